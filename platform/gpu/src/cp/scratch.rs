//! The scratch memory of a queue's waves, as COMPUTE_TMPRING_SIZE tells of it.

use outcrop_abi::mqd::{ComputeTmpringSize, ComputeTmpringSizeGfx11, ComputeTmpringSizeGfx12};
use outcrop_abi::queue::AmdQueue;
use outcrop_isa::Generation;

/// What the register says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TmpRing {
    /// Bytes of a wave.
    pub(super) wave_bytes: u32,
    /// Waves that have some at a time.
    pub(super) waves: u32,
    /// Whether the waves are those of each shader engine, not of the chip.
    pub(super) per_engine: bool,
}

impl TmpRing {
    /// The register of a generation. A wave's share is in units of 256 dwords, since gfx11 of 64.
    pub(super) fn of(generation: Generation, register: u32) -> Self {
        let (wave_bytes, waves) = match generation {
            Generation::Gfx11 => {
                let size = ComputeTmpringSizeGfx11::from_bits(register);
                (u32::from(size.wavesize()) * 256, size.waves())
            }
            Generation::Gfx12 => {
                let size = ComputeTmpringSizeGfx12::from_bits(register);
                (size.wavesize() * 256, size.waves())
            }
            _ => {
                let size = ComputeTmpringSize::from_bits(register);
                (u32::from(size.wavesize()) * 1024, size.waves())
            }
        };
        Self {
            wave_bytes,
            waves: waves.into(),
            per_engine: generation > Generation::Gfx10,
        }
    }
}

/// What an AQL queue's structure tells of it, of all XCCs together.
pub(super) struct QueueScratch {
    /// Bytes of a wave.
    pub(super) wave_bytes: u32,
    /// Bytes of a lane.
    lane_bytes: u32,
    /// Waves that have some at a time.
    pub(super) waves: u32,
}

impl QueueScratch {
    pub(super) fn of(generation: Generation, queue: &AmdQueue) -> Self {
        let TmpRing { wave_bytes, .. } = TmpRing::of(generation, queue.compute_tmpring_size);
        let waves = queue
            .scratch_backing_memory_byte_size
            .checked_div(wave_bytes.into())
            .unwrap_or(0);
        Self {
            wave_bytes,
            lane_bytes: queue.scratch_wave64_lane_byte_size.min(wave_bytes / 64),
            waves: u32::try_from(waves).unwrap_or(u32::MAX),
        }
    }

    /// Whether lanes with so many bytes find them there.
    pub(super) fn holds(&self, lane_bytes: u32) -> bool {
        lane_bytes == 0 || lane_bytes <= self.lane_bytes && self.waves != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 13 bits of 1 KiB, 15 and then 18 bits of 256 bytes, behind 12 bits of waves.
    #[test]
    fn each_generation_has_its_own_layout() {
        for (generation, wave_bytes, per_engine) in [
            (Generation::Gfx9, 8191 << 10, false),
            (Generation::Gfx10, 8191 << 10, false),
            (Generation::Gfx11, 32_767 << 8, true),
            (Generation::Gfx12, 262_143 << 8, true),
        ] {
            let want = TmpRing {
                wave_bytes,
                waves: 4095,
                per_engine,
            };
            assert_eq!(TmpRing::of(generation, u32::MAX), want);
        }
        // 64 KiB for each of 64 lanes, and 7 waves.
        assert_eq!(TmpRing::of(Generation::Gfx9, 4096 << 12 | 7).wave_bytes, 4 << 20);
        for generation in [Generation::Gfx11, Generation::Gfx12] {
            let ring = TmpRing::of(generation, 16384 << 12 | 7);
            assert_eq!((ring.wave_bytes, ring.waves), (4 << 20, 7));
        }
    }
}
