//! Atomic operations on memory: real atomics of the host, lane by lane in order. What they do with floats is in
//! [`super::atomic_float`].
#![expect(unsafe_code, reason = "host atomics on raw pointers")]

use outcrop_isa::{Generation, Inst};

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::atomic_float::{Rules, add_bf16x2, add_f16x2, add32, add64, equal32, equal64, pick32, pick64};
use super::{Target, lanes};
use crate::shader::fault::FaultCause;
use crate::shader::vmem::flat::{NONE, Segment, addresses};
use crate::shader::wave::{Handler, Op, Wave, after};
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
    /// The word of these bits.
    fn of(bits: u64) -> Self;
    /// Its bits.
    fn bits(self) -> u64;
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
            #[inline(always)]
            fn of(bits: u64) -> Self {
                bits as $t
            }
            #[inline(always)]
            fn bits(self) -> u64 {
                self.into()
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
    /// What memory holds afterwards.
    fn f(old: Self::W, data: Self::W, compare: Self::W, rules: Rules) -> Self::W;
}

macro_rules! atomics {
    ($($name:ident $w:ty, $compares:literal, |$old:ident, $data:ident, $cmp:ident, $rules:ident| $body:expr;)*) => {$(
        pub(crate) struct $name;
        impl Atomic for $name {
            type W = $w;
            const COMPARES: bool = $compares;
            #[inline(always)]
            fn f($old: $w, $data: $w, $cmp: $w, $rules: Rules) -> $w {
                $body
            }
        }
    )*};
}

