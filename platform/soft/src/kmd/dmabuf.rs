//! BOs as files: `GET_DMABUF_INFO`, `IMPORT_DMABUF`, `EXPORT_DMABUF`.

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::kfd;
use outcrop_isa::Target;
use outcrop_platform::{Errno, Fd};

use super::memory;
use super::memory::CREATE_VRAM_CLEARED;
use super::process::{Object, Process};
use super::user::User;
use crate::machine::Machine;
use crate::memory::{Bo, Domain};

/// What a BO's create flags say in the words of the KFD.
fn flags(bo: &Bo) -> u32 {
    match bo.domain {
        Domain::Vram(_) => {
            let public = if bo.create_flags & 1 != 0 {
                kfd::KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC
            } else {
                0
            };
            kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM | public
        }
        _ => kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT,
    }
}

pub(super) fn info(
    machine: &Machine,
    user: User<'_>,
    args: &mut kfd::GetDmabufInfoArgs,
) -> Result<(), Errno> {
    if machine.kernel.devices.is_empty() {
        return Err(Errno::INVAL);
    }
    let bo = machine.dmabuf(Fd(args.dmabuf_fd as i32)).ok_or(Errno::INVAL)?;
    if !matches!(bo.domain, Domain::Vram(_) | Domain::Gtt) {
        return Err(Errno::INVAL);
    }
    let metadata = bo.metadata.lock();
    let room = args.metadata_size as usize;
    args.size = bo.size;
    args.metadata_size = metadata.bytes.len() as u32;
    if room < metadata.bytes.len() {
        return Err(Errno::INVAL);
    }
    let devices = &machine.kernel.devices;
    let maker = devices.get(bo.gpu);
    // System memory that the KFD has given belongs to no partition of a GPU that has them: then it is said to be of the
    // first GPU.
    let parted = maker.is_some_and(|d| matches!(d.model().target, Target::Gfx942 | Target::Gfx950));
    let of_none = bo.domain == Domain::Gtt && bo.create_flags & CREATE_VRAM_CLEARED == 0 && parted;
    let told = if of_none { devices.first() } else { maker };
    args.gpu_id = told.map_or(0, |d| d.id);
    args.flags = flags(&bo);
    if args.metadata_ptr != 0 && !metadata.bytes.is_empty() {
        user.put_bytes(args.metadata_ptr, &metadata.bytes)?;
    }
    Ok(())
}

pub(super) fn import(
    machine: &Machine,
    process: &Process,
    args: &mut kfd::ImportDmabufArgs,
) -> Result<(), Errno> {
    let mut state = process.state.lock();
    let (_, per_device) = state.device(&process.kernel, args.gpu_id)?;
    per_device.vm()?;
    let bo = machine.dmabuf(Fd(args.dmabuf_fd as i32)).ok_or(Errno::INVAL)?;
    if !matches!(bo.domain, Domain::Vram(_) | Domain::Gtt) {
        return Err(Errno::INVAL);
    }
    let domain = match bo.domain {
        Domain::Vram(_) => kfd::KFD_IOC_ALLOC_MEM_FLAGS_VRAM,
        _ => kfd::KFD_IOC_ALLOC_MEM_FLAGS_GTT,
    };
    let flags = domain | kfd::KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE | kfd::KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE;
    let id = per_device.insert(Object {
        bo,
        va: args.va_addr,
        flags,
        mapped: Vec::new(),
        shared: None,
    });
    args.handle = memory::handle(args.gpu_id, id);
    Ok(())
}

pub(super) fn export(
    machine: &Machine,
    process: &Process,
    args: &mut kfd::ExportDmabufArgs,
) -> Result<(), Errno> {
    let (gpu_id, id) = memory::parts(args.handle);
    let bo = {
        let mut state = process.state.lock();
        let (_, per_device) = state.device(&process.kernel, gpu_id)?;
        Arc::clone(&per_device.objects.get(&id).ok_or(Errno::INVAL)?.bo)
    };
    if bo.user_pages().is_some() {
        // amdgpu_gem_prime_export refuses user pages.
        return Err(Errno::PERM);
    }
    args.dmabuf_fd = machine.open_dmabuf(bo)?.0 as u32;
    Ok(())
}
