//! Divergent control flow (`divergence.hip`).

use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    for object in ["divergence", "divergence_o0"] {
        trials.add(&format!("{object}::collatz"), move |gpu| collatz(gpu, object));
        trials.add(&format!("{object}::nested_loops"), move |gpu| {
            nested_loops(gpu, object)
        });
        trials.add(&format!("{object}::interpreter"), move |gpu| {
            interpreter(gpu, object)
        });
        trials.add(&format!("{object}::lower_bound"), move |gpu| {
            lower_bound(gpu, object)
        });
    }
}

const N: usize = 3 * 128;

fn collatz(gpu: &Gpu, object: &str) {
    let input = Random::new(80).many(N, |r| r.below(100_000) + 1);
    let out = gpu.zeros::<u32>(N);
    gpu.load(object)
        .launch("collatz", 3, 128, 0, args![gpu.upload(&input), out]);
    let want: Vec<u32> = input
        .iter()
        .map(|&start| {
            let (mut n, mut steps) = (u64::from(start), 0);
            while n != 1 && steps < 10_000 {
                n = if n & 1 == 1 { 3 * n + 1 } else { n / 2 };
                steps += 1;
            }
            steps
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn nested_loops(gpu: &Gpu, object: &str) {
    let mut random = Random::new(81);
    let (rows, columns) = (random.many(N, |r| r.below(20)), random.many(N, |r| r.below(20)));
    let out = gpu.zeros::<u32>(N);
    gpu.load(object).launch(
        "nested_loops",
        3,
        128,
        0,
        args![gpu.upload(&rows), gpu.upload(&columns), out],
    );
    let want: Vec<u32> = (0..N)
        .map(|i| {
            let mut sum = 0;
            for r in 0..rows[i] {
                for c in 0..columns[i] {
                    if (r + c) % 7 == 5 {
                        break;
                    }
                    if (r * c) % 3 != 1 {
                        sum += r * 31 + c;
                    }
                }
            }
            sum
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn interpreter(gpu: &Gpu, object: &str) {
    let mut program = Random::new(82).many(64, |r| (1 + r.below(8)) as u8);
    program[50] = 0;
    let out = gpu.zeros::<u32>(N);
    gpu.load(object)
        .launch("interpreter", 3, 128, 0, args![gpu.upload(&program), out]);
    let want: Vec<u32> = (0..N as u32)
        .map(|i| {
            if i % 11 == 10 {
                return 12345;
            }
            let (mut value, mut pc) = (i, 0usize);
            while program[pc] != 0 {
                match program[(pc + i as usize % 3) & 63] {
                    0 => {}
                    1 => value = value.wrapping_add(7),
                    2 => value = value.wrapping_mul(3),
                    3 if value & 1 == 1 => value ^= 0x55,
                    3 => value >>= 1,
                    4 if value > 1000 => break,
                    4 => {}
                    5 => value = value.wrapping_sub(i),
                    _ => value = !value,
                }
                pc += 1;
            }
            value
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn lower_bound(gpu: &Gpu, object: &str) {
    let mut random = Random::new(83);
    let mut sorted = random.many(1000, |r| r.below(5000));
    sorted.sort_unstable();
    let keys = random.many(N, |r| r.below(5200));
    let out = gpu.zeros::<u32>(N);
    gpu.load(object).launch(
        "lower_bound",
        3,
        128,
        0,
        args![gpu.upload(&sorted), 1000u32, gpu.upload(&keys), out],
    );
    let want: Vec<u32> = keys
        .iter()
        .map(|k| sorted.partition_point(|v| v < k) as u32)
        .collect();
    assert_same("out", &out.read(), &want);
}
