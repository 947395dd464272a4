//! The scalar unit's integer and bit operations, moves and comparisons.

use outcrop_isa::{Format, Inst, Target, WaveSize};

use crate::Meaning;
use crate::state::State;
use crate::vector::{constant, scalar_dword, set_scalar_dword, width};

/// What an operation works on.
struct Input {
    a: u64,
    b: u64,
    /// The destination before.
    old: u64,
    scc: bool,
    /// Bits of the first source.
    bits: u32,
}

/// What it makes: a result, SCC.
type Output = (Option<u64>, Option<bool>);

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, format: Format) -> Option<Meaning> {
    let scalar = matches!(format, Format::Sop1 | Format::Sop2 | Format::Sopk | Format::Sopc);
    let zero = Input {
        a: 0,
        b: 0,
        old: 0,
        scc: false,
        bits: 32,
    };
    if scalar && function(name, &zero).is_some() {
        return Some(Meaning::Other(run));
    }
    if scalar && save_exec(name, 0, 0).is_some() {
        return Some(Meaning::Other(run_save_exec));
    }
    if scalar && relative(name).is_some() {
        return Some(Meaning::Other(run_relative));
    }
    None
}

fn run(inst: &Inst, before: &State, after: &mut State) {
    let read = |i: usize| {
        let (operand, kind) = (inst.src[i], inst.src_type[i]);
        constant(operand, kind).unwrap_or_else(|| {
            let high = if kind.dwords > 1 {
                u64::from(scalar_dword(before, operand, 1)) << 32
            } else {
                0
            };
            u64::from(scalar_dword(before, operand, 0)) | high
        })
    };
    let name = inst.op.name();
    let immediate = if name.starts_with("s_cmpk") && name.ends_with("u32") {
        u64::from(inst.simm16)
    } else {
        u64::from(i32::from(inst.simm16 as i16) as u32)
    };
    let (a, b) = match inst.format {
        Format::Sopk if inst.dst.is_none() => (read(0), immediate),
        Format::Sopk => (immediate, 0),
        Format::Sop1 => (read(0), 0),
        _ => (read(0), read(1)),
    };
    let mut old = u64::from(scalar_dword(before, inst.dst, 0));
    if inst.dst_type.dwords > 1 {
        old |= u64::from(scalar_dword(before, inst.dst, 1)) << 32;
    }
    let input = Input {
        a,
        b,
        old,
        scc: before.scc,
        bits: if inst.format == Format::Sopk {
            32
        } else {
            width(inst.src_type[0])
        },
    };
    let Some((value, scc)) = function(name, &input) else {
        return;
    };
    if let Some(v) = value {
        set_scalar_dword(after, inst.dst, 0, v as u32);
        if inst.dst_type.dwords > 1 {
            set_scalar_dword(after, inst.dst, 1, (v >> 32) as u32);
        }
    }
    if let Some(scc) = scc {
        after.scc = scc;
    }
}

/// A result that tells in SCC whether it is not zero.
fn test(v: u64, bits: u32) -> Output {
    let v = v & u64::MAX >> (64 - bits);
    (Some(v), Some(v != 0))
}

const fn plain(v: u64) -> Output {
    (Some(v), None)
}

/// A sum or difference as it is, and whether it is outside 32 bits.
fn carried(exact: i128) -> Output {
    (Some(exact as u32 as u64), Some(!(0..1 << 32).contains(&exact)))
}

fn signed(v: u64) -> i128 {
    i128::from(v as u32 as i32)
}

fn overflowed(exact: i128) -> Output {
    (
        Some(exact as u32 as u64),
        Some(!(-(1 << 31)..1 << 31).contains(&exact)),
    )
}

fn compare(holds: bool) -> Output {
    (None, Some(holds))
}

/// The number of the first bit from an end for which `f` holds, or -1.
fn find(bits: impl Iterator<Item = bool>) -> Output {
    plain(
        bits.zip(0..)
            .find(|(bit, _)| *bit)
            .map_or(0xffff_ffff, |(_, n)| n),
    )
}

fn bits_up(v: u64, bits: u32) -> impl DoubleEndedIterator<Item = bool> {
    (0..bits).map(move |i| v >> i & 1 != 0)
}

