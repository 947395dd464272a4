//! Modules, their functions and variables.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::collections::HashMap;
use std::ffi::CString;
use std::sync::{Arc, Mutex, PoisonError};

use outcrop_hip::{Code, Function, FunctionAttribute, Module};

use crate::call::{Failure, Outcome};
use crate::device::check_preference;
use crate::image::image;
use crate::library::{self, library};
use crate::pointer::{Out, pointer, text};
use crate::registration;
use crate::types::*;

/// A module, and the functions of it that have handles.
pub struct LoadedModule {
    module: Module,
    functions: Mutex<HashMap<String, Arc<Function>>>,
}

unsafe fn load_bytes(out: *mut hipModule_t, bytes: &[u8]) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let module = library::current_device()?.load_module(bytes)?;
    out.put(library()?.modules.insert(LoadedModule {
        module,
        functions: Mutex::default(),
    }));
    Ok(())
}

pub unsafe fn load(out: *mut hipModule_t, path: *const c_char) -> Outcome {
    library()?;
    if out.is_null() || path.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: not null, and so a string, by the caller's contract.
    let path = unsafe { CStr::from_ptr(path) };
    let path = std::path::Path::new(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(
        path.to_bytes(),
    ));
    let bytes = std::fs::read(path).map_err(|_| Code::FILE_NOT_FOUND)?;
    // SAFETY: the caller's contract.
    unsafe { load_bytes(out, &bytes) }
}

pub unsafe fn load_data(out: *mut hipModule_t, data: *const c_void) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    unsafe { load_bytes(out, image(data)?) }
}

pub unsafe fn load_data_ex(
    out: *mut hipModule_t,
    data: *const c_void,
    _count: c_uint,
    _options: *mut hipJitOption,
    _values: *mut *mut c_void,
) -> Outcome {
    // The options are for a compiler, of which code objects have no need.
    // SAFETY: the caller's contract.
    unsafe { load_data(out, data) }
}

pub unsafe fn unload(handle: hipModule_t) -> Outcome {
    let library = library()?;
    let module = library
        .modules
        .remove(handle)
        .ok_or(Failure::Code(Code::INVALID_HANDLE))?;
    let functions = module.functions.lock().unwrap_or_else(PoisonError::into_inner);
    for function in functions.values() {
        library
            .functions
            .remove(Arc::as_ptr(function).cast_mut().cast::<ihipModuleSymbol_t>());
    }
    Ok(())
}

fn module(handle: hipModule_t) -> Result<Arc<LoadedModule>, Failure> {
    library()?
        .modules
        .get(handle)
        .ok_or(Failure::Code(Code::INVALID_HANDLE))
}

pub unsafe fn function(out: *mut hipFunction_t, handle: hipModule_t, name: *const c_char) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    let (out, name) = unsafe { (Out::new(out)?, text(name)?) };
    if name.is_empty() {
        return Err(Code::INVALID_VALUE.into());
    }
    let module = module(handle)?;
    let mut functions = module.functions.lock().unwrap_or_else(PoisonError::into_inner);
    let function = match functions.get(name) {
        Some(function) => function.clone(),
        None => {
            let function = Arc::new(module.module.function(name)?);
            functions.insert(name.to_owned(), function.clone());
            function
        }
    };
    out.put(library()?.functions.insert_shared(function));
    Ok(())
}

pub unsafe fn global(
    address: *mut hipDeviceptr_t,
    bytes: *mut size_t,
    handle: hipModule_t,
    name: *const c_char,
) -> Outcome {
    library()?;
    if address.is_null() && bytes.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: the caller's contract.
    let name = unsafe { text(name) }?;
    let (found, size) = module(handle)?.module.global(name)?;
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(out) = unsafe { Out::new(address) } {
        out.put(pointer(found));
    }
    // SAFETY: as above.
    if let Ok(out) = unsafe { Out::new(bytes) } {
        out.put(size as size_t);
    }
    Ok(())
}

