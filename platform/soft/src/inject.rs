//! Failures on demand.

use core::sync::atomic::{AtomicU64, Ordering};

use outcrop_platform::Errno;

/// Counts the calls that can fail, and fails one of them.
#[derive(Default)]
pub(crate) struct Injector {
    calls: AtomicU64,
    /// The number of the call to fail, and in the low 16 bits the errno; 0 for none.
    plan: AtomicU64,
}

impl Injector {
    /// Plans one failure.
    pub(crate) fn plan(&self, nth: u64, errno: Errno) {
        self.calls.store(0, Ordering::SeqCst);
        let plan = if nth == 0 {
            0
        } else {
            nth << 16 | u64::from(errno.0)
        };
        self.plan.store(plan, Ordering::SeqCst);
    }

    /// Calls so far.
    pub(crate) fn calls(&self) -> u64 {
        self.calls.load(Ordering::SeqCst)
    }

    /// Counts a call.
    ///
    /// # Errors
    /// The planned errno, if this call is the one.
    pub(crate) fn call(&self) -> Result<(), Errno> {
        let n = self.calls.fetch_add(1, Ordering::SeqCst) + 1;
        let plan = self.plan.load(Ordering::SeqCst);
        if plan != 0 && plan >> 16 == n {
            return Err(Errno(plan as u16));
        }
        Ok(())
    }
}
