//! Typed client of the amdkfd driver: its ioctls, its topology in sysfs, and the render nodes beside it.
//!
//! - [`Kfd`] is the open `/dev/kfd`, with one method for each request. What a request makes comes back as an
//!   object that gives it back when dropped: [`Bo`], [`KernelQueue`], [`KernelEvent`], [`DmaBufFile`].
//! - [`RenderNode`] is an open `/dev/dri/renderD…`: GEM handles, GPU page table entries.
//! - [`topology`] reads the tree under `/sys/devices/virtual/kfd/kfd/topology`.
//! - [`Mapping`] is a range of host addresses, [`Placement`] something in the middle of one.
//!
//! **Invariants.** An interrupted request is made again here and nowhere above. Every error says which
//! request failed, on which GPU and with which number. Nothing here knows what the memory, the queues and
//! the events are for: policy is the thunk's.
#![no_std]

#[cfg(test)]
extern crate std;

extern crate alloc;

mod bo;
mod error;
mod event;
mod ioctl;
mod kfd;
mod mapping;
mod queue;
mod render;
#[cfg(test)]
mod tests;
pub mod topology;

pub use bo::{Bo, BoRequest, DmaBufFile, DmaBufInfo};
pub use error::{Device, Error};
pub use event::{EventPage, KernelEvent};
pub use kfd::{Kfd, Version};
pub use mapping::{Mapping, Placement};
pub use outcrop_abi as abi;
pub use outcrop_platform::{
    Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, Prot, WaitOutcome, trace, trace_call, trace_note,
};
pub use queue::KernelQueue;
pub use render::{GemHandle, GpuAccess, RenderNode};
