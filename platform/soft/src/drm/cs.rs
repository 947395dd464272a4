//! Command submission and its fences, in the order of `amdgpu_cs.c`.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_abi::drm;
use outcrop_gpu::jobs::IndirectBuffer;
use outcrop_platform::Errno;
use spin::Mutex;
use zerocopy::{FromBytes, IntoBytes};

use super::context::Context;
use super::entity::{Blame, Entity, EntityJob, UserFence};
use super::fence::{Fence, Signal};
use super::sync_file::SyncedFence;
use super::timeline::Syncobj;
use super::{RenderFile, SyncFile, list, syncobj};
use crate::kmd::user::{self, User};
use crate::machine::Machine;
use crate::memory::{Bo, PAGE};

/// Jobs of one submission, each for another ring (`AMDGPU_CS_GANG_SIZE`).
const GANG: usize = 4;
/// Words of an indirect buffer: what a packet's field of 20 bits holds.
const MAX_IB_WORDS: u32 = 0xf_ffff;
/// Bytes of the largest allocation that is not one piece of memory (`kvmalloc`).
const KVMALLOC_MAX: u64 = i32::MAX as u64;
/// Bytes of what the kernel notes of a chunk (`amdgpu_cs_chunk`).
const CHUNK_BYTES: u64 = 16;
/// Sync objects that get the fence: 24 bytes of each are noted, in one piece of memory.
const MAX_POSTED: usize = (4 << 20) / 24;

/// A chunk's words.
struct Chunk {
    id: u32,
    words: Vec<u32>,
}

impl Chunk {
    /// Its first `T`.
    fn one<T: FromBytes>(&self) -> Result<T, Errno> {
        T::read_from_prefix(self.words.as_bytes())
            .map(|(value, _)| value)
            .map_err(|_| Errno::INVAL)
    }

    /// All whole `T`s.
    fn all<T: FromBytes>(&self) -> Vec<T> {
        let pieces = self.words.as_bytes().chunks_exact(size_of::<T>());
        pieces
            .filter_map(|piece| T::read_from_bytes(piece).ok())
            .collect()
    }
}

/// A ring's part of the submission.
struct Part {
    entity: Arc<Entity>,
    /// Buffers that the first pass has counted.
    counted: usize,
    buffers: Vec<IndirectBuffer>,
}

/// A submission that is looked at.
struct Parser<'a> {
    machine: &'a Machine,
    user: User<'a>,
    file: &'a RenderFile,
    context: Arc<Context>,
    parts: Vec<Part>,
    leader: usize,
    user_fence: Option<(Arc<Bo>, u64)>,
    bos: Option<Vec<Arc<Bo>>>,
    dependencies: Vec<Fence>,
    /// Sync objects that get the fence, with their points.
    posted: Option<Vec<(Arc<Syncobj>, u64)>>,
}

/// Reads `count` words; as long as a virtual allocation may be.
fn words(user: User<'_>, address: u64, count: u32) -> Result<Vec<u32>, Errno> {
    if u64::from(count) * 4 > KVMALLOC_MAX {
        return Err(Errno::NOMEM);
    }
    user.get_all(address, count)
}

