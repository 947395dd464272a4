//! Queues and their doorbells.

use alloc::sync::Arc;

use crate::thunk::{Core, pending};
use crate::{Error, Event, NodeId, Thunk};

/// What a queue takes.
#[doc(alias = "HSA_QUEUE_TYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueueType {
    /// PM4 packets for the compute engines.
    Compute,
    /// AQL packets for the compute engines.
    ComputeAql,
    /// SDMA packets, for an engine that is good at PCIe.
    Sdma,
    /// SDMA packets, for an engine that is good at XGMI.
    SdmaXgmi,
    /// SDMA packets, for the engine of this number. Since KFD 1.17.
    SdmaByEngine(u32),
}

/// How urgent a queue is.
#[doc(alias = "HSA_QUEUE_PRIORITY")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "a scale")]
pub enum QueuePriority {
    Minimum,
    Low,
    BelowNormal,
    #[default]
    Normal,
    AboveNormal,
    High,
    Maximum,
}

/// Addresses of the two positions of a ring, each a 64-bit word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuePointers {
    /// Written by the GPU.
    pub read: u64,
    /// Written by the host.
    pub write: u64,
}

/// What [`Thunk::create_queue`] makes a queue of.
#[derive(Clone, Copy)]
pub struct QueueRequest<'a> {
    /// The GPU.
    pub node: NodeId,
    /// What the queue takes.
    pub kind: QueueType,
    /// Share of the GPU, 0 (stopped) to 100.
    pub percentage: u32,
    /// How urgent it is.
    pub priority: QueuePriority,
    /// The ring: the address of a whole [`crate::Memory`] that this GPU has mapped.
    pub ring_address: u64,
    /// Bytes of the ring: a power of two of at least 1024, the whole size of that memory.
    pub ring_size: u64,
    /// Positions of an AQL queue, in one-page [`crate::Memory`] (one or two) that this GPU has mapped: the
    /// driver checks that the memory is one page. `None` for other queues, whose positions the thunk keeps.
    pub pointers: Option<QueuePointers>,
    /// Signalled when a wave of the queue raises an exception.
    pub event: Option<&'a Event>,
    /// Address of a 64-bit word into which the trap handler ors the exception, or 0.
    pub error_reason: u64,
}

/// What [`Queue::update`] changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueUpdate {
    /// Share of the GPU, 0 (stopped) to 100.
    pub percentage: u32,
    /// How urgent it is.
    pub priority: QueuePriority,
    /// The ring, as in [`QueueRequest`]; 0 keeps it in name only: the driver then treats the queue as stopped.
    pub ring_address: u64,
    /// Bytes of the ring.
    pub ring_size: u64,
}

/// The doorbell of a queue: one 64-bit register that tells the GPU a new write position.
#[derive(Clone, Copy, Debug)]
pub struct Doorbell {
    register: *mut u64,
}

impl Doorbell {
    /// Where the register is mapped.
    pub fn as_ptr(&self) -> *mut u64 {
        self.register
    }
}

/// A queue of a GPU, destroyed when dropped.
///
/// The ring and the pointers are the caller's and must outlive it.
pub struct Queue {
    core: Arc<Core>,
    node: NodeId,
    id: u32,
    doorbell: Doorbell,
    pointers: QueuePointers,
}

impl Thunk {
    /// Creates a queue, with its EOP buffer and context save area, and maps its doorbell.
    ///
    /// # Errors
    /// [`Error::NotAGpu`]; [`Error::InvalidArgument`] for a percentage over 100, pointers that the kind of
    /// queue does not take or lacks; or the driver's, with every step undone.
    #[doc(alias = "hsaKmtCreateQueue")]
    #[doc(alias = "hsaKmtCreateQueueExt")]
    pub fn create_queue(&self, request: &QueueRequest<'_>) -> Result<Queue, Error> {
        let _ = request;
        pending()
    }
}

impl Queue {
    /// The driver's number of the queue.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The GPU.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The doorbell register.
    pub fn doorbell(&self) -> Doorbell {
        self.doorbell
    }

    /// Addresses of the positions: the caller's for an AQL queue, else the thunk's.
    pub fn pointers(&self) -> QueuePointers {
        self.pointers
    }

    /// Rings the doorbell with `value`: for AQL the index of the newest packet, for SDMA and PM4 the new
    /// write position.
    ///
    /// The store has release order: packets written before are seen by whoever sees it.
    pub fn ring(&self, value: u64) {
        let _ = (value, &self.core);
    }

    /// Changes share, priority or ring.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a percentage over 100, or the driver's.
    #[doc(alias = "hsaKmtUpdateQueue")]
    pub fn update(&self, update: &QueueUpdate) -> Result<(), Error> {
        let _ = update;
        pending()
    }

    /// Chooses the compute units that the queue may use, one bit each from bit 0 of the first word.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an empty mask, or the driver's.
    #[doc(alias = "hsaKmtSetQueueCUMask")]
    pub fn set_cu_mask(&self, mask: &[u32]) -> Result<(), Error> {
        let _ = mask;
        pending()
    }

    /// Destroys the queue now, and tells whether that worked; dropping does the same silently.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtDestroyQueue")]
    pub fn destroy(self) -> Result<(), Error> {
        pending()
    }
}
