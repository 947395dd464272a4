// Generated from abi/spec/pm4 by `cargo xtask codegen`. Do not edit.
// Content hash: 827200b98e6123a5

//! Descriptions of [`pm4`](crate::pm4).

use crate::generated::pm4::*;
use crate::layout::{BitField, Described, Type, described};

described!(
    DispatchDirect,
    Type::bits(
        "pm4::DispatchDirect",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dim_x", 1, 0, 32),
            BitField::new("dim_y", 2, 0, 32),
            BitField::new("dim_z", 3, 0, 32),
            BitField::new("dispatch_initiator", 4, 0, 32),
        ]
    )
);

described!(
    DispatchIndirect,
    Type::bits(
        "pm4::DispatchIndirect",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("addr", 1, 0, 64),
            BitField::new("dispatch_initiator", 3, 0, 32),
        ]
    )
);

described!(
    EventWrite,
    Type::bits(
        "pm4::EventWrite",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("offload_enable", 1, 31, 1),
        ]
    )
);

described!(
    EventWriteAddress,
    Type::bits(
        "pm4::EventWriteAddress",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("offload_enable", 1, 31, 1),
            BitField::new("address", 2, 0, 64).low_zero(3),
        ]
    )
);

described!(
    EventWriteGfx11,
    Type::bits(
        "pm4::EventWriteGfx11",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("samp_plst_cntr_mode", 1, 29, 2),
            BitField::new("offload_enable", 1, 31, 1),
        ]
    )
    .since("gfx11")
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
            BitField::new("cb_action_ena", 1, 25, 1),
            BitField::new("db_action_ena", 1, 26, 1),
            BitField::new("sh_kcache_action_ena", 1, 27, 1),
            BitField::new("sh_kcache_vol_action_ena", 1, 28, 1),
            BitField::new("sh_icache_action_ena", 1, 29, 1),
            BitField::new("sh_kcache_wb_action_ena", 1, 30, 1),
            BitField::new("engine_sel", 1, 31, 1),
            BitField::new("coher_size", 2, 0, 40),
            BitField::new("coher_base", 4, 0, 56),
            BitField::new("poll_interval", 6, 0, 16),
        ]
    )
);

described!(
    AcquireMemGfx10,
    Type::bits(
        "pm4::AcquireMemGfx10",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("engine_sel", 1, 31, 1),
            BitField::new("coher_size", 2, 0, 40),
            BitField::new("coher_base", 4, 0, 56),
            BitField::new("poll_interval", 6, 0, 16),
            BitField::new("gli_inv", 7, 0, 2),
            BitField::new("gl1_range", 7, 2, 2),
            BitField::new("glm_wb", 7, 4, 1),
            BitField::new("glm_inv", 7, 5, 1),
            BitField::new("glk_wb", 7, 6, 1),
            BitField::new("glk_inv", 7, 7, 1),
            BitField::new("glv_inv", 7, 8, 1),
            BitField::new("gl1_inv", 7, 9, 1),
            BitField::new("gl2_us", 7, 10, 1),
            BitField::new("gl2_range", 7, 11, 2),
            BitField::new("gl2_discard", 7, 13, 1),
            BitField::new("gl2_inv", 7, 14, 1),
            BitField::new("gl2_wb", 7, 15, 1),
            BitField::new("seq", 7, 16, 2),
            BitField::new("range_is_pa", 7, 18, 1),
        ]
    )
    .since("gfx10")
);

described!(
    AcquireMemGfx12,
    Type::bits(
        "pm4::AcquireMemGfx12",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("engine_sel", 1, 31, 1),
            BitField::new("coher_size", 2, 0, 40),
            BitField::new("coher_base", 4, 0, 56),
            BitField::new("poll_interval", 6, 0, 16),
            BitField::new("gli_inv", 7, 0, 2),
            BitField::new("gl1_range", 7, 2, 2),
            BitField::new("glk_wb", 7, 6, 1),
            BitField::new("glk_inv", 7, 7, 1),
            BitField::new("glv_inv", 7, 8, 1),
            BitField::new("gl2_us", 7, 10, 1),
            BitField::new("gl2_range", 7, 11, 2),
            BitField::new("gl2_discard", 7, 13, 1),
            BitField::new("gl2_inv", 7, 14, 1),
            BitField::new("gl2_wb", 7, 15, 1),
            BitField::new("seq", 7, 16, 2),
            BitField::new("range_is_pa", 7, 18, 1),
        ]
    )
    .since("gfx12")
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
            BitField::new("execute", 1, 28, 1),
            BitField::new("pq_exe_status", 1, 29, 1),
            BitField::new("dst_sel", 2, 16, 2),
            BitField::new("int_sel", 2, 24, 3),
            BitField::new("data_sel", 2, 29, 3),
            BitField::new("address", 3, 0, 64).low_zero(2),
            BitField::new("data", 5, 0, 64),
            BitField::new("int_ctxid", 7, 0, 32),
        ]
    )
);

