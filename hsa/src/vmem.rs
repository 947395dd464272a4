//! Virtual memory management: addresses and physical memory apart (`hsa_amd_vmem_*`).

use crate::{Agent, Error, Fd, MemoryPool, Runtime};

/// Physical memory with no address (`hsa_amd_vmem_alloc_handle_t`).
///
/// A number: count references with [`Vmem::handle_release`] and [`Vmem::retain_alloc_handle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Vmem<'_> {
    /// Reserves addresses; `hint` 0 is none, `alignment` 0 is the page.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for size 0 or an alignment that is no power of two, [`Error::OutOfMemory`].
    #[doc(alias = "hsa_amd_vmem_address_reserve_align")]
    #[doc(alias = "hsa_amd_vmem_address_reserve")]
    pub fn address_reserve(&self, size: u64, hint: u64, alignment: u64) -> Result<u64, Error> {
        todo!()
    }
    /// Frees a reservation.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, 0 or another size than reserved; [`Error::InvalidAllocation`] for an
    /// address that no reservation starts at; [`Error::ResourceBusy`] while anything is mapped there.
    #[doc(alias = "hsa_amd_vmem_address_free")]
    pub fn address_free(&self, va: u64, size: u64) -> Result<(), Error> {
        todo!()
    }
    /// Allocates physical memory.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for size 0, no multiple of the page, or a pool that allocates nothing;
    /// [`Error::OutOfMemory`].
    #[doc(alias = "hsa_amd_vmem_handle_create")]
    pub fn handle_create(&self, pool: &MemoryPool, size: u64, kind: MemoryType) -> Result<VmemHandle, Error> {
        todo!()
    }
    /// Gives up one reference; the memory is freed when no reference and no mapping is left.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] for a handle that is unknown or has no reference left.
    #[doc(alias = "hsa_amd_vmem_handle_release")]
    pub fn handle_release(&self, handle: VmemHandle) -> Result<(), Error> {
        todo!()
    }
    /// Maps physical memory into a reservation; nobody has access yet.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], [`Error::InvalidAgent`], [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_map")]
    pub fn map(&self, va: u64, size: u64, offset: u64, handle: VmemHandle) -> Result<(), Error> {
        todo!()
    }
    /// Unmaps whole contiguous mappings.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null or 0, [`Error::InvalidAllocation`] if the range is not exactly
    /// whole mappings (nothing is changed then), [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_unmap")]
    pub fn unmap(&self, va: u64, size: u64) -> Result<(), Error> {
        todo!()
    }
    /// Sets what agents may do with whole contiguous mappings.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`], [`Error::InvalidAgent`] and [`Error::InvalidAllocation`] before any change,
    /// [`Error::Thunk`] in between.
    #[doc(alias = "hsa_amd_vmem_set_access")]
    pub fn set_access(&self, va: u64, size: u64, access: &[(&Agent, Access)]) -> Result<(), Error> {
        todo!()
    }
    /// What an agent may do at an address inside a mapping.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`] where nothing is mapped, [`Error::InvalidAgent`].
    #[doc(alias = "hsa_amd_vmem_get_access")]
    pub fn get_access(&self, va: u64, agent: &Agent) -> Result<Access, Error> {
        todo!()
    }
    /// A dma-buf of the physical memory; the caller closes it.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`], [`Error::Thunk`].
    #[doc(alias = "hsa_amd_vmem_export_shareable_handle")]
    pub fn export_shareable_handle(&self, handle: VmemHandle) -> Result<Fd, Error> {
        todo!()
    }
    /// The physical memory of a dma-buf; one that is known already gains a reference.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for a negative file, [`Error::Incompatible`] for one that is no dma-buf of
    /// a GPU.
    #[doc(alias = "hsa_amd_vmem_import_shareable_handle")]
    pub fn import_shareable_handle(&self, file: Fd) -> Result<VmemHandle, Error> {
        todo!()
    }
    /// The handle mapped at exactly this address, with a reference more.
    ///
    /// # Errors
    /// [`Error::InvalidArgument`] for null, [`Error::InvalidAllocation`] where no mapping starts.
    #[doc(alias = "hsa_amd_vmem_retain_alloc_handle")]
    pub fn retain_alloc_handle(&self, va: u64) -> Result<VmemHandle, Error> {
        todo!()
    }
    /// The pool and kind that a handle was created with.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`].
    #[doc(alias = "hsa_amd_vmem_get_alloc_properties_from_handle")]
    pub fn alloc_properties(&self, handle: VmemHandle) -> Result<(MemoryPool, MemoryType), Error> {
        todo!()
    }
    /// Bytes of a handle's physical memory.
    ///
    /// # Errors
    /// [`Error::InvalidAllocation`].
    pub fn handle_size(&self, handle: VmemHandle) -> Result<u64, Error> {
        todo!()
    }
}
