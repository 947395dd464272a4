//! Why a call of the thunk failed.

use core::fmt;

use outcrop_kfd::Errno;

use crate::NodeId;

/// Why a call of the thunk failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The driver, or the way to it, refused.
    Kfd(outcrop_kfd::Error),
    /// There is no such node in the topology.
    NoSuchNode {
        /// The node that was asked for.
        node: NodeId,
    },
    /// The node has no GPU that this process can use.
    NotAGpu {
        /// The node that was asked for.
        node: NodeId,
    },
    /// There is no GPU at all, and the call needs one.
    NoGpu,
    /// An argument is outside what the call takes.
    InvalidArgument {
        /// Which argument, in the call's own words.
        argument: &'static str,
        /// Its value.
        value: u64,
    },
    /// No free range of addresses fits.
    NoAddress {
        /// Bytes asked for.
        size: u64,
        /// Alignment asked for, bytes.
        align: u64,
    },
    /// The address that was asked for is taken.
    AddressTaken {
        /// First address.
        address: u64,
        /// Bytes.
        size: u64,
    },
    /// An event of a wait was destroyed.
    EventGone,
    /// The object is still used by another one: a queue, a mapping.
    Busy {
        /// First address of the object.
        address: u64,
    },
}

impl Error {
    /// The kernel's error number, if a system call failed.
    pub fn errno(&self) -> Option<Errno> {
        match self {
            Error::Kfd(error) => error.errno(),
            _ => None,
        }
    }
}

impl From<outcrop_kfd::Error> for Error {
    fn from(error: outcrop_kfd::Error) -> Error {
        Error::Kfd(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Kfd(error) => error.fmt(f),
            Error::NoSuchNode { node } => write!(f, "the topology has no node {node}"),
            Error::NotAGpu { node } => write!(f, "node {node} has no usable GPU"),
            Error::NoGpu => f.write_str("the system has no usable GPU"),
            Error::InvalidArgument { argument, value } => {
                write!(f, "the argument `{argument}` cannot be {value:#x}")
            }
            Error::NoAddress { size, align } => {
                write!(
                    f,
                    "no {size:#x} bytes of free addresses with alignment {align:#x}"
                )
            }
            Error::AddressTaken { address, size } => {
                write!(
                    f,
                    "the addresses {address:#x} to {:#x} are taken",
                    address.wrapping_add(*size)
                )
            }
            Error::EventGone => f.write_str("an event that was waited for was destroyed"),
            Error::Busy { address } => write!(f, "the memory at {address:#x} is in use"),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Kfd(error) => Some(error),
            _ => None,
        }
    }
}
