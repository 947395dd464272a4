//! Where commands come from: rings, indirect buffers, what is skipped, and what is not known.

use outcrop_abi::pm4 as abi;
use outcrop_abi::reg;
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_isa::Generation;

use super::rings::{Machine, high, low, pm4};
use super::{copy, indirect, on_all, put, release, set_sh, write};

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