/// A field of `a`: offset in the low bits of `b`, width in bits 22:16.
fn field(i: &Input, is_signed: bool) -> Output {
    let offset = i.b as u32 & (i.bits - 1);
    let wide = (i.b >> 16 & 0x7f) as u32;
    let a = if is_signed && i.a >> (i.bits - 1) & 1 != 0 {
        i128::from(i.a) - (1i128 << i.bits)
    } else {
        i128::from(i.a)
    };
    let mut v = (a >> offset) & ((1i128 << wide.min(i.bits)) - 1);
    if is_signed && wide > 0 && wide < i.bits && v >> (wide - 1) & 1 != 0 {
        v -= 1i128 << wide;
    }
    test(v as u64, i.bits)
}

#[expect(clippy::too_many_lines, reason = "one line an instruction")]
fn function(name: &str, i: &Input) -> Option<Output> {
    let (a, b) = (i.a, i.b);
    let (a32, b32) = (a as u32, b as u32);
    Some(match name {
        "s_mov_b32" | "s_mov_b64" | "s_movk_i32" => plain(a),
        "s_cmov_b32" | "s_cmov_b64" | "s_cmovk_i32" => (i.scc.then_some(a), None),
        "s_cselect_b32" | "s_cselect_b64" => plain(if i.scc { a } else { b }),
        "s_not_b32" | "s_not_b64" => test(!a, i.bits),
        "s_and_b32" | "s_and_b64" => test(a & b, i.bits),
        "s_or_b32" | "s_or_b64" => test(a | b, i.bits),
        "s_xor_b32" | "s_xor_b64" => test(a ^ b, i.bits),
        "s_andn2_b32" | "s_andn2_b64" | "s_and_not1_b32" | "s_and_not1_b64" => test(a & !b, i.bits),
        "s_orn2_b32" | "s_orn2_b64" | "s_or_not1_b32" | "s_or_not1_b64" => test(a | !b, i.bits),
        "s_nand_b32" | "s_nand_b64" => test(!(a & b), i.bits),
        "s_nor_b32" | "s_nor_b64" => test(!(a | b), i.bits),
        "s_xnor_b32" | "s_xnor_b64" => test(!(a ^ b), i.bits),
        "s_lshl_b32" | "s_lshl_b64" => test(a << (b32 & (i.bits - 1)), i.bits),
        "s_lshr_b32" | "s_lshr_b64" => test(a >> (b32 & (i.bits - 1)), i.bits),
        "s_ashr_i32" => test((signed(a) >> (b & 31)) as u64, 32),
        "s_ashr_i64" => test((i128::from(a as i64) >> (b & 63)) as u64, 64),
        "s_bfm_b32" => plain(((1u64 << (a & 31)) - 1) << (b & 31) & 0xffff_ffff),
        "s_bfm_b64" => plain((((1u128 << (a & 63)) - 1) << (b & 63)) as u64),
        "s_bfe_u32" | "s_bfe_u64" => field(i, false),
        "s_bfe_i32" | "s_bfe_i64" => field(i, true),
        "s_add_u32" | "s_add_co_u32" => carried(i128::from(a32) + i128::from(b32)),
        "s_sub_u32" | "s_sub_co_u32" => carried(i128::from(a32) - i128::from(b32)),
        "s_addc_u32" | "s_add_co_ci_u32" => carried(i128::from(a32) + i128::from(b32) + i128::from(i.scc)),
        "s_subb_u32" | "s_sub_co_ci_u32" => carried(i128::from(a32) - i128::from(b32) - i128::from(i.scc)),
        "s_add_i32" | "s_add_co_i32" => overflowed(signed(a) + signed(b)),
        "s_sub_i32" | "s_sub_co_i32" => overflowed(signed(a) - signed(b)),
        "s_addk_i32" | "s_addk_co_i32" => overflowed(signed(i.old) + signed(a)),
        "s_mulk_i32" => plain((signed(i.old) * signed(a)) as u32 as u64),
        "s_mul_i32" => plain((signed(a) * signed(b)) as u32 as u64),
        "s_mul_hi_u32" => plain((u64::from(a32) * u64::from(b32)) >> 32),
        "s_mul_hi_i32" => plain(((signed(a) * signed(b)) >> 32) as u32 as u64),
        "s_mul_u64" => plain((u128::from(a) * u128::from(b)) as u64),
        "s_add_nc_u64" => plain((u128::from(a) + u128::from(b)) as u64),
        "s_sub_nc_u64" => plain((i128::from(a) - i128::from(b)) as u64),
        "s_lshl1_add_u32" => carried((i128::from(a32) << 1) + i128::from(b32)),
        "s_lshl2_add_u32" => carried((i128::from(a32) << 2) + i128::from(b32)),
        "s_lshl3_add_u32" => carried((i128::from(a32) << 3) + i128::from(b32)),
        "s_lshl4_add_u32" => carried((i128::from(a32) << 4) + i128::from(b32)),
        "s_min_i32" => (
            Some(if signed(a) < signed(b) { a } else { b }),
            Some(signed(a) < signed(b)),
        ),
        "s_max_i32" => (
            Some(if signed(a) >= signed(b) { a } else { b }),
            Some(signed(a) >= signed(b)),
        ),
        "s_min_u32" => (Some(if a32 < b32 { a } else { b }), Some(a32 < b32)),
        "s_max_u32" => (Some(if a32 >= b32 { a } else { b }), Some(a32 >= b32)),
        "s_abs_i32" => test(signed(a).unsigned_abs() as u64, 32),
        // The difference wraps before its sign is dropped.
        "s_absdiff_i32" => test(signed((signed(a) - signed(b)) as u64).unsigned_abs() as u64, 32),
        "s_sext_i32_i8" => plain(i32::from(a as i8) as u32 as u64),
        "s_sext_i32_i16" => plain(i32::from(a as i16) as u32 as u64),
        "s_brev_b32" | "s_brev_b64" => plain(bits_up(a, i.bits).fold(0, |v, bit| v << 1 | u64::from(bit))),
        "s_bcnt0_i32_b32" | "s_bcnt0_i32_b64" => {
            test(bits_up(a, i.bits).filter(|bit| !bit).count() as u64, 32)
        }
        "s_bcnt1_i32_b32" | "s_bcnt1_i32_b64" => {
            test(bits_up(a, i.bits).filter(|bit| *bit).count() as u64, 32)
        }
        "s_ff0_i32_b32" | "s_ff0_i32_b64" => find(bits_up(!a, i.bits)),
        "s_ff1_i32_b32" | "s_ff1_i32_b64" | "s_ctz_i32_b32" | "s_ctz_i32_b64" => find(bits_up(a, i.bits)),
        "s_flbit_i32_b32" | "s_flbit_i32_b64" | "s_clz_i32_u32" | "s_clz_i32_u64" => {
            find(bits_up(a, i.bits).rev())
        }
        "s_flbit_i32" | "s_flbit_i32_i64" | "s_cls_i32" | "s_cls_i32_i64" => {
            let sign = a >> (i.bits - 1) & 1 != 0;
            find(bits_up(a, i.bits).rev().map(|bit| bit != sign))
        }
        "s_bitset0_b32" => plain(i.old & !(1 << (a & 31))),
        "s_bitset0_b64" => plain(i.old & !(1 << (a & 63))),
        "s_bitset1_b32" => plain(i.old | 1 << (a & 31)),
        "s_bitset1_b64" => plain(i.old | 1 << (a & 63)),
        "s_wqm_b32" | "s_wqm_b64" => {
            let quad = |n: u32| if a >> (4 * n) & 15 != 0 { 15 << (4 * n) } else { 0 };
            test((0..i.bits / 4).map(quad).sum(), i.bits)
        }
        "s_quadmask_b32" | "s_quadmask_b64" => {
            let quad = |n: u32| u64::from(a >> (4 * n) & 15 != 0) << n;
            test((0..i.bits / 4).map(quad).sum(), i.bits)
        }
        "s_bitreplicate_b64_b32" => plain((0..64).map(|n| (a >> (n / 2) & 1) << n).sum()),
        "s_pack_ll_b32_b16" => plain(a & 0xffff | (b & 0xffff) << 16),
        "s_pack_lh_b32_b16" => plain(a & 0xffff | b & 0xffff_0000),
        "s_pack_hl_b32_b16" => plain(a >> 16 & 0xffff | (b & 0xffff) << 16),
        "s_pack_hh_b32_b16" => plain(a >> 16 & 0xffff | b & 0xffff_0000),
        "s_cmp_eq_i32" | "s_cmp_eq_u32" | "s_cmp_eq_u64" | "s_cmpk_eq_i32" | "s_cmpk_eq_u32" => {
            compare(a == b)
        }
        "s_cmp_lg_i32" | "s_cmp_lg_u32" | "s_cmp_lg_u64" | "s_cmpk_lg_i32" | "s_cmpk_lg_u32" => {
            compare(a != b)
        }
        "s_cmp_gt_i32" | "s_cmpk_gt_i32" => compare(signed(a) > signed(b)),
        "s_cmp_ge_i32" | "s_cmpk_ge_i32" => compare(signed(a) >= signed(b)),
        "s_cmp_lt_i32" | "s_cmpk_lt_i32" => compare(signed(a) < signed(b)),
        "s_cmp_le_i32" | "s_cmpk_le_i32" => compare(signed(a) <= signed(b)),
        "s_cmp_gt_u32" | "s_cmpk_gt_u32" => compare(a32 > b32),
        "s_cmp_ge_u32" | "s_cmpk_ge_u32" => compare(a32 >= b32),
        "s_cmp_lt_u32" | "s_cmpk_lt_u32" => compare(a32 < b32),
        "s_cmp_le_u32" | "s_cmpk_le_u32" => compare(a32 <= b32),
        "s_bitcmp0_b32" | "s_bitcmp0_b64" => compare(a >> (b32 & (i.bits - 1)) & 1 == 0),
        "s_bitcmp1_b32" | "s_bitcmp1_b64" => compare(a >> (b32 & (i.bits - 1)) & 1 == 1),
        _ => return None,
    })
}

