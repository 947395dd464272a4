//! Buffer objects of the KFD, and dma-bufs.
#![expect(unsafe_code, reason = "makes ioctls that follow addresses")]

use alloc::sync::Arc;
use core::fmt;
use core::mem::ManuallyDrop;

use outcrop_abi::kfd as abi;
use outcrop_platform::{Fd, Platform};

use crate::kfd::request;
use crate::{Error, Kfd};

/// `O_CLOEXEC | O_RDWR`, for EXPORT_DMABUF.
const DMABUF_FLAGS: u32 = 0o2_000_002;

/// What [`Kfd::alloc`] makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoRequest {
    /// The GPU whose driver holds it.
    pub gpu_id: u32,
    /// GPU address, whole pages.
    pub va: u64,
    /// Bytes, whole pages.
    pub size: u64,
    /// `KFD_IOC_ALLOC_MEM_FLAGS_…`.
    pub flags: u32,
    /// Host address of the pages of a userptr BO, mmap offset of a doorbell BO, else 0.
    pub host_address: u64,
}

/// A buffer object (ALLOC_MEMORY_OF_GPU), freed when dropped.
pub struct Bo {
    kfd: Arc<Kfd>,
    handle: u64,
    request: BoRequest,
    mmap_offset: u64,
}

impl Kfd {
    /// Makes a buffer object; no GPU has it mapped yet.
    ///
    /// # Errors
    /// The driver's: ENOMEM, EINVAL, EFAULT for a userptr with nothing behind it.
    ///
    /// # Safety
    /// For a userptr, GPUs that map the object read and write the pages at `host_address`.
    pub unsafe fn alloc(self: &Arc<Kfd>, request: &BoRequest) -> Result<Bo, Error> {
        let mut args = abi::AllocMemoryOfGpuArgs {
            va_addr: request.va,
            size: request.size,
            mmap_offset: request.host_address,
            gpu_id: request.gpu_id,
            flags: request.flags,
            ..Default::default()
        };
        self.plain(
            request!(AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, request.gpu_id, request.size),
            &mut args,
        )?;
        Ok(Bo {
            kfd: self.clone(),
            handle: args.handle,
            request: *request,
            mmap_offset: args.mmap_offset,
        })
    }

    /// What is known of a dma-buf.
    ///
    /// # Errors
    /// The driver's: EINVAL for a file that is no dma-buf of this driver.
    pub fn dmabuf_info(&self, fd: Fd) -> Result<DmaBufInfo, Error> {
        let mut args = abi::GetDmabufInfoArgs {
            dmabuf_fd: fd.0 as u32,
            ..Default::default()
        };
        self.plain(request!(AMDKFD_IOC_GET_DMABUF_INFO, 0, fd.0 as u64), &mut args)?;
        Ok(DmaBufInfo {
            size: args.size,
            gpu_id: args.gpu_id,
            flags: args.flags,
        })
    }
}

impl Bo {
    /// The driver's handle.
    pub fn handle(&self) -> u64 {
        self.handle
    }

    /// What it was made of.
    pub fn request(&self) -> &BoRequest {
        &self.request
    }

    /// Offset at which the render node maps it for the host.
    pub fn mmap_offset(&self) -> u64 {
        self.mmap_offset
    }

    /// Maps it into the address spaces of GPUs that do not have it mapped.
    ///
    /// # Errors
    /// The driver's; none of the GPUs then has it mapped.
    pub fn map_to_gpus(&self, gpu_ids: &[u32]) -> Result<(), Error> {
        let Some(first) = gpu_ids.first() else {
            return Ok(());
        };
        let mut args = abi::MapMemoryToGpuArgs {
            handle: self.handle,
            device_ids_array_ptr: gpu_ids.as_ptr() as u64,
            n_devices: gpu_ids.len() as u32,
            n_success: 0,
        };
        let request = request!(AMDKFD_IOC_MAP_MEMORY_TO_GPU, *first, self.request.va);
        // SAFETY: the address is that of as many ids as the argument says, which the driver reads.
        let result = unsafe { self.kfd.with_buffers(request, &mut args) };
        if result.is_err() {
            let done = gpu_ids.get(..args.n_success as usize).unwrap_or(gpu_ids);
            // The first failure is what counts.
            let _ = self.unmap_from_gpus(done);
        }
        result.map(drop)
    }

