//! The ring of an SDMA queue.
#![expect(unsafe_code, reason = "memory that the GPU reads and writes")]

use core::ptr;
use core::sync::atomic::{AtomicU64, Ordering};

use outcrop_thunk::{Memory, Queue};

/// Words that the GPU reads, and the two positions, in bytes, which never wrap.
pub(super) struct SdmaRing {
    words: *mut u32,
    bytes: u64,
    read: u64,
    write: u64,
}

// SAFETY: writers hold the engine's lock; the rest is atomic.
unsafe impl Send for SdmaRing {}
// SAFETY: as above.
unsafe impl Sync for SdmaRing {}

impl SdmaRing {
    /// `None` if the host does not see the memory. To be used while queue and memory live.
    pub(super) fn new(memory: &Memory, bytes: u64, queue: &Queue) -> Option<SdmaRing> {
        let pointers = queue.pointers();
        let fits =
            memory.size() >= bytes && bytes.is_power_of_two() && pointers.read != 0 && pointers.write != 0;
        let ring = SdmaRing {
            words: memory.host_ptr()?.cast(),
            bytes,
            read: pointers.read,
            write: pointers.write,
        };
        fits.then_some(ring)
    }

    pub(super) const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How far the GPU is.
    pub(super) fn read_position(&self) -> u64 {
        let position: *mut u64 = ptr::with_exposed_provenance_mut(self.read as usize);
        // SAFETY: the thunk keeps the position mapped and aligned while the queue lives.
        let position = unsafe { AtomicU64::from_ptr(position) };
        // ORDERING: acquire, so that what is written there next comes after the GPU's reading.
        position.load(Ordering::Acquire)
    }

    fn word(&self, position: u64) -> *mut u32 {
        self.words
            .wrapping_add(((position & (self.bytes - 1)) / 4) as usize)
    }

    /// The word at a position that has been written.
    pub(super) fn peek(&self, position: u64) -> u32 {
        // SAFETY: inside the ring by the mask; the GPU does not write there.
        unsafe { self.word(position).read_volatile() }
    }

    /// Writes words at a position; the caller holds the engine's lock, and the GPU has freed the place.
    pub(super) fn write(&self, position: u64, words: impl Iterator<Item = u32>) {
        for (place, word) in (0..).zip(words) {
            // SAFETY: inside the ring by the mask; the GPU does not read past the write position.
            unsafe { self.word(position + 4 * place).write_volatile(word) };
        }
    }

    /// Moves the write position; the doorbell is the caller's.
    pub(super) fn commit(&self, position: u64) {
        let word: *mut u64 = ptr::with_exposed_provenance_mut(self.write as usize);
        // SAFETY: the thunk keeps the position mapped and aligned while the queue lives.
        let word = unsafe { AtomicU64::from_ptr(word) };
        // ORDERING: release, so that a GPU that sees the position sees the packets.
        word.store(position, Ordering::Release);
    }
}
