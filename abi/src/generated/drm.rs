// Generated from abi/spec/drm.toml by `cargo xtask codegen`. Do not edit.
// Content hash: e5d6509ce6ebb1e3

//! DRM: the requests to a render node of amdgpu that the stack makes, and their answers.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_CPU: u64 = 1;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GTT: u64 = 2;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_VRAM: u64 = 4;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GDS: u64 = 8;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_GWS: u64 = 16;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_OA: u64 = 32;
/// Domain of a GEM object.
pub const AMDGPU_GEM_DOMAIN_DOORBELL: u64 = 64;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED: u64 = 1 << 0;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_NO_CPU_ACCESS: u64 = 1 << 1;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CPU_GTT_USWC: u64 = 1 << 2;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_CLEARED: u64 = 1 << 3;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_CONTIGUOUS: u64 = 1 << 5;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VM_ALWAYS_VALID: u64 = 1 << 6;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_EXPLICIT_SYNC: u64 = 1 << 7;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_CP_MQD_GFX9: u64 = 1 << 8;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_VRAM_WIPE_ON_RELEASE: u64 = 1 << 9;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_ENCRYPTED: u64 = 1 << 10;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_PREEMPTIBLE: u64 = 1 << 11;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_DISCARDABLE: u64 = 1 << 12;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_COHERENT: u64 = 1 << 13;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_UNCACHED: u64 = 1 << 14;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_EXT_COHERENT: u64 = 1 << 15;
/// Flag of a new GEM object.
pub const AMDGPU_GEM_CREATE_GFX12_DCC: u64 = 1 << 16;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_READONLY: u32 = 1 << 0;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_ANONONLY: u32 = 1 << 1;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_VALIDATE: u32 = 1 << 2;
/// Flag of a userptr.
pub const AMDGPU_GEM_USERPTR_REGISTER: u32 = 1 << 3;
/// What to do with the metadata.
pub const AMDGPU_GEM_METADATA_OP_SET_METADATA: u32 = 1;
/// What to do with the metadata.
pub const AMDGPU_GEM_METADATA_OP_GET_METADATA: u32 = 2;
/// Operation on a GEM object.
pub const AMDGPU_GEM_OP_GET_GEM_CREATE_INFO: u32 = 0;
/// Operation on a GEM object.
pub const AMDGPU_GEM_OP_SET_PLACEMENT: u32 = 1;
/// Operation on the address space.
pub const AMDGPU_VA_OP_MAP: u32 = 1;
/// Operation on the address space.
pub const AMDGPU_VA_OP_UNMAP: u32 = 2;
/// Operation on the address space.
pub const AMDGPU_VA_OP_CLEAR: u32 = 3;
/// Operation on the address space.
pub const AMDGPU_VA_OP_REPLACE: u32 = 4;
/// Flag of a mapping.
pub const AMDGPU_VM_DELAY_UPDATE: u32 = 1 << 0;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_READABLE: u32 = 1 << 1;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_WRITEABLE: u32 = 1 << 2;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_EXECUTABLE: u32 = 1 << 3;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_PRT: u32 = 1 << 4;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_MASK: u32 = 480;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_DEFAULT: u32 = 0;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_NC: u32 = 1 << 5;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_WC: u32 = 64;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_CC: u32 = 96;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_UC: u32 = 128;
/// Flag of a mapping.
pub const AMDGPU_VM_MTYPE_RW: u32 = 160;
/// Flag of a mapping.
pub const AMDGPU_VM_PAGE_NOALLOC: u32 = 1 << 9;
/// Operation on a context.
pub const AMDGPU_CTX_OP_ALLOC_CTX: u32 = 1;
/// Operation on a context.
pub const AMDGPU_CTX_OP_FREE_CTX: u32 = 2;
/// Operation on a context.
pub const AMDGPU_CTX_OP_QUERY_STATE: u32 = 3;
/// Operation on a context.
pub const AMDGPU_CTX_OP_QUERY_STATE2: u32 = 4;
/// Operation on a context.
pub const AMDGPU_CTX_OP_GET_STABLE_PSTATE: u32 = 5;
/// Operation on a context.
pub const AMDGPU_CTX_OP_SET_STABLE_PSTATE: u32 = 6;
/// Why a context was lost.
pub const AMDGPU_CTX_NO_RESET: u32 = 0;
/// Why a context was lost.
pub const AMDGPU_CTX_GUILTY_RESET: u32 = 1;
/// Why a context was lost.
pub const AMDGPU_CTX_INNOCENT_RESET: u32 = 2;
/// Why a context was lost.
pub const AMDGPU_CTX_UNKNOWN_RESET: u32 = 3;
/// Why a context was lost.
pub const AMDGPU_CTX_QUERY2_FLAGS_RESET: u32 = 1 << 0;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_UNSET: i32 = -2048;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_VERY_LOW: i32 = -1023;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_LOW: i32 = -512;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_NORMAL: i32 = 0;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_HIGH: i32 = 512;
/// Priority of a context.
pub const AMDGPU_CTX_PRIORITY_VERY_HIGH: i32 = 1023;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_GFX: u32 = 0;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_COMPUTE: u32 = 1;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_DMA: u32 = 2;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_UVD: u32 = 3;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_VCE: u32 = 4;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_UVD_ENC: u32 = 5;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_VCN_DEC: u32 = 6;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_VCN_ENC: u32 = 7;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_VCN_JPEG: u32 = 8;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_VPE: u32 = 9;
/// Kind of a hardware block.
pub const AMDGPU_HW_IP_NUM: u32 = 10;
/// Query of the INFO request: a 32-bit 1 if the GPU works.
pub const AMDGPU_INFO_ACCEL_WORKING: u32 = 0;
/// Query of the INFO request.
pub const AMDGPU_INFO_CRTC_FROM_ID: u32 = 1;
/// Query of the INFO request: [`InfoHwIp`].
pub const AMDGPU_INFO_HW_IP_INFO: u32 = 2;
/// Query of the INFO request.
pub const AMDGPU_INFO_HW_IP_COUNT: u32 = 3;
/// Query of the INFO request: the 64-bit GPU clock.
pub const AMDGPU_INFO_TIMESTAMP: u32 = 5;
/// Query of the INFO request: [`InfoFirmware`].
pub const AMDGPU_INFO_FW_VERSION: u32 = 14;
/// Query of the INFO request.
pub const AMDGPU_INFO_NUM_BYTES_MOVED: u32 = 15;
/// Query of the INFO request.
pub const AMDGPU_INFO_VRAM_USAGE: u32 = 16;
/// Query of the INFO request.
pub const AMDGPU_INFO_GTT_USAGE: u32 = 17;
/// Query of the INFO request.
pub const AMDGPU_INFO_GDS_CONFIG: u32 = 19;
/// Query of the INFO request: [`InfoVramGtt`].
pub const AMDGPU_INFO_VRAM_GTT: u32 = 20;
/// Query of the INFO request.
pub const AMDGPU_INFO_READ_MMR_REG: u32 = 21;
/// Query of the INFO request: [`InfoDevice`].
pub const AMDGPU_INFO_DEV_INFO: u32 = 22;
/// Query of the INFO request.
pub const AMDGPU_INFO_VIS_VRAM_USAGE: u32 = 23;
/// Query of the INFO request.
pub const AMDGPU_INFO_NUM_EVICTIONS: u32 = 24;
/// Query of the INFO request: [`MemoryInfo`].
pub const AMDGPU_INFO_MEMORY: u32 = 25;
/// Query of the INFO request.
pub const AMDGPU_INFO_VBIOS: u32 = 27;
/// Query of the INFO request.
pub const AMDGPU_INFO_NUM_HANDLES: u32 = 28;
/// Query of the INFO request.
pub const AMDGPU_INFO_SENSOR: u32 = 29;
/// Query of the INFO request.
pub const AMDGPU_INFO_NUM_VRAM_CPU_PAGE_FAULTS: u32 = 30;
/// Query of the INFO request.
pub const AMDGPU_INFO_VRAM_LOST_COUNTER: u32 = 31;
/// Query of the INFO request.
pub const AMDGPU_INFO_RAS_ENABLED_FEATURES: u32 = 32;
/// Query of the INFO request.
pub const AMDGPU_INFO_VIDEO_CAPS: u32 = 33;
/// Query of the INFO request.
pub const AMDGPU_INFO_MAX_IBS: u32 = 34;
/// Query of the INFO request: [`InfoGpuvmFault`].
pub const AMDGPU_INFO_GPUVM_FAULT: u32 = 35;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_VCE: u32 = 1;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_UVD: u32 = 2;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GMC: u32 = 3;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_ME: u32 = 4;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_PFP: u32 = 5;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_CE: u32 = 6;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLC: u32 = 7;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_MEC: u32 = 8;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_SMC: u32 = 10;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_SDMA: u32 = 11;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_SOS: u32 = 12;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_ASD: u32 = 13;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_VCN: u32 = 14;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_CNTL: u32 = 15;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_GPM_MEM: u32 = 16;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_SRM_MEM: u32 = 17;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_DMCU: u32 = 18;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_TA: u32 = 19;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_DMCUB: u32 = 20;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_TOC: u32 = 21;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_CAP: u32 = 22;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLCP: u32 = 23;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_GFX_RLCV: u32 = 24;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_MES_KIQ: u32 = 25;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_MES: u32 = 26;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_IMU: u32 = 27;
/// Firmware of a version query.
pub const AMDGPU_INFO_FW_VPE: u32 = 28;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GFX_SCLK: u32 = 1;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GFX_MCLK: u32 = 2;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GPU_TEMP: u32 = 3;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GPU_LOAD: u32 = 4;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GPU_AVG_POWER: u32 = 5;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_VDDNB: u32 = 6;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_VDDGFX: u32 = 7;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_SCLK: u32 = 8;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_MCLK: u32 = 9;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_PEAK_PSTATE_GFX_SCLK: u32 = 10;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_PEAK_PSTATE_GFX_MCLK: u32 = 11;
/// Sensor of a query.
pub const AMDGPU_INFO_SENSOR_GPU_INPUT_POWER: u32 = 12;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_UNKNOWN: u32 = 0;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_GDDR1: u32 = 1;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_DDR2: u32 = 2;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_GDDR3: u32 = 3;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_GDDR4: u32 = 4;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_GDDR5: u32 = 5;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_HBM: u32 = 6;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_DDR3: u32 = 7;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_DDR4: u32 = 8;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_GDDR6: u32 = 9;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_DDR5: u32 = 10;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_LPDDR4: u32 = 11;
/// Type of the video memory.
pub const AMDGPU_VRAM_TYPE_LPDDR5: u32 = 12;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_FUSION: u64 = 1;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_PREEMPTION: u64 = 2;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_TMZ: u64 = 4;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_CONFORMANT_TRUNC_COORD: u64 = 8;
/// Family of the device.
pub const AMDGPU_FAMILY_UNKNOWN: u32 = 0;
/// Family of the device.
pub const AMDGPU_FAMILY_SI: u32 = 110;
/// Family of the device.
pub const AMDGPU_FAMILY_CI: u32 = 120;
/// Family of the device.
pub const AMDGPU_FAMILY_KV: u32 = 125;
/// Family of the device.
pub const AMDGPU_FAMILY_VI: u32 = 130;
/// Family of the device.
pub const AMDGPU_FAMILY_CZ: u32 = 135;
/// Family of the device.
pub const AMDGPU_FAMILY_AI: u32 = 141;
/// Family of the device.
pub const AMDGPU_FAMILY_RV: u32 = 142;
/// Family of the device.
pub const AMDGPU_FAMILY_NV: u32 = 143;
/// Family of the device.
pub const AMDGPU_FAMILY_VGH: u32 = 144;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_11_0_0: u32 = 145;
/// Family of the device.
pub const AMDGPU_FAMILY_YC: u32 = 146;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_11_0_1: u32 = 148;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_10_3_6: u32 = 149;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_10_3_7: u32 = 151;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_11_5_0: u32 = 150;
/// Family of the device.
pub const AMDGPU_FAMILY_GC_12_0_0: u32 = 152;
/// Dmabufs: [`DRM_PRIME_CAP_IMPORT`], [`DRM_PRIME_CAP_EXPORT`].
pub const DRM_CAP_PRIME: u64 = 5;
/// Dmabufs can be imported.
pub const DRM_PRIME_CAP_IMPORT: u64 = 1;
/// Dmabufs can be exported.
pub const DRM_PRIME_CAP_EXPORT: u64 = 2;
/// Limit of the driver's own request numbers.
pub const DRM_COMMAND_BASE: u32 = 64;
/// Limit of the driver's own request numbers.
pub const DRM_COMMAND_END: u32 = 160;
/// File flag of a dmabuf.
pub const DRM_CLOEXEC: u32 = 0x8_0000;
/// File flag of a dmabuf.
pub const DRM_RDWR: u32 = 2;
/// What a new GEM object is to be.
#[doc(alias = "drm_amdgpu_gem_create_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemCreateIn {
    /// Bytes. Offset 0.
    pub bo_size: u64,
    /// Bytes. Offset 8.
    pub alignment: u64,
    /// `AMDGPU_GEM_DOMAIN_…`. Offset 16.
    pub domains: u64,
    /// `AMDGPU_GEM_CREATE_…`. Offset 24.
    pub domain_flags: u64,
}

