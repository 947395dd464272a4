//! What the offset of a mapping of `/dev/kfd` says (`kfd_priv.h`).

/// The two top bits: what is mapped.
pub(crate) const TYPE_MASK: u64 = 3 << 62;
/// The doorbells of a GPU.
pub(crate) const DOORBELL: u64 = 3 << 62;
/// The event page.
pub(crate) const EVENTS: u64 = 2 << 62;
/// Memory that the kernel reserves for a trap handler (APUs only).
pub(crate) const RESERVED_MEM: u64 = 1 << 62;
/// The remapped register page of a GPU.
pub(crate) const MMIO: u64 = 0;

const GPU_SHIFT: u32 = 46;

/// A `gpu_id` in its place.
pub(crate) fn gpu(gpu_id: u32) -> u64 {
    u64::from(gpu_id & 0xffff) << GPU_SHIFT
}

/// The `gpu_id` of an offset.
pub(crate) fn gpu_id(offset: u64) -> u32 {
    (offset >> GPU_SHIFT) as u32 & 0xffff
}
