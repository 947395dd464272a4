//! A wave's view of device memory: a few cached translations.

use core::ptr;

use crate::vm::{Access, FaultKind, Gpuvm, MemoryFault, Snapshot, sparse};

const WAYS: usize = 4;

#[derive(Clone, Copy)]
struct Entry {
    start: u64,
    end: u64,
    host: *mut u8,
    access: Access,
}

// SAFETY: `host` is an address that `Gpuvm::map`'s caller vouched for on every thread.
#[expect(unsafe_code, reason = "a pointer into device memory, which all threads share")]
unsafe impl Send for Entry {}

const NOTHING: Entry = Entry {
    start: 1,
    end: 0,
    host: ptr::null_mut(),
    access: Access::empty(),
};

/// Translations of whole mappings, valid for one [`Snapshot`].
pub(crate) struct Tlb {
    snapshot: Option<Snapshot>,
    epoch: u64,
    entries: [Entry; WAYS],
    next: usize,
    /// Whether accesses to watched addresses trap: nothing is cached then.
    watching: bool,
}

impl Default for Tlb {
    fn default() -> Self {
        Self {
            snapshot: None,
            epoch: u64::MAX,
            entries: [NOTHING; WAYS],
            next: 0,
            watching: false,
        }
    }
}

impl Tlb {
    /// Begins with a grid whose waves trap at watched addresses, or do not.
    pub(crate) fn watch(&mut self, watching: bool) {
        self.release();
        self.watching = watching;
    }

    /// Makes sure that translations are the current ones; to be called before each instruction's accesses.
    #[inline(always)]
    pub(crate) fn refresh(&mut self, vm: &Gpuvm) {
        if self.epoch != vm.epoch() || self.snapshot.is_none() {
            self.renew(vm);
        }
    }

    #[cold]
    #[inline(never)]
    fn renew(&mut self, vm: &Gpuvm) {
        self.release();
        let snapshot = vm.snapshot();
        self.epoch = snapshot.epoch();
        self.snapshot = Some(snapshot);
    }

    /// Lets go of the translations, so that unmapped memory can be given back.
    pub(crate) fn release(&mut self) {
        self.snapshot = None;
        self.epoch = u64::MAX;
        self.entries = [NOTHING; WAYS];
    }

    /// The host address of `[va, va + len)`, if it lies in one mapping that allows `access`.
    ///
    /// The address is valid until the next `refresh` or `release`.
    #[inline(always)]
    pub(crate) fn find(&mut self, va: u64, len: u64, access: Access) -> Option<*mut u8> {
        for e in &self.entries {
            if va >= e.start && va < e.end && e.end - va >= len && e.access.contains(access) {
                return Some(e.host.wrapping_add((va - e.start) as usize));
            }
        }
        self.fill(va, len, access)
    }

    #[cold]
    #[inline(never)]
    fn fill(&mut self, va: u64, len: u64, access: Access) -> Option<*mut u8> {
        let snapshot = self.snapshot.as_ref()?;
        let span = snapshot.translate(va, access).ok()?;
        if span.end - va < len {
            return None;
        }
        if self.watching {
            return (!snapshot.is_watched(va, len, access)).then(|| span.at(va));
        }
        if sparse::holds(span.host) {
            return Some(span.at(va));
        }
        let way = self.next % WAYS;
        self.next = self.next.wrapping_add(1);
        *self.entries.get_mut(way)? = Entry {
            start: span.start,
            end: span.end,
            host: span.host,
            access: span.access,
        };
        Some(span.at(va))
    }

    /// Why `find` found nothing: the fault of the first byte that cannot be accessed.
    ///
    /// An access that crosses from one mapping into another counts as not present from there on: what is
    /// next to each other in device addresses need not be in host memory.
    #[cold]
    pub(crate) fn explain(&self, va: u64, len: u64, access: Access) -> MemoryFault {
        let missing = |address| MemoryFault {
            address,
            access,
            kind: FaultKind::NotPresent,
        };
        let Some(snapshot) = &self.snapshot else {
            return missing(va);
        };
        let mut at = va;
        while at < va.saturating_add(len) {
            match snapshot.translate(at, access) {
                Ok(span) => at = span.end,
                Err(fault) => return fault,
            }
        }
        if self.watching && snapshot.is_watched(va, len, access) {
            return MemoryFault {
                kind: FaultKind::Watched,
                ..missing(va)
            };
        }
        missing(va)
    }
}
