//! Float arithmetic in integers: any rounding, any of the vector unit's formats, rounded once.
//!
//! It serves what the host's arithmetic does not: rounding other than to nearest even, and f16 results that become
//! the largest number instead of infinity. Waves ask for these rarely, and in MODE, so that code is lowered to it
//! or to the host's.

/// A float format of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    exponent: u32,
    mantissa: u32,
}

pub(crate) const F16: Format = Format {
    exponent: 5,
    mantissa: 10,
};
pub(crate) const F32: Format = Format {
    exponent: 8,
    mantissa: 23,
};
pub(crate) const F64: Format = Format {
    exponent: 11,
    mantissa: 52,
};

impl Format {
    const fn sign(self) -> u64 {
        1 << (self.exponent + self.mantissa)
    }

    const fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.mantissa
    }

    const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The quiet NaN of operations that have none among their sources.
    pub(crate) const fn nan(self) -> u64 {
        self.infinity() | 1 << (self.mantissa - 1)
    }

    pub(crate) const fn is_nan(self, v: u64) -> bool {
        v & (self.sign() - 1) > self.infinity()
    }

    pub(crate) const fn is_zero(self, v: u64) -> bool {
        v & (self.sign() - 1) == 0
    }

    pub(crate) const fn is_denormal(self, v: u64) -> bool {
        let magnitude = v & (self.sign() - 1);
        magnitude != 0 && magnitude < 1 << self.mantissa
    }

    /// 1.
    pub(crate) const fn one(self) -> u64 {
        (self.bias() as u64) << self.mantissa
    }

    /// The integer next below; what is not finite stays.
    pub(crate) fn floor(self, v: u64) -> u64 {
        let Value::Finite(number) = self.value(v) else {
            return v;
        };
        let shift = (-number.exponent).max(0) as u32;
        let whole = if shift < 64 {
            number.significand >> shift
        } else {
            0
        };
        let rest = shift >= 64 && number.significand != 0 || whole << shift.min(64) != number.significand;
        let up = u128::from(number.negative && rest);
        let floor = Number {
            significand: whole + up,
            exponent: number.exponent.max(0),
            ..number
        };
        floor.round(self, Rounding::NEAREST)
    }

    /// The other sign.
    pub(crate) const fn minus(self, v: u64) -> u64 {
        v ^ self.sign()
    }

    /// The first NaN among the sources, made quiet.
    pub(crate) fn quiet(self, sources: &[u64]) -> Option<u64> {
        let nan = sources.iter().find(|v| self.is_nan(**v))?;
        Some(nan | 1 << (self.mantissa - 1))
    }

    /// The value of bits that are no NaN.
    pub(crate) const fn value(self, bits: u64) -> Value {
        let negative = bits & self.sign() != 0;
        let magnitude = bits & (self.sign() - 1);
        if magnitude >= self.infinity() {
            return Value::Infinity { negative };
        }
        let fraction = magnitude & ((1 << self.mantissa) - 1);
        let field = (magnitude >> self.mantissa) as i32;
        let (significand, exponent) = match field {
            0 => (fraction, 1),
            _ => (fraction | 1 << self.mantissa, field),
        };
        Value::Finite(Number {
            negative,
            significand: significand as u128,
            exponent: exponent - self.bias() - self.mantissa as i32,
        })
    }
}

/// How results become numbers of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rounding {
    /// MODE's number: 0 to nearest even, 1 up, 2 down, 3 towards zero.
    mode: u32,
    /// What overflows becomes the largest number.
    saturates: bool,
}

impl Rounding {
    pub(crate) const NEAREST: Self = Self {
        mode: 0,
        saturates: false,
    };

    /// How MODE has results of `format` rounded.
    pub(crate) const fn of(mode: u32, format: Format) -> Self {
        Self {
            mode: match format.mantissa {
                23 => mode & 3,
                _ => mode >> 2 & 3,
            },
            saturates: format.mantissa == 10 && mode & crate::shader::scalar::hwreg::FP16_OVFL != 0,
        }
    }
}

/// Anything but a NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Infinity { negative: bool },
    Finite(Number),
}

/// `significand · 2^exponent`. Below 2^126; the lowest bit also stands for all that is smaller where it does not
/// matter to the rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    negative: bool,
    significand: u128,
    exponent: i32,
}

/// Where [`Number::raised`] puts the leading bit.
const TOP: u32 = 125;

impl Number {
    /// An integer.
    pub(crate) const fn of(v: i64) -> Self {
        Self {
            negative: v < 0,
            significand: v.unsigned_abs() as u128,
            exponent: 0,
        }
    }

    /// The same with its leading bit at [`TOP`]; it is not zero.
    const fn raised(self) -> Self {
        let shift = self.significand.leading_zeros() as i32 - (127 - TOP as i32);
        Self {
            significand: self.significand << shift,
            exponent: self.exponent - shift,
            ..self
        }
    }

