//! The runtime: one opened platform, its agents, and everything that is freed with it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::{Agent, Error, MemoryPool, Platform, Signal};

/// A running HSA runtime.
///
/// A cheap handle: clones share one runtime, which shuts down when the last clone and the last
/// object made from it are dropped.
#[derive(Clone)]
pub struct Runtime {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {}

impl Runtime {
    /// Opens the platform's KFD and reads its topology.
    ///
    /// # Errors
    /// [`Error::Thunk`] if the device cannot be opened or its topology not be read.
    #[doc(alias = "hsa_init")]
    pub fn new(platform: Arc<dyn Platform>) -> Result<Runtime, Error> {
        todo!()
    }

    /// The platform below.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        todo!()
    }

    /// All agents in the order of their nodes.
    #[doc(alias = "hsa_iterate_agents")]
    pub fn agents(&self) -> impl Iterator<Item = Agent> + '_ {
        core::iter::empty()
    }

    /// The GPU agents in the order of their nodes.
    pub fn gpus(&self) -> impl Iterator<Item = Agent> + '_ {
        core::iter::empty()
    }

    /// The first CPU agent.
    pub fn cpu(&self) -> Agent {
        todo!()
    }

    /// System memory whose writes the other side sees at once: for signals, kernel arguments and
    /// pinned host memory.
    pub fn fine_pool(&self) -> MemoryPool {
        todo!()
    }

    /// Nanoseconds on the clock of [`Runtime::system_ns`].
    #[doc(alias = "HSA_SYSTEM_INFO_TIMESTAMP")]
    pub fn now_ns(&self) -> u64 {
        todo!()
    }

    /// Turns a GPU time stamp of `agent` (see [`Signal::times`]) into nanoseconds on the clock of [`Runtime::now_ns`].
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent; [`Error::Thunk`] if the clocks cannot be read.
    #[doc(alias = "hsa_amd_profiling_convert_tick_to_system_domain")]
    pub fn system_ns(&self, agent: &Agent, ticks: u64) -> Result<u64, Error> {
        todo!()
    }
}
