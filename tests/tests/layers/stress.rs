//! Many threads, full queues, work in flight when things go, and machines made again and again.
#![expect(
    unsafe_code,
    reason = "launches and copies with raw addresses, from many threads"
)]

mod faults;
mod machines;

use core::sync::atomic::{AtomicU32, Ordering};
use core::time::Duration;
use std::thread;

use outcrop_hip::vmm::{Access, Physical, Reservation};
use outcrop_hip::{
    CopyKind, Device, DeviceBuffer, Error, Event, Function, LaunchConfig, PackedArgs, PinnedBuffer, Priority,
    Registered, Stream, StreamFlags,
};
use outcrop_tests::data::assert_same;
use outcrop_tests::{Arg, Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("stress::sixteen_threads", sixteen_threads);
    trials.add("stress::two_producers_fill_one_ring", two_producers_fill_one_ring);
    trials.add("stress::copy_while_another_launches", copy_while_another_launches);
    trials.add(
        "stress::ring_of_events_across_streams",
        ring_of_events_across_streams,
    );
    trials.add(
        "stress::everything_goes_with_work_in_flight",
        everything_goes_with_work_in_flight,
    );
    trials.add(
        "stress::fault_while_threads_wait",
        faults::fault_while_threads_wait,
    );
    trials.add("stress::launch_behind_a_fault", faults::launch_behind_a_fault);
    trials.add("stress::copies_behind_a_fault", faults::copies_behind_a_fault);
    trials.add(
        "stress::more_events_than_the_driver_has",
        more_events_than_the_driver_has,
    );
    trials.add(
        "stress::faults_beside_everything_else",
        faults::faults_beside_everything_else,
    );
    trials.add("stress::unmapped_under_a_copy", unmapped_under_a_copy);
    trials.add(
        "stress::failed_copy_before_others",
        faults::failed_copy_before_others,
    );
    trials.add("stress::registered_by_many", registered_by_many);
    trials.add("stress::same_names_in_two_modules", same_names_in_two_modules);
    trials.add(
        "stress::module_goes_while_its_kernel_runs",
        module_goes_while_its_kernel_runs,
    );
    trials.add("stress::edges_of_a_launch", edges_of_a_launch);
    trials.add("stress::end_of_a_sparse_allocation", end_of_a_sparse_allocation);
    trials.add("stress::registered_neighbours", registered_neighbours);
    trials.add("stress::copy_over_a_hole", copy_over_a_hole);
    trials.add_soft("stress::faults_leave_nothing", faults::faults_leave_nothing);
    trials.add_soft("stress::modules_leave_nothing", machines::modules_leave_nothing);
    trials.add_soft(
        "stress::runtime_goes_with_work_in_flight",
        machines::runtime_goes_with_work_in_flight,
    );
    trials.add_soft(
        "stress::two_runtimes_on_one_machine",
        machines::two_runtimes_on_one_machine,
    );
    trials.add_soft(
        "stress::faults_stay_in_their_runtime",
        faults::faults_stay_in_their_runtime,
    );
    trials.add_soft("stress::two_gpus", machines::two_gpus);
    trials.add_soft(
        "stress::machines_again_and_again",
        machines::machines_again_and_again,
    );
}

fn config(blocks: u32, block: u32) -> LaunchConfig {
    LaunchConfig::blocks([blocks, 1, 1], [block, 1, 1], 0)
}

/// A launch from any thread, without the single-threaded [`Gpu`].
fn launch(function: &Function, stream: &Stream, config: &LaunchConfig, args: &[Arg]) -> Result<(), Error> {
    assert_eq!(
        function.arguments().slots().len(),
        args.len(),
        "number of arguments"
    );
    let pointers = Arg::pointers(args);
    // SAFETY: number and sizes are the kernel's, and the tests' kernels write to the tests' buffers only.
    unsafe { function.launch_raw(stream, config, PackedArgs::Params(pointers.as_ptr())) }
}

/// `step` applied with 1, 2, … `last` to `start`.
fn chain(start: u32, last: u32) -> u32 {
    (1..=last).fold(start, |x, value| x.wrapping_mul(3).wrapping_add(value))
}

