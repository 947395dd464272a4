//! Every conversion from and to floats of 4, 6 and 8 bits, and stochastic rounding, against the definitions of the
//! formats: the nearest of all codes is looked for.
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

/// Registers of the source, the second of an interleaved pair, random numbers, the scale, the result.
const SOURCE: usize = 2;
const SECOND: usize = 18;
const RANDOM: usize = 34;
const SCALE: usize = 35;
const RESULT: usize = 40;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Format {
    name: &'static str,
    bits: usize,
    mantissa: u32,
    bias: i32,
    /// The code of the largest number.
    largest: u32,
    /// What is larger, if the format has something for it.
    over: Option<u32>,
}

const fn format(
    name: &'static str,
    bits: usize,
    mantissa: u32,
    bias: i32,
    largest: u32,
    over: Option<u32>,
) -> Format {
    Format {
        name,
        bits,
        mantissa,
        bias,
        largest,
        over,
    }
}

const FORMATS: [Format; 10] = [
    format("f32", 32, 23, 127, 0x7f7f_ffff, Some(0x7f80_0000)),
    format("f16", 16, 10, 15, 0x7bff, Some(0x7c00)),
    format("bf16", 16, 7, 127, 0x7f7f, Some(0x7f80)),
    format("fp8", 8, 3, 7, 0x7e, Some(0x7f)),
    format("bf8", 8, 2, 15, 0x7b, Some(0x7c)),
    format("fp6", 6, 3, 1, 0x1f, None),
    format("bf6", 6, 2, 3, 0x1f, None),
    format("fp4", 4, 1, 1, 0x7, None),
    // Of gfx942; too large is the one NaN, which has a sign bit.
    format("fnuz fp8", 8, 3, 8, 0x7f, Some(0x80)),
    format("fnuz bf8", 8, 2, 16, 0x7f, Some(0x80)),
];

impl Format {
    fn of(target: Target, name: &str) -> Self {
        let fnuz = target == Target::Gfx942 && name.ends_with("8");
        let is = |f: &&Format| f.name == name || fnuz && f.name.strip_prefix("fnuz ") == Some(name);
        *FORMATS
            .iter()
            .rev()
            .find(is)
            .filter(|f| fnuz || !f.name.starts_with("fnuz"))
            .unwrap_or_else(|| FORMATS.iter().find(|f| f.name == name).unwrap())
    }

    fn sign(self) -> u32 {
        1 << (self.bits - 1)
    }

    /// The magnitude of a code without its sign, the code after the largest included.
    fn magnitude(self, code: u32) -> f64 {
        let (e, m) = ((code >> self.mantissa) as i32, code & ((1 << self.mantissa) - 1));
        let fraction = f64::from(m) / 2f64.powi(self.mantissa as i32);
        match e {
            0 => fraction * 2f64.powi(1 - self.bias),
            _ => (1.0 + fraction) * 2f64.powi(e - self.bias),
        }
    }

    fn value(self, code: u32) -> f64 {
        let magnitude = code & (self.sign() - 1);
        let nan = match self.name {
            "fnuz fp8" | "fnuz bf8" => code == self.sign(),
            _ => self
                .over
                .is_some_and(|over| magnitude > over || magnitude == over && over == 0x7f),
        };
        let v = match nan {
            true => f64::NAN,
            false if magnitude > self.largest => f64::INFINITY,
            false => self.magnitude(magnitude),
        };
        if code & self.sign() != 0 { -v } else { v }
    }

    /// The code of the number nearest to `v`, or, with a random number, of the one that it and `v` choose.
    fn code(self, v: f64, random: Option<u32>) -> u32 {
        let sign = if v.is_sign_negative() { self.sign() } else { 0 };
        let fnuz = self.name.starts_with("fnuz");
        // The last code whose magnitude is not above: magnitudes rise with their codes.
        let (mut low, mut high) = (0, self.largest + 1);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if self.magnitude(middle) <= v.abs() {
                low = middle;
            } else {
                high = middle;
            }
        }
        let above = v.abs() >= self.magnitude(self.largest + 1);
        let part = (v.abs() - self.magnitude(low)) / (self.magnitude(low + 1) - self.magnitude(low));
        let up = match random {
            Some(r) => part + f64::from(r) / 2f64.powi(32) >= 1.0,
            None => part > 0.5 || part == 0.5 && low % 2 != 0,
        };
        let code = low + u32::from(up && !above);
        if above || code > self.largest {
            return match self.over {
                None => sign | self.largest,
                Some(over) if fnuz => over,
                Some(over) => sign | over,
            };
        }
        if code == 0 && fnuz { 0 } else { sign | code }
    }
}

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut s = seed;
    move || {
        s = s.wrapping_mul(1664525).wrapping_add(1013904223);
        s >> 8 ^ s << 16
    }
}

/// Bits `at` on, `count` of them, of a lane of the registers at `first` (v1 is row 0).
fn bits(rows: &[[u32; 64]], first: usize, lane: usize, at: usize, count: usize) -> u32 {
    (0..count).fold(0, |v, i| {
        let bit = at + i;
        v | (rows[first - 1 + bit / 32][lane] >> (bit % 32) & 1) << i
    })
}

