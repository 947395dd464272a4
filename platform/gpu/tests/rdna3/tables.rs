//! One instruction, or a few, a line, and what it gives on the CPU.

use crate::V;
use crate::number::{b, brain, dot, dot2, float, h, high, low, median, num, truncated, udot};

/// Words, their text, and v10 after them.
pub type Case = (&'static [u32], &'static str, fn(&V) -> u32);
/// Words, their text, and v10 and v11 after them.
pub type DualCase = (&'static [u32], &'static str, fn(&V) -> [f32; 2]);

/// The face of a cube that (v1, v2, v3) points to, the coordinates there, and twice the longest axis: RDNA 3 ISA,
/// `V_CUBEID_F32` and its like.
fn cube(v: &V) -> [f32; 4] {
    let [x, y, z] = [float(v[1]), float(v[2]), float(v[3])];
    let longest = [z, y, x].into_iter().map(f32::abs).fold(0.0, f32::max);
    match [z, y, x].iter().position(|a| a.abs() == longest) {
        Some(0) if z < 0.0 => [5.0, -x, -y, 2.0 * z],
        Some(0) => [4.0, x, -y, 2.0 * z],
        Some(1) if y < 0.0 => [3.0, x, -z, 2.0 * y],
        Some(1) => [2.0, x, z, 2.0 * y],
        _ if x < 0.0 => [1.0, z, -y, 2.0 * x],
        _ => [0.0, -z, -y, 2.0 * x],
    }
}

fn f(v: u32) -> f32 {
    float(v)
}

