//! [`Thunk`]: the open driver, its nodes, and calls about a node as a whole.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::sync::atomic::AtomicU64;

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::topology::{Cache, IoLink, MemoryBank, NodeProperties, SystemProperties, Topology};
use outcrop_kfd::trace::Layer;
use outcrop_kfd::{Errno, Kfd, Platform, RenderNode, Version, trace_call};
use spin::Mutex;

use crate::Error;
use crate::doorbell::DoorbellPage;
use crate::event::EventPageState;
use crate::names;

/// Number of a node of the topology, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A range of addresses that the GPU treats in its own way, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aperture {
    /// First address.
    pub base: u64,
    /// Last address.
    pub limit: u64,
}

/// The apertures of a GPU in this process (GET_PROCESS_APERTURES_NEW).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apertures {
    /// LDS of the workgroup: `shared_base` of kernels.
    pub lds: Aperture,
    /// Private memory of the lane: `private_base` of kernels.
    pub scratch: Aperture,
    /// What GPU page tables can map.
    pub gpuvm: Aperture,
}

/// A node of the topology: processors, memory and links of one place.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Node {
    /// Its number.
    pub id: NodeId,
    /// The driver's name for the GPU, 0 for a node without one.
    pub gpu_id: u32,
    /// The driver's short name: `"aldebaran"`, `"ip discovery"`.
    pub name: String,
    /// The name on the box: `"AMD Instinct MI300X"`; the short name where nothing better is known.
    pub marketing_name: String,
    /// Everything of the `properties` file.
    pub properties: NodeProperties,
    /// Memory banks.
    pub memory_banks: Vec<MemoryBank>,
    /// Caches.
    pub caches: Vec<Cache>,
    /// Links to other nodes, through the host and direct ones.
    pub io_links: Vec<IoLink>,
    /// Apertures of the GPU; `None` for a node without one.
    pub apertures: Option<Apertures>,
}

impl Node {
    /// Whether there is a GPU that this process can use.
    pub fn is_gpu(&self) -> bool {
        self.apertures.is_some()
    }
}

/// Clocks of a GPU and of the host, read one right after the other.
#[doc(alias = "HsaClockCounters")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockCounters {
    /// Ticks of the GPU's clock, which stamps dispatches: 100 MHz on gfx942.
    pub gpu: u64,
    /// Nanoseconds of `CLOCK_MONOTONIC_RAW`.
    pub cpu: u64,
    /// Nanoseconds of `CLOCK_BOOTTIME`.
    pub system: u64,
    /// Ticks of `system` in a second.
    pub system_frequency: u64,
}

/// What the driver tells when the runtime is announced to it (RUNTIME_ENABLE).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeInfo {
    /// `AMDKFD_…` capability bits.
    pub capabilities: u32,
}

/// The open driver.
///
/// A clone is the same one. It closes when the last clone and the last object made by it are gone.
#[derive(Clone)]
pub struct Thunk {
    core: Arc<Core>,
}

/// What this process has of a GPU.
pub(crate) struct Gpu {
    pub(crate) node: NodeId,
    pub(crate) gpu_id: u32,
    pub(crate) render: Arc<RenderNode>,
    /// Mapped when the first queue is made.
    pub(crate) doorbells: Mutex<Option<DoorbellPage>>,
}

/// What every object of a thunk holds.
///
/// The order of the fields is the order in which they go: memory before the files.
pub(crate) struct Core {
    pub(crate) event_page: Mutex<EventPageState>,
    /// First and last page of each registration that GPUs see at its own address.
    pub(crate) registered: Mutex<Vec<(u64, u64)>>,
    /// Where the next physical memory without an address pretends to be.
    pub(crate) next_handle_address: AtomicU64,
    /// The last address that every GPU can map.
    pub(crate) va_limit: u64,
    pub(crate) gpus: Vec<Gpu>,
    pub(crate) nodes: Vec<Node>,
    system: SystemProperties,
    pub(crate) kfd: Arc<Kfd>,
}

