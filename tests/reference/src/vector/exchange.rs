//! The lane that source 0 comes from.

use outcrop_isa::{Dpp, Inst};

use crate::state::State;

/// The lane that source 0 is read from, none for zero; none at all if the lane is not written.
#[must_use]
pub fn source_lane(inst: &Inst, state: &State, lane: usize) -> Option<Option<usize>> {
    let readable = |from: &usize, fi: bool| fi || state.exec >> from & 1 != 0;
    if let Some(dpp) = inst.dpp8 {
        let from = lane & !7 | usize::from(dpp.lanes[lane & 7]);
        return Some(Some(from).filter(|from| readable(from, dpp.fi)));
    }
    let Some(dpp) = inst.dpp else {
        return Some(Some(lane));
    };
    let row = dpp.row_mask >> (lane / 16) & 1 != 0;
    let bank = dpp.bank_mask >> (lane / 4 % 4) & 1 != 0;
    let from = dpp_lane(dpp, lane)
        .filter(|from| *from < state.lanes())
        .filter(|from| readable(from, dpp.fi));
    (row && bank && (from.is_some() || dpp.bound_ctrl)).then_some(from)
}

/// The lane that `dpp_ctrl` names, if it is within the row or the wave.
fn dpp_lane(dpp: Dpp, lane: usize) -> Option<usize> {
    let (row, at) = (lane & !15, lane & 15);
    let n = usize::from(dpp.ctrl & 15);
    match dpp.ctrl {
        0..=0xff => Some(lane & !3 | usize::from(dpp.ctrl >> (2 * (lane & 3)) & 3)),
        0x101..=0x10f => (at + n < 16).then_some(lane + n),
        0x111..=0x11f => (at >= n).then(|| lane - n),
        0x121..=0x12f => Some(row | (at + 16 - n) & 15),
        0x130 => (lane < 63).then_some(lane + 1),
        0x134 => Some((lane + 1) & 63),
        0x138 => lane.checked_sub(1),
        0x13c => Some((lane + 63) & 63),
        0x140 => Some(row | (15 - at)),
        0x141 => Some(row | at & 8 | (7 - (at & 7))),
        0x142 => row.checked_sub(1),
        0x143 => (lane >= 32).then_some(31),
        0x150..=0x15f => Some(row | n),
        0x160..=0x16f => Some(row | at ^ n),
        _ => None,
    }
}
