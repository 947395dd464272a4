//! What the machine needs from this process.
#![expect(
    unsafe_code,
    reason = "hands unsafe methods on; signal masks and file numbers by libc"
)]

use core::cell::Cell;
use core::ffi::c_int;
use core::mem::MaybeUninit;
use core::ptr;
use core::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;

use outcrop_platform::{Errno, Fd, Host, Map, OpenFlags, Platform, StdHost, Thread, WaitOutcome};
use outcrop_soft::Client;

use crate::{real, table};

/// The machine's own files have numbers from here on where the limit of the process allows that, so that those of the
/// program are what they would be without it.
const PRIVATE_FROM: c_int = 1 << 16;
/// Most files that the machine itself opens: a heap for each GPU, one for system memory, one for doorbells, and its end
/// of each file of system management events.
const PRIVATE: usize = 1024;

/// Numbers of the machine's own files, plus one; 0 is none.
static OWN: [AtomicU32; PRIVATE] = [const { AtomicU32::new(0) }; PRIVATE];

/// No number of the machine's own is below this.
static LOWEST: AtomicU32 = AtomicU32::new(u32::MAX);

/// Whether `fd` is one of the machine's own files, which the program does not know of.
#[inline]
pub(crate) fn is_private(fd: c_int) -> bool {
    fd as u32 >= LOWEST.load(Ordering::Relaxed) && is_kept(fd)
}

#[cold]
fn is_kept(fd: c_int) -> bool {
    let kept = (fd as u32).wrapping_add(1);
    kept != 0 && OWN.iter().any(|own| own.load(Ordering::Relaxed) == kept)
}

/// Closes a file that [`keep`] has given.
pub(crate) fn drop_private(fd: c_int) {
    for own in &OWN {
        // It is one of them at most.
        let _ = own.compare_exchange(fd as u32 + 1, 0, Ordering::Relaxed, Ordering::Relaxed);
    }
    // SAFETY: a number that only the machine knew.
    unsafe { real::close(fd) };
}

/// The machine's own files among these numbers, in order.
pub(crate) fn private(first: u32, last: u32) -> Vec<u32> {
    let kept = OWN
        .iter()
        .filter_map(|own| own.load(Ordering::Relaxed).checked_sub(1));
    let mut own: Vec<u32> = kept.filter(|fd| (first..=last).contains(fd)).collect();
    own.sort_unstable();
    own
}

/// In a child: closes what it has got of the parent's machine, which would else keep that one's memory alive.
pub(crate) fn close_private() {
    for own in &OWN {
        if let Some(fd) = own.swap(0, Ordering::Relaxed).checked_sub(1) {
            // SAFETY: a number that only the machine knew, and that machine is gone.
            unsafe { real::close(fd as c_int) };
        }
    }
}

/// Where numbers that are out of the program's way begin.
pub(crate) fn private_from() -> c_int {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the call writes one rlimit.
    let known = unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) } == 0;
    let end = c_int::try_from(limit.rlim_cur).unwrap_or(c_int::MAX);
    if known && end < PRIVATE_FROM + 1024 {
        end / 4 * 3
    } else {
        PRIVATE_FROM
    }
}

/// Moves a file to a number out of the program's way.
pub(crate) fn move_away(fd: c_int) -> Result<c_int, Errno> {
    let from = private_from();
    // SAFETY: a duplicate of an open file.
    let moved = unsafe {
        real::fcntl(
            fd,
            libc::F_DUPFD_CLOEXEC,
            ptr::without_provenance_mut(from as usize),
        )
    };
    // SAFETY: the file is this library's, and known to nobody else.
    unsafe { real::close(fd) };
    if moved < 0 { Err(last_error()) } else { Ok(moved) }
}

/// Makes a file one of the machine's own.
pub(crate) fn keep(file: Fd) -> Result<Fd, Errno> {
    let moved = move_away(file.0)?;
    let free = |own: &&AtomicU32| {
        own.compare_exchange(0, moved as u32 + 1, Ordering::Relaxed, Ordering::Relaxed)
            .is_ok()
    };
    if OWN.iter().find(free).is_none() {
        // SAFETY: the file has just been made.
        unsafe { real::close(moved) };
        return Err(Errno::NFILE);
    }
    LOWEST.fetch_min(moved as u32, Ordering::Relaxed);
    Ok(Fd(moved))
}

/// The error of the C library's last call.
pub(crate) fn last_error() -> Errno {
    Errno(
        std::io::Error::last_os_error()
            .raw_os_error()
            .unwrap_or(libc::EIO) as u16,
    )
}

/// Lets no signal be delivered to this thread; what was blocked before is returned.
pub(crate) fn block_signals() -> MaybeUninit<libc::sigset_t> {
    let mut all = MaybeUninit::<libc::sigset_t>::uninit();
    let mut before = MaybeUninit::<libc::sigset_t>::zeroed();
    // SAFETY: fills the set.
    unsafe { libc::sigfillset(all.as_mut_ptr()) };
    // SAFETY: a set that has been filled, and room for the old one.
    unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, all.as_ptr(), before.as_mut_ptr()) };
    before
}

/// Undoes [`block_signals`].
pub(crate) fn restore_signals(before: &MaybeUninit<libc::sigset_t>) {
    // SAFETY: the set that was in force.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, before.as_ptr(), ptr::null_mut()) };
}

