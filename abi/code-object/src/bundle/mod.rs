//! What `hipModuleLoadData` and the fat-binary registration may be given: a bare code object, or a
//! bundle of them, compressed or not, from which the device's is chosen.
//!
//! The bundle is clang's: magic, a `u64` count, then per entry `u64` offset, `u64` size, `u64` length
//! of the identifier and its bytes (`clang-offload-bundler` documentation, "Bundled code object layout").

mod compressed;
mod error;
mod host;
mod legacy;
mod length;

use alloc::borrow::Cow;

pub use compressed::{CompressedBundle, Content, Method};
pub use error::ImageError;
pub use host::{Containers, FATBIN_SECTION, fat_binary};
pub use length::image_len;

use crate::target::generic_covers;

/// First bytes of an uncompressed bundle.
pub const BUNDLE_MAGIC: &[u8; 24] = b"__CLANG_OFFLOAD_BUNDLE__";
/// First bytes of a compressed bundle.
pub const COMPRESSED_MAGIC: &[u8; 4] = b"CCOB";
/// First bytes of an ELF file.
pub const ELF_MAGIC: &[u8; 4] = b"\x7fELF";
/// `magic` of the `__CudaFatBinaryWrapper` in `.hipFatBinSegment`: the letters "HIPF", the first one highest.
pub const FATBIN_SEGMENT_MAGIC: u32 = 0x4849_5046;

/// Entries that a bundle may have; more is taken as damage.
const MAX_ENTRIES: u64 = 4096;
/// Bytes that an entry's identifier may have.
const MAX_ID: u64 = 4096;
/// Bytes that an image may have whose length comes from its own headers, and that a compressed bundle may
/// have uncompressed.
pub const MAX_IMAGE: u64 = 4 << 30;

/// One entry of a [`Bundle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The identifier, for example `hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-`.
    pub id: &'a str,
    /// Byte offset of the code object in the bundle.
    pub offset: u64,
    /// The code object.
    pub image: &'a [u8],
}

impl<'a> Entry<'a> {
    /// The target part of the identifier (`gfx942:sramecc+:xnack-`); `None` for the host's entry.
    pub fn target(&self) -> Option<&'a str> {
        let triple = self
            .id
            .strip_prefix("hipv4-")
            .or_else(|| self.id.strip_prefix("hip-"))?;
        let target = triple.strip_prefix("amdgcn-amd-amdhsa-")?;
        // The environment between the two dashes is empty or, from newer drivers, "unknown".
        target.split_once('-').map(|(_, target)| target)
    }
}

/// An uncompressed offload bundle.
#[derive(Clone, Copy, Debug)]
pub struct Bundle<'a> {
    bytes: &'a [u8],
    count: u64,
}

impl<'a> Bundle<'a> {
    /// Reads the header.
    ///
    /// # Errors
    /// [`ImageError`] for a wrong magic, that of a compressed bundle too, or a header that does not fit `bytes`.
    pub fn parse(bytes: &'a [u8]) -> Result<Bundle<'a>, ImageError> {
        if !bytes.starts_with(BUNDLE_MAGIC) {
            return Err(ImageError::UnknownMagic(first_bytes(bytes)));
        }
        let count = read_u64(bytes, BUNDLE_MAGIC.len())?;
        if count > MAX_ENTRIES {
            return Err(ImageError::BadHeader {
                offset: BUNDLE_MAGIC.len() as u64,
                value: count,
            });
        }
        Ok(Bundle { bytes, count })
    }

    /// The entries in the order of the file.
    pub fn entries(&self) -> Entries<'a> {
        Entries {
            bytes: self.bytes,
            at: BUNDLE_MAGIC.len() + 8,
            left: self.count,
        }
    }

    /// The entry that fits the device best, and its target.
    ///
    /// # Errors
    /// [`ImageError::NoEntry`] if none does; otherwise that of a damaged entry.
    pub fn choose(&self, device: &str) -> Result<Entry<'a>, ImageError> {
        let mut best: Option<(u32, Entry<'a>)> = None;
        let mut for_a_gpu = 0;
        for entry in self.entries() {
            let entry = entry?;
            let Some(target) = entry.target() else { continue };
            for_a_gpu += 1;
            if let Some(rank) = match_rank(target, device)
                && best.is_none_or(|(best, _)| rank > best)
            {
                best = Some((rank, entry));
            }
        }
        best.map(|(_, entry)| entry)
            .ok_or(ImageError::NoEntry { entries: for_a_gpu })
    }
}

