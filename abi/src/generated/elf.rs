// Generated from abi/spec/elf by `cargo xtask codegen`. Do not edit.
// Content hash: 97e169b5cb46e36d

//! - Containers of code objects: bundles, compressed or not, and what a program carries them in.
//! - Code objects: ELF header values, notes, relocations.
//! - Code objects: arguments that the runtime fills in, after those of the program.
//! - Code objects: names in the metadata of versions 3 to 6.

mod bundle;
pub use bundle::*;
mod file;
pub use file::*;
mod hidden;
pub use hidden::*;
mod metadata;
pub use metadata::*;
