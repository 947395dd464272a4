//! Instructions that change where a wave goes, whether it goes on, or how it talks to the rest of the GPU. The words are
//! what llvm-mc 19 makes of the text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::{FaultCause, Grid, GridState, HostLevel, ShaderFault, Worker};
use outcrop_isa::{Generation, Target};
use support::{Args, DOORBELL, Gpu, PRIVATE_BASE, SHARED_BASE, ticks};

type Row = [u32; 64];

fn random(seed: u32) -> [Row; 4] {
    let mut s = seed;
    core::array::from_fn(|_| {
        core::array::from_fn(|_| {
            s = s.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            s >> 8 ^ s << 16
        })
    })
}

fn run(target: Target, body: &[u32], out: &[u32]) -> Result<Vec<Row>, ShaderFault> {
    Gpu::of(target, HostLevel::detect()).rows(&random(1), body, out)
}

const CDNA: [Target; 3] = [Target::Gfx90a, Target::Gfx942, Target::Gfx950];

/// The lanes of a fork's sides run one after the other, those that are fewer first. EXEC after the join is the second's.
#[test]
fn forks_run_both_sides() {
    let body = [
        0xbea8_0104, // s_mov_b64 s[40:41], s[4:5]
        0xbeaa_0106, // s_mov_b64 s[42:43], s[6:7]
        0x7e14_0280, // v_mov_b32_e32 v10, 0
        0x7e16_0280, // v_mov_b32_e32 v11, 0
        0xbeac_0080, // s_mov_b32 s44, 0
        0xbead_0080, // s_mov_b32 s45, 0
        0xd0cc_0024,
        0x0002_0501, // v_cmp_gt_u32_e64 s[36:37], v1, v2
        0xbea6_1c00, // s_getpc_b64 s[38:39]
        0x8026_9c26, // s_add_u32 s38, s38, 28
        0x8227_8027, // s_addc_u32 s39, s39, 0
        0x9480_2624, // s_cbranch_g_fork s[36:37], s[38:39]
        0x6814_1481, // v_add_u32_e32 v10, 1, v10
        0x802d_812d, // s_add_u32 s45, s45, 1
        0x7e16_022d, // v_mov_b32_e32 v11, s45
        0xbf82_0003, // s_branch 3
        0x802d_822d, // s_add_u32 s45, s45, 2
        0x7e16_022d, // v_mov_b32_e32 v11, s45
        0x6814_1482, // v_add_u32_e32 v10, 2, v10
        0xbe80_2e2c, // s_cbranch_join s44
        0xbefe_01c1, // s_mov_b64 exec, -1
        0x6814_14ff,
        0x0000_0100, // v_add_u32_e32 v10, 0x100, v10
        0xb824_0001, // s_cbranch_i_fork s[36:37], 1
        0x2414_1481, // v_lshlrev_b32_e32 v10, 1, v10
        0xbe80_2e2c, // s_cbranch_join s44
        0xbefe_01c1, // s_mov_b64 exec, -1
        0xbe84_0128, // s_mov_b64 s[4:5], s[40:41]
        0xbe86_012a, // s_mov_b64 s[6:7], s[42:43]
    ];
    for target in CDNA {
        let input = random(1);
        let out = run(target, &body, &[10, 11]).unwrap();
        let takes: Vec<bool> = (0..64).map(|lane| input[0][lane] > input[1][lane]).collect();
        let taken = takes.iter().filter(|t| **t).count();
        assert!(taken != 0 && taken != 64);
        // The side with fewer lanes comes first; of two equal ones, that which goes.
        let stays_first = 64 - taken < taken;
        for lane in 0..64 {
            let (sum, order) = if takes[lane] {
                (0x102, if stays_first { 3 } else { 2 })
            } else {
                (0x202, if stays_first { 1 } else { 3 })
            };
            assert_eq!((out[0][lane], out[1][lane]), (sum, order), "{target} lane {lane}");
        }
    }
}

