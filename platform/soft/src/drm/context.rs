//! Contexts and reserved VMIDs (`amdgpu_ctx.c`, `amdgpu_vm.c`). A context never hangs here, so none is guilty.

use alloc::collections::BTreeSet;

use outcrop_abi::drm;
use outcrop_platform::Errno;
use spin::Mutex;

use super::RenderFile;
use crate::kmd::device::Kernel;

/// Contexts of a file (`AMDGPU_VM_MAX_NUM_CTX`).
const MAX_CONTEXTS: u32 = 4096;

/// The contexts of a file, by id.
#[derive(Default)]
pub(super) struct Contexts(Mutex<BTreeSet<u32>>);

/// The context that holds a GPU's clocks, by its file and id, and how.
#[derive(Default)]
pub(crate) struct StableClocks(Mutex<Option<(usize, u32, u32)>>);

impl StableClocks {
    fn now(&self) -> u32 {
        self.0
            .lock()
            .map_or(drm::AMDGPU_CTX_STABLE_PSTATE_NONE, |(_, _, state)| state)
    }

    /// Sets how the clocks are held, unless another context holds them.
    fn set(&self, file: usize, id: u32, state: u32) -> Result<(), Errno> {
        let mut held = self.0.lock();
        if held.is_some_and(|(other, context, _)| (other, context) != (file, id)) {
            return Err(Errno::BUSY);
        }
        *held = (state != drm::AMDGPU_CTX_STABLE_PSTATE_NONE).then_some((file, id, state));
        Ok(())
    }
}

impl Contexts {
    fn find(&self, id: u32) -> Result<(), Errno> {
        if self.0.lock().contains(&id) {
            Ok(())
        } else {
            Err(Errno::INVAL)
        }
    }

    fn add(&self) -> Result<u32, Errno> {
        let mut ids = self.0.lock();
        // The upper end is not an id.
        let id = (1..MAX_CONTEXTS)
            .find(|id| !ids.contains(id))
            .ok_or(Errno::NOSPC)?;
        ids.insert(id);
        Ok(id)
    }

    /// Frees all, and with them the clocks that they held.
    pub(super) fn end(&self, clocks: &StableClocks, file: usize) {
        for id in core::mem::take(&mut *self.0.lock()) {
            // Clocks of another context stay held.
            let _ = clocks.set(file, id, drm::AMDGPU_CTX_STABLE_PSTATE_NONE);
        }
    }
}

/// Whether a process may have the priority: above the normal one, those that may be nice or are masters.
fn permit(priority: i32) -> Result<(), Errno> {
    use drm::{AMDGPU_CTX_PRIORITY_HIGH as HIGH, AMDGPU_CTX_PRIORITY_VERY_HIGH as VERY_HIGH};
    // What is no priority counts as the normal one.
    if matches!(priority, HIGH | VERY_HIGH) {
        return Err(Errno::ACCES);
    }
    Ok(())
}

pub(super) fn context(kernel: &Kernel, file: &RenderFile, args: &mut drm::Ctx) -> Result<(), Errno> {
    let request = args.input();
    let (id, contexts) = (request.ctx_id, &file.contexts);
    let clocks = &kernel.devices.get(file.gpu).ok_or(Errno::NODEV)?.stable_clocks;
    let holds_flags = request.op == drm::AMDGPU_CTX_OP_SET_STABLE_PSTATE;
    let known = drm::AMDGPU_CTX_OP_ALLOC_CTX..=drm::AMDGPU_CTX_OP_SET_STABLE_PSTATE;
    if !known.contains(&request.op) || (!holds_flags && request.flags != 0) {
        return Err(Errno::INVAL);
    }
    match request.op {
        drm::AMDGPU_CTX_OP_ALLOC_CTX => {
            permit(request.priority)?;
            args.set_alloc(drm::CtxOutAlloc {
                ctx_id: contexts.add()?,
                _pad: 0,
            });
        }
        drm::AMDGPU_CTX_OP_FREE_CTX => {
            contexts.find(id)?;
            contexts.0.lock().remove(&id);
            // Clocks of another context stay held.
            let _ = clocks.set(file.identity(), id, drm::AMDGPU_CTX_STABLE_PSTATE_NONE);
        }
        drm::AMDGPU_CTX_OP_QUERY_STATE => {
            contexts.find(id)?;
            args.set_state(drm::CtxOutState {
                reset_status: drm::AMDGPU_CTX_NO_RESET,
                ..Default::default()
            });
        }
        drm::AMDGPU_CTX_OP_QUERY_STATE2 => {
            contexts.find(id)?;
            // The last word keeps what the caller put there.
            args.set_state(drm::CtxOutState {
                reset_status: request.priority.cast_unsigned(),
                ..Default::default()
            });
        }
        drm::AMDGPU_CTX_OP_GET_STABLE_PSTATE => {
            contexts.find(id)?;
            args.set_pstate(drm::CtxOutPstate {
                flags: clocks.now(),
                _pad: request.flags,
            });
        }
        _ => {
            if request.flags > drm::AMDGPU_CTX_STABLE_PSTATE_PEAK {
                return Err(Errno::INVAL);
            }
            contexts.find(id)?;
            clocks.set(file.identity(), id, request.flags)?;
        }
    }
    Ok(())
}

/// Keeps a VMID for the file, or gives it back: page tables follow queues here, so both change nothing.
pub(super) fn vmid(args: &drm::Vm) -> Result<(), Errno> {
    let request = args.input();
    let known = matches!(
        request.op,
        drm::AMDGPU_VM_OP_RESERVE_VMID | drm::AMDGPU_VM_OP_UNRESERVE_VMID
    );
    if request.flags != 0 || !known {
        return Err(Errno::INVAL);
    }
    Ok(())
}
