//! Memory: device and pinned host allocations, registered host memory, and which pointer is which.
#![expect(
    unsafe_code,
    reason = "registering host memory hands the caller's memory to the GPU"
)]

mod owned;

pub use owned::{DeviceBuffer, PinnedBuffer, Registered};

use alloc::collections::BTreeMap;

use spin::RwLock;

use crate::Runtime;
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::{self, Agent, Allocation, Locked, trace_call};
use crate::runtime::Shared;

/// What an address is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MemoryKind {
    /// Memory of a device (`hipMalloc`).
    Device,
    /// Pinned host memory (`hipHostMalloc`).
    Pinned,
    /// Registered host memory (`hipHostRegister`).
    Registered,
    /// A loaded module: its code and variables.
    Module,
    /// A mapping of virtual memory management (`hipMemMap`).
    Virtual,
}

/// Flags of `hipHostMalloc` and `hipHostRegister`; remembered for `hipHostGetFlags`.
///
/// All pinned memory is coherent and mapped for every device here, so they change nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PinnedFlags(pub u32);

impl PinnedFlags {
    /// `hipHostMallocPortable`
    pub const PORTABLE: PinnedFlags = PinnedFlags(0x1);
    /// `hipHostMallocMapped`
    pub const MAPPED: PinnedFlags = PinnedFlags(0x2);
    /// `hipHostMallocWriteCombined`
    pub const WRITE_COMBINED: PinnedFlags = PinnedFlags(0x4);
    /// `hipHostMallocNumaUser`
    pub const NUMA_USER: PinnedFlags = PinnedFlags(0x2000_0000);
    /// `hipHostMallocCoherent`
    pub const COHERENT: PinnedFlags = PinnedFlags(0x4000_0000);
    /// `hipHostMallocNonCoherent`
    pub const NON_COHERENT: PinnedFlags = PinnedFlags(0x8000_0000);

    fn check(self) -> Result<()> {
        const KNOWN: u32 = 0x7 | 0x2000_0000 | 0x4000_0000 | 0x8000_0000;
        let both = PinnedFlags::COHERENT.0 | PinnedFlags::NON_COHERENT.0;
        if self.0 & !KNOWN != 0 || self.0 & both == both {
            return Err(Error::InvalidValue {
                what: "flags",
                value: u64::from(self.0),
            });
        }
        Ok(())
    }
}

/// What `hipPointerGetAttributes` tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PointerAttributes {
    /// What it is in.
    pub kind: MemoryKind,
    /// The device that owns the memory, or that it was pinned or registered for first.
    pub device: u32,
    /// The pointer as devices see it.
    pub device_pointer: u64,
    /// The pointer as the host sees it, if it has a view.
    pub host_pointer: Option<u64>,
    /// First address of the allocation, as devices see it.
    pub base: u64,
    /// Bytes of the allocation.
    pub size: u64,
    /// Flags of the allocation.
    pub flags: u32,
}

/// Who holds a range.
enum Holder {
    Allocation(Allocation),
    Locked(Locked),
    /// A module, which keeps its memory itself.
    Module,
}

struct Entry {
    size: u64,
    kind: MemoryKind,
    device: u32,
    flags: u32,
    /// What the devices' address is ahead of the host's (0 but for registered memory at another address).
    device_base: u64,
    /// Whether the host may use its address.
    host: bool,
    /// Whether every device has access, not only the one that owns it.
    open: bool,
    holder: Holder,
}

/// A range that an address was found in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub kind: MemoryKind,
    pub device: u32,
    pub flags: u32,
    /// The range's first address, as it was looked up.
    pub base: u64,
    /// The range's first address as devices see it.
    pub device_base: u64,
    pub size: u64,
    /// Whether the host can load and store there.
    pub host: bool,
}

impl Found {
    /// Devices' address of `address`, once `size` bytes there are known to be inside.
    pub fn device_address(&self, address: u64, size: u64) -> Result<u64> {
        let offset = address.wrapping_sub(self.base);
        if offset.checked_add(size).is_none_or(|end| end > self.size) {
            return Err(Error::OutOfBounds {
                address,
                size,
                base: self.base,
                len: self.size,
            });
        }
        Ok(self.device_base + offset)
    }
}

