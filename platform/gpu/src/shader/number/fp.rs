//! Number formats: conversions and roundings of single values, the same on every host.

/// Quiet NaN of f32 with no payload.
pub(crate) const NAN32: f32 = f32::from_bits(0x7fc0_0000);
/// Quiet NaN of f64 with no payload.
pub(crate) const NAN64: f64 = f64::from_bits(0x7ff8_0000_0000_0000);

/// The value of an IEEE binary16; NaNs keep sign and payload.
#[inline(always)]
pub(crate) fn f16_to_f32(h: u16) -> f32 {
    let h = u32::from(h);
    let sign = (h & 0x8000) << 16;
    let magnitude = h & 0x7fff;
    // Scale by 2^112 what has the binary16 fields at binary32's place: denormals come out normal.
    let scaled = (f32::from_bits(magnitude << 13) * f32::from_bits(0x7780_0000)).to_bits();
    let special = magnitude << 13 | 0x7f80_0000;
    f32::from_bits(sign | if magnitude >= 0x7c00 { special } else { scaled })
}

/// The nearest IEEE binary16, ties to even; NaNs become quiet and keep sign and high payload.
#[inline(always)]
pub(crate) fn f32_to_f16(v: f32) -> u16 {
    let bits = v.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let a = bits & 0x7fff_ffff;
    // Normal range: round the mantissa in integer arithmetic.
    let normal = a.wrapping_sub(112 << 23).wrapping_add(0xfff + (a >> 13 & 1)) >> 13;
    // Denormal range: adding 0.5 puts the bits at the low end, rounded by the addition.
    let denormal = (f32::from_bits(a) + 0.5).to_bits().wrapping_sub(0x3f00_0000);
    let nan = 0x7e00 | (a >> 13 & 0x3ff);
    let r = if a > 0x7f80_0000 {
        nan
    } else if a >= 0x477f_f000 {
        0x7c00
    } else if a < 113 << 23 {
        denormal
    } else {
        normal
    };
    sign | r as u16
}

/// The IEEE binary16 next to `v` towards zero.
#[inline(always)]
pub(crate) fn f32_to_f16_rtz(v: f32) -> u16 {
    let bits = v.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let a = bits & 0x7fff_ffff;
    let r = if a > 0x7f80_0000 {
        0x7e00 | (a >> 13 & 0x3ff)
    } else if a == 0x7f80_0000 {
        0x7c00
    } else if a >= 0x4780_0000 {
        0x7bff
    } else if a < 113 << 23 {
        let shift = 126 - (a >> 23).max(1);
        if shift > 31 {
            0
        } else {
            (a & 0x7f_ffff | 0x80_0000) >> shift.min(31)
        }
    } else {
        (a - (112 << 23)) >> 13
    };
    sign | r as u16
}

/// The nearest IEEE binary16 of an f64, ties to even, rounded once.
#[inline(always)]
pub(crate) fn f64_to_f16(v: f64) -> u16 {
    f32_to_f16(f64_to_f32_odd(v))
}

/// An f32 that rounds on to shorter formats as `v` itself does (round to odd).
#[inline(always)]
pub(crate) fn f64_to_f32_odd(v: f64) -> f32 {
    let r = v as f32;
    let back = f64::from(r);
    if r.is_nan() || back == v || r.to_bits() & 1 != 0 {
        return r;
    }
    // Inexact with an even last bit: the odd neighbour on the other side of `v`.
    let bits = r.to_bits();
    let up = (v > back) == (v > 0.0);
    f32::from_bits(if r == 0.0 {
        (((v.to_bits() >> 63) as u32) << 31) | 1
    } else if up {
        bits + 1
    } else {
        bits - 1
    })
}

/// The value of a bfloat16.
#[inline(always)]
pub(crate) fn bf16_to_f32(h: u16) -> f32 {
    f32::from_bits(u32::from(h) << 16)
}

