//! Single precision arithmetic.

use outcrop_isa::Op as Isa;

use super::{Class, Desc, Lanes, NanSource, Param, arithmetic, lane, lanes, rare};
use crate::shader::fp::{NAN32, ceil32, floor32, ldexp32, rint32, trunc32};
use crate::shader::simd::Level;

arithmetic! {
    arithmetic32 Round32 NAN32;
    V_ADD_F32(a: f32, b: f32, _c: ()) -> f32 { a + b }
    V_SUB_F32(a: f32, b: f32, _c: ()) -> f32 { a - b }
    V_SUBREV_F32(a: f32, b: f32, _c: ()) -> f32 { b - a }
    V_MUL_F32(a: f32, b: f32, _c: ()) -> f32 { a * b }
    V_FMA_F32|V_FMAC_F32(a: f32, b: f32, c: f32) -> f32 { L::fma32(a, b, c) }
    // The source order of the encoding is a, K, b: the constant is the second factor or the addend.
    V_FMA_LEGACY_F32|V_FMAC_LEGACY_F32(a: f32, b: f32, c: f32) -> f32 {
        if a == 0.0 || b == 0.0 { 0.0 + c } else { L::fma32(a, b, c) }
    }
    V_FMAMK_F32|V_FMAAK_F32(a: f32, b: f32, c: f32) -> f32 { L::fma32(a, b, c) }
    V_MAD_F32|V_MAC_F32|V_MADMK_F32|V_MADAK_F32(a: f32, b: f32, c: f32) -> f32 { mad(a, b, c) }
    V_MAD_LEGACY_F32(a: f32, b: f32, c: f32) -> f32 { mad_legacy(a, b, c) }
}

/// The NaN made quiet.
#[inline(always)]
pub(crate) fn quiet(v: f32) -> f32 {
    f32::from_bits(v.to_bits() | 1 << 22)
}

/// Minimum with -0 below +0; a NaN loses against a number (IEEE 754-2008 minNum).
#[inline(always)]
pub(crate) fn min32(a: f32, b: f32) -> f32 {
    let less = a < b || (a == b && a.is_sign_negative());
    let r = if less { a } else { b };
    let r = if b.is_nan() { a } else { r };
    let r = if a.is_nan() {
        if b.is_nan() { a } else { b }
    } else {
        r
    };
    if r.is_nan() { quiet(r) } else { r }
}

/// Maximum with +0 above -0; a NaN loses against a number (IEEE 754-2008 maxNum).
#[inline(always)]
pub(crate) fn max32(a: f32, b: f32) -> f32 {
    let more = a > b || (a == b && b.is_sign_negative());
    let r = if more { a } else { b };
    let r = if b.is_nan() { a } else { r };
    let r = if a.is_nan() {
        if b.is_nan() { a } else { b }
    } else {
        r
    };
    if r.is_nan() { quiet(r) } else { r }
}

/// Minimum with -0 below +0; a NaN wins against a number (IEEE 754-2019 minimum).
#[inline(always)]
pub(crate) fn minimum32(a: f32, b: f32) -> f32 {
    let r = min32(a, b);
    let r = if b.is_nan() { quiet(b) } else { r };
    if a.is_nan() { quiet(a) } else { r }
}

/// Maximum with +0 above -0; a NaN wins against a number (IEEE 754-2019 maximum).
#[inline(always)]
pub(crate) fn maximum32(a: f32, b: f32) -> f32 {
    let r = max32(a, b);
    let r = if b.is_nan() { quiet(b) } else { r };
    if a.is_nan() { quiet(a) } else { r }
}

/// The middle one of three.
#[inline(always)]
pub(crate) fn med32(a: f32, b: f32, c: f32) -> f32 {
    let low = min32(min32(a, b), c);
    let r = max32(min32(a, b), min32(max32(a, b), c));
    if a.is_nan() || b.is_nan() || c.is_nan() {
        low
    } else {
        r
    }
}

/// Zero of the same sign for a denormal.
#[inline(always)]
pub(crate) fn flush(v: f32) -> f32 {
    let zero = f32::from_bits(v.to_bits() & 0x8000_0000);
    if v.to_bits() & 0x7f80_0000 == 0 { zero } else { v }
}

/// `v_mad_f32` and its like: two roundings, and no denormals whatever the mode
/// (LLVM: `llvm.amdgcn.fmad.ftz`).
#[inline(always)]
fn mad(a: f32, b: f32, c: f32) -> f32 {
    flush(flush(flush(a) * flush(b)) + flush(c))
}

/// As [`mad`], with the multiplication of [`legacy`].
#[inline(always)]
fn mad_legacy(a: f32, b: f32, c: f32) -> f32 {
    flush(flush(legacy(flush(a), flush(b))) + flush(c))
}

/// Multiplication in which 0 times anything is 0.
#[inline(always)]
fn legacy(a: f32, b: f32) -> f32 {
    if a == 0.0 || b == 0.0 { 0.0 } else { a * b }
}

#[inline(always)]
fn exponent(v: f32) -> i32 {
    let e = (v.to_bits() >> 23 & 0xff) as i32;
    let m = v.to_bits() & 0x7f_ffff;
    if e == 0 {
        9 - 126 - m.leading_zeros() as i32
    } else {
        e - 126
    }
}

#[inline(always)]
fn mantissa(v: f32) -> f32 {
    let e = v.to_bits() >> 23 & 0xff;
    let m = v.to_bits() & 0x7f_ffff;
    let sign = v.to_bits() & 0x8000_0000;
    let shift = m.leading_zeros().saturating_sub(8);
    let m = if e == 0 { m << (shift & 31) & 0x7f_ffff } else { m };
    f32::from_bits(sign | 126 << 23 | m)
}

