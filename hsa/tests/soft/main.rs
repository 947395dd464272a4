//! The HSA layer on the software machine.

mod common;
mod copies;
mod executables;
mod memory;
mod queues;
mod signals;
mod undone;
mod vmem;
