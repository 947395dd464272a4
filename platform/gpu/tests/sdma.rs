//! SDMA packets on the engines of all targets.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

mod rings;

use outcrop_abi::sdma as abi;
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_isa::{Generation, Target};
use rings::tinygrad::{self, ARGUMENTS, MAILBOX, SIGNAL};
use rings::{Machine, TICKS, high, low};

fn on_all(test: impl Fn(Machine)) {
    for target in Target::ALL {
        test(Machine::new(target));
    }
}

fn op(op: u8, sub: u8) -> u32 {
    u32::from(op) | u32::from(sub) << 8
}

fn fence(at: u64, value: u32) -> Vec<u32> {
    vec![op(abi::SDMA_OP_FENCE, 0), low(at), high(at), value]
}

fn noise(m: &Machine, at: u64, len: usize) {
    for (i, byte) in m.bytes(at, len).iter_mut().enumerate() {
        *byte = (i as u32).wrapping_mul(2_654_435_761).to_le_bytes()[3];
    }
}

#[test]
fn bytes_are_copied() {
    // First word, words of the packet, and the generations that have it; beside those it is another kind or none.
    const BACKWARDS: u32 = 1 << 25;
    const COMPRESSION: u32 = 1 << 19;
    on_all(|m| {
        let generation = m.target.generation();
        let rdna = generation > Generation::Gfx9;
        let mut cases = vec![(op(abi::SDMA_OP_COPY, 0), 7)];
        if rdna {
            cases.push((op(abi::SDMA_OP_COPY, abi::SDMA_SUBOP_COPY_LINEAR_BC), 7));
            cases.push((op(abi::SDMA_OP_COPY, 0) | BACKWARDS, 7));
        }
        if generation == Generation::Gfx12 {
            cases.push((op(abi::SDMA_OP_COPY, 0) | COMPRESSION, 8));
        }
        // Longer than 22 bits count, at odd addresses.
        for (first, words) in cases {
            let bytes = if first >> 8 & 0xff == 16 {
                70_001
            } else {
                5 << 20 | 3
            };
            let (from, to) = (m.memory(bytes), m.memory(bytes + 64));
            let mut ring = m.sdma_ring();
            noise(&m, from, bytes);
            let mut packet = vec![
                first,
                bytes as u32 - 1,
                0,
                low(from),
                high(from),
                low(to + 5),
                high(to + 5),
            ];
            packet.resize(words, 0);
            packet.extend(fence(to + 5 - 5 + (bytes as u64 + 60) / 4 * 4, 77));
            assert_eq!(m.submit(&mut ring, &packet), Progress::Idle);
            m.no_fault();
            assert!(m.done(&ring), "{:?} {first:#x}", m.target);
            assert!(m.bytes(from, bytes) == m.bytes(to + 5, bytes));
            assert_eq!(m.bytes(to + 5 + bytes as u64, 1), [0]);
        }
        // To two places.
        let (from, one, two) = (m.memory(3 << 20), m.memory(3 << 20), m.memory(3 << 20));
        let mut ring = m.sdma_ring();
        noise(&m, from, 3 << 20);
        let bytes = 2_500_000;
        let packet = [
            op(abi::SDMA_OP_COPY, 0) | 1 << 27,
            bytes - 1,
            0,
            low(from),
            high(from),
            low(one),
            high(one),
            low(two),
            high(two),
        ];
        m.submit(&mut ring, &packet);
        m.no_fault();
        for to in [one, two] {
            assert!(m.bytes(from, bytes as usize) == m.bytes(to, bytes as usize));
            assert_eq!(m.bytes(to + u64::from(bytes), 1), [0]);
        }
    });
}

