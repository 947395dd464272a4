//! A GPU as the kernel side has it, and what all processes share.

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use outcrop_gpu::scheduler::Scheduler;
use outcrop_gpu::shader::observe::Observer;
use outcrop_isa::Target;
use outcrop_platform::{Errno, Host};
use spin::Mutex;

use super::changes::Changes;
use super::debug::WatchPoints;
use super::ipc::Store;
use super::irq::Irq;
use super::process::Task;
use super::sdma::SdmaQueues;
use super::smi::Listeners;
use crate::drm::StableClocks;
use crate::memory::{
    Backing, Bo, Counters, Domain, Extent, Foreign, Heap, NewBo, PAGE, VramCharge, reserve, take_charged,
};
use crate::options::Options;
use crate::product::{Model, Place};

/// Bytes of a process's doorbells of one GPU (`kfd_doorbell_process_slice` on gfx9): 1024 of 8 bytes.
pub(crate) const DOORBELL_SLICE: u64 = 8192;
/// The first offset of a BO in a render node's file (`DRM_FILE_PAGE_OFFSET_START`).
const FIRST_MMAP_OFFSET: u64 = 0x1_0000_0000;
/// The least that is kept for page tables (`AMDGPU_VM_RESERVED_VRAM`).
const RESERVED_VRAM: u64 = 8 << 20;
/// What is called available comes in pieces of this size (`VRAM_AVAILABILITY_ALIGN`).
const AVAILABILITY_ALIGN: u64 = 2 << 20;

/// One GPU.
pub(crate) struct Device {
    /// Its number in the machine.
    pub(crate) index: usize,
    /// `gpu_id` of its topology node.
    pub(crate) id: u32,
    pub(crate) place: Place,
    vram: Arc<Heap>,
    vram_used: Arc<AtomicU64>,
    /// What `ALLOC_MEMORY_OF_GPU` has given, each in pieces of `AVAILABILITY_ALIGN`.
    given: Arc<AtomicU64>,
    pub(crate) mmio: Arc<Extent>,
    pub(crate) listeners: Listeners,
    pub(crate) sdma: SdmaQueues,
    pub(crate) stable_clocks: StableClocks,
    pub(super) watch_points: WatchPoints,
    /// Resets so far, each after a job that hung (`gpu_reset_counter`).
    pub(crate) resets: Arc<AtomicU32>,
}

impl Device {
    pub(crate) fn new(place: Place, vram: Arc<Heap>, mmio: Extent) -> Self {
        Self {
            index: place.index,
            id: place.id,
            place,
            vram,
            vram_used: Arc::default(),
            given: Arc::default(),
            mmio: Arc::new(mmio),
            listeners: Listeners::default(),
            sdma: SdmaQueues::new(place.model),
            stable_clocks: StableClocks::default(),
            watch_points: WatchPoints::default(),
            resets: Arc::default(),
        }
    }

    /// What the GPU is like.
    pub(crate) fn model(&self) -> &'static Model {
        self.place.model
    }

    fn usable_vram(&self) -> u64 {
        let all = self.place.vram_bytes;
        all - (all >> 14).max(RESERVED_VRAM).min(all)
    }

    /// Bytes of VRAM that BOs have.
    pub(crate) fn vram_used(&self) -> u64 {
        self.vram_used.load(Ordering::Acquire)
    }

    /// Takes VRAM for pages that stay elsewhere; what it is taken from gets it back.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if less is left.
    pub(crate) fn take_vram(&self, bytes: u64) -> Result<VramCharge, Errno> {
        reserve(&self.vram_used, self.usable_vram(), bytes)?;
        Ok(VramCharge::new(Arc::clone(&self.vram_used), bytes))
    }

    /// What `AVAILABLE_MEMORY` says.
    pub(crate) fn available(&self) -> u64 {
        let given = self.given.load(Ordering::Acquire);
        self.usable_vram().saturating_sub(given) & !(AVAILABILITY_ALIGN - 1)
    }

    /// Counts a BO that `ALLOC_MEMORY_OF_GPU` has made; what is returned counts down when it is dropped.
    pub(crate) fn give(&self, bytes: u64) -> VramCharge {
        let bytes = bytes.next_multiple_of(AVAILABILITY_ALIGN);
        self.given.fetch_add(bytes, Ordering::AcqRel);
        VramCharge::new(Arc::clone(&self.given), bytes)
    }
}

