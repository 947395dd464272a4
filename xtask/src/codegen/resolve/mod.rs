//! Specs to IR: finds types, computes layouts, and refuses what C would pad, what overlaps and what is unknown.

mod bits;
mod packets;
mod values;

use super::diag::Error;
use super::ir::*;
use super::load::File;
use super::spec;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;
use values::constant;

/// Resolves all files.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn resolve(files: Vec<File>) -> Result<Abi, Error> {
    let mut modules: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in &files {
        modules.entry(&file.module).or_default().push(file);
    }
    let mut parts = Vec::new();
    for files in modules.values() {
        parts.extend(Resolver::new(files)?.parts()?);
    }
    Ok(Abi { parts })
}

enum Source<'a> {
    Newtype(&'a spec::Newtype),
    Bits(&'a spec::Bits),
    Struct(&'a spec::Struct),
}

struct Resolver<'a> {
    files: &'a [&'a File],
    types: BTreeMap<&'a str, (&'a File, Source<'a>)>,
}

fn fail<T>(file: &File, at: &Spanned<impl Sized>, what: impl core::fmt::Display) -> Result<T, Error> {
    Err(Error::at(&file.path, &file.text, at.span(), what))
}

impl<'a> Resolver<'a> {
    fn new(files: &'a [&'a File]) -> Result<Self, Error> {
        let mut types = BTreeMap::new();
        let mut names: BTreeSet<&str> = BTreeSet::new();
        for file in files {
            let spec = &file.spec;
            let declared = (spec.newtype.iter().map(|t| (&t.name, Source::Newtype(t))))
                .chain(spec.bits.iter().map(|t| (&t.name, Source::Bits(t))))
                .chain(spec.structs.iter().map(|t| (&t.name, Source::Struct(t))));
            for (name, source) in declared {
                if !names.insert(name.as_ref()) {
                    return fail(file, name, format!("`{}` is declared twice", name.as_ref()));
                }
                types.insert(name.as_ref().as_str(), (*file, source));
            }
            let consts = spec.consts.iter().flat_map(|g| g.values.iter().map(|v| &v.name));
            let ioctls = spec
                .ioctls
                .iter()
                .flat_map(|t| t.requests.iter().map(|r| &r.name));
            for name in consts.chain(ioctls) {
                if !names.insert(name.as_ref()) {
                    return fail(file, name, format!("`{}` is declared twice", name.as_ref()));
                }
            }
        }
        Ok(Self { files, types })
    }

    fn parts(&self) -> Result<Vec<Part>, Error> {
        self.files.iter().map(|file| self.part(file)).collect()
    }

    fn part(&self, file: &'a File) -> Result<Part, Error> {
        let spec = &file.spec;
        let mut part = Part {
            path: file.path.clone(),
            module: file.module.clone(),
            part: file.part.clone(),
            doc: spec.doc.clone(),
            facts: facts(&file.text),
            consts: Vec::new(),
            lists: Vec::new(),
            newtypes: Vec::new(),
            bits: Vec::new(),
            structs: Vec::new(),
            ioctls: Vec::new(),
            imports: BTreeSet::new(),
        };
        for group in &spec.consts {
            let headers = self.headers(file, &group.headers);
            if let Some(list) = &group.list {
                part.lists.push(List {
                    name: list.as_ref().clone(),
                    ty: group.ty.as_ref().clone(),
                    doc: group.doc.clone(),
                    items: group.values.iter().map(|v| v.name.as_ref().clone()).collect(),
                });
            }
            for value in &group.values {
                let mut item = constant(
                    file,
                    value,
                    group.ty.as_ref(),
                    (group.c, &group.c_prefix),
                    &group.doc,
                    &headers,
                )?;
                item.probe =
                    (group.probe.as_ref().zip(item.c.as_ref())).map(|(probe, c)| probe.replace("{c}", c));
                item.same_in = same_in(file, &group.headers, &group.same_in);
                item.since = item.since.or_else(|| group.since.clone());
                item.found_in.clone_from(&group.found_in);
                part.consts.push(item);
            }
        }
        for newtype in &spec.newtype {
            part.newtypes.push(self.newtype(file, newtype)?);
        }
        for bits in &spec.bits {
            part.bits.push(self.bits(file, bits)?);
        }
        for item in &spec.structs {
            part.structs.push(self.structure(file, item, 0)?);
        }
        for table in &spec.ioctls {
            for request in &table.requests {
                part.ioctls.push(self.ioctl(file, table, request)?);
            }
        }
        part.imports = self.imports(file, &part);
        Ok(part)
    }

    fn headers(&self, file: &File, own: &Option<Vec<Spanned<String>>>) -> Vec<String> {
        let list = own.as_ref().unwrap_or(&file.spec.headers);
        list.iter().map(|h| h.as_ref().clone()).collect()
    }

    fn imports(&self, file: &File, part: &Part) -> BTreeSet<String> {
        let mut used: BTreeSet<&str> = BTreeSet::new();
        for item in &part.structs {
            for field in &item.fields {
                used.insert(&field.ty.element);
                used.extend(field.union.iter().map(|member| member.ty.as_str()));
            }
        }
        used.extend(
            part.bits
                .iter()
                .flat_map(|b| &b.fields)
                .filter_map(|f| f.newtype.as_deref()),
        );
        used.into_iter()
            .filter(|name| {
                self.types
                    .get(name)
                    .is_some_and(|(home, _)| home.path != file.path)
            })
            .map(str::to_owned)
            .collect()
    }

    fn layout(&self, file: &File, name: &Spanned<String>, text: &str, depth: u32) -> Result<Layout, Error> {
        if let Some(layout) = primitive(text) {
            return Ok(layout);
        }
        if depth > 16 {
            return fail(file, name, "types contain each other");
        }
        match self.types.get(text) {
            None => fail(file, name, format!("unknown type `{text}`")),
            Some((home, Source::Newtype(t))) => self.layout(home, &t.repr, t.repr.as_ref(), depth + 1),
            Some((home, Source::Bits(t))) => {
                let (size, align) = self.layout(home, &t.repr, t.repr.as_ref(), depth + 1)?;
                Ok((size * self.bits(home, t)?.words, align))
            }
            Some((home, Source::Struct(t))) => {
                let done = self.structure(home, t, depth + 1)?;
                Ok((done.size, done.align))
            }
        }
    }

    fn fields(&self, file: &'a File, item: &'a spec::Struct, depth: u32) -> Result<FieldList<'a>, Error> {
        let mut fields: FieldList<'a> = Vec::new();
        if let Some(parent) = &item.extends {
            let found = self.types.get(parent.as_ref().as_str());
            let Some((home, Source::Struct(base))) = found.filter(|_| depth <= 16) else {
                return fail(
                    file,
                    parent,
                    format!("no struct named `{}` in this module", parent.as_ref()),
                );
            };
            fields = self.fields(home, base, depth + 1)?;
        }
        let mut last_replaced: Option<(usize, String)> = None;
        for field in &item.fields {
            let Some(target) = &field.replaces else {
                fields.push((file, field));
                continue;
            };
            let position = fields
                .iter()
                .position(|(_, f)| f.name.as_ref() == target.as_ref());
            // The first of several that take one's place may keep its name.
            match (position, &last_replaced) {
                (_, Some((index, name))) if name == target.as_ref() => {
                    fields.insert(index + 1, (file, field));
                    last_replaced = Some((index + 1, name.clone()));
                }
                (Some(index), _) => {
                    fields[index] = (file, field);
                    last_replaced = Some((index, target.as_ref().clone()));
                }
                _ => return fail(file, target, format!("no field `{}` to replace", target.as_ref())),
            }
        }
        Ok(fields)
    }

    fn structure(&self, file: &'a File, item: &'a spec::Struct, depth: u32) -> Result<Struct, Error> {
        let mut offset = 0;
        let mut align = item.align.unwrap_or(1);
        let mut natural = 1;
        let mut fields: Vec<Field> = Vec::new();
        let mut sizes: Vec<(String, usize)> = Vec::new();
        for (home, field) in self.fields(file, item, depth)? {
            let name = field.name.as_ref();
            if fields.iter().any(|f| &f.name == name) {
                return fail(home, &field.name, format!("field `{name}` is declared twice"));
            }
            let ty = parse_type(home, &field.ty)?;
            let (element, field_align) = self.layout(home, &field.ty, &ty.element, depth)?;
            let size = element * ty.count.unwrap_or(1);
            if offset % field_align != 0 {
                let gap = field_align - offset % field_align;
                let what = format!("`{name}` would follow {gap} bytes of implicit padding at {offset}");
                return fail(home, &field.name, what);
            }
            if let Some(at) = &field.at
                && *at.as_ref() != offset
            {
                return fail(
                    home,
                    at,
                    format!("`{name}` is at {offset}, not at {}", at.as_ref()),
                );
            }
            let union = self.union(home, field, size, field_align, depth)?;
            if let Some(since) = &field.since
                && sizes.last().is_none_or(|(last, _)| last != since)
            {
                sizes.push((since.clone(), 0));
            }
            align = align.max(field_align);
            natural = natural.max(field_align);
            fields.push(Field {
                name: name.clone(),
                ty,
                offset,
                size,
                dir: field.dir.clone(),
                c: match field.c.as_deref() {
                    None => Some(name.clone()),
                    Some("") => None,
                    Some(other) => Some(other.to_owned()),
                },
                union,
                was: field.was.clone(),
                since: field.since.clone(),
                doc: field.doc.clone(),
            });
            offset += size;
            if let Some(last) = sizes.last_mut() {
                last.1 = offset;
            }
        }
        if offset % align != 0 {
            let what = format!(
                "`{}` would end in {} bytes of padding",
                item.name.as_ref(),
                align - offset % align
            );
            return fail(file, &item.name, what);
        }
        if let Some(size) = &item.size
            && *size.as_ref() != offset
        {
            return fail(
                file,
                size,
                format!("the fields take {offset} bytes, not {}", size.as_ref()),
            );
        }
        if let Some(flexible) = &item.flexible {
            self.layout(file, flexible, flexible.as_ref(), depth)?;
        }
        Ok(Struct {
            name: item.name.as_ref().clone(),
            c: item.c.clone(),
            doc: item.doc.clone(),
            align,
            forced_align: item.align.filter(|&a| a > natural),
            size: offset,
            fields,
            since: item.since.clone(),
            until: item.until.clone(),
            packet: self.struct_packet(file, item, item.since.as_deref(), depth)?,
            sizes,
            flexible: (item.flexible.as_ref())
                .map(|f| (f.as_ref().clone(), item.flexible_name.clone().unwrap_or_default())),
            headers: self.headers(file, &item.headers),
            same_in: same_in(file, &item.headers, &item.same_in),
        })
    }

    /// `is` of the structure or of what it extends, since the version of this one.
    fn struct_packet(
        &self,
        file: &File,
        item: &spec::Struct,
        since: Option<&str>,
        depth: u32,
    ) -> Result<Option<Packet>, Error> {
        if let Some(is) = &item.is {
            return self.packet((file, is), since, &[]).map(Some);
        }
        match item
            .extends
            .as_ref()
            .and_then(|p| self.types.get(p.as_ref().as_str()))
        {
            Some((home, Source::Struct(base))) if depth <= 16 => {
                self.struct_packet(home, base, since, depth + 1)
            }
            _ => Ok(None),
        }
    }

    fn union(
        &self,
        file: &File,
        field: &spec::Field,
        size: usize,
        align: usize,
        depth: u32,
    ) -> Result<Vec<Member>, Error> {
        let mut members = Vec::new();
        for member in &field.union {
            let Some((name, ty)) = member.as_ref().split_once(':') else {
                return fail(file, member, "a union member is `name: Type`");
            };
            let (inner, inner_align) = self.layout(file, member, ty.trim(), depth + 1)?;
            if inner > size || inner_align > align {
                return fail(
                    file,
                    member,
                    format!("{inner} bytes aligned to {inner_align} do not fit"),
                );
            }
            let (name, c) = name.split_once('=').unwrap_or((name, name));
            members.push(Member {
                name: name.trim().to_owned(),
                ty: ty.trim().to_owned(),
                size: inner,
                c: c.trim().to_owned(),
            });
        }
        Ok(members)
    }
}

