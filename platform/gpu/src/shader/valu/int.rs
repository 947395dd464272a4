//! Integer and bit operations of 32 and 64 bits.

use outcrop_isa::Op as Isa;

use super::{Desc, lane, lanes, operations, rare};

#[inline(always)]
fn i24(v: u32) -> i32 {
    ((v << 8) as i32) >> 8
}

#[inline(always)]
fn u24(v: u32) -> u32 {
    v & 0xff_ffff
}

#[inline(always)]
fn bfe_u(v: u32, offset: u32, width: u32) -> u32 {
    v >> (offset & 31) & ((1u32 << (width & 31)).wrapping_sub(1))
}

#[inline(always)]
fn bfe_i(v: u32, offset: u32, width: u32) -> u32 {
    // Bits beyond the top are copies of the sign.
    let (offset, width) = (offset & 31, width & 31);
    let field = (v as i32 >> offset) as u32;
    let unused = 32 - width;
    if width == 0 {
        0
    } else {
        (((field << (unused & 31)) as i32) >> (unused & 31)) as u32
    }
}

/// One byte of `v_perm_b32`.
#[inline(always)]
fn pick(a: u32, b: u32, sel: u32) -> u32 {
    let all = u64::from(a) << 32 | u64::from(b);
    let sel = sel & 0xff;
    let byte = (all >> (8 * (sel & 7))) as u32 & 0xff;
    let sign = |bit: u32| if all >> bit & 1 != 0 { 0xff } else { 0 };
    match sel {
        0..=7 => byte,
        8 => sign(15),
        9 => sign(31),
        10 => sign(47),
        11 => sign(63),
        12 => 0,
        _ => 0xff,
    }
}

#[inline(always)]
fn absdiff(a: u32, b: u32) -> u32 {
    a.abs_diff(b)
}

/// Sum of the absolute differences of bytes; `masked` leaves out bytes where `b` is 0.
#[inline(always)]
pub(crate) fn sad8(a: u32, b: u32, masked: bool) -> u32 {
    let mut sum = 0;
    for i in 0..4 {
        let (x, y) = (a >> (8 * i) & 0xff, b >> (8 * i) & 0xff);
        sum += if masked && y == 0 { 0 } else { absdiff(x, y) };
    }
    sum
}

#[inline(always)]
fn quad_sad(a: u64, b: u32, c: u64, masked: bool, clamp: bool) -> u64 {
    let mut r = 0;
    for i in 0..4 {
        let sum = sad8((a >> (8 * i)) as u32, b, masked) + ((c >> (16 * i)) as u32 & 0xffff);
        let sum = if clamp { sum.min(0xffff) } else { sum & 0xffff };
        r |= u64::from(sum) << (16 * i);
    }
    r
}

#[inline(always)]
fn med_i(a: i32, b: i32, c: i32) -> i32 {
    a.min(b).max(a.max(b).min(c))
}

#[inline(always)]
fn med_u(a: u32, b: u32, c: u32) -> u32 {
    a.min(b).max(a.max(b).min(c))
}

