//! The system calls of the platform, one function each, with the kernel's argument order.
#![expect(unsafe_code, reason = "system calls")]

use core::ptr;
use core::sync::atomic::AtomicU32;

use linux_raw_sys::general as raw;

use super::arch::syscall6;
use crate::{Errno, Fd};

/// A path with its NUL, on the stack.
pub(super) struct Path {
    bytes: [u8; Path::LIMIT + 1],
}

impl Path {
    /// The longest path that the platform opens, in bytes.
    const LIMIT: usize = 255;

    pub(super) fn new(path: &str) -> Result<Path, Errno> {
        let mut bytes = [0; Path::LIMIT + 1];
        if path.len() > Path::LIMIT || path.as_bytes().contains(&0) {
            return Err(Errno::NAMETOOLONG);
        }
        for (to, from) in bytes.iter_mut().zip(path.as_bytes()) {
            *to = *from;
        }
        Ok(Path { bytes })
    }
}

/// Splits the kernel's raw answer.
fn answer(raw: isize) -> Result<usize, Errno> {
    match raw {
        -4095..=-1 => Err(Errno(raw.unsigned_abs() as u16)),
        _ => Ok(raw as usize),
    }
}

/// Makes a call again for as long as a signal interrupts it.
pub(super) fn retry<T>(mut call: impl FnMut() -> Result<T, Errno>) -> Result<T, Errno> {
    loop {
        match call() {
            Err(Errno::INTR) => {}
            other => return other,
        }
    }
}

fn fd_arg(fd: Fd) -> usize {
    fd.0 as isize as usize
}

pub(super) fn openat(path: &Path, flags: u32) -> Result<Fd, Errno> {
    let args = [
        raw::AT_FDCWD as isize as usize,
        path.bytes.as_ptr() as usize,
        flags as usize,
        0,
        0,
        0,
    ];
    // SAFETY: the path is a NUL-terminated string that lives through the call; the kernel only reads it.
    answer(unsafe { syscall6(raw::__NR_openat, args) }).map(|fd| Fd(fd as i32))
}

pub(super) fn close(fd: Fd) -> Result<(), Errno> {
    // SAFETY: no pointers. Rust's memory does not depend on the file: mappings outlive it.
    match answer(unsafe { syscall6(raw::__NR_close, [fd_arg(fd), 0, 0, 0, 0, 0]) }) {
        // Linux frees the number before anything in close(2) can be interrupted.
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(errno) => Err(errno),
    }
}

/// # Safety
/// As [`crate::Platform::ioctl`].
pub(super) unsafe fn ioctl(fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
    let args = [fd_arg(fd), request as usize, arg.expose_provenance(), 0, 0, 0];
    // SAFETY: the caller's contract.
    answer(unsafe { syscall6(raw::__NR_ioctl, args) }).map(|result| result as u32)
}

/// # Safety
/// With `MAP_FIXED` in `flags`, nothing refers to what is mapped in the range.
pub(super) unsafe fn mmap(
    addr: usize,
    len: usize,
    prot: u32,
    flags: u32,
    fd: Option<Fd>,
    offset: u64,
) -> Result<*mut u8, Errno> {
    let fd = fd.map_or(usize::MAX, fd_arg);
    let offset = usize::try_from(offset).map_err(|_| Errno::OVERFLOW)?;
    let args = [addr, len, prot as usize, flags as usize, fd, offset];
    // SAFETY: the caller's contract; without MAP_FIXED the kernel takes only free addresses.
    answer(unsafe { syscall6(raw::__NR_mmap, args) }).map(ptr::with_exposed_provenance_mut)
}

/// # Safety
/// Nothing refers to what is mapped in the range.
pub(super) unsafe fn munmap(addr: usize, len: usize) -> Result<(), Errno> {
    // SAFETY: the caller's contract.
    answer(unsafe { syscall6(raw::__NR_munmap, [addr, len, 0, 0, 0, 0]) }).map(drop)
}

pub(super) fn read(fd: Fd, buf: &mut [u8]) -> Result<usize, Errno> {
    let args = [fd_arg(fd), buf.as_mut_ptr() as usize, buf.len(), 0, 0, 0];
    // SAFETY: the kernel writes at most `buf.len()` bytes to `buf`, which is borrowed for the call.
    answer(unsafe { syscall6(raw::__NR_read, args) })
}

pub(super) fn write(fd: Fd, bytes: &[u8]) -> Result<usize, Errno> {
    let args = [fd_arg(fd), bytes.as_ptr() as usize, bytes.len(), 0, 0, 0];
    // SAFETY: the kernel reads at most `bytes.len()` bytes of `bytes`, which is borrowed for the call.
    answer(unsafe { syscall6(raw::__NR_write, args) })
}

