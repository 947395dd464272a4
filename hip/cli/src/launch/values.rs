//! Elements of buffers: read, made, shown.

use core::fmt::{Display, LowerExp};
use core::str::FromStr;

use half::{bf16, f16};

/// What a buffer is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

impl FromStr for Element {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            "i8" => Self::I8,
            "u8" => Self::U8,
            "i16" => Self::I16,
            "u16" => Self::U16,
            "i32" => Self::I32,
            "u32" => Self::U32,
            "i64" => Self::I64,
            "u64" => Self::U64,
            "f16" => Self::F16,
            "bf16" => Self::Bf16,
            "f32" => Self::F32,
            "f64" => Self::F64,
            other => {
                return Err(format!(
                    "no type is named `{other}`; there are i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64"
                ));
            }
        })
    }
}

/// Numbers that look random, the same for each seed (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// In [-1, 1).
    fn float(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

impl Element {
    /// Bytes.
    pub const fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 | Self::F16 | Self::Bf16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
        }
    }

    const fn is_float(self) -> bool {
        matches!(self, Self::F16 | Self::Bf16 | Self::F32 | Self::F64)
    }

    fn of_float(self, v: f64) -> Vec<u8> {
        match self {
            Self::F16 => f16::from_f64(v).to_ne_bytes().into(),
            Self::Bf16 => bf16::from_f64(v).to_ne_bytes().into(),
            Self::F32 => (v as f32).to_ne_bytes().into(),
            Self::F64 => v.to_ne_bytes().into(),
            _ => self.of_integer(v as i128),
        }
    }

    /// The low bytes of a number.
    fn of_integer(self, v: i128) -> Vec<u8> {
        v.to_le_bytes().into_iter().take(self.size()).collect()
    }

    /// A number's bytes.
    ///
    /// # Errors
    /// It is none, or does not fit.
    pub fn number(self, text: &str) -> Result<Vec<u8>, String> {
        let text = text.trim();
        let bad = || format!("`{text}` is no number");
        if self.is_float() {
            return Ok(self.of_float(text.parse().map_err(|_| bad())?));
        }
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let v = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let v = v.map_err(|_| bad())?;
        let v = if negative { -v } else { v };
        // A negative number for an unsigned type, and a large one for a signed type, are their bits.
        let bits = 8 * self.size() as u32;
        if v >= 1 << bits || v < -(1i128 << (bits - 1)) {
            return Err(format!("{v} does not fit in {bits} bits"));
        }
        Ok(self.of_integer(v))
    }

    /// The bytes of a buffer.
    ///
    /// # Errors
    /// What the values are not.
    pub fn fill(self, count: u64, values: &str) -> Result<Vec<u8>, String> {
        let repeat = |element: &mut dyn FnMut(u64) -> Vec<u8>| (0..count).flat_map(element).collect();
        let seed = match values.strip_prefix("random") {
            Some("") => Some(0),
            Some(seed) => match seed.strip_prefix(':') {
                Some(seed) => Some(seed.parse::<u64>().map_err(|_| format!("`{seed}` is no seed"))?),
                None => None,
            },
            None => None,
        };
        if let Some(seed) = seed {
            let mut random = Random(seed);
            return Ok(repeat(&mut |_| {
                if self.is_float() {
                    self.of_float(random.float())
                } else {
                    self.of_integer(random.next().into())
                }
            }));
        }
        match values {
            "zero" => return Ok(vec![0; count as usize * self.size()]),
            "iota" if self.is_float() => return Ok(repeat(&mut |i| self.of_float(i as f64))),
            "iota" => return Ok(repeat(&mut |i| self.of_integer(i.into()))),
            _ => {}
        }
        let list: Vec<_> = values
            .split(',')
            .map(|v| self.number(v))
            .collect::<Result<_, _>>()?;
        match list.as_slice() {
            [one] => Ok(repeat(&mut |_| one.clone())),
            list if list.len() as u64 == count => Ok(list.concat()),
            list => Err(format!("{} numbers for {count} elements", list.len())),
        }
    }
}

/// A float as text, with an exponent where there would be many zeros.
pub fn readable<T: Copy + Display + LowerExp + Into<f64>>(v: T) -> String {
    let size = v.into().abs();
    if size.is_finite() && size != 0.0 && !(1e-5..1e10).contains(&size) {
        format!("{v:e}")
    } else {
        format!("{v}")
    }
}

/// The first elements, each as text.
pub fn show(element: Element, bytes: &[u8], count: usize) -> Vec<String> {
    fn all<const N: usize, T: Display>(bytes: &[u8], count: usize, of: fn([u8; N]) -> T) -> Vec<String> {
        let (elements, _) = bytes.as_chunks();
        elements.iter().take(count).map(|e| of(*e).to_string()).collect()
    }
    match element {
        Element::I8 => all(bytes, count, i8::from_ne_bytes),
        Element::U8 => all(bytes, count, u8::from_ne_bytes),
        Element::I16 => all(bytes, count, i16::from_ne_bytes),
        Element::U16 => all(bytes, count, u16::from_ne_bytes),
        Element::I32 => all(bytes, count, i32::from_ne_bytes),
        Element::U32 => all(bytes, count, u32::from_ne_bytes),
        Element::I64 => all(bytes, count, i64::from_ne_bytes),
        Element::U64 => all(bytes, count, u64::from_ne_bytes),
        Element::F16 => all(bytes, count, |b| readable(f16::from_ne_bytes(b).to_f32())),
        Element::Bf16 => all(bytes, count, |b| readable(bf16::from_ne_bytes(b).to_f32())),
        Element::F32 => all(bytes, count, |b| readable(f32::from_ne_bytes(b))),
        Element::F64 => all(bytes, count, |b| readable(f64::from_ne_bytes(b))),
    }
}
