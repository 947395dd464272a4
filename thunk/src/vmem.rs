//! Virtual memory management: addresses, physical memory and mappings as objects of their own.

use alloc::sync::Arc;

use outcrop_kfd::{Fd, Prot};

use crate::thunk::{Core, pending};
use crate::{Error, MemFlags, NodeId, Thunk, VaAccess};

/// A range of addresses with nothing behind it, given back when dropped.
///
/// Mappings inside it must be gone before.
pub struct Reservation {
    core: Arc<Core>,
    address: u64,
    size: u64,
}

/// Physical memory without addresses, freed when dropped.
///
/// Its pages live on while a [`DmaBuf`] or an [`ImportedMemory`] of it does.
pub struct PhysicalMemory {
    core: Arc<Core>,
    node: NodeId,
    size: u64,
}

/// A dma-buf file, closed when dropped.
pub struct DmaBuf {
    core: Arc<Core>,
    fd: Fd,
}

/// What the driver knows of a dma-buf (GET_DMABUF_INFO).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DmaBufInfo {
    /// Bytes.
    pub size: u64,
    /// The GPU whose driver made it, if the topology has it.
    pub node: Option<NodeId>,
    /// Whether it is VRAM; else it is system memory.
    pub vram: bool,
}

/// Physical memory as one GPU's render node knows it (a GEM handle), let go when the last clone is dropped.
///
/// Importing the same memory on the same GPU again gives the same GEM handle; they are counted.
#[derive(Clone)]
pub struct ImportedMemory {
    core: Arc<Core>,
    node: NodeId,
}

/// Pages of [`ImportedMemory`] in the page tables of its GPU, unmapped when dropped.
pub struct VaMapping {
    memory: ImportedMemory,
    address: u64,
    size: u64,
    access: VaAccess,
}

/// Pages of [`ImportedMemory`] in the host's address space; dropping puts reserved addresses back.
pub struct CpuMapping {
    memory: ImportedMemory,
    address: u64,
    size: u64,
}

impl Thunk {
    /// Reserves addresses that no other allocation gets, near `hint` if that is given: exactly there if it is
    /// free, else anywhere. `align` is 0 (pages) or a power of two.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a size that is 0 or no whole pages, or a wrong alignment;
    /// [`Error::NoAddress`].
    #[doc(alias = "hsaKmtAllocMemoryAlign")]
    pub fn reserve_address(&self, size: u64, align: u64, hint: Option<u64>) -> Result<Reservation, Error> {
        let _ = (size, align, hint);
        pending()
    }

    /// Allocates physical memory without addresses: VRAM of a GPU's node, or system memory.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a size that is 0 or no whole pages, [`Error::NoSuchNode`],
    /// [`Error::NoGpu`], or the driver's (ENOMEM).
    #[doc(alias = "hsaKmtAllocMemory")]
    pub fn alloc_physical(&self, node: NodeId, size: u64, flags: MemFlags) -> Result<PhysicalMemory, Error> {
        let _ = (node, size, flags);
        pending()
    }

    /// Takes ownership of a dma-buf file, for example from another process.
    pub fn adopt_dmabuf(&self, fd: Fd) -> DmaBuf {
        DmaBuf {
            core: self.core().clone(),
            fd,
        }
    }

    /// Asks the driver about a dma-buf file.
    ///
    /// # Errors
    /// The driver's: EINVAL for a file that is no dma-buf of this driver.
    #[doc(alias = "hsaKmtGetDmaBufInfo")]
    pub fn dmabuf_info(&self, fd: Fd) -> Result<DmaBufInfo, Error> {
        let _ = fd;
        pending()
    }

    /// Makes the memory behind a dma-buf file known to a GPU. The file stays the caller's.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtHandleImport")]
    pub fn import_dmabuf(&self, fd: Fd, node: NodeId) -> Result<ImportedMemory, Error> {
        let _ = (fd, node);
        pending()
    }
}

impl Reservation {
    /// First address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Gives the addresses back now, and tells whether that worked.
    ///
    /// # Errors
    /// The platform's.
    pub fn free(self) -> Result<(), Error> {
        let _ = &self.core;
        pending()
    }
}

impl PhysicalMemory {
    /// The node whose memory it is.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Makes a dma-buf of it.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtHandleExport")]
    #[doc(alias = "hsaKmtExportDMABufHandle")]
    pub fn export_dmabuf(&self) -> Result<DmaBuf, Error> {
        let _ = &self.core;
        pending()
    }

    /// Frees it now, and tells whether that worked.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtMemHandleFree")]
    pub fn free(self) -> Result<(), Error> {
        pending()
    }
}

impl DmaBuf {
    /// The file, open until this is dropped.
    pub fn fd(&self) -> Fd {
        let _ = &self.core;
        self.fd
    }

    /// Gives the file to the caller, who closes it.
    pub fn into_fd(self) -> Fd {
        self.fd
    }
}

impl ImportedMemory {
    /// The GPU that knows the memory.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Maps `[offset, offset + size)` of the memory at `address` of this GPU. All three are whole pages.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], or the driver's: EINVAL for addresses that are mapped already, or a range
    /// past the end of the memory.
    #[doc(alias = "hsaKmtMemoryVaMap")]
    pub fn va_map(&self, address: u64, size: u64, offset: u64, access: VaAccess) -> Result<VaMapping, Error> {
        let _ = (address, size, offset, access, &self.core);
        pending()
    }

    /// Maps `[offset, offset + size)` of the memory at `address` of the host, in place of reserved addresses.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], the driver's, or the platform's.
    ///
    /// # Safety
    /// The range lies in a [`Reservation`] and nothing is mapped there that anyone still uses.
    #[doc(alias = "hsaKmtMemoryCpuMap")]
    #[expect(unsafe_code, reason = "replaces a mapping")]
    pub unsafe fn cpu_map(
        &self,
        address: u64,
        size: u64,
        offset: u64,
        prot: Prot,
    ) -> Result<CpuMapping, Error> {
        let _ = (address, size, offset, prot);
        pending()
    }
}

impl VaMapping {
    /// First address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// What the GPU may do there.
    pub fn access(&self) -> VaAccess {
        self.access
    }

    /// The memory behind it.
    pub fn memory(&self) -> &ImportedMemory {
        &self.memory
    }

    /// Unmaps now, and tells whether that worked.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtMemoryVaUnmap")]
    pub fn unmap(self) -> Result<(), Error> {
        pending()
    }
}

impl CpuMapping {
    /// First address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The memory behind it.
    pub fn memory(&self) -> &ImportedMemory {
        &self.memory
    }

    /// Puts reserved addresses back now, and tells whether that worked.
    ///
    /// # Errors
    /// The platform's.
    pub fn unmap(self) -> Result<(), Error> {
        pending()
    }
}
