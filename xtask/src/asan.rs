//! The tests of the software machine under address sanitizer: that memory of the host is touched only where it is mapped
//! for the GPU is the promise that everything else stands on.

use crate::codegen::diag::Error;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// What is run: arguments of `cargo test`.
const RUNS: [&[&str]; 2] = [
    &[
        "-p",
        "outcrop-gpu",
        "-p",
        "outcrop-soft",
        "--tests",
        "--",
        // Its random pointers also lead to the sanitizer's own memory, which cannot all be read.
        "--skip",
        "a_million_random_requests",
    ],
    &["-p", "outcrop-reference", "--test", "edges"],
];

/// Builds and runs them.
///
/// # Errors
/// A build that fails, a failing test, or a report of the sanitizer, which is printed.
pub fn run(root: &Path) -> Result<String, Error> {
    for arguments in RUNS {
        let status = Command::new(env!("CARGO"))
            .args(["test", "--target-dir", "target/asan", "--target", TARGET])
            .args(arguments)
            // The sanitizer's runtime comes with every toolchain, the flag only with this.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", "-Zsanitizer=address -Cdebuginfo=1")
            // Tests never give memory of the device back.
            .env("ASAN_OPTIONS", "detect_leaks=0")
            .current_dir(root)
            .status()
            .map_err(|e| Error::plain(format!("cargo: {e}")))?;
        if !status.success() {
            return Err(Error::plain(format!(
                "{} under address sanitizer: {status}",
                arguments.join(" ")
            )));
        }
    }
    Ok("the software machine's tests touch nothing that is not theirs".into())
}
