//! Memory with addresses: allocations and registered host memory.
#![expect(unsafe_code, reason = "maps memory for the host")]

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::{fmt, ptr};

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::trace::Layer;
use outcrop_kfd::{BoRequest, MapSource, Prot, trace_call};

use crate::address::{Wish, pages, reserve};
use crate::buffer::Buffer;
use crate::thunk::Core;
use crate::{DmaBuf, Error, MemFlags, NodeId, PAGE_SIZE, Thunk};

/// Memory that GPUs can map, freed when dropped.
///
/// Dropping it while a queue still uses it as ring, pointer page or save area is the owner's mistake: the
/// driver refuses (EBUSY) and the memory stays until the process ends.
pub struct Memory {
    buffer: Buffer,
    /// Gives the addresses of a registration free for the next one.
    _registration: Option<Registration>,
    core: Arc<Core>,
    node: NodeId,
    address: u64,
    size: u64,
    flags: MemFlags,
    host: *mut u8,
}

// SAFETY: it is memory of the process, not of a thread, and gives no access to its bytes but a raw pointer.
unsafe impl Send for Memory {}
// SAFETY: as for Send; what changes through a shared reference is behind a lock.
unsafe impl Sync for Memory {}

/// Pages that GPUs see at the addresses of the host memory itself.
struct Registration {
    core: Arc<Core>,
    pages: (u64, u64),
}

impl Registration {
    /// `None` if one of the pages is registered already.
    fn new(core: &Arc<Core>, first: u64, last: u64) -> Option<Registration> {
        let mut registered = core.registered.lock();
        if registered
            .iter()
            .any(|(start, end)| first <= *end && *start <= last)
        {
            return None;
        }
        registered.push((first, last));
        Some(Registration {
            core: core.clone(),
            pages: (first, last),
        })
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let mut registered = self.core.registered.lock();
        if let Some(index) = registered.iter().position(|pages| *pages == self.pages) {
            registered.swap_remove(index);
        }
    }
}

/// Flags that stand for another kind of object or for hardware that is gone.
const NOT_FOR_MEMORY: MemFlags = MemFlags::GDS_MEMORY
    .union(MemFlags::SCRATCH)
    .union(MemFlags::NO_ADDRESS)
    .union(MemFlags::ONLY_ADDRESS);

/// The driver's flags for ours, without the kind of memory.
pub(crate) fn driver_flags(flags: MemFlags) -> u32 {
    let mut bits = 0;
    let mut set = |condition, flag| bits |= if condition { flag } else { 0 };
    set(
        !flags.contains(MemFlags::READ_ONLY),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE,
    );
    set(
        flags.contains(MemFlags::EXECUTE_ACCESS),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE,
    );
    set(
        !flags.contains(MemFlags::COARSE_GRAIN),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_COHERENT,
    );
    set(
        flags.contains(MemFlags::NO_SUBSTITUTE),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE,
    );
    set(
        flags.contains(MemFlags::EXTENDED_COHERENT),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_EXT_COHERENT,
    );
    set(
        flags.contains(MemFlags::CONTIGUOUS),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS,
    );
    let ring = flags.contains(MemFlags::AQL_QUEUE_MEMORY);
    set(ring, abi::KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM);
    set(
        ring || flags.contains(MemFlags::UNCACHED),
        abi::KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED,
    );
    bits
}

/// A [`Buffer`] with the host's view of it.
pub(crate) struct Allocation {
    pub(crate) buffer: Buffer,
    pub(crate) address: u64,
    pub(crate) size: u64,
    /// Null without [`MemFlags::HOST_ACCESS`].
    pub(crate) host: *mut u8,
}

