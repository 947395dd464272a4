//! Allocations, locked host memory, and which pointer belongs to what.

use crate::{Agent, AgentSet, Error, Runtime};

/// Memory of a pool; freed when dropped.
///
/// Its address is the same for the host and for every agent that has access. Freeing does not wait
/// for the GPU.
pub struct Allocation {}

impl Allocation {
    /// The address, a multiple of the page size.
    pub fn address(&self) -> u64 {
        todo!()
    }
    /// Bytes asked for.
    pub fn size(&self) -> u64 {
        todo!()
    }
    /// Whose memory it is.
    pub fn agent(&self) -> Agent {
        todo!()
    }
    /// The host's view, null if the host has none.
    pub fn host(&self) -> *mut u8 {
        todo!()
    }
    /// Gives exactly these agents access, beside the owner.
    ///
    /// # Errors
    /// [`Error::InvalidAgent`] for an agent of another runtime, [`Error::Thunk`].
    #[doc(alias = "hsa_amd_agents_allow_access")]
    pub fn allow_access(&self, agents: &[&Agent]) -> Result<(), Error> {
        todo!()
    }
    /// Copies bytes into it through the host's view.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] past the end, [`Error::Incompatible`] if the host has no view.
    pub fn write(&self, offset: u64, bytes: &[u8]) -> Result<(), Error> {
        todo!()
    }
    /// Copies bytes out of it through the host's view.
    ///
    /// # Errors
    /// As [`Allocation::write`].
    pub fn read(&self, offset: u64, bytes: &mut [u8]) -> Result<(), Error> {
        todo!()
    }
    /// Frees it now and says whether that worked.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_memory_pool_free")]
    pub fn free(self) -> Result<(), Error> {
        todo!()
    }
}

/// Host memory of the caller that agents may access; unlocked when dropped.
pub struct Locked {}

impl Locked {
    /// The address at which the agents see it.
    pub fn agent_address(&self) -> u64 {
        todo!()
    }
    /// The host's address, as locked.
    pub fn host_address(&self) -> u64 {
        todo!()
    }
    /// Bytes, as locked.
    pub fn size(&self) -> u64 {
        todo!()
    }
    /// Unlocks it now and says whether that worked.
    ///
    /// # Errors
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_memory_unlock")]
    pub fn unlock(self) -> Result<(), Error> {
        todo!()
    }
}

/// What kind of memory an address is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Runtime {
    /// What an address (agent's or host's) is in.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] for an address that is not this runtime's.
    #[doc(alias = "hsa_amd_pointer_info")]
    pub fn pointer_info(&self, address: u64) -> Result<PointerInfo, Error> {
        todo!()
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
    pub unsafe fn lock(&self, host: *mut u8, size: u64, agents: &[&Agent]) -> Result<Locked, Error> {
        todo!()
    }
}
