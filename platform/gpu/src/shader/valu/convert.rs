//! Conversions between number formats.

use outcrop_isa::Op as Isa;

use super::{Desc, lane, lanes, rare};
use crate::shader::number::fp::{
    bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16, f32_to_f16_rtz, floor32, rint32, rint64,
};

#[inline(always)]
fn h(v: u32) -> f32 {
    f16_to_f32(v as u16)
}

/// The nearest fraction of 32767, the product not rounded before.
#[inline(always)]
fn norm_i16(v: f32) -> u32 {
    let v = f64::from(if v.is_nan() { 0.0 } else { v }).clamp(-1.0, 1.0);
    u32::from(rint64(v * 32767.0) as i16 as u16)
}

#[inline(always)]
fn norm_u16(v: f32) -> u32 {
    let v = f64::from(if v.is_nan() { 0.0 } else { v }).clamp(0.0, 1.0);
    u32::from(rint64(v * 65535.0) as u16)
}

#[inline(always)]
fn i16_of(v: i32) -> u32 {
    u32::from(v.clamp(-32768, 32767) as i16 as u16)
}

/// The f32 of an f64, rounded once; NaNs keep their high payload.
#[inline(always)]
fn narrow(v: f64) -> f32 {
    let nan = (v.to_bits() >> 32) as u32 & 0x8000_0000 | 0x7fc0_0000 | (v.to_bits() >> 29) as u32 & 0x3f_ffff;
    if v.is_nan() { f32::from_bits(nan) } else { v as f32 }
}

#[inline(always)]
fn widen(v: f32) -> f64 {
    let b = u64::from(v.to_bits());
    let nan = (b & 0x8000_0000) << 32 | 0x7ff8 << 48 | (b & 0x3f_ffff) << 29;
    if v.is_nan() {
        f64::from_bits(nan)
    } else {
        f64::from(v)
    }
}

lanes! {
    select_common lane
    V_CVT_F32_I32(a: i32, _b: (), _c: ()) -> f32 { a as f32 }
    V_CVT_F32_U32(a: u32, _b: (), _c: ()) -> f32 { a as f32 }
    V_CVT_I32_F32(a: f32, _b: (), _c: ()) -> i32 { a as i32 }
    V_CVT_U32_F32(a: f32, _b: (), _c: ()) -> u32 { a as u32 }
    V_CVT_F32_UBYTE0(a: u32, _b: (), _c: ()) -> f32 { (a & 0xff) as f32 }
    V_CVT_F64_F32(a: f32, _b: (), _c: ()) -> f64 { widen(a) }
}

