// Generated from abi/spec/drm by `cargo xtask codegen`. Do not edit.
// Content hash: b751f74cbcb6be33

//! Descriptions of [`drm`](crate::drm).

use crate::generated::drm::*;
use crate::layout::{BitField, Described, Field, Type, described, of};

described!(
    BoListIn,
    Type::structure(
        "drm::BoListIn",
        24,
        &[
            Field::new("operation", of::<u32>(), 0),
            Field::new("list_handle", of::<u32>(), 4),
            Field::new("bo_number", of::<u32>(), 8),
            Field::new("bo_info_size", of::<u32>(), 12),
            Field::new("bo_info_ptr", of::<u64>(), 16),
        ]
    )
);

described!(
    BoListEntry,
    Type::structure(
        "drm::BoListEntry",
        8,
        &[
            Field::new("bo_handle", of::<u32>(), 0),
            Field::new("bo_priority", of::<u32>(), 4),
        ]
    )
);

described!(
    BoListOut,
    Type::structure(
        "drm::BoListOut",
        8,
        &[
            Field::new("list_handle", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    BoList,
    Type::structure(
        "drm::BoList",
        24,
        &[Field::new("data", of::<u64>(), 0)
            .array(3)
            .union(&[("input", of::<BoListIn>()), ("output", of::<BoListOut>()),]),]
    )
);

described!(
    CsIn,
    Type::structure(
        "drm::CsIn",
        24,
        &[
            Field::new("ctx_id", of::<u32>(), 0),
            Field::new("bo_list_handle", of::<u32>(), 4),
            Field::new("num_chunks", of::<u32>(), 8),
            Field::new("flags", of::<u32>(), 12),
            Field::new("chunks", of::<u64>(), 16),
        ]
    )
);

described!(
    CsOut,
    Type::structure("drm::CsOut", 8, &[Field::new("handle", of::<u64>(), 0),])
);

described!(
    Cs,
    Type::structure(
        "drm::Cs",
        24,
        &[Field::new("data", of::<u64>(), 0)
            .array(3)
            .union(&[("input", of::<CsIn>()), ("output", of::<CsOut>()),]),]
    )
);

described!(
    CsChunk,
    Type::structure(
        "drm::CsChunk",
        16,
        &[
            Field::new("chunk_id", of::<u32>(), 0),
            Field::new("length_dw", of::<u32>(), 4),
            Field::new("chunk_data", of::<u64>(), 8),
        ]
    )
);

described!(
    CsChunkIb,
    Type::structure(
        "drm::CsChunkIb",
        32,
        &[
            Field::new("_pad", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("va_start", of::<u64>(), 8),
            Field::new("ib_bytes", of::<u32>(), 16),
            Field::new("ip_type", of::<u32>(), 20),
            Field::new("ip_instance", of::<u32>(), 24),
            Field::new("ring", of::<u32>(), 28),
        ]
    )
);

described!(
    CsChunkDep,
    Type::structure(
        "drm::CsChunkDep",
        24,
        &[
            Field::new("ip_type", of::<u32>(), 0),
            Field::new("ip_instance", of::<u32>(), 4),
            Field::new("ring", of::<u32>(), 8),
            Field::new("ctx_id", of::<u32>(), 12),
            Field::new("handle", of::<u64>(), 16),
        ]
    )
);

described!(
    CsChunkFence,
    Type::structure(
        "drm::CsChunkFence",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("offset", of::<u32>(), 4),
        ]
    )
);

described!(
    CsChunkSem,
    Type::structure("drm::CsChunkSem", 4, &[Field::new("handle", of::<u32>(), 0),])
);

described!(
    CsChunkSyncobj,
    Type::structure(
        "drm::CsChunkSyncobj",
        16,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("point", of::<u64>(), 8),
        ]
    )
);

described!(
    CsChunkData,
    Type::structure(
        "drm::CsChunkData",
        32,
        &[Field::new("data", of::<u64>(), 0).array(4).union(&[
            ("ib_data", of::<CsChunkIb>()),
            ("fence_data", of::<CsChunkFence>()),
        ]),]
    )
);

described!(
    CsChunkCpGfxShadow,
    Type::structure(
        "drm::CsChunkCpGfxShadow",
        32,
        &[
            Field::new("shadow_va", of::<u64>(), 0),
            Field::new("csa_va", of::<u64>(), 8),
            Field::new("gds_va", of::<u64>(), 16),
            Field::new("flags", of::<u64>(), 24),
        ]
    )
    .since("6.4")
);

described!(
    WaitCsIn,
    Type::structure(
        "drm::WaitCsIn",
        32,
        &[
            Field::new("handle", of::<u64>(), 0),
            Field::new("timeout", of::<u64>(), 8),
            Field::new("ip_type", of::<u32>(), 16),
            Field::new("ip_instance", of::<u32>(), 20),
            Field::new("ring", of::<u32>(), 24),
            Field::new("ctx_id", of::<u32>(), 28),
        ]
    )
);

described!(
    WaitCsOut,
    Type::structure("drm::WaitCsOut", 8, &[Field::new("status", of::<u64>(), 0),])
);

described!(
    WaitCs,
    Type::structure(
        "drm::WaitCs",
        32,
        &[Field::new("data", of::<u64>(), 0)
            .array(4)
            .union(&[("input", of::<WaitCsIn>()), ("output", of::<WaitCsOut>()),]),]
    )
);

described!(
    Fence,
    Type::structure(
        "drm::Fence",
        24,
        &[
            Field::new("ctx_id", of::<u32>(), 0),
            Field::new("ip_type", of::<u32>(), 4),
            Field::new("ip_instance", of::<u32>(), 8),
            Field::new("ring", of::<u32>(), 12),
            Field::new("seq_no", of::<u64>(), 16),
        ]
    )
);

described!(
    WaitFencesIn,
    Type::structure(
        "drm::WaitFencesIn",
        24,
        &[
            Field::new("fences", of::<u64>(), 0),
            Field::new("fence_count", of::<u32>(), 8),
            Field::new("wait_all", of::<u32>(), 12),
            Field::new("timeout_ns", of::<u64>(), 16),
        ]
    )
);

described!(
    WaitFencesOut,
    Type::structure(
        "drm::WaitFencesOut",
        8,
        &[
            Field::new("status", of::<u32>(), 0),
            Field::new("first_signaled", of::<u32>(), 4),
        ]
    )
);

described!(
    WaitFences,
    Type::structure(
        "drm::WaitFences",
        24,
        &[Field::new("data", of::<u64>(), 0)
            .array(3)
            .union(&[("input", of::<WaitFencesIn>()), ("output", of::<WaitFencesOut>()),]),]
    )
);

described!(
    FenceToHandleIn,
    Type::structure(
        "drm::FenceToHandleIn",
        32,
        &[
            Field::new("fence", of::<Fence>(), 0),
            Field::new("what", of::<u32>(), 24),
            Field::new("pad", of::<u32>(), 28),
        ]
    )
);

described!(
    FenceToHandleOut,
    Type::structure(
        "drm::FenceToHandleOut",
        4,
        &[Field::new("handle", of::<u32>(), 0),]
    )
);

described!(
    FenceToHandle,
    Type::structure(
        "drm::FenceToHandle",
        32,
        &[Field::new("data", of::<u64>(), 0).array(4).union(&[
            ("input", of::<FenceToHandleIn>()),
            ("output", of::<FenceToHandleOut>()),
        ]),]
    )
);

described!(
    Version,
    Type::structure(
        "drm::Version",
        64,
        &[
            Field::new("version_major", of::<i32>(), 0),
            Field::new("version_minor", of::<i32>(), 4),
            Field::new("version_patchlevel", of::<i32>(), 8),
            Field::new("pad", of::<u32>(), 12),
            Field::new("name_len", of::<u64>(), 16),
            Field::new("name", of::<u64>(), 24),
            Field::new("date_len", of::<u64>(), 32),
            Field::new("date", of::<u64>(), 40),
            Field::new("desc_len", of::<u64>(), 48),
            Field::new("desc", of::<u64>(), 56),
        ]
    )
);

described!(
    GemClose,
    Type::structure(
        "drm::GemClose",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    PrimeHandle,
    Type::structure(
        "drm::PrimeHandle",
        12,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("fd", of::<i32>(), 8),
        ]
    )
);

described!(
    GetCap,
    Type::structure(
        "drm::GetCap",
        16,
        &[
            Field::new("capability", of::<u64>(), 0),
            Field::new("value", of::<u64>(), 8),
        ]
    )
);

described!(
    GemChangeHandle,
    Type::structure(
        "drm::GemChangeHandle",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("new_handle", of::<u32>(), 4),
        ]
    )
    .since("6.19")
);

described!(
    SetClientName,
    Type::structure(
        "drm::SetClientName",
        16,
        &[
            Field::new("name_len", of::<u64>(), 0),
            Field::new("name", of::<u64>(), 8),
        ]
    )
    .since("6.13")
);

described!(
    CtxIn,
    Type::structure(
        "drm::CtxIn",
        16,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("ctx_id", of::<u32>(), 8),
            Field::new("priority", of::<i32>(), 12),
        ]
    )
);

