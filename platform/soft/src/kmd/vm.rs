//! A GPU address space with the BOs that it shows.
#![expect(unsafe_code, reason = "hands the BOs' memory to the GPU")]

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_gpu::shader::CodeCache;
use outcrop_gpu::shader::observe::Observer;
use outcrop_gpu::vm::{Access, Gpuvm};
use outcrop_isa::Target;
use outcrop_platform::{Errno, Host};
use spin::Mutex;

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
}

/// An address space of one GPU: a render node's, and with `ACQUIRE_VM` also its process's.
pub(crate) struct Vm {
    pub(crate) gpuvm: Arc<Gpuvm>,
    pub(crate) code: Arc<CodeCache>,
    maps: Mutex<BTreeMap<u64, Mapping>>,
    host: Arc<dyn Host>,
    counters: Arc<Counters>,
}

impl Vm {
    pub(crate) fn new(
        host: Arc<dyn Host>,
        counters: Arc<Counters>,
        isa: Target,
        observer: Option<Arc<dyn Observer>>,
    ) -> Arc<Self> {
        Arc::new(Self {
            gpuvm: Arc::new(Gpuvm::new()),
            code: Arc::new(CodeCache::new(isa).observed(observer)),
            maps: Mutex::default(),
            host,
            counters,
        })
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
        let shown = match bo {
            Some(bo) => {
                let host = bo.host().wrapping_add(offset as usize);
                // SAFETY: the BO's memory stays until `remove` has taken the range out and waited for the GPU;
                // nothing in this process has references into it; both sides are page aligned.
                unsafe { self.gpuvm.map(va, len, host, access) }
            }
            None => self.gpuvm.map_sparse(va, len),
        };
        shown.map_err(|_| Errno::INVAL)?;
        maps.insert(
            va,
            Mapping {
                len,
                bo: bo.map(Arc::clone),
                offset,
                access,
                owner,
                queues: 0,
            },
        );
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

    /// Shows the process's own pages at their own addresses; what of them is shown already gets these rights.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a range that is not in the address space.
    pub(crate) fn show_own(&self, va: u64, len: u64, access: Access) -> Result<(), Errno> {
        let in_space = va >= VA_BOTTOM && va.checked_add(len).is_some_and(|end| end <= VA_TOP);
        if !in_space || self.overlaps(va, len) {
            return Err(Errno::INVAL);
        }
        let host = core::ptr::with_exposed_provenance_mut(va as usize);
        // SAFETY: the pages are the process's; before they go, `hide_own` has taken them out, and `settle` has waited.
        // No BO is mapped here, so that nothing but these pages can be.
        unsafe { self.gpuvm.show(va, len, host, access) }.map_err(|_| Errno::INVAL)
    }

    /// Hides the process's own pages; the GPU may reach them until [`Vm::settle`] returns.
    pub(crate) fn hide_own(&self, va: u64, len: u64) {
        if !self.overlaps(va, len) {
            // The range is not empty and does not wrap: it is one of the process's.
            let _ = self.gpuvm.unmap(va, len);
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
        let maps = self.maps.lock();
        let before = maps.range(..va.saturating_add(len)).next_back();
        before.is_some_and(|(start, mapping)| start + mapping.len > va)
    }

    /// Stops the GPU from reaching user pages in `[at, at + len)` of the process's addresses.
    ///
    /// The mapping itself stays, so that it can be unmapped and freed in order.
    pub(crate) fn invalidate_user_pages(&self, at: usize, len: usize) {
        let ranges: Vec<(u64, u64)> = self
            .maps
            .lock()
            .iter()
            .filter(|(_, m)| {
                let pages = m.bo.as_ref().and_then(|bo| bo.user_pages());
                pages.is_some_and(|(start, n)| start < at.saturating_add(len) && at < start + n)
            })
            .map(|(&va, m)| (va, m.len))
            .collect();
        for (va, len) in ranges {
            self.withdraw(va, len);
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

impl Drop for Vm {
    fn drop(&mut self) {
        let maps = core::mem::take(self.maps.get_mut());
        for (va, mapping) in &maps {
            self.forget(*va, mapping);
        }
    }
}
