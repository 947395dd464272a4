// Generated from abi/spec/kfd/debug.toml by `cargo xtask codegen`. Do not edit.
// Content hash: f90d204e77ea2d40

//! KFD: debugger and runtime.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// How an override joins the wave's own settings. Since 1.13.
pub const KFD_DBG_TRAP_OVERRIDE_OR: u32 = 0;
/// How an override joins the wave's own settings. Since 1.13.
pub const KFD_DBG_TRAP_OVERRIDE_REPLACE: u32 = 1;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_INVALID: u32 = 1;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_INPUT_DENORMAL: u32 = 2;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO: u32 = 4;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_OVERFLOW: u32 = 8;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_UNDERFLOW: u32 = 16;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_FP_INEXACT: u32 = 32;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO: u32 = 64;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_DBG_ADDRESS_WATCH: u32 = 128;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION: u32 = 256;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_START: u32 = 0x4000_0000;
/// Exception that can be made to trap. Since 1.13.
pub const KFD_DBG_TRAP_MASK_TRAP_ON_WAVE_END: u32 = 0x8000_0000;
/// How new waves start. Since 1.13.
pub const KFD_DBG_TRAP_WAVE_LAUNCH_MODE_NORMAL: u32 = 0;
/// How new waves start. Since 1.13.
pub const KFD_DBG_TRAP_WAVE_LAUNCH_MODE_HALT: u32 = 1;
/// How new waves start. Since 1.13.
pub const KFD_DBG_TRAP_WAVE_LAUNCH_MODE_DEBUG: u32 = 3;
/// Which accesses a watch point sees. Since 1.13.
pub const KFD_DBG_TRAP_ADDRESS_WATCH_MODE_READ: u32 = 0;
/// Which accesses a watch point sees. Since 1.13.
pub const KFD_DBG_TRAP_ADDRESS_WATCH_MODE_NONREAD: u32 = 1;
/// Which accesses a watch point sees. Since 1.13.
pub const KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ATOMIC: u32 = 2;
/// Which accesses a watch point sees. Since 1.13.
pub const KFD_DBG_TRAP_ADDRESS_WATCH_MODE_ALL: u32 = 3;
/// Behaviour of waves under the debugger. Since 1.13.
pub const KFD_DBG_TRAP_FLAG_SINGLE_MEM_OP: u32 = 1;
/// Behaviour of waves under the debugger. Since 1.13.
pub const KFD_DBG_TRAP_FLAG_SINGLE_ALU_OP: u32 = 2;
/// Accesses beyond the LDS of a workgroup trap. Since 1.21.
pub const KFD_DBG_TRAP_FLAG_LDS_OUT_OF_ADDR_RANGE: u32 = 4;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_NONE: u32 = 0;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_ABORT: u32 = 1;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_TRAP: u32 = 2;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_MATH_ERROR: u32 = 3;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_ILLEGAL_INSTRUCTION: u32 = 4;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_MEMORY_VIOLATION: u32 = 5;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_WAVE_APERTURE_VIOLATION: u32 = 6;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_DISPATCH_DIM_INVALID: u32 = 16;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID: u32 = 17;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_DISPATCH_CODE_INVALID: u32 = 18;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_RESERVED: u32 = 19;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_UNSUPPORTED: u32 = 20;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID: u32 = 21;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_DISPATCH_REGISTER_INVALID: u32 = 22;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PACKET_VENDOR_UNSUPPORTED: u32 = 23;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_PREEMPTION_ERROR: u32 = 30;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_QUEUE_NEW: u32 = 31;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_DEVICE_QUEUE_DELETE: u32 = 32;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_DEVICE_MEMORY_VIOLATION: u32 = 33;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_DEVICE_RAS_ERROR: u32 = 34;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_DEVICE_FATAL_HALT: u32 = 35;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_DEVICE_NEW: u32 = 36;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_PROCESS_RUNTIME: u32 = 48;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_PROCESS_DEVICE_REMOVE: u32 = 49;
/// Exception code: 1–31 of a queue, 32–47 of a device, 48 and up of the process; its bit in a mask is `code - 1`. Since 1.13.
pub const EC_MAX: u32 = 50;
/// Mask of the exception codes of a queue. Since 1.13.
pub const KFD_EC_MASK_QUEUE: u64 = 0x607f_803f;
/// Mask of the exception codes of a device. Since 1.13.
pub const KFD_EC_MASK_DEVICE: u64 = 0xf_8000_0000;
/// Mask of the exception codes of the process. Since 1.13.
pub const KFD_EC_MASK_PROCESS: u64 = 0x1_8000_0000_0000;
/// Mask of the exception codes of a packet. Since 1.17.
pub const KFD_EC_MASK_PACKET: u64 = 0x7f_8000;
/// State of the runtime as the debugger sees it. Since 1.13.
pub const DEBUG_RUNTIME_STATE_DISABLED: u32 = 0;
/// State of the runtime as the debugger sees it. Since 1.13.
pub const DEBUG_RUNTIME_STATE_ENABLED: u32 = 1;
/// State of the runtime as the debugger sees it. Since 1.13.
pub const DEBUG_RUNTIME_STATE_ENABLED_BUSY: u32 = 2;
/// State of the runtime as the debugger sees it. Since 1.13.
pub const DEBUG_RUNTIME_STATE_ENABLED_ERROR: u32 = 3;
/// Mode of the runtime. Since 1.13.
pub const KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK: u32 = 1;
/// Mode of the runtime. Since 1.13.
pub const KFD_RUNTIME_ENABLE_MODE_TTMP_SAVE_MASK: u32 = 2;
/// Bit in the answer of suspend and resume. Since 1.13.
pub const KFD_DBG_QUEUE_ERROR_BIT: u32 = 30;
/// Bit in the answer of suspend and resume. Since 1.13.
pub const KFD_DBG_QUEUE_INVALID_BIT: u32 = 31;
/// Mask in the answer of suspend and resume. Since 1.13.
pub const KFD_DBG_QUEUE_ERROR_MASK: u32 = 1 << 30;
/// Mask in the answer of suspend and resume. Since 1.13.
pub const KFD_DBG_QUEUE_INVALID_MASK: u32 = 1 << 31;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_ENABLE: u32 = 0;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_DISABLE: u32 = 1;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SEND_RUNTIME_EVENT: u32 = 2;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SET_EXCEPTIONS_ENABLED: u32 = 3;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_OVERRIDE: u32 = 4;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SET_WAVE_LAUNCH_MODE: u32 = 5;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SUSPEND_QUEUES: u32 = 6;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_RESUME_QUEUES: u32 = 7;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SET_NODE_ADDRESS_WATCH: u32 = 8;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_CLEAR_NODE_ADDRESS_WATCH: u32 = 9;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_SET_FLAGS: u32 = 10;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT: u32 = 11;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_QUERY_EXCEPTION_INFO: u32 = 12;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT: u32 = 13;
/// Operation of the debugger. Since 1.13.
pub const KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT: u32 = 14;
/// Limit of the first debug interface.
pub const MAX_ALLOWED_NUM_POINTS: usize = 100;
/// Limit of the first debug interface.
pub const MAX_ALLOWED_AW_BUFF_SIZE: usize = 4096;
/// Limit of the first debug interface.
pub const MAX_ALLOWED_WAC_BUFF_SIZE: usize = 128;
/// One GPU in the answer of a device snapshot. Since 1.13.
#[doc(alias = "kfd_dbg_device_info_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgDeviceInfoEntry {
    /// Offset 0.
    pub exception_status: u64,
    /// Offset 8.
    pub lds_base: u64,
    /// Offset 16.
    pub lds_limit: u64,
    /// Offset 24.
    pub scratch_base: u64,
    /// Offset 32.
    pub scratch_limit: u64,
    /// Offset 40.
    pub gpuvm_base: u64,
    /// Offset 48.
    pub gpuvm_limit: u64,
    /// Offset 56.
    pub gpu_id: u32,
    /// Offset 60.
    pub location_id: u32,
    /// Offset 64.
    pub vendor_id: u32,
    /// Offset 68.
    pub device_id: u32,
    /// Offset 72.
    pub revision_id: u32,
    /// Offset 76.
    pub subsystem_vendor_id: u32,
    /// Offset 80.
    pub subsystem_device_id: u32,
    /// Offset 84.
    pub fw_version: u32,
    /// Offset 88.
    pub gfx_target_version: u32,
    /// Offset 92.
    pub simd_count: u32,
    /// Offset 96.
    pub max_waves_per_simd: u32,
    /// Offset 100.
    pub array_count: u32,
    /// Offset 104.
    pub simd_arrays_per_engine: u32,
    /// Offset 108.
    pub num_xcc: u32,
    /// Offset 112.
    pub capability: u32,
    /// Offset 116.
    pub debug_prop: u32,
    /// Offset 120. Since 1.23.
    pub capability2: u32,
    /// Zero. Offset 124. Since 1.23.
    pub pad: u32,
}

