//! What watches waves: counters, the operations used, the checker, and whoever wants to be asked before each
//! instruction.
//!
//! Code for an observed GPU is lowered with one more operation before each instruction, which looks at the wave as the
//! instruction finds it ([`View`]); code for any other GPU has none, and costs nothing. What an instruction reads and
//! writes is told from its encoding and the registers (`memory`, `access`, `site`), with the tables and the rules of addresses that
//! the executor has, not by the handlers that execute it, which have no hook.
//!
//! One thread at a time runs an observed grid, so that what is seen has an order.

mod access;
mod clock;
mod counters;
mod finding;
mod memory;
mod opcodes;
mod probe;
mod races;
mod site;
mod view;
mod waits;

use alloc::string::String;
use alloc::vec::Vec;

use outcrop_isa::{Op, Target};

pub use access::{Access, Kind, Space};
pub use counters::{Class, Counters, Traffic};
pub use finding::{Finding, Hazard, Place};
pub use opcodes::{Exactness, exactness};
pub(crate) use probe::{Watch, probe};
pub(crate) use site::Site;
pub use view::View;

bitflags::bitflags! {
    /// What an [`Observer`] wants to know.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Wants: u8 {
        /// [`Report::counters`].
        const COUNTERS = 1;
        /// [`Report::operations`].
        const OPERATIONS = 2;
        /// Registers that are used while a memory operation may not have read or written them yet.
        const WAITS = 4;
        /// Accesses of two waves to the same memory that nothing orders.
        const RACES = 8;
        /// [`Observer::instruction`].
        const INSTRUCTIONS = 16;
    }
}

/// Watches the kernels of a GPU.
pub trait Observer: Send + Sync {
    /// What it wants to know; asked once for each kernel.
    fn wants(&self) -> Wants;

    /// A wave is about to execute an instruction. The wave waits until this returns.
    fn instruction(&self, wave: &View<'_>) {
        let _ = wave;
    }

    /// A kernel has ended, or a fault or its queue's end has ended it. The host is told of the end after this returns.
    fn ended(&self, report: &Report) {
        let _ = report;
    }
}

/// A kernel that is observed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its name, if the code object that it was loaded from says it.
    pub name: Option<String>,
    /// Device address of its descriptor.
    pub object: u64,
    /// Device address of its first instruction.
    pub entry: u64,
    /// Device address that the code object was loaded at: an instruction's address in its file is so much less.
    pub base: Option<u64>,
    /// The instruction set.
    pub target: Target,
}

impl Kernel {
    /// An instruction's address in the code object, or the device address if that is not known.
    #[must_use]
    pub fn file_address(&self, pc: u64) -> u64 {
        self.base.map_or(pc, |base| pc.wrapping_sub(base))
    }
}

impl core::fmt::Display for Kernel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.name {
            Some(name) => f.write_str(name),
            None => write!(f, "kernel at {:#x}", self.object),
        }
    }
}

/// What was seen of one dispatch of a kernel.
#[derive(Clone, Debug)]
pub struct Report {
    /// The kernel.
    pub kernel: Kernel,
    /// What it did, if that was wanted.
    pub counters: Option<Counters>,
    /// Operations and how often waves executed them, if that was wanted.
    pub operations: Vec<(Op, u64)>,
    /// What the checker found, each pair of instructions once.
    pub findings: Vec<Finding>,
}
