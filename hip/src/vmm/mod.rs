//! Virtual memory management: addresses, physical memory and rights, each by itself.
//!
//! Four steps give usable memory: reserve addresses, create physical memory, map it there, and set who
//! may access it. [`Reservation`], [`Physical`] and [`Mapping`] own what they name; [`Vmm`] has the same
//! calls on numbers, with HIP's rules for each.

mod owned;
mod table;

pub use owned::{Mapping, Physical, Reservation};
pub(crate) use table::Mappings;

use alloc::vec::Vec;

use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{self, Agent, Fd, MemoryPool, MemoryType, VmemHandle, trace_call};
use crate::runtime::Shared;
use crate::{MemoryInfo, Runtime};
use table::{HandleInfo, Piece};

/// Bytes that sizes and addresses are multiples of (the pools' allocation granule).
pub const MINIMUM_GRANULARITY: u64 = 4096;
/// Bytes that device memory should be a multiple of, for large pages.
pub const RECOMMENDED_GRANULARITY: u64 = 2 << 20;
/// Bytes that a size must be a multiple of before it is even handed down (CLR's `memBaseAddrAlign`).
const BASE_ALIGN: u64 = 2048;

/// A handle of physical memory (`hipMemGenericAllocationHandle_t`); a counted reference by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "hipMemGenericAllocationHandle_t")]
pub struct Handle(pub u64);

/// A place where memory can be (`hipMemLocation`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemLocation")]
pub struct Location {
    /// `hipMemLocationType`
    pub kind: u32,
    /// Device or NUMA node.
    pub id: i32,
}

impl Location {
    /// `hipMemLocationTypeDevice`
    pub const DEVICE: u32 = 1;
    /// `hipMemLocationTypeHost`
    pub const HOST: u32 = 2;
    /// `hipMemLocationTypeHostNuma`
    pub const HOST_NUMA: u32 = 3;
    /// `hipMemLocationTypeHostNumaCurrent`
    pub const HOST_NUMA_CURRENT: u32 = 4;

    /// The memory of a device.
    pub const fn device(ordinal: u32) -> Location {
        Location {
            kind: Location::DEVICE,
            id: ordinal as i32,
        }
    }

    /// The memory of the host.
    pub const fn host() -> Location {
        Location {
            kind: Location::HOST,
            id: 0,
        }
    }

    fn is_host(self) -> bool {
        matches!(
            self.kind,
            Location::HOST | Location::HOST_NUMA | Location::HOST_NUMA_CURRENT
        )
    }
}

/// What physical memory is created with (`hipMemAllocationProp`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemAllocationProp")]
pub struct AllocationProp {
    /// `hipMemAllocationType`
    pub kind: u32,
    /// `hipMemAllocationHandleType` bits that it can be exported as.
    pub requested_handle_types: u32,
    /// Where it is.
    pub location: Location,
    /// `win32HandleMetaData`; kept, not used.
    pub win32_handle_meta_data: u64,
    /// `allocFlags`, as its bytes; kept, not used.
    pub alloc_flags: [u8; 8],
}

impl AllocationProp {
    /// `hipMemAllocationTypePinned`
    pub const PINNED: u32 = 1;
    /// `hipMemAllocationTypeUncached`
    pub const UNCACHED: u32 = 0x4000_0000;
    /// `hipMemHandleTypePosixFileDescriptor`
    pub const POSIX_FILE_DESCRIPTOR: u32 = 1;
    /// `hipMemHandleTypeFabric`
    pub const FABRIC: u32 = 8;

    /// Pinned memory of a device, not to be exported.
    pub const fn device(ordinal: u32) -> AllocationProp {
        AllocationProp {
            kind: AllocationProp::PINNED,
            requested_handle_types: 0,
            location: Location::device(ordinal),
            win32_handle_meta_data: 0,
            alloc_flags: [0; 8],
        }
    }
}

/// What a processor may do with a mapping (`hipMemAccessFlags`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemAccessFlags")]
pub enum Access {
    /// Nothing.
    #[default]
    None = 0,
    /// Load.
    Read = 1,
    /// Load and store.
    ReadWrite = 3,
}

impl Access {
    /// From HIP's number.
    ///
    /// # Errors
    /// [`Error::InvalidValue`].
    pub const fn from_value(value: u32) -> Result<Access> {
        match value {
            0 => Ok(Access::None),
            1 => Ok(Access::Read),
            3 => Ok(Access::ReadWrite),
            _ => Err(Error::InvalidValue {
                what: "access flags",
                value: value as u64,
            }),
        }
    }

    const fn hsa(self) -> hsa::Access {
        match self {
            Access::None => hsa::Access::None,
            Access::Read => hsa::Access::ReadOnly,
            Access::ReadWrite => hsa::Access::ReadWrite,
        }
    }
}

