//! `v_mfma_…_f8f6f4`: matrices of any 8-, 6- and 4-bit floats, with or without scales.
//!
//! **Order:** for each 32 of k, the products are added from 0 in f32 in the order of k; the sum, times the scales of
//! A's row and B's column (2^(s − 127) of a byte s, NaN for 255), is added to the element in f64 and rounded to f32.
//!
//! A lane holds 32 elements of k: one after the other in formats of 6 and 4 bits, and in those of 8 bits in two
//! runs of 16, with the other lanes' runs between them. The scale of row i for the n-th 32 of k is in lane i + n · M.
//!
//! `v_mfma_ld_scale_b32` is the first half of a scaled operation, which is decoded as one: the second half is the plain
//! operation with the bit (`abid`) that has it take the scales. Before anything else it does nothing.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Format, Op as Isa};

use super::{Number, addend};
use crate::shader::number::small::{Bf6, Bf8, Fp4, Fp6, Fp8, Small, decode};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{LANES, Level, ROW, levels};
use crate::shader::wave::{Op, Wave, after};

/// Elements of k in a lane, and that share a scale.
const BLOCK: usize = 32;

/// Bits of an element of a format (`cbsz` or `blgp`).
fn bits(format: u32) -> u32 {
    match format {
        0 | 1 => 8,
        2 | 3 => 6,
        _ => 4,
    }
}

fn value(format: u32, code: u32) -> f32 {
    fn of<F: Small>(code: u32) -> f32 {
        decode::<F>(code)
    }
    match format {
        0 => of::<Fp8>(code),
        1 => of::<Bf8>(code),
        2 => of::<Fp6>(code),
        3 => of::<Bf6>(code),
        _ => of::<Fp4>(code),
    }
}

/// An operand by k: element k of row (or column) i is at `[k][i]`, with `M` of i and `LANES / M * 32` of k.
type Elements = [[f32; 32]; 128];

/// # Safety
/// The operand's rows exist.
unsafe fn unpack<const M: usize>(row: *const u8, format: u32, out: &mut Elements) {
    let bits = bits(format);
    let groups = LANES / M;
    for lane in 0..LANES {
        let (group, i) = (lane / M, lane % M);
        for e in 0..BLOCK {
            let at = e as u32 * bits;
            // SAFETY: the caller's; an element that crosses into the next dword has it.
            let dword = |n: u32| unsafe { *row.add(n as usize * ROW).cast::<u32>().add(lane) };
            let low = dword(at / 32) >> (at % 32);
            let high = if at % 32 + bits > 32 {
                dword(at / 32 + 1) << (32 - at % 32)
            } else {
                0
            };
            let k = match bits {
                8 => e / 16 * 16 * groups + group * 16 + e % 16,
                _ => group * BLOCK + e,
            };
            out[k][i] = value(format, (low | high) & ((1 << bits) - 1));
        }
    }
}

/// The size of a matrix.
pub(crate) trait Size {
    const M: usize;
}
struct Small16;
struct Small32;
impl Size for Small16 {
    const M: usize = 16;
}
impl Size for Small32 {
    const M: usize = 32;
}

levels!(f8f6f4_levels, f8f6f4, Size);

/// `f`: bits 2:0 and 5:3 are the formats of A and B, 7:6 and 9:8 the bytes of their scales; the halves of `imm` are
/// the rows of the scales.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
#[inline(always)]
unsafe fn f8f6f4<L: Level, S: Size>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe {
        match S::M {
            16 => multiply::<L, 16>(w, &*op),
            _ => multiply::<L, 32>(w, &*op),
        }
        after(op)
    }
}

/// # Safety
/// As for [`f8f6f4`].
#[inline(always)]
unsafe fn multiply<L: Level, const M: usize>(w: &mut Wave, o: &Op) {
    let (mut a, mut b) = ([[0.0; 32]; 128], [[0.0; 32]; 128]);
    let factor = |v: u32, byte: u32| match v >> (8 * byte) & 0xff {
        255 => f64::NAN,
        s => f64::from_bits(u64::from(s + 1023 - 127) << 52),
    };
    // SAFETY: the operands' rows exist.
    unsafe {
        unpack::<M>(w.row(o.a), o.f & 7, &mut a);
        unpack::<M>(w.row(o.b), o.f >> 3 & 7, &mut b);
        let (rows, columns) = (
            w.row(o.imm as u32).cast::<[u32; LANES]>().read(),
            w.row((o.imm >> 32) as u32).cast::<[u32; LANES]>().read(),
        );
        for i in 0..M {
            let (register, lane) = match M {
                32 => (i / 8 * 4 + i % 4, i / 4 % 2 * 32),
                _ => (i % 4, i / 4 * 16),
            };
            let c = w.row(o.c + o.e * register as u32).cast::<u32>().add(lane);
            let d = w.row(o.dst + (ROW * register) as u32).cast::<u32>().add(lane);
            let mut sum = c.cast::<[u32; M]>().read_unaligned().map(f32::from_bits);
            for block in 0..LANES / M {
                let mut part = [0f32; M];
                for k in block * BLOCK..(block + 1) * BLOCK {
                    let x = a[k][i];
                    for j in 0..M {
                        part[j] += x * b[k][j];
                    }
                }
                let row = factor(rows[i + M * block], o.f >> 6 & 3);
                for j in 0..M {
                    let both = row * factor(columns[j + M * block], o.f >> 8 & 3);
                    sum[j] = (f64::from(part[j]) * both + f64::from(sum[j])) as f32;
                }
            }
            d.cast::<[u32; M]>().write_unaligned(sum.map(Number::bits));
        }
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(super) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let run = match inst.op {
        Isa::V_MFMA_F32_16X16X128_F8F6F4 | Isa::V_MFMA_SCALE_F32_16X16X128_F8F6F4 => {
            f8f6f4_levels::<Small16>()
        }
        Isa::V_MFMA_F32_32X32X64_F8F6F4 | Isa::V_MFMA_SCALE_F32_32X32X64_F8F6F4 => f8f6f4_levels::<Small32>(),
        _ => return Ok(false),
    };
    let formats = [inst.cbsz, inst.blgp].map(u32::from);
    if formats.iter().any(|f| *f > 4) {
        return Err("the format of a source");
    }
    let source = |l: &Lower<'_>, i: usize| l.vector(inst.src[i], bits(formats[i]) as u8);
    let (a, b) = (source(l, 0)?, source(l, 1)?);
    let (c, step) = addend(l)?;
    let dst = l.vdst()?;
    let mut scales = [0; 2];
    let mut byte = [0; 2];
    for i in 0..2 {
        (scales[i], byte[i]) = match inst.format {
            Format::Vop3px => (
                l.vector(inst.scale[i], 1)?,
                u32::from(inst.op_sel >> i & 1) | u32::from(inst.op_sel_hi >> i & 1) << 1,
            ),
            _ => (l.const_row(127), 0),
        };
    }
    let op = l.emit_level(run, dst, a, b, c);
    op.e = step;
    op.f = formats[0] | formats[1] << 3 | byte[0] << 6 | byte[1] << 8;
    op.imm = u64::from(scales[0]) | u64::from(scales[1]) << 32;
    Ok(true)
}