lanes! {
    select_plain rare
    V_CVT_FLR_I32_F32(a: f32, _b: (), _c: ()) -> i32 { floor32(a) as i32 }
    V_CVT_RPI_I32_F32(a: f32, _b: (), _c: ()) -> i32 { floor32(a + 0.5) as i32 }
    V_CVT_F32_UBYTE1(a: u32, _b: (), _c: ()) -> f32 { (a >> 8 & 0xff) as f32 }
    V_CVT_F32_UBYTE2(a: u32, _b: (), _c: ()) -> f32 { (a >> 16 & 0xff) as f32 }
    V_CVT_F32_UBYTE3(a: u32, _b: (), _c: ()) -> f32 { (a >> 24) as f32 }
    V_CVT_F64_I32(a: i32, _b: (), _c: ()) -> f64 { f64::from(a) }
    V_CVT_F64_U32(a: u32, _b: (), _c: ()) -> f64 { f64::from(a) }
    V_CVT_I32_F64(a: f64, _b: (), _c: ()) -> i32 { a as i32 }
    V_CVT_U32_F64(a: f64, _b: (), _c: ()) -> u32 { a as u32 }
    V_CVT_F32_F16(a: u32, _b: (), _c: ()) -> f32 {
        { let v = h(a); if v.is_nan() { f32::from_bits(v.to_bits() | 1 << 22) } else { v } }
    }
    V_CVT_F32_F64(a: f64, _b: (), _c: ()) -> f32 { narrow(a) }
    V_CVT_F16_F32(a: f32, _b: (), _c: ()) -> u32 { u32::from(f32_to_f16(a)) }
    V_CVT_F16_U16(a: u32, _b: (), _c: ()) -> u32 { u32::from(f32_to_f16((a & 0xffff) as f32)) }
    V_CVT_F16_I16(a: u32, _b: (), _c: ()) -> u32 { u32::from(f32_to_f16(f32::from(a as i16))) }
    V_CVT_I32_I16(a: u32, _b: (), _c: ()) -> u32 { a as i16 as u32 }
    V_CVT_U32_U16(a: u32, _b: (), _c: ()) -> u32 { a & 0xffff }
    V_CVT_PK_I16_F32(a: f32, b: f32, _c: ()) -> u32 { u32::from(a as i16 as u16) | u32::from(b as i16 as u16) << 16 }
    V_CVT_PK_U16_F32(a: f32, b: f32, _c: ()) -> u32 { u32::from(a as u16) | u32::from(b as u16) << 16 }
    V_CVT_U16_F16(a: u32, _b: (), _c: ()) -> u32 { u32::from(h(a) as u16) }
    V_CVT_I16_F16(a: u32, _b: (), _c: ()) -> u32 { u32::from(h(a) as i16 as u16) }
    V_CVT_NORM_I16_F16(a: u32, _b: (), _c: ()) -> u32 { norm_i16(h(a)) }
    V_CVT_NORM_U16_F16(a: u32, _b: (), _c: ()) -> u32 { norm_u16(h(a)) }
    V_CVT_PKRTZ_F16_F32(a: f32, b: f32, _c: ()) -> u32 {
        u32::from(f32_to_f16_rtz(a)) | u32::from(f32_to_f16_rtz(b)) << 16
    }
    V_CVT_PKNORM_I16_F32(a: f32, b: f32, _c: ()) -> u32 { norm_i16(a) | norm_i16(b) << 16 }
    V_CVT_PKNORM_U16_F32(a: f32, b: f32, _c: ()) -> u32 { norm_u16(a) | norm_u16(b) << 16 }
    V_CVT_PKNORM_I16_F16(a: u32, b: u32, _c: ()) -> u32 { norm_i16(h(a)) | norm_i16(h(b)) << 16 }
    V_CVT_PKNORM_U16_F16(a: u32, b: u32, _c: ()) -> u32 { norm_u16(h(a)) | norm_u16(h(b)) << 16 }
    V_CVT_PK_U16_U32(a: u32, b: u32, _c: ()) -> u32 { a.min(0xffff) | b.min(0xffff) << 16 }
    V_CVT_PK_I16_I32(a: i32, b: i32, _c: ()) -> u32 { i16_of(a) | i16_of(b) << 16 }
    V_CVT_PK_U8_F32|V_CVT_PKACCUM_U8_F32(a: f32, b: u32, c: u32) -> u32 {
        { let shift = 8 * (b & 3); c & !(0xff << shift) | u32::from(rint32(a) as u8) << shift }
    }
    V_SAT_PK_U8_I16(a: u32, _b: (), _c: ()) -> u32 {
        (i32::from(a as i16).clamp(0, 255) | i32::from((a >> 16) as i16).clamp(0, 255) << 8) as u32
    }
    V_CVT_F32_BF16(a: u32, _b: (), _c: ()) -> f32 {
        { let v = bf16_to_f32(a as u16); if v.is_nan() { f32::from_bits(v.to_bits() | 1 << 22) } else { v } }
    }
    // To nearest even whatever the mode says.
    V_CVT_PK_BF16_F32(a: f32, b: f32, _c: ()) -> u32 { u32::from(f32_to_bf16(a)) | u32::from(f32_to_bf16(b)) << 16 }
    V_CVT_PK_F16_F32(a: f32, b: f32, _c: ()) -> u32 { u32::from(f32_to_f16(a)) | u32::from(f32_to_f16(b)) << 16 }
}

/// The description of a conversion.
pub(crate) fn select(op: Isa) -> Option<Desc> {
    select_common(op).or_else(|| select_plain(op))
}
