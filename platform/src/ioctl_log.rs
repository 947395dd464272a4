//! Every ioctl of a program, decoded, one JSON object a line.
//!
//! [`IoctlLog`] stands between a stack and its platform, whichever that is. A line tells what went in, what came
//! back, and how long it took:
//!
//! ```json
//! {"ns":1200,"took":310,"fd":3,"request":"AMDKFD_IOC_SET_EVENT","number":"0x40084b0a","in":{"event_id":1,"pad":0},"result":0}
//! ```
//!
//! `in` is left out where the caller passes nothing, `out` where the driver returns nothing; instead of `result` a call
//! that failed has `errno`. A request that is not known has its bytes as hexadecimal digits.
//! What an argument points to (the events of `WAIT_EVENTS`, a list of GPUs) is not followed.
#![expect(unsafe_code, reason = "looks at ioctl arguments and hands unsafe methods on")]

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::sync::atomic::AtomicU32;

use outcrop_abi::{ioctl as request_number, layout};

use crate::{Errno, Fd, Map, OpenFlags, Platform, ProcessSlot, WaitOutcome};

/// Where lines go; each call is one line without its end.
pub type Sink = Box<dyn Fn(fmt::Arguments<'_>) + Send + Sync>;

/// A platform whose ioctls are written to a [`Sink`].
pub struct IoctlLog {
    inner: Arc<dyn Platform>,
    sink: Sink,
}

impl IoctlLog {
    /// Logs the ioctls made through `inner`.
    pub fn new(inner: Arc<dyn Platform>, sink: Sink) -> Arc<Self> {
        Arc::new(Self { inner, sink })
    }

    /// What the environment asks for: with `OUTCROP_IOCTL_LOG=FILE` the lines are added to that file, else `inner` is
    /// returned as it is.
    ///
    /// # Errors
    /// The file cannot be opened.
    #[cfg(feature = "std")]
    pub fn from_env(inner: Arc<dyn Platform>) -> Result<Arc<dyn Platform>, std::io::Error> {
        use std::io::Write as _;
        let Some(path) = std::env::var_os("OUTCROP_IOCTL_LOG").filter(|path| !path.is_empty()) else {
            return Ok(inner);
        };
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Self::new(
            inner,
            Box::new(move |line| {
                // One write a line, so that lines of several threads and processes do not mix. A full disk must not
                // stop the program that is looked at.
                let _ = (&file).write_all(std::format!("{line}\n").as_bytes());
            }),
        ))
    }
}

/// Bytes of an argument as the type that the request has.
struct Argument<'a> {
    ty: Option<&'static layout::Type>,
    bytes: &'a [u8],
}

impl fmt::Display for Argument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(ty) = self.ty {
            let view = layout::View {
                ty,
                bytes: self.bytes,
            };
            return write!(f, "{}", view.json());
        }
        f.write_str("\"")?;
        for byte in self.bytes {
            write!(f, "{byte:02x}")?;
        }
        f.write_str("\"")
    }
}

/// One line.
struct Line<'a> {
    start: u64,
    took: u64,
    fd: Fd,
    request: u32,
    before: &'a [u8],
    after: &'a [u8],
    result: Result<u32, Errno>,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = layout::ioctl(self.request);
        let ty = known.and_then(|known| known.argument);
        let direction = request_number::direction(known.map_or(self.request, |known| known.request));
        write!(
            f,
            "{{\"ns\":{},\"took\":{},\"fd\":{},",
            self.start, self.took, self.fd.0
        )?;
        if let Some(known) = known {
            write!(f, "\"request\":\"{}\",", known.name)?;
        }
        write!(f, "\"number\":\"{:#010x}\"", self.request)?;
        if direction & 1 != 0 {
            write!(
                f,
                ",\"in\":{}",
                Argument {
                    ty,
                    bytes: self.before
                }
            )?;
        }
        if direction & 2 != 0 {
            write!(
                f,
                ",\"out\":{}",
                Argument {
                    ty,
                    bytes: self.after
                }
            )?;
        }
        match self.result {
            Ok(value) => write!(f, ",\"result\":{value}}}"),
            Err(errno) if errno.name() == "E?" => write!(f, ",\"errno\":{}}}", errno.0),
            Err(errno) => write!(f, ",\"errno\":\"{}\"}}", errno.name()),
        }
    }
}

/// # Safety
/// `arg` is valid for reads of `size` bytes.
unsafe fn copy(arg: *const u8, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    // No address at all is for the driver to refuse.
    if size != 0 && !arg.is_null() {
        // SAFETY: the caller's contract; the vector is of that size.
        unsafe { core::ptr::copy_nonoverlapping(arg, bytes.as_mut_ptr(), size) };
    }
    bytes
}

impl Platform for IoctlLog {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn open(&self, path: &str, flags: OpenFlags) -> Result<Fd, Errno> {
        self.inner.open(path, flags)
    }

    fn close(&self, fd: Fd) -> Result<(), Errno> {
        self.inner.close(fd)
    }

    unsafe fn ioctl(&self, fd: Fd, request: u32, arg: *mut u8) -> Result<u32, Errno> {
        let size = request_number::size(request);
        // SAFETY: the argument is valid for as many bytes as the request says, by contract.
        let before = unsafe { copy(arg, size) };
        let start = self.inner.monotonic_ns();
        // SAFETY: the caller's contract is the same.
        let result = unsafe { self.inner.ioctl(fd, request, arg) };
        let took = self.inner.monotonic_ns().saturating_sub(start);
        // SAFETY: as above.
        let after = unsafe { copy(arg, size) };
        let line = Line {
            start,
            took,
            fd,
            request,
            before: &before,
            after: &after,
            result,
        };
        (self.sink)(format_args!("{line}"));
        result
    }

    unsafe fn map(&self, request: &Map) -> Result<*mut u8, Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { self.inner.map(request) }
    }

    unsafe fn unmap(&self, addr: *mut u8, len: usize) -> Result<(), Errno> {
        // SAFETY: the caller's contract is the same.
        unsafe { self.inner.unmap(addr, len) }
    }

    fn read_file(&self, path: &str, buf: &mut [u8]) -> Result<usize, Errno> {
        self.inner.read_file(path, buf)
    }

    fn list_folder(&self, path: &str, entry: &mut dyn FnMut(&str)) -> Result<(), Errno> {
        self.inner.list_folder(path, entry)
    }

    fn monotonic_ns(&self) -> u64 {
        self.inner.monotonic_ns()
    }

    fn wait(&self, word: &AtomicU32, expected: u32, timeout_ns: Option<u64>) -> WaitOutcome {
        self.inner.wait(word, expected, timeout_ns)
    }

    fn wake(&self, word: &AtomicU32, count: u32) {
        self.inner.wake(word, count);
    }

    fn doorbell_hint(&self, doorbell: *const u64) {
        self.inner.doorbell_hint(doorbell);
    }

    fn process_slot(&self) -> Option<&'static ProcessSlot> {
        self.inner.process_slot()
    }

    fn relax(&self) {
        self.inner.relax();
    }
}
