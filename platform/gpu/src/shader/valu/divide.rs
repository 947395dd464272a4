//! The division sequence: `v_div_scale`, `v_div_fmas` and `v_div_fixup` (CDNA 3 ISA, chapter 13).
//!
//! `v_div_fmas` scales by 2^±64 (f64: 2^±128) towards the side that the quotient is on, which is what makes
//! the sequence exact for quotients near both ends of the range.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use super::{Desc, Lanes, NanSource, Param, lane, modify, rare};
use crate::shader::memory::lanes as lanes_of;
use crate::shader::number::exact;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{CHUNK, Elem, Level, active, levels, once};
use crate::shader::wave::{Handler, Op, Wave, after};

/// A float format with a division sequence.
pub(crate) trait Divide: Elem + PartialOrd + NanSource<Self> {
    fn fixup(q: Self, d: Self, n: Self) -> Self;
    /// Source 0 scaled for the sequence, and whether the quotient is to be scaled.
    fn scale(a: Self, d: Self, n: Self) -> (Self, bool);
    fn fmas<L: Level>(a: Self, b: Self, c: Self, scaled: bool) -> Self;
    /// [`Divide::fmas`] rounded as MODE says.
    fn fmas_rounded(a: Self, b: Self, c: Self, scaled: bool, mode: u32) -> Self;
}

macro_rules! divide {
    ($t:ident, $bits:ident, $sign:expr, $shift:expr, $emask:expr, $steps:expr, $near:expr, $tiny:expr,
     $under:expr, $nan:expr, $fma:ident, $bias:expr, $format:expr) => {
        impl Divide for $t {
            #[inline(always)]
            fn fixup(q: $t, d: $t, n: $t) -> $t {
                let sign = (d.to_bits() ^ n.to_bits()) & $sign;
                let signed = |bits: $bits| $t::from_bits(bits | sign);
                let e = |v: $t| (v.to_bits() >> $shift & $emask) as i32;
                let inf = $t::INFINITY.to_bits();
                let r = if e(n) - e(d) < $under {
                    signed(0)
                } else if q.is_nan() {
                    // Two ordinary numbers whose quotient is so large that the steps towards it overflowed.
                    signed(inf)
                } else {
                    signed(q.to_bits() & !$sign)
                };
                let r = if d.is_infinite() || n == 0.0 {
                    signed(0)
                } else {
                    r
                };
                let r = if d == 0.0 || n.is_infinite() {
                    signed(inf)
                } else {
                    r
                };
                let invalid = (d == 0.0 && n == 0.0) || (d.is_infinite() && n.is_infinite());
                let r = if invalid {
                    $t::from_bits($nan.to_bits() | $sign)
                } else {
                    r
                };
                n.quiet().or(d.quiet()).unwrap_or(r)
            }

            #[inline(always)]
            fn scale(a: $t, d: $t, n: $t) -> ($t, bool) {
                let e = |v: $t| (v.to_bits() >> $shift & $emask) as i32;
                let denormal = |v: $t| v != 0.0 && e(v) == 0;
                let up = $t::from_bits((($bias + $steps) as $bits) << $shift);
                let down = $t::from_bits((($bias - $steps) as $bits) << $shift);
                let (is_d, is_n) = (a == d, a == n);
                if n == 0.0 || d == 0.0 {
                    return ($nan, false);
                }
                // What makes a reciprocal denormal: an exponent of the largest two.
                let inverse = e(d) >= $emask - 2 && e(d) != $emask && denormal(1.0 / d);
                let quotient = denormal(n / d);
                if e(n) - e(d) >= $near {
                    (if is_d { a * up } else { a }, true)
                } else if denormal(d) {
                    (a * up, false)
                } else if inverse && quotient {
                    (if is_d { a * down } else { a }, true)
                } else if inverse {
                    (a * down, false)
                } else if quotient {
                    (if is_n { a * up } else { a }, true)
                } else if e(n) <= $tiny {
                    (a * up, false)
                } else {
                    (a, false)
                }
            }

            fn fmas_rounded(a: $t, b: $t, c: $t, scaled: bool, mode: u32) -> $t {
                let big = (c.to_bits() >> $shift & $emask) as i32 > $bias;
                let steps = match (scaled, big) {
                    (false, _) => 0,
                    (true, true) => $steps,
                    (true, false) => -$steps,
                };
                let [x, y, z] = [a, b, c].map(|v| u64::from(v.to_bits()));
                let r = exact::fma($format, x, y, z, steps, exact::Rounding::of(mode, $format));
                $t::from_bits(r as $bits)
            }

            #[inline(always)]
            fn fmas<L: Level>(a: $t, b: $t, c: $t, scaled: bool) -> $t {
                let big = (c.to_bits() >> $shift & $emask) as i32 > $bias;
                let step = if big { $bias + $steps } else { $bias - $steps };
                let factor = $t::from_bits((step as $bits) << $shift);
                let r = L::$fma(a, b, c);
                let scaled_r = r * factor;
                let rounds_again = r != 0.0 && scaled_r.abs() <= $t::MIN_POSITIVE;
                if scaled && (r.is_infinite() || rounds_again) {
                    // What overflows here may not once it is scaled, and a denormal result is to be rounded once.
                    return Self::fmas_rounded(a, b, c, true, 0);
                }
                let r = if scaled { scaled_r } else { r };
                if r.is_nan() {
                    a.quiet().or(b.quiet()).or(c.quiet()).unwrap_or($nan)
                } else {
                    r
                }
            }
        }
    };
}

