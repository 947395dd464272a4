//! Code objects that compilers made, whole and damaged. What is compared with is what `llvm-readelf-19 -a`
//! prints of them.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

use std::fs;
use std::path::{Path, PathBuf};

use outcrop_code_object::{AddressSpace, CodeObject, CodeObjectError, Feature, ValueKind};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels")
}

fn read(name: &str) -> Vec<u8> {
    let path = folder().join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn objects() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for sub in ["bin", "triton"] {
        for entry in fs::read_dir(folder().join(sub)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|e| e == "co" || e == "hsaco") {
                found.push(path);
            }
        }
    }
    assert!(found.len() > 20, "the objects are missing");
    found
}

#[test]
fn every_object_is_for_gfx942_and_has_kernels() {
    for path in objects() {
        let file = fs::read(&path).unwrap();
        let object = CodeObject::parse(&file).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(object.isa().processor, "gfx942", "{}", path.display());
        assert_eq!(
            (object.isa().xnack, object.isa().sramecc),
            (Feature::Any, Feature::Any)
        );
        assert!(!object.kernels().is_empty(), "{}", path.display());
        for kernel in object.kernels() {
            assert_eq!(kernel.wavefront_size, 64, "{}", kernel.name);
            assert_eq!(kernel.symbol, format!("{}.kd", kernel.name));
            let ends = kernel.args.iter().map(|arg| arg.offset + arg.size);
            assert!(ends.max().unwrap_or(0) <= kernel.kernarg_size, "{}", kernel.name);
            assert!(
                kernel.args.iter().all(|arg| arg.kind != ValueKind::Unknown),
                "{}",
                kernel.name
            );
        }
    }
}

#[test]
fn objects_for_other_targets_say_so() {
    for (processor, wavefront_size, xnack) in [
        ("gfx90a", 64, Feature::Any),
        ("gfx950", 64, Feature::Any),
        ("gfx1100", 32, Feature::Unsupported),
        ("gfx1201", 32, Feature::Unsupported),
    ] {
        for entry in fs::read_dir(folder().join("triton").join(processor)).unwrap() {
            let file = fs::read(entry.unwrap().path()).unwrap();
            let object = CodeObject::parse(&file).unwrap();
            assert_eq!((object.isa().processor, object.isa().xnack), (processor, xnack));
            assert!(!object.kernels().is_empty());
            let kernels = object.kernels().iter();
            assert!(
                kernels
                    .map(|k| k.wavefront_size)
                    .all(|size| size == wavefront_size)
            );
        }
    }
}

#[test]
fn versions_are_told_apart() {
    for (name, version) in [
        ("bin/vector_add_v4.co", 4),
        ("bin/vector_add.co", 5),
        ("bin/vector_add_v6.co", 6),
        ("triton/add_f32.hsaco", 5),
    ] {
        assert_eq!(
            CodeObject::parse(&read(name)).unwrap().version(),
            version,
            "{name}"
        );
    }
}

#[test]
fn metadata_is_what_llvm_reads() {
    let file = read("bin/globals.co");
    let object = CodeObject::parse(&file).unwrap();
    let kernel = object
        .kernels()
        .iter()
        .find(|kernel| kernel.name == "read_globals")
        .unwrap();
    assert_eq!((kernel.kernarg_size, kernel.kernarg_align), (264, 8));
    assert_eq!(
        (kernel.sgpr_count, kernel.vgpr_count, kernel.agpr_count),
        (14, 6, 0)
    );
    assert_eq!((kernel.group_size, kernel.private_size), (0, 0));
    assert_eq!(kernel.max_flat_workgroup_size, 1024);
    assert!(kernel.uniform_workgroup_size && !kernel.dynamic_stack);
    let args: Vec<_> = kernel
        .args
        .iter()
        .map(|arg| (arg.offset, arg.size, arg.kind.name()))
        .collect();
    assert_eq!(
        args,
        [
            (0, 8, "global_buffer"),
            (8, 4, "hidden_block_count_x"),
            (12, 4, "hidden_block_count_y"),
            (16, 4, "hidden_block_count_z"),
            (20, 2, "hidden_group_size_x"),
            (22, 2, "hidden_group_size_y"),
            (24, 2, "hidden_group_size_z"),
            (26, 2, "hidden_remainder_x"),
            (28, 2, "hidden_remainder_y"),
            (30, 2, "hidden_remainder_z"),
            (48, 8, "hidden_global_offset_x"),
            (56, 8, "hidden_global_offset_y"),
            (64, 8, "hidden_global_offset_z"),
            (72, 2, "hidden_grid_dims"),
        ]
    );
    assert_eq!(kernel.args[0].address_space, Some(AddressSpace::Global));
    assert!(!kernel.args[0].kind.is_hidden() && kernel.args[13].kind.is_hidden());

    let file = read("triton/add_f32.hsaco");
    let object = CodeObject::parse(&file).unwrap();
    let [kernel] = object.kernels() else {
        panic!("one kernel");
    };
    assert_eq!((kernel.name.as_str(), kernel.kernarg_size), ("add", 48));
    assert_eq!(
        (
            kernel.sgpr_count,
            kernel.vgpr_count,
            kernel.max_flat_workgroup_size
        ),
        (21, 12, 256)
    );
    assert!(
        kernel.descriptor.kernarg_preload.length() > 0,
        "Triton preloads arguments on gfx942"
    );
}

