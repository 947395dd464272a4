//! Rings that the driver fills itself: jobs, each of some indirect buffers, one after the other.
//!
//! What the driver's ring would hold around a buffer (its call, the fence and the interrupt at its end) is the
//! [`Job`] itself. A fault ends the job that it is in; the ring is reset and goes on with the next.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;

use spin::Mutex;

use crate::cp::{Flight, pm4};
use crate::device::{Interrupts, QueueFault};
use crate::hqd::{Engine, Hqd};
use crate::sdma::Sdma;
use crate::turn::Turn;
use crate::vm::Snapshot;

/// Commands in memory that the ring calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndirectBuffer {
    /// Device address.
    pub address: u64,
    /// 32-bit words.
    pub words: u64,
}

/// Whether a job may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// What it depends on is not done; those behind it wait, too.
    Waits,
    /// It begins.
    Runs,
    /// It is over before it began.
    Cancelled,
}

/// A job of a ring.
pub trait Job: Send + Sync {
    /// Asks whether it begins; called again after each [`crate::scheduler::Scheduler::notify`] while it waits.
    fn start(&self) -> Start;

    /// What it executes, in order.
    fn buffers(&self) -> &[IndirectBuffer];

    /// All of it is executed and its kernels have ended, or a fault has ended it.
    fn end(&self, result: Result<(), &QueueFault>);
}

/// Jobs that have been given to a ring and have not begun.
pub(crate) type Pending = Mutex<VecDeque<Arc<dyn Job>>>;

enum Processor {
    Pm4(Box<pm4::Pm4>),
    Sdma(Sdma),
}

impl Processor {
    fn new(hqd: &Hqd) -> Self {
        match hqd.engine {
            Engine::Sdma(_) => Self::Sdma(Sdma::default()),
            _ => Self::Pm4(Box::new(pm4::Pm4::ring(hqd))),
        }
    }

    fn call(&mut self, buffer: IndirectBuffer) {
        match self {
            Self::Pm4(commands) => commands.begin(buffer.address, buffer.words),
            Self::Sdma(packets) => packets.begin(buffer.address, buffer.words),
        }
    }
}

/// The state of a ring of jobs.
pub(crate) struct Jobs {
    processor: Processor,
    /// The job that has begun, and how many of its buffers have.
    running: Option<(Arc<dyn Job>, usize)>,
}

impl Jobs {
    pub(crate) fn new(hqd: &Hqd) -> Self {
        Self {
            processor: Processor::new(hqd),
            running: None,
        }
    }

    /// Executes some of the job that has begun, or begins the next.
    ///
    /// # Errors
    /// The fault that ends the job.
    pub(crate) fn turn(
        &mut self,
        hqd: &Arc<Hqd>,
        vm: &Snapshot,
        flights: &Mutex<Vec<Arc<Flight>>>,
        io: &dyn Interrupts,
        pending: &Pending,
    ) -> Result<Turn, QueueFault> {
        let Some((job, begun)) = &mut self.running else {
            return Ok(self.begin(pending));
        };
        // Buffers may have been mapped after the look began.
        if hqd.is_outdated(vm) {
            return Ok(Turn::Worked);
        }
        let turn = match &mut self.processor {
            Processor::Sdma(packets) => packets.buffer_turn(hqd, vm, io)?,
            Processor::Pm4(commands) => {
                let engine = pm4::Engine { hqd, vm, flights, io };
                match commands.run(&engine)? {
                    pm4::State::Done => None,
                    pm4::State::More => Some(Turn::Worked),
                    pm4::State::Busy => Some(Turn::Busy),
                    pm4::State::Polls => Some(Turn::Polls),
                }
            }
        };
        if let Some(turn) = turn {
            return Ok(turn);
        }
        if let Some(&next) = job.buffers().get(*begun) {
            *begun += 1;
            self.processor.call(next);
            return Ok(Turn::Worked);
        }
        if !flights.lock().is_empty() {
            return Ok(Turn::Busy);
        }
        if let Some((job, _)) = self.running.take() {
            job.end(Ok(()));
        }
        Ok(Turn::Worked)
    }

    fn begin(&mut self, pending: &Pending) -> Turn {
        let mut pending = pending.lock();
        let Some(job) = pending.front() else {
            return Turn::Idle;
        };
        match job.start() {
            Start::Waits => return Turn::Idle,
            Start::Runs => self.running = pending.pop_front().map(|job| (job, 0)),
            Start::Cancelled => {
                pending.pop_front();
            }
        }
        Turn::Worked
    }

    /// Ends the job that has begun, if one has, and resets the ring. The kernels that it started are over.
    pub(crate) fn fail(&mut self, hqd: &Hqd, fault: &QueueFault) {
        self.processor = Processor::new(hqd);
        if let Some((job, _)) = self.running.take() {
            job.end(Err(fault));
        }
    }

    /// Takes the job that has begun away, unfinished.
    pub(crate) fn abandon(&mut self, hqd: &Hqd) {
        self.processor = Processor::new(hqd);
        self.running = None;
    }
}
