//! A million random requests: each is answered with an errno that the driver documents, and a refused one
//! changes nothing.
#![expect(unsafe_code, reason = "raw ioctls, with pointers that lead nowhere")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

mod client;
mod requests;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use client::*;
use outcrop_abi::{drm, ioctl as number, kfd};
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, StdHost};
use outcrop_soft::{Builder, Machine, Usage};
use requests::{DRM, KFD, Request};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// A number that is wrong more often than not: ends of ranges, few bits, all bits.
    fn junk(&mut self) -> u64 {
        match self.below(6) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << self.below(64),
            3 => self.below(64),
            4 => (1 << self.below(64)) - 1,
            _ => self.next(),
        }
    }
}

const ARENA_PAGES: u64 = 64;
/// Addresses that differ in the lower half only.
const HALF: u64 = 1 << 32;

/// Reserves all addresses with one upper half, and has the client give out those of the last quarter from then on.
///
/// Fields of one request overlap halves of pointers of another, and what was taken is sent again with other fields in
/// it. So the lower half of a pointer may become a number, a flag or a `gpu_id`: with only reservations of the test
/// around it leads nowhere, while else the test's own stack or heap may be there, for the machine to write to as it was
/// asked. No number that is likely lies in the last quarter.
fn reserve_half(c: &Client) -> u64 {
    let whole = c.reserve(2 * HALF);
    let half = whole.next_multiple_of(HALF);
    for (from, to) in [(whole, half), (half + HALF, whole + 2 * HALF)] {
        if from < to {
            c.hide(from, to - from);
        }
    }
    *c.room.lock().unwrap() = half + HALF / 4 * 3 + PAGE..half + HALF - PAGE;
    half
}

/// The upper halves of the addresses where the process has something.
fn upper_halves() -> impl Iterator<Item = u64> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let bounds: Vec<_> = maps
        .lines()
        .filter_map(|line| line.split_once(' ')?.0.split_once('-'))
        .map(|(start, end)| [start, end].map(|text| u64::from_str_radix(text, 16).unwrap()))
        .filter(|[start, _]| *start < 1 << 47)
        .collect();
    bounds
        .into_iter()
        .flat_map(|[start, end]| start / HALF..=(end - 1) / HALF)
}

/// A client with things to name, and memory to point to.
struct World {
    c: Client,
    random: Random,
    /// What all addresses below lie in, see [`reserve_half`].
    half: u64,
    /// The upper halves of the addresses of all else.
    others: BTreeSet<u64>,
    /// Pages that can be read and written, an inaccessible one behind them.
    arena: u64,
    guard: u64,
    /// A page of `gpu_id`s that no request is asked to write.
    witness: u64,
    /// Addresses for the GPU.
    space: u64,
    /// The save areas of a queue.
    save_area: u64,
    null: Fd,
    handles: Vec<u64>,
    queues: Vec<u32>,
    events: Vec<u32>,
    gem: Vec<u32>,
    sync: Vec<u32>,
    files: Vec<u32>,
    listeners: Vec<Fd>,
    /// The last arguments of each request that were taken.
    taken: BTreeMap<(bool, u8), Vec<u8>>,
    /// Whether a runtime might have to wait for a debugger, that is for ever.
    debugged: bool,
}

const SPACE: u64 = 64 << 20;

impl World {
    fn new(machine: &Arc<Machine>, seed: u64) -> Self {
        let c = Client::new(machine);
        let half = reserve_half(&c);
        let arena = c.reserve((ARENA_PAGES + 2) * PAGE);
        let read_only = arena + ARENA_PAGES * PAGE + PAGE;
        for (at, pages) in [(arena, ARENA_PAGES), (read_only, 1)] {
            let map = Map {
                at: MapAt::Replace(at as usize),
                len: (pages * PAGE) as usize,
                prot: RW,
                source: MapSource::Anonymous,
            };
            // SAFETY: the test's own reservation.
            unsafe { c.p().map(&map) }.unwrap();
        }
        // SAFETY: the test's own page.
        let ids = unsafe { std::slice::from_raw_parts_mut(read_only as *mut u32, PAGE as usize / 4) };
        ids.fill(c.gpu_id);
        let null = c
            .p()
            .open("/dev/null", OpenFlags::READ | OpenFlags::WRITE)
            .unwrap();
        let space = c.reserve(SPACE);
        let mut world = Self {
            random: Random(seed),
            half,
            others: upper_halves().filter(|&upper| upper != half / HALF).collect(),
            arena,
            guard: read_only - PAGE,
            witness: read_only,
            space,
            save_area: 0,
            null,
            handles: Vec::new(),
            queues: Vec::new(),
            events: Vec::new(),
            gem: Vec::new(),
            sync: Vec::new(),
            files: vec![c.render.0 as u32, c.kfd.0 as u32, null.0 as u32],
            listeners: Vec::new(),
            taken: BTreeMap::new(),
            debugged: false,
            c,
        };
        world.furnish();
        world
    }

