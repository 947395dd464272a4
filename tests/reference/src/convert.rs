//! Conversions between floats and integers, and among floats.

use outcrop_isa::{Format as Encoding, Target};
use rustc_apfloat::Round;

use crate::Meaning;
use crate::softfloat::{self, Fp, round_of};
use crate::state::Format;
use crate::state::Format::{Bf16, F16, F32, F64};
use crate::vector::{Denormals, Lane, Operation, Run, is_vector};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    if !is_vector(encoding) {
        return None;
    }
    operation(name.strip_prefix("v_")?).map(Meaning::Vector)
}

/// The conversion of that name, without its prefix.
#[must_use]
pub fn operation(name: &str) -> Option<Operation> {
    use Round::{NearestTiesToEven as Nearest, TowardNegative as Down, TowardZero as Zero};
    let float = Operation::float;
    Some(float(Run::Value(match name {
        "cvt_f32_i32" => |l, [a, ..]| from_int(l, F32, i128::from(a as i32)),
        "cvt_f32_u32" => |l, [a, ..]| from_int(l, F32, i128::from(a as u32)),
        "cvt_f64_i32" => |l, [a, ..]| from_int(l, F64, i128::from(a as i32)),
        "cvt_f64_u32" => |l, [a, ..]| from_int(l, F64, i128::from(a as u32)),
        "cvt_f16_i16" => |l, [a, ..]| from_int(l, F16, i128::from(a as i16)),
        "cvt_f16_u16" => |l, [a, ..]| from_int(l, F16, i128::from(a as u16)),
        "cvt_f32_ubyte0" => |l, [a, ..]| from_int(l, F32, i128::from(a & 0xff)),
        "cvt_f32_ubyte1" => |l, [a, ..]| from_int(l, F32, i128::from(a >> 8 & 0xff)),
        "cvt_f32_ubyte2" => |l, [a, ..]| from_int(l, F32, i128::from(a >> 16 & 0xff)),
        "cvt_f32_ubyte3" => |l, [a, ..]| from_int(l, F32, i128::from(a >> 24 & 0xff)),
        "cvt_off_f32_i4" => |l, [a, ..]| {
            // Sixteenths of a signed number of four bits.
            let sixteenths = (a as i64) << 60 >> 60;
            softfloat::scale(F32, from_int(l, F32, i128::from(sixteenths)), -4, Zero)
        },
        "cvt_i32_f32" => |_, [a, ..]| softfloat::to_int(F32, a, 32, true, Zero),
        "cvt_u32_f32" => |_, [a, ..]| softfloat::to_int(F32, a, 32, false, Zero),
        "cvt_i32_f64" => |_, [a, ..]| softfloat::to_int(F64, a, 32, true, Zero),
        "cvt_u32_f64" => |_, [a, ..]| softfloat::to_int(F64, a, 32, false, Zero),
        "cvt_i16_f16" => |_, [a, ..]| softfloat::to_int(F16, a, 16, true, Zero),
        "cvt_u16_f16" => |_, [a, ..]| softfloat::to_int(F16, a, 16, false, Zero),
        "cvt_flr_i32_f32" | "cvt_floor_i32_f32" => |_, [a, ..]| softfloat::to_int(F32, a, 32, true, Down),
        "cvt_rpi_i32_f32" | "cvt_nearest_i32_f32" => |_, [a, ..]| {
            let sum = softfloat::add(F32, a, 0x3f00_0000, Nearest);
            softfloat::to_int(F32, sum, 32, true, Down)
        },
        "cvt_norm_i16_f16" => |_, [a, ..]| norm(F16, a, true),
        "cvt_norm_u16_f16" => |_, [a, ..]| norm(F16, a, false),
        "cvt_pknorm_i16_f16" | "cvt_pk_norm_i16_f16" => {
            |_, [a, b, _]| pair(norm(F16, a, true), norm(F16, b, true))
        }
        "cvt_pknorm_u16_f16" | "cvt_pk_norm_u16_f16" => {
            |_, [a, b, _]| pair(norm(F16, a, false), norm(F16, b, false))
        }
        "cvt_pknorm_i16_f32" | "cvt_pk_norm_i16_f32" => {
            |_, [a, b, _]| pair(norm(F32, a, true), norm(F32, b, true))
        }
        "cvt_pknorm_u16_f32" | "cvt_pk_norm_u16_f32" => {
            |_, [a, b, _]| pair(norm(F32, a, false), norm(F32, b, false))
        }
        "cvt_pk_i16_f32" => |_, [a, b, _]| {
            pair(
                softfloat::to_int(F32, a, 16, true, Zero),
                softfloat::to_int(F32, b, 16, true, Zero),
            )
        },
        "cvt_pk_u16_f32" => |_, [a, b, _]| {
            pair(
                softfloat::to_int(F32, a, 16, false, Zero),
                softfloat::to_int(F32, b, 16, false, Zero),
            )
        },
        "cvt_pk_u8_f32" => |_, s| byte(s),
        "cvt_pkaccum_u8_f32" => |l, [a, b, _]| byte([a, b, l.old]),
        "cvt_f32_f64" => |l, [a, ..]| softfloat::convert(F64, F32, a, round_of(l.mode, F64)),
        "cvt_f64_f32" => |_, [a, ..]| softfloat::convert(F32, F64, a, Nearest),
        "cvt_f32_f16" => |_, [a, ..]| softfloat::convert(F16, F32, a, Nearest),
        "cvt_f16_f32" => |l, [a, ..]| to_half(l, a, round_of(l.mode, F16)),
        "cvt_pkrtz_f16_f32" | "cvt_pk_rtz_f16_f32" => {
            |l, [a, b, _]| pair(to_half(l, a, Zero), to_half(l, b, Zero))
        }
        "cvt_pk_f16_f32" => |l, [a, b, _]| pair(to_half(l, a, Nearest), to_half(l, b, Nearest)),
        "cvt_pk_bf16_f32" => {
            return Some(Operation::float(Run::Value(|_, [a, b, _]| {
                pair(
                    softfloat::convert(F32, Bf16, a, Nearest),
                    softfloat::convert(F32, Bf16, b, Nearest),
                )
            })));
        }
        "cvt_f32_bf16" => {
            return Some(Operation {
                run: Run::Value(|_, [a, ..]| softfloat::convert(Bf16, F32, a, Nearest)),
                denormals: Denormals::Sources,
            });
        }
        _ => return None,
    })))
}

