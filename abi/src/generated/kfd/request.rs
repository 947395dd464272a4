// Generated from abi/spec/kfd/request.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 81248369fa96e559

//! KFD: request numbers.

/// Range of the request numbers of KFD 1.17; the end is excluded.
pub const AMDKFD_COMMAND_START: u32 = 1;
/// Range of the request numbers of KFD 1.17; the end is excluded.
pub const AMDKFD_COMMAND_END: u32 = 39;
/// Type byte of all requests.
pub const AMDKFD_IOCTL_BASE: u32 = 75;
/// Which KFD interface the kernel speaks. Takes argument [`GetVersionArgs`](super::GetVersionArgs).
pub const AMDKFD_IOC_GET_VERSION: u32 = 0x8008_4b01;
/// Makes a user mode queue: the caller owns ring, EOP buffer and save area, the kernel gives id and doorbell. Takes argument [`CreateQueueArgs`](super::CreateQueueArgs).
pub const AMDKFD_IOC_CREATE_QUEUE: u32 = 0xc060_4b02;
/// Takes a queue off the hardware and frees its id and doorbell. Takes argument [`DestroyQueueArgs`](super::DestroyQueueArgs).
pub const AMDKFD_IOC_DESTROY_QUEUE: u32 = 0xc008_4b03;
/// Cache policy of the default and the alternate aperture. Takes argument [`SetMemoryPolicyArgs`](super::SetMemoryPolicyArgs).
pub const AMDKFD_IOC_SET_MEMORY_POLICY: u32 = 0x4020_4b04;
/// GPU and CPU clocks, read one right after the other. Takes argument [`GetClockCountersArgs`](super::GetClockCountersArgs).
pub const AMDKFD_IOC_GET_CLOCK_COUNTERS: u32 = 0xc028_4b05;
/// Apertures of at most seven GPUs, the form before the count was the caller's. Takes argument [`GetProcessAperturesArgs`](super::GetProcessAperturesArgs).
pub const AMDKFD_IOC_GET_PROCESS_APERTURES: u32 = 0x8190_4b06;
/// Changes ring, share and priority of a queue; a share of 0 or a ring address of 0 stops it. Takes argument [`UpdateQueueArgs`](super::UpdateQueueArgs).
pub const AMDKFD_IOC_UPDATE_QUEUE: u32 = 0x4018_4b07;
/// Makes an event; the first signal event also names the event page, or lets the kernel make it. Takes argument [`CreateEventArgs`](super::CreateEventArgs).
pub const AMDKFD_IOC_CREATE_EVENT: u32 = 0xc020_4b08;
/// Frees an event and wakes its waiters. Takes argument [`DestroyEventArgs`](super::DestroyEventArgs).
pub const AMDKFD_IOC_DESTROY_EVENT: u32 = 0x4008_4b09;
/// Sets an event from the host. Takes argument [`SetEventArgs`](super::SetEventArgs).
pub const AMDKFD_IOC_SET_EVENT: u32 = 0x4008_4b0a;
/// Clears an event that is not auto-reset. Takes argument [`ResetEventArgs`](super::ResetEventArgs).
pub const AMDKFD_IOC_RESET_EVENT: u32 = 0x4008_4b0b;
/// Waits for one or all of some events. Takes argument [`WaitEventsArgs`](super::WaitEventsArgs).
pub const AMDKFD_IOC_WAIT_EVENTS: u32 = 0xc018_4b0c;
/// First debug interface, removed: the kernel answers EPERM. Takes argument [`DbgRegisterArgs`](super::DbgRegisterArgs).
pub const AMDKFD_IOC_DBG_REGISTER_DEPRECATED: u32 = 0x4008_4b0d;
/// First debug interface, removed: the kernel answers EPERM. Takes argument [`DbgUnregisterArgs`](super::DbgUnregisterArgs).
pub const AMDKFD_IOC_DBG_UNREGISTER_DEPRECATED: u32 = 0x4008_4b0e;
/// First debug interface, removed: the kernel answers EPERM. Takes argument [`DbgAddressWatchArgs`](super::DbgAddressWatchArgs).
pub const AMDKFD_IOC_DBG_ADDRESS_WATCH_DEPRECATED: u32 = 0x4010_4b0f;
/// First debug interface, removed: the kernel answers EPERM. Takes argument [`DbgWaveControlArgs`](super::DbgWaveControlArgs).
pub const AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED: u32 = 0x4010_4b10;
/// Where the scratch memory of a GPU lies, for devices without flat scratch registers per queue. Takes argument [`SetScratchBackingVaArgs`](super::SetScratchBackingVaArgs).
pub const AMDKFD_IOC_SET_SCRATCH_BACKING_VA: u32 = 0xc010_4b11;
/// Tiling tables of the memory controller, for images. Takes argument [`GetTileConfigArgs`](super::GetTileConfigArgs).
pub const AMDKFD_IOC_GET_TILE_CONFIG: u32 = 0xc028_4b12;
/// Second level trap handler (TBA) of the process on one GPU and its data (TMA). Takes argument [`SetTrapHandlerArgs`](super::SetTrapHandlerArgs).
pub const AMDKFD_IOC_SET_TRAP_HANDLER: u32 = 0x4018_4b13;
/// Apertures of all GPUs, into an array of the caller. Takes argument [`GetProcessAperturesNewArgs`](super::GetProcessAperturesNewArgs).
pub const AMDKFD_IOC_GET_PROCESS_APERTURES_NEW: u32 = 0xc010_4b14;
/// Gives the address space of an open render node to the process on one GPU. Takes argument [`AcquireVmArgs`](super::AcquireVmArgs).
pub const AMDKFD_IOC_ACQUIRE_VM: u32 = 0x4008_4b15;
/// Makes a BO at a fixed GPU virtual address; it is not mapped yet. Takes argument [`AllocMemoryOfGpuArgs`](super::AllocMemoryOfGpuArgs).
pub const AMDKFD_IOC_ALLOC_MEMORY_OF_GPU: u32 = 0xc028_4b16;
/// Frees a BO that no GPU has mapped any more. Takes argument [`FreeMemoryOfGpuArgs`](super::FreeMemoryOfGpuArgs).
pub const AMDKFD_IOC_FREE_MEMORY_OF_GPU: u32 = 0x4008_4b17;
/// Maps a BO into the GPUVM of some GPUs. Takes argument [`MapMemoryToGpuArgs`](super::MapMemoryToGpuArgs).
pub const AMDKFD_IOC_MAP_MEMORY_TO_GPU: u32 = 0xc018_4b18;
/// Takes a BO out of the GPUVM of some GPUs. Takes argument [`UnmapMemoryFromGpuArgs`](super::UnmapMemoryFromGpuArgs).
pub const AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU: u32 = 0xc018_4b19;
/// Restricts a queue to some compute units. Takes argument [`SetCuMaskArgs`](super::SetCuMaskArgs).
pub const AMDKFD_IOC_SET_CU_MASK: u32 = 0x4010_4b1a;
/// Copies the saved control stack and wave state of a stopped compute queue to the caller. Takes argument [`GetQueueWaveStateArgs`](super::GetQueueWaveStateArgs).
pub const AMDKFD_IOC_GET_QUEUE_WAVE_STATE: u32 = 0xc018_4b1b;
/// Size, home and metadata of a dmabuf, before it is imported. Takes argument [`GetDmabufInfoArgs`](super::GetDmabufInfoArgs).
pub const AMDKFD_IOC_GET_DMABUF_INFO: u32 = 0xc020_4b1c;
/// Makes a BO of a dmabuf. Takes argument [`ImportDmabufArgs`](super::ImportDmabufArgs).
pub const AMDKFD_IOC_IMPORT_DMABUF: u32 = 0xc018_4b1d;
/// Gives global wave sync barriers to a queue, or takes them away with a count of 0. Takes argument [`AllocQueueGwsArgs`](super::AllocQueueGwsArgs).
pub const AMDKFD_IOC_ALLOC_QUEUE_GWS: u32 = 0xc010_4b1e;
/// Opens a file that system management events are read from. Takes argument [`SmiEventsArgs`](super::SmiEventsArgs). Since 1.3.
pub const AMDKFD_IOC_SMI_EVENTS: u32 = 0xc008_4b1f;
/// Sets or gets attributes of a range of shared virtual memory; `nattr` attributes follow. Takes argument [`SvmArgs`](super::SvmArgs). Since 1.5.
pub const AMDKFD_IOC_SVM: u32 = 0xc018_4b20;
/// Sets or (with a negative number) asks whether page faults of the GPU are retried. Takes argument [`SetXnackModeArgs`](super::SetXnackModeArgs). Since 1.5.
pub const AMDKFD_IOC_SET_XNACK_MODE: u32 = 0xc004_4b21;
/// One step of checkpoint or restore of a process. Takes argument [`CriuArgs`](super::CriuArgs). Since 1.7.
pub const AMDKFD_IOC_CRIU_OP: u32 = 0xc038_4b22;
/// How much VRAM a new allocation could still get. Takes argument [`GetAvailableMemoryArgs`](super::GetAvailableMemoryArgs). Since 1.9.
pub const AMDKFD_IOC_AVAILABLE_MEMORY: u32 = 0xc010_4b23;
/// Makes a dmabuf of a BO. Takes argument [`ExportDmabufArgs`](super::ExportDmabufArgs). Since 1.12.
pub const AMDKFD_IOC_EXPORT_DMABUF: u32 = 0xc010_4b24;
/// Tells the kernel that a runtime is there, so that a debugger may attach. Takes argument [`RuntimeEnableArgs`](super::RuntimeEnableArgs). Since 1.13.
pub const AMDKFD_IOC_RUNTIME_ENABLE: u32 = 0xc010_4b25;
/// One operation of the debugger on another process. Takes argument [`DbgTrapArgs`](super::DbgTrapArgs). Since 1.13.
pub const AMDKFD_IOC_DBG_TRAP: u32 = 0xc020_4b26;
/// Makes the open file a further KFD process of the caller, with an address space and queues of its own. Takes no argument. Since 1.19.
pub const AMDKFD_IOC_CREATE_PROCESS: u32 = 0x0000_4b27;
/// One operation of a profiler on a GPU. Takes argument [`ProfilerArgs`](super::ProfilerArgs). Since 1.23.
pub const AMDKFD_IOC_PROFILER: u32 = 0xc010_4b28;
