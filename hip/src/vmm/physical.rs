//! Physical memory: creating it, counting its references, and lending it to other processes.

use super::table::HandleInfo;
use super::{
    AllocationProp, Granularity, Handle, Location, MINIMUM_GRANULARITY, RECOMMENDED_GRANULARITY, Vmm, invalid,
};
use crate::MemoryInfo;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{Fd, MemoryPool, MemoryType, VmemHandle, trace_call};

/// Bytes that a size must be a multiple of before it is even handed down (CLR's `memBaseAddrAlign`).
const BASE_ALIGN: u64 = 2048;

impl Vmm<'_> {
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