impl Default for GemCreateIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemCreateIn>() == 32);
    assert!(align_of::<GemCreateIn>() == 8);
    assert!(core::mem::offset_of!(GemCreateIn, bo_size) == 0);
    assert!(core::mem::offset_of!(GemCreateIn, alignment) == 8);
    assert!(core::mem::offset_of!(GemCreateIn, domains) == 16);
    assert!(core::mem::offset_of!(GemCreateIn, domain_flags) == 24);
};

/// The new GEM object.
#[doc(alias = "drm_amdgpu_gem_create_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemCreateOut {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for GemCreateOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemCreateOut>() == 8);
    assert!(align_of::<GemCreateOut>() == 4);
    assert!(core::mem::offset_of!(GemCreateOut, handle) == 0);
    assert!(core::mem::offset_of!(GemCreateOut, _pad) == 4);
};

/// Makes a GEM object of pages of the process.
#[doc(alias = "drm_amdgpu_gem_userptr")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemUserptr {
    /// Page aligned. Offset 0.
    pub addr: u64,
    /// Bytes, page aligned. Offset 8.
    pub size: u64,
    /// Offset 16.
    pub flags: u32,
    /// Offset 20.
    pub handle: u32,
}

impl Default for GemUserptr {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemUserptr>() == 24);
    assert!(align_of::<GemUserptr>() == 8);
    assert!(core::mem::offset_of!(GemUserptr, addr) == 0);
    assert!(core::mem::offset_of!(GemUserptr, size) == 8);
    assert!(core::mem::offset_of!(GemUserptr, flags) == 16);
    assert!(core::mem::offset_of!(GemUserptr, handle) == 20);
};

