//! How many blocks of a kernel a compute unit holds at one time.

use crate::Function;
use crate::error::{Error, Result};

/// What of a compute unit the waves of a kernel share.
#[derive(Clone, Copy, Debug)]
struct Unit {
    simds: u32,
    waves_per_simd: u32,
    wave: u32,
    lds: u32,
    /// Vector registers of a lane that the waves of one SIMD share, and how many are given out at a time.
    registers: (u32, u32),
}

/// Vector registers of a SIMD for each lane of a wave, and their allocation granule (AMDGPU backend guide, "Code Object V3
/// Kernel Descriptor", `GRANULATED_WORKITEM_VGPR_COUNT`; the architectures' ISA documents).
fn registers(major: u32, minor: u32, stepping: u32, wave: u32) -> (u32, u32) {
    let (total, granule) = match (major, minor, stepping) {
        // gfx90a, gfx940 to gfx950: one file for ordinary and accumulation registers.
        (9, 0, 0xa) | (9, 4 | 5, _) => return (512, 8),
        (..=9, ..) => return (256, 4),
        // gfx1100, gfx1101, gfx1151, gfx12xx.
        (11, 0, 0 | 1) | (11, 5, 1) | (12.., ..) => (1536, 24),
        (10, 3, _) | (11, ..) => (1024, 16),
        (10, ..) => (1024, 8),
    };
    if wave == 64 {
        (total / 2, granule / 2)
    } else {
        (total, granule)
    }
}

impl Unit {
    /// Blocks of `block` threads with `vgprs` registers a lane and `lds` bytes that fit at one time.
    fn blocks(&self, block: u32, vgprs: u32, lds: u32) -> u32 {
        let waves = block.div_ceil(self.wave.max(1)).max(1);
        let (total, granule) = self.registers;
        let by_registers = total
            .checked_div(vgprs.next_multiple_of(granule))
            .unwrap_or(u32::MAX);
        let resident = self.waves_per_simd.min(by_registers).saturating_mul(self.simds);
        let by_lds = self.lds.checked_div(lds).unwrap_or(u32::MAX);
        (resident / waves).min(by_lds)
    }
}

/// Granule of LDS allocation in bytes.
const LDS_GRANULE: u32 = 512;

impl Function {
    fn unit(&self) -> Result<Unit> {
        let state = self.module.shared.state(self.module.device)?;
        let (info, properties) = (state.agent.info(), &state.properties);
        let stepping = info
            .name
            .chars()
            .last()
            .and_then(|digit| digit.to_digit(16))
            .unwrap_or(0);
        let wave = properties.warp_size;
        Ok(Unit {
            simds: info.simds_per_cu,
            waves_per_simd: info.max_waves_per_cu.checked_div(info.simds_per_cu).unwrap_or(0),
            wave,
            lds: properties.shared_mem_per_multiprocessor,
            registers: registers(properties.major, properties.minor, stepping, wave),
        })
    }

    /// Blocks of `block` threads with `dynamic` bytes of dynamic LDS that a compute unit holds at one time.
    ///
    /// 0 if not even one fits.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for an empty block.
    #[doc(alias = "hipOccupancyMaxActiveBlocksPerMultiprocessor")]
    #[doc(alias = "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor")]
    pub fn max_active_blocks(&self, block: u32, dynamic: u64) -> Result<u32> {
        if block == 0 {
            return Err(Error::InvalidValue {
                what: "block",
                value: 0,
            });
        }
        let lds = u64::from(self.core.group_size).saturating_add(dynamic);
        if block > self.core.max_threads || lds > u64::from(u32::MAX / 2) {
            return Ok(0);
        }
        let lds = (lds as u32).next_multiple_of(LDS_GRANULE);
        Ok(self.unit()?.blocks(block, self.core.vgprs, lds))
    }

    /// Threads of the block that keeps most threads on a compute unit, the largest of several, and how many such blocks
    /// fill the device.
    ///
    /// `limit` 0 is none.
    ///
    /// # Errors
    /// As [`Function::max_active_blocks`].
    #[doc(alias = "hipOccupancyMaxPotentialBlockSize")]
    #[doc(alias = "hipModuleOccupancyMaxPotentialBlockSize")]
    pub fn max_potential_block(&self, dynamic: u64, limit: u32) -> Result<(u32, u32)> {
        let properties = &self.module.shared.state(self.module.device)?.properties;
        let most = if limit == 0 {
            self.core.max_threads
        } else {
            limit.min(self.core.max_threads)
        };
        let mut best = (0, 0, 0);
        for waves in 1..=most.div_ceil(properties.warp_size.max(1)) {
            let block = (waves * properties.warp_size).min(most);
            let blocks = self.max_active_blocks(block, dynamic)?;
            if blocks * block >= best.0 && blocks > 0 {
                best = (blocks * block, block, blocks);
            }
        }
        Ok((best.1, best.2 * properties.multi_processor_count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GFX942: Unit = Unit {
        simds: 4,
        waves_per_simd: 8,
        wave: 64,
        lds: 64 << 10,
        registers: (512, 8),
    };

    #[test]
    fn each_resource_limits() {
        // Waves: 32 of them, 4 a block.
        assert_eq!(GFX942.blocks(256, 16, 0), 8);
        // Registers: 128 a lane leave 4 waves a SIMD, 129 leave 3.
        assert_eq!(GFX942.blocks(256, 128, 0), 4);
        assert_eq!(GFX942.blocks(256, 129, 0), 3);
        // LDS.
        assert_eq!(GFX942.blocks(64, 16, 20 << 10), 3);
        assert_eq!(GFX942.blocks(1024, 512, 0), 0);
    }

    #[test]
    fn register_files_by_architecture() {
        assert_eq!(registers(9, 4, 2, 64), (512, 8));
        assert_eq!(registers(9, 0, 0xa, 64), (512, 8));
        assert_eq!(registers(9, 0, 6, 64), (256, 4));
        assert_eq!(registers(10, 3, 0, 32), (1024, 16));
        assert_eq!(registers(10, 3, 0, 64), (512, 8));
        assert_eq!(registers(11, 0, 0, 32), (1536, 24));
        assert_eq!(registers(12, 0, 1, 64), (768, 12));
    }
}
