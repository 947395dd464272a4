//! Where a context's jobs wait for their turn (`amdgpu_ctx.c`, `amdgpu_job.c`, `sched_entity.c`).
//!
//! Each entity has a ring of its own on the GPU: more than the hardware has rings are time-sliced.
#![expect(unsafe_code, reason = "a user fence is a word of a BO")]

use alloc::collections::BTreeMap;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use outcrop_abi::drm;
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::hqd::Engine;
use outcrop_gpu::jobs::{IndirectBuffer, Job, Start};
use outcrop_gpu::scheduler::{Queue, Scheduler};
use outcrop_isa::{Generation, Target};
use outcrop_platform::{Errno, Host};
use spin::Mutex;

use super::RenderFile;
use super::fence::{Fence, Origin, Signal, new_contexts};
use super::syncobj::{Patience, wait_for};
use crate::kmd::device::Kernel;
use crate::kmd::queues::job_context;
use crate::machine::Machine;
use crate::memory::Bo;

/// Submissions of an entity whose fences can be asked for (`amdgpu_sched_jobs`).
const REMEMBERED: usize = 32;
/// Entities of a context for each engine (`amdgpu_ctx_num_entities`).
const ENTITIES: [u32; drm::AMDGPU_HW_IP_NUM as usize] = [1, 4, 2, 1, 1, 1, 1, 1, 1, 1];

/// What a job tells its context and its entity.
pub(super) struct Blame {
    pub(super) guilty: Arc<AtomicBool>,
    pub(super) resets: Arc<AtomicU32>,
}

/// What goes where when a job is done.
pub(super) struct UserFence {
    pub(super) bo: Arc<Bo>,
    /// Bytes from its start.
    pub(super) offset: u64,
    pub(super) sequence: u64,
}

/// A job of one entity.
pub(super) struct EntityJob {
    pub(super) host: Arc<dyn Host>,
    pub(super) blame: Blame,
    pub(super) last: Arc<Mutex<Option<Arc<Signal>>>>,
    pub(super) buffers: Vec<IndirectBuffer>,
    /// What it waits for.
    pub(super) dependencies: Mutex<Vec<Fence>>,
    /// It has been given to the hardware.
    pub(super) scheduled: Arc<Signal>,
    pub(super) finished: Arc<Signal>,
    pub(super) user_fence: Mutex<Option<UserFence>>,
    /// What it uses, which stays until it is done.
    pub(super) bos: Mutex<Vec<Arc<Bo>>>,
}

impl EntityJob {
    /// It is over: lets go of what it used, and tells.
    fn finish(&self, result: Result<(), Errno>) {
        self.user_fence.lock().take();
        self.bos.lock().clear();
        self.scheduled.signal(&*self.host, Ok(()));
        self.finished.signal(&*self.host, result);
    }
}

impl Job for EntityJob {
    fn start(&self) -> Start {
        let mut dependencies = self.dependencies.lock();
        dependencies.retain(|fence| !fence.is_signalled());
        if !dependencies.is_empty() {
            return Start::Waits;
        }
        *self.last.lock() = Some(Arc::clone(&self.finished));
        // ORDERING: acquire, against the release of the job that hung.
        let cancelled = self.blame.guilty.load(Ordering::Acquire);
        self.scheduled.signal(&*self.host, Ok(()));
        if cancelled {
            self.finish(Err(Errno::CANCELED));
            return Start::Cancelled;
        }
        Start::Runs
    }

    fn buffers(&self) -> &[IndirectBuffer] {
        &self.buffers
    }

    fn end(&self, result: Result<(), &QueueFault>) {
        if result.is_err() {
            // ORDERING: release, so that who finds it guilty finds the reset.
            self.blame.resets.fetch_add(1, Ordering::Relaxed);
            self.blame.guilty.store(true, Ordering::Release);
            self.finish(Err(Errno::TIME));
            return;
        }
        if let Some(fence) = self.user_fence.lock().take() {
            // The hardware leaves the low bits of an address out.
            let word = fence.bo.host().wrapping_add((fence.offset & !7) as usize);
            // SAFETY: the word is in the BO, whose length was checked, and which is kept.
            let word = unsafe { AtomicU64::from_ptr(word.cast()) };
            // ORDERING: release, after everything that the job did.
            word.store(fence.sequence, Ordering::Release);
        }
        self.finish(Ok(()));
    }
}

