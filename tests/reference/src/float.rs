//! Float arithmetic.

use outcrop_isa::{Format as Encoding, Target};

use crate::Meaning;
use crate::softfloat::{self, round_of};
use crate::state::Format;
use crate::vector::{Lane, Operation, Run};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, encoding: Encoding) -> Option<Meaning> {
    if !crate::vector::is_vector(encoding) {
        return None;
    }
    arithmetic(name, target).map(Meaning::Vector)
}

macro_rules! formats {
    ($stem:expr, $suffix:expr; $($name:literal => $f:ident;)*) => {
        match ($stem, $suffix) {
            $(($name, "f16") => Operation::float(Run::Value(|l, s| $f(l, Format::F16, s))),
            ($name, "f32") => Operation::float(Run::Value(|l, s| $f(l, Format::F32, s))),
            ($name, "f64") => Operation::float(Run::Value(|l, s| $f(l, Format::F64, s))),)*
            _ => return None,
        }
    };
}

fn arithmetic(name: &str, _target: Target) -> Option<Operation> {
    let (stem, suffix) = name.rsplit_once('_')?;
    Some(formats! { stem, suffix;
        "v_add" => add;
        "v_sub" => sub;
        "v_subrev" => subrev;
        "v_mul" => mul;
        "v_fma" => fma;
        "v_fmac" => fmac;
    })
}

fn negated(format: Format, v: u64) -> u64 {
    v ^ softfloat::Fp::of(format).sign()
}

fn add(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    softfloat::add(f, a, b, round_of(l.mode, f))
}

fn sub(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    softfloat::add(f, a, negated(f, b), round_of(l.mode, f))
}

fn subrev(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    softfloat::add(f, b, negated(f, a), round_of(l.mode, f))
}

fn mul(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    softfloat::mul(f, a, b, round_of(l.mode, f))
}

fn fma(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3]) -> u64 {
    softfloat::fma(f, a, b, c, round_of(l.mode, f))
}

fn fmac(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    softfloat::fma(f, a, b, l.old, round_of(l.mode, f))
}
