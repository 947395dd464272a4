//! SDMA queues, what is in flight in them, and what becomes of that when one faults.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_abi::sdma;
use outcrop_thunk::{MemFlags, Memory, Queue, QueuePriority, QueueRequest};

use super::Direction;
use super::ring::SdmaRing;
use crate::fault::{MemoryFault, Trouble};
use crate::lock::Lock;
use crate::runtime::Shared;
use crate::{Error, Signal};

/// Bytes of a queue's ring.
const RING: u64 = 256 << 10;
/// Words that a job writes at once: the ring has room for many of these.
const CHUNK: usize = 1024;
/// Jobs in flight in one queue.
const IN_FLIGHT: usize = 1024;
const DIRECTIONS: usize = 4;
/// How long a queue does not move before a fault in its ranges is its own.
const STALL_NS: u64 = 5_000_000;
/// Rounds of a full ring's producer before it sleeps a little.
const FULL_SPINS: u32 = 1000;
const FULL_SLEEP_NS: u64 = 50_000;

/// The end of a job that is not all in the ring yet.
const OPEN: u64 = u64::MAX;

/// Addresses that a job reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    start: u64,
    len: u64,
}

impl Range {
    pub(crate) fn new(start: u64, len: u64) -> Result<Range, Error> {
        start
            .checked_add(len)
            .ok_or(Error::InvalidArgument("size", len))?;
        Ok(Range { start, len })
    }

    pub(crate) const fn start(&self) -> u64 {
        self.start
    }

    /// Whether a fault at `address`, known to its page, may be in here.
    fn may_contain(&self, address: u64) -> bool {
        const PAGE: u64 = outcrop_thunk::PAGE_SIZE;
        let page = address & !(PAGE - 1);
        self.len != 0 && page < self.start.saturating_add(self.len) && self.start < page.saturating_add(PAGE)
    }
}

struct InFlight {
    /// Position after its last packet, [`OPEN`] while that has not been written.
    end: u64,
    /// Number of its completion signal, which it holds.
    signal: u32,
    ranges: [Range; 2],
}

struct State {
    /// Position of the next packet.
    write: u64,
    in_flight: VecDeque<InFlight>,
    /// Read position when somebody looked whether it moves, and when that was.
    seen: (u64, u64),
}

/// An SDMA queue. Fields are dropped from top to bottom.
pub(crate) struct Engine {
    queue: Queue,
    ring: SdmaRing,
    state: spin::Mutex<State>,
    dead: AtomicBool,
    created_ns: u64,
    #[expect(dead_code, reason = "owns the ring")]
    memory: Memory,
}

type Place = spin::RwLock<Option<Arc<Engine>>>;

/// The SDMA queues of all agents.
pub(crate) struct Engines {
    places: Box<[[Place; DIRECTIONS]]>,
    creating: Lock<()>,
    /// What the last failed copy ran into.
    last_fault: spin::Mutex<Option<MemoryFault>>,
    live: AtomicU32,
}

impl Engines {
    pub(crate) fn new(agents: usize) -> Engines {
        Engines {
            places: (0..agents)
                .map(|_| core::array::from_fn(|_| Place::new(None)))
                .collect(),
            creating: Lock::new(()),
            last_fault: spin::Mutex::new(None),
            live: AtomicU32::new(0),
        }
    }
}

impl Shared {
    /// The queue for one direction of an agent, made now if need be.
    pub(crate) fn engine(&self, agent: u32, direction: Direction) -> Result<Arc<Engine>, Error> {
        let node = self.agents.get(agent as usize).map_or(0, |agent| agent.node.0);
        let places = self
            .engines
            .places
            .get(agent as usize)
            .ok_or(Error::InvalidAgent { node })?;
        let place = &places[direction as usize];
        if let Some(engine) = place.read().as_ref() {
            return Ok(engine.clone());
        }
        let _creating = self.engines.creating.lock(&**self.thunk.platform());
        if let Some(engine) = place.read().as_ref() {
            return Ok(engine.clone());
        }
        let engine = Arc::new(self.new_engine(agent, direction)?);
        *place.write() = Some(engine.clone());
        self.engines.live.fetch_add(1, Ordering::Relaxed);
        Ok(engine)
    }

