//! Why queues stop.

use core::fmt;

use outcrop_abi::queue as abi;

use crate::fault::MemoryFault;
use crate::status::Status;

/// Why a queue stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct QueueError {
    /// [`crate::Queue::id`].
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
    /// [`crate::Queue::inactivate`].
    Inactivated,
    /// Something else: see [`QueueError::code`].
    Other,
}

impl QueueErrorReason {
    /// What a value of `queue_inactive_signal` stands for: the first of its bits, as ROCr looks at them.
    pub(super) fn of_code(code: u64) -> QueueErrorReason {
        const TABLE: &[(u64, QueueErrorReason)] = &[
            (abi::QUEUE_ERROR_SCRATCH, QueueErrorReason::OutOfScratch),
            (abi::QUEUE_ERROR_SCRATCH_ALTERNATE, QueueErrorReason::OutOfScratch),
            (abi::QUEUE_ERROR_DISPATCH_DIM, QueueErrorReason::InvalidDimensions),
            (
                abi::QUEUE_ERROR_GROUP_SEGMENT,
                QueueErrorReason::InvalidGroupMemory,
            ),
            (abi::QUEUE_ERROR_CODE, QueueErrorReason::InvalidCode),
            (
                abi::QUEUE_ERROR_PACKET_FORMAT,
                QueueErrorReason::InvalidPacketFormat,
            ),
            (abi::QUEUE_ERROR_WORKGROUP_SIZE, QueueErrorReason::GroupTooLarge),
            (abi::QUEUE_ERROR_REGISTERS, QueueErrorReason::OutOfRegisters),
            (
                abi::QUEUE_ERROR_VENDOR_PACKET,
                QueueErrorReason::InvalidVendorPacket,
            ),
            (
                abi::QUEUE_ERROR_MEMORY_APERTURE,
                QueueErrorReason::ApertureViolation,
            ),
            (
                abi::QUEUE_ERROR_ILLEGAL_INSTRUCTION,
                QueueErrorReason::IllegalInstruction,
            ),
            (abi::QUEUE_ERROR_EXCEPTION, QueueErrorReason::Trap),
        ];
        TABLE
            .iter()
            .find(|(bit, _)| code & bit != 0)
            .map_or(QueueErrorReason::Other, |(_, reason)| *reason)
    }

    /// The status that ROCr gives to the callback of `hsa_queue_create`.
    pub const fn status(self) -> Status {
        match self {
            QueueErrorReason::OutOfScratch => Status::ERROR_OUT_OF_RESOURCES,
            QueueErrorReason::InvalidDimensions => Status::ERROR_INCOMPATIBLE_ARGUMENTS,
            QueueErrorReason::InvalidGroupMemory => Status::ERROR_INVALID_ALLOCATION,
            QueueErrorReason::InvalidCode => Status::ERROR_INVALID_CODE_OBJECT,
            QueueErrorReason::InvalidPacketFormat | QueueErrorReason::InvalidVendorPacket => {
                Status::ERROR_INVALID_PACKET_FORMAT
            }
            QueueErrorReason::GroupTooLarge => Status::ERROR_INVALID_ARGUMENT,
            QueueErrorReason::OutOfRegisters => Status::ERROR_INVALID_ISA,
            QueueErrorReason::MemoryFault => Status::ERROR_MEMORY_FAULT,
            QueueErrorReason::ApertureViolation => Status::ERROR_MEMORY_APERTURE_VIOLATION,
            QueueErrorReason::IllegalInstruction => Status::ERROR_ILLEGAL_INSTRUCTION,
            QueueErrorReason::Trap => Status::ERROR_EXCEPTION,
            QueueErrorReason::HardwareException | QueueErrorReason::Other => Status::ERROR,
            QueueErrorReason::Inactivated => Status::ERROR_INVALID_QUEUE,
        }
    }

    /// A few words for people.
    pub const fn description(self) -> &'static str {
        match self {
            QueueErrorReason::OutOfScratch => "a kernel needs more private memory than was reserved",
            QueueErrorReason::InvalidDimensions => "invalid grid or workgroup dimensions",
            QueueErrorReason::InvalidGroupMemory => "a kernel needs more group memory than there is",
            QueueErrorReason::InvalidCode => "the kernel object is not valid",
            QueueErrorReason::InvalidPacketFormat => "unknown packet type",
            QueueErrorReason::GroupTooLarge => "the workgroup is too large",
            QueueErrorReason::OutOfRegisters => "a kernel needs more registers than there are",
            QueueErrorReason::InvalidVendorPacket => "unknown vendor packet",
            QueueErrorReason::MemoryFault => "memory access fault",
            QueueErrorReason::ApertureViolation => "memory access outside all apertures",
            QueueErrorReason::IllegalInstruction => "illegal instruction",
            QueueErrorReason::Trap => "trap",
            QueueErrorReason::HardwareException => "the GPU hung or was reset",
            QueueErrorReason::Inactivated => "the queue was inactivated",
            QueueErrorReason::Other => "unknown error",
        }
    }
}

impl fmt::Display for MemoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = if self.not_present {
            "page not present or supervisor privilege"
        } else if self.read_only {
            "write access to a read-only page"
        } else if self.no_execute {
            "execute access to a page marked NX"
        } else {
            "unknown"
        };
        let exact = if self.imprecise { " (not exact)" } else { "" };
        write!(
            f,
            "address {:#x}{exact} on node {}, reason: {reason}",
            self.address, self.node
        )
    }
}

impl fmt::Display for QueueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let QueueError {
            queue, node, code, ..
        } = self;
        write!(
            f,
            "queue {queue} of node {node} stopped: {}",
            self.reason.description()
        )?;
        if *code != 0 {
            write!(f, " (code {code:#x})")?;
        }
        match &self.fault {
            Some(fault) => write!(f, ": {fault}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for QueueError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of ROCr's DynamicScratchHandler and ExceptionHandler.
    #[test]
    fn codes_give_the_status_that_rocr_gives() {
        for (code, status) in [
            (0x1, 0x1008),
            (0x2, 0x100d),
            (0x4, 0x1003),
            (0x8, 0x1010),
            (0x20, 0x1009),
            (0x40, 0x1001),
            (0x80, 0x100f),
            (0x100, 0x1009),
            (0x2000_0000, 41),
            (0x4000_0000, 42),
            (0x8000_0000, 0x1016),
            (0x10_0000, 0x1000),
        ] {
            assert_eq!(QueueErrorReason::of_code(code).status().0, status, "{code:#x}");
        }
    }
}
