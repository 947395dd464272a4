//! What can go wrong in this layer, and the `hsa_status_t` that says so to a C caller.

use core::fmt;

use crate::code::CodeObjectError;
use crate::queue::QueueError;
use crate::status::Status;

/// The error of an HSA call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An argument that the call's own rules exclude; the number is the offending value.
    InvalidArgument(&'static str, u64),
    /// An address that is not an allocation, reservation or mapping of this runtime.
    InvalidAllocation {
        /// The address.
        address: u64,
    },
    /// An agent of the wrong kind, or of another runtime, for this call.
    InvalidAgent {
        /// The agent's node.
        node: u32,
    },
    /// A queue size that is no power of two, or a kind of queue that the agent has not.
    InvalidQueueCreation {
        /// The number of packets asked for.
        packets: u32,
    },
    /// A name that no symbol of the executable has.
    InvalidSymbolName,
    /// An executable that is frozen already.
    FrozenExecutable,
    /// A variable that the executable has defined already.
    VariableAlreadyDefined,
    /// A code object that uses a variable nobody defined.
    VariableUndefined,
    /// A resource that is still used: the number says how often.
    ResourceBusy {
        /// How many users it has.
        users: u32,
    },
    /// A pool, a kind of handle or an engine that cannot serve the request.
    Incompatible(&'static str),
    /// No more signals, queues, handles or copies in flight than this.
    Exhausted {
        /// What there are too many of.
        what: &'static str,
        /// The limit.
        limit: u64,
    },
    /// Memory of the size asked for was not to be had.
    OutOfMemory {
        /// Bytes asked for.
        size: u64,
    },
    /// A code object that cannot be read or does not fit the agent.
    CodeObject(CodeObjectError),
    /// The queue that the call works on, or waits for, has stopped.
    Queue(QueueError),
    /// A copy that did not happen: its completion signal is negative.
    CopyFailed {
        /// The value of the completion signal.
        value: i64,
    },
    /// The layer below said no.
    Thunk(outcrop_thunk::Error),
}

impl Error {
    /// The `hsa_status_t` of this error.
    pub const fn status(&self) -> Status {
        todo!()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!()
    }
}
