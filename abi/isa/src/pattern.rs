//! The bit patterns of the tables, for tools that need every encoding.

use crate::decode::exchange;
use crate::generated::table;
use crate::table::{Bits, NO_ROW, Row, Slot, Space};
use crate::{Format, Op, Target};

/// The bits one operation has in one encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// Operation.
    pub op: Op,
    /// Encoding.
    pub format: Format,
    /// Dwords of the encoding without a literal, 1 to 3.
    pub dwords: u8,
    /// Bits that select the encoding and the operation; the first dword lowest.
    pub value: u128,
    /// Bits that hold operands or modifiers, or that are ignored. All others must be zero.
    pub free: u128,
    /// Those of [`free`](Self::free) that are ignored.
    pub ignored: u128,
}

/// Every operation in every encoding it has on the target.
pub fn patterns(target: Target) -> impl Iterator<Item = Pattern> {
    let rows = table(target).rows;
    table(target).spaces.iter().flat_map(move |space| {
        space
            .rows
            .iter()
            .zip(0u128..)
            .filter(|(row, _)| **row != NO_ROW)
            .filter_map(move |(row, number)| Some((rows.get(usize::from(*row))?, number)))
            .flat_map(move |(row, number)| {
                let plain = plain(space, row, number);
                core::iter::once(plain).chain(exchanges(row, plain))
            })
    })
}

fn plain(space: &Space, row: &Row, number: u128) -> Pattern {
    let field = |bits: Bits| ((1u128 << bits.width) - 1) << bits.lo;
    let own = space.mask | field(space.op);
    let free = !row.reserved & !own & low(space.dwords);
    let operands = row.operands.iter().map(|operand| field(operand.bits));
    let modifiers = row.modifiers.iter().map(|modifier| field(modifier.bits));
    Pattern {
        op: row.op,
        format: row.format,
        dwords: space.dwords,
        value: space.value | number << space.op.lo | row.fixed,
        free,
        ignored: operands.chain(modifiers).fold(free, |rest, used| rest & !used),
    }
}

/// The forms of a row that read source 0 from another lane.
fn exchanges(row: &'static Row, plain: Pattern) -> impl Iterator<Item = Pattern> {
    let dpp16 = row.exchange.dpp16.map(|modifiers| {
        // Two bits are ignored, four negate.
        let free = 0xff0f_ffff | u32::from(modifiers) << 20;
        (exchange::DPP16, free)
    });
    let dpp8 = [exchange::DPP8, exchange::DPP8_FI].map(|form| (form, u32::MAX));
    let dpp8 = dpp8.into_iter().filter(|_| row.exchange.dpp8);
    let source = row.operands.iter().find(|operand| operand.slot == Slot::Src0);
    let forms = dpp16.into_iter().chain(dpp8);
    forms.filter_map(move |(form, free)| {
        let bits = source?.bits;
        let field = ((1 << bits.width) - 1) << bits.lo;
        Some(Pattern {
            format: exchange::format(row.format),
            dwords: plain.dwords + 1,
            value: plain.value & !field | u128::from(form) << bits.lo,
            free: plain.free & !field | u128::from(free) << (32 * plain.dwords),
            ..plain
        })
    })
}

/// The bits of the first dwords.
const fn low(dwords: u8) -> u128 {
    u128::MAX >> (128 - 32 * dwords as u32)
}
