//! Fences: what will have happened some time (`dma-fence.c`, `dma-fence-chain.c`).

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};

use outcrop_platform::{Errno, Host};
use spin::Mutex;

/// Who is told of a signal.
pub(super) trait Watcher: Send + Sync {
    /// A signal that it watches has come.
    fn told(&self, host: &dyn Host);
}

/// Whose a fence is (`struct dma_fence`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) driver: &'static str,
    pub(super) timeline: &'static str,
    /// The fences of a context come one after the other.
    pub(super) context: u64,
    /// Which of them it is.
    pub(super) number: u64,
}

/// Of a fence that has always been signalled (`dma_fence_get_stub`).
pub(super) const STUB: Origin = Origin {
    driver: "stub",
    timeline: "stub",
    context: 0,
    number: 0,
};

/// The first of as many contexts that no fence has been of (`dma_fence_context_alloc`).
pub(super) fn new_contexts(count: u64) -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    // ORDERING: relaxed; the number alone counts.
    NEXT.fetch_add(count, Ordering::Relaxed)
}

/// What comes once, with how it went.
pub(crate) struct Signal {
    pub(super) origin: Origin,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// With the time, by the host's clock.
    result: Option<(Result<(), Errno>, u64)>,
    watchers: Vec<Arc<dyn Watcher>>,
}

impl Signal {
    pub(super) fn new(origin: Origin) -> Arc<Self> {
        let state = Mutex::default();
        Arc::new(Self { origin, state })
    }

    /// How it went, once it has come.
    pub(super) fn result(&self) -> Option<Result<(), Errno>> {
        self.state.lock().result.map(|(result, _)| result)
    }

    /// When it came.
    pub(super) fn time(&self) -> Option<u64> {
        self.state.lock().result.map(|(_, time)| time)
    }

    /// Comes; only the first time counts.
    pub(super) fn signal(&self, host: &dyn Host, result: Result<(), Errno>) {
        let mut state = self.state.lock();
        if state.result.is_some() {
            return;
        }
        state.result = Some((result, host.monotonic_ns()));
        let watchers = core::mem::take(&mut state.watchers);
        drop(state);
        watchers.iter().for_each(|watcher| watcher.told(host));
    }

    /// Has the watcher told, unless it has come.
    pub(super) fn watch(&self, watcher: Arc<dyn Watcher>) {
        let mut state = self.state.lock();
        if state.result.is_none() {
            state.watchers.push(watcher);
        }
    }

    /// Forgets a watcher.
    pub(super) fn unwatch(&self, watcher: &Arc<dyn Watcher>) {
        self.state
            .lock()
            .watchers
            .retain(|other| !core::ptr::addr_eq(Arc::as_ptr(other), Arc::as_ptr(watcher)));
    }
}

/// What a sync object or a BO holds.
#[derive(Clone)]
pub(crate) enum Fence {
    /// Of no timeline: signalled when all of these are.
    Of(Arc<[Arc<Signal>]>),
    /// A point of a timeline: signalled when it and all before it are.
    Point(Arc<Point>),
}

/// A link of a chain.
pub(crate) struct Point {
    number: u64,
    /// The number of the point before it, 0 if that is of another timeline.
    before: u64,
    /// The timeline: the same for points whose numbers rise.
    context: u64,
    signals: Arc<[Arc<Signal>]>,
    previous: Mutex<Option<Fence>>,
}

fn all(signals: &[Arc<Signal>]) -> bool {
    signals.iter().all(|signal| signal.result().is_some())
}

impl Point {
    /// The nearest one before it that is not signalled; the chain forgets those between.
    fn previous(&self) -> Option<Fence> {
        let mut previous = self.previous.lock();
        loop {
            let next = match &*previous {
                Some(Fence::Of(signals)) if all(signals) => None,
                Some(Fence::Point(point)) if all(&point.signals) => point.previous.lock().clone(),
                fence => return fence.clone(),
            };
            *previous = next;
        }
    }
}

impl Drop for Point {
    fn drop(&mut self) {
        // Not one inside of the other: a chain may be long.
        let mut next = self.previous.get_mut().take();
        while let Some(Fence::Point(point)) = next {
            next = Arc::into_inner(point).and_then(|mut point| point.previous.get_mut().take());
        }
    }
}

impl Fence {
    /// A signalled one.
    pub(super) fn signalled() -> Self {
        Self::Of(Arc::new([]))
    }

    /// The fence of one signal.
    pub(super) fn of(signal: &Arc<Signal>) -> Self {
        Self::Of(Arc::new([Arc::clone(signal)]))
    }

