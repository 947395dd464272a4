//! A process that debugs itself: exceptions are raised, reported and cleared, queues stop and go on.
#![expect(unsafe_code, reason = "raw ioctls")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

mod client;

use core::time::Duration;
use std::io::{PipeReader, Read as _};
use std::os::fd::AsRawFd as _;
use std::sync::Arc;
use std::thread;

use client::aql::{dispatch, kernel, signal, submit};
use client::{Buffer, Client, GTT, Queue, halves, machine, machine_of};
use outcrop_abi::kfd;
use outcrop_platform::Errno;
use outcrop_soft::Product;
use zerocopy::{FromBytes, Immutable, IntoBytes};

const fn bit(code: u32) -> u64 {
    1 << (code - 1)
}

/// One operation: the part of the argument that belongs to it goes in and comes back.
fn trap<T: FromBytes + IntoBytes + Immutable>(c: &Client, op: u32, part: &mut T) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapArgs {
        pid: std::process::id(),
        op,
        ..Default::default()
    };
    let size = size_of::<T>();
    args.data.as_mut_bytes()[..size].copy_from_slice(part.as_bytes());
    // SAFETY: the argument is a whole one, and what it points to lives in the caller.
    let result = unsafe {
        c.p()
            .ioctl(c.kfd, kfd::AMDKFD_IOC_DBG_TRAP, (&raw mut args).cast())
    };
    part.as_mut_bytes().copy_from_slice(&args.data.as_bytes()[..size]);
    result
}

fn attach(c: &Client, mask: u64) -> PipeReader {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut info = kfd::RuntimeInfo::default();
    let mut args = kfd::DbgTrapEnableArgs {
        exception_mask: mask,
        rinfo_ptr: &raw mut info as u64,
        rinfo_size: size_of_val(&info) as u32,
        dbg_fd: writer.as_raw_fd() as u32,
    };
    assert_eq!(trap(c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    assert_eq!(info.runtime_state, kfd::DEBUG_RUNTIME_STATE_ENABLED);
    // The kernel would hold the file itself; here the number has to stay valid.
    core::mem::forget(writer);
    reader
}

fn enable_runtime(c: &Client) {
    let mut args = kfd::RuntimeEnableArgs {
        mode_mask: kfd::KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK,
        ..Default::default()
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_RUNTIME_ENABLE, &mut args), Ok(()));
}

/// Exception, GPU and queue of the next event; `clear` is taken from it.
fn next(c: &Client, clear: u64) -> Result<(u64, u32, u32), Errno> {
    let mut args = kfd::DbgTrapQueryDebugEventArgs {
        exception_mask: clear,
        ..Default::default()
    };
    trap(c, kfd::KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT, &mut args)?;
    Ok((args.exception_mask, args.gpu_id, args.queue_id))
}

fn copy(c: &Client, q: &Queue, from: u64, to: u64, bytes: u32) {
    let [from_lo, from_hi] = [from as u32, (from >> 32) as u32];
    let [to_lo, to_hi] = [to as u32, (to >> 32) as u32];
    let words = [1, bytes - 1, 0, from_lo, from_hi, to_lo, to_hi];
    for (index, word) in words.into_iter().enumerate() {
        q.ring.set32(index as u64 * 4, word);
    }
    q.pointers.set(56, words.len() as u64 * 4);
    c.ring(q.doorbell, words.len() as u64 * 4);
}

#[test]
fn exceptions_of_queues_and_gpus_are_reported_and_cleared() {
    let c = Client::new(&machine(1));
    enable_runtime(&c);
    let queue = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_SDMA, 4096);
    let violation = bit(kfd::EC_DEVICE_MEMORY_VIOLATION);
    let mut wakes = attach(&c, violation | bit(kfd::EC_QUEUE_NEW));
    // A debugger that attaches later still hears of the queue.
    let new = bit(kfd::EC_QUEUE_NEW);
    assert_eq!(next(&c, new), Ok((new, c.gpu_id, queue.id)));
    assert_eq!(next(&c, 0), Err(Errno::AGAIN));
    let second = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_SDMA, 4096);
    let mut byte = [0; 1];
    wakes.read_exact(&mut byte).expect("a byte for the new queue");
    assert_eq!(next(&c, new), Ok((new, c.gpu_id, second.id)));
    assert_eq!(next(&c, 0), Err(Errno::AGAIN));

    // Nothing is mapped there: the debugger gets the fault, the runtime's event does not.
    let event = c.event(kfd::KFD_IOC_EVENT_MEMORY, false);
    copy(&c, &queue, 0x7000_0000_0000, 0x7000_0000_1000, 64);
    wakes.read_exact(&mut byte).expect("a byte for the fault");
    assert_eq!(next(&c, 0), Ok((violation, c.gpu_id, 0)));
    assert_eq!(
        c.wait(&[event.event_id], false, 0).0,
        Ok(kfd::KFD_IOC_WAIT_RESULT_TIMEOUT)
    );
    let mut fault = kfd::HsaMemoryExceptionData::default();
    let mut query = kfd::DbgTrapQueryExceptionInfoArgs {
        info_ptr: &raw mut fault as u64,
        info_size: size_of_val(&fault) as u32,
        source_id: c.gpu_id,
        exception_code: kfd::EC_DEVICE_MEMORY_VIOLATION,
        ..Default::default()
    };
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO, &mut query),
        Ok(0)
    );
    assert_eq!(fault.va & !0xfff, 0x7000_0000_0000);

    // What the debugger hands on reaches the runtime, with the same address.
    let mut send = kfd::DbgTrapSendRuntimeEventArgs {
        exception_mask: violation,
        gpu_id: c.gpu_id,
        queue_id: 0,
    };
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT, &mut send),
        Ok(0)
    );
    let (result, data) = c.wait(&[event.event_id], false, 1000);
    assert_eq!(result, Ok(kfd::KFD_IOC_WAIT_RESULT_COMPLETE));
    assert_eq!(data[0].memory_exception_data().va, fault.va);
    assert_eq!(next(&c, violation), Ok((violation, c.gpu_id, 0)));
    assert_eq!(next(&c, 0), Err(Errno::AGAIN));
}

