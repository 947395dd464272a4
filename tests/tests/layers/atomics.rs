//! Atomics on global memory and LDS: integers, floats, compare-and-swap, with and without a result.

use half::f16;
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Element, Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("atomics::global_integers", global_integers);
    trials.add("atomics::lds_integers", lds_integers);
    trials.add("atomics::tickets", |gpu| tickets(gpu, "atomics_return"));
    trials.add("atomics::tickets_combined", |gpu| {
        tickets(gpu, "atomics_return_combined")
    });
    trials.add("atomics::compare_and_swap_loops", compare_and_swap_loops);
    trials.add("atomics::wrapping_counters", wrapping_counters);
    trials.add("atomics::add_floats", add_floats);
    trials.add("atomics::min_max_floats", min_max_floats);
    trials.add("atomics::lds_floats", lds_floats);
    trials.add_for(&["gfx9", "gfx12"], "atomics::packed_halves", packed_halves);
    trials.add("atomics::flat", flat);
}

trait Integer: Element + Copy + PartialEq + core::fmt::Debug {
    fn random(random: &mut Random) -> Self;
    fn update(cells: &mut [Self], v: Self);
    const START: [Self; 7];
}

macro_rules! integer {
    ($($t:ty),*) => {$(
        impl Integer for $t {
            fn random(random: &mut Random) -> Self { random.u64() as Self }
            fn update(c: &mut [Self], v: Self) {
                c[0] = c[0].wrapping_add(v);
                c[1] = c[1].wrapping_sub(v);
                c[2] &= v;
                c[3] |= v;
                c[4] ^= v;
                c[5] = c[5].min(v);
                c[6] = c[6].max(v);
            }
            const START: [Self; 7] = [5, 6, !0, 0, 9, <$t>::MAX, <$t>::MIN];
        }
    )*};
}
integer!(u32, i32, u64, i64);

fn global<T: Integer>(gpu: &Gpu, kernel: &str) {
    let values = Random::new(20).many(4 * 192, T::random);
    let (cells, v) = (gpu.upload(&T::START), gpu.upload(&values));
    gpu.load("atomics").launch(kernel, 4, 192, 0, args![cells, v]);
    let mut want = T::START;
    values.iter().for_each(|&v| T::update(&mut want, v));
    assert_same(kernel, &cells.read(), &want);
}

fn global_integers(gpu: &Gpu) {
    global::<u32>(gpu, "atomic_u32");
    global::<i32>(gpu, "atomic_i32");
    global::<u64>(gpu, "atomic_u64");
    global::<i64>(gpu, "atomic_i64");
    global::<u32>(gpu, "atomic_system_u32");
}

fn lds<T: Integer>(gpu: &Gpu, kernel: &str) {
    let values = Random::new(21).many(3 * 128, T::random);
    let start: Vec<T> = (0..21).map(|i| T::START[i % 7]).collect();
    let (cells, v) = (gpu.upload(&start), gpu.upload(&values));
    gpu.load("atomics_lds").launch(kernel, 3, 128, 0, args![cells, v]);
    let mut want = start;
    for (block, values) in values.chunks(128).enumerate() {
        values
            .iter()
            .for_each(|&v| T::update(&mut want[7 * block..][..7], v));
    }
    assert_same(kernel, &cells.read(), &want);
}

fn lds_integers(gpu: &Gpu) {
    lds::<u32>(gpu, "atomic_lds_u32");
    lds::<i32>(gpu, "atomic_lds_i32");
    lds::<u64>(gpu, "atomic_lds_u64");
    lds::<i64>(gpu, "atomic_lds_i64");
}

#[track_caller]
fn assert_permutation(what: &str, got: impl Iterator<Item = u64>, n: u64) {
    let mut got: Vec<u64> = got.collect();
    got.sort_unstable();
    assert_same(what, &got, &(0..n).collect::<Vec<_>>());
}

