//! `libamdhip64.so.6`: the C library over [`outcrop_hip`].
//!
//! It has what the C interface has and the Rust one does not: handles for objects, a current device and a last error
//! for each thread, registered kernels and variables of the executable, C structures. Everything else is done by
//! [`outcrop_hip`].
//!
//! `declarations.rs` is the export table: functions, symbol versions and documentation come from it. `cargo xtask capi`
//! links the shared library.
//!
//! The runtime starts at the first call that needs it, on the platform that `OUTCROP_PLATFORM` says (`auto`, `linux`,
//! `soft`); `OUTCROP_LOG=1` tells on standard error which one that is, and why calls fail. `OUTCROP_SOFT` says what
//! the software machine is made of (`docs/environment.md`). Standard output is never written to.

mod abi;
mod call;
mod callback;
mod context;
mod copy;
mod device;
mod error;
mod event;
mod exports;
mod handles;
mod image;
mod launch;
mod library;
mod memory;
mod module;
mod occupancy;
mod peer;
mod pointer;
mod properties;
mod registration;
mod stream;
mod symbol;
mod types;
mod vmm;

pub use exports::{EXPORTS, Export};
