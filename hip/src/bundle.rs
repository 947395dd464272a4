//! What `hipModuleLoadData` and the fat-binary registration may be given: a bare code object, or a
//! bundle of them from which the device's is chosen.
//!
//! The bundle is clang's: magic, a `u64` count, then per entry `u64` offset, `u64` size, `u64` length
//! of the identifier and its bytes (`clang-offload-bundler` documentation, "Bundled code object layout").

use core::fmt;

use crate::Code;

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
/// Bytes that an image may have whose length comes from its own headers.
const MAX_IMAGE: u64 = 4 << 30;

/// Why an image has no code object for a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImageError {
    /// Neither an ELF file nor a bundle; the first four bytes are these.
    UnknownMagic([u8; 4]),
    /// A compressed bundle (`--offload-compress`), which is not supported.
    Compressed,
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
}

impl ImageError {
    /// The `hipError_t`.
    pub const fn code(self) -> Code {
        match self {
            ImageError::NoEntry { .. } => Code::NO_BINARY_FOR_GPU,
            ImageError::Compressed => Code::NOT_SUPPORTED,
            ImageError::UnknownMagic(_) | ImageError::Truncated { .. } | ImageError::BadHeader { .. } => {
                Code::INVALID_IMAGE
            }
        }
    }
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
            ImageError::Compressed => f.write_str(
                "the image is a compressed offload bundle (CCOB); build it with --no-offload-compress",
            ),
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
                    "none of the bundle's {entries} GPU code objects runs on the device"
                )
            }
        }
    }
}

impl core::error::Error for ImageError {}

/// One entry of a [`Bundle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The identifier, for example `hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-`.
    pub id: &'a str,
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
    /// [`ImageError`] for a wrong magic, a compressed bundle, or a header that does not fit `bytes`.
    pub fn parse(bytes: &'a [u8]) -> Result<Bundle<'a>, ImageError> {
        if bytes.starts_with(COMPRESSED_MAGIC) {
            return Err(ImageError::Compressed);
        }
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
/// any supported kind.
///
/// A bare ELF file is returned as it is; the loader judges its target.
///
/// # Errors
/// [`ImageError`].
pub fn code_object<'a>(image: &'a [u8], device: &str) -> Result<&'a [u8], ImageError> {
    if image.starts_with(ELF_MAGIC) {
        return Ok(image);
    }
    Ok(Bundle::parse(image)?.choose(device)?.image)
}

