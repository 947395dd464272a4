//! Access to an `amd_signal_t`, which the GPU reads and writes at any time.
#![expect(unsafe_code, reason = "memory that the GPU writes")]

use core::mem::offset_of;
use core::ptr;
use core::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering};

use outcrop_abi::signal::{AmdSignal, SignalKind};

/// Bytes of a signal and its copy times; the SDMA engines want addresses that are multiples of 32.
pub(crate) const STRIDE: u64 = 128;
const COPY_START: u64 = 64;
const COPY_END: u64 = 96;

/// Where a signal is: [`STRIDE`] bytes of memory that host and GPUs have at one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SignalCell(u64);

impl SignalCell {
    /// # Safety
    /// [`STRIDE`] bytes at `address`, a multiple of it, are mapped for reads and writes as long as the cell
    /// is used, and are accessed by nobody in another way.
    pub(crate) const unsafe fn new(address: u64) -> SignalCell {
        SignalCell(address)
    }

    pub(crate) const fn handle(self) -> u64 {
        self.0
    }

    pub(crate) const fn value_address(self) -> u64 {
        self.0 + offset_of!(AmdSignal, value) as u64
    }

    pub(crate) const fn copy_start_address(self) -> u64 {
        self.0 + COPY_START
    }

    pub(crate) const fn copy_end_address(self) -> u64 {
        self.0 + COPY_END
    }

    #[inline]
    pub(crate) fn value(&self) -> &AtomicI64 {
        // SAFETY: by `new`, the aligned word is mapped, and everyone uses it atomically.
        unsafe { AtomicI64::from_ptr(ptr::with_exposed_provenance_mut(self.value_address() as usize)) }
    }

    fn word(&self, offset: u64) -> &AtomicU64 {
        debug_assert!(offset.is_multiple_of(8) && offset < STRIDE);
        // SAFETY: by `new`, as `offset` is aligned and within the signal.
        unsafe { AtomicU64::from_ptr(ptr::with_exposed_provenance_mut((self.0 + offset) as usize)) }
    }

    /// Makes it a signal of `kind` whose changes are told through `mailbox` and `event`, both 0 for none.
    pub(crate) fn arm(&self, kind: SignalKind, value: i64, mailbox: u64, event: u32) {
        self.word(offset_of!(AmdSignal, kind) as u64)
            .store(kind.bits() as u64, Ordering::Relaxed);
        self.word(offset_of!(AmdSignal, event_mailbox_ptr) as u64)
            .store(mailbox, Ordering::Relaxed);
        // SAFETY: by `new`; the word is aligned and within the signal.
        let id: &AtomicU32 = unsafe {
            AtomicU32::from_ptr(ptr::with_exposed_provenance_mut(
                self.0 as usize + offset_of!(AmdSignal, event_id),
            ))
        };
        id.store(event, Ordering::Relaxed);
        self.set_queue(0);
        self.clear_times();
        // ORDERING: release, so that whoever sees the value sees the rest.
        self.value().store(value, Ordering::Release);
    }

    pub(crate) fn set_queue(&self, queue: u64) {
        self.word(offset_of!(AmdSignal, queue_ptr) as u64)
            .store(queue, Ordering::Relaxed);
    }

    pub(crate) fn mailbox(&self) -> u64 {
        self.word(offset_of!(AmdSignal, event_mailbox_ptr) as u64)
            .load(Ordering::Relaxed)
    }

    pub(crate) fn clear_times(&self) {
        for offset in [
            offset_of!(AmdSignal, start_ts) as u64,
            offset_of!(AmdSignal, end_ts) as u64,
            COPY_START,
            COPY_END,
        ] {
            self.word(offset).store(0, Ordering::Relaxed);
        }
    }

    /// Start and end of a packet of an AQL queue.
    pub(crate) fn dispatch_times(&self) -> (u64, u64) {
        (
            self.word(offset_of!(AmdSignal, start_ts) as u64)
                .load(Ordering::Relaxed),
            self.word(offset_of!(AmdSignal, end_ts) as u64)
                .load(Ordering::Relaxed),
        )
    }

    /// Start and end of a copy.
    pub(crate) fn copy_times(&self) -> (u64, u64) {
        (
            self.word(COPY_START).load(Ordering::Relaxed),
            self.word(COPY_END).load(Ordering::Relaxed),
        )
    }
}
