//! Lane exchange through the LDS hardware, and LDS atomics.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Generation;

use crate::shader::fault::FaultCause;
use crate::shader::memory::atomic::{self, Atomic, Place, Word};
use crate::shader::memory::atomic_float::{Rules, equal32, equal64};
use crate::shader::memory::{self, Target, lanes};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::LANES;
use crate::shader::vmem::flat::NONE;
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// The lane that `bytes` and the instruction's offset name, among the `o.e` lanes that exchange with `lane`.
#[inline(always)]
fn reach(o: &Op, lane: usize, bytes: u32) -> usize {
    let others = o.e as usize - 1;
    lane & !others | (bytes.wrapping_add(o.imm as u32) >> 2) as usize & others
}

/// `ds_bpermute_b32`: each active lane reads row `b` in the lane that row `a` names in bytes.
///
/// # Safety
/// As for [`Handler`].
unsafe fn bpermute(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let index = w.row(o.a).cast::<[u32; LANES]>().read();
        let data = w.row(o.b).cast::<[u32; LANES]>().read();
        for lane in lanes(exec) {
            let from = reach(o, lane, index[lane]);
            // An inactive lane's data reads as zero.
            w.set_lane(o.dst, lane, if exec >> from & 1 != 0 { data[from] } else { 0 });
        }
        after(op)
    }
}

/// `ds_permute_b32`: each active lane writes row `b` to the lane that row `a` names in bytes; the highest wins.
///
/// # Safety
/// As for [`Handler`].
unsafe fn permute(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let mut out = [0u32; LANES];
        for lane in lanes(exec) {
            let to = reach(o, lane, w.lane(o.a, lane));
            out[to] = w.lane(o.b, lane);
        }
        for lane in lanes(exec) {
            w.set_lane(o.dst, lane, out[lane]);
        }
        after(op)
    }
}

/// `ds_swizzle_b32`: row `a` with lanes exchanged as `imm` says.
///
/// # Safety
/// As for [`Handler`].
unsafe fn swizzle(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let data = w.row(o.a).cast::<[u32; LANES]>().read();
        let pattern = o.imm as usize;
        for lane in lanes(exec) {
            let from = if pattern >= 0xe000 {
                // FFT mode: the bits of the lane below those of the mask in reverse order.
                let (i, mask) = (lane as u32 & 31, pattern as u32 & 31);
                let reversed = i.reverse_bits() >> 27 >> mask.count_ones();
                lane & 32 | ((reversed | i & mask) & 31) as usize
            } else if pattern >= 0xc000 {
                // Rotation within 32 lanes: bit 10 is the direction, bits 9:5 the distance, 4:0 the mask of
                // lane bits that stay.
                let (by, mask) = (pattern >> 5 & 31, pattern & 31);
                let i = lane & 31;
                let turned = if pattern >> 10 & 1 != 0 {
                    i + 32 - by
                } else {
                    i + by
                } & 31;
                lane & 32 | i & mask | turned & !mask & 31
            } else if pattern & 0x8000 != 0 {
                lane & !3 | pattern >> (2 * (lane & 3)) & 3
            } else {
                let (and, or, xor) = (pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31);
                lane & 32 | (lane & and | or) ^ xor
            };
            w.set_lane(o.dst, lane, if exec >> from & 1 != 0 { data[from] } else { 0 });
        }
        after(op)
    }
}

/// `ds_append` and `ds_consume`: the counter at M0 + `imm` goes up or down by the number of active lanes.
///
/// # Safety
/// As for [`Handler`].
unsafe fn count(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists; the counter lies in the LDS if it is used.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        let at = u64::from(w.s32(sreg::M0) & 0xffff) + o.imm;
        let n = exec.count_ones();
        let mut old = 0;
        if at + 4 <= u64::from(w.lds_bytes) {
            let p = w.lds.add(at as usize).cast::<u32>();
            old = p.read_unaligned();
            p.write_unaligned(if o.a == 0 {
                old.wrapping_add(n)
            } else {
                old.wrapping_sub(n)
            });
        }
        for lane in lanes(exec) {
            w.set_lane(o.dst, lane, old);
        }
        after(op)
    }
}

