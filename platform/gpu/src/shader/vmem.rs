//! Vector memory: from lane addresses to host addresses, and the loads and stores themselves.
//!
//! Every family (flat, global, scratch, buffer, LDS) resolves its lanes' addresses into a [`Target`] first;
//! a refused access faults there, before anything has been read or written.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use core::ptr;

use super::fault::FaultCause;
use super::simd::{CHUNK, Elem, LANES, LOW_HALF, ROW, active, is_full};
use super::wave::{Op, Wave};
use crate::vm::Access;

/// Bytes from one dword of a lane to the next where they lie together.
pub(crate) const DENSE: usize = 4;

/// Bytes from one dword of a lane's scratch memory to the next: the other lanes' dwords lie between.
#[inline(always)]
pub(crate) fn scratch_step(w: &Wave) -> usize {
    4 * w.size()
}

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

/// How the active lanes' addresses go on from lane to lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    /// By the size of an access; the address that lane 0 has or would have.
    Contiguous(u64),
    /// All are this one.
    Uniform(u64),
    /// In some other way.
    Other,
}

/// How the addresses go on.
#[inline(always)]
pub(crate) fn runs(address: &[u64; LANES], exec: u64, size: u64) -> Run {
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
        match w.tlb.find(address[lane], size as u64, access) {
            Some(host) => target.at[lane] = host,
            None => {
                let fault = w.tlb.explain(address[lane], size as u64, access);
                // SAFETY: `op` is the wave's.
                unsafe { w.fault(op, FaultCause::Memory(fault), Some(lane as u8)) };
                return Target::Fault;
            }
        }
    }
    Target::Scattered(target)
}

/// Memory in which the dwords of a wave's lanes alternate.
#[derive(Clone, Copy)]
pub(crate) struct Swizzled {
    /// Device address of lane 0's first dword.
    pub start: u64,
    /// Bytes of all lanes.
    pub bytes: u64,
}

impl Swizzled {
    /// The wave's scratch memory.
    ///
    /// # Safety
    /// The scalar file exists.
    unsafe fn of(w: &Wave) -> Self {
        Self {
            // SAFETY: the caller's.
            start: unsafe { w.flat_scratch() },
            bytes: w.scratch_bytes.into(),
        }
    }
}

/// Resolves one lane's offset into swizzled memory.
///
/// # Errors
/// Why the lane has no memory there.
///
/// # Safety
/// The wave is set up and its translations are fresh.
unsafe fn swizzled_lane(
    w: &mut Wave,
    m: Swizzled,
    offset: u64,
    lane: usize,
    size: usize,
    access: Access,
) -> Result<*mut u8, FaultCause> {
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
    let va = m
        .start
        .wrapping_add((offset & !3) * lanes + 4 * lane as u64 + (offset & 3));
    let last = (offset & 3) as usize + size - 1;
    let len = last / 4 * step + last % 4 + 1 - (offset & 3) as usize;
    match w.tlb.find(va, len as u64, access) {
        Some(host) => Ok(host),
        None => Err(FaultCause::Memory(w.tlb.explain(va, len as u64, access))),
    }
}

/// Resolves offsets into scratch memory.
///
/// # Safety
/// As for [`resolve_global`].
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
/// As for [`resolve_global`].
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
        match unsafe { swizzled_lane(w, m, offset[lane], lane, size, access) } {
            Ok(host) => target.at[lane] = host,
            Err(cause) => {
                // SAFETY: `op` is the wave's.
                unsafe { w.fault(op, cause, Some(lane as u8)) };
                return Target::Fault;
            }
        }
    }
    Target::Scattered(target)
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
                Ok(w.lds.wrapping_add(offset[lane] as usize))
            } else {
                Err(FaultCause::Aperture {
                    address: address[lane],
                })
            }
        } else if in_scratch >> lane & 1 != 0 {
            // SAFETY: the caller's.
            unsafe {
                let m = Swizzled::of(w);
                swizzled_lane(w, m, offset[lane], lane, size, access)
            }
        } else {
            let found = w.tlb.find(address[lane], size as u64, access);
            found.ok_or_else(|| FaultCause::Memory(w.tlb.explain(address[lane], size as u64, access)))
        };
        match found {
            Ok(host) => target.at[lane] = host,
            Err(cause) => {
                // SAFETY: `op` is the wave's.
                unsafe { w.fault(op, cause, Some(lane as u8)) };
                return Target::Fault;
            }
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
    for (i, o) in offset.iter().enumerate() {
        let inside = o.saturating_add(size as u64) <= limit;
        target.present |= u64::from(inside) << i;
        target.at[i] = w.lds.wrapping_add(if inside { *o as usize } else { 0 });
    }
    target.present &= exec;
    Target::Scattered(target)
}