/// Clears that the queue is new.
fn take_note(c: &Client, queue: &Queue) {
    let mut args = kfd::DbgTrapQueryExceptionInfoArgs {
        info_ptr: std::ptr::from_ref(c) as u64,
        source_id: queue.id,
        exception_code: kfd::EC_QUEUE_NEW,
        clear_exception: 1,
        ..Default::default()
    };
    assert_eq!(
        trap(c, kfd::KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO, &mut args),
        Ok(0)
    );
}

#[test]
fn suspended_queues_stop_until_they_are_resumed() {
    let c = Client::new(&machine(1));
    enable_runtime(&c);
    let queue = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_SDMA, 4096);
    let _wakes = attach(&c, 0);
    let flags = kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE;
    let buffer = c.alloc(8192, flags);
    c.map(&buffer).expect("mapped");
    buffer.set(0, 0x1234);

    let mut ids = [queue.id, 77];
    let mut suspend = kfd::DbgTrapSuspendQueuesArgs {
        queue_array_ptr: ids.as_mut_ptr() as u64,
        num_queues: 2,
        ..Default::default()
    };
    // A queue that the debugger has not taken note of runs on.
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES, &mut suspend),
        Ok(0)
    );
    assert_eq!(ids, [queue.id, 77].map(|id| id | kfd::KFD_DBG_QUEUE_INVALID_MASK));
    take_note(&c, &queue);
    ids = [queue.id, 77];
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES, &mut suspend),
        Ok(1)
    );
    assert_eq!(ids, [queue.id, 77 | kfd::KFD_DBG_QUEUE_INVALID_MASK]);
    copy(&c, &queue, buffer.va, buffer.va + 4096, 64);
    thread::sleep(Duration::from_millis(30));
    assert_eq!(buffer.get(4096), 0);

    let mut entry = kfd::QueueSnapshotEntry::default();
    let mut snapshot = kfd::DbgTrapQueueSnapshotArgs {
        snapshot_buf_ptr: &raw mut entry as u64,
        num_queues: 4,
        entry_size: size_of_val(&entry) as u32,
        ..Default::default()
    };
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT, &mut snapshot),
        Ok(0)
    );
    assert_eq!(snapshot.num_queues, 1);
    assert_eq!(
        (entry.queue_id, entry.gpu_id, entry.ring_size),
        (queue.id, c.gpu_id, 4096)
    );
    assert_eq!(entry.queue_type, kfd::KFD_IOC_QUEUE_TYPE_SDMA);

    let mut resume = kfd::DbgTrapResumeQueuesArgs::default();
    assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_RESUME_QUEUES, &mut resume), Ok(1));
    c.until("the copy", || buffer.get(4096) == 0x1234);
    let mut nothing = 0u64;
    assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut nothing), Ok(0));
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut nothing),
        Err(Errno::INVAL)
    );
}

