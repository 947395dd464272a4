//! The packet that is next, in a ring or in an indirect buffer.

use core::sync::atomic::Ordering;

use outcrop_abi::sdma as abi;

use crate::device::QueueFault;
use crate::hqd::Hqd;
use crate::vm::Snapshot;

/// Words of the longest packet of fixed length.
const LONGEST: usize = 20;

/// Words from the next packet on.
pub(super) struct View<'a> {
    pub(super) vm: &'a Snapshot,
    base: u64,
    /// Words after which a ring starts over.
    ring_words: Option<u64>,
    at: u64,
    /// Words that there are.
    submitted: u64,
    first: u32,
    words: [u32; LONGEST],
}

impl<'a> View<'a> {
    /// What is next in a ring of which `submitted` words from `at` on are valid.
    ///
    /// # Errors
    /// The fault of the ring's memory; [`QueueFault::Sdma`] if it cannot hold so much.
    pub(super) fn ring(vm: &'a Snapshot, hqd: &Hqd, at: u64, submitted: u64) -> Result<Self, QueueFault> {
        let ring_words = hqd.ring_bytes / 4;
        let view = Self::new(vm, hqd.ring, Some(ring_words), at, submitted)?;
        if submitted > ring_words {
            return Err(view.fault("more was submitted than the ring holds"));
        }
        Ok(view)
    }

    /// What is next in an indirect buffer.
    ///
    /// # Errors
    /// The fault of its memory.
    pub(super) fn buffer(vm: &'a Snapshot, base: u64, at: u64, end: u64) -> Result<Self, QueueFault> {
        Self::new(vm, base, None, at, end - at)
    }

    fn new(
        vm: &'a Snapshot,
        base: u64,
        ring_words: Option<u64>,
        at: u64,
        submitted: u64,
    ) -> Result<Self, QueueFault> {
        let mut view = Self {
            vm,
            base,
            ring_words,
            at,
            submitted,
            first: 0,
            words: [0; LONGEST],
        };
        let mut words = [0; LONGEST];
        for (i, word) in (0..submitted).zip(&mut words) {
            *word = view.word(i)?;
        }
        let [first, ..] = words;
        (view.first, view.words) = (first, words);
        Ok(view)
    }

    fn address(&self, i: u64) -> u64 {
        let word = self.at + i;
        let word = self.ring_words.map_or(word, |words| word % words);
        self.base.wrapping_add(word * 4)
    }

    pub(super) fn is_ring(&self) -> bool {
        self.ring_words.is_some()
    }

    pub(super) fn header(&self) -> abi::Header {
        abi::Header::from_bits(self.first)
    }

    /// Word `i` of the packet.
    ///
    /// # Errors
    /// The fault of its memory.
    pub(super) fn word(&self, i: u64) -> Result<u32, QueueFault> {
        Ok(self.vm.atomic_load_u32(self.address(i), Ordering::Acquire)?)
    }

    /// The first words of the packet, as many as its type has.
    pub(super) fn prefix<const N: usize>(&self) -> [u32; N] {
        core::array::from_fn(|i| self.words.get(i).copied().unwrap_or(0))
    }

    /// A packet of `words` words, if so many were submitted.
    ///
    /// # Errors
    /// [`QueueFault::Sdma`].
    pub(super) fn fits(&self, words: u64) -> Result<u64, QueueFault> {
        if words <= self.submitted {
            Ok(words)
        } else {
            Err(self.fault("reaches past the write pointer"))
        }
    }

    /// What is wrong with the packet.
    pub(super) fn fault(&self, what: &'static str) -> QueueFault {
        QueueFault::Sdma {
            address: self.address(0),
            header: self.first,
            what,
        }
    }
}
