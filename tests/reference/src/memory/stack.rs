//! The stack of ray tracing: `ds_bvh_stack_rtn_b32`.
//!
//! Sources: the RDNA 3 ISA, 12.5.3, and the stack of AMD's GPURT for hardware without the instruction
//! (`bvh_stack_dxr_prototype.hlsl`), which says what the ISA leaves open.

use fastrand::Rng;
use outcrop_isa::Inst;

use super::lds::place;
use super::{read, set_vector, vector, write};
use crate::state::State;

const INVALID: u32 = u32::MAX;
const TERMINAL: u32 = u32::MAX - 1;
const COUNTER: u32 = (1 << 18) - 1;

/// Entries of a stack.
fn size(inst: &Inst) -> u32 {
    [8, 16, 32, 64][inst.mem.offset as usize >> 12 & 3]
}

pub(super) fn run(inst: &Inst, before: &State, after: &mut State) {
    let [address, last, nodes, _] = inst.src;
    for lane in before.active() {
        let packed = vector(before, address, 0, lane);
        let last = vector(before, last, 0, lane);
        let entry = |counter: u32| {
            let bytes = (packed >> 18) * 4 + counter % size(inst) * 32 * 4;
            place(before, bytes.into(), 4)
        };
        // From the farthest to the nearest, as long as they have not been visited.
        let nodes: Vec<u32> = (0..4).rev().map(|i| vector(before, nodes, i, lane)).collect();
        let unvisited = match nodes.iter().position(|node| *node == last) {
            _ if last == INVALID => 4,
            Some(visited) => visited,
            None => 0,
        };
        let mut counter = packed & COUNTER;
        for node in nodes
            .iter()
            .take(unvisited.min(3))
            .filter(|node| **node != INVALID)
        {
            write(after, entry(counter), 4, (*node).into());
            counter += u32::from(counter != COUNTER);
        }
        let next = if unvisited == 4 && nodes[3] != INVALID {
            nodes[3]
        } else if counter == 0 {
            TERMINAL
        } else {
            counter -= 1;
            let node = read(after, entry(counter), 4) as u32;
            write(after, entry(counter), 4, INVALID.into());
            node
        };
        set_vector(after, address, 0, lane, packed & !COUNTER | counter);
        set_vector(after, inst.dst, 0, lane, next);
    }
}

/// A stack for each lane, filled to any height; nodes of which some are none, and one of them or another visited last.
pub(super) fn prepare(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let [address, last, nodes, _] = inst.src;
    for word in state.lds.chunks_exact_mut(4) {
        if rng.u8(0..4) == 0 {
            word.fill(0xff);
        }
    }
    for lane in 0..state.lanes() {
        let size = size(inst);
        let counter = match rng.u8(0..8) {
            0 => 0,
            1 => COUNTER - rng.u32(0..4),
            2..=4 => rng.u32(0..2 * size),
            _ => rng.u32(0..4),
        };
        let base = lane as u32 % 32 + lane as u32 / 32 * 32 * size;
        for i in 0..4 {
            let none = rng.u8(0..3) == 0;
            set_vector(state, nodes, i, lane, if none { INVALID } else { rng.u32(..) });
        }
        let visited = match rng.u8(0..8) {
            0..=3 => INVALID,
            4 => TERMINAL,
            5 => rng.u32(..),
            _ => vector(state, nodes, rng.usize(0..4), lane),
        };
        set_vector(state, last, 0, lane, visited);
        set_vector(state, address, 0, lane, base << 18 | counter);
    }
}
