//! Requests about sync objects, in the order of `drm_syncobj.c`.
#![expect(unsafe_code, reason = "arguments point to arrays of the caller")]

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd};
use spin::Mutex;

use super::RenderFile;
use super::timeline::{EventFd, Fence, Syncobj, Waiter};
use crate::kmd::events::Pause;
use crate::kmd::user;
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
    Fence(Fence),
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

    fn find(&self, handle: u32) -> Option<Arc<Syncobj>> {
        self.0.lock().get(&handle).map(Arc::clone)
    }

    /// The lowest free handle, which is the object's from now on.
    fn add(&self, object: Arc<Syncobj>) -> Result<u32, Errno> {
        let mut objects = self.0.lock();
        let handle = (1..i32::MAX.cast_unsigned())
            .find(|handle| !objects.contains_key(handle))
            .ok_or(Errno::NOSPC)?;
        objects.insert(handle, object);
        Ok(handle)
    }

    /// The objects of an array of handles.
    fn all(&self, machine: &Machine, address: u64, count: u32) -> Result<Vec<Arc<Syncobj>>, Errno> {
        // SAFETY: the ioctl's contract covers the array that the argument points to.
        let handles: Vec<u32> = unsafe { user::get_all(&*machine.kernel.host, address, count)? };
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
fn points(machine: &Machine, address: u64, count: u32) -> Result<Vec<u64>, Errno> {
    if address == 0 {
        return Ok(vec![0; count as usize]);
    }
    // SAFETY: the ioctl's contract covers the array that the argument points to.
    unsafe { user::get_all(&*machine.kernel.host, address, count) }
}

pub(super) fn create(file: &RenderFile, args: &mut drm::SyncobjCreate) -> Result<(), Errno> {
    if args.flags & !drm::DRM_SYNCOBJ_CREATE_SIGNALED != 0 {
        return Err(Errno::INVAL);
    }
    let signalled = args.flags & drm::DRM_SYNCOBJ_CREATE_SIGNALED != 0;
    let object = Syncobj::new(signalled.then_some(Fence::Plain));
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
            SyncFile::Fence(object.ok_or(Errno::NOENT)?.at(0).ok_or(Errno::INVAL)?)
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
        (drm::DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE, Some(SyncFile::Fence(fence))) => {
            let object = file.sync_objects.find(args.handle).ok_or(Errno::NOENT)?;
            object.replace(&*machine.kernel.host, Some(fence));
            Ok(())
        }
        _ => Err(Errno::INVAL),
    }
}

/// Waits until there are fences for the points of some objects, for `all` or any of them, until `deadline`; those
/// `found` already stay.
///
/// Returns what has been found.
fn wait_for(
    machine: &Machine,
    objects: &[Arc<Syncobj>],
    points: &[u64],
    found: Vec<Option<Fence>>,
    all: bool,
    deadline: u64,
) -> Result<Vec<Option<Fence>>, Errno> {
    let waiter = Waiter::new(found.clone());
    for (i, ((object, &point), found)) in objects.iter().zip(points).zip(found).enumerate() {
        if found.is_none() {
            object.watch(&waiter, i, point);
        }
    }
    let result = loop {
        let found = waiter.found();
        let come = found.iter().flatten().count();
        if come == found.len() || (come != 0 && !all) {
            break Ok(found);
        }
        if machine.kernel.host.monotonic_ns() >= deadline {
            break Err(Errno::TIME);
        }
        if matches!(machine.pause(&waiter.word, Some(deadline)), Pause::Interrupted) {
            break Err(Errno::INTR);
        }
        // ORDERING: acquire, against the release of whoever tells.
        waiter.word.swap(0, Ordering::Acquire);
    };
    objects.iter().for_each(|object| object.unwatch(&waiter));
    result
}

/// A wait with its points, for both kinds; returns the index of the first fence, [`u32::MAX`] if there was none at
/// first.
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
    let patient = flags
        & (drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE)
        != 0;
    let all = flags & drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL != 0;
    let found: Vec<Option<Fence>> = objects
        .iter()
        .zip(points)
        .map(|(object, &point)| object.at(point))
        .collect();
    if !patient && found.contains(&None) {
        return Err(Errno::INVAL);
    }
    let index = |found: &[Option<Fence>]| {
        found
            .iter()
            .position(Option::is_some)
            .map_or(u32::MAX, |i| i as u32)
    };
    let first = index(&found);
    if !found.contains(&None) || (first != u32::MAX && !all) {
        return Ok(first);
    }
    // A time that is over, or none, asks for no sleep.
    let deadline = u64::try_from(deadline).unwrap_or(0);
    let found = wait_for(machine, objects, points, found, all, deadline)?;
    Ok(if all { first } else { index(&found) })
}

