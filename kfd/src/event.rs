//! Events of the driver.
#![expect(unsafe_code, reason = "makes ioctls that follow addresses")]

use alloc::sync::Arc;
use core::fmt;

use outcrop_abi::kfd as abi;

use crate::kfd::request;
use crate::{Error, Kfd};

/// An event, destroyed when dropped.
pub struct KernelEvent {
    kfd: Arc<Kfd>,
    id: u32,
    slot: u32,
}

/// Which memory the driver uses as event page, on the first event of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventPage {
    /// The one that it has already, or one of its own.
    Current,
    /// The BO of this handle, of at least 32 KiB.
    Bo(u64),
}

impl Kfd {
    /// Creates an event of `kind` (`KFD_IOC_EVENT_…`).
    ///
    /// # Errors
    /// The driver's: ENOSPC when all event slots are used; EINVAL for a page when there is one already.
    pub fn create_event(
        self: &Arc<Kfd>,
        kind: u32,
        node_id: u32,
        auto_reset: bool,
        page: EventPage,
    ) -> Result<KernelEvent, Error> {
        let event_page_offset = match page {
            EventPage::Current => 0,
            EventPage::Bo(handle) => handle,
        };
        let mut args = abi::CreateEventArgs {
            event_page_offset,
            event_type: kind,
            node_id,
            auto_reset: auto_reset.into(),
            ..Default::default()
        };
        self.plain(request!(AMDKFD_IOC_CREATE_EVENT, 0, kind.into()), &mut args)?;
        Ok(KernelEvent {
            kfd: self.clone(),
            id: args.event_id,
            slot: args.event_slot_index,
        })
    }

    /// Waits for one or all of some events, at most `timeout_ms` milliseconds; returns
    /// `KFD_IOC_WAIT_RESULT_…`.
    ///
    /// # Errors
    /// The driver's.
    pub fn wait_events(
        &self,
        events: &mut [abi::EventData],
        wait_for_all: bool,
        timeout_ms: u32,
    ) -> Result<u32, Error> {
        let mut args = abi::WaitEventsArgs {
            events_ptr: events.as_mut_ptr() as u64,
            num_events: events.len() as u32,
            wait_for_all: wait_for_all.into(),
            timeout: timeout_ms,
            ..Default::default()
        };
        let request = request!(AMDKFD_IOC_WAIT_EVENTS, 0, events.len() as u64);
        // SAFETY: the address is that of as many events as the argument says, borrowed for the call.
        unsafe { self.with_buffers(request, &mut args) }?;
        Ok(args.wait_result)
    }
}

impl KernelEvent {
    /// The driver's number of the event.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Its 64-bit slot in the event page, of a signal event.
    pub fn slot(&self) -> u32 {
        self.slot
    }

    /// Signals the event.
    ///
    /// # Errors
    /// The driver's.
    pub fn set(&self) -> Result<(), Error> {
        let mut args = abi::SetEventArgs {
            event_id: self.id,
            ..Default::default()
        };
        self.kfd
            .plain(request!(AMDKFD_IOC_SET_EVENT, 0, self.id.into()), &mut args)
            .map(drop)
    }

    /// Takes the signal back.
    ///
    /// # Errors
    /// The driver's.
    pub fn reset(&self) -> Result<(), Error> {
        let mut args = abi::ResetEventArgs {
            event_id: self.id,
            ..Default::default()
        };
        self.kfd
            .plain(request!(AMDKFD_IOC_RESET_EVENT, 0, self.id.into()), &mut args)
            .map(drop)
    }
}

impl Drop for KernelEvent {
    fn drop(&mut self) {
        let mut args = abi::DestroyEventArgs {
            event_id: self.id,
            ..Default::default()
        };
        // Nobody is left to tell.
        let _ = self
            .kfd
            .plain(request!(AMDKFD_IOC_DESTROY_EVENT, 0, self.id.into()), &mut args);
    }
}

impl fmt::Debug for KernelEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KernelEvent({})", self.id)
    }
}
