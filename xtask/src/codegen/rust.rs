//! Writes the Rust side: types with `zerocopy`, bit-fields with checked setters, constants, layout asserts.

use super::ir::{self, Abi, BitField, Bits, Const, Field, Ioctl, Newtype, Part, Struct, Ty, Value};
use core::fmt::Write as _;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Lines of the header that `seal` writes.
pub const HEADER_LINES: usize = 3;

const HASH_PREFIX: &str = "// Content hash: ";

/// All files, by path below `abi/src/generated`, not formatted yet.
pub fn emit(abi: &Abi) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut modules: BTreeMap<&str, Vec<&Part>> = BTreeMap::new();
    for part in &abi.parts {
        modules.entry(&part.module).or_default().push(part);
    }
    let mut root = header("abi/spec");
    root.push_str("//! Modules made from the specs.\n\n");
    for (module, parts) in &modules {
        let _ = writeln!(root, "pub mod {module};");
        let mut index = header(&format!("abi/spec/{module}"));
        for part in parts {
            let _ = writeln!(index, "//! - {}", part.doc.trim());
        }
        index.push('\n');
        for part in parts {
            match &part.part {
                None => {
                    files.insert(PathBuf::from(format!("{module}.rs")), file(part));
                }
                Some(name) => {
                    let _ = writeln!(index, "mod {name};\npub use {name}::*;");
                    files.insert(PathBuf::from(format!("{module}/{name}.rs")), file(part));
                }
            }
        }
        if parts.iter().any(|part| part.part.is_some()) {
            files.insert(PathBuf::from(format!("{module}.rs")), index);
        }
    }
    files.insert(PathBuf::from("mod.rs"), root);
    files
}

fn header(spec: &str) -> String {
    format!("// Generated from {spec} by `cargo xtask codegen`. Do not edit.\n")
}

/// Adds the hash of the formatted text to its header.
pub fn seal(formatted: &str) -> String {
    let (first, body) = formatted.split_once('\n').unwrap_or((formatted, ""));
    format!(
        "{first}\n{HASH_PREFIX}{}\n\n{}",
        hash(body.trim_start_matches('\n')),
        body.trim_start_matches('\n')
    )
}

/// The hash that a sealed file states, and the text that it is of.
pub fn split_header(sealed: &str) -> Option<(&str, &str)> {
    let (_, rest) = sealed.split_once('\n')?;
    let (line, body) = rest.split_once("\n\n")?;
    Some((line.strip_prefix(HASH_PREFIX)?, body))
}

