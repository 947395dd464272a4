//! Commands that set registers.

use outcrop_abi::pm4 as abi;
use outcrop_abi::reg;
use outcrop_gpu::device::QueueFault;
use outcrop_isa::{Generation, Target};

use super::rings::{Machine, pm4};
use super::{copy, on_all, set_sh};

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