atomics! {
    Swap32 u32, false, |_o, d, _c, _r| d;
    CmpSwap32 u32, true, |o, d, c, _r| if o == c { d } else { o };
    CmpSwapF32 u32, true, |o, d, c, r| if equal32(o, c, r) { r.stored32(d) } else { o };
    Add32 u32, false, |o, d, _c, _r| o.wrapping_add(d);
    Sub32 u32, false, |o, d, _c, _r| o.wrapping_sub(d);
    ClampedSub32 u32, false, |o, d, _c, _r| o.saturating_sub(d);
    CondSub32 u32, false, |o, d, _c, _r| if o >= d { o - d } else { o };
    RSub32 u32, false, |o, d, _c, _r| d.wrapping_sub(o);
    SMin32 u32, false, |o, d, _c, _r| (o as i32).min(d as i32) as u32;
    UMin32 u32, false, |o, d, _c, _r| o.min(d);
    SMax32 u32, false, |o, d, _c, _r| (o as i32).max(d as i32) as u32;
    UMax32 u32, false, |o, d, _c, _r| o.max(d);
    And32 u32, false, |o, d, _c, _r| o & d;
    Or32 u32, false, |o, d, _c, _r| o | d;
    Xor32 u32, false, |o, d, _c, _r| o ^ d;
    Inc32 u32, false, |o, d, _c, _r| if o >= d { 0 } else { o + 1 };
    Dec32 u32, false, |o, d, _c, _r| if o == 0 || o > d { d } else { o - 1 };
    AddF32 u32, false, |o, d, _c, r| add32(o, d, r);
    MinF32 u32, false, |o, d, _c, r| pick32(o, d, false, r);
    MaxF32 u32, false, |o, d, _c, r| pick32(o, d, true, r);
    PkAddF16 u32, false, |o, d, _c, r| add_f16x2(o, d, r);
    PkAddBf16 u32, false, |o, d, _c, r| add_bf16x2(o, d, r);
    Swap64 u64, false, |_o, d, _c, _r| d;
    CmpSwap64 u64, true, |o, d, c, _r| if o == c { d } else { o };
    CmpSwapF64 u64, true, |o, d, c, r| if equal64(o, c, r) { r.stored64(d) } else { o };
    Add64 u64, false, |o, d, _c, _r| o.wrapping_add(d);
    Sub64 u64, false, |o, d, _c, _r| o.wrapping_sub(d);
    RSub64 u64, false, |o, d, _c, _r| d.wrapping_sub(o);
    SMin64 u64, false, |o, d, _c, _r| (o as i64).min(d as i64) as u64;
    UMin64 u64, false, |o, d, _c, _r| o.min(d);
    SMax64 u64, false, |o, d, _c, _r| (o as i64).max(d as i64) as u64;
    UMax64 u64, false, |o, d, _c, _r| o.max(d);
    And64 u64, false, |o, d, _c, _r| o & d;
    Or64 u64, false, |o, d, _c, _r| o | d;
    Xor64 u64, false, |o, d, _c, _r| o ^ d;
    Inc64 u64, false, |o, d, _c, _r| if o >= d { 0 } else { o + 1 };
    Dec64 u64, false, |o, d, _c, _r| if o == 0 || o > d { d } else { o - 1 };
    AddF64 u64, false, |o, d, _c, _r| add64(o, d);
    MinF64 u64, false, |o, d, _c, r| pick64(o, d, false, r);
    MaxF64 u64, false, |o, d, _c, r| pick64(o, d, true, r);
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
    let (memory, lds) = (Rules::of_memory(w), Rules::of_lds(w));
    for lane in lanes(exec) {
        let (at, step) = match target {
            Target::Contiguous(p) => (p.wrapping_add(lane * size), 4),
            Target::Swizzled(p, step) => (p.wrapping_add(4 * lane), *step),
            Target::Uniform(p) => (*p, 4),
            Target::Scattered(s) if s.present >> lane & 1 != 0 => {
                (s.at[lane], if s.swizzled >> lane & 1 != 0 { s.step } else { 4 })
            }
            _ => {
                if dst != NONE {
                    // SAFETY: the rows exist.
                    unsafe { T::W::default().set(w, dst, lane) };
                }
                continue;
            }
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
            if let Target::Scattered(s) = target
                && s.splits()
            {
                s.take_split(lane, size);
            }
            let value = T::W::get(w, data, lane);
            let compare = if T::COMPARES {
                T::W::get(w, data + 256 * T::W::ROWS, lane)
            } else {
                value
            };
            // A flat address may be one of the LDS.
            let in_lds = (at as usize).wrapping_sub(w.lds as usize) < w.lds_bytes as usize;
            let rules = if in_lds { lds } else { memory };
            let old = if sparse::swallows(at) {
                T::W::default()
            } else {
                T::W::update(at, step, |old| T::f(old, value, compare, rules))
            };
            if let Target::Scattered(s) = target
                && s.splits()
            {
                s.put_split(lane, size);
            }
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

/// Whether an atomic of vector memory returns what was there.
pub(crate) fn returns(inst: &Inst) -> bool {
    match inst.target.generation() {
        Generation::Gfx12 => inst.mem.th & 1 != 0,
        _ => inst.mem.sc0,
    }
}

/// What has atomics: something is made of each operation, a handler for those who execute it.
pub(crate) trait Place {
    type Made;
    fn of<T: Atomic>() -> Self::Made;
}

/// Of an operation its bytes.
pub(crate) struct Bytes;
impl Place for Bytes {
    type Made = u32;
    fn of<T: Atomic>() -> u32 {
        4 * T::W::ROWS
    }
}

/// A segment of flat addresses.
pub(crate) struct In<S>(core::marker::PhantomData<S>);
impl<S: Segment> Place for In<S> {
    type Made = Handler;
    fn of<T: Atomic>() -> Handler {
        memory::<S, T>
    }
}

/// An atomic at a place, by its mnemonic after `atomic_`.
pub(crate) fn operation<P: Place>(name: &str) -> Option<P::Made> {
    Some(match name {
        "swap" => P::of::<Swap32>(),
        "cmpswap" => P::of::<CmpSwap32>(),
        "add" => P::of::<Add32>(),
        "sub" => P::of::<Sub32>(),
        "smin" => P::of::<SMin32>(),
        "umin" => P::of::<UMin32>(),
        "smax" => P::of::<SMax32>(),
        "umax" => P::of::<UMax32>(),
        "and" => P::of::<And32>(),
        "or" => P::of::<Or32>(),
        "xor" => P::of::<Xor32>(),
        "inc" => P::of::<Inc32>(),
        "dec" => P::of::<Dec32>(),
        "csub" | "sub_clamp_u32" => P::of::<ClampedSub32>(),
        "cond_sub_u32" => P::of::<CondSub32>(),
        "fcmpswap" => P::of::<CmpSwapF32>(),
        "fmin" => P::of::<MinF32>(),
        "fmax" => P::of::<MaxF32>(),
        "add_f32" => P::of::<AddF32>(),
        "pk_add_f16" => P::of::<PkAddF16>(),
        "pk_add_bf16" => P::of::<PkAddBf16>(),
        "swap_x2" => P::of::<Swap64>(),
        "cmpswap_x2" => P::of::<CmpSwap64>(),
        "add_x2" => P::of::<Add64>(),
        "sub_x2" => P::of::<Sub64>(),
        "smin_x2" => P::of::<SMin64>(),
        "umin_x2" => P::of::<UMin64>(),
        "smax_x2" => P::of::<SMax64>(),
        "umax_x2" => P::of::<UMax64>(),
        "and_x2" => P::of::<And64>(),
        "or_x2" => P::of::<Or64>(),
        "xor_x2" => P::of::<Xor64>(),
        "inc_x2" => P::of::<Inc64>(),
        "dec_x2" => P::of::<Dec64>(),
        "add_f64" => P::of::<AddF64>(),
        "fcmpswap_x2" => P::of::<CmpSwapF64>(),
        "min_f64" | "fmin_x2" => P::of::<MinF64>(),
        "max_f64" | "fmax_x2" => P::of::<MaxF64>(),
        _ => return None,
    })
}
