//! The metadata note as a tree, with all keys that are there.

use outcrop_code_object::msgpack::{Malformed, Reader, Value};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

/// Deepest nesting that is followed: no less than a code object may have and still be loaded.
const MAX_DEPTH: u32 = 32;

/// A value of a MessagePack document.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `nil`.
    Nil,
    /// A boolean.
    Bool(bool),
    /// A number that is not negative.
    Unsigned(u64),
    /// A negative number.
    Negative(i64),
    /// A float.
    Float(f64),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// An array.
    Array(Vec<Tree>),
    /// A map in the order of the document.
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// Reads a whole document.
    pub fn parse(note: &[u8]) -> Result<Tree, Malformed> {
        tree(&mut Reader::new(note), MAX_DEPTH)
    }

    /// The value of a key of a map.
    pub fn get(&self, key: &str) -> Option<&Tree> {
        self.pairs()
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }

    /// The pairs of a map; none of anything else.
    pub fn pairs(&self) -> &[(String, Tree)] {
        match self {
            Tree::Map(pairs) => pairs,
            _ => &[],
        }
    }

    /// The values of an array; none of anything else.
    pub fn values(&self) -> &[Tree] {
        match self {
            Tree::Array(values) => values,
            _ => &[],
        }
    }
}

fn tree(reader: &mut Reader<'_>, depth: u32) -> Result<Tree, Malformed> {
    let at = reader.malformed();
    let value = reader.value()?;
    let inner = || depth.checked_sub(1).ok_or(at);
    Ok(match value {
        Value::Nil => Tree::Nil,
        Value::Bool(value) => Tree::Bool(value),
        Value::Unsigned(value) => Tree::Unsigned(value),
        Value::Negative(value) => Tree::Negative(value),
        Value::Float(value) => Tree::Float(value),
        Value::Text(text) => Tree::Text(text.to_owned()),
        Value::Bytes(bytes) => Tree::Bytes(bytes.to_vec()),
        Value::Array(len) => {
            let depth = inner()?;
            Tree::Array((0..len).map(|_| tree(reader, depth)).collect::<Result<_, _>>()?)
        }
        Value::Map(pairs) => {
            let depth = inner()?;
            let pair = |_| Ok((tree(reader, depth)?.to_string(), tree(reader, depth)?));
            Tree::Map((0..pairs).map(pair).collect::<Result<_, _>>()?)
        }
    })
}

/// On one line, text without quotes.
impl core::fmt::Display for Tree {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Tree::Nil => f.write_str("nil"),
            Tree::Bool(value) => value.fmt(f),
            Tree::Unsigned(value) => value.fmt(f),
            Tree::Negative(value) => value.fmt(f),
            Tree::Float(value) => value.fmt(f),
            Tree::Text(text) => text.fmt(f),
            Tree::Bytes(bytes) => write!(f, "{bytes:02x?}"),
            Tree::Array(values) => {
                f.write_str("[")?;
                for (index, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Tree::Map(pairs) => {
                f.write_str("{")?;
                for (index, (key, value)) in pairs.iter().enumerate() {
                    write!(f, "{}{key}: {value}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("}")
            }
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Nil => serializer.serialize_unit(),
            Tree::Bool(value) => serializer.serialize_bool(*value),
            Tree::Unsigned(value) => serializer.serialize_u64(*value),
            Tree::Negative(value) => serializer.serialize_i64(*value),
            Tree::Float(value) => serializer.serialize_f64(*value),
            Tree::Text(text) => serializer.serialize_str(text),
            Tree::Bytes(bytes) => serializer.collect_seq(bytes),
            Tree::Array(values) => serializer.collect_seq(values),
            Tree::Map(pairs) => {
                let mut map = serializer.serialize_map(Some(pairs.len()))?;
                for (key, value) in pairs {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}