lanes! {
    select_common lane
    V_MOV_B32|V_ACCVGPR_MOV_B32|V_ACCVGPR_READ_B32|V_ACCVGPR_WRITE_B32(a: u32, _b: (), _c: ()) -> u32 { a }
    V_MOV_B64(a: u64, _b: (), _c: ()) -> u64 { a }
    V_ADD_U32(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_add(b) }
    V_SUB_U32(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_sub(b) }
    V_SUBREV_U32(a: u32, b: u32, _c: ()) -> u32 { b.wrapping_sub(a) }
    V_ADD_I32(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_add(b) }
    V_SUB_I32(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_sub(b) }
    V_MIN_I32(a: i32, b: i32, _c: ()) -> i32 { a.min(b) }
    V_MAX_I32(a: i32, b: i32, _c: ()) -> i32 { a.max(b) }
    V_MIN_U32(a: u32, b: u32, _c: ()) -> u32 { a.min(b) }
    V_MAX_U32(a: u32, b: u32, _c: ()) -> u32 { a.max(b) }
    V_AND_B32(a: u32, b: u32, _c: ()) -> u32 { a & b }
    V_OR_B32(a: u32, b: u32, _c: ()) -> u32 { a | b }
    V_XOR_B32(a: u32, b: u32, _c: ()) -> u32 { a ^ b }
    V_XNOR_B32(a: u32, b: u32, _c: ()) -> u32 { !(a ^ b) }
    V_NOT_B32(a: u32, _b: (), _c: ()) -> u32 { !a }
    V_BFREV_B32(a: u32, _b: (), _c: ()) -> u32 { a.reverse_bits() }
    V_LSHLREV_B32(a: u32, b: u32, _c: ()) -> u32 { b << (a & 31) }
    V_LSHRREV_B32(a: u32, b: u32, _c: ()) -> u32 { b >> (a & 31) }
    V_ASHRREV_I32(a: u32, b: i32, _c: ()) -> i32 { b >> (a & 31) }
    V_LSHLREV_B64(a: u32, b: u64, _c: ()) -> u64 { b << (a & 63) }
    V_LSHRREV_B64(a: u32, b: u64, _c: ()) -> u64 { b >> (a & 63) }
    V_ASHRREV_I64(a: u32, b: i64, _c: ()) -> i64 { b >> (a & 63) }
    V_MUL_I32_I24(a: u32, b: u32, _c: ()) -> u32 { i24(a).wrapping_mul(i24(b)) as u32 }
    V_MUL_U32_U24(a: u32, b: u32, _c: ()) -> u32 { u24(a).wrapping_mul(u24(b)) }
    V_MUL_HI_I32_I24(a: u32, b: u32, _c: ()) -> u32 { ((i64::from(i24(a)) * i64::from(i24(b))) >> 32) as u32 }
    V_MUL_HI_U32_U24(a: u32, b: u32, _c: ()) -> u32 { ((u64::from(u24(a)) * u64::from(u24(b))) >> 32) as u32 }
    V_MUL_LO_U32(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_mul(b) }
    V_MUL_HI_U32(a: u32, b: u32, _c: ()) -> u32 { ((u64::from(a) * u64::from(b)) >> 32) as u32 }
    V_MUL_HI_I32(a: i32, b: i32, _c: ()) -> u32 { ((i64::from(a) * i64::from(b)) >> 32) as u32 }
    V_MAD_I32_I24(a: u32, b: u32, c: u32) -> u32 { (i24(a).wrapping_mul(i24(b)) as u32).wrapping_add(c) }
    V_MAD_U32_U24(a: u32, b: u32, c: u32) -> u32 { u24(a).wrapping_mul(u24(b)).wrapping_add(c) }
    V_MAD_U32_U16(a: u32, b: u32, c: u32) -> u32 { (a & 0xffff).wrapping_mul(b & 0xffff).wrapping_add(c) }
    V_MAD_I32_I16(a: i32, b: i32, c: i32) -> i32 {
        i32::from(a as i16).wrapping_mul(i32::from(b as i16)).wrapping_add(c)
    }
    V_BFE_U32(a: u32, b: u32, c: u32) -> u32 { bfe_u(a, b, c) }
    V_BFE_I32(a: u32, b: u32, c: u32) -> u32 { bfe_i(a, b, c) }
    V_BFI_B32(a: u32, b: u32, c: u32) -> u32 { a & b | !a & c }
    V_BFM_B32(a: u32, b: u32, _c: ()) -> u32 { ((1u32 << (a & 31)) - 1) << (b & 31) }
    V_ALIGNBIT_B32(a: u32, b: u32, c: u32) -> u32 {
        ((u64::from(a) << 32 | u64::from(b)) >> (c & 31)) as u32
    }
    V_ALIGNBYTE_B32(a: u32, b: u32, c: u32) -> u32 {
        ((u64::from(a) << 32 | u64::from(b)) >> (8 * (c & 3))) as u32
    }
    V_PERM_B32(a: u32, b: u32, c: u32) -> u32 {
        pick(a, b, c) | pick(a, b, c >> 8) << 8 | pick(a, b, c >> 16) << 16 | pick(a, b, c >> 24) << 24
    }
    V_ADD3_U32(a: u32, b: u32, c: u32) -> u32 { a.wrapping_add(b).wrapping_add(c) }
    V_LSHL_ADD_U32(a: u32, b: u32, c: u32) -> u32 { (a << (b & 31)).wrapping_add(c) }
    V_ADD_LSHL_U32(a: u32, b: u32, c: u32) -> u32 { a.wrapping_add(b) << (c & 31) }
    V_LSHL_OR_B32(a: u32, b: u32, c: u32) -> u32 { a << (b & 31) | c }
    V_AND_OR_B32(a: u32, b: u32, c: u32) -> u32 { a & b | c }
    V_OR3_B32(a: u32, b: u32, c: u32) -> u32 { a | b | c }
    V_XOR3_B32(a: u32, b: u32, c: u32) -> u32 { a ^ b ^ c }
    V_XAD_U32(a: u32, b: u32, c: u32) -> u32 { (a ^ b).wrapping_add(c) }
    V_LSHL_ADD_U64(a: u64, b: u32, c: u64) -> u64 { (a << (b & 7)).wrapping_add(c) }
    V_MIN3_I32(a: i32, b: i32, c: i32) -> i32 { a.min(b).min(c) }
    V_MAX3_I32(a: i32, b: i32, c: i32) -> i32 { a.max(b).max(c) }
    V_MED3_I32(a: i32, b: i32, c: i32) -> i32 { med_i(a, b, c) }
    V_MIN3_U32(a: u32, b: u32, c: u32) -> u32 { a.min(b).min(c) }
    V_MAX3_U32(a: u32, b: u32, c: u32) -> u32 { a.max(b).max(c) }
    V_MED3_U32(a: u32, b: u32, c: u32) -> u32 { med_u(a, b, c) }
    V_MAXMIN_I32(a: i32, b: i32, c: i32) -> i32 { a.max(b).min(c) }
    V_MINMAX_I32(a: i32, b: i32, c: i32) -> i32 { a.min(b).max(c) }
    V_MAXMIN_U32(a: u32, b: u32, c: u32) -> u32 { a.max(b).min(c) }
    V_MINMAX_U32(a: u32, b: u32, c: u32) -> u32 { a.min(b).max(c) }
    V_BCNT_U32_B32(a: u32, b: u32, _c: ()) -> u32 { a.count_ones().wrapping_add(b) }
    V_FFBH_U32(a: u32, _b: (), _c: ()) -> u32 { if a == 0 { u32::MAX } else { a.leading_zeros() } }
    V_FFBL_B32(a: u32, _b: (), _c: ()) -> u32 { if a == 0 { u32::MAX } else { a.trailing_zeros() } }
    V_FFBH_I32(a: i32, _b: (), _c: ()) -> u32 {
        { let v = a ^ a >> 31; if v == 0 { u32::MAX } else { v.leading_zeros() } }
    }
}

