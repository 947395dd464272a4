//! Structures: types, access to the members of unions, layout asserts.

use super::{DERIVES, doc, sentence, since};
use crate::codegen::ir::{self, Field, Struct, Ty};
use core::fmt::Write as _;

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

pub fn structure(out: &mut String, item: &Struct) {
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
    let capitals = item.fields.iter().any(|f| f.name.contains(char::is_uppercase));
    let lint = if capitals {
        "#[expect(non_snake_case, reason = \"the header's names\")]\n"
    } else {
        ""
    };
    let _ = writeln!(out, "{derives}\n#[repr(C{align})]\n{lint}pub struct {name} {{");
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
    let was = (field.was.as_ref()).map_or_else(String::new, |was| {
        format!(" Before {} it was `{}`.", was.before, was.name)
    });
    let text = match &field.doc {
        Some(text) => format!("{} {place}{}{was}", sentence(text), since(&field.since)),
        None => format!("{place}{}{was}", since(&field.since)),
    };
    doc(out, "///", &text);
    let _ = writeln!(out, "pub {}: {},", field.name, type_text(&field.ty));
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
