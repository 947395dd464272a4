// Generated from abi/spec/drm/info.toml by `cargo xtask codegen`. Do not edit.
// Content hash: fbe274f6859cd0b2

//! DRM: what the INFO request of amdgpu answers.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

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
/// Most instances of a kind that a query reports.
pub const AMDGPU_HW_IP_INSTANCE_MAX_COUNT: u32 = 1;
/// Query of the INFO request: a 32-bit 1 if the GPU works.
pub const AMDGPU_INFO_ACCEL_WORKING: u32 = 0;
/// Query of the INFO request: the number of a display controller.
pub const AMDGPU_INFO_CRTC_FROM_ID: u32 = 1;
/// Query of the INFO request: [`InfoHwIp`].
pub const AMDGPU_INFO_HW_IP_INFO: u32 = 2;
/// Query of the INFO request: how many blocks of a kind there are, 32 bits.
pub const AMDGPU_INFO_HW_IP_COUNT: u32 = 3;
/// Query of the INFO request: the 64-bit GPU clock.
pub const AMDGPU_INFO_TIMESTAMP: u32 = 5;
/// Query of the INFO request: [`InfoFirmware`].
pub const AMDGPU_INFO_FW_VERSION: u32 = 14;
/// Query of the INFO request: bytes that were moved between memories, 64 bits.
pub const AMDGPU_INFO_NUM_BYTES_MOVED: u32 = 15;
/// Query of the INFO request: bytes of VRAM in use, 64 bits.
pub const AMDGPU_INFO_VRAM_USAGE: u32 = 16;
/// Query of the INFO request: bytes of GTT in use, 64 bits.
pub const AMDGPU_INFO_GTT_USAGE: u32 = 17;
/// Query of the INFO request: [`InfoGds`].
pub const AMDGPU_INFO_GDS_CONFIG: u32 = 19;
/// Query of the INFO request: [`InfoVramGtt`].
pub const AMDGPU_INFO_VRAM_GTT: u32 = 20;
/// Query of the INFO request: registers, 32 bits each, of those that are allowed.
pub const AMDGPU_INFO_READ_MMR_REG: u32 = 21;
/// Query of the INFO request: [`InfoDevice`].
pub const AMDGPU_INFO_DEV_INFO: u32 = 22;
/// Query of the INFO request: bytes in use of the VRAM that the host can map, 64 bits.
pub const AMDGPU_INFO_VIS_VRAM_USAGE: u32 = 23;
/// Query of the INFO request: how often an object was moved out of VRAM, 64 bits.
pub const AMDGPU_INFO_NUM_EVICTIONS: u32 = 24;
/// Query of the INFO request: [`MemoryInfo`].
pub const AMDGPU_INFO_MEMORY: u32 = 25;
/// Query of the INFO request: [`InfoVceClockTable`].
pub const AMDGPU_INFO_VCE_CLOCK_TABLE: u32 = 26;
/// Query of the INFO request: `AMDGPU_INFO_VBIOS_…`.
pub const AMDGPU_INFO_VBIOS: u32 = 27;
/// Query of the INFO request: [`InfoNumHandles`].
pub const AMDGPU_INFO_NUM_HANDLES: u32 = 28;
/// Query of the INFO request: `AMDGPU_INFO_SENSOR_…`, 32 bits.
pub const AMDGPU_INFO_SENSOR: u32 = 29;
/// Query of the INFO request: page faults of the host in VRAM, 64 bits.
pub const AMDGPU_INFO_NUM_VRAM_CPU_PAGE_FAULTS: u32 = 30;
/// Query of the INFO request: how often VRAM lost its content, 32 bits.
pub const AMDGPU_INFO_VRAM_LOST_COUNTER: u32 = 31;
/// Query of the INFO request: `AMDGPU_INFO_RAS_ENABLED_…`, 64 bits.
pub const AMDGPU_INFO_RAS_ENABLED_FEATURES: u32 = 32;
/// Query of the INFO request: [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS: u32 = 33;
/// Query of the INFO request: most indirect buffers of a submission for each kind of block, 32 bits each.
pub const AMDGPU_INFO_MAX_IBS: u32 = 34;
/// Query of the INFO request: [`InfoGpuvmFault`]. Since 6.7.
pub const AMDGPU_INFO_GPUVM_FAULT: u32 = 35;
/// Query of the INFO request: [`InfoUqMetadata`](super::InfoUqMetadata). Since 6.19.
pub const AMDGPU_INFO_UQ_FW_AREAS: u32 = 36;
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
/// Type of the video memory. Since 6.19.
pub const AMDGPU_VRAM_TYPE_HBM3E: u32 = 13;
/// Type of the video memory. Since 7.2.
pub const AMDGPU_VRAM_TYPE_HBM4: u32 = 14;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_FUSION: u64 = 1;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_PREEMPTION: u64 = 2;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_TMZ: u64 = 4;
/// Flag of the device.
pub const AMDGPU_IDS_FLAGS_CONFORMANT_TRUNC_COORD: u64 = 8;
/// Flag of the device. Since 6.19.
pub const AMDGPU_IDS_FLAGS_GANG_SUBMIT: u64 = 16;
/// Mask of the virtualization. Since 6.19.
pub const AMDGPU_IDS_FLAGS_MODE_MASK: u64 = 768;
/// Where it lies in the flags. Since 6.19.
pub const AMDGPU_IDS_FLAGS_MODE_SHIFT: u32 = 8;
/// The whole device. Since 6.19.
pub const AMDGPU_IDS_FLAGS_MODE_PF: u32 = 0;
/// A virtual function. Since 6.19.
pub const AMDGPU_IDS_FLAGS_MODE_VF: u32 = 1;
/// The whole device, passed through to a virtual machine. Since 6.19.
pub const AMDGPU_IDS_FLAGS_MODE_PT: u32 = 2;
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
/// Family of the device. Since 7.2.
pub const AMDGPU_FAMILY_GC_11_5_4: u32 = 154;
/// Its size in bytes, 32 bits.
pub const AMDGPU_INFO_VBIOS_SIZE: u32 = 1;
/// Its bytes from [`InfoVbiosIn::offset`].
pub const AMDGPU_INFO_VBIOS_IMAGE: u32 = 2;
/// [`InfoVbios`].
pub const AMDGPU_INFO_VBIOS_INFO: u32 = 3;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_UMC: u64 = 1 << 0;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_SDMA: u64 = 1 << 1;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_GFX: u64 = 1 << 2;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_MMHUB: u64 = 1 << 3;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_ATHUB: u64 = 1 << 4;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_PCIE: u64 = 1 << 5;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_HDP: u64 = 1 << 6;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_XGMI: u64 = 1 << 7;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_DF: u64 = 1 << 8;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_SMN: u64 = 1 << 9;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_SEM: u64 = 1 << 10;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_MP0: u64 = 1 << 11;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_MP1: u64 = 1 << 12;
/// Block whose errors are counted.
pub const AMDGPU_INFO_RAS_ENABLED_FUSE: u64 = 1 << 13;
/// Direction of a video query.
pub const AMDGPU_INFO_VIDEO_CAPS_DECODE: u32 = 0;
/// Direction of a video query.
pub const AMDGPU_INFO_VIDEO_CAPS_ENCODE: u32 = 1;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG2: usize = 0;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4: usize = 1;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VC1: usize = 2;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4_AVC: usize = 3;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_HEVC: usize = 4;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_JPEG: usize = 5;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VP9: usize = 6;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_AV1: usize = 7;
/// Video codec: its place in [`InfoVideoCaps`].
pub const AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_COUNT: usize = 8;
/// Entries of the VCE clock table.
pub const AMDGPU_VCE_CLOCK_TABLE_ENTRIES: usize = 6;
/// Shaders, packet processor, SDMA of newer GPUs. Since 6.7.
pub const AMDGPU_VMHUB_TYPE_GFX: u32 = 0;
/// The first hub of the other blocks. Since 6.7.
pub const AMDGPU_VMHUB_TYPE_MM0: u32 = 1;
/// The second hub of the other blocks. Since 6.7.
pub const AMDGPU_VMHUB_TYPE_MM1: u32 = 2;
/// Hub that a page fault came through. Since 6.7.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Vmhub(u32);