#[test]
fn boxes_are_copied() {
    on_all(|m| {
        let (from, to) = (m.memory(65536), m.memory(65536));
        for i in 0..4096u32 {
            m.set32(from + u64::from(i) * 4, i);
        }
        // 3 × 2 × 2 elements of 4 bytes from (1, 1, 1) of rows of 8 and slices of 64 to (2, 0, 1) of rows of 4 and
        // slices of 16.
        let packet = [
            op(abi::SDMA_OP_COPY, abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND) | 2 << 29,
            low(from),
            high(from),
            1 | 1 << 16,
            1 | 7 << 13,
            63,
            low(to),
            high(to),
            2,
            1 | 3 << 13,
            15,
            2 | 1 << 16,
            1,
        ];
        let mut ring = m.sdma_ring();
        m.submit(&mut ring, &packet);
        m.no_fault();
        let mut want = [0u32; 64];
        for (z, y, x) in (0..2).flat_map(|z| (0..2).flat_map(move |y| (0..3).map(move |x| (z, y, x)))) {
            want[(z + 1) * 16 + y * 4 + x + 2] = ((z + 1) * 64 + (y + 1) * 8 + x + 1) as u32;
        }
        let got: Vec<u32> = (0..64).map(|i| m.get32(to + i * 4)).collect();
        assert_eq!(got, want, "{:?}", m.target);
        let large = [
            op(abi::SDMA_OP_COPY, abi::SDMA_SUBOP_COPY_LINEAR_SUB_WIND_LARGE),
            low(from),
            high(from),
            4,
            1,
            1,
            31,
            255,
            0,
            low(to + 4096),
            high(to + 4096),
            8,
            0,
            1,
            15,
            63,
            0,
            11,
            1,
            1,
        ];
        m.submit(&mut ring, &large);
        if m.target.generation() < Generation::Gfx11 {
            assert!(m.fault().to_string().contains("tiled"));
            return;
        }
        m.no_fault();
        let got: Vec<u32> = (0..64).map(|i| m.get32(to + 4096 + i * 4)).collect();
        assert_eq!(got, want, "{:?}", m.target);
    });
}

#[test]
fn memory_is_filled_and_written() {
    on_all(|m| {
        let at = m.memory(8 << 20);
        let mut ring = m.sdma_ring();
        for (size, count, bytes) in [(0u32, 9, 10), (1, 9, 10), (1, 8, 10), (2, 12, 16), (2, 15, 16)] {
            m.bytes(at, 32).fill(0);
            let packet = [
                op(abi::SDMA_OP_CONST_FILL, 0) | size << 30,
                low(at),
                high(at),
                0x4433_2211,
                count,
            ];
            m.submit(&mut ring, &packet);
            let want: Vec<u8> = (0..32)
                .map(|i| {
                    if i < bytes {
                        [0x11, 0x22, 0x33, 0x44][i % 4]
                    } else {
                        0
                    }
                })
                .collect();
            assert_eq!(m.bytes(at, 32), want, "{:?} {size} {count}", m.target);
        }
        // More than 22 bits since 6.0.
        if m.target.generation() > Generation::Gfx10 {
            let bytes = (5 << 20) - 4;
            m.submit(
                &mut ring,
                &[
                    op(abi::SDMA_OP_CONST_FILL, 0) | 2 << 30,
                    low(at),
                    high(at),
                    0x0101_0101,
                    bytes,
                ],
            );
            assert_eq!(m.bytes(at + (5 << 20) - 1, 2), [1, 0]);
        }
        m.bytes(at, 64).fill(9);
        let multi = op(abi::SDMA_OP_CONST_FILL, abi::SDMA_SUBOP_DATA_FILL_MULTI);
        m.submit(&mut ring, &[multi, 16, 3, low(at), high(at), 4]);
        for (i, byte) in m.bytes(at, 64).iter().enumerate() {
            assert_eq!(*byte, if i < 48 && i % 16 < 4 { 0 } else { 9 }, "{i}");
        }
        m.submit(
            &mut ring,
            &[op(abi::SDMA_OP_WRITE, 0), low(at), high(at), 2, 1, 2, 3],
        );
        assert_eq!((m.get64(at), m.get32(at + 8)), (2 << 32 | 1, 3));
        let row = op(abi::SDMA_OP_PTEPDE, abi::SDMA_SUBOP_PTEPDE_GEN);
        m.submit(
            &mut ring,
            &[row, low(at), high(at), 1, 1 << 31, 0x10, 0, 0x1000, 1, 2],
        );
        let got: Vec<u64> = (0..3).map(|i| m.get64(at + i * 8)).collect();
        assert_eq!(
            got,
            [0, 1, 2].map(|i| (0x10 + i * 0x1_0000_1000) | 1 << 63 | 1),
            "{:?}",
            m.target
        );
        m.no_fault();
    });
}

