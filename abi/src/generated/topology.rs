// Generated from abi/spec/topology.toml by `cargo xtask codegen`. Do not edit.
// Content hash: c0eb31edefa355ad

//! Topology in sysfs, `/sys/class/kfd/kfd/topology`: names of the properties in the order of the kernel, and their bits. `since` is the kernel's version; a reader takes a name that it does not find as 0, and skips one that it does not know.

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// OEM of the platform.
pub const SYSTEM_PLATFORM_OEM: &str = "platform_oem";
/// Platform.
pub const SYSTEM_PLATFORM_ID: &str = "platform_id";
/// Revision of the platform.
pub const SYSTEM_PLATFORM_REV: &str = "platform_rev";
/// CPU cores, 0 on a GPU.
pub const NODE_CPU_CORES_COUNT: &str = "cpu_cores_count";
/// SIMD units of all XCCs, 0 on a CPU.
pub const NODE_SIMD_COUNT: &str = "simd_count";
/// Folders in `mem_banks`.
pub const NODE_MEM_BANKS_COUNT: &str = "mem_banks_count";
/// Folders in `caches`.
pub const NODE_CACHES_COUNT: &str = "caches_count";
/// Folders in `io_links`.
pub const NODE_IO_LINKS_COUNT: &str = "io_links_count";
/// Folders in `p2p_links`. Since 6.0.
pub const NODE_P2P_LINKS_COUNT: &str = "p2p_links_count";
/// APIC id of the first core.
pub const NODE_CPU_CORE_ID_BASE: &str = "cpu_core_id_base";
/// Number of the first SIMD unit.
pub const NODE_SIMD_ID_BASE: &str = "simd_id_base";
/// Wave slots of a SIMD unit.
pub const NODE_MAX_WAVES_PER_SIMD: &str = "max_waves_per_simd";
/// LDS of a compute unit in KiB.
pub const NODE_LDS_SIZE_IN_KB: &str = "lds_size_in_kb";
/// GDS in KiB.
pub const NODE_GDS_SIZE_IN_KB: &str = "gds_size_in_kb";
/// Global wave sync barriers.
pub const NODE_NUM_GWS: &str = "num_gws";
/// Lanes of a wave: 32 or 64.
pub const NODE_WAVE_FRONT_SIZE: &str = "wave_front_size";
/// Shader arrays of all XCCs.
pub const NODE_ARRAY_COUNT: &str = "array_count";
/// Shader arrays of an engine.
pub const NODE_SIMD_ARRAYS_PER_ENGINE: &str = "simd_arrays_per_engine";
/// Compute units of a shader array.
pub const NODE_CU_PER_SIMD_ARRAY: &str = "cu_per_simd_array";
/// SIMD units of a compute unit.
pub const NODE_SIMD_PER_CU: &str = "simd_per_cu";
/// Wave slots of a compute unit that may have scratch.
pub const NODE_MAX_SLOTS_SCRATCH_CU: &str = "max_slots_scratch_cu";
/// major × 10000 + minor × 100 + stepping: 90402 is gfx942.
pub const NODE_GFX_TARGET_VERSION: &str = "gfx_target_version";
/// PCI vendor.
pub const NODE_VENDOR_ID: &str = "vendor_id";
/// PCI device.
pub const NODE_DEVICE_ID: &str = "device_id";
/// PCI bus << 8, device << 3, function.
pub const NODE_LOCATION_ID: &str = "location_id";
/// PCI domain.
pub const NODE_DOMAIN: &str = "domain";
/// Minor number of the render node.
pub const NODE_DRM_RENDER_MINOR: &str = "drm_render_minor";
/// XGMI hive, 0 if none.
pub const NODE_HIVE_ID: &str = "hive_id";
/// SDMA engines for host copies.
pub const NODE_NUM_SDMA_ENGINES: &str = "num_sdma_engines";
/// SDMA engines for XGMI copies.
pub const NODE_NUM_SDMA_XGMI_ENGINES: &str = "num_sdma_xgmi_engines";
/// Queues of an SDMA engine.
pub const NODE_NUM_SDMA_QUEUES_PER_ENGINE: &str = "num_sdma_queues_per_engine";
/// Compute queues of the hardware.
pub const NODE_NUM_CP_QUEUES: &str = "num_cp_queues";
/// Bytes of the context save area of one XCC, without the debugger's part. Since 6.12.
pub const NODE_CWSR_SIZE: &str = "cwsr_size";
/// Bytes of its control stack. Since 6.12.
pub const NODE_CTL_STACK_SIZE: &str = "ctl_stack_size";
/// MHz of the GPU.
pub const NODE_MAX_ENGINE_CLK_FCOMPUTE: &str = "max_engine_clk_fcompute";
/// Always 0: see the memory banks.
pub const NODE_LOCAL_MEM_SIZE: &str = "local_mem_size";
/// Version of the packet processor's firmware.
pub const NODE_FW_VERSION: &str = "fw_version";
/// `HSA_CAP_…`.
pub const NODE_CAPABILITY: &str = "capability";
/// `HSA_DBG_…`. Since 6.5.
pub const NODE_DEBUG_PROP: &str = "debug_prop";
/// Version of the SDMA firmware.
pub const NODE_SDMA_FW_VERSION: &str = "sdma_fw_version";
/// Unique id of the GPU.
pub const NODE_UNIQUE_ID: &str = "unique_id";
/// XCCs of the partition. Since 6.5.
pub const NODE_NUM_XCC: &str = "num_xcc";
/// MHz of the CPU.
pub const NODE_MAX_ENGINE_CLK_CCOMPUTE: &str = "max_engine_clk_ccompute";
/// `HSA_MEM_HEAP_TYPE_…`.
pub const MEM_HEAP_TYPE: &str = "heap_type";
/// Bytes.
pub const MEM_SIZE_IN_BYTES: &str = "size_in_bytes";
/// `HSA_MEM_FLAGS_…`.
pub const MEM_FLAGS: &str = "flags";
/// Bits of the bus.
pub const MEM_WIDTH: &str = "width";
/// MHz.
pub const MEM_MEM_CLK_MAX: &str = "mem_clk_max";
/// First core or SIMD unit that has it.
pub const CACHE_PROCESSOR_ID_LOW: &str = "processor_id_low";
/// 1, 2 or 3.
pub const CACHE_LEVEL: &str = "level";
/// KiB.
pub const CACHE_SIZE: &str = "size";
/// Bytes of a line.
pub const CACHE_CACHE_LINE_SIZE: &str = "cache_line_size";
/// Lines of a tag.
pub const CACHE_CACHE_LINES_PER_TAG: &str = "cache_lines_per_tag";
/// Ways.
pub const CACHE_ASSOCIATION: &str = "association";
/// Nanoseconds.
pub const CACHE_LATENCY: &str = "latency";
/// `HSA_CACHE_TYPE_…`.
pub const CACHE_TYPE: &str = "type";
/// Who shares it: a list of 0 and 1 with commas.
pub const CACHE_SIBLING_MAP: &str = "sibling_map";
/// `HSA_IOLINK_TYPE_…`.
pub const LINK_TYPE: &str = "type";
/// Version of the link.
pub const LINK_VERSION_MAJOR: &str = "version_major";
/// Version of the link.
pub const LINK_VERSION_MINOR: &str = "version_minor";
/// Node that has the link.
pub const LINK_NODE_FROM: &str = "node_from";
/// Node at its other end.
pub const LINK_NODE_TO: &str = "node_to";
/// Distance.
pub const LINK_WEIGHT: &str = "weight";
/// Nanoseconds.
pub const LINK_MIN_LATENCY: &str = "min_latency";
/// Nanoseconds.
pub const LINK_MAX_LATENCY: &str = "max_latency";
/// MB/s.
pub const LINK_MIN_BANDWIDTH: &str = "min_bandwidth";
/// MB/s.
pub const LINK_MAX_BANDWIDTH: &str = "max_bandwidth";
/// Bytes.
pub const LINK_RECOMMENDED_TRANSFER_SIZE: &str = "recommended_transfer_size";
/// SDMA engines that are best for this link. Since 6.12.
pub const LINK_RECOMMENDED_SDMA_ENGINE_ID_MASK: &str = "recommended_sdma_engine_id_mask";
/// `HSA_IOLINK_FLAGS_…`.
pub const LINK_FLAGS: &str = "flags";
/// Root of the topology.
pub const TOPOLOGY_PATH: &str = "/sys/class/kfd/kfd/topology";
/// The same folder by its device path.
pub const DEVICES_TOPOLOGY_PATH: &str = "/sys/devices/virtual/kfd/kfd/topology";
/// Number that changes whenever the topology does.
pub const GENERATION_ID: &str = "generation_id";
/// Properties of the system.
pub const SYSTEM_PROPERTIES_FILE: &str = "system_properties";
/// Folder of the nodes.
pub const NODES: &str = "nodes";
/// The node's gpu_id, 0 for a CPU.
pub const GPU_ID: &str = "gpu_id";
/// The node's name, empty for a CPU.
pub const NAME: &str = "name";
/// Properties of a node, bank, cache or link.
pub const PROPERTIES: &str = "properties";
/// Folder of the memory banks.
pub const MEM_BANKS: &str = "mem_banks";
/// Folder of the caches.
pub const CACHES: &str = "caches";
/// Folder of the direct links.
pub const IO_LINKS: &str = "io_links";
/// Folder of the links through others.
pub const P2P_LINKS: &str = "p2p_links";
/// Folder of the performance counters, empty but where an IOMMU has some.
pub const PERF: &str = "perf";
/// Folder of the IOMMU's counters in [`PERF`].
pub const PERF_IOMMU: &str = "iommu";
/// File of [`PERF_IOMMU`]: counters that can count at once.
pub const PERF_MAX_CONCURRENT: &str = "max_concurrent";
/// File of [`PERF_IOMMU`]: how many counters there are.
pub const PERF_NUM_COUNTERS: &str = "num_counters";
/// File of [`PERF_IOMMU`]: their numbers.
pub const PERF_COUNTER_IDS: &str = "counter_ids";
/// `HSA_CAP2_…`. Since 6.19.
pub const NODE_CAPABILITY2: &str = "capability2";
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_HOT_PLUGGABLE: u32 = 1;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_ATS_PRESENT: u32 = 2;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_SHARED_WITH_GRAPHICS: u32 = 4;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_QUEUE_SIZE_POW2: u32 = 8;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_QUEUE_SIZE_32BIT: u32 = 16;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_QUEUE_IDLE_EVENT: u32 = 32;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_VA_LIMIT: u32 = 64;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_WATCH_POINTS_SUPPORTED: u32 = 128;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_WATCH_POINTS_TOTALBITS_MASK: u32 = 3840;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_WATCH_POINTS_TOTALBITS_SHIFT: u32 = 8;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_DOORBELL_TYPE_TOTALBITS_MASK: u32 = 0x3000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_DOORBELL_TYPE_TOTALBITS_SHIFT: u32 = 12;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_AQL_QUEUE_DOUBLE_MAP: u32 = 0x4000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_SUPPORT: u32 = 0x8000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_WAVE_LAUNCH_TRAP_OVERRIDE_SUPPORTED: u32 = 0x1_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_WAVE_LAUNCH_MODE_SUPPORTED: u32 = 0x2_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_PRECISE_MEMORY_OPERATIONS_SUPPORTED: u32 = 0x4_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_RESERVED_WAS_SRAM_EDCSUPPORTED: u32 = 0x8_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_MEM_EDCSUPPORTED: u32 = 0x10_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_RASEVENTNOTIFY: u32 = 0x20_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_ASIC_REVISION_MASK: u32 = 0x3c0_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_ASIC_REVISION_SHIFT: u32 = 22;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_SRAM_EDCSUPPORTED: u32 = 0x400_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_SVMAPI_SUPPORTED: u32 = 0x800_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_FLAGS_COHERENTHOSTACCESS: u32 = 0x1000_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_FIRMWARE_SUPPORTED: u32 = 0x2000_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_TRAP_DEBUG_PRECISE_ALU_OPERATIONS_SUPPORTED: u32 = 0x4000_0000;
/// Bit, mask or shift in `capability`. Since 6.13.
pub const HSA_CAP_PER_QUEUE_RESET_SUPPORTED: u32 = 0x8000_0000;
/// Bit, mask or shift in `capability`.
pub const HSA_CAP_RESERVED: u32 = 0x800f_8000;
/// Bit in `capability2`. Since 6.19.
pub const HSA_CAP2_PER_SDMA_QUEUE_RESET_SUPPORTED: u32 = 1;
/// Bit in `capability2`. Since 7.2.
pub const HSA_CAP2_TRAP_DEBUG_LDS_OUT_OF_ADDR_RANGE_SUPPORTED: u32 = 2;
/// Doorbell type in `capability`; gfx9 and later have 2.
pub const HSA_CAP_DOORBELL_TYPE_PRE_1_0: u32 = 0;
/// Doorbell type in `capability`; gfx9 and later have 2.
pub const HSA_CAP_DOORBELL_TYPE_1_0: u32 = 1;
/// Doorbell type in `capability`; gfx9 and later have 2.
pub const HSA_CAP_DOORBELL_TYPE_2_0: u32 = 2;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_WATCH_ADDR_MASK_LO_BIT_MASK: u64 = 15;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_WATCH_ADDR_MASK_LO_BIT_SHIFT: u64 = 0;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_WATCH_ADDR_MASK_HI_BIT_MASK: u64 = 1008;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_WATCH_ADDR_MASK_HI_BIT_SHIFT: u64 = 4;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_DISPATCH_INFO_ALWAYS_VALID: u64 = 1024;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_WATCHPOINTS_EXCLUSIVE: u64 = 2048;
/// Bit, mask or shift in `debug_prop`.
pub const HSA_DBG_RESERVED: u64 = 0xffff_ffff_ffff_f000;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_SYSTEM: u32 = 0;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_FB_PUBLIC: u32 = 1;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_FB_PRIVATE: u32 = 2;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_GPU_GDS: u32 = 3;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_GPU_LDS: u32 = 4;
/// Heap of a memory bank.
pub const HSA_MEM_HEAP_TYPE_GPU_SCRATCH: u32 = 5;
/// Flag of a memory bank.
pub const HSA_MEM_FLAGS_HOT_PLUGGABLE: u32 = 1;
/// Flag of a memory bank.
pub const HSA_MEM_FLAGS_NON_VOLATILE: u32 = 2;
/// Flag of a memory bank.
pub const HSA_MEM_FLAGS_RESERVED: u32 = 0xffff_fffc;
/// Type of a cache.
pub const HSA_CACHE_TYPE_DATA: u32 = 1;
/// Type of a cache.
pub const HSA_CACHE_TYPE_INSTRUCTION: u32 = 2;
/// Type of a cache.
pub const HSA_CACHE_TYPE_CPU: u32 = 4;
/// Type of a cache.
pub const HSA_CACHE_TYPE_HSACU: u32 = 8;
/// Type of a cache.
pub const HSA_CACHE_TYPE_RESERVED: u32 = 0xffff_fff0;
/// Type of a link.
pub const HSA_IOLINK_TYPE_UNDEFINED: u32 = 0;
/// Type of a link.
pub const HSA_IOLINK_TYPE_HYPERTRANSPORT: u32 = 1;
/// Type of a link.
pub const HSA_IOLINK_TYPE_PCIEXPRESS: u32 = 2;
/// Type of a link.
pub const HSA_IOLINK_TYPE_AMBA: u32 = 3;
/// Type of a link.
pub const HSA_IOLINK_TYPE_MIPI: u32 = 4;
/// Type of a link.
pub const HSA_IOLINK_TYPE_QPI_1_1: u32 = 5;
/// Type of a link.
pub const HSA_IOLINK_TYPE_RESERVED1: u32 = 6;
/// Type of a link.
pub const HSA_IOLINK_TYPE_RESERVED2: u32 = 7;
/// Type of a link.
pub const HSA_IOLINK_TYPE_RAPID_IO: u32 = 8;
/// Type of a link.
pub const HSA_IOLINK_TYPE_INFINIBAND: u32 = 9;
/// Type of a link.
pub const HSA_IOLINK_TYPE_RESERVED3: u32 = 10;
/// Type of a link.
pub const HSA_IOLINK_TYPE_XGMI: u32 = 11;
/// Type of a link.
pub const HSA_IOLINK_TYPE_XGOP: u32 = 12;
/// Type of a link.
pub const HSA_IOLINK_TYPE_GZ: u32 = 13;
/// Type of a link.
pub const HSA_IOLINK_TYPE_ETHERNET_RDMA: u32 = 14;
/// Type of a link.
pub const HSA_IOLINK_TYPE_RDMA_OTHER: u32 = 15;
/// Type of a link.
pub const HSA_IOLINK_TYPE_OTHER: u32 = 16;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_ENABLED: u32 = 1 << 0;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_NON_COHERENT: u32 = 1 << 1;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_NO_ATOMICS_32_BIT: u32 = 1 << 2;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_NO_ATOMICS_64_BIT: u32 = 1 << 3;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_NO_PEER_TO_PEER_DMA: u32 = 1 << 4;
/// Flag of a link.
pub const HSA_IOLINK_FLAGS_RESERVED: u32 = 0xffff_ffe0;
/// All of them, in the order of the spec: Property of `system_properties`.
pub const SYSTEM_PROPERTIES: &[&str] = &[SYSTEM_PLATFORM_OEM, SYSTEM_PLATFORM_ID, SYSTEM_PLATFORM_REV];

