//! Formats of typed buffers.

use core::fmt::{Formatter, Result};

/// Data and number format of a typed buffer; the defaults (8, UNORM) are not written.
pub(crate) fn write_buffer_format(f: &mut Formatter<'_>, dfmt: u8, nfmt: u8) -> Result {
    const DATA: [&str; 16] = [
        "INVALID",
        "8",
        "16",
        "8_8",
        "32",
        "16_16",
        "10_11_11",
        "11_11_10",
        "10_10_10_2",
        "2_10_10_10",
        "8_8_8_8",
        "32_32",
        "16_16_16_16",
        "32_32_32",
        "32_32_32_32",
        "RESERVED_15",
    ];
    const NUMBER: [&str; 8] = [
        "UNORM",
        "SNORM",
        "USCALED",
        "SSCALED",
        "UINT",
        "SINT",
        "RESERVED_6",
        "FLOAT",
    ];
    let data = DATA.get(usize::from(dfmt)).copied().unwrap_or("INVALID");
    let number = NUMBER.get(usize::from(nfmt)).copied().unwrap_or("UNORM");
    match (dfmt, nfmt) {
        (1, 0) => Ok(()),
        (_, 0) => write!(f, " format:[BUF_DATA_FORMAT_{data}]"),
        (1, _) => write!(f, " format:[BUF_NUM_FORMAT_{number}]"),
        _ => write!(f, " format:[BUF_DATA_FORMAT_{data},BUF_NUM_FORMAT_{number}]"),
    }
}
