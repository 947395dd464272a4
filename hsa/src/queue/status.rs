//! Whether a queue runs, and why not.

use core::sync::atomic::Ordering;

use outcrop_abi::queue as abi;

use super::{Queue, QueueError, QueueErrorReason};
use crate::fault::Trouble;

impl Queue {
    /// Whether it runs.
    ///
    /// A loss of the GPU, or a memory fault that no queue owns up to, counts too.
    ///
    /// # Errors
    /// Why it does not. Once there is an error it stays.
    pub fn status(&self) -> Result<(), QueueError> {
        if let Some(error) = self.stopped.get() {
            return Err(*error);
        }
        let code = self.inactive.load() as u64;
        let faults = &self.agent.runtime().shared.faults;
        if code == 0 && !self.inactivated.load(Ordering::Acquire) && !faults.any_open() {
            return Ok(());
        }
        self.find_error(code)
    }

    #[cold]
    fn find_error(&self, code: u64) -> Result<(), QueueError> {
        let shared = &self.agent.runtime().shared;
        let node = self.agent.node();
        let mut error = QueueError {
            queue: self.id,
            node,
            reason: QueueErrorReason::of_code(code),
            code,
            fault: None,
        };
        if code != 0 {
            // The KFD reports the fault right after the signal: what is there already, else a short wait.
            let aperture = code & abi::QUEUE_ERROR_MEMORY_APERTURE != 0;
            let told = aperture || error.reason == QueueErrorReason::Other;
            let cell = self.inactive.cell();
            let mut trouble = shared.faults.of_queue(cell);
            for timeout_ms in [0, 5, 10, 20, 40] {
                if trouble.is_some() || (!told && timeout_ms != 0) {
                    break;
                }
                shared.faults.poll(&shared.thunk, timeout_ms);
                trouble = shared.faults.of_queue(cell);
            }
            match trouble {
                Some(Trouble::Memory(fault)) => {
                    error.fault = Some(fault);
                    if aperture {
                        error.reason = QueueErrorReason::MemoryFault;
                    }
                }
                Some(Trouble::Hardware) if error.reason == QueueErrorReason::Other => {
                    error.reason = QueueErrorReason::HardwareException;
                }
                _ => {}
            }
        } else if self.inactivated.load(Ordering::Acquire) {
            error.reason = QueueErrorReason::Inactivated;
        } else {
            let now = shared.thunk.platform().monotonic_ns();
            match shared.faults.unclaimed(node, self.created_ns, now) {
                Some(Trouble::Memory(fault)) => {
                    error.reason = QueueErrorReason::MemoryFault;
                    error.fault = Some(fault);
                }
                Some(Trouble::Hardware) => error.reason = QueueErrorReason::HardwareException,
                None => return Ok(()),
            }
        }
        let error = *self.stopped.call_once(|| error);
        shared.faults.unwatch(self.inactive.cell());
        Err(error)
    }
}
