//! Every matrix operation of the CDNA targets, against sums over the elements where AMD's matrix instruction
//! calculator says that they are. All values are small multiples of powers of two, so that every order of adding
//! gives the same.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails where it stands"
)]

mod support;

use outcrop_gpu::shader::HostLevel;
use outcrop_isa::{Target, decode};
use support::Gpu;

type Row = [u32; 64];

/// Registers that A, B, the index or the scales, and C and D begin at.
const A: usize = 2;
const B: usize = 10;
const EXTRA: usize = 18;
const C: usize = 20;

struct Case {
    target: Target,
    words: Vec<u32>,
    text: String,
    /// Rows and columns.
    m: usize,
    /// Elements of k in a lane of B.
    per: usize,
    blocks: usize,
    formats: [String; 2],
}

/// The lines of a table, whose texts must be what the decoder makes of their words.
fn cases(table: &str) -> Vec<Case> {
    let lines = table.lines().filter(|l| !l.starts_with('#'));
    let cases: Vec<Case> = lines
        .map(|line| {
            let f: Vec<&str> = line.split('\t').collect();
            let number = |i: usize| f[i].parse().unwrap();
            Case {
                target: Target::from_name(f[0]).unwrap(),
                words: f[1]
                    .split(' ')
                    .map(|w| u32::from_str_radix(w, 16).unwrap())
                    .collect(),
                text: f[2].to_string(),
                m: number(3),
                per: number(4),
                blocks: number(5),
                formats: [f[6].to_string(), f[7].to_string()],
            }
        })
        .collect();
    for case in &cases {
        let inst = decode(case.target, &case.words).unwrap();
        let plain = |s: &str| s.split(" op_sel").next().unwrap().to_string();
        assert_eq!(plain(&inst.to_string()), plain(&case.text));
    }
    cases
}

/// Bits of an element.
fn bits(format: &str) -> usize {
    match format {
        "F64" => 64,
        "F32" | "Xf32" => 32,
        "F16" | "Bf16" => 16,
        "Fp6" | "Bf6" => 6,
        "Fp4" => 4,
        _ => 8,
    }
}

/// The value of a code, from the definition of its format.
fn value(format: &str, code: u64) -> f64 {
    // Exponent and mantissa bits, bias, whether the largest exponent is an ordinary one.
    let (e, m, bias, ordinary) = match format {
        "F64" => return f64::from_bits(code),
        "F32" | "Xf32" => return f64::from(f32::from_bits(code as u32)),
        "I8" => return f64::from(code as i8),
        "F16" => (5, 10, 15, false),
        "Bf16" => (8, 7, 127, false),
        "Fp8Fnuz" => (4, 3, 8, true),
        "Bf8Fnuz" => (5, 2, 16, true),
        "Fp8" => (4, 3, 7, true),
        "Bf8" => (5, 2, 15, false),
        "Fp6" => (2, 3, 1, true),
        "Bf6" => (3, 2, 3, true),
        "Fp4" => (2, 1, 1, true),
        other => panic!("{other}"),
    };
    let (sign, exponent) = (code >> (e + m) & 1, (code >> m & ((1 << e) - 1)) as i32);
    let mantissa = (code & ((1 << m) - 1)) as f64 / f64::from(1 << m);
    let nan = (exponent == (1 << e) - 1 && !ordinary)
        || (format == "Fp8" && code & 0x7f == 0x7f)
        || (format.ends_with("Fnuz") && code == 0x80);
    let magnitude = if exponent == 0 {
        mantissa * 2f64.powi(1 - bias)
    } else {
        (1.0 + mantissa) * 2f64.powi(exponent - bias)
    };
    match (nan, sign) {
        (true, _) => f64::NAN,
        (_, 0) => magnitude,
        _ => -magnitude,
    }
}

/// The codes of multiples of 1/4 up to 8.
fn codes(format: &str) -> Vec<u64> {
    match format {
        "F64" => (-32..=32).map(|v| (f64::from(v) / 4.0).to_bits()).collect(),
        "F32" | "Xf32" => (-32..=32)
            .map(|v| u64::from((v as f32 / 4.0).to_bits()))
            .collect(),
        "I8" => (0..256).collect(),
        _ => (0..1 << bits(format))
            .filter(|c| {
                let v = value(format, *c);
                v.abs() <= 8.0 && (v * 4.0).fract() == 0.0
            })
            .collect(),
    }
}

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// Fills `count` elements of every lane of the registers at `first` with codes, and returns their values.
fn fill(
    rows: &mut [Row],
    first: usize,
    format: &str,
    count: usize,
    next: &mut impl FnMut() -> u32,
) -> Vec<[f64; 64]> {
    let (codes, bits) = (codes(format), bits(format));
    let mut values = vec![[0.0; 64]; count];
    for (e, values) in values.iter_mut().enumerate() {
        for (lane, v) in values.iter_mut().enumerate() {
            let code = codes[next() as usize % codes.len()];
            *v = value(format, code);
            for bit in 0..bits {
                let at = e * bits + bit;
                rows[first - 1 + at / 32][lane] |= ((code >> bit & 1) as u32) << (at % 32);
            }
        }
    }
    values
}

