//! A software AMD GPU: command processor, SDMA, GPUVM and shader engines.
//!
//! The GPU knows device addresses only. The kernel side (`outcrop-soft`) gives it an address space
//! ([`vm::Gpuvm`]) and queues built from their memory queue descriptors ([`hqd`]), and is told about
//! events and faults through [`device::Interrupts`]. Work is done by whoever calls
//! [`scheduler::Scheduler::work`]: worker threads, or the thread that rang a doorbell.
//!
//! **Invariant:** nothing here knows an ioctl, a file or a process; nothing in [`shader`] knows a queue.
#![no_std]

extern crate alloc;

mod atomic;
mod cp;
pub mod device;
pub mod hqd;
pub mod jobs;
pub mod scheduler;
mod sdma;
pub mod shader;
mod transfer;
mod turn;
pub mod vm;
