//! Physical memory of the machine: heaps, the BOs cut from them, and who sees them.

mod bo;
mod foreign;
mod heap;
mod views;

pub(crate) use bo::{
    Backing, Bo, Counters, Domain, NewBo, Placement, VramCharge, down, reserve, take_charged, up,
};
pub(crate) use foreign::{About, Foreign};
pub(crate) use heap::{Extent, Heap};
pub(crate) use views::Views;

/// Bytes of a page, of the processor and of GPUVM.
pub(crate) const PAGE: u64 = 4096;

/// Rounds up to whole pages; `None` on overflow.
pub(crate) fn page_align(bytes: u64) -> Option<u64> {
    bytes.checked_next_multiple_of(PAGE)
}