/// FNV-1a, enough to tell an edit from an old spec.
pub fn hash(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

fn file(part: &Part) -> String {
    let mut out = header(&part.path);
    doc(&mut out, "//!", &part.doc);
    out.push('\n');
    if !part.imports.is_empty() {
        let names: Vec<_> = part.imports.iter().map(String::as_str).collect();
        let _ = writeln!(out, "use super::{{{}}};", names.join(", "));
    }
    if !(part.structs.is_empty() && part.bits.is_empty() && part.newtypes.is_empty()) {
        out.push_str("use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};\n\n");
    }
    for item in &part.consts {
        constant(&mut out, item, &item.ty, &literal(item));
    }
    for list in &part.lists {
        let ty = if list.ty == "str" { "&str" } else { &list.ty };
        let _ = writeln!(
            out,
            "/// All of them, in the order of the spec: {}\npub const {}: &[{ty}] = &[{}];\n",
            list.doc,
            list.name,
            list.items.join(", ")
        );
    }
    for item in &part.newtypes {
        newtype(&mut out, item);
    }
    for item in &part.bits {
        bits(&mut out, item, part);
    }
    for item in &part.structs {
        structure(&mut out, item);
    }
    for item in &part.ioctls {
        ioctl(&mut out, item, part);
    }
    out
}

fn doc(out: &mut String, mark: &str, text: &str) {
    for line in text.trim().lines() {
        let _ = writeln!(out, "{mark} {}", line.trim());
    }
}

fn since(text: &Option<String>) -> String {
    text.as_ref().map_or_else(String::new, |s| format!(" Since {s}."))
}

fn literal(item: &Const) -> String {
    match &item.value {
        Value::Bit(bit) => format!("1 << {bit}"),
        Value::Text(text) => format!("{text:?}"),
        Value::Int(n) if (0..=4096).contains(n) || *n < 0 => n.to_string(),
        Value::Int(n) if *n > 0xffff_ffff => {
            let digits = format!("{n:x}");
            let groups: Vec<_> = digits
                .as_bytes()
                .rchunks(4)
                .rev()
                .map(String::from_utf8_lossy)
                .collect();
            format!("0x{}", groups.join("_"))
        }
        Value::Int(n) if *n > 0xffff => format!("0x{:x}_{:04x}", n >> 16, n & 0xffff),
        Value::Int(n) => format!("{n:#x}"),
    }
}

fn constant(out: &mut String, item: &Const, ty: &str, value: &str) {
    doc(out, "///", &format!("{}{}", item.doc, since(&item.since)));
    if let Some(c) = item.c.as_ref().filter(|c| **c != item.name) {
        let _ = writeln!(out, "#[doc(alias = {c:?})]");
    }
    let ty = if ty == "str" { "&str" } else { ty };
    let _ = writeln!(out, "pub const {}: {ty} = {value};", item.name);
}

const DERIVES: &str = "#[derive(Clone, Copy, PartialEq, Eq, FromBytes, IntoBytes, KnownLayout, Immutable)]";

fn newtype(out: &mut String, item: &Newtype) {
    let (name, repr) = (&item.name, &item.repr);
    doc(out, "///", &item.doc);
    let full = item.width == ir::primitive(repr).map_or(0, |(size, _)| size as u32 * 8);
    // A narrow one has an invariant, so it cannot be made of any bytes.
    let bytes = if full {
        ", FromBytes, IntoBytes, KnownLayout, Immutable"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default{bytes})]\n\
         #[repr(transparent)]\npub struct {name}({repr});\n"
    );
    let _ = writeln!(out, "impl {name} {{");
    for value in &item.values {
        constant(out, value, "Self", &format!("Self({})", literal(value)));
    }
    let _ = writeln!(
        out,
        "/// All values that have a name.\npub const ALL: &[Self] = &[{}];\n",
        item.values
            .iter()
            .map(|v| format!("Self::{}", v.name))
            .collect::<Vec<_>>()
            .join(", ")
    );
    if full {
        let _ = writeln!(
            out,
            "/// Any value, known or not.\n#[must_use]\npub const fn from_bits(bits: {repr}) -> Self {{ Self(bits) }}\n"
        );
    } else {
        let _ = writeln!(
            out,
            "/// Any value of {w} bits, known or not; `None` if `bits` is wider.\n#[must_use]\n\
             pub const fn from_bits(bits: {repr}) -> Option<Self> {{\n\
             if bits >> {w} == 0 {{ Some(Self(bits)) }} else {{ None }}\n}}\n",
            w = item.width
        );
    }
    let _ = writeln!(
        out,
        "/// The number itself.\n#[must_use]\npub const fn bits(self) -> {repr} {{ self.0 }}\n"
    );
    out.push_str("/// The name in the header or the manual, if the value is a known one.\n#[must_use]\n");
    out.push_str("pub const fn name(self) -> Option<&'static str> {\nmatch self.0 {\n");
    let mut seen = Vec::new();
    for value in &item.values {
        if !seen.contains(&&value.value) {
            seen.push(&value.value);
            let shown = value.label.as_ref().or(value.c.as_ref()).unwrap_or(&value.name);
            let _ = writeln!(
                out,
                "{} => Some({shown:?}),",
                match &value.value {
                    Value::Bit(bit) => (1_u64 << bit).to_string(),
                    _ => literal(value),
                }
            );
        }
    }
    out.push_str("_ => None,\n}\n}\n}\n\n");
    let _ = writeln!(
        out,
        "impl core::fmt::Debug for {name} {{\n\
         fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{\n\
         match self.name() {{ Some(name) => f.write_str(name), None => write!(f, \"{name}({{:#x}})\", self.0) }}\n}}\n}}\n"
    );
}

fn carrier(width: u32) -> &'static str {
    match width {
        1 => "bool",
        2..=8 => "u8",
        9..=16 => "u16",
        17..=32 => "u32",
        _ => "u64",
    }
}

