//! Scratch: the memory behind the private segments of a queue's waves.
//!
//! The hardware keeps `waves` waves with scratch in flight in each XCC; each has a piece of `wave_bytes`.
//! Sources: COMPUTE_TMPRING_SIZE and SQ_BUF_RSRC_WORD0–3 in the register headers of gfx9 to gfx12.

use outcrop_abi::mqd::{ComputeTmpringSize, ComputeTmpringSizeGfx11, ComputeTmpringSizeGfx12};

use crate::agent::AgentInfo;

/// Bytes that one queue's scratch takes at most, unless so few waves would be too few.
const BUDGET: u64 = 256 << 20;
/// Waves of the largest workgroup of 64 lanes each, with as much again: fewer could not run it at all.
const MIN_WAVES: u64 = 32;
/// Highest number of waves in COMPUTE_TMPRING_SIZE.
const MAX_WAVES: u64 = 0xfff;

/// How a queue's scratch is cut, and the fields of `amd_queue_v2_t` that say so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::queue) struct Layout {
    pub(in crate::queue) address: u64,
    pub(in crate::queue) size: u64,
    pub(in crate::queue) tmpring_size: u32,
    /// Bytes for each lane of a wave of 64.
    pub(in crate::queue) lane_bytes: u32,
    pub(in crate::queue) resource_descriptor: [u32; 4],
}

/// A generation's way to write sizes.
struct Generation {
    /// Bytes that the size of a wave counts in.
    granule: u64,
    /// COMPUTE_TMPRING_SIZE for a number of waves and the granules of each, if it has room for them.
    tmpring_size: fn(u16, u32) -> Option<u32>,
    /// Whether the number of waves there is that of one shader engine, not of an XCC.
    per_engine: bool,
    /// Bits of the buffer descriptor.
    word1: u32,
    word3: u32,
}

impl Generation {
    fn of(isa_name: &str) -> Generation {
        let gfx9 = Generation {
            granule: 1024,
            tmpring_size: |waves, size| {
                let size = u16::try_from(size).ok()?;
                let register = ComputeTmpringSize::new().with_waves(waves)?;
                Some(register.with_wavesize(size)?.bits())
            },
            per_engine: false,
            word1: 1 << 31,
            word3: WORD3_GFX9,
        };
        let gfx11 = Generation {
            granule: 256,
            tmpring_size: |waves, size| {
                let size = u16::try_from(size).ok()?;
                let register = ComputeTmpringSizeGfx11::new().with_waves(waves)?;
                Some(register.with_wavesize(size)?.bits())
            },
            per_engine: true,
            word1: 1 << 30,
            word3: WORD3_GFX11,
        };
        match isa_name.get(..5) {
            Some("gfx12") => Generation {
                tmpring_size: |waves, size| {
                    let register = ComputeTmpringSizeGfx12::new().with_waves(waves)?;
                    Some(register.with_wavesize(size)?.bits())
                },
                ..gfx11
            },
            Some("gfx11") => gfx11,
            Some("gfx10") => Generation {
                word3: WORD3_GFX10,
                ..gfx9
            },
            _ => gfx9,
        }
    }

    /// A swizzled buffer of `size` bytes at `base`.
    fn descriptor(&self, base: u64, size: u64) -> [u32; 4] {
        [
            base as u32,
            (base >> 32) as u32 & 0xffff | self.word1,
            size.min(u64::from(u32::MAX)) as u32,
            self.word3,
        ]
    }
}

/// Channels x, y, z, w in order.
const DST_SEL: u32 = 4 | 5 << 3 | 6 << 6 | 7 << 9;
/// Lane numbers are added, 64 to a stride.
const ADD_TID: u32 = 3 << 21 | 1 << 23;
/// 32-bit unsigned, elements of 4 bytes.
const WORD3_GFX9: u32 = DST_SEL | 4 << 12 | 4 << 15 | 1 << 19 | ADD_TID;
/// Format 32_UINT, no bounds check by structure.
const WORD3_GFX11: u32 = DST_SEL | 20 << 12 | ADD_TID | 2 << 28;
/// And resource level 1.
const WORD3_GFX10: u32 = WORD3_GFX11 | 1 << 24;

impl Layout {
    /// How much memory is needed for `bytes` a lane: sizes to try, the best first.
    ///
    /// `None` for more than the register can say.
    pub(in crate::queue) fn sizes(info: &AgentInfo, bytes: u32) -> Option<impl Iterator<Item = u64>> {
        let (wave_bytes, waves) = Layout::waves(info, bytes)?;
        let xccs = u64::from(info.xccs.max(1));
        let tries = core::iter::successors(Some(waves), |waves| (*waves > MIN_WAVES).then_some(waves / 2));
        Some(tries.map(move |waves| waves.max(MIN_WAVES) * wave_bytes * xccs))
    }

