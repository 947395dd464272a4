//! Events: what interrupts wake.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::trace::Layer;
use outcrop_kfd::{EventPage, KernelEvent, trace_call};

use crate::memory::{Allocation, allocate};
use crate::thunk::Core;
use crate::{Error, MemFlags, NodeId, Thunk};

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
    kernel: KernelEvent,
    core: Arc<Core>,
    kind: EventKind,
    mailbox: u64,
}

impl EventKind {
    fn driver_kind(self) -> u32 {
        match self {
            EventKind::Signal => abi::KFD_IOC_EVENT_SIGNAL,
            EventKind::NodeChange => abi::KFD_IOC_EVENT_NODECHANGE,
            EventKind::DeviceStateChange => abi::KFD_IOC_EVENT_DEVICESTATECHANGE,
            EventKind::HwException => abi::KFD_IOC_EVENT_HW_EXCEPTION,
            EventKind::SystemEvent => abi::KFD_IOC_EVENT_SYSTEM_EVENT,
            EventKind::Debug => abi::KFD_IOC_EVENT_DEBUG_EVENT,
            EventKind::Profile => abi::KFD_IOC_EVENT_PROFILE_EVENT,
            EventKind::Queue => abi::KFD_IOC_EVENT_QUEUE_EVENT,
            EventKind::Memory => abi::KFD_IOC_EVENT_MEMORY,
        }
    }

    /// Whether it has a mailbox, and the program may set it.
    fn is_signal(self) -> bool {
        matches!(self, EventKind::Signal | EventKind::Debug)
    }
}

/// Bytes of the event page: 8 for each signal event.
const EVENT_PAGE_SIZE: u64 = abi::KFD_SIGNAL_EVENT_LIMIT as u64 * 8;

/// The event page, once there is one.
#[derive(Default)]
pub(crate) struct EventPageState {
    page: Option<Page>,
}

struct Page {
    allocation: Allocation,
    /// Whether the driver is known to use it.
    in_use: bool,
}

// SAFETY: the page belongs to the process; its host address is not used.
#[expect(unsafe_code, reason = "the allocation holds an unused raw pointer")]
unsafe impl Send for Page {}

impl Drop for EventPageState {
    fn drop(&mut self) {
        // The driver frees the page that it uses when the process ends (EPERM before).
        if let Some(Page {
            allocation,
            in_use: true,
        }) = self.page.take()
        {
            allocation.buffer.leave_bo();
        }
    }
}

impl EventPageState {
    /// The page for the next event; allocated and mapped to every GPU the first time.
    fn page(&mut self, core: &Core) -> Result<&mut Page, Error> {
        match &mut self.page {
            Some(page) => Ok(page),
            empty => {
                let flags = MemFlags::NON_PAGED
                    | MemFlags::HOST_ACCESS
                    | MemFlags::EXECUTE_ACCESS
                    | MemFlags::UNCACHED;
                let allocation = allocate(core, core.system_node()?, EVENT_PAGE_SIZE, 0, None, flags)?;
                allocation.buffer.map_to_gpus(&core.all_gpu_ids())?;
                Ok(empty.insert(Page {
                    allocation,
                    in_use: false,
                }))
            }
        }
    }
}

