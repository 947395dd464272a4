//! Reservations, physical memory and mappings that give themselves back.

use alloc::sync::Arc;

use super::{Access, AllocationProp, Handle, Location, Vmm};
use crate::error::{Error, Result};
use crate::runtime::Shared;
use crate::{Device, Runtime};

struct Range {
    shared: Arc<Shared>,
    address: u64,
    size: u64,
}

impl Drop for Range {
    fn drop(&mut self) {
        // Each mapping keeps the range, so nothing is mapped; what cannot be freed goes with the runtime.
        let _ = Vmm::of(&self.shared).address_free(self.address, self.size);
    }
}

/// Reserved addresses; given back with the reservation and its last mapping.
pub struct Reservation {
    range: Arc<Range>,
}

impl Reservation {
    /// Reserves `size` bytes, a multiple of [`super::MINIMUM_GRANULARITY`], at a multiple of `alignment`.
    ///
    /// # Errors
    /// As [`Vmm::address_reserve`].
    #[doc(alias = "hipMemAddressReserve")]
    pub fn new(runtime: &Runtime, size: u64, alignment: u64) -> Result<Reservation> {
        let address = runtime.vmm().address_reserve(size, alignment, 0, 0)?;
        Ok(Reservation {
            range: Arc::new(Range {
                shared: runtime.shared.clone(),
                address,
                size,
            }),
        })
    }

    /// First address.
    pub fn address(&self) -> u64 {
        self.range.address
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.range.size
    }

    /// Maps all of `physical` at byte `offset`; nobody has access yet.
    ///
    /// # Errors
    /// As [`Vmm::map`]; [`Error::OutOfBounds`] past the end.
    #[doc(alias = "hipMemMap")]
    pub fn map(&self, offset: u64, physical: &Physical) -> Result<Mapping> {
        let address = self.range.address.checked_add(offset).ok_or(Error::OutOfBounds {
            address: u64::MAX,
            size: physical.size,
            base: self.range.address,
            len: self.range.size,
        })?;
        if offset
            .checked_add(physical.size)
            .is_none_or(|end| end > self.range.size)
        {
            return Err(Error::OutOfBounds {
                address,
                size: physical.size,
                base: self.range.address,
                len: self.range.size,
            });
        }
        Vmm::of(&self.range.shared).map(address, physical.size, 0, physical.handle, 0)?;
        Ok(Mapping {
            address,
            size: physical.size,
            range: self.range.clone(),
        })
    }
}

/// Physical memory; released when dropped, and freed once nothing is mapped to it.
pub struct Physical {
    shared: Arc<Shared>,
    handle: Handle,
    size: u64,
}

impl Physical {
    /// Creates `size` bytes of a device's memory.
    ///
    /// # Errors
    /// As [`Vmm::create`].
    #[doc(alias = "hipMemCreate")]
    pub fn new(device: &Device, size: u64) -> Result<Physical> {
        Physical::with_properties(&device.runtime(), size, &AllocationProp::device(device.ordinal()))
    }

    /// Creates `size` bytes of the memory that `prop` tells.
    ///
    /// # Errors
    /// As [`Vmm::create`].
    pub fn with_properties(runtime: &Runtime, size: u64, prop: &AllocationProp) -> Result<Physical> {
        let handle = runtime.vmm().create(size, prop, 0)?;
        Ok(Physical {
            shared: runtime.shared.clone(),
            handle,
            size,
        })
    }

    /// The handle; it stays owned.
    pub fn handle(&self) -> Handle {
        self.handle
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }
}

impl Drop for Physical {
    fn drop(&mut self) {
        // What cannot be released goes with the runtime.
        let _ = Vmm::of(&self.shared).release(self.handle);
    }
}

/// Physical memory mapped in a reservation; unmapped, after all devices that may use it have become
/// idle, when dropped.
pub struct Mapping {
    address: u64,
    size: u64,
    range: Arc<Range>,
}

impl Mapping {
    /// First address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Sets what a device may do here.
    ///
    /// # Errors
    /// As [`Vmm::set_access`].
    #[doc(alias = "hipMemSetAccess")]
    pub fn set_access(&self, device: &Device, access: Access) -> Result<()> {
        let rights = [(Location::device(device.ordinal()), access)];
        Vmm::of(&self.range.shared).set_access(self.address, self.size, &rights)
    }

    /// What a device may do here.
    ///
    /// # Errors
    /// As [`Vmm::access`].
    #[doc(alias = "hipMemGetAccess")]
    pub fn access(&self, device: &Device) -> Result<Access> {
        Vmm::of(&self.range.shared).access(Location::device(device.ordinal()), self.address)
    }

    /// Unmaps it now and says whether that worked.
    ///
    /// # Errors
    /// As [`Vmm::unmap`].
    #[doc(alias = "hipMemUnmap")]
    pub fn unmap(mut self) -> Result<()> {
        let size = core::mem::take(&mut self.size);
        Vmm::of(&self.range.shared).unmap(self.address, size)
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        if self.size != 0 {
            // What cannot be unmapped goes with the runtime.
            let _ = Vmm::of(&self.range.shared).unmap(self.address, self.size);
        }
    }
}
