//! Matrix multiply-accumulate of a wave (WMMA) of gfx11: 16 × 16 results from sixteen k.
//!
//! Lane `i` of the first sixteen has row `i` of A and column `i` of B, k after k; the other lanes must hold the same
//! and are not read. Element (m, n) of C and D is in lane `16 * (m % g) + n` of register `m / g`, where `g` is the
//! wave's lanes by sixteen; of a 16-bit format it is the register's half that `op_sel` tells, and the other half
//! stays. (RDNA 3 ISA, "Wave Matrix Multiply Accumulate".)
//!
//! **Order:** as that of [`super::mfma`]; a 16-bit result is rounded once, from f32. EXEC does not matter.
#![expect(unsafe_code, reason = "operation handlers")]
#![expect(
    clippy::needless_range_loop,
    reason = "rows and columns are numbered in more than one matrix"
)]

use core::marker::PhantomData;

use outcrop_isa::{Op as Isa, Operand};

use super::mfma::{Bf16, F16, Matrix, Source, matrix_levels};
use crate::shader::number::fp::{NAN32, bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{Level, ROW};
use crate::shader::wave::{Op, Wave};

const SIZE: usize = 16;

/// `f` bits of an operation.
mod flag {
    /// Of A, from bit 0: its low halves are negative, or its integers signed.
    pub(super) const A: u32 = 0;
    /// Of B.
    pub(super) const B: u32 = 1;
    /// C is negated.
    pub(super) const NEGATE: u32 = 2;
    /// The high halves of A are negated.
    pub(super) const HIGH: u32 = 3;
    /// The absolute value of C is taken.
    pub(super) const ABSOLUTE: u32 = 5;
    /// C and D are in the high halves.
    pub(super) const UPPER: u32 = 6;
    /// Integer results saturate.
    pub(super) const CLAMP: u32 = 7;
}

/// An element of C or D in a register.
pub(crate) trait Accumulator {
    fn get(word: u32, upper: bool) -> f32;
    fn put(old: u32, upper: bool, v: f32) -> u32;
}

/// A dword.
pub(crate) struct Single;
/// Half a register of binary16.
pub(crate) struct Half;
/// Half a register of bfloat16.
pub(crate) struct Brain;

impl Accumulator for Single {
    #[inline(always)]
    fn get(word: u32, _: bool) -> f32 {
        f32::from_bits(word)
    }
    #[inline(always)]
    fn put(_: u32, _: bool, v: f32) -> u32 {
        v.to_bits()
    }
}

#[inline(always)]
fn half(word: u32, upper: bool) -> u16 {
    if upper { (word >> 16) as u16 } else { word as u16 }
}

#[inline(always)]
fn with_half(word: u32, upper: bool, v: u16) -> u32 {
    if upper {
        word & 0xffff | u32::from(v) << 16
    } else {
        word & 0xffff_0000 | u32::from(v)
    }
}

impl Accumulator for Half {
    #[inline(always)]
    fn get(word: u32, upper: bool) -> f32 {
        f16_to_f32(half(word, upper))
    }
    #[inline(always)]
    fn put(old: u32, upper: bool, v: f32) -> u32 {
        with_half(old, upper, f32_to_f16(v))
    }
}

impl Accumulator for Brain {
    #[inline(always)]
    fn get(word: u32, upper: bool) -> f32 {
        bf16_to_f32(half(word, upper))
    }
    #[inline(always)]
    fn put(old: u32, upper: bool, v: f32) -> u32 {
        with_half(old, upper, f32_to_bf16(v))
    }
}

/// The dword of C for an element, or the constant that all are (`step` is 0), and where D has it.
///
/// # Safety
/// The operands' rows exist.
#[inline(always)]
unsafe fn place(w: &Wave, o: &Op, m: usize, n: usize) -> (*const u32, *mut u32) {
    let groups = w.size() / SIZE;
    let (register, lane) = (m / groups, SIZE * (m % groups) + n);
    // SAFETY: the caller's; C is a constant row or has as many rows as D.
    unsafe {
        let c = w.row(o.c + o.e * register as u32).cast::<u32>().add(lane);
        let d = w.row(o.dst + (ROW * register) as u32).cast::<u32>().add(lane);
        (c, d)
    }
}

/// A product of floats `S` that accumulates in `T`.
pub(crate) struct Floats<S, T>(PhantomData<(S, T)>);

/// The elements of A or B, k after k for each of the sixteen lanes; `f` negates those of the low and the high halves.
///
/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn elements<S: Source<N = f32>>(w: &Wave, row: u32, low: bool, high: bool) -> [[f32; SIZE]; SIZE] {
    let mut all = [[0.0; SIZE]; SIZE];
    for (k, all) in all.iter_mut().enumerate() {
        for (lane, v) in all.iter_mut().enumerate() {
            // SAFETY: the operand has eight rows.
            let word = unsafe { w.lane(row + (k / 2 * ROW) as u32, lane) };
            let x = S::element(word, k % 2);
            let negate = if k % 2 == 0 { low } else { high };
            *v = if negate { -x } else { x };
        }
    }
    all
}

impl<S: Source<N = f32>, T: Accumulator> Matrix for Floats<S, T> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        let on = |bit: u32| o.f >> bit & 1 != 0;
        let upper = on(flag::UPPER);
        // SAFETY: the operands' rows exist.
        unsafe {
            let a = elements::<S>(w, o.a, on(flag::A), on(flag::HIGH));
            let b = elements::<S>(w, o.b, on(flag::B), on(flag::HIGH + 1));
            for m in 0..SIZE {
                let (c, d) = place(w, o, m, 0);
                let mut sum = [0.0; SIZE];
                for (n, sum) in sum.iter_mut().enumerate() {
                    let v = T::get(*c.add(n), upper);
                    let v = if on(flag::ABSOLUTE) { v.abs() } else { v };
                    *sum = if on(flag::NEGATE) { -v } else { v };
                }
                for k in 0..SIZE {
                    let x = a[k][m];
                    for n in 0..SIZE {
                        sum[n] = L::fma32(x, b[k][n], sum[n]);
                    }
                }
                for (n, v) in sum.into_iter().enumerate() {
                    let v = if v.is_nan() { NAN32 } else { v };
                    *d.add(n) = T::put(*d.add(n), upper, v);
                }
            }
        }
    }
}

