//! The files beside the topology that say where a GPU is: its PCI function, its DRM minors, the driver's module.
//!
//! The paths and texts are those of `drivers/pci/pci-sysfs.c`, `drivers/gpu/drm/drm_sysfs.c`, `kernel/module/sysfs.c`
//! and `drivers/base` of Linux 6.12; what libdrm, ROCm's thunk and kmod read is all there.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use outcrop_platform::Errno;

use super::{DRM_MAJOR, Facts, KFD_MAJOR};
use crate::product::{Place, VENDOR_ID};

/// What a path of the machine names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Entry {
    /// A folder that is the machine's alone.
    Folder,
    /// A folder to which the machine adds entries; the computer below may have it too, with others.
    Shared,
    /// A small file that can be read.
    File,
    /// A symbolic link, with its text.
    Link(String),
    /// A character device.
    Device {
        /// The driver's number.
        major: u32,
        /// The number that the driver gives the device.
        minor: u32,
    },
}

enum Node {
    Folder,
    Shared,
    File(Vec<u8>),
    Link(String),
    Device(u32, u32),
}

/// All files, by path.
pub(crate) struct Tree(BTreeMap<String, Node>);

/// Folders that the machine has with others.
const SHARED: [&str; 12] = [
    "/dev",
    "/proc",
    "/sys",
    "/sys/bus",
    "/sys/bus/pci",
    "/sys/bus/pci/devices",
    "/sys/bus/pci/drivers",
    "/sys/class",
    "/sys/dev",
    "/sys/dev/char",
    "/sys/devices",
    "/sys/module",
];
/// Where the driver's module is.
const MODULE: &str = "/sys/module/amdgpu";
const DRIVER: &str = "/sys/bus/pci/drivers/amdgpu";
/// Bytes of the module's code and data.
const MODULE_BYTES: u32 = 19_718_144;
/// What `/proc/modules` says of the module: name, bytes, references, users, state, address.
pub(crate) const PROC_MODULES: &str = "/proc/modules";

impl Tree {
    pub(crate) fn new(facts: &Facts<'_>) -> Self {
        let mut tree = Self(BTreeMap::new());
        for path in SHARED {
            tree.0.insert(path.into(), Node::Shared);
        }
        tree.put("/dev/kfd", Node::Device(KFD_MAJOR, 0));
        tree.module(facts);
        tree.file(
            "/sys/devices/virtual/kfd/kfd/uevent",
            format!("MAJOR={KFD_MAJOR}\nMINOR=0\nDEVNAME=kfd\n"),
        );
        tree.link("/sys/devices/virtual/kfd/kfd/subsystem", "../../../../class/kfd");
        tree.link("/sys/class/kfd/kfd", "../../devices/virtual/kfd/kfd");
        tree.link(
            &format!("/sys/dev/char/{KFD_MAJOR}:0"),
            "../../devices/virtual/kfd/kfd",
        );
        tree.file("/sys/class/drm/version", "drm 1.1.0 20060810\n".into());
        for place in facts.places() {
            tree.gpu(facts, place);
        }
        // `virtual` is a folder of the computer's too, but the topology's part of it is all that is asked for here.
        tree.0.insert("/sys/devices/virtual".into(), Node::Shared);
        tree
    }

    /// The driver's module, in the kernel.
    fn module(&mut self, facts: &Facts<'_>) {
        self.file(PROC_MODULES, String::new());
        for (name, text) in [
            ("coresize", format!("{MODULE_BYTES}\n")),
            ("initsize", "0\n".into()),
            ("initstate", "live\n".into()),
            ("refcnt", "0\n".into()),
            ("taint", "\n".into()),
        ] {
            self.file(&format!("{MODULE}/{name}"), text);
        }
        for name in ["holders", "parameters"] {
            self.0.insert(format!("{MODULE}/{name}"), Node::Folder);
        }
        self.link(
            &format!("{MODULE}/drivers/pci:amdgpu"),
            "../../../bus/pci/drivers/amdgpu",
        );
        self.link(&format!("{DRIVER}/module"), "../../../../module/amdgpu");
        for place in facts.places() {
            let slot = slot(place);
            self.link(
                &format!("{DRIVER}/{slot}"),
                &format!("../../../../devices/{}/{slot}", root(place)),
            );
        }
    }

