//! PM4 commands on the packet processors of all targets.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

mod rings;

use outcrop_abi::pm4 as abi;
use outcrop_abi::{reg, sdma};
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_isa::{Generation, Target};
use rings::{Machine, TICKS, high, low, pm4};

fn on_all(test: impl Fn(Machine)) {
    for target in Target::ALL {
        test(Machine::new(target));
    }
}

fn wait(function: u32, address: u64, reference: u32, mask: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_WAIT_REG_MEM,
        &[1 << 4 | function, low(address), high(address), reference, mask, 4],
    )
}

fn write(address: u64, values: &[u32]) -> Vec<u32> {
    let mut body = vec![5 << 8, low(address), high(address)];
    body.extend(values);
    pm4(abi::PACKET3_WRITE_DATA, &body)
}

fn copy(select: u32, from: u64, to: u64) -> Vec<u32> {
    pm4(
        abi::PACKET3_COPY_DATA,
        &[select, low(from), high(from), low(to), high(to)],
    )
}

fn indirect(address: u64, words: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_INDIRECT_BUFFER,
        &[low(address), high(address), words | 1 << 23],
    )
}

fn release(data: u32, interrupt: u32, address: u64, value: u64, context: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_RELEASE_MEM,
        &[
            0x14 | 5 << 8,
            data << 29 | interrupt << 24,
            low(address),
            high(address),
            low(value),
            high(value),
            context,
        ],
    )
}

fn set_sh(register: u32, values: &[u32]) -> Vec<u32> {
    let mut body = vec![register - abi::PACKET3_SET_SH_REG_START];
    body.extend(values);
    pm4(abi::PACKET3_SET_SH_REG, &body)
}

fn put(m: &Machine, at: u64, words: &[u32]) {
    for (i, word) in words.iter().enumerate() {
        m.set32(at + i as u64 * 4, *word);
    }
}

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
fn waits_park_the_queue_until_memory_compares() {
    // Function, values that do not meet it, one that does; the reference is 5.
    let cases: [(u32, &[u32], u32); 7] = [
        (0, &[], 9),
        (1, &[5, 6], 4),
        (2, &[6, u32::MAX], 5),
        (3, &[4, 6], 5),
        (4, &[5], 6),
        (5, &[4, 0], 5),
        (6, &[5, 4], 6),
    ];
    on_all(|m| {
        let at = m.memory(4096);
        let mut ring = m.pm4_ring();
        for (function, unmet, met) in cases {
            m.set32(at + 4, 0);
            let mut words = wait(function, at, 5 << 8, 0xff00);
            words.extend(write(at + 4, &[1]));
            m.put(&mut ring, &words);
            for value in unmet {
                // What the mask leaves out does not count.
                m.set32(at, value.wrapping_shl(8) & 0xff00 | 0xff);
                if *value <= 0xff {
                    assert_eq!(m.go(&ring), Progress::Polls, "{function} {value}");
                    assert_eq!(m.get32(at + 4), 0, "{function} {value}");
                }
            }
            m.set32(at, met << 8 | 0xff);
            assert_eq!(m.go(&ring), Progress::Idle, "{function}");
            assert_eq!(m.get32(at + 4), 1, "{function}");
        }
        assert!(matches!(
            {
                m.submit(&mut ring, &wait(7, at, 0, 0));
                m.fault()
            },
            QueueFault::Pm4 {
                what: "comparison",
                number: 7,
                ..
            }
        ));
    });
}

#[test]
fn wide_waits_came_with_gfx10() {
    on_all(|m| {
        let at = m.memory(4096);
        let mut ring = m.pm4_ring();
        m.set64(at, 1 << 40);
        let mut words = pm4(
            abi::PACKET3_WAIT_REG_MEM64,
            &[1 << 4 | 3, low(at), high(at), 0, 2 << 8, u32::MAX, u32::MAX, 4],
        );
        words.extend(write(at + 8, &[1]));
        let progress = m.submit(&mut ring, &words);
        if m.target.generation() == Generation::Gfx9 {
            assert!(matches!(m.fault(), QueueFault::Pm4 { number: 0x93, .. }));
            return;
        }
        assert_eq!(progress, Progress::Polls);
        m.set64(at, 2 << 40);
        assert_eq!(m.settle(), Progress::Idle);
        assert_eq!(m.get32(at + 8), 1);
    });
}

