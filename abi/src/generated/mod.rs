// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 9b40767e11daadd4

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod doorbell;
pub mod drm;
pub mod elf;
pub mod kfd;
pub mod mqd;
pub mod pm4;
pub mod queue;
pub mod sdma;
pub mod signal;
pub mod topology;
