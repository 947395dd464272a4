//! Contexts and reserved VMIDs (`amdgpu_ctx.c`, `amdgpu_vm.c`).

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use outcrop_abi::drm;
use outcrop_platform::Errno;
use spin::Mutex;

use super::RenderFile;
use super::entity::{Entities, Entity};
use crate::kmd::device::{Device, Kernel};
use crate::machine::Machine;

/// Contexts of a file (`AMDGPU_VM_MAX_NUM_CTX`).
const MAX_CONTEXTS: u32 = 4096;

/// A context.
pub(super) struct Context {
    pub(super) entities: Entities,
    /// A job of it has hung (`guilty`).
    pub(super) guilty: Arc<AtomicBool>,
    /// Resets of the GPU when it was made, and when its state was asked for last.
    made: u32,
    asked: AtomicU32,
}

impl Context {
    fn new(device: &Device) -> Self {
        // ORDERING: as below, a number that only is compared.
        let resets = device.resets.load(Ordering::Relaxed);
        Self {
            entities: Entities::default(),
            guilty: Arc::default(),
            made: resets,
            asked: AtomicU32::new(resets),
        }
    }

    /// Its scheduling entity for a ring (`amdgpu_ctx_get_entity`).
    ///
    /// # Errors
    /// See [`Entities::get`].
    pub(super) fn entity(
        &self,
        kernel: &Kernel,
        file: &RenderFile,
        (ip, instance, ring): (u32, u32, u32),
    ) -> Result<Arc<Entity>, Errno> {
        self.entities.get(kernel, file, (ip, instance, ring))
    }
}

/// The contexts of a file.
#[derive(Default)]
pub(super) struct Contexts {
    /// By id.
    live: Mutex<BTreeMap<u32, Arc<Context>>>,
    /// Freed, but with jobs that are not done.
    leaving: Mutex<Vec<Arc<Context>>>,
}

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
    /// The context of this id.
    ///
    /// # Errors
    /// [`Errno::INVAL`].
    pub(super) fn find(&self, id: u32) -> Result<Arc<Context>, Errno> {
        self.live.lock().get(&id).map(Arc::clone).ok_or(Errno::INVAL)
    }

    fn add(&self, device: &Device) -> Result<u32, Errno> {
        self.sweep();
        let mut live = self.live.lock();
        // The upper end is not an id.
        let id = (1..MAX_CONTEXTS)
            .find(|id| !live.contains_key(id))
            .ok_or(Errno::NOSPC)?;
        live.insert(id, Arc::new(Context::new(device)));
        Ok(id)
    }

    /// Frees the context; what it has submitted goes on.
    fn remove(&self, id: u32) -> Result<(), Errno> {
        let context = self.live.lock().remove(&id).ok_or(Errno::INVAL)?;
        self.leaving.lock().push(context);
        self.sweep();
        Ok(())
    }

    /// Forgets freed contexts whose jobs are done.
    fn sweep(&self) {
        let (busy, gone) = core::mem::take(&mut *self.leaving.lock())
            .into_iter()
            .partition::<Vec<_>, _>(|context| context.entities.are_busy());
        self.leaving.lock().extend(busy);
        drop(gone);
    }

    fn all(&self) -> Vec<Arc<Context>> {
        let mut all: Vec<_> = self.live.lock().values().map(Arc::clone).collect();
        all.extend(self.leaving.lock().iter().map(Arc::clone));
        all
    }

    /// Waits for the jobs of all, at most until `deadline`.
    pub(super) fn flush(&self, machine: &Machine, deadline: u64) {
        self.all()
            .iter()
            .for_each(|context| context.entities.flush(machine, deadline));
    }

    /// Frees all, and with them the clocks that they held.
    pub(super) fn end(&self, clocks: &StableClocks, file: usize) {
        self.all().iter().for_each(|context| context.entities.kill());
        self.leaving.lock().clear();
        for id in core::mem::take(&mut *self.live.lock()).into_keys() {
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
    let device = kernel.devices.get(file.gpu).ok_or(Errno::NODEV)?;
    let clocks = &device.stable_clocks;
    let holds_flags = request.op == drm::AMDGPU_CTX_OP_SET_STABLE_PSTATE;
    let known = drm::AMDGPU_CTX_OP_ALLOC_CTX..=drm::AMDGPU_CTX_OP_SET_STABLE_PSTATE;
    if !known.contains(&request.op) || (!holds_flags && request.flags != 0) {
        return Err(Errno::INVAL);
    }
    match request.op {
        drm::AMDGPU_CTX_OP_ALLOC_CTX => {
            permit(request.priority)?;
            args.set_alloc(drm::CtxOutAlloc {
                ctx_id: contexts.add(device)?,
                _pad: 0,
            });
        }
        drm::AMDGPU_CTX_OP_FREE_CTX => {
            contexts.remove(id)?;
            // Clocks of another context stay held.
            let _ = clocks.set(file.identity(), id, drm::AMDGPU_CTX_STABLE_PSTATE_NONE);
        }
        drm::AMDGPU_CTX_OP_QUERY_STATE => {
            let resets = device.resets.load(Ordering::Relaxed);
            let asked = contexts.find(id)?.asked.swap(resets, Ordering::Relaxed);
            args.set_state(drm::CtxOutState {
                reset_status: if asked == resets {
                    drm::AMDGPU_CTX_NO_RESET
                } else {
                    drm::AMDGPU_CTX_UNKNOWN_RESET
                },
                ..Default::default()
            });
        }
        drm::AMDGPU_CTX_OP_QUERY_STATE2 => {
            let context = contexts.find(id)?;
            let mut flags = 0;
            if context.made != device.resets.load(Ordering::Relaxed) {
                flags |= drm::AMDGPU_CTX_QUERY2_FLAGS_RESET;
            }
            if context.guilty.load(Ordering::Acquire) {
                flags |= drm::AMDGPU_CTX_QUERY2_FLAGS_GUILTY;
            }
            // The last word keeps what the caller put there.
            args.set_state(drm::CtxOutState {
                flags,
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
