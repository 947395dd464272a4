//! Packed math: the same operation on both halves of registers or on two registers, dot products, mixed precision.

use outcrop_isa::{DataKind, Format as Encoding, Inst, Operand, Target};
use rustc_apfloat::Round;

use crate::Meaning;
use crate::small::{BF8, FP8, Small};
use crate::softfloat::{self, Fp, round_of};
use crate::state::Format::{Bf16, F16, F32};
use crate::state::{Format, State};
use crate::vector::{self, Lane, Operation, Run, is_vector};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    if !is_vector(encoding) {
        return None;
    }
    let known = half_operation(name).is_some()
        || integer_operation(name).is_some()
        || single_operation(name).is_some()
        || name == "v_pk_mov_b32"
        || name.starts_with("v_fma_mix")
        || dot_shape(name).is_some();
    known.then_some(Meaning::Vector(Operation::bits(Run::Wave(execute))))
}

/// The f16 operation that a packed one does on each half.
fn half_operation(name: &str) -> Option<Operation> {
    let one = match name {
        "v_pk_fmac_f16" => "v_fmac_f16".into(),
        _ if name.ends_with("_f16") => name.replacen("v_pk_", "v_", 1),
        _ => return None,
    };
    if !name.starts_with("v_pk_") {
        return None;
    }
    crate::float::halves(&one)
}

fn single_operation(name: &str) -> Option<&'static str> {
    Some(match name {
        "v_pk_fma_f32" => "v_fma_f32",
        "v_pk_mul_f32" => "v_mul_f32",
        "v_pk_add_f32" => "v_add_f32",
        _ => return None,
    })
}

/// Operations on 16-bit integers: the exact result, and whether it is signed where it saturates.
type Exact = (fn(i64, i64, i64) -> i64, Option<bool>);

fn integer_operation(name: &str) -> Option<Exact> {
    Some(match name {
        "v_pk_add_i16" => (|a, b, _| a + b, Some(true)),
        "v_pk_sub_i16" => (|a, b, _| a - b, Some(true)),
        "v_pk_mad_i16" => (|a, b, c| a * b + c, Some(true)),
        "v_pk_add_u16" => (|a, b, _| a + b, Some(false)),
        "v_pk_sub_u16" => (|a, b, _| a - b, Some(false)),
        "v_pk_mad_u16" => (|a, b, c| a * b + c, Some(false)),
        "v_pk_mul_lo_u16" => (|a, b, _| a * b, None),
        "v_pk_min_i16" | "v_pk_min_u16" => (|a, b, _| a.min(b), None),
        "v_pk_max_i16" | "v_pk_max_u16" => (|a, b, _| a.max(b), None),
        "v_pk_lshlrev_b16" => (|a, b, _| b << (a & 15), None),
        "v_pk_lshrrev_b16" | "v_pk_ashrrev_i16" => (|a, b, _| b >> (a & 15), None),
        _ => return None,
    })
}

/// Element width, elements and signs of the integer dot products; the formats of the others.
#[derive(Clone, Copy)]
enum Dot {
    Integer(u32, bool),
    /// The sources' `neg` bits say which are signed.
    Mixed(u32),
    Halves(Format, Format),
    Bytes(Small, Small),
}

fn dot_shape(name: &str) -> Option<Dot> {
    let name = name.strip_prefix("v_dot")?;
    // Those with the result as the addend are named with a c or acc.
    let name = name
        .replacen("2acc_", "2_", 1)
        .replacen("2c_", "2_", 1)
        .replacen("4c_", "4_", 1)
        .replacen("8c_", "8_", 1);
    Some(match name.as_str() {
        "2_i32_i16" => Dot::Integer(16, true),
        "2_u32_u16" => Dot::Integer(16, false),
        "4_i32_i8" => Dot::Integer(8, true),
        "4_u32_u8" => Dot::Integer(8, false),
        "8_i32_i4" => Dot::Integer(4, true),
        "8_u32_u4" => Dot::Integer(4, false),
        "4_i32_iu8" => Dot::Mixed(8),
        "8_i32_iu4" => Dot::Mixed(4),
        "2_f32_f16" => Dot::Halves(F16, F32),
        "2_f32_bf16" => Dot::Halves(Bf16, F32),
        "2_f16_f16" => Dot::Halves(F16, F16),
        "2_bf16_bf16" => Dot::Halves(Bf16, Bf16),
        "4_f32_fp8_fp8" => Dot::Bytes(FP8, FP8),
        "4_f32_fp8_bf8" => Dot::Bytes(FP8, BF8),
        "4_f32_bf8_fp8" => Dot::Bytes(BF8, FP8),
        "4_f32_bf8_bf8" => Dot::Bytes(BF8, BF8),
        _ => return None,
    })
}

