//! The nine Triton objects, each on at least three sizes, against the CPU.

use half::{bf16, f16};
use outcrop_tests::data::{Random, assert_close, assert_same, assert_same_f32, assert_same_f64};
use outcrop_tests::{Element, Gpu, Trials, args};

/// Triton appends two scratch pointers that these kernels do not use.
const NONE: u64 = 0;

/// What there are objects for.
const TARGETS: [&str; 5] = ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"];

pub fn trials(trials: &mut Trials) {
    trials.add_for(&TARGETS, "triton::add_f32", add_f32);
    trials.add_for(&TARGETS, "triton::add_f64", add_f64);
    trials.add_for(&TARGETS, "triton::add_i64", add_i64);
    trials.add_for(&TARGETS, "triton::softmax_f32", softmax_f32);
    trials.add_for(&TARGETS, "triton::layernorm_f32", layernorm_f32);
    trials.add_for(&TARGETS, "triton::histogram_i32", histogram_i32);
    trials.add_for(&TARGETS, "triton::matmul_f32", matmul_f32);
    trials.add_for(&TARGETS, "triton::matmul_f16", matmul_f16);
    trials.add_for(&TARGETS, "triton::matmul_bf16", matmul_bf16);
}

const SIZES: [usize; 4] = [1, 1000, 4096, 10_007];

fn add_f32(gpu: &Gpu) {
    let kernels = gpu.load_triton("add_f32");
    for n in SIZES {
        let mut random = Random::new(n as u64);
        let (a, b) = (random.all_kinds_f32(n), random.all_kinds_f32(n));
        let (x, y, o) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(n + 64, 7.0f32));
        kernels.launch(
            "add",
            n.div_ceil(1024) as u32,
            gpu.triton_block(),
            0,
            args![x, y, o, n as i32, NONE, NONE],
        );
        let mut want: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
        want.resize(n + 64, 7.0);
        assert_same_f32("o", &o.read(), &want);
    }
}

fn add_f64(gpu: &Gpu) {
    let kernels = gpu.load_triton("add_f64");
    for n in SIZES {
        let mut random = Random::new(n as u64);
        let (a, b) = (random.all_kinds_f64(n), random.all_kinds_f64(n));
        let (x, y, o) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(n + 64, 7.0f64));
        kernels.launch(
            "add",
            n.div_ceil(512) as u32,
            gpu.triton_block(),
            0,
            args![x, y, o, n as i32, NONE, NONE],
        );
        let mut want: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
        want.resize(n + 64, 7.0);
        assert_same_f64("o", &o.read(), &want);
    }
}

fn add_i64(gpu: &Gpu) {
    let kernels = gpu.load_triton("add_i64");
    for n in SIZES {
        let mut random = Random::new(n as u64);
        let (a, b) = (
            random.many(n, |r| r.u64() as i64),
            random.many(n, |r| r.u64() as i64),
        );
        let (x, y, o) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(n + 64, 7i64));
        kernels.launch(
            "add",
            n.div_ceil(512) as u32,
            gpu.triton_block(),
            0,
            args![x, y, o, n as i32, NONE, NONE],
        );
        let mut want: Vec<i64> = a.iter().zip(&b).map(|(a, b)| a.wrapping_add(*b)).collect();
        want.resize(n + 64, 7);
        assert_same("o", &o.read(), &want);
    }
}

fn softmax_f32(gpu: &Gpu) {
    let kernels = gpu.load_triton("softmax_f32");
    for (rows, n, stride) in [
        (1usize, 1usize, 1usize),
        (3, 1000, 1024),
        (8, 1024, 1024),
        (5, 777, 800),
    ] {
        let input = Random::new(n as u64).many(rows * stride, |r| r.f32() * 2.0);
        let (o, x) = (gpu.filled(rows * stride, 7.0f32), gpu.upload(&input));
        kernels.launch(
            "softmax",
            rows as u32,
            gpu.triton_block(),
            16,
            args![o, x, stride as i32, n as i32, NONE, NONE],
        );
        let got = o.read();
        for row in 0..rows {
            let x: Vec<f64> = input[row * stride..][..n].iter().map(|&v| f64::from(v)).collect();
            let most = x.iter().fold(f64::NEG_INFINITY, |m, &v| m.max(v));
            // The kernel subtracts in f32, as any f32 softmax does. It then scales the exponent by log2(e) in f32, which
            // costs a relative error that grows with the exponent: hence the small inputs.
            let e: Vec<f64> = x.iter().map(|&v| f64::from((v - most) as f32).exp()).collect();
            let sum: f64 = e.iter().sum();
            let want: Vec<f64> = e.iter().map(|e| e / sum).collect();
            assert_close("softmax", &got[row * stride..][..n], &want, 1e-6);
            assert!(
                got[row * stride + n..][..stride - n].iter().all(|&v| v == 7.0),
                "row {row}: wrote behind n"
            );
        }
    }
}