#[test]
fn the_host_data_path_is_flushed_through_registers() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let write_and_wait = 1 << 6;
        // Greater or equal as tinygrad has it, equal as the kernel has it.
        for function in [5, 3] {
            let mut words = pm4(
                abi::PACKET3_WAIT_REG_MEM,
                &[
                    write_and_wait | function,
                    reg::BIF_BX_PF0_GPU_HDP_FLUSH_REQ,
                    reg::BIF_BX_PF0_GPU_HDP_FLUSH_DONE,
                    u32::MAX,
                    u32::MAX,
                    0x20,
                ],
            );
            let at = m.memory(4096);
            words.extend(write(at, &[1]));
            assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
            m.no_fault();
            assert_eq!(m.get32(at), 1);
        }
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

#[test]
fn buffers_call_one_another_twice() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let (at, one, two, three) = (m.memory(4096), m.memory(4096), m.memory(4096), m.memory(4096));
        let inner = write(at + 8, &[3]);
        put(&m, two, &inner);
        let mut outer = write(at, &[1]);
        outer.extend(indirect(two, inner.len() as u32));
        outer.extend(write(at + 4, &[2]));
        put(&m, one, &outer);
        let mut words = indirect(one, outer.len() as u32);
        words.extend(write(at + 12, &[4]));
        words.extend(indirect(one, 0));
        assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
        m.no_fault();
        let got: Vec<u32> = (0..4).map(|i| m.get32(at + 4 * i)).collect();
        assert_eq!(got, [1, 2, 3, 4]);
        // A chain does not come back, and is not counted.
        let mut chain = write(at + 16, &[5]);
        chain.extend(pm4(
            abi::PACKET3_INDIRECT_BUFFER,
            &[low(three), high(three), 8 | 1 << 20 | 1 << 23],
        ));
        chain.extend(write(at + 24, &[99]));
        put(&m, two, &chain);
        let mut outer = indirect(two, chain.len() as u32);
        outer.extend(write(at + 28, &[7]));
        put(&m, one, &outer);
        put(&m, three, &[write(at + 20, &[6]), vec![0x8000_0000; 3]].concat());
        m.submit(&mut ring, &indirect(one, outer.len() as u32));
        m.no_fault();
        let got: Vec<u32> = (4..8).map(|i| m.get32(at + 4 * i)).collect();
        assert_eq!(got, [5, 6, 0, 7]);
        // One more inside of the second is too deep.
        let deep = indirect(three, 8);
        put(&m, two, &deep);
        put(&m, one, &indirect(two, deep.len() as u32));
        m.submit(&mut ring, &indirect(one, 4));
        assert!(m.fault().to_string().contains("in one another are more than 0x2"));
    });
}

#[test]
fn commands_are_skipped_as_memory_and_xccs_tell() {
    on_all(|mut m| {
        m.xccs = 8;
        let mut ring = m.pm4_ring();
        let at = m.memory(4096);
        let conditional = |address: u64, words: &[u32]| {
            let mut all = pm4(
                abi::PACKET3_COND_EXEC,
                &[low(address), high(address), 0, words.len() as u32],
            );
            all.extend(words);
            all
        };
        let predicated = |mask: u32, words: &[u32]| {
            let mut all = pm4(abi::PACKET3_PRED_EXEC, &[mask << 24 | words.len() as u32]);
            all.extend(words);
            all
        };
        m.set32(at, 1);
        let both = [write(at + 8, &[1]), write(at + 12, &[1])].concat();
        let words = [
            conditional(at, &both),
            conditional(at + 4, &write(at + 16, &[1])),
            write(at + 20, &[1]),
            predicated(1, &write(at + 24, &[1])),
            predicated(0x80, &write(at + 28, &[1])),
            predicated(0, &write(at + 32, &[1])),
            // Registers are those of the first XCC.
            set_sh(reg::COMPUTE_USER_DATA_0, &[5]),
            predicated(2, &set_sh(reg::COMPUTE_USER_DATA_0, &[6])),
            copy(2 << 8, reg::COMPUTE_USER_DATA_0.into(), at + 36),
            predicated(1, &set_sh(reg::COMPUTE_USER_DATA_0, &[7])),
            copy(2 << 8, reg::COMPUTE_USER_DATA_0.into(), at + 40),
        ]
        .concat();
        assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
        m.no_fault();
        let got: Vec<u32> = (2..11).map(|i| m.get32(at + 4 * i)).collect();
        assert_eq!(got, [1, 1, 0, 1, 1, 1, 0, 5, 7]);
    });
}

