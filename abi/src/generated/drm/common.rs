// Generated from abi/spec/drm/common.toml by `cargo xtask codegen`. Do not edit.
// Content hash: c48e1bd62291523e

//! DRM: requests that every driver has.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Buffers for scanning out without a driver's own request.
pub const DRM_CAP_DUMB_BUFFER: u64 = 1;
/// Dmabufs: [`DRM_PRIME_CAP_IMPORT`], [`DRM_PRIME_CAP_EXPORT`].
pub const DRM_CAP_PRIME: u64 = 5;
/// Times are those of CLOCK_MONOTONIC.
pub const DRM_CAP_TIMESTAMP_MONOTONIC: u64 = 6;
/// Sync objects.
pub const DRM_CAP_SYNCOBJ: u64 = 19;
/// Timeline sync objects.
pub const DRM_CAP_SYNCOBJ_TIMELINE: u64 = 20;
/// Dmabufs can be imported.
pub const DRM_PRIME_CAP_IMPORT: u64 = 1;
/// Dmabufs can be exported.
pub const DRM_PRIME_CAP_EXPORT: u64 = 2;
/// Limit of the driver's own request numbers.
pub const DRM_COMMAND_BASE: u32 = 64;
/// Limit of the driver's own request numbers.
pub const DRM_COMMAND_END: u32 = 160;
/// File flag of a dmabuf.
pub const DRM_CLOEXEC: u32 = 0x8_0000;
/// File flag of a dmabuf.
pub const DRM_RDWR: u32 = 2;
/// Version and name of the driver. The kernel writes at most the room of each text, and its full length.
#[doc(alias = "drm_version")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct Version {
    /// Offset 0, from the callee.
    pub version_major: i32,
    /// Offset 4, from the callee.
    pub version_minor: i32,
    /// Offset 8, from the callee.
    pub version_patchlevel: i32,
    /// Padding that the compiler puts there. Offset 12.
    pub pad: u32,
    /// Room, then length. Offset 16, both ways.
    pub name_len: u64,
    /// Address. Offset 24, to the callee.
    pub name: u64,
    /// Room, then length. Offset 32, both ways.
    pub date_len: u64,
    /// Address. Offset 40, to the callee.
    pub date: u64,
    /// Room, then length. Offset 48, both ways.
    pub desc_len: u64,
    /// Address. Offset 56, to the callee.
    pub desc: u64,
}

impl Default for Version {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<Version>() == 64);
    assert!(align_of::<Version>() == 8);
    assert!(core::mem::offset_of!(Version, version_major) == 0);
    assert!(core::mem::offset_of!(Version, version_minor) == 4);
    assert!(core::mem::offset_of!(Version, version_patchlevel) == 8);
    assert!(core::mem::offset_of!(Version, pad) == 12);
    assert!(core::mem::offset_of!(Version, name_len) == 16);
    assert!(core::mem::offset_of!(Version, name) == 24);
    assert!(core::mem::offset_of!(Version, date_len) == 32);
    assert!(core::mem::offset_of!(Version, date) == 40);
    assert!(core::mem::offset_of!(Version, desc_len) == 48);
    assert!(core::mem::offset_of!(Version, desc) == 56);
};

/// Drops a handle.
#[doc(alias = "drm_gem_close")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemClose {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for GemClose {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemClose>() == 8);
    assert!(align_of::<GemClose>() == 4);
    assert!(core::mem::offset_of!(GemClose, handle) == 0);
    assert!(core::mem::offset_of!(GemClose, pad) == 4);
};

/// Turns a handle into a dmabuf or a dmabuf into a handle.
#[doc(alias = "drm_prime_handle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct PrimeHandle {
    /// Offset 0, both ways.
    pub handle: u32,
    /// Handle to file: O_CLOEXEC, O_RDWR. Offset 4, to the callee.
    pub flags: u32,
    /// Offset 8, both ways.
    pub fd: i32,
}

impl Default for PrimeHandle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PrimeHandle>() == 12);
    assert!(align_of::<PrimeHandle>() == 4);
    assert!(core::mem::offset_of!(PrimeHandle, handle) == 0);
    assert!(core::mem::offset_of!(PrimeHandle, flags) == 4);
    assert!(core::mem::offset_of!(PrimeHandle, fd) == 8);
};

/// Asks for an ability of the driver.
#[doc(alias = "drm_get_cap")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetCap {
    /// `DRM_CAP_…`. Offset 0, to the callee.
    pub capability: u64,
    /// Offset 8, from the callee.
    pub value: u64,
}

impl Default for GetCap {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetCap>() == 16);
    assert!(align_of::<GetCap>() == 8);
    assert!(core::mem::offset_of!(GetCap, capability) == 0);
    assert!(core::mem::offset_of!(GetCap, value) == 8);
};

/// Gives an object another handle. Since 6.19.
#[doc(alias = "drm_gem_change_handle")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GemChangeHandle {
    /// Offset 0, to the callee.
    pub handle: u32,
    /// Offset 4, to the callee.
    pub new_handle: u32,
}

impl Default for GemChangeHandle {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GemChangeHandle>() == 8);
    assert!(align_of::<GemChangeHandle>() == 4);
    assert!(core::mem::offset_of!(GemChangeHandle, handle) == 0);
    assert!(core::mem::offset_of!(GemChangeHandle, new_handle) == 4);
};

/// Names the client, for tools that show who uses a GPU. Since 6.13.
#[doc(alias = "drm_set_client_name")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetClientName {
    /// Bytes. Offset 0, to the callee.
    pub name_len: u64,
    /// Address. Offset 8, to the callee.
    pub name: u64,
}

impl Default for SetClientName {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetClientName>() == 16);
    assert!(align_of::<SetClientName>() == 8);
    assert!(core::mem::offset_of!(SetClientName, name_len) == 0);
    assert!(core::mem::offset_of!(SetClientName, name) == 8);
};

/// A request to a DRM node. Takes argument [`Version`].
pub const DRM_IOCTL_VERSION: u32 = 0xc040_6400;
/// A request to a DRM node. Takes argument [`GemClose`].
pub const DRM_IOCTL_GEM_CLOSE: u32 = 0x4008_6409;
/// A request to a DRM node. Takes argument [`GetCap`].
pub const DRM_IOCTL_GET_CAP: u32 = 0xc010_640c;
/// A request to a DRM node. Takes argument [`PrimeHandle`].
pub const DRM_IOCTL_PRIME_HANDLE_TO_FD: u32 = 0xc00c_642d;
/// A request to a DRM node. Takes argument [`PrimeHandle`].
pub const DRM_IOCTL_PRIME_FD_TO_HANDLE: u32 = 0xc00c_642e;
/// A request to a DRM node. Takes argument [`SetClientName`]. Since 6.13.
pub const DRM_IOCTL_SET_CLIENT_NAME: u32 = 0xc010_64d1;
/// A request to a DRM node. Takes argument [`GemChangeHandle`]. Since 6.19.
pub const DRM_IOCTL_GEM_CHANGE_HANDLE: u32 = 0xc008_64d2;
