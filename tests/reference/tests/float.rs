//! Float instructions of the software GPU against the reference.

use outcrop_reference::covers;
use outcrop_reference::run::{Class, check};
use outcrop_reference::state::Shape;

#[test]
#[ignore = "the software GPU does not round other than to nearest even yet"]
fn float_arithmetic() {
    check(&Class {
        name: "float arithmetic",
        has: |pattern, target| covers(target, pattern) == Some("float"),
        shape: Shape::REGISTERS,
        prepare: |_, _, _| {},
    });
}
