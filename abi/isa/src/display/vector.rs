//! Vector operands and modifiers.

use super::exchange::{write_dpp, write_dpp8};
use super::{List, write_operand};
use crate::{DataKind, Format, Generation, Inst, Op, Operand, OperandType, Target};
use core::fmt::{Formatter, Result, Write as _};

impl Inst {
    pub(super) fn vector(&self, list: &mut List<'_, '_>) -> Result {
        if self.attribute.is_some() {
            self.interpolation(list)?;
            return self.output_modifiers(list.f);
        }
        list.operand(self.dst, self.dst_type)?;
        self.half(list.f, 3, self.dst)?;
        if !implied_exec(self) {
            list.operand(self.sdst, self.sdst_type)?;
        }
        self.sources(list)?;
        let f = &mut *list.f;
        self.modifiers(f)?;
        if let Some(dpp) = self.dpp {
            write_dpp(f, self.target.generation(), dpp)?;
        }
        if let Some(dpp8) = self.dpp8 {
            write_dpp8(f, dpp8)?;
        }
        self.sdwa_modifiers(f)
    }

    pub(super) fn sources(&self, list: &mut List<'_, '_>) -> Result {
        for (index, (operand, ty)) in self.src.iter().zip(self.src_type).enumerate() {
            if !operand.is_none() {
                self.vector_source(list.next()?, index, *operand, ty)?;
            }
        }
        Ok(())
    }

    /// The half of the register that operand `bit` is.
    fn half(&self, f: &mut Formatter<'_>, bit: u8, operand: Operand) -> Result {
        // There is no other text for high halves, nor for `v_mov_b16`.
        let shown = f.alternate() || self.op_sel & self.halves != 0 || self.op == Op::V_MOV_B16;
        match operand {
            Operand::Vgpr(_) if shown && self.halves >> bit & 1 != 0 => {
                f.write_str(if self.op_sel >> bit & 1 != 0 { ".h" } else { ".l" })
            }
            _ => Ok(()),
        }
    }

    fn modifiers(&self, f: &mut Formatter<'_>) -> Result {
        match self.format {
            Format::Vop3p | Format::Vop3pDpp => self.packed_modifiers(f),
            Format::Vop3pMai => self.matrix_modifiers(f),
            Format::Vinterp => {
                self.output_modifiers(f)?;
                if self.op_sel == 0 {
                    return Ok(());
                }
                bits(f, "op_sel", self.op_sel, 4)
            }
            Format::Vop3px => {
                for scale in self.scale {
                    f.write_str(", ")?;
                    write_operand(f, scale, OperandType::B32)?;
                }
                if self.op_sel != 0 {
                    bits(f, "op_sel", self.op_sel, 3)?;
                }
                bits(f, "op_sel_hi", self.op_sel_hi, 3)?;
                self.matrix_modifiers(f)
            }
            Format::Vop3 if matches!(self.op, Op::V_PERMLANE16_SWAP_B32 | Op::V_PERMLANE32_SWAP_B32) => {
                if self.op_sel & 2 != 0 {
                    f.write_str(" bound_ctrl:1")?;
                }
                if self.op_sel & 1 != 0 {
                    f.write_str(" fi:1")?;
                }
                Ok(())
            }
            Format::Vop3 | Format::Vop3b | Format::Vop3Dpp | Format::Vop3bDpp => {
                match self.bitop3 {
                    0 => {}
                    table @ 1..10 => write!(f, " bitop3:{table}")?,
                    table => write!(f, " bitop3:{table:#x}")?,
                }
                if self.op.name().starts_with("v_permlane") {
                    // "Fetch inactive" and "bound control".
                    if self.op_sel & 3 != 0 {
                        bits(f, "op_sel", self.op_sel, 2)?;
                    }
                } else if let Some(byte) = self.byte_select() {
                    if byte != 0 {
                        write!(f, " byte_sel:{byte}")?;
                    }
                } else if self.op_sel != 0 {
                    let sources = self.src.iter().filter(|src| !src.is_none()).count();
                    let sources = match self.op {
                        Op::V_CVT_SR_FP8_F32
                        | Op::V_CVT_SR_BF8_F32
                        | Op::V_CVT_SCALEF32_PK_FP4_F16
                        | Op::V_CVT_SCALEF32_PK_FP4_BF16
                        | Op::V_FMAC_F16 => 3,
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
            _ => self.output_modifiers(f),
        }
    }

    /// On gfx12 two bits of `op_sel` select a byte of an 8-bit float operand.
    fn byte_select(&self) -> Option<u8> {
        if self.target.generation() != Generation::Gfx12 {
            return None;
        }
        match self.op {
            Op::V_CVT_F32_FP8 | Op::V_CVT_F32_BF8 => Some((self.op_sel & 1) << 1 | self.op_sel >> 1 & 1),
            Op::V_CVT_SR_FP8_F32 | Op::V_CVT_SR_BF8_F32 => Some(self.op_sel >> 2),
            _ => None,
        }
    }

    pub(super) fn vector_source(
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
            Format::Vop3p | Format::Vop3pDpp if mix => (self.neg & bit != 0, self.neg_hi & bit != 0),
            Format::Vop3p | Format::Vop3pDpp | Format::Vop3pMai | Format::Vop3px => (false, false),
            _ => (self.neg & bit != 0, self.abs & bit != 0),
        };
        // On an integer operand the bit that negates floats is shown as sign extension, but for one from gfx11 on.
        let exponent = self.op == Op::V_LDEXP_F16 && self.target.generation() >= Generation::Gfx11;
        let integer = neg
            && !exponent
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
        let kind = match (self.op, index, operand) {
            // LLVM shows the literals of `v_fma_mix` as binary16, and has no text for more bits.
            (_, _, Operand::Literal(0..=0xffff)) if mix => DataKind::F16,
            // The shift is of 16 bits from gfx11 on, but LLVM shows its constants as of 32.
            (Op::V_ALIGNBIT_B32 | Op::V_ALIGNBYTE_B32, 2, _) => DataKind::B32,
            // The exponent is an integer, but LLVM shows its constants as binary16.
            (Op::V_LDEXP_F16, 1, _) => DataKind::F16,
            _ => ty.kind,
        };
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
            _ => write_operand(f, operand, OperandType { kind, ..ty })?,
        }
        self.half(f, index as u8, operand)?;
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
        if self.index_key != 0 {
            write!(f, " index_key:{}", self.index_key)?;
        }
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