/// All allocations by first address.
#[derive(Default)]
pub(crate) struct Registry {
    entries: RwLock<BTreeMap<u64, Entry>>,
}

impl Registry {
    pub fn find(&self, address: u64) -> Option<Found> {
        let entries = self.entries.read();
        let (&base, entry) = entries.range(..=address).next_back()?;
        // A range of no bytes has no address, and the end is outside.
        (address - base < entry.size).then_some(Found {
            kind: entry.kind,
            device: entry.device,
            flags: entry.flags,
            base,
            device_base: entry.device_base,
            size: entry.size,
            host: entry.host,
        })
    }

    fn insert(&self, base: u64, entry: Entry) {
        self.entries.write().insert(base, entry);
    }

    /// Takes the entry that starts at exactly `base` and is of one of `kinds`.
    fn remove(&self, base: u64, kinds: &[MemoryKind]) -> Option<Entry> {
        let mut entries = self.entries.write();
        if !entries
            .get(&base)
            .is_some_and(|entry| kinds.contains(&entry.kind))
        {
            return None;
        }
        entries.remove(&base)
    }

    /// Notes the memory of a module, so that its variables can be copied.
    pub fn insert_module(&self, base: u64, size: u64, device: u32) {
        let entry = Entry {
            size,
            kind: MemoryKind::Module,
            device,
            flags: 0,
            device_base: base,
            host: false,
            open: true,
            holder: Holder::Module,
        };
        self.insert(base, entry);
    }

    /// Gives every GPU access to the device memory at `base`, so that the engines of one can copy from or to
    /// another.
    pub fn open_to(&self, base: u64, agents: &[&Agent]) -> Result<()> {
        let mut entries = self.entries.write();
        if let Some(entry) = entries.get_mut(&base)
            && !entry.open
            && let Holder::Allocation(memory) = &entry.holder
        {
            memory
                .allow_access(agents)
                .map_err(Error::hsa("hsa_amd_agents_allow_access"))?;
            entry.open = true;
        }
        Ok(())
    }

    /// Forgets the memory of a module.
    pub fn remove_module(&self, base: u64) {
        self.remove(base, &[MemoryKind::Module]);
    }

    /// Notes registered memory, unless another thread has registered some of it meanwhile: then the entry
    /// comes back, to be dropped without the lock.
    fn insert_registered(&self, base: u64, entry: Entry) -> Option<Entry> {
        let mut entries = self.entries.write();
        if touches_host(&entries, base, entry.size) {
            return Some(entry);
        }
        entries.insert(base, entry);
        None
    }

    /// Whether `[address, address + size)` touches a registered or pinned range.
    fn touches_host(&self, address: u64, size: u64) -> bool {
        touches_host(&self.entries.read(), address, size)
    }
}

fn touches_host(entries: &BTreeMap<u64, Entry>, address: u64, size: u64) -> bool {
    let end = address.saturating_add(size);
    entries.range(..end).next_back().is_some_and(|(base, entry)| {
        base.saturating_add(entry.size) > address
            && matches!(entry.kind, MemoryKind::Pinned | MemoryKind::Registered)
    })
}

impl Shared {
    pub fn malloc(&self, device: u32, size: u64) -> Result<u64> {
        if size == 0 {
            return Ok(0);
        }
        let state = self.state(device)?;
        // Refused here, so that no layer below rounds it up to a small number.
        if size > state.properties.total_global_mem {
            return Err(state.out_of_memory(size));
        }
        let memory = state.vram.allocate(size).map_err(|error| match error {
            hsa::Error::OutOfMemory { .. } => state.out_of_memory(size),
            source => Error::Hsa {
                operation: "hsa_amd_memory_pool_allocate",
                source,
            },
        })?;
        let base = memory.address();
        let host = !memory.host().is_null();
        self.memory.insert(
            base,
            Entry {
                size,
                kind: MemoryKind::Device,
                device,
                flags: 0,
                device_base: base,
                host,
                open: false,
                holder: Holder::Allocation(memory),
            },
        );
        Ok(base)
    }

