//! Queues: publishing, ordering, scratch, errors.
#![expect(unsafe_code, reason = "runs kernels")]

use std::thread;

use outcrop_hsa::{
    Access, Condition, Error, Executable, MemoryType, Order, Packet, PoolKind, Priority, Queue,
    QueueErrorReason, QueueKind, QueueOptions,
};

use crate::common::{Bench, Explicit, arguments, dispatch, object, run, with_machines, words};

fn queue(bench: &Bench, packets: u32) -> Queue {
    let options = QueueOptions {
        packets,
        ..QueueOptions::default()
    };
    Queue::create(&bench.gpu(), &options).unwrap()
}

#[test]
fn barriers_complete_in_order_over_many_rings() {
    with_machines(|bench| {
        let queue = queue(bench, 16);
        assert_eq!(queue.size(), 16);
        for round in 0..200 {
            let done = bench.signal();
            let first = queue.barrier_and(&[], Some(&done), Order::SYSTEM).unwrap();
            assert_eq!(first, round);
            if round % 50 == 49 {
                assert_eq!(
                    bench.runtime().wait(&done, Condition::Eq, 0, None, &[&queue]),
                    Ok(0)
                );
                assert_eq!(queue.read_index(), round + 1);
            }
            // Recycled while in flight it would be decremented twice.
            bench
                .runtime()
                .wait(&done, Condition::Eq, 0, None, &[&queue])
                .unwrap();
        }
        assert_eq!(queue.write_index(), 200);
    });
}

#[test]
fn barriers_wait_for_their_signals() {
    with_machines(|bench| {
        let queue = queue(bench, 64);
        let gates: Vec<_> = (0..12).map(|_| bench.signal()).collect();
        let all: Vec<_> = gates.iter().collect();
        let done = bench.signal();
        queue.barrier_and(&all, Some(&done), Order::SYSTEM).unwrap();
        assert_eq!(queue.write_index(), 3, "five signals a packet");
        for gate in &gates {
            assert_eq!(done.wait(Condition::Eq, 0, Some(1_000_000)), 1);
            gate.store(0);
        }
        bench
            .runtime()
            .wait(&done, Condition::Eq, 0, None, &[&queue])
            .unwrap();

        let (a, b, done) = (bench.signal(), bench.signal(), bench.signal());
        queue.barrier_or(&[&a, &b], Some(&done), Order::SYSTEM).unwrap();
        assert_eq!(done.wait(Condition::Eq, 0, Some(1_000_000)), 1);
        b.store(0);
        bench
            .runtime()
            .wait(&done, Condition::Eq, 0, None, &[&queue])
            .unwrap();
        assert_eq!(a.load(), 1);
        let six = vec![&a; 6];
        assert!(matches!(
            queue.barrier_or(&six, None, Order::SYSTEM),
            Err(Error::InvalidArgument(..))
        ));

        let done = bench.signal();
        queue
            .barrier_value(&a, Condition::Gte, 0x30, 0xf0, Some(&done), Order::SYSTEM)
            .unwrap();
        a.store(0x12f);
        assert_eq!(done.wait(Condition::Eq, 0, Some(1_000_000)), 1);
        a.store(0x135);
        bench
            .runtime()
            .wait(&done, Condition::Eq, 0, None, &[&queue])
            .unwrap();
    });
}

