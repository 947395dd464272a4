//! Atomic operations on memory: real atomics of the host, lane by lane in order.
//!
//! Floating point addition rounds to nearest even and keeps denormals; minimum and maximum prefer a number to
//! a NaN.
#![expect(unsafe_code, reason = "host atomics on raw pointers")]

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::fault::FaultCause;
use super::flat::{NONE, Segment, addresses};
use super::fp::{bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use super::vmem::{Target, lanes};
use super::wave::{Handler, Op, Wave, after};
use crate::vm::{Access, sparse};

/// A word that the host has atomics for.
pub(crate) trait Word: Copy + Default + PartialEq {
    /// Rows of an operand.
    const ROWS: u32;
    /// Replaces the word at `p` by `f` of it, and returns what it was. Where its dwords are `step` bytes apart and
    /// not 4, no other lane knows the word.
    ///
    /// # Safety
    /// `p` is an aligned writable word.
    unsafe fn update(p: *mut u8, step: usize, f: impl FnMut(Self) -> Self) -> Self;
    /// The operand in `lane` of the rows at `o`.
    ///
    /// # Safety
    /// The rows exist.
    unsafe fn get(w: &Wave, o: u32, lane: usize) -> Self;
    /// Writes the operand in `lane` of the rows at `o`.
    ///
    /// # Safety
    /// The rows exist.
    unsafe fn set(self, w: &mut Wave, o: u32, lane: usize);
}

macro_rules! words {
    ($($t:ty, $atomic:ty, $rows:literal, |$w:ident, $o:ident, $lane:ident, $v:ident| $get:expr, $set:expr;)*) => {$(
        impl Word for $t {
            const ROWS: u32 = $rows;
            #[inline(always)]
            unsafe fn update(p: *mut u8, step: usize, mut f: impl FnMut(Self) -> Self) -> Self {
                if Self::ROWS == 2 && step != 4 {
                    // SAFETY: the caller's; both dwords are there.
                    return unsafe {
                        let (low, high) = (p.cast::<u32>(), p.add(step).cast::<u32>());
                        let old = u64::from(*low) | u64::from(*high) << 32;
                        let new = f(old as $t) as u64;
                        (*low, *high) = (new as u32, (new >> 32) as u32);
                        old as $t
                    };
                }
                // SAFETY: the caller's.
                let word = unsafe { <$atomic>::from_ptr(p.cast()) };
                let mut old = word.load(Ordering::Relaxed);
                loop {
                    // ORDERING: as strong as any scope of the instruction may ask for.
                    match word.compare_exchange_weak(old, f(old), Ordering::SeqCst, Ordering::Relaxed) {
                        Ok(_) => return old,
                        Err(now) => old = now,
                    }
                }
            }
            #[inline(always)]
            unsafe fn get($w: &Wave, $o: u32, $lane: usize) -> Self {
                // SAFETY: the caller's.
                unsafe { $get }
            }
            #[inline(always)]
            unsafe fn set(self, $w: &mut Wave, $o: u32, $lane: usize) {
                let $v = self;
                // SAFETY: the caller's.
                unsafe { $set }
            }
        }
    )*};
}

words! {
    u32, AtomicU32, 1, |w, o, lane, v| w.lane(o, lane), w.set_lane(o, lane, v);
    u64, AtomicU64, 2,
        |w, o, lane, v| u64::from(w.lane(o, lane)) | u64::from(w.lane(o + 256, lane)) << 32,
        { w.set_lane(o, lane, v as u32); w.set_lane(o + 256, lane, (v >> 32) as u32) };
}

/// An atomic operation.
pub(crate) trait Atomic {
    type W: Word;
    /// Whether the data is two words: the new value, then the one compared with.
    const COMPARES: bool = false;
    fn f(old: Self::W, data: Self::W, compare: Self::W) -> Self::W;
}

fn f32_add(a: u32, b: u32) -> u32 {
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    let r = x + y;
    if !r.is_nan() {
        r.to_bits()
    } else if x.is_nan() {
        a | 1 << 22
    } else if y.is_nan() {
        b | 1 << 22
    } else {
        0x7fc0_0000
    }
}

fn f64_add(a: u64, b: u64) -> u64 {
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    let r = x + y;
    if !r.is_nan() {
        r.to_bits()
    } else if x.is_nan() {
        a | 1 << 51
    } else if y.is_nan() {
        b | 1 << 51
    } else {
        0x7ff8 << 48
    }
}

/// Minimum of two floats by bits: -0 is below +0, and a number is preferred to a NaN.
pub(crate) fn f64_pick(a: u64, b: u64, max: bool) -> u64 {
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    if x.is_nan() {
        return b;
    }
    if y.is_nan() {
        return a;
    }
    let key = |v: u64| if v >> 63 != 0 { !v } else { v | 1 << 63 };
    if (key(a) > key(b)) == max { a } else { b }
}

/// As [`f64_pick`], of f32.
pub(crate) fn f32_pick(a: u32, b: u32, max: bool) -> u32 {
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    if x.is_nan() {
        return b;
    }
    if y.is_nan() {
        return a;
    }
    let key = |v: u32| if v >> 31 != 0 { !v } else { v | 1 << 31 };
    if (key(a) > key(b)) == max { a } else { b }
}

fn pk_f16_add(a: u32, b: u32) -> u32 {
    let half = |s: u32| {
        u32::from(f32_to_f16(
            f16_to_f32((a >> s) as u16) + f16_to_f32((b >> s) as u16),
        ))
    };
    half(0) | half(16) << 16
}

fn pk_bf16_add(a: u32, b: u32) -> u32 {
    let half = |s: u32| {
        u32::from(f32_to_bf16(
            bf16_to_f32((a >> s) as u16) + bf16_to_f32((b >> s) as u16),
        ))
    };
    half(0) | half(16) << 16
}

macro_rules! atomics {
    ($($name:ident $w:ty, $compares:literal, |$old:ident, $data:ident, $cmp:ident| $body:expr;)*) => {$(
        pub(crate) struct $name;
        impl Atomic for $name {
            type W = $w;
            const COMPARES: bool = $compares;
            #[inline(always)]
            fn f($old: $w, $data: $w, $cmp: $w) -> $w {
                $body
            }
        }
    )*};
}

atomics! {
    Swap32 u32, false, |_o, d, _c| d;
    CmpSwap32 u32, true, |o, d, c| if o == c { d } else { o };
    CmpSwapF32 u32, true, |o, d, c| if f32::from_bits(o) == f32::from_bits(c) { d } else { o };
    Add32 u32, false, |o, d, _c| o.wrapping_add(d);
    Sub32 u32, false, |o, d, _c| o.wrapping_sub(d);
    ClampedSub32 u32, false, |o, d, _c| o.saturating_sub(d);
    CondSub32 u32, false, |o, d, _c| if o >= d { o - d } else { o };
    RSub32 u32, false, |o, d, _c| d.wrapping_sub(o);
    SMin32 u32, false, |o, d, _c| (o as i32).min(d as i32) as u32;
    UMin32 u32, false, |o, d, _c| o.min(d);
    SMax32 u32, false, |o, d, _c| (o as i32).max(d as i32) as u32;
    UMax32 u32, false, |o, d, _c| o.max(d);
    And32 u32, false, |o, d, _c| o & d;
    Or32 u32, false, |o, d, _c| o | d;
    Xor32 u32, false, |o, d, _c| o ^ d;
    Inc32 u32, false, |o, d, _c| if o >= d { 0 } else { o + 1 };
    Dec32 u32, false, |o, d, _c| if o == 0 || o > d { d } else { o - 1 };
    AddF32 u32, false, |o, d, _c| f32_add(o, d);
    MinF32 u32, false, |o, d, _c| f32_pick(o, d, false);
    MaxF32 u32, false, |o, d, _c| f32_pick(o, d, true);
    PkAddF16 u32, false, |o, d, _c| pk_f16_add(o, d);
    PkAddBf16 u32, false, |o, d, _c| pk_bf16_add(o, d);
    Swap64 u64, false, |_o, d, _c| d;
    CmpSwap64 u64, true, |o, d, c| if o == c { d } else { o };
    CmpSwapF64 u64, true, |o, d, c| if f64::from_bits(o) == f64::from_bits(c) { d } else { o };
    Add64 u64, false, |o, d, _c| o.wrapping_add(d);
    Sub64 u64, false, |o, d, _c| o.wrapping_sub(d);
    RSub64 u64, false, |o, d, _c| d.wrapping_sub(o);
    SMin64 u64, false, |o, d, _c| (o as i64).min(d as i64) as u64;
    UMin64 u64, false, |o, d, _c| o.min(d);
    SMax64 u64, false, |o, d, _c| (o as i64).max(d as i64) as u64;
    UMax64 u64, false, |o, d, _c| o.max(d);
    And64 u64, false, |o, d, _c| o & d;
    Or64 u64, false, |o, d, _c| o | d;
    Xor64 u64, false, |o, d, _c| o ^ d;
    Inc64 u64, false, |o, d, _c| if o >= d { 0 } else { o + 1 };
    Dec64 u64, false, |o, d, _c| if o == 0 || o > d { d } else { o - 1 };
    AddF64 u64, false, |o, d, _c| f64_add(o, d);
    MinF64 u64, false, |o, d, _c| f64_pick(o, d, false);
    MaxF64 u64, false, |o, d, _c| f64_pick(o, d, true);
}

/// Runs `T` at the lanes of a target: data in rows `data`, the old values to rows `dst` unless [`NONE`].
///
/// # Safety
/// `target` was resolved for writing words of `T`; the rows exist.
pub(crate) unsafe fn run<T: Atomic>(
    w: &mut Wave,
    op: *const Op,
    exec: u64,
    target: &Target,
    data: u32,
    dst: u32,
) -> *const Op {
    let size = 4 * T::W::ROWS as usize;
    for lane in lanes(exec) {
        let (at, step) = match target {
            Target::Contiguous(p) => (p.wrapping_add(lane * size), 4),
            Target::Swizzled(p, step) => (p.wrapping_add(4 * lane), *step),
            Target::Uniform(p) => (*p, 4),
            Target::Scattered(s) if s.present >> lane & 1 != 0 => {
                (s.at[lane], if s.swizzled >> lane & 1 != 0 { s.step } else { 4 })
            }
            _ => continue,
        };
        if step == 4 && !(at as usize).is_multiple_of(size) {
            let cause = FaultCause::Misaligned {
                address: at as u64 & 0xfff,
                size: size as u8,
            };
            // SAFETY: `op` is the wave's.
            return unsafe { w.fault(op, cause, Some(lane as u8)) };
        }
        // SAFETY: the word is there and aligned; the rows exist.
        unsafe {
            let value = T::W::get(w, data, lane);
            let compare = if T::COMPARES {
                T::W::get(w, data + 256 * T::W::ROWS, lane)
            } else {
                value
            };
            let old = if sparse::swallows(at) {
                T::W::default()
            } else {
                T::W::update(at, step, |old| T::f(old, value, compare))
            };
            if dst != NONE {
                old.set(w, dst, lane);
            }
        }
    }
    // SAFETY: `op` is valid.
    unsafe { after(op) }
}

/// # Safety
/// As for [`Handler`].
unsafe fn memory<S: Segment, T: Atomic>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let exec = w.exec();
        if exec == 0 {
            return after(op);
        }
        let target = resolve_aligned::<S>(w, op, exec, 4 * T::W::ROWS as usize);
        if matches!(target, Target::Fault) {
            return core::ptr::null();
        }
        run::<T>(w, op, exec, &target, (*op).c, (*op).dst)
    }
}

