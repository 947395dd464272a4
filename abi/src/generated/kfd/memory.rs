// Generated from abi/spec/kfd/memory.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 2445d17d14846b39

//! KFD: BOs, GPUVM maps, dmabufs.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Cache policy of an aperture.
pub const KFD_IOC_CACHE_POLICY_COHERENT: u32 = 0;
/// Cache policy of an aperture.
pub const KFD_IOC_CACHE_POLICY_NONCOHERENT: u32 = 1;
/// Matrix instructions round as the standard wants, not as fast as they can. Since 1.18.
pub const KFD_PROC_FLAG_MFMA_HIGH_PRECISION: u32 = 1 << 0;
/// Memory of the GPU.
pub const KFD_IOC_ALLOC_MEM_FLAGS_VRAM: u32 = 1 << 0;
/// System memory that the kernel allocates.
pub const KFD_IOC_ALLOC_MEM_FLAGS_GTT: u32 = 1 << 1;
/// Pages of the process; their address comes in `mmap_offset`.
pub const KFD_IOC_ALLOC_MEM_FLAGS_USERPTR: u32 = 1 << 2;
/// The doorbell pages of the process.
pub const KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL: u32 = 1 << 3;
/// The page with the HDP flush registers.
pub const KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP: u32 = 1 << 4;
/// The GPU may write.
pub const KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE: u32 = 1 << 31;
/// The GPU may execute.
pub const KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE: u32 = 1 << 30;
/// VRAM that the host can map.
pub const KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC: u32 = 1 << 29;
/// Fail rather than take another kind of memory.
pub const KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE: u32 = 1 << 28;
/// Map twice in a row, for a ring that wraps.
pub const KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM: u32 = 1 << 27;
/// Fine grained: coherent at system scope.
pub const KFD_IOC_ALLOC_MEM_FLAGS_COHERENT: u32 = 1 << 26;
/// No caching in the GPU.
pub const KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED: u32 = 1 << 25;
/// Coherent at device scope atomics too. Since 1.15.
pub const KFD_IOC_ALLOC_MEM_FLAGS_EXT_COHERENT: u32 = 1 << 24;
/// Physically contiguous VRAM. Since 1.16.
pub const KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS: u32 = 1 << 23;
/// Register in the MMIO remap page, by byte offset.
pub const KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL: u32 = 0;
/// Register in the MMIO remap page, by byte offset.
pub const KFD_MMIO_REMAP_HDP_REG_FLUSH_CNTL: u32 = 4;
/// Cache policy of the default and the alternate aperture.
#[doc(alias = "kfd_ioctl_set_memory_policy_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetMemoryPolicyArgs {
    /// Offset 0, to the callee.
    pub alternate_aperture_base: u64,
    /// Offset 8, to the callee.
    pub alternate_aperture_size: u64,
    /// Offset 16, to the callee.
    pub gpu_id: u32,
    /// Offset 20, to the callee.
    pub default_policy: u32,
    /// Offset 24, to the callee.
    pub alternate_policy: u32,
    /// `KFD_PROC_FLAG_…`. Offset 28, to the callee. Before 1.18 it was `pad`.
    pub misc_process_flag: u32,
}

impl Default for SetMemoryPolicyArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetMemoryPolicyArgs>() == 32);
    assert!(align_of::<SetMemoryPolicyArgs>() == 8);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, alternate_aperture_base) == 0);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, alternate_aperture_size) == 8);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, gpu_id) == 16);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, default_policy) == 20);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, alternate_policy) == 24);
    assert!(core::mem::offset_of!(SetMemoryPolicyArgs, misc_process_flag) == 28);
};

/// Where the scratch memory of a GPU lies, for devices without flat scratch registers per queue.
#[doc(alias = "kfd_ioctl_set_scratch_backing_va_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetScratchBackingVaArgs {
    /// Offset 0, to the callee.
    pub va_addr: u64,
    /// Offset 8, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for SetScratchBackingVaArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetScratchBackingVaArgs>() == 16);
    assert!(align_of::<SetScratchBackingVaArgs>() == 8);
    assert!(core::mem::offset_of!(SetScratchBackingVaArgs, va_addr) == 0);
    assert!(core::mem::offset_of!(SetScratchBackingVaArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(SetScratchBackingVaArgs, pad) == 12);
};

