//! User-mode queues: AQL rings that the GPU reads itself.

use outcrop_abi::aql;

use crate::{Agent, Error, Signal};

/// Whose producers a queue may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_queue_type32_t")]
pub enum QueueKind {
    /// Many at once.
    #[default]
    Multi,
    /// One.
    Single,
    /// Grids that synchronise all workgroups.
    Cooperative,
}

/// How the GPU prefers one queue to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_amd_queue_priority_t")]
pub enum Priority {
    /// Behind the others.
    Low,
    /// As the others.
    #[default]
    Normal,
    /// Before the others.
    High,
}

/// How a queue is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueOptions {
    /// Packets, a power of two.
    pub packets: u32,
    /// Producers.
    pub kind: QueueKind,
    /// Preference.
    pub priority: Priority,
    /// Whether the GPU writes time stamps into completion signals.
    pub profiling: bool,
}

/// How far a fence reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_fence_scope_t")]
pub enum Fence {
    /// Nowhere.
    None,
    /// The agent.
    Agent,
    /// All agents and the host.
    #[default]
    System,
}

/// How a packet is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Starts only when all packets before it have completed.
    pub barrier: bool,
    /// Fence before it starts.
    pub acquire: Fence,
    /// Fence after it completed.
    pub release: Fence,
}

/// A packet ready to be published. All three have 64 bytes; the header is set by [`Queue::publish`].
#[derive(Clone, Copy, Debug)]
pub enum Packet {
    /// A grid.
    Dispatch(aql::KernelDispatchPacket),
    /// Waits for all of up to five signals to be 0.
    BarrierAnd(aql::BarrierAndPacket),
    /// Waits for one of up to five signals to be 0.
    BarrierOr(aql::BarrierOrPacket),
    /// Waits for a signal's masked value to compare.
    BarrierValue(aql::BarrierValuePacket),
}

/// Why a queue stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct QueueError {
    /// [`Queue::id`].
    pub queue: u32,
    /// The agent's node.
    pub node: u32,
    /// What happened.
    pub reason: QueueErrorReason,
    /// The value of `queue_inactive_signal`: error bits of the hardware, 0 if it has none to say.
    pub code: u64,
    /// The memory fault that came with it.
    pub fault: Option<MemoryFault>,
}

/// What stopped a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueueErrorReason {
    /// More scratch than the queue has.
    OutOfScratch,
    /// A grid or workgroup that is empty, too large, or has a bad number of dimensions.
    InvalidDimensions,
    /// More group memory than there is.
    InvalidGroupMemory,
    /// A kernel object that is null or no descriptor.
    InvalidCode,
    /// A packet whose type is unknown.
    InvalidPacketFormat,
    /// A workgroup that is too large.
    GroupTooLarge,
    /// More registers than there are.
    OutOfRegisters,
    /// A vendor packet that is not supported.
    InvalidVendorPacket,
    /// An access to memory that is not mapped or not allowed.
    MemoryFault,
    /// An address outside all apertures.
    ApertureViolation,
    /// An instruction that the chip has not.
    IllegalInstruction,
    /// `s_trap`, `llvm.trap`, `abort()`.
    Trap,
    /// The GPU hung or was reset.
    HardwareException,
    /// [`Queue::inactivate`].
    Inactivated,
    /// Something else: see [`QueueError::code`].
    Other,
}

/// A memory fault as the KFD reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryFault {
    /// The address, exact to its page at least.
    pub address: u64,
    /// The node whose GPU made the access.
    pub node: u32,
    /// No page is mapped there.
    pub not_present: bool,
    /// The page may only be read.
    pub read_only: bool,
    /// The page may not be executed.
    pub no_execute: bool,
    /// The address is not exact.
    pub imprecise: bool,
}

/// A user-mode queue; destroyed when dropped.
pub struct Queue {}

