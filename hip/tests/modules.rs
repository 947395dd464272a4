//! What a module is loaded from: code objects and bundles, compressed or not.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

mod common;

use std::fs;
use std::path::Path;

use common::{code, on_soft};
use outcrop_hip::Code;

fn bundle(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../abi/code-object/tests/bundles");
    fs::read(folder.join(name)).unwrap()
}

#[test]
fn a_bundle_loads_compressed_and_as_it_is() {
    on_soft(|_, device| {
        for name in ["put.hipfb", "put-zstd.hipfb", "put-zlib.hipfb"] {
            let module = device.load_module(&bundle(name)).unwrap();
            let kernel = module.function("_Z3putPii").unwrap();
            let sizes: Vec<_> = kernel.arguments().slots().iter().map(|slot| slot.size).collect();
            assert_eq!(sizes, [8, 4], "{name}");
        }
    });
}

#[test]
fn a_compressed_bundle_that_is_damaged_or_too_large_is_refused() {
    on_soft(|_, device| {
        for name in ["put-zstd.hipfb", "put-zlib.hipfb"] {
            let good = bundle(name);
            let with = |at: usize, bytes: &[u8]| {
                let mut image = good.clone();
                image[at..at + bytes.len()].copy_from_slice(bytes);
                code(device.load_module(&image))
            };
            assert_eq!(with(4, &[9]), Code::NOT_SUPPORTED, "version");
            assert_eq!(with(6, &[9]), Code::NOT_SUPPORTED, "method");
            assert_eq!(
                with(12, &[0xff; 4]),
                Code::INVALID_IMAGE,
                "more than the data gives"
            );
            assert_eq!(with(24, &[0; 16]), Code::INVALID_IMAGE, "data");
            assert_eq!(
                code(device.load_module(&good[..good.len() - 1])),
                Code::INVALID_IMAGE
            );
            // Version 3 has wide sizes: 4 GiB and one byte.
            let mut large = good[..8].to_vec();
            large[4] = 3;
            large.extend((good.len() as u64 + 8).to_le_bytes());
            large.extend(((4u64 << 30) + 1).to_le_bytes());
            large.extend(&good[16..]);
            assert_eq!(code(device.load_module(&large)), Code::NOT_SUPPORTED, "too large");
        }
    });
}
