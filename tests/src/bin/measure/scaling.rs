//! What a second core brings.

use std::time::Instant;

use outcrop_soft::HostLevel;
use outcrop_tests::data::Random;
use outcrop_tests::{Gpu, args};
use rustix::time::{ClockId, clock_gettime};

use crate::{Report, gpu};

/// What a run takes, in seconds.
#[derive(Clone, Copy)]
struct Cost {
    wall: f64,
    /// Of all threads of the program on processors.
    processors: f64,
}

fn process_seconds() -> f64 {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

/// The least of both in several runs.
fn best(runs: usize, mut run: impl FnMut()) -> Cost {
    run();
    let mut best = Cost {
        wall: f64::INFINITY,
        processors: f64::INFINITY,
    };
    for _ in 0..runs {
        let (wall, processors) = (Instant::now(), process_seconds());
        run();
        best.wall = best.wall.min(wall.elapsed().as_secs_f64());
        best.processors = best.processors.min(process_seconds() - processors);
    }
    best
}

/// Kernels on one core and on two, each with as many workgroups as keep both at work for some 50 ms.
pub fn figures(report: &Report, runs: usize) {
    type Work = (&'static str, fn(&Gpu, usize) -> Cost);
    let work: [Work; 3] = [
        ("4096-step FMA loop", fma_loop),
        ("512x512 f32 matmul", matmul),
        ("Triton f16 matmul 1024x1024x1024", triton),
    ];
    for (name, measure) in work {
        let cost = |threads| measure(&gpu(threads, HostLevel::detect()), runs);
        let (one, two) = (cost(0), cost(2));
        report.line(
            &format!("{name}, two cores"),
            two.wall * 1e3,
            "ms",
            "one core",
            one.wall * 1e3,
        );
        report.line(
            &format!("{name}, speed of two cores"),
            one.wall / two.wall,
            "times one core",
            "wanted",
            1.8,
        );
        report.line(
            &format!("{name}, processor time on two cores"),
            two.processors * 1e3,
            "ms",
            "on one core",
            one.processors * 1e3,
        );
    }
}

fn fma_loop(gpu: &Gpu, runs: usize) -> Cost {
    let blocks = 768;
    let out = gpu.zeros::<f32>(blocks * 256);
    let kernels = gpu.load("bench");
    best(runs, || {
        kernels.launch("fma_loop", blocks as u32, 256, 0, args![out, 0.9995f32, 0.25f32]);
    })
}

fn matmul(gpu: &Gpu, runs: usize) -> Cost {
    let n = 512usize;
    let mut random = Random::new(3);
    let (a, b, c) = (
        gpu.upload(&random.many(n * n, Random::f32)),
        gpu.upload(&random.many(n * n, Random::f32)),
        gpu.zeros::<f32>(n * n),
    );
    let kernels = gpu.load("bench");
    best(runs, || {
        let blocks = [(n / 64) as u32, (n / 4) as u32, 1];
        kernels.launch("matmul", blocks, [64, 4, 1], 0, args![a, b, c, n as u32]);
    })
}

fn triton(gpu: &Gpu, runs: usize) -> Cost {
    let n = 1024usize;
    let mut random = Random::new(5);
    let mut half = |_| random.many(n * n, |r| half::f16::from_f32(r.f32()));
    let (a, b) = (gpu.upload(&half(0)), gpu.upload(&half(1)));
    let c = gpu.zeros::<f32>(n * n);
    let kernels = gpu.load_triton("matmul_f16");
    let size = n as i32;
    best(runs.min(5), || {
        let arguments = args![a, b, c, size, size, size, 0u64, 0u64];
        let blocks = [(n / 64) as u32, (n / 64) as u32, 1];
        kernels.launch("matmul", blocks, gpu.triton_block(), 8192, arguments);
    })
}
