//! Why an image has no code object for a device.

use core::fmt;

/// Why an image has no code object for a device; offsets are in the image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImageError {
    /// Neither an ELF file nor a bundle; the first four bytes are these.
    UnknownMagic([u8; 4]),
    /// The image ends before this many bytes.
    Truncated {
        /// Bytes that the header promises.
        need: u64,
        /// Bytes that there are.
        have: u64,
    },
    /// A number in the header is out of range.
    BadHeader {
        /// Byte offset of the number.
        offset: u64,
        /// The number.
        value: u64,
    },
    /// A bundle without an entry for the device.
    NoEntry {
        /// Entries for some GPU that the bundle has.
        entries: u32,
    },
    /// A compressed bundle of a version other than 1 to 3.
    UnknownVersion {
        /// Its version.
        version: u16,
    },
    /// A compressed bundle of a method that is neither zlib (0) nor zstd (1).
    UnknownMethod {
        /// Its method.
        method: u16,
    },
    /// The content would be larger than the caller allows.
    TooLarge {
        /// Bytes that the header promises.
        size: u64,
        /// Bytes that are allowed.
        limit: u64,
    },
    /// No memory for the content.
    OutOfMemory {
        /// Bytes that were asked for.
        size: u64,
    },
    /// The compressed data cannot be decoded.
    Compression {
        /// Byte offset at which decoding stopped.
        offset: u64,
    },
    /// The content is not as long as the header promises.
    ContentSize {
        /// Bytes that the header promises.
        promised: u64,
        /// Bytes that the data gives, or gave until they were too many.
        found: u64,
    },
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImageError::UnknownMagic(bytes) => {
                write!(
                    f,
                    "the image starts with {bytes:02x?}, neither an ELF file nor an offload bundle"
                )
            }
            ImageError::Truncated { need, have } => {
                write!(f, "the image has {have} bytes where its header needs {need}")
            }
            ImageError::BadHeader { offset, value } => {
                write!(
                    f,
                    "the image has the impossible value {value:#x} at byte {offset}"
                )
            }
            ImageError::NoEntry { entries } => {
                write!(
                    f,
                    "none of the bundle's {entries} GPU code objects runs on the device; `outcrop disasm --no-code FILE` \
                     lists their targets, which clang takes by --offload-arch"
                )
            }
            ImageError::UnknownVersion { version } => {
                write!(
                    f,
                    "a compressed offload bundle of version {version}; 1 to 3 are supported"
                )
            }
            ImageError::UnknownMethod { method } => {
                write!(
                    f,
                    "a compressed offload bundle of method {method}; 0 (zlib) and 1 (zstd) are supported"
                )
            }
            ImageError::TooLarge { size, limit } => {
                write!(
                    f,
                    "the bundle has {size} bytes uncompressed; the limit is {limit}"
                )
            }
            ImageError::OutOfMemory { size } => {
                write!(f, "no memory for {size} bytes of uncompressed bundle")
            }
            ImageError::Compression { offset } => {
                write!(f, "the compressed data is damaged at or before byte {offset}")
            }
            ImageError::ContentSize { promised, found } if found >= promised => {
                write!(
                    f,
                    "the compressed data gives more than the {promised} bytes that the header promises"
                )
            }
            ImageError::ContentSize { promised, found } => {
                write!(
                    f,
                    "the compressed data gives {found} bytes where the header promises {promised}"
                )
            }
        }
    }
}

impl core::error::Error for ImageError {}