/// Which object is to be mapped.
#[doc(alias = "drm_amdgpu_gem_mmap_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemMmapIn {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for GemMmapIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMmapIn>() == 8);
    assert!(align_of::<GemMmapIn>() == 4);
    assert!(core::mem::offset_of!(GemMmapIn, handle) == 0);
    assert!(core::mem::offset_of!(GemMmapIn, _pad) == 4);
};

/// Where to map it.
#[doc(alias = "drm_amdgpu_gem_mmap_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemMmapOut {
    /// Offset for mmap of the render node. Offset 0.
    pub addr_ptr: u64,
}

impl Default for GemMmapOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMmapOut>() == 8);
    assert!(align_of::<GemMmapOut>() == 8);
    assert!(core::mem::offset_of!(GemMmapOut, addr_ptr) == 0);
};

/// Asks for or changes the creation parameters of an object.
#[doc(alias = "drm_amdgpu_gem_op")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemOp {
    /// Offset 0.
    pub handle: u32,
    /// Offset 4.
    pub op: u32,
    /// Address or value. Offset 8.
    pub value: u64,
}

impl Default for GemOp {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemOp>() == 16);
    assert!(align_of::<GemOp>() == 8);
    assert!(core::mem::offset_of!(GemOp, handle) == 0);
    assert!(core::mem::offset_of!(GemOp, op) == 4);
    assert!(core::mem::offset_of!(GemOp, value) == 8);
};

/// Maps a part of an object into the address space of the file.
#[doc(alias = "drm_amdgpu_gem_va")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemVa {
    /// Offset 0.
    pub handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
    /// `AMDGPU_VA_OP_…`. Offset 8.
    pub operation: u32,
    /// `AMDGPU_VM_PAGE_…`, `AMDGPU_VM_MTYPE_…`. Offset 12.
    pub flags: u32,
    /// Page aligned. Offset 16.
    pub va_address: u64,
    /// Bytes, page aligned. Offset 24.
    pub offset_in_bo: u64,
    /// Bytes, page aligned. Offset 32.
    pub map_size: u64,
}

impl Default for GemVa {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemVa>() == 40);
    assert!(align_of::<GemVa>() == 8);
    assert!(core::mem::offset_of!(GemVa, handle) == 0);
    assert!(core::mem::offset_of!(GemVa, _pad) == 4);
    assert!(core::mem::offset_of!(GemVa, operation) == 8);
    assert!(core::mem::offset_of!(GemVa, flags) == 12);
    assert!(core::mem::offset_of!(GemVa, va_address) == 16);
    assert!(core::mem::offset_of!(GemVa, offset_in_bo) == 24);
    assert!(core::mem::offset_of!(GemVa, map_size) == 32);
};

