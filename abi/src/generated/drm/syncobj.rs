// Generated from abi/spec/drm/syncobj.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 2f262ac894895441

//! DRM: sync objects, binary and timeline. A submission waits for them and signals them.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Flag of a new sync object: it is signalled at once.
pub const DRM_SYNCOBJ_CREATE_SIGNALED: u32 = 1 << 0;
/// The file is a sync file, which holds one fence.
pub const DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE: u32 = 1 << 0;
/// Its fence goes to a point of the timeline. Since 6.19.
pub const DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_TIMELINE: u32 = 1 << 1;
/// The file is to be a sync file, which holds one fence.
pub const DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE: u32 = 1 << 0;
/// The fence is that of a point of the timeline. Since 6.19.
pub const DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_TIMELINE: u32 = 1 << 1;
/// For all of them.
pub const DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL: u32 = 1 << 0;
/// Also for those that have no fence yet.
pub const DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT: u32 = 1 << 1;
/// Only until there is a fence.
pub const DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE: u32 = 1 << 2;
/// `deadline_nsec` counts. Since 6.6.
pub const DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE: u32 = 1 << 3;
/// Flag of a query: the last point that was submitted, not the last that is signalled.
pub const DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED: u32 = 1 << 0;
/// Makes a sync object.
#[doc(alias = "drm_syncobj_create")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjCreate {
    /// Offset 0, from the callee.
    pub handle: u32,
    /// [`DRM_SYNCOBJ_CREATE_SIGNALED`]. Offset 4, to the callee.
    pub flags: u32,
}

impl Default for SyncobjCreate {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjCreate>() == 8);
    assert!(align_of::<SyncobjCreate>() == 4);
    assert!(core::mem::offset_of!(SyncobjCreate, handle) == 0);
    assert!(core::mem::offset_of!(SyncobjCreate, flags) == 4);
};

/// Drops a handle of a sync object.
#[doc(alias = "drm_syncobj_destroy")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjDestroy {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for SyncobjDestroy {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjDestroy>() == 8);
    assert!(align_of::<SyncobjDestroy>() == 4);
    assert!(core::mem::offset_of!(SyncobjDestroy, handle) == 0);
    assert!(core::mem::offset_of!(SyncobjDestroy, pad) == 4);
};

/// Turns a handle into a file or a file into a handle.
#[doc(alias = "drm_syncobj_handle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjHandle {
    /// Offset 0, both ways.
    pub handle: u32,
    /// Offset 4, to the callee.
    pub flags: u32,
    /// Offset 8, both ways.
    pub fd: i32,
    /// Zero. Offset 12.
    pub pad: u32,
    /// Point of the timeline. Offset 16, to the callee. Since 6.19.
    pub point: u64,
}

impl Default for SyncobjHandle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl SyncobjHandle {
    /// Versions that made the structure longer, with its size since then.
    pub const SIZES: &[(&str, usize)] = &[("6.19", 24)];
}

const _: () = {
    assert!(size_of::<SyncobjHandle>() == 24);
    assert!(align_of::<SyncobjHandle>() == 8);
    assert!(core::mem::offset_of!(SyncobjHandle, handle) == 0);
    assert!(core::mem::offset_of!(SyncobjHandle, flags) == 4);
    assert!(core::mem::offset_of!(SyncobjHandle, fd) == 8);
    assert!(core::mem::offset_of!(SyncobjHandle, pad) == 12);
    assert!(core::mem::offset_of!(SyncobjHandle, point) == 16);
};

/// Gives the fence of one point to another.
#[doc(alias = "drm_syncobj_transfer")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjTransfer {
    /// Offset 0, to the callee.
    pub src_handle: u32,
    /// Offset 4, to the callee.
    pub dst_handle: u32,
    /// 0 for a binary one. Offset 8, to the callee.
    pub src_point: u64,
    /// 0 for a binary one. Offset 16, to the callee.
    pub dst_point: u64,
    /// [`DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT`]. Offset 24, to the callee.
    pub flags: u32,
    /// Zero. Offset 28.
    pub pad: u32,
}

