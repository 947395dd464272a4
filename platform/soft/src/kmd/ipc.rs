//! Memory of other processes, as AMD's own kernel module has it (`kfd_ipc.c`, `kfd_chardev.c` there): handles of BOs that
//! any process can import, and copies between the BOs of two processes. Upstream Linux has neither.
#![expect(unsafe_code, reason = "copies between BOs")]

use alloc::collections::BTreeMap;
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_platform::Errno;
use spin::Mutex;

use super::memory;
use super::process::{Object, Process};
use super::user::User;
use crate::memory::{Bo, Domain};

type Handle = [u32; 4];

/// A BO that has been exported; it can be imported for as long as a process has an object of it.
pub(crate) struct Shared {
    handle: Handle,
    bo: Arc<Bo>,
    /// What the exporter said of it.
    flags: u32,
}

/// All exported BOs of a machine.
#[derive(Default)]
pub(crate) struct Store(Mutex<BTreeMap<Handle, Weak<Shared>>>);

impl Store {
    fn find(&self, handle: &Handle) -> Option<Arc<Shared>> {
        self.0.lock().get(handle).and_then(Weak::upgrade)
    }

    fn insert(&self, shared: &Arc<Shared>) {
        let mut all = self.0.lock();
        all.retain(|_, shared| shared.strong_count() != 0);
        all.insert(shared.handle, Arc::downgrade(shared));
    }
}

impl Process {
    /// `IPC_EXPORT_HANDLE`.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a GPU or a BO that does not exist, [`Errno::NODEV`] without an address space,
    /// [`Errno::PERM`] for user pages.
    pub(super) fn ipc_export(&self, args: &mut kfd::IpcExportHandleArgs) -> Result<(), Errno> {
        let mut state = self.state.lock();
        let (_, per_device) = state.device(&self.kernel, args.gpu_id)?;
        per_device.vm()?;
        let (_, id) = memory::parts(args.handle);
        let object = per_device.objects.get_mut(&id).ok_or(Errno::INVAL)?;
        if object.bo.user_pages().is_some() {
            return Err(Errno::PERM);
        }
        if object.shared.is_none() {
            let mut random = [0; size_of::<Handle>()];
            // Nobody else can guess it.
            if self.kernel.host.read_file("/dev/urandom", &mut random)? != random.len() {
                return Err(Errno::IO);
            }
            let mut handle = Handle::default();
            for (word, bytes) in handle.iter_mut().zip(random.chunks_exact(4)) {
                *word = bytes.iter().fold(0, |word, &byte| word << 8 | u32::from(byte));
            }
            let shared = Arc::new(Shared {
                handle,
                bo: Arc::clone(&object.bo),
                flags: args.flags,
            });
            self.kernel.shared.insert(&shared);
            object.shared = Some(shared);
        }
        if let Some(shared) = &object.shared {
            args.share_handle = shared.handle;
        }
        Ok(())
    }

    /// `IPC_IMPORT_HANDLE`.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a handle of nothing or a GPU that does not exist, [`Errno::NODEV`] without an address space.
    pub(super) fn ipc_import(&self, args: &mut kfd::IpcImportHandleArgs) -> Result<(), Errno> {
        let shared = self.kernel.shared.find(&args.share_handle).ok_or(Errno::INVAL)?;
        let mut state = self.state.lock();
        let (_, per_device) = state.device(&self.kernel, args.gpu_id)?;
        per_device.vm()?;
        let domain = match shared.bo.domain {
            Domain::Vram(_) => kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM,
            _ => kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT,
        };
        let rights = kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE;
        args.mmap_offset = shared.bo.mmap_offset;
        args.flags = shared.flags;
        let id = per_device.insert(Object {
            bo: Arc::clone(&shared.bo),
            va: args.va_addr,
            flags: domain | rights,
            mapped: Vec::new(),
            shared: Some(shared),
        });
        args.handle = memory::handle(args.gpu_id, id);
        Ok(())
    }

    /// The memory of this process's BO that `[va, va + len)` lies in, and that BO.
    fn own_memory(&self, va: u64, len: u64) -> Option<(Arc<Bo>, *mut u8)> {
        let state = self.state.lock();
        let objects = state.devices.iter().flat_map(|d| d.objects.values());
        let mut holding = objects.filter(|o| {
            let end = va.checked_add(len);
            o.va <= va && end.is_some_and(|end| end <= o.va.saturating_add(o.bo.size))
        });
        let object = holding.next()?;
        let at = object.bo.host().wrapping_add((va - object.va) as usize);
        Some((Arc::clone(&object.bo), at))
    }

    /// `CROSS_MEMORY_COPY`: from this process's ranges to another's, or the other way.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for no ranges or those of no BO, [`Errno::SRCH`] for a process that does not exist,
    /// [`Errno::FAULT`]. What has been copied before is told.
    pub(super) fn cross_copy(
        self: &Arc<Self>,
        user: User<'_>,
        args: &mut kfd::CrossMemoryCopyArgs,
    ) -> Result<(), Errno> {
        args.bytes_copied = 0;
        if args.src_mem_array_size == 0 || args.dst_mem_array_size == 0 {
            return Err(Errno::INVAL);
        }
        let ranges = |address, count: u64| {
            let count = u32::try_from(count).map_err(|_| Errno::NOMEM)?;
            user.get_all::<kfd::MemoryRange>(address, count)
        };
        let from = ranges(args.src_mem_range_array, args.src_mem_array_size)?;
        let to = ranges(args.dst_mem_range_array, args.dst_mem_array_size)?;
        let other = if args.pid == self.pid {
            Arc::clone(self)
        } else {
            let task = self.kernel.task(args.pid).ok_or(Errno::SRCH)?;
            task.process.lock().clone().ok_or(Errno::SRCH)?
        };
        let writes = args.flags & kfd::KFD_CROSS_MEMORY_RW_BIT != 0;
        let (source, target) = if writes { (self, &other) } else { (&other, self) };
        let (mut from, mut to) = (from.into_iter(), to.into_iter());
        let (mut a, mut b) = (from.next(), to.next());
        while let (Some(x), Some(y)) = (&mut a, &mut b) {
            let len = x.size.min(y.size);
            if len != 0 {
                // Both BOs are kept until the bytes have been copied.
                let (_source, src) = source.own_memory(x.va_addr, len).ok_or(Errno::INVAL)?;
                let (_target, dst) = target.own_memory(y.va_addr, len).ok_or(Errno::INVAL)?;
                // SAFETY: `len` bytes of each lie in a BO that lives, and nothing has references into BOs.
                unsafe { core::ptr::copy(src, dst, len as usize) };
                args.bytes_copied += len;
            }
            for range in [x, y] {
                range.va_addr += len;
                range.size -= len;
            }
            if a.is_some_and(|range| range.size == 0) {
                a = from.next();
            }
            if b.is_some_and(|range| range.size == 0) {
                b = to.next();
            }
        }
        Ok(())
    }
}
