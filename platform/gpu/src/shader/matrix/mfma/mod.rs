//! Matrix fused multiply-add, and moves to and from the accumulation registers.
//!
//! Which lane and register holds which element: AMD matrix instruction calculator. A row of C and D is a run of
//! neighbouring lanes of one register, so that a row of results is one vector of the host.
//!
//! **Order:** each element starts from C and adds the products in the order of k, each by a fused multiply-add
//! in f32 (f64 for f64; i32 wraps around). Products of binary16, bfloat16 and 8-bit floats are exact there.
//! XF32 sources are first rounded to ten bits of mantissa, ties to even. A NaN result is the default NaN. EXEC
//! does not matter. On gfx90a the operations with binary16 and bfloat16 sources take denormals of A, B, C and D
//! for zero (MIOpen, "MI200 MFMA behavior specifics"); on later targets nothing is flushed.
#![expect(unsafe_code, reason = "operation handlers")]

mod scaled;
mod table;

use core::marker::PhantomData;

use outcrop_isa::{DataKind, Op as Isa, Operand};

use crate::shader::number::fp::{NAN32, NAN64, bf16_to_f32, f16_to_f32};
use crate::shader::number::small::{self, decode};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{LANES, Level, ROW, levels, once};
use crate::shader::valu;
use crate::shader::wave::{Op, Wave, after};

/// The number that accumulates.
pub(crate) trait Number: Copy + 'static {
    const ZERO: Self;
    fn from_bits(v: u32) -> Self;
    fn bits(self) -> u32;
    /// `a * b + c`, rounded once.
    fn add<L: Level>(a: Self, b: Self, c: Self) -> Self;
    /// `a * b + c` where the product is exact.
    fn add_exact(a: Self, b: Self, c: Self) -> Self;
}

impl Number for f32 {
    const ZERO: Self = 0.0;
    #[inline(always)]
    fn from_bits(v: u32) -> Self {
        f32::from_bits(v)
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        if self.is_nan() {
            NAN32.to_bits()
        } else {
            self.to_bits()
        }
    }
    #[inline(always)]
    fn add<L: Level>(a: f32, b: f32, c: f32) -> f32 {
        L::fma32(a, b, c)
    }
    #[inline(always)]
    fn add_exact(a: f32, b: f32, c: f32) -> f32 {
        a * b + c
    }
}

impl Number for i32 {
    const ZERO: Self = 0;
    #[inline(always)]
    fn from_bits(v: u32) -> Self {
        v as i32
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        self as u32
    }
    #[inline(always)]
    fn add<L: Level>(a: i32, b: i32, c: i32) -> i32 {
        a.wrapping_mul(b).wrapping_add(c)
    }
    #[inline(always)]
    fn add_exact(a: i32, b: i32, c: i32) -> i32 {
        a.wrapping_mul(b).wrapping_add(c)
    }
}

/// A source format.
pub(crate) trait Source {
    type N: Number;
    /// Elements of a dword.
    const PER_DWORD: usize;
    /// Whether products are exact, so that adding them rounds once anyway.
    const EXACT: bool;
    /// Whether C and D lose their denormals.
    const FLUSH: bool;
    fn element(word: u32, j: usize) -> Self::N;
}

macro_rules! sources {
    ($($name:ident $n:ty, $per:literal, $exact:literal, $flush:literal, |$w:ident, $j:ident| $e:expr;)*) => {$(
        pub(crate) struct $name;
        impl Source for $name {
            type N = $n;
            const PER_DWORD: usize = $per;
            const EXACT: bool = $exact;
            const FLUSH: bool = $flush;
            #[inline(always)]
            fn element($w: u32, $j: usize) -> $n {
                $e
            }
        }
    )*};
}

