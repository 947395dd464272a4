//! Dot products. Those of floats round to nearest even whatever MODE says.

use outcrop_isa::{Op as Isa, Target};

use super::float32::{flush, quiet};
use super::{Desc, Lanes, Param, operations, rare};
use crate::shader::number::fp::{NAN32, bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use crate::shader::number::small::{Bf8, Fp8, Small, decode};
use crate::shader::simd::Level;

/// Adds the products of the elements of `WIDTH` bits, signed in the first source if `A`, in the second if `B`.
#[inline(always)]
fn sum<const WIDTH: u32, const A: bool, const B: bool>(a: u32, b: u32) -> i64 {
    let mut total = 0i64;
    for i in 0..32 / WIDTH {
        let field = |v: u32, signed: bool| {
            let up = v << (32 - WIDTH * (i + 1));
            if signed {
                i64::from((up as i32) >> (32 - WIDTH))
            } else {
                i64::from(up >> (32 - WIDTH))
            }
        };
        total += field(a, A) * field(b, B);
    }
    total
}

/// Sources with signs as in [`sum`]; what it is added to is signed if `SIGNED`.
struct Products<const WIDTH: u32, const A: bool, const B: bool, const SIGNED: bool>;
impl<const WIDTH: u32, const A: bool, const B: bool, const SIGNED: bool> Lanes
    for Products<WIDTH, A, B, SIGNED>
{
    type A = u32;
    type B = u32;
    type C = u32;
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: u32, p: Param) -> u32 {
        let s = sum::<WIDTH, A, B>(a, b);
        if p.f != 0 {
            if SIGNED {
                (s + i64::from(c as i32)).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as u32
            } else {
                (s + i64::from(c)).min(0xffff_ffff) as u32
            }
        } else {
            (s as u32).wrapping_add(c)
        }
    }
}

type Dot<const WIDTH: u32, const SIGNED: bool> = Products<WIDTH, SIGNED, SIGNED, SIGNED>;

/// Two products of the halves of `a` and `b`, and `c`: fused, the low product first; a NaN is the first source's.
#[inline(always)]
fn dot2<L: Level>(value: impl Fn(u16) -> f32, a: u32, b: u32, c: f32) -> f32 {
    let (a0, a1) = (value(a as u16), value((a >> 16) as u16));
    let (b0, b1) = (value(b as u16), value((b >> 16) as u16));
    let r = L::fma32(a1, b1, L::fma32(a0, b0, c));
    let nan = [a0, b0, a1, b1, c].into_iter().find(|v| v.is_nan());
    if r.is_nan() { nan.map_or(NAN32, quiet) } else { r }
}

/// The value of a binary16, 0 for a denormal.
#[inline(always)]
fn flushed(v: u16) -> f32 {
    f16_to_f32(if v & 0x7c00 == 0 { v & 0x8000 } else { v })
}

operations! {
    /// Denormals are zero.
    struct DotFlushed(a: u32, b: u32, c: f32, _) -> f32 { flush(dot2::<L>(flushed, a, b, flush(c))) }

    /// f32 has no denormals here (LLVM, SITargetLowering::performFMACombine).
    struct DotF16(a: u32, b: u32, c: f32, _) -> f32 { flush(dot2::<L>(f16_to_f32, a, b, flush(c))) }

    struct DotBf16(a: u32, b: u32, c: f32, _) -> f32 { dot2::<L>(bf16_to_f32, a, b, c) }

    /// Made in f32, too, and rounded once more.
    struct DotToF16(a: u32, b: u32, c: u32, _) -> u32 {
        u32::from(f32_to_f16(dot2::<L>(f16_to_f32, a, b, f16_to_f32(c as u16))))
    }

    /// As [`DotToF16`].
    struct DotToBf16(a: u32, b: u32, c: u32, _) -> u32 {
        u32::from(f32_to_bf16(dot2::<L>(bf16_to_f32, a, b, bf16_to_f32(c as u16))))
    }
}

