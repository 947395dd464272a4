//! Retry faults: a page that a GPU misses is migrated and mapped on demand (`svm_range_restore_pages`).

use outcrop_abi::kfd;
use outcrop_abi::kfd::{
    KFD_IOCTL_SVM_LOCATION_SYSMEM as SYSMEM, KFD_IOCTL_SVM_LOCATION_UNDEFINED as UNDEFINED,
};
use outcrop_gpu::vm::Access;

use super::attributes::DEFAULT_GRANULARITY;
use super::list::Range;
use super::{Inner, Svm};
use crate::kmd::device::Device;
use crate::kmd::smi;
use crate::memory::PAGE;

impl Svm {
    /// Brings the pages around `va` to where the GPU can have them, and maps them, if it may have them. Without retry faults
    /// these are pages that it had, and that have been hidden for a change.
    ///
    /// While they are changing nothing is mapped; then it is to be asked again.
    pub(in crate::kmd) fn bring(&self, gpu: usize, va: u64, access: Access) {
        let mut inner = self.inner.lock();
        if inner.xnack {
            self.retry(&mut inner, gpu, va, access);
        } else if !self.kernel.changes.is_empty() {
            // What cannot be shown any more faults.
            let _ = self.show_all(&mut inner, va);
        }
    }

    fn retry(&self, inner: &mut Inner, gpu: usize, va: u64, access: Access) -> Option<()> {
        let device = self.kernel.devices.get(gpu)?;
        let page = va & !(PAGE - 1);
        let writes = access.contains(Access::WRITE);
        let host = &*self.kernel.host;
        if !host.readable(page as usize, 1) || (writes && !host.writable(page as usize, 1)) {
            return None;
        }
        if inner.ranges.at(page).is_none() {
            self.register(inner, gpu, page)?;
        }
        let (at, range) = inner.ranges.at(page)?;
        let to = self.best_place(range, device)?;
        let (pid, address) = (self.pid, va / PAGE);
        let (rw, id) = (if writes { 'W' } else { 'R' }, device.id);
        smi::tell(
            device,
            pid,
            kfd::KFD_SMI_EVENT_PAGE_FAULT_START,
            format_args!("{} -{pid} @{address:x}({id:x}) {rw}", host.monotonic_ns()),
        );
        let size = PAGE
            .checked_shl(range.attributes.granularity.into())
            .unwrap_or(0)
            .max(PAGE);
        let end = at + range.len;
        let piece = (
            at.max(page / size * size),
            end.min((page / size).saturating_add(1).saturating_mul(size)),
        );
        let migrates = range.location != 0 || to != SYSMEM;
        if migrates && let Some(range) = inner.ranges.get_mut(at) {
            // Without room in VRAM the pages stay in system memory.
            let _ = self.migrate(range, at, piece, to, kfd::KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU);
        }
        let shown = self.show(inner, at, piece, 1 << gpu);
        let how = if migrates { 'M' } else { 'U' };
        smi::tell(
            device,
            pid,
            kfd::KFD_SMI_EVENT_PAGE_FAULT_END,
            format_args!("{} -{pid} @{address:x}({id:x}) {how}", host.monotonic_ns()),
        );
        shown.ok()
    }

    /// Makes a range of memory that no attribute has been set of (`svm_range_create_unregistered_range`).
    fn register(&self, inner: &mut Inner, gpu: usize, page: u64) -> Option<()> {
        let host = &*self.kernel.host;
        let (mut start, mut end) = inner.ranges.room(page, PAGE << DEFAULT_GRANULARITY);
        let taken = |start: u64, end: u64| {
            inner.vms().iter().any(|vm| vm.overlaps(start, end - start))
                || !host.is_mapped(start as usize, (end - start) as usize)
        };
        if taken(start, end) {
            // Something else begins or ends near by: one page is enough.
            (start, end) = (page, page + PAGE);
        }
        if taken(start, end) || inner.vm(gpu).is_err() {
            return None;
        }
        let range = Range::new(end - start, self.defaults(inner.xnack));
        inner.ranges.insert(start, range);
        Some(())
    }

    /// Where the pages are best for this GPU (`svm_range_best_restore_location`); nothing if it has no access.
    fn best_place(&self, range: &Range, device: &Device) -> Option<u32> {
        let a = &range.attributes;
        let near = |id: u32| {
            let other = self.kernel.device(id);
            other.is_some_and(|other| self.kernel.same_hive(other.index, device.index))
        };
        let bit = 1_u8 << device.index;
        if a.preferred == SYSMEM || (a.preferred != UNDEFINED && near(a.preferred)) {
            Some(a.preferred)
        } else if a.access & bit != 0 {
            Some(device.id)
        } else if a.in_place & bit != 0 {
            Some(if near(range.location) {
                range.location
            } else {
                SYSMEM
            })
        } else {
            None
        }
    }
}
