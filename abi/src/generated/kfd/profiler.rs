// Generated from abi/spec/kfd/profiler.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 5a03692019b37a69

//! KFD: profilers.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// [`PmcSettings`]. Since 1.23.
pub const KFD_IOC_PROFILER_PMC: u32 = 0;
/// Asks for [`KFD_IOC_PROFILER_VERSION_NUM`]. Since 1.23.
pub const KFD_IOC_PROFILER_VERSION: u32 = 2;
/// [`PtlControl`]. Since 1.23.
pub const KFD_IOC_PROFILER_PTL_CONTROL: u32 = 3;
/// Version of the profiler's operations. Since 1.23.
pub const KFD_IOC_PROFILER_VERSION_NUM: u32 = 1;
/// Performance counters of a GPU. Since 1.23.
#[doc(alias = "kfd_ioctl_pmc_settings")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct PmcSettings {
    /// Offset 0, to the callee.
    pub gpu_id: u32,
    /// 1: no other process may profile the GPU. Offset 4, to the callee.
    pub lock: u32,
    /// 1: queues of the GPU count. Offset 8, to the callee.
    pub perfcount_enable: u32,
}

impl Default for PmcSettings {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PmcSettings>() == 12);
    assert!(align_of::<PmcSettings>() == 4);
    assert!(core::mem::offset_of!(PmcSettings, gpu_id) == 0);
    assert!(core::mem::offset_of!(PmcSettings, lock) == 4);
    assert!(core::mem::offset_of!(PmcSettings, perfcount_enable) == 8);
};

/// The limit of peak operations for a second (peak TOPS limiter) of a GPU, on or off. Since 1.23.
#[doc(alias = "kfd_ioctl_ptl_control")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct PtlControl {
    /// Offset 0, to the callee.
    pub gpu_id: u32,
    /// Offset 4, to the callee.
    pub enable: u32,
}

impl Default for PtlControl {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<PtlControl>() == 8);
    assert!(align_of::<PtlControl>() == 4);
    assert!(core::mem::offset_of!(PtlControl, gpu_id) == 0);
    assert!(core::mem::offset_of!(PtlControl, enable) == 4);
};

/// Version of the profiler's operations, as the answer has it. Since 1.23.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ProfilerVersion {
    /// Offset 0, from the callee.
    pub version: u32,
}

impl Default for ProfilerVersion {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ProfilerVersion>() == 4);
    assert!(align_of::<ProfilerVersion>() == 4);
    assert!(core::mem::offset_of!(ProfilerVersion, version) == 0);
};

/// One operation of a profiler on a GPU. Since 1.23.
#[doc(alias = "kfd_ioctl_profiler_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ProfilerArgs {
    /// `KFD_IOC_PROFILER_…`. Offset 0, to the callee.
    pub op: u32,
    /// A union of the members below. Offset 4, both ways.
    pub data: [u32; 3],
}

impl Default for ProfilerArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl ProfilerArgs {
    /// `data` read as `PmcSettings`.
    #[must_use]
    pub fn pmc(&self) -> PmcSettings {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 12 bytes of `data`.
    pub fn set_pmc(&mut self, value: PmcSettings) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `PtlControl`.
    #[must_use]
    pub fn ptl(&self) -> PtlControl {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_ptl(&mut self, value: PtlControl) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `ProfilerVersion`.
    #[must_use]
    pub fn version(&self) -> ProfilerVersion {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 4 bytes of `data`.
    pub fn set_version(&mut self, value: ProfilerVersion) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<ProfilerArgs>() == 16);
    assert!(align_of::<ProfilerArgs>() == 4);
    assert!(core::mem::offset_of!(ProfilerArgs, op) == 0);
    assert!(core::mem::offset_of!(ProfilerArgs, data) == 4);
};