/// A fork whose lanes all go one way does not split, and a join without a fork goes on.
#[test]
fn forks_of_one_side_do_not_split() {
    let body = [
        0x7e14_0280, // v_mov_b32_e32 v10, 0
        0xbeac_0080, // s_mov_b32 s44, 0
        0xbea4_01c1, // s_mov_b64 s[36:37], -1
        0xb824_0001, // s_cbranch_i_fork s[36:37], 1
        0x6814_1481, // v_add_u32_e32 v10, 1, v10
        0x6814_1482, // v_add_u32_e32 v10, 2, v10
        0xbea4_0180, // s_mov_b64 s[36:37], 0
        0xb824_0001, // s_cbranch_i_fork s[36:37], 1
        0x6814_1484, // v_add_u32_e32 v10, 4, v10
        0xbe80_2e2c, // s_cbranch_join s44
    ];
    for target in CDNA {
        assert_eq!(run(target, &body, &[10]).unwrap(), [[6; 64]]);
        // s_mov_b32 s44, 3; s_cbranch_join s44, with nothing to go on with
        let fault = run(target, &[0xbeac_0083, 0xbe80_2e2c], &[10]).unwrap_err();
        assert_eq!(fault.cause, FaultCause::ForkStack);
    }
}

/// Vector instructions do nothing while they are skipped; scalar ones do.
#[test]
fn vector_instructions_are_skipped() {
    let body = [
        0x7e14_0301, // v_mov_b32_e32 v10, v1
        0xbf10_8388, // s_setvskip 8, 3
        0x7e14_0302, // v_mov_b32_e32 v10, v2
        0xbeac_0087, // s_mov_b32 s44, 7
        0xb8ae_0701, // s_getreg_b32 s46, hwreg(HW_REG_MODE, 28, 1)
        0xbf10_8380, // s_setvskip 0, 3
        0x7e16_022e, // v_mov_b32_e32 v11, s46
        0x7e18_022c, // v_mov_b32_e32 v12, s44
    ];
    for target in CDNA {
        let out = run(target, &body, &[10, 11, 12]).unwrap();
        assert_eq!(out, [random(1)[0], [1; 64], [7; 64]]);
    }
}

fn by_generation(target: Target, words: [u32; 4]) -> u32 {
    match target.generation() {
        Generation::Gfx9 => words[0],
        Generation::Gfx10 => words[1],
        Generation::Gfx11 => words[2],
        _ => words[3],
    }
}

/// What is after the end of a wave does not run.
#[test]
fn waves_end_where_they_are_killed() {
    for target in Target::ALL {
        // s_setkill 0
        let on = by_generation(target, [0xbf8b_0000, 0xbf8b_0000, 0xbf81_0000, 0xbf81_0000]);
        // s_setkill 1
        let off = by_generation(target, [0xbf8b_0001, 0xbf8b_0001, 0xbf81_0001, 0xbf81_0001]);
        let lanes = usize::from(target.default_wave_size().lanes());
        let row = |word| run(target, &[word], &[1]).unwrap()[0];
        assert_eq!(row(on)[..lanes], random(1)[0][..lanes], "{target}");
        assert_eq!(row(off), [0; 64], "{target}");
        if target.generation() <= Generation::Gfx10 {
            // s_endpgm_ordered_ps_done
            assert_eq!(row(0xbf9e_0000), [0; 64], "{target}");
            // s_endpgm_saved
            assert_eq!(row(0xbf9b_0000), [0; 64], "{target}");
        }
    }
}

