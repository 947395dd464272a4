//! Packed math (VOP3P): two 16-bit or two 32-bit operations at once.

use outcrop_isa::{DataKind, Format, Op as Isa};

use super::half::{fma16, round16};
use super::{Desc, Param, constant, dot, float32, minmax, modes, modify, operations, rare, rounded};
use crate::shader::matrix::wmma;
use crate::shader::number::exact::{self, F16, F32, Rounding};
use crate::shader::number::fp::{f16_to_f32, f32_to_f16};
use crate::shader::program::lower::{Lower, Refusal, temp};
use crate::shader::scalar::hwreg::FP16_OVFL;
use crate::shader::simd::ROW;

operations! {
    /// Rearranges the halves of a source and negates them: `e` bits 0 and 1 take the high half for the low and the
    /// high result; `f` is what the result is changed by.
    struct Arrange(a: u32, _b: (), _c: (), p) -> u32 {
        let half = |high: u32| if high & 1 != 0 { a >> 16 } else { a & 0xffff };
        (half(p.e) | half(p.e >> 1) << 16) ^ p.f
    }
}

/// An operation on both 16-bit halves.
macro_rules! pairs {
    ($($name:ident($a:ident, $b:ident, $c:ident; $tc:ty) |$k:ident| $body:expr;)*) => {
        fn select16(op: Isa) -> Option<Desc> {
            Some(match op {
                $(Isa::$name => {
                    operations! {
                        struct This(a: u32, b: u32, c: $tc, p) -> u32 {
                            let one = |$a: u16, $b: u16, $c: u16| -> u16 {
                                let $k = p;
                                $body
                            };
                            let c = Third::bits(c);
                            let low = one(a as u16, b as u16, c as u16);
                            let high = one((a >> 16) as u16, (b >> 16) as u16, (c >> 16) as u16);
                            u32::from(low) | u32::from(high) << 16
                        }
                    }
                    rare::<This>()
                })*
                _ => return None,
            })
        }
    };
}

trait Third {
    fn bits(self) -> u32;
}
impl Third for u32 {
    #[inline(always)]
    fn bits(self) -> u32 {
        self
    }
}
impl Third for () {
    #[inline(always)]
    fn bits(self) -> u32 {
        0
    }
}

#[inline(always)]
fn h(v: u16) -> f32 {
    f16_to_f32(v)
}

/// Clamps a binary16 to [0, 1] if `f` says so; a NaN gives 0 if DX10_CLAMP is set in the immediate.
#[inline(always)]
pub(crate) fn unit(v: u16, p: Param) -> u16 {
    let is_nan = v & 0x7fff > 0x7c00;
    if p.f == 0 || is_nan && p.imm >> 8 & 1 == 0 {
        v
    } else if is_nan || v & 0x8000 != 0 {
        0
    } else {
        v.min(0x3c00)
    }
}

#[inline(always)]
fn mad_i16(a: u16, b: u16, c: u16, clamp: bool) -> u16 {
    let v = i32::from(a as i16) * i32::from(b as i16) + i32::from(c as i16);
    if clamp {
        v.clamp(-32768, 32767) as u16
    } else {
        v as u16
    }
}

#[inline(always)]
fn mad_u16(a: u16, b: u16, c: u16, clamp: bool) -> u16 {
    let v = u64::from(a) * u64::from(b) + u64::from(c);
    if clamp { v.min(0xffff) as u16 } else { v as u16 }
}