/// All of them, in the order of the spec: Property of `nodes/N/properties`.
pub const NODE_PROPERTIES: &[&str] = &[
    NODE_CPU_CORES_COUNT,
    NODE_SIMD_COUNT,
    NODE_MEM_BANKS_COUNT,
    NODE_CACHES_COUNT,
    NODE_IO_LINKS_COUNT,
    NODE_P2P_LINKS_COUNT,
    NODE_CPU_CORE_ID_BASE,
    NODE_SIMD_ID_BASE,
    NODE_MAX_WAVES_PER_SIMD,
    NODE_LDS_SIZE_IN_KB,
    NODE_GDS_SIZE_IN_KB,
    NODE_NUM_GWS,
    NODE_WAVE_FRONT_SIZE,
    NODE_ARRAY_COUNT,
    NODE_SIMD_ARRAYS_PER_ENGINE,
    NODE_CU_PER_SIMD_ARRAY,
    NODE_SIMD_PER_CU,
    NODE_MAX_SLOTS_SCRATCH_CU,
    NODE_GFX_TARGET_VERSION,
    NODE_VENDOR_ID,
    NODE_DEVICE_ID,
    NODE_LOCATION_ID,
    NODE_DOMAIN,
    NODE_DRM_RENDER_MINOR,
    NODE_HIVE_ID,
    NODE_NUM_SDMA_ENGINES,
    NODE_NUM_SDMA_XGMI_ENGINES,
    NODE_NUM_SDMA_QUEUES_PER_ENGINE,
    NODE_NUM_CP_QUEUES,
    NODE_CWSR_SIZE,
    NODE_CTL_STACK_SIZE,
    NODE_MAX_ENGINE_CLK_FCOMPUTE,
    NODE_LOCAL_MEM_SIZE,
    NODE_FW_VERSION,
    NODE_CAPABILITY,
    NODE_DEBUG_PROP,
    NODE_SDMA_FW_VERSION,
    NODE_UNIQUE_ID,
    NODE_NUM_XCC,
    NODE_MAX_ENGINE_CLK_CCOMPUTE,
];

