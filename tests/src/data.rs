//! Input data: the same on every machine and in every run.
#![expect(clippy::panic, reason = "a test helper fails the test where it stands")]

/// A small generator of pseudo-random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that gives the same numbers for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The next 32 bits.
    pub fn u32(&mut self) -> u32 {
        (self.u64() >> 32) as u32
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.u32()) * u64::from(end)) >> 32) as u32
    }

    /// A float in `-1.0..1.0`, on a grid of 2^-23.
    pub fn f32(&mut self) -> f32 {
        ((self.u32() >> 8) as f32 - 8_388_608.0) / 8_388_608.0
    }

    /// A double in `-1.0..1.0`, on a grid of 2^-52.
    pub fn f64(&mut self) -> f64 {
        ((self.u64() >> 11) as f64 - 4_503_599_627_370_496.0) / 4_503_599_627_370_496.0
    }

    /// `n` values of `make`.
    pub fn many<T>(&mut self, n: usize, make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut make = make;
        (0..n).map(|_| make(self)).collect()
    }

    /// `n` floats of every kind that a format has: ordinary ones of all exponents, zeros, denormals, infinities, NaNs.
    pub fn all_kinds_f32(&mut self, n: usize) -> Vec<f32> {
        const SPECIAL: [u32; 16] = [
            0,
            0x8000_0000,
            1,
            0x8000_0001,
            0x007f_ffff,
            0x0080_0000,
            0x7f7f_ffff,
            0xff7f_ffff,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0xffc1_2345,
            0x3f80_0000,
            0xbf80_0000,
            0x4b00_0001,
            0x3f00_0000,
        ];
        self.many(n, |r| match r.below(4) {
            0 => f32::from_bits(SPECIAL[r.below(16) as usize]),
            1 => f32::from_bits(r.u32()),
            _ => r.f32() * 1000.0,
        })
    }

    /// As [`Random::all_kinds_f32`], for doubles.
    pub fn all_kinds_f64(&mut self, n: usize) -> Vec<f64> {
        const SPECIAL: [u64; 12] = [
            0,
            1 << 63,
            1,
            0x000f_ffff_ffff_ffff,
            0x0010_0000_0000_0000,
            0x7fef_ffff_ffff_ffff,
            0x7ff0_0000_0000_0000,
            0xfff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
            0x3ff0_0000_0000_0000,
            0x4330_0000_0000_0001,
            0x3fe0_0000_0000_0000,
        ];
        self.many(n, |r| match r.below(4) {
            0 => f64::from_bits(SPECIAL[r.below(12) as usize]),
            1 => f64::from_bits(r.u64()),
            _ => r.f64() * 1000.0,
        })
    }
}

/// Fails unless both slices are equal; names the first element that differs.
#[track_caller]
pub fn assert_same<T: PartialEq + core::fmt::Debug>(what: &str, got: &[T], want: &[T]) {
    assert_eq!(got.len(), want.len(), "{what}: number of elements");
    if let Some(at) = (0..got.len()).find(|&i| got[i] != want[i]) {
        let wrong = (0..got.len()).filter(|&i| got[i] != want[i]).count();
        panic!(
            "{what}[{at}] is {:?}, want {:?} ({wrong} of {} are wrong)",
            got[at],
            want[at],
            got.len()
        );
    }
}

/// Fails unless each element is within `relative` of the wanted one (and exactly it where that is 0).
#[track_caller]
pub fn assert_close(what: &str, got: &[f32], want: &[f64], relative: f64) {
    assert_eq!(got.len(), want.len(), "{what}: number of elements");
    for (at, (&got, &want)) in got.iter().zip(want).enumerate() {
        let error = (f64::from(got) - want).abs();
        assert!(
            error <= relative * want.abs(),
            "{what}[{at}] is {got:e}, want {want:e}: off by {error:e}"
        );
    }
}

/// Fails unless each float has the wanted bits; any NaN is as good as any other.
#[track_caller]
pub fn assert_same_f32(what: &str, got: &[f32], want: &[f32]) {
    let bits = |x: &[f32]| -> Vec<u32> {
        x.iter()
            .map(|v| if v.is_nan() { 0x7fc0_0000 } else { v.to_bits() })
            .collect()
    };
    if bits(got) == bits(want) {
        return;
    }
    let (a, b) = (bits(got), bits(want));
    let at = (0..a.len().min(b.len())).find(|&i| a[i] != b[i]);
    let wrong = a.iter().zip(&b).filter(|(x, y)| x != y).count();
    panic!(
        "{what}{at:?}: {:x?} wanted {:x?} ({wrong} of {} are wrong)",
        at.map(|i| a[i]),
        at.map(|i| b[i]),
        a.len()
    );
}

/// As [`assert_same_f32`], for doubles.
#[track_caller]
pub fn assert_same_f64(what: &str, got: &[f64], want: &[f64]) {
    let bits = |x: &[f64]| -> Vec<u64> {
        x.iter()
            .map(|v| if v.is_nan() { 0x7ff8 << 48 } else { v.to_bits() })
            .collect()
    };
    assert_same(what, &bits(got), &bits(want));
}

/// As [`assert_same_f32`], for half floats given as bits.
#[track_caller]
pub fn assert_same_f16(what: &str, got: &[half::f16], want: &[half::f16]) {
    let bits = |x: &[half::f16]| -> Vec<u16> {
        x.iter()
            .map(|v| if v.is_nan() { 0x7e00 } else { v.to_bits() })
            .collect()
    };
    assert_same(what, &bits(got), &bits(want));
}
