//! The GPU's virtual address space: which device addresses show which host bytes, and with what rights.
//!
//! Translations are a sorted list of ranges, published as immutable snapshots. A wavefront keeps the
//! snapshot it started with, looks at [`Gpuvm::epoch`] before each access, and takes a new one when the
//! number has changed. A range's host memory may be given back once [`Gpuvm::quiesced`] says that no
//! snapshot from before the unmapping is in use: that is the TLB flush of this machine.
#![expect(unsafe_code, reason = "device memory is host memory behind raw pointers")]

use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use spin::{Mutex, RwLock};

bitflags::bitflags! {
    /// What the GPU may do with a range.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Access: u8 {
        /// Loads.
        const READ = 1;
        /// Stores and atomics.
        const WRITE = 2;
        /// Instruction fetches.
        const EXEC = 4;
    }
}

/// Why an access was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// Nothing is mapped at the address.
    NotPresent,
    /// The range may not be written.
    ReadOnly,
    /// The range may not be read.
    NoRead,
    /// The range holds no instructions.
    NoExecute,
}

/// An access that the address space refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryFault {
    /// The first device address that could not be accessed.
    pub address: u64,
    /// What was tried, one of the [`Access`] bits.
    pub access: Access,
    /// What was wrong.
    pub kind: FaultKind,
}

impl fmt::Display for MemoryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.access.contains(Access::EXEC) {
            "instruction fetch from"
        } else if self.access.contains(Access::WRITE) {
            "write to"
        } else {
            "read of"
        };
        let why = match self.kind {
            FaultKind::NotPresent => "nothing is mapped there",
            FaultKind::ReadOnly => "the mapping is read-only",
            FaultKind::NoRead => "the mapping is not readable",
            FaultKind::NoExecute => "the mapping is not executable",
        };
        write!(f, "{verb} {:#x}: {why}", self.address)
    }
}

impl core::error::Error for MemoryFault {}

/// Why a range could not be mapped or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapError {
    /// The range is empty or wraps around the end of the address space.
    BadRange {
        /// First address.
        va: u64,
        /// Bytes.
        len: u64,
    },
    /// Part of the range is mapped already, from this address on.
    Overlap {
        /// First address of the mapping in the way.
        va: u64,
    },
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadRange { va, len } => write!(f, "range {va:#x}+{len:#x} is empty or wraps"),
            Self::Overlap { va } => write!(f, "a mapping at {va:#x} is in the way"),
        }
    }
}

impl core::error::Error for MapError {}

/// One mapped range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First device address.
    pub start: u64,
    /// One past the last device address.
    pub end: u64,
    /// Host address that `start` shows.
    pub host: *mut u8,
    /// What the GPU may do.
    pub access: Access,
}

// SAFETY: the pointer is an address that `Gpuvm::map`'s caller vouched for on every thread; a `Span`
// by itself gives no access to what it points to.
unsafe impl Send for Span {}
// SAFETY: as above; all fields are plain values.
unsafe impl Sync for Span {}

impl Span {
    /// The host address of `va`, which lies in the span.
    #[inline(always)]
    pub fn at(&self, va: u64) -> *mut u8 {
        self.host.wrapping_add((va - self.start) as usize)
    }
}

/// Who answers for addresses that are not mapped: with retry faults (XNACK) a wave waits while its page is brought.
pub trait PageFaults: Send + Sync {
    /// Maps the page of `va` for `access` if it can, and returns the range that then holds it.
    ///
    /// Called in the turn of a queue, under a snapshot: it may map, but must not wait for [`Gpuvm::quiesced`].
    fn page_fault(&self, va: u64, access: Access) -> Option<Span>;
}

#[derive(Clone, Default)]
struct Table {
    epoch: u64,
    spans: Vec<Span>,
    pager: Option<Weak<dyn PageFaults>>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("epoch", &self.epoch)
            .field("spans", &self.spans)
            .finish_non_exhaustive()
    }
}

impl Table {
    fn first_ending_after(&self, va: u64) -> usize {
        self.spans.partition_point(|s| s.end <= va)
    }
}

