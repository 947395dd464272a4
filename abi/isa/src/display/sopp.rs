//! Immediates of program control: index modes, versions.

use super::constant::inline_or_hex;
use super::message::write_message;
use super::{counters, delay};
use crate::{Inst, Op};
use core::fmt::{Formatter, Result, Write as _};

pub(crate) fn write_sopp(f: &mut Formatter<'_>, inst: &Inst) -> Result {
    let imm = inst.simm16;
    match inst.op {
        Op::S_WAITCNT => counters::write_waitcnt(f, inst.target.generation(), imm),
        Op::S_WAITCNT_DEPCTR | Op::S_WAIT_ALU => counters::write_depctr(f, imm),
        Op::S_SENDMSG | Op::S_SENDMSGHALT => {
            f.write_char(' ')?;
            write_message(f, inst.target.generation(), imm)
        }
        Op::S_DELAY_ALU => delay::write_delay(f, imm),
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
        | Op::S_BARRIER_LEAVE
        | Op::S_CODE_END
        | Op::S_WAIT_IDLE
        | Op::S_SET_GPR_IDX_OFF => Ok(()),
        Op::S_INST_PREFETCH
        | Op::S_SET_INST_PREFETCH_DISTANCE
        | Op::S_CLAUSE
        | Op::S_SINGLEUSE_VDST
        | Op::S_ROUND_MODE
        | Op::S_TTRACEDATA_IMM
        | Op::S_WAIT_EVENT
        | Op::S_WAIT_LOADCNT
        | Op::S_WAIT_STORECNT
        | Op::S_WAIT_SAMPLECNT
        | Op::S_WAIT_BVHCNT
        | Op::S_WAIT_EXPCNT
        | Op::S_WAIT_DSCNT
        | Op::S_WAIT_KMCNT
        | Op::S_WAIT_LOADCNT_DSCNT
        | Op::S_WAIT_STORECNT_DSCNT => write!(f, " {imm:#x}"),
        Op::S_NOP
        | Op::S_SETKILL
        | Op::S_SETHALT
        | Op::S_SLEEP
        | Op::S_SETPRIO
        | Op::S_TRAP
        | Op::S_BARRIER_WAIT
        | Op::S_INCPERFLEVEL
        | Op::S_DECPERFLEVEL
        | Op::S_DENORM_MODE => {
            f.write_char(' ')?;
            inline_or_hex(f, imm)
        }
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
