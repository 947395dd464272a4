//! Program control: branches, calls, barriers, waits, messages, traps, the end of a wave.
#![expect(unsafe_code, reason = "operation handlers")]

pub(crate) mod barrier;
pub(crate) mod fork;
pub(crate) mod message;
pub(crate) mod scalar;

use core::ptr;
use core::sync::atomic::{Ordering, fence};

use outcrop_isa::Op as Isa;

use super::fault::FaultCause;
use super::program::OPERATION_LIMIT;
use super::program::flow::{Flow, flow};
use super::program::lower::{Lower, Refusal};
use super::wave::{Handler, Op, Stop, TARGETS, Wave, after, sreg};

/// Branch conditions.
pub(crate) const ALWAYS: u32 = 0;
const SCC0: u32 = 1;
const SCC1: u32 = 2;
const VCCZ: u32 = 3;
const VCCNZ: u32 = 4;
const EXECZ: u32 = 5;
const EXECNZ: u32 = 6;
/// The first temporary scalar is not 0.
pub(crate) const TAKEN: u32 = 7;

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn holds(w: &Wave, condition: u32) -> bool {
    // SAFETY: these scalars always exist.
    unsafe {
        match condition {
            SCC0 => w.scc == 0,
            SCC1 => w.scc != 0,
            VCCZ => w.mask(sreg::VCC) == 0,
            VCCNZ => w.mask(sreg::VCC) != 0,
            EXECZ => w.exec() == 0,
            EXECNZ => w.exec() != 0,
            TAKEN => w.s32(sreg::TEMP) != 0,
            _ => true,
        }
    }
}

/// Goes to the operation at `imm` if the condition holds.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn branch<const CONDITION: u32>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `imm` is the address of an operation of the same segment.
    unsafe {
        if holds(w, CONDITION) {
            (*op).imm as *const Op
        } else {
            after(op)
        }
    }
}

/// Goes to the code address `imm` if condition `a` holds.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn far_branch(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid.
    unsafe {
        if holds(w, (*op).a) {
            go(w, (*op).imm)
        } else {
            after(op)
        }
    }
}

/// The operation at a code address; null if the wave has stopped, since its code has become too much.
///
/// # Safety
/// The wave is set up.
pub(crate) unsafe fn go(w: &mut Wave, address: u64) -> *const Op {
    let slot = (address >> 2) as usize % TARGETS;
    if let Some((known, op)) = w.targets.get(slot)
        && *known == address
        && !op.is_null()
    {
        return *op;
    }
    // SAFETY: `shared` outlives the wave.
    let shared = unsafe { &*w.shared };
    let snapshot = shared.launch.vm.snapshot();
    // SAFETY: the wave's program is the grid's, or a variant that the grid's keeps.
    let program = unsafe { &*w.program };
    let op = program.at(address, &snapshot);
    if op.is_null() {
        let limit = OPERATION_LIMIT;
        w.stop = Stop::Fault {
            cause: FaultCause::TooMuchCode { limit },
            pc: address,
            lane: None,
        };
        return op;
    }
    // SAFETY: the wave runs this program.
    unsafe { program.sync(w) };
    if let Some(known) = w.targets.get_mut(slot) {
        *known = (address, op);
    }
    op
}

/// Faults with the cause at `imm`.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn fault_op(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid, and `imm` is the address of a cause that the program owns.
    unsafe {
        let cause = *((*op).imm as *const FaultCause);
        w.fault(op, cause, None)
    }
}

/// `s_waitcnt`: memory operations before it are done before those after it.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn wait(_: &mut Wave, op: *const Op) -> *const Op {
    // ORDERING: other threads run other waves; what this wave wrote before is seen before what it writes
    // after.
    fence(Ordering::AcqRel);
    // SAFETY: `op` is valid.
    unsafe { after(op) }
}

/// Cache write-back and invalidation: the fences of the memory model.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn cache(_: &mut Wave, op: *const Op) -> *const Op {
    // ORDERING: sequentially consistent fences are built from these instructions.
    fence(Ordering::SeqCst);
    // SAFETY: `op` is valid.
    unsafe { after(op) }
}

/// `s_icache_inv`: goes on at `imm`, with new code if memory holds another by now.
///
/// # Safety
/// As for [`Handler`].
unsafe fn forget_code(w: &mut Wave, op: *const Op) -> *const Op {
    // ORDERING: what other threads have stored, and said so, is seen.
    fence(Ordering::SeqCst);
    // SAFETY: `op` is valid; `shared`, and with it the programs that it keeps, outlive the wave.
    unsafe {
        let snapshot = (*w.shared).launch.vm.snapshot();
        let current = (*w.root).current(&snapshot);
        if current == w.root {
            return after(op);
        }
        (w.root, w.program) = (current, (*current).variant((*w.program).mode));
        w.targets = [(0, ptr::null()); TARGETS];
        go(w, (*op).imm)
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn end(w: &mut Wave, _: *const Op) -> *const Op {
    w.stop = Stop::End;
    // SAFETY: the workgroup keeps its barriers as long as its waves.
    unsafe { (&mut (*w.barriers))[0].leave() };
    ptr::null()
}

/// # Safety
/// As for [`Handler`].
unsafe fn barrier(w: &mut Wave, op: *const Op) -> *const Op {
    w.stop = Stop::Barrier;
    // SAFETY: `op` is valid.
    w.next = unsafe { after(op) };
    ptr::null()
}

/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn pause(w: &mut Wave, op: *const Op) -> *const Op {
    w.stop = Stop::Yield;
    // SAFETY: `op` is valid.
    w.next = unsafe { after(op) };
    ptr::null()
}

/// `s_setpc_b64`: goes to the address in scalars `a`.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn set_pc(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and its scalars exist.
    unsafe { go(w, w.s64((*op).a) & !3) }
}

/// `s_swappc_b64`: the address after the instruction (`imm`) to `dst`, then goes to the one in `a`.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn swap_pc(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and its scalars exist.
    unsafe {
        let target = w.s64((*op).a) & !3;
        w.set_s64((*op).dst, (*op).imm);
        // The operation after this one, which would do it, is not come to.
        w.narrow_exec();
        go(w, target)
    }
}

