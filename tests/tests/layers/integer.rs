//! Integers: 64-bit arithmetic, bit operations, division, narrow loads and stores.

use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("integer::arithmetic_u64", arithmetic_u64);
    trials.add("integer::bits_u32", bits_u32);
    trials.add("integer::bits_u64", bits_u64);
    trials.add("integer::scalar_u32", scalar_u32);
    trials.add("divide::u64", divide_u64);
    trials.add("divide::u32", divide_u32);
    trials.add("divide::uniform", divide_uniform);
    for (object, name) in [("subword", "subword"), ("subword_o0", "subword_o0")] {
        trials.add(&format!("{name}::load_extend"), move |gpu| {
            load_extend(gpu, object)
        });
        trials.add(&format!("{name}::store_truncate"), move |gpu| {
            store_truncate(gpu, object)
        });
        trials.add(&format!("{name}::unaligned"), move |gpu| unaligned(gpu, object));
        trials.add(&format!("{name}::lds_bytes"), move |gpu| lds_bytes(gpu, object));
        trials.add(&format!("{name}::narrow_arithmetic"), move |gpu| {
            narrow_arithmetic(gpu, object)
        });
        trials.add(&format!("{name}::pair_halves"), move |gpu| {
            pair_halves(gpu, object)
        });
    }
}

const N: usize = 4 * 256;

fn columns<T: Copy, const K: usize>(rows: impl Iterator<Item = [T; K]>) -> Vec<T> {
    let rows: Vec<[T; K]> = rows.collect();
    (0..K).flat_map(|k| rows.iter().map(move |row| row[k])).collect()
}

fn wide(random: &mut Random) -> u64 {
    match random.below(8) {
        0 => [0, 1, u64::MAX, i64::MAX as u64, i64::MIN as u64, 1 << 32][random.below(6) as usize],
        1 => u64::from(random.u32()),
        _ => random.u64(),
    }
}

fn arithmetic_u64(gpu: &Gpu) {
    let mut random = Random::new(60);
    let (a, b) = (random.many(N, wide), random.many(N, wide));
    let out = gpu.zeros::<u64>(12 * N);
    gpu.load("integer").launch(
        "arithmetic_u64",
        4,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        let (sa, sb) = (a as i64, b as i64);
        [
            a.wrapping_add(b),
            a.wrapping_sub(b),
            a.wrapping_mul(b),
            ((u128::from(a) * u128::from(b)) >> 64) as u64,
            ((i128::from(sa) * i128::from(sb)) >> 64) as u64,
            a << (b & 63),
            a >> (b & 63),
            (sa >> (b & 63)) as u64,
            a.min(b),
            a.max(b),
            sa.min(sb) as u64,
            sa.max(sb) as u64,
        ]
    }));
    assert_same("out", &out.read(), &want);
}

fn bits_u32(gpu: &Gpu) {
    let mut random = Random::new(61);
    let (mut a, mut b) = (random.many(N, Random::u32), random.many(N, Random::u32));
    a[..4].copy_from_slice(&[0, 1, u32::MAX, 1 << 31]);
    b[..4].copy_from_slice(&[0, u32::MAX, 1, 31]);
    let out = gpu.zeros::<u32>(15 * N);
    gpu.load("integer").launch(
        "bits_u32",
        4,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        let (x, y) = (a.to_le_bytes(), b.to_le_bytes());
        [
            a.count_ones(),
            a.leading_zeros(),
            a.trailing_zeros(),
            a.reverse_bits(),
            a.swap_bytes(),
            a.rotate_left(b & 31),
            (a >> 5) & 0x7f,
            (((a << 20) as i32) >> 25) as u32,
            (a & !0xff00) | (b & 0xff00),
            ((u64::from(a) + u64::from(b)) >> 1) as u32,
            a.saturating_add(b),
            a.saturating_sub(b),
            x.iter().zip(&y).map(|(x, y)| u32::from(x.abs_diff(*y))).sum(),
            (a & 0xff_ffff).wrapping_mul(b & 0xff_ffff),
            u32::from_le_bytes([x[0], y[0], x[1], y[1]]),
        ]
    }));
    assert_same("out", &out.read(), &want);
}

fn bits_u64(gpu: &Gpu) {
    let a = Random::new(62).many(N, wide);
    let out = gpu.zeros::<u64>(4 * N);
    gpu.load("integer")
        .launch("bits_u64", 4, 256, 0, args![gpu.upload(&a), out, N as u32]);
    let want = columns(a.iter().map(|a| {
        [
            u64::from(a.count_ones()),
            u64::from(a.leading_zeros()),
            u64::from(a.trailing_zeros()),
            a.reverse_bits(),
        ]
    }));
    assert_same("out", &out.read(), &want);
}

