//! Copies and fills, a piece at a time.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use outcrop_abi::sdma::CopyLinearSubwin;

use crate::vm::{Access, MemoryFault, Snapshot};

/// Bytes that are moved before other queues get a turn.
const PIECE: u64 = 1 << 20;

/// How far a transfer is.
pub(crate) enum Progress {
    /// So many bytes (rows, for rectangles) are done.
    Upto(u64),
    /// All is done.
    Done,
}

fn so_far(done: u64, all: u64) -> Progress {
    if done >= all {
        Progress::Done
    } else {
        Progress::Upto(done)
    }
}

/// Moves `bytes` bytes, across range boundaries.
fn move_bytes(vm: &Snapshot, from: u64, to: u64, bytes: u64) -> Result<(), MemoryFault> {
    let mut done = 0;
    while done < bytes {
        let (source, target) = (from.wrapping_add(done), to.wrapping_add(done));
        let src = vm.translate(source, Access::READ)?;
        let dst = vm.translate(target, Access::WRITE)?;
        let n = (bytes - done).min(src.end - source).min(dst.end - target);
        // SAFETY: `n` bytes from both addresses lie in their spans, which stay while the snapshot does.
        unsafe { core::ptr::copy(src.at(source), dst.at(target), n as usize) };
        done += n;
    }
    Ok(())
}

/// The next piece of a linear copy.
pub(crate) fn copy(
    vm: &Snapshot,
    from: u64,
    to: u64,
    bytes: u64,
    done: u64,
) -> Result<Progress, MemoryFault> {
    let n = (bytes - done).min(PIECE);
    move_bytes(vm, from.wrapping_add(done), to.wrapping_add(done), n)?;
    Ok(so_far(done + n, bytes))
}

/// The next rows of a copy between two windows of linear surfaces.
pub(crate) fn copy_rect(vm: &Snapshot, p: &CopyLinearSubwin, done: u64) -> Result<Progress, MemoryFault> {
    let size = 1u64 << p.elementsize();
    let width = (u64::from(p.rect_x()) + 1) * size;
    let rows = u64::from(p.rect_y()) + 1;
    let all = rows * (u64::from(p.rect_z()) + 1);
    let start = |addr: u64, x: u16, y: u16, z: u16, pitch: u32, slice: u32, row: u64| {
        let (pitch, slice) = (u64::from(pitch) + 1, u64::from(slice) + 1);
        let elements =
            u64::from(x) + (u64::from(y) + row % rows) * pitch + (u64::from(z) + row / rows) * slice;
        addr.wrapping_add(elements * size)
    };
    let last = all.min(done + (PIECE / width).max(1));
    for row in done..last {
        let (sp, ss, dp, ds) = (
            p.src_pitch(),
            p.src_slice_pitch(),
            p.dst_pitch(),
            p.dst_slice_pitch(),
        );
        let from = start(p.src_addr(), p.src_x(), p.src_y(), p.src_z(), sp, ss, row);
        let to = start(p.dst_addr(), p.dst_x(), p.dst_y(), p.dst_z(), dp, ds, row);
        move_bytes(vm, from, to, width)?;
    }
    Ok(so_far(last, all))
}

/// The next piece of a fill of `pieces` pieces at a stride, each of which is `bytes` bytes long.
pub(crate) fn fill_multi(
    vm: &Snapshot,
    to: u64,
    (stride, pieces): (u64, u64),
    (pattern, bytes): (u32, u64),
    done: u64,
) -> Result<Progress, MemoryFault> {
    if bytes == 0 {
        return Ok(Progress::Done);
    }
    let last = pieces.min(done + (PIECE / bytes).max(1));
    for piece in done..last {
        let to = to.wrapping_add(piece.wrapping_mul(stride));
        let mut at = 0;
        while let Progress::Upto(more) = fill(vm, to, pattern, bytes, at)? {
            at = more;
        }
    }
    Ok(so_far(last, pieces))
}

/// The next piece of a fill with a 32-bit pattern; a last part of a word gets the word's first bytes.
pub(crate) fn fill(
    vm: &Snapshot,
    to: u64,
    pattern: u32,
    bytes: u64,
    done: u64,
) -> Result<Progress, MemoryFault> {
    let n = (bytes - done).min(PIECE);
    let mut at = 0;
    while at < n {
        let target = to.wrapping_add(done + at);
        let span = vm.translate(target, Access::WRITE)?;
        let part = (n - at).min(span.end - target) as usize;
        let phase = ((done + at) % 4) as u32;
        let host = span.at(target);
        let word = pattern.rotate_right(8 * phase);
        let [first, rest @ ..] = word.to_le_bytes();
        if rest == [first; 3] {
            // SAFETY: `part` bytes from `target` lie in the span, which stays while the snapshot does.
            unsafe { host.write_bytes(first, part) };
        } else {
            for i in 0..part / 4 {
                // SAFETY: as above.
                unsafe { host.add(i * 4).cast::<u32>().write_unaligned(word) };
            }
            for (i, byte) in word.to_le_bytes().into_iter().enumerate().take(part % 4) {
                // SAFETY: as above.
                unsafe { host.add(part / 4 * 4 + i).write(byte) };
            }
        }
        at += part as u64;
    }
    Ok(so_far(done + n, bytes))
}
