//! Who does the GPU's work, and who sleeps until it is done.

use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_gpu::scheduler::Progress;
use outcrop_platform::WaitOutcome;

use super::Machine;
use crate::kmd::events::Pause;

/// Passes over all queues that one doorbell without worker threads, or one spin step with them, pays for.
const PASSES: usize = 8;
/// The longest sleep of a client that would have to do the GPU's work when it wakes.
const INLINE_SLEEP_NS: u64 = 1_000_000;
/// As above, when a queue waits for what nobody tells about.
const INLINE_POLL_NS: u64 = 50_000;

impl Machine {
    /// Does the GPU's work for a while, unless another client does.
    fn work_inline(&self, passes: usize) -> Option<Progress> {
        let mut worker = self.inline.try_lock()?;
        Some(self.kernel.scheduler.help(&mut worker, passes))
    }

    /// A doorbell has been rung.
    pub(super) fn rung(&self) {
        if !self.kernel.hinted.load(Ordering::Relaxed) {
            self.kernel.hinted.store(true, Ordering::Relaxed);
        }
        if self.threads != 0 {
            self.kernel.scheduler.notify();
        } else {
            self.work_inline(PASSES);
        }
    }

    /// One step of a client that spins. It does the GPU's work meanwhile, also where there are threads for it: that is
    /// sooner than any of them can wake.
    pub(super) fn spin(&self) {
        let passes = if self.threads != 0 { PASSES } else { 1 };
        if self.work_inline(passes) != Some(Progress::Worked) {
            self.kernel.host.relax();
        }
    }

    /// As [`Platform::wait`](outcrop_platform::Platform::wait).
    pub(super) fn wait_or_work(
        &self,
        word: &AtomicU32,
        expected: u32,
        timeout_ns: Option<u64>,
    ) -> WaitOutcome {
        let host = &self.kernel.host;
        if self.threads != 0 {
            return host.wait(word, expected, timeout_ns);
        }
        let deadline = timeout_ns.map(|t| host.monotonic_ns().saturating_add(t));
        self.sleep(word, expected, deadline)
    }

    /// Sleeps while `*word == expected`, at most until `deadline`, or does the GPU's work instead.
    fn sleep(&self, word: &AtomicU32, expected: u32, deadline: Option<u64>) -> WaitOutcome {
        let host = &self.kernel.host;
        let left = || deadline.map(|d| d.saturating_sub(host.monotonic_ns()));
        if self.threads != 0 {
            return host.wait(word, expected, left());
        }
        let cap = match self.work_inline(1) {
            Some(Progress::Worked) => {
                return if left() == Some(0) {
                    WaitOutcome::TimedOut
                } else {
                    WaitOutcome::Woken
                };
            }
            Some(Progress::Idle) => INLINE_SLEEP_NS,
            Some(Progress::Polls) | None => INLINE_POLL_NS,
        };
        let left = left();
        match host.wait(word, expected, Some(left.map_or(cap, |l| l.min(cap)))) {
            WaitOutcome::TimedOut if left.is_none_or(|l| l > cap) => WaitOutcome::Woken,
            outcome => outcome,
        }
    }

    /// One pause of `WAIT_EVENTS`.
    pub(crate) fn pause(&self, word: &AtomicU32, deadline: Option<u64>) -> Pause {
        match self.sleep(word, 0, deadline) {
            WaitOutcome::TimedOut => Pause::TimedOut,
            WaitOutcome::Woken => Pause::Again,
            WaitOutcome::Interrupted => Pause::Interrupted,
        }
    }
}
