//! Signals: 64-bit values that host and GPU change and wait for.

mod cell;
mod pool;
mod wait;

use core::fmt;
use core::sync::atomic::Ordering;

use outcrop_abi::aql::SignalCondition;
use outcrop_abi::signal::SignalKind;
use outcrop_thunk::trace::Layer;
use outcrop_thunk::trace_call;

pub(crate) use cell::SignalCell;
pub(crate) use pool::SignalPool;

use crate::runtime::Shared;
use crate::{Error, Queue, Runtime};

/// How [`Signal::wait`] compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_signal_condition_t")]
pub enum Condition {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less than.
    Lt,
    /// Greater than or equal.
    Gte,
}

impl Condition {
    /// Whether it holds between a signal's value and the value to compare with.
    #[inline]
    pub const fn holds(self, seen: i64, value: i64) -> bool {
        match self {
            Condition::Eq => seen == value,
            Condition::Ne => seen != value,
            Condition::Lt => seen < value,
            Condition::Gte => seen >= value,
        }
    }

    pub(crate) const fn abi(self) -> SignalCondition {
        match self {
            Condition::Eq => SignalCondition::EQ,
            Condition::Ne => SignalCondition::NE,
            Condition::Lt => SignalCondition::LT,
            Condition::Gte => SignalCondition::GTE,
        }
    }
}

/// A signal.
///
/// Clones are the same signal; it goes back to the runtime's pool with the last one. A packet that
/// names a signal does not keep it: hold it until the packet has completed.
pub struct Signal {
    runtime: Runtime,
    cell: SignalCell,
    index: u32,
}

/// When the GPU began and ended what a signal completes, in its own ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Start.
    pub start: u64,
    /// End.
    pub end: u64,
}

/// A signal that keeps no runtime: for what the runtime itself owns.
pub(crate) struct RawSignal {
    pub(crate) index: u32,
    pub(crate) cell: SignalCell,
}

impl Shared {
    /// Takes a signal of the pool; `event` says whether waiters can sleep.
    pub(crate) fn take_signal(&self, value: i64, event: bool) -> Result<RawSignal, Error> {
        let (index, cell) = self
            .signals
            .take(&self.thunk, self.system_node, &self.gpu_nodes)?;
        let (mailbox, id) = if event {
            match self.signals.ensure_event(&self.thunk, index) {
                Ok(of) => (of.event.mailbox(), of.event.id()),
                Err(error) => {
                    self.signals.give_back(index);
                    return Err(error);
                }
            }
        } else {
            (0, 0)
        };
        cell.arm(SignalKind::USER, value, mailbox, id);
        Ok(RawSignal { index, cell })
    }

    /// Gives one reference back.
    pub(crate) fn drop_signal(&self, index: u32) {
        if let Some(slot) = self.signals.slot(index) {
            // ORDERING: release what this holder did, acquire what the others did, before it is used anew.
            if slot.refs.fetch_sub(1, Ordering::AcqRel) == 1 {
                self.signals.give_back(index);
            }
        }
    }

    pub(crate) fn retain_signal(&self, index: u32) {
        if let Some(slot) = self.signals.slot(index) {
            slot.refs.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Changes a value from the host and wakes who sleeps.
    pub(crate) fn wake_signal(&self, index: u32) {
        let Some(slot) = self.signals.slot(index) else {
            return;
        };
        // ORDERING: with the waiter's increment and look at the value, in one order for all: either it
        // sees the new value or it is seen here.
        core::sync::atomic::fence(Ordering::SeqCst);
        if slot.waiters.load(Ordering::SeqCst) != 0
            && let Some(of) = self.signals.event(index)
        {
            // A waiter that cannot be woken looks again after its slice of time.
            let _ = of.event.set();
        }
    }
}

impl Runtime {
    /// Takes a signal from the pool.
    ///
    /// # Errors
    /// [`Error::Exhausted`], or [`Error::Thunk`] if the pool must grow and cannot.
    #[doc(alias = "hsa_signal_create")]
    #[doc(alias = "hsa_amd_signal_create")]
    pub fn signal(&self, value: i64) -> Result<Signal, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_signal_create", "value {value}");
        let raw = self.shared.take_signal(value, true)?;
        Ok(self.wrap_signal(&raw))
    }

    /// Takes a signal from the pool that raises no interrupt: who waits for it looks every now and then.
    ///
    /// For values that change often and are seldom waited for.
    ///
    /// # Errors
    /// As [`Runtime::signal`].
    #[doc(alias = "HSA_AMD_SIGNAL_AMD_GPU_ONLY")]
    pub fn signal_without_interrupt(&self, value: i64) -> Result<Signal, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_signal_create", "value {value}, GPU only");
        let raw = self.shared.take_signal(value, false)?;
        Ok(self.wrap_signal(&raw))
    }

