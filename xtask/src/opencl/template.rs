//! The templates of `tests/opencl/kernels`: what they say, and the kernels that they stand for.

use super::types::Type;
use crate::codegen::diag::Error;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

type Result<T> = core::result::Result<T, Error>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Of the compiler for GPUs.
    #[serde(default)]
    flags: Vec<String>,
    kernel: Vec<Template>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Template {
    name: String,
    /// A kernel for each combination of values.
    #[serde(default)]
    over: BTreeMap<String, Vec<String>>,
    /// Values that the kernels have in turn.
    #[serde(default)]
    cycle: BTreeMap<String, Vec<String>>,
    arguments: Vec<String>,
    /// What stands before the kernel: functions, structures, tables.
    #[serde(default)]
    before: String,
    body: String,
    items: Option<[u32; 3]>,
    group: Option<[u32; 3]>,
    /// An attribute of the kernel.
    #[serde(default)]
    attribute: String,
}

/// One kernel.
pub struct Kernel {
    pub name: String,
    pub arguments: Vec<Argument>,
    pub before: String,
    /// From its signature on.
    pub source: String,
    /// Work-items of the grid.
    pub items: [u32; 3],
    /// Work-items of a work-group.
    pub group: [u32; 3],
}

/// The kernels of one file.
pub struct Family {
    pub name: String,
    pub flags: Vec<String>,
    pub kernels: Vec<Kernel>,
}

/// What a kernel does with an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    In,
    Constant,
    Out,
    InOut,
    Value,
}

/// Where an argument's numbers are from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    /// Everything that the type has.
    Any,
    /// Evenly between two numbers.
    Between(f64, f64),
    Zero,
}

/// When a result is right.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rule {
    /// Units in the last place that a float may be off.
    pub ulp: u64,
    /// Zeros of both signs are the same.
    pub zeros: bool,
    /// The elements may be in any order.
    pub sorted: bool,
    /// An optimising compiler may take another way to the result, within the same limit.
    pub approximate: bool,
}

/// One argument.
pub struct Argument {
    pub role: Role,
    pub ty: Type,
    pub name: String,
    /// Values of the type in all.
    pub count: usize,
    pub values: Values,
    pub rule: Rule,
}

impl Argument {
    pub fn bytes(&self) -> usize {
        self.count * self.ty.bytes()
    }

    /// `in float4 a, between -1 1`: a role, a type, a name, and options behind commas.
    fn parse(text: &str, items: usize) -> core::result::Result<Self, String> {
        let mut parts = text.split(',').map(str::trim);
        let head: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
        let [role, ty, name] = head.as_slice() else {
            return Err(format!("not a role, a type and a name: {text:?}"));
        };
        let role = match *role {
            "in" => Role::In,
            "constant" => Role::Constant,
            "out" => Role::Out,
            "inout" => Role::InOut,
            "value" => Role::Value,
            _ => return Err(format!("no role: {role:?}")),
        };
        let mut argument = Self {
            role,
            ty: Type::named(ty).ok_or_else(|| format!("no type: {ty:?}"))?,
            name: (*name).to_owned(),
            count: if role == Role::Value { 1 } else { items },
            values: Values::Any,
            rule: Rule::default(),
        };
        for option in parts {
            argument
                .option(option)
                .ok_or_else(|| format!("no such option: {option:?}"))?;
        }
        Ok(argument)
    }

    fn option(&mut self, text: &str) -> Option<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["each", n] => self.count *= n.parse::<usize>().ok()?,
            ["count", n] => self.count = n.parse().ok()?,
            ["between", low, high] => self.values = Values::Between(low.parse().ok()?, high.parse().ok()?),
            ["zero"] => self.values = Values::Zero,
            ["ulp", n] => self.rule.ulp = n.parse().ok()?,
            ["zeros"] => self.rule.zeros = true,
            ["sorted"] => self.rule.sorted = true,
            ["approximate"] => self.rule.approximate = true,
            _ => return None,
        }
        Some(())
    }

    fn parameter(&self) -> String {
        let Self { ty, name, .. } = self;
        match self.role {
            Role::In => format!("global const {ty} *{name}"),
            Role::Constant => format!("constant {ty} *{name}"),
            Role::Out | Role::InOut => format!("global {ty} *{name}"),
            Role::Value => format!("{ty} {name}"),
        }
    }
}

/// All families of a folder, in the order of their names.
///
/// # Errors
/// A file that cannot be read, does not parse, or names a kernel twice.
pub fn families(folder: &Path) -> Result<Vec<Family>> {
    let entries = fs::read_dir(folder).map_err(|e| Error::io(folder, &e))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| Error::io(folder, &e))?.path();
        if path.extension().is_some_and(|e| e == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    let families: Vec<Family> = paths.iter().map(|path| family(path)).collect::<Result<_>>()?;
    let mut names: Vec<&str> = families
        .iter()
        .flat_map(|family| &family.kernels)
        .map(|kernel| kernel.name.as_str())
        .collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Error::plain(format!("two kernels have the name {}", pair[0]))),
        None => Ok(families),
    }
}

