//! The operations.

use outcrop_isa::Target;

use super::reference::{
    apart, bf16, dot, extreme, f, f16, flush, flushed_half, mad, pair, shifted, table, within,
};

/// Two 16-bit results, or an f32 one, in which any NaN is as good as another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Kind {
    Bits,
    F32,
    Halves,
}

pub(super) type Reference = fn(&[u32; 8]) -> u32;

/// Target, text, words, register of the result, what it is, what it is to be.
pub(super) type Operation = (Target, &'static str, &'static [u32], u32, Kind, Reference);

pub(super) const OPERATIONS: &[Operation] = &[
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
