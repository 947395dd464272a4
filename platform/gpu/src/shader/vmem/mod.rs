//! Vector memory: from lane addresses to host addresses, and the loads and stores themselves.
//!
//! Every family (flat, global, scratch, buffer, LDS) resolves its lanes' addresses into a [`Target`] first;
//! a refused access faults there, before anything has been read or written.

mod access;
mod load;
mod resolve;
mod scratch;
mod store;

use core::ptr;

use super::simd::LANES;

pub(crate) use load::*;
pub(crate) use resolve::{resolve_flat, resolve_global, resolve_lds};
pub(crate) use scratch::{Swizzled, resolve_scratch, resolve_swizzled};
pub(crate) use store::*;

/// Bytes from one dword of a lane to the next where they lie together.
pub(crate) const DENSE: usize = 4;

/// Where the lanes of an access are in host memory.
#[expect(
    clippy::large_enum_variant,
    reason = "one lives on the stack for the length of an instruction"
)]
pub(crate) enum Target {
    /// Lane `i` is at `.0 + i * size`.
    Contiguous(*mut u8),
    /// The first dword of lane `i` is at `.0 + 4 * i`, the next ones `.1` bytes apart.
    Swizzled(*mut u8, usize),
    /// All lanes are at one place.
    Uniform(*mut u8),
    /// Each lane has its own place.
    Scattered(Scattered),
    /// The wave has stopped with a fault.
    Fault,
}

/// Lanes in different places.
pub(crate) struct Scattered {
    /// Host address of each active lane.
    pub at: [*mut u8; LANES],
    /// Active lanes with memory; the other active ones read zero, and their stores are dropped.
    pub present: u64,
    /// Lanes whose dwords are `step` bytes apart; those of the others are not.
    pub swizzled: u64,
    /// See [`scratch_step`].
    pub step: usize,
}

impl Scattered {
    pub(crate) fn new() -> Self {
        Self {
            at: [ptr::null_mut(); LANES],
            present: 0,
            swizzled: 0,
            step: DENSE,
        }
    }

    /// Bytes from one dword of a lane to the next.
    #[inline(always)]
    fn step(&self, lane: usize) -> usize {
        if self.swizzled >> lane & 1 != 0 {
            self.step
        } else {
            DENSE
        }
    }
}

/// The lanes whose bit is set, lowest first.
pub(crate) fn lanes(mut mask: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lane = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            lane
        })
    })
}
