// Generated from abi/spec/pm4 by `cargo xtask codegen`. Do not edit.
// Content hash: b48f093f3b8c3d19

//! - PM4: dispatches, events, caches and clocks.
//! - PM4: headers, buffers and control flow.
//! - PM4: writing, waiting, copying and atomics.
//! - PM4: opcodes, register ranges and events. A packet is a header and `count + 1` words.
//! - PM4: registers.
//! - PM4: what the scheduler of the packet processor is told, on gfx9 and later.
//! - PM4: what fields of packets hold.

mod cache;
pub use cache::*;
mod control;
pub use control::*;
mod memory;
pub use memory::*;
mod opcode;
pub use opcode::*;
mod register;
pub use register::*;
mod scheduler;
pub use scheduler::*;
mod value;
pub use value::*;
