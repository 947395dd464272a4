//! The HSA layer on the software machine.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod common;
mod copies;
mod executables;
mod memory;
mod queues;
mod signals;
mod undone;
mod vmem;
