//! The processor's mappings: what they show of the machine, and changes of the process's pages, which no GPU reaches
//! meanwhile.
#![expect(unsafe_code, reason = "passes mappings on")]

use alloc::sync::Arc;
use alloc::vec::Vec;

use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, Prot};

use super::Machine;
use super::files::File;
use crate::kmd::changes::Pages;
use crate::kmd::mmap;
use crate::kmd::process::Process;
use crate::kmd::svm::Change;
use crate::kmd::vm::Vm;
use crate::memory::{Bo, PAGE};

/// Who maps a file of the machine.
#[derive(Clone, Copy)]
pub(crate) enum Mapper<'a> {
    /// A user of the machine itself: `/dev/kfd` shows what its opener's process has.
    Machine,
    /// A client: `/dev/kfd` shows what its own KFD process has, if it has one, whoever opened the file.
    Client(Option<&'a Arc<Process>>),
}

impl Machine {
    /// What a mapping of one of the machine's files shows: the BO and the offset in it.
    fn view(&self, fd: Fd, offset: u64, len: u64, mapper: Mapper<'_>) -> Result<(Arc<Bo>, u64), Errno> {
        match self.file(fd)? {
            File::Render(_) => self.kernel.bo_at(offset, len),
            File::Sync(_) => Err(Errno::NODEV),
            File::Dmabuf(bo) => {
                if offset.checked_add(len).is_none_or(|end| end > bo.size) {
                    return Err(Errno::INVAL);
                }
                Ok((bo, offset))
            }
            File::Kfd(opener) => {
                let process = match mapper {
                    Mapper::Machine => &opener,
                    Mapper::Client(own) => own.ok_or(Errno::INVAL)?,
                };
                Ok((mmap::view(&self.kernel, process, offset, len)?, 0))
            }
        }
    }

    /// As [`Platform::map`](outcrop_platform::Platform::map), for `mapper`.
    ///
    /// # Safety
    /// As there.
    pub(crate) unsafe fn map_as(&self, request: &Map, mapper: Mapper<'_>) -> Result<*mut u8, Errno> {
        let takes_away = matches!(request.at, MapAt::Replace(_))
            && request.source == MapSource::Anonymous
            && request.prot == Prot::empty();
        if !takes_away {
            self.injector.call()?;
        }
        let mut request = *request;
        let mut shown = None;
        if let MapSource::File(fd, offset) = request.source
            && Self::owns_file(fd)
        {
            if request.len == 0 || !(request.len as u64 | offset).is_multiple_of(PAGE) {
                return Err(Errno::INVAL);
            }
            let (bo, inner) = self.view(fd, offset, request.len as u64, mapper)?;
            let (file, start) = bo.source(inner)?;
            request.source = MapSource::File(file, start);
            shown = Some(bo);
        }
        let map = || -> Result<_, Errno> {
            let mut views = self.views.lock();
            // SAFETY: the caller's contract; a replaced view's BO is kept until after the mapping.
            let at = unsafe { self.kernel.host.map(&request)? };
            let len = request.len.next_multiple_of(PAGE as usize);
            let gone = views.remove(at.expose_provenance(), len);
            if let Some(bo) = shown {
                views.insert(at.expose_provenance(), len, bo);
            }
            Ok((at, gone))
        };
        let (at, _gone) = match request.at {
            MapAt::Replace(at) => self.without_gpus(&[(at, request.len)], Change::Gone, map),
            _ => map(),
        }?;
        Ok(at)
    }

    /// Whether some of `[at, at + len)` shows a BO to the processor.
    pub(crate) fn shows_bo(&self, at: usize, len: usize) -> bool {
        self.views.lock().overlaps(at, len)
    }

    /// Lets the process change rights or contents of its pages in `[at, at + len)` by other means than this platform
    /// (`mprotect`, `madvise`), in `change`: no GPU reaches them meanwhile, and afterwards each sees them as they are.
    ///
    /// `change` must not wait for a GPU, nor call the machine.
    pub fn change_pages<R>(&self, at: usize, len: usize, change: impl FnOnce() -> R) -> R {
        self.without_gpus(&[(at, len)], Change::Other, change)
    }

    /// Makes a change to the process's pages in ranges that no GPU reaches meanwhile.
    fn without_gpus<R>(&self, ranges: &[(usize, usize)], kind: Change, change: impl FnOnce() -> R) -> R {
        let ends = |&(at, len): &(usize, usize)| {
            let last = (at as u64).checked_add((len as u64).checked_sub(1)?)?;
            Some((at as u64 & !(PAGE - 1), last | (PAGE - 1)))
        };
        let pages: Vec<Pages> = ranges.iter().filter_map(ends).collect();
        let changes = &self.kernel.changes;
        let id = changes.announce(pages.clone());
        loop {
            let hide = |vm: Arc<Vm>| {
                let mut hidden = pages.clone();
                pages
                    .iter()
                    .for_each(|&pages| vm.hide_user_pages(pages, &mut hidden));
                (vm, hidden)
            };
            let users: Vec<_> = changes.vms().into_iter().map(hide).collect();
            for process in self.kernel.processes() {
                pages
                    .iter()
                    .for_each(|&pages| process.svm.will_change(pages, kind));
            }
            users.iter().for_each(|(vm, hidden)| vm.settle_in(hidden));
            if changes.begin(id) {
                break;
            }
        }
        let result = change();
        changes.changed(id);
        for &pages in &pages {
            changes.vms().iter().for_each(|vm| vm.restore_user_pages(pages));
            for process in self.kernel.processes() {
                process.svm.have_changed(pages);
            }
        }
        changes.end(id);
        result
    }

    /// Makes a change to the processor's mappings in `[at, at + len)` that goes past this platform, by `change`: what
    /// was there is gone after it.
    ///
    /// `change` must not wait for a GPU, nor call the machine.
    ///
    /// # Errors
    /// What `change` says; then nothing has changed.
    ///
    /// # Safety
    /// If `change` does what it says, nothing refers to what was mapped in the range.
    pub unsafe fn replace<R, E>(
        &self,
        at: usize,
        len: usize,
        change: impl FnOnce() -> Result<R, E>,
    ) -> Result<R, E> {
        let (result, _gone) = self.without_gpus(&[(at, len)], Change::Gone, || {
            let mut views = self.views.lock();
            let result = change()?;
            Ok((result, views.remove(at, len.next_multiple_of(PAGE as usize))))
        })?;
        Ok(result)
    }

    /// As [`Machine::replace`], for a change that moves the mappings in `[at, at + old)` to the address that it returns, as
    /// `mremap` does: `new` bytes are there then, in place of what was there if that is `over`.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn relocate<E>(
        &self,
        (at, old): (usize, usize),
        new: usize,
        over: Option<usize>,
        change: impl FnOnce() -> Result<usize, E>,
    ) -> Result<usize, E> {
        let ranges = [(at, old), (over.unwrap_or(at), over.map_or(old, |_| new))];
        let (to, _gone) = self.without_gpus(&ranges, Change::Gone, || {
            let mut views = self.views.lock();
            let to = change()?;
            let whole = |len: usize| len.next_multiple_of(PAGE as usize);
            let (old, new) = (whole(old), whole(new));
            let mut gone = views.relocate(at, old.min(new), to);
            if let Some(cut) = old.checked_sub(new) {
                gone.extend(views.remove(at + new, cut));
            }
            Ok((to, gone))
        })?;
        Ok(to)
    }
}
