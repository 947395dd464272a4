//! Float arithmetic of f16, f32 and f64: sums, products, rounding to integers, exponents, division steps.

use outcrop_isa::{Format as Encoding, Target};
use rustc_apfloat::Round;

use crate::Meaning;
use crate::minmax;
use crate::softfloat::{self, Fp, round_of};
use crate::state::Format;
use crate::vector::{Denormals, Lane, Operation, Run, is_vector};

/// What the family knows of a mnemonic.
#[must_use]
pub fn meaning(name: &str, target: Target, encoding: Encoding) -> Option<Meaning> {
    if !is_vector(encoding) || name.starts_with("v_pk_") || name.starts_with("v_s_") {
        return None;
    }
    arithmetic(name)
        .or_else(|| minmax::operation(name, target))
        .or_else(|| special(name))
        .map(Meaning::Vector)
}

/// The operation of f16 that a packed one does on each half, or that the scalar unit has too, by its vector name.
#[must_use]
pub fn halves(name: &str) -> Option<Operation> {
    arithmetic(name).or_else(|| minmax::operation(name, Target::Gfx942))
}

macro_rules! formats {
    ($stem:expr, $suffix:expr; $($($name:literal)|* => $f:ident;)*) => {
        match ($stem, $suffix) {
            $(($($name)|*, "f16") => Operation::float(Run::Value(|l, s| $f(l, Format::F16, s))),
            ($($name)|*, "f32") => Operation::float(Run::Value(|l, s| $f(l, Format::F32, s))),
            ($($name)|*, "f64") => Operation::float(Run::Value(|l, s| $f(l, Format::F64, s))),)*
            _ => return None,
        }
    };
}

fn arithmetic(name: &str) -> Option<Operation> {
    let (stem, suffix) = name.rsplit_once('_')?;
    if matches!(
        (stem, suffix),
        (
            "v_mad" | "v_mac" | "v_madak" | "v_madmk" | "v_fma_legacy" | "v_mad_legacy",
            "f32"
        )
    ) {
        return None;
    }
    Some(formats! { stem, suffix;
        "v_add" => add;
        "v_sub" => sub;
        "v_subrev" => subrev;
        "v_mul" => mul;
        "v_fma" | "v_fma_legacy" | "v_fmaak" | "v_fmamk" => fma;
        "v_fmac" => fmac;
        "v_mad" | "v_mad_legacy" | "v_madak" | "v_madmk" => mad;
        "v_mac" => mac;
        "v_rndne" => rndne;
        "v_trunc" => trunc;
        "v_floor" => floor;
        "v_ceil" => ceil;
        "v_fract" => fract;
        "v_frexp_mant" => frexp_mant;
        "v_div_fixup" | "v_div_fixup_legacy" => div_fixup;
    })
}

