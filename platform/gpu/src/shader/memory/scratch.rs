//! Memory in which the dwords of a wave's lanes alternate: scratch.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use super::{Scattered, Target, lanes};
use crate::shader::fault::FaultCause;
use crate::shader::simd::LANES;
use crate::shader::wave::{Op, Wave};
use crate::vm::Access;

/// Bytes from one dword of a lane's scratch memory to the next: the other lanes' dwords lie between.
#[inline(always)]
pub(super) fn scratch_step(w: &Wave) -> usize {
    4 * w.size()
}

/// Memory in which the dwords of a wave's lanes alternate.
#[derive(Clone, Copy)]
pub(crate) struct Swizzled {
    /// Device address of lane 0's first dword, a multiple of four.
    pub start: u64,
    /// Bytes of all lanes.
    pub bytes: u64,
}

impl Swizzled {
    /// The wave's scratch memory.
    ///
    /// # Safety
    /// The scalar file exists.
    pub(crate) unsafe fn of(w: &Wave) -> Self {
        Self {
            // SAFETY: the caller's.
            start: unsafe { w.flat_scratch() } & !3,
            bytes: w.scratch_bytes.into(),
        }
    }
}

/// Resolves one lane's offset into swizzled memory, for a target whose lanes are all taken as swizzled.
///
/// # Errors
/// Why the lane has no memory there.
///
/// # Safety
/// The wave is set up and its translations are fresh.
pub(super) unsafe fn swizzled_lane(
    w: &mut Wave,
    target: &mut Scattered,
    m: Swizzled,
    offset: u64,
    lane: usize,
    size: usize,
    access: Access,
) -> Result<(), FaultCause> {
    // SAFETY: `shared` outlives the wave.
    let base = unsafe { (*w.shared).launch.private_base };
    // An access that begins in the middle of a dword may go on in the next.
    let end = (offset & !3).saturating_add(((offset & 3) + size as u64).next_multiple_of(4));
    let (lanes, step) = (w.size() as u64, scratch_step(w));
    if end.saturating_mul(lanes) > m.bytes {
        return Err(FaultCause::Aperture {
            address: base.wrapping_add(offset),
        });
    }
    let place = |i: usize| {
        let at = offset + i as u64;
        let dword = (at & !3) * lanes + 4 * lane as u64;
        m.start.wrapping_add(dword + (at & 3))
    };
    let last = (offset & 3) as usize + size - 1;
    let len = last / 4 * step + last % 4 + 1 - (offset & 3) as usize;
    if let Some(host) = w.tlb.find(place(0), len as u64, access) {
        target.at[lane] = host;
        return Ok(());
    }
    // What lies between the lane's dwords need not be there.
    target.swizzled &= !(1 << lane);
    // SAFETY: the caller's.
    match unsafe { target.split(w, lane, size, access, place) } {
        Ok(()) => Ok(()),
        Err(fault) => Err(FaultCause::Memory(fault)),
    }
}

/// Resolves offsets into scratch memory.
///
/// # Safety
/// As for [`super::resolve_global`].
pub(crate) unsafe fn resolve_scratch(
    w: &mut Wave,
    op: *const Op,
    offset: &[u64; LANES],
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: the caller's.
    unsafe {
        let m = Swizzled::of(w);
        resolve_swizzled(w, op, m, offset, exec, size, access)
    }
}

/// Resolves offsets into swizzled memory.
///
/// # Safety
/// As for [`super::resolve_global`].
pub(crate) unsafe fn resolve_swizzled(
    w: &mut Wave,
    op: *const Op,
    m: Swizzled,
    offset: &[u64; LANES],
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: the caller's, here and below.
    w.tlb.refresh(unsafe { &(*w.shared).launch.vm });
    let first = offset[exec.trailing_zeros() as usize & 63];
    let uniform = offset
        .iter()
        .enumerate()
        .all(|(i, o)| *o == first || exec >> i & 1 == 0);
    if uniform && first & 3 == 0 && size.is_multiple_of(4) {
        let lanes = w.size() as u64;
        let end = first.saturating_add(size as u64).saturating_mul(lanes);
        if end <= m.bytes {
            let va = m.start.wrapping_add(first * lanes);
            if let Some(host) = w.tlb.find(va, size as u64 * lanes, access) {
                return Target::Swizzled(host, scratch_step(w));
            }
        }
    }
    let mut target = Scattered {
        present: exec,
        swizzled: exec,
        step: scratch_step(w),
        ..Scattered::new()
    };
    for lane in lanes(exec) {
        // SAFETY: the caller's.
        if let Err(cause) = unsafe { swizzled_lane(w, &mut target, m, offset[lane], lane, size, access) } {
            // SAFETY: `op` is the wave's.
            unsafe { w.fault(op, cause, Some(lane as u8)) };
            return Target::Fault;
        }
    }
    Target::Scattered(target)
}
