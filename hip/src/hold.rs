//! Holding a stream up until the host has done something.

use alloc::sync::Arc;

use crate::Stream;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{Signal, trace_call};
use crate::runtime::Shared;
use crate::stream::StreamCore;

/// A point in a stream's work that the work behind it does not pass before the host lets it.
///
/// What `hipLaunchHostFunc` and `hipStreamAddCallback` are made of: a thread of the caller waits until the point is
/// reached, calls the function, and drops the hold.
#[must_use = "the stream goes on when it is dropped"]
pub struct Hold {
    shared: Arc<Shared>,
    stream: Arc<StreamCore>,
    before: Signal,
    gate: Signal,
}

impl Stream {
    /// Holds up all work that is submitted from now on.
    ///
    /// # Errors
    /// [`Error::Fault`] of earlier work; [`Error::Hsa`].
    #[doc(alias = "hipLaunchHostFunc")]
    #[doc(alias = "hipStreamAddCallback")]
    pub fn hold(&self) -> Result<Hold> {
        let _call = trace_call!(Layer::Hip, "hipLaunchHostFunc", "device {}", self.core.device);
        let gate = self
            .shared
            .hsa
            .signal(1)
            .map_err(Error::hsa("hsa_signal_create"))?;
        let before = self.core.mark(&self.shared)?;
        let hold = Hold {
            shared: self.shared.clone(),
            stream: self.core.clone(),
            before,
            gate,
        };
        self.core.wait_for(&self.shared, hold.gate.clone())?;
        // Whoever waits for the stream waits for what is behind the gate.
        self.core.mark(&self.shared)?;
        Ok(hold)
    }
}

impl Hold {
    /// Waits until the work before the point is complete.
    ///
    /// # Errors
    /// [`Error::Fault`] if that work was lost.
    pub fn reached(&self) -> Result<()> {
        self.shared.wait(&self.before)?;
        match self.stream.tail.lock().lost(&self.before) {
            Some(fault) => Err(Error::Fault(fault.clone())),
            None => Ok(()),
        }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.gate.store(0);
    }
}

impl core::fmt::Debug for Hold {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Hold(device {})", self.stream.device)
    }
}
