//! Code objects: reading them (`outcrop-code-object`), and loading them for an agent.
//!
//! A file goes through [`CodeObject::parse`], which checks everything that can be checked without a
//! GPU, then [`Executable::load`], which puts it into an agent's memory.

mod executable;

pub use executable::{Executable, Variable};
pub use outcrop_code_object::{
    AddressSpace, CodeObject, CodeObjectError, Feature, Isa, Kernel, KernelArg, ValueKind, bundle,
};
