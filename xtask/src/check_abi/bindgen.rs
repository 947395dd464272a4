//! The second witness: what `bindgen` reads from the headers through libclang.
//!
//! It answers the same questions as the C program as far as it can: sizes, alignments and offsets from its layout
//! tests, sizes of fields from the types that it gives them, constants by name. Bit-fields of C and macros with
//! arguments are the C program's alone.

use super::headers::Found;
use super::probe::{Counts, Differences, Kind, Probe};
use crate::codegen::diag::Error;
use crate::codegen::witness;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::{Expr, Item, Lit, Type, UnOp};

/// Whether libclang is where `clang-sys` looks for it.
pub fn is_there() -> bool {
    let named = std::env::var_os("LIBCLANG_PATH").map(std::path::PathBuf::from);
    let installed = ["/usr/lib/llvm-*/lib", "/usr/lib/*", "/usr/lib", "/usr/local/lib"];
    let folders = named
        .into_iter()
        .chain(installed.iter().flat_map(|pattern| matching(pattern)));
    folders.into_iter().any(|folder| {
        let Ok(entries) = std::fs::read_dir(folder) else {
            return false;
        };
        entries.flatten().any(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name == "libclang.so" || (name.starts_with("libclang-") && name.contains(".so"))
        })
    })
}

/// The folders of a path with one `*` in it.
fn matching(pattern: &str) -> Vec<std::path::PathBuf> {
    let Some((before, after)) = pattern.split_once('*') else {
        return vec![pattern.into()];
    };
    let (folder, start) = before.rsplit_once('/').unwrap_or(("/", before));
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(start))
        .map(|entry| Path::new(&format!("{}{after}", entry.path().display())).to_path_buf())
        .collect()
}

/// Compares the questions that `bindgen` can answer.
///
/// # Errors
/// Headers that libclang does not understand, or a reading of `bindgen` that is no Rust.
pub fn run(
    found: &Found,
    probes: &[Probe],
    scratch: &Path,
    total: &mut Counts,
    differences: &mut Differences,
) -> Result<(), Error> {
    let mut counted: BTreeSet<(Kind, &str)> = BTreeSet::new();
    for (probe, answer) in probes.iter().zip(answers(found, probes, scratch)?) {
        let Some(answer) = answer else { continue };
        let (item, what) = (&probe.item, probe.what);
        if probe.absent {
            differences.add(
                item,
                format!(
                    "{item}: {what}: bindgen finds it in {}, the spec says that it came later",
                    found.names
                ),
            );
            continue;
        }
        counted.insert((probe.kind, &probe.item));
        let mask = if probe.width >= 64 {
            u64::MAX
        } else {
            (1 << probe.width) - 1
        };
        let (expected, answer) = (probe.expected & mask, answer & mask);
        if expected != answer {
            differences.add(
                item,
                format!(
                    "{item}: {what}: spec {expected:#x}, bindgen {answer:#x} ({})",
                    found.names
                ),
            );
        }
    }
    for (kind, _) in counted {
        total.0[kind as usize] += 1;
    }
    Ok(())
}

fn answers(found: &Found, probes: &[Probe], scratch: &Path) -> Result<Vec<Option<u64>>, Error> {
    let questions: Vec<_> = probes
        .iter()
        .map(|probe| Question::parse(&probe.expression))
        .collect();
    if questions.iter().all(Option::is_none) {
        return Ok(vec![None; probes.len()]);
    }
    let mut reading = read(found, &questions, scratch, false)?;
    let answer = |reading: &Reading, question: &Option<Question<'_>>| reading.answer(question.as_ref()?);
    let open = |reading: &Reading| {
        let names = questions.iter().filter(|q| matches!(q, Some(Question::Value(_))));
        names
            .into_iter()
            .any(|question| answer(reading, question).is_none())
    };
    // Values of a named enum are not found by their own names, only with all that a header has.
    if open(&reading) {
        reading.add(read(found, &questions, scratch, true)?);
    }
    Ok(questions
        .iter()
        .map(|question| answer(&reading, question))
        .collect())
}

