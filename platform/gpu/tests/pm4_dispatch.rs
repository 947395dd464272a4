//! Kernels that PM4 commands start.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails where it stands")]

mod rings;

use outcrop_abi::{pm4 as abi, reg};
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_gpu::shader::{LaunchError, ShaderTarget};
use outcrop_isa::Target;
use rings::tinygrad::{self, ARGUMENTS, MAILBOX, PROGRAM, SIGNAL};
use rings::{Machine, Ring, TICKS, high, low, pm4};

/// `COMPUTE_PGM_RSRC1`: 128 registers, denormals kept, DX10_CLAMP, IEEE.
const RSRC1: u32 = 15 | 0xf0 << 12 | 1 << 21 | 1 << 23;
/// `COMPUTE_PGM_RSRC2`: four user SGPRs, workgroup ids x, y and z.
const RSRC2: u32 = 4 << 1 | 7 << 7;
const START: u32 = 1;
const PARTIAL: u32 = 1 << 1;
const FROM_0: u32 = 1 << 2;
const THREADS: u32 = 1 << 5;

/// Adds 1 to the word of each work-item: `s[0:1]` + 256 · (x + 16 · y + 256 · z) of the workgroup + 4 · v0.
const COUNT: &[u32] = &[
    0x8e06_8405, // s_lshl_b32 s6, s5, 4
    0x8106_0406, // s_add_i32 s6, s6, s4
    0x8e07_8806, // s_lshl_b32 s7, s6, 8
    0x2400_0082, // v_lshlrev_b32 v0, 2, v0
    0x6800_0007, // v_add_u32 v0, s7, v0
    0x7e02_0281, // v_mov_b32 v1, 1
    0xdd08_8000,
    0x0000_0100, // global_atomic_add v0, v1, s[0:1]
    0xbf81_0000, // s_endpgm
];
/// Waits until the word at `s[0:1]` is not 0, then stores it to `s[2:3]`.
const SPIN: &[u32] = &[
    0x7e00_0280, // v_mov_b32 v0, 0
    0xdc51_8000,
    0x0100_0000, // global_load_dword v1, v0, s[0:1] glc
    0xbf8c_0f70, // s_waitcnt vmcnt(0)
    0x7e08_0501, // v_readfirstlane_b32 s4, v1
    0xbf06_8004, // s_cmp_eq_u32 s4, 0
    0xbf85_fffa, // s_cbranch_scc1 -6
    0xdc70_8000,
    0x0002_0100, // global_store_dword v0, v1, s[2:3]
    0xbf81_0000, // s_endpgm
];

fn sh(register: u32, values: &[u32]) -> Vec<u32> {
    let mut body = vec![register - abi::PACKET3_SET_SH_REG_START];
    body.extend(values);
    pm4(abi::PACKET3_SET_SH_REG, &body)
}

/// Registers for a program with two pointers.
fn setup(m: &Machine, code: &[u32], pointers: [u64; 2], threads: [u32; 3]) -> Vec<u32> {
    let program = m.memory(4096);
    for (i, word) in code.iter().enumerate() {
        m.set32(program + i as u64 * 4, *word);
    }
    let [a, b] = pointers;
    [
        sh(reg::COMPUTE_PGM_LO, &[low(program >> 8), high(program >> 8)]),
        sh(reg::COMPUTE_PGM_RSRC1, &[RSRC1, RSRC2]),
        sh(reg::COMPUTE_PGM_RSRC3, &[15]),
        sh(reg::COMPUTE_USER_DATA_0, &[low(a), high(a), low(b), high(b)]),
        sh(reg::COMPUTE_NUM_THREAD_X, &threads),
    ]
    .concat()
}

fn dispatch(size: [u32; 3], initiator: u32) -> Vec<u32> {
    let [x, y, z] = size;
    pm4(abi::PACKET3_DISPATCH_DIRECT, &[x, y, z, initiator])
}

fn release(at: u64, value: u32) -> Vec<u32> {
    pm4(
        abi::PACKET3_RELEASE_MEM,
        &[0x14 | 5 << 8, 1 << 29, low(at), high(at), value, 0, 0],
    )
}

fn write(at: u64, value: u32) -> Vec<u32> {
    pm4(abi::PACKET3_WRITE_DATA, &[5 << 8, low(at), high(at), value])
}

fn flush() -> Vec<u32> {
    pm4(abi::PACKET3_EVENT_WRITE, &[7 | 4 << 8])
}

/// How often each work-item of workgroup x, y has run.
fn counts(m: &Machine, at: u64, x: u64, y: u64) -> Vec<u32> {
    (0..64)
        .map(|i| m.get32(at + 256 * (x + 16 * y) + 4 * i))
        .collect()
}

fn gpu() -> (Machine, Ring) {
    let m = Machine::new(Target::Gfx942);
    let ring = m.pm4_ring();
    (m, ring)
}

