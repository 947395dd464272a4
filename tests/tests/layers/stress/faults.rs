//! Faults beside other work, and what they leave.

use core::time::Duration;
use std::sync::Arc;
use std::thread;

use outcrop_hip::vmm::{Access, Physical, Reservation};
use outcrop_hip::{
    CopyKind, DeviceBuffer, Error, Event, PinnedBuffer, Platform, Priority, Runtime, StreamFlags,
};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Gpu, THREADS, args, machine, object};

use super::{config, launch, one_of_many};

/// Four threads wait for a stream that faults, four for one that does not; one of the first is told.
pub fn fault_while_threads_wait(gpu: &Gpu) {
    let cooperate = gpu.load("cooperate");
    let faults = gpu.load("faults");
    for _ in 0..5 {
        let (flag, out) = (gpu.pinned(0), gpu.zeros::<u32>(64));
        let bad = gpu
            .device
            .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
            .expect("stream");
        let good = gpu
            .device
            .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
            .expect("stream");
        let words = gpu.zeros::<u32>(2);
        let second = words.address() + 4;
        let one = config(1, 1);
        cooperate
            .submit_on(&bad, "wait_for_flag", &one, args![flag, words])
            .expect("launch");
        cooperate
            .submit_on(&good, "wait_for_flag", &one, args![flag, second])
            .expect("launch");
        faults
            .submit_on(&bad, "trap", &config(1, 64), args![out])
            .expect("launch");
        let lost = gpu.device.create_event().expect("event");
        lost.record(&bad).expect("record");
        // The good stream also waits for what is lost.
        good.wait_event(&lost).expect("wait");
        let told = thread::scope(|scope| {
            let waiting: Vec<_> = (0..4)
                .map(|_| {
                    let (bad, good) = (&bad, &good);
                    scope.spawn(|| good.synchronize().expect("the good stream"));
                    scope.spawn(|| bad.synchronize().is_err())
                })
                .collect();
            thread::sleep(Duration::from_millis(2));
            flag.store(9);
            waiting
                .into_iter()
                .map(|t| t.join().expect("thread"))
                .filter(|told| *told)
                .count()
        });
        assert_eq!(told, 1, "threads that were told of the fault");
        assert!(
            matches!(lost.synchronize(), Err(Error::Fault(_))),
            "the event behind it"
        );
        assert_same("words", &words.read(), &[9, 9]);
    }
}

/// Each way to submit behind a fault tells the fault, once; then the stream works.
pub fn launch_behind_a_fault(gpu: &Gpu) {
    let faults = gpu.load("faults");
    let fill = gpu.load("memory").module.function("fill_u32").expect("fill_u32");
    let (out, data) = (
        gpu.zeros::<u32>(64),
        DeviceBuffer::<u32>::new(&gpu.device, 64).expect("allocate"),
    );
    let event = gpu.device.create_event().expect("event");
    let typed = || {
        // SAFETY: a pointer to 64 words, a word and their number.
        unsafe {
            fill.on(&gpu.stream)
                .grid([1, 1, 1])
                .block([64, 1, 1])
                .launch((&data, 5u32, 64u64))
        }
    };
    let raw = || {
        launch(
            &fill,
            &gpu.stream,
            &config(1, 64),
            args![data.address(), 5u32, 64u64],
        )
    };
    let record = || event.record(&gpu.stream);
    let set = || gpu.stream.memset_async(data.address(), &[1], 256);
    for (name, submit) in [
        ("typed launch", &typed as &dyn Fn() -> Result<(), Error>),
        ("raw launch", &raw),
        ("record", &record),
        ("memset", &set),
    ] {
        faults
            .try_submit("trap", &config(1, 64), args![out])
            .expect("launch");
        let mut tries = 0;
        let error = loop {
            match submit() {
                Ok(()) => gpu.runtime.platform().relax(),
                Err(error) => break error,
            }
            tries += 1;
            assert!(tries < 3_000, "{name}: no fault after {tries} tries");
            thread::sleep(Duration::from_micros(50));
            let _ = gpu.device.null_stream().expect("null stream").query();
        };
        assert!(matches!(error, Error::Fault(_)), "{name}: {error:?}");
        submit().unwrap_or_else(|e| panic!("{name}: {e:#}"));
        gpu.synchronize();
    }
}

