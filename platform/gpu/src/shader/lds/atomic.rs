//! Atomics of the LDS, and exchanges of values there.
#![expect(unsafe_code, reason = "operation handlers")]

use super::{offsets, two_offsets, two_places};
use crate::shader::fault::FaultCause;
use crate::shader::memory::atomic::{self, Atomic, Place, Word};
use crate::shader::memory::atomic_float::{Rules, equal32, equal64};
use crate::shader::memory::{self, Target, lanes};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::LANES;
use crate::shader::vmem::flat::NONE;
use crate::shader::wave::{Handler, Op, Wave, after};

/// `ds_condxchg32_rtn_b64`: of the two dwords at row `a` + `imm`, each is replaced by the data (rows `b`) without its
/// highest bit where that is set; what they were goes to rows `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn conditional_exchange(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; offsets inside the LDS are used only, and they are aligned.
    unsafe {
        let o = &*op;
        let at = offsets(w, o.a, o.imm as u32);
        for lane in lanes(w.exec()) {
            let at = at[lane] & 0xfff8;
            let inside = at + 8 <= u64::from(w.lds_bytes);
            // The data may be among the results.
            let data = [0, 256].map(|row| w.lane(o.b + row, lane));
            for (row, data) in data.into_iter().enumerate() {
                let old = if inside {
                    let p = w.lds.add(at as usize + 4 * row);
                    u32::update(p, 4, |old| if data >> 31 != 0 { data & 0x7fff_ffff } else { old })
                } else {
                    0
                };
                w.set_lane(o.dst + 256 * row as u32, lane, old);
            }
        }
        after(op)
    }
}

/// An LDS atomic: data in rows `b`, what it is compared with in rows `c`; the old value to rows `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn lds_atomic<T: Atomic>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let size = 4 * T::W::ROWS as usize;
        let at = offsets(w, o.a, o.imm as u32);
        if let Some(lane) = lanes(exec).find(|i| !at[*i].is_multiple_of(size as u64)) {
            let cause = FaultCause::Misaligned {
                address: at[lane],
                size: size as u8,
            };
            return w.fault(op, cause, Some(lane as u8));
        }
        let target = memory::resolve_lds(w, &at, exec, size);
        let rules = Rules::of_lds(w);
        for lane in lanes(exec) {
            let p = match &target {
                Target::Contiguous(p) => p.wrapping_add(lane * size),
                Target::Uniform(p) => *p,
                Target::Scattered(s) if s.present >> lane & 1 != 0 => s.at[lane],
                _ => {
                    if o.dst != NONE {
                        for row in 0..T::W::ROWS {
                            w.set_lane(o.dst + 256 * row, lane, 0);
                        }
                    }
                    continue;
                }
            };
            let (value, compare) = (T::W::get(w, o.b, lane), T::W::get(w, o.c, lane));
            let old = T::W::update(p, 4, |old| T::f(old, value, compare, rules));
            if o.dst != NONE {
                old.set(w, o.dst, lane);
            }
        }
        after(op)
    }
}

/// Exchanges at two addresses (`imm`'s halves), data in rows `b` and `c`, old values to rows `dst` on.
///
/// # Safety
/// As for [`Handler`].
unsafe fn exchange2<T: Atomic>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = *op;
        let base = w.row(o.a).cast::<[u32; LANES]>().read();
        let (exec, size) = (w.exec(), 4 * u64::from(T::W::ROWS));
        let places = [o.imm & 0xffff_ffff, o.imm >> 32]
            .map(|offset| base.map(|base| u64::from(base.wrapping_add(offset as u32))));
        for at in &places {
            if let Some(lane) = lanes(exec).find(|lane| !at[*lane].is_multiple_of(size)) {
                let cause = FaultCause::Misaligned {
                    address: at[lane],
                    size: size as u8,
                };
                return w.fault(op, cause, Some(lane as u8));
            }
        }
        // The data may be among the results; beyond the LDS is 0.
        let mut old = [[T::W::default(); LANES]; 2];
        for ((at, old), data) in places.iter().zip(&mut old).zip([o.b, o.c]) {
            for lane in lanes(exec) {
                if at[lane] + size <= u64::from(w.lds_bytes) {
                    let value = T::W::get(w, data, lane);
                    old[lane] = T::W::update(w.lds.add(at[lane] as usize), 4, |_| value);
                }
            }
        }
        for (old, i) in old.iter().zip(0..) {
            for lane in lanes(exec) {
                old[lane].set(w, o.dst + 256 * T::W::ROWS * i, lane);
            }
        }
        after(op)
    }
}

