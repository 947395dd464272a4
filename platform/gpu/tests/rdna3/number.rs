//! Numbers of 16 bits on the CPU, by the definition of their formats.

/// The value of a pattern with `bits` of mantissa below `exponent` of exponent.
fn value(v: u32, exponent: i32, bits: i32) -> f64 {
    let (e, m) = ((v >> bits) as i32 & ((1 << exponent) - 1), v & ((1 << bits) - 1));
    let bias = (1 << (exponent - 1)) - 1;
    let magnitude = if e == (1 << exponent) - 1 {
        if m == 0 { f64::INFINITY } else { f64::NAN }
    } else if e == 0 {
        f64::from(m) * 2f64.powi(1 - bias - bits)
    } else {
        f64::from(m | 1 << bits) * 2f64.powi(e - bias - bits)
    };
    if v >> 15 & 1 != 0 { -magnitude } else { magnitude }
}

/// The value of the binary16 in the low half.
pub fn num(v: u32) -> f64 {
    value(v & 0xffff, 5, 10)
}

/// The value of the bfloat16 in the low half.
pub fn brain(v: u32) -> f64 {
    value(v & 0xffff, 8, 7)
}

/// The pattern nearest to a number, ties to even, of a format as in [`value`].
fn nearest(v: f64, exponent: i32, bits: i32) -> u32 {
    let sign = if v.is_sign_negative() { 0x8000 } else { 0 };
    let magnitude = v.abs();
    let infinity = ((1 << exponent) - 1) << bits;
    // Patterns are in the order of their values; infinity stands for what would be next to the largest.
    let at = |i: u32| {
        if i == infinity {
            2.0 * value(i - (1 << bits), exponent, bits)
        } else {
            value(i, exponent, bits)
        }
    };
    let (mut low, mut high) = (0, infinity);
    while low + 1 < high {
        let middle = (low + high) / 2;
        if at(middle) <= magnitude {
            low = middle;
        } else {
            high = middle;
        }
    }
    let (below, above) = (magnitude - at(low), at(high) - magnitude);
    let up = above < below || (above == below && low % 2 == 1);
    sign | if up { high } else { low }
}

/// The binary16 nearest to a number.
pub fn h(v: f64) -> u32 {
    nearest(v, 5, 10)
}

/// The bfloat16 nearest to a number.
pub fn b(v: f64) -> u32 {
    nearest(v, 8, 7)
}

/// The binary16 next to a number towards zero.
pub fn truncated(v: f32) -> u32 {
    let nearest = h(f64::from(v));
    let beyond = num(nearest).abs() > f64::from(v).abs();
    nearest - u32::from(beyond)
}

pub fn float(v: u32) -> f32 {
    f32::from_bits(v)
}

/// The sum of the products of halves that are small integers, by `of`.
pub fn dot2(of: impl Fn(u32) -> f64, a: u32, b: u32) -> f32 {
    (of(a) * of(b) + of(a >> 16) * of(b >> 16)) as f32
}

/// `old` with another low half.
pub fn low(old: u32, v: u32) -> u32 {
    old & 0xffff_0000 | v & 0xffff
}

/// `old` with another high half.
pub fn high(old: u32, v: u32) -> u32 {
    old & 0xffff | v << 16
}

pub fn median(mut v: [i16; 3]) -> i16 {
    v.sort_unstable();
    v[1]
}

/// A dot product of elements of `width` bits, signed where `signed` says, added to a signed number.
pub fn dot(width: u32, signed: [bool; 2], a: u32, b: u32, c: u32, clamp: bool) -> u32 {
    let element = |v: u32, i: u32, signed: bool| {
        let v = i64::from(v) >> (width * i) & ((1 << width) - 1);
        if signed && v >> (width - 1) != 0 {
            v - (1 << width)
        } else {
            v
        }
    };
    let products: i64 = (0..32 / width)
        .map(|i| element(a, i, signed[0]) * element(b, i, signed[1]))
        .sum();
    let sum = products + i64::from(c as i32);
    if clamp {
        sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as u32
    } else {
        sum as u32
    }
}

/// A dot product of unsigned elements of `width` bits, added to an unsigned number, that saturates.
pub fn udot(width: u32, a: u32, b: u32, c: u32) -> u32 {
    let mask = (1u64 << width) - 1;
    let element = |v: u32, i: u32| u64::from(v) >> (width * i) & mask;
    let products: u64 = (0..32 / width).map(|i| element(a, i) * element(b, i)).sum();
    (products + u64::from(c)).min(0xffff_ffff) as u32
}
