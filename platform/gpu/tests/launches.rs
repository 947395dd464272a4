//! What a kernel descriptor may not say, and what waves begin with. The words are what llvm-mc 19 makes of the text beside
//! them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::{Extent, FaultCause, Grid, HostLevel, LaunchError, Registers};
use outcrop_isa::{Target, WaveSize};
use support::{Args, Gpu};

const GROUPS: [u32; 3] = [2, 2, 3];
const ITEMS: u16 = 128;

/// Runs workgroups of 128 that store four registers of each wave: the workgroup's coordinates, and another.
fn beginnings(target: Target, code: &[u32], check: impl Fn([u32; 3], u32, u32)) {
    let gpu = Gpu::of(target, HostLevel::detect());
    let waves = u32::from(ITEMS) / u32::from(gpu.wave.lanes());
    let [x, y, z] = GROUPS;
    // Each workgroup has room for four waves.
    let out = gpu.zeroed::<[u32; 4]>(4 * (x * y * z) as usize);
    let kernel = gpu.assemble(code);
    // Two user SGPRs, the workgroup's coordinates and the workgroup information.
    gpu.patch(kernel, 52, 2 << 1 | 15 << 7);
    let grid = [x * u32::from(ITEMS), y, z];
    gpu.run(kernel, grid, [ITEMS, 1, 1], &Args::new().plain().arg(out))
        .unwrap();
    let stored = gpu.read::<[u32; 4]>(out, 4 * (x * y * z) as usize);
    for (i, wave) in (0..).zip(stored) {
        let (group, n) = (i / 4, i % 4);
        if n < waves {
            let id = [group % x, group / x % y, group / x / y];
            assert_eq!(wave[..3], id, "{target} wave {n}");
            check(id, n, wave[3]);
        }
    }
}

