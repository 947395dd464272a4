//! What lowering needs in every instruction family: operands, temporaries, and the list of operations.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_isa::{DataKind, Format, Generation, Inst, Op as Isa, Operand, SpecialReg, Target, WaveSize};

use super::names;
use super::{Consts, Layout};
use crate::shader::fault::FaultCause;
use crate::shader::matrix::mfma;
use crate::shader::observe::{self, Site};
use crate::shader::scalar::{alu, hwreg, smem};
use crate::shader::simd::{HostLevel, ROW};
use crate::shader::vmem::{buffer, flat};
use crate::shader::wave::{Handler, Op, sreg};
use crate::shader::{control, lds, valu};

/// Why an instruction cannot be lowered: what about it is not executed.
pub(crate) type Refusal = &'static str;

/// Where control goes after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// To the next instruction.
    Next,
    /// To the next instruction or to an address.
    Branch(u64),
    /// To an address.
    Jump(u64),
    /// To an address known at run time, and later perhaps to the next instruction.
    Call,
    /// Nowhere that is known.
    Stop,
}

/// Where control goes after `inst` at `pc`.
pub(crate) fn flow(inst: &Inst, pc: u64) -> Flow {
    let next = pc.wrapping_add(u64::from(inst.size));
    let target = next.wrapping_add((i64::from(inst.simm16_signed()) * 4) as u64);
    match inst.op {
        Isa::S_BRANCH => Flow::Jump(target),
        Isa::S_CBRANCH_SCC0
        | Isa::S_CBRANCH_SCC1
        | Isa::S_CBRANCH_VCCZ
        | Isa::S_CBRANCH_VCCNZ
        | Isa::S_CBRANCH_EXECZ
        | Isa::S_CBRANCH_EXECNZ
        | Isa::S_SUBVECTOR_LOOP_BEGIN
        | Isa::S_SUBVECTOR_LOOP_END
        | Isa::S_CALL_B64 => Flow::Branch(target),
        Isa::S_CBRANCH_CDBGSYS
        | Isa::S_CBRANCH_CDBGUSER
        | Isa::S_CBRANCH_CDBGSYS_OR_USER
        | Isa::S_CBRANCH_CDBGSYS_AND_USER => Flow::Next,
        Isa::S_SWAPPC_B64
        | Isa::S_CBRANCH_G_FORK
        | Isa::S_CBRANCH_I_FORK
        | Isa::S_CBRANCH_JOIN
        | Isa::S_SETVSKIP
        | Isa::S_ICACHE_INV
        | Isa::S_SETREG_B32
        | Isa::S_SETREG_IMM32_B32
        | Isa::S_ROUND_MODE
        | Isa::S_DENORM_MODE => Flow::Call,
        Isa::S_SETPC_B64
        | Isa::S_ENDPGM
        | Isa::S_ENDPGM_SAVED
        | Isa::S_ENDPGM_ORDERED_PS_DONE
        | Isa::S_RFE_B64
        | Isa::S_RFE_RESTORE_B64
        | Isa::V_ILLEGAL
        | Isa::S_CODE_END => Flow::Stop,
        _ => Flow::Next,
    }
}

const BROADCASTS: u32 = 12;

/// Temporary rows, by number from the first.
pub(crate) mod temp {
    /// Pairs that hold broadcast scalars; they live until the block or the scalar's value ends.
    pub(crate) const BROADCAST: u32 = 0;
    /// Two rows for each modified source.
    pub(crate) const SOURCE: u32 = 24;
    /// Results before they are modified or merged.
    pub(crate) const RESULT: u32 = 32;
    /// For the use of one family.
    pub(crate) const OTHER: u32 = 36;
    /// Two rows for each indexed operand.
    pub(crate) const INDEXED: u32 = 40;
}

/// Lowers the instructions of one segment.
pub(crate) struct Lower<'a> {
    pub ops: Vec<Op>,
    /// Operations whose `imm` is to become the address of the operation at a code address.
    pub fixups: Vec<(usize, u64)>,
    /// What faulting operations point to.
    #[expect(clippy::vec_box, reason = "operations hold the addresses")]
    pub causes: Vec<Box<FaultCause>>,
    /// Tables that operations point to.
    #[expect(clippy::vec_box, reason = "operations hold the addresses")]
    pub tables: Vec<Box<[u8; 64]>>,
    /// What the code is for.
    pub target: Target,
    pub layout: Layout,
    pub mode: u32,
    pub consts: &'a mut Consts,
    pub inst: Inst,
    pub pc: u64,
    pub words: [u32; 2],
    /// Operands that VGPR indexing applies to: bits 2:0 the sources, bit 3 the destination.
    pub index_mode: u32,
    /// Rows that stand for indexed sources, and for the destination.
    pub indexed: [Option<u32>; 4],
    /// EXEC is saved and narrowed to some lanes while the rest of the instruction runs.
    pub narrowed: bool,
    level: HostLevel,
    broadcasts: [Option<(u32, u32)>; BROADCASTS as usize],
    next_broadcast: usize,
}

impl<'a> Lower<'a> {
    pub(crate) fn new(
        target: Target,
        layout: Layout,
        mode: u32,
        level: HostLevel,
        consts: &'a mut Consts,
    ) -> Self {
        // gfx12 has no DX10_CLAMP: its clamp always makes NaNs 0.
        let always = if target.generation() == Generation::Gfx12 {
            1 << 8
        } else {
            0
        };
        Self {
            ops: Vec::new(),
            fixups: Vec::new(),
            causes: Vec::new(),
            tables: Vec::new(),
            target,
            layout,
            mode: mode | always,
            consts,
            inst: Inst::new(target, Isa::S_NOP, Format::Sopp, 4),
            pc: 0,
            words: [0; 2],
            index_mode: 0,
            indexed: [None; 4],
            narrowed: false,
            level,
            broadcasts: [None; BROADCASTS as usize],
            next_broadcast: 0,
        }
    }

