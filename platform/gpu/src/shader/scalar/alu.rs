//! Arithmetic of the scalar unit: SOP1, SOP2, SOPK and SOPC, without those that change where control goes.
#![expect(unsafe_code, reason = "operation handlers")]

use outcrop_isa::{Format, Op as Isa};

use super::{float, hwreg};
use crate::shader::program::lower::{Lower, Refusal};
use crate::shader::valu;
use crate::shader::wave::{Handler, Op, Wave, after, sreg};

/// A scalar operand or result of one or two dwords.
trait Word: Copy {
    /// # Safety
    /// The scalars exist.
    unsafe fn get(w: &Wave, i: u32) -> Self;
    /// # Safety
    /// The scalars exist.
    unsafe fn set(self, w: &mut Wave, i: u32);
}

impl Word for u32 {
    #[inline(always)]
    unsafe fn get(w: &Wave, i: u32) -> Self {
        // SAFETY: the caller's.
        unsafe { w.s32(i) }
    }
    #[inline(always)]
    unsafe fn set(self, w: &mut Wave, i: u32) {
        // SAFETY: the caller's.
        unsafe { w.set_s32(i, self) }
    }
}

impl Word for u64 {
    #[inline(always)]
    unsafe fn get(w: &Wave, i: u32) -> Self {
        // SAFETY: the caller's.
        unsafe { w.s64(i) }
    }
    #[inline(always)]
    unsafe fn set(self, w: &mut Wave, i: u32) {
        // SAFETY: the caller's.
        unsafe { w.set_s64(i, self) }
    }
}

/// No operand or no result.
impl Word for () {
    #[inline(always)]
    unsafe fn get(_: &Wave, _: u32) -> Self {}
    #[inline(always)]
    unsafe fn set(self, _: &mut Wave, _: u32) {}
}

/// A new value of SCC, or none.
trait Condition {
    fn apply(self, scc: &mut u32);
}

impl Condition for bool {
    #[inline(always)]
    fn apply(self, scc: &mut u32) {
        *scc = u32::from(self);
    }
}

impl Condition for () {
    #[inline(always)]
    fn apply(self, _: &mut u32) {}
}

/// An operation on scalars; `d` is the destination's value before.
trait Scalar {
    type A: Word;
    type B: Word;
    type D: Word;
    type C: Condition;
    fn f(a: Self::A, b: Self::B, d: Self::D, scc: bool) -> (Self::D, Self::C);
}

/// # Safety
/// As for [`Handler`].
unsafe fn run<T: Scalar>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let (a, b, d) = (T::A::get(w, o.a), T::B::get(w, o.b), T::D::get(w, o.dst));
        let (d, c) = T::f(a, b, d, w.scc != 0);
        d.set(w, o.dst);
        c.apply(&mut w.scc);
        after(op)
    }
}

macro_rules! scalar {
    ($($name:ident($a:ident: $ta:ty, $b:ident: $tb:ty, $d:ident: $td:ty, $scc:ident) -> $tc:ty { $body:expr })*) => {
        /// The handler of an operation on scalars.
        fn handler(op: Isa) -> Option<Handler> {
            Some(match op {
                $(Isa::$name => {
                    struct This;
                    impl Scalar for This {
                        type A = $ta;
                        type B = $tb;
                        type D = $td;
                        type C = $tc;
                        #[inline(always)]
                        fn f($a: $ta, $b: $tb, $d: $td, $scc: bool) -> ($td, $tc) {
                            $body
                        }
                    }
                    run::<This>
                })*
                _ => return None,
            })
        }
    };
}

#[inline(always)]
fn nz<T: PartialEq + Default>(v: T) -> (T, bool) {
    let c = v != T::default();
    (v, c)
}

#[inline(always)]
fn wqm(v: u64) -> u64 {
    quads(v) * 15
}

