//! Buffer objects.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use outcrop_platform::{Errno, Fd};
use spin::{Mutex, Once};

use super::{Extent, Foreign, Heap};
use crate::drm::Fence;

/// Counts of living objects, for [`crate::Usage`].
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) bos: AtomicU64,
    pub(crate) bo_bytes: AtomicU64,
    pub(crate) queues: AtomicU64,
    pub(crate) events: AtomicU64,
    pub(crate) gpu_mappings: AtomicU64,
    pub(crate) reclaimed: AtomicU64,
}

pub(crate) fn up(counter: &AtomicU64, n: u64) {
    counter.fetch_add(n, Ordering::Relaxed);
}

pub(crate) fn down(counter: &AtomicU64, n: u64) {
    counter.fetch_sub(n, Ordering::Relaxed);
}

/// Where a BO lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Domain {
    /// Memory of the GPU with this index.
    Vram(usize),
    /// System memory that the GPU reaches.
    Gtt,
    /// The process's own pages.
    UserPages,
    /// A process's doorbells of the GPU with this index.
    Doorbell(usize),
    /// The remapped register page of the GPU with this index.
    Mmio(usize),
}

/// What holds the bytes of a BO.
pub(crate) enum Backing {
    /// A piece of one of the machine's heaps.
    Extent(Extent),
    /// Memory of the process, by address.
    Process(usize),
    /// The extent of another BO (a doorbell or register page that all handles share).
    Shared(Arc<Extent>),
    /// Memory of another process's machine.
    Foreign(Foreign),
}

/// What `AMDGPU_GEM_METADATA` attaches to a BO.
#[derive(Default)]
pub(crate) struct Metadata {
    pub(crate) flags: u64,
    pub(crate) tiling: u64,
    pub(crate) bytes: Vec<u8>,
}

/// What a BO was asked to be, as `GEM_OP` tells it.
#[derive(Clone, Copy)]
pub(crate) struct Placement {
    /// Bytes, a multiple of the page size.
    pub(crate) alignment: u64,
    /// `AMDGPU_GEM_DOMAIN_*`.
    pub(crate) domains: u64,
}

/// Memory with a size and a place.
pub(crate) struct Bo {
    pub(crate) size: u64,
    pub(crate) domain: Domain,
    pub(crate) backing: Backing,
    /// The GPU whose driver made it.
    pub(crate) gpu: usize,
    /// `AMDGPU_GEM_CREATE_*`.
    pub(crate) create_flags: u64,
    /// The offset by which it is mapped through a render node.
    pub(crate) mmap_offset: u64,
    pub(crate) metadata: Mutex<Metadata>,
    pub(crate) placement: Mutex<Placement>,
    /// Of jobs that use it, with the render file that submitted them.
    pub(crate) fences: Mutex<Vec<(usize, Fence)>>,
    counters: Arc<Counters>,
    budget: Option<Arc<AtomicU64>>,
    /// Where it counts as given by `ALLOC_MEMORY_OF_GPU`.
    pub(crate) given: Once<VramCharge>,
    /// Made of pages that may not be written.
    read_only: AtomicBool,
}

/// What a new BO is to be.
pub(crate) struct NewBo {
    pub(crate) size: u64,
    pub(crate) domain: Domain,
    pub(crate) backing: Backing,
    pub(crate) gpu: usize,
    pub(crate) create_flags: u64,
    pub(crate) mmap_offset: u64,
    /// Where its bytes have been charged already.
    pub(crate) budget: Option<Arc<AtomicU64>>,
}

