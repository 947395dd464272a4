//! Agents: the processors of the system, and what is to be known about them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use outcrop_abi::queue::{AQL_QUEUE_MAX_PACKETS, AQL_QUEUE_MIN_PACKETS};
use outcrop_thunk::{Capability, HeapType, Node, NodeId, Thunk};

use crate::clock::{Clock, Reading};
use crate::code::Isa;
use crate::{Error, MemoryPool, PoolKind, Runtime};

/// What an agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "hsa_device_type_t")]
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
#[doc(alias = "hsa_agent_t")]
pub struct Agent {
    pub(crate) runtime: Runtime,
    pub(crate) index: u32,
}

/// A set of agents of one runtime: bit n is the agent of [`Agent::index`] n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct AgentSet(pub u64);

impl AgentSet {
    /// Whether an agent is in it.
    pub fn contains(self, agent: &Agent) -> bool {
        self.0 >> agent.index & 1 != 0
    }

    pub(crate) fn with(self, index: u32) -> AgentSet {
        AgentSet(self.0 | 1 << index)
    }
}

/// A cache of an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_cache_t")]
pub struct CacheInfo {
    /// 1 to 4.
    pub level: u8,
    /// Bytes.
    pub size: u64,
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
    /// `"GPU-…"` with 16 hexadecimal digits; `"GPU-XX"` or `"CPU-XX"` where there is no number.
    pub uuid: String,
    /// Compute units of all partitions, or cores.
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
    /// Whether the host can access all of it.
    pub large_bar: bool,
    /// PCI domain.
    pub domain: u32,
    /// PCI bus, device and function: `bus << 8 | device << 3 | function`.
    pub bdf_id: u32,
    /// PCI device id.
    pub chip_id: u32,
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
    /// Waves with scratch that one compute unit holds at most.
    pub max_scratch_waves_per_cu: u32,
}

/// What the runtime keeps of an agent.
pub(crate) struct AgentData {
    pub(crate) kind: AgentKind,
    pub(crate) node: NodeId,
    pub(crate) isas: Vec<Isa>,
    pub(crate) info: AgentInfo,
    pub(crate) clock: Clock,
}

/// Work-items of a workgroup: the same for every GPU so far.
const WORKGROUP_MAX: u16 = 1024;
/// Bytes of private segment of a lane: the wave size field of COMPUTE_TMPRING_SIZE holds 8191 KiB of a wave
/// of 64.
const PRIVATE_SEGMENT_MAX: u32 = 8191 * 1024 / 64;

impl AgentData {
    pub(crate) fn new(thunk: &Thunk, node: &Node) -> Result<AgentData, Error> {
        let mut data = if node.is_gpu() {
            AgentData::gpu(node)
        } else {
            AgentData::cpu(node)
        };
        if data.kind == AgentKind::Gpu {
            let first = Reading::take(thunk, data.node)?;
            data.clock = Clock::new(first, data.info.timestamp_frequency);
        }
        Ok(data)
    }

