//! The benchmarks: builds `outcrop-tests`' `measure` in release, runs it, counts instructions with callgrind, and prints
//! and keeps the table.

use crate::codegen::diag::Error;
use core::fmt::Write;
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

/// One figure beside what it is compared with.
#[derive(Deserialize, serde::Serialize)]
struct Figure {
    name: String,
    value: f64,
    unit: String,
    reference_name: String,
    reference: f64,
    ratio: f64,
}

/// What a figure must reach: the name, the limit, and whether it is a floor (or else a ceiling).
struct Limit(&'static str, f64, bool);

/// The floors hold for one core with AVX-512; without it the software GPU's are not checked.
const LIMITS: [Limit; 4] = [
    Limit("host instructions per launch", 1_500.0, false),
    Limit("4096-step FMA loop", 2_000.0, true),
    Limit("1 M vector add", 400.0, true),
    Limit("256x256 f32 matmul", 800.0, true),
];

const LAUNCHES: u64 = 1_000;

/// Runs the benchmarks.
///
/// `quick` takes fewer runs and leaves `docs/benchmarks.md` alone; `json` prints one object a line instead of the table.
///
/// # Errors
/// A build or run that fails, and a figure beyond its limit.
pub fn run(root: &Path, quick: bool, json: bool) -> Result<String, Error> {
    let program = build(root)?;
    eprintln!("counting the instructions of {LAUNCHES} launches (callgrind)…");
    let mut figures = vec![launch_instructions(&program)?];
    eprintln!("timing…");
    figures.extend(times(&program, quick)?);
    if json {
        for figure in &figures {
            println!(
                "{}",
                serde_json::to_string(figure).map_err(|e| Error::plain(e.to_string()))?
            );
        }
    } else {
        println!("{}", table(&figures));
    }
    if !quick {
        keep(root, &figures)?;
    }
    check(&figures)
}

fn build(root: &Path) -> Result<std::path::PathBuf, Error> {
    let output = Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "-p",
            "outcrop-tests",
            "--bin",
            "measure",
            "--message-format=json",
        ])
        .current_dir(root)
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|e| Error::plain(format!("cargo: {e}")))?;
    if !output.status.success() {
        return Err(Error::plain("the measuring program does not build"));
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == "measure")
        .find_map(|message| message["executable"].as_str().map(Into::into))
        .ok_or_else(|| Error::plain("cargo names no measuring program"))
}

/// Counts what one thread executes inside the launches; the machine works in another.
fn launch_instructions(program: &Path) -> Result<Figure, Error> {
    let output = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            "--toggle-collect=outcrop_measured_launches",
        ])
        .arg(program)
        .args(["launches", &LAUNCHES.to_string()])
        .output()
        .map_err(|e| Error::plain(format!("valgrind: {e}; install the package valgrind")))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text
        .lines()
        .find_map(|line| line.split_once("Collected :")?.1.trim().parse::<u64>().ok())
        .filter(|_| output.status.success())
        .ok_or_else(|| Error::plain(format!("callgrind counted nothing:\n{text}")))?;
    let value = collected as f64 / LAUNCHES as f64;
    Ok(Figure {
        name: "host instructions per launch".into(),
        value,
        unit: "instructions".into(),
        reference_name: "limit".into(),
        reference: 1_500.0,
        ratio: value / 1_500.0,
    })
}

fn times(program: &Path, quick: bool) -> Result<Vec<Figure>, Error> {
    let output = Command::new(program)
        .arg("times")
        .args(quick.then_some("--quick"))
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|e| Error::plain(e.to_string()))?;
    if !output.status.success() {
        return Err(Error::plain("the measuring program failed"));
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).map_err(|e| Error::plain(format!("{line}: {e}"))))
        .collect()
}

fn table(figures: &[Figure]) -> String {
    let mut text = String::from(
        "| what | figure | unit | compared with | its figure | ratio |\n|---|--:|---|---|--:|--:|\n",
    );
    for f in figures {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {:.3} |",
            f.name,
            number(f.value),
            f.unit,
            f.reference_name,
            number(f.reference),
            f.ratio
        );
    }
    text
}

fn number(value: f64) -> String {
    let digits = if value >= 100.0 { 0 } else { 2 };
    format!("{value:.digits$}")
}

fn check(figures: &[Figure]) -> Result<String, Error> {
    let wide = fs::read_to_string("/proc/cpuinfo").is_ok_and(|text| text.contains("avx512f"));
    let mut failed = Vec::new();
    for Limit(name, limit, floor) in LIMITS {
        let Some(figure) = figures.iter().find(|f| f.name == name) else {
            return Err(Error::plain(format!("no figure {name:?}")));
        };
        let good = if floor {
            !wide || figure.value >= limit
        } else {
            figure.value <= limit
        };
        if !good {
            let word = if floor { "at least" } else { "at most" };
            failed.push(format!(
                "{name}: {} {}, {word} {limit} wanted",
                number(figure.value),
                figure.unit
            ));
        }
    }
    if failed.is_empty() {
        Ok(format!("{} figures, all within their limits", figures.len()))
    } else {
        Err(Error::plain(failed.join("\n")))
    }
}

/// Puts the table between the marks of `docs/benchmarks.md`.
fn keep(root: &Path, figures: &[Figure]) -> Result<(), Error> {
    const BEGIN: &str = "<!-- measured: begin -->";
    const END: &str = "<!-- measured: end -->";
    let path = root.join("docs/benchmarks.md");
    let text = fs::read_to_string(&path).map_err(|e| Error::plain(format!("{}: {e}", path.display())))?;
    let (Some(begin), Some(end)) = (text.find(BEGIN), text.find(END)) else {
        return Err(Error::plain(format!(
            "{}: the marks of the table are missing",
            path.display()
        )));
    };
    let new = format!(
        "{}{BEGIN}\nOn {}, by `cargo xtask bench`:\n\n{}{}",
        &text[..begin],
        machine(),
        table(figures),
        &text[end..]
    );
    fs::write(&path, new).map_err(|e| Error::plain(format!("{}: {e}", path.display())))
}

/// The processor, in a few words.
fn machine() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(':'))
        .map_or("an unknown processor", |(_, name)| name.trim());
    let cores = text.lines().filter(|line| line.starts_with("processor")).count();
    let wide = if text.contains("avx512f") {
        "with AVX-512"
    } else {
        "without AVX-512"
    };
    format!("a machine with {cores} cores of {model} {wide}")
}
