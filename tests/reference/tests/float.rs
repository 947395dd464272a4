//! Float and packed instructions of the software GPU against the reference.

use fastrand::Rng;
use outcrop_isa::{Inst, Operand};
use outcrop_reference::covers;
use outcrop_reference::run::{Class, check};
use outcrop_reference::state::{Shape, State};

macro_rules! classes {
    ($($test:ident $family:literal;)*) => {$(
        #[test]
        fn $test() {
            check(&Class {
                name: $family,
                has: |pattern, target| covers(target, pattern) == Some($family),
                shape: Shape::REGISTERS,
                prepare: |_, _, _| {},
            });
        }
    )*};
}

classes! {
    float_arithmetic "float";
    conversions "convert";
    transcendental "trans";
    packed_math "packed";
    floats_of_8_bits "small";
    scalar_floats "scalar float";
}

#[test]
fn matrices() {
    check(&Class {
        name: "matrix",
        has: |pattern, target| covers(target, pattern) == Some("matrix"),
        shape: Shape {
            vgprs: 40,
            ..Shape::REGISTERS
        },
        prepare: outcrop_reference::matrix::prepare,
    });
}

/// Division steps whose scaled result is a denormal right between two, but for a product that is next to nothing.
#[test]
fn division_steps() {
    check(&Class {
        name: "division steps",
        has: |pattern, _| pattern.op.name().starts_with("v_div_fmas"),
        shape: Shape::REGISTERS,
        prepare: ties,
    });
}

fn ties(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let wide = inst.op.name().ends_with("f64");
    // Bits of the fraction, the exponent of 1, and the power of two that VCC scales by.
    let (fraction, one, steps) = if wide { (52, 1023, 128) } else { (23, 127, 64) };
    for lane in 0..state.lanes() {
        let number = |exponent: u64, bits: u64, rng: &mut Rng| {
            let sign = u64::from(rng.bool()) << if wide { 63 } else { 31 };
            sign | exponent << fraction | bits & ((1 << fraction) - 1)
        };
        let dropped = rng.u64(1..8);
        let tie = rng.u64(..) >> dropped << dropped | 1 << (dropped - 1);
        let values = [
            number(one - rng.u64(0..16), rng.u64(..), rng),
            number(0, rng.u64(1..8), rng),
            number(steps + 1 - dropped, tie, rng),
        ];
        for (operand, v) in inst.src.into_iter().zip(values) {
            if let Operand::Vgpr(n) = operand {
                state.vgpr[usize::from(n)][lane] = v as u32;
                if wide {
                    state.vgpr[usize::from(n) + 1][lane] = (v >> 32) as u32;
                }
            }
        }
    }
}