/// Sources of any bits in v1 to v3.
pub const INTEGERS: &[Case] = &[
    (&[0x7e14_d581], "v_cvt_i32_i16_e32 v10, v1.h", |v| {
        i32::from((v[1] >> 16) as i16) as u32
    }),
    (&[0xd5eb_080a, 0x0000_0101], "v_cvt_u32_u16_e64 v10, v1.h", |v| {
        v[1] >> 16
    }),
    (&[0x7f14_3901], "v_mov_b16_e32 v10.h, v1.l", |v| high(v[8], v[1])),
    (&[0x7e14_3981], "v_mov_b16_e32 v10.l, v1.h", |v| {
        low(v[8], v[1] >> 16)
    }),
    (&[0x7f14_d381], "v_not_b16_e32 v10.h, v1.h", |v| {
        high(v[8], !(v[1] >> 16))
    }),
    (&[0xd762_080a, 0x0002_0501], "v_and_b16 v10.l, v1.h, v2.l", |v| {
        low(v[8], v[1] >> 16 & v[2])
    }),
    (&[0xd763_500a, 0x0002_0501], "v_or_b16 v10.h, v1.l, v2.h", |v| {
        high(v[8], v[1] | v[2] >> 16)
    }),
    (&[0xd764_000a, 0x0001_0b01], "v_xor_b16 v10.l, v1.l, 5", |v| {
        low(v[8], v[1] ^ 5)
    }),
    (
        &[0xd703_500a, 0x0002_0501],
        "v_add_nc_u16 v10.h, v1.l, v2.h",
        |v| high(v[8], v[1].wrapping_add(v[2] >> 16)),
    ),
    (
        &[0xd70e_080a, 0x0002_0501],
        "v_sub_nc_i16 v10, v1, v2 op_sel:[1,0,0]",
        |v| low(v[8], (v[1] >> 16).wrapping_sub(v[2])),
    ),
    (
        &[0xd705_580a, 0x0002_0501],
        "v_mul_lo_u16 v10.h, v1.h, v2.h",
        |v| high(v[8], (v[1] >> 16).wrapping_mul(v[2] >> 16)),
    ),
    (
        &[0xd738_100a, 0x0002_0501],
        "v_lshlrev_b16 v10.l, v1.l, v2.h",
        |v| low(v[8], v[2] >> 16 << (v[1] & 15)),
    ),
    (&[0xd739_500a, 0x0002_0483], "v_lshrrev_b16 v10.h, 3, v2.h", |v| {
        high(v[8], v[2] >> 19)
    }),
    (&[0xd73a_000a, 0x0002_0483], "v_ashrrev_i16 v10, 3, v2", |v| {
        low(v[8], ((v[2] as i16) >> 3) as u32)
    }),
    (
        &[0xd641_500a, 0x040e_0501],
        "v_mad_u16 v10, v1, v2, v3 op_sel:[0,1,0,1]",
        |v| high(v[8], v[1].wrapping_mul(v[2] >> 16).wrapping_add(v[3])),
    ),
    (&[0xd70a_080a, 0x0002_0501], "v_max_i16 v10.l, v1.h, v2.l", |v| {
        low(v[8], ((v[1] >> 16) as i16).max(v[2] as i16) as u32)
    }),
    (
        &[0xd650_200a, 0x040e_0501],
        "v_med3_i16 v10, v1, v2, v3 op_sel:[0,0,1,0]",
        |v| {
            low(
                v[8],
                median([v[1] as i16, v[2] as i16, (v[3] >> 16) as i16]) as u32,
            )
        },
    ),
    (
        &[0xd65a_080a, 0x040e_0501],
        "v_mad_i32_i16 v10, v1, v2, v3 op_sel:[1,0,0,0]",
        |v| (i32::from((v[1] >> 16) as i16) * i32::from(v[2] as i16)).wrapping_add(v[3] as i32) as u32,
    ),
    (&[0x7f14_c501], "v_sat_pk_u8_i16_e32 v10.h, v1", |v| {
        high(
            v[8],
            u32::from((v[1] as i16).clamp(0, 255) as u8)
                | u32::from(((v[1] >> 16) as i16).clamp(0, 255) as u8) << 8,
        )
    }),
    (&[0xd662_000a, 0x040e_0501], "v_maxmin_u32 v10, v1, v2, v3", |v| {
        v[1].max(v[2]).min(v[3])
    }),
    (&[0xd663_000a, 0x040e_0501], "v_minmax_u32 v10, v1, v2, v3", |v| {
        v[1].min(v[2]).max(v[3])
    }),
    (&[0xd664_000a, 0x040e_0501], "v_maxmin_i32 v10, v1, v2, v3", |v| {
        (v[1] as i32).max(v[2] as i32).min(v[3] as i32) as u32
    }),
    (&[0xd665_000a, 0x040e_0501], "v_minmax_i32 v10, v1, v2, v3", |v| {
        (v[1] as i32).min(v[2] as i32).max(v[3] as i32) as u32
    }),
    (
        &[0xcc16_400a, 0x1c0e_0501],
        "v_dot4_i32_iu8 v10, v1, v2, v3",
        |v| dot(8, [false, false], v[1], v[2], v[3], false),
    ),
    (
        &[0xcc16_400a, 0x3c0e_0501],
        "v_dot4_i32_iu8 v10, v1, v2, v3 neg_lo:[1,0,0]",
        |v| dot(8, [true, false], v[1], v[2], v[3], false),
    ),
    (
        &[0xcc16_c00a, 0x5c0e_0501],
        "v_dot4_i32_iu8 v10, v1, v2, v3 neg_lo:[0,1,0] clamp",
        |v| dot(8, [false, true], v[1], v[2], v[3], true),
    ),
    (
        &[0xcc16_c00a, 0x7c0e_0501],
        "v_dot4_i32_iu8 v10, v1, v2, v3 neg_lo:[1,1,0] clamp",
        |v| dot(8, [true, true], v[1], v[2], v[3], true),
    ),
    (
        &[0xcc18_400a, 0x1c0e_0501],
        "v_dot8_i32_iu4 v10, v1, v2, v3",
        |v| dot(4, [false, false], v[1], v[2], v[3], false),
    ),
    (
        &[0xcc18_400a, 0x3c0e_0501],
        "v_dot8_i32_iu4 v10, v1, v2, v3 neg_lo:[1,0,0]",
        |v| dot(4, [true, false], v[1], v[2], v[3], false),
    ),
    (
        &[0xcc18_c00a, 0x5c0e_0501],
        "v_dot8_i32_iu4 v10, v1, v2, v3 neg_lo:[0,1,0] clamp",
        |v| dot(4, [false, true], v[1], v[2], v[3], true),
    ),
    (
        &[0xcc18_400a, 0x7c0e_0501],
        "v_dot8_i32_iu4 v10, v1, v2, v3 neg_lo:[1,1,0]",
        |v| dot(4, [true, true], v[1], v[2], v[3], false),
    ),
    (
        &[0xcc19_c00a, 0x1c0e_0501],
        "v_dot8_u32_u4 v10, v1, v2, v3 clamp",
        |v| udot(4, v[1], v[2], v[3]),
    ),
    (
        &[0xcc17_c00a, 0x1c0e_0501],
        "v_dot4_u32_u8 v10, v1, v2, v3 clamp",
        |v| udot(8, v[1], v[2], v[3]),
    ),
    (
        &[0xcc09_480a, 0x140e_0501],
        "v_pk_mad_u16 v10, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[0,1,1]",
        |v| {
            v[1].wrapping_mul(v[2] >> 16).wrapping_add(v[3] >> 16) << 16
                | (v[1] >> 16).wrapping_mul(v[2]).wrapping_add(v[3]) & 0xffff
        },
    ),
    (
        &[0x7c92_0501, 0xd65d_500a, 0x01aa_0903],
        "v_cmp_lt_u32_e32 vcc, v1, v2; v_cndmask_b16 v10.h, v3.l, v4.h, vcc",
        |v| high(v[8], if v[1] < v[2] { v[4] >> 16 } else { v[3] }),
    ),
    (
        &[0x7c62_0581, 0x0214_0903],
        "v_cmp_lt_i16_e32 vcc, v1.h, v2.l; v_cndmask_b32_e32 v10, v3, v4, vcc",
        |v| {
            if ((v[1] >> 16) as i16) < v[2] as i16 {
                v[4]
            } else {
                v[3]
            }
        },
    ),
    (
        &[0xd43e_106a, 0x0002_0501, 0x0214_0903],
        "v_cmp_ge_u16_e64 vcc, v1.l, v2.h; v_cndmask_b32_e32 v10, v3, v4, vcc",
        |v| if v[1] & 0xffff >= v[2] >> 16 { v[4] } else { v[3] },
    ),
    (
        &[
            0xbe88_00ff,
            0x1234_5678,
            0xbe89_00ff,
            0x9abc_def0,
            0x9a8a_0908,
            0x7e14_020a,
        ],
        "s_mov_b32 s8, 0x12345678; s_mov_b32 s9, 0x9abcdef0; s_pack_hl_b32_b16 s10, s8, s9; v_mov_b32 v10, s10",
        |_| 0xdef0_1234,
    ),
    (
        &[0xd646_000a, 0x0409_0701],
        "v_lshl_add_u32 v10, v1, 3, v2",
        |v| (v[1] << 3).wrapping_add(v[2]),
    ),
    (
        &[0xd644_000a, 0x03fe_0501, 0x0700_0405],
        "v_perm_b32 v10, v1, v2, 0x07000405",
        |v| (v[1] >> 24) << 24 | (v[2] & 0xff) << 16 | (v[1] & 0xff) << 8 | v[1] >> 8 & 0xff,
    ),
    (
        &[0xd711_080a, 0x0002_0501],
        "v_pack_b32_f16 v10, v1, v2 op_sel:[1,0,0]",
        |v| v[1] >> 16 | v[2] << 16,
    ),
    (
        &[0xd449_006a, 0x0002_04fa, 0x1f00_e401, 0x0214_0903],
        "v_cmp_lt_u32_e64_dpp vcc, v1, v2 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf; v_cndmask_b32_e32 v10, v3, v4, vcc",
        |v| if v[0] < 64 && v[1] < v[2] { v[4] } else { v[3] },
    ),
    (
        &[0x7d92_0501, 0x7e14_0303, 0xbefe_01c1],
        "v_cmpx_lt_u32_e32 v1, v2; v_mov_b32_e32 v10, v3; s_mov_b64 exec, -1",
        |v| if v[1] < v[2] { v[3] } else { v[8] },
    ),
    (
        &[0x7f14_38fa, 0x1f00_e481],
        "v_mov_b16_dpp v10.h, v1.h quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf",
        |v| if v[0] < 64 { high(v[8], v[1] >> 16) } else { v[8] },
    ),
];

