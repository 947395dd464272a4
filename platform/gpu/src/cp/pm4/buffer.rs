//! Where commands are read from: a ring, and the buffers that its commands call.

use crate::device::QueueFault;

/// Commands in memory, and how far they are executed. All places count words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Buffer {
    base: u64,
    /// Words after which a ring starts over at `base`; none for a buffer that is read once.
    ring_words: Option<u64>,
    /// Words executed so far.
    pub(super) at: u64,
    /// Words there are.
    pub(super) end: u64,
    /// XCCs that execute what is before the place.
    predicate: (u8, u64),
}

impl Buffer {
    /// A ring of `bytes` bytes at `base` with nothing in it.
    pub(super) fn ring(base: u64, bytes: u64) -> Self {
        Self {
            base,
            ring_words: Some(bytes / 4),
            at: 0,
            end: 0,
            predicate: (u8::MAX, 0),
        }
    }

    /// The `words` words at `base`.
    pub(super) fn indirect(base: u64, words: u64) -> Self {
        Self {
            base,
            ring_words: None,
            at: 0,
            end: words,
            predicate: (u8::MAX, 0),
        }
    }

    pub(super) fn is_ring(&self) -> bool {
        self.ring_words.is_some()
    }

    /// Device address of a word.
    pub(super) fn address(&self, word: u64) -> u64 {
        let word = self.ring_words.map_or(word, |words| word % words);
        self.base.wrapping_add(word * 4)
    }

    /// Takes note of a ring's write pointer.
    ///
    /// # Errors
    /// [`QueueFault::Pm4`] if the ring cannot hold what it says.
    pub(super) fn submit(&mut self, write: u64) -> Result<(), QueueFault> {
        // A pointer behind the place is one that is not written yet.
        self.end = write.max(self.at);
        match self.ring_words {
            Some(words) if self.end - self.at > words => Err(QueueFault::Pm4 {
                address: self.address(self.at),
                header: 0,
                what: "more words were submitted than the ring holds:",
                number: u32::try_from(self.end - self.at).unwrap_or(u32::MAX),
            }),
            _ => Ok(()),
        }
    }

    /// Lets only XCCs of `mask` execute the `words` words from `at` on.
    pub(super) fn choose(&mut self, mask: u8, at: u64, words: u64) {
        self.predicate = (mask, at + words);
    }

    /// XCCs that execute the next command, as far as this buffer tells.
    pub(super) fn chosen(&self) -> u8 {
        let (mask, until) = self.predicate;
        if self.at < until { mask } else { u8::MAX }
    }
}
