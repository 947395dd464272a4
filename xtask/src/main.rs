//! Project automation: `cargo xtask <command>`. `cargo xtask --help` lists the commands.

/// In place of the standard one in every command: a reader that has seen enough, like `head`, does not stop the work, whose
/// exit status still tells how it went.
macro_rules! println {
    ($($text:tt)*) => { $crate::line(format_args!($($text)*)) };
}

mod asan;
mod bench;
mod capi;
mod check_abi;
mod codegen;
mod isa_check;
mod isa_codegen;
mod isa_coverage;
mod kernels;
mod observe;
mod opencl;
mod parallel;
mod programs;
mod qemu;
mod rocm;
mod static_program;

use clap::{Parser, Subcommand};
use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Project automation")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run the tests of the software machine under address sanitizer
    Asan {
        /// Only those of the software GPU itself
        #[arg(long)]
        quick: bool,
    },
    /// Measure the stack and the software GPU; print the table and keep it in docs/benchmarks.md
    Bench {
        /// Only the software GPU, with each of the processor's instruction sets and on two cores
        #[arg(value_enum)]
        what: Option<bench::What>,
        /// Fewer runs, and the page in docs/ stays as it is
        #[arg(long)]
        quick: bool,
        /// One JSON object a line instead of the table
        #[arg(long)]
        json: bool,
    },
    /// Build and run the static program with no libc and no std, and look into it
    Static,
    /// Write abi/src/generated from abi/spec, and abi/isa/src/generated from abi/isa/spec
    Codegen {
        /// Change nothing: fail on a stale, hand-edited or orphan generated file
        #[arg(long)]
        check: bool,
    },
    /// Compare the specs with the real headers
    CheckAbi {
        /// Folder for headers that are not installed; the default is target/abi-headers
        #[arg(long)]
        headers: Option<std::path::PathBuf>,
    },
    /// Compare outcrop-isa with llvm-mc-19 and llvm-objdump-19
    CheckIsa {
        /// Passed on: --per-pattern N, --random N, --show N, --pairs FILE, objects or folders of them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run the differential tests of instructions, and write docs/isa-coverage.md: what is executed and tested
    IsaCoverage {
        /// Write nothing in the repository: fail on a stale page
        #[arg(long)]
        check: bool,
        /// Folder with the records of a run of the tests with OUTCROP_COMPARED; without it they run
        #[arg(long)]
        compared: Option<std::path::PathBuf>,
    },
    /// Build tests/kernels/bin from the kernel sources with clang-19
    Kernels {
        /// Change nothing: fail on a stale, missing or orphan object
        #[arg(long)]
        check: bool,
        /// Build for this target instead, into the folder that --out names
        #[arg(long, requires = "out", conflicts_with = "check")]
        target: Option<String>,
        /// Folder for another target's objects; tests take it by OUTCROP_TEST_KERNELS
        #[arg(long, requires = "target")]
        out: Option<std::path::PathBuf>,
    },
    /// Build libamdhip64.so.6 and write docs/hip-api.md
    Capi {
        /// Write nothing in the repository: fail on a stale page or a difference to the headers
        #[arg(long)]
        check: bool,
        /// Build with optimisation
        #[arg(long)]
        release: bool,
        /// Folder with the hip/ headers to compare with
        #[arg(long, default_value = "/usr/include")]
        headers: std::path::PathBuf,
    },
    /// Ask the real driver: boot Debian's kernels under QEMU, run tests/guest in them, compare with its answers
    Qemu {
        /// 6.12 or 6.1; without it both
        #[arg(long)]
        kernel: Option<String>,
        /// Write tests/guest/answers instead of comparing with it
        #[arg(long)]
        record: bool,
    },
    /// Build tests/programs with clang-19 and run them with libamdhip64.so.6
    Programs {
        /// Folder of the library; without it ours is built in release
        #[arg(long)]
        lib: Option<std::path::PathBuf>,
        /// Only the programs whose name contains this
        only: Option<String>,
    },
    /// Run the OpenCL kernels of tests/opencl on the software GPU's targets and compare with the processor; docs/opencl.md
    Opencl(opencl::Options),
    /// Build tests/rocm with Debian's ROCm, run it and tinygrad on the software machine, and write docs/rocm.md
    Rocm {
        /// Write nothing in the repository: fail where a result is not that of docs/rocm.md
        #[arg(long)]
        check: bool,
        /// Only the programs whose name contains this, and no table
        only: Option<String>,
    },
}

fn line(text: fmt::Arguments<'_>) {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: the output: {error}");
            std::process::exit(1);
        }
        _ => {}
    }
}

fn main() -> ExitCode {
    let root = codegen::workspace_root();
    let result = match Args::parse().command {
        Command::Asan { quick } => asan::run(&root, quick),
        Command::Bench { what, quick, json } => bench::run(&root, what, quick, json),
        Command::Static => static_program::run(&root),
        Command::Codegen { check } => codegen::run(&root, check).and_then(|summary| {
            let isa = isa_codegen::codegen(&root, check).map_err(codegen::diag::Error::plain)?;
            Ok(format!("{summary}\n{isa}"))
        }),
        Command::CheckAbi { headers } => check_abi::run(&root, headers),
        Command::CheckIsa { arguments } => {
            isa_check::run(&root, &arguments).map_err(codegen::diag::Error::plain)
        }
        Command::IsaCoverage { check, compared } => {
            isa_coverage::run(&root, check, compared.as_deref()).map_err(codegen::diag::Error::plain)
        }
        Command::Kernels { check, target, out } => match (target, out) {
            (Some(target), Some(out)) => kernels::run_elsewhere(&root, &target, &out),
            _ => kernels::run(&root, check),
        },
        Command::Capi {
            check,
            release,
            headers,
        } => capi::run(&root, release, check, &headers),
        Command::Qemu { kernel, record } => qemu::run(&root, kernel.as_deref(), record),
        Command::Opencl(options) => opencl::run(&root, &options),
        Command::Rocm { check, only } => rocm::run(&root, only.as_deref(), check),
        Command::Programs { lib, only } => programs::run(&root, lib.as_deref(), only.as_deref()),
    };
    match result {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
