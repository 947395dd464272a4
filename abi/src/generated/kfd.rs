// Generated from abi/spec/kfd by `cargo xtask codegen`. Do not edit.
// Content hash: 9c289dd7d83f0029

//! - KFD: checkpoint and restore of a process.
//! - KFD: debugger and runtime.
//! - KFD: version, clocks, apertures, trap handler, XNACK mode.
//! - KFD: events, waits, exception reports, system management events.
//! - KFD: BOs, GPUVM maps, dmabufs.
//! - KFD: what can be mapped from `/dev/kfd`, and the event page.
//! - KFD: profilers.
//! - KFD: user mode queues and the context save area.
//! - KFD: request numbers.
//! - KFD: requests of AMD's own kernel module, 0x80 and up.
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
mod mmap;
pub use mmap::*;
mod profiler;
pub use profiler::*;
mod queue;
pub use queue::*;
mod request;
pub use request::*;
mod rocm;
pub use rocm::*;
mod svm;
pub use svm::*;
