//! Idle means idle. Alone in its file: it measures all worker threads of the process.
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::time::{Duration, Instant};

use client::sdma::{SDMA, copy};
use client::*;

#[test]
fn idle_threads_sleep() {
    let m = machine(2);
    let c = Client::new(&m);
    let q = c.create_queue(SDMA, 4096);
    let data = c.alloc(4096, GTT);
    data.set(0, 3);
    copy(&c, &q, 0, data.va, data.va + 8, 8);
    c.until("the copy", || data.get(8) == 3);
    std::thread::sleep(Duration::from_millis(20));
    let cpu = || cpu_of_threads("outcrop-gpu");
    let before = cpu();
    let start = Instant::now();
    std::thread::sleep(Duration::from_millis(300));
    let used = cpu() - before;
    assert!(used < start.elapsed() / 20, "idle workers used {used:?}");
    c.close();
}

/// Processor time of the threads of this process with this name.
fn cpu_of_threads(name: &str) -> Duration {
    let mut sum = 0;
    for task in std::fs::read_dir("/proc/self/task").unwrap().flatten() {
        let comm = std::fs::read_to_string(task.path().join("comm")).unwrap_or_default();
        if comm.trim() == name {
            let stat = std::fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
            sum += stat
                .split(' ')
                .next()
                .and_then(|n| n.parse::<u64>().ok())
                .unwrap_or(0);
        }
    }
    Duration::from_nanos(sum)
}