/// What to do with a context.
#[doc(alias = "drm_amdgpu_ctx_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct CtxIn {
    /// Offset 0.
    pub op: u32,
    /// Offset 4.
    pub flags: u32,
    /// Offset 8.
    pub ctx_id: u32,
    /// Offset 12.
    pub priority: i32,
}

impl Default for CtxIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxIn>() == 16);
    assert!(align_of::<CtxIn>() == 4);
    assert!(core::mem::offset_of!(CtxIn, op) == 0);
    assert!(core::mem::offset_of!(CtxIn, flags) == 4);
    assert!(core::mem::offset_of!(CtxIn, ctx_id) == 8);
    assert!(core::mem::offset_of!(CtxIn, priority) == 12);
};

/// Which firmware a version query means.
#[doc(alias = "drm_amdgpu_query_fw")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct QueryFw {
    /// Offset 0.
    pub fw_type: u32,
    /// Offset 4.
    pub ip_instance: u32,
    /// Offset 8.
    pub index: u32,
    /// Zero. Offset 12.
    pub _pad: u32,
}

impl Default for QueryFw {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<QueryFw>() == 16);
    assert!(align_of::<QueryFw>() == 4);
    assert!(core::mem::offset_of!(QueryFw, fw_type) == 0);
    assert!(core::mem::offset_of!(QueryFw, ip_instance) == 4);
    assert!(core::mem::offset_of!(QueryFw, index) == 8);
    assert!(core::mem::offset_of!(QueryFw, _pad) == 12);
};

/// Sizes of the memories.
#[doc(alias = "drm_amdgpu_info_vram_gtt")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoVramGtt {
    /// Offset 0.
    pub vram_size: u64,
    /// Offset 8.
    pub vram_cpu_accessible_size: u64,
    /// Offset 16.
    pub gtt_size: u64,
}

impl Default for InfoVramGtt {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVramGtt>() == 24);
    assert!(align_of::<InfoVramGtt>() == 8);
    assert!(core::mem::offset_of!(InfoVramGtt, vram_size) == 0);
    assert!(core::mem::offset_of!(InfoVramGtt, vram_cpu_accessible_size) == 8);
    assert!(core::mem::offset_of!(InfoVramGtt, gtt_size) == 16);
};

/// One heap.
#[doc(alias = "drm_amdgpu_heap_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct HeapInfo {
    /// Bytes. Offset 0.
    pub total_heap_size: u64,
    /// Bytes. Offset 8.
    pub usable_heap_size: u64,
    /// Bytes in use, by all processes. Offset 16.
    pub heap_usage: u64,
    /// Bytes of the largest possible object. Offset 24.
    pub max_allocation: u64,
}

impl Default for HeapInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HeapInfo>() == 32);
    assert!(align_of::<HeapInfo>() == 8);
    assert!(core::mem::offset_of!(HeapInfo, total_heap_size) == 0);
    assert!(core::mem::offset_of!(HeapInfo, usable_heap_size) == 8);
    assert!(core::mem::offset_of!(HeapInfo, heap_usage) == 16);
    assert!(core::mem::offset_of!(HeapInfo, max_allocation) == 24);
};

/// All heaps.
#[doc(alias = "drm_amdgpu_memory_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct MemoryInfo {
    /// Offset 0.
    pub vram: HeapInfo,
    /// Offset 32.
    pub cpu_accessible_vram: HeapInfo,
    /// Offset 64.
    pub gtt: HeapInfo,
}

impl Default for MemoryInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MemoryInfo>() == 96);
    assert!(align_of::<MemoryInfo>() == 8);
    assert!(core::mem::offset_of!(MemoryInfo, vram) == 0);
    assert!(core::mem::offset_of!(MemoryInfo, cpu_accessible_vram) == 32);
    assert!(core::mem::offset_of!(MemoryInfo, gtt) == 64);
};

/// Version of a firmware.
#[doc(alias = "drm_amdgpu_info_firmware")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoFirmware {
    /// Offset 0.
    pub ver: u32,
    /// Offset 4.
    pub feature: u32,
}

impl Default for InfoFirmware {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoFirmware>() == 8);
    assert!(align_of::<InfoFirmware>() == 4);
    assert!(core::mem::offset_of!(InfoFirmware, ver) == 0);
    assert!(core::mem::offset_of!(InfoFirmware, feature) == 4);
};

