//! The shader engines: kernels of gfx942 code, executed a whole wavefront at a time.
//!
//! A [`Grid`] is one dispatched kernel. Any number of threads call [`Grid::run`] on it, each with its own
//! [`Worker`]; each takes workgroups and runs their waves until the grid is done. What a kernel's
//! instructions mean is spread over one file for each instruction family; `program` turns machine code
//! into the internal operations that they execute.

mod atomic;
mod buffer;
mod control;
mod crosslane;
mod descriptor;
mod ds;
mod fault;
mod flat;
mod fp;
pub mod grid;
mod hwreg;
mod launch;
mod lower;
mod memory;
mod mfma;
mod program;
mod salu;
mod simd;
mod smem;
mod valu;
mod vmem;
mod wave;
mod workgroup;

pub use fault::{FaultCause, ShaderFault};
pub use grid::{Grid, GridState, Worker};
pub use launch::{Clock, CodeCache, Dispatch, Launch, LaunchError};
pub use simd::HostLevel;
