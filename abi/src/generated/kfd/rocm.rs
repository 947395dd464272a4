// Generated from abi/spec/kfd/rocm.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 1ac04f0a8c9be207

//! KFD: requests of AMD's own kernel module, 0x80 and up.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Range of the further request numbers; the end is excluded. Each newer header has a later end.
pub const AMDKFD_COMMAND_START_2: u32 = 128;
/// Range of the further request numbers; the end is excluded. Each newer header has a later end.
pub const AMDKFD_COMMAND_END_2: u32 = 134;
/// No GPU or no queue, in the answers of the debugger.
pub const KFD_INVALID_GPUID: u32 = 0xffff_ffff;
/// No GPU or no queue, in the answers of the debugger.
pub const KFD_INVALID_QUEUEID: u32 = 0xffff_ffff;
/// Flag of the debugger's event query: clear what was reported.
pub const KFD_DBG_EV_FLAG_CLEAR_STATUS: u32 = 1;
/// Answer in the mode of the runtime: the kernel can write core dumps of the GPU.
pub const KFD_RUNTIME_ENABLE_CAPS_SUPPORTS_CORE_DUMP_MASK: u32 = 0x8000_0000;
/// Flag of an allocation: physically contiguous VRAM if that can be had. Upstream fails if it can not: `KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS`.
pub const KFD_IOC_ALLOC_MEM_FLAGS_CONTIGUOUS_BEST_EFFORT: u32 = 1 << 23;
/// System management event of AMD's own kernel module: events were lost.
pub const KFD_SMI_EVENT_DROPPED_EVENT: u32 = 14;
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
/// The host has waves trap.
pub const KFD_IOCTL_PCS_METHOD_HOSTTRAP: u32 = 1;
/// The hardware picks waves.
pub const KFD_IOCTL_PCS_METHOD_STOCHASTIC: u32 = 2;
/// Microseconds.
pub const KFD_IOCTL_PCS_TYPE_TIME_US: u32 = 0;
/// Cycles of the graphics clock.
pub const KFD_IOCTL_PCS_TYPE_CLOCK_CYCLES: u32 = 1;
/// Instructions that compute units issued.
pub const KFD_IOCTL_PCS_TYPE_INSTRUCTIONS: u32 = 2;
/// Restriction of a sampling interval: a power of two.
pub const KFD_IOCTL_PCS_FLAG_POWER_OF_2: u64 = 1;
/// Flag of the capability query: all that the GPU can do, not what it does now.
pub const KFD_IOCTL_PCS_QUERY_TYPE_FULL: u32 = 1 << 0;
/// [`PcSampleArgs`].
pub const KFD_IOC_PROFILER_PC_SAMPLE: u32 = 1;
/// From the file.
pub const KFD_IOC_AIS_READ: u32 = 1;
/// To the file.
pub const KFD_IOC_AIS_WRITE: u32 = 2;
/// Flag of a cross-process copy: set for a write to the other process.
pub const KFD_CROSS_MEMORY_RW_BIT: u32 = 1 << 0;
/// Makes a handle of a BO that another process can import.
#[doc(alias = "kfd_ioctl_ipc_export_handle_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
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

/// Head of each block's part of the destination buffer.
#[doc(alias = "kfd_ioctl_spm_buffer_header")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct SpmBufferHeader {
    /// Bits 0–23: minor, 24–31: major. Offset 0, from the callee.
    pub version: u32,
    /// Offset 4, from the callee.
    pub bytes_copied: u32,
    /// 1 if the ring ran over. Offset 8, from the callee.
    pub has_data_loss: u32,
    /// Zero. Offset 12.
    pub reserved: [u32; 5],
}

impl Default for SpmBufferHeader {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<SpmBufferHeader>() == 32);
    assert!(align_of::<SpmBufferHeader>() == 4);
    assert!(core::mem::offset_of!(SpmBufferHeader, version) == 0);
    assert!(core::mem::offset_of!(SpmBufferHeader, bytes_copied) == 4);
    assert!(core::mem::offset_of!(SpmBufferHeader, has_data_loss) == 8);
    assert!(core::mem::offset_of!(SpmBufferHeader, reserved) == 12);
};

