//! What a dispatch gives to the shader engines.

use alloc::sync::Arc;
use core::fmt;

use hashbrown::HashMap;
use outcrop_isa::Target;
use spin::Mutex;

use crate::shader::lds::gws::Gws;
use crate::shader::observe::Observer;
use crate::shader::program::{Layout, OPERATION_LIMIT, Program};
use crate::shader::simd::HostLevel;
use crate::shader::target::{ShaderTarget, TargetError};
use crate::vm::{Gpuvm, MemoryFault, Snapshot};

/// What waves see of the rest of the GPU: time, and the interrupt line.
pub trait Clock: Send + Sync {
    /// Ticks of the 100 MHz reference clock, as `s_memrealtime` reads them.
    fn ticks(&self) -> u64;

    /// A wave has sent an interrupt (`s_sendmsg MSG_INTERRUPT`) with this event number.
    ///
    /// Device code does so after it has written a signal's value and mailbox.
    fn interrupt(&self, event: u32) {
        let _ = event;
    }

    /// The number of the queue's doorbell among those of its process, which waves ask for by a message.
    fn doorbell(&self) -> u32 {
        0
    }
}

/// The fields of an AQL kernel dispatch packet that a kernel's execution depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dispatch {
    /// Number of dimensions, 1 to 3 (bits 1:0 of the packet's `setup`).
    pub dimensions: u16,
    /// Work-items of a workgroup; 1 in dimensions that are not used.
    pub workgroup_size: [u16; 3],
    /// Work-items of the grid; 1 in dimensions that are not used.
    pub grid_size: [u32; 3],
    /// Bytes of scratch memory a work-item.
    pub private_segment_size: u32,
    /// Bytes of LDS a workgroup, static and dynamic.
    pub group_segment_size: u32,
    /// Device address of the kernel descriptor.
    pub kernel_object: u64,
    /// Device address of the kernel's arguments.
    pub kernarg_address: u64,
}

/// One kernel to run, and where.
#[derive(Clone)]
pub struct Launch {
    /// The address space.
    pub vm: Arc<Gpuvm>,
    /// Decoded kernels of that address space.
    pub code: Arc<CodeCache>,
    /// Time.
    pub clock: Arc<dyn Clock>,
    /// The packet.
    pub dispatch: Dispatch,
    /// Device address of the packet itself (the kernel's `dispatch_ptr`).
    pub packet_va: u64,
    /// Device address of the `amd_queue_v2_t` (the kernel's `queue_ptr`).
    pub queue_va: u64,
    /// The packet's index in the queue.
    pub dispatch_id: u64,
    /// Device address of the scratch memory that this grid has to itself while it runs, 0 for none.
    pub scratch_base: u64,
    /// The queue's `scratch_resource_descriptor`, for kernels that address scratch memory as a buffer.
    pub scratch_descriptor: [u32; 4],
    /// Bytes of scratch memory of one wave, at least 64 times the work-item's share.
    pub scratch_wave_bytes: u32,
    /// Waves that have scratch memory at `scratch_base`; at most so many run at once.
    pub scratch_waves: u32,
    /// First flat address of the LDS aperture (a multiple of 2^32).
    pub shared_base: u64,
    /// First flat address of the scratch aperture (a multiple of 2^32).
    pub private_base: u64,
    /// Global wave sync, if the queue has it.
    pub gws: Option<Arc<Gws>>,
}

