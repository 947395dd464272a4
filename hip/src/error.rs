//! The runtime's error: what went wrong, with its numbers, and the `hipError_t` that stands for it.

use alloc::sync::Arc;
use core::fmt;

use crate::bundle::ImageError;
use crate::hsa::code::CodeObjectError;
use crate::{Code, fault, hsa};

/// Result of this crate.
pub type Result<T, E = Error> = core::result::Result<T, E>;

/// Why a call failed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// An argument is out of its range.
    InvalidValue {
        /// The argument.
        what: &'static str,
        /// Its value.
        value: u64,
    },
    /// No GPU was found.
    NoDevice {
        /// Why the platform could not be used, if it was that.
        source: Option<hsa::Error>,
    },
    /// A device number that no device has.
    InvalidDevice {
        /// The number.
        ordinal: i32,
        /// How many devices there are.
        count: u32,
    },
    /// A handle that is none of this runtime's, or that is not in the state for the call.
    InvalidHandle {
        /// Stream, event, module…
        what: &'static str,
    },
    /// Work that was submitted before is not complete.
    NotReady,
    /// Memory of this kind is exhausted.
    OutOfMemory {
        /// Bytes asked for.
        requested: u64,
        /// Bytes free on the device, as far as it is known.
        free: u64,
    },
    /// An access goes past the end of an allocation.
    OutOfBounds {
        /// First byte of the access.
        address: u64,
        /// Bytes of the access.
        size: u64,
        /// First byte of the allocation.
        base: u64,
        /// Bytes of the allocation.
        len: u64,
    },
    /// The address is not the start of an allocation of this runtime: it never was, or it was freed.
    NotAllocated {
        /// The address.
        address: u64,
    },
    /// The copy kind does not fit the pointers, or is no `hipMemcpyKind`.
    MemcpyDirection {
        /// The `hipMemcpyKind`.
        kind: u32,
    },
    /// Rows of a plane are longer than its pitch.
    Pitch {
        /// Bytes from row to row.
        pitch: u64,
        /// Bytes of a row.
        width: u64,
    },
    /// A part of the host range is registered already.
    AlreadyRegistered {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u64,
    },
    /// The host address is not the start of a registered range.
    NotRegistered {
        /// The address.
        address: u64,
    },
    /// The module has no such kernel or variable.
    SymbolNotFound {
        /// `"kernel"` or `"variable"`.
        what: &'static str,
        /// The name, as asked for.
        name: Arc<str>,
    },
    /// The image is no code object for the device.
    Image(ImageError),
    /// A number in the code object's metadata is impossible.
    BadMetadata {
        /// The field.
        what: &'static str,
        /// Its value.
        value: u64,
    },
    /// A launch that the kernel or the device cannot run.
    Launch {
        /// What is wrong.
        why: LaunchError,
        /// The kernel.
        kernel: Arc<str>,
    },
    /// A kernel of the stream went wrong on the GPU; the stream's work after it is lost.
    Fault(Fault),
    /// The rights of a mapping could not be set.
    Access {
        /// First byte of the range.
        address: u64,
        /// Bytes of the range.
        size: u64,
        /// The HSA runtime's error.
        source: hsa::Error,
    },
    /// A device may not read, or not write, all of a mapped range.
    NoAccess {
        /// First byte of the range.
        address: u64,
        /// Bytes of the range.
        size: u64,
        /// The device.
        device: u32,
    },
    /// A VMM range that still has mappings.
    RangeInUse {
        /// First byte of the range.
        address: u64,
        /// Bytes of the range.
        size: u64,
    },
    /// Not offered by this runtime.
    NotSupported {
        /// The feature.
        what: &'static str,
    },
    /// The HSA runtime refused.
    Hsa {
        /// The HSA function.
        operation: &'static str,
        /// Its error.
        source: hsa::Error,
    },
}

