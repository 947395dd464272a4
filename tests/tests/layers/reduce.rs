//! LDS, barriers and dynamic LDS (`reduce.hip`).

use outcrop_tests::data::{Random, assert_same, assert_same_f32};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("reduce::sum_f32", sum_f32);
    trials.add("reduce::sum_u32", sum_u32);
    trials.add("reduce::dynamic_u64", dynamic_u64);
    trials.add("reduce::reverse_dynamic", reverse_dynamic);
    trials.add("reduce::dynamic_lds_size", dynamic_lds_size);
}

fn tree_f32(block: &[f32]) -> f32 {
    let mut lds = block.to_vec();
    let mut stride = lds.len() / 2;
    while stride != 0 {
        for t in 0..stride {
            lds[t] += lds[t + stride];
        }
        stride /= 2;
    }
    lds[0]
}

fn sum_f32(gpu: &Gpu) {
    let n = 3 * 1024 + 517;
    let input = Random::new(1).many(n, Random::f32);
    let x = gpu.upload(&input);
    let out = gpu.zeros::<f32>(4);
    gpu.load("reduce")
        .launch("reduce_sum_f32", 4, 1024, 0, args![x, out, n as u32]);
    let mut padded = input;
    padded.resize(4096, 0.0);
    let want: Vec<f32> = padded.chunks(1024).map(tree_f32).collect();
    assert_same_f32("out", &out.read(), &want);
}

fn sum_u32(gpu: &Gpu) {
    let n = 5 * 512 - 3;
    let input = Random::new(2).many(n, Random::u32);
    let x = gpu.upload(&input);
    let out = gpu.zeros::<u32>(5);
    gpu.load("reduce")
        .launch("reduce_sum_u32", 5, 512, 0, args![x, out, n as u32]);
    let want: Vec<u32> = input
        .chunks(512)
        .map(|c| c.iter().fold(0u32, |s, &v| s.wrapping_add(v)))
        .collect();
    assert_same("out", &out.read(), &want);
}

fn dynamic_u64(gpu: &Gpu) {
    let kernels = gpu.load("reduce");
    for block in [1usize, 2, 32, 64, 128, 256, 1024] {
        let input = Random::new(block as u64).many(3 * block, Random::u64);
        let x = gpu.upload(&input);
        let out = gpu.zeros::<u64>(3);
        kernels.launch(
            "reduce_dynamic_u64",
            3,
            block as u32,
            8 * block as u32,
            args![x, out],
        );
        let want: Vec<u64> = input
            .chunks(block)
            .map(|c| c.iter().fold(0u64, |s, &v| s.wrapping_add(v)))
            .collect();
        assert_same("out", &out.read(), &want);
    }
}

fn reverse_dynamic(gpu: &Gpu) {
    let input = Random::new(3).many(4 * 256, Random::u64);
    let x = gpu.upload(&input);
    let out = gpu.zeros::<u64>(input.len());
    gpu.load("reduce")
        .launch("reverse_dynamic", 4, 256, 8 * 256, args![x, out]);
    let want: Vec<u64> = (0..input.len())
        .map(|i| {
            let (base, t) = (i / 256 * 256, i % 256);
            input[base + 255 - t].wrapping_add(((t & 7) * (t & 7)) as u64)
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn dynamic_lds_size(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(2);
    gpu.load("reduce")
        .launch("dynamic_lds_size", 2, 64, 4096, args![out]);
    assert_same("out", &out.read(), &[4096, 4096]);
}
