//! Writes `docs/abi`: a page with the tables of each module, and what proves them.

mod coverage;

use super::ir::{Abi, BitField, Bits, Const, Field, Ioctl, Newtype, Part, Struct, Value};
use super::rust::sentence;
use core::fmt::Write as _;
use std::collections::BTreeMap;

/// Pages by file name, with the spec that each is from.
pub fn emit(abi: &Abi) -> Vec<(String, String, String)> {
    let mut modules: BTreeMap<&str, Vec<&Part>> = BTreeMap::new();
    for part in &abi.parts {
        modules.entry(&part.module).or_default().push(part);
    }
    let mut pages = vec![(
        "coverage.md".to_owned(),
        "abi/spec".to_owned(),
        coverage::page(&modules),
    )];
    for (module, parts) in &modules {
        pages.push((
            format!("{module}.md"),
            format!("abi/spec/{module}"),
            page(module, parts),
        ));
    }
    pages
}

/// Text of a spec, for a cell of a table: links to Rust items are only names here.
fn cell(text: &str) -> String {
    let text = text.trim().replace('\n', " ").replace('|', "\\|");
    text.replace("[`", "`").replace("`]", "`")
}

fn since(since: &Option<String>) -> &str {
    since.as_deref().unwrap_or_default()
}

fn page(module: &str, parts: &[&Part]) -> String {
    let mut out = format!("# `{module}`\n\n");
    if let [part] = parts {
        let _ = writeln!(out, "{}\n", cell(&part.doc));
    } else {
        for part in parts {
            let _ = writeln!(out, "- {}", cell(&part.doc));
        }
        out.push('\n');
    }
    let _ = writeln!(
        out,
        "What proves these numbers: [coverage](coverage.md#{module}). Offsets and sizes are bytes, bits count from the \
         lowest of their word; an empty “since” means that it was always there.\n"
    );
    for part in parts {
        if parts.len() > 1 {
            let _ = writeln!(out, "## {}\n", cell(part.doc.trim_end_matches('.')));
        }
        ioctls(&mut out, &part.ioctls);
        for item in &part.structs {
            structure(&mut out, item);
        }
        for item in &part.bits {
            bits(&mut out, item);
        }
        for item in &part.newtypes {
            newtype(&mut out, item);
        }
        constants(&mut out, &part.consts);
    }
    out
}

fn ioctls(out: &mut String, items: &[Ioctl]) {
    if items.is_empty() {
        return;
    }
    out.push_str("### Requests\n\n| request | number | argument | since | what |\n|---|---|---|---|---|\n");
    for item in items {
        let argument = item
            .arg
            .as_ref()
            .map_or_else(String::new, |arg| format!("`{arg}`"));
        let _ = writeln!(
            out,
            "| `{}` | `{:#010x}` | {argument} | {} | {} |",
            item.name,
            item.request,
            since(&item.since),
            cell(&item.doc)
        );
    }
    out.push('\n');
}

fn structure(out: &mut String, item: &Struct) {
    let c = item.c.as_ref().map_or_else(String::new, |c| format!(" `{c}`,"));
    let from = item
        .since
        .as_ref()
        .map_or_else(String::new, |s| format!(", since {s}"));
    let grew: Vec<_> = (item.sizes.iter())
        .map(|(version, size)| format!("{size} since {version}"))
        .collect();
    let grew = if grew.is_empty() {
        String::new()
    } else {
        format!(" ({})", grew.join(", "))
    };
    let _ = writeln!(
        out,
        "### {}\n\n{}{c} {} bytes{grew}, aligned to {}{from}.\n",
        item.name,
        cell(&sentence(&item.doc)),
        item.size,
        item.align
    );
    if item.fields.is_empty() {
        return;
    }
    out.push_str(
        "| offset | size | field | type | direction | since | what |\n|---|---|---|---|---|---|---|\n",
    );
    for field in &item.fields {
        self::field(out, field);
    }
    if let Some((element, name)) = &item.flexible {
        let _ = writeln!(
            out,
            "| {} | | `{name}` | `[{element}]` | | | As many as follow |",
            item.size
        );
    }
    out.push('\n');
}

