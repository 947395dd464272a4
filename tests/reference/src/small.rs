//! Floats of 8 bits: those of the Open Compute Project, and on gfx942 those with one NaN and no infinity.

use outcrop_isa::{Format as Encoding, Inst, Target};

use crate::Meaning;
use crate::state::State;
use crate::vector::{self, Operation, Run, is_vector};

/// An 8-bit format: sign, exponent, mantissa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Small {
    exponent: u32,
    mantissa: u32,
    bias: i32,
    top: Top,
}

/// What the largest codes mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Top {
    /// All ones is NaN, the rest numbers.
    Nan,
    /// As in IEEE formats.
    Ieee,
    /// Numbers; minus zero is NaN.
    Fnuz,
}

/// E4M3.
pub const FP8: Small = Small {
    exponent: 4,
    mantissa: 3,
    bias: 7,
    top: Top::Nan,
};

/// E5M2.
pub const BF8: Small = Small {
    exponent: 5,
    mantissa: 2,
    bias: 15,
    top: Top::Ieee,
};

impl Small {
    /// The format that a mnemonic of the target means.
    fn named(name: &str, target: Target) -> Option<Self> {
        let format = match name {
            "fp8" => FP8,
            "bf8" => BF8,
            _ => return None,
        };
        Some(match target {
            Target::Gfx942 => Self {
                bias: format.bias + 1,
                top: Top::Fnuz,
                ..format
            },
            _ => format,
        })
    }

    /// The value of a code.
    #[must_use]
    pub fn value(self, code: u32) -> f64 {
        let (sign, magnitude) = (code >> 7 & 1, code & 0x7f);
        let (e, m) = (magnitude >> self.mantissa, magnitude & ((1 << self.mantissa) - 1));
        let full = (1 << self.exponent) - 1;
        match self.top {
            Top::Fnuz if code & 0xff == 0x80 => return f64::NAN,
            Top::Nan if magnitude == 0x7f => return f64::NAN,
            Top::Ieee if e == full && m != 0 => return f64::NAN,
            Top::Ieee if e == full => {
                return if sign != 0 {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                };
            }
            _ => {}
        }
        let fraction = f64::from(m) / f64::from(1 << self.mantissa);
        let v = match e {
            0 => fraction * 2f64.powi(1 - self.bias),
            _ => (1.0 + fraction) * 2f64.powi(e as i32 - self.bias),
        };
        if sign != 0 { -v } else { v }
    }

    /// The nearest code, of two the even one: all are looked at. `largest` is what overflows if it saturates.
    fn code(self, v: f64, saturates: bool) -> u32 {
        let sign = if v.is_sign_negative() { 0x80 } else { 0 };
        let nan = if self.top == Top::Fnuz { 0x80 } else { sign | 0x7f };
        let over = match self.top {
            Top::Ieee => sign | 0x7c,
            _ => nan,
        };
        if v.is_nan() {
            return nan;
        }
        if v.is_infinite() {
            return over;
        }
        let largest = (0..0x80)
            .rev()
            .find(|code| self.value(*code).is_finite())
            .unwrap_or(0);
        let magnitude = v.abs();
        // What would be the next number ends the range at half way.
        let step = self.value(largest) - self.value(largest - 1);
        let half_way = self.value(largest) + step / 2.0;
        if magnitude > half_way || magnitude == half_way && largest & 1 != 0 {
            return if saturates { sign | largest } else { over };
        }
        let mut best = 0;
        for code in 1..=largest {
            let (d, least) = (
                (self.value(code) - magnitude).abs(),
                (self.value(best) - magnitude).abs(),
            );
            if d < least || d == least && code & 1 == 0 {
                best = code;
            }
        }
        if best == 0 && self.top == Top::Fnuz {
            0
        } else {
            sign | best
        }
    }