impl Bo {
    pub(crate) fn new(new: NewBo, counters: &Arc<Counters>) -> Arc<Self> {
        up(&counters.bos, 1);
        up(&counters.bo_bytes, new.size);
        Arc::new(Self {
            size: new.size,
            domain: new.domain,
            backing: new.backing,
            gpu: new.gpu,
            create_flags: new.create_flags,
            mmap_offset: new.mmap_offset,
            metadata: Mutex::default(),
            fences: Mutex::default(),
            placement: Mutex::new(Placement {
                alignment: 0,
                domains: match new.domain {
                    Domain::Vram(_) => outcrop_abi::drm::AMDGPU_GEM_DOMAIN_VRAM,
                    _ => outcrop_abi::drm::AMDGPU_GEM_DOMAIN_GTT,
                },
            }),
            counters: Arc::clone(counters),
            budget: new.budget,
            given: Once::new(),
            read_only: AtomicBool::new(false),
        })
    }

    /// Makes it one that no GPU writes, before it is mapped.
    pub(crate) fn set_read_only(&self) {
        self.read_only.store(true, Ordering::Release);
    }

    pub(crate) fn is_read_only(&self) -> bool {
        self.read_only.load(Ordering::Acquire)
    }

    /// The address at which this side and the GPU reach the bytes.
    pub(crate) fn host(&self) -> *mut u8 {
        match &self.backing {
            Backing::Extent(extent) => extent.host(),
            Backing::Process(address) => core::ptr::with_exposed_provenance_mut(*address),
            Backing::Shared(extent) => extent.host(),
            Backing::Foreign(foreign) => foreign.host(),
        }
    }

    /// What a mapping of the BO's byte `offset` shows.
    ///
    /// # Errors
    /// [`Errno::PERM`] for user pages, which have a mapping already.
    pub(crate) fn source(&self, offset: u64) -> Result<(Fd, u64), Errno> {
        let (file, start) = match &self.backing {
            Backing::Extent(extent) => extent.source(),
            Backing::Process(_) => return Err(Errno::PERM),
            Backing::Shared(extent) => extent.source(),
            Backing::Foreign(foreign) => foreign.source(),
        };
        Ok((file, start + offset))
    }

    /// The process's pages behind the BO.
    pub(crate) fn user_pages(&self) -> Option<(usize, usize)> {
        match self.backing {
            Backing::Process(address) => Some((address, self.size as usize)),
            _ => None,
        }
    }
}

impl Drop for Bo {
    fn drop(&mut self) {
        down(&self.counters.bos, 1);
        down(&self.counters.bo_bytes, self.size);
        if let Some(used) = &self.budget {
            used.fetch_sub(self.size, Ordering::AcqRel);
        }
    }
}

/// Bytes that are counted somewhere until this is dropped.
pub(crate) struct VramCharge {
    used: Arc<AtomicU64>,
    bytes: u64,
}

impl VramCharge {
    /// `bytes` that `used` has in it already.
    pub(crate) fn new(used: Arc<AtomicU64>, bytes: u64) -> Self {
        Self { used, bytes }
    }
}

impl Drop for VramCharge {
    fn drop(&mut self) {
        self.used.fetch_sub(self.bytes, Ordering::AcqRel);
    }
}

/// Takes `size` bytes from a budget of `total`, or nothing.
///
/// # Errors
/// [`Errno::NOMEM`] if less is left.
pub(crate) fn reserve(used: &AtomicU64, total: u64, size: u64) -> Result<(), Errno> {
    let take = |now: u64| now.checked_add(size).filter(|&next| next <= total);
    // ORDERING: acquire-release, so that the sum is exact among all takers and givers.
    used.fetch_update(Ordering::AcqRel, Ordering::Acquire, take)
        .map(|_| ())
        .map_err(|_| Errno::NOMEM)
}

/// An extent of `size` bytes of `heap`, charged to `used`.
///
/// # Errors
/// [`Errno::NOMEM`].
pub(crate) fn take_charged(
    heap: &Arc<Heap>,
    used: &AtomicU64,
    total: u64,
    size: u64,
) -> Result<Extent, Errno> {
    reserve(used, total, size)?;
    heap.take(size).inspect_err(|_| {
        used.fetch_sub(size, Ordering::AcqRel);
    })
}