sources! {
    F32 f32, 1, false, false, |w, _j| f32::from_bits(w);
    Xf32 f32, 1, false, false, |w, _j| xf32(w);
    F16 f32, 2, true, false, |w, j| f16_to_f32((w >> (16 * j)) as u16);
    F16Flush f32, 2, true, true, |w, j| flushed((w >> (16 * j)) as u16, 0x7c00, f16_to_f32);
    Bf16Flush f32, 2, false, true, |w, j| flushed((w >> (16 * j)) as u16, 0x7f80, bf16_to_f32);
    Bf16 f32, 2, false, false, |w, j| bf16_to_f32((w >> (16 * j)) as u16);
    Fp8Fnuz f32, 4, true, false, |w, j| decode::<small::Fp8Fnuz>(w >> (8 * j));
    Bf8Fnuz f32, 4, true, false, |w, j| decode::<small::Bf8Fnuz>(w >> (8 * j));
    Fp8 f32, 4, true, false, |w, j| decode::<small::Fp8>(w >> (8 * j));
    Bf8 f32, 4, true, false, |w, j| decode::<small::Bf8>(w >> (8 * j));
    I8 i32, 4, true, false, |w, j| i32::from((w >> (8 * j)) as i8);
}

/// The value of a 16-bit float, or zero of its sign for a denormal.
#[inline(always)]
fn flushed(v: u16, exponent: u16, value: impl Fn(u16) -> f32) -> f32 {
    value(if v & exponent == 0 { v & 0x8000 } else { v })
}

/// Rounds to ten bits of mantissa, ties to even.
#[inline(always)]
fn xf32(w: u32) -> f32 {
    let rounded = w.wrapping_add(0xfff + (w >> 13 & 1)) & !0x1fff;
    let special = w & 0x7f80_0000 == 0x7f80_0000;
    f32::from_bits(if special { w } else { rounded })
}

/// The bits of an f32, or of zero with its sign for a denormal.
#[inline(always)]
fn flushed_bits(v: u32) -> u32 {
    if v & 0x7f80_0000 == 0 { v & 0x8000_0000 } else { v }
}

/// `M × M` results from `PER` elements of k in a lane; `BLOCKS` products side by side, or one whose k is
/// spread over the groups of `M` lanes.
pub(crate) struct Shape<A, B, const M: usize, const PER: usize, const BLOCKS: usize>(PhantomData<(A, B)>);

/// A matrix operation.
pub(crate) trait Matrix {
    /// # Safety
    /// As for [`Handler`].
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op);
}

/// Elements of all lanes: `PER` of k in a lane.
///
/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn unpack<S: Source, const PER: usize>(row: *const u8) -> [[S::N; LANES]; PER] {
    let mut out = [[S::N::ZERO; LANES]; PER];
    for (j, out) in out.iter_mut().enumerate() {
        // SAFETY: the operand has `PER / PER_DWORD` rows.
        let words = unsafe { row.add(j / S::PER_DWORD * ROW).cast::<[u32; LANES]>().read() };
        for lane in 0..LANES {
            out[lane] = S::element(words[lane], j % S::PER_DWORD);
        }
    }
    out
}

impl<A, B, const M: usize, const PER: usize, const BLOCKS: usize> Matrix for Shape<A, B, M, PER, BLOCKS>
where
    A: Source,
    B: Source<N = A::N>,
{
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        // SAFETY: the operands' rows exist.
        let (a, mut b) = unsafe { (unpack::<A, PER>(w.row(o.a)), unpack::<B, PER>(w.row(o.b))) };
        let (cbsz, abid) = (o.f & 7, (o.f >> 3 & 15) as usize);
        pattern::<A::N, PER>(o.f >> 7 & 7, &mut b);
        let groups = if BLOCKS == 1 { LANES / M } else { 1 };
        for block in 0..BLOCKS {
            // Blocks in groups of 2^cbsz take A from block `abid` of the group.
            let group = ((1usize << cbsz) - 1) & (BLOCKS - 1);
            let from = (block & !group) + (abid & group);
            for row in 0..M {
                let (register, lane) = match M {
                    32 => (row / 8 * 4 + row % 4 + 16 * block, row / 4 % 2 * 32),
                    16 => (row % 4 + 4 * block, row / 4 * 16),
                    _ => (row, 4 * block),
                };
                // SAFETY: C is a constant row (`e` is 0) or has as many rows as D.
                unsafe {
                    let c = w.row(o.c + o.e * register as u32).cast::<u32>().add(lane);
                    let d = w.row(o.dst + (ROW * register) as u32).cast::<u32>().add(lane);
                    let mut sum = [A::N::ZERO; M];
                    let c = c.cast::<[u32; M]>().read_unaligned();
                    for i in 0..M {
                        sum[i] = A::N::from_bits(if A::FLUSH { flushed_bits(c[i]) } else { c[i] });
                    }
                    for g in 0..groups {
                        for j in 0..PER {
                            let x = a[j][(from + g) * M + row];
                            let y = &b[j][(block + g) * M..][..M];
                            for i in 0..M {
                                sum[i] = if A::EXACT {
                                    A::N::add_exact(x, y[i], sum[i])
                                } else {
                                    A::N::add::<L>(x, y[i], sum[i])
                                };
                            }
                        }
                    }
                    let mut r = [0; M];
                    for i in 0..M {
                        r[i] = sum[i].bits();
                        r[i] = if A::FLUSH { flushed_bits(r[i]) } else { r[i] };
                    }
                    d.cast::<[u32; M]>().write_unaligned(r);
                }
            }
        }
    }
}

