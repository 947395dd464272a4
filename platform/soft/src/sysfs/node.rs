//! One topology node: the CPU's is 0, the GPUs' follow.

use core::fmt::Write;

use outcrop_abi::topology as abi;

use super::{Facts, Text};
use crate::product;

/// `HSA_CAP_DOORBELL_TYPE_2_0`: 64-bit doorbells.
const CAP_DOORBELL_2_0: u64 = 2 << 12;
/// The chip revision's place in `capability`.
const CAP_ASIC_REVISION_SHIFT: u32 = 22;
const CAP_ASIC_REVISION: u64 = 1;
/// SRAM and HBM errors are corrected, and told: the RAS features of the products here.
const CAP_RAS: u64 =
    (abi::HSA_CAP_SRAM_EDCSUPPORTED | abi::HSA_CAP_MEM_EDCSUPPORTED | abi::HSA_CAP_RASEVENTNOTIFY) as u64;
/// What amdkfd numbers the SIMDs of a GPU from.
const SIMD_ID_BASE: u64 = 0x8000_1000;

/// The node's `gpu_id`; 0 for the CPU.
pub(super) fn gpu_id(node: usize) -> u32 {
    node.checked_sub(1).map_or(0, product::gpu_id)
}

/// What a GPU can do, as its node's `capability` has it.
pub(crate) fn capability() -> u64 {
    CAP_DOORBELL_2_0 | CAP_ASIC_REVISION << CAP_ASIC_REVISION_SHIFT | CAP_RAS
}

/// The `properties` file.
pub(super) fn properties(facts: &Facts<'_>, node: usize, out: &mut Text<'_>) {
    let p = facts.product;
    let gpu = node.checked_sub(1);
    let of_gpu = |value: u32| if gpu.is_some() { u64::from(value) } else { 0 };
    out.prop(
        "cpu_cores_count",
        if gpu.is_none() { facts.cpus as u64 } else { 0 },
    );
    out.prop("simd_count", of_gpu(p.compute_units * p.simds_per_cu));
    out.prop("mem_banks_count", 1);
    out.prop("caches_count", caches(facts, node) as u64);
    out.prop("io_links_count", Links::of(facts, node).count() as u64);
    out.prop("p2p_links_count", 0);
    out.prop("cpu_core_id_base", 0);
    out.prop(
        "simd_id_base",
        gpu.map_or(0, |g| SIMD_ID_BASE + 0x1000 * g as u64),
    );
    out.prop("max_waves_per_simd", of_gpu(p.max_waves_per_simd));
    out.prop("lds_size_in_kb", of_gpu(p.lds_kib));
    out.prop("gds_size_in_kb", 0);
    out.prop("num_gws", 0);
    out.prop("wave_front_size", of_gpu(64));
    out.prop("array_count", of_gpu(p.arrays));
    out.prop("simd_arrays_per_engine", of_gpu(1));
    out.prop("cu_per_simd_array", of_gpu(p.cus_per_array));
    out.prop("simd_per_cu", of_gpu(p.simds_per_cu));
    out.prop("max_slots_scratch_cu", of_gpu(p.max_scratch_slots_per_cu));
    out.prop("gfx_target_version", of_gpu(p.gfx_target_version));
    out.prop("vendor_id", of_gpu(product::VENDOR_ID));
    out.prop("device_id", of_gpu(p.device_id));
    out.prop("location_id", gpu.map_or(0, |g| product::location_id(g).into()));
    out.prop("domain", 0);
    out.prop(
        "drm_render_minor",
        gpu.map_or(0, |g| product::render_minor(g).into()),
    );
    out.prop(
        "hive_id",
        if gpu.is_some() && facts.gpus > 1 {
            0x6f75_7463_726f_7000
        } else {
            0
        },
    );
    out.prop("num_sdma_engines", of_gpu(p.sdma_engines));
    out.prop("num_sdma_xgmi_engines", of_gpu(p.sdma_xgmi_engines));
    out.prop("num_sdma_queues_per_engine", of_gpu(p.sdma_queues_per_engine));
    out.prop("num_cp_queues", of_gpu(p.compute_queues));
    out.prop("cwsr_size", of_gpu(p.cwsr_size()));
    out.prop("ctl_stack_size", of_gpu(p.ctl_stack_size()));
    if let Some(gpu) = gpu {
        out.prop("max_engine_clk_fcompute", p.engine_clock_mhz.into());
        out.prop("local_mem_size", 0);
        out.prop("fw_version", p.fw_version.into());
        out.prop("capability", capability());
        out.prop("debug_prop", 0);
        out.prop("sdma_fw_version", p.sdma_fw_version.into());
        out.prop("unique_id", product::unique_id(gpu));
        out.prop("num_xcc", p.xccs.into());
    }
    out.prop("max_engine_clk_ccompute", 0);
}

