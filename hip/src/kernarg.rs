//! The layout of a kernel's argument segment, and how it is filled.
//!
//! Explicit arguments lie where the metadata says; the hidden ones behind them are filled by kind
//! (AMDGPU backend guide, "Code Object V3…V5 Metadata", `.value_kind`).

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::Error;

/// What a hidden argument holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hidden {
    /// Number of whole workgroups along a dimension, `u32`.
    BlockCount(u8),
    /// Work-items of a whole workgroup along a dimension, `u16`.
    GroupSize(u8),
    /// Work-items of the partial workgroup along a dimension, `u16`; 0 if there is none.
    Remainder(u8),
    /// First global work-item along a dimension, `u64`; always 0 in HIP.
    GlobalOffset(u8),
    /// Number of dimensions, `u16`.
    GridDims,
    /// Bytes of LDS asked for at the launch, `u32`.
    DynamicLdsSize,
    /// Upper half of the private aperture, `u32`.
    PrivateBase,
    /// Upper half of the LDS aperture, `u32`.
    SharedBase,
    /// Address of the queue's `amd_queue_v2_t`, `u64`.
    QueuePtr,
    /// Left zero: `hidden_none`, and the services that this runtime does not offer to kernels
    /// (printf buffer, hostcall buffer, device heap, default queue, completion action, multigrid).
    Zero,
}

impl Hidden {
    /// The hidden argument that a `.value_kind` names; `None` for an explicit one.
    ///
    /// A kind that nobody knew when this was written is taken for a hidden one: the explicit ones are
    /// those of version 2, and new ones have always been hidden.
    pub fn from_value_kind(kind: &str) -> Option<Hidden> {
        if kind == "unknown" {
            return Some(Hidden::Zero);
        }
        Some(match kind.strip_prefix("hidden_")? {
            "block_count_x" => Hidden::BlockCount(0),
            "block_count_y" => Hidden::BlockCount(1),
            "block_count_z" => Hidden::BlockCount(2),
            "group_size_x" => Hidden::GroupSize(0),
            "group_size_y" => Hidden::GroupSize(1),
            "group_size_z" => Hidden::GroupSize(2),
            "remainder_x" => Hidden::Remainder(0),
            "remainder_y" => Hidden::Remainder(1),
            "remainder_z" => Hidden::Remainder(2),
            "global_offset_x" => Hidden::GlobalOffset(0),
            "global_offset_y" => Hidden::GlobalOffset(1),
            "global_offset_z" => Hidden::GlobalOffset(2),
            "grid_dims" => Hidden::GridDims,
            "dynamic_lds_size" => Hidden::DynamicLdsSize,
            "private_base" => Hidden::PrivateBase,
            "shared_base" => Hidden::SharedBase,
            "queue_ptr" => Hidden::QueuePtr,
            _ => Hidden::Zero,
        })
    }
}

/// An explicit argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Bytes from the start of the segment.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
}

/// One argument as the metadata lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgInfo<'a> {
    /// `.offset`
    pub offset: u64,
    /// `.size`
    pub size: u64,
    /// `.value_kind`
    pub value_kind: &'a str,
}

/// What the hidden arguments of a launch are computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Work-items of the grid.
    pub grid: [u32; 3],
    /// Work-items of a whole workgroup.
    pub block: [u32; 3],
    /// Bytes of LDS asked for at the launch.
    pub dynamic_lds: u32,
    /// Address of the queue's `amd_queue_v2_t`.
    pub queue_ptr: u64,
    /// Upper half of the private aperture.
    pub private_base: u32,
    /// Upper half of the LDS aperture.
    pub shared_base: u32,
}

/// Where each argument of a kernel lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    slots: Box<[Slot]>,
    hidden: Box<[(Slot, Hidden)]>,
    size: u32,
}

/// Largest argument segment that is accepted; clang's limit is 4 KiB of explicit arguments.
const MAX_SEGMENT: u64 = 32 * 1024;

