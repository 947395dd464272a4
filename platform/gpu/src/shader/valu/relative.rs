//! Registers that M0 chooses (`v_movrel…`, `v_swaprel_b32`), and exchanges within and between rows of 16 lanes
//! (`v_permlane…`), and functions of scalars that the vector unit computes (`v_s_…`).
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{DataKind, Op as Isa, Operand};

use super::{masks, modify};
use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::{LANES, ROW};
use crate::shader::wave::{Op, Wave, after, sreg};

/// The row of register `first` and the index in M0, which is shifted by the low half of `field` and masked by its
/// high half; none if there are only `count` registers.
///
/// # Safety
/// The scalar file exists.
unsafe fn indexed(w: &Wave, first: u32, field: u64, count: u32) -> Option<u32> {
    // SAFETY: the caller's.
    let m0 = unsafe { w.s32(sreg::M0) };
    let index = m0 >> (field as u32 & 31) & (field >> 32) as u32;
    let register = first.checked_add(index)?;
    (register < count).then_some(register * ROW as u32)
}

/// Register `a` + index (`imm`), or register 0 if there is none, to row `dst` in all lanes; `c` registers exist.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn read(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: registers below `c` exist, and so does the row.
    unsafe {
        let o = &*op;
        let from = indexed(w, o.a, o.imm, o.c).unwrap_or(0);
        let v = w.row(from).cast::<[u32; LANES]>().read();
        w.row(o.dst).cast::<[u32; LANES]>().write(v);
        after(op)
    }
}

/// Row `a` to register `dst` + index (`imm`) in active lanes, if it exists; `c` registers do.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn write(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: registers below `c` exist, and so does the row.
    unsafe {
        let o = &*op;
        if let Some(to) = indexed(w, o.dst, o.imm, o.c) {
            for lane in lanes(w.exec()) {
                let v = w.lane(o.a, lane);
                w.set_lane(to, lane, v);
            }
        }
        after(op)
    }
}

/// A field of M0 for [`indexed`].
const fn field(shift: u64, mask: u64) -> u64 {
    shift | mask << 32
}
const WHOLE: u64 = field(0, 0xffff_ffff);
const NONE: u64 = field(0, 0);

/// The fields of M0 that choose source and destination.
fn fields(op: Isa) -> Option<(u64, u64)> {
    Some(match op {
        Isa::V_MOVRELS_B32 => (WHOLE, NONE),
        Isa::V_MOVRELD_B32 => (NONE, WHOLE),
        Isa::V_MOVRELSD_B32 => (WHOLE, WHOLE),
        Isa::V_MOVRELSD_2_B32 | Isa::V_SWAPREL_B32 => (field(0, 0x3ff), field(16, 0x3ff)),
        _ => return None,
    })
}

/// `v_permlane16_b32` and, with `f` 16, `v_permlanex16_b32`: each lane of row `dst` gets the lane of its 16 lanes in
/// row `a`, or of the neighbouring 16, that the nibbles of scalars `b` and `c` name. A lane that is off is read only
/// if bit 0 of `e` says so; else 0 is read if bit 1 does, else nothing is written.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn permute_rows(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows and scalars that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let data = w.row(o.a).cast::<[u32; LANES]>().read();
        let select = u64::from(w.s32(o.b)) | u64::from(w.s32(o.c)) << 32;
        for lane in lanes(exec) {
            let from = (lane & !15 ^ o.f as usize) | (select >> (4 * (lane & 15)) & 15) as usize;
            if o.e & 1 != 0 || exec >> from & 1 != 0 {
                w.set_lane(o.dst, lane, data[from]);
            } else if o.e & 2 != 0 {
                w.set_lane(o.dst, lane, 0);
            }
        }
        after(op)
    }
}

/// `v_permlane16_var_b32` and, with `f` 16, `v_permlanex16_var_b32`: as [`permute_rows`], each lane's nibble in row `b`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn permute_rows_by_lane(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let data = w.row(o.a).cast::<[u32; LANES]>().read();
        let select = w.row(o.b).cast::<[u32; LANES]>().read();
        for lane in lanes(exec) {
            let from = (lane & !15 ^ o.f as usize) | (select[lane] & 15) as usize;
            if o.e & 1 != 0 || exec >> from & 1 != 0 {
                w.set_lane(o.dst, lane, data[from]);
            } else if o.e & 2 != 0 {
                w.set_lane(o.dst, lane, 0);
            }
        }
        after(op)
    }
}

/// Saves EXEC and leaves the first lane on, in any wave.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn first_lane_only(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: these scalars exist.
    unsafe {
        let exec = w.exec();
        w.set_s64(sreg::SAVED_EXEC, exec);
        w.set_s64(sreg::EXEC, 1);
        after(op)
    }
}