/// `ds_mskor`: clears the bits of the data, then sets those of the second operand.
struct MaskOr<W>(core::marker::PhantomData<W>);
impl Atomic for MaskOr<u32> {
    type W = u32;
    fn f(old: u32, data: u32, second: u32, _: Rules) -> u32 {
        old & !data | second
    }
}
impl Atomic for MaskOr<u64> {
    type W = u64;
    fn f(old: u64, data: u64, second: u64, _: Rules) -> u64 {
        old & !data | second
    }
}

/// `ds_cmpst`: the data is what is compared with, the second operand what is stored.
struct CompareStore<W>(core::marker::PhantomData<W>);
impl Atomic for CompareStore<u32> {
    type W = u32;
    fn f(old: u32, data: u32, second: u32, _: Rules) -> u32 {
        if old == data { second } else { old }
    }
}
impl Atomic for CompareStore<u64> {
    type W = u64;
    fn f(old: u64, data: u64, second: u64, _: Rules) -> u64 {
        if old == data { second } else { old }
    }
}

/// `ds_cmpst` of floats.
struct CompareStoreFloat<W>(core::marker::PhantomData<W>);
impl Atomic for CompareStoreFloat<u32> {
    type W = u32;
    fn f(old: u32, data: u32, second: u32, r: Rules) -> u32 {
        if equal32(old, data, r) {
            r.stored32(second)
        } else {
            old
        }
    }
}
impl Atomic for CompareStoreFloat<u64> {
    type W = u64;
    fn f(old: u64, data: u64, second: u64, r: Rules) -> u64 {
        if equal64(old, data, r) {
            r.stored64(second)
        } else {
            old
        }
    }
}

/// `ds_cmpstore`: `T` with its two operands the other way round.
struct Swapped<T>(core::marker::PhantomData<T>);
impl<T: Atomic> Atomic for Swapped<T> {
    type W = T::W;
    fn f(old: T::W, data: T::W, second: T::W, r: Rules) -> T::W {
        T::f(old, second, data, r)
    }
}

/// `ds_wrap`: takes the data off, or adds the second operand where it does not fit.
struct Wrap;
impl Atomic for Wrap {
    type W = u32;
    fn f(old: u32, data: u32, second: u32, _: Rules) -> u32 {
        if old >= data {
            old - data
        } else {
            old.wrapping_add(second)
        }
    }
}

/// Atomics of the LDS.
struct InLds;
impl Place for InLds {
    type Made = Handler;
    fn of<T: Atomic>() -> Handler {
        lds_atomic::<T>
    }
}

