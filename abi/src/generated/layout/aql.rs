// Generated from abi/spec/aql by `cargo xtask codegen`. Do not edit.
// Content hash: 6f085cac9a420456

//! Descriptions of [`aql`](crate::aql).

use crate::generated::aql::*;
use crate::layout::{BitField, Described, Field, Format, Type, described, of};

described!(
    PacketType,
    Type::number("aql::PacketType", 1, Format::Unsigned, PacketType::NAMES)
);

described!(
    FenceScope,
    Type::number("aql::FenceScope", 1, Format::Unsigned, FenceScope::NAMES)
);

described!(
    VendorFormat,
    Type::number("aql::VendorFormat", 1, Format::Unsigned, VendorFormat::NAMES)
);

described!(
    SignalCondition,
    Type::number(
        "aql::SignalCondition",
        4,
        Format::Unsigned,
        SignalCondition::NAMES
    )
);

described!(
    PacketHeader,
    Type::bits(
        "aql::PacketHeader",
        2,
        2,
        &[
            BitField::new("packet_type", 0, 0, 8).names(PacketType::NAMES),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2).names(FenceScope::NAMES),
            BitField::new("release_fence_scope", 0, 11, 2).names(FenceScope::NAMES),
        ]
    )
);

described!(
    DispatchSetup,
    Type::bits(
        "aql::DispatchSetup",
        2,
        2,
        &[BitField::new("dimensions", 0, 0, 2),]
    )
);

described!(
    KernelDispatchPacket,
    Type::structure(
        "aql::KernelDispatchPacket",
        64,
        &[
            Field::new("header", of::<PacketHeader>(), 0),
            Field::new("setup", of::<DispatchSetup>(), 2),
            Field::new("workgroup_size_x", of::<u16>(), 4),
            Field::new("workgroup_size_y", of::<u16>(), 6),
            Field::new("workgroup_size_z", of::<u16>(), 8),
            Field::new("reserved0", of::<u16>(), 10),
            Field::new("grid_size_x", of::<u32>(), 12),
            Field::new("grid_size_y", of::<u32>(), 16),
            Field::new("grid_size_z", of::<u32>(), 20),
            Field::new("private_segment_size", of::<u32>(), 24),
            Field::new("group_segment_size", of::<u32>(), 28),
            Field::new("kernel_object", of::<u64>(), 32),
            Field::new("kernarg_address", of::<u64>(), 40),
            Field::new("reserved2", of::<u64>(), 48),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);

described!(
    AgentDispatchPacket,
    Type::structure(
        "aql::AgentDispatchPacket",
        64,
        &[
            Field::new("header", of::<PacketHeader>(), 0),
            Field::new("function", of::<u16>(), 2),
            Field::new("reserved0", of::<u32>(), 4),
            Field::new("return_address", of::<u64>(), 8),
            Field::new("arg", of::<u64>(), 16).array(4),
            Field::new("reserved2", of::<u64>(), 48),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);

described!(
    BarrierAndPacket,
    Type::structure(
        "aql::BarrierAndPacket",
        64,
        &[
            Field::new("header", of::<PacketHeader>(), 0),
            Field::new("reserved0", of::<u16>(), 2),
            Field::new("reserved1", of::<u32>(), 4),
            Field::new("dep_signal", of::<u64>(), 8).array(5),
            Field::new("reserved2", of::<u64>(), 48),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);

described!(
    BarrierOrPacket,
    Type::structure(
        "aql::BarrierOrPacket",
        64,
        &[
            Field::new("header", of::<PacketHeader>(), 0),
            Field::new("reserved0", of::<u16>(), 2),
            Field::new("reserved1", of::<u32>(), 4),
            Field::new("dep_signal", of::<u64>(), 8).array(5),
            Field::new("reserved2", of::<u64>(), 48),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);

described!(
    VendorPacketHeader,
    Type::structure(
        "aql::VendorPacketHeader",
        4,
        &[
            Field::new("header", of::<PacketHeader>(), 0),
            Field::new("AmdFormat", of::<VendorFormat>(), 2),
            Field::new("reserved", of::<u8>(), 3),
        ]
    )
);

described!(
    BarrierValuePacket,
    Type::structure(
        "aql::BarrierValuePacket",
        64,
        &[
            Field::new("header", of::<VendorPacketHeader>(), 0),
            Field::new("reserved0", of::<u32>(), 4),
            Field::new("signal", of::<u64>(), 8),
            Field::new("value", of::<i64>(), 16),
            Field::new("mask", of::<i64>(), 24),
            Field::new("cond", of::<SignalCondition>(), 32),
            Field::new("reserved1", of::<u32>(), 36),
            Field::new("reserved2", of::<u64>(), 40),
            Field::new("reserved3", of::<u64>(), 48),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);

described!(
    Pm4IbPacket,
    Type::structure(
        "aql::Pm4IbPacket",
        64,
        &[
            Field::new("header", of::<VendorPacketHeader>(), 0),
            Field::new("ib_jump_cmd", of::<u32>(), 4).array(4),
            Field::new("dw_cnt_remain", of::<u32>(), 20),
            Field::new("reserved", of::<u32>(), 24).array(8),
            Field::new("completion_signal", of::<u64>(), 56),
        ]
    )
);
