// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: c00b6d3aa508dc55

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod doorbell;
pub mod drm;
pub mod elf;
pub mod kfd;
pub mod mqd;
pub mod queue;
pub mod sdma;
pub mod signal;
pub mod topology;
