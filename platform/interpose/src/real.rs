//! The C library's own functions, which come after this library's in the order of lookup.
#![expect(unsafe_code, reason = "finds and calls C functions by name")]

use core::ffi::{CStr, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use core::mem;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

use crate::hooks::{lookup, walk};
use libc::{DIR, FILE, dev_t, gid_t, iovec, mode_t, off_t, size_t, ssize_t, timespec, timeval, uid_t};

/// The next definition of a function.
///
/// # Panics
/// There is none: this library's function of that name is called on a system whose C library has no such function, and so
/// nobody can have been linked with it.
#[cold]
fn find(name: &CStr, place: &AtomicPtr<c_void>) -> *mut c_void {
    // SAFETY: a name with its NUL; the call looks it up only.
    let found = unsafe { lookup::real(libc::RTLD_NEXT, name.as_ptr()) };
    if found.is_null() {
        let message = b"outcrop: the C library lacks a function that a program asks it for: ";
        // SAFETY: two byte strings of their lengths.
        unsafe {
            libc::write(2, message.as_ptr().cast(), message.len());
            libc::write(2, name.as_ptr().cast(), name.count_bytes());
            libc::abort();
        }
    }
    place.store(found, Ordering::Relaxed);
    found
}

macro_rules! functions {
    ($(fn $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {$(
        /// The C library's function of this name.
        ///
        /// # Safety
        /// As there.
        #[inline]
        pub(crate) unsafe fn $name($($arg: $ty),*) -> $ret {
            static PLACE: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());
            const NAME: &CStr = match CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes()) {
                Ok(name) => name,
                Err(_) => c"",
            };
            let mut found = PLACE.load(Ordering::Relaxed);
            if found.is_null() {
                found = find(NAME, &PLACE);
            }
            // SAFETY: the C library's function of this name has this type; arguments that it takes after `...` are passed as
            // if they had been declared on all processors that this library is built for.
            let function: unsafe extern "C" fn($($ty),*) -> $ret = unsafe { mem::transmute(found) };
            // SAFETY: the caller's contract.
            unsafe { function($($arg),*) }
        }
    )*};
}

functions! {
    fn open(path: *const c_char, flags: c_int, mode: mode_t) -> c_int;
    fn openat(dir: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int;
    fn close(fd: c_int) -> c_int;
    fn close_range(first: c_uint, last: c_uint, flags: c_int) -> c_int;
    fn dup(fd: c_int) -> c_int;
    fn dup2(from: c_int, to: c_int) -> c_int;
    fn dup3(from: c_int, to: c_int, flags: c_int) -> c_int;
    fn fcntl(fd: c_int, command: c_int, arg: *mut c_void) -> c_int;
    fn ioctl(fd: c_int, request: c_ulong, arg: *mut c_void) -> c_int;
    fn read(fd: c_int, buf: *mut c_void, len: size_t) -> ssize_t;
    fn write(fd: c_int, buf: *const c_void, len: size_t) -> ssize_t;
    fn pread(fd: c_int, buf: *mut c_void, len: size_t, at: off_t) -> ssize_t;
    fn pwrite(fd: c_int, buf: *const c_void, len: size_t, at: off_t) -> ssize_t;
    fn readv(fd: c_int, parts: *const iovec, count: c_int) -> ssize_t;
    fn writev(fd: c_int, parts: *const iovec, count: c_int) -> ssize_t;
    fn ftruncate(fd: c_int, len: off_t) -> c_int;
    fn lseek(fd: c_int, offset: off_t, whence: c_int) -> off_t;
    fn mmap(addr: *mut c_void, len: size_t, prot: c_int, flags: c_int, fd: c_int, offset: off_t) -> *mut c_void;
    fn munmap(addr: *mut c_void, len: size_t) -> c_int;
    fn mprotect(addr: *mut c_void, len: size_t, prot: c_int) -> c_int;
    fn pkey_mprotect(addr: *mut c_void, len: size_t, prot: c_int, key: c_int) -> c_int;
    fn madvise(addr: *mut c_void, len: size_t, advice: c_int) -> c_int;
    fn mremap(addr: *mut c_void, old: size_t, new: size_t, flags: c_int, to: *mut c_void) -> *mut c_void;
    fn syscall(number: c_long, a: c_long, b: c_long, c: c_long, d: c_long, e: c_long, f: c_long) -> c_long;
    fn fstatat(dir: c_int, path: *const c_char, buf: *mut libc::stat, flags: c_int) -> c_int;
    fn fstat(fd: c_int, buf: *mut libc::stat) -> c_int;
    fn statx(dir: c_int, path: *const c_char, flags: c_int, mask: c_uint, buf: *mut libc::statx) -> c_int;
    fn faccessat(dir: c_int, path: *const c_char, mode: c_int, flags: c_int) -> c_int;
    fn readlinkat(dir: c_int, path: *const c_char, buf: *mut c_char, len: size_t) -> ssize_t;
    fn realpath(path: *const c_char, buf: *mut c_char) -> *mut c_char;
    fn chdir(path: *const c_char) -> c_int;
    fn fchdir(fd: c_int) -> c_int;
    fn getcwd(buf: *mut c_char, len: size_t) -> *mut c_char;
    fn getxattr(path: *const c_char, name: *const c_char, value: *mut c_void, len: size_t) -> ssize_t;
    fn lgetxattr(path: *const c_char, name: *const c_char, value: *mut c_void, len: size_t) -> ssize_t;
    fn listxattr(path: *const c_char, list: *mut c_char, len: size_t) -> ssize_t;
    fn llistxattr(path: *const c_char, list: *mut c_char, len: size_t) -> ssize_t;
    fn fopen(path: *const c_char, mode: *const c_char) -> *mut FILE;
    fn freopen(path: *const c_char, mode: *const c_char, file: *mut FILE) -> *mut FILE;
    fn opendir(path: *const c_char) -> *mut DIR;
    fn fdopendir(fd: c_int) -> *mut DIR;
    fn closedir(dir: *mut DIR) -> c_int;
    fn readdir(dir: *mut DIR) -> *mut libc::dirent;
    fn readdir_r(dir: *mut DIR, entry: *mut libc::dirent, result: *mut *mut libc::dirent) -> c_int;
    fn rewinddir(dir: *mut DIR) -> ();
    fn seekdir(dir: *mut DIR, at: c_long) -> ();
    fn telldir(dir: *mut DIR) -> c_long;
    fn dirfd(dir: *mut DIR) -> c_int;
    fn glob(pattern: *const c_char, flags: c_int, error: walk::GlobError, result: *mut walk::Glob) -> c_int;
    fn scandir(path: *const c_char, list: *mut *mut *mut libc::dirent, select: walk::Select, compare: walk::Compare) -> c_int;
    fn ftw(path: *const c_char, visit: walk::Visit, numbers: c_int) -> c_int;
    fn nftw(path: *const c_char, visit: walk::VisitNew, numbers: c_int, flags: c_int) -> c_int;
    fn mkdirat(dir: c_int, path: *const c_char, mode: mode_t) -> c_int;
    fn mknodat(dir: c_int, path: *const c_char, mode: mode_t, device: dev_t) -> c_int;
    fn symlinkat(to: *const c_char, dir: c_int, path: *const c_char) -> c_int;
    fn unlinkat(dir: c_int, path: *const c_char, flags: c_int) -> c_int;
    fn renameat(from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char) -> c_int;
    fn renameat2(from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char, flags: c_uint) -> c_int;
    fn linkat(from_dir: c_int, from: *const c_char, to_dir: c_int, to: *const c_char, flags: c_int) -> c_int;
    fn fchmodat(dir: c_int, path: *const c_char, mode: mode_t, flags: c_int) -> c_int;
    fn fchownat(dir: c_int, path: *const c_char, user: uid_t, group: gid_t, flags: c_int) -> c_int;
    fn utimensat(dir: c_int, path: *const c_char, times: *const timespec, flags: c_int) -> c_int;
    fn utimes(path: *const c_char, times: *const timeval) -> c_int;
    fn truncate(path: *const c_char, len: off_t) -> c_int;
    fn statfs(path: *const c_char, buf: *mut libc::statfs) -> c_int;
    fn statvfs(path: *const c_char, buf: *mut libc::statvfs) -> c_int;
    fn fstatfs(fd: c_int, buf: *mut libc::statfs) -> c_int;
    fn fstatvfs(fd: c_int, buf: *mut libc::statvfs) -> c_int;
    fn pathconf(path: *const c_char, name: c_int) -> c_long;
    fn getdents64(fd: c_int, buf: *mut c_void, len: size_t) -> ssize_t;
}
