// Generated from abi/spec/sdma by `cargo xtask codegen`. Do not edit.
// Content hash: cfe043b8274ebf86

//! Descriptions of [`sdma`](crate::sdma).

use crate::generated::sdma::*;
use crate::layout::{BitField, Described, Type, described};

described!(
    AqlHeader,
    Type::bits(
        "sdma::AqlHeader",
        4,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
        ]
    )
);

described!(
    AqlCopyLinear,
    Type::bits(
        "sdma::AqlCopyLinear",
        64,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
            BitField::new("return_addr", 2, 0, 64),
            BitField::new("count", 4, 0, 22),
            BitField::new("dst_sw", 5, 16, 2),
            BitField::new("src_sw", 5, 24, 2),
            BitField::new("src_addr", 6, 0, 64),
            BitField::new("dst_addr", 8, 0, 64),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
);

described!(
    AqlBarrierOr,
    Type::bits(
        "sdma::AqlBarrierOr",
        64,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
            BitField::new("dependent_addr_0", 2, 0, 64),
            BitField::new("dependent_addr_1", 4, 0, 64),
            BitField::new("dependent_addr_2", 6, 0, 64),
            BitField::new("dependent_addr_3", 8, 0, 64),
            BitField::new("dependent_addr_4", 10, 0, 64),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
);

described!(
    AqlHeaderV6,
    Type::bits(
        "sdma::AqlHeaderV6",
        4,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
            BitField::new("cpv", 0, 28, 1),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    AqlCopyLinearV6,
    Type::bits(
        "sdma::AqlCopyLinearV6",
        64,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("return_addr", 2, 0, 64),
            BitField::new("count", 4, 0, 22),
            BitField::new("dst_sw", 5, 16, 2),
            BitField::new("dst_cache_policy", 5, 18, 3),
            BitField::new("src_sw", 5, 24, 2),
            BitField::new("src_cache_policy", 5, 26, 3),
            BitField::new("src_addr", 6, 0, 64),
            BitField::new("dst_addr", 8, 0, 64),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    AqlBarrierOrV6,
    Type::bits(
        "sdma::AqlBarrierOrV6",
        64,
        4,
        &[
            BitField::new("format", 0, 0, 8),
            BitField::new("barrier", 0, 8, 1),
            BitField::new("acquire_fence_scope", 0, 9, 2),
            BitField::new("release_fence_scope", 0, 11, 2),
            BitField::new("op", 0, 16, 4),
            BitField::new("subop", 0, 20, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("dependent_addr_0", 2, 0, 64),
            BitField::new("dependent_addr_1", 4, 0, 64),
            BitField::new("dependent_addr_2", 6, 0, 64),
            BitField::new("dependent_addr_3", 8, 0, 64),
            BitField::new("dependent_addr_4", 10, 0, 64),
            BitField::new("cache_policy0", 12, 0, 3),
            BitField::new("cache_policy1", 12, 5, 3),
            BitField::new("cache_policy2", 12, 10, 3),
            BitField::new("cache_policy3", 12, 15, 3),
            BitField::new("cache_policy4", 12, 20, 3),
            BitField::new("completion_signal", 14, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    Header,
    Type::bits(
        "sdma::Header",
        4,
        4,
        &[BitField::new("op", 0, 0, 8), BitField::new("sub_op", 0, 8, 8),]
    )
);

described!(
    CopyLinear,
    Type::bits(
        "sdma::CopyLinear",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
);

described!(
    CopyBroadcastLinear,
    Type::bits(
        "sdma::CopyBroadcastLinear",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst2_sw", 2, 8, 2),
            BitField::new("dst1_sw", 2, 16, 2),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst1_addr", 5, 0, 64),
            BitField::new("dst2_addr", 7, 0, 64),
        ]
    )
);

described!(
    CopyLinearSubwin,
    Type::bits(
        "sdma::CopyLinearSubwin",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 11),
            BitField::new("src_pitch", 4, 13, 19),
            BitField::new("src_slice_pitch", 5, 0, 28),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 14),
            BitField::new("dst_y", 8, 16, 14),
            BitField::new("dst_z", 9, 0, 11),
            BitField::new("dst_pitch", 9, 13, 19),
            BitField::new("dst_slice_pitch", 10, 0, 28),
            BitField::new("rect_x", 11, 0, 14),
            BitField::new("rect_y", 11, 16, 14),
            BitField::new("rect_z", 12, 0, 11),
            BitField::new("dst_sw", 12, 16, 2),
            BitField::new("src_sw", 12, 24, 2),
        ]
    )
);

described!(
    Indirect,
    Type::bits(
        "sdma::Indirect",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("vmid", 0, 16, 4),
            BitField::new("ib_base", 1, 0, 64),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("csa_addr", 4, 0, 64),
        ]
    )
);

described!(
    Semaphore,
    Type::bits(
        "sdma::Semaphore",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("write_one", 0, 29, 1),
            BitField::new("signal", 0, 30, 1),
            BitField::new("mailbox", 0, 31, 1),
            BitField::new("addr", 1, 0, 64),
        ]
    )
);

described!(
    Fence,
    Type::bits(
        "sdma::Fence",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("addr", 1, 0, 64),
            BitField::new("data", 3, 0, 32),
        ]
    )
);

described!(
    SrbmWrite,
    Type::bits(
        "sdma::SrbmWrite",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("byte_en", 0, 28, 4),
            BitField::new("addr", 1, 0, 18),
            BitField::new("data", 2, 0, 32),
        ]
    )
);

described!(
    PreExe,
    Type::bits(
        "sdma::PreExe",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("dev_sel", 0, 16, 8),
            BitField::new("exec_count", 1, 0, 14),
        ]
    )
);

described!(
    CondExe,
    Type::bits(
        "sdma::CondExe",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("addr", 1, 0, 64),
            BitField::new("reference", 3, 0, 32),
            BitField::new("exec_count", 4, 0, 14),
        ]
    )
);

described!(
    ConstantFill,
    Type::bits(
        "sdma::ConstantFill",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("sw", 0, 16, 2),
            BitField::new("fillsize", 0, 30, 2),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("src_data", 3, 0, 32),
            BitField::new("count", 4, 0, 22),
        ]
    )
);

described!(
    DataFillMulti,
    Type::bits(
        "sdma::DataFillMulti",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("memlog_clr", 0, 31, 1),
            BitField::new("byte_stride", 1, 0, 32),
            BitField::new("dma_count", 2, 0, 32),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("count", 5, 0, 26),
        ]
    )
);

described!(
    PollRegmem,
    Type::bits(
        "sdma::PollRegmem",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("hdp_flush", 0, 26, 1),
            BitField::new("func", 0, 28, 3),
            BitField::new("mem_poll", 0, 31, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("value", 3, 0, 32),
            BitField::new("mask", 4, 0, 32),
            BitField::new("interval", 5, 0, 16),
            BitField::new("retry_count", 5, 16, 12),
        ]
    )
);

described!(
    PollRegWriteMem,
    Type::bits(
        "sdma::PollRegWriteMem",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("addr_31_2", 1, 2, 30),
            BitField::new("addr", 2, 0, 64),
        ]
    )
);

described!(
    PollMemVerify,
    Type::bits(
        "sdma::PollMemVerify",
        48,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mode", 0, 31, 1),
            BitField::new("pattern", 1, 0, 32),
            BitField::new("cmp0_start", 2, 0, 64),
            BitField::new("cmp1_end", 4, 0, 64),
            BitField::new("cmp1_start", 6, 0, 64),
            BitField::new("cmp1_end_2", 8, 0, 64),
            BitField::new("rec", 10, 0, 64),
        ]
    )
);

described!(
    Atomic,
    Type::bits(
        "sdma::Atomic",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("repeat", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("atomic_op", 0, 25, 7),
            BitField::new("addr", 1, 0, 64),
            BitField::new("src_data", 3, 0, 64),
            BitField::new("cmp_data", 5, 0, 64),
            BitField::new("loop_interval", 7, 0, 13),
        ]
    )
);

described!(
    TimestampSet,
    Type::bits(
        "sdma::TimestampSet",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("init_data", 1, 0, 64),
        ]
    )
);

described!(
    TimestampGet,
    Type::bits(
        "sdma::TimestampGet",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
);

described!(
    TimestampGetGlobal,
    Type::bits(
        "sdma::TimestampGetGlobal",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
);

described!(
    Trap,
    Type::bits(
        "sdma::Trap",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("int_context", 1, 0, 28),
        ]
    )
);

described!(
    DummyTrap,
    Type::bits(
        "sdma::DummyTrap",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("int_context", 1, 0, 28),
        ]
    )
);

described!(
    Nop,
    Type::bits(
        "sdma::Nop",
        4,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
        ]
    )
);

