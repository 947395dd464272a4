//! A GPU address space with the BOs that it shows.
#![expect(unsafe_code, reason = "hands the BOs' memory to the GPU")]

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, Ordering};

use outcrop_gpu::shader::CodeCache;
use outcrop_gpu::vm::{Access, Gpuvm, MapError, PageFaults, Span};
use outcrop_isa::Target;
use outcrop_platform::{Errno, Host};
use spin::Mutex;

use super::changes::{Changes, Pages};
use super::device::Kernel;
use super::svm::Svm;
use crate::memory::{Bo, Counters, PAGE};

/// The first address that a client may map (`AMDGPU_VA_RESERVED_BOTTOM`).
pub(crate) const VA_BOTTOM: u64 = 64 << 10;
/// One past the last address below the hole that a client may map: 47 bits, as the processor has.
pub(crate) const VA_TOP: u64 = 1 << 47;

/// Who made a mapping; each takes away only its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// `MAP_MEMORY_TO_GPU`.
    Kfd,
    /// `GEM_VA`.
    Gem,
}

struct Mapping {
    len: u64,
    /// A sparse range (PRT) has none.
    bo: Option<Arc<Bo>>,
    offset: u64,
    access: Access,
    owner: Owner,
    /// Queues that use the range; it cannot go away under them.
    queues: u32,
}

impl Mapping {
    /// Whether it is one of `bo`, or with none a sparse one.
    fn is_of(&self, bo: Option<&Arc<Bo>>) -> bool {
        self.bo.as_ref().map(Arc::as_ptr) == bo.map(Arc::as_ptr)
    }

    /// The process's own pages that it shows.
    fn user_pages(&self) -> Option<Pages> {
        let (start, _) = self.bo.as_ref()?.user_pages()?;
        let first = start as u64 + self.offset;
        Some((first, first + (self.len - 1)))
    }

    /// Whether it shows some of these.
    fn has(&self, (first, last): Pages) -> bool {
        self.user_pages()
            .is_some_and(|(from, to)| from <= last && first <= to)
    }
}

/// An address space of one GPU: a render node's, and with `ACQUIRE_VM` also its process's.
pub(crate) struct Vm {
    pub(crate) gpuvm: Arc<Gpuvm>,
    pub(crate) code: Arc<CodeCache>,
    maps: Mutex<BTreeMap<u64, Mapping>>,
    host: Arc<dyn Host>,
    counters: Arc<Counters>,
    changes: Arc<Changes>,
    own: Weak<Self>,
    /// Whether a process has acquired it, which no other can do then.
    acquired: AtomicBool,
    /// The ranges of the process that has, and the index of the GPU.
    svm: Mutex<Option<(Weak<Svm>, usize)>>,
}

impl Vm {
    pub(crate) fn new(kernel: &Kernel, isa: Target) -> Arc<Self> {
        let vm = Arc::new_cyclic(|own| Self {
            gpuvm: Arc::new(Gpuvm::new()),
            code: Arc::new(
                CodeCache::with_level(isa, kernel.options.host_level).observed(kernel.observer.clone()),
            ),
            maps: Mutex::default(),
            host: Arc::clone(&kernel.host),
            counters: Arc::clone(&kernel.counters),
            changes: Arc::clone(&kernel.changes),
            own: Weak::clone(own),
            acquired: AtomicBool::new(false),
            svm: Mutex::default(),
        });
        let pager: Weak<Self> = Arc::downgrade(&vm);
        vm.gpuvm.set_pager(Some(pager));
        vm
    }

    /// Makes it the address space of a process.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if it is or was that of one.
    pub(crate) fn acquire(&self) -> Result<(), Errno> {
        if self.acquired.swap(true, Ordering::Relaxed) {
            return Err(Errno::INVAL);
        }
        Ok(())
    }

    /// Names the ranges of the process whose address space it is.
    pub(crate) fn set_svm(&self, svm: Option<(Weak<Svm>, usize)>) {
        *self.svm.lock() = svm;
    }

    /// Shows `[offset, offset + len)` of `bo` at `va`.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a range that is not in the BO, not made of pages, not in the address
    /// space, or not free.
    pub(crate) fn map(
        &self,
        owner: Owner,
        va: u64,
        len: u64,
        (bo, offset): (&Arc<Bo>, u64),
        access: Access,
    ) -> Result<(), Errno> {
        // What was made of pages that cannot be written is not written by the GPU (`amdgpu_ttm_tt_is_readonly`).
        let access = if bo.is_read_only() {
            access & !Access::WRITE
        } else {
            access
        };
        self.insert(owner, va, len, (Some(bo), offset), access)
    }

