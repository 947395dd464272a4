//! Agents: the processors of the system, and what is to be known about them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::code::Isa;
use crate::{Error, MemoryPool, PoolKind, Runtime};

/// What an agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgentKind {
    /// The host's processor.
    Cpu,
    /// A GPU.
    Gpu,
}

/// One processor of the system.
///
/// A handle; it keeps the runtime alive.
#[derive(Clone)]
pub struct Agent {
    pub(crate) runtime: Runtime,
    pub(crate) index: u32,
}

/// A set of agents of one runtime, by [`Agent::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct AgentSet(pub u64);

/// A cache of an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheInfo {
    /// 1 to 4.
    pub level: u8,
    /// Bytes.
    pub size: u32,
    /// Bytes.
    pub line: u32,
}

/// What `hsa_agent_get_info` tells of an agent.
///
/// Fields that have no meaning for a CPU agent are 0.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct AgentInfo {
    /// `"gfx942"`, or the processor's name.
    pub name: String,
    /// The name of the product.
    pub product_name: String,
    /// `"AMD"` or `"CPU"`.
    pub vendor_name: &'static str,
    /// The KFD's `gpu_id`.
    pub gpu_id: u32,
    /// `"GPU-…"`, or `"CPU-XX"`.
    pub uuid: String,
    /// Compute units of all partitions.
    pub compute_units: u32,
    /// SIMD units of a compute unit.
    pub simds_per_cu: u32,
    /// Lanes of a wavefront, 32 or 64.
    pub wavefront_size: u32,
    /// Waves that one compute unit holds at most.
    pub max_waves_per_cu: u32,
    /// Work-items of a workgroup at most.
    pub workgroup_max_size: u32,
    /// Work-items of a workgroup at most, by dimension.
    pub workgroup_max_dim: [u16; 3],
    /// Work-items of a grid at most, by dimension.
    pub grid_max_dim: [u32; 3],
    /// Work-items of a grid at most.
    pub grid_max_size: u64,
    /// Bytes of group segment (LDS) that a workgroup may use.
    pub group_segment_size: u32,
    /// Bytes of private segment that a lane may use.
    pub private_segment_max: u32,
    /// Queues that can be made at one time.
    pub queues_max: u32,
    /// Packets of the smallest queue.
    pub queue_min_size: u32,
    /// Packets of the largest queue.
    pub queue_max_size: u32,
    /// Whether cooperative queues (GWS) are supported.
    pub cooperative_queues: bool,
    /// The caches by level.
    pub caches: Vec<CacheInfo>,
    /// Bytes of a line of the last cache.
    pub cacheline_size: u32,
    /// MHz.
    pub max_clock_mhz: u32,
    /// MHz.
    pub memory_clock_mhz: u32,
    /// Bits.
    pub memory_width_bits: u32,
    /// Bytes of the agent's own memory.
    pub local_memory_size: u64,
    /// PCI domain.
    pub domain: u32,
    /// PCI bus, device and function: `bus << 8 | device << 3 | function`.
    pub bdf_id: u32,
    /// PCI device id.
    pub chip_id: u32,
    /// Revision of the chip.
    pub asic_revision: u32,
    /// Family number of the chip.
    pub asic_family_id: u32,
    /// Microcode version of the compute engine.
    pub ucode_version: u32,
    /// Microcode version of the SDMA engines.
    pub sdma_ucode_version: u32,
    /// Shader engines.
    pub shader_engines: u32,
    /// Shader arrays of a shader engine.
    pub shader_arrays_per_engine: u32,
    /// XCC partitions.
    pub xccs: u32,
    /// PCIe SDMA engines.
    pub sdma_engines: u32,
    /// XGMI SDMA engines.
    pub sdma_xgmi_engines: u32,
    /// Hz of the GPU's time stamps.
    pub timestamp_frequency: u64,
    /// First address of the flat aperture of the group segment.
    pub group_aperture: u64,
    /// First address of the flat aperture of the private segment.
    pub private_aperture: u64,
    /// Whether XNACK (retry of page faults) is on.
    pub xnack: bool,
}

impl Agent {
    /// What it is.
    pub fn kind(&self) -> AgentKind {
        todo!()
    }

    /// Its place among the runtime's agents.
    pub fn index(&self) -> usize {
        self.index as usize
    }

    /// The KFD node.
    #[doc(alias = "HSA_AMD_AGENT_INFO_DRIVER_NODE_ID")]
    pub fn node(&self) -> u32 {
        todo!()
    }

    /// `"gfx942"` for a GPU.
    pub fn name(&self) -> &str {
        todo!()
    }

    /// All that is known about it.
    #[doc(alias = "hsa_agent_get_info")]
    pub fn info(&self) -> &AgentInfo {
        todo!()
    }

    /// Instruction sets whose code objects it runs, the most specific first.
    #[doc(alias = "hsa_agent_iterate_isas")]
    pub fn isas(&self) -> &[Isa] {
        todo!()
    }

    /// Its memory pools.
    #[doc(alias = "hsa_amd_agent_iterate_memory_pools")]
    pub fn pools(&self) -> Vec<MemoryPool> {
        todo!()
    }

    /// Its pool of one kind.
    pub fn pool(&self, kind: PoolKind) -> Option<MemoryPool> {
        todo!()
    }

    /// Bytes of its own memory that are free.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent; [`Error::Thunk`] if the KFD does not answer.
    #[doc(alias = "HSA_AMD_AGENT_INFO_MEMORY_AVAIL")]
    pub fn memory_available(&self) -> Result<u64, Error> {
        todo!()
    }

    /// The runtime.
    pub fn runtime(&self) -> &Runtime {
        &self.runtime
    }
}
