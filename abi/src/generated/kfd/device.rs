// Generated from abi/spec/kfd/device.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 53f3f816e0182d22

//! KFD: version, clocks, apertures, trap handler, XNACK mode.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Version of the interface that a program built on these specs speaks; `since` names what later ones have.
pub const KFD_IOCTL_MAJOR_VERSION: u32 = 1;
/// Version of the interface that a program built on these specs speaks; `since` names what later ones have.
pub const KFD_IOCTL_MINOR_VERSION: u32 = 17;
/// Most GPUs that the old aperture request can report.
pub const NUM_OF_SUPPORTED_GPUS: usize = 7;
/// Which KFD interface the kernel speaks.
#[doc(alias = "kfd_ioctl_get_version_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetVersionArgs {
    /// Offset 0, from the callee.
    pub major_version: u32,
    /// Offset 4, from the callee.
    pub minor_version: u32,
}

impl Default for GetVersionArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetVersionArgs>() == 8);
    assert!(align_of::<GetVersionArgs>() == 4);
    assert!(core::mem::offset_of!(GetVersionArgs, major_version) == 0);
    assert!(core::mem::offset_of!(GetVersionArgs, minor_version) == 4);
};

/// How much VRAM a new allocation could still get. Since 1.9.
#[doc(alias = "kfd_ioctl_get_available_memory_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetAvailableMemoryArgs {
    /// Bytes. Offset 0, from the callee.
    pub available: u64,
    /// Offset 8, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for GetAvailableMemoryArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetAvailableMemoryArgs>() == 16);
    assert!(align_of::<GetAvailableMemoryArgs>() == 8);
    assert!(core::mem::offset_of!(GetAvailableMemoryArgs, available) == 0);
    assert!(core::mem::offset_of!(GetAvailableMemoryArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(GetAvailableMemoryArgs, pad) == 12);
};

/// GPU and CPU clocks, read one right after the other.
#[doc(alias = "kfd_ioctl_get_clock_counters_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetClockCountersArgs {
    /// Ticks of the GPU. Offset 0, from the callee.
    pub gpu_clock_counter: u64,
    /// Nanoseconds of CLOCK_MONOTONIC_RAW. Offset 8, from the callee.
    pub cpu_clock_counter: u64,
    /// Nanoseconds of CLOCK_BOOTTIME. Offset 16, from the callee.
    pub system_clock_counter: u64,
    /// Hertz: 1 000 000 000. Offset 24, from the callee.
    pub system_clock_freq: u64,
    /// Offset 32, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 36.
    pub pad: u32,
}

impl Default for GetClockCountersArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetClockCountersArgs>() == 40);
    assert!(align_of::<GetClockCountersArgs>() == 8);
    assert!(core::mem::offset_of!(GetClockCountersArgs, gpu_clock_counter) == 0);
    assert!(core::mem::offset_of!(GetClockCountersArgs, cpu_clock_counter) == 8);
    assert!(core::mem::offset_of!(GetClockCountersArgs, system_clock_counter) == 16);
    assert!(core::mem::offset_of!(GetClockCountersArgs, system_clock_freq) == 24);
    assert!(core::mem::offset_of!(GetClockCountersArgs, gpu_id) == 32);
    assert!(core::mem::offset_of!(GetClockCountersArgs, pad) == 36);
};

/// Where the LDS, scratch and GPUVM apertures of one GPU lie in this process.
#[doc(alias = "kfd_process_device_apertures")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct ProcessDeviceApertures {
    /// Offset 0, from the callee.
    pub lds_base: u64,
    /// Offset 8, from the callee.
    pub lds_limit: u64,
    /// Offset 16, from the callee.
    pub scratch_base: u64,
    /// Offset 24, from the callee.
    pub scratch_limit: u64,
    /// Offset 32, from the callee.
    pub gpuvm_base: u64,
    /// Offset 40, from the callee.
    pub gpuvm_limit: u64,
    /// Offset 48, from the callee.
    pub gpu_id: u32,
    /// Zero. Offset 52.
    pub pad: u32,
}

impl Default for ProcessDeviceApertures {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<ProcessDeviceApertures>() == 56);
    assert!(align_of::<ProcessDeviceApertures>() == 8);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, lds_base) == 0);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, lds_limit) == 8);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, scratch_base) == 16);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, scratch_limit) == 24);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, gpuvm_base) == 32);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, gpuvm_limit) == 40);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, gpu_id) == 48);
    assert!(core::mem::offset_of!(ProcessDeviceApertures, pad) == 52);
};

