//! Names of files: rights, links, the working folder.
#![expect(unsafe_code, reason = "C functions that write to buffers of the caller")]

use core::ffi::{c_char, c_int, c_void};
use core::ptr;
use std::ffi::CString;

use libc::{size_t, ssize_t};
use outcrop_soft::Entry;

use super::{fail, hooks};
use crate::path::{self, Found};
use crate::table::{self, What};
use crate::{host, real};

hooks! {
    fn access[](path: *const c_char, mode: c_int) -> c_int {
        faccessat(libc::AT_FDCWD, path, mode, 0)
    }
    fn eaccess[euidaccess](path: *const c_char, mode: c_int) -> c_int {
        faccessat(libc::AT_FDCWD, path, mode, libc::AT_EACCESS)
    }
    fn faccessat[](dir: c_int, path: *const c_char, mode: c_int, flags: c_int) -> c_int {
        match path::find(dir, path, flags & libc::AT_SYMLINK_NOFOLLOW == 0) {
            None => real::faccessat(dir, path, mode, flags),
            Some(Found::Elsewhere(path)) => real::faccessat(libc::AT_FDCWD, path.as_ptr(), mode, flags),
            Some(Found::Missing(errno)) => fail(errno),
            Some(Found::Ours { entry, .. }) => may(&entry, mode),
        }
    }
    fn readlink[](path: *const c_char, buf: *mut c_char, len: size_t) -> ssize_t {
        readlinkat(libc::AT_FDCWD, path, buf, len)
    }
    fn __readlink_chk[](path: *const c_char, buf: *mut c_char, len: size_t, room: size_t) -> ssize_t {
        if len > room { libc::abort() }
        readlink(path, buf, len)
    }
    fn readlinkat[](dir: c_int, path: *const c_char, buf: *mut c_char, len: size_t) -> ssize_t {
        if let Some(name) = name_of_number(path) {
            return put(&name, buf, len);
        }
        match path::find(dir, path, false) {
            None => real::readlinkat(dir, path, buf, len),
            Some(Found::Elsewhere(path)) => real::readlinkat(libc::AT_FDCWD, path.as_ptr(), buf, len),
            Some(Found::Missing(errno)) => fail(errno),
            Some(Found::Ours { entry: Entry::Link(to), .. }) => put(&to, buf, len),
            Some(Found::Ours { .. }) => fail(libc::EINVAL),
        }
    }
    fn __readlinkat_chk[](dir: c_int, path: *const c_char, buf: *mut c_char, len: size_t, room: size_t) -> ssize_t {
        if len > room { libc::abort() }
        readlinkat(dir, path, buf, len)
    }
    fn realpath[](path: *const c_char, buf: *mut c_char) -> *mut c_char {
        match path::find(libc::AT_FDCWD, path, true) {
            None => real::realpath(path, buf),
            Some(Found::Elsewhere(path)) => real::realpath(path.as_ptr(), buf),
            Some(Found::Missing(errno)) => {
                fail::<c_int>(errno);
                ptr::null_mut()
            }
            Some(Found::Ours { path, .. }) => give(&path, buf, libc::PATH_MAX as usize),
        }
    }
    fn __realpath_chk[](path: *const c_char, buf: *mut c_char, room: size_t) -> *mut c_char {
        if !buf.is_null() && room < libc::PATH_MAX as usize { libc::abort() }
        realpath(path, buf)
    }
    fn canonicalize_file_name[](path: *const c_char) -> *mut c_char {
        realpath(path, ptr::null_mut())
    }
    fn chdir[](path: *const c_char) -> c_int {
        match path::find(libc::AT_FDCWD, path, true) {
            Some(Found::Missing(errno)) => fail(errno),
            Some(Found::Ours { path, entry: Entry::Folder, .. }) => go(path),
            Some(Found::Ours { path, entry: Entry::Shared, .. }) => {
                let there = CString::new(path).unwrap_or_default();
                left(real::chdir(there.as_ptr()))
            }
            Some(Found::Ours { .. }) => fail(libc::ENOTDIR),
            Some(Found::Elsewhere(path)) => left(real::chdir(path.as_ptr())),
            None => left(real::chdir(path)),
        }
    }
    fn fchdir[](fd: c_int) -> c_int {
        if table::may_have(fd) && let Some(entry) = table::get(fd) {
            if !matches!(entry.what, What::Folder) {
                return fail(libc::ENOTDIR);
            }
            // By the name, which tells whether only the machine has it.
            let name = CString::new(&*entry.path).unwrap_or_default();
            return chdir(name.as_ptr());
        }
        left(real::fchdir(fd))
    }
    fn getcwd[](buf: *mut c_char, len: size_t) -> *mut c_char {
        match path::inside() {
            None => real::getcwd(buf, len),
            Some(_) if len == 0 && !buf.is_null() => {
                fail::<c_int>(libc::EINVAL);
                ptr::null_mut()
            }
            Some(inside) => {
                let room = if len == 0 { usize::MAX } else { len };
                if buf.is_null() && room != usize::MAX && room > inside.len() {
                    let own: *mut c_char = libc::malloc(room).cast();
                    if own.is_null() { own } else { give(&inside, own, room) }
                } else {
                    give(&inside, buf, room)
                }
            }
        }
    }
    fn __getcwd_chk[](buf: *mut c_char, len: size_t, room: size_t) -> *mut c_char {
        if len > room { libc::abort() }
        getcwd(buf, len)
    }
    fn get_current_dir_name[]() -> *mut c_char {
        getcwd(ptr::null_mut(), 0)
    }
    fn getxattr[](path: *const c_char, name: *const c_char, value: *mut c_void, len: size_t) -> ssize_t {
        match path::find(libc::AT_FDCWD, path, true) {
            None => real::getxattr(path, name, value, len),
            found => no_attribute(found),
        }
    }
    fn lgetxattr[](path: *const c_char, name: *const c_char, value: *mut c_void, len: size_t) -> ssize_t {
        match path::find(libc::AT_FDCWD, path, false) {
            None => real::lgetxattr(path, name, value, len),
            found => no_attribute(found),
        }
    }
    fn listxattr[](path: *const c_char, list: *mut c_char, len: size_t) -> ssize_t {
        match path::find(libc::AT_FDCWD, path, true) {
            None => real::listxattr(path, list, len),
            Some(Found::Missing(errno)) => fail(errno),
            Some(_) => 0,
        }
    }
    fn llistxattr[](path: *const c_char, list: *mut c_char, len: size_t) -> ssize_t {
        match path::find(libc::AT_FDCWD, path, false) {
            None => real::llistxattr(path, list, len),
            Some(Found::Missing(errno)) => fail(errno),
            Some(_) => 0,
        }
    }
}

