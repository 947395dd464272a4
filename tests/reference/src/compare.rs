//! Comparisons of the vector unit.

use core::cmp::Ordering;

use outcrop_isa::{Format as Encoding, Target};

use crate::Meaning;
use crate::softfloat::Fp;
use crate::state::Format;
use crate::vector::{Denormals, Lane, Operation, Run, is_vector};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    if !is_vector(encoding) {
        return None;
    }
    let rest = name.strip_prefix("v_cmpx_").or(name.strip_prefix("v_cmp_"))?;
    let (condition, kind) = rest.split_once('_')?;
    if condition == "class" {
        return Some(Meaning::Vector(Operation::bits(Run::Compare(class(kind)?))));
    }
    let (run, denormals) = match kind {
        "f16" | "f32" | "f64" => (floats(condition, kind)?, Denormals::Sources),
        _ => (integers(condition, kind)?, Denormals::Bits),
    };
    Some(Meaning::Vector(Operation {
        run: Run::Compare(run),
        denormals,
    }))
}

type Compare = fn(&Lane<'_>, [u64; 3]) -> bool;

macro_rules! conditions {
    ($condition:expr, $order:path) => {
        match $condition {
            "f" => |_, _| false,
            "lt" => |_, v| $order(v) == Some(Ordering::Less),
            "eq" => |_, v| $order(v) == Some(Ordering::Equal),
            "le" => |_, v| matches!($order(v), Some(Ordering::Less | Ordering::Equal)),
            "gt" => |_, v| $order(v) == Some(Ordering::Greater),
            "lg" => |_, v| matches!($order(v), Some(Ordering::Less | Ordering::Greater)),
            "ne" => |_, v| $order(v) != Some(Ordering::Equal),
            "ge" => |_, v| matches!($order(v), Some(Ordering::Greater | Ordering::Equal)),
            "o" => |_, v| $order(v).is_some(),
            "u" => |_, v| $order(v).is_none(),
            "nge" => |_, v| !matches!($order(v), Some(Ordering::Greater | Ordering::Equal)),
            "nlg" => |_, v| !matches!($order(v), Some(Ordering::Less | Ordering::Greater)),
            "ngt" => |_, v| $order(v) != Some(Ordering::Greater),
            "nle" => |_, v| !matches!($order(v), Some(Ordering::Less | Ordering::Equal)),
            "neq" => |_, v| $order(v) != Some(Ordering::Equal),
            "nlt" => |_, v| $order(v) != Some(Ordering::Less),
            "t" | "tru" => |_, _| true,
            _ => return None,
        }
    };
}

/// How two floats are ordered; not at all if one is NaN. Zeros are equal.
fn order(format: Format, [a, b, _]: [u64; 3]) -> Option<Ordering> {
    let fp = Fp::of(format);
    if fp.is_nan(a) || fp.is_nan(b) {
        return None;
    }
    let number = |v: u64| {
        let magnitude = i128::from(fp.magnitude(v));
        if v & fp.sign() != 0 { -magnitude } else { magnitude }
    };
    Some(number(a).cmp(&number(b)))
}

fn order16(v: [u64; 3]) -> Option<Ordering> {
    order(Format::F16, v)
}

fn order32(v: [u64; 3]) -> Option<Ordering> {
    order(Format::F32, v)
}

fn order64(v: [u64; 3]) -> Option<Ordering> {
    order(Format::F64, v)
}

fn floats(condition: &str, kind: &str) -> Option<Compare> {
    Some(match kind {
        "f16" => conditions!(condition, order16),
        "f32" => conditions!(condition, order32),
        _ => conditions!(condition, order64),
    })
}

fn unsigned([a, b, _]: [u64; 3]) -> Option<Ordering> {
    Some(a.cmp(&b))
}

fn signed16([a, b, _]: [u64; 3]) -> Option<Ordering> {
    Some((a as i16).cmp(&(b as i16)))
}

fn signed32([a, b, _]: [u64; 3]) -> Option<Ordering> {
    Some((a as i32).cmp(&(b as i32)))
}

fn signed64([a, b, _]: [u64; 3]) -> Option<Ordering> {
    Some((a as i64).cmp(&(b as i64)))
}

fn unsigned16([a, b, _]: [u64; 3]) -> Option<Ordering> {
    Some((a as u16).cmp(&(b as u16)))
}

fn integers(condition: &str, kind: &str) -> Option<Compare> {
    Some(match kind {
        "i16" => conditions!(condition, signed16),
        "u16" => conditions!(condition, unsigned16),
        "i32" => conditions!(condition, signed32),
        "i64" => conditions!(condition, signed64),
        "u32" | "u64" => conditions!(condition, unsigned),
        _ => return None,
    })
}

/// Whether the class of a float is among those of the second source: bit 0 signalling NaN, 1 quiet NaN, 2 negative
/// infinity, 3 negative normal, 4 negative denormal, 5 and 6 zeros, then the positive ones up to infinity, 9.
fn in_class(format: Format, [v, classes, _]: [u64; 3]) -> bool {
    let fp = Fp::of(format);
    let fraction = match format {
        Format::F16 => 10,
        Format::F32 => 23,
        Format::F64 => 52,
        Format::Bf16 => 7,
    };
    let magnitude = fp.magnitude(v);
    let infinity = fp.sign() - (1 << fraction);
    let n = if magnitude > infinity {
        u32::from(magnitude >> (fraction - 1) & 1 != 0)
    } else {
        let size = match magnitude {
            0 => 0,
            m if m == infinity => 3,
            m if m >> fraction == 0 => 1,
            _ => 2,
        };
        if v & fp.sign() != 0 { 5 - size } else { 6 + size }
    };
    classes >> n & 1 != 0
}

fn class(kind: &str) -> Option<Compare> {
    Some(match kind {
        "f16" => |_, v| in_class(Format::F16, v),
        "f32" => |_, v| in_class(Format::F32, v),
        "f64" => |_, v| in_class(Format::F64, v),
        _ => return None,
    })
}