#[test]
fn polls_semaphores_and_loops_wait() {
    on_all(|m| {
        let at = m.memory(4096);
        let mut ring = m.sdma_ring();
        let poll = |function: u32, retries: u32| {
            vec![
                op(abi::SDMA_OP_POLL_REGMEM, 0) | function << 28 | 1 << 31,
                low(at),
                high(at),
                5,
                0xff,
                retries << 16 | 4,
            ]
        };
        for (function, unmet, met) in [
            (1, 5, 4),
            (2, 6, 5),
            (3, 4, 0x105),
            (4, 0x205, 6),
            (5, 4, 5),
            (6, 5, 6),
        ] {
            m.set32(at + 4, 0);
            m.set32(at, unmet);
            let packet = [poll(function, 0xfff), fence(at + 4, 1)].concat();
            assert_eq!(m.submit(&mut ring, &packet), Progress::Polls, "{function}");
            assert_eq!(m.get32(at + 4), 0);
            m.set32(at, met);
            assert_eq!(m.settle(), Progress::Idle, "{function}");
            assert_eq!(m.get32(at + 4), 1);
        }
        // An engine that gives up goes on.
        m.set32(at, 9);
        m.submit(&mut ring, &[poll(3, 3), fence(at + 4, 2)].concat());
        for _ in 0..5 {
            m.settle();
        }
        assert_eq!(m.get32(at + 4), 2);
        // A semaphore, taken and given by two rings.
        let semaphore = |signal: u32| vec![op(abi::SDMA_OP_SEM, 0) | signal << 30, low(at + 8), high(at + 8)];
        let packet = [semaphore(0), fence(at + 4, 3)].concat();
        assert_eq!(m.submit(&mut ring, &packet), Progress::Polls);
        let mut other = m.sdma_ring();
        m.submit(&mut other, &semaphore(1));
        assert_eq!((m.get32(at + 4), m.get64(at + 8)), (3, 0));
        let increment = [
            op(abi::SDMA_OP_SEM, abi::SDMA_SUBOP_MEM_INCR),
            low(at + 8),
            high(at + 8),
        ];
        m.submit(&mut other, &increment);
        if m.target.generation() > Generation::Gfx10 {
            assert_eq!(m.get64(at + 8), 1);
        } else {
            m.fault();
        }
        // A compare-and-swap in a loop.
        let swap = [
            op(abi::SDMA_OP_ATOMIC, 0) | 1 << 16 | 40 << 25,
            low(at + 16),
            high(at + 16),
            7,
            0,
            6,
            0,
            0,
        ];
        assert_eq!(m.submit(&mut ring, &swap), Progress::Polls);
        m.set64(at + 16, 6);
        assert_eq!(m.settle(), Progress::Idle);
        assert_eq!(m.get64(at + 16), 7);
        m.no_fault();
    });
}

#[test]
fn packets_are_chosen_and_called() {
    on_all(|m| {
        let (at, buffer) = (m.memory(4096), m.memory(4096));
        let mut ring = m.sdma_ring();
        m.set32(at, 7);
        let conditional = |reference: u32, words: Vec<u32>| {
            let mut all = vec![
                op(abi::SDMA_OP_COND_EXE, 0),
                low(at),
                high(at),
                reference,
                words.len() as u32,
            ];
            all.extend(words);
            all
        };
        let chosen = |engines: u32, words: Vec<u32>| {
            let mut all = vec![op(abi::SDMA_OP_PRE_EXE, 0) | engines << 16, words.len() as u32];
            all.extend(words);
            all
        };
        let called = [
            fence(at + 20, 1),
            conditional(7, fence(at + 24, 1)),
            vec![1 << 16, 0xdead],
        ]
        .concat();
        for (i, word) in called.iter().enumerate() {
            m.set32(buffer + i as u64 * 4, *word);
        }
        let indirect =
            |base: u64, words: u32| vec![op(abi::SDMA_OP_INDIRECT, 0), low(base), high(base), words, 0, 0];
        let packets = [
            conditional(7, fence(at + 4, 1)),
            conditional(8, fence(at + 8, 1)),
            chosen(1, fence(at + 12, 1)),
            chosen(2, fence(at + 16, 1)),
            indirect(buffer, called.len() as u32),
            indirect(buffer, 0),
            fence(at + 28, 1),
        ]
        .concat();
        assert_eq!(m.submit(&mut ring, &packets), Progress::Idle);
        m.no_fault();
        assert!(m.done(&ring));
        let got: Vec<u32> = (1..8).map(|i| m.get32(at + i * 4)).collect();
        assert_eq!(got, [1, 0, 1, 0, 1, 1, 1], "{:?}", m.target);
    });
}