#[test]
fn a_runtime_waits_for_its_debugger() {
    let c = Arc::new(Client::new(&machine(0)));
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut info = kfd::RuntimeInfo::default();
    let mut args = kfd::DbgTrapEnableArgs {
        exception_mask: bit(kfd::EC_PROCESS_RUNTIME),
        rinfo_ptr: &raw mut info as u64,
        rinfo_size: size_of_val(&info) as u32,
        dbg_fd: writer.as_raw_fd() as u32,
    };
    assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    let mut reader = reader;
    thread::scope(|scope| {
        let runtime = scope.spawn(|| enable_runtime(&c));
        let mut byte = [0; 1];
        reader.read_exact(&mut byte).expect("a byte for the runtime");
        assert!(!runtime.is_finished());
        let process = bit(kfd::EC_PROCESS_RUNTIME);
        assert_eq!(next(&c, process), Ok((process, 0, 0)));
        let mut send = kfd::DbgTrapSendRuntimeEventArgs {
            exception_mask: process,
            ..Default::default()
        };
        assert_eq!(
            trap(&c, kfd::KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT, &mut send),
            Ok(0)
        );
        runtime.join().expect("the runtime goes on");
    });
    // One GPU, as the topology has it.
    let mut entry = kfd::DbgDeviceInfoEntry::default();
    let mut snapshot = kfd::DbgTrapDeviceSnapshotArgs {
        snapshot_buf_ptr: &raw mut entry as u64,
        num_devices: 2,
        entry_size: size_of_val(&entry) as u32,
        ..Default::default()
    };
    assert_eq!(
        trap(&c, kfd::KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT, &mut snapshot),
        Ok(0)
    );
    assert_eq!(
        (snapshot.num_devices, entry.gpu_id, entry.gfx_target_version),
        (1, c.gpu_id, 90_402)
    );
}

#[test]
fn a_queue_that_faults_can_be_suspended_meanwhile() {
    let c = Client::new(&machine(2));
    enable_runtime(&c);
    let violation = bit(kfd::EC_DEVICE_MEMORY_VIOLATION);
    let mut wakes = attach(&c, violation);
    for _ in 0..200 {
        let queue = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_SDMA, 4096);
        take_note(&c, &queue);
        copy(&c, &queue, 0x7000_0000_0000, 0x7000_0000_1000, 64);
        let mut ids = [queue.id];
        let mut suspend = kfd::DbgTrapSuspendQueuesArgs {
            queue_array_ptr: ids.as_mut_ptr() as u64,
            num_queues: 1,
            ..Default::default()
        };
        assert_eq!(
            trap(&c, kfd::KFD_IOC_DBG_TRAP_SUSPEND_QUEUES, &mut suspend),
            Ok(1)
        );
        let mut all = kfd::DbgTrapResumeQueuesArgs::default();
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_RESUME_QUEUES, &mut all), Ok(1));
        wakes.read_exact(&mut [0]).expect("a byte for the fault");
        assert_eq!(next(&c, violation), Ok((violation, c.gpu_id, 0)));
        c.destroy_queue(queue);
    }
}

