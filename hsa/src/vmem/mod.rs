//! Virtual memory management: addresses and physical memory apart (`hsa_amd_vmem_*`).
//!
//! The rules are ROCr's, with two differences: the size of a mapping is checked against the handle's, where
//! ROCr maps past its end, and an address just past a mapping is not in it.

mod access;
mod share;
mod state;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Bound;

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{Errno, PAGE_SIZE, trace_call};

pub use access::Access;
pub(crate) use state::VmemState;

use crate::lock::Guard;
use crate::{AgentKind, AllocFlags, Error, MemoryPool, Runtime};
use state::{Handle, Mapping, Reserved, State};

/// Physical memory with no address (`hsa_amd_vmem_alloc_handle_t`).
///
/// A number: count references with [`Vmem::handle_release`] and [`Vmem::retain_alloc_handle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "hsa_amd_vmem_alloc_handle_t")]
pub struct VmemHandle(pub u64);

/// Whether physical memory may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[doc(alias = "hsa_amd_memory_type_t")]
pub enum MemoryType {
    /// It may.
    None,
    /// It may not.
    #[default]
    Pinned,
}

/// The virtual memory calls of a runtime.
pub struct Vmem<'a> {
    runtime: &'a Runtime,
}

impl Runtime {
    /// The virtual memory calls.
    pub fn vmem(&self) -> Vmem<'_> {
        Vmem { runtime: self }
    }
}

/// The refusal of a null address or a size of 0.
fn check_range(va: u64, size: u64) -> Result<(), Error> {
    match (va, size) {
        (0, _) => Err(Error::InvalidArgument("address", va)),
        (_, 0) => Err(Error::InvalidArgument("size", size)),
        _ => Ok(()),
    }
}

