//! The kernel side of the render nodes: version, information, GEM handles, address space, PRIME, sync objects.
//!
//! As `amdgpu_kms.c`, `amdgpu_gem.c` and the DRM core of Linux 6.12: a request that does not exist is
//! `EINVAL` here (and `ENOTTY` for one of another kind of device).

mod context;
mod cs;
mod entity;
mod fence;
mod gem;
mod info;
mod list;
mod sync_file;
mod syncobj;
mod timeline;

use alloc::collections::BTreeMap;
use alloc::sync::Arc;

use outcrop_abi::drm;
use outcrop_platform::Errno;
use spin::Mutex;

use crate::kmd::device::{Device, Kernel};
use crate::kmd::user::User;
use crate::kmd::vm::{Owner, Vm};
use crate::machine::Machine;
use crate::memory::Bo;
pub(crate) use context::StableClocks;
pub(crate) use fence::Fence;
pub(crate) use sync_file::ioctl as sync_ioctl;
pub(crate) use syncobj::SyncFile;

/// One opening of a render node.
pub(crate) struct RenderFile {
    pub(crate) gpu: usize,
    pub(crate) vm: Arc<Vm>,
    handles: Mutex<BTreeMap<u32, Arc<Bo>>>,
    contexts: context::Contexts,
    lists: list::Lists,
    sync_objects: syncobj::Handles,
}

impl RenderFile {
    pub(crate) fn new(kernel: &Kernel, device: &Device) -> Arc<Self> {
        let vm = Vm::new(kernel, device.model().target);
        Arc::new(Self {
            gpu: device.index,
            vm,
            handles: Mutex::default(),
            contexts: context::Contexts::default(),
            lists: list::Lists::default(),
            sync_objects: syncobj::Handles::default(),
        })
    }

