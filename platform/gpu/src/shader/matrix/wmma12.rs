//! Matrix multiply-accumulate of a wave of gfx12 (WMMA), and with a sparse first matrix (SWMMAC): 16 × 16 results.
//!
//! The lanes are in groups of sixteen, two or four of them. Of `K` elements of a row of A or a column of B, group `g`
//! has the `g`-th part, lane `16 * g + i` that of row or column `i`, element after element in its registers. Of the
//! results, group `g` has the `g`-th part of the rows, row after row in its registers (two in one for 16-bit results),
//! lane `16 * g + n` column `n`. A sparse A has two of each four elements; the lane that has them has their places,
//! two bits each, in the index register. (RDNA 4 ISA, "Wave Matrix Multiply Accumulate".)
//!
//! **Order:** as that of [`super::mfma`]; a 16-bit result is rounded once, from f32. EXEC does not matter.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Generation, Op as Isa, Operand};

use super::mfma::{Matrix, matrix_levels, matrix_once};
use crate::shader::number::fp::{NAN32, bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{Level, ROW};
use crate::shader::wave::{Op, Wave};

const SIZE: usize = 16;
/// Products of an element of the result at most.
const STEPS: usize = 64;

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    F16,
    Bf16,
    Fp8,
    Bf8,
    I8,
    I4,
    F32,
    I32,
}

impl Format {
    const ALL: [Self; 8] = [
        Self::F16,
        Self::Bf16,
        Self::Fp8,
        Self::Bf8,
        Self::I8,
        Self::I4,
        Self::F32,
        Self::I32,
    ];

    const fn bits(self) -> usize {
        match self {
            Self::F16 | Self::Bf16 => 16,
            Self::Fp8 | Self::Bf8 | Self::I8 => 8,
            Self::I4 => 4,
            Self::F32 | Self::I32 => 32,
        }
    }

    /// The value of a float's bits.
    #[inline(always)]
    fn float(self, bits: u32) -> f32 {
        match self {
            Self::F16 => f16_to_f32(bits as u16),
            Self::Bf16 => bf16_to_f32(bits as u16),
            Self::Fp8 => e4m3(bits as u8),
            // The upper half of a binary16.
            Self::Bf8 => f16_to_f32((bits as u16) << 8),
            _ => f32::from_bits(bits),
        }
    }
}

/// The value of an 8-bit float of four exponent bits, which has no infinity (OCP).
#[inline(always)]
fn e4m3(v: u8) -> f32 {
    let (e, m) = (u32::from(v >> 3 & 15), u32::from(v & 7));
    let magnitude = match (e, m) {
        (15, 7) => NAN32,
        (0, _) => m as f32 / 512.0,
        _ => f32::from_bits((e + 120) << 23 | m << 20),
    };
    if v & 0x80 != 0 { -magnitude } else { magnitude }
}

/// What an operation multiplies, packed into `imm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    a: Format,
    b: Format,
    d: Format,
    /// Products of an element of the result, those with the missing elements of a sparse matrix included.
    steps: usize,
    sparse: bool,
    /// First bit of the places in the index register.
    first: usize,
}

impl Shape {
    fn pack(self) -> u64 {
        (self.a as u64)
            | (self.b as u64) << 4
            | (self.d as u64) << 8
            | (self.steps as u64) << 12
            | u64::from(self.sparse) << 20
            | (self.first as u64) << 24
    }

    #[inline(always)]
    fn unpack(v: u64) -> Self {
        let format = |shift: u32| Format::ALL[(v >> shift & 7) as usize];
        Self {
            a: format(0),
            b: format(4),
            d: format(8),
            steps: (v >> 12 & 0x7f) as usize,
            sparse: v >> 20 & 1 != 0,
            first: (v >> 24 & 31) as usize,
        }
    }
}

/// `f` bits of an operation: bit 0 and 1 negate the low halves of A and B or tell that their integers are signed,
/// 3 and 4 negate the high halves; 2 negates C, 5 takes its absolute value; 7 saturates.
mod flag {
    pub(super) const NEGATE_C: u32 = 2;
    pub(super) const HIGH: u32 = 3;
    pub(super) const ABSOLUTE_C: u32 = 5;
    pub(super) const CLAMP: u32 = 7;
}

