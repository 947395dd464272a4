//! Operations that one or two of the CDNA targets have, each lane against what the instruction set documents say.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, decode};
use support::Gpu;

const LEVELS: [HostLevel; 3] = [HostLevel::Portable, HostLevel::Avx2, HostLevel::Avx512];

type Row = [u32; 64];

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// v1 to v3 are floats of every kind, v4 to v6 any bits, v7 is two small bfloat16, v8 any bits.
fn input(next: &mut impl FnMut() -> u32) -> [Row; 8] {
    let mut rows = [[0; 64]; 8];
    for (i, row) in rows.iter_mut().enumerate() {
        *row = core::array::from_fn(|lane| match (i, (lane + 5 * i) % 13) {
            (0..3, 0) => 0x7fc0_1234,
            (0..3, 1) => 0xff80_0000,
            (0..3, 2) => next() & 0x8000_0000,
            (0..3, 3) => next() & 0x807f_ffff,
            (0..3, 4) => 0x7f80_0000,
            (0..3, 5..9) => next() & 0x80ff_ffff | 0x3f00_0000,
            (6, _) => next() & 0x8070_8070 | 0x4000_4000,
            _ => next(),
        });
    }
    rows
}

fn f(v: u32) -> f32 {
    f32::from_bits(v)
}

/// Zero for a denormal, with its sign.
fn flush(v: f32) -> f32 {
    if v.is_subnormal() { 0.0f32.copysign(v) } else { v }
}

fn mad(a: u32, b: u32, c: u32) -> u32 {
    flush(flush(flush(f(a)) * flush(f(b))) + flush(f(c))).to_bits()
}

/// The value of a binary16.
fn half(v: u32) -> f64 {
    let (e, m) = ((v >> 10 & 31) as i32, f64::from(v & 0x3ff) / 1024.0);
    match e {
        31 if m != 0.0 => f64::NAN,
        31 => f64::INFINITY,
        0 => m * 2f64.powi(-14),
        _ => (1.0 + m) * 2f64.powi(e - 15),
    }
    .copysign(if v & 0x8000 != 0 { -1.0 } else { 1.0 })
}

/// A binary16 without denormals.
fn flushed_half(v: u32) -> f64 {
    half(if v & 0x7c00 == 0 { v & 0x8000 } else { v })
}

/// Two 16-bit results, or an f32 one, in which any NaN is as good as another.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Bits,
    F32,
    Halves,
}

fn canonical(kind: Kind, v: u32) -> u32 {
    let half = |h: u32| {
        if h & 0x7c00 == 0x7c00 && h & 0x3ff != 0 {
            0x7e00
        } else {
            h
        }
    };
    match kind {
        Kind::Bits => v,
        Kind::F32 => {
            if f(v).is_nan() {
                0x7fc0_0000
            } else {
                v
            }
        }
        Kind::Halves => half(v & 0xffff) | half(v >> 16) << 16,
    }
}

/// IEEE 754-2019 minimum (or maximum) of three numbers, or NaN.
fn extreme(values: [f64; 3], max: bool) -> f64 {
    if values.iter().any(|v| v.is_nan()) {
        return f64::NAN;
    }
    let mut sorted = values;
    sorted.sort_by(f64::total_cmp);
    sorted[if max { 2 } else { 0 }]
}

fn pair(v: &[u32; 8], max: bool) -> u32 {
    let one = |s: u32| {
        let codes = [v[3] >> s, v[4] >> s, v[5] >> s].map(|c| c & 0xffff);
        let r = extreme(codes.map(half), max);
        let same = |c: &u32| half(*c).to_bits() == r.to_bits();
        if r.is_nan() {
            0x7e00
        } else {
            codes.into_iter().find(same).unwrap()
        }
    };
    one(0) | one(16) << 16
}

