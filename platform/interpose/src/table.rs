//! Which of the program's file numbers are files of the machine.
//!
//! Each such number is really taken, by an empty or (for a small file) filled memory file, so that whatever the program does
//! with numbers means what it always means: `dup2`, the lowest free number, `close-on-exec`, what a child gets. The memory
//! file's inode is the identity of the open file: a number is believed to be the machine's only while it has that inode, so
//! that one which was closed and taken again past this library is not mistaken, and a duplicate that was made past it is
//! found.
#![expect(unsafe_code, reason = "asks the C library about file numbers")]

use core::ffi::{CStr, c_int};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::collections::BTreeMap;
use std::sync::Arc;

use outcrop_platform::{Errno, Fd};

use crate::host::{last_error, without_signals};
use crate::lock::{HeldOverFork, Lock};
use crate::{real, start};

/// What the program can have open of the machine.
#[derive(Clone)]
pub(crate) enum What {
    /// A file that the machine itself keeps: `/dev/kfd`, a render node, a dmabuf.
    Machine(Arc<MachineFile>),
    /// A small file of the trees; reads go to the memory file.
    Text,
    /// A folder of the trees, one that is shared with the computer too.
    Folder,
    /// Only the name of something (`O_PATH`).
    Name,
}

/// A file that the machine keeps, closed when the last number of it goes.
pub(crate) struct MachineFile {
    /// The machine's number.
    pub(crate) inner: Fd,
    /// What it was opened as, for messages and `/proc/self/fd`.
    pub(crate) kind: Kind,
    /// The process that opened it.
    process: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Kfd,
    Render,
    Dmabuf,
}

impl Drop for MachineFile {
    fn drop(&mut self) {
        // A child has other machines than its parent.
        if self.process == std::process::id() {
            close_inner(self.inner);
        }
    }
}

/// The inode of a file.
type Identity = (u64, u64);

#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) what: What,
    /// Where it was opened, as the machine names it; empty for a dmabuf.
    pub(crate) path: Arc<str>,
    identity: Identity,
    /// It was opened by a process that this one was forked from.
    pub(crate) inherited: bool,
}

struct Table {
    /// By number.
    entries: BTreeMap<c_int, Entry>,
}

/// Numbers below this have a bit each; higher ones are looked up.
const QUICK: usize = 1 << 16;
static BITS: [AtomicU64; QUICK / 64] = [const { AtomicU64::new(0) }; QUICK / 64];
/// How many higher ones there are.
static HIGH: AtomicUsize = AtomicUsize::new(0);
/// How many numbers there are.
static COUNT: AtomicUsize = AtomicUsize::new(0);

static TABLE: Lock<Table> = Lock::new(Table {
    entries: BTreeMap::new(),
});

/// What is held over a fork.
pub(crate) fn lock() -> &'static dyn HeldOverFork {
    &TABLE
}

fn with<R>(f: impl FnOnce(&mut Table) -> R) -> R {
    TABLE.with(f)
}

/// Marks all entries as those of another process.
///
/// # Safety
/// The locks are held for a fork.
pub(crate) unsafe fn inherit() {
    // SAFETY: the caller's contract.
    let table = unsafe { TABLE.held() };
    for entry in table.entries.values_mut() {
        entry.inherited = true;
    }
}

fn mark(fd: c_int, taken: bool) {
    let change = |count: &AtomicUsize| {
        if taken {
            count.fetch_add(1, Ordering::Relaxed);
        } else {
            count.fetch_sub(1, Ordering::Relaxed);
        }
    };
    change(&COUNT);
    match BITS.get(fd as usize / 64) {
        Some(word) if taken => {
            word.fetch_or(1 << (fd % 64), Ordering::Relaxed);
        }
        Some(word) => {
            word.fetch_and(!(1 << (fd % 64)), Ordering::Relaxed);
        }
        None => change(&HIGH),
    }
}

/// Whether `fd` may be a file of the machine; a few instructions for all others.
#[inline]
pub(crate) fn may_have(fd: c_int) -> bool {
    match BITS.get(fd as usize / 64) {
        Some(word) => word.load(Ordering::Relaxed) >> (fd % 64) & 1 != 0,
        None => fd >= 0 && HIGH.load(Ordering::Relaxed) != 0,
    }
}

/// Whether there is any such number.
#[inline]
pub(crate) fn is_empty() -> bool {
    COUNT.load(Ordering::Relaxed) == 0
}

fn identity(fd: c_int) -> Option<Identity> {
    let mut stat = MaybeUninit::<libc::stat>::uninit();
    // SAFETY: the call fills the structure, or fails.
    if unsafe { real::fstat(fd, stat.as_mut_ptr()) } != 0 {
        return None;
    }
    // SAFETY: filled, as the call has not failed.
    let stat = unsafe { stat.assume_init_ref() };
    Some((stat.st_dev, stat.st_ino))
}

