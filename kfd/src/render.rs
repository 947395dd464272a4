//! Render nodes: the DRM side of a GPU, for what the KFD has no request for.
#![expect(unsafe_code, reason = "makes ioctls that follow addresses")]

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::sync::Arc;
use core::fmt;
use core::ptr;

use outcrop_abi::drm as abi;
use outcrop_platform::trace::Layer;
use outcrop_platform::{Fd, OpenFlags, Platform, trace_call};
use spin::Mutex;
use zerocopy::{FromBytes, IntoBytes};

use crate::ioctl::ioctl;
use crate::{Device, Error};

bitflags::bitflags! {
    /// What a GPU may do with pages.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct GpuAccess: u32 {
        /// Loads.
        const READ = abi::AMDGPU_VM_PAGE_READABLE;
        /// Stores and atomic operations.
        const WRITE = abi::AMDGPU_VM_PAGE_WRITEABLE;
        /// Instruction fetches.
        const EXECUTE = abi::AMDGPU_VM_PAGE_EXECUTABLE;
    }
}

/// An open render node, closed when dropped.
///
/// Its file carries the address space of this process on its GPU, once the KFD has acquired it.
pub struct RenderNode {
    platform: Arc<dyn Platform>,
    fd: Fd,
    minor: u32,
    /// How often each GEM handle has been given out: the kernel gives the same one for the same memory and
    /// closes it at the first word.
    handles: Mutex<BTreeMap<u32, usize>>,
}

impl RenderNode {
    /// Opens `/dev/dri/renderD` and `minor`.
    ///
    /// # Errors
    /// [`Error::Open`].
    pub fn open(platform: Arc<dyn Platform>, minor: u32) -> Result<Arc<RenderNode>, Error> {
        let device = Device::Render(minor);
        let _call = trace_call!(Layer::Kfd, "open", "{device}");
        let fd = platform
            .open(&format!("{device}"), OpenFlags::READ | OpenFlags::WRITE)
            .map_err(|errno| Error::Open { device, errno })?;
        Ok(Arc::new(RenderNode {
            platform,
            fd,
            minor,
            handles: Mutex::new(BTreeMap::new()),
        }))
    }

    /// The file, for mapping buffer objects.
    pub fn fd(&self) -> Fd {
        self.fd
    }

    /// Its minor number.
    pub fn minor(&self) -> u32 {
        self.minor
    }

    /// The platform that it stands on.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        &self.platform
    }

    /// # Safety
    /// Every address in `args` that the driver follows is valid for what it does there.
    unsafe fn request<T: FromBytes + IntoBytes>(
        &self,
        number: u32,
        name: &'static str,
        argument: u64,
        args: &mut T,
    ) -> Result<(), Error> {
        let _call = trace_call!(Layer::Kfd, name, "{argument:#x} on renderD{}", self.minor);
        // SAFETY: the caller's contract.
        unsafe { ioctl(&*self.platform, self.fd, number, args) }
            .map(drop)
            .map_err(|errno| Error::Ioctl {
                request: name,
                gpu_id: 0,
                argument,
                errno,
            })
    }

    /// Makes the memory behind a dma-buf file known here.
    ///
    /// # Errors
    /// The driver's: EINVAL for a file that is no dma-buf.
    pub fn import_dmabuf(self: &Arc<RenderNode>, dmabuf: Fd) -> Result<GemHandle, Error> {
        let mut handles = self.handles.lock();
        let mut args = abi::PrimeHandle {
            fd: dmabuf.0,
            ..Default::default()
        };
        // SAFETY: no addresses.
        unsafe {
            self.request(
                abi::DRM_IOCTL_PRIME_FD_TO_HANDLE,
                "DRM_IOCTL_PRIME_FD_TO_HANDLE",
                dmabuf.0 as u64,
                &mut args,
            )
        }?;
        *handles.entry(args.handle).or_insert(0) += 1;
        Ok(GemHandle {
            render: self.clone(),
            handle: args.handle,
        })
    }

    /// What the driver knows of the GPU (AMDGPU_INFO_DEV_INFO).
    ///
    /// # Errors
    /// The driver's.
    pub fn device_info(&self) -> Result<abi::InfoDevice, Error> {
        let mut info = abi::InfoDevice::default();
        let mut args = abi::Info {
            return_pointer: ptr::from_mut(&mut info) as u64,
            return_size: size_of_val(&info) as u32,
            query: abi::AMDGPU_INFO_DEV_INFO,
            ..Default::default()
        };
        // SAFETY: the address is that of a structure of the stated size, borrowed for the call; the driver writes
        // at most that many bytes.
        unsafe {
            self.request(
                abi::DRM_IOCTL_AMDGPU_INFO,
                "DRM_IOCTL_AMDGPU_INFO",
                abi::AMDGPU_INFO_DEV_INFO.into(),
                &mut args,
            )
        }?;
        Ok(info)
    }
}

