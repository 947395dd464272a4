// Generated from abi/spec/kfd/queue.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 23481d5708c5d05c

//! KFD: user mode queues and the context save area.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Kind of a queue (`queue_type`).
pub const KFD_IOC_QUEUE_TYPE_COMPUTE: u32 = 0;
/// Kind of a queue (`queue_type`).
pub const KFD_IOC_QUEUE_TYPE_SDMA: u32 = 1;
/// Kind of a queue (`queue_type`).
pub const KFD_IOC_QUEUE_TYPE_COMPUTE_AQL: u32 = 2;
/// Kind of a queue (`queue_type`).
pub const KFD_IOC_QUEUE_TYPE_SDMA_XGMI: u32 = 3;
/// Kind of a queue (`queue_type`). Since 1.17.
pub const KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID: u32 = 4;
/// Limit of a queue's share, priority or ring size.
pub const KFD_MAX_QUEUE_PERCENTAGE: u32 = 100;
/// Limit of a queue's share, priority or ring size.
pub const KFD_MAX_QUEUE_PRIORITY: u32 = 15;
/// Limit of a queue's share, priority or ring size.
pub const KFD_MIN_QUEUE_RING_SIZE: u32 = 1024;
/// Makes a user mode queue: the caller owns ring, EOP buffer and save area, the kernel gives id and doorbell.
#[doc(alias = "kfd_ioctl_create_queue_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CreateQueueArgs {
    /// GPU address of the ring; AQL: 256-byte aligned, the ring is doubly mapped. Offset 0, to the callee.
    pub ring_base_address: u64,
    /// Address of the write pointer, in user memory. Offset 8, from the callee.
    pub write_pointer_address: u64,
    /// Address of the read pointer, in user memory. Offset 16, from the callee.
    pub read_pointer_address: u64,
    /// mmap offset of the doorbell page, plus the byte of the doorbell in it. Offset 24, from the callee.
    pub doorbell_offset: u64,
    /// Bytes, a power of two. Offset 32, to the callee.
    pub ring_size: u32,
    /// Offset 36, to the callee.
    pub gpu_id: u32,
    /// `KFD_IOC_QUEUE_TYPE_…`. Offset 40, to the callee.
    pub queue_type: u32,
    /// Bits 0–7: share, 0 stops the queue; bits 8–15: XCC that takes PM4 packets. Offset 44, to the callee.
    pub queue_percentage: u32,
    /// 0 (lowest) to `KFD_MAX_QUEUE_PRIORITY`. Offset 48, to the callee.
    pub queue_priority: u32,
    /// Offset 52, from the callee.
    pub queue_id: u32,
    /// Offset 56, to the callee.
    pub eop_buffer_address: u64,
    /// Bytes; gfx9 takes 4096 for compute. Offset 64, to the callee.
    pub eop_buffer_size: u64,
    /// Offset 72, to the callee.
    pub ctx_save_restore_address: u64,
    /// Bytes for one XCC. Offset 80, to the callee.
    pub ctx_save_restore_size: u32,
    /// Bytes of the control stack at the start of the save area. Offset 84, to the callee.
    pub ctl_stack_size: u32,
    /// For `KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID`. Offset 88, to the callee. Since 1.17.
    pub sdma_engine_id: u32,
    /// Of an AQL queue: bytes of the ring of metadata after the ring of packets, 0 for none. Offset 92, to the callee. Since 1.17. Before 1.22 it was `pad`.
    pub metadata_ring_size: u32,
}

impl Default for CreateQueueArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl CreateQueueArgs {
    /// Versions that made the structure longer, with its size since then.
    pub const SIZES: &[(&str, usize)] = &[("1.17", 96)];
}

