//! Opening files.
#![expect(unsafe_code, reason = "C functions")]

use core::ffi::{c_char, c_int};
use std::ffi::CString;

use libc::mode_t;
use outcrop_platform::{Errno, OpenFlags, Platform as _};
use outcrop_soft::Entry;

use super::{hooks, refuse};
use crate::host::{last_error, without_signals};
use crate::path::{self, Found};
use crate::real;
use crate::start::{self, Running};
use crate::table::{self, Kind, What};

/// What asks for more than reading.
const WRITES: c_int = libc::O_WRONLY | libc::O_RDWR;

hooks! {
    fn open[open64 __open __open64](path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
        match open_found(path::find(libc::AT_FDCWD, path, follows(flags)), flags, mode) {
            None => real::open(path, flags, mode),
            Some(fd) => fd,
        }
    }
    fn openat[openat64 __openat __openat64](dir: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
        match open_found(path::find(dir, path, follows(flags)), flags, mode) {
            None => real::openat(dir, path, flags, mode),
            Some(fd) => fd,
        }
    }
    fn __open_2[__open64_2](path: *const c_char, flags: c_int) -> c_int {
        open(path, flags, 0)
    }
    fn __openat_2[__openat64_2](dir: c_int, path: *const c_char, flags: c_int) -> c_int {
        openat(dir, path, flags, 0)
    }
    fn creat[creat64](path: *const c_char, mode: mode_t) -> c_int {
        open(path, libc::O_CREAT | libc::O_WRONLY | libc::O_TRUNC, mode)
    }
}

fn follows(flags: c_int) -> bool {
    let creates = flags & (libc::O_CREAT | libc::O_EXCL) == libc::O_CREAT | libc::O_EXCL;
    flags & libc::O_NOFOLLOW == 0 && !creates
}

/// Opens what a path has led to; `None` if that is foreign.
pub(crate) fn open_found(found: Option<Found>, flags: c_int, mode: mode_t) -> Option<c_int> {
    Some(match found? {
        // SAFETY: a C string; the flags are the program's.
        Found::Elsewhere(path) => unsafe { real::open(path.as_ptr(), flags, mode) },
        // Only root may create in sysfs, and there nobody.
        Found::Missing(libc::ENOENT) if flags & libc::O_CREAT != 0 => refuse(Errno::ACCES),
        Found::Missing(errno) => super::fail(errno),
        Found::Ours { running, path, entry } => {
            open_ours(running, &path, &entry, flags, mode).unwrap_or_else(refuse)
        }
    })
}

fn open_ours(
    running: &Running,
    path: &str,
    entry: &Entry,
    flags: c_int,
    mode: mode_t,
) -> Result<c_int, Errno> {
    const NOT_A_LINK: Errno = Errno(libc::ELOOP as u16);
    let named_only = flags & libc::O_PATH != 0;
    let must_be_new = flags & (libc::O_CREAT | libc::O_EXCL) == libc::O_CREAT | libc::O_EXCL;
    let folder = matches!(entry, Entry::Folder | Entry::Shared);
    if must_be_new && !named_only {
        return Err(Errno::EXIST);
    }
    if flags & libc::O_DIRECTORY != 0 && !folder {
        return Err(Errno::NOTDIR);
    }
    if matches!(entry, Entry::Link(_)) && !named_only {
        return Err(NOT_A_LINK);
    }
    if folder && !named_only && flags & (WRITES | libc::O_CREAT) != 0 {
        return Err(Errno(libc::EISDIR as u16));
    }
    match entry {
        Entry::Shared => {
            // The computer's folder itself, so that what only that has can be reached by it.
            let name = CString::new(path).map_err(|_| Errno::INVAL)?;
            // SAFETY: a C string.
            let fd = unsafe { real::open(name.as_ptr(), flags, mode) };
            let fd = if fd < 0 {
                table::place(c"outcrop:folder", flags)?
            } else {
                fd
            };
            named(fd, What::Folder, path)
        }
        Entry::Folder => named(table::place(c"outcrop:folder", flags)?, What::Folder, path),
        _ if named_only => named(table::place(c"outcrop:name", flags)?, What::Name, path),
        Entry::File => {
            // Nothing there has a function that takes what is written.
            if flags & WRITES != 0 {
                return Err(Errno::ACCES);
            }
            named(text(&content(running, path)?, flags)?, What::Text, path)
        }
        Entry::Device { .. } => {
            let kind = if path == "/dev/kfd" {
                Kind::Kfd
            } else {
                Kind::Render
            };
            let both = OpenFlags::READ | OpenFlags::WRITE;
            let inner = without_signals(|| running.client.open(path, both))?;
            if kind == Kind::Kfd {
                start::has_opened_kfd();
            }
            table::place_machine_file(inner, kind, path, flags)
        }
        _ => Err(Errno::NXIO),
    }
}

