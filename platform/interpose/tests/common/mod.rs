//! Building the library and the probes, and running programs with it.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a failed step of a test is its failure; each test uses a part"
)]

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The folder of this crate.
pub fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The library, built by the cargo that runs the test: a `cdylib` is not built for a test by itself.
pub fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        // .../target/debug/deps/test-0123
        let test = env::current_exe().unwrap();
        let folder = test.ancestors().nth(2).unwrap();
        let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build
            .current_dir(here())
            .args(["build", "--quiet", "--package", "outcrop-interpose", "--lib"])
            .arg("--target-dir")
            .arg(folder.parent().unwrap());
        if folder.ends_with("release") {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success(), "{build:?}");
        folder.join("liboutcrop_interpose.so")
    })
}

/// Compiles a probe of `tests/probes`; `flags` tell its variants apart.
pub fn probe(name: &str, flags: &[&str]) -> PathBuf {
    let variant: String = flags
        .concat()
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect();
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{variant}"));
    // Beside its place, as several tests may want it at once.
    let fresh = program.with_extension(format!("{:?}", std::thread::current().id()));
    let mut compile = Command::new("cc");
    compile
        .args(["-std=gnu17", "-Wall", "-Wextra", "-O1", "-pthread"])
        .args(flags)
        .arg("-o")
        .arg(&fresh)
        .arg(here().join(format!("tests/probes/{name}.c")));
    assert!(compile.status().unwrap().success(), "{compile:?}");
    std::fs::rename(&fresh, &program).unwrap();
    program
}

/// A program on a machine.
pub fn on(machine: &str, program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new("timeout");
    command.arg("120").arg(program.as_ref());
    command
        .env("LD_PRELOAD", library())
        .env("OUTCROP_SOFT", machine)
        .env("OUTCROP_THREADS", "2");
    command
}

/// What a program printed; it must succeed.
#[track_caller]
pub fn stdout(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let (out, err) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}: {status}\n{out}\n{err}");
    out.into_owned()
}
