//! The kernel descriptor by field.

use outcrop_abi::descriptor::KernelDescriptor;
use serde::Serialize;

use super::metadata::Tree;

/// The fields of a kernel descriptor; those of the register words as the processor reads them.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Descriptor(pub Tree);

impl Descriptor {
    /// Decodes a descriptor for a processor.
    pub fn new(descriptor: &KernelDescriptor, _processor: &str) -> Descriptor {
        let number = |name: &str, value: u32| (name.to_owned(), Tree::Unsigned(u64::from(value)));
        Descriptor(Tree::Map(vec![
            number("group_segment_fixed_size", descriptor.group_segment_fixed_size),
            number(
                "private_segment_fixed_size",
                descriptor.private_segment_fixed_size,
            ),
            number("kernarg_size", descriptor.kernarg_size),
            number("compute_pgm_rsrc3", descriptor.compute_pgm_rsrc3),
            number("compute_pgm_rsrc1", descriptor.compute_pgm_rsrc1),
            number("compute_pgm_rsrc2", descriptor.compute_pgm_rsrc2),
        ]))
    }
}
