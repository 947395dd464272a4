//! Forks and joins of gfx9: branches that both sides of a wave take, one after the other, with a stack of what is
//! still to run in the SGPRs.
//!
//! An entry is four SGPRs, the mask of lanes and the address; MODE has the number of entries (`CSP`).
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use crate::shader::control;
use crate::shader::fault::FaultCause;
use crate::shader::program::flow::relative;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Op, Wave, sreg};

/// The first bit of `CSP` in MODE; it has three.
const CSP: u32 = 29;

/// `s_cbranch_g_fork` and `s_cbranch_i_fork`: lanes of the mask in scalars `a` go to the address in scalars `b`, the
/// others to `imm`, those that are fewer first.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn fork(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; the entries of seven levels are SGPRs 0 to 31.
    unsafe {
        let o = &*op;
        let (exec, mask, target) = (w.exec(), w.s64(o.a), w.s64(o.b));
        let (pass, fail) = (exec & mask, exec & !mask);
        if pass == exec {
            return control::go(w, target);
        }
        if fail == exec {
            return control::go(w, o.imm);
        }
        let level = w.mode >> CSP;
        if level == 7 {
            return w.fault(op, FaultCause::ForkStack, None);
        }
        let fewer_fail = fail.count_ones() < pass.count_ones();
        let (first, at, later, later_at) = if fewer_fail {
            (fail, o.imm, pass, target)
        } else {
            (pass, target, fail, o.imm)
        };
        w.set_s64(4 * level, later);
        w.set_s64(4 * level + 2, later_at);
        w.mode += 1 << CSP;
        w.set_s64(sreg::EXEC, first);
        control::go(w, at)
    }
}

/// `s_cbranch_join`: on to `imm` if the stack is as high as scalar `a` says, else to what is on top of it.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn join(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `fork`.
    unsafe {
        let o = &*op;
        let level = w.mode >> CSP;
        if level == w.s32(o.a) & 7 {
            return control::go(w, o.imm);
        }
        if level == 0 {
            return w.fault(op, FaultCause::ForkStack, None);
        }
        w.mode -= 1 << CSP;
        let entry = 4 * (level - 1);
        let (mask, target) = (w.s64(entry), w.s64(entry + 2));
        w.set_s64(sreg::EXEC, mask);
        control::go(w, target)
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let (inst, next) = (l.inst, l.next());
    match inst.op {
        Isa::S_CBRANCH_G_FORK => {
            let (a, b) = (l.ssrc(0)?, l.ssrc(1)?);
            l.emit(fork, 0, a, b, 0).imm = next;
        }
        Isa::S_CBRANCH_I_FORK => {
            let (a, b) = (l.ssrc(0)?, l.consts.scalar(relative(&inst, l.pc)));
            l.emit(fork, 0, a, b, 0).imm = next;
        }
        Isa::S_CBRANCH_JOIN => {
            let a = l.ssrc(0)?;
            l.emit(join, 0, a, 0, 0).imm = next;
        }
        _ => return Ok(false),
    }
    Ok(true)
}
