//! [`Kfd`]: the open `/dev/kfd`, and the requests that make nothing.
#![expect(unsafe_code, reason = "makes ioctls")]

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use outcrop_abi::kfd as abi;
use outcrop_platform::trace::Layer;
use outcrop_platform::{Fd, OpenFlags, Platform, trace_call};
use zerocopy::{FromBytes, IntoBytes};

use crate::ioctl::ioctl;
use crate::{Device, Error, RenderNode};

/// Version of the KFD interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// Changes when old programs break.
    pub major: u32,
    /// Changes when requests or fields are added.
    pub minor: u32,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A request by its number, with what an error says about it.
#[derive(Clone, Copy)]
pub(crate) struct Request {
    pub(crate) number: u32,
    pub(crate) name: &'static str,
    pub(crate) gpu_id: u32,
    pub(crate) argument: u64,
}

macro_rules! request {
    ($name:ident, $gpu_id:expr, $argument:expr) => {
        $crate::kfd::Request {
            number: outcrop_abi::kfd::$name,
            name: stringify!($name),
            gpu_id: $gpu_id,
            argument: $argument,
        }
    };
}
pub(crate) use request;

/// The open driver, closed when dropped.
pub struct Kfd {
    platform: Arc<dyn Platform>,
    fd: Fd,
    version: Version,
}

impl Kfd {
    /// Opens `/dev/kfd` and asks for its version.
    ///
    /// # Errors
    /// [`Error::Open`], whose text says what to look at; [`Error::Version`] for a major version other than 1.
    pub fn open(platform: Arc<dyn Platform>) -> Result<Arc<Kfd>, Error> {
        let _call = trace_call!(Layer::Kfd, "open", "/dev/kfd");
        let fd = platform
            .open("/dev/kfd", OpenFlags::READ | OpenFlags::WRITE)
            .map_err(|errno| Error::Open {
                device: Device::Kfd,
                errno,
            })?;
        let mut kfd = Kfd {
            platform,
            fd,
            version: Version { major: 0, minor: 0 },
        };
        let mut args = abi::GetVersionArgs::default();
        kfd.plain(request!(AMDKFD_IOC_GET_VERSION, 0, 0), &mut args)?;
        kfd.version = Version {
            major: args.major_version,
            minor: args.minor_version,
        };
        match kfd.version {
            Version {
                major: abi::KFD_IOCTL_MAJOR_VERSION,
                ..
            } => Ok(Arc::new(kfd)),
            found => Err(Error::Version {
                needed: Version {
                    major: abi::KFD_IOCTL_MAJOR_VERSION,
                    minor: 0,
                },
                found,
            }),
        }
    }

    /// The platform that the driver stands on.
    pub fn platform(&self) -> &Arc<dyn Platform> {
        &self.platform
    }

    /// The file, for mapping doorbells.
    pub fn fd(&self) -> Fd {
        self.fd
    }

    /// The version that the driver speaks.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Makes a request whose argument holds no addresses that the driver follows.
    pub(crate) fn plain<T: FromBytes + IntoBytes>(
        &self,
        request: Request,
        args: &mut T,
    ) -> Result<u32, Error> {
        // SAFETY: the argument holds no addresses that the driver follows.
        unsafe { self.with_buffers(request, args) }
    }

    /// Makes a request.
    ///
    /// # Safety
    /// Every address in `args` that the driver follows is valid for what it does there.
    pub(crate) unsafe fn with_buffers<T: FromBytes + IntoBytes>(
        &self,
        request: Request,
        args: &mut T,
    ) -> Result<u32, Error> {
        let Request {
            number,
            name,
            gpu_id,
            argument,
        } = request;
        let _call = match gpu_id {
            0 => trace_call!(Layer::Kfd, name, "{argument:#x}"),
            gpu_id => trace_call!(Layer::Kfd, name, "{argument:#x} on GPU {gpu_id:#x}"),
        };
        // SAFETY: the caller's contract.
        unsafe { ioctl(&*self.platform, self.fd, number, args) }.map_err(|errno| Error::Ioctl {
            request: name,
            gpu_id,
            argument,
            errno,
        })
    }

    /// The apertures of every GPU of this process, at most `room` of them.
    ///
    /// # Errors
    /// The driver's.
    pub fn process_apertures(&self, room: u32) -> Result<Vec<abi::ProcessDeviceApertures>, Error> {
        let mut apertures = vec![abi::ProcessDeviceApertures::default(); room as usize];
        let mut args = abi::GetProcessAperturesNewArgs {
            kfd_process_device_apertures_ptr: apertures.as_mut_ptr() as u64,
            num_of_nodes: room,
            ..Default::default()
        };
        let request = request!(AMDKFD_IOC_GET_PROCESS_APERTURES_NEW, 0, room.into());
        // SAFETY: the address is that of an array with room for as many entries as the argument says.
        unsafe { self.with_buffers(request, &mut args) }?;
        apertures.truncate(args.num_of_nodes as usize);
        Ok(apertures)
    }