#[test]
fn what_is_not_known_stops_the_queue_and_says_where() {
    on_all(|m| {
        let memory = m.memory(4096);
        m.set32(memory, op(abi::SDMA_OP_INDIRECT, 0));
        let nested = vec![op(abi::SDMA_OP_INDIRECT, 0), low(memory), high(memory), 6, 0, 0];
        let gfx9 = m.target.generation() == Generation::Gfx9;
        let mut cases = vec![
            ("not a packet", vec![0x33]),
            ("tiled", vec![op(1, abi::SDMA_SUBOP_COPY_TILED); 13]),
            ("tiled", vec![op(2, abi::SDMA_SUBOP_WRITE_TILED); 9]),
            ("physical", vec![op(1, abi::SDMA_SUBOP_COPY_LINEAR_PHY); 7]),
            ("page tables", vec![op(12, abi::SDMA_SUBOP_PTEPDE_RMW); 8]),
            ("registers", vec![op(14, 0), 0, 0]),
            ("registers", vec![op(8, 0) | 3 << 28, 0, 0, 0, 0, 0]),
            ("write pointer", vec![op(1, 0), 0, 0]),
            ("fill size", vec![op(11, 0) | 3 << 30, 0, 0, 0, 0]),
            (
                "comparison",
                vec![op(8, 0) | 15 << 28, low(memory), high(memory), 0, 0, 0],
            ),
            (
                "atomic operation",
                vec![op(10, 0) | 2 << 25, low(memory), high(memory), 0, 0, 0, 0, 0],
            ),
            ("timestamp", vec![op(13, 9), 0, 0]),
            ("inside of another", nested),
            ("32 bytes", vec![op(4, 0), low(memory + 4), high(memory), 6, 0, 0]),
        ];
        // Caches and translations have packets since 5.0.
        cases.push(if gfx9 {
            ("not a packet", vec![op(17, 0); 5])
        } else {
            ("translations", vec![op(16, 0); 4])
        });
        for (text, packet) in cases {
            let m2 = Machine::new(m.target);
            let m3 = if text == "inside of another" { &m } else { &m2 };
            // Addresses of the first machine's memory are the second one's too.
            if !core::ptr::eq(m3, &m) {
                m3.memory_shared(memory);
            }
            let mut ring = m3.sdma_ring();
            m3.submit(&mut ring, &packet);
            let fault = m3.fault();
            assert!(fault.to_string().contains(text), "{:?} {text}: {fault}", m.target);
            assert!(matches!(fault, QueueFault::Sdma { .. }));
        }
        let m = Machine::new(m.target);
        let mut ring = m.sdma_ring();
        m.submit(&mut ring, &fence(0x10_0000, 1));
        assert!(matches!(m.fault(), QueueFault::Memory(f) if f.address == 0x10_0000));
        if !gfx9 {
            let mut ring = m.sdma_ring();
            m.submit(
                &mut ring,
                &[op(abi::SDMA_OP_GCR_REQ, 0), 0, 0, 0, 0, op(32, 0), 0],
            );
            m.no_fault();
            assert!(m.done(&ring));
        }
    });
}

#[test]
fn what_tinygrad_submits_runs() {
    let cases = [
        (Target::Gfx942, tinygrad::GFX942_COPY),
        (Target::Gfx1100, tinygrad::GFX1100_COPY),
        (Target::Gfx1201, tinygrad::GFX1201_COPY),
    ];
    for (target, words) in cases {
        let m = Machine::new(target);
        let mut ring = m.sdma_ring();
        let (signal, mailbox) = (m.memory_at(SIGNAL, 4096), m.memory_at(MAILBOX, 4096));
        let arguments = m.memory_at(ARGUMENTS, 65536);
        noise(&m, arguments, 1000);
        assert_eq!(m.submit(&mut ring, words), Progress::Polls);
        m.set32(signal, 3);
        assert_eq!(m.settle(), Progress::Idle);
        m.no_fault();
        assert!(m.done(&ring));
        assert!(m.bytes(arguments, 1000) == m.bytes(arguments + 0x1001, 1000));
        assert_eq!(m.bytes(arguments + 0x1001 + 1000, 1), [0]);
        assert_eq!(m.get64(arguments + 0x2000), 0x1122_3344_5566_7788);
        assert_eq!((m.get32(signal), m.get64(signal + 8)), (4, TICKS));
        assert_eq!(m.get32(mailbox), 5);
        assert_eq!(*m.told.events.lock().unwrap(), [5]);
    }
}
