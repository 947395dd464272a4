//! What a runtime knows of its reservations, physical memory and mappings.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use outcrop_thunk::{CpuMapping, ImportedMemory, NodeId, PhysicalMemory, Reservation, VaMapping};

use super::{Access, MemoryType};
use crate::lock::Lock;
use crate::memory::{PointerInfo, PointerKind};
use crate::runtime::Shared;
use crate::{AgentKind, AgentSet, Error, PoolKind};

/// An agent's access to a mapping. Dropping it takes the access away.
pub(super) enum Grant {
    Gpu(VaMapping),
    Cpu(CpuMapping),
}

impl Grant {
    pub(super) fn revoke(self) -> Result<(), outcrop_thunk::Error> {
        match self {
            Grant::Gpu(mapping) => mapping.unmap(),
            Grant::Cpu(mapping) => mapping.unmap(),
        }
    }
}

pub(super) struct Mapping {
    /// First address of its reservation.
    pub(super) reservation: u64,
    pub(super) size: u64,
    pub(super) offset: u64,
    pub(super) handle: u64,
    /// What each agent may do, by place; no entry is [`Access::None`].
    pub(super) grants: BTreeMap<u32, (Access, Grant)>,
}

pub(super) struct Handle {
    /// The memory as GPUs know it; before what it is of, so that it goes first.
    pub(super) imports: Vec<ImportedMemory>,
    /// `None` for memory of another process.
    pub(super) memory: Option<PhysicalMemory>,
    pub(super) size: u64,
    pub(super) owner: u32,
    pub(super) kind: PoolKind,
    pub(super) memory_type: MemoryType,
    pub(super) refs: u32,
    /// Mappings.
    pub(super) uses: u32,
}

impl Handle {
    /// The memory as the GPU of `node` knows it.
    pub(super) fn imported(&mut self, shared: &Shared, node: NodeId) -> Result<ImportedMemory, Error> {
        if let Some(known) = self.imports.iter().find(|import| import.node() == node) {
            return Ok(known.clone());
        }
        let memory = self.memory.as_ref().ok_or(Error::InvalidAgent { node: node.0 })?;
        let file = memory.export_dmabuf()?;
        let import = shared.thunk.import_dmabuf(file.fd(), node)?;
        self.imports.push(import.clone());
        Ok(import)
    }

    pub(super) const fn unused(&self) -> bool {
        self.refs == 0 && self.uses == 0
    }
}

pub(super) struct Reserved {
    pub(super) reservation: Reservation,
    /// Mappings inside.
    pub(super) uses: u32,
}

/// Dropped from top to bottom: mappings before the memory and the addresses that they use.
pub(super) struct State {
    pub(super) mappings: BTreeMap<u64, Mapping>,
    pub(super) handles: BTreeMap<u64, Handle>,
    pub(super) reservations: BTreeMap<u64, Reserved>,
    pub(super) next_handle: u64,
}

pub(crate) struct VmemState {
    pub(super) state: Lock<State>,
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
    pub(super) fn reservation_of(&self, va: u64, size: u64) -> Option<u64> {
        let end = va.checked_add(size)?;
        let (base, reserved) = self.reservations.range(..=va).next_back()?;
        (end <= base + reserved.reservation.size()).then_some(*base)
    }

    /// The mapping that an address is in.
    pub(super) fn mapping_of(&self, va: u64) -> Option<(u64, &Mapping)> {
        let (base, mapping) = self.mappings.range(..=va).next_back()?;
        (va - base < mapping.size).then_some((*base, mapping))
    }

    /// First addresses of contiguous mappings from `va` on that cover a range, and where the last ends.
    pub(super) fn covering(&self, va: u64, size: u64) -> Option<(Vec<u64>, u64)> {
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
    pub(super) fn collect(&mut self, handle: u64) -> Result<(), Error> {
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
