//! Events: what the GPU's interrupts and exceptions wake.
#![expect(unsafe_code, reason = "the event page is shared with the client and the GPU")]

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Host};
use spin::Mutex;

use crate::memory::{Bo, Counters, PAGE, down, up};

/// What an event slot holds while its event is not signaled.
const UNSIGNALED: u64 = u64::MAX;
/// Slots that a client can use before it maps more of the page.
const OLDEST_CLIENT_SLOTS: u32 = 256;
/// Bytes of the event page.
pub(crate) const PAGE_BYTES: u64 = kfd::KFD_SIGNAL_EVENT_LIMIT as u64 * 8;

/// One call of `WAIT_EVENTS` in progress.
struct Waiter {
    /// 0 while it may sleep.
    word: AtomicU32,
    /// For each event of the call: whether it has come.
    came: Mutex<Vec<State>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    Came,
    Destroyed,
}

struct Event {
    kind: u32,
    auto_reset: bool,
    signaled: bool,
    age: u64,
    memory: kfd::HsaMemoryExceptionData,
    hw: kfd::HsaHwExceptionData,
    waiters: Vec<(Weak<Waiter>, usize)>,
}

impl Event {
    fn has_slot(&self) -> bool {
        matches!(
            self.kind,
            kfd::KFD_IOC_EVENT_SIGNAL | kfd::KFD_IOC_EVENT_DEBUG_EVENT
        )
    }

    fn set(&mut self, host: &dyn Host) {
        self.waiters.retain(|(w, _)| w.strong_count() != 0);
        self.signaled = !self.auto_reset || self.waiters.is_empty();
        // 0 and 1 keep their meanings when the age wraps.
        self.age = self.age.checked_add(1).unwrap_or(2);
        self.tell(State::Came, host);
    }

    fn tell(&mut self, state: State, host: &dyn Host) {
        for (waiter, index) in self.waiters.drain(..) {
            let Some(waiter) = waiter.upgrade() else { continue };
            if let Some(slot) = waiter.came.lock().get_mut(index) {
                *slot = state;
            }
            // ORDERING: release, so that the sleeper that sees the word also sees the state.
            waiter.word.store(1, Ordering::Release);
            host.wake(&waiter.word, u32::MAX);
        }
    }
}

#[derive(Default)]
struct Table {
    events: BTreeMap<u32, Event>,
    page: Option<Arc<Bo>>,
    /// Slots that the client has mapped.
    mapped_slots: u32,
    slots_used: u32,
}

/// The events of a process.
pub(crate) struct Events {
    host: Arc<dyn Host>,
    counters: Arc<Counters>,
    table: Mutex<Table>,
}

/// How a wait went on without the lock.
pub(crate) enum Pause {
    /// Look again.
    Again,
    /// A signal has come.
    Interrupted,
    /// The time is over.
    TimedOut,
}

impl Events {
    pub(crate) fn new(host: Arc<dyn Host>, counters: Arc<Counters>) -> Self {
        // Slot 0 is never given out: a mailbox that was not set points there.
        Self {
            host,
            counters,
            table: Mutex::new(Table {
                slots_used: 1,
                ..Table::default()
            }),
        }
    }

    /// Whether there is an event page.
    pub(crate) fn has_page(&self) -> bool {
        self.table.lock().page.is_some()
    }

    /// Makes a BO of the client the event page.
    ///
    /// # Errors
    /// [`Errno::BUSY`] if there is one, [`Errno::INVAL`] if it is too small.
    pub(crate) fn set_page(&self, bo: &Arc<Bo>) -> Result<(), Errno> {
        let mut table = self.table.lock();
        if table.page.is_some() {
            return Err(Errno::BUSY);
        }
        if bo.size < PAGE_BYTES {
            return Err(Errno::INVAL);
        }
        clear(bo);
        table.mapped_slots = u32::try_from(bo.size / 8).unwrap_or(u32::MAX);
        table.page = Some(Arc::clone(bo));
        Ok(())
    }