/// What the device is.
#[doc(alias = "drm_amdgpu_info_device")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoDevice {
    /// Offset 0.
    pub device_id: u32,
    /// Offset 4.
    pub chip_rev: u32,
    /// Offset 8.
    pub external_rev: u32,
    /// Offset 12.
    pub pci_rev: u32,
    /// `AMDGPU_FAMILY_…`. Offset 16.
    pub family: u32,
    /// Offset 20.
    pub num_shader_engines: u32,
    /// Offset 24.
    pub num_shader_arrays_per_engine: u32,
    /// kHz. Offset 28.
    pub gpu_counter_freq: u32,
    /// kHz. Offset 32.
    pub max_engine_clock: u64,
    /// kHz. Offset 40.
    pub max_memory_clock: u64,
    /// Offset 48.
    pub cu_active_number: u32,
    /// Offset 52.
    pub cu_ao_mask: u32,
    /// Active compute units by engine and array, row by row. Offset 56.
    pub cu_bitmap: [u32; 16],
    /// Offset 120.
    pub enabled_rb_pipes_mask: u32,
    /// Offset 124.
    pub num_rb_pipes: u32,
    /// Offset 128.
    pub num_hw_gfx_contexts: u32,
    /// Offset 132.
    pub pcie_gen: u32,
    /// `AMDGPU_IDS_FLAGS_…`. Offset 136.
    pub ids_flags: u64,
    /// First address that may be used. Offset 144.
    pub virtual_address_offset: u64,
    /// End of the lower address range. Offset 152.
    pub virtual_address_max: u64,
    /// Bytes. Offset 160.
    pub virtual_address_alignment: u32,
    /// Offset 164.
    pub pte_fragment_size: u32,
    /// Offset 168.
    pub gart_page_size: u32,
    /// Offset 172.
    pub ce_ram_size: u32,
    /// `AMDGPU_VRAM_TYPE_…`. Offset 176.
    pub vram_type: u32,
    /// Offset 180.
    pub vram_bit_width: u32,
    /// Offset 184.
    pub vce_harvest_config: u32,
    /// Offset 188.
    pub gc_double_offchip_lds_buf: u32,
    /// Offset 192.
    pub prim_buf_gpu_addr: u64,
    /// Offset 200.
    pub pos_buf_gpu_addr: u64,
    /// Offset 208.
    pub cntl_sb_buf_gpu_addr: u64,
    /// Offset 216.
    pub param_buf_gpu_addr: u64,
    /// Offset 224.
    pub prim_buf_size: u32,
    /// Offset 228.
    pub pos_buf_size: u32,
    /// Offset 232.
    pub cntl_sb_buf_size: u32,
    /// Offset 236.
    pub param_buf_size: u32,
    /// Offset 240.
    pub wave_front_size: u32,
    /// Offset 244.
    pub num_shader_visible_vgprs: u32,
    /// Offset 248.
    pub num_cu_per_sh: u32,
    /// L2 channels. Offset 252.
    pub num_tcc_blocks: u32,
    /// Offset 256.
    pub gs_vgt_table_depth: u32,
    /// Offset 260.
    pub gs_prim_buffer_depth: u32,
    /// Offset 264.
    pub max_gs_waves_per_vgt: u32,
    /// Offset 268.
    pub pcie_num_lanes: u32,
    /// Offset 272.
    pub cu_ao_bitmap: [u32; 16],
    /// Start of the upper address range. Offset 336.
    pub high_va_offset: u64,
    /// End of the upper address range. Offset 344.
    pub high_va_max: u64,
    /// Offset 352.
    pub pa_sc_tile_steering_override: u32,
    /// Padding that the compiler puts there. Offset 356.
    pub pad1: u32,
    /// Offset 360.
    pub tcc_disabled_mask: u64,
    /// Offset 368.
    pub min_engine_clock: u64,
    /// Offset 376.
    pub min_memory_clock: u64,
    /// Offset 384.
    pub tcp_cache_size: u32,
    /// Offset 388.
    pub num_sqc_per_wgp: u32,
    /// Offset 392.
    pub sqc_data_cache_size: u32,
    /// Offset 396.
    pub sqc_inst_cache_size: u32,
    /// Offset 400.
    pub gl1c_cache_size: u32,
    /// Offset 404.
    pub gl2c_cache_size: u32,
    /// Offset 408.
    pub mall_size: u64,
    /// Offset 416.
    pub enabled_rb_pipes_mask_hi: u32,
    /// Offset 420.
    pub shadow_size: u32,
    /// Offset 424.
    pub shadow_alignment: u32,
    /// Offset 428.
    pub csa_size: u32,
    /// Offset 432.
    pub csa_alignment: u32,
    /// Padding that the compiler puts there. Offset 436.
    pub pad2: u32,
}

