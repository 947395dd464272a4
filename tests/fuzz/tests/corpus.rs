//! Every file of every corpus through its fuzz target.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use outcrop_fuzz_targets::TARGETS;

#[test]
fn every_corpus_file_passes() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let mut failed = Vec::new();
    for (name, target) in TARGETS {
        let mut count = 0;
        for entry in fs::read_dir(corpora.join(name)).unwrap() {
            let path = entry.unwrap().path();
            let data = fs::read(&path).unwrap();
            count += 1;
            if catch_unwind(|| target(&data)).is_err() {
                failed.push(path);
            }
        }
        assert!(count > 0, "the corpus of {name} is empty");
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn every_corpus_has_its_target() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for entry in fs::read_dir(corpora).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(TARGETS.iter().any(|(target, _)| *target == name), "{name}");
    }
}

/// The code objects and bundles that compilers made, whole.
#[test]
fn sound_files_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (folder, targets) in [
        ("tests/kernels/bin", [1, 0]),
        ("tests/kernels/triton", [1, 0]),
        ("tests/kernels/triton/gfx90a", [1, 0]),
        ("tests/kernels/triton/gfx950", [1, 0]),
        ("tests/kernels/triton/gfx1100", [1, 0]),
        ("tests/kernels/triton/gfx1201", [1, 0]),
        ("abi/code-object/tests/bundles", [0, 1]),
    ] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let data = fs::read(path).unwrap();
            for target in targets {
                TARGETS[target].1(&data);
            }
        }
    }
}

/// Streams of random instructions on every target and wave size; `OUTCROP_WAVES` says how many of each.
#[test]
fn random_waves_are_the_same_on_every_level() {
    let count = std::env::var("OUTCROP_WAVES").map_or(60, |n| n.parse().unwrap());
    let mut seed = 0x0b5e_55ed_u64;
    for machine in 0..12 {
        for _ in 0..count {
            let bytes = (0..600).map(|_| {
                seed = seed
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                (seed >> 56) as u8
            });
            let data: Vec<u8> = core::iter::once(machine).chain(bytes).collect();
            if catch_unwind(|| outcrop_fuzz_targets::waves(&data)).is_err() {
                let path = std::env::temp_dir().join(format!("outcrop-waves-{machine}"));
                fs::write(&path, &data).unwrap();
                panic!("the stream is in {}", path.display());
            }
        }
    }
}
