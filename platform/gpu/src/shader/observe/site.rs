//! What is known of an instruction from its encoding alone.

use alloc::vec::Vec;

use outcrop_isa::{Inst, Op, Operand, OperandType, SpecialReg};

use super::counters::Class;
use super::memory::{Does, Memory, Unit};
use crate::shader::program::names::oldest_name;
use crate::shader::wave::sreg;

/// Registers by one number: VGPRs, AGPRs, then the scalar file.
pub(crate) const AGPRS: u16 = 256;
/// See [`AGPRS`].
pub(crate) const SCALARS: u16 = 512;

/// Registers that lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub first: u16,
    pub len: u16,
}

impl Run {
    /// The first register that both have.
    pub(crate) fn overlap(self, other: Self) -> Option<u16> {
        let first = self.first.max(other.first);
        (first < (self.first + self.len).min(other.first + other.len)).then_some(first)
    }

    fn of(operand: Operand, kind: OperandType) -> Option<Self> {
        let first = match operand {
            Operand::Vgpr(n) => u16::from(n),
            Operand::Agpr(n) => AGPRS + u16::from(n),
            Operand::Sgpr(n) => SCALARS + u16::from(n),
            Operand::Ttmp(n) => SCALARS + (sreg::TTMP0 as u16) + u16::from(n),
            Operand::Special(SpecialReg::VccLo) => SCALARS + sreg::VCC as u16,
            Operand::Special(SpecialReg::VccHi) => SCALARS + sreg::VCC as u16 + 1,
            Operand::Special(SpecialReg::M0) => SCALARS + sreg::M0 as u16,
            Operand::Special(SpecialReg::FlatScratchLo) => SCALARS + sreg::FLAT_SCRATCH as u16,
            Operand::Special(SpecialReg::FlatScratchHi) => SCALARS + sreg::FLAT_SCRATCH as u16 + 1,
            _ => return None,
        };
        let len = u16::from(kind.dwords.max(1));
        Some(Self { first, len })
    }
}

/// What is known of the instruction at an address.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub pc: u64,
    /// As it was decoded.
    pub inst: Inst,
    /// The operation under its oldest name.
    pub op: Op,
    pub class: Class,
    pub reads: Vec<Run>,
    pub writes: Vec<Run>,
    pub memory: Option<Memory>,
}

impl Site {
    pub(crate) fn new(inst: &Inst, pc: u64) -> Self {
        let op = oldest_name(inst.op);
        let memory = Memory::of(inst, op);
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for (operand, kind) in inst.src.into_iter().zip(inst.src_type) {
            reads.extend(Run::of(operand, kind));
        }
        let one = OperandType {
            dwords: 1,
            ..OperandType::NONE
        };
        reads.extend(inst.scale.into_iter().filter_map(|operand| Run::of(operand, one)));
        writes.extend(Run::of(inst.dst, inst.dst_type));
        writes.extend(Run::of(inst.sdst, inst.sdst_type));
        if op == Op::DS_BVH_STACK_RTN_B32 {
            // The stack's address is a result too.
            writes.extend(Run::of(inst.src[0], inst.src_type[0]));
        }
        if let Some(second) = &inst.second {
            for (operand, kind) in second.src.into_iter().zip(second.src_type) {
                reads.extend(Run::of(operand, kind));
            }
            writes.extend(Run::of(second.dst, second.dst_type));
        }
        match op {
            Op::S_CBRANCH_VCCZ | Op::S_CBRANCH_VCCNZ | Op::V_DIV_FMAS_F32 | Op::V_DIV_FMAS_F64 => {
                let vcc = SCALARS + sreg::VCC as u16;
                reads.push(Run { first: vcc, len: 2 });
            }
            Op::V_SWAP_B32 | Op::V_PERMLANE16_SWAP_B32 | Op::V_PERMLANE32_SWAP_B32 => {
                writes.extend(Run::of(inst.src[0], inst.src_type[0]));
            }
            _ => {}
        }
        if let Some(memory) = &memory {
            if memory.does == Does::ToLds {
                writes.clear();
            }
            if memory.returns_to_data(inst) {
                writes.clear();
                let (data, kind) = match memory.unit {
                    Unit::Scalar => (inst.src[2], inst.dst_type),
                    _ => (inst.src[1], inst.src_type[1]),
                };
                writes.extend(Run::of(data, kind));
            }
            if memory.reads_m0(op) {
                reads.extend(Run::of(Operand::Special(SpecialReg::M0), one));
            }
        }
        Self {
            pc,
            inst: *inst,
            op,
            class: Class::of(inst.format, op.name(), memory),
            reads,
            writes,
            memory,
        }
    }
}