    const fn times(self, other: Self) -> Self {
        Self {
            negative: self.negative != other.negative,
            significand: self.significand * other.significand,
            exponent: self.exponent + other.exponent,
        }
    }

    /// The sum; of opposite numbers zero with the sign that the rounding gives it.
    fn plus(self, other: Self, rounding: Rounding) -> Self {
        if self.significand == 0 && other.significand == 0 {
            let negative = match self.negative == other.negative {
                true => self.negative,
                false => rounding.mode == 2,
            };
            return Self { negative, ..self };
        }
        if other.significand == 0 {
            return self;
        }
        if self.significand == 0 {
            return other;
        }
        let (a, b) = (self.raised(), other.raised());
        let (a, b) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
        let shifted = sticky_shift(b.significand, (a.exponent - b.exponent) as u32);
        let (significand, negative) = if a.negative == b.negative {
            (a.significand + shifted, a.negative)
        } else if a.significand >= shifted {
            (a.significand - shifted, a.negative)
        } else {
            (shifted - a.significand, b.negative)
        };
        Self {
            negative: if significand == 0 {
                rounding.mode == 2
            } else {
                negative
            },
            significand,
            exponent: a.exponent,
        }
    }

    /// The bits of the nearest number of the format in the direction of the rounding.
    pub(crate) fn round(self, format: Format, rounding: Rounding) -> u64 {
        let sign = if self.negative { format.sign() } else { 0 };
        if self.significand == 0 {
            return sign;
        }
        let leading = 127 - self.significand.leading_zeros() as i32;
        let least = 1 - format.bias();
        let unit = (self.exponent + leading).max(least) - format.mantissa as i32;
        let shift = unit - self.exponent;
        let up = match rounding.mode {
            1 => !self.negative,
            2 => self.negative,
            _ => false,
        };
        let kept = if shift <= 0 {
            self.significand << -shift
        } else {
            // Two bits below the unit tell on which side of half it is.
            let wide = if shift >= 2 {
                sticky_shift(self.significand, shift as u32 - 2)
            } else {
                self.significand << (2 - shift)
            };
            let (kept, rest) = (wide >> 2, wide & 3);
            let more = match rounding.mode {
                0 => rest > 2 || (rest == 2 && kept & 1 != 0),
                _ => up && rest != 0,
            };
            kept + u128::from(more)
        };
        // The hidden bit of a normal number counts up its exponent field.
        let field = (unit - (least - format.mantissa as i32)) as u128;
        let magnitude = (field << format.mantissa) + kept;
        if magnitude < format.infinity().into() {
            return sign | magnitude as u64;
        }
        let bounded = rounding.saturates || !(rounding.mode == 0 || up);
        sign | (format.infinity() - u64::from(bounded))
    }
}

/// `v >> shift`, its lowest bit set if any that it lost is.
const fn sticky_shift(v: u128, shift: u32) -> u128 {
    if shift >= 128 {
        return (v != 0) as u128;
    }
    let lost = v & ((1 << shift) - 1) != 0;
    v >> shift | lost as u128
}

/// `a + b`.
pub(crate) fn add(format: Format, a: u64, b: u64, rounding: Rounding) -> u64 {
    if let Some(nan) = format.quiet(&[a, b]) {
        return nan;
    }
    sum(format, format.value(a), format.value(b), 0, rounding)
}

/// `a · b`.
pub(crate) fn mul(format: Format, a: u64, b: u64, rounding: Rounding) -> u64 {
    if let Some(nan) = format.quiet(&[a, b]) {
        return nan;
    }
    match product(format.value(a), format.value(b)) {
        Some(Value::Finite(p)) => p.round(format, rounding),
        Some(Value::Infinity { negative }) => infinity(format, negative),
        None => format.nan(),
    }
}

/// `(a · b + c) · 2^scale`, rounded once.
pub(crate) fn fma(format: Format, a: u64, b: u64, c: u64, scale: i32, rounding: Rounding) -> u64 {
    if let Some(nan) = format.quiet(&[a, b, c]) {
        return nan;
    }
    match product(format.value(a), format.value(b)) {
        Some(p) => sum(format, p, format.value(c), scale, rounding),
        None => format.nan(),
    }
}

fn infinity(format: Format, negative: bool) -> u64 {
    format.infinity() | if negative { format.sign() } else { 0 }
}

