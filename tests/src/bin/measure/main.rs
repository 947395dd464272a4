//! Measures the stack and the software GPU; prints one JSON object a line. `cargo xtask bench` runs it.
//!
//! `measure times [--quick]` measures times; `measure gpu [--quick]` those of the software GPU alone;
//! `measure launches N` makes N launches inside `outcrop_measured_launches`, for an instruction counter to count;
//! `measure kernel NAME LEVEL N` runs one of the kernels N times, for a profiler.
#![expect(clippy::expect_used, reason = "a measurement that fails ends the program")]

mod kernels;
mod scaling;
mod stack;
mod start;

use std::sync::Arc;
use std::time::Instant;

use outcrop_hip::Platform;
use outcrop_platform::StdHost;
use outcrop_soft::{Builder, HostLevel};
use outcrop_tests::Gpu;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let quick = arguments.contains(&"--quick");
    let runs = if quick { 3 } else { 15 };
    match *arguments {
        ["launches", n] => stack::launches(n.parse().expect("a number")),
        ["times", ..] => {
            stack::figures(&Report, runs);
            kernels::figures(&Report, runs, HostLevel::detect());
        }
        ["gpu", ..] => {
            for level in HostLevel::ALL {
                if level <= HostLevel::detect() {
                    kernels::figures(&Report, runs, level);
                    kernels::ceiling(&Report, runs, level);
                }
            }
            scaling::figures(&Report, runs);
            start::figures(&Report, runs);
        }
        ["kernel", name, level, n] => match (HostLevel::named(level), n.parse()) {
            (Some(level), Ok(n)) => kernels::repeat(name, level, n),
            _ => refuse(USAGE),
        },
        [start::CHILD, since] => start::child(since.parse().expect("a time")),
        _ => refuse(USAGE),
    }
}

const USAGE: &str = "\
usage: measure times|gpu [--quick] | launches N | kernel NAME LEVEL N
NAME is a part of a kernel's name, such as matmul; LEVEL is portable, avx2 or avx512";

fn refuse(why: &str) -> ! {
    eprintln!("{why}");
    std::process::exit(2)
}

/// A machine of one MI300X. With 0 threads waves run in the caller's.
fn gpu(threads: usize, level: HostLevel) -> Gpu {
    let machine = Builder::new(Arc::new(StdHost::new())).gpus(1).threads(threads);
    // Small memories, since callgrind cannot reserve the addresses of large ones.
    let machine = machine
        .vram_bytes(1 << 30)
        .system_bytes(1 << 30)
        .host_level(level)
        .build()
        .expect("machine");
    Gpu::new(machine as Arc<dyn Platform>).expect("runtime")
}

/// The best of several runs of `run`, in seconds.
fn best(runs: usize, mut run: impl FnMut()) -> f64 {
    (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min)
}

struct Report;

impl Report {
    fn line(&self, name: &str, value: f64, unit: &str, reference_name: &str, reference: f64) {
        println!(
            "{{\"name\":\"{name}\",\"value\":{value:.3},\"unit\":\"{unit}\",\"reference_name\":\"{reference_name}\",\
             \"reference\":{reference:.3},\"ratio\":{:.4}}}",
            value / reference
        );
    }
}