fn as_bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// One thread's share of [`sixteen_threads`]: everything of its own but the device.
fn one_of_many(device: &Device, step: &Function, seed: u32) {
    let runtime = device.runtime();
    for round in 0..3u32 {
        let n = 257 + 64 * seed as usize;
        let bytes = 4 * n as u64;
        let stream = device
            .create_stream_with(StreamFlags(seed & 1), Priority::from_value(seed as i32 % 3 - 1))
            .expect("stream");
        let data = runtime.malloc(0, bytes).expect("malloc");
        let pinned = PinnedBuffer::new(device, 4 * n).expect("pin");
        let start: Vec<u32> = (0..n as u32).map(|k| k * seed + round).collect();
        pinned.write(0, &as_bytes(&start)).expect("write");
        let event = device.create_event().expect("event");
        // SAFETY: both ends are this thread's and live until the stream is done.
        unsafe { stream.memcpy_async(data, pinned.address(), bytes, CopyKind::HostToDevice) }
            .expect("copy in");
        for value in 1..=8u32 {
            launch(step, &stream, &config(2, 128), args![data, value, n as u64]).expect("launch");
        }
        // SAFETY: as above.
        unsafe { stream.memcpy_async(pinned.address(), data, bytes, CopyKind::DeviceToHost) }
            .expect("copy out");
        event.record(&stream).expect("record");
        event.synchronize().expect("synchronize");
        let mut got = vec![0; 4 * n];
        pinned.read(0, &mut got).expect("read");
        let want: Vec<u32> = start.iter().map(|&x| chain(x, 8)).collect();
        assert!(got == as_bytes(&want), "thread {seed}, round {round}");
        runtime.free(data).expect("free");
    }
}

fn sixteen_threads(gpu: &Gpu) {
    let step = gpu.load("memory").module.function("step").expect("step");
    let (device, step) = (&gpu.device, &step);
    thread::scope(|scope| {
        for seed in 0..16 {
            scope.spawn(move || one_of_many(device, step, seed));
        }
    });
}

/// More launches than the ring has packets, four times over, from two threads at once.
fn two_producers_fill_one_ring(gpu: &Gpu) {
    const EACH: u32 = 8500;
    let step = gpu.load("memory").module.function("fill_u32").expect("fill_u32");
    let out = gpu.zeros::<u32>(2 * EACH as usize);
    let (address, stream, step) = (out.address(), &gpu.stream, &step);
    thread::scope(|scope| {
        for half in 0..2u32 {
            scope.spawn(move || {
                for k in 0..EACH {
                    let at = half * EACH + k;
                    launch(
                        step,
                        stream,
                        &config(1, 1),
                        args![address + 4 * u64::from(at), at + 1, 1u64],
                    )
                    .expect("launch");
                }
            });
        }
    });
    gpu.synchronize();
    assert_same("out", &out.read(), &(1..=2 * EACH).collect::<Vec<_>>());
}

/// One thread waits in a launch for room while another puts a copy into the same stream: the launch goes behind
/// the copy, and the stream is not done before the copy is.
fn copy_while_another_launches(gpu: &Gpu) {
    let fill = gpu.load("memory").module.function("fill_u32").expect("fill_u32");
    let wait = gpu
        .load("cooperate")
        .module
        .function("wait_for_flag")
        .expect("wait_for_flag");
    let n = 4usize << 20;
    let (data, copy) = (gpu.filled::<u32>(n, 5), gpu.zeros::<u32>(n));
    let (flag, out) = (gpu.pinned(0), gpu.zeros::<u32>(1));
    launch(&wait, &gpu.stream, &config(1, 1), args![flag, out]).expect("launch");
    let launched = AtomicU32::new(0);
    let (stream, last) = (&gpu.stream, copy.address() + 4 * (n as u64 - 1));
    thread::scope(|scope| {
        let launched = &launched;
        scope.spawn(move || {
            // The last of these comes behind the copy.
            for k in 0..5000u32 {
                launch(&fill, stream, &config(1, 1), args![last, k, 1u64]).expect("launch");
                launched.store(k + 1, Ordering::Relaxed);
            }
        });
        // Nothing completes before the flag is set, so the thread gets stuck.
        let mut before = u32::MAX;
        while before != launched.load(Ordering::Relaxed) {
            before = launched.load(Ordering::Relaxed);
            thread::sleep(Duration::from_millis(20));
        }
        assert!(before < 5000, "there is room for everything");
        // SAFETY: both ends live until the stream is done.
        unsafe {
            stream.memcpy_async(
                copy.address(),
                data.address(),
                4 * n as u64,
                CopyKind::DeviceToDevice,
            )
        }
        .expect("copy");
        flag.store(1);
    });
    gpu.synchronize();
    let mut want = vec![5; n];
    want[n - 1] = 4999;
    assert_same("copy", &copy.read(), &want);
}

