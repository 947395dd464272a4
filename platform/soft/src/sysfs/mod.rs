//! The machine's small files: the KFD topology and the device folder.

mod node;
mod topology;

use core::fmt::{self, Write};

use outcrop_platform::Errno;

use crate::product::Product;

pub(crate) use node::capability;

/// What the files tell about.
#[derive(Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub(crate) product: &'a Product,
    pub(crate) gpus: usize,
    pub(crate) vram_bytes: u64,
    pub(crate) system_bytes: u64,
    pub(crate) cpus: usize,
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

    fn line(&mut self, text: fmt::Arguments<'_>) {
        let _ = self.write_fmt(text);
        let _ = self.write_str("\n");
    }
}

impl Write for Text<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let room = self.buf.get_mut(self.len..).unwrap_or_default();
        let n = room.len().min(s.len());
        for (to, from) in room.iter_mut().zip(s.bytes()) {
            *to = from;
        }
        self.len += n;
        Ok(())
    }
}

/// Whether the machine answers for `path`; the host answers for all others.
pub(crate) fn is_ours(path: &str) -> bool {
    let inside = |root: &str| {
        path.strip_prefix(root)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    inside("/sys/devices/virtual/kfd") || inside("/sys/class/kfd") || inside("/dev/kfd") || inside("/dev/dri")
}

/// The parts of `path` below the folder of the topology's parent device.
fn below_kfd(path: &str) -> Option<impl Iterator<Item = &str>> {
    let rest = path
        .strip_prefix("/sys/devices/virtual/kfd")
        .or_else(|| path.strip_prefix("/sys/class/kfd"))?;
    Some(rest.split('/').filter(|part| !part.is_empty()))
}

/// Reads one of the machine's files.
///
/// # Errors
/// [`Errno::NOENT`], or [`Errno::INVAL`] for a folder or a device, which are not read.
pub(crate) fn read(facts: &Facts<'_>, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
    let Some(mut parts) = below_kfd(path) else {
        return Err(Errno::INVAL);
    };
    let mut text = Text::new(buf);
    match (parts.next(), parts.next()) {
        (Some("kfd"), Some("topology")) => topology::read(facts, parts, &mut text)?,
        (Some("kfd"), Some("dev")) if parts.next().is_none() => text.line(format_args!("241:0")),
        _ => return Err(Errno::NOENT),
    }
    Ok(text.len())
}

/// Lists one of the machine's folders.
///
/// # Errors
/// [`Errno::NOENT`], or [`Errno::NOTDIR`] for a file.
pub(crate) fn list(facts: &Facts<'_>, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
    if path.trim_end_matches('/') == "/dev/dri" {
        // The first GPU makes the folder.
        if facts.gpus == 0 {
            return Err(Errno::NOENT);
        }
        for gpu in 0..facts.gpus {
            numbered("renderD", crate::product::render_minor(gpu) as usize, entry);
        }
        return Ok(());
    }
    let Some(mut parts) = below_kfd(path) else {
        return Err(Errno::NOTDIR);
    };
    match (parts.next(), parts.next()) {
        (None, _) => entry("kfd"),
        (Some("kfd"), None) => {
            entry("dev");
            entry("topology");
        }
        (Some("kfd"), Some("topology")) => return topology::list(facts, parts, entry),
        (Some("kfd"), Some("dev")) => return Err(Errno::NOTDIR),
        _ => return Err(Errno::NOENT),
    }
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
