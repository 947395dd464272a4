// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 81e6ecb8b91b5b9a

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod doorbell;
pub mod drm;
pub mod elf;
pub mod kfd;
pub(crate) mod layout;
pub mod mqd;
pub mod pm4;
pub mod queue;
pub mod sdma;
pub mod signal;
pub mod topology;