/// Why a dispatch cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LaunchError {
    /// Dimensions not 1 to 3, a size of 0, or a size other than 1 in an unused dimension.
    BadDimensions,
    /// A workgroup of over 1024 work-items.
    WorkgroupTooLarge {
        /// Work-items.
        items: u64,
    },
    /// More LDS than a compute unit has, or less than the kernel's static part.
    BadGroupSegment {
        /// Bytes asked for.
        bytes: u32,
        /// Bytes the kernel needs at least.
        needed: u32,
        /// Bytes that a compute unit has.
        limit: u32,
    },
    /// The waves of a workgroup need more registers than a compute unit has.
    OutOfRegisters {
        /// Vector registers of a lane, both files.
        registers: u32,
    },
    /// The queue's scratch memory is too small for one workgroup.
    ScratchTooSmall {
        /// Bytes needed for each wave.
        wave_bytes: u64,
        /// Waves of a workgroup.
        waves: u32,
    },
    /// The kernel descriptor is not one of a kernel of the target.
    BadDescriptor {
        /// The target.
        target: ShaderTarget,
        /// Device address of the descriptor.
        address: u64,
        /// The field that is wrong.
        field: &'static str,
    },
    /// The GPU's code is not executed.
    Target(TargetError),
    /// The descriptor, the code or the arguments cannot be read.
    Memory(MemoryFault),
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadDimensions => write!(f, "bad grid or workgroup dimensions"),
            Self::WorkgroupTooLarge { items } => write!(f, "workgroup of {items} work-items, at most 1024"),
            Self::BadGroupSegment { bytes, needed, limit } => {
                write!(f, "{bytes} bytes of LDS, kernel needs {needed}, at most {limit}")
            }
            Self::OutOfRegisters { registers } => write!(f, "no room for waves of {registers} registers"),
            Self::ScratchTooSmall { wave_bytes, waves } => {
                write!(
                    f,
                    "scratch memory has no room for {waves} waves of {wave_bytes} bytes"
                )
            }
            Self::BadDescriptor {
                target,
                address,
                field,
            } => {
                write!(f, "{target} kernel descriptor at {address:#x}: bad {field}")
            }
            Self::Target(error) => error.fmt(f),
            Self::Memory(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for LaunchError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Memory(fault) => Some(fault),
            Self::Target(error) => Some(error),
            _ => None,
        }
    }
}

impl From<MemoryFault> for LaunchError {
    fn from(fault: MemoryFault) -> Self {
        Self::Memory(fault)
    }
}

impl From<TargetError> for LaunchError {
    fn from(error: TargetError) -> Self {
        Self::Target(error)
    }
}

/// The decoded kernels of one address space of a GPU, by code address; it says what target they are for.
///
/// An entry is used only while the memory still holds the bytes that it was decoded from.
pub struct CodeCache {
    isa: Target,
    level: HostLevel,
    observer: Option<Arc<dyn Observer>>,
    programs: Mutex<HashMap<(u64, Layout, u32), Arc<Program>>>,
}

impl CodeCache {
    /// A cache with nothing in it, for the best instruction set of this processor.
    pub fn new(isa: Target) -> Self {
        Self::with_level(isa, HostLevel::detect())
    }

    /// A cache for an instruction set that may be less than the best; what the processor lacks is not used.
    pub fn with_level(isa: Target, level: HostLevel) -> Self {
        Self {
            isa,
            level: level.min(HostLevel::detect()),
            observer: None,
            programs: Mutex::default(),
        }
    }

    /// The same cache for kernels that `observer` watches.
    #[must_use]
    pub fn observed(self, observer: Option<Arc<dyn Observer>>) -> Self {
        Self { observer, ..self }
    }

    /// Who watches the kernels.
    pub(crate) fn observer(&self) -> Option<&Arc<dyn Observer>> {
        self.observer.as_ref()
    }

    /// The GPU's instruction set.
    pub fn isa(&self) -> Target {
        self.isa
    }

    /// What the kernels are for; those of a target that is not executed are refused at their launch.
    pub fn target(&self) -> ShaderTarget {
        ShaderTarget::of(self.isa)
    }

    /// Forgets everything (the address space changed its code, or memory is short).
    pub fn clear(&self) {
        self.programs.lock().clear();
    }

    /// The program that begins at `entry`, decoded anew if memory has changed.
    pub(crate) fn program(&self, entry: u64, layout: Layout, mode: u32, memory: &Snapshot) -> Arc<Program> {
        let key = (entry, layout, mode);
        let known = self.programs.lock().get(&key).cloned();
        if let Some(program) = known.filter(|p| p.is_current(memory)) {
            return program;
        }
        let program = Arc::new(Program::new(
            self.isa,
            layout,
            mode,
            self.level,
            self.observer.is_some(),
        ));
        let mut programs = self.programs.lock();
        // Kernels of modules that are gone.
        if programs.values().map(|p| p.operations()).sum::<usize>() > OPERATION_LIMIT {
            programs.clear();
        }
        programs.insert(key, Arc::clone(&program));
        program
    }
}
