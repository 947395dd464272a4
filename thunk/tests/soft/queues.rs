use core::time::Duration;
use std::sync::Arc;
use std::time::Instant;

use outcrop_abi::sdma;
use outcrop_soft::Machine;
use outcrop_thunk::{
    Error, Event, EventKind, MemFlags, Memory, NodeId, Queue, QueuePointers, QueuePriority, QueueRequest,
    QueueType, QueueUpdate, Thunk, WaitResult,
};

use super::{SHARED, all_gone, gpus, machine, read, system, write};

const RING: u64 = 64 << 10;

pub(crate) fn request(node: NodeId, kind: QueueType, ring: &Memory) -> QueueRequest<'static> {
    QueueRequest {
        node,
        kind,
        percentage: 100,
        priority: QueuePriority::Normal,
        ring_address: ring.address(),
        ring_size: ring.size(),
        pointers: None,
        event: None,
        error_reason: 0,
    }
}

pub(crate) fn shared(thunk: &Thunk, gpu: NodeId, size: u64) -> Memory {
    let memory = thunk
        .alloc_memory(system(thunk), size, SHARED | MemFlags::EXECUTE_ACCESS)
        .unwrap();
    memory.map_to_gpus(&[gpu]).unwrap();
    memory
}

/// An SDMA queue with its ring and an event for completion.
pub(crate) struct Sdma {
    queue: Queue,
    event: Event,
    ring: Memory,
    written: u64,
}

impl Sdma {
    pub(crate) fn new(thunk: &Thunk, gpu: NodeId) -> Sdma {
        let ring = shared(thunk, gpu, RING);
        let queue = thunk.create_queue(&request(gpu, QueueType::Sdma, &ring)).unwrap();
        let event = thunk.create_event(EventKind::Signal, None, false, false).unwrap();
        Sdma {
            queue,
            event,
            ring,
            written: 0,
        }
    }

    fn submit(&mut self, dwords: &[u32]) {
        let host = self.ring.host_ptr().unwrap();
        for dword in dwords {
            write(host, (self.written % RING) as usize, *dword);
            self.written += 4;
        }
        let position = self.queue.pointers().write as *mut u64;
        // SAFETY: the position is a live word of the queue.
        unsafe { position.write_volatile(self.written) };
        self.queue.ring(self.written);
    }

    /// Copies and waits for the event that the engine raises then.
    pub(crate) fn copy(&mut self, from: u64, to: u64, bytes: u32) -> Result<WaitResult, Error> {
        let copy = sdma::CopyLinear::new().with_count(bytes - 1).unwrap();
        let copy = copy.with_src_addr(from).with_dst_addr(to);
        let fence = sdma::Fence::new()
            .with_addr(self.event.mailbox())
            .with_data(self.event.id());
        let trap = sdma::Trap::new().with_int_context(self.event.id()).unwrap();
        self.submit(&copy.bits());
        self.submit(&fence.bits());
        self.submit(&trap.bits());
        self.event.wait(5000)
    }
}

fn sdma_copies(threads: usize) {
    let (machine, thunk) = machine(1, threads);
    let gpu = gpus(&thunk)[0];
    let from = shared(&thunk, gpu, 1 << 20);
    let to = thunk.alloc_memory(gpu, 1 << 20, MemFlags::HOST_ACCESS).unwrap();
    to.map_to_gpus(&[gpu]).unwrap();
    let mut sdma = Sdma::new(&thunk, gpu);
    for round in 0..3_u32 {
        for at in (0..1 << 20).step_by(4) {
            write(from.host_ptr().unwrap(), at, at as u32 ^ round);
        }
        assert_eq!(
            sdma.copy(from.address(), to.address(), 1 << 20),
            Ok(WaitResult::Signaled)
        );
        for at in (0..1 << 20).step_by(4) {
            assert_eq!(read(to.host_ptr().unwrap(), at), at as u32 ^ round);
        }
    }
    drop((sdma, from, to, thunk));
    all_gone(&machine);
}

#[test]
fn sdma_copies_without_threads() {
    sdma_copies(0);
}

#[test]
fn sdma_copies_with_threads() {
    sdma_copies(2);
}

/// Writes a barrier-AND packet whose completion decrements a signal and raises its event.
fn aql(threads: usize) {
    let (machine, thunk) = machine(1, threads);
    let gpu = gpus(&thunk)[0];
    let ring = shared(&thunk, gpu, RING);
    let page = shared(&thunk, gpu, 4096);
    let signal = shared(&thunk, gpu, 4096);
    let event = thunk.create_event(EventKind::Signal, None, false, false).unwrap();
    let host = signal.host_ptr().unwrap();
    // amd_signal_t: kind 1 (user), value, event_mailbox_ptr, event_id.
    write(host, 0, 1);
    write(host, 8, 1);
    write(host, 16, event.mailbox() as u32);
    write(host, 20, (event.mailbox() >> 32) as u32);
    write(host, 24, event.id());
    // Invalid packets have type 1.
    for packet in (0..RING as usize).step_by(64) {
        write(ring.host_ptr().unwrap(), packet, 1);
    }
    let pointers = QueuePointers {
        read: page.address() + 0x80,
        write: page.address() + 0x38,
    };
    let queue = thunk
        .create_queue(&QueueRequest {
            pointers: Some(pointers),
            ..request(gpu, QueueType::ComputeAql, &ring)
        })
        .unwrap();
    assert_eq!(queue.pointers(), pointers);
    let slot = ring.host_ptr().unwrap();
    write(slot, 56, signal.address() as u32);
    write(slot, 60, (signal.address() >> 32) as u32);
    write(page.host_ptr().unwrap(), 0x38, 1);
    // Barrier-AND is 3; fences at system scope.
    write(slot, 0, 3 | 2 << 9 | 2 << 11);
    queue.ring(0);
    assert_eq!(event.wait(5000), Ok(WaitResult::Signaled));
    assert_eq!(read(host, 8), 0, "decremented");
    queue.set_cu_mask(&[0xFFFF_FFFF; 10]).unwrap();
    let stop = QueueUpdate {
        percentage: 0,
        priority: QueuePriority::High,
        ring_address: ring.address(),
        ring_size: RING,
    };
    queue.update(&stop).unwrap();
    queue.destroy().unwrap();
    drop((ring, page, signal, event, thunk));
    all_gone(&machine);
}

