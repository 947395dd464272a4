//! A GPU with queues and no driver: rings of packets, and what became of them.
#![allow(dead_code, reason = "each test uses a part")]
#![allow(
    unsafe_code,
    clippy::undocumented_unsafe_blocks,
    clippy::mut_from_ref,
    reason = "device memory is host memory, never freed"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    reason = "a helper fails the test where it stands"
)]

use core::alloc::Layout;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::alloc::alloc_zeroed;
use std::sync::{Arc, Mutex};

use outcrop_gpu::device::{Interrupts, QueueFault};
use outcrop_gpu::hqd::{Context, Doorbells, Engine, Hqd};
use outcrop_gpu::scheduler::{Progress, Queue, Scheduler, Worker};
use outcrop_gpu::shader::{Clock, CodeCache, Origin};
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::Target;
use outcrop_platform::StdHost;

pub mod tinygrad;

/// The clock's constant answer.
pub const TICKS: u64 = 0x1234_5678_9abc;
const DOORBELLS: usize = 8;
const RING_WORDS: u64 = 1024;

struct Still;
impl Clock for Still {
    fn ticks(&self) -> u64 {
        TICKS
    }
}

/// What the GPU told.
#[derive(Default)]
pub struct Told {
    pub events: Mutex<Vec<u32>>,
    pub faults: Mutex<Vec<QueueFault>>,
}

impl Interrupts for Told {
    fn event(&self, _pasid: u32, event_id: u32) {
        self.events.lock().unwrap().push(event_id);
    }

    fn queue_fault(
        &self,
        _pasid: u32,
        _gpu: usize,
        _queue_id: u32,
        fault: &QueueFault,
        _: Option<Origin>,
        _: bool,
    ) {
        self.faults.lock().unwrap().push(*fault);
    }
}

pub struct Machine {
    pub target: Target,
    pub told: Arc<Told>,
    pub vm: Arc<Gpuvm>,
    code: Arc<CodeCache>,
    scheduler: Scheduler,
    worker: Mutex<Worker>,
    doorbells: &'static [AtomicU64; DOORBELLS],
    queues: AtomicU64,
    pub xccs: u32,
}

/// A ring and how many words were put into it.
pub struct Ring {
    pub queue: Arc<Queue>,
    base: u64,
    rptr: u64,
    doorbell: usize,
    pub at: u64,
    /// Units of the pointers in a word.
    scale: u64,
}

pub fn low(address: u64) -> u32 {
    address as u32
}

pub fn high(address: u64) -> u32 {
    (address >> 32) as u32
}

/// A PM4 command of its opcode and body.
pub fn pm4(opcode: u8, body: &[u32]) -> Vec<u32> {
    let mut words = vec![3 << 30 | (body.len() as u32 - 1) << 16 | u32::from(opcode) << 8];
    words.extend(body);
    words
}

impl Machine {
    /// A GPU of `target`.
    pub fn new(target: Target) -> Self {
        let told = Arc::new(Told::default());
        Self {
            target,
            vm: Arc::new(Gpuvm::new()),
            code: Arc::new(CodeCache::new(target)),
            scheduler: Scheduler::new(Arc::new(StdHost::new()), Arc::clone(&told) as Arc<dyn Interrupts>),
            told,
            worker: Mutex::default(),
            doorbells: Box::leak(Box::default()),
            queues: AtomicU64::new(0),
            xccs: 1,
        }
    }

    /// Zeroed memory at the same address for the host and the device.
    pub fn memory(&self, bytes: usize) -> u64 {
        let layout = Layout::from_size_align(bytes.next_multiple_of(4096), 4096).unwrap();
        let p = unsafe { alloc_zeroed(layout) };
        let access = Access::READ | Access::WRITE | Access::EXEC;
        unsafe { self.vm.map(p as u64, layout.size() as u64, p, access) }.unwrap();
        p as u64
    }

    /// Zeroed memory at a device address.
    pub fn memory_at(&self, va: u64, bytes: usize) -> u64 {
        let layout = Layout::from_size_align(bytes.next_multiple_of(4096), 4096).unwrap();
        let p = unsafe { alloc_zeroed(layout) };
        let access = Access::READ | Access::WRITE | Access::EXEC;
        unsafe { self.vm.map(va, layout.size() as u64, p, access) }.unwrap();
        p as u64
    }

