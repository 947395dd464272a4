//! One topology node: the CPU's is 0, the GPUs' follow.

use outcrop_abi::topology as abi;
use outcrop_isa::{Generation, Target};

use super::links::{io_links, p2p_links};
use super::{Facts, Text, caches};
use crate::product::{Model, Place, SCRATCH_SLOTS_PER_CU, VENDOR_ID};

/// Address watches of a GPU (`num_of_watch_points`), as a power of two.
const LOG_WATCH_POINTS: u32 = 2;

/// What a GPU can do, as its node's `capability` has it (`kfd_topology_set_capabilities`). Each product's
/// firmware is new enough for a debugger; `svm` is whether the kernel has shared virtual memory ranges.
pub(crate) fn capability(model: &Model, svm: bool) -> u32 {
    let mut bits = abi::HSA_CAP_DOORBELL_TYPE_2_0 << abi::HSA_CAP_DOORBELL_TYPE_TOTALBITS_SHIFT
        | abi::HSA_CAP_WATCH_POINTS_SUPPORTED
        | LOG_WATCH_POINTS << abi::HSA_CAP_WATCH_POINTS_TOTALBITS_SHIFT
        | abi::HSA_CAP_TRAP_DEBUG_SUPPORT
        | abi::HSA_CAP_TRAP_DEBUG_WAVE_LAUNCH_TRAP_OVERRIDE_SUPPORTED
        | abi::HSA_CAP_TRAP_DEBUG_WAVE_LAUNCH_MODE_SUPPORTED
        | abi::HSA_CAP_TRAP_DEBUG_FIRMWARE_SUPPORTED
        | model.revision << abi::HSA_CAP_ASIC_REVISION_SHIFT
        | model.ras;
    match model.target.generation() {
        Generation::Gfx9 => bits |= abi::HSA_CAP_TRAP_DEBUG_PRECISE_MEMORY_OPERATIONS_SUPPORTED,
        Generation::Gfx12 => bits |= abi::HSA_CAP_TRAP_DEBUG_PRECISE_ALU_OPERATIONS_SUPPORTED,
        _ => {}
    }
    if svm {
        bits |= abi::HSA_CAP_SVMAPI_SUPPORTED;
    }
    bits
}

/// What a debugger can do, as the node's `debug_prop` has it.
pub(crate) fn debug_properties(model: &Model) -> u64 {
    // Bits of an address that a watch compares, lowest and highest.
    let (low, high) = match (model.target, model.target.generation()) {
        (Target::Gfx942, _) => (7, 30),
        (_, Generation::Gfx9) => (6, 29),
        _ => (7, 29),
    };
    let watch =
        low << abi::HSA_DBG_WATCH_ADDR_MASK_LO_BIT_SHIFT | high << abi::HSA_DBG_WATCH_ADDR_MASK_HI_BIT_SHIFT;
    // The trap registers of a wave name its dispatch without a debugger (`kfd_dbg_has_ttmps_always_setup`).
    let always = model.target != Target::Gfx90a;
    watch
        | if always {
            abi::HSA_DBG_DISPATCH_INFO_ALWAYS_VALID
        } else {
            0
        }
}

/// Global wave sync barriers that the driver gives out.
pub(crate) fn gws(model: &Model) -> u32 {
    model.gws
}