fn field(out: &mut String, field: &Field) {
    let ty = match field.ty.count {
        None => field.ty.element.clone(),
        Some(count) => format!("[{}; {count}]", field.ty.element),
    };
    let members: Vec<_> = field
        .union
        .iter()
        .map(|m| format!("`{}`: `{}`", m.name, m.ty))
        .collect();
    let members = if members.is_empty() {
        String::new()
    } else {
        format!(" One of {}.", members.join(", "))
    };
    let _ = writeln!(
        out,
        "| {} | {} | `{}` | `{ty}` | {} | {} | {}{members} |",
        field.offset,
        field.size,
        field.name.trim_start_matches("r#"),
        field.dir.as_deref().unwrap_or_default(),
        since(&field.since),
        cell(field.doc.as_deref().unwrap_or_default())
    );
}

fn bits(out: &mut String, item: &Bits) {
    let words = match item.words {
        1 => format!("One word of {} bits", item.word_bits),
        words => format!("{words} words of {} bits", item.word_bits),
    };
    let from = item
        .since
        .as_ref()
        .map_or_else(String::new, |s| format!(", since {s}"));
    let _ = writeln!(
        out,
        "### {}\n\n{} {words}{from}.\n",
        item.name,
        cell(&sentence(&item.doc))
    );
    out.push_str("| word | bits | field | type | fixed | since | what |\n|---|---|---|---|---|---|---|\n");
    for field in &item.fields {
        bit_field(out, field);
    }
    out.push('\n');
}

fn bit_field(out: &mut String, field: &BitField) {
    let place = match field.width {
        1 => field.lo.to_string(),
        width => format!("{}–{}", field.lo, field.lo + width - 1),
    };
    let ty = field
        .newtype
        .as_ref()
        .map_or_else(String::new, |ty| format!("`{ty}`"));
    let fixed = field
        .fixed
        .map_or_else(String::new, |fixed| format!("{fixed:#x}"));
    let zero = match field.low_zero {
        0 => String::new(),
        bits => format!(" The low {bits} bits are zero."),
    };
    let _ = writeln!(
        out,
        "| {} | {place} | `{}` | {ty} | {fixed} | {} | {}{zero} |",
        field.word,
        field.name.trim_start_matches("r#"),
        since(&field.since),
        cell(field.doc.as_deref().unwrap_or_default())
    );
}

fn newtype(out: &mut String, item: &Newtype) {
    let _ = writeln!(
        out,
        "### {}\n\n{} `{}`, {} bits.\n",
        item.name,
        cell(&sentence(&item.doc)),
        item.repr,
        item.width
    );
    values(out, &item.values);
}

/// One table for each run of constants of a group.
fn constants(out: &mut String, items: &[Const]) {
    if !items.is_empty() {
        out.push_str("### Constants\n\n");
    }
    for group in items.chunk_by(|a, b| a.group == b.group && a.ty == b.ty) {
        if let [first, ..] = group {
            let _ = writeln!(out, "{} `{}`.\n", cell(&sentence(&first.group)), first.ty);
        }
        values(out, group);
    }
}

fn values(out: &mut String, items: &[Const]) {
    if items.is_empty() {
        return;
    }
    out.push_str("| name | value | since | what |\n|---|---|---|---|\n");
    for item in items {
        let value = match &item.value {
            Value::Int(n) if *n < 0 || *n < 10 => n.to_string(),
            Value::Int(n) => format!("{n:#x}"),
            Value::Bit(bit) => format!("1 << {bit}"),
            Value::Text(text) => format!("{text:?}"),
        };
        let doc = if item.doc == item.group { "" } else { &item.doc };
        let _ = writeln!(
            out,
            "| `{}` | `{}` | {} | {} |",
            item.name,
            value.replace('|', "\\|"),
            since(&item.since),
            cell(doc)
        );
    }
    out.push('\n');
}
