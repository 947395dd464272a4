//! Compressed bundles (`clang --offload-compress`).
//!
//! Magic, `u16` version, `u16` method, then the bytes of the whole bundle (from version 2), the bytes of its
//! content, and the first 8 bytes of the content's MD5; the two sizes are `u32`, from version 3 `u64`. Source:
//! LLVM, `llvm/Object/OffloadBundle.h`. The hash is not compared, as LLVM does not either: zlib data has a
//! checksum of its own.

use alloc::boxed::Box;
use alloc::vec::Vec;

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};
use outcrop_abi::elf::{CCOB_METHOD_ZLIB, CCOB_METHOD_ZSTD};
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::legacy::{zlib_len, zstd_len};
use super::{COMPRESSED_MAGIC, ImageError, first_bytes, read, slice};

/// Window that every zstd decoder should support (RFC 8878, 3.1.1.1.2).
const MIN_WINDOW: u64 = 8 << 20;

/// How the content of a bundle is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// zlib (RFC 1950).
    Zlib,
    /// Zstandard (RFC 8878).
    Zstd,
}

impl Method {
    /// `zlib` or `zstd`.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Zlib => "zlib",
            Method::Zstd => "zstd",
        }
    }
}

/// A compressed offload bundle, whose content is a [`Bundle`](super::Bundle).
#[derive(Clone, Copy, Debug)]
pub struct CompressedBundle<'a> {
    version: u16,
    method: Method,
    total_size: Option<u64>,
    content_size: u64,
    hash: u64,
    header_size: usize,
    data: &'a [u8],
}

/// The content of a [`CompressedBundle`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The bytes of the bundle within.
    pub bytes: Vec<u8>,
    /// Bytes of the image that were decoded, header included.
    pub consumed: usize,
}

