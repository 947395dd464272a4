//! AMDGPU instruction decoding and disassembly from generated tables.
//!
//! The facts (encodings, field positions, opcodes, operand types) are in `spec/`; `cargo xtask codegen`
//! turns them into the tables under `src/generated/`. [`decode`] reads machine words, [`Inst`] is what an
//! executor needs, and its `Display` writes the text `llvm-objdump` 19 would (gfx950, which it does not know: 22).
//! Nothing allocates or panics.
//!
//! ```
//! use outcrop_isa::{Op, Operand, Target, decode};
//!
//! let inst = decode(Target::Gfx942, &[0xd1cb_0008, 0x04c2_4110])?;
//! assert_eq!(inst.op, Op::V_FMA_F32);
//! assert_eq!(inst.dst, Operand::Vgpr(8));
//! assert_eq!(inst.size, 8);
//! # Ok::<(), outcrop_isa::DecodeError>(())
//! ```
//!
//! # What decodes
//! What `llvm-mc` 19 `-mcpu=… --disassemble` (gfx950: 22) prints and its assembler takes back, with these exceptions:
//!
//! - Decoding is as lenient as the disassembler where the assembler checks more than an encoding can be read
//!   without: odd vector register tuples, the constant bus limit, overlap of a matrix result with its sources.
//! - Fields that LLVM reads although the encoding says something else are refused: a constant or scalar as the
//!   source of `v_readfirstlane_b32`, and reserved SDWA selectors.
//! - On gfx90a that is also: components that an image atomic cannot have. The address of an image operation is its
//!   first register, as LLVM shows it: no field tells the others.
//! - On gfx1030 that is: bit 11 of a FLAT offset; an image dimension that needs more address registers than the
//!   operation ever has, or another number of address dwords than it asks for; components that an image atomic
//!   cannot have; `tfe` with `d16` of a gathering operation; a target of an export or a parameter of
//!   `v_interp_mov_f32` that does not exist.
//! - The text of a gfx1030 image atomic with `tfe` has the registers that the assembler asks for. LLVM 19 shows
//!   others there, which its assembler refuses.
//! - On gfx1100 every 16-bit register operand of VOP1, VOP2 and VOPC is a half ([`Inst::halves`]), as on the hardware.
//!   LLVM 19 without `+real-true16` has no text for a high half, nor for `op_sel` of the same operations in VOP3:
//!   here it is written as `v1.h`, and with `{:#}` every half is (`v1.l`). The second source of `v_ldexp_f16` is one
//!   of them, for which LLVM 19 has a whole register. Halves in VOP3, with `+real-true16` too, LLVM 19 shows as low.
//! - On gfx1100 refused: reserved values of `s_delay_alu`, `src_lds_direct` in dual issue, dual issue in waves of 64
//!   lanes, a resource descriptor that is null. Literals of `v_fma_mix` have 32 bits, of which LLVM 19 shows 16.
//! - From gfx1030 on the field of a source that a VOP3 or VOP3P operation does not have may hold anything, as on the
//!   hardware and for LLVM 22, whose assembler writes 0x80 there. LLVM 19 takes some of these words for data.
//!
//! A misaligned scalar register group is the aligned group below it. `cargo xtask check-isa` compares all this
//! with LLVM, in both directions, and looks for operations that LLVM has and the tables do not; what differs for
//! LLVM's reasons is in `spec/llvm-differences.tsv`. `tests/pairs/` is a part of it that needs no LLVM, and
//! `tests/cdna4.rs` holds gfx950 against AMD's machine readable ISA.
//!
//! # Another target
//! A line in `spec/targets.tsv` with its encodings (those of the family, if it has some already) and its
//! operations (of a base, and a file with what differs), and a [`Target`]. An operation that two targets name
//! alike is one [`Op`].
#![no_std]
#![forbid(unsafe_code)]

mod decode;
mod display;
mod generated;
mod graphics;
mod inst;
mod operand;
mod pattern;
mod table;
mod target;

pub use decode::{DecodeError, decode, decode_wave};
pub use display::DisplayAt;
pub use generated::op::Op;
pub use graphics::{Attribute, Export, Image};
pub use inst::{Dpp, Dpp8, Format, Inst, Mem, Sdwa, Second};
pub use operand::{DataKind, InlineFloat, Operand, OperandType, SpecialReg};
pub use pattern::{Pattern, patterns};
pub use target::{Generation, Target, WaveSize};

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
