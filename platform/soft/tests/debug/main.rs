//! A process that debugs itself: exceptions are raised, reported and cleared, queues stop and go on.
#![expect(unsafe_code, reason = "raw ioctls")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::std_instead_of_core,
    reason = "helpers of tests"
)]

#[path = "../client/mod.rs"]
mod client;
mod exceptions;
mod traps;

use std::io::PipeReader;
use std::os::fd::AsRawFd as _;

use client::{Client, Queue};
use outcrop_abi::kfd;
use outcrop_platform::Errno;
use zerocopy::{FromBytes, Immutable, IntoBytes};

const fn bit(code: u32) -> u64 {
    1 << (code - 1)
}

/// One operation: the part of the argument that belongs to it goes in and comes back.
fn trap<T: FromBytes + IntoBytes + Immutable>(c: &Client, op: u32, part: &mut T) -> Result<u32, Errno> {
    let mut args = kfd::DbgTrapArgs {
        pid: std::process::id(),
        op,
        ..Default::default()
    };
    let size = size_of::<T>();
    args.data.as_mut_bytes()[..size].copy_from_slice(part.as_bytes());
    // SAFETY: the argument is a whole one, and what it points to lives in the caller.
    let result = unsafe {
        c.p()
            .ioctl(c.kfd, kfd::AMDKFD_IOC_DBG_TRAP, (&raw mut args).cast())
    };
    part.as_mut_bytes().copy_from_slice(&args.data.as_bytes()[..size]);
    result
}

fn attach(c: &Client, mask: u64) -> PipeReader {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut info = kfd::RuntimeInfo::default();
    let mut args = kfd::DbgTrapEnableArgs {
        exception_mask: mask,
        rinfo_ptr: &raw mut info as u64,
        rinfo_size: size_of_val(&info) as u32,
        dbg_fd: writer.as_raw_fd() as u32,
    };
    assert_eq!(trap(c, kfd::KFD_IOC_DBG_TRAP_ENABLE, &mut args), Ok(0));
    assert_eq!(info.runtime_state, kfd::DEBUG_RUNTIME_STATE_ENABLED);
    // The kernel would hold the file itself; here the number has to stay valid.
    core::mem::forget(writer);
    reader
}

fn enable_runtime(c: &Client) {
    let mut args = kfd::RuntimeEnableArgs {
        mode_mask: kfd::KFD_RUNTIME_ENABLE_MODE_ENABLE_MASK,
        ..Default::default()
    };
    assert_eq!(c.kfd(kfd::AMDKFD_IOC_RUNTIME_ENABLE, &mut args), Ok(()));
}

/// Exception, GPU and queue of the next event; `clear` is taken from it.
fn next(c: &Client, clear: u64) -> Result<(u64, u32, u32), Errno> {
    let mut args = kfd::DbgTrapQueryDebugEventArgs {
        exception_mask: clear,
        ..Default::default()
    };
    trap(c, kfd::KFD_IOC_DBG_TRAP_QUERY_DEBUG_EVENT, &mut args)?;
    Ok((args.exception_mask, args.gpu_id, args.queue_id))
}

fn copy(c: &Client, q: &Queue, from: u64, to: u64, bytes: u32) {
    let [from_lo, from_hi] = [from as u32, (from >> 32) as u32];
    let [to_lo, to_hi] = [to as u32, (to >> 32) as u32];
    let words = [1, bytes - 1, 0, from_lo, from_hi, to_lo, to_hi];
    for (index, word) in words.into_iter().enumerate() {
        q.ring.set32(index as u64 * 4, word);
    }
    q.pointers.set(56, words.len() as u64 * 4);
    c.ring(q.doorbell, words.len() as u64 * 4);
}