fn execute(inst: &Inst, before: &State, after: &mut State) {
    for lane in before.active() {
        let Some(from) = vector::source_lane(inst, before, lane) else {
            continue;
        };
        let raw = |i: usize| -> u64 {
            let (operand, kind) = (inst.src[i], inst.src_type[i]);
            if operand.is_none() {
                return 0;
            }
            vector::constant(operand, kind).unwrap_or_else(|| match (i, from) {
                (0, None) => 0,
                (0, Some(from)) => vector::register(before, operand, kind.dwords, from),
                _ => vector::register(before, operand, kind.dwords, lane),
            })
        };
        let old = vector::register(before, inst.dst, inst.dst_type.dwords, lane);
        let l = Lane {
            target: before.target,
            inst,
            mode: before.mode,
            lane,
            old,
            carry: false,
        };
        let v = one(&l, [raw(0), raw(1), raw(2)]);
        match inst.dst {
            // The whole register: the result has the half that stays.
            Operand::Vgpr(n) if inst.op.name().starts_with("v_fma_mix") => {
                after.vgpr[usize::from(n)][lane] = v as u32;
            }
            _ => vector::write(inst, after, lane, v),
        }
    }
}

fn one(l: &Lane<'_>, sources: [u64; 3]) -> u64 {
    let name = l.inst.op.name();
    if let Some(operation) = half_operation(name) {
        return [0u32, 1].into_iter().fold(0, |v, half| {
            let sources = [0, 1, 2].map(|i| flushed_in(l, F16, picked(l, sources[i], i, half)));
            let old = flushed_in(l, F16, l.old >> (16 * half) & 0xffff);
            let l = Lane { old, ..*l };
            let Run::Value(run) = operation.run else { return 0 };
            let r = clamped(&l, F16, flushed_out(&l, F16, run(&l, sources)));
            v | (r & 0xffff) << (16 * half)
        });
    }
    if let Some((run, saturates)) = integer_operation(name) {
        return [0u32, 1].into_iter().fold(0, |v, half| {
            let signed = name.ends_with("i16");
            let [a, b, c] = [0, 1, 2].map(|i| {
                let v = picked(l, sources[i], i, half) as u16;
                if signed { i64::from(v as i16) } else { i64::from(v) }
            });
            let r = run(a, b, c);
            let r = match saturates.filter(|_| l.inst.clamp) {
                Some(true) => r.clamp(-32768, 32767),
                Some(false) => r.clamp(0, 65535),
                None => r,
            };
            v | (r as u64 & 0xffff) << (16 * half)
        });
    }
    if let Some(name) = single_operation(name) {
        return [0u32, 1].into_iter().fold(0, |v, half| {
            let s = [0, 1, 2].map(|i| {
                let (select, negate) = match half {
                    0 => (l.inst.op_sel, l.inst.neg),
                    _ => (l.inst.op_sel_hi, l.inst.neg_hi),
                };
                let v = sources[i] >> (32 * u32::from(select >> i & 1)) & 0xffff_ffff;
                flushed_in(l, F32, v ^ u64::from(negate >> i & 1) << 31)
            });
            let round = round_of(l.mode, F32);
            let r = match name {
                "v_fma_f32" => softfloat::fma(F32, s[0], s[1], s[2], round),
                "v_mul_f32" => softfloat::mul(F32, s[0], s[1], round),
                _ => softfloat::add(F32, s[0], s[1], round),
            };
            v | clamped(l, F32, flushed_out(l, F32, r)) << (32 * half)
        });
    }
    if name == "v_pk_mov_b32" {
        let pick = |i: usize| sources[i] >> (32 * u32::from(l.inst.op_sel >> i & 1)) & 0xffff_ffff;
        return pick(0) | pick(1) << 32;
    }
    match dot_shape(name) {
        Some(shape) => dot(l, shape, sources),
        None => mix(l, sources),
    }
}

