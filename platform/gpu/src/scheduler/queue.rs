//! A queue on the GPU, and its turns: a look at its ring, and a slice of each of its kernels.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_platform::Host;
use spin::Mutex;

use super::Scheduler;
use crate::cp::{Aql, Flight, pm4, raise};
use crate::device::{Interrupts, QueueFault};
use crate::hqd::{Context, Engine, Hqd};
use crate::jobs::{Job, Jobs, Pending};
use crate::sdma::Sdma;
use crate::shader::{self, GridState};
use crate::turn::Turn;

/// Wave instructions of one kernel before the next one gets its turn.
const SLICE: u64 = 16384;

/// Where the ring is, and what reads it.
struct Loaded {
    hqd: Arc<Hqd>,
    kind: Kind,
}

/// What reads the queue's ring.
enum Kind {
    Aql(Aql),
    Pm4(pm4::Pm4),
    Sdma(Sdma),
    Jobs(Jobs),
}

/// A queue that is loaded on the GPU.
pub struct Queue {
    loaded: Mutex<Loaded>,
    flights: Mutex<Vec<Arc<Flight>>>,
    /// Of a ring of jobs: those that wait.
    pending: Pending,
    /// Whether it gets turns.
    active: AtomicBool,
    /// Whether a fault has stopped it for good.
    faulted: AtomicBool,
    /// Threads that are in a turn of it.
    turns: AtomicU32,
    /// Whether its client tells of its doorbell stores.
    hinted: Arc<AtomicBool>,
}

impl Queue {
    /// A queue whose packets an engine reads.
    pub(super) fn of_packets(hqd: Hqd, hinted: Arc<AtomicBool>) -> Self {
        let kind = match hqd.engine {
            Engine::Aql => Kind::Aql(Aql::new(&hqd)),
            Engine::Pm4 => Kind::Pm4(pm4::Pm4::ring(&hqd)),
            Engine::Sdma(_) => Kind::Sdma(Sdma::default()),
        };
        Self::new(hqd, kind, hinted)
    }

    /// A ring of jobs.
    pub(super) fn of_jobs(engine: Engine, context: Context) -> Self {
        let hqd = Hqd::of_jobs(engine, context);
        let kind = Kind::Jobs(Jobs::new(&hqd));
        Self::new(hqd, kind, Arc::new(AtomicBool::new(true)))
    }

    fn new(hqd: Hqd, kind: Kind, hinted: Arc<AtomicBool>) -> Self {
        Self {
            loaded: Mutex::new(Loaded {
                hqd: Arc::new(hqd),
                kind,
            }),
            flights: Mutex::default(),
            pending: Pending::default(),
            active: AtomicBool::new(true),
            faulted: AtomicBool::new(false),
            turns: AtomicU32::new(0),
            hinted,
        }
    }

    /// Whether a fault has stopped the queue for good.
    pub fn is_faulted(&self) -> bool {
        self.faulted.load(Ordering::Acquire)
    }

    pub(super) fn turn(&self, worker: &mut shader::Worker, scheduler: &Scheduler) -> Turn {
        // ORDERING: sequentially consistent, against `pause`: either this sees the queue
        // inactive, or that sees the turn.
        self.turns.fetch_add(1, Ordering::SeqCst);
        let mut turn = Turn::Idle;
        if self.active.load(Ordering::SeqCst) && !self.is_faulted() {
            turn = self.look(&*scheduler.io).or(self.execute(worker, scheduler));
            if turn == Turn::Idle && !self.hinted.load(Ordering::Relaxed) {
                turn = Turn::Polls;
            }
        }
        self.turns.fetch_sub(1, Ordering::SeqCst);
        turn
    }

    /// Looks at the ring, unless somebody else does.
    fn look(&self, io: &dyn Interrupts) -> Turn {
        let Some(mut loaded) = self.loaded.try_lock() else {
            return Turn::Busy;
        };
        let Loaded { hqd, kind } = &mut *loaded;
        let vm = hqd.context.vm.snapshot();
        let result = match kind {
            Kind::Aql(aql) => aql.turn(hqd, &vm, &self.flights, io),
            Kind::Sdma(sdma) => sdma.turn(hqd, &vm, io),
            Kind::Pm4(commands) => {
                let write = hqd.doorbell();
                if hqd.is_outdated(&vm) {
                    return Turn::Worked;
                }
                let engine = pm4::Engine {
                    hqd,
                    vm: &vm,
                    flights: &self.flights,
                    io,
                };
                commands.ring_turn(&engine, write)
            }
            Kind::Jobs(jobs) => jobs.turn(hqd, &vm, &self.flights, io, &self.pending),
        };
        drop(vm);
        result.unwrap_or_else(|fault| {
            self.stop(&mut loaded, &fault, io);
            Turn::Worked
        })
    }

