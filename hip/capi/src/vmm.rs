//! Virtual memory management.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uint, c_ulonglong, c_void};

use outcrop_hip::vmm::{Access, AllocationProp, Granularity, Handle, Location};
use outcrop_hip::{Code, Fd};

use crate::abi;
use crate::call::{Failure, Outcome};
use crate::library::library;
use crate::pointer::{Out, address, pointer, read};
use crate::types::*;

fn location(location: hipMemLocation) -> Location {
    Location {
        kind: location.r#type,
        id: location.id,
    }
}

/// Reads properties in whichever of the two layouts they are.
///
/// # Safety
/// `prop` is null or points to properties.
unsafe fn read_prop(prop: *const hipMemAllocationProp) -> Result<AllocationProp, Failure> {
    // SAFETY: the caller's contract.
    let new = unsafe { read(prop) }?;
    // SAFETY: the old layout has the same size, and every bit pattern is a value of it.
    let old = unsafe { read(prop.cast::<hipMemAllocationPropR0501>()) }?;
    // In the old layout the first word is the compression type, which is 0, and in the new one the allocation type, which
    // is not; the old one's allocation type lies where the new one has a handle that only Windows uses.
    let is_old = new.r#type == 0 && old.r#type == AllocationProp::PINNED;
    if is_old {
        abi::note_before_6();
        return Ok(AllocationProp {
            kind: old.r#type,
            requested_handle_types: old.requestedHandleType,
            location: location(old.location),
            win32_handle_meta_data: address(old.win32HandleMetaData),
            alloc_flags: [0; 8],
        });
    }
    let [compression, rdma, usage_low, usage_high] = new.allocFlags;
    Ok(AllocationProp {
        kind: new.r#type,
        requested_handle_types: new.requestedHandleType,
        location: location(new.location),
        win32_handle_meta_data: address(new.win32HandleMetaData),
        alloc_flags: [compression, rdma, usage_low, usage_high, 0, 0, 0, 0],
    })
}

fn handle_of(handle: hipMemGenericAllocationHandle_t) -> Result<Handle, Failure> {
    if handle.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    Ok(Handle(address(handle)))
}

pub unsafe fn address_reserve(
    out: *mut *mut c_void,
    size: size_t,
    alignment: size_t,
    hint: *mut c_void,
    flags: c_ulonglong,
) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let vmm = library()?.runtime.vmm();
    out.put(pointer(vmm.address_reserve(
        size as u64,
        alignment as u64,
        address(hint),
        flags,
    )?));
    Ok(())
}

pub unsafe fn address_free(memory: *mut c_void, size: size_t) -> Outcome {
    Ok(library()?
        .runtime
        .vmm()
        .address_free(address(memory), size as u64)?)
}

pub unsafe fn create(
    out: *mut hipMemGenericAllocationHandle_t,
    size: size_t,
    prop: *const hipMemAllocationProp,
    flags: c_ulonglong,
) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let (out, prop) = unsafe { (Out::new(out)?, read_prop(prop)?) };
    let handle = library.runtime.vmm().create(size as u64, &prop, flags)?;
    out.put(pointer(handle.0).cast());
    Ok(())
}

pub unsafe fn release(handle: hipMemGenericAllocationHandle_t) -> Outcome {
    Ok(library()?.runtime.vmm().release(handle_of(handle)?)?)
}

pub unsafe fn map(
    memory: *mut c_void,
    size: size_t,
    offset: size_t,
    handle: hipMemGenericAllocationHandle_t,
    flags: c_ulonglong,
) -> Outcome {
    let vmm = library()?.runtime.vmm();
    Ok(vmm.map(
        address(memory),
        size as u64,
        offset as u64,
        handle_of(handle)?,
        flags,
    )?)
}

pub unsafe fn unmap(memory: *mut c_void, size: size_t) -> Outcome {
    Ok(library()?.runtime.vmm().unmap(address(memory), size as u64)?)
}