/// The half of a source that makes the low or the high result, negated if it is said.
fn picked(l: &Lane<'_>, v: u64, i: usize, half: u32) -> u64 {
    let inst = l.inst;
    let plain = !matches!(inst.format, Encoding::Vop3p | Encoding::Vop3pDpp);
    let (select, negate) = match (half, plain) {
        (half, true) => (half as u8 * 7, 0),
        (0, false) => (inst.op_sel, inst.neg),
        (_, false) => (inst.op_sel_hi, inst.neg_hi),
    };
    let v = v >> (16 * u32::from(select >> i & 1)) & 0xffff;
    v ^ u64::from(negate >> i & 1) << 15
}

fn flushed_in(l: &Lane<'_>, format: Format, v: u64) -> u64 {
    if vector::flushes_in(l.mode, format) {
        vector::flush(format, v)
    } else {
        v
    }
}

fn flushed_out(l: &Lane<'_>, format: Format, v: u64) -> u64 {
    if vector::flushes_out(l.mode, format) {
        vector::flush(format, v)
    } else {
        v
    }
}

fn clamped(l: &Lane<'_>, format: Format, v: u64) -> u64 {
    match l.inst.clamp {
        true => softfloat::clamp(format, v, l.mode.dx10_clamp(l.generation())),
        false => v,
    }
}

fn dot(l: &Lane<'_>, shape: Dot, [a, b, c]: [u64; 3]) -> u64 {
    let accumulates = l.inst.op.name().contains("c_") || l.inst.op.name().contains("acc_");
    let c = if accumulates { l.old } else { c };
    match shape {
        Dot::Integer(width, signed) => integers(l, width, [signed; 2], signed, [a, b, c]),
        Dot::Mixed(width) => {
            let signed = [0, 1].map(|i| l.inst.neg >> i & 1 != 0);
            integers(l, width, signed, true, [a, b, c])
        }
        Dot::Halves(from, to) => halves(l, from, to, [a, b, c]),
        Dot::Bytes(x, y) => bytes(l, x, y, [a, b, c]),
    }
}

fn integers(l: &Lane<'_>, width: u32, signs: [bool; 2], signed: bool, [a, b, c]: [u64; 3]) -> u64 {
    let [a, b] = [0, 1].map(|i| {
        // Halves may be chosen where there are two.
        let v = [a, b][i];
        let plain = !matches!(l.inst.format, Encoding::Vop3p | Encoding::Vop3pDpp);
        match width == 16 && !plain && !l.inst.op.name().contains("iu") {
            true => picked(l, v, i, 0) | picked(l, v, i, 1) << 16,
            false => v,
        }
    });
    let element = |v: u64, i: u32, signed: bool| {
        let raised = (v >> (i * width) << (64 - width)) as i64;
        if signed {
            raised >> (64 - width)
        } else {
            (raised as u64 >> (64 - width)) as i64
        }
    };
    let sum: i64 = (0..32 / width)
        .map(|i| element(a, i, signs[0]) * element(b, i, signs[1]))
        .sum();
    let c = if signed {
        i64::from(c as i32)
    } else {
        i64::from(c as u32)
    };
    let total = sum + c;
    let total = match (l.inst.clamp, signed) {
        (false, _) => total,
        (true, true) => total.clamp(i32::MIN.into(), i32::MAX.into()),
        (true, false) => total.clamp(0, u32::MAX.into()),
    };
    total as u64 & 0xffff_ffff
}

