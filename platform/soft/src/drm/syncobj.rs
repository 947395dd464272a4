//! Requests about sync objects, in the order of `drm_syncobj.c`.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd};
use spin::Mutex;

use super::RenderFile;
use super::fence::{Fence, Signal, Watcher};
use super::sync_file::SyncedFence;
use super::timeline::{EventFd, Syncobj, Waiter};
use crate::kmd::events::Pause;
use crate::kmd::user::User;
use crate::machine::Machine;

/// The most objects of one wait: what the kernel notes of each takes 64 bytes of an allocation of 4 MiB.
const MAX_WAITS: usize = (4 << 20) / 64;
/// The most objects of any request: a pointer to each, in one allocation.
const MAX_OBJECTS: usize = (4 << 20) / 8;
/// How long a transfer waits for a fence to be submitted.
const SUBMIT_NS: u64 = 5_000_000_000;

/// What is behind a file.
#[derive(Clone)]
pub(crate) enum SyncFile {
    /// A sync object.
    Object(Arc<Syncobj>),
    /// One fence: a sync file.
    Fence(SyncedFence),
}

/// The sync objects of a render file, by handle.
#[derive(Default)]
pub(super) struct Handles(Mutex<BTreeMap<u32, Arc<Syncobj>>>);

impl Handles {
    pub(super) fn len(&self) -> usize {
        self.0.lock().len()
    }

    pub(super) fn end(&self) {
        drop(core::mem::take(&mut *self.0.lock()));
    }

    pub(super) fn find(&self, handle: u32) -> Option<Arc<Syncobj>> {
        self.0.lock().get(&handle).map(Arc::clone)
    }

    /// The lowest free handle, which is the object's from now on.
    pub(super) fn add(&self, object: Arc<Syncobj>) -> Result<u32, Errno> {
        let mut objects = self.0.lock();
        let handle = (1..i32::MAX.cast_unsigned())
            .find(|handle| !objects.contains_key(handle))
            .ok_or(Errno::NOSPC)?;
        objects.insert(handle, object);
        Ok(handle)
    }

    /// The objects of an array of handles.
    fn all(&self, user: User<'_>, address: u64, count: u32) -> Result<Vec<Arc<Syncobj>>, Errno> {
        let handles: Vec<u32> = user.get_all(address, count)?;
        if handles.len() > MAX_OBJECTS {
            return Err(Errno::NOMEM);
        }
        handles
            .into_iter()
            .map(|handle| self.find(handle).ok_or(Errno::NOENT))
            .collect()
    }
}

/// Points for as many objects; no address stands for zeros.
fn points(user: User<'_>, address: u64, count: u32) -> Result<Vec<u64>, Errno> {
    if address == 0 {
        return Ok(vec![0; count as usize]);
    }
    user.get_all(address, count)
}

pub(super) fn create(file: &RenderFile, args: &mut drm::SyncobjCreate) -> Result<(), Errno> {
    if args.flags & !drm::DRM_SYNCOBJ_CREATE_SIGNALED != 0 {
        return Err(Errno::INVAL);
    }
    let signalled = args.flags & drm::DRM_SYNCOBJ_CREATE_SIGNALED != 0;
    let object = Syncobj::new(signalled.then(Fence::signalled));
    args.handle = file.sync_objects.add(Arc::new(object))?;
    Ok(())
}

pub(super) fn destroy(file: &RenderFile, args: &drm::SyncobjDestroy) -> Result<(), Errno> {
    if args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let gone = file.sync_objects.0.lock().remove(&args.handle);
    gone.map(drop).ok_or(Errno::INVAL)
}

pub(super) fn to_file(
    machine: &Machine,
    file: &RenderFile,
    args: &mut drm::SyncobjHandle,
) -> Result<(), Errno> {
    if args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let object = file.sync_objects.find(args.handle);
    let held = match args.flags {
        0 => SyncFile::Object(object.ok_or(Errno::INVAL)?),
        drm::DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE => {
            let fence = object.ok_or(Errno::NOENT)?.at(0).ok_or(Errno::INVAL)?;
            SyncFile::Fence(SyncedFence::unnamed(fence))
        }
        _ => return Err(Errno::INVAL),
    };
    args.fd = machine.open_sync(held)?.0;
    Ok(())
}

pub(super) fn from_file(
    machine: &Machine,
    file: &RenderFile,
    args: &mut drm::SyncobjHandle,
) -> Result<(), Errno> {
    if args.pad != 0 {
        return Err(Errno::INVAL);
    }
    match (args.flags, machine.sync_file(Fd(args.fd))) {
        (0, Some(SyncFile::Object(object))) => {
            args.handle = file.sync_objects.add(object)?;
            Ok(())
        }
        (drm::DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE, Some(SyncFile::Fence(held))) => {
            let object = file.sync_objects.find(args.handle).ok_or(Errno::NOENT)?;
            object.replace(&*machine.kernel.host, Some(held.fence));
            Ok(())
        }
        _ => Err(Errno::INVAL),
    }
}

