//! What the dispatch registers say of a grid: they are what starts waves, whoever has set them.
//!
//! The packet processor fills them from the packet and the kernel descriptor of an AQL dispatch; a PM4 stream
//! sets them itself.

use outcrop_isa::Target;

use super::descriptor::Descriptor;
use crate::shader::{Dispatch, ShaderTarget};

/// Bytes that LDS is given out in: 128 dwords, 320 where there is more LDS than those can count.
pub(crate) fn lds_granule(target: Target) -> u32 {
    match target {
        Target::Gfx950 => 1280,
        _ => 512,
    }
}

/// The program's part of the dispatch registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Device address of the first instruction (`COMPUTE_PGM_LO` and `_HI`, in units of 256 bytes).
    pub program: u64,
    /// `COMPUTE_PGM_RSRC1`.
    pub rsrc1: u32,
    /// `COMPUTE_PGM_RSRC2`.
    pub rsrc2: u32,
    /// `COMPUTE_PGM_RSRC3`.
    pub rsrc3: u32,
    /// `COMPUTE_USER_DATA_0` to `_15`.
    pub user_data: [u32; 16],
    /// Whether waves have 32 lanes (`CS_W32_EN` of the initiator).
    pub wave32: bool,
}

impl Registers {
    /// Bytes of LDS that a workgroup gets (`LDS_SIZE` of `COMPUTE_PGM_RSRC2`).
    #[must_use]
    pub fn lds_bytes(&self, target: Target) -> u32 {
        (self.rsrc2 >> 15 & 0x1ff) * lds_granule(target)
    }

    /// Whether waves have scratch memory (`SCRATCH_EN` of `COMPUTE_PGM_RSRC2`).
    #[must_use]
    pub fn has_scratch(&self) -> bool {
        self.rsrc2 & 1 != 0
    }

    /// As a kernel descriptor has them.
    pub(super) fn descriptor(&self, target: ShaderTarget) -> Descriptor {
        Descriptor::of_registers(target, self.lds_bytes(target.get()), self)
    }

    /// The SGPRs that are set from the user data.
    pub(super) fn user(&self) -> &[u32] {
        let count = (self.rsrc2 >> 1 & 0x1f).min(16);
        self.user_data.get(..count as usize).unwrap_or_default()
    }
}

/// Workgroups in one dimension, and the work-items of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The first workgroup.
    pub first: u32,
    /// One past the last.
    pub end: u32,
    /// Work-items of a workgroup.
    pub full: u32,
    /// Work-items of the last workgroup.
    pub last: u32,
}

impl Extent {
    /// How many workgroups there are.
    pub(super) fn groups(&self) -> u32 {
        self.end.saturating_sub(self.first)
    }

    /// Work-items of workgroup `id`.
    pub(super) fn size_of(&self, id: u32) -> u32 {
        if id.wrapping_add(1) == self.end {
            self.last
        } else {
            self.full
        }
    }

    /// The extents of a dispatch packet's grid, whose sizes are not 0.
    pub(super) fn of_packet(packet: &Dispatch) -> [Self; 3] {
        core::array::from_fn(|dim| {
            let (grid, full) = (packet.grid_size[dim], u32::from(packet.workgroup_size[dim]));
            Self {
                first: 0,
                end: grid.div_ceil(full),
                full,
                last: (grid - 1) % full + 1,
            }
        })
    }
}