#[test]
fn a_runtime_does_not_wait_for_a_debugger_that_has_gone() {
    let c = Client::new(&machine(0));
    let (_reader, writer) = std::io::pipe().expect("a pipe");
    let mut args = kfd::DbgTrapEnableArgs {
        dbg_fd: writer.as_raw_fd() as u32,
        ..Default::default()
    };
    assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    thread::scope(|scope| {
        let runtime = scope.spawn(|| enable_runtime(&c));
        thread::sleep(Duration::from_millis(30));
        assert!(!runtime.is_finished());
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut 0u64), Ok(0));
        runtime.join().expect("the runtime goes on");
    });
}

fn watch(c: &Client, address: u64, mask: u32, mode: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapSetNodeAddressWatchArgs {
        address,
        mask,
        mode,
        gpu_id: c.gpu_id,
        id: 77,
    };
    let result = trap(c, kfd::KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH, &mut args);
    if result == Err(Errno::NOMEM) {
        assert_eq!(args.id, u32::MAX);
    }
    result.map(|_| args.id)
}

fn clear(c: &Client, id: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapClearNodeAddressWatchArgs { gpu_id: c.gpu_id, id };
    trap(c, kfd::KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH, &mut args)
}

/// What was set before, and which traps there are.
fn set_override(c: &Client, mode: u32, bits: u32, request: u32) -> (Result<u32, Errno>, u32, u32) {
    let mut args = kfd::DbgTrapSetWaveLaunchOverrideArgs {
        override_mode: mode,
        enable_mask: bits,
        support_request_mask: request,
        pad: 0,
    };
    let result = trap(c, kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE, &mut args);
    (result, args.enable_mask, args.support_request_mask)
}

fn set_mode(c: &Client, launch_mode: u32) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapSetWaveLaunchModeArgs { launch_mode, pad: 0 };
    trap(c, kfd::KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE, &mut args)
}

const WATCH: u32 = kfd::KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH;
const OR: u32 = kfd::KFD_DBG_TRAP_OVERRIDE_OR;
const REPLACE: u32 = kfd::KFD_DBG_TRAP_OVERRIDE_REPLACE;

/// As `amdgpu_amdkfd_*.c` and `kfd_topology.c` of Linux 6.12 have it for each.
#[test]
fn what_a_debugger_can_set_depends_on_the_gpu() {
    const ARITHMETIC: u32 = 0x1ff;
    const ENDS: u32 = 0xc000_0000;
    for (product, traps, errno, mem_op, alu_op) in [
        (Product::Mi250x, ARITHMETIC, Errno::PERM, true, false),
        (Product::Mi300x, ARITHMETIC | ENDS, Errno::PERM, true, false),
        (Product::Mi355x, ARITHMETIC | ENDS, Errno::PERM, true, false),
        (Product::Rx6800, WATCH, Errno::INVAL, false, false),
        (Product::Rx7900Xtx, ARITHMETIC, Errno::PERM, false, false),
        (Product::Rx9070Xt, ARITHMETIC | ENDS, Errno::PERM, false, true),
    ] {
        let c = Client::new(&machine_of(product, 0));
        assert_eq!(watch(&c, 0, 0, 0), Err(Errno::INVAL), "nobody debugs");
        let _wakes = attach_any(&c);
        assert_eq!(watch(&c, 0, 0, 0), Err(Errno::PERM), "the runtime is not there");
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut 0u64), Ok(0));
        enable_runtime(&c);
        let _wakes = attach_any(&c);
        // All ones are asked for, and some are not there.
        assert_eq!(
            set_override(&c, OR, 0, u32::MAX),
            (Err(Errno::ACCES), 0, traps),
            "{product}"
        );
        assert_eq!(set_override(&c, 2, 0, 0).0, Err(errno), "{product}");
        let replaced = set_override(&c, REPLACE, 0, 0).0;
        let taken = if product == Product::Rx6800 {
            Err(Errno::INVAL)
        } else {
            Ok(0)
        };
        assert_eq!(replaced, taken, "{product}");
        assert_eq!(set_override(&c, OR, u32::MAX, WATCH), (Ok(0), 0, traps));
        assert_eq!(set_override(&c, OR, 0, 0), (Ok(0), WATCH, traps));
        assert_eq!(set_override(&c, OR, 0, WATCH), (Ok(0), WATCH, traps));
        assert_eq!(set_override(&c, OR, 0, 0), (Ok(0), 0, traps));
        for mode in [1, 3, 0] {
            assert_eq!(set_mode(&c, mode), Ok(0));
        }
        assert_eq!(set_mode(&c, 2), Err(Errno::INVAL));
        // Four, as the topology says, for all processes.
        let capability = c.property("capability");
        assert_eq!(capability >> 7 & 1, 1, "{product}");
        assert_eq!(1 << (capability >> 8 & 0xf), 4, "{product}");
        for id in 0..4 {
            assert_eq!(watch(&c, 0x1000, !0, 3), Ok(id), "{product}");
        }
        assert_eq!(watch(&c, 0x1000, !0, 3), Err(Errno::NOMEM), "{product}");
        assert_eq!(clear(&c, 4), Err(Errno::INVAL));
        assert_eq!(clear(&c, 2), Ok(0));
        assert_eq!(clear(&c, 2), Err(Errno::INVAL));
        assert_eq!(watch(&c, 0x1000, !0, 3), Ok(2));
        for (flag, can) in [
            (kfd::KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP, mem_op),
            (kfd::KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP, alu_op),
        ] {
            let mut args = kfd::DbgTrapSetFlagsArgs { flags: flag, pad: 0 };
            let result = trap(&c, kfd::KFD_IOC_DBG_TRAP_SET_FLAGS, &mut args);
            assert_eq!(result, if can { Ok(0) } else { Err(Errno::ACCES) }, "{product}");
            assert_eq!(args.flags, 0, "what was set before");
            if can {
                args.flags = 0;
                assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_SET_FLAGS, &mut args), Ok(0));
                assert_eq!(args.flags, flag);
            }
        }
        // The end of the session takes all back.
        assert_eq!(trap(&c, kfd::KFD_IOC_DBG_TRAP_DISABLE, &mut 0u64), Ok(0));
        let _wakes = attach_any(&c);
        for id in 0..4 {
            assert_eq!(watch(&c, 0x1000, !0, 3), Ok(id), "{product}");
        }
        c.close();
    }
}

