// Generated from abi/spec/mqd by `cargo xtask codegen`. Do not edit.
// Content hash: 9f2cadaa7769c5d3

//! Descriptions of [`mqd`](crate::mqd).

use crate::generated::mqd::*;
use crate::layout::{BitField, Described, Field, Type, described, of};

described!(
    ComputeDdidIndex,
    Type::bits(
        "mqd::ComputeDdidIndex",
        4,
        4,
        &[BitField::new("index", 0, 0, 11),]
    )
    .since("gfx10")
);

described!(
    ComputeDispatchInitiator,
    Type::bits(
        "mqd::ComputeDispatchInitiator",
        4,
        4,
        &[
            BitField::new("compute_shader_en", 0, 0, 1),
            BitField::new("partial_tg_en", 0, 1, 1),
            BitField::new("force_start_at_000", 0, 2, 1),
            BitField::new("ordered_append_enbl", 0, 3, 1),
            BitField::new("ordered_append_mode", 0, 4, 1),
            BitField::new("use_thread_dimensions", 0, 5, 1),
            BitField::new("order_mode", 0, 6, 1),
            BitField::new("scalar_l1_inv_vol", 0, 10, 1),
            BitField::new("vector_l1_inv_vol", 0, 11, 1),
            BitField::new("restore", 0, 14, 1),
        ]
    )
);