/// Workgroup information (LLVM, AMDGPUUsage, "Work-Group Info"): the number of waves in the low six bits, whether this is the
/// first in the highest. Its number is from bit 6 on, from bit 20 on since gfx10.3 (Mesa, `ac_nir`, `load_subgroup_id`). gfx12
/// has coordinates and number in trap temporaries (LLVM, SIISelLowering.cpp).
#[test]
fn waves_know_their_workgroup() {
    let gfx9 = [
        0xc006_0200,
        0x0000_0000, // s_load_dwordx2 s[8:9], s[0:1], 0x0
        0x2602_00ff,
        0x0000_03ff, // v_and_b32_e32 v1, 0x3ff, v0
        0x7e14_0501, // v_readfirstlane_b32 s10, v1
        0x8f0a_860a, // s_lshr_b32 s10, s10, 6
        0x8e0b_8104, // s_lshl_b32 s11, s4, 1
        0x800b_030b, // s_add_u32 s11, s11, s3
        0x8e0b_810b, // s_lshl_b32 s11, s11, 1
        0x800b_020b, // s_add_u32 s11, s11, s2
        0x8e0b_820b, // s_lshl_b32 s11, s11, 2
        0x800b_0a0b, // s_add_u32 s11, s11, s10
        0x8e0b_840b, // s_lshl_b32 s11, s11, 4
        0x7e04_020b, // v_mov_b32_e32 v2, s11
        0x7e08_0202, // v_mov_b32_e32 v4, s2
        0x7e0a_0203, // v_mov_b32_e32 v5, s3
        0x7e0c_0204, // v_mov_b32_e32 v6, s4
        0x7e0e_0205, // v_mov_b32_e32 v7, s5
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc7c_8000,
        0x0008_0402, // global_store_dwordx4 v2, v[4:7], s[8:9]
        0xbf81_0000, // s_endpgm
    ];
    let gfx10 = [
        0xf404_0200,
        0xfa00_0000, // s_load_dwordx2 s[8:9], s[0:1], null
        0x3602_00ff,
        0x0000_03ff, // v_and_b32_e32 v1, 0x3ff, v0
        0x7e14_0501, // v_readfirstlane_b32 s10, v1
        0x900a_850a, // s_lshr_b32 s10, s10, 5
        0x8f0b_8104, // s_lshl_b32 s11, s4, 1
        0x800b_030b, // s_add_u32 s11, s11, s3
        0x8f0b_810b, // s_lshl_b32 s11, s11, 1
        0x800b_020b, // s_add_u32 s11, s11, s2
        0x8f0b_820b, // s_lshl_b32 s11, s11, 2
        0x800b_0a0b, // s_add_u32 s11, s11, s10
        0x8f0b_840b, // s_lshl_b32 s11, s11, 4
        0x7e04_020b, // v_mov_b32_e32 v2, s11
        0x7e08_0202, // v_mov_b32_e32 v4, s2
        0x7e0a_0203, // v_mov_b32_e32 v5, s3
        0x7e0c_0204, // v_mov_b32_e32 v6, s4
        0x7e0e_0205, // v_mov_b32_e32 v7, s5
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc78_8000,
        0x0008_0402, // global_store_dwordx4 v2, v[4:7], s[8:9]
        0xbf81_0000, // s_endpgm
    ];
    let gfx11 = [
        0xf404_0200,
        0xf800_0000, // s_load_b64 s[8:9], s[0:1], null
        0x3602_00ff,
        0x0000_03ff, // v_and_b32_e32 v1, 0x3ff, v0
        0x7e14_0501, // v_readfirstlane_b32 s10, v1
        0x850a_850a, // s_lshr_b32 s10, s10, 5
        0x840b_8104, // s_lshl_b32 s11, s4, 1
        0x800b_030b, // s_add_u32 s11, s11, s3
        0x840b_810b, // s_lshl_b32 s11, s11, 1
        0x800b_020b, // s_add_u32 s11, s11, s2
        0x840b_820b, // s_lshl_b32 s11, s11, 2
        0x800b_0a0b, // s_add_u32 s11, s11, s10
        0x840b_840b, // s_lshl_b32 s11, s11, 4
        0x7e04_020b, // v_mov_b32_e32 v2, s11
        0x7e08_0202, // v_mov_b32_e32 v4, s2
        0x7e0a_0203, // v_mov_b32_e32 v5, s3
        0x7e0c_0204, // v_mov_b32_e32 v6, s4
        0x7e0e_0205, // v_mov_b32_e32 v7, s5
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xdc76_0000,
        0x0008_0402, // global_store_b128 v2, v[4:7], s[8:9]
        0xbfb0_0000, // s_endpgm
    ];
    let gfx12 = [
        0xf400_2200,
        0xf800_0000, // s_load_b64 s[8:9], s[0:1], 0x0
        0xbe82_0075, // s_mov_b32 s2, ttmp9
        0x8b03_ff73,
        0x0000_ffff, // s_and_b32 s3, ttmp7, 0xffff
        0x8504_9073, // s_lshr_b32 s4, ttmp7, 16
        0x9305_ff74,
        0x0005_0019, // s_bfe_u32 s5, ttmp8, 0x50019
        0x3602_00ff,
        0x0000_03ff, // v_and_b32_e32 v1, 0x3ff, v0
        0x7e14_0501, // v_readfirstlane_b32 s10, v1
        0x850a_850a, // s_lshr_b32 s10, s10, 5
        0x840b_8104, // s_lshl_b32 s11, s4, 1
        0x800b_030b, // s_add_co_u32 s11, s11, s3
        0x840b_810b, // s_lshl_b32 s11, s11, 1
        0x800b_020b, // s_add_co_u32 s11, s11, s2
        0x840b_820b, // s_lshl_b32 s11, s11, 2
        0x800b_0a0b, // s_add_co_u32 s11, s11, s10
        0x840b_840b, // s_lshl_b32 s11, s11, 4
        0x7e04_020b, // v_mov_b32_e32 v2, s11
        0x7e08_0202, // v_mov_b32_e32 v4, s2
        0x7e0a_0203, // v_mov_b32_e32 v5, s3
        0x7e0c_0204, // v_mov_b32_e32 v6, s4
        0x7e0e_0205, // v_mov_b32_e32 v7, s5
        0xbfc7_0000, // s_wait_kmcnt 0x0
        0xee07_4008,
        0x0200_0000,
        0x0000_0002, // global_store_b128 v2, v[4:7], s[8:9]
        0xbfb0_0000, // s_endpgm
    ];
    for (target, code, waves, number) in [
        (Target::Gfx942, &gfx9[..], 2, 6),
        (Target::Gfx1030, &gfx10, 4, 20),
        (Target::Gfx1100, &gfx11, 4, 20),
    ] {
        beginnings(target, code, |id, n, info| {
            let want = u32::from(n == 0) << 31 | n << number | waves;
            assert_eq!(info, want, "{target} {id:?} wave {n}: {info:#x}");
        });
    }
    beginnings(Target::Gfx1201, &gfx12, |id, n, number| {
        assert_eq!(number, n, "{id:?}");
    });
}

