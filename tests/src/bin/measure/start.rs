//! From the start of a program to the first result of its first kernel.

use std::process::Command;
use std::sync::Arc;

use outcrop_hip::Platform;
use outcrop_platform::StdHost;
use outcrop_soft::Builder;
use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, args};

use crate::Report;

/// The argument of a program that is started for this.
pub const CHILD: &str = "first-result";

/// The time since `since`, and that since the runtime began to be made, on standard output.
pub fn child(since: u64) {
    let host = Arc::new(StdHost::new());
    let begun = host.monotonic_ns();
    let machine = Builder::from_env(host.clone()).expect("environment");
    let machine = machine.build().expect("machine");
    let gpu = Gpu::new(machine as Arc<dyn Platform>).expect("runtime");
    let (x, y, z) = (
        gpu.upload(&[1.5f32; 64]),
        gpu.upload(&[2.0f32; 64]),
        gpu.zeros::<f32>(64),
    );
    gpu.load("vector_add")
        .launch("vector_add", 1, 64, 0, args![x, y, z, 64u32]);
    assert_same("the first result", &z.read(), &[3.5f32; 64]);
    let now = host.monotonic_ns();
    println!("{} {}", now - since, now - begun);
}

/// The whole machine, as users have it, in programs of their own.
pub fn figures(report: &Report, runs: usize) {
    let program = std::env::current_exe().expect("this program");
    let host = StdHost::new();
    let (mut whole, mut own) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..2 * runs {
        let since = host.monotonic_ns().to_string();
        let output = Command::new(&program).args([CHILD, &since]).output();
        let output = output.expect("this program");
        let text = String::from_utf8_lossy(&output.stdout);
        let times: Vec<f64> = text
            .split_whitespace()
            .map(|ns| ns.parse::<f64>().expect("a time") / 1e6)
            .collect();
        assert_eq!(
            times.len(),
            2,
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        (whole, own) = (whole.min(times[0]), own.min(times[1]));
    }
    report.line("program start to first result", whole, "ms", "limit", 5.0);
    report.line("runtime to first result", own, "ms", "limit", 5.0);
}
