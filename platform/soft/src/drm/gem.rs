//! GEM: BOs by handle, and what the GPU sees of them.

use alloc::sync::Arc;

use outcrop_abi::drm;
use outcrop_gpu::vm::Access;
use outcrop_platform::Errno;
use zerocopy::IntoBytes;

use super::{RenderFile, syncobj};
use crate::kmd::device::Kernel;
use crate::kmd::user::{self, User};
use crate::kmd::vm::{Owner, VA_BOTTOM, VA_TOP};
use crate::machine::Machine;
use crate::memory::{Domain, PAGE, page_align};

const ON_CHIP: u64 = drm::AMDGPU_GEM_DOMAIN_GDS | drm::AMDGPU_GEM_DOMAIN_GWS | drm::AMDGPU_GEM_DOMAIN_OA;
const DOMAINS: u64 =
    drm::AMDGPU_GEM_DOMAIN_CPU | drm::AMDGPU_GEM_DOMAIN_GTT | drm::AMDGPU_GEM_DOMAIN_VRAM | ON_CHIP;
const CREATE_FLAGS: u64 = drm::AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED
    | drm::AMDGPU_GEM_CREATE_NO_CPU_ACCESS
    | drm::AMDGPU_GEM_CREATE_CPU_GTT_USWC
    | drm::AMDGPU_GEM_CREATE_VRAM_CLEARED
    | drm::AMDGPU_GEM_CREATE_VM_ALWAYS_VALID
    | drm::AMDGPU_GEM_CREATE_EXPLICIT_SYNC
    | drm::AMDGPU_GEM_CREATE_GFX12_DCC
    | drm::AMDGPU_GEM_CREATE_DISCARDABLE;
const VA_FLAGS: u32 = drm::AMDGPU_VM_DELAY_UPDATE
    | drm::AMDGPU_VM_PAGE_READABLE
    | drm::AMDGPU_VM_PAGE_WRITEABLE
    | drm::AMDGPU_VM_PAGE_EXECUTABLE
    | drm::AMDGPU_VM_MTYPE_MASK
    | drm::AMDGPU_VM_PAGE_NOALLOC;
/// Those of a sparse range, which has no rights.
const SPARSE_FLAGS: u32 = drm::AMDGPU_VM_DELAY_UPDATE | drm::AMDGPU_VM_PAGE_PRT;

pub(super) fn create(kernel: &Kernel, file: &RenderFile, args: &mut drm::GemCreate) -> Result<(), Errno> {
    let request = args.input();
    if request.domain_flags & !CREATE_FLAGS != 0 || request.domains & !DOMAINS != 0 {
        return Err(Errno::INVAL);
    }
    // On-chip memories, which the GPU does not have, go with no other domain.
    let domain = if request.domains & ON_CHIP != 0 {
        return Err(Errno::INVAL);
    } else if request.domains & drm::AMDGPU_GEM_DOMAIN_VRAM != 0 {
        Domain::Vram(file.gpu)
    } else if request.domains & (drm::AMDGPU_GEM_DOMAIN_GTT | drm::AMDGPU_GEM_DOMAIN_CPU) != 0 {
        Domain::Gtt
    } else {
        return Err(Errno::INVAL);
    };
    let size = page_align(request.bo_size)
        .filter(|&n| n != 0)
        .ok_or(Errno::INVAL)?;
    let flags = request.domain_flags | drm::AMDGPU_GEM_CREATE_VRAM_CLEARED;
    let bo = kernel
        .create_bo(file.gpu, size, domain, flags, 0)
        .or_else(|error| match domain {
            // The driver falls back to system memory.
            Domain::Vram(_) => kernel
                .create_bo(file.gpu, size, Domain::Gtt, flags, 0)
                .map_err(|_| error),
            _ => Err(error),
        })?;
    *bo.placement.lock() = crate::memory::Placement {
        alignment: page_align(request.alignment).unwrap_or(0),
        domains: request.domains,
    };
    *args = drm::GemCreate::default();
    args.set_output(drm::GemCreateOut {
        handle: file.handle(bo),
        _pad: 0,
    });
    Ok(())
}

