//! What can go wrong in this layer, and the `hsa_status_t` that says so to a C caller.

use core::fmt;

use outcrop_thunk::Errno;

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
        /// The address, or the handle.
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
    /// A resource that is still used.
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
    /// A copy that did not happen: its completion signal is negative. See
    /// [`crate::Runtime::last_copy_fault`].
    CopyFailed {
        /// The value of the completion signal.
        value: i64,
    },
    /// The layer below said no.
    Thunk(outcrop_thunk::Error),
}

impl Error {
    /// The `hsa_status_t` of this error.
    pub fn status(&self) -> Status {
        match self {
            Error::InvalidArgument(..) => Status::ERROR_INVALID_ARGUMENT,
            Error::InvalidAllocation { .. } => Status::ERROR_INVALID_ALLOCATION,
            Error::InvalidAgent { .. } => Status::ERROR_INVALID_AGENT,
            Error::InvalidQueueCreation { .. } => Status::ERROR_INVALID_QUEUE_CREATION,
            Error::ResourceBusy { .. } => Status::ERROR_RESOURCE_FREE,
            Error::Incompatible(_) => Status::ERROR_INCOMPATIBLE_ARGUMENTS,
            Error::Exhausted { .. } | Error::OutOfMemory { .. } => Status::ERROR_OUT_OF_RESOURCES,
            Error::CodeObject(error) => code_object_status(error),
            Error::Queue(error) => error.reason.status(),
            Error::CopyFailed { .. } => Status::ERROR,
            Error::Thunk(error) => thunk_status(error),
        }
    }

    /// The kernel's error number, if a system call failed.
    pub fn errno(&self) -> Option<Errno> {
        match self {
            Error::Thunk(error) => error.errno(),
            _ => None,
        }
    }
}

/// As ROCr does: a refusal is one of resources, unless an argument was wrong.
fn thunk_status(error: &outcrop_thunk::Error) -> Status {
    match error {
        outcrop_thunk::Error::InvalidArgument { .. } => Status::ERROR_INVALID_ARGUMENT,
        outcrop_thunk::Error::NoSuchNode { .. } | outcrop_thunk::Error::NotAGpu { .. } => {
            Status::ERROR_INVALID_AGENT
        }
        outcrop_thunk::Error::Busy { .. } => Status::ERROR_RESOURCE_FREE,
        outcrop_thunk::Error::AddressTaken { .. } => Status::ERROR_INVALID_ALLOCATION,
        _ => Status::ERROR_OUT_OF_RESOURCES,
    }
}

/// The `hsa_status_t` of what is wrong with a code object.
const fn code_object_status(error: &CodeObjectError) -> Status {
    match error {
        CodeObjectError::UnknownProcessor { .. } => Status::ERROR_INVALID_ISA,
        CodeObjectError::IncompatibleIsa { .. } => Status::ERROR_INCOMPATIBLE_ARGUMENTS,
        CodeObjectError::UndefinedSymbol { .. } => Status::ERROR_VARIABLE_UNDEFINED,
        _ => Status::ERROR_INVALID_CODE_OBJECT,
    }
}

impl From<outcrop_thunk::Error> for Error {
    fn from(error: outcrop_thunk::Error) -> Error {
        Error::Thunk(error)
    }
}

impl From<CodeObjectError> for Error {
    fn from(error: CodeObjectError) -> Error {
        Error::CodeObject(error)
    }
}

