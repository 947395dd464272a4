//! Project automation: `cargo xtask <command>`. `cargo xtask --help` lists the commands.

mod bench;
mod check_abi;
mod codegen;
mod isa_check;
mod isa_codegen;
mod isa_llvm;
mod kernels;
mod programs;
mod static_program;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Project automation")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the stack and the software GPU; print the table and keep it in docs/benchmarks.md
    Bench {
        /// Fewer runs, and docs/benchmarks.md stays as it is
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
        /// Words for each operation and encoding
        #[arg(long, default_value_t = 24)]
        per_pattern: usize,
        /// Random words
        #[arg(long, default_value_t = 100_000)]
        random: usize,
        /// Objects, or folders of them; the default is tests/kernels
        objects: Vec<std::path::PathBuf>,
        /// Write the encoding and text pairs of the unit test to this file
        #[arg(long)]
        pairs: Option<std::path::PathBuf>,
        /// Disagreements to print
        #[arg(long, default_value_t = 40)]
        show: usize,
    },
    /// Build tests/kernels/bin from the kernel sources with clang-19
    Kernels {
        /// Change nothing: fail on a stale, missing or orphan object
        #[arg(long)]
        check: bool,
    },
    /// Build tests/programs with clang-19 and run them with libamdhip64.so.6
    Programs {
        /// Folder of the library; without it ours is built in release
        #[arg(long)]
        lib: Option<std::path::PathBuf>,
        /// Only the programs whose name contains this
        only: Option<String>,
    },
}

fn main() -> ExitCode {
    let root = codegen::workspace_root();
    let result = match Args::parse().command {
        Command::Bench { quick, json } => bench::run(&root, quick, json),
        Command::Static => static_program::run(&root),
        Command::Codegen { check } => codegen::run(&root, check).and_then(|summary| {
            let isa = isa_codegen::codegen(&root, check).map_err(codegen::diag::Error::plain)?;
            Ok(format!("{summary}\n{isa}"))
        }),
        Command::CheckAbi { headers } => check_abi::run(&root, headers),
        Command::CheckIsa { per_pattern, random, mut objects, pairs, show } => {
            if objects.is_empty() {
                objects = ["triton", "bin"].map(|name| root.join("tests/kernels").join(name)).to_vec();
                objects.retain(|path| path.is_dir());
            }
            isa_check::run(&isa_check::Options { per_pattern, random, objects, pairs, show })
                .map_err(codegen::diag::Error::plain)
        }
        Command::Kernels { check } => kernels::run(&root, check),
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