/// Bit `4 * i` set where any of the four bits is.
#[inline(always)]
fn quads(v: u64) -> u64 {
    (v | v >> 1 | v >> 2 | v >> 3) & 0x1111_1111_1111_1111
}

fn quad_mask(v: u64) -> u64 {
    let q = quads(v);
    (0..16).fold(0, |m, i| m | (q >> (4 * i) & 1) << i)
}

fn spread(v: u32) -> u64 {
    (0..32).fold(0, |m, i| m | (u64::from(v >> i & 1) * 3) << (2 * i))
}

/// Leading bits that equal the sign, or -1 if all do.
fn sign_run(v: i64, bits: u32) -> u32 {
    let v = (v << (64 - bits)) >> (64 - bits);
    let n = (v ^ (v >> 63)).leading_zeros() - (64 - bits);
    if n == bits { u32::MAX } else { n }
}

fn or_minus_one(n: u32, bits: u32) -> u32 {
    if n >= bits { u32::MAX } else { n }
}

#[inline(always)]
fn bfe_u(v: u64, s: u32, bits: u32) -> u64 {
    let (offset, width) = (s & (bits - 1), (s >> 16 & 0x7f).min(bits));
    let v = v >> offset;
    if width >= 64 { v } else { v & ((1 << width) - 1) }
}

#[inline(always)]
fn bfe_i(v: i64, s: u32, bits: u32) -> i64 {
    let (offset, width) = (s & (bits - 1), (s >> 16 & 0x7f).min(bits - (s & (bits - 1))));
    if width == 0 {
        0
    } else {
        (v << (64 - offset - width)) >> (64 - width)
    }
}

