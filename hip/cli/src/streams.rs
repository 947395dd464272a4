//! Standard streams that were closed when this command started: Rust opens `/dev/null` in their places, and a program that
//! takes this process over is to find them closed.
#![expect(
    unsafe_code,
    reason = "runs before Rust does; flags of file numbers by the C library"
)]

use core::ffi::c_int;
use core::sync::atomic::{AtomicU8, Ordering};

const F_GETFD: c_int = 1;
const F_SETFD: c_int = 2;
const FD_CLOEXEC: c_int = 1;
const STREAMS: core::ops::Range<c_int> = 0..3;

unsafe extern "C" {
    fn fcntl(fd: c_int, command: c_int, ...) -> c_int;
}

/// A bit for each stream that was closed.
static CLOSED: AtomicU8 = AtomicU8::new(0);

extern "C" fn look() {
    for fd in STREAMS {
        // SAFETY: asks for the flags only.
        if unsafe { fcntl(fd, F_GETFD) } < 0 {
            CLOSED.fetch_or(1 << fd, Ordering::Relaxed);
        }
    }
}

#[used]
// SAFETY: a function of the type that is called from here, before `main`; it needs nothing that is not there then.
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

/// Has those that were closed close again when the next program starts.
pub fn close_again() {
    for fd in STREAMS {
        if CLOSED.load(Ordering::Relaxed) >> fd & 1 != 0 {
            // SAFETY: numbers only.
            unsafe { fcntl(fd, F_SETFD, FD_CLOEXEC) };
        }
    }
}
