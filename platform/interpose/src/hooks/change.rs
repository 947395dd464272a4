//! Names made, taken away and changed, and file systems: nothing of the machine can be changed, as in sysfs.
#![expect(unsafe_code, reason = "C functions")]

use core::ffi::{CStr, c_char, c_int, c_long, c_uint};

use libc::{dev_t, gid_t, mode_t, off_t, timespec, timeval, uid_t};
use outcrop_soft::Entry;

use super::{fail, hooks};
use crate::path::{self, Found};
use crate::real;
use crate::table;

/// What a call does with a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// Makes something new of that name.
    Make,
    /// Takes a name away, by `unlink`.
    Unlink,
    /// By `rmdir`.
    Rmdir,
    /// Moves it, or gives it another name.
    Move,
    /// Changes what it names.
    Change,
}

use Deed::{Change, Make, Move, Rmdir, Unlink};

hooks! {
    fn mkdir[](path: *const c_char, mode: mode_t) -> c_int {
        mkdirat(libc::AT_FDCWD, path, mode)
    }
    fn mkdirat[](dir: c_int, path: *const c_char, mode: mode_t) -> c_int {
        one(dir, path, Make, |dir, path| real::mkdirat(dir, path, mode))
    }
    fn mknod[](path: *const c_char, mode: mode_t, device: dev_t) -> c_int {
        mknodat(libc::AT_FDCWD, path, mode, device)
    }
    fn mknodat[](dir: c_int, path: *const c_char, mode: mode_t, device: dev_t) -> c_int {
        one(dir, path, Make, |dir, path| real::mknodat(dir, path, mode, device))
    }
    fn mkfifo[](path: *const c_char, mode: mode_t) -> c_int {
        mkfifoat(libc::AT_FDCWD, path, mode)
    }
    fn mkfifoat[](dir: c_int, path: *const c_char, mode: mode_t) -> c_int {
        mknodat(dir, path, mode | libc::S_IFIFO, 0)
    }
    fn symlink[](to: *const c_char, path: *const c_char) -> c_int {
        symlinkat(to, libc::AT_FDCWD, path)
    }
    fn symlinkat[](to: *const c_char, dir: c_int, path: *const c_char) -> c_int {
        one(dir, path, Make, |dir, path| real::symlinkat(to, dir, path))
    }
    fn unlink[](path: *const c_char) -> c_int {
        unlinkat(libc::AT_FDCWD, path, 0)
    }
    fn rmdir[](path: *const c_char) -> c_int {
        unlinkat(libc::AT_FDCWD, path, libc::AT_REMOVEDIR)
    }
    fn unlinkat[](dir: c_int, path: *const c_char, flags: c_int) -> c_int {
        let deed = if flags & libc::AT_REMOVEDIR != 0 { Rmdir } else { Unlink };
        one(dir, path, deed, |dir, path| real::unlinkat(dir, path, flags))
    }
    fn rename[](from: *const c_char, to: *const c_char) -> c_int {
        renameat(libc::AT_FDCWD, from, libc::AT_FDCWD, to)
    }
    fn renameat[](from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char) -> c_int {
        two((from_dir, from), (to_dir, to), |a, b, c, d| real::renameat(a, b, c, d))
    }
    fn renameat2[](from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char, flags: c_uint) -> c_int {
        two((from_dir, from), (to_dir, to), |a, b, c, d| real::renameat2(a, b, c, d, flags))
    }
    fn link[](from: *const c_char, to: *const c_char) -> c_int {
        linkat(libc::AT_FDCWD, from, libc::AT_FDCWD, to, 0)
    }
    fn linkat[](from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char, flags: c_int) -> c_int {
        two((from_dir, from), (to_dir, to), |a, b, c, d| real::linkat(a, b, c, d, flags))
    }
    fn chmod[](path: *const c_char, mode: mode_t) -> c_int {
        fchmodat(libc::AT_FDCWD, path, mode, 0)
    }
    fn fchmodat[](dir: c_int, path: *const c_char, mode: mode_t, flags: c_int) -> c_int {
        one(dir, path, Change, |dir, path| real::fchmodat(dir, path, mode, flags))
    }
    fn chown[](path: *const c_char, user: uid_t, group: gid_t) -> c_int {
        fchownat(libc::AT_FDCWD, path, user, group, 0)
    }
    fn lchown[](path: *const c_char, user: uid_t, group: gid_t) -> c_int {
        fchownat(libc::AT_FDCWD, path, user, group, libc::AT_SYMLINK_NOFOLLOW)
    }
    fn fchownat[](dir: c_int, path: *const c_char, user: uid_t, group: gid_t, flags: c_int) -> c_int {
        one(dir, path, Change, |dir, path| real::fchownat(dir, path, user, group, flags))
    }
    fn utimensat[](dir: c_int, path: *const c_char, times: *const timespec, flags: c_int) -> c_int {
        one(dir, path, Change, |dir, path| real::utimensat(dir, path, times, flags))
    }
    fn utimes[](path: *const c_char, times: *const timeval) -> c_int {
        match named(libc::AT_FDCWD, path, Change) {
            None => real::utimes(path, times),
            Some(refused) => fail(refused),
        }
    }
    fn truncate[truncate64](path: *const c_char, len: off_t) -> c_int {
        match named(libc::AT_FDCWD, path, Change) {
            None => real::truncate(path, len),
            // Nothing there may be written.
            Some(libc::EPERM) => fail(libc::EACCES),
            Some(refused) => fail(refused),
        }
    }
    fn statfs[statfs64](path: *const c_char, buf: *mut libc::statfs) -> c_int {
        match file_system(path) {
            Ok(path) => real::statfs(path, buf),
            Err(errno) => fail(errno),
        }
    }
    fn statvfs[statvfs64](path: *const c_char, buf: *mut libc::statvfs) -> c_int {
        match file_system(path) {
            Ok(path) => real::statvfs(path, buf),
            Err(errno) => fail(errno),
        }
    }
    fn fstatfs[fstatfs64](fd: c_int, buf: *mut libc::statfs) -> c_int {
        match file_system_of(fd) {
            Some(path) => real::statfs(path.as_ptr(), buf),
            None => real::fstatfs(fd, buf),
        }
    }
    fn fstatvfs[fstatvfs64](fd: c_int, buf: *mut libc::statvfs) -> c_int {
        match file_system_of(fd) {
            Some(path) => real::statvfs(path.as_ptr(), buf),
            None => real::fstatvfs(fd, buf),
        }
    }
    fn pathconf[](path: *const c_char, name: c_int) -> c_long {
        match file_system(path) {
            Ok(path) => real::pathconf(path, name),
            Err(errno) => fail(errno),
        }
    }
}

