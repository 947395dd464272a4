//! The text of constants.

use crate::{DataKind, InlineFloat, Operand};
use core::fmt::{Formatter, Result};

/// Decimal when it could be an inline constant and is not negative, else hexadecimal.
pub(crate) fn inline_or_hex(f: &mut Formatter<'_>, value: u16) -> Result {
    match value {
        0..=64 => write!(f, "{value}"),
        _ => write!(f, "{value:#x}"),
    }
}

const fn float_name(float: InlineFloat) -> &'static str {
    match float {
        InlineFloat::Half => "0.5",
        InlineFloat::NegHalf => "-0.5",
        InlineFloat::One => "1.0",
        InlineFloat::NegOne => "-1.0",
        InlineFloat::Two => "2.0",
        InlineFloat::NegTwo => "-2.0",
        InlineFloat::Four => "4.0",
        InlineFloat::NegFour => "-4.0",
        InlineFloat::InvTwoPi => "0.15915494",
    }
}

/// A constant by its value: an integer or a float that could be inline is shown as such, else the bits.
pub(crate) fn write_constant(f: &mut Formatter<'_>, operand: Operand, kind: DataKind) -> Result {
    use DataKind as K;
    let bits = operand.constant(kind).unwrap_or(0);
    // A literal of a 16-bit integer is compared with the inline constants as a whole.
    if let (K::B16 | K::I16 | K::U16, Operand::Literal(whole)) = (kind, operand) {
        return match named(whole) {
            true => write_constant(f, operand, K::B32),
            false => write!(f, "{bits:#x}"),
        };
    }
    let integer = match kind {
        K::B16 | K::I16 | K::U16 | K::F16 | K::Bf16 => i64::from(bits as u16 as i16),
        K::B64 | K::I64 | K::U64 | K::F64 => bits as i64,
        _ => i64::from(bits as u32 as i32),
    };
    if (-16..=64).contains(&integer) {
        return write!(f, "{integer}");
    }
    let float = InlineFloat::ALL.into_iter().find(|float| match kind {
        K::B16 | K::I16 | K::U16 => false,
        K::F16 | K::PkF16 => bits == u64::from(float.f16_bits()),
        K::Bf16 | K::PkBf16 => bits == u64::from(float.f32_bits() >> 16),
        K::B64 | K::I64 | K::U64 | K::F64 => bits == float.f64_bits(),
        _ => bits as u32 == float.f32_bits(),
    });
    match (float, kind) {
        (Some(InlineFloat::InvTwoPi), K::B64 | K::I64 | K::U64 | K::F64) => {
            f.write_str("0.15915494309189532")
        }
        (Some(float), _) => f.write_str(float_name(float)),
        (None, K::F64) => write!(f, "{:#x}", bits >> 32),
        (None, _) => write!(f, "{:#x}", bits as u32),
    }
}

/// Whether 32 bits are shown as an inline constant.
fn named(bits: u32) -> bool {
    (-16..=64).contains(&(bits as i32)) || InlineFloat::ALL.into_iter().any(|float| bits == float.f32_bits())
}