/// A kernel that will fault holds up more copies than the engines have room for: whoever submits the next, on
/// the same stream or another, gets through once it has faulted.
pub fn copies_behind_a_fault(gpu: &Gpu) {
    let (cooperate, faults) = (gpu.load("cooperate"), gpu.load("faults"));
    let (out, data) = (gpu.zeros::<u32>(64), gpu.zeros::<u32>(256));
    let flag = gpu.pinned(0);
    let other = gpu
        .device
        .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
        .expect("stream");
    cooperate
        .try_submit("wait_for_flag", &config(1, 1), args![flag, out])
        .expect("launch");
    faults
        .try_submit("trap", &config(1, 64), args![out])
        .expect("launch");
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(10));
            flag.store(1);
        });
        let mut told = false;
        for _ in 0..1500 {
            match gpu.stream.memset_async(data.address(), &[1], 512) {
                Ok(()) => {}
                Err(Error::Fault(_)) => told = true,
                Err(error) => panic!("{error:#}"),
            }
            other
                .memset_async(data.address() + 512, &[2], 512)
                .expect("the other stream");
        }
        told |= gpu.stream.synchronize().is_err();
        assert!(told, "the fault is told");
        other.synchronize().expect("the other stream");
    });
    gpu.stream
        .memset(data.address(), &[3], 512)
        .expect("after the fault");
    let mut want = vec![0x0303_0303u32; 128];
    want.resize(256, 0x0202_0202);
    assert_same("data", &data.read(), &want);
    gpu.varies(&out);
}

/// Four threads use the GPU, one loads and unloads, one waits for the whole device, and one has faults.
pub fn faults_beside_everything_else(gpu: &Gpu) {
    let step = gpu.load("memory").module.function("step").expect("step");
    let trap = gpu.load("faults").module.function("trap").expect("trap");
    let image = object("vector_add");
    let (device, runtime, step) = (&gpu.device, &gpu.runtime, &step);
    thread::scope(|scope| {
        for seed in 1..=4 {
            scope.spawn(move || one_of_many(device, step, 2 * seed + 1));
        }
        scope.spawn(|| {
            for _ in 0..10 {
                drop(device.load_module(&image).expect("load"));
            }
        });
        scope.spawn(|| {
            for _ in 0..10 {
                match device.synchronize() {
                    Ok(()) | Err(Error::Fault(_)) => {}
                    Err(error) => panic!("{error:#}"),
                }
            }
        });
        scope.spawn(|| {
            let bad = device
                .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
                .expect("stream");
            let out = runtime.malloc(0, 256).expect("malloc");
            for _ in 0..10 {
                match launch(&trap, &bad, &config(1, 64), args![out]) {
                    Ok(()) | Err(Error::Fault(_)) => {}
                    Err(error) => panic!("{error:#}"),
                }
                // The device's synchronize may have been told already.
                match bad.synchronize() {
                    Ok(()) | Err(Error::Fault(_)) => {}
                    Err(error) => panic!("{error:#}"),
                }
            }
            runtime.free(out).expect("free");
        });
    });
}

