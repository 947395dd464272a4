//! Errors: the thread's last one, names and texts; and functions by name.
#![expect(unsafe_code, reason = "implements C functions that take raw pointers")]

use core::ffi::{CStr, c_char, c_int, c_void};
use std::collections::HashMap;
use std::ffi::CString;
use std::sync::OnceLock;

use outcrop_hip::Code;

use crate::call::{self, Outcome};
use crate::exports::{EXPORTS, Export};
use crate::pointer::{Out, text as name_at};
use crate::types::{hipDriverProcAddressQueryResult, hipError_t};

pub unsafe fn last() -> hipError_t {
    call::take_last().0
}

pub unsafe fn peek() -> hipError_t {
    call::peek_last().0
}

pub unsafe fn ext_last() -> hipError_t {
    call::last_call().0
}

/// Names and texts with a NUL behind them, made once.
fn strings(code: Code) -> (&'static CStr, &'static CStr) {
    static STRINGS: OnceLock<HashMap<u32, (CString, CString)>> = OnceLock::new();
    let strings = STRINGS.get_or_init(|| {
        let c = |text: &str| CString::new(text).unwrap_or_default();
        Code::ALL
            .iter()
            .map(|code| (code.0, (c(code.name()), c(code.text()))))
            .collect()
    });
    let found = strings.get(&code.0).or_else(|| strings.get(&Code::UNKNOWN.0));
    found.map_or((c"", c""), |(name, text)| (name, text))
}

pub unsafe fn name(error: hipError_t) -> *const c_char {
    strings(Code(error)).0.as_ptr()
}

pub unsafe fn text(error: hipError_t) -> *const c_char {
    strings(Code(error)).1.as_ptr()
}

fn known(error: hipError_t) -> Outcome {
    if Code::ALL.iter().any(|code| code.0 == error) {
        Ok(())
    } else {
        Err(Code::INVALID_VALUE.into())
    }
}

pub unsafe fn drv_name(error: hipError_t, out: *mut *const c_char) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    known(error)?;
    out.put(strings(Code(error)).0.as_ptr());
    Ok(())
}

pub unsafe fn drv_text(error: hipError_t, out: *mut *const c_char) -> Outcome {
    // SAFETY: the caller's contract.
    let out = unsafe { Out::new(out) }?;
    known(error)?;
    out.put(strings(Code(error)).1.as_ptr());
    Ok(())
}

/// `HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND`
const NOT_FOUND: hipDriverProcAddressQueryResult = 1;

/// The function that a program of the given version (`major * 100 + minor`) means by a name.
fn exported(name: &str, version: c_int) -> Option<&'static Export> {
    let newer = match name {
        "hipGetDeviceProperties" if version >= 600 => "hipGetDevicePropertiesR0600",
        "hipChooseDevice" if version >= 600 => "hipChooseDeviceR0600",
        name => name,
    };
    EXPORTS.iter().find(|export| export.name == newer)
}

pub unsafe fn proc_address(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    version: c_int,
    _flags: u64,
    status: *mut hipDriverProcAddressQueryResult,
) -> Outcome {
    // SAFETY: the caller's contract.
    let (out, name) = unsafe { (Out::new(pfn)?, name_at(symbol)?) };
    let found = exported(name, version);
    // SAFETY: the caller's contract; null is allowed.
    if let Ok(status) = unsafe { Out::new(status) } {
        status.put(if found.is_some() { 0 } else { NOT_FOUND });
    }
    let export = found.ok_or(Code::INVALID_VALUE)?;
    out.put(export.address().cast_mut().cast());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_name_and_a_text() {
        for code in Code::ALL {
            let (name, text) = strings(*code);
            assert_eq!(name.to_str(), Ok(code.name()));
            assert_eq!(text.to_str(), Ok(code.text()));
        }
        assert_eq!(strings(Code(77_777)).0, c"hipErrorUnknown");
    }

    #[test]
    fn names_mean_what_they_meant_in_the_programs_version() {
        let of = |version| exported("hipGetDeviceProperties", version).map(|export| export.version);
        assert_eq!(of(502), Some("hip_4_2"));
        assert_eq!(of(603), Some("hip_6_0"));
        assert!(exported("hipNoSuchFunction", 603).is_none());
    }
}
