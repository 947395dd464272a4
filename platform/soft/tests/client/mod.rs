//! A client that makes raw ioctls, the way a runtime would, and checks what comes back.
#![allow(
    dead_code,
    unsafe_code,
    missing_docs,
    reason = "raw ioctls; each test file uses a part"
)]
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

use std::ops::Range;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use outcrop_abi::kfd;
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, Prot, StdHost};
use outcrop_soft::{Builder, Machine, Product};

pub mod aql;
pub mod sdma;

pub const PAGE: u64 = 4096;
pub const RW: Prot = Prot::READ.union(Prot::WRITE);
pub const VRAM: u32 = kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM
    | kfd::KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC
    | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE;
pub const GTT: u32 = kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT
    | kfd::KFD_IOC_ALLOC_MEM_FLAGS_COHERENT
    | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE;

pub fn machine(threads: usize) -> Arc<Machine> {
    Builder::new(Arc::new(StdHost::new()))
        .threads(threads)
        .build()
        .unwrap()
}

/// A machine with one card.
pub fn machine_of(product: Product, threads: usize) -> Arc<Machine> {
    Builder::new(Arc::new(StdHost::new()))
        .card(product)
        .threads(threads)
        .build()
        .unwrap()
}

pub fn ioctl<T>(p: &dyn Platform, fd: Fd, request: u32, args: &mut T) -> Result<(), Errno> {
    assert_eq!(
        request >> 16 & 0x3fff,
        size_of::<T>() as u32,
        "request {request:#x} is of another type"
    );
    // SAFETY: `args` has the size that the request says, and the tests keep what it points to.
    unsafe { p.ioctl(fd, request, std::ptr::from_mut(args).cast()) }.map(|_| ())
}

pub struct Client {
    pub machine: Arc<Machine>,
    pub kfd: Fd,
    pub render: Fd,
    pub gpu_id: u32,
    /// Reserved addresses that are given out before others.
    pub room: Mutex<Range<u64>>,
}

#[derive(Clone, Copy, Debug)]
pub struct Buffer {
    pub handle: u64,
    pub va: u64,
    pub size: u64,
    pub mmap_offset: u64,
}

impl Buffer {
    pub fn word(&self, offset: u64) -> &'static AtomicU64 {
        assert!(offset + 8 <= self.size);
        // SAFETY: in bounds of a mapping that the test keeps.
        unsafe { AtomicU64::from_ptr((self.va + offset) as *mut u64) }
    }

    pub fn get(&self, offset: u64) -> u64 {
        self.word(offset).load(Ordering::SeqCst)
    }

    pub fn set(&self, offset: u64, value: u64) {
        self.word(offset).store(value, Ordering::SeqCst);
    }

    pub fn set32(&self, offset: u64, value: u32) {
        assert!(offset + 4 <= self.size);
        // SAFETY: as in `word`.
        unsafe { AtomicU32::from_ptr((self.va + offset) as *mut u32) }.store(value, Ordering::Release);
    }

    pub fn get32(&self, offset: u64) -> u32 {
        assert!(offset + 4 <= self.size);
        // SAFETY: as in `word`.
        unsafe { AtomicU32::from_ptr((self.va + offset) as *mut u32) }.load(Ordering::Acquire)
    }

    pub fn bytes(&self) -> &'static mut [u8] {
        // SAFETY: as in `word`; the tests use it while no queue runs.
        unsafe { std::slice::from_raw_parts_mut(self.va as *mut u8, self.size as usize) }
    }
}