impl Default for DbgDeviceInfoEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl DbgDeviceInfoEntry {
    /// Versions that made the structure longer, with its size since then.
    pub const SIZES: &[(&str, usize)] = &[("1.23", 128)];
}

const _: () = {
    assert!(size_of::<DbgDeviceInfoEntry>() == 128);
    assert!(align_of::<DbgDeviceInfoEntry>() == 8);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, exception_status) == 0);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, lds_base) == 8);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, lds_limit) == 16);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, scratch_base) == 24);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, scratch_limit) == 32);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, gpuvm_base) == 40);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, gpuvm_limit) == 48);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, gpu_id) == 56);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, location_id) == 60);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, vendor_id) == 64);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, device_id) == 68);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, revision_id) == 72);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, subsystem_vendor_id) == 76);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, subsystem_device_id) == 80);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, fw_version) == 84);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, gfx_target_version) == 88);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, simd_count) == 92);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, max_waves_per_simd) == 96);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, array_count) == 100);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, simd_arrays_per_engine) == 104);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, num_xcc) == 108);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, capability) == 112);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, debug_prop) == 116);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, capability2) == 120);
    assert!(core::mem::offset_of!(DbgDeviceInfoEntry, pad) == 124);
};

/// First debug interface, removed: the kernel answers EPERM.
#[doc(alias = "kfd_ioctl_dbg_register_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgRegisterArgs {
    /// Offset 0, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DbgRegisterArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgRegisterArgs>() == 8);
    assert!(align_of::<DbgRegisterArgs>() == 4);
    assert!(core::mem::offset_of!(DbgRegisterArgs, gpu_id) == 0);
    assert!(core::mem::offset_of!(DbgRegisterArgs, pad) == 4);
};

