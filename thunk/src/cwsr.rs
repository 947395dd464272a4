//! The area into which the GPU saves the waves of a queue that it takes off (compute wave save and restore).

use outcrop_kfd::topology::NodeProperties;

use crate::PAGE_SIZE;

/// Bytes of the header of the save area (`HsaUserContextSaveAreaHeader`).
const HEADER: u64 = 40;
const SGPR_BYTES_PER_CU: u64 = 0x4000;
const LDS_BYTES_PER_CU: u64 = 0x10000;
const HARDWARE_REGISTER_BYTES_PER_CU: u64 = 0x1000;
const DEBUGGER_BYTES_PER_WAVE: u64 = 32;
const DEBUGGER_ALIGN: u64 = 64;

/// Sizes of the save area of a queue; the driver compares them with its own.
///
/// Facts: `kfd_queue_ctx_save_restore_size` of the driver and libhsakmt's queues.c, which agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SaveArea {
    /// Bytes of the control stack with the header, of one XCC.
    pub(crate) ctl_stack_size: u32,
    /// Bytes of control stack and wave state, of one XCC.
    pub(crate) save_size: u32,
    /// Bytes for a debugger, of one XCC.
    pub(crate) debug_size: u32,
    pub(crate) xcc_count: u32,
}

fn vgpr_bytes_per_cu(gfx: u32) -> u64 {
    match gfx {
        90400..=90499 | 90010 | 90008 => 0x80000,
        110_000 | 110_001 | 110_501 | 120_000 | 120_001 => 0x60000,
        _ => 0x40000,
    }
}

impl SaveArea {
    /// `None` for GPUs that cannot save waves, before gfx801, and nodes without compute units.
    pub(crate) fn new(node: &NodeProperties) -> Option<SaveArea> {
        let gfx = node.gfx_target_version;
        let xcc_count = node.xcc_count();
        let cu_count = u64::from(node.cu_count() / xcc_count);
        if gfx < 80001 || cu_count == 0 {
            return None;
        }
        let arrays = node
            .array_count
            .checked_div(node.simd_arrays_per_engine)
            .unwrap_or(0);
        let wave_count = match gfx {
            ..100_100 => (cu_count * 40).min(u64::from(arrays) * 512),
            _ => cu_count * 32,
        };
        let stack_bytes_per_wave = if gfx < 100_100 { 8 } else { 12 };
        let mut ctl_stack = (HEADER + wave_count * stack_bytes_per_wave + 8).next_multiple_of(PAGE_SIZE);
        if (100_000..110_000).contains(&gfx) {
            ctl_stack = ctl_stack.min(0x7000);
        }
        let per_cu =
            vgpr_bytes_per_cu(gfx) + SGPR_BYTES_PER_CU + LDS_BYTES_PER_CU + HARDWARE_REGISTER_BYTES_PER_CU;
        let save = ctl_stack + (cu_count * per_cu).next_multiple_of(PAGE_SIZE);
        let debug = (wave_count * DEBUGGER_BYTES_PER_WAVE).next_multiple_of(DEBUGGER_ALIGN);
        let told = node.cwsr_size != 0 && node.ctl_stack_size != 0;
        Some(SaveArea {
            ctl_stack_size: if told {
                node.ctl_stack_size
            } else {
                u32::try_from(ctl_stack).ok()?
            },
            save_size: if told {
                node.cwsr_size
            } else {
                u32::try_from(save).ok()?
            },
            debug_size: u32::try_from(debug).ok()?,
            xcc_count,
        })
    }

    /// Bytes of the whole area.
    pub(crate) fn total(&self) -> u64 {
        (u64::from(self.save_size) + u64::from(self.debug_size)) * u64::from(self.xcc_count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(values: [u32; 6]) -> NodeProperties {
        let [gfx, simds, simd_per_cu, arrays, arrays_per_engine, xccs] = values;
        let mut node = NodeProperties::default();
        node.gfx_target_version = gfx;
        node.simd_count = simds;
        node.simd_per_cu = simd_per_cu;
        node.array_count = arrays;
        node.simd_arrays_per_engine = arrays_per_engine;
        node.num_xcc = xccs;
        node
    }

    #[test]
    fn sizes_by_hand() {
        // MI300X: 304 compute units in 8 XCCs, 38 each; 1520 waves.
        let mi300x = SaveArea::new(&node([90402, 1216, 4, 32, 1, 8])).unwrap();
        // 40 + 1520 · 8 + 8 = 12208 → 3 pages; 38 · 0x95000 is whole pages.
        assert_eq!(
            (mi300x.ctl_stack_size, mi300x.save_size),
            (0x3000, 0x3000 + 38 * 0x95000)
        );
        assert_eq!(mi300x.debug_size, 1520 * 32);
        assert_eq!(mi300x.total(), (0x3000 + 38 * 0x95000 + 1520 * 32) * 8);
        // MI250X: 110 compute units, 8 engines of one array, so that the waves are 4096 and not 4400.
        let mi250x = SaveArea::new(&node([90010, 440, 4, 8, 1, 1])).unwrap();
        assert_eq!((mi250x.ctl_stack_size, mi250x.debug_size), (0x9000, 4096 * 32));
        // RX 6800: gfx10 has at most 0x7000 of control stack: 60 · 32 waves · 12 bytes is below.
        let rx6800 = SaveArea::new(&node([100_300, 120, 2, 8, 2, 1])).unwrap();
        assert_eq!(rx6800.ctl_stack_size, 0x6000);
        assert_eq!(rx6800.save_size, 0x6000 + 60 * 0x55000);
        let large = SaveArea::new(&node([100_300, 160, 2, 8, 2, 1])).unwrap();
        assert_eq!(large.ctl_stack_size, 0x7000);
    }

    #[test]
    fn what_the_driver_says_counts() {
        let mut told = node([90402, 1216, 4, 32, 1, 8]);
        told.cwsr_size = 0x200_0000;
        told.ctl_stack_size = 0x4000;
        let area = SaveArea::new(&told).unwrap();
        assert_eq!((area.ctl_stack_size, area.save_size), (0x4000, 0x200_0000));
    }

    #[test]
    fn nodes_without_waves() {
        assert_eq!(SaveArea::new(&NodeProperties::default()), None);
        assert_eq!(SaveArea::new(&node([90402, 0, 0, 0, 0, 0])), None);
        assert_eq!(SaveArea::new(&node([70001, 32, 4, 4, 1, 1])), None);
    }
}
