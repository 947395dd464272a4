//! Ranges of host addresses.
#![expect(unsafe_code, reason = "maps and unmaps memory")]

use alloc::sync::Arc;
use core::fmt;
use core::mem::ManuallyDrop;

use outcrop_platform::{Errno, Map, MapAt, MapSource, Platform, Prot};

use crate::Error;

/// A range of this process's addresses, unmapped when dropped.
pub struct Mapping {
    platform: Arc<dyn Platform>,
    base: *mut u8,
    len: usize,
}

// SAFETY: it is a range of addresses of the process, not of a thread, and gives no access to the memory.
unsafe impl Send for Mapping {}
// SAFETY: as for Send; no method through a shared reference touches the memory.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// Reserves `len` bytes of addresses (whole pages) with nothing behind them.
    ///
    /// `at` must not be [`MapAt::Replace`]; that is [`Mapping::replace`].
    ///
    /// # Errors
    /// [`Error::Map`].
    pub fn reserve(platform: Arc<dyn Platform>, at: MapAt, len: usize) -> Result<Mapping, Error> {
        Mapping::new(platform, at, len, Prot::empty(), MapSource::Anonymous)
    }

    /// Maps `len` bytes of `source` (whole pages).
    ///
    /// `at` must not be [`MapAt::Replace`]; that is [`Mapping::replace`].
    ///
    /// # Errors
    /// [`Error::Map`].
    pub fn new(
        platform: Arc<dyn Platform>,
        at: MapAt,
        len: usize,
        prot: Prot,
        source: MapSource,
    ) -> Result<Mapping, Error> {
        let wanted = match at {
            MapAt::Any => 0,
            MapAt::Hint(address) | MapAt::Exactly(address) | MapAt::Replace(address) => address,
        };
        let failed = |errno| Error::Map {
            address: wanted as u64,
            len: len as u64,
            errno,
        };
        if matches!(at, MapAt::Replace(_)) {
            return Err(failed(Errno::INVAL));
        }
        // SAFETY: nothing is replaced.
        let base = unsafe {
            platform.map(&Map {
                at,
                len,
                prot,
                source,
            })
        }
        .map_err(failed)?;
        Ok(Mapping { platform, base, len })
    }

    /// First address.
    pub fn base(&self) -> *mut u8 {
        self.base
    }

    /// Bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Never: a mapping has at least a page.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn inside(&self, offset: usize, len: usize) -> Result<*mut u8, Error> {
        let address = self.base.wrapping_add(offset);
        if len == 0 || offset.checked_add(len).is_none_or(|end| end > self.len) {
            return Err(Error::Map {
                address: address.addr() as u64,
                len: len as u64,
                errno: Errno::INVAL,
            });
        }
        Ok(address)
    }

    /// Puts `source` at `[offset, offset + len)` of the range, in place of what was there.
    ///
    /// # Errors
    /// [`Error::Map`], with [`Errno::INVAL`] for a part outside the range.
    ///
    /// # Safety
    /// Nothing refers to what was mapped in that part.
    pub unsafe fn replace(
        &self,
        offset: usize,
        len: usize,
        prot: Prot,
        source: MapSource,
    ) -> Result<*mut u8, Error> {
        let address = self.inside(offset, len)?;
        let request = Map {
            at: MapAt::Replace(address.addr()),
            len,
            prot,
            source,
        };
        // SAFETY: the part lies in a range that this object owns; the rest is the caller's contract.
        unsafe { self.platform.map(&request) }.map_err(|errno| Error::Map {
            address: address.addr() as u64,
            len: len as u64,
            errno,
        })
    }

    /// Cuts the range to `[offset, offset + len)` and gives the rest back. Whole pages, nothing mapped there.
    ///
    /// # Errors
    /// [`Error::Unmap`]; the range is then given back as a whole.
    pub(crate) fn trim(mut self, offset: usize, len: usize) -> Result<Mapping, Error> {
        let start = self.inside(offset, len)?;
        let end = start.wrapping_add(len);
        let tail = self.len - offset - len;
        self.unmap_part(self.base, offset)?;
        self.base = start;
        self.len = len + tail;
        self.unmap_part(end, tail)?;
        self.len = len;
        Ok(self)
    }

    /// Reserves `len` bytes of addresses aligned to `align`, a power of two.
    ///
    /// # Errors
    /// [`Error::Map`].
    pub fn reserve_aligned(platform: Arc<dyn Platform>, len: usize, align: usize) -> Result<Mapping, Error> {
        const PAGE: usize = 4096;
        let slack = align.saturating_sub(PAGE);
        let Some(padded) = len.checked_add(slack) else {
            return Err(Error::Map {
                address: 0,
                len: len as u64,
                errno: Errno::NOMEM,
            });
        };
        let whole = Mapping::reserve(platform, MapAt::Any, padded)?;
        let offset = whole.base.addr().next_multiple_of(align.max(PAGE)) - whole.base.addr();
        whole.trim(offset, len)
    }

    fn unmap_part(&self, base: *mut u8, len: usize) -> Result<(), Error> {
        if len == 0 {
            return Ok(());
        }
        // SAFETY: the part belongs to this object, which gives no references into it.
        unsafe { self.platform.unmap(base, len) }.map_err(|errno| Error::Unmap {
            address: base.addr() as u64,
            len: len as u64,
            errno,
        })
    }

    /// Unmaps the range now, and tells whether that worked.
    ///
    /// # Errors
    /// [`Error::Unmap`].
    pub fn unmap(self) -> Result<(), Error> {
        let result = self.unmap_part(self.base, self.len);
        self.abandon();
        result
    }

    /// Leaves the range as it is, for good.
    pub fn abandon(self) {
        let this = ManuallyDrop::new(self);
        // SAFETY: the platform is moved out of an object that is never dropped.
        drop(unsafe { core::ptr::read(&raw const this.platform) });
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // Nobody is left to tell; `unmap` is for those who ask.
        let _ = self.unmap_part(self.base, self.len);
    }
}

