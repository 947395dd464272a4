//! The one place where an ioctl is made.
#![expect(unsafe_code, reason = "calls Platform::ioctl")]

use core::ptr;

use outcrop_platform::{Errno, Fd, Platform};
use zerocopy::{FromBytes, IntoBytes};

/// Bytes of the argument that a request number declares (`_IOC_SIZE`).
const fn argument_size(request: u32) -> usize {
    ((request >> 16) & 0x3FFF) as usize
}

/// Makes an ioctl, again for as long as it is interrupted.
///
/// # Errors
/// The driver's errno; [`Errno::INVAL`] for an argument of another size than the request declares.
///
/// # Safety
/// Every address in `arg` that the driver follows is valid for what it does there.
pub(crate) unsafe fn ioctl<T: FromBytes + IntoBytes>(
    platform: &dyn Platform,
    fd: Fd,
    request: u32,
    arg: &mut T,
) -> Result<u32, Errno> {
    if argument_size(request) != size_of::<T>() {
        return Err(Errno::INVAL);
    }
    loop {
        // SAFETY: the argument has the size that the request declares and any bytes are valid for it; for the
        // addresses in it there is the caller's contract.
        match unsafe { platform.ioctl(fd, request, ptr::from_mut(arg).cast()) } {
            Err(Errno::INTR | Errno::AGAIN) => {}
            other => return other,
        }
    }
}
