//! The [`Platform`] trait and its vocabulary.
#![expect(unsafe_code, reason = "declares the unsafe methods of the trait")]

use alloc::sync::Arc;
use core::any::Any;
use core::fmt;
use core::sync::atomic::AtomicU32;

use crate::Errno;

/// An open file of a [`Platform`].
///
/// The number means something to the platform that returned it only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fd(pub i32);

impl fmt::Debug for Fd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fd {}", self.0)
    }
}

bitflags::bitflags! {
    /// How [`Platform::open`] opens a file; always close-on-exec.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct OpenFlags: u32 {
        /// The file is read.
        const READ = 1;
        /// The file is written.
        const WRITE = 2;
    }

    /// What the processor may do with a mapping; empty reserves addresses only.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Prot: u32 {
        /// Loads.
        const READ = 1;
        /// Stores.
        const WRITE = 2;
        /// Instruction fetches.
        const EXEC = 4;
    }
}

/// Where [`Platform::map`] puts a mapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapAt {
    /// Anywhere; the platform chooses.
    Any,
    /// At this address if it is free, else anywhere.
    Hint(usize),
    /// At this address, in place of what is mapped there (`MAP_FIXED`).
    Replace(usize),
    /// At this address, or [`Errno::EXIST`] if any page there is taken (`MAP_FIXED_NOREPLACE`).
    Exactly(usize),
}

/// What a mapping shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapSource {
    /// Private zeroed memory, with no swap reserved for it (`MAP_ANONYMOUS | MAP_PRIVATE | MAP_NORESERVE`).
    Anonymous,
    /// A file or a device, shared, from this byte offset (a multiple of the page size).
    File(Fd, u64),
}

/// One request to [`Platform::map`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    /// The address.
    pub at: MapAt,
    /// Bytes, a non-zero multiple of the page size.
    pub len: usize,
    /// What the processor may do there.
    pub prot: Prot,
    /// What is seen there.
    pub source: MapSource,
}

/// See [`Platform::process_slot`].
pub type ProcessSlot = spin::Once<Arc<dyn Any + Send + Sync>>;

/// Why [`Platform::wait`] returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitOutcome {
    /// Woken, or the word had another value already, or for no reason at all: look again.
    Woken,
    /// A signal was handled meanwhile, by a function that does not have the call made again: look again, or tell the
    /// caller (`EINTR`).
    Interrupted,
    /// The time passed.
    TimedOut,
}

/// What the stack needs from the system it runs on.
///
/// The methods are those of a small Unix: they take and return plain numbers, and fail with an
/// [`Errno`]. An implementation allocates nothing on the heap on behalf of the caller.
pub trait Platform: Send + Sync {
    /// A short name for people: `"linux"` or `"soft"`.
    ///
    /// For messages only; no layer may decide anything by it.
    fn name(&self) -> &'static str;

    /// Opens a device file or a regular file by absolute path.
    ///
    /// # Errors
    /// The errno of `open(2)`; [`Errno::NAMETOOLONG`] for a path of over 255 bytes or with a NUL.
    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno>;

    /// Closes a file; its mappings stay.
    ///
    /// # Errors
    /// [`Errno::BADF`] for a file that is not open.
    fn close(&self, fd: Fd) -> Result<(), Errno>;

    /// Makes an ioctl and returns its non-negative result.
    ///
    /// An interrupted call (`EINTR`, `EAGAIN`) is made again by the caller, not here.
    ///
    /// # Errors
    /// The errno of the driver.
    ///
    /// # Safety
    /// `arg` is valid for reads and writes of the size and layout that `request` stands for, and so
    /// is every buffer that the argument points to, for as long as the driver may use it.
    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno>;

    /// Maps memory and returns its address.
    ///
    /// # Errors
    /// The errno of `mmap(2)`.
    ///
    /// # Safety
    /// With [`MapAt::Replace`], nothing refers to what was mapped in the range.
    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno>;

    /// Unmaps the whole pages of `[addr, addr + len)`.
    ///
    /// # Errors
    /// The errno of `munmap(2)`.
    ///
    /// # Safety
    /// Nothing refers to what is mapped in the range.
    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno>;

    /// Reads a small file from its start into `buf` and returns how many bytes it has put there.
    ///
    /// A file longer than `buf` is cut; a caller that must know compares with `buf.len()`.
    ///
    /// # Errors
    /// The errno of `open(2)` or `read(2)`.
    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno>;

    /// Calls `entry` with the name of each entry of a folder, without `.` and `..`, in any order.
    ///
    /// # Errors
    /// The errno of `open(2)` or `getdents64(2)`.
    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno>;

    /// Nanoseconds of a clock that never goes back (`CLOCK_MONOTONIC`).
    fn monotonic_ns(&self) -> u64;

    /// Sleeps while `*word == expected`, at most `timeout_ns` (for ever if `None`).
    ///
    /// May return early for no reason; the caller looks at the word again.
    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome;

    /// Wakes up to `count` sleepers of [`Platform::wait`] on `word`.
    fn wake(&self, word: &AtomicU32, count: u32);

    /// Tells that a store to `doorbell` has just been made.
    ///
    /// Hardware sees the store itself, so Linux does nothing here; the software machine need not
    /// poll for clients that call it.
    fn doorbell_hint(&self, doorbell: *const u64);

    /// A place for one object that lives as long as the process, where the driver ties what a client makes to
    /// the process and not to an open file.
    ///
    /// The KFD of Linux is such a driver: an address space can be acquired once, the event page is never
    /// given back. Where each opening starts afresh there is no such place, and what is opened is closed.
    fn process_slot(&self) -> Option<&'static ProcessSlot> {
        None
    }

    /// One step of a bounded spin: a pause for the processor, and a chance for a software machine
    /// with no threads of its own to do a slice of its work.
    fn relax(&self);
}
