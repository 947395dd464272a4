//! Instruction tables: `abi/isa/spec/*.tsv` → `abi/isa/src/generated/`.

use core::fmt::Write as _;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

type Result<T> = core::result::Result<T, String>;

/// A bit range: lowest bit and width.
#[derive(Clone, Copy)]
struct Bits {
    lo: u32,
    width: u32,
}

impl Bits {
    fn parse(text: &str) -> Result<Self> {
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

    fn mask(self) -> u128 {
        (u128::MAX >> (128 - self.width)) << self.lo
    }

    fn rust(self) -> String {
        format!("Bits {{ lo: {}, width: {} }}", self.lo, self.width)
    }
}

/// `outcrop_isa`'s flag beside the dwords of an operand.
const HALVED: u32 = 0x40;

fn number(text: &str) -> Result<u32> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|e| format!("bad number {text:?}: {e}"))
}

struct Encoding {
    space: String,
    format: String,
    dwords: u32,
    mask: u128,
    value: u128,
    op: Bits,
    operands: BTreeMap<String, (Bits, String)>,
    /// Operand fields that are ignored by operations without that operand.
    optional: u128,
    modifiers: BTreeMap<String, Bits>,
}

/// Lines of a spec that are not comments, split at tabs, with their place.
fn lines(path: &Path, columns: usize) -> Result<Vec<(String, Vec<String>)>> {
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

fn words(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(' ').filter(|word| *word != "-" && !word.is_empty())
}

fn encodings(path: &Path) -> Result<BTreeMap<String, Encoding>> {
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
fn registers(text: &str) -> Result<u32> {
    let Some((wave32, wave64)) = text.split_once('/') else {
        return number(text);
    };
    let (wave32, wave64) = (number(wave32)?, number(wave64)?);
    if wave64 * 2 != wave32 {
        return Err(format!("{text:?}: not halved"));
    }
    Ok(wave32 | HALVED)
}

fn camel(name: &str) -> String {
    name.split('_')
        .map(|part| {
            let mut chars = part.chars();
            chars.next().map_or(String::new(), |first| {
                first.to_ascii_uppercase().to_string() + chars.as_str()
            })
        })
        .collect()
}

/// Variant of `DataKind` and the dwords it naturally has (0: must be given).
fn kind(name: &str) -> Result<(&'static str, u32)> {
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

struct Target {
    rust: String,
    ops: BTreeSet<String>,
    /// Operations that have a VOP1, VOP2 or VOPC encoding.
    short: BTreeSet<String>,
}

#[derive(Clone)]
struct SpaceRows {
    mask: u128,
    value: u128,
    dwords: u32,
    op: Bits,
    rows: BTreeMap<u32, usize>,
}

/// The rows of several files: a later row takes the place of an earlier one with the same encoding and number,
/// one with the name `-` removes it.
fn merged(spec: &Path, files: &str) -> Result<Vec<(String, Vec<String>)>> {
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

fn target(spec: &Path, encodings_file: &str, ops_files: &str) -> Result<Target> {
    let encodings = encodings(&spec.join(encodings_file))?;
    let mut operand_pool = Pool {
        prefix: "O",
        ty: "OperandRow",
        lists: Vec::new(),
    };
    let mut modifier_pool = Pool {
        prefix: "M",
        ty: "Modifier",
        lists: Vec::new(),
    };
    let mut rows = Vec::new();
    let mut ops = BTreeSet::new();
    let mut short = BTreeSet::new();
    let mut spaces: BTreeMap<String, SpaceRows> = BTreeMap::new();
    for (place, cells) in merged(spec, ops_files)? {
        let mut row = || -> Result<()> {
            let [encoding_name, op, name, operands, modifiers, ignored] = cells.as_slice() else {
                return Err("columns".to_owned());
            };
            let encoding = encodings
                .get(encoding_name)
                .ok_or(format!("unknown encoding {encoding_name}"))?;
            let op = number(op)?;
            if op >> encoding.op.width != 0 {
                return Err(format!("operation {op} does not fit"));
            }
            let anything = encoding
                .modifiers
                .iter()
                .filter(|(name, _)| name.starts_with("ignored"));
            let own = encoding.mask | encoding.op.mask() | encoding.optional;
            let mut used = anything.fold(own, |used, (_, bits)| used | bits.mask());
            let mut operand_list = Vec::new();
            for item in words(operands) {
                let (slot, rest) = item.split_once('=').ok_or("operand without =")?;
                let (field, ty) = rest.split_once(':').ok_or("operand without kind")?;
                let (field, class) = match field.split_once('@') {
                    Some((field, class)) => (field, Some(class)),
                    None => (field, None),
                };
                let (bits, class) = match field {
                    "vcc" | "exec" | "literal" => (Bits { lo: 0, width: 1 }, field.to_owned()),
                    _ => {
                        let (bits, own) = encoding
                            .operands
                            .get(field)
                            .ok_or(format!("unknown field {field}"))?;
                        used |= bits.mask();
                        (*bits, class.unwrap_or(own).to_owned())
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
                operand_list.push(format!(
                    "OperandRow {{ slot: Slot::{}, name: \"{field}\", class: Class::{}, bits: {}, ty: OperandType {{ kind: DataKind::{variant}, dwords: {dwords} }} }}",
                    camel(slot),
                    camel(&class),
                    bits.rust(),
                ));
            }
            let mut modifier_list = Vec::new();
            let mut fixed = 0;
            let (mut dpp16, mut dpp8) = ("None".to_owned(), false);
            let field_mask = |item: &str| -> Result<(String, Bits, u128)> {
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
            };
            for item in words(modifiers) {
                if item == "returns" {
                    modifier_list.push(
                        "Modifier { field: Field::Returns, bits: Bits { lo: 0, width: 1 }, mask: 0 }"
                            .to_owned(),
                    );
                    continue;
                }
                if let Some(mask) = item.strip_prefix("dpp16") {
                    let mask = mask.strip_prefix('/').unwrap_or("f");
                    dpp16 = format!("Some({})", number(&format!("0x{mask}"))?);
                    continue;
                }
                if item == "dpp8" {
                    dpp8 = true;
                    continue;
                }
                if let Some(parts) = item.strip_prefix("image=") {
                    let parts: Vec<String> = parts
                        .split('+')
                        .map(|part| format!("crate::table::image::{}", part.to_uppercase()))
                        .collect();
                    modifier_list.push(format!(
                        "Modifier {{ field: Field::Image, bits: Bits {{ lo: 0, width: 1 }}, mask: {} }}",
                        parts.join(" | ")
                    ));
                    continue;
                }
                let (item, value) = match item.split_once('=') {
                    Some((item, value)) => (item, Some(number(value)?)),
                    None => (item, None),
                };
                let (name, bits, mask) = field_mask(item)?;
                match value {
                    Some(value) => fixed |= u128::from(value) << bits.lo,
                    None => used |= mask << bits.lo,
                }
                if encoding.operands.contains_key(&name) {
                    continue;
                }
                modifier_list.push(format!(
                    "Modifier {{ field: Field::{}, bits: {}, mask: {mask:#x} }}",
                    camel(&name),
                    bits.rust()
                ));
            }
            for item in words(ignored) {
                let (_, bits, mask) = field_mask(item)?;
                used |= mask << bits.lo;
            }
            used |= u128::MAX.checked_shl(32 * encoding.dwords).unwrap_or(0);
            let line = format!(
                "Row {{ op: Op::{}, format: Format::{}, reserved: {:#x}, fixed: {fixed:#x}, operands: {}, modifiers: {}, exchange: Exchange {{ dpp16: {dpp16}, dpp8: {dpp8} }} }}",
                name.to_uppercase(),
                encoding.format,
                !used,
                operand_pool.name(operand_list.join(", ")),
                modifier_pool.name(modifier_list.join(", ")),
            );
            let space = spaces.entry(encoding.space.clone()).or_insert_with(|| SpaceRows {
                mask: encoding.mask,
                value: encoding.value,
                dwords: encoding.dwords,
                op: encoding.op,
                rows: BTreeMap::new(),
            });
            if space.rows.insert(op, rows.len()).is_some() {
                return Err(format!("{encoding_name} operation {op} twice"));
            }
            rows.push(line);
            ops.insert(name.clone());
            if matches!(encoding.format.as_str(), "Vop1" | "Vop2" | "Vopc" | "Vintrp") {
                short.insert(name.clone());
            }
            Ok(())
        };
        row().map_err(|e| format!("{place}: {e}"))?;
    }
    let mut out = format!(
        "//! Generated by `cargo xtask codegen` from `abi/isa/spec/{encodings_file}` and `{ops_files}`. Do not edit.\n\n\
         use crate::table::{{Bits, Class, Exchange, Field, Modifier, OperandRow, Row, Slot, Space, Table}};\n\
         use crate::{{DataKind, Format, Op, OperandType}};\n\n"
    );
    // The most specific match is tried first.
    let mut order: Vec<_> = spaces.into_iter().collect();
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
        rows.len()
    );
    for row in &rows {
        let _ = writeln!(out, "    {row},");
    }
    out.push_str("];\n\n");
    operand_pool.write(&mut out);
    modifier_pool.write(&mut out);
    Ok(Target {
        rust: out,
        ops,
        short,
    })
}

fn op_file(ops: &BTreeSet<String>) -> String {
    let mut out = String::from(
        "//! Generated by `cargo xtask codegen` from `abi/isa/spec/*-ops.tsv`. Do not edit.\n\n\
         /// An operation: a mnemonic without its encoding suffix.\n\
         #[expect(non_camel_case_types, missing_docs, reason = \"the variants are the vendor's mnemonics\")]\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
         #[repr(u16)]\npub enum Op {\n",
    );
    for op in ops {
        let _ = writeln!(out, "    {},", op.to_uppercase());
    }
    let _ = writeln!(
        out,
        "}}\n\nimpl Op {{\n    /// Every operation, in the order of the discriminants.\n    pub const ALL: [Self; {}] = [",
        ops.len()
    );
    for op in ops {
        let _ = writeln!(out, "        Self::{},", op.to_uppercase());
    }
    let _ = writeln!(
        out,
        "    ];\n}}\n\npub(crate) static NAMES: [&str; {}] = [",
        ops.len()
    );
    for op in ops {
        let _ = writeln!(out, "    \"{op}\",");
    }
    out.push_str("];\n");
    out
}

/// The table of one target; the bit set of short forms needs all operations.
fn table(short: &BTreeSet<String>, ops: &BTreeSet<String>) -> String {
    let mut words = vec![0u32; ops.len().div_ceil(32)];
    for (index, op) in ops.iter().enumerate() {
        if let (true, Some(word)) = (short.contains(op), words.get_mut(index / 32)) {
            *word |= 1 << (index % 32);
        }
    }
    let words: Vec<String> = words.iter().map(|word| format!("{word:#x}")).collect();
    format!(
        "\npub(crate) static TABLE: Table = Table {{ spaces: &SPACES, rows: &ROWS, second: SECOND, short: &SHORT }};\n\n\
         #[rustfmt::skip]\nstatic SHORT: [u32; {}] = [{}];\n",
        words.len(),
        words.join(", ")
    )
}

fn rustfmt(root: &Path, text: &str) -> Result<String> {
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("rustfmt: {e}"))?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin
            .write_all(text.as_bytes())
            .map_err(|e| format!("rustfmt: {e}"))?;
    }
    let output = child.wait_with_output().map_err(|e| format!("rustfmt: {e}"))?;
    if !output.status.success() {
        return Err("rustfmt failed".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|e| format!("rustfmt: {e}"))
}

/// Writes the tables of `outcrop-isa`, or with `check` compares them with what would be written.
///
/// # Errors
/// A bad spec line, or with `check` any file that is stale or that no spec produces.
pub fn codegen(root: &Path, check: bool) -> Result<String> {
    let spec = root.join("abi/isa/spec");
    let folder = root.join("abi/isa/src/generated");
    let mut files = BTreeMap::new();
    let mut targets = Vec::new();
    let mut modules = String::from(
        "//! Generated by `cargo xtask codegen` from `abi/isa/spec/targets.tsv`. Do not edit.\n\n",
    );
    let mut arms = String::new();
    for (_, cells) in lines(&spec.join("targets.tsv"), 3)? {
        let [name, encodings_file, ops_files] = cells.as_slice() else {
            return Err("targets.tsv: columns".to_owned());
        };
        targets.push((name.clone(), target(&spec, encodings_file, ops_files)?));
        let _ = writeln!(modules, "mod {name};");
        let _ = writeln!(arms, "crate::Target::{} => &{name}::TABLE,", camel(name));
    }
    let ops: BTreeSet<String> = targets
        .iter()
        .flat_map(|(_, target)| target.ops.clone())
        .collect();
    for (name, target) in targets {
        let table = table(&target.short, &ops);
        files.insert(format!("{name}.rs"), target.rust + &table);
    }
    let _ = writeln!(
        modules,
        "\n/// The tables of a target.\npub(crate) fn table(target: crate::Target) -> &'static crate::table::Table {{\nmatch target {{\n{arms}}}\n}}"
    );
    modules = modules.replacen("mod ", "pub mod op;\nmod ", 1);
    files.insert("mod.rs".to_owned(), modules);
    files.insert("op.rs".to_owned(), op_file(&ops));
    let mut problems = Vec::new();
    let mut changed = 0;
    for (name, text) in &files {
        let text = rustfmt(root, text).map_err(|e| format!("{name}: {e}"))?;
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_deref() == Some(text.as_str()) {
            continue;
        }
        changed += 1;
        if check {
            problems.push(format!("{}: stale or edited by hand", path.display()));
        } else {
            fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !files.contains_key(&name) {
            problems.push(format!(
                "{}: orphan: no spec produces this file",
                entry.path().display()
            ));
        }
    }
    if problems.is_empty() {
        Ok(format!("abi/isa: {} files, {changed} changed", files.len()))
    } else {
        Err(problems.join("\n"))
    }
}