impl<'a> CompressedBundle<'a> {
    /// Reads the header; `bytes` may go on after the bundle.
    ///
    /// # Errors
    /// [`ImageError`] for a wrong magic, an unknown version or method, and sizes that do not fit `bytes`.
    pub fn parse(bytes: &'a [u8]) -> Result<CompressedBundle<'a>, ImageError> {
        if !bytes.starts_with(COMPRESSED_MAGIC) {
            return Err(ImageError::UnknownMagic(first_bytes(bytes)));
        }
        let header = Header::read(|at, len| slice(bytes, at, len))?;
        let total = header.total_size.unwrap_or(bytes.len() as u64);
        let Some(data_size) = total.checked_sub(header.size) else {
            return Err(ImageError::BadHeader {
                offset: 8,
                value: total,
            });
        };
        Ok(CompressedBundle {
            version: header.version,
            method: header.method,
            total_size: header.total_size,
            content_size: header.content_size,
            hash: header.hash,
            header_size: header.size as usize,
            data: slice(bytes, header.size, data_size)?,
        })
    }

    /// Version of the header, 1 to 3.
    pub fn version(&self) -> u16 {
        self.version
    }

    /// How it is compressed.
    pub fn method(&self) -> Method {
        self.method
    }

    /// Bytes of the whole bundle; version 1 does not tell.
    pub fn total_size(&self) -> Option<u64> {
        self.total_size
    }

    /// Bytes of the content, as the header promises.
    pub fn content_size(&self) -> u64 {
        self.content_size
    }

    /// First 8 bytes of the content's MD5, as the header has them, little-endian.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Decodes the content, of `limit` bytes at most.
    ///
    /// The limit is compared with the header before anything is allocated; what is allocated grows with
    /// what the data gives, never with what the header promises alone.
    ///
    /// # Errors
    /// [`ImageError::TooLarge`], [`ImageError::OutOfMemory`], [`ImageError::Compression`] and
    /// [`ImageError::ContentSize`].
    pub fn decompress(&self, limit: u64) -> Result<Content, ImageError> {
        let too_large = ImageError::TooLarge {
            size: self.content_size,
            limit,
        };
        if self.content_size > limit {
            return Err(too_large);
        }
        let size = usize::try_from(self.content_size).map_err(|_| too_large)?;
        let (bytes, consumed) = match self.method {
            Method::Zlib => self.inflate(size)?,
            Method::Zstd => self.unzstd(size)?,
        };
        if bytes.len() != size {
            return Err(self.content_size_error(bytes.len()));
        }
        Ok(Content {
            bytes,
            consumed: self.header_size + consumed,
        })
    }

    fn content_size_error(&self, found: usize) -> ImageError {
        ImageError::ContentSize {
            promised: self.content_size,
            found: found as u64,
        }
    }

    fn damaged(&self, left: &[u8]) -> ImageError {
        ImageError::Compression {
            offset: (self.header_size + self.data.len() - left.len()) as u64,
        }
    }

    fn inflate(&self, size: usize) -> Result<(Vec<u8>, usize), ImageError> {
        const FLAGS: u32 = inflate_flags::TINFL_FLAG_PARSE_ZLIB_HEADER
            | inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
        let mut out = Vec::new();
        let mut done = 0;
        let mut input = self.data;
        let mut decoder = Box::<DecompressorOxide>::default();
        grow(&mut out, self.data.len().saturating_mul(4).min(size))?;
        loop {
            let (status, read, written) = decompress(&mut decoder, input, &mut out, done, FLAGS);
            input = input.get(read..).unwrap_or(&[]);
            done += written;
            match status {
                TINFLStatus::Done => {
                    out.truncate(done);
                    return Ok((out, self.data.len() - input.len()));
                }
                TINFLStatus::HasMoreOutput if out.len() < size => {
                    let len = out.len().saturating_mul(2).clamp(1, size);
                    grow(&mut out, len)?;
                }
                TINFLStatus::HasMoreOutput => return Err(self.content_size_error(done)),
                _ => return Err(self.damaged(input)),
            }
        }
    }

    /// Frames one after the other until the content is complete.
    fn unzstd(&self, size: usize) -> Result<(Vec<u8>, usize), ImageError> {
        let mut out = Vec::new();
        let mut input = self.data;
        while !input.is_empty() && (out.len() < size || self.total_size.is_some()) {
            // A decoder that is used again would allocate the window that the frame claims.
            let mut frame = FrameDecoder::new();
            frame.set_max_window_size(self.content_size.saturating_mul(2).max(MIN_WINDOW));
            match frame.init(&mut input) {
                Ok(()) => {}
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    input = input.get(length as usize..).ok_or(self.damaged(&[]))?;
                    continue;
                }
                Err(_) => return Err(self.damaged(input)),
            }
            while !frame.is_finished() {
                frame
                    .decode_blocks(&mut input, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(|_| self.damaged(input))?;
                let start = out.len();
                let len = start + frame.can_collect();
                if len > size {
                    return Err(self.content_size_error(len));
                }
                reserve(&mut out, len - start)?;
                out.resize(len, 0);
                let mut rest = out.get_mut(start..).unwrap_or(&mut []);
                while !rest.is_empty() {
                    let read = ruzstd::io::Read::read(&mut frame, rest).map_err(|_| self.damaged(input))?;
                    rest = rest
                        .get_mut(read..)
                        .filter(|_| read > 0)
                        .ok_or(self.damaged(input))?;
                }
            }
        }
        Ok((out, self.data.len() - input.len()))
    }
}

/// Bytes of a compressed bundle, from its header, and from its data in version 1; `read` returns
/// `[offset, offset + len)` of it.
pub(super) fn total_size<'a>(mut read: impl FnMut(usize, usize) -> &'a [u8]) -> Result<u64, ImageError> {
    let mut bytes = |at: u64, len: u64| Ok(read(at as usize, len as usize));
    let header = Header::read(&mut bytes)?;
    let total = match (header.total_size, header.method) {
        (Some(total), _) => total,
        (None, Method::Zlib) => header.size + zlib_len(header.size, bytes)?,
        (None, Method::Zstd) => header.size + zstd_len(header.size, bytes)?,
    };
    if total < header.size {
        return Err(ImageError::BadHeader {
            offset: 8,
            value: total,
        });
    }
    Ok(total)
}

struct Header {
    version: u16,
    method: Method,
    total_size: Option<u64>,
    content_size: u64,
    hash: u64,
    size: u64,
}

impl Header {
    fn read<'a>(
        mut bytes: impl FnMut(u64, u64) -> Result<&'a [u8], ImageError>,
    ) -> Result<Header, ImageError> {
        let mut at = COMPRESSED_MAGIC.len() as u64;
        let mut next = |len: u64| {
            let field = read(bytes(at, len)?, 0, len as usize)?;
            at += len;
            Ok(field)
        };
        let version = next(2)? as u16;
        let method = next(2)? as u16;
        let width = match version {
            1 | 2 => 4,
            3 => 8,
            _ => return Err(ImageError::UnknownVersion { version }),
        };
        let method = match method {
            CCOB_METHOD_ZLIB => Method::Zlib,
            CCOB_METHOD_ZSTD => Method::Zstd,
            _ => return Err(ImageError::UnknownMethod { method }),
        };
        let total_size = match version {
            1 => None,
            _ => Some(next(width)?),
        };
        let content_size = next(width)?;
        let hash = next(8)?;
        Ok(Header {
            version,
            method,
            total_size,
            content_size,
            hash,
            size: at,
        })
    }
}

fn reserve(out: &mut Vec<u8>, more: usize) -> Result<(), ImageError> {
    out.try_reserve(more).map_err(|_| ImageError::OutOfMemory {
        size: (out.len() as u64).saturating_add(more as u64),
    })
}

fn grow(out: &mut Vec<u8>, len: usize) -> Result<(), ImageError> {
    reserve(out, len.saturating_sub(out.len()))?;
    out.resize(len, 0);
    Ok(())
}