described!(
    ReleaseMemGfx10,
    Type::bits(
        "pm4::ReleaseMemGfx10",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("glm_wb", 1, 12, 1),
            BitField::new("glm_inv", 1, 13, 1),
            BitField::new("glv_inv", 1, 14, 1),
            BitField::new("gl1_inv", 1, 15, 1),
            BitField::new("gl2_us", 1, 16, 1),
            BitField::new("gl2_range", 1, 17, 2),
            BitField::new("gl2_discard", 1, 19, 1),
            BitField::new("gl2_inv", 1, 20, 1),
            BitField::new("gl2_wb", 1, 21, 1),
            BitField::new("seq", 1, 22, 2),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("pq_exe_status", 1, 28, 1),
            BitField::new("dst_sel", 2, 16, 2),
            BitField::new("mes_intr_pipe", 2, 20, 2),
            BitField::new("mes_action_id", 2, 22, 2),
            BitField::new("int_sel", 2, 24, 3),
            BitField::new("data_sel", 2, 29, 3),
            BitField::new("address", 3, 0, 64).low_zero(2),
            BitField::new("data", 5, 0, 64),
            BitField::new("int_ctxid", 7, 0, 32),
        ]
    )
    .since("gfx10")
);

described!(
    ReleaseMemGfx11,
    Type::bits(
        "pm4::ReleaseMemGfx11",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("wait_sync", 1, 7, 1),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("glm_wb", 1, 12, 1),
            BitField::new("glm_inv", 1, 13, 1),
            BitField::new("glv_inv", 1, 14, 1),
            BitField::new("gl1_inv", 1, 15, 1),
            BitField::new("gl2_us", 1, 16, 1),
            BitField::new("gl2_range", 1, 17, 2),
            BitField::new("gl2_discard", 1, 19, 1),
            BitField::new("gl2_inv", 1, 20, 1),
            BitField::new("gl2_wb", 1, 21, 1),
            BitField::new("seq", 1, 22, 2),
            BitField::new("glk_wb", 1, 24, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("pq_exe_status", 1, 28, 1),
            BitField::new("glk_inv", 1, 30, 1),
            BitField::new("dst_sel", 2, 16, 2),
            BitField::new("mes_intr_pipe", 2, 20, 2),
            BitField::new("mes_action_id", 2, 22, 2),
            BitField::new("int_sel", 2, 24, 3),
            BitField::new("data_sel", 2, 29, 3),
            BitField::new("address", 3, 0, 64).low_zero(2),
            BitField::new("data", 5, 0, 64),
            BitField::new("int_ctxid", 7, 0, 32),
        ]
    )
    .since("gfx11")
);

described!(
    ReleaseMemGfx12,
    Type::bits(
        "pm4::ReleaseMemGfx12",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("event_type", 1, 0, 6),
            BitField::new("wait_sync", 1, 7, 1),
            BitField::new("event_index", 1, 8, 4),
            BitField::new("glv_inv", 1, 14, 1),
            BitField::new("gl2_us", 1, 16, 1),
            BitField::new("gl2_range", 1, 17, 2),
            BitField::new("gl2_discard", 1, 19, 1),
            BitField::new("gl2_inv", 1, 20, 1),
            BitField::new("gl2_wb", 1, 21, 1),
            BitField::new("seq", 1, 22, 2),
            BitField::new("glk_wb", 1, 24, 1),
            BitField::new("temporal", 1, 25, 2),
            BitField::new("pq_exe_status", 1, 28, 1),
            BitField::new("glk_inv", 1, 30, 1),
            BitField::new("dst_sel", 2, 16, 2),
            BitField::new("mes_intr_pipe", 2, 20, 2),
            BitField::new("mes_action_id", 2, 22, 2),
            BitField::new("int_sel", 2, 24, 3),
            BitField::new("data_sel", 2, 29, 3),
            BitField::new("address", 3, 0, 64).low_zero(2),
            BitField::new("data", 5, 0, 64),
            BitField::new("int_ctxid", 7, 0, 32),
        ]
    )
    .since("gfx12")
);

described!(
    HdpFlush,
    Type::bits(
        "pm4::HdpFlush",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dummy", 1, 0, 32),
        ]
    )
    .since("gfx10")
);

described!(
    InvalidateTlbs,
    Type::bits(
        "pm4::InvalidateTlbs",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("invalidate_sel", 1, 0, 3),
            BitField::new("mmhub_invalidate_sel", 1, 3, 2),
            BitField::new("pasid", 1, 5, 16),
            BitField::new("mmhub_flush_type", 1, 25, 3),
            BitField::new("gfx_flush_type", 1, 29, 3),
        ]
    )
);

