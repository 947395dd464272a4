//! Global wave sync: counters of a GPU that waves of different workgroups meet at, as barriers or semaphores.
//!
//! A queue has them once the driver has given them to it (`AMDKFD_IOC_ALLOC_QUEUE_GWS`). What the instructions do to
//! a counter is the pseudo code of the ISA documents; which one they name is LLVM's account (`SelectDS_GWS`).
#![expect(unsafe_code, reason = "operation handlers")]

use core::ptr;
use core::sync::atomic::{AtomicU32, Ordering};

use outcrop_isa::Op as Isa;
use spin::Mutex;

use crate::shader::fault::FaultCause;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::wave::{Handler, Op, Stop, Wave, after, sreg};

/// Counters of a GPU.
const RESOURCES: usize = 64;

/// One counter, and who waits at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Resource {
    /// Of a barrier the waves that come before the last one, of a semaphore those that may pass.
    counter: u32,
    /// How often the barrier has opened.
    phase: u32,
    /// What it was last used as.
    semaphore: bool,
    /// Waves that wait.
    waiting: u32,
}

impl Resource {
    /// A wave comes to the barrier; the last one opens it, and its `next` counts for the next time.
    fn arrive(&mut self, next: u32) {
        self.semaphore = false;
        match self.counter.checked_sub(1) {
            Some(left) => self.counter = left,
            None => {
                self.counter = next;
                self.phase = self.phase.wrapping_add(1);
            }
        }
    }

    /// Lets so many more waves pass the semaphore.
    fn post(&mut self, count: u32) {
        self.semaphore = true;
        self.counter = self.counter.saturating_add(count);
    }

    /// Whether a wave that came in `phase` goes on; it does not wait any more then.
    fn passes(&mut self, phase: u32) -> bool {
        let open = if self.semaphore {
            self.counter != 0
        } else {
            self.phase != phase
        };
        if open {
            self.counter -= u32::from(self.semaphore);
            self.waiting -= 1;
        }
        open
    }
}

/// The global wave sync of a GPU, as one process has it: 64 counters, which keep their state from one kernel to the
/// next.
#[derive(Debug)]
pub struct Gws {
    resources: [Mutex<Resource>; RESOURCES],
    changes: AtomicU32,
}

impl Default for Gws {
    fn default() -> Self {
        Self {
            resources: core::array::from_fn(|_| Mutex::default()),
            changes: AtomicU32::new(0),
        }
    }
}

impl Gws {
    /// A number that changes with the counters.
    pub(crate) fn changes(&self) -> u32 {
        // ORDERING: acquire, against the release in `change`.
        self.changes.load(Ordering::Acquire)
    }

    fn change<T>(&self, number: usize, f: impl FnOnce(&mut Resource) -> T) -> T {
        let result = f(&mut self.resources[number % RESOURCES].lock());
        // ORDERING: release, after the change: a thread that found a wave waiting before it, and parks the workgroup
        // too late for this thread to take it, sees another number then.
        self.changes.fetch_add(1, Ordering::Release);
        result
    }
}

/// The counters that the wave's queue has, and which of them the operation names: M0's bits 21:16 and the
/// instruction's offset (`e`).
///
/// # Safety
/// As for [`Handler`].
unsafe fn named(w: &Wave, op: *const Op) -> Option<(*const Gws, usize)> {
    // SAFETY: `op` is valid; `shared` outlives the wave, and keeps the counters.
    unsafe {
        let gws = (*w.shared).launch.gws.as_deref()?;
        let number = (w.s32(sreg::M0) >> 16).wrapping_add((*op).e) as usize % RESOURCES;
        Some((gws, number))
    }
}

/// The value in row `a`: the first active lane's (lane 0's if none is).
///
/// # Safety
/// As for [`Handler`].
unsafe fn value(w: &Wave, op: *const Op) -> u32 {
    // SAFETY: `op` names a row that exists.
    unsafe {
        let exec = w.exec();
        let lane = if exec == 0 { 0 } else { exec.trailing_zeros() };
        w.lane((*op).a, lane as usize)
    }
}