fn bits(out: &mut String, item: &Bits, part: &Part) {
    let (name, repr, words) = (&item.name, &item.repr, item.words);
    let inner = if words == 1 {
        repr.clone()
    } else {
        format!("[{repr}; {words}]")
    };
    doc(out, "///", &item.doc);
    let derives = DERIVES.replace("Eq, From", "Eq, Default, From");
    let _ = writeln!(
        out,
        "{derives}\n#[repr(transparent)]\npub struct {name}({inner});\n\nimpl {name} {{"
    );
    let mut start = vec![0_u64; words];
    for field in item.fields.iter() {
        let fixed = field.fixed.unwrap_or(0);
        start[field.word] |= fixed << field.lo;
    }
    let start: Vec<_> = start
        .iter()
        .map(|n| if *n < 10 { n.to_string() } else { format!("{n:#x}") })
        .collect();
    let zero = if words == 1 {
        start.concat()
    } else {
        format!("[{}]", start.join(", "))
    };
    let fixed: Vec<_> = item
        .fields
        .iter()
        .filter(|f| f.fixed.is_some())
        .map(|f| format!("`{}`", f.name))
        .collect();
    let what = if fixed.is_empty() {
        "All bits zero.".to_owned()
    } else {
        format!("Only {} set, the rest zero.", fixed.join(" and "))
    };
    let _ = writeln!(
        out,
        "/// {what}\n#[must_use]\npub const fn new() -> Self {{ Self({zero}) }}\n\n\
         /// Takes the value as it is in memory.\n#[must_use]\npub const fn from_bits(bits: {inner}) -> Self {{ Self(bits) }}\n\n\
         /// The value as it is in memory.\n#[must_use]\npub const fn bits(self) -> {inner} {{ self.0 }}\n"
    );
    for field in &item.fields {
        bit_field(out, item, field, part);
    }
    out.push_str("}\n\n");
    let _ = writeln!(
        out,
        "impl core::fmt::Debug for {name} {{\n\
         fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{\nf.debug_struct({name:?})"
    );
    for field in &item.fields {
        let _ = writeln!(out, ".field({0:?}, &self.{0}())", field.name);
    }
    out.push_str(".finish()\n}\n}\n");
    let size = item.word_bits as usize / 8 * words;
    let _ = writeln!(out, "const _: () = assert!(size_of::<{name}>() == {size});\n");
}

fn bit_field(out: &mut String, item: &Bits, field: &BitField, part: &Part) {
    let word = |n: usize| {
        if item.words == 1 {
            "self.0".to_owned()
        } else {
            format!("self.0[{n}]")
        }
    };
    let (name, width, lo, repr) = (&field.name, field.width, field.lo, &item.repr);
    let ty = carrier(width);
    let mask: u64 = if width == 64 { u64::MAX } else { (1 << width) - 1 };
    let place = match (item.words, width) {
        (1, 1) => format!("Bit {lo}"),
        (1, _) => format!("Bits {lo}–{}", lo + width - 1),
        (_, 1) => format!("Word {}, bit {lo}", field.word),
        (_, w) if lo + w > item.word_bits => format!("Words {}–{}, {w} bits", field.word, field.word + 1),
        _ => format!("Word {}, bits {lo}–{}", field.word, lo + width - 1),
    };
    let text = field
        .doc
        .as_ref()
        .map_or_else(String::new, |d| format!(": {}", d.trim()));
    let text = if field.low_zero == 0 {
        text
    } else {
        format!("{text}; the low {} bits are zero", field.low_zero)
    };
    let text = format!("{place}{}", if text.is_empty() { "." } else { &text });
    let raw = if lo + width > item.word_bits {
        let second = if width == item.word_bits * 2 {
            word(field.word + 1)
        } else {
            format!(
                "({} & {:#x})",
                word(field.word + 1),
                (1_u64 << (width - item.word_bits)) - 1
            )
        };
        let first = match field.low_zero {
            0 => word(field.word),
            low => format!("({} & !{:#x})", word(field.word), (1_u64 << low) - 1),
        };
        format!("({first} as u64) | ({second} as u64) << {}", item.word_bits)
    } else if width == item.word_bits {
        word(field.word)
    } else if lo == 0 {
        format!("({} & {mask:#x})", word(field.word))
    } else {
        format!("(({} >> {lo}) & {mask:#x})", word(field.word))
    };
    let value = match ty {
        "bool" => format!("{} & {:#x} != 0", word(field.word), 1_u64 << lo),
        t if t == repr || lo + width > item.word_bits => raw,
        t => format!("{raw} as {t}"),
    };
    let (shown, value) = match &field.newtype {
        Some(newtype) => {
            let base = part
                .newtypes
                .iter()
                .find(|n| n.name == *newtype)
                .map_or(ty, |n| n.repr.as_str());
            let raw = if base == ty || ty == "bool" {
                value
            } else {
                format!("({value}) as {base}")
            };
            let raw = if ty == "bool" {
                format!("({raw}) as {base}")
            } else {
                raw
            };
            (newtype.as_str(), format!("{newtype}({raw})"))
        }
        None => (ty, value),
    };
    doc(out, "///", &format!("{text}{}", since(&field.since)));
    let _ = writeln!(
        out,
        "#[must_use]\npub const fn {name}(self) -> {shown} {{ {} }}\n",
        bare(&value)
    );
    setter(out, item, field, shown, ty);
}

