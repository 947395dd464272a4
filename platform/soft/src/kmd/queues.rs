//! User mode queues: from `CREATE_QUEUE` through a memory queue descriptor to a loaded queue.
#![expect(
    unsafe_code,
    reason = "arguments point to arrays of the caller; doorbells are shared words"
)]

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};

use outcrop_abi::kfd;
use outcrop_gpu::device::Interrupts;
use outcrop_gpu::hqd::{Context, Doorbells, Hqd};
use outcrop_gpu::scheduler::{Queue, Scheduler};
use outcrop_gpu::shader::Clock;
use outcrop_platform::{Errno, Host};

use super::Irq;
use super::device::{DOORBELL_SLICE, Device, Kernel};
use super::mqd::{self, Engines, Format, Properties};
use super::process::{PerDevice, Process};
use super::sdma::{SdmaQueue, doorbells};
use super::vm::Vm;
use super::{LDS_BASE, SCRATCH_BASE, mmap, ticks, user};
use crate::memory::{PAGE, down, up};
use crate::product::Model;

/// `ENOTSUPP`, which the kernel means for itself but lets out here.
const NOTSUPP: Errno = Errno(524);
/// Smallest ring, bytes (`KFD_MIN_QUEUE_RING_SIZE`).
const MIN_RING: u32 = 1024;
/// Queues of a process (`KFD_MAX_NUM_OF_QUEUES_PER_PROCESS`).
pub(super) const MAX_QUEUES: u32 = 1024;
const DOORBELLS: u32 = (DOORBELL_SLICE / 8) as u32;

/// What kernels of a queue see of the machine beside memory: its clock, which is the host's, interrupts, the doorbell.
struct GpuClock {
    host: Arc<dyn Host>,
    irq: Arc<Irq>,
    pasid: u32,
    doorbell: u32,
}

impl Clock for GpuClock {
    fn ticks(&self) -> u64 {
        ticks(self.host.monotonic_ns())
    }

    fn interrupt(&self, event: u32) {
        self.irq.event(self.pasid, event);
    }

    fn doorbell(&self) -> u32 {
        self.doorbell
    }
}

/// Where jobs that a render file submits run: on one XCC, and no process of the KFD hears of their interrupts.
pub(crate) fn job_context(kernel: &Kernel, device: &Device, vm: &Vm) -> Context {
    const NOBODY: u32 = 0;
    let model = device.model();
    Context {
        pasid: NOBODY,
        gpu: device.index,
        queue_id: 0,
        vm: Arc::clone(&vm.gpuvm),
        code: Arc::clone(&vm.code),
        clock: Arc::new(GpuClock {
            host: Arc::clone(&kernel.host),
            irq: Arc::clone(&kernel.irq),
            pasid: NOBODY,
            doorbell: 0,
        }),
        doorbells: Doorbells::none(),
        shared_base: LDS_BASE,
        private_base: SCRATCH_BASE,
        xccs: 1,
        shader_engines: model.engines,
        gws: None,
    }
}

/// A queue of a process.
pub(crate) struct ProcessQueue {
    queue: Arc<Queue>,
    pub(super) gpu: usize,
    /// A debugger has stopped it.
    suspended: bool,
    /// The driver has stopped it, with all others of the process.
    evicted: bool,
    properties: Properties,
    context: Context,
    doorbell: usize,
    /// Starts of the mappings that it holds.
    held: Vec<u64>,
    pub(super) cu_mask: Vec<u32>,
}

impl ProcessQueue {
    /// Takes the queue off the GPU and gives back what it held.
    pub(crate) fn destroy(self, kernel: &Kernel, devices: &mut [PerDevice]) {
        kernel.scheduler.unload(&self.queue);
        if let Some(device) = kernel.devices.get(self.gpu) {
            self.properties.give_back(device);
        }
        if let Some(per_device) = devices.get_mut(self.gpu) {
            if let Ok(vm) = per_device.vm() {
                self.held.iter().for_each(|&start| vm.release_for_queue(start));
            }
            if let Some(taken) = per_device.doorbell_taken.get_mut(self.doorbell) {
                *taken = false;
            }
            per_device.queues -= 1;
            if self.context.gws.is_some() {
                per_device.gws = false;
            }
        }
        down(&kernel.counters.queues, 1);
    }
}

