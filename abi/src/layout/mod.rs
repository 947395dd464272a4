//! What the types of this crate look like, as data: for traces, logs and tools that get bytes and want fields.
//!
//! ```
//! use outcrop_abi::{aql, layout};
//!
//! let mut packet = aql::BarrierAndPacket::default();
//! packet.header = aql::PacketHeader::new().with_packet_type(aql::PacketType::BARRIER_AND);
//! let text = layout::view(&packet).to_string();
//! assert!(text.starts_with("header = { packet_type = HSA_PACKET_TYPE_BARRIER_AND, barrier = false, "));
//! ```
//!
//! [`find`] looks a type up by its name, [`ioctl`] by a request number, [`packet`] by the first word of a packet,
//! [`mqd`] by the kind of queue. [`View`] shows bytes as such a type, as text or as JSON, and [`View::walk`] tells
//! any [`Visitor`] of every field. Nothing here allocates, and no bytes make it panic. The tables are only linked
//! into a program that uses them.
//!
//! What is not decoded: pointers are not followed (the arrays that `WAIT_EVENTS` points at), and of a C union all
//! members are shown, because the field that chooses one is not part of the layout.

mod lookup;
mod show;
mod walk;

pub use lookup::{Ioctl, IpVersion, MqdKind, Packet, Ring, find, ioctl, ioctls, mqd, packet, packets, types};
pub use show::Json;
pub use walk::{Group, Key, Number, Value, Visitor};

use zerocopy::{Immutable, IntoBytes};

/// A type of this crate: a structure, bit-fields, a newtype, or a number of the language.
#[derive(Debug)]
pub struct Type {
    /// Module and name: `kfd::SvmArgs`; `u32` for a number of the language.
    pub name: &'static str,
    /// Bytes, without those of an array that follows.
    pub size: usize,
    /// Version of the interface that brought it, in the words of the spec; empty where it was always there.
    pub since: &'static str,
    /// What it consists of.
    pub kind: Kind,
    /// Name and element type of an array of any length that follows.
    pub flexible: Option<(&'static str, &'static Type)>,
}

/// What a [`Type`] consists of.
#[derive(Debug)]
pub enum Kind {
    /// One number.
    Number {
        /// How its bits are read.
        format: Format,
        /// Names of known values; a negative value is extended to 64 bits.
        names: &'static [(&'static str, u64)],
    },
    /// Words with fields of bits.
    Bits {
        /// Bytes of a word.
        word: usize,
        /// The fields, by position.
        fields: &'static [BitField],
    },
    /// Fields one after the other.
    Struct(&'static [Field]),
}

/// How the bits of a number are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// No sign.
    Unsigned,
    /// Two's complement.
    Signed,
    /// IEEE 754, 4 or 8 bytes.
    Float,
}

/// A field of a structure.
#[derive(Debug)]
pub struct Field {
    /// The header's name.
    pub name: &'static str,
    /// Type of the field, or of an element of it.
    pub ty: &'static Type,
    /// Bytes from the start of the structure.
    pub offset: usize,
    /// Number of elements, if it is an array.
    pub count: Option<usize>,
    /// Members of the C union that lies here; empty where none does.
    pub members: &'static [(&'static str, &'static Type)],
    /// Version that brought it; empty where it came with the structure.
    pub since: &'static str,
}

/// A field of bits; one that goes beyond its word goes on in the next.
#[derive(Debug)]
pub struct BitField {
    /// Its name.
    pub name: &'static str,
    /// Index of the word with its lowest bit.
    pub word: usize,
    /// Lowest bit in that word.
    pub lo: u32,
    /// Bits, 1 to 64.
    pub width: u32,
    /// How many of the lowest bits are taken as zero, because others own them.
    pub low_zero: u32,
    /// Names of known values.
    pub names: &'static [(&'static str, u64)],
    /// Version that brought it; empty where it came with the word.
    pub since: &'static str,
}

/// A type that has a description.
pub trait Described {
    /// The description.
    const TYPE: &'static Type;
}

/// Bytes, seen as a type. They may be shorter than the type: what they do not reach is left out, as kernel and
/// caller of different versions leave it out.
///
/// `{}` shows all in one line, `{:#}` one field a line with the nested ones indented.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// What the bytes are taken for.
    pub ty: &'static Type,
    /// The bytes, as they are in memory on a little-endian machine.
    pub bytes: &'a [u8],
}

