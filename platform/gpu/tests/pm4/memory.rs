//! Commands that write, copy, fill and change memory.

use outcrop_abi::pm4 as abi;
use outcrop_abi::{reg, sdma};
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_isa::{Generation, Target};

use super::rings::{Machine, TICKS, high, low, pm4};
use super::{copy, on_all, release, write};

#[test]
fn data_are_written_and_copied() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let at = m.memory(4096);
        let one_address = 1 << 16;
        let mut words = write(at, &[1, 2, 3]);
        words.extend(pm4(
            abi::PACKET3_WRITE_DATA,
            &[5 << 8 | one_address, low(at + 16), high(at + 16), 7, 8],
        ));
        let (memory, wide, immediate, clock) = (2 << 8 | 2, 1 << 16, 2 << 8 | 5, 2 << 8 | 9);
        words.extend(copy(memory | wide, at, at + 32));
        words.extend(copy(memory, at + 8, at + 40));
        words.extend(copy(immediate | wide, 0x1122_3344_5566_7788, at + 48));
        words.extend(copy(immediate, 0x1122_3344_5566_7788, at + 56));
        words.extend(copy(clock | wide, 0, at + 64));
        // Through a register and back.
        let user_data = u64::from(reg::COMPUTE_USER_DATA_3);
        words.extend(copy(5, 0xabcd, user_data));
        words.extend(copy(2 << 8, user_data, at + 72));
        assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
        m.no_fault();
        assert!(m.done(&ring));
        let got: Vec<u32> = (0..6).map(|i| m.get32(at + 4 * i)).collect();
        assert_eq!(got, [1, 2, 3, 0, 8, 0]);
        assert_eq!(m.get64(at + 32), 2 << 32 | 1);
        assert_eq!(m.get64(at + 40), 3);
        assert_eq!(m.get64(at + 48), 0x1122_3344_5566_7788);
        assert_eq!(m.get64(at + 56), 0x5566_7788);
        assert_eq!(m.get64(at + 64), TICKS);
        assert_eq!(m.get32(at + 72), 0xabcd);
    });
}

#[test]
fn atomics_do_what_the_processor_does() {
    // The 32-bit operation, and its 64-bit meaning for what is there, data and compare.
    type Op = fn(u64, u64, u64) -> u64;
    let cases: [(u8, Op); 13] = [
        (sdma::TC_OP_ATOMIC_SWAP_RTN_64, |_, d, _| d),
        (
            sdma::TC_OP_ATOMIC_CMPSWAP_RTN_64,
            |n, d, c| if n == c { d } else { n },
        ),
        (sdma::TC_OP_ATOMIC_ADD_RTN_64, |n, d, _| n.wrapping_add(d)),
        (sdma::TC_OP_ATOMIC_SUB_RTN_64, |n, d, _| n.wrapping_sub(d)),
        (sdma::TC_OP_ATOMIC_SMIN_RTN_64, |n, d, _| {
            (n as i64).min(d as i64) as u64
        }),
        (sdma::TC_OP_ATOMIC_UMIN_RTN_64, |n, d, _| n.min(d)),
        (sdma::TC_OP_ATOMIC_SMAX_RTN_64, |n, d, _| {
            (n as i64).max(d as i64) as u64
        }),
        (sdma::TC_OP_ATOMIC_UMAX_RTN_64, |n, d, _| n.max(d)),
        (sdma::TC_OP_ATOMIC_AND_RTN_64, |n, d, _| n & d),
        (sdma::TC_OP_ATOMIC_OR_RTN_64, |n, d, _| n | d),
        (sdma::TC_OP_ATOMIC_XOR_RTN_64, |n, d, _| n ^ d),
        (
            sdma::TC_OP_ATOMIC_INC_RTN_64,
            |n, d, _| if n >= d { 0 } else { n + 1 },
        ),
        (sdma::TC_OP_ATOMIC_DEC_RTN_64, |n, d, _| {
            if n == 0 || n > d { d } else { n - 1 }
        }),
    ];
    let values = [
        0u64,
        1,
        5,
        0x8000_0000,
        0xffff_ffff,
        0x7fff_ffff_ffff_ffff,
        1 << 63,
        u64::MAX,
    ];
    let m = Machine::new(Target::Gfx1201);
    let mut ring = m.pm4_ring();
    let at = m.memory(4096);
    for (op, meaning) in cases {
        for now in values {
            for data in values {
                for wide in [true, false] {
                    for no_return in [0, 64] {
                        let op = u32::from(op) - if wide { 0 } else { 32 } + no_return;
                        m.set64(at, now);
                        let mut words = pm4(
                            abi::PACKET3_ATOMIC_MEM,
                            &[op, low(at), high(at), low(data), high(data), 5, 0, 0],
                        );
                        words.extend(copy(1 << 16 | 2 << 8 | 6, 0, at + 8));
                        m.submit(&mut ring, &words);
                        let narrow = |v: u64| if wide { v } else { v as i32 as i64 as u64 };
                        // Signs are what a 32-bit operation sees in bit 31; its other users see 32 bits.
                        let unsigned = |v: u64| if wide { v } else { v & 0xffff_ffff };
                        let signed = matches!(op & 31, 17 | 19);
                        let seen = |v| if signed { narrow(v) } else { unsigned(v) };
                        let want = meaning(seen(now), seen(data), 5);
                        let keep = if wide { 0 } else { now & !0xffff_ffff };
                        let want = if wide { want } else { keep | want & 0xffff_ffff };
                        assert_eq!(m.get64(at), want, "{op} {now:#x} {data:#x}");
                        assert_eq!(m.get64(at + 8), unsigned(now), "{op} {now:#x}");
                    }
                }
            }
        }
    }
    m.no_fault();
    // A loop is tried until it succeeds.
    m.set32(at, 3);
    let body = [8 | 1 << 8, low(at), high(at), 9, 0, 4, 0, 0];
    assert_eq!(
        m.submit(&mut ring, &pm4(abi::PACKET3_ATOMIC_MEM, &body)),
        Progress::Polls
    );
    m.set32(at, 4);
    assert_eq!(m.settle(), Progress::Idle);
    assert_eq!(m.get32(at), 9);
    // Those of floating point numbers are not done.
    m.submit(
        &mut ring,
        &pm4(abi::PACKET3_ATOMIC_MEM, &[2, low(at), high(at), 0, 0, 0, 0, 0]),
    );
    assert!(matches!(
        m.fault(),
        QueueFault::Pm4 {
            what: "atomic operation",
            number: 2,
            ..
        }
    ));
}

