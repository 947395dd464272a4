//! `outcrop`: tools for AMDGPU programs. `outcrop --help` lists them.

mod disasm;
mod launch;
mod run;
mod streams;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(
    name = "outcrop",
    version,
    about = "Tools for AMDGPU programs",
    after_help = "`outcrop COMMAND --help` has examples.",
    max_term_width = 100
)]
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

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
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
    tell(&message);
    ExitCode::FAILURE
}

/// Says what is wrong; nobody is left to tell if the error stream is closed.
fn tell(message: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("error: {message}\n").as_bytes());
}
