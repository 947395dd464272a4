//! Specs to IR: finds types, computes layouts, and refuses what C would pad, what overlaps and what is unknown.

use super::diag::Error;
use super::ir::*;
use super::load::File;
use super::spec;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

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
                item.same_in.clone_from(&group.same_in);
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

    fn newtype(&self, file: &File, item: &spec::Newtype) -> Result<Newtype, Error> {
        let Some((size, _)) = primitive(item.repr.as_ref()) else {
            return fail(file, &item.repr, "repr must be u8, u16, u32 or u64");
        };
        let headers = self.headers(file, &item.headers);
        let mut values = Vec::new();
        let width = item.width.unwrap_or(size as u32 * 8);
        for value in &item.values {
            let resolved = constant(
                file,
                value,
                item.repr.as_ref(),
                (item.c, &item.c_prefix),
                &item.doc,
                &headers,
            )?;
            if let Value::Int(n) = resolved.value
                && width < 64
                && n >> width != 0
            {
                return fail(file, &value.name, format!("value {n} does not fit {width} bits"));
            }
            values.push(resolved);
        }
        Ok(Newtype {
            name: item.name.as_ref().clone(),
            repr: item.repr.as_ref().clone(),
            width,
            doc: item.doc.clone(),
            values,
        })
    }

    fn bits(&self, file: &File, item: &spec::Bits) -> Result<Bits, Error> {
        let Some((size, _)) = primitive(item.repr.as_ref()) else {
            return fail(file, &item.repr, "repr must be u8, u16, u32 or u64");
        };
        let word_bits = size as u32 * 8;
        let mut fields: Vec<BitField> = Vec::new();
        let mut words = item.words;
        if let Some(parent) = &item.extends {
            let Some((home, Source::Bits(base))) = self.types.get(parent.as_ref().as_str()) else {
                return fail(
                    file,
                    parent,
                    format!("no bits named `{}` in this module", parent.as_ref()),
                );
            };
            let base = self.bits(home, base)?;
            words = words.max(base.words);
            fields = base.fields;
        }
        for name in &item.drops {
            let Some(index) = fields.iter().position(|f| f.name == *name.as_ref()) else {
                return fail(file, name, format!("no field `{}` to drop", name.as_ref()));
            };
            fields.remove(index);
        }
        for field in &item.fields {
            let new = self.bit_field(file, field, word_bits, words)?;
            fields.retain(|old| old.name != new.name);
            if let Some(other) = fields.iter().find(|old| overlaps(old, &new, word_bits)) {
                return fail(
                    file,
                    &field.name,
                    format!("`{}` overlaps `{}`", new.name, other.name),
                );
            }
            fields.push(new);
        }
        fields.sort_by_key(|f| (f.word, f.lo));
        Ok(Bits {
            name: item.name.as_ref().clone(),
            repr: item.repr.as_ref().clone(),
            word_bits,
            words,
            doc: with_since(&item.doc, item.since.as_deref()),
            fields,
            probe: item.probe.clone(),
            headers: self.headers(file, &item.headers),
            same_in: item.same_in.clone(),
        })
    }

    fn bit_field(
        &self,
        file: &File,
        field: &spec::BitField,
        word_bits: u32,
        words: usize,
    ) -> Result<BitField, Error> {
        let text = field.bits.as_ref();
        let range = match text.split_once("..") {
            Some((lo, hi)) => lo.trim().parse::<u32>().ok().zip(hi.trim().parse::<u32>().ok()),
            None => text.trim().parse::<u32>().ok().map(|n| (n, n + 1)),
        };
        let Some((lo, hi)) = range.filter(|(lo, hi)| lo < hi && hi - lo <= 64) else {
            return fail(
                file,
                &field.bits,
                "bits must be `lo..hi` with lo < hi, or one number",
            );
        };
        let spans = hi.div_ceil(word_bits) as usize;
        if field.word + spans > words {
            return fail(
                file,
                &field.bits,
                format!("bit {} is beyond the {words} words", hi - 1),
            );
        }
        if spans > 2 || (spans == 2 && lo != 0) {
            return fail(file, &field.bits, "a field that spans two words starts at bit 0");
        }
        if let Some(newtype) = &field.newtype {
            match self.types.get(newtype.as_ref().as_str()) {
                Some((home, Source::Newtype(other))) if home.path == file.path => {
                    let other = self.newtype(home, other)?;
                    if other.width != hi - lo {
                        let what =
                            format!("`{}` has {} bits, the field {}", other.name, other.width, hi - lo);
                        return fail(file, newtype, what);
                    }
                }
                _ => {
                    return fail(
                        file,
                        newtype,
                        format!("no newtype `{}` in this file", newtype.as_ref()),
                    );
                }
            }
        }
        if field.low_zero != 0 && hi - lo != 64 {
            return fail(file, &field.bits, "only a field of 64 bits may have `low_zero`");
        }
        if let Some(fixed) = &field.fixed
            && hi - lo < 64
            && fixed.as_ref() >> (hi - lo) != 0
        {
            return fail(file, fixed, format!("value does not fit {} bits", hi - lo));
        }
        Ok(BitField {
            name: field.name.as_ref().clone(),
            word: field.word,
            lo,
            width: hi - lo,
            newtype: field.newtype.as_ref().map(|n| n.as_ref().clone()),
            c: field.c.clone(),
            low_zero: field.low_zero,
            bitfield: field.bitfield.clone(),
            fixed: field.fixed.as_ref().map(|f| *f.as_ref()),
            since: field.since.clone(),
            doc: field.doc.clone(),
        })
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
            match (position, &last_replaced) {
                (Some(index), _) => {
                    fields[index] = (file, field);
                    last_replaced = Some((index, target.as_ref().clone()));
                }
                (None, Some((index, name))) if name == target.as_ref() => {
                    fields.insert(index + 1, (file, field));
                    last_replaced = Some((index + 1, name.clone()));
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
            sizes,
            flexible: (item.flexible.as_ref())
                .map(|f| (f.as_ref().clone(), item.flexible_name.clone().unwrap_or_default())),
            headers: self.headers(file, &item.headers),
            same_in: item.same_in.clone(),
        })
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

    fn ioctl(&self, file: &'a File, table: &spec::IoctlTable, request: &spec::Ioctl) -> Result<Ioctl, Error> {
        let size = match &request.arg {
            None => 0,
            Some(arg) => self.layout(file, arg, arg.as_ref(), 0)?.0,
        };
        let Some(base) = table.base.as_ref().bytes().next() else {
            return fail(file, &table.base, "base is a character");
        };
        let dir = match request.dir.as_ref().as_str() {
            "none" => 0,
            "w" => 1,
            "r" => 2,
            "rw" => 3,
            _ => return fail(file, &request.dir, "dir is none, r, w or rw"),
        };
        if size >= 1 << 14 || request.nr > 0xff {
            return fail(file, &request.name, "number or size does not fit a request");
        }
        Ok(Ioctl {
            name: request.name.as_ref().clone(),
            request: dir << 30 | (size as u32) << 16 | u32::from(base) << 8 | request.nr,
            arg: request.arg.as_ref().map(|a| a.as_ref().clone()),
            c: Some(request.c.clone().unwrap_or_else(|| request.name.as_ref().clone()))
                .filter(|c| !c.is_empty()),
            doc: request.doc.clone().unwrap_or_else(|| table.doc.clone()),
            since: request.since.clone(),
            headers: self.headers(file, &table.headers),
        })
    }
}

