//! Instructions of gfx1100 against their meaning on the CPU, in waves of both sizes and on every instruction set level
//! of the host. The words are what llvm-mc 22 makes of the text beside them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod matrix;
mod number;
#[path = "../support/mod.rs"]
mod support;
mod tables;

use outcrop_gpu::shader::{FaultCause, HostLevel, ShaderFault};
use outcrop_isa::{Target, WaveSize};
use support::{Args, Gpu};
use tables::{BRAIN, Case, DUAL, HALVES, INTEGERS, PRODUCTS, SINGLES};

type Row = [u32; 64];

/// The registers v0 to v8 of a lane; v10 begins as v8 and v11 as v7.
type V = [u32; 9];

const WAVES: [WaveSize; 2] = [WaveSize::Wave32, WaveSize::Wave64];

/// GPUs of every level with waves of one size.
struct Gpus([Gpu; 3]);

impl Gpus {
    fn new(wave: WaveSize) -> Self {
        Self(HostLevel::ALL.map(|level| {
            let mut gpu = Gpu::of(Target::Gfx1100, level);
            gpu.wave = wave;
            gpu
        }))
    }

    /// Runs on every level, checks that all agree, and returns the answer.
    fn rows(&self, input: &[Row], body: &[u32], out: &[u32]) -> Result<Vec<Row>, ShaderFault> {
        let [portable, avx2, avx512] = self.0.each_ref().map(|gpu| gpu.rows(input, body, out));
        let portable = portable?;
        assert_eq!(portable, avx2?);
        assert_eq!(portable, avx512?);
        Ok(portable)
    }
}

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// v10 and v11 after the words, and what is wanted.
fn check<const N: usize>(
    gpus: &[Gpus],
    input: &[Row; 8],
    words: &[u32],
    text: &str,
    want: impl Fn(&V) -> [u32; N],
) {
    // v_mov_b32 v10, v8; v_mov_b32 v11, v7
    let mut body = vec![0x7e14_0308, 0x7e16_0307];
    body.extend(words);
    for (wave, gpus) in WAVES.into_iter().zip(gpus) {
        if text.contains("v_dual") && wave == WaveSize::Wave64 {
            continue;
        }
        let out = gpus
            .rows(input, &body, &[10, 11][..N])
            .unwrap_or_else(|fault| panic!("{text}: {fault}"));
        for lane in 0..usize::from(wave.lanes()) {
            let mut v = [4 * lane as u32; 9];
            for (v, row) in v[1..].iter_mut().zip(input) {
                *v = row[lane];
            }
            let got: [u32; N] = core::array::from_fn(|i| out[i][lane]);
            assert_eq!(got, want(&v), "{text}, {wave:?}, lane {lane}: {v:#x?}");
        }
    }
}

fn check_all(input: &[Row; 8], cases: &[Case]) {
    let gpus = WAVES.map(Gpus::new);
    for (words, text, want) in cases {
        check(&gpus, input, words, text, |v| [want(v)]);
    }
}

/// Rows of what `f` gives for its number and a random value.
fn rows(seed: u32, f: impl Fn(usize, u32) -> u32) -> [Row; 8] {
    let mut next = random(seed);
    core::array::from_fn(|row| core::array::from_fn(|_| f(row, next())))
}

#[test]
fn integers() {
    check_all(&rows(1, |_, r| r), INTEGERS);
}

#[test]
fn halves_of_registers() {
    // Neither NaNs nor infinities.
    let finite = |v: u32| if v & 0x7c00 == 0x7c00 { v ^ 0x4000 } else { v };
    let input = rows(2, |row, r| match row {
        // Exponents for v_ldexp.
        4 => r % 41,
        _ => finite(finite(r) >> 16 | finite(r) << 16),
    });
    check_all(&input, HALVES);
}

/// Two small integers as halves by `f`.
fn pair(r: u32, f: impl Fn(f32) -> u32) -> u32 {
    f((r % 17) as f32 - 8.0) | f((r >> 8) as u8 as f32 - 100.0) << 16
}

#[test]
fn dot_products() {
    let input = rows(3, |row, r| match row {
        4 | 5 => pair(r, |v| number::h(f64::from(v))),
        6 => (f32::from(r as i16) * 0.25).to_bits(),
        _ => r,
    });
    check_all(&input, PRODUCTS);
    let input = rows(4, |row, r| match row {
        4 | 5 => pair(r & 0xfff, |v| v.to_bits() >> 16),
        6 => f32::from(r as i16).to_bits(),
        _ => r,
    });
    check_all(&input, BRAIN);
}

#[test]
fn singles() {
    let input = rows(5, |row, r| {
        let v = f32::from(r as i16) * if row == 1 { 3.5 } else { 0.37 };
        if row == 7 { r } else { v.to_bits() }
    });
    check_all(&input, SINGLES);
}

/// Each operation reads its sources before either writes.
#[test]
fn dual_issue() {
    let input = rows(6, |row, r| match row {
        4 | 5 => pair(r, |v| number::h(f64::from(v))),
        _ => f32::from(r as i8).to_bits(),
    });
    let gpus = WAVES.map(Gpus::new);
    for (words, text, want) in DUAL {
        check(&gpus, &input, words, text, |v| want(v).map(f32::to_bits));
    }
}