/// The expression without parentheses around all of it.
fn bare(expression: &str) -> &str {
    let Some(inner) = expression
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
    else {
        return expression;
    };
    let mut depth = 0;
    let balanced = inner.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0
    });
    if balanced { inner } else { expression }
}

fn setter(out: &mut String, item: &Bits, field: &BitField, shown: &str, ty: &str) {
    let word = |n: usize| {
        if item.words == 1 {
            "self.0".to_owned()
        } else {
            format!("self.0[{n}]")
        }
    };
    let (name, width, lo, repr) = (&field.name, field.width, field.lo, &item.repr);
    let spans = lo + width > item.word_bits;
    let exact =
        field.low_zero == 0 && (field.newtype.is_some() || ty == "bool" || matches!(width, 8 | 16 | 32 | 64));
    let number = if field.newtype.is_some() {
        "value.0"
    } else {
        "value"
    };
    let store = if spans {
        let second = width - item.word_bits;
        let mask = (1_u64 << second) - 1;
        let keep = if second == item.word_bits {
            String::new()
        } else {
            format!("{} & !{mask:#x} | ", word(field.word + 1))
        };
        format!(
            "{} = {number} as {repr};\n{} = {keep}({number} >> {}) as {repr};",
            word(field.word),
            word(field.word + 1),
            item.word_bits
        )
    } else if width == item.word_bits {
        format!("{} = {number};", word(field.word))
    } else {
        let mask = ((1_u64 << width) - 1) << lo;
        let cast = if field.newtype.is_none() && ty == repr {
            number.to_owned()
        } else {
            format!("({number} as {repr})")
        };
        let shifted = if lo == 0 { cast } else { format!("{cast} << {lo}") };
        format!("{w} = {w} & !{mask:#x} | {shifted};", w = word(field.word))
    };
    if exact {
        let _ = writeln!(
            out,
            "/// Sets `{name}`.\n#[must_use]\npub const fn with_{name}(mut self, value: {shown}) -> Self {{\n{store}\nself\n}}\n"
        );
    } else {
        let (what, test) = match field.low_zero {
            0 => (
                format!("has more than {width} bits"),
                format!("value >> {width} != 0"),
            ),
            low => (
                format!("is no multiple of {}", 1_u64 << low),
                format!("value & {:#x} != 0", (1_u64 << low) - 1),
            ),
        };
        let _ = writeln!(
            out,
            "/// Sets `{name}`; `None` if `value` {what}.\n#[must_use]\n\
             pub const fn with_{name}(mut self, value: {shown}) -> Option<Self> {{\n\
             if {test} {{\nreturn None;\n}}\n{store}\nSome(self)\n}}\n"
        );
    }
}

fn type_text(ty: &Ty) -> String {
    match ty.count {
        None => ty.element.clone(),
        Some(count) => format!("[{}; {count}]", ty.element),
    }
}

