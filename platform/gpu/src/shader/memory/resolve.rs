//! From the lanes' addresses to host memory.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use super::scratch::{Swizzled, resolve_scratch, scratch_step, swizzled_lane};
use super::{Scattered, Target, lanes};
use crate::shader::fault::FaultCause;
use crate::shader::simd::{LANES, is_full};
use crate::shader::wave::{Op, Wave};
use crate::vm::Access;

/// How the active lanes' addresses go on from lane to lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    /// By the size of an access; the address that lane 0 has or would have.
    Contiguous(u64),
    /// All are this one.
    Uniform(u64),
    /// In some other way.
    Other,
}

/// How the addresses go on.
#[inline(always)]
fn runs(address: &[u64; LANES], exec: u64, size: u64) -> Run {
    let lane = exec.trailing_zeros() as usize & 63;
    let first = address[lane];
    let start = first.wrapping_sub(size * lane as u64);
    let (mut apart, mut different) = (0u64, 0u64);
    if is_full(exec) {
        let (low, high) = address.split_at(LANES / 2);
        for (i, a) in low.iter().enumerate() {
            apart |= a ^ start.wrapping_add(size * i as u64);
            different |= a ^ first;
        }
        if exec >> 32 != 0 {
            for (i, a) in high.iter().enumerate() {
                apart |= a ^ start.wrapping_add(size * (32 + i) as u64);
                different |= a ^ first;
            }
        }
    } else {
        for (i, a) in address.iter().enumerate() {
            let active = 0u64.wrapping_sub(exec >> i & 1);
            apart |= (a ^ start.wrapping_add(size * i as u64)) & active;
            different |= (a ^ first) & active;
        }
    }
    if apart == 0 {
        Run::Contiguous(start)
    } else if different == 0 {
        Run::Uniform(first)
    } else {
        Run::Other
    }
}

/// What the first lane has of a row of dwords, if those of all lanes (or of the lower half, if only they are on) go on by
/// `size`.
///
/// # Safety
/// The row exists.
#[inline(always)]
pub(crate) unsafe fn ascends(row: *const u8, exec: u64, size: u32) -> Option<u32> {
    // SAFETY: the caller's.
    let (row, upper) = unsafe { (&*row.cast::<[u32; LANES]>(), exec >> 32 != 0) };
    let mut apart = 0;
    for (i, v) in row[..LANES / 2].iter().enumerate() {
        apart |= v ^ row[0].wrapping_add(size * i as u32);
    }
    if upper {
        for (i, v) in row[LANES / 2..].iter().enumerate() {
            apart |= v ^ row[0].wrapping_add(size * (LANES / 2 + i) as u32);
        }
    }
    (apart == 0).then_some(row[0])
}

/// Resolves device addresses that go on by `size` from `start`, all lanes being on; `None` if no one mapping has them.
///
/// # Safety
/// The wave is set up.
#[inline(always)]
pub(crate) unsafe fn resolve_ascending(
    w: &mut Wave,
    start: u64,
    exec: u64,
    size: usize,
    access: Access,
) -> Option<Target> {
    // SAFETY: `shared` outlives the wave.
    w.tlb.refresh(unsafe { &(*w.shared).launch.vm });
    let lanes = if exec >> 32 != 0 { LANES } else { LANES / 2 };
    w.tlb
        .find(start, (lanes * size) as u64, access)
        .map(Target::Contiguous)
}

/// Resolves device addresses, `size` bytes at each active lane.
///
/// # Safety
/// The wave is set up; `op` is its operation.
#[inline(always)]
pub(crate) unsafe fn resolve_global(
    w: &mut Wave,
    op: *const Op,
    address: &[u64; LANES],
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: `shared` outlives the wave.
    w.tlb.refresh(unsafe { &(*w.shared).launch.vm });
    let step = size as u64;
    match runs(address, exec, step) {
        Run::Contiguous(start) => {
            let (first, last) = (
                u64::from(exec.trailing_zeros()),
                63 - u64::from(exec.leading_zeros()),
            );
            let begin = start.wrapping_add(first * step);
            if let Some(host) = w.tlb.find(begin, (last - first + 1) * step, access) {
                return Target::Contiguous(host.wrapping_sub((first * step) as usize));
            }
        }
        Run::Uniform(va) => {
            if let Some(host) = w.tlb.find(va, step, access) {
                return Target::Uniform(host);
            }
        }
        Run::Other => {}
    }
    // SAFETY: the caller's.
    unsafe { resolve_scattered(w, op, address, exec, size, access) }
}

/// # Safety
/// As for [`resolve_global`].
#[inline(never)]
unsafe fn resolve_scattered(
    w: &mut Wave,
    op: *const Op,
    address: &[u64; LANES],
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    let mut target = Scattered {
        present: exec,
        ..Scattered::new()
    };
    let (mut low, mut high) = (u64::MAX, 0u64);
    for (i, a) in address.iter().enumerate() {
        let active = exec >> i & 1 != 0;
        low = low.min(if active { *a } else { u64::MAX });
        high = high.max(if active { *a } else { 0 });
    }
    let all = (high - low)
        .checked_add(size as u64)
        .and_then(|len| w.tlb.find(low, len, access));
    if let Some(host) = all {
        for (at, a) in target.at.iter_mut().zip(address) {
            *at = host.wrapping_add(a.wrapping_sub(low) as usize);
        }
        return Target::Scattered(target);
    }
    for lane in lanes(exec) {
        // SAFETY: the caller's; the translations are fresh.
        if let Err(cause) = unsafe { resolve_lane(w, &mut target, address[lane], lane, size, access) } {
            // SAFETY: `op` is the wave's.
            unsafe { w.fault(op, cause, Some(lane as u8)) };
            return Target::Fault;
        }
    }
    Target::Scattered(target)
}

