//! How the next program gets to know of a working folder that only the machine has: by a memory file with its path, under a
//! number that is out of the program's way and stays open over `exec`.
#![expect(unsafe_code, reason = "memory files by libc")]

use core::ffi::{CStr, c_int};
use core::ptr;
use core::sync::atomic::{AtomicI32, Ordering};

use crate::{host, real};

const NAME: &CStr = c"outcrop:working-folder";
/// What `/proc` calls it.
const LINK: &[u8] = b"/memfd:outcrop:working-folder (deleted)";

/// The number, the last before the machine's own; 0 before it is known.
static NUMBER: AtomicI32 = AtomicI32::new(0);

fn number() -> c_int {
    match NUMBER.load(Ordering::Relaxed) {
        0 => {
            let number = host::private_from() - 1;
            NUMBER.store(number, Ordering::Relaxed);
            number
        }
        number => number,
    }
}

/// Whether `fd` is the note, which programs that close all numbers are to leave.
#[inline]
pub(crate) fn is_note(fd: c_int) -> bool {
    fd != 0 && fd == NUMBER.load(Ordering::Relaxed) && is_there(fd)
}

/// The note's number, if there is one.
pub(crate) fn there() -> Option<c_int> {
    let number = number();
    is_there(number).then_some(number)
}

fn is_there(number: c_int) -> bool {
    // SAFETY: asks for the flags only.
    if unsafe { real::fcntl(number, libc::F_GETFD, ptr::null_mut()) } < 0 {
        return false;
    }
    let mut link = [0; LINK.len() + 1];
    let mut path = [0_u8; 32];
    let written = std::io::Write::write_fmt(&mut &mut path[..31], format_args!("/proc/self/fd/{number}"));
    // SAFETY: a path with its NUL, and the buffer of the length that is said.
    let got = unsafe {
        real::readlinkat(
            libc::AT_FDCWD,
            path.as_ptr().cast(),
            link.as_mut_ptr().cast(),
            link.len(),
        )
    };
    written.is_ok() && usize::try_from(got).is_ok_and(|n| link.get(..n) == Some(LINK))
}

/// Leaves the note, or takes it away. Called between `vfork` and `exec` too: nothing in memory changes.
pub(crate) fn note(path: Option<&str>) {
    if let Some(number) = there() {
        // SAFETY: a file of this library.
        unsafe { real::close(number) };
    }
    let Some(path) = path else { return };
    // SAFETY: asks for the flags only.
    if unsafe { real::fcntl(number(), libc::F_GETFD, ptr::null_mut()) } >= 0 {
        // The program has taken the number.
        return;
    }
    // SAFETY: a name with its NUL.
    let fd = unsafe { libc::memfd_create(NAME.as_ptr(), 0) };
    if fd < 0 {
        // The next program begins in the nearest folder that there is.
        return;
    }
    // SAFETY: the bytes are borrowed for the call.
    unsafe { real::write(fd, path.as_ptr().cast(), path.len()) };
    // SAFETY: two numbers, of which the first is this library's and the second is free.
    unsafe { real::dup2(fd, number()) };
    // SAFETY: made above.
    unsafe { real::close(fd) };
}

/// What the note says.
pub(crate) fn noted() -> Option<String> {
    let number = there()?;
    let mut path = vec![0; libc::PATH_MAX as usize];
    // SAFETY: the buffer of the length that is said.
    let got = unsafe { real::pread(number, path.as_mut_ptr().cast(), path.len(), 0) };
    path.truncate(usize::try_from(got).ok()?);
    String::from_utf8(path).ok()
}
