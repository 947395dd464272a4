//! Float and packed instructions of the software GPU against the reference.

use outcrop_reference::covers;
use outcrop_reference::run::{Class, check};
use outcrop_reference::state::Shape;

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