/// The new mask of an operation that changes EXEC.
fn save_exec(name: &str, s: u64, exec: u64) -> Option<u64> {
    Some(match name.strip_suffix("_b64").or(name.strip_suffix("_b32"))? {
        "s_and_saveexec" => s & exec,
        "s_or_saveexec" => s | exec,
        "s_xor_saveexec" => s ^ exec,
        "s_nand_saveexec" => !(s & exec),
        "s_nor_saveexec" => !(s | exec),
        "s_xnor_saveexec" => !(s ^ exec),
        "s_andn2_saveexec" | "s_and_not1_saveexec" | "s_andn2_wrexec" | "s_and_not1_wrexec" => s & !exec,
        "s_orn2_saveexec" | "s_or_not1_saveexec" => s | !exec,
        "s_andn1_saveexec" | "s_and_not0_saveexec" | "s_andn1_wrexec" | "s_and_not0_wrexec" => !s & exec,
        "s_orn1_saveexec" | "s_or_not0_saveexec" => !s | exec,
        _ => return None,
    })
}

fn run_save_exec(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name();
    let wide = name.ends_with("64");
    let mask = if wide { u64::MAX } else { 0xffff_ffff };
    let (operand, kind) = (inst.src[0], inst.src_type[0]);
    let s = constant(operand, kind).unwrap_or_else(|| {
        let high = if wide { scalar_dword(before, operand, 1) } else { 0 };
        u64::from(scalar_dword(before, operand, 0)) | u64::from(high) << 32
    });
    let old = before.exec & mask;
    let new = save_exec(name, s & mask, old).unwrap_or(0) & mask;
    let saved = if name.contains("wrexec") { new } else { old };
    set_scalar_dword(after, inst.dst, 0, saved as u32);
    if wide {
        set_scalar_dword(after, inst.dst, 1, (saved >> 32) as u32);
    }
    // The lower half of a wave of 64, and all of one of 32, change alone.
    after.exec = if wide && before.wave == WaveSize::Wave64 {
        new
    } else {
        after.exec & !0xffff_ffff | new & 0xffff_ffff
    };
    if before.wave == WaveSize::Wave32 {
        after.exec &= 0xffff_ffff;
    }
    after.scc = new != 0;
}

/// Whether M0 is added to the source and to the destination, and how.
fn relative(name: &str) -> Option<fn(u32) -> (usize, usize)> {
    Some(match name {
        "s_movrels_b32" | "s_movrels_b64" => |m0| (m0 as usize, 0),
        "s_movreld_b32" | "s_movreld_b64" => |m0| (0, m0 as usize),
        "s_movrelsd_2_b32" => |m0| ((m0 & 0x3ff) as usize, (m0 >> 16 & 0x3ff) as usize),
        _ => return None,
    })
}

fn run_relative(inst: &Inst, before: &State, after: &mut State) {
    let Some(offsets) = relative(inst.op.name()) else {
        return;
    };
    let (from, to) = offsets(before.m0);
    for i in 0..usize::from(inst.dst_type.dwords.max(1)) {
        let value = match constant(inst.src[0], inst.src_type[0]) {
            Some(v) => (v >> (32 * i)) as u32,
            None => scalar_dword(before, inst.src[0], from + i),
        };
        set_scalar_dword(after, inst.dst, to + i, value);
    }
}
