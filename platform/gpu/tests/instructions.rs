//! Single instructions, on every instruction set level of the host. The words are what llvm-mc 19 makes of the
//! text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::{FaultCause, HostLevel};
use outcrop_gpu::vm::{Access, FaultKind};
use outcrop_isa::Target;
use support::{Args, Gpu};

type Row = [u32; 64];

/// Runs on every level, checks that all agree, and returns the answer.
fn rows(input: &[Row; 8], body: &[u32], out: &[u32]) -> Vec<Row> {
    let [portable, avx2, avx512] = HostLevel::ALL.map(|l| Gpu::with_level(l).rows(input, body, out).unwrap());
    assert_eq!(portable, avx2);
    assert_eq!(portable, avx512);
    portable
}

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// Small integers as floats.
fn small(next: &mut impl FnMut() -> u32) -> f32 {
    (next() % 17) as f32 - 8.0
}

fn half(v: f32) -> u32 {
    // Exact for small integers.
    let bits = v.to_bits();
    if v == 0.0 {
        bits >> 16 & 0x8000
    } else {
        (bits >> 16 & 0x8000) | ((bits >> 13 & 0x3ffff) - (112 << 10))
    }
}

#[test]
fn dpp_shift_leaves_lanes_without_a_source() {
    let mut input = [[7; 64]; 8];
    input[0] = core::array::from_fn(|lane| lane as u32);
    // v_add_u32_dpp v10, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
    let out = rows(&input, &[0x6814_04fa, 0xff01_1101], &[10]);
    let want: Row = core::array::from_fn(|lane| if lane % 16 == 0 { 0 } else { lane as u32 - 1 + 7 });
    assert_eq!(out[0], want);
}

#[test]
fn f16_matrix_32x32x8() {
    let mut next = random(1);
    let mut input = [[0; 64]; 8];
    let (mut a, mut b) = ([[0.0; 8]; 32], [[0.0; 32]; 8]);
    for lane in 0..64 {
        for j in 0..4 {
            let k = 4 * (lane / 32) + j;
            let (x, y) = (small(&mut next), small(&mut next));
            (a[lane % 32][k], b[k][lane % 32]) = (x, y);
            input[1 + j / 2][lane] |= half(x) << (16 * (j % 2));
            input[3 + j / 2][lane] |= half(y) << (16 * (j % 2));
        }
    }
    // v_mfma_f32_32x32x8_f16 v[16:31], v[2:3], v[4:5], v[16:31]
    let out = rows(
        &input,
        &[0xd3cc_0010, 0x0442_0902],
        &core::array::from_fn::<_, 16, _>(|i| 16 + i as u32),
    );
    for i in 0..32 {
        for j in 0..32 {
            let want: f32 = (0..8).map(|k| a[i][k] * b[k][j]).sum();
            let got = out[i / 8 * 4 + i % 4][j + 32 * (i / 4 % 2)];
            assert_eq!(f32::from_bits(got), want, "({i}, {j})");
        }
    }
}

#[test]
fn f32_matrices() {
    let mut next = random(2);
    let mut input = [[0; 64]; 8];
    for row in &mut input {
        *row = core::array::from_fn(|_| small(&mut next).to_bits());
    }
    let (a, b) = (input[0].map(f32::from_bits), input[1].map(f32::from_bits));
    let outs = [16, 17, 18, 19];
    // v_mfma_f32_16x16x4_f32 v[16:19], v1, v2, v[16:19]
    let out = rows(&input, &[0xd3c5_0010, 0x0442_0501], &outs);
    for i in 0..16 {
        for j in 0..16 {
            let want: f32 = (0..4).map(|k| a[i + 16 * k] * b[j + 16 * k]).sum();
            assert_eq!(f32::from_bits(out[i % 4][j + 16 * (i / 4)]), want, "({i}, {j})");
        }
    }
    // v_mfma_f32_4x4x1_16b_f32 v[16:19], v1, v2, v[16:19]
    let out = rows(&input, &[0xd3c2_0010, 0x0442_0501], &outs);
    for block in 0..16 {
        for i in 0..4 {
            for j in 0..4 {
                let want = a[4 * block + i] * b[4 * block + j];
                assert_eq!(
                    f32::from_bits(out[i][4 * block + j]),
                    want,
                    "block {block} ({i}, {j})"
                );
            }
        }
    }
}

