//! Device variables by the address of their host shadow.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::c_void;

use outcrop_hip::{Code, CopyKind, Device};

use crate::call::{Failure, Outcome};
use crate::copy;
use crate::library;
use crate::pointer::{Out, pointer};
use crate::registration;
use crate::types::*;

pub unsafe fn address(out: *mut *mut c_void, symbol: *const c_void) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let (address, _) = registration::variable_on(symbol, &library::current_device()?)?;
    out.put(pointer(address));
    Ok(())
}

pub unsafe fn size(out: *mut size_t, symbol: *const c_void) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let (_, size) = registration::variable_on(symbol, &library::current_device()?)?;
    out.put(size as size_t);
    Ok(())
}

/// Address of `size` bytes at `offset` of a variable.
fn place(
    symbol: *const c_void,
    size: size_t,
    offset: size_t,
    device: &Device,
) -> Result<*mut c_void, Failure> {
    let (address, have) = registration::variable_on(symbol, device)?;
    match offset.checked_add(size) {
        Some(end) if end as u64 <= have => Ok(pointer(address + offset as u64)),
        _ => Err(Code::INVALID_VALUE.into()),
    }
}

/// A copy to a variable is from the host or a device; which of the two it is, its address tells.
fn kind_to(kind: hipMemcpyKind) -> Result<CopyKind, Failure> {
    match copy::kind(kind)? {
        kind @ (CopyKind::HostToDevice | CopyKind::DeviceToDevice | CopyKind::Default) => Ok(kind),
        _ => Err(Code::INVALID_MEMCPY_DIRECTION.into()),
    }
}

fn kind_from(kind: hipMemcpyKind) -> Result<CopyKind, Failure> {
    match copy::kind(kind)? {
        kind @ (CopyKind::DeviceToHost | CopyKind::DeviceToDevice | CopyKind::Default) => Ok(kind),
        _ => Err(Code::INVALID_MEMCPY_DIRECTION.into()),
    }
}

pub unsafe fn copy_to(
    symbol: *const c_void,
    src: *const c_void,
    size: size_t,
    offset: size_t,
    kind: hipMemcpyKind,
) -> Outcome {
    let dst = place(symbol, size, offset, &library::current_device()?)?;
    // SAFETY: the caller's contract.
    unsafe { copy::synchronous(dst, src, size, kind_to(kind)?) }
}

pub unsafe fn copy_to_async(
    symbol: *const c_void,
    src: *const c_void,
    size: size_t,
    offset: size_t,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> Outcome {
    let dst = place(symbol, size, offset, &library::stream(stream)?.device())?;
    // SAFETY: the caller's contract.
    unsafe { copy::on_stream(dst, src, size, kind_to(kind)?, stream) }
}

pub unsafe fn copy_from(
    dst: *mut c_void,
    symbol: *const c_void,
    size: size_t,
    offset: size_t,
    kind: hipMemcpyKind,
) -> Outcome {
    let src = place(symbol, size, offset, &library::current_device()?)?;
    // SAFETY: the caller's contract.
    unsafe { copy::synchronous(dst, src, size, kind_from(kind)?) }
}

pub unsafe fn copy_from_async(
    dst: *mut c_void,
    symbol: *const c_void,
    size: size_t,
    offset: size_t,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> Outcome {
    let src = place(symbol, size, offset, &library::stream(stream)?.device())?;
    // SAFETY: the caller's contract.
    unsafe { copy::on_stream(dst, src, size, kind_from(kind)?, stream) }
}
