//! Building the programs with Debian's compilers, each again only when what it is made of has changed.

use super::Result;
use crate::codegen::diag::Error;
use crate::parallel::in_parallel;
use crate::programs::{stem, succeed};
use core::hash::{Hash, Hasher};
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The kernels that programs load from files.
pub const KERNELS: &str = "kernels";
const TARGETS: [&str; 2] = ["gfx90a", "gfx1030"];
const WARNINGS: [&str; 4] = ["-O2", "-Wall", "-Wextra", "-Werror"];

/// One run of a compiler.
struct Job {
    source: PathBuf,
    output: PathBuf,
    command: Command,
}

/// Builds `sources` and the objects of [`KERNELS`] from the folder `tests` into `out`.
///
/// # Errors
/// A compiler that is not there or fails.
pub fn all<'a>(tests: &Path, out: &Path, sources: impl Iterator<Item = &'a Path>) -> Result<()> {
    let mut jobs: Vec<Job> = sources.map(|source| program(source, out)).collect();
    let kernels = tests.join("rocm").join(KERNELS).with_extension("hip");
    jobs.push(object(&kernels, &out.join("kernels.co"), &TARGETS));
    for target in TARGETS {
        let mut job = object(&kernels, &out.join(format!("kernels-{target}.co")), &[target]);
        job.command.arg("--no-gpu-bundle-output");
        jobs.push(job);
    }
    let headers = [tests.join("programs/check.h"), tests.join("rocm/hsa.h")];
    // The commands are moved out one by one; a mutex each is the least that shares them among threads.
    let jobs: Vec<std::sync::Mutex<Job>> = jobs.into_iter().map(std::sync::Mutex::new).collect();
    in_parallel(&jobs, |job| {
        let mut job = job.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        job.run(&headers)
    })
    .into_iter()
    .collect()
}

fn program(source: &Path, out: &Path) -> Job {
    let name = stem(source);
    let output = out.join(&name);
    let mut command = if source.extension().is_some_and(|e| e == "c") {
        let mut cc = Command::new("cc");
        cc.args(WARNINGS);
        cc
    } else {
        hipcc(&TARGETS)
    };
    command.arg(source).arg("-o").arg(&output);
    if source.extension().is_some_and(|e| e == "c") {
        command.arg("-lhsa-runtime64");
    }
    if name == "rocrand" {
        command.arg("-lrocrand");
    }
    Job {
        source: source.to_path_buf(),
        output,
        command,
    }
}

fn object(source: &Path, output: &Path, targets: &[&str]) -> Job {
    let mut command = hipcc(targets);
    command.arg("--genco").arg(source).arg("-o").arg(output);
    Job {
        source: source.to_path_buf(),
        output: output.to_path_buf(),
        command,
    }
}

fn hipcc(targets: &[&str]) -> Command {
    let mut command = Command::new("hipcc");
    command.args(WARNINGS);
    command.args(targets.iter().map(|target| format!("--offload-arch={target}")));
    command
}

impl Job {
    fn run(&mut self, headers: &[PathBuf]) -> Result<()> {
        let mut hasher = DefaultHasher::new();
        for argument in self.command.get_args() {
            argument.hash(&mut hasher);
        }
        for path in headers.iter().chain([&self.source]) {
            fs::read(path).map_err(|e| Error::io(path, &e))?.hash(&mut hasher);
        }
        let made_of = format!("{:016x}", hasher.finish());
        let mut note = self.output.clone().into_os_string();
        note.push(".made-of");
        let note = PathBuf::from(note);
        if self.output.exists() && fs::read_to_string(&note).is_ok_and(|text| text == made_of) {
            return Ok(());
        }
        succeed(&mut self.command)?;
        fs::write(&note, made_of).map_err(|e| Error::io(&note, &e))
    }
}