/// The nearest code of an f32 in a format that is its upper bits, or binary16.
fn bf16(v: u32) -> u32 {
    if f(v).is_nan() {
        return v >> 16 | 0x40;
    }
    let (up, rest) = (v >> 16, v & 0xffff);
    up + u32::from(rest > 0x8000 || rest == 0x8000 && up & 1 != 0)
}

fn f16(v: u32) -> u32 {
    let (sign, a) = (v >> 16 & 0x8000, f64::from(f(v)).abs());
    if a.is_nan() {
        return sign | 0x7e00;
    }
    let low = (0..0x7c00).rev().find(|c| half(*c) <= a).unwrap();
    let above = if low == 0x7bff { 65536.0 } else { half(low + 1) };
    let (down, up) = (a - half(low), above - a);
    let code = low + u32::from(up < down || up == down && low & 1 != 0);
    sign | code
}

fn table(v: &[u32; 8], table: u32) -> u32 {
    (0..32).fold(0, |r, bit| {
        let index = (v[3] >> bit & 1) << 2 | (v[4] >> bit & 1) << 1 | v[5] >> bit & 1;
        r | (table >> index & 1) << bit
    })
}

fn shifted(v: &[u32; 8], low: i32, high: i32) -> u32 {
    let one = |x: u32| (x as i32 >> (v[5] & 31)).clamp(low, high) as u32 & 0xff;
    one(v[3]) | one(v[4]) << 8
}

fn dot(a: [f64; 2], b: [f64; 2], c: f32) -> u32 {
    let r = (a[0] as f32).mul_add(b[0] as f32, c);
    (a[1] as f32).mul_add(b[1] as f32, r).to_bits()
}

/// An integer result that saturates.
fn within(v: i64, low: i64, high: i64) -> u32 {
    v.clamp(low, high) as u32
}

/// The sum of the distances of the fields of v4 and v5, without those where v5's is 0 if `masked`.
fn apart(v: &[u32; 8], bits: u32, masked: bool) -> i64 {
    let field = |v: u32, i: u32| i64::from(v >> (i * bits) & (u32::MAX >> (32 - bits)));
    (0..32 / bits)
        .filter(|i| !masked || field(v[4], *i) != 0)
        .map(|i| (field(v[3], i) - field(v[4], i)).abs())
        .sum()
}

type Reference = fn(&[u32; 8]) -> u32;

/// Target, text, words, register of the result, what it is, what it is to be.
type Operation = (Target, &'static str, &'static [u32], u32, Kind, Reference);

