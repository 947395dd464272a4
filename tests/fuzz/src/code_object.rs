//! The ELF reader: header, segments, symbols, relocations, notes, descriptors.

use outcrop_code_object::CodeObject;

use crate::heap::bounded;
use crate::text_len;

/// Reads the bytes as a code object.
pub fn code_object(data: &[u8]) {
    let limit = 16384 + 64 * data.len();
    let object = match bounded(limit, || CodeObject::parse(data)) {
        Ok(object) => object,
        Err(error) => {
            assert!(text_len(&error) > 0);
            return;
        }
    };
    assert!((3..=6).contains(&object.version()));
    assert!(text_len(object.isa()) > 0);
    let (first, end) = object.span();
    assert!(first < end && object.segments().is_sorted_by_key(|segment| segment.vaddr));
    for segment in object.segments() {
        assert!(first <= segment.vaddr && segment.vaddr + segment.size <= end);
        assert!(segment.bytes.len() as u64 <= segment.size);
    }
    for kernel in object.kernels() {
        let entry = kernel
            .object
            .wrapping_add_signed(kernel.descriptor.kernel_code_entry_byte_offset);
        let code = object.segment_of(entry, 4).expect("a kernel's code is loaded");
        assert!(code.executable);
    }
    let more = bounded(limit, || (object.static_symbols(), object.code_sections()));
    if let (Ok(symbols), Ok(sections)) = more {
        assert!(symbols.iter().all(|symbol| symbol.name.len() <= data.len()));
        assert!(sections.iter().all(|section| section.bytes.len() <= data.len()));
    }
    crate::metadata(object.metadata_note());
}
