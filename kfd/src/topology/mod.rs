//! The topology of the system, as the driver shows it in sysfs.
//!
//! [`Topology::read`] takes a snapshot. The tree is text of another program and may be anything: every
//! file is bounded, every number is checked, and an error names the file and the line.

mod error;
mod properties;
mod read;

pub use error::{Error, File, Problem};
pub use properties::{
    Cache, CacheType, Capability, HeapType, IoLink, IoLinkType, LinkFlags, MemoryBank, NodeProperties,
    SystemProperties,
};
pub use read::{Node, Topology};