/// All of them, in the order of the spec: Property of `mem_banks/N/properties`.
pub const MEM_BANK_PROPERTIES: &[&str] = &[
    MEM_HEAP_TYPE,
    MEM_SIZE_IN_BYTES,
    MEM_FLAGS,
    MEM_WIDTH,
    MEM_MEM_CLK_MAX,
];

/// All of them, in the order of the spec: Property of `caches/N/properties`.
pub const CACHE_PROPERTIES: &[&str] = &[
    CACHE_PROCESSOR_ID_LOW,
    CACHE_LEVEL,
    CACHE_SIZE,
    CACHE_CACHE_LINE_SIZE,
    CACHE_CACHE_LINES_PER_TAG,
    CACHE_ASSOCIATION,
    CACHE_LATENCY,
    CACHE_TYPE,
    CACHE_SIBLING_MAP,
];

/// All of them, in the order of the spec: Property of `io_links/N/properties` and `p2p_links/N/properties`.
pub const IO_LINK_PROPERTIES: &[&str] = &[
    LINK_TYPE,
    LINK_VERSION_MAJOR,
    LINK_VERSION_MINOR,
    LINK_NODE_FROM,
    LINK_NODE_TO,
    LINK_WEIGHT,
    LINK_MIN_LATENCY,
    LINK_MAX_LATENCY,
    LINK_MIN_BANDWIDTH,
    LINK_MAX_BANDWIDTH,
    LINK_RECOMMENDED_TRANSFER_SIZE,
    LINK_RECOMMENDED_SDMA_ENGINE_ID_MASK,
    LINK_FLAGS,
];