/// Sources of binary16 numbers.
pub const HALVES: &[Case] = &[
    (&[0x6415_0501], "v_add_f16_e32 v10.l, v1.l, v2.h", |v| {
        low(v[8], h(num(v[1]) + num(v[2] >> 16)))
    }),
    (&[0x6514_0581], "v_add_f16_e32 v10.h, v1.h, v2.l", |v| {
        high(v[8], h(num(v[1] >> 16) + num(v[2])))
    }),
    (&[0x6615_04f2], "v_sub_f16_e32 v10.l, 1.0, v2.h", |v| {
        low(v[8], h(1.0 - num(v[2] >> 16)))
    }),
    (
        &[0xd534_480a, 0x4002_0501],
        "v_subrev_f16_e64 v10.h, v1.h, -v2.l",
        |v| high(v[8], h(-num(v[2]) - num(v[1] >> 16))),
    ),
    (
        &[0xd535_090a, 0x0002_0501],
        "v_mul_f16_e64 v10.l, |v1.h|, v2.l",
        |v| low(v[8], h(num(v[1] >> 16).abs() * num(v[2]))),
    ),
    (&[0x7314_0501], "v_max_f16_e32 v10.h, v1.l, v2.l", |v| {
        high(v[8], h(num(v[1]).max(num(v[2]))))
    }),
    (&[0x7415_0581], "v_min_f16_e32 v10.l, v1.h, v2.h", |v| {
        low(v[8], h(num(v[1] >> 16).min(num(v[2] >> 16))))
    }),
    (
        &[0xd660_280a, 0x040e_0501],
        "v_maxmin_f16 v10.l, v1.h, v2.l, v3.h",
        |v| low(v[8], h(num(v[1] >> 16).max(num(v[2])).min(num(v[3] >> 16)))),
    ),
    (
        &[0xd661_400a, 0x840e_0501],
        "v_minmax_f16 v10.h, v1.l, v2.l, -v3.l",
        |v| high(v[8], h(num(v[1]).min(num(v[2])).max(-num(v[3])))),
    ),
    (
        &[0xd648_680a, 0x040e_0501],
        "v_fma_f16 v10, v1, v2, v3 op_sel:[1,0,1,1]",
        |v| high(v[8], h(num(v[1] >> 16) * num(v[2]) + num(v[3] >> 16))),
    ),
    (&[0x7f14_bd01], "v_rndne_f16_e32 v10.h, v1.l", |v| {
        high(v[8], h(num(v[1]).round_ties_even()))
    }),
    (&[0x7e14_b781], "v_floor_f16_e32 v10.l, v1.h", |v| {
        low(v[8], h(num(v[1] >> 16).floor()))
    }),
    (&[0x7e14_b901], "v_ceil_f16_e32 v10.l, v1.l", |v| {
        low(v[8], h(num(v[1]).ceil()))
    }),
    (&[0x7f14_bb81], "v_trunc_f16_e32 v10.h, v1.h", |v| {
        high(v[8], h(num(v[1] >> 16).trunc()))
    }),
    (&[0xd5d5_490a, 0x0000_0101], "v_sqrt_f16_e64 v10.h, |v1.h|", |v| {
        high(v[8], h(num(v[1] >> 16).abs().sqrt()))
    }),
    (&[0x7e14_1781], "v_cvt_f32_f16_e32 v10, v1.h", |v| {
        (num(v[1] >> 16) as f32).to_bits()
    }),
    (&[0x7f14_a301], "v_cvt_f16_i16_e32 v10.h, v1.l", |v| {
        high(v[8], h(f64::from(v[1] as i16)))
    }),
    (&[0x7e14_a181], "v_cvt_f16_u16_e32 v10.l, v1.h", |v| {
        low(v[8], h(f64::from((v[1] >> 16) as u16)))
    }),
    (&[0x7e14_a781], "v_cvt_i16_f16_e32 v10.l, v1.h", |v| {
        low(v[8], num(v[1] >> 16) as i16 as u32)
    }),
    (&[0x7f14_a501], "v_cvt_u16_f16_e32 v10.h, v1.l", |v| {
        high(v[8], u32::from(num(v[1]) as u16))
    }),
    (&[0x7714_0b01], "v_ldexp_f16_e32 v10.h, v1.l, v5.l", |v| {
        high(
            v[8],
            h(num(v[1]) * 2f64.powi(i32::from(v[5] as i16).clamp(-60, 60))),
        )
    }),
    (
        &[0x7c02_0581, 0x0214_0903],
        "v_cmp_lt_f16_e32 vcc, v1.h, v2.l; v_cndmask_b32_e32 v10, v3, v4, vcc",
        |v| if num(v[1] >> 16) < num(v[2]) { v[4] } else { v[3] },
    ),
    (
        &[0xd406_106a, 0x2002_0501, 0x0214_0903],
        "v_cmp_ge_f16_e64 vcc, -v1.l, v2.h; v_cndmask_b32_e32 v10, v3, v4, vcc",
        |v| if -num(v[1]) >= num(v[2] >> 16) { v[4] } else { v[3] },
    ),
    (
        &[0xcc0f_500a, 0x2802_0501],
        "v_pk_add_f16 v10, v1, v2 op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[1,0]",
        |v| h(-num(v[1]) + num(v[2] >> 16)) | h(num(v[1] >> 16) + num(v[2])) << 16,
    ),
    (
        &[0xcc20_680a, 0x1c0e_0501],
        "v_fma_mix_f32 v10, v1, v2, v3 op_sel:[1,0,1] op_sel_hi:[1,1,1]",
        |v| ((num(v[1] >> 16) * num(v[2]) + num(v[3] >> 16)) as f32).to_bits(),
    ),
    (
        &[0xcc22_400a, 0x1c0e_0501],
        "v_fma_mixhi_f16 v10, v1, v2, v3 op_sel_hi:[1,1,1]",
        |v| high(v[8], h(f64::from((num(v[1]) * num(v[2]) + num(v[3])) as f32))),
    ),
    (&[0x6d15_0501], "v_fmac_f16_e32 v10.h, v1.l, v2.h", |v| {
        high(v[8], h(num(v[1]) * num(v[2] >> 16) + num(v[8] >> 16)))
    }),
    (&[0x6c14_0581], "v_fmac_f16_e32 v10.l, v1.h, v2.l", |v| {
        low(v[8], h(num(v[1] >> 16) * num(v[2]) + num(v[8])))
    }),
    (
        &[0x7115_0501, 0x0000_3e00],
        "v_fmaak_f16_e32 v10.h, v1.l, v2.h, 0x3e00",
        |v| high(v[8], h(num(v[1]) * num(v[2] >> 16) + 1.5)),
    ),
];