    /// Bytes of a wave, and waves of an XCC.
    fn waves(info: &AgentInfo, bytes: u32) -> Option<(u64, u64)> {
        let generation = Generation::of(&info.name);
        // The lanes of a wave of 32 get twice the piece of a wave of 64.
        let wave_bytes = (u64::from(bytes) * 64).next_multiple_of(generation.granule);
        (generation.tmpring_size)(0, u32::try_from(wave_bytes / generation.granule).ok()?)?;
        let xccs = u64::from(info.xccs.max(1));
        let slots = u64::from(info.compute_units) * u64::from(info.max_scratch_waves_per_cu) / xccs;
        let affordable = BUDGET / (wave_bytes * xccs).max(1);
        let waves = slots.min(affordable).clamp(MIN_WAVES, MAX_WAVES);
        Some((wave_bytes, waves))
    }

    /// The fields for memory of `size` bytes at `address`, one of [`Layout::sizes`].
    pub(in crate::queue) fn new(info: &AgentInfo, bytes: u32, address: u64, size: u64) -> Option<Layout> {
        let generation = Generation::of(&info.name);
        let (wave_bytes, _) = Layout::waves(info, bytes)?;
        let all = size / u64::from(info.xccs.max(1)) / wave_bytes;
        let engines = if generation.per_engine {
            info.shader_engines.max(1)
        } else {
            1
        };
        let waves = (all / u64::from(engines)).clamp(1, MAX_WAVES);
        Some(Layout {
            address,
            size,
            tmpring_size: (generation.tmpring_size)(waves as u16, (wave_bytes / generation.granule) as u32)?,
            lane_bytes: (wave_bytes / 64) as u32,
            resource_descriptor: generation.descriptor(address, size),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mi300x() -> AgentInfo {
        AgentInfo {
            name: "gfx942".into(),
            compute_units: 304,
            xccs: 8,
            max_scratch_waves_per_cu: 32,
            ..AgentInfo::default()
        }
    }

    #[test]
    fn scratch_is_cut_as_the_register_says() {
        let info = mi300x();
        let size = Layout::sizes(&info, 100).unwrap().next().unwrap();
        let layout = Layout::new(&info, 100, 0x7f00_0000_0000, size).unwrap();
        let register = ComputeTmpringSize::from_bits(layout.tmpring_size);
        let (waves, wave_kib) = (register.waves(), register.wavesize());
        // 64 lanes of 100 bytes are 6400 bytes, 7 KiB; an XCC has 38 CUs of 32 waves.
        assert_eq!((waves, wave_kib), (1216, 7));
        assert_eq!(layout.lane_bytes, 7 * 1024 / 64);
        assert_eq!(size, 1216 * 7 * 1024 * 8);
        assert_eq!(layout.resource_descriptor[0], 0);
        assert_eq!(layout.resource_descriptor[1], 0x7f00 | 1 << 31);
    }

    #[test]
    fn large_scratch_has_fewer_waves_and_too_large_none() {
        let info = mi300x();
        // 4 KiB a lane are 256 KiB a wave: the budget pays for 128 of them in each of 8 XCCs.
        let sizes: alloc::vec::Vec<u64> = Layout::sizes(&info, 4 << 10).unwrap().collect();
        assert_eq!(sizes, [256 << 20, 128 << 20, 64 << 20]);
        // 64 KiB a lane: a workgroup of 16 waves must have its scratch, whatever the budget says.
        let sizes: alloc::vec::Vec<u64> = Layout::sizes(&info, 64 << 10).unwrap().collect();
        assert_eq!(sizes, [MIN_WAVES * (4 << 20) * 8]);
        assert!(Layout::sizes(&info, 8192 * 16).is_none());
        assert!(Layout::sizes(&info, 8191 * 16).is_some());
    }

    /// The size of a wave has 13 bits of KiB, 15 bits and then 18 of 256 bytes.
    #[test]
    fn the_largest_scratch_is_that_of_the_generation() {
        for (name, most) in [
            ("gfx90a", 8191 * 16),
            ("gfx1030", 8191 * 16),
            ("gfx1100", 32767 * 4),
            ("gfx1201", 262_143 * 4),
        ] {
            let info = AgentInfo {
                name: name.into(),
                ..mi300x()
            };
            assert!(Layout::sizes(&info, most).is_some(), "{name}");
            assert!(Layout::sizes(&info, most + 1).is_none(), "{name}");
        }
    }
}
