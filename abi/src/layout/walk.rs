//! The walk over the fields of a type, with the values that some bytes give them.

use super::{BitField, Field, Format, Kind, Type, View, name_of};

/// Is told of fields in the order of their places.
///
/// An error ends the walk.
pub trait Visitor {
    /// Why it wants no more.
    type Error;

    /// A number.
    ///
    /// # Errors
    /// To end the walk.
    fn value(&mut self, key: Key, value: Value) -> Result<(), Self::Error>;

    /// What comes until the matching [`Visitor::leave`] is inside of this.
    ///
    /// # Errors
    /// To end the walk.
    fn enter(&mut self, key: Key, group: Group) -> Result<(), Self::Error>;

    /// The end of a group.
    ///
    /// # Errors
    /// To end the walk.
    fn leave(&mut self, group: Group) -> Result<(), Self::Error>;
}

/// What something is called within its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A field or a member of a union.
    Name(&'static str),
    /// An element of an array.
    Index(usize),
    /// Bits of this word that belong to no field and are set all the same.
    Rest(usize),
}

/// What has parts.
#[derive(Clone, Copy, Debug)]
pub enum Group {
    /// A structure, or words of bit-fields.
    Fields(&'static Type),
    /// Elements of this type.
    Array(&'static Type),
    /// Members that share their bytes.
    Union,
}

/// A number, and how it is to be understood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The number.
    pub number: Number,
    /// Its name, if it has a type with names and the value is a known one.
    pub name: Option<&'static str>,
}

/// A number with its format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// A single bit.
    Bool(bool),
    /// No sign.
    Unsigned(u64),
    /// With a sign.
    Signed(i64),
    /// Floating point.
    Float(f64),
}

impl View<'_> {
    /// Tells `visitor` of every field that the bytes reach.
    ///
    /// # Errors
    /// The visitor's own.
    pub fn walk<V: Visitor>(&self, visitor: &mut V) -> Result<(), V::Error> {
        parts(self.ty, self.bytes, visitor)
    }
}

/// The parts of a value, without the value itself; a number is its own part.
fn parts<V: Visitor>(ty: &'static Type, bytes: &[u8], to: &mut V) -> Result<(), V::Error> {
    match ty.kind {
        Kind::Number { .. } => one(Key::Name(ty.name), ty, bytes, to)?,
        Kind::Bits { word, fields } => bits(word, fields, bytes.get(..ty.size).unwrap_or(bytes), to)?,
        Kind::Struct(fields) => {
            for field in fields {
                self::field(field, bytes, to)?;
            }
        }
    }
    if let Some((name, element)) = ty.flexible
        && let Some(rest) = bytes.get(ty.size..)
        && rest.len() >= element.size
    {
        array(Key::Name(name), element, usize::MAX, rest, to)?;
    }
    Ok(())
}

fn field<V: Visitor>(field: &'static Field, bytes: &[u8], to: &mut V) -> Result<(), V::Error> {
    let key = Key::Name(field.name);
    let Some(bytes) = bytes.get(field.offset..).filter(|rest| !rest.is_empty()) else {
        return Ok(());
    };
    if !field.members.is_empty() {
        to.enter(key, Group::Union)?;
        let length = field.ty.size.saturating_mul(field.count.unwrap_or(1));
        let inside = bytes.get(..length).unwrap_or(bytes);
        for (name, ty) in field.members {
            one(Key::Name(name), ty, inside, to)?;
        }
        return to.leave(Group::Union);
    }
    match field.count {
        Some(count) => array(key, field.ty, count, bytes, to),
        None => one(key, field.ty, bytes, to),
    }
}

fn array<V: Visitor>(
    key: Key,
    element: &'static Type,
    count: usize,
    bytes: &[u8],
    to: &mut V,
) -> Result<(), V::Error> {
    to.enter(key, Group::Array(element))?;
    for (index, bytes) in bytes.chunks_exact(element.size.max(1)).take(count).enumerate() {
        one(Key::Index(index), element, bytes, to)?;
    }
    to.leave(Group::Array(element))
}

