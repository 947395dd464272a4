//! Copies and fills by the runtime: every direction, every alignment, every kind of memory.
#![expect(unsafe_code, reason = "copies to and from raw addresses")]

use outcrop_hip::{CopyKind, Plane, Registered};
use outcrop_tests::data::{Random, assert_same};
use outcrop_tests::{Gpu, Trials};

pub fn trials(trials: &mut Trials) {
    trials.add(
        "copies::every_direction_and_alignment",
        every_direction_and_alignment,
    );
    trials.add("copies::asynchronous", asynchronous);
    trials.add("copies::large", large);
    trials.add("copies::planes", planes);
    trials.add("copies::registered_memory", registered_memory);
    trials.add("copies::default_kind", default_kind);
    trials.add("fills::every_pattern_and_alignment", fills);
}

const ROOM: usize = 10_000;

/// A device buffer with known bytes, and the same bytes here.
fn filled(gpu: &Gpu, seed: u64) -> (u64, Vec<u8>, outcrop_tests::Buffer<u8>) {
    let bytes = Random::new(seed).many(ROOM, |r| r.u32() as u8);
    let buffer = gpu.upload(&bytes);
    (buffer.address(), bytes, buffer)
}

const CUTS: [(usize, usize, usize); 10] = [
    (0, 0, 1),
    (0, 0, 4096),
    (1, 0, 1000),
    (0, 3, 1001),
    (7, 5, 9000),
    (2, 2, 2),
    (63, 1, 64),
    (4095, 1, 4097),
    (100, 100, 0),
    (9999, 0, 1),
];

fn every_direction_and_alignment(gpu: &Gpu) {
    for (to, from, size) in CUTS {
        // Host to device.
        let (address, mut want, buffer) = filled(gpu, 1);
        let host = Random::new(2).many(ROOM, |r| r.u32() as u8);
        gpu.stream
            .copy_from_host(address + to as u64, &host[from..from + size])
            .expect("to the device");
        want[to..to + size].copy_from_slice(&host[from..from + size]);
        assert_same("host to device", &buffer.read(), &want);
        // Device to host.
        let mut got = vec![0xaa; ROOM];
        gpu.stream
            .copy_to_host(&mut got[to..to + size], address + from as u64)
            .expect("from the device");
        let mut expected = vec![0xaa; ROOM];
        expected[to..to + size].copy_from_slice(&want[from..from + size]);
        assert_same("device to host", &got, &expected);
        // Device to device.
        let (source, bytes, _kept) = filled(gpu, 3);
        gpu.stream
            .copy(
                address + to as u64,
                source + from as u64,
                size as u64,
                CopyKind::DeviceToDevice,
            )
            .expect("on the device");
        want[to..to + size].copy_from_slice(&bytes[from..from + size]);
        assert_same("device to device", &buffer.read(), &want);
        // Host to host.
        let mut target = vec![0u8; ROOM];
        let (dst, src) = (
            target.as_mut_ptr().expose_provenance() as u64,
            host.as_ptr().expose_provenance() as u64,
        );
        // SAFETY: both vectors hold the ranges.
        unsafe {
            gpu.stream.memcpy(
                dst + to as u64,
                src + from as u64,
                size as u64,
                CopyKind::HostToHost,
            )
        }
        .expect("on the host");
        assert_same("host to host", &target[to..to + size], &host[from..from + size]);
    }
}

fn asynchronous(gpu: &Gpu) {
    let (address, bytes, _kept) = filled(gpu, 4);
    let second = gpu.zeros::<u8>(ROOM);
    let mut back = vec![0u8; ROOM];
    let dst = back.as_mut_ptr().expose_provenance() as u64;
    for (to, from, size) in CUTS {
        // SAFETY: device memory of this test, and a vector that is not touched before the stream is idle.
        unsafe {
            gpu.stream
                .memcpy_async(
                    second.address() + to as u64,
                    address + from as u64,
                    size as u64,
                    CopyKind::DeviceToDevice,
                )
                .expect("submit");
            gpu.stream
                .memcpy_async(
                    dst + to as u64,
                    second.address() + to as u64,
                    size as u64,
                    CopyKind::DeviceToHost,
                )
                .expect("submit");
        }
        gpu.synchronize();
        assert_same("back", &back[to..to + size], &bytes[from..from + size]);
    }
}

