//! Vector operands and modifiers.

use super::{List, write_operand};
use crate::{DataKind, Dpp, Format, Generation, Inst, Op, Operand, OperandType, Target};
use core::fmt::{Formatter, Result, Write as _};

impl Inst {
    pub(super) fn vector(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        if !implied_exec(self) {
            list.operand(self.sdst, self.sdst_type)?;
        }
        for (index, (operand, ty)) in self.src.iter().zip(self.src_type).enumerate() {
            if !operand.is_none() {
                self.vector_source(list.next()?, index, *operand, ty)?;
            }
        }
        let f = &mut *list.f;
        match self.format {
            Format::Vop3p => self.packed_modifiers(f),
            Format::Vop3pMai => self.matrix_modifiers(f),
            Format::Vop3 | Format::Vop3b => {
                if matches!(self.op, Op::V_PERMLANE16_B32 | Op::V_PERMLANEX16_B32) {
                    // "Fetch inactive" and "bound control".
                    if self.op_sel & 3 != 0 {
                        bits(f, "op_sel", self.op_sel, 2)?;
                    }
                } else if self.op_sel != 0 {
                    let sources = self.src.iter().filter(|src| !src.is_none()).count();
                    let sources = match self.op {
                        Op::V_CVT_SR_FP8_F32 | Op::V_CVT_SR_BF8_F32 => 3,
                        _ => sources,
                    };
                    bits(
                        f,
                        "op_sel",
                        self.op_sel & 7 & mask(sources) | (self.op_sel >> 3) << sources,
                        sources + 1,
                    )?;
                }
                self.output_modifiers(f)
            }
            _ => {
                self.output_modifiers(f)?;
                if let Some(dpp) = self.dpp {
                    write_dpp(f, dpp)?;
                }
                self.sdwa_modifiers(f)
            }
        }
    }

    fn vector_source(
        &self,
        f: &mut Formatter<'_>,
        index: usize,
        operand: Operand,
        ty: OperandType,
    ) -> Result {
        let bit = 1 << index;
        let mix = matches!(
            self.op,
            Op::V_FMA_MIX_F32 | Op::V_FMA_MIXLO_F16 | Op::V_FMA_MIXHI_F16
        );
        let (neg, abs) = match self.format {
            Format::Vop3p if mix => (self.neg & bit != 0, self.neg_hi & bit != 0),
            Format::Vop3p | Format::Vop3pMai => (false, false),
            _ => (self.neg & bit != 0, self.abs & bit != 0),
        };
        // On an integer operand the bit that negates floats is shown as sign extension.
        let integer = neg
            && matches!(
                ty.kind,
                DataKind::I16 | DataKind::U16 | DataKind::I32 | DataKind::U32
            );
        let neg = neg && !integer;
        let sext = integer || self.sdwa.is_some_and(|sdwa| sdwa.sext & bit != 0);
        let constant = matches!(operand, Operand::Int(_) | Operand::Float(_) | Operand::Literal(_));
        let (open, close) = match (neg, abs) {
            (true, false) if constant => ("neg(", ")"),
            (true, false) => ("-", ""),
            (true, true) => ("-|", "|"),
            (false, true) => ("|", "|"),
            (false, false) if sext => ("sext(", ")"),
            (false, false) => ("", ""),
        };
        f.write_str(open)?;
        match (self.op, index, operand) {
            (
                Op::V_FMAMK_F32 | Op::V_FMAMK_F16 | Op::V_MADMK_F32 | Op::V_MADMK_F16,
                1,
                Operand::Literal(value),
            )
            | (
                Op::V_FMAAK_F32 | Op::V_FMAAK_F16 | Op::V_MADAK_F32 | Op::V_MADAK_F16,
                2,
                Operand::Literal(value),
            ) => write!(f, "{value:#x}")?,
            // The exponent is an integer, but LLVM shows its constants as binary16.
            (Op::V_LDEXP_F16, 1, _) => {
                write_operand(
                    f,
                    operand,
                    OperandType {
                        kind: DataKind::F16,
                        ..ty
                    },
                )?;
            }
            _ => write_operand(f, operand, ty)?,
        }
        f.write_str(close)
    }

    fn output_modifiers(&self, f: &mut Formatter<'_>) -> Result {
        if self.clamp {
            f.write_str(" clamp")?;
        }
        f.write_str(match self.omod {
            1 => " mul:2",
            2 => " mul:4",
            3 => " div:2",
            _ => "",
        })
    }

