//! Million lane-instructions a second of three loops, on one thread.
#![expect(clippy::unwrap_used, reason = "a measurement stops where something is wrong")]

#[path = "../tests/support/mod.rs"]
mod support;

use support::{Args, Gpu};

/// Seconds that this thread has had a processor, to the scheduler's tick.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    stat.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e9
}

fn best(name: &str, instructions: f64, mut f: impl FnMut()) {
    f();
    let (mut best, mut runs) = (f64::MAX, 0.0);
    for _ in 0..5 {
        let start = cpu_seconds();
        let mut n = 0.0;
        while cpu_seconds() - start < 0.1 {
            f();
            n += 1.0;
        }
        let each = (cpu_seconds() - start) / n;
        (best, runs) = (f64::min(best, each), runs + n);
    }
    println!(
        "{name:12} {:8.0} M lane-instructions/s  {:9.3} ms",
        instructions / best / 1e6,
        best * 1e3
    );
}

fn main() {
    let gpu = Gpu::new();
    let module = gpu.kernels("bin/bench.co");
    let n = 16384u32;
    let out = gpu.zeroed::<f32>(n as usize);
    let args = Args::new().arg(out).arg(0.999f32).arg(0.5f32);
    best("fma_loop", f64::from(n) * 4096.0, || {
        gpu.run(module.kernel("fma_loop"), [n, 1, 1], [256, 1, 1], &args)
            .unwrap();
    });

    let n = 1u32 << 20;
    let (a, b, c) = (
        gpu.zeroed::<f32>(n as usize),
        gpu.zeroed::<f32>(n as usize),
        gpu.zeroed::<f32>(n as usize),
    );
    let add = gpu.kernels("bin/vector_add.co");
    let args = Args::new().arg(a).arg(b).arg(c).arg(n);
    best("vector_add", f64::from(n) * 20.0, || {
        gpu.run(add.kernel("vector_add"), [n, 1, 1], [256, 1, 1], &args)
            .unwrap();
    });

    let n = 256u32;
    let (a, b, c) = (
        gpu.zeroed::<f32>(65536),
        gpu.zeroed::<f32>(65536),
        gpu.zeroed::<f32>(65536),
    );
    let args = Args::new().arg(a).arg(b).arg(c).arg(n);
    for (name, group) in [("matmul", [64, 4, 1]), ("matmul_tiled", [16, 16, 1])] {
        best(
            name,
            f64::from(n).powi(3) * if name == "matmul" { 8.0 } else { 4.0 },
            || {
                gpu.run(module.kernel(name), [n, n, 1], group, &args).unwrap();
            },
        );
    }
}