described!(
    PrimeUtcl2,
    Type::bits(
        "pm4::PrimeUtcl2",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("cache_perm", 1, 0, 3),
            BitField::new("prime_mode", 1, 3, 1),
            BitField::new("addr", 2, 0, 64),
            BitField::new("requested_pages", 4, 0, 14),
        ]
    )
    .since("gfx10")
);

described!(
    Timestamp,
    Type::bits(
        "pm4::Timestamp",
        24,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("enable_bottom", 1, 0, 1),
            BitField::new("enable_top", 1, 1, 1),
            BitField::new("clock_sel", 1, 2, 1),
            BitField::new("pipe_bot_addr", 2, 0, 64).low_zero(3),
            BitField::new("pipe_top_addr", 4, 0, 64).low_zero(3),
        ]
    )
    .since("gfx11")
);

described!(
    PerfmonControl,
    Type::bits(
        "pm4::PerfmonControl",
        12,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("pmc_id", 1, 0, 3),
            BitField::new("pmc_en", 1, 15, 1),
            BitField::new("pmc_unit_mask", 1, 16, 8),
            BitField::new("pmc_event", 2, 0, 14),
        ]
    )
    .since("gfx10.3")
);

described!(
    RunCleanerShader,
    Type::bits(
        "pm4::RunCleanerShader",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
        ]
    )
);

described!(
    Type3Header,
    Type::bits(
        "pm4::Type3Header",
        4,
        4,
        &[
            BitField::new("predicate", 0, 0, 1),
            BitField::new("compute", 0, 1, 1),
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
        ]
    )
);

described!(
    Type3HeaderGfx10,
    Type::bits(
        "pm4::Type3HeaderGfx10",
        4,
        4,
        &[
            BitField::new("predicate", 0, 0, 1),
            BitField::new("compute", 0, 1, 1),
            BitField::new("reset_filter_cam", 0, 2, 1),
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
        ]
    )
    .since("gfx10")
);

described!(
    Nop,
    Type::bits(
        "pm4::Nop",
        4,
        4,
        &[
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
            BitField::new("offload_polling", 3, 21, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("vmid", 3, 24, 4),
            BitField::new("cache_policy", 3, 28, 2),
        ]
    )
);

described!(
    IndirectBufferGfx12,
    Type::bits(
        "pm4::IndirectBufferGfx12",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("ib_base", 1, 0, 64).low_zero(2),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("chain", 3, 20, 1),
            BitField::new("offload_polling", 3, 21, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("vmid", 3, 24, 4),
            BitField::new("temporal", 3, 28, 2),
        ]
    )
    .since("gfx12")
);

described!(
    IndirectBufferPasid,
    Type::bits(
        "pm4::IndirectBufferPasid",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("ib_base", 1, 0, 64).low_zero(2),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("chain", 3, 20, 1),
            BitField::new("offload_polling", 3, 21, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("cache_policy", 3, 28, 2),
            BitField::new("pasid", 4, 0, 16),
        ]
    )
    .since("gfx10")
);

described!(
    IndirectBufferPasidGfx12,
    Type::bits(
        "pm4::IndirectBufferPasidGfx12",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("ib_base", 1, 0, 64).low_zero(2),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("chain", 3, 20, 1),
            BitField::new("offload_polling", 3, 21, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("temporal", 3, 28, 2),
            BitField::new("pasid", 4, 0, 16),
        ]
    )
    .since("gfx12")
);

described!(
    CondIndirectBuffer,
    Type::bits(
        "pm4::CondIndirectBuffer",
        56,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("mode", 1, 0, 2),
            BitField::new("function", 1, 8, 3),
            BitField::new("compare_addr", 2, 0, 64).low_zero(3),
            BitField::new("mask", 4, 0, 64),
            BitField::new("reference", 6, 0, 64),
            BitField::new("ib_base1", 8, 0, 64).low_zero(2),
            BitField::new("ib_size1", 10, 0, 20),
            BitField::new("cache_policy1", 10, 28, 2),
            BitField::new("ib_base2", 11, 0, 64).low_zero(2),
            BitField::new("ib_size2", 13, 0, 20),
            BitField::new("cache_policy2", 13, 28, 2),
        ]
    )
    .since("gfx10")
);

described!(
    CondIndirectBufferGfx12,
    Type::bits(
        "pm4::CondIndirectBufferGfx12",
        56,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("mode", 1, 0, 2),
            BitField::new("function", 1, 8, 3),
            BitField::new("compare_addr", 2, 0, 64).low_zero(3),
            BitField::new("mask", 4, 0, 64),
            BitField::new("reference", 6, 0, 64),
            BitField::new("ib_base1", 8, 0, 64).low_zero(2),
            BitField::new("ib_size1", 10, 0, 20),
            BitField::new("temporal1", 10, 28, 2),
            BitField::new("ib_base2", 11, 0, 64).low_zero(2),
            BitField::new("ib_size2", 13, 0, 20),
            BitField::new("temporal2", 13, 28, 2),
        ]
    )
    .since("gfx12")
);