impl Default for SyncobjTransfer {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjTransfer>() == 32);
    assert!(align_of::<SyncobjTransfer>() == 8);
    assert!(core::mem::offset_of!(SyncobjTransfer, src_handle) == 0);
    assert!(core::mem::offset_of!(SyncobjTransfer, dst_handle) == 4);
    assert!(core::mem::offset_of!(SyncobjTransfer, src_point) == 8);
    assert!(core::mem::offset_of!(SyncobjTransfer, dst_point) == 16);
    assert!(core::mem::offset_of!(SyncobjTransfer, flags) == 24);
    assert!(core::mem::offset_of!(SyncobjTransfer, pad) == 28);
};

/// Waits for binary sync objects.
#[doc(alias = "drm_syncobj_wait")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjWait {
    /// Address of `count_handles` handles. Offset 0, to the callee.
    pub handles: u64,
    /// Nanoseconds of CLOCK_MONOTONIC, absolute. Offset 8, to the callee.
    pub timeout_nsec: i64,
    /// Offset 16, to the callee.
    pub count_handles: u32,
    /// `DRM_SYNCOBJ_WAIT_FLAGS_…`. Offset 20, to the callee.
    pub flags: u32,
    /// Index of a signalled one, if one was enough. Offset 24, from the callee.
    pub first_signaled: u32,
    /// Zero. Offset 28.
    pub pad: u32,
    /// When the caller needs it, on CLOCK_MONOTONIC: a hint. Offset 32, to the callee. Since 6.6.
    pub deadline_nsec: u64,
}

impl Default for SyncobjWait {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl SyncobjWait {
    /// Versions that made the structure longer, with its size since then.
    pub const SIZES: &[(&str, usize)] = &[("6.6", 40)];
}

const _: () = {
    assert!(size_of::<SyncobjWait>() == 40);
    assert!(align_of::<SyncobjWait>() == 8);
    assert!(core::mem::offset_of!(SyncobjWait, handles) == 0);
    assert!(core::mem::offset_of!(SyncobjWait, timeout_nsec) == 8);
    assert!(core::mem::offset_of!(SyncobjWait, count_handles) == 16);
    assert!(core::mem::offset_of!(SyncobjWait, flags) == 20);
    assert!(core::mem::offset_of!(SyncobjWait, first_signaled) == 24);
    assert!(core::mem::offset_of!(SyncobjWait, pad) == 28);
    assert!(core::mem::offset_of!(SyncobjWait, deadline_nsec) == 32);
};

/// Waits for points of timeline sync objects.
#[doc(alias = "drm_syncobj_timeline_wait")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjTimelineWait {
    /// Address of `count_handles` handles. Offset 0, to the callee.
    pub handles: u64,
    /// Address of as many points. Offset 8, to the callee.
    pub points: u64,
    /// Nanoseconds of CLOCK_MONOTONIC, absolute. Offset 16, to the callee.
    pub timeout_nsec: i64,
    /// Offset 24, to the callee.
    pub count_handles: u32,
    /// `DRM_SYNCOBJ_WAIT_FLAGS_…`. Offset 28, to the callee.
    pub flags: u32,
    /// Index of a signalled one, if one was enough. Offset 32, from the callee.
    pub first_signaled: u32,
    /// Zero. Offset 36.
    pub pad: u32,
    /// When the caller needs it, on CLOCK_MONOTONIC: a hint. Offset 40, to the callee. Since 6.6.
    pub deadline_nsec: u64,
}

impl Default for SyncobjTimelineWait {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl SyncobjTimelineWait {
    /// Versions that made the structure longer, with its size since then.
    pub const SIZES: &[(&str, usize)] = &[("6.6", 48)];
}

const _: () = {
    assert!(size_of::<SyncobjTimelineWait>() == 48);
    assert!(align_of::<SyncobjTimelineWait>() == 8);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, handles) == 0);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, points) == 8);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, timeout_nsec) == 16);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, count_handles) == 24);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, flags) == 28);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, first_signaled) == 32);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, pad) == 36);
    assert!(core::mem::offset_of!(SyncobjTimelineWait, deadline_nsec) == 40);
};

/// Has an eventfd counted up when a point is signalled. Since 6.6.
#[doc(alias = "drm_syncobj_eventfd")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjEventfd {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// 0 or [`DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE`]. Offset 4, to the callee.
    pub flags: u32,
    /// 0 for a binary one. Offset 8, to the callee.
    pub point: u64,
    /// Offset 16, to the callee.
    pub fd: i32,
    /// Zero. Offset 20.
    pub pad: u32,
}