impl Client {
    /// Opens the devices and acquires the address space of GPU 0.
    pub fn new(machine: &Arc<Machine>) -> Self {
        let p: &dyn Platform = &**machine;
        let kfd = p.open("/dev/kfd", OpenFlags::READ | OpenFlags::WRITE).unwrap();
        let render = p
            .open("/dev/dri/renderD128", OpenFlags::READ | OpenFlags::WRITE)
            .unwrap();
        let mut text = [0; 64];
        let n = p
            .read_file("/sys/devices/virtual/kfd/kfd/topology/nodes/1/gpu_id", &mut text)
            .unwrap();
        let gpu_id = std::str::from_utf8(&text[..n]).unwrap().trim().parse().unwrap();
        let mut args = kfd::AcquireVmArgs {
            drm_fd: render.0 as u32,
            gpu_id,
        };
        ioctl(p, kfd, kfd::AMDKFD_IOC_ACQUIRE_VM, &mut args).unwrap();
        Self {
            machine: Arc::clone(machine),
            kfd,
            render,
            gpu_id,
            room: Mutex::default(),
        }
    }

    pub fn p(&self) -> &dyn Platform {
        &*self.machine
    }

    pub fn kfd<T>(&self, request: u32, args: &mut T) -> Result<(), Errno> {
        ioctl(self.p(), self.kfd, request, args)
    }

    /// The time that requests count their ends in.
    pub fn now(&self) -> u64 {
        StdHost::new().monotonic_ns()
    }

    pub fn drm<T>(&self, request: u32, args: &mut T) -> Result<(), Errno> {
        ioctl(self.p(), self.render, request, args)
    }

    pub fn reserve(&self, size: u64) -> u64 {
        let size = size.next_multiple_of(PAGE);
        let mut room = self.room.lock().unwrap();
        if size <= room.end - room.start {
            let at = room.start;
            room.start += size;
            return at;
        }
        let map = Map {
            at: MapAt::Any,
            len: size as usize,
            prot: Prot::empty(),
            source: MapSource::Anonymous,
        };
        // SAFETY: a new range.
        unsafe { self.p().map(&map) }.unwrap() as u64
    }

    pub fn alloc_at(&self, va: u64, size: u64, flags: u32) -> Result<Buffer, Errno> {
        let mut args = kfd::AllocMemoryOfGpuArgs {
            va_addr: va,
            size,
            handle: 0,
            mmap_offset: 0,
            gpu_id: self.gpu_id,
            flags,
        };
        self.kfd(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, &mut args)?;
        Ok(Buffer {
            handle: args.handle,
            va,
            size,
            mmap_offset: args.mmap_offset,
        })
    }

    pub fn show(&self, fd: Fd, offset: u64, at: u64, len: u64) -> Result<*mut u8, Errno> {
        let map = Map {
            at: MapAt::Replace(at as usize),
            len: len as usize,
            prot: RW,
            source: MapSource::File(fd, offset),
        };
        // SAFETY: the tests map over their own reservations.
        unsafe { self.p().map(&map) }
    }

    /// A BO at the same address for the processor and the GPU.
    pub fn alloc(&self, size: u64, flags: u32) -> Buffer {
        let size = size.next_multiple_of(PAGE);
        let va = self.reserve(size);
        let buffer = self.alloc_at(va, size, flags).unwrap();
        self.show(self.render, buffer.mmap_offset, va, size).unwrap();
        self.map(&buffer).unwrap();
        buffer
    }

    pub fn map(&self, buffer: &Buffer) -> Result<(), Errno> {
        let ids = [self.gpu_id];
        let mut args = kfd::MapMemoryToGpuArgs {
            handle: buffer.handle,
            device_ids_array_ptr: ids.as_ptr() as u64,
            n_devices: 1,
            n_success: 0,
        };
        self.kfd(kfd::AMDKFD_IOC_MAP_MEMORY_TO_GPU, &mut args)
    }

    pub fn unmap(&self, buffer: &Buffer) -> Result<(), Errno> {
        let ids = [self.gpu_id];
        let mut args = kfd::UnmapMemoryFromGpuArgs {
            handle: buffer.handle,
            device_ids_array_ptr: ids.as_ptr() as u64,
            n_devices: 1,
            n_success: 0,
        };
        self.kfd(kfd::AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU, &mut args)
    }

    pub fn free_handle(&self, handle: u64) -> Result<(), Errno> {
        self.kfd(
            kfd::AMDKFD_IOC_FREE_MEMORY_OF_GPU,
            &mut kfd::FreeMemoryOfGpuArgs { handle },
        )
    }