/// Two fused steps in f32 to nearest even, the low product first.
fn halves(l: &Lane<'_>, from: Format, to: Format, [a, b, c]: [u64; 3]) -> u64 {
    // gfx90a has no denormals of f16 either (PyTorch, "Numerical accuracy"); f32 has none beside f16 products on any
    // target (LLVM, SITargetLowering::performFMACombine).
    let without = |format: Format| match format {
        F16 => l.target == Target::Gfx90a && to == F32,
        _ => from == F16 && to == F32,
    };
    let flush = |format: Format, v: u64| {
        if without(format) {
            vector::flush(format, v)
        } else {
            v
        }
    };
    let nearest = Round::NearestTiesToEven;
    let vop3p = matches!(l.inst.format, Encoding::Vop3p | Encoding::Vop3pDpp);
    let part = |v: u64, i: usize, half: u32| {
        let v = if vop3p {
            picked(l, v, i, half)
        } else {
            let sign = if l.inst.neg >> i & 1 != 0 { 0x8000 } else { 0 };
            let v = v >> (16 * half) & 0xffff;
            let v = if l.inst.abs >> i & 1 != 0 { v & 0x7fff } else { v };
            v ^ sign
        };
        softfloat::convert(from, F32, flush(from, v), nearest)
    };
    let third = if to == F32 {
        let v = c & 0xffff_ffff;
        let v = if l.inst.abs >> 2 & 1 != 0 && !vop3p {
            v & 0x7fff_ffff
        } else {
            v
        };
        flush(F32, v ^ u64::from(l.inst.neg >> 2 & 1) << 31)
    } else {
        let v = c >> (16 * u32::from(l.inst.op_sel >> 2 & 1)) & 0xffff;
        let v = if l.inst.abs >> 2 & 1 != 0 { v & 0x7fff } else { v };
        softfloat::convert(to, F32, v ^ u64::from(l.inst.neg >> 2 & 1) << 15, nearest)
    };
    let (a0, a1) = (part(a, 0, 0), part(a, 0, 1));
    let (b0, b1) = (part(b, 1, 0), part(b, 1, 1));
    let low = softfloat::fma(F32, a0, b0, third, nearest);
    let r = softfloat::fma(F32, a1, b1, low, nearest);
    let r = match Fp::of(F32).is_nan(r) {
        true => softfloat::quiet_of(F32, &[a0, b0, a1, b1, third]).unwrap_or(Fp::of(F32).nan()),
        false => flush(F32, r),
    };
    if to == F32 {
        return vector::finish(l, F32, r, vector::Denormals::Sources);
    }
    softfloat::convert(F32, to, r, nearest)
}

fn bytes(l: &Lane<'_>, x: Small, y: Small, [a, b, c]: [u64; 3]) -> u64 {
    let nearest = Round::NearestTiesToEven;
    let c = if l.inst.neg_hi >> 2 & 1 != 0 {
        c & 0x7fff_ffff
    } else {
        c
    };
    let c = c ^ u64::from(l.inst.neg >> 2 & 1) << 31;
    let fp = Fp::of(F32);
    let mut nan = softfloat::quiet_of(F32, &[c]);
    let mut r = c;
    for i in 0..4 {
        let value =
            |small: Small, v: u64| u64::from((small.value((v >> (8 * i)) as u32 & 0xff) as f32).to_bits());
        let (p, q) = (value(x, a), value(y, b));
        if fp.is_nan(p) || fp.is_nan(q) {
            nan = nan.or(Some(fp.nan()));
        }
        r = softfloat::fma(F32, p, q, r, nearest);
    }
    let r = if fp.is_nan(r) { nan.unwrap_or(fp.nan()) } else { r };
    clamped(l, F32, r)
}

/// `v_fma_mix`: each source an f32, or a half of a register.
fn mix(l: &Lane<'_>, sources: [u64; 3]) -> u64 {
    let inst = l.inst;
    let s = [0, 1, 2].map(|i| {
        let bit = |v: u8| v >> i & 1 != 0;
        let is_half = bit(inst.op_sel_hi);
        let kind = outcrop_isa::OperandType {
            kind: if is_half { DataKind::F16 } else { DataKind::F32 },
            dwords: 1,
        };
        let raw = vector::constant(inst.src[i], kind).unwrap_or(sources[i]);
        let v = if is_half {
            let v = raw >> (16 * u32::from(bit(inst.op_sel))) & 0xffff;
            softfloat::convert(F16, F32, flushed_in(l, F16, v), Round::NearestTiesToEven)
        } else {
            flushed_in(l, F32, raw & 0xffff_ffff)
        };
        let v = if bit(inst.neg_hi | inst.abs) {
            v & 0x7fff_ffff
        } else {
            v
        };
        v ^ u64::from(bit(inst.neg)) << 31
    });
    let r = softfloat::fma(F32, s[0], s[1], s[2], round_of(l.mode, F32));
    let old = l.old & 0xffff_ffff;
    let high = inst.op.name().ends_with("hi_f16");
    if inst.op.name().ends_with("f32") {
        return clamped(l, F32, flushed_out(l, F32, r));
    }
    let r = clamped(l, F32, r);
    let h = softfloat::convert(F32, F16, r, round_of(l.mode, F16));
    let finite = !Fp::of(F32).is_infinite(r);
    let fp = Fp::of(F16);
    let h = match l.mode.fp16_ovfl() && finite && fp.is_infinite(h) {
        true => h & fp.sign() | fp.largest(),
        false => h,
    };
    let h = flushed_out(l, F16, h);
    if high {
        old & 0xffff | h << 16
    } else {
        old & 0xffff_0000 | h
    }
}