described!(
    CondExec,
    Type::bits(
        "pm4::CondExec",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("cache_policy", 3, 25, 2),
            BitField::new("exec_count", 4, 0, 14),
        ]
    )
);

described!(
    CondExecGfx12,
    Type::bits(
        "pm4::CondExecGfx12",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("temporal", 3, 25, 2),
            BitField::new("exec_count", 4, 0, 14),
        ]
    )
    .since("gfx12")
);

described!(
    Rewind,
    Type::bits(
        "pm4::Rewind",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("offload_enable", 1, 24, 1),
            BitField::new("valid", 1, 31, 1),
        ]
    )
);

described!(
    PfpSyncMe,
    Type::bits(
        "pm4::PfpSyncMe",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dummy_data", 1, 0, 32),
        ]
    )
);

described!(
    FrameControl,
    Type::bits(
        "pm4::FrameControl",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("tmz", 1, 0, 1),
            BitField::new("command", 1, 28, 4),
        ]
    )
);

described!(
    PredExec,
    Type::bits(
        "pm4::PredExec",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("exec_count", 1, 0, 14),
            BitField::new("device_select", 1, 24, 8),
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
    WriteDataRegister,
    Type::bits(
        "pm4::WriteDataRegister",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dst_sel", 1, 8, 4),
            BitField::new("wr_one_addr", 1, 16, 1),
            BitField::new("resume_vf", 1, 19, 1),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("dst_mmreg_addr", 2, 0, 18),
        ]
    )
);

described!(
    WriteDataGfx12,
    Type::bits(
        "pm4::WriteDataGfx12",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("dst_sel", 1, 8, 4),
            BitField::new("wr_one_addr", 1, 16, 1),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("mode", 1, 21, 1),
            BitField::new("aid_id", 1, 23, 2),
            BitField::new("temporal", 1, 25, 2),
            BitField::new("engine_sel", 1, 30, 2),
            BitField::new("dst_addr", 2, 0, 64).low_zero(2),
        ]
    )
    .since("gfx12")
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
    WaitRegMemRegister,
    Type::bits(
        "pm4::WaitRegMemRegister",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("function", 1, 0, 3),
            BitField::new("mem_space", 1, 4, 2),
            BitField::new("operation", 1, 6, 2),
            BitField::new("poll_register", 2, 0, 18),
            BitField::new("write_register", 3, 0, 18),
            BitField::new("reference", 4, 0, 32),
            BitField::new("mask", 5, 0, 32),
            BitField::new("poll_interval", 6, 0, 16),
        ]
    )
);

