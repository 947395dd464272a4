//! Where operands are: rows of the vector file, scalars, constants.

use core::ops::Range;

use outcrop_isa::{DataKind, Generation, Op as Isa, Operand, SpecialReg, WaveSize};

use super::lower::{Lower, Refusal, temp};
use crate::shader::scalar::alu;
use crate::shader::simd::ROW;
use crate::shader::valu;
use crate::shader::wave::sreg;

/// Pairs of temporary rows for broadcast scalars.
const BROADCASTS: usize = 12;

/// Scalars that rows hold already, by their first and their number: one entry for each pair of rows.
#[derive(Default)]
pub(crate) struct Broadcasts {
    held: [Option<(u32, u32)>; BROADCASTS],
    next: usize,
}

impl Broadcasts {
    /// The pair that holds them.
    fn find(&self, scalars: (u32, u32)) -> Option<u32> {
        self.held
            .iter()
            .zip(0..)
            .find(|(held, _)| **held == Some(scalars))
            .map(|(_, slot)| slot)
    }

    /// A pair that is to hold them, for as long as they do not change; what changes by itself, from M0 on, is not held.
    fn hold(&mut self, scalars: (u32, u32)) -> u32 {
        let slot = self.next;
        self.next = (slot + 1) % BROADCASTS;
        self.held[slot] = Some(scalars).filter(|(first, _)| *first < sreg::M0);
        slot as u32
    }

    fn forget(&mut self, written: Range<u32>) {
        for held in &mut self.held {
            if held.is_some_and(|(first, n)| first < written.end && written.start < first + n) {
                *held = None;
            }
        }
    }
}

