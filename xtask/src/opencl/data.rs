//! Input data: the same for a kernel on every machine and in every run.

use super::template::{Argument, Kernel, Role, Values};
use super::types::{Kind, Scalar};

/// SplitMix64.
struct Random(u64);

impl Random {
    /// Numbers of its own for each name and number.
    fn new(name: &str, number: usize) -> Self {
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(seed.wrapping_add(number as u64))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 16) as usize % end
    }

    /// In `0.0..1.0`.
    fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The bytes that an argument has before the kernel runs; what a kernel writes has noise there.
pub fn bytes(kernel: &Kernel, number: usize) -> Vec<u8> {
    let argument = &kernel.arguments[number];
    let scalar = argument.ty.scalar;
    let mut random = Random::new(&kernel.name, number);
    let mut bytes = Vec::with_capacity(argument.bytes());
    for _ in 0..argument.count * argument.ty.slots() {
        let bits = value(argument, scalar, &mut random);
        bytes.extend_from_slice(&bits.to_le_bytes()[..scalar.bytes]);
    }
    bytes
}

fn value(argument: &Argument, scalar: Scalar, random: &mut Random) -> u64 {
    match argument.values {
        Values::Zero => 0,
        _ if argument.role == Role::Out => random.next(),
        Values::Between(low, high) => {
            // The ends are tried too.
            let value = match random.below(32) {
                0 => low,
                1 => high,
                _ => low + (high - low) * random.part(),
            };
            match scalar.kind {
                Kind::Float => narrow(value, scalar),
                Kind::Signed => value.round() as i64 as u64,
                Kind::Unsigned => value.round() as u64,
            }
        }
        Values::Any if scalar.kind == Kind::Float => any_float(scalar, random),
        Values::Any => any_integer(scalar, random),
    }
}

fn any_integer(scalar: Scalar, random: &mut Random) -> u64 {
    let top = 1u64 << (scalar.bits() - 1);
    let near = random.below(4) as u64;
    match random.below(8) {
        0 => [0, 1, u64::MAX, top, top - 1, top + 1, !1, 2][random.below(8)],
        // Near a power of two, and near its negative.
        1 => (1u64 << random.below(scalar.bits() as usize))
            .wrapping_add(near)
            .wrapping_sub(2),
        2 => (1u64 << random.below(scalar.bits() as usize))
            .wrapping_add(near)
            .wrapping_neg(),
        3 => random.below(64) as u64,
        4 => random.next() >> random.below(64),
        _ => random.next(),
    }
}

fn any_float(scalar: Scalar, random: &mut Random) -> u64 {
    let (fraction, bits) = (scalar.fraction(), scalar.bits());
    let one = 1u64 << fraction;
    let infinity = ((1u64 << (bits - 1)) - 1) & !(one - 1);
    let sign = (random.next() & 1) << (bits - 1);
    let size = match random.below(8) {
        // Zero, the denormals' ends, the least normal, the greatest, infinity, a quiet NaN.
        0 => [0, 1, one - 1, one, infinity - 1, infinity, infinity | one >> 1, 0][random.below(8)],
        // A half of a whole number, and its neighbours: where rounding decides.
        1 => {
            let half = narrow(random.below(64) as f64 / 2.0, scalar);
            half.wrapping_add(random.below(3) as u64).saturating_sub(1)
        }
        // Where integers end, and its neighbours.
        2 => {
            let end = narrow(2f64.powi([7, 8, 15, 16, 31, 32, 63, 64][random.below(8)]), scalar);
            end.wrapping_add(random.below(5) as u64)
                .saturating_sub(2)
                .min(infinity)
        }
        3 | 4 => narrow(random.part() * 8.0, scalar),
        5 => narrow(random.part() * 1000.0, scalar),
        // Any exponent; NaNs are as quiet as compilers make them.
        _ => match random.next() & ((1 << (bits - 1)) - 1) {
            nan if nan > infinity => nan | one >> 1,
            number => number,
        },
    };
    size | sign
}

/// The bits of the scalar nearest below in size; halves are cut, which is near enough for data.
fn narrow(value: f64, scalar: Scalar) -> u64 {
    match scalar.bytes {
        8 => value.to_bits(),
        4 => u64::from((value as f32).to_bits()),
        _ => {
            let bits = (value as f32).to_bits();
            let sign = u64::from(bits >> 16 & 0x8000);
            let exponent = (bits >> 23 & 255) as i32 - 127 + 15;
            sign | match exponent {
                ..=-11 => 0,
                -10..=0 => u64::from((bits & 0x7f_ffff | 0x80_0000) >> (14 - exponent)),
                1..=30 => (exponent as u64) << 10 | u64::from(bits >> 13 & 0x3ff),
                _ => 0x7c00,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::narrow;
    use crate::opencl::types::{Kind, Scalar};

    #[test]
    fn halves_of_floats() {
        let half = Scalar {
            kind: Kind::Float,
            bytes: 2,
        };
        let cases = [
            (1.0, 0x3c00),
            (-2.5, 0xc100),
            (65504.0, 0x7bff),
            (1e9, 0x7c00),
            (2f64.powi(-14), 0x0400),
            (2f64.powi(-24), 0x0001),
            (2f64.powi(-26), 0),
            (0.0, 0),
        ];
        for (value, bits) in cases {
            assert_eq!(narrow(value, half), bits, "{value}");
        }
    }
}
