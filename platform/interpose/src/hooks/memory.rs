//! Mappings: of files of the machine, and over what it shows or uses.
#![expect(unsafe_code, reason = "C functions")]

use core::ffi::{c_int, c_void};
use core::ptr;

use libc::{off_t, size_t};
use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform as _, Prot};

use super::{fail, hooks};
use crate::host::without_signals;
use crate::start::{self, Running};
use crate::table::{self, Entry, Kind, What};
use crate::{host, lent, real};

const PAGE: usize = 4096;
/// From Linux 6.13 on, pages that end the process if they are touched.
const MADV_GUARD_INSTALL: c_int = 102;
const MADV_GUARD_REMOVE: c_int = 103;
/// What `madvise` is asked that gives a range other pages.
const CHANGES: [c_int; 6] = [
    libc::MADV_DONTNEED,
    libc::MADV_FREE,
    libc::MADV_REMOVE,
    libc::MADV_DONTNEED_LOCKED,
    MADV_GUARD_INSTALL,
    MADV_GUARD_REMOVE,
];

hooks! {
    fn mmap[mmap64](addr: *mut c_void, len: size_t, prot: c_int, flags: c_int, fd: c_int, offset: off_t) -> *mut c_void {
        if flags & libc::MAP_ANONYMOUS == 0 && table::may_have(fd) && let Some(entry) = table::find(fd) {
            lent::sweep();
            return match map_ours(&entry, addr, len, (prot, flags), offset) {
                Ok(at) => at.cast(),
                Err(errno) => failed(errno.0.into()),
            };
        }
        match start::running() {
            Some(running) if flags & libc::MAP_FIXED != 0 && flags & libc::MAP_FIXED_NOREPLACE == 0 => {
                changing(running, addr, len, || ok(real::mmap(addr, len, prot, flags, fd, offset)))
            }
            _ => {
                let at = real::mmap(addr, len, prot, flags, fd, offset);
                if at != libc::MAP_FAILED || flags & libc::MAP_ANONYMOUS != 0 {
                    return at;
                }
                // A socket that is a dmabuf of another process: the first that this one does with it.
                let why = host::last_error();
                if why == Errno::NODEV && lent::receive(fd).is_some() {
                    return mmap(addr, len, prot, flags, fd, offset);
                }
                failed(why.0.into())
            }
        }
    }
    fn munmap[](addr: *mut c_void, len: size_t) -> c_int {
        match start::running() {
            None => real::munmap(addr, len),
            Some(running) => {
                let unmap = || match real::munmap(addr, len) {
                    0 => Ok(0),
                    other => Err(other),
                };
                without_signals(|| running.machine.replace(addr.expose_provenance(), len, unmap))
                    .unwrap_or_else(|failed| failed)
            }
        }
    }
    fn mprotect[](addr: *mut c_void, len: size_t, prot: c_int) -> c_int {
        change(addr, len, || real::mprotect(addr, len, prot))
    }
    fn pkey_mprotect[](addr: *mut c_void, len: size_t, prot: c_int, key: c_int) -> c_int {
        change(addr, len, || real::pkey_mprotect(addr, len, prot, key))
    }
    fn madvise[](addr: *mut c_void, len: size_t, advice: c_int) -> c_int {
        if CHANGES.contains(&advice) {
            change(addr, len, || real::madvise(addr, len, advice))
        } else {
            real::madvise(addr, len, advice)
        }
    }
    fn mremap[](addr: *mut c_void, old: size_t, new: size_t, flags: c_int, to: *mut c_void) -> *mut c_void {
        match start::running() {
            None => real::mremap(addr, old, new, flags, to),
            Some(running) => {
                let mut result = ptr::null_mut();
                let change = || {
                    result = ok(real::mremap(addr, old, new, flags, to))?;
                    Ok(result.expose_provenance())
                };
                let over = (flags & libc::MREMAP_FIXED != 0).then(|| to.expose_provenance());
                let from = (addr.expose_provenance(), old);
                match without_signals(|| running.machine.relocate(from, new, over, change)) {
                    Ok(_) => result,
                    Err(failed) => failed,
                }
            }
        }
    }
}