/// The translations of one moment.
///
/// Holding a snapshot keeps the host memory behind its ranges from being given back (see
/// [`Gpuvm::quiesced`]), so hold it for a bounded number of instructions only.
#[derive(Clone, Debug)]
pub struct Snapshot(Arc<Table>);

impl Snapshot {
    /// The [`Gpuvm::epoch`] that this snapshot was taken at.
    #[inline(always)]
    pub fn epoch(&self) -> u64 {
        self.0.epoch
    }

    /// The range that holds `va`.
    pub fn lookup(&self, va: u64) -> Option<Span> {
        self.0
            .spans
            .get(self.0.first_ending_after(va))
            .copied()
            .filter(|s| s.start <= va)
    }

    /// The range that holds `va`, if all of `access` is allowed there.
    ///
    /// # Errors
    /// The [`MemoryFault`] that hardware would report.
    pub fn translate(&self, va: u64, access: Access) -> Result<Span, MemoryFault> {
        let fault = |kind| {
            Err(MemoryFault {
                address: va,
                access,
                kind,
            })
        };
        let found = self.lookup(va);
        if let Some(span) = found.filter(|span| span.access.contains(access)) {
            return Ok(span);
        }
        if let Some(span) = self.bring(va, access) {
            return Ok(span);
        }
        let Some(span) = found else {
            return fault(FaultKind::NotPresent);
        };
        if access.contains(Access::EXEC) && !span.access.contains(Access::EXEC) {
            return fault(FaultKind::NoExecute);
        }
        if access.contains(Access::WRITE) && !span.access.contains(Access::WRITE) {
            return fault(FaultKind::ReadOnly);
        }
        fault(FaultKind::NoRead)
    }

    /// What whoever answers for missing pages can do about this one. This snapshot, older than the new range, keeps
    /// that one's host memory as well.
    #[cold]
    fn bring(&self, va: u64, access: Access) -> Option<Span> {
        let pager = self.0.pager.as_ref()?.upgrade()?;
        let span = pager.page_fault(va, access)?;
        (span.start <= va && va < span.end && span.access.contains(access)).then_some(span)
    }

    /// Copies device memory into `out`, across range boundaries.
    ///
    /// # Errors
    /// The fault of the first byte that cannot be accessed with `access`; bytes before it are copied.
    pub fn read_as(&self, va: u64, out: &mut [u8], access: Access) -> Result<(), MemoryFault> {
        let mut done = 0;
        while done < out.len() {
            let at = va.wrapping_add(done as u64);
            let span = self.translate(at, access)?;
            let n = (out.len() - done).min(usize::try_from(span.end - at).unwrap_or(usize::MAX));
            // SAFETY: `n` bytes from `at` lie in `span`, whose host memory `map`'s caller keeps valid
            // while a snapshot that has it exists; `out[done..done + n]` is in bounds.
            unsafe { core::ptr::copy(span.at(at), out.as_mut_ptr().add(done), n) };
            done += n;
        }
        Ok(())
    }

    /// Copies device memory into `out`, across range boundaries.
    ///
    /// # Errors
    /// The fault of the first byte that cannot be read; bytes before it are copied.
    pub fn read(&self, va: u64, out: &mut [u8]) -> Result<(), MemoryFault> {
        self.read_as(va, out, Access::READ)
    }

    /// Copies `data` into device memory, across range boundaries.
    ///
    /// # Errors
    /// The fault of the first byte that cannot be written; bytes before it are written.
    pub fn write(&self, va: u64, data: &[u8]) -> Result<(), MemoryFault> {
        let mut done = 0;
        while done < data.len() {
            let at = va.wrapping_add(done as u64);
            let span = self.translate(at, Access::WRITE)?;
            let n = (data.len() - done).min(usize::try_from(span.end - at).unwrap_or(usize::MAX));
            // SAFETY: as in `read_as`, with the roles of the two sides exchanged.
            unsafe { core::ptr::copy(data.as_ptr().add(done), span.at(at), n) };
            done += n;
        }
        Ok(())
    }

