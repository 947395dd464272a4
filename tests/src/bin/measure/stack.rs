//! What the layers cost beside what the operating system and the processor do themselves.
#![expect(
    unsafe_code,
    reason = "launches and copies with raw addresses; one exported function"
)]

use core::hint::black_box;

use outcrop_hip::{CopyKind, Function, LaunchConfig, PackedArgs, Stream};
use outcrop_platform::{Map, MapAt, MapSource, Platform as _, Prot, StdHost};
use outcrop_soft::HostLevel;
use outcrop_tests::{Arg, args};

use crate::{Report, best, gpu};

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
pub fn launches(n: usize) {
    let gpu = gpu(1, HostLevel::detect());
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

/// Launches, allocations and copies.
pub fn figures(report: &Report, runs: usize) {
    let gpu = gpu(1, HostLevel::detect());
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
