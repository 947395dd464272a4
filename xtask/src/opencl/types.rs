//! OpenCL C's number types: what templates say of them, what data has them, what results are compared by.

use core::fmt;

/// What a scalar's bits mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Signed,
    Unsigned,
    Float,
}

/// A scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    pub kind: Kind,
    pub bytes: usize,
}

/// A scalar, or a vector of 2, 3, 4, 8 or 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    pub scalar: Scalar,
    pub lanes: usize,
}

const NAMES: [(&str, Kind, usize); 11] = [
    ("char", Kind::Signed, 1),
    ("uchar", Kind::Unsigned, 1),
    ("short", Kind::Signed, 2),
    ("ushort", Kind::Unsigned, 2),
    ("int", Kind::Signed, 4),
    ("uint", Kind::Unsigned, 4),
    ("long", Kind::Signed, 8),
    ("ulong", Kind::Unsigned, 8),
    ("half", Kind::Float, 2),
    ("float", Kind::Float, 4),
    ("double", Kind::Float, 8),
];

impl Scalar {
    fn named(name: &str) -> Option<Self> {
        NAMES
            .iter()
            .find(|(known, ..)| *known == name)
            .map(|&(_, kind, bytes)| Self { kind, bytes })
    }

    pub fn bits(self) -> u32 {
        8 * self.bytes as u32
    }

    /// Explicit bits of a float's fraction.
    pub fn fraction(self) -> u32 {
        match self.bytes {
            2 => 10,
            4 => 23,
            _ => 52,
        }
    }

    fn of(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES
            .iter()
            .find(|(_, kind, bytes)| *kind == self.kind && *bytes == self.bytes);
        f.write_str(name.map_or("?", |(name, ..)| name))
    }
}

impl Type {
    /// The type of a name such as `uchar4`.
    pub fn named(name: &str) -> Option<Self> {
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let lanes = match &name[letters.len()..] {
            "" => 1,
            digits => digits.parse().ok().filter(|n| [2, 3, 4, 8, 16].contains(n))?,
        };
        Scalar::named(letters).map(|scalar| Self { scalar, lanes })
    }

    /// Elements that it takes in memory: a vector of 3 is as long as one of 4.
    pub fn slots(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    pub fn bytes(self) -> usize {
        self.slots() * self.scalar.bytes
    }

    /// What `{T.attribute}` in a template stands for.
    pub fn attribute(self, name: &str) -> Option<String> {
        let with = |kind| Type {
            scalar: self.scalar.of(kind),
            ..self
        };
        Some(match name {
            "element" => self.scalar.to_string(),
            "signed" => with(Kind::Signed).to_string(),
            "unsigned" => with(Kind::Unsigned).to_string(),
            "lanes" => self.width(),
            "count" => self.lanes.to_string(),
            "bits" => self.scalar.bits().to_string(),
            _ => return None,
        })
    }

    /// The number behind the name of a vector.
    fn width(self) -> String {
        if self.lanes == 1 {
            String::new()
        } else {
            self.lanes.to_string()
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.scalar, self.width())
    }
}
