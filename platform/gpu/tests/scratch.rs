//! Scratch memory of targets whose kernels set it up: gfx90a's buffer and FLAT_SCRATCH, as compilers use them.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, decode};
use support::{Args, Gpu};

/// Stores 3 · id and 16 bits of id to scratch memory through the buffer, reads them by flat, scratch and buffer
/// instructions, and writes three times the one plus the other's high half.
const KERNEL: &[u32] = &[
    0xc006_0302,
    0x0000_0000, // s_load_dwordx2 s[12:13], s[4:5], 0x0
    0x8000_0900, // s_add_u32 s0, s0, s9
    0x8201_8001, // s_addc_u32 s1, s1, 0
    0x8066_0906, // s_add_u32 flat_scratch_lo, s6, s9
    0x8267_8007, // s_addc_u32 flat_scratch_hi, s7, 0
    0x8e0a_8808, // s_lshl_b32 s10, s8, 8
    0x680e_000a, // v_add_u32_e32 v7, s10, v0
    0x1002_0e83, // v_mul_u32_u24_e32 v1, 3, v7
    0x7e04_0288, // v_mov_b32_e32 v2, 8
    0xbe8a_01ed, // s_mov_b64 s[10:11], src_private_base
    0x7e06_020b, // v_mov_b32_e32 v3, s11
    0xe070_0008,
    0x8000_0100, // buffer_store_dword v1, off, s[0:3], 0 offset:8
    0xe068_1005,
    0x8000_0702, // buffer_store_short v7, v2, s[0:3], 0 offen offset:5
    0xdc50_0000,
    0x0400_0002, // flat_load_dword v4, v[2:3]
    0xdc50_4000,
    0x057f_0002, // scratch_load_dword v5, v2, off
    0x7e12_02c8, // v_mov_b32_e32 v9, -8
    0xe050_1010,
    0x8000_0609, // buffer_load_dword v6, v9, s[0:3], 0 offen offset:16
    0xdc48_0005,
    0x0800_0002, // flat_load_ushort v8, v[2:3] offset:5
    0xbf8c_0070, // s_waitcnt vmcnt(0) lgkmcnt(0)
    0xd1ff_0004,
    0x041a_0b04, // v_add3_u32 v4, v4, v5, v6
    0xd1fd_0004,
    0x0411_2108, // v_lshl_add_u32 v4, v8, 16, v4
    0x240e_0e82, // v_lshlrev_b32_e32 v7, 2, v7
    0xdc70_8000,
    0x000c_0407, // global_store_dword v7, v4, s[12:13]
    0xbf81_0000, // s_endpgm
];

/// Offsets of gfx12 may be negative where the instruction's makes the sum positive.
#[test]
fn offsets_of_gfx12_are_signed() {
    let words = [
        0xf400_4100,
        0xf800_0000, // s_load_b128 s[4:7], s[0:1], 0x0
        0x3000_0082, // v_lshlrev_b32_e32 v0, 2, v0
        0xbfc7_0000, // s_wait_kmcnt 0x0
        0xee05_0004,
        0x0000_0001,
        0x0000_0000, // global_load_b32 v1, v0, s[4:5]
        0xbfc0_0000, // s_wait_loadcnt 0x0
        0x4a06_02ff,
        0x0000_00a0, // v_add_nc_u32_e32 v3, 0xa0, v1
        0xed06_807c,
        0x0002_0000,
        0x0000_0003, // scratch_store_b32 v3, v0, off
        0xed05_007c,
        0x0002_0001,
        0x0000_a001, // scratch_load_b32 v1, v1, off offset:160
        0xbfc0_0000, // s_wait_loadcnt 0x0
        0xee06_8006,
        0x0080_0000,
        0x0000_0000, // global_store_b32 v0, v1, s[6:7]
        0xbfb0_0000, // s_endpgm
    ];
    let text = |at: usize| decode(Target::Gfx1201, &words[at..]).unwrap().to_string();
    assert_eq!(text(10), "scratch_store_b32 v3, v0, off");
    assert_eq!(text(13), "scratch_load_b32 v1, v1, off offset:160");
    for level in HostLevel::ALL {
        let gpu = Gpu::of(Target::Gfx1201, level);
        let offsets: Vec<i32> = (0..32).map(|lane| 4 * lane - 160 + 4 * (lane % 5)).collect();
        let (from, out) = (gpu.buffer(&offsets), gpu.zeroed::<u32>(32));
        let kernel = gpu.assemble(&words);
        let args = Args::new().plain().arg(from).arg(out).private(256);
        gpu.run(kernel, [32, 1, 1], [32, 1, 1], &args).unwrap();
        let want: Vec<u32> = (0..32).map(|lane| 4 * lane).collect();
        assert_eq!(gpu.read::<u32>(out, 32), want, "{level:?}");
    }
}

#[test]
fn kernels_of_gfx90a_set_it_up() {
    let text = |at: usize| decode(Target::Gfx90a, &KERNEL[at..]).unwrap().to_string();
    assert_eq!(text(4), "s_add_u32 flat_scratch_lo, s6, s9");
    assert_eq!(text(18), "scratch_load_dword v5, v2, off");
    assert_eq!(text(21), "buffer_load_dword v6, v9, s[0:3], 0 offen offset:16");
    for level in [HostLevel::Portable, HostLevel::Avx2, HostLevel::Avx512] {
        let gpu = Gpu::of(Target::Gfx90a, level);
        let kernel = gpu.assemble(KERNEL);
        // ENABLE_PRIVATE_SEGMENT, eight user SGPRs, workgroup id x.
        gpu.patch(kernel, 52, 1 | 8 << 1 | 1 << 7);
        // The buffer, the arguments, FLAT_SCRATCH's base.
        gpu.patch(kernel, 56, 1 | 1 << 3 | 1 << 5);
        let n = 3 * 256;
        let out = gpu.zeroed::<u32>(n);
        let args = Args::new().plain().arg(out).private(16);
        gpu.run(kernel, [n as u32, 1, 1], [256, 1, 1], &args).unwrap();
        let want: Vec<u32> = (0..n as u32).map(|id| 9 * id + (id << 16)).collect();
        assert_eq!(gpu.read::<u32>(out, n), want, "{level:?}");
    }
}
