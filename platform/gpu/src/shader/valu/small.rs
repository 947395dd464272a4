//! Conversions from and to floats of 4, 6 and 8 bits, and stochastic rounding.
//!
//! A scale is the exponent of an f32: values are divided by it on their way to a small format and multiplied on
//! their way from one; an exponent of all ones makes them NaN. Denormals are kept whatever the mode. Results that
//! are too large saturate if MODE's FP16_OVFL is set (CDNA 4 ISA, `V_CVT_SCALEF32_…`).
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{DataKind, Format as Encoding, Inst, Op as Isa, Target};

use super::{Desc, Lanes, Param, modify, rare};
use crate::shader::memory::lanes;
use crate::shader::number::fp::{bf16_to_f32, f16_to_f32, f32_to_bf16, f64_to_f16, f64_to_f32_odd};
use crate::shader::number::small::{
    Bf6, Bf8, Bf8Fnuz, Bfloat16, Binary16, Fp4, Fp6, Fp8, Fp8Fnuz, Small, decode, encode,
};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::scalar::hwreg::FP16_OVFL;
use crate::shader::simd::{Level, ROW};
use crate::shader::wave::{Op, Wave, after};

/// One 8-bit float.
struct Widen<F>(core::marker::PhantomData<F>);
impl<F: Small> Lanes for Widen<F> {
    type A = u32;
    type B = ();
    type C = ();
    type D = f32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), _: Param) -> f32 {
        decode::<F>(a)
    }
}

/// Two 8-bit floats of the low half.
struct WidenPair<F>(core::marker::PhantomData<F>);
impl<F: Small> Lanes for WidenPair<F> {
    type A = u32;
    type B = ();
    type C = ();
    type D = u64;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), _: Param) -> u64 {
        u64::from(decode::<F>(a).to_bits()) | u64::from(decode::<F>(a >> 8).to_bits()) << 32
    }
}

/// The conversions of 8-bit floats to f32 that have no scale.
pub(crate) fn select(target: Target, op: Isa) -> Option<Desc> {
    fn of<A: Small, B: Small>(op: Isa) -> Option<Desc> {
        Some(match op {
            Isa::V_CVT_F32_FP8 => rare::<Widen<A>>(),
            Isa::V_CVT_F32_BF8 => rare::<Widen<B>>(),
            Isa::V_CVT_PK_F32_FP8 => rare::<WidenPair<A>>(),
            Isa::V_CVT_PK_F32_BF8 => rare::<WidenPair<B>>(),
            _ => return None,
        })
    }
    if fnuz(target) {
        of::<Fp8Fnuz, Bf8Fnuz>(op)
    } else {
        of::<Fp8, Bf8>(op)
    }
}

/// Whether 8-bit floats have no infinity and one NaN.
fn fnuz(target: Target) -> bool {
    target == Target::Gfx942
}

/// A number format, as operations carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    F32,
    F16,
    Bf16,
    Fp8,
    Bf8,
    Fp8Fnuz,
    Bf8Fnuz,
    Fp6,
    Bf6,
    Fp4,
}

impl Format {
    const ALL: [Self; 10] = [
        Self::F32,
        Self::F16,
        Self::Bf16,
        Self::Fp8,
        Self::Bf8,
        Self::Fp8Fnuz,
        Self::Bf8Fnuz,
        Self::Fp6,
        Self::Bf6,
        Self::Fp4,
    ];

    fn from_name(target: Target, name: &str) -> Option<Self> {
        Some(match name {
            "f32" => Self::F32,
            "f16" => Self::F16,
            "bf16" => Self::Bf16,
            "fp8" if fnuz(target) => Self::Fp8Fnuz,
            "bf8" if fnuz(target) => Self::Bf8Fnuz,
            "fp8" => Self::Fp8,
            "bf8" => Self::Bf8,
            "fp6" => Self::Fp6,
            "bf6" => Self::Bf6,
            "fp4" => Self::Fp4,
            _ => return None,
        })
    }

    fn bits(self) -> u32 {
        match self {
            Self::F32 => 32,
            Self::F16 | Self::Bf16 => 16,
            Self::Fp6 | Self::Bf6 => 6,
            Self::Fp4 => 4,
            _ => 8,
        }
    }

    fn value(self, code: u32) -> f64 {
        f64::from(match self {
            Self::F32 => f32::from_bits(code),
            Self::F16 => f16_to_f32(code as u16),
            Self::Bf16 => bf16_to_f32(code as u16),
            Self::Fp8 => decode::<Fp8>(code),
            Self::Bf8 => decode::<Bf8>(code),
            Self::Fp8Fnuz => decode::<Fp8Fnuz>(code),
            Self::Bf8Fnuz => decode::<Bf8Fnuz>(code),
            Self::Fp6 => decode::<Fp6>(code),
            Self::Bf6 => decode::<Bf6>(code),
            Self::Fp4 => decode::<Fp4>(code),
        })
    }