impl Drop for RenderNode {
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Kfd, "close", "{}", Device::Render(self.minor));
        // The file is open, and nobody is left to tell.
        let _ = self.platform.close(self.fd);
    }
}

impl fmt::Debug for RenderNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RenderNode({}, {:?})", self.minor, self.fd)
    }
}

/// Memory that a render node knows, let go when dropped.
///
/// Two of the same memory share the kernel's handle, which is closed with the last one.
pub struct GemHandle {
    render: Arc<RenderNode>,
    handle: u32,
}

impl GemHandle {
    /// The kernel's handle.
    pub fn handle(&self) -> u32 {
        self.handle
    }

    /// Where it is known.
    pub fn render(&self) -> &Arc<RenderNode> {
        &self.render
    }

    /// Offset at which the render node maps it for the host.
    ///
    /// # Errors
    /// The driver's: EPERM for memory that the host may not see.
    pub fn mmap_offset(&self) -> Result<u64, Error> {
        let mut args = abi::GemMmap::default();
        args.set_input(abi::GemMmapIn {
            handle: self.handle,
            ..Default::default()
        });
        // SAFETY: no addresses.
        unsafe {
            self.render.request(
                abi::DRM_IOCTL_AMDGPU_GEM_MMAP,
                "DRM_IOCTL_AMDGPU_GEM_MMAP",
                self.handle.into(),
                &mut args,
            )
        }?;
        Ok(args.output().addr_ptr)
    }

    fn va(&self, operation: u32, va: u64, size: u64, offset: u64, access: GpuAccess) -> Result<(), Error> {
        let mut args = abi::GemVa {
            handle: self.handle,
            operation,
            flags: access.bits(),
            va_address: va,
            offset_in_bo: offset,
            map_size: size,
            ..Default::default()
        };
        // SAFETY: the addresses are the GPU's, which the driver enters into page tables and does not follow.
        unsafe {
            self.render.request(
                abi::DRM_IOCTL_AMDGPU_GEM_VA,
                "DRM_IOCTL_AMDGPU_GEM_VA",
                va,
                &mut args,
            )
        }
    }

    /// Maps `[offset, offset + size)` of the memory at the GPU address `va`.
    ///
    /// # Errors
    /// The driver's: EINVAL for addresses that are mapped already or a range past the end of the memory.
    pub fn va_map(&self, va: u64, size: u64, offset: u64, access: GpuAccess) -> Result<(), Error> {
        self.va(abi::AMDGPU_VA_OP_MAP, va, size, offset, access)
    }

    /// Takes a mapping of [`GemHandle::va_map`] out of the page tables.
    ///
    /// # Errors
    /// The driver's: ENOENT if nothing is mapped at exactly that address.
    pub fn va_unmap(&self, va: u64, size: u64) -> Result<(), Error> {
        self.va(abi::AMDGPU_VA_OP_UNMAP, va, size, 0, GpuAccess::empty())
    }
}

impl Drop for GemHandle {
    fn drop(&mut self) {
        let mut handles = self.render.handles.lock();
        match handles.get_mut(&self.handle) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                handles.remove(&self.handle);
                let mut args = abi::GemClose {
                    handle: self.handle,
                    ..Default::default()
                };
                // Nobody is left to tell.
                // SAFETY: no addresses.
                let _ = unsafe {
                    self.render.request(
                        abi::DRM_IOCTL_GEM_CLOSE,
                        "DRM_IOCTL_GEM_CLOSE",
                        self.handle.into(),
                        &mut args,
                    )
                };
            }
        }
    }
}

impl fmt::Debug for GemHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GemHandle({} of renderD{})", self.handle, self.render.minor)
    }
}
