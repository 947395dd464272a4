//! Allocations, locked host memory, and which pointer belongs to what.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{Errno, MemFlags, Memory, NodeId, trace_call};

use crate::runtime::Shared;
use crate::view::View;
use crate::{Agent, AgentKind, AgentSet, Error, MemoryPool, Runtime};

/// Memory of a pool; freed when dropped.
///
/// Its address is the same for the host and for every agent that has access. Freeing does not wait
/// for the GPU.
#[derive(Debug)]
pub struct Allocation {
    /// Of this many bytes asked for.
    size: u64,
    memory: Registered,
}

/// Memory of the thunk with its entry in the runtime's pointers, which goes first.
struct Registered {
    runtime: Runtime,
    owner: u32,
    base: u64,
    /// `None` once freed.
    memory: Option<Memory>,
}

impl Registered {
    fn memory(&self) -> Result<&Memory, Error> {
        self.memory
            .as_ref()
            .ok_or(Error::InvalidAllocation { address: self.base })
    }

    fn allow(&self, agents: &[&Agent]) -> Result<(), Error> {
        let (nodes, set) = self.runtime.nodes_of(agents, Some(self.owner))?;
        self.memory()?.map_to_gpus(&nodes)?;
        self.runtime.shared.pointers.set_accessible(self.base, set);
        Ok(())
    }

    fn free(mut self) -> Result<(), Error> {
        match self.memory.take() {
            Some(memory) => {
                self.runtime.shared.pointers.remove(self.base);
                Ok(memory.free()?)
            }
            None => Ok(()),
        }
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        if self.memory.is_some() {
            self.runtime.shared.pointers.remove(self.base);
        }
    }
}

impl core::fmt::Debug for Registered {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Memory({:#x})", self.base)
    }
}

/// The driver's way to say that there is no memory.
fn no_memory(error: outcrop_thunk::Error, size: u64) -> Error {
    match error.errno() {
        Some(Errno::NOMEM) => Error::OutOfMemory { size },
        _ => Error::Thunk(error),
    }
}

impl Allocation {
    pub(crate) fn new(pool: &MemoryPool, size: u64, flags: MemFlags) -> Result<Allocation, Error> {
        let runtime = pool.agent.runtime();
        let data = pool.agent.data();
        let memory = runtime
            .shared
            .thunk
            .alloc_memory(data.node, size, flags)
            .map_err(|e| no_memory(e, size))?;
        let device = data.kind == AgentKind::Gpu;
        let nodes: &[NodeId] = if device {
            core::slice::from_ref(&data.node)
        } else {
            &runtime.shared.gpu_nodes
        };
        memory.map_to_gpus(nodes).map_err(|e| no_memory(e, size))?;
        let accessible = runtime.set_of(nodes, Some(pool.agent.index));
        let base = memory.address();
        runtime.shared.pointers.insert(
            base,
            PointerInfo {
                kind: PointerKind::Allocated,
                agent_base: base,
                host_base: memory.host_ptr().map_or(0, |_| base),
                size,
                owner: pool.agent.index(),
                accessible,
                device,
            },
        );
        Ok(Allocation {
            size,
            memory: Registered {
                runtime: runtime.clone(),
                owner: pool.agent.index,
                base,
                memory: Some(memory),
            },
        })
    }

    /// The address, a multiple of the page size.
    pub fn address(&self) -> u64 {
        self.memory.base
    }

    /// Bytes asked for.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Whose memory it is.
    pub fn agent(&self) -> Agent {
        self.memory.runtime.agent_at(self.memory.owner)
    }

    /// The host's view, null if the host has none.
    pub fn host(&self) -> *mut u8 {
        self.memory
            .memory
            .as_ref()
            .and_then(Memory::host_ptr)
            .unwrap_or(core::ptr::null_mut())
    }

    /// Gives these agents access, beside the owner and the host, and takes it from all others.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for an agent of another runtime, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_agents_allow_access")]
    pub fn allow_access(&self, agents: &[&Agent]) -> Result<(), Error> {
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_agents_allow_access",
            "{:#x}, {} agents",
            self.memory.base,
            agents.len()
        );
        self.memory.allow(agents)
    }

    fn view(&self) -> Result<View, Error> {
        let memory = self.memory.memory()?;
        View::of(memory, self.size).ok_or(Error::Incompatible("memory that the host does not see"))
    }