fn special(name: &str) -> Option<Operation> {
    let flushed = |run| Operation {
        run,
        denormals: Denormals::Flush,
    };
    Some(match name {
        "v_mad_f32" | "v_madak_f32" | "v_madmk_f32" => flushed(Run::Value(|l, [a, b, c]| {
            mad_flushed(l, mul(l, Format::F32, [a, b, 0]), [a, b, c])
        })),
        "v_mac_f32" => flushed(Run::Value(|l, s| {
            mad_flushed(l, mul(l, Format::F32, s), [s[0], s[1], l.old])
        })),
        "v_mad_legacy_f32" => flushed(Run::Value(|l, [a, b, c]| {
            mad_flushed(
                l,
                legacy(l, a, b),
                if is_zero32(a) || is_zero32(b) {
                    [0, 0, c]
                } else {
                    [a, b, c]
                },
            )
        })),
        "v_mul_legacy_f32" | "v_mul_dx9_zero_f32" => {
            Operation::float(Run::Value(|l, [a, b, _]| legacy(l, a, b)))
        }
        "v_fma_legacy_f32" | "v_fma_dx9_zero_f32" => {
            Operation::float(Run::Value(|l, [a, b, c]| fma_legacy(l, a, b, c)))
        }
        "v_fmac_legacy_f32" | "v_fmac_dx9_zero_f32" => {
            Operation::float(Run::Value(|l, [a, b, _]| fma_legacy(l, a, b, l.old)))
        }
        "v_mullit_f32" => Operation::float(Run::Value(mullit)),
        "v_ldexp_f32" => Operation::float(Run::Value(|l, s| ldexp(l, Format::F32, s))),
        "v_ldexp_f64" => Operation::float(Run::Value(|l, s| ldexp(l, Format::F64, s))),
        "v_ldexp_f16" => Operation::float(Run::Value(|l, [a, b, _]| {
            ldexp(l, Format::F16, [a, i64::from(b as i16) as u64, 0])
        })),
        "v_frexp_exp_i16_f16" => {
            Operation::float(Run::Value(|_, [a, ..]| frexp_exp(Format::F16, a) & 0xffff))
        }
        "v_frexp_exp_i32_f32" => Operation::float(Run::Value(|_, [a, ..]| frexp_exp(Format::F32, a))),
        "v_frexp_exp_i32_f64" => Operation::float(Run::Value(|_, [a, ..]| frexp_exp(Format::F64, a))),
        // No arithmetic, but its sources are floats.
        "v_pack_b32_f16" => Operation::float(Run::Value(|_, [a, b, _]| a | b << 16)),
        "v_cubeid_f32" => Operation::float(Run::Value(|_, s| cube(s).0)),
        "v_cubesc_f32" => Operation::float(Run::Value(|_, s| cube(s).1)),
        "v_cubetc_f32" => Operation::float(Run::Value(|_, s| cube(s).2)),
        "v_cubema_f32" => Operation::float(Run::Value(|l, s| {
            mul(l, Format::F32, [cube(s).3, 0x4000_0000, 0])
        })),
        "v_div_fmas_f32" => Operation::float(Run::Value(|l, s| div_fmas(l, Format::F32, s))),
        "v_div_scale_f32" => Operation::float(Run::Carry(|_, s| div_scale(Format::F32, s))),
        "v_div_scale_f64" => Operation::float(Run::Carry(|_, s| div_scale(Format::F64, s))),
        "v_trig_preop_f64" => Operation::float(Run::Value(|_, [a, b, _]| trig_preop(a, b as u32 & 31))),
        "v_div_fmas_f64" => Operation::float(Run::Value(|l, s| div_fmas(l, Format::F64, s))),
        _ => return None,
    })
}

fn negated(format: Format, v: u64) -> u64 {
    v ^ Fp::of(format).sign()
}

/// A result of arithmetic on f16 that overflows becomes the largest number if `FP16_OVFL` says so.
fn limited(l: &Lane<'_>, f: Format, v: u64, sources: &[u64]) -> u64 {
    let fp = Fp::of(f);
    let finite = sources.iter().all(|s| fp.magnitude(*s) < fp.infinity());
    if f == Format::F16 && l.mode.fp16_ovfl() && finite && fp.is_infinite(v) {
        v & fp.sign() | fp.largest()
    } else {
        v
    }
}

fn add(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    limited(l, f, softfloat::add(f, a, b, round_of(l.mode, f)), &[a, b])
}

fn sub(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    if Fp::of(f).is_nan(b) {
        return softfloat::add(f, a, b, Round::TowardZero);
    }
    add(l, f, [a, negated(f, b), 0])
}

fn subrev(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    if Fp::of(f).is_nan(a) {
        return softfloat::add(f, a, b, Round::TowardZero);
    }
    add(l, f, [b, negated(f, a), 0])
}

fn mul(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    limited(l, f, softfloat::mul(f, a, b, round_of(l.mode, f)), &[a, b])
}

fn fma(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3]) -> u64 {
    limited(l, f, softfloat::fma(f, a, b, c, round_of(l.mode, f)), &[a, b, c])
}

fn fmac(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    fma(l, f, [a, b, l.old])
}

