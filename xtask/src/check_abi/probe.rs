//! What is asked of the compiler, and the comparison of its answers.

use super::headers::{Found, Sources};
use super::versions::{Presence, Set};
use crate::codegen::diag::Error;
use crate::codegen::ir::{self, Abi, BitField, Bits, Const, Field, Struct, Value};
use crate::codegen::spec::BitProbe;
use core::fmt::{self, Write as _};
use core::sync::atomic::{AtomicU32, Ordering};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a probe counts as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Struct,
    Field,
    Ioctl,
    Constant,
    BitField,
}

/// One question: the value of a C expression.
pub struct Probe {
    pub kind: Kind,
    /// The thing that is counted; several questions about one thing count once.
    pub item: String,
    /// What is asked about it, for messages.
    pub what: &'static str,
    /// Statements before the expression.
    pub setup: String,
    pub expression: String,
    pub expected: u64,
    /// Bits that are compared.
    pub width: u32,
    /// The header is too old for this: the expression must not compile.
    pub absent: bool,
}

/// What a witness says otherwise, by the thing that it is about.
#[derive(Default)]
pub struct Differences(pub BTreeMap<String, Vec<String>>);

impl Differences {
    /// Adds a sentence about a thing.
    pub fn add(&mut self, item: &str, what: String) {
        self.0.entry(item.to_owned()).or_default().push(what);
    }
}

/// How many things were checked.
#[derive(Default)]
pub struct Counts(pub [usize; 5]);

impl Counts {
    /// Adds constants that were checked otherwise.
    pub fn add_constants(&mut self, count: usize) {
        self.0[Kind::Constant as usize] += count;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [structs, fields, ioctls, constants, bits] = self.0;
        write!(
            f,
            "{structs} structs, {fields} fields, {ioctls} ioctls, {constants} constants, {bits} bit-fields"
        )
    }
}

type Probes = BTreeMap<Vec<String>, Vec<Probe>>;

/// All questions that the specs give rise to, by the headers that answer them.
pub fn collect(abi: &Abi, sources: &Sources) -> Probes {
    let mut all = Probes::new();
    for part in &abi.parts {
        let module = &part.module;
        let newtypes = part.newtypes.iter().flat_map(|newtype| &newtype.values);
        for item in part.consts.iter().chain(newtypes) {
            for set in sets(&item.headers, &item.same_in, sources) {
                constant(&mut all, module, item, &set);
            }
        }
        for item in &part.ioctls {
            let Some(c) = &item.c else { continue };
            for set in sets(&item.headers, &item.same_in, sources) {
                let presence = set.presence(&item.since, &item.until);
                let name = format!("{module}: {c}");
                let arg = (item.arg.as_ref()).and_then(|arg| find(abi, module, arg));
                let request = arg.map_or(item.request, |arg| {
                    item.request & !SIZE_MASK | (size_in(arg, &set) as u32) << 16
                });
                push(
                    &mut all,
                    &set,
                    presence,
                    (Kind::Ioctl, name),
                    "request",
                    c.clone(),
                    request.into(),
                    32,
                );
            }
        }
        for item in &part.structs {
            for set in sets(&item.headers, &item.same_in, sources) {
                structure(&mut all, abi, module, item, &set);
            }
        }
        for item in &part.bits {
            for set in sets(&item.headers, &item.same_in, sources) {
                bits(&mut all, module, item, &set);
            }
            if let Some(probe) = &item.probe
                && let Some(bitfield_in) = &probe.bitfield_in
            {
                for source in bitfield_in {
                    for set in sets(core::slice::from_ref(source), &[], sources) {
                        bit_members(&mut all, module, item, probe, &set);
                    }
                }
            }
        }
    }
    all.retain(|headers, _| !headers.is_empty());
    all
}

/// The headers that are asked together, and each source that must say the same.
fn sets(headers: &[String], same_in: &[String], sources: &Sources) -> Vec<Set> {
    core::iter::once(headers.to_vec())
        .chain(same_in.iter().map(|source| vec![source.clone()]))
        .map(|headers| Set {
            version: sources.interface(&headers),
            headers,
        })
        .collect()
}

#[expect(clippy::too_many_arguments, reason = "a row of a table")]
fn push(
    all: &mut Probes,
    set: &Set,
    presence: Presence,
    (kind, item): (Kind, String),
    what: &'static str,
    expression: String,
    expected: u64,
    width: u32,
) {
    if presence == Presence::NoMore {
        return;
    }
    let probe = Probe {
        kind,
        item,
        what,
        setup: String::new(),
        expression,
        expected,
        width,
        absent: presence == Presence::NotYet,
    };
    all.entry(set.headers.clone()).or_default().push(probe);
}

