//! Checkpoint and restore of a process (`CRIU_OP`): what it has is written down and made again, by itself as far as the
//! driver is concerned: the tool acts in the process, or traces it.
//!
//! The image is private to the driver. Here it is a list of 64-bit words: a head, a record for each BO in the order of
//! the buckets, and a record for each object. A queue's place in its ring is not in it, so a process with queues cannot
//! be checkpointed.

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd};
use zerocopy::IntoBytes;

use super::process::{Process, State};
use super::user::User;
use super::{memory, mmap, smi};
use crate::machine::Machine;
use crate::memory::Domain;

/// `KFD_CRIU_PRIV_VERSION`.
const VERSION: u64 = 1;
const HEAD_WORDS: usize = 3;
const BO_WORDS: usize = 3;
const EVENT: u64 = 1;
const RANGE: u64 = 2;
/// No dmabuf in a bucket (`KFD_INVALID_FD`).
const NO_FILE: u32 = u32::MAX;

/// What a checkpoint of the process has now.
struct Image {
    buckets: Vec<kfd::CriuBoBucket>,
    objects: u32,
    words: Vec<u64>,
}

/// The words of an image that is restored.
struct Words {
    words: Vec<u64>,
    at: usize,
}

impl Words {
    fn take<const N: usize>(&mut self) -> Result<[u64; N], Errno> {
        let words = self.words.get(self.at..self.at + N).ok_or(Errno::INVAL)?;
        self.at += N;
        words.try_into().map_err(|_| Errno::INVAL)
    }
}

/// `CRIU_OP`.
///
/// # Errors
/// [`Errno::ACCES`] without `CAP_CHECKPOINT_RESTORE`, else the driver's, in its order; [`Errno::OPNOTSUPP`] for a
/// checkpoint of a process with queues.
pub(super) fn run(
    machine: &Machine,
    process: &Arc<Process>,
    user: User<'_>,
    args: &mut kfd::CriuArgs,
) -> Result<(), Errno> {
    match args.op {
        kfd::KFD_CRIU_OP_PROCESS_INFO => process.describe(args),
        kfd::KFD_CRIU_OP_CHECKPOINT => process.checkpoint(machine, user, args),
        kfd::KFD_CRIU_OP_UNPAUSE => process.unpause(),
        kfd::KFD_CRIU_OP_RESTORE => process.restore(machine, user, args),
        kfd::KFD_CRIU_OP_RESUME => resume(process, args.pid),
        _ => Err(Errno::INVAL),
    }
}

/// Lets a restored process go on.
fn resume(caller: &Arc<Process>, pid: u32) -> Result<(), Errno> {
    let target = if pid == caller.pid {
        Arc::clone(caller)
    } else {
        let task = caller.kernel.task(pid).ok_or(Errno::SRCH)?;
        task.process.lock().clone().ok_or(Errno::SRCH)?
    };
    let mut state = target.state.lock();
    // No GPU memory is there to go on with.
    if target.kernel.devices.is_empty() || state.devices.iter().all(|d| d.vm().is_err()) {
        return Err(Errno::INVAL);
    }
    target.evict(&mut state, None);
    Ok(())
}

impl Process {
    /// Stops all queues for a reason, or lets them go on, and tells listeners.
    fn evict(&self, state: &mut State, reason: Option<u32>) {
        state.evicted = reason.is_some();
        let scheduler = &self.kernel.scheduler;
        for queue in state.queues.values_mut() {
            queue.set_evicted(reason.is_some(), scheduler);
        }
        let (now, pid) = (self.kernel.host.monotonic_ns(), self.pid);
        for device in &self.kernel.devices {
            let id = device.id;
            match reason {
                Some(reason) => smi::tell(
                    device,
                    pid,
                    kfd::KFD_SMI_EVENT_QUEUE_EVICTION,
                    format_args!("{now} -{pid} {id:x} {reason}"),
                ),
                None => smi::tell(
                    device,
                    pid,
                    kfd::KFD_SMI_EVENT_QUEUE_RESTORE,
                    format_args!("{now} -{pid} {id:x} 0"),
                ),
            }
        }
    }

    fn image(&self, state: &State) -> Image {
        let mut words = alloc::vec![VERSION, self.svm.xnack().into(), state.signal_handle];
        let mut buckets = Vec::new();
        for (device, per_device) in self.kernel.devices.iter().zip(&state.devices) {
            for (&id, object) in &per_device.objects {
                let offset = match object.bo.domain {
                    Domain::Doorbell(_) => mmap::DOORBELL | mmap::gpu(device.id),
                    Domain::Mmio(_) => mmap::MMIO | mmap::gpu(device.id),
                    _ => object.bo.mmap_offset,
                };
                let twice = object.flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM != 0;
                buckets.push(kfd::CriuBoBucket {
                    addr: object.va,
                    size: object.bo.size << u32::from(twice),
                    offset,
                    restored_offset: 0,
                    gpu_id: device.id,
                    alloc_flags: object.flags,
                    dmabuf_fd: NO_FILE,
                    pad: 0,
                });
                let user = object.bo.user_pages().map_or(0, |(address, _)| address as u64);
                let mapped = object.mapped.iter().fold(0, |bits, gpu| bits | 1_u64 << gpu);
                words.extend([id.into(), user, mapped]);
            }
        }
        let (events, ranges) = (self.events.list(), self.svm.list());
        let objects = state.queues.len() + events.len() + ranges.len();
        for event in events {
            words.push(EVENT);
            words.extend(event);
        }
        for range in ranges {
            words.push(RANGE);
            words.extend(range);
        }
        Image {
            buckets,
            objects: objects as u32,
            words,
        }
    }

