//! AMDGPU code objects and what carries them, as bytes: nothing here needs a GPU or knows a runtime.
//!
//! [`CodeObject::parse`] reads an ELF file and checks everything that can be checked without a GPU;
//! [`bundle`] finds it in an offload bundle, compressed or not, and in a host's executable. Loaders
//! (`outcrop-hsa`), runtimes (`outcrop-hip`) and tools share them.
//!
//! **Invariant:** no input makes a reader panic, loop, or allocate more than a small multiple of the input's
//! size; what is decompressed is bounded by a limit that the caller gives.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bundle;
mod elf;
mod error;
mod kernel;
mod metadata;
pub mod msgpack;
mod target;

pub use elf::{CodeObject, Relocation, Section, Segment, Symbol};
pub use error::CodeObjectError;
pub use kernel::{AddressSpace, Kernel, KernelArg, ValueKind};
pub use metadata::Metadata;
pub use target::{Feature, Isa};