described!(
    CopyDirtyPage,
    Type::bits(
        "sdma::CopyDirtyPage",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("all", 0, 31, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
);

described!(
    CopyPhysicalLinear,
    Type::bits(
        "sdma::CopyPhysicalLinear",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_log", 2, 21, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_gcc", 2, 27, 1),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
);

described!(
    PtepdeCopy,
    Type::bits(
        "sdma::PtepdeCopy",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("ptepde_op", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("mask_dw0", 5, 0, 32),
            BitField::new("mask_dw1", 6, 0, 32),
            BitField::new("count", 7, 0, 19),
        ]
    )
);

described!(
    PtepdeCopyBackwards,
    Type::bits(
        "sdma::PtepdeCopyBackwards",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("pte_size", 0, 28, 2),
            BitField::new("direction", 0, 30, 1),
            BitField::new("ptepde_op", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("mask_first_xfer", 5, 0, 8),
            BitField::new("mask_last_xfer", 5, 8, 8),
            BitField::new("count", 6, 0, 17),
        ]
    )
);

described!(
    PtepdeRmw,
    Type::bits(
        "sdma::PtepdeRmw",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("gcc", 0, 19, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("mask", 3, 0, 64),
            BitField::new("value", 5, 0, 64),
        ]
    )
);

described!(
    WriteIncr,
    Type::bits(
        "sdma::WriteIncr",
        40,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("mask_dw0", 3, 0, 32),
            BitField::new("mask_dw1", 4, 0, 32),
            BitField::new("init_dw0", 5, 0, 32),
            BitField::new("init_dw1", 6, 0, 32),
            BitField::new("incr_dw0", 7, 0, 32),
            BitField::new("incr_dw1", 8, 0, 32),
            BitField::new("count", 9, 0, 19),
        ]
    )
);

described!(
    PollDbitWriteMem,
    Type::bits(
        "sdma::PollDbitWriteMem",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("ea", 0, 16, 2),
            BitField::new("addr", 1, 0, 64),
            BitField::new("addr_31_4", 3, 4, 28),
            BitField::new("page_num", 4, 0, 32),
        ]
    )
);

described!(
    CopyTiled,
    Type::bits(
        "sdma::CopyTiled",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 4),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 11),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("epitch", 5, 16, 16),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 11),
            BitField::new("linear_sw", 7, 16, 2),
            BitField::new("tile_sw", 7, 24, 2),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 19),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("count", 12, 0, 20),
        ]
    )
);

described!(
    CopyL2tBroadcast,
    Type::bits(
        "sdma::CopyL2tBroadcast",
        64,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 4),
            BitField::new("videocopy", 0, 26, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("tiled_addr0", 1, 0, 64),
            BitField::new("tiled_addr1", 3, 0, 64),
            BitField::new("width", 5, 0, 14),
            BitField::new("height", 6, 0, 14),
            BitField::new("depth", 6, 16, 11),
            BitField::new("element_size", 7, 0, 3),
            BitField::new("swizzle_mode", 7, 3, 5),
            BitField::new("dimension", 7, 9, 2),
            BitField::new("epitch", 7, 16, 16),
            BitField::new("x", 8, 0, 14),
            BitField::new("y", 8, 16, 14),
            BitField::new("z", 9, 0, 11),
            BitField::new("dst2_sw", 10, 8, 2),
            BitField::new("linear_sw", 10, 16, 2),
            BitField::new("tile_sw", 10, 24, 2),
            BitField::new("linear_addr", 11, 0, 64),
            BitField::new("linear_pitch", 13, 0, 19),
            BitField::new("linear_slice_pitch", 14, 0, 32),
            BitField::new("count", 15, 0, 20),
        ]
    )
);

described!(
    CopyT2t,
    Type::bits(
        "sdma::CopyT2t",
        60,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 4),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 11),
            BitField::new("src_width", 4, 16, 14),
            BitField::new("src_height", 5, 0, 14),
            BitField::new("src_depth", 5, 16, 11),
            BitField::new("src_element_size", 6, 0, 3),
            BitField::new("src_swizzle_mode", 6, 3, 5),
            BitField::new("src_dimension", 6, 9, 2),
            BitField::new("src_epitch", 6, 16, 16),
            BitField::new("dst_addr", 7, 0, 64),
            BitField::new("dst_x", 9, 0, 14),
            BitField::new("dst_y", 9, 16, 14),
            BitField::new("dst_z", 10, 0, 11),
            BitField::new("dst_width", 10, 16, 14),
            BitField::new("dst_height", 11, 0, 14),
            BitField::new("dst_depth", 11, 16, 11),
            BitField::new("dst_element_size", 12, 0, 3),
            BitField::new("dst_swizzle_mode", 12, 3, 5),
            BitField::new("dst_dimension", 12, 9, 2),
            BitField::new("dst_epitch", 12, 16, 16),
            BitField::new("rect_x", 13, 0, 14),
            BitField::new("rect_y", 13, 16, 14),
            BitField::new("rect_z", 14, 0, 11),
            BitField::new("dst_sw", 14, 16, 2),
            BitField::new("src_sw", 14, 24, 2),
        ]
    )
);

described!(
    CopyTiledSubwin,
    Type::bits(
        "sdma::CopyTiledSubwin",
        56,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 4),
            BitField::new("mip_id", 0, 24, 4),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("tiled_x", 3, 0, 14),
            BitField::new("tiled_y", 3, 16, 14),
            BitField::new("tiled_z", 4, 0, 11),
            BitField::new("width", 4, 16, 14),
            BitField::new("height", 5, 0, 14),
            BitField::new("depth", 5, 16, 11),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("swizzle_mode", 6, 3, 5),
            BitField::new("dimension", 6, 9, 2),
            BitField::new("epitch", 6, 16, 16),
            BitField::new("linear_addr", 7, 0, 64),
            BitField::new("linear_x", 9, 0, 14),
            BitField::new("linear_y", 9, 16, 14),
            BitField::new("linear_z", 10, 0, 11),
            BitField::new("linear_pitch", 10, 16, 14),
            BitField::new("linear_slice_pitch", 11, 0, 28),
            BitField::new("rect_x", 12, 0, 14),
            BitField::new("rect_y", 12, 16, 14),
            BitField::new("rect_z", 13, 0, 11),
            BitField::new("linear_sw", 13, 16, 2),
            BitField::new("tile_sw", 13, 24, 2),
        ]
    )
);

described!(
    CopyStruct,
    Type::bits(
        "sdma::CopyStruct",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("sb_addr", 1, 0, 64),
            BitField::new("start_index", 3, 0, 32),
            BitField::new("count", 4, 0, 32),
            BitField::new("stride", 5, 0, 11),
            BitField::new("linear_sw", 5, 16, 2),
            BitField::new("struct_sw", 5, 24, 2),
            BitField::new("linear_addr", 6, 0, 64),
        ]
    )
);

described!(
    WriteUntiled,
    Type::bits(
        "sdma::WriteUntiled",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("count", 3, 0, 20),
            BitField::new("sw", 3, 24, 2),
        ]
    )
);

described!(
    WriteTiled,
    Type::bits(
        "sdma::WriteTiled",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 4),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 11),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("epitch", 5, 16, 16),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 11),
            BitField::new("sw", 7, 24, 2),
            BitField::new("count", 8, 0, 20),
        ]
    )
);