pub(super) fn userptr(kernel: &Kernel, file: &RenderFile, args: &mut drm::GemUserptr) -> Result<(), Errno> {
    const KNOWN: u32 = drm::AMDGPU_GEM_USERPTR_READONLY
        | drm::AMDGPU_GEM_USERPTR_ANONONLY
        | drm::AMDGPU_GEM_USERPTR_VALIDATE
        | drm::AMDGPU_GEM_USERPTR_REGISTER;
    if !(args.addr | args.size).is_multiple_of(PAGE) || args.flags & !KNOWN != 0 {
        return Err(Errno::INVAL);
    }
    let writes = args.flags & drm::AMDGPU_GEM_USERPTR_READONLY == 0;
    if writes && args.flags & drm::AMDGPU_GEM_USERPTR_REGISTER == 0 {
        // Writable pages must be watched.
        return Err(Errno::ACCES);
    }
    if args.size == 0 || !user::access_ok(args.addr, args.size) {
        return Err(Errno::FAULT);
    }
    if writes {
        user::pin(&*kernel.host, args.addr, args.size)?;
    } else if !kernel.host.readable(args.addr as usize, args.size as usize) {
        return Err(Errno::FAULT);
    }
    let bo = kernel.create_bo(file.gpu, args.size, Domain::UserPages, 0, args.addr)?;
    if !writes {
        bo.set_read_only();
    }
    args.handle = file.handle(bo);
    Ok(())
}

pub(super) fn mmap(file: &RenderFile, args: &mut drm::GemMmap) -> Result<(), Errno> {
    let handle = args.input().handle;
    *args = drm::GemMmap::default();
    let bo = file.bo(handle)?;
    if bo.user_pages().is_some() || bo.create_flags & drm::AMDGPU_GEM_CREATE_NO_CPU_ACCESS != 0 {
        return Err(Errno::PERM);
    }
    args.set_output(drm::GemMmapOut {
        addr_ptr: bo.mmap_offset,
    });
    Ok(())
}

pub(super) fn metadata(file: &RenderFile, args: &mut drm::GemMetadata) -> Result<(), Errno> {
    let bo = file.bo(args.handle)?;
    let mut metadata = bo.metadata.lock();
    match args.op {
        drm::AMDGPU_GEM_METADATA_OP_GET_METADATA => {
            args.flags = metadata.flags;
            args.tiling_info = metadata.tiling;
            args.data_size_bytes = metadata.bytes.len() as u32;
            for (to, from) in args.data.as_mut_bytes().iter_mut().zip(&metadata.bytes) {
                *to = *from;
            }
        }
        drm::AMDGPU_GEM_METADATA_OP_SET_METADATA => {
            let bytes = args
                .data
                .as_bytes()
                .get(..args.data_size_bytes as usize)
                .ok_or(Errno::INVAL)?;
            metadata.tiling = args.tiling_info;
            metadata.bytes = bytes.to_vec();
            if !bytes.is_empty() {
                metadata.flags = args.flags;
            }
        }
        // The driver does nothing, successfully.
        _ => {}
    }
    Ok(())
}

/// What the GPU may do with pages of these flags.
fn access(flags: u32) -> Access {
    let mut access = Access::empty();
    for (flag, right) in [
        (drm::AMDGPU_VM_PAGE_READABLE, Access::READ),
        (drm::AMDGPU_VM_PAGE_WRITEABLE, Access::WRITE),
        (drm::AMDGPU_VM_PAGE_EXECUTABLE, Access::EXEC),
    ] {
        if flags & flag != 0 {
            access |= right;
        }
    }
    access
}

