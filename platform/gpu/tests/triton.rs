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

/// What Triton compiled for, and the LDS that its matrix products need there (`tests/kernels/triton/manifest.toml`).
const TARGETS: [(Target, MatmulLds); 5] = [
    (
        Target::Gfx90a,
        MatmulLds {
            wide: 8192,
            narrow: 4096,
        },
    ),
    (
        Target::Gfx942,
        MatmulLds {
            wide: 8192,
            narrow: 4096,
        },
    ),
    (
        Target::Gfx950,
        MatmulLds {
            wide: 16384,
            narrow: 16384,
        },
    ),
    (
        Target::Gfx1100,
        MatmulLds {
            wide: 8192,
            narrow: 8192,
        },
    ),
    (
        Target::Gfx1201,
        MatmulLds {
            wide: 8192,
            narrow: 8192,
        },
    ),
];

/// Bytes for products of f32, and of 16-bit floats.
#[derive(Clone, Copy)]
struct MatmulLds {
    wide: u32,
    narrow: u32,
}

/// Bytes of a launch.
#[derive(Clone, Copy)]
enum Lds {
    Of(u32),
    MatmulWide,
    MatmulNarrow,
}

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

/// A kernel of each target, whose blocks are four waves.
fn everywhere(object_name: &str, kernel: &str, test: impl Fn(&str, &dyn Fn([u32; 2], Lds, &Args), &Gpu)) {
    for (target, matmul) in TARGETS {
        let gpu = Gpu::of(target, HostLevel::detect());
        let kernel = gpu.kernels(&object(target, object_name)).kernel(kernel);
        let what = format!("{target} {object_name}");
        let block = 4 * u16::from(target.default_wave_size().lanes());
        let launch = |grid: [u32; 2], lds: Lds, args: &Args| {
            let lds = match lds {
                Lds::Of(bytes) => bytes,
                Lds::MatmulWide => matmul.wide,
                Lds::MatmulNarrow => matmul.narrow,
            };
            let args = args.clone().arg(0u64).arg(0u64).lds(lds);
            let items = [grid[0] * u32::from(block), grid[1], 1];
            gpu.run(kernel, items, [block, 1, 1], &args)
                .unwrap_or_else(|e| panic!("{what}: {e}"));
        };
        test(&what, &launch, &gpu);
    }
}

fn adds<T: Copy + PartialEq + core::fmt::Debug>(
    name: &str,
    block: usize,
    value: fn(f32) -> T,
    add: fn(T, T) -> T,
) {
    everywhere(name, "add", |what, launch, gpu| {
        for n in [1usize, 1000, 5000] {
            let (x, y): (Vec<T>, Vec<T>) = (
                noise(n, 1).into_iter().map(value).collect(),
                noise(n, 2).into_iter().map(value).collect(),
            );
            let (dx, dy, dz) = (gpu.buffer(&x), gpu.buffer(&y), gpu.zeroed::<T>(n));
            launch(
                [n.div_ceil(block) as u32, 1],
                Lds::Of(0),
                &args().arg(dx).arg(dy).arg(dz).arg(n as i32),
            );
            let want: Vec<T> = x.iter().zip(&y).map(|(a, b)| add(*a, *b)).collect();
            assert_eq!(gpu.read::<T>(dz, n), want, "{what}");
        }
    });
}

#[test]
fn sums() {
    adds("add_f32", 1024, |v| v, |a, b| a + b);
    adds("add_f64", 512, f64::from, |a, b| a + b);
    adds(
        "add_i64",
        512,
        |v| (f64::from(v) * 9e18) as i64,
        i64::wrapping_add,
    );
}

fn near(what: &str, got: &[f32], want: &[f64]) {
    for (i, (got, want)) in got.iter().zip(want).enumerate() {
        let error = (f64::from(*got) - want).abs();
        assert!(
            error <= 2e-6 * want.abs().max(0.01),
            "{what}[{i}] is {got}, not {want}"
        );
    }
}

#[test]
fn softmax() {
    everywhere("softmax_f32", "softmax", |what, launch, gpu| {
        let (rows, n, stride) = (3usize, 1000usize, 1024usize);
        let x = noise(rows * stride, 3);
        let (o, dx) = (gpu.zeroed::<f32>(rows * stride), gpu.buffer(&x));
        launch(
            [rows as u32, 1],
            Lds::Of(16),
            &args().arg(o).arg(dx).arg(stride as i32).arg(n as i32),
        );
        let got = gpu.read::<f32>(o, rows * stride);
        for row in 0..rows {
            let e: Vec<f64> = x[row * stride..][..n]
                .iter()
                .map(|v| f64::from(*v).exp())
                .collect();
            let sum: f64 = e.iter().sum();
            let want: Vec<f64> = e.iter().map(|e| e / sum).collect();
            near(what, &got[row * stride..][..n], &want);
            assert_eq!(
                got[row * stride + n..][..stride - n],
                vec![0.0; stride - n],
                "{what}"
            );
        }
    });
}

