//! User-mode queues: AQL rings that the GPU reads itself.

mod error;
mod packet;
mod publish;
mod ring;
mod scratch;
mod status;
mod structure;

use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_abi::aql::AQL_PACKET_SIZE;
use outcrop_abi::queue::{AQL_QUEUE_MAX_PACKETS, AQL_QUEUE_MIN_PACKETS, AmdQueueV2, QueueProperties};
use outcrop_abi::signal::SignalKind;
use outcrop_thunk::trace::Layer;
use outcrop_thunk::{
    MemFlags, Memory, PAGE_SIZE, Queue as ThunkQueue, QueuePointers, QueueRequest, QueueType, QueueUpdate,
    trace_call,
};

pub use error::{QueueError, QueueErrorReason};
pub use packet::{Fence, Order, Packet};
pub use structure::{Priority, QueueKind, QueueOptions};

use crate::lock::Lock;
use crate::{Agent, Condition, Error, Signal};
use ring::Ring;
use scratch::Scratch;
use structure::structure;

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
            priority: options.priority.thunk(),
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
            priority: priority.thunk(),
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