/// Iterator of [`Bundle::entries`]; it ends after the first error.
#[derive(Clone, Debug)]
pub struct Entries<'a> {
    bytes: &'a [u8],
    at: usize,
    left: u64,
}

impl<'a> Entries<'a> {
    fn read(&mut self) -> Result<Entry<'a>, ImageError> {
        let header = self.at;
        let offset = read_u64(self.bytes, header)?;
        let size = read_u64(self.bytes, header + 8)?;
        let id_len = read_u64(self.bytes, header + 16)?;
        if id_len > MAX_ID {
            return Err(ImageError::BadHeader {
                offset: header as u64 + 16,
                value: id_len,
            });
        }
        let id = slice(self.bytes, header as u64 + 24, id_len)?;
        let id = core::str::from_utf8(id).map_err(|e| ImageError::BadHeader {
            offset: (header + 24 + e.valid_up_to()) as u64,
            value: 0,
        })?;
        self.at = header + 24 + id.len();
        Ok(Entry {
            id,
            offset,
            image: slice(self.bytes, offset, size)?,
        })
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = Result<Entry<'a>, ImageError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let entry = self.read();
        if entry.is_err() {
            self.left = 0;
        }
        Some(entry)
    }
}

/// The code object for a device with target id `device` (`gfx942:sramecc+:xnack-`) in an image of
/// any supported kind; a compressed bundle may have `limit` bytes uncompressed.
///
/// A bare ELF file is returned as it is; the loader judges its target.
///
/// # Errors
/// [`ImageError`].
pub fn code_object<'a>(image: &'a [u8], device: &str, limit: u64) -> Result<Cow<'a, [u8]>, ImageError> {
    if image.starts_with(ELF_MAGIC) {
        return Ok(Cow::Borrowed(image));
    }
    if !image.starts_with(COMPRESSED_MAGIC) {
        return Ok(Cow::Borrowed(Bundle::parse(image)?.choose(device)?.image));
    }
    let mut content = CompressedBundle::parse(image)?.decompress(limit)?.bytes;
    let (start, len) = {
        let chosen = Bundle::parse(&content)?.choose(device)?;
        (chosen.offset as usize, chosen.image.len())
    };
    content.truncate(start + len);
    content.drain(..start);
    Ok(Cow::Owned(content))
}

/// How well code for `target` fits `device`, both target ids; `None` if it does not run there.
///
/// The processors are equal, or the target's is the generic one of the device's family; each feature
/// that the target names (`xnack±`, `sramecc±`) is the device's. More named features rank higher.
pub fn match_rank(target: &str, device: &str) -> Option<u32> {
    let mut wanted = target.split(':');
    let mut offered = device.split(':');
    let (wanted_processor, processor) = (wanted.next()?, offered.next()?);
    let exact = wanted_processor == processor;
    if !exact && !generic_covers(wanted_processor, processor) {
        return None;
    }
    let mut rank = if exact { 16 } else { 0 };
    for feature in wanted {
        if !offered.clone().any(|offered| offered == feature) {
            return None;
        }
        rank += 1;
    }
    Some(rank)
}

fn first_bytes(bytes: &[u8]) -> [u8; 4] {
    let mut first = [0; 4];
    for (to, from) in first.iter_mut().zip(bytes) {
        *to = *from;
    }
    first
}

fn slice(bytes: &[u8], offset: u64, len: u64) -> Result<&[u8], ImageError> {
    let truncated = ImageError::Truncated {
        need: offset.saturating_add(len),
        have: bytes.len() as u64,
    };
    let start = usize::try_from(offset).map_err(|_| truncated)?;
    let len = usize::try_from(len).map_err(|_| truncated)?;
    let end = start.checked_add(len).ok_or(truncated)?;
    bytes.get(start..end).ok_or(truncated)
}

/// A little-endian number of up to eight bytes.
fn read(bytes: &[u8], at: usize, width: usize) -> Result<u64, ImageError> {
    let field = slice(bytes, at as u64, width as u64)?;
    Ok(field.iter().rev().fold(0, |n, byte| n << 8 | u64::from(*byte)))
}

fn read_u64(bytes: &[u8], at: usize) -> Result<u64, ImageError> {
    read(bytes, at, 8)
}

#[cfg(test)]
mod tests;