/// A question in the form that the C program prints.
enum Question<'a> {
    Value(&'a str),
    Size(&'a str),
    Alignment(&'a str),
    Offset(&'a str, &'a str),
    FieldSize(&'a str, &'a str),
}

impl<'a> Question<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let inside = |start| text.strip_prefix(start)?.strip_suffix(')');
        if witness::is_name(text) {
            return Some(Self::Value(text));
        }
        if let Some((ty, path)) = text
            .strip_prefix("sizeof(((")
            .and_then(|rest| rest.split_once(" *)0)->"))
        {
            return Some(Self::FieldSize(tag(ty)?, path.strip_suffix(')')?));
        }
        if let Some((ty, path)) = inside("__builtin_offsetof(").and_then(|rest| rest.split_once(", ")) {
            return Some(Self::Offset(tag(ty)?, path));
        }
        if let Some(ty) = inside("__alignof__(") {
            return Some(Self::Alignment(tag(ty)?));
        }
        Some(Self::Size(tag(inside("sizeof(")?)?))
    }

    fn ty(&self) -> Option<&'a str> {
        match *self {
            Self::Value(_) => None,
            Self::Size(ty) | Self::Alignment(ty) | Self::Offset(ty, _) | Self::FieldSize(ty, _) => Some(ty),
        }
    }
}

/// The name of a C type without the kind of it.
fn tag(ty: &str) -> Option<&str> {
    let name = ty.trim();
    let name = ["struct ", "union ", "enum "]
        .iter()
        .find_map(|kind| name.strip_prefix(kind))
        .unwrap_or(name);
    let name = name.rsplit("::").next().unwrap_or(name);
    witness::is_name(name).then_some(name)
}

