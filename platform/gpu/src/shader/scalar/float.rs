//! Float operations of the scalar unit: gfx11.5 and gfx12.
//!
//! NaNs are made as the vector unit makes them. A binary16 is in the low half of its register; the high half of a
//! result is 0.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use super::hwreg::FP16_OVFL;
use crate::shader::number::exact::{self, F16, F32, Format, Number, Rounding};
use crate::shader::number::fp::{
    NAN32, ceil32, f16_to_f32, f32_to_f16, f32_to_f16_rtz, f64_to_f16, floor32, rint32, trunc32,
};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::valu::{max32, maximum32, min32, minimum32, quiet32};
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// What an operation carries in `imm`: MODE, whose bits say which denormals it flushes.
#[derive(Clone, Copy)]
struct Denormals(u32);

impl Denormals {
    fn flush32(v: f32) -> f32 {
        if v.to_bits() & 0x7f80_0000 == 0 {
            f32::from_bits(v.to_bits() & 0x8000_0000)
        } else {
            v
        }
    }
    fn in32(self, v: u32) -> f32 {
        let v = f32::from_bits(v);
        if self.0 >> 4 & 1 == 0 { Self::flush32(v) } else { v }
    }
    fn out32(self, v: f32) -> f32 {
        if self.0 >> 5 & 1 == 0 { Self::flush32(v) } else { v }
    }
    fn in16(self, v: u32) -> f32 {
        let flushed = self.0 >> 6 & 1 == 0 && v & 0x7c00 == 0;
        f16_to_f32(if flushed { v & 0x8000 } else { v } as u16)
    }
    fn out16(self, v: u16) -> u32 {
        let flushed = self.0 >> 7 & 1 == 0 && v & 0x7c00 == 0;
        u32::from(if flushed { v & 0x8000 } else { v })
    }
}

/// The result, or of a NaN the first source that is one, quiet.
fn with_nan(r: f32, sources: &[f32]) -> f32 {
    if !r.is_nan() {
        return r;
    }
    let nan = sources.iter().find(|v| v.is_nan());
    nan.map_or(NAN32, |v| quiet32(*v))
}

/// An operation on floats; `d` is the destination before.
trait Float {
    fn f(a: u32, b: u32, d: u32, m: Denormals) -> u32;
}

/// # Safety
/// As for [`Handler`].
unsafe fn run<T: Float>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let v = T::f(w.s32(o.a), w.s32(o.b), w.s32(o.c), Denormals(o.imm as u32));
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// A comparison of floats.
trait Compare {
    fn f(a: f32, b: f32) -> bool;
}

/// A comparison's result to SCC; `e` is 1 for binary16.
///
/// # Safety
/// As for [`Handler`].
unsafe fn compare<T: Compare>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let m = Denormals(o.imm as u32);
        let value = |v| if o.e != 0 { m.in16(v) } else { m.in32(v) };
        w.scc = u32::from(T::f(value(w.s32(o.a)), value(w.s32(o.b))));
        after(op)
    }
}

macro_rules! floats {
    ($select:ident; $($name:ident($a:ident, $b:ident, $d:ident, $m:ident) $body:expr;)*) => {
        fn $select(op: Isa) -> Option<Handler> {
            Some(match op {
                $(Isa::$name => {
                    struct This;
                    impl Float for This {
                        fn f($a: u32, $b: u32, $d: u32, $m: Denormals) -> u32 {
                            $body
                        }
                    }
                    run::<This>
                })*
                _ => return None,
            })
        }
    };
}

/// An operation of two binary32.
fn two32(a: u32, b: u32, m: Denormals, f: fn(f32, f32) -> f32) -> u32 {
    let (a, b) = (m.in32(a), m.in32(b));
    m.out32(with_nan(f(a, b), &[a, b])).to_bits()
}

/// An operation of two binary16, which binary32 holds exactly enough to round only once.
fn two16(a: u32, b: u32, m: Denormals, f: fn(f32, f32) -> f32) -> u32 {
    let (a, b) = (m.in16(a), m.in16(b));
    m.out16(f32_to_f16(with_nan(f(a, b), &[a, b])))
}

