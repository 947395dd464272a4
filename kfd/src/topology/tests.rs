use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::borrow::ToOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::string::{String, ToString};

use outcrop_platform::{Fd, Map, OpenFlags, WaitOutcome};

use super::super::{Capability, HeapType, IoLinkType, Problem};
use super::*;

/// Files by path; a folder is what paths go through.
#[derive(Default)]
struct Tree {
    files: BTreeMap<String, Result<Vec<u8>, Errno>>,
    generation_reads: AtomicU64,
    changes: u64,
}

impl Tree {
    fn with(mut self, path: &str, text: impl AsRef<[u8]>) -> Tree {
        self.files.insert(absolute(path), Ok(text.as_ref().to_owned()));
        self
    }

    fn failing(mut self, path: &str, errno: Errno) -> Tree {
        self.files.insert(absolute(path), Err(errno));
        self
    }

    fn read(&self) -> Result<Topology, Error> {
        Topology::read(self)
    }
}

fn absolute(path: &str) -> String {
    format!("/sys/devices/virtual/kfd/kfd/topology/{path}")
}

impl Platform for Tree {
    fn name(&self) -> &'static str {
        "tree"
    }
    fn open(&self, _: &str, _: OpenFlags) -> Result<Fd, Errno> {
        Err(Errno::NOSYS)
    }
    fn close(&self, _: Fd) -> Result<(), Errno> {
        Err(Errno::BADF)
    }
    #[expect(unsafe_code, reason = "signature of the trait")]
    unsafe fn ioctl(&self, _: Fd, _: u32, _: *mut u8) -> Result<u32, Errno> {
        Err(Errno::NOSYS)
    }
    #[expect(unsafe_code, reason = "signature of the trait")]
    unsafe fn map(&self, _: &Map) -> Result<*mut u8, Errno> {
        Err(Errno::NOSYS)
    }
    #[expect(unsafe_code, reason = "signature of the trait")]
    unsafe fn unmap(&self, _: *mut u8, _: usize) -> Result<(), Errno> {
        Err(Errno::NOSYS)
    }
    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        if path == absolute("generation_id") && self.changes > 0 {
            let read = self.generation_reads.fetch_add(1, Ordering::Relaxed);
            let text = read.min(self.changes).to_string();
            buf[..text.len()].copy_from_slice(text.as_bytes());
            return Ok(text.len());
        }
        let bytes = self
            .files
            .get(path)
            .ok_or(Errno::NOENT)?
            .as_ref()
            .map_err(|errno| *errno)?;
        let len = bytes.len().min(buf.len());
        buf[..len].copy_from_slice(&bytes[..len]);
        Ok(len)
    }
    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        let prefix = format!("{path}/");
        let names: BTreeSet<&str> = self
            .files
            .keys()
            .filter_map(|file| file.strip_prefix(&prefix)?.split('/').next())
            .collect();
        if names.is_empty() {
            return Err(Errno::NOENT);
        }
        // Folders come in no order.
        names.iter().rev().for_each(|name| entry(name));
        Ok(())
    }
    fn monotonic_ns(&self) -> u64 {
        0
    }
    fn wait(&self, _: &AtomicU32, _: u32, _: Option<u64>) -> WaitOutcome {
        WaitOutcome::TimedOut
    }
    fn wake(&self, _: &AtomicU32, _: u32) {}
    fn doorbell_hint(&self, _: *const u64) {}
    fn relax(&self) {}
}

fn small() -> Tree {
    Tree::default()
        .with("generation_id", "2\n")
        .with(
            "system_properties",
            "platform_oem 35498446626881\nplatform_id 1\nplatform_rev 2\n",
        )
        .with("nodes/0/gpu_id", "0\n")
        .with("nodes/0/name", "\n")
        .with(
            "nodes/0/properties",
            "cpu_cores_count 8\nmax_engine_clk_ccompute 3000\n",
        )
        .with(
            "nodes/0/mem_banks/0/properties",
            "heap_type 0\nsize_in_bytes 16000000000\n",
        )
        .with(
            "nodes/0/io_links/0/properties",
            "type 2\nnode_from 0\nnode_to 1\nweight 20\n",
        )
        .with("nodes/1/gpu_id", "51500\n")
        .with("nodes/1/name", "aqua_vanjaram\n")
        .with(
            "nodes/1/properties",
            "simd_count 1216\ngfx_target_version 90402\ncapability 134217728\n",
        )
        .with(
            "nodes/1/mem_banks/0/properties",
            "heap_type 1\nsize_in_bytes 206141652992\nwidth 8192\n",
        )
        .with(
            "nodes/1/caches/10/properties",
            "level 2\ntype 9\nsibling_map 1,1,1,\n",
        )
        .with(
            "nodes/1/caches/9/properties",
            "level 1\ntype 9\nsibling_map 1,0,0,\n",
        )
        .with(
            "nodes/1/p2p_links/0/properties",
            "type 11\nnode_from 1\nnode_to 2\n",
        )
}

