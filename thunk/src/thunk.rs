//! [`Thunk`]: the open driver, its nodes, and calls about a node as a whole.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use outcrop_kfd::topology::{Cache, IoLink, MemoryBank, NodeProperties, SystemProperties};
use outcrop_kfd::{Platform, Version};

use crate::Error;

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

pub(crate) struct Core {
    platform: Arc<dyn Platform>,
    version: Version,
    system: SystemProperties,
    nodes: Vec<Node>,
}

/// Stands for a body until it is there.
pub(crate) fn pending<T>() -> Result<T, Error> {
    Err(Error::NoGpu)
}

impl Thunk {
    pub(crate) fn from_core(core: Arc<Core>) -> Thunk {
        Thunk { core }
    }

    pub(crate) fn core(&self) -> &Arc<Core> {
        &self.core
    }

    /// Opens the driver, reads the topology and acquires an address space on every GPU.
    ///
    /// In the order of libhsakmt: `/dev/kfd`, GET_VERSION, topology, GET_PROCESS_APERTURES_NEW, and for
    /// each GPU its render node, ACQUIRE_VM and SET_MEMORY_POLICY.
    /// A system without a GPU opens too; its nodes are then processors only.
    ///
    /// # Errors
    /// Where there is no driver, the error of opening `/dev/kfd`, which says what to look at.
    #[doc(alias = "hsaKmtOpenKFD")]
    #[doc(alias = "hsaKmtAcquireSystemProperties")]
    pub fn open(platform: Arc<dyn Platform>) -> Result<Thunk, Error> {
        let _ = platform;
        pending()
    }

    /// The platform that the driver stands on.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        &self.core.platform
    }

    /// The version of the KFD interface.
    #[doc(alias = "hsaKmtGetVersion")]
    pub fn version(&self) -> Version {
        self.core.version
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
        let _ = node;
        pending()
    }

    /// Reads the clocks of a GPU and of the host together.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtGetClockCounters")]
    pub fn clock_counters(&self, node: NodeId) -> Result<ClockCounters, Error> {
        let _ = node;
        pending()
    }

    /// Announces the runtime to the driver, for debuggers: `r_debug` is the address of its `r_debug`
    /// structure or 0; with `setup_ttmp`, waves start with the trap temporaries filled.
    ///
    /// # Errors
    /// The driver's: EBUSY if it was announced already, EEXIST for queues that exist.
    #[doc(alias = "hsaKmtRuntimeEnable")]
    pub fn runtime_enable(&self, r_debug: u64, setup_ttmp: bool) -> Result<RuntimeInfo, Error> {
        let _ = (r_debug, setup_ttmp);
        pending()
    }

    /// Takes [`Thunk::runtime_enable`] back.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtRuntimeDisable")]
    pub fn runtime_disable(&self) -> Result<(), Error> {
        pending()
    }

    /// Sets the second-level trap handler of a GPU: addresses of its code and of its data.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtSetTrapHandler")]
    pub fn set_trap_handler(&self, node: NodeId, code: u64, data: u64) -> Result<(), Error> {
        let _ = (node, code, data);
        pending()
    }
}
