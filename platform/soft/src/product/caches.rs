//! The caches of the products, as `kfd_crat.c` of Linux 6.12 makes them out.

use outcrop_abi::topology as abi;

/// One kind of cache of a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cache {
    pub(crate) level: u32,
    pub(crate) kib: u32,
    /// Bytes of a line.
    pub(crate) line: u32,
    /// `HSA_CACHE_TYPE_*`.
    pub(crate) kind: u32,
    /// Compute units that share one; of the second and third level, those of an array, though all share it
    /// (`num_cu_shared`).
    pub(crate) cus: u32,
}

const DATA: u32 = abi::HSA_CACHE_TYPE_DATA | abi::HSA_CACHE_TYPE_HSACU;
const CODE: u32 = abi::HSA_CACHE_TYPE_INSTRUCTION | abi::HSA_CACHE_TYPE_HSACU;

const fn cache(level: u32, kib: u32, line: u32, kind: u32, cus: u32) -> Cache {
    Cache {
        level,
        kib,
        line,
        kind,
        cus,
    }
}

/// Of the scalar caches, which all products have alike, the data cache of two compute units.
const SCALAR_DATA: Cache = cache(1, 16, 64, DATA, 2);

/// `aldebaran_cache_info`.
pub(super) const MI250X: [Cache; 4] = [
    cache(1, 16, 64, DATA, 1),
    cache(1, 32, 64, CODE, 2),
    SCALAR_DATA,
    cache(2, 8192, 128, DATA, 14),
];

/// `kfd_fill_gpu_cache_info_from_gfx_config_v2`, with `num_cu_shared` of 10 compute units an array.
const fn of_gfx94(cus_per_array: u32) -> [Cache; 5] {
    [
        cache(1, 32, 128, DATA, 1),
        cache(1, 64, 64, CODE, 2),
        SCALAR_DATA,
        cache(2, 4096, 128, DATA, cus_per_array),
        cache(3, 256 << 10, 64, DATA, cus_per_array),
    ]
}

pub(super) const MI300X: [Cache; 5] = of_gfx94(10);
pub(super) const MI355X: [Cache; 5] = of_gfx94(9);

/// A GPU with a first level of each array, and a memory-side cache.
const fn of_rdna(
    (vector, code): (Cache, Cache),
    (gl1_kib, gl1_line): (u32, u32),
    (gl2_kib, gl2_line): (u32, u32),
    mall_mib: u32,
    cus_per_array: u32,
) -> [Cache; 6] {
    [
        vector,
        code,
        SCALAR_DATA,
        cache(1, gl1_kib, gl1_line, DATA, cus_per_array),
        cache(2, gl2_kib, gl2_line, DATA, cus_per_array),
        cache(3, mall_mib << 10, 64, DATA, cus_per_array),
    ]
}

/// `sienna_cichlid_cache_info`.
pub(super) const RX6800: [Cache; 6] = of_rdna(
    (cache(1, 16, 128, DATA, 1), cache(1, 32, 64, CODE, 2)),
    (128, 128),
    (4096, 128),
    128,
    10,
);

/// From gfx11 on.
const FIRST_LEVEL: (Cache, Cache) = (cache(1, 32, 128, DATA, 1), cache(1, 32, 128, CODE, 2));

/// `kfd_fill_gpu_cache_info_from_gfx_config` with `cache_line_size_missing`; the sizes as Mesa's `ac_gpu_info.c` has them
/// for the chip, 206 entries as in the real topology.
pub(super) const RX7900XTX: [Cache; 6] = of_rdna(FIRST_LEVEL, (256, 128), (6144, 128), 96, 8);

/// `kfd_fill_gpu_cache_info_from_gfx_config`, 138 entries as in the real topology; it gives GL1 no line. The lines are
/// those of a Radeon AI PRO R9700, the same chip, in ROCm/rocm-systems' rocjitsu.
pub(super) const RX9070XT: [Cache; 6] = of_rdna(FIRST_LEVEL, (256, 0), (8192, 256), 64, 8);
