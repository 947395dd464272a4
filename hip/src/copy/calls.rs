//! The calls: copies and fills of a stream, on addresses and on slices.
#![expect(unsafe_code, reason = "copies touch memory that callers name by address")]

use super::{CopyKind, Plane};
use crate::error::{Error, Result};
use crate::hsa::trace::Layer;
use crate::hsa::trace_call;
use crate::memory::MemoryKind;
use crate::{Runtime, Stream};

/// The calls on addresses, for callers that keep pointers themselves.
impl Stream {
    /// Copies and waits for it.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for null, or a device address that is none; [`Error::OutOfBounds`];
    /// [`Error::Fault`].
    ///
    /// # Safety
    /// Host memory named by the addresses is valid for the copy, and Rust references to the destination
    /// do not exist.
    #[doc(alias = "hipMemcpy")]
    #[doc(alias = "hipMemcpyWithStream")]
    pub unsafe fn memcpy(&self, dst: u64, src: u64, size: u64, kind: CopyKind) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemcpy",
            "{dst:#x} from {src:#x}, {size} bytes, {kind:?}"
        );
        // SAFETY: passed on to the caller.
        unsafe { self.shared.copy(&self.core, dst, src, size, kind, true) }
    }

    /// Copies in the stream's order. With pageable memory at one end it may wait for the copy.
    ///
    /// # Errors
    /// As [`Stream::memcpy`].
    ///
    /// # Safety
    /// As [`Stream::memcpy`], until the copy is complete.
    #[doc(alias = "hipMemcpyAsync")]
    pub unsafe fn memcpy_async(&self, dst: u64, src: u64, size: u64, kind: CopyKind) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemcpyAsync",
            "{dst:#x} from {src:#x}, {size} bytes, {kind:?}"
        );
        // SAFETY: passed on to the caller.
        unsafe { self.shared.copy(&self.core, dst, src, size, kind, false) }
    }

    /// Copies `height` rows of `width` bytes, and waits for it if told so.
    ///
    /// # Errors
    /// As [`Stream::memcpy`]; [`Error::Pitch`] for rows that are longer than their pitch.
    ///
    /// # Safety
    /// As [`Stream::memcpy_async`].
    #[doc(alias = "hipMemcpy2D")]
    #[doc(alias = "hipMemcpy2DAsync")]
    pub unsafe fn memcpy_2d(
        &self,
        dst: Plane,
        src: Plane,
        width: u64,
        height: u64,
        kind: CopyKind,
        wait: bool,
    ) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemcpy2D",
            "{dst:x?} from {src:x?}, {width} x {height}"
        );
        // SAFETY: passed on to the caller.
        unsafe {
            self.shared
                .copy_plane(&self.core, dst, src, width, height, kind, wait)
        }
    }

    /// Fills `size` bytes, which need no multiple of the pattern's, and waits for it.
    ///
    /// # Errors
    /// [`Error::InvalidValue`] for memory that is not the runtime's, an address that is no multiple of the
    /// pattern's size, or a pattern that has not 1, 2 or 4 bytes; [`Error::OutOfBounds`]; [`Error::Fault`].
    #[doc(alias = "hipMemset")]
    #[doc(alias = "hipMemsetD8")]
    #[doc(alias = "hipMemsetD16")]
    #[doc(alias = "hipMemsetD32")]
    pub fn memset(&self, dst: u64, pattern: &[u8], size: u64) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipMemset", "{dst:#x}, {pattern:02x?}, {size} bytes");
        self.checked_fill(dst, pattern, size, true)
    }

    /// Fills in the stream's order.
    ///
    /// # Errors
    /// As [`Stream::memset`].
    #[doc(alias = "hipMemsetAsync")]
    pub fn memset_async(&self, dst: u64, pattern: &[u8], size: u64) -> Result<()> {
        let _call = trace_call!(
            Layer::Hip,
            "hipMemsetAsync",
            "{dst:#x}, {pattern:02x?}, {size} bytes"
        );
        self.checked_fill(dst, pattern, size, false)
    }

    /// As [`Stream::memset`] and [`Stream::memset_async`], for registered memory too.
    ///
    /// # Errors
    /// As [`Stream::memset`].
    ///
    /// # Safety
    /// Until the fill is complete, Rust references to registered memory in the range do not exist.
    pub unsafe fn memset_raw(&self, dst: u64, pattern: &[u8], size: u64, wait: bool) -> Result<()> {
        let _call = trace_call!(Layer::Hip, "hipMemset", "{dst:#x}, {pattern:02x?}, {size} bytes");
        self.fill(dst, pattern, size, wait)
    }

    fn checked_fill(&self, dst: u64, pattern: &[u8], size: u64, wait: bool) -> Result<()> {
        self.refuse_registered(dst)?;
        self.fill(dst, pattern, size, wait)
    }

    fn fill(&self, dst: u64, pattern: &[u8], size: u64, wait: bool) -> Result<()> {
        if !matches!(pattern.len(), 1 | 2 | 4) {
            return Err(Error::InvalidValue {
                what: "pattern size",
                value: pattern.len() as u64,
            });
        }
        self.shared.fill(&self.core, dst, pattern, size, wait)
    }

    /// Copies a slice to device (or pinned, or mapped) memory and waits for it.
    ///
    /// # Errors
    /// As [`Stream::memcpy`].
    #[doc(alias = "hipMemcpyHtoD")]
    pub fn copy_from_host(&self, dst: u64, bytes: &[u8]) -> Result<()> {
        self.refuse_registered(dst)?;
        let src = bytes.as_ptr().expose_provenance() as u64;
        // SAFETY: the source is borrowed until the copy is complete; the destination is memory of the
        // runtime, which Rust never refers to, or the call fails.
        unsafe { self.memcpy(dst, src, bytes.len() as u64, CopyKind::HostToDevice) }
    }

    /// Copies device (or pinned, or mapped) memory to a slice and waits for it.
    ///
    /// # Errors
    /// As [`Stream::memcpy`].
    #[doc(alias = "hipMemcpyDtoH")]
    pub fn copy_to_host(&self, bytes: &mut [u8], src: u64) -> Result<()> {
        let dst = bytes.as_mut_ptr().expose_provenance() as u64;
        // SAFETY: the destination is borrowed, mutably, until the copy is complete; the source is memory
        // of the runtime, or the call fails.
        unsafe { self.memcpy(dst, src, bytes.len() as u64, CopyKind::DeviceToHost) }
    }

    /// Copies between two addresses of the runtime's memory and waits for it.
    ///
    /// # Errors
    /// As [`Stream::memcpy`], and for addresses outside the runtime's memory.
    pub fn copy(&self, dst: u64, src: u64, size: u64, kind: CopyKind) -> Result<()> {
        self.refuse_registered(dst)?;
        if kind != CopyKind::DeviceToDevice {
            return Err(Error::MemcpyDirection { kind: kind as u32 });
        }
        // SAFETY: for this kind both ends are memory of the runtime, or the call fails.
        unsafe { self.memcpy(dst, src, size, kind) }
    }

    /// Registered memory is the caller's own, which safe calls must not write behind its back.
    fn refuse_registered(&self, dst: u64) -> Result<()> {
        match self.shared.find(dst) {
            Some(found) if found.kind == MemoryKind::Registered => Err(Error::InvalidValue {
                what: "destination (registered memory)",
                value: dst,
            }),
            _ => Ok(()),
        }
    }
}

impl Runtime {
    /// Copies on the null stream of the device that has to do with the addresses, and waits for it.
    ///
    /// # Errors
    /// As [`Stream::memcpy`].
    ///
    /// # Safety
    /// As [`Stream::memcpy`].
    pub unsafe fn memcpy(&self, dst: u64, src: u64, size: u64, kind: CopyKind) -> Result<()> {
        let device = [dst, src]
            .into_iter()
            .find_map(|address| self.shared.find(address))
            .map_or(0, |found| found.device);
        let stream = self.device(device as i32)?.null_stream()?;
        // SAFETY: passed on to the caller.
        unsafe { stream.memcpy(dst, src, size, kind) }
    }
}
