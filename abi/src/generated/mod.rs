// Generated from abi/spec by `cargo xtask codegen`. Do not edit.
// Content hash: 2864241465ca55dc

//! Modules made from the specs.

pub mod kfd;
