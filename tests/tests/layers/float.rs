//! Floating point: IEEE operations in three widths, conversions, comparisons, transcendentals.

use half::f16;
use outcrop_tests::data::{Random, assert_same, assert_same_f16, assert_same_f32, assert_same_f64};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("float::arithmetic_f16", arithmetic_f16);
    trials.add("float::arithmetic_f32", arithmetic_f32);
    trials.add("float::arithmetic_f64", arithmetic_f64);
    trials.add("float::packed_f16", packed_f16);
    trials.add("float::rounding_f32", rounding_f32);
    trials.add("float::rounding_f64", rounding_f64);
    trials.add("float::compare_f32", compare_f32);
    trials.add("float::transcendental_f32", transcendental_f32);
    trials.add("float::exponential_f32", exponential_f32);
    trials.add("float::decompose", decompose);
    trials.add("convert::int_to_float", int_to_float);
    trials.add("convert::float_to_int", float_to_int);
    trials.add("convert::float_to_float", float_to_float);
}

const N: usize = 8 * 256;

/// `columns` for all work-items, one column after the other, as the kernels store them.
fn columns<T, const K: usize>(rows: impl Iterator<Item = [T; K]>) -> Vec<T>
where
    T: Copy,
{
    let rows: Vec<[T; K]> = rows.collect();
    (0..K).flat_map(|k| rows.iter().map(move |row| row[k])).collect()
}

/// Rounded once from an exact sum or product of halves: f64 holds it whole.
fn half(exact: f64) -> f16 {
    f16::from_f64(exact)
}

fn halves(random: &mut Random, n: usize) -> Vec<f16> {
    random.many(n, |r| match r.below(3) {
        0 => f16::from_bits(r.u32() as u16),
        _ => f16::from_f32(r.f32() * 100.0),
    })
}

fn arithmetic_f16(gpu: &Gpu) {
    let mut random = Random::new(40);
    let (a, b) = (halves(&mut random, N), halves(&mut random, N));
    let out = gpu.zeros::<f16>(6 * N);
    gpu.load("float").launch(
        "arithmetic_f16",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(a, b)| {
        let (a, b) = (a.to_f64(), b.to_f64());
        // Quotient and root are rounded to f64 first; 53 bits are over twice 11 + 2, so the second rounding is harmless.
        [
            half(a + b),
            half(a - b),
            half(a * b),
            half(a / b),
            fma_f16(a, b, a),
            half(if a < 0.0 { -a } else { a }.sqrt()),
        ]
    }));
    assert_same_f16("out", &out.read(), &want);
}

/// fma of halves: the product has 22 bits, the sum up to 60 or so; round to odd in f64 where it does not fit.
fn fma_f16(a: f64, b: f64, c: f64) -> f16 {
    let product = a * b;
    let sum = product + c;
    if !sum.is_finite() {
        return half(sum);
    }
    let back = sum - product;
    let error = (product - (sum - back)) + (c - back);
    let odd = sum.to_bits() & 1 == 1;
    if error == 0.0 || odd {
        return half(sum);
    }
    let up = (error > 0.0) == (sum > 0.0);
    half(f64::from_bits(
        if up { sum.to_bits() + 1 } else { sum.to_bits() - 1 } | 1,
    ))
}

/// As the kernel has it, which leaves a negative zero alone.
fn root_of<T: PartialOrd + Default + core::ops::Neg<Output = T>>(a: T) -> T {
    if a < T::default() { -a } else { a }
}

