//! The types of `hip_runtime_api.h` under their own names, and their layouts.
//!
//! `cargo xtask capi --check` includes this file as well and compares it with the real header.
#![allow(non_camel_case_types, non_snake_case, reason = "the header's names")]
#![allow(
    dead_code,
    reason = "the layouts are for the comparison, the types for the library"
)]

use core::ffi::{c_char, c_int, c_uchar, c_uint, c_ushort, c_void};

pub type size_t = usize;
pub type hipError_t = c_uint;
pub type hipDevice_t = c_int;
pub type hipDeviceptr_t = *mut c_void;
pub type hipDeviceAttribute_t = c_uint;
pub type hipDeviceP2PAttr = c_uint;
pub type hipDriverProcAddressQueryResult = c_uint;
pub type hipFuncAttribute = c_uint;
pub type hipFuncCache_t = c_uint;
pub type hipFunction_attribute = c_uint;
pub type hipJitOption = c_uint;
pub type hipLimit_t = c_uint;
pub type hipMemAllocationGranularity_flags = c_uint;
pub type hipMemAllocationHandleType = c_uint;
pub type hipMemoryType = c_uint;
pub type hipMemcpyKind = c_uint;
pub type hipPointer_attribute = c_uint;
pub type hipSharedMemConfig = c_uint;
pub type hipStreamCaptureMode = c_uint;
pub type hipStreamCaptureStatus = c_uint;

pub enum hipArrayMapInfo {}
pub enum ihipCtx_t {}
pub enum ihipEvent_t {}
pub enum ihipGraph {}
pub enum ihipMemGenericAllocationHandle {}
pub enum ihipModule_t {}
pub enum ihipModuleSymbol_t {}
pub enum ihipStream_t {}

pub type hipCtx_t = *mut ihipCtx_t;
pub type hipEvent_t = *mut ihipEvent_t;
pub type hipFunction_t = *mut ihipModuleSymbol_t;
pub type hipGraph_t = *mut ihipGraph;
pub type hipMemGenericAllocationHandle_t = *mut ihipMemGenericAllocationHandle;
pub type hipModule_t = *mut ihipModule_t;
pub type hipStream_t = *mut ihipStream_t;

pub type hipStreamCallback_t = Option<unsafe extern "C" fn(hipStream_t, hipError_t, *mut c_void)>;
pub type hipHostFn_t = Option<unsafe extern "C" fn(*mut c_void)>;

/// Where a field lies in a structure.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    pub offset: usize,
    pub size: usize,
}

/// A structure as Rust lays it out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Its name in the header.
    pub name: &'static str,
    /// The major versions of the header that have it so: the first, and the last.
    pub majors: (u32, u32),
    pub size: usize,
    pub fields: &'static [Field],
}

const fn field_size<S, F>(_: fn(&S) -> &F) -> usize {
    size_of::<F>()
}

