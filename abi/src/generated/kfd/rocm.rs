// Generated from abi/spec/kfd/rocm.toml by `cargo xtask codegen`. Do not edit.
// Content hash: e8cf3aa988f46e21

//! KFD: requests of AMD's own kernel module, 0x80 and up.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Operation of the streaming performance monitor.
pub const KFD_IOCTL_SPM_OP_ACQUIRE: u32 = 0;
/// Operation of the streaming performance monitor.
pub const KFD_IOCTL_SPM_OP_RELEASE: u32 = 1;
/// Operation of the streaming performance monitor.
pub const KFD_IOCTL_SPM_OP_SET_DEST_BUF: u32 = 2;
/// Operation of the program counter sampler.
pub const KFD_IOCTL_PCS_OP_QUERY_CAPABILITIES: u32 = 0;
/// Operation of the program counter sampler.
pub const KFD_IOCTL_PCS_OP_CREATE: u32 = 1;
/// Operation of the program counter sampler.
pub const KFD_IOCTL_PCS_OP_DESTROY: u32 = 2;
/// Operation of the program counter sampler.
pub const KFD_IOCTL_PCS_OP_START: u32 = 3;
/// Operation of the program counter sampler.
pub const KFD_IOCTL_PCS_OP_STOP: u32 = 4;
/// Flag of a cross-process copy: set for a write to the other process.
pub const KFD_CROSS_MEMORY_RW_BIT: u32 = 1 << 0;
/// Makes a handle of a BO that another process can import.
#[doc(alias = "kfd_ioctl_ipc_export_handle_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct IpcExportHandleArgs {
    /// The BO. Offset 0, to the callee.
    pub handle: u64,
    /// 128 bits to pass on. Offset 8, from the callee.
    pub share_handle: [u32; 4],
    /// Offset 24, to the callee.
    pub gpu_id: u32,
    /// Offset 28, to the callee.
    pub flags: u32,
}

impl Default for IpcExportHandleArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<IpcExportHandleArgs>() == 32);
    assert!(align_of::<IpcExportHandleArgs>() == 8);
    assert!(core::mem::offset_of!(IpcExportHandleArgs, handle) == 0);
    assert!(core::mem::offset_of!(IpcExportHandleArgs, share_handle) == 8);
    assert!(core::mem::offset_of!(IpcExportHandleArgs, gpu_id) == 24);
    assert!(core::mem::offset_of!(IpcExportHandleArgs, flags) == 28);
};

/// Makes a BO of another process's handle.
#[doc(alias = "kfd_ioctl_ipc_import_handle_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct IpcImportHandleArgs {
    /// The BO. Offset 0, from the callee.
    pub handle: u64,
    /// GPU virtual address, page aligned. Offset 8, to the callee.
    pub va_addr: u64,
    /// For mmap of the render node. Offset 16, from the callee.
    pub mmap_offset: u64,
    /// Offset 24, to the callee.
    pub share_handle: [u32; 4],
    /// Offset 40, to the callee.
    pub gpu_id: u32,
    /// `KFD_IOC_ALLOC_MEM_FLAGS_…`. Offset 44, from the callee.
    pub flags: u32,
}

impl Default for IpcImportHandleArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<IpcImportHandleArgs>() == 48);
    assert!(align_of::<IpcImportHandleArgs>() == 8);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, handle) == 0);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, va_addr) == 8);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, mmap_offset) == 16);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, share_handle) == 24);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, gpu_id) == 40);
    assert!(core::mem::offset_of!(IpcImportHandleArgs, flags) == 44);
};

/// One range of a cross-process copy.
#[doc(alias = "kfd_memory_range")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct MemoryRange {
    /// Offset 0.
    pub va_addr: u64,
    /// Bytes. Offset 8.
    pub size: u64,
}

impl Default for MemoryRange {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<MemoryRange>() == 16);
    assert!(align_of::<MemoryRange>() == 8);
    assert!(core::mem::offset_of!(MemoryRange, va_addr) == 0);
    assert!(core::mem::offset_of!(MemoryRange, size) == 8);
};

/// Copies between ranges of two processes.
#[doc(alias = "kfd_ioctl_cross_memory_copy_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct CrossMemoryCopyArgs {
    /// The other process. Offset 0, to the callee.
    pub pid: u32,
    /// [`KFD_CROSS_MEMORY_RW_BIT`]. Offset 4, to the callee.
    pub flags: u32,
    /// Address of [`MemoryRange`]s. Offset 8, to the callee.
    pub src_mem_range_array: u64,
    /// Offset 16, to the callee.
    pub src_mem_array_size: u64,
    /// Address of [`MemoryRange`]s. Offset 24, to the callee.
    pub dst_mem_range_array: u64,
    /// Offset 32, to the callee.
    pub dst_mem_array_size: u64,
    /// Offset 40, from the callee.
    pub bytes_copied: u64,
}

impl Default for CrossMemoryCopyArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CrossMemoryCopyArgs>() == 48);
    assert!(align_of::<CrossMemoryCopyArgs>() == 8);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, pid) == 0);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, flags) == 4);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, src_mem_range_array) == 8);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, src_mem_array_size) == 16);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, dst_mem_range_array) == 24);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, dst_mem_array_size) == 32);
    assert!(core::mem::offset_of!(CrossMemoryCopyArgs, bytes_copied) == 40);
};

