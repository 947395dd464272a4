//! Bundles in a host's executable, shared object or object file.

use object::LittleEndian as LE;
use object::elf;
use object::read::elf::{FileHeader as _, SectionHeader as _};

use super::{ImageError, image_len, slice};

/// Name of the section that clang puts bundles into.
pub const FATBIN_SECTION: &[u8] = b".hip_fatbin";

/// The section with the bundles in an ELF64 file: its offset in the file, and its bytes.
///
/// `None` if the file is no little-endian ELF64 file, has no such section, or no bytes of it, as a file with
/// debugging information only.
///
/// # Errors
/// [`ImageError::BadHeader`] if the section lies outside the file.
pub fn fat_binary(file: &[u8]) -> Result<Option<(u64, &[u8])>, ImageError> {
    let Ok(header) = elf::FileHeader64::<LE>::parse(file) else {
        return Ok(None);
    };
    let Ok(sections) = header.sections(LE, file) else {
        return Ok(None);
    };
    for section in sections.iter() {
        let here = section.sh_type(LE) != elf::SHT_NOBITS && section.sh_size(LE) != 0;
        if here && sections.section_name(LE, section) == Ok(FATBIN_SECTION) {
            let offset = section.sh_offset(LE);
            let bytes = section.data(LE, file).map_err(|_| ImageError::BadHeader {
                offset,
                value: section.sh_size(LE),
            })?;
            return Ok(Some((offset, bytes)));
        }
    }
    Ok(None)
}

/// Bundles and code objects that follow each other with zero bytes between, as the linker leaves them.
///
/// Ends after the first error.
#[derive(Clone, Debug)]
pub struct Containers<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Containers<'a> {
    /// Starts at the first byte.
    pub const fn new(bytes: &'a [u8]) -> Containers<'a> {
        Containers { bytes, at: 0 }
    }

    fn read(rest: &'a [u8]) -> Result<&'a [u8], ImageError> {
        let header = |at: usize, len: usize| {
            let end = at.saturating_add(len).min(rest.len());
            rest.get(at..end).unwrap_or(&[])
        };
        slice(rest, 0, image_len(header)? as u64)
    }
}

impl<'a> Iterator for Containers<'a> {
    /// Where one starts in the bytes that were given, and its own bytes.
    type Item = (u64, Result<&'a [u8], ImageError>);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.bytes.get(self.at..)?;
        let padding = rest.iter().position(|byte| *byte != 0)?;
        let offset = self.at + padding;
        let outcome = Self::read(rest.get(padding..)?);
        self.at = match &outcome {
            Ok(bytes) => offset + bytes.len().max(1),
            Err(_) => self.bytes.len(),
        };
        Some((offset as u64, outcome))
    }
}