scalar! {
    S_MOV_B32(a: u32, _b: (), _d: u32, _c) -> () { (a, ()) }
    S_MOV_B64(a: u64, _b: (), _d: u64, _c) -> () { (a, ()) }
    S_MOVK_I32(a: u32, _b: (), _d: u32, _c) -> () { (a, ()) }
    S_CMOV_B32(a: u32, _b: (), d: u32, c) -> () { (if c { a } else { d }, ()) }
    S_CMOV_B64(a: u64, _b: (), d: u64, c) -> () { (if c { a } else { d }, ()) }
    S_CMOVK_I32(a: u32, _b: (), d: u32, c) -> () { (if c { a } else { d }, ()) }
    S_NOT_B32(a: u32, _b: (), _d: u32, _c) -> bool { nz(!a) }
    S_NOT_B64(a: u64, _b: (), _d: u64, _c) -> bool { nz(!a) }
    S_WQM_B32(a: u32, _b: (), _d: u32, _c) -> bool { nz(wqm(u64::from(a)) as u32) }
    S_WQM_B64(a: u64, _b: (), _d: u64, _c) -> bool { nz(wqm(a)) }
    S_QUADMASK_B32(a: u32, _b: (), _d: u32, _c) -> bool { nz(quad_mask(u64::from(a)) as u32) }
    S_QUADMASK_B64(a: u64, _b: (), _d: u64, _c) -> bool { nz(quad_mask(a)) }
    S_BREV_B32(a: u32, _b: (), _d: u32, _c) -> () { (a.reverse_bits(), ()) }
    S_BREV_B64(a: u64, _b: (), _d: u64, _c) -> () { (a.reverse_bits(), ()) }
    S_BCNT0_I32_B32(a: u32, _b: (), _d: u32, _c) -> bool { nz(a.count_zeros()) }
    S_BCNT0_I32_B64(a: u64, _b: (), _d: u32, _c) -> bool { nz(a.count_zeros()) }
    S_BCNT1_I32_B32(a: u32, _b: (), _d: u32, _c) -> bool { nz(a.count_ones()) }
    S_BCNT1_I32_B64(a: u64, _b: (), _d: u32, _c) -> bool { nz(a.count_ones()) }
    S_FF0_I32_B32(a: u32, _b: (), _d: u32, _c) -> () { (or_minus_one(a.trailing_ones(), 32), ()) }
    S_FF0_I32_B64(a: u64, _b: (), _d: u32, _c) -> () { (or_minus_one(a.trailing_ones(), 64), ()) }
    S_FF1_I32_B32(a: u32, _b: (), _d: u32, _c) -> () { (or_minus_one(a.trailing_zeros(), 32), ()) }
    S_FF1_I32_B64(a: u64, _b: (), _d: u32, _c) -> () { (or_minus_one(a.trailing_zeros(), 64), ()) }
    S_FLBIT_I32_B32(a: u32, _b: (), _d: u32, _c) -> () { (or_minus_one(a.leading_zeros(), 32), ()) }
    S_FLBIT_I32_B64(a: u64, _b: (), _d: u32, _c) -> () { (or_minus_one(a.leading_zeros(), 64), ()) }
    S_FLBIT_I32(a: u32, _b: (), _d: u32, _c) -> () { (sign_run(i64::from(a as i32), 32), ()) }
    S_FLBIT_I32_I64(a: u64, _b: (), _d: u32, _c) -> () { (sign_run(a as i64, 64), ()) }
    S_SEXT_I32_I8(a: u32, _b: (), _d: u32, _c) -> () { (a as i8 as u32, ()) }
    S_SEXT_I32_I16(a: u32, _b: (), _d: u32, _c) -> () { (a as i16 as u32, ()) }
    S_BITSET0_B32(a: u32, _b: (), d: u32, _c) -> () { (d & !(1 << (a & 31)), ()) }
    S_BITSET0_B64(a: u32, _b: (), d: u64, _c) -> () { (d & !(1 << (a & 63)), ()) }
    S_BITSET1_B32(a: u32, _b: (), d: u32, _c) -> () { (d | 1 << (a & 31), ()) }
    S_BITSET1_B64(a: u32, _b: (), d: u64, _c) -> () { (d | 1 << (a & 63), ()) }
    S_ABS_I32(a: u32, _b: (), _d: u32, _c) -> bool { nz((a as i32).wrapping_abs() as u32) }
    S_BITREPLICATE_B64_B32(a: u32, _b: (), _d: u64, _c) -> () { (spread(a), ()) }

    S_ADD_U32(a: u32, b: u32, _d: u32, _c) -> bool { a.overflowing_add(b) }
    S_SUB_U32(a: u32, b: u32, _d: u32, _c) -> bool { a.overflowing_sub(b) }
    S_ADD_I32(a: u32, b: u32, _d: u32, _c) -> bool {
        { let (v, o) = (a as i32).overflowing_add(b as i32); (v as u32, o) }
    }
    S_SUB_I32(a: u32, b: u32, _d: u32, _c) -> bool {
        { let (v, o) = (a as i32).overflowing_sub(b as i32); (v as u32, o) }
    }
    S_ADDC_U32(a: u32, b: u32, _d: u32, c) -> bool {
        { let v = u64::from(a) + u64::from(b) + u64::from(c); (v as u32, v >> 32 != 0) }
    }
    S_SUBB_U32(a: u32, b: u32, _d: u32, c) -> bool {
        { let v = u64::from(a).wrapping_sub(u64::from(b) + u64::from(c)); (v as u32, v >> 63 != 0) }
    }
    S_ADDK_I32(a: u32, _b: (), d: u32, _c) -> bool {
        { let (v, o) = (d as i32).overflowing_add(a as i32); (v as u32, o) }
    }
    S_MULK_I32(a: u32, _b: (), d: u32, _c) -> () { (d.wrapping_mul(a), ()) }
    S_MIN_I32(a: u32, b: u32, _d: u32, _c) -> bool {
        { let c = (a as i32) < b as i32; (if c { a } else { b }, c) }
    }
    S_MIN_U32(a: u32, b: u32, _d: u32, _c) -> bool { (a.min(b), a < b) }
    S_MAX_I32(a: u32, b: u32, _d: u32, _c) -> bool {
        { let c = a as i32 >= b as i32; (if c { a } else { b }, c) }
    }
    S_MAX_U32(a: u32, b: u32, _d: u32, _c) -> bool { (a.max(b), a >= b) }
    S_CSELECT_B32(a: u32, b: u32, _d: u32, c) -> () { (if c { a } else { b }, ()) }
    S_CSELECT_B64(a: u64, b: u64, _d: u64, c) -> () { (if c { a } else { b }, ()) }
    S_AND_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a & b) }
    S_AND_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(a & b) }
    S_OR_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a | b) }
    S_OR_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(a | b) }
    S_XOR_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a ^ b) }
    S_XOR_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(a ^ b) }
    S_ANDN2_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a & !b) }
    S_ANDN2_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(a & !b) }
    S_ORN2_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a | !b) }
    S_ORN2_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(a | !b) }
    S_NAND_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(!(a & b)) }
    S_NAND_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(!(a & b)) }
    S_NOR_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(!(a | b)) }
    S_NOR_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(!(a | b)) }
    S_XNOR_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(!(a ^ b)) }
    S_XNOR_B64(a: u64, b: u64, _d: u64, _c) -> bool { nz(!(a ^ b)) }
    S_LSHL_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a << (b & 31)) }
    S_LSHL_B64(a: u64, b: u32, _d: u64, _c) -> bool { nz(a << (b & 63)) }
    S_LSHR_B32(a: u32, b: u32, _d: u32, _c) -> bool { nz(a >> (b & 31)) }
    S_LSHR_B64(a: u64, b: u32, _d: u64, _c) -> bool { nz(a >> (b & 63)) }
    S_ASHR_I32(a: u32, b: u32, _d: u32, _c) -> bool { nz((a as i32 >> (b & 31)) as u32) }
    S_ASHR_I64(a: u64, b: u32, _d: u64, _c) -> bool { nz((a as i64 >> (b & 63)) as u64) }
    S_BFM_B32(a: u32, b: u32, _d: u32, _c) -> () { (((1 << (a & 31)) - 1) << (b & 31), ()) }
    S_BFM_B64(a: u32, b: u32, _d: u64, _c) -> () { (((1u64 << (a & 63)) - 1) << (b & 63), ()) }
    S_ADD_NC_U64(a: u64, b: u64, _d: u64, _c) -> () { (a.wrapping_add(b), ()) }
    S_SUB_NC_U64(a: u64, b: u64, _d: u64, _c) -> () { (a.wrapping_sub(b), ()) }
    S_MUL_U64(a: u64, b: u64, _d: u64, _c) -> () { (a.wrapping_mul(b), ()) }
    S_MUL_I32(a: u32, b: u32, _d: u32, _c) -> () { (a.wrapping_mul(b), ()) }
    S_MUL_HI_U32(a: u32, b: u32, _d: u32, _c) -> () { (((u64::from(a) * u64::from(b)) >> 32) as u32, ()) }
    S_MUL_HI_I32(a: u32, b: u32, _d: u32, _c) -> () {
        (((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32, ())
    }
    S_BFE_U32(a: u32, b: u32, _d: u32, _c) -> bool { nz(bfe_u(u64::from(a), b, 32) as u32) }
    S_BFE_I32(a: u32, b: u32, _d: u32, _c) -> bool { nz(bfe_i(i64::from(a as i32), b, 32) as u32) }
    S_BFE_U64(a: u64, b: u32, _d: u64, _c) -> bool { nz(bfe_u(a, b, 64)) }
    S_BFE_I64(a: u64, b: u32, _d: u64, _c) -> bool { nz(bfe_i(a as i64, b, 64) as u64) }
    S_ABSDIFF_I32(a: u32, b: u32, _d: u32, _c) -> bool {
        nz((a as i32).wrapping_sub(b as i32).wrapping_abs() as u32)
    }
    S_LSHL1_ADD_U32(a: u32, b: u32, _d: u32, _c) -> bool { shl_add(a, b, 1) }
    S_LSHL2_ADD_U32(a: u32, b: u32, _d: u32, _c) -> bool { shl_add(a, b, 2) }
    S_LSHL3_ADD_U32(a: u32, b: u32, _d: u32, _c) -> bool { shl_add(a, b, 3) }
    S_LSHL4_ADD_U32(a: u32, b: u32, _d: u32, _c) -> bool { shl_add(a, b, 4) }
    S_PACK_LL_B32_B16(a: u32, b: u32, _d: u32, _c) -> () { (a & 0xffff | b << 16, ()) }
    S_PACK_LH_B32_B16(a: u32, b: u32, _d: u32, _c) -> () { (a & 0xffff | b & 0xffff_0000, ()) }
    S_PACK_HL_B32_B16(a: u32, b: u32, _d: u32, _c) -> () { (a >> 16 | b << 16, ()) }
    S_PACK_HH_B32_B16(a: u32, b: u32, _d: u32, _c) -> () { (a >> 16 | b & 0xffff_0000, ()) }

    S_CMP_EQ_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a == b) }
    S_CMP_LG_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a != b) }
    S_CMP_GT_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 > b as i32) }
    S_CMP_GE_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 >= b as i32) }
    S_CMP_LT_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), (a as i32) < b as i32) }
    S_CMP_LE_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 <= b as i32) }
    S_CMP_EQ_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a == b) }
    S_CMP_LG_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a != b) }
    S_CMP_GT_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a > b) }
    S_CMP_GE_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a >= b) }
    S_CMP_LT_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a < b) }
    S_CMP_LE_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a <= b) }
    S_CMP_EQ_U64(a: u64, b: u64, _d: (), _c) -> bool { ((), a == b) }
    S_CMP_LG_U64(a: u64, b: u64, _d: (), _c) -> bool { ((), a != b) }
    S_BITCMP0_B32(a: u32, b: u32, _d: (), _c) -> bool { ((), a >> (b & 31) & 1 == 0) }
    S_BITCMP1_B32(a: u32, b: u32, _d: (), _c) -> bool { ((), a >> (b & 31) & 1 != 0) }
    S_BITCMP0_B64(a: u64, b: u32, _d: (), _c) -> bool { ((), a >> (b & 63) & 1 == 0) }
    S_BITCMP1_B64(a: u64, b: u32, _d: (), _c) -> bool { ((), a >> (b & 63) & 1 != 0) }
    S_CMPK_EQ_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a == b) }
    S_CMPK_LG_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a != b) }
    S_CMPK_GT_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 > b as i32) }
    S_CMPK_GE_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 >= b as i32) }
    S_CMPK_LT_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), (a as i32) < b as i32) }
    S_CMPK_LE_I32(a: u32, b: u32, _d: (), _c) -> bool { ((), a as i32 <= b as i32) }
    S_CMPK_EQ_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a == b) }
    S_CMPK_LG_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a != b) }
    S_CMPK_GT_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a > b) }
    S_CMPK_GE_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a >= b) }
    S_CMPK_LT_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a < b) }
    S_CMPK_LE_U32(a: u32, b: u32, _d: (), _c) -> bool { ((), a <= b) }
}