/// Blocks take A from one of a group of 2^`cbsz`, which `abid` numbers; lanes of B are exchanged as `blgp` says (CDNA 3 ISA,
/// "Broadcasting Values", and AMD's matrix instruction calculator, which has 3 as a rotation down).
#[test]
fn blocks_share_and_lanes_exchange() {
    let mut next = random(11);
    let mut input = [[0; 64]; 8];
    for row in &mut input {
        *row = core::array::from_fn(|_| small(&mut next).to_bits());
    }
    let (a, b) = (input[0].map(f32::from_bits), input[1].map(f32::from_bits));
    for cbsz in 0..=4 {
        for abid in 0..1u32 << cbsz {
            let blgp = (cbsz + abid) % 8;
            // v_mfma_f32_4x4x1_16b_f32 v[16:19], v1, v2, v[16:19] cbsz abid blgp
            let body = [0xd3c2_0010 | cbsz << 8 | abid << 11, 0x0442_0501 | blgp << 29];
            let out = rows(&input, &body, &[16, 17, 18, 19]);
            let group = 1usize << cbsz;
            for (i, row) in out.iter().enumerate() {
                for (lane, got) in row.iter().enumerate() {
                    let from = match blgp {
                        0 => lane,
                        1 => lane % 32,
                        2 => 32 + lane % 32,
                        3 => (lane + 16) % 64,
                        n => 16 * (n as usize - 4) + lane % 16,
                    };
                    let block = lane / 4 / group * group + abid as usize;
                    let (got, want) = (f32::from_bits(*got), a[4 * block + i] * b[from]);
                    assert_eq!(
                        got, want,
                        "cbsz {cbsz} abid {abid} blgp {blgp} row {i} lane {lane}"
                    );
                }
            }
        }
    }
}

/// A scale of all ones is a NaN, and makes one of its row's results (OCP Microscaling Formats, E8M0).
#[test]
fn a_scale_may_be_a_nan() {
    // v_mfma_scale_f32_16x16x128_f8f6f4 v[28:31], v[2:9], v[10:17], 0, v18, v19
    let body = [0xd3ac_0000, 0x0002_2712, 0xd3ad_081c, 0x0202_1502];
    // Ones of an 8-bit float of four exponent bits.
    let mut input = [[0x3838_3838; 64]; 19];
    input[17] = [127; 64];
    input[18] = [127; 64];
    // Row 5, elements 32 to 63.
    input[17][5 + 16] = 255;
    let gpu = Gpu::of(Target::Gfx950, HostLevel::detect());
    let out = gpu.rows(&input, &body, &[28, 29, 30, 31]).unwrap();
    for row in 0..16 {
        for column in 0..16 {
            let v = f32::from_bits(out[row % 4][row / 4 * 16 + column]);
            assert!(
                if row == 5 { v.is_nan() } else { v == 128.0 },
                "({row}, {column}): {v}"
            );
        }
    }
}

#[test]
fn i8_matrix_16x16x32() {
    let mut next = random(3);
    let mut input = [[0; 64]; 8];
    input.iter_mut().flatten().for_each(|v| *v = next());
    let byte =
        |row: usize, lane: usize, k: usize| i32::from((input[row + k / 4][lane] >> (8 * (k % 4))) as i8);
    // v_mfma_i32_16x16x32_i8 v[16:19], v[2:3], v[4:5], v[16:19]
    let out = rows(&input, &[0xd3d7_0010, 0x0442_0902], &[16, 17, 18, 19]);
    for i in 0..16 {
        for j in 0..16 {
            let want: i32 = (0..32)
                .map(|k| byte(1, i + 16 * (k / 8), k % 8) * byte(3, j + 16 * (k / 8), k % 8))
                .sum();
            assert_eq!(out[i % 4][j + 16 * (i / 4)] as i32, want, "({i}, {j})");
        }
    }
}

