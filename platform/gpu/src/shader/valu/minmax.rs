//! Minima, maxima and medians. Numbers have one order, with -0 below +0; what happens to NaNs depends on the
//! generation and on MODE's IEEE bit (the ISA documents, `V_MIN_F32`, `V_MIN_NUM_F32`, `V_MINIMUM_F32`).

use core::marker::PhantomData;

use outcrop_isa::{Generation, Op as Isa};

use super::float32::{max32, min32};
use super::float64::{max64, min64};
use super::{Desc, Lanes, NanSource, Param, lane, rare};
use crate::shader::number::fp::{NAN32, NAN64, f16_to_f32, f32_to_f16};
use crate::shader::simd::{Elem, Level};

/// The rules for NaNs as operations carry them: those of gfx9 and gfx10 or of a later generation, and whether signalling
/// NaNs are quieted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules(u32);

impl Rules {
    const IEEE: u32 = 1;
    const GFX11: u32 = 2;
    const GFX12: u32 = 4;

    pub(crate) fn of(generation: Generation, mode: u32) -> Self {
        let ieee = if mode >> 9 & 1 != 0 { Self::IEEE } else { 0 };
        Self(match generation {
            Generation::Gfx9 | Generation::Gfx10 => ieee,
            Generation::Gfx11 => ieee | Self::GFX11,
            _ => Self::GFX12,
        })
    }

    /// In the high half of an operation's immediate.
    pub(crate) fn pack(self) -> u64 {
        u64::from(self.0) << 32
    }

    fn unpack(p: Param) -> Self {
        Self((p.imm >> 32) as u32)
    }

    /// `min` or `max` where at least one is a NaN.
    #[inline(always)]
    fn number<T: Number>(self, a: T, b: T) -> T {
        let has = |bit| self.0 & bit != 0;
        if has(Self::GFX12) {
            return match (a.is_nan(), b.is_nan()) {
                (true, true) => a.quieted(),
                (true, false) => b,
                _ => a,
            };
        }
        if has(Self::IEEE) && a.is_signalling() {
            a.quieted()
        } else if has(Self::IEEE) && b.is_signalling() {
            b.quieted()
        } else if has(Self::GFX11) {
            if b.is_nan() { a } else { b }
        } else if a.is_nan() {
            b
        } else {
            a
        }
    }
}

/// A value of the operations: f32, f64, and f16 as bits.
pub(crate) trait Number: Copy {
    /// The default NaN.
    const NAN: Self;
    fn is_nan(self) -> bool;
    fn is_signalling(self) -> bool;
    fn quieted(self) -> Self;
    fn min(self, other: Self) -> Self;
    fn max(self, other: Self) -> Self;
    /// As numbers: both zeros are.
    fn equals(self, other: Self) -> bool;
}

/// By the bit of quiet NaNs.
macro_rules! numbers {
    ($($type:ident $nan:ident $quiet:literal $min:ident $max:ident;)*) => {$(
        impl Number for $type {
            const NAN: Self = $nan;
            #[inline(always)]
            fn is_nan(self) -> bool {
                $type::is_nan(self)
            }
            #[inline(always)]
            fn is_signalling(self) -> bool {
                $type::is_nan(self) && self.to_bits() & 1 << $quiet == 0
            }
            #[inline(always)]
            fn quieted(self) -> Self {
                NanSource::<$type>::quiet(self).unwrap_or(self)
            }
            #[inline(always)]
            fn min(self, other: Self) -> Self {
                $min(self, other)
            }
            #[inline(always)]
            fn max(self, other: Self) -> Self {
                $max(self, other)
            }
            #[inline(always)]
            fn equals(self, other: Self) -> bool {
                self == other
            }
        }
    )*};
}

numbers! {
    f32 NAN32 22 min32 max32;
    f64 NAN64 51 min64 max64;
}

impl Number for u16 {
    const NAN: Self = 0x7e00;
    #[inline(always)]
    fn is_nan(self) -> bool {
        self & 0x7fff > 0x7c00
    }
    #[inline(always)]
    fn is_signalling(self) -> bool {
        self.is_nan() && self & 0x200 == 0
    }
    #[inline(always)]
    fn quieted(self) -> Self {
        self | 0x200
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        f32_to_f16(min32(f16_to_f32(self), f16_to_f32(other)))
    }
    #[inline(always)]
    fn max(self, other: Self) -> Self {
        f32_to_f16(max32(f16_to_f32(self), f16_to_f32(other)))
    }
    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        f16_to_f32(self) == f16_to_f32(other)
    }
}

#[inline(always)]
fn min<T: Number>(r: Rules, a: T, b: T) -> T {
    if a.is_nan() | b.is_nan() {
        r.number(a, b)
    } else {
        a.min(b)
    }
}

#[inline(always)]
fn max<T: Number>(r: Rules, a: T, b: T) -> T {
    if a.is_nan() | b.is_nan() {
        r.number(a, b)
    } else {
        a.max(b)
    }
}