/// Gives the address space of an open render node to the process on one GPU.
#[doc(alias = "kfd_ioctl_acquire_vm_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AcquireVmArgs {
    /// An open render node of the same GPU. Offset 0, to the callee.
    pub drm_fd: u32,
    /// Offset 4, to the callee.
    pub gpu_id: u32,
}

impl Default for AcquireVmArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AcquireVmArgs>() == 8);
    assert!(align_of::<AcquireVmArgs>() == 4);
    assert!(core::mem::offset_of!(AcquireVmArgs, drm_fd) == 0);
    assert!(core::mem::offset_of!(AcquireVmArgs, gpu_id) == 4);
};

/// Makes a BO at a fixed GPU virtual address; it is not mapped yet.
#[doc(alias = "kfd_ioctl_alloc_memory_of_gpu_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AllocMemoryOfGpuArgs {
    /// GPU virtual address, page aligned. Offset 0, to the callee.
    pub va_addr: u64,
    /// Bytes, page aligned. Offset 8, to the callee.
    pub size: u64,
    /// Offset 16, from the callee.
    pub handle: u64,
    /// For mmap of the render node; for a userptr the host address goes in here. Offset 24, both ways.
    pub mmap_offset: u64,
    /// Offset 32, to the callee.
    pub gpu_id: u32,
    /// `KFD_IOC_ALLOC_MEM_FLAGS_…`. Offset 36.
    pub flags: u32,
}

impl Default for AllocMemoryOfGpuArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AllocMemoryOfGpuArgs>() == 40);
    assert!(align_of::<AllocMemoryOfGpuArgs>() == 8);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, va_addr) == 0);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, size) == 8);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, handle) == 16);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, mmap_offset) == 24);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, gpu_id) == 32);
    assert!(core::mem::offset_of!(AllocMemoryOfGpuArgs, flags) == 36);
};

/// Frees a BO that no GPU has mapped any more.
#[doc(alias = "kfd_ioctl_free_memory_of_gpu_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct FreeMemoryOfGpuArgs {
    /// Offset 0, to the callee.
    pub handle: u64,
}

impl Default for FreeMemoryOfGpuArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<FreeMemoryOfGpuArgs>() == 8);
    assert!(align_of::<FreeMemoryOfGpuArgs>() == 8);
    assert!(core::mem::offset_of!(FreeMemoryOfGpuArgs, handle) == 0);
};

/// Maps a BO into the GPUVM of some GPUs.
#[doc(alias = "kfd_ioctl_map_memory_to_gpu_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct MapMemoryToGpuArgs {
    /// Offset 0, to the callee.
    pub handle: u64,
    /// Address of `n_devices` gpu_ids, 32 bits each. Offset 8, to the callee.
    pub device_ids_array_ptr: u64,
    /// Offset 16, to the callee.
    pub n_devices: u32,
    /// How many GPUs from the start of the array are done; 0 on the first call. Offset 20, from the callee.
    pub n_success: u32,
}

impl Default for MapMemoryToGpuArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MapMemoryToGpuArgs>() == 24);
    assert!(align_of::<MapMemoryToGpuArgs>() == 8);
    assert!(core::mem::offset_of!(MapMemoryToGpuArgs, handle) == 0);
    assert!(core::mem::offset_of!(MapMemoryToGpuArgs, device_ids_array_ptr) == 8);
    assert!(core::mem::offset_of!(MapMemoryToGpuArgs, n_devices) == 16);
    assert!(core::mem::offset_of!(MapMemoryToGpuArgs, n_success) == 20);
};

