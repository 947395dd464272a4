//! Transcendental functions.
//!
//! Each is computed in f64 by a fixed sequence of operations and rounded to its format, so that the results
//! are the same on every host, and within one unit in the last place of the exact value (hardware's own
//! error bound; its exact bits are not documented). Exponentials, logarithms, reciprocals and roots of f32 have no
//! denormals whatever MODE says, and the NaN of a number out of their domain is negative (the ISA documents' notes).

use outcrop_isa::Op as Isa;

use super::float32::flush;
use super::{Desc, lane, lanes, rare};
use crate::shader::number::fp::{f16_to_f32, f32_to_f16, floor64, ldexp64, rint64};

/// 2^x for |x| < 1100.
#[inline(always)]
fn exp2(x: f64) -> f64 {
    let n = rint64(x);
    // e^y for y in ±ln 2 / 2: the series to y^13 is exact to 2^-58.
    let y = (x - n) * core::f64::consts::LN_2;
    let mut r = 1.0 / 6_227_020_800.0;
    for c in [
        479_001_600.0,
        39_916_800.0,
        3_628_800.0,
        362_880.0,
        40_320.0,
        5_040.0,
        720.0,
        120.0,
        24.0,
        6.0,
        2.0,
        1.0,
    ] {
        r = r * y + 1.0 / c;
    }
    r = r * y + 1.0;
    r * f64::from_bits(((n as i64 + 1023).clamp(1, 2046) as u64) << 52)
}

/// log2(x) for normal positive x.
#[inline(always)]
fn log2(x: f64) -> f64 {
    let bits = x.to_bits();
    // Mantissa in [sqrt(1/2), sqrt(2)).
    let shifted = bits.wrapping_sub(0x3fe6_a09e_667f_3bcd);
    let e = shifted as i64 >> 52;
    let m = f64::from_bits(bits.wrapping_sub((e as u64) << 52));
    // log(m) = 2 artanh(s), s = (m - 1) / (m + 1), |s| < 0.172.
    let s = (m - 1.0) / (m + 1.0);
    let q = s * s;
    let mut r = 1.0 / 23.0;
    for c in [21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0] {
        r = r * q + 1.0 / c;
    }
    let log = 2.0 * s + 2.0 * s * q * r;
    log * core::f64::consts::LOG2_E + e as f64
}

/// sin(2 pi x), or cos.
#[inline(always)]
fn sin_turns(x: f64, cosine: bool) -> f64 {
    // The nearest quarter turn, and what is left in ±1/8 turn.
    let k = rint64(x * 4.0);
    let y = (x - k * 0.25) * core::f64::consts::TAU;
    let q = y * y;
    let mut s = -1.0 / 1_307_674_368_000.0;
    for c in [
        6_227_020_800.0,
        -39_916_800.0,
        362_880.0,
        -5_040.0,
        120.0,
        -6.0,
        1.0,
    ] {
        s = s * q + 1.0 / c;
    }
    let s = s * y;
    let mut c = 1.0 / 20_922_789_888_000.0;
    for d in [
        -87_178_291_200.0,
        479_001_600.0,
        -3_628_800.0,
        40_320.0,
        -720.0,
        24.0,
        -2.0,
        1.0,
    ] {
        c = c * q + 1.0 / d;
    }
    let quarter = (k - 4.0 * floor64(k * 0.25)) as i32 + i32::from(cosine);
    let v = if quarter & 1 != 0 { c } else { s };
    if quarter & 2 != 0 { -v } else { v }
}

/// The NaN of numbers out of a function's domain.
const INVALID32: f32 = f32::from_bits(0xffc0_0000);
const INVALID64: f64 = f64::from_bits(0xfff8 << 48);

#[inline(always)]
fn quiet(v: f32) -> f32 {
    f32::from_bits(v.to_bits() | 1 << 22)
}

#[inline(always)]
fn sqrt(v: f64) -> f64 {
    #[cfg(target_arch = "x86_64")]
    {
        host::sqrt(v)
    }
    #[cfg(not(target_arch = "x86_64"))]
    libm::sqrt(v)
}

#[cfg(target_arch = "x86_64")]
mod host {
    #![expect(unsafe_code, reason = "a host instruction")]