/// One of two binary32, whose NaN the operation itself chooses.
fn one_of32(a: u32, b: u32, m: Denormals, f: fn(f32, f32) -> f32) -> u32 {
    m.out32(f(m.in32(a), m.in32(b))).to_bits()
}

/// One of two binary16.
fn one_of16(a: u32, b: u32, m: Denormals, f: fn(f32, f32) -> f32) -> u32 {
    m.out16(f32_to_f16(f(m.in16(a), m.in16(b))))
}

fn one32(a: u32, m: Denormals, f: fn(f32) -> f32) -> u32 {
    let a = m.in32(a);
    with_nan(f(a), &[a]).to_bits()
}

fn one16(a: u32, m: Denormals, f: fn(f32) -> f32) -> u32 {
    let a = m.in16(a);
    u32::from(f32_to_f16(with_nan(f(a), &[a])))
}

fn fma32(a: u32, b: u32, c: u32, m: Denormals) -> u32 {
    let (a, b, c) = (m.in32(a), m.in32(b), m.in32(c));
    m.out32(with_nan(libm::fmaf(a, b, c), &[a, b, c])).to_bits()
}

fn fma16(a: u32, b: u32, c: u32, m: Denormals) -> u32 {
    let (a, b, c) = (m.in16(a), m.in16(b), m.in16(c));
    let r = f64::from(a) * f64::from(b) + f64::from(c);
    m.out16(if r.is_nan() {
        f32_to_f16(with_nan(f32::NAN, &[a, b, c]))
    } else {
        f64_to_f16(r)
    })
}

floats! {
    handler;
    S_ADD_F32(a, b, _d, m) two32(a, b, m, |a, b| a + b);
    S_SUB_F32(a, b, _d, m) two32(a, b, m, |a, b| a - b);
    S_MUL_F32(a, b, _d, m) two32(a, b, m, |a, b| a * b);
    S_MIN_NUM_F32(a, b, _d, m) two32(a, b, m, min32);
    S_MAX_NUM_F32(a, b, _d, m) two32(a, b, m, max32);
    S_MINIMUM_F32(a, b, _d, m) one_of32(a, b, m, minimum32);
    S_MAXIMUM_F32(a, b, _d, m) one_of32(a, b, m, maximum32);
    S_FMAC_F32(a, b, d, m) fma32(a, b, d, m);
    S_FMAAK_F32(a, b, c, m) fma32(a, b, c, m);
    S_FMAMK_F32(a, b, c, m) fma32(a, b, c, m);
    S_CEIL_F32(a, _b, _d, m) one32(a, m, ceil32);
    S_FLOOR_F32(a, _b, _d, m) one32(a, m, floor32);
    S_TRUNC_F32(a, _b, _d, m) one32(a, m, trunc32);
    S_RNDNE_F32(a, _b, _d, m) one32(a, m, rint32);
    S_ADD_F16(a, b, _d, m) two16(a, b, m, |a, b| a + b);
    S_SUB_F16(a, b, _d, m) two16(a, b, m, |a, b| a - b);
    S_MUL_F16(a, b, _d, m) two16(a, b, m, |a, b| a * b);
    S_MIN_NUM_F16(a, b, _d, m) two16(a, b, m, min32);
    S_MAX_NUM_F16(a, b, _d, m) two16(a, b, m, max32);
    S_MINIMUM_F16(a, b, _d, m) one_of16(a, b, m, minimum32);
    S_MAXIMUM_F16(a, b, _d, m) one_of16(a, b, m, maximum32);
    S_FMAC_F16(a, b, d, m) fma16(a, b, d, m);
    S_CEIL_F16(a, _b, _d, m) one16(a, m, ceil32);
    S_FLOOR_F16(a, _b, _d, m) one16(a, m, floor32);
    S_TRUNC_F16(a, _b, _d, m) one16(a, m, trunc32);
    S_RNDNE_F16(a, _b, _d, m) one16(a, m, rint32);
    S_CVT_F32_I32(a, _b, _d, _m) (a as i32 as f32).to_bits();
    S_CVT_F32_U32(a, _b, _d, _m) (a as f32).to_bits();
    S_CVT_I32_F32(a, _b, _d, m) m.in32(a) as i32 as u32;
    S_CVT_U32_F32(a, _b, _d, m) m.in32(a) as u32;
    S_CVT_F16_F32(a, _b, _d, m) m.out16(f32_to_f16(m.in32(a)));
    S_CVT_F32_F16(a, _b, _d, m) quiet_if_nan(m.in16(a));
    S_CVT_HI_F32_F16(a, _b, _d, m) quiet_if_nan(m.in16(a >> 16));
    S_CVT_PK_RTZ_F16_F32(a, b, _d, m)
        m.out16(f32_to_f16_rtz(m.in32(a))) | m.out16(f32_to_f16_rtz(m.in32(b))) << 16;
}

