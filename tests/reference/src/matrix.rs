//! Matrix multiply-accumulate of the RDNA targets (WMMA, and SWMMAC with a sparse first matrix), on values whose sums are
//! exact in every order, as the documents do not say one.
//!
//! Lanes are in groups of sixteen. On gfx12 group `g` has the `g`-th part of the k of each row of A and column of B,
//! lane `16 g + i` that of row or column `i`; of the results it has the `g`-th part of the rows. On gfx11 every group
//! has all of A and B, and the rows of the results go round the groups. (RDNA 3 and RDNA 4 ISA, "Wave Matrix Multiply
//! Accumulate".)

use fastrand::Rng;
use outcrop_isa::{DataKind, Format as Encoding, Generation, Inst, Operand, Target};
use rustc_apfloat::Round;

use crate::Meaning;
use crate::small::{BF8, FP8};
use crate::softfloat;
use crate::state::Format::{Bf16, F16, F64};
use crate::state::{Row, State};

/// An element's format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Element {
    F16,
    Bf16,
    Fp8,
    Bf8,
    I8,
    I4,
    F32,
    I32,
}

impl Element {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "f16" => Self::F16,
            "bf16" => Self::Bf16,
            "fp8" => Self::Fp8,
            "bf8" => Self::Bf8,
            "iu8" => Self::I8,
            "iu4" => Self::I4,
            "f32" => Self::F32,
            "i32" => Self::I32,
            _ => return None,
        })
    }

    const fn bits(self) -> usize {
        match self {
            Self::F16 | Self::Bf16 => 16,
            Self::Fp8 | Self::Bf8 | Self::I8 => 8,
            Self::I4 => 4,
            Self::F32 | Self::I32 => 32,
        }
    }

    fn value(self, bits: u32, signed: bool) -> f64 {
        let wide = |format, v: u32| {
            f64::from_bits(softfloat::convert(
                format,
                F64,
                v.into(),
                Round::NearestTiesToEven,
            ))
        };
        let integer = |width: u32| match signed {
            true => f64::from((bits << (32 - width)) as i32 >> (32 - width)),
            false => f64::from(bits),
        };
        match self {
            Self::F16 => wide(F16, bits),
            Self::Bf16 => wide(Bf16, bits),
            Self::Fp8 => FP8.value(bits),
            Self::Bf8 => BF8.value(bits),
            Self::I8 => integer(8),
            Self::I4 => integer(4),
            Self::F32 => f64::from(f32::from_bits(bits)),
            Self::I32 => f64::from(bits as i32),
        }
    }

    fn code(self, v: f64, clamp: bool) -> u32 {
        match self {
            Self::F16 => softfloat::convert(F64, F16, v.to_bits(), Round::NearestTiesToEven) as u32,
            Self::Bf16 => softfloat::convert(F64, Bf16, v.to_bits(), Round::NearestTiesToEven) as u32,
            Self::F32 => (v as f32).to_bits(),
            // The sum has no fraction and fewer than 53 bits.
            _ if clamp => v as i32 as u32,
            _ => v as i64 as u32,
        }
    }

    /// A small number; all sums of products of them are exact in every format of results.
    fn small(self, rng: &mut Rng) -> u32 {
        let n = f64::from(rng.i8(-4..=4));
        match self {
            Self::Fp8 => [0x00, 0x38, 0xb8, 0x40, 0xc0, 0x44, 0xc4, 0x48][rng.usize(0..8)],
            Self::Bf8 => [0x00, 0x3c, 0xbc, 0x40, 0xc0, 0x42, 0xc2, 0x44][rng.usize(0..8)],
            Self::I8 => rng.u8(..).into(),
            Self::I4 => rng.u32(0..16),
            Self::I32 => rng.u32(..),
            _ => self.code(n, false),
        }
    }
}

/// What a mnemonic multiplies.
#[derive(Clone, Copy)]
struct Shape {
    d: Element,
    a: Element,
    b: Element,
    sparse: bool,
}

