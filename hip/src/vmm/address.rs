//! Addresses: reserving them, mapping memory there, and who may access it.

use alloc::vec::Vec;

use super::table::Piece;
use super::{Access, Handle, Location, MINIMUM_GRANULARITY, Vmm, invalid};
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{self, Agent, VmemHandle, trace_call};

impl<'a> Vmm<'a> {
    /// Reserves addresses for all devices and the host; nobody can access anything there yet.
    ///
    /// `hint` 0 is none; where the hint is taken, another place is found. `alignment` 0 and 1 mean a page.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for flags, a size that is 0 or no multiple of [`MINIMUM_GRANULARITY`], an
    /// alignment that is no power of two; [`Error::OutOfMemory`].
    #[doc(alias = "hipMemAddressReserve")]
    pub fn address_reserve(&self, size: u64, alignment: u64, hint: u64, flags: u64) -> Result<u64> {
        let _call = trace_call!(Layer::Hip, "hipMemAddressReserve", "{size} bytes, hint {hint:#x}");
        if flags != 0 {
            return invalid("flags", flags);
        }
        if size == 0 || !size.is_multiple_of(MINIMUM_GRANULARITY) {
            return invalid("size", size);
        }
        if alignment > 1 && !alignment.is_power_of_two() {
            return invalid("alignment", alignment);
        }
        let _serial = self.shared.vmm.serialize();
        let alignment = if alignment <= MINIMUM_GRANULARITY {
            0
        } else {
            alignment
        };
        let address = self
            .shared
            .hsa
            .vmem()
            .address_reserve(size, hint, alignment)
            .map_err(|_| Error::OutOfMemory {
                requested: size,
                free: 0,
            })?;
        self.shared.vmm.write().reservations.insert(address, size);
        Ok(address)
    }

