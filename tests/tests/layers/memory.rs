//! Copies and fills by kernels and by the runtime, in every direction and at every alignment.

use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("memory::kernels_fill_and_copy", kernels_fill_and_copy);
    trials.add("memory::kernels_copy_rows", kernels_copy_rows);
    trials.add("memory::kernels_compare", kernels_compare);
    trials.add("memory::kernels_transpose", kernels_transpose);
    trials.add("memory::kernels_in_stream_order", kernels_in_stream_order);
}

fn kernels_fill_and_copy(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let n = 100_003usize;
    let out = gpu.zeros::<u32>(n + 5);
    kernels.launch("fill_u32", 16, 256, 0, args![out, 0xdead_beefu32, n as u64]);
    let mut want = vec![0xdead_beefu32; n];
    want.extend([0; 5]);
    assert_same("fill_u32", &out.read(), &want);

    let out = gpu.zeros::<u8>(n + 5);
    kernels.launch("fill_u8", 16, 256, 0, args![out, 0x1a5u32, n as u64]);
    let mut want = vec![0xa5u8; n];
    want.extend([0; 5]);
    assert_same("fill_u8", &out.read(), &want);

    let input = Random::new(100).many(16 * 1000, |r| r.u32() as u8);
    let from = gpu.upload(&input);
    for (kernel, elements) in [("copy_16", 1000u64), ("copy_4", 4000), ("copy_1", 16_000)] {
        let out = gpu.zeros::<u8>(input.len());
        kernels.launch(kernel, 3, 256, 0, args![from, out, elements]);
        assert_same(kernel, &out.read(), &input);
    }
}

fn kernels_copy_rows(gpu: &Gpu) {
    let (rows, width, in_pitch, out_pitch) = (13usize, 77usize, 100usize, 91usize);
    let input = Random::new(101).many(rows * in_pitch, |r| r.u32() as u8);
    let out = gpu.zeros::<u8>(rows * out_pitch);
    gpu.load("memory").launch(
        "copy_rows",
        [1, rows as u32, 1],
        64,
        0,
        args![
            gpu.upload(&input),
            in_pitch as u64,
            out,
            out_pitch as u64,
            width as u64
        ],
    );
    let mut want = vec![0u8; rows * out_pitch];
    for row in 0..rows {
        want[row * out_pitch..][..width].copy_from_slice(&input[row * in_pitch..][..width]);
    }
    assert_same("out", &out.read(), &want);
}

fn kernels_compare(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let n = 10_000usize;
    let (data, mismatches) = (gpu.zeros::<u32>(n), gpu.zeros::<u32>(1));
    kernels.launch("iota", 4, 256, 0, args![data, u32::MAX - 5, n as u64]);
    let mut want: Vec<u32> = (0..n as u32).map(|k| k.wrapping_sub(6)).collect();
    assert_same("iota", &data.read(), &want);
    for at in [0, 77, n - 1] {
        want[at] ^= 1;
    }
    data.write(&want);
    kernels.launch(
        "count_mismatches",
        4,
        256,
        0,
        args![data, u32::MAX - 5, n as u64, mismatches],
    );
    assert_same("mismatches", &mismatches.read(), &[3]);
}

fn kernels_transpose(gpu: &Gpu) {
    let n = 96usize;
    let input = Random::new(102).many(n * n, Random::u32);
    let out = gpu.zeros::<u32>(n * n);
    let blocks = n as u32 / 32;
    gpu.load("memory").launch(
        "transpose",
        [blocks, blocks, 1],
        [32, 8, 1],
        0,
        args![gpu.upload(&input), out, n as u32],
    );
    let want: Vec<u32> = (0..n * n).map(|i| input[i % n * n + i / n]).collect();
    assert_same("out", &out.read(), &want);
}

/// Each step's result depends on the one before: any other order gives another number.
fn kernels_in_stream_order(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let n = 3000usize;
    let data = gpu.zeros::<u32>(n);
    for value in 1..=200u32 {
        kernels.submit("step", 4, 128, 0, args![data, value, n as u64]);
    }
    gpu.synchronize();
    let want = (1..=200u32).fold(0u32, |x, value| x.wrapping_mul(3).wrapping_add(value));
    assert_same("data", &data.read(), &vec![want; n]);
}
