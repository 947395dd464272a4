// Generated from abi/spec/drm/userq.toml by `cargo xtask codegen`. Do not edit.
// Content hash: a4b4ac6cc34a1f42

//! DRM: user mode queues of amdgpu without the KFD, and what else came after Linux 6.12.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Operation on a user mode queue. Since 6.19.
pub const AMDGPU_USERQ_OP_CREATE: u32 = 1;
/// Operation on a user mode queue. Since 6.19.
pub const AMDGPU_USERQ_OP_FREE: u32 = 2;
/// Mask of the priority of a new user mode queue. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_MASK: u32 = 3;
/// Shift of the priority of a new user mode queue. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_SHIFT: u32 = 0;
/// The second lowest priority. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_NORMAL_LOW: u32 = 0;
/// The lowest priority. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_LOW: u32 = 1;
/// The second highest priority. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_NORMAL_HIGH: u32 = 2;
/// The highest priority, for administrators. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_PRIORITY_HIGH: u32 = 3;
/// May use protected memory. Since 6.19.
pub const AMDGPU_USERQ_CREATE_FLAGS_QUEUE_SECURE: u32 = 1 << 2;
/// Flag of a listed object: it was imported. Since 6.19.
pub const AMDGPU_GEM_LIST_HANDLES_FLAG_IS_IMPORT: u32 = 1 << 0;
/// Number of a request, counted from `DRM_COMMAND_BASE`. Since 6.19.
pub const DRM_AMDGPU_USERQ: u32 = 22;
/// Number of a request, counted from `DRM_COMMAND_BASE`. Since 6.19.
pub const DRM_AMDGPU_USERQ_SIGNAL: u32 = 23;
/// Number of a request, counted from `DRM_COMMAND_BASE`. Since 6.19.
pub const DRM_AMDGPU_USERQ_WAIT: u32 = 24;
/// Number of a request, counted from `DRM_COMMAND_BASE`. Since 6.19.
pub const DRM_AMDGPU_GEM_LIST_HANDLES: u32 = 25;
/// [`GemVa`](super::GemVa) that waits for sync objects and signals one. A kernel before Linux 6.19 takes it too, and ignores what it does not know. Since 6.19.
#[doc(alias = "drm_amdgpu_gem_va")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemVaSync {
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
    /// Point that is signalled when the page tables are written. Offset 40, to the callee.
    pub vm_timeline_point: u64,
    /// Its sync object. Offset 48, to the callee.
    pub vm_timeline_syncobj_out: u32,
    /// Offset 52, to the callee.
    pub num_syncobj_handles: u32,
    /// Address of handles to wait for. Offset 56, to the callee.
    pub input_fence_syncobj_handles: u64,
}

impl Default for GemVaSync {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemVaSync>() == 64);
    assert!(align_of::<GemVaSync>() == 8);
    assert!(core::mem::offset_of!(GemVaSync, handle) == 0);
    assert!(core::mem::offset_of!(GemVaSync, _pad) == 4);
    assert!(core::mem::offset_of!(GemVaSync, operation) == 8);
    assert!(core::mem::offset_of!(GemVaSync, flags) == 12);
    assert!(core::mem::offset_of!(GemVaSync, va_address) == 16);
    assert!(core::mem::offset_of!(GemVaSync, offset_in_bo) == 24);
    assert!(core::mem::offset_of!(GemVaSync, map_size) == 32);
    assert!(core::mem::offset_of!(GemVaSync, vm_timeline_point) == 40);
    assert!(core::mem::offset_of!(GemVaSync, vm_timeline_syncobj_out) == 48);
    assert!(core::mem::offset_of!(GemVaSync, num_syncobj_handles) == 52);
    assert!(core::mem::offset_of!(GemVaSync, input_fence_syncobj_handles) == 56);
};

/// [`GemOp`](super::GemOp) with room for a list. Since 6.19.
#[doc(alias = "drm_amdgpu_gem_op")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemOpEntries {
    /// Offset 0.
    pub handle: u32,
    /// Offset 4.
    pub op: u32,
    /// Address or value. Offset 8.
    pub value: u64,
    /// Room of the list, then its length. Offset 16, both ways.
    pub num_entries: u32,
    /// Zero. Offset 20.
    pub padding: u32,
}

