//! DPP: source 0 read from other lanes.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Inst, Operand};

use super::source::modified;
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::simd::ROW;
use crate::shader::wave::{Op, Wave, after, sreg};

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
