//! Words for the comparison: what a pattern leaves free is filled so that both sides of each rule are met.

use crate::{Case, NOP};
use outcrop_isa::{Format, Generation, Pattern, Target};

/// xorshift64*: the same words each run.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }
}

/// The scalar register number that stands for none.
const fn none_scalar(target: Target) -> u128 {
    match target.generation() {
        Generation::Gfx9 => 0x7f,
        Generation::Gfx10 => 0x7d,
        _ => 0x7c,
    }
}

/// The fields of sources 1 and 2, which not every operation has.
const fn unused_sources(format: Format) -> u128 {
    match format {
        Format::Vop3
        | Format::Vop3b
        | Format::Vop3p
        | Format::Vop3Dpp
        | Format::Vop3bDpp
        | Format::Vop3pDpp => 0x3_ffff << 41,
        _ => 0,
    }
}

/// Words of a pattern: free bits at random, with operand numbers near the edges of their ranges often.
pub fn fill(target: Target, pattern: &Pattern, random: &mut Random, round: usize) -> Case {
    let mut bits = random.wide();
    // Fewer set bits give plain registers and few modifiers.
    for _ in 0..round % 4 {
        bits &= random.wide();
    }
    let mut code = pattern.value | bits & pattern.free;
    if !round.is_multiple_of(8) && target.generation() != Generation::Gfx9 {
        // LLVM 19 refuses some of what is ignored.
        code &= !(pattern.ignored & unused_sources(pattern.format));
    }
    let nine = matches!(pattern.format, Format::Vop1 | Format::Vop2 | Format::Vopc);
    if nine && pattern.free & 0x1ff == 0x1ff && round % 3 == 1 {
        // Source 0: constants, special registers, literal.
        code = (code & !0x1ff) | (100 + u128::from(random.next() % 156));
    }
    if matches!(pattern.format, Format::Sop1 | Format::Sop2 | Format::Sopc) && round % 5 == 1 {
        code = code & !0xff | 0xff & pattern.free;
    }
    if matches!(
        pattern.format,
        Format::Vop3 | Format::Vop3b | Format::Vop3p | Format::Vop3pMai
    ) && round.is_multiple_of(2)
    {
        for lo in [32, 41, 50] {
            if pattern.free >> lo & 0x100 != 0 && !random.next().is_multiple_of(3) {
                code |= 0x100 << lo;
            }
        }
    }
    if matches!(pattern.format, Format::Flat | Format::Global | Format::Scratch) && round.is_multiple_of(2) {
        // No scalar address.
        let lo = if pattern.dwords == 3 { 0 } else { 48 };
        code = code & !(0x7f << lo & pattern.free) | pattern.free & none_scalar(target) << lo;
    }
    if pattern.op.name().starts_with("s_waitcnt_") && round.is_multiple_of(3) {
        // The assembler takes no register.
        code = code & !(0x7f << 16) | pattern.free & none_scalar(target) << 16;
    }
    if pattern.format == Format::Sop1 && pattern.op.name().contains("barrier") && round.is_multiple_of(3) {
        // Barriers have small numbers.
        code = code & !0xff | u128::from(128 + random.next() % 64);
    }
    if pattern.format == Format::Mimg && round.is_multiple_of(2) {
        // Two components are the one choice all atomics have, one is what gathering takes.
        let dmask = if round.is_multiple_of(4) { 3 } else { 1 };
        let lo = if pattern.dwords == 3 { 22 } else { 8 };
        code = code & !(15 << lo & pattern.free) | dmask << lo & pattern.free;
    }
    if pattern.op.name().starts_with("v_permlane") && !pattern.op.name().contains("_var_") {
        // Only source 0 may be, and must be, a vector register.
        code = code & !(0x100 << 41 | 0x100 << 50) | 0x100 << 32;
    }
    if pattern.format == Format::Vop3p && round % 4 > 1 {
        // The dot products only take the default selection.
        code = code & !(7 << 11) | 3 << 59 | 1 << 14 & pattern.free;
    }
    if pattern.format == Format::Vop3pMai && !round.is_multiple_of(4) && pattern.free >> 41 & 0x1ff == 0x1ff {
        // A and B are vector registers.
        code |= 0x100 << 32 | 0x100 << 41;
    }
    if pattern.format == Format::Vop3pMai && round % 4 == 3 && pattern.free >> 50 & 0x1ff == 0x1ff {
        // The large results leave few register numbers that do not overlap: a constant as C.
        // The sparse ones have an index there, a vector register.
        code = if pattern.op.name().starts_with("v_smfmac") {
            code & !0x80 | 0x100 << 32 | 0x100 << 41 | 0x100 << 50
        } else {
            code & !(0x1ff << 50 | 0x80) | u128::from(128 + random.next() % 64) << 50
        };
    }
    if pattern.format == Format::Vop3px {
        // The scales are vector registers, and mostly A and B too.
        code |= 0x100 << 41 | 0x100 << 32;
        code |= if round.is_multiple_of(4) {
            0
        } else {
            0x100 << 114 | 0x100 << 105 | 0x100 << 96
        };
    }
    if matches!(pattern.format, Format::Vop1Dpp | Format::Vop2Dpp) && round.is_multiple_of(2) {
        // row_newbcast, the only control double precision has.
        code = code & !(0x1f0 << 40) | 0x150 << 40;
    }
    if round % 4 > 1 {
        // The assembler wants register tuples at even numbers.
        let even: u128 = match pattern.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop1Dpp | Format::Vop1Sdwa => {
                0x0000_0001_0002_0200
            }
            Format::Vop3 | Format::Vop3b | Format::Vop3p | Format::Vop3pMai => 0x0004_0201_0000_0001,
            Format::Ds | Format::Flat | Format::Global | Format::Scratch => 0x0101_0101 << 32,
            Format::Mubuf | Format::Mtbuf => 0x0101 << 32,
            _ => 0,
        };
        code &= !(even & pattern.free);
    }
    if pattern.op.name() == "image_msaa_load"
        && target.generation() == Generation::Gfx11
        && round.is_multiple_of(3)
    {
        // One component of a multisampled image.
        code = code & !(7 << 2 | 15 << 8) | 6 << 2 | 1 << 8;
    }
    if pattern.format == Format::Vinterp && !round.is_multiple_of(3) {
        // Vector registers only.
        code |= 0x100 << 32 | 0x100 << 41 | 0x100 << 50;
    }
    if pattern.format == Format::Smem && round % 4 == 1 {
        // An immediate offset of zero, which has a text of its own.
        code = code & !(0x1f_ffff << 32 & pattern.free | 0x7f << 57 & pattern.free)
            | none_scalar(target) << 57 & pattern.free;
    }
    let literal = match round % 3 {
        0 => random.next() as u32,
        1 => (random.next() % 128) as u32,
        _ => 0x3f80_0000 ^ (random.next() as u32 & 0xffff),
    };
    let mut case = [NOP; _];
    let own = (0..pattern.dwords).map(|index| (code >> (32 * index)) as u32);
    for (place, word) in case.iter_mut().zip(own.chain([literal])) {
        *place = word;
    }
    case
}
