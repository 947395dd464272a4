//! The spec files as they are written: one TOML file is one `Spec`. `docs/abi/README.md` says how
//! to write one; every key that is not named here is an error.

use serde::Deserialize;
use toml::Spanned;

/// One file below `abi/spec`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// First line of the generated module's documentation.
    pub doc: String,
    /// Keys in `sources.toml` of the headers that `check-abi` compares this file with.
    #[serde(default)]
    pub headers: Vec<Spanned<String>>,
    /// Version of the block that reads the packets of this file (`gfx9.4.3`, `SDMA 5.2`), for those without `since`.
    pub packets: Option<Spanned<String>>,
    /// Sources of other versions of the same header: each is asked for what it must have by its version, and must not
    /// have the rest. An item with `headers` of its own is not asked there.
    #[serde(default)]
    pub also: Vec<String>,
    #[serde(default)]
    pub consts: Vec<ConstGroup>,
    #[serde(default)]
    pub newtype: Vec<Newtype>,
    #[serde(default)]
    pub bits: Vec<Bits>,
    #[serde(default, rename = "struct")]
    pub structs: Vec<Struct>,
    #[serde(default)]
    pub ioctls: Vec<IoctlTable>,
}

/// Constants of one type that belong together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstGroup {
    /// What the group is: it is the documentation of a constant that has none of its own.
    pub doc: String,
    /// `u8`…`u64`, `i32`, `usize` or `str`.
    #[serde(rename = "type")]
    pub ty: Spanned<String>,
    /// Whether the names exist in the headers; a table of our own is not probed.
    #[serde(default = "yes")]
    pub c: bool,
    /// Put before each name to get the header's name.
    #[serde(default)]
    pub c_prefix: String,
    /// Compare with another set of headers than the file's.
    pub headers: Option<Vec<Spanned<String>>>,
    /// More sources that must say the same, each asked on its own: generations that changed nothing.
    #[serde(default)]
    pub same_in: Vec<String>,
    /// Version that all values came with, but for those that have their own.
    pub since: Option<String>,
    /// Source whose file has all texts of the group, in quotes or as C strings.
    pub found_in: Option<String>,
    /// How a header spells the values, as a C expression; `{c}` stands for the name in the header.
    pub probe: Option<String>,
    /// Name of a slice that has all values of the group, in order.
    pub list: Option<Spanned<String>>,
    pub values: Vec<Const>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Const {
    pub name: Spanned<String>,
    /// An integer, a string with an integer beyond `i64`, or the text of a `str` constant.
    pub value: Option<Spanned<toml::Value>>,
    /// Instead of `value`: the number of the only bit that is set.
    pub bit: Option<Spanned<u32>>,
    /// The header's name where it differs; empty where no header has it.
    pub c: Option<String>,
    pub since: Option<String>,
    /// Version that gave it another value or took it away.
    pub until: Option<String>,
    /// In a newtype: the name that is shown, where that is not the header's.
    pub label: Option<String>,
    pub doc: Option<String>,
}

/// A number that another party writes, with names for the values that are known.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newtype {
    pub name: Spanned<String>,
    pub repr: Spanned<String>,
    /// Width in bits where that is less than `repr`'s.
    pub width: Option<u32>,
    pub doc: String,
    #[serde(default = "yes")]
    pub c: bool,
    #[serde(default)]
    pub c_prefix: String,
    pub headers: Option<Vec<Spanned<String>>>,
    pub values: Vec<Const>,
}

