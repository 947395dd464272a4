//! What SDMA queues are given.

use outcrop_abi::kfd;

use super::{Client, Queue};

pub const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;

/// Puts a linear copy at offset `at` of the ring, the first word of its seven, and rings.
pub fn copy(c: &Client, q: &Queue, at: u64, from: u64, to: u64, bytes: u32) {
    let words = [
        1,
        bytes - 1,
        0,
        from as u32,
        (from >> 32) as u32,
        to as u32,
        (to >> 32) as u32,
    ];
    for (i, word) in words.into_iter().enumerate() {
        q.ring.set32(at + i as u64 * 4, word);
    }
    q.pointers.set(56, at + 28);
    c.ring(q.doorbell, at + 28);
}