#[test]
fn a_barrier_packet_without_threads() {
    aql(0);
}

#[test]
fn a_barrier_packet_with_threads() {
    aql(2);
}

#[test]
fn doorbells_of_a_gpu_share_a_page() {
    let (machine, thunk) = machine(2, 0);
    let gpus = gpus(&thunk);
    let mut queues = Vec::new();
    for gpu in [gpus[0], gpus[0], gpus[1]] {
        let ring = shared(&thunk, gpu, RING);
        let queue = thunk.create_queue(&request(gpu, QueueType::Sdma, &ring)).unwrap();
        queues.push((queue, ring));
    }
    let address = |index: usize| queues[index].0.doorbell().as_ptr().addr();
    assert_ne!(address(0), address(1));
    assert_eq!(address(0) >> 13, address(1) >> 13);
    assert_ne!(address(0) >> 13, address(2) >> 13);
    assert_eq!(queues[2].0.node(), gpus[1]);
    drop((queues, thunk));
    all_gone(&machine);
}

fn refused(machine: &Arc<Machine>, thunk: &Thunk, request: &QueueRequest<'_>) -> Error {
    let before = machine.usage();
    let error = thunk.create_queue(request).unwrap_err();
    assert_eq!(machine.usage(), before, "undone");
    error
}

#[test]
fn wrong_queues_leave_nothing_behind() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let ring = shared(&thunk, gpu, RING);
    let good = request(gpu, QueueType::Sdma, &ring);
    let invalid = |argument, value| Error::InvalidArgument { argument, value };
    let cpu = system(&thunk);
    let refused = |request: &QueueRequest<'_>| refused(&machine, &thunk, request);
    assert_eq!(
        refused(&QueueRequest { node: cpu, ..good }),
        Error::NotAGpu { node: cpu }
    );
    assert_eq!(
        refused(&QueueRequest {
            percentage: 101,
            ..good
        }),
        invalid("percentage", 101)
    );
    assert_eq!(
        refused(&QueueRequest {
            kind: QueueType::ComputeAql,
            ..good
        }),
        invalid("pointers", 0)
    );
    let errno = |error: Error| error.errno().map(|errno| errno.name());
    // Half of the ring is no whole buffer; 3000 is no power of two; nothing is at 0x1000.
    assert_eq!(
        errno(refused(&QueueRequest {
            ring_size: RING / 2,
            ..good
        })),
        Some("EINVAL")
    );
    assert_eq!(
        errno(refused(&QueueRequest {
            ring_size: 3000,
            ..good
        })),
        Some("EINVAL")
    );
    assert_eq!(
        errno(refused(&QueueRequest {
            ring_address: 0x1000,
            ..good
        })),
        Some("EINVAL")
    );
    let nowhere = QueuePointers {
        read: 0x1000,
        write: 0x1008,
    };
    let compute = QueueRequest {
        kind: QueueType::ComputeAql,
        pointers: Some(nowhere),
        ..good
    };
    let error = refused(&compute);
    assert!(matches!(errno(error), Some("EINVAL" | "EFAULT")), "{error}");
}

#[test]
fn a_ring_in_use_cannot_be_freed() {
    let (machine, thunk) = machine(1, 0);
    let gpu = gpus(&thunk)[0];
    let ring = shared(&thunk, gpu, RING);
    let queue = thunk.create_queue(&request(gpu, QueueType::Sdma, &ring)).unwrap();
    let error = ring.unmap_from_gpus().unwrap_err();
    assert_eq!(error.errno().map(|errno| errno.name()), Some("EBUSY"), "{error}");
    assert_eq!(ring.mapped_gpus(), [gpu]);
    drop(queue);
    ring.free().unwrap();
    drop(thunk);
    all_gone(&machine);
}

#[test]
fn a_stopped_queue_waits_and_goes_on() {
    let (_machine, thunk) = machine(1, 1);
    let gpu = gpus(&thunk)[0];
    let memory = shared(&thunk, gpu, 8192);
    let mut sdma = Sdma::new(&thunk, gpu);
    let update = |sdma: &Sdma, percentage| {
        let update = QueueUpdate {
            percentage,
            priority: QueuePriority::Normal,
            ring_address: sdma.ring.address(),
            ring_size: RING,
        };
        sdma.queue.update(&update).unwrap();
    };
    update(&sdma, 0);
    write(memory.host_ptr().unwrap(), 0, 77);
    let copy = sdma::CopyLinear::new().with_count(3).unwrap();
    let copy = copy
        .with_src_addr(memory.address())
        .with_dst_addr(memory.address() + 4096);
    sdma.submit(&copy.bits());
    std::thread::sleep(Duration::from_millis(30));
    assert_eq!(read(memory.host_ptr().unwrap(), 4096), 0, "stopped");
    update(&sdma, 100);
    let start = Instant::now();
    while read(memory.host_ptr().unwrap(), 4096) != 77 {
        assert!(start.elapsed() < Duration::from_secs(5), "never went on");
        thunk.platform().relax();
    }
}
