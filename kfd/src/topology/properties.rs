//! The property files of the topology as structures.
//!
//! Fields have the names that the driver prints (`kfd_topology.c`); one that a driver does not print is 0,
//! and one that is printed but not named here is left out.

use super::error::Problem;

/// What a property can be stored as.
pub(super) trait Number: Sized {
    /// `None` if the number is too large.
    fn from_u64(value: u64) -> Option<Self>;
}

impl Number for u32 {
    fn from_u64(value: u64) -> Option<u32> {
        u32::try_from(value).ok()
    }
}

impl Number for u64 {
    fn from_u64(value: u64) -> Option<u64> {
        Some(value)
    }
}

/// A structure that a property file fills.
pub(super) trait Properties: Default {
    /// Stores a property if it is one of this structure's; `None` if it is too large for it.
    fn set(&mut self, name: &str, value: u64) -> Option<()>;

    /// Reads the lines `name number` of a file.
    fn parse(text: &str) -> Result<Self, Problem> {
        let mut properties = Self::default();
        for (index, line) in text.lines().enumerate() {
            let line_number = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let malformed = Problem::NotAProperty { line: line_number };
            let (name, value) = line.split_once(' ').ok_or(malformed)?;
            // The only property that is a list; it says which processors share a cache.
            if name == "sibling_map" {
                continue;
            }
            let value = value.trim_end();
            if value.is_empty() || !value.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(malformed);
            }
            let too_large = Problem::TooLarge { line: line_number };
            let value = value.parse().map_err(|_| too_large)?;
            // A word of the language cannot be the name of a field.
            let field = if name == "type" { "kind" } else { name };
            properties.set(field, value).ok_or(too_large)?;
        }
        Ok(properties)
    }
}

macro_rules! number_type {
    (u32) => {
        u32
    };
    (u64) => {
        u64
    };
    ($wrapper:ident) => {
        u32
    };
}

macro_rules! from_number {
    ($value:expr, u32) => {
        $value
    };
    ($value:expr, u64) => {
        $value
    };
    ($value:expr, $wrapper:ident) => {
        $wrapper::from_bits_value($value)
    };
}