pairs! {
    V_PK_ADD_F16(a, b, _c; ()) |p| unit(round16(h(a) + h(b), [h(a), h(b), 0.0]), p);
    V_PK_MUL_F16(a, b, _c; ()) |p| unit(round16(h(a) * h(b), [h(a), h(b), 0.0]), p);
    V_PK_FMA_F16(a, b, c; u32) |p| unit(fma16(h(a), h(b), h(c)), p);
    V_PK_FMAC_F16(a, b, c; u32) |p| unit(fma16(h(a), h(b), h(c)), p);
    V_PK_ADD_I16(a, b, _c; ()) |p| if p.f != 0 { (a as i16).saturating_add(b as i16) as u16 } else { a.wrapping_add(b) };
    V_PK_SUB_I16(a, b, _c; ()) |p| if p.f != 0 { (a as i16).saturating_sub(b as i16) as u16 } else { a.wrapping_sub(b) };
    V_PK_ADD_U16(a, b, _c; ()) |p| if p.f != 0 { a.saturating_add(b) } else { a.wrapping_add(b) };
    V_PK_SUB_U16(a, b, _c; ()) |p| if p.f != 0 { a.saturating_sub(b) } else { a.wrapping_sub(b) };
    V_PK_MUL_LO_U16(a, b, _c; ()) |_p| a.wrapping_mul(b);
    V_PK_MAD_I16(a, b, c; u32) |p| mad_i16(a, b, c, p.f != 0);
    V_PK_MAD_U16(a, b, c; u32) |p| mad_u16(a, b, c, p.f != 0);
    V_PK_LSHLREV_B16(a, b, _c; ()) |_p| b << (a & 15);
    V_PK_LSHRREV_B16(a, b, _c; ()) |_p| b >> (a & 15);
    V_PK_ASHRREV_I16(a, b, _c; ()) |_p| (b as i16 >> (a & 15)) as u16;
    V_PK_MIN_I16(a, b, _c; ()) |_p| (a as i16).min(b as i16) as u16;
    V_PK_MAX_I16(a, b, _c; ()) |_p| (a as i16).max(b as i16) as u16;
    V_PK_MIN_U16(a, b, _c; ()) |_p| a.min(b);
    V_PK_MAX_U16(a, b, _c; ()) |_p| a.max(b);
}

operations! {
    /// Mixed precision fused multiply-add: each source an f32 or half of a register of binary16 (`e` bit `i`).
    ///
    /// `f` bits 0..2 choose the halves, bits 3..5 negate, bits 6..8 take absolute values; bits 0 and 1 of `imm` are 0 for
    /// an f32 result, 1 for the low half, 2 for the high half; bit 2 clamps; bits 63:32 are MODE.
    struct Mix(a: u32, b: u32, c: u32, p) -> u32 {
        let [a, b, c] = Self::sources([a, b, c], p);
        let r = L::fma32(a, b, c);
        let nan = [a, b, c].into_iter().find(|v| v.is_nan());
        let r = if r.is_nan() {
            nan.map_or(crate::shader::number::fp::NAN32, super::float32::quiet)
        } else {
            r
        };
        let r = Self::clamped(r, p);
        if p.imm & 3 == 0 {
            r.to_bits()
        } else {
            u32::from(f32_to_f16(r))
        }
    }
}

impl Mix {
    #[inline(always)]
    fn sources(sources: [u32; 3], p: Param) -> [f32; 3] {
        let mode = (p.imm >> 32) as u32;
        let mut i = 0;
        sources.map(|v| {
            let half = if p.f >> i & 1 != 0 { v >> 16 } else { v };
            let flushes = |bit: u32| mode >> bit & 1 == 0;
            let v = if p.e >> i & 1 != 0 {
                let tiny = half & 0x7c00 == 0 && flushes(6);
                f16_to_f32(if tiny { half & 0x8000 } else { half } as u16)
            } else if flushes(4) {
                float32::flush(f32::from_bits(v))
            } else {
                f32::from_bits(v)
            };
            let v = if p.f >> (6 + i) & 1 != 0 { v.abs() } else { v };
            let v = if p.f >> (3 + i) & 1 != 0 { -v } else { v };
            i += 1;
            v
        })
    }

    #[inline(always)]
    fn clamped(r: f32, p: Param) -> f32 {
        let dx10 = p.imm >> 40 & 1 != 0;
        if p.imm & 4 == 0 || r.is_nan() && !dx10 {
            r
        } else if r >= 1.0 {
            1.0
        } else if r > 0.0 {
            r
        } else {
            0.0
        }
    }
}