type FieldList<'a> = Vec<(&'a File, &'a spec::Field)>;

fn overlaps(a: &BitField, b: &BitField, word_bits: u32) -> bool {
    let start = |f: &BitField| f.word as u32 * word_bits + f.lo;
    start(a) < start(b) + b.width && start(b) < start(a) + a.width
}

fn with_since(doc: &str, since: Option<&str>) -> String {
    since.map_or_else(|| doc.to_owned(), |since| format!("{doc} Since {since}."))
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

fn constant(
    file: &File,
    item: &spec::Const,
    ty: &str,
    (in_header, prefix): (bool, &str),
    doc: &str,
    headers: &[String],
) -> Result<Const, Error> {
    let value = match (&item.value, &item.bit) {
        (Some(value), None) => match value.as_ref() {
            toml::Value::Integer(n) => Value::Int(i128::from(*n)),
            toml::Value::String(text) if ty == "str" => Value::Text(text.clone()),
            toml::Value::String(text) => {
                let digits = text.replace('_', "");
                let parsed = match digits.strip_prefix("0x") {
                    Some(hex) => i128::from_str_radix(hex, 16),
                    None => digits.parse(),
                };
                match parsed {
                    Ok(n) => Value::Int(n),
                    Err(_) => return fail(file, value, "not an integer"),
                }
            }
            _ => return fail(file, value, "a value is an integer or a string"),
        },
        (None, Some(bit)) => Value::Bit(*bit.as_ref()),
        _ => return fail(file, &item.name, "give `value` or `bit`"),
    };
    let c = match item.c.as_deref() {
        Some("") => None,
        Some(other) => Some(other.to_owned()),
        None if in_header => Some(format!("{prefix}{}", item.name.as_ref())),
        None => None,
    };
    Ok(Const {
        name: item.name.as_ref().clone(),
        ty: ty.to_owned(),
        value,
        c,
        doc: item.doc.clone().unwrap_or_else(|| doc.to_owned()),
        since: item.since.clone(),
        label: item.label.clone(),
        probe: None,
        headers: headers.to_vec(),
        same_in: Vec::new(),
    })
}