/// Gives a number that has just been made an entry, or gives it up.
fn named(fd: c_int, what: What, path: &str) -> Result<c_int, Errno> {
    table::insert(fd, what, path.into()).inspect_err(|_| {
        // SAFETY: nobody knows the number yet.
        unsafe { real::close(fd) };
    })?;
    Ok(fd)
}

/// All bytes of a file of the trees.
pub(crate) fn content(running: &Running, path: &str) -> Result<Vec<u8>, Errno> {
    let mut buf = vec![0; 16 << 10];
    loop {
        let n = without_signals(|| running.machine.read_file(path, &mut buf))?;
        if n < buf.len() {
            buf.truncate(n);
            return Ok(buf);
        }
        buf.resize(buf.len() * 4, 0);
    }
}

/// A file that is read only, with these bytes.
fn text(bytes: &[u8], flags: c_int) -> Result<c_int, Errno> {
    let fd = table::place(c"outcrop:text", flags)?;
    let filled = fill(fd, bytes).and_then(|()| reopen_read_only(fd, flags));
    filled.inspect_err(|_| {
        // SAFETY: nobody knows the number yet.
        unsafe { real::close(fd) };
    })?;
    Ok(fd)
}

fn fill(fd: c_int, mut bytes: &[u8]) -> Result<(), Errno> {
    while !bytes.is_empty() {
        // SAFETY: the bytes are borrowed for the call.
        match unsafe { real::write(fd, bytes.as_ptr().cast(), bytes.len()) } {
            -1 => match last_error() {
                Errno::INTR => {}
                error => return Err(error),
            },
            n => bytes = bytes.get(n as usize..).unwrap_or_default(),
        }
    }
    // SAFETY: no pointers.
    unsafe { libc::fchmod(fd, 0o444) };
    Ok(())
}

/// Makes `fd` a read-only opening of the file that it is.
fn reopen_read_only(fd: c_int, flags: c_int) -> Result<(), Errno> {
    let name = CString::new(format!("/proc/self/fd/{fd}")).unwrap_or_default();
    let kept = flags & (libc::O_CLOEXEC | libc::O_NONBLOCK | libc::O_NOATIME);
    // SAFETY: a C string.
    let again = unsafe { real::open(name.as_ptr(), libc::O_RDONLY | kept, 0) };
    if again < 0 {
        // Without /proc it can be written to, which changes nothing but this copy.
        // SAFETY: no pointers.
        return if unsafe { real::lseek(fd, 0, libc::SEEK_SET) } == 0 {
            Ok(())
        } else {
            Err(last_error())
        };
    }
    // SAFETY: two open files, of which the second is nobody's.
    let placed = unsafe { real::dup3(again, fd, flags & libc::O_CLOEXEC) };
    let error = last_error();
    // SAFETY: made above.
    unsafe { real::close(again) };
    if placed < 0 { Err(error) } else { Ok(()) }
}

/// The path by which the C library itself opens what a path has led to; a file of the machine by a number that the caller
/// closes when that is done.
pub(crate) fn path_for_library(found: Found, flags: c_int) -> Result<(CString, Option<c_int>), Errno> {
    if let Found::Elsewhere(path) = found {
        return Ok((path, None));
    }
    let fd = open_found(Some(found), flags | libc::O_CLOEXEC, 0).unwrap_or(-1);
    if fd < 0 {
        return Err(last_error());
    }
    let name = CString::new(format!("/proc/self/fd/{fd}")).unwrap_or_default();
    Ok((name, Some(fd)))
}
