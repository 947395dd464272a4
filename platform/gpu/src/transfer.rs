//! Copies and fills, a piece at a time.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use crate::vm::{Access, MemoryFault, Snapshot};

/// Bytes that are moved before other queues get a turn.
const PIECE: u64 = 1 << 20;

/// How far a transfer is.
pub(crate) enum Progress {
    /// So many bytes (rows, for rectangles) are done.
    Upto(u64),
    /// All is done.
    Done,
}

fn so_far(done: u64, all: u64) -> Progress {
    if done >= all {
        Progress::Done
    } else {
        Progress::Upto(done)
    }
}

/// Moves `bytes` bytes, across range boundaries.
fn move_bytes(vm: &Snapshot, from: u64, to: u64, bytes: u64) -> Result<(), MemoryFault> {
    let mut done = 0;
    while done < bytes {
        let (source, target) = (from.wrapping_add(done), to.wrapping_add(done));
        let src = vm.translate(source, Access::READ)?;
        let dst = vm.translate(target, Access::WRITE)?;
        let n = (bytes - done).min(src.end - source).min(dst.end - target);
        // SAFETY: `n` bytes from both addresses lie in their spans, which stay while the snapshot does.
        unsafe { core::ptr::copy(src.at(source), dst.at(target), n as usize) };
        done += n;
    }
    Ok(())
}

/// The next piece of a linear copy.
pub(crate) fn copy(
    vm: &Snapshot,
    from: u64,
    to: u64,
    bytes: u64,
    done: u64,
) -> Result<Progress, MemoryFault> {
    let n = (bytes - done).min(PIECE);
    move_bytes(vm, from.wrapping_add(done), to.wrapping_add(done), n)?;
    Ok(so_far(done + n, bytes))
}

/// A linear surface and a place in it; all counts are of elements.
pub(crate) struct Surface {
    pub(crate) address: u64,
    pub(crate) at: [u64; 3],
    /// From one row to the next.
    pub(crate) pitch: u64,
    /// From one slice to the next.
    pub(crate) slice: u64,
}

impl Surface {
    /// Device address of the first element of row `y` of slice `z` of a box at the place.
    fn row(&self, y: u64, z: u64, element: u64) -> u64 {
        let [x0, y0, z0] = self.at;
        let rows = (y0 + y).wrapping_mul(self.pitch);
        let slices = (z0 + z).wrapping_mul(self.slice);
        let elements = x0.wrapping_add(rows).wrapping_add(slices);
        self.address.wrapping_add(elements.wrapping_mul(element))
    }
}

/// The next rows of a copy of a box between two linear surfaces; `element` is bytes of one element.
pub(crate) fn copy_box(
    vm: &Snapshot,
    source: &Surface,
    target: &Surface,
    [width, rows, slices]: [u64; 3],
    element: u64,
    done: u64,
) -> Result<Progress, MemoryFault> {
    let width = width.wrapping_mul(element);
    let all = rows.saturating_mul(slices);
    let last = all.min(done + (PIECE / width.max(1)).max(1));
    for row in done..last {
        let (y, z) = (row % rows, row / rows);
        move_bytes(vm, source.row(y, z, element), target.row(y, z, element), width)?;
    }
    Ok(so_far(last, all))
}

/// The next piece of a fill of `pieces` pieces at a stride, each of which is `bytes` bytes long.
pub(crate) fn fill_multi(
    vm: &Snapshot,
    to: u64,
    (stride, pieces): (u64, u64),
    (pattern, bytes): (u32, u64),
    done: u64,
) -> Result<Progress, MemoryFault> {
    if bytes == 0 {
        return Ok(Progress::Done);
    }
    let last = pieces.min(done + (PIECE / bytes).max(1));
    for piece in done..last {
        let to = to.wrapping_add(piece.wrapping_mul(stride));
        let mut at = 0;
        while let Progress::Upto(more) = fill(vm, to, pattern, bytes, at)? {
            at = more;
        }
    }
    Ok(so_far(last, pieces))
}

/// The next piece of a fill with a 32-bit pattern; a last part of a word gets the word's first bytes.
pub(crate) fn fill(
    vm: &Snapshot,
    to: u64,
    pattern: u32,
    bytes: u64,
    done: u64,
) -> Result<Progress, MemoryFault> {
    let n = (bytes - done).min(PIECE);
    let mut at = 0;
    while at < n {
        let target = to.wrapping_add(done + at);
        let span = vm.translate(target, Access::WRITE)?;
        let part = (n - at).min(span.end - target) as usize;
        let phase = ((done + at) % 4) as u32;
        let host = span.at(target);
        let word = pattern.rotate_right(8 * phase);
        let [first, rest @ ..] = word.to_le_bytes();
        if rest == [first; 3] {
            // SAFETY: `part` bytes from `target` lie in the span, which stays while the snapshot does.
            unsafe { host.write_bytes(first, part) };
        } else {
            for i in 0..part / 4 {
                // SAFETY: as above.
                unsafe { host.add(i * 4).cast::<u32>().write_unaligned(word) };
            }
            for (i, byte) in word.to_le_bytes().into_iter().enumerate().take(part % 4) {
                // SAFETY: as above.
                unsafe { host.add(part / 4 * 4 + i).write(byte) };
            }
        }
        at += part as u64;
    }
    Ok(so_far(done + n, bytes))
}