/// Small integers as pairs of binary16 in v5 and v6, as binary32 in v7.
pub const PRODUCTS: &[Case] = &[
    (
        &[0xcc13_400a, 0x1c1e_0d05],
        "v_dot2_f32_f16 v10, v5, v6, v7",
        |v| (dot2(num, v[5], v[6]) + float(v[7])).to_bits(),
    ),
    (
        &[0xcc13_080a, 0xb41e_0d05],
        "v_dot2_f32_f16 v10, v5, v6, v7 op_sel:[1,0,0] op_sel_hi:[0,1,0] neg_lo:[1,0,1]",
        |v| ((num(v[5]) * num(v[6] >> 16) - num(v[5] >> 16) * num(v[6])) as f32 - float(v[7])).to_bits(),
    ),
    (
        &[0xd666_600a, 0x041a_0d05],
        "v_dot2_f16_f16 v10.h, v5, v6, v6.h",
        |v| high(v[8], h(f64::from(dot2(num, v[5], v[6])) + num(v[6] >> 16))),
    ),
    (
        &[0xd666_000a, 0x241a_0d05],
        "v_dot2_f16_f16 v10.l, -v5, v6, v6.l",
        |v| low(v[8], h(f64::from(-dot2(num, v[5], v[6])) + num(v[6]))),
    ),
];