impl Core {
    fn open(platform: Arc<dyn Platform>) -> Result<Core, Error> {
        let kfd = Kfd::open(platform.clone())?;
        let topology = Topology::read(&*platform).map_err(outcrop_kfd::Error::from)?;
        let mut renders = Vec::new();
        for node in topology.nodes.iter().filter(|node| node.gpu_id != 0) {
            match RenderNode::open(platform.clone(), node.properties.drm_render_minor) {
                Ok(render) => renders.push((node.gpu_id, render)),
                // A container that was given other GPUs only.
                Err(error) if error.errno() == Some(Errno::NOENT) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let apertures = match topology.nodes.len() {
            0 => Vec::new(),
            room => kfd.process_apertures(room as u32)?,
        };
        let mut gpus = Vec::new();
        let mut nodes = Vec::new();
        let mut va_limit = CANONICAL_LIMIT;
        for node in topology.nodes {
            let render = renders
                .iter()
                .find(|(gpu_id, _)| *gpu_id == node.gpu_id)
                .map(|(_, render)| render);
            let own = apertures.iter().find(|aperture| aperture.gpu_id == node.gpu_id);
            let (id, gpu_id) = (NodeId(node.id), node.gpu_id);
            let mut revision = 0;
            let apertures = match (render, own) {
                (Some(render), Some(own)) if gpu_id != 0 => {
                    kfd.acquire_vm(gpu_id, render)?;
                    revision = render.device_info()?.pci_rev;
                    va_limit = va_limit.min(own.gpuvm_limit);
                    gpus.push(Gpu {
                        node: id,
                        gpu_id,
                        render: render.clone(),
                        doorbells: Mutex::new(None),
                    });
                    Some(Apertures {
                        lds: Aperture {
                            base: own.lds_base,
                            limit: own.lds_limit,
                        },
                        scratch: Aperture {
                            base: own.scratch_base,
                            limit: own.scratch_limit,
                        },
                        gpuvm: Aperture {
                            base: own.gpuvm_base,
                            limit: own.gpuvm_limit,
                        },
                    })
                }
                _ => None,
            };
            nodes.push(Node {
                id,
                gpu_id,
                marketing_name: match apertures {
                    Some(_) => names::marketing(&*platform, &node, revision),
                    None => node.name.clone(),
                },
                name: node.name,
                properties: node.properties,
                memory_banks: node.memory_banks,
                caches: node.caches,
                io_links: [node.io_links, node.p2p_links].concat(),
                apertures,
            });
        }
        for gpu in &gpus {
            kfd.set_memory_policy(
                gpu.gpu_id,
                abi::KFD_IOC_CACHE_POLICY_NONCOHERENT,
                abi::KFD_IOC_CACHE_POLICY_COHERENT,
            )?;
        }
        let core = Core {
            event_page: Mutex::new(EventPageState::default()),
            registered: Mutex::new(Vec::new()),
            next_handle_address: AtomicU64::new(CANONICAL_LIMIT + 1),
            va_limit,
            gpus,
            nodes,
            system: topology.system,
            kfd,
        };
        Ok(core)
    }

    pub(crate) fn platform(&self) -> &Arc<dyn Platform> {
        self.kfd.platform()
    }

    pub(crate) fn node(&self, id: NodeId) -> Result<&Node, Error> {
        self.nodes
            .iter()
            .find(|node| node.id == id)
            .ok_or(Error::NoSuchNode { node: id })
    }

    pub(crate) fn gpu(&self, id: NodeId) -> Result<&Gpu, Error> {
        self.node(id)?;
        self.gpus
            .iter()
            .find(|gpu| gpu.node == id)
            .ok_or(Error::NotAGpu { node: id })
    }

    /// The GPU whose driver holds system memory.
    pub(crate) fn first_gpu(&self) -> Result<&Gpu, Error> {
        self.gpus.first().ok_or(Error::NoGpu)
    }

    /// The node of system memory: the first one without a GPU.
    pub(crate) fn system_node(&self) -> Result<NodeId, Error> {
        self.nodes
            .iter()
            .find(|node| !node.is_gpu())
            .map(|node| node.id)
            .ok_or(Error::NoSuchNode { node: NodeId(0) })
    }

    pub(crate) fn node_of(&self, gpu_id: u32) -> Option<NodeId> {
        self.gpus
            .iter()
            .find(|gpu| gpu.gpu_id == gpu_id)
            .map(|gpu| gpu.node)
    }

    /// The gpu_ids of nodes, in order and each once.
    pub(crate) fn gpu_ids(&self, nodes: &[NodeId]) -> Result<Vec<u32>, Error> {
        let mut ids = nodes
            .iter()
            .map(|id| Ok(self.gpu(*id)?.gpu_id))
            .collect::<Result<Vec<_>, Error>>()?;
        ids.sort_unstable();
        ids.dedup();
        Ok(ids)
    }

    pub(crate) fn all_gpu_ids(&self) -> Vec<u32> {
        let mut ids: Vec<u32> = self.gpus.iter().map(|gpu| gpu.gpu_id).collect();
        ids.sort_unstable();
        ids
    }
}

/// The largest address below the hole that the processor and the GPU both have in the middle.
const CANONICAL_LIMIT: u64 = (1 << 47) - 1;

impl Thunk {
    pub(crate) fn from_core(core: Arc<Core>) -> Thunk {
        Thunk { core }
    }

    pub(crate) fn core(&self) -> &Arc<Core> {
        &self.core
    }

    /// Opens the driver, reads the topology and acquires an address space on every GPU.
    ///
    /// In the order of libhsakmt: `/dev/kfd`, GET_VERSION, topology, the render node of each GPU,
    /// GET_PROCESS_APERTURES_NEW, and for each GPU ACQUIRE_VM and SET_MEMORY_POLICY. A GPU whose render node
    /// does not exist here (a container with other GPUs) is a node without a usable GPU.
    /// Where the driver ties everything to the process ([`Platform::process_slot`]: Linux), there is one thunk for
    /// the process, which every call returns and which stays open, as libhsakmt does it.
    /// A system without a GPU opens too; its nodes are then processors only.
    ///
    /// # Errors
    /// Where there is no driver, the error of opening `/dev/kfd`, which says what to look at.
    #[doc(alias = "hsaKmtOpenKFD")]
    #[doc(alias = "hsaKmtAcquireSystemProperties")]
    pub fn open(platform: Arc<dyn Platform>) -> Result<Thunk, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtOpenKFD");
        let Some(slot) = platform.process_slot() else {
            return Ok(Thunk {
                core: Arc::new(Core::open(platform)?),
            });
        };
        let core = slot.try_call_once(|| -> Result<Arc<dyn Any + Send + Sync>, Error> {
            Ok(Arc::new(Core::open(platform)?))
        })?;
        // Nobody else puts anything there.
        let core = core.clone().downcast().map_err(|_| Error::NoGpu)?;
        Ok(Thunk { core })
    }

    /// The platform that the driver stands on.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        self.core.platform()
    }