    /// As [`Self::code`], with the random fraction of a unit added to the magnitude and the rest cut off.
    fn stochastic(self, v: f64, random: u32, saturates: bool) -> u32 {
        if !v.is_finite() || v == 0.0 {
            return self.code(v, saturates);
        }
        let sign = if v.is_sign_negative() { 0x80 } else { 0 };
        let largest = (0..0x80)
            .rev()
            .find(|code| self.value(*code).is_finite())
            .unwrap_or(0);
        let e = (v.abs().log2().floor() as i32).max(1 - self.bias);
        // log2 may be off next to a power of two.
        let e = [e - 1, e, e + 1]
            .into_iter()
            .filter(|e| 2f64.powi(*e) <= v.abs())
            .max()
            .unwrap_or(e)
            .max(1 - self.bias);
        let unit = 2f64.powi(e - self.mantissa as i32);
        let steps = (v.abs() / unit + f64::from(random) / 4_294_967_296.0).floor();
        let r = steps * unit;
        if r > self.value(largest) {
            return match (saturates, self.top) {
                (true, _) => sign | largest,
                (false, Top::Ieee) => sign | 0x7c,
                (false, Top::Fnuz) => 0x80,
                (false, Top::Nan) => sign | 0x7f,
            };
        }
        self.code(r.copysign(v), saturates)
    }
}

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, encoding: Encoding) -> Option<Meaning> {
    let known = matches!(
        name,
        "v_cvt_f32_fp8"
            | "v_cvt_f32_bf8"
            | "v_cvt_pk_f32_fp8"
            | "v_cvt_pk_f32_bf8"
            | "v_cvt_pk_fp8_f32"
            | "v_cvt_pk_bf8_f32"
            | "v_cvt_sr_fp8_f32"
            | "v_cvt_sr_bf8_f32"
    );
    let has = is_vector(encoding) && target != Target::Gfx90a && known;
    has.then_some(Meaning::Vector(Operation::bits(Run::Wave(execute))))
}

fn execute(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name();
    let Some(format) = name.split('_').find_map(|part| Small::named(part, inst.target)) else {
        return;
    };
    let (pair, stochastic) = (name.starts_with("v_cvt_pk"), name.starts_with("v_cvt_sr"));
    let gfx12 = inst.target == Target::Gfx1201;
    let saturates = before.mode.fp16_ovfl();
    for lane in before.active() {
        let Some(from) = vector::source_lane(inst, before, lane) else {
            continue;
        };
        let source = |i: usize| match (i, from) {
            (0, None) => vector::zero_source(inst, before, lane),
            (0, Some(from)) => vector::source(inst, before, 0, from),
            _ => vector::source(inst, before, i, lane),
        };
        let bit = |n: u8| u32::from(inst.op_sel >> n & 1);
        if name.starts_with("v_cvt_f32") || name.starts_with("v_cvt_pk_f32") {
            // Of gfx12 the high bit of the byte comes first; before, SDWA says the part.
            let shift = match (gfx12, pair) {
                (true, true) => 16 * bit(0),
                (true, false) => 16 * bit(0) + 8 * bit(1),
                (false, _) => 0,
            };
            let v = source(0) >> shift;
            let value = |v: u64| u64::from((format.value(v as u32 & 0xff) as f32).to_bits());
            let finish = |v: u64| vector::finish_single(inst, before, lane, v);
            let r = match pair {
                false => finish(value(v)),
                true => finish(value(v)) | finish(value(v >> 8)) << 32,
            };
            vector::write(inst, after, lane, r);
            continue;
        }
        let number = |i: usize| {
            let v = source(i);
            let v = if before.mode.flushes_in32() {
                vector::flush(crate::state::Format::F32, v)
            } else {
                v
            };
            f64::from(f32::from_bits(v as u32))
        };
        let old = vector::register(before, inst.dst, 1, lane);
        let (r, shift, bits) = if stochastic {
            let r = format.stochastic(number(0), source(1) as u32, saturates);
            (r, 8 * (bit(2) | bit(3) << 1), 8)
        } else {
            let (low, high) = (
                format.code(number(0), saturates),
                format.code(number(1), saturates),
            );
            (low | high << 8, 16 * bit(3), 16)
        };
        let mask = ((1u64 << bits) - 1) << shift;
        vector::write(inst, after, lane, old & !mask | u64::from(r) << shift & mask);
    }
}
