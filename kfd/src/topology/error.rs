//! What can be wrong with the topology.

use core::fmt;

use outcrop_platform::Errno;

/// A file or folder of the topology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum File {
    /// `generation_id`.
    Generation,
    /// `system_properties`.
    System,
    /// `nodes`.
    Nodes,
    /// `nodes/N/gpu_id`.
    GpuId(u32),
    /// `nodes/N/name`.
    Name(u32),
    /// `nodes/N/properties`.
    Node(u32),
    /// `nodes/N/mem_banks`.
    MemoryBanks(u32),
    /// `nodes/N/mem_banks/M/properties`.
    MemoryBank(u32, u32),
    /// `nodes/N/caches`.
    Caches(u32),
    /// `nodes/N/caches/M/properties`.
    Cache(u32, u32),
    /// `nodes/N/io_links`.
    IoLinks(u32),
    /// `nodes/N/io_links/M/properties`.
    IoLink(u32, u32),
    /// `nodes/N/p2p_links`.
    P2pLinks(u32),
    /// `nodes/N/p2p_links/M/properties`.
    P2pLink(u32, u32),
}

/// The folder of the topology.
pub(super) const ROOT: &str = "/sys/devices/virtual/kfd/kfd/topology";

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ROOT)?;
        match self {
            File::Generation => f.write_str("/generation_id"),
            File::System => f.write_str("/system_properties"),
            File::Nodes => f.write_str("/nodes"),
            File::GpuId(node) => write!(f, "/nodes/{node}/gpu_id"),
            File::Name(node) => write!(f, "/nodes/{node}/name"),
            File::Node(node) => write!(f, "/nodes/{node}/properties"),
            File::MemoryBanks(node) => write!(f, "/nodes/{node}/mem_banks"),
            File::MemoryBank(node, n) => write!(f, "/nodes/{node}/mem_banks/{n}/properties"),
            File::Caches(node) => write!(f, "/nodes/{node}/caches"),
            File::Cache(node, n) => write!(f, "/nodes/{node}/caches/{n}/properties"),
            File::IoLinks(node) => write!(f, "/nodes/{node}/io_links"),
            File::IoLink(node, n) => write!(f, "/nodes/{node}/io_links/{n}/properties"),
            File::P2pLinks(node) => write!(f, "/nodes/{node}/p2p_links"),
            File::P2pLink(node, n) => write!(f, "/nodes/{node}/p2p_links/{n}/properties"),
        }
    }
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// It cannot be read.
    Unreadable(Errno),
    /// It is longer than any file of the driver.
    TooLong,
    /// It is no text.
    NotText,
    /// A line is not a name and a number.
    NotAProperty {
        /// From 1.
        line: u32,
    },
    /// A number is larger than the property can be.
    TooLarge {
        /// From 1.
        line: u32,
    },
    /// The folder has more entries than this program takes.
    TooMany,
    /// The topology changed while it was read, again and again.
    Unsettled,
}

/// What is wrong, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The file or folder.
    pub file: File,
    /// What is wrong with it.
    pub problem: Problem,
}

impl Error {
    /// The kernel's error number, if it was the kernel that refused.
    pub fn errno(&self) -> Option<Errno> {
        match self.problem {
            Problem::Unreadable(errno) => Some(errno),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file;
        match self.problem {
            Problem::Unreadable(errno) => write!(f, "cannot read {file}: {errno}"),
            Problem::TooLong => write!(f, "{file} is too long"),
            Problem::NotText => write!(f, "{file} is not text"),
            Problem::NotAProperty { line } => write!(f, "{file}:{line}: not a name and a number"),
            Problem::TooLarge { line } => write!(f, "{file}:{line}: the number is too large"),
            Problem::TooMany => write!(f, "{file} has too many entries"),
            Problem::Unsettled => write!(f, "the topology keeps changing ({file})"),
        }
    }
}

impl core::error::Error for Error {}
