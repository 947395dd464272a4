//! Integer and bit operations of the vector unit.

use outcrop_isa::{Format, Generation, Inst, Operand, Target};

use crate::Meaning;
use crate::state::State;
use crate::vector::{Lane, Operation, Run, is_vector, register, source, width};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, format: Format) -> Option<Meaning> {
    if !is_vector(format) {
        return None;
    }
    let run = value(name)
        .or_else(|| half(name))
        .or_else(|| sums(name))
        .or_else(|| carry(name))
        .or_else(|| other(name, target))?;
    Some(Meaning::Vector(Operation::bits(run)))
}

fn signed(v: u64) -> i128 {
    i128::from(v as u32 as i32)
}

fn unsigned(v: u64) -> i128 {
    i128::from(v as u32)
}

fn signed24(v: u64) -> i128 {
    let v = i128::from(v & 0xff_ffff);
    if v >> 23 != 0 { v - (1 << 24) } else { v }
}

fn unsigned24(v: u64) -> i128 {
    i128::from(v & 0xff_ffff)
}

fn signed16(v: u64) -> i128 {
    i128::from(v as u16 as i16)
}

fn unsigned16(v: u64) -> i128 {
    i128::from(v as u16)
}

/// The exact result in `bits`: the nearest number if the instruction clamps, else what is left of it.
fn fit(l: &Lane<'_>, exact: i128, is_signed: bool, bits: u32) -> u64 {
    let (low, high) = if is_signed {
        (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
    } else {
        (0, (1i128 << bits) - 1)
    };
    let v = if l.inst.clamp {
        exact.clamp(low, high)
    } else {
        exact
    };
    (v & ((1i128 << bits) - 1)) as u64
}

/// `bits` bits of `v` from `offset` on, sign extended.
fn field(v: u64, offset: u64, bits: u64, is_signed: bool) -> u64 {
    let (offset, bits) = (offset & 31, bits & 31);
    let shifted = if is_signed {
        signed(v) >> offset
    } else {
        unsigned(v) >> offset
    };
    let part = shifted & ((1i128 << bits) - 1);
    let negative = is_signed && bits != 0 && part >> (bits - 1) & 1 != 0;
    let v = if negative { part - (1i128 << bits) } else { part };
    v as u32 as u64
}

fn first(bits: impl Iterator<Item = bool>) -> u64 {
    bits.zip(0..)
        .find(|(bit, _)| *bit)
        .map_or(0xffff_ffff, |(_, n)| n)
}

fn bit(v: u64, n: u32) -> bool {
    v >> n & 1 != 0
}

fn median(mut v: [i128; 3]) -> i128 {
    v.sort_unstable();
    v[1]
}

fn permute(a: u64, b: u64, selector: u64) -> u64 {
    let bytes = (a << 32 | b).to_le_bytes();
    let byte = |sel: u64| -> u64 {
        match sel & 0xff {
            n @ 0..=7 => bytes[n as usize].into(),
            n @ 8..=11 => {
                if bytes[2 * (n as usize - 8) + 1] >> 7 != 0 {
                    0xff
                } else {
                    0
                }
            }
            12 => 0,
            _ => 0xff,
        }
    };
    (0..4).map(|i| byte(selector >> (8 * i)) << (8 * i)).sum()
}

#[expect(clippy::too_many_lines, reason = "one line an instruction")]
fn value(name: &str) -> Option<Run> {
    Some(Run::Value(match name {
        "v_mov_b32"
        | "v_mov_b64"
        | "v_mov_b16"
        | "v_accvgpr_mov_b32"
        | "v_accvgpr_read_b32"
        | "v_accvgpr_write_b32" => |_, [a, _, _]| a,
        "v_cndmask_b32" | "v_cndmask_b16" => |l, [a, b, _]| if l.carry { b } else { a },
        "v_add_u32" | "v_add_nc_u32" => |l, [a, b, _]| fit(l, unsigned(a) + unsigned(b), false, 32),
        "v_sub_u32" | "v_sub_nc_u32" => |l, [a, b, _]| fit(l, unsigned(a) - unsigned(b), false, 32),
        "v_subrev_u32" | "v_subrev_nc_u32" => |l, [a, b, _]| fit(l, unsigned(b) - unsigned(a), false, 32),
        "v_add_i32" | "v_add_nc_i32" => |l, [a, b, _]| fit(l, signed(a) + signed(b), true, 32),
        "v_sub_i32" | "v_sub_nc_i32" => |l, [a, b, _]| fit(l, signed(a) - signed(b), true, 32),
        "v_min_i32" => |_, [a, b, _]| signed(a).min(signed(b)) as u32 as u64,
        "v_max_i32" => |_, [a, b, _]| signed(a).max(signed(b)) as u32 as u64,
        "v_min_u32" => |_, [a, b, _]| a.min(b),
        "v_max_u32" => |_, [a, b, _]| a.max(b),
        "v_and_b32" | "v_and_b16" => |_, [a, b, _]| a & b,
        "v_or_b32" | "v_or_b16" => |_, [a, b, _]| a | b,
        "v_xor_b32" | "v_xor_b16" => |_, [a, b, _]| a ^ b,
        "v_xnor_b32" => |_, [a, b, _]| !(a ^ b) & 0xffff_ffff,
        "v_not_b32" => |_, [a, _, _]| !a & 0xffff_ffff,
        "v_not_b16" => |_, [a, _, _]| !a & 0xffff,
        "v_bfrev_b32" => |_, [a, _, _]| (0..32).map(|i| (a >> i & 1) << (31 - i)).sum(),
        "v_lshlrev_b32" => |_, [a, b, _]| b << (a & 31) & 0xffff_ffff,
        "v_lshrrev_b32" => |_, [a, b, _]| b >> (a & 31),
        "v_ashrrev_i32" => |_, [a, b, _]| (signed(b) >> (a & 31)) as u32 as u64,
        "v_lshlrev_b64" => |_, [a, b, _]| b << (a & 63),
        "v_lshrrev_b64" => |_, [a, b, _]| b >> (a & 63),
        "v_ashrrev_i64" => |_, [a, b, _]| (i128::from(b as i64) >> (a & 63)) as u64,
        "v_mul_i32_i24" => |l, [a, b, _]| fit(l, signed24(a) * signed24(b), true, 32),
        "v_mul_u32_u24" => |l, [a, b, _]| fit(l, unsigned24(a) * unsigned24(b), false, 32),
        "v_mul_hi_i32_i24" => |_, [a, b, _]| ((signed24(a) * signed24(b)) >> 32) as u32 as u64,
        "v_mul_hi_u32_u24" => |_, [a, b, _]| ((unsigned24(a) * unsigned24(b)) >> 32) as u64,
        "v_mul_lo_u32" => |_, [a, b, _]| (unsigned(a) * unsigned(b)) as u32 as u64,
        "v_mul_hi_u32" => |_, [a, b, _]| ((unsigned(a) * unsigned(b)) >> 32) as u64,
        "v_mul_hi_i32" => |_, [a, b, _]| ((signed(a) * signed(b)) >> 32) as u32 as u64,
        "v_mad_i32_i24" => |l, [a, b, c]| fit(l, signed24(a) * signed24(b) + signed(c), true, 32),
        "v_mad_u32_u24" => |l, [a, b, c]| fit(l, unsigned24(a) * unsigned24(b) + unsigned(c), false, 32),
        "v_mad_u32_u16" => |l, [a, b, c]| fit(l, unsigned16(a) * unsigned16(b) + unsigned(c), false, 32),
        "v_mad_i32_i16" => |l, [a, b, c]| fit(l, signed16(a) * signed16(b) + signed(c), true, 32),
        "v_bfe_u32" => |_, [a, b, c]| field(a, b, c, false),
        "v_bfe_i32" => |_, [a, b, c]| field(a, b, c, true),
        "v_bfi_b32" => |_, [a, b, c]| (a & b | !a & c) & 0xffff_ffff,
        "v_bfm_b32" => |_, [a, b, _]| ((1 << (a & 31)) - 1) << (b & 31) & 0xffff_ffff,
        "v_alignbit_b32" => |_, [a, b, c]| (a << 32 | b) >> (c & 31) & 0xffff_ffff,
        "v_alignbyte_b32" => |_, [a, b, c]| (a << 32 | b) >> (8 * (c & 3)) & 0xffff_ffff,
        "v_perm_b32" => |_, [a, b, c]| permute(a, b, c),
        "v_add3_u32" => |_, [a, b, c]| (a + b + c) & 0xffff_ffff,
        "v_lshl_add_u32" => |_, [a, b, c]| ((a << (b & 31)) + c) & 0xffff_ffff,
        "v_add_lshl_u32" => |_, [a, b, c]| (a + b) << (c & 31) & 0xffff_ffff,
        "v_lshl_or_b32" => |_, [a, b, c]| (a << (b & 31) | c) & 0xffff_ffff,
        "v_and_or_b32" => |_, [a, b, c]| a & b | c,
        "v_or3_b32" => |_, [a, b, c]| a | b | c,
        "v_xor3_b32" => |_, [a, b, c]| a ^ b ^ c,
        "v_xad_u32" => |_, [a, b, c]| ((a ^ b) + c) & 0xffff_ffff,
        "v_lshl_add_u64" => |_, [a, b, c]| ((u128::from(a) << (b & 7)) + u128::from(c)) as u64,
        "v_min3_i32" => |_, [a, b, c]| signed(a).min(signed(b)).min(signed(c)) as u32 as u64,
        "v_max3_i32" => |_, [a, b, c]| signed(a).max(signed(b)).max(signed(c)) as u32 as u64,
        "v_med3_i32" => |_, v| median(v.map(signed)) as u32 as u64,
        "v_min3_u32" => |_, [a, b, c]| a.min(b).min(c),
        "v_max3_u32" => |_, [a, b, c]| a.max(b).max(c),
        "v_med3_u32" => |_, v| median(v.map(unsigned)) as u64,
        "v_maxmin_i32" => |_, [a, b, c]| signed(a).max(signed(b)).min(signed(c)) as u32 as u64,
        "v_minmax_i32" => |_, [a, b, c]| signed(a).min(signed(b)).max(signed(c)) as u32 as u64,
        "v_maxmin_u32" => |_, [a, b, c]| a.max(b).min(c),
        "v_minmax_u32" => |_, [a, b, c]| a.min(b).max(c),
        "v_bcnt_u32_b32" => |_, [a, b, _]| ((0..32).filter(|n| bit(a, *n)).count() as u64 + b) & 0xffff_ffff,
        "v_mbcnt_lo_u32_b32" => |l, [a, b, _]| {
            ((0..32).filter(|n| (*n as usize) < l.lane && bit(a, *n)).count() as u64 + b) & 0xffff_ffff
        },
        "v_mbcnt_hi_u32_b32" => |l, [a, b, _]| {
            ((0..32)
                .filter(|n| (*n as usize) + 32 < l.lane && bit(a, *n))
                .count() as u64
                + b)
                & 0xffff_ffff
        },
        "v_ffbh_u32" | "v_clz_i32_u32" => |_, [a, _, _]| first((0..32).rev().map(|n| bit(a, n))),
        "v_ffbl_b32" | "v_ctz_i32_b32" => |_, [a, _, _]| first((0..32).map(|n| bit(a, n))),
        "v_ffbh_i32" | "v_cls_i32" => |_, [a, _, _]| first((0..32).rev().map(|n| bit(a, n) != bit(a, 31))),
        "v_lerp_u8" => |_, [a, b, c]| {
            let byte = |v: u64, i: u64| v >> (8 * i) & 0xff;
            (0..4)
                .map(|i| ((byte(a, i) + byte(b, i) + (byte(c, i) & 1)) >> 1) << (8 * i))
                .sum()
        },
        "v_bitop3_b32" | "v_bitop3_b16" => |l, [a, b, c]| {
            let bits = width(l.inst.dst_type);
            let entry = |n: u32| u32::from(bit(a, n)) << 2 | u32::from(bit(b, n)) << 1 | u32::from(bit(c, n));
            (0..bits)
                .map(|n| u64::from(l.inst.bitop3 >> entry(n) & 1) << n)
                .sum()
        },
        "v_prng_b32" => |_, [a, _, _]| (a << 1 ^ if bit(a, 31) { 197 } else { 0 }) & 0xffff_ffff,
        "v_ashr_pk_i8_i32" => |_, [a, b, c]| {
            let byte = |v: u64| ((signed(v) >> (c & 31)).clamp(-128, 127) & 0xff) as u64;
            byte(a) | byte(b) << 8
        },
        "v_ashr_pk_u8_i32" => |_, [a, b, c]| {
            let byte = |v: u64| (signed(v) >> (c & 31)).clamp(0, 255) as u64;
            byte(a) | byte(b) << 8
        },
        "v_screen_partition_4se_b32" => |_, [a, _, _]| {
            // Tiles from the first to the last, around the edge of four.
            let span = |first: u64, last: u64| {
                (0..4)
                    .map(move |i| (first + i) & 3)
                    .take(1 + ((last + 4 - first) & 3) as usize)
            };
            let mut engines = 0;
            for x in span(a >> 6 & 3, a >> 2 & 3) {
                for y in span(a >> 4 & 3, a & 3) {
                    engines |= 1 << (2 * ((x & 1) ^ (y >> 1)) + ((y & 1) ^ (x >> 1)));
                }
            }
            engines
        },
        _ => return None,
    }))
}

/// Operations of 16 bits; the caller keeps or clears the other half.
fn half(name: &str) -> Option<Run> {
    Some(Run::Value(match name {
        "v_add_u16" | "v_add_nc_u16" => |l, [a, b, _]| fit(l, unsigned16(a) + unsigned16(b), false, 16),
        "v_sub_u16" | "v_sub_nc_u16" => |l, [a, b, _]| fit(l, unsigned16(a) - unsigned16(b), false, 16),
        "v_subrev_u16" => |l, [a, b, _]| fit(l, unsigned16(b) - unsigned16(a), false, 16),
        "v_add_i16" | "v_add_nc_i16" => |l, [a, b, _]| fit(l, signed16(a) + signed16(b), true, 16),
        "v_sub_i16" | "v_sub_nc_i16" => |l, [a, b, _]| fit(l, signed16(a) - signed16(b), true, 16),
        "v_mul_lo_u16" => |_, [a, b, _]| (unsigned16(a) * unsigned16(b)) as u16 as u64,
        "v_mad_u16" | "v_mad_legacy_u16" => {
            |l, [a, b, c]| fit(l, unsigned16(a) * unsigned16(b) + unsigned16(c), false, 16)
        }
        "v_mad_i16" | "v_mad_legacy_i16" => {
            |l, [a, b, c]| fit(l, signed16(a) * signed16(b) + signed16(c), true, 16)
        }
        "v_lshlrev_b16" => |_, [a, b, _]| b << (a & 15) & 0xffff,
        "v_lshrrev_b16" => |_, [a, b, _]| (b & 0xffff) >> (a & 15),
        "v_ashrrev_i16" => |_, [a, b, _]| (signed16(b) >> (a & 15)) as u16 as u64,
        "v_min_i16" => |_, [a, b, _]| signed16(a).min(signed16(b)) as u16 as u64,
        "v_max_i16" => |_, [a, b, _]| signed16(a).max(signed16(b)) as u16 as u64,
        "v_min_u16" => |_, [a, b, _]| unsigned16(a).min(unsigned16(b)) as u64,
        "v_max_u16" => |_, [a, b, _]| unsigned16(a).max(unsigned16(b)) as u64,
        "v_min3_i16" => |_, [a, b, c]| signed16(a).min(signed16(b)).min(signed16(c)) as u16 as u64,
        "v_max3_i16" => |_, [a, b, c]| signed16(a).max(signed16(b)).max(signed16(c)) as u16 as u64,
        "v_med3_i16" => |_, v| median(v.map(signed16)) as u16 as u64,
        "v_min3_u16" => |_, [a, b, c]| unsigned16(a).min(unsigned16(b)).min(unsigned16(c)) as u64,
        "v_max3_u16" => |_, [a, b, c]| unsigned16(a).max(unsigned16(b)).max(unsigned16(c)) as u64,
        "v_med3_u16" => |_, v| median(v.map(unsigned16)) as u64,
        "v_cvt_i32_i16" => |_, [a, _, _]| signed16(a) as u32 as u64,
        "v_cvt_u32_u16" => |_, [a, _, _]| unsigned16(a) as u64,
        "v_cvt_pk_i16_i32" => |_, [a, b, _]| {
            let half = |v: u64| signed(v).clamp(-0x8000, 0x7fff) as u16 as u64;
            half(a) | half(b) << 16
        },
        "v_cvt_pk_u16_u32" => |_, [a, b, _]| a.min(0xffff) | b.min(0xffff) << 16,
        "v_sat_pk_u8_i16" => |_, [a, _, _]| {
            let byte = |v: u64| signed16(v).clamp(0, 255) as u64;
            byte(a) | byte(a >> 16) << 8
        },
        _ => return None,
    }))
}

/// Sum of the absolute differences of four bytes; those where `b` is 0 are left out if `masked`.
fn differences(a: u64, b: u64, masked: bool) -> i128 {
    (0..4)
        .map(|i| (i128::from(a >> (8 * i) & 0xff), i128::from(b >> (8 * i) & 0xff)))
        .filter(|(_, y)| !masked || *y != 0)
        .map(|(x, y)| (x - y).abs())
        .sum()
}

fn quad(l: &Lane<'_>, [a, b, c]: [u64; 3], masked: bool) -> u64 {
    (0..4)
        .map(|i| {
            let exact = differences(a >> (8 * i), b, masked) + unsigned16(c >> (16 * i));
            fit(l, exact, false, 16) << (16 * i)
        })
        .sum()
}

fn sums(name: &str) -> Option<Run> {
    Some(match name {
        "v_sad_u8" => Run::Value(|l, [a, b, c]| fit(l, differences(a, b, false) + unsigned(c), false, 32)),
        "v_sad_hi_u8" => {
            Run::Value(|l, [a, b, c]| fit(l, (differences(a, b, false) << 16) + unsigned(c), false, 32))
        }
        "v_msad_u8" => Run::Value(|l, [a, b, c]| fit(l, differences(a, b, true) + unsigned(c), false, 32)),
        "v_sad_u16" => Run::Value(|l, [a, b, c]| {
            let low = (unsigned16(a) - unsigned16(b)).abs();
            let high = (unsigned16(a >> 16) - unsigned16(b >> 16)).abs();
            fit(l, low + high + unsigned(c), false, 32)
        }),
        "v_sad_u32" => {
            Run::Value(|l, [a, b, c]| fit(l, (unsigned(a) - unsigned(b)).abs() + unsigned(c), false, 32))
        }
        "v_qsad_pk_u16_u8" => Run::Value(|l, v| quad(l, v, false)),
        "v_mqsad_pk_u16_u8" => Run::Value(|l, v| quad(l, v, true)),
        "v_mqsad_u32_u8" => Run::Wave(mqsad),
        _ => return None,
    })
}

fn mqsad(inst: &Inst, before: &State, after: &mut State) {
    for lane in before.active() {
        let (a, b) = (source(inst, before, 0, lane), source(inst, before, 1, lane));
        let (Operand::Vgpr(c), Operand::Vgpr(dst)) = (inst.src[2], inst.dst) else {
            return;
        };
        for i in 0..4u8 {
            let old = register(before, Operand::Vgpr(c + i), 1, lane);
            let exact = differences(a >> (8 * i), b, true) + unsigned(old);
            let v = if inst.clamp { exact.min(0xffff_ffff) } else { exact };
            after.vgpr[usize::from(dst + i)][lane] = v as u32;
        }
    }
}

/// Sums with a carry. What carries is clamped to the largest number, what borrows to 0.
fn carry(name: &str) -> Option<Run> {
    fn out(l: &Lane<'_>, exact: i128) -> (u64, bool) {
        (fit(l, exact, false, 32), !(0..1 << 32).contains(&exact))
    }
    Some(Run::Carry(match name {
        "v_add_co_u32" => |l, [a, b, _]| out(l, unsigned(a) + unsigned(b)),
        "v_sub_co_u32" => |l, [a, b, _]| out(l, unsigned(a) - unsigned(b)),
        "v_subrev_co_u32" => |l, [a, b, _]| out(l, unsigned(b) - unsigned(a)),
        "v_addc_co_u32" | "v_add_co_ci_u32" => {
            |l, [a, b, _]| out(l, unsigned(a) + unsigned(b) + i128::from(l.carry))
        }
        "v_subb_co_u32" | "v_sub_co_ci_u32" => {
            |l, [a, b, _]| out(l, unsigned(a) - unsigned(b) - i128::from(l.carry))
        }
        "v_subbrev_co_u32" | "v_subrev_co_ci_u32" => {
            |l, [a, b, _]| out(l, unsigned(b) - unsigned(a) - i128::from(l.carry))
        }
        "v_mad_u64_u32" | "v_mad_co_u64_u32" => |l, [a, b, c]| {
            let exact = unsigned(a) * unsigned(b) + i128::from(c);
            (fit(l, exact, false, 64), exact >> 64 != 0)
        },
        // The 65th bit of the sum.
        "v_mad_i64_i32" | "v_mad_co_i64_i32" => |l, [a, b, c]| {
            let exact = signed(a) * signed(b) + i128::from(c as i64);
            (fit(l, exact, true, 64), exact >> 64 & 1 != 0)
        },
        _ => return None,
    }))
}

/// Operations that do nothing, or two things.
fn other(name: &str, target: Target) -> Option<Run> {
    Some(match name {
        "v_nop" | "v_pipeflush" => Run::Wave(|_, _, _| {}),
        "v_clrexcp" if target.generation() >= Generation::Gfx9 => Run::Wave(|_, _, _| {}),
        "v_swap_b32" => Run::Wave(swap),
        _ => return None,
    })
}

fn swap(inst: &Inst, before: &State, after: &mut State) {
    let (Operand::Vgpr(a), Operand::Vgpr(b)) = (inst.src[0], inst.dst) else {
        return;
    };
    for lane in before.active() {
        after.vgpr[usize::from(a)][lane] = before.vgpr[usize::from(b)][lane];
        after.vgpr[usize::from(b)][lane] = before.vgpr[usize::from(a)][lane];
    }
}
