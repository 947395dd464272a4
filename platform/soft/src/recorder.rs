//! What kernels did, kept by name and written to files: `OUTCROP_COUNTERS`, `OUTCROP_COVERAGE`, `OUTCROP_CHECK`.

extern crate std;

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use std::io::Write as _;

use outcrop_gpu::shader::observe::{
    Class, Counters, Exactness, Finding, Observer, Report, Traffic, Wants, exactness,
};
use outcrop_isa::{Op, Target};
use spin::Mutex;

use crate::env::{CHECK, COUNTERS, COVERAGE, EnvError, variable};

/// Findings of one dispatch that are told.
const TOLD: usize = 12;

/// What was seen of a kernel, all its dispatches together.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How often it was dispatched.
    pub dispatches: u64,
    /// What it did.
    pub counters: Counters,
}

/// A finding, and the kernel that it is about.
#[derive(Clone, Debug)]
pub struct Found {
    /// The kernel.
    pub kernel: String,
    /// Its instruction set.
    pub target: Target,
    /// What is wrong.
    pub finding: Finding,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.kernel, self.target, self.finding)
    }
}

#[derive(Debug, Default)]
struct State {
    kernels: BTreeMap<(Target, String), Seen>,
    operations: BTreeMap<(Target, &'static str), (Op, u64)>,
    found: Vec<Found>,
}

/// An [`Observer`] that keeps what it is told.
#[derive(Debug)]
pub struct Recorder {
    wants: Wants,
    counters: Option<String>,
    coverage: Option<String>,
    /// Whether findings are told on standard error.
    tells: bool,
    state: Mutex<State>,
    /// Held while files are written, one worker's after another's.
    writing: std::sync::Mutex<()>,
}

impl Recorder {
    /// One that keeps what is wanted, and writes nothing.
    #[must_use]
    pub fn new(wants: Wants) -> Self {
        Self {
            wants,
            counters: None,
            coverage: None,
            tells: false,
            state: Mutex::default(),
            writing: std::sync::Mutex::default(),
        }
    }

    /// What `OUTCROP_COUNTERS`, `OUTCROP_COVERAGE` and `OUTCROP_CHECK` ask for; `None` if they ask for nothing.
    ///
    /// # Errors
    /// [`EnvError::Check`]; [`EnvError::Output`] if a file cannot be written. A file that was not there is then there, and says
    /// that no kernel has run.
    pub fn from_env() -> Result<Option<Self>, EnvError> {
        let mut recorder = Self::new(Wants::empty());
        let file = |name| variable(name).map(|path| path.replace("%p", &std::process::id().to_string()));
        recorder.counters = file(COUNTERS);
        recorder.coverage = file(COVERAGE);
        begin(COUNTERS, recorder.counters.as_ref(), |json| {
            recorder.file_of_counters(json)
        })?;
        begin(COVERAGE, recorder.coverage.as_ref(), |json| {
            recorder.file_of_coverage(json)
        })?;
        recorder.wants.set(Wants::COUNTERS, recorder.counters.is_some());
        recorder.wants.set(Wants::OPERATIONS, recorder.coverage.is_some());
        recorder.wants |= checks(&variable(CHECK).unwrap_or_default())?;
        recorder.tells = true;
        Ok((!recorder.wants.is_empty()).then_some(recorder))
    }

    /// What was seen of each kernel, by target and name.
    pub fn kernels(&self) -> Vec<(Target, String, Seen)> {
        let state = self.state.lock();
        let kernels = state.kernels.iter();
        kernels
            .map(|((target, name), seen)| (*target, name.clone(), seen.clone()))
            .collect()
    }

    /// What the checker found so far.
    pub fn found(&self) -> Vec<Found> {
        self.state.lock().found.clone()
    }

    /// The operations used, by target and name, and how often.
    pub fn operations(&self) -> Vec<(Target, Op, u64)> {
        let state = self.state.lock();
        let operations = state.operations.iter();
        operations
            .map(|((target, _), (op, n))| (*target, *op, *n))
            .collect()
    }