/// Fields that are reserved, or that the target has not.
#[test]
fn descriptors_are_checked() {
    let everywhere: [(u64, u32, &str); 6] = [
        (12, 1, "reserved bytes"),
        (24, 1 << 31, "reserved bytes"),
        (40, 1, "reserved bytes"),
        (60, 1, "reserved bytes"),
        (16, 4096 + 4, "kernel_code_entry_byte_offset"),
        (52, 17 << 1 | 1 << 7, "user_sgpr_count"),
    ];
    let gfx942: [(u64, u32, &str); 4] = [
        (56, 8 | 1, "kernel_code_properties"),
        (56, 8 | 1 << 5, "kernel_code_properties"),
        (56, 8 | 1 << 12, "kernel_code_properties"),
        (56, 8 | 1 << 10, "enable_wavefront_size32"),
    ];
    let gfx1030: [(u64, u32, &str); 2] = [
        (56, 8 | 1 << 10 | 1 << 16, "kernarg_preload"),
        (44, 1, "shared_vgpr_count"),
    ];
    for (target, own) in [(Target::Gfx942, &gfx942[..]), (Target::Gfx1030, &gfx1030)] {
        let gpu = Gpu::of(target, HostLevel::detect());
        // s_endpgm
        let run = |patch: Option<(u64, u32)>| {
            let kernel = gpu.assemble(&[0xbf81_0000, 0xbf81_0000]);
            if let Some((at, v)) = patch {
                gpu.patch(kernel, at, v);
            }
            let launch = gpu.launch(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain());
            (kernel, Grid::new(launch).err())
        };
        assert_eq!(run(None).1, None);
        for (at, v, field) in everywhere.iter().chain(own) {
            let (address, error) = run(Some((*at, *v)));
            let Some(LaunchError::BadDescriptor {
                address: named,
                field: what,
                ..
            }) = error
            else {
                panic!("{target}: {field}: {error:?}")
            };
            assert_eq!((named, what), (address, *field), "{target}");
        }
    }
}

/// A wave of 64 of gfx1030 has its registers in groups of four.
#[test]
fn registers_end_where_the_descriptor_says() {
    let mut gpu = Gpu::of(Target::Gfx1030, HostLevel::detect());
    gpu.wave = WaveSize::Wave64;
    // v_mov_b32_e32 v63, 0 and v_mov_b32_e32 v64, 0
    let [last, beyond] = [63, 64].map(|v| gpu.rows(&[[0; 64]], &[0x7e00_0280 | v << 17], &[1]));
    last.unwrap();
    let fault = beyond.unwrap_err();
    assert!(matches!(fault.cause, FaultCause::NotExecuted { .. }), "{fault}");
}

#[test]
fn grids_are_checked() {
    let gpu = Gpu::new();
    let kernel = gpu.assemble(&[0xbf81_0000]);
    let launch = || gpu.launch(kernel, [128, 1, 1], [128, 1, 1], &Args::new().plain().private(64));
    // One workgroup of two waves needs scratch memory for both.
    let mut small = launch();
    small.scratch_waves = 1;
    let (wave_bytes, waves) = (64 * 64, 2);
    assert_eq!(
        gpu.refused(small),
        LaunchError::ScratchTooSmall { wave_bytes, waves }
    );
    // The last workgroup is not larger than the others.
    let registers = Registers {
        program: kernel + 4096,
        rsrc1: 0,
        rsrc2: 0,
        rsrc3: 0,
        user_data: [0; 16],
        wave32: false,
    };
    let extent = |full: u32, last: u32| Extent {
        first: 0,
        end: 1,
        full,
        last,
    };
    let of = |x| Grid::of_registers(launch(), &registers, [x, extent(1, 1), extent(1, 1)]).err();
    assert_eq!(of(extent(64, 64)), None);
    assert_eq!(of(extent(64, 65)), Some(LaunchError::BadDimensions));
}