const OPERATIONS: &[Operation] = &[
    (
        Target::Gfx90a,
        "v_mad_f32 v20, v1, v2, v3",
        &[0xd1c1_0014, 0x040e_0501],
        20,
        Kind::F32,
        |v| mad(v[0], v[1], v[2]),
    ),
    (
        Target::Gfx90a,
        "v_mac_f32_e32 v8, v1, v2",
        &[0x2c10_0501],
        8,
        Kind::F32,
        |v| mad(v[0], v[1], v[7]),
    ),
    (
        Target::Gfx90a,
        "v_madmk_f32 v20, v1, 0x40490fdb, v2",
        &[0x2e28_0501, 0x4049_0fdb],
        20,
        Kind::F32,
        |v| mad(v[0], 0x4049_0fdb, v[1]),
    ),
    (
        Target::Gfx90a,
        "v_madak_f32 v20, v1, v2, 0x40490fdb",
        &[0x3028_0501, 0x4049_0fdb],
        20,
        Kind::F32,
        |v| mad(v[0], v[1], 0x4049_0fdb),
    ),
    (
        Target::Gfx90a,
        "v_mad_legacy_f32 v20, v1, v2, v3",
        &[0xd1c0_0014, 0x040e_0501],
        20,
        Kind::F32,
        |v| {
            let zero = flush(f(v[0])) == 0.0 || flush(f(v[1])) == 0.0;
            if zero {
                (0.0 + flush(f(v[2]))).to_bits()
            } else {
                mad(v[0], v[1], v[2])
            }
        },
    ),
    (
        Target::Gfx90a,
        "v_dot2_f32_f16 v20, v4, v5, v1",
        &[0xd3a3_4014, 0x1c06_0b04],
        20,
        Kind::F32,
        |v| {
            let two = |x: u32| [flushed_half(x & 0xffff), flushed_half(x >> 16)];
            flush(f(dot(two(v[3]), two(v[4]), flush(f(v[0]))))).to_bits()
        },
    ),
    (
        Target::Gfx90a,
        "v_dot2c_f32_f16_e32 v8, v4, v5",
        &[0x6e10_0b04],
        8,
        Kind::F32,
        |v| {
            let two = |x: u32| [flushed_half(x & 0xffff), flushed_half(x >> 16)];
            flush(f(dot(two(v[3]), two(v[4]), flush(f(v[7]))))).to_bits()
        },
    ),
    (
        Target::Gfx90a,
        "v_cvt_pkaccum_u8_f32 v8, v1, v4",
        &[0xd1f0_0008, 0x0002_0901],
        8,
        Kind::Bits,
        |v| {
            let byte = 8 * (v[3] & 3);
            let code = f(v[0]).round_ties_even() as u8;
            v[7] & !(0xff << byte) | u32::from(code) << byte
        },
    ),
    (
        Target::Gfx950,
        "v_prng_b32_e32 v20, v4",
        &[0x7e28_b104],
        20,
        Kind::Bits,
        |v| {
            let taps = [0, 2, 6, 7].map(|bit| 1 << bit).iter().sum::<u32>();
            if v[3] >> 31 == 0 {
                v[3] << 1
            } else {
                v[3] << 1 ^ taps
            }
        },
    ),
    (
        Target::Gfx950,
        "v_bitop3_b32 v20, v4, v5, v6 bitop3:0x96",
        &[0xd234_0214, 0xd41a_0b04],
        20,
        Kind::Bits,
        |v| v[3] ^ v[4] ^ v[5],
    ),
    (
        Target::Gfx950,
        "v_bitop3_b32 v20, v4, v5, v6 bitop3:0x1d",
        &[0xd234_0314, 0xa41a_0b04],
        20,
        Kind::Bits,
        |v| table(v, 0x1d),
    ),
    (
        Target::Gfx950,
        "v_bitop3_b16 v20, v4, v5, v6 bitop3:0xca",
        &[0xd233_0114, 0x5c1a_0b04],
        20,
        Kind::Bits,
        |v| (v[3] & v[4] | !v[3] & v[5]) & 0xffff,
    ),
    (
        Target::Gfx950,
        "v_bitop3_b16 v8, v4, v5, v6 bitop3:0x27 op_sel:[1,0,1,1]",
        &[0xd233_6c08, 0xe41a_0b04],
        8,
        Kind::Bits,
        |v| {
            let halves = [0, 0, 0, v[3] >> 16, v[4], v[5] >> 16, 0, 0];
            table(&halves, 0x27) << 16 | v[7] & 0xffff
        },
    ),
    (
        Target::Gfx950,
        "v_ashr_pk_i8_i32 v20, v4, v5, v6",
        &[0xd265_0014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| shifted(v, -128, 127),
    ),
    (
        Target::Gfx950,
        "v_ashr_pk_u8_i32 v20, v4, v5, v6",
        &[0xd266_0014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| shifted(v, 0, 255),
    ),
    (
        Target::Gfx950,
        "v_minimum3_f32 v20, v1, v2, v3",
        &[0xd2a8_0014, 0x040e_0501],
        20,
        Kind::F32,
        |v| (extreme([v[0], v[1], v[2]].map(|x| f(x).into()), false) as f32).to_bits(),
    ),
    (
        Target::Gfx950,
        "v_maximum3_f32 v20, v1, v2, v3",
        &[0xd2a9_0014, 0x040e_0501],
        20,
        Kind::F32,
        |v| (extreme([v[0], v[1], v[2]].map(|x| f(x).into()), true) as f32).to_bits(),
    ),
    (
        Target::Gfx950,
        "v_pk_minimum3_f16 v20, v4, v5, v6",
        &[0xd39b_4014, 0x1c1a_0b04],
        20,
        Kind::Halves,
        |v| pair(v, false),
    ),
    (
        Target::Gfx950,
        "v_pk_maximum3_f16 v20, v4, v5, v6",
        &[0xd39c_4014, 0x1c1a_0b04],
        20,
        Kind::Halves,
        |v| pair(v, true),
    ),
    (
        Target::Gfx950,
        "v_cvt_pk_bf16_f32 v20, v1, v2",
        &[0xd268_0014, 0x0002_0501],
        20,
        Kind::Bits,
        |v| bf16(v[0]) | bf16(v[1]) << 16,
    ),
    (
        Target::Gfx950,
        "v_cvt_pk_f16_f32 v20, v1, v2",
        &[0xd267_0014, 0x0002_0501],
        20,
        Kind::Halves,
        |v| f16(v[0]) | f16(v[1]) << 16,
    ),
    (
        Target::Gfx950,
        "v_cvt_f32_bf16_e32 v20, v4",
        &[0x7e28_b704],
        20,
        Kind::F32,
        |v| v[3] << 16,
    ),
    (
        Target::Gfx950,
        "v_dot2_f32_bf16 v20, v7, v7, v1",
        &[0xd39a_4014, 0x1c06_0f07],
        20,
        Kind::F32,
        |v| {
            let two = [f(v[6] << 16).into(), f(v[6] & 0xffff_0000).into()];
            dot(two, two, f(v[0]))
        },
    ),
    (
        Target::Gfx950,
        "v_dot2c_f32_bf16_e32 v8, v7, v7",
        &[0x2c10_0f07],
        8,
        Kind::F32,
        |v| {
            let two = [f(v[6] << 16).into(), f(v[6] & 0xffff_0000).into()];
            dot(two, two, f(v[7]))
        },
    ),
    (
        Target::Gfx942,
        "v_mad_u32_u16 v20, v4, v5, v6 clamp",
        &[0xd1f1_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| {
            within(
                i64::from(v[3] & 0xffff) * i64::from(v[4] & 0xffff) + i64::from(v[5]),
                0,
                0xffff_ffff,
            )
        },
    ),
    (
        Target::Gfx942,
        "v_mad_i32_i16 v20, v4, v5, v6 clamp",
        &[0xd1f2_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| {
            within(
                i64::from(v[3] as i16) * i64::from(v[4] as i16) + i64::from(v[5] as i32),
                -0x8000_0000,
                0x7fff_ffff,
            )
        },
    ),
    (
        Target::Gfx942,
        "v_add_u16_e64 v20, v4, v5 clamp",
        &[0xd126_8014, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3] & 0xffff) + i64::from(v[4] & 0xffff), 0, 0xffff),
    ),
    (
        Target::Gfx942,
        "v_sub_u16_e64 v20, v4, v5 clamp",
        &[0xd127_8014, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3] & 0xffff) - i64::from(v[4] & 0xffff), 0, 0xffff),
    ),
    (
        Target::Gfx942,
        "v_subrev_u16_e64 v20, v4, v5 clamp",
        &[0xd128_8014, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[4] & 0xffff) - i64::from(v[3] & 0xffff), 0, 0xffff),
    ),
    (
        Target::Gfx942,
        "v_add_i16 v20, v4, v5 clamp",
        &[0xd29e_8014, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3] as i16) + i64::from(v[4] as i16), -0x8000, 0x7fff) & 0xffff,
    ),
    (
        Target::Gfx942,
        "v_sub_i16 v20, v4, v5 clamp",
        &[0xd29f_8014, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3] as i16) - i64::from(v[4] as i16), -0x8000, 0x7fff) & 0xffff,
    ),
    (
        Target::Gfx942,
        "v_mad_u16 v20, v4, v5, v6 clamp",
        &[0xd204_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| {
            within(
                i64::from(v[3] & 0xffff) * i64::from(v[4] & 0xffff) + i64::from(v[5] & 0xffff),
                0,
                0xffff,
            )
        },
    ),
    (
        Target::Gfx942,
        "v_mad_i16 v20, v4, v5, v6 clamp",
        &[0xd205_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| {
            within(
                i64::from(v[3] as i16) * i64::from(v[4] as i16) + i64::from(v[5] as i16),
                -0x8000,
                0x7fff,
            ) & 0xffff
        },
    ),
    (
        Target::Gfx942,
        "v_sad_u8 v20, v4, v5, v6 clamp",
        &[0xd1d9_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| within(apart(v, 8, false) + i64::from(v[5]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_sad_hi_u8 v20, v4, v5, v6 clamp",
        &[0xd1da_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| within((apart(v, 8, false) << 16) + i64::from(v[5]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_msad_u8 v20, v4, v5, v6 clamp",
        &[0xd1e4_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| within(apart(v, 8, true) + i64::from(v[5]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_sad_u16 v20, v4, v5, v6 clamp",
        &[0xd1db_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| within(apart(v, 16, false) + i64::from(v[5]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_sad_u32 v20, v4, v5, v6 clamp",
        &[0xd1dc_8014, 0x041a_0b04],
        20,
        Kind::Bits,
        |v| within(apart(v, 32, false) + i64::from(v[5]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_add_co_u32_e64 v20, s[10:11], v4, v5 clamp",
        &[0xd119_8a14, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3]) + i64::from(v[4]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_sub_co_u32_e64 v20, s[10:11], v4, v5 clamp",
        &[0xd11a_8a14, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[3]) - i64::from(v[4]), 0, 0xffff_ffff),
    ),
    (
        Target::Gfx942,
        "v_subrev_co_u32_e64 v20, s[10:11], v4, v5 clamp",
        &[0xd11b_8a14, 0x0002_0b04],
        20,
        Kind::Bits,
        |v| within(i64::from(v[4]) - i64::from(v[3]), 0, 0xffff_ffff),
    ),
];

#[test]
fn lane_by_lane() {
    let gpus: Vec<_> = [Target::Gfx90a, Target::Gfx942, Target::Gfx950]
        .into_iter()
        .flat_map(|t| LEVELS.map(|level| (t, level, Gpu::of(t, level))))
        .collect();
    for &(target, text, words, result, kind, reference) in OPERATIONS {
        assert_eq!(decode(target, words).unwrap().to_string(), text);
        let mut next = random(words[0]);
        let rows = input(&mut next);
        for (_, level, gpu) in gpus.iter().filter(|(t, ..)| *t == target) {
            let out = gpu
                .rows(&rows, words, &[result])
                .unwrap_or_else(|e| panic!("{text}: {e}"));
            for lane in 0..64 {
                let v = rows.map(|row| row[lane]);
                let (got, want) = (canonical(kind, out[0][lane]), canonical(kind, reference(&v)));
                assert_eq!(
                    got, want,
                    "{target} {text} of {v:x?} is {got:#x}, not {want:#x}, {level:?}"
                );
            }
        }
    }
}

#[test]
fn rows_change_places() {
    let gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    let mut next = random(77);
    let rows = input(&mut next);
    let (a, b) = (rows[3], rows[4]);
    // Odd rows of 16 of the first and even ones of the second.
    let out = gpu.rows(&rows, &[0x7e08_b305], &[4, 5]).unwrap();
    for lane in 0..64 {
        let odd = lane / 16 % 2 == 1;
        assert_eq!(out[0][lane], if odd { b[lane - 16] } else { a[lane] });
        assert_eq!(out[1][lane], if odd { b[lane] } else { a[lane + 16] });
    }
    let out = gpu.rows(&rows, &[0x7e08_b505], &[4, 5]).unwrap();
    for lane in 0..64 {
        let upper = lane >= 32;
        assert_eq!(out[0][lane], if upper { b[lane - 32] } else { a[lane] });
        assert_eq!(out[1][lane], if upper { b[lane] } else { a[lane + 32] });
    }
    // With lanes 0 to 15 on only: nothing comes from lanes that are off, or 0, or what they hold.
    for (word, from_off) in [
        (0xd199_0004u32, None),
        (0xd199_1004, Some(false)),
        (0xd199_0804, Some(true)),
    ] {
        let body = [0xbefe_01ff, 0xffff, word, 0x0000_0105, 0xbefe_01c1];
        let out = gpu.rows(&rows, &body, &[4, 5]).unwrap();
        assert_eq!(out[0], a);
        for lane in 0..16 {
            let want = match from_off {
                None => b[lane],
                Some(false) => 0,
                Some(true) => a[lane + 16],
            };
            assert_eq!(out[1][lane], want, "{word:#x}");
        }
        assert_eq!(out[1][16..], b[16..]);
    }
}

/// Elements of 16, 8, 6 and 4 bits that sixteen lanes read and exchange.
#[test]
fn transposed_reads() {
    let mut gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    gpu.lds = 1024;
    let mut next = random(78);
    let mut rows = input(&mut next);
    rows[0] = core::array::from_fn(|lane| 16 * lane as u32);
    // ds_write_b96 v1, v[4:6]; then the reads into v[20:22]
    for (word, bits, bytes) in [
        (0xd9c6_0000u32, 16, 8),
        (0xd9c4_0000, 8, 8),
        (0xd9c0_0000, 4, 8),
        (0xd9c2_0000, 6, 12),
    ] {
        let body = [0xd9bc_0000, 0x0000_0401, word, 0x1400_0001];
        let out = gpu.rows(&rows, &body, &[20, 21, 22]).unwrap();
        let element = |rows: [&Row; 3], lane: usize, e: usize| -> u32 {
            (0..bits).fold(0, |v, i| {
                let at = e * bits + i;
                v | (rows[at / 32][lane] >> (at % 32) & 1) << i
            })
        };
        let count = 8 * bytes / bits;
        for lane in 0..64 {
            for e in 0..count {
                // Row e of the group's matrix begins in lane e · 16 / count of the group.
                let column = lane % 16;
                let from = lane / 16 * 16 + e * 16 / count + column / count;
                let want = element([&rows[3], &rows[4], &rows[5]], from, column % count);
                let got = element([&out[0], &out[1], &out[2]], lane, e);
                assert_eq!(got, want, "{bits} bits: lane {lane} element {e}");
            }
        }
    }
}

/// Loads of three and four dwords straight to LDS, at M0 plus sixteen bytes for each lane (CDNA 4 ISA, "Memory Buffer
/// Load to LDS").
#[test]
fn wide_loads_to_lds() {
    let mut gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    gpu.lds = 2048;
    let mut next = random(79);
    for (load, dwords) in [(0xddf4_8000u32, 4), (0xddf8_8000, 3)] {
        let mut rows = input(&mut next);
        rows[0] = core::array::from_fn(|lane| 16 * lane as u32 + 64);
        // s_mov_b32 m0, 64; global_load_lds_dwordx… v0, s[4:5]; ds_read_b128 v[20:23], v1
        let body = [0xbefc_00ff, 64, load, 0x0004_0000, 0xd9fe_0000, 0x1400_0001];
        let out = gpu.rows(&rows[..7], &body, &[20, 21, 22]).unwrap();
        let all = rows.concat();
        for (i, row) in out.iter().enumerate().take(dwords) {
            for (lane, got) in row.iter().enumerate() {
                assert_eq!(*got, all[lane + i], "{dwords} dwords, lane {lane}, dword {i}");
            }
        }
    }
}
