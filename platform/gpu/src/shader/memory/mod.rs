//! Vector memory: from lane addresses to host addresses, and the loads and stores themselves.
//!
//! Every family (flat, global, scratch, buffer, LDS) resolves its lanes' addresses into a [`Target`] first;
//! a refused access faults there, before anything has been read or written.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

mod access;
pub(crate) mod atomic;
pub(crate) mod atomic_float;
mod load;
mod resolve;
mod scratch;
pub(crate) mod shape;
mod store;
pub(crate) mod tlb;

use alloc::vec::Vec;
use core::ptr;

use super::simd::LANES;
use super::wave::Wave;
use crate::vm::Access;

pub(crate) use load::*;
pub(crate) use resolve::{ascends, resolve_ascending, resolve_flat, resolve_global, resolve_lds};
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
    /// See [`scratch::scratch_step`].
    pub step: usize,
    /// Accesses that go from one mapping into another. Those of stores are written by [`Target::finish`].
    split: Vec<Split>,
}

/// A lane's access that goes from one mapping into another: it is made to a copy.
struct Split {
    address: u64,
    bytes: [u8; 16],
}

impl Scattered {
    pub(crate) fn new() -> Self {
        Self {
            at: [ptr::null_mut(); LANES],
            present: 0,
            swizzled: 0,
            step: DENSE,
            split: Vec::new(),
        }
    }

    /// Gives a lane a copy of the bytes at an address that no one mapping holds; false if some are in none.
    ///
    /// # Safety
    /// The wave's translations are fresh.
    #[cold]
    unsafe fn split(&mut self, w: &mut Wave, lane: usize, address: u64, size: usize, access: Access) -> bool {
        let mut copy = Split {
            address,
            bytes: [0; 16],
        };
        for (i, byte) in copy.bytes.iter_mut().enumerate().take(size) {
            let Some(host) = w.tlb.find(address.wrapping_add(i as u64), 1, access) else {
                return false;
            };
            if access.contains(Access::READ) {
                // SAFETY: the translation is fresh and allows it.
                *byte = unsafe { *host };
            }
        }
        // The list never grows beyond this, so that what is in it stays where it is.
        self.split.reserve_exact(LANES - self.split.len());
        self.split.push(copy);
        if let Some(copy) = self.split.last_mut() {
            self.at[lane] = copy.bytes.as_mut_ptr();
        }
        true
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

impl Target {
    /// Where a lane's first byte is, and how far its dwords are apart; `None` if it has no memory.
    fn of_lane(&self, lane: usize, size: usize) -> Option<(*mut u8, usize)> {
        match self {
            Self::Contiguous(p) => Some((p.wrapping_add(lane * size), DENSE)),
            Self::Swizzled(p, step) => Some((p.wrapping_add(4 * lane), *step)),
            Self::Uniform(p) => Some((*p, DENSE)),
            Self::Scattered(s) if s.present >> lane & 1 != 0 => Some((s.at[lane], s.step(lane))),
            Self::Scattered(_) | Self::Fault => None,
        }
    }

    /// Ends a store of `size` bytes a lane.
    ///
    /// # Safety
    /// The target was resolved for writing by this instruction.
    #[inline(always)]
    pub(crate) unsafe fn finish(&self, w: &mut Wave, size: usize) {
        if let Self::Scattered(s) = self
            && !s.split.is_empty()
        {
            // SAFETY: the caller's.
            unsafe { write_split(w, &s.split, size) };
        }
    }

    /// Reads the bytes of a lane; false if it has no memory.
    ///
    /// # Safety
    /// The target was resolved for as many bytes, at that lane too.
    pub(crate) unsafe fn read(&self, lane: usize, bytes: &mut [u8]) -> bool {
        let Some((p, step)) = self.of_lane(lane, bytes.len()) else {
            return false;
        };
        for (i, to) in bytes.iter_mut().enumerate() {
            // SAFETY: the caller's.
            *to = unsafe { *access::byte(p, i, step) };
        }
        true
    }

    /// Writes those bytes of a lane of which `mask` has a bit.
    ///
    /// # Safety
    /// The target was resolved for writing as many bytes, at that lane too.
    pub(crate) unsafe fn write(&self, lane: usize, bytes: &[u8], mask: u128) {
        let Some((p, step)) = self.of_lane(lane, bytes.len()) else {
            return;
        };
        for (i, from) in bytes.iter().enumerate() {
            if mask >> (8 * i) & 0xff != 0 {
                // SAFETY: the caller's.
                unsafe { access::byte(p, i, step).cast_mut().write(*from) };
            }
        }
    }
}

/// # Safety
/// As for [`Target::finish`].
#[cold]
unsafe fn write_split(w: &mut Wave, split: &[Split], size: usize) {
    for copy in split {
        for (i, byte) in copy.bytes.iter().enumerate().take(size) {
            if let Some(host) = w.tlb.find(copy.address.wrapping_add(i as u64), 1, Access::WRITE) {
                // SAFETY: the translation is fresh and allows it.
                unsafe { host.write(*byte) };
            }
        }
    }
}
