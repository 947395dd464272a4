//! Copies and fills.

use outcrop_hsa::{Condition, Dim3, Error, Pitched};

use crate::common::{Bench, contents, pattern, with_machines};

fn wait(bench: &Bench, signal: &outcrop_hsa::Signal) {
    assert_eq!(
        bench
            .runtime()
            .wait(signal, Condition::Eq, 0, Some(60_000_000_000), &[]),
        Ok(0)
    );
}

#[test]
fn any_size_and_alignment_goes_both_ways() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        for (size, to, from) in [
            (1u64, 0u64, 0u64),
            (3, 1, 2),
            (63, 5, 0),
            (4096, 0, 0),
            (10007, 3, 7),
            (9 << 20 | 1, 1, 0),
        ] {
            let bytes = pattern((size + from) as usize, size as u32);
            let host = bench.host(size + from);
            host.write(0, &bytes).unwrap();
            let device = bench.vram(size + to + 8);
            let back = bench.host(size + 8);
            let (first, second) = (bench.signal(), bench.signal());
            runtime
                .async_copy(
                    device.address() + to,
                    &gpu,
                    host.address() + from,
                    &cpu,
                    size,
                    &[],
                    &first,
                )
                .unwrap();
            runtime
                .async_copy(
                    back.address(),
                    &cpu,
                    device.address() + to,
                    &gpu,
                    size,
                    &[&first],
                    &second,
                )
                .unwrap();
            wait(bench, &second);
            let back = contents(&back);
            assert!(
                back[..size as usize] == bytes[from as usize..],
                "{size} bytes, +{from} to +{to}"
            );
            assert!(back[size as usize..].iter().all(|byte| *byte == 0), "and no more");
            let device = contents(&device);
            assert!(device[..to as usize].iter().all(|byte| *byte == 0));
            assert!(device[(to + size) as usize..].iter().all(|byte| *byte == 0));
            let (a, b) = (first.times(), second.times());
            assert!(a.start <= a.end && a.end <= b.end && a.start != 0, "{a:?} {b:?}");
            let ns = runtime.system_ns(&gpu, b.end).unwrap() - runtime.system_ns(&gpu, a.start).unwrap();
            assert!(ns < 60_000_000_000, "{ns} ns");
        }
    });
}

#[test]
fn a_copy_waits_for_what_it_depends_on() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        let host = bench.host(256);
        let device = bench.vram(256);
        let gates: Vec<_> = (0..7).map(|_| bench.signal()).collect();
        let done = bench.signal();
        let deps: Vec<_> = gates.iter().collect();
        runtime
            .async_copy(device.address(), &gpu, host.address(), &cpu, 256, &deps, &done)
            .unwrap();
        for gate in &gates {
            assert_eq!(done.wait(Condition::Eq, 0, Some(2_000_000)), 1, "still waiting");
            gate.store(0);
        }
        wait(bench, &done);
    });
}

#[test]
fn hundreds_of_copies_keep_their_order() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        let host = bench.host(4096 * 4);
        let device = bench.vram(4);
        let back = bench.host(4);
        let mut last = None;
        for n in 0..3000u32 {
            host.write(u64::from(n) * 4, &n.to_le_bytes()).unwrap();
            let done = bench.signal();
            let from = host.address() + u64::from(n) * 4;
            runtime
                .async_copy(device.address(), &gpu, from, &cpu, 4, &[], &done)
                .unwrap();
            last = Some(done);
        }
        let done = bench.signal();
        let last = last.unwrap();
        runtime
            .async_copy(back.address(), &cpu, device.address(), &gpu, 4, &[&last], &done)
            .unwrap();
        wait(bench, &done);
        assert_eq!(contents(&back), 2999u32.to_le_bytes());
    });
}

#[test]
fn fills_repeat_their_pattern_and_touch_nothing_else() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let gpu = bench.gpu();
        for (offset, size) in [
            (0u64, 16u64),
            (1, 1),
            (3, 2),
            (1, 3),
            (2, 1000),
            (3, 4097),
            (0, 9 << 20),
        ] {
            for pattern in [&[0xa5u8][..], &[1, 2], &[3, 4, 5, 6]] {
                let memory = bench.vram(size + 16);
                let done = bench.signal();
                runtime
                    .async_fill(memory.address() + offset, &gpu, pattern, size, &[], &done)
                    .unwrap();
                wait(bench, &done);
                let bytes = contents(&memory);
                let (start, end) = (offset as usize, (offset + size) as usize);
                assert!(bytes[..start].iter().chain(&bytes[end..]).all(|byte| *byte == 0));
                let right = bytes[start..end]
                    .iter()
                    .enumerate()
                    .all(|(n, byte)| *byte == pattern[n % pattern.len()]);
                assert!(right, "{size} bytes of {pattern:?} at +{offset}");
            }
        }
        let memory = bench.vram(64);
        let done = bench.signal();
        let bad = runtime.async_fill(memory.address(), &gpu, &[1, 2, 3], 9, &[], &done);
        assert!(matches!(bad, Err(Error::InvalidArgument(..))));
        runtime.memory_fill(memory.address() + 4, 0x0403_0201, 3).unwrap();
        assert_eq!(
            contents(&memory)[3..17],
            [0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 0]
        );
        assert!(
            runtime.memory_fill(memory.address(), 0, 17).is_err(),
            "past the end"
        );
        assert!(
            runtime.memory_fill(memory.address() + 1, 0, 1).is_err(),
            "not aligned"
        );
        assert!(matches!(
            runtime.memory_fill(8, 0, 1),
            Err(Error::InvalidAllocation { address: 8 })
        ));
    });
}