/// A piece of work goes round 24 streams 8 times; each waits for the one before.
fn ring_of_events_across_streams(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let data = gpu.zeros::<u32>(300);
    let streams: Vec<Stream> = (0..24)
        .map(|_| {
            gpu.device
                .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
                .expect("stream")
        })
        .collect();
    let mut last: Option<Event> = None;
    for turn in 0..192u32 {
        let stream = &streams[turn as usize % streams.len()];
        if let Some(event) = &last {
            stream.wait_event(event).expect("wait");
        }
        kernels
            .submit_on(stream, "step", &config(2, 64), args![data, turn + 1, 300u64])
            .expect("launch");
        // The event before goes while others still wait for it.
        let event = gpu.device.create_event().expect("event");
        event.record(stream).expect("record");
        last = Some(event);
    }
    last.expect("an event").synchronize().expect("synchronize");
    drop(streams);
    assert_same("data", &data.read(), &[chain(0, 192); 300]);
}

/// Streams, events, buffers and modules are dropped while kernels and copies that use them are in flight.
fn everything_goes_with_work_in_flight(gpu: &Gpu) {
    let kept = gpu.zeros::<u32>(1 << 12);
    for round in 1..=20u32 {
        let stream = gpu.device.create_stream().expect("stream");
        let module = gpu.load("memory");
        let scratch = DeviceBuffer::<u32>::new(&gpu.device, 1 << 12).expect("allocate");
        let event = gpu.device.create_event().expect("event");
        for _ in 0..4 {
            module
                .submit_on(
                    &stream,
                    "fill_u32",
                    &config(4, 256),
                    args![scratch.address(), round, 1u64 << 12],
                )
                .expect("launch");
        }
        event.record(&stream).expect("record");
        // SAFETY: freeing waits for the device, so both live until the copy is done.
        unsafe {
            stream.memcpy_async(
                kept.address(),
                scratch.address(),
                4 << 12,
                CopyKind::DeviceToDevice,
            )
        }
        .expect("copy");
        match round % 4 {
            0 => drop(stream),
            1 => drop(scratch),
            2 => drop(module),
            _ => drop(event),
        }
    }
    assert_same("kept", &kept.read(), &[20; 1 << 12]);
}

/// Events that are recorded and waited for at once, more than the KFD has: the last ones share.
fn more_events_than_the_driver_has(gpu: &Gpu) {
    let wait = gpu.load("cooperate");
    let (flag, out) = (gpu.pinned(0), gpu.zeros::<u32>(1));
    wait.try_submit("wait_for_flag", &config(1, 1), args![flag, out])
        .expect("launch");
    let events: Vec<Event> = (0..4000)
        .map(|_| gpu.device.create_event().expect("event"))
        .collect();
    for event in &events {
        event.record(&gpu.stream).expect("record");
    }
    assert!(matches!(events[3999].query(), Err(Error::NotReady)));
    thread::scope(|scope| {
        for at in [0, 17, 3583, 3584, 3700, 3999] {
            let event = &events[at];
            scope.spawn(move || event.synchronize().expect("synchronize"));
        }
        thread::sleep(Duration::from_millis(5));
        flag.store(1);
    });
    assert!(events[3999].elapsed_since(&events[0]).expect("elapsed") >= 0.0);
    assert_same("out", &out.read(), &[1]);
}

/// Unmapping waits for a copy that is in flight, as freeing does.
fn unmapped_under_a_copy(gpu: &Gpu) {
    const CHUNK: u64 = 2 << 20;
    let range = Reservation::new(&gpu.runtime, CHUNK, 0).expect("reserve");
    let data = gpu.zeros::<u8>(CHUNK as usize);
    for round in 1..=4u8 {
        let physical = Physical::new(&gpu.device, CHUNK).expect("create");
        let mapping = range.map(0, &physical).expect("map");
        mapping
            .set_access(&gpu.device, Access::ReadWrite)
            .expect("access");
        gpu.stream
            .memset_async(range.address(), &[round], CHUNK)
            .expect("memset");
        // SAFETY: unmapping waits for the copy.
        unsafe {
            gpu.stream
                .memcpy_async(data.address(), range.address(), CHUNK, CopyKind::DeviceToDevice)
        }
        .expect("copy");
        if round % 2 == 0 {
            drop(mapping);
        } else {
            mapping.set_access(&gpu.device, Access::None).expect("access");
        }
        gpu.synchronize();
        assert!(data.read() == vec![round; CHUNK as usize], "round {round}");
    }
}

