//! What the products that the machine can be made of are like.

/// The properties of a GPU product that the kernel side reports and the GPU side works with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Product {
    /// `name` of the topology node: the discovery name of the chip.
    pub(crate) name: &'static str,
    /// What the product is sold as.
    pub(crate) marketing_name: &'static str,
    /// `gfx_target_version`: major · 10000 + minor · 100 + stepping.
    pub(crate) gfx_target_version: u32,
    pub(crate) device_id: u32,
    pub(crate) pci_revision: u32,
    pub(crate) xccs: u32,
    pub(crate) compute_units: u32,
    pub(crate) simds_per_cu: u32,
    /// Shader arrays of all XCCs.
    pub(crate) arrays: u32,
    pub(crate) cus_per_array: u32,
    pub(crate) max_waves_per_simd: u32,
    pub(crate) max_scratch_slots_per_cu: u32,
    pub(crate) lds_kib: u32,
    pub(crate) sdma_engines: u32,
    pub(crate) sdma_xgmi_engines: u32,
    pub(crate) sdma_queues_per_engine: u32,
    pub(crate) compute_queues: u32,
    pub(crate) vram_bytes: u64,
    pub(crate) memory_width: u32,
    pub(crate) memory_clock_mhz: u32,
    pub(crate) engine_clock_mhz: u32,
    pub(crate) fw_version: u32,
    pub(crate) sdma_fw_version: u32,
    /// The family number that the DRM driver reports (`AMDGPU_FAMILY_AI`).
    pub(crate) family: u32,
    pub(crate) chip_external_revision: u32,
}

/// AMD Instinct MI300X as one device (SPX partition mode).
pub(crate) const MI300X: Product = Product {
    name: "ip discovery",
    marketing_name: "AMD Instinct MI300X",
    gfx_target_version: 90402,
    device_id: 0x74a1,
    pci_revision: 0,
    xccs: 8,
    compute_units: 304,
    simds_per_cu: 4,
    arrays: 32,
    cus_per_array: 10,
    max_waves_per_simd: 8,
    max_scratch_slots_per_cu: 32,
    lds_kib: 64,
    sdma_engines: 2,
    sdma_xgmi_engines: 14,
    sdma_queues_per_engine: 8,
    compute_queues: 24,
    vram_bytes: 192 << 30,
    memory_width: 8192,
    memory_clock_mhz: 1300,
    engine_clock_mhz: 2100,
    fw_version: 166,
    sdma_fw_version: 22,
    family: 141,
    chip_external_revision: 0x47,
};

/// Bytes of register and LDS state of a compute unit in a context save area (`kfd_queue.c`): vector
/// registers, scalar registers, LDS, hardware registers.
const SAVED_PER_CU: u32 = 0x80000 + 0x4000 + 0x10000 + 0x1000;

impl Product {
    fn cus_per_xcc(&self) -> u32 {
        self.compute_units / self.xccs
    }

    fn saved_waves(&self) -> u32 {
        (self.cus_per_xcc() * 40).min(self.arrays / self.xccs * 512)
    }

    /// `ctl_stack_size` of the topology node, bytes.
    pub(crate) fn ctl_stack_size(&self) -> u32 {
        (40 + self.saved_waves() * 8 + 8).next_multiple_of(4096)
    }

    /// `cwsr_size` of the topology node, bytes of one XCC.
    pub(crate) fn cwsr_size(&self) -> u32 {
        self.ctl_stack_size() + (self.cus_per_xcc() * SAVED_PER_CU).next_multiple_of(4096)
    }

    /// Bytes for a debugger's data of one XCC, behind the context save area.
    pub(crate) fn debug_memory_size(&self) -> u32 {
        (self.saved_waves() * 32).next_multiple_of(64)
    }

    /// The smallest end-of-pipe buffer of a compute queue, bytes.
    pub(crate) fn eop_buffer_size(&self) -> u32 {
        4096
    }

    /// The class of its PCI function: a processing accelerator, a display controller, a VGA controller.
    pub(crate) fn pci_class(&self) -> u32 {
        match self.gfx_target_version / 100 {
            904.. if self.gfx_target_version < 100_000 => 0x12_0000,
            ..1000 => 0x03_8000,
            _ => 0x03_0000,
        }
    }

    /// All SDMA engines.
    pub(crate) fn all_sdma_engines(&self) -> u32 {
        self.sdma_engines + self.sdma_xgmi_engines
    }
}

/// AMD's PCI vendor id.
pub(crate) const VENDOR_ID: u32 = 0x1002;

/// The `gpu_id` of the GPU with this index: 16 bits, not zero, different for each (the kernel hashes
/// the PCI location and the memory size).
pub(crate) fn gpu_id(index: usize) -> u32 {
    0x1000 + (0x9e37u32.wrapping_mul(index as u32 + 1) & 0xefff)
}

/// PCI bus, device and function of a GPU, as `location_id` has them.
pub(crate) fn location_id(index: usize) -> u32 {
    ((index as u32) * 0x20 + 0x5) << 8
}

/// The serial number of a GPU.
pub(crate) fn unique_id(index: usize) -> u64 {
    0x6f75_7463_0000_0001 + index as u64
}

/// The minor number of a GPU's render node.
pub(crate) fn render_minor(index: usize) -> u32 {
    128 + index as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn save_area_sizes_are_those_of_the_kernel() {
        // Worked out by hand from kfd_queue.c for 38 CUs an XCC.
        assert_eq!(MI300X.ctl_stack_size(), 12288);
        assert_eq!(MI300X.cwsr_size(), 38 * 610_304 + 12288);
        assert_eq!(MI300X.debug_memory_size(), 48640);
    }

    #[test]
    fn gpu_ids_differ_and_fit_an_mmap_offset() {
        let ids: alloc::vec::Vec<u32> = (0..8).map(gpu_id).collect();
        for (i, id) in ids.iter().enumerate() {
            assert!(*id != 0 && *id <= 0xffff, "{id:#x}");
            assert!(!ids[..i].contains(id), "{id:#x}");
        }
    }
}
