//! How a machine is made.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use outcrop_gpu::scheduler::Scheduler;
use outcrop_gpu::shader::{ShaderTarget, TargetError};
use outcrop_platform::{Errno, Host};

use crate::kmd::device::{Device, Kernel, Parts};
use crate::kmd::{DOORBELL_SLICE, Irq};
use crate::machine::Machine;
use crate::memory::{Counters, Heap, PAGE};
use crate::product::{self, Product};

/// Most GPUs of a machine, as in one node of the real ones.
const MAX_GPUS: usize = 8;
/// Most worker threads.
const MAX_THREADS: usize = 256;
/// How many times its size a heap has addresses, so that extents rarely have to be used again.
const ROOM: u64 = 2;
/// Processes that can have doorbells at the same time, for each GPU.
const DOORBELL_SLICES: u64 = 1024;
/// The least that makes sense as device memory.
const MIN_VRAM: u64 = 64 << 20;

/// Why a machine cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// At most 8 GPUs are possible.
    Gpus(usize),
    /// At most 256 threads are possible.
    Threads(usize),
    /// At least 64 MiB are needed.
    Vram(u64),
    /// The host has no memory file for a heap.
    Memory {
        /// Bytes of the heap.
        bytes: u64,
        /// What the host said.
        errno: Errno,
    },
    /// The host has no thread.
    Thread(Errno),
    /// The product's shader engines are of a target that is not executed.
    Target(TargetError),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gpus(n) => write!(f, "a software machine has at most {MAX_GPUS} GPUs, not {n}"),
            Self::Threads(n) => write!(f, "a software machine has at most {MAX_THREADS} threads, not {n}"),
            Self::Vram(n) => write!(
                f,
                "device memory of {n} bytes is too small, {MIN_VRAM} are needed"
            ),
            Self::Memory { bytes, errno } => write!(f, "no memory file of {bytes} bytes: {errno}"),
            Self::Thread(errno) => write!(f, "no worker thread: {errno}"),
            Self::Target(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for BuildError {}

/// Describes a software machine.
#[derive(Clone)]
pub struct Builder {
    host: Arc<dyn Host>,
    product: &'static Product,
    gpus: usize,
    threads: Option<usize>,
    vram_bytes: Option<u64>,
    system_bytes: u64,
    log: Option<crate::Log>,
}

impl Builder {
    /// A machine of one MI300X with as many threads as `host` runs at once, or none if it has none.
    pub fn new(host: Arc<dyn Host>) -> Self {
        let product = &product::MI300X;
        Self {
            host,
            product,
            gpus: 1,
            threads: None,
            vram_bytes: None,
            system_bytes: 64 << 30,
            log: None,
        }
    }

    /// The number of GPUs, at most 8. With 0 the machine has processors only.
    #[must_use]
    pub fn gpus(mut self, gpus: usize) -> Self {
        self.gpus = gpus;
        self
    }

    /// The number of worker threads. With 0 the GPU works in the calls of its clients only.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = Some(threads);
        self
    }

    /// Bytes of device memory of each GPU, rounded down to pages; it takes host memory where it is used.
    #[must_use]
    pub fn vram_bytes(mut self, bytes: u64) -> Self {
        self.vram_bytes = Some(bytes);
        self
    }

    /// Bytes of system memory that BOs can have, rounded down to pages.
    #[must_use]
    pub fn system_bytes(mut self, bytes: u64) -> Self {
        self.system_bytes = bytes;
        self
    }

    /// Where messages about faults go; nowhere by default.
    #[must_use]
    pub fn log(mut self, log: crate::Log) -> Self {
        self.log = Some(log);
        self
    }

    /// Makes the machine and starts its threads.
    ///
    /// # Errors
    /// [`BuildError`]; nothing is left running then.
    pub fn build(self) -> Result<Arc<Machine>, BuildError> {
        if self.gpus > MAX_GPUS {
            return Err(BuildError::Gpus(self.gpus));
        }
        let threads = self.threads.unwrap_or_else(|| self.host.parallelism());
        if threads > MAX_THREADS {
            return Err(BuildError::Threads(threads));
        }
        let target =
            ShaderTarget::from_gfx_version(self.product.gfx_target_version).map_err(BuildError::Target)?;
        let vram_bytes = self.vram_bytes.unwrap_or(self.product.vram_bytes) & !(PAGE - 1);
        if vram_bytes < MIN_VRAM {
            return Err(BuildError::Vram(vram_bytes));
        }
        let system_bytes = (self.system_bytes & !(PAGE - 1)).max(PAGE);
        let heap = |bytes: u64| {
            Heap::new(Arc::clone(&self.host), bytes).map_err(|errno| BuildError::Memory { bytes, errno })
        };
        // A machine with no GPU needs no doorbells, but a heap has at least a page.
        let gpus = self.gpus.max(1) as u64;
        let doorbells = heap((DOORBELL_SLICES * DOORBELL_SLICE + PAGE) * gpus)?;
        let mut devices = Vec::new();
        for index in 0..self.gpus {
            let vram = heap(vram_bytes.saturating_mul(ROOM))?;
            let mmio = doorbells
                .take(PAGE)
                .map_err(|errno| BuildError::Memory { bytes: PAGE, errno })?;
            devices.push(Device::new(index, vram_bytes, vram, mmio));
        }
        let system = heap(system_bytes.saturating_mul(ROOM))?;
        let irq = Arc::new(Irq::new(self.log));
        let scheduler = Arc::new(Scheduler::new(Arc::clone(&self.host), Arc::clone(&irq) as _));
        let kernel = Kernel::new(Parts {
            host: Arc::clone(&self.host),
            product: self.product,
            target,
            counters: Arc::new(Counters::default()),
            devices,
            scheduler: Arc::clone(&scheduler),
            doorbells,
            system,
            system_bytes,
            irq,
        });
        let spin = threads < self.host.parallelism();
        let mut running = Vec::new();
        for _ in 0..threads {
            let work = Arc::clone(&scheduler);
            match self.host.spawn("outcrop-gpu", Box::new(move || work.run(spin))) {
                Ok(thread) => running.push(thread),
                // A host without threads is as good as any, unless threads were asked for.
                Err(Errno::NOSYS) if self.threads.is_none() && running.is_empty() => break,
                Err(errno) => {
                    scheduler.shut_down();
                    running.into_iter().for_each(|thread| thread.join());
                    return Err(BuildError::Thread(errno));
                }
            }
        }
        Ok(Arc::new(Machine::new(kernel, running)))
    }
}