/// A fill goes wrong; behind it in the stream are a kernel and a copy by another engine. All of it ends, and the
/// stream has the fault.
pub fn failed_copy_before_others(gpu: &Gpu) {
    const CHUNK: u64 = 2 << 20;
    let (memory, cooperate) = (gpu.load("memory"), gpu.load("cooperate"));
    let (flag, out, data) = (gpu.pinned(0), gpu.zeros::<u32>(1), gpu.zeros::<u32>(64));
    let pinned = PinnedBuffer::new(&gpu.device, 256).expect("pin");
    for kernel in [true, false] {
        let range = Reservation::new(&gpu.runtime, CHUNK, 0).expect("reserve");
        let physical = Physical::new(&gpu.device, CHUNK).expect("create");
        let mapping = range.map(0, &physical).expect("map");
        mapping
            .set_access(&gpu.device, Access::ReadWrite)
            .expect("access");
        flag.store(0);
        cooperate
            .try_submit("wait_for_flag", &config(1, 1), args![flag, out])
            .expect("launch");
        gpu.stream
            .memset_async(range.address(), &[1], CHUNK)
            .expect("memset");
        if kernel {
            memory.submit("fill_u32", 1, 64, 0, args![data, 1u32, 64u64]);
        }
        // SAFETY: both ends live until the stream is done.
        unsafe {
            gpu.stream
                .memcpy_async(pinned.address(), data.address(), 256, CopyKind::DeviceToHost)
        }
        .expect("copy");
        // Below HIP, which would wait.
        let agent = gpu.device.agent().expect("agent");
        let none = [(agent, outcrop_hip::hsa::Access::None)];
        gpu.runtime
            .hsa()
            .vmem()
            .set_access(range.address(), CHUNK, &none)
            .expect("no access");
        flag.store(1);
        let told = gpu.stream.synchronize();
        assert!(matches!(told, Err(Error::Fault(_))), "{told:?}");
        gpu.synchronize();
    }
}

/// Fault after fault on one stream: what the machine holds does not grow.
pub fn faults_leave_nothing() {
    for threads in [0, 2] {
        let machine = machine(threads);
        {
            let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
            let (faults, memory) = (gpu.load("faults"), gpu.load("memory"));
            let (out, data) = (gpu.zeros::<u32>(64), gpu.zeros::<u32>(64));
            let events: Vec<Event> = (0..8)
                .map(|_| gpu.device.create_event().expect("event"))
                .collect();
            let mut then = None;
            for round in 1..=120u32 {
                if round % 2 == 0 {
                    faults
                        .try_submit("trap", &config(1, 64), args![out])
                        .expect("launch");
                } else {
                    faults
                        .try_submit("read_at", &config(1, 64), args![0x1234_5678_9000u64, out])
                        .expect("launch");
                }
                for event in &events {
                    // The queue may have stopped already, and then says so here.
                    let _ = event.record(&gpu.stream);
                }
                let _ = gpu.stream.synchronize();
                memory.launch("fill_u32", 1, 64, 0, args![data, round, 64u64]);
                assert_same("data", &data.read(), &[round; 64]);
                if round == 40 {
                    then = Some(machine.usage());
                }
            }
            // How many events a round takes depends on when the queue stops.
            let (then, now) = (then.expect("usage"), machine.usage());
            let close = now.events < then.events + 20;
            let same = [
                now.bos,
                now.queues,
                now.mappings,
                now.gpu_mappings,
                now.vram_bytes,
            ] == [
                then.bos,
                then.queues,
                then.mappings,
                then.gpu_mappings,
                then.vram_bytes,
            ];
            assert!(close && same, "after 40 faults {then:?}, after 120 {now:?}");
        }
        assert!(
            machine.usage().is_empty() && machine.usage().reclaimed == 0,
            "{:?}",
            machine.usage()
        );
    }
}

/// One runtime faults again and again, in both ways; another on the same machine never hears of it.
pub fn faults_stay_in_their_runtime() {
    for threads in THREADS {
        let machine = machine(threads);
        let healthy = Runtime::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
        let gpu = Gpu::new(machine.clone() as Arc<dyn Platform>).expect("runtime");
        let device = healthy.device(0).expect("device");
        let module = device.load_module(&object("memory")).expect("load");
        let step = module.function("step").expect("step");
        thread::scope(|scope| {
            let (device, step) = (&device, &step);
            for seed in 1..=2 {
                scope.spawn(move || {
                    for _ in 0..3 {
                        one_of_many(device, step, seed);
                    }
                });
            }
            let faults = gpu.load("faults");
            let out = gpu.zeros::<u32>(64);
            for round in 0..20 {
                match round % 2 {
                    0 => faults.try_submit("trap", &config(1, 64), args![out]),
                    _ => faults.try_submit("read_at", &config(1, 64), args![0x1234_5678_9000u64, out]),
                }
                .expect("launch");
                let told = gpu.stream.synchronize();
                assert!(matches!(told, Err(Error::Fault(_))), "round {round}: {told:?}");
            }
        });
    }
}