/// What the kernel side has once.
pub(crate) struct Kernel {
    pub(crate) host: Arc<dyn Host>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) changes: Arc<Changes>,
    pub(crate) devices: alloc::vec::Vec<Device>,
    pub(crate) scheduler: Arc<Scheduler>,
    pub(crate) irq: Arc<Irq>,
    /// Operating system processes by their number.
    pub(crate) tasks: Mutex<BTreeMap<u32, Weak<Task>>>,
    /// Whether any client has ever told of a doorbell store; if not, doorbells are polled.
    pub(crate) hinted: Arc<AtomicBool>,
    pub(crate) options: Options,
    /// Who watches the GPUs' kernels.
    pub(crate) observer: Option<Arc<dyn Observer>>,
    /// BOs that processes import by a handle.
    pub(crate) shared: Store,
    nodes: Mutex<BTreeMap<u64, Weak<Bo>>>,
    next_offset: AtomicU64,
    pub(crate) next_pasid: AtomicU32,
    pub(crate) doorbells: Arc<Heap>,
    system: Arc<Heap>,
    pub(crate) system_bytes: u64,
    /// Processors that the topology tells of.
    pub(crate) cpus: usize,
    system_used: Arc<AtomicU64>,
}

/// What [`Kernel`] is made from.
pub(crate) struct Parts {
    pub(crate) host: Arc<dyn Host>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) devices: alloc::vec::Vec<Device>,
    pub(crate) scheduler: Arc<Scheduler>,
    pub(crate) doorbells: Arc<Heap>,
    pub(crate) system: Arc<Heap>,
    pub(crate) system_bytes: u64,
    pub(crate) cpus: usize,
    pub(crate) irq: Arc<Irq>,
    pub(crate) options: Options,
    pub(crate) observer: Option<Arc<dyn Observer>>,
}

impl Kernel {
    pub(crate) fn new(parts: Parts) -> Self {
        Self {
            host: parts.host,
            counters: parts.counters,
            devices: parts.devices,
            scheduler: parts.scheduler,
            irq: parts.irq,
            options: parts.options,
            observer: parts.observer,
            changes: Arc::default(),
            shared: Store::default(),
            tasks: Mutex::default(),
            hinted: Arc::default(),
            nodes: Mutex::default(),
            next_offset: AtomicU64::new(FIRST_MMAP_OFFSET),
            next_pasid: AtomicU32::new(0x8000),
            doorbells: parts.doorbells,
            system: parts.system,
            system_bytes: parts.system_bytes,
            cpus: parts.cpus,
            system_used: Arc::default(),
        }
    }

    /// The processes that have opened `/dev/kfd`.
    pub(crate) fn processes(&self) -> alloc::vec::Vec<Arc<super::process::Process>> {
        let processes = self.irq.processes.lock();
        processes.values().filter_map(Weak::upgrade).collect()
    }

    /// Whether the GPUs can retry page faults (`kfd_process_xnack_mode`): those of gfx9 that can for each process.
    pub(crate) fn can_retry_faults(&self) -> bool {
        self.devices.iter().all(|d| {
            matches!(
                d.place.model.target,
                Target::Gfx90a | Target::Gfx942 | Target::Gfx950
            )
        })
    }

    /// Whether two GPUs reach each other's VRAM by XGMI.
    pub(crate) fn same_hive(&self, a: usize, b: usize) -> bool {
        let hive = |gpu: usize| self.devices.get(gpu).map_or(0, |d| d.place.hive_id);
        a == b || (hive(a) != 0 && hive(a) == hive(b))
    }

    /// Counts bytes of system memory that must stay there.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if less is left.
    pub(crate) fn reserve_system(&self, bytes: u64) -> Result<(), Errno> {
        reserve(&self.system_used, self.system_bytes, bytes)
    }

    /// Undoes [`Kernel::reserve_system`].
    pub(crate) fn release_system(&self, bytes: u64) {
        self.system_used.fetch_sub(bytes, Ordering::AcqRel);
    }

    /// The operating system process of this number, if it is a client.
    pub(crate) fn task(&self, pid: u32) -> Option<Arc<Task>> {
        self.tasks.lock().get(&pid).and_then(Weak::upgrade)
    }

