//! Minima, maxima and medians, whose rules for NaNs differ between generations.

use core::cmp::Ordering;

use outcrop_isa::{Generation, Target};

use crate::softfloat::{self, Fp};
use crate::state::Format;
use crate::vector::{Lane, Operation, Run};

/// The operation of a mnemonic.
#[must_use]
pub fn operation(name: &str, _target: Target) -> Option<Operation> {
    let (stem, suffix) = name.rsplit_once('_')?;
    let stem = stem.strip_prefix("v_")?;
    let stem = stem.strip_suffix("_num").unwrap_or(stem);
    macro_rules! table {
        ($($name:literal => $f:expr;)*) => {
            match (stem, suffix) {
                $(($name, "f16") => Operation::float(Run::Value(|l, s| $f(l, Format::F16, s))),
                ($name, "f32") => Operation::float(Run::Value(|l, s| $f(l, Format::F32, s))),
                ($name, "f64") => Operation::float(Run::Value(|l, s| $f(l, Format::F64, s))),)*
                _ => return None,
            }
        };
    }
    Some(table! {
        "min" => |l, f, [a, b, _]: [u64; 3]| number(l, f, a, b, Ordering::Less);
        "max" => |l, f, [a, b, _]: [u64; 3]| number(l, f, a, b, Ordering::Greater);
        "min3" => |l, f, s| three(l, f, s, Ordering::Less);
        "max3" => |l, f, s| three(l, f, s, Ordering::Greater);
        "med3" => med3;
        "minmax" => |l, f, [a, b, c]: [u64; 3]| {
            number(l, f, number(l, f, a, b, Ordering::Less), c, Ordering::Greater)
        };
        "maxmin" => |l, f, [a, b, c]: [u64; 3]| {
            number(l, f, number(l, f, a, b, Ordering::Greater), c, Ordering::Less)
        };
        "minimum" => |_, f, [a, b, _]: [u64; 3]| strict(f, a, b, Ordering::Less);
        "maximum" => |_, f, [a, b, _]: [u64; 3]| strict(f, a, b, Ordering::Greater);
        "minimum3" => |_, f, [a, b, c]: [u64; 3]| {
            strict(f, strict(f, a, b, Ordering::Less), c, Ordering::Less)
        };
        "maximum3" => |_, f, [a, b, c]: [u64; 3]| {
            strict(f, strict(f, a, b, Ordering::Greater), c, Ordering::Greater)
        };
        "minimummaximum" => |_, f, [a, b, c]: [u64; 3]| {
            strict(f, strict(f, a, b, Ordering::Less), c, Ordering::Greater)
        };
        "maximumminimum" => |_, f, [a, b, c]: [u64; 3]| {
            strict(f, strict(f, a, b, Ordering::Greater), c, Ordering::Less)
        };
    })
}

/// The one of two numbers that is on the wanted side; -0 is below +0.
fn pick(f: Format, a: u64, b: u64, wanted: Ordering) -> u64 {
    let order = softfloat::order(f, a, b).unwrap_or(Ordering::Equal);
    let order = order.then_with(|| {
        let negative = |v: u64| v & Fp::of(f).sign() != 0;
        negative(b).cmp(&negative(a))
    });
    if order == wanted { a } else { b }
}

/// `min` and `max`: numbers win against NaNs.
#[must_use]
pub fn number(l: &Lane<'_>, f: Format, a: u64, b: u64, wanted: Ordering) -> u64 {
    let fp = Fp::of(f);
    let ieee = l.mode.ieee(l.generation());
    match l.generation() {
        Generation::Gfx12 => match (fp.is_nan(a), fp.is_nan(b)) {
            (true, true) => a | fp.quiet(),
            (true, false) => b,
            (false, true) => a,
            (false, false) => pick(f, a, b, wanted),
        },
        _ if ieee && fp.is_signalling(a) => a | fp.quiet(),
        _ if ieee && fp.is_signalling(b) => b | fp.quiet(),
        Generation::Gfx11 if fp.is_nan(b) => a,
        Generation::Gfx11 if fp.is_nan(a) => b,
        _ if fp.is_nan(a) => b,
        _ if fp.is_nan(b) => a,
        _ => pick(f, a, b, wanted),
    }
}

/// `minimum` and `maximum`: NaNs win, signalling ones first.
#[must_use]
pub fn strict(f: Format, a: u64, b: u64, wanted: Ordering) -> u64 {
    let fp = Fp::of(f);
    let signalling = [a, b].into_iter().find(|v| fp.is_signalling(*v));
    signalling
        .map(|v| v | fp.quiet())
        .or_else(|| softfloat::quiet_of(f, &[a, b]))
        .unwrap_or_else(|| pick(f, a, b, wanted))
}

fn three(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3], wanted: Ordering) -> u64 {
    number(l, f, number(l, f, a, b, wanted), c, wanted)
}

fn med3(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3]) -> u64 {
    let fp = Fp::of(f);
    if [a, b, c].into_iter().any(|v| fp.is_nan(v)) {
        return three(l, f, [a, b, c], Ordering::Less);
    }
    let largest = three(l, f, [a, b, c], Ordering::Greater);
    // Equal as numbers: both zeros are.
    let is_largest = |v: u64| softfloat::order(f, largest, v) == Some(Ordering::Equal);
    let (x, y) = match (is_largest(a), is_largest(b)) {
        (true, _) => (b, c),
        (false, true) => (a, c),
        (false, false) => (a, b),
    };
    number(l, f, x, y, Ordering::Greater)
}