fn create(core: &Core, kind: EventKind, node: u32, auto_reset: bool) -> Result<(KernelEvent, u64), Error> {
    let mut state = core.event_page.lock();
    let create = |page| core.kfd.create_event(kind.driver_kind(), node, auto_reset, page);
    // Without a GPU nobody writes to mailboxes; the driver then makes a page of its own.
    if core.gpus.is_empty() {
        return Ok((create(EventPage::Current)?, 0));
    }
    let page = state.page(core)?;
    let offered = match page.in_use {
        true => EventPage::Current,
        false => EventPage::Bo(page.allocation.buffer.bo()?.handle()),
    };
    let kernel = create(offered)?;
    page.in_use = true;
    let mailbox = match kind.is_signal() && kernel.slot() < abi::KFD_SIGNAL_EVENT_LIMIT {
        true => page.allocation.address + u64::from(kernel.slot()) * 8,
        false => 0,
    };
    Ok((kernel, mailbox))
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
        let _call = trace_call!(Layer::Thunk, "hsaKmtCreateEvent", "{kind:?}");
        let core = self.core();
        if let Some(node) = node {
            core.node(node)?;
        }
        let (kernel, mailbox) = create(core, kind, node.map_or(0, |node| node.0), !manual_reset)?;
        let event = Event {
            kernel,
            core: core.clone(),
            kind,
            mailbox,
        };
        if signaled && kind.is_signal() {
            event.kernel.set()?;
        }
        Ok(event)
    }

    /// Waits for events, at most `timeout_ms` milliseconds: 0 polls, `u32::MAX` waits for ever.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for no events, [`Error::EventGone`] if one is destroyed meanwhile, or the
    /// driver's.
    #[doc(alias = "hsaKmtWaitOnMultipleEvents")]
    #[doc(alias = "hsaKmtWaitOnMultipleEvents_Ext")]
    pub fn wait_events(
        &self,
        entries: &mut [WaitEntry<'_>],
        wait_for: WaitFor,
        timeout_ms: u32,
    ) -> Result<WaitResult, Error> {
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtWaitOnMultipleEvents_Ext",
            "{} events",
            entries.len()
        );
        if entries.is_empty() {
            return Err(Error::InvalidArgument {
                argument: "entries",
                value: 0,
            });
        }
        let core = self.core();
        let with_age = core.kfd.need(14).is_ok();
        let fill = |entry: &WaitEntry<'_>| {
            let mut data = abi::EventData {
                event_id: entry.event.id(),
                ..Default::default()
            };
            if with_age && entry.event.kind == EventKind::Signal {
                data.set_signal_event_data(abi::HsaSignalEventData {
                    last_event_age: entry.age,
                });
            }
            data
        };
        // A wait for a few events needs no heap.
        let mut few = [abi::EventData::default(); 4];
        let mut many = Vec::new();
        let events = match few.get_mut(..entries.len()) {
            Some(few) => {
                few.iter_mut()
                    .zip(entries.iter())
                    .for_each(|(data, entry)| *data = fill(entry));
                few
            }
            None => {
                many.extend(entries.iter().map(fill));
                &mut many[..]
            }
        };
        let result = core
            .kfd
            .wait_events(events, wait_for == WaitFor::All, timeout_ms)?;
        for (entry, data) in entries.iter_mut().zip(events.iter()) {
            match entry.event.kind {
                EventKind::Signal if with_age => entry.age = data.signal_event_data().last_event_age,
                kind => entry.report = report(core, kind, data),
            }
        }
        match result {
            abi::KFD_IOC_WAIT_RESULT_COMPLETE => Ok(WaitResult::Signaled),
            abi::KFD_IOC_WAIT_RESULT_TIMEOUT => Ok(WaitResult::TimedOut),
            _ => Err(Error::EventGone),
        }
    }
}

/// What the driver filled in for an event that was signalled.
fn report(core: &Core, kind: EventKind, data: &abi::EventData) -> EventReport {
    match kind {
        EventKind::Memory => {
            let fault = data.memory_exception_data();
            if fault.gpu_id == 0 {
                return EventReport::None;
            }
            EventReport::Memory(MemoryFault {
                node: core.node_of(fault.gpu_id),
                gpu_id: fault.gpu_id,
                address: fault.va,
                not_present: fault.failure.NotPresent != 0,
                read_only: fault.failure.ReadOnly != 0,
                no_execute: fault.failure.NoExecute != 0,
                imprecise: fault.failure.imprecise != 0,
                error_type: fault.ErrorType,
            })
        }
        EventKind::HwException => {
            let exception = data.hw_exception_data();
            if exception.gpu_id == 0 {
                return EventReport::None;
            }
            EventReport::HwException(HwException {
                node: core.node_of(exception.gpu_id),
                reset_type: exception.reset_type,
                reset_cause: exception.reset_cause,
                memory_lost: exception.memory_lost != 0,
            })
        }
        _ => EventReport::None,
    }
}

impl Event {
    /// The driver's number, which a signaller writes to the mailbox: `event_id` of `amd_signal_t`.
    pub fn id(&self) -> u32 {
        self.kernel.id()
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
    /// [`Error::InvalidArgument`] for an event that only the system signals, or the driver's.
    #[doc(alias = "hsaKmtSetEvent")]
    pub fn set(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtSetEvent", "event {}", self.id());
        self.settable()?;
        Ok(self.kernel.set()?)
    }

    /// Takes the signal back.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an event that only the system signals, or the driver's.
    #[doc(alias = "hsaKmtResetEvent")]
    pub fn reset(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtResetEvent", "event {}", self.id());
        self.settable()?;
        Ok(self.kernel.reset()?)
    }

    fn settable(&self) -> Result<(), Error> {
        match self.kind.is_signal() {
            true => Ok(()),
            false => Err(Error::InvalidArgument {
                argument: "event",
                value: self.id().into(),
            }),
        }
    }

    /// Waits for this event, at most `timeout_ms` milliseconds: 0 polls, `u32::MAX` waits for ever.
    ///
    /// # Errors
    /// The driver's.
    #[doc(alias = "hsaKmtWaitOnEvent")]
    pub fn wait(&self, timeout_ms: u32) -> Result<WaitResult, Error> {
        let thunk = Thunk::from_core(self.core.clone());
        thunk.wait_events(&mut [WaitEntry::new(self)], WaitFor::All, timeout_ms)
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Event({}, {:?})", self.id(), self.kind)
    }
}