    /// Gives a reservation back.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for 0 or an address that no reservation starts at; [`Error::RangeInUse`] while
    /// anything is mapped there, and nothing is changed then. The size is not compared, as in ROCm.
    #[doc(alias = "hipMemAddressFree")]
    pub fn address_free(&self, address: u64, size: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipMemAddressFree", "{address:#x}, {size} bytes");
        if address == 0 {
            return invalid("address", address);
        }
        if size == 0 {
            return invalid("size", size);
        }
        let _serial = self.shared.vmm.serialize();
        let reserved = {
            let table = self.shared.vmm.read();
            let Some(&reserved) = table.reservations.get(&address) else {
                return invalid("address", address);
            };
            if table.pieces.range(address..address + reserved).next().is_some() {
                return Err(Error::RangeInUse {
                    address,
                    size: reserved,
                });
            }
            reserved
        };
        self.shared
            .hsa
            .vmem()
            .address_free(address, reserved)
            .map_err(Error::hsa("hsa_amd_vmem_address_free"))?;
        self.shared.vmm.write().reservations.remove(&address);
        Ok(())
    }

    fn agent(&self, location: Location) -> Result<(&'a Agent, Option<u32>)> {
        if location.is_host() {
            return Ok((&self.shared.cpu, None));
        }
        if location.kind != Location::DEVICE {
            return invalid("location type", u64::from(location.kind));
        }
        match self.shared.device(location.id) {
            Ok(state) => Ok((&state.agent, Some(state.ordinal))),
            Err(_) => invalid("device", location.id as u64),
        }
    }

    /// Maps physical memory into a reservation; nobody has access yet, and no stream is waited for.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for 0, an offset or flags other than 0, an unknown handle, a size that is no
    /// multiple of [`MINIMUM_GRANULARITY`] or larger than the memory, a range that is not inside one
    /// reservation or touches another mapping; [`Error::OutOfMemory`] if the layer below fails.
    #[doc(alias = "hipMemMap")]
    pub fn map(&self, address: u64, size: u64, offset: u64, handle: Handle, flags: u64) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemMap",
            "{address:#x}, {size} bytes of {:#x}",
            handle.0
        );
        for (what, value, good) in [
            ("address", address, address != 0),
            ("handle", handle.0, handle.0 != 0),
            ("size", size, size != 0),
            ("offset", offset, offset == 0),
            ("flags", flags, flags == 0),
        ] {
            if !good {
                return invalid(what, value);
            }
        }
        let _serial = self.shared.vmm.serialize();
        let owner = {
            let table = self.shared.vmm.read();
            let Some(info) = table.handles.get(&handle.0).filter(|info| info.references > 0) else {
                return invalid("handle", handle.0);
            };
            if !size.is_multiple_of(MINIMUM_GRANULARITY) || size > info.size {
                return invalid("size", size);
            }
            if !table.is_reserved(address, size) || table.is_touched(address, size) {
                return invalid("address", address);
            }
            if info.prop.location.is_host() {
                None
            } else {
                Some(info.prop.location.id as u32)
            }
        };
        self.shared
            .hsa
            .vmem()
            .map(address, size, offset, VmemHandle(handle.0))
            .map_err(|error| match error {
                hsa::Error::InvalidArgument(..) => Error::InvalidValue {
                    what: "address",
                    value: address,
                },
                _ => Error::OutOfMemory {
                    requested: size,
                    free: 0,
                },
            })?;
        let mut table = self.shared.vmm.write();
        table.pieces.insert(
            address,
            Piece {
                size,
                handle: handle.0,
                owner,
                access: Vec::new(),
            },
        );
        if let Some(info) = table.handles.get_mut(&handle.0) {
            info.mappings += 1;
        }
        Ok(())
    }

    /// Unmaps whole mappings that follow each other, once every device that may use them is idle.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for 0 or a range that is not exactly whole mappings, before anything changes;
    /// else the first error of any mapping, which then stays, while the others go.
    #[doc(alias = "hipMemUnmap")]
    pub fn unmap(&self, address: u64, size: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipMemUnmap", "{address:#x}, {size} bytes");
        let _serial = self.shared.vmm.serialize();
        let pieces = self.shared.vmm.read().exact_pieces(address, size)?;
        let mut devices: Vec<u32> = pieces.iter().flat_map(|(_, piece)| piece.devices()).collect();
        devices.sort_unstable();
        devices.dedup();
        for device in devices {
            self.shared.quiesce(device)?;
        }
        let mut first = Ok(());
        for (start, piece) in pieces {
            let outcome = self.shared.hsa.vmem().unmap(start, piece.size);
            if outcome.is_ok() {
                let mut table = self.shared.vmm.write();
                table.pieces.remove(&start);
                table.unmapped(piece.handle);
            }
            first = first.and(outcome.map_err(Error::hsa("hsa_amd_vmem_unmap")));
        }
        first
    }

    /// Sets who may do what with whole mappings that follow each other.
    ///
    /// The rights are set one after another; those before one that fails stay.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for 0, no rights, a range that is not exactly whole mappings, a location that
    /// there is not, or if the layer below fails.
    #[doc(alias = "hipMemSetAccess")]
    pub fn set_access(&self, address: u64, size: u64, rights: &[(Location, Access)]) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemSetAccess",
            "{address:#x}, {size} bytes, {rights:?}"
        );
        if rights.is_empty() {
            return invalid("count", 0);
        }
        let _serial = self.shared.vmm.serialize();
        let pieces = self.shared.vmm.read().exact_pieces(address, size)?;
        for (location, access) in rights {
            let (agent, device) = self.agent(*location)?;
            let changes = |piece: &Piece| ![Access::None, *access].contains(&piece.access_of(device));
            if let Some(device) = device
                && pieces.iter().any(|(_, piece)| changes(piece))
            {
                // Rights that work in flight may rely on.
                self.shared.quiesce(device)?;
            }
            self.shared
                .hsa
                .vmem()
                .set_access(address, size, &[(agent, access.hsa())])
                .map_err(|source| Error::Access {
                    address,
                    size,
                    source,
                })?;
            let mut table = self.shared.vmm.write();
            for (start, _) in &pieces {
                if let Some(piece) = table.pieces.get_mut(start) {
                    piece.grant(device, *access);
                }
            }
        }
        Ok(())
    }

    /// What a device may do at an address inside a mapping; nothing, if that was never set.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] where nothing is mapped, or for a location that is no device.
    #[doc(alias = "hipMemGetAccess")]
    pub fn access(&self, location: Location, address: u64) -> Result<Access> {
        let _call = trace_call!(Layer::Hip, "hipMemGetAccess", "{address:#x}, {location:?}");
        if address == 0 {
            return invalid("address", address);
        }
        if location.kind != Location::DEVICE {
            return invalid("location type", u64::from(location.kind));
        }
        let (_, device) = self.agent(location)?;
        match self.shared.vmm.read().piece_at(address) {
            Some((_, piece)) => Ok(piece.access_of(device)),
            None => invalid("address", address),
        }
    }
}