/// The register and lane of element (i, j) of a block of C and D; of f64 the first register.
fn place(case: &Case, block: usize, i: usize, j: usize) -> (usize, usize) {
    match (case.m, case.formats[0] == "F64") {
        (16, true) => (2 * (i / 4), j + 16 * (i % 4)),
        (_, true) => (0, j + 4 * block + 16 * i),
        (32, _) => (16 * block + i / 8 * 4 + i % 4, j + i / 4 % 2 * 32),
        (16, _) => (4 * block + i % 4, j + i / 4 * 16),
        _ => (i, j + 4 * block),
    }
}

/// A GPU of each target and level.
struct Gpus(Vec<(Target, [Gpu; 3])>);

impl Gpus {
    fn new() -> Self {
        let targets = [Target::Gfx90a, Target::Gfx942, Target::Gfx950];
        Self(
            targets
                .map(|t| (t, HostLevel::ALL.map(|level| Gpu::of(t, level))))
                .into(),
        )
    }

    fn of(&self, target: Target) -> &[Gpu; 3] {
        &self.0.iter().find(|(t, _)| *t == target).unwrap().1
    }
}

/// Runs a case on every level and compares each element with C plus `sum(block, i, j)`.
fn check(
    gpus: &Gpus,
    case: &Case,
    mut rows: Vec<Row>,
    next: &mut impl FnMut() -> u32,
    sum: impl Fn(usize, usize, usize) -> f64,
) {
    let double = case.formats[0] == "F64";
    let integer = case.formats[0] == "I8";
    let places: Vec<_> = (0..case.blocks)
        .flat_map(|b| (0..case.m).flat_map(move |i| (0..case.m).map(move |j| (b, i, j))))
        .collect();
    let mut want = Vec::new();
    for &(b, i, j) in &places {
        let (register, lane) = place(case, b, i, j);
        let c = f64::from(next() as i32 % 64);
        let row = C - 1 + register;
        if double {
            rows[row][lane] = c.to_bits() as u32;
            rows[row + 1][lane] = (c.to_bits() >> 32) as u32;
        } else {
            rows[row][lane] = if integer {
                c as i32 as u32
            } else {
                (c as f32).to_bits()
            };
        }
        want.push(c + sum(b, i, j));
    }
    let last = places
        .iter()
        .map(|&(b, i, j)| place(case, b, i, j).0)
        .max()
        .unwrap()
        + usize::from(double);
    let outs: Vec<u32> = (0..=last).map(|r| (C + r) as u32).collect();
    for (level, gpu) in HostLevel::ALL.iter().zip(gpus.of(case.target)) {
        let out = gpu
            .rows(&rows, &case.words, &outs)
            .unwrap_or_else(|e| panic!("{}: {e}", case.text));
        for (&(b, i, j), want) in places.iter().zip(&want) {
            let (register, lane) = place(case, b, i, j);
            let low = out[register][lane];
            let got = if double {
                f64::from_bits(u64::from(low) | u64::from(out[register + 1][lane]) << 32)
            } else if integer {
                f64::from(low as i32)
            } else {
                f64::from(f32::from_bits(low))
            };
            assert_eq!(
                got, *want,
                "{} {}: block {b} ({i}, {j}), {level:?}",
                case.target, case.text
            );
        }
    }
}

/// Rows for v1 on, as many as the largest case has.
fn registers() -> Vec<Row> {
    vec![[0; 64]; C + 32]
}

#[test]
fn dense() {
    let gpus = Gpus::new();
    let cases = cases(include_str!("matrices/dense.tsv"));
    assert_eq!(cases.len(), 95);
    for (n, case) in cases.iter().enumerate() {
        let mut next = random(n as u32);
        let mut rows = registers();
        let a = fill(&mut rows, A, &case.formats[0], case.per, &mut next);
        let b = fill(&mut rows, B, &case.formats[1], case.per, &mut next);
        let (m, blocks, per) = (case.m, case.blocks, case.per);
        let depth = 64 / (m * blocks) * per;
        let at = |i: usize, k: usize, block: usize| i + m * (block + blocks * (k / per));
        check(&gpus, case, rows, &mut next, |block, i, j| {
            (0..depth)
                .map(|k| a[k % per][at(i, k, block)] * b[k % per][at(j, k, block)])
                .sum()
        });
    }
}

