//! Idle means idle. Alone in its file: it measures all worker threads of the process.
#![allow(clippy::unwrap_used, clippy::std_instead_of_core, reason = "helpers of tests")]

mod client;

use std::time::{Duration, Instant};

use client::*;
use outcrop_abi::kfd;

const SDMA: u32 = kfd::KFD_IOC_QUEUE_TYPE_SDMA;

fn copy(c: &Client, q: &Queue, at: u64, from: u64, to: u64, bytes: u32) {
    let words = [
        1,
        bytes - 1,
        0,
        from as u32,
        (from >> 32) as u32,
        to as u32,
        (to >> 32) as u32,
    ];
    for (i, word) in words.into_iter().enumerate() {
        q.ring.set32(at + i as u64 * 4, word);
    }
    q.pointers.set(56, at + 28);
    c.ring(q.doorbell, at + 28);
}

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
