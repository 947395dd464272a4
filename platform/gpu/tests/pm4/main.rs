//! PM4 commands on the packet processors of all targets.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

mod buffers;
mod memory;
mod registers;
#[path = "../rings/mod.rs"]
mod rings;
mod waits;

use outcrop_abi::pm4 as abi;
use outcrop_isa::Target;
use rings::{Machine, high, low, pm4};

fn on_all(test: impl Fn(Machine)) {
    for target in Target::ALL {
        test(Machine::new(target));
    }
}

fn wait(function: u32, address: u64, reference: u32, mask: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_WAIT_REG_MEM,
        &[1 << 4 | function, low(address), high(address), reference, mask, 4],
    )
}

fn write(address: u64, values: &[u32]) -> Vec<u32> {
    let mut body = vec![5 << 8, low(address), high(address)];
    body.extend(values);
    pm4(abi::PACKET3_WRITE_DATA, &body)
}

fn copy(select: u32, from: u64, to: u64) -> Vec<u32> {
    pm4(
        abi::PACKET3_COPY_DATA,
        &[select, low(from), high(from), low(to), high(to)],
    )
}

fn indirect(address: u64, words: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_INDIRECT_BUFFER,
        &[low(address), high(address), words | 1 << 23],
    )
}

fn release(data: u32, interrupt: u32, address: u64, value: u64, context: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_RELEASE_MEM,
        &[
            0x14 | 5 << 8,
            data << 29 | interrupt << 24,
            low(address),
            high(address),
            low(value),
            high(value),
            context,
        ],
    )
}

fn set_sh(register: u32, values: &[u32]) -> Vec<u32> {
    let mut body = vec![register - abi::PACKET3_SET_SH_REG_START];
    body.extend(values);
    pm4(abi::PACKET3_SET_SH_REG, &body)
}

fn put(m: &Machine, at: u64, words: &[u32]) {
    for (i, word) in words.iter().enumerate() {
        m.set32(at + i as u64 * 4, *word);
    }
}
