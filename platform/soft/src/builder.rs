//! How a machine is made.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU64;

use outcrop_gpu::scheduler::Scheduler;
use outcrop_gpu::shader::HostLevel;
use outcrop_gpu::shader::observe::Observer;
use outcrop_platform::{Errno, Host};

use crate::kmd::device::{Device, Kernel, Parts};
use crate::kmd::{DOORBELL_SLICE, Irq};
use crate::machine::Machine;
use crate::memory::{Counters, Heap, PAGE};
use crate::options::Options;
use crate::product::{Card, Product, place};

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
        }
    }
}

impl core::error::Error for BuildError {}

/// Describes a software machine.
#[derive(Clone)]
pub struct Builder {
    host: Arc<dyn Host>,
    /// `None`: one MI300X.
    cards: Option<Vec<Card>>,
    threads: Option<usize>,
    vram_bytes: Option<u64>,
    system_bytes: u64,
    log: Option<crate::Log>,
    /// Milliseconds.
    time_limit: Option<NonZeroU64>,
    options: Options,
    observer: Option<Arc<dyn Observer>>,
}

impl Builder {
    /// A machine of one MI300X with as many threads as `host` runs at once, or none if it has none.
    pub fn new(host: Arc<dyn Host>) -> Self {
        Self {
            host,
            cards: None,
            threads: None,
            vram_bytes: None,
            system_bytes: 64 << 30,
            log: None,
            time_limit: None,
            options: Options {
                svm: true,
                amd: false,
                privileged: false,
                host_level: HostLevel::detect(),
            },
            observer: None,
        }
    }

    /// MI300X, this many, and no other cards. With 0 the machine has processors only.
    #[must_use]
    pub fn gpus(mut self, gpus: usize) -> Self {
        let card = Card {
            product: Product::Mi300x,
            vram_bytes: None,
        };
        // One more than there can be is too many as well.
        self.cards = Some(alloc::vec![card; gpus.min(MAX_GPUS + 1)]);
        self
    }

    /// One more card; the first takes the place of the MI300X that a machine has by default.
    #[must_use]
    pub fn card(self, product: Product) -> Self {
        self.add(product, None)
    }

    /// As [`Builder::card`], with this many bytes of memory of each of its GPUs, rounded down to pages.
    #[must_use]
    pub fn card_with_vram(self, product: Product, vram_bytes: u64) -> Self {
        self.add(product, Some(vram_bytes))
    }

    /// What a [`Spec`](crate::Spec) says; what it says nothing of stays.
    #[must_use]
    pub fn spec(mut self, spec: &crate::Spec) -> Self {
        self.cards = Some(spec.cards.clone());
        self.threads = spec.threads.or(self.threads);
        self.system_bytes = spec.system_bytes.unwrap_or(self.system_bytes);
        self
    }

    fn add(mut self, product: Product, vram_bytes: Option<u64>) -> Self {
        let card = Card { product, vram_bytes };
        self.cards.get_or_insert_default().push(card);
        self
    }

