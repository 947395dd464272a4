//! Host functions in a stream's order.
#![expect(unsafe_code, reason = "calls functions of C callers")]

use core::ffi::{c_uint, c_void};

use outcrop_hip::{Code, Hold};

use crate::call::Outcome;
use crate::library;
use crate::types::{hipError_t, hipHostFn_t, hipStream_t, hipStreamCallback_t};

/// A pointer of the caller's that is handed to a function of the caller's.
struct Opaque(*mut c_void);

// SAFETY: it is not looked into here; that the function may run on another thread is the interface's contract.
unsafe impl Send for Opaque {}

impl Opaque {
    fn get(&self) -> *mut c_void {
        self.0
    }
}

/// Runs a function once the stream has come to the hold, and then lets the stream go on.
///
/// Each has a thread, so that none can be held up by another that waits for it.
fn spawn(hold: Hold, function: impl FnOnce(hipError_t) + Send + 'static) -> Outcome {
    let main = move || {
        let status = hold
            .reached()
            .map_or_else(|error| error.code(), |()| Code::SUCCESS);
        function(status.0);
        drop(hold);
    };
    match std::thread::Builder::new()
        .name("hip-host-func".into())
        .spawn(main)
    {
        Ok(_) => Ok(()),
        Err(_) => Err(Code::OPERATING_SYSTEM.into()),
    }
}

pub unsafe fn add(
    stream: hipStream_t,
    callback: hipStreamCallback_t,
    user_data: *mut c_void,
    flags: c_uint,
) -> Outcome {
    let hip = library::stream(stream)?;
    let callback = callback.ok_or(Code::INVALID_VALUE)?;
    if flags != 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    let (stream, data) = (Opaque(stream.cast()), Opaque(user_data));
    spawn(hip.hold()?, move |status| {
        // SAFETY: the caller's function, with the caller's pointer.
        unsafe { callback(stream.get().cast(), status, data.get()) };
    })
}

pub unsafe fn launch_host_func(
    stream: hipStream_t,
    function: hipHostFn_t,
    user_data: *mut c_void,
) -> Outcome {
    let hip = library::stream(stream)?;
    let function = function.ok_or(Code::INVALID_VALUE)?;
    let data = Opaque(user_data);
    spawn(hip.hold()?, move |status| {
        // A function whose stream has failed is not called, as in CUDA.
        if status == Code::SUCCESS.0 {
            // SAFETY: the caller's function, with the caller's pointer.
            unsafe { function(data.get()) };
        }
    })
}
