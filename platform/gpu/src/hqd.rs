//! Hardware queue descriptors: what an engine knows of a queue, loaded from its memory queue descriptor.

use alloc::sync::Arc;
use core::fmt;
use core::sync::atomic::AtomicU64;

use outcrop_abi::mqd::{
    CpHqdPqControl, CpHqdPqControlGfx10, CpHqdPqDoorbellControl, MQD_V9_HEADER, MqdV9, MqdV10, MqdV11,
    MqdV12, MqdV943, SdmaMqdV9, SdmaMqdV10, SdmaMqdV11, SdmaMqdV12, SdmaRlcDoorbellOffset, SdmaRlcRbCntl,
};

use crate::shader::{Clock, CodeCache, Gws};
use crate::vm::{Gpuvm, Snapshot};

/// What packets a queue holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// AQL packets for the compute command processor.
    Aql,
    /// PM4 commands for the compute command processor.
    Pm4,
    /// SDMA packets for the engine with this number.
    Sdma(u32),
}

/// The doorbells of a process: 64-bit words, by number.
#[derive(Clone, Copy, Debug)]
pub struct Doorbells {
    base: *const AtomicU64,
    count: u32,
}

// SAFETY: the words are reached as atomics only, and `new`'s caller keeps them alive.
#[expect(unsafe_code, reason = "a pointer to shared words")]
unsafe impl Send for Doorbells {}
// SAFETY: as above.
#[expect(unsafe_code, reason = "a pointer to shared words")]
unsafe impl Sync for Doorbells {}

impl Doorbells {
    /// `count` doorbells at `base`.
    ///
    /// # Safety
    /// `base` is valid for `count` atomic words for as long as any queue with one of them exists.
    #[expect(unsafe_code, reason = "the contract is the caller's")]
    pub unsafe fn new(base: *const AtomicU64, count: u32) -> Self {
        Self { base, count }
    }

    /// No doorbells, for a ring of jobs.
    pub fn none() -> Self {
        Self {
            base: core::ptr::null(),
            count: 0,
        }
    }

    /// The doorbell at a distance of `dwords` 32-bit words.
    fn at(&self, dwords: u32) -> Option<&AtomicU64> {
        let index = dwords / 2;
        if !dwords.is_multiple_of(2) || index >= self.count {
            return None;
        }
        #[expect(
            unsafe_code,
            reason = "a checked index into words that `new`'s caller vouched for"
        )]
        // SAFETY: in bounds, and valid by `new`'s contract.
        let doorbell = unsafe { &*self.base.add(index as usize) };
        Some(doorbell)
    }
}

/// Where a queue runs: what a virtual memory id and the GPU's wiring stand for.
#[derive(Clone)]
pub struct Context {
    /// The process that interrupts go to.
    pub pasid: u32,
    /// The GPU's number in the machine.
    pub gpu: usize,
    /// The queue's id, for messages.
    pub queue_id: u32,
    /// The process's address space on this GPU.
    pub vm: Arc<Gpuvm>,
    /// Its decoded kernels.
    pub code: Arc<CodeCache>,
    /// The GPU's counters.
    pub clock: Arc<dyn Clock>,
    /// The process's doorbells.
    pub doorbells: Doorbells,
    /// First flat address of the LDS aperture.
    pub shared_base: u64,
    /// First flat address of the scratch aperture.
    pub private_base: u64,
    /// XCCs that a compute queue runs on, at least 1.
    pub xccs: u32,
    /// Shader engines of all of them.
    pub shader_engines: u32,
    /// Global wave sync, if the driver has given it to the queue.
    pub gws: Option<Arc<Gws>>,
}

/// Why a memory queue descriptor cannot be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The header is not that of a compute MQD.
    Header(u32),
    /// The ring is too small or does not start at a multiple of 256 bytes.
    Ring {
        /// Device address.
        address: u64,
        /// Bytes.
        bytes: u64,
    },
    /// The doorbell offset is not one of the process's.
    Doorbell(u32),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(header) => write!(f, "{header:#010x} is not the header of a compute MQD"),
            Self::Ring { address, bytes } => write!(f, "ring {address:#x}+{bytes:#x} cannot be a queue"),
            Self::Doorbell(offset) => write!(f, "doorbell offset {offset:#x} is not the process's"),
        }
    }
}

impl core::error::Error for LoadError {}

/// A loaded queue.
#[derive(Clone)]
pub struct Hqd {
    /// Where it runs.
    pub context: Context,
    /// Who executes its packets.
    pub engine: Engine,
    /// Device address of the ring.
    pub ring: u64,
    /// Bytes of the ring, a power of two.
    pub ring_bytes: u64,
    /// Device address of the read pointer, which the engine writes.
    pub rptr: u64,
    /// Device address of the write pointer in memory, for a compute queue.
    pub wptr: u64,
    /// The doorbell's offset in 32-bit words.
    pub doorbell: u32,
    /// `cp_hqd_queue_priority`, 0 to 15.
    pub priority: u32,
}