/// First debug interface, removed: the kernel answers EPERM.
#[doc(alias = "kfd_ioctl_dbg_unregister_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgUnregisterArgs {
    /// Offset 0, to the callee.
    pub gpu_id: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DbgUnregisterArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgUnregisterArgs>() == 8);
    assert!(align_of::<DbgUnregisterArgs>() == 4);
    assert!(core::mem::offset_of!(DbgUnregisterArgs, gpu_id) == 0);
    assert!(core::mem::offset_of!(DbgUnregisterArgs, pad) == 4);
};

/// First debug interface, removed: the kernel answers EPERM.
#[doc(alias = "kfd_ioctl_dbg_address_watch_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgAddressWatchArgs {
    /// Offset 0.
    pub content_ptr: u64,
    /// Offset 8, to the callee.
    pub gpu_id: u32,
    /// Offset 12.
    pub buf_size_in_bytes: u32,
}

impl Default for DbgAddressWatchArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgAddressWatchArgs>() == 16);
    assert!(align_of::<DbgAddressWatchArgs>() == 8);
    assert!(core::mem::offset_of!(DbgAddressWatchArgs, content_ptr) == 0);
    assert!(core::mem::offset_of!(DbgAddressWatchArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(DbgAddressWatchArgs, buf_size_in_bytes) == 12);
};

/// First debug interface, removed: the kernel answers EPERM.
#[doc(alias = "kfd_ioctl_dbg_wave_control_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgWaveControlArgs {
    /// Offset 0.
    pub content_ptr: u64,
    /// Offset 8, to the callee.
    pub gpu_id: u32,
    /// Offset 12.
    pub buf_size_in_bytes: u32,
}

impl Default for DbgWaveControlArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgWaveControlArgs>() == 16);
    assert!(align_of::<DbgWaveControlArgs>() == 8);
    assert!(core::mem::offset_of!(DbgWaveControlArgs, content_ptr) == 0);
    assert!(core::mem::offset_of!(DbgWaveControlArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(DbgWaveControlArgs, buf_size_in_bytes) == 12);
};

