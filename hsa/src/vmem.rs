//! Virtual memory management: addresses and physical memory apart (`hsa_amd_vmem_*`).
//!
//! The rules are ROCr's, with two differences: the size of a mapping is checked against the handle's, where
//! ROCr maps past its end, and an address just past a mapping is not in it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Bound;

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{
    CpuMapping, Errno, ImportedMemory, NodeId, PAGE_SIZE, PhysicalMemory, Prot, Reservation, VaAccess,
    VaMapping, trace_call,
};

use crate::lock::{Guard, Lock};
use crate::memory::{PointerInfo, PointerKind};
use crate::runtime::Shared;
use crate::{Agent, AgentKind, AgentSet, AllocFlags, Error, Fd, MemoryPool, PoolKind, Runtime};

/// Physical memory with no address (`hsa_amd_vmem_alloc_handle_t`).
///
/// A number: count references with [`Vmem::handle_release`] and [`Vmem::retain_alloc_handle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "hsa_amd_vmem_alloc_handle_t")]
pub struct VmemHandle(pub u64);

/// What an agent may do with a mapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[doc(alias = "hsa_access_permission_t")]
pub enum Access {
    /// Nothing.
    #[default]
    None,
    /// Load.
    ReadOnly,
    /// Store.
    WriteOnly,
    /// Both.
    ReadWrite,
}

impl Access {
    fn va(self) -> VaAccess {
        match self {
            Access::None => VaAccess::empty(),
            Access::ReadOnly => VaAccess::READ,
            Access::WriteOnly => VaAccess::WRITE,
            Access::ReadWrite => VaAccess::READ | VaAccess::WRITE,
        }
    }

    fn prot(self) -> Prot {
        match self {
            Access::None => Prot::empty(),
            Access::ReadOnly => Prot::READ,
            Access::WriteOnly => Prot::WRITE,
            Access::ReadWrite => Prot::READ | Prot::WRITE,
        }
    }
}

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

/// An agent's access to a mapping. Dropping it takes the access away.
enum Grant {
    Gpu(VaMapping),
    Cpu(CpuMapping),
}

impl Grant {
    fn revoke(self) -> Result<(), outcrop_thunk::Error> {
        match self {
            Grant::Gpu(mapping) => mapping.unmap(),
            Grant::Cpu(mapping) => mapping.unmap(),
        }
    }
}

struct Mapping {
    /// First address of its reservation.
    reservation: u64,
    size: u64,
    offset: u64,
    handle: u64,
    /// What each agent may do, by place; no entry is [`Access::None`].
    grants: BTreeMap<u32, (Access, Grant)>,
}

struct Handle {
    /// The memory as GPUs know it; before what it is of, so that it goes first.
    imports: Vec<ImportedMemory>,
    /// `None` for memory of another process.
    memory: Option<PhysicalMemory>,
    size: u64,
    owner: u32,
    kind: PoolKind,
    memory_type: MemoryType,
    refs: u32,
    /// Mappings.
    uses: u32,
}

impl Handle {
    /// The memory as the GPU of `node` knows it.
    fn imported(&mut self, shared: &Shared, node: NodeId) -> Result<ImportedMemory, Error> {
        if let Some(known) = self.imports.iter().find(|import| import.node() == node) {
            return Ok(known.clone());
        }
        let memory = self.memory.as_ref().ok_or(Error::InvalidAgent { node: node.0 })?;
        let file = memory.export_dmabuf()?;
        let import = shared.thunk.import_dmabuf(file.fd(), node)?;
        self.imports.push(import.clone());
        Ok(import)
    }

    const fn unused(&self) -> bool {
        self.refs == 0 && self.uses == 0
    }
}

struct Reserved {
    reservation: Reservation,
    /// Mappings inside.
    uses: u32,
}

/// Dropped from top to bottom: mappings before the memory and the addresses that they use.
struct State {
    mappings: BTreeMap<u64, Mapping>,
    handles: BTreeMap<u64, Handle>,
    reservations: BTreeMap<u64, Reserved>,
    next_handle: u64,
}

pub(crate) struct VmemState {
    state: Lock<State>,
}

impl VmemState {
    pub(crate) fn new() -> VmemState {
        VmemState {
            state: Lock::new(State {
                mappings: BTreeMap::new(),
                handles: BTreeMap::new(),
                reservations: BTreeMap::new(),
                next_handle: 1,
            }),
        }
    }
}

impl State {
    /// The reservation that has all of a range.
    fn reservation_of(&self, va: u64, size: u64) -> Option<u64> {
        let end = va.checked_add(size)?;
        let (base, reserved) = self.reservations.range(..=va).next_back()?;
        (end <= base + reserved.reservation.size()).then_some(*base)
    }

