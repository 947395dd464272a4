//! Offload bundles in all their forms, and the host's files that hold them.

use outcrop_code_object::bundle::{
    Bundle, CompressedBundle, Containers, ELF_MAGIC, code_object, fat_binary, image_len, match_rank,
};

use crate::heap::bounded;
use crate::text_len;

/// What a decoder holds beside its output: tables, one block, and the smallest window that it must support, twice while
/// it grows.
const DECODER: usize = 20 << 20;

/// Reads the bytes as an image, as images one after the other, and as a host's file with such images.
pub fn bundle(data: &[u8]) {
    let content = 4096 + 16 * data.len();
    let limit = DECODER + 8 * content;
    let device = "gfx942:sramecc+:xnack-";

    match bounded(limit, || code_object(data, device, content as u64)) {
        Ok(image) => assert!(data.starts_with(ELF_MAGIC) || image.len() <= content),
        Err(error) => assert!(text_len(&error) > 0),
    }
    let header = |at: usize, len: usize| {
        let end = at.saturating_add(len).min(data.len());
        data.get(at..end).unwrap_or(&[])
    };
    let length = bounded(DECODER, || image_len(header));
    if let (Ok(length), Ok(bundle)) = (length, CompressedBundle::parse(data)) {
        assert!(bundle.total_size().is_none_or(|total| total == length as u64));
    }
    all(data, content, limit);
    if let Ok(Some((offset, section))) = bounded(0, || fat_binary(data)) {
        assert!(offset as usize + section.len() <= data.len());
        all(section, content, limit);
    }
}

fn all(data: &[u8], content: usize, limit: usize) {
    let mut end = 0;
    let mut containers = Containers::new(data);
    while let Some((offset, container)) = bounded(limit, || containers.next()) {
        assert!(offset >= end, "containers overlap");
        end = offset + 1;
        let Ok(container) = container else { continue };
        end = offset + container.len() as u64;
        let decoded = CompressedBundle::parse(container)
            .and_then(|bundle| bounded(limit, || bundle.decompress(content as u64)));
        let bytes = match &decoded {
            Ok(decoded) => {
                assert!(decoded.bytes.len() <= content && decoded.consumed <= container.len());
                &decoded.bytes
            }
            Err(_) => container,
        };
        bounded(0, || entries(bytes));
    }
}

fn entries(bytes: &[u8]) {
    let Ok(bundle) = Bundle::parse(bytes) else { return };
    let mut good = 0;
    for entry in bundle.entries().flatten() {
        good += 1;
        assert_eq!(
            bytes
                .get(entry.offset as usize..)
                .map(|at| at.starts_with(entry.image)),
            Some(true)
        );
        if let Some(target) = entry.target() {
            let _ = match_rank(target, "gfx942:sramecc+:xnack-");
        }
    }
    if good == 0 {
        assert!(bundle.choose("gfx942").is_err());
    }
}