    /// The fence of the next point of a timeline, of what `last` was the fence (`dma_fence_chain_init`).
    pub(super) fn next_point(last: Option<Self>, number: u64, fence: &Self) -> Self {
        let (number, before, context) = match &last {
            Some(Self::Point(last)) if number > last.number => (number, last.number, last.context),
            Some(Self::Point(last)) => (last.number, 0, new_contexts(1)),
            _ => (number, 0, new_contexts(1)),
        };
        let point = Point {
            number,
            before,
            context,
            signals: match fence {
                Self::Of(signals) => Arc::clone(signals),
                Self::Point(_) => fence.pending().into(),
            },
            previous: Mutex::new(last),
        };
        // A chain that nobody waits for must not grow.
        point.previous();
        Self::Point(Arc::new(point))
    }

    /// Signals that it waits for, each once.
    pub(super) fn pending(&self) -> Vec<Arc<Signal>> {
        let mut pending = Vec::new();
        let mut next = Some(self.clone());
        while let Some(fence) = next {
            let (signals, previous) = match &fence {
                Self::Of(signals) => (signals, None),
                Self::Point(point) => (&point.signals, point.previous()),
            };
            pending.extend(signals.iter().filter(|s| s.result().is_none()).cloned());
            next = previous;
        }
        // Points may have signals in common.
        pending.sort_unstable_by_key(Arc::as_ptr);
        pending.dedup_by(|a, b| Arc::ptr_eq(a, b));
        pending
    }

    /// Whose it is itself, whatever it stands for.
    pub(super) fn origin(&self) -> Origin {
        let container = |driver, context, number| Origin {
            driver,
            timeline: "unbound",
            context,
            number,
        };
        match self {
            Self::Of(signals) => match &**signals {
                [] => STUB,
                [signal] => signal.origin,
                // An array has a context of its own, which nothing else tells.
                [first, ..] => container("dma_fence_array", first.origin.context, 1),
            },
            Self::Point(point) => container("dma_fence_chain", point.context, point.number),
        }
    }

    /// All that it stands for (`dma_fence_unwrap_for_each`), of a timeline only what is left to wait for before its last
    /// point; none for what has always been signalled.
    pub(super) fn parts(&self) -> Vec<Option<Arc<Signal>>> {
        let mut parts = Vec::new();
        let mut next = Some(self.clone());
        while let Some(fence) = next {
            let (signals, previous) = match &fence {
                Self::Of(signals) => (signals, None),
                Self::Point(point) => (&point.signals, point.previous()),
            };
            if signals.is_empty() {
                parts.push(None);
            }
            parts.extend(signals.iter().cloned().map(Some));
            next = previous;
        }
        parts
    }

    /// A fence of what is left to wait for of both, of each context the last (`dma_fence_unwrap_merge`).
    pub(super) fn merge(&self, other: &Self) -> Self {
        let mut left: Vec<_> = self.parts().into_iter().chain(other.parts()).flatten().collect();
        left.retain(|signal| signal.result().is_none());
        left.sort_by_key(|signal| (signal.origin.context, core::cmp::Reverse(signal.origin.number)));
        left.dedup_by_key(|signal| signal.origin.context);
        Self::Of(left.into())
    }

    pub(super) fn is_signalled(&self) -> bool {
        match self {
            Self::Of(signals) => all(signals),
            Self::Point(point) => all(&point.signals) && point.previous().is_none(),
        }
    }

    /// The fence that this one has for a point of its timeline, 0 for the last one (`dma_fence_chain_find_seqno`).
    pub(super) fn at(&self, wanted: u64) -> Option<Self> {
        let last = match self {
            _ if wanted == 0 => return Some(self.clone()),
            Self::Point(last) if last.number >= wanted => last,
            _ => return None,
        };
        let mut at = Arc::clone(last);
        while at.context == last.context && at.before >= wanted {
            match at.previous() {
                Some(Self::Point(point)) => at = point,
                Some(other) => return Some(other),
                // Of the points before it none is left to wait for.
                None => return Some(Self::signalled()),
            }
        }
        Some(Self::Point(at))
    }

    /// The number of the last point, signalled or not.
    pub(super) fn submitted(&self) -> u64 {
        match self {
            Self::Of(_) => 0,
            Self::Point(point) => point.number,
        }
    }

    /// The number of the last point that is signalled.
    pub(super) fn reached(&self) -> u64 {
        let Self::Point(last) = self else { return 0 };
        let mut first = Arc::clone(last);
        while let Some(Self::Point(point)) = first.previous() {
            if point.context != last.context {
                // Whoever adds points in disorder has started a timeline anew.
                break;
            }
            first = point;
        }
        let (number, before) = (first.number, first.before);
        if Self::Point(first).is_signalled() {
            number
        } else {
            before
        }
    }
}
