//! Queues and their doorbells.
#![expect(unsafe_code, reason = "rings doorbells and fills the head of save areas")]

use alloc::sync::Arc;
use core::fmt;
use core::sync::atomic::{AtomicU64, Ordering};

use outcrop_kfd::abi::kfd as abi;
use outcrop_kfd::trace::Layer;
use outcrop_kfd::{KernelQueue, trace_call};

use crate::cwsr::SaveArea;
use crate::doorbell::doorbell;
use crate::memory::{Allocation, allocate};
use crate::thunk::{Core, Gpu};
use crate::{Error, Event, MemFlags, NodeId, PAGE_SIZE, Thunk};

/// What a queue takes.
#[doc(alias = "HSA_QUEUE_TYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueueType {
    /// PM4 packets for the compute engines.
    Compute,
    /// AQL packets for the compute engines.
    ComputeAql,
    /// SDMA packets, for an engine that is good at PCIe.
    Sdma,
    /// SDMA packets, for an engine that is good at XGMI.
    SdmaXgmi,
    /// SDMA packets, for the engine of this number. Since KFD 1.17.
    SdmaByEngine(u32),
}

/// How urgent a queue is.
#[doc(alias = "HSA_QUEUE_PRIORITY")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "a scale")]
pub enum QueuePriority {
    Minimum,
    Low,
    BelowNormal,
    #[default]
    Normal,
    AboveNormal,
    High,
    Maximum,
}

/// Addresses of the two positions of a ring, each a 64-bit word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuePointers {
    /// Written by the GPU.
    pub read: u64,
    /// Written by the host.
    pub write: u64,
}

/// What [`Thunk::create_queue`] makes a queue of.
#[derive(Clone, Copy)]
pub struct QueueRequest<'a> {
    /// The GPU.
    pub node: NodeId,
    /// What the queue takes.
    pub kind: QueueType,
    /// Share of the GPU, 0 (stopped) to 100.
    pub percentage: u32,
    /// How urgent it is.
    pub priority: QueuePriority,
    /// The ring: the address of a whole [`crate::Memory`] that this GPU has mapped.
    pub ring_address: u64,
    /// Bytes of the ring: a power of two of at least 1024, the whole size of that memory.
    pub ring_size: u64,
    /// Positions of an AQL queue, in one-page [`crate::Memory`] (one or two) that this GPU has mapped: the
    /// driver checks that the memory is one page. `None` for other queues, whose positions the thunk keeps.
    pub pointers: Option<QueuePointers>,
    /// Signalled when a wave of the queue raises an exception.
    pub event: Option<&'a Event>,
    /// Address of a 64-bit word into which the trap handler ors the exception, or 0.
    pub error_reason: u64,
}

/// What [`Queue::update`] changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueUpdate {
    /// Share of the GPU, 0 (stopped) to 100.
    pub percentage: u32,
    /// How urgent it is.
    pub priority: QueuePriority,
    /// The ring, as in [`QueueRequest`]; 0 stops the queue.
    pub ring_address: u64,
    /// Bytes of the ring.
    pub ring_size: u64,
}

/// The doorbell of a queue: one 64-bit register that tells the GPU a new write position.
#[derive(Clone, Copy, Debug)]
pub struct Doorbell {
    register: *mut u64,
}

impl Doorbell {
    /// Where the register is mapped.
    pub fn as_ptr(&self) -> *mut u64 {
        self.register
    }
}

/// A queue of a GPU, destroyed when dropped.
///
/// The ring and the pointers are the caller's and must outlive it.
pub struct Queue {
    // The queue goes before the memory that it uses.
    kernel: KernelQueue,
    _support: Support,
    core: Arc<Core>,
    node: NodeId,
    doorbell: Doorbell,
    pointers: QueuePointers,
}

// SAFETY: the doorbell belongs to the process, and a store to it is atomic.
unsafe impl Send for Queue {}
// SAFETY: as for Send.
unsafe impl Sync for Queue {}

/// Memory that a queue needs beside its ring.
#[derive(Default)]
struct Support {
    positions: Option<Allocation>,
    end_of_pipe: Option<Allocation>,
    save_area: Option<Allocation>,
}

impl QueueType {
    fn driver_kind(self) -> u32 {
        match self {
            QueueType::Compute => abi::KFD_IOC_QUEUE_TYPE_COMPUTE,
            QueueType::ComputeAql => abi::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL,
            QueueType::Sdma => abi::KFD_IOC_QUEUE_TYPE_SDMA,
            QueueType::SdmaXgmi => abi::KFD_IOC_QUEUE_TYPE_SDMA_XGMI,
            QueueType::SdmaByEngine(_) => abi::KFD_IOC_QUEUE_TYPE_SDMA_BY_ENG_ID,
        }
    }

