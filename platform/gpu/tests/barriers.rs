//! Barriers of workgroups: waves read what others have written before. The words are what llvm-mc 19 makes of the text
//! beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::{Grid, GridState, HostLevel, Worker};
use outcrop_isa::Target;
use support::{Args, Gpu};

/// Work-items of the workgroup; each has a dword of LDS.
const ITEMS: u16 = 256;

/// Runs a kernel on one workgroup and returns two dwords of each work-item.
fn run(target: Target, code: &[u32]) -> [Vec<u32>; 2] {
    let gpu = Gpu::of(target, HostLevel::detect());
    let out = gpu.zeroed::<u32>(2 * usize::from(ITEMS));
    let args = Args::new().plain().arg(out).lds(4 * u32::from(ITEMS));
    gpu.run(gpu.assemble(code), [ITEMS.into(), 1, 1], [ITEMS, 1, 1], &args)
        .unwrap();
    let all = gpu.read(out, 2 * usize::from(ITEMS));
    let (first, second) = all.split_at(usize::from(ITEMS));
    [first.to_vec(), second.to_vec()]
}

/// Work-item `i` has written 1000 + `i`, and reads what the one 64 away has.
fn exchanged() -> Vec<u32> {
    (0..u32::from(ITEMS)).map(|i| 1000 + (i ^ 64)).collect()
}

/// `s_barrier` of the generations that have it.
#[test]
fn waves_wait_for_each_other() {
    let gfx9 = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0x6804_00ff,
        0x0000_03e8, // v_add_u32_e32 v2, 0x3e8, v0
        0xd81a_0000,
        0x0000_0201, // ds_write_b32 v1, v2
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xbf8a_0000, // s_barrier
        0x2a06_02ff,
        0x0000_0100, // v_xor_b32_e32 v3, 0x100, v1
        0xd86c_0000,
        0x0400_0003, // ds_read_b32 v4, v3
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xdc70_8000,
        0x0004_0401, // global_store_dword v1, v4, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let gfx10 = [
        0xf404_0100,
        0xfa00_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x3402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0x4a04_00ff,
        0x0000_03e8, // v_add_nc_u32_e32 v2, 0x3e8, v0
        0xd834_0000,
        0x0000_0201, // ds_write_b32 v1, v2
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xbf8a_0000, // s_barrier
        0x3a06_02ff,
        0x0000_0100, // v_xor_b32_e32 v3, 0x100, v1
        0xd8d8_0000,
        0x0400_0003, // ds_read_b32 v4, v3
        0xbf8c_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xdc70_8000,
        0x0004_0401, // global_store_dword v1, v4, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let gfx11 = [
        0xf404_0100,
        0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
        0x3002_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0x4a04_00ff,
        0x0000_03e8, // v_add_nc_u32_e32 v2, 0x3e8, v0
        0xd834_0000,
        0x0000_0201, // ds_store_b32 v1, v2
        0xbf89_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xbfbd_0000, // s_barrier
        0x3a06_02ff,
        0x0000_0100, // v_xor_b32_e32 v3, 0x100, v1
        0xd8d8_0000,
        0x0400_0003, // ds_load_b32 v4, v3
        0xbf89_0000, // s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
        0xdc6a_0000,
        0x0004_0401, // global_store_b32 v1, v4, s[4:5]
        0xbfb0_0000, // s_endpgm
    ];
    for target in [Target::Gfx90a, Target::Gfx942, Target::Gfx950] {
        assert_eq!(run(target, &gfx9)[0], exchanged(), "{target}");
    }
    assert_eq!(run(Target::Gfx1030, &gfx10)[0], exchanged());
    assert_eq!(run(Target::Gfx1100, &gfx11)[0], exchanged());
}

