//! Where signals come from and go back to.
//!
//! Signals live in chunks of GPU-visible memory that are never given back before the runtime ends. A
//! free signal is on a stack whose head carries a count, so that taking and giving back is one
//! compare-and-swap each: no lock, no allocation, no system call. A signal keeps the KFD event that it
//! got at its first use. The KFD has 4096 events for a process; when [`MAX_EVENTS`] are taken, further
//! signals share theirs, which costs their waiters a look at a value that has not changed.

use alloc::boxed::Box;
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use outcrop_thunk::{Event, EventKind, MemFlags, Memory, NodeId, Thunk};

use super::cell::{STRIDE, SignalCell};
use crate::Error;
use crate::lock::Lock;

const CHUNK: u32 = 256;
const CHUNKS: usize = 256;
/// Events that signals take; some are left for the rest of the process.
const MAX_EVENTS: u32 = 3584;
const NO_LENDER: u32 = u32::MAX;

/// What the host knows of a signal and the GPU need not see.
pub(crate) struct Slot {
    next: AtomicU32,
    pub(crate) refs: AtomicU32,
    /// Threads that sleep, or are about to.
    pub(crate) waiters: AtomicU32,
    /// Whether the last use was a copy, whose times are elsewhere.
    pub(crate) copied: AtomicBool,
    lender: AtomicU32,
    event: spin::Once<Event>,
    /// How often the event had been signalled when somebody looked last.
    age: AtomicU64,
}

struct Chunk {
    slots: Box<[Slot]>,
    base: u64,
    /// Freed after the slots, whose events the GPU may still signal.
    #[expect(dead_code, reason = "owns the signals' memory")]
    memory: Memory,
}

pub(crate) struct SignalPool {
    /// Number of changes above, one more than the slot below; 0 below is an empty stack.
    head: AtomicU64,
    chunks: Box<[spin::Once<Chunk>]>,
    chunk_count: AtomicU32,
    growing: Lock<()>,
    events: AtomicU32,
}

/// An event and how often it had been signalled.
pub(crate) struct EventOf<'a> {
    pub(crate) event: &'a Event,
    pub(crate) age: &'a AtomicU64,
}

impl SignalPool {
    pub(crate) fn new() -> SignalPool {
        SignalPool {
            head: AtomicU64::new(0),
            chunks: (0..CHUNKS).map(|_| spin::Once::new()).collect(),
            chunk_count: AtomicU32::new(0),
            growing: Lock::new(()),
            events: AtomicU32::new(0),
        }
    }

    pub(crate) fn slot(&self, index: u32) -> Option<&Slot> {
        let chunk = self.chunks.get((index / CHUNK) as usize)?.get()?;
        chunk.slots.get((index % CHUNK) as usize)
    }

    pub(crate) fn cell(&self, index: u32) -> Option<SignalCell> {
        let chunk = self.chunks.get((index / CHUNK) as usize)?.get()?;
        Some(cell_of(chunk.base, index % CHUNK))
    }

    fn pop(&self) -> Option<u32> {
        // ORDERING: acquire, so that the slot's `next` is the one that was pushed with it.
        let mut head = self.head.load(Ordering::Acquire);
        loop {
            let index = (head as u32).checked_sub(1)?;
            let next = self.slot(index)?.next.load(Ordering::Relaxed);
            let new = ((head >> 32) + 1) << 32 | u64::from(next);
            match self
                .head
                .compare_exchange_weak(head, new, Ordering::Acquire, Ordering::Acquire)
            {
                Ok(_) => return Some(index),
                Err(current) => head = current,
            }
        }
    }

    fn push(&self, index: u32) {
        let Some(slot) = self.slot(index) else {
            return;
        };
        let mut head = self.head.load(Ordering::Relaxed);
        loop {
            slot.next.store(head as u32, Ordering::Relaxed);
            let new = ((head >> 32) + 1) << 32 | u64::from(index + 1);
            // ORDERING: release, so that who pops it sees `next` and everything done to the signal.
            match self
                .head
                .compare_exchange_weak(head, new, Ordering::Release, Ordering::Relaxed)
            {
                Ok(_) => return,
                Err(current) => head = current,
            }
        }
    }