    /// The host address of `[va, va + len)`, which must lie in one range and allow `access`.
    ///
    /// # Errors
    /// The fault of the first byte that cannot be accessed; a range that ends too early counts as
    /// not present from its end on.
    pub fn host(&self, va: u64, len: u64, access: Access) -> Result<*mut u8, MemoryFault> {
        let span = self.translate(va, access)?;
        if span.end - va < len {
            return Err(MemoryFault {
                address: span.end,
                access,
                kind: FaultKind::NotPresent,
            });
        }
        Ok(span.at(va))
    }

    /// Adds to an aligned 64-bit word and returns what it was.
    ///
    /// # Errors
    /// The fault of the word's address.
    pub fn atomic_add_u64(&self, va: u64, value: u64, order: Ordering) -> Result<u64, MemoryFault> {
        Ok(self.word64(va)?.fetch_add(value, order))
    }

    /// Stores an aligned 64-bit word.
    ///
    /// # Errors
    /// The fault of the word's address.
    pub fn atomic_store_u64(&self, va: u64, value: u64, order: Ordering) -> Result<(), MemoryFault> {
        self.word64(va)?.store(value, order);
        Ok(())
    }

    /// Loads an aligned 64-bit word.
    ///
    /// # Errors
    /// The fault of the word's address.
    pub fn atomic_load_u64(&self, va: u64, order: Ordering) -> Result<u64, MemoryFault> {
        let host = self.host(aligned(va, 8, Access::READ)?, 8, Access::READ)?;
        // SAFETY: 8 valid, aligned bytes (host pages and device pages agree in their low 12 bits).
        Ok(unsafe { AtomicU64::from_ptr(host.cast()) }.load(order))
    }

    /// Loads an aligned 32-bit word.
    ///
    /// # Errors
    /// The fault of the word's address.
    pub fn atomic_load_u32(&self, va: u64, order: Ordering) -> Result<u32, MemoryFault> {
        let host = self.host(aligned(va, 4, Access::READ)?, 4, Access::READ)?;
        // SAFETY: 4 valid, aligned bytes.
        Ok(unsafe { AtomicU32::from_ptr(host.cast()) }.load(order))
    }

    /// Stores an aligned 32-bit word.
    ///
    /// # Errors
    /// The fault of the word's address.
    pub fn atomic_store_u32(&self, va: u64, value: u32, order: Ordering) -> Result<(), MemoryFault> {
        let host = self.host(aligned(va, 4, Access::WRITE)?, 4, Access::WRITE)?;
        // SAFETY: 4 valid, aligned bytes.
        unsafe { AtomicU32::from_ptr(host.cast()) }.store(value, order);
        Ok(())
    }

    fn word64(&self, va: u64) -> Result<&AtomicU64, MemoryFault> {
        let host = self.host(aligned(va, 8, Access::WRITE)?, 8, Access::WRITE)?;
        // SAFETY: 8 valid, aligned bytes that live as long as this snapshot.
        Ok(unsafe { AtomicU64::from_ptr(host.cast()) })
    }
}

fn aligned(va: u64, to: u64, access: Access) -> Result<u64, MemoryFault> {
    if va.is_multiple_of(to) {
        Ok(va)
    } else {
        Err(MemoryFault {
            address: va,
            access,
            kind: FaultKind::NotPresent,
        })
    }
}

/// One process's GPU address space.
#[derive(Debug, Default)]
pub struct Gpuvm {
    table: RwLock<Arc<Table>>,
    epoch: AtomicU64,
    retired: Mutex<Vec<Weak<Table>>>,
    trap_handler: AtomicBool,
}

impl Gpuvm {
    /// An address space with nothing mapped.
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes whether the process has a trap handler for its waves here.
    pub fn set_trap_handler(&self, there: bool) {
        self.trap_handler.store(there, Ordering::Relaxed);
    }

    /// Whether it has.
    pub(crate) fn has_trap_handler(&self) -> bool {
        self.trap_handler.load(Ordering::Relaxed)
    }

