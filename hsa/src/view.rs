//! The host's view of memory that GPUs use too.
#![expect(unsafe_code, reason = "memory that the GPU writes")]

use core::ptr;

use outcrop_thunk::Memory;

/// Bytes of memory, copied in and out, never referred to.
#[derive(Clone, Copy)]
pub(crate) struct View {
    base: *mut u8,
    len: usize,
}

impl View {
    /// The first `size` bytes of `memory`, if the host sees it; to be used while `memory` lives.
    pub(crate) fn of(memory: &Memory, size: u64) -> Option<View> {
        let len = usize::try_from(size.min(memory.size())).ok()?;
        Some(View {
            base: memory.host_ptr()?,
            len,
        })
    }

    /// The place of `[offset, offset + len)`.
    fn at(self, offset: u64, len: usize) -> Option<*mut u8> {
        let start = usize::try_from(offset).ok()?;
        let end = start.checked_add(len)?;
        (end <= self.len).then(|| self.base.wrapping_add(start))
    }

    pub(crate) fn write(self, offset: u64, bytes: &[u8]) -> Option<()> {
        let to = self.at(offset, bytes.len())?;
        // SAFETY: the range is inside memory that the thunk has mapped for the host; a slice of Rust is
        // never in it, as only copies leave this module.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) };
        Some(())
    }

    pub(crate) fn read(self, offset: u64, bytes: &mut [u8]) -> Option<()> {
        let from = self.at(offset, bytes.len())?;
        // SAFETY: as in `write`.
        unsafe { ptr::copy_nonoverlapping(from, bytes.as_mut_ptr(), bytes.len()) };
        Some(())
    }

    pub(crate) fn fill(self, offset: u64, len: u64, byte: u8) -> Option<()> {
        let len = usize::try_from(len).ok()?;
        let to = self.at(offset, len)?;
        // SAFETY: as in `write`.
        unsafe { ptr::write_bytes(to, byte, len) };
        Some(())
    }
}
