//! The machine's small files: the KFD topology, the device folders, and where the GPUs are.

mod caches;
mod devices;
mod discovery;
mod links;
mod node;
mod topology;

use alloc::collections::BTreeSet;
use alloc::string::String;
use core::fmt::{self, Write};

use outcrop_platform::{Errno, Host};

use crate::kmd::device::{Device, Kernel};
use crate::product::Place;

pub use devices::Entry;
pub(crate) use devices::{PROC_MODULES, Tree};
pub(crate) use node::{capability, debug_properties};

/// The number of the KFD's driver: a dynamic one on Linux.
pub(crate) const KFD_MAJOR: u32 = 241;
/// The number of the DRM's drivers (`DRM_MAJOR`).
pub(crate) const DRM_MAJOR: u32 = 226;

/// What the files tell about.
#[derive(Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub(crate) devices: &'a [Device],
    pub(crate) system_bytes: u64,
    pub(crate) cpus: usize,
    /// Whether the kernel has shared virtual memory ranges.
    pub(crate) svm: bool,
}

impl<'a> Facts<'a> {
    /// Those of a machine.
    pub(crate) fn of(kernel: &'a Kernel) -> Self {
        Self {
            devices: &kernel.devices,
            system_bytes: kernel.system_bytes,
            cpus: kernel.cpus,
            svm: kernel.options.svm,
        }
    }

    /// All GPUs.
    fn places(&self) -> impl Iterator<Item = &Place> {
        self.devices.iter().map(|device| &device.place)
    }

    /// The GPU of this topology node, if it is one's.
    fn place(&self, node: usize) -> Option<&Place> {
        Some(&self.devices.get(node.checked_sub(1)?)?.place)
    }

    fn nodes(&self) -> usize {
        1 + self.devices.len()
    }
}

/// A file's text, cut to a buffer.
pub(crate) struct Text<'a> {
    buf: &'a mut [u8],
    len: usize,
}

impl<'a> Text<'a> {
    pub(crate) fn new(buf: &'a mut [u8]) -> Self {
        Self { buf, len: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// One `name value` line.
    fn prop(&mut self, name: &str, value: u64) {
        // Cutting is no error here: the reader sees a full buffer.
        let _ = writeln!(self, "{name} {value}");
    }

    fn bytes(&mut self, bytes: &[u8]) {
        let room = self.buf.get_mut(self.len..).unwrap_or_default();
        let n = room.len().min(bytes.len());
        for (to, from) in room.iter_mut().zip(bytes) {
            *to = *from;
        }
        self.len += n;
    }

    fn line(&mut self, text: fmt::Arguments<'_>) {
        let _ = self.write_fmt(text);
        let _ = self.write_str("\n");
    }
}

impl Write for Text<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.bytes(s.as_bytes());
        Ok(())
    }
}

/// Whether the machine answers for `path`; the host answers for all others, also for folders that both have.
pub(crate) fn is_ours(tree: &Tree, path: &str) -> bool {
    let inside = |root: &str| {
        path.strip_prefix(root)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let roots = [
        "/sys/devices/virtual/kfd",
        "/sys/class/kfd",
        "/sys/class/drm",
        "/sys/module/amdgpu",
        "/dev/kfd",
        "/dev/dri",
    ];
    roots.into_iter().any(inside) || matches!(tree.entry(path), Some(entry) if entry != Entry::Shared)
}

/// What `path` names.
///
/// # Errors
/// [`Errno::NOENT`], or [`Errno::NOTDIR`] below a file.
pub(crate) fn entry(facts: &Facts<'_>, tree: &Tree, path: &str) -> Result<Entry, Errno> {
    if let Some(entry) = tree.entry(path) {
        return Ok(entry);
    }
    match list(facts, tree, path, &mut |_| {}) {
        Ok(()) => Ok(Entry::Folder),
        Err(Errno::NOTDIR) => read(facts, tree, path, &mut []).map(|_| Entry::File),
        Err(error) => Err(error),
    }
}

/// The GPU that a `renderD` node is of.
pub(crate) fn render_gpu<'d>(devices: &'d [Device], path: &str) -> Option<&'d Device> {
    let minor: u32 = path.strip_prefix("/dev/dri/renderD")?.parse().ok()?;
    devices.iter().find(|d| d.place.render_minor == minor)
}