/// What the debugger and the runtime share. Since 1.13.
#[doc(alias = "kfd_runtime_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RuntimeInfo {
    /// Offset 0.
    pub r_debug: u64,
    /// Offset 8.
    pub runtime_state: u32,
    /// Offset 12.
    pub ttmp_setup: u32,
}

impl Default for RuntimeInfo {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<RuntimeInfo>() == 16);
    assert!(align_of::<RuntimeInfo>() == 8);
    assert!(core::mem::offset_of!(RuntimeInfo, r_debug) == 0);
    assert!(core::mem::offset_of!(RuntimeInfo, runtime_state) == 8);
    assert!(core::mem::offset_of!(RuntimeInfo, ttmp_setup) == 12);
};

/// Tells the kernel that a runtime is there, so that a debugger may attach. Since 1.13.
#[doc(alias = "kfd_ioctl_runtime_enable_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RuntimeEnableArgs {
    /// Address of the loader's `_amdgpu_r_debug`. Offset 0.
    pub r_debug: u64,
    /// `KFD_RUNTIME_ENABLE_MODE_…`. Offset 8.
    pub mode_mask: u32,
    /// Offset 12.
    pub capabilities_mask: u32,
}

impl Default for RuntimeEnableArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<RuntimeEnableArgs>() == 16);
    assert!(align_of::<RuntimeEnableArgs>() == 8);
    assert!(core::mem::offset_of!(RuntimeEnableArgs, r_debug) == 0);
    assert!(core::mem::offset_of!(RuntimeEnableArgs, mode_mask) == 8);
    assert!(core::mem::offset_of!(RuntimeEnableArgs, capabilities_mask) == 12);
};

/// One queue in the answer of a queue snapshot. Since 1.13.
#[doc(alias = "kfd_queue_snapshot_entry")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct QueueSnapshotEntry {
    /// Offset 0.
    pub exception_status: u64,
    /// Offset 8.
    pub ring_base_address: u64,
    /// Offset 16.
    pub write_pointer_address: u64,
    /// Offset 24.
    pub read_pointer_address: u64,
    /// Offset 32.
    pub ctx_save_restore_address: u64,
    /// Offset 40.
    pub queue_id: u32,
    /// Offset 44.
    pub gpu_id: u32,
    /// Offset 48.
    pub ring_size: u32,
    /// Offset 52.
    pub queue_type: u32,
    /// Offset 56.
    pub ctx_save_restore_area_size: u32,
    /// Zero. Offset 60.
    pub reserved: u32,
}

impl Default for QueueSnapshotEntry {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<QueueSnapshotEntry>() == 64);
    assert!(align_of::<QueueSnapshotEntry>() == 8);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, exception_status) == 0);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, ring_base_address) == 8);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, write_pointer_address) == 16);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, read_pointer_address) == 24);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, ctx_save_restore_address) == 32);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, queue_id) == 40);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, gpu_id) == 44);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, ring_size) == 48);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, queue_type) == 52);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, ctx_save_restore_area_size) == 56);
    assert!(core::mem::offset_of!(QueueSnapshotEntry, reserved) == 60);
};

/// Starts a debug session. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_enable_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapEnableArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub rinfo_ptr: u64,
    /// Offset 16.
    pub rinfo_size: u32,
    /// Offset 20.
    pub dbg_fd: u32,
}

impl Default for DbgTrapEnableArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapEnableArgs>() == 24);
    assert!(align_of::<DbgTrapEnableArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapEnableArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapEnableArgs, rinfo_ptr) == 8);
    assert!(core::mem::offset_of!(DbgTrapEnableArgs, rinfo_size) == 16);
    assert!(core::mem::offset_of!(DbgTrapEnableArgs, dbg_fd) == 20);
};

/// Passes exceptions on to the runtime of the debugged process. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_send_runtime_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSendRuntimeEventArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub gpu_id: u32,
    /// Offset 12.
    pub queue_id: u32,
}

impl Default for DbgTrapSendRuntimeEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSendRuntimeEventArgs>() == 16);
    assert!(align_of::<DbgTrapSendRuntimeEventArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapSendRuntimeEventArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapSendRuntimeEventArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(DbgTrapSendRuntimeEventArgs, queue_id) == 12);
};

