//! Streams, events, and copies in stream order.
#![expect(unsafe_code, reason = "copies to and from raw addresses")]

use outcrop_hip::{CopyKind, Error, Event, EventFlags, LaunchConfig, PinnedBuffer, Priority, StreamFlags};
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials, args};

pub fn trials(trials: &mut Trials) {
    trials.add("streams::many_at_once", many_at_once);
    trials.add("streams::more_than_queues", more_than_queues);
    trials.add("streams::priorities", priorities);
    trials.add("streams::wait_for_event", wait_for_event);
    trials.add(
        "streams::copies_and_kernels_in_order",
        copies_and_kernels_in_order,
    );
    trials.add(
        "streams::null_stream_waits_for_the_others",
        null_stream_waits_for_the_others,
    );
    trials.add("events::elapsed_time", elapsed_time);
    trials.add("events::states", states);
}

fn config(blocks: u32, block: u32) -> LaunchConfig {
    LaunchConfig::blocks([blocks, 1, 1], [block, 1, 1], 0)
}

fn chain(rounds: u32) -> u32 {
    (1..=rounds).fold(0u32, |x, value| x.wrapping_mul(3).wrapping_add(value))
}

fn many_at_once(gpu: &Gpu) {
    interleaved(gpu, 8, 30);
}

fn more_than_queues(gpu: &Gpu) {
    interleaved(gpu, 70, 4);
}

fn interleaved(gpu: &Gpu, count: usize, rounds: u32) {
    let kernels = gpu.load("memory");
    let n = 500usize;
    let streams: Vec<_> = (0..count)
        .map(|_| gpu.device.create_stream().expect("stream"))
        .collect();
    let buffers: Vec<_> = (0..count).map(|_| gpu.zeros::<u32>(n)).collect();
    for value in 1..=rounds {
        for (stream, data) in streams.iter().zip(&buffers) {
            kernels
                .submit_on(stream, "step", &config(2, 64), args![data, value, n as u64])
                .expect("launch");
        }
    }
    gpu.device.synchronize().expect("synchronize the device");
    for (stream, data) in streams.iter().zip(&buffers) {
        stream.query().expect("idle");
        assert_same("data", &data.read(), &vec![chain(rounds); n]);
    }
}

fn priorities(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    for priority in [Priority::Low, Priority::Normal, Priority::High] {
        let stream = gpu
            .device
            .create_stream_with(StreamFlags::NON_BLOCKING, priority)
            .expect("stream");
        assert_eq!(stream.priority(), priority);
        let data = gpu.zeros::<u32>(64);
        kernels
            .submit_on(&stream, "iota", &config(1, 64), args![data, 5u32, 64u64])
            .expect("launch");
        stream.synchronize().expect("synchronize");
        assert_same("data", &data.read(), &(5..69).collect::<Vec<u32>>());
    }
}

/// One stream hands a buffer to the other and back, 20 times; the order is that of the events.
fn wait_for_event(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let n = 5000usize;
    let data = gpu.zeros::<u32>(n);
    let streams: Vec<_> = (0..2)
        .map(|_| {
            gpu.device
                .create_stream_with(StreamFlags::NON_BLOCKING, Priority::Normal)
                .expect("stream")
        })
        .collect();
    let events: Vec<Event> = (0..20)
        .map(|_| {
            gpu.device
                .create_event_with(EventFlags::DISABLE_TIMING)
                .expect("event")
        })
        .collect();
    for (turn, event) in events.iter().enumerate() {
        let stream = &streams[turn % 2];
        if turn > 0 {
            stream.wait_event(&events[turn - 1]).expect("wait");
        }
        kernels
            .submit_on(
                stream,
                "step",
                &config(4, 128),
                args![data, turn as u32 + 1, n as u64],
            )
            .expect("launch");
        event.record(stream).expect("record");
    }
    events[19].synchronize().expect("synchronize");
    assert_same("data", &data.read(), &vec![chain(20); n]);
}