    fn new_engine(&self, agent: u32, direction: Direction) -> Result<Engine, Error> {
        let data = self
            .agents
            .get(agent as usize)
            .ok_or(Error::InvalidAgent { node: agent })?;
        if data.info.sdma_engines == 0 {
            return Err(Error::Incompatible("GPU without SDMA engines"));
        }
        let flags =
            MemFlags::NON_PAGED | MemFlags::HOST_ACCESS | MemFlags::NO_SUBSTITUTE | MemFlags::EXECUTE_ACCESS;
        let memory = self.thunk.alloc_memory(self.system_node, RING, flags)?;
        memory.map_to_gpus(&[data.node])?;
        let queue = self.thunk.create_queue(&QueueRequest {
            node: data.node,
            kind: direction.queue_type(data.info.sdma_xgmi_engines),
            percentage: 100,
            priority: QueuePriority::Normal,
            ring_address: memory.address(),
            ring_size: RING,
            pointers: None,
            event: None,
            error_reason: 0,
        })?;
        let ring = SdmaRing::new(&memory, RING, &queue)
            .ok_or(Error::Incompatible("queue memory that the host does not see"))?;
        Ok(Engine {
            ring,
            queue,
            state: spin::Mutex::new(State {
                write: 0,
                in_flight: VecDeque::with_capacity(IN_FLIGHT),
                seen: (0, 0),
            }),
            dead: AtomicBool::new(false),
            created_ns: self.thunk.platform().monotonic_ns(),
            memory,
        })
    }

    /// Whether every queue is at most half full.
    pub(crate) fn has_copy_room(&self) -> bool {
        self.engines.places.iter().flatten().all(|place| {
            let place = place.read();
            let Some(engine) = place.as_ref() else { return true };
            let mut state = engine.state.lock();
            let read = engine.ring.read_position();
            if state.in_flight.len() >= IN_FLIGHT / 2 {
                self.retire(&mut state, read);
            }
            state.in_flight.len() < IN_FLIGHT / 2 && state.write - read <= RING / 2
        })
    }

    /// What the last copy that failed ran into.
    pub(crate) fn last_copy_fault(&self) -> Option<MemoryFault> {
        *self.engines.last_fault.lock()
    }

    /// Looks for copies that a fault has stopped, and fails them; whether any fault waits for its culprit.
    pub(crate) fn check_faults(&self) -> bool {
        if !self.faults.any_open() {
            return false;
        }
        if self.engines.live.load(Ordering::Relaxed) != 0 {
            for (places, data) in self.engines.places.iter().zip(&self.agents) {
                let Some(reported) = self.faults.open_fault(data.node.0) else {
                    continue;
                };
                for place in places {
                    let engine = place.read().clone();
                    if let Some(engine) = engine {
                        self.check_engine(&engine, place, data.node.0, reported);
                    }
                }
            }
        }
        self.faults.any_open()
    }

    fn check_engine(&self, engine: &Arc<Engine>, place: &Place, node: u32, reported: (Trouble, u64)) {
        let now = self.thunk.platform().monotonic_ns();
        let mine = {
            let mut state = engine.state.lock();
            let read = engine.ring.read_position();
            self.retire(&mut state, read);
            if state.in_flight.is_empty() {
                return;
            }
            if state.seen.0 != read || state.seen.1 < reported.1 {
                state.seen = (read, now);
            }
            // A queue that waits for a signal does not move either.
            let waits = engine.ring.peek(read) as u8 == sdma::SDMA_OP_POLL_REGMEM;
            let stalled = now >= state.seen.1 + STALL_NS && !waits;
            let concerns = match reported.0 {
                Trouble::Memory(fault) => state
                    .in_flight
                    .iter()
                    .any(|job| job.ranges.iter().any(|r| r.may_contain(fault.address))),
                Trouble::Hardware => true,
            };
            stalled && concerns
        };
        let trouble = if mine {
            self.faults.claim(node)
        } else {
            self.faults.unclaimed(node, engine.created_ns, now)
        };
        if let Some(trouble) = trouble {
            self.fail_engine(engine, place, trouble);
        }
    }