    /// A number that changes with every change of the translations.
    #[inline(always)]
    pub fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    /// The translations of this moment.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot(Arc::clone(&self.table.read()))
    }

    /// The range that holds `va` at this moment.
    pub fn lookup(&self, va: u64) -> Option<Span> {
        self.snapshot().lookup(va)
    }

    /// Maps `[va, va + len)` to the host memory at `host`.
    ///
    /// # Errors
    /// [`MapError::Overlap`] if any byte of the range is mapped, [`MapError::BadRange`] if it is empty
    /// or wraps.
    ///
    /// # Safety
    /// `host` is valid for `len` bytes (for writes if `access` has WRITE), from every thread, and is
    /// used through raw pointers and atomics only, until the range is unmapped and [`Gpuvm::quiesced`]
    /// has returned true. `host` and `va` agree in their low 12 bits, so that both are aligned alike.
    pub unsafe fn map(&self, va: u64, len: u64, host: *mut u8, access: Access) -> Result<(), MapError> {
        let end = end_of(va, len)?;
        let span = Span {
            start: va,
            end,
            host,
            access,
        };
        self.change(|spans| {
            let at = spans.partition_point(|s| s.end <= va);
            match spans.get(at) {
                Some(next) if next.start < end => return Err(MapError::Overlap { va: next.start }),
                _ => spans.insert(at, span),
            }
            Ok(())
        })
    }

    /// Shows host memory at `[va, va + len)` with these rights, at once: where it is shown already the rights change.
    /// Ranges next to each other in both memories become one.
    ///
    /// # Errors
    /// [`MapError::BadRange`] if the range is empty or wraps.
    ///
    /// # Safety
    /// As for [`Gpuvm::map`]; what is mapped in the range shows the same host memory.
    pub unsafe fn show(&self, va: u64, len: u64, host: *mut u8, access: Access) -> Result<(), MapError> {
        let end = end_of(va, len)?;
        let new = Span {
            start: va,
            end,
            host,
            access,
        };
        self.change(|spans| {
            cut(spans, va);
            cut(spans, end);
            spans.retain(|s| s.end <= va || s.start >= end);
            let at = spans.partition_point(|s| s.end <= va);
            spans.insert(at, new);
            let continues =
                |a: &Span, b: &Span| a.end == b.start && a.at(a.end) == b.host && a.access == b.access;
            for second in [at + 1, at] {
                let first = second.wrapping_sub(1);
                if let (Some(a), Some(b)) = (spans.get(first).copied(), spans.get(second).copied())
                    && continues(&a, &b)
                {
                    spans.remove(second);
                    if let Some(a) = spans.get_mut(first) {
                        a.end = b.end;
                    }
                }
            }
            Ok(())
        })
    }

    /// Names who answers for missing pages from now on.
    pub fn set_pager(&self, pager: Option<Weak<dyn PageFaults>>) {
        let mut table = self.table.write();
        let next = Table {
            pager,
            ..Table::clone(&table)
        };
        self.retired.lock().push(Arc::downgrade(&table));
        *table = Arc::new(next);
    }

    /// Removes whatever is mapped in `[va, va + len)`; ranges that reach out of it keep the rest.
    ///
    /// # Errors
    /// [`MapError::BadRange`] if the range is empty or wraps.
    pub fn unmap(&self, va: u64, len: u64) -> Result<(), MapError> {
        let end = end_of(va, len)?;
        self.change(|spans| {
            cut(spans, va);
            cut(spans, end);
            spans.retain(|s| s.end <= va || s.start >= end);
            Ok(())
        })
    }

    /// Changes the rights of whatever is mapped in `[va, va + len)`.
    ///
    /// # Errors
    /// [`MapError::BadRange`] if the range is empty or wraps.
    ///
    /// # Safety
    /// As for [`Gpuvm::map`], if WRITE is added.
    pub unsafe fn protect(&self, va: u64, len: u64, access: Access) -> Result<(), MapError> {
        let end = end_of(va, len)?;
        self.change(|spans| {
            cut(spans, va);
            cut(spans, end);
            for span in spans.iter_mut().filter(|s| s.start >= va && s.end <= end) {
                span.access = access;
            }
            Ok(())
        })
    }

    /// Whether no access through translations older than [`Gpuvm::epoch`] can happen any more.
    ///
    /// After an `unmap`, call this until it is true (letting worker threads run in between) before the
    /// host memory is given back.
    pub fn quiesced(&self) -> bool {
        let mut retired = self.retired.lock();
        retired.retain(|t| t.strong_count() != 0);
        retired.is_empty()
    }

    /// How many ranges are mapped.
    pub fn len(&self) -> usize {
        self.table.read().spans.len()
    }

    /// Whether nothing is mapped.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// [`Snapshot::read`] at this moment.
    ///
    /// # Errors
    /// As there.
    pub fn read(&self, va: u64, out: &mut [u8]) -> Result<(), MemoryFault> {
        self.snapshot().read(va, out)
    }

    /// [`Snapshot::write`] at this moment.
    ///
    /// # Errors
    /// As there.
    pub fn write(&self, va: u64, data: &[u8]) -> Result<(), MemoryFault> {
        self.snapshot().write(va, data)
    }

    /// [`Snapshot::atomic_add_u64`] at this moment, sequentially consistent.
    ///
    /// # Errors
    /// As there.
    pub fn atomic_add_u64(&self, va: u64, value: u64) -> Result<u64, MemoryFault> {
        self.snapshot().atomic_add_u64(va, value, Ordering::SeqCst)
    }

    fn change(&self, f: impl FnOnce(&mut Vec<Span>) -> Result<(), MapError>) -> Result<(), MapError> {
        let mut table = self.table.write();
        if let Some(table) = Arc::get_mut(&mut table) {
            f(&mut table.spans)?;
            table.epoch += 1;
            // ORDERING: release, so that who sees the new number also finds the new table.
            self.epoch.store(table.epoch, Ordering::Release);
            return Ok(());
        }
        let mut next = Table::clone(&table);
        f(&mut next.spans)?;
        next.epoch += 1;
        self.retired.lock().push(Arc::downgrade(&table));
        let epoch = next.epoch;
        *table = Arc::new(next);
        // ORDERING: as above.
        self.epoch.store(epoch, Ordering::Release);
        Ok(())
    }
}

