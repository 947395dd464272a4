//! Formats of typed buffers.

use crate::{Generation, Inst};
use core::fmt::{Formatter, Result};

/// Format of a typed buffer; the default (8, UNORM) is not written.
pub(crate) fn write_buffer_format(f: &mut Formatter<'_>, inst: &Inst) -> Result {
    match inst.target.generation() {
        Generation::Gfx9 => data_and_number(f, inst.mem.dfmt, inst.mem.nfmt),
        Generation::Gfx10 => unified(f, inst.mem.format, &GFX10),
        Generation::Gfx11 | Generation::Gfx12 => unified(f, inst.mem.format, &GFX11),
    }
}

/// Components of the formats of gfx10 in the order of their numbers from 1, each with the number formats it has: bits
/// in the order of [`NUMBER`].
const GFX10: [(&str, u8); 14] = [
    ("8", 0x3f),
    ("16", 0x7f),
    ("8_8", 0x3f),
    ("32", 0x70),
    ("16_16", 0x7f),
    ("10_11_11", 0x7f),
    ("11_11_10", 0x7f),
    ("10_10_10_2", 0x3f),
    ("2_10_10_10", 0x3f),
    ("8_8_8_8", 0x3f),
    ("32_32", 0x70),
    ("16_16_16_16", 0x7f),
    ("32_32_32", 0x70),
    ("32_32_32_32", 0x70),
];

/// The same of gfx11 and gfx12.
const GFX11: [(&str, u8); 14] = [
    ("8", 0x3f),
    ("16", 0x7f),
    ("8_8", 0x3f),
    ("32", 0x70),
    ("16_16", 0x7f),
    ("10_11_11", 0x40),
    ("11_11_10", 0x40),
    ("10_10_10_2", 0x33),
    ("2_10_10_10", 0x3f),
    ("8_8_8_8", 0x3f),
    ("32_32", 0x70),
    ("16_16_16_16", 0x7f),
    ("32_32_32", 0x70),
    ("32_32_32_32", 0x70),
];

const NUMBER: [&str; 7] = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "FLOAT"];

/// One number for the data and the number format.
fn unified(f: &mut Formatter<'_>, format: u8, components: &[(&str, u8)]) -> Result {
    let names = components.iter().flat_map(|(components, numbers)| {
        let has = move |bit: &usize| numbers >> bit & 1 != 0;
        let numbers = NUMBER.iter().enumerate().filter(move |(bit, _)| has(bit));
        numbers.map(move |(_, number)| (components, number))
    });
    match format {
        0 => f.write_str(" format:[BUF_FMT_INVALID]"),
        1 => Ok(()),
        _ => match names.into_iter().nth(usize::from(format) - 1) {
            Some((components, number)) => write!(f, " format:[BUF_FMT_{components}_{number}]"),
            None => write!(f, " format:{format}"),
        },
    }
}

/// Data and number format of GFX9.
fn data_and_number(f: &mut Formatter<'_>, dfmt: u8, nfmt: u8) -> Result {
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
