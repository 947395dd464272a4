//! Loads into rows.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use core::ptr;

use super::access::{copy_row, get};
use super::{DENSE, Scattered, Target, lanes};
use crate::shader::simd::{CHUNK, Elem, LANES, LOW_HALF, Level, active};
use crate::shader::wave::Wave;

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
    // As these, where the other half becomes 0.
    LoadI8Half i8, |v, _old| u32::from(v as u16);
    LoadU8Top u8, |v, _old| u32::from(v) << 16;
    LoadI8Top i8, |v, _old| u32::from(v as u16) << 16;
    LoadB16Top u16, |v, _old| u32::from(v) << 16;
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

/// How the places of a chunk of lanes lie.
enum Places {
    /// One after the other, from this one on.
    Together(*const u8),
    /// All are this one.
    One(*const u8),
    Apart,
}

impl Places {
    #[inline(always)]
    fn of(at: &[*mut u8], size: usize) -> Self {
        let first = at[0] as usize;
        let (mut apart, mut different) = (0, 0);
        for (i, p) in at.iter().enumerate() {
            apart |= *p as usize ^ first.wrapping_add(size * i);
            different |= *p as usize ^ first;
        }
        if apart == 0 {
            Self::Together(at[0])
        } else if different == 0 {
            Self::One(at[0])
        } else {
            Self::Apart
        }
    }
}

/// Loads chunk `k` of the lanes, of which those of `exec` are on, into the rows whose chunks start at `d`.
///
/// # Safety
/// As for [`load`].
#[inline(always)]
unsafe fn load_chunk<T: Load>(s: &Scattered, k: usize, exec: u16, d: *mut u32) {
    let (first, whole) = (CHUNK * k, u16::MAX);
    // SAFETY: the caller's.
    unsafe {
        if (s.present >> first) as u16 == whole && (s.swizzled >> first) as u16 == 0 {
            let at = &s.at[first..first + CHUNK];
            // A wave of a workgroup of 16 by 16 has a row of a matrix in each chunk, or one element of a column.
            match Places::of(at, T::SIZE) {
                Places::Together(p) => load_all::<T, CHUNK>(p, d),
                Places::One(p) if T::SIZE == 4 * T::ROWS => {
                    for row in 0..T::ROWS {
                        let v = [T::value(p, row, DENSE, 0); CHUNK];
                        d.add(64 * row).cast::<[u32; CHUNK]>().write(v);
                    }
                }
                Places::One(_) | Places::Apart => {
                    for (lane, p) in at.iter().enumerate() {
                        for row in 0..T::ROWS {
                            let d = d.add(64 * row + lane);
                            *d = T::value(*p, row, DENSE, *d);
                        }
                    }
                }
            }
            return;
        }
        for i in lanes(u64::from(exec)) {
            let lane = first + i;
            for row in 0..T::ROWS {
                let d = d.add(64 * row + i);
                *d = if s.present >> lane & 1 != 0 {
                    T::value(s.at[lane], row, s.step(lane), *d)
                } else {
                    T::absent(*d)
                };
            }
        }
    }
}

/// Loads into rows `dst`.
///
/// # Safety
/// `target` was resolved for `T::SIZE` bytes at the lanes of `exec`; the rows exist.
#[inline(always)]
pub(crate) unsafe fn load<L: Level, T: Load>(w: &mut Wave, dst: u32, exec: u64, target: &Target) {
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
                for k in 0..LANES / CHUNK {
                    load_chunk::<T>(s, k, (exec >> (CHUNK * k)) as u16, d.add(CHUNK * k));
                }
            }
            Target::Fault => {}
        }
    }
}