    /// BOs, queues and events, so that there is something to name.
    fn furnish(&mut self) {
        for kind in [
            kfd::KFD_IOC_QUEUE_TYPE_COMPUTE_AQL,
            kfd::KFD_IOC_QUEUE_TYPE_COMPUTE,
            kfd::KFD_IOC_QUEUE_TYPE_SDMA,
        ] {
            let (mut args, ring, pointers, extra) = self.c.queue_args(kind, 4096);
            for buffer in [ring, pointers].iter().chain(&extra) {
                self.handles.push(buffer.handle);
            }
            self.c.kfd(kfd::AMDKFD_IOC_CREATE_QUEUE, &mut args).unwrap();
            self.save_area = self.save_area.max(args.ctx_save_restore_address);
            self.queues.push(args.queue_id);
            // SAFETY: plain words.
            let bytes = unsafe { std::slice::from_raw_parts((&raw const args).cast(), size_of_val(&args)) };
            self.taken.insert(
                (true, number::number(kfd::AMDKFD_IOC_CREATE_QUEUE)),
                bytes.to_vec(),
            );
        }
        for kind in [
            kfd::KFD_IOC_EVENT_SIGNAL,
            kfd::KFD_IOC_EVENT_MEMORY,
            kfd::KFD_IOC_EVENT_HW_EXCEPTION,
        ] {
            self.events.push(self.c.event(kind, true).event_id);
        }
        for flags in [VRAM, GTT] {
            let buffer = self.c.alloc(16 * PAGE, flags);
            self.handles.push(buffer.handle);
        }
    }

    fn pointer(&mut self) -> u64 {
        let r = &mut self.random;
        match r.below(12) {
            0 => 0,
            1 => r.junk(),
            2 => self.guard,
            3 => self.guard - r.below(64),
            4 => 8,
            5 => self.space,
            6 => u64::MAX - r.below(4096),
            _ => self.arena + r.below(ARENA_PAGES - 1) * PAGE + r.below(512) * 8,
        }
    }

    /// A value for a field of this kind, see [`Request::fields`].
    fn field(&mut self, kind: u8) -> u64 {
        if kind == b'P' {
            return self.pointer();
        }
        let r = &mut self.random;
        if kind == b'D' {
            return match r.below(8) {
                0 => self.pointer(),
                n => self.witness + n * 8,
            };
        }
        if kind == b'S' && !r.one_in(8) {
            // What lies there goes with the arguments, which are elsewhere.
            let at = self.arena;
            for i in 0..4 {
                let handle = self.sync.get(r.below(8) as usize).copied().unwrap_or(1);
                // SAFETY: a word of the arena.
                unsafe { ((at + i * 4) as *mut u32).write(handle) };
            }
            return at;
        }
        if matches!(kind, b'S' | b'Q') {
            return self.pointer();
        }
        let page = |r: &mut Random| r.below(SPACE / PAGE) * PAGE;
        match kind {
            b'A' => self.space + page(r),
            b'Z' => (1 + r.below(8)) * PAGE,
            b'H' => r.pick(&self.handles),
            b'U' => self.arena + r.below(ARENA_PAGES / 2) * PAGE,
            b'g' => self.c.gpu_id.into(),
            b'q' => r.pick(&self.queues).into(),
            b'e' => r.pick(&self.events).into(),
            b'h' => self.gem.last().copied().unwrap_or(1).into(),
            b's' => self.sync.last().copied().unwrap_or(1).into(),
            b'f' => r.pick(&self.files).into(),
            b'n' | b'N' => r.below(4),
            b'c' => r.below(8) * 32,
            b'o' => r.below(20),
            b'p' => u64::from(std::process::id()),
            b'b' => r.next() & r.next() & r.next() & 0xff,
            b'B' => r.next() & r.next() & r.next(),
            b'm' => {
                let flags = [
                    VRAM,
                    GTT,
                    kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE,
                    kfd::KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL,
                    kfd::KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP,
                ];
                r.pick(&flags).into()
            }
            b'0' | b'z' => 0,
            _ => panic!("no such kind of field: {}", kind as char),
        }
    }

