//! `outcrop`: tools for AMDGPU programs. `outcrop --help` lists them.

mod disasm;
mod launch;
mod run;
mod streams;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "outcrop", version, about = "Tools for AMDGPU programs")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Disasm(disasm::Args),
    Launch(launch::Args),
    Run(run::Args),
}

/// Why a command failed.
enum Failure {
    /// What to tell the user.
    Message(String),
    /// The output could not be written.
    Output(std::io::Error),
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Output(error)
    }
}

fn main() -> ExitCode {
    let outcome = match Args::parse().command {
        Command::Disasm(args) => disasm::run(&args),
        Command::Launch(args) => launch::run(&args),
        Command::Run(args) => run::run(&args),
    };
    let message = match outcome {
        Ok(code) => return code,
        // The reader has seen enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("the output: {error}"),
        Err(Failure::Message(message)) => message,
    };
    // Nothing is left to tell if the error stream is closed too.
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("error: {message}\n").as_bytes());
    ExitCode::FAILURE
}
