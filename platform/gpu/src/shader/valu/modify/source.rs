//! Modifiers of sources: the part of the register that is read, sign, denormals.

use outcrop_isa::{DataKind, Generation, Inst, Op as Isa};

use super::{Dpp, Flush16, Flush32, Flush64, begin_dpp, is_dot, selection, selects_half, unary};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::ROW;
use crate::shader::valu::lanes::{lane, operations, rare};
use crate::shader::valu::{constant, masks};

operations! {
    /// `(a & imm[31:0]) ^ imm[63:32]`.
    struct AndXor(a: u32, _b: (), _c: (), p) -> u32 {
        a & p.imm as u32 ^ (p.imm >> 32) as u32
    }

    /// The field of `a` that shifts left by `e`, then right by `f`, leave; sign extended if `imm` is 1.
    struct Extract(a: u32, _b: (), _c: (), p) -> u32 {
        let v = a << (p.e & 31);
        if p.imm != 0 {
            (v as i32 >> (p.f & 31)) as u32
        } else {
            v >> (p.f & 31)
        }
    }
}

/// Sign and magnitude masks of a float kind within its top dword.
fn sign_of(kind: DataKind) -> u32 {
    match kind {
        DataKind::F16 | DataKind::Bf16 | DataKind::B16 => 0x8000,
        // Of a packed source outside VOP3P the bit is both halves'.
        DataKind::PkF16 | DataKind::PkBf16 => 0x8000_8000,
        _ => 0x8000_0000,
    }
}

/// Rows of the first `count` sources with their modifiers applied. The first one is that of other lanes, with EXEC
/// narrowed until [`end_dpp`](super::end_dpp), if the instruction has DPP.
pub(crate) fn sources(l: &mut Lower<'_>, count: usize) -> Result<([u32; 3], Option<Dpp>), Refusal> {
    let mut rows = [0; 3];
    let dpp = begin_dpp(l, &mut rows)?;
    for (i, row) in rows.iter_mut().enumerate().take(count) {
        if !(dpp.is_some() && i == 0) {
            *row = source(l, i)?;
        }
    }
    Ok((rows, dpp))
}

/// Rows of source `i` with its modifiers applied.
pub(crate) fn source(l: &mut Lower<'_>, i: usize) -> Result<u32, Refusal> {
    let inst = l.inst;
    let kind = inst.src_type[i];
    let (neg, abs) = signs(&inst, i);
    if let Some(v) = constant(l, i)
        && inst.sdwa.is_none()
    {
        let sign = match kind.kind {
            DataKind::F64 => 1 << 63,
            other => u64::from(sign_of(other)),
        };
        let v = if abs { v & !sign } else { v };
        let v = if neg { v ^ sign } else { v };
        let v = if kind.dwords == 1 { v >> part(&inst, i) } else { v };
        let v = flushed(l, kind.kind, v);
        return Ok(if kind.dwords > 1 {
            l.const_rows(v)
        } else {
            l.const_row(v as u32)
        });
    }
    let row = l.vsrc(i)?;
    modified(l, i, row)
}

/// Applies the modifiers of source `i` to the rows at `row`.
pub(super) fn modified(l: &mut Lower<'_>, i: usize, mut row: u32) -> Result<u32, Refusal> {
    let inst = l.inst;
    let kind = inst.src_type[i];
    let (neg, abs) = signs(&inst, i);
    let target = l.temp(temp::SOURCE + 2 * i as u32);
    if let Some(sdwa) = inst.sdwa.filter(|_| i < 2) {
        let sel = u32::from(sdwa.src_sel[i]);
        let (shift, bits) = selection(sel);
        if bits != 32 {
            let op = unary(l, lane::<Extract>().run, target, row);
            (op.e, op.f) = (32 - bits - shift, 32 - bits);
            op.imm = u64::from(sdwa.sext >> i & 1);
            row = target;
        }
    } else if part(&inst, i) != 0 {
        if kind.dwords != 1 {
            return Err("half selection of a wide source");
        }
        let op = unary(l, lane::<Extract>().run, target, row);
        (op.e, op.f) = (0, part(&inst, i));
        row = target;
    }
    if neg || abs {
        let sign = sign_of(kind.kind);
        let (and, xor) = (if abs { !sign } else { u32::MAX }, if neg { sign } else { 0 });
        let imm = u64::from(and) | u64::from(xor) << 32;
        if kind.dwords == 2 {
            if target != row {
                unary(l, masks::copy(), target, row);
            }
            unary(l, lane::<AndXor>().run, target + ROW as u32, row + ROW as u32).imm = imm;
        } else {
            unary(l, lane::<AndXor>().run, target, row).imm = imm;
        }
        row = target;
    }
    Ok(flushed_row(l, kind.kind, row, target))
}

