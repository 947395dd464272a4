//! AQL packets by hand.

use super::{Buffer, Client, Queue, halves};

/// Header bits: barrier, system acquire, system release.
pub const FENCES: u32 = 1 << 8 | 2 << 9 | 2 << 11;

/// A signal in a buffer: value, mailbox and event.
pub fn signal(at: &Buffer, offset: u64, value: u64, mailbox: u64, event_id: u32) -> u64 {
    at.set(offset, 1);
    at.set(offset + 8, value);
    at.set(offset + 16, mailbox);
    at.set(offset + 24, event_id.into());
    at.va + offset
}

/// Writes a packet of 16 words into a slot, header last, and rings.
pub fn submit(c: &Client, q: &Queue, index: u64, words: [u32; 16]) {
    let slot = index % (q.ring_bytes / 64) * 64;
    for (i, word) in words.iter().enumerate().skip(1) {
        q.ring.set32(slot + i as u64 * 4, *word);
    }
    q.pointers.set(56, (index + 1).max(q.pointers.get(56)));
    q.ring.set32(slot, words[0]);
    c.ring(q.doorbell, index);
}

pub fn barrier(kind: u32, deps: &[u64], completion: u64) -> [u32; 16] {
    let mut words = [0; 16];
    words[0] = kind | FENCES;
    for (i, &dep) in deps.iter().enumerate() {
        words[2 + 2 * i..4 + 2 * i].copy_from_slice(&halves(dep));
    }
    words[14..].copy_from_slice(&halves(completion));
    words
}

/// A gfx942 kernel of these words at `offset`, which has the address of its arguments in s[0:1].
pub fn kernel(at: &Buffer, offset: u64, words: &[u32]) -> u64 {
    // The distance of the code, the accumulation offset, registers and the fixed bits of the first resource word, two user
    // registers, and what is in them.
    for (field, value) in [
        (16, 256),
        (44, 31),
        (48, 31 | 0xf0 << 12 | 1 << 21 | 1 << 23),
        (52, 2 << 1),
        (56, 8),
    ] {
        at.set32(offset + field, value);
    }
    for (i, word) in words.iter().enumerate() {
        at.set32(offset + 256 + 4 * i as u64, *word);
    }
    at.va + offset
}

pub fn dispatch(kernel: u64, completion: u64) -> [u32; 16] {
    let mut words = [0; 16];
    words[..6].copy_from_slice(&[2 | 2 << 9 | 2 << 11 | 1 << 16, 64 | 1 << 16, 1, 64, 1, 1]);
    words[8..10].copy_from_slice(&halves(kernel));
    words[14..].copy_from_slice(&halves(completion));
    words
}
