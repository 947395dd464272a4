//! Shared virtual memory (`kfd_svm.c`): attributes of the process's own address ranges, and GPUs that access them.
//!
//! A GPU reaches a range by mappings of the process's pages. Where the pages are, in system memory or in VRAM, is kept
//! account of (listeners are told, VRAM is taken), but the bytes stay where the process sees them: so a page that the
//! processor touches does not migrate back, and no copy costs time.

mod attributes;
mod fault;
mod list;
mod place;

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::{ioctl, kfd};
use outcrop_platform::Errno;
use spin::Mutex;
use zerocopy::{FromBytes, IntoBytes};

use super::changes::Pages;
use super::device::Kernel;
use super::process::Process;
use super::user::{self, User};
use super::vm::Vm;
use crate::machine::Machine;
use crate::memory::PAGE;
use list::Ranges;

/// What happens to pages of the process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// They go away.
    Gone,
    /// Their rights or their contents become others.
    Other,
}

struct Inner {
    /// Whether page faults are retried.
    xnack: bool,
    ranges: Ranges,
    /// Its address spaces, by the index of the GPU.
    bound: Vec<Option<Arc<Vm>>>,
}

/// The ranges of a process.
///
/// Its lock is taken after that of the process's state. A page fault takes it in the turn of a queue: nobody may wait
/// for a queue or for the end of old translations while holding it.
pub(crate) struct Svm {
    kernel: Arc<Kernel>,
    pid: u32,
    inner: Mutex<Inner>,
}

impl Svm {
    pub(super) fn new(kernel: &Arc<Kernel>, pid: u32) -> Arc<Self> {
        Arc::new(Self {
            kernel: Arc::clone(kernel),
            pid,
            inner: Mutex::new(Inner {
                xnack: false,
                ranges: Ranges::default(),
                bound: kernel.devices.iter().map(|_| None).collect(),
            }),
        })
    }

    /// The process has got the address space of a GPU.
    pub(super) fn bind(self: &Arc<Self>, gpu: usize, vm: &Arc<Vm>) {
        if !self.kernel.options.svm {
            return;
        }
        vm.set_svm(Some((Arc::downgrade(self), gpu)));
        if let Some(bound) = self.inner.lock().bound.get_mut(gpu) {
            *bound = Some(Arc::clone(vm));
        }
    }

    /// Whether page faults are retried.
    pub(super) fn xnack(&self) -> bool {
        self.inner.lock().xnack
    }

    /// Whether a range overlaps `[start, start + len)`.
    pub(super) fn overlaps(&self, start: u64, len: u64) -> bool {
        let last = start.wrapping_add(len.wrapping_sub(1));
        let inner = self.inner.lock();
        start <= last && inner.ranges.overlapping(start, last).next().is_some()
    }

    /// Hides the process's pages from all GPUs, as they are about to change or to go; the ranges of those that go end.
    pub(crate) fn will_change(&self, (first, last): Pages, change: Change) {
        let mut inner = self.inner.lock();
        if inner.ranges.overlapping(first, last).next().is_none() {
            return;
        }
        let len = last - first + 1;
        match change {
            Change::Gone => {
                self.withdraw(&mut inner, first, len, kfd::KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU);
                let gone = inner.ranges.take(first, len);
                self.release(inner.xnack, gone);
            }
            Change::Other => {
                self.withdraw(&mut inner, first, len, kfd::KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY);
                if !inner.xnack {
                    self.tell_eviction(&inner);
                }
            }
        }
    }

    /// The pages have changed: GPUs see them as they are now, or when they ask next.
    pub(crate) fn have_changed(&self, (first, last): Pages) {
        let mut inner = self.inner.lock();
        let starts: Vec<u64> = inner
            .ranges
            .overlapping(first, last)
            .map(|(start, _)| start)
            .collect();
        for range in starts {
            // What cannot be shown any more faults.
            let _ = self.show_after_change(&mut inner, range);
        }
    }

    /// Ends all ranges.
    pub(super) fn end(&self) {
        let vms = {
            let mut inner = self.inner.lock();
            let all = inner.ranges.take(0, u64::MAX);
            for (start, range) in &all {
                for vm in inner.vms() {
                    vm.hide_own(*start, range.len);
                }
            }
            self.release(inner.xnack, all);
            let vms = inner.vms();
            for vm in inner.bound.iter_mut().filter_map(Option::take) {
                vm.set_svm(None);
            }
            vms
        };
        vms.iter().for_each(|vm| vm.settle());
    }

