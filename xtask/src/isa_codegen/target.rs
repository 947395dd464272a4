//! The tables of one target.

use super::spec::{Bits, Encoding, encodings, kind, merged, number, registers, words};
use super::{Result, camel};
use core::fmt::Write as _;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Lists that many rows share, each written once.
#[derive(Default)]
struct Pool {
    prefix: &'static str,
    ty: &'static str,
    lists: Vec<String>,
}

impl Pool {
    fn name(&mut self, list: String) -> String {
        let index = self
            .lists
            .iter()
            .position(|known| *known == list)
            .unwrap_or_else(|| {
                self.lists.push(list);
                self.lists.len() - 1
            });
        format!("{}{index}", self.prefix)
    }

    fn write(&self, out: &mut String) {
        for (index, list) in self.lists.iter().enumerate() {
            let _ = writeln!(
                out,
                "#[rustfmt::skip]\nconst {}{index}: &[{}] = &[{list}];",
                self.prefix, self.ty
            );
        }
    }
}

/// A target's file and its operations.
pub struct Target {
    pub rust: String,
    pub ops: BTreeSet<String>,
    /// Operations that have a VOP1, VOP2 or VOPC encoding.
    pub short: BTreeSet<String>,
}

#[derive(Clone)]
struct SpaceRows {
    mask: u128,
    value: u128,
    dwords: u32,
    op: Bits,
    rows: BTreeMap<u32, usize>,
}

/// Reads the spec of a target and writes its tables.
///
/// # Errors
/// What is wrong with a line, with its place.
pub fn target(spec: &Path, encodings_file: &str, ops_files: &str) -> Result<Target> {
    let encodings = encodings(&spec.join(encodings_file))?;
    let mut tables = Tables::default();
    for (place, cells) in merged(spec, ops_files)? {
        tables
            .add(&encodings, &cells)
            .map_err(|e| format!("{place}: {e}"))?;
    }
    let (ops, short) = (tables.ops.clone(), tables.short.clone());
    Ok(Target {
        rust: tables.rust(encodings_file, ops_files),
        ops,
        short,
    })
}

/// What the rows read so far amount to.
struct Tables {
    operands: Pool,
    modifiers: Pool,
    rows: Vec<String>,
    ops: BTreeSet<String>,
    short: BTreeSet<String>,
    spaces: BTreeMap<String, SpaceRows>,
}

impl Default for Tables {
    fn default() -> Self {
        let pool = |prefix, ty| Pool {
            prefix,
            ty,
            lists: Vec::new(),
        };
        Self {
            operands: pool("O", "OperandRow"),
            modifiers: pool("M", "Modifier"),
            rows: Vec::new(),
            ops: BTreeSet::new(),
            short: BTreeSet::new(),
            spaces: BTreeMap::new(),
        }
    }
}

/// What the modifiers of a row say.
struct Modifiers {
    list: Vec<String>,
    /// Bits that mean something.
    used: u128,
    /// Bits that have to be set.
    fixed: u128,
    /// `Some(mask)` of DPP16, as the table has it.
    dpp16: String,
    dpp8: bool,
}

