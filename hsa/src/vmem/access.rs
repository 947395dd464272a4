//! What agents may do with mappings.

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{CpuMapping, ImportedMemory, Prot, VaAccess, trace_call};

use super::state::{Grant, Handle, Mapping};
use super::{Vmem, check_range};
use crate::{Agent, AgentKind, Error};

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

impl Vmem<'_> {
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
