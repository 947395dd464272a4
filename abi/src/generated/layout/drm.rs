// Generated from abi/spec/drm by `cargo xtask codegen`. Do not edit.
// Content hash: 6e49ca5e684ace65

//! Descriptions of [`drm`](crate::drm).

use crate::generated::drm::*;
use crate::layout::{Described, Field, Type, described, of};

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
            Field::new("vmhub", of::<u32>(), 12),
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
    Ctx,
    Type::structure(
        "drm::Ctx",
        16,
        &[Field::new("data", of::<u64>(), 0).array(2).union(&[
            ("input", of::<CtxIn>()),
            ("alloc", of::<CtxOutAlloc>()),
            ("state", of::<CtxOutState>()),
        ]),]
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
    Info,
    Type::structure(
        "drm::Info",
        32,
        &[
            Field::new("return_pointer", of::<u64>(), 0),
            Field::new("return_size", of::<u32>(), 8),
            Field::new("query", of::<u32>(), 12),
            Field::new("data", of::<u64>(), 16).array(2).union(&[
                ("query_hw_ip", of::<InfoQueryHwIp>()),
                ("read_mmr_reg", of::<InfoReadMmrReg>()),
                ("query_fw", of::<QueryFw>()),
            ]),
        ]
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