impl Default for InfoDevice {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoDevice>() == 440);
    assert!(align_of::<InfoDevice>() == 8);
    assert!(core::mem::offset_of!(InfoDevice, device_id) == 0);
    assert!(core::mem::offset_of!(InfoDevice, chip_rev) == 4);
    assert!(core::mem::offset_of!(InfoDevice, external_rev) == 8);
    assert!(core::mem::offset_of!(InfoDevice, pci_rev) == 12);
    assert!(core::mem::offset_of!(InfoDevice, family) == 16);
    assert!(core::mem::offset_of!(InfoDevice, num_shader_engines) == 20);
    assert!(core::mem::offset_of!(InfoDevice, num_shader_arrays_per_engine) == 24);
    assert!(core::mem::offset_of!(InfoDevice, gpu_counter_freq) == 28);
    assert!(core::mem::offset_of!(InfoDevice, max_engine_clock) == 32);
    assert!(core::mem::offset_of!(InfoDevice, max_memory_clock) == 40);
    assert!(core::mem::offset_of!(InfoDevice, cu_active_number) == 48);
    assert!(core::mem::offset_of!(InfoDevice, cu_ao_mask) == 52);
    assert!(core::mem::offset_of!(InfoDevice, cu_bitmap) == 56);
    assert!(core::mem::offset_of!(InfoDevice, enabled_rb_pipes_mask) == 120);
    assert!(core::mem::offset_of!(InfoDevice, num_rb_pipes) == 124);
    assert!(core::mem::offset_of!(InfoDevice, num_hw_gfx_contexts) == 128);
    assert!(core::mem::offset_of!(InfoDevice, pcie_gen) == 132);
    assert!(core::mem::offset_of!(InfoDevice, ids_flags) == 136);
    assert!(core::mem::offset_of!(InfoDevice, virtual_address_offset) == 144);
    assert!(core::mem::offset_of!(InfoDevice, virtual_address_max) == 152);
    assert!(core::mem::offset_of!(InfoDevice, virtual_address_alignment) == 160);
    assert!(core::mem::offset_of!(InfoDevice, pte_fragment_size) == 164);
    assert!(core::mem::offset_of!(InfoDevice, gart_page_size) == 168);
    assert!(core::mem::offset_of!(InfoDevice, ce_ram_size) == 172);
    assert!(core::mem::offset_of!(InfoDevice, vram_type) == 176);
    assert!(core::mem::offset_of!(InfoDevice, vram_bit_width) == 180);
    assert!(core::mem::offset_of!(InfoDevice, vce_harvest_config) == 184);
    assert!(core::mem::offset_of!(InfoDevice, gc_double_offchip_lds_buf) == 188);
    assert!(core::mem::offset_of!(InfoDevice, prim_buf_gpu_addr) == 192);
    assert!(core::mem::offset_of!(InfoDevice, pos_buf_gpu_addr) == 200);
    assert!(core::mem::offset_of!(InfoDevice, cntl_sb_buf_gpu_addr) == 208);
    assert!(core::mem::offset_of!(InfoDevice, param_buf_gpu_addr) == 216);
    assert!(core::mem::offset_of!(InfoDevice, prim_buf_size) == 224);
    assert!(core::mem::offset_of!(InfoDevice, pos_buf_size) == 228);
    assert!(core::mem::offset_of!(InfoDevice, cntl_sb_buf_size) == 232);
    assert!(core::mem::offset_of!(InfoDevice, param_buf_size) == 236);
    assert!(core::mem::offset_of!(InfoDevice, wave_front_size) == 240);
    assert!(core::mem::offset_of!(InfoDevice, num_shader_visible_vgprs) == 244);
    assert!(core::mem::offset_of!(InfoDevice, num_cu_per_sh) == 248);
    assert!(core::mem::offset_of!(InfoDevice, num_tcc_blocks) == 252);
    assert!(core::mem::offset_of!(InfoDevice, gs_vgt_table_depth) == 256);
    assert!(core::mem::offset_of!(InfoDevice, gs_prim_buffer_depth) == 260);
    assert!(core::mem::offset_of!(InfoDevice, max_gs_waves_per_vgt) == 264);
    assert!(core::mem::offset_of!(InfoDevice, pcie_num_lanes) == 268);
    assert!(core::mem::offset_of!(InfoDevice, cu_ao_bitmap) == 272);
    assert!(core::mem::offset_of!(InfoDevice, high_va_offset) == 336);
    assert!(core::mem::offset_of!(InfoDevice, high_va_max) == 344);
    assert!(core::mem::offset_of!(InfoDevice, pa_sc_tile_steering_override) == 352);
    assert!(core::mem::offset_of!(InfoDevice, pad1) == 356);
    assert!(core::mem::offset_of!(InfoDevice, tcc_disabled_mask) == 360);
    assert!(core::mem::offset_of!(InfoDevice, min_engine_clock) == 368);
    assert!(core::mem::offset_of!(InfoDevice, min_memory_clock) == 376);
    assert!(core::mem::offset_of!(InfoDevice, tcp_cache_size) == 384);
    assert!(core::mem::offset_of!(InfoDevice, num_sqc_per_wgp) == 388);
    assert!(core::mem::offset_of!(InfoDevice, sqc_data_cache_size) == 392);
    assert!(core::mem::offset_of!(InfoDevice, sqc_inst_cache_size) == 396);
    assert!(core::mem::offset_of!(InfoDevice, gl1c_cache_size) == 400);
    assert!(core::mem::offset_of!(InfoDevice, gl2c_cache_size) == 404);
    assert!(core::mem::offset_of!(InfoDevice, mall_size) == 408);
    assert!(core::mem::offset_of!(InfoDevice, enabled_rb_pipes_mask_hi) == 416);
    assert!(core::mem::offset_of!(InfoDevice, shadow_size) == 420);
    assert!(core::mem::offset_of!(InfoDevice, shadow_alignment) == 424);
    assert!(core::mem::offset_of!(InfoDevice, csa_size) == 428);
    assert!(core::mem::offset_of!(InfoDevice, csa_alignment) == 432);
    assert!(core::mem::offset_of!(InfoDevice, pad2) == 436);
};

/// A hardware block.
#[doc(alias = "drm_amdgpu_info_hw_ip")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoHwIp {
    /// Offset 0.
    pub hw_ip_version_major: u32,
    /// Offset 4.
    pub hw_ip_version_minor: u32,
    /// Offset 8.
    pub capabilities_flags: u64,
    /// Offset 16.
    pub ib_start_alignment: u32,
    /// Offset 20.
    pub ib_size_alignment: u32,
    /// Offset 24.
    pub available_rings: u32,
    /// Offset 28.
    pub ip_discovery_version: u32,
}

impl Default for InfoHwIp {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoHwIp>() == 32);
    assert!(align_of::<InfoHwIp>() == 8);
    assert!(core::mem::offset_of!(InfoHwIp, hw_ip_version_major) == 0);
    assert!(core::mem::offset_of!(InfoHwIp, hw_ip_version_minor) == 4);
    assert!(core::mem::offset_of!(InfoHwIp, capabilities_flags) == 8);
    assert!(core::mem::offset_of!(InfoHwIp, ib_start_alignment) == 16);
    assert!(core::mem::offset_of!(InfoHwIp, ib_size_alignment) == 20);
    assert!(core::mem::offset_of!(InfoHwIp, available_rings) == 24);
    assert!(core::mem::offset_of!(InfoHwIp, ip_discovery_version) == 28);
};

/// The last page fault of the device.
#[doc(alias = "drm_amdgpu_info_gpuvm_fault")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoGpuvmFault {
    /// Offset 0.
    pub addr: u64,
    /// Offset 8.
    pub status: u32,
    /// Offset 12.
    pub vmhub: u32,
}

impl Default for InfoGpuvmFault {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoGpuvmFault>() == 16);
    assert!(align_of::<InfoGpuvmFault>() == 8);
    assert!(core::mem::offset_of!(InfoGpuvmFault, addr) == 0);
    assert!(core::mem::offset_of!(InfoGpuvmFault, status) == 8);
    assert!(core::mem::offset_of!(InfoGpuvmFault, vmhub) == 12);
};

/// Makes a GEM object: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_gem_create")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemCreate {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 4],
}

impl Default for GemCreate {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl GemCreate {
    /// `data` read as `GemCreateIn`.
    #[must_use]
    pub fn input(&self) -> GemCreateIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_input(&mut self, value: GemCreateIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `GemCreateOut`.
    #[must_use]
    pub fn output(&self) -> GemCreateOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: GemCreateOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<GemCreate>() == 32);
    assert!(align_of::<GemCreate>() == 8);
    assert!(core::mem::offset_of!(GemCreate, data) == 0);
};

/// Asks where an object can be mapped: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_gem_mmap")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemMmap {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 1],
}

