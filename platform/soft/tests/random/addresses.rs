//! Addresses that a pointer made of others leads to.

use super::client::*;

/// Addresses that differ in the lower half only.
pub(super) const HALF: u64 = 1 << 32;

/// Reserves all addresses with one upper half, and has the client give out those of the last quarter from then on.
///
/// Fields of one request overlap halves of pointers of another, and what was taken is sent again with other fields in
/// it. So the lower half of a pointer may become a number, a flag or a `gpu_id`: with only reservations of the test
/// around it leads nowhere, while else the test's own stack or heap may be there, for the machine to write to as it was
/// asked. No number that is likely lies in the last quarter.
pub(super) fn reserve_half(c: &Client) -> u64 {
    let whole = c.reserve(2 * HALF);
    let half = whole.next_multiple_of(HALF);
    for (from, to) in [(whole, half), (half + HALF, whole + 2 * HALF)] {
        if from < to {
            c.hide(from, to - from);
        }
    }
    *c.room.lock().unwrap() = half + HALF / 4 * 3 + PAGE..half + HALF - PAGE;
    half
}

/// The upper halves of the addresses where the process has something.
pub(super) fn upper_halves() -> impl Iterator<Item = u64> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let bounds: Vec<_> = maps
        .lines()
        .filter_map(|line| line.split_once(' ')?.0.split_once('-'))
        .map(|(start, end)| [start, end].map(|text| u64::from_str_radix(text, 16).unwrap()))
        .filter(|[start, _]| *start < 1 << 47)
        .collect();
    bounds
        .into_iter()
        .flat_map(|[start, end]| start / HALF..=(end - 1) / HALF)
}