#[test]
fn layernorm() {
    everywhere("layernorm_f32", "layernorm", |what, launch, gpu| {
        let (rows, n, eps) = (3usize, 1000usize, 1e-5f32);
        let (x, w, b) = (noise(rows * n, 4), noise(n, 5), noise(n, 6));
        let (o, dx, dw, db) = (
            gpu.zeroed::<f32>(rows * n),
            gpu.buffer(&x),
            gpu.buffer(&w),
            gpu.buffer(&b),
        );
        let a = args().arg(o).arg(dx).arg(dw).arg(db).arg(n as i32).arg(eps);
        launch([rows as u32, 1], Lds::Of(16), &a);
        let got = gpu.read::<f32>(o, rows * n);
        for row in 0..rows {
            let x: Vec<f64> = x[row * n..][..n].iter().map(|v| f64::from(*v)).collect();
            let mean = x.iter().sum::<f64>() / n as f64;
            let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n as f64;
            let scale = 1.0 / (variance + f64::from(eps)).sqrt();
            let want: Vec<f64> = (0..n)
                .map(|i| (x[i] - mean) * scale * f64::from(w[i]) + f64::from(b[i]))
                .collect();
            for (got, want) in got[row * n..][..n].iter().zip(&want) {
                assert!((f64::from(*got) - want).abs() < 3e-6, "{what}: {got}, not {want}");
            }
        }
    });
}

#[test]
fn histogram() {
    everywhere("histogram_i32", "histogram", |what, launch, gpu| {
        let x: Vec<i32> = noise(5000, 7).into_iter().map(|v| (v * 1e9) as i32).collect();
        let (h, dx) = (gpu.zeroed::<i32>(256), gpu.buffer(&x));
        launch(
            [x.len().div_ceil(1024) as u32, 1],
            Lds::Of(0),
            &args().arg(h).arg(dx).arg(x.len() as i32),
        );
        let mut want = [0; 256];
        for v in &x {
            want[(v & 255) as usize] += 1;
        }
        assert_eq!(gpu.read::<i32>(h, 256), want, "{what}");
    });
}

/// `c = a · b` of small integers, which is exact in every format here.
fn matmul<T: Copy>(name: &str, tile: usize, lds: Lds, narrow: fn(f32) -> T) {
    everywhere(name, "matmul", |what, launch, gpu| {
        let (m, n, k) = (128usize, 64usize, 96usize);
        let small =
            |len, seed| -> Vec<f32> { noise(len, seed).into_iter().map(|v| (v * 8.0).round()).collect() };
        let (a, b) = (small(m * k, 8), small(k * n, 9));
        let upload = |v: &[f32]| gpu.buffer(&v.iter().map(|v| narrow(*v)).collect::<Vec<T>>());
        let (da, db, dc) = (upload(&a), upload(&b), gpu.zeroed::<f32>(m * n));
        let args = args()
            .arg(da)
            .arg(db)
            .arg(dc)
            .arg(m as i32)
            .arg(n as i32)
            .arg(k as i32);
        launch([(m / tile) as u32, (n / tile) as u32], lds, &args);
        let got = gpu.read::<f32>(dc, m * n);
        for i in 0..m {
            for j in 0..n {
                let want: f32 = (0..k).map(|l| a[i * k + l] * b[l * n + j]).sum();
                assert_eq!(got[i * n + j], want, "{what} ({i}, {j})");
            }
        }
    });
}

#[test]
fn matrices() {
    matmul("matmul_f32", 32, Lds::MatmulWide, |v| v);
    // The bits of a small integer in bfloat16 and binary16.
    matmul("matmul_bf16", 64, Lds::MatmulNarrow, |v| {
        (v.to_bits() >> 16) as u16
    });
    matmul("matmul_f16", 64, Lds::MatmulNarrow, |v| match v.to_bits() {
        bits if v == 0.0 => (bits >> 16) as u16,
        bits => (bits >> 16 & 0x8000) as u16 | ((bits >> 13 & 0x3ffff) - (112 << 10)) as u16,
    });
}