/// What an entity has submitted.
struct Submissions {
    /// The number of the next one.
    next: u64,
    /// Of the last ones, what comes when they are scheduled and when they are finished.
    fences: VecDeque<[Arc<Signal>; 2]>,
    /// Those that are not done, gang members included.
    jobs: Vec<Arc<EntityJob>>,
}

/// A context's jobs for one ring.
pub(super) struct Entity {
    scheduler: Arc<Scheduler>,
    /// None for an engine that the GPU has not.
    ring: Option<Arc<Queue>>,
    /// The fence of the job that was scheduled last.
    pub(super) last: Arc<Mutex<Option<Arc<Signal>>>>,
    submissions: Mutex<Submissions>,
    /// Name of the ring.
    name: &'static str,
    /// Context of what comes when its jobs are scheduled; the next one is that of what comes when they are finished.
    context: u64,
    /// Jobs so far.
    count: AtomicU64,
}

impl Entity {
    pub(super) fn has_ring(&self) -> bool {
        self.ring.is_some()
    }

    /// What will come when its next job is scheduled, and when it is finished (`drm_sched_fence_init`).
    pub(super) fn new_fences(&self) -> [Arc<Signal>; 2] {
        // ORDERING: relaxed; the number alone counts.
        let number = self.count.fetch_add(1, Ordering::Relaxed) + 1;
        [0, 1].map(|of| {
            Signal::new(Origin {
                driver: "drm_sched",
                timeline: self.name,
                context: self.context + of,
                number,
            })
        })
    }

    /// What comes when a submission is scheduled and when it is finished, `u64::MAX` for the last one; none if that is
    /// long done.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for one that is still to come.
    pub(super) fn fence(&self, sequence: u64) -> Result<Option<[Arc<Signal>; 2]>, Errno> {
        let submissions = self.submissions.lock();
        let sequence = match sequence {
            u64::MAX => submissions.next - 1,
            sequence => sequence,
        };
        if sequence >= submissions.next {
            return Err(Errno::INVAL);
        }
        // The last of them has the number before the next.
        let back = submissions.next - sequence;
        let index = (submissions.fences.len() as u64).checked_sub(back);
        let fences = index.and_then(|i| submissions.fences.get(i as usize));
        Ok(fences.cloned())
    }

    /// The signal whose place the next submission takes.
    pub(super) fn oldest(&self) -> Option<Arc<Signal>> {
        let submissions = self.submissions.lock();
        let full = submissions.fences.len() == REMEMBERED;
        let oldest = submissions.fences.front().filter(|_| full);
        oldest.map(|[_, finished]| Arc::clone(finished))
    }

    /// Numbers a submission.
    pub(super) fn remember(&self, job: &EntityJob) -> u64 {
        let mut submissions = self.submissions.lock();
        if submissions.fences.len() == REMEMBERED {
            submissions.fences.pop_front();
        }
        submissions
            .fences
            .push_back([&job.scheduled, &job.finished].map(Arc::clone));
        submissions.next += 1;
        submissions.next - 1
    }

    /// Gives the ring a job.
    pub(super) fn push(&self, job: Arc<EntityJob>) {
        let Some(ring) = &self.ring else { return };
        let mut submissions = self.submissions.lock();
        submissions.jobs.retain(|job| job.finished.result().is_none());
        submissions.jobs.push(Arc::clone(&job));
        self.scheduler.submit(ring, job);
    }

    fn pending(&self) -> Vec<Arc<Signal>> {
        let submissions = self.submissions.lock();
        let jobs = submissions.jobs.iter();
        jobs.map(|job| &job.finished)
            .filter(|finished| finished.result().is_none())
            .map(Arc::clone)
            .collect()
    }

    /// Takes the jobs that are not done away (`drm_sched_entity_kill`).
    fn kill(&self) {
        let pending = self.pending();
        if pending.is_empty() {
            return;
        }
        if let Some(ring) = &self.ring {
            self.scheduler.abandon(ring);
        }
        let jobs = core::mem::take(&mut self.submissions.lock().jobs);
        for job in jobs {
            job.finish(Err(Errno::SRCH));
        }
        self.scheduler.notify();
    }
}

impl Drop for Entity {
    fn drop(&mut self) {
        self.kill();
        if let Some(ring) = &self.ring {
            self.scheduler.unload(ring);
        }
    }
}

