//! The shader engines: kernels of a [`ShaderTarget`]'s code, executed a whole wavefront at a time.
//!
//! A [`Grid`] is one dispatched kernel. Any number of threads call [`Grid::run`] on it, each with its own
//! [`Worker`]; each takes workgroups and runs their waves until the grid is done.
//!
//! The rooms follow the hardware:
//! - `dispatch` starts waves, `wave` is the state of one, and `program` turns machine code into the internal operations
//!   that it executes; `simd` compiles their handlers for each level of the host;
//! - the instruction families: `scalar` (SOP1, SOP2, SOPK, SOPC, SMEM), `control` (SOPP, and what else changes where control
//!   goes), `valu` (VOP1, VOP2, VOPC, VOP3, VOP3P, VOPD), `matrix` (MFMA, WMMA), `vmem` (FLAT, GLOBAL, SCRATCH, MUBUF, MTBUF)
//!   and `lds` (DS);
//! - what they share: `memory`, from the lanes' addresses to the bytes of the host, and `number`, formats and roundings;
//! - `observe` watches waves; `fault` says why one stopped, and `origin` where in its code object that was.
//!
//! # What is not executed
//! These decode, and fault with [`FaultCause::NotExecuted`], which names them:
//! - messages of graphics and of trap handlers; hardware registers that LLVM has no name for;
//! - the global data share, of which the driver gives no queue any, and with it `ds_ordered_count`, which counts in the
//!   order in which graphics starts waves;
//! - `ds_…_gs_reg_rtn` and `global_atomic_ordered_add_b64`: registers and order of graphics' stream-out;
//! - of the RDNA targets: graphics (exports, interpolation, images), VGPRs that the halves of a wave share; of gfx1201
//!   also `global_load_tr_b64` and `global_load_tr_b128` in a wave of 64, whose order no source tells;
//! - registers beyond the kernel's allocation.
//!
//! What only a trap handler may do (`s_rfe_b64`) is an illegal instruction. A wave that halts stays until its queue ends
//! it; exception flags, samples of the profiler and addresses of a trap handler read 0.
//!
//! Arithmetic rounds and flushes as MODE says; dot products and matrix operations round to nearest even always.
//! The order of their sums, transcendental functions' last bits, and the NaN of operations that have none among their
//! sources are not documented: these are this GPU's own, the same on every host.
//!
//! Priorities, `s_nop`, `s_waitcnt` and cache control change nothing but order. Lanes of one atomic have their turns
//! from the lowest on.

mod control;
mod dispatch;
mod fault;
mod lds;
mod matrix;
mod memory;
mod number;
pub mod observe;
pub(crate) mod origin;
mod program;
mod scalar;
mod simd;
mod target;
mod valu;
mod vmem;
mod wave;

pub use dispatch::grid::{Grid, GridState, Worker};
pub use dispatch::launch::{Clock, CodeCache, Dispatch, Launch, LaunchError};
pub use dispatch::lone::LoneWave;
pub use dispatch::registers::{Extent, Registers};
pub use fault::{FaultCause, ShaderFault};
pub use lds::gws::Gws;
pub use origin::Origin;
pub use simd::HostLevel;
pub use target::{ShaderTarget, TargetError};