/// What is at `p`, in any alignment; the next dword of the lane is `step` bytes away.
#[inline(always)]
unsafe fn get<T: Copy + Default>(p: *const u8, step: usize) -> T {
    let size = size_of::<T>();
    if step != DENSE && (p as usize & 3) + size > 4 {
        let mut v = T::default();
        for i in 0..size {
            // SAFETY: the lane's bytes are at these places, and `v` has `size` bytes.
            unsafe { (&raw mut v).cast::<u8>().add(i).write(*byte(p, i, step)) };
        }
        return v;
    }
    // SAFETY: the bytes are there.
    unsafe { p.cast::<T>().read_unaligned() }
}

#[inline(always)]
unsafe fn put<T: Copy>(p: *mut u8, step: usize, v: T) {
    let size = size_of::<T>();
    if step != DENSE && (p as usize & 3) + size > 4 {
        for i in 0..size {
            // SAFETY: the lane's bytes are at these places, and `v` has `size` bytes.
            unsafe {
                byte(p, i, step)
                    .cast_mut()
                    .write((&raw const v).cast::<u8>().add(i).read())
            };
        }
        return;
    }
    // SAFETY: the bytes are there.
    unsafe { p.cast::<T>().write_unaligned(v) };
}

/// Byte `i` of a lane's scratch memory from `p` on.
#[inline(always)]
fn byte(p: *const u8, i: usize, step: usize) -> *const u8 {
    let at = (p as usize & 3) + i;
    p.wrapping_sub(p as usize & 3)
        .wrapping_add(at / 4 * step + at % 4)
}

/// What a load does with the bytes of one lane.
pub(crate) trait Load {
    /// Bytes of a lane.
    const SIZE: usize;
    /// Rows of the result.
    const ROWS: usize;
    /// The dword for row `row`; `old` is what the row holds, `step` how far a lane's dwords are apart.
    ///
    /// # Safety
    /// `SIZE` bytes are at `p`.
    unsafe fn value(p: *const u8, row: usize, step: usize, old: u32) -> u32;
    /// The dword of a lane without memory.
    fn absent(old: u32) -> u32;
}

macro_rules! loads {
    ($($name:ident $t:ty, |$v:ident, $old:ident| $value:expr;)*) => {$(
        pub(crate) struct $name;
        impl Load for $name {
            const SIZE: usize = size_of::<$t>();
            const ROWS: usize = 1;
            #[inline(always)]
            unsafe fn value(p: *const u8, _: usize, step: usize, $old: u32) -> u32 {
                // SAFETY: the caller's.
                let $v: $t = unsafe { get(p, step) };
                $value
            }
            #[inline(always)]
            fn absent($old: u32) -> u32 {
                let $v: $t = 0;
                $value
            }
        }
    )*};
}

loads! {
    LoadU8 u8, |v, _old| u32::from(v);
    LoadI8 i8, |v, _old| v as u32;
    LoadU16 u16, |v, _old| u32::from(v);
    LoadI16 i16, |v, _old| v as u32;
    LoadU8Low u8, |v, old| old & 0xffff_0000 | u32::from(v);
    LoadI8Low i8, |v, old| old & 0xffff_0000 | u32::from(v as u16);
    LoadU8High u8, |v, old| old & 0xffff | u32::from(v) << 16;
    LoadI8High i8, |v, old| old & 0xffff | u32::from(v as u16) << 16;
    LoadB16Low u16, |v, old| old & 0xffff_0000 | u32::from(v);
    LoadB16High u16, |v, old| old & 0xffff | u32::from(v) << 16;
}