/// The same with bfloat16.
pub const BRAIN: &[Case] = &[
    (
        &[0xcc1a_400a, 0x1c1e_0d05],
        "v_dot2_f32_bf16 v10, v5, v6, v7",
        |v| (dot2(brain, v[5], v[6]) + float(v[7])).to_bits(),
    ),
    (
        &[0xd667_400a, 0x041a_0d05],
        "v_dot2_bf16_bf16 v10.h, v5, v6, v6.l",
        |v| high(v[8], b(f64::from(dot2(brain, v[5], v[6])) + brain(v[6]))),
    ),
];

/// Sources of binary32 numbers.
pub const SINGLES: &[Case] = &[
    (&[0xd65e_000a, 0x040e_0501], "v_maxmin_f32 v10, v1, v2, v3", |v| {
        float(v[1]).max(float(v[2])).min(float(v[3])).to_bits()
    }),
    (
        &[0xd65f_020a, 0x040e_0501],
        "v_minmax_f32 v10, v1, |v2|, v3",
        |v| float(v[1]).min(float(v[2]).abs()).max(float(v[3])).to_bits(),
    ),
    (&[0xd706_000a, 0x0002_0501], "v_cvt_pk_i16_f32 v10, v1, v2", |v| {
        u32::from(float(v[1]) as i16 as u16) | u32::from(float(v[2]) as i16 as u16) << 16
    }),
    (&[0xd707_000a, 0x0002_0501], "v_cvt_pk_u16_f32 v10, v1, v2", |v| {
        u32::from(float(v[1]) as u16) | u32::from(float(v[2]) as u16) << 16
    }),
    (&[0x7f14_1501], "v_cvt_f16_f32_e32 v10.h, v1", |v| {
        high(v[8], h(f64::from(float(v[1]))))
    }),
    (&[0x5e14_0301], "v_cvt_pk_rtz_f16_f32_e32 v10, v1, v1", |v| {
        truncated(float(v[1])) * 0x1_0001
    }),
    (
        &[0x5a14_0501, 0x3fc0_0000],
        "v_fmaak_f32 v10, v1, v2, 0x3fc00000",
        |v| float(v[1]).mul_add(float(v[2]), 1.5).to_bits(),
    ),
    (
        &[0x5814_0501, 0x3fc0_0000],
        "v_fmamk_f32 v10, v1, 0x3fc00000, v2",
        |v| float(v[1]).mul_add(1.5, float(v[2])).to_bits(),
    ),
    (&[0x0e14_0501], "v_mul_dx9_zero_f32 v10, v1, v2", |v| {
        if float(v[1]) == 0.0 || float(v[2]) == 0.0 {
            0
        } else {
            (float(v[1]) * float(v[2])).to_bits()
        }
    }),
    (&[0xd60c_000a, 0x040e_0501], "v_cubeid_f32 v10, v1, v2, v3", |v| {
        cube(v)[0].to_bits()
    }),
    (&[0xd60d_000a, 0x040e_0501], "v_cubesc_f32 v10, v1, v2, v3", |v| {
        cube(v)[1].to_bits()
    }),
    (&[0xd60e_000a, 0x040e_0501], "v_cubetc_f32 v10, v1, v2, v3", |v| {
        cube(v)[2].to_bits()
    }),
    (
        &[0xd60f_000a, 0x440e_0501],
        "v_cubema_f32 v10, v1, -v2, v3",
        |v| cube(&[0, v[1], v[2] ^ 1 << 31, v[3], 0, 0, 0, 0, 0])[3].to_bits(),
    ),
];

