//! Where control goes.

use outcrop_isa::{Inst, Op as Isa};

/// The address after `inst`, which is at `pc`.
pub(crate) fn after(inst: &Inst, pc: u64) -> u64 {
    pc.wrapping_add(u64::from(inst.size))
}

/// The address that the signed 16-bit constant of `inst` names: as many dwords after the next instruction.
pub(crate) fn relative(inst: &Inst, pc: u64) -> u64 {
    after(inst, pc).wrapping_add((i64::from(inst.simm16_signed()) * 4) as u64)
}

/// Where control goes after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// To the next instruction.
    Next,
    /// To the next instruction or to an address.
    Branch(u64),
    /// To an address.
    Jump(u64),
    /// To an address known at run time, and later perhaps to the next instruction.
    Call,
    /// Nowhere that is known.
    Stop,
}

/// Where control goes after `inst` at `pc`.
pub(crate) fn flow(inst: &Inst, pc: u64) -> Flow {
    let target = relative(inst, pc);
    match inst.op {
        Isa::S_BRANCH => Flow::Jump(target),
        Isa::S_CBRANCH_SCC0
        | Isa::S_CBRANCH_SCC1
        | Isa::S_CBRANCH_VCCZ
        | Isa::S_CBRANCH_VCCNZ
        | Isa::S_CBRANCH_EXECZ
        | Isa::S_CBRANCH_EXECNZ
        | Isa::S_SUBVECTOR_LOOP_BEGIN
        | Isa::S_SUBVECTOR_LOOP_END
        | Isa::S_CALL_B64 => Flow::Branch(target),
        Isa::S_CBRANCH_CDBGSYS
        | Isa::S_CBRANCH_CDBGUSER
        | Isa::S_CBRANCH_CDBGSYS_OR_USER
        | Isa::S_CBRANCH_CDBGSYS_AND_USER => Flow::Next,
        Isa::S_SWAPPC_B64
        | Isa::S_CBRANCH_G_FORK
        | Isa::S_CBRANCH_I_FORK
        | Isa::S_CBRANCH_JOIN
        | Isa::S_SETVSKIP
        | Isa::S_ICACHE_INV
        | Isa::S_SETREG_B32
        | Isa::S_SETREG_IMM32_B32
        | Isa::S_ROUND_MODE
        | Isa::S_DENORM_MODE => Flow::Call,
        Isa::S_SETPC_B64
        | Isa::S_ENDPGM
        | Isa::S_ENDPGM_SAVED
        | Isa::S_ENDPGM_ORDERED_PS_DONE
        | Isa::S_RFE_B64
        | Isa::S_RFE_RESTORE_B64
        | Isa::V_ILLEGAL
        | Isa::S_CODE_END => Flow::Stop,
        _ => Flow::Next,
    }
}
