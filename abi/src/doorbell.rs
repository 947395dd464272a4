//! Doorbells: constants from the spec, and the rules that make slots of them.
//!
//! A process has [`KFD_MAX_NUM_OF_QUEUES_PER_PROCESS`] slots of [`DOORBELL_SIZE`] bytes on each GPU. Source of the
//! rules: `allocate_doorbell` and `init_doorbell_bitmap` in the kernel's `amdkfd`.

pub use crate::generated::doorbell::*;

/// Which slots of a process belong to whom, on one generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotLayout {
    first_non_cp: u32,
    last_non_cp: u32,
    sdma_start: u32,
    sdma_stride: u32,
    sdma_align: u32,
}

impl SlotLayout {
    /// gfx942.
    pub const LAYOUT1: Self = Self {
        first_non_cp: LAYOUT1_FIRST_NON_CP,
        last_non_cp: LAYOUT1_LAST_NON_CP,
        sdma_start: LAYOUT1_SDMA_ENGINE_START,
        sdma_stride: LAYOUT1_SDMA_ENGINE_STRIDE,
        sdma_align: LAYOUT1_SDMA_ENGINE_ALIGN,
    };

    /// gfx906, gfx908 and gfx90a.
    pub const VEGA20: Self = Self {
        first_non_cp: VEGA20_FIRST_NON_CP,
        last_non_cp: VEGA20_LAST_NON_CP,
        sdma_start: VEGA20_SDMA_ENGINE0,
        sdma_stride: VEGA20_SDMA_ENGINE_STRIDE,
        sdma_align: 1,
    };

    /// gfx10, gfx11 and gfx12.
    pub const NAVI10: Self = Self {
        first_non_cp: NAVI10_FIRST_NON_CP,
        last_non_cp: NAVI10_LAST_NON_CP,
        sdma_start: NAVI10_SDMA_ENGINE0,
        sdma_stride: NAVI10_SDMA_ENGINE_STRIDE,
        sdma_align: 1,
    };

    /// gfx900, gfx902, gfx904, gfx909 and gfx90c: two queues an engine.
    pub const VEGA10: Self = Self {
        first_non_cp: VEGA10_FIRST_NON_CP,
        last_non_cp: VEGA10_LAST_NON_CP,
        sdma_start: VEGA10_SDMA_ENGINE0,
        sdma_stride: VEGA10_SDMA_ENGINE_STRIDE,
        sdma_align: 1,
    };

    /// Whether a compute queue may have this slot: not in the range of the other engines, nor in its mirror.
    #[must_use]
    pub const fn is_compute_slot(self, slot: u32) -> bool {
        let low = slot % KFD_QUEUE_DOORBELL_MIRROR_OFFSET;
        slot < KFD_MAX_NUM_OF_QUEUES_PER_PROCESS && !(self.first_non_cp <= low && low <= self.last_non_cp)
    }

    /// Slot of a queue of an SDMA engine; `None` if it would be no slot of SDMA.
    #[must_use]
    pub const fn sdma_slot(self, engine: u32, queue: u32) -> Option<u32> {
        if engine > 0xff || queue > 0xff {
            return None;
        }
        let start = (self.sdma_start + engine * self.sdma_stride).next_multiple_of(self.sdma_align);
        let low = start + (queue >> 1);
        if low >= self.sdma_start + (engine + 1) * self.sdma_stride || low > self.last_non_cp {
            return None;
        }
        Some(low + (queue & 1) * KFD_QUEUE_DOORBELL_MIRROR_OFFSET)
    }
}

/// Byte of a slot in the doorbell pages of the process.
#[must_use]
pub const fn byte_offset(slot: u32) -> usize {
    slot as usize * DOORBELL_SIZE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_those_of_the_kernel() {
        let layout = SlotLayout::LAYOUT1;
        assert!(layout.is_compute_slot(0) && layout.is_compute_slot(0xff) && layout.is_compute_slot(0x1e9));
        assert!(!layout.is_compute_slot(0x100) && !layout.is_compute_slot(0x1e8));
        assert!(!layout.is_compute_slot(0x300) && !layout.is_compute_slot(1024));
        assert_eq!(layout.sdma_slot(0, 0), Some(0x100));
        assert_eq!(layout.sdma_slot(0, 1), Some(0x300));
        assert_eq!(layout.sdma_slot(1, 2), Some(0x10d));
        assert_eq!(SlotLayout::VEGA20.sdma_slot(1, 2), Some(0x10b));
        assert_eq!(layout.sdma_slot(0, 20), None);
        let navi = SlotLayout::NAVI10;
        assert!(!navi.is_compute_slot(0x190) && navi.is_compute_slot(0x191));
        assert_eq!(navi.sdma_slot(1, 0), Some(NAVI10_SDMA_ENGINE1));
        assert_eq!(navi.sdma_slot(3, 0), Some(NAVI10_SDMA_ENGINE3));
        let vega = SlotLayout::VEGA10;
        assert!(vega.is_compute_slot(0xef) && !vega.is_compute_slot(0xf0) && vega.is_compute_slot(0x100));
        assert_eq!(
            vega.sdma_slot(1, 1),
            Some(VEGA10_SDMA_ENGINE1 + KFD_QUEUE_DOORBELL_MIRROR_OFFSET)
        );
        assert_eq!(byte_offset(0x300), 0x1800);
    }

    #[test]
    fn no_two_sdma_queues_share_a_slot() {
        let layouts = [
            (SlotLayout::LAYOUT1, 16, 8),
            (SlotLayout::VEGA20, 8, 8),
            (SlotLayout::NAVI10, 4, 8),
            (SlotLayout::VEGA10, 2, 2),
        ];
        for (layout, engines, queues) in layouts {
            let mut seen = [false; KFD_MAX_NUM_OF_QUEUES_PER_PROCESS as usize];
            for engine in 0..engines {
                for queue in 0..queues {
                    let slot = layout.sdma_slot(engine, queue).unwrap();
                    assert!(!layout.is_compute_slot(slot));
                    assert!(
                        !core::mem::replace(&mut seen[slot as usize], true),
                        "{engine} {queue}"
                    );
                }
            }
        }
    }
}
