//! Integer, scalar and lane instructions of the software GPU against the reference.

use outcrop_isa::Inst;
use outcrop_reference::run::{Class, check};
use outcrop_reference::state::{Shape, State};
use outcrop_reference::{DUAL, covers};

fn class(name: &'static str, has: fn(&outcrop_isa::Pattern, outcrop_isa::Target) -> bool) {
    check(&Class {
        name,
        has,
        shape: Shape::REGISTERS,
        prepare: |inst, state, rng| indices(inst, state, rng),
    });
}

/// Sums of a register's number and M0 stay within the registers.
fn indices(inst: &Inst, state: &mut State, rng: &mut fastrand::Rng) {
    let room = |operand| match operand {
        outcrop_isa::Operand::Vgpr(n) => state.vgpr.len().saturating_sub(1 + usize::from(n)),
        outcrop_isa::Operand::Sgpr(n) => state.sgpr.len().saturating_sub(2 + usize::from(n)),
        _ => 0,
    };
    let (from, to) = (room(inst.src[0]) as u32, room(inst.dst) as u32);
    let name = inst.op.name();
    // Pairs start at even registers.
    let even = if name.ends_with("64") { !1 } else { !0 };
    let mut upto = |n: u32| rng.u32(0..=n) & even;
    if name.contains("relsd_2") || name.contains("swaprel") {
        state.m0 = upto(from) | upto(to) << 16;
    } else if name.contains("movrelsd") {
        state.m0 = upto(from.min(to));
    } else if name.contains("movrels") {
        state.m0 = upto(from);
    } else if name.contains("movreld") {
        state.m0 = upto(to);
    }
}

#[test]
fn integers() {
    class("integers", |pattern, target| {
        covers(target, pattern) == Some("integer") && !accumulates(pattern)
    });
}

/// Moves from and to accumulation registers.
fn accumulates(pattern: &outcrop_isa::Pattern) -> bool {
    pattern.op.name().starts_with("v_accvgpr")
}

#[test]
fn accumulation_registers() {
    check(&Class {
        name: "accumulation registers",
        has: |pattern, target| covers(target, pattern) == Some("integer") && accumulates(pattern),
        shape: Shape {
            agprs: 16,
            ..Shape::REGISTERS
        },
        prepare: |_, _, _| {},
    });
}

#[test]
fn comparisons() {
    class("comparisons", |pattern, target| {
        covers(target, pattern) == Some("compare")
    });
}

#[test]
fn lanes() {
    class("lanes", |pattern, target| {
        covers(target, pattern) == Some("lanes")
    });
}

#[test]
fn scalars() {
    class("scalars", |pattern, target| {
        covers(target, pattern) == Some("scalar")
    });
}

#[test]
fn idle() {
    class("idle", |pattern, target| covers(target, pattern) == Some("idle"));
}

/// Each pair of operations that is one instruction, both of which read before either writes.
#[test]
fn dual_issue() {
    class(DUAL, |pattern, target| covers(target, pattern) == Some(DUAL));
}
