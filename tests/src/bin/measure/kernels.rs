//! Kernels on one core: the machine has no threads, so waves run in the caller's.

use core::hint::black_box;

use outcrop_soft::HostLevel;
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::work::vector_instructions;
use outcrop_tests::{Gpu, args, native, object};
use rustix::time::{ClockId, clock_gettime};

use crate::{Report, gpu};

/// A kernel to be run again and again, and the same loop on the processor.
struct Case<'a> {
    name: &'a str,
    /// Vector instructions (VALU and vector memory) of a run, times lanes.
    lane_instructions: f64,
    kernel: Box<dyn FnMut() + 'a>,
    native: Box<dyn FnMut() + 'a>,
    /// Looks at what the kernel has made.
    check: Box<dyn Fn() + 'a>,
}

/// Seconds of this thread on a processor: others on the machine do not count.
fn thread_seconds() -> f64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

fn best(runs: usize, mut run: impl FnMut()) -> f64 {
    run();
    (0..runs)
        .map(|_| {
            let start = thread_seconds();
            run();
            thread_seconds() - start
        })
        .fold(f64::INFINITY, f64::min)
}

/// Million lane-instructions a second of each kernel.
pub fn figures(report: &Report, runs: usize, level: HostLevel) {
    let gpu = gpu(0, level);
    for mut case in cases(&gpu, level) {
        let rate = |seconds: f64| case.lane_instructions / seconds / 1e6;
        let (ours, native) = (best(runs, &mut case.kernel), best(runs, &mut case.native));
        (case.check)();
        report.line(
            &format!("{}, {}", case.name, level.name()),
            rate(ours),
            "M lane-instructions/s",
            "native loop",
            rate(native),
        );
    }
}

/// What translated code could reach that keeps the registers of waves in memory.
pub fn ceiling(report: &Report, runs: usize, level: HostLevel) {
    let mut out = vec![0f32; 64 * 256];
    let steps = out.len() as f64 * 4096.0;
    let mut rate = |run: fn(HostLevel, &mut [f32], f32, f32)| {
        steps / best(runs, || run(level, black_box(&mut out), 0.9995, 0.25)) / 1e6
    };
    let (memory, registers) = (rate(native::fma_loop_in_memory), rate(native::fma_loop));
    report.line(
        &format!("4096-step FMA loop, registers in memory, {}", level.name()),
        memory,
        "M lane-instructions/s",
        "native loop",
        registers,
    );
}

/// Runs one kernel again and again.
pub fn repeat(name: &str, level: HostLevel, n: usize) {
    let gpu = gpu(0, level);
    let mut cases = cases(&gpu, level);
    let names = cases.each_ref().map(|case| case.name).join(", ");
    let Some(case) = cases.iter_mut().find(|case| case.name.contains(name)) else {
        crate::refuse(&format!("no kernel has {name} in its name; there are {names}"))
    };
    (0..n).for_each(|_| (case.kernel)());
    println!("{:.0} lane-instructions each", case.lane_instructions);
}

fn cases(gpu: &Gpu, level: HostLevel) -> [Case<'_>; 4] {
    let bench = std::rc::Rc::new(gpu.load("bench"));

    let lanes = 64 * 256;
    let out = gpu.zeros::<f32>(lanes);
    let kernels = bench.clone();
    let mut native_out = vec![0f32; lanes];
    let mut loops = vec![0f32; lanes];
    native::fma_loop(level, &mut loops, 0.9995, 0.25);
    let result = out.clone();
    let fma = Case {
        name: "4096-step FMA loop",
        lane_instructions: lanes as f64 * vector_instructions(&object("bench"), "fma_loop", 4096 / 64) as f64,
        kernel: Box::new(move || kernels.launch("fma_loop", 64, 256, 0, args![out, 0.9995f32, 0.25f32])),
        native: Box::new(move || native::fma_loop(level, black_box(&mut native_out), 0.9995, 0.25)),
        check: Box::new(move || assert_same("x", &result.read(), &loops)),
    };

    let n = 1 << 20;
    let (x, y) = (
        Random::new(1).many(n, Random::f32),
        Random::new(2).many(n, Random::f32),
    );
    let (a, b, c) = (gpu.upload(&x), gpu.upload(&y), gpu.zeros::<f32>(n));
    let kernels = gpu.load("vector_add");
    let mut z = vec![0f32; n];
    let sums: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x + y).collect();
    let result = c.clone();
    let add = Case {
        name: "1 M vector add",
        lane_instructions: n as f64 * vector_instructions(&object("vector_add"), "vector_add", 1) as f64,
        kernel: Box::new(move || {
            kernels.launch("vector_add", (n / 256) as u32, 256, 0, args![a, b, c, n as u32]);
        }),
        check: Box::new(move || assert_same("c", &result.read(), &sums)),
        native: Box::new(move || native::vector_add(level, black_box(&x), black_box(&y), black_box(&mut z))),
    };

    let n = 256usize;
    let (x, y) = (
        Random::new(3).many(n * n, Random::f32),
        Random::new(4).many(n * n, Random::f32),
    );
    let product = {
        let mut z = vec![0f32; n * n];
        native::matmul(level, &x, &y, &mut z, n);
        z
    };
    let matmul = |name: &'static str, kernel: &'static str, group: [u32; 3], trips: usize| {
        let (a, b, c) = (gpu.upload(&x), gpu.upload(&y), gpu.zeros::<f32>(n * n));
        let (kernels, product, result) = (bench.clone(), product.clone(), c.clone());
        let (x, y, mut z) = (x.clone(), y.clone(), vec![0f32; n * n]);
        let blocks = [n as u32 / group[0], n as u32 / group[1], 1];
        Case {
            name,
            lane_instructions: (n * n) as f64
                * vector_instructions(&object("bench"), kernel, trips as u64) as f64,
            kernel: Box::new(move || {
                kernels.launch(kernel, blocks, group, 0, args![a, b, c, n as u32]);
            }),
            check: Box::new(move || assert_same("the product", &result.read(), &product)),
            native: Box::new(move || {
                native::matmul(level, black_box(&x), black_box(&y), black_box(&mut z), n);
            }),
        }
    };
    let plain = matmul("256x256 f32 matmul", "matmul", [64, 4, 1], n / 8);
    let tiled = matmul("256x256 f32 matmul in tiles", "matmul_tiled", [16, 16, 1], n / 16);
    [fma, add, plain, tiled]
}