/// Two roundings. A NaN is the first source's, also where the product is one without.
fn mad(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3]) -> u64 {
    let product = mul(l, f, [a, b, 0]);
    if let Some(nan) = softfloat::quiet_of(f, &[a, b, c]) {
        return nan;
    }
    add(l, f, [product, c, 0])
}

fn mac(l: &Lane<'_>, f: Format, [a, b, _]: [u64; 3]) -> u64 {
    mad(l, f, [a, b, l.old])
}

fn is_zero32(v: u64) -> bool {
    Fp::of(Format::F32).is_zero(v)
}

fn mad_flushed(l: &Lane<'_>, product: u64, sources: [u64; 3]) -> u64 {
    let product = crate::vector::flush(Format::F32, product);
    softfloat::quiet_of(Format::F32, &sources)
        .unwrap_or_else(|| add(l, Format::F32, [product, sources[2], 0]))
}

/// 0 times anything is +0.
fn legacy(l: &Lane<'_>, a: u64, b: u64) -> u64 {
    let fp = Fp::of(Format::F32);
    if fp.is_zero(a) || fp.is_zero(b) {
        0
    } else {
        mul(l, Format::F32, [a, b, 0])
    }
}

fn fma_legacy(l: &Lane<'_>, a: u64, b: u64, c: u64) -> u64 {
    let fp = Fp::of(Format::F32);
    if fp.is_zero(a) || fp.is_zero(b) {
        // Not `c` itself: of -0 it makes +0 (LLVM, InstCombine of llvm.amdgcn.fma.legacy).
        add(l, Format::F32, [0, c, 0])
    } else {
        fma(l, Format::F32, [a, b, c])
    }
}

fn mullit(l: &Lane<'_>, [a, b, c]: [u64; 3]) -> u64 {
    let fp = Fp::of(Format::F32);
    let least = fp.sign() | fp.largest();
    let not_positive = fp.is_nan(c) || fp.is_zero(c) || c & fp.sign() != 0;
    if not_positive || fp.is_nan(b) || b == least || b == fp.sign() | fp.infinity() {
        least
    } else {
        legacy(l, a, b)
    }
}

fn rndne(_: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    softfloat::integral(f, a, Round::NearestTiesToEven)
}

fn trunc(_: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    softfloat::integral(f, a, Round::TowardZero)
}

fn floor(_: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    softfloat::integral(f, a, Round::TowardNegative)
}

fn ceil(_: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    softfloat::integral(f, a, Round::TowardPositive)
}

/// Obeys the rounding mode, and never reaches one.
fn fract(l: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    let below = softfloat::integral(f, a, Round::TowardNegative);
    let v = softfloat::add(f, a, negated(f, below), round_of(l.mode, f));
    if let Some(nan) = softfloat::quiet_of(f, &[a]) {
        return nan;
    }
    if Fp::of(f).is_nan(v) {
        v
    } else {
        v.min(Fp::of(f).one() - 1).max(v & Fp::of(f).sign())
    }
}

/// The exponent for a fraction in [1/2, 1), of denormals too; 0 of zero and what is not finite.
fn frexp_exp(f: Format, v: u64) -> u64 {
    let fp = Fp::of(f);
    let magnitude = fp.magnitude(v);
    if magnitude == 0 || magnitude >= fp.infinity() {
        return 0;
    }
    let bias = (1i64 << (fp.exponent - 1)) - 1;
    let field = (magnitude >> fp.mantissa) as i64;
    let e = if field == 0 {
        // The leading bit of the mantissa says how far below.
        let leading = 63 - i64::from(magnitude.leading_zeros());
        1 - bias - (i64::from(fp.mantissa) - leading) + 1
    } else {
        field - bias + 1
    };
    e as u64 & 0xffff_ffff
}

fn frexp_mant(_: &Lane<'_>, f: Format, [a, ..]: [u64; 3]) -> u64 {
    let fp = Fp::of(f);
    if let Some(nan) = softfloat::quiet_of(f, &[a]) {
        return nan;
    }
    if fp.is_zero(a) || fp.is_infinite(a) {
        return a;
    }
    let e = frexp_exp(f, a) as u32 as i32;
    // Two steps: the exponent of the inverse may be out of the format's range.
    softfloat::scale(f, a, -e, Round::TowardZero)
}

