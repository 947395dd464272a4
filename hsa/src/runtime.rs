//! The runtime: one opened platform, its agents, and everything that is freed with it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{NodeId, Thunk, trace_call};

use crate::agent::AgentData;
use crate::clock::Reading;
use crate::copy::Engines;
use crate::fault::Faults;
use crate::memory::Pointers;
use crate::signal::SignalPool;
use crate::vmem::VmemState;
use crate::{Agent, AgentKind, Error, MemoryPool, Platform, PoolKind};

/// Most agents of a runtime: [`crate::AgentSet`] has one bit for each.
const MAX_AGENTS: usize = 64;

/// A running HSA runtime.
///
/// A cheap handle: clones share one runtime, which shuts down when the last clone and the last
/// object made from it are dropped.
#[derive(Clone)]
#[doc(alias = "hsa_shut_down")]
pub struct Runtime {
    pub(crate) shared: Arc<Shared>,
}

/// What the handles share. Dropped from top to bottom: what uses memory before what owns it.
pub(crate) struct Shared {
    pub(crate) engines: Engines,
    pub(crate) vmem: VmemState,
    pub(crate) pointers: Pointers,
    pub(crate) faults: Faults,
    pub(crate) signals: SignalPool,
    pub(crate) agents: Vec<AgentData>,
    /// Nodes of the GPU agents.
    pub(crate) gpu_nodes: Vec<NodeId>,
    /// Node of the first CPU agent.
    pub(crate) system_node: NodeId,
    /// Place of the first CPU agent.
    pub(crate) cpu_index: u32,
    pub(crate) thunk: Thunk,
}

impl Runtime {
    /// Opens the platform's KFD and reads its topology.
    ///
    /// A system without a GPU has CPU agents only.
    ///
    /// # Errors
    /// [`Error::Thunk`] if the device cannot be opened or its topology not be read, [`Error::Exhausted`]
    /// for more than 64 nodes.
    #[doc(alias = "hsa_init")]
    pub fn new(platform: Arc<dyn Platform>) -> Result<Runtime, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_init", "platform {}", platform.name());
        let thunk = Thunk::open(platform)?;
        if thunk.nodes().len() > MAX_AGENTS {
            return Err(Error::Exhausted {
                what: "agents",
                limit: MAX_AGENTS as u64,
            });
        }
        let agents: Vec<AgentData> = thunk
            .nodes()
            .iter()
            .map(|node| AgentData::new(&thunk, node))
            .collect::<Result<_, _>>()?;
        let cpu = agents
            .iter()
            .position(|agent| agent.kind == AgentKind::Cpu)
            .ok_or(Error::Incompatible("topology without a CPU node"))?;
        let gpu_nodes: Vec<NodeId> = agents
            .iter()
            .filter(|agent| agent.kind == AgentKind::Gpu)
            .map(|agent| agent.node)
            .collect();
        let system_node = agents.get(cpu).map_or(NodeId(0), |agent| agent.node);
        let faults = Faults::new(&thunk)?;
        let shared = Shared {
            engines: Engines::new(agents.len()),
            vmem: VmemState::new(),
            pointers: Pointers::new(),
            faults,
            signals: SignalPool::new(),
            agents,
            gpu_nodes,
            system_node,
            cpu_index: cpu as u32,
            thunk,
        };
        Ok(Runtime {
            shared: Arc::new(shared),
        })
    }

    /// The platform below.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        self.shared.thunk.platform()
    }

    /// All agents in the order of their nodes.
    #[doc(alias = "hsa_iterate_agents")]
    pub fn agents(&self) -> impl Iterator<Item = Agent> + '_ {
        (0..self.shared.agents.len()).map(|index| self.agent_at(index as u32))
    }

    /// The GPU agents in the order of their nodes.
    pub fn gpus(&self) -> impl Iterator<Item = Agent> + '_ {
        self.agents().filter(|agent| agent.kind() == AgentKind::Gpu)
    }

    /// The first CPU agent.
    pub fn cpu(&self) -> Agent {
        self.agent_at(self.shared.cpu_index)
    }

    /// The agent of a place, which must exist.
    pub(crate) fn agent_at(&self, index: u32) -> Agent {
        Agent {
            runtime: self.clone(),
            index,
        }
    }

    /// System memory whose writes the other side sees at once: for kernel arguments and pinned host memory.
    pub fn fine_pool(&self) -> MemoryPool {
        MemoryPool {
            agent: self.cpu(),
            kind: PoolKind::Fine,
        }
    }

    /// Nanoseconds of the platform's clock that never goes back.
    #[doc(alias = "HSA_SYSTEM_INFO_TIMESTAMP")]
    pub fn now_ns(&self) -> u64 {
        self.platform().monotonic_ns()
    }

    /// Turns a time stamp of an agent's GPU (see [`crate::Signal::times`]) into nanoseconds of
    /// [`Runtime::now_ns`].
    ///
    /// Their order is kept. Differences of stamps from before the latest reading of both clocks are exact to the GPU's clock,
    /// and a newer stamp has them read once more; the place on the host's clock is as good as the readings are.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent; [`Error::Thunk`] if the clocks cannot be read.
    #[doc(alias = "hsa_amd_profiling_convert_tick_to_system_domain")]
    pub fn system_ns(&self, agent: &Agent, ticks: u64) -> Result<u64, Error> {
        let data = agent.checked_gpu(self)?;
        let read = || Reading::take(&self.shared.thunk, data.node);
        data.clock.host_ns(ticks, read)
    }

    /// Whether an agent belongs to this runtime.
    pub(crate) fn owns(&self, agent: &Agent) -> bool {
        Arc::ptr_eq(&self.shared, &agent.runtime.shared)
    }
}
