//! The memory that a queue needs for its waves' state, as `kfd_queue.c` works it out.

use outcrop_isa::{Generation, Target};

use super::Model;
use crate::memory::PAGE;

/// Scalar registers of a compute unit, bytes.
const SGPRS: u32 = 0x4000;
/// Hardware registers of a compute unit, bytes.
const HWREGS: u32 = 0x1000;
/// `struct kfd_context_save_area_header`.
const HEADER: u32 = 40;
/// What the hardware of gfx10 limits the control stack to.
const MAX_CTL_STACK_GFX10: u32 = 0x7000;

impl Model {
    fn saved_waves(&self) -> u32 {
        let cus = self.cus_per_xcc();
        if self.target.generation() == Generation::Gfx9 {
            (cus * 40).min(self.engines * 512)
        } else {
            cus * 32
        }
    }

    fn saved_per_cu(&self) -> u32 {
        let vgprs = match self.target {
            Target::Gfx90a | Target::Gfx942 | Target::Gfx950 => 0x80000,
            Target::Gfx1100 | Target::Gfx1201 => 0x60000,
            _ => 0x40000,
        };
        // 64 KiB whatever there are, but for gfx950.
        let lds = if self.target == Target::Gfx950 {
            self.lds_kib << 10
        } else {
            0x10000
        };
        vgprs + SGPRS + lds + HWREGS
    }

    /// `ctl_stack_size` of the topology node, bytes.
    pub(crate) fn ctl_stack_size(&self) -> u32 {
        let generation = self.target.generation();
        let per_wave = if generation == Generation::Gfx9 { 8 } else { 12 };
        let size = (HEADER + self.saved_waves() * per_wave + 8).next_multiple_of(PAGE as u32);
        if generation == Generation::Gfx10 {
            size.min(MAX_CTL_STACK_GFX10)
        } else {
            size
        }
    }

    /// `cwsr_size` of the topology node, bytes of one XCC.
    pub(crate) fn cwsr_size(&self) -> u32 {
        self.ctl_stack_size() + (self.cus_per_xcc() * self.saved_per_cu()).next_multiple_of(PAGE as u32)
    }

    /// Bytes for a debugger's data of one XCC, behind the context save area.
    pub(crate) fn debug_memory_size(&self) -> u32 {
        (self.saved_waves() * 32).next_multiple_of(64)
    }

    /// The smallest end-of-pipe buffer of a compute queue, bytes.
    pub(crate) fn eop_buffer_size(&self) -> u32 {
        4096
    }
}

#[cfg(test)]
mod tests {
    use super::super::Product;

    /// Worked out by hand from `kfd_queue.c` of Linux 6.12, for gfx950 from that of 6.15.
    #[test]
    fn save_area_sizes_are_those_of_the_kernel() {
        for (product, stack, area, debug) in [
            // 110 CUs in 8 engines: min(4400, 4096) waves of 8 bytes; 0x80000 + 0x15000 a CU.
            (Product::Mi250x, 36864, 110 * 610_304 + 36864, 131_072),
            // 38 CUs an XCC, 4 engines: min(1520, 2048) waves.
            (Product::Mi300x, 12288, 38 * 610_304 + 12288, 48640),
            // 32 CUs an XCC: 1280 waves; 160 KiB of LDS.
            (Product::Mi355x, 12288, 32 * 708_608 + 12288, 40960),
            // 60 CUs: 1920 waves of 12 bytes; 0x40000 + 0x15000 a CU.
            (Product::Rx6800, 24576, 60 * 348_160 + 24576, 61440),
            // 96 CUs: 3072 waves; 0x60000 + 0x15000 a CU.
            (Product::Rx7900Xtx, 40960, 96 * 479_232 + 40960, 98304),
            // 64 CUs: 2048 waves. A Radeon AI PRO R9700, the same chip, says the same.
            (Product::Rx9070Xt, 28672, 30_699_520, 65536),
        ] {
            let model = product.model();
            assert_eq!(
                (
                    model.ctl_stack_size(),
                    model.cwsr_size(),
                    model.debug_memory_size()
                ),
                (stack, area, debug),
                "{product}"
            );
        }
    }
}
