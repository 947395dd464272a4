//! File numbers, and what is done with the files by them.
#![expect(unsafe_code, reason = "C functions")]

use core::ffi::{c_int, c_uint, c_ulong, c_void};

use libc::{iovec, off_t, size_t, ssize_t};

use super::{fail, hooks, refuse};
use crate::table::{self, Entry, Kind, What};
use crate::{folder, host, lent, real, start};

hooks! {
    fn close[__close](fd: c_int) -> c_int {
        if host::is_private(fd) || folder::is_note(fd) {
            // A program that closes all numbers does not know of it.
            return fail(libc::EBADF);
        }
        let gone = closing(fd);
        let result = real::close(fd);
        drop(gone);
        result
    }
    fn close_range[](first: c_uint, last: c_uint, flags: c_int) -> c_int {
        let ours = start::is_ours();
        if flags & libc::CLOSE_RANGE_CLOEXEC as c_int == 0 && ours {
            let number = |n: c_uint| c_int::try_from(n).unwrap_or(c_int::MAX);
            table::forget_range(number(first), number(last));
        }
        // In a child that is about to be another program the machine's own files may be closed too.
        let mut kept = if ours { host::private(first, last) } else { Vec::new() };
        let note = folder::there().map(|fd| fd as c_uint).filter(|fd| (first..=last).contains(fd));
        // It is the lowest.
        kept.splice(..0, note);
        around(&kept, first, last, flags)
    }
    fn closefrom[](first: c_int) -> () {
        close_range(first.max(0) as c_uint, c_uint::MAX, 0);
    }
    fn dup[](fd: c_int) -> c_int {
        let to = real::dup(fd);
        if to >= 0 { table::duplicated(fd, to) }
        to
    }
    fn dup2[__dup2](from: c_int, to: c_int) -> c_int {
        dup_to(from, to, || real::dup2(from, to))
    }
    fn dup3[](from: c_int, to: c_int, flags: c_int) -> c_int {
        dup_to(from, to, || real::dup3(from, to, flags))
    }
    fn fcntl[fcntl64 __fcntl](fd: c_int, command: c_int, arg: *mut c_void) -> c_int {
        let result = real::fcntl(fd, command, arg);
        if result >= 0 && matches!(command, libc::F_DUPFD | libc::F_DUPFD_CLOEXEC) {
            table::duplicated(fd, result);
        }
        result
    }
    fn ioctl[](fd: c_int, request: c_ulong, arg: *mut c_void) -> c_int {
        if let Some(entry) = of_ioctl(fd, request) {
            return machine_ioctl(&entry, fd, request as u32, arg);
        }
        real::ioctl(fd, request, arg)
    }
    fn read[__read](fd: c_int, buf: *mut c_void, len: size_t) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::read(fd, buf, len),
        }
    }
    fn __read_chk[](fd: c_int, buf: *mut c_void, len: size_t, room: size_t) -> ssize_t {
        if len > room { libc::abort() }
        read(fd, buf, len)
    }
    fn pread[pread64 __pread64](fd: c_int, buf: *mut c_void, len: size_t, at: off_t) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::pread(fd, buf, len, at),
        }
    }
    fn __pread_chk[__pread64_chk](fd: c_int, buf: *mut c_void, len: size_t, at: off_t, room: size_t) -> ssize_t {
        if len > room { libc::abort() }
        pread(fd, buf, len, at)
    }
    fn readv[](fd: c_int, parts: *const iovec, count: c_int) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::readv(fd, parts, count),
        }
    }
    fn write[__write](fd: c_int, buf: *const c_void, len: size_t) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::write(fd, buf, len),
        }
    }
    fn pwrite[pwrite64 __pwrite64](fd: c_int, buf: *const c_void, len: size_t, at: off_t) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::pwrite(fd, buf, len, at),
        }
    }
    fn writev[](fd: c_int, parts: *const iovec, count: c_int) -> ssize_t {
        match no_data(fd) {
            Some(errno) => fail(errno),
            None => real::writev(fd, parts, count),
        }
    }
    fn ftruncate[ftruncate64](fd: c_int, len: off_t) -> c_int {
        // None of them can be made longer or shorter.
        if table::may_have(fd) && table::get(fd).is_some() {
            return fail(libc::EINVAL);
        }
        real::ftruncate(fd, len)
    }
    fn lseek[lseek64 __lseek](fd: c_int, offset: off_t, whence: c_int) -> off_t {
        match no_position(fd) {
            Some(errno) => fail(errno),
            None if table::may_have(fd) => seek(fd, offset, whence),
            None => {
                let at = real::lseek(fd, offset, whence);
                // A socket: it may be a dmabuf of another process, and this the first that is done with it.
                if at < 0 && start::running().is_some() {
                    let why = host::last_error();
                    if why.0 == libc::ESPIPE as u16 && lent::receive(fd).is_some() {
                        return seek(fd, offset, whence);
                    }
                    return refuse(why);
                }
                at
            }
        }
    }
}

