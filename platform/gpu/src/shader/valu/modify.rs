//! Source and result modifiers, as operations on temporary rows.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{DataKind, Generation, Inst, Op as Isa, Operand};

use super::{Lanes, Param, constant, is_float, lane, rare};
use crate::shader::hwreg::FP16_OVFL;
use crate::shader::lower::{Lower, Refusal, temp};
use crate::shader::simd::{Level, ROW};
use crate::shader::wave::{Op, Wave, after, sreg};

/// `(a & imm[31:0]) ^ imm[63:32]`.
struct AndXor;
impl Lanes for AndXor {
    type A = u32;
    type B = ();
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), p: Param) -> u32 {
        a & p.imm as u32 ^ (p.imm >> 32) as u32
    }
}

/// The field of `a` that shifts left by `e`, then right by `f`, leave; sign extended if `imm` is 1.
struct Extract;
impl Lanes for Extract {
    type A = u32;
    type B = ();
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), p: Param) -> u32 {
        let v = a << (p.e & 31);
        if p.imm != 0 {
            (v as i32 >> (p.f & 31)) as u32
        } else {
            v >> (p.f & 31)
        }
    }
}

/// Denormals to zero of the same sign.
struct Flush32;
impl Lanes for Flush32 {
    type A = u32;
    type B = ();
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), _: Param) -> u32 {
        if a & 0x7f80_0000 == 0 { a & 0x8000_0000 } else { a }
    }
}

struct Flush64;
impl Lanes for Flush64 {
    type A = u64;
    type B = ();
    type C = ();
    type D = u64;
    #[inline(always)]
    fn f<L: Level>(a: u64, (): (), (): (), _: Param) -> u64 {
        if a & 0x7ff0_0000_0000_0000 == 0 {
            a & 1 << 63
        } else {
            a
        }
    }
}

struct Flush16;
impl Lanes for Flush16 {
    type A = u32;
    type B = ();
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), _: Param) -> u32 {
        if a & 0x7c00 == 0 { a & 0xffff_8000 } else { a }
    }
}