/// Runs `f` while no signal is delivered to this thread, and threads that it starts take none at all.
pub(crate) fn without_signals<R>(f: impl FnOnce() -> R) -> R {
    let before = block_signals();
    let result = f();
    restore_signals(&before);
    result
}

/// Whether `len` bytes at an address can be read.
#[inline]
pub(crate) fn can_read(address: usize, len: usize) -> bool {
    StdHost::new().readable(address, len)
}

/// Whether `len` bytes at an address can be written.
pub(crate) fn can_write(address: usize, len: usize) -> bool {
    StdHost::new().writable(address, len)
}

thread_local! {
    /// The signals that were blocked when this thread came to the machine, if it is there.
    static OUTSIDE: Cell<Option<libc::sigset_t>> = const { Cell::new(None) };
}

/// Runs a request of the machine: handlers of signals, which may come to the machine too, run while it waits, and after it.
pub(crate) fn at_machine<R>(f: impl FnOnce() -> R) -> R {
    let before = block_signals();
    // SAFETY: filled, or zeroed.
    let outer = OUTSIDE.replace(Some(unsafe { before.assume_init() }));
    let result = f();
    OUTSIDE.set(outer);
    restore_signals(&before);
    result
}

/// [`StdHost`] beside a program that knows nothing of it.
pub(crate) struct OwnHost(StdHost);

impl OwnHost {
    pub(crate) fn new() -> Self {
        Self(StdHost::new())
    }
}

macro_rules! hand_on {
    () => {
        fn name(&self) -> &'static str {
            self.0.name()
        }
        fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
            self.0.open(path, flags)
        }
        unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
            // SAFETY: the caller's contract.
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
        fn wake(&self, word: &AtomicU32, count: u32) {
            self.0.wake(word, count);
        }
        fn doorbell_hint(&self, doorbell: *const u64) {
            self.0.doorbell_hint(doorbell);
        }
    };
}

impl Platform for OwnHost {
    hand_on!();

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        let Some(outside) = OUTSIDE.get() else {
            return self.0.wait(word, expected, timeout_ns);
        };
        restore_signals(&MaybeUninit::new(outside));
        let outcome = self.0.wait(word, expected, timeout_ns);
        block_signals();
        outcome
    }

    /// Somebody else must run for what is waited for: a thread of the machine, or of the program.
    fn relax(&self) {
        std::thread::yield_now();
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        if is_private(fd.0) {
            drop_private(fd.0);
            return Ok(());
        }
        self.0.close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.0.ioctl(fd, request, arg) }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract.
        let at = unsafe { self.0.map(request)? };
        // A child has no machine to use it with, and would keep the memory alive. The range is whole pages that have just
        // been mapped: this cannot fail.
        if matches!(request.source, outcrop_platform::MapSource::File(fd, _) if is_private(fd.0)) {
            // SAFETY: changes only what a fork does with the range.
            unsafe { libc::madvise(at.cast(), request.len, libc::MADV_DONTFORK) };
        }
        Ok(at)
    }
}

impl Host for OwnHost {
    fn memory_file(&self, len: u64) -> Result<Fd, Errno> {
        keep(self.0.memory_file(len)?)
    }

    fn stream(&self) -> Result<(Fd, Fd), Errno> {
        let (own, other) = self.0.stream()?;
        let own = keep(own).inspect_err(|_| {
            // SAFETY: the program has not been told of its end yet.
            unsafe { real::close(other.0) };
        })?;
        Ok((own, other))
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

    fn discard(&self, file: Fd, offset: u64, len: u64) -> Result<(), Errno> {
        self.0.discard(file, offset, len)
    }

    fn write(&self, file: Fd, bytes: &[u8]) -> Result<usize, Errno> {
        self.0.write(file, bytes)
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

    fn publish(&self, file: Fd, memory: Fd, about: &[u8]) -> Result<Fd, Errno> {
        crate::lent::publish(file, memory, about).map(Fd)
    }

    fn lend_on(&self, file: Fd) -> Result<Fd, Errno> {
        crate::lent::lend_on(file)
    }

    fn identify(&self, fd: Fd) -> Fd {
        let known = table::machine_file(fd.0).or_else(|| crate::lent::receive(fd.0));
        known.map_or(fd, |file| file.inner)
    }

    fn parallelism(&self) -> usize {
        self.0.parallelism()
    }

    fn spawn(&self, name: &'static str, main: Box<dyn FnOnce() + Send>) -> Result<Box<dyn Thread>, Errno> {
        let main = move || {
            // Threads that look for doorbells sleep for a few microseconds at a time, which the kernel makes 50 more.
            // SAFETY: numbers only.
            unsafe { libc::prctl(libc::PR_SET_TIMERSLACK, 1_000_u64) };
            main();
        };
        without_signals(|| self.0.spawn(name, Box::new(main)))
    }
}

/// The machine with the numbers that the program knows its files by.
pub(crate) struct Numbered(pub(crate) Arc<Client>);

impl Platform for Numbered {
    hand_on!();

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        self.0.wait(word, expected, timeout_ns)
    }

    fn relax(&self) {
        self.0.relax();
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        self.0.close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        let file = table::machine_file(fd.0).ok_or(Errno::BADF)?;
        // SAFETY: the caller's contract.
        unsafe { self.0.ioctl(file.inner, request, arg) }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.0.map(request) }
    }
}
