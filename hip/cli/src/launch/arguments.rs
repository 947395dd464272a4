//! The kernel's arguments, from the command line.

use std::fs;

use outcrop_code_object::{Kernel, ValueKind};

use super::object::{describe, explicit};
use super::values::Element;

/// Where an argument's bytes come from.
pub enum Source {
    /// A buffer with these bytes.
    Buffer(Vec<u8>),
    /// These bytes.
    Value(Vec<u8>),
    /// A null pointer.
    Null,
    /// So many bytes into the buffer of another argument.
    Alias(usize, u64),
}

/// An argument as the user gave it.
pub struct Argument {
    /// Its text.
    pub text: String,
    /// What its buffer is made of.
    pub element: Element,
    /// What it is.
    pub source: Source,
}

/// Bytes of a buffer at most.
const MAX_BUFFER: u64 = 16 << 30;

impl Argument {
    /// Reads one argument.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let of = |element, source| Self {
            text: text.into(),
            element,
            source,
        };
        if text == "null" {
            return Ok(of(Element::U8, Source::Null));
        }
        if let Some(rest) = text.strip_prefix('&') {
            let (n, offset) = rest.split_once('+').unwrap_or((rest, "0"));
            let n = n
                .parse()
                .map_err(|_| "the number of an argument follows &".to_owned())?;
            let offset = offset
                .parse()
                .map_err(|_| "a number of bytes follows +".to_owned())?;
            return Ok(of(Element::U8, Source::Alias(n, offset)));
        }
        if let Some(path) = text.strip_prefix('@') {
            let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            return Ok(of(Element::U8, Source::Buffer(bytes)));
        }
        let (kind, value) = text
            .split_once('=')
            .ok_or("TYPE[COUNT]=VALUES for a buffer or TYPE=NUMBER for a number is expected")?;
        if kind == "bytes" {
            return Ok(of(Element::U8, Source::Value(hex(value)?)));
        }
        let Some((name, count)) = kind.split_once('[') else {
            let element: Element = kind.parse()?;
            return Ok(of(element, Source::Value(element.number(value)?)));
        };
        let element: Element = name.parse()?;
        let count = count.strip_suffix(']').ok_or("a ] is missing")?;
        if let Some(path) = value.strip_prefix('@') {
            let mut bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            if !count.is_empty() {
                let count = number(count)?;
                let needed = bytes_of(count, element)?;
                if bytes.len() < needed {
                    return Err(format!("{path} has {} bytes, {needed} are needed", bytes.len()));
                }
                bytes.truncate(needed);
            }
            return Ok(of(element, Source::Buffer(bytes)));
        }
        let count = number(count)?;
        bytes_of(count, element)?;
        Ok(of(element, Source::Buffer(element.fill(count, value)?)))
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is no number of elements"))
}

fn bytes_of(count: u64, element: Element) -> Result<usize, String> {
    let bytes = count
        .checked_mul(element.size() as u64)
        .filter(|b| *b <= MAX_BUFFER);
    let bytes = bytes.ok_or_else(|| format!("{count} elements are more than {MAX_BUFFER} bytes"))?;
    usize::try_from(bytes).map_err(|_| "too large for this computer".into())
}

fn hex(text: &str) -> Result<Vec<u8>, String> {
    let digits: Vec<u32> = text.chars().map_while(|c| c.to_digit(16)).collect();
    if digits.len() != text.chars().count() || !digits.len().is_multiple_of(2) {
        return Err("pairs of hexadecimal digits are expected".into());
    }
    Ok(digits
        .chunks(2)
        .map(|pair| pair.iter().fold(0, |v, d| v << 4 | *d) as u8)
        .collect())
}

