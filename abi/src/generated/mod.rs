// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 47dfeba634d88b31

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod kfd;
pub mod mqd;
pub mod queue;
pub mod sdma;
pub mod signal;