/// The entities of a context, by engine and ring.
#[derive(Default)]
pub(super) struct Entities(Mutex<BTreeMap<(u32, u32), Arc<Entity>>>);

impl Entities {
    /// The entity of a ring, which is made when it is first asked for.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a ring that no GPU has, [`Errno::NOENT`] for an engine that a partition has not; then the
    /// error of the job that was scheduled last.
    pub(super) fn get(
        &self,
        kernel: &Kernel,
        file: &RenderFile,
        (ip, instance, ring): (u32, u32, u32),
    ) -> Result<Arc<Entity>, Errno> {
        let entities = ENTITIES.get(ip as usize).ok_or(Errno::INVAL)?;
        if instance != 0 || ring >= *entities {
            return Err(Errno::INVAL);
        }
        let mut entities = self.0.lock();
        let entity = match entities.get(&(ip, ring)) {
            Some(entity) => Arc::clone(entity),
            None => {
                let entity = Arc::new(entity(kernel, file, ip)?);
                entities.insert((ip, ring), Arc::clone(&entity));
                entity
            }
        };
        drop(entities);
        let last = entity.last.lock().as_ref().and_then(|last| last.result());
        last.unwrap_or(Ok(()))?;
        Ok(entity)
    }

    fn all(&self) -> Vec<Arc<Entity>> {
        self.0.lock().values().map(Arc::clone).collect()
    }

    pub(super) fn are_busy(&self) -> bool {
        self.all().iter().any(|entity| !entity.pending().is_empty())
    }

    /// Waits until the jobs are done, at most until `deadline`.
    pub(super) fn flush(&self, machine: &Machine, deadline: u64) {
        let pending = self
            .all()
            .iter()
            .flat_map(|entity| entity.pending())
            .collect::<Vec<_>>();
        if !pending.is_empty() {
            let patience = Patience {
                all: true,
                available: false,
                deadline: Some(deadline),
            };
            // What is not done by then is taken away.
            let _ = wait_for(
                machine,
                &[],
                alloc::vec![Some(Fence::Of(pending.into()))],
                patience,
            );
        }
    }

    pub(super) fn kill(&self) {
        self.all().iter().for_each(|entity| entity.kill());
    }
}

/// The first ring of an engine, by the name that the driver gives it: with the XCC, or the die, where there are more.
fn ring_name(target: Target, ip: u32) -> &'static str {
    let parted = matches!(target, Target::Gfx942 | Target::Gfx950);
    match ip {
        drm::AMDGPU_HW_IP_GFX => "gfx_0.0.0",
        drm::AMDGPU_HW_IP_COMPUTE if parted => "comp_0.1.0.0",
        drm::AMDGPU_HW_IP_COMPUTE => "comp_1.0.0",
        _ if parted => "sdma0.0",
        _ => "sdma0",
    }
}

/// A new entity, with a ring if the GPU has the engine.
fn entity(kernel: &Kernel, file: &RenderFile, ip: u32) -> Result<Entity, Errno> {
    let device = kernel.devices.get(file.gpu).ok_or(Errno::NODEV)?;
    let target = device.model().target;
    let engine = match ip {
        drm::AMDGPU_HW_IP_GFX if target.generation() != Generation::Gfx9 => Some(Engine::Pm4),
        drm::AMDGPU_HW_IP_COMPUTE => Some(Engine::Pm4),
        drm::AMDGPU_HW_IP_DMA => Some(Engine::Sdma(0)),
        _ => None,
    };
    // A GPU of partitions looks for an engine of its own (`aqua_vanjaram_select_scheds`).
    if engine.is_none() && matches!(target, Target::Gfx942 | Target::Gfx950) {
        return Err(Errno::NOENT);
    }
    let ring = engine.map(|engine| {
        let context = job_context(kernel, device, &file.vm);
        kernel.scheduler.load_jobs(engine, context)
    });
    Ok(Entity {
        scheduler: Arc::clone(&kernel.scheduler),
        name: ring_name(target, ip),
        context: new_contexts(2),
        count: AtomicU64::new(0),
        ring,
        last: Arc::default(),
        submissions: Mutex::new(Submissions {
            next: 1,
            fences: VecDeque::new(),
            jobs: Vec::new(),
        }),
    })
}