    /// The correctly rounded square root.
    #[inline(always)]
    pub(super) fn sqrt(v: f64) -> f64 {
        use core::arch::x86_64::{_mm_cvtsd_f64, _mm_set_sd, _mm_sqrt_sd};
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_cvtsd_f64(_mm_sqrt_sd(_mm_set_sd(v), _mm_set_sd(v))) }
    }
}

#[inline(always)]
fn exp32(a: f32) -> f32 {
    let x = f64::from(if a.is_nan() { 0.0 } else { a.clamp(-200.0, 200.0) });
    if a.is_nan() { quiet(a) } else { exp2(x) as f32 }
}

#[inline(always)]
fn log32(a: f32) -> f32 {
    let r = log2(f64::from(if a > 0.0 && a.is_finite() { a } else { 1.0 })) as f32;
    if a.is_nan() {
        quiet(a)
    } else if a == 0.0 {
        f32::NEG_INFINITY
    } else if a < 0.0 {
        INVALID32
    } else if a.is_infinite() {
        a
    } else {
        r
    }
}

#[inline(always)]
fn rcp32(a: f32) -> f32 {
    let r = (1.0 / f64::from(a)) as f32;
    if a.is_nan() { quiet(a) } else { r }
}

#[inline(always)]
fn rsq32(a: f32) -> f32 {
    let r = (1.0 / sqrt(f64::from(if a >= 0.0 { a } else { 0.0 }))) as f32;
    if a.is_nan() {
        quiet(a)
    } else if a == 0.0 {
        f32::INFINITY.copysign(a)
    } else if a < 0.0 {
        INVALID32
    } else {
        r
    }
}

#[inline(always)]
fn sqrt32(a: f32) -> f32 {
    let r = sqrt(f64::from(if a > 0.0 { a } else { 0.0 })) as f32;
    if a.is_nan() {
        quiet(a)
    } else if a == 0.0 {
        a
    } else if a < 0.0 {
        INVALID32
    } else {
        r
    }
}

/// Of any number of turns: large ones are whole.
#[inline(always)]
fn sin32(a: f32, cosine: bool) -> f32 {
    let r = sin_turns(if a.is_finite() { f64::from(a) } else { 0.0 }, cosine) as f32;
    let r = if a == 0.0 && !cosine { a } else { r };
    if a.is_nan() {
        quiet(a)
    } else if a.is_infinite() {
        INVALID32
    } else {
        r
    }
}

#[inline(always)]
fn half(a: u32, f: impl FnOnce(f32) -> f32) -> u32 {
    u32::from(f32_to_f16(f(f16_to_f32(a as u16))))
}

#[inline(always)]
fn quiet64(v: f64) -> f64 {
    f64::from_bits(v.to_bits() | 1 << 51)
}

#[inline(always)]
fn rsq64(a: f64) -> f64 {
    let r = 1.0 / sqrt(if a > 0.0 { a } else { 1.0 });
    if a.is_nan() {
        quiet64(a)
    } else if a == 0.0 {
        f64::INFINITY.copysign(a)
    } else if a < 0.0 {
        INVALID64
    } else {
        r
    }
}

lanes! {
    select_common lane
    V_EXP_F32|V_EXP_LEGACY_F32(a: f32, _b: (), _c: ()) -> f32 { flush(exp32(a)) }
    V_RCP_F32|V_RCP_IFLAG_F32(a: f32, _b: (), _c: ()) -> f32 { flush(rcp32(flush(a))) }
    V_RSQ_F32(a: f32, _b: (), _c: ()) -> f32 { rsq32(flush(a)) }
    V_SQRT_F32(a: f32, _b: (), _c: ()) -> f32 { sqrt32(flush(a)) }
}

/// The first 1201 bits of 2 / pi; what follows counts as zeros.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_0000,
];

/// The 53 bits of 2 / pi that segment `segment` of the reduction of `a` needs, as a value of their own weight.
fn trig_preop(a: f64, segment: u32) -> f64 {
    let e = (a.to_bits() >> 52 & 0x7ff) as i32;
    let shift = (segment & 31) * 53 + (e - 1077).max(0) as u32;
    let (word, bit) = ((shift / 64) as usize, shift % 64);
    let at = |i: usize| u128::from(TWO_OVER_PI.get(i).copied().unwrap_or(0));
    let pair = at(word) << 64 | at(word + 1);
    let bits = (pair << bit >> (128 - 53)) as u64;
    let scale = -53 - shift as i32 + if e >= 0x7b0 { 128 } else { 0 };
    ldexp64(bits as f64, scale)
}