impl Layout {
    /// Takes the arguments of a kernel's metadata and its `.kernarg_segment_size`.
    ///
    /// # Errors
    /// [`Error::BadMetadata`] for an argument outside the segment, a segment of over 32 KiB, or a
    /// hidden argument of the wrong size.
    pub fn new<'a>(args: impl Iterator<Item = ArgInfo<'a>>, segment_size: u64) -> Result<Layout, Error> {
        if segment_size > MAX_SEGMENT {
            return Err(Error::BadMetadata {
                what: "kernarg_segment_size",
                value: segment_size,
            });
        }
        let mut slots = Vec::new();
        let mut hidden = Vec::new();
        for arg in args {
            if arg
                .offset
                .checked_add(arg.size)
                .is_none_or(|end| end > segment_size)
            {
                return Err(Error::BadMetadata {
                    what: "argument offset",
                    value: arg.offset,
                });
            }
            let slot = Slot {
                offset: arg.offset as u32,
                size: arg.size as u32,
            };
            match Hidden::from_value_kind(arg.value_kind) {
                None => slots.push(slot),
                Some(Hidden::Zero) => {}
                Some(kind) => {
                    let bytes = match kind {
                        Hidden::GlobalOffset(_) | Hidden::QueuePtr => 8,
                        Hidden::GroupSize(_) | Hidden::Remainder(_) | Hidden::GridDims => 2,
                        _ => 4,
                    };
                    if slot.size != bytes {
                        return Err(Error::BadMetadata {
                            what: "hidden argument size",
                            value: arg.size,
                        });
                    }
                    hidden.push((slot, kind));
                }
            }
        }
        slots.sort_by_key(|slot| slot.offset);
        if slots
            .windows(2)
            .any(|pair| matches!(pair, [a, b] if a.offset + a.size > b.offset))
        {
            return Err(Error::BadMetadata {
                what: "argument offset",
                value: segment_size,
            });
        }
        // A global offset is zero in HIP, like the segment before it is filled.
        hidden.retain(|(_, kind)| !matches!(kind, Hidden::GlobalOffset(_)));
        Ok(Layout {
            slots: slots.into(),
            hidden: hidden.into(),
            size: segment_size as u32,
        })
    }

    /// The explicit arguments, ascending.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Bytes of the segment.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Bytes up to the end of the last explicit argument.
    pub fn explicit_size(&self) -> u32 {
        self.slots.last().map_or(0, |slot| slot.offset + slot.size)
    }

    /// Calls `put` with the offset and the bytes of each hidden argument that is not zero by nature.
    #[inline]
    pub fn hidden(&self, geometry: &Geometry, mut put: impl FnMut(u32, &[u8])) {
        let axis =
            |values: &[u32; 3], dimension: u8| values.get(usize::from(dimension)).copied().unwrap_or(1);
        for (slot, kind) in &self.hidden {
            match *kind {
                Hidden::BlockCount(d) => {
                    let count = axis(&geometry.grid, d)
                        .checked_div(axis(&geometry.block, d))
                        .unwrap_or(0);
                    put(slot.offset, &count.to_le_bytes());
                }
                Hidden::GroupSize(d) => put(slot.offset, &(axis(&geometry.block, d) as u16).to_le_bytes()),
                Hidden::Remainder(d) => {
                    let rest = axis(&geometry.grid, d)
                        .checked_rem(axis(&geometry.block, d))
                        .unwrap_or(0);
                    put(slot.offset, &(rest as u16).to_le_bytes());
                }
                Hidden::GridDims => put(slot.offset, &DIMENSIONS.to_le_bytes()),
                Hidden::DynamicLdsSize => put(slot.offset, &geometry.dynamic_lds.to_le_bytes()),
                Hidden::PrivateBase => put(slot.offset, &geometry.private_base.to_le_bytes()),
                Hidden::SharedBase => put(slot.offset, &geometry.shared_base.to_le_bytes()),
                Hidden::QueuePtr => put(slot.offset, &geometry.queue_ptr.to_le_bytes()),
                Hidden::GlobalOffset(_) | Hidden::Zero => {}
            }
        }
    }
}