/// A wave that halts stays where it is; another workgroup ends.
#[test]
fn halted_waves_stay() {
    for target in Target::ALL {
        let halts = [
            // s_sethalt 1
            by_generation(target, [0xbf8d_0001, 0xbf8d_0001, 0xbf82_0001, 0xbf82_0001]),
            // s_sendmsghalt sendmsg(MSG_INTERRUPT)
            by_generation(target, [0xbf91_0001, 0xbf91_0001, 0xbfb7_0001, 0xbfb7_0001]),
        ];
        for halt in halts {
            let gpu = Gpu::of(target, HostLevel::detect());
            let end = by_generation(target, [0xbf81_0000, 0xbf81_0000, 0xbfb0_0000, 0xbfb0_0000]);
            let kernel = gpu.assemble(&[halt, end]);
            let launch = gpu.launch(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain());
            let grid = Grid::new(launch).unwrap();
            let mut worker = Worker::new();
            for _ in 0..100 {
                assert!(matches!(
                    grid.run(&mut worker, 1 << 10),
                    GridState::Running { .. }
                ));
            }
            grid.cancel();
        }
        // s_sethalt 0
        let goes_on = by_generation(target, [0xbf8d_0000, 0xbf8d_0000, 0xbf82_0000, 0xbf82_0000]);
        let lanes = usize::from(target.default_wave_size().lanes());
        assert_eq!(
            run(target, &[goes_on], &[1]).unwrap()[0][..lanes],
            random(1)[0][..lanes]
        );
    }
}

/// Returns of a trap handler, and words that are there to be no instruction, end the wave with a fault.
#[test]
fn instructions_of_trap_handlers_are_illegal() {
    let illegal = |target, word: u32| {
        let fault = run(target, &[word], &[1]).unwrap_err();
        assert!(
            matches!(fault.cause, FaultCause::IllegalInstruction { words: [w, _], .. } if w == word),
            "{target} {fault}"
        );
    };
    for target in Target::ALL {
        // s_rfe_b64 s[4:5]
        illegal(
            target,
            by_generation(target, [0xbe80_1f04, 0xbe80_2204, 0xbe80_4a04, 0xbe80_4a04]),
        );
        match target.generation() {
            // s_rfe_restore_b64 s[4:5], s6
            Generation::Gfx9 => illegal(target, 0x9580_0604),
            Generation::Gfx10 => {
                // v_illegal, s_code_end
                illegal(target, 0);
                illegal(target, 0xbf9f_0000);
            }
            // s_code_end
            _ => illegal(target, 0xbf9f_0000),
        }
        // s_trap 2
        let trap = by_generation(target, [0xbf92_0002, 0xbf92_0002, 0xbf90_0002, 0xbf90_0002]);
        assert_eq!(run(target, &[trap], &[1]).unwrap_err().cause, FaultCause::Trap(2));
        // s_trap 3: goes on where no debugger is
        assert!(run(target, &[trap + 1], &[1]).is_ok());
    }
}

/// Messages with an answer: the doorbell, the time, and the addresses of a trap handler that there is not.
#[test]
fn messages_are_answered() {
    let body = [
        0xbea7_0081, // s_mov_b32 s39, 1
        0xbea4_4c80, // s_sendmsg_rtn_b32 s36, sendmsg(MSG_RTN_GET_DOORBELL)
        0xbea6_4d80, // s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_DOORBELL)
        0xbea8_4d83, // s_sendmsg_rtn_b64 s[40:41], sendmsg(MSG_RTN_GET_REALTIME)
        0xbeaa_4d85, // s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_TBA)
        0xbeac_4c83, // s_sendmsg_rtn_b32 s44, sendmsg(MSG_RTN_GET_REALTIME)
    ];
    for (target, wait) in [(Target::Gfx1100, 0xbf89_fc07), (Target::Gfx1201, 0xbfc7_0000)] {
        let read = [
            wait,        // s_waitcnt lgkmcnt(0), s_wait_kmcnt 0x0
            0x7e14_0224, // v_mov_b32_e32 v10, s36
            0x7e16_0226, // v_mov_b32_e32 v11, s38
            0x7e18_0227, // v_mov_b32_e32 v12, s39
            0x7e1a_022a, // v_mov_b32_e32 v13, s42
            0x7e1c_0228, // v_mov_b32_e32 v14, s40
            0x7e1e_022c, // v_mov_b32_e32 v15, s44
            0x7e20_0229, // v_mov_b32_e32 v16, s41
        ];
        let begin = ticks();
        let rows = [10, 11, 12, 13, 14, 15, 16];
        let out = run(target, &[&body[..], &read].concat(), &rows).unwrap();
        let end = ticks();
        let answers: Vec<u32> = out.iter().map(|row| row[0]).collect();
        assert_eq!(answers[..4], [DOORBELL, DOORBELL, 0, 0]);
        let time = u64::from(answers[4]) | u64::from(answers[6]) << 32;
        assert!((begin..=end).contains(&time), "{answers:x?}");
        // Two readings, less than ten seconds apart.
        assert!(
            answers[5].wrapping_sub(answers[4]) < 1_000_000_000,
            "{answers:x?}"
        );
    }
}

