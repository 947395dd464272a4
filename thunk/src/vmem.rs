//! Virtual memory management: addresses, physical memory and mappings as objects of their own.

#![expect(unsafe_code, reason = "maps memory for the host")]

use alloc::sync::Arc;
use core::fmt;
use core::sync::atomic::Ordering;

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::trace::Layer;
use outcrop_kfd::{
    Bo, BoRequest, DmaBufFile, Fd, GemHandle, GpuAccess, MapSource, Mapping, Placement, Prot, trace_call,
};

use crate::address::{Wish, reserve};
use crate::memory::driver_flags;
use crate::thunk::Core;
use crate::{Error, MemFlags, NodeId, PAGE_SIZE, Thunk, VaAccess};

/// A range of addresses with nothing behind it, given back when dropped.
///
/// Mappings inside it must be gone before.
pub struct Reservation {
    range: Mapping,
    _core: Arc<Core>,
    size: u64,
}

/// Physical memory without addresses, freed when dropped.
///
/// Its pages live on while a [`DmaBuf`] or an [`ImportedMemory`] of it does.
pub struct PhysicalMemory {
    bo: Bo,
    core: Arc<Core>,
    node: NodeId,
    size: u64,
}

/// A dma-buf file, closed when dropped.
#[derive(Debug)]
pub struct DmaBuf {
    file: DmaBufFile,
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
    handle: Arc<GemHandle>,
    _core: Arc<Core>,
    node: NodeId,
}

/// Pages of [`ImportedMemory`] in the page tables of its GPU, unmapped when dropped.
pub struct VaMapping {
    memory: ImportedMemory,
    address: u64,
    size: u64,
    access: VaAccess,
    /// Whether [`VaMapping::unmap`] has been called.
    gone: bool,
}

/// Pages of [`ImportedMemory`] in the host's address space; dropping puts reserved addresses back.
pub struct CpuMapping {
    placement: Placement,
    memory: ImportedMemory,
}

/// Takes sizes and addresses that are whole pages.
fn whole_pages(argument: &'static str, value: u64) -> Result<(), Error> {
    match value.is_multiple_of(PAGE_SIZE) {
        true => Ok(()),
        false => Err(Error::InvalidArgument { argument, value }),
    }
}

/// Takes sizes that are whole pages, and not none.
fn some_pages(argument: &'static str, value: u64) -> Result<(), Error> {
    match value {
        0 => Err(Error::InvalidArgument { argument, value }),
        value => whole_pages(argument, value),
    }
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
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtAllocMemoryAlign",
            "OnlyAddress size {size:#x}"
        );
        some_pages("size", size)?;
        let core = self.core();
        let wish = Wish {
            size,
            align,
            at: hint,
            fixed: false,
            limit: core.va_limit,
        };
        let range = reserve(core.platform(), wish)?;
        Ok(Reservation {
            range,
            _core: core.clone(),
            size,
        })
    }

    /// Allocates physical memory without addresses: VRAM of a GPU's node, or system memory.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a size that is 0 or no whole pages, [`Error::NoSuchNode`],
    /// [`Error::NoGpu`], or the driver's (ENOMEM).
    #[doc(alias = "hsaKmtAllocMemory")]
    pub fn alloc_physical(&self, node: NodeId, size: u64, flags: MemFlags) -> Result<PhysicalMemory, Error> {
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtAllocMemory",
            "NoAddress node {node} size {size:#x}"
        );
        some_pages("size", size)?;
        let core = self.core();
        let not_here = MemFlags::GDS_MEMORY
            | MemFlags::SCRATCH
            | MemFlags::ONLY_ADDRESS
            | MemFlags::FIXED_ADDRESS
            | MemFlags::AQL_QUEUE_MEMORY;
        if flags.intersects(not_here) {
            return Err(Error::InvalidArgument {
                argument: "flags",
                value: flags.bits().into(),
            });
        }
        let vram = core.node(node)?.is_gpu();
        let gpu = if vram { core.gpu(node)? } else { core.first_gpu()? };
        let kind = match (vram, flags.contains(MemFlags::HOST_ACCESS)) {
            (true, true) => abi::KFD_IOC_ALLOC_MEM_FLAGS_VRAM | abi::KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC,
            (true, false) => abi::KFD_IOC_ALLOC_MEM_FLAGS_VRAM,
            (false, _) => abi::KFD_IOC_ALLOC_MEM_FLAGS_GTT,
        };
        let request = BoRequest {
            gpu_id: gpu.gpu_id,
            // The driver wants an address; no GPU ever maps this one, since it is none.
            va: core.next_handle_address.fetch_add(size, Ordering::Relaxed),
            size,
            flags: kind | driver_flags(flags),
            host_address: 0,
        };
        // SAFETY: no userptr.
        let bo = unsafe { core.kfd.alloc(&request) }?;
        Ok(PhysicalMemory {
            bo,
            core: core.clone(),
            node,
            size,
        })
    }

    /// Takes ownership of a dma-buf file, for example from another process.
    pub fn adopt_dmabuf(&self, fd: Fd) -> DmaBuf {
        DmaBuf::new(DmaBufFile::adopt(self.core().platform().clone(), fd))
    }

    /// Asks the driver about a dma-buf file.
    ///
    /// # Errors
    /// The driver's: EINVAL for a file that is no dma-buf of this driver.
    #[doc(alias = "hsaKmtGetDmaBufInfo")]
    pub fn dmabuf_info(&self, fd: Fd) -> Result<DmaBufInfo, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtGetDmaBufInfo", "{fd:?}");
        let core = self.core();
        let info = core.kfd.dmabuf_info(fd)?;
        Ok(DmaBufInfo {
            size: info.size,
            node: core.node_of(info.gpu_id),
            vram: info.flags & abi::KFD_IOC_ALLOC_MEM_FLAGS_VRAM != 0,
        })
    }

    /// Makes the memory behind a dma-buf file known to a GPU. The file stays the caller's.
    ///
    /// # Errors
    /// [`Error::NotAGpu`], or the driver's.
    #[doc(alias = "hsaKmtHandleImport")]
    pub fn import_dmabuf(&self, fd: Fd, node: NodeId) -> Result<ImportedMemory, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtHandleImport", "{fd:?} node {node}");
        let core = self.core();
        let handle = Arc::new(core.gpu(node)?.render.import_dmabuf(fd)?);
        Ok(ImportedMemory {
            handle,
            _core: core.clone(),
            node,
        })
    }
}

