//! Copies and fills.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uchar, c_ushort, c_void};

use outcrop_hip::{Code, CopyKind, Plane};

use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::pointer::address;
use crate::types::*;

/// `hipMemcpyDeviceToDeviceNoCU`: between devices, and not by a kernel, which it never is here.
const DEVICE_TO_DEVICE_NO_CU: hipMemcpyKind = 1024;

pub fn kind(kind: hipMemcpyKind) -> Result<CopyKind, Failure> {
    match kind {
        DEVICE_TO_DEVICE_NO_CU => Ok(CopyKind::DeviceToDevice),
        kind => Ok(CopyKind::from_value(kind)?),
    }
}

/// Copies and waits, on the null stream of the device that has to do with it.
pub unsafe fn synchronous(dst: *mut c_void, src: *const c_void, size: size_t, kind: CopyKind) -> Outcome {
    // SAFETY: the caller's contract is the C function's, which covers this one's.
    Ok(unsafe {
        library()?
            .runtime
            .memcpy(address(dst), address(src), size as u64, kind)
    }?)
}

/// Copies in a stream's order.
pub unsafe fn on_stream(
    dst: *mut c_void,
    src: *const c_void,
    size: size_t,
    kind: CopyKind,
    stream: hipStream_t,
) -> Outcome {
    let stream = library::stream(stream)?;
    // SAFETY: the caller's contract is the C function's, which covers this one's.
    Ok(unsafe { stream.memcpy_async(address(dst), address(src), size as u64, kind) }?)
}

pub unsafe fn copy(dst: *mut c_void, src: *const c_void, size: size_t, kind: hipMemcpyKind) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    unsafe { synchronous(dst, src, size, self::kind(kind)?) }
}

