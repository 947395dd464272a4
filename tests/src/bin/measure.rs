//! Measures the stack and the software GPU; prints one JSON object a line. `cargo xtask bench` runs it.
//!
//! `measure times [--quick]` measures times; `measure launches N` makes N launches inside
//! `outcrop_measured_launches`, for an instruction counter to count.
#![expect(
    unsafe_code,
    reason = "launches and copies with raw addresses; one exported function"
)]
#![expect(clippy::expect_used, reason = "a measurement that fails ends the program")]

use core::hint::black_box;
use std::time::Instant;

use outcrop_hip::{CopyKind, Function, LaunchConfig, PackedArgs, Platform, Stream};
use outcrop_platform::{Map, MapAt, MapSource, Prot, StdHost};
use outcrop_soft::Builder;
use outcrop_tests::data::Random;
use outcrop_tests::work::vector_instructions;
use outcrop_tests::{Arg, Gpu, args, native, object};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("launches") => launches(arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(1000)),
        Some("times") => times(arguments.iter().any(|a| a == "--quick")),
        _ => {
            eprintln!("usage: measure times [--quick] | measure launches N");
            std::process::exit(2);
        }
    }
}

fn gpu(threads: usize) -> Gpu {
    let machine = Builder::new(std::sync::Arc::new(StdHost::new()))
        .gpus(1)
        .threads(threads);
    // Small memories, since callgrind cannot reserve the addresses of large ones.
    let machine = machine
        .vram_bytes(1 << 30)
        .system_bytes(1 << 30)
        .build()
        .expect("machine");
    Gpu::new(machine as std::sync::Arc<dyn Platform>).expect("runtime")
}

/// The launches to be counted: nothing else happens in here.
///
/// # Safety
/// As [`Function::launch_raw`].
#[inline(never)]
#[unsafe(no_mangle)]
unsafe extern "Rust" fn outcrop_measured_launches(
    function: &Function,
    stream: &Stream,
    config: &LaunchConfig,
    args: PackedArgs<'_>,
    n: usize,
) {
    for _ in 0..n {
        // SAFETY: passed on to the caller.
        unsafe { function.launch_raw(stream, config, args) }.expect("launch");
    }
}

/// Launches between two waits.
const BATCH: usize = 100;

/// The machine has a worker of its own, so this thread does the launching alone.
fn launches(n: usize) {
    let gpu = gpu(1);
    let kernels = gpu.load("vector_add");
    let function = kernels.module.function("vector_add").expect("kernel");
    let (a, b, c) = (gpu.zeros::<f32>(64), gpu.zeros::<f32>(64), gpu.zeros::<f32>(64));
    let arguments = args![a, b, c, 64u32];
    let pointers = Arg::pointers(arguments);
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    let packed = PackedArgs::Params(pointers.as_ptr());
    // SAFETY: the arguments are those of the kernel.
    unsafe {
        function
            .launch_raw(&gpu.stream, &config, packed)
            .expect("warm up");
        gpu.synchronize();
        // In batches that the kernel arguments' ring holds: waiting for room is no part of a launch.
        for done in (0..n).step_by(BATCH) {
            outcrop_measured_launches(&function, &gpu.stream, &config, packed, BATCH.min(n - done));
            gpu.synchronize();
        }
    }
    gpu.synchronize();
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

fn times(quick: bool) {
    let report = Report;
    let runs = if quick { 3 } else { 15 };
    stack(&report, runs);
    software_gpu(&report, runs);
}

fn stack(report: &Report, runs: usize) {
    let gpu = gpu(1);
    let kernels = gpu.load("arguments");
    let function = kernels.module.function("empty").expect("kernel");
    let config = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], 0);
    let launch = || {
        // SAFETY: the kernel takes no arguments and does nothing.
        unsafe { function.launch_raw(&gpu.stream, &config, PackedArgs::None) }.expect("launch");
    };
    // What a program pays at least to hand work to another thread: one store and one system call that wakes nobody.
    let host = StdHost::new();
    let word = core::sync::atomic::AtomicU32::new(0);
    let wake = best(runs, || (0..1000).for_each(|_| host.wake(&word, 1))) / 1000.0;
    let submit = best(runs, || {
        (0..500).for_each(|_| launch());
    }) / 500.0;
    gpu.synchronize();
    report.line(
        "launch without sync",
        submit * 1e9,
        "ns",
        "one futex wake",
        wake * 1e9,
    );
    let both = best(runs, || {
        for _ in 0..100 {
            launch();
            gpu.synchronize();
        }
    }) / 100.0;
    report.line("launch + sync", both * 1e9, "ns", "one futex wake", wake * 1e9);

    let size = 64usize << 10;
    let pair = best(runs, || {
        for _ in 0..100 {
            let address = gpu.runtime.malloc(0, size as u64).expect("malloc");
            gpu.runtime.free(address).expect("free");
        }
    }) / 100.0;
    let request = Map {
        at: MapAt::Any,
        len: size,
        prot: Prot::READ | Prot::WRITE,
        source: MapSource::Anonymous,
    };
    let map = best(runs, || {
        for _ in 0..100 {
            // SAFETY: a new mapping that nothing else knows of.
            unsafe {
                let address = host.map(&request).expect("map");
                host.unmap(address, size).expect("unmap");
            }
        }
    }) / 100.0;
    report.line(
        "malloc + free of 64 KiB",
        pair * 1e9,
        "ns",
        "mmap + munmap",
        map * 1e9,
    );

    for (name, size, repeat) in [("4 KiB", 4usize << 10, 200), ("64 MiB", 64 << 20, 1)] {
        let from = vec![3u8; size];
        let mut to = vec![0u8; size];
        let device = gpu.runtime.malloc(0, size as u64).expect("malloc");
        let second = gpu.runtime.malloc(0, size as u64).expect("malloc");
        let plain = best(runs, || {
            for _ in 0..repeat {
                black_box(&mut to).copy_from_slice(black_box(&from));
            }
        });
        let rate = |seconds: f64| (size * repeat) as f64 / seconds / 1e9;
        let h2d = best(runs, || {
            for _ in 0..repeat {
                gpu.stream.copy_from_host(device, &from).expect("copy");
            }
        });
        report.line(
            &format!("copy {name} to the device"),
            rate(h2d),
            "GB/s",
            "memcpy",
            rate(plain),
        );
        let d2h = best(runs, || {
            for _ in 0..repeat {
                gpu.stream.copy_to_host(&mut to, device).expect("copy");
            }
        });
        report.line(
            &format!("copy {name} from the device"),
            rate(d2h),
            "GB/s",
            "memcpy",
            rate(plain),
        );
        let d2d = best(runs, || {
            for _ in 0..repeat {
                gpu.stream
                    .copy(second, device, size as u64, CopyKind::DeviceToDevice)
                    .expect("copy");
            }
        });
        report.line(
            &format!("copy {name} on the device"),
            rate(d2d),
            "GB/s",
            "memcpy",
            rate(plain),
        );
        gpu.runtime.free(device).expect("free");
        gpu.runtime.free(second).expect("free");
    }
}

