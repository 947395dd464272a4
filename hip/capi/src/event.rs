//! Events.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::c_uint;

use outcrop_hip::{Code, EventFlags};

use crate::call::{Failure, Outcome};
use crate::library::{self, library};
use crate::pointer::Out;
use crate::types::{hipEvent_t, hipStream_t};

pub unsafe fn create(out: *mut hipEvent_t) -> Outcome {
    // SAFETY: the caller's contract.
    unsafe { create_with_flags(out, EventFlags::DEFAULT.0) }
}

pub unsafe fn create_with_flags(out: *mut hipEvent_t, flags: c_uint) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let event = library::current_device()?.create_event_with(EventFlags(flags))?;
    out.put(library()?.events.insert(event));
    Ok(())
}

pub unsafe fn destroy(handle: hipEvent_t) -> Outcome {
    library()?
        .events
        .remove(handle)
        .ok_or(Failure::Code(Code::INVALID_HANDLE))?;
    Ok(())
}

pub unsafe fn record(handle: hipEvent_t, stream: hipStream_t) -> Outcome {
    let event = library::event(handle)?;
    Ok(event.record(&library::stream(stream)?)?)
}

pub unsafe fn query(handle: hipEvent_t) -> Outcome {
    Ok(library::event(handle)?.query()?)
}

pub unsafe fn synchronize(handle: hipEvent_t) -> Outcome {
    Ok(library::event(handle)?.synchronize()?)
}

pub unsafe fn elapsed_time(out: *mut f32, start: hipEvent_t, stop: hipEvent_t) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    let (start, stop) = (library::event(start)?, library::event(stop)?);
    out.put(stop.elapsed_since(&start)?);
    Ok(())
}