impl Default for GemOpEntries {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemOpEntries>() == 24);
    assert!(align_of::<GemOpEntries>() == 8);
    assert!(core::mem::offset_of!(GemOpEntries, handle) == 0);
    assert!(core::mem::offset_of!(GemOpEntries, op) == 4);
    assert!(core::mem::offset_of!(GemOpEntries, value) == 8);
    assert!(core::mem::offset_of!(GemOpEntries, num_entries) == 16);
    assert!(core::mem::offset_of!(GemOpEntries, padding) == 20);
};

/// One mapping of an object. Since 6.19.
#[doc(alias = "drm_amdgpu_gem_vm_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemVmEntry {
    /// Offset 0, from the callee.
    pub addr: u64,
    /// Bytes. Offset 8, from the callee.
    pub size: u64,
    /// Bytes. Offset 16, from the callee.
    pub offset: u64,
    /// `AMDGPU_VM_…`. Offset 24, from the callee.
    pub flags: u64,
}

impl Default for GemVmEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemVmEntry>() == 32);
    assert!(align_of::<GemVmEntry>() == 8);
    assert!(core::mem::offset_of!(GemVmEntry, addr) == 0);
    assert!(core::mem::offset_of!(GemVmEntry, size) == 8);
    assert!(core::mem::offset_of!(GemVmEntry, offset) == 16);
    assert!(core::mem::offset_of!(GemVmEntry, flags) == 24);
};

/// Lists all objects of the file. Since 6.19.
#[doc(alias = "drm_amdgpu_gem_list_handles")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemListHandles {
    /// Address of [`GemListHandlesEntry`]s. Offset 0, to the callee.
    pub entries: u64,
    /// Room of the list, then how many there are. Offset 8, both ways.
    pub num_entries: u32,
    /// Zero. Offset 12.
    pub padding: u32,
}

impl Default for GemListHandles {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemListHandles>() == 16);
    assert!(align_of::<GemListHandles>() == 8);
    assert!(core::mem::offset_of!(GemListHandles, entries) == 0);
    assert!(core::mem::offset_of!(GemListHandles, num_entries) == 8);
    assert!(core::mem::offset_of!(GemListHandles, padding) == 12);
};

/// One object of the file. Since 6.19.
#[doc(alias = "drm_amdgpu_gem_list_handles_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemListHandlesEntry {
    /// Offset 0, from the callee.
    pub gem_handle: u32,
    /// [`AMDGPU_GEM_LIST_HANDLES_FLAG_IS_IMPORT`]. Offset 4, from the callee.
    pub flags: u32,
    /// Bytes. Offset 8, from the callee.
    pub size: u64,
    /// `AMDGPU_GEM_DOMAIN_…`. Offset 16, from the callee.
    pub preferred_domains: u64,
    /// `AMDGPU_GEM_CREATE_…`. Offset 24, from the callee.
    pub alloc_flags: u64,
    /// Bytes. Offset 32, from the callee.
    pub alignment: u64,
}

impl Default for GemListHandlesEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemListHandlesEntry>() == 40);
    assert!(align_of::<GemListHandlesEntry>() == 8);
    assert!(core::mem::offset_of!(GemListHandlesEntry, gem_handle) == 0);
    assert!(core::mem::offset_of!(GemListHandlesEntry, flags) == 4);
    assert!(core::mem::offset_of!(GemListHandlesEntry, size) == 8);
    assert!(core::mem::offset_of!(GemListHandlesEntry, preferred_domains) == 16);
    assert!(core::mem::offset_of!(GemListHandlesEntry, alloc_flags) == 24);
    assert!(core::mem::offset_of!(GemListHandlesEntry, alignment) == 32);
};

/// [`InfoHwIp`](super::InfoHwIp) with the slots for user mode queues. Since 6.19.
#[doc(alias = "drm_amdgpu_info_hw_ip")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoHwIpUserq {
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
    /// Offset 32.
    pub userq_num_slots: u32,
    /// Padding that the compiler puts there. Offset 36.
    pub pad: u32,
}

