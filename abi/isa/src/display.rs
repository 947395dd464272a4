//! The text of an instruction, as `llvm-objdump` 19 writes it.

use crate::immediate::{inline_or_hex, write_constant};
use crate::{DataKind, Dpp, Format, Inst, Op, Operand, OperandType, SpecialReg};
use core::fmt::{Display, Formatter, Result, Write as _};

/// Text of an instruction with its branch target resolved; see [`Inst::display_at`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayAt<'i> {
    inst: &'i Inst,
    pc: u64,
}

impl Inst {
    /// The text of the instruction, followed by `// 0x…`, the address it branches to, if it does.
    ///
    /// `pc` is the byte address of the instruction.
    #[must_use]
    pub fn display_at(&self, pc: u64) -> DisplayAt<'_> {
        DisplayAt { inst: self, pc }
    }

    /// Byte address a direct branch, call or fork at `pc` goes to, `None` for every other operation.
    #[must_use]
    pub fn branch_target(&self, pc: u64) -> Option<u64> {
        is_branch(self.op).then(|| {
            pc.wrapping_add(u64::from(self.size))
                .wrapping_add((i64::from(self.simm16_signed()) * 4) as u64)
        })
    }
}

impl Display for DisplayAt<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}", self.inst)?;
        match self.inst.branch_target(self.pc) {
            Some(target) => write!(f, " // {target:#x}"),
            None => Ok(()),
        }
    }
}

const fn is_branch(op: Op) -> bool {
    matches!(
        op,
        Op::S_BRANCH
            | Op::S_CBRANCH_SCC0
            | Op::S_CBRANCH_SCC1
            | Op::S_CBRANCH_VCCZ
            | Op::S_CBRANCH_VCCNZ
            | Op::S_CBRANCH_EXECZ
            | Op::S_CBRANCH_EXECNZ
            | Op::S_CBRANCH_CDBGSYS
            | Op::S_CBRANCH_CDBGUSER
            | Op::S_CBRANCH_CDBGSYS_OR_USER
            | Op::S_CBRANCH_CDBGSYS_AND_USER
            | Op::S_CBRANCH_I_FORK
            | Op::S_CALL_B64
    )
}

/// Comma separated operands: a space before the first.
struct List<'a, 'f> {
    f: &'a mut Formatter<'f>,
    empty: bool,
}

impl<'a, 'f> List<'a, 'f> {
    fn next(&mut self) -> core::result::Result<&mut Formatter<'f>, core::fmt::Error> {
        self.f.write_str(if self.empty { " " } else { ", " })?;
        self.empty = false;
        Ok(self.f)
    }

    fn operand(&mut self, operand: Operand, ty: OperandType) -> Result {
        if operand.is_none() {
            return Ok(());
        }
        write_operand(self.next()?, operand, ty)
    }

    fn operand_or_off(&mut self, operand: Operand, ty: OperandType) -> Result {
        if operand.is_none() {
            self.next()?.write_str("off")
        } else {
            self.operand(operand, ty)
        }
    }
}

impl Display for Inst {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.op.name())?;
        f.write_str(self.suffix())?;
        let mut list = List { f, empty: true };
        match self.format {
            Format::Sop1 | Format::Sop2 | Format::Sopc => self.scalar(&mut list)?,
            Format::Sopk => self.sopk(&mut list)?,
            Format::Sopp => crate::immediate::write_sopp(list.f, self.op, self.simm16)?,
            Format::Smem => self.smem(&mut list)?,
            Format::Vop1
            | Format::Vop2
            | Format::Vopc
            | Format::Vop3
            | Format::Vop3b
            | Format::Vop3p
            | Format::Vop3pMai
            | Format::Vop1Sdwa
            | Format::Vop2Sdwa
            | Format::VopcSdwa
            | Format::Vop1Dpp
            | Format::Vop2Dpp => self.vector(&mut list)?,
            Format::Ds => self.ds(&mut list)?,
            Format::Flat | Format::Global | Format::Scratch => self.flat(&mut list)?,
            Format::Mubuf | Format::Mtbuf => self.buffer(&mut list)?,
        }
        Ok(())
    }
}