    /// Copies bytes into it through the host's view.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] past the end, [`Error::Incompatible`] if the host has no view.
    pub fn write(&self, offset: u64, bytes: &[u8]) -> Result<(), Error> {
        self.view()?
            .write(offset, bytes)
            .ok_or(Error::InvalidArgument("offset", offset))
    }

    /// Copies bytes out of it through the host's view.
    ///
    /// # Errors
    /// As [`Allocation::write`].
    pub fn read(&self, offset: u64, bytes: &mut [u8]) -> Result<(), Error> {
        self.view()?
            .read(offset, bytes)
            .ok_or(Error::InvalidArgument("offset", offset))
    }

    /// Sets `[offset, offset + len)` to one byte through the host's view.
    ///
    /// # Errors
    /// As [`Allocation::write`].
    pub fn fill(&self, offset: u64, len: u64, byte: u8) -> Result<(), Error> {
        self.view()?
            .fill(offset, len, byte)
            .ok_or(Error::InvalidArgument("offset", offset))
    }

    /// Frees it now and says whether that worked.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_memory_pool_free")]
    pub fn free(self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_memory_pool_free", "{:#x}", self.memory.base);
        self.memory.free()
    }
}

/// Host memory of the caller that agents may access; unlocked when dropped.
#[derive(Debug)]
pub struct Locked {
    host: u64,
    size: u64,
    agent: u64,
    memory: Registered,
}

impl Locked {
    /// The address at which the agents see it.
    pub fn agent_address(&self) -> u64 {
        self.agent
    }

    /// The host's address, as locked.
    pub fn host_address(&self) -> u64 {
        self.host
    }

    /// Bytes, as locked.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Unlocks it now and says whether that worked.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_memory_unlock")]
    pub fn unlock(self) -> Result<(), Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_memory_unlock", "{:#x}", self.host);
        self.memory.free()
    }
}

/// What kind of memory an address is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_amd_pointer_type_t")]
pub enum PointerKind {
    /// An [`Allocation`] (`HSA_EXT_POINTER_TYPE_HSA`).
    Allocated,
    /// Locked host memory (`HSA_EXT_POINTER_TYPE_LOCKED`).
    Locked,
    /// A mapped piece of a virtual reservation (`HSA_EXT_POINTER_TYPE_HSA_VMEM`).
    Vmem,
    /// A reservation with nothing mapped there (`HSA_EXT_POINTER_TYPE_RESERVED_ADDR`).
    Reserved,
}

/// What is known about an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PointerInfo {
    /// What it is in.
    pub kind: PointerKind,
    /// First address as agents see it.
    pub agent_base: u64,
    /// First address as the host sees it, 0 if it has no view.
    pub host_base: u64,
    /// Bytes from the first address.
    pub size: u64,
    /// [`Agent::index`] of the owner.
    pub owner: usize,
    /// Agents with access.
    pub accessible: AgentSet,
    /// Whether the owner is a GPU, so that the memory is device memory.
    pub device: bool,
}

/// All memory of a runtime that has an address, by agent address.
pub(crate) struct Pointers {
    maps: spin::Mutex<Maps>,
}

struct Maps {
    by_agent: BTreeMap<u64, PointerInfo>,
    /// Host and agent address of those where they differ; several can have one host address.
    by_host: BTreeSet<(u64, u64)>,
}

impl Pointers {
    pub(crate) fn new() -> Pointers {
        Pointers {
            maps: spin::Mutex::new(Maps {
                by_agent: BTreeMap::new(),
                by_host: BTreeSet::new(),
            }),
        }
    }

    fn insert(&self, base: u64, info: PointerInfo) {
        let mut maps = self.maps.lock();
        if info.host_base != 0 && info.host_base != base {
            maps.by_host.insert((info.host_base, base));
        }
        maps.by_agent.insert(base, info);
    }

    fn remove(&self, base: u64) {
        let mut maps = self.maps.lock();
        if let Some(info) = maps.by_agent.remove(&base)
            && info.host_base != base
        {
            maps.by_host.remove(&(info.host_base, base));
        }
    }

    fn set_accessible(&self, base: u64, set: AgentSet) {
        if let Some(info) = self.maps.lock().by_agent.get_mut(&base) {
            info.accessible = set;
        }
    }