macro_rules! layouts {
    ($($(#[$meta:meta])* $first:literal..=$last:literal $c:literal $rust:ident {
        $($(#[$field_meta:meta])* $field:ident: $ty:ty,)*
    })*) => {
        $(
            $(#[$meta])*
            #[repr(C)]
            #[derive(Clone, Copy)]
            pub struct $rust {
                $($(#[$field_meta])* pub $field: $ty,)*
            }
        )*

        /// Every structure that crosses the interface.
        pub const LAYOUTS: &[Layout] = &[$(Layout {
            name: $c,
            majors: ($first, $last),
            size: size_of::<$rust>(),
            fields: &[$(Field {
                name: stringify!($field),
                offset: core::mem::offset_of!($rust, $field),
                size: field_size::<$rust, $ty>(|of| &of.$field),
            },)*],
        },)*];
    };
}

layouts! {
    5..=7 "dim3" dim3 {
        x: u32,
        y: u32,
        z: u32,
    }

    5..=7 "hipUUID" hipUUID {
        bytes: [c_char; 16],
    }

    /// What `hipGetDeviceProperties@hip_4.2` writes, whatever the name means in later headers.
    5..=5 "hipDeviceProp_t" hipDeviceProp_tR0000 {
        name: [c_char; 256],
        totalGlobalMem: size_t,
        sharedMemPerBlock: size_t,
        regsPerBlock: c_int,
        warpSize: c_int,
        maxThreadsPerBlock: c_int,
        maxThreadsDim: [c_int; 3],
        maxGridSize: [c_int; 3],
        clockRate: c_int,
        memoryClockRate: c_int,
        memoryBusWidth: c_int,
        totalConstMem: size_t,
        major: c_int,
        minor: c_int,
        multiProcessorCount: c_int,
        l2CacheSize: c_int,
        maxThreadsPerMultiProcessor: c_int,
        computeMode: c_int,
        clockInstructionRate: c_int,
        /// 17 bit-fields.
        arch: c_uint,
        concurrentKernels: c_int,
        pciDomainID: c_int,
        pciBusID: c_int,
        pciDeviceID: c_int,
        maxSharedMemoryPerMultiProcessor: size_t,
        isMultiGpuBoard: c_int,
        canMapHostMemory: c_int,
        gcnArch: c_int,
        gcnArchName: [c_char; 256],
        integrated: c_int,
        cooperativeLaunch: c_int,
        cooperativeMultiDeviceLaunch: c_int,
        maxTexture1DLinear: c_int,
        maxTexture1D: c_int,
        maxTexture2D: [c_int; 2],
        maxTexture3D: [c_int; 3],
        hdpMemFlushCntl: *mut c_uint,
        hdpRegFlushCntl: *mut c_uint,
        memPitch: size_t,
        textureAlignment: size_t,
        texturePitchAlignment: size_t,
        kernelExecTimeoutEnabled: c_int,
        ECCEnabled: c_int,
        tccDriver: c_int,
        cooperativeMultiDeviceUnmatchedFunc: c_int,
        cooperativeMultiDeviceUnmatchedGridDim: c_int,
        cooperativeMultiDeviceUnmatchedBlockDim: c_int,
        cooperativeMultiDeviceUnmatchedSharedMem: c_int,
        isLargeBar: c_int,
        asicRevision: c_int,
        managedMemory: c_int,
        directManagedMemAccessFromHost: c_int,
        concurrentManagedAccess: c_int,
        pageableMemoryAccess: c_int,
        pageableMemoryAccessUsesHostPageTables: c_int,
    }

    /// What `hipGetDevicePropertiesR0600@hip_6.0` writes.
    6..=7 "hipDeviceProp_tR0600" hipDeviceProp_tR0600 {
        name: [c_char; 256],
        uuid: hipUUID,
        luid: [c_char; 8],
        luidDeviceNodeMask: c_uint,
        totalGlobalMem: size_t,
        sharedMemPerBlock: size_t,
        regsPerBlock: c_int,
        warpSize: c_int,
        memPitch: size_t,
        maxThreadsPerBlock: c_int,
        maxThreadsDim: [c_int; 3],
        maxGridSize: [c_int; 3],
        clockRate: c_int,
        totalConstMem: size_t,
        major: c_int,
        minor: c_int,
        textureAlignment: size_t,
        texturePitchAlignment: size_t,
        deviceOverlap: c_int,
        multiProcessorCount: c_int,
        kernelExecTimeoutEnabled: c_int,
        integrated: c_int,
        canMapHostMemory: c_int,
        computeMode: c_int,
        maxTexture1D: c_int,
        maxTexture1DMipmap: c_int,
        maxTexture1DLinear: c_int,
        maxTexture2D: [c_int; 2],
        maxTexture2DMipmap: [c_int; 2],
        maxTexture2DLinear: [c_int; 3],
        maxTexture2DGather: [c_int; 2],
        maxTexture3D: [c_int; 3],
        maxTexture3DAlt: [c_int; 3],
        maxTextureCubemap: c_int,
        maxTexture1DLayered: [c_int; 2],
        maxTexture2DLayered: [c_int; 3],
        maxTextureCubemapLayered: [c_int; 2],
        maxSurface1D: c_int,
        maxSurface2D: [c_int; 2],
        maxSurface3D: [c_int; 3],
        maxSurface1DLayered: [c_int; 2],
        maxSurface2DLayered: [c_int; 3],
        maxSurfaceCubemap: c_int,
        maxSurfaceCubemapLayered: [c_int; 2],
        surfaceAlignment: size_t,
        concurrentKernels: c_int,
        ECCEnabled: c_int,
        pciBusID: c_int,
        pciDeviceID: c_int,
        pciDomainID: c_int,
        tccDriver: c_int,
        asyncEngineCount: c_int,
        unifiedAddressing: c_int,
        memoryClockRate: c_int,
        memoryBusWidth: c_int,
        l2CacheSize: c_int,
        persistingL2CacheMaxSize: c_int,
        maxThreadsPerMultiProcessor: c_int,
        streamPrioritiesSupported: c_int,
        globalL1CacheSupported: c_int,
        localL1CacheSupported: c_int,
        sharedMemPerMultiprocessor: size_t,
        regsPerMultiprocessor: c_int,
        managedMemory: c_int,
        isMultiGpuBoard: c_int,
        multiGpuBoardGroupID: c_int,
        hostNativeAtomicSupported: c_int,
        singleToDoublePrecisionPerfRatio: c_int,
        pageableMemoryAccess: c_int,
        concurrentManagedAccess: c_int,
        computePreemptionSupported: c_int,
        canUseHostPointerForRegisteredMem: c_int,
        cooperativeLaunch: c_int,
        cooperativeMultiDeviceLaunch: c_int,
        sharedMemPerBlockOptin: size_t,
        pageableMemoryAccessUsesHostPageTables: c_int,
        directManagedMemAccessFromHost: c_int,
        maxBlocksPerMultiProcessor: c_int,
        accessPolicyMaxWindowSize: c_int,
        reservedSharedMemPerBlock: size_t,
        hostRegisterSupported: c_int,
        sparseHipArraySupported: c_int,
        hostRegisterReadOnlySupported: c_int,
        timelineSemaphoreInteropSupported: c_int,
        memoryPoolsSupported: c_int,
        gpuDirectRDMASupported: c_int,
        gpuDirectRDMAFlushWritesOptions: c_uint,
        gpuDirectRDMAWritesOrdering: c_int,
        memoryPoolSupportedHandleTypes: c_uint,
        deferredMappingHipArraySupported: c_int,
        ipcEventSupported: c_int,
        clusterLaunch: c_int,
        unifiedFunctionPointers: c_int,
        reserved: [c_int; 63],
        hipReserved: [c_int; 32],
        gcnArchName: [c_char; 256],
        maxSharedMemoryPerMultiProcessor: size_t,
        clockInstructionRate: c_int,
        /// 17 bit-fields.
        arch: c_uint,
        hdpMemFlushCntl: *mut c_uint,
        hdpRegFlushCntl: *mut c_uint,
        cooperativeMultiDeviceUnmatchedFunc: c_int,
        cooperativeMultiDeviceUnmatchedGridDim: c_int,
        cooperativeMultiDeviceUnmatchedBlockDim: c_int,
        cooperativeMultiDeviceUnmatchedSharedMem: c_int,
        isLargeBar: c_int,
        asicRevision: c_int,
    }

    5..=7 "hipPointerAttribute_t" hipPointerAttribute_t {
        /// Called `memoryType` before version 6, and numbered otherwise.
        r#type: hipMemoryType,
        device: c_int,
        devicePointer: *mut c_void,
        hostPointer: *mut c_void,
        isManaged: c_int,
        allocationFlags: c_uint,
    }

    5..=7 "hipFuncAttributes" hipFuncAttributes {
        binaryVersion: c_int,
        cacheModeCA: c_int,
        constSizeBytes: size_t,
        localSizeBytes: size_t,
        maxDynamicSharedSizeBytes: c_int,
        maxThreadsPerBlock: c_int,
        numRegs: c_int,
        preferredShmemCarveout: c_int,
        ptxVersion: c_int,
        sharedSizeBytes: size_t,
    }

    5..=7 "hipMemLocation" hipMemLocation {
        r#type: c_uint,
        id: c_int,
    }

    5..=7 "hipMemAccessDesc" hipMemAccessDesc {
        location: hipMemLocation,
        flags: c_uint,
    }

    /// Properties of physical memory, since ROCm 5.3.
    6..=7 "hipMemAllocationProp" hipMemAllocationProp {
        r#type: c_uint,
        requestedHandleType: hipMemAllocationHandleType,
        location: hipMemLocation,
        win32HandleMetaData: *mut c_void,
        /// `compressionType`, `gpuDirectRDMACapable` and `usage`, and what the compiler adds.
        allocFlags: [c_uchar; 4],
    }

    /// Properties of physical memory up to ROCm 5.2, of the same size and with the fields in another order.
    5..=5 "hipMemAllocationProp" hipMemAllocationPropR0501 {
        compressionType: c_uchar,
        location: hipMemLocation,
        requestedHandleType: hipMemAllocationHandleType,
        r#type: c_uint,
        usage: c_ushort,
        win32HandleMetaData: *mut c_void,
    }

    5..=7 "hipIpcMemHandle_t" hipIpcMemHandle_t {
        reserved: [c_char; 64],
    }
}