fn large(gpu: &Gpu) {
    let n = (9 << 20) + 12_345;
    let mut random = Random::new(5);
    let bytes: Vec<u8> = (0..n / 8 + 1)
        .flat_map(|_| random.u64().to_le_bytes())
        .take(n)
        .collect();
    let (a, b) = (gpu.zeros::<u8>(n), gpu.zeros::<u8>(n));
    a.write(&bytes);
    gpu.stream
        .copy(
            b.address() + 1,
            a.address(),
            n as u64 - 1,
            CopyKind::DeviceToDevice,
        )
        .expect("copy");
    let got = b.read();
    assert!(got[0] == 0 && got[1..] == bytes[..n - 1], "shifted by one");
}

fn planes(gpu: &Gpu) {
    let (width, height, pitch_a, pitch_b) = (77usize, 31usize, 100usize, 128usize);
    let host = Random::new(6).many(pitch_a * height, |r| r.u32() as u8);
    let device = gpu.zeros::<u8>(pitch_b * height);
    let mut back = vec![0u8; pitch_a * height];
    let (source, target) = (
        host.as_ptr().expose_provenance() as u64,
        back.as_mut_ptr().expose_provenance() as u64,
    );
    let on_device = Plane {
        address: device.address(),
        pitch: pitch_b as u64,
    };
    // SAFETY: the planes are inside the vectors and the buffer.
    unsafe {
        let from = Plane {
            address: source,
            pitch: pitch_a as u64,
        };
        gpu.stream
            .memcpy_2d(
                on_device,
                from,
                width as u64,
                height as u64,
                CopyKind::HostToDevice,
                true,
            )
            .expect("in");
        let to = Plane {
            address: target,
            pitch: pitch_a as u64,
        };
        gpu.stream
            .memcpy_2d(
                to,
                on_device,
                width as u64,
                height as u64,
                CopyKind::DeviceToHost,
                true,
            )
            .expect("out");
    }
    let on_device = device.read();
    for row in 0..height {
        assert_same(
            "row on the device",
            &on_device[row * pitch_b..][..width],
            &host[row * pitch_a..][..width],
        );
        assert!(
            on_device[row * pitch_b + width..(row + 1) * pitch_b]
                .iter()
                .all(|&v| v == 0),
            "between rows"
        );
        assert_same(
            "row back",
            &back[row * pitch_a..][..width],
            &host[row * pitch_a..][..width],
        );
    }
}

fn registered_memory(gpu: &Gpu) {
    let mut memory = Random::new(7).many(50_000, |r| r.u32() as u8);
    let want = memory.clone();
    let buffer = gpu.zeros::<u8>(memory.len());
    {
        let registered = Registered::new(&gpu.runtime, &mut memory).expect("register");
        assert_eq!(registered.len(), 50_000);
        // SAFETY: registered until after the copy.
        unsafe {
            gpu.stream
                .memcpy(
                    buffer.address(),
                    registered.address(),
                    registered.len(),
                    CopyKind::HostToDevice,
                )
                .expect("copy");
        }
    }
    assert_same("copied from registered memory", &buffer.read(), &want);
    Registered::new(&gpu.runtime, &mut memory).expect("register again, after it was given up");
}

fn default_kind(gpu: &Gpu) {
    let (address, bytes, _kept) = filled(gpu, 8);
    let other = gpu.zeros::<u8>(ROOM);
    let mut back = vec![0u8; ROOM];
    let dst = back.as_mut_ptr().expose_provenance() as u64;
    // SAFETY: memory of this test.
    unsafe {
        gpu.stream
            .memcpy(other.address(), address, ROOM as u64, CopyKind::Default)
            .expect("device to device");
        gpu.stream
            .memcpy(dst, other.address(), ROOM as u64, CopyKind::Default)
            .expect("device to host");
    }
    assert_same("back", &back, &bytes);
}

fn fills(gpu: &Gpu) {
    for (to, _, size) in CUTS {
        for pattern in [&[0x5au8][..], &[1, 2], &[9, 8, 7, 6]] {
            let (address, mut want, buffer) = filled(gpu, 9);
            let to = to / pattern.len() * pattern.len();
            gpu.stream
                .memset(address + to as u64, pattern, size as u64)
                .expect("fill");
            for (i, byte) in want[to..to + size].iter_mut().enumerate() {
                *byte = pattern[i % pattern.len()];
            }
            assert_same("filled", &buffer.read(), &want);
        }
    }
}
