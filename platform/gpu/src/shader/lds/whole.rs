//! Dwords of LDS that all lanes of a wave access: the common case, with offsets of 32 bits and a chunk of lanes at a time.
#![expect(unsafe_code, reason = "operation handlers")]

use crate::shader::memory::{DENSE, Load, Store};
use crate::shader::simd::{CHUNK, Chunk, Level, active, is_full};
use crate::shader::wave::Wave;

/// Rows of a lane's data at most.
const ROWS: usize = 4;

/// How the offsets of a chunk of lanes lie. A wave of a workgroup of 16 by 16 has a row of a matrix in each chunk, or one
/// element of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// One lane's after the other's.
    Together,
    /// All are the same.
    One,
    Apart,
}

impl Places {
    /// How a chunk's offsets at `row` lie.
    ///
    /// # Safety
    /// The chunk exists.
    #[inline(always)]
    unsafe fn of<L: Level>(row: *const u32, size: usize) -> Self {
        // Read apart, so that the compiler makes vectors of all 16 and not of 15.
        // SAFETY: the caller's.
        let (at, first) = unsafe { (row.cast::<Chunk<u32>>().read(), row.read_volatile()) };
        let (mut together, mut one) = (at, at);
        for i in 0..CHUNK {
            together[i] = first.wrapping_add((size * i) as u32);
            one[i] = first;
        }
        if L::equal(at, together) {
            Self::Together
        } else if L::equal(at, one) {
            Self::One
        } else {
            Self::Apart
        }
    }
}

/// Whether all lanes are on and have `size` bytes at row `a` plus `offset` within the workgroup's LDS.
///
/// # Safety
/// The row exists.
#[inline(always)]
unsafe fn inside<L: Level>(w: &Wave, a: u32, offset: u32, exec: u64, size: usize) -> bool {
    let Some(last) = w.lds_bytes.checked_sub(size as u32) else {
        return false;
    };
    // SAFETY: the caller's.
    let row = unsafe { w.row(a).cast::<Chunk<u32>>() };
    let mut highest = [last; CHUNK];
    active!(exec, k => {
        // SAFETY: a row has four chunks.
        let at = unsafe { row.add(k).read() };
        for (highest, v) in highest.iter_mut().zip(at) {
            *highest = v.wrapping_add(offset).max(*highest);
        }
    });
    is_full(exec) && L::equal(highest, [last; CHUNK])
}

/// Loads dwords from row `a` plus each offset into rows `dst` and those after; false if that is another case.
///
/// # Safety
/// As for [`Handler`](crate::shader::wave::Handler).
#[inline(always)]
pub(super) unsafe fn load<L: Level, T: Load, const N: usize>(
    w: &mut Wave,
    dst: u32,
    a: u32,
    offsets: [u32; N],
    exec: u64,
) -> bool {
    // SAFETY: the caller's, here and below.
    if T::SIZE != 4 * T::ROWS || !unsafe { offsets.iter().all(|o| inside::<L>(w, a, *o, exec, T::SIZE)) } {
        return false;
    }
    // SAFETY: the rows exist, and the lanes' bytes are in LDS.
    unsafe {
        let (row, d) = (w.row(a).cast::<u32>(), w.row(dst).cast::<u32>());
        active!(exec, k => load_chunk::<L, T, N>(w.lds, row.add(CHUNK * k), offsets, d.add(CHUNK * k)));
    }
    true
}

/// # Safety
/// The lanes' bytes are in LDS; the chunks at `row` and `d` and those of the rows after `d` exist.
#[inline(always)]
unsafe fn load_chunk<L: Level, T: Load, const N: usize>(
    lds: *const u8,
    row: *const u32,
    offsets: [u32; N],
    d: *mut u32,
) {
    // SAFETY: the caller's.
    unsafe {
        // The row may be one of those that are written.
        let (first, places) = (*row, Places::of::<L>(row, T::SIZE));
        if places == Places::Apart {
            for lane in 0..CHUNK {
                let at = *row.add(lane);
                for (n, offset) in offsets.iter().enumerate() {
                    let p = lds.wrapping_add(at.wrapping_add(*offset) as usize);
                    for row in 0..T::ROWS {
                        *d.add(64 * (n * T::ROWS + row) + lane) = T::value(p, row, DENSE, 0);
                    }
                }
            }
            return;
        }
        for (n, offset) in offsets.iter().enumerate() {
            let p = lds.wrapping_add(first.wrapping_add(*offset) as usize);
            let d = d.wrapping_add(64 * n * T::ROWS);
            let mut data = [0u32; CHUNK * ROWS];
            if places == Places::Together {
                core::ptr::copy_nonoverlapping(p, data.as_mut_ptr().cast(), CHUNK * T::SIZE);
            }
            for row in 0..T::ROWS {
                let mut v = [0; CHUNK];
                for (lane, v) in v.iter_mut().enumerate() {
                    *v = match places {
                        Places::Together => data[lane * T::ROWS + row],
                        _ => T::value(p, row, DENSE, 0),
                    };
                }
                d.add(64 * row).cast::<Chunk<u32>>().write(v);
            }
        }
    }
}

/// Stores rows `src` at row `a` plus `offset`; false if that is another case.
///
/// # Safety
/// As for [`Handler`](crate::shader::wave::Handler).
#[inline(always)]
pub(super) unsafe fn store<L: Level, T: Store>(
    w: &mut Wave,
    src: u32,
    a: u32,
    offset: u32,
    exec: u64,
) -> bool {
    // SAFETY: the caller's, here and below.
    if T::SIZE != 4 * T::ROWS || !unsafe { inside::<L>(w, a, offset, exec, T::SIZE) } {
        return false;
    }
    // SAFETY: the rows exist, and the lanes' bytes are in LDS.
    unsafe {
        let (row, d) = (w.row(a).cast::<u32>(), w.row(src).cast::<u32>());
        active!(exec, k => store_chunk::<L, T>(w.lds, row.add(CHUNK * k), offset, d.add(CHUNK * k)));
    }
    true
}

/// # Safety
/// As for [`load_chunk`].
#[inline(always)]
unsafe fn store_chunk<L: Level, T: Store>(lds: *mut u8, row: *const u32, offset: u32, d: *const u32) {
    // SAFETY: the caller's.
    unsafe {
        let place = |at: u32| lds.wrapping_add(at.wrapping_add(offset) as usize);
        match Places::of::<L>(row, T::SIZE) {
            Places::Together => {
                let mut data = [0u32; CHUNK * ROWS];
                for row in 0..T::ROWS {
                    let v = d.add(64 * row).cast::<Chunk<u32>>().read();
                    for (lane, v) in v.into_iter().enumerate() {
                        data[lane * T::ROWS + row] = v;
                    }
                }
                core::ptr::copy_nonoverlapping(data.as_ptr().cast(), place(*row), CHUNK * T::SIZE);
            }
            // The highest lane's store is the last.
            Places::One => {
                let p = place(*row);
                for row in 0..T::ROWS {
                    T::write(p, row, DENSE, *d.add(64 * row + CHUNK - 1));
                }
            }
            Places::Apart => {
                for lane in 0..CHUNK {
                    let p = place(*row.add(lane));
                    for row in 0..T::ROWS {
                        T::write(p, row, DENSE, *d.add(64 * row + lane));
                    }
                }
            }
        }
    }
}