    /// Gives each kernel in flight a slice.
    fn execute(&self, worker: &mut shader::Worker, scheduler: &Scheduler) -> Turn {
        let mut turn = Turn::Idle;
        for i in 0.. {
            let flight = self.flights.lock().get(i).map(Arc::clone);
            let Some(flight) = flight else { break };
            if let Some(limit) = scheduler.time_limit
                && flight.time.count(scheduler.host.monotonic_ns()) / 1_000_000 >= limit.get()
            {
                flight.grid.expire(limit.get());
            }
            match flight.grid.run(worker, SLICE) {
                GridState::Running { progress } => {
                    if progress {
                        scheduler.wake_another();
                    }
                    turn = turn.or(match progress {
                        true => Turn::Worked,
                        // Its waves sleep until memory changes, or until their time is over.
                        false if flight.grid.has_work() => Turn::Polls,
                        false => Turn::Busy,
                    });
                }
                GridState::Done => {
                    if let Err(fault) = flight.complete(&self.flights, &*scheduler.io) {
                        self.stop(&mut self.loaded.lock(), &fault, &*scheduler.io);
                    }
                    return Turn::Worked;
                }
                // Whoever cancelled it has taken it from the flights, or is about to.
                GridState::Cancelled => {}
                GridState::Faulted(fault) => {
                    let mut loaded = self.loaded.lock();
                    // Another thread may have told of it, and the queue may be at something else.
                    if self.flights.lock().iter().any(|f| Arc::ptr_eq(f, &flight)) {
                        self.stop(&mut loaded, &QueueFault::Shader(fault), &*scheduler.io);
                    }
                    return Turn::Worked;
                }
            }
        }
        turn
    }

    /// Stops the queue for good: no packet is launched, no wave runs any more.
    ///
    /// The read index stays behind the last packet that was launched, and the packets in the ring stay as
    /// they are, for whoever looks for the culprit. A ring of jobs loses only the job that it is at.
    fn stop(&self, loaded: &mut Loaded, fault: &QueueFault, io: &dyn Interrupts) {
        if let Kind::Jobs(jobs) = &mut loaded.kind {
            self.cancel();
            let hqd = &loaded.hqd;
            raise(hqd, &hqd.context.vm.snapshot(), None, fault, io);
            jobs.fail(hqd, fault);
            return;
        }
        // ORDERING: acquire-release, so that exactly one fault is told.
        if self.faulted.swap(true, Ordering::AcqRel) {
            return;
        }
        self.cancel();
        let hqd = &loaded.hqd;
        let queue_va = match &loaded.kind {
            Kind::Aql(aql) => Some(aql.queue_va()),
            _ => None,
        };
        raise(hqd, &hqd.context.vm.snapshot(), queue_va, fault, io);
    }

    /// Stops taking turns, and waits until no thread is in one.
    pub(super) fn pause(&self, host: &dyn Host) {
        self.active.store(false, Ordering::SeqCst);
        while self.turns.load(Ordering::SeqCst) != 0 {
            host.relax();
        }
    }

    /// Takes turns again.
    pub(super) fn resume(&self) {
        self.active.store(true, Ordering::SeqCst);
    }

    /// Cancels the kernels in flight.
    pub(super) fn cancel(&self) {
        for flight in self.flights.lock().drain(..) {
            flight.grid.cancel();
        }
    }

    /// Gives a ring of jobs one more.
    pub(super) fn submit(&self, job: Arc<dyn Job>) {
        self.pending.lock().push_back(job);
    }

    /// Takes all jobs away, unfinished, begun or not; the queue is paused.
    pub(super) fn abandon(&self) {
        let mut loaded = self.loaded.lock();
        self.cancel();
        let Loaded { hqd, kind } = &mut *loaded;
        if let Kind::Jobs(jobs) = kind {
            jobs.abandon(hqd);
        }
        self.pending.lock().clear();
    }

    /// Changes where the ring is and how the queue is ranked; it is paused.
    pub(super) fn reload(&self, hqd: Hqd) {
        let mut loaded = self.loaded.lock();
        if let Kind::Aql(aql) = &mut loaded.kind {
            aql.move_ring(&hqd);
        }
        loaded.hqd = Arc::new(hqd);
    }
}