/// Bytes of an image whose start is known but not its length, as C callers give it.
///
/// `read` returns the bytes `[offset, offset + len)` of the image; it is asked for the headers only.
///
/// # Errors
/// [`ImageError`] for what is neither an ELF64 file nor an uncompressed bundle.
pub fn image_len<'a>(mut read: impl FnMut(usize, usize) -> &'a [u8]) -> Result<usize, ImageError> {
    let magic = read(0, 4);
    if magic == COMPRESSED_MAGIC {
        return Err(ImageError::Compressed);
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

/// Whether `generic` is the generic processor of `processor` (AMDGPU backend guide, "Generic processors").
fn generic_covers(generic: &str, processor: &str) -> bool {
    let family: &[&str] = match generic {
        "gfx9-generic" => &["gfx900", "gfx902", "gfx904", "gfx906", "gfx909", "gfx90c"],
        "gfx9-4-generic" => &["gfx940", "gfx941", "gfx942", "gfx950"],
        "gfx10-1-generic" => &["gfx1010", "gfx1011", "gfx1012", "gfx1013"],
        "gfx10-3-generic" => &[
            "gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036",
        ],
        "gfx11-generic" => &[
            "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153",
        ],
        "gfx12-generic" => &["gfx1200", "gfx1201"],
        _ => &[],
    };
    family.contains(&processor)
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

fn read_u64(bytes: &[u8], at: usize) -> Result<u64, ImageError> {
    let field = slice(bytes, at as u64, 8)?;
    let field = <[u8; 8]>::try_from(field).map_err(|_| ImageError::Truncated {
        need: at as u64 + 8,
        have: bytes.len() as u64,
    })?;
    Ok(u64::from_le_bytes(field))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn bundle(entries: &[(&str, &[u8])]) -> Vec<u8> {
        let mut header = BUNDLE_MAGIC.to_vec();
        header.extend((entries.len() as u64).to_le_bytes());
        let header_len: usize = header.len() + entries.iter().map(|(id, _)| 24 + id.len()).sum::<usize>();
        let mut offset = header_len;
        for (id, image) in entries {
            for field in [offset, image.len(), id.len()] {
                header.extend((field as u64).to_le_bytes());
            }
            header.extend(id.as_bytes());
            offset += image.len();
        }
        for (_, image) in entries {
            header.extend(*image);
        }
        header
    }

    #[test]
    fn the_most_specific_entry_of_the_device_is_chosen() {
        let bytes = bundle(&[
            ("host-x86_64-unknown-linux--", b""),
            ("hipv4-amdgcn-amd-amdhsa--gfx90a", b"90a"),
            ("hipv4-amdgcn-amd-amdhsa--gfx9-4-generic", b"generic"),
            ("hipv4-amdgcn-amd-amdhsa--gfx942", b"942"),
            ("hipv4-amdgcn-amd-amdhsa--gfx942:xnack+", b"942 xnack+"),
            ("hipv4-amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-", b"942 xnack-"),
        ]);
        let choose = |device| code_object(&bytes, device).unwrap();
        assert_eq!(choose("gfx942:sramecc+:xnack-"), b"942 xnack-");
        assert_eq!(choose("gfx942:sramecc+:xnack+"), b"942 xnack+");
        assert_eq!(choose("gfx942"), b"942");
        assert_eq!(choose("gfx950:sramecc+:xnack-"), b"generic");
        assert_eq!(
            code_object(&bytes, "gfx1100"),
            Err(ImageError::NoEntry { entries: 5 })
        );
        assert_eq!(ImageError::NoEntry { entries: 5 }.code(), Code(209));
    }

    #[test]
    fn a_newer_triple_with_a_named_environment_is_read() {
        let entry = Entry {
            id: "hipv4-amdgcn-amd-amdhsa-unknown-gfx942",
            image: b"",
        };
        assert_eq!(entry.target(), Some("gfx942"));
        assert_eq!(
            Entry {
                id: "host-x86_64-unknown-linux",
                image: b""
            }
            .target(),
            None
        );
    }

    #[test]
    fn every_truncation_is_an_error() {
        let bytes = bundle(&[
            ("host-x86_64-unknown-linux--", b""),
            ("hip-amdgcn-amd-amdhsa--gfx942", b"\x7fELF"),
        ]);
        assert_eq!(code_object(&bytes, "gfx942"), Ok(&b"\x7fELF"[..]));
        for len in 0..bytes.len() {
            assert!(code_object(&bytes[..len], "gfx942").is_err(), "{len} bytes");
        }
    }

    #[test]
    fn the_length_comes_from_the_headers() {
        let elf = include_bytes!("../examples/kernels/vector_add.co");
        assert_eq!(image_len(|at, len| &elf[at..at + len]), Ok(elf.len()));
        let bytes = bundle(&[
            ("host-x86_64-unknown-linux--", b""),
            ("hip-amdgcn-amd-amdhsa--gfx942", elf),
        ]);
        assert_eq!(image_len(|at, len| &bytes[at..at + len]), Ok(bytes.len()));
        assert_eq!(image_len(|_, _| b"CCOB"), Err(ImageError::Compressed));
    }

    #[test]
    fn other_images_are_named() {
        assert_eq!(
            code_object(b"CCOB\x02\x00", "gfx942"),
            Err(ImageError::Compressed)
        );
        assert_eq!(
            code_object(b"!<arch>\n", "gfx942"),
            Err(ImageError::UnknownMagic(*b"!<ar"))
        );
        let mut huge = bundle(&[("hip-amdgcn-amd-amdhsa--gfx942", b"x")]);
        huge[24..32].copy_from_slice(&u64::MAX.to_le_bytes());
        assert_eq!(
            code_object(&huge, "gfx942"),
            Err(ImageError::BadHeader {
                offset: 24,
                value: u64::MAX
            })
        );
    }
}