#[test]
fn registers_are_those_of_the_target() {
    use Generation::{Gfx9, Gfx10, Gfx11, Gfx12};
    let everywhere = [
        reg::COMPUTE_PGM_LO,
        reg::COMPUTE_TMPRING_SIZE,
        reg::COMPUTE_STATIC_THREAD_MGMT_SE3,
        reg::COMPUTE_USER_DATA_15,
        reg::COMPUTE_DISPATCH_SCRATCH_BASE_HI,
        reg::COMPUTE_RESTART_Z,
    ];
    // The first register that none has, and one of the graphics engine.
    let nowhere = [reg::COMPUTE_USER_DATA_15 + 1, abi::PACKET3_SET_SH_REG_START + 8];
    let moved: &[(u32, &[Generation])] = &[
        (reg::COMPUTE_STATIC_THREAD_MGMT_SE8, &[Gfx9, Gfx12]),
        (reg::COMPUTE_PGM_RSRC3_GFX10, &[Gfx10, Gfx11, Gfx12]),
        (reg::COMPUTE_REQ_CTRL, &[Gfx9, Gfx10, Gfx11, Gfx12]),
        (reg::COMPUTE_PRESCALED_DIM_X, &[Gfx12]),
        (reg::COMPUTE_RELAUNCH2_GFX11, &[Gfx11, Gfx12]),
        (reg::COMPUTE_DISPATCH_TUNNEL, &[Gfx10, Gfx11, Gfx12]),
    ];
    on_all(|m| {
        let generation = m.target.generation();
        let try_it = |register: u32| {
            let mut ring = m.pm4_ring();
            m.submit(&mut ring, &set_sh(register, &[1]));
            let refused = ring.queue.is_faulted();
            if refused {
                let fault = m.fault();
                assert!(
                    matches!(fault, QueueFault::Pm4 { number, .. } if number == register),
                    "{fault}"
                );
            }
            !refused
        };
        // A machine has eight queues.
        for register in &everywhere[..2] {
            assert!(try_it(*register), "{:?} {register:#x}", m.target);
        }
        for register in nowhere {
            assert!(!try_it(register), "{:?} {register:#x}", m.target);
        }
        let m = Machine::new(m.target);
        let mut ring = m.pm4_ring();
        for register in everywhere {
            m.submit(&mut ring, &set_sh(register, &[1]));
        }
        m.no_fault();
        for (register, generations) in moved {
            // gfx90a has another register where gfx10 put its third resource register.
            if (m.target, *register) == (Target::Gfx90a, reg::COMPUTE_PGM_RSRC3_GFX10) {
                continue;
            }
            let m = Machine::new(m.target);
            let mut ring = m.pm4_ring();
            m.submit(&mut ring, &set_sh(*register, &[1]));
            let has = !ring.queue.is_faulted();
            assert_eq!(
                has,
                generations.contains(&generation),
                "{:?} {register:#x}",
                m.target
            );
        }
    });
}

#[test]
fn newer_generations_set_registers_in_pairs() {
    on_all(|m| {
        let generation = m.target.generation();
        let mut ring = m.pm4_ring();
        let at = m.memory(4096);
        let user = |i: u32| reg::COMPUTE_USER_DATA_0 + i - abi::PACKET3_SET_SH_REG_START;
        let pairs = pm4(abi::PACKET3_SET_SH_REG_PAIRS, &[user(2), 22, user(0), 20]);
        let packed = |opcode| {
            pm4(
                opcode,
                &[
                    4,
                    user(1) | user(3) << 16,
                    21,
                    23,
                    user(4) | user(4) << 16,
                    24,
                    25,
                ],
            )
        };
        let (words, set): (_, &[(u32, u32)]) = match generation {
            Generation::Gfx11 => (
                [pairs, packed(abi::PACKET3_SET_SH_REG_PAIRS_PACKED)].concat(),
                &[(0, 20), (1, 21), (2, 22), (3, 23), (4, 25)],
            ),
            Generation::Gfx12 => (
                [pairs, packed(abi::PACKET3_SET_SH_REG_PAIRS_PACKED_GFX12)].concat(),
                &[(0, 20), (1, 21), (2, 22), (3, 23), (4, 25)],
            ),
            _ => {
                m.submit(&mut ring, &pairs);
                assert!(m.fault().to_string().contains("does not execute"));
                return;
            }
        };
        m.submit(&mut ring, &words);
        m.no_fault();
        for (i, value) in set {
            m.submit(
                &mut ring,
                &copy(2 << 8, (reg::COMPUTE_USER_DATA_0 + i).into(), at),
            );
            assert_eq!(m.get32(at), *value, "{i}");
        }
    });
}

