//! Modifiers of results: output scale, clamp, denormals, and the part of the register that is written.

use outcrop_isa::{DataKind, Generation, Op as Isa};

use super::{Flush16, Flush32, Flush64, is_dot, selection, selects_half, unary};
use crate::shader::number::fp::{f16_to_f32, f32_to_f16};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::scalar::hwreg::FP16_OVFL;
use crate::shader::simd::{Level, ROW};
use crate::shader::valu::lanes::{Lanes, Param, operations, rare};
use crate::shader::valu::{is_float, masks};

/// Output scale (`e`: 0 none, 1 ×2, 2 ×4, 3 ÷2) and clamp to [0, 1] (`f`); NaN clamps to 0 (`imm`: DX10_CLAMP).
macro_rules! finish {
    ($($name:ident $type:ty;)*) => {$(
        struct $name;
        impl Lanes for $name {
            type A = $type;
            type B = ();
            type C = ();
            type D = $type;
            #[inline(always)]
            fn f<L: Level>(a: $type, (): (), (): (), p: Param) -> $type {
                let factor = [1.0, 2.0, 4.0, 0.5][(p.e & 3) as usize];
                // The scale makes -0 +0.
                let v = if a.is_nan() || p.e == 0 { a } else { a * factor + 0.0 };
                let clamped = if v >= 1.0 {
                    1.0
                } else if v > 0.0 {
                    v
                } else {
                    0.0
                };
                let clamped = if v.is_nan() && p.imm == 0 { v } else { clamped };
                if p.f != 0 { clamped } else { v }
            }
        }
    )*};
}

finish! {
    Finish32 f32;
    Finish64 f64;
}

operations! {
    /// As [`Finish32`], of the low half.
    struct Finish16(a: u32, _b: (), _c: (), p) -> u32 {
        let v = f16_to_f32(a as u16);
        let clamps = p.f != 0 && p.imm != 0;
        if v.is_nan() && !clamps {
            return a;
        }
        let r = f32_to_f16(Finish32::f::<L>(v, (), (), p));
        let r = if p.e != 0 && r == 0x8000 { 0 } else { r };
        u32::from(r) | a & 0xffff_0000
    }

    /// Puts the selected part (`e`) of `a` into `b`; `f`: the rest is zero (0), sign (1) or kept (2).
    struct Merge(a: u32, b: u32, _c: (), p) -> u32 {
        let (shift, bits) = selection(p.e);
        let mask = if bits == 32 {
            u32::MAX
        } else {
            ((1 << bits) - 1) << shift
        };
        let part = a << shift & mask;
        let above = (((a << (32 - bits)) as i32) >> 31) as u32 & !mask & (u32::MAX << shift);
        match p.f {
            0 => part,
            1 => part | above,
            _ => part | b & !mask,
        }
    }
}

/// Whether MODE has results of the instruction's type rounded other than to nearest even, or kept from overflowing.
pub(crate) fn rounds_otherwise(l: &Lower<'_>) -> bool {
    let (single, double) = (l.mode & 3 != 0, l.mode >> 2 & 3 != 0);
    match l.inst.dst_type.kind {
        // LLVM (`FPTRUNC_ROUND_F32_F64`): the rounding of f64.
        _ if l.inst.op == Isa::V_CVT_F32_F64 => double,
        DataKind::F32 | DataKind::PkF32 => single,
        DataKind::F64 => double,
        DataKind::F16 | DataKind::PkF16 => double || l.mode & FP16_OVFL != 0,
        _ => false,
    }
}

/// Whether MODE has denormal results of a kind made zero.
fn flushes(l: &Lower<'_>, kind: DataKind) -> bool {
    // A bfloat16's bits are those of an f32.
    keeps_no_denormals(l, kind) && l.inst.op != Isa::V_CVT_F32_BF16 && !is_dot(l.inst.op)
}

/// Whether MODE has results of a kind without denormals.
fn keeps_no_denormals(l: &Lower<'_>, kind: DataKind) -> bool {
    match kind {
        DataKind::F32 | DataKind::PkF32 => l.mode >> 5 & 1 == 0,
        DataKind::F64 | DataKind::F16 => l.mode >> 7 & 1 == 0,
        _ => false,
    }
}

/// The output scale, which neither IEEE mode nor denormal results have.
fn scale(l: &Lower<'_>) -> u32 {
    let ieee = l.target.generation() != Generation::Gfx12 && l.mode >> 9 & 1 != 0;
    if ieee || !keeps_no_denormals(l, l.inst.dst_type.kind) {
        0
    } else {
        u32::from(l.inst.omod)
    }
}