/// As [`attach`], before a runtime, too.
fn attach_any(c: &Client) -> PipeReader {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut args = kfd::DbgTrapEnableArgs {
        dbg_fd: writer.as_raw_fd() as u32,
        ..Default::default()
    };
    assert_eq!(trap(c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    core::mem::forget(writer);
    reader
}

/// A queue with a kernel that loads a word, or stores it.
struct Touching<'a> {
    c: &'a Client,
    data: &'a Buffer,
    queue: Queue,
    index: u64,
}

impl<'a> Touching<'a> {
    /// Loads, stores, adds to `data` at an offset.
    const LOAD: [u32; 2] = [0xdc50_8000, 0x0204_0001];
    const STORE: [u32; 2] = [0xdc70_8000, 0x0004_0101];
    const ADD: [u32; 2] = [0xdd08_8000, 0x0004_0101];

    fn new(c: &'a Client, data: &'a Buffer) -> Self {
        let queue = c.create_queue(kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL, 4096);
        let inactive = signal(data, 0, 0, 0, 0);
        queue.pointers.set(192, inactive);
        let index = 0;
        Self {
            c,
            data,
            queue,
            index,
        }
    }

    /// Has one wave touch `at`.
    fn go(&mut self, body: [u32; 2], at: u64) {
        // s_load_dwordx2 s[4:5], s[0:1], 0; v_mov_b32 v1, 0; s_waitcnt lgkmcnt(0)
        let mut words = vec![0xc006_0100, 0, 0x7e02_0280, 0xbf8c_c07f];
        words.extend(body);
        words.push(0xbf81_0000);
        let code = kernel(self.data, 4096, &words);
        self.data.set(128, at);
        let done = signal(self.data, 64, 1, 0, 0);
        let mut packet = dispatch(code, done);
        packet[10..12].copy_from_slice(&halves(self.data.va + 128));
        submit(self.c, &self.queue, self.index, packet);
        self.index += 1;
    }

    fn is_done(&self) -> bool {
        self.data.get(72) == 0
    }

    /// What the queue's inactive signal says.
    fn inactive(&self) -> u64 {
        self.data.get(8)
    }

    fn end(self) {
        self.c.destroy_queue(self.queue);
    }
}

#[test]
fn a_wave_that_touches_a_watched_address_traps() {
    for threads in [0, 2] {
        let c = Client::new(&machine(threads));
        let data = c.alloc(16384, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
        enable_runtime(&c);
        let traps = bit(kfd::EC_QUEUE_WAVE_TRAP);
        let _wakes = attach(&c, traps);
        let at = data.va + 12288;
        // Lines of 128 bytes are compared.
        let watched = |mode| watch(&c, at + 64, 0xffff_ff80, mode).unwrap();
        let first = watched(kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD);

        // Nothing is asked to trap yet.
        let mut q = Touching::new(&c, &data);
        q.go(Touching::STORE, at);
        c.until("the store", || q.is_done());
        assert_eq!(set_override(&c, OR, WATCH, WATCH).0, Ok(0));
        for (body, near) in [
            (Touching::LOAD, at),
            (Touching::STORE, at + 128),
            (Touching::STORE, at - 4),
        ] {
            q.go(body, near);
            c.until("what is not watched", || q.is_done());
        }
        q.go(Touching::STORE, at + 124);
        c.until("the trap", || next(&c, 0).is_ok());
        assert_eq!(
            next(&c, traps),
            Ok((traps | bit(kfd::EC_QUEUE_NEW), c.gpu_id, q.queue.id))
        );
        assert!(!q.is_done());
        let told = c.machine.faults().last().expect("a fault").to_string();
        assert!(told.contains("watches the address"), "{told}");
        assert_ne!(q.inactive(), 0);
        q.end();

        // Only what the mode says.
        assert_eq!(clear(&c, first), Ok(0));
        for (mode, body, hits) in [
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ, Touching::LOAD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ, Touching::STORE, false),
            (
                kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC,
                Touching::STORE,
                false,
            ),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC, Touching::ADD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD, Touching::ADD, true),
            (kfd::KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL, Touching::LOAD, true),
        ] {
            let id = watched(mode);
            let mut q = Touching::new(&c, &data);
            q.go(body, at);
            c.until("an end", || q.is_done() || q.inactive() != 0);
            assert_eq!(!q.is_done(), hits, "mode {mode}, {body:x?}");
            q.end();
            assert_eq!(clear(&c, id), Ok(0));
        }
        c.free(&data);
        c.close();
    }
}