/// One operation of the streaming performance monitor.
#[doc(alias = "kfd_ioctl_spm_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct SpmArgs {
    /// Address. Offset 0, to the callee.
    pub dest_buf: u64,
    /// Bytes. Offset 8, to the callee.
    pub buf_size: u32,
    /// `KFD_IOCTL_SPM_OP_…`. Offset 12, to the callee.
    pub op: u32,
    /// Milliseconds. Offset 16, both ways.
    pub timeout: u32,
    /// Offset 20, to the callee.
    pub gpu_id: u32,
    /// Offset 24, from the callee.
    pub bytes_copied: u32,
    /// Offset 28, from the callee.
    pub has_data_loss: u32,
}

impl Default for SpmArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SpmArgs>() == 32);
    assert!(align_of::<SpmArgs>() == 8);
    assert!(core::mem::offset_of!(SpmArgs, dest_buf) == 0);
    assert!(core::mem::offset_of!(SpmArgs, buf_size) == 8);
    assert!(core::mem::offset_of!(SpmArgs, op) == 12);
    assert!(core::mem::offset_of!(SpmArgs, timeout) == 16);
    assert!(core::mem::offset_of!(SpmArgs, gpu_id) == 20);
    assert!(core::mem::offset_of!(SpmArgs, bytes_copied) == 24);
    assert!(core::mem::offset_of!(SpmArgs, has_data_loss) == 28);
};

/// A way of sampling that a GPU has.
#[doc(alias = "kfd_pc_sample_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct PcSampleInfo {
    /// Offset 0, to the callee.
    pub interval: u64,
    /// Offset 8, from the callee.
    pub interval_min: u64,
    /// Offset 16, from the callee.
    pub interval_max: u64,
    /// Offset 24, from the callee.
    pub flags: u64,
    /// Offset 32, both ways.
    pub method: u32,
    /// Offset 36, both ways.
    pub r#type: u32,
}

impl Default for PcSampleInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PcSampleInfo>() == 40);
    assert!(align_of::<PcSampleInfo>() == 8);
    assert!(core::mem::offset_of!(PcSampleInfo, interval) == 0);
    assert!(core::mem::offset_of!(PcSampleInfo, interval_min) == 8);
    assert!(core::mem::offset_of!(PcSampleInfo, interval_max) == 16);
    assert!(core::mem::offset_of!(PcSampleInfo, flags) == 24);
    assert!(core::mem::offset_of!(PcSampleInfo, method) == 32);
    assert!(core::mem::offset_of!(PcSampleInfo, r#type) == 36);
};

/// One operation of the program counter sampler.
#[doc(alias = "kfd_ioctl_pc_sample_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
#[allow(non_snake_case, reason = "header names")]
pub struct PcSampleArgs {
    /// Address of [`PcSampleInfo`]s. Offset 0.
    pub sample_info_ptr: u64,
    /// Offset 8.
    pub num_sample_info: u32,
    /// `KFD_IOCTL_PCS_OP_…`. Offset 12.
    pub op: u32,
    /// Offset 16.
    pub gpu_id: u32,
    /// Offset 20.
    pub trace_id: u32,
    /// Offset 24.
    pub flags: u32,
    /// Zero. Offset 28.
    pub reserved: u32,
}

impl Default for PcSampleArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PcSampleArgs>() == 32);
    assert!(align_of::<PcSampleArgs>() == 8);
    assert!(core::mem::offset_of!(PcSampleArgs, sample_info_ptr) == 0);
    assert!(core::mem::offset_of!(PcSampleArgs, num_sample_info) == 8);
    assert!(core::mem::offset_of!(PcSampleArgs, op) == 12);
    assert!(core::mem::offset_of!(PcSampleArgs, gpu_id) == 16);
    assert!(core::mem::offset_of!(PcSampleArgs, trace_id) == 20);
    assert!(core::mem::offset_of!(PcSampleArgs, flags) == 24);
    assert!(core::mem::offset_of!(PcSampleArgs, reserved) == 28);
};

/// A request to `/dev/kfd` of AMD's own kernel module. Takes argument [`IpcImportHandleArgs`].
pub const AMDKFD_IOC_IPC_IMPORT_HANDLE: u32 = 0xc030_4b80;
/// A request to `/dev/kfd` of AMD's own kernel module. Takes argument [`IpcExportHandleArgs`].
pub const AMDKFD_IOC_IPC_EXPORT_HANDLE: u32 = 0xc020_4b81;
/// A request to `/dev/kfd` of AMD's own kernel module. Takes argument [`CrossMemoryCopyArgs`].
pub const AMDKFD_IOC_CROSS_MEMORY_COPY: u32 = 0xc030_4b83;
/// A request to `/dev/kfd` of AMD's own kernel module. Takes argument [`SpmArgs`].
pub const AMDKFD_IOC_RLC_SPM: u32 = 0xc020_4b84;
/// A request to `/dev/kfd` of AMD's own kernel module. Takes argument [`PcSampleArgs`].
pub const AMDKFD_IOC_PC_SAMPLE: u32 = 0xc020_4b85;
