//! What a stream has submitted: its queue, the end of its work, and what must be kept until then.
//!
//! Kernels of a stream are ordered by the barrier bit, and none has a signal. Where an end is needed
//! (a wait, an event, a copy behind a kernel), one barrier packet with a signal is put behind them: the
//! *fence*. Copies run on other engines and have a signal each. A stream's last piece of work is thus
//! either in its queue, or a copy with a signal, and each side waits for the other by that.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use crate::device::DeviceState;
use crate::error::{Error, Fault, Result};
use crate::hsa::{self, Fence, Order, Queue, QueueErrorReason, QueueKind, QueueOptions, Signal};
use crate::kernarg_ring::KernargRing;
use crate::stream::Priority;

/// Packets of a stream's queue.
const PACKETS: u32 = 4096;
/// Signals that are kept before the completed ones are sought out.
const PRUNE_AT: usize = 64;

/// A barrier packet between engines: everything before it is complete and visible.
pub(crate) const FULL_BARRIER: Order = Order {
    barrier: true,
    acquire: Fence::System,
    release: Fence::System,
};
/// A barrier packet that only waits for its signals. What completed them, a copy engine or another queue,
/// wrote behind the caches of the kernels that follow.
const JOIN: Order = Order {
    barrier: false,
    acquire: Fence::System,
    release: Fence::None,
};

/// Where a stream's last piece of work is.
#[derive(Clone)]
enum Last {
    /// Nowhere: all is complete.
    Idle,
    /// In the queue.
    Queue,
    /// A copy, which completes this signal.
    Copy(Signal),
}

/// A signal that a stream's own work completes.
struct Own {
    signal: Signal,
    /// Whether a copy engine completes it, not the queue.
    copy: bool,
    /// What the copy engine waits for before: not to be used for anything else until the copy is done.
    #[expect(dead_code, reason = "held, not looked at")]
    before: Option<Signal>,
}

/// The state of a stream behind its lock.
pub(crate) struct Tail {
    // Declared before the ring: the queue stops before its kernel arguments go.
    queue: Option<Arc<Queue>>,
    pub kernargs: Option<KernargRing>,
    /// Kernel object of the dispatch in each slot of the queue, 0 for a barrier.
    objects: Box<[u64]>,
    last: Last,
    /// Number of pieces of work submitted.
    serial: u64,
    /// A signal that completes with the work of this serial.
    fence: Option<(u64, Signal)>,
    /// Bytes of scratch a lane that the queue has.
    scratch: u32,
    /// What this stream's own work completes.
    own: Vec<Own>,
    /// Other signals that barriers in the queue wait for.
    kept: Vec<Signal>,
    /// Signals to let go when the first has completed.
    retired: VecDeque<(Signal, Vec<Signal>)>,
    /// Signals whose work was lost in a fault.
    lost: Vec<(Signal, Fault)>,
    /// A fault that nobody has been told of.
    fault: Option<Fault>,
}

impl Tail {
    pub fn new() -> Tail {
        Tail {
            queue: None,
            kernargs: None,
            objects: Box::new([]),
            last: Last::Idle,
            serial: 0,
            fence: None,
            scratch: 0,
            own: Vec::new(),
            kept: Vec::new(),
            retired: VecDeque::new(),
            lost: Vec::new(),
            fault: None,
        }
    }

    pub fn serial(&self) -> u64 {
        self.serial
    }

    pub fn is_idle(&self) -> bool {
        matches!(self.last, Last::Idle)
    }

    /// Whether the last piece of work is in the queue, so that a kernel needs no fence before it.
    pub fn in_queue(&self) -> bool {
        matches!(self.last, Last::Queue)
    }

    /// The queue, if it was needed so far.
    pub fn queue_if_made(&self) -> Option<&Arc<Queue>> {
        self.queue.as_ref()
    }

    /// Gives an untold fault away.
    pub fn take_fault(&mut self) -> Result<()> {
        match self.fault.take() {
            Some(fault) => Err(Error::Fault(fault)),
            None => Ok(()),
        }
    }

    /// The fault that cost the work of `signal`.
    pub fn lost(&self, signal: &Signal) -> Option<&Fault> {
        self.lost
            .iter()
            .find(|(lost, _)| lost.handle() == signal.handle())
            .map(|(_, fault)| fault)
    }