    /// The GPU with this `gpu_id`.
    pub(crate) fn device(&self, gpu_id: u32) -> Option<&Device> {
        self.devices.iter().find(|d| d.id == gpu_id)
    }

    /// The BO that the render nodes show at `offset`, and the offset in it.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if `[offset, offset + len)` is not in one BO.
    pub(crate) fn bo_at(&self, offset: u64, len: u64) -> Result<(Arc<Bo>, u64), Errno> {
        let found = self
            .nodes
            .lock()
            .range(..=offset)
            .next_back()
            .map(|(&start, bo)| (start, Weak::clone(bo)));
        let (start, bo) = found.ok_or(Errno::INVAL)?;
        let bo = bo.upgrade().ok_or(Errno::INVAL)?;
        let inner = offset - start;
        if inner.checked_add(len).is_none_or(|end| end > bo.size) {
            return Err(Errno::INVAL);
        }
        Ok((bo, inner))
    }

    /// Bytes of system memory that BOs have.
    pub(crate) fn system_used(&self) -> u64 {
        self.system_used.load(Ordering::Acquire)
    }

    /// Makes a BO of `size` bytes, a multiple of the page size, zeroed, and gives it an mmap offset.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] if the domain has not so much left.
    pub(crate) fn create_bo(
        &self,
        gpu: usize,
        size: u64,
        domain: Domain,
        create_flags: u64,
        user_address: u64,
    ) -> Result<Arc<Bo>, Errno> {
        let device = |gpu: usize| self.devices.get(gpu).ok_or(Errno::INVAL);
        let (backing, budget) = match domain {
            Domain::Vram(gpu) => {
                let device = device(gpu)?;
                let extent = take_charged(&device.vram, &device.vram_used, device.usable_vram(), size)?;
                (Backing::Extent(extent), Some(Arc::clone(&device.vram_used)))
            }
            Domain::Gtt => {
                let extent = take_charged(&self.system, &self.system_used, self.system_bytes, size)?;
                (Backing::Extent(extent), Some(Arc::clone(&self.system_used)))
            }
            Domain::UserPages => {
                reserve(&self.system_used, self.system_bytes, size)?;
                (
                    Backing::Process(user_address as usize),
                    Some(Arc::clone(&self.system_used)),
                )
            }
            Domain::Doorbell(_) => return Err(Errno::INVAL),
            Domain::Mmio(gpu) => (Backing::Shared(Arc::clone(&device(gpu)?.mmio)), None),
        };
        Ok(self.adopt(gpu, size, domain, backing, create_flags, budget))
    }

    /// A BO that shows a process's doorbells.
    pub(crate) fn doorbell_bo(&self, gpu: usize, doorbells: &Arc<Extent>) -> Result<Arc<Bo>, Errno> {
        let device = self.devices.get(gpu).ok_or(Errno::INVAL)?;
        let backing = Backing::Shared(Arc::clone(doorbells));
        Ok(self.adopt(
            device.index,
            DOORBELL_SLICE,
            Domain::Doorbell(gpu),
            backing,
            0,
            None,
        ))
    }

    /// A BO of another process's machine; its bytes are charged there.
    pub(crate) fn adopt_foreign(
        &self,
        gpu: usize,
        size: u64,
        domain: Domain,
        foreign: Foreign,
        create_flags: u64,
    ) -> Arc<Bo> {
        self.adopt(gpu, size, domain, Backing::Foreign(foreign), create_flags, None)
    }

    fn adopt(
        &self,
        gpu: usize,
        size: u64,
        domain: Domain,
        backing: Backing,
        create_flags: u64,
        budget: Option<Arc<AtomicU64>>,
    ) -> Arc<Bo> {
        let span = size.next_multiple_of(PAGE);
        let mmap_offset = self.next_offset.fetch_add(span, Ordering::Relaxed);
        let new = NewBo {
            size,
            domain,
            backing,
            gpu,
            create_flags,
            mmap_offset,
            budget,
        };
        let bo = Bo::new(new, &self.counters);
        let mut nodes = self.nodes.lock();
        // Offsets of BOs that are gone are swept out now and then, at a cost shared by many.
        if nodes.len() >= 64 && nodes.len().is_power_of_two() {
            nodes.retain(|_, bo| bo.strong_count() != 0);
        }
        nodes.insert(mmap_offset, Arc::downgrade(&bo));
        bo
    }
}
