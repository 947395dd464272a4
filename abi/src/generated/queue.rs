// Generated from abi/spec/queue.toml by `cargo xtask codegen`. Do not edit.
// Content hash: e8d93faf1a957294

//! What a queue pointer points to. The GPU writes it: volatile and atomic access only.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Feature of a queue.
pub const HSA_QUEUE_FEATURE_KERNEL_DISPATCH: u32 = 1;
/// Feature of a queue.
pub const HSA_QUEUE_FEATURE_AGENT_DISPATCH: u32 = 2;
/// Fewest packets of a queue: a ring of 1 KiB.
pub const AQL_QUEUE_MIN_PACKETS: u32 = 16;
/// Most packets of a queue.
pub const AQL_QUEUE_MAX_PACKETS: u32 = 0x400_0000;
/// Size of the `scratch_last_used_index` table.
pub const MAX_NUM_XCC: usize = 128;
/// A dispatch needs more scratch than the queue has; no error, the runtime provides it.
pub const QUEUE_ERROR_SCRATCH: u64 = 1;
/// Bad dimensions in a dispatch packet.
pub const QUEUE_ERROR_DISPATCH_DIM: u64 = 2;
/// More group memory than there is.
pub const QUEUE_ERROR_GROUP_SEGMENT: u64 = 4;
/// Bad code object.
pub const QUEUE_ERROR_CODE: u64 = 8;
/// Unsupported packet.
pub const QUEUE_ERROR_PACKET_FORMAT: u64 = 32;
/// The workgroup is too large.
pub const QUEUE_ERROR_WORKGROUP_SIZE: u64 = 64;
/// The kernel needs more registers than there are.
pub const QUEUE_ERROR_REGISTERS: u64 = 128;
/// Unsupported vendor packet.
pub const QUEUE_ERROR_VENDOR_PACKET: u64 = 256;
/// Scratch was taken back; no error.
pub const QUEUE_ERROR_SCRATCH_RECLAIM: u64 = 512;
/// As [`QUEUE_ERROR_SCRATCH`], for the alternate scratch.
pub const QUEUE_ERROR_SCRATCH_ALTERNATE: u64 = 1024;
/// An access beyond the apertures.
pub const QUEUE_ERROR_MEMORY_APERTURE: u64 = 0x2000_0000;
/// An instruction that does not exist.
pub const QUEUE_ERROR_ILLEGAL_INSTRUCTION: u64 = 0x4000_0000;
/// A trap: abort or assertion.
pub const QUEUE_ERROR_EXCEPTION: u64 = 0x8000_0000;
/// How many producers a queue allows.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, FromBytes, IntoBytes, KnownLayout, Immutable,
)]
#[repr(transparent)]
pub struct QueueType(u32);

impl QueueType {
    /// Any number.
    #[doc(alias = "HSA_QUEUE_TYPE_MULTI")]
    pub const MULTI: Self = Self(0);
    /// One.
    #[doc(alias = "HSA_QUEUE_TYPE_SINGLE")]
    pub const SINGLE: Self = Self(1);
    /// Any number; its workgroups may wait for each other across the grid.
    #[doc(alias = "HSA_QUEUE_TYPE_COOPERATIVE")]
    pub const COOPERATIVE: Self = Self(2);
    /// All values that have a name.
    pub const ALL: &[Self] = &[Self::MULTI, Self::SINGLE, Self::COOPERATIVE];

    /// Any value, known or not.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The number itself.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The name in the header or the manual, if the value is a known one.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        crate::layout::name_of(Self::NAMES, self.0 as u64)
    }

    pub(crate) const NAMES: &'static [(&'static str, u64)] = &[
        ("HSA_QUEUE_TYPE_MULTI", Self::MULTI.0 as u64),
        ("HSA_QUEUE_TYPE_SINGLE", Self::SINGLE.0 as u64),
        ("HSA_QUEUE_TYPE_COOPERATIVE", Self::COOPERATIVE.0 as u64),
    ];
}

impl core::fmt::Debug for QueueType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "QueueType({:#x})", self.0),
        }
    }
}

/// Properties of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct QueueProperties(u32);

