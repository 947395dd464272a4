// Generated from abi/spec/mqd by `cargo xtask codegen`. Do not edit.
// Content hash: 5af55d7e59ce1e60

//! - Registers `COMPUTE_…`: what an MQD and the packet `SET_SH_REG` carry. A type without a generation in its name is that of gfx942; a generation that changed a register has a type of its own.
//! - Registers `CP_HQD_A…` to `CP_HQD_H…` and `CP_MQD_…`: words of an MQD.
//! - Registers `CP_HQD_I…` to `CP_HQD_W…`: words of an MQD.
//! - Registers `COMPUTE_PGM_…`: where the code is and what its waves get.
//! - Registers of an SDMA queue: words of its MQD. A type without a version in its name is that of SDMA 4.0.
//! - Memory queue descriptors of gfx10.
//! - Memory queue descriptors of gfx11.
//! - Memory queue descriptors of gfx12.
//! - Memory queue descriptors of gfx9: the registers of a queue while it is not on the hardware.

mod compute;
pub use compute::*;
mod hqd;
pub use hqd::*;
mod hqd_queue;
pub use hqd_queue::*;
mod program;
pub use program::*;
mod sdma_queue;
pub use sdma_queue::*;
mod v10;
pub use v10::*;
mod v11;
pub use v11::*;
mod v12;
pub use v12::*;
mod v9;
pub use v9::*;