fn check_tickets(kernel: &str, cells: &[u64], out: &[u64]) {
    let n = out.len() as u64 / 4;
    let column = |k: usize| out.iter().skip(k).step_by(4).copied();
    assert_eq!(cells[0], n, "{kernel}: count");
    assert_permutation("tickets", column(0), n);
    assert_permutation("exchanged", column(1).chain([cells[1]]), n + 1);
    assert_eq!(cells[2], n - 1, "{kernel}: largest");
    assert!(column(2).all(|old| old < n), "{kernel}: old maxima");
    let flips = (0..n).fold(0u64, |x, i| x ^ (1 << (i & 31)));
    assert_eq!(cells[3], flips, "{kernel}: flips");
}

fn tickets(gpu: &Gpu, object: &str) {
    let kernels = gpu.load(object);
    for (kernel, blocks, block) in [("tickets_u32", 5u32, 200u32), ("tickets_lds_u32", 1, 300)] {
        let (cells, out) = (
            gpu.zeros::<u32>(4),
            gpu.zeros::<u32>((blocks * block * 4) as usize),
        );
        kernels.launch(kernel, blocks, block, 0, args![cells, out]);
        let wide = |v: Vec<u32>| -> Vec<u64> { v.into_iter().map(u64::from).collect() };
        check_tickets(kernel, &wide(cells.read()), &wide(out.read()));
        gpu.varies(&cells);
        gpu.varies(&out);
    }
    for (kernel, blocks, block) in [("tickets_u64", 5u32, 200u32), ("tickets_lds_u64", 1, 300)] {
        let (cells, out) = (
            gpu.zeros::<u64>(4),
            gpu.zeros::<u64>((blocks * block * 4) as usize),
        );
        kernels.launch(kernel, blocks, block, 0, args![cells, out]);
        check_tickets(kernel, &cells.read(), &out.read());
        gpu.varies(&cells);
        gpu.varies(&out);
    }
}

fn compare_and_swap_loops(gpu: &Gpu) {
    let (c32, c64, c_lds) = (gpu.zeros::<u32>(1), gpu.zeros::<u64>(1), gpu.zeros::<u32>(3));
    gpu.load("atomics_return")
        .launch("cas_loops", 3, 100, 0, args![c32, c64, c_lds]);
    let n = 300u64;
    assert_same("cell32", &c32.read(), &[(n * (n - 1) / 2) as u32]);
    assert_same("cell64", &c64.read(), &[((n * (n - 1) / 2) << 33) + n]);
    let blocks: Vec<u32> = (0..3u32).map(|b| (b * 100..b * 100 + 100).sum()).collect();
    assert_same("cell_lds", &c_lds.read(), &blocks);
}

fn wrapping_counters(gpu: &Gpu) {
    let (n, limit) = (256u32, 9u32);
    let (cells, out) = (gpu.zeros::<u32>(4), gpu.zeros::<u32>(2 * n as usize));
    gpu.load("atomics_return")
        .launch("wrap_counters", 4, 64, 0, args![cells, out, limit]);
    let up = |v: u32| if v >= limit { 0 } else { v + 1 };
    let down = |v: u32| if v == 0 || v > limit { limit } else { v - 1 };
    let (mut inc, mut dec) = (0, 0);
    let (mut ups, mut downs) = (Vec::new(), Vec::new());
    for _ in 0..n {
        ups.push(inc);
        downs.push(dec);
        inc = up(inc);
        dec = down(dec);
    }
    assert_same("cells", &cells.read(), &[inc, dec, inc, dec]);
    let got = out.read();
    let sorted = |mut v: Vec<u32>| {
        v.sort_unstable();
        v
    };
    assert_same(
        "old up",
        &sorted(got.iter().step_by(2).copied().collect()),
        &sorted(ups),
    );
    assert_same(
        "old down",
        &sorted(got.iter().skip(1).step_by(2).copied().collect()),
        &sorted(downs),
    );
    gpu.varies(&out);
}