/// Until when, and for which of some fences is waited.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// For all of them, or for the first.
    pub(super) all: bool,
    /// Only until the fences are there, signalled or not.
    pub(super) available: bool,
    /// In nanoseconds of the monotonic clock; none for no end.
    pub(super) deadline: Option<u64>,
}

/// Waits for fences of some objects' points, or for those `found` already.
///
/// Returns the first that has come, and all fences.
///
/// # Errors
/// [`Errno::TIME`], [`Errno::INTR`].
pub(super) fn wait_for(
    machine: &Machine,
    objects: &[(Arc<Syncobj>, u64)],
    found: Vec<Option<Fence>>,
    patience: Patience,
) -> Result<(usize, Vec<Option<Fence>>), Errno> {
    let mut watched: Vec<Option<Vec<Arc<Signal>>>> = vec![None; found.len()];
    let waiter = Waiter::new(found.clone());
    let watcher: Arc<dyn Watcher> = Arc::<Waiter>::clone(&waiter);
    for (i, ((object, point), found)) in objects.iter().zip(&found).enumerate() {
        if found.is_none() {
            object.watch(&waiter, i, *point);
        }
    }
    let result = loop {
        let found = waiter.found();
        let mut come = Vec::new();
        for (i, (fence, watched)) in found.iter().zip(&mut watched).enumerate() {
            let Some(fence) = fence else { continue };
            // Watched first, so that one that comes after the look is told of.
            if watched.is_none() && !patience.available {
                let pending = fence.pending();
                pending.iter().for_each(|s| s.watch(Arc::clone(&watcher)));
                *watched = Some(pending);
            }
            if patience.available || fence.is_signalled() {
                come.push(i);
            }
        }
        match come.first() {
            Some(&first) if !patience.all || come.len() == found.len() => break Ok((first, found)),
            None if found.is_empty() => break Ok((0, found)),
            _ => {}
        }
        let over = patience
            .deadline
            .is_some_and(|d| machine.kernel.host.monotonic_ns() >= d);
        if over {
            break Err(Errno::TIME);
        }
        if matches!(machine.pause(&waiter.word, patience.deadline), Pause::Interrupted) {
            break Err(Errno::INTR);
        }
        // ORDERING: acquire, against the release of whoever tells.
        waiter.word.swap(0, Ordering::Acquire);
    };
    objects.iter().for_each(|(object, _)| object.unwatch(&waiter));
    let signals = watched.iter().flatten().flatten();
    signals.for_each(|signal| signal.unwatch(&watcher));
    result
}