// What MODE has rounded other than to nearest even, or kept from overflowing.
floats! {
    rounded;
    S_ADD_F32(a, b, _d, m) exact32([a, b, 0], m, |[a, b, _], r| exact::add(F32, a, b, r));
    S_SUB_F32(a, b, _d, m) exact32([a, b, 0], m, |[a, b, _], r| minus(F32, a, b, r));
    S_MUL_F32(a, b, _d, m) exact32([a, b, 0], m, |[a, b, _], r| exact::mul(F32, a, b, r));
    S_FMAC_F32(a, b, d, m) exact32([a, b, d], m, |[a, b, d], r| exact::fma(F32, a, b, d, 0, r));
    S_FMAAK_F32(a, b, c, m) exact32([a, b, c], m, |[a, b, c], r| exact::fma(F32, a, b, c, 0, r));
    S_FMAMK_F32(a, b, c, m) exact32([a, b, c], m, |[a, b, c], r| exact::fma(F32, a, b, c, 0, r));
    S_CVT_F32_I32(a, _b, _d, m) Number::of((a as i32).into()).round(F32, Rounding::of(m.0, F32)) as u32;
    S_CVT_F32_U32(a, _b, _d, m) Number::of(a.into()).round(F32, Rounding::of(m.0, F32)) as u32;
    S_ADD_F16(a, b, _d, m) exact16([a, b, 0], m, |[a, b, _], r| exact::add(F16, a, b, r));
    S_SUB_F16(a, b, _d, m) exact16([a, b, 0], m, |[a, b, _], r| minus(F16, a, b, r));
    S_MUL_F16(a, b, _d, m) exact16([a, b, 0], m, |[a, b, _], r| exact::mul(F16, a, b, r));
    S_FMAC_F16(a, b, d, m) exact16([a, b, d], m, |[a, b, d], r| exact::fma(F16, a, b, d, 0, r));
    S_CVT_F16_F32(a, _b, _d, m) {
        let a = m.in32(a).to_bits().into();
        m.out16(exact::convert(F32, F16, a, Rounding::of(m.0, F16)) as u16)
    };
}

fn exact32(sources: [u32; 3], m: Denormals, f: fn([u64; 3], Rounding) -> u64) -> u32 {
    let sources = sources.map(|v| u64::from(m.in32(v).to_bits()));
    let r = f(sources, Rounding::of(m.0, F32));
    m.out32(f32::from_bits(r as u32)).to_bits()
}

fn exact16(sources: [u32; 3], m: Denormals, f: fn([u64; 3], Rounding) -> u64) -> u32 {
    let sources = sources.map(|v| {
        let v = v & 0xffff;
        let flushed = m.0 >> 6 & 1 == 0 && v & 0x7c00 == 0;
        u64::from(if flushed { v & 0x8000 } else { v })
    });
    m.out16(f(sources, Rounding::of(m.0, F16)) as u16)
}

fn minus(format: Format, a: u64, b: u64, r: Rounding) -> u64 {
    let difference = || exact::add(format, a, format.minus(b), r);
    format.quiet(&[a, b]).unwrap_or_else(difference)
}

