//! What can be wrong with a code object.

use core::fmt;

use crate::Isa;

/// What is wrong with a code object; offsets are in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeObjectError {
    /// Not a 64-bit little-endian ELF file, or its header is cut.
    NotElf,
    /// An ELF file for something else: `e_machine`, `EI_OSABI` and `e_type` as found.
    NotAmdGpu {
        /// `e_machine`; AMDGPU is 224.
        machine: u16,
        /// `EI_OSABI`; AMDGPU_HSA is 64.
        os_abi: u8,
        /// `e_type`; a loadable code object is 3.
        kind: u16,
    },
    /// A version other than 3 to 6.
    UnsupportedVersion {
        /// `EI_ABIVERSION`; version 3 is 1.
        abi_version: u8,
    },
    /// A processor that is not known.
    UnknownProcessor {
        /// `e_flags`.
        e_flags: u32,
    },
    /// Made for a processor, or with target features, that the agent does not have.
    IncompatibleIsa {
        /// What the code is made for.
        code: Isa,
        /// What the agent has.
        agent: Isa,
    },
    /// A table or a string lies outside the file, or contradicts another one.
    Malformed {
        /// Which.
        what: &'static str,
        /// Where, 0 if the table itself cannot be found.
        offset: u64,
    },
    /// There is no note with the kernels' metadata.
    NoMetadata,
    /// The metadata cannot be read.
    Metadata {
        /// Offset into the metadata note.
        offset: u64,
    },
    /// Names or segments that are longer than the file can explain.
    TooLarge {
        /// Bytes claimed.
        size: u64,
    },
    /// A relocation of a kind that is not dynamic, or for a place outside the segments.
    Relocation {
        /// `R_AMDGPU_*`.
        kind: u32,
        /// The place, as a virtual address of the file.
        place: u64,
    },
    /// A relocation names a symbol that nobody defines.
    UndefinedSymbol {
        /// The symbol's number in `.dynsym`.
        index: u32,
    },
}

impl CodeObjectError {
    pub(crate) const fn malformed(what: &'static str, offset: u64) -> CodeObjectError {
        CodeObjectError::Malformed { what, offset }
    }
}

impl fmt::Display for CodeObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            CodeObjectError::NotElf => f.write_str("not a 64-bit little-endian ELF file"),
            CodeObjectError::NotAmdGpu {
                machine,
                os_abi,
                kind,
            } => write!(
                f,
                "not an AMDGPU HSA shared object: machine {machine} (224 wanted), OS ABI {os_abi} (64), type {kind} (3)"
            ),
            CodeObjectError::UnsupportedVersion { abi_version } => {
                write!(
                    f,
                    "code object ABI version {abi_version}; 1 to 4 (v3 to v6) are supported"
                )
            }
            CodeObjectError::UnknownProcessor { e_flags } => {
                write!(f, "unknown processor in e_flags {e_flags:#x}")
            }
            CodeObjectError::IncompatibleIsa { code, agent } => {
                write!(f, "made for {code}, the agent is {agent}")
            }
            CodeObjectError::Malformed { what, offset } => {
                write!(f, "malformed {what} at offset {offset:#x}")
            }
            CodeObjectError::NoMetadata => {
                f.write_str("no AMDGPU metadata note, as a code object of version 3 or later has")
            }
            CodeObjectError::Metadata { offset } => {
                write!(f, "malformed metadata at offset {offset:#x} of the note")
            }
            CodeObjectError::TooLarge { size } => {
                write!(f, "{size} bytes claimed, more than the file can explain")
            }
            CodeObjectError::Relocation { kind, place } => {
                write!(f, "relocation of type {kind} at {place:#x} cannot be applied")
            }
            CodeObjectError::UndefinedSymbol { index } => write!(f, "dynamic symbol {index} is not defined"),
        }
    }
}

impl core::error::Error for CodeObjectError {}
