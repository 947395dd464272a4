//! The descriptions of all types: `abi/src/generated/layout`, the tables behind `outcrop_abi::layout`.

use super::Files;
use crate::codegen::ir::{self, Abi, BitField, Bits, Field, Newtype, Packet, Part, Ring, Struct};
use core::fmt::Write as _;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// One file for each module, and the tables over all of them.
pub fn emit(modules: &BTreeMap<&str, Vec<&Part>>, abi: &Abi, files: &mut Files) {
    let mut index = String::from("//! Descriptions of the types, as `crate::layout` reads them.\n\n");
    for (module, parts) in modules {
        let text = module_file(module, parts);
        if text.contains("described!") {
            let _ = writeln!(index, "mod {module};");
            let path = PathBuf::from(format!("layout/{module}.rs"));
            files.insert(path, (format!("abi/spec/{module}"), text));
        }
    }
    index.push_str("\nuse crate::layout::{IpVersion, Ioctl, Packet, Ring, Type, of};\n\n");
    index.push_str("/// All types.\npub static TYPES: &[&Type] = &[\n");
    for part in &abi.parts {
        let names = (part.newtypes.iter().map(|t| &t.name))
            .chain(part.bits.iter().map(|t| &t.name))
            .chain(part.structs.iter().map(|t| &t.name));
        for name in names {
            let _ = writeln!(index, "of::<super::{}::{name}>(),", part.module);
        }
    }
    index.push_str("];\n\n/// All requests.\npub static IOCTLS: &[Ioctl] = &[\n");
    for part in &abi.parts {
        for item in &part.ioctls {
            let argument = item.arg.as_ref().map_or_else(
                || "None".to_owned(),
                |arg| format!("Some(of::<super::{}::{arg}>())", part.module),
            );
            let _ = writeln!(
                index,
                "Ioctl::new({0:?}, super::{1}::{0}, {argument}, {2:?}),",
                item.name,
                part.module,
                item.since.as_deref().unwrap_or_default()
            );
        }
    }
    index.push_str("];\n\n/// All packets and descriptors.\npub static PACKETS: &[Packet] = &[\n");
    for part in &abi.parts {
        let bits = part.bits.iter().map(|t| (&t.name, &t.packet));
        let structs = part.structs.iter().map(|t| (&t.name, &t.packet));
        for (name, packet) in bits.chain(structs) {
            if let Some(packet) = packet {
                self::packet(&mut index, &format!("super::{}::{name}", part.module), packet);
            }
        }
    }
    index.push_str("];\n");
    files.insert(PathBuf::from("layout/mod.rs"), ("abi/spec".to_owned(), index));
}

fn packet(out: &mut String, ty: &str, packet: &Packet) {
    let ring = match packet.ring {
        Ring::Aql => "Aql",
        Ring::Pm4 => "Pm4",
        Ring::Sdma => "Sdma",
        Ring::Mqd => "Mqd",
    };
    let (major, minor, revision) = packet.since;
    let _ = writeln!(
        out,
        "Packet::new(Ring::{ring}, {:#x}, {:#x}, IpVersion({major}, {minor}, {revision}), of::<{ty}>()),",
        packet.mask, packet.value
    );
}

fn module_file(module: &str, parts: &[&Part]) -> String {
    let mut out = format!("//! Descriptions of [`{module}`](crate::{module}).\n\n");
    let mut body = String::new();
    for part in parts {
        for item in &part.newtypes {
            newtype(&mut body, module, item);
        }
        for item in &part.bits {
            bits(&mut body, module, item);
        }
        for item in &part.structs {
            structure(&mut body, module, item);
        }
    }
    let used: Vec<_> = [
        "BitField",
        "Described",
        "Field",
        "Format",
        "Type",
        "described",
        "of",
    ]
    .into_iter()
    .filter(|name| match *name {
        "Described" => true,
        "of" => body.contains("of::<"),
        "described" => body.contains("described!"),
        name => body.contains(&format!(" {name}::")),
    })
    .collect();
    let _ = writeln!(
        out,
        "use crate::generated::{module}::*;\nuse crate::layout::{{{}}};\n\n{body}",
        used.join(", ")
    );
    out
}

fn since(out: &mut String, since: &Option<String>) {
    if let Some(since) = since {
        let _ = write!(out, ".since({since:?})");
    }
}

fn newtype(out: &mut String, module: &str, item: &Newtype) {
    let name = &item.name;
    let format = match item.repr.starts_with('i') {
        true => "Signed",
        false => "Unsigned",
    };
    let size = ir::primitive(&item.repr).map_or(0, |(size, _)| size);
    let _ = writeln!(
        out,
        "described!({name}, Type::number(\"{module}::{name}\", {size}, Format::{format}, {name}::NAMES));\n"
    );
}

fn bits(out: &mut String, module: &str, item: &Bits) {
    let (name, word) = (&item.name, item.word_bits as usize / 8);
    let _ = writeln!(
        out,
        "described!({name}, Type::bits(\"{module}::{name}\", {}, {word}, &[",
        word * item.words
    );
    for field in &item.fields {
        bit_field(out, field);
    }
    out.push_str("])");
    since(out, &item.since);
    out.push_str(");\n\n");
}

fn bit_field(out: &mut String, field: &BitField) {
    let _ = write!(
        out,
        " BitField::new({:?}, {}, {}, {})",
        field.name.trim_start_matches("r#"),
        field.word,
        field.lo,
        field.width
    );
    if let Some(newtype) = &field.newtype {
        let _ = write!(out, ".names({newtype}::NAMES)");
    }
    if field.low_zero != 0 {
        let _ = write!(out, ".low_zero({})", field.low_zero);
    }
    since(out, &field.since);
    out.push_str(",\n");
}

fn structure(out: &mut String, module: &str, item: &Struct) {
    let name = &item.name;
    let _ = writeln!(
        out,
        "described!({name}, Type::structure(\"{module}::{name}\", {}, &[",
        item.size
    );
    for field in &item.fields {
        self::field(out, field);
    }
    out.push_str("])");
    if let Some((element, array)) = &item.flexible {
        let _ = write!(out, ".flexible({array:?}, of::<{element}>())");
    }
    since(out, &item.since);
    out.push_str(");\n\n");
}

fn field(out: &mut String, field: &Field) {
    let _ = write!(
        out,
        " Field::new({:?}, of::<{}>(), {})",
        field.name.trim_start_matches("r#"),
        field.ty.element,
        field.offset
    );
    if let Some(count) = field.ty.count {
        let _ = write!(out, ".array({count})");
    }
    if !field.union.is_empty() {
        out.push_str(".union(&[");
        for member in &field.union {
            let name = member.name.trim_start_matches("r#");
            let _ = write!(out, "({name:?}, of::<{}>()), ", member.ty);
        }
        out.push_str("])");
    }
    since(out, &field.since);
    out.push_str(",\n");
}