    /// The queue, made at first use.
    pub fn queue(&mut self, device: &DeviceState, priority: Priority) -> Result<&Arc<Queue>> {
        if self.queue.is_none() {
            let options = QueueOptions {
                packets: PACKETS,
                // The stream's lock makes it one producer at a time.
                kind: QueueKind::Single,
                priority: priority.hsa(),
                profiling: true,
            };
            let queue = Queue::create(&device.agent, &options).map_err(Error::hsa("hsa_queue_create"))?;
            self.objects = vec![0; queue.size() as usize].into();
            self.scratch = 0;
            self.queue = Some(Arc::new(queue));
        }
        self.queue.as_ref().ok_or(Error::InvalidHandle {
            what: "the stream's queue",
        })
    }

    /// Whether so few slots are free that the next packets might have to wait for the GPU.
    pub fn is_nearly_full(&self) -> bool {
        self.queue.as_ref().is_some_and(|queue| {
            queue.write_index().wrapping_sub(queue.read_index()) + 32 > u64::from(queue.size())
        })
    }

    /// Notes the packets `[first, first + count)` as barriers.
    fn note_barriers(&mut self, first: u64, count: usize) {
        for index in first..first + count as u64 {
            self.note_dispatch(index, 0);
        }
    }

    /// Notes the kernel in packet `index`.
    #[inline]
    pub fn note_dispatch(&mut self, index: u64, object: u64) {
        let mask = self.objects.len().wrapping_sub(1);
        if let Some(slot) = self.objects.get_mut(index as usize & mask) {
            *slot = object;
        }
    }

    /// One more piece of work is in the queue.
    #[inline]
    pub fn submitted_to_queue(&mut self) -> u64 {
        self.last = Last::Queue;
        self.serial += 1;
        self.serial
    }

    /// One more piece of work is a copy.
    pub fn submitted_copy(&mut self, completion: Signal, before: Option<Signal>) -> u64 {
        self.keep_own(Own {
            signal: completion.clone(),
            copy: true,
            before,
        });
        self.last = Last::Copy(completion);
        self.serial += 1;
        self.serial
    }

    fn keep_own(&mut self, own: Own) {
        if self.own.len() >= PRUNE_AT {
            self.own.retain(|own| own.signal.load_relaxed() != 0);
        }
        self.own.push(own);
    }

    /// Makes the queue wait for other signals, and for the copy that is the last piece of work.
    pub fn join(&mut self, device: &DeviceState, priority: Priority, others: &[Signal]) -> Result<()> {
        let copy = match &self.last {
            Last::Copy(signal) if signal.load() != 0 => Some(signal.clone()),
            _ => None,
        };
        if others.is_empty() && copy.is_none() {
            self.queue(device, priority)?;
            return Ok(());
        }
        let waits: Vec<&Signal> = others.iter().chain(&copy).collect();
        let queue = self.queue(device, priority)?.clone();
        let first = queue
            .barrier_and(&waits, None, JOIN)
            .map_err(Error::hsa("hsa_queue_barrier_and"))?;
        self.note_barriers(first, waits.len().div_ceil(5));
        self.kept.extend(others.iter().chain(&copy).cloned());
        self.submitted_to_queue();
        if self.kept.len() >= PRUNE_AT {
            let fence = self.fence(device, priority)?;
            if let Some(fence) = fence {
                self.retired.push_back((fence, core::mem::take(&mut self.kept)));
            }
            while self
                .retired
                .front()
                .is_some_and(|(fence, _)| fence.load_relaxed() == 0)
            {
                self.retired.pop_front();
            }
        }
        Ok(())
    }

    /// A signal that is 0 once all work so far is complete; `None` if it is.
    pub fn fence(&mut self, device: &DeviceState, priority: Priority) -> Result<Option<Signal>> {
        if let Some((serial, fence)) = &self.fence
            && *serial == self.serial
        {
            return Ok(Some(fence.clone()));
        }
        let fence = match &self.last {
            Last::Idle => return Ok(None),
            Last::Copy(signal) => signal.clone(),
            Last::Queue => self.barrier(device, priority)?,
        };
        self.fence = Some((self.serial, fence.clone()));
        Ok(Some(fence))
    }

    /// Puts a barrier packet with a new signal behind all work so far, and behind the last copy.
    fn barrier(&mut self, device: &DeviceState, priority: Priority) -> Result<Signal> {
        self.join(device, priority, &[])?;
        let queue = self.queue(device, priority)?.clone();
        let signal = queue
            .agent()
            .runtime()
            .signal(1)
            .map_err(Error::hsa("hsa_signal_create"))?;
        let first = queue
            .barrier_and(&[], Some(&signal), FULL_BARRIER)
            .map_err(Error::hsa("hsa_queue_barrier_and"))?;
        self.note_barriers(first, 1);
        self.keep_own(Own {
            signal: signal.clone(),
            copy: false,
            before: None,
        });
        Ok(signal)
    }

