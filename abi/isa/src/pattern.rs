//! The bit patterns of the tables, for tools that need every encoding.

use crate::generated::table;
use crate::table::NO_ROW;
use crate::{Format, Op, Target};

/// The bits one operation has in one encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// Operation.
    pub op: Op,
    /// Encoding.
    pub format: Format,
    /// Dwords of the encoding without a literal, 1 or 2.
    pub dwords: u8,
    /// Bits that select the encoding and the operation; first dword in the low half.
    pub value: u64,
    /// Bits that hold operands or modifiers, or that are ignored. All others must be zero.
    pub free: u64,
}

/// Every operation in every encoding it has on the target.
pub fn patterns(target: Target) -> impl Iterator<Item = Pattern> {
    let rows = table(target).rows;
    table(target).spaces.iter().flat_map(move |space| {
        space
            .rows
            .iter()
            .zip(0u64..)
            .filter(|(row, _)| **row != NO_ROW)
            .filter_map(move |(row, number)| {
                let row = rows.get(usize::from(*row))?;
                let value = space.value | number << space.op.lo | row.fixed;
                let own = space.mask | ((1 << space.op.width) - 1) << space.op.lo;
                let size = if space.dwords == 1 { 0xffff_ffff } else { u64::MAX };
                Some(Pattern {
                    op: row.op,
                    format: row.format,
                    dwords: space.dwords,
                    value,
                    free: !row.reserved & !own & size,
                })
            })
    })
}