macro_rules! properties {
    ($(#[$attr:meta])* $name:ident { $($(#[$field_attr:meta])* $field:ident: $type:ident,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct $name {
            $($(#[$field_attr])* pub $field: $type,)*
        }

        impl Properties for $name {
            fn set(&mut self, name: &str, value: u64) -> Option<()> {
                match name {
                    $(stringify!($field) => {
                        let number = <number_type!($type) as Number>::from_u64(value)?;
                        self.$field = from_number!(number, $type);
                    })*
                    _ => {}
                }
                Some(())
            }
        }
    };
}

macro_rules! numbers {
    ($(#[$attr:meta])* $name:ident { $($(#[$const_attr:meta])* $const:ident = $value:expr,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u32);

        impl $name {
            $($(#[$const_attr])* pub const $const: $name = $name($value);)*

            const fn from_bits_value(value: u32) -> $name {
                $name(value)
            }
        }
    };
}

numbers! {
    /// Kind of memory (`HSA_HEAPTYPE`).
    HeapType {
        /// System memory.
        SYSTEM = 0,
        /// VRAM that the host can use.
        FRAME_BUFFER_PUBLIC = 1,
        /// VRAM that the host cannot use.
        FRAME_BUFFER_PRIVATE = 2,
        /// GDS.
        GPU_GDS = 3,
        /// LDS.
        GPU_LDS = 4,
        /// Scratch memory.
        GPU_SCRATCH = 5,
    }
}

numbers! {
    /// Kind of a link (`HSA_IOLINKTYPE`).
    IoLinkType {
        /// HyperTransport.
        HYPERTRANSPORT = 1,
        /// PCI Express.
        PCIEXPRESS = 2,
        /// Between processor sockets.
        QPI = 5,
        /// XGMI, also called Infinity Fabric link.
        XGMI = 11,
    }
}

macro_rules! flags {
    ($(#[$($attr:tt)*])* $name:ident { $($(#[$($flag_attr:tt)*])* $flag:ident = $value:expr,)* }) => {
        bitflags::bitflags! {
            $(#[$($attr)*])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct $name: u32 {
                $($(#[$($flag_attr)*])* const $flag = $value;)*
                /// What later drivers add.
                const _ = !0;
            }
        }

        impl $name {
            const fn from_bits_value(value: u32) -> $name {
                $name::from_bits_retain(value)
            }
        }
    };
}

flags! {
    /// What a cache holds and for whom (`HsaCacheType`).
    CacheType {
        /// Data.
        DATA = 1,
        /// Instructions.
        INSTRUCTION = 2,
        /// Of processors.
        CPU = 4,
        /// Of compute units.
        HSACU = 8,
    }
}

flags! {
    /// What a link cannot do (`HSA_LINKPROPERTY`).
    LinkFlags {
        /// The other flags hold whatever the type of the link is.
        ENABLED = 1,
        /// Not coherent.
        NON_COHERENT = 2,
        /// No 32-bit atomic operations.
        NO_ATOMICS_32_BIT = 4,
        /// No 64-bit atomic operations.
        NO_ATOMICS_64_BIT = 8,
        /// No access from one device to another.
        NO_PEER_TO_PEER_DMA = 16,
    }
}

flags! {
    /// What a node can do (`HSA_CAPABILITY`, `HSA_CAP_…` of the driver).
    Capability {
        /// Rings are a power of two.
        QUEUE_SIZE_POWER_OF_TWO = 1 << 3,
        /// Rings are below 4 GiB.
        QUEUE_SIZE_32_BIT = 1 << 4,
        /// The driver tells when a queue runs empty.
        QUEUE_IDLE_EVENT = 1 << 5,
        /// Address watch points.
        WATCH_POINTS_SUPPORTED = 1 << 7,
        /// Rings of AQL packets are mapped twice in a row.
        AQL_QUEUE_DOUBLE_MAP = 1 << 14,
        /// Debug traps.
        TRAP_DEBUG_SUPPORT = 1 << 15,
        /// Memory errors are corrected.
        MEM_EDC_SUPPORTED = 1 << 20,
        /// The driver tells of memory errors.
        RAS_EVENT_NOTIFY = 1 << 21,
        /// Errors of the SRAM are corrected.
        SRAM_EDC_SUPPORTED = 1 << 26,
        /// Shared virtual memory by page migration.
        SVM_API_SUPPORTED = 1 << 27,
        /// The host's caches are coherent with VRAM.
        COHERENT_HOST_ACCESS = 1 << 28,
        /// The firmware can be debugged.
        TRAP_DEBUG_FIRMWARE_SUPPORTED = 1 << 29,
    }
}

properties! {
    /// Ids of the whole system.
    #[doc(alias = "HsaSystemProperties")]
    SystemProperties {
        /// OEM id.
        platform_oem: u64,
        /// Id of the OEM's table.
        platform_id: u64,
        /// Its revision.
        platform_rev: u64,
    }
}

properties! {
    /// The `properties` file of a node. The names of `HsaNodeProperties` are in brackets.
    #[doc(alias = "HsaNodeProperties")]
    NodeProperties {
        /// Processor cores (NumCPUCores); 0 for a GPU of its own.
        cpu_cores_count: u32,
        /// SIMD units of all compute units (NumFComputeCores); 0 without a GPU.
        simd_count: u32,
        /// Memory banks (NumMemoryBanks).
        mem_banks_count: u32,
        /// Caches (NumCaches).
        caches_count: u32,
        /// Links through the host (part of NumIOLinks).
        io_links_count: u32,
        /// Direct links between GPUs (part of NumIOLinks).
        p2p_links_count: u32,
        /// Number of the first core (CComputeIdLo).
        cpu_core_id_base: u32,
        /// Number of the first SIMD unit (FComputeIdLo).
        simd_id_base: u32,
        /// Waves that a SIMD unit holds (MaxWavesPerSIMD).
        max_waves_per_simd: u32,
        /// KiB of LDS of a compute unit (LDSSizeInKB).
        lds_size_in_kb: u32,
        /// KiB of GDS (GDSSizeInKB).
        gds_size_in_kb: u32,
        /// Global wave synchronisation barriers (NumGws).
        num_gws: u32,
        /// Lanes of a wave (WaveFrontSize).
        wave_front_size: u32,
        /// Shader arrays of all XCCs (NumShaderBanks).
        array_count: u32,
        /// Shader arrays of an engine (NumArrays).
        simd_arrays_per_engine: u32,
        /// Compute units of a shader array (NumCUPerArray).
        cu_per_simd_array: u32,
        /// SIMD units of a compute unit (NumSIMDPerCU).
        simd_per_cu: u32,
        /// Waves of a compute unit that can have scratch memory (MaxSlotsScratchCU).
        max_slots_scratch_cu: u32,
        /// Instruction set: 10000 · major + 100 · minor + stepping, 90402 for gfx942 (EngineId).
        gfx_target_version: u32,
        /// PCI vendor.
        vendor_id: u32,
        /// PCI device.
        device_id: u32,
        /// PCI bus, device and function.
        location_id: u32,
        /// PCI domain.
        domain: u32,
        /// Minor number of the render node.
        drm_render_minor: u32,
        /// The XGMI hive, 0 for none.
        hive_id: u64,
        /// SDMA engines that are good at PCIe.
        num_sdma_engines: u32,
        /// SDMA engines that are good at XGMI.
        num_sdma_xgmi_engines: u32,
        /// Queues of an SDMA engine.
        num_sdma_queues_per_engine: u32,
        /// Compute queues.
        num_cp_queues: u32,
        /// Bytes that a queue saves for one XCC; printed since Linux 6.14 and by drivers with that change.
        cwsr_size: u32,
        /// Of which this many are the control stack.
        ctl_stack_size: u32,
        /// Highest clock of the GPU in MHz.
        max_engine_clk_fcompute: u32,
        /// Highest clock of the processor in MHz.
        max_engine_clk_ccompute: u32,
        /// Always 0: the memory banks tell.
        local_mem_size: u64,
        /// Firmware of the command processor.
        fw_version: u32,
        /// What the node can do.
        capability: Capability,
        /// What its debugger support can do (`HSA_DBG_…`).
        debug_prop: u64,
        /// Firmware of the SDMA engines.
        sdma_fw_version: u32,
        /// Serial number, 0 for none.
        unique_id: u64,
        /// Accelerator dies.
        num_xcc: u32,
    }
}

properties! {
    /// A memory bank.
    #[doc(alias = "HsaMemoryProperties")]
    MemoryBank {
        /// What it is.
        heap_type: HeapType,
        /// Bytes.
        size_in_bytes: u64,
        /// 1: may be removed; 2: keeps its contents without power.
        flags: u32,
        /// Bits of the interface.
        width: u32,
        /// Highest clock in MHz.
        mem_clk_max: u32,
    }
}

properties! {
    /// A cache.
    #[doc(alias = "HsaCacheProperties")]
    Cache {
        /// First processor or SIMD unit that it belongs to.
        processor_id_low: u32,
        /// Level, from 1.
        level: u32,
        /// KiB.
        size: u32,
        /// Bytes of a line.
        cache_line_size: u32,
        /// Lines of a tag.
        cache_lines_per_tag: u32,
        /// Ways.
        association: u32,
        /// Nanoseconds.
        latency: u32,
        /// What it holds and for whom; the property `type`.
        kind: CacheType,
    }
}

properties! {
    /// A link to another node.
    #[doc(alias = "HsaIoLinkProperties")]
    IoLink {
        /// What it is; the property `type`.
        kind: IoLinkType,
        /// Version of the bus.
        version_major: u32,
        /// Version of the bus.
        version_minor: u32,
        /// Where it starts.
        node_from: u32,
        /// Where it leads.
        node_to: u32,
        /// Cost: 10 to oneself, 15 for one XGMI hop, 20 for PCIe.
        weight: u32,
        /// Nanoseconds.
        min_latency: u32,
        /// Nanoseconds.
        max_latency: u32,
        /// MB/s.
        min_bandwidth: u32,
        /// MB/s.
        max_bandwidth: u32,
        /// Bytes that it takes to reach the highest bandwidth.
        recommended_transfer_size: u32,
        /// SDMA engines that reach the highest bandwidth, one bit each.
        recommended_sdma_engine_id_mask: u32,
        /// What it cannot do.
        flags: LinkFlags,
    }
}

impl NodeProperties {
    /// Compute units of all XCCs.
    pub fn cu_count(&self) -> u32 {
        self.simd_count.checked_div(self.simd_per_cu).unwrap_or(0)
    }

    /// XCCs: 1 for drivers and GPUs that know nothing of them.
    pub fn xcc_count(&self) -> u32 {
        self.num_xcc.max(1)
    }

    /// Major, minor and stepping of the instruction set: (9, 4, 2) for gfx942.
    pub fn gfx_version(&self) -> (u32, u32, u32) {
        let version = self.gfx_target_version;
        (version / 10000, version / 100 % 100, version % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_properties_are_stored_and_unknown_ones_left_out() {
        let text = "simd_count 1216\nfuture_property 5\nhive_id 18446744073709551615\ncapability 134217736\n";
        let node = NodeProperties::parse(text).unwrap();
        assert_eq!(node.simd_count, 1216);
        assert_eq!(node.hive_id, u64::MAX);
        assert!(
            node.capability
                .contains(Capability::SVM_API_SUPPORTED | Capability::QUEUE_SIZE_POWER_OF_TWO)
        );
        assert!(!node.capability.contains(Capability::AQL_QUEUE_DOUBLE_MAP));
        assert_eq!(
            node,
            NodeProperties {
                ..NodeProperties::parse(text).unwrap()
            }
        );
    }

    #[test]
    fn type_is_a_kind_and_a_list_is_skipped() {
        let cache = Cache::parse("level 2\ntype 9\nsibling_map 1,1,0,\n").unwrap();
        assert_eq!((cache.level, cache.kind), (2, CacheType::DATA | CacheType::HSACU));
        assert_eq!(IoLink::parse("type 11\n").unwrap().kind, IoLinkType::XGMI);
    }

    #[test]
    fn bad_lines_are_named() {
        let parse = |text| NodeProperties::parse(text).unwrap_err();
        assert_eq!(
            parse("simd_count 1\nsimd_count"),
            Problem::NotAProperty { line: 2 }
        );
        assert_eq!(parse("simd_count -1"), Problem::NotAProperty { line: 1 });
        assert_eq!(parse("simd_count 0x10"), Problem::NotAProperty { line: 1 });
        assert_eq!(parse("a 1\n\nb 2"), Problem::NotAProperty { line: 2 });
        assert_eq!(parse("simd_count "), Problem::NotAProperty { line: 1 });
        assert_eq!(parse("simd_count 4294967296"), Problem::TooLarge { line: 1 });
        assert_eq!(
            parse("a 1\nx 18446744073709551616"),
            Problem::TooLarge { line: 2 }
        );
    }

    #[test]
    fn derived_numbers() {
        let text = "simd_count 1216\nsimd_per_cu 4\ngfx_target_version 90402\n";
        let node = NodeProperties::parse(text).unwrap();
        assert_eq!(
            (node.cu_count(), node.gfx_version(), node.xcc_count()),
            (304, (9, 4, 2), 1)
        );
        assert_eq!(NodeProperties::default().cu_count(), 0);
    }
}
