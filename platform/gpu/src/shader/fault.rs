//! Why a wavefront stopped before its end.

use core::fmt;

use outcrop_isa::Target;

use crate::vm::MemoryFault;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultCause {
    /// A memory access that the address space refuses.
    Memory(MemoryFault),
    /// An address in the LDS or scratch aperture that is beyond the aperture or the wave's share.
    Aperture {
        /// The flat address.
        address: u64,
    },
    /// An atomic on an address that is no multiple of its size.
    Misaligned {
        /// The device address (LDS: the byte offset).
        address: u64,
        /// Bytes it had to be a multiple of.
        size: u8,
    },
    /// Words that are no instruction of the target.
    IllegalInstruction {
        /// The target.
        target: Target,
        /// The words at the program counter; the second is 0 where it does not exist.
        words: [u32; 2],
    },
    /// A known instruction, or a known one in a form, that the software GPU does not execute.
    NotExecuted {
        /// The target.
        target: Target,
        /// The words at the program counter; the second is 0 where it does not exist.
        words: [u32; 2],
        /// The mnemonic.
        mnemonic: &'static str,
        /// What about it is not executed.
        what: &'static str,
    },
    /// `ds_gws_…` in a queue that the driver has given no global wave sync.
    NoGlobalWaveSync,
    /// `s_trap` with this number.
    Trap(u8),
    /// A debugger has waves trap as they begin.
    TrapOnStart,
    /// A debugger has waves trap as they end.
    TrapOnEnd,
    /// A fork with seven others under way, or a join with none.
    ForkStack,
    /// The kernel has run for longer than the machine lets one, and would perhaps never end.
    TimeLimit {
        /// How long it may, in milliseconds.
        milliseconds: u64,
    },
    /// A jump to code that is new, after more of it than a kernel may have.
    TooMuchCode {
        /// Internal operations of a kernel at most.
        limit: usize,
    },
}

/// A wavefront's exception, and where it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderFault {
    /// What went wrong.
    pub cause: FaultCause,
    /// Device address of the instruction.
    pub pc: u64,
    /// The lowest lane that faulted, for memory accesses of single lanes.
    pub lane: Option<u8>,
    /// Workgroup coordinates.
    pub workgroup: [u32; 3],
    /// The wave's number in its workgroup.
    pub wave: u32,
    /// Device address of the kernel descriptor.
    pub kernel_object: u64,
}

impl ShaderFault {
    /// The device address of a refused access.
    pub fn memory_address(&self) -> Option<u64> {
        match self.cause {
            FaultCause::Memory(fault) => Some(fault.address),
            FaultCause::Aperture { address } | FaultCause::Misaligned { address, .. } => Some(address),
            _ => None,
        }
    }
}

impl fmt::Display for FaultCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory(fault) => fault.fmt(f),
            Self::Aperture { address } => write!(f, "address {address:#x} is outside its aperture's memory"),
            Self::Misaligned { address, size } => {
                write!(f, "atomic access to {address:#x}, which is no multiple of {size}")
            }
            Self::IllegalInstruction {
                target,
                words: [a, b],
            } => {
                write!(f, "illegal {target} instruction {a:#010x} {b:#010x}")
            }
            Self::NotExecuted {
                target,
                words: [a, b],
                mnemonic,
                what,
            } => {
                write!(
                    f,
                    "{mnemonic} ({a:#010x} {b:#010x}) of {target} is not executed by the software GPU: {what}"
                )
            }
            Self::NoGlobalWaveSync => {
                write!(
                    f,
                    "ds_gws instruction in a queue without global wave sync (ALLOC_QUEUE_GWS)"
                )
            }
            Self::Trap(id) => write!(f, "s_trap {id}"),
            Self::TrapOnStart => write!(f, "a debugger has waves trap as they begin"),
            Self::TrapOnEnd => write!(f, "a debugger has waves trap as they end"),
            Self::ForkStack => write!(f, "a fork with seven others under way, or a join with none"),
            Self::TimeLimit { milliseconds } => {
                write!(f, "the kernel has run for longer than {milliseconds} ms")
            }
            Self::TooMuchCode { limit } => {
                write!(f, "the kernel jumps to ever more code, over {limit} operations")
            }
        }
    }
}

impl fmt::Display for ShaderFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(f, "{} at pc {:#x}", self.cause, self.pc)?;
        if let Some(lane) = self.lane {
            write!(f, " lane {lane}")?;
        }
        write!(
            f,
            " (workgroup {x},{y},{z} wave {}, kernel {:#x})",
            self.wave, self.kernel_object
        )
    }
}

impl core::error::Error for ShaderFault {}
