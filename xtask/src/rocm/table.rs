//! The page `docs/rocm.md`: results by program and machine.

use crate::observe::Row;
use core::fmt::Write as _;
use std::collections::BTreeMap;

/// One table.
pub struct Section<'a> {
    pub title: &'a str,
    pub machines: &'a [&'a str],
    /// Name, what it shows, a run for each machine.
    pub programs: Vec<(&'a str, &'a str, Vec<Row>)>,
}

const HEAD: &str = "# Debian's ROCm and tinygrad on the software machine

Written by `cargo xtask rocm`; `cargo xtask rocm --check` fails where a result is another. [`tests/rocm`](../tests/rocm) has the
programs and says what is installed. Each ends with a line that says what it compared; the times are of two runs at once, with
starting the runtime and the machine.
";

/// The page's text.
pub fn page(sections: &[Section<'_>]) -> String {
    let mut text = HEAD.to_owned();
    for section in sections {
        // Writing to a string does not fail.
        let _ = write!(text, "\n## {}\n| program | shows |", section.title);
        for machine in section.machines {
            let _ = write!(text, " `{machine}` |");
        }
        let _ = write!(text, "\n|---|---|{}\n", "---|".repeat(section.machines.len()));
        for (name, what, rows) in &section.programs {
            let _ = write!(text, "| `{name}` | {what} |");
            for row in rows {
                let _ = write!(text, " {} |", cell(row));
            }
            text.push('\n');
        }
    }
    text
}

fn cell(row: &Row) -> String {
    if row.passed {
        return format!("pass, {:.1} s", row.seconds);
    }
    let words: Vec<&str> = row.line.split_whitespace().collect();
    words.join(" ").replace('|', "\\|")
}

/// What of the results differs between two pages, times and texts aside: one line each.
pub fn differences(kept: &str, now: &str) -> Vec<String> {
    let (kept, now) = (verdicts(kept), verdicts(now));
    let mut lines = Vec::new();
    for (key, passed) in &now {
        match kept.get(key) {
            None => lines.push(format!("  {} on {} is not in the table", key.0, key.1)),
            Some(before) if before != passed => {
                let state = if *passed { "passes" } else { "fails" };
                lines.push(format!("  {} on {} {state} now", key.0, key.1));
            }
            Some(_) => {}
        }
    }
    for key in kept.keys().filter(|key| !now.contains_key(*key)) {
        lines.push(format!("  {} on {} was not run", key.0, key.1));
    }
    lines
}

/// Section with program, and machine, and whether it passed.
fn verdicts(page: &str) -> BTreeMap<(String, String), bool> {
    let mut machines: Vec<String> = Vec::new();
    let mut section = "";
    let mut found = BTreeMap::new();
    for line in page.lines() {
        section = line.strip_prefix("## ").unwrap_or(section);
        let cells: Vec<&str> = line
            .split(" | ")
            .map(|cell| cell.trim_matches([' ', '|', '`']))
            .collect();
        match cells.as_slice() {
            ["program", "shows", rest @ ..] => machines = rest.iter().map(|&name| name.to_owned()).collect(),
            [name, _, results @ ..] if line.starts_with("| `") => {
                for (machine, result) in machines.iter().zip(results) {
                    let passed = result.starts_with("pass, ");
                    found.insert((format!("{section}: {name}"), machine.clone()), passed);
                }
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Section, differences, page};
    use crate::observe::Row;

    fn section(second: bool) -> Section<'static> {
        let row = |passed, line: &str| Row {
            name: "add".to_owned(),
            seconds: 0.25,
            passed,
            line: line.to_owned(),
            output: String::new(),
        };
        Section {
            title: "T",
            machines: &["a*2", "b"],
            programs: vec![(
                "add",
                "Adds",
                vec![row(true, "PASS add: 3"), row(second, "failed: FAIL add: 1 | 2")],
            )],
        }
    }

    #[test]
    fn a_result_that_changed_is_named() {
        let (failing, passing) = (page(&[section(false)]), page(&[section(true)]));
        assert_eq!(differences(&failing, &failing), Vec::<String>::new());
        assert_eq!(differences(&passing, &failing), ["  T: add on b fails now"]);
        assert_eq!(differences(&failing, &passing), ["  T: add on b passes now"]);
        assert_eq!(
            differences(&page(&[]), &passing),
            [
                "  T: add on a*2 is not in the table",
                "  T: add on b is not in the table"
            ]
        );
        assert_eq!(
            differences(&passing, &page(&[])),
            ["  T: add on a*2 was not run", "  T: add on b was not run"]
        );
    }
}
