//! AMDGPU instruction decoding and disassembly from generated tables.
//!
//! The facts (encodings, field positions, opcodes, operand types) are in `spec/`; `cargo xtask codegen`
//! turns them into the tables under `src/generated/`. [`decode`] reads machine words, [`Inst`] is what an
//! executor needs, and its `Display` writes the text `llvm-objdump` would.
#![no_std]
#![forbid(unsafe_code)]

mod decode;
mod generated;
mod inst;
mod operand;
mod table;

pub use decode::{DecodeError, Target, decode};
pub use generated::op::Op;
pub use inst::{Dpp, Format, Inst, Mem, Sdwa};
pub use operand::{DataKind, InlineFloat, Operand, OperandType, SpecialReg};

impl Op {
    /// The mnemonic, lower case and without encoding suffix.
    #[must_use]
    pub fn name(self) -> &'static str {
        generated::op::NAMES.get(self as usize).copied().unwrap_or("")
    }
}

impl core::fmt::Display for Op {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
