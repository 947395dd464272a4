//! What the checker says of a few instructions each, and what it does not: the rules are those of the ISA documents' chapters
//! on manual dependency resolution and of the waits that LLVM 19 places (SIInsertWaitcnts.cpp). The words are what llvm-mc 19
//! makes of the text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use std::sync::{Arc, Mutex};

use outcrop_gpu::shader::observe::{Hazard, Observer, Report, Wants};
use outcrop_gpu::shader::{CodeCache, HostLevel};
use outcrop_isa::Target;
use support::{Args, Gpu};

#[derive(Default)]
struct Told(Mutex<Vec<Hazard>>);

impl Observer for Told {
    fn wants(&self) -> Wants {
        Wants::WAITS | Wants::RACES
    }
    fn ended(&self, report: &Report) {
        let hazards = report.findings.iter().map(|finding| finding.hazard);
        self.0.lock().unwrap().extend(hazards);
    }
}

/// What is told of a workgroup of a kernel whose argument is zeroed memory.
fn told(target: Target, code: &[u32], items: u16) -> Vec<Hazard> {
    let told = Arc::new(Told::default());
    let mut gpu = Gpu::of(target, HostLevel::detect());
    let cache = CodeCache::with_level(target, HostLevel::detect());
    gpu.code = Arc::new(cache.observed(Some(told.clone())));
    let args = Args::new().plain().arg(gpu.zeroed::<u64>(1024)).lds(1024);
    gpu.run(gpu.assemble(code), [items.into(), 1, 1], [items, 1, 1], &args)
        .unwrap();
    let hazards = told.0.lock().unwrap();
    hazards.clone()
}

/// Two waves race on global memory, which is told once.
#[track_caller]
fn is_one_race(hazards: &[Hazard]) {
    assert!(
        matches!(hazards, [Hazard::GlobalRace { other: 0, .. }]),
        "{hazards:?}"
    );
}

fn read_early(register: u16, counter: &'static str) -> Hazard {
    Hazard::ReadTooEarly { register, counter }
}

/// The number of a scalar among the checker's registers.
const SCALAR: u16 = 512;

/// Loads of scalars end in any order: only waiting for all tells that one has.
#[test]
fn scalar_loads_have_no_order() {
    let one_may_be_left = [
        0xc002_0200,
        0x0000_0000, // s_load_dword s8, s[0:1], 0x0
        0xc002_0240,
        0x0000_0004, // s_load_dword s9, s[0:1], 0x4
        0xbf8c_c17f, // s_waitcnt lgkmcnt(1)
        0xbe8a_0008, // s_mov_b32 s10, s8
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(
        told(Target::Gfx942, &one_may_be_left, 64),
        [read_early(SCALAR + 8, "lgkmcnt")]
    );
    let twice = [
        0xc002_0200,
        0x0000_0000, // s_load_dword s8, s[0:1], 0x0
        0xc002_0200,
        0x0000_0004, // s_load_dword s8, s[0:1], 0x4
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xbe8a_0008, // s_mov_b32 s10, s8
        0xbf81_0000, // s_endpgm
    ];
    let hazard = Hazard::WrittenTooEarly {
        register: SCALAR + 8,
        counter: "lgkmcnt",
    };
    assert_eq!(told(Target::Gfx942, &twice, 64), [hazard]);
}

/// Seventeen reads of the LDS to v8 on, which end in order.
fn reads(lshl: u32, ds_read: u32) -> Vec<u32> {
    // v_lshlrev_b32_e32 v1, 2, v0; ds_read_b32 v8, v1 and so on
    let mut code = vec![lshl];
    code.extend((0..17).flat_map(|i| [ds_read, 0x0800_0001 + (i << 24)]));
    code
}

/// `lgkmcnt` counts to 15 on gfx9: the seventeenth read waits for the first, which is done then, but not for the second.
#[test]
fn a_full_counter_waits() {
    let use_two = [
        0x7e50_0308, // v_mov_b32_e32 v40, v8
        0x7e52_0309, // v_mov_b32_e32 v41, v9
        0x7e54_030a, // v_mov_b32_e32 v42, v10
        0xbf81_0000, // s_endpgm
    ];
    let code = [reads(0x2402_0082, 0xd86c_0000), use_two.to_vec()].concat();
    assert_eq!(told(Target::Gfx942, &code, 64), [read_early(10, "lgkmcnt")]);
}

/// It has six bits from gfx10 on.
#[test]
fn later_counters_have_six_bits() {
    let use_two = [
        0xbf8c_d07f, // s_waitcnt lgkmcnt(16)
        0x7e50_0308, // v_mov_b32_e32 v40, v8
        0x7e52_0309, // v_mov_b32_e32 v41, v9
        0xbf81_0000, // s_endpgm
    ];
    let code = [reads(0x3402_0082, 0xd8d8_0000), use_two.to_vec()].concat();
    assert_eq!(told(Target::Gfx1030, &code, 32), [read_early(9, "lgkmcnt")]);
}

/// A flat load whose lanes are in the LDS ends in its own time on gfx9, and in the LDS's order from gfx10 on.
#[test]
fn flat_loads_of_the_lds() {
    let gfx9 = [
        0x2404_0082, // v_lshlrev_b32_e32 v2, 2, v0
        0xbe88_01eb, // s_mov_b64 s[8:9], src_shared_base
        0x7e06_0209, // v_mov_b32_e32 v3, s9
        0xdc50_0000,
        0x0800_0002, // flat_load_dword v8, v[2:3]
        0xd86c_0000,
        0x0900_0002, // ds_read_b32 v9, v2
        0xbf8c_c17f, // s_waitcnt lgkmcnt(1)
        0x7e14_0308, // v_mov_b32_e32 v10, v8
        0xbf81_0000, // s_endpgm
    ];
    let gfx10 = [
        0x3404_0082, // v_lshlrev_b32_e32 v2, 2, v0
        0xbe88_04eb, // s_mov_b64 s[8:9], src_shared_base
        0x7e06_0209, // v_mov_b32_e32 v3, s9
        0xdc30_0000,
        0x087d_0002, // flat_load_dword v8, v[2:3]
        0xd8d8_0000,
        0x0900_0002, // ds_read_b32 v9, v2
        0xbf8c_c17f, // s_waitcnt lgkmcnt(1)
        0x7e14_0308, // v_mov_b32_e32 v10, v8
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx942, &gfx9, 64), [read_early(8, "lgkmcnt")]);
    assert_eq!(told(Target::Gfx1030, &gfx10, 32), []);
}

