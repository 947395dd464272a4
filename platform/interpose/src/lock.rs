//! Locks that are held over a fork, so that none is taken for ever in the child by a thread that is not there.
//!
//! `START` is taken first, the others within it or alone; none of those is taken while another is held. Signals are blocked
//! meanwhile: a handler that opens a file must not wait for its own thread.
#![expect(unsafe_code, reason = "a mutex that one process acquires and two give up")]

use core::cell::UnsafeCell;
use core::mem::MaybeUninit;

use crate::host::{block_signals, restore_signals, without_signals};
use crate::{hooks, lent, path, table};

/// A lock that can be held over a fork.
pub(crate) struct Lock<T> {
    raw: UnsafeCell<libc::pthread_mutex_t>,
    value: UnsafeCell<T>,
}

// SAFETY: the value is reached with the mutex held only.
unsafe impl<T: Send> Sync for Lock<T> {}

struct Held<'a, T: Send>(&'a Lock<T>);

impl<T: Send> Drop for Held<'_, T> {
    fn drop(&mut self) {
        // SAFETY: acquired when the guard was made.
        unsafe { self.0.give_up() };
    }
}

impl<T: Send> Lock<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self {
            raw: UnsafeCell::new(libc::PTHREAD_MUTEX_INITIALIZER),
            value: UnsafeCell::new(value),
        }
    }

    /// Runs `f` with the value; not from within another `with` but that of [`START`].
    pub(crate) fn with<R>(&self, f: impl FnOnce(&mut T) -> R) -> R {
        without_signals(|| {
            self.acquire();
            let _held = Held(self);
            // SAFETY: the mutex is held, and this is the only reference while it is.
            f(unsafe { &mut *self.value.get() })
        })
    }

    /// The value, between [`before_fork`] and [`after_fork`].
    ///
    /// # Safety
    /// This thread holds the locks, and there is no other such reference.
    #[expect(clippy::mut_from_ref, reason = "the mutex is held by the caller")]
    pub(crate) unsafe fn held(&self) -> &mut T {
        // SAFETY: the caller's contract.
        unsafe { &mut *self.value.get() }
    }
}

/// What is done with each lock at a fork.
pub(crate) trait HeldOverFork {
    fn acquire(&self);

    /// # Safety
    /// This thread, or the one that this process was forked from, has acquired it.
    unsafe fn give_up(&self);
}

impl<T: Send> HeldOverFork for Lock<T> {
    fn acquire(&self) {
        // SAFETY: a mutex that is never moved.
        unsafe { libc::pthread_mutex_lock(self.raw.get()) };
    }

    unsafe fn give_up(&self) {
        // SAFETY: the caller's contract.
        unsafe { libc::pthread_mutex_unlock(self.raw.get()) };
    }
}

/// Held while the machine is made; the signals of the thread that forks.
static START: Lock<MaybeUninit<libc::sigset_t>> = Lock::new(MaybeUninit::uninit());

/// Runs `f` while no other thread does and no fork is made; not from within [`Lock::with`].
pub(crate) fn exclusively(f: impl FnOnce()) {
    START.with(|_| f());
}

fn others() -> [&'static dyn HeldOverFork; 4] {
    [table::lock(), path::lock(), lent::lock(), hooks::streams()]
}

/// Takes all locks, in a thread that is about to fork.
pub(crate) fn before_fork() {
    let signals = block_signals();
    START.acquire();
    // SAFETY: just acquired.
    unsafe { *START.held() = signals };
    for lock in others() {
        lock.acquire();
    }
}

/// Gives them back, on either side.
pub(crate) fn after_fork() {
    for lock in others() {
        // SAFETY: `before_fork` was called by this thread.
        unsafe { lock.give_up() };
    }
    // SAFETY: as above.
    let signals = unsafe { *START.held() };
    // SAFETY: as above.
    unsafe { START.give_up() };
    restore_signals(&signals);
}