pub unsafe fn set_access(
    memory: *mut c_void,
    size: size_t,
    descriptions: *const hipMemAccessDesc,
    count: size_t,
) -> Outcome {
    let library = library()?;
    if descriptions.is_null() || count == 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    let mut rights = Vec::new();
    for index in 0..count {
        // SAFETY: there are `count` descriptions, by the caller's contract.
        let description = unsafe { read(descriptions.wrapping_add(index)) }?;
        rights.push((
            location(description.location),
            Access::from_value(description.flags)?,
        ));
    }
    Ok(library
        .runtime
        .vmm()
        .set_access(address(memory), size as u64, &rights)?)
}

pub unsafe fn access(out: *mut c_ulonglong, place: *const hipMemLocation, memory: *mut c_void) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let (out, place) = unsafe { (Out::new(out)?, read(place)?) };
    let access = library.runtime.vmm().access(location(place), address(memory))?;
    out.put(access as c_ulonglong);
    Ok(())
}

pub unsafe fn granularity(
    out: *mut size_t,
    prop: *const hipMemAllocationProp,
    option: hipMemAllocationGranularity_flags,
) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let (out, prop) = unsafe { (Out::new(out)?, read_prop(prop)?) };
    let option = match option {
        0 => Granularity::Minimum,
        1 => Granularity::Recommended,
        _ => return Err(Code::INVALID_VALUE.into()),
    };
    out.put(library.runtime.vmm().granularity(&prop, option)? as size_t);
    Ok(())
}

pub unsafe fn properties(out: *mut hipMemAllocationProp, handle: hipMemGenericAllocationHandle_t) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let prop = library.runtime.vmm().properties(handle_of(handle)?)?;
    let location = hipMemLocation {
        r#type: prop.location.kind,
        id: prop.location.id,
    };
    let [compression, rdma, usage_low, usage_high, ..] = prop.alloc_flags;
    if abi::is_before_6() {
        let old = hipMemAllocationPropR0501 {
            compressionType: compression,
            location,
            requestedHandleType: prop.requested_handle_types,
            r#type: prop.kind,
            usage: 0,
            win32HandleMetaData: pointer(prop.win32_handle_meta_data),
        };
        // SAFETY: such a program's structure has that layout, and the same size.
        out.put(unsafe { core::mem::transmute::<hipMemAllocationPropR0501, hipMemAllocationProp>(old) });
        return Ok(());
    }
    out.put(hipMemAllocationProp {
        r#type: prop.kind,
        requestedHandleType: prop.requested_handle_types,
        location,
        win32HandleMetaData: pointer(prop.win32_handle_meta_data),
        allocFlags: [compression, rdma, usage_low, usage_high],
    });
    Ok(())
}

pub unsafe fn retain(out: *mut hipMemGenericAllocationHandle_t, memory: *mut c_void) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    if memory.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    let handle = library.runtime.vmm().retain_handle(address(memory))?;
    out.put(pointer(handle.0).cast());
    Ok(())
}

pub unsafe fn export(
    out: *mut c_void,
    handle: hipMemGenericAllocationHandle_t,
    handle_type: hipMemAllocationHandleType,
    flags: c_ulonglong,
) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract: for a file descriptor, the only type that there is, an `int`.
    let out = unsafe { Out::new(out.cast::<c_int>()) }?;
    out.put(
        library
            .runtime
            .vmm()
            .export(handle_of(handle)?, handle_type as c_uint, flags)?
            .0,
    );
    Ok(())
}

/// Larger than any file descriptor, and smaller than any pointer.
const FIRST_PAGE: usize = 4096;

pub unsafe fn import(
    out: *mut hipMemGenericAllocationHandle_t,
    os_handle: *mut c_void,
    handle_type: hipMemAllocationHandleType,
) -> Outcome {
    let library = library()?;
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    // The file is the pointer's value for programs of ROCm 7, and what it points to for older ones.
    let file = match os_handle.addr() {
        0 => return Err(Code::INVALID_VALUE.into()),
        // No pointer leads into the first page, and negative numbers are no pointers either.
        value if value < FIRST_PAGE || value > isize::MAX as usize => value as c_int,
        // SAFETY: a pointer, and so one to an `int`.
        _ => unsafe { read(os_handle.cast::<c_int>().cast_const()) }?,
    };
    let handle = library.runtime.vmm().import(Fd(file), handle_type)?;
    out.put(pointer(handle.0).cast());
    Ok(())
}
