//! Memory pools.

use outcrop_thunk::trace::Layer;
use outcrop_thunk::{MemFlags, PAGE_SIZE, trace_call};

use crate::{Agent, AgentKind, Allocation, Error};

/// Bytes of the GPU's large pages.
const LARGE_PAGE: u64 = 2 << 20;

/// A pool's segment and coherence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "hsa_amd_segment_t")]
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
    #[doc(alias = "hsa_amd_memory_pool_flag_t")]
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
    /// Bytes that the size of an allocation is rounded up to a multiple of.
    pub alloc_granule: u64,
    /// Bytes that the size should be a multiple of, for large pages.
    pub recommended_granule: u64,
    /// Bytes of the largest allocation.
    pub alloc_max: u64,
    /// Whether every agent has access from the start.
    pub accessible_by_all: bool,
    /// Whether the host's processor can read and write it.
    pub host_accessible: bool,
}

/// A pool of an agent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "hsa_amd_memory_pool_t")]
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
        let info = self.agent.info();
        let gpu = self.agent.kind() == AgentKind::Gpu;
        if self.kind == PoolKind::Group {
            return PoolInfo {
                size: u64::from(info.group_segment_size),
                alloc_allowed: false,
                alloc_granule: 0,
                recommended_granule: 0,
                alloc_max: 0,
                accessible_by_all: false,
                host_accessible: false,
            };
        }
        PoolInfo {
            size: info.local_memory_size,
            alloc_allowed: true,
            alloc_granule: PAGE_SIZE,
            recommended_granule: if gpu { LARGE_PAGE } else { PAGE_SIZE },
            alloc_max: info.local_memory_size,
            accessible_by_all: !gpu,
            host_accessible: info.large_bar,
        }
    }

    /// The thunk's flags for memory of this pool.
    pub(crate) fn mem_flags(&self, flags: AllocFlags) -> MemFlags {
        let info = self.agent.info();
        let mut mem = MemFlags::NO_SUBSTITUTE;
        mem.set(MemFlags::NON_PAGED, true);
        mem.set(MemFlags::HOST_ACCESS, info.large_bar);
        mem.set(MemFlags::COARSE_GRAIN, self.kind == PoolKind::Coarse);
        mem.set(MemFlags::EXECUTE_ACCESS, flags.contains(AllocFlags::EXECUTABLE));
        mem.set(MemFlags::UNCACHED, flags.contains(AllocFlags::UNCACHED));
        mem.set(MemFlags::CONTIGUOUS, flags.contains(AllocFlags::CONTIGUOUS));
        mem
    }

    /// Allocates at least `size` bytes, zeroed by the driver.
    ///
    /// The host can access it if [`PoolInfo::host_accessible`]. A GPU's memory is accessible to that GPU,
    /// system memory to all GPUs; [`Allocation::allow_access`] changes that.
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
        let _call = trace_call!(
            Layer::Hsa,
            "hsa_amd_memory_pool_allocate",
            "{size} bytes, {:?} pool of node {}",
            self.kind,
            self.agent.node()
        );
        if size == 0 {
            return Err(Error::InvalidArgument("size", size));
        }
        if self.kind == PoolKind::Group {
            return Err(Error::InvalidArgument("pool", 0));
        }
        if size > self.info().alloc_max {
            return Err(Error::OutOfMemory { size });
        }
        Allocation::new(self, size, self.mem_flags(flags))
    }
}