fn scalar_u32(gpu: &Gpu) {
    let words = [0, 1, u32::MAX, 1 << 31, 123_456_789, 0x8000_0001];
    let out = gpu.zeros::<u32>(8 * words.len());
    gpu.load("integer").launch(
        "scalar_u32",
        words.len() as u32,
        64,
        0,
        args![gpu.upload(&words), out],
    );
    let want: Vec<u32> = words
        .iter()
        .flat_map(|&w| {
            [
                w.count_ones(),
                w.leading_zeros(),
                w / 7,
                w % 7,
                ((u64::from(w) * u64::from(w)) >> 32) as u32,
                w.rotate_left(5),
                w.reverse_bits(),
                (w as i32).wrapping_abs() as u32,
            ]
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn divide_u64(gpu: &Gpu) {
    let mut random = Random::new(63);
    let a = random.many(N, wide);
    let b = random.many(N, |r| {
        let bits = r.below(64);
        match r.u64() >> bits {
            0 | u64::MAX => 3,
            v => v,
        }
    });
    let out = gpu.zeros::<u64>(4 * N);
    gpu.load("divide").launch(
        "divide_u64",
        4,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        [
            a / b,
            a % b,
            (a as i64).wrapping_div(b as i64) as u64,
            (a as i64).wrapping_rem(b as i64) as u64,
        ]
    }));
    assert_same("out", &out.read(), &want);
}

fn divide_u32(gpu: &Gpu) {
    let mut random = Random::new(64);
    let a = random.many(N, Random::u32);
    let b = random.many(N, |r| {
        let bits = r.below(32);
        match r.u32() >> bits {
            0 | u32::MAX => 3,
            v => v,
        }
    });
    let out = gpu.zeros::<u32>(4 * N);
    gpu.load("divide").launch(
        "divide_u32",
        4,
        256,
        0,
        args![gpu.upload(&a), gpu.upload(&b), out, N as u32],
    );
    let want = columns(a.iter().zip(&b).map(|(&a, &b)| {
        [
            a / b,
            a % b,
            (a as i32).wrapping_div(b as i32) as u32,
            (a as i32).wrapping_rem(b as i32) as u32,
        ]
    }));
    assert_same("out", &out.read(), &want);
}

fn divide_uniform(gpu: &Gpu) {
    let kernels = gpu.load("divide");
    let a = Random::new(65).many(N, wide);
    for d in [1u64, 3, 1 << 33, u64::MAX, 1_000_000_007] {
        let out = gpu.zeros::<u64>(3 * N);
        kernels.launch(
            "divide_uniform",
            4,
            256,
            0,
            args![gpu.upload(&a), out, d, N as u32],
        );
        let want = columns((0..N).map(|i| [a[i] / d, a[i] % d, d / (i as u64 / 256 + 1)]));
        assert_same("out", &out.read(), &want);
    }
}

fn load_extend(gpu: &Gpu, object: &str) {
    let input = Random::new(66).many(2 * N, |r| r.u32() as u8);
    let out = gpu.zeros::<i32>(4 * N);
    gpu.load(object)
        .launch("load_extend", 4, 256, 0, args![gpu.upload(&input), out]);
    let want: Vec<i32> = (0..N)
        .flat_map(|i| {
            let half = u16::from_le_bytes([input[2 * i], input[2 * i + 1]]);
            [
                i32::from(input[i]),
                i32::from(input[i] as i8),
                i32::from(half),
                i32::from(half as i16),
            ]
        })
        .collect();
    assert_same("wide", &out.read(), &want);
}

fn store_truncate(gpu: &Gpu, object: &str) {
    let input = Random::new(67).many(N, Random::u32);
    let (b, h, hb, hh) = (
        gpu.zeros::<u8>(N),
        gpu.zeros::<u16>(N),
        gpu.zeros::<u8>(N),
        gpu.zeros::<u16>(N),
    );
    gpu.load(object).launch(
        "store_truncate",
        4,
        256,
        0,
        args![gpu.upload(&input), b, h, hb, hh],
    );
    assert_same(
        "bytes",
        &b.read(),
        &input.iter().map(|&v| v as u8).collect::<Vec<_>>(),
    );
    assert_same(
        "halves",
        &h.read(),
        &input.iter().map(|&v| v as u16).collect::<Vec<_>>(),
    );
    assert_same(
        "high bytes",
        &hb.read(),
        &input.iter().map(|&v| (v >> 16) as u8).collect::<Vec<_>>(),
    );
    assert_same(
        "high halves",
        &hh.read(),
        &input.iter().map(|&v| (v >> 16) as u16).collect::<Vec<_>>(),
    );
}

fn unaligned(gpu: &Gpu, object: &str) {
    let input: Vec<[u8; 15]> = Random::new(68).many(N, |r| core::array::from_fn(|_| r.u32() as u8));
    let out = gpu.zeros::<[u8; 15]>(N);
    gpu.load(object)
        .launch("unaligned", 4, 256, 0, args![gpu.upload(&input), out]);
    let want: Vec<[u8; 15]> = input
        .iter()
        .map(|r| {
            let word = u32::from_le_bytes(core::array::from_fn(|k| r[1 + k]));
            let half = u16::from_le_bytes([r[5], r[6]]);
            let wide = u64::from_le_bytes(core::array::from_fn(|k| r[7 + k]));
            let mut o = [0; 15];
            o[0] = r[0].wrapping_add(1);
            o[1..5].copy_from_slice(&word.wrapping_mul(3).to_le_bytes());
            o[5..7].copy_from_slice(&(half ^ 0x5555).to_le_bytes());
            o[7..].copy_from_slice(&wide.wrapping_sub(u64::from(word)).to_le_bytes());
            o
        })
        .collect();
    assert_same("out", &out.read(), &want);
}

fn lds_bytes(gpu: &Gpu, object: &str) {
    let mut random = Random::new(69);
    let (b, h) = (
        random.many(N, |r| r.u32() as u8),
        random.many(N, |r| r.u32() as u16),
    );
    let (ob, oh) = (gpu.zeros::<u8>(N), gpu.zeros::<u16>(N));
    gpu.load(object).launch(
        "lds_bytes",
        4,
        256,
        0,
        args![gpu.upload(&b), ob, gpu.upload(&h), oh],
    );
    assert_same(
        "bytes",
        &ob.read(),
        &(0..N)
            .map(|i| b[i / 256 * 256 + 255 - i % 256])
            .collect::<Vec<_>>(),
    );
    assert_same(
        "halves",
        &oh.read(),
        &(0..N).map(|i| h[i ^ 1]).collect::<Vec<_>>(),
    );
}

fn narrow_arithmetic(gpu: &Gpu, object: &str) {
    let mut random = Random::new(70);
    let mut bytes = || -> Vec<[u8; 4]> { random.many(N, |r| r.u32().to_le_bytes()) };
    let (a, b) = (bytes(), bytes());
    let mut random = Random::new(71);
    let mut halves = || -> Vec<[u16; 2]> { random.many(N, |r| [r.u32() as u16, r.u32() as u16]) };
    let (ha, hb) = (halves(), halves());
    let (out, half_out) = (gpu.zeros::<[u8; 4]>(N), gpu.zeros::<[u16; 2]>(N));
    gpu.load(object).launch(
        "narrow_arithmetic",
        4,
        256,
        0,
        args![
            gpu.upload(&a),
            gpu.upload(&b),
            out,
            gpu.upload(&ha),
            gpu.upload(&hb),
            half_out
        ],
    );
    let want: Vec<[u8; 4]> = (0..N)
        .map(|i| core::array::from_fn(|k| a[i][k].wrapping_add(b[i][k].wrapping_mul(3))))
        .collect();
    assert_same("bytes", &out.read(), &want);
    let want: Vec<[u16; 2]> = (0..N)
        .map(|i| [ha[i][0].wrapping_sub(hb[i][0]), ha[i][1] << (hb[i][1] & 15)])
        .collect();
    assert_same("halves", &half_out.read(), &want);
}

fn pair_halves(gpu: &Gpu, object: &str) {
    let mut random = Random::new(72);
    let (low, high) = (
        random.many(N, |r| r.u32() as u16),
        random.many(N, |r| r.u32() as u16),
    );
    let out = gpu.zeros::<u32>(N);
    gpu.load(object).launch(
        "pair_halves",
        4,
        256,
        0,
        args![gpu.upload(&low), gpu.upload(&high), out, N as u32],
    );
    let want: Vec<u32> = (0..N)
        .map(|i| u32::from(low[i]) | u32::from(high[N - 1 - i]) << 16)
        .collect();
    assert_same("out", &out.read(), &want);
}
