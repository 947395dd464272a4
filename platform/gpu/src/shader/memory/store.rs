//! Stores of rows.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use core::ptr;

use super::access::{copy_row, put};
use super::{DENSE, Target, lanes};
use crate::shader::simd::{LANES, LOW_HALF, Level};
use crate::shader::wave::Wave;

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
pub(crate) unsafe fn store<L: Level, T: Store>(w: &mut Wave, src: u32, exec: u64, target: &Target) {
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
                let splits = s.splits();
                for lane in lanes(s.present) {
                    for row in 0..T::ROWS {
                        T::write(s.at[lane], row, s.step(lane), *d.add(64 * row + lane));
                    }
                    if splits {
                        s.put_split(lane, T::SIZE);
                    }
                }
            }
            Target::Fault => {}
        }
    }
}
