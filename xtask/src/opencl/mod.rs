//! `cargo xtask opencl`: OpenCL kernels, made from templates and built by clang for the software GPU's targets without, with some and
//! with all optimisation, give what the same source gives on the processor. `docs/opencl.md` has how and the results.

mod build;
mod data;
mod execute;
mod judge;
mod report;
mod template;
mod types;

use crate::codegen::diag::Error;
use crate::parallel::in_parallel;
use crate::rocm::target;
use build::{LEVELS, Place, TARGETS, Target, Unit};
use execute::{Answer, Job, ask};
use indicatif::{ProgressBar, ProgressStyle};
use judge::{With, compare};
use report::{Failure, Results};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use template::{Family, Kernel};

type Result<T> = core::result::Result<T, Error>;

/// What is asked for on the command line.
#[derive(clap::Args)]
pub struct Options {
    /// Write nothing in the repository: fail where the results are not those of docs/opencl.md
    #[arg(long)]
    check: bool,
    /// Only the kernels whose name, or whose family's, contains this; no table
    #[arg(long)]
    filter: Option<String>,
    /// Only this target; no table
    #[arg(long)]
    target: Option<String>,
    /// Only so many kernels, spread over all; no table
    #[arg(long)]
    count: Option<usize>,
    /// Run under the checker of waits and races: what it says is a failure, since compilers wait where it is needed; no table
    #[arg(long)]
    checked: bool,
}

/// Kernels of one source: a compiler takes about as long to start as for so many.
const UNIT: usize = 24;

/// Builds, runs and judges the kernels; without `check` writes the table of a whole run.
///
/// # Errors
/// A missing tool, a template that says nothing, kernels that do not build or give wrong results; for `check` a table that is another.
pub fn run(root: &Path, options: &Options) -> Result<String> {
    let sources = root.join("tests/opencl");
    let mut families = template::families(&sources.join("kernels"))?;
    choose(&mut families, options)?;
    let targets: Vec<&Target> = TARGETS
        .iter()
        .filter(|target| options.target.as_deref().is_none_or(|name| name == target.name))
        .collect();
    if targets.is_empty() {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        return Err(Error::plain(format!(
            "no such target; there are {}",
            names.join(", ")
        )));
    }
    let units = units(&families);
    let place = Place {
        sources,
        out: target(root).join("opencl"),
        runner: runner(root)?,
        checked: options.checked,
    };
    place.native_parts()?;

    let bar = ProgressBar::new((units.len() * (1 + targets.len() * LEVELS.len())) as u64);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} units, {elapsed}, {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let natives = in_parallel(&units, |unit| {
        bar.set_message(format!("{} on the processor", unit.name));
        let native = native(&place, unit);
        bar.inc(1);
        native
    });
    let natives: Vec<Native> = natives.into_iter().collect::<Result<_>>()?;
    // The longest first would be best; the families' order is near enough.
    let pairs: Vec<(&Unit<'_>, &Native, &Target)> = units
        .iter()
        .zip(&natives)
        .flat_map(|(unit, native)| targets.iter().map(move |target| (unit, native, *target)))
        .collect();
    let failures = in_parallel(&pairs, |(unit, native, target)| {
        on_gpu(&place, unit, native, target, &bar)
    });
    bar.finish_and_clear();

    let results = Results {
        families: &families,
        targets: &targets,
        failures: failures.into_iter().flatten().collect(),
    };
    let whole =
        options.filter.is_none() && options.target.is_none() && options.count.is_none() && !options.checked;
    report::conclude(root, &results, whole, options.check)
}

/// Keeps the kernels that are asked for.
fn choose(families: &mut Vec<Family>, options: &Options) -> Result<()> {
    if let Some(part) = &options.filter {
        for family in families.iter_mut().filter(|family| !family.name.contains(part)) {
            family.kernels.retain(|kernel| kernel.name.contains(part));
        }
    }
    let all: usize = families.iter().map(|family| family.kernels.len()).sum();
    if let Some(count) = options.count.filter(|count| *count < all) {
        let mut at = 0;
        for family in families.iter_mut() {
            family.kernels.retain(|_| {
                at += 1;
                at * count / all != (at - 1) * count / all
            });
        }
    }
    families.retain(|family| !family.kernels.is_empty());
    if families.is_empty() {
        return Err(Error::plain("no kernel has that name"));
    }
    Ok(())
}

fn units(families: &[Family]) -> Vec<Unit<'_>> {
    families
        .iter()
        .flat_map(|family| {
            let chunks = family.kernels.len().div_ceil(UNIT);
            let size = family.kernels.len().div_ceil(chunks);
            family
                .kernels
                .chunks(size)
                .enumerate()
                .map(|(number, kernels)| Unit {
                    name: format!("{}_{number}", family.name),
                    family: &family.name,
                    flags: &family.flags,
                    kernels: kernels.iter().collect(),
                })
        })
        .collect()
}

/// What a unit's kernels get, and what they give on the processor.
struct Native {
    inputs: Vec<Vec<Vec<u8>>>,
    results: Vec<Vec<Vec<u8>>>,
}

