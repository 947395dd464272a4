//! The machine's own files: `/dev/kfd`, render nodes, dmabufs, and files of sync objects and fences.

use alloc::sync::Arc;

use outcrop_platform::{Errno, Fd, OpenFlags, Platform};

use super::Machine;
use crate::drm::{RenderFile, SyncFile};
use crate::kmd::device::Kernel;
use crate::kmd::process::Process;
use crate::memory::{Bo, PAGE};
use crate::sysfs;

/// They have numbers from here on; lower ones are the host's.
const FIRST: i32 = 1 << 24;

/// An open file.
#[derive(Clone)]
pub(super) enum File {
    Kfd(Arc<Process>),
    Render(Arc<RenderFile>),
    Dmabuf(Arc<Bo>),
    Sync(SyncFile),
}

impl File {
    /// Ends what lives for as long as the file does.
    pub(super) fn end(self, kernel: &Kernel) {
        match self {
            Self::Kfd(process) => process.closed(),
            Self::Render(render) => render.end(kernel),
            Self::Dmabuf(_) | Self::Sync(_) => {}
        }
    }
}

impl Machine {
    /// Whether a file of this number is the machine's own, and not the host's.
    pub fn owns_file(fd: Fd) -> bool {
        fd.0 >= FIRST
    }

    /// Opens a file, `/dev/kfd` for the process that `process` gives.
    pub(crate) fn open_as(
        &self,
        path: &str,
        flags: OpenFlags,
        process: impl FnOnce() -> Arc<Process>,
    ) -> Result<Fd, Errno> {
        self.injector.call()?;
        if !sysfs::is_ours(&self.tree, path) {
            return self.kernel.host.open(path, flags);
        }
        if path == "/dev/kfd" {
            return self.add_file(File::Kfd(process()));
        }
        if let Some(device) = sysfs::render_gpu(&self.kernel.devices, path) {
            return self.add_file(File::Render(RenderFile::new(&self.kernel, device)));
        }
        // The topology's files can be read by path only.
        sysfs::read(&self.facts(), &self.tree, path, &mut [])
            .map_err(|e| if e == Errno::INVAL { Errno::NOENT } else { e })?;
        Err(Errno::ACCES)
    }

    /// Whether a client with this KFD process may make requests to a file: `/dev/kfd` is its opener's alone.
    pub(crate) fn may_use(&self, fd: Fd, own: Option<&Arc<Process>>) -> bool {
        match self.file(fd) {
            Ok(File::Kfd(process)) => own.is_some_and(|own| Arc::ptr_eq(own, &process)),
            _ => true,
        }
    }

    /// The open file of a number.
    pub(super) fn file(&self, fd: Fd) -> Result<File, Errno> {
        self.files.lock().get(&fd.0).cloned().ok_or(Errno::BADF)
    }

    /// As [`Machine::file`], by any number that the client has for it.
    pub(super) fn identified(&self, fd: Fd) -> Result<File, Errno> {
        self.file(self.kernel.host.identify(fd))
    }

    /// Gives a file the lowest number that is free.
    pub(super) fn add_file(&self, file: File) -> Result<Fd, Errno> {
        let mut files = self.files.lock();
        let mut fd = FIRST;
        for &taken in files.keys() {
            if taken != fd {
                break;
            }
            fd = fd.checked_add(1).ok_or(Errno::MFILE)?;
        }
        files.insert(fd, file);
        Ok(Fd(fd))
    }

    /// Adds a file that the client may send to another process, which then gets `memory` with the description `about`.
    pub(super) fn publish(&self, file: File, memory: Fd, about: &[u8]) -> Result<Fd, Errno> {
        let own = self.add_file(file)?;
        let published = self.kernel.host.publish(own, memory, about);
        published.inspect_err(|_| {
            self.files.lock().remove(&own.0);
        })
    }

    /// Closes one of the machine's files.
    pub(super) fn close_file(&self, fd: Fd) -> Result<(), Errno> {
        let file = self.files.lock().remove(&fd.0).ok_or(Errno::BADF)?;
        if let File::Render(render) = &file {
            render.flush(self);
        }
        file.end(&self.kernel);
        Ok(())
    }

    /// Closes files that nobody has been told of.
    pub(crate) fn close_all(&self, files: &[Fd]) {
        for &file in files {
            // They are open.
            let _ = self.close(file);
        }
    }

    /// The render node behind `fd`, if it is one.
    pub(crate) fn render_file(&self, fd: Fd) -> Option<Arc<RenderFile>> {
        match self.identified(fd) {
            Ok(File::Render(file)) => Some(file),
            _ => None,
        }
    }

    /// Whether a file of this number is open, here or on the host.
    pub(crate) fn is_open(&self, fd: Fd) -> bool {
        let fd = self.kernel.host.identify(fd);
        if Self::owns_file(fd) {
            return self.file(fd).is_ok();
        }
        let path = alloc::format!("/proc/self/fdinfo/{}", fd.0);
        fd.0 >= 0 && self.kernel.host.read_file(&path, &mut []) != Err(Errno::NOENT)
    }

    /// What a file of a sync object or of a fence holds.
    pub(crate) fn sync_file(&self, fd: Fd) -> Option<SyncFile> {
        match self.identified(fd) {
            Ok(File::Sync(held)) => Some(held),
            _ => None,
        }
    }

    /// A new file of a sync object or of a fence, which is of use in this process only.
    pub(crate) fn open_sync(&self, held: SyncFile) -> Result<Fd, Errno> {
        let host = &*self.kernel.host;
        let memory = host.memory_file(PAGE)?;
        // No description of a BO is so short: another process that gets the file is refused.
        let published = self.publish(File::Sync(held), memory, &[0]);
        // Made above; who has been lent it has a file of its own.
        let _ = host.close(memory);
        published
    }
}
