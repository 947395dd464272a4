//! `syscall`: the functions of this library by number.
#![expect(unsafe_code, reason = "a C function that takes what the numbered one takes")]

use core::ffi::c_long;
use core::ptr::{with_exposed_provenance as constant, with_exposed_provenance_mut as mutable};

use libc as c;

use super::{change, dir, fds, hooks, memory, names, open, stat};
use crate::{host, real};

/// `struct open_how`.
#[repr(C)]
struct How {
    flags: u64,
    mode: u64,
    resolve: u64,
}

hooks! {
    fn syscall[](n: c_long, p: c_long, q: c_long, r: c_long, s: c_long, t: c_long, u: c_long) -> c_long {
        let (a, b, d) = (p as i32, q as i32, r as i32);
        let (x, y, z) = (p as usize, q as usize, r as usize);
        match n {
            c::SYS_open => open::open(constant(x), b, r as u32).into(),
            c::SYS_openat => open::openat(a, constant(y), d, s as u32).into(),
            c::SYS_creat => open::creat(constant(x), q as u32).into(),
            c::SYS_openat2 if s as usize >= size_of::<How>() && r != 0 => open_how(n, p, q, r, s),
            c::SYS_close => fds::close(a).into(),
            c::SYS_close_range => fds::close_range(p as u32, q as u32, d).into(),
            c::SYS_dup => fds::dup(a).into(),
            c::SYS_dup2 => fds::dup2(a, b).into(),
            c::SYS_dup3 => fds::dup3(a, b, d).into(),
            c::SYS_fcntl => fds::fcntl(a, b, mutable(z)).into(),
            c::SYS_ioctl => fds::ioctl(a, q as u64, mutable(z)).into(),
            c::SYS_read => fds::read(a, mutable(y), z) as c_long,
            c::SYS_write => fds::write(a, constant(y), z) as c_long,
            c::SYS_pread64 => fds::pread(a, mutable(y), z, s) as c_long,
            c::SYS_pwrite64 => fds::pwrite(a, constant(y), z, s) as c_long,
            c::SYS_lseek => fds::lseek(a, q, d),
            c::SYS_mmap => memory::mmap(mutable(x), y, d, s as i32, t as i32, u).expose_provenance() as c_long,
            c::SYS_munmap => memory::munmap(mutable(x), y).into(),
            c::SYS_mprotect => memory::mprotect(mutable(x), y, d).into(),
            c::SYS_pkey_mprotect => memory::pkey_mprotect(mutable(x), y, d, s as i32).into(),
            c::SYS_madvise => memory::madvise(mutable(x), y, d).into(),
            c::SYS_mremap => {
                memory::mremap(mutable(x), y, z, s as i32, mutable(t as usize)).expose_provenance() as c_long
            }
            c::SYS_stat => stat::stat(constant(x), mutable(y)).into(),
            c::SYS_lstat => stat::lstat(constant(x), mutable(y)).into(),
            c::SYS_fstat => stat::fstat(a, mutable(y)).into(),
            c::SYS_newfstatat => stat::fstatat(a, constant(y), mutable(z), s as i32).into(),
            c::SYS_statx => stat::statx(a, constant(y), d, s as u32, mutable(t as usize)).into(),
            c::SYS_access => names::access(constant(x), b).into(),
            c::SYS_faccessat => names::faccessat(a, constant(y), d, 0).into(),
            c::SYS_faccessat2 => names::faccessat(a, constant(y), d, s as i32).into(),
            c::SYS_readlink => names::readlink(constant(x), mutable(y), z) as c_long,
            c::SYS_readlinkat => names::readlinkat(a, constant(y), mutable(z), s as usize) as c_long,
            c::SYS_chdir => names::chdir(constant(x)).into(),
            c::SYS_fchdir => names::fchdir(a).into(),
            c::SYS_mkdir => change::mkdir(constant(x), q as u32).into(),
            c::SYS_mkdirat => change::mkdirat(a, constant(y), r as u32).into(),
            c::SYS_unlink => change::unlink(constant(x)).into(),
            c::SYS_rmdir => change::rmdir(constant(x)).into(),
            c::SYS_unlinkat => change::unlinkat(a, constant(y), d).into(),
            c::SYS_rename => change::rename(constant(x), constant(y)).into(),
            c::SYS_renameat => change::renameat(a, constant(y), d, constant(s as usize)).into(),
            c::SYS_renameat2 => change::renameat2(a, constant(y), d, constant(s as usize), t as u32).into(),
            c::SYS_chmod => change::chmod(constant(x), q as u32).into(),
            c::SYS_statfs => change::statfs(constant(x), mutable(y)).into(),
            c::SYS_fstatfs => change::fstatfs(a, mutable(y)).into(),
            c::SYS_getdents64 => dir::getdents64(a, mutable(y), z) as c_long,
            _ => real::syscall(n, p, q, r, s, t, u),
        }
    }
}

/// `openat2`, whose restrictions on the way (`resolve`) do not concern the machine's paths.
///
/// # Safety
/// As the system call.
unsafe fn open_how(n: c_long, dir: c_long, path: c_long, how: c_long, bytes: c_long) -> c_long {
    if !host::can_read(how as usize, size_of::<How>()) {
        return super::fail(c::EFAULT);
    }
    // SAFETY: it can be read; the size has been looked at.
    let wanted = unsafe { constant::<How>(how as usize).read_unaligned() };
    // SAFETY: the caller's contract.
    let found = unsafe {
        crate::path::find(
            dir as i32,
            constant(path as usize),
            wanted.flags & c::O_NOFOLLOW as u64 == 0,
        )
    };
    match open::open_found(found, wanted.flags as i32, wanted.mode as u32) {
        Some(fd) => fd.into(),
        // SAFETY: the caller's contract.
        None => unsafe { real::syscall(n, dir, path, how, bytes, 0, 0) },
    }
}