/// What makes a launch impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LaunchError {
    /// A dimension of the grid is zero.
    ZeroGrid([u32; 3]),
    /// A dimension of the block is zero.
    ZeroBlock([u32; 3]),
    /// The block has more threads than the device takes.
    BlockTooLarge {
        /// Threads of the block.
        threads: u64,
        /// Most that the device takes.
        max: u32,
    },
    /// The block has more threads than the kernel was built for (`__launch_bounds__`).
    LaunchBounds {
        /// Threads of the block.
        threads: u64,
        /// Most that the kernel takes.
        max: u32,
    },
    /// The block differs from the kernel's `reqd_work_group_size`.
    RequiredBlock {
        /// The block.
        block: [u32; 3],
        /// What the kernel needs.
        required: [u32; 3],
    },
    /// The grid has 2³² work-items or more along a dimension.
    GridTooLarge {
        /// The dimension, 0 to 2.
        dimension: u8,
        /// Work-items along it.
        work_items: u64,
    },
    /// Static and dynamic LDS together are more than a workgroup can have.
    SharedMemory {
        /// Bytes that the kernel has by itself.
        fixed: u32,
        /// Bytes asked for at the launch.
        dynamic: u32,
        /// Most that a workgroup can have.
        max: u32,
    },
    /// The grid is no multiple of the block, and the kernel was built for uniform workgroups only.
    PartialGroup {
        /// Work-items of the grid.
        grid: [u32; 3],
        /// Work-items of the block.
        block: [u32; 3],
    },
    /// Wrong number of arguments.
    ArgumentCount {
        /// Arguments given.
        given: usize,
        /// Arguments that the kernel takes.
        expected: usize,
    },
    /// An argument has the wrong size.
    ArgumentSize {
        /// Its position, from 0.
        index: usize,
        /// Bytes given.
        given: usize,
        /// Bytes that the kernel takes.
        expected: usize,
    },
    /// The kernel takes arguments and none were given.
    NoArguments {
        /// Arguments that the kernel takes.
        expected: usize,
    },
    /// The kernel takes no arguments and a buffer of them was given.
    UnexpectedArguments {
        /// Bytes given.
        given: usize,
    },
    /// The buffer of arguments is longer than the kernel's segment, or ends before its last argument.
    BufferSize {
        /// Bytes given.
        given: usize,
        /// Bytes up to the end of the last argument.
        expected: usize,
    },
    /// Both `kernelParams` and `extra` were given, or `extra` is not `{1, pointer, 2, size, 3}`.
    Extra,
}

