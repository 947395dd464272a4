//! What the software machine needs from the computer that it runs on.

use alloc::boxed::Box;

use crate::{Errno, Fd, Platform};

/// A running thread of a [`Host`].
pub trait Thread: Send {
    /// Waits for the thread to end.
    fn join(self: Box<Self>);
}

/// What another process has published, and this one has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lent {
    /// The memory file.
    pub memory: Fd,
    /// Its length in bytes.
    pub bytes: u64,
    /// A number of the published file: while it is open, the lender keeps the memory.
    pub file: Fd,
    /// Tells published files apart.
    pub identity: u64,
}

/// The computer below the software machine.
///
/// The machine's memory is one sparse memory file a heap, mapped through the [`Platform`] that this
/// extends, so that several mappings show the same bytes.
pub trait Host: Platform {
    /// Creates a sparse, zeroed memory file of `len` bytes that takes memory only where it is touched.
    ///
    /// # Errors
    /// The errno of `memfd_create(2)` or `ftruncate(2)`.
    fn memory_file(&self, len: u64) -> Result<Fd, Errno>;

    /// Gives the memory of `[offset, offset + len)` of a memory file back; it reads as zero afterwards.
    ///
    /// # Errors
    /// The errno of `fallocate(2)`.
    fn discard(&self, file: Fd, offset: u64, len: u64) -> Result<(), Errno>;

    /// Writes to a file and returns how many bytes it took.
    ///
    /// # Errors
    /// The errno of `write(2)`.
    fn write(&self, file: Fd, bytes: &[u8]) -> Result<usize, Errno>;

    /// Two connected ends of a byte stream that never block; the second one is for a client, who may poll, read and
    /// write it as any file.
    ///
    /// # Errors
    /// The errno of `socketpair(2)`.
    fn stream(&self) -> Result<(Fd, Fd), Errno>;

    /// Sends bytes into a stream and returns how many it took.
    ///
    /// # Errors
    /// [`Errno::PIPE`] if the other end is closed, [`Errno::AGAIN`] if there is no room.
    fn send(&self, end: Fd, bytes: &[u8]) -> Result<usize, Errno>;

    /// Takes bytes out of a stream; 0 if the other end is closed.
    ///
    /// # Errors
    /// [`Errno::AGAIN`] if there are none.
    fn receive(&self, end: Fd, buf: &mut [u8]) -> Result<usize, Errno>;

    /// Whether the other end has received all that was sent.
    fn is_drained(&self, end: Fd) -> bool;

    /// Whether all pages of `[address, address + len)`, which is made of pages, are mapped, accessible or not.
    fn is_mapped(&self, address: usize, len: usize) -> bool;

    /// Whether every byte of `[address, address + len)` can be read; always, if `len` is 0.
    ///
    /// Pages may be touched, as a read would; none changes.
    fn readable(&self, address: usize, len: usize) -> bool;

    /// Whether every byte of `[address, address + len)` can be written; always, if `len` is 0.
    ///
    /// Pages may be touched, as a write would (a copy is made where one is due); none changes.
    fn writable(&self, address: usize, len: usize) -> bool;

    /// The number that the operating system has for this process.
    fn process_id(&self) -> u32;

    /// The number by which clients know a new dmabuf of the machine, which itself knows it by `file`.
    ///
    /// The same one, unless the machine's clients must be able to take the numbers for the operating system's. Then it is
    /// a file that can be given to other processes, and lends them `memory` with what `about` says of it.
    ///
    /// # Errors
    /// The host has no number left.
    fn publish(&self, file: Fd, _memory: Fd, _about: &[u8]) -> Result<Fd, Errno> {
        Ok(file)
    }

    /// Another number for a file that has been lent: a new one for a client.
    ///
    /// # Errors
    /// The host has no number left.
    fn lend_on(&self, file: Fd) -> Result<Fd, Errno> {
        Ok(file)
    }

    /// The machine's own number of a file that a client names; `fd` itself if it is none of the machine's.
    fn identify(&self, fd: Fd) -> Fd {
        fd
    }

    /// How many threads run at once here, at least 1.
    fn parallelism(&self) -> usize;

    /// Starts a thread.
    ///
    /// # Errors
    /// [`Errno::NOSYS`] where there are no threads.
    fn spawn(&self, name: &'static str, main: Box<dyn FnOnce() + Send>) -> Result<Box<dyn Thread>, Errno>;
}