#[test]
fn f64_matrix_16x16x4() {
    let mut next = random(4);
    let mut input = [[0; 64]; 8];
    let (mut a, mut b) = ([0.0; 64], [0.0; 64]);
    for lane in 0..64 {
        (a[lane], b[lane]) = (f64::from(small(&mut next)), f64::from(small(&mut next)));
        for (row, v) in [(1, a[lane]), (3, b[lane])] {
            input[row][lane] = v.to_bits() as u32;
            input[row + 1][lane] = (v.to_bits() >> 32) as u32;
        }
    }
    // v_mfma_f64_16x16x4_f64 v[16:23], v[2:3], v[4:5], v[16:23]
    let out = rows(
        &input,
        &[0xd3ee_0010, 0x0442_0902],
        &core::array::from_fn::<_, 8, _>(|i| 16 + i as u32),
    );
    for i in 0..16 {
        for j in 0..16 {
            let want: f64 = (0..4).map(|k| a[i + 16 * k] * b[j + 16 * k]).sum();
            let (pair, lane) = (2 * (i / 4), j + 16 * (i % 4));
            let got = u64::from(out[pair][lane]) | u64::from(out[pair + 1][lane]) << 32;
            assert_eq!(f64::from_bits(got), want, "({i}, {j})");
        }
    }
}

#[test]
fn sparse_matrix_16x16x32() {
    let mut next = random(5);
    let mut input = [[0; 64]; 8];
    let (mut a, mut b) = ([[0.0; 32]; 16], [[0.0; 16]; 32]);
    for lane in 0..64 {
        for j in 0..8 {
            let (k, v) = (8 * (lane / 16) + j, small(&mut next));
            b[k][lane % 16] = v;
            input[3 + j / 2][lane] |= half(v) << (16 * (j % 2));
        }
        for e in 0..4 {
            // Two different places of each four.
            let place = if e % 2 == 0 { next() % 2 } else { 2 + next() % 2 };
            let (k, v) = (8 * (lane / 16) + e / 2 * 4 + place as usize, small(&mut next));
            a[lane % 16][k] = v;
            input[1 + e / 2][lane] |= half(v) << (16 * (e % 2));
            input[0][lane] |= place << (2 * e);
        }
    }
    // v_smfmac_f32_16x16x32_f16 v[16:19], v[2:3], v[4:7], v1
    let out = rows(&input, &[0xd3e2_0010, 0x0406_0902], &[16, 17, 18, 19]);
    for i in 0..16 {
        for j in 0..16 {
            let want: f32 = (0..32).map(|k| a[i][k] * b[k][j]).sum();
            assert_eq!(f32::from_bits(out[i % 4][j + 16 * (i / 4)]), want, "({i}, {j})");
        }
    }
}

#[test]
fn trigonometric_reduction() {
    let mut input = [[0; 64]; 8];
    // Below 2^54 every argument takes the same bits: segment 1 is bits 53 to 105 of 2/pi.
    (input[1], input[2]) = ([0; 64], [1.0f64.to_bits().wrapping_shr(32) as u32; 64]);
    // v_trig_preop_f64 v[10:11], v[2:3], 1
    let out = rows(&input, &[0xd292_000a, 0x0001_0302], &[10, 11]);
    let got = f64::from_bits(u64::from(out[0][5]) | u64::from(out[1][5]) << 32);
    // 2/pi = 0.a2f9836e4e441529fc2757d1f534ddc0… in hexadecimal.
    let bits = (0xa2f9_836e_4e44_1529_fc27_57d1_f534_ddc0u128 << 53 >> 75) as u64;
    assert_eq!(got, bits as f64 * 2f64.powi(-106));
}