fn constant(all: &mut Probes, module: &str, item: &Const, set: &Set) {
    let Some(c) = &item.c else { return };
    let spelled = item.probe.as_ref().unwrap_or(c);
    let (expression, expected) = match &item.value {
        Value::Int(n) => (spelled.clone(), *n as u64),
        Value::Bit(bit) => (spelled.clone(), 1 << bit),
        Value::Text(text) if item.probe.is_some() => {
            // Else a call of a macro that is not there would be one of a function, which C lets pass.
            let called = c.split_once('(').map_or(c.as_str(), |(name, _)| name);
            let macro_call = spelled.contains(&format!("{called}("));
            let declared = if macro_call { called } else { "unused" };
            (
                format!("({{ int {declared}; strcmp({spelled}, {text:?}) == 0; }})"),
                1,
            )
        }
        Value::Text(_) => return,
    };
    let width = ir::primitive(&item.ty).map_or(64, |(size, _)| size as u32 * 8);
    let presence = set.presence(&item.since, &item.until);
    let name = (Kind::Constant, format!("{module}: {c}"));
    push(all, set, presence, name, "value", expression, expected, width);
}

/// Bits of a request that hold the size of its argument.
const SIZE_MASK: u32 = 0x3fff << 16;

fn find<'a>(abi: &'a Abi, module: &str, name: &str) -> Option<&'a Struct> {
    let parts = abi.parts.iter().filter(|part| part.module == module);
    parts
        .flat_map(|part| &part.structs)
        .find(|item| item.name == name)
}

/// The size that a structure has in some headers.
fn size_in(item: &Struct, set: &Set) -> usize {
    let has = |field: &&Field| set.presence(&field.since, &None) == Presence::Here;
    let end = item.fields.iter().filter(has).map(|f| f.offset + f.size).max();
    end.unwrap_or(0).next_multiple_of(item.align)
}

fn structure(all: &mut Probes, abi: &Abi, module: &str, item: &Struct, set: &Set) {
    let Some(c) = &item.c else { return };
    let name = || (Kind::Struct, format!("{module}::{} ({c})", item.name));
    let presence = set.presence(&item.since, &item.until);
    let size = size_in(item, set) as u64;
    push(
        all,
        set,
        presence,
        name(),
        "size",
        format!("sizeof({c})"),
        size,
        64,
    );
    if presence != Presence::Here {
        return;
    }
    // A later field may be what aligns it.
    if size_in(item, set) == item.size {
        let align = format!("__alignof__({c})");
        push(
            all,
            set,
            presence,
            name(),
            "alignment",
            align,
            item.align as u64,
            64,
        );
    }
    let mut ask = |field: &str, presence, path: &str, offset: usize, size: Option<usize>| {
        let name = || (Kind::Field, format!("{module}::{}.{field}", item.name));
        let at = format!("__builtin_offsetof({c}, {path})");
        push(all, set, presence, name(), "offset", at, offset as u64, 64);
        if let Some(size) = size.filter(|_| presence == Presence::Here) {
            let of = format!("sizeof((({c} *)0)->{path})");
            push(all, set, presence, name(), "size", of, size as u64, 64);
        }
    };
    for field in &item.fields {
        let presence = set.presence(&field.since, &None);
        let was = (field.was.as_ref())
            .filter(|was| set.presence(&Some(was.before.clone()), &None) == Presence::NotYet);
        if let Some(path) = was.map(|was| &was.name).or(field.c.as_ref()) {
            let size = field.union.is_empty().then_some(field.size);
            ask(&field.name, presence, path, field.offset, size);
        }
        for member in field.union.iter().filter(|member| !member.c.is_empty()) {
            let since = find(abi, module, &member.ty).map_or(&None, |ty| &ty.since);
            let presence = set.presence(since, &None);
            ask(&member.name, presence, &member.c, field.offset, Some(member.size));
        }
    }
    if let Some((_, path)) = &item.flexible {
        ask(path, Presence::Here, path, item.size, None);
    }
}

