//! IEEE arithmetic of the formats that the vector unit has, by `rustc_apfloat`; NaNs as AMD GPUs treat them.

use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

use crate::state::{Format, Mode};

/// The fields of a format.
#[derive(Clone, Copy, Debug)]
pub struct Fp {
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the mantissa.
    pub mantissa: u32,
}

impl Fp {
    /// Those of a format.
    #[must_use]
    pub const fn of(format: Format) -> Self {
        let (exponent, mantissa) = match format {
            Format::F16 => (5, 10),
            Format::F32 => (8, 23),
            Format::F64 => (11, 52),
            Format::Bf16 => (8, 7),
        };
        Self { exponent, mantissa }
    }

    /// The sign bit.
    #[must_use]
    pub const fn sign(self) -> u64 {
        1 << (self.exponent + self.mantissa)
    }

    /// Infinity.
    #[must_use]
    pub const fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.mantissa
    }

    /// The bit that makes a NaN quiet.
    #[must_use]
    pub const fn quiet(self) -> u64 {
        1 << (self.mantissa - 1)
    }

    /// The NaN of operations without one among their sources.
    #[must_use]
    pub const fn nan(self) -> u64 {
        self.infinity() | self.quiet()
    }

    /// One.
    #[must_use]
    pub const fn one(self) -> u64 {
        ((1 << (self.exponent - 1)) - 1) << self.mantissa
    }

    /// The largest number.
    #[must_use]
    pub const fn largest(self) -> u64 {
        self.infinity() - 1
    }

    /// Without its sign.
    #[must_use]
    pub const fn magnitude(self, v: u64) -> u64 {
        v & (self.sign() - 1)
    }

    /// Whether it is a NaN.
    #[must_use]
    pub const fn is_nan(self, v: u64) -> bool {
        self.magnitude(v) > self.infinity()
    }

    /// Whether it is a signalling NaN.
    #[must_use]
    pub const fn is_signalling(self, v: u64) -> bool {
        self.is_nan(v) && v & self.quiet() == 0
    }

    /// Whether it is infinite.
    #[must_use]
    pub const fn is_infinite(self, v: u64) -> bool {
        self.magnitude(v) == self.infinity()
    }

    /// Whether it is neither zero nor normal nor special.
    #[must_use]
    pub const fn is_denormal(self, v: u64) -> bool {
        let magnitude = self.magnitude(v);
        magnitude != 0 && magnitude < 1 << self.mantissa
    }

    /// Whether it is a zero.
    #[must_use]
    pub const fn is_zero(self, v: u64) -> bool {
        self.magnitude(v) == 0
    }
}

/// MODE's number of a rounding.
#[must_use]
pub const fn round(number: u32) -> Round {
    match number & 3 {
        0 => Round::NearestTiesToEven,
        1 => Round::TowardPositive,
        2 => Round::TowardNegative,
        _ => Round::TowardZero,
    }
}

/// How MODE rounds results of the format.
#[must_use]
pub const fn round_of(mode: Mode, format: Format) -> Round {
    round(match format {
        Format::F32 => mode.round32(),
        Format::F16 | Format::F64 => mode.round64(),
        Format::Bf16 => 0,
    })
}

macro_rules! by_format {
    ($format:expr, $t:ident => $body:expr) => {
        match $format {
            Format::F16 => {
                type $t = Half;
                $body
            }
            Format::F32 => {
                type $t = Single;
                $body
            }
            Format::F64 => {
                type $t = Double;
                $body
            }
            Format::Bf16 => {
                type $t = BFloat;
                $body
            }
        }
    };
}

fn number<T: Float>(v: u64) -> T {
    T::from_bits(v.into())
}

fn bits<T: Float>(v: T) -> u64 {
    v.to_bits() as u64
}

/// The first NaN among the sources, made quiet.
#[must_use]
pub fn quiet_of(format: Format, sources: &[u64]) -> Option<u64> {
    let fp = Fp::of(format);
    let nan = sources.iter().find(|v| fp.is_nan(**v));
    nan.map(|v| v | fp.quiet())
}

fn result(format: Format, sources: &[u64], v: u64) -> u64 {
    let fp = Fp::of(format);
    quiet_of(format, sources).unwrap_or(if fp.is_nan(v) { fp.nan() } else { v })
}

/// `a + b`.
#[must_use]
pub fn add(format: Format, a: u64, b: u64, round: Round) -> u64 {
    let v = by_format!(format, T => bits(number::<T>(a).add_r(number(b), round).value));
    result(format, &[a, b], v)
}

/// `a · b`.
#[must_use]
pub fn mul(format: Format, a: u64, b: u64, round: Round) -> u64 {
    let v = by_format!(format, T => bits(number::<T>(a).mul_r(number(b), round).value));
    result(format, &[a, b], v)
}

