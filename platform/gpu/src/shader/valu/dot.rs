//! Dot products.

use outcrop_isa::{Op as Isa, Target};

use super::{Class, Desc, Lanes, Param, rare};
use crate::shader::fp::{NAN32, f16_to_f32};
use crate::shader::simd::Level;

/// Adds the products of the elements that `width` and signedness name.
#[inline(always)]
fn sum<const WIDTH: u32, const SIGNED: bool>(a: u32, b: u32) -> i64 {
    let mut total = 0i64;
    for i in 0..32 / WIDTH {
        let field = |v: u32| {
            let up = v << (32 - WIDTH * (i + 1));
            if SIGNED {
                i64::from((up as i32) >> (32 - WIDTH))
            } else {
                i64::from(up >> (32 - WIDTH))
            }
        };
        total += field(a) * field(b);
    }
    total
}

struct Dot<const WIDTH: u32, const SIGNED: bool>;
impl<const WIDTH: u32, const SIGNED: bool> Lanes for Dot<WIDTH, SIGNED> {
    type A = u32;
    type B = u32;
    type C = u32;
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: u32, p: Param) -> u32 {
        let s = sum::<WIDTH, SIGNED>(a, b);
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

/// Two binary16 products and an f32: fused, the low product first. With `FLUSH`, denormals are zero.
struct DotF16<const FLUSH: bool>;
impl<const FLUSH: bool> Lanes for DotF16<FLUSH> {
    type A = u32;
    type B = u32;
    type C = f32;
    type D = f32;
    const CLASS: Class = Class::Round32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: f32, _: Param) -> f32 {
        let half = |v: u32| {
            let denormal = FLUSH && v & 0x7c00 == 0;
            f16_to_f32(if denormal { v & 0x8000 } else { v } as u16)
        };
        let (a0, a1, b0, b1) = (half(a), half(a >> 16), half(b), half(b >> 16));
        let c = if FLUSH { super::float32::flush(c) } else { c };
        let r = L::fma32(a1, b1, L::fma32(a0, b0, c));
        let nan = [a0, b0, a1, b1, c].into_iter().find(|v| v.is_nan());
        if r.is_nan() {
            nan.map_or(NAN32, super::float32::quiet)
        } else if FLUSH {
            super::float32::flush(r)
        } else {
            r
        }
    }
}

/// The description of a dot product; those of integers saturate if `f` is 1.
///
/// gfx90a flushes denormals in those of binary16 (PyTorch, "Numerical accuracy", MI200), as in its matrix operations.
pub(crate) fn select(target: Target, op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_DOT2_F32_F16 | Isa::V_DOT2C_F32_F16 if target == Target::Gfx90a => rare::<DotF16<true>>(),
        Isa::V_DOT2_F32_F16 | Isa::V_DOT2C_F32_F16 => rare::<DotF16<false>>(),
        Isa::V_DOT2_I32_I16 | Isa::V_DOT2C_I32_I16 => rare::<Dot<16, true>>(),
        Isa::V_DOT2_U32_U16 => rare::<Dot<16, false>>(),
        Isa::V_DOT4_I32_I8 | Isa::V_DOT4C_I32_I8 => rare::<Dot<8, true>>(),
        Isa::V_DOT4_U32_U8 => rare::<Dot<8, false>>(),
        Isa::V_DOT8_I32_I4 | Isa::V_DOT8C_I32_I4 => rare::<Dot<4, true>>(),
        Isa::V_DOT8_U32_U4 => rare::<Dot<4, false>>(),
        _ => return None,
    })
}