/// Runs `bindgen` on the headers of a set, for the names that are asked for or for all in them.
fn read(
    found: &Found,
    questions: &[Option<Question<'_>>],
    scratch: &Path,
    all: bool,
) -> Result<Reading, Error> {
    let failed = |what: String| Error::plain(format!("bindgen on {}: {what}", found.names));
    // A file, because macros are only evaluated for headers that are files.
    let header = scratch.join("headers.h");
    std::fs::write(&header, found.prelude.join("\n") + "\n").map_err(|e| Error::io(&header, &e))?;
    let mut builder = bindgen::builder()
        .header(header.display().to_string())
        .clang_args(["-w", "-x", &found.language])
        .clang_arg(if found.language == "c++" {
            "-std=gnu++17"
        } else {
            "-std=gnu11"
        })
        .clang_args(
            found
                .include
                .iter()
                .map(|folder| format!("-I{}", folder.display())),
        )
        .default_enum_style(bindgen::EnumVariation::Consts)
        .prepend_enum_name(false)
        .generate_comments(false)
        .derive_debug(false)
        .allowlist_recursively(true)
        .formatter(bindgen::Formatter::None);
    let names: BTreeSet<_> = questions
        .iter()
        .flatten()
        .map(|question| match question {
            Question::Value(name) => (false, *name),
            question => (true, question.ty().unwrap_or_default()),
        })
        .collect();
    for (is_type, name) in names {
        // A pattern with a repetition for each of thousands of names is slow, so only where there are namespaces.
        let pattern = match found.language.as_str() {
            "c++" => format!("(.*::)?{name}"),
            _ => name.to_owned(),
        };
        builder = if is_type {
            builder.allowlist_type(pattern)
        } else {
            builder.allowlist_var(pattern)
        };
    }
    if all {
        builder = builder
            .clang_macro_fallback()
            .clang_macro_fallback_build_dir(scratch);
        for line in &found.prelude {
            if let Some(header) = line.strip_prefix("#include <") {
                let path = header
                    .trim_end_matches('>')
                    .trim_start_matches('/')
                    .replace('.', "\\.");
                builder = builder.allowlist_file(format!(".*/{path}"));
            }
        }
    }
    let bindings = builder.generate().map_err(|e| failed(e.to_string()))?;
    let file = syn::parse_file(&bindings.to_string()).map_err(|e| failed(e.to_string()))?;
    let mut reading = Reading {
        prefixes: vec![String::new()],
        ..Reading::default()
    };
    for line in &found.prelude {
        if let Some(space) = line.strip_prefix("using namespace ") {
            let space = space.trim_end_matches(';').replace("::", "_");
            reading.prefixes.push(format!("{space}_"));
        }
    }
    for item in &file.items {
        reading.item(item);
    }
    Ok(reading)
}

/// What `bindgen` said, by its own names.
#[derive(Default)]
struct Reading {
    /// What stands before a name because of the namespaces that the headers are read with.
    prefixes: Vec<String>,
    values: BTreeMap<String, u64>,
    aliases: BTreeMap<String, Type>,
    fields: BTreeMap<String, Vec<(String, Type)>>,
    unions: BTreeSet<String>,
    sizes: BTreeMap<String, u64>,
    alignments: BTreeMap<String, u64>,
    /// By type and field.
    offsets: BTreeMap<(String, String), u64>,
}

impl Reading {
    fn add(&mut self, other: Self) {
        self.values.extend(other.values);
        self.aliases.extend(other.aliases);
        self.fields.extend(other.fields);
        self.unions.extend(other.unions);
        self.sizes.extend(other.sizes);
        self.alignments.extend(other.alignments);
        self.offsets.extend(other.offsets);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Const(item) if item.ident == "_" => self.asserts(&item.expr),
            Item::Const(item) => {
                if let Some(value) = integer(&item.expr) {
                    self.values.insert(item.ident.to_string(), value);
                }
            }
            Item::Type(item) => {
                self.aliases.insert(item.ident.to_string(), (*item.ty).clone());
            }
            Item::Struct(item) => self.named(item.ident.to_string(), &item.fields),
            Item::Union(item) => {
                let fields = syn::Fields::Named(item.fields.clone());
                self.unions.insert(item.ident.to_string());
                self.named(item.ident.to_string(), &fields);
            }
            _ => {}
        }
    }

    fn named(&mut self, name: String, fields: &syn::Fields) {
        let named = fields
            .iter()
            .filter_map(|f| Some((f.ident.as_ref()?.to_string(), f.ty.clone())));
        self.fields.insert(name, named.collect());
    }

    /// The layout tests: `["Size of X"][size_of::<X>() - 8usize];` and the like.
    fn asserts(&mut self, block: &Expr) {
        let Expr::Block(block) = block else { return };
        for statement in &block.block.stmts {
            let syn::Stmt::Expr(Expr::Index(index), _) = statement else {
                continue;
            };
            let (Expr::Array(text), Expr::Binary(difference)) = (&*index.expr, &*index.index) else {
                continue;
            };
            let Some(Expr::Lit(text)) = text.elems.first() else {
                continue;
            };
            let (Lit::Str(text), Some(value)) = (&text.lit, integer(&difference.right)) else {
                continue;
            };
            let text = text.value();
            if let Some(name) = text.strip_prefix("Size of ") {
                self.sizes.insert(name.to_owned(), value);
            } else if let Some(name) = text.strip_prefix("Alignment of ") {
                self.alignments.insert(name.to_owned(), value);
            } else if let Some((ty, field)) =
                (text.strip_prefix("Offset of field: ")).and_then(|rest| rest.split_once("::"))
            {
                self.offsets.insert((ty.to_owned(), field.to_owned()), value);
            }
        }
    }

    fn answer(&self, question: &Question<'_>) -> Option<u64> {
        match *question {
            Question::Value(name) => {
                let spelled = |prefix: &String| self.values.get(&format!("{prefix}{name}"));
                self.prefixes.iter().find_map(spelled).copied()
            }
            Question::Size(ty) => self.sizes.get(&self.resolve(ty)?).copied(),
            Question::Alignment(ty) => self.alignments.get(&self.resolve(ty)?).copied(),
            Question::Offset(ty, path) => Some(self.place(&self.resolve(ty)?, path)?.0),
            Question::FieldSize(ty, path) => self.size(&self.place(&self.resolve(ty)?, path)?.1),
        }
    }

    /// The structure that a name stands for.
    fn resolve(&self, name: &str) -> Option<String> {
        let mut name = (self.prefixes.iter())
            .map(|prefix| format!("{prefix}{name}"))
            .find(|name| self.fields.contains_key(name) || self.aliases.contains_key(name))?;
        for _ in 0..8 {
            match self.aliases.get(&name) {
                Some(Type::Path(path)) => name = path.path.segments.last()?.ident.to_string(),
                _ => break,
            }
        }
        Some(name)
    }

    /// Offset and type of a field, by a path as C has it.
    fn place(&self, ty: &str, path: &str) -> Option<(u64, Type)> {
        let (first, rest) = path
            .split_once('.')
            .map_or((path, None), |(first, rest)| (first, Some(rest)));
        let fields = self.fields.get(ty)?;
        let at = |field: &str| self.offset(ty, field);
        // A name that Rust keeps for itself gets an underscore.
        let named = fields
            .iter()
            .find(|(name, _)| name.strip_suffix('_').unwrap_or(name) == first || name == first);
        let Some((name, field)) = named else {
            let anonymous = fields
                .iter()
                .filter(|(name, _)| name.starts_with("__bindgen_anon"));
            return anonymous.into_iter().find_map(|(name, inner)| {
                let (offset, ty) = self.place(&self.structure(inner)?, path)?;
                Some((at(name)? + offset, ty))
            });
        };
        match rest {
            None => Some((at(name)?, field.clone())),
            Some(rest) => {
                let (offset, ty) = self.place(&self.structure(field)?, rest)?;
                Some((at(name)? + offset, ty))
            }
        }
    }

    /// Offset of a field by its name here. There is no layout test for a member without a name in C: it follows the
    /// field before it, as `repr(C)` has it.
    fn offset(&self, ty: &str, field: &str) -> Option<u64> {
        if let Some(offset) = self.offsets.get(&(ty.to_owned(), field.to_owned())) {
            return Some(*offset);
        }
        if self.unions.contains(ty) {
            return Some(0);
        }
        let fields = self.fields.get(ty)?;
        let index = fields.iter().position(|(name, _)| name == field)?;
        let (_, own) = fields.get(index)?;
        let alignment = self.alignments.get(&self.structure(own)?)?;
        let end = match index.checked_sub(1).and_then(|before| fields.get(before)) {
            Some((name, before)) => self.offset(ty, name)? + self.size(before)?,
            None => 0,
        };
        Some(end.next_multiple_of(*alignment))
    }

    fn structure(&self, ty: &Type) -> Option<String> {
        match ty {
            Type::Path(path) => self.resolve(&path.path.segments.last()?.ident.to_string()),
            _ => None,
        }
    }

    fn size(&self, ty: &Type) -> Option<u64> {
        match ty {
            Type::Array(array) => Some(self.size(&array.elem)? * integer(&array.len)?),
            Type::Ptr(_) => Some(8),
            Type::Path(path) => {
                let name = path.path.segments.last()?.ident.to_string();
                Some(match name.as_str() {
                    "c_char" | "c_schar" | "c_uchar" | "u8" | "i8" | "bool" => 1,
                    "c_short" | "c_ushort" | "u16" | "i16" => 2,
                    "c_int" | "c_uint" | "u32" | "i32" | "f32" => 4,
                    "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "u64" | "i64" | "f64" | "usize" => {
                        8
                    }
                    // A pointer to a function.
                    "Option" => 8,
                    _ => match self.aliases.get(&name) {
                        Some(alias) => self.size(alias)?,
                        None => *self.sizes.get(&self.resolve(&name)?)?,
                    },
                })
            }
            _ => None,
        }
    }
}

