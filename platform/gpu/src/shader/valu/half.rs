//! 16-bit arithmetic: binary16 and integers, in the low half of a register.
//!
//! Sums and products of binary16 are made in binary32, which has more than twice the precision, so that
//! rounding twice gives the same as rounding once; fused multiply-add is made in binary64 for the same reason.

use outcrop_isa::Op as Isa;

use super::{Desc, operations, rare};
use crate::shader::number::fp::{
    NAN32, ceil32, f16_to_f32, f32_to_f16, f64_to_f16, floor32, ldexp32, rint32, trunc32,
};

/// The first NaN among the sources, quiet, or the default one.
#[inline(always)]
pub(crate) fn nan16(sources: [f32; 3]) -> f32 {
    let [a, b, c] = sources;
    if a.is_nan() {
        a
    } else if b.is_nan() {
        b
    } else if c.is_nan() {
        c
    } else {
        NAN32
    }
}

/// Rounds a result, with the exact NaN.
#[inline(always)]
pub(crate) fn round16(v: f32, sources: [f32; 3]) -> u16 {
    f32_to_f16(if v.is_nan() { nan16(sources) } else { v })
}

/// `a * b + c` of binary16 values, rounded once.
#[inline(always)]
pub(crate) fn fma16(a: f32, b: f32, c: f32) -> u16 {
    let v = f64::from(a) * f64::from(b) + f64::from(c);
    if v.is_nan() {
        f32_to_f16(nan16([a, b, c]))
    } else {
        f64_to_f16(v)
    }
}

/// Multiplies, rounds, adds, rounds.
#[inline(always)]
fn mad16(a: f32, b: f32, c: f32) -> u16 {
    let p = round16(a * b, [a, b, 0.0]);
    round16(f16_to_f32(p) + c, [a, b, c])
}

/// Operations on binary16 values given as binary32.
macro_rules! halves {
    ($($name:ident$(|$also:ident)*($a:ident, $b:ident, $c:ident; $tb:ty, $tc:ty) $body:expr;)*) => {
        fn select_half(op: Isa) -> Option<Desc> {
            Some(match op {
                $(Isa::$name $(| Isa::$also)* => {
                    operations! {
                        struct This($a: u32, $b: $tb, $c: $tc, _) -> u32 {
                            let $a = f16_to_f32($a as u16);
                            let $b = Source::value($b);
                            let $c = Source::value($c);
                            u32::from($body)
                        }
                    }
                    rare::<This>()
                })*
                _ => return None,
            })
        }
    };
}

trait Source {
    fn value(self) -> f32;
}
impl Source for u32 {
    #[inline(always)]
    fn value(self) -> f32 {
        f16_to_f32(self as u16)
    }
}
impl Source for () {
    #[inline(always)]
    fn value(self) -> f32 {
        0.0
    }
}

halves! {
    V_ADD_F16(a, b, _c; u32, ()) round16(a + b, [a, b, _c]);
    V_SUB_F16(a, b, _c; u32, ()) round16(a - b, [a, b, _c]);
    V_SUBREV_F16(a, b, _c; u32, ()) round16(b - a, [a, b, _c]);
    V_MUL_F16(a, b, _c; u32, ()) round16(a * b, [a, b, _c]);
    V_FMA_F16|V_FMA_LEGACY_F16|V_FMAC_F16|V_FMAMK_F16|V_FMAAK_F16(a, b, c; u32, u32) fma16(a, b, c);
    V_MAD_F16|V_MAD_LEGACY_F16|V_MAC_F16|V_MADMK_F16|V_MADAK_F16(a, b, c; u32, u32) mad16(a, b, c);
    V_RNDNE_F16(a, _b, _c; (), ()) f32_to_f16(rint32(a));
    V_TRUNC_F16(a, _b, _c; (), ()) f32_to_f16(trunc32(a));
    V_FLOOR_F16(a, _b, _c; (), ()) f32_to_f16(floor32(a));
    V_CEIL_F16(a, _b, _c; (), ()) f32_to_f16(ceil32(a));
    V_FRACT_F16(a, _b, _c; (), ()) {
        let r = f32_to_f16(a - floor32(a));
        if a.is_infinite() { 0x7e00 } else if a.is_nan() { f32_to_f16(a) } else { r.min(0x3bff) }
    };
    V_FREXP_EXP_I16_F16(a, _b, _c; (), ()) {
        let e = (a.to_bits() >> 23 & 0xff) as i32 - 126;
        if a == 0.0 || !a.is_finite() { 0u16 } else { e as i16 as u16 }
    };
    V_FREXP_MANT_F16(a, _b, _c; (), ()) {
        let m = f32::from_bits(a.to_bits() & 0x807f_ffff | 126 << 23);
        f32_to_f16(if a == 0.0 || !a.is_finite() { a } else { m })
    };
    V_DIV_FIXUP_F16|V_DIV_FIXUP_LEGACY_F16(a, b, c; u32, u32) div_fixup(a, b, c);
}