/// The bits of element `j` of a lane's registers from `row` on.
///
/// # Safety
/// The registers exist.
#[inline(always)]
unsafe fn element(w: &Wave, row: u32, lane: usize, j: usize, bits: usize) -> u32 {
    let of_dword = 32 / bits;
    // SAFETY: the caller's.
    let word = unsafe { w.lane(row + (j / of_dword * ROW) as u32, lane) };
    word >> (bits * (j % of_dword)) & (u32::MAX >> (32 - bits))
}

/// The elements of A or B as `get` makes them of their bits and number: step after step for each row or column.
///
/// # Safety
/// The operands' rows exist.
#[inline(always)]
unsafe fn elements<T: Copy>(
    w: &Wave,
    row: u32,
    bits: usize,
    steps: usize,
    zero: T,
    get: impl Fn(u32, usize) -> T,
) -> [[T; SIZE]; STEPS] {
    let mut all = [[zero; SIZE]; STEPS];
    let part = steps * SIZE / w.size();
    for (k, all) in all.iter_mut().enumerate().take(steps) {
        for (i, v) in all.iter_mut().enumerate() {
            // SAFETY: the caller's.
            let bits = unsafe { element(w, row, SIZE * (k / part) + i, k % part, bits) };
            *v = get(bits, k % part);
        }
    }
    all
}

/// Puts the elements of a sparse matrix where the index register at `row` says.
///
/// # Safety
/// The row exists.
#[inline(always)]
unsafe fn spread<T: Copy>(
    w: &Wave,
    row: u32,
    shape: Shape,
    zero: T,
    dense: &[[T; SIZE]; STEPS],
) -> [[T; SIZE]; STEPS] {
    let mut all = [[zero; SIZE]; STEPS];
    let part = shape.steps / 2 * SIZE / w.size();
    for (j, elements) in dense.iter().enumerate().take(shape.steps / 2) {
        for (i, v) in elements.iter().enumerate() {
            // SAFETY: the caller's.
            let index = unsafe { w.lane(row, SIZE * (j / part) + i) };
            let place = index >> (shape.first + 2 * (j % part)) & 3;
            all[j / 2 * 4 + place as usize][i] = *v;
        }
    }
    all
}

/// Register and lane of an element of the result, which is in the upper half if the flag is set.
#[inline(always)]
fn place(w: &Wave, m: usize, n: usize, halves: bool) -> (usize, usize, bool) {
    let rows = SIZE * SIZE / w.size();
    let (register, lane) = (m % rows, SIZE * (m / rows) + n);
    if halves {
        (register / 2, lane, register % 2 != 0)
    } else {
        (register, lane, false)
    }
}

/// The bits of an element of C: of the register at `o.c` or the constant that all are (`o.e` is 0).
///
/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn addend(w: &Wave, o: &Op, m: usize, n: usize, halves: bool) -> u32 {
    let (register, lane, upper) = place(w, m, n, halves);
    // SAFETY: the caller's.
    let word = unsafe { w.lane(o.c + o.e * register as u32, lane) };
    match (halves, upper) {
        (false, _) => word,
        (true, false) => word & 0xffff,
        (true, true) => word >> 16,
    }
}

/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn put(w: &mut Wave, o: &Op, m: usize, n: usize, halves: bool, v: u32) {
    let (register, lane, upper) = place(w, m, n, halves);
    let row = o.dst + (ROW * register) as u32;
    // SAFETY: the caller's.
    unsafe {
        let old = w.lane(row, lane);
        let v = match (halves, upper) {
            (false, _) => v,
            (true, false) => old & 0xffff_0000 | v,
            (true, true) => old & 0xffff | v << 16,
        };
        w.set_lane(row, lane, v);
    }
}

/// Products of floats.
struct Floats;
/// Products of integers.
struct Integers;