/// A kernel whose arguments are loaded to registers begins 256 bytes later: what is before is for firmware that loads none
/// (LLVM, AMDGPUUsage, "Preloaded Kernel Arguments").
#[test]
fn preloading_kernels_begin_later() {
    // s_trap 2, as long as that; s_endpgm
    let mut code = [0xbf92_0002; 65];
    code[64] = 0xbf81_0000;
    let gpu = Gpu::new();
    for (length, end) in [(0, Some(FaultCause::Trap(2))), (1, None)] {
        let kernel = gpu.assemble(&code);
        gpu.patch(kernel, 52, (2 + length) << 1 | 1 << 7);
        gpu.patch(kernel, 56, 8 | length << 16);
        let done = gpu.run(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain().arg(7u32));
        assert_eq!(done.err().map(|fault| fault.cause), end);
    }
}

/// MODE begins with what the descriptor has: rounding, denormals, DX10_CLAMP, IEEE and FP16_OVFL.
#[test]
fn mode_is_the_descriptors() {
    let code = [
        0xc006_0100,
        0x0000_0000, // s_load_dwordx2 s[4:5], s[0:1], 0x0
        0xb888_f801, // s_getreg_b32 s8, hwreg(HW_REG_MODE)
        0x7e02_0208, // v_mov_b32_e32 v1, s8
        0x7e00_0280, // v_mov_b32_e32 v0, 0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xdc70_8000,
        0x0004_0100, // global_store_dword v0, v1, s[4:5]
        0xbf81_0000, // s_endpgm
    ];
    let gpu = Gpu::new();
    // Bits 19:12, 21, 23 and 26 of COMPUTE_PGM_RSRC1, each of them once.
    let places = (0..8).map(|i| (12 + i, i)).chain([(21, 8), (23, 9), (26, 23)]);
    for (bit, mode) in places {
        let out = gpu.zeroed::<u32>(1);
        let kernel = gpu.assemble(&code);
        gpu.patch(kernel, 48, 31 | 1 << bit);
        gpu.run(kernel, [64, 1, 1], [64, 1, 1], &Args::new().plain().arg(out))
            .unwrap();
        assert_eq!(gpu.read::<u32>(out, 1), [1 << mode], "bit {bit}");
    }
}

/// Of workgroups with scratch memory as many run at once as it has room for, however they take turns.
#[test]
fn scratch_memory_has_an_end() {
    let code = [
        0x7e02_0287, // v_mov_b32_e32 v1, 7
        0xdc70_4000,
        0x007f_0100, // scratch_store_dword off, v1, off
        0xbf8e_0001, // s_sleep 1
        0xbf8e_0001, // s_sleep 1
        0xdc50_4000,
        0x027f_0000, // scratch_load_dword v2, off, off
        0xbf8c_0f70, // s_waitcnt vmcnt(0)
        0xbf81_0000, // s_endpgm
    ];
    let gpu = Gpu::new();
    let kernel = gpu.assemble(&code);
    let mut launch = gpu.launch(kernel, [512, 1, 1], [128, 1, 1], &Args::new().plain().private(64));
    launch.scratch_waves = 3;
    let (base, wave) = (launch.scratch_base, u64::from(launch.scratch_wave_bytes));
    support::finish(&Grid::new(launch).unwrap()).unwrap();
    for n in 0..8 {
        let first = gpu.read::<u32>(base + n * wave, 1);
        assert_eq!(first, [if n < 2 { 7 } else { 0 }], "wave {n}");
    }
}
