//! AMD Radeon. Where a line names no source of its own, the facts are from Linux 6.12: device ids
//! `amdgpu_drv.c`, queues `gfx_v10_0.c`, `gfx_v11_0.c`, `gfx_v12_0.c` and `kfd_device.c`, caches `kfd_crat.c`,
//! revisions `nv.c`, `soc21.c` and `soc24.c`; from `nodes/N/properties` of a real RX 7900 XTX in the tests of
//! tinygrad, and of a gfx1201 (Navi 48) in those of the package
//! `rocm_bootstrap`; and from `rocminfo`
//! outputs in public issues; `GB_ADDR_CONFIG` as Mesa's tests of surfaces have it for Navi 21. Memory is all in the BAR
//! (resizable BAR).

use outcrop_abi::drm::AMDGPU_VRAM_TYPE_GDDR6;
use outcrop_isa::Target;

use super::{Hive, Memory, Model, caches};

/// Navi 21 with three of its four shader engines.
pub(super) const RX6800: Model = Model {
    name: "sienna_cichlid",
    marketing_name: "AMD Radeon RX 6800",
    target: Target::Gfx1030,
    gc: [10, 3, 0],
    sdma: [5, 2, 0],
    gb_addr_config: 0x545,
    device_id: 0x73bf,
    pci_revision: 0xc3,
    revision: 1,
    external_revision: 0x29,
    family: outcrop_abi::drm::AMDGPU_FAMILY_NV,
    dies: 1,
    xccs: 1,
    engines: 4,
    arrays_per_engine: 2,
    cus_per_array: 10,
    active: &[0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff, 0, 0],
    simds_per_cu: 2,
    max_waves_per_simd: 16,
    lds_kib: 64,
    caches: &caches::RX6800,
    memory: Memory {
        bytes: (16 << 30) - (16 << 20),
        kind: AMDGPU_VRAM_TYPE_GDDR6,
        width: 256,
        clock_mhz: 1000,
    },
    engine_clock_mhz: 2475,
    sdma_engines: 4,
    sdma_xgmi_engines: 0,
    sdma_queues_per_engine: 8,
    compute_queues: 8,
    gws: 64,
    ras: 0,
    mec_firmware: 118,
    sdma_firmware: 83,
    mes_firmware: 0,
    pcie_bandwidth: (312, 32000),
    hive: Hive::None,
};

/// Navi 31, whole.
pub(super) const RX7900XTX: Model = Model {
    name: "ip discovery",
    marketing_name: "AMD Radeon RX 7900 XTX",
    target: Target::Gfx1100,
    gc: [11, 0, 0],
    sdma: [6, 0, 0],
    gb_addr_config: 0x545,
    device_id: 0x744c,
    pci_revision: 0xc8,
    revision: 0,
    external_revision: 1,
    family: outcrop_abi::drm::AMDGPU_FAMILY_GC_11_0_0,
    dies: 1,
    xccs: 1,
    engines: 6,
    arrays_per_engine: 2,
    cus_per_array: 8,
    active: &[0xff; 12],
    simds_per_cu: 2,
    max_waves_per_simd: 16,
    lds_kib: 64,
    caches: &caches::RX7900XTX,
    memory: Memory {
        bytes: (24 << 30) - (16 << 20),
        kind: AMDGPU_VRAM_TYPE_GDDR6,
        width: 384,
        clock_mhz: 1249,
    },
    engine_clock_mhz: 2482,
    sdma_engines: 2,
    sdma_xgmi_engines: 0,
    sdma_queues_per_engine: 6,
    compute_queues: 8,
    gws: 64,
    ras: 0,
    mec_firmware: 2140,
    sdma_firmware: 20,
    mes_firmware: 0,
    pcie_bandwidth: (312, 32000),
    hive: Hive::None,
};

/// Navi 48, whole.
pub(super) const RX9070XT: Model = Model {
    name: "ip discovery",
    marketing_name: "AMD Radeon RX 9070 XT",
    target: Target::Gfx1201,
    gc: [12, 0, 1],
    sdma: [7, 0, 1],
    gb_addr_config: 0x545,
    device_id: 0x7550,
    pci_revision: 0xc0,
    revision: 1,
    external_revision: 0x51,
    family: outcrop_abi::drm::AMDGPU_FAMILY_GC_12_0_0,
    dies: 1,
    xccs: 1,
    engines: 4,
    arrays_per_engine: 2,
    cus_per_array: 8,
    active: &[0xff; 8],
    simds_per_cu: 2,
    max_waves_per_simd: 16,
    lds_kib: 64,
    caches: &caches::RX9070XT,
    memory: Memory {
        // mem_info_vram_total of real ones.
        bytes: 17_095_983_104,
        kind: AMDGPU_VRAM_TYPE_GDDR6,
        width: 256,
        clock_mhz: 1258,
    },
    engine_clock_mhz: 2460,
    sdma_engines: 2,
    sdma_xgmi_engines: 0,
    sdma_queues_per_engine: 6,
    // Two pipes of four queues, half of them the driver's.
    compute_queues: 4,
    gws: 0,
    ras: 0,
    // Of the R9700.
    mec_firmware: 3010,
    sdma_firmware: 380,
    mes_firmware: 0x8b,
    pcie_bandwidth: (312, 64000),
    hive: Hive::None,
};