/// Waits for fences, for `all` or any of them, until a time (`amdgpu_gem_timeout`: negative for no end).
///
/// Returns the first that has come; none if the time is over.
///
/// # Errors
/// [`Errno::INTR`].
pub(super) fn wait_fences(
    machine: &Machine,
    fences: Vec<Fence>,
    all: bool,
    timeout: u64,
) -> Result<Option<usize>, Errno> {
    let patience = Patience {
        all,
        available: false,
        deadline: Some(timeout).filter(|timeout| timeout.cast_signed() >= 0),
    };
    let found = fences.into_iter().map(Some).collect();
    match wait_for(machine, &[], found, patience) {
        Ok((first, _)) => Ok(Some(first)),
        Err(Errno::TIME) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A wait with its points, for both kinds; returns the index of the first fence that has come, if all are waited for
/// as it was at first: [`u32::MAX`] for none.
fn wait_points(
    machine: &Machine,
    objects: &[Arc<Syncobj>],
    points: &[u64],
    flags: u32,
    deadline: i64,
) -> Result<u32, Errno> {
    if objects.len() > MAX_WAITS {
        return Err(Errno::NOMEM);
    }
    let available = flags & drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE != 0;
    let patient = available || flags & drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT != 0;
    let all = flags & drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL != 0;
    let found: Vec<Option<Fence>> = objects
        .iter()
        .zip(points)
        .map(|(object, &point)| object.at(point))
        .collect();
    if !patient && found.iter().any(Option::is_none) {
        return Err(Errno::INVAL);
    }
    let come = |fence: &Option<Fence>| fence.as_ref().is_some_and(|f| available || f.is_signalled());
    let first = found.iter().position(come).map_or(u32::MAX, |i| i as u32);
    if found.iter().all(come) || (first != u32::MAX && !all) {
        return Ok(first);
    }
    let patience = Patience {
        all,
        available,
        // A time that is over, or none, asks for no sleep.
        deadline: Some(u64::try_from(deadline).unwrap_or(0)),
    };
    let waits: Vec<_> = objects
        .iter()
        .map(Arc::clone)
        .zip(points.iter().copied())
        .collect();
    let (now, _) = wait_for(machine, &waits, found, patience)?;
    Ok(if all { first } else { now as u32 })
}

/// The fence of a handle's point (`drm_syncobj_find_fence`); with the flag `DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT` it
/// is waited for.
///
/// # Errors
/// [`Errno::NOENT`] for no such object, [`Errno::INVAL`] if there is no fence; those of [`wait_for`].
pub(super) fn find_fence(
    machine: &Machine,
    file: &RenderFile,
    (handle, point): (u32, u64),
    flags: u64,
) -> Result<Fence, Errno> {
    let object = file.sync_objects.find(handle).ok_or(Errno::NOENT)?;
    if let Some(fence) = object.at(point) {
        return Ok(fence);
    }
    if flags & u64::from(drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT) == 0 {
        return Err(Errno::INVAL);
    }
    let patience = Patience {
        all: true,
        available: true,
        deadline: Some(machine.kernel.host.monotonic_ns().saturating_add(SUBMIT_NS)),
    };
    let (_, found) = wait_for(machine, &[(object, point)], vec![None], patience)?;
    found.into_iter().flatten().next().ok_or(Errno::INVAL)
}

pub(super) fn wait(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &mut drm::SyncobjWait,
) -> Result<(), Errno> {
    const KNOWN: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE;
    if args.flags & !KNOWN != 0 {
        return Err(Errno::INVAL);
    }
    if args.count_handles == 0 {
        return Ok(());
    }
    let objects = file.sync_objects.all(user, args.handles, args.count_handles)?;
    let points = points(user, 0, args.count_handles)?;
    args.first_signaled = wait_points(machine, &objects, &points, args.flags, args.timeout_nsec)?;
    Ok(())
}

pub(super) fn timeline_wait(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &mut drm::SyncobjTimelineWait,
) -> Result<(), Errno> {
    const KNOWN: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE;
    if args.flags & !KNOWN != 0 {
        return Err(Errno::INVAL);
    }
    if args.count_handles == 0 {
        return Ok(());
    }
    let objects = file.sync_objects.all(user, args.handles, args.count_handles)?;
    let points = points(user, args.points, args.count_handles)?;
    args.first_signaled = wait_points(machine, &objects, &points, args.flags, args.timeout_nsec)?;
    Ok(())
}

/// Gives all objects of an array the same.
fn replace_all(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &drm::SyncobjArray,
    fence: Option<Fence>,
) -> Result<(), Errno> {
    if args.pad != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(user, args.handles, args.count_handles)?;
    objects
        .iter()
        .for_each(|object| object.replace(&*machine.kernel.host, fence.clone()));
    Ok(())
}

pub(super) fn reset(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &drm::SyncobjArray,
) -> Result<(), Errno> {
    replace_all(machine, user, file, args, None)
}

pub(super) fn signal(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &drm::SyncobjArray,
) -> Result<(), Errno> {
    replace_all(machine, user, file, args, Some(Fence::signalled()))
}

pub(super) fn timeline_signal(
    machine: &Machine,
    user: User<'_>,
    file: &RenderFile,
    args: &drm::SyncobjTimelineArray,
) -> Result<(), Errno> {
    if args.flags != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(user, args.handles, args.count_handles)?;
    let points = points(user, args.points, args.count_handles)?;
    for (object, point) in objects.iter().zip(points) {
        object.add_point(&*machine.kernel.host, point, &Fence::signalled());
    }
    Ok(())
}

pub(super) fn query(
    user: User<'_>,
    file: &RenderFile,
    args: &drm::SyncobjTimelineArray,
) -> Result<(), Errno> {
    if args.flags & !drm::DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(user, args.handles, args.count_handles)?;
    for (i, object) in objects.iter().enumerate() {
        let point = object.at(0).map_or(0, |fence| match args.flags {
            drm::DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED => fence.submitted(),
            _ => fence.reached(),
        });
        let at = args.points.wrapping_add(i as u64 * 8);
        user.put(at, point)?;
    }
    Ok(())
}

pub(super) fn transfer(
    machine: &Machine,
    file: &RenderFile,
    args: &drm::SyncobjTransfer,
) -> Result<(), Errno> {
    if args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let to = file.sync_objects.find(args.dst_handle).ok_or(Errno::NOENT)?;
    let from = (args.src_handle, args.src_point);
    file.sync_objects.find(args.src_handle).ok_or(Errno::NOENT)?;
    let waits = args.flags == drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT;
    if args.flags != 0 && !waits {
        return Err(Errno::INVAL);
    }
    let host = &*machine.kernel.host;
    let fence = find_fence(machine, file, from, args.flags.into())?;
    if args.dst_point == 0 {
        to.replace(host, Some(fence));
    } else {
        to.add_point(host, args.dst_point, &fence);
    }
    Ok(())
}

pub(super) fn eventfd(machine: &Machine, file: &RenderFile, args: &drm::SyncobjEventfd) -> Result<(), Errno> {
    if args.flags & !drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE != 0 || args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let object = file.sync_objects.find(args.handle).ok_or(Errno::NOENT)?;
    let (host, fd) = (&*machine.kernel.host, Fd(args.fd));
    if !machine.is_open(fd) {
        return Err(Errno::BADF);
    }
    let eventfd = EventFd::new(host, fd).ok_or(Errno::INVAL)?;
    object.notify(host, eventfd, args.point, args.flags != 0);
    Ok(())
}