described!(
    WaitRegMemGfx10,
    Type::bits(
        "pm4::WaitRegMemGfx10",
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
            BitField::new("mes_intr_pipe", 1, 22, 2),
            BitField::new("mes_action", 1, 24, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("poll_addr", 2, 0, 64).low_zero(2),
            BitField::new("reference", 4, 0, 32),
            BitField::new("mask", 5, 0, 32),
            BitField::new("poll_interval", 6, 0, 16),
            BitField::new("optimize_ace_offload_mode", 6, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    WaitRegMemGfx12,
    Type::bits(
        "pm4::WaitRegMemGfx12",
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
            BitField::new("mes_intr_pipe", 1, 22, 2),
            BitField::new("mes_action", 1, 24, 1),
            BitField::new("temporal", 1, 25, 2),
            BitField::new("poll_addr", 2, 0, 64).low_zero(2),
            BitField::new("reference", 4, 0, 32),
            BitField::new("mask", 5, 0, 32),
            BitField::new("poll_interval", 6, 0, 16),
            BitField::new("optimize_ace_offload_mode", 6, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    WaitRegMem64,
    Type::bits(
        "pm4::WaitRegMem64",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("function", 1, 0, 3),
            BitField::new("mem_space", 1, 4, 2),
            BitField::new("operation", 1, 6, 2),
            BitField::new("mes_intr_pipe", 1, 22, 2),
            BitField::new("mes_action", 1, 24, 1),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("poll_addr", 2, 0, 64).low_zero(3),
            BitField::new("reference", 4, 0, 64),
            BitField::new("mask", 6, 0, 64),
            BitField::new("poll_interval", 8, 0, 16),
            BitField::new("optimize_ace_offload_mode", 8, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    WaitRegMem64Gfx12,
    Type::bits(
        "pm4::WaitRegMem64Gfx12",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("function", 1, 0, 3),
            BitField::new("mem_space", 1, 4, 2),
            BitField::new("operation", 1, 6, 2),
            BitField::new("mes_intr_pipe", 1, 22, 2),
            BitField::new("mes_action", 1, 24, 1),
            BitField::new("temporal", 1, 25, 2),
            BitField::new("poll_addr", 2, 0, 64).low_zero(3),
            BitField::new("reference", 4, 0, 64),
            BitField::new("mask", 6, 0, 64),
            BitField::new("poll_interval", 8, 0, 16),
            BitField::new("optimize_ace_offload_mode", 8, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    CopyData,
    Type::bits(
        "pm4::CopyData",
        24,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("src_sel", 1, 0, 4),
            BitField::new("dst_sel", 1, 8, 4),
            BitField::new("src_cache_policy", 1, 13, 2),
            BitField::new("count_sel", 1, 16, 1),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("dst_cache_policy", 1, 25, 2),
            BitField::new("pq_exe_status", 1, 29, 1),
            BitField::new("src", 2, 0, 64),
            BitField::new("dst", 4, 0, 64),
        ]
    )
);

described!(
    CopyDataGfx12,
    Type::bits(
        "pm4::CopyDataGfx12",
        24,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("src_sel", 1, 0, 4),
            BitField::new("dst_sel", 1, 8, 4),
            BitField::new("src_temporal", 1, 13, 2),
            BitField::new("count_sel", 1, 16, 1),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("mode", 1, 21, 1),
            BitField::new("aid_id", 1, 23, 2),
            BitField::new("dst_temporal", 1, 25, 2),
            BitField::new("pq_exe_status", 1, 29, 1),
            BitField::new("src", 2, 0, 64),
            BitField::new("dst", 4, 0, 64),
        ]
    )
    .since("gfx12")
);

described!(
    CondWrite,
    Type::bits(
        "pm4::CondWrite",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("function", 1, 0, 3),
            BitField::new("poll_space", 1, 4, 1),
            BitField::new("write_space", 1, 8, 2),
            BitField::new("wr_confirm", 1, 20, 1),
            BitField::new("poll_address", 2, 0, 64),
            BitField::new("reference", 4, 0, 32),
            BitField::new("mask", 5, 0, 32),
            BitField::new("write_address", 6, 0, 64),
            BitField::new("write_data", 8, 0, 32),
        ]
    )
);

described!(
    AtomicMem,
    Type::bits(
        "pm4::AtomicMem",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("atomic", 1, 0, 7),
            BitField::new("command", 1, 8, 4),
            BitField::new("cache_policy", 1, 25, 2),
            BitField::new("addr", 2, 0, 64),
            BitField::new("src_data", 4, 0, 64),
            BitField::new("cmp_data", 6, 0, 64),
            BitField::new("loop_interval", 8, 0, 13),
        ]
    )
);

described!(
    AtomicMemGfx12,
    Type::bits(
        "pm4::AtomicMemGfx12",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("atomic", 1, 0, 7),
            BitField::new("command", 1, 8, 4),
            BitField::new("temporal", 1, 25, 2),
            BitField::new("addr", 2, 0, 64),
            BitField::new("src_data", 4, 0, 64),
            BitField::new("cmp_data", 6, 0, 64),
            BitField::new("loop_interval", 8, 0, 13),
        ]
    )
    .since("gfx12")
);

described!(
    AtomicGds,
    Type::bits(
        "pm4::AtomicGds",
        44,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("atom_op", 1, 0, 8),
            BitField::new("atom_cmp_swap", 1, 16, 1),
            BitField::new("atom_complete", 1, 17, 1),
            BitField::new("atom_read", 1, 18, 1),
            BitField::new("atom_rd_cntl", 1, 19, 2),
            BitField::new("auto_inc_bytes", 2, 0, 6),
            BitField::new("dmode", 2, 8, 1),
            BitField::new("atom_base", 3, 0, 16),
            BitField::new("atom_size", 4, 0, 16),
            BitField::new("atom_offset0", 5, 0, 8),
            BitField::new("atom_offset1", 5, 16, 8),
            BitField::new("atom_dst", 6, 0, 32),
            BitField::new("atom_src0", 7, 0, 64),
            BitField::new("atom_src1", 9, 0, 64),
        ]
    )
);

described!(
    DmaData,
    Type::bits(
        "pm4::DmaData",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("engine", 1, 0, 1),
            BitField::new("src_cache_policy", 1, 13, 2),
            BitField::new("dst_sel", 1, 20, 2),
            BitField::new("dst_cache_policy", 1, 25, 2),
            BitField::new("src_sel", 1, 29, 2),
            BitField::new("cp_sync", 1, 31, 1),
            BitField::new("src", 2, 0, 64),
            BitField::new("dst_addr", 4, 0, 64),
            BitField::new("byte_count", 6, 0, 26),
            BitField::new("sas", 6, 26, 1),
            BitField::new("das", 6, 27, 1),
            BitField::new("saic", 6, 28, 1),
            BitField::new("daic", 6, 29, 1),
            BitField::new("raw_wait", 6, 30, 1),
            BitField::new("dis_wc", 6, 31, 1),
        ]
    )
);

described!(
    DmaDataGfx12,
    Type::bits(
        "pm4::DmaDataGfx12",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("engine", 1, 0, 1),
            BitField::new("src_temporal", 1, 13, 2),
            BitField::new("dst_sel", 1, 20, 2),
            BitField::new("dst_temporal", 1, 25, 2),
            BitField::new("src_sel", 1, 29, 2),
            BitField::new("cp_sync", 1, 31, 1),
            BitField::new("src", 2, 0, 64),
            BitField::new("dst_addr", 4, 0, 64),
            BitField::new("byte_count", 6, 0, 26),
            BitField::new("sas", 6, 26, 1),
            BitField::new("das", 6, 27, 1),
            BitField::new("saic", 6, 28, 1),
            BitField::new("daic", 6, 29, 1),
            BitField::new("raw_wait", 6, 30, 1),
            BitField::new("dis_wc", 6, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    DmaDataFillMulti,
    Type::bits(
        "pm4::DmaDataFillMulti",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("memlog_clear", 1, 10, 1),
            BitField::new("dst_sel", 1, 20, 2),
            BitField::new("dst_cache_policy", 1, 25, 2),
            BitField::new("src_sel", 1, 29, 2),
            BitField::new("byte_stride", 2, 0, 32),
            BitField::new("dma_count", 3, 0, 32),
            BitField::new("dst_addr", 4, 0, 64),
            BitField::new("byte_count", 6, 0, 26),
        ]
    )
    .since("gfx10")
);

described!(
    DmaDataFillMultiGfx12,
    Type::bits(
        "pm4::DmaDataFillMultiGfx12",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("memlog_clear", 1, 10, 1),
            BitField::new("dst_sel", 1, 20, 2),
            BitField::new("dst_temporal", 1, 25, 2),
            BitField::new("src_sel", 1, 29, 2),
            BitField::new("byte_stride", 2, 0, 32),
            BitField::new("dma_count", 3, 0, 32),
            BitField::new("dst_addr", 4, 0, 64),
            BitField::new("byte_count", 6, 0, 26),
        ]
    )
    .since("gfx12")
);

described!(
    MemSemaphore,
    Type::bits(
        "pm4::MemSemaphore",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("address", 1, 0, 64).low_zero(3),
            BitField::new("use_mailbox", 3, 16, 1),
            BitField::new("signal_type", 3, 20, 1),
            BitField::new("sem_sel", 3, 29, 3),
        ]
    )
);

described!(
    SetShReg,
    Type::bits(
        "pm4::SetShReg",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("vmid_shift", 1, 23, 5),
            BitField::new("index", 1, 28, 4),
        ]
    )
);