/// The property `capability` of a GPU node.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Capability(u32);

impl Capability {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bit 0.
    #[inline]
    #[must_use]
    pub const fn hot_pluggable(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `hot_pluggable`.
    #[inline]
    #[must_use]
    pub const fn with_hot_pluggable(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: shares page tables with the CPU
    #[inline]
    #[must_use]
    pub const fn ats_present(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `ats_present`.
    #[inline]
    #[must_use]
    pub const fn with_ats_present(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }

    /// Bit 2.
    #[inline]
    #[must_use]
    pub const fn shared_with_graphics(self) -> bool {
        self.0 & 0x4 != 0
    }

    /// Sets `shared_with_graphics`.
    #[inline]
    #[must_use]
    pub const fn with_shared_with_graphics(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4 | (value as u32) << 2;
        self
    }

    /// Bit 3.
    #[inline]
    #[must_use]
    pub const fn queue_size_pow2(self) -> bool {
        self.0 & 0x8 != 0
    }

    /// Sets `queue_size_pow2`.
    #[inline]
    #[must_use]
    pub const fn with_queue_size_pow2(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8 | (value as u32) << 3;
        self
    }

    /// Bit 4.
    #[inline]
    #[must_use]
    pub const fn queue_size_32bit(self) -> bool {
        self.0 & 0x10 != 0
    }

    /// Sets `queue_size_32bit`.
    #[inline]
    #[must_use]
    pub const fn with_queue_size_32bit(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10 | (value as u32) << 4;
        self
    }

    /// Bit 5.
    #[inline]
    #[must_use]
    pub const fn queue_idle_event(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Sets `queue_idle_event`.
    #[inline]
    #[must_use]
    pub const fn with_queue_idle_event(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20 | (value as u32) << 5;
        self
    }

    /// Bit 6.
    #[inline]
    #[must_use]
    pub const fn va_limit(self) -> bool {
        self.0 & 0x40 != 0
    }

    /// Sets `va_limit`.
    #[inline]
    #[must_use]
    pub const fn with_va_limit(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40 | (value as u32) << 6;
        self
    }

    /// Bit 7.
    #[inline]
    #[must_use]
    pub const fn watch_points_supported(self) -> bool {
        self.0 & 0x80 != 0
    }

    /// Sets `watch_points_supported`.
    #[inline]
    #[must_use]
    pub const fn with_watch_points_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80 | (value as u32) << 7;
        self
    }

    /// Bits 8–11: log2 of the watch points
    #[inline]
    #[must_use]
    pub const fn watch_points_totalbits(self) -> u8 {
        ((self.0 >> 8) & 0xf) as u8
    }

    /// Sets `watch_points_totalbits`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_watch_points_totalbits(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf00 | (value as u32) << 8;
        Some(self)
    }

    /// Bits 12–13: 2: 64 bits, gfx9 and later
    #[inline]
    #[must_use]
    pub const fn doorbell_type(self) -> u8 {
        ((self.0 >> 12) & 0x3) as u8
    }

    /// Sets `doorbell_type`; `None` if `value` has more than 2 bits.
    #[inline]
    #[must_use]
    pub const fn with_doorbell_type(mut self, value: u8) -> Option<Self> {
        if value >> 2 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3000 | (value as u32) << 12;
        Some(self)
    }

    /// Bit 14: an AQL ring is mapped twice in a row
    #[inline]
    #[must_use]
    pub const fn aql_queue_double_map(self) -> bool {
        self.0 & 0x4000 != 0
    }

    /// Sets `aql_queue_double_map`.
    #[inline]
    #[must_use]
    pub const fn with_aql_queue_double_map(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000 | (value as u32) << 14;
        self
    }

    /// Bit 15. Since 6.5.
    #[inline]
    #[must_use]
    pub const fn trap_debug_support(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// Sets `trap_debug_support`.
    #[inline]
    #[must_use]
    pub const fn with_trap_debug_support(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000 | (value as u32) << 15;
        self
    }

    /// Bit 16. Since 6.5.
    #[inline]
    #[must_use]
    pub const fn wave_launch_trap_override_supported(self) -> bool {
        self.0 & 0x10000 != 0
    }

    /// Sets `wave_launch_trap_override_supported`.
    #[inline]
    #[must_use]
    pub const fn with_wave_launch_trap_override_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000 | (value as u32) << 16;
        self
    }

    /// Bit 17. Since 6.5.
    #[inline]
    #[must_use]
    pub const fn wave_launch_mode_supported(self) -> bool {
        self.0 & 0x20000 != 0
    }

    /// Sets `wave_launch_mode_supported`.
    #[inline]
    #[must_use]
    pub const fn with_wave_launch_mode_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000 | (value as u32) << 17;
        self
    }

    /// Bit 18. Since 6.5.
    #[inline]
    #[must_use]
    pub const fn precise_memory_operations_supported(self) -> bool {
        self.0 & 0x40000 != 0
    }

    /// Sets `precise_memory_operations_supported`.
    #[inline]
    #[must_use]
    pub const fn with_precise_memory_operations_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000 | (value as u32) << 18;
        self
    }