/// Eight threads register the same memory: one at a time has it.
fn registered_by_many(gpu: &Gpu) {
    let host = vec![0u8; 1 << 14];
    let (address, runtime) = (host.as_ptr() as u64, &gpu.runtime);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || {
                for _ in 0..50 {
                    // SAFETY: the memory outlives the threads, and no kernel or copy uses it.
                    match unsafe { runtime.host_register(address, 1 << 14, Default::default()) } {
                        Ok(()) => runtime
                            .host_unregister(address)
                            .expect("who registered may unregister"),
                        Err(Error::AlreadyRegistered { .. }) => {}
                        Err(error) => panic!("{error:#}"),
                    }
                }
            });
        }
    });
}

fn same_names_in_two_modules(gpu: &Gpu) {
    let modules = [
        gpu.load("vector_add"),
        gpu.load("vector_add_v4"),
        gpu.load("vector_add"),
    ];
    let (x, y) = (gpu.upload(&[1.5f32; 100]), gpu.upload(&[2.0f32; 100]));
    for left in (1..=3).rev() {
        for module in &modules[..left] {
            let z = gpu.zeros::<f32>(100);
            module.launch("vector_add", 1, 128, 0, args![x, y, z, 100u32]);
            assert_same("z", &z.read(), &[3.5f32; 100]);
        }
    }
    let globals = [gpu.load("globals"), gpu.load("globals")];
    drop(modules);
    drop(globals);
}

fn module_goes_while_its_kernel_runs(gpu: &Gpu) {
    let out = gpu.zeros::<u32>(4096);
    for round in 1..=10u32 {
        let module = gpu.load("memory");
        for _ in 0..20 {
            module.submit("fill_u32", 4, 256, 0, args![out, round, 4096u64]);
        }
        drop(module);
        // What was code is given to data at once.
        let other = DeviceBuffer::<u8>::new(&gpu.device, 64 << 10).expect("allocate");
        other.fill_bytes(0xff).expect("fill");
        assert!(gpu.stream_is_idle(), "unloading waits");
        assert_same("out", &out.read(), &[round; 4096]);
    }
}

fn edges_of_a_launch(gpu: &Gpu) {
    let memory = gpu.load("memory");
    // As many blocks as a dimension's work-items may be, or nearly; all leave at once.
    let out = gpu.zeros::<u32>(1024);
    memory.launch("fill_u32", 1 << 16, 1024, 0, args![out, 1u32, 0u64]);
    memory.launch("fill_u32", [1, 1 << 16, 1], 64, 0, args![out, 1u32, 0u64]);
    memory.launch("fill_u32", [1, 1, 1 << 16], 64, 0, args![out, 1u32, 0u64]);
    assert_same("untouched", &out.read(), &[0; 1024]);
    // A block along z.
    memory.launch("fill_u32", 1, [1, 1, 1024], 0, args![out, 3u32, 1024u64]);
    assert_same("out", &out.read(), &[3; 1024]);
    // All of the LDS, and one byte more.
    memory.launch("fill_u32", 4, 256, 64 << 10, args![out, 4u32, 1024u64]);
    assert_same("out", &out.read(), &[4; 1024]);
    let more = LaunchConfig::blocks([1, 1, 1], [64, 1, 1], (64 << 10) + 1);
    assert!(matches!(
        memory.try_submit("fill_u32", &more, args![out, 5u32, 64u64]),
        Err(Error::Launch { .. })
    ));
}