    pub(crate) fn wrap_signal(&self, raw: &RawSignal) -> Signal {
        Signal {
            runtime: self.clone(),
            cell: raw.cell,
            index: raw.index,
        }
    }

    /// Waits like [`Signal::wait`], and fails as soon as one of the queues has stopped.
    ///
    /// # Errors
    /// [`Error::Queue`] with what stopped it; [`Error::CopyFailed`] for a value that is negative while
    /// the condition wants one that is not.
    #[doc(alias = "hsa_signal_wait_scacquire")]
    pub fn wait(
        &self,
        signal: &Signal,
        condition: Condition,
        value: i64,
        timeout_ns: Option<u64>,
        queues: &[&Queue],
    ) -> Result<i64, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_signal_wait_scacquire",
            "signal {:#x} {condition:?} {value}",
            signal.handle()
        );
        let seen = signal.load();
        if condition.holds(seen, value) {
            return Ok(seen);
        }
        let found = self
            .shared
            .wait_signals(&[(signal, condition, value)], timeout_ns, queues, true)?;
        Ok(found.map_or_else(|| signal.load(), |(_, seen)| seen))
    }

    /// Waits until one of the conditions holds; returns its place and the value seen, or `None` when
    /// the time passed.
    ///
    /// # Errors
    /// As [`Runtime::wait`].
    #[doc(alias = "hsa_amd_signal_wait_any")]
    pub fn wait_any(
        &self,
        waits: &[(&Signal, Condition, i64)],
        timeout_ns: Option<u64>,
        queues: &[&Queue],
    ) -> Result<Option<(usize, i64)>, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_signal_wait_any", "{} signals", waits.len());
        self.shared.wait_signals(waits, timeout_ns, queues, true)
    }
}

impl Signal {
    /// The `hsa_signal_t` handle: the address of its `amd_signal_t`, the same on host and GPU.
    #[inline]
    pub fn handle(&self) -> u64 {
        self.cell.handle()
    }

    /// Loads with acquire.
    #[doc(alias = "hsa_signal_load_scacquire")]
    #[inline]
    pub fn load(&self) -> i64 {
        // ORDERING: acquire, with the release of who changed it: what a kernel wrote is seen after its
        // completion signal.
        self.cell.value().load(Ordering::Acquire)
    }

    /// Loads relaxed.
    #[doc(alias = "hsa_signal_load_relaxed")]
    #[inline]
    pub fn load_relaxed(&self) -> i64 {
        self.cell.value().load(Ordering::Relaxed)
    }

    /// Stores with release and wakes waiters.
    #[doc(alias = "hsa_signal_store_screlease")]
    pub fn store(&self, value: i64) {
        self.cell.value().store(value, Ordering::Release);
        self.runtime.shared.wake_signal(self.index);
    }

    /// Stores relaxed and wakes nobody: to arm a signal that no one uses yet.
    #[doc(alias = "hsa_signal_silent_store_relaxed")]
    #[inline]
    pub fn silent_store(&self, value: i64) {
        self.cell.value().store(value, Ordering::Relaxed);
    }

    /// Adds, with acquire and release, and wakes waiters.
    #[doc(alias = "hsa_signal_add_scacq_screl")]
    pub fn add(&self, value: i64) {
        self.cell.value().fetch_add(value, Ordering::AcqRel);
        self.runtime.shared.wake_signal(self.index);
    }

