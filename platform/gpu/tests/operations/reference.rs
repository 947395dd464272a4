//! What results are to be, by the instruction set documents.

pub(super) fn f(v: u32) -> f32 {
    f32::from_bits(v)
}

/// Zero for a denormal, with its sign.
pub(super) fn flush(v: f32) -> f32 {
    if v.is_subnormal() { 0.0f32.copysign(v) } else { v }
}

pub(super) fn mad(a: u32, b: u32, c: u32) -> u32 {
    flush(flush(flush(f(a)) * flush(f(b))) + flush(f(c))).to_bits()
}

/// The value of a binary16.
pub(super) fn half(v: u32) -> f64 {
    let (e, m) = ((v >> 10 & 31) as i32, f64::from(v & 0x3ff) / 1024.0);
    match e {
        31 if m != 0.0 => f64::NAN,
        31 => f64::INFINITY,
        0 => m * 2f64.powi(-14),
        _ => (1.0 + m) * 2f64.powi(e - 15),
    }
    .copysign(if v & 0x8000 != 0 { -1.0 } else { 1.0 })
}

/// A binary16 without denormals.
pub(super) fn flushed_half(v: u32) -> f64 {
    half(if v & 0x7c00 == 0 { v & 0x8000 } else { v })
}

/// IEEE 754-2019 minimum (or maximum) of three numbers, or NaN.
pub(super) fn extreme(values: [f64; 3], max: bool) -> f64 {
    if values.iter().any(|v| v.is_nan()) {
        return f64::NAN;
    }
    let mut sorted = values;
    sorted.sort_by(f64::total_cmp);
    sorted[if max { 2 } else { 0 }]
}

pub(super) fn pair(v: &[u32; 8], max: bool) -> u32 {
    let one = |s: u32| {
        let codes = [v[3] >> s, v[4] >> s, v[5] >> s].map(|c| c & 0xffff);
        let r = extreme(codes.map(half), max);
        let same = |c: &u32| half(*c).to_bits() == r.to_bits();
        if r.is_nan() {
            0x7e00
        } else {
            codes.into_iter().find(same).unwrap()
        }
    };
    one(0) | one(16) << 16
}

/// The nearest code of an f32 in a format that is its upper bits, or binary16.
pub(super) fn bf16(v: u32) -> u32 {
    if f(v).is_nan() {
        return v >> 16 | 0x40;
    }
    let (up, rest) = (v >> 16, v & 0xffff);
    up + u32::from(rest > 0x8000 || rest == 0x8000 && up & 1 != 0)
}

pub(super) fn f16(v: u32) -> u32 {
    let (sign, a) = (v >> 16 & 0x8000, f64::from(f(v)).abs());
    if a.is_nan() {
        return sign | 0x7e00;
    }
    let low = (0..0x7c00).rev().find(|c| half(*c) <= a).unwrap();
    let above = if low == 0x7bff { 65536.0 } else { half(low + 1) };
    let (down, up) = (a - half(low), above - a);
    let code = low + u32::from(up < down || up == down && low & 1 != 0);
    sign | code
}

pub(super) fn table(v: &[u32; 8], table: u32) -> u32 {
    (0..32).fold(0, |r, bit| {
        let index = (v[3] >> bit & 1) << 2 | (v[4] >> bit & 1) << 1 | v[5] >> bit & 1;
        r | (table >> index & 1) << bit
    })
}

pub(super) fn shifted(v: &[u32; 8], low: i32, high: i32) -> u32 {
    let one = |x: u32| (x as i32 >> (v[5] & 31)).clamp(low, high) as u32 & 0xff;
    one(v[3]) | one(v[4]) << 8
}

pub(super) fn dot(a: [f64; 2], b: [f64; 2], c: f32) -> u32 {
    let r = (a[0] as f32).mul_add(b[0] as f32, c);
    (a[1] as f32).mul_add(b[1] as f32, r).to_bits()
}

/// An integer result that saturates.
pub(super) fn within(v: i64, low: i64, high: i64) -> u32 {
    v.clamp(low, high) as u32
}

/// The sum of the distances of the fields of v4 and v5, without those where v5's is 0 if `masked`.
pub(super) fn apart(v: &[u32; 8], bits: u32, masked: bool) -> i64 {
    let field = |v: u32, i: u32| i64::from(v >> (i * bits) & (u32::MAX >> (32 - bits)));
    (0..32 / bits)
        .filter(|i| !masked || field(v[4], *i) != 0)
        .map(|i| (field(v[3], i) - field(v[4], i)).abs())
        .sum()
}
