//! Memory pools.

use crate::{Agent, Allocation, Error};

/// A pool's segment and coherence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoolKind {
    /// Global, fine-grained: writes are seen by the other side while a kernel runs.
    Fine,
    /// Global, coarse-grained: writes are seen at the end of a kernel.
    Coarse,
    /// Global, fine-grained system memory for kernel arguments.
    Kernarg,
    /// The group segment (LDS): its size can be asked, nothing be allocated.
    Group,
}

bitflags::bitflags! {
    /// How memory is allocated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct AllocFlags: u32 {
        /// The GPU may fetch instructions from it.
        const EXECUTABLE = 1;
        /// Not cached by the GPU.
        const UNCACHED = 2;
        /// Physically contiguous.
        const CONTIGUOUS = 4;
    }
}

/// What `hsa_amd_memory_pool_get_info` tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PoolInfo {
    /// Bytes.
    pub size: u64,
    /// Whether memory can be allocated from it.
    pub alloc_allowed: bool,
    /// Bytes that the size of an allocation is a multiple of.
    pub alloc_granule: u64,
    /// Bytes that the size should be a multiple of, for large pages.
    pub recommended_granule: u64,
    /// Bytes of the largest allocation.
    pub alloc_max: u64,
    /// Whether every agent can be given access.
    pub accessible_by_all: bool,
    /// Whether the host's processor can read and write it.
    pub host_accessible: bool,
}

/// A pool of an agent.
#[derive(Clone)]
pub struct MemoryPool {
    pub(crate) agent: Agent,
    pub(crate) kind: PoolKind,
}

impl MemoryPool {
    /// Whose it is.
    pub fn agent(&self) -> &Agent {
        &self.agent
    }
    /// What it is.
    pub fn kind(&self) -> PoolKind {
        self.kind
    }
    /// Sizes and rights.
    #[doc(alias = "hsa_amd_memory_pool_get_info")]
    pub fn info(&self) -> PoolInfo {
        todo!()
    }
    /// Allocates at least `size` bytes, zeroed, that the pool's agent and the host can access.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for size 0 or a pool that allocates nothing, [`Error::OutOfMemory`],
    /// [`Error::Thunk`].
    #[doc(alias = "hsa_amd_memory_pool_allocate")]
    pub fn allocate(&self, size: u64) -> Result<Allocation, Error> {
        self.allocate_with(size, AllocFlags::empty())
    }
    /// [`MemoryPool::allocate`] with flags.
    ///
    /// # Errors
    /// As [`MemoryPool::allocate`].
    pub fn allocate_with(&self, size: u64, flags: AllocFlags) -> Result<Allocation, Error> {
        todo!()
    }
}
