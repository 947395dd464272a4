//! What vector instructions have in common: operands and their modifiers, lane exchange, results.

mod denormals;
mod exchange;
mod operand;
mod result;
mod source;

use outcrop_isa::{Format as Encoding, Generation, Inst, Operand, Target};

use crate::state::{Format, Mode, State, Tolerance};
use denormals::flushed_source;

pub use denormals::{flush, flushes_in, flushes_out, format};
pub use exchange::source_lane;
pub use operand::{constant, mask, register, scalar_dword, set_mask, set_scalar_dword, width};
pub use result::{finish, finish_single, write};
pub use source::{source, zero_source};

/// What an operation sees of its lane, beside its sources.
#[derive(Clone, Copy)]
pub struct Lane<'a> {
    /// Instruction set.
    pub target: Target,
    /// The instruction.
    pub inst: &'a Inst,
    /// MODE.
    pub mode: Mode,
    /// Number of the lane.
    pub lane: usize,
    /// The destination before, of 16 bits the half that is written.
    pub old: u64,
    /// The lane's bit of the mask that is the last source, or of VCC.
    pub carry: bool,
}

impl Lane<'_> {
    /// The generation of the instruction set.
    #[must_use]
    pub const fn generation(&self) -> Generation {
        self.target.generation()
    }
}

/// What an operation does with the values of its sources.
#[derive(Clone, Copy)]
pub enum Run {
    /// A result.
    Value(fn(&Lane<'_>, [u64; 3]) -> u64),
    /// A result within some codes of the format.
    Near(Format, fn(&Lane<'_>, [u64; 3]) -> (u64, u64)),
    /// A result and the lane's bit of a mask.
    Carry(fn(&Lane<'_>, [u64; 3]) -> (u64, bool)),
    /// The lane's bit of a mask.
    Compare(fn(&Lane<'_>, [u64; 3]) -> bool),
    /// Something else: reads the first state and writes the second.
    Wave(fn(&Inst, &State, &mut State)),
}

/// How an operation treats denormals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Denormals {
    /// As bits: neither sources nor results are flushed.
    Bits,
    /// Sources and results obey MODE.
    Mode,
    /// Sources and results are always flushed.
    Flush,
    /// Sources obey MODE, the result is a number of the format or has been flushed.
    Sources,
}

/// An operation of one lane.
#[derive(Clone, Copy)]
pub struct Operation {
    /// What it does.
    pub run: Run,
    /// Denormals.
    pub denormals: Denormals,
}

impl Operation {
    /// An operation on bits.
    #[must_use]
    pub const fn bits(run: Run) -> Self {
        Self {
            run,
            denormals: Denormals::Bits,
        }
    }

    /// Arithmetic on floats.
    #[must_use]
    pub const fn float(run: Run) -> Self {
        Self {
            run,
            denormals: Denormals::Mode,
        }
    }
}

/// Executes an operation: sources from `before`, results to `after`.
pub fn apply(operation: Operation, inst: &Inst, before: &State, after: &mut State) {
    if let Run::Wave(run) = operation.run {
        return run(inst, before, after);
    }
    let mut bits = 0u64;
    let fmas = inst.op.name().starts_with("v_div_fmas");
    let carry_in = match inst.src.iter().zip(inst.src_type).nth(2) {
        Some((operand @ (Operand::Sgpr(_) | Operand::Special(_)), _)) if !fmas => mask(before, *operand),
        _ => before.vcc,
    };
    for lane in before.active() {
        let Some(from) = source_lane(inst, before, lane) else {
            continue;
        };
        let mut sources = [0; 3];
        for (i, v) in sources.iter_mut().enumerate() {
            if inst.src[i].is_none() {
                continue;
            }
            *v = match (i, from) {
                (0, Some(from)) => source(inst, before, 0, from),
                (0, None) => zero_source(inst, before, lane),
                _ => source(inst, before, i, lane),
            };
            if let Some(format) = format(inst.src_type[i].kind) {
                *v = flushed_source(operation.denormals, before.mode, format, *v);
            }
        }
        let old = register(before, inst.dst, inst.dst_type.dwords, lane);
        let old = if width(inst.dst_type) == 16 {
            old >> (16 * u32::from(inst.op_sel >> 3 & 1)) & 0xffff
        } else {
            old
        };
        let old = match format(inst.dst_type.kind) {
            Some(format) => flushed_source(operation.denormals, before.mode, format, old),
            None => old,
        };
        let l = Lane {
            target: before.target,
            inst,
            mode: before.mode,
            lane,
            old,
            carry: carry_in >> lane & 1 != 0,
        };
        let v = match operation.run {
            Run::Value(run) => run(&l, sources),
            Run::Near(format, run) => {
                let (v, codes) = run(&l, sources);
                if let (true, Operand::Vgpr(vgpr)) = (codes != 0, inst.dst) {
                    after.tolerances.push(Tolerance {
                        vgpr,
                        lane: lane as u8,
                        format,
                        high: inst.op_sel & 8 != 0 || inst.sdwa.is_some_and(|s| s.dst_sel == 5),
                        codes,
                    });
                }
                v
            }
            Run::Carry(run) => {
                let (v, bit) = run(&l, sources);
                bits |= u64::from(bit) << lane;
                v
            }
            Run::Compare(run) => {
                bits |= u64::from(run(&l, sources)) << lane;
                continue;
            }
            Run::Wave(_) => continue,
        };
        let v = match format(inst.dst_type.kind) {
            Some(format) if operation.denormals != Denormals::Bits => {
                finish(&l, format, v, operation.denormals)
            }
            _ => v,
        };
        write(inst, after, lane, v);
    }
    if matches!(operation.run, Run::Compare(_) | Run::Carry(_)) {
        set_mask(after, inst.sdst, bits);
        if inst.op.name().starts_with("v_cmpx") {
            after.exec = bits;
        }
    }
}

/// Whether the encoding is one of vector instructions.
#[must_use]
pub const fn is_vector(format: Encoding) -> bool {
    matches!(
        format,
        Encoding::Vop1
            | Encoding::Vop2
            | Encoding::Vopc
            | Encoding::Vop3
            | Encoding::Vop3b
            | Encoding::Vop3p
            | Encoding::Vop3pMai
            | Encoding::Vop1Sdwa
            | Encoding::Vop2Sdwa
            | Encoding::VopcSdwa
            | Encoding::Vop1Dpp
            | Encoding::Vop2Dpp
            | Encoding::VopcDpp
            | Encoding::Vop3Dpp
            | Encoding::Vop3bDpp
            | Encoding::Vop3pDpp
            | Encoding::Vopd
    )
}