    /// The PCI function of a GPU and its DRM minors.
    fn gpu(&mut self, facts: &Facts<'_>, place: &Place) {
        let m = place.model;
        let (slot, root, gpu) = (slot(place), root(place), place.index);
        let function = format!("/sys/devices/{root}/{slot}");
        let (vendor, device, revision, class) = (VENDOR_ID, m.device_id, m.pci_revision, m.pci_class());
        for (name, text) in [
            ("class", format!("{class:#08x}\n")),
            ("vendor", format!("{vendor:#06x}\n")),
            ("device", format!("{device:#06x}\n")),
            ("revision", format!("{revision:#04x}\n")),
            ("subsystem_vendor", format!("{vendor:#06x}\n")),
            ("subsystem_device", format!("{device:#06x}\n")),
            ("enable", "1\n".into()),
            ("irq", "0\n".into()),
            ("numa_node", "0\n".into()),
            ("local_cpulist", format!("0-{}\n", facts.cpus.max(1) - 1)),
            ("unique_id", format!("{:016x}\n", place.unique_id)),
            ("mem_info_vram_total", format!("{}\n", place.vram_bytes)),
            ("mem_info_vis_vram_total", format!("{}\n", place.vram_bytes)),
            ("mem_info_gtt_total", format!("{}\n", facts.system_bytes)),
            ("modalias", format!("{}\n", modalias(vendor, device, class))),
            (
                "uevent",
                format!(
                    "DRIVER=amdgpu\nPCI_CLASS={class:X}\nPCI_ID={vendor:04X}:{device:04X}\nPCI_SUBSYS_ID={vendor:04X}:{device:04X}\n\
                     PCI_SLOT_NAME={slot}\nMODALIAS={}\n",
                    modalias(vendor, device, class)
                ),
            ),
        ] {
            self.file(&format!("{function}/{name}"), text);
        }
        self.discovery(&function, m);
        self.0.insert(
            format!("{function}/config"),
            Node::File(config(vendor, device, revision, class)),
        );
        self.link(&format!("{function}/driver"), "../../../bus/pci/drivers/amdgpu");
        self.link(&format!("{function}/subsystem"), "../../../bus/pci");
        self.link(
            &format!("/sys/bus/pci/devices/{slot}"),
            &format!("../../../devices/{root}/{slot}"),
        );
        // The root bus may be one of the computer's.
        self.0.insert(format!("/sys/devices/{root}"), Node::Shared);
        let minor = place.render_minor;
        self.put(
            &format!("/dev/dri/renderD{minor}"),
            Node::Device(DRM_MAJOR, minor),
        );
        for (name, devname, minor) in [
            (format!("card{gpu}"), format!("dri/card{gpu}"), gpu as u32),
            (
                format!("renderD{}", place.render_minor),
                format!("dri/renderD{}", place.render_minor),
                place.render_minor,
            ),
        ] {
            let folder = format!("{function}/drm/{name}");
            self.file(&format!("{folder}/dev"), format!("{DRM_MAJOR}:{minor}\n"));
            self.file(
                &format!("{folder}/uevent"),
                format!("MAJOR={DRM_MAJOR}\nMINOR={minor}\nDEVNAME={devname}\nDEVTYPE=drm_minor\n"),
            );
            self.link(&format!("{folder}/device"), &format!("../../../{slot}"));
            self.link(&format!("{folder}/subsystem"), "../../../../../class/drm");
            let below = format!("devices/{root}/{slot}/drm/{name}");
            self.link(&format!("/sys/class/drm/{name}"), &format!("../../{below}"));
            self.link(
                &format!("/sys/dev/char/{DRM_MAJOR}:{minor}"),
                &format!("../../{below}"),
            );
        }
    }

    pub(super) fn file(&mut self, path: &str, text: String) {
        self.put(path, Node::File(text.into_bytes()));
    }

    pub(super) fn link(&mut self, path: &str, to: &str) {
        self.put(path, Node::Link(to.to_string()));
    }

    /// Adds a node and the folders above it.
    fn put(&mut self, path: &str, node: Node) {
        let mut above = path;
        while let Some((folder, _)) = above.rsplit_once('/').filter(|(folder, _)| !folder.is_empty()) {
            self.0.entry(folder.to_string()).or_insert(Node::Folder);
            above = folder;
        }
        self.0.insert(path.to_string(), node);
    }

    /// What a path names.
    pub(crate) fn entry(&self, path: &str) -> Option<Entry> {
        Some(match self.0.get(path)? {
            Node::Folder => Entry::Folder,
            Node::Shared => Entry::Shared,
            Node::File(_) => Entry::File,
            Node::Link(to) => Entry::Link(to.clone()),
            &Node::Device(major, minor) => Entry::Device { major, minor },
        })
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// [`Errno::NOENT`], or [`Errno::INVAL`] for what is no file.
    pub(crate) fn read(&self, path: &str) -> Result<&[u8], Errno> {
        match self.0.get(path) {
            Some(Node::File(bytes)) => Ok(bytes),
            Some(_) => Err(Errno::INVAL),
            None => Err(Errno::NOENT),
        }
    }

    /// The names in a folder.
    pub(crate) fn names<'t>(&'t self, path: &str) -> impl Iterator<Item = &'t str> {
        let prefix = format!("{path}/");
        let skip = prefix.len();
        self.0
            .range(prefix.clone()..)
            .take_while(move |(at, _)| at.starts_with(&prefix))
            .filter_map(move |(at, _)| at.get(skip..).filter(|rest| !rest.contains('/')))
    }
}

/// The line that `/proc/modules` has for the driver.
pub(super) fn module_line() -> String {
    format!("amdgpu {MODULE_BYTES} 0 - Live 0x0000000000000000\n")
}

/// `dddd:bb:dd.f`, as the kernel names a PCI function.
fn slot(place: &Place) -> String {
    let location = place.location_id;
    format!(
        "0000:{:02x}:{:02x}.{}",
        location >> 8 & 0xff,
        location >> 3 & 0x1f,
        location & 7
    )
}

/// The root bus that the function is on.
fn root(place: &Place) -> String {
    format!("pci0000:{:02x}", place.location_id >> 8 & 0xff)
}

fn modalias(vendor: u32, device: u32, class: u32) -> String {
    format!(
        "pci:v{vendor:08X}d{device:08X}sv{vendor:08X}sd{device:08X}bc{:02X}sc{:02X}i{:02X}",
        class >> 16,
        class >> 8 & 0xff,
        class & 0xff
    )
}

/// The first 64 bytes of the configuration space: the header of a function that decodes memory and is bus master.
fn config(vendor: u32, device: u32, revision: u32, class: u32) -> Vec<u8> {
    const COMMAND_MEMORY_MASTER: u32 = 0x6;
    let mut words = [0_u32; 16];
    words[0] = device << 16 | vendor;
    words[1] = COMMAND_MEMORY_MASTER;
    words[2] = class << 8 | revision;
    words[11] = device << 16 | vendor;
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}