/// Dual issue: small integers as binary32, as pairs of binary16 in v5 and v6.
pub const DUAL: &[DualCase] = &[
    (
        &[0xc906_0501, 0x0a0a_0704],
        "v_dual_add_f32 v10, v1, v2 :: v_dual_mul_f32 v11, v4, v3",
        |v| [f(v[1]) + f(v[2]), f(v[4]) * f(v[3])],
    ),
    (
        &[0xca10_010b, 0x0a0a_010a],
        "v_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v11, v10",
        |v| [f(v[7]), f(v[8])],
    ),
    (
        &[0xc94c_030b, 0x0a0a_050a],
        "v_dual_sub_f32 v10, v11, v1 :: v_dual_subrev_f32 v11, v10, v2",
        |v| [f(v[7]) - f(v[1]), f(v[2]) - f(v[8])],
    ),
    (
        &[0xc800_030b, 0x0a0a_050a],
        "v_dual_fmac_f32 v10, v11, v1 :: v_dual_fmac_f32 v11, v10, v2",
        |v| {
            [
                f(v[7]).mul_add(f(v[1]), f(v[8])),
                f(v[8]).mul_add(f(v[2]), f(v[7])),
            ]
        },
    ),
    (
        &[0xca96_0501, 0x0a0a_070a],
        "v_dual_max_f32 v10, v1, v2 :: v_dual_min_f32 v11, v10, v3",
        |v| [f(v[1]).max(f(v[2])), f(v[8]).min(f(v[3]))],
    ),
    (
        &[0xcad4_050b, 0x0a0a_0702],
        "v_dual_min_f32 v10, v11, v2 :: v_dual_max_f32 v11, v2, v3",
        |v| [f(v[7]).min(f(v[2])), f(v[2]).max(f(v[3]))],
    ),
    (
        &[0xc844_0501, 0x0a0a_0702, 0x3fc0_0000],
        "v_dual_fmaak_f32 v10, v1, v2, 0x3fc00000 :: v_dual_fmamk_f32 v11, v2, 0x3fc00000, v3",
        |v| [f(v[1]).mul_add(f(v[2]), 1.5), f(v[2]).mul_add(1.5, f(v[3]))],
    ),
    (
        &[0xc9ce_0501, 0x0a0a_0702],
        "v_dual_mul_dx9_zero_f32 v10, v1, v2 :: v_dual_mul_dx9_zero_f32 v11, v2, v3",
        |v| [f(v[1]) * f(v[2]), f(v[2]) * f(v[3])],
    ),
    (
        &[0x7c92_0d05, 0xca52_0501, 0x0a0a_0702],
        "v_cmp_lt_u32_e32 vcc_lo, v5, v6; v_dual_cndmask_b32 v10, v1, v2 :: v_dual_cndmask_b32 v11, v2, v3",
        |v| {
            [
                f(if v[5] < v[6] { v[2] } else { v[1] }),
                f(if v[5] < v[6] { v[3] } else { v[2] }),
            ]
        },
    ),
    (
        &[0xca20_00f2, 0x0a0a_0d05],
        "v_dual_mov_b32 v10, 1.0 :: v_dual_add_nc_u32 v11, v5, v6",
        |v| [1.0, f(v[5].wrapping_add(v[6]))],
    ),
    (
        &[0xc922_0701, 0x0a0a_0c83],
        "v_dual_add_f32 v10, v1, v3 :: v_dual_lshlrev_b32 v11, 3, v6",
        |v| [f(v[1]) + f(v[3]), f(v[6] << 3)],
    ),
    (
        &[0xbe88_00ff, 0x00ff_00ff, 0xc924_06f4, 0x0a0a_0c08],
        "s_mov_b32 s8, 0xff00ff; v_dual_add_f32 v10, 2.0, v3 :: v_dual_and_b32 v11, s8, v6",
        |v| [2.0 + f(v[3]), f(0xff00ff & v[6])],
    ),
    (
        &[0xcb18_0d05, 0x0a0a_0b06],
        "v_dual_dot2acc_f32_f16 v10, v5, v6 :: v_dual_dot2acc_f32_f16 v11, v6, v5",
        |v| [dot2(num, v[5], v[6]) + f(v[8]), dot2(num, v[6], v[5]) + f(v[7])],
    ),
];
