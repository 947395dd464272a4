//! Indirect, recursive and virtual device calls, and the stack (`calls.hip`, `scratch.hip`).

use outcrop_hip::Limit;
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("calls::indirect", |gpu| indirect(gpu, "calls"));
    trials.add("calls::indirect_o0", |gpu| indirect(gpu, "calls_o0"));
    trials.add("calls::recursion", |gpu| recursion(gpu, "calls"));
    trials.add("calls::recursion_o0", |gpu| recursion(gpu, "calls_o0"));
    trials.add("calls::stack_arguments", |gpu| stack_arguments(gpu, "calls"));
    trials.add("calls::stack_arguments_o0", |gpu| {
        stack_arguments(gpu, "calls_o0")
    });
    trials.add("calls::virtual", |gpu| virtual_call(gpu, "calls"));
    trials.add("calls::virtual_o0", |gpu| virtual_call(gpu, "calls_o0"));
    trials.add("scratch::private_array", private_array);
    trials.add("scratch::private_bytes", private_bytes);
    trials.add("scratch::spill", spill);
    trials.add("scratch::generic_pointer", generic_pointer);
}

const N: usize = 3 * 128;

fn indirect(gpu: &Gpu, object: &str) {
    let mut random = Random::new(30);
    let (a, b) = (random.many(N, Random::u32), random.many(N, Random::u32));
    let which = random.many(N, |r| r.u32() as u8);
    let out = gpu.zeros::<u32>(N);
    gpu.load(object).launch(
        "indirect_call",
        3,
        128,
        0,
        args![gpu.upload(&a), gpu.upload(&b), gpu.upload(&which), out],
    );
    let want: Vec<u32> = (0..N)
        .map(|i| match which[i] & 3 {
            0 => a[i].wrapping_add(b[i]),
            1 => a[i].wrapping_sub(b[i]),
            2 => a[i].wrapping_mul(b[i]),
            _ => a[i] ^ (b[i] << 1),
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn fibonacci(n: u32) -> u32 {
    if n < 2 {
        n
    } else {
        fibonacci(n - 1) + fibonacci(n - 2)
    }
}

fn recursion(gpu: &Gpu, object: &str) {
    let kernels = gpu.load(object);
    let input = Random::new(31).many(128, |r| r.below(13));
    let out = gpu.zeros::<u32>(128);
    kernels.launch("recursion", 2, 64, 0, args![gpu.upload(&input), out]);
    assert_same(
        "fibonacci",
        &out.read(),
        &input.iter().map(|&n| fibonacci(n)).collect::<Vec<_>>(),
    );

    // Frames are larger without optimisation.
    gpu.device.set_limit(Limit::StackSize, 8192).expect("stack size");
    let input = Random::new(32).many(128, |r| r.below(20));
    let out = gpu.zeros::<u32>(128);
    kernels.launch("mutual_recursion", 2, 64, 0, args![gpu.upload(&input), out]);
    assert_same(
        "even",
        &out.read(),
        &input.iter().map(|&n| 1 - (n & 1)).collect::<Vec<_>>(),
    );
}

fn stack_arguments(gpu: &Gpu, object: &str) {
    let input: Vec<[u64; 8]> = Random::new(33).many(N, |r| core::array::from_fn(|_| r.u64()));
    let out = gpu.zeros::<[u64; 8]>(N);
    gpu.load(object)
        .launch("stack_arguments", 3, 128, 0, args![gpu.upload(&input), out]);
    let want: Vec<[u64; 8]> = (0..N)
        .map(|i| core::array::from_fn(|k| input[i][(k + i) & 7].wrapping_add(140 * i as u64 + 28)))
        .collect();
    assert_same("out", &out.read(), &want);
}

fn virtual_call(gpu: &Gpu, object: &str) {
    let mut random = Random::new(34);
    let (a, b) = (
        random.many(N, |r| r.below(1000)),
        random.many(N, |r| r.below(1000)),
    );
    let out = gpu.zeros::<u32>(N);
    gpu.load(object).launch(
        "virtual_call",
        3,
        128,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out],
    );
    let want: Vec<u32> = (0..N)
        .map(|i| if i & 1 == 1 { a[i] * b[i] / 2 } else { a[i] * b[i] })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn private_array(gpu: &Gpu) {
    let seeds = Random::new(35).many(N, Random::u32);
    let out = gpu.zeros::<u32>(N);
    gpu.load("scratch")
        .launch("private_array", 3, 128, 0, args![gpu.upload(&seeds), out]);
    let want: Vec<u32> = (0..N as u32)
        .map(|i| {
            let mut table: Vec<u32> = (0..64u32).map(|k| k.wrapping_mul(seeds[i as usize])).collect();
            let mut j = i & 63;
            for _ in 0..64 {
                j = j.wrapping_mul(5).wrapping_add(table[j as usize]) & 63;
                table[j as usize] = table[j as usize].wrapping_add(i);
            }
            table.iter().fold(0, |s, &v| u32::wrapping_add(s, v))
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn private_bytes(gpu: &Gpu) {
    let seeds = Random::new(36).many(N, Random::u32);
    let out = gpu.zeros::<i32>(N);
    gpu.load("scratch")
        .launch("private_bytes", 3, 128, 0, args![gpu.upload(&seeds), out]);
    let want: Vec<i32> = seeds
        .iter()
        .map(|&seed| {
            let mut bytes: Vec<u8> = (0..32u32).map(|k| (seed >> (k & 24)) as u8).collect();
            let halves: Vec<i16> = (0..32u32).map(|k| seed.wrapping_mul(k) as i16).collect();
            for k in 0..32u32 {
                let at = (k.wrapping_mul(seed) & 31) as usize;
                bytes[at] = bytes[at].wrapping_add(halves[(k.wrapping_add(seed) & 31) as usize] as u8);
            }
            bytes.iter().map(|&b| i32::from(b)).sum::<i32>()
                + halves.iter().map(|&h| i32::from(h)).sum::<i32>()
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn spill(gpu: &Gpu) {
    let input = Random::new(37).many(40 * N, Random::u32);
    let out = gpu.zeros::<u32>(40 * N);
    gpu.load("scratch")
        .launch("spill", 3, 128, 0, args![gpu.upload(&input), out, N as u32]);
    let mut want = vec![0; 40 * N];
    for i in 0..N {
        let mut v: Vec<u32> = (0..40).map(|k| input[k * N + i]).collect();
        for _ in 0..2 {
            for k in 0..40 {
                v[k] = v[k].wrapping_mul(v[(k + 7) % 40]).wrapping_add(v[(k + 13) % 40]);
            }
        }
        (0..40).for_each(|k| want[k * N + i] = v[k]);
    }
    assert_same("out", &out.read(), &want);
}

fn generic_pointer(gpu: &Gpu) {
    let n = 512usize;
    let (global, out) = (gpu.zeros::<u32>(n), gpu.zeros::<u32>(n));
    gpu.load("scratch")
        .launch("generic_pointer", 2, 256, 0, args![global, out]);
    let want: Vec<u32> = (0..n as u32)
        .map(|i| match i % 3 {
            0 => i * 3 + 1000,
            1 => i * 3 + 1 + 100,
            _ => i * 3 + 2,
        })
        .collect();
    assert_same("out", &out.read(), &want);
}