/// What an instruction does before the wave goes on.
trait Action {
    /// Whether the wave waits afterwards.
    const WAITS: bool;
    /// Changes the counter; `value` is that of the instruction, 0 if it has none.
    fn act(resource: &mut Resource, value: u32);
}

struct Init;
struct Barrier;
struct SemaphoreV;
struct SemaphoreBr;
struct SemaphoreP;
struct ReleaseAll;

impl Action for Init {
    const WAITS: bool = false;
    fn act(resource: &mut Resource, value: u32) {
        resource.counter = value;
    }
}
impl Action for Barrier {
    const WAITS: bool = true;
    fn act(resource: &mut Resource, value: u32) {
        resource.arrive(value);
    }
}
impl Action for SemaphoreV {
    const WAITS: bool = false;
    fn act(resource: &mut Resource, _: u32) {
        resource.post(1);
    }
}
impl Action for SemaphoreBr {
    const WAITS: bool = false;
    fn act(resource: &mut Resource, value: u32) {
        resource.post(value);
    }
}
impl Action for SemaphoreP {
    const WAITS: bool = true;
    fn act(resource: &mut Resource, _: u32) {
        resource.semaphore = true;
    }
}
impl Action for ReleaseAll {
    const WAITS: bool = false;
    fn act(resource: &mut Resource, _: u32) {
        (resource.semaphore, resource.counter) = (true, resource.waiting);
    }
}

/// # Safety
/// As for [`Handler`].
unsafe fn act<A: Action>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names a row that exists; the counters live as long as the grid.
    unsafe {
        let Some((gws, number)) = named(w, op) else {
            return w.fault(op, FaultCause::NoGlobalWaveSync, None);
        };
        let value = if (*op).f != 0 { value(w, op) } else { 0 };
        w.arrived = (*gws).change(number, |resource| {
            let phase = resource.phase;
            A::act(resource, value);
            resource.waiting += u32::from(A::WAITS);
            phase
        });
        if A::WAITS {
            // Others have their turn, but the wave is one that has got on.
            (w.next, w.stop) = (after(op), Stop::Running);
            return ptr::null();
        }
        after(op)
    }
}

/// Waits at the counter until the wave passes.
///
/// # Safety
/// As for [`Handler`].
unsafe fn wait(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: as for `act`.
    unsafe {
        let Some((gws, number)) = named(w, op) else {
            return w.fault(op, FaultCause::NoGlobalWaveSync, None);
        };
        // A wave that passes opens nothing for others, so this is no change.
        if (&(*gws).resources)[number].lock().passes(w.arrived) {
            return after(op);
        }
        (w.next, w.stop) = (op, Stop::Yield);
        ptr::null()
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let (run, has_value, waits): (Handler, _, _) = match l.inst.op {
        Isa::DS_GWS_INIT => (act::<Init>, true, Init::WAITS),
        Isa::DS_GWS_BARRIER => (act::<Barrier>, true, Barrier::WAITS),
        Isa::DS_GWS_SEMA_V => (act::<SemaphoreV>, false, SemaphoreV::WAITS),
        Isa::DS_GWS_SEMA_BR => (act::<SemaphoreBr>, true, SemaphoreBr::WAITS),
        Isa::DS_GWS_SEMA_P => (act::<SemaphoreP>, false, SemaphoreP::WAITS),
        Isa::DS_GWS_SEMA_RELEASE_ALL => (act::<ReleaseAll>, false, ReleaseAll::WAITS),
        _ => return Ok(false),
    };
    let offset = l.inst.mem.offset as u32 & 0xffff;
    let row = if has_value { l.vsrc(0)? } else { 0 };
    let op = l.emit(run, 0, row, 0, 0);
    (op.e, op.f) = (offset, u32::from(has_value));
    if waits {
        l.emit(wait, 0, 0, 0, 0).e = offset;
    }
    Ok(true)
}
