//! Bytes of one lane, and rows of all of them.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use core::ptr;

use super::DENSE;
use crate::shader::simd::ROW;

/// What is at `p`, in any alignment; the next dword of the lane is `step` bytes away.
#[inline(always)]
pub(super) unsafe fn get<T: Copy + Default>(p: *const u8, step: usize) -> T {
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
pub(super) unsafe fn put<T: Copy>(p: *mut u8, step: usize, v: T) {
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
pub(super) fn byte(p: *const u8, i: usize, step: usize) -> *const u8 {
    let at = (p as usize & 3) + i;
    p.wrapping_sub(p as usize & 3)
        .wrapping_add(at / 4 * step + at % 4)
}

/// Copies a row's dwords of the lower half, or of all lanes.
///
/// # Safety
/// They are at `from`, and room for them at `to`.
#[inline(always)]
pub(super) unsafe fn copy_row(from: *const u8, to: *mut u8, exec: u64) {
    // SAFETY: the caller's.
    unsafe {
        ptr::copy_nonoverlapping(from, to, ROW / 2);
        if exec >> 32 != 0 {
            ptr::copy_nonoverlapping(from.wrapping_add(ROW / 2), to.wrapping_add(ROW / 2), ROW / 2);
        }
    }
}