/// Which exceptions come to the debugger. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_set_exceptions_enabled_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSetExceptionsEnabledArgs {
    /// Offset 0.
    pub exception_mask: u64,
}

impl Default for DbgTrapSetExceptionsEnabledArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSetExceptionsEnabledArgs>() == 8);
    assert!(align_of::<DbgTrapSetExceptionsEnabledArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapSetExceptionsEnabledArgs, exception_mask) == 0);
};

/// Which floating-point and memory exceptions trap, in every new wave. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_set_wave_launch_override_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSetWaveLaunchOverrideArgs {
    /// Offset 0.
    pub override_mode: u32,
    /// Offset 4.
    pub enable_mask: u32,
    /// Offset 8.
    pub support_request_mask: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for DbgTrapSetWaveLaunchOverrideArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSetWaveLaunchOverrideArgs>() == 16);
    assert!(align_of::<DbgTrapSetWaveLaunchOverrideArgs>() == 4);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchOverrideArgs, override_mode) == 0);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchOverrideArgs, enable_mask) == 4);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchOverrideArgs, support_request_mask) == 8);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchOverrideArgs, pad) == 12);
};

/// How new waves start. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_set_wave_launch_mode_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSetWaveLaunchModeArgs {
    /// Offset 0.
    pub launch_mode: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DbgTrapSetWaveLaunchModeArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSetWaveLaunchModeArgs>() == 8);
    assert!(align_of::<DbgTrapSetWaveLaunchModeArgs>() == 4);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchModeArgs, launch_mode) == 0);
    assert!(core::mem::offset_of!(DbgTrapSetWaveLaunchModeArgs, pad) == 4);
};

/// Suspends queues so that their waves can be read. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_suspend_queues_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSuspendQueuesArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub queue_array_ptr: u64,
    /// Offset 16.
    pub num_queues: u32,
    /// Offset 20.
    pub grace_period: u32,
}

impl Default for DbgTrapSuspendQueuesArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSuspendQueuesArgs>() == 24);
    assert!(align_of::<DbgTrapSuspendQueuesArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapSuspendQueuesArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapSuspendQueuesArgs, queue_array_ptr) == 8);
    assert!(core::mem::offset_of!(DbgTrapSuspendQueuesArgs, num_queues) == 16);
    assert!(core::mem::offset_of!(DbgTrapSuspendQueuesArgs, grace_period) == 20);
};

/// Resumes suspended queues. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_resume_queues_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapResumeQueuesArgs {
    /// Offset 0.
    pub queue_array_ptr: u64,
    /// Offset 8.
    pub num_queues: u32,
    /// Zero. Offset 12.
    pub pad: u32,
}

impl Default for DbgTrapResumeQueuesArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapResumeQueuesArgs>() == 16);
    assert!(align_of::<DbgTrapResumeQueuesArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapResumeQueuesArgs, queue_array_ptr) == 0);
    assert!(core::mem::offset_of!(DbgTrapResumeQueuesArgs, num_queues) == 8);
    assert!(core::mem::offset_of!(DbgTrapResumeQueuesArgs, pad) == 12);
};

/// Sets a watch point on one GPU. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_set_node_address_watch_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSetNodeAddressWatchArgs {
    /// Offset 0.
    pub address: u64,
    /// Offset 8.
    pub mode: u32,
    /// Offset 12.
    pub mask: u32,
    /// Offset 16.
    pub gpu_id: u32,
    /// Offset 20.
    pub id: u32,
}

impl Default for DbgTrapSetNodeAddressWatchArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSetNodeAddressWatchArgs>() == 24);
    assert!(align_of::<DbgTrapSetNodeAddressWatchArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapSetNodeAddressWatchArgs, address) == 0);
    assert!(core::mem::offset_of!(DbgTrapSetNodeAddressWatchArgs, mode) == 8);
    assert!(core::mem::offset_of!(DbgTrapSetNodeAddressWatchArgs, mask) == 12);
    assert!(core::mem::offset_of!(DbgTrapSetNodeAddressWatchArgs, gpu_id) == 16);
    assert!(core::mem::offset_of!(DbgTrapSetNodeAddressWatchArgs, id) == 20);
};