    /// Takes a free signal with one reference; its value and kind are the last user's.
    pub(crate) fn take(
        &self,
        thunk: &Thunk,
        system: NodeId,
        gpus: &[NodeId],
    ) -> Result<(u32, SignalCell), Error> {
        loop {
            if let Some(index) = self.pop() {
                // Every index on the stack has a slot.
                let (Some(slot), Some(cell)) = (self.slot(index), self.cell(index)) else {
                    return Err(Error::InvalidArgument("signal", u64::from(index)));
                };
                slot.refs.store(1, Ordering::Relaxed);
                slot.copied.store(false, Ordering::Relaxed);
                return Ok((index, cell));
            }
            self.grow(thunk, system, gpus)?;
        }
    }

    /// Gives back a signal that nobody refers to.
    pub(crate) fn give_back(&self, index: u32) {
        self.push(index);
    }

    fn grow(&self, thunk: &Thunk, system: NodeId, gpus: &[NodeId]) -> Result<(), Error> {
        let _growing = self.growing.lock(&**thunk.platform());
        if self.head.load(Ordering::Relaxed) as u32 != 0 {
            return Ok(());
        }
        let count = self.chunk_count.load(Ordering::Relaxed);
        let place = self.chunks.get(count as usize).ok_or(Error::Exhausted {
            what: "signals",
            limit: CHUNKS as u64 * u64::from(CHUNK),
        })?;
        let memory = thunk.alloc_memory(
            system,
            u64::from(CHUNK) * STRIDE,
            MemFlags::NON_PAGED | MemFlags::HOST_ACCESS | MemFlags::NO_SUBSTITUTE,
        )?;
        memory.map_to_gpus(gpus)?;
        let base = memory.address();
        place.call_once(|| Chunk {
            slots: (0..CHUNK)
                .map(|_| Slot {
                    next: AtomicU32::new(0),
                    refs: AtomicU32::new(0),
                    waiters: AtomicU32::new(0),
                    copied: AtomicBool::new(false),
                    lender: AtomicU32::new(NO_LENDER),
                    event: spin::Once::new(),
                    age: AtomicU64::new(1),
                })
                .collect(),
            base,
            memory,
        });
        self.chunk_count.store(count + 1, Ordering::Release);
        for index in (count * CHUNK..(count + 1) * CHUNK).rev() {
            self.push(index);
        }
        Ok(())
    }

    /// Makes sure that a taken signal has an event, its own or a shared one.
    pub(crate) fn ensure_event(&self, thunk: &Thunk, index: u32) -> Result<EventOf<'_>, Error> {
        if let Some(event) = self.event(index) {
            return Ok(event);
        }
        let slot = self
            .slot(index)
            .ok_or(Error::InvalidArgument("signal", u64::from(index)))?;
        if self.events.load(Ordering::Relaxed) < MAX_EVENTS {
            let event = thunk.create_event(EventKind::Signal, None, false, false)?;
            self.events.fetch_add(1, Ordering::Relaxed);
            let event = slot.event.call_once(|| event);
            return Ok(EventOf {
                event,
                age: &slot.age,
            });
        }
        let all = self.chunk_count.load(Ordering::Acquire) * CHUNK;
        let lender = (0..all)
            .map(|step| (index + step) % all)
            .find(|at| self.slot(*at).is_some_and(|slot| slot.event.is_completed()))
            .ok_or(Error::Exhausted {
                what: "signal events",
                limit: u64::from(MAX_EVENTS),
            })?;
        slot.lender.store(lender, Ordering::Relaxed);
        self.event(index)
            .ok_or(Error::InvalidArgument("signal", u64::from(index)))
    }

    /// The event of a signal, if it has one.
    pub(crate) fn event(&self, index: u32) -> Option<EventOf<'_>> {
        let slot = self.slot(index)?;
        let slot = match slot.event.get() {
            Some(_) => slot,
            None => self.slot(slot.lender.load(Ordering::Relaxed))?,
        };
        Some(EventOf {
            event: slot.event.get()?,
            age: &slot.age,
        })
    }
}

#[expect(unsafe_code, reason = "names memory of the pool")]
fn cell_of(base: u64, place: u32) -> SignalCell {
    // SAFETY: the place is within a chunk, whose memory stays as long as the pool, and only cells access it.
    unsafe { SignalCell::new(base + u64::from(place) * STRIDE) }
}
