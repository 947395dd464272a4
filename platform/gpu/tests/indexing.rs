//! VGPR indexing of gfx9, on every target and level of the host. The words are what llvm-mc 19 makes of the text beside
//! them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, WaveSize};
use support::Gpu;

type Row = [u32; 64];

/// v1 to v8: thousands tell the register, the rest the lane.
fn input() -> [Row; 8] {
    core::array::from_fn(|i| core::array::from_fn(|lane| 1000 * (i as u32 + 1) + lane as u32))
}

/// The registers `out` after `body`, the same on all targets and levels.
fn run(body: &[u32], out: &[u32]) -> Vec<Row> {
    let mut rows = [Target::Gfx90a, Target::Gfx942, Target::Gfx950]
        .into_iter()
        .flat_map(|target| {
            HostLevel::ALL.map(|level| Gpu::of(target, level).rows(&input(), body, out).unwrap())
        });
    let first = rows.next().unwrap();
    for other in rows {
        assert_eq!(other, first);
    }
    first
}

#[test]
fn register_indexing() {
    let body = [
        0xbe88_0083, // s_mov_b32 s8, 3
        0xbf11_0108, // s_set_gpr_idx_on s8, gpr_idx(SRC0)
        0x7e14_0302, // v_mov_b32 v10, v2
        0xbf9c_0000, // s_set_gpr_idx_off
        0xbf11_0808, // s_set_gpr_idx_on s8, gpr_idx(DST)
        0x7e16_0301, // v_mov_b32 v11, v1
        0xbf9c_0000, // s_set_gpr_idx_off
        0xb008_00ff, // s_movk_i32 s8, 0xff
        0xbf11_0108, // s_set_gpr_idx_on s8, gpr_idx(SRC0)
        0x7e18_0302, // v_mov_b32 v12, v2
        0xbf9c_0000, // s_set_gpr_idx_off
    ];
    let (input, out) = (input(), run(&body, &[10, 11, 14, 12]));
    assert_eq!(out[0], input[4], "v10 = v[2 + 3]");
    assert_eq!(out[1], [0; 64], "v11 itself stays");
    assert_eq!(out[2], input[0], "v[11 + 3] = v1");
    assert_eq!(
        out[3],
        core::array::from_fn(|lane| 4 * lane as u32),
        "beyond the registers is v0"
    );
}

/// Indexing that is turned on before a loop and off behind it.
#[test]
fn indexing_goes_on_from_block_to_block() {
    let body = [
        0x7e14_0280, // v_mov_b32_e32 v10, 0
        0xbeac_0080, // s_mov_b32 s44, 0
        0xbf11_012c, // s_set_gpr_idx_on s44, gpr_idx(SRC0)
        0xbe80_322c, // s_set_gpr_idx_idx s44
        0x6814_1501, // v_add_u32_e32 v10, v1, v10
        0x802c_812c, // s_add_u32 s44, s44, 1
        0xbf0a_842c, // s_cmp_lt_u32 s44, 4
        0xbf85_fffb, // s_cbranch_scc1 -5
        0xbf9c_0000, // s_set_gpr_idx_off
        0x7e16_0301, // v_mov_b32_e32 v11, v1
    ];
    let (input, out) = (input(), run(&body, &[10, 11]));
    let sum: Row = core::array::from_fn(|lane| input[..4].iter().map(|row| row[lane]).sum());
    assert_eq!(out[0], sum, "v1 + v2 + v3 + v4");
    assert_eq!(out[1], input[0], "v1 itself");
}

/// Which operands are indexed stands in M0, whoever writes it, and whether any are in MODE.
#[test]
fn what_is_indexed_is_in_m0_and_mode() {
    let body = [
        0xbeac_0082, // s_mov_b32 s44, 2
        0xbf11_082c, // s_set_gpr_idx_on s44, gpr_idx(DST)
        0xb07c_1001, // s_movk_i32 m0, 0x1001
        0x7e14_0301, // v_mov_b32_e32 v10, v1
        0xb8ad_06c1, // s_getreg_b32 s45, hwreg(HW_REG_MODE, 27, 1)
        0xbf82_0001, // s_branch 1
        0xbf9c_0000, // s_set_gpr_idx_off
        0x7e16_0301, // v_mov_b32_e32 v11, v1
        0xba00_06c1,
        0x0000_0000, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), 0
        0x7e18_0301, // v_mov_b32_e32 v12, v1
        0x7e1a_022d, // v_mov_b32_e32 v13, s45
        0xbf9d_0001, // s_set_gpr_idx_mode gpr_idx(SRC0)
        0x7e1c_0301, // v_mov_b32_e32 v14, v1
        0xba00_06c1,
        0x0000_0001, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), 1
        0x7e1e_0301, // v_mov_b32_e32 v15, v1
        0xbf9c_0000, // s_set_gpr_idx_off
    ];
    let (input, out) = (input(), run(&body, &[10, 11, 12, 13, 14, 15]));
    assert_eq!(out[0], input[1], "M0 says source 0, one further");
    assert_eq!(out[1], input[1], "also behind a branch");
    assert_eq!(out[2], input[0], "off by MODE");
    assert_eq!(out[3], [1; 64], "MODE told that it was on");
    assert_eq!(out[4], input[0], "what is indexed does not turn it on");
    assert_eq!(out[5], input[1], "on by MODE");
}