fn shape(name: &str) -> Option<Shape> {
    let mut parts = name.strip_prefix("v_")?.split('_');
    let sparse = match parts.next()? {
        "wmma" => false,
        "swmmac" => true,
        _ => return None,
    };
    let d = Element::named(parts.next()?)?;
    let _size = parts.next()?;
    let a = Element::named(parts.next()?)?;
    let b = parts.next().and_then(Element::named).unwrap_or(a);
    Some(Shape { d, a, b, sparse })
}

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, _target: Target, encoding: Encoding) -> Option<Meaning> {
    let known = encoding == Encoding::Vop3p && shape(name).is_some();
    known.then_some(Meaning::Other(execute))
}

/// First register of an operand; `None` for a constant.
const fn first(operand: Operand) -> Option<usize> {
    match operand {
        Operand::Vgpr(n) => Some(n as usize),
        _ => None,
    }
}

/// Fills the sources with numbers whose sums are exact, and the lanes that must hold the same with the same.
pub fn prepare(inst: &Inst, state: &mut State, rng: &mut Rng) {
    let Some(shape) = shape(inst.op.name()) else {
        return;
    };
    let c = if shape.sparse { inst.dst } else { inst.src[2] };
    let c_dwords = inst.dst_type.dwords;
    for (operand, dwords, element) in [
        (inst.src[0], inst.src_type[0].dwords, shape.a),
        (inst.src[1], inst.src_type[1].dwords, shape.b),
        (c, c_dwords, shape.d),
    ] {
        let Some(n) = first(operand) else { continue };
        for row in &mut state.vgpr[n..n + usize::from(dwords)] {
            for v in row.iter_mut() {
                let bits = element.bits();
                *v = (0..32 / bits).fold(0, |v, i| v | element.small(rng) << (bits * i));
            }
        }
    }
    if state.target.generation() == Generation::Gfx11 {
        for i in 0..2 {
            let Some(n) = first(inst.src[i]) else { continue };
            for row in &mut state.vgpr[n..n + usize::from(inst.src_type[i].dwords)] {
                for lane in 16..64 {
                    row[lane] = row[lane % 16];
                }
            }
        }
    }
    if let (true, Some(n)) = (shape.sparse, first(inst.src[2])) {
        // Two different places of each four, the lower first.
        let places = [0x4, 0x8, 0xc, 0x9, 0xd, 0xe];
        for v in &mut state.vgpr[n] {
            *v = (0..8).fold(0, |v, i| v | places[rng.usize(0..6)] << (4 * i));
        }
    }
}

/// Whether an instruction's operands keep the exactness: sources of different formats do not overlap.
#[must_use]
pub fn is_apart(inst: &Inst) -> bool {
    let ranges: Vec<(usize, usize)> = [(inst.dst, inst.dst_type.dwords)]
        .into_iter()
        .chain((0..3).map(|i| (inst.src[i], inst.src_type[i].dwords)))
        .filter_map(|(operand, dwords)| first(operand).map(|n| (n, n + usize::from(dwords))))
        .collect();
    let sparse = inst.op.name().starts_with("v_swmmac");
    let overlap = |a: (usize, usize), b: (usize, usize)| a.0 < b.1 && b.0 < a.1;
    // C may be the result's registers, nothing else may.
    // Small integers as C would be denormals, and those with others are not exact.
    let tiny = match inst.src[2] {
        Operand::Int(n) => n != 0,
        Operand::Float(f) => f == outcrop_isa::InlineFloat::InvTwoPi,
        operand => matches!(operand, Operand::Literal(_)),
    };
    !tiny
        && ranges.iter().enumerate().all(|(i, a)| {
            ranges[i + 1..].iter().enumerate().all(|(j, b)| {
                let same_as_result = !sparse && i == 0 && i + 1 + j == 3 && a.0 == b.0;
                same_as_result || !overlap(*a, *b)
            })
        })
}

/// Element `i` of a lane's registers.
fn element(rows: &[Row], bits: usize, i: usize, lane: usize) -> u32 {
    let at = i * bits;
    let v = rows[at / 32][lane] >> (at % 32);
    if bits == 32 { v } else { v & ((1 << bits) - 1) }
}