impl LaunchError {
    /// The `hipError_t`, as CLR's `ihipLaunchKernel_validate` has it.
    pub const fn code(self) -> Code {
        match self {
            LaunchError::ZeroGrid(_)
            | LaunchError::ZeroBlock(_)
            | LaunchError::BlockTooLarge { .. }
            | LaunchError::GridTooLarge { .. } => Code::INVALID_CONFIGURATION,
            LaunchError::LaunchBounds { .. } | LaunchError::RequiredBlock { .. } => Code::LAUNCH_FAILURE,
            LaunchError::UnexpectedArguments { .. } => Code::LAUNCH_OUT_OF_RESOURCES,
            LaunchError::SharedMemory { .. }
            | LaunchError::PartialGroup { .. }
            | LaunchError::ArgumentCount { .. }
            | LaunchError::ArgumentSize { .. }
            | LaunchError::NoArguments { .. }
            | LaunchError::BufferSize { .. }
            | LaunchError::Extra => Code::INVALID_VALUE,
        }
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::ZeroGrid(grid) => write!(f, "the grid {grid:?} is empty"),
            LaunchError::ZeroBlock(block) => write!(f, "the block {block:?} is empty"),
            LaunchError::BlockTooLarge { threads, max } => {
                write!(f, "the block has {threads} threads, the device takes {max}")
            }
            LaunchError::LaunchBounds { threads, max } => {
                write!(f, "the block has {threads} threads, the kernel was built for {max}")
            }
            LaunchError::RequiredBlock { block, required } => {
                write!(f, "the block is {block:?}, the kernel needs {required:?}")
            }
            LaunchError::GridTooLarge { dimension, work_items } => {
                write!(f, "the grid has {work_items} work-items along dimension {dimension}, the limit is 2^32 - 1")
            }
            LaunchError::SharedMemory { fixed, dynamic, max } => {
                write!(f, "{fixed} bytes of static and {dynamic} of dynamic LDS, a block can have {max}")
            }
            LaunchError::PartialGroup { grid, block } => write!(
                f,
                "the grid {grid:?} is no multiple of the block {block:?}, and the kernel takes uniform blocks only"
            ),
            LaunchError::ArgumentCount { given, expected } => {
                write!(f, "{given} arguments given, the kernel takes {expected}")
            }
            LaunchError::ArgumentSize { index, given, expected } => {
                write!(f, "argument {index} has {given} bytes, the kernel takes {expected}")
            }
            LaunchError::NoArguments { expected } => {
                write!(f, "no arguments given, the kernel takes {expected}")
            }
            LaunchError::UnexpectedArguments { given } => {
                write!(f, "{given} bytes of arguments given, the kernel takes none")
            }
            LaunchError::BufferSize { given, expected } => {
                write!(f, "a buffer of {given} bytes of arguments given, the kernel takes {expected}")
            }
            LaunchError::Extra => f.write_str(
                "arguments must come either as kernelParams or as extra = {1, pointer, 2, pointer to size, 3}",
            ),
        }
    }
}

impl core::error::Error for LaunchError {}

/// What a kernel did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A load from memory that is not mapped, or not readable.
    Read,
    /// A store to memory that is not mapped, or not writable.
    Write,
    /// An instruction fetch from memory that is not mapped, or not executable.
    Execute,
    /// A memory access that the hardware could not tell more of.
    Memory,
    /// An address outside of its aperture, or misaligned.
    Aperture,
    /// An instruction that the GPU does not know.
    IllegalInstruction,
    /// `s_trap 2`, from `abort()` or `assert()` in device code, or another exception.
    Trap,
    /// A packet or a code object that the command processor refused.
    Packet,
    /// The GPU hung or was reset.
    Hardware,
    /// A copy engine gave up a copy: an address was not mapped for it.
    Copy,
}

/// A fault on the GPU.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// The address of the access, where the hardware told it.
    pub address: Option<u64>,
    /// Whether the page was mapped, where it is known: then the access lacked the permission.
    pub mapped: Option<bool>,
    /// The kernel that was running, where it is known.
    pub kernel: Option<Arc<str>>,
    /// The device.
    pub device: u32,
    /// The queue's error bits (`queue_inactive_signal`), 0 if it told none.
    pub code: u64,
}

