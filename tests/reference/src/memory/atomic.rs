//! Atomic operations: what memory holds afterwards.
//!
//! Floats: "Float Memory Atomics" of the CDNA 3, CDNA 4, RDNA 3 and RDNA 3.5 ISA, the pseudocode of the RDNA 4 ISA; that
//! additions in memory keep denormals but on gfx90a is what LLVM relies on.

use outcrop_isa::{Generation, Target};
use rustc_apfloat::Round;

use crate::softfloat::{self, Fp};
use crate::state::{Format, Mode};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Add,
    Sub,
    ReverseSub,
    ClampedSub,
    ConditionalSub,
    MinSigned,
    MaxSigned,
    Min,
    Max,
    And,
    Or,
    Xor,
    Inc,
    Dec,
    Swap,
    /// The second operand is what is compared with.
    CompareSwap,
    /// The first one is.
    CompareStore,
    MaskOr,
    Wrap,
    AddFloat(Format),
    MinFloat(Format),
    MaxFloat(Format),
    CompareSwapFloat(Format),
    CompareStoreFloat(Format),
    AddPacked(Format),
}

/// An atomic operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Atomic {
    kind: Kind,
    /// Dwords of the word.
    pub dwords: usize,
}

impl Atomic {
    /// Whether it has two operands of data.
    pub(super) const fn is_double(self) -> bool {
        matches!(
            self.kind,
            Kind::CompareSwap | Kind::CompareSwapFloat(_) | Kind::CompareStore | Kind::CompareStoreFloat(_)
        ) || matches!(self.kind, Kind::MaskOr | Kind::Wrap)
    }
}

/// What floats depend on.
#[derive(Clone, Copy)]
pub(super) struct Context {
    pub target: Target,
    pub mode: Mode,
    pub in_lds: bool,
}

/// The operation of a mnemonic after `atomic_` or `ds_`, without `rtn_`.
pub(super) fn of_name(name: &str) -> Option<Atomic> {
    use Kind::*;
    let (stem, ty) = match name.rsplit_once('_') {
        Some((stem, ty)) if matches!(ty, "x2" | "u32" | "i32" | "b32" | "u64" | "i64" | "b64") => (stem, ty),
        Some((stem, ty)) if matches!(ty, "f32" | "f64" | "f16" | "bf16") => (stem, ty),
        _ => (name, ""),
    };
    let dwords = if matches!(ty, "x2" | "u64" | "i64" | "b64" | "f64") {
        2
    } else {
        1
    };
    let signed = ty.starts_with('i');
    let float = match ty {
        "f64" => Some(Format::F64),
        "f32" => Some(Format::F32),
        "f16" => Some(Format::F16),
        "bf16" => Some(Format::Bf16),
        _ => None,
    };
    // The older names of floats have no type.
    let old_float = if dwords == 2 { Format::F64 } else { Format::F32 };
    let kind = match (stem, float) {
        ("pk_add", Some(f)) => AddPacked(f),
        ("add", Some(f)) => AddFloat(f),
        ("min" | "min_num", Some(f)) => MinFloat(f),
        ("max" | "max_num", Some(f)) => MaxFloat(f),
        ("cmpswap" | "cmpstore", Some(f)) => CompareSwapFloat(f),
        ("cmpst", Some(f)) => CompareStoreFloat(f),
        (_, Some(_)) => return None,
        ("fmin", _) => MinFloat(old_float),
        ("fmax", _) => MaxFloat(old_float),
        ("fcmpswap", _) => CompareSwapFloat(old_float),
        ("add", _) => Add,
        ("sub", _) => Sub,
        ("rsub", _) => ReverseSub,
        ("csub" | "sub_clamp", _) => ClampedSub,
        ("cond_sub", _) => ConditionalSub,
        ("smin", _) => MinSigned,
        ("smax", _) => MaxSigned,
        ("umin", _) => Min,
        ("umax", _) => Max,
        ("min", _) if signed => MinSigned,
        ("max", _) if signed => MaxSigned,
        ("min", _) => Min,
        ("max", _) => Max,
        ("and", _) => And,
        ("or", _) => Or,
        ("xor", _) => Xor,
        ("inc", _) => Inc,
        ("dec", _) => Dec,
        ("swap" | "wrxchg" | "storexchg", _) => Swap,
        ("cmpswap" | "cmpstore", _) => CompareSwap,
        ("cmpst", _) => CompareStore,
        ("mskor", _) => MaskOr,
        ("wrap", _) => Wrap,
        _ => return None,
    };
    Some(Atomic { kind, dwords })
}

