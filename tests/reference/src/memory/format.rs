//! Formats of buffers, by exact rational arithmetic.
//!
//! Numbers of formats: LLVM's names of `format:` operands (`BUF_DATA_FORMAT_…`, `BUF_NUM_FORMAT_…`, `BUF_FMT_…`), in the
//! order of their numbers.

use outcrop_isa::Generation;

use crate::softfloat::Fp;
use crate::state::Format as Float;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
}

/// A format: its components from the lowest bit on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Format {
    pub widths: Vec<u32>,
    pub kind: Kind,
}

const NAMES: [&str; 15] = [
    "",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
];

/// The name has the component at the highest bits first.
fn widths(name: &str) -> Vec<u32> {
    name.rsplit('_').filter_map(|w| w.parse().ok()).collect()
}

const KINDS: [Kind; 6] = [
    Kind::Unorm,
    Kind::Snorm,
    Kind::Uscaled,
    Kind::Sscaled,
    Kind::Uint,
    Kind::Sint,
];

impl Format {
    /// Of gfx9's two numbers.
    pub(super) fn pair(data: u32, number: u32) -> Option<Self> {
        let widths = widths(NAMES.get(data as usize)?);
        let kind = match number {
            0..=5 => KINDS[number as usize],
            7 => Kind::Float,
            _ => return None,
        };
        let short = widths.iter().any(|w| matches!(w, 2 | 8));
        (!(widths.is_empty() || short && kind == Kind::Float)).then_some(Self { widths, kind })
    }

    /// Of the number from gfx10 on.
    pub(super) fn unified(generation: Generation, number: u32) -> Option<Self> {
        let mut all = Vec::new();
        for name in &NAMES[1..] {
            let widths = widths(name);
            let has = |kind: Kind| match *name {
                "8" | "8_8" | "8_8_8_8" | "2_10_10_10" => kind != Kind::Float,
                "16" | "16_16" | "16_16_16_16" => true,
                "10_11_11" | "11_11_10" => generation == Generation::Gfx10 || kind == Kind::Float,
                "10_10_10_2" if generation == Generation::Gfx10 => kind != Kind::Float,
                "10_10_10_2" => matches!(kind, Kind::Unorm | Kind::Snorm | Kind::Uint | Kind::Sint),
                _ => matches!(kind, Kind::Uint | Kind::Sint | Kind::Float),
            };
            for kind in KINDS.into_iter().chain([Kind::Float]) {
                if has(kind) {
                    all.push(Self {
                        widths: widths.clone(),
                        kind,
                    });
                }
            }
        }
        all.into_iter().nth((number as usize).checked_sub(1)?)
    }

    pub(super) fn bytes(&self) -> usize {
        self.widths.iter().sum::<u32>() as usize / 8
    }

    /// First bit of component `i`, if there is one.
    pub(super) fn first(&self, i: usize) -> Option<u32> {
        (i < self.widths.len()).then(|| self.widths[..i].iter().sum())
    }

    fn is_float(&self) -> bool {
        !matches!(self.kind, Kind::Uint | Kind::Sint)
    }

    /// One, as a register has it.
    pub(super) fn one(&self, half: bool) -> u32 {
        match (self.is_float(), half) {
            (false, _) => 1,
            (true, true) => 0x3c00,
            (true, false) => 0x3f80_0000,
        }
    }

    /// What a register gets of component `i`.
    pub(super) fn load(&self, element: u128, i: usize, half: bool) -> u32 {
        let Some(first) = self.first(i) else { return 0 };
        let width = self.widths[i];
        let raw = (element >> first) as u32 & (u32::MAX >> (32 - width));
        let negative = raw >> (width - 1) & 1 != 0;
        let signed = i64::from(raw) - if negative { 1i64 << width } else { 0 };
        let to = if half { Float::F16 } else { Float::F32 };
        let low = |v: u32| if half { v & 0xffff } else { v };
        if width == 32 {
            return match (self.kind, half) {
                (Kind::Float, true) => convert(raw.into(), 8, 23, true, Float::F16) as u32,
                _ => low(raw),
            };
        }
        let top = (1i64 << (width - 1)) - 1;
        low(match self.kind {
            Kind::Uint => raw,
            Kind::Sint => signed as u32,
            Kind::Unorm => ratio(raw.into(), (1 << width) - 1, to) as u32,
            Kind::Snorm => ratio(signed.max(-top).into(), top as u128, to) as u32,
            Kind::Uscaled => ratio(raw.into(), 1, to) as u32,
            Kind::Sscaled => ratio(signed.into(), 1, to) as u32,
            Kind::Float if width == 16 && half => raw,
            Kind::Float if width == 16 => convert(raw.into(), 5, 10, true, to) as u32,
            Kind::Float => convert(raw.into(), 5, width - 5, false, to) as u32,
        })
    }

    /// The bits of component `i` for a register, `None` if there is no such component.
    pub(super) fn store(&self, i: usize, half: bool, register: u32) -> Option<u32> {
        let width = *self.widths.get(i)?;
        let (e, m) = if half { (5, 10) } else { (8, 23) };
        let register = if half { register & 0xffff } else { register };
        let unsigned = i128::from(register);
        let signed = if half {
            i128::from(register as u16 as i16)
        } else {
            i128::from(register as i32)
        };
        let top = (1i128 << (width - 1)) - 1;
        let all = (1i128 << width) - 1;
        let mask = (u64::from(u32::MAX) >> (32 - width)) as u32;
        Some(
            mask & match self.kind {
                Kind::Float if width == 32 => convert(register.into(), e, m, true, Float::F32) as u32,
                _ if width == 32 => [unsigned, signed][usize::from(self.kind == Kind::Sint)] as u32,
                Kind::Float if width == 16 && half => register,
                Kind::Float if width == 16 => convert(register.into(), e, m, true, Float::F16) as u32,
                Kind::Float => narrow(register, e, m, width - 5),
                Kind::Uint => unsigned.min(all) as u32,
                Kind::Sint => signed.clamp(-top - 1, top) as u32,
                Kind::Unorm => fixed(register, e, m, all, (0, all), true) as u32,
                Kind::Snorm => fixed(register, e, m, top, (-top, top), true) as u32,
                Kind::Uscaled => fixed(register, e, m, 1, (0, all), false) as u32,
                Kind::Sscaled => fixed(register, e, m, 1, (-top - 1, top), false) as u32,
            },
        )
    }
}

