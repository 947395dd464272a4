// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 8e8df47fd4048d11

//! Modules made from the specs.

pub mod aql;
pub mod cwsr;
pub mod descriptor;
pub mod doorbell;
pub mod drm;
pub mod elf;
pub mod kfd;
pub(crate) mod layout;
pub mod mqd;
pub mod pm4;
pub mod queue;
pub mod reg;
pub mod sdma;
pub mod signal;
pub mod topology;
