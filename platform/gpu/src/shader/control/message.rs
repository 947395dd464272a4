//! Messages (`s_sendmsg…`), and the states of a wave that a host command or a debugger would end.
#![expect(unsafe_code, reason = "operation handlers")]

use core::ptr;
use core::sync::atomic::{Ordering, fence};

use outcrop_isa::{Generation, Op as Isa};

use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Op, Stop, Wave, after, sreg};

/// Message numbers (LLVM, `SIDefines.h`, `SendMsg`).
mod id {
    /// What device code sends after it has written a signal's mailbox.
    pub(super) const INTERRUPT: u16 = 1;
    /// The registers of a wave that is about to end may go to others: gfx11 on.
    pub(super) const DEALLOC_VGPRS: u16 = 3;
    /// `MSG_STALL_WAVE_GEN` and `MSG_HALT_WAVES`: only a trap handler's count.
    pub(super) const STALL_WAVE_GEN: u16 = 5;
    pub(super) const HALT_WAVES: u16 = 6;
    /// The doorbell, before messages had answers: gfx9 and gfx10.
    pub(super) const GET_DOORBELL: u16 = 10;
    /// `MSG_RTN_GET_DOORBELL` and those after it.
    pub(super) const RTN_DOORBELL: u16 = 128;
    pub(super) const RTN_DRAW_ID: u16 = 129;
    pub(super) const RTN_TMA: u16 = 130;
    pub(super) const RTN_REALTIME: u16 = 131;
    pub(super) const RTN_TBA: u16 = 133;
}

/// An interrupt with M0's event number.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn interrupt(w: &mut Wave, op: *const Op) -> *const Op {
    // ORDERING: what the wave wrote before is seen by who gets the interrupt.
    fence(Ordering::SeqCst);
    // SAFETY: `shared` outlives the wave; `op` is valid.
    unsafe {
        (*w.shared).launch.clock.interrupt(w.s32(sreg::M0) & 0xff_ffff);
        after(op)
    }
}

/// The queue's doorbell to `exec_lo`. That bit 31, which code sets before it asks, is off then tells that it is there.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn doorbell_to_exec(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `shared` outlives the wave; `op` is valid.
    unsafe {
        let doorbell = (*w.shared).launch.clock.doorbell();
        w.set_s32(sreg::EXEC, doorbell & 0x3ff);
        after(op)
    }
}

/// The answer to message `a` to scalar `dst`, and with `e` 2 to the next one too.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn answer(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names scalars that exist; `shared` outlives the wave.
    unsafe {
        let o = &*op;
        let clock = &(*w.shared).launch.clock;
        let v = match o.a as u16 {
            id::RTN_DOORBELL => u64::from(clock.doorbell()),
            id::RTN_REALTIME => clock.ticks(),
            // No draw, no trap handler.
            _ => 0,
        };
        w.set_s32(o.dst, v as u32);
        if o.e == 2 {
            w.set_s32(o.dst + 1, (v >> 32) as u32);
        }
        after(op)
    }
}

/// The wave stands here until a debugger or the driver lets it go on, which none does: its queue ends it.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn halt(w: &mut Wave, op: *const Op) -> *const Op {
    (w.next, w.stop) = (op, Stop::Yield);
    ptr::null()
}

fn send(l: &mut Lower<'_>) -> Result<(), Refusal> {
    use Generation::{Gfx9, Gfx10, Gfx11, Gfx12};
    match (l.inst.simm16, l.target.generation()) {
        (id::INTERRUPT, _) => {
            l.emit(interrupt, 0, 0, 0, 0);
        }
        (id::DEALLOC_VGPRS, Gfx11 | Gfx12) => {}
        (id::STALL_WAVE_GEN | id::HALT_WAVES, Gfx9 | Gfx10) => {}
        (id::GET_DOORBELL, Gfx9 | Gfx10) => {
            l.forget_scalars();
            l.emit(doorbell_to_exec, 0, 0, 0, 0);
        }
        _ => return Err("a message of graphics or of a trap handler"),
    }
    Ok(())
}

/// Lowers `s_sendmsg`, `s_sendmsghalt` and `s_sethalt`.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let halts = match l.inst.op {
        // Bit 2 chooses the fatal halt of gfx11 on, which nothing lets go on either.
        Isa::S_SETHALT => l.inst.simm16 & 1 != 0,
        op => {
            send(l)?;
            op == Isa::S_SENDMSGHALT
        }
    };
    if halts {
        l.emit(halt, 0, 0, 0, 0);
    }
    Ok(())
}

/// Lowers `s_sendmsg_rtn_b32` and `s_sendmsg_rtn_b64`.
pub(crate) fn lower_with_answer(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let message = l.inst.simm16;
    let known = [
        id::RTN_DOORBELL,
        id::RTN_DRAW_ID,
        id::RTN_TMA,
        id::RTN_REALTIME,
        id::RTN_TBA,
    ];
    if !known.contains(&message) {
        return Err("a message of a trap handler, or none");
    }
    let dst = l.scalar_dst()?;
    let dwords = if l.inst.op == Isa::S_SENDMSG_RTN_B32 { 1 } else { 2 };
    l.emit(answer, dst, u32::from(message), 0, 0).e = dwords;
    Ok(())
}