/// A value of a type; nothing if it is a number that the bytes do not hold whole.
fn one<V: Visitor>(key: Key, ty: &'static Type, bytes: &[u8], to: &mut V) -> Result<(), V::Error> {
    let Kind::Number { format, names } = ty.kind else {
        to.enter(key, Group::Fields(ty))?;
        parts(ty, bytes.get(..ty.size).unwrap_or(bytes), to)?;
        return to.leave(Group::Fields(ty));
    };
    let Some(raw) = little_endian(bytes, ty.size) else {
        return Ok(());
    };
    let unused = 64_u32.saturating_sub(ty.size as u32 * 8);
    let signed = (raw << unused).cast_signed() >> unused;
    let (number, named) = match format {
        Format::Unsigned => (Number::Unsigned(raw), raw),
        Format::Signed => (Number::Signed(signed), signed.cast_unsigned()),
        Format::Float if ty.size == 4 => (Number::Float(f64::from(f32::from_bits(raw as u32))), raw),
        Format::Float => (Number::Float(f64::from_bits(raw)), raw),
    };
    let name = name_of(names, named);
    to.value(key, Value { number, name })
}

fn bits<V: Visitor>(
    word: usize,
    fields: &'static [BitField],
    bytes: &[u8],
    to: &mut V,
) -> Result<(), V::Error> {
    for field in fields {
        let Some(raw) = bit_field(word, field, bytes) else {
            continue;
        };
        let number = match field.width {
            1 if field.names.is_empty() => Number::Bool(raw != 0),
            _ => Number::Unsigned(raw),
        };
        let name = name_of(field.names, raw);
        to.value(Key::Name(field.name), Value { number, name })?;
    }
    for (index, chunk) in bytes.chunks_exact(word.max(1)).enumerate() {
        let Some(raw) = little_endian(chunk, word) else {
            continue;
        };
        let owned = fields
            .iter()
            .fold(0, |mask, field| mask | part(word, field, index));
        let number = Number::Unsigned(raw & !owned);
        if raw & !owned != 0 {
            to.value(Key::Rest(index), Value { number, name: None })?;
        }
    }
    Ok(())
}

/// The value of a field; `None` if the bytes end before it.
fn bit_field(word: usize, field: &BitField, bytes: &[u8]) -> Option<u64> {
    let word_bits = word as u32 * 8;
    let at = |index: usize| little_endian(bytes.get(index.checked_mul(word)?..)?, word);
    let mut raw = at(field.word)?.checked_shr(field.lo)?;
    if field.lo + field.width > word_bits {
        raw |= at(field.word + 1)?.checked_shl(word_bits.checked_sub(field.lo)?)?;
    }
    Some(raw & ones(field.width) & !ones(field.low_zero))
}

/// The bits of a word that belong to a field.
fn part(word: usize, field: &BitField, index: usize) -> u64 {
    let word_bits = word as u32 * 8;
    let all = ones(field.width) & !ones(field.low_zero);
    let mask = if index == field.word {
        all.checked_shl(field.lo)
    } else if index == field.word + 1 && field.lo + field.width > word_bits {
        all.checked_shr(word_bits.saturating_sub(field.lo))
    } else {
        None
    };
    mask.unwrap_or(0) & ones(word_bits)
}

fn ones(bits: u32) -> u64 {
    1_u64.checked_shl(bits).map_or(u64::MAX, |bit| bit - 1)
}

/// The number in the first `size` bytes.
fn little_endian(bytes: &[u8], size: usize) -> Option<u64> {
    let bytes = bytes.get(..size)?;
    let mut whole = [0; 8];
    whole.get_mut(..size)?.copy_from_slice(bytes);
    Some(u64::from_le_bytes(whole))
}