#[test]
fn batches_run_and_stamp_their_times() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/globals.co")).unwrap();
        let kernel = executable.kernel("write_globals").unwrap();
        let queue = queue(bench, 64);
        queue.set_profiling(true);
        let args = arguments(bench, kernel, &[], 2048, 256);
        let done = bench.signal();
        let mut packets: Vec<_> = (0..9)
            .map(|_| {
                (
                    Packet::Dispatch(dispatch(kernel, &args, 2048, 256, None)),
                    Order::SYSTEM,
                )
            })
            .collect();
        packets.push((
            Packet::Dispatch(dispatch(kernel, &args, 2048, 256, Some(&done))),
            Order::SYSTEM,
        ));
        // SAFETY: kernel, arguments and signal outlive the wait below.
        assert_eq!(unsafe { queue.publish(&packets) }, Ok(0));
        bench
            .runtime()
            .wait(&done, Condition::Eq, 0, None, &[&queue])
            .unwrap();
        let counter = executable.variable("counter").unwrap();
        let info = bench.runtime().pointer_info(counter.address).unwrap();
        let back = bench.host(4);
        let copied = bench.signal();
        let (gpu, cpu) = (bench.gpu(), bench.runtime().cpu());
        bench
            .runtime()
            .async_copy(back.address(), &cpu, counter.address, &gpu, 4, &[], &copied)
            .unwrap();
        bench
            .runtime()
            .wait(&copied, Condition::Eq, 0, None, &[])
            .unwrap();
        assert_eq!(words(&back), [42 + 10 * 2048]);
        assert!(info.device);
        let times = done.times();
        assert!(times.start != 0 && times.start <= times.end, "{times:?}");
        queue.set_profiling(false);
        let plain = bench.signal();
        queue.barrier_and(&[], Some(&plain), Order::SYSTEM).unwrap();
        bench
            .runtime()
            .wait(&plain, Condition::Eq, 0, None, &[&queue])
            .unwrap();
        assert_eq!(plain.times().end, 0);
        // SAFETY: nothing is published.
        assert!(unsafe { queue.publish(&[]) }.is_err());
    });
}

#[test]
fn many_producers_fill_one_small_ring() {
    let bench = Bench::new(1, 2);
    let executable = Executable::load(&bench.gpu(), &object("bin/globals.co")).unwrap();
    let kernel = executable.kernel("write_globals").unwrap();
    let queue = queue(&bench, 16);
    let args = arguments(&bench, kernel, &[], 64, 64);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..100 {
                    // SAFETY: kernel and arguments outlive the drain below.
                    unsafe { queue.dispatch(&dispatch(kernel, &args, 64, 64, None), Order::SYSTEM) }.unwrap();
                }
            });
        }
    });
    queue.drain().unwrap();
    let out = bench.host(4);
    let done = bench.signal();
    let counter = executable.variable("counter").unwrap().address;
    let (gpu, cpu) = (bench.gpu(), bench.runtime().cpu());
    bench
        .runtime()
        .async_copy(out.address(), &cpu, counter, &gpu, 4, &[], &done)
        .unwrap();
    bench.runtime().wait(&done, Condition::Eq, 0, None, &[]).unwrap();
    assert_eq!(words(&out), [42 + 400 * 64]);
}

#[test]
fn odd_queues_are_refused() {
    let bench = Bench::new(1, 0);
    let options = |packets| QueueOptions {
        packets,
        ..QueueOptions::default()
    };
    for packets in [0, 3, 1000] {
        let error = Queue::create(&bench.gpu(), &options(packets)).unwrap_err();
        assert_eq!(error, Error::InvalidQueueCreation { packets });
        assert_eq!(error.status().0, 0x1002);
    }
    assert!(matches!(
        Queue::create(&bench.runtime().cpu(), &options(16)),
        Err(Error::InvalidAgent { .. })
    ));
    let small = Queue::create(&bench.gpu(), &options(2)).unwrap();
    assert_eq!(small.size(), 16);
    let single = QueueOptions {
        kind: QueueKind::Single,
        priority: Priority::High,
        ..options(32)
    };
    let queue = Queue::create(&bench.gpu(), &single).unwrap();
    queue.set_priority(Priority::Low).unwrap();
    queue.set_cu_mask(&[0xff]).unwrap();
    assert!(queue.set_cu_mask(&[0, 0]).is_err());
    queue.drain().unwrap();
}