fn bits(all: &mut Probes, module: &str, item: &Bits, set: &Set) {
    let Some(probe) = &item.probe else { return };
    for field in &item.fields {
        let presence = match set.presence(&item.since, &None) {
            Presence::Here => set.presence(&field.since, &None),
            other => other,
        };
        for (index, c) in field.c.iter().enumerate() {
            let (shift, width) = placed(item, field, index);
            let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
            let questions = [
                (&probe.word, "word", (field.word + index) as u64),
                (&probe.shift, "shift", u64::from(shift)),
                (&probe.width, "width", u64::from(width)),
                (&probe.mask, "mask", mask),
                (&probe.mask_in_place, "mask", mask << shift),
            ];
            for (template, what, expected) in questions {
                let Some(template) = template else { continue };
                let expression = template.replace("{c}", c);
                let compared = if what == "mask" { item.word_bits } else { 64 };
                let name = (Kind::BitField, format!("{module}::{}.{}", item.name, field.name));
                push(all, set, presence, name, what, expression, expected, compared);
            }
        }
    }
    if probe.bitfield_in.is_none() {
        bit_members(all, module, item, probe, set);
    }
}

/// Asks of every C bit-field which bits it has.
fn bit_members(all: &mut Probes, module: &str, item: &Bits, probe: &BitProbe, set: &Set) {
    let Some(ty) = &probe.bitfield else { return };
    for field in &item.fields {
        let paths = field.bitfield.iter().flat_map(|paths| paths.split(','));
        for (index, path) in paths.enumerate() {
            let name = format!("{module}::{}.{}", item.name, field.name);
            let probe = bit_member(item, field, index, name, ty, path.trim());
            all.entry(set.headers.clone()).or_default().push(probe);
        }
    }
}

/// Shift and width of the part of a field that lies in its `index`-th word.
fn placed(item: &Bits, field: &BitField, index: usize) -> (u32, u32) {
    let last = field.lo + field.width - index as u32 * item.word_bits;
    let first = if index == 0 { field.lo + field.low_zero } else { 0 };
    (first, last.min(item.word_bits) - first)
}

/// Writes all ones to the C bit-field that is the `index`-th word of a field, and asks for the word that changed.
fn bit_member(item: &Bits, field: &BitField, index: usize, name: String, ty: &str, member: &str) -> Probe {
    let setup = format!(
        "{ty} v; memset(&v, 0, sizeof v); v.{member} = ONES(v.{member}); \
         uint{0}_t w; memcpy(&w, (char *)&v + {1}, sizeof w);",
        item.word_bits,
        (field.word + index) * item.word_bits as usize / 8
    );
    let (shift, width) = placed(item, field, index);
    let mask = if width >= 64 {
        u64::MAX
    } else {
        ((1 << width) - 1) << shift
    };
    Probe {
        kind: Kind::BitField,
        item: name,
        what: "bits of the C bit-field",
        setup,
        expression: "w".to_owned(),
        expected: mask,
        width: item.word_bits,
        absent: false,
    }
}

/// Compiles and runs one program with all questions for a set of headers.
///
/// # Errors
/// No compiler, or a program that does not compile for a reason that is not one of the questions.
pub fn run(
    found: &Found,
    probes: &[Probe],
    total: &mut Counts,
    differences: &mut Differences,
) -> Result<(), Error> {
    let mut answers = vec![None; probes.len()];
    let mut left: Vec<usize> = (0..probes.len()).collect();
    let mut reasons: BTreeMap<usize, String> = BTreeMap::new();
    // Questions that do not compile (a name that the header does not have) are dropped and the rest asked again.
    while !left.is_empty() {
        match ask(found, probes, &left)? {
            Outcome::Answers(values) => {
                for (index, value) in left.iter().zip(values) {
                    answers[*index] = Some(value);
                }
                break;
            }
            Outcome::Rejected(rejected) => {
                left.retain(|index| !rejected.contains_key(index));
                reasons.extend(rejected);
            }
        }
    }
    let mut counted: Vec<(Kind, &str)> = Vec::new();
    for (index, probe) in probes.iter().enumerate() {
        if probe.absent {
            if answers[index].is_some() {
                let (item, what) = (&probe.item, probe.what);
                differences.add(
                    item,
                    format!(
                        "{item}: {what}: {} has it, the spec says that it came later",
                        found.names
                    ),
                );
            }
            continue;
        }
        if !counted.contains(&(probe.kind, &probe.item)) {
            counted.push((probe.kind, &probe.item));
        }
        let mask = if probe.width >= 64 {
            u64::MAX
        } else {
            (1 << probe.width) - 1
        };
        let (item, what, expected) = (&probe.item, probe.what, probe.expected & mask);
        match answers[index] {
            Some(value) if value & mask == expected => {}
            Some(value) => {
                let value = value & mask;
                differences.add(
                    item,
                    format!(
                        "{item}: {what}: spec {expected:#x}, header {value:#x} ({})",
                        found.names
                    ),
                );
            }
            None => {
                let reason = reasons.get(&index).map_or("not compiled", String::as_str);
                differences.add(item, format!("{item}: {what}: {reason} ({})", found.names));
            }
        }
    }
    for (kind, _) in counted {
        total.0[kind as usize] += 1;
    }
    Ok(())
}

