//! Matrix operations of gfx12: each result against sums over the elements as the RDNA 4 ISA lays them out.
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

/// An element's value by its bits.
type Value = fn(u32) -> f64;

/// How an operation reads a matrix: bits of an element, and its value.
#[derive(Clone, Copy)]
struct Elements(usize, Value);

const F16: Elements = Elements(16, |v| {
    // Small whole numbers and halves only.
    let (e, m) = ((v >> 10 & 31) as i32, f64::from(v & 0x3ff));
    let magnitude = if e == 0 {
        m * 2f64.powi(-24)
    } else {
        (1024.0 + m) * 2f64.powi(e - 25)
    };
    if v & 0x8000 != 0 { -magnitude } else { magnitude }
});
const BF16: Elements = Elements(16, |v| f64::from(f32::from_bits(v << 16)));
const FP8: Elements = Elements(8, |v| {
    let (e, m) = ((v >> 3 & 15) as i32, f64::from(v & 7));
    let magnitude = if e == 0 {
        m * 2f64.powi(-9)
    } else {
        (8.0 + m) * 2f64.powi(e - 10)
    };
    if v & 0x80 != 0 { -magnitude } else { magnitude }
});
const BF8: Elements = Elements(8, |v| {
    let (e, m) = ((v >> 2 & 31) as i32, f64::from(v & 3));
    let magnitude = if e == 0 {
        m * 2f64.powi(-16)
    } else {
        (4.0 + m) * 2f64.powi(e - 17)
    };
    if v & 0x80 != 0 { -magnitude } else { magnitude }
});
const I8: Elements = Elements(8, |v| f64::from(v as i8));
const U8: Elements = Elements(8, f64::from);
const U4: Elements = Elements(4, f64::from);

impl Elements {
    /// Element `k` of row or column `i`, of `steps`, in registers from row `first` of the input on.
    fn at(self, input: &[Row; 8], lanes: usize, first: usize, i: usize, k: usize, steps: usize) -> f64 {
        let part = steps * 16 / lanes;
        let (lane, j, of_dword) = (i + 16 * (k / part), k % part, 32 / self.0);
        let word = input[first + j / of_dword][lane];
        self.1(word >> (self.0 * (j % of_dword)) & (u32::MAX >> (32 - self.0)))
    }
}

/// Random elements that are exact in sums: of floats small ones, of integers all.
fn input(seed: u32, of: impl Fn(u32) -> u32) -> [Row; 8] {
    let mut s = seed;
    core::array::from_fn(|_| {
        core::array::from_fn(|_| {
            s = s.wrapping_mul(1664525).wrapping_add(1013904223);
            of(s >> 8 ^ s << 16)
        })
    })
}

/// Two binary16 from -3 to 4 in steps of a half.
fn halves(v: u32) -> u32 {
    let one = |v: u32| {
        let n = (v & 15) as i32 - 6;
        let bits = (n as f32 / 2.0).to_bits();
        if n == 0 {
            0
        } else {
            bits >> 16 & 0x8000 | ((bits >> 13 & 0x3_ffff) - (112 << 10))
        }
    };
    one(v) | one(v >> 7) << 16
}

/// Two bfloat16 of the same kind.
fn brains(v: u32) -> u32 {
    let one = |v: u32| (((v & 15) as i32 - 6) as f32 / 2.0).to_bits() >> 16;
    one(v) | one(v >> 7) << 16
}

#[expect(clippy::too_many_arguments, reason = "one row of a table")]
/// Runs an operation on `loaded` whose result is in v16 on, and checks it by the elements of `known`: `a` from v1 on, `b` from v`b_first` on, C is `c`.
fn check(
    name: &str,
    wave: WaveSize,
    words: &[u32],
    known: &[Row; 8],
    loaded: &[Row; 8],
    (a, b): (Elements, Elements),
    (b_first, steps): (usize, usize),
    dense_a: impl Fn(usize, usize) -> Option<f64>,
    c: f64,
    result: fn(&[Row], usize, usize, usize) -> f64,
) {
    let lanes = usize::from(wave.lanes());
    let out: [Vec<Row>; 3] = HostLevel::ALL.map(|level| {
        let mut gpu = Gpu::of(Target::Gfx1201, level);
        gpu.wave = wave;
        gpu.rows(
            loaded,
            words,
            &core::array::from_fn::<u32, 8, _>(|i| 16 + i as u32),
        )
        .unwrap()
    });
    assert_eq!(out[0], out[1], "{name}");
    assert_eq!(out[0], out[2], "{name}");
    for m in 0..16 {
        for n in 0..16 {
            let of_a = |k| dense_a(m, k).unwrap_or_else(|| a.at(known, lanes, 0, m, k, steps));
            let want: f64 = c
                + (0..steps)
                    .map(|k| of_a(k) * b.at(known, lanes, b_first - 1, n, k, steps))
                    .sum::<f64>();
            let got = result(&out[0], lanes, m, n);
            assert_eq!(got, want, "{name} {wave:?} ({m}, {n})");
        }
    }
}

