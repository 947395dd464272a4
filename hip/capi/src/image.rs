//! Code objects and bundles that C callers name by their first byte only.
#![expect(unsafe_code, reason = "reads images whose length the caller does not give")]

use core::ffi::c_void;

use outcrop_hip::{Code, Error, bundle};

use crate::call::Failure;

/// The image at an address.
///
/// # Safety
/// `image` is null, or at least four bytes are valid there, and if they are the magic of an ELF file or a bundle, all that
/// its headers span; for as long as the result is used.
pub unsafe fn image<'a>(image: *const c_void) -> Result<&'a [u8], Failure> {
    if image.is_null() {
        return Err(Code::INVALID_VALUE.into());
    }
    let start = image.cast::<u8>();
    let bytes = |offset: usize, len: usize| {
        // SAFETY: the range is one of the image's headers, by the caller's promise.
        unsafe { core::slice::from_raw_parts(start.wrapping_add(offset), len) }
    };
    let len = bundle::image_len(bytes).map_err(Error::Image)?;
    Ok(bytes(0, len))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_null_are_refused() {
        let of = |bytes: *const u8| {
            // SAFETY: null or four bytes that are no known magic.
            unsafe { image(bytes.cast()) }.unwrap_err()
        };
        assert!(matches!(
            of(core::ptr::null()),
            Failure::Code(Code::INVALID_VALUE)
        ));
        assert!(matches!(of(b"text".as_ptr()), Failure::Hip(error) if error.code() == Code::INVALID_IMAGE));
    }
}
