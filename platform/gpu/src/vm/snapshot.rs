//! The translations of one moment, and accesses through them.

use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::fmt;
use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::{Access, FaultKind, MemoryFault, PageFaults, Span, WATCH_POINTS, Watch, sparse};

#[derive(Clone, Default)]
pub(super) struct Table {
    pub(super) epoch: u64,
    pub(super) spans: Vec<Span>,
    pub(super) pager: Option<Weak<dyn PageFaults>>,
    pub(super) watches: [Option<Watch>; WATCH_POINTS],
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

    pub(super) fn shows(&self, first: u64, last: u64) -> bool {
        let next = self.spans.get(self.first_ending_after(first));
        next.is_some_and(|span| span.start <= last)
    }
}

/// The translations of one moment.
///
/// Holding a snapshot keeps the host memory behind its ranges from being given back (see
/// [`quiesced`](super::Gpuvm::quiesced)), so hold it for a bounded number of instructions only.
#[derive(Clone, Debug)]
pub struct Snapshot(pub(super) Arc<Table>);

impl Snapshot {
    /// The [epoch](super::Gpuvm::epoch) that this snapshot was taken at.
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

    /// Whether a watch point sees an access of `[va, va + len)`.
    pub(crate) fn is_watched(&self, va: u64, len: u64, access: Access) -> bool {
        self.0
            .watches
            .iter()
            .flatten()
            .any(|watch| watch.hits(va, len, access))
    }

    /// The range that holds `va`, if all of `access` is allowed there; of a sparse one a piece.
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
        if let Some(span) = found.filter(Span::is_sparse) {
            return Ok(sparse::window(&span, va, access));
        }
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

    /// The host address of `[va, va + len)`, at most a page, which must lie in one range and allow `access`.
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
