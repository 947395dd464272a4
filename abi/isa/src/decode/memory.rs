//! Addresses and data of the memory formats: which of their registers an instruction uses.

use super::Context;
use super::modifiers::sign_extend;
use super::registers::scalar;
use crate::table::{Bits, Class, Field, OperandRow, Slot};
use crate::{DataKind, Format, Generation, Inst, OperandType, Target};

/// Whether a number in the field of a scalar address means that there is none.
pub(super) fn no_scalar_address(generation: Generation, number: u32, dwords: u8) -> bool {
    match generation {
        Generation::Gfx9 => number == 0x7f,
        // Scratch without a scalar address: 0x7d has a vector one, 0x7f not.
        Generation::Gfx10 => number == 0x7d || number == 0x7f && dwords == 1,
        _ => number == 0x7c,
    }
}

/// FLAT, GLOBAL, SCRATCH: whether there is a scalar address, and with it whether there is a vector one.
pub(super) fn scalar_address(
    inst: &mut Inst,
    context: &Context<'_>,
    operands: &[OperandRow],
    code: u128,
) -> bool {
    let generation = context.target.generation();
    let Some(operand) = operands.iter().find(|operand| operand.class == Class::Saddr) else {
        return false;
    };
    let number = operand.bits.of(code);
    let scalar = !no_scalar_address(generation, number, operand.ty.dwords);
    if inst.format == Format::Scratch {
        // Without a bit that tells, it is one of the two addresses.
        match context.target {
            Target::Gfx90a => inst.mem.sve = !scalar,
            Target::Gfx1030 => inst.mem.sve = number == 0x7d,
            _ => {}
        }
    }
    scalar
}

/// Registers of an operand, where other fields have a say.
pub(super) fn dwords(inst: &Inst, slot: Slot, scalar_address: bool, dwords: u8) -> u8 {
    match (inst.format, slot) {
        (Format::Global, Slot::Src0) if scalar_address => 1,
        (Format::Mubuf | Format::Mtbuf, Slot::Src0) => u8::from(inst.mem.offen) + u8::from(inst.mem.idxen),
        (Format::Mubuf | Format::Mtbuf, Slot::Dst | Slot::Src1) if inst.mem.tfe => dwords + 1,
        _ => dwords,
    }
}

/// SMEM: the offset is an immediate, a scalar register, or both.
pub(super) fn scalar_offset(inst: &mut Inst, context: &Context<'_>, code: u128) -> Option<()> {
    const SOFFSET: Bits = Bits { lo: 57, width: 7 };
    const OFFSET_REGISTER: Bits = Bits { lo: 32, width: 7 };
    if !context.has_offset() {
        return Some(());
    }
    let generation = context.target.generation();
    let immediate = generation != Generation::Gfx9 || context.flag(Field::Imm);
    let register = match generation {
        Generation::Gfx9 => match (immediate, context.flag(Field::SoffsetEn)) {
            (_, true) => Some(SOFFSET),
            (false, false) => Some(OFFSET_REGISTER),
            (true, false) => None,
        },
        _ => (!no_scalar_address(generation, SOFFSET.of(code), 2)).then_some(SOFFSET),
    };
    if immediate {
        inst.mem.offset = sign_extend(context.get(Field::Offset), context.offset_width.into());
    } else {
        inst.mem.offset = 0;
    }
    inst.mem.offset_present = match generation {
        Generation::Gfx9 => immediate,
        Generation::Gfx12 => true,
        _ => register.is_none() || inst.mem.offset != 0,
    };
    if let Some(bits) = register {
        inst.src[1] = scalar(generation, bits.of(code), 1)?;
        inst.src_type[1] = OperandType {
            kind: DataKind::U32,
            dwords: 1,
        };
    }
    Some(())
}

/// Whether a source of an export is not enabled.
pub(super) fn not_exported(inst: &Inst, slot: Slot) -> bool {
    let Some(export) = inst.export else {
        return false;
    };
    let components = match (slot, export.compressed) {
        (Slot::Src0, true) => 0b0011,
        (Slot::Src1, true) => 0b1100,
        (Slot::Src0, false) => 0b0001,
        (Slot::Src1, false) => 0b0010,
        (Slot::Src2, false) => 0b0100,
        (Slot::Src3, false) => 0b1000,
        _ => 0,
    };
    export.enabled & components == 0
}