/// `N` dwords.
pub(crate) struct LoadDwords<const N: usize>;
impl<const N: usize> Load for LoadDwords<N> {
    const SIZE: usize = 4 * N;
    const ROWS: usize = N;
    #[inline(always)]
    unsafe fn value(p: *const u8, row: usize, step: usize, _: u32) -> u32 {
        // SAFETY: the caller's.
        unsafe { get(p.wrapping_add(row * step), step) }
    }
    #[inline(always)]
    fn absent(_: u32) -> u32 {
        0
    }
}

/// Copies a row's dwords of the lower half, or of all lanes.
///
/// # Safety
/// They are at `from`, and room for them at `to`.
#[inline(always)]
unsafe fn copy_row(from: *const u8, to: *mut u8, exec: u64) {
    // SAFETY: the caller's.
    unsafe {
        ptr::copy_nonoverlapping(from, to, ROW / 2);
        if exec >> 32 != 0 {
            ptr::copy_nonoverlapping(from.wrapping_add(ROW / 2), to.wrapping_add(ROW / 2), ROW / 2);
        }
    }
}

/// Loads the first `N` lanes' bytes from `p` on into the rows at `d`.
///
/// # Safety
/// The bytes and the rows exist.
#[inline(always)]
unsafe fn load_all<T: Load, const N: usize>(p: *const u8, d: *mut u32) {
    // SAFETY: the caller's.
    unsafe {
        for row in 0..T::ROWS {
            if T::SIZE == 4 && T::ROWS == 1 {
                ptr::copy_nonoverlapping(p, d.cast(), 4 * N);
                continue;
            }
            for lane in 0..N {
                let d = d.add(64 * row + lane);
                *d = T::value(p.wrapping_add(lane * T::SIZE), row, DENSE, *d);
            }
        }
    }
}

/// Stores the first `N` lanes of the rows at `d` from `p` on.
///
/// # Safety
/// The bytes and the rows exist.
#[inline(always)]
unsafe fn store_all<T: Store, const N: usize>(p: *mut u8, d: *const u32) {
    // SAFETY: the caller's.
    unsafe {
        for row in 0..T::ROWS {
            if T::SIZE == 4 && T::ROWS == 1 {
                ptr::copy_nonoverlapping(d.cast(), p, 4 * N);
                continue;
            }
            for lane in 0..N {
                T::write(
                    p.wrapping_add(lane * T::SIZE),
                    row,
                    DENSE,
                    *d.add(64 * row + lane),
                );
            }
        }
    }
}

/// Loads into rows `dst`.
///
/// # Safety
/// `target` was resolved for `T::SIZE` bytes at the lanes of `exec`; the rows exist.
#[inline(always)]
pub(crate) unsafe fn load<L: super::simd::Level, T: Load>(
    w: &mut Wave,
    dst: u32,
    exec: u64,
    target: &Target,
) {
    // SAFETY: the caller's.
    unsafe {
        let d = w.row(dst).cast::<u32>();
        match target {
            Target::Contiguous(p) if exec == u64::MAX => load_all::<T, LANES>(*p, d),
            Target::Contiguous(p) if exec == LOW_HALF => load_all::<T, { LANES / 2 }>(*p, d),
            Target::Contiguous(p) => {
                for lane in lanes(exec) {
                    for row in 0..T::ROWS {
                        let d = d.add(64 * row + lane);
                        *d = T::value(p.wrapping_add(lane * T::SIZE), row, DENSE, *d);
                    }
                }
            }
            Target::Swizzled(p, step) => {
                let whole = T::SIZE == 4 * T::ROWS && exec == w.full;
                for row in 0..T::ROWS {
                    if whole {
                        copy_row(p.wrapping_add(row * step), d.add(64 * row).cast(), exec);
                        continue;
                    }
                    for lane in lanes(exec) {
                        let d = d.add(64 * row + lane);
                        *d = T::value(p.wrapping_add(lane * 4), row, *step, *d);
                    }
                }
            }
            Target::Uniform(p) => {
                for row in 0..T::ROWS {
                    let d = d.add(64 * row);
                    if T::SIZE == 4 * T::ROWS {
                        let v = [T::value(*p, row, DENSE, 0); CHUNK];
                        active!(exec, k => {
                            u32::store_masked::<L>(d.cast(), k, (exec >> (16 * k)) as u16, v);
                        });
                        continue;
                    }
                    for lane in lanes(exec) {
                        *d.add(lane) = T::value(*p, row, DENSE, *d.add(lane));
                    }
                }
            }
            Target::Scattered(s) => {
                if s.present == u64::MAX && s.swizzled == 0 {
                    for lane in 0..LANES {
                        for row in 0..T::ROWS {
                            let d = d.add(64 * row + lane);
                            *d = T::value(s.at[lane], row, DENSE, *d);
                        }
                    }
                    return;
                }
                for lane in lanes(exec) {
                    for row in 0..T::ROWS {
                        let d = d.add(64 * row + lane);
                        *d = if s.present >> lane & 1 != 0 {
                            T::value(s.at[lane], row, s.step(lane), *d)
                        } else {
                            T::absent(*d)
                        };
                    }
                }
            }
            Target::Fault => {}
        }
    }
}