#[test]
fn a_ring_starts_over_and_waits_for_the_rest_of_a_command() {
    on_all(|m| {
        let mut ring = m.pm4_ring();
        let at = m.memory(4096);
        for round in 0..700u32 {
            let words = write(at, &[round, round + 1]);
            assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
            assert_eq!(m.get64(at), u64::from(round + 1) << 32 | u64::from(round));
            assert!(m.done(&ring));
        }
        let words = write(at, &[77]);
        let (first, rest) = words.split_at(3);
        assert_eq!(m.submit(&mut ring, first), Progress::Idle);
        assert_ne!(m.get32(at), 77);
        assert_eq!(m.submit(&mut ring, rest), Progress::Idle);
        assert_eq!(m.get32(at), 77);
        m.no_fault();
    });
}

#[test]
fn what_is_not_known_stops_the_queue_and_says_where() {
    let beyond = 0x3fff;
    on_all(|m| {
        let at = m.memory(4096);
        let gfx9 = m.target.generation() == Generation::Gfx9;
        let acquire = if gfx9 { vec![0; 7] } else { vec![0; 6] };
        let cases: Vec<(&str, Vec<u32>)> = vec![
            ("type of a packet 0x0", vec![0x0000_2e00, 1]),
            ("type of a packet 0x1", vec![0x4000_0000, 1]),
            ("0x2d", pm4(abi::PACKET3_DRAW_INDEX_AUTO, &[0, 0])),
            ("0xa2", pm4(abi::PACKET3_MAP_QUEUES, &[0; 6])),
            ("0x98", pm4(abi::PACKET3_INVALIDATE_TLBS, &[0])),
            ("length in words", pm4(abi::PACKET3_DISPATCH_DIRECT, &[0; 3])),
            ("length in words", pm4(abi::PACKET3_ACQUIRE_MEM, &acquire)),
            ("may not set: 0x2000", pm4(abi::PACKET3_SET_CONFIG_REG, &[0, 1])),
            (
                "may not set: 0xc3ff",
                pm4(abi::PACKET3_SET_UCONFIG_REG, &[0x3ff, 1]),
            ),
            ("may not read", copy(2 << 8, 0x2001, at)),
            (
                "destination 0x3",
                pm4(abi::PACKET3_WRITE_DATA, &[3 << 8, 0, 0, 0]),
            ),
            ("source 0x4", copy(2 << 8 | 4, 0, at)),
            ("event", pm4(abi::PACKET3_EVENT_WRITE, &[21])),
            (
                "counters",
                pm4(abi::PACKET3_EVENT_WRITE, &[30, low(at), high(at)]),
            ),
            ("kind of interrupt 0x5", release(1, 5, at, 0, 0)),
            ("base 0x0", pm4(abi::PACKET3_SET_BASE, &[0, 0, 0])),
        ];
        for (text, words) in cases {
            let m = Machine::new(m.target);
            let mut ring = m.pm4_ring();
            let before = pm4(abi::PACKET3_NOP, &[0; 5]);
            m.submit(&mut ring, &[before, words].concat());
            let fault = m.fault();
            assert!(fault.to_string().contains(text), "{:?}: {fault}", m.target);
            assert!(matches!(fault, QueueFault::Pm4 { address, .. } if address % 4096 == 24));
            assert!(ring.queue.is_faulted());
        }
        // A buffer that ends inside of a command; memory that is not there; more than a ring holds.
        let m = Machine::new(m.target);
        let mut ring = m.pm4_ring();
        let inner = m.memory(4096);
        put(&m, inner, &pm4(abi::PACKET3_NOP, &[0; 5]));
        m.submit(&mut ring, &indirect(inner, 3));
        assert!(m.fault().to_string().contains("past its buffer by words 0x3"));
        let mut ring = m.pm4_ring();
        m.submit(&mut ring, &write(0x10_0000, &[1]));
        assert!(matches!(m.fault(), QueueFault::Memory(f) if f.address == 0x10_0000));
        let mut ring = m.pm4_ring();
        ring.at = 1025;
        m.go(&ring);
        assert!(m.fault().to_string().contains("more words were submitted"));
        // One word alone, of a command that does nothing.
        let mut ring = m.pm4_ring();
        let nop = 3 << 30 | beyond << 16 | u32::from(abi::PACKET3_NOP) << 8;
        m.submit(&mut ring, &[nop, nop, 0x8000_0000]);
        m.no_fault();
        assert!(m.done(&ring));
    });
}