/// `ds_read_addtid_b32` (`a` is 0) and `ds_write_addtid_b32`: address M0 + `imm` + four bytes a lane.
///
/// # Safety
/// As for [`Handler`].
unsafe fn add_tid(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row that exists; offsets inside the LDS are used only.
    unsafe {
        let (o, exec) = (&*op, w.exec());
        for lane in lanes(exec) {
            let at = u64::from(w.s32(sreg::M0) & 0xffff) + o.imm + 4 * lane as u64;
            let inside = at + 4 <= u64::from(w.lds_bytes);
            let p = w.lds.wrapping_add(at as usize).cast::<u32>();
            if o.a == 0 {
                w.set_lane(o.dst, lane, if inside { p.read_unaligned() } else { 0 });
            } else if inside {
                p.write_unaligned(w.lane(o.dst, lane));
            }
        }
        after(op)
    }
}

/// `ds_condxchg32_rtn_b64`: of the two dwords at row `a` + `imm`, each is replaced by the data (rows `b`) without its
/// highest bit where that is set; what they were goes to rows `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn conditional_exchange(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist; offsets inside the LDS are used only, and they are aligned.
    unsafe {
        let o = &*op;
        let at = offsets(w, o.a, o.imm);
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

/// LDS offsets of row `a` plus `offset`.
///
/// # Safety
/// The row exists.
unsafe fn offsets(w: &Wave, a: u32, offset: u64) -> [u64; LANES] {
    // SAFETY: the caller's.
    let v = unsafe { w.row(a).cast::<[u32; LANES]>().read() };
    v.map(|v| u64::from(v.wrapping_add(offset as u32)))
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
        let at = offsets(w, o.a, o.imm);
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

/// Lowers the DS instructions that are neither loads nor stores; `name` is the mnemonic after `ds_`.
pub(crate) fn lower(l: &mut Lower<'_>, name: &str, offset: u32) -> Result<(), Refusal> {
    let inst = l.inst;
    let imm = u64::from(offset);
    let exchange: Option<(Handler, u64, u64)> = match name {
        "nop" => return Ok(()),
        "bpermute_b32" | "permute_b32" => {
            let (dst, a, b) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?);
            let run: Handler = if name == "permute_b32" { permute } else { bpermute };
            // The halves of a wave of 64 exchange each by itself on gfx10 and gfx11 (LLVM,
            // `GCNSubtarget::supportsWaveWideBPermute`).
            let reach = match l.target.generation() {
                Generation::Gfx10 | Generation::Gfx11 => 32,
                _ => u32::from(l.layout.wave.lanes()),
            };
            let op = l.emit(run, dst, a, b, 0);
            (op.imm, op.e) = (imm, reach);
            return Ok(());
        }
        "swizzle_b32" => {
            let (dst, a) = (l.vdst()?, l.vsrc(0)?);
            l.emit(swizzle, dst, a, 0, 0).imm = imm;
            return Ok(());
        }
        "append" | "consume" => {
            let dst = l.vdst()?;
            l.emit(count, dst, u32::from(name == "consume"), 0, 0).imm = imm;
            return Ok(());
        }
        "read_addtid_b32" => {
            let dst = l.vdst()?;
            l.emit(add_tid, dst, 0, 0, 0).imm = imm;
            return Ok(());
        }
        "write_addtid_b32" => {
            let data = if inst.src[1].is_none() {
                l.vsrc(0)?
            } else {
                l.vsrc(1)?
            };
            l.emit(add_tid, data, 1, 0, 0).imm = imm;
            return Ok(());
        }
        "condxchg32_rtn_b64" => {
            let (dst, a, b) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?);
            l.emit(conditional_exchange, dst, a, b, 0).imm = imm;
            return Ok(());
        }
        "bvh_stack_rtn_b32" => return super::stack::lower(l, offset),
        "wrxchg2_rtn_b32" => Some((exchange2::<atomic::Swap32>, 4, 1)),
        "wrxchg2st64_rtn_b32" => Some((exchange2::<atomic::Swap32>, 4, 64)),
        "wrxchg2_rtn_b64" => Some((exchange2::<atomic::Swap64>, 8, 1)),
        "wrxchg2st64_rtn_b64" => Some((exchange2::<atomic::Swap64>, 8, 64)),
        _ => None,
    };
    if let Some((run, size, step)) = exchange {
        let (dst, a, b, c) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
        l.emit(run, dst, a, b, c).imm = super::two_offsets(inst.mem, size, step);
        return Ok(());
    }
    let (run, returns) = lds_operation::<InLds>(name).ok_or("the operation")?;
    let (a, b) = (l.vsrc(0)?, l.vsrc(1)?);
    let c = if inst.src[2].is_none() { b } else { l.vsrc(2)? };
    let dst = if returns { l.vdst()? } else { NONE };
    l.emit(run, dst, a, b, c).imm = imm;
    Ok(())
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
