//! The ring and the `amd_queue_v2_t` of a queue, both of which the GPU reads and writes.
#![expect(unsafe_code, reason = "memory that the GPU reads and writes")]

use core::mem::offset_of;
use core::ptr;
use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use outcrop_abi::aql::{AQL_PACKET_SIZE, PacketHeader, PacketType};
use outcrop_abi::queue::AmdQueueV2;
use outcrop_thunk::Memory;

/// Quadwords of a packet.
const QUADS: usize = AQL_PACKET_SIZE / 8;

/// Where the ring and the queue structure are.
pub(super) struct Ring {
    packets: *mut u64,
    mask: u64,
    queue: *mut u8,
}

// SAFETY: all access is atomic, or volatile to slots that the caller has reserved for itself.
unsafe impl Send for Ring {}
// SAFETY: as above.
unsafe impl Sync for Ring {}

impl Ring {
    /// `None` if the host sees one of them not, or it is too small for so many packets, a power of two.
    ///
    /// To be used while the memory lives.
    pub(super) fn new(ring: &Memory, queue: &Memory, packets: u32) -> Option<Ring> {
        let fits = ring.size() >= u64::from(packets) * AQL_PACKET_SIZE as u64
            && queue.size() >= size_of::<AmdQueueV2>() as u64
            && packets.is_power_of_two();
        let ring = Ring {
            packets: ring.host_ptr()?.cast(),
            mask: u64::from(packets) - 1,
            queue: queue.host_ptr()?,
        };
        fits.then_some(ring)
    }

    /// Writes the whole queue structure and makes every packet invalid, before the GPU knows of the queue.
    pub(super) fn reset(&self, queue: &AmdQueueV2) {
        // SAFETY: `new` has checked the size; nobody else uses the memory yet. Pages are aligned enough.
        unsafe { ptr::write_volatile(self.queue.cast::<AmdQueueV2>(), *queue) };
        let invalid = PacketHeader::new().with_packet_type(PacketType::INVALID);
        for index in 0..=self.mask {
            self.publish(index, u32::from(invalid.bits()));
        }
    }

    #[inline]
    fn slot(&self, index: u64) -> *mut u64 {
        self.packets.wrapping_add((index & self.mask) as usize * QUADS)
    }

    /// Writes bytes 4 to 63 of a packet. Its header stays what it is: invalid.
    ///
    /// The caller has reserved `index` and the GPU has freed the slot.
    #[inline]
    pub(super) fn write(&self, index: u64, packet: &[u64; QUADS]) {
        let slot = self.slot(index);
        // SAFETY: the slot is inside the ring by the mask; the GPU does not read past an invalid header.
        unsafe { slot.cast::<u32>().add(1).write_volatile((packet[0] >> 32) as u32) };
        for (place, quad) in packet.iter().enumerate().skip(1) {
            // SAFETY: as above, `place` is below 8.
            unsafe { slot.add(place).write_volatile(*quad) };
        }
    }

    /// Writes bytes 0 to 3 of a packet, which is the GPU's from here on.
    #[inline]
    pub(super) fn publish(&self, index: u64, head: u32) {
        // SAFETY: the slot is inside the ring by the mask, and aligned to 64.
        let word = unsafe { AtomicU32::from_ptr(self.slot(index).cast()) };
        // ORDERING: release, so that a GPU that sees the header sees the rest of the packet, the kernel's
        // arguments and everything else that was written for it.
        word.store(head, Ordering::Release);
    }

    fn quad(&self, offset: usize) -> &AtomicU64 {
        // SAFETY: `offset` is that of an aligned field of the structure; all access after `reset` is atomic.
        unsafe { AtomicU64::from_ptr(self.queue.add(offset).cast()) }
    }

    fn word(&self, offset: usize) -> &AtomicU32 {
        // SAFETY: as in `quad`.
        unsafe { AtomicU32::from_ptr(self.queue.add(offset).cast()) }
    }

    #[inline]
    pub(super) fn write_index(&self) -> &AtomicU64 {
        self.quad(offset_of!(AmdQueueV2, write_dispatch_id))
    }

    #[inline]
    pub(super) fn read_index(&self) -> &AtomicU64 {
        self.quad(offset_of!(AmdQueueV2, read_dispatch_id))
    }

    pub(super) fn properties(&self) -> &AtomicU32 {
        self.word(offset_of!(AmdQueueV2, queue_properties))
    }

    /// Gives kernels new scratch: memory first, then the register that says how much of it there is.
    pub(super) fn set_scratch(&self, scratch: &super::scratch::Layout) {
        for (at, word) in scratch.resource_descriptor.iter().enumerate() {
            let offset = offset_of!(AmdQueueV2, scratch_resource_descriptor) + 4 * at;
            self.word(offset).store(*word, Ordering::Relaxed);
        }
        let quads = [
            (
                offset_of!(AmdQueueV2, scratch_backing_memory_location),
                scratch.address,
            ),
            (
                offset_of!(AmdQueueV2, scratch_backing_memory_byte_size),
                scratch.size,
            ),
        ];
        for (offset, value) in quads {
            self.quad(offset).store(value, Ordering::Relaxed);
        }
        // ORDERING: release; with the packet's header, published later, the GPU sees all of it.
        self.word(offset_of!(AmdQueueV2, compute_tmpring_size))
            .store(scratch.tmpring_size, Ordering::Release);
        self.word(offset_of!(AmdQueueV2, scratch_wave64_lane_byte_size))
            .store(scratch.lane_bytes, Ordering::Release);
    }
}