pub(super) fn va(file: &RenderFile, args: &mut drm::GemVa) -> Result<(), Errno> {
    let (va, len) = (args.va_address, args.map_size);
    // A sum that wraps is found where the length counts, which it does not in unmapping.
    if !(VA_BOTTOM..VA_TOP).contains(&va) || va.wrapping_add(len) > VA_TOP {
        return Err(Errno::INVAL);
    }
    if args.flags & !VA_FLAGS != 0 && args.flags & !SPARSE_FLAGS != 0 {
        return Err(Errno::INVAL);
    }
    let sparse = args.flags & drm::AMDGPU_VM_PAGE_PRT != 0;
    let bo = match args.operation {
        drm::AMDGPU_VA_OP_CLEAR => None,
        drm::AMDGPU_VA_OP_MAP | drm::AMDGPU_VA_OP_UNMAP | drm::AMDGPU_VA_OP_REPLACE if sparse => None,
        drm::AMDGPU_VA_OP_MAP | drm::AMDGPU_VA_OP_UNMAP | drm::AMDGPU_VA_OP_REPLACE => {
            Some(file.bo(args.handle)?)
        }
        _ => return Err(Errno::INVAL),
    };
    let pages = (va | len).is_multiple_of(PAGE) && len != 0 && va.checked_add(len).is_some();
    match args.operation {
        drm::AMDGPU_VA_OP_UNMAP => {
            file.vm
                .unmap(Owner::Gem, va & !(PAGE - 1), bo.as_ref())
                .map_err(|error| match error {
                    Errno::INVAL => Errno::NOENT,
                    other => other,
                })
        }
        drm::AMDGPU_VA_OP_MAP => map(file, args, bo.as_ref()),
        drm::AMDGPU_VA_OP_REPLACE => {
            let offset = args.offset_in_bo;
            let fits = |end| bo.as_ref().is_none_or(|bo| end <= bo.size);
            if !pages || !offset.is_multiple_of(PAGE) || !offset.checked_add(len).is_some_and(fits) {
                return Err(Errno::INVAL);
            }
            file.vm.clear(va, len);
            map(file, args, bo.as_ref())
        }
        _ => {
            if !pages {
                return Err(Errno::INVAL);
            }
            file.vm.clear(va, len);
            Ok(())
        }
    }
}

fn map(file: &RenderFile, args: &drm::GemVa, bo: Option<&Arc<crate::memory::Bo>>) -> Result<(), Errno> {
    let (va, len, offset) = (args.va_address, args.map_size, args.offset_in_bo);
    match bo {
        Some(bo) => file.vm.map(Owner::Gem, va, len, (bo, offset), access(args.flags)),
        None => file.vm.map_sparse(va, len, offset),
    }
}

/// Tells what a BO was made as, or changes where it should be.
pub(super) fn op(user: User<'_>, file: &RenderFile, args: &drm::GemOp) -> Result<(), Errno> {
    const PLACES: u64 = drm::AMDGPU_GEM_DOMAIN_VRAM | drm::AMDGPU_GEM_DOMAIN_GTT | drm::AMDGPU_GEM_DOMAIN_CPU;
    let bo = file.bo(args.handle)?;
    match args.op {
        drm::AMDGPU_GEM_OP_GET_GEM_CREATE_INFO => {
            let placement = bo.placement.lock();
            let info = drm::GemCreateIn {
                bo_size: bo.size,
                alignment: placement.alignment,
                domains: placement.domains,
                domain_flags: bo.create_flags,
            };
            drop(placement);
            user.put(args.value, info)
        }
        drm::AMDGPU_GEM_OP_SET_PLACEMENT => {
            if bo.user_pages().is_some() {
                return Err(Errno::PERM);
            }
            bo.placement.lock().domains = args.value & PLACES;
            Ok(())
        }
        _ => Err(Errno::INVAL),
    }
}

/// Waits for the jobs that use a BO; queues of the KFD leave no fences.
pub(super) fn wait_idle(
    machine: &Machine,
    file: &RenderFile,
    args: &mut drm::GemWaitIdle,
) -> Result<(), Errno> {
    let request = args.input();
    let bo = file.bo(request.handle)?;
    let fences = bo.fences.lock().iter().map(|(_, fence)| fence.clone()).collect();
    let come = syncobj::wait_fences(machine, fences, true, request.timeout)?;
    *args = drm::GemWaitIdle::default();
    args.set_output(drm::GemWaitIdleOut {
        status: come.is_none().into(),
        domain: 0,
    });
    Ok(())
}
