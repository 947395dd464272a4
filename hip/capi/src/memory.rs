//! Allocations of device and pinned host memory, and what an address is in.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uint, c_void};

use outcrop_hip::{Code, MemoryKind, PinnedFlags, PointerAttributes};

use crate::abi;
use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::pointer::{Out, address, pointer};
use crate::types::*;

/// Rows of `hipMallocPitch` start at multiples of this.
const PITCH: size_t = 256;

pub unsafe fn malloc(out: *mut *mut c_void, size: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let device = library::current_device()?.ordinal();
    out.put(pointer(library()?.runtime.malloc(device, size as u64)?));
    Ok(())
}

pub unsafe fn ext_malloc_with_flags(out: *mut *mut c_void, size: size_t, flags: c_uint) -> Outcome {
    // hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipDeviceMallocUncached, hipDeviceMallocContiguous: all memory
    // is coherent enough for the second. hipMallocSignalMemory (2) needs waits on values, which there are not.
    match flags {
        // SAFETY: the caller's contract.
        0 | 1 => unsafe { malloc(out, size) },
        2..=4 => Err(Failure::Refused("only default and fine-grained device memory")),
        _ => Err(Code::INVALID_VALUE.into()),
    }
}

pub unsafe fn malloc_pitch(
    out: *mut *mut c_void,
    pitch: *mut size_t,
    width: size_t,
    height: size_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    let (out, pitch) = unsafe { (Out::new(out)?, Out::new(pitch)?) };
    let device = library::current_device()?.ordinal();
    if width == 0 || height == 0 {
        out.put(core::ptr::null_mut());
        return Ok(());
    }
    let row = width.checked_next_multiple_of(PITCH).ok_or(Code::OUT_OF_MEMORY)?;
    let size = row.checked_mul(height).ok_or(Code::OUT_OF_MEMORY)?;
    out.put(pointer(library()?.runtime.malloc(device, size as u64)?));
    pitch.put(row);
    Ok(())
}

pub unsafe fn mem_alloc_pitch(
    out: *mut hipDeviceptr_t,
    pitch: *mut size_t,
    width: size_t,
    height: size_t,
    element: c_uint,
) -> Outcome {
    if !matches!(element, 4 | 8 | 16) || width == 0 || height == 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: the caller's contract.
    unsafe { malloc_pitch(out, pitch, width, height) }
}

pub unsafe fn free(memory: *mut c_void) -> Outcome {
    Ok(library()?.runtime.free(address(memory))?)
}

pub unsafe fn info(free: *mut size_t, total: *mut size_t) -> Outcome {
    let info = library::current_device()?.memory_info()?;
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(out) = unsafe { Out::new(free) } {
        out.put(info.free as size_t);
    }
    // SAFETY: as above.
    if let Ok(out) = unsafe { Out::new(total) } {
        out.put(info.total as size_t);
    }
    Ok(())
}

fn attributes(memory: *const c_void) -> Result<PointerAttributes, Failure> {
    let library = library()?;
    if memory.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    Ok(library.runtime.pointer_attributes(address(memory))?)
}

pub unsafe fn address_range(base: *mut hipDeviceptr_t, size: *mut size_t, memory: hipDeviceptr_t) -> Outcome {
    let found = attributes(memory).map_err(|failure| match failure {
        // An address that is in nothing has a code of its own in this function.
        Failure::Hip(error) if error.code() == Code::INVALID_VALUE => Failure::Code(Code::NOT_FOUND),
        other => other,
    })?;
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(out) = unsafe { Out::new(base) } {
        out.put(pointer(found.base));
    }
    // SAFETY: as above.
    if let Ok(out) = unsafe { Out::new(size) } {
        out.put(found.size as size_t);
    }
    Ok(())
}

fn is_host(kind: MemoryKind) -> bool {
    matches!(kind, MemoryKind::Pinned | MemoryKind::Registered)
}

/// `hipMemoryType` in the numbers of the program's headers.
fn memory_type(kind: MemoryKind) -> hipMemoryType {
    let (host, device) = if abi::is_before_6() { (0, 1) } else { (1, 2) };
    if is_host(kind) { host } else { device }
}

