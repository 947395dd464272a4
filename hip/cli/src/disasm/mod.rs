//! `outcrop disasm`: what is in a code object or fat binary.

mod descriptor;
pub(crate) mod input;
mod listing;
mod metadata;
mod report;
mod text;

use std::fs;
use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::Failure;
use report::{Filter, Report};

/// Show what is in an AMDGPU code object or fat binary
#[derive(clap::Args)]
#[command(
    long_about = "Show what is in an AMDGPU code object or fat binary: its targets, kernels with their arguments and \
                  descriptors, and instructions.\n\nFILE is a code object (ELF, version 3 to 6), an offload bundle, \
                  compressed or not, or a HIP program, shared object or object file for the host.",
    after_help = "Examples:
  outcrop disasm kernel.co                         everything in a code object
  outcrop disasm --no-code a.out                   targets, kernels and arguments in a HIP program
  outcrop disasm --target gfx942 libfoo.so         one target of a fat binary
  outcrop disasm --kernel _Z3addPfS_ kernel.co     one kernel, by its mangled name
  outcrop disasm --json kernel.co | jq '.containers[].entries[].code_object.kernels[].name'

The address of an instruction is that of the file; its bytes follow as little-endian words. A branch
names the label that it goes to. A line of `*` stands for repetitions of the line above."
)]
pub struct Args {
    /// The file; `-` is the standard input
    file: PathBuf,
    /// Only these kernels, by name, with their code; may be given several times
    #[arg(long, value_name = "NAME")]
    kernel: Vec<String>,
    /// Only this target, as gfx942, or with features as gfx942:xnack+; may be given several times
    #[arg(long, value_name = "TARGET")]
    target: Vec<String>,
    /// Leave the instructions out
    #[arg(long)]
    no_code: bool,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// Prints the report; the exit code tells whether all of the file could be read.
pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let name = args.file.display().to_string();
    let fail = |message: String| Failure::Message(format!("{name}: {message}"));
    let file = if name == "-" {
        input::read(io::stdin().lock())
    } else {
        fs::File::open(&args.file).and_then(input::read)
    };
    let file = file.map_err(|error| fail(error.to_string()))?;
    let (kind, contents) = input::contents(&file).map_err(|error| fail(error.to_string()))?;
    let filter = Filter {
        kernels: &args.kernel,
        targets: &args.target,
        code: !args.no_code,
    };
    let report = Report::new(&name, file.len(), kind, &contents, &filter);
    report.check(&filter).map_err(fail)?;
    let stdout = io::stdout();
    let color = !args.json && stdout.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let mut out = BufWriter::new(stdout.lock());
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        text::write(&mut out, &report, color)?;
    }
    out.flush()?;
    Ok(match report.is_whole() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
