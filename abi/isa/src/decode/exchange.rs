//! Data parallel primitives that source 0 asks for: a dword after the instruction.

use crate::table::{Row, Slot};
use crate::{Dpp, Dpp8, Format, Inst};

/// What the dword after the instruction holds.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Dpp16,
    Dpp8 { fi: bool },
}

/// Source 0's numbers that are not a register but ask for a form.
pub(crate) const DPP16: u32 = 0xfa;
pub(crate) const DPP8: u32 = 0xe9;
pub(crate) const DPP8_FI: u32 = 0xea;

/// The form that the instruction asks for, if its operation has it.
pub(super) fn form(row: &Row, code: u128) -> Option<Form> {
    let source = row.operands.iter().find(|operand| operand.slot == Slot::Src0)?;
    match source.bits.of(code) {
        DPP16 if row.exchange.dpp16.is_some() => Some(Form::Dpp16),
        DPP8 if row.exchange.dpp8 => Some(Form::Dpp8 { fi: false }),
        DPP8_FI if row.exchange.dpp8 => Some(Form::Dpp8 { fi: true }),
        _ => None,
    }
}

/// The encoding with the lane exchange.
pub(crate) const fn format(format: Format) -> Format {
    match format {
        Format::Vop1 => Format::Vop1Dpp,
        Format::Vop2 => Format::Vop2Dpp,
        Format::Vopc => Format::VopcDpp,
        Format::Vop3b => Format::Vop3bDpp,
        Format::Vop3p => Format::Vop3pDpp,
        _ => Format::Vop3Dpp,
    }
}

/// Bits 7:0 are the register of source 0, the others tell the lanes.
pub(super) fn apply(inst: &mut Inst, row: &Row, form: Form, dword: u32) -> Result<(), &'static str> {
    inst.format = format(row.format);
    let Form::Dpp8 { fi } = form else {
        return apply_dpp16(inst, row, dword);
    };
    inst.dpp8 = Some(Dpp8 {
        lanes: core::array::from_fn(|lane| (dword >> (8 + 3 * lane) & 7) as u8),
        fi,
    });
    Ok(())
}

fn apply_dpp16(inst: &mut Inst, row: &Row, dword: u32) -> Result<(), &'static str> {
    let ctrl = (dword >> 8 & 0x1ff) as u16;
    if !matches!(ctrl, 0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140 | 0x141 | 0x150..=0x16f)
    {
        return Err("dpp_ctrl");
    }
    let modifiers = (dword >> 20 & 15) as u8;
    if modifiers & !row.exchange.dpp16.unwrap_or(0) != 0 {
        return Err("dpp_neg_abs");
    }
    // The 64-bit encodings have modifiers of their own.
    if matches!(row.format, Format::Vop1 | Format::Vop2 | Format::Vopc) {
        inst.neg = modifiers & 1 | modifiers >> 1 & 2;
        inst.abs = modifiers >> 1 & 1 | modifiers >> 2 & 2;
    }
    inst.dpp = Some(Dpp {
        ctrl,
        row_mask: (dword >> 28) as u8,
        bank_mask: (dword >> 24 & 15) as u8,
        bound_ctrl: dword >> 19 & 1 != 0,
        fi: dword >> 18 & 1 != 0,
    });
    Ok(())
}