fn wide(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// A compute queue's memory queue descriptor, in the layout of its generation.
#[derive(Clone, Copy, Debug)]
pub enum ComputeMqd {
    /// gfx90a.
    V9(MqdV9),
    /// gfx942 and gfx950: that of the first XCC.
    V943(MqdV943),
    /// gfx1030.
    V10(MqdV10),
    /// gfx1100.
    V11(MqdV11),
    /// gfx1201.
    V12(MqdV12),
}

/// An SDMA queue's memory queue descriptor, in the layout of its generation.
#[derive(Clone, Copy, Debug)]
pub enum SdmaMqd {
    /// gfx9.
    V9(SdmaMqdV9),
    /// gfx10.
    V10(SdmaMqdV10),
    /// gfx11.
    V11(SdmaMqdV11),
    /// gfx12.
    V12(SdmaMqdV12),
}

/// A compute MQD loaded: the generations have the same fields here, at places of their own.
macro_rules! compute {
    ($m:ident, $context:ident, $control:ident) => {{
        if $m.header != MQD_V9_HEADER {
            return Err(LoadError::Header($m.header));
        }
        let control = $control::from_bits($m.cp_hqd_pq_control);
        Hqd {
            context: $context,
            engine: if control.slot_based_wptr() == 2 {
                Engine::Aql
            } else {
                Engine::Pm4
            },
            ring: wide($m.cp_hqd_pq_base_lo, $m.cp_hqd_pq_base_hi) << 8,
            ring_bytes: 8 << control.queue_size(),
            rptr: wide($m.cp_hqd_pq_rptr_report_addr_lo, $m.cp_hqd_pq_rptr_report_addr_hi),
            wptr: wide($m.cp_hqd_pq_wptr_poll_addr_lo, $m.cp_hqd_pq_wptr_poll_addr_hi),
            doorbell: CpHqdPqDoorbellControl::from_bits($m.cp_hqd_pq_doorbell_control).doorbell_offset(),
            priority: $m.cp_hqd_queue_priority,
        }
    }};
}

/// As above, an SDMA MQD.
macro_rules! sdma {
    ($m:ident, $context:ident) => {{
        let control = SdmaRlcRbCntl::from_bits($m.sdmax_rlcx_rb_cntl);
        Hqd {
            context: $context,
            engine: Engine::Sdma($m.sdma_engine_id),
            ring: wide($m.sdmax_rlcx_rb_base, $m.sdmax_rlcx_rb_base_hi) << 8,
            ring_bytes: 4 << control.rb_size(),
            rptr: wide($m.sdmax_rlcx_rb_rptr_addr_lo, $m.sdmax_rlcx_rb_rptr_addr_hi),
            // The driver asks for no polling: the doorbell says all.
            wptr: 0,
            doorbell: SdmaRlcDoorbellOffset::from_bits($m.sdmax_rlcx_doorbell_offset).offset(),
            priority: 0,
        }
    }};
}

impl Hqd {
    /// Loads a compute queue. AQL is known by the slot-based write pointer in `cp_hqd_pq_control`.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn from_compute(mqd: &ComputeMqd, context: Context) -> Result<Self, LoadError> {
        match mqd {
            ComputeMqd::V9(m) => compute!(m, context, CpHqdPqControl),
            ComputeMqd::V943(m) => compute!(m, context, CpHqdPqControl),
            ComputeMqd::V10(m) => compute!(m, context, CpHqdPqControlGfx10),
            ComputeMqd::V11(m) => compute!(m, context, CpHqdPqControlGfx10),
            ComputeMqd::V12(m) => compute!(m, context, CpHqdPqControlGfx10),
        }
        .checked()
    }

    /// Loads an SDMA queue.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn from_sdma(mqd: &SdmaMqd, context: Context) -> Result<Self, LoadError> {
        match mqd {
            SdmaMqd::V9(m) => sdma!(m, context),
            SdmaMqd::V10(m) => sdma!(m, context),
            SdmaMqd::V11(m) => sdma!(m, context),
            SdmaMqd::V12(m) => sdma!(m, context),
        }
        .checked()
    }

    /// A ring of jobs, which has no memory of its own.
    pub(crate) fn of_jobs(engine: Engine, context: Context) -> Self {
        Self {
            context,
            engine,
            ring: 0,
            ring_bytes: 0,
            rptr: 0,
            wptr: 0,
            doorbell: 0,
            priority: 0,
        }
    }

    fn checked(self) -> Result<Self, LoadError> {
        if self.ring_bytes < 256 || self.ring_bytes > 1 << 32 || !self.ring.is_multiple_of(256) {
            return Err(LoadError::Ring {
                address: self.ring,
                bytes: self.ring_bytes,
            });
        }
        if self.context.doorbells.at(self.doorbell).is_none() {
            return Err(LoadError::Doorbell(self.doorbell));
        }
        Ok(self)
    }

    /// What was last stored to the doorbell.
    pub(crate) fn doorbell(&self) -> u64 {
        // ORDERING: acquire, so that packets that were written before the store are seen after it.
        self.context
            .doorbells
            .at(self.doorbell)
            .map_or(0, |d| d.load(core::sync::atomic::Ordering::Acquire))
    }

    /// Whether translations have changed since `vm` was taken.
    ///
    /// To be asked once a packet is known to be there: it may name memory that was mapped just before it was
    /// submitted, and after a look at the ring began. Then the look begins anew.
    pub(crate) fn is_outdated(&self, vm: &Snapshot) -> bool {
        self.context.vm.epoch() != vm.epoch()
    }
}
