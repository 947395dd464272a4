// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: f63b56216dc73572

//! Modules made from the specs.

pub mod aql;
pub mod descriptor;
pub mod kfd;
pub mod queue;
pub mod signal;