/// The vector operation that does what a scalar one of gfx12 does with a register.
fn scalar_function(op: Isa) -> Option<Isa> {
    Some(match op {
        Isa::V_S_EXP_F32 => Isa::V_EXP_F32,
        Isa::V_S_EXP_F16 => Isa::V_EXP_F16,
        Isa::V_S_LOG_F32 => Isa::V_LOG_F32,
        Isa::V_S_LOG_F16 => Isa::V_LOG_F16,
        Isa::V_S_RCP_F32 => Isa::V_RCP_F32,
        Isa::V_S_RCP_F16 => Isa::V_RCP_F16,
        Isa::V_S_RSQ_F32 => Isa::V_RSQ_F32,
        Isa::V_S_RSQ_F16 => Isa::V_RSQ_F16,
        Isa::V_S_SQRT_F32 => Isa::V_SQRT_F32,
        Isa::V_S_SQRT_F16 => Isa::V_SQRT_F16,
        _ => return None,
    })
}

/// Lowers a function of a scalar: the vector operation in one lane, whose result goes to the SGPR.
fn lower_scalar_function(l: &mut Lower<'_>, op: Isa) -> Result<(), Refusal> {
    let whole = l.inst;
    let dst = l.scalar_dst()?;
    let row = l.temp(temp::OTHER + 2);
    let zero = l.const_row(0);
    l.emit(first_lane_only, 0, 0, 0, 0);
    l.narrowed = true;
    // Of a binary16 the high half is 0.
    l.emit_level(masks::copy(), row, zero, 0, 0);
    l.inst.op = op;
    l.inst.dst_type.dwords = 1;
    if l.inst.src_type[0].kind == DataKind::F16 {
        l.inst.dst_type.kind = DataKind::F16;
    }
    l.indexed[3] = Some(row);
    let done = super::lower_plain(l);
    l.indexed[3] = None;
    l.inst = whole;
    done?;
    l.emit(masks::read_first_lane, dst, row, 0, 0);
    modify::end_dpp(l, Some(modify::Dpp));
    Ok(())
}

/// Lowers a move whose source is read from other lanes or in part: `v_mov_b32` of the registers that M0 chooses.
fn lower_modified(l: &mut Lower<'_>, from: u64, to: u64) -> Result<(), Refusal> {
    let (whole, count) = (l.inst, l.layout.vgprs);
    let dst = number(whole.dst)?;
    if from != NONE {
        let row = l.temp(temp::INDEXED);
        l.emit(read, row, number(whole.src[0])?, 0, count).imm = from;
        l.indexed[0] = Some(row);
    }
    // Lanes and parts that are not written stay as they were.
    let result = l.temp(temp::INDEXED + 6);
    l.emit(read, result, dst, 0, count).imm = to;
    l.indexed[3] = Some(result);
    l.inst.op = Isa::V_MOV_B32;
    let done = super::lower_plain(l);
    (l.inst, l.indexed) = (whole, [None; 4]);
    done?;
    l.emit(write, dst, result, 0, count).imm = to;
    Ok(())
}

fn number(reg: Operand) -> Result<u32, Refusal> {
    match reg {
        Operand::Vgpr(n) => Ok(u32::from(n)),
        _ => Err("an operand that is not a vector register"),
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    if matches!(inst.op, Isa::V_PERMLANE16_B32 | Isa::V_PERMLANEX16_B32) {
        let (dst, a, b, c) = (l.vdst()?, l.vsrc(0)?, l.ssrc(1)?, l.ssrc(2)?);
        let op = l.emit(permute_rows, dst, a, b, c);
        op.e = u32::from(inst.op_sel & 3);
        op.f = if inst.op == Isa::V_PERMLANEX16_B32 { 16 } else { 0 };
        return Ok(true);
    }
    if matches!(inst.op, Isa::V_PERMLANE16_VAR_B32 | Isa::V_PERMLANEX16_VAR_B32) {
        let (dst, a, b) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?);
        let op = l.emit(permute_rows_by_lane, dst, a, b, 0);
        op.e = u32::from(inst.op_sel & 3);
        op.f = if inst.op == Isa::V_PERMLANEX16_VAR_B32 {
            16
        } else {
            0
        };
        return Ok(true);
    }
    if let Some(op) = scalar_function(inst.op) {
        lower_scalar_function(l, op)?;
        return Ok(true);
    }
    let Some((from, to)) = fields(inst.op) else {
        return Ok(false);
    };
    if modify::exchanges(&inst) || inst.sdwa.is_some() {
        lower_modified(l, from, to)?;
        return Ok(true);
    }
    let count = l.layout.vgprs;
    let dst = number(inst.dst)?;
    let row = if from == NONE {
        l.vsrc(0)?
    } else {
        let row = l.temp(temp::OTHER);
        l.emit(read, row, number(inst.src[0])?, 0, count).imm = from;
        row
    };
    if inst.op == Isa::V_SWAPREL_B32 {
        let old = l.temp(temp::OTHER + 1);
        l.emit(read, old, dst, 0, count).imm = to;
        l.emit(write, number(inst.src[0])?, old, 0, count).imm = from;
    }
    l.emit(write, dst, row, 0, count).imm = to;
    Ok(true)
}