    /// Bit 20: ECC of the memory
    #[inline]
    #[must_use]
    pub const fn mem_edc_supported(self) -> bool {
        self.0 & 0x100000 != 0
    }

    /// Sets `mem_edc_supported`.
    #[inline]
    #[must_use]
    pub const fn with_mem_edc_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x100000 | (value as u32) << 20;
        self
    }

    /// Bit 21.
    #[inline]
    #[must_use]
    pub const fn ras_event_notify(self) -> bool {
        self.0 & 0x200000 != 0
    }

    /// Sets `ras_event_notify`.
    #[inline]
    #[must_use]
    pub const fn with_ras_event_notify(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x200000 | (value as u32) << 21;
        self
    }

    /// Bits 22–25.
    #[inline]
    #[must_use]
    pub const fn asic_revision(self) -> u8 {
        ((self.0 >> 22) & 0xf) as u8
    }

    /// Sets `asic_revision`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_asic_revision(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3c00000 | (value as u32) << 22;
        Some(self)
    }

    /// Bit 26: ECC of the SRAM: `sramecc+`
    #[inline]
    #[must_use]
    pub const fn sram_edc_supported(self) -> bool {
        self.0 & 0x4000000 != 0
    }

    /// Sets `sram_edc_supported`.
    #[inline]
    #[must_use]
    pub const fn with_sram_edc_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x4000000 | (value as u32) << 26;
        self
    }

    /// Bit 27.
    #[inline]
    #[must_use]
    pub const fn svm_api_supported(self) -> bool {
        self.0 & 0x8000000 != 0
    }

    /// Sets `svm_api_supported`.
    #[inline]
    #[must_use]
    pub const fn with_svm_api_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x8000000 | (value as u32) << 27;
        self
    }

    /// Bit 28: the host can access VRAM coherently
    #[inline]
    #[must_use]
    pub const fn coherent_host_access(self) -> bool {
        self.0 & 0x10000000 != 0
    }

    /// Sets `coherent_host_access`.
    #[inline]
    #[must_use]
    pub const fn with_coherent_host_access(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x10000000 | (value as u32) << 28;
        self
    }

    /// Bit 29. Since 6.5.
    #[inline]
    #[must_use]
    pub const fn debug_supported_firmware(self) -> bool {
        self.0 & 0x20000000 != 0
    }

    /// Sets `debug_supported_firmware`.
    #[inline]
    #[must_use]
    pub const fn with_debug_supported_firmware(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x20000000 | (value as u32) << 29;
        self
    }

    /// Bit 30. Since 6.12.
    #[inline]
    #[must_use]
    pub const fn precise_alu_operations_supported(self) -> bool {
        self.0 & 0x40000000 != 0
    }

    /// Sets `precise_alu_operations_supported`.
    #[inline]
    #[must_use]
    pub const fn with_precise_alu_operations_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x40000000 | (value as u32) << 30;
        self
    }

    /// Bit 31: a hung compute queue is reset alone Since 6.13.
    #[inline]
    #[must_use]
    pub const fn per_queue_reset_supported(self) -> bool {
        self.0 & 0x80000000 != 0
    }

    /// Sets `per_queue_reset_supported`.
    #[inline]
    #[must_use]
    pub const fn with_per_queue_reset_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x80000000 | (value as u32) << 31;
        self
    }
}