    /// Arguments of a request: fields of their kinds, or what was taken before, and junk here and there.
    fn arguments(&mut self, of_kfd: bool, request: &Request) -> Vec<u8> {
        let nr = number::number(request.number);
        let mut bytes = match self.taken.get(&(of_kfd, nr)) {
            Some(taken) if self.random.one_in(2) => taken.clone(),
            _ => Vec::new(),
        };
        let fresh = bytes.is_empty();
        let wild = self.random.pick(&[4, 12, 1 << 20]);
        let mut at = 0;
        for &kind in request.fields.as_bytes() {
            let width = if kind.is_ascii_uppercase() || kind == b'0' {
                8
            } else {
                4
            };
            let value = if self.random.one_in(wild) {
                self.random.junk()
            } else if fresh || self.random.one_in(8) {
                self.field(kind)
            } else {
                at += width;
                continue;
            };
            bytes.resize(bytes.len().max(at + width), 0);
            bytes[at..at + width].copy_from_slice(&value.to_le_bytes()[..width]);
            at += width;
        }
        bytes
    }

    /// Bytes that [`Self::tame`] looks at.
    const TAMED: usize = 32;

    /// What would stop the test itself: waits that nobody ends, and files that are not the machine's.
    fn tame(&mut self, of_kfd: bool, request: u32, bytes: &mut [u8]) -> bool {
        let mut set = |at: usize, value: u32| {
            if let Some(field) = bytes.get_mut(at..at + 4) {
                field.copy_from_slice(&value.to_le_bytes());
            }
        };
        let nr = number::number(request);
        if !of_kfd {
            // A deadline, absolute, or the wait for a submission.
            if nr == number::number(drm::DRM_IOCTL_SYNCOBJ_WAIT) {
                set(8, 0);
                set(12, 0);
            } else if nr == number::number(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT) {
                set(16, 0);
                set(20, 0);
            } else if nr == number::number(drm::DRM_IOCTL_SYNCOBJ_TRANSFER) {
                set(24, 0);
            }
        } else if nr == number::number(kfd::AMDKFD_IOC_WAIT_EVENTS) {
            set(16, 0);
        } else if nr == number::number(kfd::AMDKFD_IOC_RUNTIME_ENABLE) {
            return !self.debugged;
        } else if nr == number::number(kfd::AMDKFD_IOC_DBG_TRAP) {
            // The file of ENABLE gets what the machine writes.
            let file = if self.random.one_in(4) {
                u32::MAX
            } else {
                self.null.0 as u32
            };
            if bytes.get(4..8) == Some(&[0; 4]) {
                bytes
                    .get_mut(28..32)
                    .into_iter()
                    .for_each(|f| f.copy_from_slice(&file.to_le_bytes()));
                self.debugged = true;
            }
            // The caller says how far apart the entries of a snapshot are: none may lie beyond the page that nobody can
            // touch.
            let snapshots = [
                kfd::KFD_IOC_DBG_TRAP_GET_QUEUE_SNAPSHOT,
                kfd::KFD_IOC_DBG_TRAP_GET_DEVICE_SNAPSHOT,
            ];
            if snapshots
                .map(u32::to_le_bytes)
                .iter()
                .any(|op| bytes.get(4..8) == Some(op))
                && let Some(field) = bytes.get_mut(28..32)
            {
                let step = u32::from_le_bytes([field[0], field[1], field[2], field[3]]);
                field.copy_from_slice(&step.min(PAGE as u32).to_le_bytes());
            }
        } else if nr == number::number(kfd::AMDKFD_IOC_SVM) {
            // A GPU may write to a range: none holds more of the process than the arena.
            let end = self.arena + ARENA_PAGES * PAGE;
            if let Some((start, size)) = bytes.split_at_mut_checked(8)
                && let Some(size) = size.get_mut(..8)
            {
                let start = start.try_into().map_or(0, u64::from_le_bytes);
                let asked = (&*size).try_into().map_or(0, u64::from_le_bytes);
                let inside = start >= self.arena && start < end;
                let most = if inside { end - start } else { PAGE };
                if asked > most && asked < 1 << 47 {
                    size.copy_from_slice(&most.to_le_bytes());
                }
            }
        } else if nr == number::number(kfd::AMDKFD_IOC_GET_QUEUE_WAVE_STATE) {
            // What is written lies as far apart as the save areas of the XCCs do.
            let place = self.random.pick(&[self.save_area, self.guard, self.space, 0]);
            if let Some(field) = bytes.get_mut(..8) {
                field.copy_from_slice(&place.to_le_bytes());
            }
        }
        true
    }

