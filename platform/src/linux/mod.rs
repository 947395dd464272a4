//! Linux, by raw system calls: no libc, no allocation.
//!
//! What depends on the processor is one file of `arch/`.
#![expect(
    unsafe_code,
    reason = "implements the unsafe methods of Platform by system calls"
)]

#[cfg_attr(target_arch = "x86_64", path = "arch/x86_64.rs")]
mod arch;
mod folder;
mod pages;
mod syscalls;

use alloc::boxed::Box;
use core::hint;
use core::sync::atomic::AtomicU32;

use linux_raw_sys::general as raw;

use self::syscalls::{Path, retry};
use crate::{
    Errno, Fd, Host, Map, MapAt, MapSource, OpenFlags, Platform, ProcessSlot, Prot, Thread, WaitOutcome,
};

/// The Linux kernel that this program runs on.
///
/// As a [`Host`] it starts no threads, since those need a stack and a language runtime: `spawn` is
/// [`Errno::NOSYS`]. `StdHost` (feature `std`) has them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Linux;

/// Closes its file when dropped.
struct File(Fd);

impl File {
    fn open(path: &str, flags: u32) -> Result<File, Errno> {
        let path = Path::new(path)?;
        retry(|| syscalls::openat(&path, flags | raw::O_CLOEXEC)).map(File)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // The file is open and was only read, so there is nothing to be told.
        let _ = syscalls::close(self.0);
    }
}

impl Platform for Linux {
    fn name(&self) -> &'static str {
        "linux"
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        let flags = match (flags.contains(OpenFlags::READ), flags.contains(OpenFlags::WRITE)) {
            (true, true) => raw::O_RDWR,
            (false, true) => raw::O_WRONLY,
            (_, false) => raw::O_RDONLY,
        };
        let file = core::mem::ManuallyDrop::new(File::open(path, flags)?);
        Ok(file.0)
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        syscalls::close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { syscalls::ioctl(fd, request, arg) }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        let (addr, placing) = match request.at {
            MapAt::Any => (0, 0),
            MapAt::Hint(addr) => (addr, 0),
            MapAt::Replace(addr) => (addr, raw::MAP_FIXED),
            MapAt::Exactly(addr) => (addr, raw::MAP_FIXED_NOREPLACE),
        };
        let (kind, fd, offset) = match request.source {
            MapSource::Anonymous => (
                raw::MAP_PRIVATE | raw::MAP_ANONYMOUS | raw::MAP_NORESERVE,
                None,
                0,
            ),
            MapSource::File(fd, offset) => (raw::MAP_SHARED, Some(fd), offset),
        };
        let mut prot = raw::PROT_NONE;
        for (flag, bit) in [
            (Prot::READ, raw::PROT_READ),
            (Prot::WRITE, raw::PROT_WRITE),
            (Prot::EXEC, raw::PROT_EXEC),
        ] {
            if request.prot.contains(flag) {
                prot |= bit;
            }
        }
        // SAFETY: MAP_FIXED is there only for MapAt::Replace, whose contract is the same.
        let mapped = unsafe { syscalls::mmap(addr, request.len, prot, kind | placing, fd, offset) }?;
        if matches!(request.at, MapAt::Exactly(wanted) if wanted != mapped.addr()) {
            // A kernel before 4.17 takes MAP_FIXED_NOREPLACE for a hint.
            // SAFETY: the mapping was made just now and nothing knows its address.
            unsafe { syscalls::munmap(mapped.addr(), request.len) }?;
            return Err(Errno::EXIST);
        }
        Ok(mapped)
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { syscalls::munmap(addr.addr(), len) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        let file = File::open(path, raw::O_RDONLY)?;
        let mut filled = 0;
        while let Some(rest) = buf.get_mut(filled..).filter(|rest| !rest.is_empty()) {
            match retry(|| syscalls::read(file.0, rest))? {
                0 => break,
                count => filled += count,
            }
        }
        Ok(filled)
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        let folder = File::open(path, raw::O_RDONLY | raw::O_DIRECTORY)?;
        let mut buf = [0_u8; 4096];
        loop {
            let count = retry(|| syscalls::getdents64(folder.0, &mut buf))?;
            match buf.get(..count).ok_or(Errno::IO)? {
                [] => return Ok(()),
                records => folder::for_each_name(records, entry)?,
            }
        }
    }

    fn monotonic_ns(&self) -> u64 {
        syscalls::clock_monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        match syscalls::futex_wait(word, expected, timeout_ns) {
            Err(Errno::TIMEDOUT) => WaitOutcome::TimedOut,
            Err(Errno::INTR) => WaitOutcome::Interrupted,
            // Also EAGAIN, another value already: the caller looks at the word again.
            Ok(()) | Err(_) => WaitOutcome::Woken,
        }
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        // It fails only for an address that is no u32 of this process, which a reference cannot be.
        let _ = syscalls::futex_wake(word, count);
    }

    fn doorbell_hint(&self, _doorbell: *const u64) {}

    fn process_slot(&self) -> Option<&'static ProcessSlot> {
        static SLOT: ProcessSlot = ProcessSlot::new();
        Some(&SLOT)
    }

    fn relax(&self) {
        hint::spin_loop();
    }
}

impl Host for Linux {
    fn memory_file(&self, len: u64) -> Result<Fd, Errno> {
        let file = File(syscalls::memfd_create(&Path::new("outcrop")?)?);
        retry(|| syscalls::ftruncate(file.0, len))?;
        Ok(core::mem::ManuallyDrop::new(file).0)
    }

    fn discard(&self, file: Fd, offset: u64, len: u64) -> Result<(), Errno> {
        retry(|| syscalls::punch_hole(file, offset, len))
    }

    fn write(&self, file: Fd, bytes: &[u8]) -> Result<usize, Errno> {
        retry(|| syscalls::write(file, bytes))
    }

    fn stream(&self) -> Result<(Fd, Fd), Errno> {
        let (own, other) = syscalls::socketpair()?;
        syscalls::set_cloexec(own).inspect_err(|_| {
            // Both are open and nobody else knows of them.
            let _ = (syscalls::close(own), syscalls::close(other));
        })?;
        Ok((own, other))
    }

    fn send(&self, end: Fd, bytes: &[u8]) -> Result<usize, Errno> {
        retry(|| syscalls::send(end, bytes))
    }

    fn receive(&self, end: Fd, buf: &mut [u8]) -> Result<usize, Errno> {
        retry(|| syscalls::receive(end, buf))
    }

    fn is_drained(&self, end: Fd) -> bool {
        syscalls::unreceived(end) == Ok(0)
    }

    fn is_mapped(&self, address: usize, len: usize) -> bool {
        syscalls::msync_async(address, len).is_ok()
    }

    fn readable(&self, address: usize, len: usize) -> bool {
        pages::all(address, len, &pages::READ)
    }

    fn writable(&self, address: usize, len: usize) -> bool {
        pages::all(address, len, &pages::WRITE)
    }

    fn process_id(&self) -> u32 {
        syscalls::getpid()
    }

    fn parallelism(&self) -> usize {
        // EINVAL is a computer with more processors than the mask has bits.
        syscalls::affinity_count().map_or(1, |count| count.max(1))
    }

    fn spawn(&self, _name: &'static str, _main: Box<dyn FnOnce() + Send>) -> Result<Box<dyn Thread>, Errno> {
        Err(Errno::NOSYS)
    }
}

#[cfg(test)]
mod tests;
