// Generated from abi/spec/kfd/mmap.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 2a4c7ba2b94e0b64

//! KFD: what can be mapped from `/dev/kfd`, and the event page.

/// The MMIO remap page of a GPU.
pub const KFD_MMAP_TYPE_MMIO: u64 = 0;
/// Memory that the kernel keeps for trap handler and save area of an APU.
pub const KFD_MMAP_TYPE_RESERVED_MEM: u64 = 0x4000_0000_0000_0000;
/// The event page of the process.
pub const KFD_MMAP_TYPE_EVENTS: u64 = 0x8000_0000_0000_0000;
/// The doorbell pages of the process on a GPU.
pub const KFD_MMAP_TYPE_DOORBELL: u64 = 0xc000_0000_0000_0000;
/// All kinds.
pub const KFD_MMAP_TYPE_MASK: u64 = 0xc000_0000_0000_0000;
/// Where the gpu_id (16 bits) lies in an mmap offset.
pub const KFD_MMAP_GPU_ID_SHIFT: u32 = 46;
/// Mask of the gpu_id in an mmap offset.
pub const KFD_MMAP_GPU_ID_MASK: u64 = 0x3fff_c000_0000_0000;
/// Bytes of a slot of the event page.
pub const KFD_EVENT_SLOT_SIZE: usize = 8;
/// Size of the event page in bytes: 4096 slots of 8.
pub const KFD_EVENT_PAGE_SIZE: usize = 0x8000;
/// What a slot of the event page holds while the event is not signalled; the GPU writes the event's id.
pub const KFD_EVENT_SLOT_UNSIGNALED: u64 = 0xffff_ffff_ffff_ffff;
/// Range of the ids of events that have no slot.
pub const KFD_FIRST_NONSIGNAL_EVENT_ID: u32 = 0x4000_0000;
/// Range of the ids of events that have no slot.
pub const KFD_LAST_NONSIGNAL_EVENT_ID: u32 = 0x7fff_ffff;