/// Axis of a direction that is longest; of equal ones z before y before x.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Major {
    X,
    Y,
    Z,
}

/// The face of a cube that a direction points to.
#[inline(always)]
fn major(x: f32, y: f32, z: f32) -> Major {
    if z.abs() >= x.abs() && z.abs() >= y.abs() {
        Major::Z
    } else if y.abs() >= x.abs() {
        Major::Y
    } else {
        Major::X
    }
}

lanes! {
    cubes rare
    V_CUBEID_F32(a: f32, b: f32, c: f32) -> f32 {
        match major(a, b, c) {
            Major::X => if a < 0.0 { 1.0 } else { 0.0 },
            Major::Y => if b < 0.0 { 3.0 } else { 2.0 },
            Major::Z => if c < 0.0 { 5.0 } else { 4.0 },
        }
    }
    V_CUBESC_F32(a: f32, b: f32, c: f32) -> f32 {
        match major(a, b, c) {
            Major::X => if a < 0.0 { c } else { -c },
            Major::Y => a,
            Major::Z => if c < 0.0 { -a } else { a },
        }
    }
    V_CUBETC_F32(a: f32, b: f32, c: f32) -> f32 {
        match major(a, b, c) {
            Major::Y => if b < 0.0 { -c } else { c },
            _ => -b,
        }
    }
    V_CUBEMA_F32(a: f32, b: f32, c: f32) -> f32 {
        2.0 * match major(a, b, c) {
            Major::X => a,
            Major::Y => b,
            Major::Z => c,
        }
    }
}

lanes! {
    other32 lane
    V_MIN_F32(a: f32, b: f32, _c: ()) -> f32 { min32(a, b) }
    V_MAX_F32(a: f32, b: f32, _c: ()) -> f32 { max32(a, b) }
    V_MIN3_F32(a: f32, b: f32, c: f32) -> f32 { min32(min32(a, b), c) }
    V_MAX3_F32(a: f32, b: f32, c: f32) -> f32 { max32(max32(a, b), c) }
    V_MINIMUM3_F32(a: f32, b: f32, c: f32) -> f32 { minimum32(minimum32(a, b), c) }
    V_MAXIMUM3_F32(a: f32, b: f32, c: f32) -> f32 { maximum32(maximum32(a, b), c) }
    V_MINIMUM_F32(a: f32, b: f32, _c: ()) -> f32 { minimum32(a, b) }
    V_MAXIMUM_F32(a: f32, b: f32, _c: ()) -> f32 { maximum32(a, b) }
    V_MINIMUMMAXIMUM_F32(a: f32, b: f32, c: f32) -> f32 { maximum32(minimum32(a, b), c) }
    V_MAXIMUMMINIMUM_F32(a: f32, b: f32, c: f32) -> f32 { minimum32(maximum32(a, b), c) }
    V_MED3_F32(a: f32, b: f32, c: f32) -> f32 { med32(a, b, c) }
    V_MAXMIN_F32(a: f32, b: f32, c: f32) -> f32 { min32(max32(a, b), c) }
    V_MINMAX_F32(a: f32, b: f32, c: f32) -> f32 { max32(min32(a, b), c) }
    V_MUL_LEGACY_F32(a: f32, b: f32, _c: ()) -> f32 {
        {
            let r = legacy(a, b);
            if !r.is_nan() { r } else if a.is_nan() { quiet(a) } else if b.is_nan() { quiet(b) } else { NAN32 }
        }
    }
    V_MULLIT_F32(a: f32, b: f32, c: f32) -> f32 {
        {
            let dark = b.is_nan() || c.is_nan() || b <= -f32::MAX || c <= 0.0;
            let r = legacy(a, b);
            if dark { -f32::MAX } else if !r.is_nan() { r } else if a.is_nan() { quiet(a) } else { NAN32 }
        }
    }
    V_RNDNE_F32(a: f32, _b: (), _c: ()) -> f32 { if a.is_nan() { quiet(a) } else { rint32(a) } }
    V_TRUNC_F32(a: f32, _b: (), _c: ()) -> f32 { if a.is_nan() { quiet(a) } else { trunc32(a) } }
    V_FLOOR_F32(a: f32, _b: (), _c: ()) -> f32 { if a.is_nan() { quiet(a) } else { floor32(a) } }
    V_CEIL_F32(a: f32, _b: (), _c: ()) -> f32 { if a.is_nan() { quiet(a) } else { ceil32(a) } }
    V_FRACT_F32(a: f32, _b: (), _c: ()) -> f32 {
        {
            // Never 1.0: a small negative value would round up to it.
            let r = a - floor32(a);
            let r = if r >= 1.0 { f32::from_bits(0x3f7f_ffff) } else { r };
            if a.is_nan() { quiet(a) } else if a.is_infinite() { NAN32 } else { r }
        }
    }
    V_LDEXP_F32(a: f32, b: i32, _c: ()) -> f32 { if a.is_nan() { quiet(a) } else { ldexp32(a, b) } }
    V_FREXP_EXP_I32_F32(a: f32, _b: (), _c: ()) -> i32 {
        if a == 0.0 || !a.is_finite() { 0 } else { exponent(a) }
    }
    V_FREXP_MANT_F32(a: f32, _b: (), _c: ()) -> f32 {
        if a.is_nan() { quiet(a) } else if a == 0.0 || a.is_infinite() { a } else { mantissa(a) }
    }
}