    /// Makes `[va, va + len)` sparse: it has no memory, reads are 0 and writes are dropped.
    ///
    /// # Errors
    /// As for [`Vm::map`]; `offset` is looked at, and means nothing.
    pub(crate) fn map_sparse(&self, va: u64, len: u64, offset: u64) -> Result<(), Errno> {
        self.insert(Owner::Gem, va, len, (None, offset), Access::empty())
    }

    fn insert(
        &self,
        owner: Owner,
        va: u64,
        len: u64,
        (bo, offset): (Option<&Arc<Bo>>, u64),
        access: Access,
    ) -> Result<(), Errno> {
        let aligned = (va | len | offset).is_multiple_of(PAGE) && len != 0;
        let in_space = va >= VA_BOTTOM && va.checked_add(len).is_some_and(|end| end <= VA_TOP);
        let in_bo = offset
            .checked_add(len)
            .is_some_and(|end| bo.is_none_or(|bo| end <= bo.size));
        if !(aligned && in_space && in_bo) {
            return Err(Errno::INVAL);
        }
        let mut maps = self.maps.lock();
        if maps
            .range(..va + len)
            .next_back()
            .is_some_and(|(&start, m)| start + m.len > va)
        {
            return Err(Errno::INVAL);
        }
        let mapping = Mapping {
            len,
            bo: bo.map(Arc::clone),
            offset,
            access,
            owner,
            queues: 0,
        };
        self.reveal(va, &mapping).map_err(|_| Errno::INVAL)?;
        maps.insert(va, mapping);
        crate::memory::up(&self.counters.gpu_mappings, 1);
        Ok(())
    }

    /// Takes away the mapping of `bo`, or the sparse one, that starts at `va`.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if there is none, [`Errno::BUSY`] if a queue uses it.
    pub(crate) fn unmap(&self, owner: Owner, va: u64, bo: Option<&Arc<Bo>>) -> Result<(), Errno> {
        let mut maps = self.maps.lock();
        match maps.get(&va) {
            Some(m) if m.owner != owner || !m.is_of(bo) => return Err(Errno::INVAL),
            None => return Err(Errno::INVAL),
            Some(m) if m.queues != 0 => return Err(Errno::BUSY),
            Some(_) => {}
        }
        let gone = maps.remove(&va);
        drop(maps);
        if let Some(gone) = gone {
            self.forget(va, &gone);
        }
        Ok(())
    }

    /// Takes away everything in `[va, va + len)`; mappings that reach out of it keep the rest.
    pub(crate) fn clear(&self, va: u64, len: u64) {
        let end = va.saturating_add(len);
        let mut maps = self.maps.lock();
        let hit: Vec<u64> = maps
            .range(..end)
            .rev()
            .take_while(|(s, m)| *s + m.len > va)
            .map(|(&s, _)| s)
            .collect();
        let mut gone = Vec::new();
        for start in hit {
            let Some(old) = maps.remove(&start) else { continue };
            let stop = start + old.len;
            let mut keep = |from: u64, to: u64| {
                let part = Mapping {
                    len: to - from,
                    bo: old.bo.clone(),
                    offset: old.offset + (from - start),
                    access: old.access,
                    owner: old.owner,
                    queues: old.queues,
                };
                crate::memory::up(&self.counters.gpu_mappings, 1);
                maps.insert(from, part);
            };
            if start < va {
                keep(start, va);
            }
            if stop > end {
                keep(end, stop);
            }
            gone.push((start.max(va), stop.min(end), old));
        }
        drop(maps);
        for (from, to, old) in gone {
            self.withdraw(from, to - from);
            crate::memory::down(&self.counters.gpu_mappings, 1);
            drop(old);
        }
    }

    /// Takes away every mapping of `bo` that `owner` made.
    pub(crate) fn unmap_all_of(&self, owner: Owner, bo: &Arc<Bo>) {
        let mut maps = self.maps.lock();
        let ours = |m: &Mapping| m.owner == owner && m.is_of(Some(bo));
        let hit: Vec<u64> = maps.iter().filter(|(_, m)| ours(m)).map(|(&va, _)| va).collect();
        let gone: Vec<_> = hit
            .iter()
            .filter_map(|va| maps.remove(va).map(|m| (*va, m)))
            .collect();
        drop(maps);
        for (va, mapping) in gone {
            self.forget(va, &mapping);
        }
    }