impl Queue {
    /// Makes a queue.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent, [`Error::InvalidQueueCreation`] for a size that is no
    /// power of two, [`Error::Thunk`].
    #[doc(alias = "hsa_queue_create")]
    pub fn create(agent: &Agent, options: &QueueOptions) -> Result<Queue, Error> {
        todo!()
    }
    /// Number for messages, unique in the process.
    pub fn id(&self) -> u32 {
        todo!()
    }
    /// Packets.
    pub fn size(&self) -> u32 {
        todo!()
    }
    /// The agent.
    pub fn agent(&self) -> &Agent {
        todo!()
    }
    /// The address of its `amd_queue_v2_t`, for `hidden_queue_ptr`.
    pub fn handle(&self) -> u64 {
        todo!()
    }
    /// The number of packets written so far.
    #[doc(alias = "hsa_queue_load_write_index_relaxed")]
    pub fn write_index(&self) -> u64 {
        todo!()
    }
    /// The number of packets that the GPU has taken.
    #[doc(alias = "hsa_queue_load_read_index_scacquire")]
    pub fn read_index(&self) -> u64 {
        todo!()
    }
    /// Publishes packets in order with one doorbell ring, and returns the index of the first.
    ///
    /// Waits while the ring is full.
    ///
    /// # Errors
    /// [`Error::Queue`] if the queue has stopped, [`Error::InvalidArgument`] for more packets than the
    /// queue holds.
    ///
    /// # Safety
    /// A dispatch runs the code at `kernel_object` with the arguments at `kernarg_address`: both stay
    /// valid, like every signal of the packets, until the packet has completed, and the kernel writes
    /// to no memory that the host has references to.
    pub unsafe fn publish(&self, packets: &[(Packet, Order)]) -> Result<u64, Error> {
        todo!()
    }
    /// Publishes one dispatch; the shortest way.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    ///
    /// # Safety
    /// As [`Queue::publish`].
    pub unsafe fn dispatch(&self, packet: &aql::KernelDispatchPacket, order: Order) -> Result<u64, Error> {
        todo!()
    }
    /// Publishes a barrier that waits for all signals to be 0 (any number: one packet for each five),
    /// then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    pub fn barrier_and(&self, deps: &[&Signal], completion: Option<&Signal>, order: Order) -> Result<u64, Error> {
        todo!()
    }
    /// Publishes a barrier that waits for one of at most five signals to be 0, then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`]; [`Error::InvalidArgument`] for more than five.
    pub fn barrier_or(&self, deps: &[&Signal], completion: Option<&Signal>, order: Order) -> Result<u64, Error> {
        todo!()
    }
    /// Makes sure that kernels may use this many bytes of private segment for each lane.
    ///
    /// Waits until the queue is idle if its scratch must grow. Cheap when it need not.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], [`Error::InvalidArgument`] above the agent's limit, [`Error::Queue`].
    pub fn reserve_scratch(&self, bytes_per_lane: u32) -> Result<(), Error> {
        todo!()
    }
    /// Whether it runs.
    ///
    /// # Errors
    /// Why it does not.
    pub fn status(&self) -> Result<(), QueueError> {
        todo!()
    }
    /// Stops it; what is in the ring does not run.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_queue_inactivate")]
    pub fn inactivate(&self) -> Result<(), Error> {
        todo!()
    }
    /// Changes its priority.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_queue_set_priority")]
    pub fn set_priority(&self, priority: Priority) -> Result<(), Error> {
        todo!()
    }
    /// Restricts it to compute units: bit n of word n / 32.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an empty mask, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_queue_cu_set_mask")]
    pub fn set_cu_mask(&self, mask: &[u32]) -> Result<(), Error> {
        todo!()
    }
    /// Turns time stamps in completion signals on or off.
    #[doc(alias = "hsa_amd_profiling_set_profiler_enabled")]
    pub fn set_profiling(&self, on: bool) {
        todo!()
    }
}