/// Changes pages that stay where they are, while no GPU reaches them. No signal is delivered meanwhile: its handler might
/// change pages too, and wait for what this thread holds.
fn change(addr: *mut c_void, len: size_t, change: impl FnOnce() -> c_int) -> c_int {
    match start::running() {
        None => change(),
        Some(running) => without_signals(|| {
            running
                .machine
                .change_pages(addr.expose_provenance(), len, change)
        }),
    }
}

fn failed(errno: c_int) -> *mut c_void {
    fail::<c_int>(errno);
    libc::MAP_FAILED
}

fn ok(result: *mut c_void) -> Result<*mut c_void, *mut c_void> {
    if result == libc::MAP_FAILED {
        Err(result)
    } else {
        Ok(result)
    }
}

/// # Safety
/// As `mmap` with `MAP_FIXED`.
unsafe fn changing(
    running: &Running,
    addr: *mut c_void,
    len: size_t,
    change: impl FnOnce() -> Result<*mut c_void, *mut c_void>,
) -> *mut c_void {
    // SAFETY: the caller's contract.
    let result =
        without_signals(|| unsafe { running.machine.replace(addr.expose_provenance(), len, change) });
    result.unwrap_or_else(|failed| failed)
}

/// Maps a file of the machine.
///
/// # Safety
/// As `mmap`.
unsafe fn map_ours(
    entry: &Entry,
    addr: *mut c_void,
    len: size_t,
    (prot, flags): (c_int, c_int),
    offset: off_t,
) -> Result<*mut u8, Errno> {
    let file = match &entry.what {
        What::Machine(file) => file,
        What::Name => return Err(Errno::BADF),
        // Neither small files nor folders can be mapped.
        _ => return Err(Errno::NODEV),
    };
    let running = start::running().ok_or(Errno::INVAL)?;
    // What `/dev/kfd` shows is that of the process that maps it, whoever opened the file.
    let own;
    let inner = match (entry.inherited, file.kind) {
        (false, _) => file.inner,
        (true, Kind::Kfd) if start::is_at_kfd() => {
            own = OwnKfd::open(running)?;
            own.0
        }
        // A process that never opened it, and a render node of another machine.
        (true, _) => return Err(Errno::INVAL),
    };
    let rights = [
        (libc::PROT_READ, Prot::READ),
        (libc::PROT_WRITE, Prot::WRITE),
        (libc::PROT_EXEC, Prot::EXEC),
    ];
    let at = addr.expose_provenance();
    let request = Map {
        at: if flags & libc::MAP_FIXED_NOREPLACE == libc::MAP_FIXED_NOREPLACE {
            MapAt::Exactly(at)
        } else if flags & libc::MAP_FIXED != 0 {
            MapAt::Replace(at)
        } else if at != 0 {
            MapAt::Hint(at)
        } else {
            MapAt::Any
        },
        len: len.checked_next_multiple_of(PAGE).ok_or(Errno::NOMEM)?,
        prot: rights
            .into_iter()
            .filter(|(bit, _)| prot & bit != 0)
            .map(|(_, right)| right)
            .collect(),
        source: MapSource::File(inner, offset as u64),
    };
    // SAFETY: the caller's contract.
    let mapped = without_signals(|| unsafe { running.client.map(&request) })?;
    if file.kind != Kind::Kfd {
        // Mappings of the KFD are not copied at a fork (VM_DONTCOPY), those of BOs are.
        // SAFETY: changes only what a fork does with the range.
        unsafe { libc::madvise(mapped.cast(), request.len, libc::MADV_DOFORK) };
    }
    Ok(mapped)
}

/// An opening of `/dev/kfd` for one mapping, which stays.
struct OwnKfd(Fd);

impl OwnKfd {
    fn open(running: &Running) -> Result<Self, Errno> {
        let flags = OpenFlags::READ | OpenFlags::WRITE;
        without_signals(|| running.client.open("/dev/kfd", flags)).map(Self)
    }
}

impl Drop for OwnKfd {
    fn drop(&mut self) {
        if let Some(running) = start::running() {
            // Opened above.
            let _ = without_signals(|| running.client.close(self.0));
        }
    }
}
