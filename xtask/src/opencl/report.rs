//! What is shown of the results, and the page `docs/opencl.md`.

use super::build::{LEVELS, Target};
use super::template::{Family, Kernel};
use super::{Result, disassembly, listing};
use crate::codegen::diag::Error;
use core::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A kernel that is wrong on a target with a level of optimisation.
pub struct Failure<'a> {
    pub kernel: &'a Kernel,
    pub family: &'a str,
    pub unit: String,
    pub target: &'static Target,
    pub level: &'static str,
    pub what: String,
}

/// Of a run.
pub struct Results<'a> {
    pub families: &'a [Family],
    pub targets: &'a [&'static Target],
    pub failures: Vec<Failure<'a>>,
}

/// Failures that are shown whole; the others have a line each.
const SHOWN: usize = 20;

/// Prints the failures and the table; writes the table of a `whole` run to the page, or compares it with the page's.
///
/// # Errors
/// Failures; for `check` a table that is another.
pub fn conclude(root: &Path, results: &Results<'_>, whole: bool, check: bool) -> Result<String> {
    for (number, failure) in results.failures.iter().enumerate() {
        let Failure {
            kernel,
            target,
            level,
            what,
            ..
        } = failure;
        println!("{} on {} {level}: {what}", kernel.name, target.name);
        if number < SHOWN {
            println!("{}{}\n", listing(kernel), disassembly(root, failure));
        }
    }
    let table = table(results);
    println!("{table}");
    let kernels = results.kernels();
    let runs = kernels * results.targets.len() * LEVELS.len();
    let right = runs - results.failures.len();
    let summary = format!("{kernels} kernels, {right} of {runs} runs right");
    if whole {
        page(&root.join("docs/opencl.md"), &table, check)?;
    }
    if results.failures.is_empty() {
        Ok(summary)
    } else {
        Err(Error::plain(summary))
    }
}

impl Results<'_> {
    fn kernels(&self) -> usize {
        self.families.iter().map(|family| family.kernels.len()).sum()
    }

    /// Of a family, or of all, for each target.
    fn row(&self, text: &mut String, name: &str, family: Option<&str>, kernels: usize) {
        // Writing to a string does not fail.
        let _ = write!(text, "| {name} | {kernels} |");
        for target in self.targets {
            let wrong = |level: &&str| {
                self.failures
                    .iter()
                    .filter(|failure| family.is_none_or(|family| failure.family == family))
                    .filter(|failure| failure.target.name == target.name && failure.level == *level)
                    .count()
            };
            let right: Vec<String> = LEVELS
                .iter()
                .map(|level| (kernels - wrong(level)).to_string())
                .collect();
            let _ = write!(text, " {} |", right.join(" · "));
        }
        text.push('\n');
    }
}

/// Kernels that are right, by family, target and level.
fn table(results: &Results<'_>) -> String {
    let mut text = String::from("| family | kernels |");
    for target in results.targets {
        let _ = write!(text, " {} |", target.name);
    }
    let _ = writeln!(text, "\n|---|---|{}", "---|".repeat(results.targets.len()));
    for family in results.families {
        results.row(
            &mut text,
            &format!("`{}`", family.name),
            Some(&family.name),
            family.kernels.len(),
        );
    }
    results.row(&mut text, "all", None, results.kernels());
    text
}

/// The page is written by hand but for its table, which is between these.
const BEGIN: &str = "<!-- table of `cargo xtask opencl` -->\n";
const END: &str = "<!-- end of the table -->\n";

fn page(path: &Path, table: &str, check: bool) -> Result<()> {
    let kept = fs::read_to_string(path).map_err(|e| Error::io(path, &e))?;
    let split = kept
        .split_once(BEGIN)
        .and_then(|(before, rest)| Some((before, rest.split_once(END)?)));
    let Some((before, (old, after))) = split else {
        return Err(Error::plain(format!(
            "{}: no place for the table",
            path.display()
        )));
    };
    if old == table {
        return Ok(());
    }
    if check {
        return Err(Error::plain(format!(
            "{}: the table is another; run `cargo xtask opencl`",
            path.display()
        )));
    }
    fs::write(path, format!("{before}{BEGIN}{table}{END}{after}")).map_err(|e| Error::io(path, &e))
}