/// The larger of the two that are left when a largest one is taken away; with a NaN the least of all.
#[inline(always)]
fn med3<T: Number>(r: Rules, a: T, b: T, c: T) -> T {
    if a.is_nan() | b.is_nan() | c.is_nan() {
        return min(r, min(r, a, b), c);
    }
    let most = a.max(b).max(c);
    if most.equals(a) {
        b.max(c)
    } else if most.equals(b) {
        a.max(c)
    } else {
        a.max(b)
    }
}

/// `minimum` and `maximum` where at least one is a NaN: signalling ones come first.
#[inline(always)]
fn nan_wins<T: Number>(a: T, b: T) -> T {
    let second = b.is_signalling() && !a.is_signalling() || !a.is_nan();
    if second { b.quieted() } else { a.quieted() }
}

#[inline(always)]
fn minimum<T: Number>(a: T, b: T) -> T {
    if a.is_nan() | b.is_nan() {
        nan_wins(a, b)
    } else {
        a.min(b)
    }
}

#[inline(always)]
fn maximum<T: Number>(a: T, b: T) -> T {
    if a.is_nan() | b.is_nan() {
        nan_wins(a, b)
    } else {
        a.max(b)
    }
}

/// What an operation does with three values, of which the last may not be there.
trait What {
    fn f<T: Number>(r: Rules, a: T, b: T, c: T) -> T;
    /// The result for numbers.
    fn fast<T: Number>(a: T, b: T, c: T) -> T;
}

macro_rules! whats {
    ($($name:ident($r:ident, $a:ident, $b:ident, $c:ident) $body:expr, $fast:expr;)*) => {$(
        struct $name;
        impl What for $name {
            #[inline(always)]
            fn f<T: Number>($r: Rules, $a: T, $b: T, $c: T) -> T {
                $body
            }
            #[inline(always)]
            fn fast<T: Number>($a: T, $b: T, $c: T) -> T {
                $fast
            }
        }
    )*};
}

whats! {
    Min(r, a, b, _c) min(r, a, b), a.min(b);
    Max(r, a, b, _c) max(r, a, b), a.max(b);
    Min3(r, a, b, c) min(r, min(r, a, b), c), a.min(b).min(c);
    Max3(r, a, b, c) max(r, max(r, a, b), c), a.max(b).max(c);
    Med3(r, a, b, c) med3(r, a, b, c), {
        let most = a.max(b).max(c);
        let (first, second) = (most.equals(a), most.equals(b));
        let (x, y) = (if first { b } else { a }, if first || second { c } else { b });
        x.max(y)
    };
    MinMax(r, a, b, c) max(r, min(r, a, b), c), a.min(b).max(c);
    MaxMin(r, a, b, c) min(r, max(r, a, b), c), a.max(b).min(c);
    Minimum(_r, a, b, _c) minimum(a, b), a.min(b);
    Maximum(_r, a, b, _c) maximum(a, b), a.max(b);
    Minimum3(_r, a, b, c) minimum(minimum(a, b), c), a.min(b).min(c);
    Maximum3(_r, a, b, c) maximum(maximum(a, b), c), a.max(b).max(c);
    MinimumMaximum(_r, a, b, c) maximum(minimum(a, b), c), a.min(b).max(c);
    MaximumMinimum(_r, a, b, c) minimum(maximum(a, b), c), a.max(b).min(c);
}

/// A third source, or none.
trait Third<T>: Elem {
    fn third(self, none: T) -> T;
}
impl Third<f32> for f32 {
    #[inline(always)]
    fn third(self, _: f32) -> f32 {
        self
    }
}
impl Third<f64> for f64 {
    #[inline(always)]
    fn third(self, _: f64) -> f64 {
        self
    }
}
impl<T> Third<T> for () {
    #[inline(always)]
    fn third(self, none: T) -> T {
        none
    }
}

/// The halves of a third source, or none.
trait Halves: Elem {
    fn half(self, high: bool, none: u16) -> u16;
}
impl Halves for u32 {
    #[inline(always)]
    fn half(self, high: bool, _: u16) -> u16 {
        if high { (self >> 16) as u16 } else { self as u16 }
    }
}
impl Halves for () {
    #[inline(always)]
    fn half(self, _: bool, none: u16) -> u16 {
        none
    }
}

/// Of f32 or f64: what has a NaN among its sources is made again by the rules.
struct Floats<T, W, C>(PhantomData<(T, W, C)>);
impl<T: Number + Elem, W: What, C: Third<T>> Lanes for Floats<T, W, C> {
    type A = T;
    type B = T;
    type C = C;
    type D = T;
    const NAN: bool = true;
    #[inline(always)]
    fn f<L: Level>(a: T, b: T, c: C, _: Param) -> T {
        let c = c.third(a);
        let r = W::fast(a, b, c);
        if Number::is_nan(a) | Number::is_nan(b) | Number::is_nan(c) {
            <T as Number>::NAN
        } else {
            r
        }
    }
    fn nan(a: T, b: T, c: C, _: T, p: Param) -> T {
        W::f(Rules::unpack(p), a, b, c.third(a))
    }
}

