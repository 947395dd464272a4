//! What atomics do with floats: addition rounds to nearest even; whether denormals are flushed and what becomes of NaNs
//! differs.
//!
//! Sources: "Float Memory Atomics" of the CDNA 3, CDNA 4, RDNA 3 and RDNA 3.5 ISA, and the pseudocode of the RDNA 4 ISA.
//! Where these say of addition in memory that it flushes, compilers know better: LLVM uses `global_atomic_add_f32` where
//! denormals are to be kept, but on gfx90a (`memory-atomic-fadd-f32-denormal-support`). The documents' first source is
//! taken to be the memory.

use outcrop_isa::{Generation, Target};

use crate::shader::number::fp::{bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};
use crate::shader::wave::Wave;

/// What becomes of denormals and NaNs.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    /// Additions of f32, and of shorter floats, flush their inputs and their result.
    add32: [bool; 2],
    add16: [bool; 2],
    /// Comparisons of f32 and f64 flush.
    compare32: bool,
    compare64: bool,
    /// A number is preferred also to a signalling NaN, and of two NaNs and in packed additions the data comes first: gfx12.
    data_first: bool,
}

/// The bits of MODE that let denormals in and out: of f32, and of the others.
fn flushes(mode: u32) -> [[bool; 2]; 2] {
    [4, 6].map(|at| [at, at + 1].map(|bit| mode >> bit & 1 == 0))
}

fn target(w: &Wave) -> Target {
    #[expect(unsafe_code, reason = "what all waves share")]
    // SAFETY: `shared` outlives the wave.
    unsafe {
        (*w.shared).descriptor.target
    }
}

impl Rules {
    /// Those of the LDS, which are MODE's.
    pub(crate) fn of_lds(w: &Wave) -> Self {
        let [single, double] = flushes(w.mode);
        Self {
            add32: single,
            add16: double,
            compare32: single[0],
            compare64: double[0],
            data_first: target(w).generation() == Generation::Gfx12,
        }
    }

    /// Those of memory.
    pub(crate) fn of_memory(w: &Wave) -> Self {
        let ([single, double], target) = (flushes(w.mode), target(w));
        let gfx9 = target.generation() == Generation::Gfx9;
        Self {
            add32: [target == Target::Gfx90a; 2],
            add16: [false; 2],
            compare32: !gfx9 && single[0],
            compare64: !gfx9 && double[0],
            data_first: target.generation() == Generation::Gfx12,
        }
    }

    /// What a comparison that flushes stores of a new value.
    pub(crate) fn stored32(self, v: u32) -> u32 {
        flush32(v, self.compare32)
    }

    /// As [`Rules::stored32`].
    pub(crate) fn stored64(self, v: u64) -> u64 {
        flush64(v, self.compare64)
    }
}

fn flush32(v: u32, flush: bool) -> u32 {
    if flush && v >> 23 & 0xff == 0 {
        v & 1 << 31
    } else {
        v
    }
}

fn flush64(v: u64, flush: bool) -> u64 {
    if flush && v >> 52 & 0x7ff == 0 {
        v & 1 << 63
    } else {
        v
    }
}

/// The sum, or the first NaN made quiet.
fn sum32(a: u32, b: u32) -> u32 {
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    let r = x + y;
    if !r.is_nan() {
        r.to_bits()
    } else if x.is_nan() {
        a | 1 << 22
    } else if y.is_nan() {
        b | 1 << 22
    } else {
        0x7fc0_0000
    }
}

pub(crate) fn add32(old: u32, data: u32, r: Rules) -> u32 {
    let [flush_in, flush_out] = r.add32;
    flush32(sum32(flush32(old, flush_in), flush32(data, flush_in)), flush_out)
}

pub(crate) fn add64(old: u64, data: u64) -> u64 {
    let (x, y) = (f64::from_bits(old), f64::from_bits(data));
    let r = x + y;
    if !r.is_nan() {
        r.to_bits()
    } else if x.is_nan() {
        old | 1 << 51
    } else if y.is_nan() {
        data | 1 << 51
    } else {
        0x7ff8 << 48
    }
}

/// Both halves' sums. A sum in f32 has more than twice the digits of either, so that it is rounded once.
fn add_halves(
    old: u32,
    data: u32,
    r: Rules,
    exponent: u16,
    wide: fn(u16) -> f32,
    narrow: fn(f32) -> u16,
) -> u32 {
    let flush = |v: u16, flush: bool| if flush && v & exponent == 0 { v & 0x8000 } else { v };
    let (first, second) = if r.data_first { (data, old) } else { (old, data) };
    let half = |shift: u32| {
        let [a, b] = [first, second].map(|v| wide(flush((v >> shift) as u16, r.add16[0])).to_bits());
        let sum = narrow(f32::from_bits(sum32(a, b)));
        u32::from(flush(sum, r.add16[1])) << shift
    };
    half(0) | half(16)
}

pub(crate) fn add_f16x2(old: u32, data: u32, r: Rules) -> u32 {
    add_halves(old, data, r, 0x7c00, f16_to_f32, f32_to_f16)
}

pub(crate) fn add_bf16x2(old: u32, data: u32, r: Rules) -> u32 {
    add_halves(old, data, r, 0x7f80, bf16_to_f32, f32_to_bf16)
}

/// Whether two floats are equal: zeros are, NaNs are not.
pub(crate) fn equal32(a: u32, b: u32, r: Rules) -> bool {
    f32::from_bits(flush32(a, r.compare32)) == f32::from_bits(flush32(b, r.compare32))
}

/// As [`equal32`].
pub(crate) fn equal64(a: u64, b: u64, r: Rules) -> bool {
    f64::from_bits(flush64(a, r.compare64)) == f64::from_bits(flush64(b, r.compare64))
}

macro_rules! pick {
    ($(#[$doc:meta])* $name:ident, $w:ty, $float:ty, $quiet:literal, $flush:ident, $compare:ident) => {
        $(#[$doc])*
        pub(crate) fn $name(old: $w, data: $w, max: bool, r: Rules) -> $w {
            let nan = |v: $w| <$float>::from_bits(v).is_nan();
            let signals = |v: $w| nan(v) && v >> $quiet & 1 == 0;
            let quiet = |v: $w| v | 1 << $quiet;
            if r.data_first {
                if nan(old) && nan(data) {
                    return quiet(data);
                }
            } else if signals(old) {
                return quiet(old);
            } else if signals(data) {
                return quiet(data);
            }
            if nan(data) {
                return old;
            }
            if nan(old) {
                return data;
            }
            let key = |v: $w| {
                let v = $flush(v, r.$compare);
                if v >> (<$w>::BITS - 1) != 0 { !v } else { v | 1 << (<$w>::BITS - 1) }
            };
            let better = if max { key(data) > key(old) } else { key(data) < key(old) };
            if better { data } else { old }
        }
    };
}

pick!(
    /// Minimum or maximum: -0 is below +0; what is returned is not flushed, but a signalling NaN is made quiet.
    pick32, u32, f32, 22, flush32, compare32
);
pick!(
    /// As [`pick32`].
    pick64, u64, f64, 51, flush64, compare64
);
