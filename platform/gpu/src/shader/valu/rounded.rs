//! Arithmetic that MODE has rounded other than to nearest even, or whose f16 results may not overflow: the
//! operations of the other files that round, on [`exact`] numbers. The immediate is MODE.

use core::marker::PhantomData;

use outcrop_isa::Op as Isa;

use super::{Desc, Lanes, Param, operations, rare};
use crate::shader::number::exact::{self, F16, F32, F64, Format, Number, Rounding};
use crate::shader::scalar::hwreg::FP16_OVFL;
use crate::shader::simd::{Elem, Level};

/// A format and how its values lie in registers.
trait Float {
    type E: Elem;
    const FORMAT: Format;
    fn bits(e: Self::E) -> u64;
    fn elem(bits: u64) -> Self::E;
}

struct Half;
struct Single;
struct Double;

impl Float for Half {
    type E = u32;
    const FORMAT: Format = F16;
    fn bits(e: u32) -> u64 {
        u64::from(e & 0xffff)
    }
    fn elem(bits: u64) -> u32 {
        bits as u32
    }
}

impl Float for Single {
    type E = u32;
    const FORMAT: Format = F32;
    fn bits(e: u32) -> u64 {
        e.into()
    }
    fn elem(bits: u64) -> u32 {
        bits as u32
    }
}

impl Float for Double {
    type E = u64;
    const FORMAT: Format = F64;
    fn bits(e: u64) -> u64 {
        e
    }
    fn elem(bits: u64) -> u64 {
        bits
    }
}

/// What two or three numbers make.
trait What {
    fn f(format: Format, a: u64, b: u64, c: u64, r: Rounding) -> u64;
}

macro_rules! whats {
    ($($name:ident($f:ident, $a:ident, $b:ident, $c:ident, $r:ident) $body:expr;)*) => {$(
        struct $name;
        impl What for $name {
            fn f($f: Format, $a: u64, $b: u64, $c: u64, $r: Rounding) -> u64 {
                $body
            }
        }
    )*};
}

whats! {
    Add(f, a, b, _c, r) exact::add(f, a, b, r);
    Sub(f, a, b, _c, r) subtract(f, a, b, r);
    SubRev(f, a, b, _c, r) f.quiet(&[a, b]).unwrap_or_else(|| subtract(f, b, a, r));
    Mul(f, a, b, _c, r) exact::mul(f, a, b, r);
    MulLegacy(f, a, b, _c, r) legacy(f, a, b, r);
    Mullit(f, a, b, c, r) if super::float32::is_dark(f32::from_bits(b as u32), f32::from_bits(c as u32)) {
        u64::from((-f32::MAX).to_bits())
    } else {
        legacy(f, a, b, r)
    };
    Fma(f, a, b, c, r) exact::fma(f, a, b, c, 0, r);
    FmaLegacy(f, a, b, c, r) if f.is_zero(a) || f.is_zero(b) {
        exact::add(f, 0, c, r)
    } else {
        exact::fma(f, a, b, c, 0, r)
    };
    Mad(f, a, b, c, r) mad(f, [a, b, c], exact::mul(f, a, b, r), r);
    MadFlushed(f, a, b, c, r) {
        let [a, b, c] = [a, b, c].map(|v| flushed(f, v));
        flushed(f, mad(f, [a, b, c], flushed(f, exact::mul(f, a, b, r)), r))
    };
    MadLegacy(f, a, b, c, r) {
        let [a, b, c] = [a, b, c].map(|v| flushed(f, v));
        let product = flushed(f, legacy(f, a, b, r));
        let v = match f.is_zero(a) || f.is_zero(b) {
            true => exact::add(f, product, c, r),
            false => mad(f, [a, b, c], product, r),
        };
        flushed(f, v)
    };
    Cubema(f, a, b, c, r) {
        let axis = super::float32::longest([a, b, c].map(|v| f32::from_bits(v as u32)));
        exact::mul(f, u64::from(axis.to_bits()), u64::from(2f32.to_bits()), r)
    };
    Fract(f, a, _b, _c, r) fract(f, a, r);
}

fn subtract(f: Format, a: u64, b: u64, r: Rounding) -> u64 {
    f.quiet(&[a, b])
        .unwrap_or_else(|| exact::add(f, a, f.minus(b), r))
}

/// 0 times anything is 0.
fn legacy(f: Format, a: u64, b: u64, r: Rounding) -> u64 {
    if f.is_zero(a) || f.is_zero(b) {
        0
    } else {
        exact::mul(f, a, b, r)
    }
}

fn mad(f: Format, sources: [u64; 3], product: u64, r: Rounding) -> u64 {
    f.quiet(&sources)
        .unwrap_or_else(|| exact::add(f, product, sources[2], r))
}

