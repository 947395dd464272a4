//! The thunk on the software machine.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]
#![expect(unsafe_code, reason = "touches memory that a GPU writes")]

mod failures;
mod memory;
mod queues;
mod vmem;

use std::sync::Arc;

use outcrop_platform::StdHost;
use outcrop_soft::{Builder, Machine};
use outcrop_thunk::{Error, EventKind, MemFlags, Node, NodeId, Thunk, WaitResult};

/// A machine with so many GPUs and threads, and a thunk on it.
fn machine(gpus: usize, threads: usize) -> (Arc<Machine>, Thunk) {
    let machine = Builder::new(Arc::new(StdHost::new()))
        .gpus(gpus)
        .threads(threads)
        .build()
        .unwrap();
    let thunk = Thunk::open(machine.clone()).unwrap();
    (machine, thunk)
}

/// Nodes of the GPUs.
fn gpus(thunk: &Thunk) -> Vec<NodeId> {
    thunk
        .nodes()
        .iter()
        .filter(|node| node.is_gpu())
        .map(|node| node.id)
        .collect()
}

/// The node of system memory.
fn system(thunk: &Thunk) -> NodeId {
    thunk.nodes().iter().find(|node| !node.is_gpu()).unwrap().id
}

/// Memory of the host that GPUs see too.
const SHARED: MemFlags = MemFlags::NON_PAGED.union(MemFlags::HOST_ACCESS);

fn read(address: *mut u8, offset: usize) -> u32 {
    assert!(!address.is_null());
    // SAFETY: tests pass addresses of live memory with at least this many bytes.
    unsafe { address.add(offset).cast::<u32>().read_volatile() }
}

fn write(address: *mut u8, offset: usize, value: u32) {
    assert!(!address.is_null());
    // SAFETY: tests pass addresses of live memory with at least this many bytes.
    unsafe { address.add(offset).cast::<u32>().write_volatile(value) }
}

#[track_caller]
fn all_gone(machine: &Machine) {
    let usage = machine.usage();
    assert!(usage.is_empty(), "{usage:?}");
    assert_eq!(usage.reclaimed, 0, "everything was given back, not reclaimed");
}

#[test]
fn a_node_for_each_gpu() {
    let (machine, thunk) = machine(2, 0);
    assert_eq!(thunk.version().major, 1);
    let gpus: Vec<&Node> = thunk.nodes().iter().filter(|node| node.is_gpu()).collect();
    assert_eq!(gpus.len(), 2);
    assert_ne!(gpus[0].gpu_id, gpus[1].gpu_id);
    for gpu in gpus {
        assert_eq!(gpu.properties.gfx_version(), (9, 4, 2));
        assert_eq!(gpu.marketing_name, "AMD Instinct MI300X");
        assert_eq!(gpu.properties.wave_front_size, 64);
        let apertures = gpu.apertures.unwrap();
        assert!(apertures.lds.base < apertures.lds.limit);
        assert_ne!(apertures.lds.base, apertures.scratch.base);
        assert!(apertures.gpuvm.limit >= (1 << 46));
        assert!(!gpu.io_links.is_empty());
        assert!(thunk.available_memory(gpu.id).unwrap() > 1 << 30);
    }
    let cpu = thunk.node(system(&thunk)).unwrap();
    assert_eq!((cpu.gpu_id, cpu.is_gpu()), (0, false));
    assert!(cpu.properties.cpu_cores_count > 0);
    assert_eq!(
        thunk.node(NodeId(99)).unwrap_err(),
        Error::NoSuchNode { node: NodeId(99) }
    );
    assert_eq!(
        thunk.available_memory(cpu.id),
        Err(Error::NotAGpu { node: cpu.id })
    );
    drop(thunk);
    all_gone(&machine);
}

