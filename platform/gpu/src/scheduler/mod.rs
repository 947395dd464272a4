//! Which queue runs next, and on whose time.
//!
//! Every loaded queue gets the same turns: a look at its ring and a slice of each of its kernels. Worker
//! threads sleep when there is nothing to do and are woken by [`Scheduler::notify`]; at most one of them
//! looks now and then at what nobody tells about (signals that the host stores to, doorbells of clients
//! that give no hints). Without worker threads the caller of [`Scheduler::work`] does it all.

mod event_count;
mod queue;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::num::NonZeroU64;
use core::sync::atomic::{self, AtomicBool, AtomicU64, Ordering, fence};

use outcrop_platform::Host;
use spin::RwLock;

use self::event_count::EventCount;
use crate::device::Interrupts;
use crate::hqd::{Context, Engine, Hqd};
use crate::jobs::Job;
use crate::shader;
use crate::turn::Turn;

pub use queue::Queue;

/// How often an idle worker looks again before it sleeps.
const SPINS: u32 = 2000;
/// The shortest and the longest sleep between two looks at what nobody tells about.
const POLL_NS: (u64, u64) = (20_000, 10_000_000);
/// What part of the time since there was something to do is slept before the next look.
const POLL_PART: u64 = 128;

/// What a call of [`Scheduler::work`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Something; call again.
    Worked,
    /// Nothing, and some queue waits for something that nobody will tell about: call again soon.
    Polls,
    /// Nothing; call again after a [`Scheduler::notify`].
    Idle,
}

/// A thread's registers, and the queues as it last saw them.
pub struct Worker {
    shader: shader::Worker,
    queues: Arc<Vec<Arc<Queue>>>,
    generation: u64,
    next: usize,
}

impl Worker {
    /// A worker that has seen nothing yet.
    pub fn new() -> Self {
        Self {
            shader: shader::Worker::new(),
            queues: Arc::default(),
            generation: 0,
            next: 0,
        }
    }
}

impl Default for Worker {
    fn default() -> Self {
        Self::new()
    }
}

/// The queues of all GPUs, and who works on them.
pub struct Scheduler {
    host: Arc<dyn Host>,
    io: Arc<dyn Interrupts>,
    queues: RwLock<Arc<Vec<Arc<Queue>>>>,
    generation: AtomicU64,
    /// Changes with every notice of new work.
    news: EventCount,
    /// Whether some worker sleeps with a timeout, to look at what nobody tells about.
    polling: AtomicBool,
    stop: AtomicBool,
    /// Milliseconds that a kernel may run.
    time_limit: Option<NonZeroU64>,
}

impl Scheduler {
    /// A scheduler with no queues.
    pub fn new(host: Arc<dyn Host>, io: Arc<dyn Interrupts>) -> Self {
        Self {
            host,
            io,
            queues: RwLock::default(),
            generation: AtomicU64::new(0),
            news: EventCount::default(),
            polling: AtomicBool::new(false),
            stop: AtomicBool::new(false),
            time_limit: None,
        }
    }

    /// Stops queues whose kernels run for longer than so many milliseconds
    /// ([`FaultCause::TimeLimit`](crate::shader::FaultCause::TimeLimit)); time in which nobody works on a kernel does
    /// not count.
    #[must_use]
    pub fn with_time_limit(mut self, milliseconds: Option<NonZeroU64>) -> Self {
        self.time_limit = milliseconds;
        self
    }

    /// Loads a queue; `hinted` tells whether its client calls [`Scheduler::notify`] after its stores.
    pub fn load(&self, hqd: Hqd, hinted: Arc<AtomicBool>) -> Arc<Queue> {
        self.add(Queue::of_packets(hqd, hinted))
    }

    /// Loads a ring of jobs for the compute command processor, or for an SDMA engine.
    pub fn load_jobs(&self, engine: Engine, context: Context) -> Arc<Queue> {
        self.add(Queue::of_jobs(engine, context))
    }

    /// Gives a ring of jobs one more.
    pub fn submit(&self, queue: &Queue, job: Arc<dyn Job>) {
        queue.submit(job);
        self.notify();
    }

    /// Takes all jobs of a ring away, unfinished, begun or not.
    pub fn abandon(&self, queue: &Queue) {
        self.pause(queue);
        queue.abandon();
        self.resume(queue);
    }

    fn add(&self, queue: Queue) -> Arc<Queue> {
        let queue = Arc::new(queue);
        self.change(|queues| queues.push(Arc::clone(&queue)));
        self.notify();
        queue
    }

    /// Takes a queue off the GPU: its kernels are cancelled, and when this returns no thread touches
    /// its memory any more.
    pub fn unload(&self, queue: &Arc<Queue>) {
        self.pause(queue);
        queue.cancel();
        self.change(|queues| queues.retain(|q| !Arc::ptr_eq(q, queue)));
    }

