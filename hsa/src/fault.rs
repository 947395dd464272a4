//! Faults: what the KFD's memory and hardware exception events report, and to whom it applies.
//!
//! The KFD names the GPU of a fault, not the queue. The fault goes to the queue of that GPU that says through
//! its inactive signal that it stopped, whoever notices first, or to the copy engine that works on the
//! address. A fault that nobody has taken within [`GRACE_NS`] stopped everything that this process had on that
//! GPU, as amdkfd does on GPUs that do not report by queue.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, Ordering};

use outcrop_abi::queue::QUEUE_ERROR_MEMORY_APERTURE;

use crate::signal::SignalCell;
use outcrop_thunk::{Error, Event, EventKind, EventReport, Thunk, WaitEntry, WaitFor};

/// How long a fault may wait for the queue that it belongs to.
pub(crate) const GRACE_NS: u64 = 50_000_000;
const MAX_NODES: usize = 64;

/// A memory fault as the KFD reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_amd_gpu_memory_fault_info_t")]
pub struct MemoryFault {
    /// The address, exact to its page at least.
    pub address: u64,
    /// The node whose GPU made the access.
    pub node: u32,
    /// No page is mapped there.
    pub not_present: bool,
    /// The page may only be read.
    pub read_only: bool,
    /// The page may not be executed.
    pub no_execute: bool,
    /// The address is not exact.
    pub imprecise: bool,
}

/// What happened to a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    Memory(MemoryFault),
    Hardware,
}

#[derive(Clone, Copy)]
struct Record {
    trouble: Trouble,
    at_ns: u64,
    claimed: bool,
}

/// A queue that a fault may belong to, until its error is known.
struct Watched {
    /// Its inactive signal.
    inactive: SignalCell,
    node: u32,
    trouble: Option<Trouble>,
}

impl Watched {
    fn code(&self) -> u64 {
        self.inactive.value().load(Ordering::Acquire) as u64
    }
}

/// The newest fault of each GPU.
pub(crate) struct Faults {
    memory: Event,
    hardware: Event,
    /// Whether any record is not claimed.
    open: AtomicBool,
    records: spin::Mutex<[Option<Record>; MAX_NODES]>,
    queues: spin::Mutex<Vec<Watched>>,
}

impl Faults {
    pub(crate) fn new(thunk: &Thunk) -> Result<Faults, Error> {
        Ok(Faults {
            memory: thunk.create_event(EventKind::Memory, None, false, false)?,
            hardware: thunk.create_event(EventKind::HwException, None, false, false)?,
            open: AtomicBool::new(false),
            records: spin::Mutex::new([None; MAX_NODES]),
            queues: spin::Mutex::new(Vec::new()),
        })
    }

    /// The two events, to be waited for beside others.
    pub(crate) fn entries(&self) -> [WaitEntry<'_>; 2] {
        [WaitEntry::new(&self.memory), WaitEntry::new(&self.hardware)]
    }

    /// Keeps what a wait reported.
    pub(crate) fn record(&self, report: &EventReport, now_ns: u64) {
        let (node, trouble) = match report {
            EventReport::Memory(fault) => {
                let Some(node) = fault.node else {
                    return;
                };
                let fault = MemoryFault {
                    address: fault.address,
                    node: node.0,
                    not_present: fault.not_present,
                    read_only: fault.read_only,
                    no_execute: fault.no_execute,
                    imprecise: fault.imprecise,
                };
                (node, Trouble::Memory(fault))
            }
            EventReport::HwException(exception) => {
                let Some(node) = exception.node else {
                    return;
                };
                (node, Trouble::Hardware)
            }
            _ => return,
        };
        let mut records = self.records.lock();
        if let Some(record) = records.get_mut(node.0 as usize) {
            *record = Some(Record {
                trouble,
                at_ns: now_ns,
                claimed: false,
            });
            self.open.store(true, Ordering::Release);
        }
        drop(records);
        self.assign(node.0);
    }

    /// Gives the open fault of a node to the queue that stopped, if one did: the GPU sets its inactive signal
    /// before the KFD reports.
    fn assign(&self, node: u32) {
        let mut queues = self.queues.lock();
        let stopped = queues
            .iter_mut()
            .filter(|queue| queue.node == node && queue.trouble.is_none() && queue.code() != 0)
            .max_by_key(|queue| queue.code() & QUEUE_ERROR_MEMORY_APERTURE);
        if let Some(queue) = stopped {
            queue.trouble = self.claim(node);
        }
    }

    /// Lets faults go to a queue of this inactive signal.
    pub(crate) fn watch(&self, inactive: SignalCell, node: u32) {
        self.queues.lock().push(Watched {
            inactive,
            node,
            trouble: None,
        });
    }

    /// The fault that went to a queue.
    pub(crate) fn of_queue(&self, inactive: SignalCell) -> Option<Trouble> {
        let queues = self.queues.lock();
        queues.iter().find(|queue| queue.inactive == inactive)?.trouble
    }

    /// No fault goes to the queue any more.
    pub(crate) fn unwatch(&self, inactive: SignalCell) {
        self.queues.lock().retain(|queue| queue.inactive != inactive);
    }

    /// Looks whether the KFD has something to report, for at most `timeout_ms`.
    pub(crate) fn poll(&self, thunk: &Thunk, timeout_ms: u32) {
        let mut entries = self.entries();
        if thunk.wait_events(&mut entries, WaitFor::Any, timeout_ms).is_ok() {
            let now = thunk.platform().monotonic_ns();
            for entry in &entries {
                self.record(&entry.report, now);
            }
        }
    }

    /// Whether a fault waits for whom it belongs to.
    #[inline]
    pub(crate) fn any_open(&self) -> bool {
        self.open.load(Ordering::Acquire)
    }

    /// The newest fault of a node; nobody else gets it.
    pub(crate) fn claim(&self, node: u32) -> Option<Trouble> {
        let mut records = self.records.lock();
        let record = records.get_mut(node as usize)?.as_mut()?;
        if record.claimed {
            return None;
        }
        record.claimed = true;
        let trouble = record.trouble;
        let open = records.iter().flatten().any(|r| !r.claimed);
        self.open.store(open, Ordering::Release);
        Some(trouble)
    }

    /// A fault of a node that nobody took in time, for whoever was there since before it.
    pub(crate) fn unclaimed(&self, node: u32, since_ns: u64, now_ns: u64) -> Option<Trouble> {
        let records = self.records.lock();
        let record = records.get(node as usize)?.as_ref()?;
        let applies = !record.claimed && record.at_ns >= since_ns && now_ns >= record.at_ns + GRACE_NS;
        applies.then_some(record.trouble)
    }

    /// The open fault of a node and when it was reported, for who looks whether it is the culprit.
    pub(crate) fn open_fault(&self, node: u32) -> Option<(Trouble, u64)> {
        let records = self.records.lock();
        let record = records.get(node as usize)?.as_ref()?;
        (!record.claimed).then_some((record.trouble, record.at_ns))
    }
}