fn arithmetic_f32(gpu: &Gpu) {
    let mut random = Random::new(41);
    let (a, b) = (random.all_kinds_f32(N), random.all_kinds_f32(N));
    let out = gpu.zeros::<f32>(6 * N);
    gpu.load("float").launch(
        "arithmetic_f32",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(
        a.iter()
            .zip(&b)
            .map(|(&a, &b)| [a + b, a - b, a * b, a / b, a.mul_add(b, a), root_of(a).sqrt()]),
    );
    assert_same_f32("out", &out.read(), &want);
}

fn arithmetic_f64(gpu: &Gpu) {
    let mut random = Random::new(42);
    let (a, b) = (random.all_kinds_f64(N), random.all_kinds_f64(N));
    let out = gpu.zeros::<f64>(6 * N);
    gpu.load("float").launch(
        "arithmetic_f64",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(
        a.iter()
            .zip(&b)
            .map(|(&a, &b)| [a + b, a - b, a * b, a / b, a.mul_add(b, a), root_of(a).sqrt()]),
    );
    assert_same_f64("out", &out.read(), &want);
}

fn packed_f16(gpu: &Gpu) {
    let mut random = Random::new(43);
    let (x, y) = (halves(&mut random, 2 * N), halves(&mut random, 2 * N));
    let pairs = |v: &[f16]| -> Vec<[f16; 2]> { v.chunks(2).map(|c| [c[0], c[1]]).collect() };
    let (a, b) = (pairs(&x), pairs(&y));
    let out = gpu.zeros::<[f16; 2]>(4 * N);
    gpu.load("float").launch(
        "packed_f16",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let both = |f: &dyn Fn(usize) -> f16| [f(0), f(1)];
    let want = columns(a.iter().zip(&b).map(|(a, b)| {
        let (a, b) = (a.map(f16::to_f64), b.map(f16::to_f64));
        [
            both(&|h| half(a[h] + b[h])),
            both(&|h| half(a[h] * b[h])),
            both(&|h| fma_f16(a[h], b[h], b[1 - h])),
            both(&|h| half(a[h] + b[0])),
        ]
    }));
    assert_same_f16("out", out.read().as_flattened(), want.as_flattened());
}

fn rounding_f32(gpu: &Gpu) {
    let mut random = Random::new(44);
    let (mut a, b) = (random.all_kinds_f32(N), random.all_kinds_f32(N));
    a[..8].copy_from_slice(&[0.5, 1.5, -0.5, -2.5, 8388607.5, -0.0, 0.49999997, 2.5]);
    // Which of two zeros min and max take is not IEEE's to say, and the kernel does not say it either.
    let differ: Vec<bool> = a.iter().zip(&b).map(|(a, b)| !(*a == 0.0 && *b == 0.0)).collect();
    let out = gpu.zeros::<f32>(8 * N);
    gpu.load("float_functions").launch(
        "rounding_f32",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        [
            a.floor(),
            a.ceil(),
            a.trunc(),
            a.round_ties_even(),
            a.min(b),
            a.max(b),
            a.copysign(b),
            a.abs(),
        ]
    }));
    let mask = |v: Vec<f32>| -> Vec<f32> {
        v.iter()
            .enumerate()
            .map(|(i, &v)| if differ[i % N] || v != 0.0 { v } else { v.abs() })
            .collect()
    };
    assert_same_f32("out", &mask(out.read()), &mask(want));
}

fn rounding_f64(gpu: &Gpu) {
    let mut random = Random::new(45);
    let (mut a, b) = (random.all_kinds_f64(N), random.all_kinds_f64(N));
    a[..6].copy_from_slice(&[0.5, 1.5, -0.5, -2.5, 4503599627370495.5, -0.0]);
    let differ: Vec<bool> = a.iter().zip(&b).map(|(a, b)| !(*a == 0.0 && *b == 0.0)).collect();
    let out = gpu.zeros::<f64>(8 * N);
    gpu.load("float_functions").launch(
        "rounding_f64",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        [
            a.floor(),
            a.ceil(),
            a.trunc(),
            a.round_ties_even(),
            a.min(b),
            a.max(b),
            a.copysign(b),
            a.abs(),
        ]
    }));
    let mask = |v: Vec<f64>| -> Vec<f64> {
        v.iter()
            .enumerate()
            .map(|(i, &v)| if differ[i % N] || v != 0.0 { v } else { v.abs() })
            .collect()
    };
    assert_same_f64("out", &mask(out.read()), &mask(want));
}

fn compare_f32(gpu: &Gpu) {
    let mut random = Random::new(46);
    let (a, mut b) = (random.all_kinds_f32(N), random.all_kinds_f32(N));
    b[..N / 4].copy_from_slice(&a[..N / 4]);
    let out = gpu.zeros::<u32>(N);
    gpu.load("float_functions").launch(
        "compare_f32",
        8,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out],
    );
    let want: Vec<u32> = a
        .iter()
        .zip(&b)
        .map(|(&a, &b)| {
            let unordered = a.is_nan() || b.is_nan();
            let bits = [
                a < b,
                a <= b,
                a == b,
                a != b,
                a > b,
                a >= b,
                unordered,
                !unordered,
                a.is_infinite(),
                a.is_subnormal(),
            ];
            bits.iter().enumerate().map(|(i, &bit)| u32::from(bit) << i).sum()
        })
        .collect();
    assert_same("bits", &out.read(), &want);
}

/// Fails unless each float is within `ulps` units in the last place of the wanted value.
fn assert_ulps(what: &str, got: &[f32], want: &[f64], ulps: f64) {
    for (at, (&got, &want)) in got.iter().zip(want).enumerate() {
        let near = want as f32;
        if f64::from(near) == f64::from(got) || (want.is_nan() && got.is_nan()) {
            continue;
        }
        let unit = f64::from(f32::from_bits((near.abs().to_bits()).max(0x0080_0000) + 1))
            - f64::from(f32::from_bits(near.abs().to_bits().max(0x0080_0000)));
        let error = (f64::from(got) - want).abs();
        assert!(
            error <= ulps * unit,
            "{what}[{at}] is {got:e}, want {want:e}: {} ulp",
            error / unit
        );
    }
}