impl Lower<'_> {
    /// Forgets copies of scalars that the instruction has written.
    pub(super) fn forget_written(&mut self) {
        let inst = self.inst;
        for (reg, kind) in [(inst.dst, inst.dst_type), (inst.sdst, inst.sdst_type)] {
            let first = match reg {
                Operand::Sgpr(n) => u32::from(n),
                Operand::Ttmp(n) => sreg::TTMP0 + u32::from(n),
                Operand::Special(s) => match special(s) {
                    Some(n) => n,
                    None => continue,
                },
                _ => continue,
            };
            let last = first + u32::from(kind.dwords).max(2);
            self.broadcasts.forget(first..last);
        }
        if matches!(
            inst.op,
            Isa::S_MOVRELD_B32 | Isa::S_MOVRELD_B64 | Isa::S_MOVRELSD_2_B32
        ) {
            self.forget_scalars();
        }
    }

    /// Byte offset of a temporary row.
    pub(crate) fn temp(&self, n: u32) -> u32 {
        (self.layout.temps() + n) * ROW as u32
    }

    /// Byte offset of the first of two rows that hold a constant.
    pub(crate) fn const_rows(&mut self, v: u64) -> u32 {
        match self.consts.row(v as u32, Some((v >> 32) as u32)) {
            Some(row) => (self.layout.consts() + row) * ROW as u32,
            None => {
                let scalars = self.consts.scalar(v);
                self.broadcast(scalars, 2)
            }
        }
    }

    /// Byte offset of a row that holds a constant in every lane.
    pub(crate) fn const_row(&mut self, v: u32) -> u32 {
        match self.consts.row(v, None) {
            Some(row) => (self.layout.consts() + row) * ROW as u32,
            None => {
                let scalar = self.consts.scalar(v.into());
                self.broadcast(scalar, 1)
            }
        }
    }

    /// Byte offset of a vector register's first row.
    pub(crate) fn vector(&self, reg: Operand, rows: u8) -> Result<u32, Refusal> {
        let rows = u32::from(rows.max(1));
        match reg {
            Operand::Vgpr(n) if u32::from(n) + rows <= self.layout.vgprs => Ok(u32::from(n) * ROW as u32),
            Operand::Agpr(n) if u32::from(n) + rows <= self.layout.agprs => {
                Ok((self.layout.vgprs + u32::from(n)) * ROW as u32)
            }
            Operand::Vgpr(_) | Operand::Agpr(_) => Err("a register beyond the kernel's allocation"),
            _ => Err("an operand that is not a vector register"),
        }
    }

    /// Byte offset of the rows of source `i`, broadcasting scalars and constants.
    pub(crate) fn vsrc(&mut self, i: usize) -> Result<u32, Refusal> {
        let (reg, kind) = (self.inst.src[i], self.inst.src_type[i]);
        if let Some(row) = self.indexed.get(i).copied().flatten() {
            return Ok(row);
        }
        match reg {
            Operand::Vgpr(_) | Operand::Agpr(_) => self.vector(reg, kind.dwords),
            Operand::None => Err("a missing operand"),
            _ => {
                if let Some(v) = reg.constant(kind.kind) {
                    return Ok(if kind.dwords > 1 {
                        self.const_rows(v)
                    } else {
                        self.const_row(v as u32)
                    });
                }
                let s = self.ssrc(i)?;
                Ok(self.broadcast(s, if kind.dwords > 1 { 2 } else { 1 }))
            }
        }
    }

    /// Rows that hold scalars `s..s + n` in every lane.
    pub(crate) fn broadcast(&mut self, s: u32, n: u32) -> u32 {
        if let Some(slot) = self.broadcasts.find((s, n)) {
            return self.temp(temp::BROADCAST + 2 * slot);
        }
        let slot = self.broadcasts.hold((s, n));
        let row = self.temp(temp::BROADCAST + 2 * slot);
        self.emit_level(valu::broadcast(), row, s, 0, 0);
        if n == 2 {
            self.emit_level(valu::broadcast(), row + ROW as u32, s + 1, 0, 0);
        }
        row
    }

    /// Index in the scalar file of source `i`.
    pub(crate) fn ssrc(&mut self, i: usize) -> Result<u32, Refusal> {
        let kind = self.inst.src_type[i];
        self.scalar(self.inst.src[i], kind.kind, kind.dwords)
    }

    /// Index in the scalar file of a scalar operand that is read.
    pub(crate) fn scalar(&mut self, reg: Operand, kind: DataKind, dwords: u8) -> Result<u32, Refusal> {
        if let Some(v) = reg.constant(kind) {
            let v = if dwords == 1 { u64::from(v as u32) } else { v };
            return Ok(self.consts.scalar(v));
        }
        let aperture = |n: u32| Ok(sreg::APERTURES + 2 * n + u32::from(dwords == 1));
        match reg {
            Operand::Special(SpecialReg::SharedBase) => aperture(0),
            Operand::Special(SpecialReg::SharedLimit) => aperture(1),
            Operand::Special(SpecialReg::PrivateBase) => aperture(2),
            Operand::Special(SpecialReg::PrivateLimit) => aperture(3),
            Operand::Special(SpecialReg::ExecLo) if self.narrowed => Ok(sreg::SAVED_EXEC),
            Operand::Special(SpecialReg::ExecHi) if self.narrowed && self.layout.wave == WaveSize::Wave64 => {
                Ok(sreg::SAVED_EXEC + 1)
            }
            Operand::Special(SpecialReg::Null) => Ok(self.consts.scalar(0)),
            Operand::Special(SpecialReg::Vccz) => {
                self.emit(alu::status, sreg::VCCZ, 0, 0, 0);
                Ok(sreg::VCCZ)
            }
            Operand::Special(SpecialReg::Execz) => {
                self.emit(alu::status, sreg::EXECZ, 0, 0, 0);
                Ok(sreg::EXECZ)
            }
            Operand::Special(SpecialReg::Scc) => {
                self.emit(alu::status, sreg::SCC, 0, 0, 0);
                Ok(sreg::SCC)
            }
            _ => self.scalar_register(reg, dwords),
        }
    }

    /// Index in the scalar file of a scalar register.
    pub(crate) fn scalar_register(&self, reg: Operand, dwords: u8) -> Result<u32, Refusal> {
        let n = match reg {
            Operand::Sgpr(n) => u32::from(n),
            Operand::Ttmp(n) => sreg::TTMP0 + u32::from(n),
            Operand::Special(SpecialReg::Null) => return Ok(sreg::SINK),
            Operand::Special(SpecialReg::ExecHi) if self.layout.wave == WaveSize::Wave32 => {
                return Ok(sreg::UNUSED_EXEC);
            }
            Operand::Special(s) => special(s).ok_or("a special register")?,
            _ => return Err("an operand that is not a scalar register"),
        };
        if n + u32::from(dwords.max(1)) > sreg::EXEC + 2 {
            return Err("a scalar register beyond the file");
        }
        Ok(n)
    }

    /// Index in the scalar file of the main result.
    pub(crate) fn scalar_dst(&self) -> Result<u32, Refusal> {
        self.scalar_register(self.inst.dst, self.inst.dst_type.dwords)
    }

    /// Index in the scalar file of the scalar result of a vector operation.
    pub(crate) fn mask_dst(&self) -> Result<u32, Refusal> {
        self.scalar_register(self.inst.sdst, self.mask_dwords())
    }

    /// Index in the scalar file of source `i`, a lane mask.
    pub(crate) fn mask_src(&mut self, i: usize) -> Result<u32, Refusal> {
        let (kind, dwords) = match self.layout.wave {
            WaveSize::Wave32 => (DataKind::B32, 1),
            WaveSize::Wave64 => (DataKind::B64, 2),
        };
        self.scalar(self.inst.src[i], kind, dwords)
    }

    /// SGPRs of a wave, without the named ones.
    pub(crate) fn sgprs(&self) -> u32 {
        match self.target.generation() {
            Generation::Gfx9 => sreg::FLAT_SCRATCH,
            _ => sreg::VCC,
        }
    }

    /// Scalars of a lane mask.
    pub(crate) fn mask_dwords(&self) -> u8 {
        self.layout.wave.lanes() / 32
    }

    /// Byte offset of the rows of the main result.
    pub(crate) fn vdst(&self) -> Result<u32, Refusal> {
        if let Some(row) = self.indexed[3] {
            return Ok(row);
        }
        self.vector(self.inst.dst, self.inst.dst_type.dwords)
    }
}

/// Index in the scalar file of a named register.
fn special(s: SpecialReg) -> Option<u32> {
    Some(match s {
        SpecialReg::FlatScratchLo => sreg::FLAT_SCRATCH,
        SpecialReg::FlatScratchHi => sreg::FLAT_SCRATCH + 1,
        SpecialReg::XnackMaskLo => sreg::XNACK_MASK,
        SpecialReg::XnackMaskHi => sreg::XNACK_MASK + 1,
        SpecialReg::VccLo => sreg::VCC,
        SpecialReg::VccHi => sreg::VCC + 1,
        SpecialReg::M0 => sreg::M0,
        SpecialReg::ExecLo => sreg::EXEC,
        SpecialReg::ExecHi => sreg::EXEC + 1,
        _ => return None,
    })
}