    /// Fails everything in flight in an engine, and gives it up.
    fn fail_engine(&self, engine: &Arc<Engine>, place: &Place, trouble: Trouble) {
        engine.dead.store(true, Ordering::Release);
        {
            let mut current = place.write();
            if current
                .as_ref()
                .is_some_and(|current| Arc::ptr_eq(current, engine))
            {
                *current = None;
                self.engines.live.fetch_sub(1, Ordering::Relaxed);
            }
        }
        *self.engines.last_fault.lock() = match trouble {
            Trouble::Memory(fault) => Some(fault),
            Trouble::Hardware => None,
        };
        let failed: Vec<InFlight> = engine.state.lock().in_flight.drain(..).collect();
        for job in failed {
            if let Some(cell) = self.signals.cell(job.signal) {
                cell.value().store(-1, Ordering::Release);
            }
            self.wake_signal(job.signal);
            self.drop_signal(job.signal);
        }
    }

    /// Lets go of the signals of jobs that are done.
    fn retire(&self, state: &mut State, read: u64) {
        while state.in_flight.front().is_some_and(|job| job.end <= read) {
            if let Some(job) = state.in_flight.pop_front() {
                self.drop_signal(job.signal);
            }
        }
    }
}

/// One copy or fill on its way into a queue.
pub(crate) struct Job<'a> {
    shared: &'a Shared,
    engine: Arc<Engine>,
    completion: &'a Signal,
    ranges: [Range; 2],
    words: [u32; CHUNK],
    len: usize,
    /// Whether the engine has it as in flight, and open.
    registered: bool,
}