fn flushed(f: Format, v: u64) -> u64 {
    if f.is_denormal(v) { v & f.minus(0) } else { v }
}

/// What is above the next lower integer; never one.
fn fract(f: Format, v: u64, r: Rounding) -> u64 {
    if let Some(nan) = f.quiet(&[v]) {
        return nan;
    }
    let below = f.floor(v);
    let rest = exact::add(f, v, f.minus(below), r);
    match f.is_nan(rest) || rest == f.minus(0) {
        true => rest,
        false => rest.min(f.one() - 1),
    }
}

macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident($a:ident, $b:ident, $c:ident, $f:ident) $tb:ty, $tc:ty, [$x:expr, $y:expr, $z:expr];)*) => {$(
        $(#[$doc])*
        struct $name<F, W>(PhantomData<(F, W)>);
        impl<$f: Float, W: What> Lanes for $name<$f, W> {
            type A = $f::E;
            type B = $tb;
            type C = $tc;
            type D = $f::E;
            fn f<L: Level>($a: $f::E, $b: $tb, $c: $tc, p: Param) -> $f::E {
                let rounding = Rounding::of(p.imm as u32, $f::FORMAT);
                $f::elem(W::f($f::FORMAT, $x, $y, $z, rounding))
            }
        }
    )*};
}

shapes! {
    One(a, _b, _c, F) (), (), [F::bits(a), 0, 0];
    Two(a, b, _c, F) F::E, (), [F::bits(a), F::bits(b), 0];
    Three(a, b, c, F) F::E, F::E, [F::bits(a), F::bits(b), F::bits(c)];
}

/// `a · 2^b`.
struct Ldexp<F>(PhantomData<F>);
impl<F: Float> Lanes for Ldexp<F> {
    type A = F::E;
    type B = i32;
    type C = ();
    type D = F::E;
    fn f<L: Level>(a: F::E, b: i32, (): (), p: Param) -> F::E {
        let b = if F::FORMAT == F16 { i32::from(b as i16) } else { b };
        let rounding = Rounding::of(p.imm as u32, F::FORMAT);
        F::elem(exact::scale(F::FORMAT, F::bits(a), b, rounding))
    }
}

/// From another format. f64 to f32 rounds as f64 does (LLVM, `FPTRUNC_ROUND_F32_F64`).
struct Convert<A, D>(PhantomData<(A, D)>);
impl<A: Float, D: Float> Lanes for Convert<A, D> {
    type A = A::E;
    type B = ();
    type C = ();
    type D = D::E;
    fn f<L: Level>(a: A::E, (): (), (): (), p: Param) -> D::E {
        let mode = p.imm as u32;
        let mode = if A::FORMAT == F64 {
            mode & !3 | mode >> 2 & 3
        } else {
            mode
        };
        let rounding = Rounding::of(mode, D::FORMAT);
        D::elem(exact::convert(A::FORMAT, D::FORMAT, A::bits(a), rounding))
    }
}

operations! {
    /// Two f32 to nearest even whatever the mode, but not beyond the largest f16 if it says so.
    struct ConvertPair(a: u32, b: u32, _c: (), p) -> u32 {
        let rounding = Rounding::of(p.imm as u32 & FP16_OVFL, F16);
        let half = |v: u32| exact::convert(F32, F16, v.into(), rounding) as u32;
        half(a) | half(b) << 16
    }
}

/// From an integer of `BITS` bits.
struct Integer<D, const BITS: u32, const SIGNED: bool>(PhantomData<D>);
impl<D: Float, const BITS: u32, const SIGNED: bool> Lanes for Integer<D, BITS, SIGNED> {
    type A = u32;
    type B = ();
    type C = ();
    type D = D::E;
    fn f<L: Level>(a: u32, (): (), (): (), p: Param) -> D::E {
        let raised = i64::from(a) << (64 - BITS);
        let v = if SIGNED {
            raised >> (64 - BITS)
        } else {
            (raised as u64 >> (64 - BITS)) as i64
        };
        D::elem(Number::of(v).round(D::FORMAT, Rounding::of(p.imm as u32, D::FORMAT)))
    }
}

