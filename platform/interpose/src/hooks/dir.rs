//! Reading folders.
#![expect(
    unsafe_code,
    reason = "C functions; a stream is an object that the caller has a pointer to"
)]

use core::ffi::{c_char, c_int, c_long, c_void};
use core::mem;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::collections::BTreeMap;

use libc::{DIR, dirent, size_t, ssize_t};
use outcrop_platform::{Errno, Platform as _};
use outcrop_soft::Entry;

use super::open::open_found;
use super::stat::inode;
use super::{fail, hooks, refuse};
use crate::lock::{HeldOverFork, Lock};
use crate::path::{self, Found};
use crate::start::{self, Running};
use crate::table::{self, What};
use crate::{host, real};

/// One entry of a folder.
struct Name {
    name: String,
    kind: u8,
}

/// What `opendir` of a folder of the machine returns.
struct Stream {
    fd: c_int,
    names: Vec<Name>,
    next: usize,
    path: String,
    /// What `readdir` returned last.
    current: dirent,
}

/// The streams, by the address that the program has: a `DIR` of the C library is at none of them.
static STREAMS: Lock<BTreeMap<usize, Box<Stream>>> = Lock::new(BTreeMap::new());
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// What is held over a fork.
pub(crate) fn streams() -> &'static dyn HeldOverFork {
    &STREAMS
}

hooks! {
    fn opendir[](path: *const c_char) -> *mut DIR {
        let flags = libc::O_RDONLY | libc::O_DIRECTORY | libc::O_CLOEXEC;
        match path::find(libc::AT_FDCWD, path, true) {
            None => real::opendir(path),
            Some(Found::Elsewhere(path)) => real::opendir(path.as_ptr()),
            found => match open_found(found, flags, 0) {
                Some(fd) if fd >= 0 => {
                    let stream = fdopendir(fd);
                    if stream.is_null() { real::close(fd); }
                    stream
                }
                _ => ptr::null_mut(),
            },
        }
    }
    fn fdopendir[](fd: c_int) -> *mut DIR {
        if table::may_have(fd) && let Some(entry) = table::get(fd) {
            return match (entry.what, start::machine()) {
                (What::Folder, Some(running)) => stream_of(running, fd, &entry.path),
                (What::Name, _) => { fail::<c_int>(libc::EBADF); ptr::null_mut() }
                _ => { fail::<c_int>(libc::ENOTDIR); ptr::null_mut() }
            };
        }
        real::fdopendir(fd)
    }
    fn readdir[readdir64](dir: *mut DIR) -> *mut dirent {
        match with(dir, Stream::read) {
            Some(entry) => entry,
            None => real::readdir(dir),
        }
    }
    fn readdir_r[readdir64_r](dir: *mut DIR, entry: *mut dirent, result: *mut *mut dirent) -> c_int {
        match with(dir, Stream::read) {
            Some(found) if found.is_null() => {
                *result = ptr::null_mut();
                0
            }
            Some(found) => {
                ptr::copy_nonoverlapping(found, entry, 1);
                *result = entry;
                0
            }
            None => real::readdir_r(dir, entry, result),
        }
    }
    fn closedir[](dir: *mut DIR) -> c_int {
        match take(dir) {
            Some(stream) => super::fds::close(stream.fd),
            None => real::closedir(dir),
        }
    }
    fn rewinddir[](dir: *mut DIR) -> () {
        match with(dir, |stream| stream.path.clone()) {
            Some(path) => rewind(dir, &path),
            None => real::rewinddir(dir),
        }
    }
    fn seekdir[](dir: *mut DIR, at: c_long) -> () {
        if with(dir, |stream| stream.next = usize::try_from(at).unwrap_or(0)).is_none() {
            real::seekdir(dir, at);
        }
    }
    fn telldir[](dir: *mut DIR) -> c_long {
        match with(dir, |stream| stream.next as c_long) {
            Some(at) => at,
            None => real::telldir(dir),
        }
    }
    fn dirfd[](dir: *mut DIR) -> c_int {
        match with(dir, |stream| stream.fd) {
            Some(fd) => fd,
            None => real::dirfd(dir),
        }
    }
    fn getdents64[](fd: c_int, buf: *mut c_void, len: size_t) -> ssize_t {
        if table::may_have(fd) && let Some(entry) = table::get(fd) {
            return match (entry.what, start::machine()) {
                (What::Folder, Some(running)) => raw_entries(running, fd, &entry.path, buf, len),
                (What::Name, _) => fail(libc::EBADF),
                _ => fail(libc::ENOTDIR),
            };
        }
        real::getdents64(fd, buf, len)
    }
}

/// Runs `f` on a stream of this library; `None` if `dir` is the C library's.
fn with<R>(dir: *mut DIR, f: impl FnOnce(&mut Stream) -> R) -> Option<R> {
    if COUNT.load(Ordering::Relaxed) == 0 {
        return None;
    }
    STREAMS.with(|streams| streams.get_mut(&dir.addr()).map(|stream| f(stream)))
}