/// A faulting kernel's queue reports why; another queue goes on, and so does a new one.
#[test]
fn faults_are_errors_with_their_address() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/faults.co")).unwrap();
        let vectors = Executable::load(&bench.gpu(), &object("bin/globals.co")).unwrap();
        let bystander = queue(bench, 64);
        let out = bench.vram(4096);
        let nowhere = 0x5_0000_0000u64;
        let write = Explicit::default().u64(nowhere).u32(7).u64(out.address());
        let cases = [
            (
                "read_at",
                Explicit::default().u64(nowhere).u64(out.address()),
                QueueErrorReason::MemoryFault,
            ),
            ("write_at", write, QueueErrorReason::MemoryFault),
            (
                "illegal_instruction",
                Explicit::default().u64(out.address()),
                QueueErrorReason::IllegalInstruction,
            ),
            (
                "trap",
                Explicit::default().u64(out.address()),
                QueueErrorReason::Trap,
            ),
        ];
        for (name, explicit, reason) in cases {
            let queue = queue(bench, 64);
            let error = run(bench, &queue, executable.kernel(name).unwrap(), explicit, 64, 64).unwrap_err();
            let Error::Queue(error) = error else {
                panic!("{name}: {error}");
            };
            assert_eq!(
                (error.reason, error.node),
                (reason, bench.gpu().node()),
                "{name}: {error}"
            );
            match error.fault {
                Some(fault) => assert_eq!(
                    (fault.address & !4095, fault.not_present, reason),
                    (nowhere, true, QueueErrorReason::MemoryFault),
                    "{name}"
                ),
                None => assert_ne!(reason, QueueErrorReason::MemoryFault, "{name}"),
            }
            assert_eq!(queue.status(), Err(error), "it stays");
            let more = queue.barrier_and(&[], None, Order::SYSTEM);
            assert_eq!(more, Err(Error::Queue(error)));
            assert_eq!(bystander.status(), Ok(()));
            let kernel = vectors.kernel("read_globals").unwrap();
            run(
                bench,
                &bystander,
                kernel,
                Explicit::default().u64(out.address()),
                64,
                64,
            )
            .unwrap();
            assert_eq!(words(&out)[1], 5u32.wrapping_add(0x89ab_cdef).wrapping_add(10));
        }
    });
}

#[test]
fn a_write_to_a_read_only_mapping_is_told_as_such() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/faults.co")).unwrap();
        let queue = queue(bench, 64);
        let out = bench.vram(4096);
        let vmem = bench.runtime().vmem();
        let va = vmem.address_reserve(4096, 0, 0).unwrap();
        let pool = bench.gpu().pool(PoolKind::Coarse).unwrap();
        let handle = vmem.handle_create(&pool, 4096, MemoryType::Pinned).unwrap();
        vmem.map(va, 4096, 0, handle).unwrap();
        vmem.set_access(va, 4096, &[(&bench.gpu(), Access::ReadOnly)])
            .unwrap();
        let read = Explicit::default().u64(va).u64(out.address());
        run(bench, &queue, executable.kernel("read_at").unwrap(), read, 64, 64).unwrap();
        let write = Explicit::default().u64(va).u32(7).u64(out.address());
        let error = run(
            bench,
            &queue,
            executable.kernel("write_at").unwrap(),
            write,
            64,
            64,
        )
        .unwrap_err();
        let Error::Queue(error) = error else {
            panic!("{error}");
        };
        let fault = error.fault.unwrap();
        assert_eq!(
            (fault.address & !4095, fault.read_only, fault.not_present),
            (va, true, false)
        );
        drop(queue);
        vmem.unmap(va, 4096).unwrap();
        vmem.handle_release(handle).unwrap();
        vmem.address_free(va, 4096).unwrap();
    });
}