/// Copy in, kernel, copy out, again and again, all asynchronous, from pinned memory.
fn copies_and_kernels_in_order(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let (n, rounds) = (3000usize, 12usize);
    let bytes = 4 * n;
    let source = PinnedBuffer::new(&gpu.device, bytes * rounds).expect("pin");
    let target = PinnedBuffer::new(&gpu.device, bytes * rounds).expect("pin");
    let mut random = Random::new(200);
    let input = random.many(n * rounds, Random::u32);
    let as_bytes: Vec<u8> = input.iter().flat_map(|v| v.to_le_bytes()).collect();
    source.write(0, &as_bytes).expect("write");
    let data = gpu.zeros::<u32>(n);
    for round in 0..rounds {
        let at = (bytes * round) as u64;
        // SAFETY: both pinned buffers outlive the stream's work, which is waited for below.
        unsafe {
            gpu.stream.memcpy_async(
                data.address(),
                source.address() + at,
                bytes as u64,
                CopyKind::HostToDevice,
            )
        }
        .expect("copy in");
        kernels
            .try_submit("step", &config(3, 256), args![data, round as u32, n as u64])
            .expect("launch");
        // SAFETY: as above.
        unsafe {
            gpu.stream.memcpy_async(
                target.address() + at,
                data.address(),
                bytes as u64,
                CopyKind::DeviceToHost,
            )
        }
        .expect("copy out");
    }
    gpu.synchronize();
    let mut got = vec![0; bytes * rounds];
    target.read(0, &mut got).expect("read");
    let got: Vec<u32> = got
        .chunks(4)
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect();
    let want: Vec<u32> = input
        .iter()
        .enumerate()
        .map(|(i, v)| v.wrapping_mul(3).wrapping_add((i / n) as u32))
        .collect();
    assert_same("target", &got, &want);
}

fn null_stream_waits_for_the_others(gpu: &Gpu) {
    let kernels = gpu.load("memory");
    let n = 200_000usize;
    let data = gpu.zeros::<u32>(n);
    let null = gpu.device.null_stream().expect("null stream");
    for round in 0..10u32 {
        kernels
            .try_submit("step", &config(8, 256), args![data, 2 * round + 1, n as u64])
            .expect("launch");
        kernels
            .submit_on(
                &null,
                "step",
                &config(8, 256),
                args![data, 2 * round + 2, n as u64],
            )
            .expect("launch");
    }
    gpu.device.synchronize().expect("synchronize");
    assert_same("data", &data.read(), &vec![chain(20); n]);
}

fn elapsed_time(gpu: &Gpu) {
    let kernels = gpu.load("cooperate");
    let times = gpu.zeros::<u64>(3);
    gpu.varies(&times);
    let (start, stop) = (
        gpu.device.create_event().expect("event"),
        gpu.device.create_event().expect("event"),
    );
    start.record(&gpu.stream).expect("record");
    // 2 ms of the 100 MHz clock.
    kernels
        .try_submit("busy_wait", &config(1, 1), args![times, 200_000u64])
        .expect("launch");
    stop.record(&gpu.stream).expect("record");
    stop.synchronize().expect("synchronize");
    let ms = stop.elapsed_since(&start).expect("elapsed");
    assert!((2.0..2000.0).contains(&ms), "{ms} ms");
    let back = start.elapsed_since(&stop).expect("elapsed");
    assert!(back < 0.0, "{back} ms");
}

fn states(gpu: &Gpu) {
    let kernels = gpu.load("cooperate");
    let (fresh, untimed) = (
        gpu.device.create_event().expect("event"),
        gpu.device
            .create_event_with(EventFlags::DISABLE_TIMING)
            .expect("event"),
    );
    fresh
        .query()
        .expect("an event that was never recorded is complete");
    fresh.synchronize().expect("and needs no waiting");
    assert!(matches!(
        fresh.elapsed_since(&fresh),
        Err(Error::InvalidHandle { .. })
    ));
    untimed.record(&gpu.stream).expect("record");
    untimed.synchronize().expect("synchronize");
    assert!(matches!(
        untimed.elapsed_since(&untimed),
        Err(Error::InvalidHandle { .. })
    ));

    let (flag, out) = (gpu.pinned(0), gpu.zeros::<u32>(1));
    let (start, stop) = (
        gpu.device.create_event().expect("event"),
        gpu.device.create_event().expect("event"),
    );
    start.record(&gpu.stream).expect("record");
    kernels
        .try_submit("wait_for_flag", &config(1, 1), args![flag, out])
        .expect("launch");
    stop.record(&gpu.stream).expect("record");
    assert!(matches!(stop.query(), Err(Error::NotReady)));
    assert!(matches!(stop.elapsed_since(&start), Err(Error::NotReady)));
    assert!(matches!(gpu.stream.query(), Err(Error::NotReady)));
    flag.store(3);
    stop.synchronize().expect("synchronize");
    stop.query().expect("complete");
    assert!(stop.elapsed_since(&start).expect("elapsed") >= 0.0);
    assert_same("out", &out.read(), &[3]);
}
