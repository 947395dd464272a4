//! What a sync object holds, and who waits for it (`drm_syncobj.c`, `dma-fence-chain.c`).
//!
//! Whatever signals here has done so when the sync object gets its fence: only its presence can be waited for.

use alloc::format;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_platform::{Fd, Host};
use spin::Mutex;

/// A signalled fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fence {
    /// Of no timeline.
    Plain,
    /// A point of a timeline, and the one before it (0 if that is no smaller).
    Point { point: u64, before: u64 },
}

impl Fence {
    /// The fence that this one has for a point of its timeline, 0 for the last one (`dma_fence_chain_find_seqno`).
    fn at(self, wanted: u64) -> Option<Self> {
        match self {
            _ if wanted == 0 => Some(self),
            // Of the points before it none is left to wait for.
            Self::Point { point, before } if point >= wanted => {
                Some(if before < wanted { self } else { Self::Plain })
            }
            _ => None,
        }
    }

    /// The point that a query tells.
    pub(super) fn point(self) -> u64 {
        match self {
            Self::Plain => 0,
            Self::Point { point, .. } => point,
        }
    }
}

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
    eventfds: Vec<(EventFd, u64)>,
}

impl State {
    fn at(&self, point: u64) -> Option<Fence> {
        self.fence.and_then(|fence| fence.at(point))
    }

    /// Tells those whose point there is now.
    fn tell(&mut self, host: &dyn Host) {
        let Some(fence) = self.fence else { return };
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
            // ORDERING: release, so that the sleeper that sees the word also sees the fence.
            waiter.word.store(1, Ordering::Release);
            host.wake(&waiter.word, u32::MAX);
            false
        });
        self.eventfds.retain(|(eventfd, point)| {
            let waits = fence.at(*point).is_none();
            if !waits {
                eventfd.signal(host);
            }
            waits
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

    /// Gets a signalled point, which is one of a new timeline if it is not after the last one.
    pub(super) fn add_point(&self, host: &dyn Host, point: u64) {
        let mut state = self.0.lock();
        state.fence = Some(match state.fence {
            Some(Fence::Point { point: last, .. }) if point > last => Fence::Point { point, before: last },
            Some(Fence::Point { point: last, .. }) => Fence::Point {
                point: last,
                before: 0,
            },
            _ => Fence::Point { point, before: 0 },
        });
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

    /// Has the eventfd counted up once there is the point.
    pub(super) fn notify(&self, host: &dyn Host, eventfd: EventFd, point: u64) {
        let mut state = self.0.lock();
        state.eventfds.push((eventfd, point));
        state.tell(host);
    }
}