fn end_of(va: u64, len: u64) -> Result<u64, MapError> {
    match va.checked_add(len) {
        Some(end) if len != 0 => Ok(end),
        _ => Err(MapError::BadRange { va, len }),
    }
}

/// Splits the span that has `va` strictly inside.
fn cut(spans: &mut Vec<Span>, va: u64) {
    let at = spans.partition_point(|s| s.end <= va);
    if let Some(span) = spans.get_mut(at).filter(|s| s.start < va) {
        let rest = Span {
            start: va,
            host: span.at(va),
            ..*span
        };
        span.end = va;
        spans.insert(at + 1, rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_and_faults_name_the_byte() {
        let mut memory = alloc::vec![0u8; 0x3000];
        let vm = Gpuvm::new();
        let rw = Access::READ | Access::WRITE;
        // SAFETY: `memory` outlives `vm`'s use and is reached through `vm` only.
        unsafe { vm.map(0x10_000, 0x3000, memory.as_mut_ptr(), rw) }.unwrap();
        // SAFETY: as above.
        let overlap = unsafe { vm.map(0x12_fff, 1, memory.as_mut_ptr(), rw) };
        assert_eq!(overlap, Err(MapError::Overlap { va: 0x10_000 }));
        vm.write(0x10_ffe, &[1, 2, 3, 4]).unwrap();
        // SAFETY: rights are taken away.
        unsafe { vm.protect(0x11_000, 0x1000, Access::READ) }.unwrap();
        let mut out = [0; 4];
        vm.read(0x10_ffe, &mut out).unwrap();
        assert_eq!(out, [1, 2, 3, 4]);
        let fault = vm.write(0x10_ffe, &[5; 4]).unwrap_err();
        assert_eq!((fault.address, fault.kind), (0x11_000, FaultKind::ReadOnly));
        let held = vm.snapshot();
        vm.unmap(0x11_000, 0x1000).unwrap();
        assert!(!vm.quiesced());
        drop(held);
        assert!(vm.quiesced());
        assert_eq!(vm.len(), 2);
        let fault = vm.read(0x10_ffe, &mut out).unwrap_err();
        assert_eq!((fault.address, fault.kind), (0x11_000, FaultKind::NotPresent));
        assert_eq!(vm.atomic_add_u64(0x12_008, 7).unwrap(), 0);
        assert_eq!(vm.atomic_add_u64(0x12_008, 1).unwrap(), 7);
    }
}