    /// The counters as text.
    pub fn table(&self) -> String {
        let mut text = String::new();
        for (target, name, seen) in self.kernels() {
            // Text cannot fail to be written to a string.
            let _ = table(&mut text, target, &name, &seen);
        }
        text
    }

    /// The counters as JSON: an array with an object for each kernel.
    pub fn json(&self) -> String {
        let kernels = self.kernels();
        let objects: Vec<_> = kernels
            .iter()
            .map(|(target, name, seen)| json(*target, name, seen))
            .collect();
        format!("[{}]\n", objects.join(",\n "))
    }

    /// The operations as text, a line each: target, operation, count, `exact` or `approximate`.
    pub fn coverage(&self) -> String {
        let mut text = String::from("target\toperation\tcount\tresults\n");
        for (target, op, n) in self.operations() {
            let _ = writeln!(text, "{target}\t{op}\t{n}\t{}", results(op));
        }
        text
    }

    /// The operations as JSON: an array with an object for each.
    pub fn coverage_json(&self) -> String {
        let operations = self.operations().into_iter().map(|(target, op, n)| {
            let results = results(op);
            format!(
                "{{\"target\":\"{target}\",\"operation\":\"{op}\",\"count\":{n},\"results\":\"{results}\"}}"
            )
        });
        format!("[{}]\n", operations.collect::<Vec<_>>().join(",\n "))
    }

    fn file_of_counters(&self, json: bool) -> String {
        if json { self.json() } else { self.table() }
    }

    fn file_of_coverage(&self, json: bool) -> String {
        if json {
            self.coverage_json()
        } else {
            self.coverage()
        }
    }

    fn write(path: Option<&String>, text: impl FnOnce(bool) -> String) {
        let Some(path) = path else { return };
        // A full disk must not stop the program that is looked at.
        if let Err(error) = overwrite(path, text(path.ends_with(".json")).as_bytes()) {
            say(format_args!("{path}: {error}"));
        }
    }
}

/// Gives a file these bytes. It is written over and then cut off: one that is emptied first has nothing in it for whoever reads
/// it meanwhile, and file systems that write such files out at once make each kernel wait.
fn overwrite(path: &str, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    let mut file = options.write(true).create(true).truncate(false).open(path)?;
    file.write_all(bytes)?;
    // Neither a terminal nor a pipe.
    if file.metadata()?.is_file() {
        file.set_len(bytes.len() as u64)?;
    }
    Ok(())
}

/// Makes sure that a file can be written, as long as that can be told: not in the midst of a program's work.
fn begin(
    variable: &'static str,
    path: Option<&String>,
    text: impl FnOnce(bool) -> String,
) -> Result<(), EnvError> {
    let Some(path) = path else { return Ok(()) };
    let written = match std::fs::metadata(path) {
        // What another process has written stays until there is something to write.
        Ok(file) if file.is_file() && file.len() != 0 => {
            std::fs::OpenOptions::new().write(true).open(path).map(drop)
        }
        // A pipe may have no reader yet.
        Ok(file) if !file.is_file() && !file.is_dir() => Ok(()),
        _ => overwrite(path, text(path.ends_with(".json")).as_bytes()),
    };
    written.map_err(|error| EnvError::Output {
        variable,
        path: path.clone(),
        error,
    })
}

/// Reads a list of checks.
///
/// # Errors
/// [`EnvError::Check`] with the name that there is not.
pub fn checks(text: &str) -> Result<Wants, EnvError> {
    let mut wants = Wants::empty();
    for name in text.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        wants |= match name {
            "waits" => Wants::WAITS,
            "races" => Wants::RACES,
            other => return Err(EnvError::Check(other.into())),
        };
    }
    Ok(wants)
}

fn say(what: fmt::Arguments<'_>) {
    let _ = std::io::stderr().write_all(format!("outcrop: {what}\n").as_bytes());
}

impl Observer for Recorder {
    fn wants(&self) -> Wants {
        self.wants
    }

