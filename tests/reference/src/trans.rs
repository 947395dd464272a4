//! Transcendental functions, within the error that the ISA documents state: made in f64 by the host's library.

use outcrop_isa::{Format as Encoding, Inst, Operand, Target};
use rustc_apfloat::Round;

use crate::Meaning;
use crate::softfloat::{self, Fp};
use crate::state::Format::{F16, F32, F64};
use crate::state::{Format, State};
use crate::vector::{self, Denormals, Lane, Operation, Run, is_vector};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    if !is_vector(encoding) {
        return None;
    }
    let name = name.strip_prefix("v_")?;
    Some(match name.strip_prefix("s_") {
        Some(name) => {
            operation(name)?;
            Meaning::Other(scalar)
        }
        None => Meaning::Vector(operation(name)?),
    })
}

/// A function of a number that is in its domain and finite, not zero.
type Function = fn(f64) -> f64;

fn operation(name: &str) -> Option<Operation> {
    macro_rules! table {
        ($($stem:literal $f16:literal $f32:literal $function:expr;)*) => {
            match name {
                $($f16 => operation_of(F16, |l, [a, ..]| result(l, F16, $stem, a, $function)),
                $f32 => operation_of(F32, |l, [a, ..]| result(l, F32, $stem, a, $function)),)*
                "exp_legacy_f32" => operation_of(F32, |l, [a, ..]| result(l, F32, "exp", a, f64::exp2)),
                "log_legacy_f32" => operation_of(F32, |l, [a, ..]| result(l, F32, "log", a, f64::log2)),
                "rcp_iflag_f32" => operation_of(F32, |l, [a, ..]| result(l, F32, "rcp", a, |x| 1.0 / x)),
                "rcp_f64" => operation_of(F64, |l, [a, ..]| result(l, F64, "rcp", a, |x| 1.0 / x)),
                "rsq_f64" => operation_of(F64, |l, [a, ..]| result(l, F64, "rsq", a, |x| 1.0 / x.sqrt())),
                "sqrt_f64" => operation_of(F64, |l, [a, ..]| result(l, F64, "sqrt", a, f64::sqrt)),
                _ => return None,
            }
        };
    }
    Some(table! {
        "exp" "exp_f16" "exp_f32" f64::exp2;
        "log" "log_f16" "log_f32" f64::log2;
        "rcp" "rcp_f16" "rcp_f32" |x| 1.0 / x;
        "rsq" "rsq_f16" "rsq_f32" |x| 1.0 / x.sqrt();
        "sqrt" "sqrt_f16" "sqrt_f32" f64::sqrt;
        "sin" "sin_f16" "sin_f32" |x| turns(x).0;
        "cos" "cos_f16" "cos_f32" |x| turns(x).1;
    })
}

fn operation_of(format: Format, run: fn(&Lane<'_>, [u64; 3]) -> (u64, u64)) -> Operation {
    Operation::float(Run::Near(format, run))
}

/// Sine and cosine of a number of turns, which is reduced exactly first.
fn turns(x: f64) -> (f64, f64) {
    let rest = x - x.round();
    let (quarter, y) = ((rest * 4.0).round(), rest * 4.0 - (rest * 4.0).round());
    let (s, c) = (y * core::f64::consts::FRAC_PI_2).sin_cos();
    match quarter as i32 & 3 {
        0 => (s, c),
        1 => (c, -s),
        2 => (-s, -c),
        _ => (-c, s),
    }
}

/// The result, and by how many codes another may differ.
fn result(l: &Lane<'_>, format: Format, stem: &str, a: u64, function: Function) -> (u64, u64) {
    let fp = Fp::of(format);
    // f32 has no denormals here but in sines and cosines, whatever MODE says.
    let flushes = format == F32 && !matches!(stem, "sin" | "cos");
    let a = if flushes { vector::flush(format, a) } else { a };
    if let Some(nan) = softfloat::quiet_of(format, &[a]) {
        return (nan, 0);
    }
    let (sign, invalid) = (a & fp.sign(), fp.sign() | fp.nan());
    let negative = sign != 0 && !fp.is_zero(a);
    let special = match (stem, fp.is_zero(a), fp.is_infinite(a)) {
        ("exp", true, _) | ("cos", true, _) => Some(fp.one()),
        ("exp", _, true) => Some(if negative { 0 } else { fp.infinity() }),
        ("log", true, _) => Some(fp.sign() | fp.infinity()),
        ("log" | "rsq" | "sqrt", ..) if negative => Some(invalid),
        ("log" | "sqrt", _, true) => Some(a),
        ("rcp" | "rsq", true, _) => Some(sign | fp.infinity()),
        ("rcp" | "rsq", _, true) => Some(sign),
        ("sqrt" | "sin", true, _) => Some(a),
        ("sin" | "cos", _, true) => Some(invalid),
        _ => None,
    };
    if let Some(v) = special {
        return (v, 0);
    }
    let wide = f64::from_bits(softfloat::convert(format, F64, a, Round::NearestTiesToEven));
    let v = function(wide);
    let r = softfloat::convert(F64, format, v.to_bits(), Round::NearestTiesToEven);
    let r = if flushes { vector::flush(format, r) } else { r };
    // What FP16_OVFL keeps from overflowing.
    let r = match format == F16 && l.mode.fp16_ovfl() && fp.is_infinite(r) {
        true => r & fp.sign() | fp.largest(),
        false => r,
    };
    (r, if format == F64 { 2 } else { 1 })
}

/// The operations with a scalar source and a scalar result.
fn scalar(inst: &Inst, before: &State, after: &mut State) {
    let name = inst.op.name().strip_prefix("v_s_").unwrap_or_default();
    let format = if name.ends_with("f16") { F16 } else { F32 };
    let Some(Operation {
        run: Run::Near(_, run),
        ..
    }) = operation(name)
    else {
        return;
    };
    let l = Lane {
        target: before.target,
        inst,
        mode: before.mode,
        lane: 0,
        old: 0,
        carry: false,
    };
    let a = vector::source(inst, before, 0, 0);
    let a = match vector::flushes_in(before.mode, format) {
        true => vector::flush(format, a),
        false => a,
    };
    let (v, codes) = run(&l, [a, 0, 0]);
    let v = vector::finish(&l, format, v, Denormals::Mode);
    vector::set_scalar_dword(after, inst.dst, 0, v as u32);
    if let Operand::Sgpr(sgpr) = inst.dst {
        after.scalar_tolerance = Some((sgpr, format, codes));
    }
}
