//! Doorbell pages: one for each GPU of a process, mapped for the host and for that GPU.
#![expect(unsafe_code, reason = "maps doorbell pages")]

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::{BoRequest, MapSource, Prot};

use crate::Error;
use crate::address::{Wish, reserve};
use crate::buffer::Buffer;
use crate::thunk::{Core, Gpu};

/// Doorbells of a process on a GPU.
const DOORBELLS: u64 = 1024;

/// The doorbells of this process on one GPU.
pub(crate) struct DoorbellPage {
    /// Gives everything back when dropped.
    _buffer: Buffer,
    base: *mut u8,
}

// SAFETY: the page belongs to the process, and it is only stored to, through raw pointers.
unsafe impl Send for DoorbellPage {}

/// Bytes of a doorbell: 8 since gfx9.
pub(crate) fn doorbell_size(gfx_target_version: u32) -> u64 {
    if gfx_target_version >= 90000 { 8 } else { 4 }
}

/// Bytes of a process's doorbells.
pub(crate) fn page_size(gfx_target_version: u32) -> u64 {
    (DOORBELLS * doorbell_size(gfx_target_version)).max(crate::PAGE_SIZE)
}

/// The address of the doorbell that the driver gave to queue `queue_id`, whose page is mapped if need be.
pub(crate) fn doorbell(core: &Core, gpu: &Gpu, queue_id: u32, driver_offset: u64) -> Result<*mut u64, Error> {
    let gfx = core.node(gpu.node)?.properties.gfx_target_version;
    let size = page_size(gfx);
    // Since gfx9 the driver tells the place in the page; before, it was the queue's number.
    let (page_offset, in_page) = match doorbell_size(gfx) {
        8 => (driver_offset & !(size - 1), driver_offset & (size - 1)),
        bytes => (driver_offset, u64::from(queue_id) * bytes),
    };
    let mut page = gpu.doorbells.lock();
    let base = match &*page {
        Some(page) => page.base,
        None => page.insert(map(core, gpu, size, page_offset)?).base,
    };
    Ok(base.wrapping_add(in_page as usize).cast())
}

fn map(core: &Core, gpu: &Gpu, size: u64, mmap_offset: u64) -> Result<DoorbellPage, Error> {
    let wish = Wish {
        size,
        align: 0,
        at: None,
        fixed: false,
        limit: core.va_limit,
    };
    let range = reserve(core.platform(), wish)?;
    let base = range.base();
    let request = BoRequest {
        gpu_id: gpu.gpu_id,
        va: base.addr() as u64,
        size,
        flags: abi::KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL
            | abi::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE
            | abi::KFD_IOC_ALLOC_MEM_FLAGS_COHERENT,
        host_address: 0,
    };
    // SAFETY: no userptr.
    let bo = unsafe { core.kfd.alloc(&request) }?;
    let source = MapSource::File(core.kfd.fd(), mmap_offset);
    // SAFETY: the range was reserved just now and nothing knows it.
    unsafe { range.replace(0, size as usize, Prot::READ | Prot::WRITE, source) }?;
    let buffer = Buffer::new(bo, Some(range));
    buffer.map_to_gpus(&[gpu.gpu_id])?;
    Ok(DoorbellPage {
        _buffer: buffer,
        base,
    })
}