/// The result of 32 bits: which register and lane.
fn word(out: &[Row], lanes: usize, m: usize, n: usize) -> u32 {
    let rows = 256 / lanes;
    out[m % rows][n + 16 * (m / rows)]
}
fn float(out: &[Row], lanes: usize, m: usize, n: usize) -> f64 {
    f64::from(f32::from_bits(word(out, lanes, m, n)))
}
fn integer(out: &[Row], lanes: usize, m: usize, n: usize) -> f64 {
    f64::from(word(out, lanes, m, n) as i32)
}
fn half(out: &[Row], lanes: usize, m: usize, n: usize) -> f64 {
    let rows = 256 / lanes;
    let r = m % rows;
    (F16.1)(out[r / 2][n + 16 * (m / rows)] >> (16 * (r % 2)) & 0xffff)
}

const DENSE: fn(usize, usize) -> Option<f64> = |_, _| None;

#[test]
fn dense_products() {
    let w32 = WaveSize::Wave32;
    let f16 = input(1, halves);
    // v_wmma_f32_16x16x16_f16 v[16:23], v[1:4], v[5:8], 1.0
    check(
        "f32 f16",
        w32,
        &[0xcc40_4010, 0x1bca_0b01],
        &f16,
        &f16,
        (F16, F16),
        (5, 16),
        DENSE,
        1.0,
        float,
    );
    // v_wmma_f32_16x16x16_f16 v[16:19], v[1:2], v[3:4], 1.0
    check(
        "f32 f16",
        WaveSize::Wave64,
        &[0xcc40_4010, 0x1bca_0701],
        &f16,
        &f16,
        (F16, F16),
        (3, 16),
        DENSE,
        1.0,
        float,
    );
    // v_wmma_f16_16x16x16_f16 v[16:19], v[1:4], v[5:8], 0
    check(
        "f16 f16",
        w32,
        &[0xcc42_4010, 0x1a02_0b01],
        &f16,
        &f16,
        (F16, F16),
        (5, 16),
        DENSE,
        0.0,
        half,
    );
    // v_wmma_f32_16x16x16_bf16 v[16:23], v[1:4], v[5:8], v[16:23]
    let bf16 = input(2, brains);
    check(
        "f32 bf16",
        w32,
        &[0xcc41_4010, 0x1c42_0b01],
        &bf16,
        &bf16,
        (BF16, BF16),
        (5, 16),
        DENSE,
        0.0,
        float,
    );
    let bytes = input(3, |v| v);
    // v_wmma_i32_16x16x16_iu8 v[16:23], v[1:2], v[3:4], v[16:23] neg_lo:[1,0,0]
    check(
        "iu8",
        w32,
        &[0xcc44_4010, 0x3c42_0701],
        &bytes,
        &bytes,
        (I8, U8),
        (3, 16),
        DENSE,
        0.0,
        integer,
    );
    // v_wmma_i32_16x16x32_iu4 v[16:23], v[1:2], v[3:4], 0
    check(
        "iu4",
        w32,
        &[0xcc4a_4010, 0x1a02_0701],
        &bytes,
        &bytes,
        (U4, U4),
        (3, 32),
        DENSE,
        0.0,
        integer,
    );
    // v_wmma_f32_16x16x16_fp8_bf8 v[16:23], v[1:2], v[3:4], 0: exponents near 1, so that sums are exact.
    let near = input(4, |v| v & 0x8787_8787 | 0x3838_3838);
    check(
        "fp8 bf8",
        w32,
        &[0xcc47_4010, 0x1a02_0701],
        &near,
        &near,
        (FP8, BF8),
        (3, 16),
        DENSE,
        0.0,
        float,
    );
}

#[test]
fn sparse_products() {
    let mut f16 = input(5, halves);
    // Two different places of each four, in ascending order, in both halves of the index register.
    let places = [0x4u32, 0x8, 0xc, 0x9, 0xd, 0xe];
    for (lane, v) in f16[7].iter_mut().enumerate() {
        *v = (0..8).fold(0, |all, i| all | places[(lane + i) % 6] << (4 * i));
    }
    let index = f16[7];
    let mut known = f16;
    known[7] = f16[6];
    let dense = |m: usize, k: usize| {
        let found = (0..16).find(|j| {
            let lane = m + 16 * (j / 8);
            let place = index[lane] >> (16 + 2 * (j % 8)) & 3;
            j / 2 * 4 + place as usize == k
        });
        Some(found.map_or(0.0, |j| F16.at(&f16, 32, 0, m, j, 16)))
    };
    let words = [
        0x7e12_0308, // v_mov_b32 v9, v8
        0x7e10_0307, // v_mov_b32 v8, v7
        // v_swmmac_f32_16x16x32_f16 v[16:23], v[1:4], v[1:8], v9 index_key:1
        0xcc50_4810,
        0x1c26_0301,
    ];
    check(
        "swmmac",
        WaveSize::Wave32,
        &words,
        &known,
        &f16,
        (F16, F16),
        (1, 32),
        dense,
        0.0,
        float,
    );
}