    /// `PROCESS_INFO`: stops the process and tells how much there is to write down.
    fn describe(&self, args: &mut kfd::CriuArgs) -> Result<(), Errno> {
        if self.kernel.devices.is_empty() {
            return Err(Errno::NODEV);
        }
        let mut state = self.state.lock();
        if !state.paused {
            self.evict(&mut state, Some(kfd::KFD_QUEUE_EVICTION_CRIU_CHECKPOINT));
            state.paused = true;
        }
        let image = self.image(&state);
        args.pid = self.pid;
        args.num_devices = self.kernel.devices.len() as u32;
        args.num_bos = image.buckets.len() as u32;
        args.num_objects = image.objects;
        args.priv_data_size = (image.words.len() * size_of::<u64>()) as u64;
        Ok(())
    }

    fn unpause(&self) -> Result<(), Errno> {
        let mut state = self.state.lock();
        if !core::mem::take(&mut state.paused) {
            return Err(Errno::INVAL);
        }
        self.evict(&mut state, None);
        Ok(())
    }

    fn checkpoint(&self, machine: &Machine, user: User<'_>, args: &kfd::CriuArgs) -> Result<(), Errno> {
        if args.devices == 0 || args.bos == 0 || args.priv_data == 0 {
            return Err(Errno::INVAL);
        }
        if self.kernel.devices.is_empty() {
            return Err(Errno::NODEV);
        }
        let state = self.state.lock();
        if !state.paused {
            return Err(Errno::INVAL);
        }
        let mut image = self.image(&state);
        let same = args.num_devices as usize == self.kernel.devices.len()
            && args.num_bos as usize == image.buckets.len()
            && args.num_objects == image.objects
            && args.priv_data_size == (image.words.len() * size_of::<u64>()) as u64;
        if !same {
            return Err(Errno::INVAL);
        }
        if !state.queues.is_empty() {
            return Err(Errno::OPNOTSUPP);
        }
        let devices: Vec<_> = self
            .kernel
            .devices
            .iter()
            .map(|device| kfd::CriuDeviceBucket {
                user_gpu_id: device.id,
                actual_gpu_id: device.id,
                ..Default::default()
            })
            .collect();
        user.put_bytes(args.priv_data, image.words.as_bytes())?;
        user.put_bytes(args.devices, devices.as_bytes())?;
        // The files of BOs come last, since they would have to be closed again.
        let objects = state.devices.iter().flat_map(|d| d.objects.values());
        let mut files = Vec::new();
        let mut shown = Ok(());
        for (bucket, object) in image.buckets.iter_mut().zip(objects) {
            if matches!(object.bo.domain, Domain::Vram(_) | Domain::Gtt) {
                match machine.open_dmabuf(Arc::clone(&object.bo)) {
                    Ok(file) => {
                        files.push(file);
                        bucket.dmabuf_fd = file.0 as u32;
                    }
                    Err(error) => shown = Err(error),
                }
            }
        }
        shown
            .and_then(|()| user.put_bytes(args.bos, image.buckets.as_bytes()))
            .inspect_err(|_| machine.close_all(&files))
    }

    fn restore(&self, machine: &Machine, user: User<'_>, args: &kfd::CriuArgs) -> Result<(), Errno> {
        let empty = (args.num_bos > 0 && args.bos == 0)
            || args.devices == 0
            || args.priv_data == 0
            || args.priv_data_size == 0
            || args.num_devices == 0;
        if empty {
            return Err(Errno::INVAL);
        }
        self.evict(&mut self.state.lock(), Some(kfd::KFD_QUEUE_EVICTION_CRIU_RESTORE));
        let count = u32::try_from(args.priv_data_size / 8).map_err(|_| Errno::NOMEM)?;
        if !args.priv_data_size.is_multiple_of(8) || (count as usize) < HEAD_WORDS {
            return Err(Errno::INVAL);
        }
        let words = user.get_all(args.priv_data, count)?;
        let mut words = Words { words, at: 0 };
        let [version, xnack, signal_handle] = words.take()?;
        if version != VERSION {
            return Err(Errno::INVAL);
        }
        self.svm.set_xnack(xnack != 0)?;
        self.restore_devices(machine, user, args)?;
        self.restore_bos(machine, user, args, &mut words)?;
        if signal_handle != 0 {
            self.set_event_page(signal_handle)?;
        }
        for _ in 0..args.num_objects {
            match words.take()? {
                [EVENT] => self.restore_event(words.take()?)?,
                [RANGE] => self.svm.restore(words.take()?)?,
                _ => return Err(Errno::INVAL),
            }
        }
        if words.at != words.words.len() {
            return Err(Errno::INVAL);
        }
        Ok(())
    }