impl core::fmt::Debug for Capability {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Capability>() == 4);

/// The property `capability2` of a GPU node. Since 6.19.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct Capability2(u32);

impl Capability2 {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Bit 0: a hung SDMA queue is reset alone
    #[inline]
    #[must_use]
    pub const fn per_sdma_queue_reset_supported(self) -> bool {
        self.0 & 0x1 != 0
    }

    /// Sets `per_sdma_queue_reset_supported`.
    #[inline]
    #[must_use]
    pub const fn with_per_sdma_queue_reset_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x1 | (value as u32);
        self
    }

    /// Bit 1: accesses beyond the LDS can trap Since 7.2.
    #[inline]
    #[must_use]
    pub const fn lds_out_of_addr_range_supported(self) -> bool {
        self.0 & 0x2 != 0
    }

    /// Sets `lds_out_of_addr_range_supported`.
    #[inline]
    #[must_use]
    pub const fn with_lds_out_of_addr_range_supported(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x2 | (value as u32) << 1;
        self
    }
}

impl core::fmt::Debug for Capability2 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<Capability2>() == 4);

/// The property `debug_prop` of a GPU node. Since 6.5.
#[derive(Clone, Copy, PartialEq, Eq, Default, FromBytes, IntoBytes, KnownLayout, Immutable)]
#[repr(transparent)]
pub struct DebugProp(u64);