    /// Notes what a request that was taken has made.
    fn harvest(&mut self, of_kfd: bool, request: u32, bytes: &[u8]) {
        let word = |at: usize| {
            bytes
                .get(at..at + 4)
                .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
        };
        let long = |at: usize| {
            bytes
                .get(at..at + 8)
                .map(|b| u64::from_le_bytes(b.try_into().unwrap()))
        };
        let nr = |request| number::number(request);
        let of = nr(request);
        if of_kfd && of == nr(kfd::AMDKFD_IOC_ALLOC_MEMORY_OF_GPU) {
            self.handles.extend(long(16));
        } else if of_kfd && of == nr(kfd::AMDKFD_IOC_IMPORT_DMABUF) {
            self.handles.extend(long(8));
        } else if of_kfd && of == nr(kfd::AMDKFD_IOC_CREATE_QUEUE) {
            self.queues.extend(word(52));
        } else if of_kfd && of == nr(kfd::AMDKFD_IOC_CREATE_EVENT) {
            self.events.extend(word(24));
        } else if of_kfd && of == nr(kfd::AMDKFD_IOC_EXPORT_DMABUF) {
            self.files.extend(word(12));
        } else if of_kfd && of == nr(kfd::AMDKFD_IOC_SMI_EVENTS) {
            self.listeners.extend(word(4).map(|fd| Fd(fd as i32)));
            if self.listeners.len() > 16 {
                self.c.p().close(self.listeners.remove(0)).unwrap();
            }
        } else if !of_kfd && of == nr(drm::DRM_IOCTL_AMDGPU_GEM_CREATE) {
            self.gem.extend(word(0));
        } else if !of_kfd && of == nr(drm::DRM_IOCTL_AMDGPU_GEM_USERPTR) {
            self.gem.extend(word(20));
        } else if !of_kfd && of == nr(drm::DRM_IOCTL_PRIME_HANDLE_TO_FD) {
            self.files.extend(word(8));
        }
        if !of_kfd && of == nr(drm::DRM_IOCTL_SYNCOBJ_CREATE) {
            self.sync.extend(word(0));
        } else if !of_kfd && of == nr(drm::DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD) {
            self.files.extend(word(8));
        }
        self.taken.insert((of_kfd, of), bytes.to_vec());
        if self.handles.len() > 200 {
            self.handles.drain(..100);
        }
    }

    /// Whether an argument has what may point to memory of the process that is not the test's, as numbers side by side and
    /// answers that are sent again may make one: the machine would write there, as it was asked.
    fn names_others(&self, arg: u64, size: usize) -> bool {
        if !(self.arena..self.guard).contains(&arg) {
            return false;
        }
        (arg..(arg + size as u64).min(self.guard - 7))
            .step_by(8)
            .any(|at| {
                // SAFETY: a word of the arena.
                let upper = unsafe { (at as *const u64).read_unaligned() } / HALF;
                self.others.contains(&upper)
            })
    }