    /// The version of the KFD interface.
    #[doc(alias = "hsaKmtGetVersion")]
    pub fn version(&self) -> Version {
        self.core.kfd.version()
    }

    /// Platform ids of the whole system.
    #[doc(alias = "hsaKmtAcquireSystemProperties")]
    pub fn system_properties(&self) -> &SystemProperties {
        &self.core.system
    }

    /// All nodes, in order of their numbers.
    #[doc(alias = "hsaKmtGetNodeProperties")]
    pub fn nodes(&self) -> &[Node] {
        &self.core.nodes
    }

    /// One node.
    ///
    /// # Errors
    /// [`Error::NoSuchNode`].
    pub fn node(&self, id: NodeId) -> Result<&Node, Error> {
        self.core
            .nodes
            .iter()
            .find(|node| node.id == id)
            .ok_or(Error::NoSuchNode { node: id })
    }

    /// Bytes of VRAM that a new allocation could still get, rounded down by the driver to its large pages.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtAvailableMemory")]
    pub fn available_memory(&self, node: NodeId) -> Result<u64, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtAvailableMemory", "node {node}");
        Ok(self.core.kfd.available_memory(self.core.gpu(node)?.gpu_id)?)
    }

    /// Reads the clocks of a GPU and of the host together.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtGetClockCounters")]
    pub fn clock_counters(&self, node: NodeId) -> Result<ClockCounters, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtGetClockCounters", "node {node}");
        let clocks = self.core.kfd.clock_counters(self.core.gpu(node)?.gpu_id)?;
        Ok(ClockCounters {
            gpu: clocks.gpu_clock_counter,
            cpu: clocks.cpu_clock_counter,
            system: clocks.system_clock_counter,
            system_frequency: clocks.system_clock_freq,
        })
    }

    /// Announces the runtime to the driver, for debuggers: `r_debug` is the address of its `r_debug`
    /// structure or 0; with `setup_ttmp`, waves start with the trap temporaries filled.
    ///
    /// # Errors
    /// The driver's: EBUSY if it was announced already, EEXIST for queues that exist.
    #[doc(alias = "hsaKmtRuntimeEnable")]
    pub fn runtime_enable(&self, r_debug: u64, setup_ttmp: bool) -> Result<RuntimeInfo, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtRuntimeEnable");
        self.core.kfd.need(13)?;
        let ttmp = if setup_ttmp {
            abi::KFD_RUNTIME_ENABLE_MODE_TTMP_SAVE_MASK
        } else {
            0
        };
        let mode = abi::KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK | ttmp;
        Ok(RuntimeInfo {
            capabilities: self.core.kfd.runtime_enable(r_debug, mode)?,
        })
    }

    /// Takes [`Thunk::runtime_enable`] back.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtRuntimeDisable")]
    pub fn runtime_disable(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtRuntimeDisable");
        self.core.kfd.need(13)?;
        Ok(self.core.kfd.runtime_enable(0, 0).map(drop)?)
    }

    /// Sets the second-level trap handler of a GPU: addresses of its code and of its data.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtSetTrapHandler")]
    pub fn set_trap_handler(&self, node: NodeId, code: u64, data: u64) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtSetTrapHandler", "node {node}");
        Ok(self
            .core
            .kfd
            .set_trap_handler(self.core.gpu(node)?.gpu_id, code, data)?)
    }
}