/// The first instructions of gfx12's kernels: each work-item writes its number to LDS.
const BEGIN: [u32; 10] = [
    0xf400_2100,
    0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
    0x3002_0082, // v_lshlrev_b32_e32 v1, 2, v0
    0x4a04_00ff,
    0x0000_03e8, // v_add_nc_u32_e32 v2, 0x3e8, v0
    0xd834_0000,
    0x0000_0201, // ds_store_b32 v1, v2
    0xbfc6_0000, // s_wait_dscnt 0x0
    0xbfc7_0000, // s_wait_kmcnt 0x0
    0xbfc6_0000, // s_wait_dscnt 0x0
];

/// The last ones: what the one 64 away has written, and v5.
const END: [u32; 12] = [
    0x3a06_02ff,
    0x0000_0100, // v_xor_b32_e32 v3, 0x100, v1
    0xd8d8_0000,
    0x0400_0003, // ds_load_b32 v4, v3
    0xbfc6_0000, // s_wait_dscnt 0x0
    0xee06_8004,
    0x0200_0000,
    0x0000_0001, // global_store_b32 v1, v4, s[4:5]
    0xee06_8004,
    0x0280_0000,
    0x0004_0001, // global_store_b32 v1, v5, s[4:5] offset:1024
    0xbfb0_0000, // s_endpgm
];

fn run12(body: &[u32]) -> [Vec<u32>; 2] {
    run(Target::Gfx1201, &[&BEGIN[..], body, &END].concat())
}

/// gfx12's workgroup barrier is a signal and a wait, and one wave is told that its signal was the first.
#[test]
fn signals_and_waits() {
    let [read, first] = run12(&[
        0xbe80_4fc1, // s_barrier_signal_isfirst -1
        0x9808_8081, // s_cselect_b32 s8, 1, 0
        0x7e0a_0208, // v_mov_b32_e32 v5, s8
        0xbf94_ffff, // s_barrier_wait -1
    ]);
    assert_eq!(read, exchanged());
    let waves: Vec<&[u32]> = first.chunks(32).collect();
    let firsts = waves.iter().filter(|wave| wave.iter().all(|v| *v == 1)).count();
    let others = waves.iter().filter(|wave| wave.iter().all(|v| *v == 0)).count();
    assert_eq!((firsts, others), (1, waves.len() - 1));
}

/// A barrier with a number: its members are counted by who makes it, waves join it, and leave it.
#[test]
fn numbered_barriers() {
    for (init, join, signal) in [
        // s_barrier_init m0, s_barrier_join m0, s_barrier_signal m0
        (0xbe80_517d, 0xbe80_527d, 0xbe80_4e7d),
        // s_barrier_init 2, s_barrier_join 2, s_barrier_signal 2
        (0xbe80_5182, 0xbe80_5282, 0xbe80_4e82),
    ] {
        let [read, state] = run12(&[
            0xbefd_00ff,
            0x0008_0002, // s_mov_b32 m0, 0x80002
            init,
            0xbe80_4ec1, // s_barrier_signal -1
            0xbf94_ffff, // s_barrier_wait -1
            0xbe89_5082, // s_get_barrier_state s9, 2
            join,
            0xbe80_5782, // s_wakeup_barrier 2
            signal,
            0xbf94_0002, // s_barrier_wait 2
            0xbf95_0000, // s_barrier_leave
            0x980a_8081, // s_cselect_b32 s10, 1, 0
            0x840a_8f0a, // s_lshl_b32 s10, s10, 15
            0x8b09_ff09,
            0x0000_7fff, // s_and_b32 s9, s9, 0x7fff
            0x8c09_0a09, // s_or_b32 s9, s9, s10
            0x7e0a_0209, // v_mov_b32_e32 v5, s9
        ]);
        assert_eq!(read, exchanged());
        // Valid, eight members; left.
        assert_eq!(state, vec![0x8081; usize::from(ITEMS)]);
    }
}