/// The description of a type.
pub(crate) const fn of<T: Described>() -> &'static Type {
    T::TYPE
}

/// A value of this crate, to be shown.
pub fn view<T: Described + IntoBytes + Immutable>(value: &T) -> View<'_> {
    View {
        ty: T::TYPE,
        bytes: value.as_bytes(),
    }
}

/// The name of a value, if the table has one.
pub(crate) const fn name_of(names: &[(&'static str, u64)], value: u64) -> Option<&'static str> {
    let mut rest = names;
    while let [(name, known), tail @ ..] = rest {
        if *known == value {
            return Some(name);
        }
        rest = tail;
    }
    None
}

impl Type {
    const fn new(name: &'static str, size: usize, kind: Kind) -> Self {
        Self {
            name,
            size,
            since: "",
            kind,
            flexible: None,
        }
    }

    /// A structure.
    pub(crate) const fn structure(name: &'static str, size: usize, fields: &'static [Field]) -> Self {
        Self::new(name, size, Kind::Struct(fields))
    }

    /// Bit-fields in words of `word` bytes.
    pub(crate) const fn bits(
        name: &'static str,
        size: usize,
        word: usize,
        fields: &'static [BitField],
    ) -> Self {
        Self::new(name, size, Kind::Bits { word, fields })
    }

    /// A number.
    pub(crate) const fn number(
        name: &'static str,
        size: usize,
        format: Format,
        names: &'static [(&'static str, u64)],
    ) -> Self {
        Self::new(name, size, Kind::Number { format, names })
    }

    /// The same, since a version.
    pub(crate) const fn since(mut self, version: &'static str) -> Self {
        self.since = version;
        self
    }

    /// The same with an array after it.
    pub(crate) const fn flexible(mut self, name: &'static str, element: &'static Type) -> Self {
        self.flexible = Some((name, element));
        self
    }
}

impl Field {
    /// One value.
    pub(crate) const fn new(name: &'static str, ty: &'static Type, offset: usize) -> Self {
        Self {
            name,
            ty,
            offset,
            count: None,
            members: &[],
            since: "",
        }
    }

    /// An array of such values.
    pub(crate) const fn array(mut self, count: usize) -> Self {
        self.count = Some(count);
        self
    }

    /// A C union in their place.
    pub(crate) const fn union(mut self, members: &'static [(&'static str, &'static Type)]) -> Self {
        self.members = members;
        self
    }

    /// The same, since a version.
    pub(crate) const fn since(mut self, version: &'static str) -> Self {
        self.since = version;
        self
    }
}

impl BitField {
    /// `width` bits from bit `lo` of a word on.
    pub(crate) const fn new(name: &'static str, word: usize, lo: u32, width: u32) -> Self {
        Self {
            name,
            word,
            lo,
            width,
            low_zero: 0,
            names: &[],
            since: "",
        }
    }

    /// The same, with names for values.
    pub(crate) const fn names(mut self, names: &'static [(&'static str, u64)]) -> Self {
        self.names = names;
        self
    }

    /// The same, as an address whose low bits are not its own.
    pub(crate) const fn low_zero(mut self, bits: u32) -> Self {
        self.low_zero = bits;
        self
    }

    /// The same, since a version.
    pub(crate) const fn since(mut self, version: &'static str) -> Self {
        self.since = version;
        self
    }
}

macro_rules! described {
    ($name:ident, $description:expr) => {
        impl Described for $name {
            const TYPE: &'static Type = {
                // A static, so that there is one of it however many crates and tables name it.
                static TYPE: Type = $description;
                &TYPE
            };
        }
    };
}
pub(crate) use described;

macro_rules! numbers {
    ($($name:ident $format:ident),*) => {$(
        described!($name, Type::number(stringify!($name), size_of::<$name>(), Format::$format, &[]));
    )*};
}

numbers!(u8 Unsigned, u16 Unsigned, u32 Unsigned, u64 Unsigned);
numbers!(i8 Signed, i16 Signed, i32 Signed, i64 Signed);
numbers!(f32 Float, f64 Float);
