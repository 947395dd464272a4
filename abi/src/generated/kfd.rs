// Generated from abi/spec/kfd by `cargo xtask codegen`. Do not edit.
// Content hash: e0df4cc93473ed1f

//! - KFD: checkpoint and restore of a process.
//! - KFD: debugger and runtime.
//! - KFD: version, clocks, apertures, trap handler, XNACK mode.
//! - KFD: events, waits, exception reports, system management events.
//! - KFD: BOs, GPUVM maps, dmabufs.
//! - KFD: user mode queues and the context save area.
//! - KFD: request numbers.
//! - KFD: shared virtual memory ranges.

mod criu;
pub use criu::*;
mod debug;
pub use debug::*;
mod device;
pub use device::*;
mod event;
pub use event::*;
mod memory;
pub use memory::*;
mod queue;
pub use queue::*;
mod request;
pub use request::*;
mod svm;
pub use svm::*;