operations! {
    /// [`Mix`] with all that MODE says.
    struct MixRounded(a: u32, b: u32, c: u32, p) -> u32 {
        let mode = (p.imm >> 32) as u32;
        let [a, b, c] = Mix::sources([a, b, c], p).map(|v| u64::from(v.to_bits()));
        let r = f32::from_bits(exact::fma(F32, a, b, c, 0, Rounding::of(mode, F32)) as u32);
        let flushes = |bit: u32| mode >> bit & 1 == 0;
        if p.imm & 3 == 0 {
            let r = if flushes(5) { float32::flush(r) } else { r };
            return Mix::clamped(r, p).to_bits();
        }
        let r = u64::from(Mix::clamped(r, p).to_bits());
        let r = exact::convert(F32, F16, r, Rounding::of(mode, F16)) as u32;
        if r & 0x7c00 == 0 && flushes(7) {
            r & 0x8000
        } else {
            r
        }
    }
}

/// Lowers a VOP3P instruction, and `v_pk_fmac_f16`.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let exchanged = modify::exchange(l)?;
    l.indexed[0] = exchanged.or(l.indexed[0]);
    lower_plain(l)?;
    if exchanged.is_some() {
        l.indexed[0] = None;
        modify::end_dpp(l, Some(modify::Dpp));
    }
    Ok(())
}

fn lower_plain(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    if wmma::lower(l)? {
        return Ok(());
    }
    match inst.op {
        Isa::V_PK_FMA_F32 => return lower32(l, Isa::V_FMA_F32, 3),
        Isa::V_PK_MUL_F32 => return lower32(l, Isa::V_MUL_F32, 2),
        Isa::V_PK_ADD_F32 => return lower32(l, Isa::V_ADD_F32, 2),
        Isa::V_PK_MOV_B32 => return lower_move(l),
        Isa::V_DOT4_I32_IU8 | Isa::V_DOT8_I32_IU4 => return lower_mixed_dot(l),
        Isa::V_FMA_MIX_F32 | Isa::V_FMA_MIXLO_F16 | Isa::V_FMA_MIXHI_F16 => return lower_mix(l),
        // Nothing that follows takes the scales: see `mfma::scaled`.
        Isa::V_MFMA_LD_SCALE_B32 => return l.vsrc(0).and(l.vsrc(1)).map(|_| ()),
        _ => {}
    }
    let integer_dot = dot::select(inst.target, inst.op);
    let minmax = minmax::select_pairs(inst.op);
    let plain = integer_dot.or(minmax).or_else(|| select16(inst.op));
    let mut desc = plain.ok_or("the operation")?;
    if l.mode & (FP16_OVFL | 0xcc) != 0xc0 {
        desc = rounded::select_pairs(inst.op).unwrap_or(desc);
    }
    let bytes = dot::is_of_bytes(inst.op);
    let signs = u32::from(inst.neg >> 2 & 1) | u32::from(inst.neg_hi >> 2 & 1) << 1;
    let mut rows = [0; 3];
    let given = desc.rows.iter().take(3).filter(|r| **r != 0).count();
    let sources = if inst.op == Isa::V_PK_FMAC_F16 {
        given - 1
    } else {
        given
    };
    for (i, row) in rows.iter_mut().enumerate().take(sources) {
        *row = if i == 2 && bytes {
            l.vsrc(2)?
        } else {
            halves(l, i)?
        };
        if minmax.is_some() && l.mode >> 6 & 1 == 0 {
            let target = l.temp(temp::SOURCE + 2 * i as u32);
            l.emit_level(rare::<FlushPairs>().run, target, *row, 0, 0);
            *row = target;
        }
    }
    let dst = l.vdst()?;
    if inst.op == Isa::V_PK_FMAC_F16 {
        rows[2] = dst;
    }
    if integer_dot.is_some() && inst.clamp && inst.dst_type.kind == DataKind::F32 {
        let out = l.temp(temp::RESULT);
        l.emit_level(desc.run, out, rows[0], rows[1], rows[2]).e = signs;
        return modify::result(l, out, dst);
    }
    let imm = modes(l);
    let op = l.emit_level(desc.run, dst, rows[0], rows[1], rows[2]);
    (op.e, op.f, op.imm) = (signs, u32::from(inst.clamp), imm);
    if minmax.is_some() && l.mode >> 7 & 1 == 0 {
        l.emit_level(rare::<FlushPairs>().run, dst, dst, 0, 0);
    }
    Ok(())
}

