//! Which registers a compute queue of a target may set.
//!
//! What is not here is not documented, belongs to the kernel, or is of the graphics engine.

use core::ops::RangeInclusive;

use outcrop_abi::reg;
use outcrop_isa::{Generation, Target};

type Range = RangeInclusive<u32>;

/// On all targets.
const COMMON: &[Range] = &[
    reg::COMPUTE_DISPATCH_INITIATOR..=reg::COMPUTE_STATIC_THREAD_MGMT_SE1,
    reg::COMPUTE_TMPRING_SIZE..=reg::COMPUTE_THREADGROUP_ID,
    reg::COMPUTE_USER_DATA_0..=reg::COMPUTE_USER_DATA_15,
    reg::COMPUTE_DISPATCH_END..=reg::COMPUTE_NOWHERE,
    reg::CP_SCRATCH_INDEX..=reg::CP_SCRATCH_DATA,
    reg::GRBM_GFX_INDEX..=reg::GRBM_GFX_INDEX,
    reg::SQ_THREAD_TRACE_USERDATA_0..=reg::SQ_THREAD_TRACE_USERDATA_3,
    reg::SQC_CACHES..=reg::SQC_CACHES,
];
const GFX9: &[Range] = &[
    reg::COMPUTE_RELAUNCH..=reg::COMPUTE_WAVE_RESTORE_ADDR_HI,
    reg::COMPUTE_SHADER_CHKSUM..=reg::COMPUTE_PGM_RSRC3,
    reg::SQC_WRITEBACK..=reg::SQC_WRITEBACK,
];
const GFX90A: &[Range] = &[reg::COMPUTE_STATIC_THREAD_MGMT_SE4..=reg::COMPUTE_RESTART_Z2];
const GFX942: &[Range] = &[reg::COMPUTE_TG_CHUNK_SIZE..=reg::COMPUTE_TG_CHUNK_SIZE];
/// Up to gfx10.
const COHERENCE: &[Range] = &[
    reg::CP_COHER_BASE_HI..=reg::CP_COHER_BASE_HI,
    reg::CP_COHER_START_DELAY..=reg::CP_COHER_STATUS,
    reg::CP_COHER_SIZE_HI..=reg::CP_COHER_SIZE_HI,
];
/// Since gfx10.
const RDNA: &[Range] = &[
    reg::COMPUTE_REQ_CTRL..=reg::COMPUTE_REQ_CTRL,
    reg::COMPUTE_USER_ACCUM_0..=reg::COMPUTE_SHADER_CHKSUM_GFX10,
    reg::COMPUTE_DISPATCH_TUNNEL..=reg::COMPUTE_DISPATCH_TUNNEL,
    reg::SQ_THREAD_TRACE_USERDATA_4..=reg::SQ_THREAD_TRACE_USERDATA_7,
];
const GFX10: &[Range] = &[reg::COMPUTE_RELAUNCH_GFX10..=reg::COMPUTE_RELAUNCH2];
/// Since gfx11.
const GFX11: &[Range] = &[reg::COMPUTE_STATIC_THREAD_MGMT_SE4_GFX11..=reg::COMPUTE_RELAUNCH2_GFX11];
const GFX12: &[Range] = &[
    reg::COMPUTE_STATIC_THREAD_MGMT_SE8..=reg::COMPUTE_STATIC_THREAD_MGMT_SE8,
    reg::COMPUTE_PRESCALED_DIM_X..=reg::COMPUTE_PRESCALED_DIM_Z,
];

/// The tables that hold for a target.
fn tables(target: Target) -> &'static [&'static [Range]] {
    match target {
        Target::Gfx90a => &[COMMON, GFX9, GFX90A, COHERENCE],
        _ => match target.generation() {
            Generation::Gfx9 => &[COMMON, GFX9, GFX942, COHERENCE],
            Generation::Gfx10 => &[COMMON, RDNA, GFX10, COHERENCE],
            Generation::Gfx11 => &[COMMON, RDNA, GFX11],
            _ => &[COMMON, RDNA, GFX11, GFX12],
        },
    }
}

/// Whether a compute queue of the target may set the register.
pub(super) fn may_be_set(target: Target, register: u32) -> bool {
    tables(target)
        .iter()
        .copied()
        .flatten()
        .any(|range| range.contains(&register))
}