    /// Shows the BO of a mapping to the GPU, the process's own pages as far as it may access them.
    fn reveal(&self, va: u64, mapping: &Mapping) -> Result<(), MapError> {
        let Some(bo) = &mapping.bo else {
            return self.gpuvm.map_sparse(va, mapping.len);
        };
        let host = bo.host().wrapping_add(mapping.offset as usize);
        let show = |access| {
            // SAFETY: the BO's memory stays until `forget` has taken the range out and waited for the GPU; the process's own
            // pages stay until `hide_user_pages` and `settle` have. Nothing in this process has references into it; both
            // sides are page aligned.
            unsafe { self.gpuvm.map(va, mapping.len, host, access) }
        };
        let Some(pages) = mapping.user_pages() else {
            return show(mapping.access);
        };
        self.changes.uses(&self.own);
        let shown = self.changes.show(pages, || {
            let (at, len) = (host.expose_provenance(), mapping.len as usize);
            let rights = self.rights(at, len, mapping.access);
            rights.map_or(Ok(()), show)
        });
        // Where the pages are just changing, the end of that shows them.
        shown.unwrap_or(Ok(()))
    }

    /// Shows the process's own pages at their own addresses as far as it may access them; what of them is shown already
    /// gets these rights. Nothing happens while they are changing, as the end of that shows them.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a range that is not in the address space.
    pub(crate) fn show_own(&self, va: u64, len: u64, access: Access) -> Result<(), Errno> {
        let in_space = va >= VA_BOTTOM && va.checked_add(len).is_some_and(|end| end <= VA_TOP);
        let maps = self.maps.lock();
        if !in_space || overlap(&maps, va, len) {
            return Err(Errno::INVAL);
        }
        self.changes.uses(&self.own);
        let shown = self.changes.show((va, va + (len - 1)), || {
            for (from, to, access) in self.accessible(va, va + len, access) {
                let host = core::ptr::with_exposed_provenance_mut(from as usize);
                // SAFETY: the pages are the process's; before they go, `hide_own` has taken them out, and `settle` has
                // waited. No BO is mapped here, so that nothing but these pages can be.
                unsafe { self.gpuvm.show(from, to - from, host, access) }.map_err(|_| Errno::INVAL)?;
            }
            Ok(())
        });
        shown.unwrap_or(Ok(()))
    }

    /// What of these rights the process has to all of its pages there; nothing if it cannot read them.
    fn rights(&self, at: usize, len: usize, access: Access) -> Option<Access> {
        if self.host.writable(at, len) {
            Some(access)
        } else {
            self.host.readable(at, len).then_some(access - Access::WRITE)
        }
    }

    /// The pieces of `[start, end)` that the process can read, with what of these rights it has to them.
    fn accessible(&self, start: u64, end: u64, access: Access) -> Vec<(u64, u64, Access)> {
        let can = |from: u64, to: u64| self.rights(from as usize, (to - from) as usize, access);
        if can(start, end) == Some(access) {
            return alloc::vec![(start, end, access)];
        }
        let mut pieces: Vec<(u64, u64, Access)> = Vec::new();
        for page in (start..end).step_by(PAGE as usize) {
            let Some(access) = can(page, page + PAGE) else {
                continue;
            };
            match pieces.last_mut() {
                Some((_, to, same)) if *to == page && *same == access => *to = page + PAGE,
                _ => pieces.push((page, page + PAGE, access)),
            }
        }
        pieces
    }

    /// Hides the process's own pages; the GPU may reach them until [`Vm::settle`] returns.
    pub(crate) fn hide_own(&self, va: u64, len: u64) {
        let end = va.saturating_add(len);
        let maps = self.maps.lock();
        let before = maps.range(..va).next_back().map(|(start, m)| start + m.len);
        let mut from = before.map_or(va, |stop| stop.max(va));
        // BOs between the pages stay.
        let bos = maps
            .range(va..end.max(va))
            .map(|(&start, m)| (start, start + m.len));
        for (start, stop) in bos.chain([(end, end)]) {
            if from < start && self.gpuvm.shows(from, start - 1) {
                // The range is not empty and does not wrap.
                let _ = self.gpuvm.unmap(from, start - from);
            }
            from = stop;
        }
    }

    /// Waits until no wave can reach what has been hidden.
    pub(crate) fn settle(&self) {
        while !self.gpuvm.quiesced() {
            self.host.relax();
        }
    }

