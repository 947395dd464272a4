//! Adds two vectors on the GPU, and says how long each stage took.
#![expect(unsafe_code, reason = "a launch runs code from outside")]

#[macro_use]
mod support;

use core::time::Duration;
use std::process::ExitCode;
use std::time::Instant;

use outcrop_hip::DeviceBuffer;
use support::{Result, bytes};

/// The kernel, built for five targets from `tests/kernels/src/vector_add.hip` by `cargo xtask kernels`.
const BUNDLE: &[u8] = include_bytes!("kernels/vector_add.hipfb");
const ELEMENTS: usize = 1 << 20;
const BLOCK: u32 = 256;

const ABOUT: &str = "\
Adds two vectors of 1048576 floats on the first GPU, and compares each element with the processor's sum.

Prints platform, device and the stages with their times. The last line starts with PASS, or tells the first
wrong element; the exit code is 1 then.";

fn main() -> ExitCode {
    match run() {
        Ok(passed) if passed => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            say!("FAIL vector_add: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool> {
    let Some(session) = support::start(ABOUT)? else {
        return Ok(true);
    };
    let device = &session.device;
    let size = (ELEMENTS * size_of::<f32>()) as u64;
    let a: Vec<f32> = (0..ELEMENTS).map(|i| i as f32 * 0.5).collect();
    let b: Vec<f32> = (0..ELEMENTS).map(|i| 1000.0 - i as f32 * 0.25).collect();
    let mut c = vec![0.0f32; ELEMENTS];

    let module = session.stage(
        "load the module",
        || device.load_module(BUNDLE),
        |_, _| bytes(BUNDLE.len() as u64).to_string(),
    )?;
    let kernel = module.function("vector_add")?;
    let buffers = session.stage(
        "allocate",
        || {
            let buffer = || DeviceBuffer::<f32>::new(device, ELEMENTS);
            Ok([buffer()?, buffer()?, buffer()?])
        },
        |_, _| format!("3 buffers of {}", bytes(size)),
    )?;
    let [on_a, on_b, on_c] = &buffers;
    let stream = device.create_stream()?;
    session.stage(
        "copy in",
        || {
            on_a.write(&a)?;
            on_b.write(&b)
        },
        |_, time| rate(2 * size, time),
    )?;
    let blocks = (ELEMENTS as u32).div_ceil(BLOCK);
    session.stage(
        "launch",
        // SAFETY: the kernel takes three pointers and a count, and stays inside the buffers.
        || unsafe {
            kernel
                .on(&stream)
                .grid([blocks, 1, 1])
                .block([BLOCK, 1, 1])
                .launch((on_a, on_b, on_c, ELEMENTS as u32))
        },
        |_, _| format!("{blocks} blocks of {BLOCK} threads"),
    )?;
    session.stage(
        "wait",
        || stream.synchronize(),
        |_, time| {
            format!(
                "{:.0} million elements/s",
                ELEMENTS as f64 / time.as_secs_f64() / 1e6
            )
        },
    )?;
    session.stage("copy out", || on_c.read(&mut c), |_, time| rate(size, time))?;

    let begin = Instant::now();
    let wrong = (0..ELEMENTS).find(|&i| c[i].to_bits() != (a[i] + b[i]).to_bits());
    say!(
        "{:<24}{:>9.3} ms   against the processor",
        "compare",
        begin.elapsed().as_secs_f64() * 1e3
    );
    say!("");
    if let Some(i) = wrong {
        say!(
            "FAIL vector_add: element {i} is {}, want {} + {} = {}",
            c[i],
            a[i],
            b[i],
            a[i] + b[i]
        );
        return Ok(false);
    }
    say!(
        "PASS vector_add: {ELEMENTS} elements on {} ({})",
        session.processor()?,
        session.platform
    );
    Ok(true)
}

/// A rate as people read it.
fn rate(size: u64, time: Duration) -> String {
    format!(
        "{} at {}/s",
        bytes(size),
        bytes((size as f64 / time.as_secs_f64().max(1e-9)) as u64)
    )
}
