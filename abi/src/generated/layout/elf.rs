// Generated from abi/spec/elf by `cargo xtask codegen`. Do not edit.
// Content hash: 68c2624a8aceddcd

//! Descriptions of [`elf`](crate::elf).

use crate::generated::elf::*;
use crate::layout::{Described, Field, Format, Type, described, of};

described!(
    OffloadKind,
    Type::number("elf::OffloadKind", 2, Format::Unsigned, OffloadKind::NAMES)
);

described!(
    ImageKind,
    Type::number("elf::ImageKind", 2, Format::Unsigned, ImageKind::NAMES)
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
    BundleHeader,
    Type::structure(
        "elf::BundleHeader",
        32,
        &[
            Field::new("magic", of::<u8>(), 0).array(24),
            Field::new("count", of::<u64>(), 24),
        ]
    )
);

described!(
    BundleEntry,
    Type::structure(
        "elf::BundleEntry",
        24,
        &[
            Field::new("offset", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("id_length", of::<u64>(), 16),
        ]
    )
);

described!(
    CompressedBundleV1,
    Type::structure(
        "elf::CompressedBundleV1",
        20,
        &[
            Field::new("magic", of::<u8>(), 0).array(4),
            Field::new("version", of::<u16>(), 4),
            Field::new("method", of::<u16>(), 6),
            Field::new("uncompressed_size", of::<u32>(), 8),
            Field::new("hash", of::<u32>(), 12).array(2),
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

described!(
    CompressedBundleV3,
    Type::structure(
        "elf::CompressedBundleV3",
        32,
        &[
            Field::new("magic", of::<u8>(), 0).array(4),
            Field::new("version", of::<u16>(), 4),
            Field::new("method", of::<u16>(), 6),
            Field::new("total_size", of::<u64>(), 8),
            Field::new("uncompressed_size", of::<u64>(), 16),
            Field::new("hash", of::<u64>(), 24),
        ]
    )
);

described!(
    OffloadBinaryHeader,
    Type::structure(
        "elf::OffloadBinaryHeader",
        32,
        &[
            Field::new("Magic", of::<u8>(), 0).array(4),
            Field::new("Version", of::<u32>(), 4),
            Field::new("Size", of::<u64>(), 8),
            Field::new("EntryOffset", of::<u64>(), 16),
            Field::new("EntrySize", of::<u64>(), 24),
        ]
    )
);

described!(
    OffloadBinaryEntry,
    Type::structure(
        "elf::OffloadBinaryEntry",
        40,
        &[
            Field::new("TheImageKind", of::<ImageKind>(), 0),
            Field::new("TheOffloadKind", of::<OffloadKind>(), 2),
            Field::new("Flags", of::<u32>(), 4),
            Field::new("StringOffset", of::<u64>(), 8),
            Field::new("NumStrings", of::<u64>(), 16),
            Field::new("ImageOffset", of::<u64>(), 24),
            Field::new("ImageSize", of::<u64>(), 32),
        ]
    )
);

described!(
    OffloadBinaryString,
    Type::structure(
        "elf::OffloadBinaryString",
        16,
        &[
            Field::new("KeyOffset", of::<u64>(), 0),
            Field::new("ValueOffset", of::<u64>(), 8),
        ]
    )
);

described!(Mach, Type::number("elf::Mach", 4, Format::Unsigned, Mach::NAMES));

described!(
    Relocation,
    Type::number("elf::Relocation", 4, Format::Unsigned, Relocation::NAMES)
);

described!(
    HiddenArgsV5,
    Type::structure(
        "elf::HiddenArgsV5",
        256,
        &[
            Field::new("block_count_x", of::<u32>(), 0),
            Field::new("block_count_y", of::<u32>(), 4),
            Field::new("block_count_z", of::<u32>(), 8),
            Field::new("group_size_x", of::<u16>(), 12),
            Field::new("group_size_y", of::<u16>(), 14),
            Field::new("group_size_z", of::<u16>(), 16),
            Field::new("remainder_x", of::<u16>(), 18),
            Field::new("remainder_y", of::<u16>(), 20),
            Field::new("remainder_z", of::<u16>(), 22),
            Field::new("reserved0", of::<u32>(), 24).array(4),
            Field::new("global_offset_x", of::<u64>(), 40),
            Field::new("global_offset_y", of::<u64>(), 48),
            Field::new("global_offset_z", of::<u64>(), 56),
            Field::new("grid_dims", of::<u16>(), 64),
            Field::new("reserved1", of::<u16>(), 66).array(3),
            Field::new("printf_buffer", of::<u64>(), 72),
            Field::new("hostcall_buffer", of::<u64>(), 80),
            Field::new("multigrid_sync_arg", of::<u64>(), 88),
            Field::new("heap_v1", of::<u64>(), 96),
            Field::new("default_queue", of::<u64>(), 104),
            Field::new("completion_action", of::<u64>(), 112),
            Field::new("dynamic_lds_size", of::<u32>(), 120),
            Field::new("reserved2", of::<u32>(), 124).array(17),
            Field::new("private_base", of::<u32>(), 192),
            Field::new("shared_base", of::<u32>(), 196),
            Field::new("queue_ptr", of::<u64>(), 200),
            Field::new("reserved3", of::<u64>(), 208).array(6),
        ]
    )
);

described!(
    HiddenArgsV4,
    Type::structure(
        "elf::HiddenArgsV4",
        56,
        &[
            Field::new("global_offset_x", of::<u64>(), 0),
            Field::new("global_offset_y", of::<u64>(), 8),
            Field::new("global_offset_z", of::<u64>(), 16),
            Field::new("printf_or_hostcall_buffer", of::<u64>(), 24),
            Field::new("default_queue", of::<u64>(), 32),
            Field::new("completion_action", of::<u64>(), 40),
            Field::new("multigrid_sync_arg", of::<u64>(), 48),
        ]
    )
);
