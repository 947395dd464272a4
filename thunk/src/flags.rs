//! Flags of memory and of mappings.

bitflags::bitflags! {
    /// What kind of memory [`crate::Thunk::alloc_memory`] gives; the bits of `HsaMemFlags` (hsakmttypes.h).
    #[doc(alias = "HsaMemFlags")]
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct MemFlags: u32 {
        /// System memory that the kernel allocates and pins (GTT), not pages of the process.
        const NON_PAGED = 1 << 0;
        /// The GPU may not write.
        const READ_ONLY = 1 << 3;
        /// The host can read and write it.
        const HOST_ACCESS = 1 << 6;
        /// Fail rather than take another kind of memory.
        const NO_SUBSTITUTE = 1 << 7;
        /// Memory of the GDS heap. Not supported: no current GPU has it.
        const GDS_MEMORY = 1 << 8;
        /// Addresses of the scratch aperture, for GPUs before gfx9. Not supported.
        const SCRATCH = 1 << 9;
        /// All atomic operations work on it.
        const ATOMIC_ACCESS_FULL = 1 << 10;
        /// The atomic operations of PCIe work on it.
        const ATOMIC_ACCESS_PARTIAL = 1 << 11;
        /// The GPU may execute code there.
        const EXECUTE_ACCESS = 1 << 12;
        /// Coherent only at the bounds of dispatches.
        const COARSE_GRAIN = 1 << 13;
        /// A ring of AQL packets, mapped twice in a row on GPUs that need it (gfx7, gfx8).
        const AQL_QUEUE_MEMORY = 1 << 14;
        /// At the address that was given, or not at all.
        const FIXED_ADDRESS = 1 << 15;
        /// Not tied to a NUMA node.
        const NO_NUMA_BIND = 1 << 16;
        /// Not cached by the GPU.
        const UNCACHED = 1 << 17;
        /// Physical memory only: see [`crate::Thunk::alloc_physical`].
        const NO_ADDRESS = 1 << 18;
        /// Addresses only: see [`crate::Thunk::reserve_address`].
        const ONLY_ADDRESS = 1 << 19;
        /// Atomic operations are coherent at system scope.
        const EXTENDED_COHERENT = 1 << 20;
        /// Will be mapped into the kernel's own GART.
        const GTT_ACCESS = 1 << 21;
        /// Physically contiguous VRAM.
        const CONTIGUOUS = 1 << 22;
    }

    /// What a GPU may do with pages that [`crate::ImportedMemory::va_map`] maps.
    #[doc(alias = "HsaMemoryMapFlags")]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct VaAccess: u32 {
        /// Loads.
        const READ = 1;
        /// Stores and atomic operations.
        const WRITE = 2;
        /// Instruction fetches.
        const EXECUTE = 4;
    }
}