/// Dimensions of every dispatch: HIP's grids have three.
pub(crate) const DIMENSIONS: u16 = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    fn arg(offset: u64, size: u64, value_kind: &'static str) -> ArgInfo<'static> {
        ArgInfo {
            offset,
            size,
            value_kind,
        }
    }

    /// The segment of a v5 kernel `(float*, int)`, as clang-19 lays it out.
    fn v5() -> Layout {
        let args = [
            arg(0, 8, "global_buffer"),
            arg(8, 4, "by_value"),
            arg(16, 4, "hidden_block_count_x"),
            arg(20, 4, "hidden_block_count_y"),
            arg(24, 4, "hidden_block_count_z"),
            arg(28, 2, "hidden_group_size_x"),
            arg(30, 2, "hidden_group_size_y"),
            arg(32, 2, "hidden_group_size_z"),
            arg(34, 2, "hidden_remainder_x"),
            arg(36, 2, "hidden_remainder_y"),
            arg(38, 2, "hidden_remainder_z"),
            arg(56, 8, "hidden_global_offset_x"),
            arg(80, 2, "hidden_grid_dims"),
            arg(96, 8, "hidden_hostcall_buffer"),
            arg(136, 4, "hidden_dynamic_lds_size"),
            arg(208, 4, "hidden_private_base"),
            arg(212, 4, "hidden_shared_base"),
            arg(216, 8, "hidden_queue_ptr"),
        ];
        Layout::new(args.into_iter(), 272).unwrap()
    }

    #[test]
    fn hidden_arguments_follow_the_grid() {
        let layout = v5();
        assert_eq!(
            layout.slots(),
            [Slot { offset: 0, size: 8 }, Slot { offset: 8, size: 4 }]
        );
        assert_eq!((layout.size(), layout.explicit_size()), (272, 12));
        let geometry = Geometry {
            grid: [1000, 6, 1],
            block: [256, 4, 1],
            dynamic_lds: 4096,
            queue_ptr: 0x1122_3344_5566_7788,
            private_base: 0x0002_0000,
            shared_base: 0x0001_0000,
        };
        let mut segment = [0u8; 272];
        layout.hidden(&geometry, |offset, bytes| {
            segment[offset as usize..][..bytes.len()].copy_from_slice(bytes);
        });
        let word = |at: usize| u32::from_le_bytes(segment[at..at + 4].try_into().unwrap());
        let half = |at: usize| u16::from_le_bytes(segment[at..at + 2].try_into().unwrap());
        assert_eq!([word(16), word(20), word(24)], [3, 1, 1]);
        assert_eq!([half(28), half(30), half(32)], [256, 4, 1]);
        assert_eq!([half(34), half(36), half(38)], [1000 % 256, 2, 0]);
        assert_eq!(half(80), 3);
        assert_eq!(word(136), 4096);
        assert_eq!([word(208), word(212)], [0x0002_0000, 0x0001_0000]);
        assert_eq!(
            u64::from_le_bytes(segment[216..224].try_into().unwrap()),
            0x1122_3344_5566_7788
        );
        assert!(segment[96..104].iter().all(|byte| *byte == 0));
    }

    #[test]
    fn damaged_metadata_is_refused() {
        let outside = Layout::new([arg(260, 16, "by_value")].into_iter(), 272);
        assert_eq!(outside.unwrap_err().code(), Code::INVALID_IMAGE);
        assert!(Layout::new([arg(u64::MAX, 8, "by_value")].into_iter(), 272).is_err());
        assert!(Layout::new([arg(0, 8, "hidden_block_count_x")].into_iter(), 272).is_err());
        assert!(Layout::new(core::iter::empty(), 1 << 40).is_err());
        let overlap = [arg(0, 8, "global_buffer"), arg(4, 8, "global_buffer")];
        assert!(Layout::new(overlap.into_iter(), 272).is_err());
    }
}
