//! The HSA runtime layer: agents, queues, signals, pools, executables, virtual memory.
#![no_std]

extern crate alloc;

mod agent;
pub mod code;
mod copy;
mod error;
mod memory;
mod pool;
pub mod queue;
mod runtime;
mod signal;
mod status;
mod vmem;

pub use agent::{Agent, AgentInfo, AgentKind, AgentSet, CacheInfo};
pub use code::{Executable, Isa, Kernel, KernelArg, ValueKind, Variable};
pub use copy::{Dim3, Pitched};
pub use error::Error;
pub use memory::{Allocation, Locked, PointerInfo, PointerKind};
pub use outcrop_abi::aql;
pub use outcrop_thunk::{Fd, Platform};
pub use pool::{AllocFlags, MemoryPool, PoolInfo, PoolKind};
pub use queue::{
    Fence, MemoryFault, Order, Packet, Priority, Queue, QueueError, QueueErrorReason, QueueKind, QueueOptions,
};
pub use runtime::Runtime;
pub use signal::{Condition, Signal, Times};
pub use status::Status;
pub use vmem::{Access, MemoryType, Vmem, VmemHandle};