/// Allocates memory of a node at addresses of its own.
pub(crate) fn allocate(
    core: &Core,
    node: NodeId,
    size: u64,
    align: u64,
    address: Option<u64>,
    flags: MemFlags,
) -> Result<Allocation, Error> {
    let invalid = Error::InvalidArgument {
        argument: "size",
        value: size,
    };
    let size = pages(size).ok_or(invalid)?;
    let wrong = flags.intersection(NOT_FOR_MEMORY);
    let unknown = flags.difference(MemFlags::all());
    if !wrong.is_empty() || !unknown.is_empty() {
        return Err(Error::InvalidArgument {
            argument: "flags",
            value: flags.bits().into(),
        });
    }
    let fixed = flags.contains(MemFlags::FIXED_ADDRESS);
    if fixed && address.is_none() {
        return Err(Error::InvalidArgument {
            argument: "address",
            value: 0,
        });
    }
    // The second half of a ring that is mapped twice shows the first one again.
    let doubled = if flags.contains(MemFlags::AQL_QUEUE_MEMORY) {
        2
    } else {
        1
    };
    let va_size = size.checked_mul(doubled).ok_or(invalid)?;
    let vram = core.node(node)?.is_gpu();
    let gpu = if vram { core.gpu(node)? } else { core.first_gpu()? };
    let range = reserve(
        core.platform(),
        Wish {
            size: va_size,
            align,
            at: address,
            fixed,
            limit: core.va_limit,
        },
    )?;
    let base = range.base();
    let host_access = flags.contains(MemFlags::HOST_ACCESS);
    let userptr = !vram && !flags.contains(MemFlags::NON_PAGED);
    let len = usize::try_from(size).map_err(|_| invalid)?;
    let both = Prot::READ | Prot::WRITE;
    if userptr {
        // SAFETY: the range was reserved just now and nothing knows it.
        unsafe { range.replace(0, len, both, MapSource::Anonymous) }?;
    }
    let kind = match (vram, userptr, host_access) {
        (true, _, true) => abi::KFD_IOC_ALLOC_MEM_FLAGS_VRAM | abi::KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC,
        (true, _, false) => abi::KFD_IOC_ALLOC_MEM_FLAGS_VRAM,
        (false, true, _) => abi::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR,
        (false, false, _) => abi::KFD_IOC_ALLOC_MEM_FLAGS_GTT,
    };
    let request = BoRequest {
        gpu_id: gpu.gpu_id,
        va: base.addr() as u64,
        size: va_size,
        flags: kind | driver_flags(flags),
        host_address: if userptr { base.addr() as u64 } else { 0 },
    };
    // SAFETY: a userptr's pages were mapped just now and only raw pointers to them are given out.
    let bo = unsafe { core.kfd.alloc(&request) }?;
    if host_access && !userptr {
        let source = MapSource::File(gpu.render.fd(), bo.mmap_offset());
        // SAFETY: the range was reserved just now and nothing knows it.
        unsafe { range.replace(0, len, both, source) }?;
    }
    Ok(Allocation {
        buffer: Buffer::new(bo, Some(range)),
        address: base.addr() as u64,
        size,
        host: if host_access { base } else { ptr::null_mut() },
    })
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
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtAllocMemoryAlign",
            "node {node} size {size:#x} {flags:?}"
        );
        let Allocation {
            buffer,
            address,
            size,
            host,
        } = allocate(self.core(), node, size, align, address, flags)?;
        let core = self.core().clone();
        Ok(Memory {
            buffer,
            _registration: None,
            core,
            node,
            address,
            size,
            flags,
            host,
        })
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
    pub unsafe fn register_memory(
        &self,
        address: *mut u8,
        size: usize,
        flags: MemFlags,
    ) -> Result<Memory, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtRegisterMemory", "{address:p} size {size:#x}");
        let core = self.core();
        let wrong = flags.intersection(NOT_FOR_MEMORY.union(MemFlags::AQL_QUEUE_MEMORY));
        if !wrong.is_empty() {
            return Err(Error::InvalidArgument {
                argument: "flags",
                value: flags.bits().into(),
            });
        }
        let start = address.expose_provenance() as u64;
        let in_page = start % PAGE_SIZE;
        let first = start - in_page;
        let covered = in_page
            .checked_add(size as u64)
            .filter(|_| size != 0)
            .and_then(pages);
        let invalid = Error::InvalidArgument {
            argument: "size",
            value: size as u64,
        };
        let covered = covered
            .filter(|covered| first.checked_add(*covered).is_some())
            .ok_or(invalid)?;
        let gpu = core.first_gpu()?;
        let last = first + (covered - 1);
        let registration = match last <= core.va_limit {
            true => Registration::new(core, first, last),
            false => None,
        };
        let range = match registration {
            Some(_) => None,
            None => {
                let wish = Wish {
                    size: covered,
                    align: 0,
                    at: None,
                    fixed: false,
                    limit: core.va_limit,
                };
                Some(reserve(core.platform(), wish)?)
            }
        };
        let va = range.as_ref().map_or(first, |range| range.base().addr() as u64);
        let request = BoRequest {
            gpu_id: gpu.gpu_id,
            va,
            size: covered,
            flags: abi::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR | driver_flags(flags),
            host_address: first,
        };
        // SAFETY: the caller's contract.
        let bo = unsafe { core.kfd.alloc(&request) }?;
        Ok(Memory {
            buffer: Buffer::new(bo, range),
            _registration: registration,
            core: core.clone(),
            node: gpu.node,
            address: va + in_page,
            size: size as u64,
            flags,
            host: address,
        })
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
        (!self.host.is_null()).then_some(self.host)
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
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtMapMemoryToGPUNodes",
            "{:#x} nodes {nodes:?}",
            self.address
        );
        self.buffer.map_to_gpus(&self.core.gpu_ids(nodes)?)
    }

    /// Unmaps the memory from all GPUs.
    ///
    /// # Errors
    /// The driver's: EBUSY while a queue uses it.
    #[doc(alias = "hsaKmtUnmapMemoryToGPU")]
    pub fn unmap_from_gpus(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtUnmapMemoryToGPU", "{:#x}", self.address);
        self.buffer.map_to_gpus(&[])
    }

    /// The GPUs that have it mapped, in order.
    pub fn mapped_gpus(&self) -> Vec<NodeId> {
        let mut nodes: Vec<NodeId> = self
            .buffer
            .mapped()
            .into_iter()
            .filter_map(|gpu_id| self.core.node_of(gpu_id))
            .collect();
        nodes.sort_unstable();
        nodes
    }

    /// Makes a dma-buf of it, for another process or another driver.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtExportDMABufHandle")]
    pub fn export_dmabuf(&self) -> Result<DmaBuf, Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtExportDMABufHandle", "{:#x}", self.address);
        self.core.kfd.need(12)?;
        Ok(DmaBuf::new(self.buffer.bo()?.export_dmabuf()?))
    }

    /// Unmaps and frees the memory now, and tells whether that worked; dropping does the same silently.
    ///
    /// # Errors
    /// The driver's: EBUSY while a queue uses it. The memory then stays until the process ends.
    #[doc(alias = "hsaKmtFreeMemory")]
    pub fn free(mut self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtFreeMemory", "{:#x}", self.address);
        self.buffer.release()
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Memory({:#x}, {:#x} bytes of node {})",
            self.address, self.size, self.node
        )
    }
}
