//! Exchanges between the halves and rows of two registers: `v_permlane16_swap_b32`, `v_permlane32_swap_b32`.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::LANES;
use crate::shader::wave::{Op, Wave, after};

/// Lanes of row `dst` whose bit `b` of the number is set and those of row `a` without it change places. A lane
/// that is off is not written; what would come from it is 0 if `c`, and else leaves its place as it is. With `e`
/// lanes that are off are read as well.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn swap(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let on = |lane: usize| exec >> lane & 1 != 0;
        let (upper, lower) = (
            w.row(o.dst).cast::<[u32; LANES]>().read(),
            w.row(o.a).cast::<[u32; LANES]>().read(),
        );
        let distance = o.b as usize;
        for high in (0..LANES).filter(|lane| lane & distance != 0) {
            let low = high - distance;
            for (row, to, from, v) in [(o.dst, high, low, lower[low]), (o.a, low, high, upper[high])] {
                if on(to) && (on(from) || o.e != 0) {
                    w.set_lane(row, to, v);
                } else if on(to) && o.c != 0 {
                    w.set_lane(row, to, 0);
                }
            }
        }
        after(op)
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let distance = match l.inst.op {
        Isa::V_PERMLANE16_SWAP_B32 => 16,
        Isa::V_PERMLANE32_SWAP_B32 => 32,
        _ => return Ok(false),
    };
    let (dst, a) = (l.vdst()?, l.vsrc(0)?);
    // The operation's half selections are "fetch inactive" and "bound control".
    let (fetch, bound) = (l.inst.op_sel & 1, l.inst.op_sel >> 1 & 1);
    l.emit(swap, dst, a, distance, bound.into()).e = fetch.into();
    Ok(true)
}