fn execute(inst: &Inst, before: &State, after: &mut State) {
    let Some(shape) = shape(inst.op.name()) else {
        return;
    };
    let gfx11 = before.target.generation() == Generation::Gfx11;
    let groups = before.lanes() / 16;
    let rows_of = |operand: Operand, dwords: u8| -> &[Row] {
        first(operand).map_or(&[], |n| &before.vgpr[n..n + usize::from(dwords)])
    };
    let a_rows = rows_of(inst.src[0], inst.src_type[0].dwords);
    let b_rows = rows_of(inst.src[1], inst.src_type[1].dwords);
    let c_operand = if shape.sparse { inst.dst } else { inst.src[2] };
    let c_rows = rows_of(c_operand, inst.dst_type.dwords);
    // Elements of A in a lane.
    let k = inst
        .op
        .name()
        .split('x')
        .nth(2)
        .and_then(|k| k.split('_').next()?.parse().ok());
    let k: usize = k.unwrap_or(0);
    let parts = if gfx11 { 1 } else { groups };
    let count = if shape.sparse { k / 2 / parts } else { k / parts };
    // Bits of the index register that `index_key` counts in.
    let part = if inst.op.name() == "v_swmmac_i32_16x16x32_iu4" {
        16
    } else {
        2 * count
    };
    let integer = shape.d == Element::I32;
    let bit = |v: u8, i: usize| v >> i & 1 != 0;
    let value = |format: Element, i: usize, e: usize, bits: u32| {
        let v = format.value(bits, bit(inst.neg, i));
        let negated = format.bits() == 16
            && bit(
                if e.is_multiple_of(2) {
                    inst.neg
                } else {
                    inst.neg_hi
                },
                i,
            );
        if negated { -v } else { v }
    };
    for m in 0..16 {
        for n in 0..16 {
            let mut sum = 0.0;
            // Of gfx11 the first sixteen lanes have all.
            for g in 0..parts {
                for e in 0..count {
                    let (row, column) = (16 * g + m, 16 * g + n);
                    let at = if shape.sparse {
                        let Some(index) = first(inst.src[2]) else { return };
                        let key = usize::from(inst.index_key) * part;
                        let places = before.vgpr[index][row] >> (key % 32);
                        4 * (e / 2) + (places >> (2 * e) & 3) as usize
                    } else {
                        e
                    };
                    let x = value(shape.a, 0, e, element(a_rows, shape.a.bits(), e, row));
                    let y = value(shape.b, 1, at, element(b_rows, shape.b.bits(), at, column));
                    sum += x * y;
                }
            }
            // Where the result is.
            let (lane, i) = match gfx11 {
                true => (16 * (m % groups) + n, m / groups),
                false => (16 * (m * groups / 16) + n, m % (16 / groups)),
            };
            let bits = shape.d.bits();
            // gfx11 has a half of each register, gfx12 two elements in one.
            let i = if gfx11 && bits == 16 {
                2 * i + usize::from(inst.op_sel >> 2 & 1)
            } else {
                i
            };
            let kind = inst.src_type[2].kind;
            let c = match c_rows {
                [] => {
                    let v = constant(inst, kind, shape.d);
                    shape.d.value(v, true)
                }
                rows => shape.d.value(element(rows, bits, i, lane), true),
            };
            let c = if integer || shape.sparse {
                c
            } else {
                let c = if bit(inst.neg_hi, 2) { c.abs() } else { c };
                if bit(inst.neg, 2) { -c } else { c }
            };
            let code = shape.d.code(sum + c, inst.clamp);
            let Some(d) = first(inst.dst) else { return };
            let (register, shift) = (d + i * bits / 32, i * bits % 32);
            let mask = if bits == 32 {
                u32::MAX
            } else {
                ((1 << bits) - 1) << shift
            };
            let old = after.vgpr[register][lane];
            after.vgpr[register][lane] = old & !mask | code << shift & mask;
        }
    }
}

/// A constant C in the format of one element.
fn constant(inst: &Inst, kind: DataKind, d: Element) -> u32 {
    let kind = outcrop_isa::OperandType {
        kind: match d {
            Element::F16 => DataKind::F16,
            Element::Bf16 => DataKind::Bf16,
            Element::F32 => DataKind::F32,
            _ => kind,
        },
        dwords: 1,
    };
    crate::vector::constant(inst.src[2], kind).unwrap_or(0) as u32
}