    pub fn host_malloc(&self, device: u32, size: u64, flags: PinnedFlags) -> Result<u64> {
        flags.check()?;
        if size == 0 {
            return Ok(0);
        }
        let memory = self.hsa.fine_pool().allocate(size).map_err(|error| match error {
            hsa::Error::OutOfMemory { .. } => Error::OutOfMemory {
                requested: size,
                free: 0,
            },
            source => Error::Hsa {
                operation: "hsa_amd_memory_pool_allocate",
                source,
            },
        })?;
        let agents: alloc::vec::Vec<_> = self.devices.iter().map(|device| &device.agent).collect();
        memory
            .allow_access(&agents)
            .map_err(Error::hsa("hsa_amd_agents_allow_access"))?;
        let base = memory.address();
        self.memory.insert(
            base,
            Entry {
                size,
                kind: MemoryKind::Pinned,
                device,
                flags: flags.0,
                device_base: base,
                host: true,
                open: true,
                holder: Holder::Allocation(memory),
            },
        );
        Ok(base)
    }

    fn release(&self, address: u64, kinds: &[MemoryKind], missing: fn(u64) -> Error) -> Result<()> {
        let found = self
            .memory
            .find(address)
            .filter(|found| found.base == address && kinds.contains(&found.kind))
            .ok_or_else(|| missing(address))?;
        // Freeing waits for the device, as in HIP; pinned memory may be in use by any of them.
        if found.kind == MemoryKind::Device {
            self.quiesce(found.device)?;
        } else {
            for device in 0..self.devices.len() as u32 {
                self.quiesce(device)?;
            }
        }
        match self
            .memory
            .remove(address, kinds)
            .ok_or_else(|| missing(address))?
            .holder
        {
            Holder::Allocation(memory) => memory.free().map_err(Error::hsa("hsa_amd_memory_pool_free")),
            Holder::Locked(memory) => memory.unlock().map_err(Error::hsa("hsa_amd_memory_unlock")),
            Holder::Module => Ok(()),
        }
    }

    pub fn free(&self, address: u64) -> Result<()> {
        if address == 0 {
            return Ok(());
        }
        self.release(address, &[MemoryKind::Device], |address| Error::NotAllocated {
            address,
        })
    }

    pub fn host_free(&self, address: u64) -> Result<()> {
        if address == 0 {
            return Ok(());
        }
        self.release(address, &[MemoryKind::Pinned], |address| Error::NotAllocated {
            address,
        })
    }

    pub fn host_unregister(&self, address: u64) -> Result<()> {
        self.release(address, &[MemoryKind::Registered], |address| {
            Error::NotRegistered { address }
        })
    }

    /// # Safety
    /// As [`Runtime::host_register`].
    pub unsafe fn host_register(&self, address: u64, size: u64, flags: PinnedFlags) -> Result<()> {
        if address == 0 || size == 0 || flags.0 & !0xf != 0 {
            let (what, value) = match (address, size) {
                (0, _) => ("host pointer", 0),
                (_, 0) => ("size", 0),
                _ => ("flags", u64::from(flags.0)),
            };
            return Err(Error::InvalidValue { what, value });
        }
        if self.memory.touches_host(address, size) {
            return Err(Error::AlreadyRegistered { address, size });
        }
        let pointer = core::ptr::with_exposed_provenance_mut(address as usize);
        // SAFETY: passed on to the caller.
        let locked =
            unsafe { self.hsa.lock(pointer, size, &[]) }.map_err(Error::hsa("hsa_amd_memory_lock"))?;
        let entry = Entry {
            size,
            kind: MemoryKind::Registered,
            device: 0,
            flags: flags.0,
            // The lock covers whole pages; the address that was asked for lies inside.
            device_base: locked.agent_address() + (address - locked.host_address()),
            host: true,
            open: true,
            holder: Holder::Locked(locked),
        };
        match self.memory.insert_registered(address, entry) {
            None => Ok(()),
            Some(_refused) => Err(Error::AlreadyRegistered { address, size }),
        }
    }

