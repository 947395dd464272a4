//! Which paths are the machine's.
#![expect(unsafe_code, reason = "reads C strings; asks for the working folder")]

use core::ffi::{CStr, c_char, c_int};
use core::sync::atomic::{AtomicU8, Ordering};
use std::ffi::CString;

use outcrop_soft::Entry;

use crate::lock::{HeldOverFork, Lock};
use crate::start::{self, Running};
use crate::table::{self, What};
use crate::{folder, host, real};

/// As many links are followed in a path (`MAXSYMLINKS`).
const MAX_LINKS: u32 = 40;

/// Folders and files that the machine has, alone or with others. Everything else is known to be foreign without asking it.
const ROOTS: [&str; 10] = [
    "/dev/dri",
    "/dev/kfd",
    "/proc/modules",
    "/sys/bus/pci",
    "/sys/class/drm",
    "/sys/class/kfd",
    "/sys/dev/char",
    "/sys/devices/pci",
    "/sys/devices/virtual/kfd",
    "/sys/module/amdgpu",
];

/// Folders that the computer has too, with other things that are never the machine's.
const SHARED: [&str; 8] = [
    "/dev",
    "/sys",
    "/sys/bus",
    "/sys/class",
    "/sys/dev",
    "/sys/devices",
    "/sys/devices/virtual",
    "/sys/module",
];

/// What a path leads to.
pub(crate) enum Found {
    /// Something of the machine.
    Ours {
        running: &'static Running,
        /// Absolute, without links in its folders.
        path: String,
        entry: Entry,
    },
    /// Nothing, in a folder that is the machine's.
    Missing(c_int),
    /// The computer's, under another name than the program gave.
    Elsewhere(CString),
}

/// What the working folder is to this library.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Cwd {
    /// Not looked at yet.
    Unknown,
    /// No relative path without `..` leads to the machine.
    Far,
    /// A folder of the computer that has folders of the machine below it, or one of those.
    Near,
}

static CWD: AtomicU8 = AtomicU8::new(Cwd::Unknown as u8);
/// The working folder where only the machine has it.
static INSIDE: Lock<Option<String>> = Lock::new(None);

/// What is held over a fork.
pub(crate) fn lock() -> &'static dyn HeldOverFork {
    &INSIDE
}

/// Whether a path can be the machine's; a few instructions for most that cannot.
#[inline]
fn may_be_ours(dir: c_int, path: &[u8]) -> bool {
    match path {
        [b'/', rest @ ..] => begins_as_a_root(path) || is_roundabout(rest),
        [] => false,
        _ if dir == libc::AT_FDCWD => {
            CWD.load(Ordering::Relaxed) != Cwd::Far as u8 || path.starts_with(b"..")
        }
        _ => table::may_have(dir),
    }
}

#[inline]
fn begins_as_a_root(path: &[u8]) -> bool {
    match path {
        [b'/', b's', b'y', b's', b'/', next, ..] => matches!(next, b'b'..=b'd' | b'm'),
        [b'/', b'd', b'e', b'v', b'/', next, ..] => matches!(next, b'd' | b'k'),
        [b'/', b's', b'y', b's'] | [b'/', b'd', b'e', b'v'] => true,
        [b'/', b's', b'y', b's', b'/'] | [b'/', b'd', b'e', b'v', b'/'] => true,
        [b'/', b'p', b'r', b'o', b'c', b'/', b'm', ..] => true,
        _ => false,
    }
}

/// Whether a path has doubled slashes, `.` or `..` in it.
#[inline]
fn is_roundabout(path: &[u8]) -> bool {
    let mut after_slash = true;
    path.iter().any(|&byte| {
        let found = after_slash && (byte == b'/' || byte == b'.');
        after_slash = byte == b'/';
        found
    })
}

/// The bytes of a path; `None` if some of them cannot be read, or if there are more than a path has: both are for the kernel
/// to tell.
///
/// # Safety
/// Where there is memory at `path`, it is a C string.
pub(crate) unsafe fn bytes<'a>(path: *const c_char) -> Option<&'a [u8]> {
    const PAGE: usize = 4096;
    let mut len = 0;
    while len < libc::PATH_MAX as usize {
        let at = path.addr() + len;
        if !host::can_read(at, 1) {
            return None;
        }
        let room = PAGE - at % PAGE;
        // SAFETY: the rest of a page that can be read.
        let more = unsafe { libc::strnlen(path.wrapping_add(len), room) };
        len += more;
        if more < room {
            // SAFETY: pages that can be read, up to the end of the string.
            return Some(unsafe { core::slice::from_raw_parts(path.cast(), len) });
        }
    }
    None
}

/// What `path` of a program leads to; `None` if it is foreign as it stands, or no address.
///
/// # Safety
/// As [`bytes`].
#[inline]
pub(crate) unsafe fn find(dir: c_int, path: *const c_char, follow: bool) -> Option<Found> {
    // SAFETY: the caller's contract.
    let path = unsafe { bytes(path) }?;
    if may_be_ours(dir, path) {
        look(dir, path, follow)
    } else {
        None
    }
}

/// Joins the parts of a path to `at`, without looking at anything.
fn lexical(at: &str, path: &str) -> String {
    let mut parts: Vec<&str> = at.split('/').filter(|p| !p.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    format!("/{}", parts.join("/"))
}

fn is_root(path: &str) -> bool {
    let on_the_way = |root: &str| {
        path.strip_prefix(root)
            // `/sys/devices/pci` stands for each root bus.
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || root.ends_with("/pci"))
    };
    SHARED.contains(&path) || ROOTS.iter().any(|root| on_the_way(root))
}