#[inline(always)]
fn shl_add(a: u32, b: u32, n: u32) -> (u32, bool) {
    let v = (u64::from(a) << n) + u64::from(b);
    (v as u32, v >> 32 != 0)
}

/// Operations that save EXEC and change it: the new EXEC from the source and the old.
trait SaveExec {
    /// Whether the saved value is the new EXEC instead of the old.
    const WRITES_NEW: bool = false;
    fn f(a: u64, exec: u64) -> u64;
}

/// # Safety
/// As for [`Handler`].
unsafe fn save_exec<T: SaveExec>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let old = w.exec();
        let new = T::f(w.s64(o.a), old);
        w.set_s64(o.dst, if T::WRITES_NEW { new } else { old });
        w.set_s64(sreg::EXEC, new);
        w.scc = u32::from(new != 0);
        after(op)
    }
}

/// As [`save_exec`], of the lower half of EXEC only.
///
/// # Safety
/// As for [`Handler`].
unsafe fn save_exec_low<T: SaveExec>(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let o = &*op;
        let old = w.s32(sreg::EXEC);
        let new = T::f(u64::from(w.s32(o.a)), u64::from(old)) as u32;
        w.set_s32(o.dst, if T::WRITES_NEW { new } else { old });
        w.set_s32(sreg::EXEC, new);
        w.scc = u32::from(new != 0);
        after(op)
    }
}