/// Memory that nothing was written to takes no host memory, however much; its last bytes are as good as any.
fn end_of_a_sparse_allocation(gpu: &Gpu) {
    let memory = gpu.load("memory");
    let size = (6u64 << 30) + 12;
    let address = gpu.runtime.malloc(0, size).expect("malloc");
    let end = address + size;
    gpu.stream
        .copy_from_host(end - 12, &as_bytes(&[1, 2, 3]))
        .expect("write");
    gpu.stream
        .copy_from_host(address, &as_bytes(&[4]))
        .expect("write");
    gpu.stream
        .copy(address + (5 << 30), end - 12, 12, CopyKind::DeviceToDevice)
        .expect("copy");
    let mut got = [0; 12];
    gpu.stream
        .copy_to_host(&mut got, address + (5 << 30))
        .expect("read");
    assert_eq!(got.to_vec(), as_bytes(&[1, 2, 3]));
    memory.launch("step", 1, 64, 0, args![end - 12, 10u32, 3u64]);
    gpu.stream.copy_to_host(&mut got, end - 12).expect("read");
    assert_eq!(got.to_vec(), as_bytes(&[13, 16, 19]));
    assert!(matches!(
        gpu.stream.copy_to_host(&mut got, end - 11),
        Err(Error::OutOfBounds { .. })
    ));
    // Freed with a copy from it in flight.
    let out = gpu.zeros::<u32>(3);
    // SAFETY: freeing waits for the copy.
    unsafe {
        gpu.stream
            .memcpy_async(out.address(), end - 12, 12, CopyKind::DeviceToDevice)
    }
    .expect("copy");
    gpu.runtime.free(address).expect("free");
    assert_same("out", &out.read(), &[13, 16, 19]);
}

/// Two registrations in one page; an overlapping one is refused; one goes and the other stays usable.
fn registered_neighbours(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let mut host = vec![0u8; 3 << 12];
    let (first, rest) = host.split_at_mut(1000);
    let (second, third) = rest.split_at_mut(5000);
    let overlapping = (first.as_ptr() as u64 + 500, 1000);
    let first = Registered::new(&gpu.runtime, first).expect("register");
    let second = Registered::new(&gpu.runtime, second).expect("register in the same page");
    // SAFETY: refused.
    let refused = unsafe {
        gpu.runtime
            .host_register(overlapping.0, overlapping.1, Default::default())
    };
    assert!(
        matches!(refused, Err(Error::AlreadyRegistered { .. })),
        "{refused:?}"
    );
    let third = Registered::new(&gpu.runtime, third).expect("register");
    let at = [
        first.device_address(),
        second.device_address(),
        third.device_address(),
    ];
    for (place, at) in at.iter().enumerate() {
        kernels.launch("fill_u8", 1, 64, 0, args![*at, place as u32 + 1, 900u64]);
    }
    drop(second);
    kernels.launch("fill_u8", 1, 64, 0, args![at[0], 4u32, 900u64]);
    kernels.launch("fill_u8", 1, 64, 0, args![at[2], 5u32, 900u64]);
    drop((first, third));
    assert_eq!(
        [
            host[0], host[899], host[900], host[1000], host[1899], host[6000], host[6899]
        ],
        [4, 4, 0, 2, 2, 5, 5]
    );
}

/// A copy over a range of which only the ends are mapped is refused, and moves nothing.
fn copy_over_a_hole(gpu: &Gpu) {
    const CHUNK: u64 = 2 << 20;
    let range = Reservation::new(&gpu.runtime, 3 * CHUNK, 0).expect("reserve");
    let pieces: Vec<_> = [0, 2]
        .iter()
        .map(|place| {
            let physical = Physical::new(&gpu.device, CHUNK).expect("create");
            let mapping = range.map(place * CHUNK, &physical).expect("map");
            mapping
                .set_access(&gpu.device, Access::ReadWrite)
                .expect("access");
            (physical, mapping)
        })
        .collect();
    let base = range.address();
    gpu.stream.memset(base, &[7], CHUNK).expect("memset");
    let data = gpu.zeros::<u8>(2 * CHUNK as usize);
    for (dst, src) in [
        (data.address(), base + CHUNK / 2),
        (base + CHUNK / 2, data.address()),
    ] {
        let refused = gpu.stream.copy(dst, src, CHUNK, CopyKind::DeviceToDevice);
        assert!(refused.is_err(), "a copy over the hole");
    }
    assert!(
        gpu.stream.memset(base + CHUNK - 1, &[1], 2).is_err(),
        "a fill into the hole"
    );
    gpu.stream
        .copy(data.address(), base, CHUNK, CopyKind::DeviceToDevice)
        .expect("copy");
    let mut want = vec![7u8; CHUNK as usize];
    want.resize(2 * CHUNK as usize, 0);
    assert!(data.read() == want, "what was mapped");
    drop(pieces);
    assert!(
        gpu.stream
            .copy(data.address(), base, 4, CopyKind::DeviceToDevice)
            .is_err(),
        "nothing is mapped"
    );
}