impl From<QueueError> for Error {
    fn from(error: QueueError) -> Error {
        Error::Queue(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::InvalidArgument(what, value) => write!(f, "the {what} cannot be {value:#x}"),
            Error::InvalidAllocation { address } => {
                write!(
                    f,
                    "{address:#x} is no allocation, mapping or handle of this runtime"
                )
            }
            Error::InvalidAgent { node } => write!(f, "the agent of node {node} cannot do this"),
            Error::InvalidQueueCreation { packets } => {
                write!(f, "a queue of {packets} packets cannot be made: no power of two")
            }
            Error::ResourceBusy { users } => write!(f, "still in use, {users} times"),
            Error::Incompatible(what) => write!(f, "not possible with {what}"),
            Error::Exhausted { what, limit } => write!(f, "no more {what}: the limit is {limit}"),
            Error::OutOfMemory { size } => write!(f, "out of memory: {size} bytes were asked for"),
            Error::CodeObject(error) => write!(f, "code object: {error}"),
            Error::Queue(error) => error.fmt(f),
            Error::CopyFailed { value } => write!(f, "the copy failed: its signal is {value}"),
            Error::Thunk(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::CodeObject(error) => Some(error),
            Error::Queue(error) => Some(error),
            Error::Thunk(error) => Some(error),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Isa;
    use crate::queue::QueueErrorReason;

    /// Numbers of hsa.h and hsa_ext_amd.h, by name.
    #[test]
    fn statuses_have_the_header_s_numbers() {
        for (name, number) in [
            ("HSA_STATUS_SUCCESS", 0),
            ("HSA_STATUS_ERROR", 0x1000),
            ("HSA_STATUS_ERROR_INVALID_QUEUE", 0x1007),
            ("HSA_STATUS_ERROR_INVALID_INDEX", 0x100e),
            ("HSA_STATUS_ERROR_EXCEPTION", 0x1016),
            ("HSA_STATUS_ERROR_INVALID_ISA_NAME", 0x1017),
            ("HSA_STATUS_ERROR_INVALID_FILE", 0x1020),
            ("HSA_STATUS_ERROR_FATAL", 0x1026),
            ("HSA_STATUS_ERROR_INVALID_MEMORY_POOL", 40),
            ("HSA_STATUS_CU_MASK_REDUCED", 44),
        ] {
            assert_eq!(Status(number).name(), Some(name));
        }
        assert_eq!(Status::ALL.len(), 40);
        assert_eq!(Status(0x1027).name(), None);
    }

    #[test]
    fn every_error_has_its_status() {
        let isa = Isa::parse("gfx942").unwrap();
        let queue = |reason| {
            Error::Queue(QueueError {
                queue: 1,
                node: 1,
                reason,
                code: 0,
                fault: None,
            })
        };
        let thunk = |error| Error::Thunk(error);
        let table = [
            (Error::InvalidArgument("size", 0), 0x1001),
            (Error::InvalidAllocation { address: 1 }, 0x1003),
            (Error::InvalidAgent { node: 0 }, 0x1004),
            (Error::InvalidQueueCreation { packets: 3 }, 0x1002),
            (Error::ResourceBusy { users: 1 }, 0x100a),
            (Error::Incompatible("x"), 0x100d),
            (Error::Exhausted { what: "x", limit: 1 }, 0x1008),
            (Error::OutOfMemory { size: 1 }, 0x1008),
            (Error::CopyFailed { value: -1 }, 0x1000),
            (CodeObjectError::NotElf.into(), 0x1010),
            (
                CodeObjectError::NotAmdGpu {
                    machine: 62,
                    os_abi: 0,
                    kind: 3,
                }
                .into(),
                0x1010,
            ),
            (
                CodeObjectError::UnsupportedVersion { abi_version: 0 }.into(),
                0x1010,
            ),
            (CodeObjectError::UnknownProcessor { e_flags: 0xff }.into(), 0x100f),
            (
                CodeObjectError::IncompatibleIsa {
                    code: isa,
                    agent: isa,
                }
                .into(),
                0x100d,
            ),
            (CodeObjectError::Malformed { what: "x", offset: 0 }.into(), 0x1010),
            (CodeObjectError::NoMetadata.into(), 0x1010),
            (CodeObjectError::Metadata { offset: 0 }.into(), 0x1010),
            (CodeObjectError::TooLarge { size: 0 }.into(), 0x1010),
            (CodeObjectError::Relocation { kind: 1, place: 0 }.into(), 0x1010),
            (CodeObjectError::UndefinedSymbol { index: 1 }.into(), 0x1015),
            (queue(QueueErrorReason::MemoryFault), 43),
            (queue(QueueErrorReason::ApertureViolation), 41),
            (queue(QueueErrorReason::IllegalInstruction), 42),
            (queue(QueueErrorReason::Trap), 0x1016),
            (queue(QueueErrorReason::Inactivated), 0x1007),
            (queue(QueueErrorReason::HardwareException), 0x1000),
            (thunk(outcrop_thunk::Error::NoGpu), 0x1008),
            (thunk(outcrop_thunk::Error::Busy { address: 1 }), 0x100a),
            (
                thunk(outcrop_thunk::Error::InvalidArgument {
                    argument: "x",
                    value: 0,
                }),
                0x1001,
            ),
        ];
        for (error, status) in table {
            assert_eq!(error.status().0, status, "{error:?}");
            assert!(error.status().name().is_some());
        }
    }
}
