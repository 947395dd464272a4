//! Random words of an encoding: plain operands where it has them, any bits elsewhere.

use fastrand::Rng;
use outcrop_isa::{DataKind, Format, Pattern, Target, WaveSize, decode_wave};

use super::fields::Fields;
use super::values::value;
use crate::state::{SGPRS, Shape};

/// Where the number of dual issue's second operation is, and the numbers that any target has.
const SECOND: u32 = 17;
const SECONDS: u32 = 19;
/// The second operation that has one source: `v_mov_b32`.
const MOVE: u32 = 8;

/// The operations that dual issue takes as its second beside a pattern's.
pub fn seconds(target: Target, pattern: &Pattern) -> Vec<&'static str> {
    let decoded = |number: u32| {
        let code = pattern.value | u128::from(number) << SECOND;
        let inst = decode_wave(target, WaveSize::Wave32, &[code as u32, (code >> 32) as u32, 0]).ok()?;
        inst.second.map(|second| second.op.name())
    };
    match pattern.format {
        Format::Vopd => (0..1 << 5).filter_map(decoded).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn words(target: Target, pattern: &Pattern, shape: Shape, rng: &mut Rng) -> Vec<u32> {
    let mut bits = rng.u128(..);
    // Fewer set bits give plain instructions with few modifiers.
    for _ in 0..rng.u8(0..4) {
        bits &= rng.u128(..);
    }
    let free = match pattern.format {
        // The fields of the second operation.
        Format::Vopd => pattern.free,
        _ => pattern.free & !pattern.ignored,
    };
    let mut f = Fields {
        code: pattern.value | bits & free,
        free,
        shape,
        target,
        rng,
    };
    operands(&mut f, pattern);
    let literal = match f.rng.u8(0..3) {
        0 => f.rng.u32(..),
        1 => value(DataKind::F32, f.rng) as u32,
        _ => value(DataKind::PkF16, f.rng) as u32,
    };
    let code = f.code;
    (0..pattern.dwords)
        .map(|i| (code >> (32 * i)) as u32)
        .chain([literal])
        .collect()
}

fn operands(f: &mut Fields<'_>, pattern: &Pattern) {
    let last = 32 * (u32::from(pattern.dwords) - 1);
    let name = pattern.op.name();
    let dpp8 =
        matches!(pattern.value & 0x1ff, 0xe9 | 0xea) || matches!(pattern.value >> 32 & 0x1ff, 0xe9 | 0xea);
    let scalar_result =
        name.starts_with("v_cmp") || name.starts_with("v_readlane") || name.starts_with("v_s_");
    match pattern.format {
        Format::Sop1 => {
            f.scalar(16, 7);
            f.scalar(0, 8);
        }
        Format::Sop2 => {
            f.scalar(16, 7);
            f.scalar(0, 8);
            f.scalar(8, 8);
        }
        Format::Sopc => {
            f.scalar(0, 8);
            f.scalar(8, 8);
        }
        Format::Sopk => f.scalar(16, 7),
        Format::Vop1 | Format::Vop2 | Format::Vopc => {
            f.half(17);
            f.source(0, true);
            f.half(9);
            if name.starts_with("v_readfirstlane") {
                f.scalar(17, 7);
            }
        }
        Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa => {
            f.vgpr(17);
            f.vgpr(9);
            f.vgpr(32);
            if f.get(55) {
                f.scalar(32, 7);
            }
            if f.get(63) {
                f.scalar(9, 7);
            }
            if pattern.format == Format::VopcSdwa {
                f.scalar(40, 7);
            }
        }
        Format::Vop1Dpp | Format::Vop2Dpp | Format::VopcDpp => {
            f.half(17);
            f.half(9);
            f.exchange(last, dpp8);
        }
        Format::Vop3
        | Format::Vop3b
        | Format::Vop3p
        | Format::Vop3Dpp
        | Format::Vop3bDpp
        | Format::Vop3pDpp => {
            if scalar_result {
                f.scalar(0, 7);
                f.set(7, 1, 0);
            } else {
                f.vgpr(0);
            }
            if matches!(pattern.format, Format::Vop3b | Format::Vop3bDpp) {
                f.scalar(8, 7);
            }
            for lo in [32, 41, 50] {
                f.source(lo, false);
            }
            if pattern.format != Format::Vop3
                && pattern.format != Format::Vop3b
                && pattern.format != Format::Vop3p
            {
                f.exchange(last, dpp8);
            }
        }
        Format::Vop3pMai => {
            f.vgpr(0);
            if name.starts_with("v_accvgpr_write") {
                f.source(32, false);
            } else {
                f.vector_source(32);
            }
            f.vector_source(41);
            f.source(50, false);
        }
        Format::Vop3px => {
            f.vgpr(64);
            f.vector_source(96);
            f.vector_source(105);
            f.source(114, false);
            f.vector_source(32);
            f.vector_source(41);
        }
        Format::Vopd => {
            let second = f.rng.u32(0..SECONDS);
            f.set(SECOND, 5, second);
            f.source(0, false);
            f.vgpr(9);
            f.source(32, false);
            if second == MOVE {
                f.set(41, 8, 0);
            } else {
                f.vgpr(41);
            }
            f.vgpr(56);
            let n = f.vgpr_number() >> 1;
            f.set(49, 7, n);
        }
        Format::Ds => {
            for lo in [32, 40, 48, 56] {
                f.vgpr(lo);
            }
        }
        Format::Flat | Format::Global | Format::Scratch | Format::Mubuf | Format::Mtbuf
            if pattern.dwords == 3 =>
        {
            for lo in [32, 55, 64] {
                f.vgpr(lo);
            }
            f.scalar(0, 7);
            f.scalar(41, 7);
        }
        Format::Flat | Format::Global | Format::Scratch => {
            for lo in [32, 40, 56] {
                f.vgpr(lo);
            }
            f.scalar(48, 7);
        }
        Format::Mubuf | Format::Mtbuf => {
            f.vgpr(32);
            f.vgpr(40);
            let n = f.rng.u32(0..SGPRS as u32 / 4);
            f.set(48, 5, n);
            f.scalar(56, 8);
        }
        Format::Smem => {
            let n = f.rng.u32(0..SGPRS as u32 / 2);
            f.set(0, 6, n);
            f.scalar(6, 7);
            f.scalar(57, 7);
        }
        _ => {}
    }
}