    fn gpu(node: &Node) -> AgentData {
        let p = &node.properties;
        let (major, minor, step) = p.gfx_version();
        let sramecc = p.capability.contains(Capability::SRAM_EDC_SUPPORTED);
        let isa = Isa::of_agent(p.gfx_target_version, sramecc, false);
        let mut isas: Vec<Isa> = isa.into_iter().collect();
        isas.extend(isa.iter().flat_map(|isa| isa.generics().collect::<Vec<_>>()));
        let vram = node.memory_banks.iter().filter(|bank| {
            [HeapType::FRAME_BUFFER_PUBLIC, HeapType::FRAME_BUFFER_PRIVATE].contains(&bank.heap_type)
        });
        let mut info = AgentInfo {
            name: isa.map_or_else(
                || format!("gfx{major}{minor}{step:x}"),
                |isa| isa.processor.into(),
            ),
            product_name: node.marketing_name.clone(),
            vendor_name: "AMD",
            gpu_id: node.gpu_id,
            uuid: match p.unique_id {
                0 => "GPU-XX".into(),
                id => format!("GPU-{id:016x}"),
            },
            compute_units: p.cu_count(),
            simds_per_cu: p.simd_per_cu,
            wavefront_size: p.wave_front_size,
            max_waves_per_cu: p.max_waves_per_simd * p.simd_per_cu,
            workgroup_max_size: u32::from(WORKGROUP_MAX),
            workgroup_max_dim: [WORKGROUP_MAX; 3],
            grid_max_dim: [i32::MAX as u32, u32::from(u16::MAX), u32::from(u16::MAX)],
            grid_max_size: u64::from(u32::MAX),
            group_segment_size: p.lds_size_in_kb * 1024,
            private_segment_max: PRIVATE_SEGMENT_MAX,
            queues_max: p.num_cp_queues,
            queue_min_size: AQL_QUEUE_MIN_PACKETS,
            queue_max_size: AQL_QUEUE_MAX_PACKETS,
            max_clock_mhz: p.max_engine_clk_fcompute,
            domain: p.domain,
            bdf_id: p.location_id,
            chip_id: p.device_id,
            ucode_version: p.fw_version,
            sdma_ucode_version: p.sdma_fw_version,
            shader_engines: p.array_count.checked_div(p.simd_arrays_per_engine).unwrap_or(0),
            shader_arrays_per_engine: p.simd_arrays_per_engine,
            xccs: p.xcc_count(),
            sdma_engines: p.num_sdma_engines,
            sdma_xgmi_engines: p.num_sdma_xgmi_engines,
            // The reference clock: 100 MHz since gfx940 and on gfx10 and later, 25 MHz on gfx90a and 908,
            // 27 MHz on the first gfx9. The driver does not tell.
            timestamp_frequency: match (major, minor, step) {
                (9, 0, 8 | 10) => 25_000_000,
                (9, 0, _) => 27_000_000,
                _ => 100_000_000,
            },
            max_scratch_waves_per_cu: p.max_slots_scratch_cu,
            ..AgentInfo::default()
        };
        for bank in vram {
            info.local_memory_size += bank.size_in_bytes;
            info.memory_clock_mhz = info.memory_clock_mhz.max(bank.mem_clk_max);
            info.memory_width_bits = info.memory_width_bits.max(bank.width);
            info.large_bar = bank.heap_type == HeapType::FRAME_BUFFER_PUBLIC;
        }
        if let Some(apertures) = &node.apertures {
            info.group_aperture = apertures.lds.base;
            info.private_aperture = apertures.scratch.base;
        }
        info.set_caches(node);
        AgentData {
            kind: AgentKind::Gpu,
            node: node.id,
            isas,
            info,
            clock: Clock::default(),
        }
    }

    fn cpu(node: &Node) -> AgentData {
        let p = &node.properties;
        let mut info = AgentInfo {
            name: node.marketing_name.clone(),
            product_name: node.marketing_name.clone(),
            vendor_name: "CPU",
            uuid: "CPU-XX".into(),
            compute_units: p.cpu_cores_count,
            max_clock_mhz: p.max_engine_clk_ccompute,
            ..AgentInfo::default()
        };
        for bank in &node.memory_banks {
            info.local_memory_size += bank.size_in_bytes;
            info.memory_clock_mhz = info.memory_clock_mhz.max(bank.mem_clk_max);
            info.memory_width_bits = info.memory_width_bits.max(bank.width);
        }
        info.large_bar = true;
        info.set_caches(node);
        AgentData {
            kind: AgentKind::Cpu,
            node: node.id,
            isas: Vec::new(),
            info,
            clock: Clock::default(),
        }
    }
}