impl Default for InfoHwIpUserq {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoHwIpUserq>() == 40);
    assert!(align_of::<InfoHwIpUserq>() == 8);
    assert!(core::mem::offset_of!(InfoHwIpUserq, hw_ip_version_major) == 0);
    assert!(core::mem::offset_of!(InfoHwIpUserq, hw_ip_version_minor) == 4);
    assert!(core::mem::offset_of!(InfoHwIpUserq, capabilities_flags) == 8);
    assert!(core::mem::offset_of!(InfoHwIpUserq, ib_start_alignment) == 16);
    assert!(core::mem::offset_of!(InfoHwIpUserq, ib_size_alignment) == 20);
    assert!(core::mem::offset_of!(InfoHwIpUserq, available_rings) == 24);
    assert!(core::mem::offset_of!(InfoHwIpUserq, ip_discovery_version) == 28);
    assert!(core::mem::offset_of!(InfoHwIpUserq, userq_num_slots) == 32);
    assert!(core::mem::offset_of!(InfoHwIpUserq, pad) == 36);
};

/// [`InfoDevice`](super::InfoDevice) with the blocks that have user mode queues. Since 6.19.
#[doc(alias = "drm_amdgpu_info_device")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoDeviceUserq {
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
    /// Bit `AMDGPU_HW_IP_…`. Offset 436.
    pub userq_ip_mask: u32,
    /// Zero. Offset 440.
    pub pad: u32,
    /// Padding that the compiler puts there. Offset 444.
    pub pad3: u32,
}

impl Default for InfoDeviceUserq {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoDeviceUserq>() == 448);
    assert!(align_of::<InfoDeviceUserq>() == 8);
    assert!(core::mem::offset_of!(InfoDeviceUserq, device_id) == 0);
    assert!(core::mem::offset_of!(InfoDeviceUserq, chip_rev) == 4);
    assert!(core::mem::offset_of!(InfoDeviceUserq, external_rev) == 8);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pci_rev) == 12);
    assert!(core::mem::offset_of!(InfoDeviceUserq, family) == 16);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_shader_engines) == 20);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_shader_arrays_per_engine) == 24);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gpu_counter_freq) == 28);
    assert!(core::mem::offset_of!(InfoDeviceUserq, max_engine_clock) == 32);
    assert!(core::mem::offset_of!(InfoDeviceUserq, max_memory_clock) == 40);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cu_active_number) == 48);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cu_ao_mask) == 52);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cu_bitmap) == 56);
    assert!(core::mem::offset_of!(InfoDeviceUserq, enabled_rb_pipes_mask) == 120);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_rb_pipes) == 124);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_hw_gfx_contexts) == 128);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pcie_gen) == 132);
    assert!(core::mem::offset_of!(InfoDeviceUserq, ids_flags) == 136);
    assert!(core::mem::offset_of!(InfoDeviceUserq, virtual_address_offset) == 144);
    assert!(core::mem::offset_of!(InfoDeviceUserq, virtual_address_max) == 152);
    assert!(core::mem::offset_of!(InfoDeviceUserq, virtual_address_alignment) == 160);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pte_fragment_size) == 164);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gart_page_size) == 168);
    assert!(core::mem::offset_of!(InfoDeviceUserq, ce_ram_size) == 172);
    assert!(core::mem::offset_of!(InfoDeviceUserq, vram_type) == 176);
    assert!(core::mem::offset_of!(InfoDeviceUserq, vram_bit_width) == 180);
    assert!(core::mem::offset_of!(InfoDeviceUserq, vce_harvest_config) == 184);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gc_double_offchip_lds_buf) == 188);
    assert!(core::mem::offset_of!(InfoDeviceUserq, prim_buf_gpu_addr) == 192);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pos_buf_gpu_addr) == 200);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cntl_sb_buf_gpu_addr) == 208);
    assert!(core::mem::offset_of!(InfoDeviceUserq, param_buf_gpu_addr) == 216);
    assert!(core::mem::offset_of!(InfoDeviceUserq, prim_buf_size) == 224);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pos_buf_size) == 228);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cntl_sb_buf_size) == 232);
    assert!(core::mem::offset_of!(InfoDeviceUserq, param_buf_size) == 236);
    assert!(core::mem::offset_of!(InfoDeviceUserq, wave_front_size) == 240);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_shader_visible_vgprs) == 244);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_cu_per_sh) == 248);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_tcc_blocks) == 252);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gs_vgt_table_depth) == 256);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gs_prim_buffer_depth) == 260);
    assert!(core::mem::offset_of!(InfoDeviceUserq, max_gs_waves_per_vgt) == 264);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pcie_num_lanes) == 268);
    assert!(core::mem::offset_of!(InfoDeviceUserq, cu_ao_bitmap) == 272);
    assert!(core::mem::offset_of!(InfoDeviceUserq, high_va_offset) == 336);
    assert!(core::mem::offset_of!(InfoDeviceUserq, high_va_max) == 344);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pa_sc_tile_steering_override) == 352);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pad1) == 356);
    assert!(core::mem::offset_of!(InfoDeviceUserq, tcc_disabled_mask) == 360);
    assert!(core::mem::offset_of!(InfoDeviceUserq, min_engine_clock) == 368);
    assert!(core::mem::offset_of!(InfoDeviceUserq, min_memory_clock) == 376);
    assert!(core::mem::offset_of!(InfoDeviceUserq, tcp_cache_size) == 384);
    assert!(core::mem::offset_of!(InfoDeviceUserq, num_sqc_per_wgp) == 388);
    assert!(core::mem::offset_of!(InfoDeviceUserq, sqc_data_cache_size) == 392);
    assert!(core::mem::offset_of!(InfoDeviceUserq, sqc_inst_cache_size) == 396);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gl1c_cache_size) == 400);
    assert!(core::mem::offset_of!(InfoDeviceUserq, gl2c_cache_size) == 404);
    assert!(core::mem::offset_of!(InfoDeviceUserq, mall_size) == 408);
    assert!(core::mem::offset_of!(InfoDeviceUserq, enabled_rb_pipes_mask_hi) == 416);
    assert!(core::mem::offset_of!(InfoDeviceUserq, shadow_size) == 420);
    assert!(core::mem::offset_of!(InfoDeviceUserq, shadow_alignment) == 424);
    assert!(core::mem::offset_of!(InfoDeviceUserq, csa_size) == 428);
    assert!(core::mem::offset_of!(InfoDeviceUserq, csa_alignment) == 432);
    assert!(core::mem::offset_of!(InfoDeviceUserq, userq_ip_mask) == 436);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pad) == 440);
    assert!(core::mem::offset_of!(InfoDeviceUserq, pad3) == 444);
};