/// Apertures of at most seven GPUs, the form before the count was the caller's.
#[doc(alias = "kfd_ioctl_get_process_apertures_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetProcessAperturesArgs {
    /// Offset 0, from the callee.
    pub process_apertures: [ProcessDeviceApertures; 7],
    /// Offset 392.
    pub num_of_nodes: u32,
    /// Zero. Offset 396.
    pub pad: u32,
}

impl Default for GetProcessAperturesArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetProcessAperturesArgs>() == 400);
    assert!(align_of::<GetProcessAperturesArgs>() == 8);
    assert!(core::mem::offset_of!(GetProcessAperturesArgs, process_apertures) == 0);
    assert!(core::mem::offset_of!(GetProcessAperturesArgs, num_of_nodes) == 392);
    assert!(core::mem::offset_of!(GetProcessAperturesArgs, pad) == 396);
};

/// Apertures of all GPUs, into an array of the caller.
#[doc(alias = "kfd_ioctl_get_process_apertures_new_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetProcessAperturesNewArgs {
    /// Offset 0, both ways.
    pub kfd_process_device_apertures_ptr: u64,
    /// Room of the array, then how many GPUs there are. Offset 8.
    pub num_of_nodes: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for GetProcessAperturesNewArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetProcessAperturesNewArgs>() == 16);
    assert!(align_of::<GetProcessAperturesNewArgs>() == 8);
    assert!(core::mem::offset_of!(GetProcessAperturesNewArgs, kfd_process_device_apertures_ptr) == 0);
    assert!(core::mem::offset_of!(GetProcessAperturesNewArgs, num_of_nodes) == 8);
    assert!(core::mem::offset_of!(GetProcessAperturesNewArgs, pad) == 12);
};

/// Tiling tables of the memory controller, for images.
#[doc(alias = "kfd_ioctl_get_tile_config_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct GetTileConfigArgs {
    /// Offset 0, to the callee.
    pub tile_config_ptr: u64,
    /// Offset 8, both ways.
    pub macro_tile_config_ptr: u64,
    /// Offset 16, both ways.
    pub num_tile_configs: u32,
    /// Offset 20.
    pub num_macro_tile_configs: u32,
    /// Offset 24, to the callee.
    pub gpu_id: u32,
    /// Offset 28, from the callee.
    pub gb_addr_config: u32,
    /// Offset 32, from the callee.
    pub num_banks: u32,
    /// Offset 36, from the callee.
    pub num_ranks: u32,
}

impl Default for GetTileConfigArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<GetTileConfigArgs>() == 40);
    assert!(align_of::<GetTileConfigArgs>() == 8);
    assert!(core::mem::offset_of!(GetTileConfigArgs, tile_config_ptr) == 0);
    assert!(core::mem::offset_of!(GetTileConfigArgs, macro_tile_config_ptr) == 8);
    assert!(core::mem::offset_of!(GetTileConfigArgs, num_tile_configs) == 16);
    assert!(core::mem::offset_of!(GetTileConfigArgs, num_macro_tile_configs) == 20);
    assert!(core::mem::offset_of!(GetTileConfigArgs, gpu_id) == 24);
    assert!(core::mem::offset_of!(GetTileConfigArgs, gb_addr_config) == 28);
    assert!(core::mem::offset_of!(GetTileConfigArgs, num_banks) == 32);
    assert!(core::mem::offset_of!(GetTileConfigArgs, num_ranks) == 36);
};

/// Second level trap handler (TBA) of the process on one GPU and its data (TMA).
#[doc(alias = "kfd_ioctl_set_trap_handler_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetTrapHandlerArgs {
    /// Offset 0, to the callee.
    pub tba_addr: u64,
    /// Offset 8, to the callee.
    pub tma_addr: u64,
    /// Offset 16, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 20.
    pub pad: u32,
}

impl Default for SetTrapHandlerArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetTrapHandlerArgs>() == 24);
    assert!(align_of::<SetTrapHandlerArgs>() == 8);
    assert!(core::mem::offset_of!(SetTrapHandlerArgs, tba_addr) == 0);
    assert!(core::mem::offset_of!(SetTrapHandlerArgs, tma_addr) == 8);
    assert!(core::mem::offset_of!(SetTrapHandlerArgs, gpu_id) == 16);
    assert!(core::mem::offset_of!(SetTrapHandlerArgs, pad) == 20);
};

/// Sets or (with a negative number) asks whether page faults of the GPU are retried. Since 1.5.
#[doc(alias = "kfd_ioctl_set_xnack_mode_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SetXnackModeArgs {
    /// Offset 0.
    pub xnack_enabled: i32,
}

impl Default for SetXnackModeArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SetXnackModeArgs>() == 4);
    assert!(align_of::<SetXnackModeArgs>() == 4);
    assert!(core::mem::offset_of!(SetXnackModeArgs, xnack_enabled) == 0);
};
