//! Immediates of program control: messages, index modes, versions.

use super::constant::inline_or_hex;
use super::counters;
use crate::{Generation, Inst, Op};
use core::fmt::{Formatter, Result, Write as _};

pub(crate) fn write_sopp(f: &mut Formatter<'_>, inst: &Inst) -> Result {
    let imm = inst.simm16;
    match inst.op {
        Op::S_WAITCNT => counters::write_waitcnt(f, inst.target.generation(), imm),
        Op::S_WAITCNT_DEPCTR => counters::write_depctr(f, imm),
        Op::S_SENDMSG | Op::S_SENDMSGHALT => write_sendmsg(f, inst.target.generation(), imm),
        Op::S_SET_GPR_IDX_MODE => {
            f.write_char(' ')?;
            write_gpr_idx(f, imm)
        }
        Op::S_ENDPGM if imm == 0 => Ok(()),
        Op::S_WAKEUP
        | Op::S_BARRIER
        | Op::S_ICACHE_INV
        | Op::S_TTRACEDATA
        | Op::S_ENDPGM_SAVED
        | Op::S_ENDPGM_ORDERED_PS_DONE
        | Op::S_CODE_END
        | Op::S_WAIT_IDLE
        | Op::S_SET_GPR_IDX_OFF => Ok(()),
        Op::S_NOP
        | Op::S_SETKILL
        | Op::S_SETHALT
        | Op::S_SLEEP
        | Op::S_SETPRIO
        | Op::S_TRAP
        | Op::S_INCPERFLEVEL
        | Op::S_DECPERFLEVEL
        | Op::S_DENORM_MODE => {
            f.write_char(' ')?;
            inline_or_hex(f, imm)
        }
        Op::S_INST_PREFETCH | Op::S_CLAUSE | Op::S_ROUND_MODE | Op::S_TTRACEDATA_IMM => {
            write!(f, " {imm:#x}")
        }
        _ => write!(f, " {imm}"),
    }
}

/// Message of `s_sendmsg`: id bits 3:0, operation 6:4, stream 9:8.
fn write_sendmsg(f: &mut Formatter<'_>, generation: Generation, imm: u16) -> Result {
    let (id, operation, stream) = (imm & 15, imm >> 4 & 7, imm >> 8 & 3);
    let name = match id {
        1 => "MSG_INTERRUPT",
        2 => "MSG_GS",
        3 => "MSG_GS_DONE",
        4 => "MSG_SAVEWAVE",
        5 => "MSG_STALL_WAVE_GEN",
        6 => "MSG_HALT_WAVES",
        7 => "MSG_ORDERED_PS_DONE",
        8 => "MSG_EARLY_PRIM_DEALLOC",
        9 => "MSG_GS_ALLOC_REQ",
        10 => "MSG_GET_DOORBELL",
        11 if generation == Generation::Gfx10 => "MSG_GET_DDID",
        15 => "MSG_SYSMSG",
        _ => "",
    };
    let operation_name = match (id, operation) {
        (3, 0) => "GS_OP_NOP",
        (2 | 3, 1) => "GS_OP_CUT",
        (2 | 3, 2) => "GS_OP_EMIT",
        (2 | 3, 3) => "GS_OP_EMIT_CUT",
        (15, 1) => "SYSMSG_OP_ECC_ERR_INTERRUPT",
        (15, 2) => "SYSMSG_OP_REG_RD",
        (15, 4) => "SYSMSG_OP_TTRACE_PC",
        _ => "",
    };
    match id {
        2 | 3 if !operation_name.is_empty() && operation != 0 => {
            write!(f, " sendmsg({name}, {operation_name}, {stream})")
        }
        3 | 15 if !operation_name.is_empty() && stream == 0 => {
            write!(f, " sendmsg({name}, {operation_name})")
        }
        1 | 4..=11 if !name.is_empty() && operation == 0 && stream == 0 => write!(f, " sendmsg({name})"),
        _ if imm & !0x37f == 0 => write!(f, " sendmsg({id}, {operation}, {stream})"),
        _ => write!(f, " {imm}"),
    }
}

/// The operands an index mode applies to.
pub(crate) fn write_gpr_idx(f: &mut Formatter<'_>, imm: u16) -> Result {
    if imm > 15 {
        return write!(f, "{imm:#x}");
    }
    f.write_str("gpr_idx(")?;
    let mut first = true;
    for (bit, name) in ["SRC0", "SRC1", "SRC2", "DST"].into_iter().enumerate() {
        if imm >> bit & 1 != 0 {
            if !first {
                f.write_char(',')?;
            }
            first = false;
            f.write_str(name)?;
        }
    }
    f.write_char(')')
}

/// Microcode version and flags of `s_version`.
pub(crate) fn write_version(f: &mut Formatter<'_>, imm: u16) -> Result {
    const FLAGS: [(u16, &str); 3] = [
        (0x2000, "UC_VERSION_W64_BIT"),
        (0x4000, "UC_VERSION_W32_BIT"),
        (0x8000, "UC_VERSION_MDP_BIT"),
    ];
    let version = imm & 0x1fff;
    if version > 0xff {
        return write!(f, "{imm:#x}");
    }
    // Every flag but the first puts what is before it in parentheses.
    for _ in 1..FLAGS.iter().filter(|(bit, _)| imm & bit != 0).count() {
        f.write_char('(')?;
    }
    match version {
        0 => f.write_str("UC_VERSION_GFX7")?,
        4 => f.write_str("UC_VERSION_GFX10")?,
        6 => f.write_str("UC_VERSION_GFX11")?,
        9 => f.write_str("UC_VERSION_GFX12")?,
        _ => write!(f, "{version}")?,
    }
    let mut first = true;
    for (_, name) in FLAGS.into_iter().filter(|(bit, _)| imm & bit != 0) {
        f.write_str(if first { "|" } else { ")|" })?;
        f.write_str(name)?;
        first = false;
    }
    Ok(())
}