fn native(place: &Place, unit: &Unit<'_>) -> Result<Native> {
    let program = place
        .native(unit)
        .map_err(|e| Error::plain(format!("{} for the processor: {e}", unit.name)))?;
    let inputs: Vec<Vec<Vec<u8>>> = unit
        .kernels
        .iter()
        .map(|kernel| {
            (0..kernel.arguments.len())
                .map(|number| data::bytes(kernel, number))
                .collect()
        })
        .collect();
    let results = ask(|| Command::new(&program), &jobs(unit, &inputs))
        .into_iter()
        .zip(&unit.kernels)
        .map(|(answer, kernel)| {
            answer.map_err(|e| Error::plain(format!("{} on the processor: {e}", kernel.name)))
        })
        .collect::<Result<_>>()?;
    Ok(Native { inputs, results })
}

fn jobs<'a>(unit: &Unit<'a>, inputs: &'a [Vec<Vec<u8>>]) -> Vec<Job<'a>> {
    unit.kernels
        .iter()
        .zip(inputs)
        .map(|(kernel, inputs)| Job { kernel, inputs })
        .collect()
}

/// What of a unit fails on a target, with any optimisation.
fn on_gpu<'a>(
    place: &Place,
    unit: &Unit<'a>,
    native: &Native,
    target: &'static Target,
    bar: &ProgressBar,
) -> Vec<Failure<'a>> {
    let mut failures = Vec::new();
    let mut levels: Vec<Vec<Answer>> = Vec::new();
    for level in LEVELS {
        bar.set_message(format!("{} for {} {level}", unit.name, target.name));
        let answers = answers(place, unit, native, target, level);
        for (at, (kernel, answer)) in unit.kernels.iter().zip(&answers).enumerate() {
            let judged = answer.as_ref().map_err(Clone::clone).and_then(|got| {
                let judge = |with, want: &[Vec<u8>]| {
                    compare(kernel, with, got, want)
                        .map_err(|wrong| wrong.describe(kernel, &native.inputs[at]))
                };
                judge(With::Native, &native.results[at])?;
                // Optimisation must not change even what may differ from the processor.
                for (before, (answers, with)) in levels
                    .iter()
                    .zip([With::Unoptimised, With::LessOptimised])
                    .enumerate()
                {
                    if let Ok(want) = &answers[at] {
                        judge(with, want).map_err(|e| format!("unlike with {}: {e}", LEVELS[before]))?;
                    }
                }
                Ok(())
            });
            if let Err(what) = judged {
                failures.push(Failure {
                    kernel,
                    family: unit.family,
                    unit: unit.name.clone(),
                    target,
                    level,
                    what,
                });
            }
        }
        levels.push(answers);
        bar.inc(1);
    }
    failures
}

/// Where a unit does not build, its kernels are tried one by one.
fn answers(place: &Place, unit: &Unit<'_>, native: &Native, target: &Target, level: &str) -> Vec<Answer> {
    match place.object(unit, target, level) {
        Ok(object) => ask(
            || gpu_program(place, &object, target),
            &jobs(unit, &native.inputs),
        ),
        Err(error) if unit.kernels.len() == 1 => vec![Err(error.to_string())],
        Err(_) => (0..unit.kernels.len())
            .flat_map(|at| {
                let one = Unit {
                    name: format!("{}_{}", unit.name, unit.kernels[at].name),
                    kernels: vec![unit.kernels[at]],
                    ..*unit
                };
                let native = Native {
                    inputs: vec![native.inputs[at].clone()],
                    results: Vec::new(),
                };
                answers(place, &one, &native, target, level)
            })
            .collect(),
    }
}

fn gpu_program(place: &Place, object: &Path, target: &Target) -> Command {
    let mut command = Command::new(&place.runner);
    command
        .arg(object)
        .env("OUTCROP_PLATFORM", "soft")
        .env("OUTCROP_SOFT", target.name);
    if place.checked {
        command.env("OUTCROP_CHECK", "waits,races");
    }
    command
}

/// Builds the program that runs kernels. The software GPU is optimised in every profile, and tests have built this one already.
fn runner(root: &Path) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let package = [
        "build",
        "--quiet",
        "--package",
        "outcrop-tests",
        "--bin",
        "kernels",
    ];
    crate::programs::succeed(Command::new(cargo).current_dir(root).args(package))?;
    Ok(target(root).join("debug/kernels"))
}

/// The disassembly of a kernel, as a command.
fn disassembly(root: &Path, failure: &Failure<'_>) -> String {
    let object = target(root)
        .join("opencl")
        .join(format!("{}{}", failure.target.name, failure.level))
        .join(&failure.unit)
        .with_extension("co");
    format!(
        "llvm-objdump-19 -d --mcpu={} --disassemble-symbols={} {}",
        failure.target.name,
        failure.kernel.name,
        object.display()
    )
}

/// How a kernel is called and what it is, for reports.
fn listing(kernel: &Kernel) -> String {
    format!("{}{}", kernel.before, kernel.source)
}