/// Why a deed with a name of the machine is refused; `None` if the name is foreign as it stands.
///
/// # Safety
/// `path` is a C string, or no address.
unsafe fn named(dir: c_int, path: *const c_char, deed: Deed) -> Option<c_int> {
    // SAFETY: the caller's contract.
    let found = unsafe { path::find(dir, path, deed == Change) }?;
    Some(match (found, deed) {
        (
            Found::Elsewhere(_)
            | Found::Ours {
                entry: Entry::Shared, ..
            },
            _,
        ) => return None,
        (Found::Missing(libc::ENOENT), Make) => libc::EPERM,
        (Found::Missing(errno), _) => errno,
        (Found::Ours { .. }, Make) => libc::EEXIST,
        (
            Found::Ours {
                entry: Entry::Folder, ..
            },
            Unlink,
        ) => libc::EISDIR,
        (Found::Ours { entry, .. }, Rmdir) if entry != Entry::Folder => libc::ENOTDIR,
        (Found::Ours { .. }, _) => libc::EPERM,
    })
}

/// A deed with one name; what is foreign is done by `call`.
///
/// # Safety
/// As [`named`].
unsafe fn one(
    dir: c_int,
    path: *const c_char,
    deed: Deed,
    call: impl FnOnce(c_int, *const c_char) -> c_int,
) -> c_int {
    // SAFETY: the caller's contract.
    match unsafe { named(dir, path, deed) } {
        Some(refused) => fail(refused),
        // SAFETY: as above.
        None => match unsafe { path::find(dir, path, deed == Change) } {
            Some(Found::Elsewhere(path)) => call(libc::AT_FDCWD, path.as_ptr()),
            _ => call(dir, path),
        },
    }
}

/// Renames, or makes a link to what has a name already.
///
/// # Safety
/// As [`named`], for both.
unsafe fn two(
    from: (c_int, *const c_char),
    to: (c_int, *const c_char),
    call: impl FnOnce(c_int, *const c_char, c_int, *const c_char) -> c_int,
) -> c_int {
    // SAFETY: the caller's contract.
    let refused = unsafe { named(from.0, from.1, Move) };
    // SAFETY: as above.
    match refused.or_else(|| unsafe { named(to.0, to.1, Move) }) {
        // Its folder is the machine's.
        Some(libc::ENOENT) if refused.is_none() => fail(libc::EPERM),
        Some(refused) => fail(refused),
        None => call(from.0, from.1, to.0, to.1),
    }
}

/// A folder of the computer that is on the file system that a path of the machine would be on, or the path itself.
///
/// # Safety
/// As [`named`].
unsafe fn file_system(path: *const c_char) -> Result<*const c_char, c_int> {
    // SAFETY: the caller's contract.
    match unsafe { path::find(libc::AT_FDCWD, path, true) } {
        Some(Found::Missing(errno)) => Err(errno),
        Some(Found::Ours { path, entry, .. }) if entry != Entry::Shared => Ok(root_of(&path).as_ptr()),
        _ => Ok(path),
    }
}

fn file_system_of(fd: c_int) -> Option<&'static CStr> {
    if !table::may_have(fd) {
        return None;
    }
    // A dmabuf is on no file system that has a name.
    table::get(fd)
        .filter(|entry| !entry.path.is_empty())
        .map(|entry| root_of(&entry.path))
}

fn root_of(path: &str) -> &'static CStr {
    match path.get(..5) {
        Some("/dev/") => c"/dev",
        Some("/proc") => c"/proc",
        _ => c"/sys",
    }
}