impl Vmhub {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bits 0–7: `AMDGPU_VMHUB_TYPE_…`
    #[inline]
    #[must_use]
    pub const fn kind(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `kind`.
    #[inline]
    #[must_use]
    pub const fn with_kind(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–15: which of that kind
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `index`.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for Vmhub {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Vmhub>() == 4);

/// Which instance of a register a query means; all ones broadcasts.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct MmrInstance(u32);

impl MmrInstance {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bits 0–7.
    #[inline]
    #[must_use]
    pub const fn shader_engine(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// Sets `shader_engine`.
    #[inline]
    #[must_use]
    pub const fn with_shader_engine(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff | (value as u32);
        self
    }

    /// Bits 8–15.
    #[inline]
    #[must_use]
    pub const fn shader_array(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// Sets `shader_array`.
    #[inline]
    #[must_use]
    pub const fn with_shader_array(mut self, value: u8) -> Self {
        self.0 = self.0 & !0xff00 | (value as u32) << 8;
        self
    }
}

impl core::fmt::Debug for MmrInstance {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<MmrInstance>() == 4);

/// Which firmware a version query means.
#[doc(alias = "drm_amdgpu_query_fw")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
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
pub struct InfoGpuvmFault {
    /// Offset 0.
    pub addr: u64,
    /// Offset 8.
    pub status: u32,
    /// Offset 12.
    pub vmhub: Vmhub,
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

/// Which hardware block a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
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

/// Which display controller a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoModeCrtc {
    /// Offset 0.
    pub id: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for InfoModeCrtc {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoModeCrtc>() == 8);
    assert!(align_of::<InfoModeCrtc>() == 4);
    assert!(core::mem::offset_of!(InfoModeCrtc, id) == 0);
    assert!(core::mem::offset_of!(InfoModeCrtc, _pad) == 4);
};

/// Which part of the video BIOS a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVbiosIn {
    /// `AMDGPU_INFO_VBIOS_…`. Offset 0.
    pub r#type: u32,
    /// Bytes. Offset 4.
    pub offset: u32,
}

impl Default for InfoVbiosIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVbiosIn>() == 8);
    assert!(align_of::<InfoVbiosIn>() == 4);
    assert!(core::mem::offset_of!(InfoVbiosIn, r#type) == 0);
    assert!(core::mem::offset_of!(InfoVbiosIn, offset) == 4);
};

/// Which sensor a query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoSensor {
    /// `AMDGPU_INFO_SENSOR_…`. Offset 0.
    pub r#type: u32,
}

impl Default for InfoSensor {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoSensor>() == 4);
    assert!(align_of::<InfoSensor>() == 4);
    assert!(core::mem::offset_of!(InfoSensor, r#type) == 0);
};

/// Which direction a video query means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVideoCap {
    /// `AMDGPU_INFO_VIDEO_CAPS_…`. Offset 0.
    pub r#type: u32,
}

impl Default for InfoVideoCap {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVideoCap>() == 4);
    assert!(align_of::<InfoVideoCap>() == 4);
    assert!(core::mem::offset_of!(InfoVideoCap, r#type) == 0);
};

/// Asks for something; the kernel writes at most `return_size` bytes.
#[doc(alias = "drm_amdgpu_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
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
    /// `data` read as `InfoModeCrtc`.
    #[must_use]
    pub fn mode_crtc(&self) -> InfoModeCrtc {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_mode_crtc(&mut self, value: InfoModeCrtc) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

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

    /// `data` read as `InfoVbiosIn`.
    #[must_use]
    pub fn vbios_info(&self) -> InfoVbiosIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_vbios_info(&mut self, value: InfoVbiosIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `InfoSensor`.
    #[must_use]
    pub fn sensor_info(&self) -> InfoSensor {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 4 bytes of `data`.
    pub fn set_sensor_info(&mut self, value: InfoSensor) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `InfoVideoCap`.
    #[must_use]
    pub fn video_cap(&self) -> InfoVideoCap {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 4 bytes of `data`.
    pub fn set_video_cap(&mut self, value: InfoVideoCap) {
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

/// Sizes of global data share, wave sync and ordered append.
#[doc(alias = "drm_amdgpu_info_gds")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoGds {
    /// Offset 0.
    pub gds_gfx_partition_size: u32,
    /// Offset 4.
    pub compute_partition_size: u32,
    /// Bytes. Offset 8.
    pub gds_total_size: u32,
    /// Offset 12.
    pub gws_per_gfx_partition: u32,
    /// Offset 16.
    pub gws_per_compute_partition: u32,
    /// Offset 20.
    pub oa_per_gfx_partition: u32,
    /// Offset 24.
    pub oa_per_compute_partition: u32,
    /// Zero. Offset 28.
    pub _pad: u32,
}

impl Default for InfoGds {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoGds>() == 32);
    assert!(align_of::<InfoGds>() == 4);
    assert!(core::mem::offset_of!(InfoGds, gds_gfx_partition_size) == 0);
    assert!(core::mem::offset_of!(InfoGds, compute_partition_size) == 4);
    assert!(core::mem::offset_of!(InfoGds, gds_total_size) == 8);
    assert!(core::mem::offset_of!(InfoGds, gws_per_gfx_partition) == 12);
    assert!(core::mem::offset_of!(InfoGds, gws_per_compute_partition) == 16);
    assert!(core::mem::offset_of!(InfoGds, oa_per_gfx_partition) == 20);
    assert!(core::mem::offset_of!(InfoGds, oa_per_compute_partition) == 24);
    assert!(core::mem::offset_of!(InfoGds, _pad) == 28);
};

/// What the video BIOS says of itself; texts end in a zero byte.
#[doc(alias = "drm_amdgpu_info_vbios")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVbios {
    /// Offset 0.
    pub name: [u8; 64],
    /// Part number. Offset 64.
    pub vbios_pn: [u8; 64],
    /// Offset 128.
    pub version: u32,
    /// Zero. Offset 132.
    pub pad: u32,
    /// Offset 136.
    pub vbios_ver_str: [u8; 32],
    /// Offset 168.
    pub date: [u8; 32],
}

impl Default for InfoVbios {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVbios>() == 200);
    assert!(align_of::<InfoVbios>() == 4);
    assert!(core::mem::offset_of!(InfoVbios, name) == 0);
    assert!(core::mem::offset_of!(InfoVbios, vbios_pn) == 64);
    assert!(core::mem::offset_of!(InfoVbios, version) == 128);
    assert!(core::mem::offset_of!(InfoVbios, pad) == 132);
    assert!(core::mem::offset_of!(InfoVbios, vbios_ver_str) == 136);
    assert!(core::mem::offset_of!(InfoVbios, date) == 168);
};

/// Handles of the video decoder.
#[doc(alias = "drm_amdgpu_info_num_handles")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoNumHandles {
    /// Offset 0.
    pub uvd_max_handles: u32,
    /// Offset 4.
    pub uvd_used_handles: u32,
}

impl Default for InfoNumHandles {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoNumHandles>() == 8);
    assert!(align_of::<InfoNumHandles>() == 4);
    assert!(core::mem::offset_of!(InfoNumHandles, uvd_max_handles) == 0);
    assert!(core::mem::offset_of!(InfoNumHandles, uvd_used_handles) == 4);
};

/// Clocks that belong together, in units of 10 kHz.
#[doc(alias = "drm_amdgpu_info_vce_clock_table_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVceClockTableEntry {
    /// Of the system. Offset 0.
    pub sclk: u32,
    /// Of the memory. Offset 4.
    pub mclk: u32,
    /// Of the video encoder. Offset 8.
    pub eclk: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for InfoVceClockTableEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVceClockTableEntry>() == 16);
    assert!(align_of::<InfoVceClockTableEntry>() == 4);
    assert!(core::mem::offset_of!(InfoVceClockTableEntry, sclk) == 0);
    assert!(core::mem::offset_of!(InfoVceClockTableEntry, mclk) == 4);
    assert!(core::mem::offset_of!(InfoVceClockTableEntry, eclk) == 8);
    assert!(core::mem::offset_of!(InfoVceClockTableEntry, pad) == 12);
};

/// Clocks of the video encoder.
#[doc(alias = "drm_amdgpu_info_vce_clock_table")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVceClockTable {
    /// Offset 0.
    pub entries: [InfoVceClockTableEntry; 6],
    /// Offset 96.
    pub num_valid_entries: u32,
    /// Zero. Offset 100.
    pub pad: u32,
}

