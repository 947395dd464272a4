// Generated from abi/spec/cwsr by `cargo xtask codegen`. Do not edit.
// Content hash: 24ea9691d2c36dcd

//! Descriptions of [`cwsr`](crate::cwsr).

use crate::generated::cwsr::*;
use crate::layout::{BitField, Described, Field, Type, described, of};

described!(
    ComputeRelaunch,
    Type::bits(
        "cwsr::ComputeRelaunch",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 3),
            BitField::new("lds_size", 0, 9, 9),
            BitField::new("is_event", 0, 30, 1),
            BitField::new("is_state", 0, 31, 1),
        ]
    )
);

described!(
    ComputeRelaunchWave,
    Type::bits(
        "cwsr::ComputeRelaunchWave",
        4,
        4,
        &[
            BitField::new("last_wave", 0, 16, 1),
            BitField::new("first_wave", 0, 17, 1),
            BitField::new("is_event", 0, 30, 1),
            BitField::new("is_state", 0, 31, 1),
        ]
    )
);

described!(
    ComputeRelaunchGfx10,
    Type::bits(
        "cwsr::ComputeRelaunchGfx10",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 3),
            BitField::new("lds_size", 0, 10, 8),
            BitField::new("w32_en", 0, 24, 1),
            BitField::new("is_event", 0, 30, 1),
            BitField::new("is_state", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeRelaunchWaveGfx10,
    Type::bits(
        "cwsr::ComputeRelaunchWaveGfx10",
        4,
        4,
        &[
            BitField::new("first_wave", 0, 12, 1),
            BitField::new("last_wave", 0, 29, 1),
            BitField::new("is_event", 0, 30, 1),
            BitField::new("is_state", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    TrapMemory,
    Type::structure(
        "cwsr::TrapMemory",
        24,
        &[
            Field::new("tba_addr", of::<u64>(), 0),
            Field::new("tma_addr", of::<u64>(), 8),
            Field::new("debug_enabled", of::<u64>(), 16),
        ]
    )
);