impl fmt::Debug for Mapping {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mapping({:p}, {:#x} bytes)", self.base, self.len)
    }
}

/// Something mapped in the middle of reserved addresses; dropping it puts reserved addresses back.
pub struct Placement {
    platform: Arc<dyn Platform>,
    base: *mut u8,
    len: usize,
}

// SAFETY: it is a range of addresses of the process, not of a thread, and gives no access to the memory.
unsafe impl Send for Placement {}
// SAFETY: as for Send; no method through a shared reference touches the memory.
unsafe impl Sync for Placement {}

impl Placement {
    /// Maps `len` bytes of `source` at `address`, in place of what is there.
    ///
    /// # Errors
    /// [`Error::Map`].
    ///
    /// # Safety
    /// The addresses are reserved, stay so for as long as this lives, and nothing refers to what is there.
    pub unsafe fn new(
        platform: Arc<dyn Platform>,
        address: usize,
        len: usize,
        prot: Prot,
        source: MapSource,
    ) -> Result<Placement, Error> {
        let request = Map {
            at: MapAt::Replace(address),
            len,
            prot,
            source,
        };
        // SAFETY: the caller's contract.
        match unsafe { platform.map(&request) } {
            Ok(base) => Ok(Placement { platform, base, len }),
            Err(errno) => Err(Error::Map {
                address: address as u64,
                len: len as u64,
                errno,
            }),
        }
    }

    /// First address.
    pub fn base(&self) -> *mut u8 {
        self.base
    }

    /// Bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Never: a mapping has at least a page.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn restore(&self) -> Result<(), Error> {
        let at = MapAt::Replace(self.base.addr());
        let request = Map {
            at,
            len: self.len,
            prot: Prot::empty(),
            source: MapSource::Anonymous,
        };
        // SAFETY: the range was handed over with the addresses around it, which are still reserved.
        match unsafe { self.platform.map(&request) } {
            Ok(_) => Ok(()),
            Err(errno) => Err(Error::Map {
                address: self.base.addr() as u64,
                len: self.len as u64,
                errno,
            }),
        }
    }

    /// Puts reserved addresses back now, and tells whether that worked.
    ///
    /// # Errors
    /// [`Error::Map`].
    pub fn remove(self) -> Result<(), Error> {
        let this = ManuallyDrop::new(self);
        let result = this.restore();
        // SAFETY: the platform is moved out of an object that is never dropped.
        drop(unsafe { core::ptr::read(&raw const this.platform) });
        result
    }
}

impl Drop for Placement {
    fn drop(&mut self) {
        // Nobody is left to tell; `remove` is for those who ask.
        let _ = self.restore();
    }
}