/// Resolves one lane's device address.
///
/// # Errors
/// Why the lane has no memory there.
///
/// # Safety
/// The wave is set up and its translations are fresh.
unsafe fn resolve_lane(
    w: &mut Wave,
    target: &mut Scattered,
    address: u64,
    lane: usize,
    size: usize,
    access: Access,
) -> Result<(), FaultCause> {
    if let Some(host) = w.tlb.find(address, size as u64, access) {
        target.at[lane] = host;
        return Ok(());
    }
    let place = |i: usize| address.wrapping_add(i as u64);
    // SAFETY: the caller's.
    match unsafe { target.split(w, lane, size, access, place) } {
        Ok(()) => Ok(()),
        Err(_) => Err(FaultCause::Memory(w.tlb.explain(address, size as u64, access))),
    }
}

/// Resolves flat addresses: each lane's aperture decides.
///
/// # Safety
/// As for [`resolve_global`].
pub(crate) unsafe fn resolve_flat(
    w: &mut Wave,
    op: *const Op,
    address: &[u64; LANES],
    exec: u64,
    size: usize,
    access: Access,
) -> Target {
    // SAFETY: `shared` outlives the wave.
    let (shared, private) = unsafe { ((*w.shared).launch.shared_base, (*w.shared).launch.private_base) };
    let (mut in_lds, mut in_scratch) = (0u64, 0u64);
    for (i, a) in address.iter().enumerate() {
        in_lds |= u64::from(a >> 32 == shared >> 32) << i;
        in_scratch |= u64::from(a >> 32 == private >> 32) << i;
    }
    (in_lds, in_scratch) = (in_lds & exec, in_scratch & exec);
    if in_lds | in_scratch == 0 {
        // SAFETY: the caller's.
        return unsafe { resolve_global(w, op, address, exec, size, access) };
    }
    let mut offset = [0u64; LANES];
    for (o, a) in offset.iter_mut().zip(address) {
        *o = a & 0xffff_ffff;
    }
    if in_scratch == exec {
        // SAFETY: the caller's.
        return unsafe { resolve_scratch(w, op, &offset, exec, size, access) };
    }
    // SAFETY: `shared` outlives the wave.
    w.tlb.refresh(unsafe { &(*w.shared).launch.vm });
    let mut target = Scattered {
        present: exec,
        swizzled: in_scratch,
        step: scratch_step(w),
        ..Scattered::new()
    };
    for lane in lanes(exec) {
        let found = if in_lds >> lane & 1 != 0 {
            if offset[lane] + size as u64 <= u64::from(w.lds_bytes) {
                target.at[lane] = w.lds.wrapping_add(offset[lane] as usize);
                Ok(())
            } else {
                Err(FaultCause::Aperture {
                    address: address[lane],
                })
            }
        } else if in_scratch >> lane & 1 != 0 {
            // SAFETY: the caller's.
            unsafe {
                let m = Swizzled::of(w);
                swizzled_lane(w, &mut target, m, offset[lane], lane, size, access)
            }
        } else {
            // SAFETY: the caller's; the translations are fresh.
            unsafe { resolve_lane(w, &mut target, address[lane], lane, size, access) }
        };
        if let Err(cause) = found {
            // SAFETY: `op` is the wave's.
            unsafe { w.fault(op, cause, Some(lane as u8)) };
            return Target::Fault;
        }
    }
    Target::Scattered(target)
}

/// Resolves LDS offsets; lanes beyond the workgroup's LDS are not present.
#[inline(always)]
pub(crate) fn resolve_lds(w: &Wave, offset: &[u64; LANES], exec: u64, size: usize) -> Target {
    let limit = u64::from(w.lds_bytes);
    match runs(offset, exec, size as u64) {
        Run::Contiguous(start) => {
            let last = 64 - u64::from(exec.leading_zeros());
            let end = start.checked_add(last * size as u64);
            if end.is_some_and(|end| end <= limit) {
                return Target::Contiguous(w.lds.wrapping_add(start as usize));
            }
        }
        Run::Uniform(at) if at + size as u64 <= limit => {
            return Target::Uniform(w.lds.wrapping_add(at as usize));
        }
        _ => {}
    }
    let mut target = Scattered::new();
    let mut highest = 0;
    for (i, o) in offset.iter().enumerate() {
        highest = highest.max(o & 0u64.wrapping_sub(exec >> i & 1));
    }
    if highest.saturating_add(size as u64) <= limit {
        target.present = exec;
    } else {
        for lane in lanes(exec) {
            let inside = offset[lane].saturating_add(size as u64) <= limit;
            target.present |= u64::from(inside) << lane;
        }
    }
    for (at, o) in target.at.iter_mut().zip(offset) {
        *at = w.lds.wrapping_add(*o as usize);
    }
    Target::Scattered(target)
}