    /// `SET_XNACK_MODE` with a number that is not negative; no queue exists.
    pub(super) fn set_xnack(&self, on: bool) -> Result<(), Errno> {
        let mut inner = self.inner.lock();
        if inner.xnack == on {
            return Ok(());
        }
        if on && !self.kernel.can_retry_faults() {
            return Err(Errno::PERM);
        }
        // Without retry faults all pages must stay in memory, and count.
        let bytes = inner.ranges.bytes();
        if on {
            self.kernel.release_system(bytes);
        } else {
            self.kernel.reserve_system(bytes)?;
        }
        inner.xnack = on;
        Ok(())
    }
}

impl Inner {
    fn vms(&self) -> Vec<Arc<Vm>> {
        self.bound.iter().flatten().map(Arc::clone).collect()
    }

    /// The address space of a GPU.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if the process has none.
    fn vm(&self, gpu: usize) -> Result<Arc<Vm>, Errno> {
        let bound = self.bound.get(gpu).and_then(Option::as_ref);
        bound.map(Arc::clone).ok_or(Errno::INVAL)
    }
}

/// `SET_XNACK_MODE`.
pub(super) fn set_xnack_mode(process: &Process, args: &mut kfd::SetXnackModeArgs) -> Result<(), Errno> {
    if !process.kernel.options.svm {
        return Err(Errno::PERM);
    }
    let state = process.state.lock();
    if args.xnack_enabled < 0 {
        args.xnack_enabled = process.svm.xnack().into();
        return Ok(());
    }
    if !state.queues.is_empty() {
        return Err(Errno::BUSY);
    }
    process.svm.set_xnack(args.xnack_enabled != 0)
}

/// The `SVM` request: the argument with the attributes that follow it.
///
/// # Errors
/// The driver's.
pub(super) fn request(
    machine: &Machine,
    process: &Process,
    user: User<'_>,
    request: u32,
    address: u64,
) -> Result<u32, Errno> {
    const HEAD: usize = size_of::<kfd::SvmArgs>();
    let size = ioctl::size(request);
    let mut bytes = user.get_all::<u8>(address, size as u32)?;
    bytes.resize(size.max(HEAD), 0);
    let (args, tail) = kfd::SvmArgs::mut_from_prefix(&mut bytes).map_err(|_| Errno::INVAL)?;
    let needed = (args.nattr as usize).checked_mul(size_of::<kfd::SvmAttribute>());
    let needed = needed.and_then(|n| n.checked_add(HEAD)).filter(|&n| n <= size);
    let tail = needed
        .and_then(|n| tail.get_mut(..n - HEAD))
        .ok_or(Errno::INVAL)?;
    let attributes = <[kfd::SvmAttribute]>::mut_from_bytes(tail).map_err(|_| Errno::INVAL)?;
    let result = run(machine, process, args, attributes);
    user.put_bytes(address, bytes.as_bytes().get(..size).unwrap_or_default())?;
    result.map(|()| 0)
}

fn run(
    machine: &Machine,
    process: &Process,
    args: &kfd::SvmArgs,
    attributes: &mut [kfd::SvmAttribute],
) -> Result<(), Errno> {
    if !process.kernel.options.svm {
        return Err(Errno::PERM);
    }
    let (start, len) = (args.start_addr, args.size);
    if !(start | len).is_multiple_of(PAGE) || start == 0 || len == 0 {
        return Err(Errno::INVAL);
    }
    let svm = &process.svm;
    match args.op {
        kfd::KFD_IOCTL_SVM_OP_SET_ATTR => {
            svm.check_attributes(attributes)?;
            // No address space has been acquired.
            if svm.inner.lock().vms().is_empty() {
                return Err(Errno::INVAL);
            }
            svm.check_range(machine, start, len)?;
            svm.set(start, len, attributes)
        }
        kfd::KFD_IOCTL_SVM_OP_GET_ATTR => {
            svm.check_range(machine, start, len)?;
            svm.get(start, len, attributes)
        }
        _ => Err(Errno::INVAL),
    }
}

impl Svm {
    /// Whether `[start, start + len)` is memory of the process that is not a BO, and free in all address spaces
    /// (`svm_range_is_valid`).
    ///
    /// # Errors
    /// [`Errno::OVERFLOW`], [`Errno::FAULT`], or [`Errno::ADDRINUSE`].
    fn check_range(&self, machine: &Machine, start: u64, len: u64) -> Result<(), Errno> {
        start.checked_add(len).ok_or(Errno::OVERFLOW)?;
        let host = &self.kernel.host;
        if !user::access_ok(start, len)
            || !host.is_mapped(start as usize, len as usize)
            || machine.shows_bo(start as usize, len as usize)
        {
            return Err(Errno::FAULT);
        }
        let vms = self.inner.lock().vms();
        if vms.iter().any(|vm| vm.overlaps(start, len)) {
            return Err(Errno::ADDRINUSE);
        }
        Ok(())
    }
}