    /// What tells this opening from all others that are open.
    fn identity(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    /// The BO with this handle.
    ///
    /// # Errors
    /// [`Errno::NOENT`].
    fn bo(&self, handle: u32) -> Result<Arc<Bo>, Errno> {
        self.handles
            .lock()
            .get(&handle)
            .map(Arc::clone)
            .ok_or(Errno::NOENT)
    }

    /// A handle of `bo`: the one it has, or the lowest free one.
    fn handle(&self, bo: Arc<Bo>) -> u32 {
        let mut handles = self.handles.lock();
        if let Some((&handle, _)) = handles.iter().find(|(_, b)| Arc::ptr_eq(b, &bo)) {
            return handle;
        }
        let mut handle = 1;
        for &taken in handles.keys() {
            if taken != handle {
                break;
            }
            handle += 1;
        }
        handles.insert(handle, bo);
        handle
    }

    /// `GEM_CLOSE`: the handle goes, and with it what `GEM_VA` mapped of its BO.
    fn close(&self, handle: u32) -> Result<(), Errno> {
        let bo = self.handles.lock().remove(&handle).ok_or(Errno::INVAL)?;
        self.vm.unmap_all_of(Owner::Gem, &bo);
        Ok(())
    }

    /// How many handles there are.
    pub(crate) fn handles(&self) -> usize {
        self.handles.lock().len()
    }

    /// How many handles of sync objects there are.
    pub(crate) fn sync_handles(&self) -> usize {
        self.sync_objects.len()
    }

    /// The file is about to be closed: what it has submitted gets a while to end.
    pub(crate) fn flush(&self, machine: &Machine) {
        /// `MAX_WAIT_SCHED_ENTITY_Q_EMPTY`.
        const WHILE_NS: u64 = 1_000_000_000;
        let deadline = machine.kernel.host.monotonic_ns().saturating_add(WHILE_NS);
        self.contexts.flush(machine, deadline);
    }

    /// The file is closed: its handles go; the address space stays if a process has acquired it.
    pub(crate) fn end(&self, kernel: &Kernel) {
        if let Some(device) = kernel.devices.get(self.gpu) {
            self.contexts.end(&device.stable_clocks, self.identity());
        }
        self.lists.end();
        self.sync_objects.end();
        let handles = core::mem::take(&mut *self.handles.lock());
        for bo in handles.into_values() {
            self.vm.unmap_all_of(Owner::Gem, &bo);
        }
    }
}

const fn nr(request: u32) -> u32 {
    outcrop_abi::ioctl::number(request) as u32
}

const VERSION: u32 = nr(drm::DRM_IOCTL_VERSION);
const GEM_CLOSE: u32 = nr(drm::DRM_IOCTL_GEM_CLOSE);
const GET_CAP: u32 = nr(drm::DRM_IOCTL_GET_CAP);
const PRIME_HANDLE_TO_FD: u32 = nr(drm::DRM_IOCTL_PRIME_HANDLE_TO_FD);
const PRIME_FD_TO_HANDLE: u32 = nr(drm::DRM_IOCTL_PRIME_FD_TO_HANDLE);
const GEM_CREATE: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_CREATE);
const GEM_MMAP: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_MMAP);
const INFO: u32 = nr(drm::DRM_IOCTL_AMDGPU_INFO);
const GEM_METADATA: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_METADATA);
const GEM_VA: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_VA);
const GEM_USERPTR: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_USERPTR);
const CTX: u32 = nr(drm::DRM_IOCTL_AMDGPU_CTX);
const BO_LIST: u32 = nr(drm::DRM_IOCTL_AMDGPU_BO_LIST);
const CS: u32 = nr(drm::DRM_IOCTL_AMDGPU_CS);
const WAIT_CS: u32 = nr(drm::DRM_IOCTL_AMDGPU_WAIT_CS);
const WAIT_FENCES: u32 = nr(drm::DRM_IOCTL_AMDGPU_WAIT_FENCES);
const FENCE_TO_HANDLE: u32 = nr(drm::DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE);
const GEM_OP: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_OP);
const GEM_WAIT_IDLE: u32 = nr(drm::DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE);
const VM: u32 = nr(drm::DRM_IOCTL_AMDGPU_VM);
const SCHED: u32 = nr(drm::DRM_IOCTL_AMDGPU_SCHED);
const SYNCOBJ_CREATE: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_CREATE);
const SYNCOBJ_DESTROY: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_DESTROY);
const SYNCOBJ_HANDLE_TO_FD: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD);
const SYNCOBJ_FD_TO_HANDLE: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE);
const SYNCOBJ_WAIT: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_WAIT);
const SYNCOBJ_RESET: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_RESET);
const SYNCOBJ_SIGNAL: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_SIGNAL);
const SYNCOBJ_TIMELINE_WAIT: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT);
const SYNCOBJ_QUERY: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_QUERY);
const SYNCOBJ_TRANSFER: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_TRANSFER);
const SYNCOBJ_TIMELINE_SIGNAL: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL);
const SYNCOBJ_EVENTFD: u32 = nr(drm::DRM_IOCTL_SYNCOBJ_EVENTFD);

/// Who reads and who writes the argument of a request that exists, but not for render nodes: names, magics, masters,
/// legacy contexts and locks, client capabilities, vertical blanks, and mode setting (`drm_ioctls` of `drm_ioctl.c`);
/// `None` for all others.
const fn for_primary_nodes(nr: u32) -> Option<u32> {
    Some(match nr {
        0x1e | 0x1f => 0,
        0x0d | 0x10 | 0x11 | 0x2c | 0x3f => TO_DRIVER,
        0x02 | 0x06 => FROM_DRIVER,
        0x01 | 0x05 | 0x07 | 0x0a | 0x0b | 0x12 | 0x13 | 0x27 | 0x28 => DIRECTIONS,
        0x3a..=0x3c | 0xa0..=0xbe | 0xc6..=0xc9 | 0xce | 0xd0 => DIRECTIONS,
        _ => return None,
    })
}

/// Where a request's number says who reads and who writes the argument. The DRM core does only what both it and
/// the caller say.
const DIRECTIONS: u32 = TO_DRIVER | FROM_DRIVER;
const TO_DRIVER: u32 = 1 << 30;
const FROM_DRIVER: u32 = 2 << 30;

