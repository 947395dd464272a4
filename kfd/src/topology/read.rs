//! Walks the tree.

use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};

use outcrop_platform::{Errno, Platform};

use super::error::{Error, File, Problem};
use super::properties::{Cache, IoLink, MemoryBank, NodeProperties, Properties, SystemProperties};

/// sysfs prints at most a page; a cache's list of siblings makes the longest file.
const FILE_LIMIT: usize = 16384;
/// More nodes, banks, caches or links than any system has; the driver numbers nodes with 32 bits.
const ENTRY_LIMIT: usize = 8192;
/// How often a topology that changes under the reader is read again.
const ATTEMPTS: u32 = 8;

/// A node of the topology.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Node {
    /// Its number: the name of its folder.
    pub id: u32,
    /// The driver's name for its GPU, 0 for a node without one.
    pub gpu_id: u32,
    /// The driver's short name for its kind.
    pub name: String,
    /// Everything of the `properties` file.
    pub properties: NodeProperties,
    /// Memory banks, in order of their numbers.
    pub memory_banks: Vec<MemoryBank>,
    /// Caches, in order of their numbers.
    pub caches: Vec<Cache>,
    /// Links through the host, in order of their numbers.
    pub io_links: Vec<IoLink>,
    /// Direct links between GPUs, in order of their numbers.
    pub p2p_links: Vec<IoLink>,
}

/// A snapshot of the topology.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Topology {
    /// Which state of the topology it is; the driver counts.
    pub generation: u64,
    /// Ids of the whole system.
    pub system: SystemProperties,
    /// The nodes that this process may see, in order of their numbers.
    pub nodes: Vec<Node>,
}

impl Topology {
    /// Reads the topology, again if it changes meanwhile.
    ///
    /// A node whose files this process may not read (EPERM: the device control group of a container) is left
    /// out.
    ///
    /// # Errors
    /// [`Error`].
    pub fn read(platform: &dyn Platform) -> Result<Topology, Error> {
        let mut reader = Reader {
            platform,
            buf: vec![0; FILE_LIMIT],
        };
        for _ in 0..ATTEMPTS {
            let generation = reader.number(File::Generation)?;
            let topology = reader.topology(generation)?;
            if reader.number(File::Generation)? == generation {
                return Ok(topology);
            }
        }
        Err(Error {
            file: File::Generation,
            problem: Problem::Unsettled,
        })
    }
}

struct Reader<'a> {
    platform: &'a dyn Platform,
    buf: Vec<u8>,
}

impl Reader<'_> {
    fn topology(&mut self, generation: u64) -> Result<Topology, Error> {
        let system = self.properties(File::System)?;
        let mut nodes = Vec::new();
        for id in self.entries(File::Nodes)? {
            if let Some(node) = permitted(self.node(id))? {
                nodes.push(node);
            }
        }
        Ok(Topology {
            generation,
            system,
            nodes,
        })
    }

    fn node(&mut self, id: u32) -> Result<Node, Error> {
        let gpu_id_file = File::GpuId(id);
        let gpu_id = u32::try_from(self.number(gpu_id_file)?).map_err(|_| Error {
            file: gpu_id_file,
            problem: Problem::TooLarge { line: 1 },
        })?;
        Ok(Node {
            id,
            gpu_id,
            properties: self.properties(File::Node(id))?,
            name: self.optional_text(File::Name(id))?,
            memory_banks: self.list(File::MemoryBanks(id), |n| File::MemoryBank(id, n))?,
            caches: self.list(File::Caches(id), |n| File::Cache(id, n))?,
            io_links: self.list(File::IoLinks(id), |n| File::IoLink(id, n))?,
            p2p_links: self.list(File::P2pLinks(id), |n| File::P2pLink(id, n))?,
        })
    }

    /// The property files of the numbered folders in `folder`; none if that does not exist, and without those
    /// that this process may not read.
    fn list<T: Properties>(&mut self, folder: File, file: impl Fn(u32) -> File) -> Result<Vec<T>, Error> {
        let entries = match self.entries(folder) {
            Err(Error {
                problem: Problem::Unreadable(Errno::NOENT),
                ..
            }) => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut list = Vec::new();
        for entry in entries {
            list.extend(permitted(self.properties(file(entry)))?);
        }
        Ok(list)
    }

    /// The names in a folder that are numbers, in order.
    fn entries(&mut self, folder: File) -> Result<Vec<u32>, Error> {
        let failed = |problem| Error {
            file: folder,
            problem,
        };
        let mut entries = Vec::new();
        let mut too_many = false;
        let path = format!("{folder}");
        let listed = self.platform.list_folder(&path, &mut |name| {
            let canonical = name.len() == 1 || !name.starts_with(['0', '+']);
            match name.parse() {
                Ok(_) if entries.len() == ENTRY_LIMIT => too_many = true,
                Ok(number) if canonical => entries.push(number),
                _ => {}
            }
        });
        listed.map_err(|errno| failed(Problem::Unreadable(errno)))?;
        if too_many {
            return Err(failed(Problem::TooMany));
        }
        entries.sort_unstable();
        entries.dedup();
        Ok(entries)
    }

    fn text(&mut self, file: File) -> Result<&str, Error> {
        let failed = |problem| Error { file, problem };
        let path = format!("{file}");
        let len = self.platform.read_file(&path, &mut self.buf);
        let len = len.map_err(|errno| failed(Problem::Unreadable(errno)))?;
        if len == self.buf.len() {
            return Err(failed(Problem::TooLong));
        }
        let bytes = self.buf.get(..len).unwrap_or_default();
        core::str::from_utf8(bytes).map_err(|_| failed(Problem::NotText))
    }

    fn optional_text(&mut self, file: File) -> Result<String, Error> {
        match self.text(file) {
            Err(Error {
                problem: Problem::Unreadable(Errno::NOENT),
                ..
            }) => Ok(String::new()),
            text => text.map(|text| String::from(text.trim_end())),
        }
    }

    fn properties<T: Properties>(&mut self, file: File) -> Result<T, Error> {
        T::parse(self.text(file)?).map_err(|problem| Error { file, problem })
    }

    fn number(&mut self, file: File) -> Result<u64, Error> {
        let problem = Problem::NotAProperty { line: 1 };
        self.text(file)?
            .trim_end()
            .parse()
            .map_err(|_| Error { file, problem })
    }
}

/// `None` for what this process may not see.
fn permitted<T>(result: Result<T, Error>) -> Result<Option<T>, Error> {
    match result {
        Err(Error {
            problem: Problem::Unreadable(Errno::PERM),
            ..
        }) => Ok(None),
        result => result.map(Some),
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
