//! `cargo xtask rocm`: Debian's ROCm 5.2.3, unmodified, and tinygrad on the software machine. Builds the programs of
//! `tests/rocm` with Debian's hipcc, runs each under `outcrop run`, and keeps the table of results in `docs/rocm.md`.

mod build;
mod rocminfo;
mod table;

use crate::capi;
use crate::codegen::diag::Error;
use crate::observe::{Row, observe};
use crate::parallel::in_parallel;
use crate::programs::{create, stem, succeed};
use core::time::Duration;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = core::result::Result<T, Error>;

/// Until a program is ended; one that waits for what never comes would hold up the others.
const LIMIT: Duration = Duration::from_secs(120);

/// Programs of `tests/programs` that Debian's older library also runs.
const SHARED: [&str; 6] = [
    "device_globals",
    "launch_shapes",
    "memory",
    "reduction",
    "streams_events",
    "vector_add",
];

/// A set of programs, each run on each of the machines.
struct Suite {
    title: &'static str,
    /// As `outcrop run --stack` takes it.
    stack: &'static str,
    /// As `outcrop run --machine` takes them.
    machines: &'static [&'static str],
    programs: fn(&Path) -> Result<Vec<Program>>,
}

const SUITES: [Suite; 4] = [
    Suite {
        title: "ROCm 5.2.3",
        stack: "system",
        machines: &["mi250x", "rx6800*2"],
        programs: rocm,
    },
    Suite {
        title: "Programs linked with ROCm 5.2.3, on Outcrop's own library",
        stack: "ours",
        machines: &["mi250x", "rx6800*2"],
        programs: |tests| SHARED.iter().map(|name| shared(tests, name)).collect(),
    },
    Suite {
        title: "rocminfo",
        stack: "system",
        machines: &["mi250x", "rx6800", "mi250x,rx6800"],
        programs: |_| {
            Ok(vec![Program {
                name: "rocminfo".to_owned(),
                what: "Agents, caches, pools and ISA names are those that real machines show".to_owned(),
                kind: Kind::Rocminfo,
            }])
        },
    },
    Suite {
        title: "tinygrad 0.14.0",
        stack: "system",
        machines: &["mi300x", "rx7900xtx"],
        programs: tinygrad,
    },
];

/// What is run.
struct Program {
    name: String,
    what: String,
    kind: Kind,
}

enum Kind {
    /// A source that is built.
    Source(PathBuf),
    /// A script for the Python that has tinygrad.
    Python(PathBuf),
    Rocminfo,
}

/// Runs all programs whose name contains `only`. Without `only` the table is written, or, for `check`, compared.
///
/// # Errors
/// A missing tool, a program that does not build; for `check` a result that is not that of the table.
pub fn run(root: &Path, only: Option<&str>, check: bool) -> Result<String> {
    let out = target(root).join("rocm");
    create(&out)?;
    let python = target(root).join("tinygrad/bin/python3");
    let mut suites = Vec::new();
    for suite in &SUITES {
        let mut programs = (suite.programs)(&root.join("tests"))?;
        programs.retain(|program| only.is_none_or(|part| program.name.contains(part)));
        suites.push((suite, programs));
    }
    if suites.iter().all(|(_, programs)| programs.is_empty()) {
        return Err(Error::plain("no program has that name; docs/rocm.md lists them"));
    }
    let mut wanted = suites.iter().flat_map(|(_, programs)| programs);
    let scripts = wanted.any(|program| matches!(program.kind, Kind::Python(_)));
    missing(scripts.then_some(python.as_path()))?;
    let outcrop = outcrop(root)?;
    capi::build(root, true)?;
    let sources: BTreeSet<&Path> = suites
        .iter()
        .flat_map(|(_, programs)| programs)
        .filter_map(|program| match &program.kind {
            Kind::Source(path) => Some(path.as_path()),
            Kind::Python(_) | Kind::Rocminfo => None,
        })
        .collect();
    build::all(&root.join("tests"), &out, sources.into_iter())?;

    let expected = rocminfo::Expected::read(&root.join("tests/rocm/rocminfo.toml"))?;
    let place = Place {
        root,
        out: &out,
        outcrop: &outcrop,
        python: &python,
        expected: &expected,
    };
    let cells: Vec<(&Program, &str, &str)> = suites
        .iter()
        .flat_map(|(suite, programs)| {
            let (stack, machines) = (suite.stack, suite.machines);
            let on = move |program| machines.iter().map(move |machine| (program, stack, *machine));
            programs.iter().flat_map(on)
        })
        .collect();
    let rows = in_parallel(&cells, |(program, stack, machine)| {
        let row = place.run(program, stack, machine);
        println!(
            "{:<16} {:<7} {:<14} {:>7.2} s  {}",
            row.name, stack, machine, row.seconds, row.line
        );
        row
    });

    let mut rows = rows.into_iter();
    let results: Vec<table::Section<'_>> = suites
        .iter()
        .map(|(suite, programs)| table::Section {
            title: suite.title,
            machines: suite.machines,
            programs: programs
                .iter()
                .map(|program| {
                    (
                        program.name.as_str(),
                        program.what.as_str(),
                        rows.by_ref().take(suite.machines.len()).collect(),
                    )
                })
                .collect(),
        })
        .collect();
    conclude(root, &results, only.is_some(), check)
}