/// Whether source `i` is negated, and whether its absolute value is taken: neither means anything to integers.
fn signs(inst: &Inst, i: usize) -> (bool, bool) {
    let integer = matches!(
        inst.src_type[i].kind,
        DataKind::I16 | DataKind::U16 | DataKind::I32 | DataKind::U32 | DataKind::I64 | DataKind::U64
    );
    let bit = |bits: u8| bits >> i & 1 != 0 && !integer;
    (bit(inst.neg), bit(inst.abs))
}

/// First bit of the half of source `i` that `op_sel` says, or on gfx12 of its byte.
fn part(inst: &Inst, i: usize) -> u32 {
    let bit = |i: usize| u32::from(inst.op_sel >> i & 1);
    let bytes = matches!(inst.op, Isa::V_CVT_F32_FP8 | Isa::V_CVT_F32_BF8);
    let low = if bytes && inst.target.generation() == Generation::Gfx12 {
        bit(1)
    } else {
        0
    };
    let high = if bytes || selects_half(inst, i) { bit(i) } else { 0 };
    16 * high + 8 * low
}

/// The row of a source with its denormals flushed to `target` if MODE says so, else as it is.
fn flushed_row(l: &mut Lower<'_>, kind: DataKind, row: u32, target: u32) -> u32 {
    let (flush32, flush64) = flushed_sources(l);
    let flush = match kind {
        DataKind::F32 if flush32 => rare::<Flush32>(),
        DataKind::F64 if flush64 => rare::<Flush64>(),
        DataKind::F16 if flush64 => rare::<Flush16>(),
        _ => return row,
    };
    unary(l, flush.run, target, row);
    target
}

/// Whether MODE has f32, and f16 and f64, denormals of sources read as zero.
fn flushed_sources(l: &Lower<'_>) -> (bool, bool) {
    // Classes are told apart with their denormals.
    let keeps = is_dot(l.inst.op) || l.inst.op.name().contains("_class_");
    (l.mode >> 4 & 1 == 0 && !keeps, l.mode >> 6 & 1 == 0 && !keeps)
}

/// A constant source, zero of the same sign if it is a denormal that MODE flushes.
fn flushed(l: &Lower<'_>, kind: DataKind, v: u64) -> u64 {
    let (flush32, flush64) = flushed_sources(l);
    match kind {
        DataKind::F32 if flush32 => Flush32::of(v as u32).into(),
        DataKind::F64 if flush64 => Flush64::of(v),
        DataKind::F16 if flush64 => Flush16::of(v as u32).into(),
        _ => v,
    }
}

/// The row of a source that is also the result: of 16 bits the half that is written.
pub(crate) fn accumulator(l: &mut Lower<'_>, dst: u32) -> u32 {
    let (target, kind) = (l.temp(temp::SOURCE + 4), l.inst.dst_type.kind);
    if l.inst.op_sel & 8 == 0 {
        return flushed_row(l, kind, dst, target);
    }
    let op = unary(l, lane::<Extract>().run, target, dst);
    (op.e, op.f) = (0, 16);
    flushed_row(l, kind, target, target)
}