described!(
    ComputeDispatchInitiatorGfx10,
    Type::bits(
        "mqd::ComputeDispatchInitiatorGfx10",
        4,
        4,
        &[
            BitField::new("compute_shader_en", 0, 0, 1),
            BitField::new("partial_tg_en", 0, 1, 1),
            BitField::new("force_start_at_000", 0, 2, 1),
            BitField::new("ordered_append_enbl", 0, 3, 1),
            BitField::new("ordered_append_mode", 0, 4, 1),
            BitField::new("use_thread_dimensions", 0, 5, 1),
            BitField::new("order_mode", 0, 6, 1),
            BitField::new("scalar_l1_inv_vol", 0, 10, 1),
            BitField::new("vector_l1_inv_vol", 0, 11, 1),
            BitField::new("tunnel_enable", 0, 13, 1),
            BitField::new("restore", 0, 14, 1),
            BitField::new("cs_w32_en", 0, 15, 1),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeDispatchInitiatorGfx11,
    Type::bits(
        "mqd::ComputeDispatchInitiatorGfx11",
        4,
        4,
        &[
            BitField::new("compute_shader_en", 0, 0, 1),
            BitField::new("partial_tg_en", 0, 1, 1),
            BitField::new("force_start_at_000", 0, 2, 1),
            BitField::new("ordered_append_enbl", 0, 3, 1),
            BitField::new("ordered_append_mode", 0, 4, 1),
            BitField::new("use_thread_dimensions", 0, 5, 1),
            BitField::new("order_mode", 0, 6, 1),
            BitField::new("scalar_l1_inv_vol", 0, 10, 1),
            BitField::new("vector_l1_inv_vol", 0, 11, 1),
            BitField::new("tunnel_enable", 0, 13, 1),
            BitField::new("restore", 0, 14, 1),
            BitField::new("cs_w32_en", 0, 15, 1),
            BitField::new("amp_shader_en", 0, 16, 1),
            BitField::new("disable_disp_prempt_en", 0, 17, 1),
        ]
    )
    .since("gfx11")
);

described!(
    ComputeDispatchInitiatorGfx12,
    Type::bits(
        "mqd::ComputeDispatchInitiatorGfx12",
        4,
        4,
        &[
            BitField::new("compute_shader_en", 0, 0, 1),
            BitField::new("partial_tg_en", 0, 1, 1),
            BitField::new("force_start_at_000", 0, 2, 1),
            BitField::new("ordered_append_enbl", 0, 3, 1),
            BitField::new("ordered_append_mode", 0, 4, 1),
            BitField::new("use_thread_dimensions", 0, 5, 1),
            BitField::new("order_mode", 0, 6, 1),
            BitField::new("scalar_l1_inv_vol", 0, 10, 1),
            BitField::new("vector_l1_inv_vol", 0, 11, 1),
            BitField::new("ping_pong_en", 0, 12, 1),
            BitField::new("tunnel_enable", 0, 13, 1),
            BitField::new("restore", 0, 14, 1),
            BitField::new("cs_w32_en", 0, 15, 1),
            BitField::new("amp_shader_en", 0, 16, 1),
            BitField::new("disable_disp_prempt_en", 0, 17, 1),
            BitField::new("interleave_2d_en", 0, 18, 1),
            BitField::new("ttrace_queue_id", 0, 29, 3),
        ]
    )
    .since("gfx12")
);

described!(
    ComputeDispatchInterleave,
    Type::bits(
        "mqd::ComputeDispatchInterleave",
        4,
        4,
        &[BitField::new("interleave", 0, 0, 10),]
    )
    .since("gfx11")
);

described!(
    ComputeDispatchInterleaveGfx12,
    Type::bits(
        "mqd::ComputeDispatchInterleaveGfx12",
        4,
        4,
        &[
            BitField::new("interleave_1d", 0, 0, 10),
            BitField::new("interleave_2d_x_size", 0, 16, 4),
            BitField::new("interleave_2d_y_size", 0, 24, 4),
        ]
    )
    .since("gfx12")
);

described!(
    ComputeDispatchPktAddrHi,
    Type::bits(
        "mqd::ComputeDispatchPktAddrHi",
        4,
        4,
        &[BitField::new("data", 0, 0, 8),]
    )
);

described!(
    ComputeDispatchScratchBaseHi,
    Type::bits(
        "mqd::ComputeDispatchScratchBaseHi",
        4,
        4,
        &[BitField::new("data", 0, 0, 8),]
    )
);

described!(
    ComputeDispatchTunnel,
    Type::bits(
        "mqd::ComputeDispatchTunnel",
        4,
        4,
        &[
            BitField::new("off_delay", 0, 0, 10),
            BitField::new("immediate", 0, 10, 1),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeDispatchTunnelGfx12,
    Type::bits(
        "mqd::ComputeDispatchTunnelGfx12",
        4,
        4,
        &[BitField::new("off_delay", 0, 0, 13),]
    )
    .since("gfx12")
);

described!(
    ComputeMiscReserved,
    Type::bits(
        "mqd::ComputeMiscReserved",
        4,
        4,
        &[
            BitField::new("send_seid", 0, 0, 2),
            BitField::new("wave_id_base", 0, 5, 12),
        ]
    )
);

described!(
    ComputeMiscReservedGfx90a,
    Type::bits(
        "mqd::ComputeMiscReservedGfx90a",
        4,
        4,
        &[
            BitField::new("send_seid", 0, 0, 2),
            BitField::new("send_seid_core1", 0, 2, 2),
            BitField::new("restore_core_id", 0, 4, 1),
            BitField::new("wave_id_base", 0, 5, 12),
            BitField::new("crawler_done_core0", 0, 17, 1),
            BitField::new("crawler_done_core1", 0, 18, 1),
        ]
    )
);

described!(
    ComputeMiscReservedGfx11,
    Type::bits(
        "mqd::ComputeMiscReservedGfx11",
        4,
        4,
        &[
            BitField::new("send_seid", 0, 0, 3),
            BitField::new("wave_id_base", 0, 5, 12),
        ]
    )
    .since("gfx11")
);

described!(
    ComputeMiscReservedGfx12,
    Type::bits(
        "mqd::ComputeMiscReservedGfx12",
        4,
        4,
        &[
            BitField::new("send_seid", 0, 0, 4),
            BitField::new("wave_id_base", 0, 5, 12),
        ]
    )
    .since("gfx12")
);

described!(
    ComputeNumThread,
    Type::bits(
        "mqd::ComputeNumThread",
        4,
        4,
        &[
            BitField::new("num_thread_full", 0, 0, 16),
            BitField::new("num_thread_partial", 0, 16, 16),
        ]
    )
);

described!(
    ComputeNumThreadGfx12,
    Type::bits(
        "mqd::ComputeNumThreadGfx12",
        4,
        4,
        &[
            BitField::new("num_thread_full", 0, 0, 13),
            BitField::new("interleave_bits_x", 0, 13, 3),
            BitField::new("num_thread_partial", 0, 16, 16),
        ]
    )
    .since("gfx12")
);

described!(
    ComputePerfcountEnable,
    Type::bits(
        "mqd::ComputePerfcountEnable",
        4,
        4,
        &[BitField::new("perfcount_enable", 0, 0, 1),]
    )
);

described!(
    ComputePipelinestatEnable,
    Type::bits(
        "mqd::ComputePipelinestatEnable",
        4,
        4,
        &[BitField::new("pipelinestat_enable", 0, 0, 1),]
    )
);

described!(
    ComputeRelaunch,
    Type::bits(
        "mqd::ComputeRelaunch",
        4,
        4,
        &[
            BitField::new("payload", 0, 0, 30),
            BitField::new("is_event", 0, 30, 1),
            BitField::new("is_state", 0, 31, 1),
        ]
    )
);

described!(
    ComputeReqCtrl,
    Type::bits(
        "mqd::ComputeReqCtrl",
        4,
        4,
        &[
            BitField::new("soft_grouping_en", 0, 0, 1),
            BitField::new("number_of_requests_per_cu", 0, 1, 4),
            BitField::new("soft_grouping_allocation_timeout", 0, 5, 4),
            BitField::new("hard_lock_hysteresis", 0, 9, 1),
            BitField::new("hard_lock_low_threshold", 0, 10, 5),
            BitField::new("producer_request_lockout", 0, 15, 1),
            BitField::new("global_scanning_en", 0, 16, 1),
            BitField::new("allocation_rate_throttling_threshold", 0, 17, 3),
            BitField::new("dedicated_preallocation_buffer_limit", 0, 20, 7),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeResourceLimits,
    Type::bits(
        "mqd::ComputeResourceLimits",
        4,
        4,
        &[
            BitField::new("waves_per_sh", 0, 0, 10),
            BitField::new("tg_per_cu", 0, 12, 4),
            BitField::new("lock_threshold", 0, 16, 6),
            BitField::new("simd_dest_cntl", 0, 22, 1),
            BitField::new("force_simd_dist", 0, 23, 1),
            BitField::new("cu_group_count", 0, 24, 3),
            BitField::new("simd_disable", 0, 27, 4),
        ]
    )
);

described!(
    ComputeResourceLimitsGfx10,
    Type::bits(
        "mqd::ComputeResourceLimitsGfx10",
        4,
        4,
        &[
            BitField::new("waves_per_sh", 0, 0, 10),
            BitField::new("tg_per_cu", 0, 12, 4),
            BitField::new("lock_threshold", 0, 16, 6),
            BitField::new("simd_dest_cntl", 0, 22, 1),
            BitField::new("force_simd_dist", 0, 23, 1),
            BitField::new("cu_group_count", 0, 24, 3),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeStaticThreadMgmt,
    Type::bits(
        "mqd::ComputeStaticThreadMgmt",
        4,
        4,
        &[
            BitField::new("sh0_cu_en", 0, 0, 16),
            BitField::new("sh1_cu_en", 0, 16, 16),
        ]
    )
);

described!(
    ComputeStaticThreadMgmtGfx10,
    Type::bits(
        "mqd::ComputeStaticThreadMgmtGfx10",
        4,
        4,
        &[
            BitField::new("sa0_cu_en", 0, 0, 16),
            BitField::new("sa1_cu_en", 0, 16, 16),
        ]
    )
    .since("gfx10")
);

described!(
    ComputeTgChunkSize,
    Type::bits(
        "mqd::ComputeTgChunkSize",
        4,
        4,
        &[BitField::new("tg_chunk_size", 0, 0, 16),]
    )
);

described!(
    ComputeThreadTraceEnable,
    Type::bits(
        "mqd::ComputeThreadTraceEnable",
        4,
        4,
        &[BitField::new("thread_trace_enable", 0, 0, 1),]
    )
);

described!(
    ComputeTmpringSize,
    Type::bits(
        "mqd::ComputeTmpringSize",
        4,
        4,
        &[
            BitField::new("waves", 0, 0, 12),
            BitField::new("wavesize", 0, 12, 13),
        ]
    )
);

described!(
    ComputeTmpringSizeGfx11,
    Type::bits(
        "mqd::ComputeTmpringSizeGfx11",
        4,
        4,
        &[
            BitField::new("waves", 0, 0, 12),
            BitField::new("wavesize", 0, 12, 15),
        ]
    )
    .since("gfx11")
);

described!(
    ComputeTmpringSizeGfx12,
    Type::bits(
        "mqd::ComputeTmpringSizeGfx12",
        4,
        4,
        &[
            BitField::new("waves", 0, 0, 12),
            BitField::new("wavesize", 0, 12, 18),
        ]
    )
    .since("gfx12")
);

described!(
    ComputeUserAccum,
    Type::bits(
        "mqd::ComputeUserAccum",
        4,
        4,
        &[BitField::new("contribution", 0, 0, 7),]
    )
    .since("gfx10")
);

described!(
    ComputeVmid,
    Type::bits("mqd::ComputeVmid", 4, 4, &[BitField::new("data", 0, 0, 4),])
);

described!(
    ComputeWaveRestoreAddrHi,
    Type::bits(
        "mqd::ComputeWaveRestoreAddrHi",
        4,
        4,
        &[BitField::new("addr", 0, 0, 16),]
    )
);

described!(
    CpHqdActive,
    Type::bits(
        "mqd::CpHqdActive",
        4,
        4,
        &[
            BitField::new("active", 0, 0, 1),
            BitField::new("busy_gate", 0, 1, 1),
        ]
    )
);

described!(
    CpHqdAqlControl,
    Type::bits(
        "mqd::CpHqdAqlControl",
        4,
        4,
        &[
            BitField::new("control0", 0, 0, 15),
            BitField::new("control0_en", 0, 15, 1),
            BitField::new("control1", 0, 16, 15),
            BitField::new("control1_en", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdCntlStackOffset,
    Type::bits(
        "mqd::CpHqdCntlStackOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 14),]
    )
);

described!(
    CpHqdCntlStackOffsetGfx900,
    Type::bits(
        "mqd::CpHqdCntlStackOffsetGfx900",
        4,
        4,
        &[BitField::new("offset", 0, 2, 13),]
    )
);

described!(
    CpHqdCntlStackSize,
    Type::bits(
        "mqd::CpHqdCntlStackSize",
        4,
        4,
        &[BitField::new("size", 0, 12, 4),]
    )
);

described!(
    CpHqdCntlStackSizeGfx900,
    Type::bits(
        "mqd::CpHqdCntlStackSizeGfx900",
        4,
        4,
        &[BitField::new("size", 0, 12, 3),]
    )
);

described!(
    CpHqdCtxSaveBaseAddrHi,
    Type::bits(
        "mqd::CpHqdCtxSaveBaseAddrHi",
        4,
        4,
        &[BitField::new("addr_hi", 0, 0, 16),]
    )
);

described!(
    CpHqdCtxSaveBaseAddrLo,
    Type::bits(
        "mqd::CpHqdCtxSaveBaseAddrLo",
        4,
        4,
        &[BitField::new("addr", 0, 12, 20),]
    )
);

described!(
    CpHqdCtxSaveControl,
    Type::bits(
        "mqd::CpHqdCtxSaveControl",
        4,
        4,
        &[
            BitField::new("policy", 0, 3, 1),
            BitField::new("exe_disable", 0, 23, 1),
        ]
    )
);

described!(
    CpHqdCtxSaveControlGfx10,
    Type::bits(
        "mqd::CpHqdCtxSaveControlGfx10",
        4,
        4,
        &[
            BitField::new("policy", 0, 3, 2),
            BitField::new("exe_disable", 0, 23, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdCtxSaveSize,
    Type::bits(
        "mqd::CpHqdCtxSaveSize",
        4,
        4,
        &[BitField::new("size", 0, 12, 15),]
    )
);

described!(
    CpHqdCtxSaveSizeGfx900,
    Type::bits(
        "mqd::CpHqdCtxSaveSizeGfx900",
        4,
        4,
        &[BitField::new("size", 0, 12, 13),]
    )
);

described!(
    CpHqdCtxSaveSizeGfx11,
    Type::bits(
        "mqd::CpHqdCtxSaveSizeGfx11",
        4,
        4,
        &[BitField::new("size", 0, 12, 14),]
    )
    .since("gfx11")
);

described!(
    CpHqdDequeueRequest,
    Type::bits(
        "mqd::CpHqdDequeueRequest",
        4,
        4,
        &[
            BitField::new("dequeue_req", 0, 0, 3),
            BitField::new("iq_req_pend", 0, 4, 1),
            BitField::new("dequeue_int", 0, 8, 1),
            BitField::new("iq_req_pend_en", 0, 9, 1),
            BitField::new("dequeue_req_en", 0, 10, 1),
        ]
    )
);

described!(
    CpHqdDequeueRequestGfx10,
    Type::bits(
        "mqd::CpHqdDequeueRequestGfx10",
        4,
        4,
        &[
            BitField::new("dequeue_req", 0, 0, 4),
            BitField::new("iq_req_pend", 0, 4, 1),
            BitField::new("dequeue_int", 0, 8, 1),
            BitField::new("iq_req_pend_en", 0, 9, 1),
            BitField::new("dequeue_req_en", 0, 10, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdDmaOffload,
    Type::bits(
        "mqd::CpHqdDmaOffload",
        4,
        4,
        &[BitField::new("dma_offload", 0, 0, 1),]
    )
);

described!(
    CpHqdDmaOffloadGfx11,
    Type::bits(
        "mqd::CpHqdDmaOffloadGfx11",
        4,
        4,
        &[
            BitField::new("dma_offload", 0, 0, 1),
            BitField::new("dma_offload_en", 0, 1, 1),
            BitField::new("aql_offload", 0, 2, 1),
            BitField::new("aql_offload_en", 0, 3, 1),
            BitField::new("eop_offload", 0, 4, 1),
            BitField::new("eop_offload_en", 0, 5, 1),
        ]
    )
    .since("gfx11")
);

described!(
    CpHqdEopBaseAddrHi,
    Type::bits(
        "mqd::CpHqdEopBaseAddrHi",
        4,
        4,
        &[BitField::new("base_addr_hi", 0, 0, 8),]
    )
);

described!(
    CpHqdEopControl,
    Type::bits(
        "mqd::CpHqdEopControl",
        4,
        4,
        &[
            BitField::new("eop_size", 0, 0, 6),
            BitField::new("processing_eop", 0, 8, 1),
            BitField::new("process_eop_en", 0, 12, 1),
            BitField::new("processing_eopib", 0, 13, 1),
            BitField::new("process_eopib_en", 0, 14, 1),
            BitField::new("halt_fetcher", 0, 21, 1),
            BitField::new("halt_fetcher_en", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 1),
            BitField::new("sig_sem_result", 0, 29, 2),
            BitField::new("pend_sig_sem", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdEopControlGfx10,
    Type::bits(
        "mqd::CpHqdEopControlGfx10",
        4,
        4,
        &[
            BitField::new("eop_size", 0, 0, 6),
            BitField::new("processing_eop", 0, 8, 1),
            BitField::new("process_eop_en", 0, 12, 1),
            BitField::new("processing_eopib", 0, 13, 1),
            BitField::new("process_eopib_en", 0, 14, 1),
            BitField::new("halt_fetcher", 0, 21, 1),
            BitField::new("halt_fetcher_en", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("eop_volatile", 0, 26, 1),
            BitField::new("sig_sem_result", 0, 29, 2),
            BitField::new("pend_sig_sem", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdEopControlGfx12,
    Type::bits(
        "mqd::CpHqdEopControlGfx12",
        4,
        4,
        &[
            BitField::new("eop_size", 0, 0, 6),
            BitField::new("processing_eop", 0, 8, 1),
            BitField::new("process_eop_en", 0, 12, 1),
            BitField::new("processing_eopib", 0, 13, 1),
            BitField::new("process_eopib_en", 0, 14, 1),
            BitField::new("halt_fetcher", 0, 21, 1),
            BitField::new("halt_fetcher_en", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdEopEvents,
    Type::bits(
        "mqd::CpHqdEopEvents",
        4,
        4,
        &[
            BitField::new("event_count", 0, 0, 12),
            BitField::new("cs_partial_flush_pend", 0, 16, 1),
        ]
    )
);

described!(
    CpHqdEopRptr,
    Type::bits(
        "mqd::CpHqdEopRptr",
        4,
        4,
        &[
            BitField::new("rptr", 0, 0, 13),
            BitField::new("reset_fetcher", 0, 28, 1),
            BitField::new("dequeue_pend", 0, 29, 1),
            BitField::new("rptr_eq_csmd_wptr", 0, 30, 1),
            BitField::new("init_fetcher", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdEopWptr,
    Type::bits(
        "mqd::CpHqdEopWptr",
        4,
        4,
        &[
            BitField::new("wptr", 0, 0, 13),
            BitField::new("eop_empty", 0, 15, 1),
            BitField::new("eop_avail", 0, 16, 13),
        ]
    )
);

described!(
    CpHqdEopWptrMem,
    Type::bits("mqd::CpHqdEopWptrMem", 4, 4, &[BitField::new("wptr", 0, 0, 13),])
);

described!(
    CpHqdError,
    Type::bits(
        "mqd::CpHqdError",
        4,
        4,
        &[
            BitField::new("edc_error_id", 0, 0, 4),
            BitField::new("sua_error", 0, 4, 1),
            BitField::new("aql_error", 0, 5, 1),
            BitField::new("pq_utcl1_error", 0, 8, 1),
            BitField::new("ib_utcl1_error", 0, 9, 1),
            BitField::new("eop_utcl1_error", 0, 10, 1),
            BitField::new("iq_utcl1_error", 0, 11, 1),
            BitField::new("rrpt_utcl1_error", 0, 12, 1),
            BitField::new("wpp_utcl1_error", 0, 13, 1),
            BitField::new("sem_utcl1_error", 0, 14, 1),
            BitField::new("dma_src_utcl1_error", 0, 15, 1),
            BitField::new("dma_dst_utcl1_error", 0, 16, 1),
            BitField::new("sr_utcl1_error", 0, 17, 1),
            BitField::new("qu_utcl1_error", 0, 18, 1),
            BitField::new("tc_utcl1_error", 0, 19, 1),
        ]
    )
);

described!(
    CpHqdErrorGfx12,
    Type::bits(
        "mqd::CpHqdErrorGfx12",
        4,
        4,
        &[
            BitField::new("edc_error_id", 0, 0, 4),
            BitField::new("sua_error", 0, 4, 1),
            BitField::new("aql_error", 0, 5, 1),
            BitField::new("pq_utcl1_error", 0, 8, 1),
            BitField::new("ib_utcl1_error", 0, 9, 1),
            BitField::new("eop_utcl1_error", 0, 10, 1),
            BitField::new("iq_utcl1_error", 0, 11, 1),
            BitField::new("rrpt_utcl1_error", 0, 12, 1),
            BitField::new("wpp_utcl1_error", 0, 13, 1),
            BitField::new("dma_src_utcl1_error", 0, 15, 1),
            BitField::new("dma_dst_utcl1_error", 0, 16, 1),
            BitField::new("sr_utcl1_error", 0, 17, 1),
            BitField::new("qu_utcl1_error", 0, 18, 1),
            BitField::new("tc_utcl1_error", 0, 19, 1),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdGdsResourceState,
    Type::bits(
        "mqd::CpHqdGdsResourceState",
        4,
        4,
        &[
            BitField::new("oa_required", 0, 0, 1),
            BitField::new("oa_acquired", 0, 1, 1),
            BitField::new("gws_size", 0, 4, 6),
            BitField::new("gws_pntr", 0, 12, 6),
        ]
    )
);

described!(
    CpHqdHqScheduler0,
    Type::bits(
        "mqd::CpHqdHqScheduler0",
        4,
        4,
        &[
            BitField::new("cwsr", 0, 0, 1),
            BitField::new("save_status", 0, 1, 1),
            BitField::new("static_queue", 0, 3, 3),
            BitField::new("queue_run_once", 0, 6, 1),
            BitField::new("scratch_ram_init", 0, 7, 1),
            BitField::new("tcl2_dirty", 0, 8, 1),
            BitField::new("c_inherit_vmid", 0, 9, 1),
            BitField::new("queue_scheduler_type", 0, 10, 3),
            BitField::new("c_queue_use_gws", 0, 13, 1),
            BitField::new("queue_slot_connected", 0, 15, 1),
            BitField::new("mes_interrupt_enabled", 0, 20, 1),
            BitField::new("mes_interrupt_pipe", 0, 21, 2),
            BitField::new("concurrent_process_count", 0, 24, 4),
            BitField::new("queue_idle", 0, 30, 1),
            BitField::new("db_updated_msg_en", 0, 31, 1),
        ]
    )
    .since("gfx11")
);

described!(
    CpHqdHqScheduler0Gfx1101,
    Type::bits(
        "mqd::CpHqdHqScheduler0Gfx1101",
        4,
        4,
        &[
            BitField::new("cwsr", 0, 0, 1),
            BitField::new("save_status", 0, 1, 1),
            BitField::new("static_queue", 0, 3, 3),
            BitField::new("queue_run_once", 0, 6, 1),
            BitField::new("scratch_ram_init", 0, 7, 1),
            BitField::new("tcl2_dirty", 0, 8, 1),
            BitField::new("c_inherit_vmid", 0, 9, 1),
            BitField::new("queue_scheduler_type", 0, 10, 3),
            BitField::new("c_queue_use_gws", 0, 13, 1),
            BitField::new("c_queue_debug_en", 0, 14, 1),
            BitField::new("queue_slot_connected", 0, 15, 1),
            BitField::new("mes_interrupt_enabled", 0, 20, 1),
            BitField::new("mes_interrupt_pipe", 0, 21, 2),
            BitField::new("concurrent_process_count", 0, 24, 4),
            BitField::new("queue_idle", 0, 30, 1),
            BitField::new("db_updated_msg_en", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdHqStatus0,
    Type::bits(
        "mqd::CpHqdHqStatus0",
        4,
        4,
        &[
            BitField::new("dequeue_status", 0, 0, 2),
            BitField::new("dequeue_retry_cnt", 0, 2, 2),
            BitField::new("scratch_ram_init", 0, 7, 1),
            BitField::new("tcl2_dirty", 0, 8, 1),
            BitField::new("pg_activated", 0, 9, 1),
            BitField::new("queue_idle", 0, 30, 1),
            BitField::new("db_updated_msg_en", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdHqStatus0Gfx11,
    Type::bits(
        "mqd::CpHqdHqStatus0Gfx11",
        4,
        4,
        &[
            BitField::new("cwsr", 0, 0, 1),
            BitField::new("save_status", 0, 1, 1),
            BitField::new("static_queue", 0, 3, 3),
            BitField::new("queue_run_once", 0, 6, 1),
            BitField::new("scratch_ram_init", 0, 7, 1),
            BitField::new("tcl2_dirty", 0, 8, 1),
            BitField::new("c_inherit_vmid", 0, 9, 1),
            BitField::new("queue_scheduler_type", 0, 10, 3),
            BitField::new("c_queue_use_gws", 0, 13, 1),
            BitField::new("queue_slot_connected", 0, 15, 1),
            BitField::new("mes_interrupt_enabled", 0, 20, 1),
            BitField::new("mes_interrupt_pipe", 0, 21, 2),
            BitField::new("concurrent_process_count", 0, 24, 4),
            BitField::new("queue_idle", 0, 30, 1),
            BitField::new("db_updated_msg_en", 0, 31, 1),
        ]
    )
    .since("gfx11")
);

described!(
    CpHqdHqStatus0Gfx1101,
    Type::bits(
        "mqd::CpHqdHqStatus0Gfx1101",
        4,
        4,
        &[
            BitField::new("cwsr", 0, 0, 1),
            BitField::new("save_status", 0, 1, 1),
            BitField::new("static_queue", 0, 3, 3),
            BitField::new("queue_run_once", 0, 6, 1),
            BitField::new("scratch_ram_init", 0, 7, 1),
            BitField::new("tcl2_dirty", 0, 8, 1),
            BitField::new("c_inherit_vmid", 0, 9, 1),
            BitField::new("queue_scheduler_type", 0, 10, 3),
            BitField::new("c_queue_use_gws", 0, 13, 1),
            BitField::new("c_queue_debug_en", 0, 14, 1),
            BitField::new("queue_slot_connected", 0, 15, 1),
            BitField::new("mes_interrupt_enabled", 0, 20, 1),
            BitField::new("mes_interrupt_pipe", 0, 21, 2),
            BitField::new("concurrent_process_count", 0, 24, 4),
            BitField::new("queue_idle", 0, 30, 1),
            BitField::new("db_updated_msg_en", 0, 31, 1),
        ]
    )
);

described!(
    CpMqdBaseAddr,
    Type::bits(
        "mqd::CpMqdBaseAddr",
        4,
        4,
        &[BitField::new("base_addr", 0, 2, 30),]
    )
);

described!(
    CpMqdBaseAddrHi,
    Type::bits(
        "mqd::CpMqdBaseAddrHi",
        4,
        4,
        &[BitField::new("base_addr_hi", 0, 0, 16),]
    )
);

described!(
    CpMqdControl,
    Type::bits(
        "mqd::CpMqdControl",
        4,
        4,
        &[
            BitField::new("vmid", 0, 0, 4),
            BitField::new("priv_state", 0, 8, 1),
            BitField::new("processing_mqd", 0, 12, 1),
            BitField::new("processing_mqd_en", 0, 13, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 1),
        ]
    )
);

described!(
    CpMqdControlGfx10,
    Type::bits(
        "mqd::CpMqdControlGfx10",
        4,
        4,
        &[
            BitField::new("vmid", 0, 0, 4),
            BitField::new("priv_state", 0, 8, 1),
            BitField::new("processing_mqd", 0, 12, 1),
            BitField::new("processing_mqd_en", 0, 13, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("mqd_volatile", 0, 26, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpMqdControlGfx12,
    Type::bits(
        "mqd::CpMqdControlGfx12",
        4,
        4,
        &[
            BitField::new("vmid", 0, 0, 4),
            BitField::new("priv_state", 0, 8, 1),
            BitField::new("processing_mqd", 0, 12, 1),
            BitField::new("processing_mqd_en", 0, 13, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdIbBaseAddr,
    Type::bits(
        "mqd::CpHqdIbBaseAddr",
        4,
        4,
        &[BitField::new("ib_base_addr", 0, 2, 30),]
    )
);

described!(
    CpHqdIbBaseAddrHi,
    Type::bits(
        "mqd::CpHqdIbBaseAddrHi",
        4,
        4,
        &[BitField::new("ib_base_addr_hi", 0, 0, 16),]
    )
);

described!(
    CpHqdIbControl,
    Type::bits(
        "mqd::CpHqdIbControl",
        4,
        4,
        &[
            BitField::new("ib_size", 0, 0, 20),
            BitField::new("min_ib_avail_size", 0, 20, 2),
            BitField::new("ib_exe_disable", 0, 23, 1),
            BitField::new("ib_cache_policy", 0, 24, 1),
            BitField::new("ib_priv_state", 0, 30, 1),
            BitField::new("processing_ib", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdIbControlGfx90a,
    Type::bits(
        "mqd::CpHqdIbControlGfx90a",
        4,
        4,
        &[
            BitField::new("ib_size", 0, 0, 20),
            BitField::new("min_ib_avail_size", 0, 20, 2),
            BitField::new("ib_exe_disable", 0, 23, 1),
            BitField::new("ib_cache_policy", 0, 24, 1),
            BitField::new("processing_ib", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdIbControlGfx10,
    Type::bits(
        "mqd::CpHqdIbControlGfx10",
        4,
        4,
        &[
            BitField::new("ib_size", 0, 0, 20),
            BitField::new("min_ib_avail_size", 0, 20, 2),
            BitField::new("ib_exe_disable", 0, 23, 1),
            BitField::new("ib_cache_policy", 0, 24, 2),
            BitField::new("ib_volatile", 0, 26, 1),
            BitField::new("processing_ib", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdIbControlGfx1101,
    Type::bits(
        "mqd::CpHqdIbControlGfx1101",
        4,
        4,
        &[
            BitField::new("ib_size", 0, 0, 20),
            BitField::new("min_ib_avail_size", 0, 20, 2),
            BitField::new("ib_exe_disable", 0, 23, 1),
            BitField::new("ib_cache_policy", 0, 24, 2),
            BitField::new("ib_volatile", 0, 26, 1),
            BitField::new("ib_priv_state", 0, 30, 1),
            BitField::new("processing_ib", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdIbControlGfx12,
    Type::bits(
        "mqd::CpHqdIbControlGfx12",
        4,
        4,
        &[
            BitField::new("ib_size", 0, 0, 20),
            BitField::new("min_ib_avail_size", 0, 20, 2),
            BitField::new("ib_exe_disable", 0, 23, 1),
            BitField::new("ib_cache_policy", 0, 24, 2),
            BitField::new("ib_priv_state", 0, 30, 1),
            BitField::new("processing_ib", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdIbRptr,
    Type::bits(
        "mqd::CpHqdIbRptr",
        4,
        4,
        &[BitField::new("consumed_offset", 0, 0, 20),]
    )
);

described!(
    CpHqdIqRptr,
    Type::bits("mqd::CpHqdIqRptr", 4, 4, &[BitField::new("offset", 0, 0, 6),])
);

described!(
    CpHqdIqTimer,
    Type::bits(
        "mqd::CpHqdIqTimer",
        4,
        4,
        &[
            BitField::new("wait_time", 0, 0, 8),
            BitField::new("retry_type", 0, 8, 3),
            BitField::new("immediate_expire", 0, 11, 1),
            BitField::new("interrupt_type", 0, 12, 2),
            BitField::new("clock_count", 0, 14, 2),
            BitField::new("interrupt_size", 0, 16, 6),
            BitField::new("quantum_timer", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 1),
            BitField::new("queue_type", 0, 25, 1),
            BitField::new("rearm_timer", 0, 28, 1),
            BitField::new("process_iq_en", 0, 29, 1),
            BitField::new("processing_iq", 0, 30, 1),
            BitField::new("active", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdIqTimerGfx10,
    Type::bits(
        "mqd::CpHqdIqTimerGfx10",
        4,
        4,
        &[
            BitField::new("wait_time", 0, 0, 8),
            BitField::new("retry_type", 0, 8, 3),
            BitField::new("immediate_expire", 0, 11, 1),
            BitField::new("interrupt_type", 0, 12, 2),
            BitField::new("clock_count", 0, 14, 2),
            BitField::new("interrupt_size", 0, 16, 6),
            BitField::new("quantum_timer", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("iq_volatile", 0, 26, 1),
            BitField::new("queue_type", 0, 27, 1),
            BitField::new("rearm_timer", 0, 28, 1),
            BitField::new("process_iq_en", 0, 29, 1),
            BitField::new("processing_iq", 0, 30, 1),
            BitField::new("active", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdIqTimerGfx12,
    Type::bits(
        "mqd::CpHqdIqTimerGfx12",
        4,
        4,
        &[
            BitField::new("wait_time", 0, 0, 8),
            BitField::new("retry_type", 0, 8, 3),
            BitField::new("immediate_expire", 0, 11, 1),
            BitField::new("interrupt_type", 0, 12, 2),
            BitField::new("clock_count", 0, 14, 2),
            BitField::new("interrupt_size", 0, 16, 6),
            BitField::new("quantum_timer", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("queue_type", 0, 27, 1),
            BitField::new("rearm_timer", 0, 28, 1),
            BitField::new("process_iq_en", 0, 29, 1),
            BitField::new("processing_iq", 0, 30, 1),
            BitField::new("active", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdMsgType,
    Type::bits(
        "mqd::CpHqdMsgType",
        4,
        4,
        &[
            BitField::new("action", 0, 0, 3),
            BitField::new("save_state", 0, 4, 3),
        ]
    )
);

described!(
    CpHqdPersistentState,
    Type::bits(
        "mqd::CpHqdPersistentState",
        4,
        4,
        &[
            BitField::new("preload_req", 0, 0, 1),
            BitField::new("preload_size", 0, 8, 10),
            BitField::new("wpp_switch_qos_en", 0, 21, 1),
            BitField::new("iq_switch_qos_en", 0, 22, 1),
            BitField::new("ib_switch_qos_en", 0, 23, 1),
            BitField::new("eop_switch_qos_en", 0, 24, 1),
            BitField::new("pq_switch_qos_en", 0, 25, 1),
            BitField::new("tc_offload_qos_en", 0, 26, 1),
            BitField::new("cache_full_packet_en", 0, 27, 1),
            BitField::new("restore_active", 0, 28, 1),
            BitField::new("relaunch_waves", 0, 29, 1),
            BitField::new("qswitch_mode", 0, 30, 1),
            BitField::new("disp_active", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdPersistentStateGfx10,
    Type::bits(
        "mqd::CpHqdPersistentStateGfx10",
        4,
        4,
        &[
            BitField::new("preload_req", 0, 0, 1),
            BitField::new("suspend_status", 0, 7, 1),
            BitField::new("preload_size", 0, 8, 10),
            BitField::new("wpp_clamp_en", 0, 20, 1),
            BitField::new("wpp_switch_qos_en", 0, 21, 1),
            BitField::new("iq_switch_qos_en", 0, 22, 1),
            BitField::new("ib_switch_qos_en", 0, 23, 1),
            BitField::new("eop_switch_qos_en", 0, 24, 1),
            BitField::new("pq_switch_qos_en", 0, 25, 1),
            BitField::new("tc_offload_qos_en", 0, 26, 1),
            BitField::new("cache_full_packet_en", 0, 27, 1),
            BitField::new("restore_active", 0, 28, 1),
            BitField::new("relaunch_waves", 0, 29, 1),
            BitField::new("qswitch_mode", 0, 30, 1),
            BitField::new("disp_active", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdPersistentStateGfx11,
    Type::bits(
        "mqd::CpHqdPersistentStateGfx11",
        4,
        4,
        &[
            BitField::new("preload_req", 0, 0, 1),
            BitField::new("tmz_connect_override", 0, 1, 1),
            BitField::new("suspend_status", 0, 7, 1),
            BitField::new("preload_size", 0, 8, 10),
            BitField::new("tmz_switch_exempt", 0, 18, 1),
            BitField::new("tmz_match_dis", 0, 19, 1),
            BitField::new("wpp_clamp_en", 0, 20, 1),
            BitField::new("wpp_switch_qos_en", 0, 21, 1),
            BitField::new("iq_switch_qos_en", 0, 22, 1),
            BitField::new("ib_switch_qos_en", 0, 23, 1),
            BitField::new("eop_switch_qos_en", 0, 24, 1),
            BitField::new("pq_switch_qos_en", 0, 25, 1),
            BitField::new("tc_offload_qos_en", 0, 26, 1),
            BitField::new("cache_full_packet_en", 0, 27, 1),
            BitField::new("restore_active", 0, 28, 1),
            BitField::new("relaunch_waves", 0, 29, 1),
            BitField::new("qswitch_mode", 0, 30, 1),
            BitField::new("disp_active", 0, 31, 1),
        ]
    )
    .since("gfx11")
);

described!(
    CpHqdPipePriority,
    Type::bits(
        "mqd::CpHqdPipePriority",
        4,
        4,
        &[BitField::new("pipe_priority", 0, 0, 2),]
    )
);

described!(
    CpHqdPqBaseHi,
    Type::bits("mqd::CpHqdPqBaseHi", 4, 4, &[BitField::new("addr_hi", 0, 0, 8),])
);

described!(
    CpHqdPqControl,
    Type::bits(
        "mqd::CpHqdPqControl",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("wpp_clamp_en", 0, 16, 1),
            BitField::new("endian_swap", 0, 17, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("tmz", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 1),
            BitField::new("slot_based_wptr", 0, 25, 2),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("roq_pq_ib_flip", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdPqControlGfx900,
    Type::bits(
        "mqd::CpHqdPqControlGfx900",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("wpp_clamp_en", 0, 16, 1),
            BitField::new("endian_swap", 0, 17, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 1),
            BitField::new("slot_based_wptr", 0, 25, 2),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("roq_pq_ib_flip", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdPqControlGfx10,
    Type::bits(
        "mqd::CpHqdPqControlGfx10",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("endian_swap", 0, 16, 2),
            BitField::new("slot_based_wptr", 0, 18, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("pq_volatile", 0, 26, 1),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("tunnel_dispatch", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdPqControlGfx103,
    Type::bits(
        "mqd::CpHqdPqControlGfx103",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("slot_based_wptr", 0, 18, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("pq_volatile", 0, 26, 1),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("tunnel_dispatch", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
    .since("gfx10.3")
);

described!(
    CpHqdPqControlGfx11,
    Type::bits(
        "mqd::CpHqdPqControlGfx11",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("slot_based_wptr", 0, 18, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("tmz", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("pq_volatile", 0, 26, 1),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("tunnel_dispatch", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
    .since("gfx11")
);

described!(
    CpHqdPqControlGfx12,
    Type::bits(
        "mqd::CpHqdPqControlGfx12",
        4,
        4,
        &[
            BitField::new("queue_size", 0, 0, 6),
            BitField::new("wptr_carry", 0, 6, 1),
            BitField::new("rptr_carry", 0, 7, 1),
            BitField::new("rptr_block_size", 0, 8, 6),
            BitField::new("queue_full_en", 0, 14, 1),
            BitField::new("pq_empty", 0, 15, 1),
            BitField::new("slot_based_wptr", 0, 18, 2),
            BitField::new("min_avail_size", 0, 20, 2),
            BitField::new("tmz", 0, 22, 1),
            BitField::new("exe_disable", 0, 23, 1),
            BitField::new("cache_policy", 0, 24, 2),
            BitField::new("no_update_rptr", 0, 27, 1),
            BitField::new("unord_dispatch", 0, 28, 1),
            BitField::new("tunnel_dispatch", 0, 29, 1),
            BitField::new("priv_state", 0, 30, 1),
            BitField::new("kmd_queue", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    CpHqdPqDoorbellControl,
    Type::bits(
        "mqd::CpHqdPqDoorbellControl",
        4,
        4,
        &[
            BitField::new("doorbell_mode", 0, 0, 1),
            BitField::new("doorbell_bif_drop", 0, 1, 1),
            BitField::new("doorbell_offset", 0, 2, 26),
            BitField::new("doorbell_source", 0, 28, 1),
            BitField::new("doorbell_schd_hit", 0, 29, 1),
            BitField::new("doorbell_en", 0, 30, 1),
            BitField::new("doorbell_hit", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdPqRptrReportAddr,
    Type::bits(
        "mqd::CpHqdPqRptrReportAddr",
        4,
        4,
        &[BitField::new("rptr_report_addr", 0, 2, 30),]
    )
);

described!(
    CpHqdPqRptrReportAddrHi,
    Type::bits(
        "mqd::CpHqdPqRptrReportAddrHi",
        4,
        4,
        &[BitField::new("rptr_report_addr_hi", 0, 0, 16),]
    )
);

described!(
    CpHqdPqWptrPollAddr,
    Type::bits(
        "mqd::CpHqdPqWptrPollAddr",
        4,
        4,
        &[BitField::new("wptr_addr", 0, 3, 29),]
    )
);

described!(
    CpHqdPqWptrPollAddrHi,
    Type::bits(
        "mqd::CpHqdPqWptrPollAddrHi",
        4,
        4,
        &[BitField::new("wptr_addr_hi", 0, 0, 16),]
    )
);

described!(
    CpHqdQuantum,
    Type::bits(
        "mqd::CpHqdQuantum",
        4,
        4,
        &[
            BitField::new("quantum_en", 0, 0, 1),
            BitField::new("quantum_scale", 0, 4, 1),
            BitField::new("quantum_duration", 0, 8, 6),
            BitField::new("quantum_active", 0, 31, 1),
        ]
    )
);

described!(
    CpHqdQueuePriority,
    Type::bits(
        "mqd::CpHqdQueuePriority",
        4,
        4,
        &[BitField::new("priority_level", 0, 0, 4),]
    )
);

described!(
    CpHqdSemaCmd,
    Type::bits(
        "mqd::CpHqdSemaCmd",
        4,
        4,
        &[BitField::new("retry", 0, 0, 1), BitField::new("result", 0, 1, 2),]
    )
);

described!(
    CpHqdSemaCmdGfx10,
    Type::bits(
        "mqd::CpHqdSemaCmdGfx10",
        4,
        4,
        &[
            BitField::new("retry", 0, 0, 1),
            BitField::new("result", 0, 1, 2),
            BitField::new("polling_dis", 0, 8, 1),
            BitField::new("message_en", 0, 9, 1),
        ]
    )
    .since("gfx10")
);

described!(
    CpHqdSuspendCntlStackDwCnt,
    Type::bits(
        "mqd::CpHqdSuspendCntlStackDwCnt",
        4,
        4,
        &[BitField::new("cnt", 0, 0, 13),]
    )
    .since("gfx10")
);

described!(
    CpHqdSuspendCntlStackDwCntGfx11,
    Type::bits(
        "mqd::CpHqdSuspendCntlStackDwCntGfx11",
        4,
        4,
        &[BitField::new("cnt", 0, 0, 14),]
    )
    .since("gfx11")
);

described!(
    CpHqdSuspendCntlStackOffset,
    Type::bits(
        "mqd::CpHqdSuspendCntlStackOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 13),]
    )
    .since("gfx10")
);

described!(
    CpHqdSuspendCntlStackOffsetGfx11,
    Type::bits(
        "mqd::CpHqdSuspendCntlStackOffsetGfx11",
        4,
        4,
        &[BitField::new("offset", 0, 2, 14),]
    )
    .since("gfx11")
);

described!(
    CpHqdSuspendWgStateOffset,
    Type::bits(
        "mqd::CpHqdSuspendWgStateOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 23),]
    )
    .since("gfx10")
);

described!(
    CpHqdSuspendWgStateOffsetGfx11,
    Type::bits(
        "mqd::CpHqdSuspendWgStateOffsetGfx11",
        4,
        4,
        &[BitField::new("offset", 0, 2, 24),]
    )
    .since("gfx11")
);

described!(
    CpHqdVmid,
    Type::bits(
        "mqd::CpHqdVmid",
        4,
        4,
        &[
            BitField::new("vmid", 0, 0, 4),
            BitField::new("ib_vmid", 0, 8, 4),
            BitField::new("vqid", 0, 16, 10),
        ]
    )
);

described!(
    CpHqdWgStateOffset,
    Type::bits(
        "mqd::CpHqdWgStateOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 25),]
    )
);

described!(
    CpHqdWgStateOffsetGfx900,
    Type::bits(
        "mqd::CpHqdWgStateOffsetGfx900",
        4,
        4,
        &[BitField::new("offset", 0, 2, 23),]
    )
);

described!(
    CpHqdWgStateOffsetGfx11,
    Type::bits(
        "mqd::CpHqdWgStateOffsetGfx11",
        4,
        4,
        &[BitField::new("offset", 0, 2, 24),]
    )
    .since("gfx11")
);

described!(
    ComputePgmHi,
    Type::bits("mqd::ComputePgmHi", 4, 4, &[BitField::new("data", 0, 0, 8),])
);

described!(
    ComputePgmRsrc1,
    Type::bits(
        "mqd::ComputePgmRsrc1",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_mode", 0, 12, 8),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("dx10_clamp", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
        ]
    )
);

described!(
    ComputePgmRsrc1Gfx90a,
    Type::bits(
        "mqd::ComputePgmRsrc1Gfx90a",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_mode", 0, 12, 8),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("dx10_clamp", 0, 21, 1),
            BitField::new("ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
        ]
    )
);

described!(
    ComputePgmRsrc1Gfx10,
    Type::bits(
        "mqd::ComputePgmRsrc1Gfx10",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_mode", 0, 12, 8),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("dx10_clamp", 0, 21, 1),
            BitField::new("ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
            BitField::new("wgp_mode", 0, 29, 1),
            BitField::new("mem_ordered", 0, 30, 1),
            BitField::new("fwd_progress", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    ComputePgmRsrc1Gfx1101,
    Type::bits(
        "mqd::ComputePgmRsrc1Gfx1101",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_mode", 0, 12, 8),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("dx10_clamp", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
            BitField::new("wgp_mode", 0, 29, 1),
            BitField::new("mem_ordered", 0, 30, 1),
            BitField::new("fwd_progress", 0, 31, 1),
        ]
    )
);

described!(
    ComputePgmRsrc1Gfx12,
    Type::bits(
        "mqd::ComputePgmRsrc1Gfx12",
        4,
        4,
        &[
            BitField::new("vgprs", 0, 0, 6),
            BitField::new("sgprs", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_mode", 0, 12, 8),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("wg_rr_en", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("disable_perf", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
            BitField::new("wgp_mode", 0, 29, 1),
            BitField::new("mem_ordered", 0, 30, 1),
            BitField::new("fwd_progress", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    ComputePgmRsrc2,
    Type::bits(
        "mqd::ComputePgmRsrc2",
        4,
        4,
        &[
            BitField::new("scratch_en", 0, 0, 1),
            BitField::new("user_sgpr", 0, 1, 5),
            BitField::new("trap_present", 0, 6, 1),
            BitField::new("tgid_x_en", 0, 7, 1),
            BitField::new("tgid_y_en", 0, 8, 1),
            BitField::new("tgid_z_en", 0, 9, 1),
            BitField::new("tg_size_en", 0, 10, 1),
            BitField::new("tidig_comp_cnt", 0, 11, 2),
            BitField::new("excp_en_msb", 0, 13, 2),
            BitField::new("lds_size", 0, 15, 9),
            BitField::new("excp_en", 0, 24, 7),
            BitField::new("skip_usgpr0", 0, 31, 1),
        ]
    )
);

described!(
    ComputePgmRsrc2Gfx10,
    Type::bits(
        "mqd::ComputePgmRsrc2Gfx10",
        4,
        4,
        &[
            BitField::new("scratch_en", 0, 0, 1),
            BitField::new("user_sgpr", 0, 1, 5),
            BitField::new("trap_present", 0, 6, 1),
            BitField::new("tgid_x_en", 0, 7, 1),
            BitField::new("tgid_y_en", 0, 8, 1),
            BitField::new("tgid_z_en", 0, 9, 1),
            BitField::new("tg_size_en", 0, 10, 1),
            BitField::new("tidig_comp_cnt", 0, 11, 2),
            BitField::new("excp_en_msb", 0, 13, 2),
            BitField::new("lds_size", 0, 15, 9),
            BitField::new("excp_en", 0, 24, 7),
        ]
    )
    .since("gfx10")
);

described!(
    ComputePgmRsrc2Gfx12,
    Type::bits(
        "mqd::ComputePgmRsrc2Gfx12",
        4,
        4,
        &[
            BitField::new("scratch_en", 0, 0, 1),
            BitField::new("user_sgpr", 0, 1, 5),
            BitField::new("dynamic_vgpr", 0, 6, 1),
            BitField::new("tgid_x_en", 0, 7, 1),
            BitField::new("tgid_y_en", 0, 8, 1),
            BitField::new("tgid_z_en", 0, 9, 1),
            BitField::new("tg_size_en", 0, 10, 1),
            BitField::new("tidig_comp_cnt", 0, 11, 2),
            BitField::new("excp_en_msb", 0, 13, 2),
            BitField::new("lds_size", 0, 15, 9),
            BitField::new("excp_en", 0, 24, 7),
            BitField::new("wgp_takeover", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    ComputePgmRsrc3,
    Type::bits(
        "mqd::ComputePgmRsrc3",
        4,
        4,
        &[
            BitField::new("accum_offset", 0, 0, 6),
            BitField::new("trap_on_start", 0, 10, 1),
            BitField::new("trap_on_end", 0, 11, 1),
            BitField::new("tg_split", 0, 16, 1),
        ]
    )
);

described!(
    ComputePgmRsrc3Gfx90a,
    Type::bits(
        "mqd::ComputePgmRsrc3Gfx90a",
        4,
        4,
        &[
            BitField::new("accum_offset", 0, 0, 6),
            BitField::new("tg_split", 0, 16, 1),
        ]
    )
);

described!(
    ComputePgmRsrc3Gfx10,
    Type::bits(
        "mqd::ComputePgmRsrc3Gfx10",
        4,
        4,
        &[BitField::new("shared_vgpr_cnt", 0, 0, 4),]
    )
    .since("gfx10")
);

described!(
    ComputePgmRsrc3Gfx11,
    Type::bits(
        "mqd::ComputePgmRsrc3Gfx11",
        4,
        4,
        &[
            BitField::new("shared_vgpr_cnt", 0, 0, 4),
            BitField::new("inst_pref_size", 0, 4, 6),
            BitField::new("trap_on_start", 0, 10, 1),
            BitField::new("trap_on_end", 0, 11, 1),
            BitField::new("image_op", 0, 31, 1),
        ]
    )
    .since("gfx11")
);

described!(
    ComputePgmRsrc3Gfx12,
    Type::bits(
        "mqd::ComputePgmRsrc3Gfx12",
        4,
        4,
        &[
            BitField::new("shared_vgpr_cnt", 0, 0, 4),
            BitField::new("inst_pref_size", 0, 4, 8),
            BitField::new("glg_en", 0, 13, 1),
            BitField::new("image_op", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    SdmaRlcContextStatus,
    Type::bits(
        "mqd::SdmaRlcContextStatus",
        4,
        4,
        &[
            BitField::new("selected", 0, 0, 1),
            BitField::new("idle", 0, 2, 1),
            BitField::new("expired", 0, 3, 1),
            BitField::new("exception", 0, 4, 3),
            BitField::new("ctxsw_able", 0, 7, 1),
            BitField::new("ctxsw_ready", 0, 8, 1),
            BitField::new("preempted", 0, 9, 1),
            BitField::new("preempt_disable", 0, 10, 1),
        ]
    )
);

described!(
    SdmaRlcContextStatusV6,
    Type::bits(
        "mqd::SdmaRlcContextStatusV6",
        4,
        4,
        &[
            BitField::new("selected", 0, 0, 1),
            BitField::new("use_ib", 0, 1, 1),
            BitField::new("idle", 0, 2, 1),
            BitField::new("expired", 0, 3, 1),
            BitField::new("exception", 0, 4, 3),
            BitField::new("ctxsw_able", 0, 7, 1),
            BitField::new("preempt_disable", 0, 10, 1),
            BitField::new("rptr_wb_idle", 0, 11, 1),
            BitField::new("wptr_update_pending", 0, 12, 1),
            BitField::new("wptr_update_fail_count", 0, 16, 8),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    SdmaRlcContextStatusV7,
    Type::bits(
        "mqd::SdmaRlcContextStatusV7",
        4,
        4,
        &[
            BitField::new("selected", 0, 0, 1),
            BitField::new("use_ib", 0, 1, 1),
            BitField::new("idle", 0, 2, 1),
            BitField::new("expired", 0, 3, 1),
            BitField::new("exception", 0, 4, 3),
            BitField::new("ctxsw_able", 0, 7, 1),
            BitField::new("vf_status", 0, 8, 1),
            BitField::new("priv_exception", 0, 9, 1),
            BitField::new("preempt_disable", 0, 10, 1),
            BitField::new("rptr_wb_idle", 0, 11, 1),
            BitField::new("wptr_update_pending", 0, 12, 1),
            BitField::new("wptr_update_fail_count", 0, 16, 8),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcContextSwitchStatus,
    Type::bits(
        "mqd::SdmaRlcContextSwitchStatus",
        4,
        4,
        &[
            BitField::new("rb_preempt_status", 0, 0, 1),
            BitField::new("vm_hole_exception", 0, 1, 1),
            BitField::new("page_exception", 0, 2, 1),
            BitField::new("queue_hang_exception", 0, 5, 1),
            BitField::new("doorbell_error_exception", 0, 6, 1),
            BitField::new("sram_ecc_exception", 0, 7, 1),
            BitField::new("dram_ecc_exception", 0, 8, 1),
            BitField::new("wptr_lt_rptr_exception", 0, 9, 1),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcCsaAddrLo,
    Type::bits("mqd::SdmaRlcCsaAddrLo", 4, 4, &[BitField::new("addr", 0, 2, 30),])
);

described!(
    SdmaRlcDequeueRequest,
    Type::bits(
        "mqd::SdmaRlcDequeueRequest",
        4,
        4,
        &[BitField::new("dequeue_req", 0, 0, 1),]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcDoorbell,
    Type::bits(
        "mqd::SdmaRlcDoorbell",
        4,
        4,
        &[
            BitField::new("enable", 0, 28, 1),
            BitField::new("captured", 0, 30, 1),
        ]
    )
);

described!(
    SdmaRlcDoorbellLog,
    Type::bits(
        "mqd::SdmaRlcDoorbellLog",
        4,
        4,
        &[
            BitField::new("be_error", 0, 0, 1),
            BitField::new("data", 0, 2, 30),
        ]
    )
);

described!(
    SdmaRlcDoorbellOffset,
    Type::bits(
        "mqd::SdmaRlcDoorbellOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 26),]
    )
);

described!(
    SdmaRlcIbBaseLo,
    Type::bits("mqd::SdmaRlcIbBaseLo", 4, 4, &[BitField::new("addr", 0, 5, 27),])
);

described!(
    SdmaRlcIbBaseLoV7,
    Type::bits(
        "mqd::SdmaRlcIbBaseLoV7",
        4,
        4,
        &[BitField::new("addr", 0, 2, 30),]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcIbCntl,
    Type::bits(
        "mqd::SdmaRlcIbCntl",
        4,
        4,
        &[
            BitField::new("ib_enable", 0, 0, 1),
            BitField::new("ib_swap_enable", 0, 4, 1),
            BitField::new("switch_inside_ib", 0, 8, 1),
            BitField::new("cmd_vmid", 0, 16, 4),
        ]
    )
);

described!(
    SdmaRlcIbCntlV44,
    Type::bits(
        "mqd::SdmaRlcIbCntlV44",
        4,
        4,
        &[
            BitField::new("ib_enable", 0, 0, 1),
            BitField::new("ib_swap_enable", 0, 4, 1),
            BitField::new("switch_inside_ib", 0, 8, 1),
            BitField::new("cmd_vmid", 0, 16, 4),
            BitField::new("ib_priv", 0, 31, 1),
        ]
    )
    .since("SDMA 4.4")
);

described!(
    SdmaRlcIbOffset,
    Type::bits(
        "mqd::SdmaRlcIbOffset",
        4,
        4,
        &[BitField::new("offset", 0, 2, 20),]
    )
);

described!(
    SdmaRlcIbRptr,
    Type::bits("mqd::SdmaRlcIbRptr", 4, 4, &[BitField::new("offset", 0, 2, 20),])
);

described!(
    SdmaRlcIbSize,
    Type::bits("mqd::SdmaRlcIbSize", 4, 4, &[BitField::new("size", 0, 0, 20),])
);

described!(
    SdmaRlcIbSubRemain,
    Type::bits(
        "mqd::SdmaRlcIbSubRemain",
        4,
        4,
        &[BitField::new("size", 0, 0, 14),]
    )
);

described!(
    SdmaRlcIbSubRemainV42,
    Type::bits(
        "mqd::SdmaRlcIbSubRemainV42",
        4,
        4,
        &[BitField::new("size", 0, 0, 20),]
    )
    .since("SDMA 4.2")
);

described!(
    SdmaRlcMidcmdCntl,
    Type::bits(
        "mqd::SdmaRlcMidcmdCntl",
        4,
        4,
        &[
            BitField::new("data_valid", 0, 0, 1),
            BitField::new("copy_mode", 0, 1, 1),
            BitField::new("split_state", 0, 4, 4),
            BitField::new("allow_preempt", 0, 8, 1),
        ]
    )
);

described!(
    SdmaRlcMinorPtrUpdate,
    Type::bits(
        "mqd::SdmaRlcMinorPtrUpdate",
        4,
        4,
        &[BitField::new("enable", 0, 0, 1),]
    )
);

described!(
    SdmaRlcMqdBaseAddrLo,
    Type::bits(
        "mqd::SdmaRlcMqdBaseAddrLo",
        4,
        4,
        &[BitField::new("base_addr_lo", 0, 2, 30),]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcMqdControl,
    Type::bits("mqd::SdmaRlcMqdControl", 4, 4, &[BitField::new("vmid", 0, 0, 4),]).since("SDMA 7.0")
);

described!(
    SdmaRlcPreempt,
    Type::bits(
        "mqd::SdmaRlcPreempt",
        4,
        4,
        &[BitField::new("ib_preempt", 0, 0, 1),]
    )
);

described!(
    SdmaRlcRbAqlCntl,
    Type::bits(
        "mqd::SdmaRlcRbAqlCntl",
        4,
        4,
        &[
            BitField::new("aql_enable", 0, 0, 1),
            BitField::new("aql_packet_size", 0, 1, 7),
            BitField::new("packet_step", 0, 8, 8),
        ]
    )
);

described!(
    SdmaRlcRbAqlCntlV5,
    Type::bits(
        "mqd::SdmaRlcRbAqlCntlV5",
        4,
        4,
        &[
            BitField::new("aql_enable", 0, 0, 1),
            BitField::new("aql_packet_size", 0, 1, 7),
            BitField::new("packet_step", 0, 8, 8),
            BitField::new("midcmd_preempt_enable", 0, 16, 1),
            BitField::new("midcmd_preempt_data_restore", 0, 17, 1),
            BitField::new("overlap_enable", 0, 18, 1),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    SdmaRlcRbBaseHi,
    Type::bits("mqd::SdmaRlcRbBaseHi", 4, 4, &[BitField::new("addr", 0, 0, 24),])
);

described!(
    SdmaRlcRbCntl,
    Type::bits(
        "mqd::SdmaRlcRbCntl",
        4,
        4,
        &[
            BitField::new("rb_enable", 0, 0, 1),
            BitField::new("rb_size", 0, 1, 6),
            BitField::new("rb_swap_enable", 0, 9, 1),
            BitField::new("rptr_writeback_enable", 0, 12, 1),
            BitField::new("rptr_writeback_swap_enable", 0, 13, 1),
            BitField::new("rptr_writeback_timer", 0, 16, 5),
            BitField::new("rb_priv", 0, 23, 1),
            BitField::new("rb_vmid", 0, 24, 4),
        ]
    )
);

described!(
    SdmaRlcRbCntlV42,
    Type::bits(
        "mqd::SdmaRlcRbCntlV42",
        4,
        4,
        &[
            BitField::new("rb_enable", 0, 0, 1),
            BitField::new("rb_size", 0, 1, 5),
            BitField::new("rb_swap_enable", 0, 9, 1),
            BitField::new("rptr_writeback_enable", 0, 12, 1),
            BitField::new("rptr_writeback_swap_enable", 0, 13, 1),
            BitField::new("rptr_writeback_timer", 0, 16, 5),
            BitField::new("rb_priv", 0, 23, 1),
            BitField::new("rb_vmid", 0, 24, 4),
        ]
    )
    .since("SDMA 4.2")
);

described!(
    SdmaRlcRbCntlV5,
    Type::bits(
        "mqd::SdmaRlcRbCntlV5",
        4,
        4,
        &[
            BitField::new("rb_enable", 0, 0, 1),
            BitField::new("rb_size", 0, 1, 5),
            BitField::new("rb_swap_enable", 0, 9, 1),
            BitField::new("rptr_writeback_enable", 0, 12, 1),
            BitField::new("rptr_writeback_swap_enable", 0, 13, 1),
            BitField::new("rptr_writeback_timer", 0, 16, 5),
            BitField::new("rb_priv", 0, 23, 1),
            BitField::new("rb_vmid", 0, 24, 4),
            BitField::new("rptr_wb_idle", 0, 31, 1),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    SdmaRlcRbCntlV6,
    Type::bits(
        "mqd::SdmaRlcRbCntlV6",
        4,
        4,
        &[
            BitField::new("rb_enable", 0, 0, 1),
            BitField::new("rb_size", 0, 1, 5),
            BitField::new("wptr_poll_enable", 0, 8, 1),
            BitField::new("rb_swap_enable", 0, 9, 1),
            BitField::new("wptr_poll_swap_enable", 0, 10, 1),
            BitField::new("f32_wptr_poll_enable", 0, 11, 1),
            BitField::new("rptr_writeback_enable", 0, 12, 1),
            BitField::new("rptr_writeback_swap_enable", 0, 13, 1),
            BitField::new("rptr_writeback_timer", 0, 16, 5),
            BitField::new("rb_priv", 0, 23, 1),
            BitField::new("rb_vmid", 0, 24, 4),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    SdmaRlcRbCntlV7,
    Type::bits(
        "mqd::SdmaRlcRbCntlV7",
        4,
        4,
        &[
            BitField::new("rb_enable", 0, 0, 1),
            BitField::new("rb_size", 0, 1, 5),
            BitField::new("wptr_poll_enable", 0, 8, 1),
            BitField::new("rb_swap_enable", 0, 9, 1),
            BitField::new("wptr_poll_swap_enable", 0, 10, 1),
            BitField::new("mcu_wptr_poll_enable", 0, 11, 1),
            BitField::new("rptr_writeback_enable", 0, 12, 1),
            BitField::new("rptr_writeback_swap_enable", 0, 13, 1),
            BitField::new("rptr_writeback_timer", 0, 16, 5),
            BitField::new("rb_priv", 0, 23, 1),
            BitField::new("rb_vmid", 0, 24, 4),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcRbPreempt,
    Type::bits(
        "mqd::SdmaRlcRbPreempt",
        4,
        4,
        &[BitField::new("preempt_req", 0, 0, 1),]
    )
    .since("SDMA 6.0")
);

described!(
    SdmaRlcRbRptrAddrLo,
    Type::bits(
        "mqd::SdmaRlcRbRptrAddrLo",
        4,
        4,
        &[BitField::new("addr", 0, 2, 30),]
    )
);

described!(
    SdmaRlcRbRptrAddrLoV42,
    Type::bits(
        "mqd::SdmaRlcRbRptrAddrLoV42",
        4,
        4,
        &[
            BitField::new("rptr_wb_idle", 0, 0, 1),
            BitField::new("addr", 0, 2, 30),
        ]
    )
    .since("SDMA 4.2")
);

described!(
    SdmaRlcRbWptrPollAddrLo,
    Type::bits(
        "mqd::SdmaRlcRbWptrPollAddrLo",
        4,
        4,
        &[BitField::new("addr", 0, 2, 30),]
    )
);

described!(
    SdmaRlcRbWptrPollCntl,
    Type::bits(
        "mqd::SdmaRlcRbWptrPollCntl",
        4,
        4,
        &[
            BitField::new("enable", 0, 0, 1),
            BitField::new("swap_enable", 0, 1, 1),
            BitField::new("f32_poll_enable", 0, 2, 1),
            BitField::new("frequency", 0, 4, 12),
            BitField::new("idle_poll_count", 0, 16, 16),
        ]
    )
);

described!(
    SdmaRlcScheduleCntl,
    Type::bits(
        "mqd::SdmaRlcScheduleCntl",
        4,
        4,
        &[
            BitField::new("global_id", 0, 0, 2),
            BitField::new("process_id", 0, 2, 3),
            BitField::new("local_id", 0, 6, 2),
            BitField::new("context_quantum", 0, 8, 8),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    SdmaRlcSkipCntl,
    Type::bits(
        "mqd::SdmaRlcSkipCntl",
        4,
        4,
        &[BitField::new("skip_count", 0, 0, 14),]
    )
);

described!(
    SdmaRlcSkipCntlV42,
    Type::bits(
        "mqd::SdmaRlcSkipCntlV42",
        4,
        4,
        &[BitField::new("skip_count", 0, 0, 20),]
    )
    .since("SDMA 4.2")
);

described!(
    SdmaRlcStatus,
    Type::bits(
        "mqd::SdmaRlcStatus",
        4,
        4,
        &[
            BitField::new("wptr_update_fail_count", 0, 0, 8),
            BitField::new("wptr_update_pending", 0, 8, 1),
        ]
    )
);

described!(
    SdmaRlcWaitUnsatisfiedThd,
    Type::bits(
        "mqd::SdmaRlcWaitUnsatisfiedThd",
        4,
        4,
        &[BitField::new("threshold", 0, 0, 5),]
    )
    .since("SDMA 7.0")
);

described!(
    SdmaRlcWatermark,
    Type::bits(
        "mqd::SdmaRlcWatermark",
        4,
        4,
        &[
            BitField::new("rd_outstanding", 0, 0, 12),
            BitField::new("wr_outstanding", 0, 16, 10),
        ]
    )
);

described!(
    MqdV10,
    Type::structure(
        "mqd::MqdV10",
        2048,
        &[
            Field::new("header", of::<u32>(), 0),
            Field::new("compute_dispatch_initiator", of::<u32>(), 4),
            Field::new("compute_dim_x", of::<u32>(), 8),
            Field::new("compute_dim_y", of::<u32>(), 12),
            Field::new("compute_dim_z", of::<u32>(), 16),
            Field::new("compute_start_x", of::<u32>(), 20),
            Field::new("compute_start_y", of::<u32>(), 24),
            Field::new("compute_start_z", of::<u32>(), 28),
            Field::new("compute_num_thread_x", of::<u32>(), 32),
            Field::new("compute_num_thread_y", of::<u32>(), 36),
            Field::new("compute_num_thread_z", of::<u32>(), 40),
            Field::new("compute_pipelinestat_enable", of::<u32>(), 44),
            Field::new("compute_perfcount_enable", of::<u32>(), 48),
            Field::new("compute_pgm_lo", of::<u32>(), 52),
            Field::new("compute_pgm_hi", of::<u32>(), 56),
            Field::new("compute_tba_lo", of::<u32>(), 60),
            Field::new("compute_tba_hi", of::<u32>(), 64),
            Field::new("compute_tma_lo", of::<u32>(), 68),
            Field::new("compute_tma_hi", of::<u32>(), 72),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 76),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 80),
            Field::new("compute_vmid", of::<u32>(), 84),
            Field::new("compute_resource_limits", of::<u32>(), 88),
            Field::new("compute_static_thread_mgmt_se0", of::<u32>(), 92),
            Field::new("compute_static_thread_mgmt_se1", of::<u32>(), 96),
            Field::new("compute_tmpring_size", of::<u32>(), 100),
            Field::new("compute_static_thread_mgmt_se2", of::<u32>(), 104),
            Field::new("compute_static_thread_mgmt_se3", of::<u32>(), 108),
            Field::new("compute_restart_x", of::<u32>(), 112),
            Field::new("compute_restart_y", of::<u32>(), 116),
            Field::new("compute_restart_z", of::<u32>(), 120),
            Field::new("compute_thread_trace_enable", of::<u32>(), 124),
            Field::new("compute_misc_reserved", of::<u32>(), 128),
            Field::new("compute_dispatch_id", of::<u32>(), 132),
            Field::new("compute_threadgroup_id", of::<u32>(), 136),
            Field::new("compute_relaunch", of::<u32>(), 140),
            Field::new("compute_wave_restore_addr_lo", of::<u32>(), 144),
            Field::new("compute_wave_restore_addr_hi", of::<u32>(), 148),
            Field::new("compute_wave_restore_control", of::<u32>(), 152),
            Field::new("reserved_39", of::<u32>(), 156),
            Field::new("reserved_40", of::<u32>(), 160),
            Field::new("reserved_41", of::<u32>(), 164),
            Field::new("reserved_42", of::<u32>(), 168),
            Field::new("reserved_43", of::<u32>(), 172).array(22),
            Field::new("compute_user_data_0", of::<u32>(), 260),
            Field::new("compute_user_data_1", of::<u32>(), 264),
            Field::new("compute_user_data_2", of::<u32>(), 268),
            Field::new("compute_user_data_3", of::<u32>(), 272),
            Field::new("compute_user_data_4", of::<u32>(), 276),
            Field::new("compute_user_data_5", of::<u32>(), 280),
            Field::new("compute_user_data_6", of::<u32>(), 284),
            Field::new("compute_user_data_7", of::<u32>(), 288),
            Field::new("compute_user_data_8", of::<u32>(), 292),
            Field::new("compute_user_data_9", of::<u32>(), 296),
            Field::new("compute_user_data_10", of::<u32>(), 300),
            Field::new("compute_user_data_11", of::<u32>(), 304),
            Field::new("compute_user_data_12", of::<u32>(), 308),
            Field::new("compute_user_data_13", of::<u32>(), 312),
            Field::new("compute_user_data_14", of::<u32>(), 316),
            Field::new("compute_user_data_15", of::<u32>(), 320),
            Field::new("cp_compute_csinvoc_count_lo", of::<u32>(), 324),
            Field::new("cp_compute_csinvoc_count_hi", of::<u32>(), 328),
            Field::new("reserved_83", of::<u32>(), 332).array(3),
            Field::new("cp_mqd_query_time_lo", of::<u32>(), 344),
            Field::new("cp_mqd_query_time_hi", of::<u32>(), 348),
            Field::new("cp_mqd_connect_start_time_lo", of::<u32>(), 352),
            Field::new("cp_mqd_connect_start_time_hi", of::<u32>(), 356),
            Field::new("cp_mqd_connect_end_time_lo", of::<u32>(), 360),
            Field::new("cp_mqd_connect_end_time_hi", of::<u32>(), 364),
            Field::new("cp_mqd_connect_end_wf_count", of::<u32>(), 368),
            Field::new("cp_mqd_connect_end_pq_rptr", of::<u32>(), 372),
            Field::new("cp_mqd_connect_end_pq_wptr", of::<u32>(), 376),
            Field::new("cp_mqd_connect_end_ib_rptr", of::<u32>(), 380),
            Field::new("cp_mqd_readindex_lo", of::<u32>(), 384),
            Field::new("cp_mqd_readindex_hi", of::<u32>(), 388),
            Field::new("cp_mqd_save_start_time_lo", of::<u32>(), 392),
            Field::new("cp_mqd_save_start_time_hi", of::<u32>(), 396),
            Field::new("cp_mqd_save_end_time_lo", of::<u32>(), 400),
            Field::new("cp_mqd_save_end_time_hi", of::<u32>(), 404),
            Field::new("cp_mqd_restore_start_time_lo", of::<u32>(), 408),
            Field::new("cp_mqd_restore_start_time_hi", of::<u32>(), 412),
            Field::new("cp_mqd_restore_end_time_lo", of::<u32>(), 416),
            Field::new("cp_mqd_restore_end_time_hi", of::<u32>(), 420),
            Field::new("disable_queue", of::<u32>(), 424),
            Field::new("reserved_107", of::<u32>(), 428),
            Field::new("gds_cs_ctxsw_cnt0", of::<u32>(), 432),
            Field::new("gds_cs_ctxsw_cnt1", of::<u32>(), 436),
            Field::new("gds_cs_ctxsw_cnt2", of::<u32>(), 440),
            Field::new("gds_cs_ctxsw_cnt3", of::<u32>(), 444),
            Field::new("reserved_112", of::<u32>(), 448).array(2),
            Field::new("cp_pq_exe_status_lo", of::<u32>(), 456),
            Field::new("cp_pq_exe_status_hi", of::<u32>(), 460),
            Field::new("cp_packet_id_lo", of::<u32>(), 464),
            Field::new("cp_packet_id_hi", of::<u32>(), 468),
            Field::new("cp_packet_exe_status_lo", of::<u32>(), 472),
            Field::new("cp_packet_exe_status_hi", of::<u32>(), 476),
            Field::new("gds_save_base_addr_lo", of::<u32>(), 480),
            Field::new("gds_save_base_addr_hi", of::<u32>(), 484),
            Field::new("gds_save_mask_lo", of::<u32>(), 488),
            Field::new("gds_save_mask_hi", of::<u32>(), 492),
            Field::new("ctx_save_base_addr_lo", of::<u32>(), 496),
            Field::new("ctx_save_base_addr_hi", of::<u32>(), 500),
            Field::new("reserved_126", of::<u32>(), 504),
            Field::new("reserved_127", of::<u32>(), 508),
            Field::new("cp_mqd_base_addr_lo", of::<u32>(), 512),
            Field::new("cp_mqd_base_addr_hi", of::<u32>(), 516),
            Field::new("cp_hqd_active", of::<u32>(), 520),
            Field::new("cp_hqd_vmid", of::<u32>(), 524),
            Field::new("cp_hqd_persistent_state", of::<u32>(), 528),
            Field::new("cp_hqd_pipe_priority", of::<u32>(), 532),
            Field::new("cp_hqd_queue_priority", of::<u32>(), 536),
            Field::new("cp_hqd_quantum", of::<u32>(), 540),
            Field::new("cp_hqd_pq_base_lo", of::<u32>(), 544),
            Field::new("cp_hqd_pq_base_hi", of::<u32>(), 548),
            Field::new("cp_hqd_pq_rptr", of::<u32>(), 552),
            Field::new("cp_hqd_pq_rptr_report_addr_lo", of::<u32>(), 556),
            Field::new("cp_hqd_pq_rptr_report_addr_hi", of::<u32>(), 560),
            Field::new("cp_hqd_pq_wptr_poll_addr_lo", of::<u32>(), 564),
            Field::new("cp_hqd_pq_wptr_poll_addr_hi", of::<u32>(), 568),
            Field::new("cp_hqd_pq_doorbell_control", of::<u32>(), 572),
            Field::new("reserved_144", of::<u32>(), 576),
            Field::new("cp_hqd_pq_control", of::<u32>(), 580),
            Field::new("cp_hqd_ib_base_addr_lo", of::<u32>(), 584),
            Field::new("cp_hqd_ib_base_addr_hi", of::<u32>(), 588),
            Field::new("cp_hqd_ib_rptr", of::<u32>(), 592),
            Field::new("cp_hqd_ib_control", of::<u32>(), 596),
            Field::new("cp_hqd_iq_timer", of::<u32>(), 600),
            Field::new("cp_hqd_iq_rptr", of::<u32>(), 604),
            Field::new("cp_hqd_dequeue_request", of::<u32>(), 608),
            Field::new("cp_hqd_dma_offload", of::<u32>(), 612),
            Field::new("cp_hqd_sema_cmd", of::<u32>(), 616),
            Field::new("cp_hqd_msg_type", of::<u32>(), 620),
            Field::new("cp_hqd_atomic0_preop_lo", of::<u32>(), 624),
            Field::new("cp_hqd_atomic0_preop_hi", of::<u32>(), 628),
            Field::new("cp_hqd_atomic1_preop_lo", of::<u32>(), 632),
            Field::new("cp_hqd_atomic1_preop_hi", of::<u32>(), 636),
            Field::new("cp_hqd_hq_scheduler0", of::<u32>(), 640),
            Field::new("cp_hqd_hq_scheduler1", of::<u32>(), 644),
            Field::new("cp_mqd_control", of::<u32>(), 648),
            Field::new("cp_hqd_hq_status1", of::<u32>(), 652),
            Field::new("cp_hqd_hq_control1", of::<u32>(), 656),
            Field::new("cp_hqd_eop_base_addr_lo", of::<u32>(), 660),
            Field::new("cp_hqd_eop_base_addr_hi", of::<u32>(), 664),
            Field::new("cp_hqd_eop_control", of::<u32>(), 668),
            Field::new("cp_hqd_eop_rptr", of::<u32>(), 672),
            Field::new("cp_hqd_eop_wptr", of::<u32>(), 676),
            Field::new("cp_hqd_eop_done_events", of::<u32>(), 680),
            Field::new("cp_hqd_ctx_save_base_addr_lo", of::<u32>(), 684),
            Field::new("cp_hqd_ctx_save_base_addr_hi", of::<u32>(), 688),
            Field::new("cp_hqd_ctx_save_control", of::<u32>(), 692),
            Field::new("cp_hqd_cntl_stack_offset", of::<u32>(), 696),
            Field::new("cp_hqd_cntl_stack_size", of::<u32>(), 700),
            Field::new("cp_hqd_wg_state_offset", of::<u32>(), 704),
            Field::new("cp_hqd_ctx_save_size", of::<u32>(), 708),
            Field::new("cp_hqd_gds_resource_state", of::<u32>(), 712),
            Field::new("cp_hqd_error", of::<u32>(), 716),
            Field::new("cp_hqd_eop_wptr_mem", of::<u32>(), 720),
            Field::new("cp_hqd_aql_control", of::<u32>(), 724),
            Field::new("cp_hqd_pq_wptr_lo", of::<u32>(), 728),
            Field::new("cp_hqd_pq_wptr_hi", of::<u32>(), 732),
            Field::new("cp_hqd_suspend_cntl_stack_offset", of::<u32>(), 736),
            Field::new("cp_hqd_suspend_cntl_stack_dw_cnt", of::<u32>(), 740),
            Field::new("cp_hqd_suspend_wg_state_offset", of::<u32>(), 744),
            Field::new("reserved_187", of::<u32>(), 748).array(5),
            Field::new("iqtimer_pkt_header", of::<u32>(), 768),
            Field::new("iqtimer_pkt_dw0", of::<u32>(), 772),
            Field::new("iqtimer_pkt_dw1", of::<u32>(), 776),
            Field::new("iqtimer_pkt_dw2", of::<u32>(), 780),
            Field::new("iqtimer_pkt_dw3", of::<u32>(), 784),
            Field::new("iqtimer_pkt_dw4", of::<u32>(), 788),
            Field::new("iqtimer_pkt_dw5", of::<u32>(), 792),
            Field::new("iqtimer_pkt_dw6", of::<u32>(), 796),
            Field::new("iqtimer_pkt_dw7", of::<u32>(), 800),
            Field::new("iqtimer_pkt_dw8", of::<u32>(), 804),
            Field::new("iqtimer_pkt_dw9", of::<u32>(), 808),
            Field::new("iqtimer_pkt_dw10", of::<u32>(), 812),
            Field::new("iqtimer_pkt_dw11", of::<u32>(), 816),
            Field::new("iqtimer_pkt_dw12", of::<u32>(), 820),
            Field::new("iqtimer_pkt_dw13", of::<u32>(), 824),
            Field::new("iqtimer_pkt_dw14", of::<u32>(), 828),
            Field::new("iqtimer_pkt_dw15", of::<u32>(), 832),
            Field::new("iqtimer_pkt_dw16", of::<u32>(), 836),
            Field::new("iqtimer_pkt_dw17", of::<u32>(), 840),
            Field::new("iqtimer_pkt_dw18", of::<u32>(), 844),
            Field::new("iqtimer_pkt_dw19", of::<u32>(), 848),
            Field::new("iqtimer_pkt_dw20", of::<u32>(), 852),
            Field::new("iqtimer_pkt_dw21", of::<u32>(), 856),
            Field::new("iqtimer_pkt_dw22", of::<u32>(), 860),
            Field::new("iqtimer_pkt_dw23", of::<u32>(), 864),
            Field::new("iqtimer_pkt_dw24", of::<u32>(), 868),
            Field::new("iqtimer_pkt_dw25", of::<u32>(), 872),
            Field::new("iqtimer_pkt_dw26", of::<u32>(), 876),
            Field::new("iqtimer_pkt_dw27", of::<u32>(), 880),
            Field::new("iqtimer_pkt_dw28", of::<u32>(), 884),
            Field::new("iqtimer_pkt_dw29", of::<u32>(), 888),
            Field::new("iqtimer_pkt_dw30", of::<u32>(), 892),
            Field::new("iqtimer_pkt_dw31", of::<u32>(), 896),
            Field::new("reserved_225", of::<u32>(), 900).array(3),
            Field::new("set_resources_header", of::<u32>(), 912),
            Field::new("set_resources_dw1", of::<u32>(), 916),
            Field::new("set_resources_dw2", of::<u32>(), 920),
            Field::new("set_resources_dw3", of::<u32>(), 924),
            Field::new("set_resources_dw4", of::<u32>(), 928),
            Field::new("set_resources_dw5", of::<u32>(), 932),
            Field::new("set_resources_dw6", of::<u32>(), 936),
            Field::new("set_resources_dw7", of::<u32>(), 940),
            Field::new("reserved_236", of::<u32>(), 944).array(4),
            Field::new("queue_doorbell_id0", of::<u32>(), 960),
            Field::new("queue_doorbell_id1", of::<u32>(), 964),
            Field::new("queue_doorbell_id2", of::<u32>(), 968),
            Field::new("queue_doorbell_id3", of::<u32>(), 972),
            Field::new("queue_doorbell_id4", of::<u32>(), 976),
            Field::new("queue_doorbell_id5", of::<u32>(), 980),
            Field::new("queue_doorbell_id6", of::<u32>(), 984),
            Field::new("queue_doorbell_id7", of::<u32>(), 988),
            Field::new("queue_doorbell_id8", of::<u32>(), 992),
            Field::new("queue_doorbell_id9", of::<u32>(), 996),
            Field::new("queue_doorbell_id10", of::<u32>(), 1000),
            Field::new("queue_doorbell_id11", of::<u32>(), 1004),
            Field::new("queue_doorbell_id12", of::<u32>(), 1008),
            Field::new("queue_doorbell_id13", of::<u32>(), 1012),
            Field::new("queue_doorbell_id14", of::<u32>(), 1016),
            Field::new("queue_doorbell_id15", of::<u32>(), 1020),
            Field::new("reserved_256", of::<u32>(), 1024).array(256),
        ]
    )
    .since("gfx10")
);

described!(
    SdmaMqdV10,
    Type::structure(
        "mqd::SdmaMqdV10",
        520,
        &[
            Field::new("sdmax_rlcx_rb_cntl", of::<u32>(), 0),
            Field::new("sdmax_rlcx_rb_base", of::<u32>(), 4),
            Field::new("sdmax_rlcx_rb_base_hi", of::<u32>(), 8),
            Field::new("sdmax_rlcx_rb_rptr", of::<u32>(), 12),
            Field::new("sdmax_rlcx_rb_rptr_hi", of::<u32>(), 16),
            Field::new("sdmax_rlcx_rb_wptr", of::<u32>(), 20),
            Field::new("sdmax_rlcx_rb_wptr_hi", of::<u32>(), 24),
            Field::new("sdmax_rlcx_rb_wptr_poll_cntl", of::<u32>(), 28),
            Field::new("sdmax_rlcx_rb_rptr_addr_hi", of::<u32>(), 32),
            Field::new("sdmax_rlcx_rb_rptr_addr_lo", of::<u32>(), 36),
            Field::new("sdmax_rlcx_ib_cntl", of::<u32>(), 40),
            Field::new("sdmax_rlcx_ib_rptr", of::<u32>(), 44),
            Field::new("sdmax_rlcx_ib_offset", of::<u32>(), 48),
            Field::new("sdmax_rlcx_ib_base_lo", of::<u32>(), 52),
            Field::new("sdmax_rlcx_ib_base_hi", of::<u32>(), 56),
            Field::new("sdmax_rlcx_ib_size", of::<u32>(), 60),
            Field::new("sdmax_rlcx_skip_cntl", of::<u32>(), 64),
            Field::new("sdmax_rlcx_context_status", of::<u32>(), 68),
            Field::new("sdmax_rlcx_doorbell", of::<u32>(), 72),
            Field::new("sdmax_rlcx_status", of::<u32>(), 76),
            Field::new("sdmax_rlcx_doorbell_log", of::<u32>(), 80),
            Field::new("sdmax_rlcx_watermark", of::<u32>(), 84),
            Field::new("sdmax_rlcx_doorbell_offset", of::<u32>(), 88),
            Field::new("sdmax_rlcx_csa_addr_lo", of::<u32>(), 92),
            Field::new("sdmax_rlcx_csa_addr_hi", of::<u32>(), 96),
            Field::new("sdmax_rlcx_ib_sub_remain", of::<u32>(), 100),
            Field::new("sdmax_rlcx_preempt", of::<u32>(), 104),
            Field::new("sdmax_rlcx_dummy_reg", of::<u32>(), 108),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_hi", of::<u32>(), 112),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_lo", of::<u32>(), 116),
            Field::new("sdmax_rlcx_rb_aql_cntl", of::<u32>(), 120),
            Field::new("sdmax_rlcx_minor_ptr_update", of::<u32>(), 124),
            Field::new("sdmax_rlcx_midcmd_data0", of::<u32>(), 128),
            Field::new("sdmax_rlcx_midcmd_data1", of::<u32>(), 132),
            Field::new("sdmax_rlcx_midcmd_data2", of::<u32>(), 136),
            Field::new("sdmax_rlcx_midcmd_data3", of::<u32>(), 140),
            Field::new("sdmax_rlcx_midcmd_data4", of::<u32>(), 144),
            Field::new("sdmax_rlcx_midcmd_data5", of::<u32>(), 148),
            Field::new("sdmax_rlcx_midcmd_data6", of::<u32>(), 152),
            Field::new("sdmax_rlcx_midcmd_data7", of::<u32>(), 156),
            Field::new("sdmax_rlcx_midcmd_data8", of::<u32>(), 160),
            Field::new("sdmax_rlcx_midcmd_cntl", of::<u32>(), 164),
            Field::new("reserved_42", of::<u32>(), 168).array(84),
            Field::new("reserved_126", of::<u32>(), 504),
            Field::new("reserved_127", of::<u32>(), 508),
            Field::new("sdma_engine_id", of::<u32>(), 512),
            Field::new("sdma_queue_id", of::<u32>(), 516),
        ]
    )
    .since("gfx10")
);

described!(
    MqdV11,
    Type::structure(
        "mqd::MqdV11",
        2048,
        &[
            Field::new("header", of::<u32>(), 0),
            Field::new("compute_dispatch_initiator", of::<u32>(), 4),
            Field::new("compute_dim_x", of::<u32>(), 8),
            Field::new("compute_dim_y", of::<u32>(), 12),
            Field::new("compute_dim_z", of::<u32>(), 16),
            Field::new("compute_start_x", of::<u32>(), 20),
            Field::new("compute_start_y", of::<u32>(), 24),
            Field::new("compute_start_z", of::<u32>(), 28),
            Field::new("compute_num_thread_x", of::<u32>(), 32),
            Field::new("compute_num_thread_y", of::<u32>(), 36),
            Field::new("compute_num_thread_z", of::<u32>(), 40),
            Field::new("compute_pipelinestat_enable", of::<u32>(), 44),
            Field::new("compute_perfcount_enable", of::<u32>(), 48),
            Field::new("compute_pgm_lo", of::<u32>(), 52),
            Field::new("compute_pgm_hi", of::<u32>(), 56),
            Field::new("compute_dispatch_pkt_addr_lo", of::<u32>(), 60),
            Field::new("compute_dispatch_pkt_addr_hi", of::<u32>(), 64),
            Field::new("compute_dispatch_scratch_base_lo", of::<u32>(), 68),
            Field::new("compute_dispatch_scratch_base_hi", of::<u32>(), 72),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 76),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 80),
            Field::new("compute_vmid", of::<u32>(), 84),
            Field::new("compute_resource_limits", of::<u32>(), 88),
            Field::new("compute_static_thread_mgmt_se0", of::<u32>(), 92),
            Field::new("compute_static_thread_mgmt_se1", of::<u32>(), 96),
            Field::new("compute_tmpring_size", of::<u32>(), 100),
            Field::new("compute_static_thread_mgmt_se2", of::<u32>(), 104),
            Field::new("compute_static_thread_mgmt_se3", of::<u32>(), 108),
            Field::new("compute_restart_x", of::<u32>(), 112),
            Field::new("compute_restart_y", of::<u32>(), 116),
            Field::new("compute_restart_z", of::<u32>(), 120),
            Field::new("compute_thread_trace_enable", of::<u32>(), 124),
            Field::new("compute_misc_reserved", of::<u32>(), 128),
            Field::new("compute_dispatch_id", of::<u32>(), 132),
            Field::new("compute_threadgroup_id", of::<u32>(), 136),
            Field::new("compute_req_ctrl", of::<u32>(), 140),
            Field::new("reserved_36", of::<u32>(), 144),
            Field::new("compute_user_accum_0", of::<u32>(), 148),
            Field::new("compute_user_accum_1", of::<u32>(), 152),
            Field::new("compute_user_accum_2", of::<u32>(), 156),
            Field::new("compute_user_accum_3", of::<u32>(), 160),
            Field::new("compute_pgm_rsrc3", of::<u32>(), 164),
            Field::new("compute_ddid_index", of::<u32>(), 168),
            Field::new("compute_shader_chksum", of::<u32>(), 172),
            Field::new("compute_static_thread_mgmt_se4", of::<u32>(), 176),
            Field::new("compute_static_thread_mgmt_se5", of::<u32>(), 180),
            Field::new("compute_static_thread_mgmt_se6", of::<u32>(), 184),
            Field::new("compute_static_thread_mgmt_se7", of::<u32>(), 188),
            Field::new("compute_dispatch_interleave", of::<u32>(), 192),
            Field::new("compute_relaunch", of::<u32>(), 196),
            Field::new("compute_wave_restore_addr_lo", of::<u32>(), 200),
            Field::new("compute_wave_restore_addr_hi", of::<u32>(), 204),
            Field::new("compute_wave_restore_control", of::<u32>(), 208),
            Field::new("reserved_53", of::<u32>(), 212).array(12),
            Field::new("compute_user_data_0", of::<u32>(), 260),
            Field::new("compute_user_data_1", of::<u32>(), 264),
            Field::new("compute_user_data_2", of::<u32>(), 268),
            Field::new("compute_user_data_3", of::<u32>(), 272),
            Field::new("compute_user_data_4", of::<u32>(), 276),
            Field::new("compute_user_data_5", of::<u32>(), 280),
            Field::new("compute_user_data_6", of::<u32>(), 284),
            Field::new("compute_user_data_7", of::<u32>(), 288),
            Field::new("compute_user_data_8", of::<u32>(), 292),
            Field::new("compute_user_data_9", of::<u32>(), 296),
            Field::new("compute_user_data_10", of::<u32>(), 300),
            Field::new("compute_user_data_11", of::<u32>(), 304),
            Field::new("compute_user_data_12", of::<u32>(), 308),
            Field::new("compute_user_data_13", of::<u32>(), 312),
            Field::new("compute_user_data_14", of::<u32>(), 316),
            Field::new("compute_user_data_15", of::<u32>(), 320),
            Field::new("cp_compute_csinvoc_count_lo", of::<u32>(), 324),
            Field::new("cp_compute_csinvoc_count_hi", of::<u32>(), 328),
            Field::new("reserved_83", of::<u32>(), 332).array(3),
            Field::new("cp_mqd_query_time_lo", of::<u32>(), 344),
            Field::new("cp_mqd_query_time_hi", of::<u32>(), 348),
            Field::new("cp_mqd_connect_start_time_lo", of::<u32>(), 352),
            Field::new("cp_mqd_connect_start_time_hi", of::<u32>(), 356),
            Field::new("cp_mqd_connect_end_time_lo", of::<u32>(), 360),
            Field::new("cp_mqd_connect_end_time_hi", of::<u32>(), 364),
            Field::new("cp_mqd_connect_end_wf_count", of::<u32>(), 368),
            Field::new("cp_mqd_connect_end_pq_rptr", of::<u32>(), 372),
            Field::new("cp_mqd_connect_end_pq_wptr", of::<u32>(), 376),
            Field::new("cp_mqd_connect_end_ib_rptr", of::<u32>(), 380),
            Field::new("cp_mqd_readindex_lo", of::<u32>(), 384),
            Field::new("cp_mqd_readindex_hi", of::<u32>(), 388),
            Field::new("cp_mqd_save_start_time_lo", of::<u32>(), 392),
            Field::new("cp_mqd_save_start_time_hi", of::<u32>(), 396),
            Field::new("cp_mqd_save_end_time_lo", of::<u32>(), 400),
            Field::new("cp_mqd_save_end_time_hi", of::<u32>(), 404),
            Field::new("cp_mqd_restore_start_time_lo", of::<u32>(), 408),
            Field::new("cp_mqd_restore_start_time_hi", of::<u32>(), 412),
            Field::new("cp_mqd_restore_end_time_lo", of::<u32>(), 416),
            Field::new("cp_mqd_restore_end_time_hi", of::<u32>(), 420),
            Field::new("disable_queue", of::<u32>(), 424),
            Field::new("reserved_107", of::<u32>(), 428),
            Field::new("gds_cs_ctxsw_cnt0", of::<u32>(), 432),
            Field::new("gds_cs_ctxsw_cnt1", of::<u32>(), 436),
            Field::new("gds_cs_ctxsw_cnt2", of::<u32>(), 440),
            Field::new("gds_cs_ctxsw_cnt3", of::<u32>(), 444),
            Field::new("reserved_112", of::<u32>(), 448).array(2),
            Field::new("cp_pq_exe_status_lo", of::<u32>(), 456),
            Field::new("cp_pq_exe_status_hi", of::<u32>(), 460),
            Field::new("cp_packet_id_lo", of::<u32>(), 464),
            Field::new("cp_packet_id_hi", of::<u32>(), 468),
            Field::new("cp_packet_exe_status_lo", of::<u32>(), 472),
            Field::new("cp_packet_exe_status_hi", of::<u32>(), 476),
            Field::new("gds_save_base_addr_lo", of::<u32>(), 480),
            Field::new("gds_save_base_addr_hi", of::<u32>(), 484),
            Field::new("gds_save_mask_lo", of::<u32>(), 488),
            Field::new("gds_save_mask_hi", of::<u32>(), 492),
            Field::new("ctx_save_base_addr_lo", of::<u32>(), 496),
            Field::new("ctx_save_base_addr_hi", of::<u32>(), 500),
            Field::new("reserved_126", of::<u32>(), 504),
            Field::new("reserved_127", of::<u32>(), 508),
            Field::new("cp_mqd_base_addr_lo", of::<u32>(), 512),
            Field::new("cp_mqd_base_addr_hi", of::<u32>(), 516),
            Field::new("cp_hqd_active", of::<u32>(), 520),
            Field::new("cp_hqd_vmid", of::<u32>(), 524),
            Field::new("cp_hqd_persistent_state", of::<u32>(), 528),
            Field::new("cp_hqd_pipe_priority", of::<u32>(), 532),
            Field::new("cp_hqd_queue_priority", of::<u32>(), 536),
            Field::new("cp_hqd_quantum", of::<u32>(), 540),
            Field::new("cp_hqd_pq_base_lo", of::<u32>(), 544),
            Field::new("cp_hqd_pq_base_hi", of::<u32>(), 548),
            Field::new("cp_hqd_pq_rptr", of::<u32>(), 552),
            Field::new("cp_hqd_pq_rptr_report_addr_lo", of::<u32>(), 556),
            Field::new("cp_hqd_pq_rptr_report_addr_hi", of::<u32>(), 560),
            Field::new("cp_hqd_pq_wptr_poll_addr_lo", of::<u32>(), 564),
            Field::new("cp_hqd_pq_wptr_poll_addr_hi", of::<u32>(), 568),
            Field::new("cp_hqd_pq_doorbell_control", of::<u32>(), 572),
            Field::new("reserved_144", of::<u32>(), 576),
            Field::new("cp_hqd_pq_control", of::<u32>(), 580),
            Field::new("cp_hqd_ib_base_addr_lo", of::<u32>(), 584),
            Field::new("cp_hqd_ib_base_addr_hi", of::<u32>(), 588),
            Field::new("cp_hqd_ib_rptr", of::<u32>(), 592),
            Field::new("cp_hqd_ib_control", of::<u32>(), 596),
            Field::new("cp_hqd_iq_timer", of::<u32>(), 600),
            Field::new("cp_hqd_iq_rptr", of::<u32>(), 604),
            Field::new("cp_hqd_dequeue_request", of::<u32>(), 608),
            Field::new("cp_hqd_dma_offload", of::<u32>(), 612),
            Field::new("cp_hqd_sema_cmd", of::<u32>(), 616),
            Field::new("cp_hqd_msg_type", of::<u32>(), 620),
            Field::new("cp_hqd_atomic0_preop_lo", of::<u32>(), 624),
            Field::new("cp_hqd_atomic0_preop_hi", of::<u32>(), 628),
            Field::new("cp_hqd_atomic1_preop_lo", of::<u32>(), 632),
            Field::new("cp_hqd_atomic1_preop_hi", of::<u32>(), 636),
            Field::new("cp_hqd_hq_status0", of::<u32>(), 640),
            Field::new("cp_hqd_hq_control0", of::<u32>(), 644),
            Field::new("cp_mqd_control", of::<u32>(), 648),
            Field::new("cp_hqd_hq_status1", of::<u32>(), 652),
            Field::new("cp_hqd_hq_control1", of::<u32>(), 656),
            Field::new("cp_hqd_eop_base_addr_lo", of::<u32>(), 660),
            Field::new("cp_hqd_eop_base_addr_hi", of::<u32>(), 664),
            Field::new("cp_hqd_eop_control", of::<u32>(), 668),
            Field::new("cp_hqd_eop_rptr", of::<u32>(), 672),
            Field::new("cp_hqd_eop_wptr", of::<u32>(), 676),
            Field::new("cp_hqd_eop_done_events", of::<u32>(), 680),
            Field::new("cp_hqd_ctx_save_base_addr_lo", of::<u32>(), 684),
            Field::new("cp_hqd_ctx_save_base_addr_hi", of::<u32>(), 688),
            Field::new("cp_hqd_ctx_save_control", of::<u32>(), 692),
            Field::new("cp_hqd_cntl_stack_offset", of::<u32>(), 696),
            Field::new("cp_hqd_cntl_stack_size", of::<u32>(), 700),
            Field::new("cp_hqd_wg_state_offset", of::<u32>(), 704),
            Field::new("cp_hqd_ctx_save_size", of::<u32>(), 708),
            Field::new("cp_hqd_gds_resource_state", of::<u32>(), 712),
            Field::new("cp_hqd_error", of::<u32>(), 716),
            Field::new("cp_hqd_eop_wptr_mem", of::<u32>(), 720),
            Field::new("cp_hqd_aql_control", of::<u32>(), 724),
            Field::new("cp_hqd_pq_wptr_lo", of::<u32>(), 728),
            Field::new("cp_hqd_pq_wptr_hi", of::<u32>(), 732),
            Field::new("reserved_184", of::<u32>(), 736),
            Field::new("reserved_185", of::<u32>(), 740),
            Field::new("reserved_186", of::<u32>(), 744),
            Field::new("reserved_187", of::<u32>(), 748).array(5),
            Field::new("iqtimer_pkt_header", of::<u32>(), 768),
            Field::new("iqtimer_pkt_dw0", of::<u32>(), 772),
            Field::new("iqtimer_pkt_dw1", of::<u32>(), 776),
            Field::new("iqtimer_pkt_dw2", of::<u32>(), 780),
            Field::new("iqtimer_pkt_dw3", of::<u32>(), 784),
            Field::new("iqtimer_pkt_dw4", of::<u32>(), 788),
            Field::new("iqtimer_pkt_dw5", of::<u32>(), 792),
            Field::new("iqtimer_pkt_dw6", of::<u32>(), 796),
            Field::new("iqtimer_pkt_dw7", of::<u32>(), 800),
            Field::new("iqtimer_pkt_dw8", of::<u32>(), 804),
            Field::new("iqtimer_pkt_dw9", of::<u32>(), 808),
            Field::new("iqtimer_pkt_dw10", of::<u32>(), 812),
            Field::new("iqtimer_pkt_dw11", of::<u32>(), 816),
            Field::new("iqtimer_pkt_dw12", of::<u32>(), 820),
            Field::new("iqtimer_pkt_dw13", of::<u32>(), 824),
            Field::new("iqtimer_pkt_dw14", of::<u32>(), 828),
            Field::new("iqtimer_pkt_dw15", of::<u32>(), 832),
            Field::new("iqtimer_pkt_dw16", of::<u32>(), 836),
            Field::new("iqtimer_pkt_dw17", of::<u32>(), 840),
            Field::new("iqtimer_pkt_dw18", of::<u32>(), 844),
            Field::new("iqtimer_pkt_dw19", of::<u32>(), 848),
            Field::new("iqtimer_pkt_dw20", of::<u32>(), 852),
            Field::new("iqtimer_pkt_dw21", of::<u32>(), 856),
            Field::new("iqtimer_pkt_dw22", of::<u32>(), 860),
            Field::new("iqtimer_pkt_dw23", of::<u32>(), 864),
            Field::new("iqtimer_pkt_dw24", of::<u32>(), 868),
            Field::new("iqtimer_pkt_dw25", of::<u32>(), 872),
            Field::new("iqtimer_pkt_dw26", of::<u32>(), 876),
            Field::new("iqtimer_pkt_dw27", of::<u32>(), 880),
            Field::new("iqtimer_pkt_dw28", of::<u32>(), 884),
            Field::new("iqtimer_pkt_dw29", of::<u32>(), 888),
            Field::new("iqtimer_pkt_dw30", of::<u32>(), 892),
            Field::new("iqtimer_pkt_dw31", of::<u32>(), 896),
            Field::new("reserved_225", of::<u32>(), 900).array(3),
            Field::new("set_resources_header", of::<u32>(), 912),
            Field::new("set_resources_dw1", of::<u32>(), 916),
            Field::new("set_resources_dw2", of::<u32>(), 920),
            Field::new("set_resources_dw3", of::<u32>(), 924),
            Field::new("set_resources_dw4", of::<u32>(), 928),
            Field::new("set_resources_dw5", of::<u32>(), 932),
            Field::new("set_resources_dw6", of::<u32>(), 936),
            Field::new("set_resources_dw7", of::<u32>(), 940),
            Field::new("reserved_236", of::<u32>(), 944).array(4),
            Field::new("queue_doorbell_id0", of::<u32>(), 960),
            Field::new("queue_doorbell_id1", of::<u32>(), 964),
            Field::new("queue_doorbell_id2", of::<u32>(), 968),
            Field::new("queue_doorbell_id3", of::<u32>(), 972),
            Field::new("queue_doorbell_id4", of::<u32>(), 976),
            Field::new("queue_doorbell_id5", of::<u32>(), 980),
            Field::new("queue_doorbell_id6", of::<u32>(), 984),
            Field::new("queue_doorbell_id7", of::<u32>(), 988),
            Field::new("queue_doorbell_id8", of::<u32>(), 992),
            Field::new("queue_doorbell_id9", of::<u32>(), 996),
            Field::new("queue_doorbell_id10", of::<u32>(), 1000),
            Field::new("queue_doorbell_id11", of::<u32>(), 1004),
            Field::new("queue_doorbell_id12", of::<u32>(), 1008),
            Field::new("queue_doorbell_id13", of::<u32>(), 1012),
            Field::new("queue_doorbell_id14", of::<u32>(), 1016),
            Field::new("queue_doorbell_id15", of::<u32>(), 1020),
            Field::new("control_buf_addr_lo", of::<u32>(), 1024),
            Field::new("control_buf_addr_hi", of::<u32>(), 1028),
            Field::new("control_buf_wptr_lo", of::<u32>(), 1032),
            Field::new("control_buf_wptr_hi", of::<u32>(), 1036),
            Field::new("control_buf_dptr_lo", of::<u32>(), 1040),
            Field::new("control_buf_dptr_hi", of::<u32>(), 1044),
            Field::new("control_buf_num_entries", of::<u32>(), 1048),
            Field::new("draw_ring_addr_lo", of::<u32>(), 1052),
            Field::new("draw_ring_addr_hi", of::<u32>(), 1056),
            Field::new("reserved_265", of::<u32>(), 1060).array(183),
            Field::new("gws_0_val", of::<u32>(), 1792),
            Field::new("gws_1_val", of::<u32>(), 1796),
            Field::new("gws_2_val", of::<u32>(), 1800),
            Field::new("gws_3_val", of::<u32>(), 1804),
            Field::new("gws_4_val", of::<u32>(), 1808),
            Field::new("gws_5_val", of::<u32>(), 1812),
            Field::new("gws_6_val", of::<u32>(), 1816),
            Field::new("gws_7_val", of::<u32>(), 1820),
            Field::new("gws_8_val", of::<u32>(), 1824),
            Field::new("gws_9_val", of::<u32>(), 1828),
            Field::new("gws_10_val", of::<u32>(), 1832),
            Field::new("gws_11_val", of::<u32>(), 1836),
            Field::new("gws_12_val", of::<u32>(), 1840),
            Field::new("gws_13_val", of::<u32>(), 1844),
            Field::new("gws_14_val", of::<u32>(), 1848),
            Field::new("gws_15_val", of::<u32>(), 1852),
            Field::new("gws_16_val", of::<u32>(), 1856),
            Field::new("gws_17_val", of::<u32>(), 1860),
            Field::new("gws_18_val", of::<u32>(), 1864),
            Field::new("gws_19_val", of::<u32>(), 1868),
            Field::new("gws_20_val", of::<u32>(), 1872),
            Field::new("gws_21_val", of::<u32>(), 1876),
            Field::new("gws_22_val", of::<u32>(), 1880),
            Field::new("gws_23_val", of::<u32>(), 1884),
            Field::new("gws_24_val", of::<u32>(), 1888),
            Field::new("gws_25_val", of::<u32>(), 1892),
            Field::new("gws_26_val", of::<u32>(), 1896),
            Field::new("gws_27_val", of::<u32>(), 1900),
            Field::new("gws_28_val", of::<u32>(), 1904),
            Field::new("gws_29_val", of::<u32>(), 1908),
            Field::new("gws_30_val", of::<u32>(), 1912),
            Field::new("gws_31_val", of::<u32>(), 1916),
            Field::new("gws_32_val", of::<u32>(), 1920),
            Field::new("gws_33_val", of::<u32>(), 1924),
            Field::new("gws_34_val", of::<u32>(), 1928),
            Field::new("gws_35_val", of::<u32>(), 1932),
            Field::new("gws_36_val", of::<u32>(), 1936),
            Field::new("gws_37_val", of::<u32>(), 1940),
            Field::new("gws_38_val", of::<u32>(), 1944),
            Field::new("gws_39_val", of::<u32>(), 1948),
            Field::new("gws_40_val", of::<u32>(), 1952),
            Field::new("gws_41_val", of::<u32>(), 1956),
            Field::new("gws_42_val", of::<u32>(), 1960),
            Field::new("gws_43_val", of::<u32>(), 1964),
            Field::new("gws_44_val", of::<u32>(), 1968),
            Field::new("gws_45_val", of::<u32>(), 1972),
            Field::new("gws_46_val", of::<u32>(), 1976),
            Field::new("gws_47_val", of::<u32>(), 1980),
            Field::new("gws_48_val", of::<u32>(), 1984),
            Field::new("gws_49_val", of::<u32>(), 1988),
            Field::new("gws_50_val", of::<u32>(), 1992),
            Field::new("gws_51_val", of::<u32>(), 1996),
            Field::new("gws_52_val", of::<u32>(), 2000),
            Field::new("gws_53_val", of::<u32>(), 2004),
            Field::new("gws_54_val", of::<u32>(), 2008),
            Field::new("gws_55_val", of::<u32>(), 2012),
            Field::new("gws_56_val", of::<u32>(), 2016),
            Field::new("gws_57_val", of::<u32>(), 2020),
            Field::new("gws_58_val", of::<u32>(), 2024),
            Field::new("gws_59_val", of::<u32>(), 2028),
            Field::new("gws_60_val", of::<u32>(), 2032),
            Field::new("gws_61_val", of::<u32>(), 2036),
            Field::new("gws_62_val", of::<u32>(), 2040),
            Field::new("gws_63_val", of::<u32>(), 2044),
        ]
    )
    .since("gfx11")
);

described!(
    SdmaMqdV11,
    Type::structure(
        "mqd::SdmaMqdV11",
        512,
        &[
            Field::new("sdmax_rlcx_rb_cntl", of::<u32>(), 0),
            Field::new("sdmax_rlcx_rb_base", of::<u32>(), 4),
            Field::new("sdmax_rlcx_rb_base_hi", of::<u32>(), 8),
            Field::new("sdmax_rlcx_rb_rptr", of::<u32>(), 12),
            Field::new("sdmax_rlcx_rb_rptr_hi", of::<u32>(), 16),
            Field::new("sdmax_rlcx_rb_wptr", of::<u32>(), 20),
            Field::new("sdmax_rlcx_rb_wptr_hi", of::<u32>(), 24),
            Field::new("sdmax_rlcx_rb_rptr_addr_hi", of::<u32>(), 28),
            Field::new("sdmax_rlcx_rb_rptr_addr_lo", of::<u32>(), 32),
            Field::new("sdmax_rlcx_ib_cntl", of::<u32>(), 36),
            Field::new("sdmax_rlcx_ib_rptr", of::<u32>(), 40),
            Field::new("sdmax_rlcx_ib_offset", of::<u32>(), 44),
            Field::new("sdmax_rlcx_ib_base_lo", of::<u32>(), 48),
            Field::new("sdmax_rlcx_ib_base_hi", of::<u32>(), 52),
            Field::new("sdmax_rlcx_ib_size", of::<u32>(), 56),
            Field::new("sdmax_rlcx_skip_cntl", of::<u32>(), 60),
            Field::new("sdmax_rlcx_context_status", of::<u32>(), 64),
            Field::new("sdmax_rlcx_doorbell", of::<u32>(), 68),
            Field::new("sdmax_rlcx_doorbell_log", of::<u32>(), 72),
            Field::new("sdmax_rlcx_doorbell_offset", of::<u32>(), 76),
            Field::new("sdmax_rlcx_csa_addr_lo", of::<u32>(), 80),
            Field::new("sdmax_rlcx_csa_addr_hi", of::<u32>(), 84),
            Field::new("sdmax_rlcx_sched_cntl", of::<u32>(), 88),
            Field::new("sdmax_rlcx_ib_sub_remain", of::<u32>(), 92),
            Field::new("sdmax_rlcx_preempt", of::<u32>(), 96),
            Field::new("sdmax_rlcx_dummy_reg", of::<u32>(), 100),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_hi", of::<u32>(), 104),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_lo", of::<u32>(), 108),
            Field::new("sdmax_rlcx_rb_aql_cntl", of::<u32>(), 112),
            Field::new("sdmax_rlcx_minor_ptr_update", of::<u32>(), 116),
            Field::new("sdmax_rlcx_rb_preempt", of::<u32>(), 120),
            Field::new("sdmax_rlcx_midcmd_data0", of::<u32>(), 124),
            Field::new("sdmax_rlcx_midcmd_data1", of::<u32>(), 128),
            Field::new("sdmax_rlcx_midcmd_data2", of::<u32>(), 132),
            Field::new("sdmax_rlcx_midcmd_data3", of::<u32>(), 136),
            Field::new("sdmax_rlcx_midcmd_data4", of::<u32>(), 140),
            Field::new("sdmax_rlcx_midcmd_data5", of::<u32>(), 144),
            Field::new("sdmax_rlcx_midcmd_data6", of::<u32>(), 148),
            Field::new("sdmax_rlcx_midcmd_data7", of::<u32>(), 152),
            Field::new("sdmax_rlcx_midcmd_data8", of::<u32>(), 156),
            Field::new("sdmax_rlcx_midcmd_data9", of::<u32>(), 160),
            Field::new("sdmax_rlcx_midcmd_data10", of::<u32>(), 164),
            Field::new("sdmax_rlcx_midcmd_cntl", of::<u32>(), 168),
            Field::new("sdmax_rlcx_f32_dbg0", of::<u32>(), 172),
            Field::new("sdmax_rlcx_f32_dbg1", of::<u32>(), 176),
            Field::new("reserved_45", of::<u32>(), 180).array(81),
            Field::new("sdma_engine_id", of::<u32>(), 504),
            Field::new("sdma_queue_id", of::<u32>(), 508),
        ]
    )
    .since("gfx11")
);

described!(
    MqdV12,
    Type::structure(
        "mqd::MqdV12",
        2048,
        &[
            Field::new("header", of::<u32>(), 0),
            Field::new("compute_dispatch_initiator", of::<u32>(), 4),
            Field::new("compute_dim_x", of::<u32>(), 8),
            Field::new("compute_dim_y", of::<u32>(), 12),
            Field::new("compute_dim_z", of::<u32>(), 16),
            Field::new("compute_start_x", of::<u32>(), 20),
            Field::new("compute_start_y", of::<u32>(), 24),
            Field::new("compute_start_z", of::<u32>(), 28),
            Field::new("compute_num_thread_x", of::<u32>(), 32),
            Field::new("compute_num_thread_y", of::<u32>(), 36),
            Field::new("compute_num_thread_z", of::<u32>(), 40),
            Field::new("compute_pipelinestat_enable", of::<u32>(), 44),
            Field::new("compute_perfcount_enable", of::<u32>(), 48),
            Field::new("compute_pgm_lo", of::<u32>(), 52),
            Field::new("compute_pgm_hi", of::<u32>(), 56),
            Field::new("compute_dispatch_pkt_addr_lo", of::<u32>(), 60),
            Field::new("compute_dispatch_pkt_addr_hi", of::<u32>(), 64),
            Field::new("compute_dispatch_scratch_base_lo", of::<u32>(), 68),
            Field::new("compute_dispatch_scratch_base_hi", of::<u32>(), 72),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 76),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 80),
            Field::new("compute_vmid", of::<u32>(), 84),
            Field::new("compute_resource_limits", of::<u32>(), 88),
            Field::new("compute_static_thread_mgmt_se0", of::<u32>(), 92),
            Field::new("compute_static_thread_mgmt_se1", of::<u32>(), 96),
            Field::new("compute_tmpring_size", of::<u32>(), 100),
            Field::new("compute_static_thread_mgmt_se2", of::<u32>(), 104),
            Field::new("compute_static_thread_mgmt_se3", of::<u32>(), 108),
            Field::new("compute_restart_x", of::<u32>(), 112),
            Field::new("compute_restart_y", of::<u32>(), 116),
            Field::new("compute_restart_z", of::<u32>(), 120),
            Field::new("compute_thread_trace_enable", of::<u32>(), 124),
            Field::new("compute_misc_reserved", of::<u32>(), 128),
            Field::new("compute_dispatch_id", of::<u32>(), 132),
            Field::new("compute_threadgroup_id", of::<u32>(), 136),
            Field::new("compute_req_ctrl", of::<u32>(), 140),
            Field::new("reserved_36", of::<u32>(), 144),
            Field::new("compute_user_accum_0", of::<u32>(), 148),
            Field::new("compute_user_accum_1", of::<u32>(), 152),
            Field::new("compute_user_accum_2", of::<u32>(), 156),
            Field::new("compute_user_accum_3", of::<u32>(), 160),
            Field::new("compute_pgm_rsrc3", of::<u32>(), 164),
            Field::new("compute_ddid_index", of::<u32>(), 168),
            Field::new("compute_shader_chksum", of::<u32>(), 172),
            Field::new("compute_static_thread_mgmt_se4", of::<u32>(), 176),
            Field::new("compute_static_thread_mgmt_se5", of::<u32>(), 180),
            Field::new("compute_static_thread_mgmt_se6", of::<u32>(), 184),
            Field::new("compute_static_thread_mgmt_se7", of::<u32>(), 188),
            Field::new("compute_dispatch_interleave", of::<u32>(), 192),
            Field::new("compute_relaunch", of::<u32>(), 196),
            Field::new("compute_wave_restore_addr_lo", of::<u32>(), 200),
            Field::new("compute_wave_restore_addr_hi", of::<u32>(), 204),
            Field::new("compute_wave_restore_control", of::<u32>(), 208),
            Field::new("reserved_53", of::<u32>(), 212).array(6),
            Field::new("compute_static_thread_mgmt_se8", of::<u32>(), 236),
            Field::new("reserved_60", of::<u32>(), 240).array(5),
            Field::new("compute_user_data_0", of::<u32>(), 260),
            Field::new("compute_user_data_1", of::<u32>(), 264),
            Field::new("compute_user_data_2", of::<u32>(), 268),
            Field::new("compute_user_data_3", of::<u32>(), 272),
            Field::new("compute_user_data_4", of::<u32>(), 276),
            Field::new("compute_user_data_5", of::<u32>(), 280),
            Field::new("compute_user_data_6", of::<u32>(), 284),
            Field::new("compute_user_data_7", of::<u32>(), 288),
            Field::new("compute_user_data_8", of::<u32>(), 292),
            Field::new("compute_user_data_9", of::<u32>(), 296),
            Field::new("compute_user_data_10", of::<u32>(), 300),
            Field::new("compute_user_data_11", of::<u32>(), 304),
            Field::new("compute_user_data_12", of::<u32>(), 308),
            Field::new("compute_user_data_13", of::<u32>(), 312),
            Field::new("compute_user_data_14", of::<u32>(), 316),
            Field::new("compute_user_data_15", of::<u32>(), 320),
            Field::new("cp_compute_csinvoc_count_lo", of::<u32>(), 324),
            Field::new("cp_compute_csinvoc_count_hi", of::<u32>(), 328),
            Field::new("reserved_83", of::<u32>(), 332).array(3),
            Field::new("cp_mqd_query_time_lo", of::<u32>(), 344),
            Field::new("cp_mqd_query_time_hi", of::<u32>(), 348),
            Field::new("cp_mqd_connect_start_time_lo", of::<u32>(), 352),
            Field::new("cp_mqd_connect_start_time_hi", of::<u32>(), 356),
            Field::new("cp_mqd_connect_end_time_lo", of::<u32>(), 360),
            Field::new("cp_mqd_connect_end_time_hi", of::<u32>(), 364),
            Field::new("cp_mqd_connect_end_wf_count", of::<u32>(), 368),
            Field::new("cp_mqd_connect_end_pq_rptr", of::<u32>(), 372),
            Field::new("cp_mqd_connect_end_pq_wptr", of::<u32>(), 376),
            Field::new("cp_mqd_connect_end_ib_rptr", of::<u32>(), 380),
            Field::new("cp_mqd_readindex_lo", of::<u32>(), 384),
            Field::new("cp_mqd_readindex_hi", of::<u32>(), 388),
            Field::new("cp_mqd_save_start_time_lo", of::<u32>(), 392),
            Field::new("cp_mqd_save_start_time_hi", of::<u32>(), 396),
            Field::new("cp_mqd_save_end_time_lo", of::<u32>(), 400),
            Field::new("cp_mqd_save_end_time_hi", of::<u32>(), 404),
            Field::new("cp_mqd_restore_start_time_lo", of::<u32>(), 408),
            Field::new("cp_mqd_restore_start_time_hi", of::<u32>(), 412),
            Field::new("cp_mqd_restore_end_time_lo", of::<u32>(), 416),
            Field::new("cp_mqd_restore_end_time_hi", of::<u32>(), 420),
            Field::new("disable_queue", of::<u32>(), 424),
            Field::new("reserved_107", of::<u32>(), 428),
            Field::new("reserved_108", of::<u32>(), 432),
            Field::new("reserved_109", of::<u32>(), 436),
            Field::new("reserved_110", of::<u32>(), 440),
            Field::new("reserved_111", of::<u32>(), 444),
            Field::new("reserved_112", of::<u32>(), 448).array(2),
            Field::new("cp_pq_exe_status_lo", of::<u32>(), 456),
            Field::new("cp_pq_exe_status_hi", of::<u32>(), 460),
            Field::new("cp_packet_id_lo", of::<u32>(), 464),
            Field::new("cp_packet_id_hi", of::<u32>(), 468),
            Field::new("cp_packet_exe_status_lo", of::<u32>(), 472),
            Field::new("cp_packet_exe_status_hi", of::<u32>(), 476),
            Field::new("reserved_120", of::<u32>(), 480),
            Field::new("reserved_121", of::<u32>(), 484),
            Field::new("reserved_122", of::<u32>(), 488),
            Field::new("reserved_123", of::<u32>(), 492),
            Field::new("ctx_save_base_addr_lo", of::<u32>(), 496),
            Field::new("ctx_save_base_addr_hi", of::<u32>(), 500),
            Field::new("reserved_126", of::<u32>(), 504),
            Field::new("reserved_127", of::<u32>(), 508),
            Field::new("cp_mqd_base_addr_lo", of::<u32>(), 512),
            Field::new("cp_mqd_base_addr_hi", of::<u32>(), 516),
            Field::new("cp_hqd_active", of::<u32>(), 520),
            Field::new("cp_hqd_vmid", of::<u32>(), 524),
            Field::new("cp_hqd_persistent_state", of::<u32>(), 528),
            Field::new("cp_hqd_pipe_priority", of::<u32>(), 532),
            Field::new("cp_hqd_queue_priority", of::<u32>(), 536),
            Field::new("cp_hqd_quantum", of::<u32>(), 540),
            Field::new("cp_hqd_pq_base_lo", of::<u32>(), 544),
            Field::new("cp_hqd_pq_base_hi", of::<u32>(), 548),
            Field::new("cp_hqd_pq_rptr", of::<u32>(), 552),
            Field::new("cp_hqd_pq_rptr_report_addr_lo", of::<u32>(), 556),
            Field::new("cp_hqd_pq_rptr_report_addr_hi", of::<u32>(), 560),
            Field::new("cp_hqd_pq_wptr_poll_addr_lo", of::<u32>(), 564),
            Field::new("cp_hqd_pq_wptr_poll_addr_hi", of::<u32>(), 568),
            Field::new("cp_hqd_pq_doorbell_control", of::<u32>(), 572),
            Field::new("reserved_144", of::<u32>(), 576),
            Field::new("cp_hqd_pq_control", of::<u32>(), 580),
            Field::new("cp_hqd_ib_base_addr_lo", of::<u32>(), 584),
            Field::new("cp_hqd_ib_base_addr_hi", of::<u32>(), 588),
            Field::new("cp_hqd_ib_rptr", of::<u32>(), 592),
            Field::new("cp_hqd_ib_control", of::<u32>(), 596),
            Field::new("cp_hqd_iq_timer", of::<u32>(), 600),
            Field::new("cp_hqd_iq_rptr", of::<u32>(), 604),
            Field::new("cp_hqd_dequeue_request", of::<u32>(), 608),
            Field::new("cp_hqd_dma_offload", of::<u32>(), 612),
            Field::new("cp_hqd_sema_cmd", of::<u32>(), 616),
            Field::new("cp_hqd_msg_type", of::<u32>(), 620),
            Field::new("cp_hqd_atomic0_preop_lo", of::<u32>(), 624),
            Field::new("cp_hqd_atomic0_preop_hi", of::<u32>(), 628),
            Field::new("cp_hqd_atomic1_preop_lo", of::<u32>(), 632),
            Field::new("cp_hqd_atomic1_preop_hi", of::<u32>(), 636),
            Field::new("cp_hqd_hq_status0", of::<u32>(), 640),
            Field::new("cp_hqd_hq_control0", of::<u32>(), 644),
            Field::new("cp_mqd_control", of::<u32>(), 648),
            Field::new("cp_hqd_hq_status1", of::<u32>(), 652),
            Field::new("cp_hqd_hq_control1", of::<u32>(), 656),
            Field::new("cp_hqd_eop_base_addr_lo", of::<u32>(), 660),
            Field::new("cp_hqd_eop_base_addr_hi", of::<u32>(), 664),
            Field::new("cp_hqd_eop_control", of::<u32>(), 668),
            Field::new("cp_hqd_eop_rptr", of::<u32>(), 672),
            Field::new("cp_hqd_eop_wptr", of::<u32>(), 676),
            Field::new("cp_hqd_eop_done_events", of::<u32>(), 680),
            Field::new("cp_hqd_ctx_save_base_addr_lo", of::<u32>(), 684),
            Field::new("cp_hqd_ctx_save_base_addr_hi", of::<u32>(), 688),
            Field::new("cp_hqd_ctx_save_control", of::<u32>(), 692),
            Field::new("cp_hqd_cntl_stack_offset", of::<u32>(), 696),
            Field::new("cp_hqd_cntl_stack_size", of::<u32>(), 700),
            Field::new("cp_hqd_wg_state_offset", of::<u32>(), 704),
            Field::new("cp_hqd_ctx_save_size", of::<u32>(), 708),
            Field::new("reserved_178", of::<u32>(), 712),
            Field::new("cp_hqd_error", of::<u32>(), 716),
            Field::new("cp_hqd_eop_wptr_mem", of::<u32>(), 720),
            Field::new("cp_hqd_aql_control", of::<u32>(), 724),
            Field::new("cp_hqd_pq_wptr_lo", of::<u32>(), 728),
            Field::new("cp_hqd_pq_wptr_hi", of::<u32>(), 732),
            Field::new("reserved_184", of::<u32>(), 736),
            Field::new("reserved_185", of::<u32>(), 740),
            Field::new("reserved_186", of::<u32>(), 744),
            Field::new("reserved_187", of::<u32>(), 748).array(5),
            Field::new("iqtimer_pkt_header", of::<u32>(), 768),
            Field::new("iqtimer_pkt_dw0", of::<u32>(), 772),
            Field::new("iqtimer_pkt_dw1", of::<u32>(), 776),
            Field::new("iqtimer_pkt_dw2", of::<u32>(), 780),
            Field::new("iqtimer_pkt_dw3", of::<u32>(), 784),
            Field::new("iqtimer_pkt_dw4", of::<u32>(), 788),
            Field::new("iqtimer_pkt_dw5", of::<u32>(), 792),
            Field::new("iqtimer_pkt_dw6", of::<u32>(), 796),
            Field::new("iqtimer_pkt_dw7", of::<u32>(), 800),
            Field::new("iqtimer_pkt_dw8", of::<u32>(), 804),
            Field::new("iqtimer_pkt_dw9", of::<u32>(), 808),
            Field::new("iqtimer_pkt_dw10", of::<u32>(), 812),
            Field::new("iqtimer_pkt_dw11", of::<u32>(), 816),
            Field::new("iqtimer_pkt_dw12", of::<u32>(), 820),
            Field::new("iqtimer_pkt_dw13", of::<u32>(), 824),
            Field::new("iqtimer_pkt_dw14", of::<u32>(), 828),
            Field::new("iqtimer_pkt_dw15", of::<u32>(), 832),
            Field::new("iqtimer_pkt_dw16", of::<u32>(), 836),
            Field::new("iqtimer_pkt_dw17", of::<u32>(), 840),
            Field::new("iqtimer_pkt_dw18", of::<u32>(), 844),
            Field::new("iqtimer_pkt_dw19", of::<u32>(), 848),
            Field::new("iqtimer_pkt_dw20", of::<u32>(), 852),
            Field::new("iqtimer_pkt_dw21", of::<u32>(), 856),
            Field::new("iqtimer_pkt_dw22", of::<u32>(), 860),
            Field::new("iqtimer_pkt_dw23", of::<u32>(), 864),
            Field::new("iqtimer_pkt_dw24", of::<u32>(), 868),
            Field::new("iqtimer_pkt_dw25", of::<u32>(), 872),
            Field::new("iqtimer_pkt_dw26", of::<u32>(), 876),
            Field::new("iqtimer_pkt_dw27", of::<u32>(), 880),
            Field::new("iqtimer_pkt_dw28", of::<u32>(), 884),
            Field::new("iqtimer_pkt_dw29", of::<u32>(), 888),
            Field::new("iqtimer_pkt_dw30", of::<u32>(), 892),
            Field::new("iqtimer_pkt_dw31", of::<u32>(), 896),
            Field::new("reserved_225", of::<u32>(), 900).array(3),
            Field::new("set_resources_header", of::<u32>(), 912),
            Field::new("set_resources_dw1", of::<u32>(), 916),
            Field::new("set_resources_dw2", of::<u32>(), 920),
            Field::new("set_resources_dw3", of::<u32>(), 924),
            Field::new("set_resources_dw4", of::<u32>(), 928),
            Field::new("set_resources_dw5", of::<u32>(), 932),
            Field::new("set_resources_dw6", of::<u32>(), 936),
            Field::new("set_resources_dw7", of::<u32>(), 940),
            Field::new("reserved_236", of::<u32>(), 944).array(4),
            Field::new("queue_doorbell_id0", of::<u32>(), 960),
            Field::new("queue_doorbell_id1", of::<u32>(), 964),
            Field::new("queue_doorbell_id2", of::<u32>(), 968),
            Field::new("queue_doorbell_id3", of::<u32>(), 972),
            Field::new("queue_doorbell_id4", of::<u32>(), 976),
            Field::new("queue_doorbell_id5", of::<u32>(), 980),
            Field::new("queue_doorbell_id6", of::<u32>(), 984),
            Field::new("queue_doorbell_id7", of::<u32>(), 988),
            Field::new("queue_doorbell_id8", of::<u32>(), 992),
            Field::new("queue_doorbell_id9", of::<u32>(), 996),
            Field::new("queue_doorbell_id10", of::<u32>(), 1000),
            Field::new("queue_doorbell_id11", of::<u32>(), 1004),
            Field::new("queue_doorbell_id12", of::<u32>(), 1008),
            Field::new("queue_doorbell_id13", of::<u32>(), 1012),
            Field::new("queue_doorbell_id14", of::<u32>(), 1016),
            Field::new("queue_doorbell_id15", of::<u32>(), 1020),
            Field::new("control_buf_addr_lo", of::<u32>(), 1024),
            Field::new("control_buf_addr_hi", of::<u32>(), 1028),
            Field::new("control_buf_wptr_lo", of::<u32>(), 1032),
            Field::new("control_buf_wptr_hi", of::<u32>(), 1036),
            Field::new("control_buf_dptr_lo", of::<u32>(), 1040),
            Field::new("control_buf_dptr_hi", of::<u32>(), 1044),
            Field::new("control_buf_num_entries", of::<u32>(), 1048),
            Field::new("draw_ring_addr_lo", of::<u32>(), 1052),
            Field::new("draw_ring_addr_hi", of::<u32>(), 1056),
            Field::new("reserved_265", of::<u32>(), 1060).array(7),
            Field::new("dfwx_flags", of::<u32>(), 1088),
            Field::new("dfwx_slot", of::<u32>(), 1092),
            Field::new("dfwx_client_data_addr_lo", of::<u32>(), 1096),
            Field::new("dfwx_client_data_addr_hi", of::<u32>(), 1100),
            Field::new("reserved_276", of::<u32>(), 1104).array(172),
            Field::new("gws_0_val", of::<u32>(), 1792),
            Field::new("gws_1_val", of::<u32>(), 1796),
            Field::new("gws_2_val", of::<u32>(), 1800),
            Field::new("gws_3_val", of::<u32>(), 1804),
            Field::new("gws_4_val", of::<u32>(), 1808),
            Field::new("gws_5_val", of::<u32>(), 1812),
            Field::new("gws_6_val", of::<u32>(), 1816),
            Field::new("gws_7_val", of::<u32>(), 1820),
            Field::new("gws_8_val", of::<u32>(), 1824),
            Field::new("gws_9_val", of::<u32>(), 1828),
            Field::new("gws_10_val", of::<u32>(), 1832),
            Field::new("gws_11_val", of::<u32>(), 1836),
            Field::new("gws_12_val", of::<u32>(), 1840),
            Field::new("gws_13_val", of::<u32>(), 1844),
            Field::new("gws_14_val", of::<u32>(), 1848),
            Field::new("gws_15_val", of::<u32>(), 1852),
            Field::new("gws_16_val", of::<u32>(), 1856),
            Field::new("gws_17_val", of::<u32>(), 1860),
            Field::new("gws_18_val", of::<u32>(), 1864),
            Field::new("gws_19_val", of::<u32>(), 1868),
            Field::new("gws_20_val", of::<u32>(), 1872),
            Field::new("gws_21_val", of::<u32>(), 1876),
            Field::new("gws_22_val", of::<u32>(), 1880),
            Field::new("gws_23_val", of::<u32>(), 1884),
            Field::new("gws_24_val", of::<u32>(), 1888),
            Field::new("gws_25_val", of::<u32>(), 1892),
            Field::new("gws_26_val", of::<u32>(), 1896),
            Field::new("gws_27_val", of::<u32>(), 1900),
            Field::new("gws_28_val", of::<u32>(), 1904),
            Field::new("gws_29_val", of::<u32>(), 1908),
            Field::new("gws_30_val", of::<u32>(), 1912),
            Field::new("gws_31_val", of::<u32>(), 1916),
            Field::new("gws_32_val", of::<u32>(), 1920),
            Field::new("gws_33_val", of::<u32>(), 1924),
            Field::new("gws_34_val", of::<u32>(), 1928),
            Field::new("gws_35_val", of::<u32>(), 1932),
            Field::new("gws_36_val", of::<u32>(), 1936),
            Field::new("gws_37_val", of::<u32>(), 1940),
            Field::new("gws_38_val", of::<u32>(), 1944),
            Field::new("gws_39_val", of::<u32>(), 1948),
            Field::new("gws_40_val", of::<u32>(), 1952),
            Field::new("gws_41_val", of::<u32>(), 1956),
            Field::new("gws_42_val", of::<u32>(), 1960),
            Field::new("gws_43_val", of::<u32>(), 1964),
            Field::new("gws_44_val", of::<u32>(), 1968),
            Field::new("gws_45_val", of::<u32>(), 1972),
            Field::new("gws_46_val", of::<u32>(), 1976),
            Field::new("gws_47_val", of::<u32>(), 1980),
            Field::new("gws_48_val", of::<u32>(), 1984),
            Field::new("gws_49_val", of::<u32>(), 1988),
            Field::new("gws_50_val", of::<u32>(), 1992),
            Field::new("gws_51_val", of::<u32>(), 1996),
            Field::new("gws_52_val", of::<u32>(), 2000),
            Field::new("gws_53_val", of::<u32>(), 2004),
            Field::new("gws_54_val", of::<u32>(), 2008),
            Field::new("gws_55_val", of::<u32>(), 2012),
            Field::new("gws_56_val", of::<u32>(), 2016),
            Field::new("gws_57_val", of::<u32>(), 2020),
            Field::new("gws_58_val", of::<u32>(), 2024),
            Field::new("gws_59_val", of::<u32>(), 2028),
            Field::new("gws_60_val", of::<u32>(), 2032),
            Field::new("gws_61_val", of::<u32>(), 2036),
            Field::new("gws_62_val", of::<u32>(), 2040),
            Field::new("gws_63_val", of::<u32>(), 2044),
        ]
    )
    .since("gfx12")
);

described!(
    SdmaMqdV12,
    Type::structure(
        "mqd::SdmaMqdV12",
        512,
        &[
            Field::new("sdmax_rlcx_rb_cntl", of::<u32>(), 0),
            Field::new("sdmax_rlcx_rb_base", of::<u32>(), 4),
            Field::new("sdmax_rlcx_rb_base_hi", of::<u32>(), 8),
            Field::new("sdmax_rlcx_rb_rptr", of::<u32>(), 12),
            Field::new("sdmax_rlcx_rb_rptr_hi", of::<u32>(), 16),
            Field::new("sdmax_rlcx_rb_wptr", of::<u32>(), 20),
            Field::new("sdmax_rlcx_rb_wptr_hi", of::<u32>(), 24),
            Field::new("sdmax_rlcx_rb_rptr_addr_lo", of::<u32>(), 28),
            Field::new("sdmax_rlcx_rb_rptr_addr_hi", of::<u32>(), 32),
            Field::new("sdmax_rlcx_ib_cntl", of::<u32>(), 36),
            Field::new("sdmax_rlcx_ib_rptr", of::<u32>(), 40),
            Field::new("sdmax_rlcx_ib_offset", of::<u32>(), 44),
            Field::new("sdmax_rlcx_ib_base_lo", of::<u32>(), 48),
            Field::new("sdmax_rlcx_ib_base_hi", of::<u32>(), 52),
            Field::new("sdmax_rlcx_ib_size", of::<u32>(), 56),
            Field::new("sdmax_rlcx_doorbell", of::<u32>(), 60),
            Field::new("sdmax_rlcx_doorbell_log", of::<u32>(), 64),
            Field::new("sdmax_rlcx_doorbell_offset", of::<u32>(), 68),
            Field::new("sdmax_rlcx_csa_addr_lo", of::<u32>(), 72),
            Field::new("sdmax_rlcx_csa_addr_hi", of::<u32>(), 76),
            Field::new("sdmax_rlcx_sched_cntl", of::<u32>(), 80),
            Field::new("sdmax_rlcx_ib_sub_remain", of::<u32>(), 84),
            Field::new("sdmax_rlcx_preempt", of::<u32>(), 88),
            Field::new("sdmax_rlcx_dummy_reg", of::<u32>(), 92),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_lo", of::<u32>(), 96),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_hi", of::<u32>(), 100),
            Field::new("sdmax_rlcx_rb_aql_cntl", of::<u32>(), 104),
            Field::new("sdmax_rlcx_minor_ptr_update", of::<u32>(), 108),
            Field::new("sdmax_rlcx_mcu_dbg0", of::<u32>(), 112),
            Field::new("sdmax_rlcx_mcu_dbg1", of::<u32>(), 116),
            Field::new("sdmax_rlcx_context_switch_status", of::<u32>(), 120),
            Field::new("sdmax_rlcx_midcmd_cntl", of::<u32>(), 124),
            Field::new("sdmax_rlcx_midcmd_data0", of::<u32>(), 128),
            Field::new("sdmax_rlcx_midcmd_data1", of::<u32>(), 132),
            Field::new("sdmax_rlcx_midcmd_data2", of::<u32>(), 136),
            Field::new("sdmax_rlcx_midcmd_data3", of::<u32>(), 140),
            Field::new("sdmax_rlcx_midcmd_data4", of::<u32>(), 144),
            Field::new("sdmax_rlcx_midcmd_data5", of::<u32>(), 148),
            Field::new("sdmax_rlcx_midcmd_data6", of::<u32>(), 152),
            Field::new("sdmax_rlcx_midcmd_data7", of::<u32>(), 156),
            Field::new("sdmax_rlcx_midcmd_data8", of::<u32>(), 160),
            Field::new("sdmax_rlcx_midcmd_data9", of::<u32>(), 164),
            Field::new("sdmax_rlcx_midcmd_data10", of::<u32>(), 168),
            Field::new("sdmax_rlcx_wait_unsatisfied_thd", of::<u32>(), 172),
            Field::new("sdmax_rlcx_mqd_base_addr_lo", of::<u32>(), 176),
            Field::new("sdmax_rlcx_mqd_base_addr_hi", of::<u32>(), 180),
            Field::new("sdmax_rlcx_mqd_control", of::<u32>(), 184),
            Field::new("reserved_47", of::<u32>(), 188).array(79),
            Field::new("sdma_engine_id", of::<u32>(), 504),
            Field::new("sdma_queue_id", of::<u32>(), 508),
        ]
    )
    .since("gfx12")
);

described!(
    MqdV9,
    Type::structure(
        "mqd::MqdV9",
        2048,
        &[
            Field::new("header", of::<u32>(), 0),
            Field::new("compute_dispatch_initiator", of::<u32>(), 4),
            Field::new("compute_dim_x", of::<u32>(), 8),
            Field::new("compute_dim_y", of::<u32>(), 12),
            Field::new("compute_dim_z", of::<u32>(), 16),
            Field::new("compute_start_x", of::<u32>(), 20),
            Field::new("compute_start_y", of::<u32>(), 24),
            Field::new("compute_start_z", of::<u32>(), 28),
            Field::new("compute_num_thread_x", of::<u32>(), 32),
            Field::new("compute_num_thread_y", of::<u32>(), 36),
            Field::new("compute_num_thread_z", of::<u32>(), 40),
            Field::new("compute_pipelinestat_enable", of::<u32>(), 44),
            Field::new("compute_perfcount_enable", of::<u32>(), 48),
            Field::new("compute_pgm_lo", of::<u32>(), 52),
            Field::new("compute_pgm_hi", of::<u32>(), 56),
            Field::new("compute_tba_lo", of::<u32>(), 60),
            Field::new("compute_tba_hi", of::<u32>(), 64),
            Field::new("compute_tma_lo", of::<u32>(), 68),
            Field::new("compute_tma_hi", of::<u32>(), 72),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 76),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 80),
            Field::new("compute_vmid", of::<u32>(), 84),
            Field::new("compute_resource_limits", of::<u32>(), 88),
            Field::new("compute_static_thread_mgmt_se0", of::<u32>(), 92),
            Field::new("compute_static_thread_mgmt_se1", of::<u32>(), 96),
            Field::new("compute_tmpring_size", of::<u32>(), 100),
            Field::new("compute_static_thread_mgmt_se2", of::<u32>(), 104),
            Field::new("compute_static_thread_mgmt_se3", of::<u32>(), 108),
            Field::new("compute_restart_x", of::<u32>(), 112),
            Field::new("compute_restart_y", of::<u32>(), 116),
            Field::new("compute_restart_z", of::<u32>(), 120),
            Field::new("compute_thread_trace_enable", of::<u32>(), 124),
            Field::new("compute_misc_reserved", of::<u32>(), 128),
            Field::new("compute_dispatch_id", of::<u32>(), 132),
            Field::new("compute_threadgroup_id", of::<u32>(), 136),
            Field::new("compute_relaunch", of::<u32>(), 140),
            Field::new("compute_wave_restore_addr_lo", of::<u32>(), 144),
            Field::new("compute_wave_restore_addr_hi", of::<u32>(), 148),
            Field::new("compute_wave_restore_control", of::<u32>(), 152),
            Field::new("compute_static_thread_mgmt_se4", of::<u32>(), 156),
            Field::new("compute_static_thread_mgmt_se5", of::<u32>(), 160),
            Field::new("compute_static_thread_mgmt_se6", of::<u32>(), 164),
            Field::new("compute_static_thread_mgmt_se7", of::<u32>(), 168),
            Field::new("reserved_43", of::<u32>(), 172).array(22),
            Field::new("compute_user_data_0", of::<u32>(), 260),
            Field::new("compute_user_data_1", of::<u32>(), 264),
            Field::new("compute_user_data_2", of::<u32>(), 268),
            Field::new("compute_user_data_3", of::<u32>(), 272),
            Field::new("compute_user_data_4", of::<u32>(), 276),
            Field::new("compute_user_data_5", of::<u32>(), 280),
            Field::new("compute_user_data_6", of::<u32>(), 284),
            Field::new("compute_user_data_7", of::<u32>(), 288),
            Field::new("compute_user_data_8", of::<u32>(), 292),
            Field::new("compute_user_data_9", of::<u32>(), 296),
            Field::new("compute_user_data_10", of::<u32>(), 300),
            Field::new("compute_user_data_11", of::<u32>(), 304),
            Field::new("compute_user_data_12", of::<u32>(), 308),
            Field::new("compute_user_data_13", of::<u32>(), 312),
            Field::new("compute_user_data_14", of::<u32>(), 316),
            Field::new("compute_user_data_15", of::<u32>(), 320),
            Field::new("cp_compute_csinvoc_count_lo", of::<u32>(), 324),
            Field::new("cp_compute_csinvoc_count_hi", of::<u32>(), 328),
            Field::new("reserved_83", of::<u32>(), 332).array(3),
            Field::new("cp_mqd_query_time_lo", of::<u32>(), 344),
            Field::new("cp_mqd_query_time_hi", of::<u32>(), 348),
            Field::new("cp_mqd_connect_start_time_lo", of::<u32>(), 352),
            Field::new("cp_mqd_connect_start_time_hi", of::<u32>(), 356),
            Field::new("cp_mqd_connect_end_time_lo", of::<u32>(), 360),
            Field::new("cp_mqd_connect_end_time_hi", of::<u32>(), 364),
            Field::new("cp_mqd_connect_end_wf_count", of::<u32>(), 368),
            Field::new("cp_mqd_connect_end_pq_rptr", of::<u32>(), 372),
            Field::new("cp_mqd_connect_end_pq_wptr", of::<u32>(), 376),
            Field::new("cp_mqd_connect_end_ib_rptr", of::<u32>(), 380),
            Field::new("cp_mqd_readindex_lo", of::<u32>(), 384),
            Field::new("cp_mqd_readindex_hi", of::<u32>(), 388),
            Field::new("cp_mqd_save_start_time_lo", of::<u32>(), 392),
            Field::new("cp_mqd_save_start_time_hi", of::<u32>(), 396),
            Field::new("cp_mqd_save_end_time_lo", of::<u32>(), 400),
            Field::new("cp_mqd_save_end_time_hi", of::<u32>(), 404),
            Field::new("cp_mqd_restore_start_time_lo", of::<u32>(), 408),
            Field::new("cp_mqd_restore_start_time_hi", of::<u32>(), 412),
            Field::new("cp_mqd_restore_end_time_lo", of::<u32>(), 416),
            Field::new("cp_mqd_restore_end_time_hi", of::<u32>(), 420),
            Field::new("disable_queue", of::<u32>(), 424),
            Field::new("reserved_107", of::<u32>(), 428),
            Field::new("gds_cs_ctxsw_cnt0", of::<u32>(), 432),
            Field::new("gds_cs_ctxsw_cnt1", of::<u32>(), 436),
            Field::new("gds_cs_ctxsw_cnt2", of::<u32>(), 440),
            Field::new("gds_cs_ctxsw_cnt3", of::<u32>(), 444),
            Field::new("reserved_112", of::<u32>(), 448).array(2),
            Field::new("cp_pq_exe_status_lo", of::<u32>(), 456),
            Field::new("cp_pq_exe_status_hi", of::<u32>(), 460),
            Field::new("cp_packet_id_lo", of::<u32>(), 464),
            Field::new("cp_packet_id_hi", of::<u32>(), 468),
            Field::new("cp_packet_exe_status_lo", of::<u32>(), 472),
            Field::new("cp_packet_exe_status_hi", of::<u32>(), 476),
            Field::new("gds_save_base_addr_lo", of::<u32>(), 480),
            Field::new("gds_save_base_addr_hi", of::<u32>(), 484),
            Field::new("gds_save_mask_lo", of::<u32>(), 488),
            Field::new("gds_save_mask_hi", of::<u32>(), 492),
            Field::new("ctx_save_base_addr_lo", of::<u32>(), 496),
            Field::new("ctx_save_base_addr_hi", of::<u32>(), 500),
            Field::new("dynamic_cu_mask_addr_lo", of::<u32>(), 504),
            Field::new("dynamic_cu_mask_addr_hi", of::<u32>(), 508),
            Field::new("cp_mqd_base_addr_lo", of::<u32>(), 512),
            Field::new("cp_mqd_base_addr_hi", of::<u32>(), 516),
            Field::new("cp_hqd_active", of::<u32>(), 520),
            Field::new("cp_hqd_vmid", of::<u32>(), 524),
            Field::new("cp_hqd_persistent_state", of::<u32>(), 528),
            Field::new("cp_hqd_pipe_priority", of::<u32>(), 532),
            Field::new("cp_hqd_queue_priority", of::<u32>(), 536),
            Field::new("cp_hqd_quantum", of::<u32>(), 540),
            Field::new("cp_hqd_pq_base_lo", of::<u32>(), 544),
            Field::new("cp_hqd_pq_base_hi", of::<u32>(), 548),
            Field::new("cp_hqd_pq_rptr", of::<u32>(), 552),
            Field::new("cp_hqd_pq_rptr_report_addr_lo", of::<u32>(), 556),
            Field::new("cp_hqd_pq_rptr_report_addr_hi", of::<u32>(), 560),
            Field::new("cp_hqd_pq_wptr_poll_addr_lo", of::<u32>(), 564),
            Field::new("cp_hqd_pq_wptr_poll_addr_hi", of::<u32>(), 568),
            Field::new("cp_hqd_pq_doorbell_control", of::<u32>(), 572),
            Field::new("reserved_144", of::<u32>(), 576),
            Field::new("cp_hqd_pq_control", of::<u32>(), 580),
            Field::new("cp_hqd_ib_base_addr_lo", of::<u32>(), 584),
            Field::new("cp_hqd_ib_base_addr_hi", of::<u32>(), 588),
            Field::new("cp_hqd_ib_rptr", of::<u32>(), 592),
            Field::new("cp_hqd_ib_control", of::<u32>(), 596),
            Field::new("cp_hqd_iq_timer", of::<u32>(), 600),
            Field::new("cp_hqd_iq_rptr", of::<u32>(), 604),
            Field::new("cp_hqd_dequeue_request", of::<u32>(), 608),
            Field::new("cp_hqd_dma_offload", of::<u32>(), 612),
            Field::new("cp_hqd_sema_cmd", of::<u32>(), 616),
            Field::new("cp_hqd_msg_type", of::<u32>(), 620),
            Field::new("cp_hqd_atomic0_preop_lo", of::<u32>(), 624),
            Field::new("cp_hqd_atomic0_preop_hi", of::<u32>(), 628),
            Field::new("cp_hqd_atomic1_preop_lo", of::<u32>(), 632),
            Field::new("cp_hqd_atomic1_preop_hi", of::<u32>(), 636),
            Field::new("cp_hqd_hq_status0", of::<u32>(), 640),
            Field::new("cp_hqd_hq_control0", of::<u32>(), 644),
            Field::new("cp_mqd_control", of::<u32>(), 648),
            Field::new("cp_hqd_hq_status1", of::<u32>(), 652),
            Field::new("cp_hqd_hq_control1", of::<u32>(), 656),
            Field::new("cp_hqd_eop_base_addr_lo", of::<u32>(), 660),
            Field::new("cp_hqd_eop_base_addr_hi", of::<u32>(), 664),
            Field::new("cp_hqd_eop_control", of::<u32>(), 668),
            Field::new("cp_hqd_eop_rptr", of::<u32>(), 672),
            Field::new("cp_hqd_eop_wptr", of::<u32>(), 676),
            Field::new("cp_hqd_eop_done_events", of::<u32>(), 680),
            Field::new("cp_hqd_ctx_save_base_addr_lo", of::<u32>(), 684),
            Field::new("cp_hqd_ctx_save_base_addr_hi", of::<u32>(), 688),
            Field::new("cp_hqd_ctx_save_control", of::<u32>(), 692),
            Field::new("cp_hqd_cntl_stack_offset", of::<u32>(), 696),
            Field::new("cp_hqd_cntl_stack_size", of::<u32>(), 700),
            Field::new("cp_hqd_wg_state_offset", of::<u32>(), 704),
            Field::new("cp_hqd_ctx_save_size", of::<u32>(), 708),
            Field::new("cp_hqd_gds_resource_state", of::<u32>(), 712),
            Field::new("cp_hqd_error", of::<u32>(), 716),
            Field::new("cp_hqd_eop_wptr_mem", of::<u32>(), 720),
            Field::new("cp_hqd_aql_control", of::<u32>(), 724),
            Field::new("cp_hqd_pq_wptr_lo", of::<u32>(), 728),
            Field::new("cp_hqd_pq_wptr_hi", of::<u32>(), 732),
            Field::new("reserved_184", of::<u32>(), 736).array(8),
            Field::new("iqtimer_pkt_header", of::<u32>(), 768),
            Field::new("iqtimer_pkt_dw0", of::<u32>(), 772),
            Field::new("iqtimer_pkt_dw1", of::<u32>(), 776),
            Field::new("iqtimer_pkt_dw2", of::<u32>(), 780),
            Field::new("iqtimer_pkt_dw3", of::<u32>(), 784),
            Field::new("iqtimer_pkt_dw4", of::<u32>(), 788),
            Field::new("iqtimer_pkt_dw5", of::<u32>(), 792),
            Field::new("iqtimer_pkt_dw6", of::<u32>(), 796),
            Field::new("iqtimer_pkt_dw7", of::<u32>(), 800),
            Field::new("iqtimer_pkt_dw8", of::<u32>(), 804),
            Field::new("iqtimer_pkt_dw9", of::<u32>(), 808),
            Field::new("iqtimer_pkt_dw10", of::<u32>(), 812),
            Field::new("iqtimer_pkt_dw11", of::<u32>(), 816),
            Field::new("iqtimer_pkt_dw12", of::<u32>(), 820),
            Field::new("iqtimer_pkt_dw13", of::<u32>(), 824),
            Field::new("iqtimer_pkt_dw14", of::<u32>(), 828),
            Field::new("iqtimer_pkt_dw15", of::<u32>(), 832),
            Field::new("iqtimer_pkt_dw16", of::<u32>(), 836),
            Field::new("iqtimer_pkt_dw17", of::<u32>(), 840),
            Field::new("iqtimer_pkt_dw18", of::<u32>(), 844),
            Field::new("iqtimer_pkt_dw19", of::<u32>(), 848),
            Field::new("iqtimer_pkt_dw20", of::<u32>(), 852),
            Field::new("iqtimer_pkt_dw21", of::<u32>(), 856),
            Field::new("iqtimer_pkt_dw22", of::<u32>(), 860),
            Field::new("iqtimer_pkt_dw23", of::<u32>(), 864),
            Field::new("iqtimer_pkt_dw24", of::<u32>(), 868),
            Field::new("iqtimer_pkt_dw25", of::<u32>(), 872),
            Field::new("iqtimer_pkt_dw26", of::<u32>(), 876),
            Field::new("iqtimer_pkt_dw27", of::<u32>(), 880),
            Field::new("iqtimer_pkt_dw28", of::<u32>(), 884),
            Field::new("iqtimer_pkt_dw29", of::<u32>(), 888),
            Field::new("iqtimer_pkt_dw30", of::<u32>(), 892),
            Field::new("iqtimer_pkt_dw31", of::<u32>(), 896),
            Field::new("reserved_225", of::<u32>(), 900).array(3),
            Field::new("set_resources_header", of::<u32>(), 912),
            Field::new("set_resources_dw1", of::<u32>(), 916),
            Field::new("set_resources_dw2", of::<u32>(), 920),
            Field::new("set_resources_dw3", of::<u32>(), 924),
            Field::new("set_resources_dw4", of::<u32>(), 928),
            Field::new("set_resources_dw5", of::<u32>(), 932),
            Field::new("set_resources_dw6", of::<u32>(), 936),
            Field::new("set_resources_dw7", of::<u32>(), 940),
            Field::new("reserved_236", of::<u32>(), 944).array(4),
            Field::new("queue_doorbell_id0", of::<u32>(), 960),
            Field::new("queue_doorbell_id1", of::<u32>(), 964),
            Field::new("queue_doorbell_id2", of::<u32>(), 968),
            Field::new("queue_doorbell_id3", of::<u32>(), 972),
            Field::new("queue_doorbell_id4", of::<u32>(), 976),
            Field::new("queue_doorbell_id5", of::<u32>(), 980),
            Field::new("queue_doorbell_id6", of::<u32>(), 984),
            Field::new("queue_doorbell_id7", of::<u32>(), 988),
            Field::new("queue_doorbell_id8", of::<u32>(), 992),
            Field::new("queue_doorbell_id9", of::<u32>(), 996),
            Field::new("queue_doorbell_id10", of::<u32>(), 1000),
            Field::new("queue_doorbell_id11", of::<u32>(), 1004),
            Field::new("queue_doorbell_id12", of::<u32>(), 1008),
            Field::new("queue_doorbell_id13", of::<u32>(), 1012),
            Field::new("queue_doorbell_id14", of::<u32>(), 1016),
            Field::new("queue_doorbell_id15", of::<u32>(), 1020),
            Field::new("reserved_256", of::<u32>(), 1024).array(256),
        ]
    )
    .since("gfx9")
);

described!(
    MqdV943,
    Type::structure(
        "mqd::MqdV943",
        2048,
        &[
            Field::new("header", of::<u32>(), 0),
            Field::new("compute_dispatch_initiator", of::<u32>(), 4),
            Field::new("compute_dim_x", of::<u32>(), 8),
            Field::new("compute_dim_y", of::<u32>(), 12),
            Field::new("compute_dim_z", of::<u32>(), 16),
            Field::new("compute_start_x", of::<u32>(), 20),
            Field::new("compute_start_y", of::<u32>(), 24),
            Field::new("compute_start_z", of::<u32>(), 28),
            Field::new("compute_num_thread_x", of::<u32>(), 32),
            Field::new("compute_num_thread_y", of::<u32>(), 36),
            Field::new("compute_num_thread_z", of::<u32>(), 40),
            Field::new("compute_pipelinestat_enable", of::<u32>(), 44),
            Field::new("compute_perfcount_enable", of::<u32>(), 48),
            Field::new("compute_pgm_lo", of::<u32>(), 52),
            Field::new("compute_pgm_hi", of::<u32>(), 56),
            Field::new("compute_tba_lo", of::<u32>(), 60),
            Field::new("compute_tba_hi", of::<u32>(), 64),
            Field::new("compute_tma_lo", of::<u32>(), 68),
            Field::new("compute_tma_hi", of::<u32>(), 72),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 76),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 80),
            Field::new("compute_vmid", of::<u32>(), 84),
            Field::new("compute_resource_limits", of::<u32>(), 88),
            Field::new("compute_static_thread_mgmt_se0", of::<u32>(), 92),
            Field::new("compute_static_thread_mgmt_se1", of::<u32>(), 96),
            Field::new("compute_tmpring_size", of::<u32>(), 100),
            Field::new("compute_static_thread_mgmt_se2", of::<u32>(), 104),
            Field::new("compute_static_thread_mgmt_se3", of::<u32>(), 108),
            Field::new("compute_restart_x", of::<u32>(), 112),
            Field::new("compute_restart_y", of::<u32>(), 116),
            Field::new("compute_restart_z", of::<u32>(), 120),
            Field::new("compute_thread_trace_enable", of::<u32>(), 124),
            Field::new("compute_misc_reserved", of::<u32>(), 128),
            Field::new("compute_dispatch_id", of::<u32>(), 132),
            Field::new("compute_threadgroup_id", of::<u32>(), 136),
            Field::new("compute_relaunch", of::<u32>(), 140),
            Field::new("compute_wave_restore_addr_lo", of::<u32>(), 144),
            Field::new("compute_wave_restore_addr_hi", of::<u32>(), 148),
            Field::new("compute_wave_restore_control", of::<u32>(), 152),
            Field::new("compute_current_logic_xcc_id", of::<u32>(), 156),
            Field::new("compute_restart_cg_tg_id", of::<u32>(), 160),
            Field::new("compute_tg_chunk_size", of::<u32>(), 164),
            Field::new("compute_restore_tg_chunk_size", of::<u32>(), 168),
            Field::new("reserved_43", of::<u32>(), 172).array(22),
            Field::new("compute_user_data_0", of::<u32>(), 260),
            Field::new("compute_user_data_1", of::<u32>(), 264),
            Field::new("compute_user_data_2", of::<u32>(), 268),
            Field::new("compute_user_data_3", of::<u32>(), 272),
            Field::new("compute_user_data_4", of::<u32>(), 276),
            Field::new("compute_user_data_5", of::<u32>(), 280),
            Field::new("compute_user_data_6", of::<u32>(), 284),
            Field::new("compute_user_data_7", of::<u32>(), 288),
            Field::new("compute_user_data_8", of::<u32>(), 292),
            Field::new("compute_user_data_9", of::<u32>(), 296),
            Field::new("compute_user_data_10", of::<u32>(), 300),
            Field::new("compute_user_data_11", of::<u32>(), 304),
            Field::new("compute_user_data_12", of::<u32>(), 308),
            Field::new("compute_user_data_13", of::<u32>(), 312),
            Field::new("compute_user_data_14", of::<u32>(), 316),
            Field::new("compute_user_data_15", of::<u32>(), 320),
            Field::new("cp_compute_csinvoc_count_lo", of::<u32>(), 324),
            Field::new("cp_compute_csinvoc_count_hi", of::<u32>(), 328),
            Field::new("reserved_83", of::<u32>(), 332).array(3),
            Field::new("cp_mqd_query_time_lo", of::<u32>(), 344),
            Field::new("cp_mqd_query_time_hi", of::<u32>(), 348),
            Field::new("cp_mqd_connect_start_time_lo", of::<u32>(), 352),
            Field::new("cp_mqd_connect_start_time_hi", of::<u32>(), 356),
            Field::new("cp_mqd_connect_end_time_lo", of::<u32>(), 360),
            Field::new("cp_mqd_connect_end_time_hi", of::<u32>(), 364),
            Field::new("cp_mqd_connect_end_wf_count", of::<u32>(), 368),
            Field::new("cp_mqd_connect_end_pq_rptr", of::<u32>(), 372),
            Field::new("cp_mqd_connect_end_pq_wptr", of::<u32>(), 376),
            Field::new("cp_mqd_connect_end_ib_rptr", of::<u32>(), 380),
            Field::new("cp_mqd_readindex_lo", of::<u32>(), 384),
            Field::new("cp_mqd_readindex_hi", of::<u32>(), 388),
            Field::new("cp_mqd_save_start_time_lo", of::<u32>(), 392),
            Field::new("cp_mqd_save_start_time_hi", of::<u32>(), 396),
            Field::new("cp_mqd_save_end_time_lo", of::<u32>(), 400),
            Field::new("cp_mqd_save_end_time_hi", of::<u32>(), 404),
            Field::new("cp_mqd_restore_start_time_lo", of::<u32>(), 408),
            Field::new("cp_mqd_restore_start_time_hi", of::<u32>(), 412),
            Field::new("cp_mqd_restore_end_time_lo", of::<u32>(), 416),
            Field::new("cp_mqd_restore_end_time_hi", of::<u32>(), 420),
            Field::new("disable_queue", of::<u32>(), 424),
            Field::new("reserved_107", of::<u32>(), 428),
            Field::new("gds_cs_ctxsw_cnt0", of::<u32>(), 432),
            Field::new("gds_cs_ctxsw_cnt1", of::<u32>(), 436),
            Field::new("gds_cs_ctxsw_cnt2", of::<u32>(), 440),
            Field::new("gds_cs_ctxsw_cnt3", of::<u32>(), 444),
            Field::new("reserved_112", of::<u32>(), 448).array(2),
            Field::new("cp_pq_exe_status_lo", of::<u32>(), 456),
            Field::new("cp_pq_exe_status_hi", of::<u32>(), 460),
            Field::new("cp_packet_id_lo", of::<u32>(), 464),
            Field::new("cp_packet_id_hi", of::<u32>(), 468),
            Field::new("cp_packet_exe_status_lo", of::<u32>(), 472),
            Field::new("cp_packet_exe_status_hi", of::<u32>(), 476),
            Field::new("gds_save_base_addr_lo", of::<u32>(), 480),
            Field::new("gds_save_base_addr_hi", of::<u32>(), 484),
            Field::new("gds_save_mask_lo", of::<u32>(), 488),
            Field::new("gds_save_mask_hi", of::<u32>(), 492),
            Field::new("ctx_save_base_addr_lo", of::<u32>(), 496),
            Field::new("ctx_save_base_addr_hi", of::<u32>(), 500),
            Field::new("dynamic_cu_mask_addr_lo", of::<u32>(), 504),
            Field::new("dynamic_cu_mask_addr_hi", of::<u32>(), 508),
            Field::new("cp_mqd_base_addr_lo", of::<u32>(), 512),
            Field::new("cp_mqd_base_addr_hi", of::<u32>(), 516),
            Field::new("cp_hqd_active", of::<u32>(), 520),
            Field::new("cp_hqd_vmid", of::<u32>(), 524),
            Field::new("cp_hqd_persistent_state", of::<u32>(), 528),
            Field::new("cp_hqd_pipe_priority", of::<u32>(), 532),
            Field::new("cp_hqd_queue_priority", of::<u32>(), 536),
            Field::new("cp_hqd_quantum", of::<u32>(), 540),
            Field::new("cp_hqd_pq_base_lo", of::<u32>(), 544),
            Field::new("cp_hqd_pq_base_hi", of::<u32>(), 548),
            Field::new("cp_hqd_pq_rptr", of::<u32>(), 552),
            Field::new("cp_hqd_pq_rptr_report_addr_lo", of::<u32>(), 556),
            Field::new("cp_hqd_pq_rptr_report_addr_hi", of::<u32>(), 560),
            Field::new("cp_hqd_pq_wptr_poll_addr_lo", of::<u32>(), 564),
            Field::new("cp_hqd_pq_wptr_poll_addr_hi", of::<u32>(), 568),
            Field::new("cp_hqd_pq_doorbell_control", of::<u32>(), 572),
            Field::new("reserved_144", of::<u32>(), 576),
            Field::new("cp_hqd_pq_control", of::<u32>(), 580),
            Field::new("cp_hqd_ib_base_addr_lo", of::<u32>(), 584),
            Field::new("cp_hqd_ib_base_addr_hi", of::<u32>(), 588),
            Field::new("cp_hqd_ib_rptr", of::<u32>(), 592),
            Field::new("cp_hqd_ib_control", of::<u32>(), 596),
            Field::new("cp_hqd_iq_timer", of::<u32>(), 600),
            Field::new("cp_hqd_iq_rptr", of::<u32>(), 604),
            Field::new("cp_hqd_dequeue_request", of::<u32>(), 608),
            Field::new("cp_hqd_dma_offload", of::<u32>(), 612),
            Field::new("cp_hqd_sema_cmd", of::<u32>(), 616),
            Field::new("cp_hqd_msg_type", of::<u32>(), 620),
            Field::new("cp_hqd_atomic0_preop_lo", of::<u32>(), 624),
            Field::new("cp_hqd_atomic0_preop_hi", of::<u32>(), 628),
            Field::new("cp_hqd_atomic1_preop_lo", of::<u32>(), 632),
            Field::new("cp_hqd_atomic1_preop_hi", of::<u32>(), 636),
            Field::new("cp_hqd_hq_status0", of::<u32>(), 640),
            Field::new("cp_hqd_hq_control0", of::<u32>(), 644),
            Field::new("cp_mqd_control", of::<u32>(), 648),
            Field::new("cp_hqd_hq_status1", of::<u32>(), 652),
            Field::new("cp_hqd_hq_control1", of::<u32>(), 656),
            Field::new("cp_hqd_eop_base_addr_lo", of::<u32>(), 660),
            Field::new("cp_hqd_eop_base_addr_hi", of::<u32>(), 664),
            Field::new("cp_hqd_eop_control", of::<u32>(), 668),
            Field::new("cp_hqd_eop_rptr", of::<u32>(), 672),
            Field::new("cp_hqd_eop_wptr", of::<u32>(), 676),
            Field::new("cp_hqd_eop_done_events", of::<u32>(), 680),
            Field::new("cp_hqd_ctx_save_base_addr_lo", of::<u32>(), 684),
            Field::new("cp_hqd_ctx_save_base_addr_hi", of::<u32>(), 688),
            Field::new("cp_hqd_ctx_save_control", of::<u32>(), 692),
            Field::new("cp_hqd_cntl_stack_offset", of::<u32>(), 696),
            Field::new("cp_hqd_cntl_stack_size", of::<u32>(), 700),
            Field::new("cp_hqd_wg_state_offset", of::<u32>(), 704),
            Field::new("cp_hqd_ctx_save_size", of::<u32>(), 708),
            Field::new("cp_hqd_gds_resource_state", of::<u32>(), 712),
            Field::new("cp_hqd_error", of::<u32>(), 716),
            Field::new("cp_hqd_eop_wptr_mem", of::<u32>(), 720),
            Field::new("cp_hqd_aql_control", of::<u32>(), 724),
            Field::new("cp_hqd_pq_wptr_lo", of::<u32>(), 728),
            Field::new("cp_hqd_pq_wptr_hi", of::<u32>(), 732),
            Field::new("reserved_184", of::<u32>(), 736).array(8),
            Field::new("iqtimer_pkt_header", of::<u32>(), 768),
            Field::new("iqtimer_pkt_dw0", of::<u32>(), 772),
            Field::new("iqtimer_pkt_dw1", of::<u32>(), 776),
            Field::new("iqtimer_pkt_dw2", of::<u32>(), 780),
            Field::new("iqtimer_pkt_dw3", of::<u32>(), 784),
            Field::new("iqtimer_pkt_dw4", of::<u32>(), 788),
            Field::new("iqtimer_pkt_dw5", of::<u32>(), 792),
            Field::new("iqtimer_pkt_dw6", of::<u32>(), 796),
            Field::new("iqtimer_pkt_dw7", of::<u32>(), 800),
            Field::new("iqtimer_pkt_dw8", of::<u32>(), 804),
            Field::new("iqtimer_pkt_dw9", of::<u32>(), 808),
            Field::new("iqtimer_pkt_dw10", of::<u32>(), 812),
            Field::new("iqtimer_pkt_dw11", of::<u32>(), 816),
            Field::new("iqtimer_pkt_dw12", of::<u32>(), 820),
            Field::new("iqtimer_pkt_dw13", of::<u32>(), 824),
            Field::new("iqtimer_pkt_dw14", of::<u32>(), 828),
            Field::new("iqtimer_pkt_dw15", of::<u32>(), 832),
            Field::new("iqtimer_pkt_dw16", of::<u32>(), 836),
            Field::new("iqtimer_pkt_dw17", of::<u32>(), 840),
            Field::new("iqtimer_pkt_dw18", of::<u32>(), 844),
            Field::new("iqtimer_pkt_dw19", of::<u32>(), 848),
            Field::new("iqtimer_pkt_dw20", of::<u32>(), 852),
            Field::new("iqtimer_pkt_dw21", of::<u32>(), 856),
            Field::new("iqtimer_pkt_dw22", of::<u32>(), 860),
            Field::new("iqtimer_pkt_dw23", of::<u32>(), 864),
            Field::new("iqtimer_pkt_dw24", of::<u32>(), 868),
            Field::new("iqtimer_pkt_dw25", of::<u32>(), 872),
            Field::new("iqtimer_pkt_dw26", of::<u32>(), 876),
            Field::new("iqtimer_pkt_dw27", of::<u32>(), 880),
            Field::new("iqtimer_pkt_dw28", of::<u32>(), 884),
            Field::new("iqtimer_pkt_dw29", of::<u32>(), 888),
            Field::new("iqtimer_pkt_dw30", of::<u32>(), 892),
            Field::new("iqtimer_pkt_dw31", of::<u32>(), 896),
            Field::new("pm4_target_xcc_in_xcp", of::<u32>(), 900),
            Field::new("cp_mqd_stride_size", of::<u32>(), 904),
            Field::new("reserved_227", of::<u32>(), 908),
            Field::new("set_resources_header", of::<u32>(), 912),
            Field::new("set_resources_dw1", of::<u32>(), 916),
            Field::new("set_resources_dw2", of::<u32>(), 920),
            Field::new("set_resources_dw3", of::<u32>(), 924),
            Field::new("set_resources_dw4", of::<u32>(), 928),
            Field::new("set_resources_dw5", of::<u32>(), 932),
            Field::new("set_resources_dw6", of::<u32>(), 936),
            Field::new("set_resources_dw7", of::<u32>(), 940),
            Field::new("reserved_236", of::<u32>(), 944).array(4),
            Field::new("queue_doorbell_id0", of::<u32>(), 960),
            Field::new("queue_doorbell_id1", of::<u32>(), 964),
            Field::new("queue_doorbell_id2", of::<u32>(), 968),
            Field::new("queue_doorbell_id3", of::<u32>(), 972),
            Field::new("queue_doorbell_id4", of::<u32>(), 976),
            Field::new("queue_doorbell_id5", of::<u32>(), 980),
            Field::new("queue_doorbell_id6", of::<u32>(), 984),
            Field::new("queue_doorbell_id7", of::<u32>(), 988),
            Field::new("queue_doorbell_id8", of::<u32>(), 992),
            Field::new("queue_doorbell_id9", of::<u32>(), 996),
            Field::new("queue_doorbell_id10", of::<u32>(), 1000),
            Field::new("queue_doorbell_id11", of::<u32>(), 1004),
            Field::new("queue_doorbell_id12", of::<u32>(), 1008),
            Field::new("queue_doorbell_id13", of::<u32>(), 1012),
            Field::new("queue_doorbell_id14", of::<u32>(), 1016),
            Field::new("queue_doorbell_id15", of::<u32>(), 1020),
            Field::new("reserved_256", of::<u32>(), 1024).array(256),
        ]
    )
    .since("gfx9.4.3")
);

described!(
    SdmaMqdV9,
    Type::structure(
        "mqd::SdmaMqdV9",
        512,
        &[
            Field::new("sdmax_rlcx_rb_cntl", of::<u32>(), 0),
            Field::new("sdmax_rlcx_rb_base", of::<u32>(), 4),
            Field::new("sdmax_rlcx_rb_base_hi", of::<u32>(), 8),
            Field::new("sdmax_rlcx_rb_rptr", of::<u32>(), 12),
            Field::new("sdmax_rlcx_rb_rptr_hi", of::<u32>(), 16),
            Field::new("sdmax_rlcx_rb_wptr", of::<u32>(), 20),
            Field::new("sdmax_rlcx_rb_wptr_hi", of::<u32>(), 24),
            Field::new("sdmax_rlcx_rb_wptr_poll_cntl", of::<u32>(), 28),
            Field::new("sdmax_rlcx_rb_rptr_addr_hi", of::<u32>(), 32),
            Field::new("sdmax_rlcx_rb_rptr_addr_lo", of::<u32>(), 36),
            Field::new("sdmax_rlcx_ib_cntl", of::<u32>(), 40),
            Field::new("sdmax_rlcx_ib_rptr", of::<u32>(), 44),
            Field::new("sdmax_rlcx_ib_offset", of::<u32>(), 48),
            Field::new("sdmax_rlcx_ib_base_lo", of::<u32>(), 52),
            Field::new("sdmax_rlcx_ib_base_hi", of::<u32>(), 56),
            Field::new("sdmax_rlcx_ib_size", of::<u32>(), 60),
            Field::new("sdmax_rlcx_skip_cntl", of::<u32>(), 64),
            Field::new("sdmax_rlcx_context_status", of::<u32>(), 68),
            Field::new("sdmax_rlcx_doorbell", of::<u32>(), 72),
            Field::new("sdmax_rlcx_status", of::<u32>(), 76),
            Field::new("sdmax_rlcx_doorbell_log", of::<u32>(), 80),
            Field::new("sdmax_rlcx_watermark", of::<u32>(), 84),
            Field::new("sdmax_rlcx_doorbell_offset", of::<u32>(), 88),
            Field::new("sdmax_rlcx_csa_addr_lo", of::<u32>(), 92),
            Field::new("sdmax_rlcx_csa_addr_hi", of::<u32>(), 96),
            Field::new("sdmax_rlcx_ib_sub_remain", of::<u32>(), 100),
            Field::new("sdmax_rlcx_preempt", of::<u32>(), 104),
            Field::new("sdmax_rlcx_dummy_reg", of::<u32>(), 108),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_hi", of::<u32>(), 112),
            Field::new("sdmax_rlcx_rb_wptr_poll_addr_lo", of::<u32>(), 116),
            Field::new("sdmax_rlcx_rb_aql_cntl", of::<u32>(), 120),
            Field::new("sdmax_rlcx_minor_ptr_update", of::<u32>(), 124),
            Field::new("sdmax_rlcx_midcmd_data0", of::<u32>(), 128),
            Field::new("sdmax_rlcx_midcmd_data1", of::<u32>(), 132),
            Field::new("sdmax_rlcx_midcmd_data2", of::<u32>(), 136),
            Field::new("sdmax_rlcx_midcmd_data3", of::<u32>(), 140),
            Field::new("sdmax_rlcx_midcmd_data4", of::<u32>(), 144),
            Field::new("sdmax_rlcx_midcmd_data5", of::<u32>(), 148),
            Field::new("sdmax_rlcx_midcmd_data6", of::<u32>(), 152),
            Field::new("sdmax_rlcx_midcmd_data7", of::<u32>(), 156),
            Field::new("sdmax_rlcx_midcmd_data8", of::<u32>(), 160),
            Field::new("sdmax_rlcx_midcmd_cntl", of::<u32>(), 164),
            Field::new("reserved_42", of::<u32>(), 168).array(84),
            Field::new("sdma_engine_id", of::<u32>(), 504),
            Field::new("sdma_queue_id", of::<u32>(), 508),
        ]
    )
    .since("gfx9")
);