#[cold]
fn look(dir: c_int, path: &[u8], follow: bool) -> Option<Found> {
    let path = core::str::from_utf8(path).ok()?;
    let mut virtual_base = false;
    let base = if path.starts_with('/') {
        String::new()
    } else if dir == libc::AT_FDCWD {
        let (base, inside) = working_folder()?;
        virtual_base = inside;
        base
    } else {
        let entry = table::get(dir)?;
        if !matches!(entry.what, What::Folder | What::Name) {
            return None;
        }
        virtual_base = true;
        entry.path.to_string()
    };
    let simple = lexical(&base, path);
    if !is_root(&simple) && !is_root(&base) {
        return None;
    }
    if !is_root(&simple) {
        // Out of the machine's folders again.
        return if virtual_base { elsewhere(&simple) } else { None };
    }
    let running = start::machine()?;
    walk(running, &base, path, follow, virtual_base)
}

fn elsewhere(path: &str) -> Option<Found> {
    CString::new(path).ok().map(Found::Elsewhere)
}

/// Follows a path through the machine's links.
fn walk(
    running: &'static Running,
    base: &str,
    path: &str,
    follow: bool,
    virtual_base: bool,
) -> Option<Found> {
    let mut at = lexical(base, "");
    let mut left: Vec<String> = parts(path);
    let mut links = 0;
    // A trailing slash asks for a folder.
    let folder = path.ends_with('/') || path.ends_with("/.");
    while let Some(part) = left.pop() {
        if part == ".." {
            at = lexical(&at, "..");
            continue;
        }
        let next = if at == "/" {
            format!("/{part}")
        } else {
            format!("{at}/{part}")
        };
        let last = left.is_empty() && !folder;
        match running.machine.entry(&next) {
            Some(Entry::Link(to)) if !last || follow => {
                links += 1;
                if links > MAX_LINKS {
                    return Some(Found::Missing(libc::ELOOP));
                }
                left.extend(parts(&to));
                if to.starts_with('/') {
                    at = "/".to_owned();
                }
            }
            Some(Entry::File | Entry::Device { .. }) if !left.is_empty() || folder => {
                return Some(Found::Missing(libc::ENOTDIR));
            }
            Some(_) => at = next,
            None if running.machine.owns(&next) => return Some(Found::Missing(libc::ENOENT)),
            // From here on it is the computer's.
            None => {
                left.reverse();
                let rest = left.join("/");
                let slash = if folder { "/" } else { "" };
                let whole = if rest.is_empty() {
                    next
                } else {
                    format!("{next}/{rest}")
                };
                let changed = links != 0 || virtual_base;
                return if changed {
                    elsewhere(&format!("{whole}{slash}"))
                } else {
                    None
                };
            }
        }
    }
    let entry = running.machine.entry(&at)?;
    Some(Found::Ours {
        running,
        path: at,
        entry,
    })
}

/// The parts of a path, the first one last.
fn parts(path: &str) -> Vec<String> {
    let parts = path
        .split('/')
        .rev()
        .filter(|part| !part.is_empty() && *part != ".");
    parts.map(str::to_owned).collect()
}

/// The working folder if a relative path can lead from it to the machine, and whether only the machine has it.
fn working_folder() -> Option<(String, bool)> {
    if let Some(inside) = inside() {
        return Some((inside, true));
    }
    let real = real_working_folder()?;
    let near = real == "/" || is_root(&real);
    let state = if near { Cwd::Near } else { Cwd::Far };
    CWD.store(state as u8, Ordering::Relaxed);
    Some((real, false))
}

/// The working folder, where only the machine has it.
pub(crate) fn inside() -> Option<String> {
    INSIDE.with(|inside| inside.clone())
}

fn real_working_folder() -> Option<String> {
    let mut buf = [0_u8; libc::PATH_MAX as usize];
    // SAFETY: the buffer of the length that is said.
    let got = unsafe { real::getcwd(buf.as_mut_ptr().cast(), buf.len()) };
    if got.is_null() {
        return None;
    }
    CStr::from_bytes_until_nul(&buf)
        .ok()?
        .to_str()
        .ok()
        .map(str::to_owned)
}

/// The working folder is `path` now, which only the machine has; `None`: it is one of the computer's again.
///
/// Between `vfork` and `exec` it is that of a child only, in the parent's memory, which is left as it is; the next program
/// is told all the same.
pub(crate) fn moved(path: Option<String>) {
    folder::note(path.as_deref());
    if !start::is_ours() {
        return;
    }
    let state = if path.is_some() { Cwd::Near } else { Cwd::Unknown };
    drop(INSIDE.with(|inside| core::mem::replace(inside, path)));
    CWD.store(state as u8, Ordering::Relaxed);
}

/// The nearest folder above `path` that the computer has too, where the working folder really is meanwhile.
pub(crate) fn nearest(path: &str) -> CString {
    let mut at = path;
    while let Some((above, _)) = at.rsplit_once('/') {
        let there = CString::new(if above.is_empty() { "/" } else { above }).unwrap_or_default();
        // SAFETY: a C string; nothing is written.
        if unsafe { real::faccessat(libc::AT_FDCWD, there.as_ptr(), libc::X_OK, 0) } == 0 {
            return there;
        }
        at = above;
    }
    c"/".to_owned()
}

/// Takes over a working folder that only the machine has from the program that was here before.
pub(crate) fn inherit_working_folder() {
    let Some(told) = folder::noted() else { return };
    if let Some(Found::Ours {
        path,
        entry: Entry::Folder,
        ..
    }) = look(libc::AT_FDCWD, told.as_bytes(), true)
        && real_working_folder().is_some_and(|real| real.as_bytes() == nearest(&path).as_bytes())
    {
        moved(Some(path));
    } else {
        folder::note(None);
    }
}
