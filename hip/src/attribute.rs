//! `hipDeviceAttribute_t`: one number of a device at a time.

use crate::Properties;

/// A `hipDeviceAttribute_t`, by its number in `hip_runtime_api.h`.
///
/// The constants are the attributes that have a value here; CUDA-only ones have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "hipDeviceAttribute_t")]
pub struct Attribute(pub u32);

macro_rules! attributes {
    ($($constant:ident = $number:literal, $name:literal, |$p:pat_param| $value:expr;)*) => {
        impl Attribute {
            $(#[doc = concat!("`", $name, "`.")]
            pub const $constant: Attribute = Attribute($number);)*

            /// Every attribute that has a value here.
            pub const ALL: &'static [Attribute] = &[$(Attribute::$constant,)*];

            /// The name in the header; `None` for a number that has no value here.
            pub const fn name(self) -> Option<&'static str> {
                match self.0 {
                    $($number => Some($name),)*
                    _ => None,
                }
            }

            /// Its value; one that does not fit `int` is cut to the largest.
            pub fn value(self, properties: &Properties) -> Option<i32> {
                let value = match self.0 {
                    $($number => {
                        let $p = properties;
                        u64::from($value)
                    })*
                    _ => return None,
                };
                Some(i32::try_from(value).unwrap_or(i32::MAX))
            }
        }
    };
}