/// Frees a watch point. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_clear_node_address_watch_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapClearNodeAddressWatchArgs {
    /// Offset 0.
    pub gpu_id: u32,
    /// Offset 4.
    pub id: u32,
}

impl Default for DbgTrapClearNodeAddressWatchArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapClearNodeAddressWatchArgs>() == 8);
    assert!(align_of::<DbgTrapClearNodeAddressWatchArgs>() == 4);
    assert!(core::mem::offset_of!(DbgTrapClearNodeAddressWatchArgs, gpu_id) == 0);
    assert!(core::mem::offset_of!(DbgTrapClearNodeAddressWatchArgs, id) == 4);
};

/// Sets how waves of the process behave under the debugger. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_set_flags_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapSetFlagsArgs {
    /// Offset 0.
    pub flags: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for DbgTrapSetFlagsArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapSetFlagsArgs>() == 8);
    assert!(align_of::<DbgTrapSetFlagsArgs>() == 4);
    assert!(core::mem::offset_of!(DbgTrapSetFlagsArgs, flags) == 0);
    assert!(core::mem::offset_of!(DbgTrapSetFlagsArgs, pad) == 4);
};

/// Finds a raised exception. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_query_debug_event_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapQueryDebugEventArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub gpu_id: u32,
    /// Offset 12.
    pub queue_id: u32,
}

impl Default for DbgTrapQueryDebugEventArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapQueryDebugEventArgs>() == 16);
    assert!(align_of::<DbgTrapQueryDebugEventArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapQueryDebugEventArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapQueryDebugEventArgs, gpu_id) == 8);
    assert!(core::mem::offset_of!(DbgTrapQueryDebugEventArgs, queue_id) == 12);
};

/// Details of a raised exception. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_query_exception_info_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapQueryExceptionInfoArgs {
    /// Offset 0.
    pub info_ptr: u64,
    /// Offset 8.
    pub info_size: u32,
    /// Offset 12.
    pub source_id: u32,
    /// Offset 16.
    pub exception_code: u32,
    /// Offset 20.
    pub clear_exception: u32,
}

impl Default for DbgTrapQueryExceptionInfoArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapQueryExceptionInfoArgs>() == 24);
    assert!(align_of::<DbgTrapQueryExceptionInfoArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapQueryExceptionInfoArgs, info_ptr) == 0);
    assert!(core::mem::offset_of!(DbgTrapQueryExceptionInfoArgs, info_size) == 8);
    assert!(core::mem::offset_of!(DbgTrapQueryExceptionInfoArgs, source_id) == 12);
    assert!(core::mem::offset_of!(DbgTrapQueryExceptionInfoArgs, exception_code) == 16);
    assert!(core::mem::offset_of!(DbgTrapQueryExceptionInfoArgs, clear_exception) == 20);
};

/// Reads all queues of the process into an array of [`QueueSnapshotEntry`]. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_queue_snapshot_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapQueueSnapshotArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub snapshot_buf_ptr: u64,
    /// Offset 16.
    pub num_queues: u32,
    /// Offset 20.
    pub entry_size: u32,
}

impl Default for DbgTrapQueueSnapshotArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapQueueSnapshotArgs>() == 24);
    assert!(align_of::<DbgTrapQueueSnapshotArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapQueueSnapshotArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapQueueSnapshotArgs, snapshot_buf_ptr) == 8);
    assert!(core::mem::offset_of!(DbgTrapQueueSnapshotArgs, num_queues) == 16);
    assert!(core::mem::offset_of!(DbgTrapQueueSnapshotArgs, entry_size) == 20);
};

/// Reads all GPUs of the process into an array of [`DbgDeviceInfoEntry`]. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_device_snapshot_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapDeviceSnapshotArgs {
    /// Offset 0.
    pub exception_mask: u64,
    /// Offset 8.
    pub snapshot_buf_ptr: u64,
    /// Offset 16.
    pub num_devices: u32,
    /// Offset 20.
    pub entry_size: u32,
}

impl Default for DbgTrapDeviceSnapshotArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapDeviceSnapshotArgs>() == 24);
    assert!(align_of::<DbgTrapDeviceSnapshotArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapDeviceSnapshotArgs, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapDeviceSnapshotArgs, snapshot_buf_ptr) == 8);
    assert!(core::mem::offset_of!(DbgTrapDeviceSnapshotArgs, num_devices) == 16);
    assert!(core::mem::offset_of!(DbgTrapDeviceSnapshotArgs, entry_size) == 20);
};