/// Exchanges lanes of B as `blgp` says.
#[inline(always)]
fn pattern<N: Number, const PER: usize>(blgp: u32, b: &mut [[N; LANES]; PER]) {
    if blgp == 0 {
        return;
    }
    for row in b {
        let old = *row;
        for (lane, v) in row.iter_mut().enumerate() {
            *v = old[match blgp {
                1 => lane % 32,
                2 => lane % 32 + 32,
                3 => (lane + 16) % 64,
                n => lane % 16 + 16 * (n as usize - 4),
            }];
        }
    }
}

levels!(matrix_levels, matrix_body, Matrix);
once!(matrix_once, matrix_body, Matrix);

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn matrix_body<L: Level, T: Matrix>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: the caller's.
    unsafe {
        T::run::<L>(w, &*op);
        after(op)
    }
}

/// The f64 in `lane` of the pair of rows at `p`.
///
/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn double(p: *const u8, lane: usize) -> f64 {
    // SAFETY: the caller's.
    unsafe {
        let lo = *p.cast::<u32>().add(lane);
        let hi = *p.add(ROW).cast::<u32>().add(lane);
        f64::from_bits(u64::from(lo) | u64::from(hi) << 32)
    }
}

/// # Safety
/// The rows exist.
#[inline(always)]
unsafe fn set_double(p: *mut u8, lane: usize, v: f64) {
    let v = if v.is_nan() { NAN64 } else { v }.to_bits();
    // SAFETY: the caller's.
    unsafe {
        *p.cast::<u32>().add(lane) = v as u32;
        *p.add(ROW).cast::<u32>().add(lane) = (v >> 32) as u32;
    }
}

/// `v_mfma_f64_16x16x4_f64` (`BLOCKS` 1) and `v_mfma_f64_4x4x4_4b_f64` (4).
pub(crate) struct Double<const BLOCKS: usize>;
impl<const BLOCKS: usize> Matrix for Double<BLOCKS> {
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        // Bits 2:0 negate A, B and C.
        let sign = |bit: u32, v: f64| if o.f >> (7 + bit) & 1 != 0 { -v } else { v };
        let (mut a, mut b) = ([0.0; LANES], [0.0; LANES]);
        // SAFETY: the operands' rows exist.
        unsafe {
            for lane in 0..LANES {
                a[lane] = sign(0, double(w.row(o.a), lane));
                b[lane] = sign(1, double(w.row(o.b), lane));
            }
            if BLOCKS == 1 {
                for row in 0..16usize {
                    let (pair, lane) = (row / 4, row % 4 * 16);
                    let c = w.row(o.c + 2 * o.e * pair as u32);
                    let d = w.row(o.dst + (2 * ROW * pair) as u32);
                    let mut sum = [0.0; 16];
                    for (i, sum) in sum.iter_mut().enumerate() {
                        *sum = sign(2, double(c, lane + i));
                    }
                    for k in 0..4 {
                        let x = a[16 * k + row];
                        for i in 0..16 {
                            sum[i] = L::fma64(x, b[16 * k + i], sum[i]);
                        }
                    }
                    for (i, sum) in sum.into_iter().enumerate() {
                        set_double(d, lane + i, sum);
                    }
                }
                return;
            }
            let (c, d) = (w.row(o.c), w.row(o.dst));
            for lane in 0..LANES {
                let (j, block, i) = (lane % 4, lane / 4 % 4, lane / 16);
                let mut sum = sign(2, double(c, lane));
                for k in 0..4 {
                    sum = L::fma64(a[i + 4 * block + 16 * k], b[j + 4 * block + 16 * k], sum);
                }
                set_double(d, lane, sum);
            }
        }
    }
}