    fn code(self, v: f64, random: Option<u32>, saturates: bool) -> u32 {
        match self {
            Self::F32 => (v as f32).to_bits(),
            Self::F16 if random.is_some() => encode::<Binary16>(v, random, saturates),
            Self::Bf16 if random.is_some() => encode::<Bfloat16>(v, random, saturates),
            Self::F16 => f64_to_f16(v).into(),
            Self::Bf16 => f32_to_bf16(f64_to_f32_odd(v)).into(),
            Self::Fp8 => encode::<Fp8>(v, random, saturates),
            Self::Bf8 => encode::<Bf8>(v, random, saturates),
            Self::Fp8Fnuz => encode::<Fp8Fnuz>(v, random, saturates),
            Self::Bf8Fnuz => encode::<Bf8Fnuz>(v, random, saturates),
            Self::Fp6 => encode::<Fp6>(v, random, saturates),
            Self::Bf6 => encode::<Bf6>(v, random, saturates),
            Self::Fp4 => encode::<Fp4>(v, random, saturates),
        }
    }

    fn is_small(self) -> bool {
        self.bits() <= 8
    }
}

/// The next of a row of random numbers (`v_prng_b32`).
#[inline(always)]
pub(crate) fn prng(v: u32) -> u32 {
    v << 1 ^ if v >> 31 != 0 { 197 } else { 0 }
}

/// What a conversion does; travels in one word of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Conversion {
    from: Format,
    to: Format,
    /// Elements.
    count: u32,
    /// Row `b` is random numbers.
    stochastic: bool,
    /// Rows `b` are every other element.
    interleaved: bool,
    saturates: bool,
    /// First bit of the source and of the result.
    from_shift: u32,
    to_shift: u32,
}

impl Conversion {
    fn pack(self) -> u64 {
        (self.from as u64)
            | (self.to as u64) << 4
            | u64::from(self.count) << 8
            | u64::from(self.stochastic) << 16
            | u64::from(self.interleaved) << 17
            | u64::from(self.saturates) << 18
            | u64::from(self.from_shift) << 24
            | u64::from(self.to_shift) << 32
    }

    fn unpack(v: u64) -> Self {
        let format = |v: u64| Format::ALL.get(v as usize & 15).copied().unwrap_or(Format::F32);
        Self {
            from: format(v),
            to: format(v >> 4),
            count: v as u32 >> 8 & 0xff,
            stochastic: v >> 16 & 1 != 0,
            interleaved: v >> 17 & 1 != 0,
            saturates: v >> 18 & 1 != 0,
            from_shift: v as u32 >> 24 & 31,
            to_shift: (v >> 32) as u32 & 31,
        }
    }

    /// Element `i` of a lane's rows at `row`.
    ///
    /// # Safety
    /// The rows exist.
    unsafe fn element(self, w: &Wave, row: u32, i: u32, lane: usize) -> u32 {
        let (bits, at) = (self.from.bits(), self.from_shift + i * self.from.bits());
        // SAFETY: the caller's; an element that crosses into the next dword has it.
        unsafe {
            let dword = |n: u32| u64::from(w.lane(row + n * ROW as u32, lane));
            let low = dword(at / 32);
            let both = if at % 32 + bits > 32 {
                low | dword(at / 32 + 1) << 32
            } else {
                low
            };
            (both >> (at % 32)) as u32 & (u32::MAX >> (32 - bits))
        }
    }
}