impl Tables {
    /// Adds one row.
    fn add(&mut self, encodings: &BTreeMap<String, Encoding>, cells: &[String]) -> Result<()> {
        let [encoding_name, op, name, operands, modifiers, ignored] = cells else {
            return Err("columns".to_owned());
        };
        let encoding = encodings
            .get(encoding_name)
            .ok_or(format!("unknown encoding {encoding_name}"))?;
        let op = number(op)?;
        if op >> encoding.op.width != 0 {
            return Err(format!("operation {op} does not fit"));
        }
        let mut used = encoding.mask | encoding.op.mask() | encoding.optional;
        let anything = encoding.modifiers.iter();
        for (_, bits) in anything.filter(|(name, _)| name.starts_with("ignored")) {
            used |= bits.mask();
        }
        let mut operand_list = Vec::new();
        for item in words(operands) {
            let (bits, row) = operand_row(encoding, item)?;
            used |= bits;
            operand_list.push(row);
        }
        let modifiers = modifier_rows(encoding, modifiers)?;
        used |= modifiers.used;
        for item in words(ignored) {
            let (_, bits, mask) = field(encoding, item)?;
            used |= mask << bits.lo;
        }
        used |= u128::MAX.checked_shl(32 * encoding.dwords).unwrap_or(0);
        let row = format!(
            "Row {{ op: Op::{}, format: Format::{}, reserved: {:#x}, fixed: {:#x}, operands: {}, modifiers: {}, exchange: Exchange {{ dpp16: {}, dpp8: {} }} }}",
            name.to_uppercase(),
            encoding.format,
            !used,
            modifiers.fixed,
            self.operands.name(operand_list.join(", ")),
            self.modifiers.name(modifiers.list.join(", ")),
            modifiers.dpp16,
            modifiers.dpp8,
        );
        let space = self
            .spaces
            .entry(encoding.space.clone())
            .or_insert_with(|| SpaceRows {
                mask: encoding.mask,
                value: encoding.value,
                dwords: encoding.dwords,
                op: encoding.op,
                rows: BTreeMap::new(),
            });
        if space.rows.insert(op, self.rows.len()).is_some() {
            return Err(format!("{encoding_name} operation {op} twice"));
        }
        self.rows.push(row);
        self.ops.insert(name.clone());
        if matches!(encoding.format.as_str(), "Vop1" | "Vop2" | "Vopc" | "Vintrp") {
            self.short.insert(name.clone());
        }
        Ok(())
    }

    /// The tables as a file.
    fn rust(self, encodings_file: &str, ops_files: &str) -> String {
        let mut out = format!(
            "//! Generated by `cargo xtask codegen` from `abi/isa/spec/{encodings_file}` and `{ops_files}`. Do not edit.\n\n\
             use crate::table::{{Bits, Class, Exchange, Field, Modifier, OperandRow, Row, Slot, Space, Table}};\n\
             use crate::{{DataKind, Format, Op, OperandType}};\n\n"
        );
        // The most specific match is tried first.
        let mut order: Vec<_> = self.spaces.into_iter().collect();
        order.sort_by_key(|(name, space)| (core::cmp::Reverse(space.mask.count_ones()), name.clone()));
        let (second, order): (Vec<_>, Vec<_>) = order.into_iter().partition(|(_, space)| space.mask == 0);
        let space_line = |name: &str, space: &SpaceRows| {
            let last = space.rows.keys().max().copied().unwrap_or(0);
            let index: Vec<String> = (0..=last)
                .map(|op| {
                    space
                        .rows
                        .get(&op)
                        .map_or("u16::MAX".to_owned(), ToString::to_string)
                })
                .collect();
            format!(
                "Space {{ name: \"{name}\", mask: {:#x}, value: {:#x}, dwords: {}, op: {}, rows: &[{}] }}",
                space.mask,
                space.value,
                space.dwords,
                space.op.rust(),
                index.join(", "),
            )
        };
        let _ = writeln!(
            out,
            "#[rustfmt::skip]\nconst SECOND: Option<Space> = {};\n",
            second.first().map_or("None".to_owned(), |(name, space)| format!(
                "Some({})",
                space_line(name, space)
            )),
        );
        let _ = writeln!(
            out,
            "#[rustfmt::skip]\nstatic SPACES: [Space; {}] = [",
            order.len()
        );
        for (name, space) in &order {
            let _ = writeln!(out, "    {},", space_line(name, space));
        }
        let _ = writeln!(
            out,
            "];\n\n#[rustfmt::skip]\nstatic ROWS: [Row; {}] = [",
            self.rows.len()
        );
        for row in &self.rows {
            let _ = writeln!(out, "    {row},");
        }
        out.push_str("];\n\n");
        self.operands.write(&mut out);
        self.modifiers.write(&mut out);
        out
    }
}