lanes! {
    select_rare rare
    V_SAD_U8(a: u32, b: u32, c: u32) -> u32 { sad8(a, b, false).wrapping_add(c) }
    V_SAD_HI_U8(a: u32, b: u32, c: u32) -> u32 { (sad8(a, b, false) << 16).wrapping_add(c) }
    V_MSAD_U8(a: u32, b: u32, c: u32) -> u32 { sad8(a, b, true).wrapping_add(c) }
    V_SAD_U16(a: u32, b: u32, c: u32) -> u32 {
        absdiff(a & 0xffff, b & 0xffff).wrapping_add(absdiff(a >> 16, b >> 16)).wrapping_add(c)
    }
    V_SAD_U32(a: u32, b: u32, c: u32) -> u32 { absdiff(a, b).wrapping_add(c) }
    V_QSAD_PK_U16_U8(a: u64, b: u32, c: u64) -> u64 { quad_sad(a, b, c, false, false) }
    V_MQSAD_PK_U16_U8(a: u64, b: u32, c: u64) -> u64 { quad_sad(a, b, c, true, false) }
    V_LERP_U8(a: u32, b: u32, c: u32) -> u32 {
        {
            let mut r = 0;
            for i in 0..4 {
                let at = |v: u32| v >> (8 * i) & 0xff;
                r |= ((at(a) + at(b) + (at(c) & 1)) >> 1 & 0xff) << (8 * i);
            }
            r
        }
    }
    V_SCREEN_PARTITION_4SE_B32(a: u32, _b: (), _c: ()) -> u32 { screen_partition(a) }
    V_PRNG_B32(a: u32, _b: (), _c: ()) -> u32 { super::small::prng(a) }
    V_ASHR_PK_I8_I32(a: i32, b: i32, c: u32) -> u32 {
        { let at = |v: i32| u32::from((v >> (c & 31)).clamp(-128, 127) as u8); at(a) | at(b) << 8 }
    }
    V_ASHR_PK_U8_I32(a: i32, b: i32, c: u32) -> u32 {
        { let at = |v: i32| u32::from((v >> (c & 31)).clamp(0, 255) as u8); at(a) | at(b) << 8 }
    }
    V_CVT_OFF_F32_I4(a: u32, _b: (), _c: ()) -> f32 { (((a << 28) as i32) >> 28) as f32 * 0.0625 }
}

