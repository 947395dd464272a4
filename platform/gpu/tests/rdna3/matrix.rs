//! WMMA: 16 × 16 results from sixteen k, on matrices of small integers.
#![expect(
    clippy::needless_range_loop,
    reason = "rows and columns are numbered in more than one matrix"
)]

use core::ops::Range;

use outcrop_isa::WaveSize::{self, Wave32, Wave64};

use crate::number::{b, brain, h, num};
use crate::{Gpus, Row, random};

type Matrix = [[f64; 16]; 16];

/// How the elements of a matrix are held.
#[derive(Clone, Copy)]
enum Format {
    F16,
    Bf16,
    F32,
    /// Bits of an integer.
    Integer(usize),
}
use Format::{Bf16, F16, F32, Integer};

impl Format {
    fn bits(self) -> usize {
        match self {
            F16 | Bf16 => 16,
            F32 => 32,
            Integer(bits) => bits,
        }
    }

    fn pattern(self, v: f64) -> u32 {
        match self {
            F16 => h(v),
            Bf16 => b(v),
            F32 => (v as f32).to_bits(),
            Integer(bits) => v as i64 as u32 & (u32::MAX >> (32 - bits)),
        }
    }

    fn value(self, pattern: u32) -> f64 {
        match self {
            F16 => num(pattern),
            Bf16 => brain(pattern),
            F32 => f64::from(f32::from_bits(pattern)),
            Integer(_) => f64::from(pattern as i32),
        }
    }
}

fn matrix(next: &mut impl FnMut() -> u32, range: Range<i32>) -> Matrix {
    let span = (range.end - range.start) as u32;
    core::array::from_fn(|_| core::array::from_fn(|_| f64::from((next() % span) as i32 + range.start)))
}

/// The registers of a source: lane `i` of the first sixteen has line `i`, the others copies.
fn source(lines: &Matrix, format: Format) -> [Row; 8] {
    let mut rows = [[0; 64]; 8];
    let (bits, of_dword) = (format.bits(), 32 / format.bits());
    for lane in 0..64 {
        for k in 0..16 {
            rows[k / of_dword][lane] |= format.pattern(lines[lane % 16][k]) << (bits * (k % of_dword));
        }
    }
    rows
}

fn transposed(m: &Matrix) -> Matrix {
    core::array::from_fn(|i| core::array::from_fn(|j| m[j][i]))
}

/// An operation with A in v1 on, B in v9 on, and C and D in v17 on.
struct Case {
    words: [u32; 2],
    wave: WaveSize,
    from: Format,
    to: Format,
    /// C and D are in the upper halves.
    upper: bool,
    a: Range<i32>,
    b: Range<i32>,
}