impl Default for GemMmap {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl GemMmap {
    /// `data` read as `GemMmapIn`.
    #[must_use]
    pub fn input(&self) -> GemMmapIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_input(&mut self, value: GemMmapIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `GemMmapOut`.
    #[must_use]
    pub fn output(&self) -> GemMmapOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: GemMmapOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<GemMmap>() == 8);
    assert!(align_of::<GemMmap>() == 8);
    assert!(core::mem::offset_of!(GemMmap, data) == 0);
};

/// Sets or gets what is kept with an object for others to read.
#[doc(alias = "drm_amdgpu_gem_metadata")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemMetadata {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// `AMDGPU_GEM_METADATA_OP_…`. Offset 4, to the callee.
    pub op: u32,
    /// For the user's own use. Offset 8, both ways.
    pub flags: u64,
    /// Offset 16, both ways.
    pub tiling_info: u64,
    /// Bytes of `data`. Offset 24, both ways.
    pub data_size_bytes: u32,
    /// Offset 28, both ways.
    pub data: [u32; 64],
    /// Padding that the compiler puts there. Offset 284.
    pub pad: u32,
}

impl Default for GemMetadata {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemMetadata>() == 288);
    assert!(align_of::<GemMetadata>() == 8);
    assert!(core::mem::offset_of!(GemMetadata, handle) == 0);
    assert!(core::mem::offset_of!(GemMetadata, op) == 4);
    assert!(core::mem::offset_of!(GemMetadata, flags) == 8);
    assert!(core::mem::offset_of!(GemMetadata, tiling_info) == 16);
    assert!(core::mem::offset_of!(GemMetadata, data_size_bytes) == 24);
    assert!(core::mem::offset_of!(GemMetadata, data) == 28);
    assert!(core::mem::offset_of!(GemMetadata, pad) == 284);
};

/// The new context.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct CtxOutAlloc {
    /// Offset 0.
    pub ctx_id: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for CtxOutAlloc {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxOutAlloc>() == 8);
    assert!(align_of::<CtxOutAlloc>() == 4);
    assert!(core::mem::offset_of!(CtxOutAlloc, ctx_id) == 0);
    assert!(core::mem::offset_of!(CtxOutAlloc, _pad) == 4);
};

/// State of a context.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct CtxOutState {
    /// Offset 0.
    pub flags: u64,
    /// Offset 8.
    pub hangs: u32,
    /// `AMDGPU_CTX_…_RESET`. Offset 12.
    pub reset_status: u32,
}

impl Default for CtxOutState {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CtxOutState>() == 16);
    assert!(align_of::<CtxOutState>() == 8);
    assert!(core::mem::offset_of!(CtxOutState, flags) == 0);
    assert!(core::mem::offset_of!(CtxOutState, hangs) == 8);
    assert!(core::mem::offset_of!(CtxOutState, reset_status) == 12);
};

/// Does something with a context: `input` becomes `alloc` or `state`.
#[doc(alias = "union drm_amdgpu_ctx")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct Ctx {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 2],
}

impl Default for Ctx {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Ctx {
    /// `data` read as `CtxIn`.
    #[must_use]
    pub fn input(&self) -> CtxIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_input(&mut self, value: CtxIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CtxOutAlloc`.
    #[must_use]
    pub fn alloc(&self) -> CtxOutAlloc {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_alloc(&mut self, value: CtxOutAlloc) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CtxOutState`.
    #[must_use]
    pub fn state(&self) -> CtxOutState {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_state(&mut self, value: CtxOutState) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Ctx>() == 16);
    assert!(align_of::<Ctx>() == 8);
    assert!(core::mem::offset_of!(Ctx, data) == 0);
};

/// Which hardware block a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoQueryHwIp {
    /// `AMDGPU_HW_IP_…`. Offset 0.
    pub r#type: u32,
    /// Offset 4.
    pub ip_instance: u32,
}

impl Default for InfoQueryHwIp {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoQueryHwIp>() == 8);
    assert!(align_of::<InfoQueryHwIp>() == 4);
    assert!(core::mem::offset_of!(InfoQueryHwIp, r#type) == 0);
    assert!(core::mem::offset_of!(InfoQueryHwIp, ip_instance) == 4);
};

/// Which registers a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct InfoReadMmrReg {
    /// Offset 0.
    pub dword_offset: u32,
    /// Offset 4.
    pub count: u32,
    /// Offset 8.
    pub instance: u32,
    /// Offset 12.
    pub flags: u32,
}

impl Default for InfoReadMmrReg {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoReadMmrReg>() == 16);
    assert!(align_of::<InfoReadMmrReg>() == 4);
    assert!(core::mem::offset_of!(InfoReadMmrReg, dword_offset) == 0);
    assert!(core::mem::offset_of!(InfoReadMmrReg, count) == 4);
    assert!(core::mem::offset_of!(InfoReadMmrReg, instance) == 8);
    assert!(core::mem::offset_of!(InfoReadMmrReg, flags) == 12);
};

/// Asks for something; the kernel writes at most `return_size` bytes.
#[doc(alias = "drm_amdgpu_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct Info {
    /// Address of the answer. Offset 0, to the callee.
    pub return_pointer: u64,
    /// Room in bytes. Offset 8, to the callee.
    pub return_size: u32,
    /// `AMDGPU_INFO_…`. Offset 12, to the callee.
    pub query: u32,
    /// A union of the members below, for the queries that need one. Offset 16, to the callee.
    pub data: [u64; 2],
}

