//! [`StdHost`]: Linux with the threads of the standard library.
#![expect(unsafe_code, reason = "hands the unsafe methods of Platform on")]

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use core::sync::atomic::AtomicU32;
use std::thread;

use crate::linux::Linux;
use crate::{Errno, Fd, Host, Map, OpenFlags, Platform, ProcessSlot, Thread, WaitOutcome};

/// [`Linux`] with the threads of the standard library: the [`Host`] of an ordinary program.
#[derive(Clone, Copy, Debug, Default)]
pub struct StdHost(Linux);

impl StdHost {
    /// The computer that this program runs on.
    pub const fn new() -> StdHost {
        StdHost(Linux)
    }
}

impl Platform for StdHost {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        self.0.open(path, flags)
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        self.0.close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { self.0.ioctl(fd, request, arg) }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { self.0.map(request) }
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { self.0.unmap(addr, len) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        self.0.read_file(path, buf)
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        self.0.list_folder(path, entry)
    }

    fn monotonic_ns(&self) -> u64 {
        self.0.monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        self.0.wait(word, expected, timeout_ns)
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        self.0.wake(word, count);
    }

    fn doorbell_hint(&self, doorbell: *const u64) {
        self.0.doorbell_hint(doorbell);
    }

    fn process_slot(&self) -> Option<&'static ProcessSlot> {
        self.0.process_slot()
    }

    fn relax(&self) {
        self.0.relax();
    }
}

struct StdThread(thread::JoinHandle<()>);

impl Thread for StdThread {
    fn join(self: Box<Self>) {
        // A panic has been reported by the thread itself; there is no more to do about it here.
        let _ = self.0.join();
    }
}

impl Host for StdHost {
    fn memory_file(&self, len: u64) -> Result<Fd, Errno> {
        self.0.memory_file(len)
    }

    fn discard(&self, file: Fd, offset: u64, len: u64) -> Result<(), Errno> {
        self.0.discard(file, offset, len)
    }

    fn write(&self, file: Fd, bytes: &[u8]) -> Result<usize, Errno> {
        self.0.write(file, bytes)
    }

    fn stream(&self) -> Result<(Fd, Fd), Errno> {
        self.0.stream()
    }

    fn send(&self, end: Fd, bytes: &[u8]) -> Result<usize, Errno> {
        self.0.send(end, bytes)
    }

    fn receive(&self, end: Fd, buf: &mut [u8]) -> Result<usize, Errno> {
        self.0.receive(end, buf)
    }

    fn is_drained(&self, end: Fd) -> bool {
        self.0.is_drained(end)
    }

    fn is_mapped(&self, address: usize, len: usize) -> bool {
        self.0.is_mapped(address, len)
    }

    fn readable(&self, address: usize, len: usize) -> bool {
        self.0.readable(address, len)
    }

    fn writable(&self, address: usize, len: usize) -> bool {
        self.0.writable(address, len)
    }

    fn process_id(&self) -> u32 {
        self.0.process_id()
    }

    fn parallelism(&self) -> usize {
        self.0.parallelism()
    }

    fn spawn(&self, name: &'static str, main: Box<dyn FnOnce() + Send>) -> Result<Box<dyn Thread>, Errno> {
        let builder = thread::Builder::new().name(name.to_owned());
        match builder.spawn(main) {
            Ok(thread) => Ok(Box::new(StdThread(thread))),
            Err(error) => Err(error
                .raw_os_error()
                .map_or(Errno::AGAIN, |code| Errno(code as u16))),
        }
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicBool, Ordering};
    use std::sync::Arc;

    use super::*;

    #[test]
    fn a_thread_runs_and_is_joined() {
        let ran = Arc::new(AtomicBool::new(false));
        let inner = ran.clone();
        let main = Box::new(move || {
            assert_eq!(thread::current().name(), Some("worker"));
            inner.store(true, Ordering::Relaxed);
        });
        StdHost::new().spawn("worker", main).unwrap().join();
        assert!(ran.load(Ordering::Relaxed));
    }
}