/// The checks that need nothing but the arguments, in the kernel's order.
fn check(percentage: u32, priority: u32, ring: u64, ring_size: &mut u32) -> Result<(), Errno> {
    if percentage & 0xff > kfd::KFD_MAX_QUEUE_PERCENTAGE || priority > kfd::KFD_MAX_QUEUE_PRIORITY {
        return Err(Errno::INVAL);
    }
    if ring != 0 && !user::access_ok(ring, 8) {
        return Err(Errno::FAULT);
    }
    if *ring_size != 0 && !ring_size.is_power_of_two() {
        return Err(Errno::INVAL);
    }
    *ring_size = (*ring_size).max(MIN_RING);
    Ok(())
}

fn properties(args: &mut kfd::CreateQueueArgs) -> Result<Properties, Errno> {
    check(
        args.queue_percentage,
        args.queue_priority,
        args.ring_base_address,
        &mut args.ring_size,
    )?;
    let readable = |address: u64| address == 0 || user::access_ok(address, 4);
    if !(user::access_ok(args.read_pointer_address, 4)
        && user::access_ok(args.write_pointer_address, 4)
        && readable(args.eop_buffer_address)
        && readable(args.ctx_save_restore_address))
    {
        return Err(Errno::FAULT);
    }
    let format = match args.queue_type {
        kfd::KFD_IOC_QUEUE_TYPE_COMPUTE => Format::Pm4,
        kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL => Format::Aql,
        kfd::KFD_IOC_QUEUE_TYPE_SDMA => Format::Sdma(Engines::Host),
        kfd::KFD_IOC_QUEUE_TYPE_SDMA_XGMI => Format::Sdma(Engines::Xgmi),
        kfd::KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID => Format::Sdma(Engines::One(args.sdma_engine_id)),
        _ => return Err(NOTSUPP),
    };
    Ok(Properties {
        format,
        ring: args.ring_base_address,
        ring_size: args.ring_size,
        percentage: args.queue_percentage & 0xff,
        priority: args.queue_priority,
        read_pointer: args.read_pointer_address,
        write_pointer: args.write_pointer_address,
        eop: args.eop_buffer_address,
        eop_size: args.eop_buffer_size,
        save_area: args.ctx_save_restore_address,
        save_area_size: args.ctx_save_restore_size,
        ctl_stack_size: args.ctl_stack_size,
        doorbell_dwords: 0,
        engine: 0,
        engine_queue: 0,
    })
}

/// Takes hold of the mappings of a queue's buffers (`kfd_queue_acquire_buffers`).
fn acquire_buffers(
    per_device: &PerDevice,
    model: &Model,
    p: &Properties,
    held: &mut Vec<u64>,
) -> Result<(), Errno> {
    let vm = per_device.vm()?;
    held.push(vm.hold_for_queue(p.write_pointer, PAGE)?);
    held.push(vm.hold_for_queue(p.read_pointer, PAGE)?);
    held.push(vm.hold_for_queue(p.ring, p.ring_size.into())?);
    if matches!(p.format, Format::Sdma(_)) {
        return Ok(());
    }
    if p.eop != 0 {
        if p.eop_size < model.eop_buffer_size().into() {
            return Err(Errno::INVAL);
        }
        let bytes = p.eop_size.checked_next_multiple_of(PAGE).ok_or(Errno::INVAL)?;
        held.push(vm.hold_for_queue(p.eop, bytes)?);
    }
    if p.ctl_stack_size != model.ctl_stack_size() || p.save_area_size < model.cwsr_size() {
        return Err(Errno::INVAL);
    }
    let one = u64::from(p.save_area_size) + u64::from(model.debug_memory_size());
    let bytes = (one * u64::from(model.xccs)).next_multiple_of(PAGE);
    held.push(vm.hold_for_queue(p.save_area, bytes)?);
    Ok(())
}