#[test]
fn the_registers_make_the_grid() {
    // Size, initiator, starts, work-items of the last workgroup, and for x, y whether all, some or none have run.
    struct Case {
        size: [u32; 3],
        initiator: u32,
        start: [u32; 3],
        partial: u32,
        ran: &'static [(u64, u64, u32)],
    }
    let cases = [
        Case {
            size: [3, 2, 1],
            initiator: START | FROM_0,
            start: [1, 1, 0],
            partial: 0,
            ran: &[(0, 0, 64), (2, 1, 64), (3, 0, 0), (0, 2, 0)],
        },
        Case {
            size: [3, 2, 1],
            initiator: START,
            start: [1, 1, 0],
            partial: 0,
            ran: &[(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 64), (2, 1, 64), (3, 1, 0)],
        },
        Case {
            size: [3, 1, 1],
            initiator: START | FROM_0 | PARTIAL,
            start: [0; 3],
            partial: 10,
            ran: &[(0, 0, 64), (1, 0, 64), (2, 0, 10), (3, 0, 0)],
        },
        Case {
            size: [3, 1, 1],
            initiator: START | FROM_0,
            start: [0; 3],
            partial: 10,
            ran: &[(2, 0, 64)],
        },
        Case {
            size: [130, 2, 1],
            initiator: START | FROM_0 | THREADS,
            start: [0; 3],
            partial: 0,
            ran: &[(0, 1, 64), (1, 1, 64), (2, 1, 2), (3, 1, 0), (0, 2, 0)],
        },
        // Nothing of it is started.
        Case {
            size: [3, 0, 1],
            initiator: START | FROM_0,
            start: [0; 3],
            partial: 0,
            ran: &[(0, 0, 0)],
        },
        Case {
            size: [3, 1, 1],
            initiator: FROM_0,
            start: [0; 3],
            partial: 0,
            ran: &[(0, 0, 0)],
        },
    ];
    for case in cases {
        let (m, mut ring) = gpu();
        let at = m.memory(65536);
        let words = [
            setup(
                &m,
                COUNT,
                [at, 0],
                [64 | case.partial << 16, 1 | case.partial.min(1) << 16, 1],
            ),
            sh(reg::COMPUTE_START_X, &case.start),
            dispatch(case.size, case.initiator),
            flush(),
        ]
        .concat();
        assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
        m.no_fault();
        assert!(m.done(&ring));
        for &(x, y, items) in case.ran {
            let want: Vec<u32> = (0..64).map(|i| u32::from(i < items)).collect();
            assert_eq!(counts(&m, at, x, y), want, "{:?} {x},{y}", case.size);
        }
    }
}

#[test]
fn the_size_of_a_grid_can_be_in_memory() {
    let (m, mut ring) = gpu();
    let (at, sizes) = (m.memory(65536), m.memory(4096));
    for (i, n) in [2, 3, 1].into_iter().enumerate() {
        m.set32(sizes + 8 + i as u64 * 4, n);
    }
    let initiator = START | FROM_0;
    let words = [
        setup(&m, COUNT, [at, 0], [64, 1, 1]),
        pm4(
            abi::PACKET3_DISPATCH_INDIRECT,
            &[low(sizes + 8), high(sizes + 8), initiator],
        ),
        pm4(abi::PACKET3_SET_BASE, &[1, low(sizes), high(sizes)]),
        pm4(abi::PACKET3_DISPATCH_INDIRECT, &[8, initiator]),
        flush(),
    ]
    .concat();
    assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
    m.no_fault();
    assert_eq!(counts(&m, at, 1, 2), [2; 64]);
    assert_eq!(counts(&m, at, 2, 0), [0; 64]);
}

#[test]
fn commands_go_on_beside_kernels_and_the_end_of_the_pipe_waits() {
    let (m, mut ring) = gpu();
    let at = m.memory(4096);
    // The kernel waits for what comes behind the release, which waits for the kernel.
    let words = [
        setup(&m, SPIN, [at, at + 4], [1, 1, 1]),
        dispatch([1, 1, 1], START | FROM_0),
        release(at + 8, 5),
        write(at + 12, 6),
        pm4(
            abi::PACKET3_WAIT_REG_MEM,
            &[1 << 4 | 3, low(at + 16), high(at + 16), 1, u32::MAX, 4],
        ),
        write(at, 7),
        flush(),
        write(at + 20, 8),
    ]
    .concat();
    m.put(&mut ring, &words);
    m.ring(&ring);
    m.until(|| m.get32(at + 12) == 6);
    assert_eq!(m.get32(at + 8), 0, "the release waits for the kernel");
    assert_eq!(m.get32(at + 20), 0);
    m.set32(at + 16, 1);
    m.until(|| m.get32(at + 20) == 8);
    m.no_fault();
    assert_eq!(m.get32(at + 4), 7);
    assert_eq!(m.get32(at + 8), 5);
    assert!(m.done(&ring));
}

#[test]
fn more_kernels_than_run_at_once_wait_for_their_turn() {
    let (m, mut ring) = gpu();
    let at = m.memory(65536);
    let mut words = setup(&m, COUNT, [at, 0], [64, 1, 1]);
    for _ in 0..30 {
        words.extend(dispatch([2, 2, 1], START | FROM_0));
    }
    words.extend(release(at + 60000, 1));
    assert_eq!(m.submit(&mut ring, &words), Progress::Idle);
    m.no_fault();
    assert_eq!(m.get32(at + 60000), 1);
    assert_eq!(counts(&m, at, 1, 1), [30; 64]);
}

