//! Writes the Rust side: types with `zerocopy`, bit-fields with checked setters, constants, layout asserts.

mod bits;
mod layout;
mod newtypes;
mod structs;

use super::ir::{Abi, Const, Ioctl, Part, Value};
use core::fmt::Write as _;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Texts by path below `abi/src/generated`, not formatted yet, each with the spec that it is from.
pub type Files = BTreeMap<PathBuf, (String, String)>;

/// All files.
pub fn emit(abi: &Abi) -> Files {
    let mut files = BTreeMap::new();
    let mut modules: BTreeMap<&str, Vec<&Part>> = BTreeMap::new();
    for part in &abi.parts {
        modules.entry(&part.module).or_default().push(part);
    }
    let mut root = String::from("//! Modules made from the specs.\n\n");
    for (module, parts) in &modules {
        let _ = writeln!(root, "pub mod {module};");
        let mut index = String::new();
        let spec = format!("abi/spec/{module}");
        for part in parts {
            let _ = writeln!(index, "//! - {}", part.doc.trim());
        }
        index.push('\n');
        for part in parts {
            match &part.part {
                None => {
                    files.insert(
                        PathBuf::from(format!("{module}.rs")),
                        (part.path.clone(), file(part)),
                    );
                }
                Some(name) => {
                    let _ = writeln!(index, "mod {name};\npub use {name}::*;");
                    let path = PathBuf::from(format!("{module}/{name}.rs"));
                    files.insert(path, (part.path.clone(), file(part)));
                }
            }
        }
        if parts.iter().any(|part| part.part.is_some()) {
            files.insert(PathBuf::from(format!("{module}.rs")), (spec, index));
        }
    }
    root.push_str("pub(crate) mod layout;\n");
    layout::emit(&modules, abi, &mut files);
    files.insert(PathBuf::from("mod.rs"), ("abi/spec".to_owned(), root));
    files
}

fn file(part: &Part) -> String {
    let mut out = String::new();
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
        newtypes::newtype(&mut out, item);
    }
    for item in &part.bits {
        bits::bits(&mut out, item, part);
    }
    for item in &part.structs {
        structs::structure(&mut out, item);
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

pub fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', ':', ';']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

const DERIVES: &str = "#[derive(Clone, Copy, PartialEq, Eq, FromBytes, IntoBytes, KnownLayout, Immutable)]";

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
