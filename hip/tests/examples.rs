//! The examples as a user runs them.
#![allow(clippy::unwrap_used, reason = "a failed step of a test is its failure")]

use std::env;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// An example on the software machine, built by the cargo that runs the test.
fn example(name: &str) -> Command {
    let own = env::current_exe().unwrap();
    let profile = own.ancestors().nth(2).unwrap();
    let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--quiet", "--example", name, "--target-dir"])
        .arg(profile.parent().unwrap());
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().unwrap().success(), "{build:?}");
    let mut command = Command::new(profile.join("examples").join(name));
    command.env("OUTCROP_PLATFORM", "soft").env_remove("OUTCROP_SOFT");
    command
}

#[test]
fn vectors_are_added_on_every_target_of_the_bundle() {
    for target in ["gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201"] {
        let output = example("vector_add")
            .env("OUTCROP_SOFT", target)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{text}");
        let last = format!("PASS vector_add: 1048576 elements on {target} (soft)\n");
        assert!(text.ends_with(&last), "{text}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_stops_nothing() {
    for (name, option) in [
        ("vector_add", "--trace"),
        ("vmm_grow", "--trace"),
        ("vector_add", "--help"),
    ] {
        let mut child = example(name)
            .arg(option)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut out = BufReader::with_capacity(64, child.stdout.take().unwrap());
        out.read_line(&mut first).unwrap();
        assert!(!first.is_empty());
        drop(out);
        let mut told = String::new();
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert_eq!(told, "", "{name} {option}");
        assert!(child.wait().unwrap().success(), "{name} {option}");
    }
}

#[test]
fn the_ioctls_of_an_example_are_logged() {
    let log: PathBuf = [env!("CARGO_TARGET_TMPDIR"), "example-ioctls.json"]
        .iter()
        .collect();
    let _ = std::fs::remove_file(&log);
    assert!(
        example("vmm_grow")
            .env("OUTCROP_IOCTL_LOG", &log)
            .output()
            .unwrap()
            .status
            .success()
    );
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.contains("AMDKFD_IOC_EXPORT_DMABUF"), "{text}");
    let output = example("vmm_grow")
        .env("OUTCROP_IOCTL_LOG", "/no/such/folder/x")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!output.status.success());
    assert!(
        text.contains("OUTCROP_IOCTL_LOG=/no/such/folder/x: cannot be written"),
        "{text}"
    );
}