    /// Subtracts, with acquire and release, and wakes waiters.
    #[doc(alias = "hsa_signal_subtract_scacq_screl")]
    pub fn subtract(&self, value: i64) {
        self.cell.value().fetch_sub(value, Ordering::AcqRel);
        self.runtime.shared.wake_signal(self.index);
    }

    /// Swaps if equal and returns the value before, with acquire and release; wakes waiters.
    #[doc(alias = "hsa_signal_cas_scacq_screl")]
    pub fn cas(&self, expected: i64, value: i64) -> i64 {
        match self
            .cell
            .value()
            .compare_exchange(expected, value, Ordering::AcqRel, Ordering::Acquire)
        {
            Ok(before) => {
                self.runtime.shared.wake_signal(self.index);
                before
            }
            Err(before) => before,
        }
    }

    /// Swaps and returns the value before, with acquire and release; wakes waiters.
    #[doc(alias = "hsa_signal_exchange_scacq_screl")]
    pub fn exchange(&self, value: i64) -> i64 {
        let before = self.cell.value().swap(value, Ordering::AcqRel);
        self.runtime.shared.wake_signal(self.index);
        before
    }

    /// Waits until the condition holds or the time (for ever if `None`) passed; returns the value seen
    /// last, so that the caller sees which.
    ///
    /// Spins a short while, then sleeps in the KFD. Watches no queue: see [`Runtime::wait`].
    #[doc(alias = "hsa_signal_wait_scacquire")]
    pub fn wait(&self, condition: Condition, value: i64, timeout_ns: Option<u64>) -> i64 {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_signal_wait_scacquire",
            "signal {:#x} {condition:?} {value}",
            self.handle()
        );
        let seen = self.load();
        if condition.holds(seen, value) {
            return seen;
        }
        // Nothing that can fail is watched.
        match self
            .runtime
            .shared
            .wait_signals(&[(self, condition, value)], timeout_ns, &[], false)
        {
            Ok(Some((_, seen))) => seen,
            Ok(None) | Err(_) => self.load(),
        }
    }

    /// When the packet that this signal completed ran: after completion, on a queue with profiling on
    /// (always for copies). Zeroes if nobody stamped it.
    #[doc(alias = "hsa_amd_profiling_get_dispatch_time")]
    #[doc(alias = "hsa_amd_profiling_get_async_copy_time")]
    pub fn times(&self) -> Times {
        let copied = self
            .runtime
            .shared
            .signals
            .slot(self.index)
            .is_some_and(|slot| slot.copied.load(Ordering::Relaxed));
        let (start, end) = if copied {
            self.cell.copy_times()
        } else {
            self.cell.dispatch_times()
        };
        Times { start, end }
    }

    /// Whether it has other clones.
    ///
    /// Where there are none, none can come: what hangs on the signal for others can go.
    pub fn is_shared(&self) -> bool {
        let slot = self.runtime.shared.signals.slot(self.index);
        // ORDERING: acquire, with the release of a clone that went.
        slot.is_some_and(|slot| slot.refs.load(Ordering::Acquire) > 1)
    }

    /// The runtime.
    pub fn runtime(&self) -> &Runtime {
        &self.runtime
    }

    pub(crate) fn index(&self) -> u32 {
        self.index
    }

    pub(crate) fn cell(&self) -> SignalCell {
        self.cell
    }

    pub(crate) fn mailbox(&self) -> u64 {
        self.cell.mailbox()
    }
}

impl Clone for Signal {
    fn clone(&self) -> Signal {
        self.runtime.shared.retain_signal(self.index);
        Signal {
            runtime: self.runtime.clone(),
            cell: self.cell,
            index: self.index,
        }
    }
}

impl Drop for Signal {
    #[doc(alias = "hsa_signal_destroy")]
    fn drop(&mut self) {
        self.runtime.shared.drop_signal(self.index);
    }
}

impl fmt::Debug for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signal({:#x} = {})", self.handle(), self.load_relaxed())
    }
}