/// Which granularity is asked for (`hipMemAllocationGranularity_flags`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granularity {
    /// The least that works.
    Minimum = 0,
    /// What is fast.
    Recommended = 1,
}

/// The calls on numbers, for callers that keep addresses and handles themselves.
#[derive(Clone, Copy)]
pub struct Vmm<'a> {
    shared: &'a Shared,
}

impl Runtime {
    /// The virtual memory management calls.
    pub fn vmm(&self) -> Vmm<'_> {
        Vmm { shared: &self.shared }
    }
}

fn invalid<T>(what: &'static str, value: u64) -> Result<T> {
    Err(Error::InvalidValue { what, value })
}

impl<'a> Vmm<'a> {
    pub(crate) fn of(shared: &'a Shared) -> Vmm<'a> {
        Vmm { shared }
    }

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

    fn check_prop(&self, prop: &AllocationProp) -> Result<()> {
        if !matches!(prop.kind, AllocationProp::PINNED | AllocationProp::UNCACHED) {
            return invalid("allocation type", u64::from(prop.kind));
        }
        if prop.location.kind != Location::DEVICE && !prop.location.is_host() {
            return invalid("location type", u64::from(prop.location.kind));
        }
        Ok(())
    }

    fn pool(&self, location: Location) -> Result<MemoryPool> {
        if location.is_host() {
            if location.kind == Location::HOST_NUMA && location.id != 0 {
                return invalid("NUMA node", location.id as u64);
            }
            return Ok(self.shared.hsa.fine_pool());
        }
        Ok(self.shared.device(location.id)?.vram.clone())
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

    /// Bytes that sizes of such memory are multiples of.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for an allocation type, location type or device that there is not.
    #[doc(alias = "hipMemGetAllocationGranularity")]
    pub fn granularity(&self, prop: &AllocationProp, option: Granularity) -> Result<u64> {
        self.check_prop(prop)?;
        if !prop.location.is_host() && self.shared.device(prop.location.id).is_err() {
            return invalid("device", prop.location.id as u64);
        }
        Ok(match option {
            Granularity::Recommended if !prop.location.is_host() => RECOMMENDED_GRANULARITY,
            Granularity::Minimum | Granularity::Recommended => MINIMUM_GRANULARITY,
        })
    }

    /// Creates physical memory, with one reference.
    ///
    /// # Errors
    /// In this order: [`Error::InvalidValue`] for size 0, flags, allocation type, location type;
    /// [`Error::InvalidDevice`]; [`Error::NotSupported`] for the handle types; [`Error::OutOfMemory`];
    /// [`Error::InvalidValue`] for a size that is no multiple of 2 KiB.
    #[doc(alias = "hipMemCreate")]
    pub fn create(&self, size: u64, prop: &AllocationProp, flags: u64) -> Result<Handle> {
        let _call = trace_call!(Layer::Hip, "hipMemCreate", "{size} bytes at {:?}", prop.location);
        if size == 0 {
            return invalid("size", size);
        }
        if flags != 0 {
            return invalid("flags", flags);
        }
        self.check_prop(prop)?;
        let pool = self.pool(prop.location)?;
        let exportable = [0, AllocationProp::POSIX_FILE_DESCRIPTOR, AllocationProp::FABRIC];
        if !exportable.contains(&prop.requested_handle_types) {
            return Err(Error::NotSupported {
                what: "this kind of shareable handle",
            });
        }
        let MemoryInfo { free, total } = match prop.location.is_host() {
            true => MemoryInfo {
                free: 0,
                total: u64::MAX,
            },
            false => self.shared.device(prop.location.id)?.memory_info()?,
        };
        let out_of_memory = Error::OutOfMemory {
            requested: size,
            free,
        };
        if size > total {
            return Err(out_of_memory);
        }
        if !size.is_multiple_of(BASE_ALIGN) {
            return invalid("size", size);
        }
        let _serial = self.shared.vmm.serialize();
        let handle = self
            .shared
            .hsa
            .vmem()
            .handle_create(&pool, size, MemoryType::Pinned)
            .map_err(|_| out_of_memory)?;
        self.shared.vmm.write().handles.insert(
            handle.0,
            HandleInfo {
                prop: *prop,
                size,
                references: 1,
                mappings: 0,
            },
        );
        Ok(Handle(handle.0))
    }

    /// Gives up one reference; the memory goes when neither references nor mappings are left.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for a handle that is unknown or has no reference left.
    #[doc(alias = "hipMemRelease")]
    pub fn release(&self, handle: Handle) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipMemRelease", "{:#x}", handle.0);
        let _serial = self.shared.vmm.serialize();
        if self
            .shared
            .vmm
            .read()
            .handles
            .get(&handle.0)
            .is_none_or(|info| info.references == 0)
        {
            return invalid("handle", handle.0);
        }
        self.shared
            .hsa
            .vmem()
            .handle_release(VmemHandle(handle.0))
            .map_err(Error::hsa("hsa_amd_vmem_handle_release"))?;
        self.shared.vmm.write().unreference(handle.0);
        Ok(())
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

    /// The handle of the mapping that an address is in, with one reference more.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] where nothing is mapped.
    #[doc(alias = "hipMemRetainAllocationHandle")]
    pub fn retain_handle(&self, address: u64) -> Result<Handle> {
        let _call = trace_call!(Layer::Hip, "hipMemRetainAllocationHandle", "{address:#x}");
        let _serial = self.shared.vmm.serialize();
        let start = match self.shared.vmm.read().piece_at(address) {
            Some((start, _)) => start,
            None => return invalid("address", address),
        };
        let handle = self
            .shared
            .hsa
            .vmem()
            .retain_alloc_handle(start)
            .map_err(Error::hsa("hsa_amd_vmem_retain_alloc_handle"))?;
        if let Some(info) = self.shared.vmm.write().handles.get_mut(&handle.0) {
            info.references += 1;
        }
        Ok(Handle(handle.0))
    }

    /// What a handle was created with.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for an unknown handle.
    #[doc(alias = "hipMemGetAllocationPropertiesFromHandle")]
    pub fn properties(&self, handle: Handle) -> Result<AllocationProp> {
        match self.shared.vmm.read().handles.get(&handle.0) {
            Some(info) => Ok(info.prop),
            None => invalid("handle", handle.0),
        }
    }

    /// A new dma-buf of the memory, as a file that the caller closes.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for flags, an unknown handle, or a type that it was not created for;
    /// [`Error::NotReady`] for fabric handles; [`Error::Hsa`].
    #[doc(alias = "hipMemExportToShareableHandle")]
    pub fn export(&self, handle: Handle, handle_type: u32, flags: u64) -> Result<Fd> {
        let _call = trace_call!(Layer::Hip, "hipMemExportToShareableHandle", "{:#x}", handle.0);
        if flags != 0 {
            return invalid("flags", flags);
        }
        let prop = self.properties(handle)?;
        if handle_type == 0 || handle_type != prop.requested_handle_types {
            return invalid("handle type", u64::from(handle_type));
        }
        if handle_type == AllocationProp::FABRIC {
            return Err(Error::NotReady);
        }
        self.shared
            .hsa
            .vmem()
            .export_shareable_handle(VmemHandle(handle.0))
            .map_err(Error::hsa("hsa_amd_vmem_export_shareable_handle"))
    }

    /// The memory of a dma-buf, with a reference more; the file may be closed afterwards.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for another handle type or a file that is no dma-buf of a device.
    #[doc(alias = "hipMemImportFromShareableHandle")]
    pub fn import(&self, file: Fd, handle_type: u32) -> Result<Handle> {
        let _call = trace_call!(Layer::Hip, "hipMemImportFromShareableHandle", "{file:?}");
        if handle_type != AllocationProp::POSIX_FILE_DESCRIPTOR {
            return invalid("handle type", u64::from(handle_type));
        }
        let _serial = self.shared.vmm.serialize();
        let vmem = self.shared.hsa.vmem();
        let Ok(handle) = vmem.import_shareable_handle(file) else {
            return invalid("shareable handle", file.0 as u64);
        };
        let known = {
            let mut table = self.shared.vmm.write();
            table
                .handles
                .get_mut(&handle.0)
                .map(|info| info.references += 1)
                .is_some()
        };
        if !known {
            let details = vmem
                .handle_size(handle)
                .and_then(|size| Ok((size, vmem.alloc_properties(handle)?.0)));
            let (size, pool) = match details {
                Ok(details) => details,
                Err(source) => {
                    // The import is undone; the first error is the one to tell.
                    let _ = vmem.handle_release(handle);
                    return Err(Error::hsa("hsa_amd_vmem_get_alloc_properties_from_handle")(
                        source,
                    ));
                }
            };
            let owner = self
                .shared
                .devices
                .iter()
                .find(|device| device.agent.index() == pool.agent().index());
            let location = owner.map_or(Location::host(), |device| Location::device(device.ordinal));
            let prop = AllocationProp {
                kind: AllocationProp::PINNED,
                requested_handle_types: handle_type,
                location,
                ..AllocationProp::default()
            };
            let info = HandleInfo {
                prop,
                size,
                references: 1,
                mappings: 0,
            };
            self.shared.vmm.write().handles.insert(handle.0, info);
        }
        Ok(Handle(handle.0))
    }
}