impl<'a> Job<'a> {
    /// Waits for the dependencies, then stamps the start.
    pub(super) fn begin(
        shared: &'a Shared,
        engine: Arc<Engine>,
        deps: &[&Signal],
        completion: &'a Signal,
        ranges: [Range; 2],
    ) -> Result<Job<'a>, Error> {
        let mut job = Job {
            shared,
            engine,
            completion,
            ranges,
            words: [0; CHUNK],
            len: 0,
            registered: false,
        };
        if let Some(slot) = shared.signals.slot(completion.index()) {
            slot.copied.store(true, Ordering::Relaxed);
        }
        for signal in deps {
            // A value that is 0 in both halves is 0: it only falls, from below 2^32.
            let address = signal.cell().value_address();
            for half in [address + 4, address] {
                let poll = sdma::PollRegmem::new()
                    .with_op(sdma::SDMA_OP_POLL_REGMEM)
                    .with_mem_poll(true)
                    .with_func(sdma::SDMA_POLL_FUNC_EQ)
                    .unwrap_or_default()
                    .with_addr(half)
                    .with_value(0)
                    .with_mask(u32::MAX)
                    .with_interval(4)
                    .with_retry_count(0xfff)
                    .unwrap_or_default();
                job.push(&poll.bits())?;
            }
        }
        job.stamp(completion.cell().copy_start_address())?;
        Ok(job)
    }

    fn stamp(&mut self, address: u64) -> Result<(), Error> {
        let stamp = sdma::TimestampGetGlobal::new()
            .with_op(sdma::SDMA_OP_TIMESTAMP)
            .with_sub_op(sdma::SDMA_SUBOP_TIMESTAMP_GET_GLOBAL)
            .with_write_addr(address)
            .unwrap_or_default();
        self.push(&stamp.bits())
    }

    /// Adds a packet.
    pub(super) fn push(&mut self, packet: &[u32]) -> Result<(), Error> {
        if self.len + packet.len() > CHUNK {
            self.flush(false)?;
        }
        if let Some(place) = self.words.get_mut(self.len..self.len + packet.len()) {
            place.copy_from_slice(packet);
            self.len += packet.len();
        }
        Ok(())
    }

    /// Stamps the end, decrements the completion signal, and wakes who waits for it.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        let cell = self.completion.cell();
        self.stamp(cell.copy_end_address())?;
        let decrement = sdma::Atomic::new()
            .with_op(sdma::SDMA_OP_ATOMIC)
            .with_atomic_op(sdma::SDMA_ATOMIC_ADD64)
            .unwrap_or_default()
            .with_addr(cell.value_address())
            .with_src_data(u64::MAX);
        let mailbox = self.completion.mailbox();
        let mut tail = [0u32; 14];
        let mut len = decrement.bits().len();
        tail[..len].copy_from_slice(&decrement.bits());
        if mailbox != 0
            && let Some(of) = self.shared.signals.event(self.completion.index())
        {
            let fence = sdma::Fence::new()
                .with_op(sdma::SDMA_OP_FENCE)
                .with_addr(mailbox)
                .with_data(of.event.id());
            let trap = sdma::Trap::new()
                .with_op(sdma::SDMA_OP_TRAP)
                .with_int_context(of.event.id())
                .unwrap_or_default();
            tail[8..12].copy_from_slice(&fence.bits());
            tail[12..14].copy_from_slice(&trap.bits());
            len = tail.len();
        }
        // In one piece: a job whose signal the GPU may touch is one that is known to be in flight.
        if self.len + len > CHUNK {
            self.flush(false)?;
        }
        self.push(tail.get(..len).unwrap_or(&[]))?;
        self.flush(true)
    }

    /// Puts what has been collected into the ring, and rings; `last` makes the job known as in flight.
    fn flush(&mut self, last: bool) -> Result<(), Error> {
        let platform = &**self.shared.thunk.platform();
        let never = AtomicU32::new(0);
        let mut spins = 0;
        while !self.try_flush(last)? {
            if spins < FULL_SPINS {
                spins += 1;
                platform.relax();
            } else {
                self.shared.faults.poll(&self.shared.thunk, 0);
                self.shared.check_faults();
                platform.relax();
                platform.wait(&never, 0, Some(FULL_SLEEP_NS));
            }
        }
        self.len = 0;
        self.registered = !last;
        Ok(())
    }

    /// Whether there was room.
    fn try_flush(&self, last: bool) -> Result<bool, Error> {
        let engine = &*self.engine;
        let ring = &engine.ring;
        let mut state = engine.state.lock();
        if engine.dead.load(Ordering::Acquire) {
            drop(state);
            return Err(Error::CopyFailed { value: -1 });
        }
        let read = ring.read_position();
        let bytes = 4 * self.len as u64;
        // A chunk does not wrap: the rest of the ring is passed over, as NOPs of one word.
        let to_end = ring.bytes() - (state.write & (ring.bytes() - 1));
        let padding = if to_end < bytes { to_end } else { 0 };
        let end = state.write + padding + bytes;
        if end - read > ring.bytes() {
            return Ok(false);
        }
        let index = self.completion.index();
        if !self.registered && state.in_flight.len() >= IN_FLIGHT {
            self.shared.retire(&mut state, read);
            if state.in_flight.len() >= IN_FLIGHT {
                return Ok(false);
            }
        }
        let nops = core::iter::repeat_n(0, (padding / 4) as usize);
        ring.write(state.write, nops.chain(self.words.iter().take(self.len).copied()));
        state.write = end;
        let known_end = if last { end } else { OPEN };
        if self.registered {
            if let Some(job) = state
                .in_flight
                .iter_mut()
                .find(|job| job.end == OPEN && job.signal == index)
            {
                job.end = known_end;
            }
        } else {
            self.shared.retain_signal(index);
            state.in_flight.push_back(InFlight {
                end: known_end,
                signal: index,
                ranges: self.ranges,
            });
        }
        ring.commit(end);
        engine.queue.ring(end);
        Ok(true)
    }
}

impl Drop for Job<'_> {
    /// A job that was given up half-way is not in flight, and leaves its signal alone.
    fn drop(&mut self) {
        if !self.registered {
            return;
        }
        let index = self.completion.index();
        let mut state = self.engine.state.lock();
        let place = state
            .in_flight
            .iter()
            .position(|job| job.end == OPEN && job.signal == index);
        let removed = place.and_then(|place| state.in_flight.remove(place));
        drop(state);
        if removed.is_some() {
            self.shared.drop_signal(index);
        }
    }
}