fn transcendental_f32(gpu: &Gpu) {
    let x = Random::new(47).many(N, |r| r.f32() * 99.0);
    let out = gpu.zeros::<f32>(6 * N);
    gpu.load("float_functions").launch(
        "transcendental_f32",
        8,
        256,
        0,
        args![gpu.upload(&x), out, N as u32],
    );
    let got = out.read();
    let column = |k: usize| &got[k * N..][..N];
    let wide = |f: &dyn Fn(f64) -> f64| -> Vec<f64> { x.iter().map(|&x| f(f64::from(x))).collect() };
    let plus =
        |f: &dyn Fn(f64) -> f64| -> Vec<f64> { x.iter().map(|&x| f(f64::from(x.abs() + 1.0))).collect() };
    assert_ulps("exp2", column(0), &wide(&f64::exp2), 1.0);
    assert_ulps("log2", column(1), &plus(&f64::log2), 1.0);
    assert_ulps("rsq", column(2), &plus(&|x| 1.0 / x.sqrt()), 1.0);
    assert_ulps("rcp", column(3), &plus(&|x| 1.0 / x), 1.0);
    // Sine and cosine of turns have an absolute error: the hardware reduces the angle itself.
    for (k, f) in [(4, f64::sin as fn(f64) -> f64), (5, f64::cos)] {
        for (i, &got) in column(k).iter().enumerate() {
            let turn = f64::from(x[i]).fract() * core::f64::consts::TAU;
            let error = (f64::from(got) - f(turn)).abs();
            assert!(
                error < 2e-6,
                "column {k}[{i}]: {got} of {}, off by {error:e}",
                x[i]
            );
        }
    }
}

fn exponential_f32(gpu: &Gpu) {
    let x = Random::new(48).many(N, |r| (r.f32() + 1.0) * 20.0 + 0.001);
    let out = gpu.zeros::<f32>(4 * N);
    gpu.load("float_functions")
        .launch("exponential_f32", 8, 256, 0, args![gpu.upload(&x), out, N as u32]);
    let got = out.read();
    for (k, (name, f)) in [
        ("exp", f64::exp as fn(f64) -> f64),
        ("log", f64::ln),
        ("log10", f64::log10),
        ("exp2", f64::exp2),
    ]
    .into_iter()
    .enumerate()
    {
        let want: Vec<f64> = x.iter().map(|&x| f(f64::from(x))).collect();
        assert_ulps(name, &got[k * N..][..N], &want, 4.0);
    }
}

fn decompose(gpu: &Gpu) {
    let mut random = Random::new(49);
    let kinds = |v: f64| if v.is_finite() && v != 0.0 { v } else { 1.25 };
    let x: Vec<f64> = random.all_kinds_f64(N).into_iter().map(kinds).collect();
    let y: Vec<f32> = random
        .all_kinds_f32(N)
        .into_iter()
        .map(|v| if v.is_finite() && v != 0.0 { v } else { -3.5 })
        .collect();
    let e = gpu.zeros::<i32>(2 * N);
    let (m64, m32, s64, s32) = (
        gpu.zeros::<f64>(N),
        gpu.zeros::<f32>(N),
        gpu.zeros::<f64>(N),
        gpu.zeros::<f32>(N),
    );
    gpu.load("float_functions").launch(
        "decompose",
        8,
        256,
        0,
        args![gpu.upload(&x), gpu.upload(&y), e, m64, m32, s64, s32],
    );
    let exponent = |v: f64| -> i32 {
        let mut e = 0;
        let mut m = v.abs();
        while m < 0.5 {
            m *= 2.0;
            e -= 1;
        }
        while m >= 1.0 {
            m /= 2.0;
            e += 1;
        }
        e
    };
    let scaled = |v: f64, e: i32| {
        if e > 1000 {
            v * 0.5f64.powi(e / 2) * 0.5f64.powi(e - e / 2)
        } else {
            v * 2f64.powi(-e / 2) * 2f64.powi(-e - -e / 2)
        }
    };
    let want_e: Vec<i32> = x
        .iter()
        .zip(&y)
        .flat_map(|(&x, &y)| [exponent(x), exponent(f64::from(y))])
        .collect();
    assert_same("exponents", &e.read(), &want_e);
    assert_same_f64(
        "m64",
        &m64.read(),
        &x.iter().map(|&x| scaled(x, exponent(x))).collect::<Vec<_>>(),
    );
    let m: Vec<f32> = y
        .iter()
        .map(|&y| scaled(f64::from(y), exponent(f64::from(y))) as f32)
        .collect();
    assert_same_f32("m32", &m32.read(), &m);
    assert_same_f64(
        "s64",
        &s64.read(),
        &x.iter().map(|x| x * 128.0).collect::<Vec<_>>(),
    );
    assert_same_f32(
        "s32",
        &s32.read(),
        &y.iter().map(|y| (f64::from(*y) / 8.0) as f32).collect::<Vec<_>>(),
    );
}

