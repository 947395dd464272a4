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

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum What {
    /// The software GPU.
    Gpu,
}

/// What a figure must reach.
enum Limit {
    /// At least so much.
    Floor(f64),
    /// At most so much.
    Ceiling(f64),
}

const FMA: &str = "4096-step FMA loop";
const ADD: &str = "1 M vector add";
const MATMUL: &str = "256x256 f32 matmul";

/// A level of the processor's instruction set that figures of the software GPU are for, as `/proc/cpuinfo` knows it.
const LEVELS: [(&str, &str, [f64; 3]); 2] = [
    ("avx512", "avx512f", [12_000.0, 1_500.0, 4_000.0]),
    ("avx2", "avx2", [6_000.0, 750.0, 2_000.0]),
];

const LAUNCHES: u64 = 1_000;

/// Runs the benchmarks.
///
/// `quick` takes fewer runs and leaves the page in `docs/` alone; `json` prints one object a line instead of the table.
///
/// # Errors
/// A build or run that fails, and a figure beyond its limit.
pub fn run(root: &Path, what: Option<What>, quick: bool, json: bool) -> Result<String, Error> {
    let program = build(root)?;
    let (mut figures, page) = match what {
        None => {
            eprintln!("counting the instructions of {LAUNCHES} launches (callgrind)…");
            (vec![launch_instructions(&program)?], "docs/benchmarks.md")
        }
        Some(What::Gpu) => (Vec::new(), "docs/software-gpu.md"),
    };
    eprintln!("timing…");
    figures.extend(times(&program, what, quick)?);
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
        keep(root, page, what, &figures)?;
    }
    check(what, &figures)
}

/// What figures must reach on this machine. Times depend on what else runs: they are only checked where the machine has been
/// given two cores of its own (`OUTCROP_QUIET=1`).
fn limits(what: Option<What>) -> Vec<(String, Limit)> {
    let flags = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let has = |flag: &str| flags.split_whitespace().any(|word| word == flag);
    let mut limits = Vec::new();
    // The short table is taken wherever the tests run, whatever runs beside it and however fast that processor is.
    let part = if what.is_some() { 1.0 } else { 0.5 };
    for (level, flag, floors) in LEVELS {
        // Without the argument only the best level is measured.
        if has(flag) && (what.is_some() || level == "avx512") {
            let names = [FMA, ADD, MATMUL].into_iter();
            limits.extend(
                names
                    .zip(floors)
                    .map(|(name, floor)| (format!("{name}, {level}"), Limit::Floor(floor * part))),
            );
        }
    }
    if what.is_none() {
        limits.push(("host instructions per launch".into(), Limit::Ceiling(1_500.0)));
    }
    if what.is_some() && std::env::var_os("OUTCROP_QUIET").is_some() {
        limits.push((format!("{FMA}, speed of two cores"), Limit::Floor(1.8)));
        limits.push(("512x512 f32 matmul, speed of two cores".into(), Limit::Floor(1.8)));
        limits.push((
            "Triton f16 matmul 1024x1024x1024, two cores".into(),
            Limit::Ceiling(2_000.0),
        ));
        limits.push(("program start to first result".into(), Limit::Ceiling(5.0)));
    }
    limits
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

fn times(program: &Path, what: Option<What>, quick: bool) -> Result<Vec<Figure>, Error> {
    let output = Command::new(program)
        .arg(what.map_or("times", |_| "gpu"))
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

fn check(what: Option<What>, figures: &[Figure]) -> Result<String, Error> {
    let mut failed = Vec::new();
    for (name, limit) in limits(what) {
        let Some(figure) = figures.iter().find(|f| f.name == name) else {
            return Err(Error::plain(format!("no figure {name:?}")));
        };
        let (good, word, limit) = match limit {
            Limit::Floor(limit) => (figure.value >= limit, "at least", limit),
            Limit::Ceiling(limit) => (figure.value <= limit, "at most", limit),
        };
        if !good {
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

/// Puts the table between the marks of a page.
fn keep(root: &Path, page: &str, what: Option<What>, figures: &[Figure]) -> Result<(), Error> {
    const BEGIN: &str = "<!-- measured: begin -->";
    const END: &str = "<!-- measured: end -->";
    let path = root.join(page);
    let text = fs::read_to_string(&path).map_err(|e| Error::plain(format!("{}: {e}", path.display())))?;
    let (Some(begin), Some(end)) = (text.find(BEGIN), text.find(END)) else {
        return Err(Error::plain(format!(
            "{}: the marks of the table are missing",
            path.display()
        )));
    };
    let new = format!(
        "{}{BEGIN}\nOn {}, by `cargo xtask bench{}`:\n\n{}{}",
        &text[..begin],
        machine(),
        what.map_or("", |_| " gpu"),
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