#[test]
fn a_small_system() {
    let topology = small().read().unwrap();
    assert_eq!(
        (topology.generation, topology.system.platform_oem),
        (2, 35_498_446_626_881)
    );
    let [cpu, gpu] = &topology.nodes[..] else {
        panic!("{} nodes", topology.nodes.len())
    };
    assert_eq!((cpu.id, cpu.gpu_id, cpu.properties.cpu_cores_count), (0, 0, 8));
    assert_eq!(cpu.memory_banks[0].heap_type, HeapType::SYSTEM);
    assert_eq!(cpu.io_links[0].kind, IoLinkType::PCIEXPRESS);
    assert_eq!(
        (gpu.id, gpu.gpu_id, gpu.name.as_str()),
        (1, 51500, "aqua_vanjaram")
    );
    assert_eq!(gpu.memory_banks[0].size_in_bytes, 206_141_652_992);
    assert!(gpu.properties.capability.contains(Capability::SVM_API_SUPPORTED));
    let levels: Vec<u32> = gpu.caches.iter().map(|cache| cache.level).collect();
    assert_eq!(levels, [1, 2], "in order of their numbers");
    assert_eq!(gpu.p2p_links[0].node_to, 2);
}

#[test]
fn nodes_that_a_container_may_not_see_are_left_out() {
    let tree = small().failing("nodes/1/properties", Errno::PERM);
    let ids: Vec<u32> = tree.read().unwrap().nodes.iter().map(|node| node.id).collect();
    assert_eq!(ids, [0]);
    let tree = small().failing("nodes/0/io_links/0/properties", Errno::PERM);
    assert!(tree.read().unwrap().nodes[0].io_links.is_empty());
}

#[test]
fn foreign_names_in_folders_are_left_out() {
    let tree = small()
        .with("nodes/uevent", "")
        .with("nodes/01/gpu_id", "7")
        .with("nodes/+3/gpu_id", "7")
        .with("nodes/4294967296/gpu_id", "7");
    assert_eq!(tree.read().unwrap().nodes.len(), 2);
}

#[test]
fn errors_name_file_and_line() {
    let error = |tree: Tree| tree.read().unwrap_err();
    let bad = error(small().with("nodes/1/properties", "simd_count 1\nwhat\n"));
    assert_eq!(bad.file, File::Node(1));
    assert_eq!(
        bad.to_string(),
        "/sys/devices/virtual/kfd/kfd/topology/nodes/1/properties:2: not a name and a number"
    );
    assert_eq!(error(small().with("nodes/1/gpu_id", "x")).file, File::GpuId(1));
    assert_eq!(
        error(small().with("nodes/1/gpu_id", "4294967296")).problem,
        Problem::TooLarge { line: 1 }
    );
    assert_eq!(
        error(small().with("nodes/0/name", [0xFF, 0xFE])).problem,
        Problem::NotText
    );
    assert_eq!(
        error(small().with("system_properties", vec![b'a'; 1 << 20])).problem,
        Problem::TooLong
    );
    let unreadable = error(small().failing("nodes/1/caches/9/properties", Errno::IO));
    assert_eq!(
        unreadable,
        Error {
            file: File::Cache(1, 9),
            problem: Problem::Unreadable(Errno::IO)
        }
    );
    assert_eq!(unreadable.errno(), Some(Errno::IO));
    assert_eq!(error(Tree::default()).file, File::Generation);
}

#[test]
fn too_many_entries_are_an_error() {
    let tree = (0..=ENTRY_LIMIT).fold(small(), |tree, n| tree.with(&format!("nodes/{n}/x"), ""));
    assert_eq!(
        tree.read().unwrap_err(),
        Error {
            file: File::Nodes,
            problem: Problem::TooMany
        }
    );
}

#[test]
fn a_topology_that_changes_is_read_again() {
    let settles = Tree {
        changes: 3,
        ..small()
    };
    assert_eq!(settles.read().unwrap().generation, 3);
    assert_eq!(
        settles.generation_reads.load(Ordering::Relaxed),
        6,
        "changes seen twice, then settled"
    );
    let restless = Tree {
        changes: u64::MAX,
        ..small()
    };
    assert_eq!(restless.read().unwrap_err().problem, Problem::Unsettled);
}

#[test]
fn any_damage_is_an_error_or_another_topology() {
    let text = b"simd_count 1216\nhive_id 77\n";
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut damaged = text.to_vec();
            damaged[at] ^= 1 << bit;
            let _ = small().with("nodes/1/properties", damaged).read();
        }
        let _ = small().with("nodes/1/properties", &text[..at]).read();
    }
}