/// The description of an operation that rounds.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_ADD_F16 => rare::<Two<Half, Add>>(),
        Isa::V_ADD_F32 => rare::<Two<Single, Add>>(),
        Isa::V_ADD_F64 => rare::<Two<Double, Add>>(),
        Isa::V_SUB_F16 => rare::<Two<Half, Sub>>(),
        Isa::V_SUB_F32 => rare::<Two<Single, Sub>>(),
        Isa::V_SUBREV_F16 => rare::<Two<Half, SubRev>>(),
        Isa::V_SUBREV_F32 => rare::<Two<Single, SubRev>>(),
        Isa::V_MUL_F16 => rare::<Two<Half, Mul>>(),
        Isa::V_MUL_F32 => rare::<Two<Single, Mul>>(),
        Isa::V_MUL_F64 => rare::<Two<Double, Mul>>(),
        Isa::V_MUL_LEGACY_F32 => rare::<Two<Single, MulLegacy>>(),
        Isa::V_MULLIT_F32 => rare::<Three<Single, Mullit>>(),
        Isa::V_FMA_F16 | Isa::V_FMA_LEGACY_F16 | Isa::V_FMAC_F16 | Isa::V_FMAMK_F16 | Isa::V_FMAAK_F16 => {
            rare::<Three<Half, Fma>>()
        }
        Isa::V_FMA_F32 | Isa::V_FMAC_F32 | Isa::V_FMAMK_F32 | Isa::V_FMAAK_F32 => {
            rare::<Three<Single, Fma>>()
        }
        Isa::V_FMA_F64 | Isa::V_FMAC_F64 => rare::<Three<Double, Fma>>(),
        Isa::V_FMA_LEGACY_F32 | Isa::V_FMAC_LEGACY_F32 => rare::<Three<Single, FmaLegacy>>(),
        Isa::V_MAD_F32 | Isa::V_MAC_F32 | Isa::V_MADMK_F32 | Isa::V_MADAK_F32 => {
            rare::<Three<Single, MadFlushed>>()
        }
        Isa::V_MAD_LEGACY_F32 => rare::<Three<Single, MadLegacy>>(),
        Isa::V_MAD_F16 | Isa::V_MAD_LEGACY_F16 | Isa::V_MAC_F16 | Isa::V_MADMK_F16 | Isa::V_MADAK_F16 => {
            rare::<Three<Half, Mad>>()
        }
        Isa::V_CUBEMA_F32 => rare::<Three<Single, Cubema>>(),
        Isa::V_CVT_PK_F16_F32 => rare::<ConvertPair>(),
        Isa::V_FRACT_F16 => rare::<One<Half, Fract>>(),
        Isa::V_FRACT_F32 => rare::<One<Single, Fract>>(),
        Isa::V_FRACT_F64 => rare::<One<Double, Fract>>(),
        Isa::V_LDEXP_F16 => rare::<Ldexp<Half>>(),
        Isa::V_LDEXP_F32 => rare::<Ldexp<Single>>(),
        Isa::V_LDEXP_F64 => rare::<Ldexp<Double>>(),
        Isa::V_CVT_F32_F64 => rare::<Convert<Double, Single>>(),
        Isa::V_CVT_F16_F32 => rare::<Convert<Single, Half>>(),
        Isa::V_CVT_F32_I32 => rare::<Integer<Single, 32, true>>(),
        Isa::V_CVT_F32_U32 => rare::<Integer<Single, 32, false>>(),
        Isa::V_CVT_F16_I16 => rare::<Integer<Half, 16, true>>(),
        Isa::V_CVT_F16_U16 => rare::<Integer<Half, 16, false>>(),
        _ => return None,
    })
}

/// An operation on both halves, with everything that MODE says: denormals, and the clamp too.
struct Pairs<W, C>(PhantomData<(W, C)>);
impl<W: What, C: Elem + Dword> Lanes for Pairs<W, C> {
    type A = u32;
    type B = u32;
    type C = C;
    type D = u32;
    fn f<L: Level>(a: u32, b: u32, c: C, p: Param) -> u32 {
        let mode = p.imm as u32;
        let rounding = Rounding::of(mode, F16);
        let flush = |bit: u32, v: u64| if mode >> bit & 1 == 0 { flushed(F16, v) } else { v };
        let half = |shift: u32| {
            let [a, b, c] = [a, b, c.dword()].map(|v| flush(6, u64::from(v >> shift & 0xffff)));
            let r = flush(7, W::f(F16, a, b, c, rounding));
            u32::from(super::packed::unit(r as u16, p))
        };
        half(0) | half(16) << 16
    }
}

/// A third source, or none.
trait Dword {
    fn dword(self) -> u32;
}
impl Dword for u32 {
    fn dword(self) -> u32 {
        self
    }
}
impl Dword for () {
    fn dword(self) -> u32 {
        0
    }
}

/// The description of a packed operation that rounds.
pub(crate) fn select_pairs(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_PK_ADD_F16 => rare::<Pairs<Add, ()>>(),
        Isa::V_PK_MUL_F16 => rare::<Pairs<Mul, ()>>(),
        Isa::V_PK_FMA_F16 | Isa::V_PK_FMAC_F16 => rare::<Pairs<Fma, u32>>(),
        _ => return None,
    })
}
