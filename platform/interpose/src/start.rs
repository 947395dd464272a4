//! The machine of this process: made at the first touch of one of its paths, gone in a child.
#![expect(
    unsafe_code,
    reason = "registers what happens at a fork; the running machine is kept for ever"
)]

use core::fmt;
use core::ptr;
use core::sync::atomic::{AtomicBool, AtomicI32, AtomicPtr, AtomicU32, Ordering};
use std::io::Write as _;
use std::os::fd::{FromRawFd as _, IntoRawFd as _};
use std::sync::Arc;

use outcrop_platform::ioctl_log::IoctlLog;
use outcrop_platform::{Fd, Platform};
use outcrop_soft::{Builder, Client, Machine};

use crate::host::OwnHost;
use crate::lock;
use crate::table;

/// A machine at work.
pub(crate) struct Running {
    pub(crate) machine: Arc<Machine>,
    /// This process at the machine.
    pub(crate) client: Arc<Client>,
    /// The client, or what writes down each ioctl on the way to it.
    way: Arc<dyn Platform>,
}

impl Running {
    /// One ioctl of a file of the machine, which the program knows by `number`.
    ///
    /// # Safety
    /// As [`Platform::ioctl`].
    pub(crate) unsafe fn ioctl(
        &self,
        request: u32,
        number: i32,
        arg: *mut u8,
    ) -> Result<u32, outcrop_platform::Errno> {
        // SAFETY: the caller's contract.
        unsafe { self.way.ioctl(Fd(number), request, arg) }
    }
}

static RUNNING: AtomicPtr<Running> = AtomicPtr::new(ptr::null_mut());
/// The process that this library's state is of; 0 before the first use.
static PROCESS: AtomicU32 = AtomicU32::new(0);
/// The thread that makes the machine just now.
static STARTER: AtomicI32 = AtomicI32::new(0);
/// Whether making it has failed.
static FAILED: AtomicI32 = AtomicI32::new(0);

/// Whether this process has ever opened `/dev/kfd`.
static AT_KFD: AtomicBool = AtomicBool::new(false);

/// Notes that it has.
pub(crate) fn has_opened_kfd() {
    AT_KFD.store(true, Ordering::Relaxed);
}

/// Whether it has.
pub(crate) fn is_at_kfd() -> bool {
    AT_KFD.load(Ordering::Relaxed)
}

/// Writes a line for people.
pub(crate) fn say(text: fmt::Arguments<'_>) {
    // Nobody is left to tell if standard error is closed.
    let _ = std::io::stderr().write_all(format!("outcrop: {text}\n").as_bytes());
}

/// Notes whose process this is, and what to do at a fork.
pub(crate) fn prepare() {
    PROCESS.store(std::process::id(), Ordering::Relaxed);
    // SAFETY: three functions that live as long as the process, as this library is never unloaded.
    let refused =
        unsafe { libc::pthread_atfork(Some(before_fork), Some(after_fork_here), Some(after_fork_there)) };
    if refused != 0 {
        say(format_args!("no memory for the functions of a fork"));
    }
}

/// Whether the state is that of this process. It is not between `vfork` and `exec`, and in a child made without the C
/// library: such a child has the parent's memory, and must leave it as it is.
pub(crate) fn is_ours() -> bool {
    PROCESS.load(Ordering::Relaxed) == std::process::id()
}

/// The machine if it runs.
#[inline]
pub(crate) fn running() -> Option<&'static Running> {
    // SAFETY: null, or a leaked box.
    unsafe { RUNNING.load(Ordering::Acquire).as_ref() }
}

/// The machine, started if need be; `None` if it cannot be, or if this thread is about to.
pub(crate) fn machine() -> Option<&'static Running> {
    if let Some(running) = running() {
        return Some(running);
    }
    let me = thread_id();
    if FAILED.load(Ordering::Relaxed) != 0 || STARTER.load(Ordering::Relaxed) == me || !is_ours() {
        return None;
    }
    lock::exclusively(|| {
        if running().is_none() && FAILED.load(Ordering::Relaxed) == 0 {
            STARTER.store(me, Ordering::Relaxed);
            match start() {
                Ok(running) => RUNNING.store(Box::into_raw(Box::new(running)), Ordering::Release),
                Err(why) => {
                    FAILED.store(1, Ordering::Relaxed);
                    say(format_args!("no software machine: {why}"));
                }
            }
            STARTER.store(0, Ordering::Relaxed);
        }
    });
    running()
}

fn thread_id() -> i32 {
    // SAFETY: no pointers.
    unsafe { libc::gettid() }
}

#[cold]
fn start() -> Result<Running, String> {
    let builder = Builder::from_env(Arc::new(OwnHost::new())).map_err(|error| error.to_string())?;
    if builder.is_threadless() {
        return Err("of 0 threads it would have no time to work; OUTCROP_THREADS, or `threads` of its file, is to be 1 or more".into());
    }
    let machine = builder.build().map_err(|error| error.to_string())?;
    let client = Arc::new(machine.client(std::process::id()));
    let numbered: Arc<dyn Platform> = Arc::new(crate::host::Numbered(Arc::clone(&client)));
    let way = match std::env::var_os("OUTCROP_IOCTL_LOG").filter(|path| !path.is_empty()) {
        None => numbered,
        Some(path) => {
            let file =
                log_file(&path).map_err(|error| format!("OUTCROP_IOCTL_LOG={}: {error}", path.display()))?;
            IoctlLog::new(
                numbered,
                Box::new(move |line| {
                    // One write a line, so that lines of several threads and processes do not mix. A full disk must not
                    // stop the program that is looked at.
                    let _ = (&file).write_all(format!("{line}\n").as_bytes());
                }),
            )
        }
    };
    Ok(Running { machine, client, way })
}

/// The file for the ioctls, under a number that is not in the program's way.
fn log_file(path: &std::ffi::OsStr) -> std::io::Result<std::fs::File> {
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
    let moved = crate::host::move_away(file.into_raw_fd())
        .map_err(|errno| std::io::Error::from_raw_os_error(errno.0.into()))?;
    // SAFETY: the duplicate that has just been made, and that nobody else knows.
    Ok(unsafe { std::fs::File::from_raw_fd(moved) })
}

extern "C" fn before_fork() {
    lock::before_fork();
}

extern "C" fn after_fork_here() {
    lock::after_fork();
}

extern "C" fn after_fork_there() {
    // The machine's threads are not here, and its locks may be held by them for ever: nothing of it is touched again.
    let had = !RUNNING.swap(ptr::null_mut(), Ordering::Relaxed).is_null();
    PROCESS.store(std::process::id(), Ordering::Relaxed);
    STARTER.store(0, Ordering::Relaxed);
    AT_KFD.store(false, Ordering::Relaxed);
    // SAFETY: the locks are held, by `before_fork`.
    unsafe { table::inherit() };
    // SAFETY: as above.
    unsafe { crate::lent::inherit() };
    lock::after_fork();
    if had {
        crate::host::close_private();
    }
}