    /// Maps a page of another machine's memory.
    pub fn memory_shared(&self, at: u64) {
        let access = Access::READ | Access::WRITE;
        unsafe { self.vm.map(at, 4096, at as *mut u8, access) }.unwrap();
    }

    fn load(&self, engine: Engine, scale: u64) -> Ring {
        let (base, pointers) = (self.memory(RING_WORDS as usize * 4), self.memory(4096));
        let id = self.queues.fetch_add(1, Ordering::Relaxed) as usize;
        let context = Context {
            pasid: 1,
            gpu: 0,
            queue_id: id as u32,
            vm: Arc::clone(&self.vm),
            code: Arc::clone(&self.code),
            clock: Arc::new(Still),
            doorbells: unsafe { Doorbells::new(self.doorbells.as_ptr(), DOORBELLS as u32) },
            shared_base: 1 << 48,
            private_base: 2 << 48,
            xccs: self.xccs,
            shader_engines: 4,
            gws: None,
        };
        let hqd = Hqd {
            context,
            engine,
            ring: base,
            ring_bytes: RING_WORDS * 4,
            rptr: pointers,
            wptr: pointers + 64,
            doorbell: id as u32 * 2,
            priority: 0,
        };
        let queue = self.scheduler.load(hqd, Arc::new(AtomicBool::new(true)));
        Ring {
            queue,
            base,
            rptr: pointers,
            doorbell: id,
            at: 0,
            scale,
        }
    }

    pub fn pm4_ring(&self) -> Ring {
        self.load(Engine::Pm4, 1)
    }

    pub fn sdma_ring(&self) -> Ring {
        self.load(Engine::Sdma(0), 4)
    }

    /// Puts words into a ring without telling.
    pub fn put(&self, ring: &mut Ring, words: &[u32]) {
        for &word in words {
            self.set32(ring.base + ring.at % RING_WORDS * 4, word);
            ring.at += 1;
        }
    }

    /// Submits what is in a ring.
    pub fn ring(&self, ring: &Ring) {
        self.doorbells[ring.doorbell].store(ring.at * ring.scale, Ordering::Release);
    }

    /// Submits what is in a ring and lets the GPU work until it is done or waits.
    pub fn go(&self, ring: &Ring) -> Progress {
        self.ring(ring);
        self.settle()
    }

    /// Lets the GPU work until `done`.
    pub fn until(&self, done: impl Fn() -> bool) {
        let mut worker = self.worker.lock().unwrap();
        for _ in 0..10_000 {
            self.scheduler.work(&mut worker);
            if done() {
                return;
            }
        }
        panic!("what is waited for does not happen");
    }

    /// Puts words into a ring and submits them.
    pub fn submit(&self, ring: &mut Ring, words: &[u32]) -> Progress {
        self.put(ring, words);
        self.go(ring)
    }

    /// Lets the GPU work until it is done or waits.
    pub fn settle(&self) -> Progress {
        let mut worker = self.worker.lock().unwrap();
        for _ in 0..1_000_000 {
            let progress = self.scheduler.work(&mut worker);
            if progress != Progress::Worked {
                return progress;
            }
        }
        panic!("the GPU works without end");
    }

    /// Whether all of a ring has been executed, as its read pointer tells.
    pub fn done(&self, ring: &Ring) -> bool {
        self.get64(ring.rptr) == ring.at * ring.scale
    }

    /// The only fault that was told.
    pub fn fault(&self) -> QueueFault {
        let mut faults = self.told.faults.lock().unwrap();
        assert_eq!(faults.len(), 1, "{:?}: {faults:?}", self.target);
        faults.pop().unwrap()
    }

    pub fn no_fault(&self) {
        let faults = self.told.faults.lock().unwrap();
        assert!(faults.is_empty(), "{:?}: {}", self.target, faults[0]);
    }

    pub fn get32(&self, va: u64) -> u32 {
        unsafe { (va as *const u32).read_volatile() }
    }

    pub fn set32(&self, va: u64, value: u32) {
        unsafe { (va as *mut u32).write_volatile(value) };
    }

    pub fn get64(&self, va: u64) -> u64 {
        unsafe { (va as *const u64).read_volatile() }
    }

    pub fn set64(&self, va: u64, value: u64) {
        unsafe { (va as *mut u64).write_volatile(value) };
    }

    pub fn bytes(&self, va: u64, len: usize) -> &mut [u8] {
        unsafe { core::slice::from_raw_parts_mut(va as *mut u8, len) }
    }
}