fn layernorm_f32(gpu: &Gpu) {
    let kernels = gpu.load_triton("layernorm_f32");
    for (rows, n) in [(1usize, 16usize), (4, 1000), (3, 1024), (2, 513)] {
        let mut random = Random::new(n as u64);
        let input = random.many(rows * n, Random::f32);
        let (weight, bias) = (
            random.many(n, |r| r.f32() + 2.0),
            random.many(n, |r| r.f32() + 8.0),
        );
        let o = gpu.zeros::<f32>(rows * n);
        let (x, w, b) = (gpu.upload(&input), gpu.upload(&weight), gpu.upload(&bias));
        let eps = 1e-5f32;
        kernels.launch(
            "layernorm",
            rows as u32,
            gpu.triton_block(),
            16,
            args![o, x, w, b, n as i32, eps, NONE, NONE],
        );
        let got = o.read();
        for row in 0..rows {
            let x: Vec<f64> = input[row * n..][..n].iter().map(|&v| f64::from(v)).collect();
            let mean = x.iter().sum::<f64>() / n as f64;
            let variance = x.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / n as f64;
            let scale = 1.0 / (variance + f64::from(eps)).sqrt();
            let want: Vec<f64> = (0..n)
                .map(|i| (x[i] - mean) * scale * f64::from(weight[i]) + f64::from(bias[i]))
                .collect();
            assert_close("layernorm", &got[row * n..][..n], &want, 1e-6);
        }
    }
}

fn histogram_i32(gpu: &Gpu) {
    let kernels = gpu.load_triton("histogram_i32");
    for n in SIZES {
        let input = Random::new(n as u64).many(n, |r| r.u32() as i32);
        let (h, x) = (gpu.zeros::<i32>(256), gpu.upload(&input));
        kernels.launch(
            "histogram",
            n.div_ceil(1024) as u32,
            gpu.triton_block(),
            0,
            args![h, x, n as i32, NONE, NONE],
        );
        let mut want = vec![0i32; 256];
        for v in &input {
            want[(v & 255) as usize] += 1;
        }
        assert_same("h", &h.read(), &want);
    }
}

const SHAPES: [(usize, usize, usize); 3] = [(64, 64, 32), (128, 64, 96), (192, 128, 256)];

/// Checks `c = a · b` with an error of at most `unit` times the sum of |a·b| in each element.
fn check_matmul(what: &str, got: &[f32], a: &[f64], b: &[f64], (m, n, k): (usize, usize, usize), unit: f64) {
    for row in 0..m {
        for col in 0..n {
            let (mut want, mut size) = (0.0, 0.0);
            for i in 0..k {
                let product = a[row * k + i] * b[i * n + col];
                want += product;
                size += product.abs();
            }
            let got = f64::from(got[row * n + col]);
            let error = (got - want).abs();
            assert!(
                error <= unit * size,
                "{what} {m}x{n}x{k}: c[{row}][{col}] is {got:e}, want {want:e}, off by {error:e}, bound {:e}",
                unit * size
            );
        }
    }
}

fn matmul_f32(gpu: &Gpu) {
    let kernels = gpu.load_triton("matmul_f32");
    for (m, n, k) in SHAPES {
        let mut random = Random::new(k as u64);
        let (a, b) = (random.many(m * k, Random::f32), random.many(k * n, Random::f32));
        let (da, db, dc) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(m * n, f32::NAN));
        kernels.launch(
            "matmul",
            [(m / 32) as u32, (n / 32) as u32, 1],
            gpu.triton_block(),
            gpu.triton_matmul_lds(),
            args![da, db, dc, m as i32, n as i32, k as i32, NONE, NONE],
        );
        let wide = |v: &[f32]| -> Vec<f64> { v.iter().map(|&v| f64::from(v)).collect() };
        // xf32 keeps 10 fraction bits of each factor: two cuts of at most 2^-10, and the f32 sum of K products.
        let unit = 2.0 * 2f64.powi(-10) + k as f64 * 2f64.powi(-23);
        check_matmul("matmul_f32", &dc.read(), &wide(&a), &wide(&b), (m, n, k), unit);
    }
}

fn matmul_f16(gpu: &Gpu) {
    matmul_half(gpu, "matmul_f16", f16::from_f32, f16::to_f64);
}

fn matmul_bf16(gpu: &Gpu) {
    matmul_half(gpu, "matmul_bf16", bf16::from_f32, bf16::to_f64);
}

/// Products of 16-bit floats are exact in f32; only the sum of K of them is rounded.
fn matmul_half<T: Element>(gpu: &Gpu, object: &str, narrow: fn(f32) -> T, wide: fn(T) -> f64) {
    let kernels = gpu.load_triton(object);
    for (m, n, k) in SHAPES {
        let mut random = Random::new(k as u64);
        let (a, b) = (
            random.many(m * k, |r| narrow(r.f32())),
            random.many(k * n, |r| narrow(r.f32())),
        );
        let (da, db, dc) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(m * n, f32::NAN));
        kernels.launch(
            "matmul",
            [(m / 64) as u32, (n / 64) as u32, 1],
            gpu.triton_block(),
            gpu.triton_matmul_lds(),
            args![da, db, dc, m as i32, n as i32, k as i32, NONE, NONE],
        );
        let wide = |v: &[T]| -> Vec<f64> { v.iter().map(|&v| wide(v)).collect() };
        check_matmul(
            object,
            &dc.read(),
            &wide(&a),
            &wide(&b),
            (m, n, k),
            k as f64 * 2f64.powi(-23),
        );
    }
}
