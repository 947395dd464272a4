//! What the GPU tells the kernel side.

use core::fmt;

use crate::shader::{LaunchError, Origin, ShaderFault, origin};
use crate::vm::{FaultKind, MemoryFault, Snapshot};

/// Why a queue stopped for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueueFault {
    /// The ring, a pointer or a signal of the queue cannot be accessed.
    Memory(MemoryFault),
    /// A wave of a kernel faulted.
    Shader(ShaderFault),
    /// A kernel cannot be launched.
    Launch {
        /// Device address of the kernel descriptor.
        kernel_object: u64,
        /// What is wrong.
        error: LaunchError,
    },
    /// The kernel needs more scratch memory than the queue has; the queue goes on when the host has
    /// given it more and set the inactive signal to 0.
    Scratch {
        /// Device address of the kernel descriptor.
        kernel_object: u64,
        /// Bytes that a work-item needs.
        needed: u32,
    },
    /// A packet whose type is not known, or not executed by this kind of queue.
    Packet {
        /// Device address of the packet.
        address: u64,
        /// Its first word.
        header: u32,
    },
    /// A vendor packet that is not executed.
    Vendor {
        /// Device address of the packet.
        address: u64,
        /// Its first word.
        header: u32,
    },
    /// A PM4 command that is not known or not executed.
    Pm4 {
        /// Device address of the command.
        address: u64,
        /// Its first word.
        header: u32,
        /// What is wrong.
        what: &'static str,
        /// The register, opcode or field that is.
        number: u32,
    },
    /// An SDMA packet that is not executed, or does not fit in what was submitted.
    Sdma {
        /// Device address of the packet.
        address: u64,
        /// Its first word.
        header: u32,
        /// What is wrong.
        what: &'static str,
    },
}

/// What a queue's inactive signal gets when a kernel has run for too long. Firmware has no code for it: the driver resets
/// the queue, and tells of a hang. ROCr gives its general error for codes that it does not know.
const HANG: u64 = 1 << 20;

impl QueueFault {
    /// The code that the queue's inactive signal gets (`outcrop_abi::queue::QUEUE_ERROR_*`, or one that is none of them).
    pub fn code(&self) -> u64 {
        use outcrop_abi::queue as q;

        use crate::shader::FaultCause;
        match self {
            Self::Memory(_) => q::QUEUE_ERROR_MEMORY_APERTURE,
            Self::Shader(fault) => match fault.cause {
                FaultCause::Memory(fault) if fault.kind == FaultKind::Watched => q::QUEUE_ERROR_EXCEPTION,
                FaultCause::Memory(_)
                | FaultCause::Aperture { .. }
                | FaultCause::Misaligned { .. }
                | FaultCause::NoGlobalWaveSync => q::QUEUE_ERROR_MEMORY_APERTURE,
                FaultCause::IllegalInstruction { .. } | FaultCause::NotExecuted { .. } => {
                    q::QUEUE_ERROR_ILLEGAL_INSTRUCTION
                }
                FaultCause::TimeLimit { .. } => HANG,
                _ => q::QUEUE_ERROR_EXCEPTION,
            },
            Self::Launch { error, .. } => match error {
                LaunchError::BadDimensions => q::QUEUE_ERROR_DISPATCH_DIM,
                LaunchError::WorkgroupTooLarge { .. } => q::QUEUE_ERROR_WORKGROUP_SIZE,
                LaunchError::BadGroupSegment { .. } => q::QUEUE_ERROR_GROUP_SEGMENT,
                LaunchError::OutOfRegisters { .. } => q::QUEUE_ERROR_REGISTERS,
                LaunchError::ScratchTooSmall { .. } => q::QUEUE_ERROR_SCRATCH,
                _ => q::QUEUE_ERROR_CODE,
            },
            Self::Scratch { .. } => q::QUEUE_ERROR_SCRATCH,
            Self::Packet { .. } => q::QUEUE_ERROR_PACKET_FORMAT,
            Self::Vendor { .. } | Self::Pm4 { .. } => q::QUEUE_ERROR_VENDOR_PACKET,
            Self::Sdma { .. } => q::QUEUE_ERROR_EXCEPTION,
        }
    }

    /// The memory access that was refused, if that is what happened. One that a debugger watches was not.
    pub fn memory_fault(&self) -> Option<MemoryFault> {
        let fault = match self {
            Self::Memory(fault)
            | Self::Launch {
                error: LaunchError::Memory(fault),
                ..
            } => Some(*fault),
            Self::Shader(fault) => match fault.cause {
                crate::shader::FaultCause::Memory(fault) => Some(fault),
                _ => None,
            },
            _ => None,
        };
        fault.filter(|fault| fault.kind != FaultKind::Watched)
    }

    /// Where in its code object the instruction is that a kernel stopped at.
    pub(crate) fn origin(&self, memory: &Snapshot) -> Option<Origin> {
        match self {
            Self::Shader(fault) => origin::of_instruction(memory, fault.kernel_object, fault.pc),
            _ => None,
        }
    }

    /// The kernel that ran, or was to.
    pub fn kernel_object(&self) -> Option<u64> {
        match self {
            Self::Shader(fault) => Some(fault.kernel_object),
            Self::Launch { kernel_object, .. } | Self::Scratch { kernel_object, .. } => Some(*kernel_object),
            _ => None,
        }
    }
}

impl fmt::Display for QueueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory(fault) => write!(f, "{fault}"),
            Self::Shader(fault) => write!(f, "{fault}"),
            Self::Launch { kernel_object, error } => write!(f, "kernel {kernel_object:#x}: {error}"),
            Self::Scratch {
                kernel_object,
                needed,
            } => {
                write!(
                    f,
                    "kernel {kernel_object:#x} needs {needed} bytes of scratch memory a work-item"
                )
            }
            Self::Packet { address, header } => {
                write!(
                    f,
                    "packet at {address:#x} with header {header:#010x} is not valid"
                )
            }
            Self::Vendor { address, header } => {
                write!(
                    f,
                    "vendor packet at {address:#x}, {header:#010x}, is not executed"
                )
            }
            Self::Pm4 {
                address,
                header,
                what,
                number,
            } => {
                write!(
                    f,
                    "PM4 command at {address:#x}, {header:#010x}: {what} {number:#x}"
                )
            }
            Self::Sdma {
                address,
                header,
                what,
            } => {
                write!(f, "SDMA packet at {address:#x}, {header:#010x}: {what}")
            }
        }
    }
}

impl core::error::Error for QueueFault {}

impl From<MemoryFault> for QueueFault {
    fn from(fault: MemoryFault) -> Self {
        Self::Memory(fault)
    }
}

/// Where the GPU's interrupts go, and what it needs from outside.
pub trait Interrupts: Send + Sync {
    /// A completed packet wrote `event_id` into a mailbox of process `pasid` and raised its interrupt.
    fn event(&self, pasid: u32, event_id: u32);

    /// Whether the kernel side itself tells the runtime of the exceptions of a queue, so that its inactive signal need not.
    fn takes_exceptions(&self, pasid: u32, queue_id: u32) -> bool {
        let _ = (pasid, queue_id);
        false
    }

    /// Queue `queue_id` of process `pasid` on GPU `gpu` stopped; `origin` is where in its code object a kernel did, if that
    /// can be told.
    ///
    /// Called after the queue's inactive signal has been set, so that a woken host finds it; `signaled` tells
    /// whether it is a queue that has one.
    fn queue_fault(
        &self,
        pasid: u32,
        gpu: usize,
        queue_id: u32,
        fault: &QueueFault,
        origin: Option<Origin>,
        signaled: bool,
    );
}