/// What to do with a user mode queue. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqIn {
    /// `AMDGPU_USERQ_OP_…`. Offset 0.
    pub op: u32,
    /// Which to free. Offset 4.
    pub queue_id: u32,
    /// `AMDGPU_HW_IP_…`. Offset 8.
    pub ip_type: u32,
    /// An object of `AMDGPU_GEM_DOMAIN_DOORBELL`. Offset 12.
    pub doorbell_handle: u32,
    /// Which doorbell of it. Offset 16.
    pub doorbell_offset: u32,
    /// `AMDGPU_USERQ_CREATE_FLAGS_…`. Offset 20.
    pub flags: u32,
    /// Of the ring. Offset 24.
    pub queue_va: u64,
    /// Bytes, a multiple of 256. Offset 32.
    pub queue_size: u64,
    /// 8-byte aligned. Offset 40.
    pub rptr_va: u64,
    /// 8-byte aligned. Offset 48.
    pub wptr_va: u64,
    /// Address of [`UserqMqdGfx11`], [`UserqMqdComputeGfx11`] or [`UserqMqdSdmaGfx11`]. Offset 56.
    pub mqd: u64,
    /// Bytes of that. Offset 64.
    pub mqd_size: u64,
}

impl Default for UserqIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqIn>() == 72);
    assert!(align_of::<UserqIn>() == 8);
    assert!(core::mem::offset_of!(UserqIn, op) == 0);
    assert!(core::mem::offset_of!(UserqIn, queue_id) == 4);
    assert!(core::mem::offset_of!(UserqIn, ip_type) == 8);
    assert!(core::mem::offset_of!(UserqIn, doorbell_handle) == 12);
    assert!(core::mem::offset_of!(UserqIn, doorbell_offset) == 16);
    assert!(core::mem::offset_of!(UserqIn, flags) == 20);
    assert!(core::mem::offset_of!(UserqIn, queue_va) == 24);
    assert!(core::mem::offset_of!(UserqIn, queue_size) == 32);
    assert!(core::mem::offset_of!(UserqIn, rptr_va) == 40);
    assert!(core::mem::offset_of!(UserqIn, wptr_va) == 48);
    assert!(core::mem::offset_of!(UserqIn, mqd) == 56);
    assert!(core::mem::offset_of!(UserqIn, mqd_size) == 64);
};

