//! The values of sources with their modifiers: parts of registers, sign extension, negation and absolute value.

use outcrop_isa::{DataKind, Inst, Operand};

use super::operand::{constant, register, width};
use crate::state::State;

/// Shift and width of an SDWA selection.
pub(super) const fn selection(sel: u8) -> (u32, u32) {
    match sel {
        0..=3 => (8 * sel as u32, 8),
        4 => (0, 16),
        5 => (16, 16),
        _ => (0, 32),
    }
}

/// The value of source `i` in a lane with its modifiers, read from lane `from`.
#[must_use]
pub fn source(inst: &Inst, state: &State, i: usize, from: usize) -> u64 {
    let (operand, kind) = (inst.src[i], inst.src_type[i]);
    let bits = width(kind);
    let mut v = match constant(operand, kind) {
        Some(v) => v,
        None => {
            let mut v = register(state, operand, kind.dwords, from);
            // gfx950 has the bit for a shift count of 32 bits too; gfx12's is of 16.
            let count = i == 2 && inst.op.name().starts_with("v_align");
            if inst.op_sel >> i & 1 != 0 && (bits == 16 || inst.halves >> i & 1 != 0 || count) {
                v >>= 16;
            }
            v
        }
    };
    if let Some(sdwa) = inst.sdwa.filter(|_| i < 2) {
        let (shift, bits) = selection(sdwa.src_sel[i]);
        let field = v >> shift & ((1 << bits) - 1);
        let sign = sdwa.sext >> i & 1 != 0 && field >> (bits - 1) & 1 != 0;
        v = if sign { field | u64::MAX << bits } else { field } & 0xffff_ffff;
    }
    if bits < 64 {
        v &= (1 << bits) - 1;
    }
    if is_integer(kind.kind) {
        return v;
    }
    if inst.abs >> i & 1 != 0 {
        v &= !(1 << (bits - 1));
    }
    if inst.neg >> i & 1 != 0 {
        v ^= 1 << (bits - 1);
    }
    v
}

/// Whether negation and absolute value mean nothing to the kind.
const fn is_integer(kind: DataKind) -> bool {
    matches!(
        kind,
        DataKind::I16 | DataKind::U16 | DataKind::I32 | DataKind::U32 | DataKind::I64 | DataKind::U64
    )
}

/// Source 0 with its modifiers where lane exchange gives a zero.
#[must_use]
pub fn zero_source(inst: &Inst, state: &State, lane: usize) -> u64 {
    let mut zeros = state.clone();
    if let Operand::Vgpr(n) = inst.src[0] {
        for row in zeros.vgpr.iter_mut().skip(n.into()).take(2) {
            row[lane] = 0;
        }
    }
    source(inst, &zeros, 0, lane)
}
