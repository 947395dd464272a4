//! Sync objects, and who waits for their points (`drm_syncobj.c`).

use alloc::format;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_platform::{Fd, Host};
use spin::Mutex;

use super::fence::{Fence, Watcher};

/// Who waits for some points.
pub(super) struct Waiter {
    /// 0 while it may sleep.
    pub(super) word: AtomicU32,
    /// For each point what fence it has got.
    found: Mutex<Vec<Option<Fence>>>,
}

impl Waiter {
    pub(super) fn new(found: Vec<Option<Fence>>) -> Arc<Self> {
        Arc::new(Self {
            word: AtomicU32::new(0),
            found: Mutex::new(found),
        })
    }

    pub(super) fn found(&self) -> Vec<Option<Fence>> {
        self.found.lock().clone()
    }
}

impl Watcher for Waiter {
    fn told(&self, host: &dyn Host) {
        // ORDERING: release, so that the sleeper that sees the word also sees what it is told of.
        self.word.store(1, Ordering::Release);
        host.wake(&self.word, u32::MAX);
    }
}

/// An eventfd, known again by the id that Linux gave it.
pub(super) struct EventFd {
    fd: Fd,
    id: u64,
}

/// What the host's `/proc` says of an eventfd: its id and its count.
fn eventfd_facts(host: &dyn Host, fd: Fd) -> Option<(u64, u64)> {
    let mut text = [0; 1024];
    let n = host
        .read_file(&format!("/proc/self/fdinfo/{}", fd.0), &mut text)
        .ok()?;
    let text = core::str::from_utf8(text.get(..n)?).ok()?;
    let line = |name| {
        text.lines()
            .find_map(|line| line.strip_prefix(name))
            .map(str::trim)
    };
    let count = u64::from_str_radix(line("eventfd-count:")?, 16).ok()?;
    Some((line("eventfd-id:")?.parse().ok()?, count))
}

impl EventFd {
    /// The eventfd of this number; `None` if it is another kind of file.
    pub(super) fn new(host: &dyn Host, fd: Fd) -> Option<Self> {
        eventfd_facts(host, fd).map(|(id, _)| Self { fd, id })
    }

    /// Counts it up, if it is still there and has room.
    fn signal(&self, host: &dyn Host) {
        if eventfd_facts(host, self.fd).is_some_and(|(id, count)| id == self.id && count < u64::MAX - 1) {
            // Who has closed it meanwhile does not wait for it.
            let _ = host.write(self.fd, &1u64.to_ne_bytes());
        }
    }
}

#[derive(Default)]
struct State {
    fence: Option<Fence>,
    /// By waiter, its index in it, and point.
    waiters: Vec<(Weak<Waiter>, usize, u64)>,
    /// With their points, and whether they are for its fence to be there, signalled or not.
    eventfds: Vec<(Arc<EventFd>, u64, bool)>,
}

/// An eventfd that waits for a fence.
struct Announcement {
    eventfd: Arc<EventFd>,
    fence: Fence,
    done: AtomicBool,
}

impl Announcement {
    fn announce(host: &dyn Host, eventfd: Arc<EventFd>, fence: Fence) {
        let pending = fence.pending();
        let this = Arc::new(Self {
            eventfd,
            fence,
            done: AtomicBool::new(false),
        });
        for signal in pending {
            let watcher: Arc<dyn Watcher> = Arc::<Self>::clone(&this);
            signal.watch(watcher);
        }
        this.told(host);
    }
}

impl Watcher for Announcement {
    fn told(&self, host: &dyn Host) {
        // ORDERING: relaxed; nothing is told by it.
        if self.fence.is_signalled() && !self.done.swap(true, Ordering::Relaxed) {
            self.eventfd.signal(host);
        }
    }
}

impl State {
    fn at(&self, point: u64) -> Option<Fence> {
        self.fence.as_ref().and_then(|fence| fence.at(point))
    }

    /// Tells those whose point there is now.
    fn tell(&mut self, host: &dyn Host) {
        let Some(fence) = &self.fence else { return };
        self.waiters.retain(|(waiter, index, point)| {
            let Some(waiter) = waiter.upgrade() else {
                return false;
            };
            let Some(found) = fence.at(*point) else {
                return true;
            };
            if let Some(slot) = waiter.found.lock().get_mut(*index) {
                *slot = Some(found);
            }
            waiter.told(host);
            false
        });
        self.eventfds.retain(|(eventfd, point, available)| {
            let Some(found) = fence.at(*point) else {
                return true;
            };
            if *available {
                eventfd.signal(host);
            } else {
                Announcement::announce(host, Arc::clone(eventfd), found);
            }
            false
        });
    }
}

/// A sync object.
pub(crate) struct Syncobj(Mutex<State>);

impl Syncobj {
    pub(super) fn new(fence: Option<Fence>) -> Self {
        Self(Mutex::new(State {
            fence,
            ..State::default()
        }))
    }

    /// The fence of a point, 0 for the last.
    pub(super) fn at(&self, point: u64) -> Option<Fence> {
        self.0.lock().at(point)
    }

    /// Has this fence and no other from now on.
    pub(super) fn replace(&self, host: &dyn Host, fence: Option<Fence>) {
        let mut state = self.0.lock();
        state.fence = fence;
        state.tell(host);
    }

    /// Gets a point with this fence, which is one of a new timeline if it is not after the last one.
    pub(super) fn add_point(&self, host: &dyn Host, point: u64, fence: &Fence) {
        let mut state = self.0.lock();
        let last = state.fence.take();
        state.fence = Some(Fence::next_point(last, point, fence));
        state.tell(host);
    }

    /// Has the waiter told of the point, if it is not there yet.
    pub(super) fn watch(&self, waiter: &Arc<Waiter>, index: usize, point: u64) {
        let mut state = self.0.lock();
        match state.at(point) {
            None => state.waiters.push((Arc::downgrade(waiter), index, point)),
            found => {
                if let Some(slot) = waiter.found.lock().get_mut(index) {
                    *slot = found;
                }
            }
        }
    }

    /// Forgets the waiter.
    pub(super) fn unwatch(&self, waiter: &Arc<Waiter>) {
        self.0
            .lock()
            .waiters
            .retain(|(w, ..)| !core::ptr::eq(w.as_ptr(), Arc::as_ptr(waiter)));
    }

    /// Has the eventfd counted up once the point is signalled, or if `available` once it has a fence.
    pub(super) fn notify(&self, host: &dyn Host, eventfd: EventFd, point: u64, available: bool) {
        let mut state = self.0.lock();
        state.eventfds.push((Arc::new(eventfd), point, available));
        state.tell(host);
    }
}