operations! {
    /// Binary16 denormals in both halves to zero of the same sign.
    struct FlushPairs(a: u32, _b: (), _c: (), _) -> u32 {
        let half = |v: u32| if v & 0x7c00 == 0 { v & 0x8000 } else { v };
        half(a & 0xffff) | half(a >> 16) << 16
    }
}

/// The row of a packed 16-bit source, its halves arranged and negated.
fn halves(l: &mut Lower<'_>, i: usize) -> Result<u32, Refusal> {
    let inst = l.inst;
    let bit = |v: u8| u32::from(v >> i & 1);
    let packed = matches!(
        inst.src_type[i].kind,
        DataKind::PkF16 | DataKind::PkI16 | DataKind::PkBf16
    );
    let row = l.vsrc(i)?;
    if !packed {
        let negate = bit(inst.neg) != 0 && inst.src_type[i].kind == DataKind::F32;
        return Ok(if negate {
            arranged(l, i, row, 2, 0x8000_0000)
        } else {
            row
        });
    }
    // The VOP2 form has no half selection.
    let plain = !matches!(inst.format, Format::Vop3p | Format::Vop3pDpp);
    let select = if plain {
        2
    } else {
        bit(inst.op_sel) | bit(inst.op_sel_hi) << 1
    };
    let negate = bit(inst.neg) << 15 | bit(inst.neg_hi) << 31;
    Ok(if select == 2 && negate == 0 {
        row
    } else {
        arranged(l, i, row, select, negate)
    })
}

fn arranged(l: &mut Lower<'_>, i: usize, row: u32, select: u32, negate: u32) -> u32 {
    let target = l.temp(temp::SOURCE + 2 * i as u32);
    let op = l.emit_level(rare::<Arrange>().run, target, row, 0, 0);
    (op.e, op.f) = (select, negate);
    target
}

/// The row that holds one half of a packed 32-bit source, negated if it says so.
fn half32(l: &mut Lower<'_>, i: usize, base: u32, high: bool) -> u32 {
    let inst = l.inst;
    let bits = if high { inst.op_sel_hi } else { inst.op_sel };
    let row = base + u32::from(bits >> i & 1) * ROW as u32;
    let negate = if high { inst.neg_hi } else { inst.neg } >> i & 1 != 0;
    let row = if negate {
        arranged(l, i, row, 2, 0x8000_0000)
    } else {
        row
    };
    if l.mode >> 4 & 1 != 0 {
        return row;
    }
    let target = l.temp(temp::SOURCE + 2 * i as u32);
    l.emit_level(rare::<modify::Flush32>().run, target, row, 0, 0);
    target
}