/// What `fd` is, taken out of the table, as it is about to be closed.
fn closing(fd: c_int) -> Option<Entry> {
    if table::may_have(fd) && start::is_ours() {
        table::forget(fd)
    } else {
        None
    }
}

/// A duplicate of `from` takes the place of `to`.
fn dup_to(from: c_int, to: c_int, call: impl FnOnce() -> c_int) -> c_int {
    if host::is_private(to) {
        return fail(libc::EBUSY);
    }
    let result = call();
    if result >= 0 {
        table::duplicated(from, to);
    }
    result
}

/// `close_range` with some numbers left open, which are in order.
fn around(kept: &[c_uint], first: c_uint, last: c_uint, flags: c_int) -> c_int {
    let mut from = first;
    for &own in kept {
        if own > from {
            // SAFETY: the numbers between two of the machine's own are the program's.
            let result = unsafe { real::close_range(from, own - 1, flags) };
            if result != 0 {
                return result;
            }
        }
        from = own + 1;
    }
    if from > last && from != first {
        return 0;
    }
    // SAFETY: as above.
    unsafe { real::close_range(from, last, flags) }
}

/// The entry of a file that the machine answers an ioctl of.
fn of_ioctl(fd: c_int, request: c_ulong) -> Option<Entry> {
    if table::may_have(fd) {
        return table::get(fd);
    }
    // A duplicate that was made past this library is looked for where a request is the machine's by its kind.
    let kind = request >> 8 & 0xff;
    if table::is_empty() || !(kind == u64::from(b'K') || kind == u64::from(b'd')) {
        return None;
    }
    table::find(fd)
}

fn machine_ioctl(entry: &Entry, fd: c_int, request: u32, arg: *mut c_void) -> c_int {
    lent::sweep();
    let What::Machine(_) = entry.what else {
        let named = matches!(entry.what, What::Name);
        return fail(if named { libc::EBADF } else { libc::ENOTTY });
    };
    // `kfd_ioctl`: a child can use the numbers that it has got only to close them.
    let Some(running) = start::running().filter(|_| !entry.inherited) else {
        return fail(libc::EBADF);
    };
    // SAFETY: the caller of the C function answers for the argument.
    match host::at_machine(|| unsafe { running.ioctl(request, fd, arg.cast()) }) {
        Ok(value) => value as c_int,
        Err(errno) => refuse(errno),
    }
}

/// `lseek` of a file of the machine that has a position: of a dmabuf the size or the start (`dma_buf_llseek`).
fn seek(fd: c_int, offset: off_t, whence: c_int) -> off_t {
    if let Some(Entry {
        what: What::Machine(file),
        ..
    }) = table::get(fd)
    {
        let bytes = start::running().and_then(|running| running.machine.dmabuf_bytes(file.inner));
        return match (bytes, whence, offset) {
            (Some(bytes), libc::SEEK_END, 0) => bytes as off_t,
            (Some(_), libc::SEEK_SET, 0) => 0,
            _ => fail(libc::EINVAL),
        };
    }
    // SAFETY: no pointers.
    unsafe { real::lseek(fd, offset, whence) }
}

/// Why a file of the machine cannot be read or written, if it cannot.
#[inline]
fn no_data(fd: c_int) -> Option<c_int> {
    if table::may_have(fd) { no_data_of(fd) } else { None }
}

#[cold]
fn no_data_of(fd: c_int) -> Option<c_int> {
    match table::get(fd)?.what {
        // The drivers have no such functions.
        What::Machine(_) => Some(libc::EINVAL),
        What::Folder => Some(libc::EISDIR),
        What::Name => Some(libc::EBADF),
        What::Text => None,
    }
}

/// Why a file of the machine has no position, if it has none.
#[inline]
fn no_position(fd: c_int) -> Option<c_int> {
    if table::may_have(fd) {
        no_position_of(fd)
    } else {
        None
    }
}

#[cold]
fn no_position_of(fd: c_int) -> Option<c_int> {
    match table::get(fd)?.what {
        What::Machine(file) if file.kind != Kind::Dmabuf => Some(libc::ESPIPE),
        What::Name => Some(libc::EBADF),
        _ => None,
    }
}