#[test]
fn what_cannot_be_dispatched_stops_the_queue() {
    let too_many = sh(reg::COMPUTE_NUM_THREAD_X, &[64, 64, 1]);
    let nothing = sh(reg::COMPUTE_NUM_THREAD_X, &[0, 1, 1]);
    let much_lds = sh(reg::COMPUTE_PGM_RSRC2, &[RSRC2 | 129 << 15]);
    let no_scratch = sh(reg::COMPUTE_PGM_RSRC2, &[RSRC2 | 1]);
    let restore = 1 << 14;
    let cases: [(&[u32], u32, &str); 5] = [
        (&too_many, 0, "workgroup of 4096"),
        (&nothing, 0, "dimensions"),
        (&much_lds, 0, "66048 bytes of LDS"),
        (&[], restore, "restoring"),
        (&no_scratch, 0, ""),
    ];
    for (words, initiator, text) in cases {
        let (m, mut ring) = gpu();
        let at = m.memory(65536);
        let words = [
            setup(&m, COUNT, [at, 0], [64, 1, 1]),
            words.to_vec(),
            dispatch([1, 1, 1], START | FROM_0 | initiator),
            flush(),
        ]
        .concat();
        m.submit(&mut ring, &words);
        if text.is_empty() {
            // No scratch memory is no error until it is used.
            m.no_fault();
            continue;
        }
        let fault = m.fault();
        assert!(fault.to_string().contains(text), "{fault}");
        if let QueueFault::Launch { error, .. } = fault {
            assert_ne!(error, LaunchError::OutOfRegisters { registers: 0 });
        }
        assert_eq!(counts(&m, at, 0, 0), [0; 64]);
    }
    let mut m = Machine::new(Target::Gfx942);
    m.xccs = 8;
    let mut ring = m.pm4_ring();
    let at = m.memory(4096);
    let one = dispatch([1, 1, 1], START | FROM_0);
    let words = [
        setup(&m, COUNT, [at, 0], [64, 1, 1]),
        pm4(abi::PACKET3_PRED_EXEC, &[0x0f << 24 | one.len() as u32]),
        one,
    ]
    .concat();
    m.submit(&mut ring, &words);
    assert!(m.fault().to_string().contains("some XCCs only: 0xf"));
}

#[test]
fn what_tinygrad_submits_runs() {
    let cases = [
        (Target::Gfx942, 8, tinygrad::GFX942_COMPUTE),
        (Target::Gfx1100, 1, tinygrad::GFX1100_COMPUTE),
        (Target::Gfx1201, 1, tinygrad::GFX1201_COMPUTE),
    ];
    for (target, xccs, words) in cases {
        let mut m = Machine::new(target);
        m.xccs = xccs;
        let mut ring = m.pm4_ring();
        let signal = m.memory_at(SIGNAL, 4096);
        let mailbox = m.memory_at(MAILBOX, 4096);
        let program = m.memory_at(PROGRAM, 4096);
        let arguments = m.memory_at(ARGUMENTS, 65536);
        // s[0:1] are the arguments: the counting kernel counts in them; others only end.
        let executed = ShaderTarget::try_from(target).is_ok();
        let code: &[u32] = match target {
            // Two user SGPRs: ids are in s2 and s3.
            Target::Gfx942 => &[
                0x8e06_8403,
                0x8106_0206,
                0x8e07_8806,
                0x2400_0082,
                0x6800_0007,
                0x7e02_0281,
                0xdd08_8000,
                0x0000_0100,
                0xbf81_0000,
            ],
            _ => &[0xbfb0_0000],
        };
        for (i, word) in code.iter().enumerate() {
            m.set32(program + i as u64 * 4, *word);
        }
        m.set32(signal, 2);
        assert_eq!(m.submit(&mut ring, words), Progress::Polls, "{target:?}");
        m.no_fault();
        assert_eq!(m.get64(signal + 16), 0);
        // It waits for at least 3.
        m.set32(signal, 3);
        let progress = m.settle();
        assert_eq!(m.get64(signal + 16), TICKS);
        if !executed {
            assert!(m.fault().to_string().contains(target.name()));
            continue;
        }
        assert_eq!(progress, Progress::Idle, "{target:?}");
        m.no_fault();
        assert!(m.done(&ring));
        assert_eq!(m.get32(signal), 4);
        assert_eq!(m.get64(signal + 8), TICKS);
        assert_eq!(m.get32(mailbox), 5);
        // Timestamps are ordered by an end of the pipe with an interrupt of no event; then the signal's event, of
        // which the mailbox alone tells on gfx9.
        let event = if target == Target::Gfx942 { 0 } else { 5 };
        assert_eq!(*m.told.events.lock().unwrap(), [0, 0, event], "{target:?}");
        if target == Target::Gfx942 {
            for (x, y) in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] {
                assert_eq!(counts(&m, arguments, x, y), [1; 64]);
            }
            assert_eq!(counts(&m, arguments, 3, 0), [0; 64]);
        }
    }
}
