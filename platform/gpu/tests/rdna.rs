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

type Row = [u32; 64];

/// Runs on every level, checks that all agree, and returns the answer.
fn rows(target: Target, wave: WaveSize, input: &[Row; 8], body: &[u32], out: &[u32]) -> Vec<Row> {
    let [portable, avx2, avx512] = HostLevel::ALL.map(|level| {
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
    #[rustfmt::skip]
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

/// One value of each register that a test reads, by the lane.
type Want = (u32, fn(&[Row; 8], usize) -> u32);

fn check(target: Target, wave: WaveSize, input: &[Row; 8], body: &[u32], want: &[Want]) {
    let registers: Vec<u32> = want.iter().map(|(register, _)| *register).collect();
    let out = rows(target, wave, input, body, &registers);
    for (row, (register, f)) in out.iter().zip(want) {
        for lane in 0..usize::from(wave.lanes()) {
            assert_eq!(
                row[lane],
                f(input, lane),
                "{target} {wave:?} v{register} lane {lane}: {:x?}",
                input.map(|row| row[lane])
            );
        }
    }
}

/// Random words in v1 to v4, small floats with zeros and infinities in v5 and v6, binary16 pairs of small whole
/// numbers in v7 and v8.
fn mixed() -> [Row; 8] {
    let mut rows = random(3);
    for row in &mut rows[4..6] {
        for v in row {
            let n = *v >> 8 & 15;
            *v = match n {
                14 => f32::INFINITY,
                15 => -0.0,
                _ => n as f32 - 7.0,
            }
            .to_bits();
        }
    }
    for row in &mut rows[6..8] {
        for v in row {
            let half = |n: u32| [0, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4200, 0x4400, 0xc500][n as usize & 7];
            *v = half(*v) | half(*v >> 3) << 16;
        }
    }
    rows
}

fn f(v: u32) -> f32 {
    f32::from_bits(v)
}

/// The value of a whole binary16 from -5 to 4.
fn h(v: u32) -> f32 {
    let v = v & 0xffff;
    let magnitude = if v & 0x7fff == 0 {
        0.0
    } else {
        f((v & 0x7fff) << 13) * 2f32.powi(112)
    };
    if v & 0x8000 != 0 { -magnitude } else { magnitude }
}

/// The binary16 of a whole number of at most eleven bits.
fn to_h(v: f32) -> u32 {
    if v == 0.0 {
        return v.to_bits() >> 16;
    }
    (v.to_bits() >> 16 & 0x8000) | ((v.to_bits() >> 13 & 0x3_ffff) - (112 << 10))
}

/// The bits, of a NaN those that arithmetic makes of no NaN.
fn plain(v: f32) -> u32 {
    if v.is_nan() { 0x7fc0_0000 } else { v.to_bits() }
}

fn low_signed(v: u32) -> i32 {
    i32::from(v as i16)
}

#[rustfmt::skip]
const GFX10_LANES: &[u32] = &[
    0x7e14_02e9, 0x0539_7701, // v_mov_b32_dpp v10, v1 dpp8:[7,6,5,4,3,2,1,0]
    0x4a16_04fa, 0xff01_5301, // v_add_nc_u32_dpp v11, v1, v2 row_share:3 row_mask:0xf bank_mask:0xf
    0x7e18_0303, // v_mov_b32_e32 v12, v3
    0x4a18_04fa, 0x5f01_6501, // v_add_nc_u32_dpp v12, v1, v2 row_xmask:5 row_mask:0x5 bank_mask:0xf
    0xbe88_03ff, 0x7654_3210, // s_mov_b32 s8, 0x76543210
    0xbe89_03ff, 0xfedc_ba98, // s_mov_b32 s9, 0xfedcba98
    0xbe8a_03ff, 0x0123_4567, // s_mov_b32 s10, 0x1234567
    0xd777_000d, 0x0024_1501, // v_permlane16_b32 v13, v1, s10, s9
    0xd778_000e, 0x0028_1101, // v_permlanex16_b32 v14, v1, s8, s10
    0xbefe_03ff, 0x0f0f_0f0f, // s_mov_b32 exec_lo, 0xf0f0f0f
    0x7e56_0303, // v_mov_b32_e32 v43, v3
    0x7e56_02e9, 0x0539_7701, // v_mov_b32_dpp v43, v1 dpp8:[7,6,5,4,3,2,1,0]
    0x7e58_02ea, 0x0539_7701, // v_mov_b32_dpp v44, v1 dpp8:[7,6,5,4,3,2,1,0] fi:1
    0xd777_002d, 0x0024_1501, // v_permlane16_b32 v45, v1, s10, s9
    0xd777_082e, 0x0024_1501, // v_permlane16_b32 v46, v1, s10, s9 op_sel:[1,0]
    0xd777_102f, 0x0024_1501, // v_permlane16_b32 v47, v1, s10, s9 op_sel:[0,1]
    0x4a60_04fa, 0xff05_1101, // v_add_nc_u32_dpp v48, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf fi:1
    0xbefe_03c1, // s_mov_b32 exec_lo, -1
];

#[test]
fn gfx10_lane_exchange() {
    let want: [Want; 11] = [
        (10, |v, lane| v[0][lane ^ 7]),
        (11, |v, lane| v[0][lane & !15 | 3].wrapping_add(v[1][lane])),
        (12, |v, lane| {
            let on = lane & 16 == 0;
            if on {
                v[0][lane ^ 5].wrapping_add(v[1][lane])
            } else {
                v[2][lane]
            }
        }),
        (13, |v, lane| v[0][if lane & 8 == 0 { lane ^ 7 } else { lane }]),
        (14, |v, lane| {
            let i = lane & 15;
            v[0][lane & !15 ^ 16 | if i < 8 { i } else { 15 - i }]
        }),
        (43, |_, _| 0),
        (44, |v, lane| if lane & 4 == 0 { v[0][lane ^ 7] } else { 0 }),
        (45, |v, lane| if lane & 12 == 8 { v[0][lane] } else { 0 }),
        (46, |v, lane| match lane & 12 {
            0 => v[0][lane ^ 7],
            8 => v[0][lane],
            _ => 0,
        }),
        (47, |v, lane| if lane & 12 == 8 { v[0][lane] } else { 0 }),
        (48, |v, lane| {
            let on = lane & 4 == 0 && lane % 16 != 0;
            if on {
                v[0][lane - 1].wrapping_add(v[1][lane])
            } else {
                0
            }
        }),
    ];
    check(Target::Gfx1030, WaveSize::Wave32, &mixed(), GFX10_LANES, &want);
}

#[rustfmt::skip]
const GFX10_VALU: &[u32] = &[
    0xd540_000f, 0x0416_0d05, // v_fma_legacy_f32 v15, v5, v6, v5
    0xd578_0010, 0x040e_0501, // v_xor3_b32 v16, v1, v2, v3
    0x7e22_0303, // v_mov_b32_e32 v17, v3
    0xd703_0011, 0x0002_0501, // v_add_nc_u16 v17, v1, v2
    0x7e24_0303, // v_mov_b32_e32 v18, v3
    0xd703_4812, 0x0002_0501, // v_add_nc_u16 v18, v1, v2 op_sel:[1,0,1]
    0x7e26_0308, // v_mov_b32_e32 v19, v8
    0x6c26_1107, // v_fmac_f16_e32 v19, v7, v8
    0xd776_8014, 0x0002_0501, // v_sub_nc_i32 v20, v1, v2 clamp
    0x4e2a_0501, // v_subrev_nc_u32_e32 v21, v1, v2
    0xbefc_0382, // s_mov_b32 m0, 2
    0x7e2c_8701, // v_movrels_b32_e32 v22, v1
    0x7e2e_8501, // v_movreld_b32_e32 v23, v1
    0xd746_001d, 0x0409_ff01, 0x0001_2345, // v_lshl_add_u32 v29, v1, 0x12345, v2
    0xd771_001e, 0x0409_ff01, 0x00ff_00ff, // v_and_or_b32 v30, v1, 0xff00ff, v2
    0x7e40_0303, // v_mov_b32_e32 v32, v3
    // v_add_nc_u32_sdwa v32, v1, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_3 src1_sel:WORD_1
    0x4a40_04f9, 0x0503_1101,
    0x7e42_0301, // v_mov_b32_e32 v33, v1
    0x7e44_0302, // v_mov_b32_e32 v34, v2
    0x7e42_cb22, // v_swap_b32 v33, v34
    0xd550_0024, 0x0416_0d05, // v_mullit_f32 v36, v5, v6, v5
    0x7e4a_0301, // v_mov_b32_e32 v37, v1
    0x7e4a_1505, // v_cvt_f16_f32_e32 v37, v5
    0xd744_0026, 0x03fe_0501, 0x0706_0302, // v_perm_b32 v38, v1, v2, 0x7060302
    0xcc16_4027, 0x1c0e_0501, // v_dot4_i32_i8 v39, v1, v2, v3
    0x0450_1107, // v_dot2c_f32_f16 v40, v7, v8
    0x7e52_0303, // v_mov_b32_e32 v41, v3
    0xd758_0029, 0x040e_0501, // v_med3_i16 v41, v1, v2, v3
    0xcc0a_402a, 0x1801_ff01, 0x0005_0003, // v_pk_add_u16 v42, v1, 0x50003
];

#[test]
fn gfx10_vector_operations() {
    let want: [Want; 22] = [
        (15, |v, i| {
            let (a, b) = (f(v[4][i]), f(v[5][i]));
            plain(if a == 0.0 || b == 0.0 { 0.0 + a } else { a * b + a })
        }),
        (16, |v, i| v[0][i] ^ v[1][i] ^ v[2][i]),
        (17, |v, i| {
            v[2][i] & 0xffff_0000 | v[0][i].wrapping_add(v[1][i]) & 0xffff
        }),
        (18, |v, i| v[2][i] & 0xffff | ((v[0][i] >> 16) + v[1][i]) << 16),
        (19, |v, i| {
            let (a, b) = (v[6][i], v[7][i]);
            b & 0xffff_0000 | to_h(h(a) * h(b) + h(b))
        }),
        (20, |v, i| (v[0][i] as i32).saturating_sub(v[1][i] as i32) as u32),
        (21, |v, i| v[1][i].wrapping_sub(v[0][i])),
        (22, |v, i| v[2][i]),
        (25, |v, i| v[0][i]),
        (29, |v, i| (v[0][i] << 5).wrapping_add(v[1][i])),
        (30, |v, i| v[0][i] & 0xff_00ff | v[1][i]),
        (32, |v, i| {
            v[2][i] & 0xffff_00ff | (((v[0][i] >> 24) + (v[1][i] >> 16)) & 0xff) << 8
        }),
        (33, |v, i| v[1][i]),
        (34, |v, i| v[0][i]),
        (36, |v, i| {
            let (a, b) = (f(v[4][i]), f(v[5][i]));
            let r = if a == 0.0 || b == 0.0 { 0.0 } else { a * b };
            if b == f32::NEG_INFINITY || a <= 0.0 {
                -f32::MAX
            } else {
                r
            }
            .to_bits()
        }),
        (37, |v, i| {
            let a = f(v[4][i]);
            v[0][i] & 0xffff_0000 | if a.is_infinite() { 0x7c00 } else { to_h(a) }
        }),
        (38, |v, i| v[1][i] >> 16 | v[0][i] & 0xffff_0000),
        (39, |v, i| {
            let byte = |n: u32, k: u32| i32::from((n >> (8 * k)) as i8);
            (0..4).fold(v[2][i] as i32, |s, k| {
                s.wrapping_add(byte(v[0][i], k) * byte(v[1][i], k))
            }) as u32
        }),
        (40, |v, i| {
            let (a, b) = (v[6][i], v[7][i]);
            (h(a) * h(b) + 0.0 + h(a >> 16) * h(b >> 16)).to_bits()
        }),
        (41, |v, i| {
            let mut s = [v[0][i], v[1][i], v[2][i]].map(low_signed);
            s.sort_unstable();
            v[2][i] & 0xffff_0000 | s[1] as u32 & 0xffff
        }),
        (42, |v, i| {
            let a = v[0][i];
            a.wrapping_add(3) & 0xffff | ((a >> 16) + 5) << 16
        }),
        (1, |v, i| v[0][i]),
    ];
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        check(Target::Gfx1030, wave, &mixed(), GFX10_VALU, &want);
    }
}

#[rustfmt::skip]
const GFX12: &[u32] = &[
    0xbe88_00ff, 0x4049_0fdb, // s_mov_b32 s8, 0x40490fdb
    0xbe89_00ff, 0xc120_0000, // s_mov_b32 s9, 0xc1200000
    0xa00a_0908, // s_add_f32 s10, s8, s9
    0x7e14_020a, // v_mov_b32_e32 v10, s10
    0xa08a_0908, // s_sub_f32 s10, s8, s9
    0x7e16_020a, // v_mov_b32_e32 v11, s10
    0xa20a_0908, // s_mul_f32 s10, s8, s9
    0x7e18_020a, // v_mov_b32_e32 v12, s10
    0xa38a_f408, // s_fmac_f32 s10, s8, 2.0
    0x7e1a_020a, // v_mov_b32_e32 v13, s10
    0xa28a_0908, 0x4200_0000, // s_fmaak_f32 s10, s8, s9, 0x42000000
    0x7e1c_020a, // v_mov_b32_e32 v14, s10
    0xa30a_0908, 0x4200_0000, // s_fmamk_f32 s10, s8, 0x42000000, s9
    0x7e1e_020a, // v_mov_b32_e32 v15, s10
    0xa10a_0908, // s_min_num_f32 s10, s8, s9
    0x7e20_020a, // v_mov_b32_e32 v16, s10
    0xa80a_ff08, 0x7f80_0001, // s_maximum_f32 s10, s8, 0x7f800001
    0x7e22_020a, // v_mov_b32_e32 v17, s10
    0xbe8a_6109, // s_floor_f32 s10, s9
    0x7e24_020a, // v_mov_b32_e32 v18, s10
    0xbe8a_6308, // s_rndne_f32 s10, s8
    0x7e26_020a, // v_mov_b32_e32 v19, s10
    0xbe8a_6609, // s_cvt_i32_f32 s10, s9
    0x7e28_020a, // v_mov_b32_e32 v20, s10
    0xbe8a_65ff, 0x8000_0001, // s_cvt_f32_u32 s10, 0x80000001
    0x7e2a_020a, // v_mov_b32_e32 v21, s10
    0xbe8a_6808, // s_cvt_f16_f32 s10, s8
    0x7e2c_020a, // v_mov_b32_e32 v22, s10
    0xbe8a_690a, // s_cvt_f32_f16 s10, s10
    0x7e2e_020a, // v_mov_b32_e32 v23, s10
    0xa40a_0908, // s_cvt_pk_rtz_f16_f32 s10, s8, s9
    0x7e30_020a, // v_mov_b32_e32 v24, s10
    0xbe8a_6a0a, // s_cvt_hi_f32_f16 s10, s10
    0x7e32_020a, // v_mov_b32_e32 v25, s10
    0xbe8a_6809, // s_cvt_f16_f32 s10, s9
    0xa48a_f20a, // s_add_f16 s10, s10, 1.0
    0x7e5c_020a, // v_mov_b32_e32 v46, s10
    0xbf41_0809, // s_cmp_lt_f32 s9, s8
    0x980b_8081, // s_cselect_b32 s11, 1, 0
    0x7e34_020b, // v_mov_b32_e32 v26, s11
    0xbf49_ff08, 0x7fc0_0000, // s_cmp_nge_f32 s8, 0x7fc00000
    0x980b_8081, // s_cselect_b32 s11, 1, 0
    0x7e36_020b, // v_mov_b32_e32 v27, s11
    0xbe8c_01ff, 0x1234_5678, // s_mov_b64 s[12:13], 0x12345678
    0xaa8e_0c0c, // s_mul_u64 s[14:15], s[12:13], s[12:13]
    0x7e38_020e, // v_mov_b32_e32 v28, s14
    0x7e3a_020f, // v_mov_b32_e32 v29, s15
    0xa98e_c10e, // s_add_nc_u64 s[14:15], s[14:15], -1
    0x7e3c_020e, // v_mov_b32_e32 v30, s14
    0xd688_000a, 0x0000_00f6, // v_s_sqrt_f32 s10, 4.0
    0x7e3e_020a, // v_mov_b32_e32 v31, s10
    0xd685_000a, 0x0000_00f6, // v_s_rcp_f16 s10, 4.0
    0x7e40_020a, // v_mov_b32_e32 v32, s10
    0xf400_2480, 0xf800_0000, // s_load_b64 s[18:19], s[0:1], 0x0
    0xbfc7_0000, // s_wait_kmcnt 0x0
    0xf401_0409, 0xf800_0003, // s_load_i8 s16, s[18:19], 0x3
    0xf401_6449, 0xf800_0006, // s_load_u16 s17, s[18:19], 0x6
    0xbfc7_0000, // s_wait_kmcnt 0x0
    0x7e4a_0210, // v_mov_b32_e32 v37, s16
    0x7e4c_0211, // v_mov_b32_e32 v38, s17
    0xd765_0021, 0x0002_0d05, // v_minimum_f32 v33, v5, v6
    0xd766_0022, 0x0002_0b01, // v_maximum_f32 v34, v1, v5
    0xd70f_0023, 0x0002_0501, // v_permlane16_var_b32 v35, v1, v2
    0xd710_0024, 0x0002_0501, // v_permlanex16_var_b32 v36, v1, v2
    0x4a4e_0501, // v_add_nc_u32_e32 v39, v1, v2
    0x7c82_0501, // v_cmp_lt_i32_e32 vcc_lo, v1, v2
    0x0250_0501, // v_cndmask_b32_e32 v40, v1, v2, vcc_lo
    0x2c52_0d05, // v_max_num_f32_e32 v41, v5, v6
    0x3e58_0284, // v_lshlrev_b64_e32 v[44:45], 4, v[1:2]
];

#[test]
fn gfx12_operations() {
    const PI: f32 = f32::from_bits(0x4049_0fdb);
    let want: [Want; 37] = [
        (10, |_, _| (PI - 10.0).to_bits()),
        (11, |_, _| (PI + 10.0).to_bits()),
        (12, |_, _| (PI * -10.0).to_bits()),
        (13, |_, _| PI.mul_add(2.0, PI * -10.0).to_bits()),
        (14, |_, _| PI.mul_add(-10.0, 32.0).to_bits()),
        (15, |_, _| PI.mul_add(32.0, -10.0).to_bits()),
        (16, |_, _| (-10f32).to_bits()),
        (17, |_, _| 0x7fc0_0001),
        (18, |_, _| (-10f32).to_bits()),
        (19, |_, _| 3f32.to_bits()),
        (20, |_, _| -10i32 as u32),
        (21, |_, _| 2f32.powi(31).to_bits()),
        // 3.140625 is the nearest binary16.
        (22, |_, _| 0x4248),
        (23, |_, _| 3.140625f32.to_bits()),
        (24, |_, _| 0xc900_4248),
        (25, |_, _| (-10f32).to_bits()),
        (46, |_, _| 0xc880),
        (26, |_, _| 1),
        (27, |_, _| 1),
        (28, |_, _| (0x1234_5678u64 * 0x1234_5678) as u32),
        (29, |_, _| ((0x1234_5678u64 * 0x1234_5678) >> 32) as u32),
        (30, |_, _| (0x1234_5678u64 * 0x1234_5678 - 1) as u32),
        (31, |_, _| 2f32.to_bits()),
        (32, |_, _| 0x3400),
        (37, |v, _| (v[0][0] as i32 >> 24) as u32),
        (38, |v, _| v[0][1] >> 16),
        (33, |v, i| {
            let (a, b) = (f(v[4][i]), f(v[5][i]));
            if a == b {
                a.to_bits() | b.to_bits()
            } else {
                a.min(b).to_bits()
            }
        }),
        (34, |v, i| {
            let (a, b) = (f(v[0][i]), f(v[4][i]));
            if a.is_nan() {
                v[0][i] | 1 << 22
            } else if a == b {
                v[0][i] & v[4][i]
            } else {
                a.max(b).to_bits()
            }
        }),
        (35, |v, i| v[0][i & !15 | v[1][i] as usize & 15]),
        (36, |v, i| v[0][i & !15 ^ 16 | v[1][i] as usize & 15]),
        (39, |v, i| v[0][i].wrapping_add(v[1][i])),
        (40, |v, i| {
            if (v[0][i] as i32) < v[1][i] as i32 {
                v[1][i]
            } else {
                v[0][i]
            }
        }),
        (41, |v, i| {
            let (a, b) = (f(v[4][i]), f(v[5][i]));
            if a == b {
                a.to_bits() & b.to_bits()
            } else {
                a.max(b).to_bits()
            }
        }),
        (44, |v, i| v[0][i] << 4),
        (45, |v, i| v[1][i] << 4 | v[0][i] >> 28),
        (5, |v, i| v[4][i]),
        (6, |v, i| v[5][i]),
    ];
    check(Target::Gfx1201, WaveSize::Wave32, &mixed(), GFX12, &want);
}
