//! Copies: lines, lines to two places, boxes.

use outcrop_abi::sdma as abi;
use outcrop_platform::trace::Layer;
use outcrop_platform::trace_note;

use super::view::View;
use super::{Sdma, Step, Version};
use crate::device::QueueFault;
use crate::transfer::{self, Surface};

impl Sdma {
    pub(super) fn copy(&mut self, version: Version, kind: u8, view: &View<'_>) -> Result<Step, QueueFault> {
        let since = |v| version >= v;
        match kind {
            abi::SDMA_SUBOP_COPY_LINEAR => self.copy_linear(version, view),
            abi::SDMA_SUBOP_COPY_LINEAR_BC if since(Version::V5) => {
                let p = abi::CopyLinearBc::from_bits(view.prefix());
                self.copy_bytes(view, 7, p.src_addr(), [p.dst_addr(); 1], p.count())
            }
            abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND => self.copy_box(version, view),
            abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND_BC if since(Version::V5) => self.copy_box(Version::V4, view),
            abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND_LARGE if since(Version::V6) => self.copy_large_box(view),
            abi::SDMA_SUBOP_COPY_LINEAR_PHY | abi::SDMA_SUBOP_COPY_DIRTY_PAGE => {
                Err(view.fault("physical memory is the kernel's"))
            }
            _ => Err(view.fault("tiled surfaces are not copied")),
        }
    }

    fn copy_linear(&mut self, version: Version, view: &View<'_>) -> Result<Step, QueueFault> {
        // All engines take 30 bits (see the spec's `CopyLinearV52`).
        let p = abi::CopyLinearV6::from_bits(view.prefix());
        if abi::CopyLinear::from_bits(view.prefix()).broadcast() {
            let p = abi::CopyBroadcastLinearV6::from_bits(view.prefix());
            return self.copy_bytes(view, 9, p.src_addr(), [p.dst1_addr(), p.dst2_addr()], p.count());
        }
        if version >= Version::V5 && p.backwards() {
            // What overlaps is moved right either way.
            return self.copy_bytes(view, 7, p.src_addr(), [p.dst_addr()], p.count());
        }
        // Since 7.0 one bit says that a word about compression follows, which plain memory has no use for.
        let words = if version >= Version::V7 && p.cpv() { 8 } else { 7 };
        self.copy_bytes(view, words, p.src_addr(), [p.dst_addr()], p.count())
    }

    fn copy_bytes<const N: usize>(
        &mut self,
        view: &View<'_>,
        words: u64,
        from: u64,
        to: [u64; N],
        count: u32,
    ) -> Result<Step, QueueFault> {
        let words = view.fits(words)?;
        let bytes = u64::from(count) + 1;
        if self.done == 0 {
            trace_note!(
                Layer::Device,
                "SDMA COPY_LINEAR",
                "{bytes} bytes from {from:#x} to {:#x}",
                to.first().copied().unwrap_or(0)
            );
        }
        self.transfer(words, |done| {
            let mut progress = transfer::Progress::Done;
            for to in to {
                progress = transfer::copy(view.vm, from, to, bytes, done)?;
            }
            Ok(progress)
        })
    }

    fn copy_box(&mut self, version: Version, view: &View<'_>) -> Result<Step, QueueFault> {
        let p = abi::CopyLinearSubwin::from_bits(view.prefix());
        let words = view.fits(13)?;
        if p.elementsize() > 4 {
            return Err(view.fault("element size"));
        }
        // The third dimension has two bits more since 5.0.
        let (src_z, dst_z, rect_z) = if version >= Version::V5 {
            let p = abi::CopyLinearSubwinV5::from_bits(view.prefix());
            (p.src_z(), p.dst_z(), p.rect_z())
        } else {
            (p.src_z(), p.dst_z(), p.rect_z())
        };
        let source = Surface {
            address: p.src_addr(),
            at: [p.src_x().into(), p.src_y().into(), src_z.into()],
            pitch: u64::from(p.src_pitch()) + 1,
            slice: u64::from(p.src_slice_pitch()) + 1,
        };
        let target = Surface {
            address: p.dst_addr(),
            at: [p.dst_x().into(), p.dst_y().into(), dst_z.into()],
            pitch: u64::from(p.dst_pitch()) + 1,
            slice: u64::from(p.dst_slice_pitch()) + 1,
        };
        let size = [p.rect_x().into(), p.rect_y().into(), rect_z.into()].map(|n: u64| n + 1);
        let element = 1 << p.elementsize();
        self.transfer(words, |done| {
            transfer::copy_box(view.vm, &source, &target, size, element, done)
        })
    }

    /// As a box, with 32 bits for each size; elements are bytes.
    fn copy_large_box(&mut self, view: &View<'_>) -> Result<Step, QueueFault> {
        let p = abi::CopyLinearSubwinLarge::from_bits(view.prefix());
        let words = view.fits(20)?;
        let slice = |low: u32, high: u16| (u64::from(high) << 32 | u64::from(low)) + 1;
        let source = Surface {
            address: p.src_addr(),
            at: [p.src_x(), p.src_y(), p.src_z()].map(u64::from),
            pitch: u64::from(p.src_pitch()) + 1,
            slice: slice(p.src_slice_pitch(), p.src_slice_pitch_47_32()),
        };
        let target = Surface {
            address: p.dst_addr(),
            at: [p.dst_x(), p.dst_y(), p.dst_z()].map(u64::from),
            pitch: u64::from(p.dst_pitch()) + 1,
            slice: slice(p.dst_slice_pitch(), p.dst_slice_pitch_47_32()),
        };
        let size = [p.rect_x(), p.rect_y(), p.rect_z()].map(|n| u64::from(n) + 1);
        self.transfer(words, |done| {
            transfer::copy_box(view.vm, &source, &target, size, 1, done)
        })
    }
}