impl Reservation {
    /// First address.
    pub fn address(&self) -> u64 {
        self.range.base().addr() as u64
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
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtFreeMemory",
            "OnlyAddress {:#x}",
            self.address()
        );
        Ok(self.range.unmap()?)
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
        let _call = trace_call!(Layer::Thunk, "hsaKmtHandleExport", "size {:#x}", self.size);
        self.core.kfd.need(12)?;
        Ok(DmaBuf::new(self.bo.export_dmabuf()?))
    }

    /// Frees it now, and tells whether that worked.
    ///
    /// # Errors
    /// The driver's. The memory then stays until the process ends.
    #[doc(alias = "hsaKmtFreeMemory")]
    pub fn free(self) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtFreeMemory",
            "NoAddress size {:#x}",
            self.size
        );
        self.bo.free().map_err(|(error, bo)| {
            bo.abandon();
            Error::Kfd(error)
        })
    }
}

impl DmaBuf {
    pub(crate) fn new(file: DmaBufFile) -> DmaBuf {
        DmaBuf { file }
    }

    /// The file, open until this is dropped.
    pub fn fd(&self) -> Fd {
        self.file.fd()
    }

    /// Gives the file to the caller, who closes it.
    pub fn into_fd(self) -> Fd {
        self.file.into_fd()
    }
}

impl ImportedMemory {
    /// The GPU that knows the memory.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Whether both are the same memory on the same GPU.
    pub fn is_same(&self, other: &ImportedMemory) -> bool {
        self.node == other.node && self.handle.handle() == other.handle.handle()
    }

    /// Maps `[offset, offset + size)` of the memory at `address` of this GPU. All three are whole pages.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], or the driver's: EINVAL for addresses that are mapped already, or a range
    /// past the end of the memory.
    #[doc(alias = "hsaKmtMemoryVaMap")]
    pub fn va_map(&self, address: u64, size: u64, offset: u64, access: VaAccess) -> Result<VaMapping, Error> {
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtMemoryVaMap",
            "node {} {address:#x} size {size:#x} {access:?}",
            self.node
        );
        whole_pages("address", address)?;
        some_pages("size", size)?;
        whole_pages("offset", offset)?;
        let mut rights = GpuAccess::empty();
        rights.set(GpuAccess::READ, access.contains(VaAccess::READ));
        rights.set(GpuAccess::WRITE, access.contains(VaAccess::WRITE));
        rights.set(GpuAccess::EXECUTE, access.contains(VaAccess::EXECUTE));
        if rights.is_empty() {
            return Err(Error::InvalidArgument {
                argument: "access",
                value: access.bits().into(),
            });
        }
        self.handle.va_map(address, size, offset, rights)?;
        Ok(VaMapping {
            memory: self.clone(),
            address,
            size,
            access,
            gone: false,
        })
    }

    /// Maps `[offset, offset + size)` of the memory at `address` of the host, in place of reserved addresses.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], the driver's, or the platform's.
    ///
    /// # Safety
    /// The range lies in a [`Reservation`] and nothing is mapped there that anyone still uses.
    #[doc(alias = "hsaKmtMemoryCpuMap")]
    pub unsafe fn cpu_map(
        &self,
        address: u64,
        size: u64,
        offset: u64,
        prot: Prot,
    ) -> Result<CpuMapping, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtMemoryCpuMap", "{address:#x} size {size:#x}");
        whole_pages("address", address)?;
        some_pages("size", size)?;
        whole_pages("offset", offset)?;
        let base = self.handle.mmap_offset()?;
        let offset = base.checked_add(offset);
        let offset = offset.ok_or(Error::InvalidArgument {
            argument: "offset",
            value: base,
        })?;
        let render = self.handle.render();
        let source = MapSource::File(render.fd(), offset);
        let platform = render.platform().clone();
        // SAFETY: the caller's contract.
        let placement = unsafe { Placement::new(platform, address as usize, size as usize, prot, source) }?;
        Ok(CpuMapping {
            placement,
            memory: self.clone(),
        })
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
        let mut this = self;
        this.gone = true;
        this.remove()
    }

    fn remove(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtMemoryVaUnmap", "{:#x}", self.address);
        Ok(self.memory.handle.va_unmap(self.address, self.size)?)
    }
}

impl Drop for VaMapping {
    fn drop(&mut self) {
        if !self.gone {
            // Nobody is left to tell; `unmap` is for those who ask.
            let _ = self.remove();
        }
    }
}

impl CpuMapping {
    /// First address.
    pub fn address(&self) -> u64 {
        self.placement.base().addr() as u64
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.placement.len() as u64
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
        Ok(self.placement.remove()?)
    }
}

impl fmt::Debug for Reservation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reservation({:#x}, {:#x} bytes)", self.address(), self.size)
    }
}

impl fmt::Debug for PhysicalMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PhysicalMemory({:#x} bytes of node {})", self.size, self.node)
    }
}

impl fmt::Debug for ImportedMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "ImportedMemory({} of node {})",
            self.handle.handle(),
            self.node
        )
    }
}