/// A literal, with a sign or without.
fn integer(expression: &Expr) -> Option<u64> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => Some(integer(&unary.expr)?.wrapping_neg()),
        Expr::Cast(cast) => integer(&cast.expr),
        Expr::Paren(paren) => integer(&paren.expr),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Question, read};
    use crate::check_abi::headers::Found;

    #[test]
    fn anonymous_members_are_reached() {
        if !super::is_there() {
            return;
        }
        let mut found = Found::new("demo");
        found.prelude = vec![
            "struct inner { int a; short type; };".to_owned(),
            "struct demo { long x; union { struct inner in; struct { char c[12]; }; struct { int d; int e; }; }; struct { int y[3]; } named; };"
                .to_owned(),
            "#define WIDE ((unsigned long long)1 << 40)".to_owned(),
        ];
        let expressions = [
            ("sizeof(struct demo)", Some(32)),
            ("__alignof__(struct demo)", Some(8)),
            ("__builtin_offsetof(struct demo, in)", Some(8)),
            ("sizeof(((struct demo *)0)->in)", Some(8)),
            ("sizeof(((struct demo *)0)->c)", Some(12)),
            ("__builtin_offsetof(struct demo, e)", Some(12)),
            ("__builtin_offsetof(struct demo, in.type)", Some(12)),
            ("__builtin_offsetof(struct demo, named.y)", Some(20)),
            ("sizeof(((struct demo *)0)->named.y)", Some(12)),
            ("__builtin_offsetof(struct demo, z)", None),
            ("WIDE", Some(1 << 40)),
            ("NARROW", None),
        ];
        let questions: Vec<_> = expressions
            .iter()
            .map(|(text, _)| Question::parse(text))
            .collect();
        let scratch = crate::check_abi::Scratch::new().unwrap();
        let reading = read(&found, &questions, &scratch.0, true).unwrap();
        for (question, (text, expected)) in questions.iter().zip(expressions) {
            assert_eq!(reading.answer(question.as_ref().unwrap()), expected, "{text}");
        }
    }
}