    fn is_compute(self) -> bool {
        matches!(self, QueueType::Compute | QueueType::ComputeAql)
    }

    /// Bytes of the buffer for end-of-pipe events, as libhsakmt chooses them.
    fn end_of_pipe_size(self, gfx: u32) -> u64 {
        match (self, gfx) {
            (QueueType::Compute | QueueType::ComputeAql, 80002) => 0x8000,
            (QueueType::ComputeAql, 90400..=90499) => 0,
            (QueueType::Compute | QueueType::ComputeAql, 80000..) => 4096,
            _ => 0,
        }
    }
}

impl QueuePriority {
    /// 0 to 15.
    fn driver_priority(self) -> u32 {
        match self {
            QueuePriority::Minimum => 0,
            QueuePriority::Low => 3,
            QueuePriority::BelowNormal => 5,
            QueuePriority::Normal => 7,
            QueuePriority::AboveNormal => 9,
            QueuePriority::High => 11,
            QueuePriority::Maximum => 15,
        }
    }
}

fn check_percentage(percentage: u32) -> Result<(), Error> {
    match percentage {
        0..=abi::KFD_MAX_QUEUE_PERCENTAGE => Ok(()),
        value => Err(Error::InvalidArgument {
            argument: "percentage",
            value: value.into(),
        }),
    }
}

/// Memory for one GPU, mapped to it.
fn allocate_for(
    core: &Core,
    gpu: &Gpu,
    node: NodeId,
    size: u64,
    flags: MemFlags,
) -> Result<Allocation, Error> {
    let allocation = allocate(core, node, size, 0, None, flags | MemFlags::EXECUTE_ACCESS)?;
    allocation.buffer.map_to_gpus(&[gpu.gpu_id])?;
    Ok(allocation)
}

/// Writes the head of the save area of every XCC.
fn fill_headers(area: &SaveArea, host: *mut u8, event_id: u32, error_reason: u64) {
    for xcc in 0..area.xcc_count {
        let header = abi::ContextSaveAreaHeader {
            debug_offset: (area.xcc_count - xcc).wrapping_mul(area.save_size),
            debug_size: area.debug_size.wrapping_mul(area.xcc_count),
            err_payload_addr: error_reason,
            err_event_id: event_id,
            ..Default::default()
        };
        let at = host.wrapping_add(area.save_size as usize * xcc as usize);
        // SAFETY: the area was allocated just now for as many XCCs, each with room for its header at a multiple
        // of the page size, and neither the GPU nor anyone else knows it yet.
        unsafe { at.cast::<abi::ContextSaveAreaHeader>().write(header) };
    }
}

impl Thunk {
    /// Creates a queue, with its EOP buffer and context save area, and maps its doorbell.
    ///
    /// # Errors
    /// [`Error::NotAGpu`]; [`Error::InvalidArgument`] for a percentage over 100, pointers that the kind of
    /// queue does not take or lacks; or the driver's, with every step undone.
    #[doc(alias = "hsaKmtCreateQueue")]
    #[doc(alias = "hsaKmtCreateQueueExt")]
    pub fn create_queue(&self, request: &QueueRequest<'_>) -> Result<Queue, Error> {
        let QueueRequest {
            node,
            kind,
            percentage,
            priority,
            ring_address,
            ring_size,
            ..
        } = *request;
        let _call = trace_call!(
            Layer::Thunk,
            "hsaKmtCreateQueueExt",
            "node {node} {kind:?} ring {ring_address:#x}"
        );
        let core = self.core();
        check_percentage(percentage)?;
        let gpu = core.gpu(node)?;
        let properties = &core.node(node)?.properties;
        // Where paged system memory is allocated.
        let system = core.system_node()?;
        let ring_size = u32::try_from(ring_size).map_err(|_| Error::InvalidArgument {
            argument: "ring_size",
            value: ring_size,
        })?;

        let mut support = Support::default();
        let pointers = match (kind, request.pointers) {
            (QueueType::ComputeAql, Some(pointers)) => pointers,
            (QueueType::ComputeAql, None) => {
                return Err(Error::InvalidArgument {
                    argument: "pointers",
                    value: 0,
                });
            }
            (_, Some(pointers)) => {
                return Err(Error::InvalidArgument {
                    argument: "pointers",
                    value: pointers.read,
                });
            }
            (_, None) => {
                let flags = MemFlags::NON_PAGED | MemFlags::HOST_ACCESS | MemFlags::UNCACHED;
                let page = allocate_for(core, gpu, system, PAGE_SIZE, flags)?;
                let address = page.address;
                support.positions = Some(page);
                QueuePointers {
                    read: address + 8,
                    write: address,
                }
            }
        };
        let mut args = abi::CreateQueueArgs {
            ring_base_address: ring_address,
            write_pointer_address: pointers.write,
            read_pointer_address: pointers.read,
            ring_size,
            gpu_id: gpu.gpu_id,
            queue_type: kind.driver_kind(),
            queue_percentage: percentage,
            queue_priority: priority.driver_priority(),
            ..Default::default()
        };
        if let QueueType::SdmaByEngine(engine) = kind {
            core.kfd.need(17)?;
            args.sdma_engine_id = engine;
        }
        let end_of_pipe = kind.end_of_pipe_size(properties.gfx_target_version);
        if end_of_pipe > 0 {
            let buffer = allocate_for(core, gpu, node, end_of_pipe, MemFlags::COARSE_GRAIN)?;
            args.eop_buffer_address = buffer.address;
            args.eop_buffer_size = end_of_pipe;
            support.end_of_pipe = Some(buffer);
        }
        if let Some(area) = SaveArea::new(properties).filter(|_| kind.is_compute()) {
            let memory = allocate_for(core, gpu, system, area.total(), MemFlags::HOST_ACCESS)?;
            fill_headers(
                &area,
                memory.host,
                request.event.map_or(0, Event::id),
                request.error_reason,
            );
            args.ctx_save_restore_address = memory.address;
            args.ctx_save_restore_size = area.save_size;
            args.ctl_stack_size = area.ctl_stack_size;
            support.save_area = Some(memory);
        }
        let kernel = core.kfd.create_queue(args)?;
        let register = doorbell(core, gpu, kernel.id(), kernel.doorbell_offset())?;
        Ok(Queue {
            kernel,
            _support: support,
            core: core.clone(),
            node,
            doorbell: Doorbell { register },
            pointers,
        })
    }
}