fn ldexp(l: &Lane<'_>, f: Format, [a, n, _]: [u64; 3]) -> u64 {
    let n = (n as i32).clamp(-5000, 5000);
    limited(l, f, softfloat::scale(f, a, n, round_of(l.mode, f)), &[a])
}

/// Exponent field, 1 for denormals too: what the documents call the exponent.
fn field(f: Format, v: u64) -> i64 {
    (Fp::of(f).magnitude(v) >> Fp::of(f).mantissa) as i64
}

fn div_fixup(_: &Lane<'_>, f: Format, [q, d, n]: [u64; 3]) -> u64 {
    let fp = Fp::of(f);
    let sign = (d ^ n) & fp.sign();
    if let Some(nan) = softfloat::quiet_of(f, &[n, d]) {
        return nan;
    }
    if fp.is_zero(d) && fp.is_zero(n) || fp.is_infinite(d) && fp.is_infinite(n) {
        return fp.sign() | fp.nan();
    }
    if fp.is_zero(d) || fp.is_infinite(n) {
        return sign | fp.infinity();
    }
    if fp.is_infinite(d) || fp.is_zero(n) {
        return sign;
    }
    let under = match f {
        Format::F32 => -150,
        Format::F64 => -1075,
        _ => i64::MIN,
    };
    if field(f, n) - field(f, d) < under {
        sign
    } else if f != Format::F16 && fp.is_nan(q) {
        // Steps towards a quotient that is too large have overflowed (seen on hardware).
        sign | fp.infinity()
    } else if let Some(nan) = softfloat::quiet_of(f, &[q]) {
        sign | fp.magnitude(nan)
    } else {
        sign | fp.magnitude(q)
    }
}

/// Scaled by 2^±64 (f64: 2^±128) towards the side that the addend is on, rounded once.
fn div_fmas(l: &Lane<'_>, f: Format, [a, b, c]: [u64; 3]) -> u64 {
    let fp = Fp::of(f);
    if !l.carry {
        return fma(l, f, [a, b, c]);
    }
    let steps = if f == Format::F64 { 128 } else { 64 };
    let bias = (1i64 << (fp.exponent - 1)) - 1;
    let steps = if field(f, c) > bias { steps } else { -steps };
    softfloat::fma_scaled(f, a, b, c, steps, round_of(l.mode, f))
}

/// The numerator or the denominator scaled for the division sequence, and whether the quotient is to be scaled.
fn div_scale(f: Format, [a, d, n]: [u64; 3]) -> (u64, bool) {
    let fp = Fp::of(f);
    let nearest = Round::NearestTiesToEven;
    let (steps, near, tiny) = match f {
        Format::F32 => (64, 96, 23),
        _ => (128, 768, 53),
    };
    let same = |x: u64, y: u64| softfloat::order(f, x, y) == Some(core::cmp::Ordering::Equal);
    let scaled = |n: i32| softfloat::scale(f, a, n, nearest);
    if fp.is_zero(n) || fp.is_zero(d) {
        return (fp.nan(), false);
    }
    let inverse = fp.is_denormal(softfloat::div(f, fp.one(), d, nearest));
    let quotient = fp.is_denormal(softfloat::div(f, n, d, nearest));
    if field(f, n) - field(f, d) >= near {
        (if same(a, d) { scaled(steps) } else { a }, true)
    } else if fp.is_denormal(d) {
        (scaled(steps), false)
    } else if inverse && quotient {
        (if same(a, d) { scaled(-steps) } else { a }, true)
    } else if inverse {
        (scaled(-steps), false)
    } else if quotient {
        (if same(a, n) { scaled(steps) } else { a }, true)
    } else if field(f, n) <= tiny {
        (scaled(steps), false)
    } else {
        (a, false)
    }
}

