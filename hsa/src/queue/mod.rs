//! User-mode queues: AQL rings that the GPU reads itself.

mod error;
mod packet;
mod ring;
mod scratch;

use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_abi::aql::{self, AQL_PACKET_SIZE, BARRIER_DEPENDENCIES};
use outcrop_abi::queue::{
    self as abi, AQL_QUEUE_MAX_PACKETS, AQL_QUEUE_MIN_PACKETS, AmdQueueV2, HSA_QUEUE_FEATURE_KERNEL_DISPATCH,
    HsaQueue, QueueProperties,
};
use outcrop_abi::signal::SignalKind;
use outcrop_thunk::trace::Layer;
use outcrop_thunk::{
    MemFlags, Memory, PAGE_SIZE, Queue as ThunkQueue, QueuePointers, QueueRequest, QueueType, QueueUpdate,
    trace_call, trace_note,
};
use zerocopy::FromZeros;

pub use error::{QueueError, QueueErrorReason};
pub use packet::{Fence, Order, Packet};

use crate::agent::AgentData;
use crate::fault::Trouble;
use crate::lock::Lock;
use crate::{Agent, Condition, Error, Signal};
use ring::Ring;
use scratch::Layout;

/// Whose producers a queue may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_queue_type32_t")]
pub enum QueueKind {
    /// Many at once.
    #[default]
    Multi,
    /// One.
    Single,
}

/// How the GPU prefers one queue to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_amd_queue_priority_t")]
pub enum Priority {
    /// Behind the others.
    Low,
    /// As the others.
    #[default]
    Normal,
    /// Before the others.
    High,
}

/// How a queue is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueOptions {
    /// Packets, a power of two; raised to 16 and lowered to 64 Mi.
    pub packets: u32,
    /// Producers.
    pub kind: QueueKind,
    /// Preference.
    pub priority: Priority,
    /// Whether the GPU writes time stamps into completion signals.
    pub profiling: bool,
}

impl Default for QueueOptions {
    /// 16384 packets, many producers, normal priority, no time stamps.
    fn default() -> QueueOptions {
        QueueOptions {
            packets: 16384,
            kind: QueueKind::Multi,
            priority: Priority::Normal,
            profiling: false,
        }
    }
}

/// Scratch in use, and what running kernels may still use.
#[derive(Default)]
struct Scratch {
    current: Option<Memory>,
    /// Freed when the queue has been idle once more.
    retired: Vec<Memory>,
}

/// A user-mode queue; destroyed when dropped, with what has not run yet.
///
/// Fields are dropped from top to bottom: the queue before the memory that the GPU reads for it.
pub struct Queue {
    inner: ThunkQueue,
    ring: Ring,
    packets: u32,
    id: u32,
    /// The GPU sets it to say why the queue stopped.
    inactive: Signal,
    #[expect(dead_code, reason = "its address is in the queue structure")]
    doorbell: Signal,
    /// The first error; status does not change after it.
    stopped: spin::Once<QueueError>,
    inactivated: AtomicBool,
    /// Bytes a lane that [`Queue::reserve_scratch`] has made room for.
    scratch_lane_bytes: AtomicU32,
    scratch: Lock<Scratch>,
    created_ns: u64,
    priority: Lock<Priority>,
    page: Memory,
    ring_memory: Memory,
    agent: Agent,
}

/// Rounds of a full ring's producer before it sleeps a little.
const FULL_SPINS: u32 = 1000;
/// How long the producer of a full ring sleeps.
const FULL_SLEEP_NS: u64 = 50_000;

