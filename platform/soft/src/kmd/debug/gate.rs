//! Where a runtime sleeps until its debugger has taken note of it.

use core::sync::atomic::{AtomicU32, Ordering};

use crate::machine::Machine;

/// The debugger has gone: nobody is left who could open the gate.
const GONE: u32 = 1 << 31;

/// A counting semaphore (`runtime_enable_sema`) that lets everyone pass when the debugger goes.
#[derive(Default)]
pub(crate) struct RuntimeGate(AtomicU32);

impl RuntimeGate {
    /// Closes the gate: a debugger has come.
    pub(super) fn close(&self) {
        self.0.store(0, Ordering::Release);
    }

    /// Lets one runtime pass.
    pub(super) fn open(&self, machine: &Machine) {
        // ORDERING: release, so that the runtime sees what the debugger did before.
        self.0.fetch_add(1, Ordering::Release);
        machine.kernel.host.wake(&self.0, 1);
    }

    /// Lets all pass, now and later.
    pub(in crate::kmd) fn give_up(&self, host: &dyn outcrop_platform::Host) {
        self.0.fetch_or(GONE, Ordering::Release);
        host.wake(&self.0, u32::MAX);
    }

    /// Sleeps until the gate is open.
    pub(super) fn pass(&self, machine: &Machine) {
        loop {
            let open = self.0.load(Ordering::Acquire);
            if open & GONE != 0 {
                return;
            }
            if open == 0 {
                machine.pause(&self.0, None);
                continue;
            }
            let passed = self
                .0
                .compare_exchange(open, open - 1, Ordering::AcqRel, Ordering::Relaxed);
            if passed.is_ok() {
                return;
            }
        }
    }
}