/// The new user mode queue. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqOut {
    /// Offset 0.
    pub queue_id: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for UserqOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqOut>() == 8);
    assert!(align_of::<UserqOut>() == 4);
    assert!(core::mem::offset_of!(UserqOut, queue_id) == 0);
    assert!(core::mem::offset_of!(UserqOut, _pad) == 4);
};

/// Makes or frees a user mode queue: `input` becomes `output`. Since 6.19.
#[doc(alias = "union drm_amdgpu_userq")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Userq {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 9],
}

impl Default for Userq {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Userq {
    /// `data` read as `UserqIn`.
    #[must_use]
    pub fn input(&self) -> UserqIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 72 bytes of `data`.
    pub fn set_input(&mut self, value: UserqIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `UserqOut`.
    #[must_use]
    pub fn output(&self) -> UserqOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: UserqOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Userq>() == 72);
    assert!(align_of::<Userq>() == 8);
    assert!(core::mem::offset_of!(Userq, data) == 0);
};

/// Memory of a graphics queue; its sizes are in [`InfoUqMetadataGfx`]. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_mqd_gfx11")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqMqdGfx11 {
    /// Offset 0.
    pub shadow_va: u64,
    /// Offset 8.
    pub csa_va: u64,
}

impl Default for UserqMqdGfx11 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqMqdGfx11>() == 16);
    assert!(align_of::<UserqMqdGfx11>() == 8);
    assert!(core::mem::offset_of!(UserqMqdGfx11, shadow_va) == 0);
    assert!(core::mem::offset_of!(UserqMqdGfx11, csa_va) == 8);
};

/// Memory of an SDMA queue; its size is in [`InfoUqMetadataSdma`]. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_mqd_sdma_gfx11")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqMqdSdmaGfx11 {
    /// Offset 0.
    pub csa_va: u64,
}

impl Default for UserqMqdSdmaGfx11 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqMqdSdmaGfx11>() == 8);
    assert!(align_of::<UserqMqdSdmaGfx11>() == 8);
    assert!(core::mem::offset_of!(UserqMqdSdmaGfx11, csa_va) == 0);
};

/// Memory of a compute queue; its size is in [`InfoUqMetadataCompute`]. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_mqd_compute_gfx11")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqMqdComputeGfx11 {
    /// Offset 0.
    pub eop_va: u64,
}

impl Default for UserqMqdComputeGfx11 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqMqdComputeGfx11>() == 8);
    assert!(align_of::<UserqMqdComputeGfx11>() == 8);
    assert!(core::mem::offset_of!(UserqMqdComputeGfx11, eop_va) == 0);
};

/// Makes a fence of the work that a queue has now. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_signal")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqSignal {
    /// Offset 0, to the callee.
    pub queue_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
    /// Address of handles that get the fence. Offset 8, to the callee.
    pub syncobj_handles: u64,
    /// 64 bits wide in Linux 6.19, up to the end of `pad1`. Offset 16, to the callee.
    pub num_syncobj_handles: u16,
    /// Zero. Offset 18.
    pub pad0: u16,
    /// Zero. Offset 20.
    pub pad1: u32,
    /// Address of handles of objects that the work reads. Offset 24, to the callee.
    pub bo_read_handles: u64,
    /// Address of handles of objects that the work writes. Offset 32, to the callee.
    pub bo_write_handles: u64,
    /// Offset 40, to the callee.
    pub num_bo_read_handles: u32,
    /// Offset 44, to the callee.
    pub num_bo_write_handles: u32,
}

