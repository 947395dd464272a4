//! Machine words to [`Inst`].

use crate::Inst;

/// The instruction set to decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// CDNA 3 (MI300).
    Gfx942,
}

/// Why words are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DecodeError {
    /// The slice ends before the instruction does.
    Truncated {
        /// First dword, 0 when there was none.
        word: u32,
        /// Dwords that are needed at least.
        needed: u8,
    },
    /// The leading bits match no encoding of the target.
    UnknownEncoding {
        /// First dword.
        word: u32,
    },
    /// The encoding is known, the operation number is not.
    UnknownOp {
        /// Name of the encoding, such as `VOP3`.
        encoding: &'static str,
        /// Operation number within the encoding.
        op: u16,
        /// First dword.
        word: u32,
    },
    /// The operation is known, but a field holds a value it may not have.
    BadField {
        /// Name of the encoding.
        encoding: &'static str,
        /// Operation number within the encoding.
        op: u16,
        /// Name of the field, or `reserved` for bits that must be zero.
        field: &'static str,
        /// First dword.
        word: u32,
        /// Second dword, 0 for a one-dword encoding.
        word1: u32,
    },
}

impl core::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Truncated { word, needed } => {
                write!(f, "truncated instruction {word:#010x}: {needed} dwords needed")
            }
            Self::UnknownEncoding { word } => write!(f, "unknown encoding {word:#010x}"),
            Self::UnknownOp { encoding, op, word } => {
                write!(f, "unknown {encoding} operation {op} ({word:#010x})")
            }
            Self::BadField {
                encoding,
                op,
                field,
                word,
                word1,
            } => {
                write!(
                    f,
                    "bad {field} in {encoding} operation {op} ({word:#010x} {word1:#010x})"
                )
            }
        }
    }
}

impl core::error::Error for DecodeError {}

/// Decodes the instruction at the start of `words`.
///
/// # Errors
/// [`DecodeError`] tells why the words are not an instruction of the target.
pub fn decode(target: Target, words: &[u32]) -> Result<Inst, DecodeError> {
    let Target::Gfx942 = target;
    let word = words
        .first()
        .copied()
        .ok_or(DecodeError::Truncated { word: 0, needed: 1 })?;
    Err(DecodeError::UnknownEncoding { word })
}