    fn ended(&self, report: &Report) {
        let (kernel, target) = (report.kernel.to_string(), report.kernel.target);
        let mut state = self.state.lock();
        if let Some(counters) = report.counters {
            let seen = state.kernels.entry((target, kernel.clone())).or_default();
            seen.dispatches += 1;
            seen.counters += counters;
        }
        for (op, n) in &report.operations {
            let known = state.operations.entry((target, op.name())).or_insert((*op, 0));
            known.1 += n;
        }
        for (n, finding) in report.findings.iter().enumerate() {
            let found = Found {
                kernel: kernel.clone(),
                target,
                finding: finding.clone(),
            };
            if self.tells && n < TOLD {
                say(format_args!("{found}"));
            } else if self.tells && n == TOLD {
                say(format_args!(
                    "{kernel} ({target}): and {} more",
                    report.findings.len() - n
                ));
            }
            state.found.push(found);
        }
        drop(state);
        let _writing = self.writing.lock();
        Self::write(self.counters.as_ref(), |json| self.file_of_counters(json));
        Self::write(self.coverage.as_ref(), |json| self.file_of_coverage(json));
    }
}

/// Whether an operation's results are the hardware's, in a word.
fn results(op: Op) -> &'static str {
    match exactness(op) {
        Exactness::Exact => "exact",
        Exactness::Approximate => "approximate",
    }
}

/// The memories by name.
fn memories(c: &Counters) -> [(&'static str, Traffic); 4] {
    [
        ("scalar", c.scalar),
        ("global", c.global),
        ("lds", c.lds),
        ("scratch", c.scratch),
    ]
}

fn table(f: &mut String, target: Target, name: &str, seen: &Seen) -> fmt::Result {
    let c = &seen.counters;
    writeln!(f, "{name} ({target})")?;
    let row = |f: &mut String, what: &str, n: u64| writeln!(f, "  {what:<24}{n:>16}");
    row(f, "dispatches", seen.dispatches)?;
    row(f, "workgroups", c.workgroups)?;
    row(f, "waves", c.waves)?;
    row(f, "work-items", c.items)?;
    row(f, "instructions", c.total())?;
    for class in Class::ALL {
        if c.of(class) != 0 {
            row(f, &format!("  {}", class.name()), c.of(class))?;
        }
    }
    writeln!(f, "  {:<24}{:>15.1}%", "lanes on", 100.0 * c.utilisation())?;
    row(f, "divergent branches", c.divergent_branches)?;
    row(f, "atomics of lanes", c.atomics)?;
    for (memory, traffic) in memories(c) {
        if traffic != Traffic::default() {
            row(f, &format!("{memory} bytes read"), traffic.read)?;
            row(f, &format!("{memory} bytes written"), traffic.written)?;
        }
    }
    row(f, "lds bank conflicts", c.bank_conflicts)
}

/// A string as JSON has it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", c as u32);
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn json(target: Target, name: &str, seen: &Seen) -> String {
    let c = &seen.counters;
    let classes = Class::ALL.map(|class| format!("\"{}\":{}", class.name(), c.of(class)));
    let bytes = memories(c)
        .map(|(memory, t)| format!("\"{memory}\":{{\"read\":{},\"written\":{}}}", t.read, t.written));
    format!(
        "{{\"kernel\":{},\"target\":\"{target}\",\"dispatches\":{},\"workgroups\":{},\"waves\":{},\"items\":{},\
         \"instructions\":{{{}}},\"active_lanes\":{},\"lanes\":{},\"divergent_branches\":{},\"atomics\":{},\
         \"bytes\":{{{}}},\"lds_bank_conflicts\":{}}}",
        quoted(name),
        seen.dispatches,
        c.workgroups,
        c.waves,
        c.items,
        classes.join(","),
        c.active_lanes,
        c.lanes,
        c.divergent_branches,
        c.atomics,
        bytes.join(","),
        c.bank_conflicts,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_named() {
        assert_eq!(checks("").unwrap(), Wants::empty());
        assert_eq!(checks("waits, races").unwrap(), Wants::WAITS | Wants::RACES);
        let error = checks("waits,hazards").unwrap_err().to_string();
        assert_eq!(
            error,
            "OUTCROP_CHECK: no check is named hazards; there are waits and races"
        );
    }

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quoted("a\"b\\c\n"), "\"a\\\"b\\\\c\\u000a\"");
    }
}