impl Queue {
    /// Makes a queue.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for a CPU agent, [`Error::InvalidQueueCreation`] for a size that is no
    /// power of two, [`Error::Thunk`].
    #[doc(alias = "hsa_queue_create")]
    pub fn create(agent: &Agent, options: &QueueOptions) -> Result<Queue, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_queue_create",
            "{} packets on node {}",
            options.packets,
            agent.node()
        );
        let runtime = agent.runtime();
        let data = agent.checked_gpu(runtime)?;
        if !options.packets.is_power_of_two() {
            return Err(Error::InvalidQueueCreation {
                packets: options.packets,
            });
        }
        let packets = options
            .packets
            .clamp(AQL_QUEUE_MIN_PACKETS, AQL_QUEUE_MAX_PACKETS);
        let shared = &runtime.shared;
        let system = shared.system_node;
        let flags = MemFlags::NON_PAGED | MemFlags::HOST_ACCESS | MemFlags::NO_SUBSTITUTE;

        let page = shared.thunk.alloc_memory(system, PAGE_SIZE, flags)?;
        page.map_to_gpus(&[data.node])?;
        let ring_size = (u64::from(packets) * AQL_PACKET_SIZE as u64).next_multiple_of(PAGE_SIZE);
        let ring_flags = flags | MemFlags::EXECUTE_ACCESS | MemFlags::AQL_QUEUE_MEMORY;
        let ring_memory = shared.thunk.alloc_memory(system, ring_size, ring_flags)?;
        ring_memory.map_to_gpus(&[data.node])?;
        let ring = Ring::new(&ring_memory, &page, packets)
            .ok_or(Error::Incompatible("queue memory that the host does not see"))?;

        let inactive = runtime.wrap_signal(&shared.take_signal(0, true)?);
        let doorbell = runtime.wrap_signal(&shared.take_signal(0, false)?);
        let queue = page.address();
        ring.reset(&structure(
            data,
            options,
            packets,
            &ring_memory,
            &inactive,
            &doorbell,
        ));
        let offset = |field: usize| queue + field as u64;
        let inner = shared.thunk.create_queue(&QueueRequest {
            node: data.node,
            kind: QueueType::ComputeAql,
            percentage: 100,
            priority: QueueOptions::thunk_priority(options.priority),
            ring_address: ring_memory.address(),
            ring_size: u64::from(packets) * AQL_PACKET_SIZE as u64,
            pointers: Some(QueuePointers {
                read: offset(core::mem::offset_of!(AmdQueueV2, read_dispatch_id)),
                write: offset(core::mem::offset_of!(AmdQueueV2, write_dispatch_id)),
            }),
            event: None,
            error_reason: 0,
        })?;
        doorbell.cell().arm(
            SignalKind::DOORBELL,
            inner.doorbell().as_ptr().addr() as i64,
            0,
            0,
        );
        doorbell.cell().set_queue(queue);
        shared.faults.watch(inactive.cell(), data.node.0);
        let created = Queue {
            id: inner.id(),
            inner,
            ring,
            packets,
            inactive,
            doorbell,
            stopped: spin::Once::new(),
            inactivated: AtomicBool::new(false),
            scratch_lane_bytes: AtomicU32::new(0),
            scratch: Lock::new(Scratch::default()),
            created_ns: shared.thunk.platform().monotonic_ns(),
            priority: Lock::new(options.priority),
            page,
            ring_memory,
            agent: agent.clone(),
        };
        Ok(created)
    }

    /// The KFD's number of the queue.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Packets.
    pub fn size(&self) -> u32 {
        self.packets
    }

    /// The agent.
    pub fn agent(&self) -> &Agent {
        &self.agent
    }

    /// The address of its `amd_queue_v2_t`, which begins with the `hsa_queue_t`: for `hidden_queue_ptr`.
    pub fn handle(&self) -> u64 {
        self.page.address()
    }

    /// The number of packets written, or reserved, so far.
    #[doc(alias = "hsa_queue_load_write_index_relaxed")]
    pub fn write_index(&self) -> u64 {
        self.ring.write_index().load(Ordering::Relaxed)
    }

    /// The number of packets that the GPU has taken; their slots are free.
    #[doc(alias = "hsa_queue_load_read_index_scacquire")]
    pub fn read_index(&self) -> u64 {
        self.ring.read_index().load(Ordering::Acquire)
    }

    /// Reserves `count` packets, waiting until the GPU has freed their slots.
    #[inline]
    fn reserve(&self, count: u64) -> Result<u64, Error> {
        if self.inactive.load_relaxed() != 0 || self.stopped.is_completed() {
            self.status()?;
        }
        let first = self.ring.write_index().fetch_add(count, Ordering::Relaxed);
        // ORDERING: acquire, so that the packet is written after the GPU has read the last one there.
        let read = self.ring.read_index().load(Ordering::Acquire);
        // One slot stays free: the kernel that was launched last may still read its packet, which the read index is past.
        let most = u64::from(self.packets) - u64::from(count < u64::from(self.packets));
        if (first + count).wrapping_sub(read) > most {
            self.wait_for_slots(first + count - most)?;
        }
        Ok(first)
    }

    /// Waits until the read index is `until` at least.
    #[cold]
    fn wait_for_slots(&self, until: u64) -> Result<(), Error> {
        let platform = &**self.agent.runtime().platform();
        let never = AtomicU32::new(0);
        let mut spins = 0;
        while self.ring.read_index().load(Ordering::Acquire) < until {
            if spins < FULL_SPINS {
                spins += 1;
                platform.relax();
            } else {
                self.status()?;
                platform.relax();
                platform.wait(&never, 0, Some(FULL_SLEEP_NS));
            }
        }
        Ok(())
    }

    /// Publishes packets in order with one doorbell ring, and returns the index of the first.
    ///
    /// Waits while the ring is full.
    ///
    /// # Errors
    /// [`Error::Queue`] if the queue has stopped, [`Error::InvalidArgument`] for no packets or more than
    /// the queue holds.
    ///
    /// # Safety
    /// A dispatch runs the code at `kernel_object` with the arguments at `kernarg_address`: both stay
    /// valid, like every signal of the packets, until the packet has completed, and the kernel writes
    /// to no memory that the host has references to.
    #[expect(unsafe_code, reason = "a dispatch runs code")]
    pub unsafe fn publish(&self, packets: &[(Packet, Order)]) -> Result<u64, Error> {
        let count = packets.len() as u64;
        if count == 0 || count > u64::from(self.packets) {
            return Err(Error::InvalidArgument("number of packets", count));
        }
        self.publish_all(
            count,
            packets
                .iter()
                .map(|(packet, order)| (packet.quads(), packet.head(*order))),
        )
    }

    /// Publishes one dispatch; the shortest way. Type and order in the packet's header are overwritten.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    ///
    /// # Safety
    /// As [`Queue::publish`].
    #[expect(unsafe_code, reason = "a dispatch runs code")]
    #[inline]
    pub unsafe fn dispatch(&self, packet: &aql::KernelDispatchPacket, order: Order) -> Result<u64, Error> {
        let index = self.reserve(1)?;
        self.ring.write(index, &zerocopy::transmute!(*packet));
        self.ring.publish(index, packet::dispatch_head(packet, order));
        trace_note!(
            Layer::Hsa,
            "hsa_kernel_dispatch_packet_t",
            "queue {} index {index} kernel_object {:#x} grid {} x {} x {}",
            self.id,
            packet.kernel_object,
            packet.grid_size_x,
            packet.grid_size_y,
            packet.grid_size_z
        );
        self.inner.ring(index);
        Ok(index)
    }

    fn publish_all(
        &self,
        count: u64,
        packets: impl Iterator<Item = ([u64; 8], u32)> + Clone,
    ) -> Result<u64, Error> {
        let first = self.reserve(count)?;
        for (index, (quads, _)) in (first..).zip(packets.clone()) {
            self.ring.write(index, &quads);
        }
        for (place, (_, head)) in packets.enumerate() {
            trace_note!(
                Layer::Hsa,
                "hsa_queue publish",
                "queue {} index {}",
                self.id,
                first + place as u64
            );
            self.ring.publish(first + place as u64, head);
        }
        self.inner.ring(first + count - 1);
        Ok(first)
    }

    /// Publishes a barrier that waits for all signals to be 0 (any number: one packet for each five),
    /// then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    #[doc(alias = "hsa_barrier_and_packet_t")]
    pub fn barrier_and(
        &self,
        deps: &[&Signal],
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        let count = deps.len().div_ceil(BARRIER_DEPENDENCIES).max(1);
        if count > self.packets as usize {
            return Err(Error::InvalidArgument("number of signals", deps.len() as u64));
        }
        let packets = (0..count).map(|place| {
            let mut packet = aql::BarrierAndPacket::new_zeroed();
            let group = deps.chunks(BARRIER_DEPENDENCIES).nth(place).unwrap_or(&[]);
            for (slot, signal) in packet.dep_signal.iter_mut().zip(group) {
                *slot = signal.handle();
            }
            // Barriers complete when their signals are 0, in any order: the last waits for the others.
            let last = place + 1 == count;
            if last {
                packet.completion_signal = completion.map_or(0, Signal::handle);
            }
            let order = Order {
                barrier: order.barrier || (last && count > 1),
                ..order
            };
            let packet = Packet::BarrierAnd(packet);
            (packet.quads(), packet.head(order))
        });
        self.publish_all(count as u64, packets)
    }

    /// Publishes a barrier that waits for one of at most five signals to be 0, then decrements `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`]; [`Error::InvalidArgument`] for more than five.
    #[doc(alias = "hsa_barrier_or_packet_t")]
    pub fn barrier_or(
        &self,
        deps: &[&Signal],
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        if deps.len() > BARRIER_DEPENDENCIES {
            return Err(Error::InvalidArgument("number of signals", deps.len() as u64));
        }
        let mut packet = aql::BarrierOrPacket::new_zeroed();
        for (slot, signal) in packet.dep_signal.iter_mut().zip(deps) {
            *slot = signal.handle();
        }
        packet.completion_signal = completion.map_or(0, Signal::handle);
        let packet = Packet::BarrierOr(packet);
        self.publish_all(1, core::iter::once((packet.quads(), packet.head(order))))
    }

    /// Publishes a barrier that waits until `(signal & mask)` compares with `value`, then decrements
    /// `completion`.
    ///
    /// # Errors
    /// As [`Queue::publish`].
    #[doc(alias = "hsa_amd_barrier_value_packet_t")]
    pub fn barrier_value(
        &self,
        signal: &Signal,
        condition: Condition,
        value: i64,
        mask: i64,
        completion: Option<&Signal>,
        order: Order,
    ) -> Result<u64, Error> {
        let mut packet = aql::BarrierValuePacket::new_zeroed();
        packet.signal = signal.handle();
        packet.cond = condition.abi();
        packet.value = value;
        packet.mask = mask;
        packet.completion_signal = completion.map_or(0, Signal::handle);
        let packet = Packet::BarrierValue(packet);
        self.publish_all(1, core::iter::once((packet.quads(), packet.head(order))))
    }

    /// Waits until everything that was published before has completed.
    ///
    /// # Errors
    /// [`Error::Queue`] if the queue stops, [`Error::Exhausted`] without a signal.
    pub fn drain(&self) -> Result<(), Error> {
        let runtime = self.agent.runtime();
        let signal = runtime.signal(1)?;
        self.barrier_and(&[], Some(&signal), Order::SYSTEM)?;
        runtime.wait(&signal, Condition::Eq, 0, None, &[self])?;
        Ok(())
    }

    /// Makes sure that kernels may use this many bytes of private segment for each lane.
    ///
    /// Waits until the queue is idle if its scratch must grow; else it is one load.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], [`Error::InvalidArgument`] above the agent's limit, [`Error::Queue`].
    #[inline]
    pub fn reserve_scratch(&self, bytes_per_lane: u32) -> Result<(), Error> {
        if bytes_per_lane <= self.scratch_lane_bytes.load(Ordering::Acquire) {
            return Ok(());
        }
        self.grow_scratch(bytes_per_lane)
    }

    #[cold]
    fn grow_scratch(&self, bytes: u32) -> Result<(), Error> {
        let runtime = self.agent.runtime();
        let platform = &**runtime.platform();
        let data = self.agent.data();
        let mut scratch = self.scratch.lock(platform);
        if bytes <= self.scratch_lane_bytes.load(Ordering::Acquire) {
            return Ok(());
        }
        let too_much = Error::InvalidArgument("private segment size", u64::from(bytes));
        let sizes = Layout::sizes(&data.info, bytes).ok_or(too_much)?;
        let mut refused = None;
        let mut memory = None;
        for size in sizes {
            match self.scratch_memory(size) {
                Ok(got) => {
                    memory = Some((got, size));
                    break;
                }
                Err(error) => refused = Some(error),
            }
        }
        let Some((memory, size)) = memory else {
            return Err(refused.unwrap_or(too_much));
        };
        let layout = Layout::new(&data.info, bytes, memory.address(), size).ok_or(too_much)?;
        // The command processor reads the fields for each dispatch; none may be half-way through them. A
        // dispatch of another thread may begin after this and use the old memory: it stays until next time.
        self.drain()?;
        scratch.retired.clear();
        self.ring.set_scratch(&layout);
        let old = scratch.current.replace(memory);
        scratch.retired.extend(old);
        self.scratch_lane_bytes
            .store(layout.lane_bytes, Ordering::Release);
        Ok(())
    }

    fn scratch_memory(&self, size: u64) -> Result<Memory, Error> {
        let node = self.agent.data().node;
        let flags = MemFlags::NON_PAGED | MemFlags::NO_SUBSTITUTE | MemFlags::COARSE_GRAIN;
        let memory = self
            .agent
            .runtime()
            .shared
            .thunk
            .alloc_memory(node, size, flags)?;
        memory.map_to_gpus(&[node])?;
        Ok(memory)
    }

    /// Whether it runs.
    ///
    /// A loss of the GPU, or a memory fault that no queue owns up to, counts too.
    ///
    /// # Errors
    /// Why it does not. Once there is an error it stays.
    pub fn status(&self) -> Result<(), QueueError> {
        if let Some(error) = self.stopped.get() {
            return Err(*error);
        }
        let code = self.inactive.load() as u64;
        let faults = &self.agent.runtime().shared.faults;
        if code == 0 && !self.inactivated.load(Ordering::Acquire) && !faults.any_open() {
            return Ok(());
        }
        self.find_error(code)
    }

    #[cold]
    fn find_error(&self, code: u64) -> Result<(), QueueError> {
        let shared = &self.agent.runtime().shared;
        let node = self.agent.node();
        let mut error = QueueError {
            queue: self.id,
            node,
            reason: QueueErrorReason::of_code(code),
            code,
            fault: None,
        };
        if code != 0 {
            // The KFD reports the fault right after the signal: what is there already, else a short wait.
            let aperture = code & abi::QUEUE_ERROR_MEMORY_APERTURE != 0;
            let cell = self.inactive.cell();
            let mut trouble = shared.faults.of_queue(cell);
            for timeout_ms in [0, 5, 10, 20, 40] {
                if trouble.is_some() || (!aperture && timeout_ms != 0) {
                    break;
                }
                shared.faults.poll(&shared.thunk, timeout_ms);
                trouble = shared.faults.of_queue(cell);
            }
            match trouble {
                Some(Trouble::Memory(fault)) => {
                    error.fault = Some(fault);
                    if aperture {
                        error.reason = QueueErrorReason::MemoryFault;
                    }
                }
                Some(Trouble::Hardware) if error.reason == QueueErrorReason::Other => {
                    error.reason = QueueErrorReason::HardwareException;
                }
                _ => {}
            }
        } else if self.inactivated.load(Ordering::Acquire) {
            error.reason = QueueErrorReason::Inactivated;
        } else {
            let now = shared.thunk.platform().monotonic_ns();
            match shared.faults.unclaimed(node, self.created_ns, now) {
                Some(Trouble::Memory(fault)) => {
                    error.reason = QueueErrorReason::MemoryFault;
                    error.fault = Some(fault);
                }
                Some(Trouble::Hardware) => error.reason = QueueErrorReason::HardwareException,
                None => return Ok(()),
            }
        }
        let error = *self.stopped.call_once(|| error);
        shared.faults.unwatch(self.inactive.cell());
        Err(error)
    }

    /// The number of the signal that the GPU sets when the queue stops.
    pub(crate) fn inactive_signal(&self) -> u32 {
        self.inactive.index()
    }

    /// Stops it; what is in the ring does not run.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_queue_inactivate")]
    pub fn inactivate(&self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_queue_inactivate", "queue {}", self.id);
        let runtime = self.agent.runtime();
        let priority = *self.priority.lock(&**runtime.platform());
        self.update(priority, 0)?;
        self.inactivated.store(true, Ordering::Release);
        runtime.shared.wake_signal(self.inactive.index());
        Ok(())
    }

    fn update(&self, priority: Priority, percentage: u32) -> Result<(), Error> {
        Ok(self.inner.update(&QueueUpdate {
            percentage,
            priority: QueueOptions::thunk_priority(priority),
            ring_address: self.ring_memory.address(),
            ring_size: u64::from(self.packets) * AQL_PACKET_SIZE as u64,
        })?)
    }

    /// Changes its priority.
    ///
    /// # Errors
    /// [`Error::Queue`] if it has stopped, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_queue_set_priority")]
    pub fn set_priority(&self, priority: Priority) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_queue_set_priority",
            "queue {} {priority:?}",
            self.id
        );
        self.status()?;
        let mut current = self.priority.lock(&**self.agent.runtime().platform());
        self.update(priority, 100)?;
        *current = priority;
        Ok(())
    }

    /// Restricts it to compute units: bit n of word n / 32.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an empty mask, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_queue_cu_set_mask")]
    pub fn set_cu_mask(&self, mask: &[u32]) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_queue_cu_set_mask", "queue {}", self.id);
        if mask.iter().all(|word| *word == 0) {
            return Err(Error::InvalidArgument("CU mask", 0));
        }
        Ok(self.inner.set_cu_mask(mask)?)
    }

    /// Turns time stamps in completion signals on or off.
    #[doc(alias = "hsa_amd_profiling_set_profiler_enabled")]
    pub fn set_profiling(&self, on: bool) {
        let bit = QueueProperties::new().with_enable_profiling(true).bits();
        if on {
            self.ring.properties().fetch_or(bit, Ordering::AcqRel);
        } else {
            self.ring.properties().fetch_and(!bit, Ordering::AcqRel);
        }
    }
}

