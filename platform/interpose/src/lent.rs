//! Dmabufs that other processes can be given.
//!
//! A dmabuf is one end of a pair of sockets in which a message waits: the description of the BO, and the memory file that it
//! is in (`SCM_RIGHTS`). Whoever has the end looks at the message without taking it (`MSG_PEEK`), which gives it the memory
//! file; so it works after the exporting process has ended. The other end stays here: when it is told that nobody has the
//! first one open any more, in any process, the BO is let go.
#![expect(unsafe_code, reason = "sends file numbers over sockets")]

use core::ffi::{c_int, c_uint};
use core::mem::{self, MaybeUninit};
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use outcrop_platform::{Errno, Fd, Lent};

use crate::host::{self, last_error};
use crate::lock::{HeldOverFork, Lock};
use crate::table::{self, Kind, MachineFile};
use crate::{real, start};

/// A BO that may be in use elsewhere.
struct Out {
    /// Our end.
    keeper: c_int,
    /// What keeps the BO.
    _file: Arc<MachineFile>,
}

static OUT: Lock<Vec<Out>> = Lock::new(Vec::new());
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// What is held over a fork.
pub(crate) fn lock() -> &'static dyn HeldOverFork {
    &OUT
}

/// Room for one file number in a message.
const CONTROL: usize = unsafe_space();

const fn unsafe_space() -> usize {
    // SAFETY: computes a size.
    unsafe { libc::CMSG_SPACE(size_of::<c_int>() as c_uint) as usize }
}

/// A control message, aligned as the C library wants it.
#[repr(C, align(8))]
struct Control([u8; CONTROL]);

fn message(bytes: &mut libc::iovec, control: &mut Control) -> libc::msghdr {
    // SAFETY: all zero is a message without anything.
    let mut message: libc::msghdr = unsafe { mem::zeroed() };
    message.msg_iov = bytes;
    message.msg_iovlen = 1;
    message.msg_control = (&raw mut control.0).cast();
    message.msg_controllen = CONTROL;
    message
}

/// Makes a dmabuf of the machine's file `inner`, whose BO is in `memory` as `about` says.
pub(crate) fn publish(inner: Fd, memory: Fd, about: &[u8]) -> Result<c_int, Errno> {
    let mut ends = [-1; 2];
    let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC;
    // SAFETY: room for two numbers.
    if unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) } != 0 {
        return Err(last_error());
    }
    let [file, keeper] = ends;
    let made = host::keep(Fd(keeper)).and_then(|keeper| {
        let made = send(keeper.0, memory.0, about)
            .and_then(|()| table::place_machine_file_at(file, inner, Kind::Dmabuf, ""));
        made.inspect_err(|_| host::drop_private(keeper.0))
            .map(|kept| (keeper.0, kept))
    });
    match made {
        Ok((keeper, kept)) => {
            OUT.with(|out| out.push(Out { keeper, _file: kept }));
            COUNT.fetch_add(1, Ordering::Relaxed);
            Ok(file)
        }
        Err(error) => {
            // SAFETY: made above, and nobody knows it.
            unsafe { real::close(file) };
            Err(error)
        }
    }
}

fn send(end: c_int, memory: c_int, about: &[u8]) -> Result<(), Errno> {
    let mut bytes = libc::iovec {
        iov_base: about.as_ptr().cast_mut().cast(),
        iov_len: about.len(),
    };
    let mut control = Control([0; CONTROL]);
    let message = message(&mut bytes, &mut control);
    // SAFETY: the message has room for one header.
    let header = unsafe { libc::CMSG_FIRSTHDR(&raw const message) };
    // SAFETY: the header is in the control buffer, which has room for it and one number.
    unsafe {
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = libc::CMSG_LEN(size_of::<c_int>() as c_uint) as usize;
        ptr::write_unaligned(libc::CMSG_DATA(header).cast::<c_int>(), memory);
    }
    // SAFETY: the message and what it points to live through the call.
    if unsafe { libc::sendmsg(end, &raw const message, libc::MSG_NOSIGNAL) } < 0 {
        return Err(last_error());
    }
    Ok(())
}

/// Lets go of what nobody uses any more; cheap where nothing has been lent.
#[inline]
pub(crate) fn sweep() {
    if COUNT.load(Ordering::Relaxed) != 0 {
        sweep_all();
    }
}