pub unsafe fn with_stream(
    dst: *mut c_void,
    src: *const c_void,
    size: size_t,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> Outcome {
    let stream = library::stream(stream)?;
    // SAFETY: the caller's contract is the C function's, which covers this one's.
    Ok(unsafe { stream.memcpy(address(dst), address(src), size as u64, self::kind(kind)?) }?)
}

pub unsafe fn copy_async(
    dst: *mut c_void,
    src: *const c_void,
    size: size_t,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    unsafe { on_stream(dst, src, size, self::kind(kind)?, stream) }
}

pub unsafe fn h_to_d(dst: hipDeviceptr_t, src: *mut c_void, size: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { synchronous(dst, src, size, CopyKind::HostToDevice) }
}

pub unsafe fn d_to_h(dst: *mut c_void, src: hipDeviceptr_t, size: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { synchronous(dst, src, size, CopyKind::DeviceToHost) }
}

pub unsafe fn d_to_d(dst: hipDeviceptr_t, src: hipDeviceptr_t, size: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { synchronous(dst, src, size, CopyKind::DeviceToDevice) }
}

pub unsafe fn h_to_d_async(
    dst: hipDeviceptr_t,
    src: *mut c_void,
    size: size_t,
    stream: hipStream_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { on_stream(dst, src, size, CopyKind::HostToDevice, stream) }
}

pub unsafe fn d_to_h_async(
    dst: *mut c_void,
    src: hipDeviceptr_t,
    size: size_t,
    stream: hipStream_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { on_stream(dst, src, size, CopyKind::DeviceToHost, stream) }
}

pub unsafe fn d_to_d_async(
    dst: hipDeviceptr_t,
    src: hipDeviceptr_t,
    size: size_t,
    stream: hipStream_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { on_stream(dst, src, size, CopyKind::DeviceToDevice, stream) }
}

pub unsafe fn peer(
    dst: *mut c_void,
    dst_device: c_int,
    src: *const c_void,
    src_device: c_int,
    size: size_t,
) -> Outcome {
    library::device(dst_device)?;
    library::device(src_device)?;
    // SAFETY: the caller's contract.
    unsafe { synchronous(dst, src, size, CopyKind::DeviceToDevice) }
}

pub unsafe fn peer_async(
    dst: *mut c_void,
    dst_device: c_int,
    src: *const c_void,
    src_device: c_int,
    size: size_t,
    stream: hipStream_t,
) -> Outcome {
    library::device(dst_device)?;
    library::device(src_device)?;
    // SAFETY: the caller's contract.
    unsafe { on_stream(dst, src, size, CopyKind::DeviceToDevice, stream) }
}

fn plane(memory: *const c_void, pitch: size_t) -> Plane {
    Plane {
        address: address(memory),
        pitch: pitch as u64,
    }
}

pub unsafe fn copy_2d(
    dst: *mut c_void,
    dpitch: size_t,
    src: *const c_void,
    spitch: size_t,
    width: size_t,
    height: size_t,
    kind: hipMemcpyKind,
) -> Outcome {
    let stream = library::current_device()?.null_stream()?;
    let (dst, src, kind) = (plane(dst, dpitch), plane(src, spitch), self::kind(kind)?);
    // SAFETY: the caller's contract is the C function's, which covers this one's.
    Ok(unsafe { stream.memcpy_2d(dst, src, width as u64, height as u64, kind, true) }?)
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn copy_2d_async(
    dst: *mut c_void,
    dpitch: size_t,
    src: *const c_void,
    spitch: size_t,
    width: size_t,
    height: size_t,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> Outcome {
    let stream = library::stream(stream)?;
    let (dst, src, kind) = (plane(dst, dpitch), plane(src, spitch), self::kind(kind)?);
    // SAFETY: the caller's contract is the C function's, which covers this one's.
    Ok(unsafe { stream.memcpy_2d(dst, src, width as u64, height as u64, kind, false) }?)
}

/// Bytes of `count` items; more than there can be is an invalid value.
fn bytes(count: size_t, item: u64) -> Result<u64, Failure> {
    (count as u64)
        .checked_mul(item)
        .ok_or(Failure::Code(Code::INVALID_VALUE))
}

fn fill(dst: *mut c_void, pattern: &[u8], count: size_t) -> Outcome {
    let stream = library::current_device()?.null_stream()?;
    // SAFETY: the memory is the C caller's, to which no Rust references lead.
    Ok(unsafe { stream.memset_raw(address(dst), pattern, bytes(count, pattern.len() as u64)?, true) }?)
}

fn fill_async(dst: *mut c_void, pattern: &[u8], count: size_t, stream: hipStream_t) -> Outcome {
    let stream = library::stream(stream)?;
    // SAFETY: as above.
    Ok(unsafe { stream.memset_raw(address(dst), pattern, bytes(count, pattern.len() as u64)?, false) }?)
}

pub unsafe fn set(dst: *mut c_void, value: c_int, size: size_t) -> Outcome {
    fill(dst, &[value as u8], size)
}

pub unsafe fn set_async(dst: *mut c_void, value: c_int, size: size_t, stream: hipStream_t) -> Outcome {
    fill_async(dst, &[value as u8], size, stream)
}

pub unsafe fn set_d8(dst: hipDeviceptr_t, value: c_uchar, count: size_t) -> Outcome {
    fill(dst, &[value], count)
}

pub unsafe fn set_d8_async(
    dst: hipDeviceptr_t,
    value: c_uchar,
    count: size_t,
    stream: hipStream_t,
) -> Outcome {
    fill_async(dst, &[value], count, stream)
}

pub unsafe fn set_d16(dst: hipDeviceptr_t, value: c_ushort, count: size_t) -> Outcome {
    fill(dst, &value.to_le_bytes(), count)
}

pub unsafe fn set_d16_async(
    dst: hipDeviceptr_t,
    value: c_ushort,
    count: size_t,
    stream: hipStream_t,
) -> Outcome {
    fill_async(dst, &value.to_le_bytes(), count, stream)
}

pub unsafe fn set_d32(dst: hipDeviceptr_t, value: c_int, count: size_t) -> Outcome {
    fill(dst, &value.to_le_bytes(), count)
}

pub unsafe fn set_d32_async(
    dst: hipDeviceptr_t,
    value: c_int,
    count: size_t,
    stream: hipStream_t,
) -> Outcome {
    fill_async(dst, &value.to_le_bytes(), count, stream)
}

/// Fills rows; whole planes at once where there is nothing between the rows.
fn fill_rows(
    dst: *mut c_void,
    pitch: size_t,
    value: c_int,
    width: size_t,
    height: size_t,
    stream: hipStream_t,
) -> Outcome {
    if width > pitch {
        return Err(Code::INVALID_VALUE.into());
    }
    if width == pitch || height == 1 {
        let size = width.checked_mul(height).ok_or(Code::INVALID_VALUE)?;
        return fill_async(dst, &[value as u8], size, stream);
    }
    for row in 0..height {
        fill_async(
            dst.wrapping_byte_add(row.wrapping_mul(pitch)),
            &[value as u8],
            width,
            stream,
        )?;
    }
    Ok(())
}

pub unsafe fn set_2d(
    dst: *mut c_void,
    pitch: size_t,
    value: c_int,
    width: size_t,
    height: size_t,
) -> Outcome {
    let null = core::ptr::null_mut();
    fill_rows(dst, pitch, value, width, height, null)?;
    Ok(library::stream(null)?.synchronize()?)
}

pub unsafe fn set_2d_async(
    dst: *mut c_void,
    pitch: size_t,
    value: c_int,
    width: size_t,
    height: size_t,
    stream: hipStream_t,
) -> Outcome {
    fill_rows(dst, pitch, value, width, height, stream)
}