    /// The page for a mapping of `len` bytes, from which on so many slots can be used.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if the page does not exist or is smaller.
    pub(crate) fn page_for_mmap(&self, len: u64) -> Result<Arc<Bo>, Errno> {
        let order = |bytes: u64| bytes.div_ceil(PAGE).next_power_of_two();
        if order(PAGE_BYTES) < order(len) {
            return Err(Errno::INVAL);
        }
        let mut table = self.table.lock();
        let page = table.page.clone().ok_or(Errno::INVAL)?;
        table.mapped_slots = u32::try_from(len / 8).unwrap_or(u32::MAX);
        Ok(page)
    }

    /// What there is to know of each event: its number, its type, whether it resets itself and whether it is signaled.
    pub(crate) fn list(&self) -> Vec<[u64; 4]> {
        let describe = |(&id, event): (&u32, &Event)| {
            [
                id.into(),
                event.kind.into(),
                event.auto_reset.into(),
                event.signaled.into(),
            ]
        };
        self.table.lock().events.iter().map(describe).collect()
    }

    /// Makes an event signaled, as it was.
    pub(crate) fn mark(&self, id: u32) {
        if let Some(event) = self.table.lock().events.get_mut(&id) {
            event.signaled = true;
        }
    }

    /// Creates an event, with a number that is wanted or the lowest; `new_page` makes the kernel's own event page if one is needed.
    ///
    /// # Errors
    /// [`Errno::NOSPC`] without a free slot, or what `new_page` says.
    pub(crate) fn create(
        &self,
        args: &mut kfd::CreateEventArgs,
        wanted: Option<u32>,
        new_page: impl FnOnce() -> Result<Arc<Bo>, Errno>,
    ) -> Result<(), Errno> {
        args.event_page_offset = 0;
        let mut table = self.table.lock();
        let event = Event {
            kind: args.event_type,
            auto_reset: args.auto_reset != 0,
            signaled: false,
            age: 1,
            memory: kfd::HsaMemoryExceptionData::default(),
            hw: kfd::HsaHwExceptionData::default(),
            waiters: Vec::new(),
        };
        let id = if event.has_slot() {
            if table.mapped_slots != 0 && table.slots_used == table.mapped_slots {
                return Err(Errno::NOSPC);
            }
            if table.page.is_none() {
                let page = new_page()?;
                clear(&page);
                table.page = Some(page);
                table.mapped_slots = OLDEST_CLIENT_SLOTS;
            }
            if wanted.is_some_and(|id| id >= kfd::KFD_SIGNAL_EVENT_LIMIT) {
                return Err(Errno::INVAL);
            }
            let id = free_id(&table.events, wanted, 1, table.mapped_slots).ok_or(Errno::NOSPC)?;
            if let Some(slot) = slot(&table, id) {
                slot.store(UNSIGNALED, Ordering::Relaxed);
            }
            table.slots_used += 1;
            args.event_page_offset = super::mmap::EVENTS;
            args.event_slot_index = id;
            id
        } else {
            let first = kfd::KFD_FIRST_NONSIGNAL_EVENT_ID;
            free_id(&table.events, wanted, first, u32::MAX).ok_or(Errno::NOSPC)?
        };
        table.events.insert(id, event);
        up(&self.counters.events, 1);
        args.event_id = id;
        args.event_trigger_data = id;
        Ok(())
    }

    /// # Errors
    /// [`Errno::INVAL`] for an id that no event has.
    pub(crate) fn destroy(&self, id: u32) -> Result<(), Errno> {
        let mut table = self.table.lock();
        let mut event = table.events.remove(&id).ok_or(Errno::INVAL)?;
        if event.has_slot() {
            table.slots_used -= 1;
        }
        event.tell(State::Destroyed, &*self.host);
        down(&self.counters.events, 1);
        Ok(())
    }

    /// # Errors
    /// [`Errno::INVAL`] for an id that no event has, or of an event that only hardware sets.
    pub(crate) fn set(&self, id: u32) -> Result<(), Errno> {
        let mut table = self.table.lock();
        let event = table
            .events
            .get_mut(&id)
            .filter(|e| e.kind == kfd::KFD_IOC_EVENT_SIGNAL);
        event.ok_or(Errno::INVAL)?.set(&*self.host);
        Ok(())
    }

