//! Source and result modifiers, as operations on temporary rows.

mod dpp;
mod result;
mod source;

use outcrop_isa::{DataKind, Inst, Op as Isa};

use super::lanes::{Lanes, Param};
use crate::shader::program::lower::Lower;
use crate::shader::simd::Level;
use crate::shader::wave::{Handler, Op};

pub(crate) use self::dpp::{Dpp, begin_dpp, end_dpp, exchange, exchanges};
pub(crate) use self::result::{exact_row, merge, result, result_row, rounds_otherwise};
pub(crate) use self::source::{accumulator, source, sources};

/// Denormals to zero of the same sign, by the bits of the exponent and those that are kept.
macro_rules! flush {
    ($($name:ident($bits:ty) $exponent:expr, $kept:expr;)*) => {$(
        pub(crate) struct $name;
        impl $name {
            #[inline(always)]
            fn of(a: $bits) -> $bits {
                if a & $exponent == 0 { a & $kept } else { a }
            }
        }
        impl Lanes for $name {
            type A = $bits;
            type B = ();
            type C = ();
            type D = $bits;
            #[inline(always)]
            fn f<L: Level>(a: $bits, (): (), (): (), _: Param) -> $bits {
                Self::of(a)
            }
        }
    )*};
}

flush! {
    Flush32(u32) 0x7f80_0000, 0x8000_0000;
    Flush64(u64) 0x7ff0 << 48, 1 << 63;
    // What is above the 16 bits stays.
    Flush16(u32) 0x7c00, 0xffff_8000;
}

/// Shift and width of an SDWA selection.
#[inline(always)]
fn selection(sel: u32) -> (u32, u32) {
    match sel {
        0..=3 => (8 * sel, 8),
        4 => (0, 16),
        5 => (16, 16),
        _ => (0, 32),
    }
}

/// Emits an operation of one source.
fn unary<'l>(l: &'l mut Lower<'_>, run: [Handler; 3], dst: u32, a: u32) -> &'l mut Op {
    l.emit_level(run, dst, a, 0, 0)
}

/// Dot products of floats, which treat denormals alike in every mode.
fn is_dot(op: Isa) -> bool {
    matches!(
        op,
        Isa::V_DOT2_F32_F16
            | Isa::V_DOT2C_F32_F16
            | Isa::V_DOT2_F32_BF16
            | Isa::V_DOT2C_F32_BF16
            | Isa::V_DOT2_F16_F16
            | Isa::V_DOT2_BF16_BF16
            | Isa::V_DOT4_F32_FP8_FP8
            | Isa::V_DOT4_F32_FP8_BF8
            | Isa::V_DOT4_F32_BF8_FP8
            | Isa::V_DOT4_F32_BF8_BF8
    )
}

/// Whether source `i` is read from, or for 3 the result written to, the high half of its register: of 32 bits the bit
/// means nothing.
fn selects_half(inst: &Inst, i: usize) -> bool {
    let kind = if i == 3 { inst.dst_type } else { inst.src_type[i] };
    inst.op_sel >> i & 1 != 0 && !matches!(kind.kind, DataKind::I32 | DataKind::U32 | DataKind::F32)
}
