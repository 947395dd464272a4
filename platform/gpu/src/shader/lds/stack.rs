//! `ds_bvh_stack_rtn_b32` of gfx1100: a stack in the LDS for each ray on its way through a tree of boxes. One
//! instruction pushes the nodes that a box has led to, and gives the one to go to next.
//!
//! The RDNA 3 ISA document (12.5.3 and the instruction's pseudocode) leaves open where entries are, what an empty stack
//! gives, and in which order the nodes are taken; that is from the same stack written for other hardware in AMD's own driver
//! (GPURT, `bvh_stack_dxr_prototype.hlsl`), with which Mesa's RADV agrees.
#![expect(unsafe_code, reason = "operation handlers")]

use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::ROW;
use crate::shader::wave::{Op, Wave, after};

/// No node. What was taken from the stack is overwritten with it, so that it is found where entries have been lost.
const INVALID: u32 = 0xffff_ffff;
/// Nothing is left.
const TERMINAL: u32 = 0xffff_fffe;

/// The bits of a stack's address that count its entries; those above are the first entry's dword.
const INDEX: u32 = 0x3_ffff;
/// Bytes from one entry to the next: those of 32 rays lie next to each other.
const STRIDE: u32 = 128;

/// Pushes nodes on the stack at an address, whose size in entries is `mask` + 1, and pops. `entry` writes a node to a byte
/// offset in the LDS, or takes what is there. Returns the next node and the address then.
pub(crate) fn push_and_pop(
    address: u32,
    last: u32,
    nodes: [u32; 4],
    mask: u32,
    mut entry: impl FnMut(u64, Option<u32>) -> u32,
) -> (u32, u32) {
    let mut index = address & INDEX;
    let place = |index: u32| u64::from(address >> 18 << 2) + u64::from((index & mask) * STRIDE);
    let mut counts = last == INVALID || nodes.contains(&last);
    let mut next = INVALID;
    for (i, node) in nodes.into_iter().enumerate().rev() {
        counts &= last == INVALID || node != last;
        match (counts && node != INVALID, i) {
            (true, 0) => next = node,
            (true, _) => {
                entry(place(index), Some(node));
                index = INDEX.min(index + 1);
            }
            (false, _) => {}
        }
    }
    if next == INVALID {
        next = TERMINAL;
        if index != 0 {
            index -= 1;
            next = entry(place(index), None);
        }
    }
    (next, address & !INDEX | index)
}

/// Bits of an entry's number, by the instruction's offset: bits 13:12 are the stack's size, 8, 16, 32 or 64 entries.
pub(crate) const fn mask(offset: u32) -> u32 {
    (8 << (offset >> 12 & 3)) - 1
}

/// The stack whose address is in row `a` gets the nodes of rows `c` on, the last first, and the first of them goes to row
/// `dst`, or what is popped if it is none. A node visited last (row `b`), if it is one, leaves only those before it, and
/// none if it is not among them. `imm` are the bits of an entry's number.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn run(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        for lane in lanes(w.exec()) {
            let (address, last) = (w.lane(o.a, lane), w.lane(o.b, lane));
            let nodes: [u32; 4] = core::array::from_fn(|i| w.lane(o.c + (i * ROW) as u32, lane));
            let (next, address) = push_and_pop(address, last, nodes, o.imm as u32, |at, node| {
                // Beyond the LDS is 0.
                if at + 4 > u64::from(w.lds_bytes) {
                    return 0;
                }
                let p = w.lds.wrapping_add(at as usize).cast::<u32>();
                let taken = p.read_unaligned();
                p.write_unaligned(node.unwrap_or(INVALID));
                taken
            });
            w.set_lane(o.a, lane, address);
            w.set_lane(o.dst, lane, next);
        }
        after(op)
    }
}

/// Lowers `ds_bvh_stack_rtn_b32`.
pub(crate) fn lower(l: &mut Lower<'_>, offset: u32) -> Result<(), Refusal> {
    let (dst, address, last, nodes) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
    l.emit(run, dst, address, last, nodes).imm = mask(offset).into();
    Ok(())
}