/// What no wave executes, or none outside a trap handler.
pub(crate) fn illegal(l: &mut Lower<'_>) {
    let cause = FaultCause::IllegalInstruction {
        target: l.target,
        words: l.words,
    };
    l.fault(l.pc, cause);
}

/// Lowers a SOPP instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    let conditional = |l: &mut Lower<'_>, run: Handler, condition: u32| {
        if let Flow::Branch(target) | Flow::Jump(target) = flow(&l.inst, l.pc) {
            l.fixups.push((l.ops.len(), target));
            l.emit(run, 0, condition, 0, 0);
        }
    };
    match inst.op {
        Isa::S_BRANCH => conditional(l, branch::<ALWAYS>, ALWAYS),
        Isa::S_CBRANCH_SCC0 => conditional(l, branch::<SCC0>, SCC0),
        Isa::S_CBRANCH_SCC1 => conditional(l, branch::<SCC1>, SCC1),
        Isa::S_CBRANCH_VCCZ => conditional(l, branch::<VCCZ>, VCCZ),
        Isa::S_CBRANCH_VCCNZ => conditional(l, branch::<VCCNZ>, VCCNZ),
        Isa::S_CBRANCH_EXECZ => conditional(l, branch::<EXECZ>, EXECZ),
        Isa::S_CBRANCH_EXECNZ => conditional(l, branch::<EXECNZ>, EXECNZ),
        // No debugger is attached: never taken.
        Isa::S_CBRANCH_CDBGSYS
        | Isa::S_CBRANCH_CDBGUSER
        | Isa::S_CBRANCH_CDBGSYS_OR_USER
        | Isa::S_CBRANCH_CDBGSYS_AND_USER => {}
        Isa::S_SET_GPR_IDX_MODE | Isa::S_SET_GPR_IDX_OFF => {
            super::valu::lower_mode(l)?;
        }
        Isa::S_ENDPGM | Isa::S_ENDPGM_SAVED | Isa::S_ENDPGM_ORDERED_PS_DONE => {
            l.emit(end, 0, 0, 0, 0);
        }
        Isa::S_SETKILL if inst.simm16 & 1 == 0 => {}
        Isa::S_SETKILL => {
            l.emit(end, 0, 0, 0, 0);
        }
        Isa::S_BARRIER => {
            l.emit(barrier, 0, 0, 0, 0);
        }
        Isa::S_SLEEP => {
            l.emit(pause, 0, 0, 0, 0);
        }
        Isa::S_BARRIER_WAIT | Isa::S_BARRIER_LEAVE => {
            barrier::lower(l)?;
        }
        Isa::S_WAITCNT
        | Isa::S_WAITCNT_DEPCTR
        | Isa::S_WAIT_IDLE
        | Isa::S_WAIT_ALU
        | Isa::S_WAIT_BVHCNT
        | Isa::S_WAIT_DSCNT
        | Isa::S_WAIT_EXPCNT
        | Isa::S_WAIT_KMCNT
        | Isa::S_WAIT_LOADCNT
        | Isa::S_WAIT_LOADCNT_DSCNT
        | Isa::S_WAIT_SAMPLECNT
        | Isa::S_WAIT_STORECNT
        | Isa::S_WAIT_STORECNT_DSCNT => {
            l.emit(wait, 0, 0, 0, 0);
        }
        Isa::S_NOP
        | Isa::S_SETPRIO
        | Isa::S_WAKEUP
        | Isa::S_INCPERFLEVEL
        | Isa::S_DECPERFLEVEL
        | Isa::S_TTRACEDATA
        | Isa::S_TTRACEDATA_IMM
        | Isa::S_CLAUSE
        | Isa::S_INST_PREFETCH
        | Isa::S_SINGLEUSE_VDST
        | Isa::S_DELAY_ALU
        | Isa::S_WAIT_EVENT => {}
        Isa::S_ROUND_MODE => super::scalar::hwreg::lower_mode_field(l, 0),
        Isa::S_DENORM_MODE => super::scalar::hwreg::lower_mode_field(l, 4),
        Isa::S_CODE_END => illegal(l),
        Isa::S_ICACHE_INV => {
            let next = l.next();
            l.emit(forget_code, 0, 0, 0, 0).imm = next;
        }
        Isa::S_SENDMSG | Isa::S_SENDMSGHALT | Isa::S_SETHALT => message::lower(l)?,
        // A debug trap goes on when there is no debugger.
        Isa::S_TRAP if inst.simm16 == 3 => {}
        Isa::S_TRAP => l.fault(l.pc, FaultCause::Trap(inst.simm16 as u8)),
        _ => return Err("the operation"),
    }
    Ok(())
}
