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
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use common::{library, on, probe, stdout};

#[test]
fn a_dmabuf_goes_to_another_process() {
    assert_eq!(stdout(&mut on("mi300x", probe("dmabuf", &[]))), "dmabuf: ok\n");
}

/// Files in the folder that the processes have for temporary ones, and shared memory of this project's name.
fn left(temporary: &Path) -> BTreeSet<String> {
    let names = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let shared = names(Path::new("/dev/shm")).into_iter();
    shared
        .filter(|path| path.to_string_lossy().contains("outcrop"))
        .chain(names(temporary))
        .map(|path| path.display().to_string())
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

fn start(program: &Path, temporary: &Path, mark: &str) -> Child {
    let (name, value) = mark.split_once('=').unwrap();
    Command::new(program)
        .env("LD_PRELOAD", library())
        .env("OUTCROP_SOFT", "mi300x*2")
        .env("OUTCROP_THREADS", "2")
        .env(name, value)
        .env("TMPDIR", temporary)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn nothing_is_left_of_processes_that_are_killed() {
    let program = probe("busy", &[]);
    let mark = format!("OUTCROP_TEST_MARK={}", std::process::id());
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed");
    fs::create_dir_all(&temporary).unwrap();
    let before = left(&temporary);
    let mut random = 1_u64;
    for round in 0..12 {
        let mut processes: Vec<Child> = (0..8).map(|_| start(&program, &temporary, &mark)).collect();
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
    assert_eq!(left(&temporary), before);
    assert_eq!(
        stdout(&mut on("mi300x", probe("dmabuf", &["-DAGAIN"]))),
        "dmabuf: ok\n"
    );
    assert_eq!(
        stdout(&mut on("mi300x*2", probe("busy", &["-DROUNDS=4"]))),
        "busy\nbusy: ok\n"
    );
}