#[test]
fn boxes_are_copied_row_by_row() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let gpu = bench.gpu();
        let src = bench.host(100 * 20 * 5);
        let bytes = pattern(100 * 20 * 5, 9);
        src.write(0, &bytes).unwrap();
        let dst = bench.vram(64 * 16 * 4);
        let (from, to) = (
            Pitched {
                base: src.address(),
                pitch: 100,
                slice: 2000,
            },
            Pitched {
                base: dst.address(),
                pitch: 64,
                slice: 64 * 16,
            },
        );
        let at = |x, y, z| Dim3 { x, y, z };
        let done = bench.signal();
        runtime
            .async_copy_rect(
                to,
                at(3, 2, 1),
                from,
                at(7, 4, 2),
                at(50, 10, 3),
                &gpu,
                &[],
                &done,
            )
            .unwrap();
        wait(bench, &done);
        let result = contents(&dst);
        for z in 0..4usize {
            for y in 0..16usize {
                for x in 0..64usize {
                    let inside = (3..53).contains(&x) && (2..12).contains(&y) && (1..4).contains(&z);
                    let expected = if inside {
                        bytes[(z + 1) * 2000 + (y + 2) * 100 + x + 4]
                    } else {
                        0
                    };
                    assert_eq!(result[z * 1024 + y * 64 + x], expected, "{x} {y} {z}");
                }
            }
        }
        let narrow = Pitched { pitch: 40, ..to };
        let bad = runtime.async_copy_rect(
            narrow,
            at(0, 0, 0),
            from,
            at(0, 0, 0),
            at(50, 2, 1),
            &gpu,
            &[],
            &done,
        );
        assert!(matches!(bad, Err(Error::InvalidArgument(..))));
    });
}

#[test]
fn gpus_copy_to_each_other() {
    let bench = Bench::new(2, 2);
    let runtime = bench.runtime();
    let gpus: Vec<_> = runtime.gpus().collect();
    let first = bench.vram(100_000);
    let second = gpus[1]
        .pool(outcrop_hsa::PoolKind::Coarse)
        .unwrap()
        .allocate(100_000)
        .unwrap();
    first.allow_access(&[&gpus[1]]).unwrap();
    let bytes = pattern(100_000, 4);
    first.write(0, &bytes).unwrap();
    let done = bench.signal();
    runtime
        .async_copy(
            second.address(),
            &gpus[1],
            first.address(),
            &gpus[0],
            100_000,
            &[],
            &done,
        )
        .unwrap();
    wait(&bench, &done);
    assert!(contents(&second) == bytes);
}

#[test]
fn a_copy_that_faults_fails_and_the_next_one_works() {
    with_machines(|bench| {
        let runtime = bench.runtime();
        let (gpu, cpu) = (bench.gpu(), runtime.cpu());
        let host = bench.host(4096);
        let device = bench.vram(4096);
        let done = bench.signal();
        let nowhere = 0x10_0000_0000;
        runtime
            .async_copy(nowhere, &gpu, host.address(), &cpu, 4096, &[], &done)
            .unwrap();
        let error = runtime.wait(&done, Condition::Eq, 0, Some(20_000_000_000), &[]);
        assert_eq!(error, Err(Error::CopyFailed { value: -1 }));
        let fault = runtime.last_copy_fault().unwrap();
        assert_eq!((fault.address & !4095, fault.node), (nowhere, gpu.node()));
        host.write(0, &[7; 4096]).unwrap();
        let again = bench.signal();
        runtime
            .async_copy(device.address(), &gpu, host.address(), &cpu, 4096, &[], &again)
            .unwrap();
        wait(bench, &again);
        assert!(contents(&device).iter().all(|byte| *byte == 7));
    });
}

#[test]
fn wrong_agents_are_refused() {
    let bench = Bench::new(1, 0);
    let runtime = bench.runtime();
    let host = bench.host(64);
    let done = bench.signal();
    let cpu = runtime.cpu();
    let both = runtime.async_copy(host.address(), &cpu, host.address(), &cpu, 1, &[], &done);
    assert!(matches!(both, Err(Error::InvalidAgent { .. })));
    let wraps = runtime.async_copy(u64::MAX - 1, &bench.gpu(), host.address(), &cpu, 64, &[], &done);
    assert!(matches!(wraps, Err(Error::InvalidArgument(..))));
    assert_eq!(done.load(), 1);
}