macro_rules! save_exec {
    ($($wide:ident$(|$also:ident)? $low:ident($a:ident, $e:ident, $new:literal) $body:expr;)*) => {
        fn save_exec_handler(op: Isa) -> Option<Handler> {
            Some(match op {
                $(Isa::$wide $(| Isa::$also)? | Isa::$low => {
                    struct This;
                    impl SaveExec for This {
                        const WRITES_NEW: bool = $new;
                        #[inline(always)]
                        fn f($a: u64, $e: u64) -> u64 {
                            $body
                        }
                    }
                    if op == Isa::$low { save_exec_low::<This> } else { save_exec::<This> }
                })*
                _ => return None,
            })
        }
    };
}

save_exec! {
    S_AND_SAVEEXEC_B64 S_AND_SAVEEXEC_B32(a, e, false) a & e;
    S_OR_SAVEEXEC_B64 S_OR_SAVEEXEC_B32(a, e, false) a | e;
    S_XOR_SAVEEXEC_B64 S_XOR_SAVEEXEC_B32(a, e, false) a ^ e;
    S_ANDN1_SAVEEXEC_B64 S_ANDN1_SAVEEXEC_B32(a, e, false) !a & e;
    S_ANDN2_SAVEEXEC_B64 S_ANDN2_SAVEEXEC_B32(a, e, false) a & !e;
    S_ORN1_SAVEEXEC_B64 S_ORN1_SAVEEXEC_B32(a, e, false) !a | e;
    S_ORN2_SAVEEXEC_B64 S_ORN2_SAVEEXEC_B32(a, e, false) a | !e;
    S_NAND_SAVEEXEC_B64 S_NAND_SAVEEXEC_B32(a, e, false) !(a & e);
    S_NOR_SAVEEXEC_B64 S_NOR_SAVEEXEC_B32(a, e, false) !(a | e);
    S_XNOR_SAVEEXEC_B64 S_XNOR_SAVEEXEC_B32(a, e, false) !(a ^ e);
    S_ANDN1_WREXEC_B64 S_ANDN1_WREXEC_B32(a, e, true) !a & e;
    S_ANDN2_WREXEC_B64 S_ANDN2_WREXEC_B32(a, e, true) a & !e;
}