/// Elements of rows `a` (and `b`) scaled by row `c`, converted, to rows `dst`, whose other bits stay; `imm` is a
/// [`Conversion`].
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn convert(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist, as many as the elements take.
    unsafe {
        let o = &*op;
        let c = Conversion::unpack(o.imm);
        for lane in lanes(w.exec()) {
            let exponent = w.lane(o.c, lane) >> 23 & 0xff;
            let power = |n: i32| f64::from_bits(((1023 + n) as u64) << 52);
            let n = exponent as i32 - 127;
            let factor = match exponent {
                0xff => f64::NAN,
                _ if c.to.is_small() => power(-n),
                _ => power(n),
            };
            let mut random = w.lane(o.b, lane);
            let mut codes = [0; 32];
            for (i, code) in (0u32..).zip(codes.iter_mut()).take(c.count as usize) {
                let bits = match c.interleaved {
                    true if i % 2 != 0 => c.element(w, o.b, i / 2, lane),
                    true => c.element(w, o.a, i / 2, lane),
                    false => c.element(w, o.a, i, lane),
                };
                let seed = c.stochastic.then_some(random);
                *code = c.to.code(c.from.value(bits) * factor, seed, c.saturates);
                random = prng(random);
            }
            let (bits, mut at) = (c.to.bits(), c.to_shift);
            for code in codes.into_iter().take(c.count as usize) {
                let row = o.dst + at / 32 * ROW as u32;
                let mask = u64::from(u32::MAX >> (32 - bits)) << (at % 32);
                let put = u64::from(code) << (at % 32);
                let old = w.lane(row, lane);
                w.set_lane(row, lane, old & !(mask as u32) | put as u32);
                if at % 32 + bits > 32 {
                    let old = w.lane(row + ROW as u32, lane);
                    w.set_lane(
                        row + ROW as u32,
                        lane,
                        old & !((mask >> 32) as u32) | (put >> 32) as u32,
                    );
                }
                at += bits;
            }
        }
        after(op)
    }
}

/// What a mnemonic says: the conversion without its shifts, and whether there is a scale.
fn conversion(inst: &Inst) -> Option<(Conversion, bool)> {
    let name = inst.op.name().strip_prefix("v_cvt_")?;
    let (name, scaled) = match name.strip_prefix("scalef32_") {
        Some(rest) => (rest, true),
        None => (name, false),
    };
    let (name, stochastic) = match name.strip_prefix("sr_") {
        Some(rest) => (rest, true),
        None => (name, false),
    };
    let mut parts = name.rsplit('_');
    let (from, to) = (parts.next()?, parts.next()?);
    let from = Format::from_name(inst.target, from)?;
    let to = Format::from_name(inst.target, to)?;
    let (count, interleaved) = match parts.next() {
        None => (1, false),
        Some("pk") => (2, from == Format::F32 && !stochastic),
        Some("pk32") => (32, false),
        Some("2xpk16") => (32, true),
        Some(_) => return None,
    };
    let known = scaled || stochastic || (to.is_small() && from == Format::F32);
    known.then_some((
        Conversion {
            from,
            to,
            count,
            stochastic,
            interleaved,
            saturates: false,
            from_shift: 0,
            to_shift: 0,
        },
        scaled,
    ))
}

/// Lowers the conversions to small formats, and those with a scale or stochastic rounding; false if it is another
/// operation.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    if !matches!(inst.format, Encoding::Vop3 | Encoding::Vop3Dpp) {
        return Ok(false);
    }
    let Some((mut c, scaled)) = conversion(&inst) else {
        return Ok(false);
    };
    c.saturates = l.mode & FP16_OVFL != 0;
    // Which part of a register: in the elements of a packed source or result, bytes before halves.
    let part = |bits: u32, low: u8, high: u8| match bits {
        16 => u32::from(high) * 16,
        8 => (u32::from(low) | u32::from(high) << 1) * 8,
        _ => 0,
    };
    let sel = |bit: u8| inst.op_sel >> bit & 1;
    let from_bits = c.count * c.from.bits();
    if c.from.is_small() {
        c.from_shift = match from_bits {
            16 => part(16, 0, sel(0)),
            other => part(other, sel(0), sel(1)),
        };
    } else if matches!(inst.src_type[0].kind, DataKind::F16 | DataKind::Bf16) {
        c.from_shift = u32::from(sel(0)) * 16;
    }
    c.to_shift = part(c.count * c.to.bits(), sel(2), sel(3));
    let dst = l.vdst()?;
    l.inst.op_sel = 0;
    let ([a, ..], dpp) = modify::sources(l, 1)?;
    let second = c.interleaved || c.stochastic;
    let b = if second { modify::source(l, 1)? } else { a };
    let scale = match (scaled, second) {
        (false, _) => l.const_row(1f32.to_bits()),
        (true, true) => modify::source(l, 2)?,
        (true, false) => modify::source(l, 1)?,
    };
    l.emit(convert, dst, a, b, scale).imm = c.pack();
    modify::end_dpp(l, dpp);
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conversion_travels_in_a_word() {
        let c = Conversion {
            from: Format::Bf16,
            to: Format::Fp4,
            count: 32,
            stochastic: true,
            interleaved: false,
            saturates: true,
            from_shift: 16,
            to_shift: 24,
        };
        assert_eq!(Conversion::unpack(c.pack()), c);
        for (i, format) in Format::ALL.into_iter().enumerate() {
            assert_eq!(format as usize, i);
        }
    }
}