fn product(a: Value, b: Value) -> Option<Value> {
    let negative = |v: Value| match v {
        Value::Infinity { negative } | Value::Finite(Number { negative, .. }) => negative,
    };
    let is_zero = |v: Value| matches!(v, Value::Finite(Number { significand: 0, .. }));
    match (a, b) {
        (Value::Finite(a), Value::Finite(b)) => Some(Value::Finite(a.times(b))),
        _ if is_zero(a) || is_zero(b) => None,
        _ => Some(Value::Infinity {
            negative: negative(a) != negative(b),
        }),
    }
}

fn sum(format: Format, a: Value, b: Value, scale: i32, rounding: Rounding) -> u64 {
    match (a, b) {
        (Value::Finite(a), Value::Finite(b)) => {
            let sum = a.plus(b, rounding);
            let exponent = sum.exponent + scale;
            Number { exponent, ..sum }.round(format, rounding)
        }
        (Value::Infinity { negative }, Value::Finite(_))
        | (Value::Finite(_), Value::Infinity { negative }) => infinity(format, negative),
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) if a == b => infinity(format, a),
        _ => format.nan(),
    }
}

/// Another format's number.
pub(crate) fn convert(from: Format, to: Format, v: u64, rounding: Rounding) -> u64 {
    if from.is_nan(v) {
        let payload = v & ((1 << from.mantissa) - 1);
        let payload = match to.mantissa >= from.mantissa {
            true => payload << (to.mantissa - from.mantissa),
            false => payload >> (from.mantissa - to.mantissa),
        };
        let sign = if v & from.sign() != 0 { to.sign() } else { 0 };
        return sign | to.nan() | payload;
    }
    match from.value(v) {
        Value::Infinity { negative } => infinity(to, negative),
        Value::Finite(number) => number.round(to, rounding),
    }
}

/// `v · 2^n`.
pub(crate) fn scale(format: Format, v: u64, n: i32, rounding: Rounding) -> u64 {
    if let Some(nan) = format.quiet(&[v]) {
        return nan;
    }
    match format.value(v) {
        Value::Infinity { .. } => v,
        Value::Finite(number) => {
            let exponent = number.exponent + n.clamp(-5000, 5000);
            Number { exponent, ..number }.round(format, rounding)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [f64; 14] = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        3.0e-310,
        -5.0e-324,
        1.7e308,
        f64::INFINITY,
        f64::NEG_INFINITY,
        0.1,
        1.0e16,
        -1.0e16,
        2.2250738585072014e-308,
        1.0 / 3.0,
    ];

    #[test]
    fn to_nearest_even_as_the_host() {
        for a in VALUES {
            for b in VALUES {
                let same = |what: &str, got: u64, want: f64| {
                    let nan = F64.is_nan(got) && want.is_nan();
                    assert!(
                        nan || got == want.to_bits(),
                        "{a} {what} {b}: {got:#x}, not {want}"
                    );
                };
                let (x, y) = (a.to_bits(), b.to_bits());
                same("+", add(F64, x, y, Rounding::NEAREST), a + b);
                same("*", mul(F64, x, y, Rounding::NEAREST), a * b);
                for c in VALUES {
                    let got = fma(F64, x, y, c.to_bits(), 0, Rounding::NEAREST);
                    same("* +", got, libm::fma(a, b, c));
                }
                let (a, b) = (a as f32, b as f32);
                let got = add(F32, a.to_bits().into(), b.to_bits().into(), Rounding::NEAREST);
                assert!((a + b).is_nan() && F32.is_nan(got) || got == u64::from((a + b).to_bits()));
            }
        }
    }

    #[test]
    fn directions() {
        let third = |mode| {
            let rounding = Rounding {
                mode,
                saturates: false,
            };
            let v = convert(F64, F16, (1.0f64 / 3.0).to_bits(), rounding);
            let w = convert(F64, F16, (-1.0f64 / 3.0).to_bits(), rounding);
            (v, w)
        };
        assert_eq!(third(0), (0x3555, 0xb555));
        assert_eq!(third(1), (0x3556, 0xb555));
        assert_eq!(third(2), (0x3555, 0xb556));
        assert_eq!(third(3), (0x3555, 0xb555));
        let large = |mode| {
            convert(
                F64,
                F16,
                1e6f64.to_bits(),
                Rounding::of(u32::from(mode) << 2, F16),
            )
        };
        assert_eq!([0u8, 1, 2, 3].map(large), [0x7c00, 0x7c00, 0x7bff, 0x7bff]);
        let ovfl = Rounding::of(crate::shader::scalar::hwreg::FP16_OVFL, F16);
        assert_eq!(convert(F64, F16, 1e6f64.to_bits(), ovfl), 0x7bff);
        assert_eq!(convert(F64, F16, f64::INFINITY.to_bits(), ovfl), 0x7c00);
        // x - x is -0 when rounding down.
        assert_eq!(add(F16, 0x3c00, 0xbc00, Rounding::of(2 << 2, F16)), 0x8000);
    }
}
