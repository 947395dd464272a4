//! Formats of typed buffers: what lies in memory, and what a register holds of it.
//!
//! Numbers of formats: `BUF_DATA_FORMAT`, `BUF_NUM_FORMAT` and `BUF_FMT` of PAL (`gfx9_plus_merged_enum.h`). The sources
//! do not say how a store rounds; here it rounds to nearest even, integers out of a format's range become the nearest
//! that is in it, and the `scaled` formats cut fractions off.

use outcrop_isa::Generation;

use crate::shader::number::fp::{f16_to_f32, f32_to_f16, f64_to_f16, rint64};

/// How a component's bits are a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// 0 to 1.
    Unorm,
    /// -1 to 1; the lowest number is -1 as well.
    Snorm,
    /// An unsigned integer, a float in the register.
    Uscaled,
    /// A signed integer, a float in the register.
    Sscaled,
    Uint,
    Sint,
    Float,
}

use Number::{Float, Sint, Snorm, Sscaled, Uint, Unorm, Uscaled};

/// Bits of the components X, Y, Z, W from the lowest bit on, by the number of the data format.
const LAYOUTS: [[u8; 4]; 15] = [
    [0, 0, 0, 0],
    [8, 0, 0, 0],
    [16, 0, 0, 0],
    [8, 8, 0, 0],
    [32, 0, 0, 0],
    [16, 16, 0, 0],
    [11, 11, 10, 0],
    [10, 11, 11, 0],
    [2, 10, 10, 10],
    [10, 10, 10, 2],
    [8, 8, 8, 8],
    [32, 32, 0, 0],
    [16, 16, 16, 16],
    [32, 32, 32, 0],
    [32, 32, 32, 32],
];

const FIXED: &[Number] = &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint];
const WHOLE: &[Number] = &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float];
const WIDE: &[Number] = &[Uint, Sint, Float];

/// Unified formats from number 1 on: each data format with its number formats.
const GFX10: [&[Number]; 14] = [
    FIXED, WHOLE, FIXED, WIDE, WHOLE, WHOLE, WHOLE, FIXED, FIXED, FIXED, WIDE, WHOLE, WIDE, WIDE,
];
const GFX11: [&[Number]; 14] = [
    FIXED,
    WHOLE,
    FIXED,
    WIDE,
    WHOLE,
    &[Float],
    &[Float],
    &[Unorm, Snorm, Uint, Sint],
    FIXED,
    FIXED,
    WIDE,
    WHOLE,
    WIDE,
    WIDE,
];

/// A format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    widths: [u8; 4],
    number: Number,
}

impl Format {
    /// That of a data format and a number format of gfx9; `None` for one that does not exist.
    pub(crate) fn of_pair(data: u32, number: u32) -> Option<Self> {
        let widths = *LAYOUTS.get(data as usize).filter(|_| data != 0)?;
        let number = match number {
            0..=5 => FIXED[number as usize],
            7 if !matches!(data, 1 | 3 | 8 | 9 | 10) => Float,
            _ => return None,
        };
        Some(Self { widths, number })
    }

    /// That of a unified format; `None` for one that does not exist.
    pub(crate) fn of_unified(generation: Generation, format: u32) -> Option<Self> {
        let table = match generation {
            Generation::Gfx9 => return None,
            Generation::Gfx10 => &GFX10,
            _ => &GFX11,
        };
        let mut left = (format as usize).checked_sub(1)?;
        for (numbers, widths) in table.iter().zip(&LAYOUTS[1..]) {
            match numbers.get(left) {
                Some(number) => {
                    return Some(Self {
                        widths: *widths,
                        number: *number,
                    });
                }
                None => left -= numbers.len(),
            }
        }
        None
    }

    /// Bytes in memory.
    pub(crate) fn bytes(self) -> usize {
        self.widths.iter().map(|w| usize::from(*w)).sum::<usize>() / 8
    }

    /// The bits of component `i` in an element, and their mask; `None` if it has none.
    fn place(self, i: usize) -> Option<(u32, u128)> {
        let width = self.widths[i];
        let first: u32 = self.widths[..i].iter().map(|w| u32::from(*w)).sum();
        (width != 0).then(|| (first, (1 << width) - 1))
    }

    /// What a register gets of component `i` of an element: 32 bits or, if `half`, 16; 0 for a component that it does
    /// not have.
    pub(crate) fn load(self, element: u128, i: usize, half: bool) -> u32 {
        let Some((first, mask)) = self.place(i) else {
            return 0;
        };
        let raw = (element >> first & mask) as u32;
        let width = u32::from(self.widths[i]);
        let signed = (raw << (32 - width)) as i32 >> (32 - width);
        let value = match self.number {
            _ if width == 32 => {
                return match self.number {
                    Float if half => f32_to_f16(f32::from_bits(raw)).into(),
                    _ if half => raw & 0xffff,
                    _ => raw,
                };
            }
            Uint => return raw,
            Sint if half => return signed as u32 & 0xffff,
            Sint => return signed as u32,
            Float => {
                // The narrow ones have the exponent of binary16 and no sign.
                let bits = (raw << (if width == 16 { 0 } else { 15 - width })) as u16;
                return if half {
                    bits.into()
                } else {
                    f16_to_f32(bits).to_bits()
                };
            }
            Unorm => f64::from(raw) / mask as f64,
            Snorm => (f64::from(signed) / (mask >> 1) as f64).max(-1.0),
            Uscaled => raw.into(),
            Sscaled => signed.into(),
        };
        if half {
            f64_to_f16(value).into()
        } else {
            (value as f32).to_bits()
        }
    }

