//! The kernels that the benchmarks measure (`bench.hip`, `vector_add.hip`).

use outcrop_tests::data::{Random, assert_same_f32};
use outcrop_tests::{Gpu, Kernels, Trials, args, object};

pub fn trials(trials: &mut Trials) {
    trials.add("bench::vector_add", |gpu| vector_add(gpu, "vector_add"));
    trials.add("bench::vector_add_code_object_3", vector_add_v3);
    trials.add("bench::vector_add_code_object_4", |gpu| {
        vector_add(gpu, "vector_add_v4")
    });
    trials.add("bench::vector_add_code_object_6", |gpu| {
        vector_add(gpu, "vector_add_v6")
    });
    trials.add("bench::fma_loop", fma_loop);
    trials.add("bench::matmul", matmul);
}

fn vector_add(gpu: &Gpu, name: &str) {
    add_vectors(gpu, &gpu.load(name));
}

/// No compiler at hand makes version 3 for gfx942, so a version 4 object is rewritten: the ABI version in the ELF
/// header, feature flags as single bits, and the version in the metadata.
fn vector_add_v3(gpu: &Gpu) {
    let mut image = object("vector_add_v4");
    assert_eq!(image[8], 2, "ABI version of code object 4");
    image[8] = 1;
    // EF_AMDGPU_FEATURE_SRAMECC_V3 without XNACK_V3, as the agent is: there is no "any" in version 3.
    image[49] = 2;
    let key = b"amdhsa.version";
    let at = image
        .windows(key.len())
        .position(|w| w == key)
        .expect("the metadata's version")
        + key.len();
    assert_eq!(image[at..at + 3], [0x92, 1, 1]);
    image[at + 2] = 0;
    add_vectors(gpu, &gpu.load_image("vector_add_v4 as version 3", &image));
}

fn add_vectors(gpu: &Gpu, kernels: &Kernels<'_>) {
    for n in [1usize, 255, 256, 70_000] {
        let mut random = Random::new(n as u64);
        let (a, b) = (random.all_kinds_f32(n), random.all_kinds_f32(n));
        let (x, y, o) = (gpu.upload(&a), gpu.upload(&b), gpu.filled(n + 64, 7.0f32));
        kernels.launch(
            "vector_add",
            n.div_ceil(256) as u32,
            256,
            0,
            args![x, y, o, n as u32],
        );
        let mut want: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
        want.resize(n + 64, 7.0);
        assert_same_f32("c", &o.read(), &want);
    }
}

fn fma_loop(gpu: &Gpu) {
    let n = 512;
    let out = gpu.zeros::<f32>(n);
    let (a, b) = (0.9995f32, 0.25f32);
    gpu.load("bench").launch("fma_loop", 2, 256, 0, args![out, a, b]);
    let want: Vec<f32> = (0..n)
        .map(|i| (0..4096).fold(i as f32, |x, _| x.mul_add(a, b)))
        .collect();
    assert_same_f32("out", &out.read(), &want);
}

fn matmul(gpu: &Gpu) {
    let n = 64usize;
    let mut random = Random::new(5);
    let (a, b) = (random.many(n * n, Random::f32), random.many(n * n, Random::f32));
    let mut want = vec![0.0f32; n * n];
    for row in 0..n {
        for col in 0..n {
            want[row * n + col] = (0..n).fold(0.0, |sum, k| a[row * n + k].mul_add(b[k * n + col], sum));
        }
    }
    let kernels = gpu.load("bench");
    let (x, y) = (gpu.upload(&a), gpu.upload(&b));
    for name in ["matmul", "matmul_tiled"] {
        let c = gpu.zeros::<f32>(n * n);
        kernels.launch(
            name,
            [n as u32 / 16, n as u32 / 16, 1],
            [16, 16, 1],
            0,
            args![x, y, c, n as u32],
        );
        assert_same_f32(name, &c.read(), &want);
    }
}