#[test]
fn faults_say_what_and_where() {
    let gpu = Gpu::new();
    let read_only = gpu.alloc(4096, Access::READ);
    let unmapped = 0xdead_0000_0000u64;
    // s_load_dwordx2 s[4:5], s[0:1], 0; v_mov_b32 v1, 0; s_waitcnt lgkmcnt(0)
    let head = [0xc006_0100, 0, 0x7e02_0280, 0xbf8c_c07f];
    let run = |address: u64, body: &[u32]| {
        let code: Vec<u32> = head.iter().chain(body).copied().chain([0xbf81_0000]).collect();
        let kernel = gpu.assemble(&code);
        let args = Args::new().plain().arg(address).arg(0u64);
        (
            kernel,
            gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args).unwrap_err(),
        )
    };
    // global_load_dword v2, v1, s[4:5]
    let (kernel, fault) = run(unmapped, &[0xdc50_8000, 0x0204_0001]);
    assert_eq!(fault.kernel_object, kernel);
    assert_eq!(fault.pc, kernel + 4096 + 16);
    match fault.cause {
        FaultCause::Memory(m) => {
            assert_eq!(
                (m.address, m.access, m.kind),
                (unmapped, Access::READ, FaultKind::NotPresent)
            );
        }
        other => panic!("{other:?}"),
    }
    // global_store_dword v1, v1, s[4:5]
    let (_, fault) = run(read_only, &[0xdc70_8000, 0x0004_0101]);
    match fault.cause {
        FaultCause::Memory(m) => {
            assert_eq!(
                (m.address, m.access, m.kind),
                (read_only, Access::WRITE, FaultKind::ReadOnly)
            );
        }
        other => panic!("{other:?}"),
    }
    let (_, fault) = run(0, &[0xffff_ffff]);
    assert!(
        matches!(
            fault.cause,
            FaultCause::IllegalInstruction {
                target: Target::Gfx942,
                words: [0xffff_ffff, _]
            }
        ),
        "{fault}"
    );
    // s_trap 2
    let (_, fault) = run(0, &[0xbf92_0002]);
    assert_eq!(fault.cause, FaultCause::Trap(2));
    // s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
    let (_, fault) = run(0, &[0xbf90_0003]);
    match fault.cause {
        FaultCause::NotExecuted { mnemonic, .. } => assert_eq!(mnemonic, "s_sendmsg"),
        other => panic!("{other:?}"),
    }
    assert!(fault.to_string().contains("s_sendmsg"), "{fault}");
    // s_getpc_b64 s[6:7]; s_add_u32 s6, s6, 0x100000; s_addc_u32 s7, s7, 0; s_setpc_b64 s[6:7]
    let (_, fault) = run(
        0,
        &[0xbe86_1c00, 0x8006_ff06, 0x0010_0000, 0x8207_8007, 0xbe80_1d06],
    );
    match fault.cause {
        FaultCause::Memory(m) => assert_eq!(m.access, Access::EXEC),
        other => panic!("{other:?}"),
    }
}

/// Adds up all buffers' bytes after the same kernels on each level: rounding, NaNs and conversions included.
#[test]
fn levels_agree_on_whole_kernels() {
    let mut next = random(9);
    let input: Vec<u32> = (0..4096)
        .map(|i| {
            if i % 7 == 0 {
                [0x7fc0_1234, 0xff80_0000, 1, 0x8000_0000, 0x7f80_0001][i % 5]
            } else {
                next()
            }
        })
        .collect();
    let results = HostLevel::ALL.map(|level| {
        let gpu = Gpu::with_level(level);
        let module = gpu.kernels("bin/float.co");
        let n = 2048u32;
        let mut all = Vec::new();
        for (name, size) in [
            ("arithmetic_f32", 4),
            ("arithmetic_f64", 8),
            ("arithmetic_f16", 2),
        ] {
            let (a, b) = (gpu.buffer(&input), gpu.buffer(&input[3..]));
            let n = n * 4 / size.max(4) / 2;
            let out = gpu.zeroed::<u8>((6 * n * size) as usize);
            let args = Args::new().arg(a).arg(b).arg(out).arg(n);
            gpu.run(module.kernel(name), [n, 1, 1], [256, 1, 1], &args)
                .unwrap();
            all.extend(gpu.read::<u8>(out, (6 * n * size) as usize));
        }
        all
    });
    assert!(results[0] == results[1], "portable and AVX2 differ");
    assert!(results[0] == results[2], "portable and AVX-512 differ");
}