    /// The mapping that an address is in.
    fn mapping_of(&self, va: u64) -> Option<(u64, &Mapping)> {
        let (base, mapping) = self.mappings.range(..=va).next_back()?;
        (va - base < mapping.size).then_some((*base, mapping))
    }

    /// First addresses of contiguous mappings from `va` on that cover a range, and where the last ends.
    fn covering(&self, va: u64, size: u64) -> Option<(Vec<u64>, u64)> {
        let end = va.checked_add(size)?;
        let mut next = va;
        let mut found = Vec::new();
        while next < end {
            let mapping = self.mappings.get(&next)?;
            found.push(next);
            next += mapping.size;
        }
        Some((found, next))
    }

    /// Frees a handle's memory if nobody needs it.
    fn collect(&mut self, handle: u64) -> Result<(), Error> {
        if !self.handles.get(&handle).is_some_and(Handle::unused) {
            return Ok(());
        }
        match self.handles.remove(&handle) {
            Some(Handle {
                imports,
                memory: Some(memory),
                ..
            }) => {
                drop(imports);
                Ok(memory.free()?)
            }
            _ => Ok(()),
        }
    }
}

impl Runtime {
    /// The virtual memory calls.
    pub fn vmem(&self) -> Vmem<'_> {
        Vmem { runtime: self }
    }
}

