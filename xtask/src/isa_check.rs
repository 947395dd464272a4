//! `cargo xtask check-isa`: runs the comparison with LLVM, an example of outcrop-isa.
//!
//! It is a program of its own so that `codegen`, which makes the tables, does not need them to compile.

use std::path::Path;
use std::process::Command;

/// Builds and runs the comparison; without an object among the arguments it takes those of `tests/kernels`.
///
/// # Errors
/// It cannot be run, or it found a disagreement.
pub fn run(root: &Path, arguments: &[String]) -> Result<String, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(root)
        .args([
            "run",
            "--quiet",
            "--package",
            "outcrop-isa",
            "--example",
            "check_isa",
            "--",
        ])
        .args(arguments);
    let status = command.status().map_err(|e| format!("cargo: {e}"))?;
    if status.success() {
        Ok("outcrop-isa agrees with LLVM".to_owned())
    } else {
        Err(format!("check-isa: {status}"))
    }
}
