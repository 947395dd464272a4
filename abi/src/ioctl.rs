//! The parts of a request number (`asm-generic/ioctl.h`): direction, size of the argument, device, number.

/// Direction bits of a request: 0 none, 1 the caller writes, 2 the caller reads, 3 both.
#[must_use]
pub const fn direction(request: u32) -> u32 {
    request >> 30
}

/// Size of the argument in bytes, as the caller sees it.
///
/// KFD and DRM copy no more than this many bytes in and out, and take the rest of their own structure as zero,
/// so that callers and kernels of different versions understand each other.
#[must_use]
pub const fn size(request: u32) -> usize {
    ((request >> 16) & 0x3fff) as usize
}

/// The character that names the device: `K` or `d`.
#[must_use]
pub const fn base(request: u32) -> u8 {
    (request >> 8) as u8
}

/// The request's number within its device.
#[must_use]
pub const fn number(request: u32) -> u8 {
    request as u8
}

/// The same request with an argument of another size, for structures with an array at the end (`AMDKFD_IOC_SVM`);
/// `None` if a request can not state that size.
#[must_use]
pub const fn with_size(request: u32, size: usize) -> Option<u32> {
    if size >> 14 != 0 {
        return None;
    }
    Some(request & !0x3fff_0000 | (size as u32) << 16)
}