described!(
    SetShRegIndex,
    Type::bits(
        "pm4::SetShRegIndex",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("vmid_shift", 1, 23, 5),
            BitField::new("index", 1, 28, 4),
        ]
    )
    .since("gfx10")
);

described!(
    SetShRegOffset,
    Type::bits(
        "pm4::SetShRegOffset",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("index", 1, 30, 2),
            BitField::new("data_offset", 2, 0, 32),
        ]
    )
);

described!(
    SetUconfigReg,
    Type::bits(
        "pm4::SetUconfigReg",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
        ]
    )
);

described!(
    SetUconfigRegIndex,
    Type::bits(
        "pm4::SetUconfigRegIndex",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("index", 1, 28, 4),
        ]
    )
    .since("gfx10")
);

described!(
    SetConfigReg,
    Type::bits(
        "pm4::SetConfigReg",
        8,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("vmid_shift", 1, 23, 5),
            BitField::new("index", 1, 28, 4),
        ]
    )
);

described!(
    SetQueueReg,
    Type::bits(
        "pm4::SetQueueReg",
        12,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 8),
            BitField::new("defer_exec", 1, 15, 1),
            BitField::new("vqid", 1, 16, 10),
            BitField::new("data", 2, 0, 32),
        ]
    )
);

described!(
    LoadShRegIndex,
    Type::bits(
        "pm4::LoadShRegIndex",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("index", 1, 0, 2),
            BitField::new("mem_addr", 1, 2, 30),
            BitField::new("mem_addr_hi", 2, 0, 32),
            BitField::new("reg_offset", 3, 0, 16),
            BitField::new("data_format", 3, 31, 1),
            BitField::new("num_dwords", 4, 0, 14),
        ]
    )
    .since("gfx10.3")
);

described!(
    SetShRegPairsPacked,
    Type::bits(
        "pm4::SetShRegPairsPacked",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_writes_count", 1, 0, 16),
            BitField::new("reg_offset0", 2, 0, 16),
            BitField::new("reg_offset1", 2, 16, 16),
            BitField::new("reg_data0", 3, 0, 32),
            BitField::new("reg_data1", 4, 0, 32),
        ]
    )
    .since("gfx11")
);