    fn find(&self, address: u64) -> Option<PointerInfo> {
        let maps = self.maps.lock();
        let by_agent = maps.by_agent.range(..=address).next_back().map(|(_, info)| *info);
        let inside = |base: u64, info: &PointerInfo| address - base < info.size;
        if let Some(info) = by_agent.filter(|info| inside(info.agent_base, info)) {
            return Some(info);
        }
        // Ranges of host addresses may overlap: the nearest start need not be the one.
        let below = maps.by_host.range(..=(address, u64::MAX)).rev();
        below
            .filter_map(|(host, agent)| Some((host, maps.by_agent.get(agent)?)))
            .find(|(host, info)| inside(**host, info))
            .map(|(_, info)| *info)
    }
}

impl Runtime {
    /// What an address (agent's or host's) is in.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] for an address that is not this runtime's.
    #[doc(alias = "hsa_amd_pointer_info")]
    pub fn pointer_info(&self, address: u64) -> Result<PointerInfo, Error> {
        self.shared
            .pointer_info(address)
            .ok_or(Error::InvalidAllocation { address })
    }

    /// Gives agents access to host memory of the caller.
    ///
    /// The range is widened to whole pages. An empty list means all GPU agents.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null or size 0, [`Error::InvalidAgent`], [`Error::Thunk`].
    ///
    /// # Safety
    /// The memory stays mapped until it is unlocked, and the caller accepts that the GPU writes to it.
    #[doc(alias = "hsa_amd_memory_lock")]
    #[doc(alias = "hsa_amd_memory_lock_to_pool")]
    #[expect(unsafe_code, reason = "registers memory of the caller")]
    pub unsafe fn lock(&self, host: *mut u8, size: u64, agents: &[&Agent]) -> Result<Locked, Error> {
        let _call = trace_call!(Layer::Hsa, "hsa_amd_memory_lock", "{host:p}, {size} bytes");
        if host.is_null() {
            return Err(Error::InvalidArgument("host pointer", 0));
        }
        let len = usize::try_from(size).map_err(|_| Error::InvalidArgument("size", size))?;
        if len == 0 {
            return Err(Error::InvalidArgument("size", size));
        }
        let owner = self.shared.cpu_index;
        let (nodes, set) = if agents.is_empty() {
            let nodes = self.shared.gpu_nodes.clone();
            let set = self.set_of(&nodes, Some(owner));
            (nodes, set)
        } else {
            self.nodes_of(agents, Some(owner))?
        };
        let flags = MemFlags::HOST_ACCESS | MemFlags::COARSE_GRAIN;
        // SAFETY: the caller's promise is the one that the thunk asks for.
        let memory = unsafe { self.shared.thunk.register_memory(host, len, flags) }?;
        memory.map_to_gpus(&nodes)?;
        let agent = memory.address();
        self.shared.pointers.insert(
            agent,
            PointerInfo {
                kind: PointerKind::Locked,
                agent_base: agent,
                host_base: host.addr() as u64,
                size,
                owner: owner as usize,
                accessible: set,
                device: false,
            },
        );
        Ok(Locked {
            host: host.addr() as u64,
            size,
            agent,
            memory: Registered {
                runtime: self.clone(),
                owner,
                base: agent,
                memory: Some(memory),
            },
        })
    }

    /// GPU nodes among agents, and the set of all of them, with `owner` in both.
    pub(crate) fn nodes_of(
        &self,
        agents: &[&Agent],
        owner: Option<u32>,
    ) -> Result<(Vec<NodeId>, AgentSet), Error> {
        let mut set = AgentSet::default();
        for agent in agents {
            agent.checked(self)?;
            set = set.with(agent.index);
        }
        if let Some(owner) = owner {
            set = set.with(owner);
        }
        let nodes = self.shared.agents.iter().enumerate().filter_map(|(index, data)| {
            (data.kind == AgentKind::Gpu && set.0 >> index & 1 != 0).then_some(data.node)
        });
        Ok((nodes.collect(), set))
    }

    fn set_of(&self, nodes: &[NodeId], owner: Option<u32>) -> AgentSet {
        let mut set = AgentSet::default();
        for (index, data) in self.shared.agents.iter().enumerate() {
            if nodes.contains(&data.node) {
                set = set.with(index as u32);
            }
        }
        owner.map_or(set, |owner| set.with(owner))
    }
}

impl Shared {
    pub(crate) fn pointer_info(&self, address: u64) -> Option<PointerInfo> {
        self.pointers
            .find(address)
            .or_else(|| self.vmem_pointer_info(address))
    }
}