enum Outcome {
    Answers(Vec<u64>),
    Rejected(BTreeMap<usize, String>),
}

fn ask(found: &Found, probes: &[Probe], left: &[usize]) -> Result<Outcome, Error> {
    let mut text = String::from("#include <stdio.h>\n#include <string.h>\n");
    // A bit-field of an enum takes no plain number in C++, and C has no name for its type.
    text.push_str(match found.language.as_str() {
        "c++" => "#define ONES(member) ((decltype(member))-1)\n",
        _ => "#define ONES(member) (-1)\n",
    });
    // The text of a macro that gives a format and what goes into it.
    text.push_str("#define FORMAT(...) FIRST(__VA_ARGS__)\n#define FIRST(text, ...) text\n");
    for line in &found.prelude {
        let _ = writeln!(text, "{line}");
    }
    text.push_str("int main(void) {\n");
    let first = text.matches('\n').count() + 1;
    for index in left {
        let probe = &probes[*index];
        let _ = writeln!(
            text,
            "{{ {} printf(\"%llu\\n\", (unsigned long long)({})); }}",
            probe.setup, probe.expression
        );
    }
    text.push_str("return 0; }\n");
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("outcrop-check-abi-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| Error::io(&folder, &e))?;
    let binary = folder.join("probe");
    let output = compile(found, &text, &binary);
    let answers = match output {
        Err(error) => Err(error),
        Ok(stderr) if !stderr.is_empty() => rejected(&stderr, left, first, found).map(Outcome::Rejected),
        Ok(_) => Command::new(&binary)
            .output()
            .map_err(|e| Error::io(&binary, &e))
            .map(|run| {
                String::from_utf8_lossy(&run.stdout)
                    .lines()
                    .map(|l| l.parse().unwrap_or(0))
                    .collect()
            })
            .map(Outcome::Answers),
    };
    let _ = std::fs::remove_dir_all(&folder);
    answers
}

/// The compiler's errors, or nothing if it had none.
fn compile(found: &Found, text: &str, binary: &std::path::Path) -> Result<String, Error> {
    let (compiler, standard) = match found.language.as_str() {
        "c++" => ("c++", "-std=gnu++17"),
        _ => ("cc", "-std=gnu11"),
    };
    let failed = |what: String| Error::plain(format!("{compiler}: {what}"));
    let mut command = Command::new(compiler);
    command.args(["-x", &found.language, standard, "-w", "-"]);
    for folder in &found.include {
        command.arg("-I").arg(folder);
    }
    command.arg("-o").arg(binary).env("LC_ALL", "C");
    let mut child = (command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped()))
    .spawn()
    .map_err(|e| failed(e.to_string()))?;
    let mut stdin = child.stdin.take().ok_or_else(|| failed("no stdin".to_owned()))?;
    let body = text.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(body.as_bytes()));
    let output = child.wait_with_output().map_err(|e| failed(e.to_string()))?;
    let _ = feeder.join();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    match output.status.success() {
        true => Ok(String::new()),
        false if stderr.is_empty() => Err(failed(format!("{}", output.status))),
        false => Ok(stderr),
    }
}

/// Which questions the compiler did not like.
fn rejected(
    stderr: &str,
    left: &[usize],
    first: usize,
    found: &Found,
) -> Result<BTreeMap<usize, String>, Error> {
    let mut rejected = BTreeMap::new();
    for line in stderr.lines() {
        let Some((place, message)) = line.split_once(": error: ") else {
            continue;
        };
        let number = place
            .strip_prefix("<stdin>:")
            .and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
        if let Some(index) = number.and_then(|n| left.get(n.checked_sub(first)?)) {
            rejected.entry(*index).or_insert_with(|| message.to_owned());
        }
    }
    if rejected.is_empty() {
        return Err(Error::plain(format!("{}: {}", found.names, stderr.trim())));
    }
    Ok(rejected)
}
