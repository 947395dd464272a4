//! One line for each question to a KFD with no GPU.
#![expect(unsafe_code, reason = "makes requests with every kind of argument")]

mod debug;
mod device;
mod event;
mod memory;
mod numbers;
mod queue;
mod sysfs;

use core::fmt::Write as _;

use outcrop_platform::{Errno, Fd, Map, MapAt, MapSource, OpenFlags, Platform, Prot};
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// A GPU id that no topology has.
const NO_GPU: u32 = 0xdead;
/// A handle of memory of that GPU.
const NO_HANDLE: u64 = (NO_GPU as u64) << 32 | 1;

/// An open KFD, and what it has said so far.
pub struct Probe<'p> {
    platform: &'p dyn Platform,
    kfd: Fd,
    out: String,
}

/// Asks everything and returns the answers, one a line.
///
/// Times, clocks, addresses and process numbers are left out: two runs on one kernel give the same text.
///
/// # Errors
/// `/dev/kfd` cannot be opened.
pub fn run(platform: &dyn Platform) -> Result<String, Errno> {
    let kfd = platform.open("/dev/kfd", OpenFlags::READ | OpenFlags::WRITE)?;
    let mut probe = Probe {
        platform,
        kfd,
        out: String::new(),
    };
    // Event slots and the debugger's state belong to the process: the order is part of the answers.
    probe.device();
    probe.event();
    probe.memory();
    probe.queue();
    probe.debug();
    probe.numbers();
    probe.sysfs();
    let Probe { out, .. } = probe;
    platform.close(kfd)?;
    Ok(out)
}

impl Probe<'_> {
    /// A heading, for the reader of the answers.
    fn part(&mut self, title: &str) {
        let _ = writeln!(self.out, "# {title}");
    }

    /// Makes a request and writes `what: ok` or `what: EINVAL`.
    ///
    /// `args` may hold addresses: of memory that outlives the call, or ones that no memory is at.
    fn ask<T: FromBytes + IntoBytes + Immutable>(&mut self, what: &str, request: u32, args: &mut T) -> bool {
        // One answer must not depend on how much of the argument a request says it has.
        let mut bytes = [0u8; 4096];
        let size = size_of::<T>().min(bytes.len());
        bytes[..size].copy_from_slice(&args.as_bytes()[..size]);
        let result = self.request(request, &mut bytes);
        args.as_mut_bytes()[..size].copy_from_slice(&bytes[..size]);
        self.answer(what, result.map(drop));
        result.is_ok()
    }

    /// A request with an argument of as many bytes as any may have.
    fn request(&self, request: u32, bytes: &mut [u8; 4096]) -> Result<u32, Errno> {
        // SAFETY: no request of the probe states more than 4096 bytes; the addresses in the argument are those of
        // live memory, or lie where no process has any and the driver answers EFAULT.
        unsafe { self.platform.ioctl(self.kfd, request, bytes.as_mut_ptr()) }
    }

    fn answer(&mut self, what: &str, result: Result<(), Errno>) {
        let _ = match result {
            Ok(()) => writeln!(self.out, "{what}: ok"),
            Err(errno) if errno.name() == "E?" => writeln!(self.out, "{what}: errno {}", errno.0),
            Err(errno) => writeln!(self.out, "{what}: {}", errno.name()),
        };
    }

    /// Adds to the last line what the answer carried.
    fn with(&mut self, values: core::fmt::Arguments<'_>) {
        self.out.pop();
        let _ = writeln!(self.out, " {values}");
    }

    /// Maps a part of the driver's file, says how that went, and unmaps it again.
    fn mapping(&mut self, what: &str, len: usize, prot: Prot, offset: u64) {
        let request = Map {
            at: MapAt::Any,
            len,
            prot,
            source: MapSource::File(self.kfd, offset),
        };
        // SAFETY: a new mapping replaces nothing.
        let result = unsafe { self.platform.map(&request) };
        self.answer(what, result.map(drop));
        if let Ok(address) = result {
            if prot.contains(Prot::READ) {
                let words: Vec<u64> = [0, 1, len / 8 - 1]
                    .into_iter()
                    // SAFETY: the words lie in the mapping of `len` bytes.
                    .map(|index| unsafe { address.cast::<u64>().add(index).read_volatile() })
                    .collect();
                self.with(format_args!("{words:x?}"));
            }
            // SAFETY: nothing refers to the mapping any more.
            let _ = unsafe { self.platform.unmap(address, len) };
        }
    }
}