#[test]
fn bad_packets_stop_the_queue_with_their_reason() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/vector_add.co")).unwrap();
        let kernel = executable.kernel("vector_add").unwrap();
        let args = arguments(bench, kernel, &[0; 32], 64, 64);
        let good = dispatch(kernel, &args, 64, 64, None);
        let mut no_grid = good;
        no_grid.grid_size_x = 0;
        let mut large = good;
        large.workgroup_size_x = 1024;
        large.workgroup_size_y = 2;
        large.grid_size_y = 2;
        large.grid_size_x = 1024;
        large.setup = outcrop_hsa::aql::DispatchSetup::new().with_dimensions(2).unwrap();
        let mut no_code = good;
        no_code.kernel_object = 0;
        let mut greedy = good;
        greedy.group_segment_size = 1 << 20;
        for (name, packet, reasons) in [
            ("no grid", no_grid, &[QueueErrorReason::InvalidDimensions][..]),
            (
                "large",
                large,
                &[
                    QueueErrorReason::GroupTooLarge,
                    QueueErrorReason::InvalidDimensions,
                ],
            ),
            (
                "no code",
                no_code,
                &[QueueErrorReason::InvalidCode, QueueErrorReason::MemoryFault],
            ),
            ("greedy", greedy, &[QueueErrorReason::InvalidGroupMemory]),
        ] {
            let queue = queue(bench, 64);
            let done = bench.signal();
            // SAFETY: none of these starts a kernel.
            unsafe { queue.dispatch(&packet, Order::SYSTEM) }.unwrap();
            let error = match queue.barrier_and(&[], Some(&done), Order::SYSTEM) {
                Ok(_) => bench
                    .runtime()
                    .wait(&done, Condition::Eq, 0, Some(20_000_000_000), &[&queue])
                    .unwrap_err(),
                Err(error) => error,
            };
            let Error::Queue(error) = error else {
                panic!("{name}: {error}");
            };
            assert!(reasons.contains(&error.reason), "{name}: {error}");
        }
    });
}

#[test]
fn a_wait_does_not_outlive_its_queue() {
    with_machines(|bench| {
        let queue = queue(bench, 64);
        let gate = bench.signal();
        let done = bench.signal();
        queue.barrier_and(&[&gate], Some(&done), Order::SYSTEM).unwrap();
        thread::scope(|scope| {
            let waiter = scope.spawn(|| bench.runtime().wait(&done, Condition::Eq, 0, None, &[&queue]));
            thread::sleep(core::time::Duration::from_millis(10));
            queue.inactivate().unwrap();
            let error = waiter.join().unwrap().unwrap_err();
            assert!(
                matches!(error, Error::Queue(e) if e.reason == QueueErrorReason::Inactivated),
                "{error}"
            );
        });
        drop(queue);
        gate.store(0);
    });
}

/// A fault that nobody asks about is its own queue's: not that of others, now or later.
#[test]
fn a_fault_is_not_laid_at_another_queue_s_door() {
    with_machines(|bench| {
        let executable = Executable::load(&bench.gpu(), &object("bin/faults.co")).unwrap();
        let kernel = executable.kernel("read_at").unwrap();
        let out = bench.vram(4096);
        for dropped in [false, true] {
            let (guilty, bystander) = (queue(bench, 64), queue(bench, 64));
            let explicit = Explicit::default().u64(0x6_0000_0000).u64(out.address());
            let args = arguments(bench, kernel, &explicit.0, 64, 64);
            let done = bench.signal();
            // SAFETY: what the packet names lives to the end of the round.
            unsafe { guilty.dispatch(&dispatch(kernel, &args, 64, 64, Some(&done)), Order::SYSTEM) }.unwrap();
            let gate = bench.signal();
            let wait = |ns| {
                bench
                    .runtime()
                    .wait(&gate, Condition::Eq, 0, Some(ns), &[&bystander])
            };
            assert_eq!(wait(20_000_000), Ok(1));
            let guilty = if dropped { None } else { Some(guilty) };
            assert_eq!(wait(200_000_000), Ok(1), "long after the fault");
            bystander.drain().unwrap();
            if let Some(guilty) = guilty {
                let error = guilty.status().unwrap_err();
                assert_eq!(
                    error.fault.map(|fault| fault.address & !4095),
                    Some(0x6_0000_0000)
                );
            }
        }
    });
}