/// An operation that may have written any scalar does not end it.
#[test]
fn relative_moves_of_scalars_leave_it_on() {
    let body = [
        0xbeac_0081, // s_mov_b32 s44, 1
        0xbf11_012c, // s_set_gpr_idx_on s44, gpr_idx(SRC0)
        0xbeb2_2c2c, // s_movreld_b32 s50, s44
        0x7e14_0301, // v_mov_b32_e32 v10, v1
        0xbf9c_0000, // s_set_gpr_idx_off
    ];
    assert_eq!(run(&body, &[10])[0], input()[1], "v[1 + 1]");
}

/// A result beyond the registers goes nowhere: not to the accumulation registers behind them either.
#[test]
fn results_beyond_the_registers_are_dropped() {
    let body = [
        0xd3d9_400b,
        0x1800_0102, // v_accvgpr_write_b32 a11, v2
        0xb008_0080, // s_movk_i32 s8, 0x80
        0xbf11_0808, // s_set_gpr_idx_on s8, gpr_idx(DST)
        0x7e16_0301, // v_mov_b32_e32 v11, v1
        0xbf9c_0000, // s_set_gpr_idx_off
        0xd3d8_400c,
        0x1800_010b, // v_accvgpr_read_b32 v12, a11
    ];
    assert_eq!(run(&body, &[12])[0], input()[1], "v[11 + 128] would be a11");
}

/// Of RDNA's moves a source beyond the 64 registers is v0, and a result there goes nowhere: what comes behind them, such as
/// constants, stays.
#[test]
fn relative_moves_end_with_the_registers() {
    for (target, m0_60, m0_s44, branch) in [
        (Target::Gfx1030, 0xbefc_03bc, 0xbefc_032c, 0xbf85_fffa),
        (Target::Gfx1100, 0xbefd_00bc, 0xbefd_002c, 0xbfa2_fffa),
        (Target::Gfx1201, 0xbefd_00bc, 0xbefd_002c, 0xbfa2_fffa),
    ] {
        let body = [
            m0_60,       // s_mov_b32 m0, 60
            0x7e14_8704, // v_movrels_b32_e32 v10, v4
            0xb02c_003c, // s_movk_i32 s44, 60
            m0_s44,      // s_mov_b32 m0, s44
            0x7e08_8501, // v_movreld_b32_e32 v4, v1
            0x802c_812c, // s_add_u32 s44, s44, 1
            0xbf0a_ff2c,
            0x0000_0100, // s_cmp_lt_u32 s44, 0x100
            branch,      // s_cbranch_scc1 -6
            0x7e16_02ff,
            0x1234_5678, // v_mov_b32_e32 v11, 0x12345678
        ];
        let rows = Gpu::of(target, HostLevel::detect())
            .rows(&input(), &body, &[10, 11])
            .unwrap();
        let v0: Row = core::array::from_fn(|lane| 4 * lane as u32);
        assert_eq!(rows[0][..32], v0[..32], "{target}");
        assert_eq!(rows[1][..32], [0x1234_5678; 32], "{target}");
    }
}

/// On RDNA the bits of MODE that index registers and skip vector instructions on gfx9 are others.
#[test]
fn rdna_has_no_such_bits_in_mode() {
    for (target, s_mov, s_setreg) in [
        (Target::Gfx1030, 0xbefc_030c, 0xba80_0ec1),
        (Target::Gfx1100, 0xbefd_000c, 0xb980_0ec1),
        (Target::Gfx1201, 0xbefd_000c, 0xb980_0ec1),
    ] {
        let body = [
            0xb00c_1001, // s_movk_i32 s12, 0x1001
            s_mov,       // s_mov_b32 m0, s12
            s_setreg,
            0x0000_0003, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 2), 3
            0x7e14_0301, // v_mov_b32_e32 v10, v1
            s_setreg,
            0x0000_0000, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 2), 0
        ];
        for level in HostLevel::ALL {
            let mut gpu = Gpu::of(target, level);
            gpu.wave = WaveSize::Wave64;
            let rows = gpu.rows(&input(), &body, &[10]).unwrap();
            assert_eq!(rows[0], input()[0], "{target} {level:?}");
        }
    }
}
