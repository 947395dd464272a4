//! Source and register numbers by generation.

use crate::{Generation, InlineFloat, Operand, SpecialReg};

/// What a number in an operand field stands for.
pub(super) enum Value {
    Known(Operand),
    /// The source asks for the dword after the instruction.
    Literal,
    Bad,
}

impl From<Option<Operand>> for Value {
    fn from(value: Option<Operand>) -> Self {
        value.map_or(Self::Bad, Self::Known)
    }
}

/// A group of vector registers, which may not go beyond register 255.
pub(super) fn vector(first: u8, dwords: u8, acc: bool) -> Value {
    if u16::from(first) + u16::from(dwords) > 256 {
        return Value::Bad;
    }
    Value::Known(if acc {
        Operand::Agpr(first)
    } else {
        Operand::Vgpr(first)
    })
}

/// A 9-bit (or, without vector registers, 8-bit) source number.
pub(super) fn source(generation: Generation, number: u32, dwords: u8) -> Value {
    match number {
        128..=192 => Value::Known(Operand::Int((number - 128) as i8)),
        193..=208 => Value::Known(Operand::Int(-((number - 192) as i8))),
        240..=248 => InlineFloat::ALL
            .get(number as usize - 240)
            .copied()
            .map(Operand::Float)
            .into(),
        255 => Value::Literal,
        256..=511 => vector(number as u8, dwords, false),
        _ => scalar(generation, number, dwords).into(),
    }
}

/// A scalar register number; for more than one dword the first register of the aligned group.
pub(super) fn scalar(generation: Generation, number: u32, dwords: u8) -> Option<Operand> {
    use SpecialReg as S;
    let alignment = match dwords {
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    };
    let gfx9 = generation == Generation::Gfx9;
    let general = if gfx9 { 102 } else { 106 };
    let (m0, null) = match generation {
        Generation::Gfx9 => (124, None),
        Generation::Gfx10 => (124, Some(125)),
        _ => (125, Some(124)),
    };
    let aligned = (number / alignment * alignment) as u8;
    if number < general {
        return (u32::from(aligned) + u32::from(dwords) <= general).then_some(Operand::Sgpr(aligned));
    }
    if Some(number) == null {
        // No descriptor is null.
        return (dwords <= 2).then_some(Operand::Special(S::Null));
    }
    let single = match number {
        108..=123 => {
            // Triples are of general registers only.
            if dwords == 3 {
                return None;
            }
            return (u32::from(aligned) + u32::from(dwords) <= 124).then_some(Operand::Ttmp(aligned - 108));
        }
        102 => S::FlatScratchLo,
        104 => S::XnackMaskLo,
        106 => S::VccLo,
        126 => S::ExecLo,
        235 => S::SharedBase,
        236 => S::SharedLimit,
        237 => S::PrivateBase,
        238 => S::PrivateLimit,
        239 => S::PopsExitingWaveId,
        251 => S::Vccz,
        252 => S::Execz,
        253 => S::Scc,
        103 if dwords == 1 => S::FlatScratchHi,
        105 if dwords == 1 => S::XnackMaskHi,
        107 if dwords == 1 => S::VccHi,
        127 if dwords == 1 => S::ExecHi,
        _ if number == m0 && dwords == 1 => S::M0,
        _ => return None,
    };
    (dwords <= 2).then_some(Operand::Special(single))
}