/// Output scale (`e`: 0 none, 1 ×2, 2 ×4, 3 ÷2) and clamp to [0, 1] (`f`); NaN clamps to 0 (`imm`: DX10_CLAMP).
struct Finish32;
impl Lanes for Finish32 {
    type A = f32;
    type B = ();
    type C = ();
    type D = f32;
    #[inline(always)]
    fn f<L: Level>(a: f32, (): (), (): (), p: Param) -> f32 {
        let factor = [1.0, 2.0, 4.0, 0.5][(p.e & 3) as usize];
        // The scale makes -0 +0.
        let v = if a.is_nan() || p.e == 0 {
            a
        } else {
            a * factor + 0.0
        };
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

struct Finish64;
impl Lanes for Finish64 {
    type A = f64;
    type B = ();
    type C = ();
    type D = f64;
    #[inline(always)]
    fn f<L: Level>(a: f64, (): (), (): (), p: Param) -> f64 {
        let factor = [1.0, 2.0, 4.0, 0.5][(p.e & 3) as usize];
        // The scale makes -0 +0.
        let v = if a.is_nan() || p.e == 0 {
            a
        } else {
            a * factor + 0.0
        };
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

struct Finish16;
impl Lanes for Finish16 {
    type A = u32;
    type B = ();
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, (): (), (): (), p: Param) -> u32 {
        let v = crate::shader::fp::f16_to_f32(a as u16);
        let clamps = p.f != 0 && p.imm != 0;
        if v.is_nan() && !clamps {
            return a;
        }
        let r = crate::shader::fp::f32_to_f16(Finish32::f::<L>(v, (), (), p));
        let r = if p.e != 0 && r == 0x8000 { 0 } else { r };
        u32::from(r) | a & 0xffff_0000
    }
}

/// Puts the selected part (`e`) of `a` into `b`; `f`: the rest is zero (0), sign (1) or kept (2).
struct Merge;
impl Lanes for Merge {
    type A = u32;
    type B = u32;
    type C = ();
    type D = u32;
    #[inline(always)]
    fn f<L: Level>(a: u32, b: u32, (): (), p: Param) -> u32 {
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

/// Runs an operation on temporary rows in every lane.
fn emit_all<'l>(
    l: &'l mut Lower<'_>,
    run: [crate::shader::wave::Handler; 3],
    dst: u32,
    a: u32,
) -> &'l mut Op {
    l.emit_level(run, dst, a, 0, 0)
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
fn modified(l: &mut Lower<'_>, i: usize, mut row: u32) -> Result<u32, Refusal> {
    let inst = l.inst;
    let kind = inst.src_type[i];
    let (neg, abs) = signs(&inst, i);
    let target = l.temp(temp::SOURCE + 2 * i as u32);
    if let Some(sdwa) = inst.sdwa.filter(|_| i < 2) {
        let sel = u32::from(sdwa.src_sel[i]);
        let (shift, bits) = selection(sel);
        if bits != 32 {
            let op = emit_all(l, lane::<Extract>().run, target, row);
            (op.e, op.f) = (32 - bits - shift, 32 - bits);
            op.imm = u64::from(sdwa.sext >> i & 1);
            row = target;
        }
    } else if part(&inst, i) != 0 {
        if kind.dwords != 1 {
            return Err("half selection of a wide source");
        }
        let op = emit_all(l, lane::<Extract>().run, target, row);
        (op.e, op.f) = (0, part(&inst, i));
        row = target;
    }
    if neg || abs {
        let sign = sign_of(kind.kind);
        let (and, xor) = (if abs { !sign } else { u32::MAX }, if neg { sign } else { 0 });
        let imm = u64::from(and) | u64::from(xor) << 32;
        if kind.dwords == 2 {
            if target != row {
                emit_all(l, super::masks::copy(), target, row);
            }
            emit_all(l, lane::<AndXor>().run, target + ROW as u32, row + ROW as u32).imm = imm;
        } else {
            emit_all(l, lane::<AndXor>().run, target, row).imm = imm;
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
    emit_all(l, flush.run, target, row);
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
    let (exponent, sign) = match kind {
        DataKind::F32 if flush32 => (0x7f80_0000, 1 << 31),
        DataKind::F64 if flush64 => (0x7ff0 << 48, 1 << 63),
        DataKind::F16 if flush64 => (0x7c00, 0x8000),
        _ => return v,
    };
    if v & exponent == 0 { v & sign } else { v }
}

/// The row of a source that is also the result: of 16 bits the half that is written.
pub(crate) fn accumulator(l: &mut Lower<'_>, dst: u32) -> u32 {
    let (target, kind) = (l.temp(temp::SOURCE + 4), l.inst.dst_type.kind);
    if l.inst.op_sel & 8 == 0 {
        return flushed_row(l, kind, dst, target);
    }
    let op = emit_all(l, lane::<Extract>().run, target, dst);
    (op.e, op.f) = (0, 16);
    flushed_row(l, kind, target, target)
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

/// The output scale, which neither IEEE mode nor denormal results have.
fn scale(l: &Lower<'_>) -> u32 {
    let ieee = l.target.generation() != Generation::Gfx12 && l.mode >> 9 & 1 != 0;
    if ieee || !keeps_no_denormals(l, l.inst.dst_type.kind) {
        0
    } else {
        u32::from(l.inst.omod)
    }
}

/// Whether the result needs more than a plain store.
pub(crate) fn result_is_modified(l: &Lower<'_>) -> bool {
    flushes(l, l.inst.dst_type.kind) || needs_merge(l)
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

/// Whether source `i` is read from, or for 3 the result written to, the high half of its register: of 32 bits the bit
/// means nothing.
fn selects_half(inst: &Inst, i: usize) -> bool {
    let kind = if i == 3 { inst.dst_type } else { inst.src_type[i] };
    inst.op_sel >> i & 1 != 0 && !matches!(kind.kind, DataKind::I32 | DataKind::U32 | DataKind::F32)
}

/// Whether the kind has 16 bits.
fn is_half(kind: DataKind) -> bool {
    matches!(
        kind,
        DataKind::B16 | DataKind::I16 | DataKind::U16 | DataKind::F16 | DataKind::Bf16
    )
}

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

/// The row that a result which neither rounds nor flushes goes to first.
pub(crate) fn out_row(l: &Lower<'_>, dst: u32) -> u32 {
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
        let op = emit_all(l, run.run, from, from);
        (op.e, op.f, op.imm) = (omod, u32::from(inst.clamp), dx10);
    }
    if flushes(l, kind) {
        let flush = match kind {
            DataKind::F64 => rare::<Flush64>(),
            DataKind::F16 => rare::<Flush16>(),
            _ => rare::<Flush32>(),
        };
        emit_all(l, flush.run, from, from);
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
            l.emit_level(super::masks::copy(), to + step, from + step, 0, 0);
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

/// EXEC was narrowed for a DPP instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dpp;

/// Prepares source 0 of a DPP instruction in `rows[0]`, narrowing EXEC to the lanes that are written.
///
/// `None` if the instruction has no DPP.
pub(crate) fn begin_dpp(l: &mut Lower<'_>, rows: &mut [u32; 3]) -> Result<Option<Dpp>, Refusal> {
    let Some(row) = exchange(l)? else { return Ok(None) };
    rows[0] = modified(l, 0, row)?;
    Ok(Some(Dpp))
}

/// Source 0 of a DPP instruction without its modifiers, narrowing EXEC to the lanes that are written.
pub(crate) fn exchange(l: &mut Lower<'_>) -> Result<Option<u32>, Refusal> {
    if !exchanges(&l.inst) {
        return Ok(None);
    }
    if !matches!(l.inst.src[0], Operand::Vgpr(_)) || l.inst.src_type[0].dwords > 2 {
        return Err("DPP of this source");
    }
    let exchange = Exchange::of(&l.inst).ok_or("the DPP control")?;
    let (table, allowed) = (exchange.table, exchange.allowed);
    let table = l.keep(table);
    let allowed = l.consts.scalar(allowed);
    let src = l.vsrc(0)?;
    // The temporaries of source 2 are free: DPP instructions have two sources.
    let target = l.temp(temp::OTHER);
    let dwords = u32::from(l.inst.src_type[0].dwords.max(1));
    for row in (0..dwords).rev() {
        let step = row * ROW as u32;
        let last = row == 0;
        let op = l.emit(
            dpp_move,
            target + step,
            src + step,
            allowed,
            u32::from(exchange.zero),
        );
        (op.e, op.f, op.imm) = (u32::from(last), u32::from(exchange.inactive), table);
    }
    l.narrowed = true;
    Ok(Some(target))
}

/// Restores EXEC after a DPP instruction.
pub(crate) fn end_dpp(l: &mut Lower<'_>, dpp: Option<Dpp>) {
    if dpp.is_some() {
        l.narrowed = false;
        l.emit(restore_exec, 0, 0, 0, 0);
    }
}

/// Whether source 0 is read from other lanes.
pub(crate) fn exchanges(inst: &Inst) -> bool {
    inst.dpp.is_some() || inst.dpp8.is_some()
}

/// A lane exchange.
struct Exchange {
    table: LaneTable,
    /// Lanes that may be written.
    allowed: u64,
    /// Lanes without a source read 0, instead of not being written.
    zero: bool,
    /// Lanes that are off are read, too.
    inactive: bool,
}

impl Exchange {
    fn of(inst: &Inst) -> Option<Self> {
        if let Some(dpp) = inst.dpp8 {
            let source = |lane: usize| lane & !7 | usize::from(dpp.lanes[lane & 7]);
            return Some(Self {
                table: core::array::from_fn(|lane| source(lane) as u8),
                allowed: u64::MAX,
                zero: true,
                inactive: dpp.fi,
            });
        }
        let dpp = inst.dpp?;
        let mut allowed = 0u64;
        for lane in 0..64u32 {
            let row = dpp.row_mask >> (lane / 16) & 1;
            let bank = dpp.bank_mask >> (lane / 4 % 4) & 1;
            allowed |= u64::from(row & bank) << lane;
        }
        Some(Self {
            table: dpp_table(dpp.ctrl)?,
            allowed,
            zero: dpp.bound_ctrl,
            inactive: dpp.fi,
        })
    }
}

/// Source lane of each lane, or 255 where there is none.
pub(crate) type LaneTable = [u8; 64];

fn dpp_table(ctrl: u16) -> Option<LaneTable> {
    let mut table = [255u8; 64];
    for (lane, from) in table.iter_mut().enumerate() {
        let (row, at) = (lane & !15, (lane & 15) as i32);
        let n = i32::from(ctrl & 15);
        let in_row = |i: i32| (0..16).contains(&i).then(|| (row as i32 + i) as u8);
        let source: Option<u8> = match ctrl {
            0..=0xff => Some((lane & !3) as u8 | (ctrl >> (2 * (lane & 3)) & 3) as u8),
            0x101..=0x10f => in_row(at + n),
            0x111..=0x11f => in_row(at - n),
            0x121..=0x12f => in_row((at - n) & 15),
            0x130 => (lane < 63).then_some(lane as u8 + 1),
            0x134 => Some((lane as u8 + 1) & 63),
            0x138 => (lane > 0).then(|| lane as u8 - 1),
            0x13c => Some((lane as u8).wrapping_sub(1) & 63),
            0x140 => in_row(15 - at),
            0x141 => in_row(at ^ 7),
            0x142 => (lane >= 16).then(|| (row - 1) as u8),
            0x143 => (lane >= 32).then_some(31),
            0x150..=0x15f => in_row(n),
            0x160..=0x16f => in_row(at ^ n),
            _ => return None,
        };
        *from = source.unwrap_or(255);
    }
    Some(table)
}

/// Row `a` with lanes exchanged by the table at `imm`, to row `dst`; lanes with no source read 0, nor is one that is
/// off a source unless `f` is 1.
/// If `e`, EXEC is saved and narrowed to the lanes in scalars `b`, and, without `c`, to those with a source.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn dpp_move(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows and scalars that exist; `imm` is the address of a table that the program owns.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let table = &*(o.imm as *const LaneTable);
        let table = &table[..w.size()];
        let (src, dst) = (w.row(o.a).cast::<u32>(), w.row(o.dst).cast::<u32>());
        let mut found = 0u64;
        for (lane, from) in table.iter().enumerate() {
            let valid = *from != 255 && (o.f != 0 || exec >> (from & 63) & 1 != 0);
            let v = if valid {
                *src.add(usize::from(*from & 63))
            } else {
                0
            };
            found |= u64::from(valid) << lane;
            *dst.add(lane) = v;
        }
        if o.e != 0 {
            let allowed = w.s64(o.b) & if o.c != 0 { u64::MAX } else { found };
            w.set_s64(sreg::SAVED_EXEC, exec);
            w.set_s64(sreg::EXEC, exec & allowed);
        }
        after(op)
    }
}

/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn restore_exec(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: these scalars exist.
    unsafe {
        let exec = w.s64(sreg::SAVED_EXEC);
        w.set_s64(sreg::EXEC, exec);
        after(op)
    }
}