described!(
    CopyLinearV5,
    Type::bits(
        "sdma::CopyLinearV5",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("backwards", 0, 25, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyLinearV52,
    Type::bits(
        "sdma::CopyLinearV52",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("backwards", 0, 25, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 30),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 5.2")
);

described!(
    CopyLinearBc,
    Type::bits(
        "sdma::CopyLinearBc",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_ha", 2, 22, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_ha", 2, 30, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyLinearSubwinV5,
    Type::bits(
        "sdma::CopyLinearSubwinV5",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 13),
            BitField::new("src_pitch", 4, 13, 19),
            BitField::new("src_slice_pitch", 5, 0, 28),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 14),
            BitField::new("dst_y", 8, 16, 14),
            BitField::new("dst_z", 9, 0, 13),
            BitField::new("dst_pitch", 9, 13, 19),
            BitField::new("dst_slice_pitch", 10, 0, 28),
            BitField::new("rect_x", 11, 0, 14),
            BitField::new("rect_y", 11, 16, 14),
            BitField::new("rect_z", 12, 0, 13),
            BitField::new("dst_sw", 12, 16, 2),
            BitField::new("src_sw", 12, 24, 2),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyLinearSubwinBc,
    Type::bits(
        "sdma::CopyLinearSubwinBc",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 11),
            BitField::new("src_pitch", 4, 13, 14),
            BitField::new("src_slice_pitch", 5, 0, 28),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 14),
            BitField::new("dst_y", 8, 16, 14),
            BitField::new("dst_z", 9, 0, 11),
            BitField::new("dst_pitch", 9, 13, 14),
            BitField::new("dst_slice_pitch", 10, 0, 28),
            BitField::new("rect_x", 11, 0, 14),
            BitField::new("rect_y", 11, 16, 14),
            BitField::new("rect_z", 12, 0, 11),
            BitField::new("dst_sw", 12, 16, 2),
            BitField::new("dst_ha", 12, 22, 1),
            BitField::new("src_sw", 12, 24, 2),
            BitField::new("src_ha", 12, 30, 1),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    IndirectV5,
    Type::bits(
        "sdma::IndirectV5",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("vmid", 0, 16, 4),
            BitField::new("privileged", 0, 31, 1),
            BitField::new("ib_base", 1, 0, 64),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("csa_addr", 4, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    FenceV5,
    Type::bits(
        "sdma::FenceV5",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mtype", 0, 16, 3),
            BitField::new("gcc", 0, 19, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("addr", 1, 0, 64),
            BitField::new("data", 3, 0, 32),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    SrbmWriteV5,
    Type::bits(
        "sdma::SrbmWriteV5",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("byte_en", 0, 28, 4),
            BitField::new("addr", 1, 0, 18),
            BitField::new("apertureid", 1, 20, 12),
            BitField::new("data", 2, 0, 32),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    DummyTrapV5,
    Type::bits(
        "sdma::DummyTrapV5",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("int_context", 1, 0, 28),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyDirtyPageV5,
    Type::bits(
        "sdma::CopyDirtyPageV5",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("all", 0, 31, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_mtype", 2, 3, 3),
            BitField::new("dst_l2_policy", 2, 6, 2),
            BitField::new("src_mtype", 2, 11, 3),
            BitField::new("src_l2_policy", 2, 14, 2),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyPhysicalLinearV5,
    Type::bits(
        "sdma::CopyPhysicalLinearV5",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_mtype", 2, 3, 3),
            BitField::new("dst_l2_policy", 2, 6, 2),
            BitField::new("src_mtype", 2, 11, 3),
            BitField::new("src_l2_policy", 2, 14, 2),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_log", 2, 21, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_gcc", 2, 27, 1),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    PtepdeCopyV5,
    Type::bits(
        "sdma::PtepdeCopyV5",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("ptepde_op", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("mask_dw0", 5, 0, 32),
            BitField::new("mask_dw1", 6, 0, 32),
            BitField::new("count", 7, 0, 19),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    PtepdeRmwV5,
    Type::bits(
        "sdma::PtepdeRmwV5",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mtype", 0, 16, 3),
            BitField::new("gcc", 0, 19, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("addr", 1, 0, 64),
            BitField::new("mask", 3, 0, 64),
            BitField::new("value", 5, 0, 64),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    GpuvmInv,
    Type::bits(
        "sdma::GpuvmInv",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("per_vmid_inv_req", 1, 0, 16),
            BitField::new("flush_type", 1, 16, 3),
            BitField::new("l2_ptes", 1, 19, 1),
            BitField::new("l2_pde0", 1, 20, 1),
            BitField::new("l2_pde1", 1, 21, 1),
            BitField::new("l2_pde2", 1, 22, 1),
            BitField::new("l1_ptes", 1, 23, 1),
            BitField::new("clr_protection_fault_status_addr", 1, 24, 1),
            BitField::new("log_request", 1, 25, 1),
            BitField::new("four_kilobytes", 1, 26, 1),
            BitField::new("s", 2, 0, 1),
            BitField::new("page_va_42_12", 2, 1, 31),
            BitField::new("page_va_47_43", 3, 0, 6),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    GcrReq,
    Type::bits(
        "sdma::GcrReq",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("base_va_31_7", 1, 7, 25),
            BitField::new("base_va_47_32", 2, 0, 16),
            BitField::new("gcr_control_15_0", 2, 16, 16),
            BitField::new("gcr_control_18_16", 3, 0, 3),
            BitField::new("limit_va_31_7", 3, 7, 25),
            BitField::new("limit_va_47_32", 4, 0, 16),
            BitField::new("vmid", 4, 24, 4),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyTiledV5,
    Type::bits(
        "sdma::CopyTiledV5",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 13),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("mip_max", 5, 16, 4),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 13),
            BitField::new("linear_sw", 7, 16, 2),
            BitField::new("linear_cc", 7, 20, 1),
            BitField::new("tile_sw", 7, 24, 2),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 19),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("count", 12, 0, 22),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyTiledBc,
    Type::bits(
        "sdma::CopyTiledBc",
        48,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 11),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("array_mode", 5, 3, 4),
            BitField::new("mit_mode", 5, 8, 3),
            BitField::new("tilesplit_size", 5, 11, 3),
            BitField::new("bank_w", 5, 15, 2),
            BitField::new("bank_h", 5, 18, 2),
            BitField::new("num_bank", 5, 21, 2),
            BitField::new("mat_aspt", 5, 24, 2),
            BitField::new("pipe_config", 5, 26, 5),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 11),
            BitField::new("linear_sw", 7, 16, 2),
            BitField::new("tile_sw", 7, 24, 2),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 19),
            BitField::new("count", 11, 2, 20),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyL2tBroadcastV5,
    Type::bits(
        "sdma::CopyL2tBroadcastV5",
        64,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("videocopy", 0, 26, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("tiled_addr0", 1, 0, 64),
            BitField::new("tiled_addr1", 3, 0, 64),
            BitField::new("width", 5, 0, 14),
            BitField::new("height", 6, 0, 14),
            BitField::new("depth", 6, 16, 13),
            BitField::new("element_size", 7, 0, 3),
            BitField::new("swizzle_mode", 7, 3, 5),
            BitField::new("dimension", 7, 9, 2),
            BitField::new("mip_max", 7, 16, 4),
            BitField::new("x", 8, 0, 14),
            BitField::new("y", 8, 16, 14),
            BitField::new("z", 9, 0, 13),
            BitField::new("dst2_sw", 10, 8, 2),
            BitField::new("linear_sw", 10, 16, 2),
            BitField::new("tile_sw", 10, 24, 2),
            BitField::new("linear_addr", 11, 0, 64),
            BitField::new("linear_pitch", 13, 0, 19),
            BitField::new("linear_slice_pitch", 14, 0, 32),
            BitField::new("count", 15, 0, 22),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyT2tV5,
    Type::bits(
        "sdma::CopyT2tV5",
        72,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("dcc_dir", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 13),
            BitField::new("src_width", 4, 16, 14),
            BitField::new("src_height", 5, 0, 14),
            BitField::new("src_depth", 5, 16, 13),
            BitField::new("src_element_size", 6, 0, 3),
            BitField::new("src_swizzle_mode", 6, 3, 5),
            BitField::new("src_dimension", 6, 9, 2),
            BitField::new("src_mip_max", 6, 16, 4),
            BitField::new("src_mip_id", 6, 20, 4),
            BitField::new("dst_addr", 7, 0, 64),
            BitField::new("dst_x", 9, 0, 14),
            BitField::new("dst_y", 9, 16, 14),
            BitField::new("dst_z", 10, 0, 13),
            BitField::new("dst_width", 10, 16, 14),
            BitField::new("dst_height", 11, 0, 14),
            BitField::new("dst_depth", 11, 16, 13),
            BitField::new("dst_element_size", 12, 0, 3),
            BitField::new("dst_swizzle_mode", 12, 3, 5),
            BitField::new("dst_dimension", 12, 9, 2),
            BitField::new("dst_mip_max", 12, 16, 4),
            BitField::new("dst_mip_id", 12, 20, 4),
            BitField::new("rect_x", 13, 0, 14),
            BitField::new("rect_y", 13, 16, 14),
            BitField::new("rect_z", 14, 0, 13),
            BitField::new("dst_sw", 14, 16, 2),
            BitField::new("src_sw", 14, 24, 2),
            BitField::new("meta_addr", 15, 0, 64),
            BitField::new("data_format", 17, 0, 7),
            BitField::new("color_transform_disable", 17, 7, 1),
            BitField::new("alpha_is_on_msb", 17, 8, 1),
            BitField::new("number_type", 17, 9, 3),
            BitField::new("surface_type", 17, 12, 2),
            BitField::new("max_comp_block_size", 17, 24, 2),
            BitField::new("max_uncomp_block_size", 17, 26, 2),
            BitField::new("write_compress_enable", 17, 28, 1),
            BitField::new("meta_tmz", 17, 29, 1),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyT2tBc,
    Type::bits(
        "sdma::CopyT2tBc",
        60,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 11),
            BitField::new("src_width", 4, 16, 14),
            BitField::new("src_height", 5, 0, 14),
            BitField::new("src_depth", 5, 16, 11),
            BitField::new("src_element_size", 6, 0, 3),
            BitField::new("src_array_mode", 6, 3, 4),
            BitField::new("src_mit_mode", 6, 8, 3),
            BitField::new("src_tilesplit_size", 6, 11, 3),
            BitField::new("src_bank_w", 6, 15, 2),
            BitField::new("src_bank_h", 6, 18, 2),
            BitField::new("src_num_bank", 6, 21, 2),
            BitField::new("src_mat_aspt", 6, 24, 2),
            BitField::new("src_pipe_config", 6, 26, 5),
            BitField::new("dst_addr", 7, 0, 64),
            BitField::new("dst_x", 9, 0, 14),
            BitField::new("dst_y", 9, 16, 14),
            BitField::new("dst_z", 10, 0, 11),
            BitField::new("dst_width", 10, 16, 14),
            BitField::new("dst_height", 11, 0, 14),
            BitField::new("dst_depth", 11, 16, 12),
            BitField::new("dst_element_size", 12, 0, 3),
            BitField::new("dst_array_mode", 12, 3, 4),
            BitField::new("dst_mit_mode", 12, 8, 3),
            BitField::new("dst_tilesplit_size", 12, 11, 3),
            BitField::new("dst_bank_w", 12, 15, 2),
            BitField::new("dst_bank_h", 12, 18, 2),
            BitField::new("dst_num_bank", 12, 21, 2),
            BitField::new("dst_mat_aspt", 12, 24, 2),
            BitField::new("dst_pipe_config", 12, 26, 5),
            BitField::new("rect_x", 13, 0, 14),
            BitField::new("rect_y", 13, 16, 14),
            BitField::new("rect_z", 14, 0, 11),
            BitField::new("dst_sw", 14, 16, 2),
            BitField::new("src_sw", 14, 24, 2),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyTiledSubwinV5,
    Type::bits(
        "sdma::CopyTiledSubwinV5",
        68,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("tiled_x", 3, 0, 14),
            BitField::new("tiled_y", 3, 16, 14),
            BitField::new("tiled_z", 4, 0, 13),
            BitField::new("width", 4, 16, 14),
            BitField::new("height", 5, 0, 14),
            BitField::new("depth", 5, 16, 13),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("swizzle_mode", 6, 3, 5),
            BitField::new("dimension", 6, 9, 2),
            BitField::new("mip_max", 6, 16, 4),
            BitField::new("mip_id", 6, 20, 4),
            BitField::new("linear_addr", 7, 0, 64),
            BitField::new("linear_x", 9, 0, 14),
            BitField::new("linear_y", 9, 16, 14),
            BitField::new("linear_z", 10, 0, 13),
            BitField::new("linear_pitch", 10, 16, 14),
            BitField::new("linear_slice_pitch", 11, 0, 28),
            BitField::new("rect_x", 12, 0, 14),
            BitField::new("rect_y", 12, 16, 14),
            BitField::new("rect_z", 13, 0, 13),
            BitField::new("linear_sw", 13, 16, 2),
            BitField::new("tile_sw", 13, 24, 2),
            BitField::new("meta_addr", 14, 0, 64),
            BitField::new("data_format", 16, 0, 7),
            BitField::new("color_transform_disable", 16, 7, 1),
            BitField::new("alpha_is_on_msb", 16, 8, 1),
            BitField::new("number_type", 16, 9, 3),
            BitField::new("surface_type", 16, 12, 2),
            BitField::new("max_comp_block_size", 16, 24, 2),
            BitField::new("max_uncomp_block_size", 16, 26, 2),
            BitField::new("write_compress_enable", 16, 28, 1),
            BitField::new("meta_tmz", 16, 29, 1),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyTiledSubwinBc,
    Type::bits(
        "sdma::CopyTiledSubwinBc",
        56,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("tiled_x", 3, 0, 14),
            BitField::new("tiled_y", 3, 16, 14),
            BitField::new("tiled_z", 4, 0, 11),
            BitField::new("width", 4, 16, 14),
            BitField::new("height", 5, 0, 14),
            BitField::new("depth", 5, 16, 11),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("array_mode", 6, 3, 4),
            BitField::new("mit_mode", 6, 8, 3),
            BitField::new("tilesplit_size", 6, 11, 3),
            BitField::new("bank_w", 6, 15, 2),
            BitField::new("bank_h", 6, 18, 2),
            BitField::new("num_bank", 6, 21, 2),
            BitField::new("mat_aspt", 6, 24, 2),
            BitField::new("pipe_config", 6, 26, 5),
            BitField::new("linear_addr", 7, 0, 64),
            BitField::new("linear_x", 9, 0, 14),
            BitField::new("linear_y", 9, 16, 14),
            BitField::new("linear_z", 10, 0, 11),
            BitField::new("linear_pitch", 10, 16, 14),
            BitField::new("linear_slice_pitch", 11, 0, 28),
            BitField::new("rect_x", 12, 0, 14),
            BitField::new("rect_y", 12, 16, 14),
            BitField::new("rect_z", 13, 0, 11),
            BitField::new("linear_sw", 13, 16, 2),
            BitField::new("tile_sw", 13, 24, 2),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    WriteTiledV5,
    Type::bits(
        "sdma::WriteTiledV5",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 13),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("mip_max", 5, 16, 4),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 13),
            BitField::new("sw", 7, 24, 2),
            BitField::new("count", 8, 0, 20),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    WriteTiledBc,
    Type::bits(
        "sdma::WriteTiledBc",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 11),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("array_mode", 5, 3, 4),
            BitField::new("mit_mode", 5, 8, 3),
            BitField::new("tilesplit_size", 5, 11, 3),
            BitField::new("bank_w", 5, 15, 2),
            BitField::new("bank_h", 5, 18, 2),
            BitField::new("num_bank", 5, 21, 2),
            BitField::new("mat_aspt", 5, 24, 2),
            BitField::new("pipe_config", 5, 26, 5),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 11),
            BitField::new("sw", 7, 24, 2),
            BitField::new("count", 8, 2, 20),
        ]
    )
    .since("SDMA 5.0")
);

described!(
    CopyLinearV6,
    Type::bits(
        "sdma::CopyLinearV6",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("backwards", 0, 25, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 30),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_cache_policy", 2, 18, 3),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_cache_policy", 2, 26, 3),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyLinearBcV6,
    Type::bits(
        "sdma::CopyLinearBcV6",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_sw", 2, 16, 2),
            BitField::new("dst_ha", 2, 19, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_ha", 2, 27, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyDirtyPageV6,
    Type::bits(
        "sdma::CopyDirtyPageV6",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("all", 0, 31, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_mtype", 2, 3, 3),
            BitField::new("dst_l2_policy", 2, 6, 2),
            BitField::new("dst_llc", 2, 8, 1),
            BitField::new("src_mtype", 2, 11, 3),
            BitField::new("src_l2_policy", 2, 14, 2),
            BitField::new("src_llc", 2, 16, 1),
            BitField::new("dst_sw", 2, 17, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyPhysicalLinearV6,
    Type::bits(
        "sdma::CopyPhysicalLinearV6",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("addr_pair_num", 1, 24, 8),
            BitField::new("dst_mtype", 2, 3, 3),
            BitField::new("dst_l2_policy", 2, 6, 2),
            BitField::new("dst_llc", 2, 8, 1),
            BitField::new("src_mtype", 2, 11, 3),
            BitField::new("src_l2_policy", 2, 14, 2),
            BitField::new("src_llc", 2, 16, 1),
            BitField::new("dst_sw", 2, 17, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_log", 2, 21, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_gcc", 2, 27, 1),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyBroadcastLinearV6,
    Type::bits(
        "sdma::CopyBroadcastLinearV6",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 30),
            BitField::new("dst2_sw", 2, 8, 2),
            BitField::new("dst2_cache_policy", 2, 10, 3),
            BitField::new("dst1_sw", 2, 16, 2),
            BitField::new("dst1_cache_policy", 2, 18, 3),
            BitField::new("src_sw", 2, 24, 2),
            BitField::new("src_cache_policy", 2, 26, 3),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst1_addr", 5, 0, 64),
            BitField::new("dst2_addr", 7, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyLinearSubwinV6,
    Type::bits(
        "sdma::CopyLinearSubwinV6",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 13),
            BitField::new("src_pitch", 4, 13, 19),
            BitField::new("src_slice_pitch", 5, 0, 28),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 14),
            BitField::new("dst_y", 8, 16, 14),
            BitField::new("dst_z", 9, 0, 13),
            BitField::new("dst_pitch", 9, 13, 19),
            BitField::new("dst_slice_pitch", 10, 0, 28),
            BitField::new("rect_x", 11, 0, 14),
            BitField::new("rect_y", 11, 16, 14),
            BitField::new("rect_z", 12, 0, 13),
            BitField::new("dst_sw", 12, 16, 2),
            BitField::new("dst_cache_policy", 12, 18, 3),
            BitField::new("src_sw", 12, 24, 2),
            BitField::new("src_cache_policy", 12, 26, 3),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyLinearSubwinLarge,
    Type::bits(
        "sdma::CopyLinearSubwinLarge",
        80,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 32),
            BitField::new("src_y", 4, 0, 32),
            BitField::new("src_z", 5, 0, 32),
            BitField::new("src_pitch", 6, 0, 32),
            BitField::new("src_slice_pitch", 7, 0, 32),
            BitField::new("src_slice_pitch_47_32", 8, 0, 16),
            BitField::new("dst_addr", 9, 0, 64),
            BitField::new("dst_x", 11, 0, 32),
            BitField::new("dst_y", 12, 0, 32),
            BitField::new("dst_z", 13, 0, 32),
            BitField::new("dst_pitch", 14, 0, 32),
            BitField::new("dst_slice_pitch", 15, 0, 32),
            BitField::new("dst_slice_pitch_47_32", 16, 0, 16),
            BitField::new("dst_sw", 16, 16, 2),
            BitField::new("dst_policy", 16, 18, 3),
            BitField::new("src_sw", 16, 24, 2),
            BitField::new("src_policy", 16, 26, 3),
            BitField::new("rect_x", 17, 0, 32),
            BitField::new("rect_y", 18, 0, 32),
            BitField::new("rect_z", 19, 0, 32),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyLinearSubwinBcV6,
    Type::bits(
        "sdma::CopyLinearSubwinBcV6",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 11),
            BitField::new("src_pitch", 4, 13, 14),
            BitField::new("src_slice_pitch", 5, 0, 28),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 14),
            BitField::new("dst_y", 8, 16, 14),
            BitField::new("dst_z", 9, 0, 11),
            BitField::new("dst_pitch", 9, 13, 14),
            BitField::new("dst_slice_pitch", 10, 0, 28),
            BitField::new("rect_x", 11, 0, 14),
            BitField::new("rect_y", 11, 16, 14),
            BitField::new("rect_z", 12, 0, 11),
            BitField::new("dst_sw", 12, 16, 2),
            BitField::new("dst_ha", 12, 19, 1),
            BitField::new("src_sw", 12, 24, 2),
            BitField::new("src_ha", 12, 27, 1),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PtepdeCopyV6,
    Type::bits(
        "sdma::PtepdeCopyV6",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("ptepde_op", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("mask_dw0", 5, 0, 32),
            BitField::new("mask_dw1", 6, 0, 32),
            BitField::new("count", 7, 0, 19),
            BitField::new("dst_cache_policy", 7, 22, 3),
            BitField::new("src_cache_policy", 7, 29, 3),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PtepdeRmwV6,
    Type::bits(
        "sdma::PtepdeRmwV6",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mtype", 0, 16, 3),
            BitField::new("gcc", 0, 19, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("llc_policy", 0, 26, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("mask", 3, 0, 64),
            BitField::new("value", 5, 0, 64),
            BitField::new("num_of_pte", 7, 0, 32),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    RegisterRmw,
    Type::bits(
        "sdma::RegisterRmw",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("addr", 1, 0, 20),
            BitField::new("aperture_id", 1, 20, 12),
            BitField::new("mask", 2, 0, 32),
            BitField::new("value", 3, 0, 32),
            BitField::new("stride", 4, 0, 20),
            BitField::new("num_of_reg", 4, 20, 12),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    WriteIncrV6,
    Type::bits(
        "sdma::WriteIncrV6",
        40,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("mask_dw0", 3, 0, 32),
            BitField::new("mask_dw1", 4, 0, 32),
            BitField::new("init_dw0", 5, 0, 32),
            BitField::new("init_dw1", 6, 0, 32),
            BitField::new("incr_dw0", 7, 0, 32),
            BitField::new("incr_dw1", 8, 0, 32),
            BitField::new("count", 9, 0, 19),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    MemIncr,
    Type::bits(
        "sdma::MemIncr",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("llc_policy", 0, 26, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr", 1, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    VmInvalidation,
    Type::bits(
        "sdma::VmInvalidation",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("gfx_eng_id", 0, 16, 5),
            BitField::new("mm_eng_id", 0, 24, 5),
            BitField::new("invalidatereq", 1, 0, 32),
            BitField::new("addressrangelo", 2, 0, 32),
            BitField::new("invalidateack", 3, 0, 16),
            BitField::new("addressrangehi", 3, 16, 5),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    FenceV6,
    Type::bits(
        "sdma::FenceV6",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mtype", 0, 16, 3),
            BitField::new("gcc", 0, 19, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("llc_policy", 0, 26, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("data", 3, 0, 32),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CondExeV6,
    Type::bits(
        "sdma::CondExeV6",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("reference", 3, 0, 32),
            BitField::new("exec_count", 4, 0, 14),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    ConstantFillV6,
    Type::bits(
        "sdma::ConstantFillV6",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("sw", 0, 16, 2),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("fillsize", 0, 30, 2),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("src_data", 3, 0, 32),
            BitField::new("count", 4, 0, 30),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    DataFillMultiV6,
    Type::bits(
        "sdma::DataFillMultiV6",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("memlog_clr", 0, 31, 1),
            BitField::new("byte_stride", 1, 0, 32),
            BitField::new("dma_count", 2, 0, 32),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("count", 5, 0, 26),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PollRegmemV6,
    Type::bits(
        "sdma::PollRegmemV6",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 20, 3),
            BitField::new("cpv", 0, 24, 1),
            BitField::new("hdp_flush", 0, 26, 1),
            BitField::new("func", 0, 28, 3),
            BitField::new("mem_poll", 0, 31, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("value", 3, 0, 32),
            BitField::new("mask", 4, 0, 32),
            BitField::new("interval", 5, 0, 16),
            BitField::new("retry_count", 5, 16, 12),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PollRegWriteMemV6,
    Type::bits(
        "sdma::PollRegWriteMemV6",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr_31_2", 1, 2, 30),
            BitField::new("addr", 2, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PollDbitWriteMemV6,
    Type::bits(
        "sdma::PollDbitWriteMemV6",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("ea", 0, 16, 2),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("addr", 1, 0, 64),
            BitField::new("addr_31_4", 3, 4, 28),
            BitField::new("page_num", 4, 0, 32),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    PollMemVerifyV6,
    Type::bits(
        "sdma::PollMemVerifyV6",
        48,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("mode", 0, 31, 1),
            BitField::new("pattern", 1, 0, 32),
            BitField::new("cmp0_start", 2, 0, 64),
            BitField::new("cmp0_end", 4, 0, 64),
            BitField::new("cmp1_start", 6, 0, 64),
            BitField::new("cmp1_end", 8, 0, 64),
            BitField::new("rec", 10, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    AtomicV6,
    Type::bits(
        "sdma::AtomicV6",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("repeat", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cache_policy", 0, 20, 3),
            BitField::new("cpv", 0, 24, 1),
            BitField::new("atomic_op", 0, 25, 7),
            BitField::new("addr", 1, 0, 64),
            BitField::new("src_data", 3, 0, 64),
            BitField::new("cmp_data", 5, 0, 64),
            BitField::new("loop_interval", 7, 0, 13),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    TimestampGetV6,
    Type::bits(
        "sdma::TimestampGetV6",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("llc_policy", 0, 26, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    TimestampGetGlobalV6,
    Type::bits(
        "sdma::TimestampGetGlobalV6",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("l2_policy", 0, 24, 2),
            BitField::new("llc_policy", 0, 26, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyTiledV6,
    Type::bits(
        "sdma::CopyTiledV6",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 13),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("mip_max", 5, 16, 4),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 13),
            BitField::new("linear_sw", 7, 16, 2),
            BitField::new("linear_cache_policy", 7, 18, 3),
            BitField::new("tile_sw", 7, 24, 2),
            BitField::new("tile_cache_policy", 7, 26, 3),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 19),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("count", 12, 0, 30),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyTiledBcV6,
    Type::bits(
        "sdma::CopyTiledBcV6",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 11),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("array_mode", 5, 3, 4),
            BitField::new("mit_mode", 5, 8, 3),
            BitField::new("tilesplit_size", 5, 11, 3),
            BitField::new("bank_w", 5, 15, 2),
            BitField::new("bank_h", 5, 18, 2),
            BitField::new("num_bank", 5, 21, 2),
            BitField::new("mat_aspt", 5, 24, 2),
            BitField::new("pipe_config", 5, 26, 5),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 11),
            BitField::new("linear_sw", 7, 16, 2),
            BitField::new("tile_sw", 7, 24, 2),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 19),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("count", 12, 2, 20),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyL2tBroadcastV6,
    Type::bits(
        "sdma::CopyL2tBroadcastV6",
        64,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 19, 1),
            BitField::new("videocopy", 0, 26, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("tiled_addr0", 1, 0, 64),
            BitField::new("tiled_addr1", 3, 0, 64),
            BitField::new("width", 5, 0, 14),
            BitField::new("height", 6, 0, 14),
            BitField::new("depth", 6, 16, 13),
            BitField::new("element_size", 7, 0, 3),
            BitField::new("swizzle_mode", 7, 3, 5),
            BitField::new("dimension", 7, 9, 2),
            BitField::new("mip_max", 7, 16, 4),
            BitField::new("x", 8, 0, 14),
            BitField::new("y", 8, 16, 14),
            BitField::new("z", 9, 0, 13),
            BitField::new("dst2_sw", 10, 8, 2),
            BitField::new("dst2_cache_policy", 10, 10, 3),
            BitField::new("linear_sw", 10, 16, 2),
            BitField::new("linear_cache_policy", 10, 18, 3),
            BitField::new("tile_sw", 10, 24, 2),
            BitField::new("tile_cache_policy", 10, 26, 3),
            BitField::new("linear_addr", 11, 0, 64),
            BitField::new("linear_pitch", 13, 0, 19),
            BitField::new("linear_slice_pitch", 14, 0, 32),
            BitField::new("count", 15, 0, 30),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyT2tV6,
    Type::bits(
        "sdma::CopyT2tV6",
        72,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("dcc_dir", 0, 31, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 14),
            BitField::new("src_y", 3, 16, 14),
            BitField::new("src_z", 4, 0, 13),
            BitField::new("src_width", 4, 16, 14),
            BitField::new("src_height", 5, 0, 14),
            BitField::new("src_depth", 5, 16, 13),
            BitField::new("src_element_size", 6, 0, 3),
            BitField::new("src_swizzle_mode", 6, 3, 5),
            BitField::new("src_dimension", 6, 9, 2),
            BitField::new("src_mip_max", 6, 16, 4),
            BitField::new("src_mip_id", 6, 20, 4),
            BitField::new("dst_addr", 7, 0, 64),
            BitField::new("dst_x", 9, 0, 14),
            BitField::new("dst_y", 9, 16, 14),
            BitField::new("dst_z", 10, 0, 13),
            BitField::new("dst_width", 10, 16, 14),
            BitField::new("dst_height", 11, 0, 14),
            BitField::new("dst_depth", 11, 16, 13),
            BitField::new("dst_element_size", 12, 0, 3),
            BitField::new("dst_swizzle_mode", 12, 3, 5),
            BitField::new("dst_dimension", 12, 9, 2),
            BitField::new("dst_mip_max", 12, 16, 4),
            BitField::new("dst_mip_id", 12, 20, 4),
            BitField::new("rect_x", 13, 0, 14),
            BitField::new("rect_y", 13, 16, 14),
            BitField::new("rect_z", 14, 0, 13),
            BitField::new("dst_sw", 14, 16, 2),
            BitField::new("dst_cache_policy", 14, 18, 3),
            BitField::new("src_sw", 14, 24, 2),
            BitField::new("src_cache_policy", 14, 26, 3),
            BitField::new("meta_addr", 15, 0, 64),
            BitField::new("data_format", 17, 0, 7),
            BitField::new("color_transform_disable", 17, 7, 1),
            BitField::new("alpha_is_on_msb", 17, 8, 1),
            BitField::new("number_type", 17, 9, 3),
            BitField::new("surface_type", 17, 12, 2),
            BitField::new("meta_llc", 17, 14, 1),
            BitField::new("max_comp_block_size", 17, 24, 2),
            BitField::new("max_uncomp_block_size", 17, 26, 2),
            BitField::new("write_compress_enable", 17, 28, 1),
            BitField::new("meta_tmz", 17, 29, 1),
            BitField::new("pipe_aligned", 17, 31, 1),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyTiledSubwinV6,
    Type::bits(
        "sdma::CopyTiledSubwinV6",
        68,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("tiled_x", 3, 0, 14),
            BitField::new("tiled_y", 3, 16, 14),
            BitField::new("tiled_z", 4, 0, 13),
            BitField::new("width", 4, 16, 14),
            BitField::new("height", 5, 0, 14),
            BitField::new("depth", 5, 16, 13),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("swizzle_mode", 6, 3, 5),
            BitField::new("dimension", 6, 9, 2),
            BitField::new("mip_max", 6, 16, 4),
            BitField::new("mip_id", 6, 20, 4),
            BitField::new("linear_addr", 7, 0, 64),
            BitField::new("linear_x", 9, 0, 14),
            BitField::new("linear_y", 9, 16, 14),
            BitField::new("linear_z", 10, 0, 13),
            BitField::new("linear_pitch", 10, 16, 14),
            BitField::new("linear_slice_pitch", 11, 0, 28),
            BitField::new("rect_x", 12, 0, 14),
            BitField::new("rect_y", 12, 16, 14),
            BitField::new("rect_z", 13, 0, 13),
            BitField::new("linear_sw", 13, 16, 2),
            BitField::new("linear_cache_policy", 13, 18, 3),
            BitField::new("tile_sw", 13, 24, 2),
            BitField::new("tile_cache_policy", 13, 26, 3),
            BitField::new("meta_addr", 14, 0, 64),
            BitField::new("data_format", 16, 0, 7),
            BitField::new("color_transform_disable", 16, 7, 1),
            BitField::new("alpha_is_on_msb", 16, 8, 1),
            BitField::new("number_type", 16, 9, 3),
            BitField::new("surface_type", 16, 12, 2),
            BitField::new("meta_llc", 16, 14, 1),
            BitField::new("max_comp_block_size", 16, 24, 2),
            BitField::new("max_uncomp_block_size", 16, 26, 2),
            BitField::new("write_compress_enable", 16, 28, 1),
            BitField::new("meta_tmz", 16, 29, 1),
            BitField::new("pipe_aligned", 16, 31, 1),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    CopyStructV6,
    Type::bits(
        "sdma::CopyStructV6",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("sb_addr", 1, 0, 64),
            BitField::new("start_index", 3, 0, 32),
            BitField::new("count", 4, 0, 32),
            BitField::new("stride", 5, 0, 11),
            BitField::new("linear_sw", 5, 16, 2),
            BitField::new("linear_cache_policy", 5, 18, 3),
            BitField::new("struct_sw", 5, 24, 2),
            BitField::new("struct_cache_policy", 5, 26, 3),
            BitField::new("linear_addr", 6, 0, 64),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    WriteUntiledV6,
    Type::bits(
        "sdma::WriteUntiledV6",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("count", 3, 0, 20),
            BitField::new("sw", 3, 24, 2),
            BitField::new("cache_policy", 3, 26, 3),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    WriteTiledV6,
    Type::bits(
        "sdma::WriteTiledV6",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("encrypt", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 14),
            BitField::new("height", 4, 0, 14),
            BitField::new("depth", 4, 16, 13),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("mip_max", 5, 16, 4),
            BitField::new("x", 6, 0, 14),
            BitField::new("y", 6, 16, 14),
            BitField::new("z", 7, 0, 13),
            BitField::new("sw", 7, 24, 2),
            BitField::new("cache_policy", 7, 26, 3),
            BitField::new("count", 8, 0, 20),
        ]
    )
    .since("SDMA 6.0")
);

described!(
    AtomicV7,
    Type::bits(
        "sdma::AtomicV7",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("repeat", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mall_policy", 0, 22, 2),
            BitField::new("atomic_op", 0, 25, 7),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("src_data", 3, 0, 64),
            BitField::new("cmp_data", 5, 0, 64),
            BitField::new("loop_interval", 7, 0, 13),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CondExeV7,
    Type::bits(
        "sdma::CondExeV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("reference", 3, 0, 32),
            BitField::new("exec_count", 4, 0, 14),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    ConstantFillV7,
    Type::bits(
        "sdma::ConstantFillV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("nopte_comp", 0, 16, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("fillsize", 0, 30, 2),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("src_data", 3, 0, 32),
            BitField::new("count", 4, 0, 30),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyBroadcastLinearV7,
    Type::bits(
        "sdma::CopyBroadcastLinearV7",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("count", 1, 0, 30),
            BitField::new("dst2_mall_policy", 2, 12, 2),
            BitField::new("dst1_mall_policy", 2, 20, 2),
            BitField::new("src_mall_policy", 2, 28, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst1_addr", 5, 0, 64),
            BitField::new("dst2_addr", 7, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyLinearV7,
    Type::bits(
        "sdma::CopyLinearV7",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("backwards", 0, 25, 1),
            BitField::new("count", 1, 0, 30),
            BitField::new("dst_mall_policy", 2, 20, 2),
            BitField::new("src_mall_policy", 2, 28, 2),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
            BitField::new("data_format", 7, 0, 6),
            BitField::new("number_type", 7, 9, 3),
            BitField::new("read_compression_mode", 7, 16, 2),
            BitField::new("write_compression_mode", 7, 18, 2),
            BitField::new("max_comp_block_size", 7, 24, 2),
            BitField::new("max_uncomp_block_size", 7, 26, 1),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CounterV7,
    Type::bits(
        "sdma::CounterV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("ch", 0, 31, 1),
            BitField::new("cntr", 1, 0, 64),
            BitField::new("cntr_95_64", 3, 0, 32),
            BitField::new("cntr_127_96", 4, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    DataFillMultiV7,
    Type::bits(
        "sdma::DataFillMultiV7",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 24, 2),
            BitField::new("memlog_clr", 0, 31, 1),
            BitField::new("byte_stride", 1, 0, 32),
            BitField::new("dma_count", 2, 0, 32),
            BitField::new("dst_addr", 3, 0, 64),
            BitField::new("count", 5, 0, 26),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    DummyTrapV7,
    Type::bits(
        "sdma::DummyTrapV7",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("int_context", 1, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    FenceV7,
    Type::bits(
        "sdma::FenceV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("data", 3, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    FenceConditionalInterruptV7,
    Type::bits(
        "sdma::FenceConditionalInterruptV7",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("ddw", 0, 31, 1),
            BitField::new("fence_addr", 1, 0, 64),
            BitField::new("fence_data_lo", 3, 0, 32),
            BitField::new("fence_data_hi", 4, 0, 32),
            BitField::new("fence_ref_addr", 5, 0, 64),
            BitField::new("int_context_data", 7, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    IndirectV7,
    Type::bits(
        "sdma::IndirectV7",
        24,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("vmid", 0, 16, 4),
            BitField::new("privileged", 0, 31, 1),
            BitField::new("ib_base", 1, 0, 64),
            BitField::new("ib_size", 3, 0, 20),
            BitField::new("csa_addr", 4, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    MemIncrV7,
    Type::bits(
        "sdma::MemIncrV7",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("addr", 1, 0, 64).low_zero(3),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    NopV7,
    Type::bits(
        "sdma::NopV7",
        4,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("count", 0, 16, 14),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    PollMemVerifyV7,
    Type::bits(
        "sdma::PollMemVerifyV7",
        48,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("cache_policy", 0, 24, 3),
            BitField::new("cpv", 0, 28, 1),
            BitField::new("mode", 0, 31, 1),
            BitField::new("pattern", 1, 0, 32),
            BitField::new("cmp0_start", 2, 0, 64),
            BitField::new("cmp0_end", 4, 0, 64),
            BitField::new("cmp1_start", 6, 0, 64),
            BitField::new("cmp1_end", 8, 0, 64),
            BitField::new("rec", 10, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    PollRegmemV7,
    Type::bits(
        "sdma::PollRegmemV7",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("virtual_die_id", 0, 16, 2),
            BitField::new("domain", 0, 18, 1),
            BitField::new("bridge", 0, 19, 1),
            BitField::new("mall_policy", 0, 22, 2),
            BitField::new("mode", 0, 26, 2),
            BitField::new("func", 0, 28, 3),
            BitField::new("mem_poll", 0, 31, 1),
            BitField::new("addr", 1, 0, 64).low_zero(2),
            BitField::new("value", 3, 0, 32),
            BitField::new("mask", 4, 0, 32),
            BitField::new("interval", 5, 0, 16),
            BitField::new("retry_count", 5, 16, 12),
            BitField::new("grbm_gfx_index", 6, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    PollRegWriteMemV7,
    Type::bits(
        "sdma::PollRegWriteMemV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("virtual_die_id", 0, 16, 2),
            BitField::new("domain", 0, 18, 1),
            BitField::new("bridge", 0, 19, 1),
            BitField::new("mall_policy", 0, 22, 2),
            BitField::new("addr_31_2", 1, 2, 30),
            BitField::new("addr", 2, 0, 64).low_zero(2),
            BitField::new("grbm_gfx_index", 4, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    PreExeV7,
    Type::bits(
        "sdma::PreExeV7",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("dev_sel", 0, 16, 8),
            BitField::new("exec_count", 1, 0, 14),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    RegisterRmwV7,
    Type::bits(
        "sdma::RegisterRmwV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("virtual_die_id", 0, 16, 2),
            BitField::new("domain", 0, 18, 1),
            BitField::new("bridge", 0, 19, 1),
            BitField::new("addr", 1, 2, 30),
            BitField::new("mask", 2, 0, 32),
            BitField::new("value", 3, 0, 32),
            BitField::new("grbm_gfx_index", 4, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    RegisterWriteV7,
    Type::bits(
        "sdma::RegisterWriteV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("virtual_die_id", 0, 16, 2),
            BitField::new("domain", 0, 18, 1),
            BitField::new("bridge", 0, 19, 1),
            BitField::new("addr", 1, 2, 30),
            BitField::new("data", 2, 0, 32),
            BitField::new("grbm_gfx_index", 3, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    SemaphoreV7,
    Type::bits(
        "sdma::SemaphoreV7",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("write_one", 0, 29, 1),
            BitField::new("signal", 0, 30, 1),
            BitField::new("mailbox", 0, 31, 1),
            BitField::new("addr", 1, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    TimestampGetV7,
    Type::bits(
        "sdma::TimestampGetV7",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    TimestampGetGlobalV7,
    Type::bits(
        "sdma::TimestampGetGlobalV7",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("write_addr", 1, 0, 64).low_zero(3),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    TimestampSetV7,
    Type::bits(
        "sdma::TimestampSetV7",
        12,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("init_data", 1, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    TrapV7,
    Type::bits(
        "sdma::TrapV7",
        8,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("int_context", 1, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    ConstantFillPageV7,
    Type::bits(
        "sdma::ConstantFillPageV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("nopte_comp", 0, 16, 1),
            BitField::new("sys", 0, 20, 1),
            BitField::new("snp", 0, 22, 1),
            BitField::new("gpa", 0, 23, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("fillsize", 0, 30, 2),
            BitField::new("src_data", 1, 0, 32),
            BitField::new("page_unit", 2, 0, 4),
            BitField::new("page_num", 2, 16, 16),
            BitField::new("dst_addr", 3, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyDirtyPageV7,
    Type::bits(
        "sdma::CopyDirtyPageV7",
        28,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("all", 0, 31, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("dst_mall_policy", 2, 2, 2),
            BitField::new("src_mall_policy", 2, 10, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("src_addr", 3, 0, 64),
            BitField::new("dst_addr", 5, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyPageTransferV7,
    Type::bits(
        "sdma::CopyPageTransferV7",
        44,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("page_size", 0, 24, 4),
            BitField::new("d", 0, 31, 1),
            BitField::new("pte_mall_policy", 1, 0, 2),
            BitField::new("pte_sys", 1, 4, 1),
            BitField::new("pte_snp", 1, 6, 1),
            BitField::new("localmem_mall_policy", 1, 8, 2),
            BitField::new("localmem_snp", 1, 14, 1),
            BitField::new("sysmem_mall_policy", 1, 16, 2),
            BitField::new("sysmem_snp", 1, 22, 1),
            BitField::new("sysmem_addr_array_num", 1, 24, 8),
            BitField::new("data_format", 2, 0, 6),
            BitField::new("number_type", 2, 9, 3),
            BitField::new("read_compression_mode", 2, 16, 2),
            BitField::new("write_compression_mode", 2, 18, 2),
            BitField::new("max_comp_block_size", 2, 24, 2),
            BitField::new("max_uncomp_block_size", 2, 26, 1),
            BitField::new("dcc", 2, 31, 1),
            BitField::new("mask", 3, 0, 64),
            BitField::new("pte_addr", 5, 0, 64).low_zero(3),
            BitField::new("localmem_addr", 7, 0, 64),
            BitField::new("sysmem_addr", 9, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyPhysicalLinearV7,
    Type::bits(
        "sdma::CopyPhysicalLinearV7",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("nsd", 0, 28, 1),
            BitField::new("count", 1, 0, 22),
            BitField::new("addr_pair_num", 1, 24, 8),
            BitField::new("dst_mall_policy", 2, 8, 2),
            BitField::new("src_mall_policy", 2, 16, 2),
            BitField::new("dst_gcc", 2, 19, 1),
            BitField::new("dst_sys", 2, 20, 1),
            BitField::new("dst_log", 2, 21, 1),
            BitField::new("dst_snoop", 2, 22, 1),
            BitField::new("dst_gpa", 2, 23, 1),
            BitField::new("src_gcc", 2, 27, 1),
            BitField::new("src_sys", 2, 28, 1),
            BitField::new("src_snoop", 2, 30, 1),
            BitField::new("src_gpa", 2, 31, 1),
            BitField::new("data_format", 3, 0, 6),
            BitField::new("number_type", 3, 9, 3),
            BitField::new("read_compression_mode", 3, 16, 2),
            BitField::new("write_compression_mode", 3, 18, 2),
            BitField::new("max_comp_block_size", 3, 24, 2),
            BitField::new("max_uncomp_block_size", 3, 26, 1),
            BitField::new("dcc", 3, 31, 1),
            BitField::new("src_addr", 4, 0, 64),
            BitField::new("dst_addr", 6, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    DecompressBltLinearV7,
    Type::bits(
        "sdma::DecompressBltLinearV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("src_addr", 1, 0, 64).low_zero(8),
            BitField::new("count", 3, 8, 24),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    GcrReqV7,
    Type::bits(
        "sdma::GcrReqV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("broadcast", 1, 1, 1),
            BitField::new("base_va_31_7", 1, 7, 25),
            BitField::new("base_va_47_32", 2, 0, 16),
            BitField::new("gcr_control_15_0", 2, 16, 16),
            BitField::new("gcr_control_19_16", 3, 0, 4),
            BitField::new("limit_va_31_7", 3, 7, 25),
            BitField::new("limit_va_47_32", 4, 0, 16),
            BitField::new("vmid", 4, 24, 4),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    GcrUserV7,
    Type::bits(
        "sdma::GcrUserV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("broadcast", 1, 1, 1),
            BitField::new("base_va_31_7", 1, 7, 25),
            BitField::new("base_va_47_32", 2, 0, 16),
            BitField::new("gcr_control_15_0", 2, 16, 16),
            BitField::new("gcr_control_19_16", 3, 0, 4),
            BitField::new("limit_va_31_7", 3, 7, 25),
            BitField::new("limit_va_47_32", 4, 0, 16),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    GpuvmInvV7,
    Type::bits(
        "sdma::GpuvmInvV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("per_vmid_inv_req", 1, 0, 16),
            BitField::new("flush_type", 1, 16, 3),
            BitField::new("l2_ptes", 1, 19, 1),
            BitField::new("l2_pde0", 1, 20, 1),
            BitField::new("l2_pde1", 1, 21, 1),
            BitField::new("l2_pde2", 1, 22, 1),
            BitField::new("l1_ptes", 1, 23, 1),
            BitField::new("clr_protection_fault_status_addr", 1, 24, 1),
            BitField::new("log_request", 1, 25, 1),
            BitField::new("four_kilobytes", 1, 26, 1),
            BitField::new("s", 2, 0, 1),
            BitField::new("page_va_42_12", 2, 1, 31),
            BitField::new("page_va_47_43", 3, 0, 5),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    PollDbitWriteMemV7,
    Type::bits(
        "sdma::PollDbitWriteMemV7",
        20,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("mall_policy", 0, 16, 2),
            BitField::new("dp", 0, 23, 1),
            BitField::new("vfid", 0, 24, 5),
            BitField::new("addr", 1, 0, 64).low_zero(5),
            BitField::new("addr_22_0", 3, 0, 23),
            BitField::new("page_num", 4, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    VmInvalidationV7,
    Type::bits(
        "sdma::VmInvalidationV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("gfx_eng_id", 0, 16, 5),
            BitField::new("mm_eng_id", 0, 24, 5),
            BitField::new("invalidatereq", 1, 0, 32),
            BitField::new("addressrangelo", 2, 0, 32),
            BitField::new("invalidateack", 3, 0, 16),
            BitField::new("addressrangehi", 3, 16, 5),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyL2tBroadcastV7,
    Type::bits(
        "sdma::CopyL2tBroadcastV7",
        64,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 5),
            BitField::new("videocopy", 0, 26, 1),
            BitField::new("broadcast", 0, 27, 1),
            BitField::new("tiled_addr0", 1, 0, 64),
            BitField::new("tiled_addr1", 3, 0, 64),
            BitField::new("width", 5, 0, 16),
            BitField::new("height", 6, 0, 16),
            BitField::new("depth", 6, 16, 14),
            BitField::new("element_size", 7, 0, 3),
            BitField::new("swizzle_mode", 7, 3, 5),
            BitField::new("dimension", 7, 9, 2),
            BitField::new("x", 8, 0, 16),
            BitField::new("y", 8, 16, 16),
            BitField::new("z", 9, 0, 14),
            BitField::new("tile1_mall_policy", 10, 12, 2),
            BitField::new("linear_mall_policy", 10, 20, 2),
            BitField::new("tile_mall_policy", 10, 28, 2),
            BitField::new("linear_addr", 11, 0, 64),
            BitField::new("linear_pitch", 13, 0, 16),
            BitField::new("linear_slice_pitch", 14, 0, 32),
            BitField::new("count", 15, 0, 30),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyLinearSubwinV7,
    Type::bits(
        "sdma::CopyLinearSubwinV7",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("elementsize", 0, 29, 3),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 16),
            BitField::new("src_y", 3, 16, 16),
            BitField::new("src_z", 4, 0, 14),
            BitField::new("src_pitch", 4, 16, 16),
            BitField::new("src_slice_pitch", 5, 0, 32),
            BitField::new("dst_addr", 6, 0, 64),
            BitField::new("dst_x", 8, 0, 16),
            BitField::new("dst_y", 8, 16, 16),
            BitField::new("dst_z", 9, 0, 14),
            BitField::new("dst_pitch", 9, 16, 16),
            BitField::new("dst_slice_pitch", 10, 0, 32),
            BitField::new("rect_x", 11, 0, 16),
            BitField::new("rect_y", 11, 16, 16),
            BitField::new("rect_z", 12, 0, 14),
            BitField::new("dst_mall_policy", 12, 20, 2),
            BitField::new("src_mall_policy", 12, 28, 2),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyLinearSubwinLargeV7,
    Type::bits(
        "sdma::CopyLinearSubwinLargeV7",
        80,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 32),
            BitField::new("src_y", 4, 0, 32),
            BitField::new("src_z", 5, 0, 32),
            BitField::new("src_pitch", 6, 0, 32),
            BitField::new("src_slice_pitch", 7, 0, 32),
            BitField::new("src_slice_pitch_47_32", 8, 0, 16),
            BitField::new("dst_addr", 9, 0, 64),
            BitField::new("dst_x", 11, 0, 32),
            BitField::new("dst_y", 12, 0, 32),
            BitField::new("dst_z", 13, 0, 32),
            BitField::new("dst_pitch", 14, 0, 32),
            BitField::new("dst_slice_pitch", 15, 0, 32),
            BitField::new("dst_slice_pitch_47_32", 16, 0, 16),
            BitField::new("dst_mall_policy", 16, 20, 2),
            BitField::new("src_mall_policy", 16, 28, 2),
            BitField::new("rect_x", 17, 0, 32),
            BitField::new("rect_y", 18, 0, 32),
            BitField::new("rect_z", 19, 0, 32),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyStructV7,
    Type::bits(
        "sdma::CopyStructV7",
        32,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("sb_addr", 1, 0, 64),
            BitField::new("start_index", 3, 0, 32),
            BitField::new("count", 4, 0, 32),
            BitField::new("stride", 5, 0, 11),
            BitField::new("linear_mall_policy", 5, 20, 2),
            BitField::new("struct_mall_policy", 5, 28, 2),
            BitField::new("linear_addr", 6, 0, 64),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyT2tV7,
    Type::bits(
        "sdma::CopyT2tV7",
        64,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("src_addr", 1, 0, 64),
            BitField::new("src_x", 3, 0, 16),
            BitField::new("src_y", 3, 16, 16),
            BitField::new("src_z", 4, 0, 14),
            BitField::new("src_width", 4, 16, 16),
            BitField::new("src_height", 5, 0, 16),
            BitField::new("src_depth", 5, 16, 14),
            BitField::new("src_element_size", 6, 0, 3),
            BitField::new("src_swizzle_mode", 6, 3, 5),
            BitField::new("src_dimension", 6, 9, 2),
            BitField::new("src_mip_max", 6, 16, 5),
            BitField::new("src_mip_id", 6, 24, 5),
            BitField::new("dst_addr", 7, 0, 64),
            BitField::new("dst_x", 9, 0, 16),
            BitField::new("dst_y", 9, 16, 16),
            BitField::new("dst_z", 10, 0, 14),
            BitField::new("dst_width", 10, 16, 16),
            BitField::new("dst_height", 11, 0, 16),
            BitField::new("dst_depth", 11, 16, 14),
            BitField::new("dst_element_size", 12, 0, 3),
            BitField::new("dst_swizzle_mode", 12, 3, 5),
            BitField::new("dst_dimension", 12, 9, 2),
            BitField::new("dst_mip_max", 12, 16, 5),
            BitField::new("dst_mip_id", 12, 24, 5),
            BitField::new("rect_x", 13, 0, 16),
            BitField::new("rect_y", 13, 16, 16),
            BitField::new("rect_z", 14, 0, 14),
            BitField::new("dst_mall_policy", 14, 20, 2),
            BitField::new("src_mall_policy", 14, 28, 2),
            BitField::new("data_format", 15, 0, 6),
            BitField::new("number_type", 15, 9, 3),
            BitField::new("read_compression_mode", 15, 16, 2),
            BitField::new("write_compression_mode", 15, 18, 2),
            BitField::new("max_comp_block_size", 15, 24, 2),
            BitField::new("max_uncomp_block_size", 15, 26, 1),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyTiledV7,
    Type::bits(
        "sdma::CopyTiledV7",
        52,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 5),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 16),
            BitField::new("height", 4, 0, 16),
            BitField::new("depth", 4, 16, 14),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("x", 6, 0, 16),
            BitField::new("y", 6, 16, 16),
            BitField::new("z", 7, 0, 14),
            BitField::new("linear_mall_policy", 7, 20, 2),
            BitField::new("tile_mall_policy", 7, 28, 2),
            BitField::new("linear_addr", 8, 0, 64),
            BitField::new("linear_pitch", 10, 0, 16),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("count", 12, 0, 30),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    CopyTiledSubwinV7,
    Type::bits(
        "sdma::CopyTiledSubwinV7",
        60,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dcc", 0, 19, 1),
            BitField::new("detile", 0, 31, 1),
            BitField::new("tiled_addr", 1, 0, 64),
            BitField::new("tiled_x", 3, 0, 16),
            BitField::new("tiled_y", 3, 16, 16),
            BitField::new("tiled_z", 4, 0, 14),
            BitField::new("width", 4, 16, 16),
            BitField::new("height", 5, 0, 16),
            BitField::new("depth", 5, 16, 14),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("swizzle_mode", 6, 3, 5),
            BitField::new("dimension", 6, 9, 2),
            BitField::new("mip_max", 6, 16, 5),
            BitField::new("mip_id", 6, 24, 5),
            BitField::new("linear_addr", 7, 0, 64),
            BitField::new("linear_x", 9, 0, 16),
            BitField::new("linear_y", 9, 16, 16),
            BitField::new("linear_z", 10, 0, 14),
            BitField::new("linear_pitch", 10, 16, 16),
            BitField::new("linear_slice_pitch", 11, 0, 32),
            BitField::new("rect_x", 12, 0, 16),
            BitField::new("rect_y", 12, 16, 16),
            BitField::new("rect_z", 13, 0, 14),
            BitField::new("linear_mall_policy", 13, 20, 2),
            BitField::new("tile_mall_policy", 13, 28, 2),
            BitField::new("data_format", 14, 0, 6),
            BitField::new("number_type", 14, 9, 3),
            BitField::new("read_compression_mode", 14, 16, 2),
            BitField::new("write_compression_mode", 14, 18, 2),
            BitField::new("max_comp_block_size", 14, 24, 2),
            BitField::new("max_uncomp_block_size", 14, 26, 1),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    DecompressBltSubwinV7,
    Type::bits(
        "sdma::DecompressBltSubwinV7",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mall_policy", 0, 26, 2),
            BitField::new("src_addr", 1, 0, 64).low_zero(8),
            BitField::new("tiled_x", 3, 0, 16),
            BitField::new("tiled_y", 3, 16, 16),
            BitField::new("tiled_z", 4, 0, 14),
            BitField::new("width", 4, 16, 16),
            BitField::new("height", 5, 0, 16),
            BitField::new("depth", 5, 16, 14),
            BitField::new("element_size", 6, 0, 3),
            BitField::new("swizzle_mode", 6, 3, 5),
            BitField::new("dimension", 6, 9, 2),
            BitField::new("mip_max", 6, 16, 5),
            BitField::new("mip_id", 6, 24, 5),
            BitField::new("rect_x", 7, 0, 16),
            BitField::new("rect_y", 7, 16, 16),
            BitField::new("rect_z", 8, 0, 14),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    WriteTiledV7,
    Type::bits(
        "sdma::WriteTiledV7",
        36,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("mip_max", 0, 20, 5),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("width", 3, 0, 16),
            BitField::new("height", 4, 0, 16),
            BitField::new("depth", 4, 16, 14),
            BitField::new("element_size", 5, 0, 3),
            BitField::new("swizzle_mode", 5, 3, 5),
            BitField::new("dimension", 5, 9, 2),
            BitField::new("x", 6, 0, 16),
            BitField::new("y", 6, 16, 16),
            BitField::new("z", 7, 0, 14),
            BitField::new("dst_mall_policy", 7, 28, 2),
            BitField::new("count", 8, 0, 20),
        ]
    )
    .since("SDMA 7.0")
);

described!(
    WriteUntiledV7,
    Type::bits(
        "sdma::WriteUntiledV7",
        16,
        4,
        &[
            BitField::new("op", 0, 0, 8),
            BitField::new("sub_op", 0, 8, 8),
            BitField::new("nopte_comp", 0, 16, 1),
            BitField::new("tmz", 0, 18, 1),
            BitField::new("dst_addr", 1, 0, 64),
            BitField::new("count", 3, 0, 20),
            BitField::new("sys", 3, 20, 1),
            BitField::new("snp", 3, 22, 1),
            BitField::new("gpa", 3, 23, 1),
            BitField::new("dst_mall_policy", 3, 28, 2),
        ]
    )
    .since("SDMA 7.0")
);
