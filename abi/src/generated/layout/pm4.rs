// Generated from abi/spec/pm4 by `cargo xtask codegen`. Do not edit.
// Content hash: 75d0fe180df94e90

//! Descriptions of [`pm4`](crate::pm4).

use crate::generated::pm4::*;
use crate::layout::{BitField, Described, Type, described};

described!(
    Type3Header,
    Type::bits(
        "pm4::Type3Header",
        4,
        4,
        &[
            BitField::new("compute", 0, 1, 1),
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
        ]
    )
);

described!(
    IndirectBuffer,
    Type::bits(
        "pm4::IndirectBuffer",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("ib_base", 1, 0, 64).low_zero(2),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("chain", 3, 20, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("vmid", 3, 24, 4),
            BitField::new("cache_policy", 3, 28, 2),
        ]
    )
);

described!(
    WriteData,
    Type::bits(
        "pm4::WriteData",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dst_sel", 1, 8, 4),
            BitField::new("wr_one_addr", 1, 16, 1),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("engine_sel", 1, 30, 2),
            BitField::new("dst_addr", 2, 0, 64).low_zero(2),
        ]
    )
);

described!(
    WaitRegMem,
    Type::bits(
        "pm4::WaitRegMem",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("function", 1, 0, 3),
            BitField::new("mem_space", 1, 4, 2),
            BitField::new("operation", 1, 6, 2),
            BitField::new("engine", 1, 8, 2),
            BitField::new("poll_addr", 2, 0, 64).low_zero(2),
            BitField::new("reference", 4, 0, 32),
            BitField::new("mask", 5, 0, 32),
            BitField::new("poll_interval", 6, 0, 16),
        ]
    )
);

described!(
    AcquireMem,
    Type::bits(
        "pm4::AcquireMem",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("tc_nc_action_ena", 1, 3, 1),
            BitField::new("tc_wc_action_ena", 1, 4, 1),
            BitField::new("tc_inv_metadata_action_ena", 1, 5, 1),
            BitField::new("tcl1_vol_action_ena", 1, 15, 1),
            BitField::new("tc_wb_action_ena", 1, 18, 1),
            BitField::new("tcl1_action_ena", 1, 22, 1),
            BitField::new("tc_action_ena", 1, 23, 1),
            BitField::new("sh_kcache_action_ena", 1, 27, 1),
            BitField::new("sh_kcache_vol_action_ena", 1, 28, 1),
            BitField::new("sh_icache_action_ena", 1, 29, 1),
            BitField::new("sh_kcache_wb_action_ena", 1, 30, 1),
            BitField::new("coher_size", 2, 0, 40),
            BitField::new("coher_base", 4, 0, 56),
            BitField::new("poll_interval", 6, 0, 16),
        ]
    )
);

described!(
    ReleaseMem,
    Type::bits(
        "pm4::ReleaseMem",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("tcl1_vol_action_ena", 1, 12, 1),
            BitField::new("tc_vol_action_ena", 1, 13, 1),
            BitField::new("tc_wb_action_ena", 1, 15, 1),
            BitField::new("tcl1_action_ena", 1, 16, 1),
            BitField::new("tc_action_ena", 1, 17, 1),
            BitField::new("tc_nc_action_ena", 1, 19, 1),
            BitField::new("tc_wc_action_ena", 1, 20, 1),
            BitField::new("tc_md_action_ena", 1, 21, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("dst_sel", 2, 16, 2),
            BitField::new("int_sel", 2, 24, 3),
            BitField::new("data_sel", 2, 29, 3),
            BitField::new("address", 3, 0, 64).low_zero(2),
            BitField::new("data", 5, 0, 64),
            BitField::new("int_ctxid", 7, 0, 32),
        ]
    )
);
