//! Where the pages of ranges are, and which GPUs they are mapped to.

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_abi::kfd::{
    KFD_IOCTL_SVM_LOCATION_SYSMEM as SYSMEM, KFD_IOCTL_SVM_LOCATION_UNDEFINED as UNDEFINED,
};
use outcrop_gpu::vm::Access;
use outcrop_platform::Errno;

use super::list::Range;
use super::{Inner, Svm};
use crate::kmd::device::Device;
use crate::kmd::smi;
use crate::memory::PAGE;

impl Svm {
    fn now(&self) -> u64 {
        self.kernel.host.monotonic_ns()
    }

    /// The GPUs of a set.
    fn gpus(&self, bits: u8) -> impl Iterator<Item = &Device> {
        self.kernel
            .devices
            .iter()
            .filter(move |device| bits >> device.index & 1 != 0)
    }

    /// Migrates a range to where it is to be prefetched; whether it did (`svm_range_trigger_migration`).
    pub(super) fn prefetch(&self, inner: &mut Inner, at: u64) -> bool {
        let xnack = inner.xnack;
        let Some(range) = inner.ranges.get_mut(at) else {
            return false;
        };
        let a = range.attributes;
        let mut to = a.prefetch;
        if let Some(device) = self.kernel.device(to) {
            let users = if xnack { a.in_place } else { a.access | a.in_place };
            // A GPU that cannot reach the other's VRAM keeps the pages in system memory.
            if !self
                .gpus(users)
                .all(|user| self.kernel.same_hive(user.index, device.index))
            {
                to = SYSMEM;
            }
        }
        if to == UNDEFINED || (to == SYSMEM && range.location == 0) {
            return false;
        }
        let end = at + range.len;
        let stops = range.mapped && !xnack;
        let trigger = kfd::KFD_MIGRATE_TRIGGER_PREFETCH;
        let migrated = self.migrate(range, at, (at, end), to, trigger).is_ok();
        if migrated && stops {
            self.tell_eviction(inner);
        }
        migrated
    }

    /// Migrates `[start, end)` of the range at `at` to a GPU's VRAM, or to system memory.
    ///
    /// # Errors
    /// [`Errno::NOMEM`] without so much VRAM; the pages are in system memory then, or where they were.
    pub(super) fn migrate(
        &self,
        range: &mut Range,
        at: u64,
        (start, end): (u64, u64),
        to: u32,
        trigger: u32,
    ) -> Result<(), Errno> {
        if range.location != 0 && range.location != to {
            let whole = if to == SYSMEM {
                (start, end)
            } else {
                (at, at + range.len)
            };
            self.to_system(range, whole, trigger);
        }
        let Some(device) = self.kernel.device(to) else {
            return Ok(());
        };
        if range.vram.is_none() {
            range.vram = Some(Arc::new(device.take_vram(range.len)?));
        }
        range.location = to;
        self.tell_migration(device, range, (start, end), (SYSMEM, to), trigger, |range| {
            range.place(start, end, true)
        });
        Ok(())
    }

    fn to_system(&self, range: &mut Range, (start, end): (u64, u64), trigger: u32) {
        let from = range.location;
        if let Some(device) = self.kernel.device(from) {
            self.tell_migration(device, range, (start, end), (from, SYSMEM), trigger, |range| {
                range.place(start, end, false)
            });
        }
        if range.in_vram.is_empty() {
            range.vram = None;
            range.location = 0;
        }
    }

    /// Tells of a migration's start, and of its end if there was anything to migrate.
    fn tell_migration(
        &self,
        device: &Device,
        range: &mut Range,
        (start, end): (u64, u64),
        (from, to): (u32, u32),
        trigger: u32,
        place: impl FnOnce(&mut Range) -> u64,
    ) {
        let (page, pages) = (start / PAGE, (end - start) / PAGE);
        let (pid, a) = (self.pid, range.attributes);
        smi::tell(
            device,
            pid,
            kfd::KFD_SMI_EVENT_MIGRATE_START,
            format_args!(
                "{} -{pid} @{page:x}({pages:x}) {from:x}->{to:x} {:x}:{:x} {trigger}",
                self.now(),
                a.prefetch,
                a.preferred
            ),
        );
        if place(range) != 0 {
            smi::tell(
                device,
                pid,
                kfd::KFD_SMI_EVENT_MIGRATE_END,
                format_args!(
                    "{} -{pid} @{page:x}({pages:x}) {from:x}->{to:x} {trigger}",
                    self.now()
                ),
            );
        }
    }

