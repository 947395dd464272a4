//! The calls, and whether their answers are as the driver documents.
#![expect(unsafe_code, reason = "raw ioctls, with pointers that lead nowhere")]

use std::collections::BTreeMap;
use std::sync::Arc;

use outcrop_abi::{drm, ioctl as number, kfd};
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform};
use outcrop_soft::Machine;

use super::addresses::{HALF, reserve_half, upper_halves};
use super::client::*;
use super::making::Random;
use super::requests::{DRM, KFD};
use super::{ARENA_PAGES, SPACE, World};

impl World {
    pub(super) fn new(machine: &Arc<Machine>, seed: u64) -> Self {
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
    pub(super) fn call(&mut self) -> Result<(), String> {
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
    pub(super) fn end(self) {
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