impl Parser<'_> {
    /// The part of an IB's ring, which is added if there is none (`amdgpu_cs_job_idx`).
    fn part(&mut self, ib: &drm::CsChunkIb) -> Result<usize, Errno> {
        let ring = (ib.ip_type, ib.ip_instance, ib.ring);
        let entity = self.context.entity(&self.machine.kernel, self.file, ring)?;
        if !entity.has_ring() {
            return Err(Errno::INVAL);
        }
        let known = self
            .parts
            .iter()
            .position(|part| Arc::ptr_eq(&part.entity, &entity));
        if let Some(known) = known {
            return Ok(known);
        }
        if self.parts.len() == GANG {
            return Err(Errno::INVAL);
        }
        self.parts.push(Part {
            entity,
            counted: 0,
            buffers: Vec::new(),
        });
        Ok(self.parts.len() - 1)
    }

    /// Looks at one chunk the first time.
    fn first_pass(&mut self, chunk: &Chunk) -> Result<(), Errno> {
        match chunk.id {
            drm::AMDGPU_CHUNK_ID_IB => {
                let ib: drm::CsChunkIb = chunk.one()?;
                let index = self.part(&ib)?;
                let most = max_buffers(ib.ip_type);
                let part = self.parts.get_mut(index).ok_or(Errno::INVAL)?;
                if part.counted >= most as usize {
                    return Err(Errno::INVAL);
                }
                part.counted += 1;
                self.leader = index;
                Ok(())
            }
            drm::AMDGPU_CHUNK_ID_FENCE => {
                let fence: drm::CsChunkFence = chunk.one()?;
                if self.user_fence.is_some() {
                    return Err(Errno::INVAL);
                }
                let bo = self.file.bo(fence.handle).map_err(|_| Errno::INVAL)?;
                let offset = u64::from(fence.offset);
                if bo.size != PAGE || offset > PAGE - 8 || bo.user_pages().is_some() {
                    return Err(Errno::INVAL);
                }
                self.user_fence = Some((bo, offset));
                Ok(())
            }
            drm::AMDGPU_CHUNK_ID_BO_HANDLES => {
                let request: drm::BoListIn = chunk.one()?;
                if self.bos.is_some() {
                    return Err(Errno::INVAL);
                }
                self.bos = Some(list::unnamed(self.user, self.file, &request)?);
                Ok(())
            }
            drm::AMDGPU_CHUNK_ID_CP_GFX_SHADOW => chunk.one::<drm::CsChunkCpGfxShadow>().map(|_| ()),
            drm::AMDGPU_CHUNK_ID_DEPENDENCIES
            | drm::AMDGPU_CHUNK_ID_SYNCOBJ_IN
            | drm::AMDGPU_CHUNK_ID_SYNCOBJ_OUT
            | drm::AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES
            | drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT
            | drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL => Ok(()),
            _ => Err(Errno::INVAL),
        }
    }

    fn buffer(&mut self, ib: &drm::CsChunkIb, preemptible: &mut [u32; 2]) -> Result<(), Errno> {
        let index = self.part(ib)?;
        if ib.ip_type == drm::AMDGPU_HW_IP_GFX && ib.flags & drm::AMDGPU_IB_FLAG_PREEMPT != 0 {
            // One for each of the two engines.
            let [constant, draw] = preemptible;
            let count = if ib.flags & drm::AMDGPU_IB_FLAG_CE != 0 {
                constant
            } else {
                draw
            };
            *count += 1;
            if *count > 1 {
                return Err(Errno::INVAL);
            }
        }
        if ib.ib_bytes / 4 > MAX_IB_WORDS {
            return Err(Errno::INVAL);
        }
        // What the rings' packets leave out of an address.
        let low = match ib.ip_type {
            drm::AMDGPU_HW_IP_DMA => 31,
            _ => 3,
        };
        let part = self.parts.get_mut(index).ok_or(Errno::INVAL)?;
        part.buffers.push(IndirectBuffer {
            address: ib.va_start & !low,
            words: (ib.ib_bytes / 4).into(),
        });
        Ok(())
    }

    fn dependency(&mut self, dep: &drm::CsChunkDep, scheduled: bool) -> Result<(), Errno> {
        let context = self.file.contexts.find(dep.ctx_id)?;
        let ring = (dep.ip_type, dep.ip_instance, dep.ring);
        let entity = context.entity(&self.machine.kernel, self.file, ring)?;
        if let Some([begun, finished]) = entity.fence(dep.handle)? {
            let signal = if scheduled { &begun } else { &finished };
            self.dependencies.push(Fence::of(signal));
        }
        Ok(())
    }

    fn post(&mut self, objects: &[drm::CsChunkSyncobj]) -> Result<(), Errno> {
        if self.posted.is_some() {
            return Err(Errno::INVAL);
        }
        if objects.len() > MAX_POSTED {
            return Err(Errno::NOMEM);
        }
        let found = objects.iter().map(|object| {
            let found = self.file.sync_objects.find(object.handle);
            found.map(|found| (found, object.point)).ok_or(Errno::INVAL)
        });
        self.posted = Some(found.collect::<Result<_, _>>()?);
        Ok(())
    }

    fn wait_for(&mut self, object: &drm::CsChunkSyncobj) -> Result<(), Errno> {
        let point = (object.handle, object.point);
        let fence = syncobj::find_fence(self.machine, self.file, point, object.flags.into())?;
        self.dependencies.push(fence);
        Ok(())
    }

    /// Looks at one chunk the second time.
    fn second_pass(&mut self, chunk: &Chunk, preemptible: &mut [u32; 2]) -> Result<(), Errno> {
        let binary = |chunk: &Chunk| -> Vec<drm::CsChunkSyncobj> {
            let objects = chunk.all::<drm::CsChunkSem>();
            objects
                .iter()
                .map(|object| drm::CsChunkSyncobj {
                    handle: object.handle,
                    ..Default::default()
                })
                .collect()
        };
        match chunk.id {
            drm::AMDGPU_CHUNK_ID_IB => self.buffer(&chunk.one()?, preemptible),
            drm::AMDGPU_CHUNK_ID_DEPENDENCIES | drm::AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES => {
                let scheduled = chunk.id == drm::AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES;
                let dependencies: Vec<drm::CsChunkDep> = chunk.all();
                dependencies
                    .iter()
                    .try_for_each(|dep| self.dependency(dep, scheduled))
            }
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_IN => {
                binary(chunk).iter().try_for_each(|object| self.wait_for(object))
            }
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT => {
                let objects: Vec<drm::CsChunkSyncobj> = chunk.all();
                objects.iter().try_for_each(|object| self.wait_for(object))
            }
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_OUT => self.post(&binary(chunk)),
            drm::AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL => self.post(&chunk.all::<drm::CsChunkSyncobj>()),
            drm::AMDGPU_CHUNK_ID_CP_GFX_SHADOW => {
                let shadow: drm::CsChunkCpGfxShadow = chunk.one()?;
                if shadow.flags & !drm::AMDGPU_CS_CHUNK_CP_GFX_SHADOW_FLAGS_INIT_SHADOW != 0 {
                    return Err(Errno::INVAL);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Gets the BOs that are used, and what to wait for because of them.
    fn buffers(&mut self, list: u32) -> Result<Vec<Arc<Bo>>, Errno> {
        if list != 0 {
            if self.bos.is_some() {
                return Err(Errno::INVAL);
            }
            self.bos = Some(list::find(self.file, list)?);
        }
        let mut bos = self.bos.take().unwrap_or_default();
        for bo in &bos {
            if let Some((address, len)) = bo.user_pages() {
                user::pin(&*self.machine.kernel.host, address as u64, len as u64)?;
            }
        }
        bos.extend(self.user_fence.iter().map(|(bo, _)| Arc::clone(bo)));
        Ok(bos)
    }

    /// Waits until there is room for another fence, then waits for what other files do with the BOs
    /// (`amdgpu_cs_sync_rings`).
    fn synchronize(&mut self, bos: &[Arc<Bo>]) -> Result<(), Errno> {
        let leader = self.parts.get(self.leader).ok_or(Errno::INVAL)?;
        if let Some(oldest) = leader.entity.oldest() {
            syncobj::wait_fences(self.machine, alloc::vec![Fence::of(&oldest)], true, u64::MAX)?;
        }
        let own = self.file.identity();
        for bo in bos {
            if bo.create_flags & drm::AMDGPU_GEM_CREATE_EXPLICIT_SYNC != 0 {
                continue;
            }
            let fences = bo.fences.lock();
            let others = fences.iter().filter(|(owner, _)| *owner != own);
            self.dependencies.extend(others.map(|(_, fence)| fence.clone()));
        }
        Ok(())
    }

    /// Submits; returns the number of the submission.
    fn submit(self, bos: &[Arc<Bo>]) -> Result<u64, Errno> {
        let kernel = &self.machine.kernel;
        let device = kernel.devices.get(self.file.gpu).ok_or(Errno::NODEV)?;
        let mut user_fence = self.user_fence;
        let mut jobs = Vec::new();
        for (i, part) in self.parts.into_iter().enumerate() {
            let fence = user_fence.take_if(|_| i == self.leader);
            let [scheduled, finished] = part.entity.new_fences();
            let job = EntityJob {
                host: Arc::clone(&kernel.host),
                blame: Blame {
                    guilty: Arc::clone(&self.context.guilty),
                    resets: Arc::clone(&device.resets),
                },
                last: Arc::clone(&part.entity.last),
                buffers: part.buffers,
                dependencies: Mutex::new(self.dependencies.clone()),
                scheduled,
                finished,
                user_fence: Mutex::new(fence.map(|(bo, offset)| UserFence {
                    bo,
                    offset,
                    sequence: 0,
                })),
                bos: Mutex::new(bos.to_vec()),
            };
            jobs.push((part.entity, Arc::new(job)));
        }
        let (entity, leader) = jobs.get(self.leader).ok_or(Errno::INVAL)?;
        let (entity, leader) = (Arc::clone(entity), Arc::clone(leader));
        // The leader begins when all others have.
        let others = jobs.iter().filter(|(_, job)| !Arc::ptr_eq(job, &leader));
        let begun = others.map(|(_, job)| Fence::of(&job.scheduled));
        leader.dependencies.lock().extend(begun);
        let all: Arc<[Arc<Signal>]> = jobs.iter().map(|(_, job)| Arc::clone(&job.finished)).collect();
        for bo in bos {
            let mut fences = bo.fences.lock();
            fences.retain(|(_, fence)| !fence.is_signalled());
            fences.push((self.file.identity(), Fence::Of(Arc::clone(&all))));
        }
        let sequence = entity.remember(&leader);
        if let Some(fence) = &mut *leader.user_fence.lock() {
            fence.sequence = sequence;
        }
        let fence = Fence::of(&leader.finished);
        for (object, point) in self.posted.iter().flatten() {
            if *point == 0 {
                object.replace(&*kernel.host, Some(fence.clone()));
            } else {
                object.add_point(&*kernel.host, *point, &fence);
            }
        }
        for (entity, job) in jobs {
            entity.push(job);
        }
        Ok(sequence)
    }
}

/// Most buffers of a job for an engine (`amdgpu_ring_max_ibs`, whose kinds of rings have the engines' numbers).
pub(super) fn max_buffers(engine: u32) -> u32 {
    match engine {
        drm::AMDGPU_HW_IP_GFX => 192,
        drm::AMDGPU_HW_IP_COMPUTE => 125,
        drm::AMDGPU_HW_IP_VCN_JPEG => 16,
        _ => 49,
    }
}

pub(super) fn submit(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &mut drm::Cs,
) -> Result<(), Errno> {
    let request = args.input();
    if request.num_chunks == 0 {
        return Err(Errno::INVAL);
    }
    let context = file.contexts.find(request.ctx_id)?;
    // ORDERING: acquire, against the release of the job that hung.
    if context.guilty.load(Ordering::Acquire) {
        return Err(Errno::CANCELED);
    }
    let mut parser = Parser {
        machine,
        user,
        file,
        context,
        parts: Vec::new(),
        leader: 0,
        user_fence: None,
        bos: None,
        dependencies: Vec::new(),
        posted: None,
    };
    let addresses: Vec<u64> = user.get_all(request.chunks, request.num_chunks)?;
    if u64::from(request.num_chunks) * CHUNK_BYTES > KVMALLOC_MAX {
        return Err(Errno::NOMEM);
    }
    let mut chunks = Vec::new();
    for address in addresses {
        let head: drm::CsChunk = user.get(address)?;
        let chunk = Chunk {
            id: head.chunk_id,
            words: words(user, head.chunk_data, head.length_dw)?,
        };
        parser.first_pass(&chunk)?;
        chunks.push(chunk);
    }
    if parser.parts.is_empty() {
        return Err(Errno::INVAL);
    }
    let mut preemptible = [0; 2];
    for chunk in &chunks {
        parser.second_pass(chunk, &mut preemptible)?;
    }
    let bos = parser.buffers(request.bo_list_handle)?;
    parser.synchronize(&bos)?;
    let handle = parser.submit(&bos)?;
    args.set_output(drm::CsOut { handle });
    Ok(())
}

/// The signal of a submission; none if that is long done (`amdgpu_cs_get_fence`).
fn find(machine: &Machine, file: &RenderFile, fence: &drm::Fence) -> Result<Option<Arc<Signal>>, Errno> {
    let context = file.contexts.find(fence.ctx_id)?;
    let ring = (fence.ip_type, fence.ip_instance, fence.ring);
    let fences = context.entity(&machine.kernel, file, ring)?.fence(fence.seq_no)?;
    Ok(fences.map(|[_, finished]| finished))
}

/// Waits for one submission; whether it came.
fn wait_one(machine: &Machine, signal: Option<Arc<Signal>>, timeout: u64) -> Result<bool, Errno> {
    let Some(signal) = signal else { return Ok(true) };
    let come = syncobj::wait_fences(machine, alloc::vec![Fence::of(&signal)], true, timeout)?;
    signal.result().unwrap_or(Ok(()))?;
    Ok(come.is_some())
}

pub(super) fn wait(machine: &Machine, file: &RenderFile, args: &mut drm::WaitCs) -> Result<(), Errno> {
    let request = args.input();
    let fence = drm::Fence {
        ctx_id: request.ctx_id,
        ip_type: request.ip_type,
        ip_instance: request.ip_instance,
        ring: request.ring,
        seq_no: request.handle,
    };
    let come = wait_one(machine, find(machine, file, &fence)?, request.timeout)?;
    *args = drm::WaitCs::default();
    args.set_output(drm::WaitCsOut {
        status: (!come).into(),
    });
    Ok(())
}

pub(super) fn wait_fences(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &mut drm::WaitFences,
) -> Result<(), Errno> {
    let request = args.input();
    let fences: Vec<drm::Fence> = user.get_all(request.fences, request.fence_count)?;
    let answer = |args: &mut drm::WaitFences, status: bool, first_signaled: u32| {
        *args = drm::WaitFences::default();
        args.set_output(drm::WaitFencesOut {
            status: status.into(),
            first_signaled,
        });
    };
    if request.wait_all != 0 {
        let mut come = true;
        for fence in &fences {
            come = wait_one(machine, find(machine, file, fence)?, request.timeout_ns)?;
            if !come {
                break;
            }
        }
        answer(args, come, 0);
        return Ok(());
    }
    let mut signals = Vec::new();
    for (i, fence) in fences.iter().enumerate() {
        match find(machine, file, fence)? {
            Some(signal) => signals.push(signal),
            None => {
                answer(args, true, i as u32);
                return Ok(());
            }
        }
    }
    if signals.is_empty() {
        return Err(Errno::INVAL);
    }
    let waits = signals.iter().map(Fence::of).collect();
    let first = syncobj::wait_fences(machine, waits, false, request.timeout_ns)?;
    answer(args, first.is_some(), first.map_or(u32::MAX, |i| i as u32));
    let first = first.and_then(|i| signals.get(i));
    first.and_then(|signal| signal.result()).unwrap_or(Ok(()))
}

pub(super) fn to_handle(
    machine: &Machine,
    file: &RenderFile,
    args: &mut drm::FenceToHandle,
) -> Result<(), Errno> {
    let request = args.input();
    let signal = find(machine, file, &request.fence)?;
    let fence = signal.as_ref().map_or_else(Fence::signalled, Fence::of);
    let handle = match request.what {
        drm::AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ => {
            file.sync_objects.add(Arc::new(Syncobj::new(Some(fence))))?
        }
        drm::AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ_FD => {
            let object = Arc::new(Syncobj::new(Some(fence)));
            machine.open_sync(SyncFile::Object(object))?.0.cast_unsigned()
        }
        drm::AMDGPU_FENCE_TO_HANDLE_GET_SYNC_FILE_FD => machine
            .open_sync(SyncFile::Fence(SyncedFence::unnamed(fence)))?
            .0
            .cast_unsigned(),
        _ => return Err(Errno::INVAL),
    };
    args.set_output(drm::FenceToHandleOut { handle });
    Ok(())
}
