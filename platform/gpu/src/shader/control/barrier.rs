//! Barriers in two steps, of gfx12: a wave signals, and waits later. Beside the workgroup's there are sixteen with
//! numbers, which waves join.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Op as Isa, Operand};

use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Op, Stop, Wave, after, sreg};

/// The workgroup's barrier and the numbered ones.
pub(crate) const BARRIERS: usize = 17;

/// One barrier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Barrier {
    /// Waves that must signal.
    pub members: u32,
    /// Waves that have.
    signals: u32,
    /// How often all have.
    phase: u32,
}

impl Barrier {
    /// Counts a signal; whether it is the first.
    fn signal(&mut self) -> bool {
        self.signals += 1;
        let first = self.signals == 1;
        self.settle();
        first
    }

    /// A member has gone.
    pub(crate) fn leave(&mut self) {
        self.members = self.members.saturating_sub(1);
        self.settle();
    }

    fn settle(&mut self) {
        if self.signals != 0 && self.signals >= self.members {
            self.signals = 0;
            self.phase = self.phase.wrapping_add(1);
        }
    }
}

/// Bits of M0 that number a barrier, and those that count its members.
fn number_of(m0: u32) -> u32 {
    m0 & 0x1f
}
fn members_of(m0: u32) -> u32 {
    m0 >> 16 & 0x7f
}

/// The barrier that an operation names: `e`, or M0's if `f` is 1.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn named(w: &Wave, o: &Op) -> usize {
    // SAFETY: the scalar file exists.
    let m0 = unsafe { w.s32(sreg::M0) };
    let number = if o.f != 0 { number_of(m0) } else { o.e };
    (number as usize).min(BARRIERS - 1)
}

/// `s_barrier_signal` and, with `c` 1, `s_barrier_signal_isfirst`, which tells in SCC.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn signal(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid; the workgroup keeps its barriers as long as its waves.
    unsafe {
        let (o, n) = (&*op, named(w, &*op));
        let barrier = &mut (*w.barriers)[n];
        let members = members_of(w.s32(sreg::M0));
        if o.f != 0 && members != 0 {
            barrier.members = members;
        }
        let first = barrier.signal();
        if o.c != 0 {
            w.scc = u32::from(first);
        }
        after(op)
    }
}

/// `s_barrier_wait` for the workgroup's barrier or, with `e` 1, the one that the wave has joined.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn wait(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `signal`.
    unsafe {
        let n = if (*op).e != 0 { w.joined } else { 0 };
        if (*op).e != 0 && n == 0 {
            return after(op);
        }
        let phase = (&(*w.barriers))[n].phase;
        if w.passed[n] == phase {
            (w.next, w.stop) = (op, Stop::Yield);
            return core::ptr::null();
        }
        w.passed[n] = phase;
        after(op)
    }
}

/// `s_barrier_init`: M0 has the number of members.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn init(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `signal`.
    unsafe {
        let n = named(w, &*op);
        let members = members_of(w.s32(sreg::M0));
        let barrier = &mut (*w.barriers)[n];
        (barrier.members, barrier.signals) = (members, 0);
        after(op)
    }
}

/// `s_barrier_join`.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn join(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `signal`.
    unsafe {
        let n = named(w, &*op);
        (w.joined, w.passed[n]) = (n, (&(*w.barriers))[n].phase);
        after(op)
    }
}

/// `s_barrier_leave`: SCC tells whether a barrier had been joined.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn leave(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `signal`.
    unsafe {
        w.scc = u32::from(w.joined != 0);
        if w.joined != 0 {
            (&mut (*w.barriers))[w.joined].leave();
            w.joined = 0;
        }
        after(op)
    }
}

/// `s_get_barrier_state` to scalar `dst`: whether it is in use, members from bit 4 on, signals from bit 16 on (Linux,
/// `cwsr_trap_handler_gfx12.asm`).
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn state(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `signal`; the scalar exists.
    unsafe {
        let Barrier { members, signals, .. } = (&(*w.barriers))[named(w, &*op)];
        w.set_s32((*op).dst, u32::from(members != 0) | members << 4 | signals << 16);
        after(op)
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let run: crate::shader::wave::Handler = match inst.op {
        Isa::S_BARRIER_WAIT => {
            let named = match inst.simm16_signed() {
                -1 => 0,
                1.. => 1,
                // The null barrier, and the trap handler's, which waves of kernels do not wait for.
                _ => return Ok(true),
            };
            l.emit(wait, 0, 0, 0, 0).e = named;
            return Ok(true);
        }
        Isa::S_BARRIER_LEAVE => {
            l.emit(leave, 0, 0, 0, 0);
            return Ok(true);
        }
        // Waves that sleep wake up by themselves.
        Isa::S_WAKEUP_BARRIER => return Ok(true),
        Isa::S_BARRIER_SIGNAL | Isa::S_BARRIER_SIGNAL_ISFIRST => signal,
        Isa::S_BARRIER_INIT => init,
        Isa::S_BARRIER_JOIN => join,
        Isa::S_GET_BARRIER_STATE => state,
        _ => return Ok(false),
    };
    let (number, in_m0) = match inst.src[0] {
        Operand::Int(-1) => (0, 0),
        // The null barrier takes nothing and says nothing.
        Operand::Int(0) if inst.op != Isa::S_GET_BARRIER_STATE => return Ok(true),
        Operand::Int(n @ 1..=16) => (n as u32, 0),
        Operand::Special(outcrop_isa::SpecialReg::M0) => (0, 1),
        _ => return Err("this barrier"),
    };
    let dst = if inst.op == Isa::S_GET_BARRIER_STATE {
        l.scalar_dst()?
    } else {
        0
    };
    let first = u32::from(inst.op == Isa::S_BARRIER_SIGNAL_ISFIRST);
    let op = l.emit(run, dst, 0, 0, first);
    (op.e, op.f) = (number, in_m0);
    Ok(true)
}