described!(
    SetShRegPairsPackedN,
    Type::bits(
        "pm4::SetShRegPairsPackedN",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_writes_count", 1, 0, 16),
            BitField::new("reg_offset0", 2, 0, 16),
            BitField::new("reg_offset1", 2, 16, 16),
            BitField::new("reg_data0", 3, 0, 32),
            BitField::new("reg_data1", 4, 0, 32),
        ]
    )
    .since("gfx11")
);

described!(
    SetShRegPairs,
    Type::bits(
        "pm4::SetShRegPairs",
        12,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("reg_data", 2, 0, 32),
        ]
    )
    .since("gfx12")
);

described!(
    SetShRegPairsPackedGfx12,
    Type::bits(
        "pm4::SetShRegPairsPackedGfx12",
        20,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_writes_count", 1, 0, 16),
            BitField::new("reg_offset0", 2, 0, 16),
            BitField::new("reg_offset1", 2, 16, 16),
            BitField::new("reg_data0", 3, 0, 32),
            BitField::new("reg_data1", 4, 0, 32),
        ]
    )
    .since("gfx12")
);

described!(
    SetUconfigRegPairs,
    Type::bits(
        "pm4::SetUconfigRegPairs",
        12,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("reg_offset", 1, 0, 16),
            BitField::new("reg_data", 2, 0, 32),
        ]
    )
    .since("gfx12")
);

described!(
    RegRmw,
    Type::bits(
        "pm4::RegRmw",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("mod_addr", 1, 0, 18),
            BitField::new("shadow_base_sel", 1, 24, 2),
            BitField::new("or_mask_src", 1, 30, 1),
            BitField::new("and_mask_src", 1, 31, 1),
            BitField::new("and_mask", 2, 0, 32),
            BitField::new("or_mask", 3, 0, 32),
        ]
    )
);

described!(
    SetBase,
    Type::bits(
        "pm4::SetBase",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("base_index", 1, 0, 4),
            BitField::new("address", 2, 0, 64).low_zero(3),
        ]
    )
);

described!(
    SetQPreemptionMode,
    Type::bits(
        "pm4::SetQPreemptionMode",
        36,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("shadow_addr", 1, 0, 64),
            BitField::new("gds_addr", 3, 0, 64),
            BitField::new("csa_addr", 5, 0, 64),
            BitField::new("ib_vmid", 7, 0, 4),
            BitField::new("init_shadow_mem", 8, 0, 1),
        ]
    )
    .since("gfx11")
);

described!(
    SetResources,
    Type::bits(
        "pm4::SetResources",
        32,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("vmid_mask", 1, 0, 16),
            BitField::new("unmap_latency", 1, 16, 8),
            BitField::new("queue_type", 1, 29, 3),
            BitField::new("queue_mask", 2, 0, 64),
            BitField::new("gws_mask", 4, 0, 64),
            BitField::new("oac_mask", 6, 0, 16),
            BitField::new("gds_heap_base", 7, 0, 10),
            BitField::new("gds_heap_size", 7, 11, 10),
        ]
    )
);

described!(
    RunList,
    Type::bits(
        "pm4::RunList",
        16,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("ib_base", 1, 0, 64).low_zero(2),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("chain", 3, 20, 1),
            BitField::new("offload_polling", 3, 21, 1),
            BitField::new("chained_runlist_idle_disable", 3, 22, 1),
            BitField::new("valid", 3, 23, 1),
            BitField::new("process_cnt", 3, 24, 4),
        ]
    )
);

