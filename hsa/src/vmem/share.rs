//! Physical memory to and from other processes, as dma-bufs.

use outcrop_thunk::trace::Layer;
use outcrop_thunk::trace_call;

use super::state::Handle;
use super::{MemoryType, Vmem, VmemHandle};
use crate::{AgentKind, Error, Fd, PoolKind};

impl Vmem<'_> {
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
}
