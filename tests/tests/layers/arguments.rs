//! All kinds of arguments, structs by value, kernarg preload, OpenCL's own kinds.

use half::f16;
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Arg, Gpu, Trials, args};
use zerocopy::{Immutable, IntoBytes};

pub fn trials(trials: &mut Trials) {
    trials.add("arguments::scalars_v4", |gpu| scalars(gpu, "arguments_v4"));
    trials.add("arguments::scalars_v5", |gpu| scalars(gpu, "arguments"));
    trials.add("arguments::aggregates_v4", |gpu| aggregates(gpu, "arguments_v4"));
    trials.add("arguments::aggregates_v5", |gpu| aggregates(gpu, "arguments"));
    trials.add("arguments::pointers_in_struct", pointers_in_struct);
    trials.add("arguments::large_struct", large_struct);
    trials.add("arguments::empty", |gpu| {
        gpu.load("arguments").launch("empty", 3, 64, 0, args![])
    });
    trials.add("arguments::preloaded", preloaded);
    trials.add("arguments::preloaded_many", preloaded_many);
    trials.add("arguments::opencl_local_pointers", opencl_local_pointers);
    trials.add("arguments::opencl_fixed_size", opencl_fixed_size);
}

fn scalars(gpu: &Gpu, object: &str) {
    let out = gpu.zeros::<u64>(12);
    let (half, single, double) = (f16::from_f32(-1.5), 3.25f32, -0.1f64);
    gpu.load(object).launch(
        "scalars",
        1,
        1,
        0,
        args![
            out,
            -5i8,
            250u8,
            -30_000i16,
            60_000u16,
            i32::MIN,
            u32::MAX - 1,
            i64::MIN + 3,
            u64::MAX - 7,
            half.to_bits(),
            single,
            double,
            1u8
        ],
    );
    let want = [
        -5i64 as u64,
        250,
        -30_000i64 as u64,
        60_000,
        i64::from(i32::MIN) as u64,
        u64::from(u32::MAX - 1),
        (i64::MIN + 3) as u64,
        u64::MAX - 7,
        u64::from(half.to_bits()),
        u64::from(single.to_bits()),
        double.to_bits(),
        1,
    ];
    assert_same("out", &out.read(), &want);
}

#[derive(Clone, Copy, IntoBytes, Immutable)]
#[repr(C)]
struct Mixed {
    a: i8,
    pad: u8,
    b: u16,
    c: u32,
    d: u64,
    e: [f32; 3],
    pad2: u32,
    f: f64,
}

fn aggregates(gpu: &Gpu, object: &str) {
    let out = gpu.zeros::<u64>(18);
    let s = Mixed {
        a: -7,
        pad: 0,
        b: 65_000,
        c: 9,
        d: 1 << 60,
        e: [1.0, 2.0, 3.5],
        pad2: 0,
        f: 1e100,
    };
    let (v, w, x) = (
        [1u32, 2, 3],
        [0.5f32, -1.0, 8.0, f32::INFINITY],
        [f16::ONE.to_bits(), f16::PI.to_bits()],
    );
    gpu.load(object).launch(
        "aggregates",
        1,
        1,
        0,
        // A three-element vector takes the room of four.
        args![out, 200u8, Arg::of(&s), 100u8, [v[0], v[1], v[2], 0], w, x],
    );
    let mut want = vec![200, -7i64 as u64, 65_000, 9, 1 << 60];
    want.extend(s.e.map(|e| u64::from(e.to_bits())));
    want.push(s.f.to_bits());
    want.push(100);
    want.extend(v.map(u64::from));
    want.extend(w.map(|w| u64::from(w.to_bits())));
    want.push(u64::from(x[0]) | u64::from(x[1]) << 16);
    assert_same("out", &out.read(), &want);
}

#[derive(Clone, Copy, IntoBytes, Immutable)]
#[repr(C)]
struct View {
    data: u64,
    sum: u64,
    count: u32,
    pad: u32,
}

fn pointers_in_struct(gpu: &Gpu) {
    let input = Random::new(4).many(100, Random::u32);
    let (data, sum) = (gpu.upload(&input), gpu.zeros::<u32>(1));
    let view = View {
        data: data.address(),
        sum: sum.address(),
        count: 100,
        pad: 0,
    };
    gpu.load("arguments")
        .launch("pointers_in_struct", 1, 1, 0, args![Arg::of(&view)]);
    assert_same(
        "sum",
        &sum.read(),
        &[input.iter().fold(0u32, |s, &v| s.wrapping_add(v))],
    );
}

fn large_struct(gpu: &Gpu) {
    let words: [u32; 512] = core::array::from_fn(|i| (i * i) as u32);
    let out = gpu.zeros::<u32>(512);
    gpu.load("arguments")
        .launch("large_struct", 2, 256, 0, args![words, out]);
    assert_same("out", &out.read(), &words);
}

fn preloaded(gpu: &Gpu) {
    let n = 1000u32;
    let input = Random::new(9).many(1024, Random::u32);
    let (a, out) = (gpu.upload(&input), gpu.filled(1024, 5u32));
    gpu.load("preload")
        .launch("preloaded", 4, 256, 0, args![a, out, n, 17u32, 23u32]);
    let want: Vec<u32> = (0..1024u32)
        .map(|i| {
            if i < n {
                input[i as usize]
                    .wrapping_mul(17)
                    .wrapping_add(23)
                    .wrapping_add(i)
            } else {
                5
            }
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn preloaded_many(gpu: &Gpu) {
    let w = Random::new(10).many(8, Random::u64);
    let out = gpu.zeros::<u32>(128);
    gpu.load("preload").launch(
        "preloaded_many",
        2,
        64,
        0,
        args![out, w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], 77u32, 88u32],
    );
    let sum = w.iter().fold(0u32, |s, v| {
        s.wrapping_add(*v as u32).wrapping_add((*v >> 32) as u32)
    });
    let want: Vec<u32> = (0..128).map(|i| sum.wrapping_add(77 + 88 + i)).collect();
    assert_same("out", &out.read(), &want);
}

/// A `__local` pointer is an offset into the workgroup's LDS, here dynamic.
fn opencl_local_pointers(gpu: &Gpu) {
    let kernels = gpu.load("opencl");
    let input = Random::new(12).many(256, Random::u32);
    let factors = [3u32, 5, 7, 11];
    let (a, out, f) = (gpu.upload(&input), gpu.zeros::<u32>(256), gpu.upload(&factors));
    kernels.launch("mirror", 4, 64, 64 * 4, args![a, out, 0u32, f]);
    let want: Vec<u32> = (0..256)
        .map(|i| input[i / 64 * 64 + 63 - i % 64].wrapping_mul(factors[i & 3]))
        .collect();
    assert_same("mirror", &out.read(), &want);

    kernels.launch("two_locals", 2, 128, 2 * 128 * 4, args![a, out, 0u32, 512u32]);
    let want: Vec<u32> = (0..256usize)
        .map(|i| {
            let (base, t) = (i / 128 * 128, i % 128);
            input[base + (t ^ 1)].wrapping_add(input[base + (t ^ 2)].wrapping_mul(2))
        })
        .collect();
    assert_same("two_locals", &out.read(), &want);
}

fn opencl_fixed_size(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(192);
    let kernels = gpu.load("opencl");
    kernels.launch("fixed_size", 3, 64, 0, args![out]);
    assert_same("out", &out.read(), &(1..=192).collect::<Vec<u32>>());
}