    /// The number 1 in a register.
    pub(crate) fn one(self, half: bool) -> u32 {
        match self.number {
            Uint | Sint => 1,
            _ if half => 0x3c00,
            _ => 1f32.to_bits(),
        }
    }

    /// An element with component `i` from a register; one that it does not have changes nothing.
    pub(crate) fn store(self, element: u128, i: usize, half: bool, register: u32) -> u128 {
        let Some((first, mask)) = self.place(i) else {
            return element;
        };
        let (width, top) = (u32::from(self.widths[i]), mask as u32);
        let float = if half {
            f16_to_f32(register as u16)
        } else {
            f32::from_bits(register)
        };
        let signed = if half {
            i32::from(register as i16)
        } else {
            register as i32
        };
        let unsigned = if half { register & 0xffff } else { register };
        // Both ends of a signed component.
        let (low, high) = (-((top >> 1) as i64) - 1, i64::from(top >> 1));
        let v = f64::from(float);
        let raw = match self.number {
            Float if width == 32 => float.to_bits(),
            _ if width == 32 && self.number == Sint => signed as u32,
            _ if width == 32 => unsigned,
            Float if width == 16 && half => unsigned,
            Float if width == 16 => f32_to_f16(float).into(),
            Float => narrow(v, width - 5),
            // Conversions of NaN to an integer are 0.
            Unorm => rint64(v.clamp(0.0, 1.0) * f64::from(top)) as u32,
            Snorm => rint64(v.clamp(-1.0, 1.0) * high as f64) as i32 as u32,
            Uscaled => v.clamp(0.0, f64::from(top)) as u32,
            Sscaled => v.clamp(low as f64, high as f64) as i32 as u32,
            Uint => unsigned.min(top),
            Sint => i64::from(signed).clamp(low, high) as u32,
        };
        element & !(mask << first) | (u128::from(raw) & mask) << first
    }

    /// The bits of an element that are component `i`.
    pub(crate) fn mask(self, i: usize) -> u128 {
        self.place(i).map_or(0, |(first, mask)| mask << first)
    }
}

/// The nearest unsigned float of five exponent bits and `mantissa` more, ties to even; negative numbers are 0.
fn narrow(v: f64, mantissa: u32) -> u32 {
    let infinity = 31 << mantissa;
    if v.is_nan() {
        let payload = (v.to_bits() >> (52 - mantissa)) as u32 & ((1 << mantissa) - 1);
        return infinity | 1 << (mantissa - 1) | payload;
    }
    if v <= 0.0 {
        return 0;
    }
    if v >= 65536.0 {
        return infinity;
    }
    let exponent = ((v.to_bits() >> 52) as i32 - 1023).max(-14);
    // The distance of neighbours is 2^(exponent - mantissa).
    let scale = f64::from_bits(((1023 + mantissa as i32 - exponent) as u64) << 52);
    let steps = rint64(v * scale) as u32;
    // A carry goes on into the exponent, up to infinity.
    (((exponent + 14) as u32) << mantissa) + steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unified_numbers_end_where_the_enumerations_do() {
        let count = |g, n: u32| (0..n).filter(|f| Format::of_unified(g, *f).is_some()).count();
        assert_eq!(count(Generation::Gfx10, 128), 77);
        assert_eq!(count(Generation::Gfx11, 64), 63);
        assert_eq!(count(Generation::Gfx12, 64), 63);
        // BUF_FMT_2_10_10_10_SNORM, BUF_FMT_32_32_FLOAT.
        let f = |g, n| Format::of_unified(g, n);
        assert_eq!(f(Generation::Gfx10, 0x33), Format::of_pair(9, 1));
        assert_eq!(f(Generation::Gfx11, 0x25), Format::of_pair(9, 1));
        assert_eq!(f(Generation::Gfx10, 0x40), Format::of_pair(11, 7));
        assert_eq!(f(Generation::Gfx12, 0x32), Format::of_pair(11, 7));
    }

    #[test]
    fn what_is_loaded_is_stored_again() {
        for data in 1..15 {
            for number in 0..8 {
                let Some(f) = Format::of_pair(data, number) else {
                    continue;
                };
                for seed in 0..2000u128 {
                    let bits = f.bytes() * 8;
                    let random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
                    let element = random >> 3 & (u128::MAX >> (128 - bits));
                    let mut again = 0;
                    for i in 0..4 {
                        let register = f.load(element, i, false);
                        // NaNs become quiet, and the lowest number of snorm is the one after it.
                        again = f.store(again, i, false, register);
                        assert_eq!(f.load(again, i, false) & 0x7fbf_ffff, register & 0x7fbf_ffff);
                    }
                    if number > 1 && number != 7 {
                        assert_eq!(again, element, "{f:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn narrow_floats_round_to_nearest() {
        // 11 bits: 1 + 1/64 is the next after 1; half way goes to the even one.
        assert_eq!(narrow(1.0, 6), 15 << 6);
        assert_eq!(narrow(1.0 + 1.0 / 128.0, 6), 15 << 6);
        assert_eq!(narrow(1.0 + 3.0 / 128.0, 6), 15 << 6 | 2);
        assert_eq!(narrow(65535.0, 6), 31 << 6);
        assert_eq!(narrow(f64::INFINITY, 5), 31 << 5);
        // The least is 2^-20.
        assert_eq!(narrow(1.0 / 1_048_576.0, 6), 1);
        assert_eq!(narrow(1.0 / 16384.0, 6), 1 << 6);
        assert_eq!(narrow(-1.0, 6), 0);
    }
}
