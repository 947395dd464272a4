//! How many blocks fit on a compute unit.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uint, c_void};

use outcrop_hip::{Code, Function};

use crate::call::Outcome;
use crate::library::{self, library};
use crate::module::function_of;
use crate::pointer::Out;
use crate::registration;
use crate::types::{hipFunction_t, size_t};

unsafe fn put_blocks(out: *mut c_int, function: &Function, block: c_int, dynamic: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let block = u32::try_from(block).map_err(|_| Code::INVALID_VALUE)?;
    out.put(function.max_active_blocks(block, dynamic as u64)? as c_int);
    Ok(())
}

unsafe fn put_block_size(
    grid: *mut c_int,
    block: *mut c_int,
    function: &Function,
    dynamic: size_t,
    limit: c_int,
) -> Outcome {
    // SAFETY: the caller's contract.
    let (grid, block) = unsafe { (Out::new(grid)?, Out::new(block)?) };
    let limit = u32::try_from(limit).unwrap_or(0);
    let (threads, blocks) = function.max_potential_block(dynamic as u64, limit)?;
    block.put(threads as c_int);
    grid.put(blocks as c_int);
    Ok(())
}

/// `hipOccupancyDefault`, `hipOccupancyDisableCachingOverride`
fn check_flags(flags: c_uint) -> Outcome {
    if flags > 1 {
        Err(Code::INVALID_VALUE.into())
    } else {
        Ok(())
    }
}

pub unsafe fn module_blocks(out: *mut c_int, f: hipFunction_t, block: c_int, dynamic: size_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { put_blocks(out, &*function_of(f)?, block, dynamic) }
}

pub unsafe fn module_blocks_with_flags(
    out: *mut c_int,
    f: hipFunction_t,
    block: c_int,
    dynamic: size_t,
    flags: c_uint,
) -> Outcome {
    check_flags(flags)?;
    // SAFETY: the caller's contract.
    unsafe { module_blocks(out, f, block, dynamic) }
}

pub unsafe fn module_block_size(
    grid: *mut c_int,
    block: *mut c_int,
    f: hipFunction_t,
    dynamic: size_t,
    limit: c_int,
) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { put_block_size(grid, block, &*function_of(f)?, dynamic, limit) }
}

pub unsafe fn blocks(out: *mut c_int, host: *const c_void, block: c_int, dynamic: size_t) -> Outcome {
    library()?;
    let registered = registration::function_at(host)?;
    // SAFETY: the caller's contract.
    unsafe { put_blocks(out, registered.on(&library::current_device()?)?, block, dynamic) }
}

pub unsafe fn blocks_with_flags(
    out: *mut c_int,
    host: *const c_void,
    block: c_int,
    dynamic: size_t,
    flags: c_uint,
) -> Outcome {
    check_flags(flags)?;
    // SAFETY: the caller's contract.
    unsafe { blocks(out, host, block, dynamic) }
}

pub unsafe fn block_size(
    grid: *mut c_int,
    block: *mut c_int,
    host: *const c_void,
    dynamic: size_t,
    limit: c_int,
) -> Outcome {
    library()?;
    let registered = registration::function_at(host)?;
    // SAFETY: the caller's contract.
    unsafe {
        put_block_size(
            grid,
            block,
            registered.on(&library::current_device()?)?,
            dynamic,
            limit,
        )
    }
}
