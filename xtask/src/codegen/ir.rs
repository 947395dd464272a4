//! The specs, resolved: every type known, every offset computed, every name checked. The Rust writer, the C
//! probes and whatever else is made from the specs read this and never the TOML.

use super::spec::{BitProbe, Was};
use std::collections::BTreeSet;

/// Everything below `abi/spec`.
pub struct Abi {
    /// One for each file.
    pub parts: Vec<Part>,
}

/// One spec file.
pub struct Part {
    pub path: String,
    pub module: String,
    pub part: Option<String>,
    pub doc: String,
    /// What the comment at the top of the spec names as the sources of its facts.
    pub facts: String,
    pub consts: Vec<Const>,
    pub lists: Vec<List>,
    pub newtypes: Vec<Newtype>,
    pub bits: Vec<Bits>,
    pub structs: Vec<Struct>,
    pub ioctls: Vec<Ioctl>,
    /// Types of other parts of the same module that this part names.
    pub imports: BTreeSet<String>,
}

/// A slice of constants.
pub struct List {
    pub name: String,
    pub ty: String,
    pub doc: String,
    pub items: Vec<String>,
}

pub struct Const {
    pub name: String,
    pub ty: String,
    pub value: Value,
    /// The header's name, where a header has it.
    pub c: Option<String>,
    /// The C expression of the value, where that is not its name.
    pub probe: Option<String>,
    pub doc: String,
    /// What the group of constants or the newtype is.
    pub group: String,
    pub since: Option<String>,
    pub until: Option<String>,
    /// Source whose file has this text.
    pub found_in: Option<String>,
    pub label: Option<String>,
    pub headers: Vec<String>,
    pub same_in: Vec<String>,
}

#[derive(Clone, PartialEq, Eq)]
pub enum Value {
    Int(i128),
    Bit(u32),
    Text(String),
}

pub struct Newtype {
    pub name: String,
    pub repr: String,
    pub width: u32,
    pub doc: String,
    pub values: Vec<Const>,
}

pub struct Bits {
    pub name: String,
    pub repr: String,
    pub word_bits: u32,
    pub words: usize,
    pub doc: String,
    pub since: Option<String>,
    pub packet: Option<Packet>,
    pub fields: Vec<BitField>,
    pub probe: Option<BitProbe>,
    pub headers: Vec<String>,
    pub same_in: Vec<String>,
}

/// What a type is the layout of.
pub struct Packet {
    pub ring: Ring,
    /// Bits of the first word that tell.
    pub mask: u32,
    /// What they are; of a descriptor the kind of queue.
    pub value: u32,
    /// Version of the block that reads it (graphics core, SDMA) that has it first.
    pub since: (u8, u8, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    Aql,
    Pm4,
    Sdma,
    Mqd,
}

#[derive(Clone)]
pub struct BitField {
    pub name: String,
    pub word: usize,
    pub lo: u32,
    pub width: u32,
    pub newtype: Option<String>,
    pub c: Vec<String>,
    pub fixed: Option<u64>,
    /// Path to the C bit-field, for `probe.bitfield`; two with a comma where it spans two words.
    pub bitfield: Option<String>,
    /// How many low bits are always zero and belong to no one: the field is an aligned address.
    pub low_zero: u32,
    pub since: Option<String>,
    pub doc: Option<String>,
}

pub struct Struct {
    pub name: String,
    pub c: Option<String>,
    pub doc: String,
    pub align: usize,
    /// Alignment that has to be written on the Rust type.
    pub forced_align: Option<usize>,
    pub size: usize,
    pub fields: Vec<Field>,
    pub since: Option<String>,
    pub packet: Option<Packet>,
    pub until: Option<String>,
    /// Version and size for each version that made the structure longer.
    pub sizes: Vec<(String, usize)>,
    pub flexible: Option<(String, String)>,
    pub headers: Vec<String>,
    pub same_in: Vec<String>,
}

#[derive(Clone)]
pub struct Field {
    pub name: String,
    pub ty: Ty,
    pub offset: usize,
    pub size: usize,
    pub dir: Option<String>,
    pub c: Option<String>,
    /// Members of the C union that lies here.
    pub union: Vec<Member>,
    pub since: Option<String>,
    pub was: Option<Was>,
    pub doc: Option<String>,
}

/// A member of a C union.
#[derive(Clone)]
pub struct Member {
    pub name: String,
    pub ty: String,
    pub size: usize,
    /// The header's name, empty where no header has it.
    pub c: String,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Ty {
    pub element: String,
    pub count: Option<usize>,
}

pub struct Ioctl {
    pub name: String,
    pub request: u32,
    pub arg: Option<String>,
    pub c: Option<String>,
    pub doc: String,
    pub since: Option<String>,
    pub until: Option<String>,
    pub headers: Vec<String>,
    /// More sources that must say the same.
    pub same_in: Vec<String>,
}

/// Size and alignment in bytes.
pub type Layout = (usize, usize);

/// Size and alignment of a primitive type.
pub fn primitive(name: &str) -> Option<Layout> {
    Some(match name {
        "u8" | "i8" => (1, 1),
        "u16" | "i16" => (2, 2),
        "u32" | "i32" | "f32" => (4, 4),
        "u64" | "i64" | "f64" => (8, 8),
        _ => return None,
    })
}