/// Whether an operation writes EXEC besides its result, by its nature.
pub(crate) fn changes_exec(op: Isa) -> bool {
    save_exec_handler(op).is_some()
}

/// `s_mov_b32`.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn move32(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let v = w.s32((*op).a);
        w.set_s32((*op).dst, v);
        after(op)
    }
}

/// Puts VCCZ, EXECZ or SCC into scalar `dst`, which tells which.
///
/// # Safety
/// As for [`Handler`].
pub(crate) unsafe fn status(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid and names scalars that exist.
    unsafe {
        let v = match (*op).dst {
            sreg::VCCZ => u32::from(w.mask(sreg::VCC) == 0),
            sreg::EXECZ => u32::from(w.exec() == 0),
            _ => w.scc,
        };
        w.set_s64((*op).dst, u64::from(v));
        after(op)
    }
}

/// Moves `e` dwords from scalars `a` to scalars `dst`, with M0 added to `a` if `f` is 0, to `dst` if it is 1, and
/// to both, ten bits of M0 each, if it is 2 (`s_movrels`, `s_movreld`, `s_movrelsd_2`). There are `imm` SGPRs.
///
/// # Safety
/// As for [`Handler`].
unsafe fn mov_relative(w: &mut Wave, op: *const Op) -> *const Op {
    // SAFETY: `op` is valid; a register index beyond the SGPRs is not followed.
    unsafe {
        let o = &*op;
        let m0 = w.s32(sreg::M0);
        let (from, to) = match o.f {
            0 => (o.a.saturating_add(m0), o.dst),
            1 => (o.a, o.dst.saturating_add(m0)),
            _ => (o.a + (m0 & 0x3ff), o.dst + (m0 >> 16 & 0x3ff)),
        };
        let fits = |first: u32| u64::from(first) + u64::from(o.e) <= o.imm;
        if (o.f == 1 || fits(from)) && (o.f == 0 || fits(to)) {
            if o.e == 2 {
                let v = w.s64(from);
                w.set_s64(to, v);
            } else {
                let v = w.s32(from);
                w.set_s32(to, v);
            }
        }
        after(op)
    }
}

