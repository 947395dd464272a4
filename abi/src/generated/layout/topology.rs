// Generated from abi/spec/topology by `cargo xtask codegen`. Do not edit.
// Content hash: 81f42d88bb92ec58

//! Descriptions of [`topology`](crate::topology).

use crate::generated::topology::*;
use crate::layout::{BitField, Described, Type, described};

described!(
    Capability,
    Type::bits(
        "topology::Capability",
        4,
        4,
        &[
            BitField::new("hot_pluggable", 0, 0, 1),
            BitField::new("ats_present", 0, 1, 1),
            BitField::new("shared_with_graphics", 0, 2, 1),
            BitField::new("queue_size_pow2", 0, 3, 1),
            BitField::new("queue_size_32bit", 0, 4, 1),
            BitField::new("queue_idle_event", 0, 5, 1),
            BitField::new("va_limit", 0, 6, 1),
            BitField::new("watch_points_supported", 0, 7, 1),
            BitField::new("watch_points_totalbits", 0, 8, 4),
            BitField::new("doorbell_type", 0, 12, 2),
            BitField::new("aql_queue_double_map", 0, 14, 1),
            BitField::new("trap_debug_support", 0, 15, 1).since("6.5"),
            BitField::new("wave_launch_trap_override_supported", 0, 16, 1).since("6.5"),
            BitField::new("wave_launch_mode_supported", 0, 17, 1).since("6.5"),
            BitField::new("precise_memory_operations_supported", 0, 18, 1).since("6.5"),
            BitField::new("mem_edc_supported", 0, 20, 1),
            BitField::new("ras_event_notify", 0, 21, 1),
            BitField::new("asic_revision", 0, 22, 4),
            BitField::new("sram_edc_supported", 0, 26, 1),
            BitField::new("svm_api_supported", 0, 27, 1),
            BitField::new("coherent_host_access", 0, 28, 1),
            BitField::new("debug_supported_firmware", 0, 29, 1).since("6.5"),
            BitField::new("precise_alu_operations_supported", 0, 30, 1).since("6.12"),
            BitField::new("per_queue_reset_supported", 0, 31, 1).since("6.13"),
        ]
    )
);

described!(
    Capability2,
    Type::bits(
        "topology::Capability2",
        4,
        4,
        &[
            BitField::new("per_sdma_queue_reset_supported", 0, 0, 1),
            BitField::new("lds_out_of_addr_range_supported", 0, 1, 1).since("7.2"),
        ]
    )
    .since("6.19")
);

described!(
    DebugProp,
    Type::bits(
        "topology::DebugProp",
        8,
        8,
        &[
            BitField::new("watch_addr_mask_lo_bit", 0, 0, 4),
            BitField::new("watch_addr_mask_hi_bit", 0, 4, 6),
            BitField::new("dispatch_info_always_valid", 0, 10, 1),
            BitField::new("watchpoints_exclusive", 0, 11, 1),
        ]
    )
    .since("6.5")
);