/// Before messages had answers that for the doorbell wrote EXEC.
#[test]
fn the_doorbell_comes_in_exec() {
    let gfx9 = [
        0xbefe_0881, // s_brev_b32 exec_lo, 1
        0xbf90_000a, // s_sendmsg sendmsg(MSG_GET_DOORBELL)
        0xbf80_0007, // s_nop 7
        0xbf0c_9f7e, // s_bitcmp0_b32 exec_lo, 31
        0xbf84_fffd, // s_cbranch_scc0 65533
        0xbeae_007e, // s_mov_b32 s46, exec_lo
        0xbefe_01c1, // s_mov_b64 exec, -1
        0x7e14_022e, // v_mov_b32_e32 v10, s46
    ];
    let gfx10 = [
        0xbefe_03ff,
        0x8000_0000, // s_mov_b32 exec_lo, 0x80000000
        0xbf90_000a, // s_sendmsg sendmsg(MSG_GET_DOORBELL)
        0xbf80_0007, // s_nop 7
        0xbea4_037e, // s_mov_b32 s36, exec_lo
        0xbefe_03c1, // s_mov_b32 exec_lo, -1
        0x7e14_0224, // v_mov_b32_e32 v10, s36
    ];
    for target in CDNA {
        assert_eq!(run(target, &gfx9, &[10]).unwrap()[0], [DOORBELL; 64]);
    }
    assert_eq!(
        run(Target::Gfx1030, &gfx10, &[10]).unwrap()[0][..32],
        [DOORBELL; 32]
    );
}

/// Two readings of each clock, and that of the shader runs 21 times as fast as the reference clock.
#[test]
fn clocks_go_on() {
    let gfx9 = [
        0xc090_0900,
        0x0000_0000, // s_memtime s[36:37]
        0xc094_0980,
        0x0000_0000, // s_memrealtime s[38:39]
        0xc090_0a00,
        0x0000_0000, // s_memtime s[40:41]
        0xc094_0a80,
        0x0000_0000, // s_memrealtime s[42:43]
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
    ];
    let gfx10 = [
        0xf490_0900,
        0x0000_0000, // s_memtime s[36:37]
        0xf494_0980,
        0x0000_0000, // s_memrealtime s[38:39]
        0xf490_0a00,
        0x0000_0000, // s_memtime s[40:41]
        0xf494_0a80,
        0x0000_0000, // s_memrealtime s[42:43]
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
    ];
    for (targets, head) in [(&CDNA[..], gfx9), (&[Target::Gfx1030], gfx10)] {
        for target in targets {
            // v_mov_b32_e32 v10, s36 and so on to v17, s43
            let moves: Vec<u32> = (0..8).map(|i| 0x7e14_0224 + i * 0x0002_0001).collect();
            let rows: Vec<u32> = (10..18).collect();
            let out = run(*target, &[&head[..], &moves].concat(), &rows).unwrap();
            let [cycles, ticks, later_cycles, later_ticks] =
                core::array::from_fn(|i| u64::from(out[2 * i][0]) | u64::from(out[2 * i + 1][0]) << 32);
            assert!(cycles <= later_cycles && ticks <= later_ticks, "{target}");
            assert!((cycles / 21..=later_cycles / 21 + 1).contains(&ticks), "{target}");
        }
    }
}