/// Whether a 16-bit result leaves the other half of its register: always from gfx10 on. gfx9 clears it but for a few
/// operations.
fn keeps_high(l: &Lower<'_>) -> bool {
    let inst = l.inst;
    if l.target.generation() == Generation::Gfx9 {
        return matches!(
            inst.op,
            Isa::V_MAC_F16
                | Isa::V_MADAK_F16
                | Isa::V_MADMK_F16
                | Isa::V_MAD_F16
                | Isa::V_FMA_F16
                | Isa::V_DIV_FIXUP_F16
                | Isa::V_MAD_U16
                | Isa::V_MAD_I16
        );
    }
    // Its result is 16 bits from gfx11 on.
    let bytes = inst.op == Isa::V_SAT_PK_U8_I16 && l.target.generation() >= Generation::Gfx11;
    let half = inst.halves & 8 != 0 || is_half(inst.dst_type.kind) || bytes;
    half && inst.dst_type.dwords == 1 && inst.sdwa.is_none()
}

/// Whether the kind has 16 bits.
fn is_half(kind: DataKind) -> bool {
    matches!(
        kind,
        DataKind::B16 | DataKind::I16 | DataKind::U16 | DataKind::F16 | DataKind::Bf16
    )
}

/// Whether the result goes through [`result`] whatever MODE says of denormals.
fn needs_merge(l: &Lower<'_>) -> bool {
    let inst = l.inst;
    if keeps_high(l) {
        return true;
    }
    (inst.clamp && is_float(inst.dst_type.kind))
        || scale(l) != 0
        || selects_half(&inst, 3)
        || inst.sdwa.is_some_and(|s| s.dst_sel != 6 && !inst.dst.is_none())
}

/// The row that a result goes to first: a temporary one, if it needs more than a plain store.
pub(crate) fn result_row(l: &Lower<'_>, dst: u32) -> u32 {
    if flushes(l, l.inst.dst_type.kind) {
        l.temp(temp::RESULT)
    } else {
        exact_row(l, dst)
    }
}

/// As [`result_row`], for a result that neither rounds nor flushes.
pub(crate) fn exact_row(l: &Lower<'_>, dst: u32) -> u32 {
    if needs_merge(l) { l.temp(temp::RESULT) } else { dst }
}

/// Applies the result modifiers to the rows at `from` and moves them to `to`.
pub(crate) fn result(l: &mut Lower<'_>, from: u32, to: u32) -> Result<(), Refusal> {
    let inst = l.inst;
    if inst.dst_type.kind == DataKind::PkF32 {
        // Each of the two by itself.
        (l.inst.dst_type.kind, l.inst.dst_type.dwords) = (DataKind::F32, 1);
        for row in [0, ROW as u32] {
            result(l, from + row, to + row)?;
        }
        l.inst = inst;
        return Ok(());
    }
    let kind = inst.dst_type.kind;
    let omod = scale(l);
    if (inst.clamp && is_float(kind)) || omod != 0 {
        let run = match kind {
            DataKind::F32 if inst.dst_type.dwords == 1 => rare::<Finish32>(),
            DataKind::F64 => rare::<Finish64>(),
            _ => rare::<Finish16>(),
        };
        let dx10 = u64::from(l.mode >> 8 & 1);
        let op = unary(l, run.run, from, from);
        (op.e, op.f, op.imm) = (omod, u32::from(inst.clamp), dx10);
    }
    if flushes(l, kind) {
        let flush = match kind {
            DataKind::F64 => rare::<Flush64>(),
            DataKind::F16 => rare::<Flush16>(),
            _ => rare::<Flush32>(),
        };
        unary(l, flush.run, from, from);
    }
    let (sel, unused) = match inst.sdwa {
        Some(s) => (u32::from(s.dst_sel), u32::from(s.dst_unused)),
        None if selects_half(&inst, 3) => (5, 2),
        None if keeps_high(l) => (4, 2),
        None => (6, 0),
    };
    if sel == 6 {
        for row in 0..u32::from(inst.dst_type.dwords.max(1)) {
            let step = row * ROW as u32;
            l.emit_level(masks::copy(), to + step, from + step, 0, 0);
        }
    } else {
        let op = l.emit_level(rare::<Merge>().run, to, from, to, 0);
        (op.e, op.f) = (sel, unused);
    }
    Ok(())
}

/// Puts the low part of the row at `from` into the selected part of the row at `to`.
pub(crate) fn merge(l: &mut Lower<'_>, from: u32, to: u32, sel: u32) {
    let op = l.emit_level(rare::<Merge>().run, to, from, to, 0);
    (op.e, op.f) = (sel, 2);
}