/// Never fails.
pub(super) fn getpid() -> u32 {
    // SAFETY: no pointers.
    answer(unsafe { syscall6(raw::__NR_getpid, [0; 6]) }).unwrap_or(0) as u32
}

pub(super) fn getdents64(fd: Fd, buf: &mut [u8]) -> Result<usize, Errno> {
    let args = [fd_arg(fd), buf.as_mut_ptr() as usize, buf.len(), 0, 0, 0];
    // SAFETY: the kernel writes at most `buf.len()` bytes to `buf`, which is borrowed for the call.
    answer(unsafe { syscall6(raw::__NR_getdents64, args) })
}

/// Nanoseconds of `CLOCK_MONOTONIC`; 0 if the kernel has no such clock, which none lacks.
pub(super) fn clock_monotonic_ns() -> u64 {
    let mut time = raw::__kernel_timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    let args = [
        raw::CLOCK_MONOTONIC as usize,
        ptr::from_mut(&mut time) as usize,
        0,
        0,
        0,
        0,
    ];
    // SAFETY: the kernel writes one timespec to `time`, which is borrowed for the call.
    match answer(unsafe { syscall6(raw::__NR_clock_gettime, args) }) {
        Ok(_) => (time.tv_sec as u64)
            .saturating_mul(1_000_000_000)
            .saturating_add(time.tv_nsec as u64),
        Err(_) => 0,
    }
}

