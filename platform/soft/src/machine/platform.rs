//! The machine as a [`Platform`].
#![expect(unsafe_code, reason = "passes mappings and ioctl arguments on")]

use core::sync::atomic::AtomicU32;

use outcrop_platform::{Errno, Fd, Map, OpenFlags, Platform, WaitOutcome};

use super::files::File;
use super::{Machine, Mapper};
use crate::drm::{self, SyncFile};
use crate::kmd;
use crate::kmd::process::{Life, Process};
use crate::kmd::user::User;
use crate::sysfs::{self, Entry};

impl Platform for Machine {
    fn name(&self) -> &'static str {
        "soft"
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        let pid = self.kernel.host.process_id();
        self.open_as(path, flags, || Process::new(&self.kernel, pid, Life::OfFile))
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        if Self::owns_file(fd) {
            self.close_file(fd)
        } else {
            self.kernel.host.close(fd)
        }
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        if !Self::owns_file(fd) {
            // SAFETY: the caller's contract.
            return unsafe { self.kernel.host.ioctl(fd, request, arg) };
        }
        let file = self.file(fd)?;
        // SAFETY: the caller's contract covers the argument and what it points to.
        let user = unsafe { User::new(&*self.kernel.host) };
        let arg = arg.expose_provenance() as u64;
        match file {
            File::Kfd(process) => {
                if !kmd::is_uncounted(request) {
                    self.injector.call()?;
                }
                kmd::ioctl(self, &process, user, request, arg)
            }
            File::Render(render) => {
                if !drm::releases(user, request, arg) {
                    self.injector.call()?;
                }
                drm::ioctl(self, &render, user, request, arg)
            }
            File::Sync(SyncFile::Fence(held)) => drm::sync_ioctl(self, &held, user, request, arg),
            File::Dmabuf(_) | File::Sync(_) => Err(Errno::NOTTY),
        }
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.map_as(request, Mapper::Machine) }
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        let unmap = || {
            // SAFETY: the caller's contract; the GPU has been kept from user pages in the range.
            unsafe { self.kernel.host.unmap(addr, len) }
        };
        // SAFETY: as above.
        unsafe { self.replace(addr.expose_provenance(), len, unmap) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        self.injector.call()?;
        if sysfs::is_ours(&self.tree, path) {
            if path == sysfs::PROC_MODULES {
                return Ok(sysfs::modules(&*self.kernel.host, buf));
            }
            sysfs::read(&self.facts(), &self.tree, path, buf)
        } else {
            self.kernel.host.read_file(path, buf)
        }
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        self.injector.call()?;
        if sysfs::is_ours(&self.tree, path) {
            return sysfs::list(&self.facts(), &self.tree, path, entry);
        }
        if self.tree.entry(path) != Some(Entry::Shared) {
            return self.kernel.host.list_folder(path, entry);
        }
        sysfs::list_shared(&*self.kernel.host, &self.facts(), &self.tree, path, entry)
    }

    fn monotonic_ns(&self) -> u64 {
        self.kernel.host.monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        self.wait_or_work(word, expected, timeout_ns)
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        self.kernel.host.wake(word, count);
    }

    fn doorbell_hint(&self, _doorbell: *const u64) {
        self.rung();
    }

    fn relax(&self) {
        self.spin();
    }
}
