// Generated from abi/spec/queue by `cargo xtask codegen`. Do not edit.
// Content hash: 377989c0219ee959

//! Descriptions of [`queue`](crate::queue).

use crate::generated::queue::*;
use crate::layout::{BitField, Described, Field, Format, Type, described, of};

described!(
    QueueType,
    Type::number("queue::QueueType", 4, Format::Unsigned, QueueType::NAMES)
);

described!(
    QueueProperties,
    Type::bits(
        "queue::QueueProperties",
        4,
        4,
        &[
            BitField::new("enable_trap_handler", 0, 0, 1),
            BitField::new("is_ptr64", 0, 1, 1),
            BitField::new("enable_trap_handler_debug_sgprs", 0, 2, 1),
            BitField::new("enable_profiling", 0, 3, 1),
            BitField::new("use_scratch_once", 0, 4, 1),
        ]
    )
);

described!(
    QueueCaps,
    Type::bits(
        "queue::QueueCaps",
        4,
        4,
        &[
            BitField::new("cp_async_reclaim", 0, 0, 1),
            BitField::new("sw_async_reclaim", 0, 1, 1),
        ]
    )
);

described!(
    HsaQueue,
    Type::structure(
        "queue::HsaQueue",
        40,
        &[
            Field::new("type", of::<QueueType>(), 0),
            Field::new("features", of::<u32>(), 4),
            Field::new("base_address", of::<u64>(), 8),
            Field::new("doorbell_signal", of::<u64>(), 16),
            Field::new("size", of::<u32>(), 24),
            Field::new("reserved1", of::<u32>(), 28),
            Field::new("id", of::<u64>(), 32),
        ]
    )
);

described!(
    AmdQueue,
    Type::structure(
        "queue::AmdQueue",
        256,
        &[
            Field::new("hsa_queue", of::<HsaQueue>(), 0),
            Field::new("caps", of::<QueueCaps>(), 40),
            Field::new("reserved1", of::<u32>(), 44).array(3),
            Field::new("write_dispatch_id", of::<u64>(), 56),
            Field::new("group_segment_aperture_base_hi", of::<u32>(), 64),
            Field::new("private_segment_aperture_base_hi", of::<u32>(), 68),
            Field::new("max_cu_id", of::<u32>(), 72),
            Field::new("max_wave_id", of::<u32>(), 76),
            Field::new("max_legacy_doorbell_dispatch_id_plus_1", of::<u64>(), 80),
            Field::new("legacy_doorbell_lock", of::<u32>(), 88),
            Field::new("reserved2", of::<u32>(), 92).array(9),
            Field::new("read_dispatch_id", of::<u64>(), 128),
            Field::new("read_dispatch_id_field_base_byte_offset", of::<u32>(), 136),
            Field::new("compute_tmpring_size", of::<u32>(), 140),
            Field::new("scratch_resource_descriptor", of::<u32>(), 144).array(4),
            Field::new("scratch_backing_memory_location", of::<u64>(), 160),
            Field::new("scratch_backing_memory_byte_size", of::<u64>(), 168),
            Field::new("scratch_wave64_lane_byte_size", of::<u32>(), 176),
            Field::new("queue_properties", of::<QueueProperties>(), 180),
            Field::new("reserved3", of::<u32>(), 184).array(2),
            Field::new("queue_inactive_signal", of::<u64>(), 192),
            Field::new("reserved4", of::<u32>(), 200).array(14),
        ]
    )
);

described!(
    ScratchLastUsedIndexXcc,
    Type::structure(
        "queue::ScratchLastUsedIndexXcc",
        16,
        &[
            Field::new("main", of::<u64>(), 0),
            Field::new("alt", of::<u64>(), 8),
        ]
    )
);

described!(
    AmdQueueV2,
    Type::structure(
        "queue::AmdQueueV2",
        2304,
        &[
            Field::new("hsa_queue", of::<HsaQueue>(), 0),
            Field::new("caps", of::<QueueCaps>(), 40),
            Field::new("reserved1", of::<u32>(), 44).array(3),
            Field::new("write_dispatch_id", of::<u64>(), 56),
            Field::new("group_segment_aperture_base_hi", of::<u32>(), 64),
            Field::new("private_segment_aperture_base_hi", of::<u32>(), 68),
            Field::new("max_cu_id", of::<u32>(), 72),
            Field::new("max_wave_id", of::<u32>(), 76),
            Field::new("max_legacy_doorbell_dispatch_id_plus_1", of::<u64>(), 80),
            Field::new("legacy_doorbell_lock", of::<u32>(), 88),
            Field::new("reserved2", of::<u32>(), 92).array(9),
            Field::new("read_dispatch_id", of::<u64>(), 128),
            Field::new("read_dispatch_id_field_base_byte_offset", of::<u32>(), 136),
            Field::new("compute_tmpring_size", of::<u32>(), 140),
            Field::new("scratch_resource_descriptor", of::<u32>(), 144).array(4),
            Field::new("scratch_backing_memory_location", of::<u64>(), 160),
            Field::new("scratch_backing_memory_byte_size", of::<u64>(), 168),
            Field::new("scratch_wave64_lane_byte_size", of::<u32>(), 176),
            Field::new("queue_properties", of::<QueueProperties>(), 180),
            Field::new("scratch_max_use_index", of::<u64>(), 184),
            Field::new("queue_inactive_signal", of::<u64>(), 192),
            Field::new("alt_scratch_max_use_index", of::<u64>(), 200),
            Field::new("alt_scratch_resource_descriptor", of::<u32>(), 208).array(4),
            Field::new("alt_scratch_backing_memory_location", of::<u64>(), 224),
            Field::new("alt_scratch_dispatch_limit_x", of::<u32>(), 232),
            Field::new("alt_scratch_dispatch_limit_y", of::<u32>(), 236),
            Field::new("alt_scratch_dispatch_limit_z", of::<u32>(), 240),
            Field::new("alt_scratch_wave64_lane_byte_size", of::<u32>(), 244),
            Field::new("alt_compute_tmpring_size", of::<u32>(), 248),
            Field::new("reserved5", of::<u32>(), 252),
            Field::new("scratch_last_used_index", of::<ScratchLastUsedIndexXcc>(), 256).array(128),
        ]
    )
);