/// The nearest float of `num / den`, ties to even.
fn ratio(num: i128, den: u128, to: Float) -> u64 {
    let fp = Fp::of(to);
    let sign = if num < 0 { fp.sign() } else { 0 };
    sign | rounded(num.unsigned_abs(), den, fp.exponent, fp.mantissa)
}

/// The code of the nearest float without sign of `num / den`, ties to even, denormals and infinity included.
fn rounded(num: u128, den: u128, exponent: u32, mantissa: u32) -> u64 {
    if num == 0 {
        return 0;
    }
    let bias = (1i32 << (exponent - 1)) - 1;
    let least = 1 - bias - mantissa as i32;
    // The power of two below the quotient.
    let mut power = num.ilog2() as i32 - den.ilog2() as i32;
    let below = |p: i32| if p >= 0 { num < den << p } else { num << -p < den };
    if below(power) {
        power -= 1;
    }
    let step = (power - mantissa as i32).max(least);
    let (num, den) = if step >= 0 {
        (num, den << step)
    } else {
        (num << -step, den)
    };
    let (mut q, rest) = (num / den, num % den);
    if 2 * rest > den || 2 * rest == den && q & 1 != 0 {
        q += 1;
    }
    // Codes count on through powers of two.
    let code = (step - least) as u128 * (1 << mantissa) + q;
    let infinity = ((1u128 << exponent) - 1) << mantissa;
    code.min(infinity) as u64
}

/// Sign, and what a float is: NaN, infinity, or a multiple of a power of two.
enum Value {
    Nan(u64),
    Infinity,
    Number(u128, i32),
}

fn parts(v: u64, exponent: u32, mantissa: u32) -> Value {
    let (e, m) = (v >> mantissa & ((1 << exponent) - 1), v & ((1 << mantissa) - 1));
    let bias = (1i32 << (exponent - 1)) - 1;
    if e == (1 << exponent) - 1 {
        return if m == 0 { Value::Infinity } else { Value::Nan(m) };
    }
    let hidden = u64::from(e != 0) << mantissa;
    Value::Number((m | hidden).into(), e.max(1) as i32 - bias - mantissa as i32)
}

/// Another format's float, ties to even; NaNs become quiet where they become shorter and keep what fits of them.
fn convert(v: u64, exponent: u32, mantissa: u32, has_sign: bool, to: Float) -> u64 {
    let fp = Fp::of(to);
    if fp.exponent == exponent && fp.mantissa == mantissa {
        return v;
    }
    let sign = if has_sign && v >> (exponent + mantissa) & 1 != 0 {
        fp.sign()
    } else {
        0
    };
    sign | match parts(v, exponent, mantissa) {
        Value::Infinity => fp.infinity(),
        Value::Nan(payload) if fp.mantissa >= mantissa => fp.infinity() | payload << (fp.mantissa - mantissa),
        Value::Nan(payload) => fp.nan() | payload >> (mantissa - fp.mantissa),
        Value::Number(m, p) => power(m, p, fp.exponent, fp.mantissa),
    }
}

fn power(m: u128, p: i32, exponent: u32, mantissa: u32) -> u64 {
    if p >= 0 {
        return rounded(m << p.min(96), 1, exponent, mantissa);
    }
    // What is shifted out beyond this is far below half of the least denormal.
    if p < -100 {
        0
    } else {
        rounded(m, 1 << -p, exponent, mantissa)
    }
}

/// A float of five exponent bits and no sign: negative numbers are 0.
fn narrow(v: u32, exponent: u32, mantissa: u32, bits: u32) -> u32 {
    let infinity = 31u64 << bits;
    let negative = v >> (exponent + mantissa) & 1 != 0;
    (match parts(v.into(), exponent, mantissa) {
        Value::Nan(payload) => infinity | 1 << (bits - 1) | payload >> (mantissa - bits),
        _ if negative => 0,
        Value::Infinity => infinity,
        Value::Number(m, p) => power(m, p, 5, bits),
    }) as u32
}

/// A float times `scale`, clamped, and rounded to an integer (or cut off); NaN is 0.
fn fixed(v: u32, exponent: u32, mantissa: u32, scale: i128, range: (i128, i128), rounds: bool) -> i128 {
    let negative = v >> (exponent + mantissa) & 1 != 0;
    let end = if negative { range.0 } else { range.1 };
    let (m, p) = match parts(v.into(), exponent, mantissa) {
        Value::Nan(_) => return 0,
        Value::Infinity => return end,
        Value::Number(m, p) => (m, p),
    };
    let scaled = m * scale as u128;
    let magnitude = if p >= 0 {
        if scaled != 0 && p > 60 {
            return end;
        }
        scaled << p.min(60)
    } else if p < -100 {
        0
    } else {
        let (q, rest, den) = (scaled >> -p, scaled & ((1 << -p) - 1), 1u128 << -p);
        q + u128::from(rounds && (2 * rest > den || 2 * rest == den && q & 1 != 0))
    };
    let v = if negative {
        -(magnitude as i128)
    } else {
        magnitude as i128
    };
    v.clamp(range.0, range.1)
}