fn family(path: &Path) -> Result<Family> {
    let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let wrong = |what: String| Error::plain(format!("{}: {what}", path.display()));
    let file: File = toml::from_str(&text).map_err(|e| wrong(e.to_string()))?;
    let mut kernels = Vec::new();
    for template in &file.kernel {
        template
            .expand(&mut kernels)
            .map_err(|e| wrong(format!("{}: {e}", template.name)))?;
    }
    Ok(Family {
        name: path
            .file_stem()
            .map(|stem| stem.to_string_lossy().into_owned())
            .unwrap_or_default(),
        flags: file.flags,
        kernels,
    })
}

/// What placeholders stand for.
type Bindings = BTreeMap<String, String>;

impl Template {
    fn expand(&self, kernels: &mut Vec<Kernel>) -> core::result::Result<(), String> {
        let mut combinations = vec![Bindings::new()];
        for (axis, values) in &self.over {
            combinations = combinations
                .iter()
                .flat_map(|bound| {
                    values.iter().map(|value| {
                        let mut bound = bound.clone();
                        bound.insert(axis.clone(), value.clone());
                        bound
                    })
                })
                .collect();
        }
        for (number, mut bound) in combinations.into_iter().enumerate() {
            for (axis, values) in &self.cycle {
                let value = values.get(number % values.len().max(1)).cloned();
                bound.insert(axis.clone(), value.unwrap_or_default());
            }
            let name = fill(&self.name, &bound)?;
            bound.insert("name".to_owned(), name);
            kernels.push(self.kernel(&bound)?);
        }
        Ok(())
    }

    fn kernel(&self, bound: &Bindings) -> core::result::Result<Kernel, String> {
        let name = bound["name"].clone();
        let items = self.items.unwrap_or([256, 1, 1]);
        let all: u32 = items.iter().product();
        let arguments: Vec<Argument> = self
            .arguments
            .iter()
            .map(|text| Argument::parse(&fill(text, bound)?, all as usize))
            .collect::<core::result::Result<_, _>>()?;
        let parameters: Vec<String> = arguments.iter().map(Argument::parameter).collect();
        let attribute = fill(&self.attribute, bound)?;
        let body = fill(&self.body, bound)?;
        Ok(Kernel {
            source: format!(
                "kernel {attribute} void {name}({}) {{\n    size_t i = get_global_linear_id();\n{}}}\n",
                parameters.join(", "),
                indented(&body)
            ),
            before: fill(&self.before, bound)?,
            name,
            arguments,
            items,
            group: self.group.unwrap_or([64, 1, 1]),
        })
    }
}

fn indented(body: &str) -> String {
    body.lines().map(|line| format!("    {line}\n")).collect()
}

/// Replaces `{T}` and `{T.attribute}` of bound names; other braces are the language's.
fn fill(text: &str, bound: &Bindings) -> core::result::Result<String, String> {
    let mut filled = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let (before, after) = rest.split_at(open);
        filled.push_str(before);
        let inner = after[1..].split('}').next().unwrap_or_default();
        let (axis, attribute) = match inner.split_once('.') {
            Some((axis, attribute)) => (axis, Some(attribute)),
            None => (inner, None),
        };
        let Some(value) = bound.get(axis).filter(|_| after.len() > inner.len() + 1) else {
            filled.push('{');
            rest = &after[1..];
            continue;
        };
        match attribute {
            None => filled.push_str(value),
            Some(attribute) => filled.push_str(
                &Type::named(value)
                    .and_then(|ty| ty.attribute(attribute))
                    .ok_or_else(|| format!("{{{inner}}}: {value} has none"))?,
            ),
        }
        rest = &after[inner.len() + 2..];
    }
    filled.push_str(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::{Argument, Bindings, Role, Template, Values, fill};

    #[test]
    fn placeholders_are_bound_names_alone() {
        let bound = Bindings::from([("T".to_owned(), "uchar4".to_owned())]);
        let text = "if (x) { {T} v; {T.signed} s; {T.element}[{T.count}] } {U}";
        let want = "if (x) { uchar4 v; char4 s; uchar[4] } {U}";
        assert_eq!(fill(text, &bound).unwrap(), want);
        assert!(fill("{T.colour}", &bound).is_err());
    }

    #[test]
    fn arguments_have_roles_types_and_options() {
        let argument = Argument::parse("out half3 r, each 2, between -1 2.5, ulp 4", 10).unwrap();
        assert_eq!((argument.role, argument.bytes()), (Role::Out, 20 * 8));
        assert_eq!(argument.values, Values::Between(-1.0, 2.5));
        assert_eq!(argument.rule.ulp, 4);
        for wrong in ["in float5 a", "over int a", "in int", "in int a, often"] {
            assert!(Argument::parse(wrong, 1).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_kernel_for_each_combination() {
        let text = "name = 'k_{T}_{U}_{W}'\narguments = ['in {T}{W} a']\nbody = '({U})1;'\n\
                    over.T = ['int', 'char']\nover.U = ['long', 'float', 'half']\ncycle.W = ['', '2', '4', '8']";
        let template: Template = toml::from_str(text).unwrap();
        let mut kernels = Vec::new();
        template.expand(&mut kernels).unwrap();
        let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
        let want = [
            "k_int_long_",
            "k_int_float_2",
            "k_int_half_4",
            "k_char_long_8",
            "k_char_float_",
            "k_char_half_2",
        ];
        assert_eq!(names, want);
        assert!(kernels[2].source.contains("global const int4 *a) {"));
    }
}