/// Holds arguments against what the kernel takes, and adds what Triton's kernels take that nobody gives.
///
/// # Errors
/// The first difference, with what the kernel takes.
pub fn check(kernel: &Kernel, mut given: Vec<Argument>, lds: u32) -> Result<Vec<Argument>, String> {
    let takes: Vec<_> = explicit(kernel).collect();
    let listed = || {
        let lines = takes
            .iter()
            .enumerate()
            .map(|(n, arg)| format!("\n  {n}: {}", describe(arg)));
        format!("{} takes{}", kernel.name, lines.collect::<String>())
    };
    // Triton appends pointers to two kinds of scratch memory, which kernels that use none do not read.
    let scratch = takes.len() == given.len() + 2
        && takes
            .iter()
            .rev()
            .take(2)
            .all(|arg| arg.kind == ValueKind::GlobalBuffer && arg.name.is_empty());
    if scratch && !given.is_empty() {
        given.extend((0..2).map(|_| Argument {
            text: "null".into(),
            element: Element::U8,
            source: Source::Null,
        }));
    }
    if takes.len() != given.len() {
        return Err(format!("{} arguments are given, {}", given.len(), listed()));
    }
    for (n, (takes, given)) in takes.iter().zip(&given).enumerate() {
        let in_lds = takes.kind == ValueKind::DynamicSharedPointer;
        if in_lds && lds == 0 {
            return Err(format!(
                "argument {n} points to LDS; --lds says how many bytes there are, and {}",
                listed()
            ));
        }
        let pointer = takes.kind != ValueKind::ByValue && !in_lds;
        match &given.source {
            Source::Value(bytes) if pointer && bytes.len() != 8 => {
                return Err(format!(
                    "argument {n}, `{}`, is a number, and {}",
                    given.text,
                    listed()
                ));
            }
            Source::Value(bytes) if bytes.len() != takes.size as usize => {
                return Err(format!(
                    "argument {n}, `{}`, has {} bytes, and {}",
                    given.text,
                    bytes.len(),
                    listed()
                ));
            }
            Source::Buffer(_) | Source::Alias(..) if in_lds || !pointer && takes.size != 8 => {
                return Err(format!(
                    "argument {n}, `{}`, is a buffer, and {}",
                    given.text,
                    listed()
                ));
            }
            _ => {}
        }
    }
    Ok(given)
}

/// Makes LDS pointers of what counts from the begin of the dynamic LDS, which is behind the kernel's own.
pub fn place_lds(kernel: &Kernel, values: &mut [Vec<u8>], own: u32) {
    for (value, takes) in values.iter_mut().zip(explicit(kernel)) {
        if takes.kind == ValueKind::DynamicSharedPointer {
            let given = value.first_chunk().map_or(0, |bytes| u32::from_ne_bytes(*bytes));
            let begin = own.next_multiple_of(takes.pointee_align.max(1));
            *value = begin.wrapping_add(given).to_ne_bytes().into();
        }
    }
}

/// Reads the numbers of buffers, each with what follows it.
///
/// # Errors
/// What is no buffer.
pub fn buffers<'a>(
    texts: &'a [String],
    separator: char,
    given: &[Argument],
) -> Result<Vec<(usize, &'a str)>, String> {
    let mut all = Vec::new();
    for text in texts {
        let (n, rest) = text.split_once(separator).unwrap_or((text, ""));
        let number: usize = n
            .parse()
            .map_err(|_| format!("`{n}` is no number of an argument"))?;
        match given.get(number).map(|argument| &argument.source) {
            Some(Source::Buffer(_)) => {}
            Some(_) => return Err(format!("argument {number} is no buffer")),
            None => return Err(format!("there is no argument {number}, the first is 0")),
        }
        if separator == '=' && rest.is_empty() {
            return Err(format!(
                "`{text}`: a file follows the number, as in {number}=out.bin"
            ));
        }
        if separator == ':' && !rest.is_empty() && rest.parse::<usize>().is_err() {
            return Err(format!("`{rest}` is no number of elements"));
        }
        all.push((number, rest));
    }
    Ok(all)
}