/// Whether a request gives something back (see [`crate::kmd::releases`]).
pub(crate) fn releases(user: User<'_>, request: u32, arg: u64) -> bool {
    if matches!(
        nr(request),
        GEM_CLOSE
            | SYNCOBJ_DESTROY
            | SYNCOBJ_WAIT
            | SYNCOBJ_TIMELINE_WAIT
            | WAIT_CS
            | WAIT_FENCES
            | GEM_WAIT_IDLE
    ) {
        return true;
    }
    if nr(request) != GEM_VA {
        return false;
    }
    user.get::<drm::GemVa>(arg)
        .is_ok_and(|va| matches!(va.operation, drm::AMDGPU_VA_OP_UNMAP | drm::AMDGPU_VA_OP_CLEAR))
}

/// One ioctl of a render node.
///
/// # Errors
/// The driver's.
pub(crate) fn ioctl(
    machine: &Machine,
    file: &Arc<RenderFile>,
    user: User<'_>,
    request: u32,
    arg: u64,
) -> Result<u32, Errno> {
    if request >> 8 & 0xff != u32::from(b'd') {
        return Err(Errno::NOTTY);
    }
    macro_rules! call {
        ($defined:ident, |$args:ident: $t:ty| $body:expr) => {
            user.exchange::<$t>(
                drm::$defined & (request | !DIRECTIONS),
                request,
                arg,
                |$args| $body.map(|()| 0),
            )
        };
    }
    match nr(request) {
        VERSION => call!(DRM_IOCTL_VERSION, |a: drm::Version| info::version(user, a)),
        GET_CAP => call!(DRM_IOCTL_GET_CAP, |a: drm::GetCap| info::capability(a)),
        GEM_CLOSE => call!(DRM_IOCTL_GEM_CLOSE, |a: drm::GemClose| file.close(a.handle)),
        PRIME_HANDLE_TO_FD => call!(DRM_IOCTL_PRIME_HANDLE_TO_FD, |a: drm::PrimeHandle| {
            if a.flags & !(drm::DRM_CLOEXEC | drm::DRM_RDWR) != 0 {
                return Err(Errno::INVAL);
            }
            let bo = file.bo(a.handle)?;
            if bo.user_pages().is_some() {
                return Err(Errno::PERM);
            }
            a.fd = machine.open_dmabuf(bo)?.0;
            Ok(())
        }),
        PRIME_FD_TO_HANDLE => call!(DRM_IOCTL_PRIME_FD_TO_HANDLE, |a: drm::PrimeHandle| {
            let fd = outcrop_platform::Fd(a.fd);
            let bo = machine.dmabuf(fd).ok_or_else(|| machine.not_a_dmabuf(fd))?;
            a.handle = file.handle(bo);
            Ok(())
        }),
        GEM_CREATE => {
            call!(DRM_IOCTL_AMDGPU_GEM_CREATE, |a: drm::GemCreate| gem::create(
                &machine.kernel,
                file,
                a
            ))
        }
        GEM_MMAP => call!(DRM_IOCTL_AMDGPU_GEM_MMAP, |a: drm::GemMmap| gem::mmap(file, a)),
        INFO => call!(DRM_IOCTL_AMDGPU_INFO, |a: drm::Info| info::info(
            &machine.kernel,
            user,
            file,
            a
        )),
        GEM_METADATA => call!(
            DRM_IOCTL_AMDGPU_GEM_METADATA,
            |a: drm::GemMetadata| gem::metadata(file, a)
        ),
        GEM_VA => call!(DRM_IOCTL_AMDGPU_GEM_VA, |a: drm::GemVa| gem::va(file, a)),
        GEM_USERPTR => {
            call!(DRM_IOCTL_AMDGPU_GEM_USERPTR, |a: drm::GemUserptr| gem::userptr(
                &machine.kernel,
                file,
                a
            ))
        }
        CTX => call!(DRM_IOCTL_AMDGPU_CTX, |a: drm::Ctx| context::context(
            &machine.kernel,
            file,
            a
        )),
        BO_LIST => call!(DRM_IOCTL_AMDGPU_BO_LIST, |a: drm::BoList| list::list(
            user, file, a
        )),
        CS => call!(DRM_IOCTL_AMDGPU_CS, |a: drm::Cs| cs::submit(
            machine, user, file, a
        )),
        WAIT_CS => call!(DRM_IOCTL_AMDGPU_WAIT_CS, |a: drm::WaitCs| cs::wait(
            machine, file, a
        )),
        WAIT_FENCES => {
            call!(
                DRM_IOCTL_AMDGPU_WAIT_FENCES,
                |a: drm::WaitFences| cs::wait_fences(machine, user, file, a)
            )
        }
        FENCE_TO_HANDLE => {
            call!(DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE, |a: drm::FenceToHandle| {
                cs::to_handle(machine, file, a)
            })
        }
        GEM_OP => call!(DRM_IOCTL_AMDGPU_GEM_OP, |a: drm::GemOp| gem::op(user, file, a)),
        GEM_WAIT_IDLE => call!(DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE, |a: drm::GemWaitIdle| {
            gem::wait_idle(machine, file, a)
        }),
        VM => call!(DRM_IOCTL_AMDGPU_VM, |a: drm::Vm| context::vmid(a)),
        SYNCOBJ_CREATE => call!(DRM_IOCTL_SYNCOBJ_CREATE, |a: drm::SyncobjCreate| syncobj::create(
            file, a
        )),
        SYNCOBJ_DESTROY => call!(DRM_IOCTL_SYNCOBJ_DESTROY, |a: drm::SyncobjDestroy| {
            syncobj::destroy(file, a)
        }),
        SYNCOBJ_HANDLE_TO_FD => call!(DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD, |a: drm::SyncobjHandle| {
            syncobj::to_file(machine, file, a)
        }),
        SYNCOBJ_FD_TO_HANDLE => call!(DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE, |a: drm::SyncobjHandle| {
            syncobj::from_file(machine, file, a)
        }),
        SYNCOBJ_WAIT => call!(DRM_IOCTL_SYNCOBJ_WAIT, |a: drm::SyncobjWait| syncobj::wait(
            machine, user, file, a
        )),
        SYNCOBJ_RESET => call!(DRM_IOCTL_SYNCOBJ_RESET, |a: drm::SyncobjArray| syncobj::reset(
            machine, user, file, a
        )),
        SYNCOBJ_SIGNAL => call!(DRM_IOCTL_SYNCOBJ_SIGNAL, |a: drm::SyncobjArray| syncobj::signal(
            machine, user, file, a
        )),
        SYNCOBJ_TIMELINE_WAIT => call!(DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT, |a: drm::SyncobjTimelineWait| {
            syncobj::timeline_wait(machine, user, file, a)
        }),
        SYNCOBJ_QUERY => call!(DRM_IOCTL_SYNCOBJ_QUERY, |a: drm::SyncobjTimelineArray| {
            syncobj::query(user, file, a)
        }),
        SYNCOBJ_TRANSFER => call!(DRM_IOCTL_SYNCOBJ_TRANSFER, |a: drm::SyncobjTransfer| {
            syncobj::transfer(machine, file, a)
        }),
        SYNCOBJ_TIMELINE_SIGNAL => call!(
            DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL,
            |a: drm::SyncobjTimelineArray| syncobj::timeline_signal(machine, user, file, a)
        ),
        SYNCOBJ_EVENTFD => call!(DRM_IOCTL_SYNCOBJ_EVENTFD, |a: drm::SyncobjEventfd| {
            syncobj::eventfd(machine, file, a)
        }),
        // For masters, which only a primary node has.
        SCHED => call!(DRM_IOCTL_AMDGPU_SCHED, |_a: drm::Sched| Err(Errno::ACCES)),
        number => {
            let directions = for_primary_nodes(number).ok_or(Errno::INVAL)?;
            let defined = directions & (request | !DIRECTIONS);
            user.exchange::<[u8; 0]>(defined, request, arg, |_| Err(Errno::ACCES))
        }
    }
}