/// `access` of something of the machine: devices are for all to use, folders to look into, files to read.
fn may(entry: &Entry, mode: c_int) -> c_int {
    // SAFETY: no pointers.
    let root = unsafe { libc::geteuid() } == 0;
    let (writes, executes) = (mode & libc::W_OK != 0, mode & libc::X_OK != 0);
    let refused = match entry {
        Entry::Device { .. } => executes,
        Entry::File => executes || writes && !root,
        _ => writes && !root,
    };
    if refused { fail(libc::EACCES) } else { 0 }
}

/// # Safety
/// `buf` is valid for `len` bytes.
unsafe fn put(text: &str, buf: *mut c_char, len: size_t) -> ssize_t {
    if len == 0 {
        return fail(libc::EINVAL);
    }
    let n = text.len().min(len);
    if !host::can_write(buf.addr(), n) {
        return fail(libc::EFAULT);
    }
    // SAFETY: `n` bytes of both.
    unsafe { ptr::copy_nonoverlapping(text.as_ptr(), buf.cast(), n) };
    n as ssize_t
}

/// Writes a path with its NUL to a buffer, or to a new one if that is null.
///
/// # Safety
/// `buf` is null or valid for `room` bytes.
unsafe fn give(path: &str, buf: *mut c_char, room: usize) -> *mut c_char {
    if path.len() >= room {
        fail::<c_int>(libc::ERANGE);
        return ptr::null_mut();
    }
    let text = CString::new(path).unwrap_or_default();
    if buf.is_null() {
        // SAFETY: a C string, copied to memory that the caller frees.
        return unsafe { libc::strdup(text.as_ptr()) };
    }
    if !host::can_write(buf.addr(), path.len() + 1) {
        fail::<c_int>(libc::EFAULT);
        return ptr::null_mut();
    }
    // SAFETY: it fits, as has been looked at.
    unsafe { ptr::copy_nonoverlapping(text.as_ptr(), buf, path.len() + 1) };
    buf
}

/// The working folder is one that only the machine has.
fn go(path: String) -> c_int {
    let nearest = path::nearest(&path);
    // SAFETY: a C string.
    let result = unsafe { real::chdir(nearest.as_ptr()) };
    if result == 0 {
        path::moved(Some(path));
    }
    result
}

/// The working folder may have changed to one of the computer's.
fn left(result: c_int) -> c_int {
    if result == 0 {
        path::moved(None);
    }
    result
}

fn no_attribute(found: Option<Found>) -> ssize_t {
    match found {
        Some(Found::Missing(errno)) => fail(errno),
        _ => fail(libc::ENODATA),
    }
}

/// What `/proc/self/fd/N` leads to, if it is a file of the machine.
///
/// # Safety
/// `path` is null or a C string.
unsafe fn name_of_number(path: *const c_char) -> Option<String> {
    if table::is_empty() {
        return None;
    }
    // SAFETY: the caller's contract.
    let path = core::str::from_utf8(unsafe { path::bytes(path) }?).ok()?;
    let number = path
        .strip_prefix("/proc/self/fd/")
        .or_else(|| path.strip_prefix("/dev/fd/"))
        .or_else(|| {
            let own = format!("/proc/{}/fd/", std::process::id());
            path.strip_prefix(own.as_str())
        })?;
    let entry = table::get(number.parse().ok()?)?;
    // What `dma_buf` files are called.
    Some(if entry.path.is_empty() {
        "/dmabuf:".to_owned()
    } else {
        entry.path.to_string()
    })
}
