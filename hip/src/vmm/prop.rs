//! The words of HIP's calls: where memory is, what it is created with, who may do what with it.

use crate::error::{Error, Result};
use crate::hsa;

/// Bytes that sizes and addresses are multiples of (the pools' allocation granule).
pub const MINIMUM_GRANULARITY: u64 = 4096;
/// Bytes that device memory should be a multiple of, for large pages.
pub const RECOMMENDED_GRANULARITY: u64 = 2 << 20;

/// A handle of physical memory (`hipMemGenericAllocationHandle_t`); a counted reference by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "hipMemGenericAllocationHandle_t")]
pub struct Handle(pub u64);

/// A place where memory can be (`hipMemLocation`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemLocation")]
pub struct Location {
    /// `hipMemLocationType`
    pub kind: u32,
    /// Device or NUMA node.
    pub id: i32,
}

impl Location {
    /// `hipMemLocationTypeDevice`
    pub const DEVICE: u32 = 1;
    /// `hipMemLocationTypeHost`
    pub const HOST: u32 = 2;
    /// `hipMemLocationTypeHostNuma`
    pub const HOST_NUMA: u32 = 3;
    /// `hipMemLocationTypeHostNumaCurrent`
    pub const HOST_NUMA_CURRENT: u32 = 4;

    /// The memory of a device.
    pub const fn device(ordinal: u32) -> Location {
        Location {
            kind: Location::DEVICE,
            id: ordinal as i32,
        }
    }

    /// The memory of the host.
    pub const fn host() -> Location {
        Location {
            kind: Location::HOST,
            id: 0,
        }
    }

    pub(super) fn is_host(self) -> bool {
        matches!(
            self.kind,
            Location::HOST | Location::HOST_NUMA | Location::HOST_NUMA_CURRENT
        )
    }
}

/// What physical memory is created with (`hipMemAllocationProp`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemAllocationProp")]
pub struct AllocationProp {
    /// `hipMemAllocationType`
    pub kind: u32,
    /// `hipMemAllocationHandleType` bits that it can be exported as.
    pub requested_handle_types: u32,
    /// Where it is.
    pub location: Location,
    /// `win32HandleMetaData`; kept, not used.
    pub win32_handle_meta_data: u64,
    /// `allocFlags`, as its bytes; kept, not used.
    pub alloc_flags: [u8; 8],
}

impl AllocationProp {
    /// `hipMemAllocationTypePinned`
    pub const PINNED: u32 = 1;
    /// `hipMemAllocationTypeUncached`
    pub const UNCACHED: u32 = 0x4000_0000;
    /// `hipMemHandleTypePosixFileDescriptor`
    pub const POSIX_FILE_DESCRIPTOR: u32 = 1;
    /// `hipMemHandleTypeFabric`
    pub const FABRIC: u32 = 8;

    /// Pinned memory of a device, not to be exported.
    pub const fn device(ordinal: u32) -> AllocationProp {
        AllocationProp {
            kind: AllocationProp::PINNED,
            requested_handle_types: 0,
            location: Location::device(ordinal),
            win32_handle_meta_data: 0,
            alloc_flags: [0; 8],
        }
    }
}

/// What a processor may do with a mapping (`hipMemAccessFlags`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "hipMemAccessFlags")]
pub enum Access {
    /// Nothing.
    #[default]
    None = 0,
    /// Load.
    Read = 1,
    /// Load and store.
    ReadWrite = 3,
}

impl Access {
    /// From HIP's number.
    ///
    /// # Errors
    /// [`Error::InvalidValue`].
    pub const fn from_value(value: u32) -> Result<Access> {
        match value {
            0 => Ok(Access::None),
            1 => Ok(Access::Read),
            3 => Ok(Access::ReadWrite),
            _ => Err(Error::InvalidValue {
                what: "access flags",
                value: value as u64,
            }),
        }
    }

    pub(super) const fn hsa(self) -> hsa::Access {
        match self {
            Access::None => hsa::Access::None,
            Access::Read => hsa::Access::ReadOnly,
            Access::ReadWrite => hsa::Access::ReadWrite,
        }
    }
}

/// Which granularity is asked for (`hipMemAllocationGranularity_flags`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granularity {
    /// The least that works.
    Minimum = 0,
    /// What is fast.
    Recommended = 1,
}
