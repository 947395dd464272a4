//! Memory for kernel arguments, handed out front to back and used again when the kernels are done.
#![expect(
    unsafe_code,
    reason = "arguments are written through raw pointers into memory that the GPU reads"
)]

use core::ptr;

use crate::device::DeviceState;
use crate::error::{Error, Result};
use crate::hsa::{Agent, Allocation, PoolKind, Signal};

/// Chunks of the ring; each is used again when the kernels of all its segments are complete.
const CHUNKS: usize = 4;
/// Bytes of a chunk: more than [`crate::kernarg::Layout`] lets a segment have.
const CHUNK: usize = 64 * 1024;

/// The ring of one stream. Guarded by the stream's lock.
pub(crate) struct KernargRing {
    memory: Allocation,
    host: *mut u8,
    chunk: usize,
    used: usize,
    /// Completed when the kernels that use the chunk are.
    guards: [Option<Signal>; CHUNKS],
}

// SAFETY: the pointer is the host's view of `memory`, which the ring owns.
unsafe impl Send for KernargRing {}
// SAFETY: as above; a shared ring gives no access.
unsafe impl Sync for KernargRing {}

/// A place for one argument segment.
#[derive(Clone, Copy)]
pub(crate) struct Segment {
    host: *mut u8,
    size: usize,
    /// The address for the dispatch packet.
    pub address: u64,
}

/// What stands between a launch and its segment.
pub(crate) enum Room {
    /// Nothing.
    Segment(Segment),
    /// The chunk is used up: [`KernargRing::advance`] with a fence of the stream's work.
    NeedsFence,
    /// The next chunk is still in use, until this signal.
    Busy(Signal),
}

impl KernargRing {
    pub fn new(cpu: &Agent, device: &DeviceState) -> Result<KernargRing> {
        let pool = cpu.pool(PoolKind::Kernarg).ok_or(Error::InvalidValue {
            what: "kernarg pools",
            value: 0,
        })?;
        let memory = pool
            .allocate((CHUNK * CHUNKS) as u64)
            .map_err(Error::hsa("hsa_amd_memory_pool_allocate"))?;
        memory
            .allow_access(&[&device.agent])
            .map_err(Error::hsa("hsa_amd_agents_allow_access"))?;
        Ok(KernargRing {
            host: memory.host(),
            memory,
            chunk: 0,
            used: 0,
            guards: [const { None }; CHUNKS],
        })
    }

    /// Finds room for `size` bytes at a multiple of `align`, a power of two up to 4096.
    #[inline]
    pub fn take(&mut self, size: u32, align: u32) -> Room {
        let start = self.used.next_multiple_of(align.max(16) as usize);
        let end = start + size as usize;
        if end > CHUNK {
            return Room::NeedsFence;
        }
        if let Some(guard) = self.guards.get_mut(self.chunk)
            && guard.as_ref().is_some_and(|until| until.load() == 0)
        {
            *guard = None;
        }
        if let Some(Some(until)) = self.guards.get(self.chunk) {
            return Room::Busy(until.clone());
        }
        self.used = end;
        let offset = self.chunk * CHUNK + start;
        Room::Segment(Segment {
            host: self.host.wrapping_add(offset),
            size: size as usize,
            address: self.memory.address() + offset as u64,
        })
    }

    /// Goes to the next chunk; the one before is in use until `fence`.
    pub fn advance(&mut self, fence: Option<Signal>) {
        if let Some(guard) = self.guards.get_mut(self.chunk) {
            *guard = fence;
        }
        self.chunk = (self.chunk + 1) % CHUNKS;
        self.used = 0;
    }
}

impl Segment {
    /// Sets all bytes to 0.
    #[inline]
    pub fn clear(&self) {
        // SAFETY: `host` points to `size` bytes of the ring that no kernel reads yet and nobody refers to.
        unsafe { ptr::write_bytes(self.host, 0, self.size) };
    }

    /// Copies bytes in; those past the end are dropped.
    #[inline]
    pub fn put(&self, offset: u32, bytes: &[u8]) {
        let offset = offset as usize;
        let len = bytes.len().min(self.size.saturating_sub(offset));
        // SAFETY: `[offset, offset + len)` is inside the segment (see `clear`), apart from `bytes`.
        unsafe { copy_argument(bytes.as_ptr(), self.host.wrapping_add(offset), len) };
    }

    /// Copies `size` bytes from `from` in; those past the end are dropped.
    ///
    /// # Safety
    /// `from` is valid for reads of `size` bytes.
    #[inline]
    pub unsafe fn put_raw(&self, offset: u32, from: *const u8, size: u32) {
        let offset = offset as usize;
        let len = (size as usize).min(self.size.saturating_sub(offset));
        // SAFETY: the target is inside the segment (see `clear`); the source is the caller's promise.
        unsafe { copy_argument(from, self.host.wrapping_add(offset), len) };
    }
}

/// Copies an argument; the sizes that nearly all have take one move instead of a call.
///
/// # Safety
/// As for [`ptr::copy_nonoverlapping`].
#[inline]
unsafe fn copy_argument(from: *const u8, to: *mut u8, len: usize) {
    // SAFETY: passed on to the caller; a fixed length needs no alignment, as bytes have none.
    unsafe {
        match len {
            8 => ptr::copy_nonoverlapping(from, to, 8),
            4 => ptr::copy_nonoverlapping(from, to, 4),
            2 => ptr::copy_nonoverlapping(from, to, 2),
            _ => ptr::copy_nonoverlapping(from, to, len),
        }
    }
}
