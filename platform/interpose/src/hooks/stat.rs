//! What a file is.
#![expect(unsafe_code, reason = "C functions that fill structures of the caller")]

use core::ffi::{c_char, c_int, c_uint};
use core::ptr;

use libc::{stat as Stat, statx as Statx};
use outcrop_soft::{Entry, Machine};

use super::{fail, hooks};
use crate::path::{self, Found};
use crate::start::{self, Running};
use crate::table::{self, Kind, What};
use crate::{host, real};

/// What is told of a file.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    mode: u32,
    links: u64,
    bytes: u64,
    device: (u32, u32),
    inode: u64,
}

/// The device that the trees are on: one without a disk, as sysfs.
const ON: (u32, u32) = (0, 0x7f);
/// The bytes that sysfs says a file has.
const SYSFS_BYTES: u64 = 4096;

hooks! {
    fn stat[stat64](path: *const c_char, buf: *mut Stat) -> c_int {
        fstatat(libc::AT_FDCWD, path, buf, 0)
    }
    fn lstat[lstat64](path: *const c_char, buf: *mut Stat) -> c_int {
        fstatat(libc::AT_FDCWD, path, buf, libc::AT_SYMLINK_NOFOLLOW)
    }
    fn fstat[fstat64](fd: c_int, buf: *mut Stat) -> c_int {
        match of_number(fd) {
            Some(facts) => fill(facts, buf),
            None => real::fstat(fd, buf),
        }
    }
    fn fstatat[fstatat64](dir: c_int, path: *const c_char, buf: *mut Stat, flags: c_int) -> c_int {
        match of_path(dir, path, flags) {
            Told::Facts(facts) => fill(facts, buf),
            Told::Error(errno) => fail(errno),
            Told::Elsewhere(path) => real::fstatat(libc::AT_FDCWD, path.as_ptr(), buf, flags),
            Told::Nothing => real::fstatat(dir, path, buf, flags),
        }
    }
    fn __xstat[__xstat64](_version: c_int, path: *const c_char, buf: *mut Stat) -> c_int {
        stat(path, buf)
    }
    fn __lxstat[__lxstat64](_version: c_int, path: *const c_char, buf: *mut Stat) -> c_int {
        lstat(path, buf)
    }
    fn __fxstat[__fxstat64](_version: c_int, fd: c_int, buf: *mut Stat) -> c_int {
        fstat(fd, buf)
    }
    fn __fxstatat[__fxstatat64](_version: c_int, dir: c_int, path: *const c_char, buf: *mut Stat, flags: c_int) -> c_int {
        fstatat(dir, path, buf, flags)
    }
    fn statx[](dir: c_int, path: *const c_char, flags: c_int, mask: c_uint, buf: *mut Statx) -> c_int {
        match of_path(dir, path, flags) {
            Told::Facts(facts) => fill_x(facts, buf),
            Told::Error(errno) => fail(errno),
            Told::Elsewhere(path) => real::statx(libc::AT_FDCWD, path.as_ptr(), flags, mask, buf),
            Told::Nothing => real::statx(dir, path, flags, mask, buf),
        }
    }
}

enum Told {
    Facts(Facts),
    Error(c_int),
    Elsewhere(std::ffi::CString),
    /// It is foreign.
    Nothing,
}

/// # Safety
/// `path` is null or a C string.
unsafe fn of_path(dir: c_int, path: *const c_char, flags: c_int) -> Told {
    // SAFETY: the caller's contract.
    if flags & libc::AT_EMPTY_PATH != 0 && (path.is_null() || unsafe { path::bytes(path) } == Some(b"")) {
        return of_number(dir).map_or(Told::Nothing, Told::Facts);
    }
    // SAFETY: the caller's contract.
    match unsafe { path::find(dir, path, flags & libc::AT_SYMLINK_NOFOLLOW == 0) } {
        None => Told::Nothing,
        Some(Found::Elsewhere(path)) => Told::Elsewhere(path),
        Some(Found::Missing(errno)) => Told::Error(errno),
        Some(Found::Ours { running, path, entry }) => {
            if entry == Entry::Shared && is_there(&path) {
                return std::ffi::CString::new(path).map_or(Told::Error(libc::EINVAL), Told::Elsewhere);
            }
            Told::Facts(of_entry(running, &path, &entry))
        }
    }
}