/// Bit-fields in one or more words of the same width.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bits {
    pub name: Spanned<String>,
    pub repr: Spanned<String>,
    #[serde(default = "one")]
    pub words: usize,
    pub doc: String,
    pub extends: Option<Spanned<String>>,
    /// Fields of the extended one that are no more.
    #[serde(default)]
    pub drops: Vec<Spanned<String>>,
    pub since: Option<String>,
    /// Which packet this is; what extends another is the same packet in a later version.
    pub is: Option<Spanned<Is>>,
    /// How a header spells the fields; `{c}` stands for the field's `c`.
    pub probe: Option<BitProbe>,
    pub headers: Option<Vec<Spanned<String>>>,
    /// More sources that must say the same, each asked on its own: generations that changed nothing.
    #[serde(default)]
    pub same_in: Vec<String>,
    pub fields: Vec<BitField>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BitProbe {
    /// Expression for the index of the word.
    pub word: Option<String>,
    /// Expression for the lowest bit.
    pub shift: Option<String>,
    /// Expression for the width in bits.
    pub width: Option<String>,
    /// Expression for the mask before it is shifted.
    pub mask: Option<String>,
    /// Expression for the mask in place.
    pub mask_in_place: Option<String>,
    /// C type of which the fields' `bitfield` are members: all ones are written, the words compared.
    pub bitfield: Option<String>,
    /// The sources that have that type, where they are not `headers`; each is asked on its own.
    pub bitfield_in: Option<Vec<String>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BitField {
    pub name: Spanned<String>,
    /// `lo..hi` (hi excluded) or one number.
    pub bits: Spanned<String>,
    #[serde(default)]
    pub word: usize,
    /// A newtype of the same module that the field holds.
    #[serde(rename = "as")]
    pub newtype: Option<Spanned<String>>,
    /// Names in the header: none, one, or one for each word of a field that spans two.
    #[serde(default)]
    pub c: Vec<String>,
    /// Of an aligned address: how many of the low bits are always zero.
    #[serde(default)]
    pub low_zero: u32,
    /// Path to the C bit-field, for `probe.bitfield`; of a field that spans two words both, with a comma.
    pub bitfield: Option<String>,
    /// Value that `new()` sets.
    pub fixed: Option<Spanned<u64>>,
    pub since: Option<String>,
    pub doc: Option<String>,
}

/// Ties a type to the opcode that tells of it: one of `aql`, `pm4`, `sdma` (constants of the module, `NAME` or
/// `Newtype::NAME`) and `mqd`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Is {
    /// Packet type of an AQL packet.
    pub aql: Option<Spanned<String>>,
    /// Opcode of a type 3 packet.
    pub pm4: Option<Spanned<String>>,
    /// Opcode of an SDMA packet.
    pub sdma: Option<Spanned<String>>,
    /// `compute`, `sdma` or `gfx`: a memory queue descriptor of such a queue.
    pub mqd: Option<Spanned<String>>,
    /// Sub-opcode of an SDMA packet, vendor format of an AQL packet; 0 where it is left out.
    pub sub: Option<Spanned<String>>,
    /// Fields of the first word that have their `fixed` value in this packet and not in others with the same opcode.
    #[serde(default)]
    pub when: Vec<Spanned<String>>,
}

/// A structure with the layout of C on LP64.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Struct {
    pub name: Spanned<String>,
    /// The C type; none means that no header has it.
    pub c: Option<String>,
    pub doc: String,
    /// Alignment beyond that of the fields.
    pub align: Option<usize>,
    /// Size that the layout must have.
    pub size: Option<Spanned<usize>>,
    /// Structure of the same module whose fields come first.
    pub extends: Option<Spanned<String>>,
    pub since: Option<String>,
    /// Which packet or descriptor this is; what extends another is the same one in a later version.
    pub is: Option<Spanned<Is>>,
    /// Version that put another structure in its place.
    pub until: Option<String>,
    /// Element type of a flexible array that follows.
    pub flexible: Option<Spanned<String>>,
    /// C name of that array.
    pub flexible_name: Option<String>,
    pub headers: Option<Vec<Spanned<String>>>,
    /// More sources that must say the same, each asked on its own: generations that changed nothing.
    #[serde(default)]
    pub same_in: Vec<String>,
    pub fields: Vec<Field>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub name: Spanned<String>,
    #[serde(rename = "type")]
    pub ty: Spanned<String>,
    /// `in`: to the callee (kernel, GPU); `out`: from it; `inout`.
    pub dir: Option<String>,
    /// The header's path to the field where it differs; empty where no header has it.
    pub c: Option<String>,
    /// Members of a C union that lies here, `name: Type`, or `name=c_name: Type` where the header's name differs
    /// (empty where no header has it).
    #[serde(default)]
    pub union: Vec<Spanned<String>>,
    /// In a structure that extends another: the field of the parent that this one takes the place of.
    pub replaces: Option<Spanned<String>>,
    /// Byte offset that the layout must give.
    pub at: Option<Spanned<usize>>,
    pub since: Option<String>,
    /// Its name in headers of earlier versions.
    pub was: Option<Was>,
    pub doc: Option<String>,
}

/// A name that a field had.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Was {
    pub name: String,
    /// Version that renamed it.
    pub before: String,
}

/// Requests of one device.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IoctlTable {
    /// The request's type byte, a character.
    pub base: Spanned<String>,
    pub doc: String,
    pub headers: Option<Vec<Spanned<String>>>,
    pub requests: Vec<Ioctl>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ioctl {
    pub name: Spanned<String>,
    pub nr: u32,
    /// `none`, `r`, `w` or `rw`, as in `_IO`, `_IOR`, `_IOW`, `_IOWR`.
    pub dir: Spanned<String>,
    pub arg: Option<Spanned<String>>,
    pub c: Option<String>,
    pub since: Option<String>,
    /// Version that gave it another argument.
    pub until: Option<String>,
    pub doc: Option<String>,
}

fn yes() -> bool {
    true
}

fn one() -> usize {
    1
}