/// The parts of `path` below the folder of the topology's parent device.
fn below_kfd(path: &str) -> Option<impl Iterator<Item = &str>> {
    let rest = path
        .strip_prefix("/sys/devices/virtual/kfd")
        .or_else(|| path.strip_prefix("/sys/class/kfd"))
        .filter(|rest| rest.is_empty() || rest.starts_with('/'))?;
    Some(rest.split('/').filter(|part| !part.is_empty()))
}

/// Reads one of the machine's files.
///
/// # Errors
/// [`Errno::NOENT`], or [`Errno::INVAL`] for a folder or a device, which are not read.
pub(crate) fn read(facts: &Facts<'_>, tree: &Tree, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
    let mut text = Text::new(buf);
    if let Ok(bytes) = tree.read(path) {
        text.bytes(bytes);
        return Ok(text.len());
    }
    let Some(mut parts) = below_kfd(path) else {
        return Err(if tree.entry(path).is_some() {
            Errno::INVAL
        } else {
            Errno::NOENT
        });
    };
    match (parts.next(), parts.next()) {
        (Some("kfd"), Some("topology")) => topology::read(facts, parts, &mut text)?,
        (Some("kfd"), Some("dev")) if parts.next().is_none() => text.line(format_args!("{KFD_MAJOR}:0")),
        (None, _) | (Some("kfd"), None) => return Err(Errno::INVAL),
        _ => return Err(Errno::NOENT),
    }
    Ok(text.len())
}

/// Reads `/proc/modules`: the driver's line, and the host's.
pub(crate) fn modules(host: &dyn Host, buf: &mut [u8]) -> usize {
    let mut text = Text::new(buf);
    text.bytes(devices::module_line().as_bytes());
    let own = text.len();
    let rest = buf.get_mut(own..).unwrap_or_default();
    // A kernel without modules has no such file.
    own + host.read_file(PROC_MODULES, rest).unwrap_or(0)
}

/// Lists one of the machine's folders.
///
/// # Errors
/// [`Errno::NOENT`], or [`Errno::NOTDIR`] for a file.
pub(crate) fn list(
    facts: &Facts<'_>,
    tree: &Tree,
    path: &str,
    entry: &mut dyn FnMut(&str),
) -> Result<(), Errno> {
    let path = path.trim_end_matches('/');
    let Some(mut parts) = below_kfd(path) else {
        match tree.entry(path) {
            Some(Entry::Folder | Entry::Shared) => tree.names(path).for_each(entry),
            Some(_) => return Err(Errno::NOTDIR),
            None if path == "/dev/kfd" || render_gpu(facts.devices, path).is_some() => {
                return Err(Errno::NOTDIR);
            }
            None => return Err(Errno::NOENT),
        }
        return Ok(());
    };
    match (parts.next(), parts.next()) {
        (None, _) => entry("kfd"),
        (Some("kfd"), None) => ["dev", "subsystem", "topology", "uevent"]
            .into_iter()
            .for_each(entry),
        (Some("kfd"), Some("topology")) => return topology::list(facts, parts, entry),
        (Some("kfd"), Some("dev" | "uevent" | "subsystem")) => return Err(Errno::NOTDIR),
        _ => return Err(Errno::NOENT),
    }
    Ok(())
}

/// Lists a folder that the host has too, unless it has none of that name; what both have is listed once.
///
/// # Errors
/// Those of [`list`] and of the host's listing.
pub(crate) fn list_shared(
    host: &dyn Host,
    facts: &Facts<'_>,
    tree: &Tree,
    path: &str,
    entry: &mut dyn FnMut(&str),
) -> Result<(), Errno> {
    let mut names = BTreeSet::<String>::new();
    match host.list_folder(path, &mut |name| {
        names.insert(name.into());
    }) {
        Ok(()) | Err(Errno::NOENT) => {}
        Err(error) => return Err(error),
    }
    list(facts, tree, path, &mut |name| {
        names.insert(name.into());
    })?;
    names.iter().for_each(|name| entry(name));
    Ok(())
}

/// Calls `entry` with a name that ends in a number.
fn numbered(stem: &str, number: usize, entry: &mut dyn FnMut(&str)) {
    let mut buf = [0; 32];
    let mut text = Text::new(&mut buf);
    let _ = write!(text, "{stem}{number}");
    let len = text.len();
    if let Ok(name) = core::str::from_utf8(buf.get(..len).unwrap_or_default()) {
        entry(name);
    }
}
