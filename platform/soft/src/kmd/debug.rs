//! The debugger's requests (`kfd_debug.c`), and the runtime's announcement that belongs to them.
//!
//! A machine has the clients of one operating system process, so a debugger here debugs its own process. Exceptions
//! are raised, reported and cleared, queues are stopped and go on, snapshots are taken. The GPUs have no trap
//! handler, watch registers or wave launch modes: those requests fail as on hardware that lacks them.
#![expect(unsafe_code, reason = "arguments point to buffers of the caller")]

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd, Host};
use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::process::{Process, State};
use super::{device::Device, user};
use crate::machine::Machine;

/// The bit of an exception code (`KFD_EC_MASK`).
pub(super) const fn bit(code: u32) -> u64 {
    1 << (code - 1)
}

const OF_PROCESS: u64 = bit(kfd::EC_PROCESS_RUNTIME) | bit(kfd::EC_PROCESS_DEVICE_REMOVE);
const OF_DEVICE: u64 = bit(kfd::EC_DEVICE_QUEUE_DELETE)
    | bit(kfd::EC_DEVICE_MEMORY_VIOLATION)
    | bit(kfd::EC_DEVICE_RAS_ERROR)
    | bit(kfd::EC_DEVICE_FATAL_HALT)
    | bit(kfd::EC_DEVICE_NEW);
/// Wave exceptions 1–6, packet exceptions 16–23, preemption error 30, new queue 31.
const OF_QUEUE: u64 = 0x3f | 0xff << 15 | 3 << 29;

/// A debugger that is attached.
struct Session {
    /// Gets a byte for each exception that is enabled.
    file: Fd,
    enabled: u64,
    flags: u32,
}

/// The exceptions of a GPU.
#[derive(Default)]
struct OfDevice {
    raised: u64,
    memory_fault: Option<kfd::HsaMemoryExceptionData>,
}

/// The debugger's side of a process. Its lock is taken after that of the process's state, and is the only one that an
/// interrupt takes.
#[derive(Default)]
pub(crate) struct Debug {
    runtime: kfd::RuntimeInfo,
    session: Option<Session>,
    /// Exceptions of the process itself.
    raised: u64,
    devices: BTreeMap<usize, OfDevice>,
    queues: BTreeMap<u32, u64>,
}

/// Where a runtime sleeps until the debugger has taken note of it.
#[derive(Default)]
pub(crate) struct RuntimeGate(AtomicU32);

impl RuntimeGate {
    fn open(&self, machine: &Machine) {
        // ORDERING: release, so that the runtime sees what the debugger did before.
        self.0.fetch_add(1, Ordering::Release);
        machine.kernel.host.wake(&self.0, 1);
    }

    fn pass(&self, machine: &Machine) {
        loop {
            let open = self.0.load(Ordering::Acquire);
            if open == 0 {
                machine.pause(&self.0, None);
            } else if self
                .0
                .compare_exchange(open, open - 1, Ordering::AcqRel, Ordering::Relaxed)
                .is_ok()
            {
                return;
            }
        }
    }
}

/// What an exception belongs to.
pub(super) enum Source {
    Process,
    Device(usize),
    Queue(u32),
}

