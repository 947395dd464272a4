//! BOs and their GPU mappings: `ALLOC_` and `FREE_MEMORY_OF_GPU`, `MAP_MEMORY_TO_GPU`, `UNMAP_MEMORY_FROM_GPU`.

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_gpu::vm::Access;
use outcrop_platform::Errno;

use super::device::DOORBELL_SLICE;
use super::mmap;
use super::process::{Object, Process};
use super::user::{self, User};
use super::vm::Owner;
use crate::memory::{Domain, PAGE, page_align};

/// `AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED`.
const CREATE_CPU_ACCESS_REQUIRED: u64 = 1 << 0;
/// `AMDGPU_GEM_CREATE_VRAM_CLEARED`.
pub(super) const CREATE_VRAM_CLEARED: u64 = 1 << 3;
/// `AMDGPU_GEM_CREATE_VRAM_WIPE_ON_RELEASE`.
const CREATE_VRAM_WIPE_ON_RELEASE: u64 = 1 << 9;
/// `AMDGPU_GEM_CREATE_PREEMPTIBLE`.
const CREATE_PREEMPTIBLE: u64 = 1 << 11;
/// `AMDGPU_GEM_CREATE_COHERENT`.
const CREATE_COHERENT: u64 = 1 << 13;
/// `AMDGPU_GEM_CREATE_UNCACHED`.
const CREATE_UNCACHED: u64 = 1 << 14;
/// `AMDGPU_GEM_CREATE_EXT_COHERENT`.
const CREATE_EXT_COHERENT: u64 = 1 << 15;

/// The handle of an object: the GPU's id, and its number there.
pub(crate) fn handle(gpu_id: u32, id: u32) -> u64 {
    u64::from(gpu_id) << 32 | u64::from(id)
}

/// The two halves of a handle.
pub(crate) fn parts(handle: u64) -> (u32, u32) {
    ((handle >> 32) as u32, handle as u32)
}

/// What the GPU may do with a BO of these flags.
fn access(flags: u32) -> Access {
    let mut access = Access::READ;
    if flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE != 0 {
        access |= Access::WRITE;
    }
    if flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE != 0 {
        access |= Access::EXEC;
    }
    access
}

impl Process {
    pub(crate) fn acquire_vm(
        &self,
        args: &kfd::AcquireVmArgs,
        render: Option<Arc<crate::drm::RenderFile>>,
    ) -> Result<(), Errno> {
        // No render node at all fails first; one of another GPU only when the address space is taken.
        let render = render.ok_or(Errno::INVAL)?;
        let mut state = self.state.lock();
        let (device, per_device) = state.device(&self.kernel, args.gpu_id)?;
        if let Some(old) = &per_device.render {
            return if Arc::ptr_eq(old, &render) {
                Ok(())
            } else {
                Err(Errno::BUSY)
            };
        }
        if render.gpu != device.index {
            return Err(Errno::INVAL);
        }
        render.vm.acquire()?;
        self.svm.bind(device.index, &render.vm);
        per_device.waves.apply(&render.vm.gpuvm);
        per_device.render = Some(render);
        Ok(())
    }

    pub(crate) fn available_memory(&self, args: &mut kfd::GetAvailableMemoryArgs) -> Result<(), Errno> {
        args.available = self.kernel.device(args.gpu_id).ok_or(Errno::INVAL)?.available();
        Ok(())
    }

