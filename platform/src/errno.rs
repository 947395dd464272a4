//! Error numbers of the kernel.

use core::fmt;

use linux_raw_sys::errno as raw;

/// A Linux error number, positive.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Errno(pub u16);

macro_rules! errnos {
    ($($name:ident = $raw:ident, $text:literal;)*) => {
        impl Errno {
            $(#[doc = concat!("`", stringify!($raw), "`: ", $text, ".")]
            pub const $name: Errno = Errno(raw::$raw as u16);)*

            /// The C name, `"E?"` for a number that the kernel's drivers are not known to return.
            pub const fn name(self) -> &'static str {
                match self.0 as u32 {
                    $(raw::$raw => stringify!($raw),)*
                    _ => "E?",
                }
            }

            /// A few words for people.
            pub const fn description(self) -> &'static str {
                match self.0 as u32 {
                    $(raw::$raw => $text,)*
                    _ => "unknown error",
                }
            }
        }
    };
}

errnos! {
    PERM = EPERM, "operation not permitted";
    NOENT = ENOENT, "no such file or folder";
    SRCH = ESRCH, "no such process";
    INTR = EINTR, "interrupted";
    IO = EIO, "input/output error";
    NXIO = ENXIO, "no such device or address";
    BADF = EBADF, "bad file descriptor";
    AGAIN = EAGAIN, "try again";
    NOMEM = ENOMEM, "out of memory";
    ACCES = EACCES, "permission denied";
    FAULT = EFAULT, "bad address";
    BUSY = EBUSY, "device or resource busy";
    EXIST = EEXIST, "already exists";
    NODEV = ENODEV, "no such device";
    NOTDIR = ENOTDIR, "not a folder";
    INVAL = EINVAL, "invalid argument";
    NFILE = ENFILE, "too many open files in the system";
    MFILE = EMFILE, "too many open files";
    NOTTY = ENOTTY, "not an ioctl of this device";
    FBIG = EFBIG, "file too large";
    NOSPC = ENOSPC, "no space left";
    PIPE = EPIPE, "nobody reads any more";
    RANGE = ERANGE, "out of range";
    ALREADY = EALREADY, "already in progress";
    NAMETOOLONG = ENAMETOOLONG, "name too long";
    NOSYS = ENOSYS, "function not implemented";
    NODATA = ENODATA, "no data";
    TIME = ETIME, "timer expired";
    CANCELED = ECANCELED, "operation canceled";
    OVERFLOW = EOVERFLOW, "value too large";
    OPNOTSUPP = EOPNOTSUPP, "operation not supported";
    ADDRINUSE = EADDRINUSE, "address in use";
    TIMEDOUT = ETIMEDOUT, "timed out";
}

impl fmt::Debug for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name(), self.0)
    }
}

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}: {})", self.name(), self.0, self.description())
    }
}

impl core::error::Error for Errno {}
