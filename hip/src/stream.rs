//! Streams: work in order on one device.
//!
//! Each stream has a queue of its own, made at its first use. ROCm's runtime shares four hardware
//! queues among all streams instead, which saves rings and MQDs, but lets one stream's barrier hold up
//! another and one stream's fault take its neighbours along; the KFD's scheduler copes with more queues
//! than there are hardware slots.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering};

use spin::Mutex;

use crate::device::DeviceState;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{self, Queue, Signal, trace_call};
use crate::runtime::Shared;
use crate::tail::{Stopped, Tail};
use crate::{Device, Event, fault};

/// Faults of one stream in a row that a wait outlasts.
const MAX_FAULTS: u32 = 8;

/// How a stream relates to the null stream (`hipStreamCreateWithFlags`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StreamFlags(pub u32);

impl StreamFlags {
    /// `hipStreamDefault`: ordered with the null stream.
    pub const DEFAULT: StreamFlags = StreamFlags(0);
    /// `hipStreamNonBlocking`: not ordered with the null stream.
    pub const NON_BLOCKING: StreamFlags = StreamFlags(1);
}

/// How the GPU prefers one stream to another; HIP's numbers are 1, 0 and -1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Priority {
    /// Behind the others (1).
    Low,
    /// As the others (0).
    #[default]
    Normal,
    /// Before the others (-1).
    High,
}

impl Priority {
    /// From HIP's number, cut to the range that [`Priority::value`] spans.
    #[doc(alias = "hipDeviceGetStreamPriorityRange")]
    pub const fn from_value(value: i32) -> Priority {
        match value {
            1.. => Priority::Low,
            0 => Priority::Normal,
            _ => Priority::High,
        }
    }

    /// HIP's number.
    #[doc(alias = "hipStreamGetPriority")]
    pub const fn value(self) -> i32 {
        match self {
            Priority::Low => 1,
            Priority::Normal => 0,
            Priority::High => -1,
        }
    }

    pub(crate) const fn hsa(self) -> hsa::Priority {
        match self {
            Priority::Low => hsa::Priority::Low,
            Priority::Normal => hsa::Priority::Normal,
            Priority::High => hsa::Priority::High,
        }
    }
}

/// A stream; when dropped it waits for its work and goes.
///
/// Clones are the same stream.
#[derive(Clone)]
pub struct Stream {
    pub(crate) shared: Arc<Shared>,
    pub(crate) core: Arc<StreamCore>,
    /// Takes the stream from its device when the last clone is dropped; `None` for the null stream.
    _owner: Option<Arc<Owner>>,
}

struct Owner {
    shared: Arc<Shared>,
    core: Arc<StreamCore>,
}

/// A stream, as its device knows it.
pub(crate) struct StreamCore {
    pub device: u32,
    pub flags: StreamFlags,
    pub priority: Priority,
    is_null: bool,
    /// Copy of the tail's serial, to be read without the lock.
    serial: AtomicU64,
    /// For a blocking stream: the null stream's serial that this one's work waits for already.
    seen_null: AtomicU64,
    /// For a blocking stream: its own serial that the null stream's work waits for already.
    seen_by_null: AtomicU64,
    pub tail: Mutex<Tail>,
}

/// What a stream's next piece of work waits for, by the null stream's rules.
#[derive(Default)]
pub(crate) struct Others {
    signals: Vec<Signal>,
    /// Streams, and the serial of their work that the signals stand for.
    seen: Vec<(Arc<StreamCore>, u64)>,
}

impl Others {
    fn add(&mut self, shared: &Shared, stream: &Arc<StreamCore>, seen: &AtomicU64) -> Result<()> {
        let serial = stream.serial.load(Ordering::Acquire);
        if seen.load(Ordering::Acquire) < serial {
            let fence = stream
                .tail
                .lock()
                .fence(shared.state(stream.device)?, stream.priority);
            match fence {
                Ok(fence) => self.signals.extend(fence.filter(|fence| fence.load() != 0)),
                // Its work is lost, so there is nothing to wait for; the error is that stream's.
                Err(error) if error.is_stopped_queue() => {
                    stream.sweep(shared);
                }
                Err(error) => return Err(error),
            }
            self.seen.push((stream.clone(), serial));
        }
        Ok(())
    }