/// The bits of an operand and its row: `slot=field:kind`, `slot=field@class:kind*dwords`.
fn operand_row(encoding: &Encoding, item: &str) -> Result<(u128, String)> {
    let (slot, rest) = item.split_once('=').ok_or("operand without =")?;
    let (field, ty) = rest.split_once(':').ok_or("operand without kind")?;
    let (field, class) = match field.split_once('@') {
        Some((field, class)) => (field, Some(class)),
        None => (field, None),
    };
    let (used, bits, class) = match field {
        "vcc" | "exec" | "literal" => (0, Bits { lo: 0, width: 1 }, field.to_owned()),
        _ => {
            let (bits, own) = encoding
                .operands
                .get(field)
                .ok_or(format!("unknown field {field}"))?;
            (bits.mask(), *bits, class.unwrap_or(own).to_owned())
        }
    };
    let (kind_name, dwords) = match ty.split_once('*') {
        Some((kind, dwords)) => (kind, Some(registers(dwords)?)),
        None => (ty, None),
    };
    let (variant, natural) = kind(kind_name)?;
    let dwords = dwords.unwrap_or(natural);
    if dwords == 0 {
        return Err(format!("{item}: size missing"));
    }
    let row = format!(
        "OperandRow {{ slot: Slot::{}, name: \"{field}\", class: Class::{}, bits: {}, ty: OperandType {{ kind: DataKind::{variant}, dwords: {dwords} }} }}",
        camel(slot),
        camel(&class),
        bits.rust(),
    );
    Ok((used, row))
}

/// Name, place and meaningful bits of a field: `name`, `name/mask`.
fn field(encoding: &Encoding, item: &str) -> Result<(String, Bits, u128)> {
    let (name, mask) = match item.split_once('/') {
        Some((name, mask)) => (name, Some(u128::from(number(&format!("0x{mask}"))?))),
        None => (item, None),
    };
    let bits = encoding
        .modifiers
        .get(name)
        .copied()
        .or_else(|| encoding.operands.get(name).map(|(bits, _)| *bits))
        .ok_or(format!("unknown field {name}"))?;
    Ok((name.to_owned(), bits, mask.unwrap_or(bits.mask() >> bits.lo)))
}

fn modifier_rows(encoding: &Encoding, modifiers: &str) -> Result<Modifiers> {
    let mut out = Modifiers {
        list: Vec::new(),
        used: 0,
        fixed: 0,
        dpp16: "None".to_owned(),
        dpp8: false,
    };
    for item in words(modifiers) {
        if item == "returns" {
            out.list.push(
                "Modifier { field: Field::Returns, bits: Bits { lo: 0, width: 1 }, mask: 0 }".to_owned(),
            );
            continue;
        }
        if let Some(mask) = item.strip_prefix("dpp16") {
            let mask = mask.strip_prefix('/').unwrap_or("f");
            out.dpp16 = format!("Some({})", number(&format!("0x{mask}"))?);
            continue;
        }
        if item == "dpp8" {
            out.dpp8 = true;
            continue;
        }
        if let Some(parts) = item.strip_prefix("image=") {
            let parts: Vec<String> = parts
                .split('+')
                .map(|part| format!("crate::table::image::{}", part.to_uppercase()))
                .collect();
            out.list.push(format!(
                "Modifier {{ field: Field::Image, bits: Bits {{ lo: 0, width: 1 }}, mask: {} }}",
                parts.join(" | ")
            ));
            continue;
        }
        let (item, value) = match item.split_once('=') {
            Some((item, value)) => (item, Some(number(value)?)),
            None => (item, None),
        };
        let (name, bits, mask) = field(encoding, item)?;
        match value {
            Some(value) => out.fixed |= u128::from(value) << bits.lo,
            None => out.used |= mask << bits.lo,
        }
        if encoding.operands.contains_key(&name) {
            continue;
        }
        out.list.push(format!(
            "Modifier {{ field: Field::{}, bits: {}, mask: {mask:#x} }}",
            camel(&name),
            bits.rust()
        ));
    }
    Ok(out)
}
