//! Which type some bytes are: by name, request number, first word of a packet, kind of queue.

use super::Type;
use crate::generated::layout::{IOCTLS, PACKETS, TYPES};
use crate::ioctl as request;

/// A request of a device.
#[derive(Debug)]
pub struct Ioctl {
    /// The header's name.
    pub name: &'static str,
    /// The number, with the size of the newest argument that is described.
    pub request: u32,
    /// The argument.
    pub argument: Option<&'static Type>,
    /// Version that brought it; empty where it was always there.
    pub since: &'static str,
}

/// A packet, or the memory queue descriptor of a kind of queue.
#[derive(Debug)]
pub struct Packet {
    /// Where it is found.
    pub ring: Ring,
    /// Bits of the first word that tell it from others.
    pub mask: u32,
    /// What those bits are; of a descriptor the [`MqdKind`].
    pub value: u32,
    /// First version of the block that reads it (SDMA for [`Ring::Sdma`], else the graphics core) to have this form.
    pub since: IpVersion,
    /// Its layout.
    pub ty: &'static Type,
}

/// What reads a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ring {
    /// Packet processor, AQL queue.
    Aql,
    /// Packet processor, type 3 packets.
    Pm4,
    /// SDMA engine.
    Sdma,
    /// Not a ring: the descriptor of a queue while it is not on the hardware.
    Mqd,
}

/// Kind of queue that a descriptor is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
#[non_exhaustive]
pub enum MqdKind {
    /// Compute, PM4 or AQL; also the kernel's own interface queue (HIQ).
    Compute = 0,
    /// SDMA.
    Sdma = 1,
    /// Graphics.
    Gfx = 2,
}

/// Version of a block of the GPU, as the kernel's `IP_VERSION` has it: major, minor, revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IpVersion(pub u8, pub u8, pub u8);

impl Ioctl {
    pub(crate) const fn new(
        name: &'static str,
        request: u32,
        argument: Option<&'static Type>,
        since: &'static str,
    ) -> Self {
        Self {
            name,
            request,
            argument,
            since,
        }
    }
}

impl Packet {
    pub(crate) const fn new(ring: Ring, mask: u32, value: u32, since: IpVersion, ty: &'static Type) -> Self {
        Self {
            ring,
            mask,
            value,
            since,
            ty,
        }
    }
}

impl IpVersion {
    /// Lowest version of the graphics core (GC) with this `gfx_target_version` (90402 for gfx942), by the kernel's
    /// `kgd2kfd_probe`. From gfx10 on both have the same major and minor number, and no packet depends on the rest.
    #[must_use]
    pub const fn gc(gfx_target_version: u32) -> Self {
        match gfx_target_version {
            90000 => Self(9, 0, 1),
            90002 => Self(9, 1, 0),
            90004 => Self(9, 2, 1),
            90006 => Self(9, 4, 0),
            90008 => Self(9, 4, 1),
            90010 => Self(9, 4, 2),
            90012 => Self(9, 3, 0),
            90400..=90402 => Self(9, 4, 3),
            other => Self(
                (other / 10_000) as u8,
                (other / 100 % 100) as u8,
                (other % 100) as u8,
            ),
        }
    }

    /// Version of the SDMA engines beside that graphics core, as exact as the packets need it (the kernel's
    /// `amdgpu_discovery_set_sdma_ip_blocks`): 4 with gfx9, 5.0 with gfx10.1, 5.2 with gfx10.3, 6 with gfx11, 7 with
    /// gfx12.
    #[must_use]
    pub const fn sdma(gfx_target_version: u32) -> Self {
        match Self::gc(gfx_target_version) {
            Self(9, 4, 2..) | Self(9, 5.., _) => Self(4, 4, 0),
            Self(9, 4, _) => Self(4, 2, 0),
            Self(9, ..) => Self(4, 0, 0),
            Self(10, 3.., _) => Self(5, 2, 0),
            Self(10, ..) => Self(5, 0, 0),
            Self(major, minor, _) => Self(
                major.saturating_sub(5),
                if major == 11 && minor == 5 { 1 } else { 0 },
                0,
            ),
        }
    }
}

/// Every structure, newtype and set of bit-fields.
#[must_use]
pub fn types() -> &'static [&'static Type] {
    TYPES
}

/// Every request.
#[must_use]
pub fn ioctls() -> &'static [Ioctl] {
    IOCTLS
}

/// Every packet and descriptor whose opcode the specs tell.
#[must_use]
pub fn packets() -> &'static [Packet] {
    PACKETS
}

/// The type of this name: `kfd::SvmArgs`.
#[must_use]
pub fn find(name: &str) -> Option<&'static Type> {
    TYPES.iter().copied().find(|ty| ty.name == name)
}

/// The request with this number.
///
/// Callers of other versions state another size, and callers with an array after the argument state a larger one
/// (see [`size`](crate::ioctl::size)), so only device and number count. Where versions gave one number two arguments,
/// it is the one of the stated size, if there is one.
#[must_use]
pub fn ioctl(number: u32) -> Option<&'static Ioctl> {
    let key = |number| (request::base(number), request::number(number));
    (IOCTLS.iter().find(|ioctl| ioctl.request == number))
        .or_else(|| IOCTLS.iter().find(|ioctl| key(ioctl.request) == key(number)))
}

/// The layout of a packet with this first word, in the form that a version of its reader has it: of SDMA for
/// [`Ring::Sdma`], else of the graphics core.
///
/// `None` for what no spec describes, and for PM4 types 0 and 2, which have no opcode.
#[must_use]
pub fn packet(ring: Ring, first: u32, version: IpVersion) -> Option<&'static Type> {
    if matches!(ring, Ring::Mqd) {
        return None;
    }
    newest(ring, first, version)
}

/// The layout of a queue's descriptor on a graphics core.
#[must_use]
pub fn mqd(kind: MqdKind, gc: IpVersion) -> Option<&'static Type> {
    newest(Ring::Mqd, kind as u32, gc)
}

/// The one that looks at most bits, in its newest form.
fn newest(ring: Ring, first: u32, version: IpVersion) -> Option<&'static Type> {
    let fits = |p: &&Packet| p.ring == ring && first & p.mask == p.value && p.since <= version;
    let found = PACKETS.iter().filter(fits);
    found.max_by_key(|p| (p.mask.count_ones(), p.since)).map(|p| p.ty)
}