/// Sleeps while `*word == expected`.
///
/// The shared form (no `FUTEX_PRIVATE_FLAG`): a word in a shared mapping has one identity through all its
/// addresses.
pub(super) fn futex_wait(word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> Result<(), Errno> {
    let timeout = timeout_ns.map(|ns| raw::__kernel_timespec {
        tv_sec: (ns / 1_000_000_000) as i64,
        tv_nsec: (ns % 1_000_000_000) as i64,
    });
    let timeout = timeout.as_ref().map_or(ptr::null(), ptr::from_ref);
    let args = [
        word.as_ptr() as usize,
        raw::FUTEX_WAIT as usize,
        expected as usize,
        timeout as usize,
        0,
        0,
    ];
    // SAFETY: the kernel reads the word atomically and the timeout, both alive through the call.
    answer(unsafe { syscall6(raw::__NR_futex, args) }).map(drop)
}

/// Wakes up to `count` sleepers and returns how many there were.
pub(super) fn futex_wake(word: &AtomicU32, count: u32) -> Result<usize, Errno> {
    let count = count.min(i32::MAX as u32);
    let args = [
        word.as_ptr() as usize,
        raw::FUTEX_WAKE as usize,
        count as usize,
        0,
        0,
        0,
    ];
    // SAFETY: the kernel uses the address only as the name of the sleepers.
    answer(unsafe { syscall6(raw::__NR_futex, args) })
}

/// Two connected stream sockets that do not block.
pub(super) fn socketpair() -> Result<(Fd, Fd), Errno> {
    const AF_UNIX: usize = 1;
    const SOCK_STREAM: usize = 1;
    let mut ends = [0_i32; 2];
    let kind = SOCK_STREAM | raw::O_NONBLOCK as usize;
    let args = [AF_UNIX, kind, 0, ends.as_mut_ptr() as usize, 0, 0];
    // SAFETY: the kernel writes two numbers to `ends`.
    answer(unsafe { syscall6(raw::__NR_socketpair, args) })?;
    let [own, other] = ends;
    Ok((Fd(own), Fd(other)))
}

pub(super) fn set_cloexec(fd: Fd) -> Result<(), Errno> {
    let args = [
        fd_arg(fd),
        raw::F_SETFD as usize,
        raw::FD_CLOEXEC as usize,
        0,
        0,
        0,
    ];
    // SAFETY: no pointers.
    answer(unsafe { syscall6(raw::__NR_fcntl, args) }).map(drop)
}

/// Sends to a socket, with no signal if nobody is left at the other end.
pub(super) fn send(fd: Fd, bytes: &[u8]) -> Result<usize, Errno> {
    const MSG_NOSIGNAL: usize = 0x4000;
    let args = [
        fd_arg(fd),
        bytes.as_ptr() as usize,
        bytes.len(),
        MSG_NOSIGNAL,
        0,
        0,
    ];
    // SAFETY: the kernel reads at most `bytes.len()` bytes of `bytes`.
    answer(unsafe { syscall6(raw::__NR_sendto, args) })
}

pub(super) fn receive(fd: Fd, buf: &mut [u8]) -> Result<usize, Errno> {
    let args = [fd_arg(fd), buf.as_mut_ptr() as usize, buf.len(), 0, 0, 0];
    // SAFETY: the kernel writes at most `buf.len()` bytes to `buf`.
    answer(unsafe { syscall6(raw::__NR_recvfrom, args) })
}

/// How much of what was sent to a socket has not been received, in bytes of the kernel's memory.
pub(super) fn unreceived(fd: Fd) -> Result<u32, Errno> {
    const SIOCOUTQ: usize = 0x5411;
    let mut bytes = 0_u32;
    let args = [fd_arg(fd), SIOCOUTQ, ptr::from_mut(&mut bytes) as usize, 0, 0, 0];
    // SAFETY: the kernel writes one number to `bytes`.
    answer(unsafe { syscall6(raw::__NR_ioctl, args) })?;
    Ok(bytes)
}

/// Whether the 8 bytes at `address`, a multiple of 8, can be read.
pub(super) fn can_read(address: usize) -> bool {
    /// No such way to change the mask: the kernel finds that out when it has read the new one.
    const NO_HOW: usize = usize::MAX;
    let args = [NO_HOW, address, 0, size_of::<u64>(), 0, 0];
    // SAFETY: the kernel reads 8 bytes at `address`, or finds that it cannot, and changes nothing.
    answer(unsafe { syscall6(raw::__NR_rt_sigprocmask, args) }) != Err(Errno::FAULT)
}

/// Whether the 4 bytes at `address`, a multiple of 4, can be written.
pub(super) fn can_write(address: usize) -> bool {
    static OWN: AtomicU32 = AtomicU32::new(0);
    /// The word becomes itself or nothing (`FUTEX_OP_OR`, 0), compared in a way that wakes nobody.
    const OP: u32 = raw::FUTEX_OP_OR << 28 | raw::FUTEX_OP_CMP_LT << 24;
    let args = [
        OWN.as_ptr() as usize,
        (raw::FUTEX_WAKE_OP | raw::FUTEX_PRIVATE_FLAG) as usize,
        0,
        0,
        address,
        OP as usize,
    ];
    // SAFETY: the kernel stores to the word, atomically, what it holds already, or finds that it cannot.
    answer(unsafe { syscall6(raw::__NR_futex, args) }) != Err(Errno::FAULT)
}

/// Finds out whether pages are mapped: `MS_ASYNC` does nothing else (Linux 2.6.19 and later).
pub(super) fn msync_async(address: usize, len: usize) -> Result<(), Errno> {
    let args = [address, len, raw::MS_ASYNC as usize, 0, 0, 0];
    // SAFETY: no byte of any page changes.
    answer(unsafe { syscall6(raw::__NR_msync, args) }).map(drop)
}

/// Faults pages in, as reads or writes would (`MADV_POPULATE_READ`, `MADV_POPULATE_WRITE`).
pub(super) fn populate(address: usize, len: usize, advice: u32) -> Result<(), Errno> {
    // SAFETY: it changes no byte of any page.
    answer(unsafe { syscall6(raw::__NR_madvise, [address, len, advice as usize, 0, 0, 0]) }).map(drop)
}

pub(super) fn memfd_create(name: &Path) -> Result<Fd, Errno> {
    let args = [
        name.bytes.as_ptr() as usize,
        raw::MFD_CLOEXEC as usize,
        0,
        0,
        0,
        0,
    ];
    // SAFETY: the name is a NUL-terminated string that lives through the call; the kernel only reads it.
    answer(unsafe { syscall6(raw::__NR_memfd_create, args) }).map(|fd| Fd(fd as i32))
}

pub(super) fn ftruncate(fd: Fd, len: u64) -> Result<(), Errno> {
    let len = usize::try_from(len).map_err(|_| Errno::FBIG)?;
    // SAFETY: no pointers; it is called on a file that nothing maps yet.
    answer(unsafe { syscall6(raw::__NR_ftruncate, [fd_arg(fd), len, 0, 0, 0, 0]) }).map(drop)
}

pub(super) fn punch_hole(fd: Fd, offset: u64, len: u64) -> Result<(), Errno> {
    let mode = raw::FALLOC_FL_PUNCH_HOLE | raw::FALLOC_FL_KEEP_SIZE;
    let offset = usize::try_from(offset).map_err(|_| Errno::INVAL)?;
    let len = usize::try_from(len).map_err(|_| Errno::INVAL)?;
    // SAFETY: no pointers. The bytes of the file become zero, in its mappings too; those are device memory
    // that Rust holds no references into.
    answer(unsafe {
        syscall6(
            raw::__NR_fallocate,
            [fd_arg(fd), mode as usize, offset, len, 0, 0],
        )
    })
    .map(drop)
}

/// How many processors this thread may run on, or the errno of `sched_getaffinity(2)`.
pub(super) fn affinity_count() -> Result<usize, Errno> {
    let mut mask = [0_u64; 128];
    let args = [0, size_of_val(&mask), mask.as_mut_ptr() as usize, 0, 0, 0];
    // SAFETY: the kernel writes at most the size of `mask` to it.
    answer(unsafe { syscall6(raw::__NR_sched_getaffinity, args) })?;
    Ok(mask.iter().map(|word| word.count_ones() as usize).sum())
}