    /// Makes the address space of a render node's file the one of this process on its GPU.
    ///
    /// # Errors
    /// The driver's: EBUSY if another file's was acquired before.
    pub fn acquire_vm(&self, gpu_id: u32, render: &RenderNode) -> Result<(), Error> {
        let mut args = abi::AcquireVmArgs {
            drm_fd: render.fd().0 as u32,
            gpu_id,
        };
        self.plain(
            request!(AMDKFD_IOC_ACQUIRE_VM, gpu_id, render.minor().into()),
            &mut args,
        )
        .map(drop)
    }

    /// Sets how a GPU caches memory of no stated kind: `KFD_IOC_CACHE_POLICY_…`, without a second aperture.
    ///
    /// # Errors
    /// The driver's.
    pub fn set_memory_policy(&self, gpu_id: u32, default: u32, alternate: u32) -> Result<(), Error> {
        let mut args = abi::SetMemoryPolicyArgs {
            gpu_id,
            default_policy: default,
            alternate_policy: alternate,
            ..Default::default()
        };
        self.plain(
            request!(AMDKFD_IOC_SET_MEMORY_POLICY, gpu_id, default.into()),
            &mut args,
        )
        .map(drop)
    }

    /// Bytes of VRAM that a new allocation could still get. Since 1.9.
    ///
    /// # Errors
    /// The driver's.
    pub fn available_memory(&self, gpu_id: u32) -> Result<u64, Error> {
        let mut args = abi::GetAvailableMemoryArgs {
            gpu_id,
            ..Default::default()
        };
        self.plain(request!(AMDKFD_IOC_AVAILABLE_MEMORY, gpu_id, 0), &mut args)?;
        Ok(args.available)
    }

    /// Clocks of a GPU and of the host, read one right after the other.
    ///
    /// # Errors
    /// The driver's.
    pub fn clock_counters(&self, gpu_id: u32) -> Result<abi::GetClockCountersArgs, Error> {
        let mut args = abi::GetClockCountersArgs {
            gpu_id,
            ..Default::default()
        };
        self.plain(request!(AMDKFD_IOC_GET_CLOCK_COUNTERS, gpu_id, 0), &mut args)?;
        Ok(args)
    }

    /// Sets the addresses of the second-level trap handler of a GPU and of its data.
    ///
    /// # Errors
    /// The driver's.
    pub fn set_trap_handler(&self, gpu_id: u32, code: u64, data: u64) -> Result<(), Error> {
        let mut args = abi::SetTrapHandlerArgs {
            tba_addr: code,
            tma_addr: data,
            gpu_id,
            ..Default::default()
        };
        self.plain(request!(AMDKFD_IOC_SET_TRAP_HANDLER, gpu_id, code), &mut args)
            .map(drop)
    }

    /// Announces the runtime to the driver, or with no mode bits takes that back; returns `capabilities_mask`.
    /// Since 1.13.
    ///
    /// # Errors
    /// The driver's.
    pub fn runtime_enable(&self, r_debug: u64, mode_mask: u32) -> Result<u32, Error> {
        let mut args = abi::RuntimeEnableArgs {
            r_debug,
            mode_mask,
            ..Default::default()
        };
        self.plain(
            request!(AMDKFD_IOC_RUNTIME_ENABLE, 0, mode_mask.into()),
            &mut args,
        )?;
        Ok(args.capabilities_mask)
    }

    /// Fails with [`Error::Version`] if the driver is older than `minor`.
    ///
    /// # Errors
    /// [`Error::Version`].
    pub fn need(&self, minor: u32) -> Result<(), Error> {
        let needed = Version {
            major: abi::KFD_IOCTL_MAJOR_VERSION,
            minor,
        };
        match self.version >= needed {
            true => Ok(()),
            false => Err(Error::Version {
                needed,
                found: self.version,
            }),
        }
    }
}

impl Drop for Kfd {
    fn drop(&mut self) {
        let _call = trace_call!(Layer::Kfd, "close", "/dev/kfd");
        // The file is open, and nobody is left to tell.
        let _ = self.platform.close(self.fd);
    }
}

impl fmt::Debug for Kfd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kfd({:?}, version {})", self.fd, self.version)
    }
}