    /// Takes it out of the address spaces of GPUs that have it mapped.
    ///
    /// # Errors
    /// The driver's: EBUSY while a queue uses it.
    pub fn unmap_from_gpus(&self, gpu_ids: &[u32]) -> Result<(), Error> {
        let Some(first) = gpu_ids.first() else {
            return Ok(());
        };
        let mut args = abi::UnmapMemoryFromGpuArgs {
            handle: self.handle,
            device_ids_array_ptr: gpu_ids.as_ptr() as u64,
            n_devices: gpu_ids.len() as u32,
            n_success: 0,
        };
        let request = request!(AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU, *first, self.request.va);
        // SAFETY: the address is that of as many ids as the argument says, which the driver reads.
        unsafe { self.kfd.with_buffers(request, &mut args) }.map(drop)
    }

    /// Makes a dma-buf of it. Since 1.12.
    ///
    /// # Errors
    /// The driver's.
    pub fn export_dmabuf(&self) -> Result<DmaBufFile, Error> {
        let mut args = abi::ExportDmabufArgs {
            handle: self.handle,
            flags: DMABUF_FLAGS,
            dmabuf_fd: 0,
        };
        self.kfd.plain(
            request!(AMDKFD_IOC_EXPORT_DMABUF, self.request.gpu_id, self.handle),
            &mut args,
        )?;
        Ok(DmaBufFile::adopt(
            self.kfd.platform().clone(),
            Fd(args.dmabuf_fd as i32),
        ))
    }

    /// Frees it now, and tells whether that worked.
    ///
    /// # Errors
    /// The driver's, with the object as it was: EBUSY while it is mapped and used by a queue.
    pub fn free(self) -> Result<(), (Error, Bo)> {
        match self.release() {
            Err(error) => Err((error, self)),
            Ok(()) => {
                self.abandon();
                Ok(())
            }
        }
    }

    /// Leaves the object to the driver, which frees it when the process ends.
    pub fn abandon(self) {
        let this = ManuallyDrop::new(self);
        // SAFETY: the reference is moved out of an object that is never dropped.
        drop(unsafe { core::ptr::read(&raw const this.kfd) });
    }

    fn release(&self) -> Result<(), Error> {
        let mut args = abi::FreeMemoryOfGpuArgs { handle: self.handle };
        let request = request!(
            AMDKFD_IOC_FREE_MEMORY_OF_GPU,
            self.request.gpu_id,
            self.request.va
        );
        self.kfd.plain(request, &mut args).map(drop)
    }
}

impl Drop for Bo {
    fn drop(&mut self) {
        // Nobody is left to tell; `free` is for those who ask.
        let _ = self.release();
    }
}

impl fmt::Debug for Bo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bo({:#x}, {:#x?})", self.handle, self.request)
    }
}

/// What the driver knows of a dma-buf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DmaBufInfo {
    /// Bytes.
    pub size: u64,
    /// The GPU whose driver made it.
    pub gpu_id: u32,
    /// `KFD_IOC_ALLOC_MEM_FLAGS_…`.
    pub flags: u32,
}

/// A dma-buf file, closed when dropped.
pub struct DmaBufFile {
    platform: Arc<dyn Platform>,
    fd: Fd,
}

impl DmaBufFile {
    /// Takes ownership of an open file.
    pub fn adopt(platform: Arc<dyn Platform>, fd: Fd) -> DmaBufFile {
        DmaBufFile { platform, fd }
    }

    /// The file.
    pub fn fd(&self) -> Fd {
        self.fd
    }

    /// Gives the file to the caller, who closes it.
    pub fn into_fd(self) -> Fd {
        let this = ManuallyDrop::new(self);
        // SAFETY: the reference is moved out of an object that is never dropped.
        drop(unsafe { core::ptr::read(&raw const this.platform) });
        this.fd
    }
}

impl Drop for DmaBufFile {
    fn drop(&mut self) {
        // The file is open, and nobody is left to tell.
        let _ = self.platform.close(self.fd);
    }
}

impl fmt::Debug for DmaBufFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DmaBufFile({:?})", self.fd)
    }
}
