//! Events: what interrupts wake.

use alloc::sync::Arc;

use crate::thunk::{Core, pending};
use crate::{Error, NodeId, Thunk};

/// What raises an event.
#[doc(alias = "HSA_EVENTTYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventKind {
    /// A packet or a wave that writes its id to its mailbox and interrupts.
    Signal,
    /// A node comes or goes.
    NodeChange,
    /// A device starts or stops.
    DeviceStateChange,
    /// The GPU hangs or is reset.
    HwException,
    /// A call to the system from the GPU.
    SystemEvent,
    /// A debugger.
    Debug,
    /// A profiler.
    Profile,
    /// A queue that ran empty.
    Queue,
    /// A memory access that failed.
    Memory,
}

/// A memory access of a GPU that failed.
#[doc(alias = "HsaMemoryAccessFault")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryFault {
    /// The GPU, if the topology has it.
    pub node: Option<NodeId>,
    /// The driver's name for the GPU.
    pub gpu_id: u32,
    /// Address of the access, or of its page.
    pub address: u64,
    /// Nothing is mapped there, or not for this process.
    pub not_present: bool,
    /// A write to memory that may only be read.
    pub read_only: bool,
    /// An instruction fetch from memory that may not be executed.
    pub no_execute: bool,
    /// The address is not exact.
    pub imprecise: bool,
    /// `KFD_MEM_ERR_…`: 0 is no hardware error, 1 SRAM ECC, 2 poison, 3 a hang.
    pub error_type: u32,
}

/// A GPU that was reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HwException {
    /// The GPU, if the topology has it.
    pub node: Option<NodeId>,
    /// `KFD_HW_EXCEPTION_…_RESET`.
    pub reset_type: u32,
    /// `KFD_HW_EXCEPTION_GPU_HANG` or `_ECC`.
    pub reset_cause: u32,
    /// Whether VRAM lost its contents.
    pub memory_lost: bool,
}

/// What the driver reports with an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventReport {
    /// Not signalled, or nothing to tell.
    #[default]
    None,
    /// Of [`EventKind::Memory`].
    Memory(MemoryFault),
    /// Of [`EventKind::HwException`].
    HwException(HwException),
}

/// How many events of a wait must be signalled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitFor {
    /// One of them.
    Any,
    /// Each of them, not necessarily at once.
    All,
}

/// How a wait ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitResult {
    /// The events are signalled.
    Signaled,
    /// The time passed.
    TimedOut,
}

/// One event of a wait.
pub struct WaitEntry<'a> {
    /// The event.
    pub event: &'a Event,
    /// How often the event had been signalled when it was last looked at: a signal event that has been
    /// signalled since then does not sleep, even if somebody else took the signal. In: the last count, 0 for
    /// no such test. Out: the new count. Since KFD 1.14; of signal events only.
    pub age: u64,
    /// Out: what the driver reports.
    pub report: EventReport,
}

impl<'a> WaitEntry<'a> {
    /// An entry without an age.
    pub fn new(event: &'a Event) -> WaitEntry<'a> {
        WaitEntry {
            event,
            age: 0,
            report: EventReport::None,
        }
    }
}

/// An event, destroyed when dropped.
pub struct Event {
    core: Arc<Core>,
    id: u32,
    kind: EventKind,
    mailbox: u64,
}

impl Thunk {
    /// Creates an event.
    ///
    /// With `manual_reset` it stays signalled until [`Event::reset`]; else one waiter takes the signal.
    /// The first event of a process allocates the event page and maps it to every GPU.
    ///
    /// # Errors
    /// The driver's: ENOSPC when its 4096 signal events are used up.
    #[doc(alias = "hsaKmtCreateEvent")]
    pub fn create_event(
        &self,
        kind: EventKind,
        node: Option<NodeId>,
        manual_reset: bool,
        signaled: bool,
    ) -> Result<Event, Error> {
        let _ = (kind, node, manual_reset, signaled);
        pending()
    }

    /// Waits for events, at most `timeout_ms` milliseconds: 0 polls, `u32::MAX` waits for ever.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for no events, or the driver's.
    #[doc(alias = "hsaKmtWaitOnMultipleEvents")]
    #[doc(alias = "hsaKmtWaitOnMultipleEvents_Ext")]
    pub fn wait_events(
        &self,
        entries: &mut [WaitEntry<'_>],
        wait_for: WaitFor,
        timeout_ms: u32,
    ) -> Result<WaitResult, Error> {
        let _ = (entries, wait_for, timeout_ms);
        pending()
    }
}

impl Event {
    /// The driver's number, which a signaller writes to the mailbox: `event_id` of `amd_signal_t`.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// What raises it.
    pub fn kind(&self) -> EventKind {
        self.kind
    }

    /// Address of the event's 64-bit slot in the event page, for GPUs and the host:
    /// `event_mailbox_ptr` of `amd_signal_t`. 0 for an event that is no signal event.
    pub fn mailbox(&self) -> u64 {
        self.mailbox
    }

    /// Signals the event.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtSetEvent")]
    pub fn set(&self) -> Result<(), Error> {
        let _ = &self.core;
        pending()
    }

    /// Takes the signal back.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtResetEvent")]
    pub fn reset(&self) -> Result<(), Error> {
        pending()
    }

    /// Waits for this event, at most `timeout_ms` milliseconds: 0 polls, `u32::MAX` waits for ever.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtWaitOnEvent")]
    pub fn wait(&self, timeout_ms: u32) -> Result<WaitResult, Error> {
        let _ = timeout_ms;
        pending()
    }
}