pub(super) fn wait(machine: &Machine, file: &RenderFile, args: &mut drm::SyncobjWait) -> Result<(), Errno> {
    const KNOWN: u32 = drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT
        | drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_DEADLINE;
    if args.flags & !KNOWN != 0 {
        return Err(Errno::INVAL);
    }
    if args.count_handles == 0 {
        return Ok(());
    }
    let objects = file.sync_objects.all(machine, args.handles, args.count_handles)?;
    let points = points(machine, 0, args.count_handles)?;
    args.first_signaled = wait_points(machine, &objects, &points, args.flags, args.timeout_nsec)?;
    Ok(())
}

pub(super) fn timeline_wait(
    machine: &Machine,
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
    let objects = file.sync_objects.all(machine, args.handles, args.count_handles)?;
    let points = points(machine, args.points, args.count_handles)?;
    args.first_signaled = wait_points(machine, &objects, &points, args.flags, args.timeout_nsec)?;
    Ok(())
}

/// Gives all objects of an array the same.
fn replace_all(
    machine: &Machine,
    file: &RenderFile,
    args: &drm::SyncobjArray,
    fence: Option<Fence>,
) -> Result<(), Errno> {
    if args.pad != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(machine, args.handles, args.count_handles)?;
    objects
        .iter()
        .for_each(|object| object.replace(&*machine.kernel.host, fence));
    Ok(())
}

pub(super) fn reset(machine: &Machine, file: &RenderFile, args: &drm::SyncobjArray) -> Result<(), Errno> {
    replace_all(machine, file, args, None)
}

pub(super) fn signal(machine: &Machine, file: &RenderFile, args: &drm::SyncobjArray) -> Result<(), Errno> {
    replace_all(machine, file, args, Some(Fence::Plain))
}

pub(super) fn timeline_signal(
    machine: &Machine,
    file: &RenderFile,
    args: &drm::SyncobjTimelineArray,
) -> Result<(), Errno> {
    if args.flags != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(machine, args.handles, args.count_handles)?;
    let points = points(machine, args.points, args.count_handles)?;
    for (object, point) in objects.iter().zip(points) {
        object.add_point(&*machine.kernel.host, point);
    }
    Ok(())
}

pub(super) fn query(
    machine: &Machine,
    file: &RenderFile,
    args: &drm::SyncobjTimelineArray,
) -> Result<(), Errno> {
    if args.flags & !drm::DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED != 0 || args.count_handles == 0 {
        return Err(Errno::INVAL);
    }
    let objects = file.sync_objects.all(machine, args.handles, args.count_handles)?;
    for (i, object) in objects.iter().enumerate() {
        // The last one that was submitted is signalled, too.
        let point = object.at(0).map_or(0, Fence::point);
        let at = args.points.wrapping_add(i as u64 * 8);
        // SAFETY: the ioctl's contract covers the array that the argument points to.
        unsafe { user::put(&*machine.kernel.host, at, point)? };
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
    let from = file.sync_objects.find(args.src_handle).ok_or(Errno::NOENT)?;
    let waits = args.flags == drm::DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT;
    if args.flags != 0 && !waits {
        return Err(Errno::INVAL);
    }
    let host = &*machine.kernel.host;
    let fence = match from.at(args.src_point) {
        None if waits => {
            let deadline = host.monotonic_ns().saturating_add(SUBMIT_NS);
            let found = wait_for(machine, &[from], &[args.src_point], vec![None], true, deadline)?;
            found.first().copied().flatten().ok_or(Errno::INVAL)?
        }
        found => found.ok_or(Errno::INVAL)?,
    };
    if args.dst_point == 0 {
        to.replace(host, Some(fence));
    } else {
        to.add_point(host, args.dst_point);
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
    object.notify(host, eventfd, args.point);
    Ok(())
}
