//! Pointers that C callers pass: null is an error, the rest is their promise.
#![expect(unsafe_code, reason = "reads and writes through callers' pointers")]

use core::ffi::{CStr, c_char, c_void};
use core::ptr::NonNull;

use outcrop_hip::Code;

use crate::call::Failure;

/// A place for a result, not null.
pub struct Out<T>(NonNull<T>);

impl<T> Out<T> {
    /// Checks the pointer.
    ///
    /// # Safety
    /// If it is not null, it is valid for a write until the result is there.
    pub unsafe fn new(pointer: *mut T) -> Result<Out<T>, Failure> {
        NonNull::new(pointer)
            .map(Out)
            .ok_or(Failure::Code(Code::INVALID_VALUE))
    }

    /// Writes the result.
    pub fn put(self, value: T) {
        // SAFETY: the pointer is valid for a write by the promise made to `new`.
        unsafe { self.0.write_unaligned(value) };
    }
}

/// Reads a structure.
///
/// # Safety
/// If it is not null, it is valid for a read.
pub unsafe fn read<T: Copy>(pointer: *const T) -> Result<T, Failure> {
    if pointer.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: not null, and so valid, by the caller's promise.
    Ok(unsafe { pointer.read_unaligned() })
}

/// Reads a name.
///
/// # Safety
/// If it is not null, it points to a string that ends with a NUL and outlives the result.
pub unsafe fn text<'a>(pointer: *const c_char) -> Result<&'a str, Failure> {
    if pointer.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    // SAFETY: not null, and so a string, by the caller's promise.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Code::INVALID_VALUE.into())
}

/// Writes a string with its NUL, cut to what fits.
///
/// # Safety
/// If it is not null, it is valid for writes of `len` bytes.
pub unsafe fn put_text(pointer: *mut c_char, len: usize, text: &str) -> Result<(), Failure> {
    if pointer.is_null() || len == 0 {
        return Err(Code::INVALID_VALUE.into());
    }
    let bytes = text.as_bytes();
    let count = bytes.len().min(len - 1);
    // SAFETY: at most `len - 1` bytes of a buffer of `len`.
    unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), pointer.cast(), count) };
    // SAFETY: the byte behind them is inside of the buffer.
    unsafe { pointer.add(count).write(0) };
    Ok(())
}

/// A pointer as the number that the Rust interface takes.
pub fn address<T>(pointer: *const T) -> u64 {
    pointer.expose_provenance() as u64
}

/// A number of the Rust interface as a pointer.
pub fn pointer(address: u64) -> *mut c_void {
    core::ptr::with_exposed_provenance_mut(address as usize)
}
