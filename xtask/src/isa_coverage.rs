//! `cargo xtask isa-coverage`: runs the differential tests, then the table of what is executed and tested, an example
//! of outcrop-reference.

use std::path::Path;
use std::process::Command;

/// The page that the table is kept in.
const PAGE: &str = "docs/isa-coverage.md";

/// Writes the page, or with `check` compares it. `compared` is a folder with records of the tests; without one they run.
///
/// # Errors
/// A test fails, less is executed and tested than must be, or the page is stale.
pub fn run(root: &Path, check: bool, compared: Option<&Path>) -> Result<String, String> {
    let own = root.join("target/isa-compared");
    let folder = match compared {
        Some(folder) => root.join(folder),
        None => {
            if own.exists() {
                std::fs::remove_dir_all(&own).map_err(|e| format!("{}: {e}", own.display()))?;
            }
            cargo(
                root,
                &["test", "--quiet", "--package", "outcrop-reference"],
                Some(&own),
            )?;
            own
        }
    };
    let folder = folder.to_string_lossy().into_owned();
    let mut arguments = vec!["run", "--quiet", "--package", "outcrop-reference"];
    arguments.extend(["--example", "isa_coverage", "--", &folder, PAGE]);
    if check {
        arguments.push("--check");
    }
    cargo(root, &arguments, None)?;
    Ok("every target is covered".to_owned())
}

fn cargo(root: &Path, arguments: &[&str], compared: Option<&Path>) -> Result<(), String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    if let Some(folder) = compared {
        command.env("OUTCROP_COMPARED", folder);
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cargo {}: {status}", arguments.join(" "))),
        Err(e) => Err(format!("cargo: {e}")),
    }
}
