//! Runtimes and machines: several at once, and again and again.

use std::sync::Arc;
use std::thread;

use outcrop_hip::{CopyKind, DeviceBuffer, Error, Platform, Runtime};
use outcrop_platform::StdHost;
use outcrop_soft::{Builder, Spec};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, THREADS, args, machine, object};

use super::{config, launch, one_of_many};

pub fn modules_leave_nothing() {
    let machine = machine(0);
    let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
    let image = object("vector_add");
    let mut then = None;
    for round in 0..1000 {
        let module = gpu.device.load_module(&image).expect("load");
        module.function("vector_add").expect("function");
        if round == 10 {
            then = Some(machine.usage());
        }
    }
    let last = gpu.device.load_module(&image).expect("load");
    assert_eq!(then, Some(machine.usage()), "after 10 modules and after 1000");
    drop(last);
}

pub fn runtime_goes_with_work_in_flight() {
    for threads in THREADS {
        let machine = machine(threads);
        for _ in 0..5 {
            let runtime = Runtime::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
            let device = runtime.device(0).expect("device");
            let module = device.load_module(&object("memory")).expect("load");
            let fill = module.function("fill_u32").expect("fill_u32");
            let null = device.null_stream().expect("null stream");
            let stream = device.create_stream().expect("stream");
            let data = runtime.malloc(0, 4 << 16).expect("malloc");
            for value in 0..10u32 {
                let on = if value % 2 == 0 { &null } else { &stream };
                launch(&fill, on, &config(16, 256), args![data, value, 1u64 << 16]).expect("launch");
            }
            let held = device.create_event().expect("event");
            held.record(&stream).expect("record");
            drop((runtime, device, module, fill, null, stream));
            drop(held);
            let usage = machine.usage();
            assert!(
                usage.is_empty() && usage.reclaimed == 0,
                "{threads} threads: {usage:?}"
            );
        }
    }
}

/// Two runtimes at once, in two threads each, on one machine; then one goes and the other works on.
pub fn two_runtimes_on_one_machine() {
    for threads in THREADS {
        let machine = machine(threads);
        let made: Result<Vec<Runtime>, Error> = (0..2)
            .map(|_| Runtime::new(machine.clone() as Arc<dyn Platform>))
            .collect();
        let mut runtimes = made.expect("two runtimes");
        let work = |runtime: &Runtime, seed| {
            let device = runtime.device(0).expect("device");
            let module = device.load_module(&object("memory")).expect("load");
            one_of_many(&device, &module.function("step").expect("step"), seed);
        };
        thread::scope(|scope| {
            for seed in 0..4 {
                let runtime = &runtimes[seed as usize % 2];
                scope.spawn(move || work(runtime, seed + 1));
            }
        });
        runtimes.pop();
        work(&runtimes[0], 9);
        runtimes.pop();
        let usage = machine.usage();
        assert!(
            usage.is_empty() && usage.reclaimed == 0,
            "{threads} threads: {usage:?}"
        );
    }
}

/// Both GPUs work for two threads each; one has faults; then a buffer goes from one to the other.
pub fn two_gpus() {
    let card = std::env::var("OUTCROP_SOFT").unwrap_or_else(|_| "mi300x".to_owned());
    let both: Spec = format!("{card},{card}").parse().expect("two of a card");
    for threads in THREADS {
        let machine = Builder::new(Arc::new(StdHost::new()))
            .spec(&both)
            .threads(threads)
            .build()
            .expect("machine");
        {
            let runtime = Runtime::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
            let devices: Vec<_> = runtime.devices().collect();
            let image = object("memory");
            let modules: Vec<_> = devices
                .iter()
                .map(|d| d.load_module(&image).expect("load"))
                .collect();
            thread::scope(|scope| {
                for (device, module) in devices.iter().zip(&modules) {
                    for seed in 1..=2u32 {
                        scope.spawn(move || {
                            let step = module.function("fill_u32").expect("fill_u32");
                            let stream = device.create_stream().expect("stream");
                            let data = DeviceBuffer::<u32>::new(device, 500).expect("allocate");
                            for round in 0..50 {
                                launch(
                                    &step,
                                    &stream,
                                    &config(2, 256),
                                    args![data.address(), round * seed, 500u64],
                                )
                                .expect("launch");
                            }
                            stream.synchronize().expect("synchronize");
                            let mut got = [0; 500];
                            data.read(&mut got).expect("read");
                            assert_eq!(got, [49 * seed; 500]);
                        });
                    }
                }
                let faults = devices[1].load_module(&object("faults")).expect("load");
                let trap = faults.function("trap").expect("trap");
                let stream = devices[1].create_stream().expect("stream");
                let out = DeviceBuffer::<u32>::new(&devices[1], 64).expect("allocate");
                for _ in 0..5 {
                    launch(&trap, &stream, &config(1, 64), args![out.address()]).expect("launch");
                    assert!(matches!(stream.synchronize(), Err(Error::Fault(_))));
                }
            });
            let (from, to) = (
                DeviceBuffer::<u32>::new(&devices[0], 70_000).expect("allocate"),
                DeviceBuffer::<u32>::new(&devices[1], 70_000).expect("allocate"),
            );
            let words: Vec<u32> = (0..70_000).collect();
            from.write(&words).expect("write");
            devices[0]
                .null_stream()
                .expect("null stream")
                .copy(to.address(), from.address(), 280_000, CopyKind::DeviceToDevice)
                .expect("copy");
            let mut got = vec![0; 70_000];
            to.read(&mut got).expect("read");
            assert!(got == words, "from GPU to GPU");
        }
        let usage = machine.usage();
        assert!(
            usage.is_empty() && usage.reclaimed == 0,
            "{threads} threads: {usage:?}"
        );
    }
}

/// Lines of a file of `/proc/self`, or entries of a folder: files, threads, mappings.
fn held() -> (usize, usize) {
    let maps = std::fs::read_to_string("/proc/self/maps").expect("maps");
    let files = std::fs::read_dir("/proc/self/fd").expect("fd").count();
    (maps.lines().count(), files)
}

pub fn machines_again_and_again() {
    let once = |threads| {
        let machine = machine(threads);
        let gpu = Gpu::new(machine as Arc<dyn Platform>).expect("runtime");
        let data = gpu.zeros::<u32>(64);
        gpu.load("memory")
            .launch("fill_u32", 1, 64, 0, args![data, 3u32, 64u64]);
        assert_same("data", &data.read(), &[3; 64]);
    };
    let before = held();
    for round in 0..200 {
        once(round % 3);
    }
    let after = held();
    // Other tests run meanwhile and hold some; 200 machines would hold many more.
    assert!(
        after.0 < before.0 + 400 && after.1 < before.1 + 100,
        "mappings and files before {before:?}, after {after:?}"
    );
}