    /// Tells that the queues have been stopped while mapped pages moved, and go on. Here a queue goes on meanwhile, since
    /// its mappings change at once.
    pub(super) fn tell_eviction(&self, inner: &Inner) {
        let pid = self.pid;
        for device in self.kernel.devices.iter().filter(|d| inner.vm(d.index).is_ok()) {
            let (now, id) = (self.now(), device.id);
            smi::tell(
                device,
                pid,
                kfd::KFD_SMI_EVENT_QUEUE_EVICTION,
                format_args!("{now} -{pid} {id:x} {}", kfd::KFD_QUEUE_EVICTION_TRIGGER_SVM),
            );
            smi::tell(
                device,
                pid,
                kfd::KFD_SMI_EVENT_QUEUE_RESTORE,
                format_args!("{now} -{pid} {id:x} 0"),
            );
        }
    }

    /// Maps a range to the GPUs that are to see it now (`svm_range_validate_and_map` for all GPUs).
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a GPU that the process has no address space of.
    pub(super) fn show_all(&self, inner: &mut Inner, at: u64) -> Result<(), Errno> {
        let Some((start, range)) = inner.ranges.at(at) else {
            return Ok(());
        };
        let a = range.attributes;
        let end = start + range.len;
        let mut bits = a.access | a.in_place;
        if inner.xnack {
            bits = a.in_place;
            if let Some(device) = self.kernel.device(range.location) {
                bits |= a.access & 1 << device.index;
            }
            let always = a.flags & kfd::KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED != 0;
            if bits == 0 && (range.mapped || always) {
                bits = a.access;
            }
        }
        self.show(inner, at, (start, end), bits)
    }

    /// After the process's pages have changed: without retry faults what was mapped is mapped again, with them a fault
    /// will bring it.
    pub(super) fn show_after_change(&self, inner: &mut Inner, at: u64) -> Result<(), Errno> {
        let Some((_, range)) = inner.ranges.at(at) else {
            return Ok(());
        };
        let always = range.attributes.flags & kfd::KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED != 0;
        if inner.xnack && !always {
            return Ok(());
        }
        self.show_all(inner, at)
    }

    /// Maps `[start, end)` of the range at `at` to the GPUs of a set, as far as the process may access its pages.
    ///
    /// # Errors
    /// As [`Self::show_all`].
    pub(super) fn show(
        &self,
        inner: &mut Inner,
        at: u64,
        (start, end): (u64, u64),
        bits: u8,
    ) -> Result<(), Errno> {
        let Some((from, range)) = inner.ranges.at(at) else {
            return Ok(());
        };
        if bits == 0 {
            return Ok(());
        }
        let (a, location) = (range.attributes, range.location);
        let whole = end == from + range.len;
        let home = self.kernel.device(location).map(|device| device.index);
        let mut access = Access::READ;
        if a.flags & kfd::KFD_IOCTL_SVM_FLAG_GPU_RO == 0 {
            access |= Access::WRITE;
        }
        if a.flags & kfd::KFD_IOCTL_SVM_FLAG_GPU_EXEC != 0 {
            access |= Access::EXEC;
        }
        for device in self.gpus(bits) {
            let vm = inner.vm(device.index)?;
            if home.is_some_and(|home| !self.kernel.same_hive(home, device.index)) {
                continue;
            }
            vm.show_own(start, end - start, access)?;
        }
        if let Some(range) = inner.ranges.get_mut(from) {
            range.mapped |= whole;
        }
        Ok(())
    }

    /// Takes `[start, start + len)` from all GPUs, and tells of it (`svm_range_unmap_from_gpus`).
    pub(super) fn withdraw(&self, inner: &mut Inner, start: u64, len: u64, trigger: u32) {
        let end = start.saturating_add(len);
        let hit: Vec<(u64, u64, u8)> = inner
            .ranges
            .overlapping(start, end - 1)
            .filter(|(_, range)| range.mapped || inner.xnack)
            .map(|(from, r)| (from, from + r.len, r.attributes.access | r.attributes.in_place))
            .collect();
        for (from, to, bits) in hit {
            let (s, e) = (from.max(start), to.min(end));
            for device in self.gpus(bits) {
                let (page, pages, pid) = (s / PAGE, (e - s) / PAGE, self.pid);
                smi::tell(
                    device,
                    pid,
                    kfd::KFD_SMI_EVENT_UNMAP_FROM_GPU,
                    format_args!(
                        "{} -{pid} @{page:x}({pages:x}) {:x} {trigger}",
                        self.now(),
                        device.id
                    ),
                );
            }
            // Access that was taken back leaves the mapping, until now.
            for vm in inner.vms() {
                vm.hide_own(s, e - s);
            }
            if (s, e) == (from, to)
                && let Some(range) = inner.ranges.get_mut(from)
            {
                range.mapped = false;
            }
        }
    }

    /// Gives back what ranges that are gone took.
    pub(super) fn release(&self, xnack: bool, gone: Vec<(u64, Range)>) {
        if !xnack {
            self.kernel
                .release_system(gone.iter().map(|(_, range)| range.len).sum());
        }
        drop(gone);
    }
}
