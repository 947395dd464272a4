//! Several processes, each with its machine: what they share, and that nothing is left of those that are killed.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed step of a test is its failure"
)]

mod common;

use core::time::Duration;
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use common::{library, on, probe, stdout};

#[test]
fn a_dmabuf_goes_to_another_process() {
    assert_eq!(stdout(&mut on("mi300x", probe("dmabuf", &[]))), "dmabuf: ok\n");
}

/// Names that begin as this project's, of the folders where shared memory and temporary files are.
fn left() -> BTreeSet<String> {
    ["/tmp", "/dev/shm", "/run/shm", "/var/tmp"]
        .iter()
        .flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten())
        .map(|entry| entry.path().display().to_string())
        .filter(|path| path.contains("outcrop"))
        .collect()
}

/// Processes that have a mark in their environment.
fn marked(mark: &str) -> Vec<String> {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    processes
        .filter(|entry| {
            let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
            environment
                .split(|byte| *byte == 0)
                .any(|line| line == mark.as_bytes())
        })
        .map(|entry| entry.path().display().to_string())
        .collect()
}

fn start(program: &std::path::Path, mark: &str) -> Child {
    let (name, value) = mark.split_once('=').unwrap();
    Command::new(program)
        .env("LD_PRELOAD", library())
        .env("OUTCROP_SOFT", "mi300x*2")
        .env("OUTCROP_THREADS", "2")
        .env(name, value)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn nothing_is_left_of_processes_that_are_killed() {
    let program = probe("busy", &[]);
    let mark = format!("OUTCROP_TEST_MARK={}", std::process::id());
    let before = left();
    let mut random = 1_u64;
    for round in 0..16 {
        let mut processes: Vec<Child> = (0..8).map(|_| start(&program, &mark)).collect();
        if round % 4 == 0 {
            // At work, all of them: kernels and copies run on both GPUs of each.
            for process in &mut processes {
                let mut line = String::new();
                let output = process.stdout.take().unwrap();
                BufReader::new(output).read_line(&mut line).unwrap();
                assert_eq!(line, "busy\n");
            }
        }
        for process in &mut processes {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            std::thread::sleep(Duration::from_micros(random >> 33 & 0x7fff));
            process.kill().unwrap();
        }
        for mut process in processes {
            let status = process.wait().unwrap();
            assert_eq!(
                std::os::unix::process::ExitStatusExt::signal(&status),
                Some(9),
                "{status}"
            );
        }
    }
    // A child that was forked just then ends by itself.
    let started = Instant::now();
    while !marked(&mark).is_empty() {
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", marked(&mark));
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(left(), before);
    assert_eq!(
        stdout(&mut on("mi300x", probe("dmabuf", &["-DAGAIN"]))),
        "dmabuf: ok\n"
    );
    assert_eq!(
        stdout(&mut on("mi300x*2", probe("busy", &["-DROUNDS=4"]))),
        "busy\nbusy: ok\n"
    );
}
