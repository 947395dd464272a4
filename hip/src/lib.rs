//! The HIP runtime layer: devices, streams, events, modules, memory and virtual memory management.
//!
//! [`Runtime::new`] takes the platform to stand on; everything else is reached from it. There is no
//! current device: a [`Device`] is named where one is meant. What a C program knows as thread-local
//! state (current device, last error) lives in the C library on top of this crate.
//!
//! | here | HIP | one layer down (HSA) |
//! |---|---|---|
//! | [`Device`] | `hipDevice_t`, an ordinal | agent |
//! | [`Stream`] | `hipStream_t` | queue, and the copy engines ordered with it by signals |
//! | [`Event`] | `hipEvent_t` | signal completed by a barrier packet |
//! | [`Module`], [`Function`] | `hipModule_t`, `hipFunction_t` | executable, kernel object |
//! | [`DeviceBuffer`], [`PinnedBuffer`], [`Registered`] | `hipMalloc`, `hipHostMalloc`, `hipHostRegister` | pool allocation, locked memory |
//! | [`vmm`] | `hipMemAddressReserve`, `hipMemCreate`, … | `hsa_amd_vmem_*` |
#![no_std]

extern crate alloc;

mod attribute;
mod code;
mod copy;
mod device;
mod error;
mod event;
mod fault;
mod hold;
pub mod kernarg;
mod kernarg_ring;
mod launch;
mod memory;
mod module;
mod occupancy;
mod runtime;
mod stream;
mod tail;
pub mod vmm;

pub use attribute::Attribute;
pub use code::Code;
pub use copy::{CopyKind, Plane};
pub use device::{Device, Limit, MemoryInfo, PciId, Properties};
pub use error::{Error, Fault, FaultKind, LaunchError, Result};
pub use event::{Event, EventFlags};
pub use hold::Hold;
pub use launch::{Arg, Args, LaunchBuilder, LaunchConfig, PackedArgs};
pub use memory::{DeviceBuffer, MemoryKind, PinnedBuffer, PinnedFlags, PointerAttributes, Registered};
pub use module::{Function, FunctionAttribute, Module};
pub use outcrop_hsa as hsa;
pub use outcrop_hsa::code::bundle;
pub use outcrop_hsa::{Fd, Platform};
pub use runtime::Runtime;
pub use stream::{Priority, Stream, StreamFlags};
