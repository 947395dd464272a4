//! 16-bit operands that are one half of a register.

use crate::table::{Class, OperandRow, Slot};
use crate::{Inst, Operand};

/// Notes an operand that is a half; outside VOP3 the top bit of its register number tells which.
pub(super) fn apply(inst: &mut Inst, operand: &OperandRow, value: &mut Operand) {
    let in_number = match operand.class {
        Class::Half | Class::SrcHalf => true,
        Class::HalfSel | Class::SrcSel => false,
        _ => return,
    };
    let bit = match operand.slot {
        Slot::Src0 => 1,
        Slot::Src1 => 2,
        Slot::Src2 => 4,
        _ => 8,
    };
    inst.halves |= bit;
    if let (true, Operand::Vgpr(number)) = (in_number, &mut *value)
        && *number > 127
    {
        *number -= 128;
        inst.op_sel |= bit;
    }
}