type FieldList<'a> = Vec<(&'a File, &'a spec::Field)>;

/// The further sources that are asked for an item: its own, and those of other versions that the file names.
fn same_in(file: &File, headers: &Option<Vec<Spanned<String>>>, own: &[String]) -> Vec<String> {
    let also: &[String] = if headers.is_none() { &file.spec.also } else { &[] };
    own.iter().chain(also).cloned().collect()
}

/// The comment at the top of a spec, without its first word.
fn facts(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix('#'));
    let text: Vec<_> = lines.map(str::trim).collect();
    let text = text.join(" ");
    text.strip_prefix("Facts:").unwrap_or(&text).trim().to_owned()
}

fn parse_type(file: &File, ty: &Spanned<String>) -> Result<Ty, Error> {
    let text = ty.as_ref().trim();
    let Some(inner) = text.strip_prefix('[') else {
        return Ok(Ty {
            element: text.to_owned(),
            count: None,
        });
    };
    let parsed = inner.strip_suffix(']').and_then(|inner| inner.split_once(';'));
    match parsed.map(|(element, count)| (element.trim(), count.trim().parse())) {
        Some((element, Ok(count))) => Ok(Ty {
            element: element.to_owned(),
            count: Some(count),
        }),
        _ => fail(file, ty, "a type is `name` or `[name; count]`"),
    }
}