type Of32<W, C> = Floats<f32, W, C>;
type Of64<W, C> = Floats<f64, W, C>;

/// Of the low halves.
struct Of16<W, C>(PhantomData<(W, C)>);
impl<W: What, C: Halves> Lanes for Of16<W, C> {
    type A = u32;
    type B = u32;
    type C = C;
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: C, p: Param) -> u32 {
        let c = c.half(false, a as u16);
        u32::from(W::f(Rules::unpack(p), a as u16, b as u16, c))
    }
}

/// Of both halves.
struct OfPairs<W, C>(PhantomData<(W, C)>);
impl<W: What, C: Halves> Lanes for OfPairs<W, C> {
    type A = u32;
    type B = u32;
    type C = C;
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, c: C, p: Param) -> u32 {
        let half = |high: bool| {
            let (a, b) = (a.half(high, 0), b.half(high, 0));
            let r = W::f(Rules::unpack(p), a, b, c.half(high, a));
            u32::from(super::packed::unit(r, p))
        };
        half(false) | half(true) << 16
    }
}

/// The description of an operation.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_MIN_F32 => lane::<Of32<Min, ()>>(),
        Isa::V_MAX_F32 => lane::<Of32<Max, ()>>(),
        Isa::V_MIN3_F32 => lane::<Of32<Min3, f32>>(),
        Isa::V_MAX3_F32 => lane::<Of32<Max3, f32>>(),
        Isa::V_MED3_F32 => lane::<Of32<Med3, f32>>(),
        Isa::V_MINMAX_F32 => lane::<Of32<MinMax, f32>>(),
        Isa::V_MAXMIN_F32 => lane::<Of32<MaxMin, f32>>(),
        Isa::V_MINIMUM_F32 => lane::<Of32<Minimum, ()>>(),
        Isa::V_MAXIMUM_F32 => lane::<Of32<Maximum, ()>>(),
        Isa::V_MINIMUM3_F32 => lane::<Of32<Minimum3, f32>>(),
        Isa::V_MAXIMUM3_F32 => lane::<Of32<Maximum3, f32>>(),
        Isa::V_MINIMUMMAXIMUM_F32 => lane::<Of32<MinimumMaximum, f32>>(),
        Isa::V_MAXIMUMMINIMUM_F32 => lane::<Of32<MaximumMinimum, f32>>(),
        Isa::V_MIN_F64 => rare::<Of64<Min, ()>>(),
        Isa::V_MAX_F64 => rare::<Of64<Max, ()>>(),
        Isa::V_MINIMUM_F64 => rare::<Of64<Minimum, ()>>(),
        Isa::V_MAXIMUM_F64 => rare::<Of64<Maximum, ()>>(),
        Isa::V_MIN_F16 => rare::<Of16<Min, ()>>(),
        Isa::V_MAX_F16 => rare::<Of16<Max, ()>>(),
        Isa::V_MIN3_F16 => rare::<Of16<Min3, u32>>(),
        Isa::V_MAX3_F16 => rare::<Of16<Max3, u32>>(),
        Isa::V_MED3_F16 => rare::<Of16<Med3, u32>>(),
        Isa::V_MINMAX_F16 => rare::<Of16<MinMax, u32>>(),
        Isa::V_MAXMIN_F16 => rare::<Of16<MaxMin, u32>>(),
        Isa::V_MINIMUM_F16 => rare::<Of16<Minimum, ()>>(),
        Isa::V_MAXIMUM_F16 => rare::<Of16<Maximum, ()>>(),
        Isa::V_MINIMUM3_F16 => rare::<Of16<Minimum3, u32>>(),
        Isa::V_MAXIMUM3_F16 => rare::<Of16<Maximum3, u32>>(),
        Isa::V_MINIMUMMAXIMUM_F16 => rare::<Of16<MinimumMaximum, u32>>(),
        Isa::V_MAXIMUMMINIMUM_F16 => rare::<Of16<MaximumMinimum, u32>>(),
        _ => return None,
    })
}

/// The description of a packed operation.
pub(crate) fn select_pairs(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_PK_MIN_F16 => rare::<OfPairs<Min, ()>>(),
        Isa::V_PK_MAX_F16 => rare::<OfPairs<Max, ()>>(),
        Isa::V_PK_MINIMUM_F16 => rare::<OfPairs<Minimum, ()>>(),
        Isa::V_PK_MAXIMUM_F16 => rare::<OfPairs<Maximum, ()>>(),
        Isa::V_PK_MINIMUM3_F16 => rare::<OfPairs<Minimum3, u32>>(),
        Isa::V_PK_MAXIMUM3_F16 => rare::<OfPairs<Maximum3, u32>>(),
        _ => return None,
    })
}
