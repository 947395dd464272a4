//! Memory with addresses: allocations and registered host memory.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::thunk::{Core, pending};
use crate::{DmaBuf, Error, MemFlags, NodeId, Thunk};

/// Memory that GPUs can map, freed when dropped.
///
/// Dropping it while a queue still uses it as ring, pointer page or save area is the owner's mistake: the
/// driver refuses (EBUSY) and the memory stays until the process ends.
pub struct Memory {
    core: Arc<Core>,
    node: NodeId,
    address: u64,
    size: u64,
    flags: MemFlags,
}

impl Thunk {
    /// Allocates memory of a node, at an address of the thunk's choice; no GPU has it mapped yet.
    ///
    /// On a GPU's node it is VRAM, on another one system memory: pages of this process, or GTT with
    /// [`MemFlags::NON_PAGED`]. `size` is rounded up to whole pages. The host can use it if the flags have
    /// [`MemFlags::HOST_ACCESS`]; its host address is the GPU's.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a size of 0 or flags that do not go together, [`Error::NoSuchNode`],
    /// [`Error::NoAddress`], or the driver's (ENOMEM).
    #[doc(alias = "hsaKmtAllocMemory")]
    pub fn alloc_memory(&self, node: NodeId, size: u64, flags: MemFlags) -> Result<Memory, Error> {
        self.alloc_memory_align(node, size, 0, None, flags)
    }

    /// Allocates as [`Thunk::alloc_memory`], aligned to `align` (0, or a power of two), at `address` if that
    /// is given and free; elsewhere, or with [`MemFlags::FIXED_ADDRESS`] not at all, if it is taken.
    ///
    /// # Errors
    /// As [`Thunk::alloc_memory`], and [`Error::AddressTaken`].
    #[doc(alias = "hsaKmtAllocMemoryAlign")]
    pub fn alloc_memory_align(
        &self,
        node: NodeId,
        size: u64,
        align: u64,
        address: Option<u64>,
        flags: MemFlags,
    ) -> Result<Memory, Error> {
        let _ = (node, size, align, address, flags);
        pending()
    }

    /// Registers host memory of this process for GPUs (userptr); no GPU has it mapped yet.
    ///
    /// Any range will do; whole pages around it are registered. [`Memory::address`] is where GPUs see
    /// `address`: the same number, unless those pages are registered already, when they appear elsewhere.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a size of 0 or a range that wraps, [`Error::NoGpu`], or the driver's
    /// (EFAULT for addresses with nothing behind them).
    ///
    /// # Safety
    /// The range stays mapped until the registration is dropped. GPUs may then write it at any time, so
    /// Rust may hold no references into it while they do.
    #[doc(alias = "hsaKmtRegisterMemory")]
    #[expect(unsafe_code, reason = "GPUs write the memory")]
    pub unsafe fn register_memory(
        &self,
        address: *mut u8,
        size: usize,
        flags: MemFlags,
    ) -> Result<Memory, Error> {
        let _ = (address, size, flags);
        pending()
    }
}

impl Memory {
    /// First address, for GPUs; for the host too if [`Memory::host_ptr`] is some.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes: those that were asked for, rounded up to pages for an allocation.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Where the host sees it, or `None` without [`MemFlags::HOST_ACCESS`].
    pub fn host_ptr(&self) -> Option<*mut u8> {
        None
    }

    /// The node whose memory it is.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The flags that it was made with.
    pub fn flags(&self) -> MemFlags {
        self.flags
    }

    /// The thunk that it belongs to.
    pub fn thunk(&self) -> Thunk {
        Thunk::from_core(self.core.clone())
    }

    /// Maps the memory to exactly these GPUs: others that had it mapped lose it.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's; the GPUs that had it mapped before then still do, and no others.
    #[doc(alias = "hsaKmtMapMemoryToGPUNodes")]
    pub fn map_to_gpus(&self, nodes: &[NodeId]) -> Result<(), Error> {
        let _ = nodes;
        pending()
    }

    /// Unmaps the memory from all GPUs.
    ///
    /// # Errors
    /// The driver's: EBUSY while a queue uses it.
    #[doc(alias = "hsaKmtUnmapMemoryToGPU")]
    pub fn unmap_from_gpus(&self) -> Result<(), Error> {
        pending()
    }

    /// The GPUs that have it mapped, in order.
    pub fn mapped_gpus(&self) -> Vec<NodeId> {
        Vec::new()
    }

    /// Makes a dma-buf of it, for another process or another driver.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtExportDMABufHandle")]
    pub fn export_dmabuf(&self) -> Result<DmaBuf, Error> {
        pending()
    }

    /// Unmaps and frees the memory now, and tells whether that worked; dropping does the same silently.
    ///
    /// # Errors
    /// The driver's: EBUSY while a queue uses it. What could be undone is undone.
    #[doc(alias = "hsaKmtFreeMemory")]
    pub fn free(self) -> Result<(), Error> {
        pending()
    }
}