    fn restore_devices(&self, machine: &Machine, user: User<'_>, args: &kfd::CriuArgs) -> Result<(), Errno> {
        if args.num_devices as usize != self.kernel.devices.len() {
            return Err(Errno::INVAL);
        }
        let buckets: Vec<kfd::CriuDeviceBucket> = user.get_all(args.devices, args.num_devices)?;
        for bucket in buckets {
            // The GPUs keep their names here.
            if bucket.user_gpu_id == 0 || bucket.user_gpu_id != bucket.actual_gpu_id {
                return Err(Errno::INVAL);
            }
            let render = machine
                .render_file(Fd(bucket.drm_fd as i32))
                .ok_or(Errno::INVAL)?;
            let mut state = self.state.lock();
            let (_, per_device) = state.device(&self.kernel, bucket.actual_gpu_id)?;
            if per_device.render.is_some() {
                return Err(Errno::INVAL);
            }
            drop(state);
            let acquire = kfd::AcquireVmArgs {
                drm_fd: bucket.drm_fd,
                gpu_id: bucket.actual_gpu_id,
            };
            self.acquire_vm(&acquire, Some(render))
                .map_err(|_| Errno::INVAL)?;
        }
        Ok(())
    }

    fn restore_bos(
        &self,
        machine: &Machine,
        user: User<'_>,
        args: &kfd::CriuArgs,
        words: &mut Words,
    ) -> Result<(), Errno> {
        let room = words.words.len() - words.at;
        if (args.num_bos as usize)
            .checked_mul(BO_WORDS)
            .is_none_or(|n| n > room)
        {
            return Err(Errno::INVAL);
        }
        let mut buckets: Vec<kfd::CriuBoBucket> = user.get_all(args.bos, args.num_bos)?;
        let mut files = Vec::new();
        let result = buckets.iter_mut().try_for_each(|bucket| {
            let record = words.take()?;
            self.restore_bo(machine, bucket, record, &mut files)
        });
        let told = result.and_then(|()| user.put_bytes(args.bos, buckets.as_bytes()));
        told.inspect_err(|_| machine.close_all(&files))
    }

    fn restore_bo(
        &self,
        machine: &Machine,
        bucket: &mut kfd::CriuBoBucket,
        [id, user_address, mapped]: [u64; BO_WORDS],
        files: &mut Vec<Fd>,
    ) -> Result<(), Errno> {
        self.kernel.device(bucket.gpu_id).ok_or(Errno::NODEV)?;
        let id = u32::try_from(id).map_err(|_| Errno::INVAL)?;
        let mut alloc = kfd::AllocMemoryOfGpuArgs {
            va_addr: bucket.addr,
            size: bucket.size,
            handle: 0,
            mmap_offset: user_address,
            gpu_id: bucket.gpu_id,
            flags: bucket.alloc_flags,
        };
        self.alloc_memory(&mut alloc)?;
        bucket.restored_offset = alloc.mmap_offset;
        let (_, new) = memory::parts(alloc.handle);
        let mut state = self.state.lock();
        let (_, per_device) = state.device(&self.kernel, bucket.gpu_id)?;
        // Its handle is the one that it had.
        let object = per_device.objects.remove(&new).ok_or(Errno::INVAL)?;
        if per_device.objects.contains_key(&id) {
            return Err(Errno::NOMEM);
        }
        let bo = Arc::clone(&object.bo);
        per_device.objects.insert(id, object);
        drop(state);
        let handle = memory::handle(bucket.gpu_id, id);
        for device in &self.kernel.devices {
            if mapped >> device.index & 1 != 0 {
                self.map_to(handle, device.id)?;
            }
        }
        bucket.dmabuf_fd = NO_FILE;
        if matches!(bo.domain, Domain::Vram(_) | Domain::Gtt) {
            let file = machine.open_dmabuf(bo)?;
            files.push(file);
            bucket.dmabuf_fd = file.0 as u32;
        }
        Ok(())
    }

    fn restore_event(&self, [id, kind, auto_reset, signaled]: [u64; 4]) -> Result<(), Errno> {
        let number = |word| u32::try_from(word).map_err(|_| Errno::INVAL);
        let kernel = &self.kernel;
        let mut args = kfd::CreateEventArgs {
            event_type: number(kind)?,
            auto_reset: number(auto_reset)?,
            ..Default::default()
        };
        let page = || kernel.create_bo(0, super::events::PAGE_BYTES, Domain::Gtt, 0, 0);
        self.events.create(&mut args, Some(number(id)?), page)?;
        if signaled != 0 {
            self.events.mark(args.event_id);
        }
        Ok(())
    }
}
