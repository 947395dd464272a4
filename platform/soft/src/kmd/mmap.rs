//! What a mapping of `/dev/kfd` shows, by its offset (`kfd_priv.h`, `kfd_mmap`).

use alloc::sync::Arc;

use outcrop_platform::Errno;

use super::DOORBELL_SLICE;
use super::device::Kernel;
use super::process::Process;
use crate::memory::{Bo, Domain, PAGE};

/// The two top bits: what is mapped.
pub(crate) const TYPE_MASK: u64 = 3 << 62;
/// The doorbells of a GPU.
pub(crate) const DOORBELL: u64 = 3 << 62;
/// The event page.
pub(crate) const EVENTS: u64 = 2 << 62;
/// Memory that the kernel reserves for a trap handler (APUs only).
pub(crate) const RESERVED_MEM: u64 = 1 << 62;
/// The remapped register page of a GPU.
pub(crate) const MMIO: u64 = 0;

const GPU_SHIFT: u32 = 46;

/// A `gpu_id` in its place.
pub(crate) fn gpu(gpu_id: u32) -> u64 {
    u64::from(gpu_id & 0xffff) << GPU_SHIFT
}

/// The `gpu_id` of an offset.
pub(crate) fn gpu_id(offset: u64) -> u32 {
    (offset >> GPU_SHIFT) as u32 & 0xffff
}

/// What `len` bytes at `offset` show to a process.
///
/// # Errors
/// [`Errno::NODEV`] for a GPU that there is not, [`Errno::INVAL`] for a length that the thing has not.
pub(crate) fn view(
    kernel: &Arc<Kernel>,
    process: &Arc<Process>,
    offset: u64,
    len: u64,
) -> Result<Arc<Bo>, Errno> {
    let gpu_id = gpu_id(offset);
    let kind = offset & TYPE_MASK;
    if kind == EVENTS {
        return process.events.page_for_mmap(len);
    }
    let device = kernel.device(gpu_id).ok_or(Errno::NODEV)?;
    let whole = match kind {
        // Only APUs keep the trap handler's memory in the process.
        RESERVED_MEM => return Err(Errno::INVAL),
        MMIO => PAGE,
        _ => DOORBELL_SLICE,
    };
    if len != whole {
        return Err(Errno::INVAL);
    }
    if kind == MMIO {
        return kernel.create_bo(device.index, PAGE, Domain::Mmio(device.index), 0, 0);
    }
    let mut state = process.state.lock();
    let (device, per_device) = state.device(kernel, gpu_id)?;
    let index = device.index;
    let doorbells = process.doorbells(per_device)?;
    drop(state);
    kernel.doorbell_bo(index, &doorbells)
}