impl Default for Info {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Info {
    /// `data` read as `InfoQueryHwIp`.
    #[must_use]
    pub fn query_hw_ip(&self) -> InfoQueryHwIp {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_query_hw_ip(&mut self, value: InfoQueryHwIp) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `InfoReadMmrReg`.
    #[must_use]
    pub fn read_mmr_reg(&self) -> InfoReadMmrReg {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_read_mmr_reg(&mut self, value: InfoReadMmrReg) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `QueryFw`.
    #[must_use]
    pub fn query_fw(&self) -> QueryFw {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_query_fw(&mut self, value: QueryFw) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Info>() == 32);
    assert!(align_of::<Info>() == 8);
    assert!(core::mem::offset_of!(Info, return_pointer) == 0);
    assert!(core::mem::offset_of!(Info, return_size) == 8);
    assert!(core::mem::offset_of!(Info, query) == 12);
    assert!(core::mem::offset_of!(Info, data) == 16);
};

/// Version and name of the driver. The kernel writes at most the room of each text, and its full length.
#[doc(alias = "drm_version")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct Version {
    /// Offset 0, from the callee.
    pub version_major: i32,
    /// Offset 4, from the callee.
    pub version_minor: i32,
    /// Offset 8, from the callee.
    pub version_patchlevel: i32,
    /// Padding that the compiler puts there. Offset 12.
    pub pad: u32,
    /// Room, then length. Offset 16, both ways.
    pub name_len: u64,
    /// Address. Offset 24, to the callee.
    pub name: u64,
    /// Room, then length. Offset 32, both ways.
    pub date_len: u64,
    /// Address. Offset 40, to the callee.
    pub date: u64,
    /// Room, then length. Offset 48, both ways.
    pub desc_len: u64,
    /// Address. Offset 56, to the callee.
    pub desc: u64,
}

impl Default for Version {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<Version>() == 64);
    assert!(align_of::<Version>() == 8);
    assert!(core::mem::offset_of!(Version, version_major) == 0);
    assert!(core::mem::offset_of!(Version, version_minor) == 4);
    assert!(core::mem::offset_of!(Version, version_patchlevel) == 8);
    assert!(core::mem::offset_of!(Version, pad) == 12);
    assert!(core::mem::offset_of!(Version, name_len) == 16);
    assert!(core::mem::offset_of!(Version, name) == 24);
    assert!(core::mem::offset_of!(Version, date_len) == 32);
    assert!(core::mem::offset_of!(Version, date) == 40);
    assert!(core::mem::offset_of!(Version, desc_len) == 48);
    assert!(core::mem::offset_of!(Version, desc) == 56);
};

/// Drops a handle.
#[doc(alias = "drm_gem_close")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GemClose {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for GemClose {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemClose>() == 8);
    assert!(align_of::<GemClose>() == 4);
    assert!(core::mem::offset_of!(GemClose, handle) == 0);
    assert!(core::mem::offset_of!(GemClose, pad) == 4);
};

/// Turns a handle into a dmabuf or a dmabuf into a handle.
#[doc(alias = "drm_prime_handle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct PrimeHandle {
    /// Offset 0, both ways.
    pub handle: u32,
    /// Handle to file: O_CLOEXEC, O_RDWR. Offset 4, to the callee.
    pub flags: u32,
    /// Offset 8, both ways.
    pub fd: i32,
}

impl Default for PrimeHandle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PrimeHandle>() == 12);
    assert!(align_of::<PrimeHandle>() == 4);
    assert!(core::mem::offset_of!(PrimeHandle, handle) == 0);
    assert!(core::mem::offset_of!(PrimeHandle, flags) == 4);
    assert!(core::mem::offset_of!(PrimeHandle, fd) == 8);
};

/// Asks for an ability of the driver.
#[doc(alias = "drm_get_cap")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct GetCap {
    /// `DRM_CAP_…`. Offset 0, to the callee.
    pub capability: u64,
    /// Offset 8, from the callee.
    pub value: u64,
}

impl Default for GetCap {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetCap>() == 16);
    assert!(align_of::<GetCap>() == 8);
    assert!(core::mem::offset_of!(GetCap, capability) == 0);
    assert!(core::mem::offset_of!(GetCap, value) == 8);
};

/// A request to a DRM node. Takes argument [`Version`].
pub const DRM_IOCTL_VERSION: u32 = 0xc040_6400;
/// A request to a DRM node. Takes argument [`GemClose`].
pub const DRM_IOCTL_GEM_CLOSE: u32 = 0x4008_6409;
/// A request to a DRM node. Takes argument [`GetCap`].
pub const DRM_IOCTL_GET_CAP: u32 = 0xc010_640c;
/// A request to a DRM node. Takes argument [`PrimeHandle`].
pub const DRM_IOCTL_PRIME_HANDLE_TO_FD: u32 = 0xc00c_642d;
/// A request to a DRM node. Takes argument [`PrimeHandle`].
pub const DRM_IOCTL_PRIME_FD_TO_HANDLE: u32 = 0xc00c_642e;
/// A request to a DRM node of amdgpu. Takes argument [`GemCreate`].
pub const DRM_IOCTL_AMDGPU_GEM_CREATE: u32 = 0xc020_6440;
/// A request to a DRM node of amdgpu. Takes argument [`GemMmap`].
pub const DRM_IOCTL_AMDGPU_GEM_MMAP: u32 = 0xc008_6441;
/// A request to a DRM node of amdgpu. Takes argument [`Ctx`].
pub const DRM_IOCTL_AMDGPU_CTX: u32 = 0xc010_6442;
/// A request to a DRM node of amdgpu. Takes argument [`Info`].
pub const DRM_IOCTL_AMDGPU_INFO: u32 = 0x4020_6445;
/// A request to a DRM node of amdgpu. Takes argument [`GemMetadata`].
pub const DRM_IOCTL_AMDGPU_GEM_METADATA: u32 = 0xc120_6446;
/// A request to a DRM node of amdgpu. Takes argument [`GemVa`].
pub const DRM_IOCTL_AMDGPU_GEM_VA: u32 = 0x4028_6448;
/// A request to a DRM node of amdgpu. Takes argument [`GemOp`].
pub const DRM_IOCTL_AMDGPU_GEM_OP: u32 = 0xc010_6450;
/// A request to a DRM node of amdgpu. Takes argument [`GemUserptr`].
pub const DRM_IOCTL_AMDGPU_GEM_USERPTR: u32 = 0xc018_6451;