/// The nearest bfloat16, ties to even; NaNs become quiet.
#[inline(always)]
pub(crate) fn f32_to_bf16(v: f32) -> u16 {
    let bits = v.to_bits();
    if v.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    ((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16
}

/// The nearest integer value, ties to even.
#[inline(always)]
pub(crate) fn rint32(v: f32) -> f32 {
    let big = 8_388_608.0f32;
    let a = f32::from_bits(v.to_bits() & 0x7fff_ffff);
    let r = (a + big) - big;
    let r = if a < big { r } else { a };
    f32::from_bits(r.to_bits() | v.to_bits() & 0x8000_0000)
}

/// The nearest integer value, ties to even.
#[inline(always)]
pub(crate) fn rint64(v: f64) -> f64 {
    let big = 4_503_599_627_370_496.0f64;
    let a = f64::from_bits(v.to_bits() & !(1 << 63));
    let r = (a + big) - big;
    let r = if a < big { r } else { a };
    f64::from_bits(r.to_bits() | v.to_bits() & 1 << 63)
}

/// The integer value next towards zero.
#[inline(always)]
pub(crate) fn trunc32(v: f32) -> f32 {
    let sign = v.to_bits() & 0x8000_0000;
    let a = f32::from_bits(v.to_bits() & 0x7fff_ffff);
    let r = rint32(a);
    let r = if r > a { r - 1.0 } else { r };
    f32::from_bits(r.to_bits() | sign)
}

/// The integer value next below.
#[inline(always)]
pub(crate) fn floor32(v: f32) -> f32 {
    let r = rint32(v);
    let r = if r > v { r - 1.0 } else { r };
    if v == 0.0 { v } else { r }
}

/// The integer value next above.
#[inline(always)]
pub(crate) fn ceil32(v: f32) -> f32 {
    let r = rint32(v);
    let r = if r < v { r + 1.0 } else { r };
    f32::from_bits(r.to_bits() | v.to_bits() & 0x8000_0000)
}

/// The integer value next towards zero.
#[inline(always)]
pub(crate) fn trunc64(v: f64) -> f64 {
    let sign = v.to_bits() & 1 << 63;
    let a = f64::from_bits(v.to_bits() & !(1 << 63));
    let r = rint64(a);
    let r = if r > a { r - 1.0 } else { r };
    f64::from_bits(r.to_bits() | sign)
}

/// The integer value next below.
#[inline(always)]
pub(crate) fn floor64(v: f64) -> f64 {
    let r = rint64(v);
    let r = if r > v { r - 1.0 } else { r };
    if v == 0.0 { v } else { r }
}

/// The integer value next above.
#[inline(always)]
pub(crate) fn ceil64(v: f64) -> f64 {
    let r = rint64(v);
    let r = if r < v { r + 1.0 } else { r };
    f64::from_bits(r.to_bits() | v.to_bits() & 1 << 63)
}

/// `v * 2^n`, rounded once.
#[inline(always)]
pub(crate) fn ldexp64(v: f64, n: i32) -> f64 {
    if v == 0.0 || !v.is_finite() {
        return v;
    }
    libm::ldexp(v, n.clamp(-5000, 5000))
}

/// `v * 2^n`, rounded once.
#[inline(always)]
pub(crate) fn ldexp32(v: f32, n: i32) -> f32 {
    // Exact in f64 (whose exponents reach far enough after clamping), then rounded once.
    let n = n.clamp(-400, 400);
    let scale = f64::from_bits(((1023 + i64::from(n)) as u64) << 52);
    let r = (f64::from(v) * scale) as f32;
    if v.is_nan() { v } else { r }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_precision_round_trips_and_rounds() {
        for h in 0..=u16::MAX {
            let v = f16_to_f32(h);
            if v.is_nan() {
                assert_eq!(f32_to_f16(v), h | 0x200);
            } else {
                assert_eq!(f32_to_f16(v), h, "{h:#x}");
                assert_eq!(f32_to_f16_rtz(v), h, "{h:#x}");
            }
        }
        assert_eq!(f32_to_f16(65519.0), 0x7bff);
        assert_eq!(f32_to_f16(65520.0), 0x7c00);
        assert_eq!(f32_to_f16_rtz(70000.0), 0x7bff);
        assert_eq!(f32_to_f16(2.0f32.powi(-25)), 0);
        assert_eq!(f32_to_f16(2.0f32.powi(-25) * 1.0001), 1);
        assert_eq!(f32_to_f16_rtz(2.0f32.powi(-24) * 1.999), 1);
    }

    #[test]
    fn roundings_agree_with_libm() {
        for v in [
            0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, 8388607.5, 1e20, -1e-30, 3.7, -3.2,
        ] {
            let v: f32 = v;
            assert_eq!(rint32(v).to_bits(), libm::rintf(v).to_bits(), "{v}");
            assert_eq!(floor32(v).to_bits(), libm::floorf(v).to_bits(), "{v}");
            assert_eq!(ceil32(v).to_bits(), libm::ceilf(v).to_bits(), "{v}");
            assert_eq!(trunc32(v).to_bits(), libm::truncf(v).to_bits(), "{v}");
            let v = f64::from(v);
            assert_eq!(rint64(v).to_bits(), libm::rint(v).to_bits(), "{v}");
            assert_eq!(floor64(v).to_bits(), libm::floor(v).to_bits(), "{v}");
            assert_eq!(ceil64(v).to_bits(), libm::ceil(v).to_bits(), "{v}");
            assert_eq!(trunc64(v).to_bits(), libm::trunc(v).to_bits(), "{v}");
        }
    }
}