lanes! {
    select_rare rare
    V_TRIG_PREOP_F64(a: f64, b: u32, _c: ()) -> f64 { trig_preop(a, b) }
    V_LOG_F32|V_LOG_LEGACY_F32(a: f32, _b: (), _c: ()) -> f32 { log32(flush(a)) }
    V_SIN_F32(a: f32, _b: (), _c: ()) -> f32 { sin32(a, false) }
    V_COS_F32(a: f32, _b: (), _c: ()) -> f32 { sin32(a, true) }
    V_EXP_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, exp32) }
    V_LOG_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, log32) }
    V_RCP_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, rcp32) }
    V_RSQ_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, rsq32) }
    V_SQRT_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, sqrt32) }
    V_SIN_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, |v| sin32(v, false)) }
    V_COS_F16(a: u32, _b: (), _c: ()) -> u32 { half(a, |v| sin32(v, true)) }
    V_RCP_F64(a: f64, _b: (), _c: ()) -> f64 { if a.is_nan() { quiet64(a) } else { 1.0 / a } }
    V_RSQ_F64(a: f64, _b: (), _c: ()) -> f64 { rsq64(a) }
    V_SQRT_F64(a: f64, _b: (), _c: ()) -> f64 {
        {
            let r = sqrt(if a > 0.0 { a } else { 0.0 });
            if a.is_nan() { quiet64(a) } else if a == 0.0 { a } else if a < 0.0 { INVALID64 } else { r }
        }
    }
}

/// A binary16 result that a number has overflowed to is the largest number.
#[inline(always)]
fn bound(a: u32, r: u32) -> u32 {
    let pole = a & 0x7fff == 0 || a & 0x7fff >= 0x7c00;
    if r & 0x7fff == 0x7c00 && !pole { r - 1 } else { r }
}

lanes! {
    select_bounded rare
    V_EXP_F16(a: u32, _b: (), _c: ()) -> u32 { bound(a, half(a, exp32)) }
    V_RCP_F16(a: u32, _b: (), _c: ()) -> u32 { bound(a, half(a, rcp32)) }
}

/// The description of a function whose binary16 result may not overflow.
pub(crate) fn bounded(op: Isa) -> Option<Desc> {
    select_bounded(op)
}

/// The description of a transcendental function.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    select_common(op).or_else(|| select_rare(op))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(got: f32, want: f64, what: &str, x: f32) {
        let ulp = f64::from(f32::from_bits((want.abs() as f32).to_bits() + 1)) - f64::from(want.abs() as f32);
        assert!(
            (f64::from(got) - want).abs() <= ulp,
            "{what}({x}) = {got}, not {want}"
        );
    }

    #[test]
    fn functions_agree_with_libm() {
        let mut x = -140.0f32;
        while x < 127.0 {
            close(exp32(x), libm::exp2(f64::from(x)), "exp2", x);
            let y = f64::from(x) * core::f64::consts::TAU;
            let (s, c) = libm::sincos(y);
            assert!((f64::from(sin32(x, false)) - s).abs() < 1e-7, "sin {x}");
            assert!((f64::from(sin32(x, true)) - c).abs() < 1e-7, "cos {x}");
            let p = x.abs() * 1e3 + 1e-40;
            close(log32(p), libm::log2(f64::from(p)), "log2", p);
            close(rsq32(p), 1.0 / libm::sqrt(f64::from(p)), "rsq", p);
            assert_eq!(sqrt32(p), libm::sqrtf(p));
            x += 0.0137;
        }
        assert_eq!(exp32(10.0), 1024.0);
        assert_eq!(log32(1024.0), 10.0);
        assert_eq!(exp32(f32::NEG_INFINITY), 0.0);
        assert_eq!(exp32(f32::INFINITY), f32::INFINITY);
        assert_eq!(sin32(0.25, false), 1.0);
        assert_eq!(sin32(0.5, true), -1.0);
    }
}
