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
    /// Dwords of the encoding without a literal, 1 to 3.
    pub dwords: u8,
    /// Bits that select the encoding and the operation; the first dword lowest.
    pub value: u128,
    /// Bits that hold operands or modifiers, or that are ignored. All others must be zero.
    pub free: u128,
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
            .filter_map(move |(row, number)| {
                let row = rows.get(usize::from(*row))?;
                let value = space.value | number << space.op.lo | row.fixed;
                let own = space.mask | ((1 << space.op.width) - 1) << space.op.lo;
                let size = u128::MAX >> (128 - 32 * u32::from(space.dwords));
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
