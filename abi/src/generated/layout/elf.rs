// Generated from abi/spec/elf by `cargo xtask codegen`. Do not edit.
// Content hash: fe44b51d838829e0

//! Descriptions of [`elf`](crate::elf).

use crate::generated::elf::*;
use crate::layout::{Described, Field, Format, Type, described, of};

described!(Mach, Type::number("elf::Mach", 4, Format::Unsigned, Mach::NAMES));

described!(
    Relocation,
    Type::number("elf::Relocation", 4, Format::Unsigned, Relocation::NAMES)
);

described!(
    HipFatBinary,
    Type::structure(
        "elf::HipFatBinary",
        24,
        &[
            Field::new("magic", of::<u32>(), 0),
            Field::new("version", of::<u32>(), 4),
            Field::new("binary", of::<u64>(), 8),
            Field::new("unused", of::<u64>(), 16),
        ]
    )
);

described!(
    CompressedBundleV2,
    Type::structure(
        "elf::CompressedBundleV2",
        24,
        &[
            Field::new("magic", of::<u8>(), 0).array(4),
            Field::new("version", of::<u16>(), 4),
            Field::new("method", of::<u16>(), 6),
            Field::new("total_size", of::<u32>(), 8),
            Field::new("uncompressed_size", of::<u32>(), 12),
            Field::new("hash", of::<u64>(), 16),
        ]
    )
);