/// A way of sampling that a GPU has.
#[doc(alias = "kfd_pc_sample_info")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct PcSampleInfo {
    /// In units of `type`. Offset 0, to the callee.
    pub interval: u64,
    /// Offset 8, from the callee.
    pub interval_min: u64,
    /// Offset 16, from the callee.
    pub interval_max: u64,
    /// [`KFD_IOCTL_PCS_FLAG_POWER_OF_2`]. Offset 24, from the callee.
    pub flags: u64,
    /// `KFD_IOCTL_PCS_METHOD_…`. Offset 32, both ways.
    pub method: u32,
    /// `KFD_IOCTL_PCS_TYPE_…`. Offset 36, both ways.
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
    /// [`KFD_IOCTL_PCS_QUERY_TYPE_FULL`]. Offset 24.
    pub flags: u32,
    /// Zero; `version` in rocprofiler-sdk and in the kernel module's own header. Offset 28.
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

/// Version of the profiler's operations, as the answer has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RocmProfilerVersion {
    /// Offset 0, from the callee.
    pub version: u32,
}

impl Default for RocmProfilerVersion {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<RocmProfilerVersion>() == 4);
    assert!(align_of::<RocmProfilerVersion>() == 4);
    assert!(core::mem::offset_of!(RocmProfilerVersion, version) == 0);
};

/// Performance counters of a GPU: as upstream's `PmcSettings`.
#[doc(alias = "kfd_ioctl_pmc_settings")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RocmPmcSettings {
    /// Offset 0, to the callee.
    pub gpu_id: u32,
    /// 1: no other process may profile the GPU. Offset 4, to the callee.
    pub lock: u32,
    /// 1: queues of the GPU count. Offset 8, to the callee.
    pub perfcount_enable: u32,
}

impl Default for RocmPmcSettings {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<RocmPmcSettings>() == 12);
    assert!(align_of::<RocmPmcSettings>() == 4);
    assert!(core::mem::offset_of!(RocmPmcSettings, gpu_id) == 0);
    assert!(core::mem::offset_of!(RocmPmcSettings, lock) == 4);
    assert!(core::mem::offset_of!(RocmPmcSettings, perfcount_enable) == 8);
};

/// One operation of a profiler on a GPU: unlike upstream's `ProfilerArgs` it has room for a sampler's.
#[doc(alias = "kfd_ioctl_profiler_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RocmProfilerArgs {
    /// `KFD_IOC_PROFILER_…`. Offset 0, to the callee.
    pub op: u32,
    /// Padding that the compiler puts there. Offset 4.
    pub pad: u32,
    /// A union of the members below. Offset 8, both ways.
    pub data: [u64; 4],
}

impl Default for RocmProfilerArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl RocmProfilerArgs {
    /// `data` read as `PcSampleArgs`.
    #[must_use]
    pub fn pc_sample(&self) -> PcSampleArgs {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 32 bytes of `data`.
    pub fn set_pc_sample(&mut self, value: PcSampleArgs) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `RocmPmcSettings`.
    #[must_use]
    pub fn pmc(&self) -> RocmPmcSettings {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 12 bytes of `data`.
    pub fn set_pmc(&mut self, value: RocmPmcSettings) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `RocmProfilerVersion`.
    #[must_use]
    pub fn version(&self) -> RocmProfilerVersion {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 4 bytes of `data`.
    pub fn set_version(&mut self, value: RocmProfilerVersion) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<RocmProfilerArgs>() == 40);
    assert!(align_of::<RocmProfilerArgs>() == 8);
    assert!(core::mem::offset_of!(RocmProfilerArgs, op) == 0);
    assert!(core::mem::offset_of!(RocmProfilerArgs, pad) == 4);
    assert!(core::mem::offset_of!(RocmProfilerArgs, data) == 8);
};

/// Which bytes are to be copied between file and VRAM (AMD Infinity Storage).
#[doc(alias = "kfd_ais_in_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AisIn {
    /// The BO, mapped to its GPU. Offset 0, to the callee.
    pub handle: u64,
    /// Bytes. Offset 8, to the callee.
    pub handle_offset: u64,
    /// Bytes. Offset 16, to the callee.
    pub file_offset: i64,
    /// Bytes. Offset 24, to the callee.
    pub size: u64,
    /// `KFD_IOC_AIS_…`. Offset 32, to the callee.
    pub op: u32,
    /// Offset 36, to the callee.
    pub fd: i32,
}

impl Default for AisIn {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AisIn>() == 40);
    assert!(align_of::<AisIn>() == 8);
    assert!(core::mem::offset_of!(AisIn, handle) == 0);
    assert!(core::mem::offset_of!(AisIn, handle_offset) == 8);
    assert!(core::mem::offset_of!(AisIn, file_offset) == 16);
    assert!(core::mem::offset_of!(AisIn, size) == 24);
    assert!(core::mem::offset_of!(AisIn, op) == 32);
    assert!(core::mem::offset_of!(AisIn, fd) == 36);
};