fn quiet_if_nan(v: f32) -> u32 {
    if v.is_nan() { quiet32(v) } else { v }.to_bits()
}

macro_rules! comparisons {
    ($($name:ident $half:ident($a:ident, $b:ident) $body:expr;)*) => {
        fn comparison(op: Isa) -> Option<(Handler, bool)> {
            Some(match op {
                $(Isa::$name | Isa::$half => {
                    struct This;
                    impl Compare for This {
                        #[allow(clippy::neg_cmp_op_on_partial_ord, reason = "NaN makes the difference")]
                        fn f($a: f32, $b: f32) -> bool {
                            $body
                        }
                    }
                    (compare::<This>, op == Isa::$half)
                })*
                _ => return None,
            })
        }
    };
}

comparisons! {
    S_CMP_LT_F32 S_CMP_LT_F16(a, b) a < b;
    S_CMP_EQ_F32 S_CMP_EQ_F16(a, b) a == b;
    S_CMP_LE_F32 S_CMP_LE_F16(a, b) a <= b;
    S_CMP_GT_F32 S_CMP_GT_F16(a, b) a > b;
    S_CMP_LG_F32 S_CMP_LG_F16(a, b) (a < b) | (a > b);
    S_CMP_GE_F32 S_CMP_GE_F16(a, b) a >= b;
    S_CMP_O_F32 S_CMP_O_F16(a, b) !a.is_nan() & !b.is_nan();
    S_CMP_U_F32 S_CMP_U_F16(a, b) a.is_nan() | b.is_nan();
    S_CMP_NGE_F32 S_CMP_NGE_F16(a, b) !(a >= b);
    S_CMP_NLG_F32 S_CMP_NLG_F16(a, b) !((a < b) | (a > b));
    S_CMP_NGT_F32 S_CMP_NGT_F16(a, b) !(a > b);
    S_CMP_NLE_F32 S_CMP_NLE_F16(a, b) !(a <= b);
    S_CMP_NEQ_F32 S_CMP_NEQ_F16(a, b) a != b;
    S_CMP_NLT_F32 S_CMP_NLT_F16(a, b) !(a < b);
}

/// Whether the operation rounds its result by MODE, to binary32 or to binary16.
fn rounds(op: Isa) -> Option<u32> {
    Some(match op {
        Isa::S_ADD_F32
        | Isa::S_SUB_F32
        | Isa::S_MUL_F32
        | Isa::S_FMAC_F32
        | Isa::S_FMAAK_F32
        | Isa::S_FMAMK_F32
        | Isa::S_CVT_F32_I32
        | Isa::S_CVT_F32_U32 => 0,
        Isa::S_ADD_F16 | Isa::S_SUB_F16 | Isa::S_MUL_F16 | Isa::S_FMAC_F16 | Isa::S_CVT_F16_F32 => 2,
        _ => return None,
    })
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let mode = u64::from(l.mode);
    let second = |l: &mut Lower<'_>| {
        if inst.src[1].is_none() {
            Ok(sreg::TEMP)
        } else {
            l.ssrc(1)
        }
    };
    if let Some((run, half)) = comparison(inst.op) {
        let (a, b) = (l.ssrc(0)?, l.ssrc(1)?);
        let op = l.emit(run, 0, a, b, 0);
        (op.e, op.imm) = (u32::from(half), mode);
        return Ok(true);
    }
    let Some(mut run) = handler(inst.op) else {
        return Ok(false);
    };
    let special = |shift: u32| l.mode >> shift & 3 != 0 || shift == 2 && l.mode & FP16_OVFL != 0;
    if rounds(inst.op).is_some_and(special) {
        run = rounded(inst.op).unwrap_or(run);
    }
    let (dst, a, b) = (l.scalar_dst()?, l.ssrc(0)?, second(l)?);
    let c = if inst.src[2].is_none() { dst } else { l.ssrc(2)? };
    l.emit(run, dst, a, b, c).imm = mode;
    Ok(true)
}
