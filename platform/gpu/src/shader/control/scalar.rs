//! Program control in the scalar unit's encodings: the program counter, calls, the halves of a wave in turn.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use super::{TAKEN, barrier, branch, fork, illegal, message, pause, set_pc, swap_pc, wait};
use crate::shader::program::flow::relative;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Op, Wave, after, sreg};

/// `s_getpc_b64`, and the return address of `s_call_b64`: `imm` to scalars `dst`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn set_imm(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        w.set_s64((*op).dst, (*op).imm);
        after(op)
    }
}

/// `s_subvector_loop_begin` and, if `f` is 1, `s_subvector_loop_end`: a loop over the halves of a wave, with the half
/// that is to come in scalar `dst`. Tells in the first temporary whether to branch.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn subvector_loop(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let (low, high) = (w.s32(sreg::EXEC), w.s32(sreg::EXEC + 1));
        let other = w.s32(o.dst);
        let mut taken = 0;
        if o.f == 0 {
            match (low, high) {
                (0, 0) => taken = 1,
                (0, _) => w.set_s32(o.dst, 0),
                _ => {
                    w.set_s32(o.dst, high);
                    w.set_s32(sreg::EXEC + 1, 0);
                }
            }
        } else if high != 0 {
            w.set_s32(sreg::EXEC, other);
        } else if other != 0 {
            w.set_s32(sreg::EXEC + 1, other);
            w.set_s32(o.dst, low);
            w.set_s32(sreg::EXEC, 0);
            taken = 1;
        }
        w.narrow_exec();
        w.set_s32(sreg::TEMP, taken);
        after(op)
    }
}

/// Lowers a SOP1 or SOPK instruction of program control; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    if barrier::lower(l)? || fork::lower(l)? {
        return Ok(true);
    }
    let (inst, next) = (l.inst, l.next());
    match inst.op {
        Isa::S_SLEEP_VAR => {
            l.emit(pause, 0, 0, 0, 0);
        }
        Isa::S_GETPC_B64 => {
            let dst = l.scalar_dst()?;
            l.emit(set_imm, dst, 0, 0, 0).imm = next;
        }
        Isa::S_SETPC_B64 => {
            let a = l.ssrc(0)?;
            l.emit(set_pc, 0, a, 0, 0);
        }
        Isa::S_SWAPPC_B64 => {
            let (a, dst) = (l.ssrc(0)?, l.scalar_dst()?);
            l.emit(swap_pc, dst, a, 0, 0).imm = next;
        }
        Isa::S_CALL_B64 => {
            let dst = l.scalar_dst()?;
            l.emit(set_imm, dst, 0, 0, 0).imm = next;
            l.keep_exec_narrow();
            l.jump(relative(&inst, l.pc));
        }
        Isa::S_SUBVECTOR_LOOP_BEGIN | Isa::S_SUBVECTOR_LOOP_END => {
            let dst = l.scalar_dst()?;
            let end = u32::from(inst.op == Isa::S_SUBVECTOR_LOOP_END);
            l.emit(subvector_loop, dst, 0, 0, 0).f = end;
            l.fixups.push((l.ops.len(), relative(&inst, l.pc)));
            l.emit(branch::<TAKEN>, 0, TAKEN, 0, 0);
        }
        Isa::S_RFE_B64 | Isa::S_RFE_RESTORE_B64 => illegal(l),
        Isa::S_WAITCNT_VSCNT | Isa::S_WAITCNT_VMCNT | Isa::S_WAITCNT_EXPCNT | Isa::S_WAITCNT_LGKMCNT => {
            l.emit(wait, 0, 0, 0, 0);
        }
        Isa::S_SENDMSG_RTN_B32 | Isa::S_SENDMSG_RTN_B64 => message::lower_with_answer(l)?,
        _ => return Ok(false),
    }
    Ok(true)
}
