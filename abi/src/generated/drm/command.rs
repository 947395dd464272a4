// Generated from abi/spec/drm/command.toml by `cargo xtask codegen`. Do not edit.
// Content hash: c016417210f86744

//! DRM: residency lists, command submission and its fences.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Operation on a residency list.
pub const AMDGPU_BO_LIST_OP_CREATE: u32 = 0;
/// Operation on a residency list.
pub const AMDGPU_BO_LIST_OP_DESTROY: u32 = 1;
/// Operation on a residency list.
pub const AMDGPU_BO_LIST_OP_UPDATE: u32 = 2;
/// [`CsChunkIb`]: an indirect buffer to run.
pub const AMDGPU_CHUNK_ID_IB: u32 = 1;
/// [`CsChunkFence`]: where the sequence number goes at the end.
pub const AMDGPU_CHUNK_ID_FENCE: u32 = 2;
/// [`CsChunkDep`]s: submissions that must be complete first.
pub const AMDGPU_CHUNK_ID_DEPENDENCIES: u32 = 3;
/// [`CsChunkSem`]s: sync objects to wait for.
pub const AMDGPU_CHUNK_ID_SYNCOBJ_IN: u32 = 4;
/// [`CsChunkSem`]s: sync objects that get the fence.
pub const AMDGPU_CHUNK_ID_SYNCOBJ_OUT: u32 = 5;
/// [`BoListIn`] in place of the handle of a list.
pub const AMDGPU_CHUNK_ID_BO_HANDLES: u32 = 6;
/// [`CsChunkDep`]s: submissions that must have been given to the hardware first.
pub const AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES: u32 = 7;
/// [`CsChunkSyncobj`]s: points to wait for.
pub const AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT: u32 = 8;
/// [`CsChunkSyncobj`]s: points that get the fence.
pub const AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL: u32 = 9;
/// [`CsChunkCpGfxShadow`]: where the graphics state is kept. Since 6.4.
pub const AMDGPU_CHUNK_ID_CP_GFX_SHADOW: u32 = 10;
/// For the constant engine.
pub const AMDGPU_IB_FLAG_CE: u32 = 1 << 0;
/// May be left out where the context did not change.
pub const AMDGPU_IB_FLAG_PREAMBLE: u32 = 1 << 1;
/// May be preempted.
pub const AMDGPU_IB_FLAG_PREEMPT: u32 = 1 << 2;
/// Its fence writes the L2 back and invalidates nothing.
pub const AMDGPU_IB_FLAG_TC_WB_NOT_INVALIDATE: u32 = 1 << 3;
/// Reset the wave counters of the GDS first.
pub const AMDGPU_IB_FLAG_RESET_GDS_MAX_WAVE_ID: u32 = 1 << 4;
/// May use protected memory.
pub const AMDGPU_IB_FLAGS_SECURE: u32 = 1 << 5;
/// Flush and invalidate the caches first.
pub const AMDGPU_IB_FLAG_EMIT_MEM_SYNC: u32 = 1 << 6;
/// A handle of a sync object.
pub const AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ: u32 = 0;
/// A file that is a sync object.
pub const AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ_FD: u32 = 1;
/// A sync file.
pub const AMDGPU_FENCE_TO_HANDLE_GET_SYNC_FILE_FD: u32 = 2;
/// Flag of [`CsChunkCpGfxShadow`]: the kernel fills the shadow memory. Since 6.4.
pub const AMDGPU_CS_CHUNK_CP_GFX_SHADOW_FLAGS_INIT_SHADOW: u64 = 1;
/// What to do with a residency list.
#[doc(alias = "drm_amdgpu_bo_list_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BoListIn {
    /// `AMDGPU_BO_LIST_OP_…`. Offset 0.
    pub operation: u32,
    /// The list, 0 for a new one. Offset 4.
    pub list_handle: u32,
    /// Entries. Offset 8.
    pub bo_number: u32,
    /// Bytes of an entry. Offset 12.
    pub bo_info_size: u32,
    /// Address of [`BoListEntry`]s. Offset 16.
    pub bo_info_ptr: u64,
}

impl Default for BoListIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BoListIn>() == 24);
    assert!(align_of::<BoListIn>() == 8);
    assert!(core::mem::offset_of!(BoListIn, operation) == 0);
    assert!(core::mem::offset_of!(BoListIn, list_handle) == 4);
    assert!(core::mem::offset_of!(BoListIn, bo_number) == 8);
    assert!(core::mem::offset_of!(BoListIn, bo_info_size) == 12);
    assert!(core::mem::offset_of!(BoListIn, bo_info_ptr) == 16);
};