/// Four products of 8-bit floats and `c`, the lowest first; `e` bit 1 takes the absolute value of `c`, bit 0 negates it.
struct Bytes<A, B>(core::marker::PhantomData<(A, B)>);
impl<A: Small, B: Small> Lanes for Bytes<A, B> {
    type A = u32;
    type B = u32;
    type C = f32;
    type D = f32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: f32, p: Param) -> f32 {
        let c = if p.e & 2 != 0 { c.abs() } else { c };
        let c = if p.e & 1 != 0 { -c } else { c };
        let mut r = c;
        let mut nan = c.is_nan().then(|| quiet(c));
        for i in 0..4 {
            let (x, y) = (decode::<A>(a >> (8 * i)), decode::<B>(b >> (8 * i)));
            nan = nan.or_else(|| (x.is_nan() || y.is_nan()).then_some(NAN32));
            r = L::fma32(x, y, r);
        }
        if r.is_nan() { nan.unwrap_or(NAN32) } else { r }
    }
}

/// Whether the operation multiplies 8-bit floats.
pub(crate) fn is_of_bytes(op: Isa) -> bool {
    matches!(
        op,
        Isa::V_DOT4_F32_FP8_FP8 | Isa::V_DOT4_F32_FP8_BF8 | Isa::V_DOT4_F32_BF8_FP8 | Isa::V_DOT4_F32_BF8_BF8
    )
}

/// The description of a dot product; those of integers saturate if `f` is 1.
///
/// gfx90a flushes denormals in those of binary16 (PyTorch, "Numerical accuracy", MI200), as in its matrix operations.
pub(crate) fn select(target: Target, op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_DOT2_F32_F16 | Isa::V_DOT2C_F32_F16 if target == Target::Gfx90a => rare::<DotFlushed>(),
        Isa::V_DOT2_F32_F16 | Isa::V_DOT2C_F32_F16 => rare::<DotF16>(),
        Isa::V_DOT2_I32_I16 | Isa::V_DOT2C_I32_I16 => rare::<Dot<16, true>>(),
        Isa::V_DOT2_U32_U16 => rare::<Dot<16, false>>(),
        Isa::V_DOT4_I32_I8 | Isa::V_DOT4C_I32_I8 => rare::<Dot<8, true>>(),
        Isa::V_DOT4_U32_U8 => rare::<Dot<8, false>>(),
        Isa::V_DOT8_I32_I4 | Isa::V_DOT8C_I32_I4 => rare::<Dot<4, true>>(),
        Isa::V_DOT8_U32_U4 => rare::<Dot<4, false>>(),
        Isa::V_DOT2_F32_BF16 | Isa::V_DOT2C_F32_BF16 => rare::<DotBf16>(),
        Isa::V_DOT4_F32_FP8_FP8 => rare::<Bytes<Fp8, Fp8>>(),
        Isa::V_DOT4_F32_FP8_BF8 => rare::<Bytes<Fp8, Bf8>>(),
        Isa::V_DOT4_F32_BF8_FP8 => rare::<Bytes<Bf8, Fp8>>(),
        Isa::V_DOT4_F32_BF8_BF8 => rare::<Bytes<Bf8, Bf8>>(),
        Isa::V_DOT2_F16_F16 => rare::<DotToF16>(),
        Isa::V_DOT2_BF16_BF16 => rare::<DotToBf16>(),
        _ => return None,
    })
}

/// The description of `v_dot4_i32_iu8` or `v_dot8_i32_iu4`, by the sources that are signed.
pub(crate) fn mixed(op: Isa, signed: [bool; 2]) -> Desc {
    match (op, signed) {
        (Isa::V_DOT4_I32_IU8, [false, false]) => rare::<Products<8, false, false, true>>(),
        (Isa::V_DOT4_I32_IU8, [false, true]) => rare::<Products<8, false, true, true>>(),
        (Isa::V_DOT4_I32_IU8, [true, false]) => rare::<Products<8, true, false, true>>(),
        (Isa::V_DOT4_I32_IU8, [true, true]) => rare::<Products<8, true, true, true>>(),
        (_, [false, false]) => rare::<Products<4, false, false, true>>(),
        (_, [false, true]) => rare::<Products<4, false, true, true>>(),
        (_, [true, false]) => rare::<Products<4, true, false, true>>(),
        (_, [true, true]) => rare::<Products<4, true, true, true>>(),
    }
}
