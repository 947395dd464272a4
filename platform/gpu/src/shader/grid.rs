//! A dispatched kernel and the threads that run it.

use alloc::sync::Arc;

use super::{Launch, LaunchError, ShaderFault};

/// What one thread needs to run waves: registers and scratch space, used again for the next.
#[derive(Default)]
pub struct Worker {}

impl Worker {
    /// A worker with nothing allocated yet.
    pub fn new() -> Self {
        Self::default()
    }
}

/// How far a grid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridState {
    /// Workgroups are left, or run on other threads.
    ///
    /// `progress` tells whether this call executed anything; if not, all that is left runs elsewhere.
    Running {
        /// Whether this call executed any instruction.
        progress: bool,
    },
    /// Every workgroup has ended.
    Done,
    /// A wave faulted; no wave of the grid runs any more.
    Faulted(ShaderFault),
}

/// One dispatched kernel.
pub struct Grid {
    launch: Launch,
}

impl Grid {
    /// Reads and checks the kernel descriptor and prepares its code.
    ///
    /// # Errors
    /// [`LaunchError`]; nothing has run then.
    pub fn new(launch: Launch) -> Result<Arc<Self>, LaunchError> {
        Ok(Arc::new(Self { launch }))
    }

    /// Runs about `budget` wave instructions of this grid.
    ///
    /// Any number of threads may call this at once. A workgroup that has used up its share is parked and
    /// others run, so that all workgroups that fit on the GPU at once make progress.
    pub fn run(&self, _worker: &mut Worker, _budget: u64) -> GridState {
        let _ = &self.launch;
        GridState::Running { progress: false }
    }

    /// The state without running anything.
    pub fn state(&self) -> GridState {
        GridState::Running { progress: false }
    }

    /// Stops the grid: waves end at their next slice, and no further workgroup starts.
    ///
    /// For queues that are destroyed, evicted or reset while a kernel runs.
    pub fn cancel(&self) {}

    /// Wave instructions that have been executed so far.
    pub fn instructions(&self) -> u64 {
        0
    }
}