fn int_to_float(gpu: &Gpu) {
    let mut random = Random::new(50);
    let (a, b) = (random.many(N, Random::u32), random.many(N, |r| r.u32() as i32));
    let (mut c, mut d) = (random.many(N, Random::u64), random.many(N, |r| r.u64() as i64));
    c[..4].copy_from_slice(&[0, u64::MAX, (1 << 53) + 1, 0x8000_0080_0000_0001]);
    d[..4].copy_from_slice(&[0, i64::MIN, -(1 << 53) - 1, i64::MAX]);
    let (f32s, f64s, f16s) = (
        gpu.zeros::<f32>(4 * N),
        gpu.zeros::<f64>(4 * N),
        gpu.zeros::<f16>(2 * N),
    );
    gpu.load("convert").launch(
        "int_to_float",
        8,
        256,
        0,
        args![
            gpu.upload(&a),
            gpu.upload(&b),
            gpu.upload(&c),
            gpu.upload(&d),
            f32s,
            f64s,
            f16s,
            N as u32
        ],
    );
    let each = |i: usize| (a[i], b[i], c[i], d[i]);
    let want = columns(
        (0..N)
            .map(each)
            .map(|(a, b, c, d)| [a as f32, b as f32, c as f32, d as f32]),
    );
    assert_same_f32("f32", &f32s.read(), &want);
    let want = columns(
        (0..N)
            .map(each)
            .map(|(a, b, c, d)| [f64::from(a), f64::from(b), c as f64, d as f64]),
    );
    assert_same_f64("f64", &f64s.read(), &want);
    let want = columns(
        (0..N)
            .map(each)
            .map(|(a, b, ..)| [half(f64::from(a as u16)), half(f64::from(b as i16))]),
    );
    assert_same_f16("f16", &f16s.read(), &want);
}

fn float_to_int(gpu: &Gpu) {
    let mut random = Random::new(51);
    let x: Vec<f32> = random.many(N, |r| r.f32() * 2f32.powi(r.below(31) as i32));
    let y: Vec<f64> = random.many(N, |r| r.f64() * 2f64.powi(r.below(31) as i32));
    let (r32, r64) = (gpu.zeros::<u32>(4 * N), gpu.zeros::<u64>(4 * N));
    gpu.load("convert").launch(
        "float_to_int",
        8,
        256,
        0,
        args![gpu.upload(&x), gpu.upload(&y), r32, r64, N as u32],
    );
    let pairs = || x.iter().zip(&y);
    let want =
        columns(pairs().map(|(&x, &y)| [x.abs() as u32, x as i32 as u32, y.abs() as u32, y as i32 as u32]));
    assert_same("32 bit", &r32.read(), &want);
    let want =
        columns(pairs().map(|(&x, &y)| [x.abs() as u64, x as i64 as u64, y.abs() as u64, y as i64 as u64]));
    assert_same("64 bit", &r64.read(), &want);
}

fn float_to_float(gpu: &Gpu) {
    let mut random = Random::new(52);
    let (x, y, z) = (
        random.all_kinds_f32(N),
        random.all_kinds_f64(N),
        halves(&mut random, N),
    );
    let (h, s, t) = (
        gpu.zeros::<f16>(2 * N),
        gpu.zeros::<f32>(2 * N),
        gpu.zeros::<f64>(2 * N),
    );
    gpu.load("convert").launch(
        "float_to_float",
        8,
        256,
        0,
        args![gpu.upload(&x), gpu.upload(&y), gpu.upload(&z), h, s, t, N as u32],
    );
    let each = || (0..N).map(|i| (x[i], y[i], z[i]));
    assert_same_f16(
        "f16",
        &h.read(),
        &columns(each().map(|(x, y, _)| [f16::from_f32(x), half(y)])),
    );
    assert_same_f32(
        "f32",
        &s.read(),
        &columns(each().map(|(_, y, z)| [y as f32, z.to_f32()])),
    );
    assert_same_f64(
        "f64",
        &t.read(),
        &columns(each().map(|(x, _, z)| [f64::from(x), z.to_f64()])),
    );
}
