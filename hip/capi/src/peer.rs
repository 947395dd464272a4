//! Access between devices: none has it here, so that copies between them go through the copy engines.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{c_int, c_uint};

use outcrop_hip::Code;

use crate::call::Outcome;
use crate::library;
use crate::pointer::Out;
use crate::types::hipDeviceP2PAttr;

pub unsafe fn can_access(out: *mut c_int, device: c_int, peer: c_int) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    library::device(device)?;
    library::device(peer)?;
    out.put(0);
    Ok(())
}

pub unsafe fn attribute(
    out: *mut c_int,
    attribute: hipDeviceP2PAttr,
    source: c_int,
    destination: c_int,
) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    if attribute > 3 {
        return Err(Code::INVALID_VALUE.into());
    }
    library::device(source)?;
    library::device(destination)?;
    if source == destination {
        return Err(Code::INVALID_DEVICE.into());
    }
    out.put(0);
    Ok(())
}

pub unsafe fn enable(peer: c_int, flags: c_uint) -> Outcome {
    if flags != 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    library::device(peer)?;
    if peer == library::current_ordinal() {
        return Err(Code::INVALID_DEVICE.into());
    }
    Err(Code::PEER_ACCESS_UNSUPPORTED.into())
}

pub unsafe fn disable(peer: c_int) -> Outcome {
    library::device(peer)?;
    Err(Code::PEER_ACCESS_NOT_ENABLED.into())
}