/// Resolves the lanes' words for an atomic; a word that is not aligned faults.
///
/// # Safety
/// As for [`Handler`].
#[inline(never)]
unsafe fn resolve_aligned<S: Segment>(w: &mut Wave, op: *const Op, exec: u64, size: usize) -> Target {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let address = addresses(w, &*op);
        if let Some(lane) = lanes(exec).find(|i| !address[*i].is_multiple_of(size as u64)) {
            let cause = FaultCause::Misaligned {
                address: address[lane],
                size: size as u8,
            };
            w.fault(op, cause, Some(lane as u8));
            return Target::Fault;
        }
        S::resolve(w, op, &address, exec, size, Access::READ | Access::WRITE)
    }
}

/// The handler of an atomic, by its mnemonic after `atomic_`.
pub(crate) fn handlers<S: Segment>(name: &str) -> Option<Handler> {
    Some(match name {
        "swap" => memory::<S, Swap32>,
        "cmpswap" => memory::<S, CmpSwap32>,
        "add" => memory::<S, Add32>,
        "sub" => memory::<S, Sub32>,
        "smin" => memory::<S, SMin32>,
        "umin" => memory::<S, UMin32>,
        "smax" => memory::<S, SMax32>,
        "umax" => memory::<S, UMax32>,
        "and" => memory::<S, And32>,
        "or" => memory::<S, Or32>,
        "xor" => memory::<S, Xor32>,
        "inc" => memory::<S, Inc32>,
        "dec" => memory::<S, Dec32>,
        "csub" => memory::<S, ClampedSub32>,
        "cond_sub_u32" => memory::<S, CondSub32>,
        "ordered_add_b64" => memory::<S, Add64>,
        "fcmpswap" => memory::<S, CmpSwapF32>,
        "fmin" => memory::<S, MinF32>,
        "fmax" => memory::<S, MaxF32>,
        "add_f32" => memory::<S, AddF32>,
        "pk_add_f16" => memory::<S, PkAddF16>,
        "pk_add_bf16" => memory::<S, PkAddBf16>,
        "swap_x2" => memory::<S, Swap64>,
        "cmpswap_x2" => memory::<S, CmpSwap64>,
        "add_x2" => memory::<S, Add64>,
        "sub_x2" => memory::<S, Sub64>,
        "smin_x2" => memory::<S, SMin64>,
        "umin_x2" => memory::<S, UMin64>,
        "smax_x2" => memory::<S, SMax64>,
        "umax_x2" => memory::<S, UMax64>,
        "and_x2" => memory::<S, And64>,
        "or_x2" => memory::<S, Or64>,
        "xor_x2" => memory::<S, Xor64>,
        "inc_x2" => memory::<S, Inc64>,
        "dec_x2" => memory::<S, Dec64>,
        "add_f64" => memory::<S, AddF64>,
        "fcmpswap_x2" => memory::<S, CmpSwapF64>,
        "min_f64" | "fmin_x2" => memory::<S, MinF64>,
        "max_f64" | "fmax_x2" => memory::<S, MaxF64>,
        _ => return None,
    })
}
