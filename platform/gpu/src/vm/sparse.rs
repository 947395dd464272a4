//! Sparse ranges (PRT): addresses without memory, which read as 0 and drop what is written.
//!
//! Readers get a piece of constant zeros, writers one whose bytes nobody reads, so that an access is one of host memory
//! as everywhere else. What an atomic returns is the one thing that both do not give: see [`swallows`].

use core::cell::UnsafeCell;

use super::{Access, Span};

const PAGE: u64 = 4096;
/// Two pages: no access of a page or less that begins in the first crosses the end.
const BYTES: usize = 2 * PAGE as usize;

#[repr(C, align(4096))]
struct Zeros([u8; BYTES]);

#[repr(C, align(4096))]
struct Sink(UnsafeCell<[u8; BYTES]>);

// SAFETY: the bytes are reached through raw pointers and atomics only, as all device memory, and mean nothing.
unsafe impl Sync for Sink {}

static ZEROS: Zeros = Zeros([0; BYTES]);
static SINK: Sink = Sink(UnsafeCell::new([0; BYTES]));

/// The piece of a sparse span that holds `va`, for `access`: it begins with the page and ends after two.
pub(super) fn window(span: &Span, va: u64, access: Access) -> Span {
    let start = va & !(PAGE - 1);
    Span {
        start,
        end: span.end.min(start.saturating_add(BYTES as u64)),
        host: if access.contains(Access::WRITE) {
            SINK.0.get().cast()
        } else {
            ZEROS.0.as_ptr().cast_mut()
        },
        access,
    }
}

/// Whether a host address is one that [`window`] gives: such a piece stands for one page of one access.
pub(crate) fn holds(host: *const u8) -> bool {
    swallows(host) || is_in(host, ZEROS.0.as_ptr())
}

/// Whether what is written to a host address goes nowhere: an atomic there returns 0.
#[inline(always)]
pub(crate) fn swallows(host: *const u8) -> bool {
    is_in(host, SINK.0.get().cast())
}

#[inline(always)]
fn is_in(host: *const u8, piece: *const u8) -> bool {
    host.addr().wrapping_sub(piece.addr()) < BYTES
}
