//! Operations that look at lane masks, at other lanes, or at one lane only.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Op as Isa, WaveSize};

use super::{lane, modify, operations};
use crate::shader::control;
use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{CHUNK, Elem, LANES, Level, active, levels};
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// A body without a type parameter of its own.
pub(crate) trait Unit {}
impl Unit for () {}

levels!(broadcast_levels, broadcast_body, Unit);

/// Handlers that write scalar `a` to every lane of row `dst`.
pub(crate) fn broadcast() -> [Handler; 3] {
    broadcast_levels::<()>()
}

/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn broadcast_body<L: Level, T: Unit>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row and a scalar that exist.
    unsafe {
        let (v, row) = (w.s32((*op).a), w.row((*op).dst).cast::<[u32; 32]>());
        row.write([v; 32]);
        if w.full >> 32 != 0 {
            row.add(1).write([v; 32]);
        }
        after(op)
    }
}

levels!(select_levels, select_body, Unit);

/// `v_cndmask_b32`: `b` in lanes of the mask in scalars `c`, else `a`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn select_body<L: Level, T: Unit>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows and scalars that exist.
    unsafe {
        let o = &*op;
        let (mask, exec) = (w.mask(o.c), w.exec());
        let (a, b, d) = (w.row(o.a), w.row(o.b), w.row(o.dst));
        active!(exec, k => {
            let m = (mask >> (16 * k)) as u16;
            let r = L::blend(m, u32::load(b, k), u32::load(a, k));
            u32::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        });
        after(op)
    }
}

/// An operation with a carry: the sum, and whether it carries.
pub(crate) trait Carry {
    fn f(a: u32, b: u32, c: bool) -> (u32, bool);
}

levels!(carry_levels, carry_body, Carry);

/// Carry in from scalars `c` (`e` is 0 if there is none), out to scalars `f`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn carry_body<L: Level, T: Carry>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows and scalars that exist.
    unsafe {
        let o = &*op;
        let (carry, exec) = (if o.e != 0 { w.mask(o.c) } else { 0 }, w.exec());
        let (a, b, d) = (w.row(o.a), w.row(o.b), w.row(o.dst));
        let mut out = 0;
        active!(exec, k => {
            let (x, y) = (u32::load(a, k), u32::load(b, k));
            let c = L::blend((carry >> (16 * k)) as u16, [1; CHUNK], [0; CHUNK]);
            let (mut r, mut m) = ([0u32; CHUNK], [0u32; CHUNK]);
            for i in 0..CHUNK {
                let (v, over) = T::f(x[i], y[i], c[i] != 0);
                (r[i], m[i]) = (v, if over { u32::MAX } else { 0 });
            }
            out |= u64::from(L::signs(m)) << (16 * k);
            u32::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        });
        w.set_mask(o.f, out & exec);
        after(op)
    }
}

macro_rules! carries {
    ($($name:ident($a:ident, $b:ident, $c:ident) $body:expr;)*) => {
        fn carry(op: Isa) -> Option<[Handler; 3]> {
            Some(match op {
                $(Isa::$name => {
                    struct This;
                    impl Carry for This {
                        #[inline(always)]
                        fn f($a: u32, $b: u32, $c: bool) -> (u32, bool) {
                            $body
                        }
                    }
                    carry_levels::<This>()
                })*
                _ => return None,
            })
        }
    };
}

carries! {
    V_ADD_CO_U32(a, b, _c) a.overflowing_add(b);
    V_SUB_CO_U32(a, b, _c) a.overflowing_sub(b);
    V_SUBREV_CO_U32(a, b, _c) b.overflowing_sub(a);
    V_ADDC_CO_U32(a, b, c) a.carrying(b, c);
    V_SUBB_CO_U32(a, b, c) a.borrowing(b, c);
    V_SUBBREV_CO_U32(a, b, c) b.borrowing(a, c);
}

trait WithCarry: Sized {
    fn carrying(self, b: Self, c: bool) -> (Self, bool);
    fn borrowing(self, b: Self, c: bool) -> (Self, bool);
}

impl WithCarry for u32 {
    #[inline(always)]
    fn carrying(self, b: u32, c: bool) -> (u32, bool) {
        let s = self.wrapping_add(b);
        let r = s.wrapping_add(u32::from(c));
        (r, (s < self) | (r < s))
    }
    #[inline(always)]
    fn borrowing(self, b: u32, c: bool) -> (u32, bool) {
        let d = self.wrapping_sub(b);
        let r = d.wrapping_sub(u32::from(c));
        (r, (self < b) | (d < u32::from(c)))
    }
}

/// `v_readfirstlane_b32`: the first active lane (lane 0 if none is) of row `a` to scalar `dst`.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn read_first_lane(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row and a scalar that exist.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let lane = if exec == 0 { 0 } else { exec.trailing_zeros() };
        let v = w.lane(o.a, lane as usize);
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// `v_readlane_b32`: lane `s[b]` of row `a` to scalar `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn read_lane(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row and scalars that exist.
    unsafe {
        let o = &*op;
        let v = w.lane(o.a, w.s32(o.b) as usize & (w.size() - 1));
        w.set_s32(o.dst, v);
        after(op)
    }
}

/// `v_writelane_b32`: scalar `a` to lane `s[b]` of row `dst`, whatever EXEC is.
///
/// # Safety
/// As for [`Handler`].
unsafe fn write_lane(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names a row and scalars that exist.
    unsafe {
        let o = &*op;
        let (v, lane) = (w.s32(o.a), w.s32(o.b) as usize & (w.size() - 1));
        w.set_lane(o.dst, lane, v);
        after(op)
    }
}

