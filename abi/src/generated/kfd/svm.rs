// Generated from abi/spec/kfd/svm.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 4570dde1303e39ac

//! KFD: shared virtual memory ranges.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// The host may always access.
pub const KFD_IOCTL_SVM_FLAG_HOST_ACCESS: u32 = 1;
/// Fine grained coherency between all devices with access.
pub const KFD_IOCTL_SVM_FLAG_COHERENT: u32 = 2;
/// Any GPU of the hive will do as the preferred one.
pub const KFD_IOCTL_SVM_FLAG_HIVE_LOCAL: u32 = 4;
/// GPUs only read: copies are allowed.
pub const KFD_IOCTL_SVM_FLAG_GPU_RO: u32 = 8;
/// GPUs may execute.
pub const KFD_IOCTL_SVM_FLAG_GPU_EXEC: u32 = 16;
/// GPUs mostly read; a write faults.
pub const KFD_IOCTL_SVM_FLAG_GPU_READ_MOSTLY: u32 = 32;
/// Keep the GPU mapping valid, as without XNACK.
pub const KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED: u32 = 64;
/// Coherency through device scope atomics too. Since 1.15.
pub const KFD_IOCTL_SVM_FLAG_EXT_COHERENT: u32 = 128;
/// What to do with the attributes.
pub const KFD_IOCTL_SVM_OP_SET_ATTR: u32 = 0;
/// What to do with the attributes.
pub const KFD_IOCTL_SVM_OP_GET_ATTR: u32 = 1;
/// A location that is no GPU.
pub const KFD_IOCTL_SVM_LOCATION_SYSMEM: u32 = 0;
/// A location that is no GPU.
pub const KFD_IOCTL_SVM_LOCATION_UNDEFINED: u32 = 0xffff_ffff;
/// gpu_id of the preferred home, 0 for system memory.
pub const KFD_IOCTL_SVM_ATTR_PREFERRED_LOC: u32 = 0;
/// gpu_id to migrate to now, 0 for system memory.
pub const KFD_IOCTL_SVM_ATTR_PREFETCH_LOC: u32 = 1;
/// A gpu_id that may access, with migration.
pub const KFD_IOCTL_SVM_ATTR_ACCESS: u32 = 2;
/// A gpu_id that may access where the memory is.
pub const KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE: u32 = 3;
/// A gpu_id that may not access.
pub const KFD_IOCTL_SVM_ATTR_NO_ACCESS: u32 = 4;
/// Flags to set.
pub const KFD_IOCTL_SVM_ATTR_SET_FLAGS: u32 = 5;
/// Flags to clear.
pub const KFD_IOCTL_SVM_ATTR_CLR_FLAGS: u32 = 6;
/// log2 of the pages that migrate at once.
pub const KFD_IOCTL_SVM_ATTR_GRANULARITY: u32 = 7;
/// One attribute of a range: what `value` means depends on `type`. Since 1.5.
#[doc(alias = "kfd_ioctl_svm_attribute")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SvmAttribute {
    /// `KFD_IOCTL_SVM_ATTR_…`. Offset 0.
    pub r#type: u32,
    /// Offset 4.
    pub value: u32,
}

impl Default for SvmAttribute {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SvmAttribute>() == 8);
    assert!(align_of::<SvmAttribute>() == 4);
    assert!(core::mem::offset_of!(SvmAttribute, r#type) == 0);
    assert!(core::mem::offset_of!(SvmAttribute, value) == 4);
};

/// Sets or gets attributes of a range of shared virtual memory; `nattr` attributes follow. Since 1.5.
#[doc(alias = "kfd_ioctl_svm_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SvmArgs {
    /// Offset 0.
    pub start_addr: u64,
    /// Offset 8.
    pub size: u64,
    /// `KFD_IOCTL_SVM_OP_…`. Offset 16.
    pub op: u32,
    /// Offset 20.
    pub nattr: u32,
}

impl Default for SvmArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SvmArgs>() == 24);
    assert!(align_of::<SvmArgs>() == 8);
    assert!(core::mem::offset_of!(SvmArgs, start_addr) == 0);
    assert!(core::mem::offset_of!(SvmArgs, size) == 8);
    assert!(core::mem::offset_of!(SvmArgs, op) == 16);
    assert!(core::mem::offset_of!(SvmArgs, nattr) == 20);
};
