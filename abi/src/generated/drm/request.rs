// Generated from abi/spec/drm/request.toml by `cargo xtask codegen`. Do not edit.
// Content hash: 28fe7d2b8588e3f4

//! DRM: request numbers of amdgpu.

/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_CREATE: u32 = 0;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_MMAP: u32 = 1;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_CTX: u32 = 2;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_BO_LIST: u32 = 3;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_CS: u32 = 4;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_INFO: u32 = 5;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_METADATA: u32 = 6;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_WAIT_IDLE: u32 = 7;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_VA: u32 = 8;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_WAIT_CS: u32 = 9;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_OP: u32 = 16;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_GEM_USERPTR: u32 = 17;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_WAIT_FENCES: u32 = 18;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_VM: u32 = 19;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_FENCE_TO_HANDLE: u32 = 20;
/// Number of a request, counted from `DRM_COMMAND_BASE`, as `drmCommandWriteRead` takes it.
pub const DRM_AMDGPU_SCHED: u32 = 21;
/// Makes a GEM object. Takes argument [`GemCreate`](super::GemCreate).
pub const DRM_IOCTL_AMDGPU_GEM_CREATE: u32 = 0xc020_6440;
/// Asks where an object can be mapped. Takes argument [`GemMmap`](super::GemMmap).
pub const DRM_IOCTL_AMDGPU_GEM_MMAP: u32 = 0xc008_6441;
/// Does something with a context. Takes argument [`Ctx`](super::Ctx).
pub const DRM_IOCTL_AMDGPU_CTX: u32 = 0xc010_6442;
/// Makes, changes or frees a residency list. Takes argument [`BoList`](super::BoList).
pub const DRM_IOCTL_AMDGPU_BO_LIST: u32 = 0xc018_6443;
/// Submits work. Takes argument [`Cs`](super::Cs).
pub const DRM_IOCTL_AMDGPU_CS: u32 = 0xc018_6444;
/// Asks for something. Takes argument [`Info`](super::Info).
pub const DRM_IOCTL_AMDGPU_INFO: u32 = 0x4020_6445;
/// Sets or gets what is kept with an object. Takes argument [`GemMetadata`](super::GemMetadata).
pub const DRM_IOCTL_AMDGPU_GEM_METADATA: u32 = 0xc120_6446;
/// Waits until no job uses an object. Takes argument [`GemWaitIdle`](super::GemWaitIdle).
pub const DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE: u32 = 0xc010_6447;
/// Maps a part of an object into the address space of the file. Takes argument [`GemVa`](super::GemVa).
pub const DRM_IOCTL_AMDGPU_GEM_VA: u32 = 0x4028_6448;
/// Waits for one submission. Takes argument [`WaitCs`](super::WaitCs).
pub const DRM_IOCTL_AMDGPU_WAIT_CS: u32 = 0xc020_6449;
/// Asks for or changes the creation parameters of an object. Takes argument [`GemOp`](super::GemOp).
pub const DRM_IOCTL_AMDGPU_GEM_OP: u32 = 0xc010_6450;
/// Makes a GEM object of pages of the process. Takes argument [`GemUserptr`](super::GemUserptr).
pub const DRM_IOCTL_AMDGPU_GEM_USERPTR: u32 = 0xc018_6451;
/// Waits for one or all of some submissions. Takes argument [`WaitFences`](super::WaitFences).
pub const DRM_IOCTL_AMDGPU_WAIT_FENCES: u32 = 0xc018_6452;
/// Keeps a VMID or gives it back. Takes argument [`Vm`](super::Vm).
pub const DRM_IOCTL_AMDGPU_VM: u32 = 0xc008_6453;
/// Makes a sync object or sync file of a submission. Takes argument [`FenceToHandle`](super::FenceToHandle).
pub const DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE: u32 = 0xc020_6454;
/// Overrides the priority of contexts. Takes argument [`Sched`](super::Sched).
pub const DRM_IOCTL_AMDGPU_SCHED: u32 = 0x4010_6455;