    /// Whether there is nothing to wait for and nothing to remember.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}

impl StreamCore {
    pub fn new(device: u32, flags: StreamFlags, priority: Priority, is_null: bool) -> StreamCore {
        StreamCore {
            device,
            flags,
            priority,
            is_null,
            serial: AtomicU64::new(0),
            seen_null: AtomicU64::new(0),
            seen_by_null: AtomicU64::new(0),
            tail: Mutex::new(Tail::new()),
        }
    }

    /// The queue, if it was needed so far.
    pub fn queue(&self) -> Option<Arc<Queue>> {
        self.tail.lock().queue_if_made().cloned()
    }

    /// Tells other streams that there is new work; with the lock held.
    #[inline]
    pub fn publish(&self, serial: u64) {
        self.serial.store(serial, Ordering::Release);
    }

    fn is_blocking(&self) -> bool {
        !self.is_null && self.flags != StreamFlags::NON_BLOCKING
    }

    /// What the next piece of work waits for because of the null stream's rules.
    ///
    /// To be called before the stream's own lock is taken, so that no two are held at once.
    #[inline]
    pub fn others(&self, shared: &Shared) -> Result<Others> {
        let mut others = Others::default();
        if self.is_null {
            for stream in shared
                .state(self.device)?
                .created
                .read()
                .iter()
                .filter(|stream| stream.is_blocking())
            {
                others.add(shared, stream, &stream.seen_by_null)?;
            }
        } else if self.is_blocking() {
            others.add(shared, &shared.state(self.device)?.null, &self.seen_null)?;
        }
        Ok(others)
    }

    /// Puts the waits for others into the queue, with the lock held.
    pub fn join(&self, state: &DeviceState, tail: &mut Tail, others: &Others) -> Result<()> {
        tail.join(state, self.priority, &others.signals)?;
        for (other, serial) in &others.seen {
            let seen = if self.is_null {
                &other.seen_by_null
            } else {
                &self.seen_null
            };
            seen.fetch_max(*serial, Ordering::AcqRel);
        }
        Ok(())
    }

    /// Runs `submit` with the signal to wait for and the one to complete, and makes that the stream's
    /// last piece of work: for copies and fills.
    pub fn submit(
        &self,
        shared: &Shared,
        operation: &'static str,
        submit: impl FnOnce(&[&Signal], &Signal) -> Result<(), hsa::Error>,
    ) -> Result<Signal> {
        let outcome = self.submit_once(shared, operation, submit);
        self.explained(shared, outcome)
    }

    /// Turns the error of a stopped queue into the fault that stopped it.
    pub fn explained<T>(&self, shared: &Shared, outcome: Result<T>) -> Result<T> {
        match outcome {
            Err(error) if error.is_stopped_queue() => {
                self.sweep(shared);
                self.tail.lock().take_fault()?;
                Err(error)
            }
            outcome => outcome,
        }
    }

    fn submit_once(
        &self,
        shared: &Shared,
        operation: &'static str,
        submit: impl FnOnce(&[&Signal], &Signal) -> Result<(), hsa::Error>,
    ) -> Result<Signal> {
        let others = self.others(shared)?;
        let state = shared.state(self.device)?;
        shared.make_copy_room();
        let completion = shared.hsa.signal(1).map_err(Error::hsa("hsa_signal_create"))?;
        let mut tail = self.tail.lock();
        tail.take_fault()?;
        if !others.is_empty() {
            self.join(state, &mut tail, &others)?;
        }
        let before = tail.fence(state, self.priority)?;
        submit(before.as_ref().as_slice(), &completion).map_err(Error::hsa(operation))?;
        let serial = tail.submitted_copy(completion.clone(), before);
        self.publish(serial);
        Ok(completion)
    }

