//! Why a request failed.

use core::fmt;

use outcrop_platform::Errno;

use crate::{Version, topology};

/// A device file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// `/dev/kfd`.
    Kfd,
    /// `/dev/dri/renderD` and this number.
    Render(u32),
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Device::Kfd => f.write_str("/dev/kfd"),
            Device::Render(minor) => write!(f, "/dev/dri/renderD{minor}"),
        }
    }
}

/// Why a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A device file could not be opened.
    Open {
        /// Which one.
        device: Device,
        /// The kernel's answer.
        errno: Errno,
    },
    /// An ioctl failed.
    Ioctl {
        /// The header's name of the request.
        request: &'static str,
        /// The GPU, or 0 for a request that concerns none.
        gpu_id: u32,
        /// What the request was about: a handle, a size, an address or an id.
        argument: u64,
        /// The kernel's answer.
        errno: Errno,
    },
    /// Memory could not be mapped into this process.
    Map {
        /// The address that was asked for, or 0.
        address: u64,
        /// Bytes.
        len: u64,
        /// The kernel's answer.
        errno: Errno,
    },
    /// A mapping could not be removed.
    Unmap {
        /// First address.
        address: u64,
        /// Bytes.
        len: u64,
        /// The kernel's answer.
        errno: Errno,
    },
    /// The driver speaks a version that this client does not.
    Version {
        /// The oldest version with what is needed.
        needed: Version,
        /// What the driver says.
        found: Version,
    },
    /// The topology could not be read.
    Topology(topology::Error),
}

impl Error {
    /// The kernel's error number, if it was the kernel that refused.
    pub fn errno(&self) -> Option<Errno> {
        match self {
            Error::Open { errno, .. }
            | Error::Ioctl { errno, .. }
            | Error::Map { errno, .. }
            | Error::Unmap { errno, .. } => Some(*errno),
            Error::Topology(error) => error.errno(),
            Error::Version { .. } => None,
        }
    }
}

impl From<topology::Error> for Error {
    fn from(error: topology::Error) -> Error {
        Error::Topology(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Error::Open { device, errno } => {
                write!(f, "cannot open {device}: {errno}")?;
                f.write_str(match errno {
                    Errno::NOENT | Errno::NXIO | Errno::NODEV => {
                        "; check that the computer has an AMD GPU, that the amdgpu driver is loaded (lsmod), \
                         and that a container is given /dev/kfd and /dev/dri"
                    }
                    Errno::ACCES | Errno::PERM => {
                        "; check that the user is in the group that owns the file (ls -l; usually `render` or \
                         `video`), and log in again after joining it"
                    }
                    _ => "",
                })
            }
            Error::Ioctl {
                request,
                gpu_id: 0,
                argument,
                errno,
            } => {
                write!(f, "{request} of {argument:#x} failed: {errno}")
            }
            Error::Ioctl {
                request,
                gpu_id,
                argument,
                errno,
            } => {
                write!(f, "{request} of {argument:#x} on GPU {gpu_id:#x} failed: {errno}")
            }
            Error::Map {
                address: 0,
                len,
                errno,
            } => write!(f, "cannot map {len:#x} bytes: {errno}"),
            Error::Map { address, len, errno } => {
                write!(f, "cannot map {len:#x} bytes at {address:#x}: {errno}")
            }
            Error::Unmap { address, len, errno } => {
                write!(f, "cannot unmap {len:#x} bytes at {address:#x}: {errno}")
            }
            Error::Version { needed, found } => {
                write!(
                    f,
                    "the driver speaks version {found} of the KFD interface; {needed} is needed"
                )
            }
            Error::Topology(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Topology(error) => Some(error),
            _ => None,
        }
    }
}