const _: () = {
    assert!(size_of::<CreateQueueArgs>() == 96);
    assert!(align_of::<CreateQueueArgs>() == 8);
    assert!(core::mem::offset_of!(CreateQueueArgs, ring_base_address) == 0);
    assert!(core::mem::offset_of!(CreateQueueArgs, write_pointer_address) == 8);
    assert!(core::mem::offset_of!(CreateQueueArgs, read_pointer_address) == 16);
    assert!(core::mem::offset_of!(CreateQueueArgs, doorbell_offset) == 24);
    assert!(core::mem::offset_of!(CreateQueueArgs, ring_size) == 32);
    assert!(core::mem::offset_of!(CreateQueueArgs, gpu_id) == 36);
    assert!(core::mem::offset_of!(CreateQueueArgs, queue_type) == 40);
    assert!(core::mem::offset_of!(CreateQueueArgs, queue_percentage) == 44);
    assert!(core::mem::offset_of!(CreateQueueArgs, queue_priority) == 48);
    assert!(core::mem::offset_of!(CreateQueueArgs, queue_id) == 52);
    assert!(core::mem::offset_of!(CreateQueueArgs, eop_buffer_address) == 56);
    assert!(core::mem::offset_of!(CreateQueueArgs, eop_buffer_size) == 64);
    assert!(core::mem::offset_of!(CreateQueueArgs, ctx_save_restore_address) == 72);
    assert!(core::mem::offset_of!(CreateQueueArgs, ctx_save_restore_size) == 80);
    assert!(core::mem::offset_of!(CreateQueueArgs, ctl_stack_size) == 84);
    assert!(core::mem::offset_of!(CreateQueueArgs, sdma_engine_id) == 88);
    assert!(core::mem::offset_of!(CreateQueueArgs, metadata_ring_size) == 92);
};

/// Takes a queue off the hardware and frees its id and doorbell.
#[doc(alias = "kfd_ioctl_destroy_queue_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DestroyQueueArgs {
    /// Offset 0, to the callee.
    pub queue_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DestroyQueueArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DestroyQueueArgs>() == 8);
    assert!(align_of::<DestroyQueueArgs>() == 4);
    assert!(core::mem::offset_of!(DestroyQueueArgs, queue_id) == 0);
    assert!(core::mem::offset_of!(DestroyQueueArgs, pad) == 4);
};

/// Changes ring, share and priority of a queue; a share of 0 or a ring address of 0 stops it.
#[doc(alias = "kfd_ioctl_update_queue_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UpdateQueueArgs {
    /// Offset 0, to the callee.
    pub ring_base_address: u64,
    /// Offset 8, to the callee.
    pub queue_id: u32,
    /// Offset 12, to the callee.
    pub ring_size: u32,
    /// 0 stops the queue. Offset 16, to the callee.
    pub queue_percentage: u32,
    /// Offset 20, to the callee.
    pub queue_priority: u32,
}

impl Default for UpdateQueueArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UpdateQueueArgs>() == 24);
    assert!(align_of::<UpdateQueueArgs>() == 8);
    assert!(core::mem::offset_of!(UpdateQueueArgs, ring_base_address) == 0);
    assert!(core::mem::offset_of!(UpdateQueueArgs, queue_id) == 8);
    assert!(core::mem::offset_of!(UpdateQueueArgs, ring_size) == 12);
    assert!(core::mem::offset_of!(UpdateQueueArgs, queue_percentage) == 16);
    assert!(core::mem::offset_of!(UpdateQueueArgs, queue_priority) == 20);
};

/// Restricts a queue to some compute units.
#[doc(alias = "kfd_ioctl_set_cu_mask_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetCuMaskArgs {
    /// Offset 0, to the callee.
    pub queue_id: u32,
    /// Bits, a multiple of 32. Offset 4, to the callee.
    pub num_cu_mask: u32,
    /// Address of `num_cu_mask / 32` words. Offset 8, to the callee.
    pub cu_mask_ptr: u64,
}