attributes! {
    ECC_ENABLED = 0, "hipDeviceAttributeEccEnabled", |_| 1_u32;
    ACCESS_POLICY_MAX_WINDOW_SIZE = 1, "hipDeviceAttributeAccessPolicyMaxWindowSize", |_| 0_u32;
    ASYNC_ENGINE_COUNT = 2, "hipDeviceAttributeAsyncEngineCount", |p| p.async_engine_count;
    CAN_MAP_HOST_MEMORY = 3, "hipDeviceAttributeCanMapHostMemory", |_| 1_u32;
    CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 4, "hipDeviceAttributeCanUseHostPointerForRegisteredMem", |_| 1_u32;
    CLOCK_RATE = 5, "hipDeviceAttributeClockRate", |p| p.clock_rate;
    COMPUTE_MODE = 6, "hipDeviceAttributeComputeMode", |_| 0_u32;
    CONCURRENT_KERNELS = 8, "hipDeviceAttributeConcurrentKernels", |_| 1_u32;
    CONCURRENT_MANAGED_ACCESS = 9, "hipDeviceAttributeConcurrentManagedAccess", |_| 0_u32;
    COOPERATIVE_LAUNCH = 10, "hipDeviceAttributeCooperativeLaunch", |p| p.cooperative_launch;
    COOPERATIVE_MULTI_DEVICE_LAUNCH = 11, "hipDeviceAttributeCooperativeMultiDeviceLaunch", |_| 0_u32;
    DEVICE_OVERLAP = 12, "hipDeviceAttributeDeviceOverlap", |p| p.async_engine_count > 0;
    DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 13, "hipDeviceAttributeDirectManagedMemAccessFromHost", |_| 0_u32;
    HOST_NATIVE_ATOMIC_SUPPORTED = 15, "hipDeviceAttributeHostNativeAtomicSupported", |_| 0_u32;
    INTEGRATED = 16, "hipDeviceAttributeIntegrated", |p| p.integrated;
    IS_MULTI_GPU_BOARD = 17, "hipDeviceAttributeIsMultiGpuBoard", |_| 0_u32;
    KERNEL_EXEC_TIMEOUT = 18, "hipDeviceAttributeKernelExecTimeout", |_| 0_u32;
    L2_CACHE_SIZE = 19, "hipDeviceAttributeL2CacheSize", |p| p.l2_cache_size;
    COMPUTE_CAPABILITY_MAJOR = 23, "hipDeviceAttributeComputeCapabilityMajor", |p| p.major;
    MANAGED_MEMORY = 24, "hipDeviceAttributeManagedMemory", |_| 0_u32;
    MAX_BLOCKS_PER_MULTI_PROCESSOR = 25, "hipDeviceAttributeMaxBlocksPerMultiProcessor", |p| p.max_threads_per_multi_processor / p.warp_size.max(1);
    MAX_BLOCK_DIM_X = 26, "hipDeviceAttributeMaxBlockDimX", |p| p.max_threads_dim[0];
    MAX_BLOCK_DIM_Y = 27, "hipDeviceAttributeMaxBlockDimY", |p| p.max_threads_dim[1];
    MAX_BLOCK_DIM_Z = 28, "hipDeviceAttributeMaxBlockDimZ", |p| p.max_threads_dim[2];
    MAX_GRID_DIM_X = 29, "hipDeviceAttributeMaxGridDimX", |p| p.max_grid_size[0];
    MAX_GRID_DIM_Y = 30, "hipDeviceAttributeMaxGridDimY", |p| p.max_grid_size[1];
    MAX_GRID_DIM_Z = 31, "hipDeviceAttributeMaxGridDimZ", |p| p.max_grid_size[2];
    MAX_THREADS_DIM = 55, "hipDeviceAttributeMaxThreadsDim", |p| p.max_threads_dim[0];
    MAX_THREADS_PER_BLOCK = 56, "hipDeviceAttributeMaxThreadsPerBlock", |p| p.max_threads_per_block;
    MAX_THREADS_PER_MULTI_PROCESSOR = 57, "hipDeviceAttributeMaxThreadsPerMultiProcessor", |p| p.max_threads_per_multi_processor;
    MAX_PITCH = 58, "hipDeviceAttributeMaxPitch", |_| i32::MAX as u32;
    MEMORY_BUS_WIDTH = 59, "hipDeviceAttributeMemoryBusWidth", |p| p.memory_bus_width;
    MEMORY_CLOCK_RATE = 60, "hipDeviceAttributeMemoryClockRate", |p| p.memory_clock_rate;
    COMPUTE_CAPABILITY_MINOR = 61, "hipDeviceAttributeComputeCapabilityMinor", |p| p.minor;
    MULTIPROCESSOR_COUNT = 63, "hipDeviceAttributeMultiprocessorCount", |p| p.multi_processor_count;
    PAGEABLE_MEMORY_ACCESS = 65, "hipDeviceAttributePageableMemoryAccess", |_| 0_u32;
    PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 66, "hipDeviceAttributePageableMemoryAccessUsesHostPageTables", |_| 0_u32;
    PCI_BUS_ID = 67, "hipDeviceAttributePciBusId", |p| p.pci.map_or(0, |pci| pci.bus);
    PCI_DEVICE_ID = 68, "hipDeviceAttributePciDeviceId", |p| p.pci.map_or(0, |pci| pci.device);
    PCI_DOMAIN_ID = 69, "hipDeviceAttributePciDomainID", |p| p.pci.map_or(0, |pci| pci.domain);
    MAX_REGISTERS_PER_BLOCK = 71, "hipDeviceAttributeMaxRegistersPerBlock", |p| p.regs_per_block;
    MAX_REGISTERS_PER_MULTIPROCESSOR = 72, "hipDeviceAttributeMaxRegistersPerMultiprocessor", |p| p.regs_per_block;
    RESERVED_SHARED_MEM_PER_BLOCK = 73, "hipDeviceAttributeReservedSharedMemPerBlock", |_| 0_u32;
    MAX_SHARED_MEMORY_PER_BLOCK = 74, "hipDeviceAttributeMaxSharedMemoryPerBlock", |p| p.shared_mem_per_block;
    SHARED_MEM_PER_BLOCK_OPTIN = 75, "hipDeviceAttributeSharedMemPerBlockOptin", |p| p.shared_mem_per_block;
    SHARED_MEM_PER_MULTIPROCESSOR = 76, "hipDeviceAttributeSharedMemPerMultiprocessor", |p| p.shared_mem_per_multiprocessor;
    STREAM_PRIORITIES_SUPPORTED = 78, "hipDeviceAttributeStreamPrioritiesSupported", |_| 1_u32;
    SURFACE_ALIGNMENT = 79, "hipDeviceAttributeSurfaceAlignment", |_| 256_u32;
    TCC_DRIVER = 80, "hipDeviceAttributeTccDriver", |_| 0_u32;
    TEXTURE_ALIGNMENT = 81, "hipDeviceAttributeTextureAlignment", |_| 256_u32;
    TEXTURE_PITCH_ALIGNMENT = 82, "hipDeviceAttributeTexturePitchAlignment", |_| 256_u32;
    TOTAL_CONSTANT_MEMORY = 83, "hipDeviceAttributeTotalConstantMemory", |p| p.total_const_mem;
    TOTAL_GLOBAL_MEM = 84, "hipDeviceAttributeTotalGlobalMem", |p| p.total_global_mem;
    UNIFIED_ADDRESSING = 85, "hipDeviceAttributeUnifiedAddressing", |_| 1_u32;
    WARP_SIZE = 87, "hipDeviceAttributeWarpSize", |p| p.warp_size;
    MEMORY_POOLS_SUPPORTED = 88, "hipDeviceAttributeMemoryPoolsSupported", |_| 0_u32;
    VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 89, "hipDeviceAttributeVirtualMemoryManagementSupported", |_| 1_u32;
    HOST_REGISTER_SUPPORTED = 90, "hipDeviceAttributeHostRegisterSupported", |_| 1_u32;
    CLOCK_INSTRUCTION_RATE = 10000, "hipDeviceAttributeClockInstructionRate", |p| p.clock_instruction_rate;
    MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 10002, "hipDeviceAttributeMaxSharedMemoryPerMultiprocessor", |p| p.shared_mem_per_multiprocessor;
    COOPERATIVE_MULTI_DEVICE_UNMATCHED_FUNC = 10007, "hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc", |_| 0_u32;
    COOPERATIVE_MULTI_DEVICE_UNMATCHED_GRID_DIM = 10008, "hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim", |_| 0_u32;
    COOPERATIVE_MULTI_DEVICE_UNMATCHED_BLOCK_DIM = 10009, "hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim", |_| 0_u32;
    COOPERATIVE_MULTI_DEVICE_UNMATCHED_SHARED_MEM = 10010, "hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem", |_| 0_u32;
    IS_LARGE_BAR = 10011, "hipDeviceAttributeIsLargeBar", |p| p.is_large_bar;
    ASIC_REVISION = 10012, "hipDeviceAttributeAsicRevision", |p| p.asic_revision;
    CAN_USE_STREAM_WAIT_VALUE = 10013, "hipDeviceAttributeCanUseStreamWaitValue", |_| 0_u32;
    IMAGE_SUPPORT = 10014, "hipDeviceAttributeImageSupport", |_| 0_u32;
    PHYSICAL_MULTI_PROCESSOR_COUNT = 10015, "hipDeviceAttributePhysicalMultiProcessorCount", |p| p.multi_processor_count;
    FINE_GRAIN_SUPPORT = 10016, "hipDeviceAttributeFineGrainSupport", |_| 1_u32;
    WALL_CLOCK_RATE = 10017, "hipDeviceAttributeWallClockRate", |p| p.clock_instruction_rate;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_headers() {
        // Taken from the header by a C compiler.
        assert_eq!(Attribute::WARP_SIZE, Attribute(87));
        assert_eq!(Attribute::MULTIPROCESSOR_COUNT, Attribute(63));
        assert_eq!(Attribute::CLOCK_INSTRUCTION_RATE, Attribute(10000));
        assert_eq!(Attribute(87).name(), Some("hipDeviceAttributeWarpSize"));
    }

    #[test]
    fn values_are_cut_to_int() {
        let properties = Properties {
            total_global_mem: 192 << 30,
            warp_size: 64,
            ..Properties::default()
        };
        assert_eq!(Attribute::TOTAL_GLOBAL_MEM.value(&properties), Some(i32::MAX));
        assert_eq!(Attribute::WARP_SIZE.value(&properties), Some(64));
        assert_eq!(Attribute(70).value(&properties), None);
    }
}