/// How many were.
#[doc(alias = "kfd_ais_out_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AisOut {
    /// Bytes. Offset 0, from the callee.
    pub size_copied: u64,
    /// 0 or a negative errno. Offset 8, from the callee.
    pub status: i32,
    /// Zero. Offset 12.
    pub pad: i32,
}

impl Default for AisOut {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<AisOut>() == 16);
    assert!(align_of::<AisOut>() == 8);
    assert!(core::mem::offset_of!(AisOut, size_copied) == 0);
    assert!(core::mem::offset_of!(AisOut, status) == 8);
    assert!(core::mem::offset_of!(AisOut, pad) == 12);
};

/// Copies between file and VRAM: `input` becomes `output`.
#[doc(alias = "kfd_ioctl_ais_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct AisArgs {
    /// A union of the members below. Offset 0, both ways.
    pub data: [u64; 5],
}

impl Default for AisArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

impl AisArgs {
    /// `data` read as `AisIn`.
    #[must_use]
    pub fn input(&self) -> AisIn {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 40 bytes of `data`.
    pub fn set_input(&mut self, value: AisIn) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }

    /// `data` read as `AisOut`.
    #[must_use]
    pub fn output(&self) -> AisOut {
        crate::union_member(self.data.as_bytes())
    }

    /// Writes `value` over the first 16 bytes of `data`.
    pub fn set_output(&mut self, value: AisOut) {
        crate::set_union_member(self.data.as_mut_bytes(), &value);
    }
}

const _: () = {
    assert!(size_of::<AisArgs>() == 40);
    assert!(align_of::<AisArgs>() == 8);
    assert!(core::mem::offset_of!(AisArgs, data) == 0);
};

/// Argument of CREATE_PROCESS as ROCm's user space declares it.
#[doc(alias = "kfd_ioctl_create_process_args")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct RocmCreateProcessArgs {
    /// Zero. Offset 0, to the callee.
    pub flags: u32,
    /// Zero. Offset 4.
    pub pad: u32,
}

impl Default for RocmCreateProcessArgs {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<RocmCreateProcessArgs>() == 8);
    assert!(align_of::<RocmCreateProcessArgs>() == 4);
    assert!(core::mem::offset_of!(RocmCreateProcessArgs, flags) == 0);
    assert!(core::mem::offset_of!(RocmCreateProcessArgs, pad) == 4);
};

/// Debugger of AMD's own kernel module before upstream had one.
#[doc(alias = "kfd_ioctl_dbg_trap_args_deprecated")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(C)]
pub struct DbgTrapArgsDeprecated {
    /// Offset 0, to the callee.
    pub exception_mask: u64,
    /// Address of queue ids or of the answer. Offset 8, to the callee.
    pub ptr: u64,
    /// Offset 16, to the callee.
    pub pid: u32,
    /// Offset 20, to the callee.
    pub op: u32,
    /// Offset 24, to the callee.
    pub data1: u32,
    /// Offset 28, to the callee.
    pub data2: u32,
    /// Offset 32, to the callee.
    pub data3: u32,
    /// Offset 36, to the callee.
    pub data4: u32,
}

impl Default for DbgTrapArgsDeprecated {
    /// All bytes zero.
    fn default() -> Self {
        zerocopy::FromZeros::new_zeroed()
    }
}

const _: () = {
    assert!(size_of::<DbgTrapArgsDeprecated>() == 40);
    assert!(align_of::<DbgTrapArgsDeprecated>() == 8);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, exception_mask) == 0);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, ptr) == 8);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, pid) == 16);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, op) == 20);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, data1) == 24);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, data2) == 28);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, data3) == 32);
    assert!(core::mem::offset_of!(DbgTrapArgsDeprecated, data4) == 36);
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
/// A request to `/dev/kfd` that newer headers no longer have. Takes argument [`DbgTrapArgsDeprecated`].
pub const AMDKFD_IOC_DBG_TRAP_DEPRECATED: u32 = 0xc028_4b82;
/// Upstream's CREATE_PROCESS with an argument. Takes argument [`RocmCreateProcessArgs`].
pub const AMDKFD_IOC_CREATE_PROCESS_ROCM: u32 = 0xc008_4b27;
/// One operation of a profiler on a GPU. Takes argument [`RocmProfilerArgs`].
pub const AMDKFD_IOC_PROFILER_ROCM: u32 = 0xc028_4b86;
/// Copies between file and VRAM. Takes argument [`AisArgs`].
pub const AMDKFD_IOC_AIS_OP: u32 = 0xc028_4b87;