/// Shows what failed; writes or checks the table unless only a part was run.
fn conclude(root: &Path, results: &[table::Section<'_>], partial: bool, check: bool) -> Result<String> {
    let rows: Vec<&Row> = results
        .iter()
        .flat_map(|section| &section.programs)
        .flat_map(|(_, _, rows)| rows)
        .collect();
    for row in rows.iter().filter(|row| !row.passed) {
        println!("\n--- {} ---\n{}", row.name, row.output);
    }
    let passed = rows.iter().filter(|row| row.passed).count();
    let summary = format!("{passed} of {} runs passed", rows.len());
    let path = root.join("docs/rocm.md");
    let text = table::page(results);
    if partial {
        return if passed == rows.len() {
            Ok(summary)
        } else {
            Err(Error::plain(summary))
        };
    }
    if check {
        let kept = fs::read_to_string(&path).map_err(|e| Error::io(&path, &e))?;
        let differing = table::differences(&kept, &text);
        if !differing.is_empty() {
            return Err(Error::plain(format!(
                "{}: the results are others now\n{}",
                path.display(),
                differing.join("\n")
            )));
        }
    } else {
        fs::write(&path, text).map_err(|e| Error::io(&path, &e))?;
    }
    Ok(summary)
}

/// What a run needs to know.
struct Place<'a> {
    root: &'a Path,
    out: &'a Path,
    outcrop: &'a Path,
    python: &'a Path,
    expected: &'a rocminfo::Expected,
}

impl Place<'_> {
    fn run(&self, program: &Program, stack: &str, machine: &str) -> Row {
        // It ends the whole group: a program may have children.
        let mut command = Command::new("timeout");
        command
            .current_dir(self.root)
            .args(["--kill-after=2", &LIMIT.as_secs().to_string()])
            .arg(self.outcrop)
            .args(["run", "--stack", stack, "--machine", machine, "--"]);
        match &program.kind {
            Kind::Source(_) => command.arg(self.out.join(&program.name)),
            // tinygrad keeps what it compiled.
            Kind::Python(script) => command
                .arg(self.python)
                .arg(script)
                .env("XDG_CACHE_HOME", self.out),
            Kind::Rocminfo => command.arg("rocminfo"),
        };
        let mut row = observe(&program.name, command, LIMIT + Duration::from_secs(10));
        if let Kind::Rocminfo = program.kind {
            (row.passed, row.line) = match self.expected.compare(machine, &row.output) {
                Ok(line) => (true, line),
                Err(error) => (false, error),
            };
        }
        row
    }
}

/// Where cargo puts what it builds.
pub fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Builds the command and the preload library in release, and returns the command.
///
/// # Errors
/// A failing build.
pub fn outcrop(root: &Path) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    succeed(Command::new(cargo).current_dir(root).args([
        "build",
        "--release",
        "--quiet",
        "--package",
        "outcrop-cli",
        "--package",
        "outcrop-interpose",
    ]))?;
    Ok(target(root).join("release/outcrop"))
}

/// Fails with the packages that are not there, and the Python that has tinygrad if it is needed; nothing is installed.
fn missing(python: Option<&Path>) -> Result<()> {
    let needed = [
        ("/usr/bin/hipcc", "Debian's hipcc"),
        ("/usr/bin/rocminfo", "Debian's rocminfo"),
        ("/usr/include/hsa/hsa.h", "Debian's libhsa-runtime-dev"),
        ("/usr/include/rocrand/rocrand.h", "Debian's librocrand-dev"),
    ];
    let mut absent: Vec<String> = needed
        .iter()
        .filter(|(path, _)| !Path::new(path).exists())
        .map(|(_, package)| (*package).to_owned())
        .collect();
    if let Some(python) = python.filter(|python| !python.exists()) {
        absent.push(format!(
            "tinygrad in {} (.ci/run has the commands)",
            python.display()
        ));
    }
    if absent.is_empty() {
        return Ok(());
    }
    Err(Error::plain(format!("missing: {}", absent.join("; "))))
}

/// The programs of `tests/rocm`, and those of `tests/programs` that Debian's ROCm runs too.
fn rocm(tests: &Path) -> Result<Vec<Program>> {
    let mut paths: Vec<PathBuf> = SHARED.iter().map(|name| shared_source(tests, name)).collect();
    let folder = tests.join("rocm");
    for entry in fs::read_dir(&folder).map_err(|e| Error::io(&folder, &e))? {
        let path = entry.map_err(|e| Error::io(&folder, &e))?.path();
        let source = path.extension().is_some_and(|e| e == "hip" || e == "c");
        if source && stem(&path) != build::KERNELS {
            paths.push(path);
        }
    }
    paths.sort_by_key(|path| stem(path));
    paths
        .into_iter()
        .map(|path| program(&path, Kind::Source(path.clone())))
        .collect()
}

fn shared_source(tests: &Path, name: &str) -> PathBuf {
    tests.join("programs").join(name).with_extension("hip")
}

fn shared(tests: &Path, name: &str) -> Result<Program> {
    let path = shared_source(tests, name);
    program(&path, Kind::Source(path.clone()))
}

fn tinygrad(tests: &Path) -> Result<Vec<Program>> {
    ["tinygrad_ops.py", "tinygrad_tiny.py"]
        .iter()
        .map(|name| {
            let path = tests.join("rocm").join(name);
            program(&path, Kind::Python(path.clone()))
        })
        .collect()
}

/// What a program shows is in the first sentence of its source.
fn program(path: &Path, kind: Kind) -> Result<Program> {
    let text = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let comment: Vec<&str> = text
        .lines()
        .map_while(|line| line.strip_prefix("//").or_else(|| line.strip_prefix('#')))
        .map(str::trim)
        .collect();
    let comment = comment.join(" ");
    let what = comment.split(". ").next().unwrap_or_default();
    Ok(Program {
        name: stem(path),
        what: what.trim_end_matches('.').to_owned(),
        kind,
    })
}
