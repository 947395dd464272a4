// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 28f268244c4c8b3c

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod drm;
pub mod kfd;
pub mod mqd;
pub mod queue;
pub mod sdma;
pub mod signal;
