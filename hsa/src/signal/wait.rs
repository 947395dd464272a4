//! Waiting: look, spin for a moment, then sleep in the KFD.

use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_thunk::{WaitEntry, WaitFor};

use super::{Condition, Signal};
use crate::runtime::Shared;
use crate::{Error, Queue};

/// How long a wait spins before it sleeps: about what a sleep and a wake-up cost.
const SPIN_NS: u64 = 20_000;
/// Steps of the spin between two looks at the clock.
const SPIN_STEPS: u32 = 32;
/// Longest sleep, so that a change that raises no interrupt is noticed at last.
const SLEEP_MS: u32 = 1000;
/// Longest sleep while a signal is watched that raises no interrupt, or a fault has no culprit yet.
const SHORT_SLEEP_MS: u32 = 1;

type Wait<'a> = (&'a Signal, Condition, i64);

/// The first condition that holds, and the value seen.
fn look(waits: &[Wait<'_>]) -> Option<(usize, i64)> {
    waits
        .iter()
        .enumerate()
        .find_map(|(place, (signal, condition, value))| {
            let seen = signal.load();
            condition.holds(seen, *value).then_some((place, seen))
        })
}

/// A signal that says its copy failed to somebody who waits for success.
fn failed(waits: &[Wait<'_>]) -> Option<i64> {
    waits.iter().find_map(|(signal, condition, value)| {
        let seen = signal.load_relaxed();
        let expected = match condition {
            Condition::Eq => *value >= 0,
            Condition::Gte => *value >= 0,
            Condition::Ne | Condition::Lt => false,
        };
        (expected && seen < 0).then_some(seen)
    })
}

/// Counts a thread as waiting for signals as long as it lives.
struct Waiting<'a> {
    shared: &'a Shared,
    waits: &'a [Wait<'a>],
}

impl<'a> Waiting<'a> {
    fn new(shared: &'a Shared, waits: &'a [Wait<'a>]) -> Waiting<'a> {
        for (signal, ..) in waits {
            if let Some(slot) = shared.signals.slot(signal.index()) {
                // ORDERING: before the look at the value, in one order with who changes it.
                slot.waiters.fetch_add(1, Ordering::SeqCst);
            }
        }
        core::sync::atomic::fence(Ordering::SeqCst);
        Waiting { shared, waits }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        for (signal, ..) in self.waits {
            if let Some(slot) = self.shared.signals.slot(signal.index()) {
                slot.waiters.fetch_sub(1, Ordering::Relaxed);
            }
        }
    }
}

impl Shared {
    /// Waits until one of the conditions holds; `None` when the time passed.
    ///
    /// Fails when one of the queues has stopped, and if `copies`, when a signal says that a copy failed.
    pub(crate) fn wait_signals(
        &self,
        waits: &[Wait<'_>],
        timeout_ns: Option<u64>,
        queues: &[&Queue],
        copies: bool,
    ) -> Result<Option<(usize, i64)>, Error> {
        if let Some(found) = look(waits) {
            return Ok(Some(found));
        }
        let platform = &**self.thunk.platform();
        let start = platform.monotonic_ns();
        let deadline = timeout_ns.map(|ns| start.saturating_add(ns));
        let spin_end = deadline.unwrap_or(u64::MAX).min(start + SPIN_NS);
        loop {
            for _ in 0..SPIN_STEPS {
                platform.relax();
                if let Some(found) = look(waits) {
                    return Ok(Some(found));
                }
            }
            if platform.monotonic_ns() >= spin_end {
                break;
            }
        }

        let _waiting = Waiting::new(self, waits);
        let mut entries: Vec<WaitEntry<'_>> = Vec::new();
        let mut ages = Vec::new();
        loop {
            entries.clear();
            ages.clear();
            let mut sleep_ms = SLEEP_MS;
            let watched = waits.iter().map(|(signal, ..)| signal.index());
            for index in watched.chain(queues.iter().map(|queue| queue.inactive_signal())) {
                match self.signals.event(index) {
                    Some(of) => {
                        // The age is taken before the look at the value: a change in between does not sleep.
                        entries.push(WaitEntry {
                            age: of.age.load(Ordering::Acquire),
                            ..WaitEntry::new(of.event)
                        });
                        ages.push(of.age);
                    }
                    None => sleep_ms = SHORT_SLEEP_MS,
                }
            }
            if let Some(found) = look(waits) {
                return Ok(Some(found));
            }
            if copies && let Some(value) = failed(waits) {
                return Err(Error::CopyFailed { value });
            }
            for queue in queues {
                if let Err(error) = queue.status() {
                    // What had completed before it stopped counts.
                    return look(waits).map_or(Err(Error::Queue(error)), |found| Ok(Some(found)));
                }
            }
            if waits.iter().any(|(signal, ..)| signal.mailbox() == 0) || self.check_faults() {
                sleep_ms = SHORT_SLEEP_MS;
            }
            if let Some(deadline) = deadline {
                let now = platform.monotonic_ns();
                if now >= deadline {
                    return Ok(None);
                }
                let left_ms = (deadline - now).div_ceil(1_000_000);
                sleep_ms = sleep_ms.min(u32::try_from(left_ms).unwrap_or(u32::MAX));
            }
            let signals = entries.len();
            entries.extend(self.faults.entries());
            self.thunk.wait_events(&mut entries, WaitFor::Any, sleep_ms)?;
            for (entry, age) in entries.iter().zip(&ages) {
                age.fetch_max(entry.age, Ordering::AcqRel);
            }
            let now = platform.monotonic_ns();
            for entry in entries.iter().skip(signals) {
                self.faults.record(&entry.report, now);
            }
        }
    }
}
