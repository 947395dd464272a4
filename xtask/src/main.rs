//! Project automation: `cargo xtask <command>`. `cargo xtask --help` lists the commands.

mod check_abi;
mod codegen;
mod isa_codegen;
mod kernels;
mod programs;

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
        Command::Codegen { check } => codegen::run(&root, check).and_then(|summary| {
            let isa = isa_codegen::codegen(&root, check).map_err(codegen::diag::Error::plain)?;
            Ok(format!("{summary}\n{isa}"))
        }),
        Command::CheckAbi { headers } => check_abi::run(&root, headers),
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