/// One operation of the debugger on another process. Since 1.13.
#[doc(alias = "kfd_ioctl_dbg_trap_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapArgs {
    /// Offset 0.
    pub pid: u32,
    /// Offset 4.
    pub op: u32,
    /// A union of the members below. Offset 8, both ways.
    pub data: [u64; 3],
}

impl Default for DbgTrapArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl DbgTrapArgs {
    /// `data` read as `DbgTrapEnableArgs`.
    #[must_use]
    pub fn enable(&self) -> DbgTrapEnableArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_enable(&mut self, value: DbgTrapEnableArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSendRuntimeEventArgs`.
    #[must_use]
    pub fn send_runtime_event(&self) -> DbgTrapSendRuntimeEventArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_send_runtime_event(&mut self, value: DbgTrapSendRuntimeEventArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSetExceptionsEnabledArgs`.
    #[must_use]
    pub fn set_exceptions_enabled(&self) -> DbgTrapSetExceptionsEnabledArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_set_exceptions_enabled(&mut self, value: DbgTrapSetExceptionsEnabledArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSetWaveLaunchOverrideArgs`.
    #[must_use]
    pub fn launch_override(&self) -> DbgTrapSetWaveLaunchOverrideArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_launch_override(&mut self, value: DbgTrapSetWaveLaunchOverrideArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSetWaveLaunchModeArgs`.
    #[must_use]
    pub fn launch_mode(&self) -> DbgTrapSetWaveLaunchModeArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_launch_mode(&mut self, value: DbgTrapSetWaveLaunchModeArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSuspendQueuesArgs`.
    #[must_use]
    pub fn suspend_queues(&self) -> DbgTrapSuspendQueuesArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_suspend_queues(&mut self, value: DbgTrapSuspendQueuesArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapResumeQueuesArgs`.
    #[must_use]
    pub fn resume_queues(&self) -> DbgTrapResumeQueuesArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_resume_queues(&mut self, value: DbgTrapResumeQueuesArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSetNodeAddressWatchArgs`.
    #[must_use]
    pub fn set_node_address_watch(&self) -> DbgTrapSetNodeAddressWatchArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_set_node_address_watch(&mut self, value: DbgTrapSetNodeAddressWatchArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapClearNodeAddressWatchArgs`.
    #[must_use]
    pub fn clear_node_address_watch(&self) -> DbgTrapClearNodeAddressWatchArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_clear_node_address_watch(&mut self, value: DbgTrapClearNodeAddressWatchArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapSetFlagsArgs`.
    #[must_use]
    pub fn set_flags(&self) -> DbgTrapSetFlagsArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 8 bytes of `data`.
    pub fn set_set_flags(&mut self, value: DbgTrapSetFlagsArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapQueryDebugEventArgs`.
    #[must_use]
    pub fn query_debug_event(&self) -> DbgTrapQueryDebugEventArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_query_debug_event(&mut self, value: DbgTrapQueryDebugEventArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapQueryExceptionInfoArgs`.
    #[must_use]
    pub fn query_exception_info(&self) -> DbgTrapQueryExceptionInfoArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_query_exception_info(&mut self, value: DbgTrapQueryExceptionInfoArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapQueueSnapshotArgs`.
    #[must_use]
    pub fn queue_snapshot(&self) -> DbgTrapQueueSnapshotArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_queue_snapshot(&mut self, value: DbgTrapQueueSnapshotArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `DbgTrapDeviceSnapshotArgs`.
    #[must_use]
    pub fn device_snapshot(&self) -> DbgTrapDeviceSnapshotArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 24 bytes of `data`.
    pub fn set_device_snapshot(&mut self, value: DbgTrapDeviceSnapshotArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<DbgTrapArgs>() == 32);
    assert!(align_of::<DbgTrapArgs>() == 8);
    assert!(core::mem::offset_of!(DbgTrapArgs, pid) == 0);
    assert!(core::mem::offset_of!(DbgTrapArgs, op) == 4);
    assert!(core::mem::offset_of!(DbgTrapArgs, data) == 8);
};