impl Debug {
    /// Raises exceptions where a debugger is attached (`kfd_dbg_ev_raise`); whether it asked for one of them.
    pub(super) fn raise(&mut self, host: &dyn Host, mask: u64, source: Source) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        match source {
            Source::Process => self.raised |= mask & OF_PROCESS,
            Source::Device(index) => self.devices.entry(index).or_default().raised |= mask & OF_DEVICE,
            Source::Queue(id) => *self.queues.entry(id).or_default() |= mask & OF_QUEUE,
        }
        let asked = session.enabled & mask != 0;
        if asked {
            // A debugger that reads too little loses wake-ups, not exceptions.
            let _ = host.write(session.file, b".");
        }
        asked
    }

    /// As [`Self::raise`], for a memory fault; the first one's data is kept until the debugger clears it.
    pub(super) fn raise_memory_fault(
        &mut self,
        host: &dyn Host,
        gpu: usize,
        data: kfd::HsaMemoryExceptionData,
    ) -> bool {
        if self.session.is_some() {
            self.devices
                .entry(gpu)
                .or_default()
                .memory_fault
                .get_or_insert(data);
        }
        self.raise(host, bit(kfd::EC_DEVICE_MEMORY_VIOLATION), Source::Device(gpu))
    }

    /// A queue has been made: that is an exception from its start on, for debuggers that attach later.
    pub(super) fn queue_made(&mut self, host: &dyn Host, id: u32) {
        self.queues.insert(id, bit(kfd::EC_QUEUE_NEW));
        self.raise(host, bit(kfd::EC_QUEUE_NEW), Source::Queue(id));
    }

    pub(super) fn queue_gone(&mut self, id: u32) {
        self.queues.remove(&id);
    }

    /// Exceptions that are raised anywhere in the process.
    fn all_raised(&self) -> u64 {
        let devices = self.devices.values().map(|device| device.raised);
        self.queues
            .values()
            .copied()
            .chain(devices)
            .fold(self.raised, |all, one| all | one)
    }

    fn is_enabled(&self) -> bool {
        self.runtime.runtime_state == kfd::DEBUG_RUNTIME_STATE_ENABLED
    }
}

/// Writes the first bytes of a value, as many as the caller has room for.
///
/// # Safety
/// As [`user::put_bytes`].
unsafe fn put_part<T: IntoBytes + Immutable>(address: u64, value: &T, room: u32) -> Result<(), Errno> {
    let bytes = value.as_bytes();
    let part = bytes.get(..room as usize).unwrap_or(bytes);
    if address == 0 && !part.is_empty() {
        return Err(Errno::FAULT);
    }
    // SAFETY: by contract.
    unsafe { user::put_bytes(address, part) }
}

/// The part of a request's argument that belongs to its operation.
fn part<T: FromBytes>(args: &kfd::DbgTrapArgs) -> T {
    T::read_from_prefix(args.data.as_bytes()).map_or_else(|_| T::new_zeroed(), |(value, _)| value)
}

fn set_part<T: IntoBytes + Immutable>(args: &mut kfd::DbgTrapArgs, value: &T) {
    let bytes = value.as_bytes();
    if let Some(to) = args.data.as_mut_bytes().get_mut(..bytes.len()) {
        to.copy_from_slice(bytes);
    }
}

/// Needs a runtime that is enabled.
const fn needs_runtime(op: u32) -> bool {
    matches!(
        op,
        kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE
            | kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE
            | kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES
            | kfd::KFD_IOC_DBG_TRAP_RESUME_QUEUES
            | kfd::KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH
            | kfd::KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH
            | kfd::KFD_IOC_DBG_TRAP_SET_FLAGS
    )
}