impl Default for InfoVceClockTable {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVceClockTable>() == 104);
    assert!(align_of::<InfoVceClockTable>() == 4);
    assert!(core::mem::offset_of!(InfoVceClockTable, entries) == 0);
    assert!(core::mem::offset_of!(InfoVceClockTable, num_valid_entries) == 96);
    assert!(core::mem::offset_of!(InfoVceClockTable, pad) == 100);
};

/// Limits of one video codec.
#[doc(alias = "drm_amdgpu_info_video_codec_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVideoCodecInfo {
    /// Offset 0.
    pub valid: u32,
    /// Offset 4.
    pub max_width: u32,
    /// Offset 8.
    pub max_height: u32,
    /// Offset 12.
    pub max_pixels_per_frame: u32,
    /// Offset 16.
    pub max_level: u32,
    /// Zero. Offset 20.
    pub pad: u32,
}

impl Default for InfoVideoCodecInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVideoCodecInfo>() == 24);
    assert!(align_of::<InfoVideoCodecInfo>() == 4);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, valid) == 0);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, max_width) == 4);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, max_height) == 8);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, max_pixels_per_frame) == 12);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, max_level) == 16);
    assert!(core::mem::offset_of!(InfoVideoCodecInfo, pad) == 20);
};

/// Limits of all video codecs, by `AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_…`.
#[doc(alias = "drm_amdgpu_info_video_caps")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoVideoCaps {
    /// Offset 0.
    pub codec_info: [InfoVideoCodecInfo; 8],
}

impl Default for InfoVideoCaps {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoVideoCaps>() == 192);
    assert!(align_of::<InfoVideoCaps>() == 4);
    assert!(core::mem::offset_of!(InfoVideoCaps, codec_info) == 0);
};