/// The first 1201 bits of 2/π after the point, the highest first, by Machin's formula for π.
fn two_over_pi() -> Vec<bool> {
    // Numbers in units of 2^-1280, as 32-bit digits from the highest; the first digit is whole.
    const DIGITS: usize = 42;
    type Big = [u32; DIGITS];
    let divide = |v: &Big, by: u64| -> Big {
        let mut rest = 0;
        v.map(|digit| {
            let wide = rest << 32 | u64::from(digit);
            rest = wide % by;
            (wide / by) as u32
        })
    };
    let add = |a: &Big, b: &Big, minus: bool| -> Big {
        let mut r = [0; DIGITS];
        let mut carry = u64::from(minus);
        for i in (0..DIGITS).rev() {
            let b = if minus { !b[i] } else { b[i] };
            let sum = u64::from(a[i]) + u64::from(b) + carry;
            (r[i], carry) = (sum as u32, sum >> 32);
        }
        r
    };
    let arctan_of_inverse = |x: u64, factor: u32| -> Big {
        let mut power = [0; DIGITS];
        power[0] = factor;
        let mut power = divide(&power, x);
        let (mut sum, mut n, mut minus) = ([0; DIGITS], 1, false);
        while power.iter().any(|digit| *digit != 0) {
            sum = add(&sum, &divide(&power, n), minus);
            power = divide(&power, x * x);
            (n, minus) = (n + 2, !minus);
        }
        sum
    };
    // π = 16 atan(1/5) - 4 atan(1/239).
    let pi = add(&arctan_of_inverse(5, 16), &arctan_of_inverse(239, 4), true);
    // Long division of 2 by it, a bit at a time.
    let mut rest = [0; DIGITS];
    rest[0] = 2;
    (0..1201)
        .map(|_| {
            rest = add(&rest, &rest.clone(), false);
            let one = rest >= pi;
            if one {
                rest = add(&rest, &pi, true);
            }
            one
        })
        .collect()
}

/// 53 bits of 2/π, from where the argument's exponent and the segment say, as a value of their own weight.
fn trig_preop(a: u64, segment: u32) -> u64 {
    static BITS: std::sync::OnceLock<Vec<bool>> = std::sync::OnceLock::new();
    let bits = BITS.get_or_init(two_over_pi);
    let e = field(Format::F64, a) as i32;
    let shift = segment as i32 * 53 + (e - 1077).max(0);
    let significand = (0..53).fold(0u64, |v, i| {
        let bit = bits.get((shift + i) as usize).copied().unwrap_or(false);
        v << 1 | u64::from(bit)
    });
    let scale = -53 - shift + if e >= 1968 { 128 } else { 0 };
    let v = softfloat::from_int(Format::F64, significand.into(), Round::NearestTiesToEven);
    softfloat::scale(Format::F64, v, scale, Round::NearestTiesToEven)
}

/// Face, S, T and the longest axis of a direction; of equal axes z before y before x.
fn cube([x, y, z]: [u64; 3]) -> (u64, u64, u64, u64) {
    let f = Format::F32;
    let fp = Fp::of(f);
    let at_least = |a: u64, b: u64| {
        softfloat::order(f, fp.magnitude(a), fp.magnitude(b)).is_some_and(|order| order.is_ge())
    };
    let below = |v: u64| softfloat::order(f, v, 0) == Some(core::cmp::Ordering::Less);
    let minus = |v: u64| v ^ fp.sign();
    let number = |n: u64| [0, 0x3f80_0000, 0x4000_0000, 0x4040_0000, 0x4080_0000, 0x40a0_0000][n as usize];
    if at_least(z, x) && at_least(z, y) {
        let n = below(z);
        (
            number(4 + u64::from(n)),
            if n { minus(x) } else { x },
            minus(y),
            z,
        )
    } else if at_least(y, x) {
        let n = below(y);
        (number(2 + u64::from(n)), x, if n { minus(z) } else { z }, y)
    } else {
        let n = below(x);
        (number(u64::from(n)), if n { z } else { minus(z) }, minus(y), x)
    }
}
