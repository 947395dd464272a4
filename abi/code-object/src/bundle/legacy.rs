//! How long the data of a compressed bundle of version 1 is, whose header does not tell: found by its own end.

use alloc::boxed::Box;
use alloc::vec;

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, TINFL_LZ_DICT_SIZE, decompress, inflate_flags};

use super::{ImageError, MAX_IMAGE, read};

/// Magic of a zstd frame.
const ZSTD_MAGIC: u64 = 0xfd2f_b528;

/// Bytes of the zstd frame at `start` of an image; `bytes` returns `[offset, offset + len)` of it.
///
/// The frame's and the blocks' headers tell (RFC 8878, 3.1.1): nothing is decoded.
pub fn zstd_len<'a>(
    start: u64,
    mut bytes: impl FnMut(u64, u64) -> Result<&'a [u8], ImageError>,
) -> Result<u64, ImageError> {
    let mut at = start;
    let mut number = |at: u64, len: u64| read(bytes(at, len)?, 0, len as usize);
    let bad = |offset| ImageError::Compression { offset };
    if number(at, 4)? != ZSTD_MAGIC {
        return Err(bad(at));
    }
    let descriptor = number(at + 4, 1)?;
    let single_segment = descriptor >> 5 & 1;
    let dictionary_id = [0, 1, 2, 4][descriptor as usize & 3];
    let content_size = match descriptor >> 6 {
        0 => single_segment,
        flag => 1 << flag,
    };
    at += 5 + (1 - single_segment) + dictionary_id + content_size;
    loop {
        let block = number(at, 3)?;
        let size = match block >> 1 & 3 {
            0 | 2 => block >> 3,
            1 => 1,
            _ => return Err(bad(at)),
        };
        at += 3 + size;
        if at > MAX_IMAGE {
            return Err(bad(at));
        }
        if block & 1 != 0 {
            break;
        }
    }
    let checksum = 4 * (descriptor >> 2 & 1);
    Ok(at + checksum - start)
}

/// Bytes of the zlib stream at `start` of an image; `bytes` returns `[offset, offset + len)` of it.
///
/// It is decoded a byte at a time, so that none is asked for behind its end.
pub fn zlib_len<'a>(
    start: u64,
    mut bytes: impl FnMut(u64, u64) -> Result<&'a [u8], ImageError>,
) -> Result<u64, ImageError> {
    const FLAGS: u32 = inflate_flags::TINFL_FLAG_PARSE_ZLIB_HEADER | inflate_flags::TINFL_FLAG_HAS_MORE_INPUT;
    let mut window = vec![0; TINFL_LZ_DICT_SIZE];
    let mut place = 0;
    let mut decoder = Box::<DecompressorOxide>::default();
    let mut at = start;
    while at < MAX_IMAGE {
        let mut input = bytes(at, 1)?;
        if input.is_empty() {
            return Err(ImageError::Truncated {
                need: at + 1,
                have: at,
            });
        }
        at += 1;
        loop {
            let (status, read, written) = decompress(&mut decoder, input, &mut window, place, FLAGS);
            place = (place + written) % TINFL_LZ_DICT_SIZE;
            input = input.get(read..).unwrap_or(&[]);
            match status {
                TINFLStatus::Done => return Ok(at - start),
                TINFLStatus::HasMoreOutput => {}
                TINFLStatus::NeedsMoreInput if input.is_empty() => break,
                _ => return Err(ImageError::Compression { offset: at - 1 }),
            }
        }
    }
    Err(ImageError::Compression { offset: at })
}