impl Default for UserqSignal {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqSignal>() == 48);
    assert!(align_of::<UserqSignal>() == 8);
    assert!(core::mem::offset_of!(UserqSignal, queue_id) == 0);
    assert!(core::mem::offset_of!(UserqSignal, pad) == 4);
    assert!(core::mem::offset_of!(UserqSignal, syncobj_handles) == 8);
    assert!(core::mem::offset_of!(UserqSignal, num_syncobj_handles) == 16);
    assert!(core::mem::offset_of!(UserqSignal, pad0) == 18);
    assert!(core::mem::offset_of!(UserqSignal, pad1) == 20);
    assert!(core::mem::offset_of!(UserqSignal, bo_read_handles) == 24);
    assert!(core::mem::offset_of!(UserqSignal, bo_write_handles) == 32);
    assert!(core::mem::offset_of!(UserqSignal, num_bo_read_handles) == 40);
    assert!(core::mem::offset_of!(UserqSignal, num_bo_write_handles) == 44);
};

/// What a queue must wait for: memory that reaches a value. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_fence_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqFenceInfo {
    /// Offset 0, from the callee.
    pub va: u64,
    /// Offset 8, from the callee.
    pub value: u64,
}

impl Default for UserqFenceInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqFenceInfo>() == 16);
    assert!(align_of::<UserqFenceInfo>() == 8);
    assert!(core::mem::offset_of!(UserqFenceInfo, va) == 0);
    assert!(core::mem::offset_of!(UserqFenceInfo, value) == 8);
};

/// Asks what a queue must wait for. Since 6.19.
#[doc(alias = "drm_amdgpu_userq_wait")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UserqWait {
    /// Offset 0, to the callee.
    pub waitq_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
    /// Address of handles. Offset 8, to the callee.
    pub syncobj_handles: u64,
    /// Address of handles. Offset 16, to the callee.
    pub syncobj_timeline_handles: u64,
    /// Address of their points. Offset 24, to the callee.
    pub syncobj_timeline_points: u64,
    /// Address of handles. Offset 32, to the callee.
    pub bo_read_handles: u64,
    /// Address of handles. Offset 40, to the callee.
    pub bo_write_handles: u64,
    /// Offset 48, to the callee.
    pub num_syncobj_timeline_handles: u16,
    /// Room of the list, then its length. Offset 50, both ways.
    pub num_fences: u16,
    /// 32 bits wide in Linux 6.19, with `pad0`. Offset 52, to the callee.
    pub num_syncobj_handles: u16,
    /// Zero. Offset 54.
    pub pad0: u16,
    /// Offset 56, to the callee.
    pub num_bo_read_handles: u32,
    /// Offset 60, to the callee.
    pub num_bo_write_handles: u32,
    /// Address of [`UserqFenceInfo`]s. Offset 64, to the callee.
    pub out_fences: u64,
}

impl Default for UserqWait {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UserqWait>() == 72);
    assert!(align_of::<UserqWait>() == 8);
    assert!(core::mem::offset_of!(UserqWait, waitq_id) == 0);
    assert!(core::mem::offset_of!(UserqWait, pad) == 4);
    assert!(core::mem::offset_of!(UserqWait, syncobj_handles) == 8);
    assert!(core::mem::offset_of!(UserqWait, syncobj_timeline_handles) == 16);
    assert!(core::mem::offset_of!(UserqWait, syncobj_timeline_points) == 24);
    assert!(core::mem::offset_of!(UserqWait, bo_read_handles) == 32);
    assert!(core::mem::offset_of!(UserqWait, bo_write_handles) == 40);
    assert!(core::mem::offset_of!(UserqWait, num_syncobj_timeline_handles) == 48);
    assert!(core::mem::offset_of!(UserqWait, num_fences) == 50);
    assert!(core::mem::offset_of!(UserqWait, num_syncobj_handles) == 52);
    assert!(core::mem::offset_of!(UserqWait, pad0) == 54);
    assert!(core::mem::offset_of!(UserqWait, num_bo_read_handles) == 56);
    assert!(core::mem::offset_of!(UserqWait, num_bo_write_handles) == 60);
    assert!(core::mem::offset_of!(UserqWait, out_fences) == 64);
};

