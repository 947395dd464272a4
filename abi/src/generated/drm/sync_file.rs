// Generated from abi/spec/drm/sync_file.toml by `cargo xtask codegen`. Do not edit.
// Content hash: c9c53946591e1bfb

//! Sync files: files that hold a fence, and what can be asked of them.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Makes a sync file of the fences of two.
#[doc(alias = "sync_merge_data")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncMergeData {
    /// Name of the new one. Offset 0, to the callee.
    pub name: [u8; 32],
    /// The second one. Offset 32, to the callee.
    pub fd2: i32,
    /// The new one. Offset 36, from the callee.
    pub fence: i32,
    /// Zero. Offset 40.
    pub flags: u32,
    /// Zero. Offset 44.
    pub pad: u32,
}

impl Default for SyncMergeData {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncMergeData>() == 48);
    assert!(align_of::<SyncMergeData>() == 4);
    assert!(core::mem::offset_of!(SyncMergeData, name) == 0);
    assert!(core::mem::offset_of!(SyncMergeData, fd2) == 32);
    assert!(core::mem::offset_of!(SyncMergeData, fence) == 36);
    assert!(core::mem::offset_of!(SyncMergeData, flags) == 40);
    assert!(core::mem::offset_of!(SyncMergeData, pad) == 44);
};

/// A fence.
#[doc(alias = "sync_fence_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncFenceInfo {
    /// Name of its timeline. Offset 0.
    pub obj_name: [u8; 32],
    /// Offset 32.
    pub driver_name: [u8; 32],
    /// 0 before it is signalled, 1 after, an error number negated if what it stands for has failed. Offset 64.
    pub status: i32,
    /// Offset 68.
    pub flags: u32,
    /// When it was signalled. Offset 72.
    pub timestamp_ns: u64,
}

impl Default for SyncFenceInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncFenceInfo>() == 80);
    assert!(align_of::<SyncFenceInfo>() == 8);
    assert!(core::mem::offset_of!(SyncFenceInfo, obj_name) == 0);
    assert!(core::mem::offset_of!(SyncFenceInfo, driver_name) == 32);
    assert!(core::mem::offset_of!(SyncFenceInfo, status) == 64);
    assert!(core::mem::offset_of!(SyncFenceInfo, flags) == 68);
    assert!(core::mem::offset_of!(SyncFenceInfo, timestamp_ns) == 72);
};

/// A sync file.
#[doc(alias = "sync_file_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncFileInfo {
    /// Offset 0, from the callee.
    pub name: [u8; 32],
    /// As [`SyncFenceInfo::status`], of all of its fences. Offset 32, from the callee.
    pub status: i32,
    /// Zero. Offset 36.
    pub flags: u32,
    /// How many there is room for, 0 to be told the number only; how many there are. Offset 40, both ways.
    pub num_fences: u32,
    /// Zero. Offset 44.
    pub pad: u32,
    /// Address of [`SyncFenceInfo`]s. Offset 48, to the callee.
    pub sync_fence_info: u64,
}

impl Default for SyncFileInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncFileInfo>() == 56);
    assert!(align_of::<SyncFileInfo>() == 8);
    assert!(core::mem::offset_of!(SyncFileInfo, name) == 0);
    assert!(core::mem::offset_of!(SyncFileInfo, status) == 32);
    assert!(core::mem::offset_of!(SyncFileInfo, flags) == 36);
    assert!(core::mem::offset_of!(SyncFileInfo, num_fences) == 40);
    assert!(core::mem::offset_of!(SyncFileInfo, pad) == 44);
    assert!(core::mem::offset_of!(SyncFileInfo, sync_fence_info) == 48);
};

/// Hints when a fence will be waited for.
#[doc(alias = "sync_set_deadline")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncSetDeadline {
    /// Offset 0, to the callee.
    pub deadline_ns: u64,
    /// Zero. Offset 8.
    pub pad: u64,
}

impl Default for SyncSetDeadline {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncSetDeadline>() == 16);
    assert!(align_of::<SyncSetDeadline>() == 8);
    assert!(core::mem::offset_of!(SyncSetDeadline, deadline_ns) == 0);
    assert!(core::mem::offset_of!(SyncSetDeadline, pad) == 8);
};

/// A request to a sync file. Takes argument [`SyncMergeData`].
pub const SYNC_IOC_MERGE: u32 = 0xc030_3e03;
/// A request to a sync file. Takes argument [`SyncFileInfo`].
pub const SYNC_IOC_FILE_INFO: u32 = 0xc038_3e04;
/// A request to a sync file. Takes argument [`SyncSetDeadline`]. Since 6.6.
pub const SYNC_IOC_SET_DEADLINE: u32 = 0x4010_3e05;