    /// What an address is in: an allocation, registered memory, or a reservation with mappings.
    pub fn find(&self, address: u64) -> Option<Found> {
        self.memory.find(address).or_else(|| self.vmm.find(address))
    }

    pub fn pointer_attributes(&self, address: u64) -> Result<PointerAttributes> {
        let found = self.find(address).ok_or(Error::InvalidValue {
            what: "pointer",
            value: address,
        })?;
        Ok(PointerAttributes {
            kind: found.kind,
            device: found.device,
            device_pointer: found.device_base + (address - found.base),
            host_pointer: (found.host && found.kind != MemoryKind::Device).then_some(address),
            base: found.device_base,
            size: found.size,
            flags: found.flags,
        })
    }
}

/// The raw calls, for callers that keep pointers themselves.
///
/// Addresses are numbers; nothing is freed but by the matching call or with the runtime.
impl Runtime {
    /// Allocates device memory; 0 bytes give address 0.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`], [`Error::InvalidDevice`].
    #[doc(alias = "hipMalloc")]
    pub fn malloc(&self, device: u32, size: u64) -> Result<u64> {
        let _call = trace_call!(Layer::Hip, "hipMalloc", "{size} bytes on device {device}");
        self.shared.malloc(device, size)
    }

    /// Waits for the device and frees; address 0 is freed by doing nothing.
    ///
    /// # Errors
    /// [`Error::NotAllocated`] for an address that no live `malloc` returned.
    #[doc(alias = "hipFree")]
    pub fn free(&self, address: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipFree", "{address:#x}");
        self.shared.free(address)
    }

    /// Allocates pinned host memory that every device can access at the same address.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`]; [`Error::InvalidValue`] for unknown or contradictory flags.
    #[doc(alias = "hipHostMalloc")]
    pub fn host_malloc(&self, device: u32, size: u64, flags: PinnedFlags) -> Result<u64> {
        let _call = trace_call!(Layer::Hip, "hipHostMalloc", "{size} bytes, flags {:#x}", flags.0);
        self.shared.host_malloc(device, size, flags)
    }

    /// Waits for all devices and frees pinned memory.
    ///
    /// # Errors
    /// [`Error::NotAllocated`].
    #[doc(alias = "hipHostFree")]
    pub fn host_free(&self, address: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipHostFree", "{address:#x}");
        self.shared.host_free(address)
    }

    /// Gives all devices access to host memory of the caller.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for null, size 0 or unknown flags; [`Error::AlreadyRegistered`];
    /// [`Error::Hsa`] if the memory cannot be pinned.
    ///
    /// # Safety
    /// The memory stays mapped until it is unregistered, and what kernels and copies write there does
    /// not go behind the back of Rust references.
    #[doc(alias = "hipHostRegister")]
    pub unsafe fn host_register(&self, address: u64, size: u64, flags: PinnedFlags) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipHostRegister", "{address:#x}, {size} bytes");
        // SAFETY: passed on to the caller.
        unsafe { self.shared.host_register(address, size, flags) }
    }

    /// Takes the access back, once all devices are idle.
    ///
    /// # Errors
    /// [`Error::NotRegistered`].
    #[doc(alias = "hipHostUnregister")]
    pub fn host_unregister(&self, address: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipHostUnregister", "{address:#x}");
        self.shared.host_unregister(address)
    }

    /// What an address is in.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for memory that this runtime does not know.
    #[doc(alias = "hipPointerGetAttributes")]
    #[doc(alias = "hipMemGetAddressRange")]
    #[doc(alias = "hipHostGetDevicePointer")]
    pub fn pointer_attributes(&self, address: u64) -> Result<PointerAttributes> {
        let _call = trace_call!(Layer::Hip, "hipPointerGetAttributes", "{address:#x}");
        self.shared.pointer_attributes(address)
    }
}