described!(
    CtxOutAlloc,
    Type::structure(
        "drm::CtxOutAlloc",
        8,
        &[
            Field::new("ctx_id", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    CtxOutState,
    Type::structure(
        "drm::CtxOutState",
        16,
        &[
            Field::new("flags", of::<u64>(), 0),
            Field::new("hangs", of::<u32>(), 8),
            Field::new("reset_status", of::<u32>(), 12),
        ]
    )
);

described!(
    CtxOutPstate,
    Type::structure(
        "drm::CtxOutPstate",
        8,
        &[
            Field::new("flags", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    Ctx,
    Type::structure(
        "drm::Ctx",
        16,
        &[Field::new("data", of::<u64>(), 0).array(2).union(&[
            ("input", of::<CtxIn>()),
            ("alloc", of::<CtxOutAlloc>()),
            ("state", of::<CtxOutState>()),
            ("pstate", of::<CtxOutPstate>()),
        ]),]
    )
);

described!(
    VmIn,
    Type::structure(
        "drm::VmIn",
        8,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
        ]
    )
);

described!(
    VmOut,
    Type::structure("drm::VmOut", 8, &[Field::new("flags", of::<u64>(), 0),])
);

described!(
    Vm,
    Type::structure(
        "drm::Vm",
        8,
        &[Field::new("data", of::<u64>(), 0)
            .array(1)
            .union(&[("input", of::<VmIn>()), ("output", of::<VmOut>()),]),]
    )
);

described!(
    SchedIn,
    Type::structure(
        "drm::SchedIn",
        16,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("fd", of::<u32>(), 4),
            Field::new("priority", of::<i32>(), 8),
            Field::new("ctx_id", of::<u32>(), 12),
        ]
    )
);

described!(
    Sched,
    Type::structure("drm::Sched", 16, &[Field::new("input", of::<SchedIn>(), 0),])
);

described!(
    TilingGfx6,
    Type::bits(
        "drm::TilingGfx6",
        8,
        8,
        &[
            BitField::new("array_mode", 0, 0, 4),
            BitField::new("pipe_config", 0, 4, 5),
            BitField::new("tile_split", 0, 9, 3),
            BitField::new("micro_tile_mode", 0, 12, 3),
            BitField::new("bank_width", 0, 15, 2),
            BitField::new("bank_height", 0, 17, 2),
            BitField::new("macro_tile_aspect", 0, 19, 2),
            BitField::new("num_banks", 0, 21, 2),
        ]
    )
);

described!(
    TilingGfx9,
    Type::bits(
        "drm::TilingGfx9",
        8,
        8,
        &[
            BitField::new("swizzle_mode", 0, 0, 5),
            BitField::new("dcc_offset_256b", 0, 5, 24),
            BitField::new("dcc_pitch_max", 0, 29, 14),
            BitField::new("dcc_independent_64b", 0, 43, 1),
            BitField::new("dcc_independent_128b", 0, 44, 1),
            BitField::new("scanout", 0, 63, 1),
        ]
    )
);

described!(
    TilingGfx12,
    Type::bits(
        "drm::TilingGfx12",
        8,
        8,
        &[
            BitField::new("swizzle_mode", 0, 0, 3),
            BitField::new("dcc_max_compressed_block", 0, 3, 2),
            BitField::new("dcc_number_type", 0, 5, 3),
            BitField::new("dcc_data_format", 0, 8, 6),
            BitField::new("dcc_write_compress_disable", 0, 14, 1),
            BitField::new("scanout", 0, 63, 1),
        ]
    )
);

described!(
    GemCreateIn,
    Type::structure(
        "drm::GemCreateIn",
        32,
        &[
            Field::new("bo_size", of::<u64>(), 0),
            Field::new("alignment", of::<u64>(), 8),
            Field::new("domains", of::<u64>(), 16),
            Field::new("domain_flags", of::<u64>(), 24),
        ]
    )
);

described!(
    GemCreateOut,
    Type::structure(
        "drm::GemCreateOut",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    GemUserptr,
    Type::structure(
        "drm::GemUserptr",
        24,
        &[
            Field::new("addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("flags", of::<u32>(), 16),
            Field::new("handle", of::<u32>(), 20),
        ]
    )
);

described!(
    GemMmapIn,
    Type::structure(
        "drm::GemMmapIn",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    GemMmapOut,
    Type::structure("drm::GemMmapOut", 8, &[Field::new("addr_ptr", of::<u64>(), 0),])
);

described!(
    GemOp,
    Type::structure(
        "drm::GemOp",
        16,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("op", of::<u32>(), 4),
            Field::new("value", of::<u64>(), 8),
        ]
    )
);

described!(
    GemVa,
    Type::structure(
        "drm::GemVa",
        40,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
            Field::new("operation", of::<u32>(), 8),
            Field::new("flags", of::<u32>(), 12),
            Field::new("va_address", of::<u64>(), 16),
            Field::new("offset_in_bo", of::<u64>(), 24),
            Field::new("map_size", of::<u64>(), 32),
        ]
    )
);

described!(
    GemCreate,
    Type::structure(
        "drm::GemCreate",
        32,
        &[Field::new("data", of::<u64>(), 0)
            .array(4)
            .union(&[("input", of::<GemCreateIn>()), ("output", of::<GemCreateOut>()),]),]
    )
);

described!(
    GemMmap,
    Type::structure(
        "drm::GemMmap",
        8,
        &[Field::new("data", of::<u64>(), 0)
            .array(1)
            .union(&[("input", of::<GemMmapIn>()), ("output", of::<GemMmapOut>()),]),]
    )
);

described!(
    GemMetadata,
    Type::structure(
        "drm::GemMetadata",
        288,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("op", of::<u32>(), 4),
            Field::new("flags", of::<u64>(), 8),
            Field::new("tiling_info", of::<u64>(), 16),
            Field::new("data_size_bytes", of::<u32>(), 24),
            Field::new("data", of::<u32>(), 28).array(64),
            Field::new("pad", of::<u32>(), 284),
        ]
    )
);

described!(
    GemWaitIdleIn,
    Type::structure(
        "drm::GemWaitIdleIn",
        16,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("timeout", of::<u64>(), 8),
        ]
    )
);

described!(
    GemWaitIdleOut,
    Type::structure(
        "drm::GemWaitIdleOut",
        8,
        &[
            Field::new("status", of::<u32>(), 0),
            Field::new("domain", of::<u32>(), 4),
        ]
    )
);

described!(
    GemWaitIdle,
    Type::structure(
        "drm::GemWaitIdle",
        16,
        &[Field::new("data", of::<u64>(), 0).array(2).union(&[
            ("input", of::<GemWaitIdleIn>()),
            ("output", of::<GemWaitIdleOut>()),
        ]),]
    )
);

described!(
    Vmhub,
    Type::bits(
        "drm::Vmhub",
        4,
        4,
        &[BitField::new("kind", 0, 0, 8), BitField::new("index", 0, 8, 8),]
    )
    .since("6.7")
);

described!(
    MmrInstance,
    Type::bits(
        "drm::MmrInstance",
        4,
        4,
        &[
            BitField::new("shader_engine", 0, 0, 8),
            BitField::new("shader_array", 0, 8, 8),
        ]
    )
);

described!(
    QueryFw,
    Type::structure(
        "drm::QueryFw",
        16,
        &[
            Field::new("fw_type", of::<u32>(), 0),
            Field::new("ip_instance", of::<u32>(), 4),
            Field::new("index", of::<u32>(), 8),
            Field::new("_pad", of::<u32>(), 12),
        ]
    )
);

described!(
    InfoVramGtt,
    Type::structure(
        "drm::InfoVramGtt",
        24,
        &[
            Field::new("vram_size", of::<u64>(), 0),
            Field::new("vram_cpu_accessible_size", of::<u64>(), 8),
            Field::new("gtt_size", of::<u64>(), 16),
        ]
    )
);

described!(
    HeapInfo,
    Type::structure(
        "drm::HeapInfo",
        32,
        &[
            Field::new("total_heap_size", of::<u64>(), 0),
            Field::new("usable_heap_size", of::<u64>(), 8),
            Field::new("heap_usage", of::<u64>(), 16),
            Field::new("max_allocation", of::<u64>(), 24),
        ]
    )
);

described!(
    MemoryInfo,
    Type::structure(
        "drm::MemoryInfo",
        96,
        &[
            Field::new("vram", of::<HeapInfo>(), 0),
            Field::new("cpu_accessible_vram", of::<HeapInfo>(), 32),
            Field::new("gtt", of::<HeapInfo>(), 64),
        ]
    )
);

described!(
    InfoFirmware,
    Type::structure(
        "drm::InfoFirmware",
        8,
        &[
            Field::new("ver", of::<u32>(), 0),
            Field::new("feature", of::<u32>(), 4),
        ]
    )
);

described!(
    InfoDevice,
    Type::structure(
        "drm::InfoDevice",
        440,
        &[
            Field::new("device_id", of::<u32>(), 0),
            Field::new("chip_rev", of::<u32>(), 4),
            Field::new("external_rev", of::<u32>(), 8),
            Field::new("pci_rev", of::<u32>(), 12),
            Field::new("family", of::<u32>(), 16),
            Field::new("num_shader_engines", of::<u32>(), 20),
            Field::new("num_shader_arrays_per_engine", of::<u32>(), 24),
            Field::new("gpu_counter_freq", of::<u32>(), 28),
            Field::new("max_engine_clock", of::<u64>(), 32),
            Field::new("max_memory_clock", of::<u64>(), 40),
            Field::new("cu_active_number", of::<u32>(), 48),
            Field::new("cu_ao_mask", of::<u32>(), 52),
            Field::new("cu_bitmap", of::<u32>(), 56).array(16),
            Field::new("enabled_rb_pipes_mask", of::<u32>(), 120),
            Field::new("num_rb_pipes", of::<u32>(), 124),
            Field::new("num_hw_gfx_contexts", of::<u32>(), 128),
            Field::new("pcie_gen", of::<u32>(), 132),
            Field::new("ids_flags", of::<u64>(), 136),
            Field::new("virtual_address_offset", of::<u64>(), 144),
            Field::new("virtual_address_max", of::<u64>(), 152),
            Field::new("virtual_address_alignment", of::<u32>(), 160),
            Field::new("pte_fragment_size", of::<u32>(), 164),
            Field::new("gart_page_size", of::<u32>(), 168),
            Field::new("ce_ram_size", of::<u32>(), 172),
            Field::new("vram_type", of::<u32>(), 176),
            Field::new("vram_bit_width", of::<u32>(), 180),
            Field::new("vce_harvest_config", of::<u32>(), 184),
            Field::new("gc_double_offchip_lds_buf", of::<u32>(), 188),
            Field::new("prim_buf_gpu_addr", of::<u64>(), 192),
            Field::new("pos_buf_gpu_addr", of::<u64>(), 200),
            Field::new("cntl_sb_buf_gpu_addr", of::<u64>(), 208),
            Field::new("param_buf_gpu_addr", of::<u64>(), 216),
            Field::new("prim_buf_size", of::<u32>(), 224),
            Field::new("pos_buf_size", of::<u32>(), 228),
            Field::new("cntl_sb_buf_size", of::<u32>(), 232),
            Field::new("param_buf_size", of::<u32>(), 236),
            Field::new("wave_front_size", of::<u32>(), 240),
            Field::new("num_shader_visible_vgprs", of::<u32>(), 244),
            Field::new("num_cu_per_sh", of::<u32>(), 248),
            Field::new("num_tcc_blocks", of::<u32>(), 252),
            Field::new("gs_vgt_table_depth", of::<u32>(), 256),
            Field::new("gs_prim_buffer_depth", of::<u32>(), 260),
            Field::new("max_gs_waves_per_vgt", of::<u32>(), 264),
            Field::new("pcie_num_lanes", of::<u32>(), 268),
            Field::new("cu_ao_bitmap", of::<u32>(), 272).array(16),
            Field::new("high_va_offset", of::<u64>(), 336),
            Field::new("high_va_max", of::<u64>(), 344),
            Field::new("pa_sc_tile_steering_override", of::<u32>(), 352),
            Field::new("pad1", of::<u32>(), 356),
            Field::new("tcc_disabled_mask", of::<u64>(), 360),
            Field::new("min_engine_clock", of::<u64>(), 368),
            Field::new("min_memory_clock", of::<u64>(), 376),
            Field::new("tcp_cache_size", of::<u32>(), 384),
            Field::new("num_sqc_per_wgp", of::<u32>(), 388),
            Field::new("sqc_data_cache_size", of::<u32>(), 392),
            Field::new("sqc_inst_cache_size", of::<u32>(), 396),
            Field::new("gl1c_cache_size", of::<u32>(), 400),
            Field::new("gl2c_cache_size", of::<u32>(), 404),
            Field::new("mall_size", of::<u64>(), 408),
            Field::new("enabled_rb_pipes_mask_hi", of::<u32>(), 416),
            Field::new("shadow_size", of::<u32>(), 420),
            Field::new("shadow_alignment", of::<u32>(), 424),
            Field::new("csa_size", of::<u32>(), 428),
            Field::new("csa_alignment", of::<u32>(), 432),
            Field::new("pad2", of::<u32>(), 436),
        ]
    )
);

described!(
    InfoHwIp,
    Type::structure(
        "drm::InfoHwIp",
        32,
        &[
            Field::new("hw_ip_version_major", of::<u32>(), 0),
            Field::new("hw_ip_version_minor", of::<u32>(), 4),
            Field::new("capabilities_flags", of::<u64>(), 8),
            Field::new("ib_start_alignment", of::<u32>(), 16),
            Field::new("ib_size_alignment", of::<u32>(), 20),
            Field::new("available_rings", of::<u32>(), 24),
            Field::new("ip_discovery_version", of::<u32>(), 28),
        ]
    )
);

described!(
    InfoGpuvmFault,
    Type::structure(
        "drm::InfoGpuvmFault",
        16,
        &[
            Field::new("addr", of::<u64>(), 0),
            Field::new("status", of::<u32>(), 8),
            Field::new("vmhub", of::<Vmhub>(), 12),
        ]
    )
);

described!(
    InfoQueryHwIp,
    Type::structure(
        "drm::InfoQueryHwIp",
        8,
        &[
            Field::new("type", of::<u32>(), 0),
            Field::new("ip_instance", of::<u32>(), 4),
        ]
    )
);

described!(
    InfoReadMmrReg,
    Type::structure(
        "drm::InfoReadMmrReg",
        16,
        &[
            Field::new("dword_offset", of::<u32>(), 0),
            Field::new("count", of::<u32>(), 4),
            Field::new("instance", of::<u32>(), 8),
            Field::new("flags", of::<u32>(), 12),
        ]
    )
);

described!(
    InfoModeCrtc,
    Type::structure(
        "drm::InfoModeCrtc",
        8,
        &[
            Field::new("id", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
);

described!(
    InfoVbiosIn,
    Type::structure(
        "drm::InfoVbiosIn",
        8,
        &[
            Field::new("type", of::<u32>(), 0),
            Field::new("offset", of::<u32>(), 4),
        ]
    )
);

described!(
    InfoSensor,
    Type::structure("drm::InfoSensor", 4, &[Field::new("type", of::<u32>(), 0),])
);

described!(
    InfoVideoCap,
    Type::structure("drm::InfoVideoCap", 4, &[Field::new("type", of::<u32>(), 0),])
);

described!(
    Info,
    Type::structure(
        "drm::Info",
        32,
        &[
            Field::new("return_pointer", of::<u64>(), 0),
            Field::new("return_size", of::<u32>(), 8),
            Field::new("query", of::<u32>(), 12),
            Field::new("data", of::<u64>(), 16).array(2).union(&[
                ("mode_crtc", of::<InfoModeCrtc>()),
                ("query_hw_ip", of::<InfoQueryHwIp>()),
                ("read_mmr_reg", of::<InfoReadMmrReg>()),
                ("query_fw", of::<QueryFw>()),
                ("vbios_info", of::<InfoVbiosIn>()),
                ("sensor_info", of::<InfoSensor>()),
                ("video_cap", of::<InfoVideoCap>()),
            ]),
        ]
    )
);

described!(
    InfoGds,
    Type::structure(
        "drm::InfoGds",
        32,
        &[
            Field::new("gds_gfx_partition_size", of::<u32>(), 0),
            Field::new("compute_partition_size", of::<u32>(), 4),
            Field::new("gds_total_size", of::<u32>(), 8),
            Field::new("gws_per_gfx_partition", of::<u32>(), 12),
            Field::new("gws_per_compute_partition", of::<u32>(), 16),
            Field::new("oa_per_gfx_partition", of::<u32>(), 20),
            Field::new("oa_per_compute_partition", of::<u32>(), 24),
            Field::new("_pad", of::<u32>(), 28),
        ]
    )
);

described!(
    InfoVbios,
    Type::structure(
        "drm::InfoVbios",
        200,
        &[
            Field::new("name", of::<u8>(), 0).array(64),
            Field::new("vbios_pn", of::<u8>(), 64).array(64),
            Field::new("version", of::<u32>(), 128),
            Field::new("pad", of::<u32>(), 132),
            Field::new("vbios_ver_str", of::<u8>(), 136).array(32),
            Field::new("date", of::<u8>(), 168).array(32),
        ]
    )
);

described!(
    InfoNumHandles,
    Type::structure(
        "drm::InfoNumHandles",
        8,
        &[
            Field::new("uvd_max_handles", of::<u32>(), 0),
            Field::new("uvd_used_handles", of::<u32>(), 4),
        ]
    )
);

described!(
    InfoVceClockTableEntry,
    Type::structure(
        "drm::InfoVceClockTableEntry",
        16,
        &[
            Field::new("sclk", of::<u32>(), 0),
            Field::new("mclk", of::<u32>(), 4),
            Field::new("eclk", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
);

described!(
    InfoVceClockTable,
    Type::structure(
        "drm::InfoVceClockTable",
        104,
        &[
            Field::new("entries", of::<InfoVceClockTableEntry>(), 0).array(6),
            Field::new("num_valid_entries", of::<u32>(), 96),
            Field::new("pad", of::<u32>(), 100),
        ]
    )
);

described!(
    InfoVideoCodecInfo,
    Type::structure(
        "drm::InfoVideoCodecInfo",
        24,
        &[
            Field::new("valid", of::<u32>(), 0),
            Field::new("max_width", of::<u32>(), 4),
            Field::new("max_height", of::<u32>(), 8),
            Field::new("max_pixels_per_frame", of::<u32>(), 12),
            Field::new("max_level", of::<u32>(), 16),
            Field::new("pad", of::<u32>(), 20),
        ]
    )
);

described!(
    InfoVideoCaps,
    Type::structure(
        "drm::InfoVideoCaps",
        192,
        &[Field::new("codec_info", of::<InfoVideoCodecInfo>(), 0).array(8),]
    )
);

described!(
    SyncMergeData,
    Type::structure(
        "drm::SyncMergeData",
        48,
        &[
            Field::new("name", of::<u8>(), 0).array(32),
            Field::new("fd2", of::<i32>(), 32),
            Field::new("fence", of::<i32>(), 36),
            Field::new("flags", of::<u32>(), 40),
            Field::new("pad", of::<u32>(), 44),
        ]
    )
);

described!(
    SyncFenceInfo,
    Type::structure(
        "drm::SyncFenceInfo",
        80,
        &[
            Field::new("obj_name", of::<u8>(), 0).array(32),
            Field::new("driver_name", of::<u8>(), 32).array(32),
            Field::new("status", of::<i32>(), 64),
            Field::new("flags", of::<u32>(), 68),
            Field::new("timestamp_ns", of::<u64>(), 72),
        ]
    )
);

described!(
    SyncFileInfo,
    Type::structure(
        "drm::SyncFileInfo",
        56,
        &[
            Field::new("name", of::<u8>(), 0).array(32),
            Field::new("status", of::<i32>(), 32),
            Field::new("flags", of::<u32>(), 36),
            Field::new("num_fences", of::<u32>(), 40),
            Field::new("pad", of::<u32>(), 44),
            Field::new("sync_fence_info", of::<u64>(), 48),
        ]
    )
);

described!(
    SyncSetDeadline,
    Type::structure(
        "drm::SyncSetDeadline",
        16,
        &[
            Field::new("deadline_ns", of::<u64>(), 0),
            Field::new("pad", of::<u64>(), 8),
        ]
    )
);

described!(
    SyncobjCreate,
    Type::structure(
        "drm::SyncobjCreate",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
        ]
    )
);

described!(
    SyncobjDestroy,
    Type::structure(
        "drm::SyncobjDestroy",
        8,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
        ]
    )
);

described!(
    SyncobjHandle,
    Type::structure(
        "drm::SyncobjHandle",
        24,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("fd", of::<i32>(), 8),
            Field::new("pad", of::<u32>(), 12),
            Field::new("point", of::<u64>(), 16).since("6.19"),
        ]
    )
);

described!(
    SyncobjTransfer,
    Type::structure(
        "drm::SyncobjTransfer",
        32,
        &[
            Field::new("src_handle", of::<u32>(), 0),
            Field::new("dst_handle", of::<u32>(), 4),
            Field::new("src_point", of::<u64>(), 8),
            Field::new("dst_point", of::<u64>(), 16),
            Field::new("flags", of::<u32>(), 24),
            Field::new("pad", of::<u32>(), 28),
        ]
    )
);

described!(
    SyncobjWait,
    Type::structure(
        "drm::SyncobjWait",
        40,
        &[
            Field::new("handles", of::<u64>(), 0),
            Field::new("timeout_nsec", of::<i64>(), 8),
            Field::new("count_handles", of::<u32>(), 16),
            Field::new("flags", of::<u32>(), 20),
            Field::new("first_signaled", of::<u32>(), 24),
            Field::new("pad", of::<u32>(), 28),
            Field::new("deadline_nsec", of::<u64>(), 32).since("6.6"),
        ]
    )
);

described!(
    SyncobjTimelineWait,
    Type::structure(
        "drm::SyncobjTimelineWait",
        48,
        &[
            Field::new("handles", of::<u64>(), 0),
            Field::new("points", of::<u64>(), 8),
            Field::new("timeout_nsec", of::<i64>(), 16),
            Field::new("count_handles", of::<u32>(), 24),
            Field::new("flags", of::<u32>(), 28),
            Field::new("first_signaled", of::<u32>(), 32),
            Field::new("pad", of::<u32>(), 36),
            Field::new("deadline_nsec", of::<u64>(), 40).since("6.6"),
        ]
    )
);

described!(
    SyncobjEventfd,
    Type::structure(
        "drm::SyncobjEventfd",
        24,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("point", of::<u64>(), 8),
            Field::new("fd", of::<i32>(), 16),
            Field::new("pad", of::<u32>(), 20),
        ]
    )
    .since("6.6")
);

described!(
    SyncobjArray,
    Type::structure(
        "drm::SyncobjArray",
        16,
        &[
            Field::new("handles", of::<u64>(), 0),
            Field::new("count_handles", of::<u32>(), 8),
            Field::new("pad", of::<u32>(), 12),
        ]
    )
);

described!(
    SyncobjTimelineArray,
    Type::structure(
        "drm::SyncobjTimelineArray",
        24,
        &[
            Field::new("handles", of::<u64>(), 0),
            Field::new("points", of::<u64>(), 8),
            Field::new("count_handles", of::<u32>(), 16),
            Field::new("flags", of::<u32>(), 20),
        ]
    )
);

described!(
    GemVaSync,
    Type::structure(
        "drm::GemVaSync",
        64,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
            Field::new("operation", of::<u32>(), 8),
            Field::new("flags", of::<u32>(), 12),
            Field::new("va_address", of::<u64>(), 16),
            Field::new("offset_in_bo", of::<u64>(), 24),
            Field::new("map_size", of::<u64>(), 32),
            Field::new("vm_timeline_point", of::<u64>(), 40),
            Field::new("vm_timeline_syncobj_out", of::<u32>(), 48),
            Field::new("num_syncobj_handles", of::<u32>(), 52),
            Field::new("input_fence_syncobj_handles", of::<u64>(), 56),
        ]
    )
    .since("6.19")
);

described!(
    GemOpEntries,
    Type::structure(
        "drm::GemOpEntries",
        24,
        &[
            Field::new("handle", of::<u32>(), 0),
            Field::new("op", of::<u32>(), 4),
            Field::new("value", of::<u64>(), 8),
            Field::new("num_entries", of::<u32>(), 16),
            Field::new("padding", of::<u32>(), 20),
        ]
    )
    .since("6.19")
);

described!(
    GemVmEntry,
    Type::structure(
        "drm::GemVmEntry",
        32,
        &[
            Field::new("addr", of::<u64>(), 0),
            Field::new("size", of::<u64>(), 8),
            Field::new("offset", of::<u64>(), 16),
            Field::new("flags", of::<u64>(), 24),
        ]
    )
    .since("6.19")
);

described!(
    GemListHandles,
    Type::structure(
        "drm::GemListHandles",
        16,
        &[
            Field::new("entries", of::<u64>(), 0),
            Field::new("num_entries", of::<u32>(), 8),
            Field::new("padding", of::<u32>(), 12),
        ]
    )
    .since("6.19")
);

described!(
    GemListHandlesEntry,
    Type::structure(
        "drm::GemListHandlesEntry",
        40,
        &[
            Field::new("gem_handle", of::<u32>(), 0),
            Field::new("flags", of::<u32>(), 4),
            Field::new("size", of::<u64>(), 8),
            Field::new("preferred_domains", of::<u64>(), 16),
            Field::new("alloc_flags", of::<u64>(), 24),
            Field::new("alignment", of::<u64>(), 32),
        ]
    )
    .since("6.19")
);

described!(
    InfoHwIpUserq,
    Type::structure(
        "drm::InfoHwIpUserq",
        40,
        &[
            Field::new("hw_ip_version_major", of::<u32>(), 0),
            Field::new("hw_ip_version_minor", of::<u32>(), 4),
            Field::new("capabilities_flags", of::<u64>(), 8),
            Field::new("ib_start_alignment", of::<u32>(), 16),
            Field::new("ib_size_alignment", of::<u32>(), 20),
            Field::new("available_rings", of::<u32>(), 24),
            Field::new("ip_discovery_version", of::<u32>(), 28),
            Field::new("userq_num_slots", of::<u32>(), 32),
            Field::new("pad", of::<u32>(), 36),
        ]
    )
    .since("6.19")
);

described!(
    InfoDeviceUserq,
    Type::structure(
        "drm::InfoDeviceUserq",
        448,
        &[
            Field::new("device_id", of::<u32>(), 0),
            Field::new("chip_rev", of::<u32>(), 4),
            Field::new("external_rev", of::<u32>(), 8),
            Field::new("pci_rev", of::<u32>(), 12),
            Field::new("family", of::<u32>(), 16),
            Field::new("num_shader_engines", of::<u32>(), 20),
            Field::new("num_shader_arrays_per_engine", of::<u32>(), 24),
            Field::new("gpu_counter_freq", of::<u32>(), 28),
            Field::new("max_engine_clock", of::<u64>(), 32),
            Field::new("max_memory_clock", of::<u64>(), 40),
            Field::new("cu_active_number", of::<u32>(), 48),
            Field::new("cu_ao_mask", of::<u32>(), 52),
            Field::new("cu_bitmap", of::<u32>(), 56).array(16),
            Field::new("enabled_rb_pipes_mask", of::<u32>(), 120),
            Field::new("num_rb_pipes", of::<u32>(), 124),
            Field::new("num_hw_gfx_contexts", of::<u32>(), 128),
            Field::new("pcie_gen", of::<u32>(), 132),
            Field::new("ids_flags", of::<u64>(), 136),
            Field::new("virtual_address_offset", of::<u64>(), 144),
            Field::new("virtual_address_max", of::<u64>(), 152),
            Field::new("virtual_address_alignment", of::<u32>(), 160),
            Field::new("pte_fragment_size", of::<u32>(), 164),
            Field::new("gart_page_size", of::<u32>(), 168),
            Field::new("ce_ram_size", of::<u32>(), 172),
            Field::new("vram_type", of::<u32>(), 176),
            Field::new("vram_bit_width", of::<u32>(), 180),
            Field::new("vce_harvest_config", of::<u32>(), 184),
            Field::new("gc_double_offchip_lds_buf", of::<u32>(), 188),
            Field::new("prim_buf_gpu_addr", of::<u64>(), 192),
            Field::new("pos_buf_gpu_addr", of::<u64>(), 200),
            Field::new("cntl_sb_buf_gpu_addr", of::<u64>(), 208),
            Field::new("param_buf_gpu_addr", of::<u64>(), 216),
            Field::new("prim_buf_size", of::<u32>(), 224),
            Field::new("pos_buf_size", of::<u32>(), 228),
            Field::new("cntl_sb_buf_size", of::<u32>(), 232),
            Field::new("param_buf_size", of::<u32>(), 236),
            Field::new("wave_front_size", of::<u32>(), 240),
            Field::new("num_shader_visible_vgprs", of::<u32>(), 244),
            Field::new("num_cu_per_sh", of::<u32>(), 248),
            Field::new("num_tcc_blocks", of::<u32>(), 252),
            Field::new("gs_vgt_table_depth", of::<u32>(), 256),
            Field::new("gs_prim_buffer_depth", of::<u32>(), 260),
            Field::new("max_gs_waves_per_vgt", of::<u32>(), 264),
            Field::new("pcie_num_lanes", of::<u32>(), 268),
            Field::new("cu_ao_bitmap", of::<u32>(), 272).array(16),
            Field::new("high_va_offset", of::<u64>(), 336),
            Field::new("high_va_max", of::<u64>(), 344),
            Field::new("pa_sc_tile_steering_override", of::<u32>(), 352),
            Field::new("pad1", of::<u32>(), 356),
            Field::new("tcc_disabled_mask", of::<u64>(), 360),
            Field::new("min_engine_clock", of::<u64>(), 368),
            Field::new("min_memory_clock", of::<u64>(), 376),
            Field::new("tcp_cache_size", of::<u32>(), 384),
            Field::new("num_sqc_per_wgp", of::<u32>(), 388),
            Field::new("sqc_data_cache_size", of::<u32>(), 392),
            Field::new("sqc_inst_cache_size", of::<u32>(), 396),
            Field::new("gl1c_cache_size", of::<u32>(), 400),
            Field::new("gl2c_cache_size", of::<u32>(), 404),
            Field::new("mall_size", of::<u64>(), 408),
            Field::new("enabled_rb_pipes_mask_hi", of::<u32>(), 416),
            Field::new("shadow_size", of::<u32>(), 420),
            Field::new("shadow_alignment", of::<u32>(), 424),
            Field::new("csa_size", of::<u32>(), 428),
            Field::new("csa_alignment", of::<u32>(), 432),
            Field::new("userq_ip_mask", of::<u32>(), 436),
            Field::new("pad", of::<u32>(), 440),
            Field::new("pad3", of::<u32>(), 444),
        ]
    )
    .since("6.19")
);

described!(
    UserqIn,
    Type::structure(
        "drm::UserqIn",
        72,
        &[
            Field::new("op", of::<u32>(), 0),
            Field::new("queue_id", of::<u32>(), 4),
            Field::new("ip_type", of::<u32>(), 8),
            Field::new("doorbell_handle", of::<u32>(), 12),
            Field::new("doorbell_offset", of::<u32>(), 16),
            Field::new("flags", of::<u32>(), 20),
            Field::new("queue_va", of::<u64>(), 24),
            Field::new("queue_size", of::<u64>(), 32),
            Field::new("rptr_va", of::<u64>(), 40),
            Field::new("wptr_va", of::<u64>(), 48),
            Field::new("mqd", of::<u64>(), 56),
            Field::new("mqd_size", of::<u64>(), 64),
        ]
    )
    .since("6.19")
);

described!(
    UserqOut,
    Type::structure(
        "drm::UserqOut",
        8,
        &[
            Field::new("queue_id", of::<u32>(), 0),
            Field::new("_pad", of::<u32>(), 4),
        ]
    )
    .since("6.19")
);

described!(
    Userq,
    Type::structure(
        "drm::Userq",
        72,
        &[Field::new("data", of::<u64>(), 0)
            .array(9)
            .union(&[("input", of::<UserqIn>()), ("output", of::<UserqOut>()),]),]
    )
    .since("6.19")
);

described!(
    UserqMqdGfx11,
    Type::structure(
        "drm::UserqMqdGfx11",
        16,
        &[
            Field::new("shadow_va", of::<u64>(), 0),
            Field::new("csa_va", of::<u64>(), 8),
        ]
    )
    .since("6.19")
);

described!(
    UserqMqdSdmaGfx11,
    Type::structure(
        "drm::UserqMqdSdmaGfx11",
        8,
        &[Field::new("csa_va", of::<u64>(), 0),]
    )
    .since("6.19")
);

described!(
    UserqMqdComputeGfx11,
    Type::structure(
        "drm::UserqMqdComputeGfx11",
        8,
        &[Field::new("eop_va", of::<u64>(), 0),]
    )
    .since("6.19")
);

described!(
    UserqSignal,
    Type::structure(
        "drm::UserqSignal",
        48,
        &[
            Field::new("queue_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
            Field::new("syncobj_handles", of::<u64>(), 8),
            Field::new("num_syncobj_handles", of::<u16>(), 16),
            Field::new("pad0", of::<u16>(), 18),
            Field::new("pad1", of::<u32>(), 20),
            Field::new("bo_read_handles", of::<u64>(), 24),
            Field::new("bo_write_handles", of::<u64>(), 32),
            Field::new("num_bo_read_handles", of::<u32>(), 40),
            Field::new("num_bo_write_handles", of::<u32>(), 44),
        ]
    )
    .since("6.19")
);

described!(
    UserqFenceInfo,
    Type::structure(
        "drm::UserqFenceInfo",
        16,
        &[
            Field::new("va", of::<u64>(), 0),
            Field::new("value", of::<u64>(), 8),
        ]
    )
    .since("6.19")
);

described!(
    UserqWait,
    Type::structure(
        "drm::UserqWait",
        72,
        &[
            Field::new("waitq_id", of::<u32>(), 0),
            Field::new("pad", of::<u32>(), 4),
            Field::new("syncobj_handles", of::<u64>(), 8),
            Field::new("syncobj_timeline_handles", of::<u64>(), 16),
            Field::new("syncobj_timeline_points", of::<u64>(), 24),
            Field::new("bo_read_handles", of::<u64>(), 32),
            Field::new("bo_write_handles", of::<u64>(), 40),
            Field::new("num_syncobj_timeline_handles", of::<u16>(), 48),
            Field::new("num_fences", of::<u16>(), 50),
            Field::new("num_syncobj_handles", of::<u16>(), 52),
            Field::new("pad0", of::<u16>(), 54),
            Field::new("num_bo_read_handles", of::<u32>(), 56),
            Field::new("num_bo_write_handles", of::<u32>(), 60),
            Field::new("out_fences", of::<u64>(), 64),
        ]
    )
    .since("6.19")
);

described!(
    InfoUqMetadataGfx,
    Type::structure(
        "drm::InfoUqMetadataGfx",
        16,
        &[
            Field::new("shadow_size", of::<u32>(), 0),
            Field::new("shadow_alignment", of::<u32>(), 4),
            Field::new("csa_size", of::<u32>(), 8),
            Field::new("csa_alignment", of::<u32>(), 12),
        ]
    )
    .since("6.19")
);

described!(
    InfoUqMetadataCompute,
    Type::structure(
        "drm::InfoUqMetadataCompute",
        8,
        &[
            Field::new("eop_size", of::<u32>(), 0),
            Field::new("eop_alignment", of::<u32>(), 4),
        ]
    )
    .since("7.2")
);

described!(
    InfoUqMetadataSdma,
    Type::structure(
        "drm::InfoUqMetadataSdma",
        8,
        &[
            Field::new("csa_size", of::<u32>(), 0),
            Field::new("csa_alignment", of::<u32>(), 4),
        ]
    )
    .since("7.2")
);

described!(
    InfoUqMetadata,
    Type::structure(
        "drm::InfoUqMetadata",
        16,
        &[Field::new("data", of::<u32>(), 0).array(4).union(&[
            ("gfx", of::<InfoUqMetadataGfx>()),
            ("compute", of::<InfoUqMetadataCompute>()),
            ("sdma", of::<InfoUqMetadataSdma>()),
        ]),]
    )
    .since("6.19")
);