/// On gfx12 an invalidation is counted with the loads and a write-back with the stores.
#[test]
fn cache_control_is_counted() {
    let write_back = [
        0xf400_2100,
        0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
        0x3002_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbfc7_0000, // s_wait_kmcnt 0x0
        0xee05_0004,
        0x0000_0008,
        0x0000_0001, // global_load_b32 v8, v1, s[4:5]
        0xee0b_007c,
        0x0008_0000,
        0x0000_0000, // global_wb scope:SCOPE_DEV
        0xbfc0_0001, // s_wait_loadcnt 0x1
        0x7e12_0308, // v_mov_b32_e32 v9, v8
        0xbfb0_0000, // s_endpgm
    ];
    let invalidate = [
        0xf400_2100,
        0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
        0x3002_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbfc7_0000, // s_wait_kmcnt 0x0
        0xee05_0004,
        0x0000_0008,
        0x0000_0001, // global_load_b32 v8, v1, s[4:5]
        0xee0a_c07c,
        0x0008_0000,
        0x0000_0000, // global_inv scope:SCOPE_DEV
        0xbfc0_0001, // s_wait_loadcnt 0x1
        0x7e12_0308, // v_mov_b32_e32 v9, v8
        0xbfb0_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx1201, &write_back, 32), [read_early(8, "loadcnt")]);
    assert_eq!(told(Target::Gfx1201, &invalidate, 32), []);
}

#[test]
fn idle_waits_for_all() {
    let idle = [
        0xf400_2100,
        0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
        0x3002_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbfc7_0000, // s_wait_kmcnt 0x0
        0xee05_0004,
        0x0000_0008,
        0x0000_0001, // global_load_b32 v8, v1, s[4:5]
        0xd8d8_0000,
        0x0900_0001, // ds_load_b32 v9, v1
        0xf400_0200,
        0xf800_0000, // s_load_b32 s8, s[0:1], 0x0
        0xbf8a_0000, // s_wait_idle
        0x7e14_0308, // v_mov_b32_e32 v10, v8
        0x7e14_0309, // v_mov_b32_e32 v10, v9
        0xbe89_0008, // s_mov_b32 s9, s8
        0xbfb0_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx1201, &idle, 32), []);
}

/// The code with one instruction's words in place of another's, as many.
fn with(code: &[u32], old: &[u32], new: &[u32]) -> Vec<u32> {
    let at = code.windows(old.len()).position(|words| words == old);
    let at = at.expect("the instruction is there");
    [&code[..at], new, &code[at + old.len()..]].concat()
}

