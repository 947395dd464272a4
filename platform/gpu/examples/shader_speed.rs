//! Million lane-instructions a second of three loops, on one thread.

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;

use support::{Args, Gpu};

fn best(name: &str, instructions: f64, mut f: impl FnMut()) {
    let mut best = f64::MAX;
    for _ in 0..7 {
        let start = Instant::now();
        f();
        best = best.min(start.elapsed().as_secs_f64());
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
    let n = 65536u32;
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
    for name in ["matmul", "matmul_tiled"] {
        best(name, f64::from(n).powi(3), || {
            gpu.run(module.kernel(name), [n, n, 1], [16, 16, 1], &args)
                .unwrap();
        });
    }
}