#[test]
fn sparse() {
    let gpus = Gpus::new();
    let cases = cases(include_str!("matrices/sparse.tsv"));
    assert_eq!(cases.len(), 42);
    for (n, case) in cases.iter().enumerate() {
        let mut next = random(n as u32 + 1000);
        let mut rows = registers();
        let (m, per) = (case.m, case.per);
        let a = fill(&mut rows, A, &case.formats[0], per / 2, &mut next);
        let b = fill(&mut rows, B, &case.formats[1], per, &mut next);
        // Which of each four neighbouring k the two elements of A are, the first below the second.
        let mut index = [0u32; 64];
        for word in &mut index {
            for pair in 0..8 {
                let low = next() % 3;
                let high = low + 1 + next() % (3 - low);
                *word |= (low | high << 2) << (4 * pair);
            }
        }
        rows[EXTRA - 1] = index;
        check(&gpus, case, rows, &mut next, |_, i, j| {
            let mut sum = 0.0;
            for group in 0..64 / m {
                for (e, a) in a.iter().enumerate() {
                    let place = e / 2 * 4 + (index[group * m + i] >> (2 * e) & 3) as usize;
                    sum += a[group * m + i] * b[place][group * m + j];
                }
            }
            sum
        });
    }
}

#[test]
fn scaled() {
    let gpus = Gpus::new();
    let cases = cases(include_str!("matrices/scaled.tsv"));
    assert_eq!(cases.len(), 60);
    for (n, case) in cases.iter().enumerate() {
        let mut next = random(n as u32 + 2000);
        let mut rows = registers();
        let (m, groups) = (case.m, 64 / case.m);
        let a = fill(&mut rows, A, &case.formats[0], 32, &mut next);
        let b = fill(&mut rows, B, &case.formats[1], 32, &mut next);
        for row in &mut rows[EXTRA - 1..EXTRA + 1] {
            for v in row.iter_mut() {
                *v = u32::from_le_bytes(core::array::from_fn(|_| 124 + (next() % 6) as u8));
            }
        }
        let scales = [rows[EXTRA - 1], rows[EXTRA]];
        // The byte of each scale: op_sel has its low bit, op_sel_hi its high one.
        let list = |name: &str, i: usize| -> u32 {
            let after = case.text.split(name).nth(1);
            after.map_or(0, |l| l[1 + 2 * i..2 + 2 * i].parse().unwrap())
        };
        let bytes = [0, 1].map(|i| list("op_sel:", i) | list("op_sel_hi:", i) << 1);
        let scaled = case.text.contains("_scale_");
        let scale = |which: usize, i: usize, k: usize| match scaled {
            true => 2f64.powi((scales[which][i + m * (k / 32)] >> (8 * bytes[which]) & 255) as i32 - 127),
            false => 1.0,
        };
        // The lane and the number there of element k of row or column i.
        let at = |format: &str, i: usize, k: usize| match bits(format) {
            8 => (k / (16 * groups) * 16 + k % 16, i + m * (k / 16 % groups)),
            _ => (k % 32, i + m * (k / 32)),
        };
        check(&gpus, case, rows, &mut next, |_, i, j| {
            (0..32 * groups)
                .map(|k| {
                    let (ea, la) = at(&case.formats[0], i, k);
                    let (eb, lb) = at(&case.formats[1], j, k);
                    a[ea][la] * scale(0, i, k) * b[eb][lb] * scale(1, j, k)
                })
                .sum()
        });
    }
}

/// gfx90a takes denormals for zero in matrices of binary16 and bfloat16; later targets do not, nor is f32 flushed.
#[test]
fn denormals() {
    let gpus = Gpus::new();
    let cases = cases(include_str!("matrices/dense.tsv"));
    for case in cases
        .iter()
        .filter(|c| c.m == 4 && ["F16", "Bf16", "F32"].contains(&&*c.formats[0]))
    {
        let format = case.formats[0].as_str();
        let [_, _, gpu] = gpus.of(case.target);
        let one = |v: u32| if format == "F32" { v } else { v | v << 16 };
        let (tiny, unit, c) = match format {
            "F16" => (one(1), one(0x3c00), 5),
            "Bf16" => (one(1), one(0x3f80), 5),
            _ => (1, 1f32.to_bits(), 5),
        };
        let run = |a: u32, b: u32, c: u32| {
            let mut rows = registers();
            for i in 0..case.per.div_ceil(2) {
                (rows[A - 1 + i], rows[B - 1 + i]) = ([a; 64], [b; 64]);
            }
            for row in &mut rows[C - 1..C + 3] {
                *row = [c; 64];
            }
            gpu.rows(&rows, &case.words, &[C as u32]).unwrap()[0][0]
        };
        let flushed = case.target == Target::Gfx90a && format != "F32";
        let products = case.per as f64
            * value(
                format,
                u64::from(tiny & if format == "F32" { !0 } else { 0xffff }),
            );
        let want = if flushed { 0 } else { (products as f32).to_bits() };
        assert_eq!(run(tiny, unit, 0), want, "{} {}: A", case.target, case.text);
        assert_eq!(run(unit, tiny, 0), want, "{} {}: B", case.target, case.text);
        let want = if flushed { 0 } else { c };
        assert_eq!(run(0, 0, c), want, "{} {}: C", case.target, case.text);
    }
}
