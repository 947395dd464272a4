//! Signals: 64-bit values that host and GPU change and wait for.

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

/// A signal.
///
/// Clones are the same signal; it goes back to the runtime's pool with the last one. A packet that
/// names a signal does not keep it: hold it until the packet has completed.
pub struct Signal {}

/// When the GPU began and ended what a signal completes, in its own ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Start.
    pub start: u64,
    /// End.
    pub end: u64,
}

impl Runtime {
    /// Takes a signal from the pool.
    ///
    /// # Errors
    /// [`Error::Exhausted`], or [`Error::Thunk`] if the pool must grow and cannot.
    #[doc(alias = "hsa_signal_create")]
    pub fn signal(&self, value: i64) -> Result<Signal, Error> {
        todo!()
    }

    /// Waits like [`Signal::wait`], and fails as soon as one of the queues, or a copy engine, has stopped.
    ///
    /// # Errors
    /// [`Error::Queue`] with what stopped it; [`Error::CopyFailed`] for a value that became negative
    /// while waiting for one that is not.
    pub fn wait(
        &self,
        signal: &Signal,
        condition: Condition,
        value: i64,
        timeout_ns: Option<u64>,
        queues: &[&Queue],
    ) -> Result<i64, Error> {
        todo!()
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
        todo!()
    }
}

impl Signal {
    /// The `hsa_signal_t` handle: the address of its `amd_signal_t`, the same on host and GPU.
    pub fn handle(&self) -> u64 {
        todo!()
    }
    /// Loads with acquire.
    #[doc(alias = "hsa_signal_load_scacquire")]
    pub fn load(&self) -> i64 {
        todo!()
    }
    /// Loads relaxed.
    #[doc(alias = "hsa_signal_load_relaxed")]
    pub fn load_relaxed(&self) -> i64 {
        todo!()
    }
    /// Stores with release and wakes waiters.
    #[doc(alias = "hsa_signal_store_screlease")]
    pub fn store(&self, value: i64) {
        todo!()
    }
    /// Stores relaxed and wakes nobody: to arm a signal that no one uses yet.
    #[doc(alias = "hsa_signal_silent_store_relaxed")]
    pub fn silent_store(&self, value: i64) {
        todo!()
    }
    /// Adds, with acquire and release, and wakes waiters.
    #[doc(alias = "hsa_signal_add_scacq_screl")]
    pub fn add(&self, value: i64) {
        todo!()
    }
    /// Subtracts, with acquire and release, and wakes waiters.
    #[doc(alias = "hsa_signal_subtract_scacq_screl")]
    pub fn subtract(&self, value: i64) {
        todo!()
    }
    /// Swaps if equal and returns the value before, with acquire and release; wakes waiters.
    #[doc(alias = "hsa_signal_cas_scacq_screl")]
    pub fn cas(&self, expected: i64, value: i64) -> i64 {
        todo!()
    }
    /// Swaps and returns the value before, with acquire and release; wakes waiters.
    #[doc(alias = "hsa_signal_exchange_scacq_screl")]
    pub fn exchange(&self, value: i64) -> i64 {
        todo!()
    }
    /// Waits until the condition holds or the time (for ever if `None`) passed; returns the value seen
    /// last, so that the caller sees which.
    ///
    /// Spins a short while, then sleeps in the KFD. Watches no queue: see [`Runtime::wait`].
    #[doc(alias = "hsa_signal_wait_scacquire")]
    pub fn wait(&self, condition: Condition, value: i64, timeout_ns: Option<u64>) -> i64 {
        todo!()
    }
    /// When the packet that this signal completed ran: after completion, on a queue with profiling on
    /// (always for copies).
    #[doc(alias = "hsa_amd_profiling_get_dispatch_time")]
    pub fn times(&self) -> Times {
        todo!()
    }
    /// The runtime.
    pub fn runtime(&self) -> &Runtime {
        todo!()
    }
}