impl Queue {
    /// The driver's number of the queue.
    pub fn id(&self) -> u32 {
        self.kernel.id()
    }

    /// The GPU.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The doorbell register.
    pub fn doorbell(&self) -> Doorbell {
        self.doorbell
    }

    /// Addresses of the positions: the caller's for an AQL queue, else the thunk's.
    pub fn pointers(&self) -> QueuePointers {
        self.pointers
    }

    /// Rings the doorbell with `value`: for AQL the index of the newest packet, for SDMA and PM4 the new
    /// write position.
    ///
    /// The store has release order: packets written before are seen by whoever sees it.
    pub fn ring(&self, value: u64) {
        let register = self.doorbell.register;
        // SAFETY: the register is a mapped, aligned 64-bit word for as long as the thunk lives, which `core` holds.
        let word = unsafe { AtomicU64::from_ptr(register) };
        // ORDERING: whoever sees the new position sees the packets before it.
        word.store(value, Ordering::Release);
        self.core.platform().doorbell_hint(register);
    }

    /// Changes share, priority or ring.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a percentage over 100, or the driver's.
    #[doc(alias = "hsaKmtUpdateQueue")]
    pub fn update(&self, update: &QueueUpdate) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtUpdateQueue", "queue {}", self.id());
        check_percentage(update.percentage)?;
        let ring_size = u32::try_from(update.ring_size).map_err(|_| Error::InvalidArgument {
            argument: "ring_size",
            value: update.ring_size,
        })?;
        let args = abi::UpdateQueueArgs {
            ring_base_address: update.ring_address,
            ring_size,
            queue_percentage: update.percentage,
            queue_priority: update.priority.driver_priority(),
            ..Default::default()
        };
        Ok(self.kernel.update(&args)?)
    }

    /// Chooses the compute units that the queue may use, one bit each from bit 0 of the first word.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for an empty mask, or the driver's.
    #[doc(alias = "hsaKmtSetQueueCUMask")]
    pub fn set_cu_mask(&self, mask: &[u32]) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtSetQueueCUMask", "queue {}", self.id());
        match mask {
            [] => Err(Error::InvalidArgument {
                argument: "mask",
                value: 0,
            }),
            mask => Ok(self.kernel.set_cu_mask(mask)?),
        }
    }

    /// Destroys the queue now, and tells whether that worked; dropping does the same silently.
    ///
    /// # Errors
    /// The driver's. The queue then stays until the process ends.
    #[doc(alias = "hsaKmtDestroyQueue")]
    pub fn destroy(self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Thunk, "hsaKmtDestroyQueue", "queue {}", self.id());
        let Queue { kernel, _support, .. } = self;
        kernel.destroy().map_err(|(error, kernel)| {
            // Its memory stays too: the driver refuses to unmap it.
            kernel.abandon();
            Error::Kfd(error)
        })
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Queue({} of node {})", self.id(), self.node)
    }
}