/// A wave that reads memory again and again gets nowhere before another of its workgroup has written it, however little is run
/// at a time.
#[test]
fn a_wave_that_spins_lets_others_write() {
    let gpu = Gpu::new();
    let flag = gpu.zeroed::<u32>(1);
    let kernel = gpu.assemble(&[
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e10_0500, // v_readfirstlane_b32 s8, v0
        0x7e04_0280, // v_mov_b32_e32 v2, 0
        0x7e06_0281, // v_mov_b32_e32 v3, 1
        0xbf07_8008, // s_cmp_lg_u32 s8, 0
        0xbf85_0007, // s_cbranch_scc1 7
        0xde50_8000,
        0x0404_0002, // global_load_dword v4, v2, s[4:5] sc1
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0x7e12_0504, // v_readfirstlane_b32 s9, v4
        0xbf06_8009, // s_cmp_eq_u32 s9, 0
        0xbf85_fffa, // s_cbranch_scc1 -6
        0xbf81_0000, // s_endpgm
        0xdc70_8000,
        0x0004_0302, // global_store_dword v2, v3, s[4:5]
        0xbf81_0000, // s_endpgm
    ]);
    let args = Args::new().plain().arg(flag);
    let grid = Grid::new(gpu.launch(kernel, [128, 1, 1], [128, 1, 1], &args)).unwrap();
    let mut worker = Worker::new();
    let ended = (0..1000).any(|_| matches!(grid.run(&mut worker, 1000), GridState::Done));
    assert!(ended, "the second wave has no turn");
}

/// What one wave sees of a named barrier: bit 0 that it is in use, members from bit 4 and signals from bit 16 on (Linux,
/// `cwsr_trap_handler_gfx12.asm`).
#[test]
fn named_barriers_count() {
    let body = [
        0xbefd_00ff,
        0x0002_0003, // s_mov_b32 m0, 0x20003
        0xbe80_517d, // s_barrier_init m0
        0xbe80_4e83, // s_barrier_signal 3
        0xbea4_5083, // s_get_barrier_state s36, 3
        0xbe80_517d, // s_barrier_init m0
        0xbea5_5083, // s_get_barrier_state s37, 3
        0xbefd_00ff,
        0x0004_0003, // s_mov_b32 m0, 0x40003
        0xbe80_4e7d, // s_barrier_signal m0
        0xbea6_507d, // s_get_barrier_state s38, m0
        0xbf95_0000, // s_barrier_leave
        0x9827_8081, // s_cselect_b32 s39, 1, 0
        0xbe80_5283, // s_barrier_join 3
        0xbf95_0000, // s_barrier_leave
        0x9828_8081, // s_cselect_b32 s40, 1, 0
        0xbea9_5083, // s_get_barrier_state s41, 3
        0xbe80_5283, // s_barrier_join 3
        0xbf95_0000, // s_barrier_leave
        0xbe80_5283, // s_barrier_join 3
        0xbf95_0000, // s_barrier_leave
        0xbeaa_5083, // s_get_barrier_state s42, 3
        0x7e14_0224, // v_mov_b32_e32 v10, s36
        0x7e16_0225, // v_mov_b32_e32 v11, s37
        0x7e18_0226, // v_mov_b32_e32 v12, s38
        0x7e1a_0227, // v_mov_b32_e32 v13, s39
        0x7e1c_0228, // v_mov_b32_e32 v14, s40
        0x7e1e_0229, // v_mov_b32_e32 v15, s41
        0x7e20_022a, // v_mov_b32_e32 v16, s42
    ];
    let gpu = Gpu::of(Target::Gfx1201, HostLevel::detect());
    let rows: Vec<u32> = (10..17).collect();
    let out = gpu.rows(&[[0; 64]], &body, &rows).unwrap();
    let read: Vec<u32> = out.iter().map(|row| row[0]).collect();
    let state = |members: u32, signals: u32| 1 | members << 4 | signals << 16;
    assert_eq!(read[0], state(2, 1), "one of two has signalled");
    assert_eq!(read[1], state(2, 0), "initialised anew");
    assert_eq!(read[2], state(4, 1), "M0 has another number of members");
    assert_eq!(read[3..5], [0, 1], "SCC tells whether a barrier was joined");
    assert_eq!(read[5], state(3, 1), "a member has gone");
    assert_eq!(
        read[6],
        state(1, 0),
        "and two more: all that are left have signalled"
    );
}
