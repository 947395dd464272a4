//! A reader of MessagePack that borrows from the input and allocates nothing.
//!
//! The metadata of a code object needs maps with text keys, numbers, booleans, text and nesting. The
//! published crates either build a tree (unbounded memory for a damaged file) or leave skipping an
//! unknown value to the caller; this one does just that, with the nesting bounded.

/// Deepest nesting that [`Reader::skip`] follows.
const MAX_DEPTH: u32 = 16;

/// Where reading stopped making sense: an offset into the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed(pub usize);

/// One value; the elements of arrays and maps follow it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<'a> {
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
    Text(&'a str),
    /// Bytes, and the content of an extension.
    Bytes(&'a [u8]),
    /// An array of so many values.
    Array(u32),
    /// A map of so many pairs.
    Map(u32),
}

/// Reads one value after the other.
#[derive(Clone)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// Starts at the first byte.
    pub const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    /// An error at this place.
    pub const fn malformed(&self) -> Malformed {
        Malformed(self.at)
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8], Malformed> {
        let end = self.at.checked_add(len).ok_or(self.malformed())?;
        let taken = self.bytes.get(self.at..end).ok_or(self.malformed())?;
        self.at = end;
        Ok(taken)
    }

    /// A big-endian number of `N` bytes.
    fn number<const N: usize>(&mut self) -> Result<u64, Malformed> {
        Ok(self.take(N)?.iter().fold(0, |n, b| n << 8 | u64::from(*b)))
    }

    fn text(&mut self, len: u64) -> Result<Value<'a>, Malformed> {
        let at = self.malformed();
        let bytes = self.take(len as usize)?;
        core::str::from_utf8(bytes).map(Value::Text).map_err(|_| at)
    }

    fn raw(&mut self, len: u64) -> Result<Value<'a>, Malformed> {
        self.take(len as usize).map(Value::Bytes)
    }

    /// An extension: a type byte, then `len` bytes.
    fn extension(&mut self, len: u64) -> Result<Value<'a>, Malformed> {
        self.take(1)?;
        self.raw(len)
    }

    fn integer(value: i64) -> Value<'a> {
        u64::try_from(value).map_or(Value::Negative(value), Value::Unsigned)
    }

    /// Reads the next value.
    pub fn value(&mut self) -> Result<Value<'a>, Malformed> {
        let start = self.malformed();
        let tag = self.number::<1>()? as u8;
        Ok(match tag {
            0x00..=0x7f => Value::Unsigned(u64::from(tag)),
            0x80..=0x8f => Value::Map(u32::from(tag & 0xf)),
            0x90..=0x9f => Value::Array(u32::from(tag & 0xf)),
            0xa0..=0xbf => self.text(u64::from(tag & 0x1f))?,
            0xc0 => Value::Nil,
            0xc1 => return Err(start),
            0xc2 => Value::Bool(false),
            0xc3 => Value::Bool(true),
            0xc4 => self.number::<1>().and_then(|n| self.raw(n))?,
            0xc5 => self.number::<2>().and_then(|n| self.raw(n))?,
            0xc6 => self.number::<4>().and_then(|n| self.raw(n))?,
            0xc7 => self.number::<1>().and_then(|n| self.extension(n))?,
            0xc8 => self.number::<2>().and_then(|n| self.extension(n))?,
            0xc9 => self.number::<4>().and_then(|n| self.extension(n))?,
            0xca => Value::Float(f64::from(f32::from_bits(self.number::<4>()? as u32))),
            0xcb => Value::Float(f64::from_bits(self.number::<8>()?)),
            0xcc => Value::Unsigned(self.number::<1>()?),
            0xcd => Value::Unsigned(self.number::<2>()?),
            0xce => Value::Unsigned(self.number::<4>()?),
            0xcf => Value::Unsigned(self.number::<8>()?),
            0xd0 => Self::integer(i64::from(self.number::<1>()? as i8)),
            0xd1 => Self::integer(i64::from(self.number::<2>()? as i16)),
            0xd2 => Self::integer(i64::from(self.number::<4>()? as i32)),
            0xd3 => Self::integer(self.number::<8>()? as i64),
            0xd4..=0xd8 => self.extension(1 << (tag - 0xd4))?,
            0xd9 => self.number::<1>().and_then(|n| self.text(n))?,
            0xda => self.number::<2>().and_then(|n| self.text(n))?,
            0xdb => self.number::<4>().and_then(|n| self.text(n))?,
            0xdc => Value::Array(self.number::<2>()? as u32),
            0xdd => Value::Array(self.number::<4>()? as u32),
            0xde => Value::Map(self.number::<2>()? as u32),
            0xdf => Value::Map(self.number::<4>()? as u32),
            0xe0..=0xff => Value::Negative(i64::from(tag as i8)),
        })
    }

    /// Reads a value that must be text.
    pub fn expect_text(&mut self) -> Result<&'a str, Malformed> {
        let at = self.malformed();
        match self.value()? {
            Value::Text(text) => Ok(text),
            _ => Err(at),
        }
    }

    /// Reads a value that must be a number of 32 bits.
    pub fn expect_u32(&mut self) -> Result<u32, Malformed> {
        let at = self.malformed();
        match self.value()? {
            Value::Unsigned(n) => u32::try_from(n).map_err(|_| at),
            _ => Err(at),
        }
    }

    /// Reads a value that must be a boolean; 0 and 1 are taken too, as some producers write them.
    pub fn expect_bool(&mut self) -> Result<bool, Malformed> {
        let at = self.malformed();
        match self.value()? {
            Value::Bool(b) => Ok(b),
            Value::Unsigned(n @ 0..=1) => Ok(n == 1),
            _ => Err(at),
        }
    }

    /// Reads the head of a value that must be an array, and returns its length.
    pub fn expect_array(&mut self) -> Result<u32, Malformed> {
        let at = self.malformed();
        match self.value()? {
            Value::Array(len) => Ok(len),
            _ => Err(at),
        }
    }

    /// Reads the head of a value that must be a map, and returns its number of pairs.
    pub fn expect_map(&mut self) -> Result<u32, Malformed> {
        let at = self.malformed();
        match self.value()? {
            Value::Map(len) => Ok(len),
            _ => Err(at),
        }
    }

    /// Passes over the next value with all that is in it.
    pub fn skip(&mut self) -> Result<(), Malformed> {
        self.skip_within(MAX_DEPTH)
    }

    fn skip_within(&mut self, depth: u32) -> Result<(), Malformed> {
        let at = self.malformed();
        let inner = match self.value()? {
            Value::Array(len) => u64::from(len),
            Value::Map(pairs) => 2 * u64::from(pairs),
            _ => return Ok(()),
        };
        let depth = depth.checked_sub(1).ok_or(at)?;
        // Every element takes a byte at least, so a wrong length ends at the end of the input.
        for _ in 0..inner {
            self.skip_within(depth)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples are the format's own: the first byte decides, numbers are big-endian.
    #[test]
    fn each_format_reads_as_specified() {
        let cases: &[(&[u8], Value<'_>)] = &[
            (&[0x07], Value::Unsigned(7)),
            (&[0xff], Value::Negative(-1)),
            (&[0xe0], Value::Negative(-32)),
            (&[0xc0], Value::Nil),
            (&[0xc2], Value::Bool(false)),
            (&[0xc3], Value::Bool(true)),
            (&[0xcc, 200], Value::Unsigned(200)),
            (&[0xcd, 1, 0], Value::Unsigned(256)),
            (&[0xce, 1, 0, 0, 0], Value::Unsigned(1 << 24)),
            (&[0xcf, 1, 0, 0, 0, 0, 0, 0, 0], Value::Unsigned(1 << 56)),
            (&[0xd0, 0x80], Value::Negative(-128)),
            (&[0xd0, 0x7f], Value::Unsigned(127)),
            (&[0xd1, 0x80, 0], Value::Negative(-32768)),
            (&[0xd2, 0xff, 0xff, 0xff, 0xfe], Value::Negative(-2)),
            (
                &[0xd3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfd],
                Value::Negative(-3),
            ),
            (&[0xca, 0x3f, 0x80, 0, 0], Value::Float(1.0)),
            (&[0xcb, 0xc0, 0, 0, 0, 0, 0, 0, 0], Value::Float(-2.0)),
            (&[0xa2, b'h', b'i'], Value::Text("hi")),
            (&[0xd9, 1, b'x'], Value::Text("x")),
            (&[0xda, 0, 1, b'y'], Value::Text("y")),
            (&[0xdb, 0, 0, 0, 1, b'z'], Value::Text("z")),
            (&[0xc4, 2, 1, 2], Value::Bytes(&[1, 2])),
            (&[0xd5, 9, 1, 2], Value::Bytes(&[1, 2])),
            (&[0xc7, 1, 9, 3], Value::Bytes(&[3])),
            (&[0x93], Value::Array(3)),
            (&[0xdc, 1, 0], Value::Array(256)),
            (&[0xdd, 0, 1, 0, 0], Value::Array(65536)),
            (&[0x82], Value::Map(2)),
            (&[0xde, 1, 0], Value::Map(256)),
            (&[0xdf, 0, 1, 0, 0], Value::Map(65536)),
        ];
        for (bytes, expected) in cases {
            let mut reader = Reader::new(bytes);
            assert_eq!(reader.value().as_ref(), Ok(expected), "{bytes:x?}");
            assert_eq!(reader.at, bytes.len(), "{bytes:x?}");
            for cut in 0..bytes.len() {
                assert!(
                    Reader::new(&bytes[..cut]).value().is_err(),
                    "{bytes:x?} cut at {cut}"
                );
            }
        }
    }

    #[test]
    fn skipping_is_bounded_by_the_input_and_by_depth() {
        let mut reader = Reader::new(&[0x82, 0xa1, b'a', 0x92, 1, 2, 0xa1, b'b', 0x80, 5]);
        assert_eq!(reader.skip(), Ok(()));
        assert_eq!(reader.value(), Ok(Value::Unsigned(5)));
        assert!(Reader::new(&[0xdd, 0xff, 0xff, 0xff, 0xff, 1, 2]).skip().is_err());
        assert!(Reader::new(&[0x91; 1000]).skip().is_err());
        assert!(Reader::new(&[0xc1]).value().is_err());
        assert!(Reader::new(&[0xa1, 0xff]).value().is_err(), "text is UTF-8");
    }
}