/// The function of a handle.
///
/// # Errors
/// `hipErrorInvalidHandle`
#[inline]
pub fn function_of(handle: hipFunction_t) -> Result<Arc<Function>, Failure> {
    library()?
        .functions
        .get(handle)
        .ok_or(Failure::Code(Code::INVALID_HANDLE))
}

pub unsafe fn function_attribute(
    out: *mut c_int,
    attribute: hipFunction_attribute,
    handle: hipFunction_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(function_of(handle)?.attribute(FunctionAttribute(attribute))?);
    Ok(())
}

pub unsafe fn function_attributes(out: *mut hipFuncAttributes, host: *const c_void) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let registered = registration::function_at(host)?;
    let function = registered.on(&library::current_device()?)?;
    let number = |attribute| function.attribute(attribute);
    let size = |attribute| number(attribute).map(|value| value as size_t);
    out.put(hipFuncAttributes {
        binaryVersion: number(FunctionAttribute::BINARY_VERSION)?,
        cacheModeCA: number(FunctionAttribute::CACHE_MODE_CA)?,
        constSizeBytes: size(FunctionAttribute::CONST_SIZE_BYTES)?,
        localSizeBytes: size(FunctionAttribute::LOCAL_SIZE_BYTES)?,
        maxDynamicSharedSizeBytes: number(FunctionAttribute::MAX_DYNAMIC_SHARED_SIZE_BYTES)?,
        maxThreadsPerBlock: number(FunctionAttribute::MAX_THREADS_PER_BLOCK)?,
        numRegs: number(FunctionAttribute::NUM_REGS)?,
        preferredShmemCarveout: number(FunctionAttribute::PREFERRED_SHARED_MEMORY_CARVEOUT)?,
        ptxVersion: number(FunctionAttribute::PTX_VERSION)?,
        sharedSizeBytes: size(FunctionAttribute::SHARED_SIZE_BYTES)?,
    });
    Ok(())
}

/// Attributes are preferences: every launch may use all LDS that the device has.
pub unsafe fn set_function_attribute(
    function: *const c_void,
    attribute: hipFuncAttribute,
    _value: c_int,
) -> Outcome {
    library()?;
    // Either a stub of the executable or a hipFunction_t, as Triton passes it.
    if function.is_null() {
        return Err(Code::INVALID_DEVICE_FUNCTION.into());
    }
    match attribute {
        8 | 9 => Ok(()),
        _ => Err(Code::INVALID_VALUE.into()),
    }
}

pub unsafe fn set_function_cache_config(_function: *const c_void, config: hipFuncCache_t) -> Outcome {
    check_preference(config, 3)
}

pub unsafe fn set_function_shared_memory_config(
    _function: *const c_void,
    config: hipSharedMemConfig,
) -> Outcome {
    check_preference(config, 2)
}

pub unsafe fn function_by_symbol(out: *mut hipFunction_t, host: *const c_void) -> Outcome {
    library()?;
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let registered = registration::function_at(host)?;
    out.put(registered.handle_on(&library::current_device()?)?);
    Ok(())
}

/// A name with a NUL behind it, which stays for ever, as C callers expect.
fn lasting(name: &str) -> *const c_char {
    static NAMES: Mutex<Option<HashMap<String, CString>>> = Mutex::new(None);
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let names = names.get_or_insert_default();
    // A string's bytes stay where they are when the map grows.
    names
        .entry(name.to_owned())
        .or_insert_with(|| CString::new(name).unwrap_or_default())
        .as_ptr()
}

pub unsafe fn kernel_name(handle: hipFunction_t) -> *mut c_char {
    match function_of(handle) {
        Ok(function) => lasting(function.name()).cast_mut(),
        Err(_) => core::ptr::null_mut(),
    }
}

pub unsafe fn kernel_name_by_pointer(host: *const c_void, _stream: hipStream_t) -> *mut c_char {
    match registration::function_at(host) {
        Ok(registered) => lasting(registered.name()).cast_mut(),
        Err(_) => core::ptr::null_mut(),
    }
}
