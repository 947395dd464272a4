//! How threads are called for new work.

use super::atomic::{AtomicU32, Ordering};

/// The bit of the word that tells that a sleeper has been called and has not looked yet.
const CALLED: u32 = 1;
/// What a notice adds to the word.
const NOTICE: u32 = 2;

/// An eventcount: a word to sleep on, and how many may do so.
///
/// Who notifies calls one sleeper, unless one has been called already and has not looked since. That this is known is a part of
/// the word itself: who has looked at it before does not fall asleep on it, so that no call stands for a thread which sleeps.
#[derive(Debug, Default)]
pub(super) struct EventCount {
    word: AtomicU32,
    sleepers: AtomicU32,
}

// ORDERING: sequentially consistent throughout. Of a notice and a thread that goes to sleep one sees the other: the thread
// the new word, or who notifies the thread among the sleepers.
impl EventCount {
    /// What sleepers sleep on: on what their look has given, which their host compares.
    pub(super) fn word(&self) -> &AtomicU32 {
        &self.word
    }

    /// What to be told of news since; to be called before looking for work.
    pub(super) fn look(&self) -> u32 {
        let seen = self.word.load(Ordering::SeqCst);
        if seen & CALLED == 0 {
            return seen;
        }
        self.word.fetch_and(!CALLED, Ordering::SeqCst) & !CALLED
    }

    /// As [`EventCount::look`] for who does not sleep: calls stand for those who do.
    pub(super) fn peek(&self) -> u32 {
        self.word.load(Ordering::SeqCst)
    }

    /// Whether there was a notice since a look.
    pub(super) fn has_news(&self, seen: u32) -> bool {
        (self.word.load(Ordering::Relaxed) ^ seen) & !CALLED != 0
    }

    /// Tells that there may be new work; whether one sleeper is to be woken for that.
    #[must_use]
    pub(super) fn notify(&self) -> bool {
        self.word.fetch_add(NOTICE, Ordering::SeqCst);
        self.sleepers.load(Ordering::SeqCst) != 0
            && self.word.fetch_or(CALLED, Ordering::SeqCst) & CALLED == 0
    }

    /// Whether a notice just now would find sleepers.
    pub(super) fn has_sleepers(&self) -> bool {
        self.sleepers.load(Ordering::Relaxed) != 0
    }

    /// Counts the thread among the sleepers; whether there is no news since its look, so that it may sleep.
    #[must_use]
    pub(super) fn prepare_wait(&self, seen: u32) -> bool {
        self.sleepers.fetch_add(1, Ordering::SeqCst);
        self.word.load(Ordering::SeqCst) == seen
    }

    /// The thread is awake; it looks next.
    pub(super) fn finish_wait(&self) {
        self.sleepers.fetch_sub(1, Ordering::SeqCst);
    }
}