/// Million lane-instructions a second, on one core: the machine has no threads, so waves run in the caller's.
fn software_gpu(report: &Report, runs: usize) {
    let gpu = gpu(0);
    let unit = "M lane-instructions/s";

    let lanes = 64 * 256;
    let out = gpu.zeros::<f32>(lanes);
    let bench = gpu.load("bench");
    let each = vector_instructions(&object("bench"), "fma_loop", 4096 / 64) as f64;
    let seconds = best(runs, || {
        bench.launch("fma_loop", 64, 256, 0, args![out, 0.9995f32, 0.25f32])
    });
    let mut native_out = vec![0f32; lanes];
    let native = best(runs, || {
        native::fma_loop(black_box(&mut native_out), 0.9995, 0.25)
    });
    let rate = |instructions: f64, seconds: f64| instructions / seconds / 1e6;
    report.line(
        "4096-step FMA loop",
        rate(lanes as f64 * each, seconds),
        unit,
        "native loop",
        rate(lanes as f64 * each, native),
    );

    let n = 1 << 20;
    let (x, y) = (
        Random::new(1).many(n, Random::f32),
        Random::new(2).many(n, Random::f32),
    );
    let (a, b, c) = (gpu.upload(&x), gpu.upload(&y), gpu.zeros::<f32>(n));
    let add = gpu.load("vector_add");
    let each = vector_instructions(&object("vector_add"), "vector_add", 1) as f64;
    let seconds = best(runs, || {
        add.launch("vector_add", (n / 256) as u32, 256, 0, args![a, b, c, n as u32])
    });
    let mut z = vec![0f32; n];
    let native = best(runs, || {
        native::vector_add(black_box(&x), black_box(&y), black_box(&mut z))
    });
    report.line(
        "1 M vector add",
        rate(n as f64 * each, seconds),
        unit,
        "native loop",
        rate(n as f64 * each, native),
    );

    let n = 256usize;
    let (x, y) = (
        Random::new(3).many(n * n, Random::f32),
        Random::new(4).many(n * n, Random::f32),
    );
    let (a, b, c) = (gpu.upload(&x), gpu.upload(&y), gpu.zeros::<f32>(n * n));
    let each = vector_instructions(&object("bench"), "matmul", n as u64 / 8) as f64;
    let seconds = best(runs, || {
        bench.launch(
            "matmul",
            [(n / 64) as u32, (n / 4) as u32, 1],
            [64, 4, 1],
            0,
            args![a, b, c, n as u32],
        );
    });
    let mut z = vec![0f32; n * n];
    let native = best(runs, || {
        native::matmul(black_box(&x), black_box(&y), black_box(&mut z), n)
    });
    report.line(
        "256x256 f32 matmul",
        rate((n * n) as f64 * each, seconds),
        unit,
        "native loop",
        rate((n * n) as f64 * each, native),
    );
    assert_eq!(c.read(), z, "the product, bit for bit");
}
