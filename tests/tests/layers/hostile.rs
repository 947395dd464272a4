//! Kernels that never end, or take ever more: with a time limit their queue stops with an error, and all else goes on.

use core::time::Duration;
use std::sync::Arc;
use std::time::Instant;

use outcrop_gpu::device::QueueFault;
use outcrop_gpu::shader::FaultCause;
use outcrop_hip::{Error, FaultKind, LaunchConfig, Platform, StreamFlags};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, THREADS, Trials, args, machine_with};

pub fn trials(trials: &mut Trials) {
    trials.add_soft("hostile::loops_without_end", || ends("loop_without_end", 1));
    trials.add_soft("hostile::many_loops_without_end", || {
        ends("loop_without_end", 5000)
    });
    trials.add_soft("hostile::sleeps_without_end", || ends("sleep_without_end", 1));
    trials.add_soft("hostile::waits_for_the_host", waits_for_the_host);
    trials.add("hostile::recursion_past_scratch", recursion_past_scratch);
}

const LIMIT_MS: u64 = 100;

/// A kernel that does not end is stopped, while another queue of the machine does its work.
fn ends(kernel: &str, blocks: u32) {
    for threads in THREADS {
        let machine = machine_with(threads, |builder| builder.time_limit(LIMIT_MS));
        let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
        let hostile = gpu.load("hostile");
        let adds = gpu.load("vector_add");
        let other = gpu
            .device
            .create_stream_with(StreamFlags::NON_BLOCKING, Default::default())
            .expect("stream");
        let out = gpu.zeros::<u32>(64);
        let (x, y, z) = (
            gpu.upload(&[1.0f32; 64]),
            gpu.upload(&[2.0f32; 64]),
            gpu.zeros::<f32>(64),
        );
        let config = LaunchConfig::blocks([blocks, 1, 1], [64, 1, 1], 0);
        let begun = Instant::now();
        hostile.try_submit(kernel, &config, args![out]).expect("launch");
        let one = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
        adds.submit_on(&other, "vector_add", &one, args![x, y, z, 64u32])
            .expect("launch");
        other.synchronize().expect("the other stream");
        assert_same("beside it", &z.read(), &[3.0f32; 64]);
        let fault = match gpu.stream.synchronize() {
            Err(Error::Fault(fault)) => fault,
            other => panic!("{kernel}, {threads} threads: {other:?}"),
        };
        let took = begun.elapsed();
        assert!(took >= Duration::from_millis(LIMIT_MS), "{took:?}");
        assert_eq!(fault.kind, FaultKind::Hardware, "{fault}");
        assert_eq!(fault.kernel.as_deref(), Some(kernel), "{fault}");
        // Where it was, the machine knows.
        let faults = machine.faults();
        let told = match faults.as_slice() {
            [told] => told.fault,
            _ => panic!("{faults:?}"),
        };
        let QueueFault::Shader(told) = told else {
            panic!("{told}");
        };
        assert_eq!(
            told.cause,
            FaultCause::TimeLimit {
                milliseconds: LIMIT_MS
            }
        );
        assert_ne!(told.pc, 0);
        adds.launch("vector_add", 1, 64, 0, args![x, y, z, 64u32]);
    }
}

/// A kernel that sleeps until the host stores something is noticed, whoever works on it; nobody tells of the store.
fn waits_for_the_host() {
    for threads in THREADS {
        let machine = machine_with(threads, |builder| builder);
        let gpu = Gpu::new(machine as Arc<dyn Platform>).expect("runtime");
        let (flag, out) = (gpu.pinned(0), gpu.zeros::<u32>(64));
        let kernels = gpu.load("hostile");
        kernels.submit("sleep_until", 1, 64, 0, args![flag, out]);
        std::thread::sleep(Duration::from_millis(30));
        flag.store(7);
        gpu.synchronize();
        assert_same("out", &out.read(), &[7; 64]);
    }
}

/// A recursion that takes more scratch memory with each level, until there is none.
fn recursion_past_scratch(gpu: &Gpu) {
    let (depth, out) = (gpu.filled(64, 1u32 << 24), gpu.zeros::<u32>(64));
    let kernels = gpu.load("calls");
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    let kernel = "mutual_recursion";
    kernels
        .try_submit(kernel, &config, args![depth, out])
        .expect("launch");
    let fault = match gpu.stream.synchronize() {
        Err(Error::Fault(fault)) => fault,
        other => panic!("{other:?}"),
    };
    // Compilers for these reach scratch by a buffer of the whole queue: a lane's end is not seen, only that of the memory
    // behind it.
    let kind = match gpu.target() {
        "gfx90a" | "gfx1030" => FaultKind::Write,
        _ => FaultKind::Aperture,
    };
    assert_eq!(fault.kind, kind, "{fault}");
    assert_eq!(fault.kernel.as_deref(), Some(kernel), "{fault}");
}
