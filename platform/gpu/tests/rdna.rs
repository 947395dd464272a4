//! Instructions of RDNA targets, on every instruction set level of the host. The words are what llvm-mc 19 makes of
//! the text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, WaveSize};
use support::{Args, Gpu};

const LEVELS: [HostLevel; 3] = [HostLevel::Portable, HostLevel::Avx2, HostLevel::Avx512];

type Row = [u32; 64];

/// Runs on every level, checks that all agree, and returns the answer.
fn rows(target: Target, wave: WaveSize, input: &[Row; 8], body: &[u32], out: &[u32]) -> Vec<Row> {
    let [portable, avx2, avx512] = LEVELS.map(|level| {
        let mut gpu = Gpu::of(target, level);
        gpu.wave = wave;
        gpu.rows(input, body, out).unwrap()
    });
    assert_eq!(portable, avx2);
    assert_eq!(portable, avx512);
    portable
}

fn random(seed: u32) -> [Row; 8] {
    let mut s = seed;
    core::array::from_fn(|_| {
        core::array::from_fn(|_| {
            s = s.wrapping_mul(1664525).wrapping_add(1013904223);
            s >> 8 ^ s << 16
        })
    })
}

/// The mask of lanes below 32 for which `f` holds.
fn mask(f: impl Fn(usize) -> bool) -> u32 {
    (0..32).fold(0, |m, i| m | u32::from(f(i)) << i)
}

#[test]
fn masks_of_wave32_are_one_register() {
    let input = random(1);
    let v = |n: usize, lane: usize| input[n - 1][lane];
    let body = [
        0xbe89_03ff,
        0x0000_1234, // s_mov_b32 s9, 0x1234
        0xd4c1_0008,
        0x0002_0501, // v_cmp_lt_u32_e64 s8, v1, v2
        0xd501_000a,
        0x0022_0903, // v_cndmask_b32_e64 v10, v3, v4, s8
        0x7e16_0208, // v_mov_b32_e32 v11, s8
        0x7e18_0209, // v_mov_b32_e32 v12, s9
        0xbeeb_0387, // s_mov_b32 vcc_hi, 7
        0xd70f_6a0d,
        0x0002_0501, // v_add_co_u32 v13, vcc_lo, v1, v2
        0x501c_0903, // v_add_co_ci_u32_e32 v14, vcc_lo, v3, v4, vcc_lo
        0x7e1e_026a, // v_mov_b32_e32 v15, vcc_lo
        0x7e20_026b, // v_mov_b32_e32 v16, vcc_hi
        0xd765_0011,
        0x0001_00c1, // v_mbcnt_lo_u32_b32 v17, -1, 0
        0xd766_0011,
        0x0002_22c1, // v_mbcnt_hi_u32_b32 v17, -1, v17
        0xbe8a_03a5, // s_mov_b32 s10, 37
        0xd760_000b,
        0x0000_1501, // v_readlane_b32 s11, v1, s10
        0x7e24_020b, // v_mov_b32_e32 v18, s11
        0xdacc_0000,
        0x1300_0105, // ds_bpermute_b32 v19, v5, v1
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x7e28_0287, // v_mov_b32_e32 v20, 7
        0xbe8c_3d08, // s_or_saveexec_b32 s12, s8
        0xbefe_0308, // s_mov_b32 exec_lo, s8
        0x7e28_0289, // v_mov_b32_e32 v20, 9
        0xbefe_04c1, // s_mov_b64 exec, -1
        0x7d84_0301, // v_cmp_eq_u32_e32 vcc_lo, v1, v1
        0x7e2e_026a, // v_mov_b32_e32 v23, vcc_lo
        0x7e30_020c, // v_mov_b32_e32 v24, s12
    ];
    let out = rows(
        Target::Gfx1030,
        WaveSize::Wave32,
        &input,
        &body,
        &[10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 23, 24],
    );
    let less = mask(|i| v(1, i) < v(2, i));
    let carry = |i: usize| v(1, i).overflowing_add(v(2, i)).1;
    let second = |i: usize| u64::from(v(3, i)) + u64::from(v(4, i)) + u64::from(carry(i));
    for lane in 0..32 {
        let in_less = less >> lane & 1 != 0;
        let want = [
            if in_less { v(4, lane) } else { v(3, lane) },
            less,
            0x1234,
            v(1, lane).wrapping_add(v(2, lane)),
            second(lane) as u32,
            mask(|i| second(i) >> 32 != 0),
            7,
            lane as u32,
            v(1, 5),
            v(1, v(5, lane) as usize >> 2 & 31),
            if in_less { 9 } else { 7 },
            u32::MAX,
            u32::MAX,
        ];
        let got: Vec<u32> = out.iter().map(|row| row[lane]).collect();
        assert_eq!(got, want, "lane {lane}");
    }
    for row in &out {
        assert_eq!(row[32..], [0; 32], "no lane beyond 31");
    }
}

/// A workgroup of 20 × 3 whose last wave is not full; the descriptor asks for ids of two dimensions.
#[test]
fn ids_of_gfx10_are_in_registers_of_their_own() {
    let gpu = Gpu::of(Target::Gfx1030, HostLevel::detect());
    let body = [
        0xf404_0100,
        0xfa00_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0x1606_0294, // v_mul_u32_u24_e32 v3, 20, v1
        0x4a06_0103, // v_add_nc_u32_e32 v3, v3, v0
        0x3406_0682, // v_lshlrev_b32_e32 v3, 2, v3
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xd76f_0004,
        0x0401_2101, // v_lshl_or_b32 v4, v1, 16, v0
        0xdc70_8000,
        0x0004_0403, // global_store_dword v3, v4, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let kernel = gpu.assemble(&body);
    gpu.patch(kernel, 52, 2 << 1 | 1 << 7 | 1 << 11);
    let out = gpu.zeroed::<u32>(64);
    gpu.run(kernel, [20, 3, 1], [20, 3, 1], &Args::new().plain().arg(out))
        .unwrap();
    let want: Vec<u32> = (0..64)
        .map(|i| if i < 60 { ((i / 20) << 16) | (i % 20) } else { 0 })
        .collect();
    assert_eq!(gpu.read::<u32>(out, 64), want);
}