/// Memory that a graphics queue needs: bytes and alignments. Since 6.19.
#[doc(alias = "drm_amdgpu_info_uq_metadata_gfx")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoUqMetadataGfx {
    /// Offset 0.
    pub shadow_size: u32,
    /// Offset 4.
    pub shadow_alignment: u32,
    /// Offset 8.
    pub csa_size: u32,
    /// Offset 12.
    pub csa_alignment: u32,
}

impl Default for InfoUqMetadataGfx {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoUqMetadataGfx>() == 16);
    assert!(align_of::<InfoUqMetadataGfx>() == 4);
    assert!(core::mem::offset_of!(InfoUqMetadataGfx, shadow_size) == 0);
    assert!(core::mem::offset_of!(InfoUqMetadataGfx, shadow_alignment) == 4);
    assert!(core::mem::offset_of!(InfoUqMetadataGfx, csa_size) == 8);
    assert!(core::mem::offset_of!(InfoUqMetadataGfx, csa_alignment) == 12);
};

/// Memory that a compute queue needs: bytes and alignment. Since 7.2.
#[doc(alias = "drm_amdgpu_info_uq_metadata_compute")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoUqMetadataCompute {
    /// Offset 0.
    pub eop_size: u32,
    /// Offset 4.
    pub eop_alignment: u32,
}

impl Default for InfoUqMetadataCompute {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoUqMetadataCompute>() == 8);
    assert!(align_of::<InfoUqMetadataCompute>() == 4);
    assert!(core::mem::offset_of!(InfoUqMetadataCompute, eop_size) == 0);
    assert!(core::mem::offset_of!(InfoUqMetadataCompute, eop_alignment) == 4);
};

/// Memory that an SDMA queue needs: bytes and alignment. Since 7.2.
#[doc(alias = "drm_amdgpu_info_uq_metadata_sdma")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoUqMetadataSdma {
    /// Offset 0.
    pub csa_size: u32,
    /// Offset 4.
    pub csa_alignment: u32,
}

impl Default for InfoUqMetadataSdma {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<InfoUqMetadataSdma>() == 8);
    assert!(align_of::<InfoUqMetadataSdma>() == 4);
    assert!(core::mem::offset_of!(InfoUqMetadataSdma, csa_size) == 0);
    assert!(core::mem::offset_of!(InfoUqMetadataSdma, csa_alignment) == 4);
};

/// Memory that a user mode queue needs, by the kind of its block. Since 6.19.
#[doc(alias = "drm_amdgpu_info_uq_metadata")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct InfoUqMetadata {
    /// A union of the members below. Offset 0.
    pub data: [u32; 4],
}

impl Default for InfoUqMetadata {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl InfoUqMetadata {
    /// `data` read as `InfoUqMetadataGfx`.
    #[must_use]
    pub fn gfx(&self) -> InfoUqMetadataGfx {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_gfx(&mut self, value: InfoUqMetadataGfx) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `InfoUqMetadataCompute`.
    #[must_use]
    pub fn compute(&self) -> InfoUqMetadataCompute {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_compute(&mut self, value: InfoUqMetadataCompute) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `InfoUqMetadataSdma`.
    #[must_use]
    pub fn sdma(&self) -> InfoUqMetadataSdma {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_sdma(&mut self, value: InfoUqMetadataSdma) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<InfoUqMetadata>() == 16);
    assert!(align_of::<InfoUqMetadata>() == 4);
    assert!(core::mem::offset_of!(InfoUqMetadata, data) == 0);
};

/// Makes or frees a user mode queue. Takes argument [`Userq`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_USERQ: u32 = 0xc048_6456;
/// Makes a fence of the work that a queue has now. Takes argument [`UserqSignal`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_USERQ_SIGNAL: u32 = 0xc030_6457;
/// Asks what a queue must wait for. Takes argument [`UserqWait`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_USERQ_WAIT: u32 = 0xc048_6458;
/// Lists all objects of the file. Takes argument [`GemListHandles`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_GEM_LIST_HANDLES: u32 = 0xc010_6459;
/// Maps a part of an object, in the order that sync objects say. Takes argument [`GemVaSync`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_GEM_VA_SYNC: u32 = 0x4040_6448;
/// Asks for the mappings of an object. Takes argument [`GemOpEntries`]. Since 6.19.
pub const DRM_IOCTL_AMDGPU_GEM_OP_ENTRIES: u32 = 0xc018_6450;
