//! The debugger's requests (`kfd_debug.c`), and the runtime's announcement that belongs to them.
//!
//! A debugger debugs its own process, or another client that it traces. Exceptions are raised, reported and cleared, queues are
//! stopped and go on, snapshots are taken, and waves are made to trap. Of a wave that has trapped only the exception can be
//! seen: its queue is stopped for good.

mod exceptions;
mod gate;
mod snapshot;
mod waves;

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::{kfd, topology as abi};
use outcrop_platform::Errno;
use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::process::{Process, State};
use super::queues::{MAX_QUEUES, ProcessQueue};
use super::user::User;
use crate::machine::Machine;
use exceptions::{Source, bit};

pub(super) use exceptions::Debug;
pub(super) use gate::RuntimeGate;
pub(super) use waves::{WatchPoints, Waves, reset as reset_waves};

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
    caller: &Arc<Process>,
    user: User<'_>,
    args: &mut kfd::DbgTrapArgs,
) -> Result<u32, Errno> {
    let op = args.op;
    let process = &target(caller, args.pid, op)?;
    let mut state = process.state.lock();
    let state = &mut *state;
    let mut debug = process.debug.lock();
    if op != kfd::KFD_IOC_DBG_TRAP_ENABLE && debug.session.is_none() {
        return Err(Errno::INVAL);
    }
    if needs_runtime(op) && !debug.is_enabled() {
        return Err(Errno::PERM);
    }
    let kernel = &*process.kernel;
    match op {
        kfd::KFD_IOC_DBG_TRAP_ENABLE => {
            let mut enable: kfd::DbgTrapEnableArgs = part(args);
            if !Arc::ptr_eq(process, caller) {
                *process.debugger.lock() = Arc::downgrade(caller);
            }
            let result = debug.attach(machine, user, state, &enable);
            if result.is_ok() {
                process.runtime_gate.close();
            }
            if !matches!(result, Err(Errno::ALREADY | Errno::BUSY | Errno::BADF)) {
                enable.rinfo_size = size_of::<kfd::RuntimeInfo>() as u32;
                set_part(args, &enable);
            }
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_DISABLE => {
            drop(debug);
            disable(process, state);
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT => send(machine, process, &debug, &part(args)).map(|()| 0),
        kfd::KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED => {
            let enabled: kfd::DbgTrapSetExceptionsEnabledArgs = part(args);
            debug.enable(&*machine.kernel.host, enabled.exception_mask);
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE => {
            let mut wave: kfd::DbgTrapSetWaveLaunchOverrideArgs = part(args);
            let result = waves::set_override(kernel, state, &mut wave);
            set_part(args, &wave);
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE => {
            let wave: kfd::DbgTrapSetWaveLaunchModeArgs = part(args);
            waves::set_mode(kernel, state, u32::from(wave.launch_mode as u8)).map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES => {
            // Stopping a queue waits for its turn, which may be raising an exception.
            drop(debug);
            suspend(process, user, state, &part(args))
        }
        kfd::KFD_IOC_DBG_TRAP_RESUME_QUEUES => resume(process, user, state, &part(args)),
        kfd::KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH => {
            let mut watch: kfd::DbgTrapSetNodeAddressWatchArgs = part(args);
            let result = waves::set_watch(kernel, state, &mut watch);
            set_part(args, &watch);
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH => {
            waves::clear_watch(kernel, state, part(args)).map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_SET_FLAGS => {
            let mut flags: kfd::DbgTrapSetFlagsArgs = part(args);
            let refused = kernel.devices.iter().any(|device| {
                let can = crate::sysfs::capability(device.model(), kernel.options.svm);
                let lacks = |flag, bit| flags.flags & flag != 0 && can & bit == 0;
                lacks(
                    kfd::KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP,
                    abi::HSA_CAP_TRAP_DEBUG_PRECISE_MEMORY_OPERATIONS_SUPPORTED,
                ) || lacks(
                    kfd::KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP,
                    abi::HSA_CAP_TRAP_DEBUG_PRECISE_ALU_OPERATIONS_SUPPORTED,
                )
            });
            // Every operation is done before the next one begins: the flags change nothing that a wave could show.
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
            debug.exception_info(process, user, &mut info)?;
            set_part(args, &info);
            Ok(0)
        }
        kfd::KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT => {
            let mut snapshot: kfd::DbgTrapQueueSnapshotArgs = part(args);
            let result = debug.queue_snapshot(state, process, user, &mut snapshot);
            set_part(args, &snapshot);
            result.map(|()| 0)
        }
        kfd::KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT => {
            let mut snapshot: kfd::DbgTrapDeviceSnapshotArgs = part(args);
            let result = debug.device_snapshot(process, user, &mut snapshot);
            set_part(args, &snapshot);
            result.map(|()| 0)
        }
        _ => Err(Errno::INVAL),
    }
}

/// The process that a request names: the caller's own, or one that the caller traces or debugs already.
///
/// # Errors
/// [`Errno::SRCH`] if there is none, [`Errno::PERM`] if it is neither.
fn target(caller: &Arc<Process>, pid: u32, op: u32) -> Result<Arc<Process>, Errno> {
    if pid == caller.pid {
        return Ok(Arc::clone(caller));
    }
    let task = caller.kernel.task(pid).ok_or(Errno::SRCH)?;
    let traced = task.is_traced_by(caller.pid);
    // A debugger may come before the runtime.
    let target = if op == kfd::KFD_IOC_DBG_TRAP_ENABLE && traced {
        task.open(&caller.kernel)
    } else {
        task.process.lock().clone().ok_or(Errno::SRCH)?
    };
    let debugs = core::ptr::eq(target.debugger.lock().as_ptr(), Arc::as_ptr(caller));
    if traced || debugs {
        Ok(target)
    } else {
        Err(Errno::PERM)
    }
}

/// Ends a debugger's session (`kfd_dbg_trap_disable`).
pub(super) fn disable(process: &Process, state: &mut State) {
    process.debug.lock().detach();
    *process.debugger.lock() = Default::default();
    process.runtime_gate.give_up(&*process.kernel.host);
    deactivate(process, state);
}

/// Queues that a debugger has stopped go on, and what it has set for waves is taken back (`kfd_dbg_trap_deactivate`).
fn deactivate(process: &Process, state: &mut State) {
    let scheduler = &process.kernel.scheduler;
    state
        .queues
        .values_mut()
        .for_each(|queue| queue.resume(scheduler));
    reset_waves(&process.kernel, &mut state.devices);
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
    let mut state = process.state.lock();
    let mut debug = process.debug.lock();
    if args.mode_mask & kfd::KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK == 0 {
        let was_enabled = debug.is_enabled();
        debug.runtime = kfd::RuntimeInfo::default();
        if was_enabled && let Some(session) = &mut debug.session {
            session.flags = 0;
            deactivate(process, &mut state);
        }
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
    const OF_OTHERS: u64 = bit(kfd::EC_DEVICE_MEMORY_VIOLATION) | bit(kfd::EC_PROCESS_RUNTIME);
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
    if mask & !OF_OTHERS != 0 {
        debug.tell_runtime(process, args.queue_id, mask & !OF_OTHERS);
    }
    Ok(())
}

/// Stops the queues of an array; the result is how many.
fn suspend(
    process: &Process,
    user: User<'_>,
    state: &mut State,
    args: &kfd::DbgTrapSuspendQueuesArgs,
) -> Result<u32, Errno> {
    let mut ids = match (args.queue_array_ptr, args.num_queues) {
        (0, 0) => return Ok(0),
        (0, _) => return Err(Errno::INVAL),
        (address, count) => queue_ids(user, address, count)?,
    };
    let scheduler = &process.kernel.scheduler;
    // A queue that no debugger has heard of is not stopped.
    let new = |id: u32| process.debug.lock().is_new(id);
    let count = each(state, &mut ids, |id, queue| {
        let known = !new(id);
        if known {
            queue.suspend(scheduler);
        }
        known
    });
    if count != 0 {
        // What stopped queues have saved can be found where the runtime has put the save areas; a bad one is the runtime's.
        for queue in state.queues.values().filter(|queue| queue.is_compute()) {
            let _ = process.put_wave_state(user, queue, queue.save_area().0);
        }
        let mut debug = process.debug.lock();
        for id in ids.iter().map(|id| id & !kfd::KFD_DBG_QUEUE_INVALID_MASK) {
            debug.clear_of_queue(id, args.exception_mask);
        }
    }
    let told = user.put_bytes(args.queue_array_ptr, ids.as_bytes());
    // An array that went meanwhile does not undo what was done.
    let _ = told;
    Ok(count)
}

/// Lets the queues of an array go on, or with no array all of them; the result is how many.
fn resume(
    process: &Process,
    user: User<'_>,
    state: &mut State,
    args: &kfd::DbgTrapResumeQueuesArgs,
) -> Result<u32, Errno> {
    let scheduler = &process.kernel.scheduler;
    if args.queue_array_ptr == 0 {
        state
            .queues
            .values_mut()
            .for_each(|queue| queue.resume(scheduler));
        return Ok(state.queues.len() as u32);
    }
    let mut ids = queue_ids(user, args.queue_array_ptr, args.num_queues)?;
    let count = each(state, &mut ids, |_, queue| {
        queue.resume(scheduler);
        true
    });
    let _ = user.put_bytes(args.queue_array_ptr, ids.as_bytes());
    Ok(count)
}

/// Applies `change` to the queues that are named, marks the names of others and of those that it declines as invalid, and
/// counts.
fn each(state: &mut State, ids: &mut [u32], mut change: impl FnMut(u32, &mut ProcessQueue) -> bool) -> u32 {
    let mut count = 0;
    for id in ids {
        let queue = state.queues.get_mut(id);
        if queue.is_some_and(|queue| change(*id, queue)) {
            count += 1;
        } else {
            *id |= kfd::KFD_DBG_QUEUE_INVALID_MASK;
        }
    }
    count
}

/// The array of queues that a request names (`get_queue_ids`).
fn queue_ids(user: User<'_>, address: u64, count: u32) -> Result<Vec<u32>, Errno> {
    if count > MAX_QUEUES {
        return Err(Errno::INVAL);
    }
    user.get_all(address, count)
}