#[test]
fn a_file_without_metadata_says_so() {
    let mut file = read("bin/vector_add.co");
    let name = file.windows(8).position(|bytes| bytes == b"AMDGPU\0\0").unwrap();
    file[name] = b'X';
    assert_eq!(CodeObject::parse(&file).err(), Some(CodeObjectError::NoMetadata));
}

#[test]
fn other_files_are_refused_by_what_is_wrong() {
    let good = read("bin/vector_add.co");
    let with = |at: usize, byte: u8| {
        let mut bad = good.clone();
        bad[at] = byte;
        CodeObject::parse(&bad).err()
    };
    assert_eq!(CodeObject::parse(&[]).err(), Some(CodeObjectError::NotElf));
    assert_eq!(
        CodeObject::parse(b"#!/bin/sh\n").err(),
        Some(CodeObjectError::NotElf)
    );
    assert_eq!(
        with(18, 62),
        Some(CodeObjectError::NotAmdGpu {
            machine: 62,
            os_abi: 64,
            kind: 3
        })
    );
    assert_eq!(
        with(7, 0),
        Some(CodeObjectError::NotAmdGpu {
            machine: 224,
            os_abi: 0,
            kind: 3
        })
    );
    assert_eq!(
        with(8, 0),
        Some(CodeObjectError::UnsupportedVersion { abi_version: 0 })
    );
    assert_eq!(
        with(8, 5),
        Some(CodeObjectError::UnsupportedVersion { abi_version: 5 })
    );
    assert_eq!(
        with(48, 0xff),
        Some(CodeObjectError::UnknownProcessor { e_flags: 0x5ff })
    );
    // The header says gfx90a, the metadata gfx942.
    assert!(matches!(
        with(48, 0x3f),
        Some(CodeObjectError::Malformed { what: "target", .. })
    ));
}

/// Bytes that the process allocates beyond the file itself would not show here, so the allocator counts.
mod heap {
    use core::alloc::{GlobalAlloc, Layout};
    use core::cell::Cell;
    use std::alloc::System;

    thread_local! {
        static LARGEST: Cell<usize> = const { Cell::new(0) };
    }

    struct Counting;

    // SAFETY: hands everything on to the system's allocator.
    #[expect(unsafe_code, reason = "an allocator")]
    unsafe impl GlobalAlloc for Counting {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            let _ = LARGEST.try_with(|largest| largest.set(largest.get().max(layout.size())));
            // SAFETY: the caller's contract.
            unsafe { System.alloc(layout) }
        }

        unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
            // SAFETY: the caller's contract.
            unsafe { System.dealloc(ptr, layout) }
        }
    }

    #[global_allocator]
    static ALLOCATOR: Counting = Counting;

    pub fn largest() -> usize {
        LARGEST.get()
    }

    pub fn reset() {
        LARGEST.set(0);
    }
}

/// A damaged file is an error, or one that could be right; it never panics or takes memory without bound.
fn parse_damaged(file: &[u8]) -> bool {
    heap::reset();
    let outcome = CodeObject::parse(file).is_ok();
    let largest = heap::largest();
    assert!(
        largest <= 16 * file.len() + 4096,
        "an allocation of {largest} bytes for a file of {}",
        file.len()
    );
    outcome
}

#[test]
fn every_flipped_byte_is_an_error_or_harmless() {
    for name in ["triton/add_f32.hsaco", "bin/globals.co"] {
        let good = read(name);
        let mut accepted = 0;
        for at in 0..good.len() {
            let mut bad = good.clone();
            for flip in [0xff, 1 << (at % 8)] {
                bad[at] = good[at] ^ flip;
                accepted += u32::from(parse_damaged(&bad));
            }
        }
        // Code, constants and debugging sections may change unseen; tables may not.
        assert!(accepted < 2 * good.len() as u32, "{name}");
        let header_flips = (0..64).filter(|at| {
            let mut bad = good.clone();
            bad[*at] ^= 0xff;
            parse_damaged(&bad)
        });
        assert!(
            header_flips.count() < 32,
            "{name}: most of the ELF header matters"
        );
    }
}

#[test]
fn every_truncated_file_is_refused() {
    let good = read("triton/add_f32.hsaco");
    for len in 0..good.len() {
        assert!(!parse_damaged(&good[..len]), "cut to {len} bytes");
    }
}

/// Changes that a bit flip does not reach: fields with the largest and other telling values.
#[test]
fn hostile_numbers_in_tables_are_refused_or_harmless() {
    let good = read("bin/globals.co");
    for at in (0..good.len() - 8).step_by(4) {
        for value in [0, 1, u32::MAX, 0x7fff_ffff, 0x8000_0000, good.len() as u32] {
            let mut bad = good.clone();
            bad[at..at + 4].copy_from_slice(&value.to_le_bytes());
            parse_damaged(&bad);
        }
        let mut bad = good.clone();
        bad[at..at + 8].copy_from_slice(&u64::MAX.to_le_bytes());
        parse_damaged(&bad);
    }
}