/// The shader engines, of four, that have tiles of a rectangle: its first and last column and row, two bits each, in
/// the order first x, first y, last x, last y from bit 7 down. Both coordinates of a tile choose the engine.
fn screen_partition(v: u32) -> u32 {
    let [x, y, last_x, last_y] = [6, 4, 2, 0].map(|at| v >> at & 3);
    let mut engines = 0;
    for x in (0..=(last_x.wrapping_sub(x) & 3)).map(|i| (x + i) & 3) {
        for y in (0..=(last_y.wrapping_sub(y) & 3)).map(|i| (y + i) & 3) {
            engines |= 1 << (((x ^ y >> 1) & 1) << 1 | (y ^ x >> 1) & 1);
        }
    }
    engines
}

operations! {
    /// Each bit by the truth table `e`, which the bits of the sources number.
    struct BitOp3(a: u32, b: u32, c: u32, p) -> u32 {
        let mut r = 0;
        for i in 0..8 {
            let same = |v: u32, bit: u32| if i >> bit & 1 != 0 { v } else { !v };
            let all = same(a, 2) & same(b, 1) & same(c, 0);
            r |= if p.e >> i & 1 != 0 { all } else { 0 };
        }
        r
    }

    /// [`BitOp3`] of the low halves.
    struct BitOp3Half(a: u32, b: u32, c: u32, p) -> u32 {
        BitOp3::f::<L>(a, b, c, p) & 0xffff
    }
}

lanes! {
    saturating_quads rare
    V_QSAD_PK_U16_U8(a: u64, b: u32, c: u64) -> u64 { quad_sad(a, b, c, false, true) }
    V_MQSAD_PK_U16_U8(a: u64, b: u32, c: u64) -> u64 { quad_sad(a, b, c, true, true) }
}

/// A saturating form, for the clamp bit.
macro_rules! saturating {
    ($($name:ident($a:ident: $ta:ty, $b:ident, $c:ident: $tc:ty) $body:expr;)*) => {
        /// The clamped form of an integer operation, if it can overflow.
        pub(crate) fn saturating(op: Isa) -> Option<Desc> {
            Some(match op {
                $(Isa::$name => {
                    operations! {
                        struct This($a: $ta, $b: $ta, $c: $tc, _) -> $ta { $body }
                    }
                    rare::<This>()
                })*
                _ => return saturating_quads(op),
            })
        }
    };
}

