//! Exceptions, queues that are stopped, and a runtime that announces itself.

use core::time::Duration;
use std::io::Read as _;
use std::os::fd::AsRawFd as _;
use std::sync::Arc;
use std::thread;

use outcrop_abi::kfd;
use outcrop_platform::Errno;

use super::client::{Client, Queue, machine};
use super::{attach, bit, copy, enable_runtime, next, trap};

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