    /// Whether a BO is mapped somewhere in `[va, va + len)`.
    pub(crate) fn overlaps(&self, va: u64, len: u64) -> bool {
        overlap(&self.maps.lock(), va, len)
    }

    /// Hides the BOs of the process's own pages that have some of these, and adds the GPU's addresses of them to `hidden`;
    /// it may reach them until [`Vm::settle_in`] returns. The mappings stay, so that they can be unmapped and freed in order.
    pub(crate) fn hide_user_pages(&self, pages: Pages, hidden: &mut Vec<Pages>) {
        let maps = self.maps.lock();
        for (&va, mapping) in maps.iter().filter(|(_, m)| m.has(pages)) {
            // The range is not empty and does not wrap: it was mapped.
            let _ = self.gpuvm.unmap(va, mapping.len);
            hidden.push((va, va + (mapping.len - 1)));
        }
    }

    /// Waits until no wave can reach these addresses, which have been hidden.
    pub(crate) fn settle_in(&self, hidden: &[Pages]) {
        while !self.gpuvm.quiesced_in(hidden) {
            self.host.relax();
        }
    }

    /// Shows again what [`Vm::hide_user_pages`] has hidden, where the pages can still be had.
    pub(crate) fn restore_user_pages(&self, pages: Pages) {
        let maps = self.maps.lock();
        for (&va, mapping) in maps.iter().filter(|(_, m)| m.has(pages)) {
            // Another change of them may have shown them already.
            let _ = self.reveal(va, mapping);
        }
    }

    /// Counts a queue that uses the mapping which starts at `va`; `len` of 0 fits any length.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if no mapping starts at the page of `va`, or if it is not `len` bytes long.
    pub(crate) fn hold_for_queue(&self, va: u64, len: u64) -> Result<u64, Errno> {
        let page = va & !(PAGE - 1);
        let mut maps = self.maps.lock();
        let (&start, mapping) = maps.range_mut(..=va).next_back().ok_or(Errno::INVAL)?;
        if start != page || (len / PAGE != 0 && mapping.len / PAGE != len / PAGE) {
            return Err(Errno::INVAL);
        }
        mapping.queues += 1;
        Ok(start)
    }

    /// Undoes [`Vm::hold_for_queue`].
    pub(crate) fn release_for_queue(&self, start: u64) {
        if let Some(mapping) = self.maps.lock().get_mut(&start) {
            mapping.queues = mapping.queues.saturating_sub(1);
        }
    }

    fn forget(&self, va: u64, mapping: &Mapping) {
        self.withdraw(va, mapping.len);
        crate::memory::down(&self.counters.gpu_mappings, 1);
    }

    /// Unmaps from the GPU and waits until no wave can reach the range any more.
    fn withdraw(&self, va: u64, len: u64) {
        // The range is not empty and does not wrap: it was mapped.
        let _ = self.gpuvm.unmap(va, len);
        self.settle();
    }
}

/// Whether something is mapped in `[va, va + len)`.
fn overlap(maps: &BTreeMap<u64, Mapping>, va: u64, len: u64) -> bool {
    let before = maps.range(..va.saturating_add(len)).next_back();
    before.is_some_and(|(start, mapping)| start + mapping.len > va)
}

impl PageFaults for Vm {
    fn page_fault(&self, va: u64, access: Access) -> Option<Span> {
        let there = || self.gpuvm.lookup(va).filter(|span| span.access.contains(access));
        loop {
            // A page that is missing may be one that changes.
            let seen = self.changes.pass(&*self.host, || there().is_some());
            if let Some(span) = there() {
                return Some(span);
            }
            let maps = self.maps.lock();
            let before = maps.range(..=va).next_back();
            if let Some((&start, mapping)) = before.filter(|(start, m)| *start + m.len > va) {
                if mapping.user_pages().is_some() {
                    // It may be shown by now.
                    let _ = self.reveal(start, mapping);
                }
                drop(maps);
            } else {
                drop(maps);
                let svm = self.svm.lock().clone();
                if let Some((svm, gpu)) = svm.and_then(|(svm, gpu)| Some((svm.upgrade()?, gpu))) {
                    svm.bring(gpu, va, access);
                }
            }
            let brought = there();
            if brought.is_some() || self.changes.none_since(seen) {
                return brought;
            }
        }
    }
}

impl Drop for Vm {
    fn drop(&mut self) {
        let maps = core::mem::take(self.maps.get_mut());
        for (va, mapping) in &maps {
            self.forget(*va, mapping);
        }
    }
}
