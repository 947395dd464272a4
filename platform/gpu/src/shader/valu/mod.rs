//! The vector unit: how its instructions are lowered.
//!
//! An operation is a function of one lane (`lanes`); there is a file for each family of them. Source and result modifiers
//! (negation, absolute value, half selection, SDWA, DPP, clamp, output scale) are operations of their own on temporary
//! rows (`modify`), so that the plain case pays nothing for them.

mod compare;
mod convert;
mod divide;
mod dot;
mod dual;
mod exchange;
mod float32;
mod float64;
mod half;
mod index;
mod int;
mod lanes;
mod masks;
mod minmax;
mod modify;
mod packed;
mod relative;
mod rounded;
mod small;
mod trans;
mod wide;

use outcrop_isa::{DataKind, Format, Op as Isa, Operand, Target};

use self::lanes::{
    Compare, Desc, Kind, Lanes, NanSource, Param, arithmetic, comparison, exec_comparison, lane, lanes,
    operations, rare, rare_comparison,
};
use super::matrix::wmma12;
use super::program::lower::{Lower, Refusal};
use super::scalar::hwreg::FP16_OVFL;

pub(crate) use float32::{max32, maximum32, min32, minimum32, quiet as quiet32};
pub(crate) use index::lower_mode;
pub(crate) use masks::broadcast;

/// The description of an operation of one lane.
fn select(target: Target, op: Isa) -> Option<Desc> {
    float32::arithmetic32(op)
        .or_else(|| float32::legacy32(op))
        .or_else(|| float32::other32(op))
        .or_else(|| minmax::select(op))
        .or_else(|| float32::cubes(op))
        .or_else(|| int::select(op))
        .or_else(|| float64::arithmetic64(op))
        .or_else(|| float64::other64(op))
        .or_else(|| half::select(op))
        .or_else(|| convert::select(op))
        .or_else(|| small::select(target, op))
        .or_else(|| trans::select(op))
        .or_else(|| dot::select(target, op))
        .or_else(|| divide::select(op))
        .or_else(|| compare::select(op))
}

/// Whether the destination is also the last source.
fn accumulates(op: Isa) -> bool {
    matches!(
        op,
        Isa::V_FMAC_F32
            | Isa::V_MAC_F32
            | Isa::V_FMAC_F64
            | Isa::V_MAC_F16
            | Isa::V_FMAC_F16
            | Isa::V_FMAC_LEGACY_F32
            | Isa::V_DOT2C_F32_F16
            | Isa::V_DOT2C_F32_BF16
            | Isa::V_CVT_PKACCUM_U8_F32
            | Isa::V_DOT2C_I32_I16
            | Isa::V_DOT4C_I32_I8
            | Isa::V_DOT8C_I32_I4
    )
}

/// Lowers a VOP1, VOP2, VOPC, VOP3 or VOP3P instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    if let Some(operands) = l.indexing.filter(|operands| *operands != 0) {
        return index::lower(l, operands);
    }
    lower_plain(l)
}

/// Lowers an instruction if it is one of a family's; false if not.
type Family = fn(&mut Lower<'_>) -> Result<bool, Refusal>;

fn lower_plain(l: &mut Lower<'_>) -> Result<(), Refusal> {
    if l.inst.format == Format::Vopd {
        return dual::lower(l);
    }
    if wmma12::lower(l)? {
        return Ok(());
    }
    if matches!(l.inst.format, Format::Vop3p | Format::Vop3pDpp) || l.inst.op == Isa::V_PK_FMAC_F16 {
        return packed::lower(l);
    }
    let families: [Family; 6] = [
        masks::lower,
        divide::lower,
        wide::lower,
        relative::lower,
        small::lower,
        exchange::lower,
    ];
    for family in families {
        if family(l)? {
            return Ok(());
        }
    }
    let inst = l.inst;
    let mut desc = select(inst.target, inst.op).ok_or("the operation")?;
    if inst.clamp && desc.kind == Kind::Vector && !is_float(inst.dst_type.kind) {
        // Where nothing can overflow, the bit means nothing.
        desc = int::saturating(inst.op).unwrap_or(desc);
    }
    if modify::rounds_otherwise(l) {
        desc = rounded::select(inst.op)
            .or_else(|| trans::bounded(inst.op).filter(|_| l.mode & FP16_OVFL != 0))
            .unwrap_or(desc);
    }
    let sources = desc.rows.iter().take(3).filter(|r| **r != 0).count();
    let given = if accumulates(inst.op) {
        sources.saturating_sub(1)
    } else {
        sources
    };
    let (mut rows, dpp) = modify::sources(l, given)?;
    if desc.kind != Kind::Vector {
        let dst = l.mask_dst()?;
        l.emit_level(desc.run, dst, rows[0], rows[1], rows[2]);
        // What `v_cmpx` leaves in EXEC stays.
        if desc.kind == Kind::Mask {
            modify::end_dpp(l, dpp);
        }
        return Ok(());
    }
    let dst = l.vdst()?;
    if accumulates(inst.op) {
        rows[given] = modify::accumulator(l, dst);
    }
    let out = modify::result_row(l, dst);
    let imm = modes(l);
    let op = l.emit_level(desc.run, out, rows[0], rows[1], rows[2]);
    (op.e, op.f, op.imm) = (u32::from(inst.bitop3), u32::from(inst.clamp), imm);
    if out != dst {
        modify::result(l, out, dst)?;
    }
    modify::end_dpp(l, dpp);
    Ok(())
}

/// What arithmetic depends on beside its sources: MODE, and the rules for NaNs of `min` and `max`.
fn modes(l: &Lower<'_>) -> u64 {
    u64::from(l.mode) | minmax::Rules::of(l.target.generation(), l.mode).pack()
}

/// Whether the kind is one of the vector unit's float formats.
fn is_float(kind: DataKind) -> bool {
    matches!(
        kind,
        DataKind::F16 | DataKind::F32 | DataKind::F64 | DataKind::PkF32
    )
}

/// Whether a source is a constant.
fn constant(l: &Lower<'_>, i: usize) -> Option<u64> {
    let reg: Operand = l.inst.src[i];
    reg.constant(l.inst.src_type[i].kind)
}