/// `DBG_TRAP`; the result is the number of queues for the operations that stop and start them.
///
/// # Errors
/// The driver's, in its order.
pub(super) fn trap(
    machine: &Machine,
    process: &Arc<Process>,
    args: &mut kfd::DbgTrapArgs,
) -> Result<u32, Errno> {
    // There is no other process that has opened this machine.
    if args.pid != machine.kernel.host.process_id() {
        return Err(Errno::SRCH);
    }
    let op = args.op;
    let mut state = process.state.lock();
    let state = &mut *state;
    let mut debug = process.debug.lock();
    let debug = &mut *debug;
    if op != kfd::KFD_IOC_DBG_TRAP_ENABLE && debug.session.is_none() {
        return Err(Errno::INVAL);
    }
    if needs_runtime(op) && !debug.is_enabled() {
        return Err(Errno::PERM);
    }
    match op {
        kfd::KFD_IOC_DBG_TRAP_ENABLE => {
            let mut enable: kfd::DbgTrapEnableArgs = part(args);
            let result = debug.attach(machine, &enable);
            if !matches!(result, Err(Errno::ALREADY | Errno::BADF)) {
                enable.rinfo_size = size_of::<kfd::RuntimeInfo>() as u32;
                set_part(args, &enable);
            }
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_DISABLE => {
            debug.detach();
            state
                .queues
                .values_mut()
                .for_each(|queue| queue.resume(&process.kernel.scheduler));
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT => send(machine, process, debug, &part(args)).map(|()| 0),
        kfd::KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED => {
            let enabled: kfd::DbgTrapSetExceptionsEnabledArgs = part(args);
            let raised = debug.all_raised();
            if let Some(session) = &mut debug.session {
                session.enabled = enabled.exception_mask;
                if enabled.exception_mask & raised != 0 {
                    let _ = machine.kernel.host.write(session.file, b".");
                }
            }
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE => {
            let mut wave: kfd::DbgTrapSetWaveLaunchOverrideArgs = part(args);
            let asked = wave.support_request_mask;
            // No exception of a wave can be made to trap here; a process with no GPU has none to ask.
            wave.support_request_mask = if state.devices.is_empty() { u32::MAX } else { 0 };
            let refused = asked & !wave.support_request_mask != 0;
            set_part(args, &wave);
            if refused { Err(Errno::ACCES) } else { Ok(0) }
        }
        kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE => {
            let wave: kfd::DbgTrapSetWaveLaunchModeArgs = part(args);
            match wave.launch_mode as u8 as u32 {
                kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL => Ok(0),
                kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT | kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG => {
                    if state.devices.is_empty() {
                        Ok(0)
                    } else {
                        Err(Errno::ACCES)
                    }
                }
                _ => Err(Errno::INVAL),
            }
        }
        kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES => {
            let queues: kfd::DbgTrapSuspendQueuesArgs = part(args);
            let ids = queue_ids(queues.queue_array_ptr, queues.num_queues)?;
            state.each_queue(ids, queues.queue_array_ptr, |id, queue| {
                if let Some(raised) = debug.queues.get_mut(&id) {
                    *raised &= !queues.exception_mask;
                }
                queue.suspend(&process.kernel.scheduler);
            })
        }
        kfd::KFD_IOC_DBG_TRAP_RESUME_QUEUES => {
            let queues: kfd::DbgTrapResumeQueuesArgs = part(args);
            let ids = match queues.queue_array_ptr {
                // No array means all of them, whatever the number says.
                0 => None,
                address => queue_ids(address, queues.num_queues)?,
            };
            let all = ids.is_none();
            let ids = ids.or_else(|| all.then(|| state.queues.keys().copied().collect()));
            state.each_queue(ids, queues.queue_array_ptr, |_, queue| {
                queue.resume(&process.kernel.scheduler)
            })
        }
        kfd::KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH => {
            let watch: kfd::DbgTrapSetNodeAddressWatchArgs = part(args);
            process.kernel.device(watch.gpu_id).ok_or(Errno::NODEV)?;
            // All watch registers, of which there are none, are taken.
            Err(Errno::NOMEM)
        }
        kfd::KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH => {
            let watch: kfd::DbgTrapClearNodeAddressWatchArgs = part(args);
            process.kernel.device(watch.gpu_id).ok_or(Errno::NODEV)?;
            Err(Errno::INVAL)
        }
        kfd::KFD_IOC_DBG_TRAP_SET_FLAGS => {
            let mut flags: kfd::DbgTrapSetFlagsArgs = part(args);
            let known = kfd::KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP | kfd::KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP;
            let refused = !state.devices.is_empty() && flags.flags & known != 0;
            if let Some(session) = &mut debug.session {
                let before = session.flags;
                if !refused {
                    session.flags = flags.flags;
                }
                flags.flags = before;
            }
            set_part(args, &flags);
            if refused { Err(Errno::ACCES) } else { Ok(0) }
        }
        kfd::KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT => {
            let mut event: kfd::DbgTrapQueryDebugEventArgs = part(args);
            let found = debug.next_exception(state, process, &mut event);
            set_part(args, &event);
            if found { Ok(0) } else { Err(Errno::AGAIN) }
        }
        kfd::KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO => {
            let mut info: kfd::DbgTrapQueryExceptionInfoArgs = part(args);
            debug.exception_info(process, &mut info)?;
            set_part(args, &info);
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT => {
            let mut snapshot: kfd::DbgTrapQueueSnapshotArgs = part(args);
            let result = debug.queue_snapshot(state, process, &mut snapshot);
            set_part(args, &snapshot);
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT => {
            let mut snapshot: kfd::DbgTrapDeviceSnapshotArgs = part(args);
            let result = debug.device_snapshot(process, &mut snapshot);
            set_part(args, &snapshot);
            result.map(|()| 0)
        }
        _ => Err(Errno::INVAL),
    }
}

/// `RUNTIME_ENABLE`. With a debugger attached it sleeps until that has sent the runtime's event back.
///
/// # Errors
/// [`Errno::BUSY`] when it is enabled already, [`Errno::EXIST`] when there are queues.
pub(super) fn runtime_enable(
    machine: &Machine,
    process: &Arc<Process>,
    args: &kfd::RuntimeEnableArgs,
) -> Result<(), Errno> {
    let state = process.state.lock();
    let mut debug = process.debug.lock();
    if args.mode_mask & kfd::KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK == 0 {
        debug.runtime = kfd::RuntimeInfo::default();
    } else {
        if debug.runtime.runtime_state != kfd::DEBUG_RUNTIME_STATE_DISABLED {
            return Err(Errno::BUSY);
        }
        if !state.queues.is_empty() {
            return Err(Errno::EXIST);
        }
        let ttmp = args.mode_mask & kfd::KFD_RUNTIME_ENABLE_MODE_TTMP_SAVE_MASK != 0;
        debug.runtime = kfd::RuntimeInfo {
            r_debug: args.r_debug,
            runtime_state: kfd::DEBUG_RUNTIME_STATE_ENABLED,
            ttmp_setup: ttmp.into(),
        };
    }
    if debug.session.is_none() {
        return Ok(());
    }
    debug.raise(
        &*machine.kernel.host,
        bit(kfd::EC_PROCESS_RUNTIME),
        Source::Process,
    );
    drop(debug);
    drop(state);
    process.runtime_gate.pass(machine);
    Ok(())
}

/// Hands exceptions on to the runtime, as a debugger does with those that it does not keep.
fn send(
    machine: &Machine,
    process: &Process,
    debug: &Debug,
    args: &kfd::DbgTrapSendRuntimeEventArgs,
) -> Result<(), Errno> {
    let mask = args.exception_mask;
    if mask & bit(kfd::EC_DEVICE_MEMORY_VIOLATION) != 0 {
        let device = process.kernel.device(args.gpu_id).ok_or(Errno::NODEV)?;
        let data = debug
            .devices
            .get(&device.index)
            .and_then(|device| device.memory_fault);
        process.events.memory_fault(data.unwrap_or_default());
    }
    if mask & bit(kfd::EC_PROCESS_RUNTIME) != 0 {
        process.runtime_gate.open(machine);
    }
    // What is left would go to the runtime's payload in the queue's save area, which no runtime here has.
    Ok(())
}

/// The array of queues that a request names (`get_queue_ids`); `None` for no array and no queues.
fn queue_ids(address: u64, count: u32) -> Result<Option<Vec<u32>>, Errno> {
    match (address, count) {
        (0, 0) => Ok(None),
        (0, _) => Err(Errno::INVAL),
        (_, count) if count > super::queues::MAX_QUEUES => Err(Errno::INVAL),
        // SAFETY: the ioctl's contract covers the array that the argument points to.
        _ => unsafe { user::get_all(address, count) }.map(Some),
    }
}

impl State {
    /// Applies `change` to the queues of an array, marks the others in it as invalid, and counts.
    fn each_queue(
        &mut self,
        ids: Option<Vec<u32>>,
        address: u64,
        mut change: impl FnMut(u32, &mut super::queues::ProcessQueue),
    ) -> Result<u32, Errno> {
        let Some(mut ids) = ids else { return Ok(0) };
        let mut count = 0;
        for id in &mut ids {
            match self.queues.get_mut(id) {
                Some(queue) => {
                    change(*id, queue);
                    count += 1;
                }
                None => *id |= kfd::KFD_DBG_QUEUE_INVALID_MASK,
            }
        }
        if address != 0 {
            // SAFETY: the ioctl's contract covers the array that the argument points to.
            unsafe { user::put_bytes(address, ids.as_bytes())? };
        }
        Ok(count)
    }
}

impl Debug {
    fn attach(&mut self, machine: &Machine, args: &kfd::DbgTrapEnableArgs) -> Result<(), Errno> {
        if self.session.is_some() {
            return Err(Errno::ALREADY);
        }
        let file = Fd(args.dbg_fd as i32);
        if !machine.is_open(file) {
            return Err(Errno::BADF);
        }
        // SAFETY: the ioctl's contract covers the buffer that the argument points to.
        unsafe { put_part(args.rinfo_ptr, &self.runtime, args.rinfo_size)? };
        self.session = Some(Session {
            file,
            enabled: args.exception_mask,
            flags: 0,
        });
        Ok(())
    }

    fn detach(&mut self) {
        self.session = None;
        self.raised = 0;
        self.devices.clear();
        self.queues.values_mut().for_each(|raised| *raised = 0);
    }

    /// The first source with an exception that is enabled: queues, then GPUs, then the process.
    fn next_exception(
        &mut self,
        state: &State,
        process: &Process,
        event: &mut kfd::DbgTrapQueryDebugEventArgs,
    ) -> bool {
        let clear = event.exception_mask;
        (event.exception_mask, event.gpu_id, event.queue_id) = (0, 0, 0);
        let Some(enabled) = self.session.as_ref().map(|session| session.enabled) else {
            return false;
        };
        let gpu_id = |index: usize| process.kernel.devices.get(index).map_or(0, |device| device.id);
        if let Some((id, raised)) = self.queues.iter_mut().find(|(_, raised)| **raised & enabled != 0) {
            (event.exception_mask, event.queue_id) = (*raised, *id);
            event.gpu_id = state.queues.get(id).map_or(0, |queue| gpu_id(queue.gpu));
            *raised &= !clear;
        } else if let Some((index, device)) = self.devices.iter_mut().find(|(_, d)| d.raised & enabled != 0) {
            (event.exception_mask, event.gpu_id) = (device.raised, gpu_id(*index));
            device.raised &= !clear;
        } else if self.raised & enabled != 0 {
            event.exception_mask = self.raised;
            self.raised &= !clear;
        }
        event.exception_mask != 0
    }

    fn exception_info(
        &mut self,
        process: &Process,
        info: &mut kfd::DbgTrapQueryExceptionInfoArgs,
    ) -> Result<(), Errno> {
        let code = info.exception_code;
        if info.info_ptr == 0 || code == kfd::EC_NONE || code >= kfd::EC_MAX {
            return Err(Errno::INVAL);
        }
        let (mask, clear) = (bit(code), info.clear_exception != 0);
        let mut size = 0;
        let raised = if mask & OF_QUEUE != 0 {
            self.queues.get_mut(&info.source_id).ok_or(Errno::INVAL)?
        } else if mask & OF_DEVICE != 0 {
            let index = process.kernel.device(info.source_id).ok_or(Errno::INVAL)?.index;
            let device = self.devices.entry(index).or_default();
            if device.raised & mask == 0 {
                return Err(Errno::NODATA);
            }
            if let (kfd::EC_DEVICE_MEMORY_VIOLATION, Some(data)) = (code, device.memory_fault) {
                // SAFETY: the ioctl's contract covers the buffer that the argument points to.
                unsafe { put_part(info.info_ptr, &data, info.info_size)? };
                size = size_of_val(&data) as u32;
                if clear {
                    device.memory_fault = None;
                }
            }
            &mut device.raised
        } else if mask & OF_PROCESS != 0 {
            if self.raised & mask != 0 && code == kfd::EC_PROCESS_RUNTIME {
                // SAFETY: as above.
                unsafe { put_part(info.info_ptr, &self.runtime, info.info_size)? };
                size = size_of::<kfd::RuntimeInfo>() as u32;
            }
            &mut self.raised
        } else {
            return Err(Errno::INVAL);
        };
        if *raised & mask == 0 {
            return Err(Errno::NODATA);
        }
        info.info_size = size;
        if clear {
            *raised &= !mask;
        }
        Ok(())
    }

    fn queue_snapshot(
        &mut self,
        state: &State,
        process: &Process,
        args: &mut kfd::DbgTrapQueueSnapshotArgs,
    ) -> Result<(), Errno> {
        let (room, step) = (args.num_queues, args.entry_size);
        args.num_queues = 0;
        if step == 0 {
            return Err(Errno::INVAL);
        }
        args.entry_size = step.min(size_of::<kfd::QueueSnapshotEntry>() as u32);
        for (id, queue) in &state.queues {
            if args.num_queues < room {
                let raised = self.queues.entry(*id).or_default();
                let gpu_id = process
                    .kernel
                    .devices
                    .get(queue.gpu)
                    .map_or(0, |device| device.id);
                let entry = queue.snapshot(*id, gpu_id, *raised);
                *raised &= !args.exception_mask;
                let at = args.snapshot_buf_ptr + u64::from(args.num_queues) * u64::from(step);
                // SAFETY: the ioctl's contract covers the array that the argument points to.
                unsafe { put_part(at, &entry, args.entry_size)? };
            }
            args.num_queues += 1;
        }
        Ok(())
    }

    fn device_snapshot(
        &mut self,
        process: &Process,
        args: &mut kfd::DbgTrapDeviceSnapshotArgs,
    ) -> Result<(), Errno> {
        if args.snapshot_buf_ptr == 0 {
            return Err(Errno::INVAL);
        }
        let (room, step) = (args.num_devices as usize, args.entry_size);
        args.num_devices = process.kernel.devices.len() as u32;
        args.entry_size = step.min(size_of::<kfd::DbgDeviceInfoEntry>() as u32);
        for (index, device) in process.kernel.devices.iter().take(room).enumerate() {
            let of_device = self.devices.entry(device.index).or_default();
            let entry = describe(process, device, of_device.raised);
            of_device.raised &= !args.exception_mask;
            let at = args.snapshot_buf_ptr + index as u64 * u64::from(step);
            // SAFETY: the ioctl's contract covers the array that the argument points to.
            unsafe { put_part(at, &entry, args.entry_size)? };
        }
        Ok(())
    }
}

fn describe(process: &Process, device: &Device, raised: u64) -> kfd::DbgDeviceInfoEntry {
    let product = process.kernel.product;
    let apertures = super::apertures(device);
    kfd::DbgDeviceInfoEntry {
        exception_status: raised,
        lds_base: apertures.lds_base,
        lds_limit: apertures.lds_limit,
        scratch_base: apertures.scratch_base,
        scratch_limit: apertures.scratch_limit,
        gpuvm_base: apertures.gpuvm_base,
        gpuvm_limit: apertures.gpuvm_limit,
        gpu_id: device.id,
        location_id: crate::product::location_id(device.index),
        vendor_id: crate::product::VENDOR_ID,
        device_id: product.device_id,
        fw_version: product.fw_version,
        gfx_target_version: product.gfx_target_version,
        simd_count: product.compute_units * product.simds_per_cu,
        max_waves_per_simd: product.max_waves_per_simd,
        array_count: product.arrays,
        simd_arrays_per_engine: 1,
        num_xcc: product.xccs,
        capability: crate::sysfs::capability() as u32,
        ..Default::default()
    }
}
