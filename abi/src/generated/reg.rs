// Generated from abi/spec/reg.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 7061e9d19c4c5e2d

//! Numbers of registers that PM4 packets set. A name with a generation is where that generation moved the register.

/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_INITIATOR: u32 = 0x2e00;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DIM_X: u32 = 0x2e01;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DIM_Y: u32 = 0x2e02;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DIM_Z: u32 = 0x2e03;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_START_X: u32 = 0x2e04;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_START_Y: u32 = 0x2e05;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_START_Z: u32 = 0x2e06;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_NUM_THREAD_X: u32 = 0x2e07;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_NUM_THREAD_Y: u32 = 0x2e08;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_NUM_THREAD_Z: u32 = 0x2e09;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PIPELINESTAT_ENABLE: u32 = 0x2e0a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PERFCOUNT_ENABLE: u32 = 0x2e0b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PGM_LO: u32 = 0x2e0c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PGM_HI: u32 = 0x2e0d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_PKT_ADDR_LO: u32 = 0x2e0e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_PKT_ADDR_HI: u32 = 0x2e0f;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_SCRATCH_BASE_LO: u32 = 0x2e10;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_SCRATCH_BASE_HI: u32 = 0x2e11;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PGM_RSRC1: u32 = 0x2e12;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_PGM_RSRC2: u32 = 0x2e13;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_VMID: u32 = 0x2e14;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_RESOURCE_LIMITS: u32 = 0x2e15;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE0: u32 = 0x2e16;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE1: u32 = 0x2e17;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_TMPRING_SIZE: u32 = 0x2e18;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE2: u32 = 0x2e19;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE3: u32 = 0x2e1a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_RESTART_X: u32 = 0x2e1b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_RESTART_Y: u32 = 0x2e1c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_RESTART_Z: u32 = 0x2e1d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_THREAD_TRACE_ENABLE: u32 = 0x2e1e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_MISC_RESERVED: u32 = 0x2e1f;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_DISPATCH_ID: u32 = 0x2e20;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_THREADGROUP_ID: u32 = 0x2e21;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_0: u32 = 0x2e40;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_1: u32 = 0x2e41;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_2: u32 = 0x2e42;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_3: u32 = 0x2e43;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_4: u32 = 0x2e44;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_5: u32 = 0x2e45;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_6: u32 = 0x2e46;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_7: u32 = 0x2e47;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_8: u32 = 0x2e48;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_9: u32 = 0x2e49;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_10: u32 = 0x2e4a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_11: u32 = 0x2e4b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_12: u32 = 0x2e4c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_13: u32 = 0x2e4d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_14: u32 = 0x2e4e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_USER_DATA_15: u32 = 0x2e4f;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_NOWHERE: u32 = 0x2e7f;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_RELAUNCH: u32 = 0x2e22;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_WAVE_RESTORE_ADDR_LO: u32 = 0x2e23;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_WAVE_RESTORE_ADDR_HI: u32 = 0x2e24;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE4: u32 = 0x2e25;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE5: u32 = 0x2e26;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE6: u32 = 0x2e27;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`.
pub const COMPUTE_STATIC_THREAD_MGMT_SE7: u32 = 0x2e28;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_DISPATCH_END: u32 = 0x2e7e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_SHADER_CHKSUM: u32 = 0x2e2c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_PGM_RSRC3: u32 = 0x2e2d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_RESTART_X2: u32 = 0x2e29;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_RESTART_Y2: u32 = 0x2e2a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.2.
pub const COMPUTE_RESTART_Z2: u32 = 0x2e2b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx9.4.3.
pub const COMPUTE_TG_CHUNK_SIZE: u32 = 0x2e27;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DESTINATION_EN_SE0: u32 = 0x2e16;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DESTINATION_EN_SE1: u32 = 0x2e17;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DESTINATION_EN_SE2: u32 = 0x2e19;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DESTINATION_EN_SE3: u32 = 0x2e1a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_REQ_CTRL: u32 = 0x2e22;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_USER_ACCUM_0: u32 = 0x2e24;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_USER_ACCUM_1: u32 = 0x2e25;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_USER_ACCUM_2: u32 = 0x2e26;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_USER_ACCUM_3: u32 = 0x2e27;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DDID_INDEX: u32 = 0x2e29;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
#[doc(alias = "COMPUTE_SHADER_CHKSUM")]
pub const COMPUTE_SHADER_CHKSUM_GFX10: u32 = 0x2e2a;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
#[doc(alias = "COMPUTE_PGM_RSRC3")]
pub const COMPUTE_PGM_RSRC3_GFX10: u32 = 0x2e28;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_DISPATCH_TUNNEL: u32 = 0x2e7d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
#[doc(alias = "COMPUTE_RELAUNCH")]
pub const COMPUTE_RELAUNCH_GFX10: u32 = 0x2e2b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
#[doc(alias = "COMPUTE_WAVE_RESTORE_ADDR_LO")]
pub const COMPUTE_WAVE_RESTORE_ADDR_LO_GFX10: u32 = 0x2e2c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
#[doc(alias = "COMPUTE_WAVE_RESTORE_ADDR_HI")]
pub const COMPUTE_WAVE_RESTORE_ADDR_HI_GFX10: u32 = 0x2e2d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx10.
pub const COMPUTE_RELAUNCH2: u32 = 0x2e2e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_RELAUNCH")]
pub const COMPUTE_RELAUNCH_GFX11: u32 = 0x2e30;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_WAVE_RESTORE_ADDR_LO")]
pub const COMPUTE_WAVE_RESTORE_ADDR_LO_GFX11: u32 = 0x2e31;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_WAVE_RESTORE_ADDR_HI")]
pub const COMPUTE_WAVE_RESTORE_ADDR_HI_GFX11: u32 = 0x2e32;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_STATIC_THREAD_MGMT_SE4")]
pub const COMPUTE_STATIC_THREAD_MGMT_SE4_GFX11: u32 = 0x2e2b;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_STATIC_THREAD_MGMT_SE5")]
pub const COMPUTE_STATIC_THREAD_MGMT_SE5_GFX11: u32 = 0x2e2c;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_STATIC_THREAD_MGMT_SE6")]
pub const COMPUTE_STATIC_THREAD_MGMT_SE6_GFX11: u32 = 0x2e2d;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_STATIC_THREAD_MGMT_SE7")]
pub const COMPUTE_STATIC_THREAD_MGMT_SE7_GFX11: u32 = 0x2e2e;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
#[doc(alias = "COMPUTE_RELAUNCH2")]
pub const COMPUTE_RELAUNCH2_GFX11: u32 = 0x2e33;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx11.
pub const COMPUTE_DISPATCH_INTERLEAVE: u32 = 0x2e2f;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx12.
pub const COMPUTE_STATIC_THREAD_MGMT_SE8: u32 = 0x2e23;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx12.
pub const COMPUTE_PRESCALED_DIM_X: u32 = 0x2e35;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx12.
pub const COMPUTE_PRESCALED_DIM_Y: u32 = 0x2e36;
/// Register that `SET_SH_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_SH_REG_START`. Since gfx12.
pub const COMPUTE_PRESCALED_DIM_Z: u32 = 0x2e37;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_SCRATCH_INDEX: u32 = 0xc08f;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_SCRATCH_DATA: u32 = 0xc090;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const GRBM_GFX_INDEX: u32 = 0xc200;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQ_THREAD_TRACE_USERDATA_0: u32 = 0xc340;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQ_THREAD_TRACE_USERDATA_1: u32 = 0xc341;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQ_THREAD_TRACE_USERDATA_2: u32 = 0xc342;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQ_THREAD_TRACE_USERDATA_3: u32 = 0xc343;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQC_CACHES: u32 = 0xc348;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_BASE_HI: u32 = 0xc079;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_START_DELAY: u32 = 0xc07b;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_CNTL: u32 = 0xc07c;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_SIZE: u32 = 0xc07d;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_BASE: u32 = 0xc07e;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_STATUS: u32 = 0xc07f;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const CP_COHER_SIZE_HI: u32 = 0xc08c;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`.
pub const SQC_WRITEBACK: u32 = 0xc349;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`. Since gfx10.
pub const SQ_THREAD_TRACE_USERDATA_4: u32 = 0xc344;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`. Since gfx10.
pub const SQ_THREAD_TRACE_USERDATA_5: u32 = 0xc345;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`. Since gfx10.
pub const SQ_THREAD_TRACE_USERDATA_6: u32 = 0xc346;
/// Register that `SET_UCONFIG_REG` sets: its number in words; the packet takes what it is beyond `PACKET3_SET_UCONFIG_REG_START`. Since gfx10.
pub const SQ_THREAD_TRACE_USERDATA_7: u32 = 0xc347;
/// Register of the host data path that `WAIT_REG_MEM` writes and waits for: its number in words. gfx90a and gfx10 name it without `PF0` or the 0, at the same place (nbio_7_4_offset.h, nbio_2_3_offset.h).
pub const BIF_BX_PF0_GPU_HDP_FLUSH_REQ: u32 = 3622;
/// Register of the host data path that `WAIT_REG_MEM` writes and waits for: its number in words. gfx90a and gfx10 name it without `PF0` or the 0, at the same place (nbio_7_4_offset.h, nbio_2_3_offset.h).
pub const BIF_BX_PF0_GPU_HDP_FLUSH_DONE: u32 = 3623;