impl Matrix for Floats {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        let shape = Shape::unpack(o.imm);
        let on = |bit: u32| o.f >> bit & 1 != 0;
        let halves = shape.d.bits() == 16;
        // The halves of a register are negated each by itself.
        let value = |format: Format, source: u32| {
            move |bits: u32, j: usize| {
                let v = format.float(bits);
                let negate = format.bits() == 16 && o.f >> (source + flag::HIGH * (j as u32 % 2)) & 1 != 0;
                if negate { -v } else { v }
            }
        };
        // SAFETY: the operands' rows exist.
        unsafe {
            let own = if shape.sparse {
                shape.steps / 2
            } else {
                shape.steps
            };
            let mut a = elements(w, o.a, shape.a.bits(), own, 0.0, value(shape.a, 0));
            if shape.sparse {
                a = spread(w, index_row(o), shape, 0.0, &a);
            }
            let b = elements(w, o.b, shape.b.bits(), shape.steps, 0.0, value(shape.b, 1));
            let mut sums = [[0.0; SIZE]; SIZE];
            for (m, sums) in sums.iter_mut().enumerate() {
                for (n, sum) in sums.iter_mut().enumerate() {
                    let v = shape.d.float(addend(w, o, m, n, halves));
                    let v = if on(flag::ABSOLUTE_C) { v.abs() } else { v };
                    *sum = if on(flag::NEGATE_C) { -v } else { v };
                }
                for k in 0..shape.steps {
                    let x = a[k][m];
                    for n in 0..SIZE {
                        sums[n] = L::fma32(x, b[k][n], sums[n]);
                    }
                }
            }
            for (m, sums) in sums.into_iter().enumerate() {
                for (n, v) in sums.into_iter().enumerate() {
                    let v = if v.is_nan() { NAN32 } else { v };
                    let bits = match shape.d {
                        Format::F16 => u32::from(f32_to_f16(v)),
                        Format::Bf16 => u32::from(f32_to_bf16(v)),
                        _ => v.to_bits(),
                    };
                    put(w, o, m, n, halves, bits);
                }
            }
        }
    }
}

impl Matrix for Integers {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        let shape = Shape::unpack(o.imm);
        let bits = shape.a.bits();
        let value = |source: u32| {
            move |v: u32, _: usize| {
                let top = v << (32 - bits);
                if o.f >> source & 1 != 0 {
                    i64::from(top as i32 >> (32 - bits))
                } else {
                    i64::from(top >> (32 - bits))
                }
            }
        };
        // SAFETY: the operands' rows exist.
        unsafe {
            let own = if shape.sparse {
                shape.steps / 2
            } else {
                shape.steps
            };
            let mut a = elements(w, o.a, bits, own, 0, value(0));
            if shape.sparse {
                a = spread(w, index_row(o), shape, 0, &a);
            }
            let b = elements(w, o.b, bits, shape.steps, 0, value(1));
            let mut sums = [[0; SIZE]; SIZE];
            for (m, sums) in sums.iter_mut().enumerate() {
                for (n, sum) in sums.iter_mut().enumerate() {
                    let c = addend(w, o, m, n, false) as i32;
                    let products: i64 = (0..shape.steps).map(|k| a[k][m] * b[k][n]).sum();
                    *sum = products + i64::from(c);
                }
            }
            for (m, sums) in sums.into_iter().enumerate() {
                for (n, v) in sums.into_iter().enumerate() {
                    let v = if o.f >> flag::CLAMP & 1 != 0 {
                        v.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as u32
                    } else {
                        v as u32
                    };
                    put(w, o, m, n, false, v);
                }
            }
        }
    }
}

/// The row of the places of a sparse matrix's elements: the upper half of `imm`.
#[inline(always)]
fn index_row(o: &Op) -> u32 {
    (o.imm >> 32) as u32
}