    /// Forgets what only holds if control comes from the operation before.
    ///
    /// VGPR indexing is never on across blocks: compilers turn it on and off around single moves.
    pub(crate) fn begin_block(&mut self) {
        self.index_mode = 0;
        self.broadcasts = [None; BROADCASTS as usize];
    }

    /// Lowers one instruction; what is not executed becomes an operation that faults.
    pub(crate) fn instruction(&mut self, inst: &Inst, pc: u64, words: [u32; 2]) {
        (self.inst, self.pc, self.words, self.narrowed) = (*inst, pc, words, false);
        self.inst.op = names::oldest_name(inst.op);
        if self.mode & hwreg::VECTOR_SKIP != 0 && !is_scalar(inst.format) {
            return;
        }
        let (ops, fixups) = (self.ops.len(), self.fixups.len());
        let done = match inst.format {
            Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc => alu::lower(self),
            Format::Sopp => control::lower(self),
            Format::Smem => smem::lower(self),
            Format::Vop3pMai | Format::Vop3px => mfma::lower(self),
            Format::Ds => lds::lower(self),
            Format::Flat | Format::Global | Format::Scratch => flat::lower(self),
            Format::Mubuf | Format::Mtbuf => buffer::lower(self),
            _ => valu::lower(self),
        };
        if let Err(what) = done {
            self.ops.truncate(ops);
            self.fixups.truncate(fixups);
            self.begin_block();
            self.fault(
                pc,
                FaultCause::NotExecuted {
                    target: self.target,
                    words,
                    mnemonic: inst.op.name(),
                    what,
                },
            );
        }
        self.forget_written();
        self.keep_exec_narrow();
    }

    /// Of a wave of 32 lanes the upper half of EXEC stays 0, also after a 64-bit result.
    fn keep_exec_narrow(&mut self) {
        let inst = self.inst;
        if self.layout.wave == WaveSize::Wave64 || inst.dst_type.dwords < 2 {
            return;
        }
        let direct = inst.dst == Operand::Special(SpecialReg::ExecLo);
        if direct || inst.format == Format::Sop1 && alu::changes_exec(inst.op) {
            let zero = self.consts.scalar(0);
            self.emit(alu::move32, sreg::EXEC + 1, zero, 0, 0);
        }
    }

    fn forget_written(&mut self) {
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
            for slot in &mut self.broadcasts {
                if slot.is_some_and(|(s, n)| s < last && first < s + n) {
                    *slot = None;
                }
            }
        }
        if matches!(
            inst.op,
            Isa::S_MOVRELD_B32 | Isa::S_MOVRELD_B64 | Isa::S_MOVRELSD_2_B32
        ) {
            self.begin_block();
        }
    }

    /// An operation that faults.
    pub(crate) fn fault(&mut self, pc: u64, cause: FaultCause) {
        self.pc = pc;
        let cause = Box::new(cause);
        let address = &raw const *cause as u64;
        self.causes.push(cause);
        self.emit(control::fault_op, 0, 0, 0, 0).imm = address;
    }

    /// Lets whoever observes the grid look at the wave; the program is to keep what is returned.
    pub(crate) fn probe(&mut self, inst: &Inst, pc: u64) -> Arc<Site> {
        let site = Arc::new(Site::new(inst, pc));
        self.pc = pc;
        self.emit(observe::probe, 0, 0, 0, 0).imm = Arc::as_ptr(&site) as u64;
        site
    }

    /// Keeps a table for as long as the program lives and returns its address.
    pub(crate) fn keep(&mut self, table: [u8; 64]) -> u64 {
        let table = Box::new(table);
        let address = &raw const *table as u64;
        self.tables.push(table);
        address
    }

    /// A jump to another code address.
    pub(crate) fn jump(&mut self, target: u64) {
        self.fixups.push((self.ops.len(), target));
        self.emit(control::branch::<{ control::ALWAYS }>, 0, control::ALWAYS, 0, 0);
    }

    /// Adds an operation.
    pub(crate) fn emit(&mut self, run: Handler, dst: u32, a: u32, b: u32, c: u32) -> &mut Op {
        self.ops.push(Op {
            run,
            dst,
            a,
            b,
            c,
            e: 0,
            f: 0,
            imm: 0,
            pc: self.pc,
        });
        let last = self.ops.len() - 1;
        &mut self.ops[last]
    }

    /// Adds an operation that has been compiled for each level.
    pub(crate) fn emit_level(&mut self, run: [Handler; 3], dst: u32, a: u32, b: u32, c: u32) -> &mut Op {
        let [portable, avx2, avx512] = run;
        let run = match self.level {
            HostLevel::Avx512 => avx512,
            HostLevel::Avx2 => avx2,
            HostLevel::Portable => portable,
        };
        self.emit(run, dst, a, b, c)
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
        let have = self.broadcasts.iter().position(|b| *b == Some((s, n)));
        if let Some(slot) = have {
            return self.temp(temp::BROADCAST + 2 * slot as u32);
        }
        let slot = self.next_broadcast;
        self.next_broadcast = (slot + 1) % self.broadcasts.len();
        let cacheable = s < sreg::M0;
        self.broadcasts[slot] = cacheable.then_some((s, n));
        let row = self.temp(temp::BROADCAST + 2 * slot as u32);
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

/// Whether the scalar unit executes the encoding.
const fn is_scalar(format: Format) -> bool {
    matches!(
        format,
        Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc | Format::Sopp | Format::Smem
    )
}

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
