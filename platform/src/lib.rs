//! The one seam below the ROCm stack.
//!
//! Every layer of the stack reaches the outside world through [`Platform`]: device files and their
//! ioctls, memory mappings, small files and folders (sysfs), time, and a word to sleep on. Two things
//! stand under it: [`linux::Linux`], which makes raw system calls, and the software machine of
//! `outcrop-soft`. No layer can tell which one it has.
//!
//! [`Host`] is the seam *below* the software machine: what that machine needs from the computer that
//! it runs on, beyond a `Platform`.
#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

mod errno;
mod host;
pub mod ioctl_log;
pub mod linux;
mod platform;
#[cfg(feature = "std")]
mod std_host;
pub mod trace;

pub use errno::Errno;
pub use host::{Host, Lent, Thread};
pub use platform::{Fd, Map, MapAt, MapSource, OpenFlags, Platform, ProcessSlot, Prot, WaitOutcome};
#[cfg(feature = "std")]
pub use std_host::StdHost;