    /// Puts a barrier with a signal behind all work: for events.
    pub fn mark(&self, shared: &Shared) -> Result<Signal> {
        let outcome = self.mark_once(shared);
        self.explained(shared, outcome)
    }

    fn mark_once(&self, shared: &Shared) -> Result<Signal> {
        let others = self.others(shared)?;
        let state = shared.state(self.device)?;
        self.make_room(shared)?;
        let mut tail = self.tail.lock();
        tail.take_fault()?;
        self.join(state, &mut tail, &others)?;
        let (signal, serial) = tail.mark(state, self.priority)?;
        self.publish(serial);
        Ok(signal)
    }

    /// Makes all later work wait for a signal.
    pub fn wait_for(&self, shared: &Shared, signal: Signal) -> Result<()> {
        let outcome = self.wait_for_once(shared, signal);
        self.explained(shared, outcome)
    }

    fn wait_for_once(&self, shared: &Shared, signal: Signal) -> Result<()> {
        let others = self.others(shared)?;
        let state = shared.state(self.device)?;
        self.make_room(shared)?;
        let mut tail = self.tail.lock();
        tail.take_fault()?;
        self.join(state, &mut tail, &others)?;
        tail.join(state, self.priority, &[signal])?;
        self.publish(tail.serial());
        Ok(())
    }

    /// Waits until the queue has room for some packets, if it has not.
    pub fn make_room(&self, shared: &Shared) -> Result<()> {
        if !self.tail.lock().is_nearly_full() {
            return Ok(());
        }
        self.drain(shared)
    }

    /// Waits until the work submitted so far is complete, or lost in a fault.
    pub fn drain(&self, shared: &Shared) -> Result<()> {
        let mut faults = 0;
        loop {
            let (fence, serial) = {
                let mut tail = self.tail.lock();
                if tail.is_idle() {
                    return Ok(());
                }
                (
                    tail.fence(shared.state(self.device)?, self.priority),
                    tail.serial(),
                )
            };
            match fence {
                Ok(Some(fence)) => shared.wait(&fence)?,
                Ok(None) => return Ok(()),
                Err(error) if error.is_stopped_queue() && faults < MAX_FAULTS => {
                    // What is left after it are copies, which go on.
                    self.sweep(shared);
                    faults += 1;
                    continue;
                }
                Err(error) => return Err(error),
            }
            self.tail.lock().completed(serial);
            return Ok(());
        }
    }

    /// Waits until the work submitted so far, and what the null stream's rules put before the next piece,
    /// is complete; tells a fault.
    pub fn settle(&self, shared: &Shared) -> Result<()> {
        for other in &self.others(shared)?.signals {
            shared.wait(other)?;
        }
        self.synchronize(shared)
    }

    /// Waits until the work submitted so far is complete; tells a fault.
    pub fn synchronize(&self, shared: &Shared) -> Result<()> {
        let drained = self.drain(shared);
        self.tail.lock().take_fault().and(drained)
    }

    /// Whether the work submitted so far is complete; tells a fault.
    pub fn query(&self, shared: &Shared) -> Result<()> {
        let (fence, serial) = {
            let mut tail = self.tail.lock();
            tail.take_fault()?;
            (
                tail.fence(shared.state(self.device)?, self.priority),
                tail.serial(),
            )
        };
        let fence = self.explained(shared, fence)?;
        let Some(fence) = fence else { return Ok(()) };
        if fence.load() == 0 {
            let mut tail = self.tail.lock();
            tail.completed(serial);
            return tail.take_fault();
        }
        shared.hsa.platform().relax();
        shared.sweep();
        self.tail.lock().take_fault()?;
        Err(Error::NotReady)
    }