fn direction(dir: &Option<String>) -> &'static str {
    match dir.as_deref() {
        Some("in") => ", to the callee",
        Some("out") => ", from the callee",
        Some("inout") => ", both ways",
        _ => "",
    }
}

fn structure(out: &mut String, item: &Struct) {
    let name = &item.name;
    doc(out, "///", &format!("{}{}", item.doc, since(&item.since)));
    if let Some(c) = &item.c {
        let _ = writeln!(out, "#[doc(alias = {:?})]", c.trim_start_matches("struct "));
    }
    let floats = item.fields.iter().any(|f| f.ty.element.starts_with('f'));
    let derives = DERIVES.replace("Eq, From", if floats { "Debug, From" } else { "Eq, Debug, From" });
    let align = item
        .forced_align
        .map_or_else(String::new, |a| format!(", align({a})"));
    let _ = writeln!(
        out,
        "{derives}\n#[repr(C{align})]\n#[allow(non_snake_case, reason = \"header names\")]\npub struct {name} {{"
    );
    for field in &item.fields {
        field_line(out, field);
    }
    out.push_str("}\n\n");
    let _ = writeln!(
        out,
        "impl Default for {name} {{\n/// All bytes zero.\nfn default() -> Self {{ zerocopy::FromZeros::new_zeroed() }}\n}}\n"
    );
    methods(out, item);
    let _ = writeln!(
        out,
        "const _: () = {{\nassert!(size_of::<{name}>() == {});\nassert!(align_of::<{name}>() == {});",
        item.size, item.align
    );
    for field in &item.fields {
        let _ = writeln!(
            out,
            "assert!(core::mem::offset_of!({name}, {}) == {});",
            field.name, field.offset
        );
    }
    out.push_str("};\n\n");
}

fn field_line(out: &mut String, field: &Field) {
    let place = format!("Offset {}{}.", field.offset, direction(&field.dir));
    let text = match &field.doc {
        Some(text) => format!("{} {place}{}", sentence(text), since(&field.since)),
        None => format!("{place}{}", since(&field.since)),
    };
    doc(out, "///", &text);
    let _ = writeln!(out, "pub {}: {},", field.name, type_text(&field.ty));
}

fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', ':', ';']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

fn methods(out: &mut String, item: &Struct) {
    let unions: Vec<_> = item.fields.iter().filter(|f| !f.union.is_empty()).collect();
    if unions.is_empty() && item.sizes.is_empty() {
        return;
    }
    let _ = writeln!(out, "impl {} {{", item.name);
    if !item.sizes.is_empty() {
        out.push_str("/// Versions that made the structure longer, with its size since then.\npub const SIZES: &[(&str, usize)] = &[");
        for (version, size) in &item.sizes {
            let _ = write!(out, "({version:?}, {size}), ");
        }
        out.push_str("];\n\n");
    }
    for field in unions {
        for ir::Member {
            name: member,
            ty,
            size,
            ..
        } in &field.union
        {
            let place = &field.name;
            let _ = writeln!(
                out,
                "/// `{place}` read as `{ty}`.\n#[must_use]\n\
                 pub fn {member}(&self) -> {ty} {{ crate::union_member(self.{place}.as_bytes()) }}\n\n\
                 /// Writes `value` over the first {size} bytes of `{place}`.\n\
                 pub fn set_{member}(&mut self, value: {ty}) {{ crate::set_union_member(self.{place}.as_mut_bytes(), &value); }}\n"
            );
        }
    }
    out.push_str("}\n\n");
}

fn ioctl(out: &mut String, item: &Ioctl, part: &Part) {
    let here = |a: &String| part.structs.iter().any(|s| s.name == *a);
    let arg = match &item.arg {
        None => "no argument".to_owned(),
        Some(a) if here(a) => format!("argument [`{a}`]"),
        Some(a) => format!("argument [`{a}`](super::{a})"),
    };
    doc(
        out,
        "///",
        &format!("{} Takes {arg}.{}", sentence(&item.doc), since(&item.since)),
    );
    let _ = writeln!(
        out,
        "pub const {}: u32 = 0x{:04x}_{:04x};",
        item.name,
        item.request >> 16,
        item.request & 0xffff
    );
}
