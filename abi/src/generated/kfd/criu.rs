// Generated from abi/spec/kfd/criu.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 56f374e24871deae

//! KFD: checkpoint and restore of a process.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Step of checkpoint or restore.
pub const KFD_CRIU_OP_PROCESS_INFO: u32 = 0;
/// Step of checkpoint or restore.
pub const KFD_CRIU_OP_CHECKPOINT: u32 = 1;
/// Step of checkpoint or restore.
pub const KFD_CRIU_OP_UNPAUSE: u32 = 2;
/// Step of checkpoint or restore.
pub const KFD_CRIU_OP_RESTORE: u32 = 3;
/// Step of checkpoint or restore.
pub const KFD_CRIU_OP_RESUME: u32 = 4;
/// One step of checkpoint or restore of a process. Since 1.7.
#[doc(alias = "kfd_ioctl_criu_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CriuArgs {
    /// Offset 0.
    pub devices: u64,
    /// Offset 8.
    pub bos: u64,
    /// Offset 16.
    pub priv_data: u64,
    /// Offset 24.
    pub priv_data_size: u64,
    /// Offset 32.
    pub num_devices: u32,
    /// Offset 36.
    pub num_bos: u32,
    /// Offset 40.
    pub num_objects: u32,
    /// Offset 44.
    pub pid: u32,
    /// Offset 48.
    pub op: u32,
    /// Padding that the compiler puts there. Offset 52.
    pub pad: u32,
}

impl Default for CriuArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CriuArgs>() == 56);
    assert!(align_of::<CriuArgs>() == 8);
    assert!(core::mem::offset_of!(CriuArgs, devices) == 0);
    assert!(core::mem::offset_of!(CriuArgs, bos) == 8);
    assert!(core::mem::offset_of!(CriuArgs, priv_data) == 16);
    assert!(core::mem::offset_of!(CriuArgs, priv_data_size) == 24);
    assert!(core::mem::offset_of!(CriuArgs, num_devices) == 32);
    assert!(core::mem::offset_of!(CriuArgs, num_bos) == 36);
    assert!(core::mem::offset_of!(CriuArgs, num_objects) == 40);
    assert!(core::mem::offset_of!(CriuArgs, pid) == 44);
    assert!(core::mem::offset_of!(CriuArgs, op) == 48);
    assert!(core::mem::offset_of!(CriuArgs, pad) == 52);
};

/// One GPU of a checkpoint. Since 1.7.
#[doc(alias = "kfd_criu_device_bucket")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CriuDeviceBucket {
    /// Offset 0.
    pub user_gpu_id: u32,
    /// Offset 4.
    pub actual_gpu_id: u32,
    /// Offset 8.
    pub drm_fd: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for CriuDeviceBucket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CriuDeviceBucket>() == 16);
    assert!(align_of::<CriuDeviceBucket>() == 4);
    assert!(core::mem::offset_of!(CriuDeviceBucket, user_gpu_id) == 0);
    assert!(core::mem::offset_of!(CriuDeviceBucket, actual_gpu_id) == 4);
    assert!(core::mem::offset_of!(CriuDeviceBucket, drm_fd) == 8);
    assert!(core::mem::offset_of!(CriuDeviceBucket, pad) == 12);
};

/// One BO of a checkpoint. Since 1.7.
#[doc(alias = "kfd_criu_bo_bucket")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct CriuBoBucket {
    /// Offset 0.
    pub addr: u64,
    /// Offset 8.
    pub size: u64,
    /// Offset 16.
    pub offset: u64,
    /// Offset 24.
    pub restored_offset: u64,
    /// Offset 32.
    pub gpu_id: u32,
    /// Offset 36.
    pub alloc_flags: u32,
    /// Offset 40.
    pub dmabuf_fd: u32,
    /// Zero. Offset 44.
    pub pad: u32,
}

impl Default for CriuBoBucket {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<CriuBoBucket>() == 48);
    assert!(align_of::<CriuBoBucket>() == 8);
    assert!(core::mem::offset_of!(CriuBoBucket, addr) == 0);
    assert!(core::mem::offset_of!(CriuBoBucket, size) == 8);
    assert!(core::mem::offset_of!(CriuBoBucket, offset) == 16);
    assert!(core::mem::offset_of!(CriuBoBucket, restored_offset) == 24);
    assert!(core::mem::offset_of!(CriuBoBucket, gpu_id) == 32);
    assert!(core::mem::offset_of!(CriuBoBucket, alloc_flags) == 36);
    assert!(core::mem::offset_of!(CriuBoBucket, dmabuf_fd) == 40);
    assert!(core::mem::offset_of!(CriuBoBucket, pad) == 44);
};