#[test]
fn waves_are_held_and_trap_as_they_begin_and_end() {
    let c = Client::new(&machine(2));
    let data = c.alloc(16384, GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
    enable_runtime(&c);
    let traps = bit(kfd::EC_QUEUE_WAVE_TRAP);
    let _wakes = attach(&c, traps);
    let at = data.va + 12288;

    let mut q = Touching::new(&c, &data);
    assert_eq!(set_mode(&c, kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT), Ok(0));
    q.go(Touching::ADD, at);
    thread::sleep(Duration::from_millis(30));
    assert!(!q.is_done());
    assert_eq!(set_mode(&c, kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL), Ok(0));
    c.until("the wave", || q.is_done());
    q.end();

    let start = kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START;
    let end = kfd::KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END;
    for (mode, mask, stored) in [
        (kfd::KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG, 0, false),
        (0, start, false),
        (0, end, true),
    ] {
        assert_eq!(set_mode(&c, mode), Ok(0));
        assert_eq!(set_override(&c, OR, mask, start | end).0, Ok(0));
        data.set32(12288, 5);
        let mut q = Touching::new(&c, &data);
        q.go(Touching::STORE, at);
        c.until("the trap", || next(&c, 0).is_ok());
        let told = next(&c, u64::MAX).unwrap();
        assert_eq!(told, (traps | bit(kfd::EC_QUEUE_NEW), c.gpu_id, q.queue.id));
        assert!(!q.is_done());
        assert_eq!(data.get32(12288) != 5, stored);
        q.end();
    }
    c.free(&data);
    c.close();
}
