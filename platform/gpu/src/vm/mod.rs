//! The GPU's virtual address space: which device addresses show which host bytes, and with what rights.
//!
//! Translations are a sorted list of ranges, published as immutable snapshots. A wavefront keeps the
//! snapshot it started with, looks at [`Gpuvm::epoch`] before each access, and takes a new one when the
//! number has changed. A range's host memory may be given back once [`Gpuvm::quiesced`] says that no
//! snapshot from before the unmapping is in use: that is the TLB flush of this machine.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

mod snapshot;
mod space;
pub(crate) mod sparse;
mod watch;

use core::fmt;

pub use snapshot::Snapshot;
pub use space::{Debugging, FaultClient, Gpuvm, LaunchMode};
pub use watch::{WATCH_POINTS, Watch, WatchMode};

bitflags::bitflags! {
    /// What the GPU may do with a range.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Access: u8 {
        /// Loads.
        const READ = 1;
        /// Stores and atomics.
        const WRITE = 2;
        /// Instruction fetches.
        const EXEC = 4;
    }
}

/// Why an access was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// Nothing is mapped at the address.
    NotPresent,
    /// The range may not be written.
    ReadOnly,
    /// The range may not be read.
    NoRead,
    /// The range holds no instructions.
    NoExecute,
    /// A debugger watches the address.
    Watched,
}

/// An access that the address space refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryFault {
    /// The first device address that could not be accessed.
    pub address: u64,
    /// What was tried, one of the [`Access`] bits.
    pub access: Access,
    /// What was wrong.
    pub kind: FaultKind,
}

impl fmt::Display for MemoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.access.contains(Access::EXEC) {
            "instruction fetch from"
        } else if self.access.contains(Access::WRITE) {
            "write to"
        } else {
            "read of"
        };
        let why = match self.kind {
            FaultKind::NotPresent => "nothing is mapped there",
            FaultKind::ReadOnly => "the mapping is read-only",
            FaultKind::NoRead => "the mapping is not readable",
            FaultKind::NoExecute => "the mapping is not executable",
            FaultKind::Watched => "a debugger watches the address",
        };
        write!(f, "{verb} {:#x}: {why}", self.address)
    }
}

impl core::error::Error for MemoryFault {}

/// Why a range could not be mapped or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapError {
    /// The range is empty or wraps around the end of the address space.
    BadRange {
        /// First address.
        va: u64,
        /// Bytes.
        len: u64,
    },
    /// Part of the range is mapped already, from this address on.
    Overlap {
        /// First address of the mapping in the way.
        va: u64,
    },
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadRange { va, len } => write!(f, "range {va:#x}+{len:#x} is empty or wraps"),
            Self::Overlap { va } => write!(f, "a mapping at {va:#x} is in the way"),
        }
    }
}

impl core::error::Error for MapError {}

/// One mapped range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First device address.
    pub start: u64,
    /// One past the last device address.
    pub end: u64,
    /// Host address that `start` shows; null for a sparse range, which has no memory.
    pub host: *mut u8,
    /// What the GPU may do.
    pub access: Access,
}

// SAFETY: the pointer is an address that `Gpuvm::map`'s caller vouched for on every thread; a `Span`
// by itself gives no access to what it points to.
unsafe impl Send for Span {}
// SAFETY: as above; all fields are plain values.
unsafe impl Sync for Span {}

impl Span {
    /// Whether it is sparse: reads are 0, writes are dropped, whatever its rights.
    pub fn is_sparse(&self) -> bool {
        self.host.is_null()
    }

    /// The host address of `va`, which lies in the span, which is not sparse.
    #[inline(always)]
    pub fn at(&self, va: u64) -> *mut u8 {
        self.host.wrapping_add((va - self.start) as usize)
    }
}

/// Who answers for addresses that are not mapped: with retry faults (XNACK) a wave waits while its page is brought.
pub trait PageFaults: Send + Sync {
    /// Maps the page of `va` for `access` if it can, and returns the range that then holds it.
    ///
    /// Called in the turn of a queue, under a snapshot: it may map, but must not wait for [`Gpuvm::quiesced`].
    fn page_fault(&self, va: u64, access: Access) -> Option<Span>;
}