/// `v_swap_b32`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn swap(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        let mut exec = w.exec();
        while exec != 0 {
            let lane = exec.trailing_zeros() as usize;
            exec &= exec - 1;
            let (x, y) = (w.lane(o.a, lane), w.lane(o.dst, lane));
            w.set_lane(o.a, lane, y);
            w.set_lane(o.dst, lane, x);
        }
        after(op)
    }
}

/// `v_permlane64_b32`: row `a` with the halves of the wave exchanged, also from lanes that are off, to row `dst`.
///
/// # Safety
/// As for [`Handler`].
unsafe fn swap_halves(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        let from = w.row(o.a).cast::<[u32; LANES]>().read();
        for lane in lanes(w.exec()) {
            w.set_lane(o.dst, lane, from[lane ^ 32]);
        }
        after(op)
    }
}

levels!(mbcnt_levels, mbcnt_body, Half);

/// Which half of the wave `v_mbcnt` counts.
pub(crate) trait Half {
    const HIGH: bool;
}
struct Low;
struct High;
impl Half for Low {
    const HIGH: bool = false;
}
impl Half for High {
    const HIGH: bool = true;
}

/// Bits of `a` below the lane, in one half of the wave, plus `b`.
///
/// # Safety
/// As for [`Handler`].
#[inline(always)]
unsafe fn mbcnt_body<L: Level, T: Half>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let (a, b, d) = (w.row(o.a), w.row(o.b), w.row(o.dst));
        active!(exec, k => {
            let (x, y) = (u32::load(a, k), u32::load(b, k));
            let mut r = [0u32; CHUNK];
            for i in 0..CHUNK {
                let lane = 16 * k + i;
                let below = match (T::HIGH, lane >= 32) {
                    (false, true) => u32::MAX,
                    (true, false) => 0,
                    _ => (1u32 << (lane & 31)) - 1,
                };
                r[i] = (x[i] & below).count_ones().wrapping_add(y[i]);
            }
            u32::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        });
        after(op)
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    match inst.op {
        Isa::V_NOP | Isa::V_CLREXCP | Isa::V_PIPEFLUSH => {}
        Isa::V_ILLEGAL => control::illegal(l),
        Isa::V_READFIRSTLANE_B32 => {
            let dst = l.scalar_dst()?;
            let row = l.vsrc(0)?;
            l.emit(read_first_lane, dst, row, 0, 0);
        }
        Isa::V_READLANE_B32 => {
            let (dst, a, b) = (l.scalar_dst()?, l.vsrc(0)?, l.ssrc(1)?);
            l.emit(read_lane, dst, a, b, 0);
        }
        Isa::V_WRITELANE_B32 => {
            let (dst, a, b) = (l.vdst()?, l.ssrc(0)?, l.ssrc(1)?);
            l.emit(write_lane, dst, a, b, 0);
        }
        Isa::V_SWAP_B32 => {
            let (dst, a) = (l.vdst()?, l.vsrc(0)?);
            l.emit(swap, dst, a, 0, 0);
        }
        // Waves of 32 have no other half.
        Isa::V_PERMLANE64_B32 if l.layout.wave == WaveSize::Wave32 => {}
        Isa::V_PERMLANE64_B32 => {
            let (dst, a) = (l.vdst()?, l.vsrc(0)?);
            l.emit(swap_halves, dst, a, 0, 0);
        }
        Isa::V_MBCNT_LO_U32_B32 | Isa::V_MBCNT_HI_U32_B32 => {
            let mut rows = [0; 3];
            let dpp = modify::begin_dpp(l, &mut rows)?;
            if dpp.is_none() {
                rows[0] = l.vsrc(0)?;
            }
            let (dst, b) = (l.vdst()?, l.vsrc(1)?);
            let run = if inst.op == Isa::V_MBCNT_LO_U32_B32 {
                mbcnt_levels::<Low>()
            } else {
                mbcnt_levels::<High>()
            };
            l.emit_level(run, dst, rows[0], b, 0);
            modify::end_dpp(l, dpp);
        }
        Isa::V_CNDMASK_B32 | Isa::V_CNDMASK_B16 => {
            let (rows, dpp) = modify::sources(l, 2)?;
            let mask = l.mask_src(2)?;
            let dst = l.vdst()?;
            let out = modify::exact_row(l, dst);
            l.emit_level(select_levels::<()>(), out, rows[0], rows[1], mask);
            if out != dst {
                modify::result(l, out, dst)?;
            }
            modify::end_dpp(l, dpp);
        }
        _ => {
            let Some(run) = carry(inst.op) else {
                return Ok(false);
            };
            let (rows, dpp) = modify::sources(l, 2)?;
            let carry_in = !inst.src[2].is_none();
            let c = if carry_in { l.mask_src(2)? } else { sreg::TEMP };
            let (dst, f) = (l.vdst()?, l.mask_dst()?);
            let out = modify::exact_row(l, dst);
            let op = l.emit_level(run, out, rows[0], rows[1], c);
            (op.e, op.f) = (u32::from(carry_in), f);
            if inst.clamp {
                // What carries is the largest number, what borrows is 0.
                let adds = matches!(inst.op, Isa::V_ADD_CO_U32 | Isa::V_ADDC_CO_U32);
                let limit = l.const_row(if adds { u32::MAX } else { 0 });
                l.emit_level(select_levels::<()>(), out, out, limit, f);
            }
            if out != dst {
                modify::result(l, out, dst)?;
            }
            modify::end_dpp(l, dpp);
        }
    }
    Ok(true)
}

operations! {
    /// Copies a row in active lanes.
    pub(crate) struct Copy(a: u32, _b: (), _c: (), _) -> u32 {
        a
    }
}

/// Handlers that copy row `a` to row `dst` in active lanes.
pub(crate) fn copy() -> [Handler; 3] {
    lane::<Copy>().run
}