fn from_int(l: &Lane<'_>, format: Format, v: i128) -> u64 {
    let r = softfloat::from_int(format, v, round_of(l.mode, format));
    limited(l, format, r)
}

/// An f16 that a number has overflowed to, if `FP16_OVFL` says so.
fn limited(l: &Lane<'_>, format: Format, v: u64) -> u64 {
    let fp = Fp::of(format);
    if format == F16 && l.mode.fp16_ovfl() && fp.is_infinite(v) {
        v & fp.sign() | fp.largest()
    } else {
        v
    }
}

fn to_half(l: &Lane<'_>, v: u64, round: Round) -> u64 {
    let r = softfloat::convert(F32, F16, v, round);
    if Fp::of(F32).is_infinite(v) {
        r
    } else {
        limited(l, F16, r)
    }
}

fn pair(low: u64, high: u64) -> u64 {
    low & 0xffff | (high & 0xffff) << 16
}

/// A fraction of the largest number, to nearest even.
fn norm(format: Format, v: u64, signed: bool) -> u64 {
    if Fp::of(format).is_nan(v) {
        return 0;
    }
    let wide = softfloat::convert(format, F64, v, Round::NearestTiesToEven);
    let number = f64::from_bits(wide);
    let (low, scale) = if signed { (-1.0, 32767.0) } else { (0.0, 65535.0) };
    let scaled = number.clamp(low, 1.0) * scale;
    softfloat::to_int(F64, scaled.to_bits(), 32, true, Round::NearestTiesToEven) & 0xffff
}

fn byte([a, at, rest]: [u64; 3]) -> u64 {
    let shift = 8 * (at & 3);
    let v = softfloat::to_int(F32, a, 8, false, Round::NearestTiesToEven);
    rest & !(0xff << shift) | v << shift
}