impl Atomic {
    /// What memory holds after it held `old`.
    pub(super) fn apply(self, old: u64, first: u64, second: u64, c: Context) -> u64 {
        let bits = 32 * self.dwords as u32;
        let mask = u64::MAX >> (64 - bits);
        let signed = |v: u64| (v << (64 - bits)) as i64 >> (64 - bits);
        mask & match self.kind {
            Kind::Add => old.wrapping_add(first),
            Kind::Sub => old.wrapping_sub(first),
            Kind::ReverseSub => first.wrapping_sub(old),
            Kind::ClampedSub => old.saturating_sub(first),
            Kind::ConditionalSub if old >= first => old - first,
            Kind::ConditionalSub => old,
            Kind::MinSigned => signed(old).min(signed(first)) as u64,
            Kind::MaxSigned => signed(old).max(signed(first)) as u64,
            Kind::Min => old.min(first),
            Kind::Max => old.max(first),
            Kind::And => old & first,
            Kind::Or => old | first,
            Kind::Xor => old ^ first,
            Kind::Inc if old >= first => 0,
            Kind::Inc => old + 1,
            Kind::Dec if old == 0 || old > first => first,
            Kind::Dec => old - 1,
            Kind::Swap => first,
            Kind::CompareSwap => [old, first][usize::from(old == second)],
            Kind::CompareStore => [old, second][usize::from(old == first)],
            Kind::MaskOr => old & !first | second,
            Kind::Wrap if old >= first => old - first,
            Kind::Wrap => old.wrapping_add(second),
            Kind::AddFloat(f) => c.add(f, old, first),
            Kind::MinFloat(f) => c.pick(f, old, first, false),
            Kind::MaxFloat(f) => c.pick(f, old, first, true),
            Kind::CompareSwapFloat(f) => c.compare(f, old, second, first),
            Kind::CompareStoreFloat(f) => c.compare(f, old, first, second),
            Kind::AddPacked(f) => {
                let half = |shift: u32| {
                    let (old, data) = (old >> shift & 0xffff, first >> shift & 0xffff);
                    let gfx12 = c.target.generation() == Generation::Gfx12;
                    let (a, b) = if gfx12 { (data, old) } else { (old, data) };
                    c.add(f, a, b) << shift
                };
                half(0) | half(16)
            }
        }
    }
}

fn flushed(f: Format, v: u64, flush: bool) -> u64 {
    let fp = Fp::of(f);
    if flush && fp.is_denormal(v) {
        v & fp.sign()
    } else {
        v
    }
}

impl Context {
    fn add(self, f: Format, a: u64, b: u64) -> u64 {
        let (flush_in, flush_out) = match f {
            Format::F64 => (false, false),
            Format::F32 if self.in_lds => (self.mode.flushes_in32(), self.mode.flushes_out32()),
            Format::F32 => [(false, false), (true, true)][usize::from(self.target == Target::Gfx90a)],
            _ if self.in_lds => (self.mode.flushes_in64(), self.mode.flushes_out64()),
            _ => (false, false),
        };
        let (a, b) = (flushed(f, a, flush_in), flushed(f, b, flush_in));
        let fp = Fp::of(f);
        let r = if fp.is_nan(a) {
            a | fp.quiet()
        } else if fp.is_nan(b) {
            b | fp.quiet()
        } else {
            softfloat::add(f, a, b, Round::NearestTiesToEven)
        };
        let r = if fp.is_nan(r) && !fp.is_nan(a) && !fp.is_nan(b) {
            fp.nan()
        } else {
            r
        };
        flushed(f, r, flush_out)
    }

    /// Whether comparisons see denormals as zeros.
    fn compares_flushed(self, f: Format) -> bool {
        if !self.in_lds && self.target.generation() == Generation::Gfx9 {
            return false;
        }
        match f {
            Format::F64 => self.mode.flushes_in64(),
            _ => self.mode.flushes_in32(),
        }
    }

    fn compare(self, f: Format, old: u64, with: u64, new: u64) -> u64 {
        let (fp, flush) = (Fp::of(f), self.compares_flushed(f));
        let (a, b) = (flushed(f, old, flush), flushed(f, with, flush));
        let nan = fp.is_nan(a) || fp.is_nan(b);
        let equal = !nan && (a == b || fp.is_zero(a) && fp.is_zero(b));
        if equal { flushed(f, new, flush) } else { old }
    }

    fn pick(self, f: Format, old: u64, data: u64, max: bool) -> u64 {
        let (fp, flush) = (Fp::of(f), self.compares_flushed(f));
        if self.target.generation() == Generation::Gfx12 {
            if fp.is_nan(old) && fp.is_nan(data) {
                return data | fp.quiet();
            }
        } else {
            for v in [old, data] {
                if fp.is_signalling(v) {
                    return v | fp.quiet();
                }
            }
        }
        if fp.is_nan(data) {
            return old;
        }
        if fp.is_nan(old) {
            return data;
        }
        let order = |v: u64| {
            let v = flushed(f, v, flush);
            let magnitude = i128::from(fp.magnitude(v));
            // -0 comes before +0.
            if v & fp.sign() != 0 {
                -magnitude - 1
            } else {
                magnitude
            }
        };
        let takes = if max {
            order(data) > order(old)
        } else {
            order(data) < order(old)
        };
        if takes { data } else { old }
    }
}
