//! A GPU's clock on the host's.

use outcrop_thunk::{NodeId, Thunk};
use spin::Mutex;

use crate::Error;

/// Shortest time between two readings that the ratio of the clocks in it is worth anything.
const CALIBRATION_NS: u64 = 10_000_000;
/// A reading that took no longer is good enough.
const SHORT_NS: u64 = 2_000;
/// How often both clocks are read until one reading is.
const TRIES: usize = 5;

/// What both clocks showed at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reading {
    gpu: u64,
    host_ns: u64,
}

impl Reading {
    /// Reads both clocks, the host's before and after the driver's reading. Who is made to wait in between does not know
    /// what they showed together, so that the shortest of a few counts.
    pub(crate) fn take(thunk: &Thunk, node: NodeId) -> Result<Self, Error> {
        let mut shortest = u64::MAX;
        let mut reading = Self::default();
        for _ in 0..TRIES {
            let before = thunk.platform().monotonic_ns();
            let gpu = thunk.clock_counters(node)?.gpu;
            let took = thunk.platform().monotonic_ns().saturating_sub(before);
            if took < shortest {
                let host_ns = before + took / 2;
                (shortest, reading) = (took, Self { gpu, host_ns });
            }
            if shortest <= SHORT_NS {
                break;
            }
        }
        Ok(reading)
    }

    /// Whether a stamp of the GPU, whose clock may wrap, is from after this.
    fn is_before(self, ticks: u64) -> bool {
        ticks.wrapping_sub(self.gpu) as i64 > 0
    }
}

/// The latest two readings.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    last: Reading,
    before: Reading,
}

/// A GPU's clock: two readings make a line, the first and the latest.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    first: Reading,
    known: Mutex<Known>,
    /// Ticks in a second, until the readings tell better.
    frequency: u64,
}

impl Clock {
    pub(crate) fn new(first: Reading, frequency: u64) -> Self {
        Self {
            first,
            known: Mutex::new(Known {
                last: first,
                before: first,
            }),
            frequency: frequency.max(1),
        }
    }

    /// Nanoseconds of the host's clock at a stamp of the GPU's. The clocks are read once more, by `read`, for one that is
    /// newer than the latest reading only: all stamps before that are on one line. A later stamp
    /// never gets an earlier time than one that was converted before.
    pub(crate) fn host_ns(
        &self,
        ticks: u64,
        read: impl FnOnce() -> Result<Reading, Error>,
    ) -> Result<u64, Error> {
        let known = *self.known.lock();
        if !known.last.is_before(ticks) {
            return Ok(self.on_line(known, ticks));
        }
        let now = read()?;
        let known = {
            let mut known = self.known.lock();
            if known.last.is_before(now.gpu) {
                *known = Known {
                    last: now,
                    before: known.last,
                };
            }
            *known
        };
        Ok(self.on_line(known, ticks))
    }

    fn on_line(&self, Known { last, before }: Known, ticks: u64) -> u64 {
        let host = last.host_ns.saturating_sub(self.first.host_ns);
        let gpu = last.gpu.wrapping_sub(self.first.gpu);
        // Signed: a stamp may be older than the first reading.
        let delta = i128::from(ticks.wrapping_sub(last.gpu) as i64);
        let ns = if host >= CALIBRATION_NS && gpu > 0 {
            delta * i128::from(host) / i128::from(gpu)
        } else {
            delta * 1_000_000_000 / i128::from(self.frequency)
        };
        let ns = (i128::from(last.host_ns) + ns).clamp(0, i128::from(u64::MAX)) as u64;
        // What is not exact about the readings may not turn time around: all that was put on the line before the last of
        // them was not after the one before.
        if before.is_before(ticks) {
            ns.max(before.host_ns)
        } else {
            ns.min(before.host_ns)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_reading() -> Result<Reading, Error> {
        unreachable!("the clocks are read for newer stamps only")
    }

    fn at(gpu: u64, host_ns: u64) -> Result<Reading, Error> {
        Ok(Reading { gpu, host_ns })
    }

    #[test]
    fn stamps_up_to_a_reading_are_on_one_line() {
        let clock = Clock::new(at(1000, 50_000).unwrap(), 100_000_000);
        assert_eq!(clock.host_ns(1000, no_reading), Ok(50_000));
        assert_eq!(clock.host_ns(900, no_reading), Ok(49_000));
        // The GPU's clock is a little slower than it should be.
        let one_second = || at(1000 + 99_000_000, 50_000 + 1_000_000_000);
        assert_eq!(
            clock.host_ns(1000 + 49_500_000, one_second),
            Ok(50_000 + 500_000_000)
        );
        assert_eq!(
            clock.host_ns(1000 + 99_000_000, no_reading),
            Ok(50_000 + 1_000_000_000)
        );
        assert_eq!(clock.host_ns(1000, no_reading), Ok(50_000));
    }

    #[test]
    fn time_goes_on_whatever_a_reading_is_worth() {
        let clock = Clock::new(at(0, 1_000_000).unwrap(), 1_000_000_000);
        let mut last = 0;
        for n in 1..1000u64 {
            // Each reading is from after the one before, but may be 0.9 of that time too late; the stamp is from just after
            // the one before.
            let (before, now) = ((n - 1) * 1_000_000, n * 1_000_000);
            let ticks = before + 1;
            let reading = || at(now, 1_000_000 + now + n * 7919 % 900_000);
            let later = clock.host_ns(ticks, reading).unwrap();
            assert!(last <= later, "{n}: {last} {later}");
            let earlier = clock.host_ns(ticks - 1, no_reading).unwrap();
            assert!(earlier <= later, "{n}: {earlier} {later}");
            assert!(later.abs_diff(1_000_000 + ticks) <= 900_000, "{n}: {later}");
            last = clock.host_ns(now, no_reading).unwrap();
        }
    }

    #[test]
    fn a_clock_that_wraps_goes_on() {
        let clock = Clock::new(at(u64::MAX - 9, 1_000_000).unwrap(), 100_000_000);
        assert_eq!(clock.host_ns(10, || at(20, 1_000_300)), Ok(1_000_200));
        assert_eq!(clock.host_ns(u64::MAX - 9, no_reading), Ok(1_000_000));
        // One whose GPU was reset keeps what is known.
        assert_eq!(clock.host_ns(30, || at(0, 1_000_500)), Ok(1_000_400));
    }

    #[test]
    fn readings_that_fail_change_nothing() {
        let clock = Clock::new(at(0, 1_000_000).unwrap(), 100_000_000);
        let refused = Error::InvalidAgent { node: 1 };
        assert_eq!(clock.host_ns(5, || Err(refused)), Err(refused));
        assert_eq!(clock.host_ns(5, || at(10, 1_000_100)), Ok(1_000_050));
    }
}