/// Takes a BO out of the GPUVM of some GPUs.
#[doc(alias = "kfd_ioctl_unmap_memory_from_gpu_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct UnmapMemoryFromGpuArgs {
    /// Offset 0, to the callee.
    pub handle: u64,
    /// Address of `n_devices` gpu_ids, 32 bits each. Offset 8, to the callee.
    pub device_ids_array_ptr: u64,
    /// Offset 16, to the callee.
    pub n_devices: u32,
    /// How many GPUs from the start of the array are done; 0 on the first call. Offset 20, from the callee.
    pub n_success: u32,
}

impl Default for UnmapMemoryFromGpuArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<UnmapMemoryFromGpuArgs>() == 24);
    assert!(align_of::<UnmapMemoryFromGpuArgs>() == 8);
    assert!(core::mem::offset_of!(UnmapMemoryFromGpuArgs, handle) == 0);
    assert!(core::mem::offset_of!(UnmapMemoryFromGpuArgs, device_ids_array_ptr) == 8);
    assert!(core::mem::offset_of!(UnmapMemoryFromGpuArgs, n_devices) == 16);
    assert!(core::mem::offset_of!(UnmapMemoryFromGpuArgs, n_success) == 20);
};

/// Size, home and metadata of a dmabuf, before it is imported.
#[doc(alias = "kfd_ioctl_get_dmabuf_info_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetDmabufInfoArgs {
    /// Offset 0, from the callee.
    pub size: u64,
    /// Offset 8, to the callee.
    pub metadata_ptr: u64,
    /// Room, then bytes written. Offset 16, both ways.
    pub metadata_size: u32,
    /// Offset 20, from the callee.
    pub gpu_id: u32,
    /// Offset 24, from the callee.
    pub flags: u32,
    /// Offset 28, to the callee.
    pub dmabuf_fd: u32,
}

impl Default for GetDmabufInfoArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetDmabufInfoArgs>() == 32);
    assert!(align_of::<GetDmabufInfoArgs>() == 8);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, size) == 0);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, metadata_ptr) == 8);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, metadata_size) == 16);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, gpu_id) == 20);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, flags) == 24);
    assert!(core::mem::offset_of!(GetDmabufInfoArgs, dmabuf_fd) == 28);
};

/// Makes a BO of a dmabuf.
#[doc(alias = "kfd_ioctl_import_dmabuf_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ImportDmabufArgs {
    /// Offset 0, to the callee.
    pub va_addr: u64,
    /// Offset 8, from the callee.
    pub handle: u64,
    /// Offset 16, to the callee.
    pub gpu_id: u32,
    /// Offset 20, to the callee.
    pub dmabuf_fd: u32,
}

impl Default for ImportDmabufArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ImportDmabufArgs>() == 24);
    assert!(align_of::<ImportDmabufArgs>() == 8);
    assert!(core::mem::offset_of!(ImportDmabufArgs, va_addr) == 0);
    assert!(core::mem::offset_of!(ImportDmabufArgs, handle) == 8);
    assert!(core::mem::offset_of!(ImportDmabufArgs, gpu_id) == 16);
    assert!(core::mem::offset_of!(ImportDmabufArgs, dmabuf_fd) == 20);
};

/// Makes a dmabuf of a BO. Since 1.12.
#[doc(alias = "kfd_ioctl_export_dmabuf_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ExportDmabufArgs {
    /// Offset 0, to the callee.
    pub handle: u64,
    /// File flags: O_CLOEXEC, O_RDWR. Offset 8, to the callee.
    pub flags: u32,
    /// Offset 12, from the callee.
    pub dmabuf_fd: u32,
}

impl Default for ExportDmabufArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ExportDmabufArgs>() == 16);
    assert!(align_of::<ExportDmabufArgs>() == 8);
    assert!(core::mem::offset_of!(ExportDmabufArgs, handle) == 0);
    assert!(core::mem::offset_of!(ExportDmabufArgs, flags) == 8);
    assert!(core::mem::offset_of!(ExportDmabufArgs, dmabuf_fd) == 12);
};
