//! Streams of the C library. What `fopen` returned for a file of the machine is the C library's own stream of its memory file,
//! and needs nothing more.
#![expect(unsafe_code, reason = "C functions")]

use core::ffi::{CStr, c_char, c_int};
use core::ptr;

use libc::FILE;

use super::open::{open_found, path_for_library};
use super::{hooks, refuse};
use crate::path::{self, Found};
use crate::real;

hooks! {
    fn fopen[fopen64](path: *const c_char, mode: *const c_char) -> *mut FILE {
        let found = match path::find(libc::AT_FDCWD, path, true) {
            None => return real::fopen(path, mode),
            Some(Found::Elsewhere(path)) => return real::fopen(path.as_ptr(), mode),
            found => found,
        };
        match open_found(found, flags(mode), 0) {
            Some(fd) if fd >= 0 => {
                let stream = libc::fdopen(fd, mode);
                if stream.is_null() { super::fds::close(fd); }
                stream
            }
            _ => ptr::null_mut(),
        }
    }
    fn freopen[freopen64](path: *const c_char, mode: *const c_char, stream: *mut FILE) -> *mut FILE {
        let Some(found) = path::find(libc::AT_FDCWD, path, true) else {
            return real::freopen(path, mode, stream);
        };
        match path_for_library(found, flags(mode)) {
            Ok((path, fd)) => {
                let stream = real::freopen(path.as_ptr(), mode, stream);
                if let Some(fd) = fd { super::fds::close(fd); }
                stream
            }
            Err(errno) => {
                libc::fclose(stream);
                refuse::<c_int>(errno);
                ptr::null_mut()
            }
        }
    }
}

/// The flags of `open` that a mode of `fopen` stands for.
///
/// # Safety
/// `mode` is a C string.
unsafe fn flags(mode: *const c_char) -> c_int {
    // SAFETY: the caller's contract.
    let mode = unsafe { CStr::from_ptr(mode) }.to_bytes();
    let has = |letter: u8| mode.contains(&letter);
    let way = match (mode.first(), has(b'+')) {
        (_, true) => libc::O_RDWR,
        (Some(b'r'), false) => libc::O_RDONLY,
        (_, false) => libc::O_WRONLY,
    };
    let new = if mode.first() == Some(&b'r') {
        0
    } else {
        libc::O_CREAT
    };
    let exclusive = if has(b'x') { libc::O_EXCL } else { 0 };
    let kept = if has(b'e') { libc::O_CLOEXEC } else { 0 };
    way | new | exclusive | kept
}
