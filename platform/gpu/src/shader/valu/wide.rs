//! Operations with results of more than two registers, or of two with a carry.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::Op as Isa;

use super::modify;
use crate::shader::memory::lanes;
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::simd::{CHUNK, Elem, Level, active, levels};
use crate::shader::wave::{Op, Wave, after};

/// A multiply-add of 64 bits with a carry.
pub(crate) trait Mad {
    fn f(a: u32, b: u32, c: u64) -> (u64, bool);
    /// The nearest number that the result has room for.
    fn saturated(a: u32, b: u32, c: u64) -> u64;
}

struct Unsigned;
impl Mad for Unsigned {
    #[inline(always)]
    fn f(a: u32, b: u32, c: u64) -> (u64, bool) {
        let p = u64::from(a) * u64::from(b);
        let r = p.wrapping_add(c);
        (r, r < p)
    }
    #[inline(always)]
    fn saturated(a: u32, b: u32, c: u64) -> u64 {
        (u64::from(a) * u64::from(b)).saturating_add(c)
    }
}

struct Signed;
impl Mad for Signed {
    #[inline(always)]
    fn f(a: u32, b: u32, c: u64) -> (u64, bool) {
        let p = i64::from(a as i32) * i64::from(b as i32);
        let r = p.wrapping_add(c as i64);
        // The 65th bit of the sum of two 64-bit signed numbers is its sign.
        let over = (p ^ r) & (c as i64 ^ r);
        (r as u64, (over ^ r) < 0)
    }
    #[inline(always)]
    fn saturated(a: u32, b: u32, c: u64) -> u64 {
        (i64::from(a as i32) * i64::from(b as i32)).saturating_add(c as i64) as u64
    }
}

levels!(mad_levels, mad_body, Mad);

/// With `f` 1 the result saturates.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
#[inline(always)]
unsafe fn mad_body<L: Level, T: Mad>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows and a pair of scalars (`e`) that exist.
    unsafe {
        let o = &*op;
        let exec = w.exec();
        let (a, b, c, d) = (w.row(o.a), w.row(o.b), w.row(o.c), w.row(o.dst));
        let mut out = 0;
        let mut r = [[0u64; CHUNK]; 4];
        active!(exec, k => {
            let (x, y, z) = (u32::load(a, k), u32::load(b, k), u64::load(c, k));
            let mut m = [0u32; CHUNK];
            for i in 0..CHUNK {
                let (v, over) = T::f(x[i], y[i], z[i]);
                (r[k][i], m[i]) = (v, if over { u32::MAX } else { 0 });
            }
            if o.f != 0 {
                for i in 0..CHUNK {
                    r[k][i] = T::saturated(x[i], y[i], z[i]);
                }
            }
            out |= u64::from(L::signs(m)) << (16 * k);
        });
        for (k, r) in r.into_iter().enumerate() {
            u64::store_masked::<L>(d, k, (exec >> (16 * k)) as u16, r);
        }
        w.set_mask(o.e, out & exec);
        after(op)
    }
}

/// `v_mqsad_u32_u8`: four masked sums of absolute differences of bytes, of `a` (two rows) at four byte offsets
/// and `b`, added to the four rows at `c`; they saturate if `e` is 1.
///
/// # Safety
/// As for [`crate::shader::wave::Handler`].
unsafe fn mqsad(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` names rows that exist.
    unsafe {
        let o = &*op;
        for lane in lanes(w.exec()) {
            let a = u64::from(w.lane(o.a, lane)) | u64::from(w.lane(o.a + 256, lane)) << 32;
            let b = w.lane(o.b, lane);
            let mut r = [0; 4];
            for (i, r) in r.iter_mut().enumerate() {
                let sum = super::int::sad8((a >> (8 * i)) as u32, b, true);
                let before = w.lane(o.c + 256 * i as u32, lane);
                *r = if o.e != 0 {
                    sum.saturating_add(before)
                } else {
                    sum.wrapping_add(before)
                };
            }
            for (i, r) in r.into_iter().enumerate() {
                w.set_lane(o.dst + 256 * i as u32, lane, r);
            }
        }
        after(op)
    }
}

/// Lowers the operations of this file; false if it is none of them.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<bool, Refusal> {
    let inst = l.inst;
    let run = match inst.op {
        Isa::V_MAD_U64_U32 => mad_levels::<Unsigned>(),
        Isa::V_MAD_I64_I32 => mad_levels::<Signed>(),
        Isa::V_MQSAD_U32_U8 => {
            let (dst, a, b, c) = (l.vdst()?, l.vsrc(0)?, l.vsrc(1)?, l.vsrc(2)?);
            l.emit(mqsad, dst, a, b, c).e = u32::from(inst.clamp);
            return Ok(true);
        }
        _ => return Ok(false),
    };
    let (a, b, c) = (
        modify::source(l, 0)?,
        modify::source(l, 1)?,
        modify::source(l, 2)?,
    );
    let (dst, mask) = (l.vdst()?, l.mask_dst()?);
    let op = l.emit_level(run, dst, a, b, c);
    (op.e, op.f) = (mask, u32::from(inst.clamp));
    Ok(true)
}