described!(
    MapProcess,
    Type::bits(
        "pm4::MapProcess",
        64,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("pasid", 1, 0, 16),
            BitField::new("exec_cleaner_shader", 1, 17, 1),
            BitField::new("debug_vmid", 1, 18, 4),
            BitField::new("new_debug", 1, 22, 1),
            BitField::new("diq_enable", 1, 24, 1),
            BitField::new("process_quantum", 1, 25, 7),
            BitField::new("page_table_base", 2, 0, 64),
            BitField::new("sh_mem_bases", 4, 0, 32),
            BitField::new("sh_mem_config", 5, 0, 32),
            BitField::new("sq_shader_tba", 6, 0, 64),
            BitField::new("sq_shader_tma", 8, 0, 64),
            BitField::new("gds_addr", 11, 0, 64),
            BitField::new("num_gws", 13, 0, 7),
            BitField::new("sdma_enable", 13, 7, 1),
            BitField::new("num_oac", 13, 8, 4),
            BitField::new("gds_size_hi", 13, 12, 4),
            BitField::new("gds_size", 13, 16, 6),
            BitField::new("num_queues", 13, 22, 10),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
);

described!(
    MapProcessAldebaran,
    Type::bits(
        "pm4::MapProcessAldebaran",
        84,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("pasid", 1, 0, 16),
            BitField::new("single_memops", 1, 16, 1),
            BitField::new("exec_cleaner_shader", 1, 17, 1),
            BitField::new("debug_vmid", 1, 18, 4),
            BitField::new("new_debug", 1, 22, 1),
            BitField::new("tmz", 1, 23, 1),
            BitField::new("diq_enable", 1, 24, 1),
            BitField::new("process_quantum", 1, 25, 7),
            BitField::new("page_table_base", 2, 0, 64),
            BitField::new("sh_mem_bases", 4, 0, 32),
            BitField::new("sh_mem_config", 5, 0, 32),
            BitField::new("sq_shader_tba", 6, 0, 64),
            BitField::new("sq_shader_tma", 8, 0, 64),
            BitField::new("gds_addr", 11, 0, 64),
            BitField::new("num_gws", 13, 0, 7),
            BitField::new("sdma_enable", 13, 7, 1),
            BitField::new("num_oac", 13, 8, 4),
            BitField::new("gds_size_hi", 13, 12, 4),
            BitField::new("gds_size", 13, 16, 6),
            BitField::new("num_queues", 13, 22, 10),
            BitField::new("spi_gdbg_per_vmid_cntl", 14, 0, 32),
            BitField::new("tcp_watch_cntl0", 15, 0, 32),
            BitField::new("tcp_watch_cntl1", 16, 0, 32),
            BitField::new("tcp_watch_cntl2", 17, 0, 32),
            BitField::new("tcp_watch_cntl3", 18, 0, 32),
            BitField::new("completion_signal", 19, 0, 64),
        ]
    )
);

described!(
    MapProcessVm,
    Type::bits(
        "pm4::MapProcessVm",
        64,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("vm_context_cntl", 2, 0, 32),
            BitField::new("page_table_end", 4, 0, 64),
            BitField::new("page_table_start", 6, 0, 64),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
);

described!(
    MapQueues,
    Type::bits(
        "pm4::MapQueues",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("extended_engine_sel", 1, 2, 2),
            BitField::new("queue_sel", 1, 4, 2),
            BitField::new("vmid", 1, 8, 4),
            BitField::new("gws_control_queue", 1, 12, 1),
            BitField::new("queue", 1, 13, 3),
            BitField::new("pipe", 1, 16, 2),
            BitField::new("me", 1, 18, 2),
            BitField::new("queue_type", 1, 21, 3),
            BitField::new("alloc_format", 1, 24, 2),
            BitField::new("engine_sel", 1, 26, 3),
            BitField::new("num_queues", 1, 29, 3),
            BitField::new("check_disable", 2, 1, 1),
            BitField::new("doorbell_offset", 2, 2, 26),
            BitField::new("mqd_addr", 3, 0, 64),
            BitField::new("wptr_addr", 5, 0, 64),
        ]
    )
);

described!(
    UnmapQueues,
    Type::bits(
        "pm4::UnmapQueues",
        24,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("action", 1, 0, 2),
            BitField::new("extended_engine_sel", 1, 2, 2),
            BitField::new("queue_sel", 1, 4, 2),
            BitField::new("engine_sel", 1, 26, 3),
            BitField::new("num_queues", 1, 29, 3),
            BitField::new("doorbell_offset0", 2, 2, 26),
            BitField::new("doorbell_offset1", 3, 2, 26),
            BitField::new("doorbell_offset2", 4, 2, 26),
            BitField::new("doorbell_offset3", 5, 2, 26),
        ]
    )
);

described!(
    UnmapQueuesPasid,
    Type::bits(
        "pm4::UnmapQueuesPasid",
        24,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("action", 1, 0, 2),
            BitField::new("extended_engine_sel", 1, 2, 2),
            BitField::new("queue_sel", 1, 4, 2),
            BitField::new("engine_sel", 1, 26, 3),
            BitField::new("pasid", 2, 0, 16),
        ]
    )
);

described!(
    QueryStatus,
    Type::bits(
        "pm4::QueryStatus",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("context_id", 1, 0, 28),
            BitField::new("interrupt_sel", 1, 28, 2),
            BitField::new("command", 1, 30, 2),
            BitField::new("doorbell_offset", 2, 2, 26),
            BitField::new("engine_sel", 2, 28, 3),
            BitField::new("addr", 3, 0, 64),
            BitField::new("data", 5, 0, 64),
        ]
    )
);

described!(
    QueryStatusPasid,
    Type::bits(
        "pm4::QueryStatusPasid",
        28,
        4,
        &[
            BitField::new("opcode", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
            BitField::new("packet_type", 0, 30, 2),
            BitField::new("context_id", 1, 0, 28),
            BitField::new("interrupt_sel", 1, 28, 2),
            BitField::new("command", 1, 30, 2),
            BitField::new("pasid", 2, 0, 16),
            BitField::new("addr", 3, 0, 64),
            BitField::new("data", 5, 0, 64),
        ]
    )
);