    pub fn free(&self, buffer: &Buffer) {
        self.unmap(buffer).unwrap();
        self.free_handle(buffer.handle).unwrap();
        self.hide(buffer.va, buffer.size);
    }

    pub fn hide(&self, va: u64, size: u64) {
        // SAFETY: the test's own mapping, which it uses no more.
        unsafe { self.p().unmap(va as *mut u8, size as usize) }.unwrap();
    }

    pub fn event(&self, kind: u32, auto_reset: bool) -> kfd::CreateEventArgs {
        let mut args = kfd::CreateEventArgs {
            event_type: kind,
            auto_reset: auto_reset.into(),
            ..Default::default()
        };
        self.kfd(kfd::AMDKFD_IOC_CREATE_EVENT, &mut args).unwrap();
        args
    }

    /// Waits for events and returns the result and the data.
    pub fn wait(&self, ids: &[u32], all: bool, timeout: u32) -> (Result<u32, Errno>, Vec<kfd::EventData>) {
        let mut data: Vec<_> = ids
            .iter()
            .map(|&event_id| kfd::EventData {
                event_id,
                ..Default::default()
            })
            .collect();
        let mut args = kfd::WaitEventsArgs {
            events_ptr: data.as_mut_ptr() as u64,
            num_events: ids.len() as u32,
            wait_for_all: all.into(),
            timeout,
            wait_result: 77,
        };
        let result = self.kfd(kfd::AMDKFD_IOC_WAIT_EVENTS, &mut args);
        (result.map(|()| args.wait_result), data)
    }

    /// Lets the machine work until `done`, or fails the test after ten seconds.
    pub fn until(&self, what: &str, mut done: impl FnMut() -> bool) {
        let start = Instant::now();
        while !done() {
            self.p().relax();
            assert!(
                start.elapsed() < Duration::from_secs(10),
                "{what} did not happen; faults: {:?}",
                self.machine.faults()
            );
        }
    }

    pub fn ring(&self, doorbell: *mut u8, value: u64) {
        // SAFETY: a doorbell of a queue of this client.
        unsafe { AtomicU64::from_ptr(doorbell.cast()) }.store(value, Ordering::Release);
        self.p().doorbell_hint(doorbell.cast());
    }

    pub fn close(self) {
        self.p().close(self.kfd).unwrap();
        self.p().close(self.render).unwrap();
    }
}

/// A queue with its buffers, and where its doorbell is.
pub struct Queue {
    pub id: u32,
    pub ring: Buffer,
    pub pointers: Buffer,
    pub ring_bytes: u64,
    pub extra: Vec<Buffer>,
    pub doorbell: *mut u8,
    pub doorbell_page: u64,
}

/// What CREATE_QUEUE wants for compute: bytes of the end-of-pipe buffer, and on an MI300X of the save area of an XCC with its
/// control stack.
pub const EOP: u64 = 4096;
pub const CTL_STACK: u32 = 12288;
pub const CWSR: u32 = 38 * 610_304 + 12288;

impl Client {
    /// A property of the GPU's topology node.
    pub fn property(&self, name: &str) -> u64 {
        let mut text = [0; 4096];
        let n = self
            .p()
            .read_file(
                "/sys/devices/virtual/kfd/kfd/topology/nodes/1/properties",
                &mut text,
            )
            .unwrap();
        let text = std::str::from_utf8(&text[..n]).unwrap();
        let value = text
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.unwrap().parse().unwrap()
    }

    /// Bytes of a compute queue's save areas and what a debugger keeps behind them, as `libhsakmt` works them out.
    fn save_bytes(&self) -> u64 {
        let xccs = self.property("num_xcc");
        let cus = self.property("simd_count") / self.property("simd_per_cu") / xccs;
        let engines = self.property("array_count") / self.property("simd_arrays_per_engine") / xccs;
        let waves = if self.property("gfx_target_version") / 10_000 == 9 {
            (cus * 40).min(engines * 512)
        } else {
            cus * 32
        };
        ((self.property("cwsr_size") + (waves * 32).next_multiple_of(64)) * xccs).next_multiple_of(PAGE)
    }