/// An atomic of the LDS, by its mnemonic after `ds_` without `rtn_`.
fn atomic_of<P: Place>(name: &str) -> Option<P::Made> {
    use atomic::*;
    Some(match name {
        "add_u32" => P::of::<Add32>(),
        "sub_u32" => P::of::<Sub32>(),
        "rsub_u32" => P::of::<RSub32>(),
        "cond_sub_u32" => P::of::<CondSub32>(),
        "sub_clamp_u32" => P::of::<ClampedSub32>(),
        "inc_u32" => P::of::<Inc32>(),
        "dec_u32" => P::of::<Dec32>(),
        "min_i32" => P::of::<SMin32>(),
        "max_i32" => P::of::<SMax32>(),
        "min_u32" => P::of::<UMin32>(),
        "max_u32" => P::of::<UMax32>(),
        "and_b32" => P::of::<And32>(),
        "or_b32" => P::of::<Or32>(),
        "xor_b32" => P::of::<Xor32>(),
        "mskor_b32" => P::of::<MaskOr<u32>>(),
        "cmpst_b32" => P::of::<CompareStore<u32>>(),
        "cmpst_f32" => P::of::<CompareStoreFloat<u32>>(),
        "cmpstore_b32" => P::of::<Swapped<CompareStore<u32>>>(),
        "cmpstore_f32" => P::of::<Swapped<CompareStoreFloat<u32>>>(),
        "cmpstore_b64" => P::of::<Swapped<CompareStore<u64>>>(),
        "cmpstore_f64" => P::of::<Swapped<CompareStoreFloat<u64>>>(),
        "min_f32" => P::of::<MinF32>(),
        "max_f32" => P::of::<MaxF32>(),
        "add_f32" => P::of::<AddF32>(),
        "wrxchg_b32" => P::of::<Swap32>(),
        "wrap_b32" => P::of::<Wrap>(),
        "pk_add_f16" => P::of::<PkAddF16>(),
        "pk_add_bf16" => P::of::<PkAddBf16>(),
        "add_u64" => P::of::<Add64>(),
        "sub_u64" => P::of::<Sub64>(),
        "rsub_u64" => P::of::<RSub64>(),
        "inc_u64" => P::of::<Inc64>(),
        "dec_u64" => P::of::<Dec64>(),
        "min_i64" => P::of::<SMin64>(),
        "max_i64" => P::of::<SMax64>(),
        "min_u64" => P::of::<UMin64>(),
        "max_u64" => P::of::<UMax64>(),
        "and_b64" => P::of::<And64>(),
        "or_b64" => P::of::<Or64>(),
        "xor_b64" => P::of::<Xor64>(),
        "mskor_b64" => P::of::<MaskOr<u64>>(),
        "cmpst_b64" => P::of::<CompareStore<u64>>(),
        "cmpst_f64" => P::of::<CompareStoreFloat<u64>>(),
        "min_f64" => P::of::<MinF64>(),
        "max_f64" => P::of::<MaxF64>(),
        "add_f64" => P::of::<AddF64>(),
        "wrxchg_b64" => P::of::<Swap64>(),
        _ => return None,
    })
}

/// An atomic of the LDS, by its mnemonic after `ds_`, and whether it returns the old value: `add_rtn_u32` is `add_u32`
/// that does.
pub(crate) fn lds_operation<P: Place>(name: &str) -> Option<(P::Made, bool)> {
    let mut plain = [0u8; 16];
    let (returns, name) = match name.find("rtn_") {
        Some(at) => {
            let (head, tail) = (&name[..at], &name[at + 4..]);
            let len = head.len() + tail.len();
            plain.get_mut(..head.len())?.copy_from_slice(head.as_bytes());
            plain.get_mut(head.len()..len)?.copy_from_slice(tail.as_bytes());
            (true, core::str::from_utf8(&plain[..len]).unwrap_or(""))
        }
        None => (false, name),
    };
    Some((atomic_of::<P>(name)?, returns))
}

/// Lowers the atomics; `name` is the mnemonic after `ds_`. False if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>, name: &str, offset: u32) -> Result<bool, Refusal> {
    let inst = l.inst;
    if name == "condxchg32_rtn_b64" {
        let (dst, a, b) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?);
        l.emit(conditional_exchange, dst, a, b, 0).imm = u64::from(offset);
        return Ok(true);
    }
    if let Some((size, step)) = name.strip_prefix("wrxchg2").and_then(two_places) {
        let run: Handler = if size == 4 {
            exchange2::<atomic::Swap32>
        } else {
            exchange2::<atomic::Swap64>
        };
        let (dst, a, b, c) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
        l.emit(run, dst, a, b, c).imm = two_offsets(inst.mem, size, step);
        return Ok(true);
    }
    let Some((run, returns)) = lds_operation::<InLds>(name) else {
        return Ok(false);
    };
    let (a, b) = (l.vsrc(0)?, l.vsrc(1)?);
    let c = if inst.src[2].is_none() { b } else { l.vsrc(2)? };
    let dst = if returns { l.vdst()? } else { NONE };
    l.emit(run, dst, a, b, c).imm = u64::from(offset);
    Ok(true)
}
