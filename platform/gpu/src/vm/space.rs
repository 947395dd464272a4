//! One process's address space on a GPU, and changes to it.

use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use spin::{Mutex, RwLock};

use super::snapshot::Table;
use super::{Access, MapError, MemoryFault, PageFaults, Snapshot, Span, WATCH_POINTS, Watch};

/// Who an access was of (`CID` of `VM_L2_PROTECTION_FAULT_STATUS`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultClient {
    /// A wave.
    Shader,
    /// The compute command processor.
    CommandProcessor,
    /// The SDMA engine with this number.
    Sdma(u32),
}

/// How a debugger has waves begin (`KFD_DBG_TRAP_WAVE_LAUNCH_MODE_*`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LaunchMode {
    /// They run.
    #[default]
    Normal,
    /// They are held before their first instruction.
    Halt,
    /// They trap after each instruction.
    Debug,
}

/// What a debugger has set for the waves of a process on a GPU (`SPI_GDBG_PER_VMID_CNTL`). It holds for grids that begin
/// from then on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Debugging {
    /// Exceptions that trap (`KFD_DBG_TRAP_MASK_*`), beside those that always do.
    pub traps: u32,
    /// How waves begin.
    pub mode: LaunchMode,
}

/// One process's GPU address space.
#[derive(Debug, Default)]
pub struct Gpuvm {
    table: RwLock<Arc<Table>>,
    epoch: AtomicU64,
    retired: Mutex<Vec<Weak<Table>>>,
    trap_handler: AtomicBool,
    debugging: Mutex<Debugging>,
    last_fault: Mutex<Option<(MemoryFault, FaultClient)>>,
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

    /// Notes a page fault.
    pub(crate) fn note_fault(&self, fault: MemoryFault, client: FaultClient) {
        *self.last_fault.lock() = Some((fault, client));
    }

    /// The last page fault.
    pub fn last_fault(&self) -> Option<(MemoryFault, FaultClient)> {
        *self.last_fault.lock()
    }

    /// Has waves that begin from now on do as a debugger wants.
    pub fn set_debugging(&self, debugging: Debugging) {
        *self.debugging.lock() = debugging;
    }

    /// What a debugger wants of waves.
    pub fn debugging(&self) -> Debugging {
        *self.debugging.lock()
    }

    /// Sets or clears a watch point, for waves that run, too; one of another number is not there.
    pub fn set_watch(&self, number: usize, watch: Option<Watch>) {
        debug_assert!(number < WATCH_POINTS);
        let set = |table: &mut Table| {
            if let Some(point) = table.watches.get_mut(number) {
                *point = watch;
            }
            Ok(())
        };
        // That never fails.
        let _ = self.change_table(set);
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

    /// Whether something is mapped in `first..=last` at this moment.
    pub fn shows(&self, first: u64, last: u64) -> bool {
        self.table.read().shows(first, last)
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

    /// Maps `[va, va + len)` sparse: without memory, reads are 0 and writes are dropped.
    ///
    /// # Errors
    /// As for [`Gpuvm::map`].
    pub fn map_sparse(&self, va: u64, len: u64) -> Result<(), MapError> {
        // SAFETY: a sparse range has no memory.
        unsafe { self.map(va, len, core::ptr::null_mut(), Access::all()) }
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

    /// As [`Gpuvm::quiesced`], of accesses to these addresses, first and last.
    pub fn quiesced_in(&self, ranges: &[(u64, u64)]) -> bool {
        let mut retired = self.retired.lock();
        retired.retain(|t| t.strong_count() != 0);
        let uses = |table: Arc<Table>| ranges.iter().any(|&(first, last)| table.shows(first, last));
        !retired.iter().filter_map(Weak::upgrade).any(uses)
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
        self.change_table(|table| f(&mut table.spans))
    }

    fn change_table(&self, f: impl FnOnce(&mut Table) -> Result<(), MapError>) -> Result<(), MapError> {
        let mut table = self.table.write();
        if let Some(table) = Arc::get_mut(&mut table) {
            f(table)?;
            table.epoch += 1;
            // ORDERING: release, so that who sees the new number also finds the new table.
            self.epoch.store(table.epoch, Ordering::Release);
            return Ok(());
        }
        let mut next = Table::clone(&table);
        f(&mut next)?;
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
            host: if span.is_sparse() { span.host } else { span.at(va) },
            ..*span
        };
        span.end = va;
        spans.insert(at + 1, rest);
    }
}

#[cfg(test)]
mod tests {
    use super::super::FaultKind;
    use super::*;

    #[test]
    fn sparse_ranges_read_zero_and_drop_writes() {
        const PAGE: u64 = 0x1000;
        let mut memory = alloc::vec![7u8; 2 * PAGE as usize];
        let at = memory
            .as_mut_ptr()
            .wrapping_add(memory.as_ptr().align_offset(PAGE as usize));
        let vm = Gpuvm::new();
        let rw = Access::READ | Access::WRITE;
        // SAFETY: `memory` outlives `vm`'s use and is reached through `vm` only.
        unsafe { vm.map(0x10_000, PAGE, at, rw) }.unwrap();
        vm.map_sparse(0x11_000, 5 * PAGE).unwrap();
        assert_eq!(
            vm.map_sparse(0x15_000, PAGE),
            Err(MapError::Overlap { va: 0x11_000 })
        );
        let mut out = alloc::vec![1u8; 3 * PAGE as usize + 8];
        vm.write(0x10_ffc, &alloc::vec![9; 3 * PAGE as usize]).unwrap();
        vm.read(0x10_ffc, &mut out).unwrap();
        assert_eq!(out[..4], [9; 4]);
        assert!(out[4..].iter().all(|&byte| byte == 0));
        // A hole in the middle leaves both ends sparse.
        vm.unmap(0x13_000, PAGE).unwrap();
        let fault = vm.read(0x12_ffc, &mut out[..8]).unwrap_err();
        assert_eq!((fault.address, fault.kind), (0x13_000, FaultKind::NotPresent));
        vm.read(0x14_ffc, &mut out[..8]).unwrap();
        assert_eq!(out[..8], [0; 8]);
        assert!(vm.write(0x15_ffc, &[1; 8]).is_err());
    }

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