#[test]
fn memory_is_copied_and_filled() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let bytes = 3 << 20 | 5;
        let (from, to) = (m.memory(bytes), m.memory(bytes + 64));
        for (i, byte) in m.bytes(from, bytes).iter_mut().enumerate() {
            *byte = (i as u32).wrapping_mul(2_654_435_761).to_le_bytes()[3];
        }
        let l2 = 3 << 29 | 3 << 20;
        let dma = |select: u32, from: u64, to: u64, bytes: u32| {
            pm4(
                abi::PACKET3_DMA_DATA,
                &[select, low(from), high(from), low(to), high(to), bytes],
            )
        };
        m.submit(&mut ring, &dma(l2, from, to + 3, bytes as u32));
        m.no_fault();
        assert!(m.bytes(from, bytes) == m.bytes(to + 3, bytes));
        assert_eq!(m.bytes(to + 3 + bytes as u64, 1), [0]);
        m.submit(&mut ring, &dma(2 << 29 | 3 << 20, 0x0403_0201, to, 10));
        assert_eq!(m.bytes(to, 10), [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]);
        if m.target.generation() == Generation::Gfx9 {
            return;
        }
        m.bytes(to, 64).fill(9);
        m.submit(
            &mut ring,
            &pm4(
                abi::PACKET3_DMA_DATA_FILL_MULTI,
                &[2 << 29 | 3 << 20, 16, 3, low(to), high(to), 4],
            ),
        );
        m.no_fault();
        for (i, byte) in m.bytes(to, 64).iter().enumerate() {
            assert_eq!(*byte, if i < 48 && i % 16 < 4 { 0 } else { 9 }, "{i}");
        }
    });
}

#[test]
fn the_end_of_the_pipe_writes_and_interrupts() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let at = m.memory(4096);
        let mut words = release(1, 0, at, u64::MAX, 7);
        words.extend(release(2, 0, at + 8, u64::MAX, 7));
        words.extend(release(3, 0, at + 16, 0, 7));
        words.extend(release(1, 2, at + 24, 5, 8));
        words.extend(release(0, 2, 0, 0, 9));
        // Nothing is written with an interrupt alone.
        words.extend(release(2, 1, at + 32, 1, 10));
        words.extend(release(2, 3, at + 40, 1, 11));
        assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
        m.no_fault();
        assert_eq!(m.get64(at), 0xffff_ffff);
        assert_eq!(m.get64(at + 8), u64::MAX);
        assert_eq!(m.get64(at + 16), TICKS);
        assert_eq!(m.get64(at + 24), 5);
        assert_eq!(m.get64(at + 32), 0);
        assert_eq!(m.get64(at + 40), 1);
        assert_eq!(*m.told.events.lock().unwrap(), [8, 9, 10]);
        // Clock and counter changed places with gfx10.
        m.submit(&mut ring, &release(4, 0, at + 48, 0, 0));
        if m.target.generation() == Generation::Gfx9 {
            assert!(matches!(
                m.fault(),
                QueueFault::Pm4 {
                    what: "kind of data",
                    number: 4,
                    ..
                }
            ));
        } else {
            assert_eq!(m.get64(at + 48), TICKS);
        }
    });
}
