//! Memory instructions of the software GPU against the reference.

use outcrop_isa::{Format, Pattern, Target, patterns};
use outcrop_reference::covers;
use outcrop_reference::memory::{FORMATS, prepare};
use outcrop_reference::run::{Class, check};
use outcrop_reference::state::Shape;

fn has(pattern: &Pattern, target: Target, formats: &[Format]) -> bool {
    covers(target, pattern) == Some("memory") && formats.contains(&pattern.format)
}

const fn shape(vgprs: usize, memory: usize) -> Shape {
    Shape {
        vgprs,
        agprs: 8,
        lds: 2048,
        memory,
    }
}

#[test]
fn data_share() {
    check(&Class {
        name: "data share",
        has: |pattern, target| has(pattern, target, &[Format::Ds]),
        shape: shape(16, 0),
        prepare,
    });
}

#[test]
fn flat_and_global() {
    check(&Class {
        name: "flat and global",
        has: |pattern, target| has(pattern, target, &[Format::Flat, Format::Global]),
        shape: shape(40, 8192),
        prepare,
    });
}

#[test]
fn scratch() {
    check(&Class {
        name: "scratch",
        has: |pattern, target| has(pattern, target, &[Format::Scratch]),
        shape: shape(40, 65536),
        prepare,
    });
}

#[test]
fn buffers() {
    check(&Class {
        name: "buffers",
        has: |pattern, target| has(pattern, target, &[Format::Mubuf]),
        shape: shape(16, 32768),
        prepare,
    });
}

#[test]
fn typed_buffers() {
    check(&Class {
        name: "typed buffers",
        has: |pattern, target| has(pattern, target, &[Format::Mtbuf]),
        shape: shape(16, 32768),
        prepare,
    });
}

#[test]
fn scalar_memory() {
    check(&Class {
        name: "scalar memory",
        has: |pattern, target| has(pattern, target, &[Format::Smem]),
        shape: shape(4, 4096),
        prepare,
    });
}

/// Memory instructions that no family has: they exchange registers between lanes, or belong to graphics, the global data
/// share and global wave sync.
const OTHERS: [&str; 14] = [
    "ds_add_gs_reg_rtn",
    "ds_bpermute_b32",
    "ds_bpermute_fi_b32",
    "ds_gws_barrier",
    "ds_gws_init",
    "ds_gws_sema_br",
    "ds_gws_sema_p",
    "ds_gws_sema_release_all",
    "ds_gws_sema_v",
    "ds_ordered_count",
    "ds_permute_b32",
    "ds_sub_gs_reg_rtn",
    "ds_swizzle_b32",
    "global_atomic_ordered_add_b64",
];

#[test]
fn no_other_memory_instruction_is_left_out() {
    for target in Target::ALL {
        let left: Vec<&str> = patterns(target)
            .filter(|p| FORMATS.contains(&p.format) && covers(target, p).is_none())
            .map(|p| p.op.name())
            .filter(|name| !OTHERS.contains(name))
            .collect();
        assert!(left.is_empty(), "{target}: {left:?}");
    }
}
