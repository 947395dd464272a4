//! Memory of another machine's BO, got as a dmabuf.
#![expect(unsafe_code, reason = "maps the memory of another process's heap")]

use alloc::sync::Arc;

use outcrop_platform::{Errno, Fd, Host, Lent, Map, MapAt, MapSource, Prot};

use super::PAGE;

/// What a dmabuf tells of its BO, to whoever gets the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct About {
    /// Bytes of the BO.
    pub(crate) size: u64,
    /// Where it starts in the memory file.
    pub(crate) offset: u64,
    /// The GPU whose memory it is; none for system memory.
    pub(crate) vram: Option<usize>,
    /// The GPU whose driver made it, and what product that is: its PCI device number.
    pub(crate) gpu: usize,
    pub(crate) device_id: u32,
    pub(crate) create_flags: u64,
}

/// "outcrop" and the version of what follows.
const MAGIC: u64 = 0x0170_6f72_6374_756f;

impl About {
    /// Bytes of the description.
    pub(crate) const BYTES: usize = 7 * 8;

    pub(crate) fn to_bytes(self) -> [u8; Self::BYTES] {
        let words = [
            MAGIC,
            self.size,
            self.offset,
            self.vram.map_or(0, |gpu| gpu as u64 + 1),
            self.gpu as u64,
            self.device_id.into(),
            self.create_flags,
        ];
        let mut bytes = [0; Self::BYTES];
        for (to, from) in bytes
            .iter_mut()
            .zip(words.iter().flat_map(|word| word.to_le_bytes()))
        {
            *to = from;
        }
        bytes
    }

    /// Reads a description; `None` if it is none, or describes what no BO is.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let word = |index: usize| {
            let part = bytes.get(index * 8..index * 8 + 8)?;
            part.try_into().ok().map(u64::from_le_bytes)
        };
        if bytes.len() != Self::BYTES || word(0)? != MAGIC {
            return None;
        }
        let about = Self {
            size: word(1)?,
            offset: word(2)?,
            vram: word(3)?.checked_sub(1).and_then(|gpu| usize::try_from(gpu).ok()),
            gpu: usize::try_from(word(4)?).ok()?,
            device_id: u32::try_from(word(5)?).ok()?,
            create_flags: word(6)?,
        };
        let pages = (about.size | about.offset).is_multiple_of(PAGE) && about.size != 0;
        (pages && about.offset.checked_add(about.size).is_some()).then_some(about)
    }
}

/// Memory of another machine, which stays for as long as this does, whatever becomes of that machine.
pub(crate) struct Foreign {
    host: Arc<dyn Host>,
    lent: Lent,
    offset: u64,
    len: usize,
    base: *mut u8,
}

// SAFETY: `base` is the start of a shared mapping that lives as long as this; it is handed out as a raw pointer only.
unsafe impl Send for Foreign {}
// SAFETY: as above.
unsafe impl Sync for Foreign {}

impl Foreign {
    /// Maps what has been lent. On failure the files go back.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if the file is shorter than the description says, or that of the mapping.
    pub(crate) fn new(host: Arc<dyn Host>, lent: Lent, about: &About) -> Result<Self, Errno> {
        let mut foreign = Self {
            host,
            lent,
            offset: about.offset,
            len: 0,
            base: core::ptr::null_mut(),
        };
        if about.offset + about.size > lent.bytes {
            return Err(Errno::INVAL);
        }
        let len = usize::try_from(about.size).map_err(|_| Errno::NOMEM)?;
        let map = Map {
            at: MapAt::Any,
            len,
            prot: Prot::READ | Prot::WRITE,
            source: MapSource::File(lent.memory, about.offset),
        };
        // SAFETY: a new range, chosen by the host.
        foreign.base = unsafe { foreign.host.map(&map)? };
        foreign.len = len;
        Ok(foreign)
    }

    /// Where the kernel side sees it.
    pub(crate) fn host(&self) -> *mut u8 {
        self.base
    }

    /// The file and the offset in it, for another mapping.
    pub(crate) fn source(&self) -> (Fd, u64) {
        (self.lent.memory, self.offset)
    }

    /// The dmabuf itself.
    pub(crate) fn file(&self) -> Fd {
        self.lent.file
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        if self.len != 0 {
            // SAFETY: the BO is gone, and with it all that refers to the mapping.
            let _ = unsafe { self.host.unmap(self.base, self.len) };
        }
        // Two files that are this machine's; the second tells the lender that the memory is not used any more.
        let _ = self.host.close(self.lent.memory);
        let _ = self.host.close(self.lent.file);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABOUT: About = About {
        size: 8192,
        offset: 4096,
        vram: Some(1),
        gpu: 1,
        device_id: 0x74a1,
        create_flags: 5,
    };

    #[test]
    fn a_description_is_read_as_it_was_written() {
        assert_eq!(About::from_bytes(&ABOUT.to_bytes()), Some(ABOUT));
        let system = About { vram: None, ..ABOUT };
        assert_eq!(About::from_bytes(&system.to_bytes()), Some(system));
    }

    #[test]
    fn other_bytes_are_no_description() {
        let good = ABOUT.to_bytes();
        assert_eq!(About::from_bytes(&good[..48]), None);
        let mut other = good;
        other[0] ^= 1;
        assert_eq!(About::from_bytes(&other), None);
        for wrong in [
            About { size: 0, ..ABOUT },
            About { size: 100, ..ABOUT },
            About { offset: 1, ..ABOUT },
            About {
                offset: !(PAGE - 1),
                ..ABOUT
            },
        ] {
            assert_eq!(About::from_bytes(&wrong.to_bytes()), None, "{wrong:?}");
        }
    }
}