impl Fault {
    /// The `hipError_t`: an illegal address for memory faults, a launch failure for the rest.
    pub const fn code(&self) -> Code {
        match self.kind {
            FaultKind::Read | FaultKind::Write | FaultKind::Execute | FaultKind::Memory => {
                Code::ILLEGAL_ADDRESS
            }
            FaultKind::Aperture | FaultKind::Copy => Code::ILLEGAL_ADDRESS,
            FaultKind::IllegalInstruction | FaultKind::Trap | FaultKind::Packet | FaultKind::Hardware => {
                Code::LAUNCH_FAILURE
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind == FaultKind::Copy {
            return write!(
                f,
                "a copy on device {} met memory that is not mapped for it",
                self.device
            );
        }
        match &self.kernel {
            Some(kernel) => write!(f, "kernel {kernel} ")?,
            None => f.write_str("a kernel ")?,
        }
        write!(f, "on device {} ", self.device)?;
        f.write_str(match self.kind {
            FaultKind::Read => "read",
            FaultKind::Write => "wrote",
            FaultKind::Execute => "fetched instructions from",
            FaultKind::Memory => "accessed",
            FaultKind::Aperture => "left an aperture at",
            FaultKind::IllegalInstruction => "met an illegal instruction",
            FaultKind::Trap => "trapped",
            FaultKind::Hardware => "was lost with the GPU's state",
            FaultKind::Packet | FaultKind::Copy => "was refused by the command processor",
        })?;
        let memory = self.code() == Code::ILLEGAL_ADDRESS;
        match self.address {
            Some(address) if memory => write!(f, " address {address:#x}")?,
            Some(address) => write!(f, " at {address:#x}")?,
            None if memory => f.write_str(" an unknown address")?,
            None => {}
        }
        match (memory, self.mapped) {
            (true, Some(true)) => f.write_str(" without permission")?,
            (true, Some(false)) => f.write_str(", which is not mapped")?,
            _ => {}
        }
        if self.code != 0 {
            write!(f, " (queue error {:#x})", self.code)?;
        }
        // Addresses of faults are those of pages.
        if memory && self.address == Some(0) {
            f.write_str(
                ": a null pointer, or printf or malloc in the kernel, which this runtime does not have",
            )?;
        }
        if self.kind == FaultKind::Hardware {
            f.write_str(
                ": the GPU hung, or the kernel ran longer than it may (on the software machine OUTCROP_TIME_LIMIT, in \
                 milliseconds); it loops for ever, or needs more time",
            )?;
        }
        Ok(())
    }
}

impl Error {
    /// The `hipError_t`.
    pub fn code(&self) -> Code {
        match self {
            Error::InvalidValue { .. } | Error::OutOfBounds { .. } | Error::NotAllocated { .. } => {
                Code::INVALID_VALUE
            }
            Error::Access { .. } | Error::NoAccess { .. } => Code::INVALID_VALUE,
            Error::NoDevice { .. } => Code::NO_DEVICE,
            Error::InvalidDevice { .. } => Code::INVALID_DEVICE,
            Error::InvalidHandle { .. } => Code::INVALID_HANDLE,
            Error::NotReady => Code::NOT_READY,
            Error::OutOfMemory { .. } => Code::OUT_OF_MEMORY,
            Error::MemcpyDirection { .. } => Code::INVALID_MEMCPY_DIRECTION,
            Error::Pitch { .. } => Code::INVALID_PITCH_VALUE,
            Error::AlreadyRegistered { .. } => Code::HOST_MEMORY_ALREADY_REGISTERED,
            Error::NotRegistered { .. } => Code::HOST_MEMORY_NOT_REGISTERED,
            Error::SymbolNotFound { .. } => Code::NOT_FOUND,
            Error::Image(image) => image_code(image),
            Error::BadMetadata { .. } => Code::INVALID_IMAGE,
            Error::Launch { why, .. } => why.code(),
            Error::Fault(fault) => fault.code(),
            Error::RangeInUse { .. } => Code::UNKNOWN,
            Error::NotSupported { .. } => Code::NOT_SUPPORTED,
            // HSA has one status for this and for wrong arguments; HIP tells them apart.
            Error::Hsa {
                source: hsa::Error::CodeObject(error),
                ..
            } if is_foreign(error) => Code::NO_BINARY_FOR_GPU,
            Error::Hsa { source, .. } => fault::code_of_status(source.status().0),
        }
    }

    /// Whether a queue has stopped, so that the fault is to be found with its stream.
    pub(crate) fn is_stopped_queue(&self) -> bool {
        matches!(
            self,
            Error::Hsa {
                source: hsa::Error::Queue(_),
                ..
            }
        )
    }

    /// Wraps an HSA error, with the name of the function that returned it.
    pub(crate) fn hsa(operation: &'static str) -> impl Fn(hsa::Error) -> Error {
        move |source| Error::Hsa { operation, source }
    }
}

/// The `hipError_t` of an image without a code object for the device.
const fn image_code(error: &ImageError) -> Code {
    match error {
        ImageError::NoEntry { .. } => Code::NO_BINARY_FOR_GPU,
        ImageError::OutOfMemory { .. } => Code::OUT_OF_MEMORY,
        ImageError::UnknownVersion { .. }
        | ImageError::UnknownMethod { .. }
        | ImageError::TooLarge { .. } => Code::NOT_SUPPORTED,
        _ => Code::INVALID_IMAGE,
    }
}

/// Whether the code object is sound, but made for something else than the device.
const fn is_foreign(error: &CodeObjectError) -> bool {
    matches!(
        error,
        CodeObjectError::IncompatibleIsa { .. } | CodeObjectError::UnknownProcessor { .. }
    )
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.code().name())?;
        match self {
            Error::InvalidValue { what, value } => write!(f, "{what} is {value:#x}"),
            Error::NoDevice { source } => match source {
                Some(source) => write!(f, "no GPU: {source:#}"),
                None => f.write_str(
                    "no GPU: the machine has none, or none whose /dev/dri/renderD* this user may open",
                ),
            },
            Error::InvalidDevice { ordinal, count } => write!(f, "device {ordinal} of {count}"),
            Error::InvalidHandle { what } => write!(f, "{what}"),
            Error::NotReady => f.write_str("work is still running"),
            Error::OutOfMemory { requested, free } => {
                write!(f, "{requested} bytes asked for, {free} free")
            }
            Error::OutOfBounds {
                address,
                size,
                base,
                len,
            } => write!(
                f,
                "{size} bytes at {address:#x} reach past the allocation of {len} bytes at {base:#x} by {}",
                address
                    .saturating_add(*size)
                    .saturating_sub(base.saturating_add(*len))
            ),
            Error::NotAllocated { address } => {
                write!(
                    f,
                    "{address:#x} is not the start of an allocation (foreign, or freed before)"
                )
            }
            Error::MemcpyDirection { kind } => write!(f, "copy kind {kind} does not fit the pointers"),
            Error::Pitch { pitch, width } => write!(f, "rows of {width} bytes with a pitch of {pitch}"),
            Error::AlreadyRegistered { address, size } => {
                write!(
                    f,
                    "{size} bytes at {address:#x} overlap registered or pinned memory"
                )
            }
            Error::NotRegistered { address } => write!(f, "{address:#x} is not registered"),
            Error::SymbolNotFound { what, name } => write!(f, "the module has no {what} {name:?}"),
            Error::Image(image) => write!(f, "{image}"),
            Error::BadMetadata { what, value } => {
                write!(f, "the code object's metadata has {what} {value:#x}")
            }
            Error::Launch { why, kernel } => write!(f, "launching {kernel}: {why}"),
            Error::Fault(fault) => write!(f, "{fault}"),
            Error::Access {
                address,
                size,
                source,
            } => {
                write!(
                    f,
                    "hsa_amd_vmem_set_access of {size} bytes at {address:#x}: {source}"
                )
            }
            Error::NoAccess {
                address,
                size,
                device,
            } => {
                write!(f, "device {device} has no access to {size} bytes at {address:#x}")
            }
            Error::RangeInUse { address, size } => {
                write!(f, "the range of {size} bytes at {address:#x} still has mappings")
            }
            Error::NotSupported { what } => write!(f, "{what}"),
            Error::Hsa { operation, source } if f.alternate() => write!(f, "{operation}: {source:#}"),
            Error::Hsa { operation, source } => write!(f, "{operation}: {source}"),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Hsa { source, .. }
            | Error::Access { source, .. }
            | Error::NoDevice { source: Some(source) } => Some(source),
            Error::Image(image) => Some(image),
            Error::Launch { why, .. } => Some(why),
            _ => None,
        }
    }
}

impl From<ImageError> for Error {
    fn from(error: ImageError) -> Error {
        Error::Image(error)
    }
}
