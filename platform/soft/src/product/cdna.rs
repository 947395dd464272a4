//! AMD Instinct. Where a line names no source of its own, the facts are from Linux 6.12: device ids
//! `amdgpu_drv.c`, queues `gfx_v9_0.c`, `gfx_v9_4_3.c` and `kfd_device.c`, caches `kfd_crat.c`, revisions
//! `soc15.c`; and from `nodes/N/properties` of real ones: those of an MI210, the MI250X's die, and of an
//! MI300X in CPX mode in the test data of ROCm/k8s-device-plugin, of an MI300X in SPX mode in the tests of the
//! package `gpuq`, and of an MI350X in ROCm/rocm-systems#10274.

use outcrop_abi::drm::AMDGPU_VRAM_TYPE_HBM;
use outcrop_abi::topology as abi;
use outcrop_isa::Target;

use super::{Hive, Memory, Model, caches};

/// Errors of on-chip memory and of HBM are corrected, and told.
const RAS: u32 = abi::HSA_CAP_SRAM_EDCSUPPORTED | abi::HSA_CAP_MEM_EDCSUPPORTED | abi::HSA_CAP_RASEVENTNOTIFY;
/// Kept by the firmware: 16 MiB of each.
const KEPT: u64 = 16 << 20;

/// One die of an MI250X. Clocks and memory: AMD's data sheet of the MI250X, `rocminfo` on Frontier and LUMI.
pub(super) const MI250X: Model = Model {
    name: "aldebaran",
    marketing_name: "AMD Instinct MI250X",
    target: Target::Gfx90a,
    gc: [9, 4, 2],
    sdma: [4, 4, 0],
    gb_addr_config: 0x2201_4042,
    device_id: 0x7408,
    pci_revision: 0,
    revision: 1,
    external_revision: 0x3d,
    family: outcrop_abi::drm::AMDGPU_FAMILY_AI,
    dies: 2,
    xccs: 1,
    engines: 8,
    arrays_per_engine: 1,
    cus_per_array: 14,
    // 110 of 112 work; which ones differs from die to die.
    active: &[0x3fff, 0x3fff, 0x3fff, 0x1fff, 0x3fff, 0x3fff, 0x3fff, 0x1fff],
    simds_per_cu: 4,
    max_waves_per_simd: 8,
    lds_kib: 64,
    caches: &caches::MI250X,
    memory: Memory {
        bytes: (64 << 30) - KEPT,
        kind: AMDGPU_VRAM_TYPE_HBM,
        width: 4096,
        clock_mhz: 1600,
    },
    engine_clock_mhz: 1700,
    sdma_engines: 2,
    sdma_xgmi_engines: 3,
    sdma_queues_per_engine: 8,
    compute_queues: 24,
    gws: 64,
    ras: RAS,
    mec_firmware: 92,
    sdma_firmware: 9,
    mes_firmware: 0,
    // Generation 4 × 16; lowest 1 × 1.
    pcie_bandwidth: (312, 32000),
    hive: Hive::Dies,
};

/// An MI300X as one device (SPX).
pub(super) const MI300X: Model = Model {
    name: "ip discovery",
    marketing_name: "AMD Instinct MI300X",
    target: Target::Gfx942,
    gc: [9, 4, 3],
    sdma: [4, 4, 2],
    gb_addr_config: 0x2a11_4042,
    device_id: 0x74a1,
    pci_revision: 0,
    revision: 1,
    external_revision: 0x47,
    family: outcrop_abi::drm::AMDGPU_FAMILY_AI,
    dies: 1,
    xccs: 8,
    engines: 4,
    arrays_per_engine: 1,
    cus_per_array: 10,
    // 38 of 40 work, and in each pair one (`caches_count` 626); which ones differs from XCC to XCC.
    active: &[0x3ff, 0x1ff, 0x3ff, 0x1ff],
    simds_per_cu: 4,
    max_waves_per_simd: 8,
    lds_kib: 64,
    caches: &caches::MI300X,
    memory: Memory {
        bytes: (192 << 30) - KEPT,
        kind: AMDGPU_VRAM_TYPE_HBM,
        width: 8192,
        clock_mhz: 1300,
    },
    engine_clock_mhz: 2100,
    sdma_engines: 2,
    sdma_xgmi_engines: 14,
    sdma_queues_per_engine: 8,
    compute_queues: 24,
    gws: 64,
    ras: RAS,
    mec_firmware: 166,
    sdma_firmware: 22,
    mes_firmware: 0,
    // Generation 5 × 16; the firmware names no lowest mode.
    pcie_bandwidth: (0, 64000),
    hive: Hive::Mesh,
};

/// An MI355X as one device (SPX). Clocks: AMD's data sheet of the MI355X; the rest as its sibling MI350X says.
/// Linux knows it from 6.14 on; what it computes there is as for gfx9.4.3, but for the sizes of LDS.
pub(super) const MI355X: Model = Model {
    name: "ip discovery",
    marketing_name: "AMD Instinct MI355X",
    target: Target::Gfx950,
    gc: [9, 5, 0],
    sdma: [4, 4, 5],
    gb_addr_config: 0x2a11_4042,
    device_id: 0x75a3,
    pci_revision: 0,
    revision: 0,
    external_revision: 0x50,
    family: outcrop_abi::drm::AMDGPU_FAMILY_AI,
    dies: 1,
    xccs: 8,
    engines: 4,
    arrays_per_engine: 1,
    cus_per_array: 9,
    // 32 of 36 work; which ones differs from XCC to XCC.
    active: &[0x1fe, 0xff, 0x1fe, 0xff],
    simds_per_cu: 4,
    max_waves_per_simd: 8,
    lds_kib: 160,
    caches: &caches::MI355X,
    memory: Memory {
        bytes: (288 << 30) - KEPT,
        kind: AMDGPU_VRAM_TYPE_HBM,
        width: 8192,
        clock_mhz: 2000,
    },
    engine_clock_mhz: 2400,
    sdma_engines: 2,
    sdma_xgmi_engines: 14,
    sdma_queues_per_engine: 8,
    compute_queues: 24,
    gws: 64,
    ras: RAS,
    mec_firmware: 41,
    sdma_firmware: 12,
    mes_firmware: 0,
    pcie_bandwidth: (0, 64000),
    hive: Hive::Mesh,
};
