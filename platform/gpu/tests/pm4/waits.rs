//! Commands that wait.

use outcrop_abi::pm4 as abi;
use outcrop_abi::reg;
use outcrop_gpu::device::QueueFault;
use outcrop_gpu::scheduler::Progress;
use outcrop_isa::Generation;

use super::rings::{high, low, pm4};
use super::{on_all, wait, write};

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
