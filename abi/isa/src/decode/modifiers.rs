//! Modifier fields to the members of [`Inst`].

use super::Context;
use crate::table::{Class, Field, Row};
use crate::{Attribute, Dpp, Export, Format, Generation, Inst, Mem, Op, Sdwa, WaveSize};

pub(super) fn apply(inst: &mut Inst, context: &Context<'_>, row: &Row) -> Result<(), &'static str> {
    let operands = row.operands;
    let get = |field| context.get(field) as u8;
    let flag = |field| context.flag(field);
    inst.abs = get(Field::Abs) | get(Field::Src0Abs) | get(Field::Src1Abs) << 1;
    inst.neg = get(Field::Neg) | get(Field::Src0Neg) | get(Field::Src1Neg) << 1;
    inst.neg_hi = get(Field::NegHi);
    inst.op_sel = get(Field::OpSel);
    inst.op_sel_hi = get(Field::OpSelHi) | get(Field::OpSelHi2) << 2;
    if matches!(inst.op, Op::V_BITOP3_B16 | Op::V_BITOP3_B32) {
        inst.bitop3 = inst.neg | inst.abs << 3 | get(Field::Omod) << 6;
        (inst.neg, inst.abs) = (0, 0);
    } else {
        inst.omod = get(Field::Omod);
    }
    inst.clamp = flag(Field::Clamp);
    inst.cbsz = get(Field::Cbsz);
    inst.abid = get(Field::Abid);
    inst.index_key = get(Field::IndexKey);
    if flag(Field::Wave64Only) && context.wave == WaveSize::Wave32 {
        return Err("index_key");
    }
    inst.blgp = get(Field::Blgp);
    inst.wait = get(Field::Wait);
    inst.wait_vm = get(Field::WaitVm);
    inst.simm16 =
        (context.get(Field::Simm16) | context.get(Field::IdxMode) | context.get(Field::Probe)) as u16;
    if inst.op == Op::S_DELAY_ALU {
        let known = inst.simm16 & 15 < 12 && inst.simm16 >> 4 & 7 < 6 && inst.simm16 >> 7 & 15 < 12;
        if !known {
            return Err("simm16");
        }
    }
    let offset = context.get(Field::Offset);
    inst.mem = Mem {
        offset: match inst.format {
            Format::Flat | Format::Mubuf | Format::Mtbuf
                if context.target.generation() < Generation::Gfx12 =>
            {
                offset as i32
            }
            Format::Flat | Format::Global | Format::Scratch | Format::Mubuf | Format::Mtbuf => {
                sign_extend(offset, context.offset_width.into())
            }
            _ => offset as i32,
        },
        offset_present: flag(Field::Imm),
        offset0: get(Field::Offset0),
        offset1: get(Field::Offset1),
        sc0: flag(Field::Sc0),
        sc1: flag(Field::Sc1),
        nt: flag(Field::Nt),
        dlc: flag(Field::Dlc),
        glc: flag(Field::Glc),
        lds: flag(Field::Lds),
        gds: flag(Field::Gds),
        offen: flag(Field::Offen),
        idxen: flag(Field::Idxen),
        acc: flag(Field::Acc) && !matches!(inst.format, Format::Vop3pMai | Format::Vop3px),
        sve: flag(Field::Sve),
        dfmt: get(Field::Dfmt),
        nfmt: get(Field::Nfmt),
        format: get(Field::Format),
        scope: get(Field::Scope),
        th: get(Field::Th),
        tfe: flag(Field::Tfe),
    };
    match inst.format {
        Format::Exp => inst.export = Some(export(context).ok_or("target")?),
        Format::Vintrp | Format::Vop3 | Format::Ldsdir
            if row.modifiers.iter().any(|modifier| modifier.field == Field::Attr) =>
        {
            inst.attribute = Some(Attribute {
                number: get(Field::Attr),
                channel: get(Field::AttrChan),
                high: flag(Field::High),
            });
        }
        Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => {
            let sdwa = Sdwa {
                dst_sel: get(Field::DstSel),
                dst_unused: get(Field::DstUnused),
                src_sel: [get(Field::Src0Sel), get(Field::Src1Sel)],
                sext: get(Field::Src0Sext) | get(Field::Src1Sext) << 1,
            };
            if sdwa.dst_sel == 7 {
                return Err("dst_sel");
            }
            if sdwa.dst_unused == 3 {
                return Err("dst_unused");
            }
            if sdwa.src_sel.contains(&7) {
                return Err("src_sel");
            }
            inst.sdwa = Some(sdwa);
        }
        Format::Vop1Dpp | Format::Vop2Dpp => {
            let ctrl = context.get(Field::Dpp) as u16;
            let has_operands = !operands.is_empty();
            // Double precision operations only broadcast within a row.
            let wide = operands
                .iter()
                .any(|operand| operand.class == Class::Vgpr && operand.ty.dwords == 2);
            let row_broadcast = (0x150..=0x15f).contains(&ctrl);
            let known = matches!(ctrl, 0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f
                | 0x130 | 0x134 | 0x138 | 0x13c | 0x140..=0x143);
            if !row_broadcast && (wide || !known) && has_operands {
                return Err("dpp_ctrl");
            }
            inst.dpp = Some(Dpp {
                ctrl,
                row_mask: get(Field::RowMask),
                bank_mask: get(Field::BankMask),
                bound_ctrl: flag(Field::BoundCtrl),
                fi: false,
            });
        }
        _ => {}
    }
    Ok(())
}

/// The fields of an export, `None` when there is no such target.
fn export(context: &Context<'_>) -> Option<Export> {
    let export = Export {
        target: context.get(Field::Target) as u8,
        enabled: context.get(Field::En) as u8,
        compressed: context.flag(Field::Compr),
        done: context.flag(Field::Done),
        valid_mask: context.flag(Field::Vm),
        row: context.flag(Field::Row),
    };
    let known = match context.target.generation() {
        Generation::Gfx9 | Generation::Gfx10 => matches!(export.target, 0..=9 | 12..=16 | 20 | 32..=63),
        Generation::Gfx11 | Generation::Gfx12 => matches!(export.target, 0..=8 | 12..=16 | 20..=22),
    };
    known.then_some(export)
}

pub(super) const fn sign_extend(value: u32, width: u32) -> i32 {
    // A field that is not there has no bits.
    let unused = if width == 0 { 0 } else { 32 - width };
    ((value << unused) as i32) >> unused
}