    /// [`Tail::barrier`] as a piece of work of its own, with its serial.
    pub fn mark(&mut self, device: &DeviceState, priority: Priority) -> Result<(Signal, u64)> {
        let signal = self.barrier(device, priority)?;
        let serial = self.submitted_to_queue();
        self.fence = Some((serial, signal.clone()));
        Ok((signal, serial))
    }

    /// Makes sure that the queue has `bytes` of scratch for each lane.
    pub fn reserve_scratch(&mut self, bytes: u32) -> Result<()> {
        if bytes > self.scratch
            && let Some(queue) = &self.queue
        {
            queue
                .reserve_scratch(bytes)
                .map_err(Error::hsa("hsa_queue_reserve_scratch"))?;
            self.scratch = bytes;
        }
        Ok(())
    }

    /// Forgets the work up to `serial`, which is complete.
    pub fn completed(&mut self, serial: u64) {
        if self.serial == serial {
            self.last = Last::Idle;
            self.fence = None;
            self.own.clear();
            self.kept.clear();
            self.retired.clear();
        }
    }

    /// Why the stream cannot go on, if so.
    pub fn stopped(&self) -> Option<Stopped> {
        if let Some(queue) = &self.queue
            && let Err(error) = queue.status()
        {
            return Some(Stopped::Queue(error, self.suspect(queue, error.reason)));
        }
        self.own
            .iter()
            .any(|own| own.copy && own.signal.load() < 0)
            .then_some(Stopped::Copy)
    }

    /// Kernel object of the kernel that stopped the queue; 0 if none is known.
    ///
    /// The GPU moves the read index past a packet when it launches it. Kernels have the barrier bit, so
    /// only the last one before the read index can have been running; one that could not be launched is
    /// at the read index.
    fn suspect(&self, queue: &Queue, reason: QueueErrorReason) -> u64 {
        let (read, write) = (queue.read_index(), queue.write_index());
        let mask = self.objects.len().wrapping_sub(1);
        let object = |index: u64| {
            self.objects
                .get(index as usize & mask)
                .copied()
                .filter(|object| *object != 0)
        };
        let mut running = (read.saturating_sub(u64::from(PACKETS))..read).rev();
        let mut waiting = read..write.max(read);
        match reason {
            QueueErrorReason::MemoryFault
            | QueueErrorReason::ApertureViolation
            | QueueErrorReason::IllegalInstruction
            | QueueErrorReason::Trap
            | QueueErrorReason::HardwareException => running.find_map(object),
            _ => waiting.find_map(object).or_else(|| running.find_map(object)),
        }
        .unwrap_or(0)
    }

    /// Takes the queue out of service: its work is lost, and whoever waits for it goes on.
    ///
    /// Copies run on other engines and complete by themselves, now that nothing holds them up.
    pub fn fail_queue(&mut self, fault: Fault) {
        self.forget_lost();
        for own in self.own.iter().filter(|own| !own.copy && own.signal.load() != 0) {
            own.signal.store(0);
            self.lost.push((own.signal.clone(), fault.clone()));
        }
        self.queue = None;
        self.kernargs = None;
        if self.in_queue() {
            self.last = Last::Idle;
        }
        self.fence = None;
        self.kept.clear();
        self.retired.clear();
        self.serial += 1;
        self.fault.get_or_insert(fault);
    }

    /// Forgets the lost work that no event or other stream refers to any more.
    fn forget_lost(&mut self) {
        self.lost.retain(|(signal, _)| signal.is_shared());
    }

    /// Writes copies off that their engine gave up; the queue goes on behind them.
    pub fn fail_copies(&mut self, fault: Fault) {
        self.forget_lost();
        for own in self.own.iter().filter(|own| own.copy && own.signal.load() < 0) {
            own.signal.store(0);
            self.lost.push((own.signal.clone(), fault.clone()));
        }
        self.fault.get_or_insert(fault);
    }
}

/// Why a stream cannot go on.
pub(crate) enum Stopped {
    /// Its queue stopped; with the kernel object to blame, 0 if unknown.
    Queue(hsa::QueueError, u64),
    /// One of its copies failed.
    Copy,
}