/// Two f32 operations, one after the other: the halves of sources are just other rows.
fn lower32(l: &mut Lower<'_>, op: Isa, sources: usize) -> Result<(), Refusal> {
    let mut desc = super::select(l.target, op).ok_or("the operation")?;
    if modify::rounds_otherwise(l) {
        desc = rounded::select(op).unwrap_or(desc);
    }
    let dst = l.vdst()?;
    let mut base = [0; 3];
    for (i, row) in base.iter_mut().enumerate().take(sources) {
        *row = l.vsrc(i)?;
    }
    // The low result must not replace a source of the high one.
    let clash = (0..sources).any(|i| base[i] + u32::from(l.inst.op_sel_hi >> i & 1) * ROW as u32 == dst);
    let clamp = l.inst.clamp || l.mode >> 5 & 1 == 0;
    let imm = modes(l);
    let low = if clash || clamp { l.temp(temp::RESULT) } else { dst };
    let high = if clamp { low + ROW as u32 } else { dst + ROW as u32 };
    for (out, is_high) in [(low, false), (high, true)] {
        let mut rows = [0; 3];
        for (i, row) in rows.iter_mut().enumerate().take(sources) {
            *row = half32(l, i, base[i], is_high);
        }
        l.emit_level(desc.run, out, rows[0], rows[1], rows[2]).imm = imm;
    }
    if clamp {
        l.inst.dst_type.kind = DataKind::F32;
        for row in 0..2 {
            l.inst.dst_type.dwords = 1;
            modify::result(l, low + row * ROW as u32, dst + row * ROW as u32)?;
        }
    } else if clash {
        l.emit_level(super::masks::copy(), dst, low, 0, 0);
    }
    Ok(())
}

/// `v_pk_mov_b32`: the low result from source 0, the high one from source 1.
fn lower_move(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    let (a, b, dst) = (l.vsrc(0)?, l.vsrc(1)?, l.vdst()?);
    let low = a + u32::from(inst.op_sel & 1) * ROW as u32;
    let high = b + u32::from(inst.op_sel >> 1 & 1) * ROW as u32;
    let out = l.temp(temp::RESULT);
    l.emit_level(super::masks::copy(), out, low, 0, 0);
    l.emit_level(super::masks::copy(), dst + ROW as u32, high, 0, 0);
    l.emit_level(super::masks::copy(), dst, out, 0, 0);
    Ok(())
}

/// Integer dot products whose sources are signed where their `neg` bit is set.
fn lower_mixed_dot(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    let signed = [0, 1].map(|i| inst.neg >> i & 1 != 0);
    let desc = dot::mixed(inst.op, signed);
    let (a, b, c, dst) = (l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?, l.vdst()?);
    l.emit_level(desc.run, dst, a, b, c).f = u32::from(inst.clamp);
    Ok(())
}

fn lower_mix(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    let usual = l.mode & (FP16_OVFL | 0xff) == 0xf0;
    let desc = if usual {
        rare::<Mix>()
    } else {
        rare::<MixRounded>()
    };
    let mut rows = [0; 3];
    for (i, row) in rows.iter_mut().enumerate() {
        *row = match constant(l, i) {
            // A constant is an f32, unless the source is a half.
            Some(_) if inst.op_sel_hi >> i & 1 == 0 => {
                let v = inst.src[i].constant(DataKind::F32).unwrap_or(0);
                l.const_row(v as u32)
            }
            Some(_) => {
                let v = inst.src[i].constant(DataKind::F16).unwrap_or(0);
                l.const_row(v as u32)
            }
            None => l.vsrc(i)?,
        };
    }
    let dst = l.vdst()?;
    let kind = match inst.op {
        Isa::V_FMA_MIXLO_F16 => 1,
        Isa::V_FMA_MIXHI_F16 => 2,
        _ => 0,
    };
    let out = if kind == 0 { dst } else { l.temp(temp::RESULT) };
    // Bits 2:0 of neg_hi are the absolute values here.
    let f = u32::from(inst.op_sel & 7)
        | u32::from(inst.neg & 7) << 3
        | u32::from((inst.neg_hi | inst.abs) & 7) << 6;
    let mode = u64::from(l.mode) << 32;
    let op = l.emit_level(desc.run, out, rows[0], rows[1], rows[2]);
    (op.e, op.f, op.imm) = (
        u32::from(inst.op_sel_hi & 7),
        f,
        kind | u64::from(inst.clamp) << 2 | mode,
    );
    if kind != 0 {
        modify::merge(l, out, dst, if kind == 1 { 4 } else { 5 });
    }
    Ok(())
}