impl Case {
    /// Runs it and checks each element: `want` gets the sum of the products and the element of C.
    fn check(&self, want: impl Fn(f64, f64) -> f64) {
        let mut next = random(self.words[0]);
        let (a, b) = (
            matrix(&mut next, self.a.clone()),
            matrix(&mut next, self.b.clone()),
        );
        let c: [Row; 8] = core::array::from_fn(|_| {
            core::array::from_fn(|_| {
                let v = self.to.pattern(f64::from((next() % 17) as i32 - 8));
                match (self.to.bits(), self.upper) {
                    (32, _) => v,
                    (_, true) => v << 16 | next() & 0xffff,
                    (_, false) => v | next() << 16,
                }
            })
        });
        let rows = [source(&a, self.from), source(&transposed(&b), self.from), c].concat();
        let lanes = usize::from(self.wave.lanes());
        let out: Vec<u32> = (17..17 + 256 / lanes as u32).collect();
        let got = Gpus::new(self.wave).rows(&rows, &self.words, &out).unwrap();
        for m in 0..16 {
            for n in 0..16 {
                let (register, lane) = (m / (lanes / 16), m % (lanes / 16) * 16 + n);
                let old = c[register][lane];
                let start = if self.upper { old >> 16 } else { old };
                let products: f64 = (0..16).map(|k| a[m][k] * b[k][n]).sum();
                let v = self.to.pattern(want(products, self.to.value(start)));
                let whole = match (self.to.bits(), self.upper) {
                    (32, _) => v,
                    (_, true) => old & 0xffff | v << 16,
                    (_, false) => old & 0xffff_0000 | v,
                };
                assert_eq!(
                    got[register][lane], whole,
                    "{:#x?} {:?} ({m}, {n})",
                    self.words, self.wave
                );
            }
        }
    }
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    // v_wmma_f32_16x16x16_f16 v[17:24], v[1:8], v[9:16], v[17:24]
    Case { words: [0xcc40_4011, 0x1c46_1301], wave: Wave32, from: F16, to: F32, upper: false, a: -8..9, b: -8..9 },
    // v_wmma_f32_16x16x16_bf16 v[17:24], v[1:8], v[9:16], v[17:24]
    Case { words: [0xcc41_4011, 0x1c46_1301], wave: Wave32, from: Bf16, to: F32, upper: false, a: -8..9, b: -8..9 },
    // v_wmma_f16_16x16x16_f16 v[17:24], v[1:8], v[9:16], v[17:24]
    Case { words: [0xcc42_4011, 0x1c46_1301], wave: Wave32, from: F16, to: F16, upper: false, a: -4..5, b: -4..5 },
    // v_wmma_f16_16x16x16_f16 v[17:24], v[1:8], v[9:16], v[17:24] op_sel:[0,0,1]
    Case { words: [0xcc42_6011, 0x1c46_1301], wave: Wave32, from: F16, to: F16, upper: true, a: -4..5, b: -4..5 },
    // v_wmma_bf16_16x16x16_bf16 v[17:24], v[1:8], v[9:16], v[17:24]
    Case { words: [0xcc43_4011, 0x1c46_1301], wave: Wave32, from: Bf16, to: Bf16, upper: false, a: -2..2, b: -2..2 },
    // v_wmma_bf16_16x16x16_bf16 v[17:24], v[1:8], v[9:16], v[17:24] op_sel:[0,0,1]
    Case { words: [0xcc43_6011, 0x1c46_1301], wave: Wave32, from: Bf16, to: Bf16, upper: true, a: -2..2, b: -2..2 },
    // v_wmma_i32_16x16x16_iu8 v[17:24], v[1:4], v[9:12], v[17:24]
    Case { words: [0xcc44_4011, 0x1c46_1301], wave: Wave32, from: Integer(8), to: Integer(32), upper: false, a: 0..256, b: 0..256 },
    // v_wmma_i32_16x16x16_iu8 v[17:24], v[1:4], v[9:12], v[17:24] neg_lo:[1,0,0]
    Case { words: [0xcc44_4011, 0x3c46_1301], wave: Wave32, from: Integer(8), to: Integer(32), upper: false, a: -128..128, b: 0..256 },
    // v_wmma_i32_16x16x16_iu8 v[17:24], v[1:4], v[9:12], v[17:24] neg_lo:[0,1,0] clamp
    Case { words: [0xcc44_c011, 0x5c46_1301], wave: Wave32, from: Integer(8), to: Integer(32), upper: false, a: 0..256, b: -128..128 },
    // v_wmma_i32_16x16x16_iu8 v[17:24], v[1:4], v[9:12], v[17:24] neg_lo:[1,1,0]
    Case { words: [0xcc44_4011, 0x7c46_1301], wave: Wave32, from: Integer(8), to: Integer(32), upper: false, a: -128..128, b: -128..128 },
    // v_wmma_i32_16x16x16_iu4 v[17:24], v[1:2], v[9:10], v[17:24]
    Case { words: [0xcc45_4011, 0x1c46_1301], wave: Wave32, from: Integer(4), to: Integer(32), upper: false, a: 0..16, b: 0..16 },
    // v_wmma_i32_16x16x16_iu4 v[17:24], v[1:2], v[9:10], v[17:24] neg_lo:[1,1,0]
    Case { words: [0xcc45_4011, 0x7c46_1301], wave: Wave32, from: Integer(4), to: Integer(32), upper: false, a: -8..8, b: -8..8 },
    // v_wmma_f32_16x16x16_f16 v[17:20], v[1:8], v[9:16], v[17:20]
    Case { words: [0xcc40_4011, 0x1c46_1301], wave: Wave64, from: F16, to: F32, upper: false, a: -8..9, b: -8..9 },
    // v_wmma_f32_16x16x16_bf16 v[17:20], v[1:8], v[9:16], v[17:20]
    Case { words: [0xcc41_4011, 0x1c46_1301], wave: Wave64, from: Bf16, to: F32, upper: false, a: -8..9, b: -8..9 },
    // v_wmma_f16_16x16x16_f16 v[17:20], v[1:8], v[9:16], v[17:20]
    Case { words: [0xcc42_4011, 0x1c46_1301], wave: Wave64, from: F16, to: F16, upper: false, a: -4..5, b: -4..5 },
    // v_wmma_f16_16x16x16_f16 v[17:20], v[1:8], v[9:16], v[17:20] op_sel:[0,0,1]
    Case { words: [0xcc42_6011, 0x1c46_1301], wave: Wave64, from: F16, to: F16, upper: true, a: -4..5, b: -4..5 },
    // v_wmma_bf16_16x16x16_bf16 v[17:20], v[1:8], v[9:16], v[17:20]
    Case { words: [0xcc43_4011, 0x1c46_1301], wave: Wave64, from: Bf16, to: Bf16, upper: false, a: -2..2, b: -2..2 },
    // v_wmma_bf16_16x16x16_bf16 v[17:20], v[1:8], v[9:16], v[17:20] op_sel:[0,0,1]
    Case { words: [0xcc43_6011, 0x1c46_1301], wave: Wave64, from: Bf16, to: Bf16, upper: true, a: -2..2, b: -2..2 },
    // v_wmma_i32_16x16x16_iu8 v[17:20], v[1:4], v[9:12], v[17:20]
    Case { words: [0xcc44_4011, 0x1c46_1301], wave: Wave64, from: Integer(8), to: Integer(32), upper: false, a: 0..256, b: 0..256 },
    // v_wmma_i32_16x16x16_iu8 v[17:20], v[1:4], v[9:12], v[17:20] neg_lo:[1,0,0]
    Case { words: [0xcc44_4011, 0x3c46_1301], wave: Wave64, from: Integer(8), to: Integer(32), upper: false, a: -128..128, b: 0..256 },
    // v_wmma_i32_16x16x16_iu8 v[17:20], v[1:4], v[9:12], v[17:20] neg_lo:[0,1,0] clamp
    Case { words: [0xcc44_c011, 0x5c46_1301], wave: Wave64, from: Integer(8), to: Integer(32), upper: false, a: 0..256, b: -128..128 },
    // v_wmma_i32_16x16x16_iu8 v[17:20], v[1:4], v[9:12], v[17:20] neg_lo:[1,1,0]
    Case { words: [0xcc44_4011, 0x7c46_1301], wave: Wave64, from: Integer(8), to: Integer(32), upper: false, a: -128..128, b: -128..128 },
    // v_wmma_i32_16x16x16_iu4 v[17:20], v[1:2], v[9:10], v[17:20]
    Case { words: [0xcc45_4011, 0x1c46_1301], wave: Wave64, from: Integer(4), to: Integer(32), upper: false, a: 0..16, b: 0..16 },
    // v_wmma_i32_16x16x16_iu4 v[17:20], v[1:2], v[9:10], v[17:20] neg_lo:[1,1,0]
    Case { words: [0xcc45_4011, 0x7c46_1301], wave: Wave64, from: Integer(4), to: Integer(32), upper: false, a: -8..8, b: -8..8 },
];

#[test]
fn products_of_matrices() {
    for case in CASES {
        case.check(|products, c| products + c);
    }
}

/// Of sources of 16 bits the modifiers negate the halves of A and B; of C they are the sign and the absolute value.
#[test]
fn modifiers_and_constants() {
    let mut case = Case {
        // neg_lo:[1,0,1] neg_hi:[1,0,1]
        words: [0xcc40_4511, 0xbc46_1301],
        wave: Wave32,
        from: F16,
        to: F32,
        upper: false,
        a: -8..9,
        b: -8..9,
    };
    case.check(|products, c| -products - c.abs());
    // C is 1.0.
    case.words = [0xcc40_4011, 0x1bca_1301];
    case.check(|products, _| products + 1.0);
    case.words = [0xcc42_6011, 0x1bca_1301];
    (case.to, case.upper) = (F16, true);
    case.check(|products, _| products + 1.0);
}