saturating! {
    V_ADD_U32(a: u32, b, _c: ()) a.saturating_add(b);
    V_SUB_U32(a: u32, b, _c: ()) a.saturating_sub(b);
    V_SUBREV_U32(a: u32, b, _c: ()) b.saturating_sub(a);
    V_ADD_I32(a: i32, b, _c: ()) a.saturating_add(b);
    V_SUB_I32(a: i32, b, _c: ()) a.saturating_sub(b);
    V_MAD_U32_U24(a: u32, b, c: u32)
        (u64::from(u24(a)) * u64::from(u24(b)) + u64::from(c)).min(0xffff_ffff) as u32;
    V_MAD_I32_I24(a: i32, b, c: i32) (i64::from(i24(a as u32)) * i64::from(i24(b as u32)) + i64::from(c))
        .clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
    V_MAD_U32_U16(a: u32, b, c: u32) ((a & 0xffff) * (b & 0xffff)).saturating_add(c);
    V_MAD_I32_I16(a: i32, b, c: i32) (i32::from(a as i16) * i32::from(b as i16)).saturating_add(c);
    V_ADD_U16(a: u32, b, _c: ()) ((a & 0xffff) + (b & 0xffff)).min(0xffff);
    V_SUB_U16(a: u32, b, _c: ()) (a & 0xffff).saturating_sub(b & 0xffff);
    V_SUBREV_U16(a: u32, b, _c: ()) (b & 0xffff).saturating_sub(a & 0xffff);
    V_ADD_I16(a: u32, b, _c: ()) u32::from((a as i16).saturating_add(b as i16) as u16);
    V_SUB_I16(a: u32, b, _c: ()) u32::from((a as i16).saturating_sub(b as i16) as u16);
    V_MAD_U16(a: u32, b, c: u32) mad_u16(a, b, c);
    V_MAD_LEGACY_U16(a: u32, b, c: u32) mad_u16(a, b, c);
    V_MAD_I16(a: u32, b, c: u32) mad_i16(a, b, c);
    V_MAD_LEGACY_I16(a: u32, b, c: u32) mad_i16(a, b, c);
    V_MUL_U32_U24(a: u32, b, _c: ()) (u64::from(u24(a)) * u64::from(u24(b))).min(0xffff_ffff) as u32;
    V_MUL_I32_I24(a: i32, b, _c: ()) (i64::from(i24(a as u32)) * i64::from(i24(b as u32)))
        .clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
    V_SAD_U8(a: u32, b, c: u32) sad8(a, b, false).saturating_add(c);
    V_SAD_HI_U8(a: u32, b, c: u32) (sad8(a, b, false) << 16).saturating_add(c);
    V_MSAD_U8(a: u32, b, c: u32) sad8(a, b, true).saturating_add(c);
    V_SAD_U16(a: u32, b, c: u32)
        (absdiff(a & 0xffff, b & 0xffff) + absdiff(a >> 16, b >> 16)).saturating_add(c);
    V_SAD_U32(a: u32, b, c: u32) absdiff(a, b).saturating_add(c);
}

/// Halves multiplied and added, at most the largest half.
#[inline(always)]
fn mad_u16(a: u32, b: u32, c: u32) -> u32 {
    ((a & 0xffff) * (b & 0xffff))
        .saturating_add(c & 0xffff)
        .min(0xffff)
}

/// Signed halves multiplied and added, within their range.
#[inline(always)]
fn mad_i16(a: u32, b: u32, c: u32) -> u32 {
    let v = i32::from(a as i16) * i32::from(b as i16) + i32::from(c as i16);
    u32::from(v.clamp(-32768, 32767) as i16 as u16)
}

/// The description of an operation of this file.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    match op {
        Isa::V_BITOP3_B32 => Some(lane::<BitOp3>()),
        Isa::V_BITOP3_B16 => Some(rare::<BitOp3Half>()),
        _ => select_common(op).or_else(|| select_rare(op)),
    }
}