    /// Takes the stream's queue out of service if it has stopped; says whether it did.
    pub fn sweep(&self, shared: &Shared) -> bool {
        let mut tail = self.tail.lock();
        match tail.stopped() {
            None => return false,
            Some(Stopped::Queue(error, object)) => {
                let kernel = shared.kernels.read().get(&object).cloned();
                tail.fail_queue(fault::of_queue(&error, self.device, kernel));
            }
            Some(Stopped::Copy) => tail.fail_copies(fault::of_copy(self.device)),
        }
        self.publish(tail.serial());
        true
    }
}

impl Device {
    /// A stream with flags and priority.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for unknown flags.
    #[doc(alias = "hipStreamCreateWithPriority")]
    #[doc(alias = "hipStreamCreateWithFlags")]
    pub fn create_stream_with(&self, flags: StreamFlags, priority: Priority) -> Result<Stream> {
        let _call = trace_call!(
            Layer::Hip,
            "hipStreamCreateWithPriority",
            "device {}, flags {}, priority {}",
            self.ordinal,
            flags.0,
            priority.value()
        );
        if flags.0 & !1 != 0 {
            return Err(Error::InvalidValue {
                what: "flags",
                value: u64::from(flags.0),
            });
        }
        let state = self.state()?;
        let core = Arc::new(StreamCore::new(self.ordinal, flags, priority, false));
        state.created.write().push(core.clone());
        Ok(Stream {
            shared: self.shared.clone(),
            core: core.clone(),
            _owner: Some(Arc::new(Owner {
                shared: self.shared.clone(),
                core,
            })),
        })
    }
}

impl Stream {
    pub(crate) fn of(shared: Arc<Shared>, core: Arc<StreamCore>) -> Stream {
        Stream {
            shared,
            core,
            _owner: None,
        }
    }

    /// The device.
    pub fn device(&self) -> Device {
        Device {
            shared: self.shared.clone(),
            ordinal: self.core.device,
        }
    }

    /// The flags that it was made with.
    #[doc(alias = "hipStreamGetFlags")]
    pub fn flags(&self) -> StreamFlags {
        self.core.flags
    }

    /// The priority that it was made with.
    #[doc(alias = "hipStreamGetPriority")]
    pub fn priority(&self) -> Priority {
        self.core.priority
    }

    /// Whether it is its device's null stream.
    pub fn is_null(&self) -> bool {
        self.core.is_null
    }

    /// Waits until its work is complete.
    ///
    /// # Errors
    /// [`Error::Fault`] if a kernel or copy went wrong; told once, after which the stream takes new work.
    #[doc(alias = "hipStreamSynchronize")]
    pub fn synchronize(&self) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipStreamSynchronize", "device {}", self.core.device);
        if self.core.is_null {
            return self.core.settle(&self.shared);
        }
        self.core.synchronize(&self.shared)
    }

    /// Whether its work is complete.
    ///
    /// # Errors
    /// [`Error::NotReady`] if it is not; [`Error::Fault`].
    #[doc(alias = "hipStreamQuery")]
    pub fn query(&self) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipStreamQuery");
        self.core.query(&self.shared)
    }

    /// Makes its later work wait for the event; an event that was never recorded changes nothing.
    ///
    /// # Errors
    /// [`Error::Fault`] of earlier work; [`Error::Hsa`].
    #[doc(alias = "hipStreamWaitEvent")]
    pub fn wait_event(&self, event: &Event) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipStreamWaitEvent");
        match event.pending() {
            Some(signal) => self.core.wait_for(&self.shared, signal),
            None => Ok(()),
        }
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Hip, "hipStreamDestroy");
        // What is lost in a fault is lost; there is nobody left to ask.
        let _ = self.core.drain(&self.shared);
        if let Ok(state) = self.shared.state(self.core.device) {
            state
                .created
                .write()
                .retain(|stream| !Arc::ptr_eq(stream, &self.core));
        }
    }
}

impl core::fmt::Debug for Stream {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let kind = if self.core.is_null {
            "null stream"
        } else {
            "stream"
        };
        write!(
            f,
            "Stream({kind} of device {}, priority {})",
            self.core.device,
            self.core.priority.value()
        )
    }
}