/// Two waves write bytes of the same dwords.
#[test]
fn bytes_are_not_their_neighbours() {
    let bytes = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x2604_00bf, // v_and_b32_e32 v2, 63, v0
        0x2404_0481, // v_lshlrev_b32_e32 v2, 1, v2
        0x2006_0086, // v_lshrrev_b32_e32 v3, 6, v0
        0x2804_0702, // v_or_b32_e32 v2, v2, v3
        0x6808_0081, // v_add_u32_e32 v4, 1, v0
        0xdc60_8000,
        0x0004_0402, // global_store_byte v2, v4, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx942, &bytes, 128), []);
    // global_store_short v2, v4, s[4:5]
    let halves = with(&bytes, &[0xdc60_8000, 0x0004_0402], &[0xdc68_8000, 0x0004_0402]);
    let hazards = told(Target::Gfx942, &halves, 128);
    is_one_race(&hazards);
}

/// Two waves store to the same dwords what is there already, and what is not.
#[test]
fn the_same_value_is_no_race() {
    let same = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x2604_00bf, // v_and_b32_e32 v2, 63, v0
        0x2406_0482, // v_lshlrev_b32_e32 v3, 2, v2
        0x6808_0481, // v_add_u32_e32 v4, 1, v2
        0xdc70_8000,
        0x0004_0403, // global_store_dword v3, v4, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx942, &same, 128), []);
    // v_add_u32_e32 v4, 1, v0
    let different = with(&same, &[0x6808_0481], &[0x6808_0081]);
    let hazards = told(Target::Gfx942, &different, 128);
    is_one_race(&hazards);
}

/// One wave hands a value to the other by an atomic, having waited for its store or not.
#[test]
fn atomics_hand_values_on() {
    let handed = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e0a_0280, // v_mov_b32_e32 v5, 0
        0x7e0c_0281, // v_mov_b32_e32 v6, 1
        0x2602_02ff,
        0x0000_00ff, // v_and_b32_e32 v1, 0xff, v1
        0x680e_0087, // v_add_u32_e32 v7, 7, v0
        0x7e10_0500, // v_readfirstlane_b32 s8, v0
        0xbf07_8008, // s_cmp_lg_u32 s8, 0
        0xbf85_0006, // s_cbranch_scc1 L1
        0xdc70_8400,
        0x0004_0701, // global_store_dword v1, v7, s[4:5] offset:1024
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xdd24_8000,
        0x0004_0605, // global_atomic_or v5, v6, s[4:5]
        0xbf81_0000, // s_endpgm
        0xdd25_8000,
        0x0804_0505, // global_atomic_or v8, v5, v5, s[4:5] sc0
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0x7e12_0508, // v_readfirstlane_b32 s9, v8
        0xbf06_8009, // s_cmp_eq_u32 s9, 0
        0xbf85_fffa, // s_cbranch_scc1 L1
        0xdc50_8400,
        0x0904_0001, // global_load_dword v9, v1, s[4:5] offset:1024
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx942, &handed, 128), []);
    // s_nop 0 instead of the first s_waitcnt vmcnt(0) with what follows it
    let early = with(&handed, &[0xbf8c_0f70, 0xdd24_8000], &[0xbf80_0000, 0xdd24_8000]);
    let hazards = told(Target::Gfx942, &early, 128);
    is_one_race(&hazards);
}

/// A barrier does not wait for what loads write to the LDS.
#[test]
fn barriers_do_not_wait_for_loads_to_the_lds() {
    let waited = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x2402_0082, // v_lshlrev_b32_e32 v1, 2, v0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e10_0501, // v_readfirstlane_b32 s8, v1
        0xbefc_0008, // s_mov_b32 m0, s8
        0xbf80_0000, // s_nop 0
        0xdca8_8000,
        0x0004_0001, // global_load_lds_dword v1, s[4:5]
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xbf8a_0000, // s_barrier
        0x2a04_02ff,
        0x0000_0100, // v_xor_b32_e32 v2, 0x100, v1
        0xd86c_0000,
        0x0300_0002, // ds_read_b32 v3, v2
        0xbf81_0000, // s_endpgm
    ];
    assert_eq!(told(Target::Gfx942, &waited, 128), []);
    // s_nop 0 instead of s_waitcnt vmcnt(0)
    let early = with(&waited, &[0xbf8c_0f70], &[0xbf80_0000]);
    let hazards = told(Target::Gfx942, &early, 128);
    assert!(
        !hazards.is_empty() && hazards.iter().all(|h| matches!(h, Hazard::LdsRace { .. })),
        "{hazards:?}"
    );
}
