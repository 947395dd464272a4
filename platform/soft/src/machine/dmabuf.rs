//! Dmabufs: BOs as files, which another process's machine can receive.

use alloc::sync::{Arc, Weak};

use outcrop_platform::{Errno, Fd, Lent};

use super::Machine;
use super::files::File;
use crate::memory::{About, Backing, Bo, Domain, Foreign};

impl Machine {
    /// The BO behind a dmabuf.
    pub(crate) fn dmabuf(&self, fd: Fd) -> Option<Arc<Bo>> {
        match self.identified(fd) {
            Ok(File::Dmabuf(bo)) => Some(bo),
            _ => None,
        }
    }

    /// Why `fd` is no dmabuf: it is not open, or it is something else.
    pub(crate) fn not_a_dmabuf(&self, fd: Fd) -> Errno {
        let fd = self.kernel.host.identify(fd);
        if fd.0 < 0 || (Self::owns_file(fd) && self.file(fd).is_err()) {
            Errno::BADF
        } else {
            Errno::INVAL
        }
    }

    /// A new dmabuf file of `bo`.
    pub(crate) fn open_dmabuf(&self, bo: Arc<Bo>) -> Result<Fd, Errno> {
        if let Backing::Foreign(foreign) = &bo.backing {
            // It has one, wherever it was made.
            return self.kernel.host.lend_on(foreign.file());
        }
        let (memory, offset) = bo.source(0)?;
        let about = About {
            size: bo.size,
            offset,
            vram: match bo.domain {
                Domain::Vram(gpu) => Some(gpu),
                _ => None,
            },
            gpu: bo.gpu,
            device_id: self
                .kernel
                .devices
                .get(bo.gpu)
                .map_or(0, |d| d.place.model.device_id),
            create_flags: bo.create_flags,
        };
        self.publish(File::Dmabuf(bo), memory, &about.to_bytes())
    }

    /// Bytes of a dmabuf, which the machine knows by `file`.
    pub fn dmabuf_bytes(&self, file: Fd) -> Option<u64> {
        match self.file(file) {
            Ok(File::Dmabuf(bo)) => Some(bo.size),
            _ => None,
        }
    }

    /// A file for a dmabuf that another process's machine has published, with what that says of it: one BO, however often
    /// it is received.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a description that is none, of a GPU that this machine has not, or of more than was lent. What
    /// was lent is given back then.
    pub fn receive(&self, lent: Lent, about: &[u8]) -> Result<Fd, Errno> {
        let kernel = &self.kernel;
        let give_back = || {
            let _ = kernel.host.close(lent.memory);
            let _ = kernel.host.close(lent.file);
        };
        let known = self.received.lock().get(&lent.identity).and_then(Weak::upgrade);
        if let Some(bo) = known {
            give_back();
            return self.add_file(File::Dmabuf(bo));
        }
        let about = About::from_bytes(about).filter(|about| {
            let device = kernel.devices.get(about.gpu);
            device.is_some_and(|d| d.place.model.device_id == about.device_id)
                && about.vram.is_none_or(|gpu| gpu < kernel.devices.len())
        });
        let Some(about) = about else {
            give_back();
            return Err(Errno::INVAL);
        };
        let foreign = Foreign::new(Arc::clone(&kernel.host), lent, &about)?;
        let domain = about.vram.map_or(Domain::Gtt, Domain::Vram);
        let bo = kernel.adopt_foreign(about.gpu, about.size, domain, foreign, about.create_flags);
        let mut received = self.received.lock();
        received.retain(|_, bo| bo.strong_count() != 0);
        received.insert(lent.identity, Arc::downgrade(&bo));
        drop(received);
        self.add_file(File::Dmabuf(bo))
    }
}
