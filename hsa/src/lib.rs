//! The HSA runtime layer: agents, queues, signals, pools, executables, virtual memory.
//!
//! What ROCm calls ROCr, as objects that clean up after themselves. A [`Runtime`] opens the thunk; its
//! [`Agent`]s have [`MemoryPool`]s that give [`Allocation`]s, [`Queue`]s that take AQL packets, and
//! [`Executable`]s made of code objects. [`Signal`]s tell when a packet or a copy is done.
//!
//! | here | HSA | thunk |
//! |---|---|---|
//! | [`Runtime`] | `hsa_init`, `hsa_shut_down` | `Thunk` |
//! | [`Agent`], [`AgentInfo`] | `hsa_agent_t`, `hsa_agent_get_info` | `Node` |
//! | [`MemoryPool`], [`Allocation`] | `hsa_amd_memory_pool_t`, `…_allocate` | `Memory` |
//! | [`Runtime::lock`] | `hsa_amd_memory_lock` | `Memory` of user pages |
//! | [`Signal`] | `hsa_signal_t`, `amd_signal_t` | `Event`, its mailbox |
//! | [`Queue`] | `hsa_queue_t`, `amd_queue_v2_t` | `Queue`, its doorbell |
//! | [`Runtime::async_copy`] | `hsa_amd_memory_async_copy` | SDMA `Queue` |
//! | [`Executable`] | `hsa_executable_t` | `Memory` |
//! | [`Vmem`] | `hsa_amd_vmem_*` | `Reservation`, `PhysicalMemory`, `VaMapping` |
//!
//! **Invariants.** Publishing a packet, taking and giving back a signal, and waiting for a signal that has its
//! value already make no system call, allocate nothing and take no lock. Waiting spins for 20 µs at most, then
//! sleeps in the KFD. No wait outlives the queue that it watches. No thread is started: faults are found by
//! who waits or asks ([`Queue::status`]).
//!
//! **Not here.** Asynchronous signal handlers (`hsa_amd_signal_async_handler`), IPC, SVM attributes, images,
//! cooperative queues (GWS), finalisation of HSAIL, code objects older than v3, and the trap handler, without
//! which hardware does not report `s_trap`.
#![no_std]

extern crate alloc;

mod agent;
mod clock;
pub mod code;
mod copy;
mod error;
mod fault;
mod lock;
mod memory;
mod pool;
pub mod queue;
mod runtime;
mod signal;
mod status;
mod view;
mod vmem;

pub use agent::{Agent, AgentInfo, AgentKind, AgentSet, CacheInfo};
pub use code::{CodeObjectError, Executable, Isa, Kernel, KernelArg, ValueKind, Variable};
pub use copy::{Dim3, Pitched};
pub use error::Error;
pub use fault::MemoryFault;
pub use memory::{Allocation, Locked, PointerInfo, PointerKind};
pub use outcrop_abi::aql;
pub use outcrop_thunk::{Errno, Fd, Platform, trace, trace_call, trace_note};
pub use pool::{AllocFlags, MemoryPool, PoolInfo, PoolKind};
pub use queue::{
    Fence, Order, Packet, Priority, Queue, QueueError, QueueErrorReason, QueueKind, QueueOptions,
};
pub use runtime::Runtime;
pub use signal::{Condition, Signal, Times};
pub use status::Status;
pub use vmem::{Access, MemoryType, Vmem, VmemHandle};
