//! Triton's kernels, straight on the shader engines.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::Target;
use support::{Args, Gpu};

const TARGETS: [Target; 2] = [Target::Gfx90a, Target::Gfx942];

fn object(target: Target, name: &str) -> String {
    match target {
        Target::Gfx942 => format!("triton/{name}.hsaco"),
        other => format!("triton/{other}/{name}.hsaco"),
    }
}

/// Triton's own hidden arguments: global scratch and profile scratch pointers, both unused.
fn args() -> Args {
    Args::new().plain()
}

fn noise(n: usize, seed: u32) -> Vec<f32> {
    let mut s = seed;
    (0..n)
        .map(|_| {
            s = s.wrapping_mul(1664525).wrapping_add(1013904223);
            (s >> 8) as f32 / (1 << 24) as f32 * 2.0 - 1.0
        })
        .collect()
}

#[test]
fn adds() {
    for (target, n) in TARGETS
        .into_iter()
        .flat_map(|t| [1usize, 1000, 5000].map(|n| (t, n)))
    {
        let gpu = Gpu::of(target, HostLevel::detect());
        let module = gpu.kernels(&object(target, "add_f32"));
        let (x, y) = (noise(n, 1), noise(n, 2));
        let (dx, dy, dz) = (gpu.buffer(&x), gpu.buffer(&y), gpu.zeroed::<f32>(n));
        let groups = n.div_ceil(1024) as u32;
        let a = args().arg(dx).arg(dy).arg(dz).arg(n as i32).arg(0u64).arg(0u64);
        gpu.run(module.kernel("add"), [groups * 256, 1, 1], [256, 1, 1], &a)
            .unwrap();
        let want: Vec<f32> = x.iter().zip(&y).map(|(a, b)| a + b).collect();
        assert_eq!(gpu.read::<f32>(dz, n), want);

        let module = gpu.kernels(&object(target, "add_i64"));
        let x: Vec<i64> = (0..n as i64).map(|i| i * 0x1_0000_0001).collect();
        let (dx, dz) = (gpu.buffer(&x), gpu.zeroed::<i64>(n));
        let groups = n.div_ceil(512) as u32;
        let a = args().arg(dx).arg(dx).arg(dz).arg(n as i32).arg(0u64).arg(0u64);
        gpu.run(module.kernel("add"), [groups * 256, 1, 1], [256, 1, 1], &a)
            .unwrap();
        assert_eq!(
            gpu.read::<i64>(dz, n),
            x.iter().map(|v| v * 2).collect::<Vec<_>>()
        );
    }
}
