//! The metadata note.

use outcrop_code_object::Metadata;
use outcrop_code_object::msgpack::Reader;

use crate::heap::bounded;

/// Reads the bytes as a metadata document.
pub fn metadata(data: &[u8]) {
    let _ = bounded(0, || Reader::new(data).skip());
    // A kernel is some 30 bytes of document at least, and 300 of memory; a growing list doubles.
    let limit = 4096 + 32 * data.len();
    match bounded(limit, || Metadata::parse(data)) {
        Ok(metadata) => {
            for kernel in &metadata.kernels {
                assert!(!kernel.name.is_empty() && !kernel.symbol.is_empty());
                assert!(kernel.args.is_sorted_by_key(|arg| arg.offset));
                for arg in &kernel.args {
                    let end = u64::from(arg.offset) + u64::from(arg.size);
                    assert!(end <= u64::from(kernel.kernarg_size));
                }
            }
        }
        Err(error) => assert!(error.0 <= data.len(), "an error at {} of {}", error.0, data.len()),
    }
}
