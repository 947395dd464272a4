//! Which operations of each target the software GPU executes, and which of them are tested: `cargo xtask isa-coverage`.
//!
//! An operation counts if each of its encodings is executed, and if it has been compared with the reference (the
//! records of `OUTCROP_COMPARED` say so) or a test of its own is named in [`named`] and names it too.
#![expect(
    clippy::std_instead_of_alloc,
    clippy::panic,
    reason = "a tool of the host, which stops where its input is wrong"
)]

mod named;
mod survey;

use core::fmt::Write;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::ExitCode;

use outcrop_gpu::shader::ShaderTarget;
use survey::{Operations, survey};

/// Least part of the operations of a target that must be executed and tested, in percent.
const LEAST: f64 = 98.0;

/// The mnemonics that a target's records name.
type Compared = BTreeMap<String, BTreeSet<String>>;

fn records(folder: &Path) -> Compared {
    let mut compared = Compared::new();
    let files = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for file in files.flatten() {
        let path = file.path();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for line in text.lines() {
            let mut fields = line.split('\t');
            if let (Some(target), Some(name)) = (fields.next(), fields.next()) {
                compared
                    .entry(target.to_owned())
                    .or_default()
                    .insert(name.to_owned());
            }
        }
    }
    compared
}

/// What is wanting, by why: the mnemonics.
type Rest = BTreeMap<String, BTreeSet<&'static str>>;

struct Row {
    all: usize,
    executed: usize,
    compared: usize,
    named: usize,
    good: usize,
    graphics: usize,
    rest: Rest,
}

fn row(operations: &Operations, compared: &BTreeSet<String>, root: &Path) -> Row {
    let mut row = Row {
        all: operations.compute.len(),
        executed: 0,
        compared: 0,
        named: 0,
        good: 0,
        graphics: operations.graphics.len(),
        rest: Rest::new(),
    };
    for (name, refusal) in &operations.compute {
        let is_compared = compared.contains(*name);
        let has_test = named::tests(name).any(|test| test.names(root, name));
        row.compared += usize::from(is_compared);
        row.named += usize::from(!is_compared && has_test);
        row.executed += usize::from(refusal.is_none());
        let why = match refusal {
            Some(why) => format!("not executed: {why}"),
            None if is_compared || has_test => {
                row.good += 1;
                continue;
            }
            None => "executed, without a test".to_owned(),
        };
        row.rest.entry(why).or_default().insert(name);
    }
    row
}

fn page(rows: &[(ShaderTarget, Row)], graphics: &BTreeSet<&str>) -> String {
    let mut text = String::from(
        "# Instructions that the software GPU executes\n\n\
         <!-- Written by `cargo xtask isa-coverage`. -->\n\n\
         All operations that the decoder knows for a target, graphics apart. One is *executed* if each of its encodings is; it is \
         *compared*\nif the differential tests have run random cases of it against the scalar reference in `tests/reference`; what \
         that cannot hold has a test of\nits own, named in `tests/reference/examples/isa_coverage/named.rs`.\n\n\
         | target | operations | executed | compared | own test | executed and tested | |\n|---|---|---|---|---|---|---|\n",
    );
    for (target, row) in rows {
        let _ = writeln!(
            text,
            "| {target} | {} | {} | {} | {} | {} | {:.1} % |",
            row.all,
            row.executed,
            row.compared,
            row.named,
            row.good,
            percent(row)
        );
    }
    text.push_str("\n## The rest\n");
    for (target, row) in rows {
        let _ = writeln!(text, "\n### {target}\n");
        if row.rest.is_empty() {
            text.push_str("None.\n");
        }
        for (why, names) in &row.rest {
            let names: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
            let _ = writeln!(text, "- {why}: {}", names.join(" "));
        }
    }
    let names: Vec<String> = graphics.iter().map(|n| format!("`{n}`")).collect();
    let _ = writeln!(
        text,
        "\n## Graphics\n\nExports, interpolation and images are refused by name: {}.",
        names.join(" ")
    );
    text
}

fn percent(row: &Row) -> f64 {
    100.0 * row.good as f64 / row.all as f64
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [compared, page_path, mode @ ..] = arguments.as_slice() else {
        eprintln!("isa_coverage FOLDER PAGE [--check]");
        return ExitCode::FAILURE;
    };
    let compared = records(Path::new(compared));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut rows, mut graphics, mut good) = (Vec::new(), BTreeSet::new(), true);
    for target in ShaderTarget::ALL {
        let operations = survey(target);
        let none = BTreeSet::new();
        let row = row(
            &operations,
            compared.get(target.get().name()).unwrap_or(&none),
            &root,
        );
        println!(
            "{target}: {} of {} executed, {} compared, {} with a test of their own: {:.2} % ({} of graphics)",
            row.executed,
            row.all,
            row.compared,
            row.named,
            percent(&row),
            row.graphics
        );
        for (why, names) in &row.rest {
            let names: Vec<&str> = names.iter().copied().collect();
            println!("    {why}: {}", names.join(" "));
        }
        good &= percent(&row) >= LEAST;
        graphics.extend(operations.graphics);
        rows.push((target, row));
    }
    for problem in named::problems(&root) {
        println!("{problem}");
        good = false;
    }
    if !good {
        println!("less than {LEAST} % on a target, or a test that is not there");
    }
    let text = page(&rows, &graphics);
    let path = root.join(page_path);
    if mode.iter().any(|m| m == "--check") {
        if std::fs::read_to_string(&path).is_ok_and(|old| old == text) {
            println!("{page_path} is as it is");
        } else {
            println!("{page_path} is stale: cargo xtask isa-coverage");
            good = false;
        }
    } else if let Err(e) = std::fs::write(&path, text) {
        panic!("{}: {e}", path.display());
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