/// Formats of A, B and D, steps and sparseness of an operation.
fn shape_of(op: Isa) -> Option<Shape> {
    use Format::{Bf8, Bf16, F16, F32, Fp8, I4, I8, I32};
    let (a, b, d, steps, sparse) = match op {
        Isa::V_WMMA_F32_16X16X16_F16 => (F16, F16, F32, 16, false),
        Isa::V_WMMA_F32_16X16X16_BF16 => (Bf16, Bf16, F32, 16, false),
        Isa::V_WMMA_F16_16X16X16_F16 => (F16, F16, F16, 16, false),
        Isa::V_WMMA_BF16_16X16X16_BF16 => (Bf16, Bf16, Bf16, 16, false),
        Isa::V_WMMA_I32_16X16X16_IU8 => (I8, I8, I32, 16, false),
        Isa::V_WMMA_I32_16X16X16_IU4 => (I4, I4, I32, 16, false),
        Isa::V_WMMA_I32_16X16X32_IU4 => (I4, I4, I32, 32, false),
        Isa::V_WMMA_F32_16X16X16_FP8_FP8 => (Fp8, Fp8, F32, 16, false),
        Isa::V_WMMA_F32_16X16X16_FP8_BF8 => (Fp8, Bf8, F32, 16, false),
        Isa::V_WMMA_F32_16X16X16_BF8_FP8 => (Bf8, Fp8, F32, 16, false),
        Isa::V_WMMA_F32_16X16X16_BF8_BF8 => (Bf8, Bf8, F32, 16, false),
        Isa::V_SWMMAC_F32_16X16X32_F16 => (F16, F16, F32, 32, true),
        Isa::V_SWMMAC_F32_16X16X32_BF16 => (Bf16, Bf16, F32, 32, true),
        Isa::V_SWMMAC_F16_16X16X32_F16 => (F16, F16, F16, 32, true),
        Isa::V_SWMMAC_BF16_16X16X32_BF16 => (Bf16, Bf16, Bf16, 32, true),
        Isa::V_SWMMAC_I32_16X16X32_IU8 => (I8, I8, I32, 32, true),
        Isa::V_SWMMAC_I32_16X16X32_IU4 => (I4, I4, I32, 32, true),
        Isa::V_SWMMAC_I32_16X16X64_IU4 => (I4, I4, I32, 64, true),
        Isa::V_SWMMAC_F32_16X16X32_FP8_FP8 => (Fp8, Fp8, F32, 32, true),
        Isa::V_SWMMAC_F32_16X16X32_FP8_BF8 => (Fp8, Bf8, F32, 32, true),
        Isa::V_SWMMAC_F32_16X16X32_BF8_FP8 => (Bf8, Fp8, F32, 32, true),
        Isa::V_SWMMAC_F32_16X16X32_BF8_BF8 => (Bf8, Bf8, F32, 32, true),
        _ => return None,
    };
    Some(Shape {
        a,
        b,
        d,
        steps,
        sparse,
        first: 0,
    })
}

/// Lowers a WMMA or SWMMAC instruction of gfx12; false if it is none.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    if l.target.generation() != Generation::Gfx12 {
        return Ok(false);
    }
    let Some(mut shape) = shape_of(inst.op) else {
        return Ok(false);
    };
    let lanes = usize::from(l.layout.wave.lanes());
    let (a, b, dst) = (l.vsrc(0)?, l.vsrc(1)?, l.vdst()?);
    let mut index = 0;
    let (c, step) = match inst.src[2] {
        _ if shape.sparse => {
            index = l.vsrc(2)?;
            // A part of the register has a lane's places; a wave of 64 has 16 bits for the 8 of these, too.
            let part = if inst.op == Isa::V_SWMMAC_I32_16X16X32_IU4 {
                16
            } else {
                shape.steps * SIZE / lanes
            };
            shape.first = part * usize::from(inst.index_key) % 32;
            (dst, ROW as u32)
        }
        Operand::Vgpr(_) => (l.vsrc(2)?, ROW as u32),
        constant => {
            let v = constant
                .constant(inst.src_type[2].kind)
                .ok_or("this source of C")? as u32;
            // A 16-bit constant is every element, in either half.
            let v = if shape.d.bits() == 16 {
                v & 0xffff | v << 16
            } else {
                v
            };
            (l.const_row(v), 0)
        }
    };
    let run = match shape.d {
        Format::I32 => matrix_once::<Integers>(),
        _ => matrix_levels::<Floats>(),
    };
    let (neg, high) = (u32::from(inst.neg), u32::from(inst.neg_hi));
    // Of sparse products the destination is C, which has no modifiers.
    let of_c = if shape.sparse {
        0
    } else {
        neg & 4 | (high >> 2 & 1) << flag::ABSOLUTE_C
    };
    let op = l.emit_level(run, dst, a, b, c);
    (op.e, op.imm) = (step, shape.pack() | u64::from(index) << 32);
    op.f = neg & 3 | (high & 3) << flag::HIGH | of_c | u32::from(inst.clamp) << flag::CLAMP;
    Ok(true)
}