impl QueueProperties {
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

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn enable_trap_handler(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `enable_trap_handler`.
    #[inline]
    #[must_use]
    pub const fn with_enable_trap_handler(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: addresses have 64 bits
    #[inline]
    #[must_use]
    pub const fn is_ptr64(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `is_ptr64`.
    #[inline]
    #[must_use]
    pub const fn with_is_ptr64(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn enable_trap_handler_debug_sgprs(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `enable_trap_handler_debug_sgprs`.
    #[inline]
    #[must_use]
    pub const fn with_enable_trap_handler_debug_sgprs(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3: write timestamps into completion signals
    #[inline]
    #[must_use]
    pub const fn enable_profiling(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `enable_profiling`.
    #[inline]
    #[must_use]
    pub const fn with_enable_profiling(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4: give the scratch back after one dispatch
    #[inline]
    #[must_use]
    pub const fn use_scratch_once(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `use_scratch_once`.
    #[inline]
    #[must_use]
    pub const fn with_use_scratch_once(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }
}

impl core::fmt::Debug for QueueProperties {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<QueueProperties>() == 4);

/// Abilities of the packet processor and of the runtime, in `caps`.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct QueueCaps(u32);

impl QueueCaps {
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

    /// Bit 0: the firmware can have scratch taken back
    #[inline]
    #[must_use]
    pub const fn cp_async_reclaim(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `cp_async_reclaim`.
    #[inline]
    #[must_use]
    pub const fn with_cp_async_reclaim(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: the runtime takes scratch back: the fields of version 2 are valid
    #[inline]
    #[must_use]
    pub const fn sw_async_reclaim(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `sw_async_reclaim`.
    #[inline]
    #[must_use]
    pub const fn with_sw_async_reclaim(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }
}

impl core::fmt::Debug for QueueCaps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<QueueCaps>() == 4);

/// The part of a queue that the HSA standard shows.
#[doc(alias = "hsa_queue_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct HsaQueue {
    /// Offset 0.
    pub r#type: QueueType,
    /// `HSA_QUEUE_FEATURE_…`. Offset 4.
    pub features: u32,
    /// Of the ring, aligned to 64 bytes. Offset 8.
    pub base_address: u64,
    /// Handle; takes the index of the packet just written. Offset 16.
    pub doorbell_signal: u64,
    /// Packets, a power of two. Offset 24.
    pub size: u32,
    /// Zero. Offset 28.
    pub reserved1: u32,
    /// Unique in the process. Offset 32.
    pub id: u64,
}

impl Default for HsaQueue {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<HsaQueue>() == 40);
    assert!(align_of::<HsaQueue>() == 8);
    assert!(core::mem::offset_of!(HsaQueue, r#type) == 0);
    assert!(core::mem::offset_of!(HsaQueue, features) == 4);
    assert!(core::mem::offset_of!(HsaQueue, base_address) == 8);
    assert!(core::mem::offset_of!(HsaQueue, doorbell_signal) == 16);
    assert!(core::mem::offset_of!(HsaQueue, size) == 24);
    assert!(core::mem::offset_of!(HsaQueue, reserved1) == 28);
    assert!(core::mem::offset_of!(HsaQueue, id) == 32);
};

/// A queue as the packet processor and device code see it, version 1.
#[doc(alias = "amd_queue_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C, align(64))]
pub struct AmdQueue {
    /// Offset 0.
    pub hsa_queue: HsaQueue,
    /// Offset 40.
    pub caps: QueueCaps,
    /// Zero. Offset 44.
    pub reserved1: [u32; 3],
    /// Packets that were reserved by producers. Offset 56.
    pub write_dispatch_id: u64,
    /// Upper half of the LDS aperture's address. Offset 64.
    pub group_segment_aperture_base_hi: u32,
    /// Upper half of the scratch aperture's address. Offset 68.
    pub private_segment_aperture_base_hi: u32,
    /// Highest compute unit. Offset 72.
    pub max_cu_id: u32,
    /// Highest wave slot of a compute unit. Offset 76.
    pub max_wave_id: u32,
    /// Of 32-bit doorbells only. Offset 80.
    pub max_legacy_doorbell_dispatch_id_plus_1: u64,
    /// Of 32-bit doorbells only. Offset 88.
    pub legacy_doorbell_lock: u32,
    /// Zero. Offset 92.
    pub reserved2: [u32; 9],
    /// Packets whose slots are free again. Offset 128.
    pub read_dispatch_id: u64,
    /// 128: from the read index back to the queue. Offset 136.
    pub read_dispatch_id_field_base_byte_offset: u32,
    /// Register COMPUTE_TMPRING_SIZE for the scratch of this queue. Offset 140.
    pub compute_tmpring_size: u32,
    /// Buffer descriptor of the scratch. Offset 144.
    pub scratch_resource_descriptor: [u32; 4],
    /// Address. Offset 160.
    pub scratch_backing_memory_location: u64,
    /// Bytes. Offset 168.
    pub scratch_backing_memory_byte_size: u64,
    /// Bytes for a lane of a 64-wide wave. Offset 176.
    pub scratch_wave64_lane_byte_size: u32,
    /// Offset 180.
    pub queue_properties: QueueProperties,
    /// Zero. Offset 184.
    pub reserved3: [u32; 2],
    /// Handle of the signal that gets `QUEUE_ERROR_…`. Offset 192.
    pub queue_inactive_signal: u64,
    /// Zero. Offset 200.
    pub reserved4: [u32; 14],
}

impl Default for AmdQueue {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AmdQueue>() == 256);
    assert!(align_of::<AmdQueue>() == 64);
    assert!(core::mem::offset_of!(AmdQueue, hsa_queue) == 0);
    assert!(core::mem::offset_of!(AmdQueue, caps) == 40);
    assert!(core::mem::offset_of!(AmdQueue, reserved1) == 44);
    assert!(core::mem::offset_of!(AmdQueue, write_dispatch_id) == 56);
    assert!(core::mem::offset_of!(AmdQueue, group_segment_aperture_base_hi) == 64);
    assert!(core::mem::offset_of!(AmdQueue, private_segment_aperture_base_hi) == 68);
    assert!(core::mem::offset_of!(AmdQueue, max_cu_id) == 72);
    assert!(core::mem::offset_of!(AmdQueue, max_wave_id) == 76);
    assert!(core::mem::offset_of!(AmdQueue, max_legacy_doorbell_dispatch_id_plus_1) == 80);
    assert!(core::mem::offset_of!(AmdQueue, legacy_doorbell_lock) == 88);
    assert!(core::mem::offset_of!(AmdQueue, reserved2) == 92);
    assert!(core::mem::offset_of!(AmdQueue, read_dispatch_id) == 128);
    assert!(core::mem::offset_of!(AmdQueue, read_dispatch_id_field_base_byte_offset) == 136);
    assert!(core::mem::offset_of!(AmdQueue, compute_tmpring_size) == 140);
    assert!(core::mem::offset_of!(AmdQueue, scratch_resource_descriptor) == 144);
    assert!(core::mem::offset_of!(AmdQueue, scratch_backing_memory_location) == 160);
    assert!(core::mem::offset_of!(AmdQueue, scratch_backing_memory_byte_size) == 168);
    assert!(core::mem::offset_of!(AmdQueue, scratch_wave64_lane_byte_size) == 176);
    assert!(core::mem::offset_of!(AmdQueue, queue_properties) == 180);
    assert!(core::mem::offset_of!(AmdQueue, reserved3) == 184);
    assert!(core::mem::offset_of!(AmdQueue, queue_inactive_signal) == 192);
    assert!(core::mem::offset_of!(AmdQueue, reserved4) == 200);
};

/// Last dispatch of one XCC that used scratch.
#[doc(alias = "scratch_last_used_index_xcc_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ScratchLastUsedIndexXcc {
    /// Dispatch index, main scratch. Offset 0.
    pub main: u64,
    /// Dispatch index, alternate scratch. Offset 8.
    pub alt: u64,
}

impl Default for ScratchLastUsedIndexXcc {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ScratchLastUsedIndexXcc>() == 16);
    assert!(align_of::<ScratchLastUsedIndexXcc>() == 8);
    assert!(core::mem::offset_of!(ScratchLastUsedIndexXcc, main) == 0);
    assert!(core::mem::offset_of!(ScratchLastUsedIndexXcc, alt) == 8);
};

/// A queue as the packet processor and device code see it, version 2: scratch can be taken back while the queue runs.
#[doc(alias = "amd_queue_v2_t")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C, align(64))]
pub struct AmdQueueV2 {
    /// Offset 0.
    pub hsa_queue: HsaQueue,
    /// Offset 40.
    pub caps: QueueCaps,
    /// Zero. Offset 44.
    pub reserved1: [u32; 3],
    /// Packets that were reserved by producers. Offset 56.
    pub write_dispatch_id: u64,
    /// Upper half of the LDS aperture's address. Offset 64.
    pub group_segment_aperture_base_hi: u32,
    /// Upper half of the scratch aperture's address. Offset 68.
    pub private_segment_aperture_base_hi: u32,
    /// Highest compute unit. Offset 72.
    pub max_cu_id: u32,
    /// Highest wave slot of a compute unit. Offset 76.
    pub max_wave_id: u32,
    /// Of 32-bit doorbells only. Offset 80.
    pub max_legacy_doorbell_dispatch_id_plus_1: u64,
    /// Of 32-bit doorbells only. Offset 88.
    pub legacy_doorbell_lock: u32,
    /// Zero. Offset 92.
    pub reserved2: [u32; 9],
    /// Packets whose slots are free again. Offset 128.
    pub read_dispatch_id: u64,
    /// 128: from the read index back to the queue. Offset 136.
    pub read_dispatch_id_field_base_byte_offset: u32,
    /// Register COMPUTE_TMPRING_SIZE for the scratch of this queue. Offset 140.
    pub compute_tmpring_size: u32,
    /// Buffer descriptor of the scratch. Offset 144.
    pub scratch_resource_descriptor: [u32; 4],
    /// Address. Offset 160.
    pub scratch_backing_memory_location: u64,
    /// Bytes. Offset 168.
    pub scratch_backing_memory_byte_size: u64,
    /// Bytes for a lane of a 64-wide wave. Offset 176.
    pub scratch_wave64_lane_byte_size: u32,
    /// Offset 180.
    pub queue_properties: QueueProperties,
    /// Last dispatch that used scratch. Offset 184.
    pub scratch_max_use_index: u64,
    /// Handle of the signal that gets `QUEUE_ERROR_…`. Offset 192.
    pub queue_inactive_signal: u64,
    /// Last dispatch that used the alternate scratch. Offset 200.
    pub alt_scratch_max_use_index: u64,
    /// Buffer descriptor of the alternate scratch. Offset 208.
    pub alt_scratch_resource_descriptor: [u32; 4],
    /// Address. Offset 224.
    pub alt_scratch_backing_memory_location: u64,
    /// Largest grid that may use it, in workgroups. Offset 232.
    pub alt_scratch_dispatch_limit_x: u32,
    /// Largest grid that may use it, in workgroups. Offset 236.
    pub alt_scratch_dispatch_limit_y: u32,
    /// Largest grid that may use it, in workgroups. Offset 240.
    pub alt_scratch_dispatch_limit_z: u32,
    /// Bytes for a lane of a 64-wide wave. Offset 244.
    pub alt_scratch_wave64_lane_byte_size: u32,
    /// Register COMPUTE_TMPRING_SIZE for the alternate scratch. Offset 248.
    pub alt_compute_tmpring_size: u32,
    /// Zero. Offset 252.
    pub reserved5: u32,
    /// One for each XCC. Offset 256.
    pub scratch_last_used_index: [ScratchLastUsedIndexXcc; 128],
}

impl Default for AmdQueueV2 {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AmdQueueV2>() == 2304);
    assert!(align_of::<AmdQueueV2>() == 64);
    assert!(core::mem::offset_of!(AmdQueueV2, hsa_queue) == 0);
    assert!(core::mem::offset_of!(AmdQueueV2, caps) == 40);
    assert!(core::mem::offset_of!(AmdQueueV2, reserved1) == 44);
    assert!(core::mem::offset_of!(AmdQueueV2, write_dispatch_id) == 56);
    assert!(core::mem::offset_of!(AmdQueueV2, group_segment_aperture_base_hi) == 64);
    assert!(core::mem::offset_of!(AmdQueueV2, private_segment_aperture_base_hi) == 68);
    assert!(core::mem::offset_of!(AmdQueueV2, max_cu_id) == 72);
    assert!(core::mem::offset_of!(AmdQueueV2, max_wave_id) == 76);
    assert!(core::mem::offset_of!(AmdQueueV2, max_legacy_doorbell_dispatch_id_plus_1) == 80);
    assert!(core::mem::offset_of!(AmdQueueV2, legacy_doorbell_lock) == 88);
    assert!(core::mem::offset_of!(AmdQueueV2, reserved2) == 92);
    assert!(core::mem::offset_of!(AmdQueueV2, read_dispatch_id) == 128);
    assert!(core::mem::offset_of!(AmdQueueV2, read_dispatch_id_field_base_byte_offset) == 136);
    assert!(core::mem::offset_of!(AmdQueueV2, compute_tmpring_size) == 140);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_resource_descriptor) == 144);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_backing_memory_location) == 160);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_backing_memory_byte_size) == 168);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_wave64_lane_byte_size) == 176);
    assert!(core::mem::offset_of!(AmdQueueV2, queue_properties) == 180);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_max_use_index) == 184);
    assert!(core::mem::offset_of!(AmdQueueV2, queue_inactive_signal) == 192);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_max_use_index) == 200);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_resource_descriptor) == 208);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_backing_memory_location) == 224);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_dispatch_limit_x) == 232);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_dispatch_limit_y) == 236);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_dispatch_limit_z) == 240);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_scratch_wave64_lane_byte_size) == 244);
    assert!(core::mem::offset_of!(AmdQueueV2, alt_compute_tmpring_size) == 248);
    assert!(core::mem::offset_of!(AmdQueueV2, reserved5) == 252);
    assert!(core::mem::offset_of!(AmdQueueV2, scratch_last_used_index) == 256);
};