/// Sparse multiplication: of each four neighbouring k, A has two elements, at places that two bits each of an
/// index register tell; `PER` elements of k in a lane of B, half as many of A.
pub(crate) struct Sparse<A, B, const M: usize, const PER: usize>(PhantomData<(A, B)>);

impl<A, B, const M: usize, const PER: usize> Matrix for Sparse<A, B, M, PER>
where
    A: Source,
    B: Source<N = A::N>,
{
    #[inline(always)]
    unsafe fn run<L: Level>(w: &mut Wave, o: &Op) {
        // SAFETY: the operands' rows exist.
        unsafe {
            let b = unpack::<B, PER>(w.row(o.b));
            let (a_row, index) = (w.row(o.a), w.row(o.c).cast::<[u32; LANES]>().read());
            let kept = PER / 2;
            // Without CBSZ, ABID numbers the set of indices in the register.
            let set = if o.f & 7 == 0 {
                (o.f >> 3 & 15) * 2 * kept as u32 % 32
            } else {
                0
            };
            for row in 0..M {
                let (register, lane) = match M {
                    32 => (row / 8 * 4 + row % 4, row / 4 % 2 * 32),
                    _ => (row % 4, row / 4 * 16),
                };
                let d = w
                    .row(o.dst + (ROW * register) as u32)
                    .cast::<u32>()
                    .add(lane)
                    .cast::<[u32; M]>();
                let mut sum = d.read_unaligned().map(A::N::from_bits);
                for g in 0..LANES / M {
                    for e in 0..kept {
                        let word = *a_row.add(e / A::PER_DWORD * ROW).cast::<u32>().add(g * M + row);
                        let x = A::element(word, e % A::PER_DWORD);
                        let place = (index[g * M + row] >> set >> (2 * e) & 3) as usize;
                        let y = &b[e / 2 * 4 + place][g * M..][..M];
                        for i in 0..M {
                            sum[i] = A::N::add::<L>(x, y[i], sum[i]);
                        }
                    }
                }
                d.write_unaligned(sum.map(A::N::bits));
            }
        }
    }
}

/// The rows of C, and bytes from one to the next: a constant is one row for all.
fn addend(l: &mut Lower<'_>) -> Result<(u32, u32), Refusal> {
    let inst = l.inst;
    if matches!(inst.src[2], Operand::Vgpr(_) | Operand::Agpr(_)) {
        return Ok((l.vsrc(2)?, ROW as u32));
    }
    let kind = match inst.dst_type.kind {
        DataKind::F64 => DataKind::F64,
        _ => inst.src_type[2].kind,
    };
    let v = inst.src[2].constant(kind).ok_or("this source of C")?;
    Ok((
        if kind == DataKind::F64 {
            l.const_rows(v)
        } else {
            l.const_row(v as u32)
        },
        0,
    ))
}

/// Lowers a VOP3P-MAI instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    if matches!(
        inst.op,
        Isa::V_ACCVGPR_READ_B32 | Isa::V_ACCVGPR_WRITE_B32 | Isa::V_ACCVGPR_MOV_B32
    ) {
        return valu::lower(l);
    }
    if let Some(run) = table::sparse(inst.target, inst.op) {
        let (dst, a, b, index) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
        l.emit_level(run, dst, a, b, index).f = u32::from(inst.cbsz) | u32::from(inst.abid) << 3;
        return Ok(());
    }
    if scaled::lower(l)? {
        return Ok(());
    }
    let run = table::dense(inst.target, inst.op).ok_or("the operation")?;
    let (a, b) = (l.vsrc(0)?, l.vsrc(1)?);
    let (c, step) = addend(l)?;
    let dst = l.vdst()?;
    let op = l.emit_level(run, dst, a, b, c);
    op.e = step;
    op.f = u32::from(inst.cbsz) | u32::from(inst.abid) << 3 | u32::from(inst.blgp) << 7;
    Ok(())
}