/// Gives `fd` an entry, in place of what it had.
pub(crate) fn insert(fd: c_int, what: What, path: Arc<str>) -> Result<(), Errno> {
    let identity = identity(fd).ok_or(Errno::BADF)?;
    let entry = Entry {
        what,
        path,
        identity,
        inherited: false,
    };
    let old = with(|table| put(table, fd, entry));
    drop(old);
    Ok(())
}

fn put(table: &mut Table, fd: c_int, entry: Entry) -> Option<Entry> {
    let old = table.entries.insert(fd, entry);
    if old.is_none() {
        mark(fd, true);
    }
    old
}

/// What `fd` is, if it is the machine's.
pub(crate) fn get(fd: c_int) -> Option<Entry> {
    if !may_have(fd) {
        return None;
    }
    let entry = with(|table| table.entries.get(&fd).cloned())?;
    if identity(fd) == Some(entry.identity) {
        return Some(entry);
    }
    // Closed, or something else by now.
    if start::is_ours() {
        forget(fd);
    }
    None
}

/// As [`get`], also for a duplicate that was made past this library.
pub(crate) fn find(fd: c_int) -> Option<Entry> {
    if is_empty() {
        return None;
    }
    if let Some(entry) = get(fd) {
        return Some(entry);
    }
    let wanted = identity(fd)?;
    let entry = with(|table| table.entries.values().find(|e| e.identity == wanted).cloned())?;
    if start::is_ours() {
        let old = with(|table| put(table, fd, entry.clone()));
        drop(old);
    }
    Some(entry)
}

/// The machine's file behind `fd`.
pub(crate) fn machine_file(fd: c_int) -> Option<Arc<MachineFile>> {
    match find(fd)? {
        Entry {
            what: What::Machine(file),
            inherited: false,
            ..
        } => Some(file),
        _ => None,
    }
}

/// `fd` is closed: what it was is returned, to be dropped when the caller holds nothing.
pub(crate) fn forget(fd: c_int) -> Option<Entry> {
    with(|table| {
        let old = table.entries.remove(&fd);
        if old.is_some() {
            mark(fd, false);
        }
        old
    })
}

/// All numbers from `first` to `last` are closed.
pub(crate) fn forget_range(first: c_int, last: c_int) {
    let gone: Vec<Entry> = with(|table| {
        let numbers: Vec<c_int> = table.entries.range(first..=last).map(|(&fd, _)| fd).collect();
        numbers
            .iter()
            .filter_map(|fd| {
                mark(*fd, false);
                table.entries.remove(fd)
            })
            .collect()
    });
    drop(gone);
}

/// `to` is a duplicate of `from` now.
pub(crate) fn duplicated(from: c_int, to: c_int) {
    if from == to || !(may_have(from) || may_have(to)) || !start::is_ours() {
        return;
    }
    let entry = get(from);
    let old = match entry {
        Some(entry) => with(|table| put(table, to, entry)),
        None => forget(to),
    };
    drop(old);
}

/// The flag of `open` that closes a file at `exec`, as `memfd_create` has it.
fn close_on_exec(flags: c_int) -> u32 {
    if flags & libc::O_CLOEXEC != 0 {
        libc::MFD_CLOEXEC
    } else {
        0
    }
}

/// A number that nothing but its entry stands behind.
pub(crate) fn place(name: &CStr, flags: c_int) -> Result<c_int, Errno> {
    // SAFETY: a name with its NUL.
    match unsafe { libc::memfd_create(name.as_ptr(), close_on_exec(flags)) } {
        -1 => Err(last_error()),
        fd => Ok(fd),
    }
}

/// A new number for a file of the machine.
pub(crate) fn place_machine_file(inner: Fd, kind: Kind, path: &str, flags: c_int) -> Result<c_int, Errno> {
    let name = match kind {
        Kind::Kfd => c"outcrop:kfd",
        Kind::Render => c"outcrop:render",
        Kind::Dmabuf => c"outcrop:dmabuf",
    };
    let fd = place(name, flags).inspect_err(|_| close_inner(inner))?;
    place_machine_file_at(fd, inner, kind, path).inspect_err(|_| {
        // SAFETY: made above.
        unsafe { real::close(fd) };
    })?;
    Ok(fd)
}

/// Closes a file at the machine.
fn close_inner(inner: Fd) {
    use outcrop_platform::Platform as _;
    if let Some(running) = start::running() {
        // The number came from this machine and is closed once.
        let _ = without_signals(|| running.client.close(inner));
    }
}

/// Makes `fd`, which the caller has, the number of a file of the machine.
pub(crate) fn place_machine_file_at(
    fd: c_int,
    inner: Fd,
    kind: Kind,
    path: &str,
) -> Result<Arc<MachineFile>, Errno> {
    // From here on it is closed if a step fails.
    let file = Arc::new(MachineFile {
        inner,
        kind,
        process: std::process::id(),
    });
    insert(fd, What::Machine(Arc::clone(&file)), path.into())?;
    Ok(file)
}
