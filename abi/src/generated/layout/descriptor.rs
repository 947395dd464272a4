// Generated from abi/spec/descriptor by `cargo xtask codegen`. Do not edit.
// Content hash: d8d1d456c1104815

//! Descriptions of [`descriptor`](crate::descriptor).

use crate::generated::descriptor::*;
use crate::layout::{BitField, Described, Field, Type, described, of};

described!(
    ComputePgmRsrc1,
    Type::bits(
        "descriptor::ComputePgmRsrc1",
        4,
        4,
        &[
            BitField::new("granulated_workitem_vgpr_count", 0, 0, 6),
            BitField::new("granulated_wavefront_sgpr_count", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_round_mode_32", 0, 12, 2),
            BitField::new("float_round_mode_16_64", 0, 14, 2),
            BitField::new("float_denorm_mode_32", 0, 16, 2),
            BitField::new("float_denorm_mode_16_64", 0, 18, 2),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("enable_dx10_clamp", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("enable_ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
        ]
    )
);

described!(
    ComputePgmRsrc1Gfx6,
    Type::bits(
        "descriptor::ComputePgmRsrc1Gfx6",
        4,
        4,
        &[
            BitField::new("granulated_workitem_vgpr_count", 0, 0, 6),
            BitField::new("granulated_wavefront_sgpr_count", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_round_mode_32", 0, 12, 2),
            BitField::new("float_round_mode_16_64", 0, 14, 2),
            BitField::new("float_denorm_mode_32", 0, 16, 2),
            BitField::new("float_denorm_mode_16_64", 0, 18, 2),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("enable_dx10_clamp", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("enable_ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
        ]
    )
);

described!(
    ComputePgmRsrc1Gfx10,
    Type::bits(
        "descriptor::ComputePgmRsrc1Gfx10",
        4,
        4,
        &[
            BitField::new("granulated_workitem_vgpr_count", 0, 0, 6),
            BitField::new("granulated_wavefront_sgpr_count", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_round_mode_32", 0, 12, 2),
            BitField::new("float_round_mode_16_64", 0, 14, 2),
            BitField::new("float_denorm_mode_32", 0, 16, 2),
            BitField::new("float_denorm_mode_16_64", 0, 18, 2),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("enable_dx10_clamp", 0, 21, 1),
            BitField::new("debug_mode", 0, 22, 1),
            BitField::new("enable_ieee_mode", 0, 23, 1),
            BitField::new("bulky", 0, 24, 1),
            BitField::new("cdbg_user", 0, 25, 1),
            BitField::new("fp16_ovfl", 0, 26, 1),
            BitField::new("wgp_mode", 0, 29, 1),
            BitField::new("mem_ordered", 0, 30, 1),
            BitField::new("fwd_progress", 0, 31, 1),
        ]
    )
    .since("gfx10")
);

described!(
    ComputePgmRsrc1Gfx12,
    Type::bits(
        "descriptor::ComputePgmRsrc1Gfx12",
        4,
        4,
        &[
            BitField::new("granulated_workitem_vgpr_count", 0, 0, 6),
            BitField::new("granulated_wavefront_sgpr_count", 0, 6, 4),
            BitField::new("priority", 0, 10, 2),
            BitField::new("float_round_mode_32", 0, 12, 2),
            BitField::new("float_round_mode_16_64", 0, 14, 2),
            BitField::new("float_denorm_mode_32", 0, 16, 2),
            BitField::new("float_denorm_mode_16_64", 0, 18, 2),
            BitField::new("privileged", 0, 20, 1),
            BitField::new("enable_wg_rr_en", 0, 21, 1),
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
        "descriptor::ComputePgmRsrc2",
        4,
        4,
        &[
            BitField::new("enable_private_segment", 0, 0, 1),
            BitField::new("user_sgpr_count", 0, 1, 5),
            BitField::new("enable_trap_handler", 0, 6, 1),
            BitField::new("enable_sgpr_workgroup_id_x", 0, 7, 1),
            BitField::new("enable_sgpr_workgroup_id_y", 0, 8, 1),
            BitField::new("enable_sgpr_workgroup_id_z", 0, 9, 1),
            BitField::new("enable_sgpr_workgroup_info", 0, 10, 1),
            BitField::new("enable_vgpr_workitem_id", 0, 11, 2),
            BitField::new("enable_exception_address_watch", 0, 13, 1),
            BitField::new("enable_exception_memory", 0, 14, 1),
            BitField::new("granulated_lds_size", 0, 15, 9),
            BitField::new("enable_exception_ieee_754_fp_invalid_operation", 0, 24, 1),
            BitField::new("enable_exception_fp_denormal_source", 0, 25, 1),
            BitField::new("enable_exception_ieee_754_fp_division_by_zero", 0, 26, 1),
            BitField::new("enable_exception_ieee_754_fp_overflow", 0, 27, 1),
            BitField::new("enable_exception_ieee_754_fp_underflow", 0, 28, 1),
            BitField::new("enable_exception_ieee_754_fp_inexact", 0, 29, 1),
            BitField::new("enable_exception_int_divide_by_zero", 0, 30, 1),
        ]
    )
);

described!(
    ComputePgmRsrc2Gfx12,
    Type::bits(
        "descriptor::ComputePgmRsrc2Gfx12",
        4,
        4,
        &[
            BitField::new("enable_private_segment", 0, 0, 1),
            BitField::new("user_sgpr_count", 0, 1, 5),
            BitField::new("enable_sgpr_workgroup_id_x", 0, 7, 1),
            BitField::new("enable_sgpr_workgroup_id_y", 0, 8, 1),
            BitField::new("enable_sgpr_workgroup_id_z", 0, 9, 1),
            BitField::new("enable_sgpr_workgroup_info", 0, 10, 1),
            BitField::new("enable_vgpr_workitem_id", 0, 11, 2),
            BitField::new("enable_exception_address_watch", 0, 13, 1),
            BitField::new("enable_exception_memory", 0, 14, 1),
            BitField::new("granulated_lds_size", 0, 15, 9),
            BitField::new("enable_exception_ieee_754_fp_invalid_operation", 0, 24, 1),
            BitField::new("enable_exception_fp_denormal_source", 0, 25, 1),
            BitField::new("enable_exception_ieee_754_fp_division_by_zero", 0, 26, 1),
            BitField::new("enable_exception_ieee_754_fp_overflow", 0, 27, 1),
            BitField::new("enable_exception_ieee_754_fp_underflow", 0, 28, 1),
            BitField::new("enable_exception_ieee_754_fp_inexact", 0, 29, 1),
            BitField::new("enable_exception_int_divide_by_zero", 0, 30, 1),
        ]
    )
    .since("gfx12")
);

described!(
    ComputePgmRsrc3Gfx90a,
    Type::bits(
        "descriptor::ComputePgmRsrc3Gfx90a",
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
        "descriptor::ComputePgmRsrc3Gfx10",
        4,
        4,
        &[BitField::new("shared_vgpr_count", 0, 0, 4),]
    )
    .since("gfx10")
);

described!(
    ComputePgmRsrc3Gfx11,
    Type::bits(
        "descriptor::ComputePgmRsrc3Gfx11",
        4,
        4,
        &[
            BitField::new("shared_vgpr_count", 0, 0, 4),
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
        "descriptor::ComputePgmRsrc3Gfx12",
        4,
        4,
        &[
            BitField::new("inst_pref_size", 0, 4, 8),
            BitField::new("glg_en", 0, 13, 1),
            BitField::new("image_op", 0, 31, 1),
        ]
    )
    .since("gfx12")
);

described!(
    KernelCodeProperties,
    Type::bits(
        "descriptor::KernelCodeProperties",
        2,
        2,
        &[
            BitField::new("enable_sgpr_private_segment_buffer", 0, 0, 1),
            BitField::new("enable_sgpr_dispatch_ptr", 0, 1, 1),
            BitField::new("enable_sgpr_queue_ptr", 0, 2, 1),
            BitField::new("enable_sgpr_kernarg_segment_ptr", 0, 3, 1),
            BitField::new("enable_sgpr_dispatch_id", 0, 4, 1),
            BitField::new("enable_sgpr_flat_scratch_init", 0, 5, 1),
            BitField::new("enable_sgpr_private_segment_size", 0, 6, 1),
            BitField::new("enable_wavefront_size32", 0, 10, 1),
            BitField::new("uses_dynamic_stack", 0, 11, 1),
        ]
    )
);

described!(
    KernargPreload,
    Type::bits(
        "descriptor::KernargPreload",
        2,
        2,
        &[BitField::new("length", 0, 0, 7), BitField::new("offset", 0, 7, 9),]
    )
);

described!(
    KernelDescriptor,
    Type::structure(
        "descriptor::KernelDescriptor",
        64,
        &[
            Field::new("group_segment_fixed_size", of::<u32>(), 0),
            Field::new("private_segment_fixed_size", of::<u32>(), 4),
            Field::new("kernarg_size", of::<u32>(), 8),
            Field::new("reserved0", of::<u8>(), 12).array(4),
            Field::new("kernel_code_entry_byte_offset", of::<i64>(), 16),
            Field::new("reserved1", of::<u8>(), 24).array(20),
            Field::new("compute_pgm_rsrc3", of::<u32>(), 44),
            Field::new("compute_pgm_rsrc1", of::<u32>(), 48),
            Field::new("compute_pgm_rsrc2", of::<u32>(), 52),
            Field::new("kernel_code_properties", of::<KernelCodeProperties>(), 56),
            Field::new("kernarg_preload", of::<KernargPreload>(), 58),
            Field::new("reserved3", of::<u8>(), 60).array(4),
        ]
    )
);