#[test]
fn conversions() {
    let lines = include_str!("conversions.tsv")
        .lines()
        .filter(|l| !l.starts_with('#'));
    let mut count = 0;
    let gpus = [Target::Gfx942, Target::Gfx950].map(|t| (t, Gpu::of(t, HostLevel::detect())));
    for (n, line) in lines.enumerate() {
        count += 1;
        let f: Vec<&str> = line.split('\t').collect();
        let target = Target::from_name(f[0]).unwrap();
        let words: Vec<u32> = f[1]
            .split(' ')
            .map(|w| u32::from_str_radix(w, 16).unwrap())
            .collect();
        let inst = decode(target, &words).unwrap();
        assert_eq!(inst.to_string(), f[2]);
        let name = inst.op.name().strip_prefix("v_cvt_").unwrap();
        let scaled = name.starts_with("scalef32_");
        let name = name.trim_start_matches("scalef32_");
        let stochastic = name.starts_with("sr_");
        let parts: Vec<&str> = name.trim_start_matches("sr_").split('_').collect();
        let from = Format::of(target, parts[parts.len() - 1]);
        let to = Format::of(target, parts[parts.len() - 2]);
        let elements = match parts[0] {
            "pk" => 2,
            "pk32" | "2xpk16" => 32,
            _ => 1,
        };
        let pairs = parts[0] == "pk" && from.bits == 32 && !stochastic;

        let mut next = random(n as u32);
        let mut rows = vec![[0u32; 64]; RESULT + 32];
        for row in &mut rows {
            *row = core::array::from_fn(|_| next());
        }
        // Numbers of ordinary size, and some that are too large or too small.
        for row in &mut rows[SOURCE - 1..RANDOM - 1] {
            for v in row.iter_mut() {
                *v = match from.name {
                    "f32" => *v & 0x807f_ffff | (112 + next() % 30) << 23,
                    "bf16" => *v & 0x807f_807f | (112 + next() % 30) << 7 | (112 + next() % 30) << 23,
                    "f16" => *v & 0xbfff_bfff,
                    _ => *v,
                };
            }
        }
        for v in &mut rows[SCALE - 1] {
            *v = *v & 0x807f_ffff | (122 + next() % 10) << 23;
        }
        let start = rows.clone();
        let outs: Vec<u32> = (0..32).map(|r| (RESULT + r) as u32).collect();
        let (_, gpu) = gpus.iter().find(|(t, _)| *t == target).unwrap();
        let got = gpu
            .rows(&rows, &words, &outs)
            .unwrap_or_else(|e| panic!("{}: {e}", f[2]));

        let sel = |bit: u8| usize::from(inst.op_sel >> bit & 1);
        let from_bits = elements * from.bits;
        let shift = match (from.bits <= 8, from_bits) {
            (true, 16) => 16 * sel(0),
            (true, 8) => 8 * (sel(0) + 2 * sel(1)),
            (false, 16) => 16 * sel(0),
            _ => 0,
        };
        let to_shift = match elements * to.bits {
            16 => 16 * sel(3),
            8 => 8 * (sel(2) + 2 * sel(3)),
            _ => 0,
        };
        for lane in 0..64 {
            let power = (start[SCALE - 1][lane] >> 23 & 255) as i32 - 127;
            let factor = match (scaled, to.bits <= 8) {
                (false, _) => 1.0,
                (_, true) => 2f64.powi(-power),
                (_, false) => 2f64.powi(power),
            };
            let mut seed = start[RANDOM - 1][lane];
            let mut want: Vec<u32> = (0..32).map(|r| start[RESULT - 1 + r][lane]).collect();
            for e in 0..elements {
                let source = match parts[0] {
                    "2xpk16" => bits(
                        &start,
                        if e % 2 == 0 { SOURCE } else { SECOND },
                        lane,
                        e / 2 * 32,
                        32,
                    ),
                    _ if pairs && e == 1 => bits(&start, SECOND, lane, 0, 32),
                    _ => bits(&start, SOURCE, lane, shift + e * from.bits, from.bits),
                };
                let v = from.value(source) * factor;
                let code = to.code(v, stochastic.then_some(seed));
                // The next number of a 32-bit shift register with taps at bits 7, 6, 2 and 0.
                seed = seed << 1 ^ if seed >> 31 != 0 { 0xc5 } else { 0 };
                for bit in 0..to.bits {
                    let at = to_shift + e * to.bits + bit;
                    let place = &mut want[at / 32];
                    *place = *place & !(1 << (at % 32)) | (code >> bit & 1) << (at % 32);
                }
                if v.is_nan() {
                    let at = to_shift + e * to.bits;
                    let got: u32 = (0..to.bits).fold(0, |c, i| {
                        c | (got[(at + i) / 32][lane] >> ((at + i) % 32) & 1) << i
                    });
                    assert!(to.value(got).is_nan(), "{line}: NaN gives {got:#x}");
                    for bit in 0..to.bits {
                        let place = &mut want[(at + bit) / 32];
                        *place = *place & !(1 << ((at + bit) % 32)) | (got >> bit & 1) << ((at + bit) % 32);
                    }
                }
            }
            let got: Vec<u32> = got.iter().map(|row| row[lane]).collect();
            assert_eq!(got, want, "{line}: lane {lane}");
        }
    }
    assert_eq!(count, 144);
}
