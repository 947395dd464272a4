//! The kernel descriptor by field.

use core::convert::Infallible;

use outcrop_abi::descriptor::{
    ComputePgmRsrc1, ComputePgmRsrc1Gfx6, ComputePgmRsrc1Gfx10, ComputePgmRsrc1Gfx12, ComputePgmRsrc2,
    ComputePgmRsrc2Gfx12, ComputePgmRsrc3Gfx10, ComputePgmRsrc3Gfx11, ComputePgmRsrc3Gfx12,
    ComputePgmRsrc3Gfx90a, KernelDescriptor,
};
use outcrop_abi::layout::{Described, Group, Key, Number, Type, Value, View, Visitor, view};
use serde::Serialize;

use super::metadata::Tree;

/// The fields of a kernel descriptor; those of the register words as the processor reads them.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Descriptor(pub Tree);

/// The bits that a processor has in a word of the descriptor, by the word's name.
fn word(name: &str, processor: &str) -> Option<&'static Type> {
    // The last two characters are minor version and step; a generic processor starts with its major one.
    let digits = processor.strip_prefix("gfx")?;
    let digits = digits.split_once('-').map_or(
        digits.get(..digits.len().saturating_sub(2)).unwrap_or(digits),
        |(major, _)| major,
    );
    let generation: u32 = digits.parse().ok()?;
    let unified = matches!(
        processor,
        "gfx90a" | "gfx940" | "gfx941" | "gfx942" | "gfx950" | "gfx9-4-generic"
    );
    match (name, generation) {
        ("compute_pgm_rsrc1", ..9) => Some(ComputePgmRsrc1Gfx6::TYPE),
        ("compute_pgm_rsrc1", 9) => Some(ComputePgmRsrc1::TYPE),
        ("compute_pgm_rsrc1", 10 | 11) => Some(ComputePgmRsrc1Gfx10::TYPE),
        ("compute_pgm_rsrc1", 12) => Some(ComputePgmRsrc1Gfx12::TYPE),
        ("compute_pgm_rsrc2", ..12) => Some(ComputePgmRsrc2::TYPE),
        ("compute_pgm_rsrc2", 12) => Some(ComputePgmRsrc2Gfx12::TYPE),
        ("compute_pgm_rsrc3", 9) if unified => Some(ComputePgmRsrc3Gfx90a::TYPE),
        ("compute_pgm_rsrc3", 10) => Some(ComputePgmRsrc3Gfx10::TYPE),
        ("compute_pgm_rsrc3", 11) => Some(ComputePgmRsrc3Gfx11::TYPE),
        ("compute_pgm_rsrc3", 12) => Some(ComputePgmRsrc3Gfx12::TYPE),
        _ => None,
    }
}

impl Descriptor {
    /// Decodes a descriptor for a processor.
    pub fn new(descriptor: &KernelDescriptor, processor: &str) -> Descriptor {
        let mut fields = match tree(&view(descriptor)) {
            Tree::Map(fields) => fields,
            _ => Vec::new(),
        };
        for (name, value) in &mut fields {
            if let (Some(ty), Tree::Unsigned(bits)) = (self::word(name, processor), &*value) {
                let bytes = bits.to_le_bytes();
                *value = tree(&View {
                    ty,
                    bytes: bytes.get(..ty.size).unwrap_or(&bytes),
                });
            }
        }
        // Reserved bytes are of interest where they are not zero.
        fields.retain(|(name, value)| !(name.starts_with("reserved") && is_zero(value)));
        Descriptor(Tree::Map(fields))
    }
}

fn is_zero(value: &Tree) -> bool {
    match value {
        Tree::Unsigned(value) => *value == 0,
        Tree::Array(values) => values.iter().all(is_zero),
        _ => false,
    }
}

fn tree(view: &View<'_>) -> Tree {
    let mut builder = Builder {
        groups: vec![Tree::Map(Vec::new())],
    };
    let Ok(()) = view.walk(&mut builder);
    builder.groups.pop().unwrap_or(Tree::Nil)
}

/// Groups that are open, the innermost last; a group waits under its name as the last of the one outside.
struct Builder {
    groups: Vec<Tree>,
}

impl Builder {
    fn add(&mut self, key: Key, value: Tree) {
        match self.groups.last_mut() {
            Some(Tree::Map(pairs)) => pairs.push((key.to_string(), value)),
            Some(Tree::Array(values)) => values.push(value),
            _ => {}
        }
    }
}

impl Visitor for Builder {
    type Error = Infallible;

    fn value(&mut self, key: Key, value: Value) -> Result<(), Infallible> {
        let value = match value.number {
            Number::Bool(value) => Tree::Bool(value),
            Number::Unsigned(value) => Tree::Unsigned(value),
            Number::Signed(value) => match u64::try_from(value) {
                Ok(value) => Tree::Unsigned(value),
                Err(_) => Tree::Negative(value),
            },
            Number::Float(value) => Tree::Float(value),
        };
        self.add(key, value);
        Ok(())
    }

    fn enter(&mut self, key: Key, group: Group) -> Result<(), Infallible> {
        self.add(key, Tree::Nil);
        self.groups.push(match group {
            Group::Array(_) => Tree::Array(Vec::new()),
            Group::Fields(_) | Group::Union => Tree::Map(Vec::new()),
        });
        Ok(())
    }

    fn leave(&mut self, _: Group) -> Result<(), Infallible> {
        let done = self.groups.pop();
        let place = match self.groups.last_mut() {
            Some(Tree::Map(pairs)) => pairs.last_mut().map(|(_, value)| value),
            Some(Tree::Array(values)) => values.last_mut(),
            _ => None,
        };
        if let (Some(place), Some(done)) = (place, done) {
            *place = done;
        }
        Ok(())
    }
}