impl Default for SetCuMaskArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetCuMaskArgs>() == 16);
    assert!(align_of::<SetCuMaskArgs>() == 8);
    assert!(core::mem::offset_of!(SetCuMaskArgs, queue_id) == 0);
    assert!(core::mem::offset_of!(SetCuMaskArgs, num_cu_mask) == 4);
    assert!(core::mem::offset_of!(SetCuMaskArgs, cu_mask_ptr) == 8);
};

/// Copies the saved control stack and wave state of a stopped compute queue to the caller.
#[doc(alias = "kfd_ioctl_get_queue_wave_state_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetQueueWaveStateArgs {
    /// Offset 0, to the callee.
    pub ctl_stack_address: u64,
    /// Offset 8, from the callee.
    pub ctl_stack_used_size: u32,
    /// Offset 12, from the callee.
    pub save_area_used_size: u32,
    /// Offset 16, to the callee.
    pub queue_id: u32,
    /// Zero. Offset 20.
    pub pad: u32,
}

impl Default for GetQueueWaveStateArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetQueueWaveStateArgs>() == 24);
    assert!(align_of::<GetQueueWaveStateArgs>() == 8);
    assert!(core::mem::offset_of!(GetQueueWaveStateArgs, ctl_stack_address) == 0);
    assert!(core::mem::offset_of!(GetQueueWaveStateArgs, ctl_stack_used_size) == 8);
    assert!(core::mem::offset_of!(GetQueueWaveStateArgs, save_area_used_size) == 12);
    assert!(core::mem::offset_of!(GetQueueWaveStateArgs, queue_id) == 16);
    assert!(core::mem::offset_of!(GetQueueWaveStateArgs, pad) == 20);
};

/// Gives global wave sync barriers to a queue, or takes them away with a count of 0.
#[doc(alias = "kfd_ioctl_alloc_queue_gws_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AllocQueueGwsArgs {
    /// Offset 0, to the callee.
    pub queue_id: u32,
    /// Offset 4, to the callee.
    pub num_gws: u32,
    /// Offset 8, from the callee.
    pub first_gws: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for AllocQueueGwsArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AllocQueueGwsArgs>() == 16);
    assert!(align_of::<AllocQueueGwsArgs>() == 4);
    assert!(core::mem::offset_of!(AllocQueueGwsArgs, queue_id) == 0);
    assert!(core::mem::offset_of!(AllocQueueGwsArgs, num_gws) == 4);
    assert!(core::mem::offset_of!(AllocQueueGwsArgs, first_gws) == 8);
    assert!(core::mem::offset_of!(AllocQueueGwsArgs, pad) == 12);
};

/// Head of the context save area; the runtime fills in where exceptions go. Since 1.13.
#[doc(alias = "kfd_context_save_area_header")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ContextSaveAreaHeader {
    /// Offset 0.
    pub control_stack_offset: u32,
    /// Offset 4.
    pub control_stack_size: u32,
    /// Offset 8.
    pub wave_state_offset: u32,
    /// Offset 12.
    pub wave_state_size: u32,
    /// Offset 16.
    pub debug_offset: u32,
    /// Offset 20.
    pub debug_size: u32,
    /// Address of a 64-bit word for the exception mask. Offset 24.
    pub err_payload_addr: u64,
    /// Event to raise with it. Offset 32.
    pub err_event_id: u32,
    /// Zero. Offset 36.
    pub reserved1: u32,
}

impl Default for ContextSaveAreaHeader {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ContextSaveAreaHeader>() == 40);
    assert!(align_of::<ContextSaveAreaHeader>() == 8);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, control_stack_offset) == 0);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, control_stack_size) == 4);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, wave_state_offset) == 8);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, wave_state_size) == 12);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, debug_offset) == 16);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, debug_size) == 20);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, err_payload_addr) == 24);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, err_event_id) == 32);
    assert!(core::mem::offset_of!(ContextSaveAreaHeader, reserved1) == 36);
};
