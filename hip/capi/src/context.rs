//! Contexts: each device has its primary one and no other, as in ROCm; the handle is the device's number plus one.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::cell::RefCell;
use core::ffi::{c_int, c_uint};
use core::sync::atomic::Ordering;

use outcrop_hip::Code;

use crate::call::{Failure, Outcome};
use crate::device;
use crate::library::{self, library};
use crate::pointer::Out;
use crate::types::{hipCtx_t, hipDevice_t};

thread_local! {
    /// Devices below the current one on the stack of contexts.
    static STACK: RefCell<Vec<i32>> = const { RefCell::new(Vec::new()) };
}

fn handle(ordinal: u32) -> hipCtx_t {
    core::ptr::without_provenance_mut(ordinal as usize + 1)
}

fn ordinal(context: hipCtx_t) -> Result<c_int, Failure> {
    let ordinal = c_int::try_from(context.addr().wrapping_sub(1)).unwrap_or(-1);
    match library::device(ordinal) {
        Ok(_) => Ok(ordinal),
        Err(failure) if library().is_err() => Err(failure),
        Err(_) => Err(Code::INVALID_CONTEXT.into()),
    }
}

fn on_stack<T>(body: impl FnOnce(&mut Vec<i32>) -> T) -> Result<T, Failure> {
    STACK
        .try_with(|stack| body(&mut stack.borrow_mut()))
        .map_err(|_| Code::CONTEXT_IS_DESTROYED.into())
}

pub unsafe fn create(out: *mut hipCtx_t, flags: c_uint, device: hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    device::keep_flags(device, flags)?;
    on_stack(|stack| stack.push(library::current_ordinal()))?;
    library::set_current(device);
    out.put(handle(device as u32));
    Ok(())
}

pub unsafe fn destroy(context: hipCtx_t) -> Outcome {
    let ordinal = ordinal(context)?;
    if ordinal == library::current_ordinal()
        && let Some(below) = on_stack(Vec::pop)?
    {
        library::set_current(below);
    }
    Ok(())
}

pub unsafe fn push(context: hipCtx_t) -> Outcome {
    let ordinal = ordinal(context)?;
    on_stack(|stack| stack.push(library::current_ordinal()))?;
    library::set_current(ordinal);
    Ok(())
}

pub unsafe fn pop(out: *mut hipCtx_t) -> Outcome {
    let top = library::current_device()?.ordinal();
    let below = on_stack(Vec::pop)?.ok_or(Code::INVALID_CONTEXT)?;
    library::set_current(below);
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(out) = unsafe { Out::new(out) } {
        out.put(handle(top));
    }
    Ok(())
}

pub unsafe fn set_current(context: hipCtx_t) -> Outcome {
    library()?;
    if context.is_null() {
        if let Some(below) = on_stack(Vec::pop)? {
            library::set_current(below);
        }
        return Ok(());
    }
    library::set_current(ordinal(context)?);
    Ok(())
}

pub unsafe fn current(out: *mut hipCtx_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(handle(library::current_device()?.ordinal()));
    Ok(())
}

pub unsafe fn device(out: *mut hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::current_device()?.ordinal() as hipDevice_t);
    Ok(())
}

pub unsafe fn api_version(context: hipCtx_t, out: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    if !context.is_null() {
        ordinal(context)?;
    }
    out.put(4);
    Ok(())
}

pub unsafe fn primary_retain(out: *mut hipCtx_t, device: hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let ordinal = library::device(device)?.ordinal();
    if let Some(device) = library()?.devices.get(ordinal as usize) {
        device.primary.fetch_add(1, Ordering::Relaxed);
    }
    out.put(handle(ordinal));
    Ok(())
}

pub unsafe fn primary_release(device: hipDevice_t) -> Outcome {
    let ordinal = library::device(device)?.ordinal() as usize;
    let device = library()?.devices.get(ordinal).ok_or(Code::INVALID_DEVICE)?;
    let released = device
        .primary
        .try_update(Ordering::Relaxed, Ordering::Relaxed, |count| count.checked_sub(1));
    released.map(|_| ()).map_err(|_| Code::INVALID_CONTEXT.into())
}

pub unsafe fn primary_state(device: hipDevice_t, flags: *mut c_uint, active: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let (flags, active) = unsafe { (Out::new(flags)?, Out::new(active)?) };
    let ordinal = library::device(device)?.ordinal() as usize;
    let device = library()?.devices.get(ordinal).ok_or(Code::INVALID_DEVICE)?;
    flags.put(device.flags.load(Ordering::Relaxed));
    let current = library::current_ordinal() as usize == ordinal;
    active.put(c_int::from(current || device.primary.load(Ordering::Relaxed) > 0));
    Ok(())
}

pub unsafe fn primary_set_flags(device: hipDevice_t, flags: c_uint) -> Outcome {
    device::keep_flags(device, flags)
}
