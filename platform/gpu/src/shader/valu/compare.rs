//! Comparisons of every type.

use core::marker::PhantomData;

use outcrop_isa::Op as Isa;

use super::{Compare, Desc, comparison, exec_comparison, rare_comparison};
use crate::shader::number::fp::f16_to_f32;
use crate::shader::simd::Elem;

/// How a lane's bits are read.
trait View {
    type E: Elem;
    type V: PartialOrd + Copy;
    fn view(e: Self::E) -> Self::V;
}

macro_rules! views {
    ($($name:ident $e:ty, $v:ty, $f:expr;)*) => {$(
        struct $name;
        impl View for $name {
            type E = $e;
            type V = $v;
            #[inline(always)]
            fn view(e: $e) -> $v {
                $f(e)
            }
        }
    )*};
}

views! {
    F16 u32, f32, |v: u32| f16_to_f32(v as u16);
    F32 f32, f32, |v| v;
    F64 f64, f64, |v| v;
    I16 u32, i32, |v: u32| i32::from(v as i16);
    U16 u32, u32, |v: u32| v & 0xffff;
    I32 i32, i32, |v| v;
    U32 u32, u32, |v| v;
    I64 i64, i64, |v| v;
    U64 u64, u64, |v| v;
}

/// A relation between two values.
trait Relation {
    fn holds<T: PartialOrd + Copy>(a: T, b: T) -> bool;
}

macro_rules! relations {
    ($($name:ident($a:ident, $b:ident) $body:expr;)*) => {$(
        struct $name;
        impl Relation for $name {
            #[inline(always)]
            #[allow(clippy::neg_cmp_op_on_partial_ord, clippy::eq_op, reason = "NaN makes the difference")]
            fn holds<T: PartialOrd + Copy>($a: T, $b: T) -> bool {
                $body
            }
        }
    )*};
}

relations! {
    Never(_a, _b) false;
    Lt(a, b) a < b;
    Eq(a, b) a == b;
    Le(a, b) a <= b;
    Gt(a, b) a > b;
    Lg(a, b) (a < b) | (a > b);
    Ge(a, b) a >= b;
    Ordered(a, b) (a == a) & (b == b);
    Unordered(a, b) (a != a) | (b != b);
    Nge(a, b) !(a >= b);
    Nlg(a, b) !((a < b) | (a > b));
    Ngt(a, b) !(a > b);
    Nle(a, b) !(a <= b);
    Neq(a, b) a != b;
    Nlt(a, b) !(a < b);
    Always(_a, _b) true;
}

struct Cmp<V, R>(PhantomData<(V, R)>);
impl<V: View, R: Relation> Compare for Cmp<V, R> {
    type A = V::E;
    type B = V::E;
    #[inline(always)]
    fn f(a: V::E, b: V::E) -> bool {
        R::holds(V::view(a), V::view(b))
    }
}

/// Class bits of a value: signalling and quiet NaN, then negative infinity, normal, denormal and zero, then
/// the positive ones in the opposite order.
#[inline(always)]
fn class(negative: bool, exponent: u32, top: u32, mantissa: u64, quiet_bit: u64) -> u32 {
    let magnitude = if exponent == top {
        if mantissa != 0 {
            return if mantissa & quiet_bit != 0 { 2 } else { 1 };
        }
        0
    } else if exponent != 0 {
        1
    } else if mantissa != 0 {
        2
    } else {
        3
    };
    if negative {
        4 << magnitude
    } else {
        0x200 >> magnitude
    }
}

struct Class16;
impl Compare for Class16 {
    type A = u32;
    type B = u32;
    #[inline(always)]
    fn f(a: u32, b: u32) -> bool {
        class(a >> 15 & 1 != 0, a >> 10 & 31, 31, u64::from(a & 0x3ff), 1 << 9) & b != 0
    }
}

struct Class32;
impl Compare for Class32 {
    type A = u32;
    type B = u32;
    #[inline(always)]
    fn f(a: u32, b: u32) -> bool {
        class(
            a >> 31 != 0,
            a >> 23 & 0xff,
            0xff,
            u64::from(a & 0x7f_ffff),
            1 << 22,
        ) & b
            != 0
    }
}

struct Class64;
impl Compare for Class64 {
    type A = u64;
    type B = u32;
    #[inline(always)]
    fn f(a: u64, b: u32) -> bool {
        class(
            a >> 63 != 0,
            (a >> 52) as u32 & 0x7ff,
            0x7ff,
            a & 0xf_ffff_ffff_ffff,
            1 << 51,
        ) & b
            != 0
    }
}