impl Vmem<'_> {
    fn state(&self) -> Guard<'_, State> {
        let shared = &self.runtime.shared;
        shared.vmem.state.lock(&**shared.thunk.platform())
    }

    /// Reserves addresses; `hint` 0 is none, `alignment` 0 is the page. The size is rounded up to pages.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for size 0 or an alignment that is no power of two, [`Error::OutOfMemory`]
    /// where there are no such addresses.
    #[doc(alias = "hsa_amd_vmem_address_reserve_align")]
    #[doc(alias = "hsa_amd_vmem_address_reserve")]
    pub fn address_reserve(&self, size: u64, hint: u64, alignment: u64) -> Result<u64, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_address_reserve_align",
            "{size} bytes, hint {hint:#x}, alignment {alignment:#x}"
        );
        if size == 0 {
            return Err(Error::InvalidArgument("size", size));
        }
        if alignment != 0 && !alignment.is_power_of_two() {
            return Err(Error::InvalidArgument("alignment", alignment));
        }
        let rounded = size
            .checked_next_multiple_of(PAGE_SIZE)
            .ok_or(Error::OutOfMemory { size })?;
        let align = if alignment <= PAGE_SIZE { 0 } else { alignment };
        let hint = (hint != 0).then_some(hint);
        let reservation = self
            .runtime
            .shared
            .thunk
            .reserve_address(rounded, align, hint)
            .map_err(|error| match error {
                outcrop_thunk::Error::NoAddress { .. } => Error::OutOfMemory { size },
                error if error.errno() == Some(Errno::NOMEM) => Error::OutOfMemory { size },
                error => Error::Thunk(error),
            })?;
        let address = reservation.address();
        self.state()
            .reservations
            .insert(address, Reserved { reservation, uses: 0 });
        Ok(address)
    }

    /// Frees a reservation.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, 0 or another size than reserved; [`Error::InvalidAllocation`] for an
    /// address that no reservation starts at; [`Error::ResourceBusy`] while anything is mapped there.
    #[doc(alias = "hsa_amd_vmem_address_free")]
    pub fn address_free(&self, va: u64, size: u64) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_vmem_address_free", "{va:#x}, {size} bytes");
        check_range(va, size)?;
        let mut state = self.state();
        let reserved = state
            .reservations
            .get(&va)
            .ok_or(Error::InvalidAllocation { address: va })?;
        if size.checked_next_multiple_of(PAGE_SIZE) != Some(reserved.reservation.size()) {
            return Err(Error::InvalidArgument("size", size));
        }
        if reserved.uses != 0 {
            return Err(Error::ResourceBusy { users: reserved.uses });
        }
        match state.reservations.remove(&va) {
            Some(reserved) => Ok(reserved.reservation.free()?),
            None => Ok(()),
        }
    }

    /// Allocates physical memory, with one reference.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for size 0, no multiple of the page, or a pool that allocates nothing;
    /// [`Error::OutOfMemory`], [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_handle_create")]
    pub fn handle_create(&self, pool: &MemoryPool, size: u64, kind: MemoryType) -> Result<VmemHandle, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_handle_create",
            "{size} bytes on node {}",
            pool.agent().node()
        );
        if size == 0 || !size.is_multiple_of(PAGE_SIZE) {
            return Err(Error::InvalidArgument("size", size));
        }
        let data = pool.agent().checked(self.runtime)?;
        let info = pool.info();
        if !info.alloc_allowed {
            return Err(Error::InvalidArgument("pool", 0));
        }
        if size > info.alloc_max {
            return Err(Error::OutOfMemory { size });
        }
        let flags = pool.mem_flags(AllocFlags::empty());
        let memory = self
            .runtime
            .shared
            .thunk
            .alloc_physical(data.node, size, flags)
            .map_err(|error| match error.errno() {
                Some(Errno::NOMEM) => Error::OutOfMemory { size },
                _ => Error::Thunk(error),
            })?;
        Ok(self.insert_handle(Handle {
            imports: Vec::new(),
            memory: Some(memory),
            size,
            owner: pool.agent().index,
            kind: pool.kind(),
            memory_type: kind,
            refs: 1,
            uses: 0,
        }))
    }

    fn insert_handle(&self, handle: Handle) -> VmemHandle {
        let mut state = self.state();
        let number = state.next_handle;
        state.next_handle += 1;
        state.handles.insert(number, handle);
        VmemHandle(number)
    }

    /// Gives up one reference; the memory is freed when no reference and no mapping is left.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] for a handle that is unknown or has no reference left, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_handle_release")]
    pub fn handle_release(&self, handle: VmemHandle) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_vmem_handle_release", "handle {}", handle.0);
        let unknown = Error::InvalidAllocation { address: handle.0 };
        let mut state = self.state();
        let known = state.handles.get_mut(&handle.0).ok_or(unknown)?;
        known.refs = known.refs.checked_sub(1).ok_or(unknown)?;
        state.collect(handle.0)
    }

    /// Maps the start of physical memory into a reservation; nobody has access yet.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, 0, parts of pages, an offset, a range that is not in one
    /// reservation, overlaps a mapping or is longer than the memory, or an unknown handle;
    /// [`Error::InvalidAgent`] for memory of a CPU, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_map")]
    pub fn map(&self, va: u64, size: u64, offset: u64, handle: VmemHandle) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_map",
            "{va:#x}, {size} bytes of handle {} from {offset:#x}",
            handle.0
        );
        check_range(va, size)?;
        let mut guard = self.state();
        let state = &mut *guard;
        let reservation = state
            .reservation_of(va, size)
            .ok_or(Error::InvalidArgument("address", va))?;
        let overlap = state.mappings.range(..va + size).next_back();
        if overlap.is_some_and(|(base, mapping)| base + mapping.size > va) {
            return Err(Error::InvalidArgument("address", va));
        }
        let known = state
            .handles
            .get_mut(&handle.0)
            .ok_or(Error::InvalidArgument("handle", handle.0))?;
        if !va.is_multiple_of(PAGE_SIZE) || !size.is_multiple_of(PAGE_SIZE) {
            return Err(Error::InvalidArgument("size", size));
        }
        if !offset.is_multiple_of(PAGE_SIZE) || offset.checked_add(size).is_none_or(|end| end > known.size) {
            return Err(Error::InvalidArgument("offset", offset));
        }
        let shared = &self.runtime.shared;
        let owner = shared
            .agents
            .get(known.owner as usize)
            .ok_or(Error::InvalidAgent { node: 0 })?;
        if owner.kind != AgentKind::Gpu {
            return Err(Error::InvalidAgent { node: owner.node.0 });
        }
        known.imported(shared, owner.node)?;
        known.uses += 1;
        if let Some(reserved) = state.reservations.get_mut(&reservation) {
            reserved.uses += 1;
        }
        state.mappings.insert(
            va,
            Mapping {
                reservation,
                size,
                offset,
                handle: handle.0,
                grants: BTreeMap::new(),
            },
        );
        Ok(())
    }

    /// Unmaps whole contiguous mappings.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null or 0, [`Error::InvalidAllocation`] if the range is not exactly
    /// whole mappings (nothing is changed then), [`Error::Thunk`] if the driver fails: all mappings are gone
    /// from here nevertheless.
    #[doc(alias = "hsa_amd_vmem_unmap")]
    pub fn unmap(&self, va: u64, size: u64) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_vmem_unmap", "{va:#x}, {size} bytes");
        check_range(va, size)?;
        let mut guard = self.state();
        let state = &mut *guard;
        let not_whole = Error::InvalidAllocation { address: va };
        let (bases, end) = state.covering(va, size).ok_or(not_whole)?;
        if end != va + size {
            return Err(not_whole);
        }
        let mut outcome = Ok(());
        for base in bases {
            let Some(mapping) = state.mappings.remove(&base) else {
                continue;
            };
            for (_, grant) in mapping.grants.into_values() {
                outcome = outcome.and(grant.revoke().map_err(Error::Thunk));
            }
            if let Some(reserved) = state.reservations.get_mut(&mapping.reservation) {
                reserved.uses -= 1;
            }
            if let Some(handle) = state.handles.get_mut(&mapping.handle) {
                handle.uses -= 1;
            }
            outcome = outcome.and(state.collect(mapping.handle));
        }
        outcome
    }

    /// The handle mapped at exactly this address, with a reference more.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, [`Error::InvalidAllocation`] where no mapping starts.
    #[doc(alias = "hsa_amd_vmem_retain_alloc_handle")]
    pub fn retain_alloc_handle(&self, va: u64) -> Result<VmemHandle, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_vmem_retain_alloc_handle", "{va:#x}");
        if va == 0 {
            return Err(Error::InvalidArgument("address", va));
        }
        let mut state = self.state();
        let unmapped = Error::InvalidAllocation { address: va };
        let number = state.mappings.get(&va).ok_or(unmapped)?.handle;
        state.handles.get_mut(&number).ok_or(unmapped)?.refs += 1;
        Ok(VmemHandle(number))
    }

    /// The pool and kind that a handle was created with.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`].
    #[doc(alias = "hsa_amd_vmem_get_alloc_properties_from_handle")]
    pub fn alloc_properties(&self, handle: VmemHandle) -> Result<(MemoryPool, MemoryType), Error> {
        let state = self.state();
        let known = state
            .handles
            .get(&handle.0)
            .ok_or(Error::InvalidAllocation { address: handle.0 })?;
        let pool = MemoryPool {
            agent: self.runtime.agent_at(known.owner),
            kind: known.kind,
        };
        Ok((pool, known.memory_type))
    }

    /// Bytes of a handle's physical memory.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`].
    pub fn handle_size(&self, handle: VmemHandle) -> Result<u64, Error> {
        let state = self.state();
        let known = state
            .handles
            .get(&handle.0)
            .ok_or(Error::InvalidAllocation { address: handle.0 })?;
        Ok(known.size)
    }

    /// Whether anything is mapped in a range.
    pub fn is_mapped(&self, va: u64, size: u64) -> bool {
        let state = self.state();
        let before = (Bound::Unbounded, Bound::Excluded(va.saturating_add(size)));
        let last = state.mappings.range(before).next_back();
        last.is_some_and(|(base, mapping)| base + mapping.size > va)
    }
}
