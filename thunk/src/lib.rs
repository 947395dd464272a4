//! The ROCm thunk: nodes, memory, queues and events over the KFD.
//!
//! What ROCm calls libhsakmt, as objects that clean up after themselves. [`Thunk::open`] opens the driver,
//! takes a snapshot of the topology and gives this process an address space on every GPU; the rest is:
//!
//! | here | libhsakmt | KFD and DRM |
//! |---|---|---|
//! | [`Node`] | `HsaNodeProperties`, NodeId | topology node, gpu_id |
//! | [`Memory`] | `hsaKmtAllocMemoryAlign`, `hsaKmtMapMemoryToGPUNodes` | ALLOC_MEMORY_OF_GPU, MAP_MEMORY_TO_GPU |
//! | [`Memory`] of [`Thunk::register_memory`] | `hsaKmtRegisterMemory` | the same, with USERPTR |
//! | [`Queue`] | `hsaKmtCreateQueue`, `HsaQueueResource` | CREATE_QUEUE, doorbell page |
//! | [`Event`] | `hsaKmtCreateEvent`, `HsaEvent` | CREATE_EVENT, event page |
//! | [`Reservation`] | `hsaKmtAllocMemoryAlign` with OnlyAddress | none: host addresses |
//! | [`PhysicalMemory`] | the same with NoAddress, `hsaKmtHandleExport` | ALLOC_MEMORY_OF_GPU, EXPORT_DMABUF |
//! | [`ImportedMemory`] | `hsaKmtHandleImport`, `hsaKmtMemoryVaMap` | PRIME_FD_TO_HANDLE, GEM_VA |
//!
//! Objects hold the thunk that made them, so it closes when the last one is gone. Every call that takes
//! several steps undoes the done ones when a later one fails.
//!
//! **Invariants.** The GPU address of memory is its host address. No layer below is named by the layer
//! above: what that needs is re-exported here.
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod address;
mod buffer;
mod cwsr;
mod doorbell;
mod error;
mod event;
mod flags;
mod memory;
mod names;
mod queue;
mod thunk;
mod vmem;

pub use error::Error;
pub use event::{Event, EventKind, EventReport, HwException, MemoryFault, WaitEntry, WaitFor, WaitResult};
pub use flags::{MemFlags, VaAccess};
pub use memory::Memory;
pub use outcrop_kfd::topology::{
    Cache, CacheType, Capability, HeapType, IoLink, IoLinkType, LinkFlags, MemoryBank, NodeProperties,
    SystemProperties,
};
pub use outcrop_kfd::{
    Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, Prot, Version, WaitOutcome, trace, trace_call,
    trace_note,
};
pub use queue::{Doorbell, Queue, QueuePointers, QueuePriority, QueueRequest, QueueType, QueueUpdate};
pub use thunk::{Aperture, Apertures, ClockCounters, Node, NodeId, RuntimeInfo, Thunk};
pub use vmem::{CpuMapping, DmaBuf, DmaBufInfo, ImportedMemory, PhysicalMemory, Reservation, VaMapping};

/// Bytes of a page of the host and of the GPU's page tables.
pub const PAGE_SIZE: u64 = 4096;
