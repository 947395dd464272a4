//! A software machine: an emulated KFD, DRM and AMD GPU behind the `Platform` trait.
//!
//! [`Machine`] implements [`Platform`](outcrop_platform::Platform): it answers for `/dev/kfd`, the render
//! nodes and the KFD topology by the same ioctl numbers and the same bytes as Linux, and executes what is
//! submitted to its queues. Everything else (other files, anonymous memory, time) is the host's.
//!
//! What is where: `builder` puts together what is in `machine`, which tells the calls of a platform apart; `kmd` is the
//! kernel side of the KFD and `drm` that of the render nodes; `sysfs` prints the topology; `memory` has the heaps, the
//! BOs and the processor's mappings of them; [`outcrop_gpu`] is the GPU. A [`Client`] stands for one operating system process: its openings of `/dev/kfd` are one KFD process, as on
//! Linux. Without one, each opening is a process of its own, with its own address spaces and events, and ends when it is
//! closed. What was not freed by then is counted in [`Usage::reclaimed`].
//!
//! **Invariant:** a client can see nothing here that it could not see on Linux; the machine's own API
//! ([`Machine::usage`], [`Machine::fail_nth_call`], [`Machine::faults`]) is for tests and tools.
#![no_std]

extern crate alloc;

mod builder;
mod choose;
mod client;
mod drm;
#[cfg(feature = "std")]
pub mod env;
mod inject;
mod kmd;
mod machine;
mod memory;
mod options;
mod product;
#[cfg(feature = "std")]
pub mod recorder;
mod spec;
mod sysfs;

pub use builder::{BuildError, Builder};
pub use choose::{Choice, ChooseError, Chosen, Reason, choose, choose_with, usable_kfd};
pub use client::Client;
pub use kmd::GpuFault;
pub use machine::{Machine, Usage};
pub use outcrop_gpu::shader::HostLevel;
pub use product::{Product, UnknownProduct};
pub use spec::{GRAMMAR, Spec, SpecError};
pub use sysfs::Entry;

/// What watches the kernels of a machine's GPUs.
pub use outcrop_gpu::shader::observe;

/// Where the machine's messages go: one call a line.
pub type Log = fn(core::fmt::Arguments<'_>);
