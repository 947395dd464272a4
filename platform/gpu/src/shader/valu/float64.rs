//! Double precision arithmetic.

use outcrop_isa::Op as Isa;

use super::float32::extremes;
use super::{Desc, Lanes, NanSource, Param, arithmetic, lane, lanes, rare};
use crate::shader::number::fp::{NAN64, ceil64, floor64, ldexp64, rint64, trunc64};
use crate::shader::simd::Level;

arithmetic! {
    arithmetic64 NAN64;
    V_ADD_F64(a: f64, b: f64, _c: ()) -> f64 { a + b }
    V_MUL_F64(a: f64, b: f64, _c: ()) -> f64 { a * b }
    V_FMA_F64|V_FMAC_F64(a: f64, b: f64, c: f64) -> f64 { L::fma64(a, b, c) }
}

extremes!(f64, 51, quiet, min64, max64);

lanes! {
    other64 rare
    V_RNDNE_F64(a: f64, _b: (), _c: ()) -> f64 { if a.is_nan() { quiet(a) } else { rint64(a) } }
    V_TRUNC_F64(a: f64, _b: (), _c: ()) -> f64 { if a.is_nan() { quiet(a) } else { trunc64(a) } }
    V_FLOOR_F64(a: f64, _b: (), _c: ()) -> f64 { if a.is_nan() { quiet(a) } else { floor64(a) } }
    V_CEIL_F64(a: f64, _b: (), _c: ()) -> f64 { if a.is_nan() { quiet(a) } else { ceil64(a) } }
    V_FRACT_F64(a: f64, _b: (), _c: ()) -> f64 {
        {
            let r = a - floor64(a);
            let r = if r >= 1.0 { f64::from_bits(0x3fef_ffff_ffff_ffff) } else { r };
            if a.is_nan() { quiet(a) } else if a.is_infinite() { NAN64 } else { r }
        }
    }
    V_LDEXP_F64(a: f64, b: i32, _c: ()) -> f64 { if a.is_nan() { quiet(a) } else { ldexp64(a, b) } }
    V_FREXP_EXP_I32_F64(a: f64, _b: (), _c: ()) -> i32 {
        {
            let (e, m) = ((a.to_bits() >> 52 & 0x7ff) as i32, a.to_bits() & 0xf_ffff_ffff_ffff);
            let e = if e == 0 { 12 - 1022 - m.leading_zeros() as i32 } else { e - 1022 };
            if a == 0.0 || !a.is_finite() { 0 } else { e }
        }
    }
    V_FREXP_MANT_F64(a: f64, _b: (), _c: ()) -> f64 {
        {
            let (e, m) = (a.to_bits() >> 52 & 0x7ff, a.to_bits() & 0xf_ffff_ffff_ffff);
            let shift = m.leading_zeros().saturating_sub(11);
            let m = if e == 0 { m << (shift & 63) & 0xf_ffff_ffff_ffff } else { m };
            let r = f64::from_bits(a.to_bits() & 1 << 63 | 1022 << 52 | m);
            if a.is_nan() { quiet(a) } else if a == 0.0 || a.is_infinite() { a } else { r }
        }
    }
}
