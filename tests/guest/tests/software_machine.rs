//! The software machine with no GPU gives the answers that the real driver gave.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

use std::collections::BTreeSet;
use std::sync::Arc;

use outcrop_guest::{client, probe};
use outcrop_platform::{Platform, StdHost};
use outcrop_soft::Builder;

const LINUX_6_12: &str = include_str!("../answers/linux-6.12.txt");

fn machine() -> Arc<dyn Platform> {
    Builder::new(Arc::new(StdHost::new()))
        .svm(false)
        .privileged(true)
        .gpus(0)
        .build()
        .expect("a machine with no GPU")
}

/// Lines of the host, which the machine does not play.
fn of_the_host(line: &str) -> bool {
    line.starts_with("/sys/module/") || line.starts_with("/proc/version")
}

#[test]
fn every_answer_is_that_of_linux_6_12() {
    let said = probe::run(&*machine()).expect("/dev/kfd opens");
    let known: Vec<&str> = LINUX_6_12
        .lines()
        .skip(1)
        .filter(|line| !of_the_host(line))
        .collect();
    let said: Vec<&str> = said.lines().filter(|line| !of_the_host(line)).collect();
    let differing: Vec<String> = known
        .iter()
        .zip(&said)
        .filter(|(known, said)| known != said)
        .map(|(known, said)| format!("linux {known}\n soft {said}"))
        .collect();
    assert!(
        differing.is_empty(),
        "{} answers differ\n{}",
        differing.len(),
        differing.join("\n")
    );
    assert_eq!(known.len(), said.len());
    // The text has answers of every part, and both kinds of them.
    let parts: BTreeSet<&str> = said.iter().filter_map(|line| line.strip_prefix("# ")).collect();
    assert_eq!(parts.len(), 7, "{parts:?}");
    assert!(
        said.iter().any(|line| line.contains(": ok")) && said.iter().any(|line| line.contains(": EINVAL"))
    );
}

#[test]
fn every_check_of_the_client_holds() {
    for (name, outcome) in client::run(&machine()) {
        assert_eq!(outcome, Ok(()), "{name}");
    }
}