impl DebugProp {
    /// All bits zero.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes the value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The value as it is in memory.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Bits 0–3.
    #[inline]
    #[must_use]
    pub const fn watch_addr_mask_lo_bit(self) -> u8 {
        (self.0 & 0xf) as u8
    }

    /// Sets `watch_addr_mask_lo_bit`; `None` if `value` has more than 4 bits.
    #[inline]
    #[must_use]
    pub const fn with_watch_addr_mask_lo_bit(mut self, value: u8) -> Option<Self> {
        if value >> 4 != 0 {
            return None;
        }
        self.0 = self.0 & !0xf | (value as u64);
        Some(self)
    }

    /// Bits 4–9.
    #[inline]
    #[must_use]
    pub const fn watch_addr_mask_hi_bit(self) -> u8 {
        ((self.0 >> 4) & 0x3f) as u8
    }

    /// Sets `watch_addr_mask_hi_bit`; `None` if `value` has more than 6 bits.
    #[inline]
    #[must_use]
    pub const fn with_watch_addr_mask_hi_bit(mut self, value: u8) -> Option<Self> {
        if value >> 6 != 0 {
            return None;
        }
        self.0 = self.0 & !0x3f0 | (value as u64) << 4;
        Some(self)
    }

    /// Bit 10.
    #[inline]
    #[must_use]
    pub const fn dispatch_info_always_valid(self) -> bool {
        self.0 & 0x400 != 0
    }

    /// Sets `dispatch_info_always_valid`.
    #[inline]
    #[must_use]
    pub const fn with_dispatch_info_always_valid(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x400 | (value as u64) << 10;
        self
    }

    /// Bit 11.
    #[inline]
    #[must_use]
    pub const fn watchpoints_exclusive(self) -> bool {
        self.0 & 0x800 != 0
    }

    /// Sets `watchpoints_exclusive`.
    #[inline]
    #[must_use]
    pub const fn with_watchpoints_exclusive(mut self, value: bool) -> Self {
        self.0 = self.0 & !0x800 | (value as u64) << 11;
        self
    }
}

impl core::fmt::Debug for DebugProp {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(&crate::layout::view(self), f)
    }
}

const _: () = assert!(size_of::<DebugProp>() == 8);
