//! [`Buffer`]: a BO, the GPUs that have it mapped, and its addresses, given back together.

use alloc::vec::Vec;

use outcrop_kfd::{Bo, Mapping};
use spin::Mutex;

use crate::Error;

/// A BO with what belongs to it. Objects that are part of the thunk itself are made of it; it holds no thunk.
pub(crate) struct Buffer {
    /// gpu_ids, in order.
    mapped: Mutex<Vec<u32>>,
    bo: Option<Bo>,
    /// Reserved for the BO; `None` for host memory that is registered where it is.
    range: Option<Mapping>,
}

impl Buffer {
    pub(crate) fn new(bo: Bo, range: Option<Mapping>) -> Buffer {
        Buffer {
            mapped: Mutex::new(Vec::new()),
            bo: Some(bo),
            range,
        }
    }

    /// The BO; there until [`Buffer::release`] has worked, after which nobody has the buffer.
    pub(crate) fn bo(&self) -> Result<&Bo, Error> {
        self.bo.as_ref().ok_or(Error::Busy { address: 0 })
    }

    pub(crate) fn mapped(&self) -> Vec<u32> {
        self.mapped.lock().clone()
    }

    /// Maps the BO to exactly these GPUs (in order, each once).
    ///
    /// New GPUs come first, so that a failure leaves the old ones with what they have.
    pub(crate) fn map_to_gpus(&self, gpu_ids: &[u32]) -> Result<(), Error> {
        let bo = self.bo()?;
        let mut mapped = self.mapped.lock();
        let added: Vec<u32> = gpu_ids
            .iter()
            .copied()
            .filter(|id| !mapped.contains(id))
            .collect();
        let removed: Vec<u32> = mapped
            .iter()
            .copied()
            .filter(|id| !gpu_ids.contains(id))
            .collect();
        bo.map_to_gpus(&added)?;
        if let Err(error) = bo.unmap_from_gpus(&removed) {
            // The first failure is what counts.
            let _ = bo.unmap_from_gpus(&added);
            return Err(error.into());
        }
        mapped.clear();
        mapped.extend_from_slice(gpu_ids);
        Ok(())
    }

    /// Unmaps and frees everything; on failure it is still allocated.
    pub(crate) fn release(&mut self) -> Result<(), Error> {
        let mapped = self.mapped.get_mut();
        if let Some(bo) = self.bo.take() {
            if let Err(error) = bo.unmap_from_gpus(mapped) {
                self.bo = Some(bo);
                return Err(error.into());
            }
            mapped.clear();
            if let Err((error, bo)) = bo.free() {
                self.bo = Some(bo);
                return Err(error.into());
            }
        }
        match self.range.take() {
            Some(range) => Ok(range.unmap()?),
            None => Ok(()),
        }
    }

    /// Leaves the BO to the driver and gives back the rest.
    pub(crate) fn leave_bo(mut self) {
        if let Some(bo) = self.bo.take() {
            // Nobody is left to tell.
            let _ = bo.unmap_from_gpus(self.mapped.get_mut());
            bo.abandon();
        }
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if self.release().is_err() {
            // The driver still has the memory, so nobody else may get its addresses.
            if let Some(bo) = self.bo.take() {
                bo.abandon();
            }
            if let Some(range) = self.range.take() {
                range.abandon();
            }
        }
    }
}