    /// Stops giving a queue turns, and waits until no thread is in one.
    pub fn pause(&self, queue: &Queue) {
        queue.pause(&*self.host);
    }

    /// Gives a paused queue turns again.
    pub fn resume(&self, queue: &Queue) {
        queue.resume();
        self.notify();
    }

    /// Changes where a paused queue's ring is and how it is ranked.
    pub fn reload(&self, queue: &Queue, hqd: Hqd) {
        queue.reload(hqd);
    }

    fn change(&self, f: impl FnOnce(&mut Vec<Arc<Queue>>)) {
        let mut queues = self.queues.write();
        let mut next = Vec::clone(&queues);
        f(&mut next);
        *queues = Arc::new(next);
        // ORDERING: release, so that who sees the number finds the list.
        self.generation.fetch_add(1, Ordering::Release);
    }

    /// Gives every queue one turn.
    pub fn work(&self, worker: &mut Worker) -> Progress {
        // ORDERING: acquire, against the release in `change`.
        let generation = self.generation.load(Ordering::Acquire);
        if worker.generation != generation {
            worker.queues = Arc::clone(&self.queues.read());
            worker.generation = generation;
        }
        let n = worker.queues.len();
        let mut turn = Turn::Idle;
        for i in 0..n {
            if let Some(queue) = worker.queues.get((worker.next + i) % n) {
                turn = turn.or(queue.turn(&mut worker.shader, self));
            }
        }
        worker.next = (worker.next + 1) % n.max(1);
        match turn {
            Turn::Worked => Progress::Worked,
            Turn::Polls => Progress::Polls,
            Turn::Busy | Turn::Idle => Progress::Idle,
        }
    }

    /// Lets a passer-by do some of the work that threads have been called for: at most so many rounds.
    ///
    /// A thread that meets the passer-by in a queue takes the queue for seen to, and goes to sleep. So what
    /// is left when the passer-by goes on is told anew, and so is what has come while it looked.
    pub fn help(&self, worker: &mut Worker, rounds: usize) -> Progress {
        let (mut seen, mut progress) = (0, Progress::Idle);
        for _ in 0..rounds {
            seen = self.news.peek();
            progress = self.work(worker);
            if progress != Progress::Worked {
                break;
            }
        }
        // ORDERING: the queues are free for others before this looks for a poller and for news.
        fence(Ordering::SeqCst);
        let left = match progress {
            Progress::Worked => true,
            Progress::Polls => !self.polling.load(Ordering::SeqCst),
            Progress::Idle => false,
        };
        if left || self.news.has_news(seen) {
            self.notify();
        }
        progress
    }

    /// Tells that there may be new work.
    pub fn notify(&self) {
        if self.news.notify() {
            self.host.wake(self.news.word(), 1);
        }
    }

    /// Calls one more worker for work that will last.
    fn wake_another(&self) {
        if self.news.has_sleepers() {
            self.notify();
        }
    }

    /// The life of a worker thread; with `spin` it looks for news a little before each sleep.
    pub fn run(&self, spin: bool) {
        let mut worker = Worker::new();
        // When there was something to do last, once there is nothing.
        let mut idle_since = None;
        // ORDERING: acquire, against `shut_down`.
        while !self.stop.load(Ordering::Acquire) {
            let seen = self.news.look();
            let progress = self.work(&mut worker);
            if progress == Progress::Worked {
                idle_since = None;
                continue;
            }
            if spin && self.spin_until_news(seen) {
                continue;
            }
            // One poller is enough: it sees to all queues when its time is over, and while it has work to
            // do it looks at all of them in each round.
            let polls = progress == Progress::Polls && !self.polling.swap(true, Ordering::SeqCst);
            if self.news.prepare_wait(seen) && !self.stop.load(Ordering::Acquire) {
                // A worker keeps no queue alive while it sleeps.
                worker.queues = Arc::default();
                worker.generation = u64::MAX;
                let pause = polls.then(|| {
                    let now = self.host.monotonic_ns();
                    let idle = now.saturating_sub(*idle_since.get_or_insert(now));
                    (idle / POLL_PART).clamp(POLL_NS.0, POLL_NS.1)
                });
                self.host.wait(self.news.word(), seen, pause);
            }
            self.news.finish_wait();
            if polls {
                self.polling.store(false, Ordering::SeqCst);
            }
        }
    }

    fn spin_until_news(&self, seen: u32) -> bool {
        for _ in 0..SPINS {
            if self.news.has_news(seen) {
                return true;
            }
            core::hint::spin_loop();
        }
        false
    }

    /// Makes all worker threads return.
    pub fn shut_down(&self) {
        // ORDERING: release, before the number that wakes.
        self.stop.store(true, Ordering::Release);
        let _ = self.news.notify();
        self.host.wake(self.news.word(), u32::MAX);
    }
}