/// Every hardware register that LLVM names for the target reads, writes to those that user code may not write do
/// nothing, and other numbers are refused.
#[test]
fn hardware_registers_read() {
    let named: [(Target, &[u32]); 6] = [
        (Target::Gfx90a, &[1, 2, 3, 4, 5, 6, 7, 15, 16, 17, 18, 19]),
        (
            Target::Gfx942,
            &[1, 2, 3, 4, 5, 6, 7, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
        ),
        (
            Target::Gfx950,
            &[1, 2, 3, 4, 5, 6, 7, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
        ),
        (
            Target::Gfx1030,
            &[1, 2, 3, 5, 6, 7, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 29],
        ),
        (
            Target::Gfx1100,
            &[1, 2, 3, 5, 6, 7, 15, 18, 19, 20, 21, 23, 24, 27, 29],
        ),
        (
            Target::Gfx1201,
            &[
                1, 2, 4, 5, 6, 7, 10, 11, 12, 15, 16, 17, 18, 19, 20, 21, 23, 24, 29, 30, 31, 32,
            ],
        ),
    ];
    // s_getreg_b32 s36, hwreg(0); s_setreg_b32 hwreg(0), s36
    let gfx9 = (0xb8a4_f800, 0xb924_f800);
    let gfx10 = (0xb924_f800, 0xb9a4_f800);
    let gfx11 = (0xb8a4_f800, 0xb924_f800);
    for (target, named) in named {
        let (get, set) = match target.generation() {
            Generation::Gfx9 => gfx9,
            Generation::Gfx10 => gfx10,
            _ => gfx11,
        };
        for id in 0..64 {
            let read = run(target, &[get + id], &[1]);
            assert_eq!(read.is_ok(), named.contains(&id), "{target} register {id}");
            // What has been read may be written back.
            let written = run(target, &[get + id, set + id], &[1]);
            assert_eq!(written.is_ok(), named.contains(&id), "{target} register {id}");
        }
    }
}

/// Fields are where the Vega, RDNA 2 to 4 ISA documents and Linux's trap handlers (`cwsr_trap_handler_gfx9.asm`, `_gfx10` and
/// `_gfx12`) have them.
#[test]
fn hardware_registers_tell_of_the_wave() {
    // Sizes: of 256 registers of which 128 are for accumulation (RDNA: of 64), and of 3000 bytes of LDS.
    let gfx9 = 31 << 6 | 31 << 12;
    let sizes = [
        (Target::Gfx90a, gfx9, 12 << 12),
        (Target::Gfx942, gfx9, 12 << 12),
        (Target::Gfx950, gfx9, 15 << 12),
        (Target::Gfx1030, 15 << 8, 12 << 12),
        (Target::Gfx1100, 15 << 12, 12 << 12),
        (Target::Gfx1201, 15 << 12, 6 << 12),
    ];
    for (target, registers, lds) in sizes {
        let gfx12 = target == Target::Gfx1201;
        let get = by_generation(target, [0xb8a4_f800, 0xb924_f800, 0xb8a4_f800, 0xb8a4_f800]);
        let mov64 = if target == Target::Gfx1030 { 0x400 } else { 0x100 };
        // s_getreg_b32 s[36 + n], hwreg(id)
        let get = |n: u32, id: u32| get + (n << 16) + id;
        let body = [
            0xbeae_007e | mov64,               // s_mov_b64 s[46:47], exec
            0xbeea_0080 | mov64,               // s_mov_b64 vcc, 0
            0xbf06_0000,                       // s_cmp_eq_u32 s0, s0
            get(0, 2),                         // STATUS
            get(1, if gfx12 { 4 } else { 2 }), // STATE_PRIV of gfx12
            0xbeea_0081 | mov64,               // s_mov_b64 vcc, 1
            0xbefe_0080 | mov64,               // s_mov_b64 exec, 0
            0xbf07_0000,                       // s_cmp_lg_u32 s0, s0
            get(2, 2),
            get(3, if gfx12 { 4 } else { 2 }),
            0xbefe_002e | mov64,                // s_mov_b64 exec, s[46:47]
            get(4, 5),                          // GPR_ALLOC
            get(5, 6),                          // LDS_ALLOC
            get(6, if gfx12 { 5 } else { 15 }), // MEM_BASES
        ];
        // v_mov_b32_e32 v10, s36 and so on
        let moves: Vec<u32> = (0..7).map(|i| 0x7e14_0224 + i * 0x0002_0001).collect();
        let mut gpu = Gpu::of(target, HostLevel::detect());
        gpu.lds = 3000;
        let rows: Vec<u32> = (10..17).collect();
        let out = gpu
            .rows(&random(1), &[&body[..], &moves].concat(), &rows)
            .unwrap();
        let read: Vec<u32> = out.iter().map(|row| row[0]).collect();
        const SCC: u32 = 1;
        const EXECZ: u32 = 1 << 9;
        const VCCZ: u32 = 1 << 10;
        let status = |v: u32| v & (SCC | EXECZ | VCCZ);
        if gfx12 {
            // SCC is bit 9 of the other one.
            assert_eq!([status(read[0]), status(read[2])], [VCCZ, EXECZ]);
            assert_eq!([read[1] & 0x201, read[3] & 0x201], [0x200, 0]);
        } else {
            assert_eq!(
                [status(read[0]), status(read[2])],
                [VCCZ | SCC, EXECZ],
                "{target}"
            );
            let bases = (PRIVATE_BASE >> 48 | SHARED_BASE >> 48 << 16) as u32;
            assert_eq!(read[6], bases, "{target}");
        }
        assert_eq!(read[4], registers, "{target}: {:#x}", read[4]);
        assert_eq!(read[5], lds, "{target}: {:#x}", read[5]);
    }
}

/// Where scratch memory is can be written in parts, on gfx1030.
#[test]
fn fields_of_the_scratch_address_are_written() {
    let body = [
        0xba80_f814,
        0x1122_3344, // s_setreg_imm32_b32 hwreg(HW_REG_FLAT_SCR_LO), 0x11223344
        0xba80_3a14,
        0x0000_00ab, // s_setreg_imm32_b32 hwreg(HW_REG_FLAT_SCR_LO, 8, 8), 0xab
        0xb924_f814, // s_getreg_b32 s36, hwreg(HW_REG_FLAT_SCR_LO)
        0xb925_5914, // s_getreg_b32 s37, hwreg(HW_REG_FLAT_SCR_LO, 4, 12)
        0x7e14_0224, // v_mov_b32_e32 v10, s36
        0x7e16_0225, // v_mov_b32_e32 v11, s37
    ];
    let out = run(Target::Gfx1030, &body, &[10, 11]).unwrap();
    assert_eq!([out[0][0], out[1][0]], [0x1122_ab44, 0xab4]);
}

/// The shader engines of a rectangle of tiles: the first 32 entries of the table in the Vega ISA document.
#[test]
fn screen_partitions() {
    const TABLE: [u32; 32] = [
        0x1, 0x3, 0x7, 0xf, 0x5, 0xf, 0xf, 0xf, 0x7, 0xf, 0xf, 0xf, 0xf, 0xf, 0xf, 0xf, 0xf, 0x2, 0x6, 0xe,
        0xf, 0xa, 0xf, 0xf, 0xf, 0xb, 0xf, 0xf, 0xf, 0xf, 0xf, 0xf,
    ];
    let input: [Row; 1] = [core::array::from_fn(|lane| lane as u32 | 0xabc0_0000)];
    for target in CDNA {
        // v_screen_partition_4se_b32_e32 v10, v1
        let out = Gpu::of(target, HostLevel::detect())
            .rows(&input, &[0x7e14_6f01], &[10])
            .unwrap();
        assert_eq!(out[0][..32], TABLE, "{target}");
    }
}
