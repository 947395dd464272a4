//! Lists of BOs that a submission needs (`amdgpu_bo_list.c`).

use alloc::collections::BTreeMap;
use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_abi::drm;
use outcrop_platform::Errno;
use spin::Mutex;
use zerocopy::{FromZeros, IntoBytes};

use super::RenderFile;
use crate::kmd::user::User;
use crate::memory::Bo;

/// Entries of a list (`AMDGPU_BO_LIST_MAX_ENTRIES`).
const MAX_ENTRIES: u32 = 128 * 1024;

/// The lists of a file, by handle.
#[derive(Default)]
pub(super) struct Lists(Mutex<BTreeMap<u32, Vec<Arc<Bo>>>>);

impl Lists {
    pub(super) fn end(&self) {
        drop(core::mem::take(&mut *self.0.lock()));
    }
}

/// The list of this handle.
///
/// # Errors
/// [`Errno::NOENT`].
pub(super) fn find(file: &RenderFile, handle: u32) -> Result<Vec<Arc<Bo>>, Errno> {
    file.lists.0.lock().get(&handle).cloned().ok_or(Errno::NOENT)
}

/// A list that no handle stands for.
///
/// # Errors
/// [`Errno::NOENT`] for a BO that there is not, else those of its entries.
pub(super) fn unnamed(
    user: User<'_>,
    file: &RenderFile,
    request: &drm::BoListIn,
) -> Result<Vec<Arc<Bo>>, Errno> {
    let entries = entries(user, request)?;
    entries.iter().map(|entry| file.bo(entry.bo_handle)).collect()
}

/// Reads the entries, which may be shorter or longer than ours.
fn entries(user: User<'_>, request: &drm::BoListIn) -> Result<Vec<drm::BoListEntry>, Errno> {
    if request.bo_number > MAX_ENTRIES {
        return Err(Errno::INVAL);
    }
    let step = u64::from(request.bo_info_size);
    let known = (request.bo_info_size as usize).min(size_of::<drm::BoListEntry>());
    let entry = |i: u32| {
        let at = request.bo_info_ptr.wrapping_add(u64::from(i) * step);
        let bytes: Vec<u8> = user.get_all(at, known as u32)?;
        let mut entry = drm::BoListEntry::new_zeroed();
        for (to, from) in entry.as_mut_bytes().iter_mut().zip(bytes) {
            *to = from;
        }
        Ok(entry)
    };
    (0..request.bo_number).map(entry).collect()
}

pub(super) fn list(user: User<'_>, file: &RenderFile, args: &mut drm::BoList) -> Result<(), Errno> {
    let request = args.input();
    let entries = entries(user, &request)?;
    let bos = || {
        entries
            .iter()
            .map(|entry| file.bo(entry.bo_handle))
            .collect::<Result<Vec<_>, _>>()
    };
    let mut lists = file.lists.0.lock();
    let handle = match request.operation {
        drm::AMDGPU_BO_LIST_OP_CREATE => {
            let bos = bos()?;
            let handle = (1..)
                .find(|handle| !lists.contains_key(handle))
                .ok_or(Errno::NOSPC)?;
            lists.insert(handle, bos);
            handle
        }
        drm::AMDGPU_BO_LIST_OP_DESTROY => {
            // One that does not exist is destroyed already.
            lists.remove(&request.list_handle);
            0
        }
        drm::AMDGPU_BO_LIST_OP_UPDATE => {
            let bos = bos()?;
            *lists.get_mut(&request.list_handle).ok_or(Errno::NOENT)? = bos;
            request.list_handle
        }
        _ => return Err(Errno::INVAL),
    };
    *args = drm::BoList::default();
    args.set_output(drm::BoListOut {
        list_handle: handle,
        _pad: 0,
    });
    Ok(())
}
