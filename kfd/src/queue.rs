//! Queues of the driver.
#![expect(
    unsafe_code,
    reason = "makes ioctls that follow addresses, moves out of what is not dropped"
)]

use alloc::sync::Arc;
use core::fmt;
use core::mem::ManuallyDrop;

use outcrop_abi::kfd as abi;

use crate::kfd::request;
use crate::{Error, Kfd};

/// A queue that the driver runs, destroyed when dropped.
pub struct KernelQueue {
    kfd: Arc<Kfd>,
    gpu_id: u32,
    id: u32,
    doorbell_offset: u64,
}

impl Kfd {
    /// Creates a queue of what `args` says; the fields that the driver fills are ignored.
    ///
    /// The addresses are the GPU's: it reaches nothing that was not mapped for it.
    ///
    /// # Errors
    /// The driver's: EINVAL for addresses that are no whole buffers mapped by the GPU, ENOMEM or ENOSPC for too
    /// many queues.
    pub fn create_queue(self: &Arc<Kfd>, mut args: abi::CreateQueueArgs) -> Result<KernelQueue, Error> {
        let gpu_id = args.gpu_id;
        self.plain(
            request!(AMDKFD_IOC_CREATE_QUEUE, gpu_id, args.ring_base_address),
            &mut args,
        )?;
        Ok(KernelQueue {
            kfd: self.clone(),
            gpu_id,
            id: args.queue_id,
            doorbell_offset: args.doorbell_offset,
        })
    }
}

impl KernelQueue {
    /// The driver's number of the queue.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Offset in `/dev/kfd` of the doorbell page, plus the byte of the doorbell in it.
    pub fn doorbell_offset(&self) -> u64 {
        self.doorbell_offset
    }

    /// Changes ring, share or priority; `queue_id` is filled in.
    ///
    /// # Errors
    /// The driver's.
    pub fn update(&self, args: &abi::UpdateQueueArgs) -> Result<(), Error> {
        let mut args = abi::UpdateQueueArgs {
            queue_id: self.id,
            ..*args
        };
        self.kfd
            .plain(
                request!(AMDKFD_IOC_UPDATE_QUEUE, self.gpu_id, self.id.into()),
                &mut args,
            )
            .map(drop)
    }

    /// Chooses the compute units that the queue may use, one bit each.
    ///
    /// # Errors
    /// The driver's: EINVAL for an empty mask.
    pub fn set_cu_mask(&self, mask: &[u32]) -> Result<(), Error> {
        let mut args = abi::SetCuMaskArgs {
            queue_id: self.id,
            num_cu_mask: (mask.len() as u32).saturating_mul(32),
            cu_mask_ptr: mask.as_ptr() as u64,
        };
        let request = request!(AMDKFD_IOC_SET_CU_MASK, self.gpu_id, self.id.into());
        // SAFETY: the address is that of as many bits as the argument says, which the driver reads.
        unsafe { self.kfd.with_buffers(request, &mut args) }.map(drop)
    }

    /// Destroys the queue now, and tells whether that worked.
    ///
    /// # Errors
    /// The driver's, with the queue as it was.
    pub fn destroy(self) -> Result<(), (Error, KernelQueue)> {
        match self.release() {
            Err(error) => Err((error, self)),
            Ok(()) => {
                self.abandon();
                Ok(())
            }
        }
    }

    /// Leaves the queue to the driver, which destroys it when the process ends.
    pub fn abandon(self) {
        let this = ManuallyDrop::new(self);
        // SAFETY: the reference is moved out of an object that is never dropped.
        drop(unsafe { core::ptr::read(&raw const this.kfd) });
    }

    fn release(&self) -> Result<(), Error> {
        let mut args = abi::DestroyQueueArgs {
            queue_id: self.id,
            ..Default::default()
        };
        let request = request!(AMDKFD_IOC_DESTROY_QUEUE, self.gpu_id, self.id.into());
        self.kfd.plain(request, &mut args).map(drop)
    }
}

impl Drop for KernelQueue {
    fn drop(&mut self) {
        // Nobody is left to tell; `destroy` is for those who ask.
        let _ = self.release();
    }
}

impl fmt::Debug for KernelQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KernelQueue({} on GPU {:#x})", self.id, self.gpu_id)
    }
}