    /// # Errors
    /// As [`Events::set`].
    pub(crate) fn reset(&self, id: u32) -> Result<(), Errno> {
        let mut table = self.table.lock();
        let event = table
            .events
            .get_mut(&id)
            .filter(|e| e.kind == kfd::KFD_IOC_EVENT_SIGNAL);
        event.ok_or(Errno::INVAL)?.signaled = false;
        Ok(())
    }

    /// An interrupt came that names event `id`; a name without a signaled slot makes the driver look
    /// at all slots.
    pub(crate) fn interrupt(&self, id: u32) {
        let mut table = self.table.lock();
        let named = slot(&table, id).is_some_and(|s| s.load(Ordering::Acquire) != UNSIGNALED)
            && table.events.contains_key(&id);
        let hit: Vec<u32> = if named {
            alloc::vec![id]
        } else {
            let signaled =
                |id: &u32| slot(&table, *id).is_some_and(|s| s.load(Ordering::Acquire) != UNSIGNALED);
            table
                .events
                .keys()
                .copied()
                .take_while(|&id| id < kfd::KFD_FIRST_NONSIGNAL_EVENT_ID)
                .filter(signaled)
                .collect()
        };
        for id in hit {
            if let Some(slot) = slot(&table, id) {
                // Acknowledged, so that the next interrupt is seen.
                slot.store(UNSIGNALED, Ordering::Release);
            }
            if let Some(event) = table.events.get_mut(&id) {
                event.set(&*self.host);
            }
        }
    }

    /// Signals the memory events.
    pub(crate) fn memory_fault(&self, data: kfd::HsaMemoryExceptionData) {
        let mut table = self.table.lock();
        for event in table
            .events
            .values_mut()
            .filter(|e| e.kind == kfd::KFD_IOC_EVENT_MEMORY)
        {
            event.memory = data;
            event.set(&*self.host);
        }
    }

    /// Signals the hardware exception events.
    pub(crate) fn hw_exception(&self, data: kfd::HsaHwExceptionData) {
        let mut table = self.table.lock();
        for event in table
            .events
            .values_mut()
            .filter(|e| e.kind == kfd::KFD_IOC_EVENT_HW_EXCEPTION)
        {
            event.hw = data;
            event.set(&*self.host);
        }
    }

    /// Waits for any or all of `events` and returns the wait result.
    ///
    /// `pause` sleeps on the word while it is 0, or lets the machine work.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for an id that no event has, [`Errno::IO`] if one is destroyed meanwhile.
    pub(crate) fn wait(
        &self,
        events: &mut [kfd::EventData],
        all: bool,
        mut pause: impl FnMut(&AtomicU32) -> Pause,
    ) -> Result<u32, Errno> {
        let waiter = Arc::new(Waiter {
            word: AtomicU32::new(0),
            came: Mutex::new(alloc::vec![State::Waiting; events.len()]),
        });
        let mut by_age = alloc::vec![false; events.len()];
        let mut table = self.table.lock();
        for (i, data) in events.iter().enumerate() {
            let Some(event) = table.events.get_mut(&data.event_id) else {
                self.leave(&mut table, events, &waiter);
                return Err(Errno::INVAL);
            };
            let mut came = event.signaled;
            event.signaled = event.signaled && !event.auto_reset;
            let age = data.signal_event_data().last_event_age;
            if event.kind == kfd::KFD_IOC_EVENT_SIGNAL && age != 0 {
                if let Some(b) = by_age.get_mut(i) {
                    *b = true;
                }
                came |= age != event.age;
            }
            if !came {
                event.waiters.push((Arc::downgrade(&waiter), i));
            } else if let Some(slot) = waiter.came.lock().get_mut(i) {
                *slot = State::Came;
            }
        }
        let mut result = condition(&waiter, all);
        while result == kfd::KFD_IOC_WAIT_RESULT_TIMEOUT {
            drop(table);
            let paused = pause(&waiter.word);
            table = self.table.lock();
            // ORDERING: acquire, against the release of `Event::tell`.
            waiter.word.swap(0, Ordering::Acquire);
            result = condition(&waiter, all);
            match paused {
                Pause::Again => {}
                Pause::TimedOut => break,
                Pause::Interrupted if result == kfd::KFD_IOC_WAIT_RESULT_TIMEOUT => {
                    self.leave(&mut table, events, &waiter);
                    return Err(Errno::INTR);
                }
                Pause::Interrupted => {}
            }
        }
        self.leave(&mut table, events, &waiter);
        if result == kfd::KFD_IOC_WAIT_RESULT_FAIL {
            return Err(Errno::IO);
        }
        if result == kfd::KFD_IOC_WAIT_RESULT_COMPLETE {
            let came = waiter.came.lock();
            for (i, data) in events.iter_mut().enumerate() {
                if came.get(i) != Some(&State::Came) {
                    continue;
                }
                // An event may have been destroyed after it came.
                let event = table.events.get(&data.event_id).ok_or(Errno::INVAL)?;
                match event.kind {
                    kfd::KFD_IOC_EVENT_MEMORY => data.set_memory_exception_data(event.memory),
                    kfd::KFD_IOC_EVENT_HW_EXCEPTION => data.set_hw_exception_data(event.hw),
                    kfd::KFD_IOC_EVENT_SIGNAL if by_age.get(i) == Some(&true) => {
                        data.set_signal_event_data(kfd::HsaSignalEventData {
                            last_event_age: event.age,
                        });
                    }
                    _ => {}
                }
            }
        }
        Ok(result)
    }