use crate::shader::number::fp::{NAN32, NAN64};
divide!(
    f32,
    u32,
    0x8000_0000u32,
    23,
    0xff,
    64,
    96,
    23,
    -150,
    NAN32,
    fma32,
    127,
    exact::F32
);
divide!(
    f64,
    u64,
    1u64 << 63,
    52,
    0x7ff,
    128,
    768,
    53,
    -1075,
    NAN64,
    fma64,
    1023,
    exact::F64
);

struct Fixup<T>(core::marker::PhantomData<T>);
impl<T: Divide> Lanes for Fixup<T> {
    type A = T;
    type B = T;
    type C = T;
    type D = T;
    #[inline(always)]
    fn f<L: Level>(a: T, b: T, c: T, _: Param) -> T {
        T::fixup(a, b, c)
    }
}

/// The operations without masks.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    Some(match op {
        Isa::V_DIV_FIXUP_F32 => lane::<Fixup<f32>>(),
        Isa::V_DIV_FIXUP_F64 => rare::<Fixup<f64>>(),
        _ => return None,
    })
}

levels!(scale_levels, scale_body, Divide);
once!(scale_once, scale_body, Divide);

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn scale_body<L: Level, T: Divide>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows of `T` and a pair of scalars (`e`) that exist.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let (a, b, c, d) = (w.row(o.a), w.row(o.b), w.row(o.c), w.row(o.dst));
        let mut out = 0;
        active!(exec, k => {
            let (x, y, z) = (T::load(a, k), T::load(b, k), T::load(c, k));
            let (mut r, mut m) = ([T::ZERO; CHUNK], [0u32; CHUNK]);
            for i in 0..CHUNK {
                let (v, scaled) = T::scale(x[i], y[i], z[i]);
                (r[i], m[i]) = (v, if scaled { u32::MAX } else { 0 });
            }
            out |= u64::from(L::signs(m)) << (16 * k);
            T::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        });
        w.set_mask(o.e, out & exec);
        after(op)
    }
}

levels!(fmas_levels, fmas_body, Divide);

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn fmas_body<L: Level, T: Divide>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows of `T` that exist.
    unsafe {
        let o = &*op;
        let (exec, mask) = (w.exec(), w.mask(crate::shader::wave::sreg::VCC));
        let (a, b, c, d) = (w.row(o.a), w.row(o.b), w.row(o.c), w.row(o.dst));
        active!(exec, k => {
            let (x, y, z) = (T::load(a, k), T::load(b, k), T::load(c, k));
            let s = L::blend((mask >> (16 * k)) as u16, [1; CHUNK], [0; CHUNK]);
            let mut r = [T::ZERO; CHUNK];
            for i in 0..CHUNK {
                r[i] = T::fmas::<L>(x[i], y[i], z[i], s[i] != 0);
            }
            T::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        });
        after(op)
    }
}

/// [`fmas_body`] with MODE (the immediate) rounding.
///
/// # Safety
/// As for [`Handler`].
unsafe fn fmas_rounded<T: Divide>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows of `T` that exist.
    unsafe {
        let o = &*op;
        let (exec, mask) = (w.exec(), w.mask(crate::shader::wave::sreg::VCC));
        let (a, b, c, d) = (w.row(o.a), w.row(o.b), w.row(o.c), w.row(o.dst));
        for lane in lanes_of(exec) {
            let (x, y, z) = (T::get(a, lane), T::get(b, lane), T::get(c, lane));
            let r = T::fmas_rounded(x, y, z, mask >> lane & 1 != 0, o.imm as u32);
            T::put(d, lane, r);
        }
        after(op)
    }
}

/// Lowers the operations with masks; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let rounds = modify::rounds_otherwise(l);
    let run: [Handler; 3] = match inst.op {
        Isa::V_DIV_FMAS_F32 if rounds => [fmas_rounded::<f32>; 3],
        Isa::V_DIV_FMAS_F64 if rounds => [fmas_rounded::<f64>; 3],
        Isa::V_DIV_SCALE_F32 => scale_levels::<f32>(),
        Isa::V_DIV_SCALE_F64 => scale_once::<f64>(),
        Isa::V_DIV_FMAS_F32 => fmas_levels::<f32>(),
        Isa::V_DIV_FMAS_F64 => fmas_levels::<f64>(),
        _ => return Ok(false),
    };
    let mut rows = [0; 3];
    for (i, row) in rows.iter_mut().enumerate() {
        *row = modify::source(l, i)?;
    }
    let scale = matches!(inst.op, Isa::V_DIV_SCALE_F32 | Isa::V_DIV_SCALE_F64);
    let mask = if scale { l.mask_dst()? } else { 0 };
    let dst = l.vdst()?;
    let out = modify::result_row(l, dst);
    let mode = l.mode;
    let op = l.emit_level(run, out, rows[0], rows[1], rows[2]);
    (op.e, op.imm) = (mask, mode.into());
    if out != dst {
        modify::result(l, out, dst)?;
    }
    Ok(true)
}