impl Shared {
    /// What an address of a reservation is in.
    pub(crate) fn vmem_pointer_info(&self, address: u64) -> Option<PointerInfo> {
        let state = self.vmem.state.lock(&**self.thunk.platform());
        if let Some((base, mapping)) = state.mapping_of(address) {
            let handle = state.handles.get(&mapping.handle)?;
            let agents = mapping
                .grants
                .keys()
                .fold(AgentSet::default(), |set, agent| set.with(*agent));
            return Some(PointerInfo {
                kind: PointerKind::Vmem,
                agent_base: base,
                host_base: if agents.0 >> self.cpu_index & 1 != 0 {
                    base
                } else {
                    0
                },
                size: mapping.size,
                owner: handle.owner as usize,
                accessible: agents,
                device: self.agents.get(handle.owner as usize)?.kind == AgentKind::Gpu,
            });
        }
        let base = state.reservation_of(address, 1)?;
        Some(PointerInfo {
            kind: PointerKind::Reserved,
            agent_base: base,
            host_base: 0,
            size: state.reservations.get(&base)?.reservation.size(),
            owner: self.cpu_index as usize,
            accessible: AgentSet::default(),
            device: false,
        })
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

    /// Sets what agents may do with whole contiguous mappings; a range that ends inside a mapping changes
    /// all of it.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, 0, no agent, or a range that is not in one reservation,
    /// [`Error::InvalidAgent`], [`Error::InvalidAllocation`] if `va` is no start of a mapping or the range has
    /// a gap: all before any change. [`Error::Thunk`] in between: that agent then has no access to that
    /// mapping, and earlier changes stay.
    #[doc(alias = "hsa_amd_vmem_set_access")]
    pub fn set_access(&self, va: u64, size: u64, access: &[(&Agent, Access)]) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_set_access",
            "{va:#x}, {size} bytes, {} agents",
            access.len()
        );
        check_range(va, size)?;
        if access.is_empty() {
            return Err(Error::InvalidArgument("number of agents", 0));
        }
        for (agent, _) in access {
            agent.checked(self.runtime)?;
        }
        let mut guard = self.state();
        let state = &mut *guard;
        state
            .reservation_of(va, size)
            .ok_or(Error::InvalidArgument("address", va))?;
        let (bases, _) = state
            .covering(va, size)
            .ok_or(Error::InvalidAllocation { address: va })?;
        for base in bases {
            let Some(mapping) = state.mappings.get_mut(&base) else {
                continue;
            };
            let Some(handle) = state.handles.get_mut(&mapping.handle) else {
                continue;
            };
            for (agent, access) in access {
                self.grant(base, mapping, handle, agent, *access)?;
            }
        }
        Ok(())
    }

    /// Changes one agent's access to one mapping.
    fn grant(
        &self,
        va: u64,
        mapping: &mut Mapping,
        handle: &mut Handle,
        agent: &Agent,
        access: Access,
    ) -> Result<(), Error> {
        let now = mapping
            .grants
            .get(&agent.index)
            .map_or(Access::None, |(access, _)| *access);
        if now == access {
            return Ok(());
        }
        if let Some((_, old)) = mapping.grants.remove(&agent.index) {
            old.revoke()?;
        }
        if access == Access::None {
            return Ok(());
        }
        let shared = &self.runtime.shared;
        let data = agent.data();
        let grant = match data.kind {
            AgentKind::Gpu => {
                let memory = handle.imported(shared, data.node)?;
                Grant::Gpu(memory.va_map(va, mapping.size, mapping.offset, access.va())?)
            }
            AgentKind::Cpu => {
                let owner = shared
                    .agents
                    .get(handle.owner as usize)
                    .ok_or(Error::InvalidAgent { node: 0 })?;
                let memory = handle.imported(shared, owner.node)?;
                Grant::Cpu(map_for_host(&memory, va, mapping, access)?)
            }
        };
        mapping.grants.insert(agent.index, (access, grant));
        Ok(())
    }

    /// What a GPU agent may do at an address inside a mapping.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, [`Error::InvalidAllocation`] where nothing is mapped,
    /// [`Error::InvalidAgent`] for a CPU agent.
    #[doc(alias = "hsa_amd_vmem_get_access")]
    pub fn get_access(&self, va: u64, agent: &Agent) -> Result<Access, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_get_access",
            "{va:#x}, node {}",
            agent.node()
        );
        if va == 0 {
            return Err(Error::InvalidArgument("address", va));
        }
        let state = self.state();
        let (_, mapping) = state
            .mapping_of(va)
            .ok_or(Error::InvalidAllocation { address: va })?;
        agent.checked_gpu(self.runtime)?;
        Ok(mapping
            .grants
            .get(&agent.index)
            .map_or(Access::None, |(access, _)| *access))
    }

    /// A new dma-buf of the physical memory; the caller closes it.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] for an unknown handle or memory of another process, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_export_shareable_handle")]
    pub fn export_shareable_handle(&self, handle: VmemHandle) -> Result<Fd, Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_vmem_export_shareable_handle",
            "handle {}",
            handle.0
        );
        let unknown = Error::InvalidAllocation { address: handle.0 };
        let mut state = self.state();
        let known = state.handles.get_mut(&handle.0).ok_or(unknown)?;
        // Known to its GPU, the memory is recognised when it comes back.
        let shared = &self.runtime.shared;
        let owner = shared.agents.get(known.owner as usize).ok_or(unknown)?;
        if owner.kind == AgentKind::Gpu {
            known.imported(shared, owner.node)?;
        }
        Ok(known.memory.as_ref().ok_or(unknown)?.export_dmabuf()?.into_fd())
    }

    /// The physical memory of a dma-buf; one that is known already gains a reference. The file stays the
    /// caller's.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a negative file, [`Error::Incompatible`] for one that is no dma-buf of
    /// the driver, [`Error::InvalidAllocation`] for memory of no known GPU, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_import_shareable_handle")]
    pub fn import_shareable_handle(&self, file: Fd) -> Result<VmemHandle, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_vmem_import_shareable_handle", "{file:?}");
        if file.0 < 0 {
            return Err(Error::InvalidArgument("file", file.0 as u64));
        }
        let shared = &self.runtime.shared;
        let info = shared
            .thunk
            .dmabuf_info(file)
            .map_err(|_| Error::Incompatible("a file that is no dma-buf of the driver"))?;
        let unknown = Error::InvalidAllocation {
            address: file.0 as u64,
        };
        let node = info.node.ok_or(unknown)?;
        let owner = shared
            .agents
            .iter()
            .position(|agent| agent.node == node)
            .ok_or(unknown)?;
        let import = shared.thunk.import_dmabuf(file, node)?;
        {
            let mut state = self.state();
            let same = |handle: &Handle| handle.imports.iter().any(|known| known.is_same(&import));
            if let Some((number, handle)) = state.handles.iter_mut().find(|(_, handle)| same(handle)) {
                handle.refs += 1;
                return Ok(VmemHandle(*number));
            }
        }
        // The file may be closed any time, so every GPU must know the memory now.
        let mut imports = alloc::vec![import];
        for other in shared.gpu_nodes.iter().filter(|other| **other != node) {
            imports.push(shared.thunk.import_dmabuf(file, *other)?);
        }
        Ok(self.insert_handle(Handle {
            imports,
            memory: None,
            size: info.size,
            owner: owner as u32,
            kind: PoolKind::Coarse,
            memory_type: MemoryType::Pinned,
            refs: 1,
            uses: 0,
        }))
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

#[expect(unsafe_code, reason = "replaces reserved addresses")]
fn map_for_host(
    memory: &ImportedMemory,
    va: u64,
    mapping: &Mapping,
    access: Access,
) -> Result<CpuMapping, Error> {
    // SAFETY: the range is in a reservation of the runtime, whose earlier host mapping there, if any, has
    // been taken away by the one who asks for this one.
    Ok(unsafe { memory.cpu_map(va, mapping.size, mapping.offset, access.prot()) }?)
}