    fn leave(&self, table: &mut Table, events: &[kfd::EventData], waiter: &Arc<Waiter>) {
        for data in events {
            if let Some(event) = table.events.get_mut(&data.event_id) {
                event
                    .waiters
                    .retain(|(w, _)| !core::ptr::eq(w.as_ptr(), Arc::as_ptr(waiter)));
            }
        }
    }

    /// Destroys all events and lets the page go; returns how many there were.
    pub(crate) fn end(&self) -> u64 {
        let mut table = self.table.lock();
        let events = core::mem::take(&mut table.events);
        let n = events.len() as u64;
        for mut event in events.into_values() {
            event.tell(State::Destroyed, &*self.host);
        }
        down(&self.counters.events, n);
        let page = table.page.take();
        drop(table);
        drop(page);
        n
    }
}

fn condition(waiter: &Waiter, all: bool) -> u32 {
    let came = waiter.came.lock();
    let n = came.iter().filter(|&&s| s == State::Came).count();
    // The kernel looks at the events in order and stops at the first that decides.
    for state in came.iter() {
        match state {
            State::Destroyed => return kfd::KFD_IOC_WAIT_RESULT_FAIL,
            State::Came if !all => return kfd::KFD_IOC_WAIT_RESULT_COMPLETE,
            _ => {}
        }
    }
    if n == came.len() {
        kfd::KFD_IOC_WAIT_RESULT_COMPLETE
    } else {
        kfd::KFD_IOC_WAIT_RESULT_TIMEOUT
    }
}

/// The number that is wanted, or the lowest, if it is free.
fn free_id(events: &BTreeMap<u32, Event>, wanted: Option<u32>, first: u32, end: u32) -> Option<u32> {
    if let Some(id) = wanted {
        return (id != 0 && !events.contains_key(&id)).then_some(id);
    }
    let mut id = first;
    for &taken in events.range(first..).map(|(id, _)| id) {
        if taken != id {
            break;
        }
        id += 1;
    }
    (id < end).then_some(id)
}

fn clear(page: &Bo) {
    // SAFETY: the page BO has at least `PAGE_BYTES` bytes (checked by who makes it the page).
    unsafe { page.host().write_bytes(0xff, PAGE_BYTES as usize) };
}

fn slot(table: &Table, id: u32) -> Option<&AtomicU64> {
    let page = table.page.as_ref().filter(|_| id < kfd::KFD_SIGNAL_EVENT_LIMIT)?;
    // SAFETY: the slot lies in the page, which `table` keeps, and is accessed as an atomic only.
    Some(unsafe { AtomicU64::from_ptr(page.host().cast::<u64>().add(id as usize)) })
}