    pub fn queue_args(
        &self,
        kind: u32,
        ring_size: u32,
    ) -> (kfd::CreateQueueArgs, Buffer, Buffer, Vec<Buffer>) {
        let ring = self.alloc(ring_size.into(), GTT | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE);
        let pointers = self.alloc(PAGE, GTT);
        let mut args = kfd::CreateQueueArgs {
            ring_base_address: ring.va,
            ring_size,
            // The places of the indices in amd_queue_v2_t.
            write_pointer_address: pointers.va + 56,
            read_pointer_address: pointers.va + 128,
            gpu_id: self.gpu_id,
            queue_type: kind,
            queue_percentage: 100,
            queue_priority: 7,
            ..Default::default()
        };
        let mut extra = Vec::new();
        if matches!(
            kind,
            kfd::KFD_IOC_QUEUE_TYPE_COMPUTE | kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL
        ) {
            let eop = self.alloc(EOP, VRAM);
            let save = self.alloc(self.save_bytes(), GTT);
            args.eop_buffer_address = eop.va;
            args.eop_buffer_size = EOP;
            args.ctx_save_restore_address = save.va;
            args.ctx_save_restore_size = self.property("cwsr_size") as u32;
            args.ctl_stack_size = self.property("ctl_stack_size") as u32;
            extra = vec![eop, save];
        }
        (args, ring, pointers, extra)
    }

    pub fn create_queue(&self, kind: u32, ring_size: u32) -> Queue {
        let (mut args, ring, pointers, extra) = self.queue_args(kind, ring_size);
        if kind == kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL {
            for slot in 0..u64::from(ring_size) / 64 {
                ring.set32(slot * 64, 1);
            }
        }
        self.kfd(kfd::AMDKFD_IOC_CREATE_QUEUE, &mut args).unwrap();
        let doorbell_page = self.reserve(8192);
        let base = args.doorbell_offset & !8191;
        self.show(self.kfd, base, doorbell_page, 8192).unwrap();
        let doorbell = (doorbell_page + (args.doorbell_offset & 8191)) as *mut u8;
        Queue {
            id: args.queue_id,
            ring_bytes: ring_size.into(),
            ring,
            pointers,
            extra,
            doorbell,
            doorbell_page,
        }
    }

    pub fn destroy_queue(&self, queue: Queue) {
        self.kfd(
            kfd::AMDKFD_IOC_DESTROY_QUEUE,
            &mut kfd::DestroyQueueArgs {
                queue_id: queue.id,
                pad: 0,
            },
        )
        .unwrap();
        self.hide(queue.doorbell_page, 8192);
        self.free(&queue.ring);
        self.free(&queue.pointers);
        queue.extra.iter().for_each(|b| self.free(b));
    }
}

/// Puts packets into an SDMA ring.
pub struct Ring<'a> {
    pub c: &'a Client,
    pub queue: &'a Queue,
    pub at: u64,
}

impl Ring<'_> {
    pub fn put(&mut self, words: &[u32]) {
        for &word in words {
            self.queue.ring.set32(self.at % self.queue.ring_bytes, word);
            self.at += 4;
        }
    }

    pub fn go(&self) {
        self.queue.pointers.set(56, self.at);
        self.c.ring(self.queue.doorbell, self.at);
    }

    pub fn done(&self) -> bool {
        self.queue.pointers.get(128) == self.at
    }

    pub fn copy(&mut self, from: u64, to: u64, bytes: u32) {
        let (f, t) = (from.to_le_bytes(), to.to_le_bytes());
        let word = |b: &[u8]| u32::from_le_bytes(b.try_into().unwrap());
        self.put(&[
            1,
            bytes - 1,
            0,
            word(&f[..4]),
            word(&f[4..]),
            word(&t[..4]),
            word(&t[4..]),
        ]);
    }
}

pub fn halves(value: u64) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}