#[test]
fn mode_is_followed_where_it_changes() {
    let mut input = [[0; 64]; 8];
    input[0] = core::array::from_fn(|lane| {
        if lane % 2 == 0 {
            0x8000_0001 + lane as u32
        } else {
            0x3f80_0000
        }
    });
    let body = [
        0x0a14_02f2, // v_mul_f32 v10, 1.0, v1
        0xba00_0901,
        0x0000_0000, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
        0x0a16_02f2, // v_mul_f32 v11, 1.0, v1
        0xba00_0901,
        0x0000_0003, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
        0x0a18_02f2, // v_mul_f32 v12, 1.0, v1
        0xb888_f801, // s_getreg_b32 s8, hwreg(HW_REG_MODE)
        0x7e1a_0208, // v_mov_b32 v13, s8
    ];
    let out = rows(&input, &body, &[10, 11, 12, 13]);
    assert_eq!(out[0], input[0]);
    let flushed: Row = core::array::from_fn(|lane| if lane % 2 == 0 { 0x8000_0000 } else { 0x3f80_0000 });
    assert_eq!(out[1], flushed);
    assert_eq!(out[2], input[0]);
    assert_eq!(out[3], [0x3f0; 64]);
}

/// `v_mad_f32` flushes what is denormal, its result too, whichever way MODE rounds (Vega ISA, "V_MAD_F32").
#[test]
fn mad_flushes_in_every_rounding() {
    // 1.5 · 2^-126 - 2^-126, which is denormal, and twice that, which is not.
    let input = [
        [0x00c0_0000; 64],
        [0x8080_0000; 64],
        [0x0140_0000; 64],
        [0x8100_0000; 64],
    ];
    for rounding in 0..4 {
        let body = [
            0xba00_0801,
            rounding, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), rounding
            0xd1c1_000a,
            0x0409_e501, // v_mad_f32 v10, v1, 1.0, v2
            0xd1c1_000b,
            0x0411_e503, // v_mad_f32 v11, v3, 1.0, v4
            0xba00_0801,
            0x0000_0000, // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
        ];
        for level in HostLevel::ALL {
            let out = Gpu::of(Target::Gfx90a, level)
                .rows(&input, &body, &[10, 11])
                .unwrap();
            assert_eq!(out, [[0; 64], [0x0080_0000; 64]], "rounding {rounding}");
        }
    }
}

#[test]
fn sub_dword_selection() {
    let mut next = random(6);
    let mut input = [[0; 64]; 8];
    input[0] = core::array::from_fn(|_| next());
    input[1] = core::array::from_fn(|_| next());
    let body = [
        // v_add_u32_sdwa v11, v1, v2 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_3
        0x6816_04f9,
        0x0301_0201,
        // v_lshlrev_b32_sdwa v12, v1, sext(v2) dst_sel:DWORD src0_sel:BYTE_0 src1_sel:WORD_1
        0x2418_04f9,
        0x0d00_0601,
    ];
    let out = rows(&input, &body, &[11, 12]);
    for lane in 0..64 {
        let (a, b) = (input[0][lane], input[1][lane]);
        assert_eq!(out[0][lane], (((a >> 8 & 0xff) + (b >> 24)) & 0xff) << 16);
        assert_eq!(out[1][lane], ((b as i32 >> 16) as u32) << (a & 31));
    }
}