impl Inst {
    fn suffix(&self) -> &'static str {
        let plain = matches!(
            self.op,
            Op::V_NOP
                | Op::V_CLREXCP
                | Op::V_READFIRSTLANE_B32
                | Op::V_SWAP_B32
                | Op::V_ACCVGPR_MOV_B32
                | Op::V_FMAMK_F32
                | Op::V_FMAAK_F32
                | Op::V_MADMK_F16
                | Op::V_MADAK_F16
        );
        match self.format {
            _ if plain => "",
            Format::Vop1 | Format::Vop2 | Format::Vopc => "_e32",
            Format::Vop3 | Format::Vop3b if self.op.has_short_form() => "_e64",
            Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => "_sdwa",
            Format::Vop1Dpp | Format::Vop2Dpp => "_dpp",
            _ => "",
        }
    }

    fn scalar(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        for (operand, ty) in self.src.iter().zip(self.src_type) {
            list.operand(*operand, ty)?;
        }
        if self.op == Op::S_SET_GPR_IDX_ON {
            list.next()?;
            crate::immediate::write_gpr_idx(list.f, self.simm16)?;
        }
        Ok(())
    }

    fn sopk(&self, list: &mut List<'_, '_>) -> Result {
        match self.op {
            Op::S_SETREG_B32 | Op::S_SETREG_IMM32_B32 => {
                crate::immediate::write_hwreg(list.next()?, self.simm16)?;
                list.operand(self.src[0], self.src_type[0])
            }
            Op::S_GETREG_B32 => {
                list.operand(self.dst, self.dst_type)?;
                crate::immediate::write_hwreg(list.next()?, self.simm16)
            }
            _ => {
                list.operand(self.dst, self.dst_type)?;
                list.operand(self.src[0], self.src_type[0])?;
                if is_branch(self.op) {
                    write!(list.next()?, "{}", self.simm16)
                } else {
                    write!(list.next()?, "{:#x}", self.simm16)
                }
            }
        }
    }

    fn smem(&self, list: &mut List<'_, '_>) -> Result {
        if matches!(self.op, Op::S_ATC_PROBE | Op::S_ATC_PROBE_BUFFER) {
            inline_or_hex(list.next()?, self.simm16)?;
        }
        if self.src[2].is_none() {
            list.operand(self.dst, self.dst_type)?;
        } else {
            list.operand(self.src[2], self.src_type[2])?;
        }
        if self.src[0].is_none() {
            return Ok(());
        }
        list.operand(self.src[0], self.src_type[0])?;
        if self.src[1].is_none() {
            hex_signed(list.next()?, self.mem.offset)?;
        } else {
            list.operand(self.src[1], self.src_type[1])?;
            if self.mem.offset_present {
                list.f.write_str(" offset:")?;
                hex_signed(list.f, self.mem.offset)?;
            }
        }
        if self.mem.glc {
            list.f.write_str(" glc")
        } else {
            Ok(())
        }
    }

    fn vector(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        list.operand(self.sdst, self.sdst_type)?;
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
                if self.op_sel != 0 {
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
            (Op::V_FMAMK_F32 | Op::V_MADMK_F16, 1, Operand::Literal(value))
            | (Op::V_FMAAK_F32 | Op::V_MADAK_F16, 2, Operand::Literal(value)) => write!(f, "{value:#x}")?,
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
            if self.dst_type.kind == DataKind::F64 {
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

    fn ds(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        for (operand, ty) in self.src.iter().zip(self.src_type) {
            list.operand(*operand, ty)?;
        }
        let f = &mut *list.f;
        if self.op == Op::DS_SWIZZLE_B32 {
            crate::immediate::write_swizzle(f, self.mem.offset as u16)?;
        } else if self.mem.offset != 0 {
            write!(f, " offset:{}", self.mem.offset)?;
        }
        if self.mem.offset0 != 0 {
            write!(f, " offset0:{}", self.mem.offset0)?;
        }
        if self.mem.offset1 != 0 {
            write!(f, " offset1:{}", self.mem.offset1)?;
        }
        if self.mem.gds { f.write_str(" gds") } else { Ok(()) }
    }

    fn flat(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        if self.format == Format::Scratch {
            list.operand_or_off(self.src[0], self.src_type[0])?;
        } else {
            list.operand(self.src[0], self.src_type[0])?;
        }
        list.operand(self.src[1], self.src_type[1])?;
        if self.format != Format::Flat {
            list.operand_or_off(self.src[2], self.src_type[2])?;
        }
        if self.mem.offset != 0 {
            write!(list.f, " offset:{}", self.mem.offset)?;
        }
        self.cache(list.f)
    }

    fn cache(&self, f: &mut Formatter<'_>) -> Result {
        for (set, name) in [
            (self.mem.sc0, " sc0"),
            (self.mem.nt, " nt"),
            (self.mem.sc1, " sc1"),
        ] {
            if set {
                f.write_str(name)?;
            }
        }
        Ok(())
    }

    fn buffer(&self, list: &mut List<'_, '_>) -> Result {
        if self.src[2].is_none() {
            return self.cache(list.f);
        }
        if self.src[1].is_none() {
            list.operand(self.dst, self.dst_type)?;
        } else {
            list.operand(self.src[1], self.src_type[1])?;
        }
        let to_lds = self.op == Op::BUFFER_STORE_LDS_DWORD;
        if !to_lds {
            list.operand_or_off(self.src[0], self.src_type[0])?;
        }
        list.operand(self.src[2], self.src_type[2])?;
        list.operand(self.src[3], self.src_type[3])?;
        let f = &mut *list.f;
        if self.format == Format::Mtbuf {
            crate::immediate::write_buffer_format(f, self.mem.dfmt, self.mem.nfmt)?;
        }
        if self.mem.idxen {
            f.write_str(" idxen")?;
        }
        if self.mem.offen {
            f.write_str(" offen")?;
        }
        if self.mem.offset != 0 {
            write!(f, " offset:{}", self.mem.offset)?;
        }
        if to_lds {
            f.write_str(" lds")?;
        }
        self.cache(f)?;
        if self.mem.lds && !to_lds {
            f.write_str(" lds")
        } else {
            Ok(())
        }
    }
}

fn hex_signed(f: &mut Formatter<'_>, value: i32) -> Result {
    if value < 0 {
        write!(f, "-{:#x}", value.unsigned_abs())
    } else {
        write!(f, "{value:#x}")
    }
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

fn write_operand(f: &mut Formatter<'_>, operand: Operand, ty: OperandType) -> Result {
    match operand {
        Operand::None => Ok(()),
        Operand::Sgpr(n) => registers(f, "s", n, ty.dwords),
        Operand::Vgpr(n) => registers(f, "v", n, ty.dwords),
        Operand::Agpr(n) => registers(f, "a", n, ty.dwords),
        Operand::Ttmp(n) => registers(f, "ttmp", n, ty.dwords),
        Operand::Special(reg) => f.write_str(special(reg, ty.dwords)),
        Operand::Int(_) | Operand::Float(_) | Operand::Literal(_) => write_constant(f, operand, ty.kind),
    }
}

fn registers(f: &mut Formatter<'_>, prefix: &str, first: u8, dwords: u8) -> Result {
    if dwords <= 1 {
        write!(f, "{prefix}{first}")
    } else {
        write!(
            f,
            "{prefix}[{first}:{}]",
            u16::from(first) + u16::from(dwords) - 1
        )
    }
}

const fn special(reg: SpecialReg, dwords: u8) -> &'static str {
    use SpecialReg as S;
    match reg {
        S::FlatScratchLo if dwords == 2 => "flat_scratch",
        S::FlatScratchLo => "flat_scratch_lo",
        S::FlatScratchHi => "flat_scratch_hi",
        S::XnackMaskLo if dwords == 2 => "xnack_mask",
        S::XnackMaskLo => "xnack_mask_lo",
        S::XnackMaskHi => "xnack_mask_hi",
        S::VccLo if dwords == 2 => "vcc",
        S::VccLo => "vcc_lo",
        S::VccHi => "vcc_hi",
        S::M0 => "m0",
        S::ExecLo if dwords == 2 => "exec",
        S::ExecLo => "exec_lo",
        S::ExecHi => "exec_hi",
        S::SharedBase => "src_shared_base",
        S::SharedLimit => "src_shared_limit",
        S::PrivateBase => "src_private_base",
        S::PrivateLimit => "src_private_limit",
        S::PopsExitingWaveId => "src_pops_exiting_wave_id",
        S::Vccz => "src_vccz",
        S::Execz => "src_execz",
        S::Scc => "src_scc",
        S::LdsDirect => "src_lds_direct",
    }
}