macro_rules! table {
    ($($how:ident $cmp:ident $cmpx:ident $view:ident $relation:ident;)*) => {
        /// The description of a comparison.
        pub(crate) fn select(op: Isa) -> Option<Desc> {
            Some(match op {
                $(
                    Isa::$cmp => $how::<Cmp<$view, $relation>>(),
                    Isa::$cmpx => exec_comparison::<Cmp<$view, $relation>>(),
                )*
                Isa::V_CMP_CLASS_F16 => rare_comparison::<Class16>(),
                Isa::V_CMPX_CLASS_F16 => exec_comparison::<Class16>(),
                Isa::V_CMP_CLASS_F32 => rare_comparison::<Class32>(),
                Isa::V_CMPX_CLASS_F32 => exec_comparison::<Class32>(),
                Isa::V_CMP_CLASS_F64 => rare_comparison::<Class64>(),
                Isa::V_CMPX_CLASS_F64 => exec_comparison::<Class64>(),
                _ => return None,
            })
        }
    };
}

table! {
    rare_comparison V_CMP_F_F16 V_CMPX_F_F16 F16 Never;
    rare_comparison V_CMP_LT_F16 V_CMPX_LT_F16 F16 Lt;
    rare_comparison V_CMP_EQ_F16 V_CMPX_EQ_F16 F16 Eq;
    rare_comparison V_CMP_LE_F16 V_CMPX_LE_F16 F16 Le;
    rare_comparison V_CMP_GT_F16 V_CMPX_GT_F16 F16 Gt;
    rare_comparison V_CMP_LG_F16 V_CMPX_LG_F16 F16 Lg;
    rare_comparison V_CMP_GE_F16 V_CMPX_GE_F16 F16 Ge;
    rare_comparison V_CMP_O_F16 V_CMPX_O_F16 F16 Ordered;
    rare_comparison V_CMP_U_F16 V_CMPX_U_F16 F16 Unordered;
    rare_comparison V_CMP_NGE_F16 V_CMPX_NGE_F16 F16 Nge;
    rare_comparison V_CMP_NLG_F16 V_CMPX_NLG_F16 F16 Nlg;
    rare_comparison V_CMP_NGT_F16 V_CMPX_NGT_F16 F16 Ngt;
    rare_comparison V_CMP_NLE_F16 V_CMPX_NLE_F16 F16 Nle;
    rare_comparison V_CMP_NEQ_F16 V_CMPX_NEQ_F16 F16 Neq;
    rare_comparison V_CMP_NLT_F16 V_CMPX_NLT_F16 F16 Nlt;
    rare_comparison V_CMP_TRU_F16 V_CMPX_TRU_F16 F16 Always;
    comparison V_CMP_F_F32 V_CMPX_F_F32 F32 Never;
    comparison V_CMP_LT_F32 V_CMPX_LT_F32 F32 Lt;
    comparison V_CMP_EQ_F32 V_CMPX_EQ_F32 F32 Eq;
    comparison V_CMP_LE_F32 V_CMPX_LE_F32 F32 Le;
    comparison V_CMP_GT_F32 V_CMPX_GT_F32 F32 Gt;
    comparison V_CMP_LG_F32 V_CMPX_LG_F32 F32 Lg;
    comparison V_CMP_GE_F32 V_CMPX_GE_F32 F32 Ge;
    comparison V_CMP_O_F32 V_CMPX_O_F32 F32 Ordered;
    comparison V_CMP_U_F32 V_CMPX_U_F32 F32 Unordered;
    comparison V_CMP_NGE_F32 V_CMPX_NGE_F32 F32 Nge;
    comparison V_CMP_NLG_F32 V_CMPX_NLG_F32 F32 Nlg;
    comparison V_CMP_NGT_F32 V_CMPX_NGT_F32 F32 Ngt;
    comparison V_CMP_NLE_F32 V_CMPX_NLE_F32 F32 Nle;
    comparison V_CMP_NEQ_F32 V_CMPX_NEQ_F32 F32 Neq;
    comparison V_CMP_NLT_F32 V_CMPX_NLT_F32 F32 Nlt;
    comparison V_CMP_TRU_F32 V_CMPX_TRU_F32 F32 Always;
    rare_comparison V_CMP_F_F64 V_CMPX_F_F64 F64 Never;
    rare_comparison V_CMP_LT_F64 V_CMPX_LT_F64 F64 Lt;
    rare_comparison V_CMP_EQ_F64 V_CMPX_EQ_F64 F64 Eq;
    rare_comparison V_CMP_LE_F64 V_CMPX_LE_F64 F64 Le;
    rare_comparison V_CMP_GT_F64 V_CMPX_GT_F64 F64 Gt;
    rare_comparison V_CMP_LG_F64 V_CMPX_LG_F64 F64 Lg;
    rare_comparison V_CMP_GE_F64 V_CMPX_GE_F64 F64 Ge;
    rare_comparison V_CMP_O_F64 V_CMPX_O_F64 F64 Ordered;
    rare_comparison V_CMP_U_F64 V_CMPX_U_F64 F64 Unordered;
    rare_comparison V_CMP_NGE_F64 V_CMPX_NGE_F64 F64 Nge;
    rare_comparison V_CMP_NLG_F64 V_CMPX_NLG_F64 F64 Nlg;
    rare_comparison V_CMP_NGT_F64 V_CMPX_NGT_F64 F64 Ngt;
    rare_comparison V_CMP_NLE_F64 V_CMPX_NLE_F64 F64 Nle;
    rare_comparison V_CMP_NEQ_F64 V_CMPX_NEQ_F64 F64 Neq;
    rare_comparison V_CMP_NLT_F64 V_CMPX_NLT_F64 F64 Nlt;
    rare_comparison V_CMP_TRU_F64 V_CMPX_TRU_F64 F64 Always;
    rare_comparison V_CMP_F_I16 V_CMPX_F_I16 I16 Never;
    rare_comparison V_CMP_LT_I16 V_CMPX_LT_I16 I16 Lt;
    rare_comparison V_CMP_EQ_I16 V_CMPX_EQ_I16 I16 Eq;
    rare_comparison V_CMP_LE_I16 V_CMPX_LE_I16 I16 Le;
    rare_comparison V_CMP_GT_I16 V_CMPX_GT_I16 I16 Gt;
    rare_comparison V_CMP_NE_I16 V_CMPX_NE_I16 I16 Neq;
    rare_comparison V_CMP_GE_I16 V_CMPX_GE_I16 I16 Ge;
    rare_comparison V_CMP_T_I16 V_CMPX_T_I16 I16 Always;
    rare_comparison V_CMP_F_U16 V_CMPX_F_U16 U16 Never;
    rare_comparison V_CMP_LT_U16 V_CMPX_LT_U16 U16 Lt;
    rare_comparison V_CMP_EQ_U16 V_CMPX_EQ_U16 U16 Eq;
    rare_comparison V_CMP_LE_U16 V_CMPX_LE_U16 U16 Le;
    rare_comparison V_CMP_GT_U16 V_CMPX_GT_U16 U16 Gt;
    rare_comparison V_CMP_NE_U16 V_CMPX_NE_U16 U16 Neq;
    rare_comparison V_CMP_GE_U16 V_CMPX_GE_U16 U16 Ge;
    rare_comparison V_CMP_T_U16 V_CMPX_T_U16 U16 Always;
    comparison V_CMP_F_I32 V_CMPX_F_I32 I32 Never;
    comparison V_CMP_LT_I32 V_CMPX_LT_I32 I32 Lt;
    comparison V_CMP_EQ_I32 V_CMPX_EQ_I32 I32 Eq;
    comparison V_CMP_LE_I32 V_CMPX_LE_I32 I32 Le;
    comparison V_CMP_GT_I32 V_CMPX_GT_I32 I32 Gt;
    comparison V_CMP_NE_I32 V_CMPX_NE_I32 I32 Neq;
    comparison V_CMP_GE_I32 V_CMPX_GE_I32 I32 Ge;
    comparison V_CMP_T_I32 V_CMPX_T_I32 I32 Always;
    comparison V_CMP_F_U32 V_CMPX_F_U32 U32 Never;
    comparison V_CMP_LT_U32 V_CMPX_LT_U32 U32 Lt;
    comparison V_CMP_EQ_U32 V_CMPX_EQ_U32 U32 Eq;
    comparison V_CMP_LE_U32 V_CMPX_LE_U32 U32 Le;
    comparison V_CMP_GT_U32 V_CMPX_GT_U32 U32 Gt;
    comparison V_CMP_NE_U32 V_CMPX_NE_U32 U32 Neq;
    comparison V_CMP_GE_U32 V_CMPX_GE_U32 U32 Ge;
    comparison V_CMP_T_U32 V_CMPX_T_U32 U32 Always;
    rare_comparison V_CMP_F_I64 V_CMPX_F_I64 I64 Never;
    rare_comparison V_CMP_LT_I64 V_CMPX_LT_I64 I64 Lt;
    rare_comparison V_CMP_EQ_I64 V_CMPX_EQ_I64 I64 Eq;
    rare_comparison V_CMP_LE_I64 V_CMPX_LE_I64 I64 Le;
    rare_comparison V_CMP_GT_I64 V_CMPX_GT_I64 I64 Gt;
    rare_comparison V_CMP_NE_I64 V_CMPX_NE_I64 I64 Neq;
    rare_comparison V_CMP_GE_I64 V_CMPX_GE_I64 I64 Ge;
    rare_comparison V_CMP_T_I64 V_CMPX_T_I64 I64 Always;
    comparison V_CMP_F_U64 V_CMPX_F_U64 U64 Never;
    comparison V_CMP_LT_U64 V_CMPX_LT_U64 U64 Lt;
    comparison V_CMP_EQ_U64 V_CMPX_EQ_U64 U64 Eq;
    comparison V_CMP_LE_U64 V_CMPX_LE_U64 U64 Le;
    comparison V_CMP_GT_U64 V_CMPX_GT_U64 U64 Gt;
    comparison V_CMP_NE_U64 V_CMPX_NE_U64 U64 Neq;
    comparison V_CMP_GE_U64 V_CMPX_GE_U64 U64 Ge;
    comparison V_CMP_T_U64 V_CMPX_T_U64 U64 Always;
}