impl Default for SyncobjEventfd {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjEventfd>() == 24);
    assert!(align_of::<SyncobjEventfd>() == 8);
    assert!(core::mem::offset_of!(SyncobjEventfd, handle) == 0);
    assert!(core::mem::offset_of!(SyncobjEventfd, flags) == 4);
    assert!(core::mem::offset_of!(SyncobjEventfd, point) == 8);
    assert!(core::mem::offset_of!(SyncobjEventfd, fd) == 16);
    assert!(core::mem::offset_of!(SyncobjEventfd, pad) == 20);
};

/// Signals or resets binary sync objects.
#[doc(alias = "drm_syncobj_array")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjArray {
    /// Address of `count_handles` handles. Offset 0, to the callee.
    pub handles: u64,
    /// Offset 8, to the callee.
    pub count_handles: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for SyncobjArray {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjArray>() == 16);
    assert!(align_of::<SyncobjArray>() == 8);
    assert!(core::mem::offset_of!(SyncobjArray, handles) == 0);
    assert!(core::mem::offset_of!(SyncobjArray, count_handles) == 8);
    assert!(core::mem::offset_of!(SyncobjArray, pad) == 12);
};

/// Signals or asks for points of timeline sync objects.
#[doc(alias = "drm_syncobj_timeline_array")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SyncobjTimelineArray {
    /// Address of `count_handles` handles. Offset 0, to the callee.
    pub handles: u64,
    /// Address of as many points. Offset 8, to the callee.
    pub points: u64,
    /// Offset 16, to the callee.
    pub count_handles: u32,
    /// [`DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED`]. Offset 20, to the callee.
    pub flags: u32,
}

impl Default for SyncobjTimelineArray {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SyncobjTimelineArray>() == 24);
    assert!(align_of::<SyncobjTimelineArray>() == 8);
    assert!(core::mem::offset_of!(SyncobjTimelineArray, handles) == 0);
    assert!(core::mem::offset_of!(SyncobjTimelineArray, points) == 8);
    assert!(core::mem::offset_of!(SyncobjTimelineArray, count_handles) == 16);
    assert!(core::mem::offset_of!(SyncobjTimelineArray, flags) == 20);
};

/// A request about sync objects. Takes argument [`SyncobjCreate`].
pub const DRM_IOCTL_SYNCOBJ_CREATE: u32 = 0xc008_64bf;
/// A request about sync objects. Takes argument [`SyncobjDestroy`].
pub const DRM_IOCTL_SYNCOBJ_DESTROY: u32 = 0xc008_64c0;
/// A request about sync objects. Takes argument [`SyncobjHandle`].
pub const DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD: u32 = 0xc018_64c1;
/// A request about sync objects. Takes argument [`SyncobjHandle`].
pub const DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE: u32 = 0xc018_64c2;
/// A request about sync objects. Takes argument [`SyncobjWait`].
pub const DRM_IOCTL_SYNCOBJ_WAIT: u32 = 0xc028_64c3;
/// A request about sync objects. Takes argument [`SyncobjArray`].
pub const DRM_IOCTL_SYNCOBJ_RESET: u32 = 0xc010_64c4;
/// A request about sync objects. Takes argument [`SyncobjArray`].
pub const DRM_IOCTL_SYNCOBJ_SIGNAL: u32 = 0xc010_64c5;
/// A request about sync objects. Takes argument [`SyncobjTimelineWait`].
pub const DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT: u32 = 0xc030_64ca;
/// A request about sync objects. Takes argument [`SyncobjTimelineArray`].
pub const DRM_IOCTL_SYNCOBJ_QUERY: u32 = 0xc018_64cb;
/// A request about sync objects. Takes argument [`SyncobjTransfer`].
pub const DRM_IOCTL_SYNCOBJ_TRANSFER: u32 = 0xc020_64cc;
/// A request about sync objects. Takes argument [`SyncobjTimelineArray`].
pub const DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL: u32 = 0xc018_64cd;
/// A request about sync objects. Takes argument [`SyncobjEventfd`]. Since 6.6.
pub const DRM_IOCTL_SYNCOBJ_EVENTFD: u32 = 0xc018_64cf;