impl AgentInfo {
    /// One cache of each level: that of data, the largest if there are several kinds.
    fn set_caches(&mut self, node: &Node) {
        for cache in &node.caches {
            let Ok(level) = u8::try_from(cache.level) else {
                continue;
            };
            let info = CacheInfo {
                level,
                size: u64::from(cache.size) * 1024,
                line: cache.cache_line_size,
            };
            match self.caches.iter_mut().find(|known| known.level == level) {
                Some(known) if known.size < info.size => *known = info,
                Some(_) => {}
                None => self.caches.push(info),
            }
        }
        self.caches.sort_by_key(|cache| cache.level);
        self.cacheline_size = self.caches.last().map_or(0, |cache| cache.line);
    }
}

impl Agent {
    pub(crate) fn data(&self) -> &AgentData {
        // A handle is made for agents that exist, of which none goes away.
        &self.runtime.shared.agents[self.index as usize]
    }

    /// The data of a GPU agent of this runtime.
    pub(crate) fn checked_gpu(&self, runtime: &Runtime) -> Result<&AgentData, Error> {
        let data = self.checked(runtime)?;
        match data.kind {
            AgentKind::Gpu => Ok(data),
            AgentKind::Cpu => Err(Error::InvalidAgent { node: data.node.0 }),
        }
    }

    /// The data of an agent of this runtime.
    pub(crate) fn checked(&self, runtime: &Runtime) -> Result<&AgentData, Error> {
        let data = self.data();
        if runtime.owns(self) {
            Ok(data)
        } else {
            Err(Error::InvalidAgent { node: data.node.0 })
        }
    }

    /// What it is.
    pub fn kind(&self) -> AgentKind {
        self.data().kind
    }

    /// Its place among the runtime's agents.
    pub fn index(&self) -> usize {
        self.index as usize
    }

    /// The KFD node.
    #[doc(alias = "HSA_AMD_AGENT_INFO_DRIVER_NODE_ID")]
    pub fn node(&self) -> u32 {
        self.data().node.0
    }

    /// `"gfx942"` for a GPU.
    pub fn name(&self) -> &str {
        &self.data().info.name
    }

    /// All that is known about it.
    #[doc(alias = "hsa_agent_get_info")]
    pub fn info(&self) -> &AgentInfo {
        &self.data().info
    }

    /// Instruction sets whose code objects it runs, the most specific first; none for a CPU agent or an
    /// unknown processor.
    #[doc(alias = "hsa_agent_iterate_isas")]
    pub fn isas(&self) -> &[Isa] {
        &self.data().isas
    }

    /// Its memory pools.
    #[doc(alias = "hsa_amd_agent_iterate_memory_pools")]
    pub fn pools(&self) -> Vec<MemoryPool> {
        let kinds: &[PoolKind] = match self.kind() {
            AgentKind::Cpu => &[PoolKind::Fine, PoolKind::Kernarg, PoolKind::Coarse],
            AgentKind::Gpu => &[PoolKind::Coarse, PoolKind::Fine, PoolKind::Group],
        };
        let pool = |kind: &PoolKind| MemoryPool {
            agent: self.clone(),
            kind: *kind,
        };
        kinds.iter().map(pool).collect()
    }

    /// Its pool of one kind.
    pub fn pool(&self, kind: PoolKind) -> Option<MemoryPool> {
        self.pools().into_iter().find(|pool| pool.kind == kind)
    }

    /// Bytes of its own memory that are free.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent; [`Error::Thunk`] if the KFD does not answer.
    #[doc(alias = "HSA_AMD_AGENT_INFO_MEMORY_AVAIL")]
    pub fn memory_available(&self) -> Result<u64, Error> {
        let data = self.checked_gpu(&self.runtime)?;
        Ok(self.runtime.shared.thunk.available_memory(data.node)?)
    }

    /// The runtime.
    pub fn runtime(&self) -> &Runtime {
        &self.runtime
    }
}

impl PartialEq for Agent {
    fn eq(&self, other: &Agent) -> bool {
        self.index == other.index && self.runtime.owns(other)
    }
}

impl Eq for Agent {}

impl core::fmt::Debug for Agent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Agent({}, node {})", self.name(), self.node())
    }
}
