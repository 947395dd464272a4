//! Streams.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uint};

use outcrop_hip::{Code, Priority, StreamFlags};

use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::pointer::Out;
use crate::types::{hipDevice_t, hipEvent_t, hipStream_t, hipStreamCaptureStatus};

pub unsafe fn create(out: *mut hipStream_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { create_with_priority(out, StreamFlags::DEFAULT.0, 0) }
}

pub unsafe fn create_with_flags(out: *mut hipStream_t, flags: c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { create_with_priority(out, flags, 0) }
}

pub unsafe fn create_with_priority(out: *mut hipStream_t, flags: c_uint, priority: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let device = library::current_device()?;
    let stream = device.create_stream_with(StreamFlags(flags), Priority::from_value(priority))?;
    out.put(library()?.streams.insert(stream));
    Ok(())
}

pub unsafe fn destroy(handle: hipStream_t) -> Outcome {
    let library = library()?;
    if library::is_built_in(handle) {
        return Err(Code::INVALID_HANDLE.into());
    }
    library
        .streams
        .remove(handle)
        .ok_or(Failure::Code(Code::CONTEXT_IS_DESTROYED))?;
    Ok(())
}

pub unsafe fn query(handle: hipStream_t) -> Outcome {
    Ok(library::stream(handle)?.query()?)
}

pub unsafe fn synchronize(handle: hipStream_t) -> Outcome {
    Ok(library::stream(handle)?.synchronize()?)
}

pub unsafe fn wait_event(handle: hipStream_t, event: hipEvent_t, flags: c_uint) -> Outcome {
    if flags > 1 {
        return Err(Code::INVALID_VALUE.into());
    }
    let event = library::event(event)?;
    Ok(library::stream(handle)?.wait_event(&event)?)
}

pub unsafe fn flags(handle: hipStream_t, out: *mut c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::stream(handle)?.flags().0);
    Ok(())
}

pub unsafe fn priority(handle: hipStream_t, out: *mut c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::stream(handle)?.priority().value());
    Ok(())
}

pub unsafe fn device(handle: hipStream_t, out: *mut hipDevice_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    out.put(library::stream(handle)?.device().ordinal() as hipDevice_t);
    Ok(())
}

pub unsafe fn priority_range(least: *mut c_int, greatest: *mut c_int) -> Outcome {
    library()?;
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(out) = unsafe { Out::new(least) } {
        out.put(Priority::Low.value());
    }
    // SAFETY: as above.
    if let Ok(out) = unsafe { Out::new(greatest) } {
        out.put(Priority::High.value());
    }
    Ok(())
}

pub unsafe fn is_capturing(handle: hipStream_t, out: *mut hipStreamCaptureStatus) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    library::stream(handle)?;
    // hipStreamCaptureStatusNone: no capture can be begun.
    out.put(0);
    Ok(())
}