#[cold]
fn sweep_all() {
    let gone: Vec<Out> = OUT.with(|out| {
        let mut ends: Vec<libc::pollfd> = out
            .iter()
            .map(|out| libc::pollfd {
                fd: out.keeper,
                events: 0,
                revents: 0,
            })
            .collect();
        // SAFETY: as many entries as are said.
        unsafe { libc::poll(ends.as_mut_ptr(), ends.len() as libc::nfds_t, 0) };
        let mut ends = ends.iter().map(|end| end.revents & libc::POLLHUP != 0);
        out.extract_if(.., |_| ends.next() == Some(true)).collect()
    });
    COUNT.fetch_sub(gone.len(), Ordering::Relaxed);
    for out in &gone {
        host::drop_private(out.keeper);
    }
    // Here the BOs go, with no lock held.
    drop(gone);
}

/// In a child: what is lent is the parent's affair.
///
/// # Safety
/// The locks are held for a fork.
pub(crate) unsafe fn inherit() {
    // SAFETY: the caller's contract.
    let out = unsafe { OUT.held() };
    mem::forget(mem::take(out));
    COUNT.store(0, Ordering::Relaxed);
}

/// A new number for a dmabuf that this process has got from another.
pub(crate) fn lend_on(file: Fd) -> Result<Fd, Errno> {
    // SAFETY: a duplicate with the lowest number.
    let fd = unsafe { real::fcntl(file.0, libc::F_DUPFD_CLOEXEC, ptr::null_mut()) };
    if fd < 0 {
        return Err(last_error());
    }
    if receive(fd).is_none() {
        // SAFETY: made above.
        unsafe { real::close(fd) };
        return Err(Errno::INVAL);
    }
    Ok(Fd(fd))
}

/// Makes `fd` a file of the machine if it is a dmabuf of another process.
pub(crate) fn receive(fd: c_int) -> Option<Arc<MachineFile>> {
    let mut stat = MaybeUninit::<libc::stat>::uninit();
    // SAFETY: the call fills the structure, or fails.
    if unsafe { real::fstat(fd, stat.as_mut_ptr()) } != 0 {
        return None;
    }
    // SAFETY: filled.
    let stat = unsafe { stat.assume_init_ref() };
    if stat.st_mode & libc::S_IFMT != libc::S_IFSOCK {
        return None;
    }
    let mut about = [0_u8; 256];
    let (memory, bytes) = peek(fd, &mut about)?;
    let lent = lent(fd, memory, stat.st_ino)?;
    let running = start::machine()?;
    let inner = running.machine.receive(lent, about.get(..bytes)?).ok()?;
    table::place_machine_file_at(fd, inner, Kind::Dmabuf, "").ok()
}

/// Looks at the message that waits in a dmabuf; no other socket has such a one.
fn peek(fd: c_int, about: &mut [u8]) -> Option<(c_int, usize)> {
    let mut bytes = libc::iovec {
        iov_base: about.as_mut_ptr().cast(),
        iov_len: about.len(),
    };
    let mut control = Control([0; CONTROL]);
    let mut message = message(&mut bytes, &mut control);
    let flags = libc::MSG_PEEK | libc::MSG_DONTWAIT | libc::MSG_CMSG_CLOEXEC;
    // SAFETY: the message and what it points to live through the call.
    let got = unsafe { libc::recvmsg(fd, &raw mut message, flags) };
    let got = usize::try_from(got).ok()?;
    // SAFETY: the kernel has filled the control buffer.
    let header = unsafe { libc::CMSG_FIRSTHDR(&raw const message).as_ref() }?;
    if header.cmsg_level != libc::SOL_SOCKET || header.cmsg_type != libc::SCM_RIGHTS {
        return None;
    }
    // SAFETY: a message with rights has at least one number, and no more than there is room for.
    let memory = unsafe { ptr::read_unaligned(libc::CMSG_DATA(header).cast::<c_int>()) };
    Some((memory, got))
}

/// The memory file and a number of the dmabuf, both out of the program's way.
fn lent(fd: c_int, memory: c_int, identity: u64) -> Option<Lent> {
    // SAFETY: asks for the size.
    let bytes = unsafe { real::lseek(memory, 0, libc::SEEK_END) };
    let memory = host::keep(Fd(memory)).ok()?;
    // SAFETY: a duplicate.
    let copy = unsafe { real::fcntl(fd, libc::F_DUPFD_CLOEXEC, ptr::null_mut()) };
    let file = if copy < 0 {
        Err(last_error())
    } else {
        host::keep(Fd(copy))
    };
    match (file, u64::try_from(bytes)) {
        (Ok(file), Ok(bytes)) => Some(Lent {
            memory,
            bytes,
            file,
            identity,
        }),
        (file, _) => {
            host::drop_private(memory.0);
            if let Ok(file) = file {
                host::drop_private(file.0);
            }
            None
        }
    }
}
