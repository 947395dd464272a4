//! `coverage.md`: what checks each request, structure, packet and descriptor, by what the specs declare.

use super::{cell, since};
use crate::codegen::ir::{BitField, Bits, Const, Part, Struct};
use crate::codegen::witness;
use core::fmt::Write as _;
use std::collections::BTreeMap;

const INTRO: &str = "\
# What proves the numbers

`cargo xtask check-abi` asks two witnesses that do not know our specs:

- **C**: a C or C++ program with the real header, that prints sizes, offsets, request numbers and constants; for
  bit-fields shift, width and mask, or the word in which a C bit-field of all ones shows (*member*).
- **bindgen**: what `bindgen` reads from the same header through libclang: sizes and offsets of structures, values of
  constants and request numbers. It knows nothing of macros with arguments and asserts nothing of C bit-fields.

Headers are keys of [`abi/spec/sources.toml`](../../abi/spec/sources.toml), which says where each is from; a header
that describes an older or newer interface is asked for what it must have by its version. The columns are what the
specs declare: a header that is not installed here is named by the summary of `check-abi` as not checked.

Where no public header has it, the sources of the fact are those of the spec, named below the table.
";

pub fn page(modules: &BTreeMap<&str, Vec<&Part>>) -> String {
    let mut out = INTRO.to_owned();
    for (module, parts) in modules {
        let _ = writeln!(out, "\n## {module}\n");
        for part in parts {
            if parts.len() > 1 {
                let _ = writeln!(out, "### {}\n", cell(part.doc.trim_end_matches('.')));
            }
            self::part(&mut out, module, part);
        }
    }
    out
}

fn part(out: &mut String, module: &str, part: &Part) {
    let mut rows = String::new();
    let mut bare = false;
    let mut row = |name: &str, kind: &str, from: &str, checked: String, by: String, headers: String| {
        let headers = if by.is_empty() {
            bare = true;
            "no public header".to_owned()
        } else {
            headers
        };
        let _ = writeln!(
            rows,
            "| {name} | {kind} | {from} | {checked} | {by} | {headers} |"
        );
    };
    for item in &part.ioctls {
        let by = if item.c.is_some() && !item.headers.is_empty() {
            "C, bindgen"
        } else {
            ""
        };
        let headers = names(&item.headers, &[]);
        row(
            &format!("`{}`", item.name),
            "request",
            since(&item.since),
            String::new(),
            by.to_owned(),
            headers,
        );
    }
    for item in &part.structs {
        let (checked, by) = structure(item);
        let name = format!("[`{0}`]({module}.md#{1})", item.name, item.name.to_lowercase());
        row(
            &name,
            "structure",
            since(&item.since),
            checked,
            by,
            names(&item.headers, &item.same_in),
        );
    }
    for item in &part.bits {
        let (checked, by) = bits(item);
        let name = format!("[`{0}`]({module}.md#{1})", item.name, item.name.to_lowercase());
        row(
            &name,
            "bit-fields",
            since(&item.since),
            checked,
            by,
            names(&item.headers, &item.same_in),
        );
    }
    for item in &part.newtypes {
        let name = format!("[`{0}`]({module}.md#{1})", item.name, item.name.to_lowercase());
        let (checked, by, headers) = constants(&item.values);
        row(&name, "values", "", checked, by, headers);
    }
    for group in part
        .consts
        .chunk_by(|a, b| a.group == b.group && a.headers == b.headers)
    {
        let (checked, by, headers) = constants(group);
        let doc = group.first().map_or("", |first| &first.group);
        row(&cell(doc), "constants", "", checked, by, headers);
    }
    if rows.is_empty() {
        return;
    }
    out.push_str("| what | kind | since | checked | by | headers |\n|---|---|---|---|---|---|\n");
    out.push_str(&rows);
    if bare {
        let _ = writeln!(out, "\nWithout a header, from: {}", cell(&part.facts));
    }
    out.push('\n');
}

fn names(headers: &[String], also: &[String]) -> String {
    let all: Vec<_> = headers
        .iter()
        .chain(also)
        .map(|name| format!("`{name}`"))
        .collect();
    all.join(", ")
}

/// Of how many fields a witness is asked, and which.
fn structure(item: &Struct) -> (String, String) {
    let asked = item
        .fields
        .iter()
        .filter(|f| f.c.is_some() || f.union.iter().any(|m| !m.c.is_empty()))
        .count();
    match item.c.is_some() && !item.headers.is_empty() {
        true => (
            format!("{asked} of {} fields", item.fields.len()),
            "C, bindgen".to_owned(),
        ),
        false => (String::new(), String::new()),
    }
}

fn bits(item: &Bits) -> (String, String) {
    let Some(probe) = &item.probe else {
        return (String::new(), String::new());
    };
    let templates = [
        &probe.word,
        &probe.shift,
        &probe.width,
        &probe.mask,
        &probe.mask_in_place,
    ];
    let templates: Vec<_> = templates.into_iter().flatten().collect();
    let values = |field: &&BitField| !templates.is_empty() && !field.c.is_empty();
    let member = |field: &&BitField| probe.bitfield.is_some() && field.bitfield.is_some();
    let mut by = Vec::new();
    let by_value: Vec<_> = item.fields.iter().filter(values).collect();
    let by_member = item.fields.iter().filter(member).count();
    let asked = item
        .fields
        .iter()
        .filter(|field| values(field) || member(field))
        .count();
    if !by_value.is_empty() {
        by.push("C");
    }
    if by_member != 0 {
        by.push("C member");
    }
    let named = |field: &&BitField| {
        let mut spelled = templates
            .iter()
            .flat_map(|t| field.c.iter().map(|c| t.replace("{c}", c)));
        spelled.any(|expression| witness::is_name(&expression))
    };
    if by_value.iter().any(named) {
        by.push("bindgen");
    }
    (format!("{asked} of {} fields", item.fields.len()), by.join(", "))
}

fn constants(items: &[Const]) -> (String, String, String) {
    let asked: Vec<_> = items
        .iter()
        .filter(|item| item.c.is_some() && !item.headers.is_empty())
        .collect();
    let checked = format!("{} of {}", asked.len(), items.len());
    let headers = asked
        .first()
        .map_or_else(String::new, |first| names(&first.headers, &first.same_in));
    let by = match asked.first() {
        None => String::new(),
        Some(first) if first.probe.as_ref().is_none_or(|probe| witness::is_name(probe)) => {
            "C, bindgen".to_owned()
        }
        Some(_) => "C".to_owned(),
    };
    (checked, by, headers)
}
