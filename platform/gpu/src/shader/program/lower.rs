//! What lowering needs in every instruction family: the list of operations, and what is known where one is added. Operands
//! are in [`super::operand`].

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_isa::{Format, Generation, Inst, Op as Isa, Operand, SpecialReg, Target, WaveSize};

use super::flow;
use super::names;
use super::operand::Broadcasts;
use super::{Consts, Layout};
use crate::shader::fault::FaultCause;
use crate::shader::matrix::mfma;
use crate::shader::observe::{self, Site};
use crate::shader::scalar::{alu, hwreg, smem};
use crate::shader::simd::HostLevel;
use crate::shader::vmem::{buffer, flat};
use crate::shader::wave::{Handler, Op, sreg};
use crate::shader::{control, lds, valu};

/// Why an instruction cannot be lowered: what about it is not executed.
pub(crate) type Refusal = &'static str;

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
    /// Operands that VGPR indexing applies to, if it is on: bits 2:0 the sources, bit 3 the destination.
    pub indexing: Option<u32>,
    /// Rows that stand for indexed sources, and for the destination.
    pub indexed: [Option<u32>; 4],
    /// EXEC is saved and narrowed to some lanes while the rest of the instruction runs.
    pub narrowed: bool,
    level: HostLevel,
    pub(super) broadcasts: Broadcasts,
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
            indexing: hwreg::indexed_operands(mode),
            indexed: [None; 4],
            narrowed: false,
            level,
            broadcasts: Broadcasts::default(),
        }
    }

    /// Forgets what only holds if control comes from the operation before.
    pub(crate) fn begin_block(&mut self) {
        self.indexing = hwreg::indexed_operands(self.mode);
        self.forget_scalars();
    }

    /// Forgets which rows hold scalars: any of them may have changed.
    pub(crate) fn forget_scalars(&mut self) {
        self.broadcasts = Broadcasts::default();
    }

    /// Makes sure, before the instruction at `pc`, that VGPR indexing is as it is at the beginning of blocks.
    pub(crate) fn settle(&mut self, pc: u64) {
        if self.indexing != hwreg::indexed_operands(self.mode) {
            self.pc = pc;
            self.emit(hwreg::relower, 0, 0, 0, 0).imm = pc;
            self.begin_block();
        }
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
            Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc => match control::scalar::lower(self) {
                Ok(false) => alu::lower(self),
                done => done.map(|_| ()),
            },
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
            self.forget_scalars();
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
        if self.indexing.is_some() && writes_m0(inst) {
            let next = self.next();
            self.emit(hwreg::relower, 0, 0, 0, 0).imm = next;
        }
    }

    /// Of a wave of 32 lanes the upper half of EXEC stays 0, also after a 64-bit result.
    pub(crate) fn keep_exec_narrow(&mut self) {
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

    /// The address after the instruction.
    pub(crate) fn next(&self) -> u64 {
        flow::after(&self.inst, self.pc)
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
}

/// Whether an instruction has M0 as its result.
pub(super) fn writes_m0(inst: &Inst) -> bool {
    [inst.dst, inst.sdst].contains(&Operand::Special(SpecialReg::M0))
}

/// Whether the scalar unit executes the encoding.
const fn is_scalar(format: Format) -> bool {
    matches!(
        format,
        Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc | Format::Sopp | Format::Smem
    )
}