/// `a · b + c`, rounded once.
#[must_use]
pub fn fma(format: Format, a: u64, b: u64, c: u64, round: Round) -> u64 {
    let v = by_format!(format, T => bits(number::<T>(a).mul_add_r(number(b), number(c), round).value));
    result(format, &[a, b, c], v)
}

/// `a / b`.
#[must_use]
pub fn div(format: Format, a: u64, b: u64, round: Round) -> u64 {
    let v = by_format!(format, T => bits(number::<T>(a).div_r(number(b), round).value));
    result(format, &[a, b], v)
}

/// `v · 2^n`.
#[must_use]
pub fn scale(format: Format, v: u64, n: i32, round: Round) -> u64 {
    let scaled = by_format!(format, T => bits(number::<T>(v).scalbn_r(n, round)));
    result(format, &[v], scaled)
}

/// An integer value of the format.
#[must_use]
pub fn integral(format: Format, v: u64, round: Round) -> u64 {
    let r = by_format!(format, T => bits(number::<T>(v).round_to_integral(round).value));
    result(format, &[v], r)
}

/// The order of two numbers; none if one is a NaN.
#[must_use]
pub fn order(format: Format, a: u64, b: u64) -> Option<core::cmp::Ordering> {
    by_format!(format, T => number::<T>(a).partial_cmp(&number::<T>(b)))
}

/// To another format. NaNs keep sign and the high bits of their payload.
#[must_use]
pub fn convert(from: Format, to: Format, v: u64, round: Round) -> u64 {
    let (f, t) = (Fp::of(from), Fp::of(to));
    if f.is_nan(v) {
        let sign = if v & f.sign() != 0 { t.sign() } else { 0 };
        let payload = v & ((1 << f.mantissa) - 1);
        let payload = if t.mantissa >= f.mantissa {
            payload << (t.mantissa - f.mantissa)
        } else {
            payload >> (f.mantissa - t.mantissa)
        };
        return sign | t.infinity() | t.quiet() | payload;
    }
    let mut inexact = false;
    by_format!(from, F => by_format!(to, T => {
        let r: rustc_apfloat::StatusAnd<T> = number::<F>(v).convert_r(round, &mut inexact);
        bits(r.value)
    }))
}

/// From an integer.
#[must_use]
pub fn from_int(format: Format, v: i128, round: Round) -> u64 {
    by_format!(format, T => bits(T::from_i128_r(v, round).value))
}

/// To an integer of `width` bits, of what is too large the nearest one; NaN is 0.
#[must_use]
pub fn to_int(format: Format, v: u64, width: usize, signed: bool, round: Round) -> u64 {
    let mut exact = false;
    let mask = u64::MAX >> (64 - width);
    if Fp::of(format).is_nan(v) {
        return 0;
    }
    by_format!(format, T => {
        let v = number::<T>(v);
        if signed {
            v.to_i128_r(width, round, &mut exact).value as u64 & mask
        } else {
            v.to_u128_r(width, round, &mut exact).value as u64 & mask
        }
    })
}

/// Clamped to 0 to 1. NaN is 0 with `nan_is_zero`.
#[must_use]
pub fn clamp(format: Format, v: u64, nan_is_zero: bool) -> u64 {
    let fp = Fp::of(format);
    if fp.is_nan(v) {
        return if nan_is_zero { 0 } else { v };
    }
    if v & fp.sign() != 0 { 0 } else { v.min(fp.one()) }
}

/// `(a · b + c) · 2^n`, rounded once. The formats are f32 and f64.
#[must_use]
pub fn fma_scaled(format: Format, a: u64, b: u64, c: u64, n: i32, round: Round) -> u64 {
    use rustc_apfloat::ieee::Quad;
    let finite = [a, b, c]
        .into_iter()
        .all(|v| Fp::of(format).magnitude(v) < Fp::of(format).infinity());
    if !finite {
        return fma(format, a, b, c, round);
    }
    // Quad has 113 bits, more than two more than f64; rounding to odd there makes the second rounding the only one.
    let widen = |v: u64| -> Quad {
        let mut inexact = false;
        by_format!(format, T => number::<T>(v).convert_r(Round::TowardZero, &mut inexact).value)
    };
    let exact = widen(a).mul_add_r(widen(b), widen(c), Round::TowardZero);
    let sticky = exact.status.contains(rustc_apfloat::Status::INEXACT);
    let mut odd = exact.value;
    if sticky && odd.to_bits() & 1 == 0 {
        odd = Quad::from_bits(odd.to_bits() | 1);
    }
    let scaled = odd.scalbn_r(n, Round::TowardZero);
    if scaled.is_zero() && !odd.is_zero() {
        return fma(format, a, b, c, round);
    }
    let mut inexact = false;
    if exact.value.is_zero() && !sticky {
        return fma(format, a, b, c, round);
    }
    by_format!(format, T => {
        let r: rustc_apfloat::StatusAnd<T> = scaled.convert_r(round, &mut inexact);
        bits(r.value)
    })
}