fn add_floats(gpu: &Gpu) {
    let kernels = gpu.load("atomics_float");
    let n = 3 * 128;
    let values = Random::new(22).many(n, |r| f32::from(r.below(1000) as u16) - 500.0);
    let total: f32 = values.iter().sum();
    let (sum, returned, old) = (gpu.zeros::<f32>(1), gpu.zeros::<f32>(1), gpu.zeros::<f32>(n));
    kernels.launch(
        "atomic_add_f32",
        3,
        128,
        0,
        args![sum, returned, old, gpu.upload(&values)],
    );
    assert_eq!((sum.read()[0], returned.read()[0]), (total, total));
    assert!(old.read().contains(&0.0), "one work-item saw the start");
    gpu.varies(&old);

    let wide: Vec<f64> = values.iter().map(|&v| f64::from(v)).collect();
    let (sum, returned, old) = (gpu.zeros::<f64>(1), gpu.zeros::<f64>(1), gpu.zeros::<f64>(n));
    kernels.launch(
        "atomic_add_f64",
        3,
        128,
        0,
        args![sum, returned, old, gpu.upload(&wide)],
    );
    assert_eq!(
        (sum.read()[0], returned.read()[0]),
        (f64::from(total), f64::from(total))
    );
    gpu.varies(&old);
}

fn min_max_floats(gpu: &Gpu) {
    let kernels = gpu.load("atomics_float");
    let values = Random::new(23).many(4 * 64, Random::f64);
    let min = values.iter().fold(f64::INFINITY, |m, &v| m.min(v));
    let max = values.iter().fold(f64::NEG_INFINITY, |m, &v| m.max(v));
    let cells = gpu.upload(&[f64::INFINITY, f64::NEG_INFINITY]);
    kernels.launch("atomic_minmax_f64", 4, 64, 0, args![cells, gpu.upload(&values)]);
    assert_same("f64", &cells.read(), &[min, max]);

    let narrow: Vec<f32> = values.iter().map(|&v| v as f32).collect();
    let cells = gpu.upload(&[f32::INFINITY, f32::NEG_INFINITY]);
    kernels.launch("atomic_minmax_f32", 4, 64, 0, args![cells, gpu.upload(&narrow)]);
    assert_same("f32", &cells.read(), &[min as f32, max as f32]);
}

fn lds_floats(gpu: &Gpu) {
    let n = 3 * 96;
    let values = Random::new(24).many(n, |r| f32::from(r.below(100) as u16));
    let (s32, s64) = (gpu.zeros::<f32>(3), gpu.zeros::<f64>(3));
    let (o32, o64) = (gpu.zeros::<f32>(n), gpu.zeros::<f64>(n));
    gpu.load("atomics_float").launch(
        "atomic_lds_float",
        3,
        96,
        0,
        args![s32, s64, o32, o64, gpu.upload(&values)],
    );
    let want: Vec<f32> = values.chunks(96).map(|c| c.iter().sum()).collect();
    assert_same("f32", &s32.read(), &want);
    assert_same(
        "f64",
        &s64.read(),
        &want.iter().map(|&v| f64::from(v)).collect::<Vec<_>>(),
    );
    gpu.varies(&o32);
    gpu.varies(&o64);
}

fn packed_halves(gpu: &Gpu) {
    let values: Vec<[f16; 2]> = (0..64u16)
        .map(|i| [f16::from_f32(f32::from(i % 8)), f16::from_f32(-f32::from(i % 4))])
        .collect();
    let sum = gpu.zeros::<[f16; 2]>(1);
    gpu.load("atomics_float")
        .launch("atomic_add_half2", 1, 64, 0, args![sum, gpu.upload(&values)]);
    assert_same(
        "sum",
        &sum.read(),
        &[[f16::from_f32(224.0), f16::from_f32(-96.0)]],
    );
}

fn flat(gpu: &Gpu) {
    let values = Random::new(25).many(4 * 64, Random::u32);
    let (cell, out) = (gpu.zeros::<u32>(1), gpu.zeros::<u32>(4));
    gpu.load("atomics_float")
        .launch("atomic_flat", 4, 64, 0, args![cell, out, gpu.upload(&values)]);
    let sum = |odd: usize, v: &[u32]| {
        v.iter()
            .skip(odd)
            .step_by(2)
            .fold(0u32, |s, &v| s.wrapping_add(v))
    };
    assert_same("cell", &cell.read(), &[sum(1, &values)]);
    assert_same(
        "out",
        &out.read(),
        &values.chunks(64).map(|c| sum(0, c)).collect::<Vec<_>>(),
    );
}
