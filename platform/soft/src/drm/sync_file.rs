//! Sync files: files that hold a fence (`sync_file.c`).

use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::drm;
use outcrop_platform::{Errno, Fd};
use zerocopy::IntoBytes;

use super::fence::{Fence, STUB, Signal};
use super::syncobj::SyncFile;
use crate::kmd::user::User;
use crate::machine::Machine;

/// Bytes of a name, with the 0 at its end.
type Name = [u8; 32];

/// What a sync file holds.
#[derive(Clone)]
pub(crate) struct SyncedFence {
    pub(super) fence: Fence,
    /// What it was called when it was made, if it was.
    name: Name,
}

impl SyncedFence {
    pub(super) fn unnamed(fence: Fence) -> Self {
        let name = Name::default();
        Self { fence, name }
    }

    /// Its name (`sync_file_get_name`).
    fn name(&self) -> Name {
        if self.name[0] != 0 {
            return self.name;
        }
        let of = self.fence.origin();
        name(&format!(
            "{}-{}{}-{}",
            of.driver,
            of.timeline,
            of.context,
            of.number.cast_signed()
        ))
    }
}

/// As much of a text as there is room for.
fn name(text: &str) -> Name {
    let mut name = Name::default();
    let room = name.len() - 1;
    for (to, from) in name.iter_mut().zip(text.bytes().take(room)) {
        *to = from;
    }
    name
}

/// How a fence is (`dma_fence_get_status`).
fn status(result: Option<Result<(), Errno>>) -> i32 {
    match result {
        None => 0,
        Some(Ok(())) => 1,
        Some(Err(errno)) => -i32::from(errno.0),
    }
}

fn info_of(part: Option<&Arc<Signal>>) -> drm::SyncFenceInfo {
    let origin = part.map_or(STUB, |signal| signal.origin);
    drm::SyncFenceInfo {
        obj_name: name(origin.timeline),
        driver_name: name(origin.driver),
        status: part.map_or(1, |signal| status(signal.result())),
        flags: 0,
        timestamp_ns: part.and_then(|signal| signal.time()).unwrap_or(0),
    }
}

/// One ioctl of a sync file, whose number has to be that of the request to the bit.
///
/// # Errors
/// [`Errno::NOTTY`] for another request; the driver's.
pub(crate) fn ioctl(
    machine: &Machine,
    held: &SyncedFence,
    user: User<'_>,
    request: u32,
    address: u64,
) -> Result<u32, Errno> {
    match request {
        drm::SYNC_IOC_MERGE => {
            let mut args: drm::SyncMergeData = user.get(address)?;
            let new = merge(machine, held, &args)?;
            args.fence = machine.open_sync(SyncFile::Fence(new))?.0;
            user.put(address, args)
                .inspect_err(|_| machine.close_all(&[Fd(args.fence)]))?;
        }
        drm::SYNC_IOC_FILE_INFO => {
            let mut args: drm::SyncFileInfo = user.get(address)?;
            describe(user, held, &mut args)?;
            user.put(address, args)?;
        }
        drm::SYNC_IOC_SET_DEADLINE => {
            let args: drm::SyncSetDeadline = user.get(address)?;
            // A hint, for clocks.
            if args.pad != 0 {
                return Err(Errno::INVAL);
            }
        }
        _ => return Err(Errno::NOTTY),
    }
    Ok(0)
}

fn merge(machine: &Machine, held: &SyncedFence, args: &drm::SyncMergeData) -> Result<SyncedFence, Errno> {
    if args.flags != 0 || args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let Some(SyncFile::Fence(other)) = machine.sync_file(Fd(args.fd2)) else {
        return Err(Errno::NOENT);
    };
    let mut name = args.name;
    name[31] = 0;
    Ok(SyncedFence {
        fence: held.fence.merge(&other.fence),
        name,
    })
}

fn describe(user: User<'_>, held: &SyncedFence, args: &mut drm::SyncFileInfo) -> Result<(), Errno> {
    if args.flags != 0 || args.pad != 0 {
        return Err(Errno::INVAL);
    }
    let parts = held.fence.parts();
    let infos: Vec<_> = parts.iter().map(|part| info_of(part.as_ref())).collect();
    let worst = infos
        .iter()
        .fold(1, |all, info| if all <= 0 { all } else { info.status });
    if args.num_fences != 0 {
        if (args.num_fences as usize) < infos.len() {
            return Err(Errno::INVAL);
        }
        user.put_bytes(args.sync_fence_info, infos.as_bytes())?;
        args.status = worst;
    } else {
        args.status = if held.fence.is_signalled() { worst } else { 0 };
    }
    args.name = held.name();
    args.num_fences = infos.len() as u32;
    Ok(())
}
