//! What AMDGPU instructions do: a scalar reference of the software GPU, one lane at a time.
//!
//! It is written from AMD's instruction set documents (CDNA 2, 3 and 4, RDNA 2, 3 and 4) and what LLVM's AMDGPU backend
//! knows of the hardware, and shares no code with the software GPU but the decoder, which is itself held against LLVM.
//! Floats are those of [`rustc_apfloat`].
//!
//! [`state::State`] is a wave; [`execute`] runs one instruction on it. [`generate`] makes random instructions and states,
//! [`machine::Machine`] runs them on the software GPU, and [`run::check`] compares the two.
//!
//! # A family of instructions
//! One file each: a function from the mnemonic and the target to an [`vector::Operation`] (or, for what is not a vector
//! instruction, an [`Execute`]), a line in [`FAMILIES`], and a [`run::Class`] in `tests/`.
//!
//! # Repeating a difference
//! A test prints for each difference the instruction, the lane, what went in and what came out, and a seed:
//! `OUTCROP_SEED=<seed> cargo test -p outcrop-reference <test>` runs that case alone. `OUTCROP_CASES=1000000` runs so many
//! lanes of each class and target, `OUTCROP_ONLY=v_add_f32` one mnemonic, `OUTCROP_TARGET=gfx942` one target.
//! With `OUTCROP_COMPARED=<folder>` each class writes there what it has compared, which `cargo xtask isa-coverage` reads.
#![expect(
    clippy::panic,
    clippy::std_instead_of_core,
    clippy::std_instead_of_alloc,
    reason = "a test fails where it stands; it runs on a host"
)]

pub mod assemble;
pub mod compare;
pub mod convert;
pub mod float;
pub mod generate;
pub mod idle;
pub mod integer;
pub mod lanes;
pub mod machine;
pub mod matrix;
pub mod memory;
pub mod minmax;
pub mod packed;
pub mod run;
pub mod scalar;
pub mod scalar_float;
pub mod small;
pub mod softfloat;
pub mod state;
pub mod trans;
pub mod vector;

use outcrop_isa::{Format, Inst, Operand, OperandType, Pattern, Target};
use state::State;
use vector::Operation;

/// Executes an instruction that is not a lane-wise vector one: reads the first state, writes the second.
pub type Execute = fn(&Inst, &State, &mut State);

/// How a family executes one of its instructions.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// A vector instruction.
    Vector(Operation),
    /// Any other.
    Other(Execute),
}

/// A family of instructions: its name, and what it knows of a mnemonic of a target in an encoding.
pub type Family = (&'static str, fn(&str, Target, Format) -> Option<Meaning>);

/// The families, the first that knows a mnemonic executes it.
pub const FAMILIES: &[Family] = &[
    ("float", float::meaning),
    ("convert", convert::meaning),
    ("trans", trans::meaning),
    ("packed", packed::meaning),
    ("small", small::meaning),
    ("matrix", matrix::meaning),
    ("scalar float", scalar_float::meaning),
    ("memory", memory::meaning),
    ("integer", integer::meaning),
    ("compare", compare::meaning),
    ("lanes", lanes::meaning),
    ("scalar", scalar::meaning),
    ("idle", idle::meaning),
];

/// The family of an instruction and what it does; `None` if the reference does not know it.
#[must_use]
pub fn meaning(mnemonic: &str, target: Target, format: Format) -> Option<(&'static str, Meaning)> {
    FAMILIES
        .iter()
        .find_map(|(name, of)| of(mnemonic, target, format).map(|meaning| (*name, meaning)))
}

/// What instructions of dual issue are, whatever family their two operations have.
pub const DUAL: &str = "dual issue";

/// The family that checks a pattern's operation, if one does. Of dual issue it is [`DUAL`].
#[must_use]
pub fn covers(target: Target, pattern: &Pattern) -> Option<&'static str> {
    let (family, _) = meaning(pattern.op.name(), target, pattern.format)?;
    Some(match pattern.format {
        Format::Vopd => DUAL,
        _ => family,
    })
}

/// Whether the reference knows all of an instruction.
#[must_use]
pub fn knows(inst: &Inst) -> bool {
    let known = |op: outcrop_isa::Op| meaning(op.name(), inst.target, inst.format).is_some();
    known(inst.op) && inst.second.is_none_or(|second| known(second.op))
}

/// Executes an instruction; false if the reference does not know it.
#[must_use]
pub fn execute(inst: &Inst, state: &mut State) -> bool {
    let before = state.clone();
    let mut one = *inst;
    one.second = None;
    if !execute_one(&one, &before, state) {
        return false;
    }
    let Some(second) = inst.second else {
        return true;
    };
    let mut other = Inst::new(inst.target, second.op, Format::Vop2, inst.size);
    (other.dst, other.dst_type) = (second.dst, second.dst_type);
    for i in 0..3 {
        (other.src[i], other.src_type[i]) = (second.src[i], second.src_type[i]);
    }
    (other.sdst, other.sdst_type) = (Operand::None, OperandType::NONE);
    execute_one(&other, &before, state)
}

fn execute_one(inst: &Inst, before: &State, after: &mut State) -> bool {
    match meaning(inst.op.name(), inst.target, inst.format) {
        Some((_, Meaning::Vector(operation))) => vector::apply(operation, inst, before, after),
        Some((_, Meaning::Other(run))) => run(inst, before, after),
        None => return false,
    }
    true
}