/// Whether the computer has something of that name.
fn is_there(path: &str) -> bool {
    std::ffi::CString::new(path)
        // SAFETY: a C string; nothing is written.
        .is_ok_and(|path| unsafe { real::faccessat(libc::AT_FDCWD, path.as_ptr(), libc::F_OK, 0) } == 0)
}

fn of_number(fd: c_int) -> Option<Facts> {
    if !table::may_have(fd) {
        return None;
    }
    let entry = table::get(fd)?;
    if let What::Machine(file) = &entry.what
        && file.kind == Kind::Dmabuf
    {
        // The memory file's own size is not the BO's.
        return Some(Facts {
            mode: 0o600,
            links: 1,
            bytes: 0,
            device: (0, 0),
            inode: inode(&format!("dmabuf:{}", file.inner.0)),
        });
    }
    let running = start::machine()?;
    let what = running.machine.entry(&entry.path)?;
    if what == Entry::Shared && matches!(entry.what, What::Folder) && is_there(&entry.path) {
        return None;
    }
    Some(of_entry(running, &entry.path, &what))
}

/// A number for a path that is the same each time.
pub(super) fn inode(path: &str) -> u64 {
    // FNV-1a, with a bit that keeps it from being 0.
    path.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    }) >> 1
        | 1
}

pub(super) fn of_entry(running: &Running, path: &str, entry: &Entry) -> Facts {
    let mut facts = Facts {
        mode: 0,
        links: 1,
        bytes: 0,
        device: (0, 0),
        inode: inode(path),
    };
    match entry {
        Entry::File => {
            facts.mode = libc::S_IFREG | 0o444;
            facts.bytes = if path.starts_with("/proc/") {
                0
            } else {
                SYSFS_BYTES
            };
        }
        Entry::Link(to) => {
            facts.mode = libc::S_IFLNK | 0o777;
            facts.bytes = to.len() as u64;
        }
        &Entry::Device { major, minor } => {
            facts.mode = libc::S_IFCHR | 0o666;
            facts.device = (major, minor);
        }
        _ => {
            facts.mode = libc::S_IFDIR | 0o755;
            facts.links = 2 + folders_in(&running.machine, path);
        }
    }
    facts
}

/// How many folders a folder has, which is what its count of links tells.
fn folders_in(machine: &Machine, path: &str) -> u64 {
    use outcrop_platform::Platform as _;
    let mut count = 0;
    // A folder that is not there has none.
    let _ = machine.list_folder(path, &mut |name| {
        let below = machine.entry(&format!("{path}/{name}"));
        count += u64::from(matches!(below, Some(Entry::Folder | Entry::Shared)));
    });
    count
}

/// # Safety
/// `buf` is valid for writes.
unsafe fn fill(facts: Facts, buf: *mut Stat) -> c_int {
    if !host::can_write(buf.addr(), size_of::<Stat>()) {
        return fail(libc::EFAULT);
    }
    // SAFETY: all zero is a `stat`, of which the caller has one.
    unsafe { ptr::write_bytes(buf, 0, 1) };
    // SAFETY: as above.
    let buf = unsafe { &mut *buf };
    buf.st_dev = libc::makedev(ON.0, ON.1);
    buf.st_ino = facts.inode;
    buf.st_mode = facts.mode;
    buf.st_nlink = facts.links;
    buf.st_rdev = libc::makedev(facts.device.0, facts.device.1);
    buf.st_size = facts.bytes as i64;
    buf.st_blksize = SYSFS_BYTES as i64;
    0
}

/// # Safety
/// `buf` is valid for writes.
unsafe fn fill_x(facts: Facts, buf: *mut Statx) -> c_int {
    if !host::can_write(buf.addr(), size_of::<Statx>()) {
        return fail(libc::EFAULT);
    }
    // SAFETY: all zero is a `statx`, of which the caller has one.
    unsafe { ptr::write_bytes(buf, 0, 1) };
    // SAFETY: as above.
    let buf = unsafe { &mut *buf };
    buf.stx_mask = libc::STATX_BASIC_STATS;
    buf.stx_blksize = SYSFS_BYTES as u32;
    buf.stx_nlink = facts.links as u32;
    buf.stx_mode = facts.mode as u16;
    buf.stx_ino = facts.inode;
    buf.stx_size = facts.bytes;
    (buf.stx_rdev_major, buf.stx_rdev_minor) = facts.device;
    (buf.stx_dev_major, buf.stx_dev_minor) = ON;
    0
}