/// A product of integers of `WIDTH` bits.
pub(crate) struct Integers<const WIDTH: usize>;

impl<const WIDTH: usize> Matrix for Integers<WIDTH> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        let on = |bit: u32| o.f >> bit & 1 != 0;
        // SAFETY: the operands' rows exist.
        unsafe {
            let element = |row: u32, lane: usize, k: usize, signed: bool| -> i64 {
                let of_dword = 32 / WIDTH;
                let word = w.lane(row + (k / of_dword * ROW) as u32, lane);
                let top = word << (32 - WIDTH - WIDTH * (k % of_dword));
                if signed {
                    i64::from(top as i32 >> (32 - WIDTH))
                } else {
                    i64::from(top >> (32 - WIDTH))
                }
            };
            let (mut a, mut b) = ([[0; SIZE]; SIZE], [[0; SIZE]; SIZE]);
            for k in 0..SIZE {
                for lane in 0..SIZE {
                    a[k][lane] = element(o.a, lane, k, on(flag::A));
                    b[k][lane] = element(o.b, lane, k, on(flag::B));
                }
            }
            for m in 0..SIZE {
                let (c, d) = place(w, o, m, 0);
                let mut r = [0; SIZE];
                for (n, r) in r.iter_mut().enumerate() {
                    let products: i64 = (0..SIZE).map(|k| a[k][m] * b[k][n]).sum();
                    let sum = products + i64::from(*c.add(n) as i32);
                    *r = if on(flag::CLAMP) {
                        sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as u32
                    } else {
                        sum as u32
                    };
                }
                d.cast::<[u32; SIZE]>().write_unaligned(r);
            }
        }
    }
}

/// Lowers a WMMA instruction; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let run = match inst.op {
        Isa::V_WMMA_F32_16X16X16_F16 => matrix_levels::<Floats<F16, Single>>(),
        Isa::V_WMMA_F32_16X16X16_BF16 => matrix_levels::<Floats<Bf16, Single>>(),
        Isa::V_WMMA_F16_16X16X16_F16 => matrix_levels::<Floats<F16, Half>>(),
        Isa::V_WMMA_BF16_16X16X16_BF16 => matrix_levels::<Floats<Bf16, Brain>>(),
        Isa::V_WMMA_I32_16X16X16_IU8 => matrix_levels::<Integers<8>>(),
        Isa::V_WMMA_I32_16X16X16_IU4 => matrix_levels::<Integers<4>>(),
        _ => return Ok(false),
    };
    let (a, b) = (l.vsrc(0)?, l.vsrc(1)?);
    let (c, step) = match inst.src[2] {
        Operand::Vgpr(_) => (l.vsrc(2)?, ROW as u32),
        constant => {
            let v = constant
                .constant(inst.src_type[2].kind)
                .ok_or("this source of C")?;
            // A 16-bit constant is the element whichever half it is in.
            let is_half = !matches!(
                inst.op,
                Isa::V_WMMA_F32_16X16X16_F16 | Isa::V_WMMA_F32_16X16X16_BF16
            );
            let packed = is_half && inst.src_type[2].kind != outcrop_isa::DataKind::I32;
            let v = if packed {
                v as u32 & 0xffff | (v as u32) << 16
            } else {
                v as u32
            };
            (l.const_row(v), 0)
        }
    };
    let dst = l.vdst()?;
    let (neg, high) = (u32::from(inst.neg), u32::from(inst.neg_hi));
    let op = l.emit_level(run, dst, a, b, c);
    op.e = step;
    op.f = neg & 7
        | (high & 3) << flag::HIGH
        | (high >> 2 & 1) << flag::ABSOLUTE
        | u32::from(inst.op_sel >> 2 & 1) << flag::UPPER
        | u32::from(inst.clamp) << flag::CLAMP;
    Ok(true)
}