/// Lowers a SOP1, SOP2, SOPK or SOPC instruction.
pub(crate) fn lower(l: &mut Lower<'_>) -> Result<(), Refusal> {
    let inst = l.inst;
    if valu::lower_mode(l)? || float::lower(l)? || hwreg::lower(l)? {
        return Ok(());
    }
    match inst.op {
        Isa::S_VERSION => return Ok(()),
        Isa::S_MOVRELS_B32
        | Isa::S_MOVRELS_B64
        | Isa::S_MOVRELD_B32
        | Isa::S_MOVRELD_B64
        | Isa::S_MOVRELSD_2_B32 => {
            let (a, dst) = (l.ssrc(0)?, l.scalar_dst()?);
            let dwords = u32::from(inst.dst_type.dwords.max(1));
            let sgprs = l.sgprs();
            let op = l.emit(mov_relative, dst, a, 0, 0);
            (op.e, op.imm) = (dwords, u64::from(sgprs));
            op.f = match inst.op {
                Isa::S_MOVRELS_B32 | Isa::S_MOVRELS_B64 => 0,
                Isa::S_MOVRELD_B32 | Isa::S_MOVRELD_B64 => 1,
                _ => 2,
            };
            return Ok(());
        }
        _ => {}
    }
    if let Some(run) = save_exec_handler(inst.op) {
        let (a, dst) = (l.ssrc(0)?, l.scalar_dst()?);
        l.emit(run, dst, a, 0, 0);
        return Ok(());
    }
    let run = handler(inst.op).ok_or("the operation")?;
    let immediate = l.consts.scalar(u64::from(i64::from(inst.simm16_signed()) as u32));
    let unsigned = l.consts.scalar(u64::from(inst.simm16));
    let dst = if inst.dst.is_none() {
        sreg::TEMP
    } else {
        l.scalar_dst()?
    };
    let (a, b) = match (inst.format, inst.op) {
        (
            Format::Sopk,
            Isa::S_CMPK_EQ_U32
            | Isa::S_CMPK_LG_U32
            | Isa::S_CMPK_GT_U32
            | Isa::S_CMPK_GE_U32
            | Isa::S_CMPK_LT_U32
            | Isa::S_CMPK_LE_U32,
        ) => (l.ssrc(0)?, unsigned),
        (Format::Sopk, _) if inst.dst.is_none() => (l.ssrc(0)?, immediate),
        (Format::Sopk, _) => (immediate, sreg::TEMP),
        (Format::Sop1, _) => (l.ssrc(0)?, sreg::TEMP),
        _ => (l.ssrc(0)?, l.ssrc(1)?),
    };
    l.emit(run, dst, a, b, 0);
    Ok(())
}
