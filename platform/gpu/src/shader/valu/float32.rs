//! Single precision arithmetic.

use outcrop_isa::Op as Isa;

use super::{Desc, Lanes, NanSource, Param, arithmetic, lane, lanes, rare};
use crate::shader::number::fp::{NAN32, ceil32, floor32, ldexp32, rint32, trunc32};
use crate::shader::simd::Level;

arithmetic! {
    arithmetic32 NAN32;
    V_ADD_F32(a: f32, b: f32, _c: ()) -> f32 { a + b }
    V_SUB_F32(a: f32, b: f32, _c: ()) -> f32 { a - b }
    V_SUBREV_F32(a: f32, b: f32, _c: ()) -> f32 { b - a }
    V_MUL_F32(a: f32, b: f32, _c: ()) -> f32 { a * b }
    V_FMA_F32|V_FMAC_F32(a: f32, b: f32, c: f32) -> f32 { L::fma32(a, b, c) }
    // The source order of the encoding is a, K, b: the constant is the second factor or the addend.
    V_FMAMK_F32|V_FMAAK_F32(a: f32, b: f32, c: f32) -> f32 { L::fma32(a, b, c) }
    V_MAD_F32|V_MAC_F32|V_MADMK_F32|V_MADAK_F32(a: f32, b: f32, c: f32) -> f32 { mad(a, b, c) }
}

/// Products in which 0 times anything is 0, and sums with them: a NaN that is multiplied by 0 does not count.
macro_rules! legacies {
    ($($name:ident $flushed:literal |$a:ident, $b:ident, $c:ident| $body:expr;)*) => {$(
        struct $name;
        impl Lanes for $name {
            type A = f32;
            type B = f32;
            type C = f32;
            type D = f32;
            const NAN: bool = true;
            #[inline(always)]
            fn f<L: Level>($a: f32, $b: f32, $c: f32, _: Param) -> f32 {
                $body
            }
            fn nan(a: f32, b: f32, c: f32, _: f32, _: Param) -> f32 {
                let is_zero = |v: f32| v == 0.0 || $flushed && flush(v) == 0.0;
                let product = (!is_zero(a) && !is_zero(b)).then(|| NanSource::<f32>::quiet(a).or(NanSource::<f32>::quiet(b)));
                product.flatten().or(NanSource::<f32>::quiet(c)).unwrap_or(NAN32)
            }
        }
    )*};
}

legacies! {
    FmaLegacy false |a, b, c| if a == 0.0 || b == 0.0 { 0.0 + c } else { L::fma32(a, b, c) };
    MadLegacy true |a, b, c| mad_legacy(a, b, c);
}

/// The description of an operation with such a product.
pub(crate) fn legacy32(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_FMA_LEGACY_F32 | Isa::V_FMAC_LEGACY_F32 => lane::<FmaLegacy>(),
        Isa::V_MAD_LEGACY_F32 => rare::<MadLegacy>(),
        _ => return None,
    })
}

/// Defines for a type what makes a NaN quiet, which sets bit `$bit`, and the minimum and the maximum.
macro_rules! extremes {
    ($type:ident, $bit:literal, $quiet:ident, $min:ident, $max:ident) => {
        /// The NaN made quiet.
        #[inline(always)]
        pub(crate) fn $quiet(v: $type) -> $type {
            $type::from_bits(v.to_bits() | 1 << $bit)
        }

        /// Minimum with -0 below +0; a NaN loses against a number (IEEE 754-2008 minNum).
        #[inline(always)]
        pub(crate) fn $min(a: $type, b: $type) -> $type {
            let less = a < b || (a == b && a.is_sign_negative());
            let r = if less { a } else { b };
            let r = if b.is_nan() { a } else { r };
            let r = if a.is_nan() {
                if b.is_nan() { a } else { b }
            } else {
                r
            };
            if r.is_nan() { $quiet(r) } else { r }
        }

        /// Maximum with +0 above -0; a NaN loses against a number (IEEE 754-2008 maxNum).
        #[inline(always)]
        pub(crate) fn $max(a: $type, b: $type) -> $type {
            let more = a > b || (a == b && b.is_sign_negative());
            let r = if more { a } else { b };
            let r = if b.is_nan() { a } else { r };
            let r = if a.is_nan() {
                if b.is_nan() { a } else { b }
            } else {
                r
            };
            if r.is_nan() { $quiet(r) } else { r }
        }
    };
}
pub(crate) use extremes;

extremes!(f32, 22, quiet, min32, max32);

/// The NaN that wins against a number, quiet: a signalling one first.
#[inline(always)]
fn winner(a: f32, b: f32) -> f32 {
    let signals = |v: f32| v.is_nan() && v.to_bits() & 1 << 22 == 0;
    quiet(if !a.is_nan() || signals(b) && !signals(a) {
        b
    } else {
        a
    })
}

/// Minimum with -0 below +0; a NaN wins against a number (IEEE 754-2019 minimum).
#[inline(always)]
pub(crate) fn minimum32(a: f32, b: f32) -> f32 {
    let r = min32(a, b);
    if a.is_nan() | b.is_nan() { winner(a, b) } else { r }
}

/// Maximum with +0 above -0; a NaN wins against a number (IEEE 754-2019 maximum).
#[inline(always)]
pub(crate) fn maximum32(a: f32, b: f32) -> f32 {
    let r = max32(a, b);
    if a.is_nan() | b.is_nan() { winner(a, b) } else { r }
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

/// Whether the second and the third source of `v_mullit_f32` make its result the least number.
#[inline(always)]
pub(crate) fn is_dark(b: f32, c: f32) -> bool {
    b.is_nan() || c.is_nan() || b <= -f32::MAX || c <= 0.0
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

/// The coordinate on the longest axis.
#[inline(always)]
pub(crate) fn longest([x, y, z]: [f32; 3]) -> f32 {
    match major(x, y, z) {
        Major::X => x,
        Major::Y => y,
        Major::Z => z,
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
        2.0 * longest([a, b, c])
    }
}

lanes! {
    other32 lane
    V_MUL_LEGACY_F32(a: f32, b: f32, _c: ()) -> f32 {
        {
            let r = legacy(a, b);
            if !r.is_nan() { r } else if a.is_nan() { quiet(a) } else if b.is_nan() { quiet(b) } else { NAN32 }
        }
    }
    V_MULLIT_F32(a: f32, b: f32, c: f32) -> f32 {
        {
            let r = legacy(a, b);
            if is_dark(b, c) { -f32::MAX } else if !r.is_nan() { r } else if a.is_nan() { quiet(a) } else { NAN32 }
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