#[test]
fn halves_of_a_wave() {
    let input = rows(7, |_, r| r);
    // v_permlane64_b32 v10, v1
    let body = [0x7e14_0302, 0x7e14_cf01];
    let out = Gpus::new(WaveSize::Wave64).rows(&input, &body, &[10]).unwrap();
    assert_eq!(out[0], core::array::from_fn(|lane| input[0][lane ^ 32]));
    let out = Gpus::new(WaveSize::Wave32).rows(&input, &body, &[10]).unwrap();
    assert_eq!(out[0][..32], input[1][..32], "nothing happens");
}

/// The product of packed halves with source 0 from another lane.
#[test]
fn packed_exchange() {
    let input = rows(8, |row, r| {
        if row == 2 {
            f32::from(r as i8).to_bits()
        } else {
            pair(r, |v| number::h(f64::from(v)))
        }
    });
    // v_dot2_f32_f16_e64_dpp v10, v1, v2, v3 row_ror:3 row_mask:0xf bank_mask:0xf
    let body = [0xcc13_400a, 0x1c0e_04fa, 0xff01_2301];
    let out = Gpus::new(WaveSize::Wave32).rows(&input, &body, &[10]).unwrap();
    for lane in 0..32 {
        let from = lane & 16 | (lane + 13) & 15;
        let want = number::dot2(number::num, input[0][from], input[1][lane]) + f32::from_bits(input[2][lane]);
        assert_eq!(f32::from_bits(out[0][lane]), want, "lane {lane}");
    }
}

/// `ds_cmpstore` has the new value first; `ds_cmpst` of older generations the one that is compared with.
#[test]
fn lds_compare_and_store() {
    let mut input = rows(9, |_, r| r);
    for lane in (0..64).step_by(3) {
        (input[2][lane], input[3][lane]) = (input[0][lane], input[1][lane]);
    }
    let body = [
        0xd834_0000,
        0x0000_0100, // ds_store_b32 v0, v1
        0xd8c0_0000,
        0x0a03_0200, // ds_cmpstore_rtn_b32 v10, v0, v2, v3
        0xd8d8_0000,
        0x0b00_0000, // ds_load_b32 v11, v0
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
    ];
    let mut gpu = Gpu::of(Target::Gfx1100, HostLevel::detect());
    gpu.lds = 256;
    let out = gpu.rows(&input, &body, &[10, 11]).unwrap();
    for lane in 0..32 {
        let v: [u32; 3] = core::array::from_fn(|i| input[i][lane]);
        let stored = if v[2] == v[0] { v[1] } else { v[0] };
        assert_eq!([out[0][lane], out[1][lane]], [v[0], stored], "lane {lane}");
    }
}

#[test]
fn messages_with_an_answer() {
    let body = [
        0xbe88_4d83, // s_sendmsg_rtn_b64 s[8:9], sendmsg(MSG_RTN_GET_REALTIME)
        0xbe8a_4d83, // s_sendmsg_rtn_b64 s[10:11], sendmsg(MSG_RTN_GET_REALTIME)
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0x8088_080a, // s_sub_u32 s8, s10, s8
        0x8289_090b, // s_subb_u32 s9, s11, s9
        0x7e14_0208, // v_mov_b32 v10, s8
        0x7e16_0209, // v_mov_b32 v11, s9
        0xbf87_0001, // s_delay_alu instid0(VALU_DEP_1)
        0xbf8b_0001, // s_wait_event 0x1
    ];
    let gpu = Gpu::of(Target::Gfx1100, HostLevel::detect());
    let out = gpu.rows(&[[0; 64]; 8], &body, &[10, 11]).unwrap();
    assert!(out[0][0] < 100_000_000 && out[1][0] == 0, "less than a second");
    // s_sendmsg_rtn_b32 s8, sendmsg(153, 0, 0)
    let fault = gpu.rows(&[[0; 64]; 8], &[0xbe88_4c99], &[]).unwrap_err();
    match fault.cause {
        FaultCause::NotExecuted { mnemonic, .. } => assert_eq!(mnemonic, "s_sendmsg_rtn_b32"),
        other => panic!("{other:?}"),
    }
}

/// The ids of the three dimensions are ten bits each of one register.
#[test]
fn packed_work_item_ids() {
    let gpu = Gpu::of(Target::Gfx1100, HostLevel::detect());
    let body = [
        0xf404_0100,
        0xf800_0000, // s_load_b64 s[4:5], s[0:1], 0x0
        0x3602_00ff,
        0x0000_03ff, // v_and_b32_e32 v1, 0x3ff, v0
        0xd610_0002,
        0x0229_1500, // v_bfe_u32 v2, v0, 10, 10
        0xd60b_0003,
        0x0405_2902, // v_mad_u32_u24 v3, v2, 20, v1
        0x3006_0682, // v_lshlrev_b32_e32 v3, 2, v3
        0xbf89_fc07, // s_waitcnt lgkmcnt(0)
        0xdc6a_0000,
        0x0004_0003, // global_store_b32 v3, v0, s[4:5]
        0xbfb6_0003, // s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
        0xbfb0_0000, // s_endpgm
    ];
    let kernel = gpu.assemble(&body);
    gpu.patch(kernel, 52, 2 << 1 | 1 << 7 | 1 << 11);
    let out = gpu.zeroed::<u32>(64);
    gpu.run(kernel, [20, 3, 1], [20, 3, 1], &Args::new().plain().arg(out))
        .unwrap();
    let want: Vec<u32> = (0..64)
        .map(|i| if i < 60 { ((i / 20) << 10) | (i % 20) } else { 0 })
        .collect();
    assert_eq!(gpu.read::<u32>(out, 64), want);
}
