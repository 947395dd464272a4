//! Whether what a GPU gave is what the processor gave.

use super::template::{Argument, Kernel, Role, Rule};
use super::types::{Kind, Scalar};
use core::fmt::{self, Write as _};

/// What must stay as it is behind each buffer.
pub const GUARD: [u8; 64] = [0xa5; 64];

/// The first element that is wrong.
#[derive(Debug, PartialEq)]
pub struct Wrong {
    pub argument: usize,
    /// The value's index, and that of the element in it.
    pub index: usize,
    pub lane: usize,
    pub got: u64,
    pub want: u64,
    /// Elements of the argument that are wrong.
    pub elements: usize,
}

/// With what a result is compared.
#[derive(Clone, Copy, PartialEq)]
pub enum With {
    /// The processor's.
    Native,
    /// The GPU's without optimisation.
    Unoptimised,
    /// The GPU's with less.
    LessOptimised,
}

impl With {
    /// Levels of optimisation give the same bits; of a function that the compiler may approximate all that optimise.
    fn rule(self, rule: Rule) -> Rule {
        match self {
            Self::Native => rule,
            Self::Unoptimised if rule.approximate => rule,
            Self::Unoptimised | Self::LessOptimised => Rule {
                sorted: rule.sorted,
                ..Rule::default()
            },
        }
    }
}

/// Compares the buffers after a kernel, each with its guard.
pub fn compare(kernel: &Kernel, with: With, got: &[Vec<u8>], want: &[Vec<u8>]) -> Result<(), Wrong> {
    let buffers = kernel
        .arguments
        .iter()
        .enumerate()
        .filter(|(_, argument)| argument.role != Role::Value);
    for (((number, argument), got), want) in buffers.zip(got).zip(want) {
        let rule = with.rule(argument.rule);
        let guard = argument.bytes();
        if got[guard..] != GUARD {
            return Err(Wrong {
                argument: number,
                index: argument.count,
                lane: 0,
                got: u64::from(*got[guard..].iter().find(|byte| **byte != GUARD[0]).unwrap_or(&0)),
                want: u64::from(GUARD[0]),
                elements: 1,
            });
        }
        elements(number, argument, rule, &got[..guard], &want[..guard])?;
    }
    Ok(())
}

fn elements(number: usize, argument: &Argument, rule: Rule, got: &[u8], want: &[u8]) -> Result<(), Wrong> {
    let scalar = argument.ty.scalar;
    let (mut got, mut want) = (split(got, scalar), split(want, scalar));
    if rule.sorted {
        got.sort_unstable();
        want.sort_unstable();
    }
    let slots = argument.ty.slots();
    let mut wrong = got
        .iter()
        .zip(&want)
        .enumerate()
        // The fourth element of a vector of 3 is nobody's.
        .filter(|(at, _)| at % slots < argument.ty.lanes)
        .filter(|(_, (got, want))| !same(scalar, rule, **got, **want));
    match wrong.next() {
        None => Ok(()),
        Some((at, (got, want))) => Err(Wrong {
            argument: number,
            index: at / slots,
            lane: at % slots,
            got: *got,
            want: *want,
            elements: 1 + wrong.count(),
        }),
    }
}

fn split(bytes: &[u8], scalar: Scalar) -> Vec<u64> {
    bytes
        .chunks_exact(scalar.bytes)
        .map(|chunk| {
            let mut wide = [0; 8];
            wide[..scalar.bytes].copy_from_slice(chunk);
            u64::from_le_bytes(wide)
        })
        .collect()
}

fn same(scalar: Scalar, rule: Rule, got: u64, want: u64) -> bool {
    if got == want {
        return true;
    }
    if scalar.kind != Kind::Float {
        return false;
    }
    if is_nan(scalar, got) || is_nan(scalar, want) {
        // Which NaN is the machine's own affair.
        return is_nan(scalar, got) && is_nan(scalar, want);
    }
    let (got, want) = (order(scalar, got), order(scalar, want));
    if got == want {
        return rule.zeros || rule.ulp > 0;
    }
    got.abs_diff(want) <= rule.ulp
}

fn is_nan(scalar: Scalar, bits: u64) -> bool {
    let one = 1u64 << scalar.fraction();
    let sizes = (1u64 << (scalar.bits() - 1)) - 1;
    bits & sizes > sizes & !(one - 1)
}

