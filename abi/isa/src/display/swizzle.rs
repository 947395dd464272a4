//! Patterns of `ds_swizzle_b32`.

use crate::Target;
use core::fmt::{Formatter, Result, Write as _};

/// Pattern of `ds_swizzle_b32`. LLVM has names for the rotations and FFT patterns since version 20.
pub(crate) fn write_swizzle(f: &mut Formatter<'_>, target: Target, imm: u16) -> Result {
    if imm == 0 {
        return Ok(());
    }
    f.write_str(" offset:")?;
    if imm & 0xff00 == 0x8000 {
        return write!(
            f,
            "swizzle(QUAD_PERM,{},{},{},{})",
            imm & 3,
            imm >> 2 & 3,
            imm >> 4 & 3,
            imm >> 6 & 3
        );
    }
    if imm & 0x8000 != 0 {
        return match imm >> 13 {
            6 if target == Target::Gfx950 => {
                write!(f, "swizzle(ROTATE,{},{})", imm >> 10 & 1, imm >> 5 & 31)
            }
            7 if target == Target::Gfx950 => write!(f, "swizzle(FFT,{})", imm & 31),
            _ => write!(f, "{imm}"),
        };
    }
    let (and, or, xor) = (imm & 31, imm >> 5 & 31, imm >> 10 & 31);
    if and == 31 && or == 0 && xor.count_ones() == 1 {
        return write!(f, "swizzle(SWAP,{xor})");
    }
    if and == 31 && or == 0 && xor > 1 && (xor + 1).is_power_of_two() {
        return write!(f, "swizzle(REVERSE,{})", xor + 1);
    }
    if xor == 0 && (1..=5).any(|log| 1 << log == 32 - and && or < 1 << log) {
        return write!(f, "swizzle(BROADCAST,{},{or})", 32 - and);
    }
    f.write_str("swizzle(BITMASK_PERM,\"")?;
    for bit in (0..5).rev() {
        let of = |value: u16| value >> bit & 1 != 0;
        f.write_char(match (of(and), of(or), of(xor)) {
            (false, or, xor) => {
                if or != xor {
                    '1'
                } else {
                    '0'
                }
            }
            (true, false, false) => 'p',
            (true, false, true) => 'i',
            (true, true, false) => '1',
            (true, true, true) => '0',
        })?;
    }
    f.write_str("\")")
}