/// One object of a residency list.
#[doc(alias = "drm_amdgpu_bo_list_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BoListEntry {
    /// Offset 0.
    pub bo_handle: u32,
    /// Higher is moved in first. Offset 4.
    pub bo_priority: u32,
}

impl Default for BoListEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BoListEntry>() == 8);
    assert!(align_of::<BoListEntry>() == 4);
    assert!(core::mem::offset_of!(BoListEntry, bo_handle) == 0);
    assert!(core::mem::offset_of!(BoListEntry, bo_priority) == 4);
};

/// The residency list.
#[doc(alias = "drm_amdgpu_bo_list_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BoListOut {
    /// Offset 0.
    pub list_handle: u32,
    /// Zero. Offset 4.
    pub _pad: u32,
}

impl Default for BoListOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<BoListOut>() == 8);
    assert!(align_of::<BoListOut>() == 4);
    assert!(core::mem::offset_of!(BoListOut, list_handle) == 0);
    assert!(core::mem::offset_of!(BoListOut, _pad) == 4);
};

/// Makes, changes or frees a residency list: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_bo_list")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct BoList {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 3],
}

impl Default for BoList {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl BoList {
    /// `data` read as `BoListIn`.
    #[must_use]
    pub fn input(&self) -> BoListIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_input(&mut self, value: BoListIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `BoListOut`.
    #[must_use]
    pub fn output(&self) -> BoListOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: BoListOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<BoList>() == 24);
    assert!(align_of::<BoList>() == 8);
    assert!(core::mem::offset_of!(BoList, data) == 0);
};

/// A submission.
#[doc(alias = "drm_amdgpu_cs_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsIn {
    /// Offset 0.
    pub ctx_id: u32,
    /// Objects that must be resident, 0 for none. Offset 4.
    pub bo_list_handle: u32,
    /// Offset 8.
    pub num_chunks: u32,
    /// Zero. Offset 12.
    pub flags: u32,
    /// Address of `num_chunks` addresses of [`CsChunk`]s. Offset 16.
    pub chunks: u64,
}

impl Default for CsIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsIn>() == 24);
    assert!(align_of::<CsIn>() == 8);
    assert!(core::mem::offset_of!(CsIn, ctx_id) == 0);
    assert!(core::mem::offset_of!(CsIn, bo_list_handle) == 4);
    assert!(core::mem::offset_of!(CsIn, num_chunks) == 8);
    assert!(core::mem::offset_of!(CsIn, flags) == 12);
    assert!(core::mem::offset_of!(CsIn, chunks) == 16);
};

/// Sequence number of a submission on its ring of its context.
#[doc(alias = "drm_amdgpu_cs_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsOut {
    /// Offset 0.
    pub handle: u64,
}

impl Default for CsOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsOut>() == 8);
    assert!(align_of::<CsOut>() == 8);
    assert!(core::mem::offset_of!(CsOut, handle) == 0);
};

/// Submits work: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_cs")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Cs {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 3],
}