pub unsafe fn pointer_attributes(out: *mut hipPointerAttribute_t, memory: *const c_void) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let found = attributes(memory)?;
    out.put(hipPointerAttribute_t {
        r#type: memory_type(found.kind),
        device: found.device as c_int,
        devicePointer: pointer(found.device_pointer),
        hostPointer: pointer(found.host_pointer.unwrap_or(0)),
        isManaged: 0,
        allocationFlags: found.flags,
    });
    Ok(())
}

/// Writes one attribute (`hipPointer_attribute`) to `data`.
unsafe fn put_attribute(
    data: *mut c_void,
    attribute: hipPointer_attribute,
    found: &PointerAttributes,
) -> Outcome {
    if data.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    macro_rules! put {
        ($ty:ty, $value:expr) => {{
            let value: $ty = $value;
            // SAFETY: `data` is valid for a write of the attribute's type, by the caller's contract.
            unsafe { Out::new(data.cast::<$ty>()) }?.put(value);
        }};
    }
    match attribute {
        2 => put!(hipMemoryType, memory_type(found.kind)),
        3 => put!(*mut c_void, pointer(found.device_pointer)),
        4 => match found.host_pointer {
            Some(host) => put!(*mut c_void, pointer(host)),
            None => return Err(Code::INVALID_VALUE.into()),
        },
        // Synchronous copies, managed memory, legacy IPC, direct RDMA, access flags.
        6 | 8 | 10 | 15 => put!(c_uint, 0),
        9 => put!(c_int, found.device as c_int),
        11 => put!(*mut c_void, pointer(found.base)),
        12 => put!(size_t, found.size as size_t),
        13 => put!(c_uint, 1),
        1 | 5 | 7 | 14 | 16 | 17 => return Err(Failure::Refused("an attribute without a value here")),
        _ => return Err(Code::INVALID_VALUE.into()),
    }
    Ok(())
}

pub unsafe fn pointer_attribute(
    data: *mut c_void,
    attribute: hipPointer_attribute,
    memory: hipDeviceptr_t,
) -> Outcome {
    let found = attributes(memory)?;
    // SAFETY: the caller's contract.
    unsafe { put_attribute(data, attribute, &found) }
}

pub unsafe fn drv_pointer_attributes(
    count: c_uint,
    wanted: *mut hipPointer_attribute,
    data: *mut *mut c_void,
    memory: hipDeviceptr_t,
) -> Outcome {
    library()?;
    if count == 0 || wanted.is_null() || data.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    let found = attributes(memory)?;
    for index in 0..count as usize {
        // SAFETY: both arrays have `count` entries, by the caller's contract.
        let (attribute, data) = unsafe { (wanted.add(index).read(), data.add(index).read()) };
        // SAFETY: the caller's contract.
        unsafe { put_attribute(data, attribute, &found) }?;
    }
    Ok(())
}

pub unsafe fn host_malloc(out: *mut *mut c_void, size: size_t, flags: c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let device = library::current_device()?.ordinal();
    out.put(pointer(library()?.runtime.host_malloc(
        device,
        size as u64,
        PinnedFlags(flags),
    )?));
    Ok(())
}

pub unsafe fn malloc_host(out: *mut *mut c_void, size: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { host_malloc(out, size, 0) }
}

pub unsafe fn host_free(memory: *mut c_void) -> Outcome {
    Ok(library()?.runtime.host_free(address(memory))?)
}

pub unsafe fn host_register(memory: *mut c_void, size: size_t, flags: c_uint) -> Outcome {
    library::current_device()?;
    // SAFETY: the caller keeps the memory mapped until it is unregistered, as C requires too.
    Ok(unsafe {
        library()?
            .runtime
            .host_register(address(memory), size as u64, PinnedFlags(flags))
    }?)
}

pub unsafe fn host_unregister(memory: *mut c_void) -> Outcome {
    let library = library()?;
    if memory.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    Ok(library.runtime.host_unregister(address(memory))?)
}

pub unsafe fn host_device_pointer(out: *mut *mut c_void, host: *mut c_void, flags: c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let found = attributes(host)?;
    if flags != 0 || !is_host(found.kind) {
        return Err(Code::INVALID_VALUE.into());
    }
    out.put(pointer(found.device_pointer));
    Ok(())
}

pub unsafe fn host_flags(out: *mut c_uint, host: *mut c_void) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let found = attributes(host)?;
    if !is_host(found.kind) {
        return Err(Code::INVALID_VALUE.into());
    }
    out.put(found.flags);
    Ok(())
}
