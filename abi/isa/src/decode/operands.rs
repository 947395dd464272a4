//! Operand classes: which kind of register or constant the number in a field is.

use super::Context;
use super::memory::no_scalar_address;
use super::registers::{Value, scalar, source, vector};
use crate::table::{Class, Field, OperandRow, Slot};
use crate::{Generation, Operand, SpecialReg, Target};

pub(super) fn operand_value(operand: &OperandRow, context: &Context<'_>, code: u128, dwords: u8) -> Value {
    let number = operand.bits.of(code);
    let generation = context.target.generation();
    let low = number as u8;
    if let Some(dword) = context.exchange {
        match operand.slot {
            Slot::Src0 => return vector(dword as u8, dwords, false),
            // GFX11 reads it from a vector register.
            Slot::Src1 if generation == Generation::Gfx11 && operand.bits.width == 9 && number < 256 => {
                return Value::Bad;
            }
            _ => {}
        }
    }
    let vgpr = vector(low, dwords, false);
    let acc = |acc: bool| vector(low, dwords, acc);
    match operand.class {
        Class::Vgpr | Class::Half | Class::HalfSel => vgpr,
        Class::VdstY => vector(low << 1 | !(code >> 56) as u8 & 1, dwords, false),
        Class::Agpr => vector(low, dwords, true),
        Class::Agpr9 if number >= 256 => vector(low, dwords, true),
        Class::Vgpr9 | Class::VgprOrLds if number >= 256 => vgpr,
        Class::Src | Class::VgprOrLds if number == 254 && generation == Generation::Gfx10 && dwords == 1 => {
            Value::Known(Operand::Special(SpecialReg::LdsDirect))
        }
        Class::Agpr9 | Class::Vgpr9 | Class::VgprOrLds => Value::Bad,
        Class::SrcDppVgpr if context.exchange.is_some() && number < 256 => Value::Bad,
        Class::Ssrc9 if number >= 256 => Value::Bad,
        Class::Mask if matches!(number, 128..=208 | 240..=248 | 255.. | 126 | 127) => Value::Bad,
        Class::Acc => acc(context.flag(Field::Acc)),
        Class::Sreg if matches!(number, 128..=208 | 240..=248 | 255) => Value::Bad,
        Class::Sdata if matches!(number, 126 | 127) => Value::Bad,
        Class::Sdata
            if matches!(
                scalar(generation, number, dwords),
                Some(Operand::Special(SpecialReg::M0))
            ) =>
        {
            Value::Bad
        }
        Class::Sreg | Class::Sdata => scalar(generation, number, dwords).into(),
        Class::Src
        | Class::SrcHalf
        | Class::SrcSel
        | Class::SrcDppVgpr
        | Class::Ssrc
        | Class::Ssrc9
        | Class::Mask => source(generation, number, dwords),
        Class::Sdst => scalar(generation, number, dwords).into(),
        Class::Sgpr2 => scalar(generation, number * 2, dwords).into(),
        Class::Sgpr4 => scalar(generation, number * 4, dwords).into(),
        Class::Saddr if no_scalar_address(generation, number, dwords) => Value::Known(Operand::None),
        // The second half of `exec` is no address.
        Class::Saddr if number == 127 => Value::Bad,
        Class::Barrier if matches!(number, 125 | 128..=208 | 240..=248) => source(generation, number, dwords),
        Class::Barrier => Value::Bad,
        Class::Saddr => scalar(generation, number, dwords).into(),
        Class::SdwaSrc0 if context.flag(Field::S0) => source(generation, number, dwords),
        Class::SdwaSrc1 if context.flag(Field::S1) => source(generation, number, dwords),
        Class::SdwaSrc0 | Class::SdwaSrc1 => vgpr,
        Class::SdwaSdst if context.flag(Field::Sd) => scalar(generation, number, dwords).into(),
        Class::SdwaSdst | Class::Vcc => Value::Known(Operand::Special(SpecialReg::VccLo)),
        Class::MaiDst => acc(context.flag(Field::AccCd)),
        Class::MaiSrc0 if number >= 256 => acc(context.get(Field::Acc) & 1 != 0),
        Class::MaiSrc1 if number >= 256 => acc(context.get(Field::Acc) & 2 != 0),
        Class::MaiSrc0 | Class::MaiSrc1 => Value::Bad,
        Class::MaiSrc2 if number >= 256 => acc(context.flag(Field::AccCd)),
        Class::MaiSrc2 if matches!(number, 128..=208 | 240..=248) => source(generation, number, dwords),
        // Values that are the same in every lane, whatever the width.
        Class::MaiSrc2 if matches!(number, 235..=239 | 251..=253) && context.target != Target::Gfx950 => {
            scalar(generation, number, 1).into()
        }
        Class::MaiSrc2 => Value::Bad,
        Class::Exec => Value::Known(Operand::Special(SpecialReg::ExecLo)),
        Class::Param if number < 3 => Value::Known(Operand::Int(number as i8)),
        Class::Param => Value::Bad,
        Class::Literal => Value::Literal,
    }
}