    /// The number of worker threads. With 0 the GPU works in the calls of its clients only.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = Some(threads);
        self
    }

    /// Whether the GPU was told to work in the calls of its clients only.
    #[must_use]
    pub fn is_threadless(&self) -> bool {
        self.threads == Some(0)
    }

    /// Bytes of device memory of each GPU that has no size of its own, rounded down to pages; it takes host
    /// memory where it is used.
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

    /// Whether the kernel has shared virtual memory ranges (`CONFIG_HSA_AMD_SVM`), as it has by default.
    #[must_use]
    pub fn svm(mut self, svm: bool) -> Self {
        self.options.svm = svm;
        self
    }

    /// Whether the driver is AMD's own kernel module, with IPC handles and copies between processes; by default it is that
    /// of upstream Linux, which answers `ENOTTY` to those.
    #[must_use]
    pub fn amd_requests(mut self, amd: bool) -> Self {
        self.options.amd = amd;
        self
    }

    /// Whether clients may listen to the events of all processes and checkpoint processes (`CAP_SYS_ADMIN`,
    /// `CAP_CHECKPOINT_RESTORE`); by default they may not.
    #[must_use]
    pub fn privileged(mut self, privileged: bool) -> Self {
        self.options.privileged = privileged;
        self
    }

    /// How long a kernel may run, in milliseconds, until its queue stops with an error that names where it is and clients
    /// are told of a hang; 0, the default, is without limit. Time in which nobody works on the kernel does not count.
    #[must_use]
    pub fn time_limit(mut self, milliseconds: u64) -> Self {
        self.time_limit = NonZeroU64::new(milliseconds);
        self
    }

    /// The most of the processor's instruction set that waves are run with, by default all. Results are the same with
    /// each.
    #[must_use]
    pub fn host_level(mut self, level: HostLevel) -> Self {
        self.options.host_level = level;
        self
    }

    /// Who watches the kernels of its GPUs; nobody by default, which costs them nothing.
    #[must_use]
    pub fn observer(mut self, observer: Arc<dyn Observer>) -> Self {
        self.observer = Some(observer);
        self
    }

    fn cards(&self) -> &[Card] {
        const DEFAULT: [Card; 1] = [Card {
            product: Product::Mi300x,
            vram_bytes: None,
        }];
        self.cards.as_deref().unwrap_or(&DEFAULT)
    }

    fn vram_of(&self, card: &Card) -> u64 {
        let bytes = card.vram_bytes.or(self.vram_bytes);
        bytes.unwrap_or(card.product.model().memory.bytes)
    }

    /// Looks whether there can be such a machine, without making it.
    ///
    /// # Errors
    /// [`BuildError`], but for what the host refuses.
    pub fn check(&self) -> Result<(), BuildError> {
        let gpus = self.cards().iter().map(|card| card.product.gpus()).sum();
        if gpus > MAX_GPUS {
            return Err(BuildError::Gpus(gpus));
        }
        if let Some(threads) = self.threads.filter(|&threads| threads > MAX_THREADS) {
            return Err(BuildError::Threads(threads));
        }
        let mut sizes = self.cards().iter().map(|card| self.vram_of(card));
        if let Some(small) = sizes.find(|&bytes| bytes < MIN_VRAM) {
            return Err(BuildError::Vram(small));
        }
        Ok(())
    }

    /// Makes the machine and starts its threads.
    ///
    /// # Errors
    /// [`BuildError`]; nothing is left running then.
    pub fn build(self) -> Result<Arc<Machine>, BuildError> {
        self.check()?;
        let cards = self.cards();
        let cpus = self.host.parallelism();
        let threads = self.threads.unwrap_or(cpus.min(MAX_THREADS));
        let places = place(cards, |card| self.vram_of(card) & !(PAGE - 1));
        let system_bytes = (self.system_bytes & !(PAGE - 1)).max(PAGE);
        let heap = |bytes: u64| {
            Heap::new(Arc::clone(&self.host), bytes).map_err(|errno| BuildError::Memory { bytes, errno })
        };
        // A machine with no GPU needs no doorbells, but a heap has at least a page.
        let gpus = places.len().max(1) as u64;
        let doorbells = heap((DOORBELL_SLICES * DOORBELL_SLICE + PAGE) * gpus)?;
        let mut devices = Vec::new();
        for place in &places {
            let vram = heap(place.vram_bytes.saturating_mul(ROOM))?;
            let mmio = doorbells
                .take(PAGE)
                .map_err(|errno| BuildError::Memory { bytes: PAGE, errno })?;
            devices.push(Device::new(*place, vram, mmio));
        }
        let system = heap(system_bytes.saturating_mul(ROOM))?;
        let irq = Arc::new(Irq::new(self.log, places.iter().map(|p| p.id).collect()));
        let scheduler = Scheduler::new(Arc::clone(&self.host), Arc::clone(&irq) as _);
        let scheduler = Arc::new(scheduler.with_time_limit(self.time_limit));
        let kernel = Kernel::new(Parts {
            host: Arc::clone(&self.host),
            counters: Arc::new(Counters::default()),
            devices,
            scheduler: Arc::clone(&scheduler),
            doorbells,
            system,
            system_bytes,
            cpus,
            irq,
            options: self.options,
            observer: self.observer.clone(),
        });
        let products = self
            .cards()
            .iter()
            .flat_map(|card| core::iter::repeat_n(card.product, card.product.gpus()))
            .collect();
        let spin = threads < cpus;
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
        Ok(Arc::new(Machine::new(kernel, running, products)))
    }
}