    fn packed_modifiers(&self, f: &mut Formatter<'_>) -> Result {
        let sources = self.src.iter().filter(|src| !src.is_none()).count();
        let all = mask(sources);
        let mix = matches!(
            self.op,
            Op::V_FMA_MIX_F32 | Op::V_FMA_MIXLO_F16 | Op::V_FMA_MIXHI_F16
        );
        let default_hi = if mix { 0 } else { all };
        if self.op_sel & all != 0 {
            bits(f, "op_sel", self.op_sel, sources)?;
        }
        if self.op_sel_hi & all != default_hi {
            bits(f, "op_sel_hi", self.op_sel_hi, sources)?;
        }
        if !mix {
            if self.neg & all != 0 {
                bits(f, "neg_lo", self.neg, sources)?;
            }
            if self.neg_hi & all != 0 {
                bits(f, "neg_hi", self.neg_hi, sources)?;
            }
        }
        self.output_modifiers(f)
    }

    fn matrix_modifiers(&self, f: &mut Formatter<'_>) -> Result {
        if self.cbsz != 0 {
            write!(f, " cbsz:{}", self.cbsz)?;
        }
        if self.abid != 0 {
            write!(f, " abid:{}", self.abid)?;
        }
        if self.blgp != 0 {
            if self.dst_type.kind == DataKind::F64 && self.target != Target::Gfx90a {
                bits(f, "neg", self.blgp, 3)?;
            } else {
                write!(f, " blgp:{}", self.blgp)?;
            }
        }
        Ok(())
    }

    fn sdwa_modifiers(&self, f: &mut Formatter<'_>) -> Result {
        const SELECT: [&str; 8] = [
            "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD", "RESERVED",
        ];
        const UNUSED: [&str; 4] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", "RESERVED"];
        let Some(sdwa) = self.sdwa else {
            return Ok(());
        };
        let name =
            |names: &'static [&'static str], code: u8| names.get(usize::from(code)).copied().unwrap_or("");
        let fixed = matches!(
            self.op,
            Op::V_CVT_F32_FP8 | Op::V_CVT_F32_BF8 | Op::V_CVT_PK_F32_FP8 | Op::V_CVT_PK_F32_BF8
        );
        if !self.dst.is_none() && !fixed {
            write!(f, " dst_sel:{}", name(&SELECT, sdwa.dst_sel))?;
            write!(f, " dst_unused:{}", name(&UNUSED, sdwa.dst_unused))?;
        }
        for (index, select) in sdwa.src_sel.iter().enumerate() {
            if self.src.get(index).is_some_and(|src| !src.is_none()) {
                write!(f, " src{index}_sel:{}", name(&SELECT, *select))?;
            }
        }
        Ok(())
    }
}

/// From gfx10 on `v_cmpx` writes `exec` and nothing else, which is not written.
fn implied_exec(inst: &Inst) -> bool {
    inst.target.generation() != Generation::Gfx9 && inst.op.name().starts_with("v_cmpx")
}

const fn mask(count: usize) -> u8 {
    ((1u16 << count) - 1) as u8
}

/// ` name:[b0,b1,…]`
fn bits(f: &mut Formatter<'_>, name: &str, value: u8, count: usize) -> Result {
    write!(f, " {name}:[")?;
    for index in 0..count {
        if index != 0 {
            f.write_char(',')?;
        }
        write!(f, "{}", value >> index & 1)?;
    }
    f.write_char(']')
}

fn write_dpp(f: &mut Formatter<'_>, dpp: Dpp) -> Result {
    let ctrl = dpp.ctrl;
    match ctrl {
        0..=0xff => write!(
            f,
            " quad_perm:[{},{},{},{}]",
            ctrl & 3,
            ctrl >> 2 & 3,
            ctrl >> 4 & 3,
            ctrl >> 6 & 3
        )?,
        0x101..=0x10f => write!(f, " row_shl:{}", ctrl & 15)?,
        0x111..=0x11f => write!(f, " row_shr:{}", ctrl & 15)?,
        0x121..=0x12f => write!(f, " row_ror:{}", ctrl & 15)?,
        0x130 => f.write_str(" wave_shl:1")?,
        0x134 => f.write_str(" wave_rol:1")?,
        0x138 => f.write_str(" wave_shr:1")?,
        0x13c => f.write_str(" wave_ror:1")?,
        0x140 => f.write_str(" row_mirror")?,
        0x141 => f.write_str(" row_half_mirror")?,
        0x142 => f.write_str(" row_bcast:15")?,
        0x143 => f.write_str(" row_bcast:31")?,
        0x150..=0x15f => write!(f, " row_newbcast:{}", ctrl & 15)?,
        _ => write!(f, " dpp_ctrl:{ctrl:#x}")?,
    }
    write!(f, " row_mask:{:#x} bank_mask:{:#x}", dpp.row_mask, dpp.bank_mask)?;
    if dpp.bound_ctrl {
        f.write_str(" bound_ctrl:1")
    } else {
        Ok(())
    }
}