/// What a store writes for one lane.
pub(crate) trait Store {
    /// Bytes of a lane.
    const SIZE: usize;
    /// Rows of the data.
    const ROWS: usize;
    /// Writes the part of row `row`; `step` is how far a lane's dwords are apart.
    ///
    /// # Safety
    /// `SIZE` writable bytes are at `p`.
    unsafe fn write(p: *mut u8, row: usize, step: usize, v: u32);
}

macro_rules! stores {
    ($($name:ident $t:ty, |$v:ident| $value:expr;)*) => {$(
        pub(crate) struct $name;
        impl Store for $name {
            const SIZE: usize = size_of::<$t>();
            const ROWS: usize = 1;
            #[inline(always)]
            unsafe fn write(p: *mut u8, _: usize, step: usize, $v: u32) {
                // SAFETY: the caller's.
                unsafe { put::<$t>(p, step, $value) };
            }
        }
    )*};
}

stores! {
    StoreB8 u8, |v| v as u8;
    StoreB16 u16, |v| v as u16;
    StoreB8High u8, |v| (v >> 16) as u8;
    StoreB16High u16, |v| (v >> 16) as u16;
}

/// `N` dwords.
pub(crate) struct StoreDwords<const N: usize>;
impl<const N: usize> Store for StoreDwords<N> {
    const SIZE: usize = 4 * N;
    const ROWS: usize = N;
    #[inline(always)]
    unsafe fn write(p: *mut u8, row: usize, step: usize, v: u32) {
        // SAFETY: the caller's.
        unsafe { put(p.wrapping_add(row * step), step, v) };
    }
}

/// Stores rows `src`.
///
/// # Safety
/// `target` was resolved for `T::SIZE` writable bytes at the lanes of `exec`; the rows exist.
#[inline(always)]
pub(crate) unsafe fn store<L: super::simd::Level, T: Store>(
    w: &mut Wave,
    src: u32,
    exec: u64,
    target: &Target,
) {
    // SAFETY: the caller's.
    unsafe {
        let d = w.row(src).cast::<u32>();
        match target {
            Target::Contiguous(p) if exec == u64::MAX => store_all::<T, LANES>(*p, d),
            Target::Contiguous(p) if exec == LOW_HALF => store_all::<T, { LANES / 2 }>(*p, d),
            Target::Contiguous(p) => {
                for lane in lanes(exec) {
                    for row in 0..T::ROWS {
                        T::write(
                            p.wrapping_add(lane * T::SIZE),
                            row,
                            DENSE,
                            *d.add(64 * row + lane),
                        );
                    }
                }
            }
            Target::Swizzled(p, step) => {
                let whole = T::SIZE == 4 * T::ROWS && exec == w.full;
                for row in 0..T::ROWS {
                    if whole {
                        copy_row(d.add(64 * row).cast(), p.wrapping_add(row * step), exec);
                        continue;
                    }
                    for lane in lanes(exec) {
                        T::write(p.wrapping_add(lane * 4), row, *step, *d.add(64 * row + lane));
                    }
                }
            }
            // The highest lane's store is the last.
            Target::Uniform(p) => {
                let lane = 63 - exec.leading_zeros() as usize;
                for row in 0..T::ROWS {
                    T::write(*p, row, DENSE, *d.add(64 * row + lane));
                }
            }
            Target::Scattered(s) => {
                for lane in lanes(s.present) {
                    for row in 0..T::ROWS {
                        T::write(s.at[lane], row, s.step(lane), *d.add(64 * row + lane));
                    }
                }
            }
            Target::Fault => {}
        }
    }
}