    pub(crate) fn alloc_memory(&self, args: &mut kfd::AllocMemoryOfGpuArgs) -> Result<(), Errno> {
        let flags = args.flags;
        let has = |flag: u32| flags & flag != 0;
        if args.size == 0 {
            return Err(Errno::INVAL);
        }
        let anywhere = args.va_addr == 0 && has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM);
        let of_user = has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR);
        if (!anywhere && self.svm.overlaps(args.va_addr, args.size))
            || (of_user && self.svm.overlaps(args.mmap_offset, args.size))
        {
            return Err(Errno::ADDRINUSE);
        }
        let mut state = self.state.lock();
        let (device, per_device) = state.device(&self.kernel, args.gpu_id)?;
        per_device.vm()?;
        let gpu = device.index;
        let doorbell = has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL);
        let mmio = has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP);
        if (doorbell && args.size != DOORBELL_SLICE) || (!doorbell && mmio && args.size != PAGE) {
            return Err(Errno::INVAL);
        }
        let (domain, mut create) = if has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM) {
            let public = has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC);
            let visible = if public { CREATE_CPU_ACCESS_REQUIRED } else { 0 };
            (
                Domain::Vram(gpu),
                CREATE_VRAM_WIPE_ON_RELEASE | CREATE_VRAM_CLEARED | visible,
            )
        } else if has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT) {
            (Domain::Gtt, 0)
        } else if has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_USERPTR) {
            if args.mmap_offset == 0 {
                return Err(Errno::INVAL);
            }
            (Domain::UserPages, CREATE_PREEMPTIBLE)
        } else if doorbell {
            (Domain::Doorbell(gpu), CREATE_PREEMPTIBLE)
        } else if mmio {
            (Domain::Mmio(gpu), CREATE_PREEMPTIBLE)
        } else {
            return Err(Errno::INVAL);
        };
        for (flag, bit) in [
            (kfd::KFD_IOC_ALLOC_MEM_FLAGS_COHERENT, CREATE_COHERENT),
            (kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXT_COHERENT, CREATE_EXT_COHERENT),
            (kfd::KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED, CREATE_UNCACHED),
        ] {
            if has(flag) {
                create |= bit;
            }
        }
        // An AQL ring may ask for twice its size: the same memory is mapped two times in a row.
        let twice = has(kfd::KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM);
        let bytes = if twice { args.size >> 1 } else { args.size };
        let size = page_align(bytes).ok_or(Errno::NOMEM)?;
        if size == 0 {
            return Err(Errno::INVAL);
        }
        let bo = match domain {
            Domain::Doorbell(_) => {
                let doorbells = self.doorbells(per_device)?;
                self.kernel.doorbell_bo(gpu, &doorbells)?
            }
            _ => {
                if domain == Domain::UserPages {
                    user::pin(&*self.kernel.host, args.mmap_offset, size)?;
                }
                self.kernel
                    .create_bo(gpu, size, domain, create, args.mmap_offset)?
            }
        };
        if matches!(domain, Domain::Vram(_)) {
            bo.given.call_once(|| device.give(size));
        }
        args.mmap_offset = match domain {
            Domain::Mmio(_) => mmap::MMIO | mmap::gpu(args.gpu_id),
            _ => bo.mmap_offset,
        };
        let id = per_device.insert(Object {
            bo,
            va: args.va_addr,
            flags,
            mapped: Vec::new(),
            shared: None,
        });
        args.handle = handle(args.gpu_id, id);
        Ok(())
    }

    pub(crate) fn free_memory(&self, args: &kfd::FreeMemoryOfGpuArgs) -> Result<(), Errno> {
        let mut state = self.state.lock();
        if state.signal_handle != 0 && state.signal_handle == args.handle {
            return Err(Errno::PERM);
        }
        let (gpu_id, id) = parts(args.handle);
        let (_, per_device) = state.device(&self.kernel, gpu_id)?;
        let object = per_device.objects.get(&id).ok_or(Errno::INVAL)?;
        if !object.mapped.is_empty() {
            return Err(Errno::BUSY);
        }
        let gone = per_device.objects.remove(&id);
        drop(state);
        drop(gone);
        Ok(())
    }

    pub(crate) fn map_memory(&self, user: User<'_>, args: &mut kfd::MapMemoryToGpuArgs) -> Result<(), Errno> {
        let ids = device_ids(user, args.n_devices, args.n_success, args.device_ids_array_ptr)?;
        self.map_to_all(args, &ids)
    }

    fn map_to_all(&self, args: &mut kfd::MapMemoryToGpuArgs, ids: &[u32]) -> Result<(), Errno> {
        let (gpu_id, id) = parts(args.handle);
        let mut state = self.state.lock();
        let (device, per_device) = state.device(&self.kernel, gpu_id)?;
        let owner = device.index;
        per_device.vm()?;
        if !per_device.objects.contains_key(&id) {
            return Err(Errno::NOMEM);
        }
        for (i, &peer) in ids.iter().enumerate().skip(args.n_success as usize) {
            let (peer_device, peer_per_device) = state.device(&self.kernel, peer)?;
            let gpu = peer_device.index;
            let vm = Arc::clone(peer_per_device.vm()?);
            let object = state
                .devices
                .get_mut(owner)
                .and_then(|d| d.objects.get_mut(&id))
                .ok_or(Errno::INVAL)?;
            // What is mapped already stays so; that is no error.
            if !object.mapped.contains(&gpu) {
                let (bo, access) = (&object.bo, access(object.flags));
                vm.map(Owner::Kfd, object.va, bo.size, (bo, 0), access)?;
                if object.flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM != 0 {
                    vm.map(Owner::Kfd, object.va + bo.size, bo.size, (bo, 0), access)
                        .inspect_err(|_| vm.unmap_all_of(Owner::Kfd, bo))?;
                }
                object.mapped.push(gpu);
            }
            args.n_success = i as u32 + 1;
        }
        Ok(())
    }

    /// Maps a BO to one GPU.
    ///
    /// # Errors
    /// As `MAP_MEMORY_TO_GPU`.
    pub(super) fn map_to(&self, handle: u64, gpu_id: u32) -> Result<(), Errno> {
        let mut args = kfd::MapMemoryToGpuArgs {
            handle,
            n_devices: 1,
            ..Default::default()
        };
        self.map_to_all(&mut args, &[gpu_id])
    }

    pub(crate) fn unmap_memory(
        &self,
        user: User<'_>,
        args: &mut kfd::UnmapMemoryFromGpuArgs,
    ) -> Result<(), Errno> {
        let ids = device_ids(user, args.n_devices, args.n_success, args.device_ids_array_ptr)?;
        let (gpu_id, id) = parts(args.handle);
        let mut state = self.state.lock();
        let (device, per_device) = state.device(&self.kernel, gpu_id)?;
        let owner = device.index;
        if !per_device.objects.contains_key(&id) {
            return Err(Errno::NOMEM);
        }
        for (i, &peer) in ids.iter().enumerate().skip(args.n_success as usize) {
            let (peer_device, peer_per_device) = state.device(&self.kernel, peer)?;
            let gpu = peer_device.index;
            let vm = peer_per_device.vm().ok().map(Arc::clone);
            let object = state
                .devices
                .get_mut(owner)
                .and_then(|d| d.objects.get_mut(&id))
                .ok_or(Errno::INVAL)?;
            let at = object.mapped.iter().position(|&g| g == gpu).ok_or(Errno::INVAL)?;
            let vm = vm.ok_or(Errno::INVAL)?;
            vm.unmap(Owner::Kfd, object.va, Some(&object.bo))?;
            if object.flags & kfd::KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM != 0 {
                vm.unmap(Owner::Kfd, object.va + object.bo.size, Some(&object.bo))?;
            }
            object.mapped.swap_remove(at);
            args.n_success = i as u32 + 1;
        }
        Ok(())
    }
}

/// The device list of a map or unmap request, checked in the kernel's order.
fn device_ids(user: User<'_>, n_devices: u32, n_success: u32, address: u64) -> Result<Vec<u32>, Errno> {
    if n_devices == 0 || n_success > n_devices {
        return Err(Errno::INVAL);
    }
    user.get_all(address, n_devices)
}