/// The `properties` file of the node's one memory bank.
pub(super) fn memory(facts: &Facts<'_>, node: usize, out: &mut Text<'_>) {
    let gpu = node != 0;
    // HSA_MEM_HEAP_TYPE_FB_PUBLIC: all of the memory is in the BAR.
    out.prop("heap_type", gpu.into());
    out.prop(
        "size_in_bytes",
        if gpu { facts.vram_bytes } else { facts.system_bytes },
    );
    out.prop("flags", 0);
    out.prop(
        "width",
        if gpu {
            facts.product.memory_width.into()
        } else {
            64
        },
    );
    out.prop(
        "mem_clk_max",
        if gpu {
            facts.product.memory_clock_mhz.into()
        } else {
            0
        },
    );
}

/// One kind of cache of a GPU.
struct Cache {
    level: u64,
    kib: u64,
    line: u64,
    /// `HSA_CACHE_TYPE_*`: data 1, instruction 2, HSACU 8.
    kind: u64,
    /// Compute units that share one.
    cus: u32,
}

const CACHES: [Cache; 5] = [
    Cache {
        level: 1,
        kib: 32,
        line: 128,
        kind: 1 | 8,
        cus: 1,
    },
    Cache {
        level: 1,
        kib: 64,
        line: 128,
        kind: 2 | 8,
        cus: 2,
    },
    Cache {
        level: 1,
        kib: 16,
        line: 64,
        kind: 1 | 8,
        cus: 2,
    },
    Cache {
        level: 2,
        kib: 4096,
        line: 128,
        kind: 1 | 8,
        cus: 38,
    },
    Cache {
        level: 3,
        kib: 256 << 10,
        line: 64,
        kind: 1 | 8,
        cus: 304,
    },
];

/// How many caches the node lists.
pub(super) fn caches(facts: &Facts<'_>, node: usize) -> usize {
    if node == 0 {
        return 0;
    }
    CACHES
        .iter()
        .map(|c| (facts.product.compute_units / c.cus) as usize)
        .sum()
}

/// The `properties` file of a cache.
pub(super) fn cache(facts: &Facts<'_>, node: usize, index: usize, out: &mut Text<'_>) {
    let mut index = index as u32;
    for cache in &CACHES {
        let n = facts.product.compute_units / cache.cus;
        if index >= n {
            index -= n;
            continue;
        }
        out.prop(
            "processor_id_low",
            SIMD_ID_BASE + 0x1000 * (node as u64 - 1) + u64::from(index * cache.cus),
        );
        out.prop("level", cache.level);
        out.prop("size", cache.kib);
        out.prop("cache_line_size", cache.line);
        out.prop("cache_lines_per_tag", 1);
        out.prop("association", 16);
        out.prop("latency", 0);
        out.prop("type", cache.kind);
        let _ = write!(out, "sibling_map ");
        let bits = facts.product.compute_units.next_multiple_of(32);
        for cu in 0..bits {
            let shares = cu / cache.cus == index && cu < facts.product.compute_units;
            // Not formatted: there are hundreds of these files with hundreds of bits each.
            let _ = out.write_str(match (shares, cu + 1 == bits) {
                (false, false) => "0,",
                (true, false) => "1,",
                (false, true) => "0\n",
                (true, true) => "1\n",
            });
        }
        return;
    }
}

/// A way from one node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    from: usize,
    to: usize,
}

impl Link {
    pub(super) fn print(self, out: &mut Text<'_>) {
        let xgmi = self.from != 0 && self.to != 0;
        // HSA_IOLINKTYPE_XGMI and HSA_IOLINKTYPE_PCIEXPRESS.
        out.prop("type", if xgmi { 11 } else { 2 });
        out.prop("version_major", 0);
        out.prop("version_minor", 0);
        out.prop("node_from", self.from as u64);
        out.prop("node_to", self.to as u64);
        out.prop("weight", if xgmi { 15 } else { 20 });
        out.prop("min_latency", 0);
        out.prop("max_latency", 0);
        out.prop("min_bandwidth", if xgmi { 64000 } else { 2500 });
        out.prop("max_bandwidth", 64000);
        out.prop("recommended_transfer_size", 0);
        out.prop("recommended_sdma_engine_id_mask", 0);
        out.prop("flags", 1);
    }
}

/// The links that start at a node.
pub(super) struct Links {
    from: usize,
    to: usize,
    nodes: usize,
}

impl Links {
    pub(super) fn of(facts: &Facts<'_>, from: usize) -> Self {
        Self {
            from,
            to: 0,
            nodes: 1 + facts.gpus,
        }
    }
}

impl Iterator for Links {
    type Item = Link;

    fn next(&mut self) -> Option<Link> {
        if self.to == self.from {
            self.to += 1;
        }
        let to = self.to;
        self.to += 1;
        (to < self.nodes).then_some(Link { from: self.from, to })
    }
}
