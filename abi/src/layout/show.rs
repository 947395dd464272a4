//! Text and JSON of a [`View`].

use super::{Group, Key, Number, Value, View, Visitor};
use core::fmt;

/// Decimal as far as people count, hexadecimal beyond: those are addresses, handles and masks.
const MOST_DECIMAL: u64 = 4096;

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Number::Bool(value) => value.fmt(f),
            Number::Unsigned(value) if value > MOST_DECIMAL => write!(f, "{value:#x}"),
            Number::Unsigned(value) => value.fmt(f),
            Number::Signed(value) => value.fmt(f),
            Number::Float(value) => value.fmt(f),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => f.write_str(name),
            None => self.number.fmt(f),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Name(name) => f.write_str(name),
            Key::Index(index) => write!(f, "[{index}]"),
            Key::Rest(word) => write!(f, "rest[{word}]"),
        }
    }
}

impl fmt::Display for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            self.walk(&mut Tree { out: f, depth: 0 })
        } else {
            self.walk(&mut Line { out: f, first: true })
        }
    }
}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.ty.name.rsplit(':').next().unwrap_or_default();
        write!(f, "{name} {{ ")?;
        self.walk(&mut Line { out: f, first: true })?;
        f.write_str(" }")
    }
}

/// `a = 1, b = { c = 2 }, d = [3, 4]`.
struct Line<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    first: bool,
}

impl Line<'_, '_> {
    fn start(&mut self, key: Key) -> fmt::Result {
        if !core::mem::take(&mut self.first) {
            self.out.write_str(", ")?;
        }
        match key {
            Key::Index(_) => Ok(()),
            key => write!(self.out, "{key} = "),
        }
    }
}

impl Visitor for Line<'_, '_> {
    type Error = fmt::Error;

    fn value(&mut self, key: Key, value: Value) -> fmt::Result {
        self.start(key)?;
        write!(self.out, "{value}")
    }

    fn enter(&mut self, key: Key, group: Group) -> fmt::Result {
        self.start(key)?;
        self.first = true;
        self.out.write_str(match group {
            Group::Array(_) => "[",
            Group::Fields(_) => "{ ",
            Group::Union => "{| ",
        })
    }

    fn leave(&mut self, group: Group) -> fmt::Result {
        self.first = false;
        self.out.write_str(match group {
            Group::Array(_) => "]",
            Group::Fields(_) => " }",
            Group::Union => " |}",
        })
    }
}

/// One field a line.
struct Tree<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    depth: usize,
}

impl Visitor for Tree<'_, '_> {
    type Error = fmt::Error;

    fn value(&mut self, key: Key, value: Value) -> fmt::Result {
        writeln!(self.out, "{:1$}{key} = {value}", "", self.depth * 2)
    }

    fn enter(&mut self, key: Key, _: Group) -> fmt::Result {
        writeln!(self.out, "{:1$}{key}", "", self.depth * 2)?;
        self.depth += 1;
        Ok(())
    }

    fn leave(&mut self, _: Group) -> fmt::Result {
        self.depth -= 1;
        Ok(())
    }
}

/// A [`View`] as one JSON object; made by [`View::json`].
#[derive(Clone, Copy)]
pub struct Json<'a>(View<'a>);

impl<'a> View<'a> {
    /// Shows as one JSON object without line breaks.
    ///
    /// Named values are strings, numbers that JavaScript would round (beyond 2^53) and floats that JSON lacks
    /// are strings too, bits are booleans.
    #[must_use]
    pub const fn json(self) -> Json<'a> {
        Json(self)
    }
}

impl fmt::Display for Json<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        self.0.walk(&mut Members { out: f, first: true })?;
        f.write_str("}")
    }
}

struct Members<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    first: bool,
}

impl Members<'_, '_> {
    fn start(&mut self, key: Key) -> fmt::Result {
        if !core::mem::take(&mut self.first) {
            self.out.write_str(",")?;
        }
        match key {
            Key::Index(_) => Ok(()),
            key => write!(self.out, "\"{key}\":"),
        }
    }
}

impl Visitor for Members<'_, '_> {
    type Error = fmt::Error;

    fn value(&mut self, key: Key, value: Value) -> fmt::Result {
        const EXACT: u64 = 1 << 53;
        self.start(key)?;
        match (value.name, value.number) {
            (Some(name), _) => write!(self.out, "\"{name}\""),
            (None, Number::Unsigned(n)) if n > EXACT => write!(self.out, "\"{n:#x}\""),
            (None, Number::Unsigned(n)) => write!(self.out, "{n}"),
            (None, Number::Signed(n)) if n.unsigned_abs() > EXACT => write!(self.out, "\"{n}\""),
            (None, Number::Float(n)) if !n.is_finite() => write!(self.out, "\"{n}\""),
            (None, number) => write!(self.out, "{number}"),
        }
    }

    fn enter(&mut self, key: Key, group: Group) -> fmt::Result {
        self.start(key)?;
        self.first = true;
        self.out.write_str(if matches!(group, Group::Array(_)) {
            "["
        } else {
            "{"
        })
    }

    fn leave(&mut self, group: Group) -> fmt::Result {
        self.first = false;
        self.out.write_str(if matches!(group, Group::Array(_)) {
            "]"
        } else {
            "}"
        })
    }
}