impl Default for Cs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl Cs {
    /// `data` read as `CsIn`.
    #[must_use]
    pub fn input(&self) -> CsIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_input(&mut self, value: CsIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CsOut`.
    #[must_use]
    pub fn output(&self) -> CsOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: CsOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<Cs>() == 24);
    assert!(align_of::<Cs>() == 8);
    assert!(core::mem::offset_of!(Cs, data) == 0);
};

/// One chunk of a submission.
#[doc(alias = "drm_amdgpu_cs_chunk")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunk {
    /// `AMDGPU_CHUNK_ID_…`. Offset 0.
    pub chunk_id: u32,
    /// Words of the data. Offset 4.
    pub length_dw: u32,
    /// Address of the data. Offset 8.
    pub chunk_data: u64,
}

impl Default for CsChunk {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunk>() == 16);
    assert!(align_of::<CsChunk>() == 8);
    assert!(core::mem::offset_of!(CsChunk, chunk_id) == 0);
    assert!(core::mem::offset_of!(CsChunk, length_dw) == 4);
    assert!(core::mem::offset_of!(CsChunk, chunk_data) == 8);
};

/// An indirect buffer to run. All of a submission go to one ring.
#[doc(alias = "drm_amdgpu_cs_chunk_ib")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkIb {
    /// Zero. Offset 0.
    pub _pad: u32,
    /// `AMDGPU_IB_FLAG_…`. Offset 4.
    pub flags: u32,
    /// GPU virtual address, aligned to `InfoHwIp::ib_start_alignment`. Offset 8.
    pub va_start: u64,
    /// Bytes, a multiple of `InfoHwIp::ib_size_alignment`. Offset 16.
    pub ib_bytes: u32,
    /// `AMDGPU_HW_IP_…`. Offset 20.
    pub ip_type: u32,
    /// Offset 24.
    pub ip_instance: u32,
    /// Offset 28.
    pub ring: u32,
}

impl Default for CsChunkIb {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkIb>() == 32);
    assert!(align_of::<CsChunkIb>() == 8);
    assert!(core::mem::offset_of!(CsChunkIb, _pad) == 0);
    assert!(core::mem::offset_of!(CsChunkIb, flags) == 4);
    assert!(core::mem::offset_of!(CsChunkIb, va_start) == 8);
    assert!(core::mem::offset_of!(CsChunkIb, ib_bytes) == 16);
    assert!(core::mem::offset_of!(CsChunkIb, ip_type) == 20);
    assert!(core::mem::offset_of!(CsChunkIb, ip_instance) == 24);
    assert!(core::mem::offset_of!(CsChunkIb, ring) == 28);
};

/// A submission that must come first.
#[doc(alias = "drm_amdgpu_cs_chunk_dep")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkDep {
    /// `AMDGPU_HW_IP_…`. Offset 0.
    pub ip_type: u32,
    /// Offset 4.
    pub ip_instance: u32,
    /// Offset 8.
    pub ring: u32,
    /// Offset 12.
    pub ctx_id: u32,
    /// [`CsOut::handle`]. Offset 16.
    pub handle: u64,
}

impl Default for CsChunkDep {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkDep>() == 24);
    assert!(align_of::<CsChunkDep>() == 8);
    assert!(core::mem::offset_of!(CsChunkDep, ip_type) == 0);
    assert!(core::mem::offset_of!(CsChunkDep, ip_instance) == 4);
    assert!(core::mem::offset_of!(CsChunkDep, ring) == 8);
    assert!(core::mem::offset_of!(CsChunkDep, ctx_id) == 12);
    assert!(core::mem::offset_of!(CsChunkDep, handle) == 16);
};

/// Where the sequence number is written at the end: an object of one page that is no userptr.
#[doc(alias = "drm_amdgpu_cs_chunk_fence")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkFence {
    /// The object. Offset 0.
    pub handle: u32,
    /// Bytes, at most 4088. Offset 4.
    pub offset: u32,
}

impl Default for CsChunkFence {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkFence>() == 8);
    assert!(align_of::<CsChunkFence>() == 4);
    assert!(core::mem::offset_of!(CsChunkFence, handle) == 0);
    assert!(core::mem::offset_of!(CsChunkFence, offset) == 4);
};

/// A sync object.
#[doc(alias = "drm_amdgpu_cs_chunk_sem")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkSem {
    /// Offset 0.
    pub handle: u32,
}

impl Default for CsChunkSem {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkSem>() == 4);
    assert!(align_of::<CsChunkSem>() == 4);
    assert!(core::mem::offset_of!(CsChunkSem, handle) == 0);
};

/// A point of a timeline sync object.
#[doc(alias = "drm_amdgpu_cs_chunk_syncobj")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkSyncobj {
    /// Offset 0.
    pub handle: u32,
    /// `DRM_SYNCOBJ_WAIT_FLAGS_…` for a wait. Offset 4.
    pub flags: u32,
    /// Offset 8.
    pub point: u64,
}

impl Default for CsChunkSyncobj {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkSyncobj>() == 16);
    assert!(align_of::<CsChunkSyncobj>() == 8);
    assert!(core::mem::offset_of!(CsChunkSyncobj, handle) == 0);
    assert!(core::mem::offset_of!(CsChunkSyncobj, flags) == 4);
    assert!(core::mem::offset_of!(CsChunkSyncobj, point) == 8);
};

/// Data of a chunk, as libdrm keeps it.
#[doc(alias = "drm_amdgpu_cs_chunk_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkData {
    /// A union of the members below. Offset 0.
    pub data: [u64; 4],
}

impl Default for CsChunkData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl CsChunkData {
    /// `data` read as `CsChunkIb`.
    #[must_use]
    pub fn ib_data(&self) -> CsChunkIb {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_ib_data(&mut self, value: CsChunkIb) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `CsChunkFence`.
    #[must_use]
    pub fn fence_data(&self) -> CsChunkFence {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_fence_data(&mut self, value: CsChunkFence) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<CsChunkData>() == 32);
    assert!(align_of::<CsChunkData>() == 8);
    assert!(core::mem::offset_of!(CsChunkData, data) == 0);
};

/// Where the state of a graphics ring is kept over preemption. Since 6.4.
#[doc(alias = "drm_amdgpu_cs_chunk_cp_gfx_shadow")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CsChunkCpGfxShadow {
    /// Of `InfoDevice::shadow_size` bytes. Offset 0.
    pub shadow_va: u64,
    /// Of `InfoDevice::csa_size` bytes. Offset 8.
    pub csa_va: u64,
    /// Offset 16.
    pub gds_va: u64,
    /// [`AMDGPU_CS_CHUNK_CP_GFX_SHADOW_FLAGS_INIT_SHADOW`]. Offset 24.
    pub flags: u64,
}

impl Default for CsChunkCpGfxShadow {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CsChunkCpGfxShadow>() == 32);
    assert!(align_of::<CsChunkCpGfxShadow>() == 8);
    assert!(core::mem::offset_of!(CsChunkCpGfxShadow, shadow_va) == 0);
    assert!(core::mem::offset_of!(CsChunkCpGfxShadow, csa_va) == 8);
    assert!(core::mem::offset_of!(CsChunkCpGfxShadow, gds_va) == 16);
    assert!(core::mem::offset_of!(CsChunkCpGfxShadow, flags) == 24);
};

/// Which submission to wait for.
#[doc(alias = "drm_amdgpu_wait_cs_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitCsIn {
    /// [`CsOut::handle`]; all ones is the latest, 0 is none. Offset 0.
    pub handle: u64,
    /// Nanoseconds of CLOCK_MONOTONIC, absolute. Offset 8.
    pub timeout: u64,
    /// `AMDGPU_HW_IP_…`. Offset 16.
    pub ip_type: u32,
    /// Offset 20.
    pub ip_instance: u32,
    /// Offset 24.
    pub ring: u32,
    /// Offset 28.
    pub ctx_id: u32,
}

impl Default for WaitCsIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<WaitCsIn>() == 32);
    assert!(align_of::<WaitCsIn>() == 8);
    assert!(core::mem::offset_of!(WaitCsIn, handle) == 0);
    assert!(core::mem::offset_of!(WaitCsIn, timeout) == 8);
    assert!(core::mem::offset_of!(WaitCsIn, ip_type) == 16);
    assert!(core::mem::offset_of!(WaitCsIn, ip_instance) == 20);
    assert!(core::mem::offset_of!(WaitCsIn, ring) == 24);
    assert!(core::mem::offset_of!(WaitCsIn, ctx_id) == 28);
};

/// Whether it is complete.
#[doc(alias = "drm_amdgpu_wait_cs_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitCsOut {
    /// 1 if it still runs. Offset 0.
    pub status: u64,
}

impl Default for WaitCsOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<WaitCsOut>() == 8);
    assert!(align_of::<WaitCsOut>() == 8);
    assert!(core::mem::offset_of!(WaitCsOut, status) == 0);
};

/// Waits for one submission: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_wait_cs")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitCs {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 4],
}

impl Default for WaitCs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl WaitCs {
    /// `data` read as `WaitCsIn`.
    #[must_use]
    pub fn input(&self) -> WaitCsIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_input(&mut self, value: WaitCsIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `WaitCsOut`.
    #[must_use]
    pub fn output(&self) -> WaitCsOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: WaitCsOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<WaitCs>() == 32);
    assert!(align_of::<WaitCs>() == 8);
    assert!(core::mem::offset_of!(WaitCs, data) == 0);
};

/// A submission, named by its ring and number.
#[doc(alias = "drm_amdgpu_fence")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Fence {
    /// Offset 0.
    pub ctx_id: u32,
    /// `AMDGPU_HW_IP_…`. Offset 4.
    pub ip_type: u32,
    /// Offset 8.
    pub ip_instance: u32,
    /// Offset 12.
    pub ring: u32,
    /// [`CsOut::handle`]. Offset 16.
    pub seq_no: u64,
}

impl Default for Fence {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<Fence>() == 24);
    assert!(align_of::<Fence>() == 8);
    assert!(core::mem::offset_of!(Fence, ctx_id) == 0);
    assert!(core::mem::offset_of!(Fence, ip_type) == 4);
    assert!(core::mem::offset_of!(Fence, ip_instance) == 8);
    assert!(core::mem::offset_of!(Fence, ring) == 12);
    assert!(core::mem::offset_of!(Fence, seq_no) == 16);
};

/// Which submissions to wait for.
#[doc(alias = "drm_amdgpu_wait_fences_in")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitFencesIn {
    /// Address of [`Fence`]s. Offset 0.
    pub fences: u64,
    /// Offset 8.
    pub fence_count: u32,
    /// 0: one is enough. Offset 12.
    pub wait_all: u32,
    /// Nanoseconds of CLOCK_MONOTONIC, absolute. Offset 16.
    pub timeout_ns: u64,
}

impl Default for WaitFencesIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<WaitFencesIn>() == 24);
    assert!(align_of::<WaitFencesIn>() == 8);
    assert!(core::mem::offset_of!(WaitFencesIn, fences) == 0);
    assert!(core::mem::offset_of!(WaitFencesIn, fence_count) == 8);
    assert!(core::mem::offset_of!(WaitFencesIn, wait_all) == 12);
    assert!(core::mem::offset_of!(WaitFencesIn, timeout_ns) == 16);
};

/// Whether and which.
#[doc(alias = "drm_amdgpu_wait_fences_out")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitFencesOut {
    /// 1 if the wait ended well, 0 if the time was up. Offset 0.
    pub status: u32,
    /// Index of one that is complete, if one was enough. Offset 4.
    pub first_signaled: u32,
}

impl Default for WaitFencesOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<WaitFencesOut>() == 8);
    assert!(align_of::<WaitFencesOut>() == 4);
    assert!(core::mem::offset_of!(WaitFencesOut, status) == 0);
    assert!(core::mem::offset_of!(WaitFencesOut, first_signaled) == 4);
};

/// Waits for one or all of some submissions: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_wait_fences")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct WaitFences {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 3],
}

impl Default for WaitFences {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl WaitFences {
    /// `data` read as `WaitFencesIn`.
    #[must_use]
    pub fn input(&self) -> WaitFencesIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_input(&mut self, value: WaitFencesIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `WaitFencesOut`.
    #[must_use]
    pub fn output(&self) -> WaitFencesOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_output(&mut self, value: WaitFencesOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<WaitFences>() == 24);
    assert!(align_of::<WaitFences>() == 8);
    assert!(core::mem::offset_of!(WaitFences, data) == 0);
};

/// Which submission is to become what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct FenceToHandleIn {
    /// Offset 0.
    pub fence: Fence,
    /// `AMDGPU_FENCE_TO_HANDLE_…`. Offset 24.
    pub what: u32,
    /// Zero. Offset 28.
    pub pad: u32,
}

impl Default for FenceToHandleIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<FenceToHandleIn>() == 32);
    assert!(align_of::<FenceToHandleIn>() == 8);
    assert!(core::mem::offset_of!(FenceToHandleIn, fence) == 0);
    assert!(core::mem::offset_of!(FenceToHandleIn, what) == 24);
    assert!(core::mem::offset_of!(FenceToHandleIn, pad) == 28);
};

/// The handle or file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct FenceToHandleOut {
    /// Offset 0.
    pub handle: u32,
}

impl Default for FenceToHandleOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<FenceToHandleOut>() == 4);
    assert!(align_of::<FenceToHandleOut>() == 4);
    assert!(core::mem::offset_of!(FenceToHandleOut, handle) == 0);
};

/// Makes a sync object or sync file of a submission: `input` becomes `output`.
#[doc(alias = "union drm_amdgpu_fence_to_handle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct FenceToHandle {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 4],
}

impl Default for FenceToHandle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl FenceToHandle {
    /// `data` read as `FenceToHandleIn`.
    #[must_use]
    pub fn input(&self) -> FenceToHandleIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_input(&mut self, value: FenceToHandleIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `FenceToHandleOut`.
    #[must_use]
    pub fn output(&self) -> FenceToHandleOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 4 bytes of `data`.
    pub fn set_output(&mut self, value: FenceToHandleOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<FenceToHandle>() == 32);
    assert!(align_of::<FenceToHandle>() == 8);
    assert!(core::mem::offset_of!(FenceToHandle, data) == 0);
};
