//! Launching kernels.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::cell::RefCell;
use core::ffi::{c_int, c_uint, c_void};

use outcrop_hip::{Code, Error, Function, LaunchConfig, PackedArgs, Stream};

use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::module::function_of;
use crate::pointer::Out;
use crate::registration;
use crate::types::*;

/// What `<<<…>>>` passes on to the stub that it calls.
#[derive(Clone, Copy)]
struct Configuration {
    grid: dim3,
    block: dim3,
    shared_memory: size_t,
    stream: hipStream_t,
}

thread_local! {
    static CONFIGURATIONS: RefCell<Vec<Configuration>> = const { RefCell::new(Vec::new()) };
}

pub unsafe fn push_configuration(
    grid: dim3,
    block: dim3,
    shared_memory: size_t,
    stream: hipStream_t,
) -> Outcome {
    let configuration = Configuration {
        grid,
        block,
        shared_memory,
        stream,
    };
    CONFIGURATIONS
        .try_with(|stack| stack.borrow_mut().push(configuration))
        .map_err(|_| Code::MISSING_CONFIGURATION.into())
}

pub unsafe fn pop_configuration(
    grid: *mut dim3,
    block: *mut dim3,
    shared_memory: *mut size_t,
    stream: *mut hipStream_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    let places = unsafe {
        (
            Out::new(grid)?,
            Out::new(block)?,
            Out::new(shared_memory)?,
            Out::new(stream)?,
        )
    };
    let top = CONFIGURATIONS
        .try_with(|stack| stack.borrow_mut().pop())
        .ok()
        .flatten();
    let configuration = top.ok_or(Code::MISSING_CONFIGURATION)?;
    places.0.put(configuration.grid);
    places.1.put(configuration.block);
    places.2.put(configuration.shared_memory);
    places.3.put(configuration.stream);
    Ok(())
}

fn dims(dim: dim3) -> [u32; 3] {
    [dim.x, dim.y, dim.z]
}

fn shared_memory(bytes: size_t) -> Result<u32, Failure> {
    u32::try_from(bytes).map_err(|_| Code::INVALID_VALUE.into())
}

/// Launches between two events, either of which may be missing.
///
/// # Safety
/// As [`Function::launch_raw`].
unsafe fn between(
    events: (hipEvent_t, hipEvent_t),
    function: &Function,
    stream: &Stream,
    config: &LaunchConfig,
    args: PackedArgs<'_>,
) -> Outcome {
    let event = |handle: hipEvent_t| match handle.is_null() {
        true => Ok(None),
        false => library::event(handle).map(Some),
    };
    let (start, stop) = (event(events.0)?, event(events.1)?);
    if let Some(start) = start {
        function.validate(config)?;
        start.record(stream)?;
    }
    // SAFETY: passed on to the caller.
    unsafe { function.launch_raw(stream, config, args) }?;
    if let Some(stop) = stop {
        stop.record(stream)?;
    }
    Ok(())
}

/// `kernelParams` and `extra`.
///
/// # Safety
/// As [`PackedArgs::from_c`].
unsafe fn arguments<'a>(
    function: &Function,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<PackedArgs<'a>, Failure> {
    // SAFETY: passed on to the caller.
    let args = unsafe { PackedArgs::from_c(params.cast_const().cast(), extra.cast_const().cast()) };
    args.map_err(|why| {
        Error::Launch {
            why,
            kernel: function.name().into(),
        }
        .into()
    })
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn module(
    f: hipFunction_t,
    grid_x: c_uint,
    grid_y: c_uint,
    grid_z: c_uint,
    block_x: c_uint,
    block_y: c_uint,
    block_z: c_uint,
    shared_memory: c_uint,
    stream: hipStream_t,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Outcome {
    let function = function_of(f)?;
    let stream = library::stream(stream)?;
    let config = LaunchConfig::blocks(
        [grid_x, grid_y, grid_z],
        [block_x, block_y, block_z],
        shared_memory,
    );
    // SAFETY: the caller's contract.
    Ok(unsafe { function.launch_raw(&stream, &config, arguments(&function, params, extra)?) }?)
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn ext_module(
    f: hipFunction_t,
    grid_x: u32,
    grid_y: u32,
    grid_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    bytes: size_t,
    stream: hipStream_t,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
    start: hipEvent_t,
    stop: hipEvent_t,
    _flags: u32,
) -> Outcome {
    let function = function_of(f)?;
    let stream = library::stream(stream)?;
    let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
    let config = LaunchConfig::work_items(grid, block, shared_memory(bytes)?);
    // SAFETY: the caller's contract.
    unsafe {
        between(
            (start, stop),
            &function,
            &stream,
            &config,
            arguments(&function, params, extra)?,
        )
    }
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn hcc_module(
    f: hipFunction_t,
    grid_x: u32,
    grid_y: u32,
    grid_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    bytes: size_t,
    stream: hipStream_t,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
    start: hipEvent_t,
    stop: hipEvent_t,
) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe {
        ext_module(
            f, grid_x, grid_y, grid_z, block_x, block_y, block_z, bytes, stream, params, extra, start, stop,
            0,
        )
    }
}

#[expect(clippy::too_many_arguments, reason = "the C function's")]
pub unsafe fn ext_kernel(
    host: *const c_void,
    grid: dim3,
    block: dim3,
    args: *mut *mut c_void,
    bytes: size_t,
    stream: hipStream_t,
    start: hipEvent_t,
    stop: hipEvent_t,
    _flags: c_int,
) -> Outcome {
    library()?;
    let registered = registration::function_at(host)?;
    let stream = library::stream(stream)?;
    let function = registered.on(&stream.device())?;
    let config = LaunchConfig::blocks(dims(grid), dims(block), shared_memory(bytes)?);
    // SAFETY: the caller's contract.
    unsafe {
        let args = arguments(function, args, core::ptr::null_mut())?;
        between((start, stop), function, &stream, &config, args)
    }
}

pub unsafe fn kernel(
    host: *const c_void,
    grid: dim3,
    block: dim3,
    args: *mut *mut c_void,
    bytes: size_t,
    stream: hipStream_t,
) -> Outcome {
    let none = core::ptr::null_mut();
    // SAFETY: the caller's contract.
    unsafe { ext_kernel(host, grid, block, args, bytes, stream, none, none, 0) }
}
