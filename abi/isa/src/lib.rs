//! AMDGPU instruction decoding and disassembly from generated tables.
//!
//! The facts (encodings, field positions, opcodes, operand types) are in `spec/`; `cargo xtask codegen`
//! turns them into the tables under `src/generated/`. [`decode`] reads machine words, [`Inst`] is what an
//! executor needs, and its `Display` writes the text `llvm-objdump` would.
#![no_std]
#![forbid(unsafe_code)]

mod decode;
mod display;
mod generated;
mod immediate;
mod inst;
mod operand;
mod pattern;
mod table;

pub use decode::{DecodeError, Target, decode};
pub use display::DisplayAt;
pub use generated::op::Op;
pub use inst::{Dpp, Format, Inst, Mem, Sdwa};
pub use operand::{DataKind, InlineFloat, Operand, OperandType, SpecialReg};
pub use pattern::{Pattern, patterns};

impl Op {
    /// The mnemonic, lower case and without encoding suffix.
    #[must_use]
    pub fn name(self) -> &'static str {
        generated::op::NAMES.get(self as usize).copied().unwrap_or("")
    }

    /// Whether a VOP3 encoding of the operation needs the `_e64` suffix, because there is a shorter one.
    pub(crate) fn has_short_form(self) -> bool {
        let index = self as usize;
        generated::op::SHORT
            .get(index / 32)
            .is_some_and(|word| word >> (index % 32) & 1 != 0)
    }
}

impl core::fmt::Display for Op {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
