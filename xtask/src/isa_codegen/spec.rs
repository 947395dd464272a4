//! The spec files of `outcrop-isa`, read: encodings with their fields, operations of several files merged.

use super::Result;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A bit range: lowest bit and width.
#[derive(Clone, Copy)]
pub struct Bits {
    pub lo: u32,
    pub width: u32,
}

impl Bits {
    pub fn parse(text: &str) -> Result<Self> {
        let (hi, lo) = text.split_once(':').ok_or(format!("bad bit range {text:?}"))?;
        let (hi, lo) = (number(hi)?, number(lo)?);
        if hi < lo || hi > 127 {
            return Err(format!("bad bit range {text:?}"));
        }
        Ok(Self {
            lo,
            width: hi - lo + 1,
        })
    }

    pub fn mask(self) -> u128 {
        (u128::MAX >> (128 - self.width)) << self.lo
    }

    pub fn rust(self) -> String {
        format!("Bits {{ lo: {}, width: {} }}", self.lo, self.width)
    }
}

/// `outcrop_isa`'s flag beside the dwords of an operand.
pub const HALVED: u32 = 0x40;

pub fn number(text: &str) -> Result<u32> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|e| format!("bad number {text:?}: {e}"))
}

pub struct Encoding {
    pub space: String,
    pub format: String,
    pub dwords: u32,
    pub mask: u128,
    pub value: u128,
    pub op: Bits,
    pub operands: BTreeMap<String, (Bits, String)>,
    /// Operand fields that are ignored by operations without that operand.
    pub optional: u128,
    pub modifiers: BTreeMap<String, Bits>,
}

/// Lines of a spec that are not comments, split at tabs, with their place.
pub fn lines(path: &Path, columns: usize) -> Result<Vec<(String, Vec<String>)>> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut out = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{}:{}", path.display(), index + 1);
        let cells: Vec<String> = line.split('\t').map(str::to_owned).collect();
        if cells.len() != columns {
            return Err(format!("{place}: {} columns instead of {columns}", cells.len()));
        }
        out.push((place, cells));
    }
    Ok(out)
}

pub fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(' ').filter(|word| *word != "-" && !word.is_empty())
}

pub fn encodings(path: &Path) -> Result<BTreeMap<String, Encoding>> {
    let mut out = BTreeMap::new();
    for (place, cells) in lines(path, 8)? {
        let parse = || -> Result<Encoding> {
            let [_, space, format, dwords, matches, op, operands, modifiers] = cells.as_slice() else {
                return Err("columns".to_owned());
            };
            let (mut mask, mut value) = (0, 0);
            for item in words(matches) {
                let (bits, wanted) = item.split_once('=').ok_or("match without =")?;
                let bits = Bits::parse(bits)?;
                mask |= bits.mask();
                value |= u128::from(number(wanted)?) << bits.lo;
            }
            let mut operand_fields = BTreeMap::new();
            let mut optional = 0;
            for item in words(operands) {
                let (name, rest) = item.split_once('=').ok_or("operand without =")?;
                let (bits, class) = rest.split_once('/').ok_or("operand without class")?;
                let bits = Bits::parse(bits)?;
                let class = match class.strip_suffix('?') {
                    Some(class) => {
                        optional |= bits.mask();
                        class
                    }
                    None => class,
                };
                operand_fields.insert(name.to_owned(), (bits, class.to_owned()));
            }
            let mut modifier_fields = BTreeMap::new();
            for item in words(modifiers) {
                let (name, bits) = item.split_once('=').ok_or("modifier without =")?;
                modifier_fields.insert(name.to_owned(), Bits::parse(bits)?);
            }
            Ok(Encoding {
                space: space.clone(),
                format: format.clone(),
                dwords: number(dwords)?,
                mask,
                value,
                op: Bits::parse(op)?,
                operands: operand_fields,
                optional,
                modifiers: modifier_fields,
            })
        };
        let encoding = parse().map_err(|e| format!("{place}: {e}"))?;
        out.insert(cells.first().cloned().unwrap_or_default(), encoding);
    }
    Ok(out)
}

/// Registers of an operand: `N`, or `N/M` when a wave of 64 lanes needs half as many.
pub fn registers(text: &str) -> Result<u32> {
    let Some((wave32, wave64)) = text.split_once('/') else {
        return number(text);
    };
    let (wave32, wave64) = (number(wave32)?, number(wave64)?);
    if wave64 * 2 != wave32 {
        return Err(format!("{text:?}: not halved"));
    }
    Ok(wave32 | HALVED)
}

/// Variant of `DataKind` and the dwords it naturally has (0: must be given).
pub fn kind(name: &str) -> Result<(&'static str, u32)> {
    Ok(match name {
        "bits" => ("Bits", 0),
        "b16" => ("B16", 1),
        "i16" => ("I16", 1),
        "u16" => ("U16", 1),
        "f16" => ("F16", 1),
        "bf16" => ("Bf16", 1),
        "b32" => ("B32", 1),
        "i32" => ("I32", 1),
        "u32" => ("U32", 1),
        "f32" => ("F32", 1),
        "b64" => ("B64", 2),
        "i64" => ("I64", 2),
        "u64" => ("U64", 2),
        "f64" => ("F64", 2),
        "pki16" => ("PkI16", 1),
        "pkf16" => ("PkF16", 1),
        "pkbf16" => ("PkBf16", 1),
        "pkb32" => ("PkB32", 2),
        "pkf32" => ("PkF32", 2),
        "f8f6f4" => ("F8F6F4", 0),
        // One bit a lane: one register or two.
        "lanes" => ("B64", 255),
        _ => return Err(format!("unknown kind {name:?}")),
    })
}

/// The rows of several files: a later row takes the place of an earlier one with the same encoding and number,
/// one with the name `-` removes it.
pub fn merged(spec: &Path, files: &str) -> Result<Vec<(String, Vec<String>)>> {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for file in files.split('+') {
        let mut index: BTreeMap<(String, String), usize> = rows
            .iter()
            .enumerate()
            .filter_map(|(at, (_, cells))| Some(((cells.first()?.clone(), cells.get(1)?.clone()), at)))
            .collect();
        let inherited = rows.len();
        for (place, cells) in lines(&spec.join(file), 6)? {
            let key = match cells.as_slice() {
                [encoding, number, ..] => (encoding.clone(), number.clone()),
                _ => return Err(format!("{place}: columns")),
            };
            match index.get(&key).copied() {
                Some(at) if at >= inherited => {
                    return Err(format!("{place}: {} operation {} twice", key.0, key.1));
                }
                Some(at) => {
                    if let Some(row) = rows.get_mut(at) {
                        *row = (place, cells);
                    }
                }
                None => {
                    index.insert(key, rows.len());
                    rows.push((place, cells));
                }
            }
        }
        rows.retain(|(_, cells)| cells.get(2).is_some_and(|name| name != "-"));
    }
    Ok(rows)
}