    /// One call; `Err` tells what was wrong with its answer.
    fn call(&mut self) -> Result<(), String> {
        let of_kfd = !self.random.one_in(4);
        let table = if of_kfd { KFD } else { DRM };
        let known = table[self.random.below(table.len() as u64) as usize];
        let mut bytes = self.arguments(of_kfd, &known);
        let mut request = known.number;
        if known.flexible && self.random.one_in(2) {
            request = number::with_size(request, bytes.len()).unwrap();
        }
        match self.random.below(24) {
            0 => request = number::with_size(request, self.random.below(600) as usize).unwrap(),
            1 => request = request & !0xff | self.random.below(256) as u32,
            2 => request = request & 0x3fff_ffff | (self.random.next() as u32) << 30,
            3 => request = self.random.next() as u32,
            _ => {}
        }
        let size = number::size(request);
        bytes.resize(size, self.random.next() as u8);
        // Of a field that the size cuts the driver reads what is left of it.
        let mut whole = bytes.clone();
        whole.resize(size.max(Self::TAMED), 0);
        if !self.tame(of_kfd, request, &mut whole) || whole[size..].iter().any(|&byte| byte != 0) {
            return Ok(());
        }
        bytes.copy_from_slice(&whole[..size]);
        // Right before the page that nobody can touch, or somewhere else.
        let whole = self.guard - size as u64;
        let arg = if self.random.one_in(16) {
            self.pointer()
        } else {
            whole
        };
        if arg == whole {
            // SAFETY: `size` bytes at the end of the arena.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), whole as *mut u8, size) };
        }
        if self.names_others(arg, size) {
            return Ok(());
        }
        let tamed = [
            kfd::AMDKFD_IOC_WAIT_EVENTS,
            kfd::AMDKFD_IOC_RUNTIME_ENABLE,
            kfd::AMDKFD_IOC_DBG_TRAP,
            kfd::AMDKFD_IOC_GET_QUEUE_WAVE_STATE,
            kfd::AMDKFD_IOC_SVM,
        ];
        let tamed_drm = [
            drm::DRM_IOCTL_SYNCOBJ_WAIT,
            drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT,
            drm::DRM_IOCTL_SYNCOBJ_TRANSFER,
        ];
        let tamed: &[u32] = if of_kfd { &tamed } else { &tamed_drm };
        if arg != whole
            && tamed
                .iter()
                .any(|r| number::number(*r) == number::number(request))
        {
            // What lies there has not been.
            return Ok(());
        }
        let (m, fd) = (&self.c.machine, if of_kfd { self.c.kfd } else { self.c.render });
        let before = m.usage();
        // SAFETY: what is mapped where the argument says is the test's own (see `reserve_half` and
        // `names_others`), or not to be written.
        let answer = unsafe { m.ioctl(fd, request, arg as *mut u8) };
        let after = m.usage();
        let what = || {
            format!(
                "{request:#x} of {} at {arg:#x}: {answer:?}; {bytes:02x?}",
                if of_kfd { "kfd" } else { "drm" }
            )
        };
        if !self.is_witness_whole() {
            return Err(format!("wrote what it may not: {}", what()));
        }
        match answer {
            Ok(_) => {
                if arg == whole {
                    // SAFETY: as above.
                    unsafe { std::ptr::copy_nonoverlapping(whole as *const u8, bytes.as_mut_ptr(), size) };
                    self.harvest(of_kfd, request, &bytes);
                }
            }
            Err(errno) => {
                let nr = number::number(request);
                let typed = of_kfd || number::base(request) == b'd';
                let request = table.iter().find(|r| r.nr() == nr).filter(|_| typed);
                let documented = match request {
                    Some(request) => errno == Errno::FAULT || request.errnos.contains(&errno),
                    None if typed && !of_kfd => matches!(errno, Errno::INVAL | Errno::ACCES | Errno::FAULT),
                    None => errno == Errno::NOTTY,
                };
                if !documented {
                    return Err(format!("undocumented: {}", what()));
                }
                if before != after && !request.is_some_and(|r| r.partial) {
                    return Err(format!("refused, but {before:?} became {after:?}: {}", what()));
                }
            }
        }
        Ok(())
    }

    fn is_witness_whole(&self) -> bool {
        // SAFETY: the test's own page.
        let witness = unsafe { std::slice::from_raw_parts(self.witness as *const u32, PAGE as usize / 4) };
        witness.iter().all(|&id| id == self.c.gpu_id)
    }

    /// Closes everything.
    fn end(self) {
        let m = &self.c.machine;
        let first = self.c.kfd.0.min(self.c.render.0);
        let mut fd = first;
        while m.usage().files != 0 {
            let _ = m.close(Fd(fd));
            fd += 1;
            assert!(fd < first + (1 << 20), "files are left: {:?}", m.usage());
        }
        m.close(self.null).unwrap();
        self.listeners.iter().for_each(|&fd| m.close(fd).unwrap());
        self.c.hide(self.half, HALF);
    }
}

/// Makes so many calls, closes all files and returns what is left.
fn run(seed: u64, calls: u64) -> Usage {
    // Every other world has AMD's own kernel module and clients that may do all.
    let odd = !seed.is_multiple_of(2);
    let m = Builder::new(Arc::new(StdHost::new()))
        .amd_requests(odd)
        .privileged(odd)
        .threads(0)
        .build()
        .unwrap();
    let mut world = World::new(&m, seed);
    for n in 0..calls {
        if let Err(error) = world.call() {
            panic!("seed {seed:#x}, call {n}: {error}");
        }
    }
    world.end();
    m.usage()
}

#[test]
fn a_million_random_requests() {
    const WORLDS: u64 = 50;
    // A seed and a number of calls of one's own replay what has failed.
    let given = |name, or| std::env::var(name).map_or(or, |text| text.parse().unwrap());
    let calls: u64 = given("OUTCROP_RANDOM_CALLS", 1_000_000);
    let first: u64 = given("OUTCROP_RANDOM_SEED", 0);
    for seed in first..first + WORLDS {
        let left = run(seed, calls / WORLDS);
        assert!(left.is_empty(), "seed {seed}: {left:?}");
    }
}