/// Numbers in which neighbours differ by one; both zeros are 0.
fn order(scalar: Scalar, bits: u64) -> i64 {
    let sizes = (1u64 << (scalar.bits() - 1)) - 1;
    let size = (bits & sizes) as i64;
    if bits & !sizes == 0 { size } else { -size }
}

/// An element as people read it.
pub fn shown(scalar: Scalar, bits: u64) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = match (scalar.kind, scalar.bytes) {
        (Kind::Float, 8) => write!(text, "{:e}", f64::from_bits(bits)),
        (Kind::Float, 4) => write!(text, "{:e}", f32::from_bits(bits as u32)),
        (Kind::Float, _) => write!(text, "{:e}", half(bits)),
        (Kind::Signed, _) => {
            let unused = 64 - scalar.bits();
            write!(text, "{}", (bits << unused) as i64 >> unused)
        }
        (Kind::Unsigned, _) => write!(text, "{bits}"),
    };
    let _ = write!(text, " (0x{bits:0width$x})", width = 2 * scalar.bytes);
    text
}

fn half(bits: u64) -> f64 {
    let fraction = (bits & 0x3ff) as f64;
    let size = match bits >> 10 & 31 {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        exponent => (fraction + 1024.0) * 2f64.powi(exponent as i32 - 25),
    };
    if bits & 0x8000 == 0 { size } else { -size }
}

impl Wrong {
    /// With the inputs of the same index.
    pub fn describe(&self, kernel: &Kernel, inputs: &[Vec<u8>]) -> String {
        let argument = &kernel.arguments[self.argument];
        let scalar = argument.ty.scalar;
        let place = if self.index >= argument.count {
            format!("bytes behind {}", argument.name)
        } else if argument.ty.lanes > 1 {
            format!("{}[{}].s{:x}", argument.name, self.index, self.lane)
        } else {
            format!("{}[{}]", argument.name, self.index)
        };
        let mut text = format!(
            "{place} is {}, not {}",
            shown(scalar, self.got),
            shown(scalar, self.want)
        );
        if self.elements > 1 {
            let _ = write!(text, "; {} elements are wrong", self.elements);
        }
        for (argument, bytes) in kernel.arguments.iter().zip(inputs) {
            if argument.role != Role::Out && argument.count == kernel.arguments[self.argument].count {
                let _ = write!(
                    text,
                    "; {} = {}",
                    argument.name,
                    Inputs(argument, bytes, self.index)
                );
            }
        }
        text
    }
}

struct Inputs<'a>(&'a Argument, &'a [u8], usize);

impl fmt::Display for Inputs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(argument, bytes, index) = self;
        let size = argument.ty.bytes();
        let Some(value) = bytes.get(index * size..(index + 1) * size) else {
            return f.write_str("?");
        };
        let parts: Vec<String> = split(value, argument.ty.scalar)
            .into_iter()
            .take(argument.ty.lanes)
            .map(|bits| shown(argument.ty.scalar, bits))
            .collect();
        f.write_str(&parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::{Rule, same, shown};
    use crate::opencl::types::{Kind, Scalar};

    const FLOAT: Scalar = Scalar {
        kind: Kind::Float,
        bytes: 4,
    };

    #[test]
    fn floats_are_the_same_by_their_rule() {
        let exact = Rule::default();
        let near = Rule { ulp: 2, ..exact };
        let zeros = Rule { zeros: true, ..exact };
        let minus = 0x8000_0000;
        assert!(same(FLOAT, exact, 0x7fc0_0000, 0xffc0_0001));
        assert!(!same(FLOAT, near, 0x7fc0_0000, 0x7f80_0000));
        assert!(!same(FLOAT, exact, 0, minus) && same(FLOAT, zeros, 0, minus));
        assert!(same(FLOAT, near, 1, minus | 1) && !same(FLOAT, near, 2, minus | 1));
        assert!(same(FLOAT, near, 0x7f7f_ffff, 0x7f80_0001 - 1) && !same(FLOAT, zeros, 5, 6));
    }

    #[test]
    fn elements_are_shown_as_numbers_and_bits() {
        let half = Scalar {
            kind: Kind::Float,
            bytes: 2,
        };
        let char = Scalar {
            kind: Kind::Signed,
            bytes: 1,
        };
        assert_eq!(shown(half, 0x3c00), "1e0 (0x3c00)");
        assert_eq!(shown(half, 0x8001), "-5.960464477539063e-8 (0x8001)");
        assert_eq!(shown(char, 0xff), "-1 (0xff)");
        assert_eq!(shown(FLOAT, 0x4040_0000), "3e0 (0x40400000)");
    }
}
