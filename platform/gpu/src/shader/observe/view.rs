//! A wave as an instruction finds it.
#![expect(unsafe_code, reason = "reads raw register files")]

use alloc::vec::Vec;

use outcrop_isa::{Generation, Inst, Operand, SpecialReg};

use super::Kernel;
use super::access::{Access, accesses};
use super::site::{AGPRS, Run, SCALARS, Site};
use crate::shader::simd::LANES;
use crate::shader::wave::{Wave, sreg};
use crate::vm::Access as Rights;

/// A wave that is about to execute an instruction.
pub struct View<'a> {
    pub(super) wave: &'a Wave,
    pub(super) site: &'a Site,
    pub(super) kernel: &'a Kernel,
}

impl View<'_> {
    /// The kernel.
    #[must_use]
    pub fn kernel(&self) -> &Kernel {
        self.kernel
    }

    /// Device address of the instruction.
    #[must_use]
    pub fn address(&self) -> u64 {
        self.site.pc
    }

    /// The instruction.
    #[must_use]
    pub fn instruction(&self) -> &Inst {
        &self.site.inst
    }

    /// Coordinates of the workgroup.
    #[must_use]
    pub fn workgroup(&self) -> [u32; 3] {
        self.wave.workgroup
    }

    /// The wave's number in the workgroup.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.wave.id
    }

    /// Lanes of the wave, 32 or 64.
    #[must_use]
    pub fn lanes(&self) -> usize {
        self.wave.size()
    }

    /// The lanes that are on.
    #[must_use]
    pub fn exec(&self) -> u64 {
        // SAFETY: a wave that runs has a scalar file.
        unsafe { self.wave.exec() }
    }

    /// The vector condition code.
    #[must_use]
    pub fn vcc(&self) -> u64 {
        // SAFETY: as above.
        unsafe { self.wave.mask(sreg::VCC) }
    }

    /// The scalar condition code.
    #[must_use]
    pub fn scc(&self) -> bool {
        self.wave.scc != 0
    }

    /// The memory descriptor register.
    #[must_use]
    pub fn m0(&self) -> u32 {
        self.file(sreg::M0)
    }

    /// SGPRs of the wave.
    #[must_use]
    pub fn sgprs(&self) -> u8 {
        match self.site.inst.target.generation() {
            Generation::Gfx9 => sreg::FLAT_SCRATCH as u8,
            _ => sreg::VCC as u8,
        }
    }

    /// VGPRs of the wave.
    #[must_use]
    pub fn vgprs(&self) -> u16 {
        self.program().layout.vgprs as u16
    }

    /// AGPRs of the wave.
    #[must_use]
    pub fn agprs(&self) -> u16 {
        self.program().layout.agprs as u16
    }

    /// SGPR `n`; `None` if the wave has no such.
    #[must_use]
    pub fn sgpr(&self, n: u8) -> Option<u32> {
        (n < self.sgprs()).then(|| self.file(n.into()))
    }

    /// VGPR `n` of a lane; `None` if the wave has no such.
    #[must_use]
    pub fn vgpr(&self, n: u16, lane: usize) -> Option<u32> {
        let there = n < self.vgprs() && lane < LANES;
        // SAFETY: the row is one of the wave's.
        there.then(|| unsafe { self.wave.lane(256 * u32::from(n), lane) })
    }

    /// AGPR `n` of a lane; `None` if the wave has no such.
    #[must_use]
    pub fn agpr(&self, n: u16, lane: usize) -> Option<u32> {
        let there = n < self.agprs() && lane < LANES;
        // SAFETY: the row is one of the wave's.
        there.then(|| unsafe { self.wave.lane(256 * u32::from(self.vgprs() + n), lane) })
    }

    /// Device memory; `None` if some of it is not there to be read.
    #[must_use]
    pub fn memory(&self, address: u64, out: &mut [u8]) -> Option<()> {
        // SAFETY: what waves share outlives them.
        let snapshot = unsafe { &(*self.wave.shared).launch.vm }.snapshot();
        snapshot.read_as(address, out, Rights::READ).ok()
    }

    /// LDS of the workgroup; `None` if it has less.
    #[must_use]
    pub fn lds(&self, offset: u32, out: &mut [u8]) -> Option<()> {
        let end = (offset as usize).checked_add(out.len())?;
        if end > self.wave.lds_bytes as usize {
            return None;
        }
        // SAFETY: the bytes are inside of the workgroup's LDS, and only this thread runs its waves.
        unsafe {
            let from = self.wave.lds.add(offset as usize);
            core::ptr::copy_nonoverlapping(from, out.as_mut_ptr(), out.len());
        }
        Some(())
    }

    /// What memory the instruction is about to touch. Empty for instructions that touch none, and for those that fault before
    /// they do.
    #[must_use]
    pub fn accesses(&self) -> Vec<Access> {
        let mut all = Vec::new();
        accesses(self, &mut all);
        all
    }

    /// The registers that the instruction reads and those that it writes, as far as its encoding names them: 0 VGPRs, from 256 on
    /// AGPRs, from 512 on scalars by their operand codes. What it leaves out: EXEC, SCC, MODE, and what an index selects.
    pub fn registers(&self) -> (impl Iterator<Item = u16>, impl Iterator<Item = u16>) {
        let each = |runs: &'_ [Run]| {
            let all = runs.iter().flat_map(|run| run.first..run.first + run.len);
            all.collect::<Vec<_>>().into_iter()
        };
        (each(&self.site.reads), each(&self.site.writes))
    }

    /// Whether all other waves of the workgroup have ended.
    pub(super) fn is_last(&self) -> bool {
        // SAFETY: a workgroup keeps its barriers as long as its waves.
        unsafe { (&(*self.wave.barriers))[0].members <= 1 }
    }

    fn program(&self) -> &crate::shader::program::Program {
        // SAFETY: a wave's program lives as long as its grid.
        unsafe { &*self.wave.program }
    }

    pub(super) fn file(&self, n: u32) -> u32 {
        // SAFETY: callers name scalars that every wave has.
        unsafe { self.wave.s32(n) }
    }

    /// Number of a scalar operand in the file.
    pub(super) fn scalar_number(&self, operand: Operand) -> Option<u32> {
        Some(match operand {
            Operand::Sgpr(n) => u32::from(n),
            Operand::Ttmp(n) => sreg::TTMP0 + u32::from(n),
            Operand::Special(SpecialReg::VccLo) => sreg::VCC,
            Operand::Special(SpecialReg::VccHi) => sreg::VCC + 1,
            Operand::Special(SpecialReg::M0) => sreg::M0,
            Operand::Special(SpecialReg::ExecLo) => sreg::EXEC,
            Operand::Special(SpecialReg::ExecHi) => sreg::EXEC + 1,
            Operand::Special(SpecialReg::FlatScratchLo) => sreg::FLAT_SCRATCH,
            Operand::Special(SpecialReg::FlatScratchHi) => sreg::FLAT_SCRATCH + 1,
            _ => return None,
        })
    }

    /// A scalar operand of `dwords` as a number; 0 for what is none.
    pub(super) fn scalar(&self, operand: Operand, dwords: u8) -> u64 {
        let Some(first) = self.scalar_number(operand) else {
            return 0;
        };
        let low = u64::from(self.file(first));
        if dwords < 2 {
            return low;
        }
        low | u64::from(self.file(first + 1)) << 32
    }

    /// Scalar source `i` of the instruction as a number, constants included; 0 if there is none.
    pub(super) fn source(&self, i: usize) -> u64 {
        let inst = &self.site.inst;
        let full = self.wave.full;
        let condition = match inst.src[i] {
            Operand::Special(SpecialReg::Scc) => Some(self.scc()),
            Operand::Special(SpecialReg::Vccz) => Some(self.vcc() & full == 0),
            Operand::Special(SpecialReg::Execz) => Some(self.exec() & full == 0),
            _ => None,
        };
        let known = condition.map(u64::from).or_else(|| inst.src_constant(i));
        known.unwrap_or_else(|| self.scalar(inst.src[i], inst.src_type[i].dwords))
    }

    /// Dword `n` after a register, of a lane if it is a vector register; 0 for what is none.
    pub(super) fn vector(&self, operand: Operand, n: u16, lane: usize) -> u32 {
        match operand {
            Operand::Vgpr(first) => self.vgpr(u16::from(first) + n, lane).unwrap_or(0),
            Operand::Agpr(first) => self.agpr(u16::from(first) + n, lane).unwrap_or(0),
            _ => match self.scalar_number(operand) {
                Some(first) => self.file(first + u32::from(n)),
                None => 0,
            },
        }
    }
}

/// A register's name, of the numbers that [`Site`] has.
pub(super) struct RegisterName(pub u16);

impl core::fmt::Display for RegisterName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let n = self.0;
        if n < AGPRS {
            return write!(f, "v{n}");
        }
        if n < SCALARS {
            return write!(f, "a{}", n - AGPRS);
        }
        match u32::from(n - SCALARS) {
            sreg::VCC => f.write_str("vcc_lo"),
            s if s == sreg::VCC + 1 => f.write_str("vcc_hi"),
            sreg::M0 => f.write_str("m0"),
            s if (sreg::TTMP0..sreg::M0).contains(&s) => write!(f, "ttmp{}", s - sreg::TTMP0),
            s => write!(f, "s{s}"),
        }
    }
}