#[test]
fn source_and_result_modifiers() {
    let mut next = random(7);
    let mut input = [[0; 64]; 8];
    for row in &mut input {
        *row = core::array::from_fn(|_| small(&mut next).to_bits());
    }
    let body = [
        // v_fma_f32 v10, -v1, |v2|, v3 mul:2
        0xd1cb_020a,
        0x2c0e_0501,
        // v_add_f32_e64 v11, v1, v2 clamp
        0xd101_800b,
        0x0002_0501,
        // v_pk_fma_f32 v[12:13], v[2:3], v[4:5], v[6:7] op_sel:[1,0,0] op_sel_hi:[0,1,1] neg_lo:[1,0,0]
        0xd3b0_480c,
        0x341a_0902,
        // s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x100: the scale is for neither IEEE mode nor denormals
        0xba00_4801,
        0x0000_0100,
        // v_fma_f32 v14, -v1, |v2|, v3 mul:2
        0xd1cb_020e,
        0x2c0e_0501,
    ];
    let out = rows(&input, &body, &[10, 11, 12, 13, 14]);
    for lane in 0..64 {
        let v: [f32; 9] = core::array::from_fn(|i| {
            if i == 0 {
                0.0
            } else {
                f32::from_bits(input[i - 1][lane])
            }
        });
        let got = |row: usize| f32::from_bits(out[row][lane]);
        assert_eq!(got(0), -v[1] * v[2].abs() + v[3]);
        assert_eq!(got(4), (-v[1] * v[2].abs() + v[3]) * 2.0);
        assert_eq!(got(1), (v[1] + v[2]).clamp(0.0, 1.0));
        assert_eq!(got(2), -v[3] * v[4] + v[6]);
        assert_eq!(got(3), v[2] * v[5] + v[7]);
    }
}

/// Loads read 0 of a sparse range, stores and atomics change nothing there, and what an atomic returns is 0.
#[test]
fn sparse_ranges_swallow_what_is_written() {
    let gpu = Gpu::new();
    let out = gpu.buffer(&[[0xeeee_eeee_u32; 64]; 4]);
    let sparse = 0x7000_0000_0000_u64;
    gpu.vm.map_sparse(sparse, 0x4000).unwrap();
    // s_load_dwordx4 s[4:7], s[0:1], 0; v_lshlrev_b32 v0, 2, v0; v_mov_b32 v1, 7; s_waitcnt lgkmcnt(0)
    let mut code = vec![0xc00a_0100, 0, 0x2400_0082, 0x7e02_0287, 0xbf8c_c07f];
    // global_store_dword v0, v1, s[4:5]; global_load_dword v2, v0, s[4:5]
    code.extend([0xdc70_8000, 0x0004_0100, 0xdc50_8000, 0x0204_0000]);
    // Twice global_atomic_add v3, v0, v1, s[4:5] glc; then of all lanes on one word, v4 being 0
    code.extend([0xdd09_8000, 0x0304_0100, 0xdd09_8000, 0x0304_0100]);
    code.extend([0x7e08_0280, 0xdd09_8000, 0x0504_0104]);
    // global_load_dword v6, v0, s[4:5]; s_waitcnt vmcnt(0)
    code.extend([0xdc50_8000, 0x0604_0000, 0xbf8c_0f70]);
    // global_store_dword v0, v2, v3, v5, v6, s[6:7] offset:256 * n
    for (row, register) in [2_u32, 3, 5, 6].into_iter().enumerate() {
        code.extend([0xdc70_8000 | (row as u32) << 8, 0x0006_0000 | register << 8]);
    }
    code.push(0xbf81_0000);
    let kernel = gpu.assemble(&code);
    // In the middle of a page, and across two.
    for at in [sparse + 64, sparse + 0x0f80] {
        let args = Args::new().plain().arg(at).arg(out);
        gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args).unwrap();
        assert_eq!(gpu.read::<[u32; 64]>(out, 4), [[0; 64]; 4], "{at:#x}");
    }
    // The last lanes' words are not there.
    let args = Args::new().plain().arg(sparse + 0x3f80).arg(out);
    let fault = gpu.run(kernel, [64, 1, 1], [64, 1, 1], &args).unwrap_err();
    assert_eq!(fault.memory_address(), Some(sparse + 0x4000));
    assert_eq!(fault.lane, Some(32));
}