impl Process {
    pub(super) fn create_queue(&self, args: &mut kfd::CreateQueueArgs) -> Result<(), Errno> {
        let mut properties = properties(args)?;
        let mut state = self.state.lock();
        let state = &mut *state;
        let id = (0..MAX_QUEUES).find(|id| !state.queues.contains_key(id));
        let (device, per_device) = state.device(&self.kernel, args.gpu_id)?;
        per_device.vm().map_err(|_| Errno::SRCH)?;
        let (gpu, model) = (device.index, device.model());
        if args.queue_type == kfd::KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID
            && args.sdma_engine_id >= model.all_sdma_engines()
        {
            return Err(Errno::INVAL);
        }
        let doorbell_page = self.doorbells(per_device)?;
        let mut held = Vec::new();
        if let Err(error) = acquire_buffers(per_device, model, &properties, &mut held) {
            release(per_device, &held);
            return Err(error);
        }
        let Some(id) = id else {
            release(per_device, &held);
            return Err(Errno::NOMEM);
        };
        let vm = Arc::clone(per_device.vm()?);
        let layout = doorbells(model.target);
        let taken = &per_device.doorbell_taken;
        let place = match properties.format {
            // The hardware's queue says which doorbell.
            Format::Sdma(engines) => device.sdma.take(engines).and_then(|queue| {
                properties.engine = queue.engine;
                properties.engine_queue = queue.queue;
                layout.sdma_slot(queue.engine, queue.queue).ok_or(Errno::INVAL)
            }),
            // More than the hardware has slots are time-sliced; the doorbells are what counts.
            _ => (0..DOORBELLS)
                .find(|&slot| layout.is_compute_slot(slot) && taken.get(slot as usize) == Some(&false))
                .ok_or(Errno::BUSY),
        };
        let doorbell = match place {
            Ok(slot) => slot as usize,
            Err(error) => {
                release(per_device, &held);
                return Err(error);
            }
        };
        properties.doorbell_dwords = doorbell as u32 * 2;
        let base = doorbell_page.host().cast::<AtomicU64>();
        // SAFETY: the slice has `DOORBELLS` words and lives as long as the process, which outlives its
        // loaded queues; a doorbell that a new queue gets starts at 0.
        let words = unsafe {
            AtomicU64::from_ptr(base.add(doorbell).cast()).store(0, Ordering::SeqCst);
            Doorbells::new(base, DOORBELLS)
        };
        let context = Context {
            pasid: self.pasid,
            gpu,
            queue_id: id,
            vm: Arc::clone(&vm.gpuvm),
            code: Arc::clone(&vm.code),
            clock: Arc::new(GpuClock {
                host: Arc::clone(&self.kernel.host),
                irq: Arc::clone(&self.kernel.irq),
                pasid: self.pasid,
                doorbell: doorbell as u32,
            }),
            doorbells: words,
            shared_base: LDS_BASE,
            private_base: SCRATCH_BASE,
            xccs: model.xccs,
            shader_engines: model.xccs * model.engines,
            gws: None,
        };
        let hqd = match load(&properties, context.clone()) {
            Ok(hqd) => hqd,
            Err(error) => {
                properties.give_back(device);
                release(per_device, &held);
                return Err(error);
            }
        };
        if let Some(taken) = per_device.doorbell_taken.get_mut(doorbell) {
            *taken = true;
        }
        per_device.queues += 1;
        let queue = self.kernel.scheduler.load(hqd, Arc::clone(&self.kernel.hinted));
        if !properties.is_active() || state.evicted {
            self.kernel.scheduler.pause(&queue);
        }
        up(&self.kernel.counters.queues, 1);
        let queue = ProcessQueue {
            queue,
            gpu,
            suspended: false,
            evicted: state.evicted,
            properties,
            context,
            doorbell,
            held,
            cu_mask: Vec::new(),
        };
        state.queues.insert(id, queue);
        let save_area = properties.save_area;
        self.debug.lock().queue_made(&*self.kernel.host, id, save_area);
        args.queue_id = id;
        args.doorbell_offset = mmap::DOORBELL | mmap::gpu(args.gpu_id) | (doorbell as u64 * 8);
        Ok(())
    }

    pub(super) fn destroy_queue(&self, args: &kfd::DestroyQueueArgs) -> Result<(), Errno> {
        let mut state = self.state.lock();
        let queue = state.queues.remove(&args.queue_id).ok_or(Errno::INVAL)?;
        self.debug.lock().queue_gone(args.queue_id);
        queue.destroy(&self.kernel, &mut state.devices);
        Ok(())
    }

    pub(super) fn update_queue(&self, args: &kfd::UpdateQueueArgs) -> Result<(), Errno> {
        let mut ring_size = args.ring_size;
        check(
            args.queue_percentage,
            args.queue_priority,
            args.ring_base_address,
            &mut ring_size,
        )?;
        let mut state = self.state.lock();
        let state = &mut *state;
        let queue = state.queues.get_mut(&args.queue_id).ok_or(Errno::FAULT)?;
        let per_device = state.devices.get(queue.gpu).ok_or(Errno::INVAL)?;
        let mut next = queue.properties;
        next.percentage = args.queue_percentage & 0xff;
        next.priority = args.queue_priority;
        if (args.ring_base_address, ring_size) != (next.ring, next.ring_size) {
            next.ring = args.ring_base_address;
            next.ring_size = ring_size;
            if next.ring != 0 {
                // The third of the held mappings is the ring.
                let vm = per_device.vm()?;
                let new = vm.hold_for_queue(next.ring, next.ring_size.into())?;
                if let Some(held) = queue.held.get_mut(2) {
                    vm.release_for_queue(core::mem::replace(held, new));
                }
            }
        }
        queue.properties = next;
        queue.reload(&self.kernel.scheduler)
    }
}

