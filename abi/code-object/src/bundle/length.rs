//! How long an image is that is named by its address only.

use super::{
    BUNDLE_MAGIC, COMPRESSED_MAGIC, ELF_MAGIC, ImageError, MAX_ENTRIES, MAX_ID, MAX_IMAGE, compressed,
    first_bytes, read_u64,
};

/// Bytes of an image whose start is known but not its length, as C callers give it.
///
/// `read` returns the bytes `[offset, offset + len)` of the image; it is asked for the headers only, and for the data of
/// a compressed bundle of version 1.
///
/// # Errors
/// [`ImageError`] for what is neither an ELF64 file nor a bundle, and for the damaged data of a compressed bundle of
/// version 1, whose header does not tell its length.
pub fn image_len<'a>(mut read: impl FnMut(usize, usize) -> &'a [u8]) -> Result<usize, ImageError> {
    let magic = read(0, 4);
    if magic == COMPRESSED_MAGIC {
        return bounded(compressed::total_size(read)?);
    }
    if magic == ELF_MAGIC {
        return elf_len(read);
    }
    if magic != BUNDLE_MAGIC.first_chunk::<4>().map_or(&[][..], |start| start)
        || read(0, BUNDLE_MAGIC.len()) != BUNDLE_MAGIC
    {
        return Err(ImageError::UnknownMagic(first_bytes(magic)));
    }
    let mut at = BUNDLE_MAGIC.len() + 8;
    let count = read_u64(read(BUNDLE_MAGIC.len(), 8), 0)?;
    if count > MAX_ENTRIES {
        return Err(ImageError::BadHeader {
            offset: BUNDLE_MAGIC.len() as u64,
            value: count,
        });
    }
    let mut end = at as u64;
    for _ in 0..count {
        let header = read(at, 24);
        let (offset, size, id_len) = (read_u64(header, 0)?, read_u64(header, 8)?, read_u64(header, 16)?);
        if id_len > MAX_ID {
            return Err(ImageError::BadHeader {
                offset: at as u64 + 16,
                value: id_len,
            });
        }
        at += 24 + id_len as usize;
        end = end.max(at as u64).max(offset.saturating_add(size));
    }
    bounded(end)
}

/// Length of an ELF64 file: the end of its last segment, section or table.
fn elf_len<'a>(mut read: impl FnMut(usize, usize) -> &'a [u8]) -> Result<usize, ImageError> {
    let header = read(0, 64);
    let half = |bytes: &[u8], at: usize| {
        bytes
            .get(at..at + 2)
            .and_then(|half| half.try_into().ok())
            .map_or(0, u16::from_le_bytes)
    };
    let (phoff, shoff) = (read_u64(header, 32)?, read_u64(header, 40)?);
    let (phentsize, phnum) = (half(header, 54), half(header, 56));
    let (shentsize, shnum) = (half(header, 58), half(header, 60));
    let table =
        |offset: u64, entry: u16, count: u16| offset.saturating_add(u64::from(entry) * u64::from(count));
    let mut end = 64
        .max(table(phoff, phentsize, phnum))
        .max(table(shoff, shentsize, shnum));
    for (offset, entry, count, fields) in [
        (phoff, phentsize, phnum, (8, 32)),
        (shoff, shentsize, shnum, (24, 32)),
    ] {
        let last = bounded(table(offset, entry, count))?;
        for index in 0..usize::from(count) {
            let at = bounded(offset)? + index * usize::from(entry);
            if entry < 56 || at + 56 > last {
                return Err(ImageError::BadHeader {
                    offset: 54,
                    value: u64::from(entry),
                });
            }
            let entry = read(at, 56);
            // A section without bytes in the file (`SHT_NOBITS`) has a size all the same.
            let no_bits = fields.0 == 24 && entry.get(4..8) == Some(&[8, 0, 0, 0]);
            if !no_bits {
                end = end.max(read_u64(entry, fields.0)?.saturating_add(read_u64(entry, fields.1)?));
            }
        }
    }
    bounded(end)
}

fn bounded(len: u64) -> Result<usize, ImageError> {
    usize::try_from(len)
        .ok()
        .filter(|_| len <= MAX_IMAGE)
        .ok_or(ImageError::BadHeader {
            offset: 0,
            value: len,
        })
}
