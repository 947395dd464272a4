//! Floats of 4, 6 and 8 bits.
//!
//! gfx942 has 8-bit floats with one NaN and no infinity ("FNUZ"); gfx950 those of the Open Compute Project: its
//! 8-bit floating point and microscaling formats specifications.

use super::fp::NAN32;

/// What the codes of the largest exponent mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Top {
    /// Numbers; the only NaN is the code of minus zero.
    Fnuz,
    /// Numbers, but all ones in exponent and mantissa, which is NaN.
    Nan,
    /// Infinity and NaNs, as in IEEE formats.
    Ieee,
    /// Numbers.
    Finite,
}

/// A format: sign, exponent, mantissa.
pub(crate) trait Small: 'static {
    /// Bits of the exponent.
    const EXPONENT: u32;
    /// Bits of the mantissa.
    const MANTISSA: u32;
    const BIAS: i32;
    const TOP: Top;
    /// The sign bit.
    const SIGN: u32 = 1 << (Self::EXPONENT + Self::MANTISSA);
}

macro_rules! formats {
    ($($(#[$doc:meta])* $name:ident $e:literal $m:literal $bias:literal $top:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $name;
        impl Small for $name {
            const EXPONENT: u32 = $e;
            const MANTISSA: u32 = $m;
            const BIAS: i32 = $bias;
            const TOP: Top = Top::$top;
        }
    )*};
}

formats! {
    /// gfx942's `fp8`.
    Fp8Fnuz 4 3 8 Fnuz;
    /// gfx942's `bf8`.
    Bf8Fnuz 5 2 16 Fnuz;
    /// E4M3.
    Fp8 4 3 7 Nan;
    /// E5M2.
    Bf8 5 2 15 Ieee;
    /// E2M3.
    Fp6 2 3 1 Finite;
    /// E3M2.
    Bf6 3 2 3 Finite;
    /// E2M1.
    Fp4 2 1 1 Finite;
    /// IEEE binary16, to convert to only.
    Binary16 5 10 15 Ieee;
    /// bfloat16, to convert to only.
    Bfloat16 8 7 127 Ieee;
}

/// 2^n for the exponents of normal binary32.
#[inline(always)]
fn power(n: i32) -> f32 {
    f32::from_bits(((n + 127) as u32) << 23)
}

/// The value of a code.
#[inline(always)]
pub(crate) fn decode<F: Small>(code: u32) -> f32 {
    let code = code & (2 * F::SIGN - 1);
    let magnitude = code & (F::SIGN - 1);
    let (e, m) = (magnitude >> F::MANTISSA, magnitude & ((1 << F::MANTISSA) - 1));
    let top = e == (1 << F::EXPONENT) - 1;
    let hidden = if e == 0 { 0 } else { 1 << F::MANTISSA };
    let unit = power(e.max(1) as i32 - F::BIAS - F::MANTISSA as i32);
    let v = (m | hidden) as f32 * unit;
    let v = if code & F::SIGN != 0 { -v } else { v };
    match F::TOP {
        Top::Fnuz if code == F::SIGN => NAN32,
        Top::Nan if magnitude == F::SIGN - 1 => NAN32,
        Top::Ieee if top && m != 0 => NAN32,
        Top::Ieee if top => f32::INFINITY.copysign(v),
        _ => v,
    }
}

/// The code of NaN, or of the largest number in a format without.
fn nan<F: Small>(sign: u32) -> u32 {
    match F::TOP {
        Top::Fnuz => F::SIGN,
        _ => sign | (F::SIGN - 1),
    }
}

/// The largest number's code, without its sign.
fn largest<F: Small>() -> u32 {
    match F::TOP {
        Top::Nan => F::SIGN - 2,
        Top::Ieee => (((1 << F::EXPONENT) - 1) << F::MANTISSA) - 1,
        _ => F::SIGN - 1,
    }
}

/// The code of the nearest value, ties to even; with `random`, its value of a dropped bits' fraction is added
/// and the rest cut off. What is too large becomes the largest number if it `saturates` or the format has nothing
/// else, or infinity, or NaN.
pub(crate) fn encode<F: Small>(v: f64, random: Option<u32>, saturates: bool) -> u32 {
    let sign = if v.is_sign_negative() { F::SIGN } else { 0 };
    let overflow = match F::TOP {
        Top::Ieee => sign | ((1 << F::EXPONENT) - 1) << F::MANTISSA,
        _ => nan::<F>(sign),
    };
    if v.is_nan() {
        return nan::<F>(sign);
    }
    if v.is_infinite() {
        return overflow;
    }
    let zero = if F::TOP == Top::Fnuz { 0 } else { sign };
    let bits = v.to_bits() & !(1 << 63);
    if bits == 0 {
        return zero;
    }
    let (e, m) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
    let (m, e) = if e == 0 { (m, 1) } else { (m | 1 << 52, e) };
    // The value is m · 2^(e − 1075); the unit of the result at this exponent is 2^(t − bias − mantissa).
    let t = (e - 1023 + F::BIAS).max(1);
    let shift = t - F::BIAS - F::MANTISSA as i32 - (e - 1075);
    let shift = shift.clamp(0, 100) as u32;
    let m = u128::from(m);
    let rounded = match random {
        Some(r) => (m + (u128::from(r) << shift >> 32)) >> shift,
        None => {
            let (q, rest, half) = (m >> shift, m & ((1 << shift) - 1), 1u128 << shift >> 1);
            q + u128::from(rest > half || rest == half && q & 1 != 0 && shift != 0)
        }
    };
    if rounded == 0 {
        return zero;
    }
    // The hidden bit carries into the exponent field by itself.
    let code = ((t as u128 - 1) << F::MANTISSA) + rounded;
    if code <= largest::<F>().into() {
        sign | code as u32
    } else if saturates || F::TOP == Top::Finite {
        sign | largest::<F>()
    } else {
        overflow
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    fn round_trips<F: Small>(name: &str, numbers: &[(u32, f32)]) {
        for &(code, v) in numbers {
            assert_eq!(decode::<F>(code), v, "{name} {code:#x}");
        }
        for code in 0..=(F::SIGN - 1) | F::SIGN {
            let v = decode::<F>(code);
            if v.is_nan() {
                assert!(
                    decode::<F>(encode::<F>(v.into(), None, false)).is_nan(),
                    "{name} {code:#x}"
                );
                continue;
            }
            assert_eq!(encode::<F>(v.into(), None, false), code, "{name} {code:#x}");
            // Half way to the next number goes to the even one.
            let next = decode::<F>(code.wrapping_add(1));
            if code & (F::SIGN - 1) < largest::<F>() {
                let middle = (f64::from(v) + f64::from(next)) / 2.0;
                let even = code + (code & 1);
                let up = v.is_sign_negative();
                assert_eq!(encode::<F>(middle, None, false), even, "{name} {middle} {up}");
                assert_eq!(encode::<F>(middle, Some(0), false), code);
                assert_eq!(encode::<F>(middle, Some(u32::MAX), false), code + 1);
            }
        }
    }

    #[test]
    fn codes_and_values() {
        round_trips::<Fp8Fnuz>("fp8 fnuz", &[(0x7f, 240.0), (0x40, 1.0), (1, 0.0009765625)]);
        round_trips::<Bf8Fnuz>("bf8 fnuz", &[(0x7f, 57344.0), (0x40, 1.0)]);
        round_trips::<Fp8>("fp8", &[(0x7e, 448.0), (0x38, 1.0), (1, 0.001953125)]);
        round_trips::<Bf8>("bf8", &[(0x7b, 57344.0), (0x3c, 1.0), (0x7c, f32::INFINITY)]);
        round_trips::<Fp6>("fp6", &[(0x1f, 7.5), (0x08, 1.0), (1, 0.125)]);
        round_trips::<Bf6>("bf6", &[(0x1f, 28.0), (0x0c, 1.0), (1, 0.0625)]);
        round_trips::<Fp4>("fp4", &[(7, 6.0), (2, 1.0), (1, 0.5), (15, -6.0)]);
        assert!(decode::<Fp8>(0xff).is_nan() && decode::<Fp8Fnuz>(0x80).is_nan());
    }

    #[test]
    fn what_is_too_large() {
        assert_eq!(encode::<Fp8>(1e9, None, true), 0x7e);
        assert_eq!(encode::<Fp8>(-1e9, None, false), 0xff);
        assert_eq!(encode::<Bf8>(1e9, None, false), 0x7c);
        assert_eq!(encode::<Bf8>(1e9, None, true), 0x7b);
        assert_eq!(encode::<Bf8>(f64::INFINITY, None, true), 0x7c);
        assert_eq!(encode::<Fp8Fnuz>(1e9, None, false), 0x80);
        assert_eq!(encode::<Fp8Fnuz>(-1e9, None, true), 0xff);
        assert_eq!(encode::<Fp4>(f64::NEG_INFINITY, None, false), 0xf);
        assert_eq!(encode::<Fp6>(1e9, None, false), 0x1f);
    }
}