/// The queue structure as the GPU finds it first.
fn structure(
    data: &AgentData,
    options: &QueueOptions,
    packets: u32,
    ring: &Memory,
    inactive: &Signal,
    doorbell: &Signal,
) -> AmdQueueV2 {
    let info = &data.info;
    let high = |address: u64| (address >> 32) as u32;
    AmdQueueV2 {
        hsa_queue: HsaQueue {
            r#type: match options.kind {
                QueueKind::Multi => abi::QueueType::MULTI,
                QueueKind::Single => abi::QueueType::SINGLE,
            },
            features: HSA_QUEUE_FEATURE_KERNEL_DISPATCH,
            base_address: ring.address(),
            doorbell_signal: doorbell.handle(),
            size: packets,
            ..HsaQueue::new_zeroed()
        },
        group_segment_aperture_base_hi: high(info.group_aperture),
        private_segment_aperture_base_hi: high(info.private_aperture),
        max_cu_id: info.compute_units.saturating_sub(1),
        max_wave_id: (info.max_waves_per_cu * info.compute_units).saturating_sub(1),
        read_dispatch_id_field_base_byte_offset: core::mem::offset_of!(AmdQueueV2, read_dispatch_id) as u32,
        queue_properties: QueueProperties::new()
            .with_is_ptr64(true)
            .with_enable_profiling(options.profiling),
        queue_inactive_signal: inactive.handle(),
        ..AmdQueueV2::new_zeroed()
    }
}

impl Drop for Queue {
    #[doc(alias = "hsa_queue_destroy")]
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Hsa, "hsa_queue_destroy", "queue {}", self.id);
        if self.inactive.load_relaxed() != 0 {
            // A fault that is on its way must find the queue it belongs to, not another one.
            let _ = self.status();
        }
        self.agent.runtime().shared.faults.unwatch(self.inactive.cell());
    }
}

impl core::fmt::Debug for Queue {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "Queue({}, {} packets, {:?})",
            self.id, self.packets, self.agent
        )
    }
}