/// The `properties` file.
pub(super) fn properties(facts: &Facts<'_>, node: usize, out: &mut Text<'_>) {
    let place = facts.place(node);
    let m = place.map(|p| p.model);
    let of_gpu = |value: fn(&Model) -> u32| m.map_or(0, |m| u64::from(value(m)));
    let of_place = |value: fn(&Place) -> u64| place.map_or(0, value);
    out.prop(
        abi::NODE_CPU_CORES_COUNT,
        if m.is_none() { facts.cpus as u64 } else { 0 },
    );
    out.prop(abi::NODE_SIMD_COUNT, of_gpu(Model::simds));
    out.prop(abi::NODE_MEM_BANKS_COUNT, 1);
    out.prop(abi::NODE_CACHES_COUNT, caches::count(facts, node) as u64);
    out.prop(abi::NODE_IO_LINKS_COUNT, io_links(facts, node).count() as u64);
    out.prop(abi::NODE_P2P_LINKS_COUNT, p2p_links(facts, node).count() as u64);
    out.prop(abi::NODE_CPU_CORE_ID_BASE, 0);
    out.prop(abi::NODE_SIMD_ID_BASE, of_place(|p| p.processor_id.into()));
    out.prop(abi::NODE_MAX_WAVES_PER_SIMD, of_gpu(|m| m.max_waves_per_simd));
    out.prop(abi::NODE_LDS_SIZE_IN_KB, of_gpu(|m| m.lds_kib));
    out.prop(abi::NODE_GDS_SIZE_IN_KB, 0);
    out.prop(abi::NODE_NUM_GWS, of_gpu(gws));
    out.prop(
        abi::NODE_WAVE_FRONT_SIZE,
        of_gpu(|m| m.target.default_wave_size().lanes().into()),
    );
    out.prop(abi::NODE_ARRAY_COUNT, of_gpu(Model::arrays));
    out.prop(abi::NODE_SIMD_ARRAYS_PER_ENGINE, of_gpu(|m| m.arrays_per_engine));
    out.prop(abi::NODE_CU_PER_SIMD_ARRAY, of_gpu(|m| m.cus_per_array));
    out.prop(abi::NODE_SIMD_PER_CU, of_gpu(|m| m.simds_per_cu));
    out.prop(abi::NODE_MAX_SLOTS_SCRATCH_CU, of_gpu(|_| SCRATCH_SLOTS_PER_CU));
    out.prop(abi::NODE_GFX_TARGET_VERSION, of_gpu(|m| m.target.gfx_version()));
    out.prop(abi::NODE_VENDOR_ID, of_gpu(|_| VENDOR_ID));
    out.prop(abi::NODE_DEVICE_ID, of_gpu(|m| m.device_id));
    out.prop(abi::NODE_LOCATION_ID, of_place(|p| p.location_id.into()));
    out.prop(abi::NODE_DOMAIN, 0);
    out.prop(abi::NODE_DRM_RENDER_MINOR, of_place(|p| p.render_minor.into()));
    out.prop(abi::NODE_HIVE_ID, of_place(|p| p.hive_id));
    out.prop(abi::NODE_NUM_SDMA_ENGINES, of_gpu(|m| m.sdma_engines));
    out.prop(abi::NODE_NUM_SDMA_XGMI_ENGINES, of_gpu(|m| m.sdma_xgmi_engines));
    out.prop(
        abi::NODE_NUM_SDMA_QUEUES_PER_ENGINE,
        of_gpu(|m| m.sdma_queues_per_engine),
    );
    out.prop(abi::NODE_NUM_CP_QUEUES, of_gpu(|m| m.compute_queues));
    out.prop(abi::NODE_CWSR_SIZE, of_gpu(Model::cwsr_size));
    out.prop(abi::NODE_CTL_STACK_SIZE, of_gpu(Model::ctl_stack_size));
    if let Some(place) = place {
        let m = place.model;
        out.prop(abi::NODE_MAX_ENGINE_CLK_FCOMPUTE, m.engine_clock_mhz.into());
        out.prop(abi::NODE_LOCAL_MEM_SIZE, 0);
        out.prop(abi::NODE_FW_VERSION, m.mec_firmware.into());
        out.prop(abi::NODE_CAPABILITY, capability(m, facts.svm).into());
        out.prop(abi::NODE_DEBUG_PROP, debug_properties(m));
        out.prop(abi::NODE_SDMA_FW_VERSION, m.sdma_firmware.into());
        out.prop(abi::NODE_UNIQUE_ID, place.unique_id);
        out.prop(abi::NODE_NUM_XCC, m.xccs.into());
    }
    out.prop(abi::NODE_MAX_ENGINE_CLK_CCOMPUTE, 0);
}

/// The `properties` file of the node's one memory bank.
pub(super) fn memory(facts: &Facts<'_>, node: usize, out: &mut Text<'_>) {
    let place = facts.place(node);
    // All of a GPU's memory is in the BAR.
    let heap = if place.is_some() {
        abi::HSA_MEM_HEAP_TYPE_FB_PUBLIC
    } else {
        abi::HSA_MEM_HEAP_TYPE_SYSTEM
    };
    out.prop(abi::MEM_HEAP_TYPE, heap.into());
    out.prop(
        abi::MEM_SIZE_IN_BYTES,
        place.map_or(facts.system_bytes, |p| p.vram_bytes),
    );
    out.prop(abi::MEM_FLAGS, 0);
    out.prop(abi::MEM_WIDTH, place.map_or(64, |p| p.model.memory.width.into()));
    out.prop(
        abi::MEM_MEM_CLK_MAX,
        place.map_or(0, |p| p.model.memory.clock_mhz.into()),
    );
}
