//! The text of an instruction, as `llvm-objdump` 19 writes it.

mod buffer_format;
mod constant;
mod counters;
mod delay;
mod dual;
mod exchange;
mod graphics;
mod hints;
mod hwreg;
mod memory;
mod message;
mod sopp;
mod swizzle;
mod vector;

use crate::generated::table;
use crate::{DataKind, Format, Generation, Inst, Op, Operand, OperandType, SpecialReg};
use constant::write_constant;
use core::fmt::{Display, Formatter, Result};

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

/// Whether a VOP3 encoding of the operation needs the `_e64` suffix, because there is a shorter one.
fn has_short_form(inst: &Inst) -> bool {
    let index = inst.op as usize;
    table(inst.target)
        .short
        .get(index / 32)
        .is_some_and(|word| word >> (index % 32) & 1 != 0)
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
            | Op::S_SUBVECTOR_LOOP_BEGIN
            | Op::S_SUBVECTOR_LOOP_END
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
        if self.format != Format::Vopd {
            f.write_str(self.op.name())?;
        }
        f.write_str(self.suffix())?;
        let mut list = List { f, empty: true };
        match self.format {
            Format::Sop1 | Format::Sop2 | Format::Sopc => self.scalar(&mut list)?,
            Format::Sopk => self.sopk(&mut list)?,
            Format::Sopp => sopp::write_sopp(list.f, self)?,
            Format::Smem => self.smem(&mut list)?,
            Format::Vop1
            | Format::Vop2
            | Format::Vopc
            | Format::Vop3
            | Format::Vop3b
            | Format::Vop3p
            | Format::Vop3pMai
            | Format::Vop3px
            | Format::Vop1Sdwa
            | Format::Vop2Sdwa
            | Format::VopcSdwa
            | Format::Vop1Dpp
            | Format::Vop2Dpp
            | Format::VopcDpp
            | Format::Vop3Dpp
            | Format::Vop3bDpp
            | Format::Vop3pDpp => self.vector(&mut list)?,
            Format::Vopd => self.dual(list.f)?,
            Format::Ds => self.ds(&mut list)?,
            Format::Flat | Format::Global | Format::Scratch => self.flat(&mut list)?,
            Format::Mubuf | Format::Mtbuf => self.buffer(&mut list)?,
            Format::Mimg => self.image(&mut list)?,
            Format::Exp => self.export(&mut list)?,
            Format::Vintrp => self.interpolation(&mut list)?,
            Format::Vinterp => {
                self.vector(&mut list)?;
                write!(list.f, " wait_exp:{}", self.wait)?;
            }
            Format::Ldsdir => self.lds_direct(&mut list)?,
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
                | Op::V_MADMK_F32
                | Op::V_MADAK_F32
                | Op::V_MADMK_F16
                | Op::V_MADAK_F16
                | Op::V_FMAMK_F16
                | Op::V_FMAAK_F16
                | Op::V_PIPEFLUSH
                | Op::V_ILLEGAL
                | Op::V_SWAPREL_B32
                | Op::V_PERMLANE64_B32
        );
        match self.format {
            _ if plain => "",
            // RDNA has them in this encoding only.
            Format::Vop2
                if self.target.generation() != Generation::Gfx9
                    && matches!(
                        self.op,
                        Op::V_DOT2C_F32_F16 | Op::V_DOT2ACC_F32_F16 | Op::V_DOT4C_I32_I8 | Op::V_PK_FMAC_F16
                    ) =>
            {
                ""
            }
            Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vintrp => "_e32",
            Format::Vop3 | Format::Vop3b if has_short_form(self) => "_e64",
            Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => "_sdwa",
            Format::Vop1Dpp | Format::Vop2Dpp => "_dpp",
            Format::Vop3Dpp | Format::Vop3bDpp | Format::Vop3pDpp => "_e64_dpp",
            _ => "",
        }
    }

    fn scalar(&self, list: &mut List<'_, '_>) -> Result {
        list.operand(self.dst, self.dst_type)?;
        for (index, (operand, mut ty)) in self.src.iter().zip(self.src_type).enumerate() {
            match (self.op, index, operand) {
                (Op::S_FMAMK_F32, 1, Operand::Literal(value))
                | (Op::S_FMAAK_F32, 2, Operand::Literal(value)) => {
                    write!(list.next()?, "{value:#x}")?;
                    continue;
                }
                _ => {}
            }
            // LLVM shows some binary16 constants as integers of 16 or 32 bits.
            ty.kind = match (self.format, ty.kind, operand) {
                (Format::Sop1, DataKind::F16, Operand::Literal(_)) => DataKind::B32,
                (Format::Sopc, DataKind::F16, _) => DataKind::I16,
                (_, kind, _) => kind,
            };
            list.operand(*operand, ty)?;
        }
        if self.op == Op::S_SET_GPR_IDX_ON {
            list.next()?;
            sopp::write_gpr_idx(list.f, self.simm16)?;
        }
        if matches!(self.op, Op::S_SENDMSG_RTN_B32 | Op::S_SENDMSG_RTN_B64) {
            message::write_message(list.next()?, self.target.generation(), self.simm16)?;
        }
        Ok(())
    }

    fn sopk(&self, list: &mut List<'_, '_>) -> Result {
        match self.op {
            Op::S_SETREG_B32 | Op::S_SETREG_IMM32_B32 => {
                hwreg::write_hwreg(list.next()?, self.target, self.simm16)?;
                list.operand(self.src[0], self.src_type[0])
            }
            Op::S_GETREG_B32 => {
                list.operand(self.dst, self.dst_type)?;
                hwreg::write_hwreg(list.next()?, self.target, self.simm16)
            }
            Op::S_VERSION => sopp::write_version(list.next()?, self.simm16),
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
        S::Null => "null",
    }
}
