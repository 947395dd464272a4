//! The static program: no libc, no std, the whole stack and the software machine in one file.

use crate::codegen::diag::Error;
use std::path::Path;
use std::process::Command;

/// What is built where flags are for the program alone, and not for build scripts and macros: they need a target by name.
pub const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Builds `tests/static`, checks that nothing of a C library or of `std` is in it, and runs it.
///
/// # Errors
/// A build that fails, a dynamic section, an undefined symbol, a symbol of `std`, or a run that does not pass.
pub fn run(root: &Path) -> Result<String, Error> {
    let target = root.join("target/static");
    let status = Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "--manifest-path",
            "tests/static/Cargo.toml",
            // Named, so that the flags below are for the program alone and not for build scripts and macros.
            "--target",
            TARGET,
            "--target-dir",
        ])
        .arg(&target)
        // One fixed address: nothing to relocate at start, and nobody who would.
        .env("RUSTFLAGS", "-Crelocation-model=static")
        .current_dir(root)
        .status()
        .map_err(|e| Error::plain(format!("cargo: {e}")))?;
    if !status.success() {
        return Err(Error::plain("the static program does not build"));
    }
    let program = target.join(TARGET).join("release/outcrop-static");
    let headers = tool("readelf", &["-lW"], &program)?;
    if headers.contains("DYNAMIC") || headers.contains("INTERP") {
        return Err(Error::plain(format!(
            "{} has a dynamic section or an interpreter",
            program.display()
        )));
    }
    let symbols = tool("nm", &["-C"], &program)?;
    let foreign: Vec<&str> = symbols
        .lines()
        .filter(|line| {
            let name = line.get(19..).unwrap_or("");
            line.contains(" U ")
                || name.starts_with("std::")
                || name.contains("<std::")
                || name.contains("__libc")
        })
        .collect();
    if let Some(first) = foreign.first() {
        return Err(Error::plain(format!(
            "{} foreign symbols, the first: {first}",
            foreign.len()
        )));
    }
    let output = Command::new(&program)
        .output()
        .map_err(|e| Error::plain(format!("{}: {e}", program.display())))?;
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{}", text.trim_end());
    let last = text.lines().last().unwrap_or("");
    if !output.status.success() || !last.starts_with("PASS vector_add") {
        return Err(Error::plain(format!(
            "the static program ended with {}",
            output.status
        )));
    }
    let size = std::fs::metadata(&program).map_or(0, |m| m.len());
    Ok(format!(
        "static: {} symbols, none undefined and none of std; no dynamic section; {size} bytes",
        symbols.lines().count()
    ))
}

fn tool(name: &str, args: &[&str], program: &Path) -> Result<String, Error> {
    let output = Command::new(name)
        .args(args)
        .arg(program)
        .output()
        .map_err(|e| Error::plain(format!("{name}: {e}; install the package binutils")))?;
    if !output.status.success() {
        return Err(Error::plain(format!("{name} fails on {}", program.display())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
