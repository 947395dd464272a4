//! Memory as lanes reach it: from their addresses to the host's, and the loads, stores and atomics themselves.
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
use crate::vm::{Access, MemoryFault};

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
    /// Copies of the bytes of lanes whose access goes from one mapping into another. What is stored to a copy reaches memory by
    /// [`Scattered::put_split`].
    split: Vec<Split>,
}

/// A copy of the bytes of a lane's access, which are not all in one mapping.
#[repr(align(8))]
struct Split {
    bytes: [u8; 16],
    /// Where in host memory each of them is.
    at: [*mut u8; 16],
    lane: usize,
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

    /// Lets a lane access a copy of its bytes; byte `i` is at device address `place(i)`.
    ///
    /// # Errors
    /// The fault of the first byte that cannot be accessed.
    ///
    /// # Safety
    /// The wave's translations are fresh.
    #[cold]
    unsafe fn split(
        &mut self,
        w: &mut Wave,
        lane: usize,
        size: usize,
        access: Access,
        place: impl Fn(usize) -> u64,
    ) -> Result<(), MemoryFault> {
        let mut copy = Split {
            bytes: [0; 16],
            at: [ptr::null_mut(); 16],
            lane,
        };
        for i in 0..size {
            let at = place(i);
            let Some(host) = w.tlb.find(at, 1, access) else {
                return Err(w.tlb.explain(at, 1, access));
            };
            copy.at[i] = host;
            if access.contains(Access::READ) {
                // SAFETY: the translation is fresh and allows it.
                copy.bytes[i] = unsafe { *host };
            }
        }
        // The list never grows beyond this, so that what is in it stays where it is.
        self.split.reserve_exact(LANES - self.split.len());
        self.split.push(copy);
        if let Some(copy) = self.split.last_mut() {
            self.at[lane] = copy.bytes.as_mut_ptr();
        }
        Ok(())
    }

    /// Where the `size` bytes of a lane are, if they are not in one mapping.
    fn split_of(&self, lane: usize, size: usize) -> Option<&[*mut u8]> {
        let split = self.split.iter().find(|split| split.lane == lane)?;
        split.at.get(..size)
    }

    /// Whether some lane has a copy.
    #[inline(always)]
    pub(crate) fn splits(&self) -> bool {
        !self.split.is_empty()
    }

    /// Reads the bytes of a lane's copy anew, if it has one: lanes before it may have written them.
    ///
    /// # Safety
    /// The target was resolved for reading `size` bytes a lane, by this instruction.
    #[cold]
    pub(crate) unsafe fn take_split(&self, lane: usize, size: usize) {
        for (i, at) in self.split_of(lane, size).into_iter().flatten().enumerate() {
            // SAFETY: the translation is fresh and allows it; the copy has as many bytes.
            unsafe { self.at[lane].add(i).write(at.read()) };
        }
    }

    /// Writes the bytes of a lane's copy to where they belong, if it has one.
    ///
    /// # Safety
    /// The target was resolved for writing `size` bytes a lane, by this instruction.
    #[cold]
    pub(crate) unsafe fn put_split(&self, lane: usize, size: usize) {
        let copies = self.split.iter().filter(|split| split.lane == lane);
        for (byte, at) in copies.flat_map(|split| split.bytes.iter().zip(split.at).take(size)) {
            // SAFETY: the translation is fresh and allows it.
            unsafe { at.write(*byte) };
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

    /// Where the `size` bytes of a lane are, if they are not in one mapping.
    fn split_of(&self, lane: usize, size: usize) -> Option<&[*mut u8]> {
        match self {
            Self::Scattered(s) if s.splits() => s.split_of(lane, size),
            _ => None,
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
        if let Some(places) = self.split_of(lane, bytes.len()) {
            for (to, at) in bytes.iter_mut().zip(places) {
                // SAFETY: the caller's.
                *to = unsafe { at.read() };
            }
            return true;
        }
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
        let places = self.split_of(lane, bytes.len());
        for (i, from) in bytes.iter().enumerate() {
            if mask >> (8 * i) & 0xff != 0 {
                let at = match places {
                    Some(places) => places[i],
                    None => access::byte(p, i, step).cast_mut(),
                };
                // SAFETY: the caller's.
                unsafe { at.write(*from) };
            }
        }
    }
}
