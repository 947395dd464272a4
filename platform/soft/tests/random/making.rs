//! Requests that are nearly right, and what is learnt from those that were taken.
#![expect(unsafe_code, reason = "raw ioctls, with pointers that lead nowhere")]

use outcrop_abi::{drm, ioctl as number, kfd};
use outcrop_platform::Fd;

use super::client::*;
use super::requests::Request;
use super::{ARENA_PAGES, SPACE, World};

/// SplitMix64.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub(super) fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// A number that is wrong more often than not: ends of ranges, few bits, all bits.
    pub(super) fn junk(&mut self) -> u64 {
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

impl World {
    pub(super) fn pointer(&mut self) -> u64 {
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
    pub(super) fn arguments(&mut self, of_kfd: bool, request: &Request) -> Vec<u8> {
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
    pub(super) const TAMED: usize = 32;

    /// What would stop the test itself: waits that nobody ends, and files that are not the machine's.
    pub(super) fn tame(&mut self, of_kfd: bool, request: u32, bytes: &mut [u8]) -> bool {
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
    pub(super) fn harvest(&mut self, of_kfd: bool, request: u32, bytes: &[u8]) {
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
}
