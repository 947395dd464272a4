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

use client::{Client, Queue, machine};
use outcrop_abi::kfd;
use outcrop_platform::Errno;
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