/// The quotient `q` of `n / d`, corrected for special operands.
#[inline(always)]
fn div_fixup(q: f32, d: f32, n: f32) -> u16 {
    let sign = if d.is_sign_negative() != n.is_sign_negative() {
        0x8000u16
    } else {
        0
    };
    if n.is_nan() {
        f32_to_f16(n)
    } else if d.is_nan() {
        f32_to_f16(d)
    } else if (d == 0.0 && n == 0.0) || (d.is_infinite() && n.is_infinite()) {
        0xfe00
    } else if d == 0.0 || n.is_infinite() {
        sign | 0x7c00
    } else if d.is_infinite() || n == 0.0 {
        sign
    } else {
        sign | f32_to_f16(q) & 0x7fff
    }
}

#[inline(always)]
fn s16(v: u32) -> i32 {
    i32::from(v as i16)
}

#[inline(always)]
fn w16(v: i32) -> u32 {
    v as u32 & 0xffff
}

super::lanes! {
    select_int16 rare
    V_LDEXP_F16(a: u32, b: u32, _c: ()) -> u32 {
        u32::from(f32_to_f16(ldexp32(f16_to_f32(a as u16), s16(b))))
    }
    V_ADD_U16(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_add(b) & 0xffff }
    V_SUB_U16(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_sub(b) & 0xffff }
    V_SUBREV_U16(a: u32, b: u32, _c: ()) -> u32 { b.wrapping_sub(a) & 0xffff }
    V_ADD_I16(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_add(b) & 0xffff }
    V_SUB_I16(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_sub(b) & 0xffff }
    V_MUL_LO_U16(a: u32, b: u32, _c: ()) -> u32 { a.wrapping_mul(b) & 0xffff }
    V_MAD_U16|V_MAD_LEGACY_U16|V_MAD_I16|V_MAD_LEGACY_I16(a: u32, b: u32, c: u32) -> u32 {
        a.wrapping_mul(b).wrapping_add(c) & 0xffff
    }
    V_LSHLREV_B16(a: u32, b: u32, _c: ()) -> u32 { b << (a & 15) & 0xffff }
    V_LSHRREV_B16(a: u32, b: u32, _c: ()) -> u32 { (b & 0xffff) >> (a & 15) }
    V_ASHRREV_I16(a: u32, b: u32, _c: ()) -> u32 { w16(s16(b) >> (a & 15)) }
    V_MIN_I16(a: u32, b: u32, _c: ()) -> u32 { w16(s16(a).min(s16(b))) }
    V_MAX_I16(a: u32, b: u32, _c: ()) -> u32 { w16(s16(a).max(s16(b))) }
    V_MIN_U16(a: u32, b: u32, _c: ()) -> u32 { (a & 0xffff).min(b & 0xffff) }
    V_MAX_U16(a: u32, b: u32, _c: ()) -> u32 { (a & 0xffff).max(b & 0xffff) }
    V_MIN3_I16(a: u32, b: u32, c: u32) -> u32 { w16(s16(a).min(s16(b)).min(s16(c))) }
    V_MAX3_I16(a: u32, b: u32, c: u32) -> u32 { w16(s16(a).max(s16(b)).max(s16(c))) }
    V_MED3_I16(a: u32, b: u32, c: u32) -> u32 {
        w16(s16(a).min(s16(b)).max(s16(a).max(s16(b)).min(s16(c))))
    }
    V_MIN3_U16(a: u32, b: u32, c: u32) -> u32 { (a & 0xffff).min(b & 0xffff).min(c & 0xffff) }
    V_MAX3_U16(a: u32, b: u32, c: u32) -> u32 { (a & 0xffff).max(b & 0xffff).max(c & 0xffff) }
    V_MED3_U16(a: u32, b: u32, c: u32) -> u32 {
        { let (a, b, c) = (a & 0xffff, b & 0xffff, c & 0xffff); a.min(b).max(a.max(b).min(c)) }
    }
    V_MOV_B16(a: u32, _b: (), _c: ()) -> u32 { a & 0xffff }
    V_NOT_B16(a: u32, _b: (), _c: ()) -> u32 { !a & 0xffff }
    V_AND_B16(a: u32, b: u32, _c: ()) -> u32 { a & b & 0xffff }
    V_OR_B16(a: u32, b: u32, _c: ()) -> u32 { (a | b) & 0xffff }
    V_XOR_B16(a: u32, b: u32, _c: ()) -> u32 { (a ^ b) & 0xffff }
    V_PACK_B32_F16(a: u32, b: u32, _c: ()) -> u32 { a & 0xffff | b << 16 }
}

/// The description of an operation of this file.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    select_int16(op).or_else(|| select_half(op))
}