impl ProcessQueue {
    /// Stops the queue, and loads it as it is now if it can run.
    fn reload(&self, scheduler: &Scheduler) -> Result<(), Errno> {
        scheduler.pause(&self.queue);
        if self.is_active() {
            scheduler.reload(&self.queue, load(&self.properties, self.context.clone())?);
            if !self.suspended && !self.evicted {
                scheduler.resume(&self.queue);
            }
        }
        Ok(())
    }

    /// Gives the queue global wave sync, all counters 0, or takes it away.
    pub(super) fn set_gws(&mut self, give: bool, scheduler: &Scheduler) -> Result<(), Errno> {
        self.context.gws = give.then(Arc::default);
        self.reload(scheduler)
    }

    /// Stops the queue for a debugger.
    pub(super) fn suspend(&mut self, scheduler: &Scheduler) {
        self.suspended = true;
        scheduler.pause(&self.queue);
    }

    /// Stops the queue for the driver, or lets it go on.
    pub(super) fn set_evicted(&mut self, evicted: bool, scheduler: &Scheduler) {
        self.evicted = evicted;
        if evicted {
            scheduler.pause(&self.queue);
        } else if self.properties.is_active() && !self.suspended {
            scheduler.resume(&self.queue);
        }
    }

    /// Lets a stopped queue go on.
    pub(super) fn resume(&mut self, scheduler: &Scheduler) {
        if core::mem::take(&mut self.suspended) && self.properties.is_active() && !self.evicted {
            scheduler.resume(&self.queue);
        }
    }

    /// Whether it is a compute queue that runs or could.
    pub(super) fn is_compute(&self) -> bool {
        !matches!(self.properties.format, Format::Sdma(_))
    }

    pub(super) fn is_active(&self) -> bool {
        self.properties.is_active()
    }

    /// Its save area: the address, and the bytes of one XCC.
    pub(super) fn save_area(&self) -> (u64, u32) {
        (self.properties.save_area, self.properties.save_area_size)
    }

    /// Its descriptor, as the hardware would leave it with no waves to save.
    pub(super) fn control_stack(&self) -> u32 {
        self.properties.ctl_stack_size
    }

    /// What a debugger sees of it.
    pub(super) fn snapshot(
        &self,
        queue_id: u32,
        gpu_id: u32,
        exception_status: u64,
    ) -> kfd::QueueSnapshotEntry {
        let p = &self.properties;
        kfd::QueueSnapshotEntry {
            exception_status,
            ring_base_address: p.ring,
            write_pointer_address: p.write_pointer,
            read_pointer_address: p.read_pointer,
            ctx_save_restore_address: p.save_area,
            queue_id,
            gpu_id,
            ring_size: p.ring_size,
            queue_type: match p.format {
                Format::Pm4 => kfd::KFD_IOC_QUEUE_TYPE_COMPUTE,
                Format::Aql => kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL,
                Format::Sdma(Engines::Xgmi) => kfd::KFD_IOC_QUEUE_TYPE_SDMA_XGMI,
                Format::Sdma(Engines::Host) => kfd::KFD_IOC_QUEUE_TYPE_SDMA,
                // That one the driver has forgotten.
                Format::Sdma(Engines::One(_)) => u32::MAX,
            },
            ctx_save_restore_area_size: p.save_area_size,
            reserved: 0,
        }
    }
}

fn release(per_device: &PerDevice, held: &[u64]) {
    if let Ok(vm) = per_device.vm() {
        held.iter().for_each(|&start| vm.release_for_queue(start));
    }
}

impl Properties {
    /// Gives the SDMA queue of the hardware back, if it is one.
    fn give_back(&self, device: &Device) {
        if let Format::Sdma(_) = self.format {
            device.sdma.give_back(SdmaQueue {
                engine: self.engine,
                queue: self.engine_queue,
            });
        }
    }
}

fn load(properties: &Properties, context: Context) -> Result<Hqd, Errno> {
    let target = context.code.isa();
    let loaded = match properties.format {
        Format::Sdma(_) => Hqd::from_sdma(&mqd::sdma(properties, target)?, context),
        _ => Hqd::from_compute(&mqd::compute(properties, target)?, context),
    };
    loaded.map_err(|_| Errno::INVAL)
}