fn take(dir: *mut DIR) -> Option<Box<Stream>> {
    if COUNT.load(Ordering::Relaxed) == 0 {
        return None;
    }
    let stream = STREAMS.with(|streams| streams.remove(&dir.addr()))?;
    COUNT.fetch_sub(1, Ordering::Relaxed);
    Some(stream)
}

/// The names in a folder, the computer's too if it has the folder.
fn names(running: &Running, path: &str) -> Result<Vec<Name>, Errno> {
    let mut names = vec![
        Name {
            name: ".".into(),
            kind: libc::DT_DIR,
        },
        Name {
            name: "..".into(),
            kind: libc::DT_DIR,
        },
    ];
    running.machine.list_folder(path, &mut |name| {
        let kind = match running.machine.entry(&format!("{path}/{name}")) {
            Some(Entry::Folder | Entry::Shared) => libc::DT_DIR,
            Some(Entry::File) => libc::DT_REG,
            Some(Entry::Link(_)) => libc::DT_LNK,
            Some(Entry::Device { .. }) => libc::DT_CHR,
            _ => libc::DT_UNKNOWN,
        };
        names.push(Name {
            name: name.into(),
            kind,
        });
    })?;
    Ok(names)
}

fn stream_of(running: &Running, fd: c_int, path: &str) -> *mut DIR {
    let names = match names(running, path) {
        Ok(names) => names,
        Err(errno) => {
            refuse::<c_int>(errno);
            return ptr::null_mut();
        }
    };
    // SAFETY: all zero is a `dirent`.
    let current = unsafe { mem::zeroed() };
    let mut stream = Box::new(Stream {
        fd,
        names,
        next: 0,
        path: path.into(),
        current,
    });
    let address: *mut Stream = &raw mut *stream;
    STREAMS.with(|streams| streams.insert(address.addr(), stream));
    COUNT.fetch_add(1, Ordering::Relaxed);
    address.cast()
}

impl Stream {
    /// The next entry, null at the end.
    fn read(&mut self) -> *mut dirent {
        let Some(name) = self.names.get(self.next) else {
            return ptr::null_mut();
        };
        self.next += 1;
        let entry = &mut self.current;
        entry.d_ino = inode(&format!("{}/{}", self.path, name.name));
        entry.d_off = self.next as i64;
        entry.d_reclen = size_of::<dirent>() as u16;
        entry.d_type = name.kind;
        entry.d_name.fill(0);
        for (to, from) in entry.d_name.iter_mut().zip(name.name.bytes().take(255)) {
            *to = from as c_char;
        }
        entry
    }
}

/// Starts a stream again, with the names that its folder has by now.
fn rewind(dir: *mut DIR, path: &str) {
    // A folder that cannot be read any more keeps the names it had.
    let names = start::machine().and_then(|running| names(running, path).ok());
    with(dir, |stream| {
        stream.next = 0;
        if let Some(names) = names {
            stream.names = names;
        }
    });
}

/// Fills `buf` with records of `getdents64`.
///
/// # Safety
/// `buf` is valid for `len` bytes.
unsafe fn raw_entries(running: &Running, fd: c_int, path: &str, buf: *mut c_void, len: size_t) -> ssize_t {
    /// Where the name is in a record.
    const NAME_AT: usize = mem::offset_of!(dirent, d_name);
    if !host::can_write(buf.addr(), len) {
        return fail(libc::EFAULT);
    }
    let names = match names(running, path) {
        Ok(names) => names,
        Err(errno) => return refuse(errno),
    };
    // The position is that of the file that the number is of, which duplicates share and `lseek` sets.
    // SAFETY: no pointers.
    let Ok(position) = usize::try_from(unsafe { real::lseek(fd, 0, libc::SEEK_CUR) }) else {
        return refuse(host::last_error());
    };
    let mut next = position;
    let mut filled = 0;
    for (index, name) in names.iter().enumerate().skip(position) {
        let bytes = (NAME_AT + name.name.len() + 1).next_multiple_of(8);
        if filled + bytes > len {
            break;
        }
        let mut record = vec![0_u8; bytes];
        let id = inode(&format!("{path}/{}", name.name));
        for (at, part) in [
            (0, &id.to_ne_bytes()[..]),
            (8, &(index as i64 + 1).to_ne_bytes()[..]),
            (16, &(bytes as u16).to_ne_bytes()[..]),
            (18, &[name.kind][..]),
            (NAME_AT, name.name.as_bytes()),
        ] {
            for (to, from) in record.iter_mut().skip(at).zip(part) {
                *to = *from;
            }
        }
        // SAFETY: the record fits into what is left of the buffer.
        unsafe { ptr::copy_nonoverlapping(record.as_ptr(), buf.cast::<u8>().add(filled), bytes) };
        filled += bytes;
        next = index + 1;
    }
    if filled == 0 && position < names.len() {
        return fail(libc::EINVAL);
    }
    // SAFETY: no pointers.
    if next != position && unsafe { real::lseek(fd, next as i64, libc::SEEK_SET) } < 0 {
        return refuse(host::last_error());
    }
    filled as ssize_t
}