#[test]
fn clocks_go_on() {
    let (_machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let first = thunk.clock_counters(gpu).unwrap();
    std::thread::sleep(core::time::Duration::from_millis(5));
    let second = thunk.clock_counters(gpu).unwrap();
    assert!(second.gpu > first.gpu);
    assert!(second.cpu - first.cpu >= 5_000_000);
    assert_eq!(second.system_frequency, 1_000_000_000);
    // 100 MHz: 5 ms are at least 500 000 ticks.
    assert!(second.gpu - first.gpu >= 490_000, "{}", second.gpu - first.gpu);
}

#[test]
fn the_runtime_is_announced_once() {
    let (_machine, thunk) = machine(1, 0);
    thunk.runtime_enable(0, true).unwrap();
    assert!(thunk.runtime_enable(0, true).is_err());
    thunk.runtime_disable().unwrap();
    thunk.runtime_enable(0, true).unwrap();
}

#[test]
fn events_are_set_waited_for_and_reset() {
    let (machine, thunk) = machine(1, 0);
    let manual = thunk.create_event(EventKind::Signal, None, true, false).unwrap();
    assert_eq!(manual.wait(0), Ok(WaitResult::TimedOut));
    manual.set().unwrap();
    assert_eq!(manual.wait(0), Ok(WaitResult::Signaled));
    assert_eq!(manual.wait(0), Ok(WaitResult::Signaled), "stays signalled");
    manual.reset().unwrap();
    assert_eq!(manual.wait(10), Ok(WaitResult::TimedOut));
    let auto = thunk.create_event(EventKind::Signal, None, false, true).unwrap();
    assert_eq!(auto.wait(0), Ok(WaitResult::Signaled));
    assert_eq!(auto.wait(0), Ok(WaitResult::TimedOut), "the first waiter took it");
    assert_ne!(manual.mailbox(), 0);
    assert_ne!(manual.mailbox(), auto.mailbox());
    let memory = thunk
        .create_event(EventKind::Memory, Some(gpus(&thunk)[0]), false, false)
        .unwrap();
    assert_eq!(memory.mailbox(), 0);
    let refused = Error::InvalidArgument {
        argument: "event",
        value: memory.id().into(),
    };
    assert_eq!(memory.set(), Err(refused));
    drop((manual, auto, memory, thunk));
    all_gone(&machine);
}

#[test]
fn a_wait_for_several_events() {
    use outcrop_thunk::{WaitEntry, WaitFor};
    let (_machine, thunk) = machine(1, 0);
    let events: Vec<_> = (0..9)
        .map(|_| thunk.create_event(EventKind::Signal, None, true, false).unwrap())
        .collect();
    let wait = |wait_for, timeout| {
        let mut entries: Vec<_> = events.iter().map(WaitEntry::new).collect();
        thunk.wait_events(&mut entries, wait_for, timeout).unwrap()
    };
    assert_eq!(wait(WaitFor::Any, 0), WaitResult::TimedOut);
    events[7].set().unwrap();
    assert_eq!(wait(WaitFor::Any, 0), WaitResult::Signaled);
    assert_eq!(wait(WaitFor::All, 10), WaitResult::TimedOut);
    events.iter().for_each(|event| event.set().unwrap());
    assert_eq!(wait(WaitFor::All, 0), WaitResult::Signaled);
    let none = Error::InvalidArgument {
        argument: "entries",
        value: 0,
    };
    assert_eq!(thunk.wait_events(&mut [], WaitFor::Any, 0), Err(none));
}

#[test]
fn another_thread_wakes_a_waiter() {
    let (_machine, thunk) = machine(1, 0);
    let event = thunk.create_event(EventKind::Signal, None, false, false).unwrap();
    std::thread::scope(|scope| {
        let waiter = scope.spawn(|| event.wait(u32::MAX));
        std::thread::sleep(core::time::Duration::from_millis(20));
        event.set().unwrap();
        assert_eq!(waiter.join().unwrap(), Ok(WaitResult::Signaled));
    });
}

#[test]
fn an_age_shows_a_signal_that_somebody_else_took() {
    use outcrop_thunk::{WaitEntry, WaitFor};
    let (_machine, thunk) = machine(1, 0);
    let event = thunk.create_event(EventKind::Signal, None, false, false).unwrap();
    let look = |age| {
        let mut entries = [WaitEntry {
            age,
            ..WaitEntry::new(&event)
        }];
        let result = thunk.wait_events(&mut entries, WaitFor::Any, 0).unwrap();
        (result, entries[0].age)
    };
    let (first, age) = look(1);
    event.set().unwrap();
    assert_eq!(event.wait(0), Ok(WaitResult::Signaled), "taken without an age");
    let (second, newer) = look(age.max(1));
    assert_eq!(second, WaitResult::Signaled, "first {first:?} at age {age}");
    assert!(newer > age);
    assert_eq!(look(newer).0, WaitResult::TimedOut);
}

#[test]
fn no_driver_says_what_to_look_at() {
    // This computer has no /dev/kfd, or it has one and the thunk opens.
    match Thunk::open(Arc::new(StdHost::new())) {
        Ok(thunk) => assert!(!thunk.nodes().is_empty()),
        Err(error) => {
            let text = error.to_string();
            assert!(text.starts_with("cannot open /dev/kfd: E"), "{text}");
            assert!(text.contains("amdgpu") || text.contains("group"), "{text}");
            assert!(error.errno().is_some());
        }
    }
}
