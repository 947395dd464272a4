//! A lock whose waiters sleep, for sections that make system calls.
#![expect(unsafe_code, reason = "the lock hands out what it guards")]

use core::cell::UnsafeCell;
use core::ops::{Deref, DerefMut};
use core::sync::atomic::{AtomicU32, Ordering};

use crate::Platform;

const FREE: u32 = 0;
const HELD: u32 = 1;
const WAITED_FOR: u32 = 2;

/// A lock whose waiters sleep in [`Platform::wait`].
pub(crate) struct Lock<T> {
    word: AtomicU32,
    value: UnsafeCell<T>,
}

// SAFETY: the word lets one thread at a time reach the value.
unsafe impl<T: Send> Sync for Lock<T> {}

impl<T> Lock<T> {
    pub(crate) const fn new(value: T) -> Lock<T> {
        Lock {
            word: AtomicU32::new(FREE),
            value: UnsafeCell::new(value),
        }
    }

    pub(crate) fn lock<'a>(&'a self, platform: &'a dyn Platform) -> Guard<'a, T> {
        // ORDERING: acquire, with the release of the last holder.
        if self
            .word
            .compare_exchange(FREE, HELD, Ordering::Acquire, Ordering::Relaxed)
            .is_err()
        {
            while self.word.swap(WAITED_FOR, Ordering::Acquire) != FREE {
                platform.wait(&self.word, WAITED_FOR, None);
            }
        }
        Guard { lock: self, platform }
    }
}

/// The value of a [`Lock`], until dropped.
pub(crate) struct Guard<'a, T> {
    lock: &'a Lock<T>,
    platform: &'a dyn Platform,
}

impl<T> Deref for Guard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the guard holds the lock.
        unsafe { &*self.lock.value.get() }
    }
}

impl<T> DerefMut for Guard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: the guard holds the lock, and is borrowed for as long as the reference lives.
        unsafe { &mut *self.lock.value.get() }
    }
}

impl<T> Drop for Guard<'_, T> {
    fn drop(&mut self) {
        // ORDERING: release, so that the next holder sees what this one wrote.
        if self.lock.word.swap(FREE, Ordering::Release) == WAITED_FOR {
            self.platform.wake(&self.lock.word, 1);
        }
    }
}
