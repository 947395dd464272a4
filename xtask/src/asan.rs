//! The tests of the software machine under address sanitizer: that memory of the host is touched only where it is mapped
//! for the GPU is the promise that everything else stands on.

use crate::codegen::diag::Error;
use crate::static_program::TARGET;
use std::path::Path;
use std::process::Command;

/// Lanes of each class of instructions.
const CASES: &str = "500";

/// What stands on that: the GPU itself, the driver above it, and each instruction a few times.
const PACKAGES: [&str; 3] = ["outcrop-gpu", "outcrop-soft", "outcrop-reference"];

/// Tests that are left out.
const LEFT_OUT: [&str; 4] = [
    // Its random pointers also lead to the sanitizer's own memory, which cannot all be read.
    "a_million_random_requests",
    // They ask the GPU what it would touch, a bit at a time.
    "the_checker_knows",
    // They are arithmetic only.
    "division_steps",
    "scales_alone",
];

/// Builds and runs them; `quick` is the GPU's own tests only.
///
/// # Errors
/// A build that fails, a failing test, or a report of the sanitizer, which is printed.
pub fn run(root: &Path, quick: bool) -> Result<String, Error> {
    let packages = if quick { &PACKAGES[..1] } else { &PACKAGES };
    let status = Command::new(env!("CARGO"))
        // Most of the time is that of the build.
        .args(["--config", "profile.dev.package.outcrop-gpu.opt-level=1"])
        .args(["test", "--target-dir", "target/asan", "--target", TARGET])
        .args(packages.iter().flat_map(|package| ["-p", package]))
        .args(["--tests", "--"])
        .args(LEFT_OUT.iter().flat_map(|test| ["--skip", test]))
        // The sanitizer's runtime comes with every toolchain, the flag only with this.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Zsanitizer=address -Cdebuginfo=1")
        // Tests never give memory of the device back.
        .env("ASAN_OPTIONS", "detect_leaks=0")
        // Each instruction a few times: what they compute is compared elsewhere.
        .env("OUTCROP_CASES", CASES)
        .current_dir(root)
        .status()
        .map_err(|e| Error::plain(format!("cargo: {e}")))?;
    if !status.success() {
        return Err(Error::plain(format!("tests under address sanitizer: {status}")));
    }
    Ok(format!(
        "address sanitizer found nothing in the tests of {}",
        packages.join(", ")
    ))
}
